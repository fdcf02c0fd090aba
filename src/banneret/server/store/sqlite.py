"""The store in one SQLite file: one thread writes, a few read, and the event loop waits for neither."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

from banneret.server.store.asking import HEAD, head, heads_question
from banneret.server.store.base import (
    Commit,
    Head,
    Person,
    Said,
    Seat,
    Snapshot,
    Stored,
    StoreError,
    StoreUnavailable,
)
from banneret.server.store.group import Group
from banneret.server.store.jobs import Job, Note, keepable, possible, writing
from banneret.server.store.packing import Row, stretch, unpack
from banneret.server.store.schema import Migration, migrations, missing
from banneret.server.store.sqlite_file import by_size, check_library, connect, migrate, named, schema_version
from banneret.server.store.sqlite_ownership import Ownership
from banneret.server.store.sqlite_threads import Readers, Thread, Writer

T = TypeVar("T")


class SqliteStore:
    """Tables in a SQLite file. Only one process may write to it; others may read (``read_only``)."""

    def __init__(
        self,
        path: Path,
        *,
        read_only: bool = False,
        patience: float = 5.0,
        schema: Sequence[Migration] | None = None,
    ) -> None:
        """A store that is not open yet.

        Args:
            path: the file; it is made if it is not there.
            read_only: never writes to the file, and does not mind that a server has it open.
            patience: how many seconds to wait for a program that has locked the file.
            schema: other migrations than those that come with this Banneret.
        """
        self._path = path
        self._read_only = read_only
        self._patience = patience
        self._schema = list(migrations("sqlite") if schema is None else schema)
        self._ownership = Ownership(path)
        self._copy: tempfile.TemporaryDirectory[str] | None = None
        self._thread: Thread | None = None
        self._readers: Readers | None = None
        self.writer = Writer(path, patience)
        self.group: Group[Job] = Group(self._write)

    async def open(self) -> None:
        check_library()
        path = self._path
        if not path.parent.is_dir():
            raise StoreError(f"{path}: there is no folder {path.parent}")
        try:
            if self._read_only:
                path = await asyncio.to_thread(self._settle_for_reading)
            else:
                self._ownership.take()
                await asyncio.to_thread(migrate, path, self._patience, self._schema)
                self._thread = Thread()
        except sqlite3.Error as error:
            self._ownership.let_go()
            raise named(error, self._path) from error
        except BaseException:
            self._ownership.let_go()
            raise
        self._readers = Readers(path, self._patience)

    def _settle_for_reading(self) -> Path:
        """The file to read from: an older one is not touched, but copied and the copy brought up to date."""
        if not self._path.is_file():
            raise StoreError(f"{self._path}: there is no such database")
        with contextlib.closing(connect(self._path, self._patience, read_only=True)) as source:
            version = schema_version(source, self._path)
            if not missing(self._schema, version, str(self._path)):
                return self._path
            self._copy = tempfile.TemporaryDirectory(prefix="banneret-")
            path = Path(self._copy.name) / "copy.db"
            with contextlib.closing(connect(path, self._patience)) as target:
                source.backup(target)
        migrate(path, self._patience, self._schema)
        return path

    async def close(self) -> None:
        await self.group.close()
        if self._readers is not None:
            await asyncio.to_thread(self._readers.close)
            self._readers = None
        if self._thread is not None:
            thread, self._thread = self._thread, None
            await thread.run(self.writer.close)
            thread.stop()
        self._ownership.let_go()
        if self._copy is not None:
            self._copy.cleanup()

    # --- writing

    def _put(self, job: Job) -> Awaitable[None]:
        if self._read_only:
            raise StoreError(f"{self._path} is open for reading only")
        return self.group.put(job)

    async def _write(self, batch: Sequence[Job]) -> Sequence[Exception | None]:
        if self._thread is None:
            raise StoreUnavailable("the store is not open")
        return await self._thread.run(lambda: self.writer.write(batch))

    async def commit(self, commit: Commit) -> None:
        await self._put(writing(commit))

    async def add_person(self, person: Person) -> None:
        keepable((person.id, person.name))
        await self._put(person)

    async def write_note(self, table: str, owner: str, text: str, at: float) -> None:
        keepable((table, owner, text))
        await self._put(Note(table, owner, text, at))

    # --- reading

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        if self._readers is None:
            raise StoreUnavailable("the store is not open")
        return await self._readers.run(question)

    async def person_by_key(self, key_hash: bytes) -> Person | None:
        def ask(connection: sqlite3.Connection) -> Person | None:
            row = connection.execute(
                "SELECT id, name, key_hash, created FROM people WHERE key_hash = ?", (key_hash,)
            ).fetchone()
            return None if row is None else Person(*row)

        return await self._read(ask)

    async def read(self, table: str) -> Stored | None:
        return await self.read_since(table, 0)

    async def read_since(self, table: str, serial: int) -> Stored | None:
        if not possible(table):
            return None
        return await self._read(lambda connection: _stored(connection, table, serial))

    async def heads(
        self,
        *,
        person: str | None = None,
        seat_key: bytes | None = None,
        access: str | None = None,
        status: Sequence[str] = (),
        game: str | None = None,
        limit: int = 200,
    ) -> list[Head]:
        if not all([possible(text) for text in (person or "", access or "", game or "", *status)]):
            return []
        question, given = heads_question("?", person, seat_key, access, status, game, limit)

        def ask(connection: sqlite3.Connection) -> list[Head]:
            rows = connection.execute(question, given).fetchall()
            seats = _seats(connection, [row[0] for row in rows])
            return [head(row, seats[row[0]]) for row in rows]

        return await self._read(ask)

    async def note(self, table: str, owner: str) -> str:
        if not possible(table) or not possible(owner):
            return ""

        def ask(connection: sqlite3.Connection) -> str:
            row = connection.execute(
                "SELECT text FROM notes WHERE table_id = ? AND owner = ?", (table, owner)
            ).fetchone()
            return "" if row is None else str(row[0])

        return await self._read(ask)

    def listen(self, heard: Callable[[str, int], Awaitable[None]]) -> None:
        """Nobody else writes to the file, so there is nothing to hear."""


def _stored(connection: sqlite3.Connection, table: str, serial: int) -> Stored | None:
    row = connection.execute(f"SELECT {HEAD} WHERE t.id = ?", (table,)).fetchone()
    if row is None:
        return None
    number = row[0]
    record = connection.execute(
        "SELECT line, seq, serial, packed, data FROM record WHERE number = ? AND serial > ?"
        " ORDER BY line, seq",
        (number, serial),
    ).fetchall()
    snapshots = connection.execute(
        "SELECT line, seq, rules, data FROM snapshots WHERE number = ? AND serial > ? ORDER BY line",
        (number, serial),
    ).fetchall()
    said = connection.execute(
        "SELECT seq, seat, name, text, at FROM chat WHERE number = ? AND serial > ? ORDER BY seq",
        (number, serial),
    ).fetchall()
    return Stored(
        head(row, _seats(connection, [number])[number]),
        unpack([Row(*one) for one in record], serial),
        [Snapshot(line, seq, rules, stretch(data)) for line, seq, rules, data in snapshots],
        [Said(*one) for one in said],
    )


def _seats(connection: sqlite3.Connection, numbers: list[int]) -> dict[int, list[Seat]]:
    seats: dict[int, list[Seat]] = {number: [] for number in numbers}
    for some in by_size(numbers):
        rows = connection.execute(
            "SELECT number, kind, person, name, bot, key_hash FROM seats"
            f" WHERE number IN ({', '.join('?' * len(some))}) ORDER BY number, seat",
            some,
        )
        for number, *seat in rows:
            seats[number].append(Seat(*seat))
    return seats
