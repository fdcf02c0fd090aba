"""The store in one SQLite file: one thread writes, a few read, and the event loop waits for neither."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import tempfile
import threading
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from banneret.server.store.asking import HEAD, head, heads_question
from banneret.server.store.base import (
    Commit,
    Conflict,
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
from banneret.server.store.jobs import Job, Note, Writing, keepable, writing
from banneret.server.store.ownership import Ownership
from banneret.server.store.packing import Row, repack, stretch, unpack
from banneret.server.store.schema import Migration, migrations, missing

T = TypeVar("T")

#: Marks a file as a database of Banneret ("Bann").
_APPLICATION: Final = 0x42616E6E
#: The oldest SQLite that knows all we say to it (upsert).
_OLDEST: Final = (3, 24, 0)
_READERS: Final = 2
#: Tables whose serial the writer keeps in mind.
_KNOWN: Final = 20_000
#: Rows in one statement. Every statement lets other threads run, and it may take long to get back.
_ROWS: Final = (64, 16, 4, 1)

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
        self._thread: _Thread | None = None
        self._readers: _Readers | None = None
        self._writer = _Writer(path, patience)
        self.group: Group[Job] = Group(self._write)

    async def open(self) -> None:
        if sqlite3.sqlite_version_info < _OLDEST:
            raise StoreError(
                f"SQLite {sqlite3.sqlite_version} is too old, {'.'.join(map(str, _OLDEST))} is needed"
            )
        path = self._path
        if not path.parent.is_dir():
            raise StoreError(f"{path}: there is no folder {path.parent}")
        try:
            if self._read_only:
                path = await asyncio.to_thread(self._settle_for_reading)
            else:
                self._ownership.take()
                await asyncio.to_thread(_migrate, path, self._patience, self._schema)
                self._thread = _Thread()
        except sqlite3.Error as error:
            self._ownership.let_go()
            raise _named(error, self._path) from error
        except BaseException:
            self._ownership.let_go()
            raise
        self._readers = _Readers(path, self._patience)

    def _settle_for_reading(self) -> Path:
        """The file to read from: an older one is not touched, but copied and the copy brought up to date."""
        if not self._path.is_file():
            raise StoreError(f"{self._path}: there is no such database")
        with contextlib.closing(_connect(self._path, self._patience, read_only=True)) as source:
            version = _version(source, self._path)
            if not missing(self._schema, version, str(self._path)):
                return self._path
            self._copy = tempfile.TemporaryDirectory(prefix="banneret-")
            path = Path(self._copy.name) / "copy.db"
            with contextlib.closing(_connect(path, self._patience)) as target:
                source.backup(target)
        _migrate(path, self._patience, self._schema)
        return path

    async def close(self) -> None:
        await self.group.close()
        if self._readers is not None:
            await asyncio.to_thread(self._readers.close)
            self._readers = None
        if self._thread is not None:
            thread, self._thread = self._thread, None
            await thread.run(self._writer.close)
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
        return await self._thread.run(lambda: self._writer.write(batch))

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
        question, given = heads_question("?", person, seat_key, access, status, game, limit)

        def ask(connection: sqlite3.Connection) -> list[Head]:
            rows = connection.execute(question, given).fetchall()
            return [head(row, _seats(connection, row[0])) for row in rows]

        return await self._read(ask)

    async def note(self, table: str, owner: str) -> str:
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
        head(row, _seats(connection, number)),
        unpack([Row(*one) for one in record], serial),
        [Snapshot(line, seq, rules, stretch(data)) for line, seq, rules, data in snapshots],
        [Said(*one) for one in said],
    )


def _seats(connection: sqlite3.Connection, number: int) -> Iterable[Seat]:
    rows = connection.execute(
        "SELECT kind, person, name, bot, key_hash FROM seats WHERE number = ? ORDER BY seat", (number,)
    ).fetchall()
    return [Seat(*row) for row in rows]


# --- connections


def _connect(path: Path, patience: float, *, read_only: bool = False) -> sqlite3.Connection:
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


def _version(connection: sqlite3.Connection, path: Path) -> int:
    """The version of the schema; a file that is something else's is refused."""
    application: int = connection.execute("PRAGMA application_id").fetchone()[0]
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if application != _APPLICATION and (
        version or connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    ):
        raise StoreError(f"{path} is the database of another program")
    return version


def _migrate(path: Path, patience: float, schema: list[Migration]) -> None:
    with contextlib.closing(_connect(path, patience)) as connection:
        for migration in missing(schema, _version(connection, path), str(path)):
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


def _named(error: sqlite3.Error, path: Path) -> StoreError:
    """The error as callers know it."""
    code = getattr(error, "sqlite_errorcode", 0)
    cause = _PASSING.get(code & 0xFF)
    if cause is None:
        return StoreError(f"{path}: {error}")
    return StoreUnavailable(f"{path}: {cause} ({getattr(error, 'sqlite_errorname', '')}: {error})")


