"""The schema's history: numbered SQL files, each of which brings a database one version further."""

from __future__ import annotations

import re
from importlib.abc import Traversable
from importlib.resources import files
from typing import Final, NamedTuple

from banneret.server.store.base import StoreError

_NAME: Final = re.compile(r"(\d{4})_\w+\.sql")


class Migration(NamedTuple):
    """One file: the version a database has after it, and the statements."""

    version: int
    name: str
    sql: str


def migrations(database: str) -> list[Migration]:
    """The migrations that come with this Banneret, for ``sqlite`` or ``postgres``."""
    return read(files("banneret.server.store") / "migrations" / database)


def read(folder: Traversable) -> list[Migration]:
    """The migrations in a folder, which count from 1 without gaps."""
    found: list[Migration] = []
    for file in folder.iterdir():
        match = _NAME.fullmatch(file.name)
        if match is not None:
            found.append(Migration(int(match[1]), file.name, file.read_text(encoding="utf-8")))
    found.sort()
    versions = [migration.version for migration in found]
    if not found or versions != list(range(1, len(found) + 1)):
        raise StoreError(f"the schema's files should count from 1 without gaps, but are {versions}")
    return found


def missing(all_of_them: list[Migration], version: int, where: str) -> list[Migration]:
    """Those that a database of that version still lacks; one written by a newer Banneret is refused."""
    newest = all_of_them[-1].version
    if version > newest:
        raise StoreError(
            f"{where} has schema version {version}, and this Banneret knows versions up to {newest}:"
            " it was written by a newer Banneret; run that one, or a newer one still"
        )
    return all_of_them[version:]
