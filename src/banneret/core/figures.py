"""Printed figures: a game's ``data.toml``, with a user's own file laid over it.

Some printed figures could not be seen and were reconstructed. Whoever owns the game can put the true ones
into a file that names the game and has the structure of its ``data.toml``, with only what is to be changed::

    figures-of = "richard3"

    [limits]
    red = 1

    [[card]]
    id = "muster"
    count = 2

Entries of arrays are found by their ``id``. The files are named by ``BANNERET_FIGURES`` (several are joined
as in ``PATH``) or by the option ``--figures``, before a game is first used: its tables are made from its
figures when its module is loaded. Game files and snapshots carry their mark.
"""

from __future__ import annotations

import hashlib
import importlib.resources
import json
import os
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from banneret.core.errors import BadFigures

#: The environment variable that names the files.
VARIABLE: Final = "BANNERET_FIGURES"
#: The key of a file that names its game.
GAME_KEY: Final = "figures-of"
#: No printed figure is larger, and no file longer.
_LARGEST: Final = 9999
_LONGEST: Final = 1_000_000
#: What a value of the user's own may not replace: names of things, and where the printed figures are from.
_FIXED: Final = ("id", "from")


class Figures(NamedTuple):
    """The figures that a game is played with.

    Attributes:
        data: as they stand in ``data.toml``, with what a user's file replaces.
        mark: a fingerprint of what is replaced; empty if these are the printed figures.
        replaced: where values are replaced, as ``card.muster.count``.
        file: the user's file, or an empty string.
    """

    data: dict[str, Any]
    mark: str
    replaced: tuple[str, ...]
    file: str


_found: dict[str, Figures] = {}


def figures_of(game: str, package: str) -> Figures:
    """The figures of a game: those beside it in its package, with the user's own laid over them.

    Raises:
        BadFigures: the user's file cannot be read, or does not fit the game.
    """
    found = _found.get(package)
    if found is None:
        raw = importlib.resources.files(package).joinpath("data.toml").read_text("utf-8")
        file, own = _own_file(game)
        found = laid_over(tomllib.loads(raw), own, file)
        _found[package] = found
    return found


def use(files: Iterable[str | Path]) -> list[str]:
    """Names the user's files, instead of those that the environment names; returns the games they are of.

    Raises:
        BadFigures: a file cannot be read, names no game, or one that is in use already.
    """
    paths = [str(Path(file).absolute()) for file in files]
    games = [_game_of(path, _read(path)) for path in paths]
    for game, path in zip(games, paths, strict=True):
        if games.count(game) > 1:
            raise BadFigures(f"{path}: there is another file for the figures of {game}")
        if any(package.rpartition(".")[2].replace("_", "-") == game for package in _found):
            raise BadFigures(f"{path}: {game} is in use already; name its figures before it is first used")
    os.environ[VARIABLE] = os.pathsep.join(paths)
    return games


def own_file(game: str) -> str:
    """The user's file for a game, or an empty string."""
    return _own_file(game)[0]


def _own_file(game: str) -> tuple[str, dict[str, Any]]:
    found: tuple[str, dict[str, Any]] = ("", {})
    for path in os.environ.get(VARIABLE, "").split(os.pathsep):
        if path:
            own = _read(path)
            if _game_of(path, own) == game:
                if found[0]:
                    raise BadFigures(f"{path}: {found[0]} holds figures of {game} too")
                found = (path, {key: value for key, value in own.items() if key != GAME_KEY})
    return found


def _read(path: str) -> dict[str, Any]:
    try:
        with Path(path).open("rb") as file:
            raw = file.read(_LONGEST + 1)
    except (OSError, ValueError) as error:
        raise BadFigures(f"{path}: the figures cannot be read: {error}") from error
    if len(raw) > _LONGEST:
        raise BadFigures(f"{path}: longer than {_LONGEST} bytes; no game has so many figures")
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadFigures(f"{path}: this is no TOML: {error}") from error


def _game_of(path: str, own: dict[str, Any]) -> str:
    game = own.get(GAME_KEY)
    if type(game) is not str or not game:
        raise BadFigures(f'{path}: it does not say of which game it is; write {GAME_KEY} = "richard3", say')
    return game


def laid_over(printed: dict[str, Any], own: dict[str, Any], file: str) -> Figures:
    """Printed figures with a user's own.

    Raises:
        BadFigures: something in the file is unknown or of another kind than what it replaces.
    """
    changes: dict[str, Any] = {}
    data = _table(own, printed, [printed], "", file, changes)
    replaced = tuple(sorted(changes))
    mark = ""
    if changes:
        text = json.dumps(changes, sort_keys=True, separators=(",", ":"))
        mark = hashlib.blake2b(text.encode("utf-8"), digest_size=4).hexdigest()
    return Figures(data, mark, replaced, file if changes else "")


