"""Tables, and things done at them, for tests of the stores."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec

from banneret.server.store import make_store
from banneret.server.store.base import Commit, Entry, Head, Said, Seat, Store, Stored

P = ParamSpec("P")

#: Where other processes find these tests.
ROOT = Path(__file__).parents[3]

#: What people may write that is not nice.
HOSTILE = (
    "'; DROP TABLE tables; --",
    '"},{"x":1}',
    "\\x00\\",
    "%s $1 ?1 :name {0}",
    "Änne Ωmega 漢字 🏰 \U0010ffff",
    "\u202eevil\u200b\ufeff",
    "a\r\nb\tc\x01\x7f",
    "' OR ''='",
    "x" * 20_000,
    "NULL",
    "<script>alert(1)</script>",
)

SEATS = (
    Seat("person", "p-ann", "Ann", "", b"\x00\xff" * 16),
    Seat("bot", "", "", "greedy", b""),
    Seat(),
)


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Makes an ordinary test of one that awaits."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """The store at an address, open."""
    store = make_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def head(table: str, serial: int = 1, **changes: Any) -> Head:
    """A head like many."""
    plain = Head(
        id=table,
        serial=serial,
        game="richard3",
        kind="game",
        access="open",
        status="playing",
        host="p-ann",
        rules="1",
        created=1.5,
        updated=1000.25 + serial,
        seats=SEATS,
        body='{"options":{"scenario":"Wars of the Roses"},"key":"k"}',
    )
    return plain._replace(**changes)


def begin(table: str, **changes: Any) -> Commit:
    """A new table."""
    return Commit(table, 0, 1.5, head=head(table, **changes))


def play(table: str, after: int, seq: int, *, line: int = 0, seat: int = 0, verb: int = 7) -> Commit:
    """A choice, with the roll of a die after it."""
    entry = Entry(
        line, seq, "choice", (seat << 24 | verb << 12 | seq & 4095,), (1 << 24 | 6 << 12 | seq % 6,)
    )
    return Commit(table, after, 2000.5 + after, entries=(entry,))


def say(table: str, after: int, seq: int, text: str, name: str = "Ann") -> Commit:
    """A word at the table."""
    return Commit(table, after, 3000.5 + after, said=(Said(seq, -1, name, text, 3000.5),))


async def there(store: Store, table: str) -> Stored:
    """A table that must be there."""
    stored = await store.read(table)
    assert stored is not None
    return stored
