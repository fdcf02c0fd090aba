"""Bots that go round in circles: begin, think better of it, begin again, and nobody else gets to play."""

from __future__ import annotations

from typing import Final

from banneret.bots.seat import SeatView

#: So many choices in a row, with nobody else deciding anything, are no reason to look for circles yet.
_PATIENCE: Final = 16


class Circles:
    """Keeps a bot from choosing the same in the same situation again and again.

    Only a seat that decides alone for long is watched: what others do, or what happens, is progress.
    """

    def __init__(self) -> None:
        self._chair: SeatView | None = None
        self._version = 0
        self._row = 0
        self._made: dict[int, set[int]] = {}
        self._here: set[int] = set()

    def ways_on(self, seat: SeatView, listed: tuple[int, ...]) -> tuple[int, ...]:
        """Of the choices those that were not made in this situation before; all, if all were."""
        version = seat.version()
        if seat is not self._chair or version != self._version + 1:
            self._chair = seat
            self._row = 0
            self._made.clear()
        self._version = version
        self._row += 1
        if self._row <= _PATIENCE:
            return listed
        view = seat.view()
        self._here = self._made.setdefault(hash(repr((view["prompt"], view["board"]))), set())
        return tuple([choice for choice in listed if choice not in self._here]) or listed

    def made(self, choice: int) -> int:
        """Remembers a choice, and gives it back."""
        if self._row > _PATIENCE:
            self._here.add(choice)
        return choice