def _joined(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _table(
    own: dict[str, Any],
    printed: dict[str, Any],
    alike: list[dict[str, Any]],
    path: str,
    file: str,
    changes: dict[str, Any],
) -> dict[str, Any]:
    """A table with the user's values; ``alike`` are tables of the same kind, which may have more keys."""
    result = dict(printed)
    for name, value in own.items():
        here = _joined(path, name)
        examples = [table[name] for table in alike if name in table]
        if not examples or name in _FIXED:
            known = sorted({key for table in alike for key in table if key not in _FIXED})
            raise BadFigures(
                f"{file}: {path or 'this game'} has no figure {name!r}; it has: {', '.join(known)}"
            )
        if name in printed and all([isinstance(entry, dict) for entry in printed.values()]):
            # A table of tables: what one of them may say, all may.
            examples = [*examples, *printed.values()]
        result[name] = _value(value, printed.get(name), examples, here, file, changes)
    return result


def _value(own: Any, printed: Any, examples: list[Any], path: str, file: str, changes: dict[str, Any]) -> Any:
    """One value of the user's, checked against what stands in such a place."""
    tables = [example for example in examples if isinstance(example, dict)]
    lists = [example for example in examples if isinstance(example, list)]
    if tables and isinstance(own, dict):
        return _table(own, printed if isinstance(printed, dict) else {}, tables, path, file, changes)
    entries = [entry for example in lists for entry in example]
    if lists and isinstance(own, list) and entries and all([_is_entry(entry) for entry in entries]):
        return _entries(own, printed if isinstance(printed, list) else [], entries, path, file, changes)
    _check(own, examples, path, file)
    if own != printed:
        changes[path] = own
    return own


def _is_entry(entry: object) -> bool:
    return isinstance(entry, dict) and "id" in entry


def _entries(
    own: list[Any],
    printed: list[Any],
    alike: list[dict[str, Any]],
    path: str,
    file: str,
    changes: dict[str, Any],
) -> list[Any]:
    """An array of tables, each found by its id."""
    result = list(printed)
    places = {str(entry["id"]): place for place, entry in enumerate(printed)}
    seen: set[str] = set()
    for number, item in enumerate(own):
        if not isinstance(item, dict) or "id" not in item:
            raise BadFigures(f"{file}: entry {number + 1} of {path} has no id; it says which one is meant")
        name = str(item["id"])
        if name not in places:
            raise BadFigures(f"{file}: there is no {path} {name!r}; there are: {', '.join(places)}")
        if name in seen:
            raise BadFigures(f"{file}: {path} {name!r} is there twice")
        seen.add(name)
        rest = {key: value for key, value in item.items() if key != "id"}
        place = places[name]
        result[place] = _table(rest, printed[place], alike, _joined(path, name), file, changes)
    return result


def _check(own: Any, examples: list[Any], path: str, file: str) -> None:
    """Raises BadFigures unless a value is of the kind of its examples."""
    if isinstance(own, dict):
        tables = [example for example in examples if isinstance(example, dict)]
        for name, value in own.items():
            inner = [table[name] for table in tables if name in table]
            if not inner:
                raise BadFigures(f"{file}: {path} has no figure {name!r}")
            _check(value, inner, _joined(path, name), file)
        if tables:
            return
    elif isinstance(own, list):
        lists = [example for example in examples if isinstance(example, list)]
        entries = [entry for example in lists for entry in example]
        for value in own:
            if entries:
                _check(value, entries, path, file)
        if lists:
            return
    elif type(own) in [type(example) for example in examples]:
        if isinstance(own, int) and not isinstance(own, bool):
            least = -_LARGEST if any([type(one) is int and one < 0 for one in examples]) else 0
            if not least <= own <= _LARGEST:
                raise BadFigures(f"{file}: {path} cannot be {own}; it is a number from {least} to {_LARGEST}")
        elif isinstance(own, float):
            raise BadFigures(f"{file}: {path} cannot be {own}; figures are whole numbers")
        return
    kinds = sorted({_KINDS.get(type(example), "something else") for example in examples})
    raise BadFigures(f"{file}: {path} cannot be {own!r}; it is {' or '.join(kinds)}")


_KINDS: Final[dict[type, str]] = {
    bool: "true or false",
    int: "a whole number",
    str: "a text",
    list: "a list",
    dict: "a table",
}
