"""What can befall a file: a full disk, a lock, a limit, a second server."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.store.samples import ROOT, awaited, begin, opened, play, there

from banneret.server.store.base import Commit, Person, Snapshot, StoreError, StoreUnavailable
from banneret.server.store.sqlite import SqliteStore


def big(table: str, after: int) -> Commit:
    """A commit that needs room."""
    text = os.urandom(200_000).hex()
    return Commit(
        table,
        after,
        1.0,
        entries=play(table, after, after - 1).entries,
        snapshots=(Snapshot(0, 1, "1", text),),
    )


@awaited
async def test_on_a_full_disk_nothing_is_half_written(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.commit(begin("t"))
    await store.commit(begin("u"))
    before = await there(store, "t")
    connection = store.writer.connection
    assert connection is not None
    used = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {used + 10}")
    answers = await asyncio.gather(
        store.commit(big("t", 1)),
        store.commit(play("u", 1, 0)),
        store.add_person(Person("p", "Ann", b"k", 1.0)),
        return_exceptions=True,
    )
    for answer in answers:
        assert isinstance(answer, StoreUnavailable)
        assert "the disk is full" in str(answer)
        assert str(path) in str(answer)
    assert await store.read("t") == before
    assert (await there(store, "u")).entries == []
    assert await store.person_by_key(b"k") is None
    # There is room for little things, and then for all again.
    await store.commit(play("u", 1, 0))
    connection.execute("PRAGMA max_page_count = 1000000")
    await store.commit(big("t", 1))
    await store.close()
    async with opened(str(path)) as again:
        assert [len((await there(again, table)).entries) for table in "tu"] == [1, 1]


@awaited
async def test_while_another_program_holds_the_file_it_says_so(path: Path) -> None:
    store = SqliteStore(path, patience=0.05)
    await store.open()
    await store.commit(begin("t"))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="another program has it locked"):
            await store.commit(play("t", 1, 0))
        # Whoever reads is not held up.
        assert (await there(store, "t")).head.serial == 1
        other.execute("ROLLBACK")
    await store.commit(play("t", 1, 0))
    await store.close()


@awaited
async def test_a_file_that_is_locked_cannot_be_opened_yet(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        store = SqliteStore(path, patience=0.05)
        with pytest.raises(StoreUnavailable, match="locked"):
            await store.open()
        other.execute("ROLLBACK")
    async with opened(str(path)) as again:
        await again.commit(begin("t"))


#: The size of files is limited, as a quota does; writing beyond it is an input/output error.
_LIMITED = """
import asyncio, resource, sys
from pathlib import Path
from tests.server.store.samples import begin, play, there
from tests.server.store.test_sqlite import big
from banneret.server.store.base import StoreUnavailable
from banneret.server.store.sqlite import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    await store.commit(begin("t"))
    wal = Path(sys.argv[1] + "-wal")
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size + 50_000, resource.RLIM_INFINITY))
    for _ in range(2):
        try:
            await store.commit(big("t", 1))
        except StoreUnavailable as error:
            print(error)
    print((await there(store, "t")).head.serial)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.commit(big("t", 1))
    print((await there(store, "t")).head.serial)
    await store.close()

asyncio.run(main())
"""


def test_a_disk_that_fails_may_recover(path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _LIMITED, str(path)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    lines = done.stdout.splitlines()
    assert len(lines) == 4, done.stderr
    assert "the disk cannot be read or written" in lines[0]
    assert "the disk cannot be read or written" in lines[1]
    assert lines[2:] == ["1", "2"]


_OWNER = """
import asyncio, sys
from pathlib import Path
from banneret.server.store.sqlite import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


@awaited
async def test_a_second_server_is_refused_and_told_who_the_first_is(path: Path) -> None:
    first = await asyncio.create_subprocess_exec(
        sys.executable, "-c", _OWNER, str(path), stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    try:
        assert first.stdout is not None
        assert await first.stdout.readline() == b"open\n"
        with pytest.raises(
            StoreError, match=rf"process {first.pid}\b.*tables.db open.*PostgreSQL"
        ) as refusal:
            await SqliteStore(path).open()
        assert not isinstance(refusal.value, StoreUnavailable)
    finally:
        first.kill()
        await first.wait()
    # However it ended, it is the owner no more.
    async with opened(str(path)) as store:
        await store.commit(begin("t"))
        with pytest.raises(StoreError, match=rf"process {os.getpid()}\b"):
            await SqliteStore(path).open()


@awaited
async def test_the_writer_remembers_only_so_many_tables(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("banneret.server.store.sqlite_threads._KNOWN", 5)
    async with opened(str(path)) as store:
        tables = [f"t{number}" for number in range(12)]
        for table in tables:
            await store.commit(begin(table))
        for table in tables:
            await store.commit(play(table, 1, 0))
        await asyncio.gather(*[store.commit(play(table, 2, 1)) for table in tables])
        for table in tables:
            assert (await there(store, table)).head.serial == 3


@awaited
async def test_the_log_of_the_database_is_folded_in_at_the_end(path: Path) -> None:
    async with opened(str(path)) as store:
        await store.commit(begin("t"))
        assert path.with_name("tables.db-wal").stat().st_size > 0
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    wal = path.with_name("tables.db-wal")
    assert not wal.exists() or wal.stat().st_size == 0
