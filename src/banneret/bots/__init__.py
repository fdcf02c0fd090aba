"""Who can sit in a seat without being a person. Bots are found by name, as games are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from banneret.bots.random_bot import RandomBot
from banneret.bots.seat import SeatView
from banneret.core.errors import BanneretError

__all__ = ["Bot", "RandomBot", "SeatView", "UnknownBot", "find", "names"]


class UnknownBot(BanneretError):
    """There is no bot of that name."""


class Bot(Protocol):
    """Decides for one seat of one game."""

    def choose(self, seat: SeatView) -> int:
        """One of ``seat.choices()``; asked only when the seat must act."""


#: Makes a bot from a seed: the same seed and the same game give the same choices.
Maker = Callable[[object], Bot]

_MAKERS: Final[dict[str, Maker]] = {"random": RandomBot}


def names() -> list[str]:
    """The names of all bots there are."""
    return sorted(_MAKERS)


def find(name: object) -> Maker:
    """What makes bots of that name: ``find("random")(seed)``."""
    maker = _MAKERS.get(name) if isinstance(name, str) else None
    if maker is None:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(names())}")
    return maker
