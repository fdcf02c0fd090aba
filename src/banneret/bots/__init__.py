"""Who can sit in a seat without being a person. Bots are found by name, as games are."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final, Protocol

from banneret.bots.greedy import GreedyBot
from banneret.bots.judge import NoEvaluation
from banneret.bots.random_bot import RandomBot
from banneret.bots.seat import SeatView
from banneret.core.errors import BanneretError

__all__ = [
    "Bot",
    "GreedyBot",
    "Maker",
    "NoEvaluation",
    "RandomBot",
    "SeatView",
    "UnknownBot",
    "add",
    "find",
    "names",
    "plays",
]

#: Packages may offer bots under this entry point group: name = "module:Maker".
GROUP: Final = "banneret.bots"


class UnknownBot(BanneretError):
    """There is no bot of that name."""


class Bot(Protocol):
    """Decides for one seat of one game."""

    def choose(self, seat: SeatView) -> int:
        """One of ``seat.choices()``; asked only when the seat must act."""


#: Makes a bot from a seed: the same seed and the same game give the same choices. One that cannot play every
#: game has a function ``plays(game) -> bool``.
Maker = Callable[[object], Bot]

_MAKERS: Final[dict[str, Maker]] = {"greedy": GreedyBot, "random": RandomBot}


def add(name: str, maker: Maker) -> None:
    """Makes a bot known by its name, in this process."""
    _MAKERS[name] = maker


def names(game: str | None = None) -> list[str]:
    """The names of all bots there are, or of those that can play a game."""
    plugged = [point.name for point in entry_points(group=GROUP)]
    found = sorted({*_MAKERS, *plugged})
    if game is None:
        return found
    return [name for name in found if plays(name, game)]


def plays(name: str, game: str) -> bool:
    """Whether a bot can play a game."""
    able = getattr(find(name), "plays", None)
    return able is None or bool(able(game))


def find(name: object) -> Maker:
    """What makes bots of that name: ``find("random")(seed)``."""
    if isinstance(name, str):
        maker = _MAKERS.get(name)
        if maker is not None:
            return maker
        for point in entry_points(group=GROUP):
            if point.name == name:
                loaded: Maker = point.load()
                add(name, loaded)
                return loaded
    raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(names())}")
