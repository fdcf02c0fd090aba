"""Finding games by name: those in this package, those installed beside it, and those added by hand."""

from __future__ import annotations

import importlib
import pkgutil
from importlib.metadata import entry_points
from typing import Any

from banneret.core.errors import UnknownGame
from banneret.core.rules import Rules

#: Packages may offer games under this entry point group: name = "module:RULES".
GROUP = "banneret.games"

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


def find(name: object) -> Rules[Any]:
    """The rules of a game."""
    if isinstance(name, str):
        found = _found.get(name)
        if found is not None:
            return found
        if name in _own():
            module = importlib.import_module("banneret.games." + name.replace("-", "_"))
            add(module.RULES)
            return _found[name]
        for point in entry_points(group=GROUP):
            if point.name == name:
                rules = point.load()
                if not isinstance(rules, Rules) or rules.name != name:
                    raise UnknownGame(f"entry point {name!r} ({point.value}) is not the rules of that game")
                add(rules)
                return rules
    raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
