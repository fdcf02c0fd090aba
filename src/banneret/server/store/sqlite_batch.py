"""What one transaction in SQLite writes, collected, so that few statements do it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import NamedTuple

from banneret.server.store.base import Conflict, Head, Person, StoreError
from banneret.server.store.jobs import Job, Note, Writing
from banneret.server.store.packing import Row, repack
from banneret.server.store.sqlite_file import by_size


class Known(NamedTuple):
    """What the writer remembers of a table: its number, its serial, how many rows its seats have."""

    number: int
    serial: int
    seats: int


class Batch:
    """What one transaction writes, collected, so that few statements do it."""

    def __init__(self, connection: sqlite3.Connection, known: dict[str, Known]) -> None:
        self._connection = connection
        self._known = known
        #: What will be known when the transaction is through.
        self.fresh: dict[str, Known] = {}
        self._tables: dict[int, tuple[object, ...]] = {}
        self._heads: dict[int, tuple[object, ...]] = {}
        self._seats: dict[tuple[int, int], tuple[object, ...]] = {}
        self._over: set[int] = set()
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
        at = 0 if known is None else known.serial
        if at != job.after:
            return Conflict(f"table {job.table!r} is at {at}, not at {job.after}")
        serial = job.after + 1
        if known is None:
            if job.head is None:
                return Conflict(f"there is no table {job.table!r}")
            cursor = self._connection.execute(
                "INSERT INTO tables (id, serial, updated) VALUES (?, ?, ?)", (job.table, serial, job.at)
            )
            known = Known(cursor.lastrowid or 0, serial, 0)
        number = known.number
        updated = job.at
        seats = known.seats
        if job.head is not None:
            self._take_head(number, job.head, known.seats)
            updated = job.head.updated
            seats = len(job.head.seats)
        self.fresh[job.table] = Known(number, serial, seats)
        self._tables[number] = (number, job.table, serial, updated)
        for row in job.rows:
            self._record.append((number, *row))
        for position in job.positions:
            self._snapshots[number, position.line] = (number, serial, *position)
        for said in job.said:
            self._chat.append((number, serial, *said))
        return None

    def _find(self, table: str) -> Known | None:
        known = self.fresh.get(table) or self._known.get(table)
        if known is not None:
            return known
        row = self._connection.execute(
            "SELECT number, serial, (SELECT count(*) FROM seats WHERE seats.number = tables.number)"
            " FROM tables WHERE id = ?",
            (table,),
        ).fetchone()
        return None if row is None else Known(*row)

    def _take_head(self, number: int, new: Head, seats: int) -> None:
        self._heads[number] = (
            number,
            new.game,
            new.kind,
            new.access,
            new.status,
            new.host,
            new.rules,
            new.created,
            new.body,
        )
        for place, seat in enumerate(new.seats):
            self._seats[number, place] = (number, place, *seat)
        for place in range(len(new.seats), seats):
            self._seats.pop((number, place), None)
            self._connection.execute("DELETE FROM seats WHERE number = ? AND seat = ?", (number, place))
        if new.status == "over":
            self._over.add(number)
        else:
            self._over.discard(number)

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
        self._insert(
            "heads (number, game, kind, access, status, host, rules, created, body)",
            self._heads.values(),
            " ON CONFLICT (number) DO UPDATE SET game = excluded.game, kind = excluded.kind,"
            " access = excluded.access, status = excluded.status, host = excluded.host,"
            " rules = excluded.rules, created = excluded.created, body = excluded.body",
        )
        self._insert(
            "seats (number, seat, kind, person, name, bot, key_hash)",
            self._seats.values(),
            " ON CONFLICT (number, seat) DO UPDATE SET kind = excluded.kind, person = excluded.person,"
            " name = excluded.name, bot = excluded.bot, key_hash = excluded.key_hash",
        )
        for number in self._over:
            self._pack(number)

    def _insert(self, into: str, rows: Iterable[tuple[object, ...]], otherwise: str = "") -> None:
        for some in by_size(list(rows)):
            places = f"({', '.join('?' * len(some[0]))})"
            self._connection.execute(
                f"INSERT INTO {into} VALUES {', '.join([places] * len(some))}{otherwise}",
                [value for row in some for value in row],
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
