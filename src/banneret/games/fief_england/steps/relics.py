"""12 and 13.2: relics and Excalibur: found, carried, handed over, lost."""

from __future__ import annotations

from banneret.games.fief_england.state import Fief


def enter(s: Fief, n: int) -> None:
    """A noble has come to a city (or was appointed there): he reveals or picks up what he may (FE-12.0-a)."""


def orphan(s: Fief, n: int, place: int) -> None:
    """A noble who carried relics or the sword has died or was captured in a place (FE-12.0-e, FE-12.0-k)."""
