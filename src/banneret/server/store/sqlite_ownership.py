"""One server a SQLite file: it keeps what it knows of the file in memory, so nobody else may write to it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from banneret.server.store.base import StoreError


class Ownership:
    """A lock beside a database file, let go when the process ends, however it ends.

    It is a tiny SQLite file of its own, because SQLite can lock files on every system. Its owner keeps a
    writing transaction open; the process id stands where others can still read it.
    """

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + "-owner")
        self._connection: sqlite3.Connection | None = None

    def take(self) -> None:
        """Becomes the owner.

        Raises:
            StoreError: another process is; the message says which.
        """
        # No waiting: a server holds its file for as long as it runs.
        connection = sqlite3.connect(self._path, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(f"PRAGMA user_version = {os.getpid()}")
            connection.execute("COMMIT")
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            owner = 0
            with contextlib.suppress(sqlite3.Error):
                owner = connection.execute("PRAGMA user_version").fetchone()[0]
            connection.close()
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            who = f" (process {owner})" if owner else ""
            raise StoreError(
                f"another server{who} has the database {self._path.name.removesuffix('-owner')} open;"
                " several servers can share tables in PostgreSQL only"
            ) from error
        self._connection = connection

    def let_go(self) -> None:
        """Is the owner no more."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
