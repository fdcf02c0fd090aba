"""Commits that wait together are written together."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.server.postgres import Cluster, name_of
from tests.server.store.samples import awaited, begin, play

from banneret.server.store.base import Conflict, StoreUnavailable
from banneret.server.store.group import Group
from banneret.server.store.postgres import PostgresStore
from banneret.server.store.sqlite import SqliteStore

_TABLES = [f"t{number}" for number in range(40)]


@awaited
async def test_commits_that_wait_are_one_transaction_in_sqlite(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await asyncio.gather(*[store.commit(begin(table)) for table in _TABLES])
    said: list[str] = []
    connection = store.writer.connection
    assert isinstance(connection, sqlite3.Connection)
    connection.set_trace_callback(said.append)
    await asyncio.gather(*[store.commit(play(table, 1, 0)) for table in _TABLES])
    assert said.count("COMMIT") == 1
    # And few statements: between two of them other threads may keep the writer waiting.
    assert len(said) < 12
    for table in _TABLES[:3]:
        await store.commit(play(table, 2, 1))
    assert said.count("COMMIT") == 4
    connection.set_trace_callback(None)
    await store.close()


@awaited
async def test_commits_that_wait_are_one_transaction_in_postgres(postgres_url: str, cluster: Cluster) -> None:
    store = PostgresStore(postgres_url)
    await store.open()
    await asyncio.gather(*[store.commit(begin(table)) for table in _TABLES])
    await asyncio.gather(*[store.commit(play(table, 1, 0)) for table in _TABLES])

    def transactions() -> str:
        # Each row remembers the transaction that made it.
        return cluster.ask(
            name_of(postgres_url), "SELECT count(*), count(DISTINCT xmin::text) FROM banneret.record"
        )

    assert transactions() == "40|1"
    for table in _TABLES[:3]:
        await store.commit(play(table, 2, 1))
    assert transactions() == "43|4"
    await store.close()


@awaited
async def test_what_comes_while_a_batch_is_written_is_the_next_batch() -> None:
    batches: list[list[int]] = []
    gate = asyncio.Event()

    async def write(batch: Sequence[int]) -> list[Exception | None]:
        batches.append(list(batch))
        await gate.wait()
        return [Conflict("odd") if number % 2 else None for number in batch]

    group = Group(write)
    first = [group.put(number) for number in range(3)]
    await asyncio.sleep(0)
    later = [group.put(number) for number in range(3, 8)]
    await asyncio.sleep(0)
    assert not any(future.done() for future in (*first, *later))
    gate.set()
    answers = await asyncio.gather(*first, *later, return_exceptions=True)
    assert batches == [[0, 1, 2], [3, 4, 5, 6, 7]]
    assert [isinstance(answer, Conflict) for answer in answers] == [number % 2 == 1 for number in range(8)]
    assert group.batches == 2


@awaited
async def test_a_batch_has_an_end() -> None:
    sizes: list[int] = []

    async def write(batch: Sequence[int]) -> list[Exception | None]:
        sizes.append(len(batch))
        return [None] * len(batch)

    group = Group(write)
    await asyncio.gather(*[group.put(number) for number in range(1000)])
    assert sum(sizes) == 1000
    assert max(sizes) == 256


@awaited
async def test_a_writer_that_breaks_tells_all_and_goes_on() -> None:
    broken = True

    async def write(batch: Sequence[int]) -> list[Exception | None]:
        if broken:
            raise RuntimeError("nonsense")
        return [None] * len(batch)

    group = Group(write)
    answers = await asyncio.gather(group.put(1), group.put(2), return_exceptions=True)
    assert [str(answer) for answer in answers] == ["nonsense"] * 2
    broken = False
    await group.put(3)
    await group.close()
    with pytest.raises(StoreUnavailable, match="closed"):
        await group.put(4)
