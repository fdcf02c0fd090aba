"""How many commits a second the stores take: one who waits for each, and many at once.

    python benchmarks/store.py                              a SQLite file in a temporary folder
    python benchmarks/store.py --database postgresql://…    another database; its tables stay in it
    python benchmarks/store.py --json

What is committed is what a choice commits: one entry with the roll of a die.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Any, Final

from banneret.server.store import make_store
from banneret.server.store.base import Commit, Entry, Head, Seat, Store

try:
    import uvloop
except ImportError:  # as on Windows
    run = asyncio.run
else:
    run = uvloop.run

_CODE: Final = 1 << 24 | 9 << 12
_DIE: Final = 1 << 24 | 6 << 12


async def begin(store: Store, table: str) -> None:
    """A new table."""
    seats = (Seat("person", "p", "Ann", "", b"k" * 32), Seat("bot", "", "", "greedy", b""))
    head = Head(table, 1, "richard3", "game", "link", "playing", "p", "1", 1.0, 1.0, seats, "{}")
    await store.commit(Commit(table, 0, 1.0, head=head))


async def play(store: Store, table: str, until: float, waits: list[float]) -> None:
    """Choice after choice, each after the one before is safe."""
    seq = 0
    while time.perf_counter() < until:
        entry = Entry(0, seq, "choice", (_CODE | seq & 4095,), (_DIE | seq % 6,))
        begun = time.perf_counter()
        await store.commit(Commit(table, seq + 1, 1.0, entries=(entry,)))
        waits.append(time.perf_counter() - begun)
        seq += 1


async def measure(store: Store, committers: int, seconds: float) -> dict[str, Any]:
    """So many tables at which is played at once."""
    tables = [secrets.token_hex(6) for _ in range(committers)]
    await asyncio.gather(*[begin(store, table) for table in tables])
    waits: list[float] = []
    group = getattr(store, "group")  # noqa: B009 - the interface does not tell of it
    batches = group.batches
    begun = time.perf_counter()
    worked = time.thread_time()
    await asyncio.gather(*[play(store, table, begun + seconds, waits) for table in tables])
    worked = time.thread_time() - worked
    lasted = time.perf_counter() - begun
    waits.sort()
    return {
        "committers": committers,
        "commits_per_second": round(len(waits) / lasted),
        "commits_per_transaction": round(len(waits) / (group.batches - batches), 1),
        "loop_us_per_commit": round(worked / len(waits) * 1e6, 1),
        "p50_ms": round(waits[len(waits) // 2] * 1e3, 2),
        "p99_ms": round(waits[len(waits) * 99 // 100] * 1e3, 2),
    }


async def reading(store: Store) -> dict[str, Any]:
    """Opening a table with the record of a whole game."""
    table = secrets.token_hex(6)
    await begin(store, table)
    entries = [Entry(0, seq, "choice", (_CODE | seq & 4095,), (_DIE,) * (seq % 3 == 0)) for seq in range(600)]
    await asyncio.gather(
        *[store.commit(Commit(table, seq + 1, 1.0, entries=(entry,))) for seq, entry in enumerate(entries)]
    )
    begun = time.perf_counter()
    for _ in range(20):
        stored = await store.read(table)
    lasted = (time.perf_counter() - begun) / 20
    assert stored is not None
    return {"entries": len(stored.entries), "read_ms": round(lasted * 1e3, 2)}


async def bench(database: str, seconds: float) -> dict[str, Any]:
    store = make_store(database)
    await store.open()
    try:
        await measure(store, 20, min(seconds, 0.3))  # to warm up
        rows = [await measure(store, committers, seconds) for committers in (1, 10, 50, 200)]
        return {"store": type(store).__name__, "commits": rows, "reading": await reading(store)}
    finally:
        await store.close()


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--database", metavar="URL", help="a file or the address of a PostgreSQL")
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="how long each measurement takes, up to 30"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    args = parser.parse_args(argv)
    seconds = min(max(args.seconds, 0.1), 30.0)
    with tempfile.TemporaryDirectory(prefix="banneret-bench-") as folder:
        found = run(bench(args.database or f"{folder}/tables.db", seconds))
    if args.json:
        json.dump(found, sys.stdout, indent=1)
        print()
        return 0
    print(f"{found['store']}: each commit is one choice, safely on disk")
    names = list(found["commits"][0])
    print("  ".join(names))
    for row in found["commits"]:
        print("  ".join([str(row[name]).rjust(len(name)) for name in names]))
    print(f"opening a table with {found['reading']['entries']} entries: {found['reading']['read_ms']} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
