"""What one transaction in PostgreSQL writes: commits to several tables, and whatever waits with them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from banneret.server.store.base import Conflict, Head, Person, Seat, StoreError
from banneret.server.store.jobs import Job, Note, Writing
from banneret.server.store.packing import Row, repack
from banneret.server.store.postgres_link import SCHEMA, Connection

_BEGIN_TABLES: Final = """
INSERT INTO tables (id, serial, updated, mark)
SELECT id, 0, 0, 0 FROM unnest($1::text[]) AS given (id) ORDER BY id
ON CONFLICT (id) DO NOTHING
"""

# One statement writes all that a choice writes: one round trip, and a transaction of its own. Rows go only to
# tables that are where their commit thinks they are, and other processes are told of those only.
_WRITE: Final = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::float8[]) AS given (id, after, serial, at)
), done AS (
    UPDATE tables SET serial = given.serial, updated = given.at, mark = $5
    FROM given WHERE tables.id = given.id AND tables.serial = given.after
    RETURNING tables.number, tables.id, tables.serial
)@
SELECT id, number, pg_notify($6, concat_ws(' ', $7::text, serial, id)) FROM done
"""
# Its parts are left out where they have nothing to write. Each @ is the next argument.
_RECORD: Final = """, entries AS (
    INSERT INTO record (number, line, seq, serial, packed, data)
    SELECT number, line, seq, given.serial, packed, data
    FROM unnest(@::text[], @::int[], @::int[], @::int[], @::int[], @::bytea[])
        AS given (id, line, seq, serial, packed, data) JOIN done USING (id)
)"""
_POSITIONS: Final = """, positions AS (
    INSERT INTO snapshots (number, serial, line, seq, rules, data)
    SELECT number, given.serial, line, seq, rules, data
    FROM unnest(@::text[], @::int[], @::int[], @::int[], @::text[], @::bytea[])
        AS given (id, serial, line, seq, rules, data) JOIN done USING (id)
    ON CONFLICT (number, line) DO UPDATE
    SET serial = excluded.serial, seq = excluded.seq, rules = excluded.rules, data = excluded.data
)"""
_TALK: Final = """, talk AS (
    INSERT INTO chat (number, serial, seq, seat, name, text, at)
    SELECT number, given.serial, seq, seat, name, text, at
    FROM unnest(@::text[], @::int[], @::int[], @::int[], @::text[], @::text[], @::float8[])
        AS given (id, serial, seq, seat, name, text, at) JOIN done USING (id)
)"""
_ARGUMENTS: Final = 7

_WRITE_HEAD: Final = """
WITH head AS (
    INSERT INTO heads (number, game, kind, access, status, host, rules, created, body)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (number) DO UPDATE
    SET game = excluded.game, kind = excluded.kind, access = excluded.access, status = excluded.status,
        host = excluded.host, rules = excluded.rules, created = excluded.created, body = excluded.body
), gone AS (
    DELETE FROM seats WHERE number = $1 AND seat >= cardinality($10::text[])
)
INSERT INTO seats (number, seat, kind, person, name, bot, key_hash)
SELECT $1, place - 1, kind, person, name, bot, key_hash
FROM unnest($10::text[], $11::text[], $12::text[], $13::text[], $14::bytea[]) WITH ORDINALITY
    AS given (kind, person, name, bot, key_hash, place)
ON CONFLICT (number, seat) DO UPDATE
SET kind = excluded.kind, person = excluded.person, name = excluded.name, bot = excluded.bot,
    key_hash = excluded.key_hash
"""


def without_rivals(waiting: list[tuple[int, Job]]) -> tuple[list[tuple[int, Job]], list[tuple[int, Job]]]:
    """Splits off what one transaction can write: to each table one commit, and those that follow it."""
    now: list[tuple[int, Job]] = []
    later: list[tuple[int, Job]] = []
    follows: dict[str, int] = {}
    for item in waiting:
        job = item[1]
        if isinstance(job, Writing):
            if follows.setdefault(job.table, job.after) != job.after:
                follows[job.table] = -1  # nor may what comes after it overtake it
                later.append(item)
                continue
            follows[job.table] = job.after + 1
        now.append(item)
    return now, later


