"""Places of steps that are written in another chapter: they do nothing. None is left in a finished game."""

from __future__ import annotations

from banneret.core.step import GO, Step
from banneret.games.fief_england.state import STIR, Fief


class Pending(Step[Fief]):
    """Pops itself."""

    name = "pending"

    def run(self, s: Fief, f: list[int]) -> int:
        s.now[STIR] = 0
        s.pop()
        return GO
