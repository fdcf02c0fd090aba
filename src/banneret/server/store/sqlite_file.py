"""The SQLite file itself: opening it, bringing its schema up to date, and what may be wrong with it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeVar

from banneret.server.store.base import StoreError, StoreUnavailable
from banneret.server.store.schema import Migration, missing

T = TypeVar("T")

#: Marks a file as a database of Banneret ("Bann").
_APPLICATION: Final = 0x42616E6E
#: The oldest SQLite that knows all we say to it (upsert).
_OLDEST: Final = (3, 24, 0)
#: Items in one statement: many, because every statement lets other threads run, and it may last to get back.
_SIZES: Final = (64, 16, 4, 1)

#: Troubles that may pass, and what they are called.
_PASSING: Final = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_BUSY: "another program has it locked",
    sqlite3.SQLITE_LOCKED: "another program has it locked",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
    sqlite3.SQLITE_READONLY: "the file cannot be written",
    sqlite3.SQLITE_PERM: "the file may not be opened",
    sqlite3.SQLITE_NOMEM: "there is not enough memory",
    sqlite3.SQLITE_PROTOCOL: "another program has it locked",
}


def check_library() -> None:
    """Refuses to work with a SQLite that is too old."""
    if sqlite3.sqlite_version_info < _OLDEST:
        raise StoreError(
            f"SQLite {sqlite3.sqlite_version} is too old, {'.'.join(map(str, _OLDEST))} is needed"
        )


def connect(path: Path, patience: float, *, read_only: bool = False) -> sqlite3.Connection:
    mode = "ro" if read_only else "rwc"
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=patience,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=256,
    )
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def schema_version(connection: sqlite3.Connection, path: Path) -> int:
    """The version of the schema; a file that is something else's is refused."""
    application: int = connection.execute("PRAGMA application_id").fetchone()[0]
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if application != _APPLICATION and (
        version or connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    ):
        raise StoreError(f"{path} is the database of another program")
    return version


def migrate(path: Path, patience: float, schema: list[Migration]) -> None:
    with contextlib.closing(connect(path, patience)) as connection:
        for migration in missing(schema, schema_version(connection, path), str(path)):
            try:
                connection.executescript(
                    f"BEGIN IMMEDIATE;\n{migration.sql}\nPRAGMA application_id = {_APPLICATION};\n"
                    f"PRAGMA user_version = {migration.version};\nCOMMIT;"
                )
            except sqlite3.Error as error:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                if error.sqlite_errorcode & 0xFF in _PASSING:
                    raise
                raise StoreError(f"{path}: {migration.name} does not fit: {error}") from error


def named(error: sqlite3.Error, path: Path) -> StoreError:
    """The error as callers know it."""
    code = getattr(error, "sqlite_errorcode", 0)
    cause = _PASSING.get(code & 0xFF)
    if cause is None:
        return StoreError(f"{path}: {error}")
    return StoreUnavailable(f"{path}: {cause} ({getattr(error, 'sqlite_errorname', '')}: {error})")


def by_size(items: list[T]) -> Iterator[list[T]]:
    """Portions of a few sizes only, so that few statements have to be prepared."""
    place = 0
    for size in _SIZES:
        while len(items) - place >= size:
            yield items[place : place + size]
            place += size