class Batch:
    """Some jobs without rivals among them.

    Args:
        mark: a number for this batch that no other has.
        me: the name of this process in messages to others.
    """

    def __init__(self, jobs: Sequence[Job], mark: int, me: str) -> None:
        self._jobs = jobs
        self._mark = mark
        self._me = me
        #: For each table: after which serial, the serial then, when.
        self._tables: dict[str, tuple[int, int, float]] = {}
        self._heads: dict[str, Head] = {}
        self._record: list[tuple[object, ...]] = []
        self._positions: dict[tuple[str, int], tuple[object, ...]] = {}
        self._chat: list[tuple[object, ...]] = []
        #: Whether there is anything but choices and chat, which one statement writes.
        self._more = False
        for job in jobs:
            if isinstance(job, Writing):
                self._take(job)
            else:
                self._more = True

    def _take(self, job: Writing) -> None:
        table = job.table
        serial = job.after + 1
        after = self._tables[table][0] if table in self._tables else job.after
        at = job.at
        if job.head is not None:
            self._heads[table] = job.head
            self._more = True
            at = job.head.updated
        self._tables[table] = (after, serial, at)
        for row in job.rows:
            self._record.append((table, *row))
        for position in job.positions:
            self._positions[table, position.line] = (table, serial, *position)
        for said in job.said:
            self._chat.append((table, serial, *said))

    async def write(self, connection: Connection, in_doubt: bool) -> list[Exception | None]:
        """Writes all of it in one transaction, but for what is refused; answers for each job.

        Args:
            connection: where.
            in_doubt: it was tried before, and nobody knows whether it came through.
        """
        if not self._more:
            done = await self._marked(connection) if in_doubt else {}
            return self._answers(done or await self._write_tables(connection), {})
        async with connection.transaction():
            done = await self._marked(connection) if in_doubt else {}
            if not done and self._tables:
                new = [table for table, head in self._heads.items() if self._tables[table][0] == 0]
                if new:
                    await connection.execute(_BEGIN_TABLES, new)
                done = await self._write_tables(connection)
                for table, head in self._heads.items():
                    if table in done:
                        await _write_head(connection, done[table], head)
            # These may be written twice without harm.
            refused: dict[int, Exception] = {}
            for place, job in enumerate(self._jobs):
                if isinstance(job, Person):
                    refusal = await _write_person(connection, job)
                    if refusal is not None:
                        refused[place] = refusal
                elif isinstance(job, Note):
                    await connection.execute(
                        "INSERT INTO notes (table_id, owner, text, updated) VALUES ($1, $2, $3, $4)"
                        " ON CONFLICT (table_id, owner)"
                        " DO UPDATE SET text = excluded.text, updated = excluded.updated",
                        *job,
                    )
        return self._answers(done, refused)

    async def _marked(self, connection: Connection) -> dict[str, int]:
        """Of our tables those that this very batch wrote last. Waits for whoever is at them just now."""
        rows = await connection.fetch(
            "SELECT id, number, mark FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE",
            list(self._tables),
        )
        return {row["id"]: row["number"] for row in rows if row["mark"] == self._mark}

    async def _write_tables(self, connection: Connection) -> dict[str, int]:
        """The ids and numbers of the tables that were where they should be."""
        # In the same order in all processes, so that they seldom quarrel.
        tables = [(table, *self._tables[table]) for table in sorted(self._tables)]
        given: list[object] = [*_columns(tables), self._mark, SCHEMA, self._me]
        parts = ""
        for part, some in (
            (_RECORD, self._record),
            (_POSITIONS, self._positions.values()),
            (_TALK, self._chat),
        ):
            if some:
                parts += part
                given += _columns(some)
        rows = await connection.fetch(_statement(parts), *given)
        return {row["id"]: row["number"] for row in rows}

    def _answers(self, done: dict[str, int], refused: dict[int, Exception]) -> list[Exception | None]:
        answers: list[Exception | None] = []
        for place, job in enumerate(self._jobs):
            if isinstance(job, Writing) and job.table not in done:
                answers.append(Conflict(f"table {job.table!r} is not at {job.after}"))
            else:
                answers.append(refused.get(place))
        return answers


@cache
def _statement(parts: str) -> str:
    """The writing statement with these parts in it."""
    pieces = parts.split("@")
    numbered = [f"${_ARGUMENTS + place}{piece}" for place, piece in enumerate(pieces[1:], 1)]
    return _WRITE.replace("@", pieces[0] + "".join(numbered))


def _columns(rows: Iterable[tuple[object, ...]]) -> list[list[object]]:
    """Rows turned into columns, for ``unnest``."""
    return [list(column) for column in zip(*rows, strict=True)]


async def _write_head(connection: Connection, number: int, new: Head) -> None:
    await connection.execute(
        _WRITE_HEAD,
        number,
        new.game,
        new.kind,
        new.access,
        new.status,
        new.host,
        new.rules,
        new.created,
        new.body,
        *(_columns(new.seats) or [[]] * len(Seat._fields)),
    )
    if new.status == "over":
        await _pack(connection, number)


async def _pack(connection: Connection, number: int) -> None:
    """A finished game is seldom read and never added to: one compressed row a line will do."""
    found = await connection.fetch(
        "SELECT line, seq, serial, packed, data FROM record WHERE number = $1 ORDER BY line, seq", number
    )
    rows = [Row(*row) for row in found]
    packed = repack(rows)
    if packed == rows:
        return
    await connection.execute("DELETE FROM record WHERE number = $1", number)
    await connection.executemany(
        "INSERT INTO record (number, line, seq, serial, packed, data) VALUES ($1, $2, $3, $4, $5, $6)",
        [(number, *row) for row in packed],
    )


async def _write_person(connection: Connection, person: Person) -> StoreError | None:
    """Somebody new. The very same person once more is no fault."""
    status = await connection.execute(
        "INSERT INTO people (id, name, key_hash, created) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        *person,
    )
    if status == "INSERT 0 1":
        return None
    row = await connection.fetchrow("SELECT id, name, key_hash, created FROM people WHERE id = $1", person.id)
    if row is not None and tuple(row) == person:
        return None
    return StoreError(f"there is a person {person.id!r}, or one with that key")
