"""Banneret: four medieval board games, every rule, for people and programs.

>>> import banneret
>>> game = banneret.new("richard3", seats=2, seed=7)
>>> seat = game.must_act[0]
>>> game.apply(seat, game.choices(seat)[0])
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from banneret.core import game as _game
from banneret.core import gamefile as _gamefile
from banneret.core import registry as _registry
from banneret.core.chance import Source
from banneret.core.errors import BanneretError
from banneret.core.game import NATURE, Game
from banneret.core.text import LANGUAGES, texts

# Loading the package banneret.games puts it in the place of the function below, so it comes first.
importlib.import_module("banneret.games")

__version__ = "0.1.0"
__all__ = [
    "LANGUAGES",
    "NATURE",
    "BanneretError",
    "Game",
    "build_info",
    "games",
    "load",
    "new",
    "restore",
    "setup",
    "texts",
]


def new(
    name: str,
    seats: int = 2,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    source: Source | None = None,
) -> Game:
    """Starts a game.

    Args:
        name: the game's id, one of ``games()``.
        seats: how many seats play.
        seed: an int or text for the same chances every time; None for fresh secret ones.
        options: what the players agreed on; what is left out has its default.
        source: another source of chance instead of a seed, for tests and puzzles.
    """
    return _game.new(_registry.find(name), seats, seed, options, source)


def setup(
    name: str, position: Mapping[str, object], seed: int | str | None = None, source: Source | None = None
) -> Game:
    """Starts from a position written by hand in names; ``game.describe_position()`` gives one back."""
    return _game.from_position(_registry.find(name), position, seed, source)


def load(text: str | bytes | Path) -> Game:
    """Opens a game file (its text, or the path of it), replaying and checking every choice."""
    if isinstance(text, Path):
        text = text.read_bytes()
    read = _gamefile.read(_gamefile.read_text(text), "game")
    return _game.from_file(_registry.find(read.game), read)


def restore(data: Mapping[str, object]) -> Game:
    """Goes on from a snapshot."""
    read = _gamefile.read(data, "snapshot")
    rules = _registry.find(read.game)
    return _game.from_snapshot(rules, read._replace(lines=_gamefile.read_lines(rules, data)))


def games() -> list[dict[str, Any]]:
    """What there is: for each game its id, seats, options, presets of them, edition and maturity.

    ``figures`` is the mark of a user's own figures; empty where the printed ones are played with.
    """
    result: list[dict[str, Any]] = []
    for name in _registry.names():
        rules = _registry.find(name)
        result.append(
            {
                "name": rules.name,
                "seats": sorted(rules.seat_names),
                "options": {
                    o.name: {"values": list(o.values), "default": o.default, "group": o.group}
                    for o in rules.options
                },
                "presets": {preset.name: dict(preset.values) for preset in rules.presets},
                "edition": rules.edition,
                "rules": rules.version,
                "figures": rules.figures,
                "maturity": rules.maturity,
            }
        )
    return result


def build_info() -> dict[str, str]:
    """How this Banneret was built: ``compiled`` or ``pure``, and why."""
    compiled = str(_game.__file__).endswith((".so", ".pyd"))
    reason = ""
    try:
        from banneret._built import REASON

        reason = REASON
    except ImportError:
        reason = "run from a checkout"
    return {"version": __version__, "build": "compiled" if compiled else "pure", "reason": reason}
