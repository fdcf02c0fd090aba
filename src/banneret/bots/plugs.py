"""Bots that come from elsewhere: an entry point of a package, a file, an address."""

from __future__ import annotations

import hashlib
import importlib.util
import re
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from banneret.bots.faults import BadBot

#: Packages may offer bots under this entry point group: name = "module:Maker".
GROUP: Final = "banneret.bots"

#: ``my_bot.py:MyBot``, perhaps with options behind it.
_FILE: Final = re.compile(r"(?P<path>.+\.py):(?P<maker>[^:]*)(?P<rest>:.*)?\Z", re.DOTALL)


def plugged() -> list[str]:
    """The names of the bots that installed packages offer."""
    return [point.name for point in entry_points(group=GROUP)]


def from_package(name: str) -> Callable[[object], Any] | None:
    """What a package offers under a name."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            try:
                found = point.load()
            except Exception as error:
                raise BadBot(f"bot {name!r} ({point.value}) cannot be loaded: {_told(error)}") from error
            return _maker(found, f"entry point {point.value}")
    return None


def file_of(name: str) -> tuple[str, str, str] | None:
    """Path, maker and options of a bot in a file; None for other names."""
    match = _FILE.match(name)
    if match is not None:
        return match["path"], match["maker"], (match["rest"] or "")[1:]
    if name.endswith(".py"):
        return name, "", ""
    return None


def from_file(path: str, name: str) -> Callable[[object], Any]:
    """A maker of bots in a file of Python."""
    file = Path(path)
    if not file.is_file():
        raise BadBot(f"there is no file {path!r} with a bot in it")
    if not name:
        raise BadBot(f"name the bot in {path!r} too, as in {path}:MyBot")
    digest = hashlib.blake2b(str(file.resolve()).encode(), digest_size=6).hexdigest()
    module_name = f"banneret_bot_{digest}"
    module = sys.modules.get(module_name)
    if module is None:
        spec = importlib.util.spec_from_file_location(module_name, file)
        if spec is None or spec.loader is None:
            raise BadBot(f"{path!r} is no Python module")
        module = importlib.util.module_from_spec(spec)
        sys.modules[module_name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException as error:
            del sys.modules[module_name]
            if isinstance(error, KeyboardInterrupt):
                raise
            raise BadBot(f"{path!r} cannot be loaded: {_told(error)}") from error
    found = getattr(module, name, None)
    if found is None:
        raise BadBot(f"there is no {name!r} in {path!r}")
    return _maker(found, f"{path}:{name}")


def _maker(found: object, where: str) -> Callable[[object], Any]:
    if not callable(found):
        raise BadBot(f"{where} makes no bots: {type(found).__name__} cannot be called")
    return found


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:300]