# --- threads


class _Thread:
    """One thread that does one thing after the other."""

    def __init__(self) -> None:
        self._queue: queue.SimpleQueue[
            tuple[Callable[[], Any], asyncio.AbstractEventLoop, asyncio.Future[Any]] | None
        ] = queue.SimpleQueue()
        # A daemon: what it has not committed when the process ends was not acknowledged either.
        self._thread = threading.Thread(target=self._work, name="banneret-store", daemon=True)
        self._thread.start()

    def run(self, what: Callable[[], T]) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put((what, loop, future))
        return future

    def stop(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            item = self._queue.get()
            if item is None:
                return
            what, loop, future = item
            result: object = None
            fault: BaseException | None = None
            try:
                result = what()
            except BaseException as error:  # noqa: BLE001 - the thread must live, the caller is told
                fault = error
            # The loop may have been closed in the meantime; then nobody waits any more.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(_answer, future, result, fault)


def _answer(future: asyncio.Future[Any], result: object, fault: BaseException | None) -> None:
    if future.done():
        return
    if fault is None:
        future.set_result(result)
    else:
        future.set_exception(fault)


class _Readers:
    """A few threads with a connection each, which see everything that was acknowledged."""

    def __init__(self, path: Path, patience: float) -> None:
        self._path = path
        self._patience = patience
        self._idle: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        self._pool = ThreadPoolExecutor(_READERS, thread_name_prefix="banneret-reader")

    async def run(self, question: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._ask, question)

    def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            try:
                connection = self._idle.get_nowait()
            except queue.Empty:
                connection = _connect(self._path, self._patience, read_only=True)
            try:
                # In one transaction, so that all parts of the answer are from the same moment.
                connection.execute("BEGIN")
                answer = question(connection)
                connection.execute("COMMIT")
            except BaseException:
                connection.close()
                raise
        except sqlite3.Error as error:
            raise _named(error, self._path) from error
        self._idle.put(connection)
        return answer

    def close(self) -> None:
        self._pool.shutdown()
        with contextlib.suppress(queue.Empty):
            while True:
                self._idle.get_nowait().close()


# --- the writer


class _Writer:
    """Writes batches. All of it runs in the one writing thread."""

    def __init__(self, path: Path, patience: float) -> None:
        self._path = path
        self._patience = patience
        self._connection: sqlite3.Connection | None = None
        #: Number and serial of tables. Nobody else writes, so what stands here is true.
        self._known: dict[str, tuple[int, int]] = {}

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = _connect(self._path, self._patience)
            connection.execute("PRAGMA journal_mode = WAL")
            # What is acknowledged survives a loss of power.
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA journal_size_limit = 16777216")
            self._connection = connection
        return self._connection

    def close(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._connection.close()
            self._connection = None

    def write(self, batch: Sequence[Job]) -> list[Exception | None]:
        """Writes all of it in one transaction, but for what is refused; answers for each."""
        try:
            connection = self._connected()
            connection.execute("BEGIN IMMEDIATE")
            writes = _Batch(connection, self._known)
            answers = [writes.take(job) for job in batch]
            writes.write()
            connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - whatever breaks: nothing may stay half written
            self._abandon()
            if isinstance(error, sqlite3.Error):
                named = _named(error, self._path)
                if isinstance(named, StoreUnavailable):
                    return [named] * len(batch)
            if len(batch) == 1:
                fault = StoreError(f"{self._path}: this cannot be written: {error}")
                fault.__cause__ = error
                return [fault]
            # One of them cannot be written; the others shall not suffer for it.
            return [self.write([job])[0] for job in batch]
        self._known.update(writes.fresh)
        while len(self._known) > _KNOWN:
            del self._known[next(iter(self._known))]
        return answers

    def _abandon(self) -> None:
        """Rolls back; with a connection that cannot even do that, the next batch takes a new one."""
        connection = self._connection
        if connection is None:
            return
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.Error:
            with contextlib.suppress(sqlite3.Error):
                connection.close()
            self._connection = None


class _Batch:
    """What one transaction writes, collected, so that few statements do it."""

    def __init__(self, connection: sqlite3.Connection, known: dict[str, tuple[int, int]]) -> None:
        self._connection = connection
        self._known = known
        #: What will be known when the transaction is through.
        self.fresh: dict[str, tuple[int, int]] = {}
        self._tables: dict[int, tuple[object, ...]] = {}
        self._heads: dict[int, Head] = {}
        self._record: list[tuple[object, ...]] = []
        self._snapshots: dict[tuple[int, int], tuple[object, ...]] = {}
        self._chat: list[tuple[object, ...]] = []

    def take(self, job: Job) -> Exception | None:
        """Takes a job in, or says why it is refused."""
        if isinstance(job, Writing):
            return self._take_writing(job)
        if isinstance(job, Person):
            return self._take_person(job)
        self._take_note(job)
        return None

    def _take_writing(self, job: Writing) -> Exception | None:
        known = self._find(job.table)
        at = 0 if known is None else known[1]
        if at != job.after:
            return Conflict(f"table {job.table!r} is at {at}, not at {job.after}")
        serial = job.after + 1
        if known is None:
            if job.head is None:
                return Conflict(f"there is no table {job.table!r}")
            cursor = self._connection.execute(
                "INSERT INTO tables (id, serial, updated) VALUES (?, ?, ?)", (job.table, serial, job.at)
            )
            number = cursor.lastrowid or 0
        else:
            number = known[0]
        updated = job.at
        if job.head is not None:
            self._heads[number] = job.head
            updated = job.head.updated
        self.fresh[job.table] = (number, serial)
        self._tables[number] = (number, job.table, serial, updated)
        for row in job.rows:
            self._record.append((number, *row))
        for position in job.positions:
            self._snapshots[number, position.line] = (number, serial, *position)
        for said in job.said:
            self._chat.append((number, serial, *said))
        return None

    def _find(self, table: str) -> tuple[int, int] | None:
        found = self.fresh.get(table) or self._known.get(table)
        if found is None:
            found = self._connection.execute(
                "SELECT number, serial FROM tables WHERE id = ?", (table,)
            ).fetchone()
        return found

    def _take_person(self, person: Person) -> Exception | None:
        """Somebody new. The very same person once more is no fault."""
        cursor = self._connection.execute(
            "INSERT INTO people (id, name, key_hash, created) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            person,
        )
        if cursor.rowcount:
            return None
        row = self._connection.execute(
            "SELECT id, name, key_hash, created FROM people WHERE id = ?", (person.id,)
        ).fetchone()
        return None if row == person else StoreError(f"there is a person {person.id!r}, or one with that key")

    def _take_note(self, note: Note) -> None:
        self._connection.execute(
            "INSERT INTO notes (table_id, owner, text, updated) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id, owner) DO UPDATE SET text = excluded.text, updated = excluded.updated",
            note,
        )

    def write(self) -> None:
        """Writes what was collected."""
        self._insert(
            "tables (number, id, serial, updated)",
            self._tables.values(),
            " ON CONFLICT (number) DO UPDATE SET serial = excluded.serial, updated = excluded.updated",
        )
        self._insert("record (number, line, seq, serial, packed, data)", self._record)
        self._insert(
            "snapshots (number, serial, line, seq, rules, data)",
            self._snapshots.values(),
            " ON CONFLICT (number, line) DO UPDATE SET serial = excluded.serial, seq = excluded.seq,"
            " rules = excluded.rules, data = excluded.data",
        )
        self._insert("chat (number, serial, seq, seat, name, text, at)", self._chat)
        for number, new in self._heads.items():
            self._write_head(number, new)
            if new.status == "over":
                self._pack(number)

    def _insert(self, into: str, rows: Iterable[tuple[object, ...]], otherwise: str = "") -> None:
        for some in _by_size(list(rows)):
            places = f"({', '.join('?' * len(some[0]))})"
            self._connection.execute(
                f"INSERT INTO {into} VALUES {', '.join([places] * len(some))}{otherwise}",
                [value for row in some for value in row],
            )

    def _write_head(self, number: int, new: Head) -> None:
        self._connection.execute(
            "INSERT OR REPLACE INTO heads (number, game, kind, access, status, host, rules, created, body)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                number,
                new.game,
                new.kind,
                new.access,
                new.status,
                new.host,
                new.rules,
                new.created,
                new.body,
            ),
        )
        self._connection.execute("DELETE FROM seats WHERE number = ? AND seat >= ?", (number, len(new.seats)))
        self._insert(
            "seats (number, seat, kind, person, name, bot, key_hash)",
            [(number, place, *seat) for place, seat in enumerate(new.seats)],
            " ON CONFLICT (number, seat) DO UPDATE SET kind = excluded.kind, person = excluded.person,"
            " name = excluded.name, bot = excluded.bot, key_hash = excluded.key_hash",
        )

    def _pack(self, number: int) -> None:
        """A finished game is seldom read and never added to: one compressed row a line will do."""
        found = self._connection.execute(
            "SELECT line, seq, serial, packed, data FROM record WHERE number = ? ORDER BY line, seq",
            (number,),
        ).fetchall()
        rows = [Row(*row) for row in found]
        packed = repack(rows)
        if packed == rows:
            return
        self._connection.execute("DELETE FROM record WHERE number = ?", (number,))
        self._insert("record (number, line, seq, serial, packed, data)", [(number, *row) for row in packed])


def _by_size(rows: list[tuple[object, ...]]) -> Iterator[list[tuple[object, ...]]]:
    """The rows in portions of a few sizes only, so that few statements have to be prepared."""
    place = 0
    for size in _ROWS:
        while len(rows) - place >= size:
            yield rows[place : place + size]
            place += size
