"""Positions that a seat could not tell from the real one."""

from __future__ import annotations

import random

from banneret.games.fief_england.state import Fief


def sample(s: Fief, copy: Fief, seat: int, rng: random.Random) -> Fief:
    """Fills what a seat (-1: a spectator) does not know with anything that fits what it does know."""
    return copy
