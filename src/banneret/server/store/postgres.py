"""The store in PostgreSQL: several server processes may share it, and hear of each other's commits."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

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
from banneret.server.store.jobs import Job, Note, Writing, keepable, possible, writing
from banneret.server.store.packing import Row, stretch, unpack
from banneret.server.store.postgres_batch import Batch, without_rivals
from banneret.server.store.postgres_ear import Ear
from banneret.server.store.postgres_link import (
    AGAIN,
    SCHEMA,
    TROUBLES,
    Connection,
    Link,
    Pool,
    connect,
    connect_some,
    drain,
    goodbye,
    lost,
    named,
    place,
)
from banneret.server.store.schema import Migration, migrations, missing

T = TypeVar("T")

_READERS: Final = 4
#: How long a question waits for a free connection, in seconds.
_QUEUE: Final = 10.0
#: Of several processes that start at once, one brings the schema up to date and the others wait for it.
_MIGRATING: Final = 0x42616E6E
#: How often a batch is tried that lost its connection, or a quarrel over locks with another process.
_TRIES: Final = 4


class PostgresStore:
    """Tables in PostgreSQL."""

    def __init__(
        self,
        url: str,
        *,
        read_only: bool = False,
        patience: float = 5.0,
        schema: Sequence[Migration] | None = None,
    ) -> None:
        """A store that is not open yet.

        Args:
            url: the address, as libpq and asyncpg understand it.
            read_only: never writes.
            patience: how many seconds to wait for a program that has locked what we need.
            schema: other migrations than those that come with this Banneret.
        """
        self._url = url
        self._place = place(url)
        self._read_only = read_only
        self._patience = patience
        self._schema = list(migrations("postgres") if schema is None else schema)
        #: Tells our own commits from those of other processes.
        self._me = secrets.token_hex(6)
        self._link = Link(url, patience)
        self.ear = Ear(url, patience, self._me)
        self._pool: Pool | None = None
        self.group: Group[Job] = Group(self._write)

    async def open(self) -> None:
        try:
            await self._migrate()
            self._pool = await connect_some(self._url, self._patience, _READERS)
            if not self._read_only:
                await self._link.get()
                await self.ear.open()
        except BaseException as error:
            await self.close()
            if isinstance(error, TROUBLES):
                raise named(error, self._place) from error
            raise

    async def _migrate(self) -> None:
        connection = await connect(self._url, self._patience, answer=None)
        try:
            async with connection.transaction():
                # As long as it takes: the process before us may have a long way to go.
                await connection.execute("SET LOCAL lock_timeout = 0")
                await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
                there = await connection.fetchval("SELECT to_regclass('schema_version') IS NOT NULL")
                version = await connection.fetchval("SELECT max(version) FROM schema_version") if there else 0
                steps = missing(self._schema, version, self._place)
                if self._read_only and steps:
                    raise StoreError(
                        f"{self._place} has schema version {version}, this Banneret wants"
                        f" {steps[-1].version}; a server brings it up to date when it starts. To look into"
                        " it before that, make a copy of the database and let a server start on the copy"
                    )
                if not there:
                    if await connection.fetchval("SELECT to_regnamespace($1) IS NULL", SCHEMA):
                        await connection.execute(f"CREATE SCHEMA {SCHEMA}")
                    await connection.execute(
                        "CREATE TABLE schema_version (version integer PRIMARY KEY, name text NOT NULL,"
                        " at timestamptz NOT NULL DEFAULT now())"
                    )
                for step in steps:
                    await connection.execute(step.sql)
                    await connection.execute(
                        "INSERT INTO schema_version (version, name) VALUES ($1, $2)", step.version, step.name
                    )
        finally:
            await goodbye(connection)

    async def close(self) -> None:
        await self.group.close()
        await self.ear.close()
        await self._link.close()
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await drain(pool)

    def listen(self, heard: Callable[[str, int], Awaitable[None]]) -> None:
        self.ear.listen(heard)

    # --- writing

    def _put(self, job: Job) -> Awaitable[None]:
        if self._read_only:
            raise StoreError(f"{self._place} is open for reading only")
        return self.group.put(job)

    async def commit(self, commit: Commit) -> None:
        await self._put(writing(commit))

    async def add_person(self, person: Person) -> None:
        keepable((person.id, person.name))
        await self._put(person)

    async def write_note(self, table: str, owner: str, text: str, at: float) -> None:
        keepable((table, owner, text))
        await self._put(Note(table, owner, text, at))

    async def _write(self, batch: Sequence[Job]) -> Sequence[Exception | None]:
        answers: list[Exception | None] = [None] * len(batch)
        waiting = list(enumerate(batch))
        while waiting:
            now, later = without_rivals(waiting)
            refused: set[str] = set()
            waiting = []
            for (number, job), answer in zip(now, await self._try([job for _, job in now]), strict=True):
                if isinstance(job, Writing) and isinstance(answer, Conflict):
                    if job.table in refused:
                        # It follows a commit that was refused, but may fit what another process has written.
                        waiting.append((number, job))
                        continue
                    refused.add(job.table)
                answers[number] = answer
            waiting += later
        return answers

    async def _try(self, jobs: list[Job]) -> list[Exception | None]:
        batch = Batch(jobs, secrets.randbits(62), self._me)
        in_doubt = False
        for _ in range(_TRIES):
            try:
                connection = await self._link.get()
                return await batch.write(connection, in_doubt)
            except AGAIN as error:
                fault: Exception = error
            except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
                fault = error
                if not lost(error):
                    break
                self._link.drop()
                # The connection broke, perhaps after the commit and before we were told. A new one can tell.
                in_doubt = True
        refusal = named(fault, self._place)
        if isinstance(refusal, StoreUnavailable):
            if in_doubt:
                refusal = StoreUnavailable(f"{refusal}; whether this was written will only be seen then")
            return [refusal] * len(jobs)
        if len(jobs) == 1:
            return [refusal]
        # One of them cannot be written; the others shall not suffer for it.
        return [(await self._try([job]))[0] for job in jobs]

    # --- reading

    async def _read(self, question: Callable[[Connection], Awaitable[T]]) -> T:
        if self._pool is None:
            raise StoreUnavailable("the store is not open")
        # Connections in the pool may have died since they were used last; a fresh one is worth a try.
        for attempt in range(_READERS + 1):
            try:
                async with (
                    self._pool.acquire(timeout=_QUEUE) as connection,
                    # All parts of the answer are from the same moment.
                    connection.transaction(isolation="repeatable_read", readonly=True),
                ):
                    return await question(connection)
            except Exception as error:
                if attempt == _READERS or not lost(error) or isinstance(error, OSError):
                    raise named(error, self._place) from error
        raise AssertionError("unreachable")

    async def person_by_key(self, key_hash: bytes) -> Person | None:
        async def ask(connection: Connection) -> Person | None:
            row = await connection.fetchrow(
                "SELECT id, name, key_hash, created FROM people WHERE key_hash = $1", key_hash
            )
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
        question, given = heads_question("$", person, seat_key, access, status, game, limit)

        async def ask(connection: Connection) -> list[Head]:
            rows = await connection.fetch(question, *given)
            seats = await _seats(connection, [row[0] for row in rows])
            return [head(row, seats[row[0]]) for row in rows]

        return await self._read(ask)

    async def note(self, table: str, owner: str) -> str:
        if not possible(table) or not possible(owner):
            return ""

        async def ask(connection: Connection) -> str:
            text = await connection.fetchval(
                "SELECT text FROM notes WHERE table_id = $1 AND owner = $2", table, owner
            )
            return "" if text is None else str(text)

        return await self._read(ask)


async def _stored(connection: Connection, table: str, serial: int) -> Stored | None:
    row = await connection.fetchrow(f"SELECT {HEAD} WHERE t.id = $1", table)
    if row is None:
        return None
    number = row[0]
    record = await connection.fetch(
        "SELECT line, seq, serial, packed, data FROM record WHERE number = $1 AND serial > $2::bigint"
        " ORDER BY line, seq",
        number,
        serial,
    )
    snapshots = await connection.fetch(
        "SELECT line, seq, rules, data FROM snapshots WHERE number = $1 AND serial > $2::bigint"
        " ORDER BY line",
        number,
        serial,
    )
    said = await connection.fetch(
        "SELECT seq, seat, name, text, at FROM chat WHERE number = $1 AND serial > $2::bigint ORDER BY seq",
        number,
        serial,
    )
    seats = await _seats(connection, [number])
    return Stored(
        head(row, seats[number]),
        unpack([Row(*one) for one in record], serial),
        [Snapshot(line, seq, rules, stretch(data)) for line, seq, rules, data in snapshots],
        [Said(*one) for one in said],
    )


async def _seats(connection: Connection, numbers: list[int]) -> dict[int, list[Seat]]:
    rows = await connection.fetch(
        "SELECT number, kind, person, name, bot, key_hash FROM seats WHERE number = ANY ($1::int[])"
        " ORDER BY number, seat",
        numbers,
    )
    seats: dict[int, list[Seat]] = {number: [] for number in numbers}
    for number, *seat in rows:
        seats[number].append(Seat(*seat))
    return seats
