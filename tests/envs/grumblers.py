"""A bot that fails, for those who want to see what becomes of the others."""

from __future__ import annotations

from banneret import bots
from banneret.bots import SeatView


class Grumbler:
    def __init__(self, seed: object) -> None:
        self._left = 3

    def choose(self, seat: SeatView) -> int:
        self._left -= 1
        if not self._left:
            raise RuntimeError("I have had enough")
        return seat.choices()[0]


bots.add("grumbler", Grumbler)
