"""Who can sit in a seat without being a person. Bots are found by name, as games are.

random  greedy  page  squire  knight  lord     of this package, weakest to strongest but for the first two
search:nodes=2000:depth=8                      with options
my_bot.py:MyBot                                from a file
http://127.0.0.1:9000/                         another program, asked over HTTP
anything else                                  from an installed package (entry point group banneret.bots)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol, runtime_checkable

from banneret.bots import plugs
from banneret.bots.faults import BadBot, BotFailed, UnknownBot
from banneret.bots.greedy import GreedyBot
from banneret.bots.judge import NoEvaluation
from banneret.bots.random_bot import RandomBot
from banneret.bots.remote import RemoteMaker
from banneret.bots.search.levels import LEVELS, SearchMaker
from banneret.bots.seat import SeatView

__all__ = [
    "BadBot",
    "Bot",
    "BotFailed",
    "GreedyBot",
    "Maker",
    "NoEvaluation",
    "RandomBot",
    "SeatView",
    "UnknownBot",
    "add",
    "find",
    "names",
    "of_the_house",
    "plays",
]


class Bot(Protocol):
    """Decides for one seat of one game."""

    def choose(self, seat: SeatView) -> int:
        """One of ``seat.choices()``; asked only when the seat must act."""


#: Makes a bot from a seed: the same seed and the same game give the same choices. One that cannot play every
#: game has a function ``plays(game) -> bool``; one that takes options has ``configured(options) -> Maker``.
Maker = Callable[[object], Bot]


@runtime_checkable
class Configurable(Protocol):
    """A maker whose bots can be made in several ways."""

    def configured(self, options: Mapping[str, str]) -> Maker:
        """A maker of bots with these options, or ValueError with the reason."""


#: The bots of this package, in the order in which people should be offered them: the best one first.
_HOUSE: Final[dict[str, Maker]] = {
    **{name: LEVELS[name] for name in reversed(LEVELS)},
    "greedy": GreedyBot,
    "random": RandomBot,
}
#: Found by name, but only with what it is to do: offered to nobody.
_WORKSHOP: Final[dict[str, Maker]] = {"search": SearchMaker()}
_ADDED: Final[dict[str, Maker]] = {}


def add(name: str, maker: Maker) -> None:
    """Makes a bot known by its name, in this process."""
    _ADDED[name] = maker


def names(game: str | None = None) -> list[str]:
    """The names of all bots there are, or of those that can play a game: ours first, the best one first."""
    others = sorted({*_ADDED, *plugs.plugged()} - set(_HOUSE))
    found = [*_HOUSE, *others]
    if game is None:
        return found
    return [name for name in found if plays(name, game)]


def plays(name: str, game: str) -> bool:
    """Whether a bot can play a game."""
    able = getattr(find(name), "plays", None)
    return able is None or bool(able(game))


def of_the_house(name: str) -> bool:
    """Whether a bot is one of this package, so that it can be trusted with the process it runs in."""
    base = name.partition(":")[0]
    return base not in _ADDED and (base in _HOUSE or base in _WORKSHOP)


def find(name: object) -> Maker:
    """What makes bots of that name: ``find("random")(seed)``.

    Raises:
        UnknownBot: there is none; BadBot, one of them, says that there is, but it cannot be had so.
    """
    if not isinstance(name, str):
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(names())}")
    if name.startswith(("http://", "https://")):
        return RemoteMaker(name)
    file = plugs.file_of(name)
    if file is not None:
        path, maker, told = file
        return _with_options(plugs.from_file(path, maker), name, told)
    base, _, told = name.partition(":")
    return _with_options(_named(base), name, told)


def _named(name: str) -> Maker:
    found = _ADDED.get(name) or _HOUSE.get(name) or _WORKSHOP.get(name) or plugs.from_package(name)
    if found is None:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(names())}")
    return found


def _with_options(maker: Maker, name: str, told: str) -> Maker:
    """``key=value`` pairs, with colons between them."""
    if not told:
        return maker
    if not isinstance(maker, Configurable):
        raise BadBot(f"bot {name!r} takes no options")
    options: dict[str, str] = {}
    for pair in told.split(":"):
        key, equals, value = pair.partition("=")
        if not equals or key in options:
            raise BadBot(f"options of a bot are KEY=VALUE, each once, with colons between them: {name!r}")
        options[key] = value
    try:
        return maker.configured(options)
    except ValueError as error:
        raise BadBot(f"bot {name!r}: {error}") from error
