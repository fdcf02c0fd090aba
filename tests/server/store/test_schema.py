"""Schemas that are missing, older, newer, somebody else's, or brought up to date by two at once."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.postgres import Cluster, name_of
from tests.server.store.samples import awaited, begin, head, opened, play, there

from banneret.server.store import make_store, schema
from banneret.server.store.base import StoreError, StoreUnavailable
from banneret.server.store.postgres import PostgresStore
from banneret.server.store.schema import Migration, migrations
from banneret.server.store.sqlite import SqliteStore

Sorts = SqliteStore | PostgresStore


def store_with(url: str, steps: list[Migration], *, read_only: bool = False) -> Sorts:
    """A store of a Banneret that knows these migrations."""
    if url.startswith("sqlite"):
        return SqliteStore(Path(url.removeprefix("sqlite:///")), schema=steps, read_only=read_only)
    return PostgresStore(url, schema=steps, read_only=read_only)


def usual(url: str) -> list[Migration]:
    return migrations("sqlite" if url.startswith("sqlite") else "postgres")


def later(url: str) -> list[Migration]:
    """The migrations of a Banneret to come: one more, which needs what those before it made."""
    steps = usual(url)
    number = len(steps) + 1
    sql = (
        "ALTER TABLE heads ADD COLUMN motto text NOT NULL DEFAULT 'Loyaulte me lie';\n"
        "CREATE TABLE mottos (number integer PRIMARY KEY, motto text);\n"
        "INSERT INTO mottos SELECT number, motto || '; ' || game FROM heads;\n"
    )
    return [*steps, Migration(number, f"{number:04}_mottos.sql", sql)]


def test_both_databases_have_the_same_history() -> None:
    one = [step.name for step in migrations("sqlite")]
    assert one == [step.name for step in migrations("postgres")]
    assert one[0] == "0001_tables.sql"


def test_migrations_count_from_one_without_gaps(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"but are \[\]"):
        schema.read(tmp_path)
    (tmp_path / "README.md").write_text("no migration")
    (tmp_path / "0002_second.sql").write_text("SELECT 2")
    with pytest.raises(StoreError, match=r"but are \[2\]"):
        schema.read(tmp_path)
    (tmp_path / "0001_first.sql").write_text("SELECT 1")
    assert schema.read(tmp_path) == [
        Migration(1, "0001_first.sql", "SELECT 1"),
        Migration(2, "0002_second.sql", "SELECT 2"),
    ]
    (tmp_path / "0001_again.sql").write_text("SELECT 1")
    with pytest.raises(StoreError, match=r"but are \[1, 1, 2\]"):
        schema.read(tmp_path)


@awaited
async def test_an_older_schema_is_brought_up_to_date(url: str, cluster: Cluster) -> None:
    async with opened(url) as store:
        await store.commit(begin("t"))
        await store.commit(play("t", 1, 0))
        before = await there(store, "t")
    for _ in range(2):  # the second time there is nothing to do
        store = store_with(url, later(url))
        await store.open()
        assert await store.read("t") == before
        await store.close()
    question = "SELECT motto FROM mottos"
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            found = [row[0] for row in connection.execute(question)]
    else:
        found = [cluster.ask(name_of(url), f"SET search_path = banneret; {question}")]
    assert found == ["Loyaulte me lie; richard3"]


@awaited
async def test_a_newer_schema_is_refused_naming_both_versions(url: str) -> None:
    newer = store_with(url, later(url))
    await newer.open()
    await newer.commit(begin("t"))
    await newer.close()
    known = len(usual(url))
    for read_only in (False, True):
        with pytest.raises(StoreError, match=f"schema version {known + 1}.*versions up to {known}.*newer"):
            await make_store(url, read_only=read_only).open()
    again = store_with(url, later(url))
    await again.open()
    assert (await there(again, "t")).head == head("t")
    await again.close()


@awaited
async def test_a_migration_that_breaks_leaves_the_database_as_it_was(url: str) -> None:
    async with opened(url) as store:
        await store.commit(begin("t"))
    steps = later(url)
    broken = Migration(2, "0002_broken.sql", f"{steps[-1].sql}\nINSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(StoreError, match="nowhere"):
        await store_with(url, [*steps[:-1], broken]).open()
    async with opened(url) as store:
        assert (await there(store, "t")).head == head("t")
    mended = store_with(url, steps)
    await mended.open()
    await mended.close()


@awaited
async def test_an_older_sqlite_file_is_not_touched_by_one_who_only_looks(path: Path) -> None:
    url = f"sqlite:///{path}"
    async with opened(url) as store:
        await store.commit(begin("t"))
        before = await there(store, "t")
        # Even while the older server has it open.
        looking = store_with(url, later(url), read_only=True)
        await looking.open()
        assert await looking.read("t") == before
        await looking.close()
        await store.commit(play("t", 1, 0))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(usual(url)),)
        assert connection.execute("SELECT * FROM sqlite_master WHERE name = 'mottos'").fetchall() == []


@awaited
async def test_who_only_looks_is_told_what_to_do_with_an_older_postgres(postgres_url: str) -> None:
    async with opened(postgres_url):
        pass
    with pytest.raises(StoreError, match=r"schema version 1, this Banneret wants 2.*copy"):
        await store_with(postgres_url, later(postgres_url), read_only=True).open()
    with pytest.raises(StoreError, match="schema version 0, this Banneret wants 1"):
        await make_store(postgres_url.replace(name_of(postgres_url), "postgres"), read_only=True).open()


@awaited
async def test_several_processes_may_start_at_once(postgres_url: str) -> None:
    stores = [store_with(postgres_url, later(postgres_url)) for _ in range(4)]
    await asyncio.gather(*[store.open() for store in stores])
    await stores[0].commit(begin("t"))
    for number, store in enumerate(stores):
        await store.commit(play("t", number + 1, number))
    for store in stores:
        await store.close()


@awaited
async def test_the_file_of_another_program_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    for read_only in (False, True):
        with pytest.raises(StoreError, match="another program"):
            await SqliteStore(path, read_only=read_only).open()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_what_is_no_database_is_refused(path: Path) -> None:
    path.write_bytes(b"Now is the winter of our discontent" * 100)
    with pytest.raises(StoreError, match="not a database") as refusal:
        asyncio.run(SqliteStore(path).open())
    assert not isinstance(refusal.value, StoreUnavailable)
    assert path.read_bytes().startswith(b"Now is the winter")


def test_what_is_not_there_cannot_be_looked_into(path: Path) -> None:
    with pytest.raises(StoreError, match="no such database"):
        asyncio.run(SqliteStore(path, read_only=True).open())
    assert not path.exists()


def test_folders_are_not_made(path: Path) -> None:
    with pytest.raises(StoreError, match="no folder"):
        asyncio.run(SqliteStore(path / "deeper" / "tables.db").open())
    assert not path.exists()


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mysql://host/db", "no store of the kind 'mysql'"),
        ("file:///x.db", "no store of the kind 'file'"),
        ("sqlite://x.db", "three strokes"),
        ("sqlite:///", "not the path"),
        ("", "not the path"),
        ("/", "not the path"),
        ("a\0b", "not the path"),
        ("postgresql://host:port/db", "no address"),
        ("postgresql://[::1/db", "no address"),
    ],
)
def test_other_addresses_are_refused(url: str, reason: str) -> None:
    with pytest.raises(StoreError, match=reason):
        make_store(url)


@awaited
async def test_addresses_of_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "deep er").mkdir()
    for url, file in (
        ("plain.db", "plain.db"),
        ("deep er/plain?.db", "deep er/plain?.db"),
        ("sqlite:///relative.db", "relative.db"),
        ("sqlite:///deep%20er/escaped.db", "deep er/escaped.db"),
        (f"sqlite:///{tmp_path}/absolute.db", "absolute.db"),
        (f"{tmp_path}/full.db", "full.db"),
    ):
        assert not (tmp_path / file).exists()
        async with opened(url) as store:
            await store.commit(begin("t"))
        assert (tmp_path / file).stat().st_size > 0


@awaited
async def test_passwords_are_not_told(cluster: Cluster) -> None:
    for url in (
        f"postgresql://tester:s3cret@/nowhere?host={cluster.folder}",
        "postgresql://tester:s3cret@/nowhere?host=/nowhere",
        "postgresql://tester:s3cret@127.0.0.1:1/nowhere",
    ):
        with pytest.raises(StoreError) as refusal:
            await make_store(url).open()
        assert "nowhere" in str(refusal.value)
        assert "s3cret" not in str(refusal.value)
