"""What the table asks of its memory, whichever database keeps it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, NamedTuple, Protocol

from banneret.core.errors import BanneretError


class StoreError(BanneretError):
    """The store could not do what it was asked; nothing was written."""


class StoreUnavailable(StoreError):
    """The disk is full, the database is locked or out of reach; trying again later may help.

    Nothing was written, but for one case: the connection to PostgreSQL broke when it had been told to
    commit, and could not be made again. The message says so, and the next commit on the same serial gets
    a Conflict if that one was written.
    """


class Conflict(StoreError):
    """Somebody else wrote to this table first; read what changed, and think again."""


class Person(NamedTuple):
    """Somebody who said a name. The key itself is never kept."""

    id: str
    name: str
    key_hash: bytes
    created: float


class Seat(NamedTuple):
    """One seat of a table.

    Attributes:
        kind: ``open``, ``person`` or ``bot``.
        person: id of the person, or an empty string.
        name: what the person called itself, or an empty string.
        bot: name of the bot, or an empty string.
        key_hash: hash of the key in the seat's link; empty while nobody has one.
    """

    kind: str = "open"
    person: str = ""
    name: str = ""
    bot: str = ""
    key_hash: bytes = b""


class Head(NamedTuple):
    """All that a table is but its record: replaced whole whenever something in it changes.

    Attributes:
        serial: counts the commits to this table; a commit names the one it was made on.
        body: whatever else the table needs to know, as JSON (options, title, seed, lines, take-back ...).
    """

    id: str
    serial: int
    game: str
    kind: str
    access: str
    status: str
    host: str
    rules: str
    created: float
    updated: float
    seats: tuple[Seat, ...]
    body: str


class Entry(NamedTuple):
    """One thing that happened in a line of play; rows are only ever added.

    Attributes:
        line: which line of play (0, unless an analysis board branches).
        seq: its place in the line, from 0 without gaps.
        kind: ``choice`` (resignations too), or ``undo``.
        codes: for a choice ``(seat << 24 | choice,)``, or none, or several at once: the first entry of a
            line holds what was drawn, and in a game that was brought in also what was chosen, before
            anybody chose here. For an undo how many choices of the line stay, how many outcomes stay, and
            then the codes that stand after those.
        outcomes: what chance said in answer, as the core records it (``outcome_code``).
    """

    line: int
    seq: int
    kind: Literal["choice", "undo"]
    codes: tuple[int, ...]
    outcomes: tuple[int, ...] = ()


class Snapshot(NamedTuple):
    """The newest position of a line, with which a game outlives a change of its rules.

    Attributes:
        seq: how many entries lie behind it.
        rules: the version of the rules it was written under.
        text: ``game.snapshot(log=True)`` as JSON.
    """

    line: int
    seq: int
    rules: str
    text: str


class Said(NamedTuple):
    """One line of chat. ``seat`` is -1 for a spectator."""

    seq: int
    seat: int
    name: str
    text: str
    at: float


class Commit(NamedTuple):
    """Everything that one thing done at a table writes: all of it or nothing.

    Attributes:
        table: the table's id.
        after: the serial it was made on; the store refuses (Conflict) if the present one is another.
            The commit's own serial is ``after + 1``. For a new table it is 0, and ``head`` is given.
        at: when, in seconds since 1970.
        head: the new head, if it changes (its ``serial`` must be ``after + 1``).
        entries: what is added to the record.
        snapshots: the newest positions; each replaces the one of its line.
        said: chat.
    """

    table: str
    after: int
    at: float
    head: Head | None = None
    entries: tuple[Entry, ...] = ()
    snapshots: tuple[Snapshot, ...] = ()
    said: tuple[Said, ...] = ()


class Stored(NamedTuple):
    """A table as it is read back, or what was added to it since."""

    head: Head
    entries: list[Entry]
    snapshots: list[Snapshot]
    said: list[Said]


class Store(Protocol):
    """Keeps people and tables. All methods may raise StoreUnavailable; then nothing was written.

    Texts come back exactly as they were given; those with a NUL or half a surrogate pair in them, which not
    every database can keep, are refused with a StoreError.
    """

    async def open(self) -> None:
        """Connects, and brings an older schema up to date (one written by a newer Banneret is refused).

        A SQLite file that another process has open is refused, too. A store that was closed stays closed.
        """

    async def close(self) -> None:
        """Writes what is waiting, and lets go."""

    async def add_person(self, person: Person) -> None:
        """Keeps somebody new; the very same person once more is no fault.

        Raises:
            StoreError: somebody else has that id or that key.
        """

    async def person_by_key(self, key_hash: bytes) -> Person | None:
        """Who holds that key."""

    async def commit(self, commit: Commit) -> None:
        """Returns once everything is safely on disk; commits that wait together are written together.

        If the caller goes away meanwhile, it is written nevertheless.

        Raises:
            Conflict: the table has another serial than ``after`` (or exists already, for a new one).
            StoreError: it holds something that cannot be kept, such as an entry that is there already.
        """

    async def read(self, table: str) -> Stored | None:
        """A whole table."""

    async def read_since(self, table: str, serial: int) -> Stored | None:
        """The present head, and what was added by commits after ``serial``."""

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
        """Heads that fit all that is given, the most recently updated first."""

    async def note(self, table: str, owner: str) -> str:
        """The private note of somebody about a table; empty if there is none."""

    async def write_note(self, table: str, owner: str, text: str, at: float) -> None:
        """Replaces it."""

    def listen(self, heard: Callable[[str, int], Awaitable[None]]) -> None:
        """Calls ``heard(table, serial)`` after commits of other server processes (PostgreSQL only).

        Calls come one after the other. Of several commits to a table that wait to be told, the last one is.
        ``heard("", 0)`` means: the connection was lost for a while, anything may have changed.
        """
