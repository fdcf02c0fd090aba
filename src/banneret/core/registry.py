"""Finding games by name: those in this package, those installed beside it, and those added by hand."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, Final

from banneret.core.errors import BadFigures, UnknownGame
from banneret.core.figures import figures_of, own_file
from banneret.core.game import new
from banneret.core.gamefile import NONSENSE
from banneret.core.playout import playout
from banneret.core.rules import Rules

#: Packages may offer games under this entry point group: name = "module:RULES".
GROUP = "banneret.games"

#: A game that takes so many decisions does not end.
_LONGEST: Final = 20_000

_found: dict[str, Rules[Any]] = {}


def add(rules: Rules[Any]) -> None:
    """Makes a game known by its name."""
    _found[rules.name] = rules


def _own() -> list[str]:
    package = importlib.import_module("banneret.games")
    return sorted(
        info.name.replace("_", "-") for info in pkgutil.iter_modules(package.__path__) if info.ispkg
    )


def names() -> list[str]:
    """The names of all games there are."""
    plugged = [point.name for point in entry_points(group=GROUP)]
    return sorted({*_own(), *plugged, *_found})


def _fitting(name: str, load: Callable[[], object], where: str) -> Rules[Any]:
    """The rules of a game, tried out where the user has put in figures of their own."""
    own = own_file(name)
    try:
        rules = load()
        if not isinstance(rules, Rules) or rules.name != name:
            raise UnknownGame(f"{where} is not the rules of that game")
        if own:
            _try_out(rules)
    except NONSENSE as error:
        if not own:
            raise
        raise BadFigures(
            f"{own}: {name} cannot be played with these figures: {type(error).__name__}: {error}"
        ) from error
    return rules


def _try_out(rules: Rules[Any]) -> None:
    """Plays a game at random for every number of seats: figures that do not fit together come up at once."""
    if rules.figures != figures_of(rules.name, rules.package).mark:
        raise BadFigures(f"{own_file(rules.name)}: {rules.name} takes no figures of one's own")
    for seats in rules.seat_names:
        game = new(rules, seats, "a trial", None, None)
        made = playout(game, seats, _LONGEST)
        faults = rules.check(game.state)
        if not game.over:
            faults.append(f"a game does not end after {made} decisions")
        if faults:
            raise ValueError(faults[0])


def find(name: object) -> Rules[Any]:
    """The rules of a game."""
    if isinstance(name, str):
        found = _found.get(name)
        if found is not None:
            return found
        if name in _own():
            package = "banneret.games." + name.replace("-", "_")
            add(_fitting(name, lambda: importlib.import_module(package).RULES, package))
            return _found[name]
        for point in entry_points(group=GROUP):
            if point.name == name:
                add(_fitting(name, point.load, f"entry point {name!r} ({point.value})"))
                return _found[name]
    raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
