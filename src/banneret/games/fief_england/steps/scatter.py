"""10.3: troops left without a noble move out in groups of up to four (FE-10.3-c)."""

from __future__ import annotations

from banneret.games.fief_england.state import Fief


def scatter(s: Fief, g: int, place: int) -> None:
    """If a family's troops in a place have no free noble of it there any more, pushes the step that spreads them."""
