"""Several servers on one PostgreSQL, and connections that break."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

import pytest
from tests.server.postgres import Cluster, name_of
from tests.server.store.samples import awaited, begin, head, opened, play, say, there

from banneret.server.store import make_store
from banneret.server.store.base import Commit, Conflict, Entry, Person, StoreError, StoreUnavailable
from banneret.server.store.postgres import PostgresStore
from banneret.server.store.postgres_link import connect, goodbye

#: However slow the machine, this is long enough for what must happen.
PATIENCE = 30.0


class Listener:
    """Hears of commits, and waits for one."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self._more = asyncio.Event()

    async def __call__(self, table: str, serial: int) -> None:
        self.heard.append((table, serial))
        self._more.set()

    async def until(self, table: str, serial: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while (table, serial) not in self.heard:
                self._more.clear()
                await self._more.wait()


# --- several servers


@awaited
async def test_servers_hear_of_each_others_commits_and_not_of_their_own(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        ears = Listener(), Listener()
        one.listen(ears[0])
        two.listen(ears[1])
        strange = "t é ' \" 漢 0 1"
        await one.commit(begin(strange))
        await ears[1].until(strange, 1)
        await two.commit(play(strange, 1, 0))
        await ears[0].until(strange, 2)
        with pytest.raises(Conflict):
            await two.commit(play(strange, 1, 0))
        await two.commit(say(strange, 2, 0, "hello"))
        await ears[0].until(strange, 3)
        await one.commit(Commit(strange, 3, 1.0, head=head(strange, 4)))
        await ears[1].until(strange, 4)
        assert ears[0].heard == [(strange, 2), (strange, 3)]
        assert ears[1].heard == [(strange, 1), (strange, 4)]
        assert await one.read(strange) == await two.read(strange)


@awaited
async def test_of_two_servers_one_wins_and_the_other_reads_what_changed(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        tables = [f"t{number}" for number in range(12)]
        for table in tables:
            await one.commit(begin(table))
        for seq in range(8):
            jobs = [
                store.commit(play(table, seq + 1, seq, verb=verb))
                for verb, store in enumerate((one, two))
                # The other way round in the other server, so that they get in each other's way.
                for table in (tables if store is one else reversed(tables))
            ]
            answers = await asyncio.gather(*jobs, return_exceptions=True)
            assert {type(answer) for answer in answers} == {type(None), Conflict}
            assert [type(answer) for answer in answers].count(Conflict) == len(tables)
        for table in tables:
            stored = await there(one, table)
            assert stored.head.serial == 9
            assert [entry.seq for entry in stored.entries] == list(range(8))


@awaited
async def test_what_follows_a_refused_commit_may_fit(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        await one.commit(begin("t"))
        await two.commit(play("t", 1, 0))
        # The first comes too late, the second fits what the other server wrote.
        answers = await asyncio.gather(
            one.commit(play("t", 1, 0)), one.commit(play("t", 2, 1)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [Conflict, type(None)]
        assert (await there(two, "t")).head.serial == 3


@awaited
async def test_two_servers_cannot_make_the_same_table(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        answers = await asyncio.gather(
            one.commit(begin("t", host="one")), two.commit(begin("t", host="two")), return_exceptions=True
        )
        assert sorted([type(answer).__name__ for answer in answers]) == ["Conflict", "NoneType"]
        winner = ("one", "two")[answers.index(None)]
        assert (await there(one, "t")).head.host == winner


@awaited
async def test_a_listener_that_breaks_hears_the_next(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        listener = Listener()

        async def broken(table: str, serial: int) -> None:
            raise RuntimeError("nonsense")

        two.listen(broken)
        two.listen(listener)
        await one.commit(begin("t"))
        await listener.until("t", 1)
        await one.commit(play("t", 1, 0))
        await listener.until("t", 2)
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 2


@awaited
async def test_a_slow_listener_is_told_the_newest(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        assert isinstance(two, PostgresStore)
        gate = asyncio.Event()
        listener = Listener()

        async def slow(table: str, serial: int) -> None:
            await listener(table, serial)
            await gate.wait()

        two.listen(slow)
        await one.commit(begin("t"))
        await listener.until("t", 1)
        for seq in range(5):
            await one.commit(play("t", seq + 1, seq))
        await one.commit(begin("u"))
        async with asyncio.timeout(PATIENCE):
            while "u" not in two.ear.untold:  # noqa: ASYNC110 - nobody tells us
                await asyncio.sleep(0.02)
        gate.set()
        await listener.until("u", 1)
        assert listener.heard == [("t", 1), ("t", 6), ("u", 1)]


# --- connections that break


@awaited
async def test_a_lost_connection_is_not_even_noticed(postgres_url: str, cluster: Cluster) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        listener = Listener()
        two.listen(listener)
        await one.commit(begin("t"))
        await listener.until("t", 1)
        # Write, read and hear on one connection each, in two servers.
        assert await asyncio.to_thread(cluster.disconnect, name_of(postgres_url)) >= 6
        await one.commit(play("t", 1, 0))
        assert len((await there(two, "t")).entries) == 1
        # In the meantime anything may have happened that nobody heard of.
        await listener.until("", 0)
        await one.commit(play("t", 2, 1))
        await listener.until("t", 3)


@awaited
async def test_while_the_server_is_away_it_says_so_and_then_goes_on(
    postgres_url: str, cluster: Cluster
) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        listener = Listener()
        two.listen(listener)
        await one.commit(begin("t"))
        await asyncio.to_thread(cluster.stop, "immediate")
        try:
            for _ in range(3):
                with pytest.raises(StoreUnavailable, match="test"):
                    await one.commit(play("t", 1, 0))
                with pytest.raises(StoreUnavailable, match="no connection to the database"):
                    await one.read("t")
            with pytest.raises(StoreUnavailable, match="no connection to the database"):
                await make_store(postgres_url).open()
        finally:
            await asyncio.to_thread(cluster.start)
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(StoreUnavailable):
                    await one.commit(play("t", 1, 0))
                    break
                await asyncio.sleep(0.05)
        assert len((await there(two, "t")).entries) == 1
        await listener.until("", 0)
        await two.commit(play("t", 2, 1))
        await one.commit(play("t", 3, 2))
        await listener.until("t", 4)


class Wire:
    """Stands between a store and PostgreSQL, and breaks when it is told to.

    Attributes:
        last: a message with this in it is the last one; then the wire breaks.
        arrives: whether that message still arrives; the answer to it never does.
        meanwhile: what happens before the store notices.
        refuses: whether there are no new connections.
    """

    def __init__(self, folder: Path, beyond: Path) -> None:
        self.last = b""
        self.arrives = True
        self.meanwhile: Callable[[], Awaitable[None]] | None = None
        self.refuses = False
        self._path = folder / ".s.PGSQL.5432"
        self._beyond = beyond / ".s.PGSQL.5432"
        self._ends: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> Wire:
        self._server = await asyncio.start_unix_server(self._join, self._path)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for end in self._ends:
            end.close()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.append(writer)
        if self.refuses:
            writer.close()
            return
        beyond_reader, beyond = await asyncio.open_unix_connection(self._beyond)
        self._ends.append(beyond)
        answers = asyncio.create_task(self._copy(beyond_reader, writer))
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                if self.last and self.last in data:
                    self.last = b""
                    answers.cancel()
                    await asyncio.wait([answers])
                    if self.arrives:
                        beyond.write(data)
                        await beyond_reader.read(1)  # it was carried out
                    if self.meanwhile is not None:
                        await self.meanwhile()
                    break
                beyond.write(data)
        for end in (writer, beyond):
            end.close()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                writer.write(data)
        writer.close()


@asynccontextmanager
async def wired(url: str, cluster: Cluster) -> AsyncIterator[tuple[PostgresStore, Wire]]:
    """A store behind a wire that can break."""
    with TemporaryDirectory(prefix="bw-") as folder:
        beside = f"postgresql://tester@/{name_of(url)}?host={quote(folder, safe='')}"
        async with Wire(Path(folder), cluster.folder) as wire, opened(beside) as store:
            assert isinstance(store, PostgresStore)
            yield store, wire


@pytest.mark.parametrize("arrives", [True, False])
@awaited
async def test_a_choice_whose_answer_was_lost_is_written_once(
    postgres_url: str, cluster: Cluster, arrives: bool
) -> None:
    async with opened(postgres_url) as other, wired(postgres_url, cluster) as (store, wire):
        listener = Listener()
        other.listen(listener)
        await store.commit(begin("table-1"))
        await store.commit(begin("table-2"))
        for seq in range(3):
            wire.last = b"table-1"
            wire.arrives = arrives
            answers = await asyncio.gather(
                store.commit(play("table-1", seq + 1, seq)),
                store.commit(play("table-2", seq + 1, seq)),
                store.commit(play("table-2", seq, seq)),
                return_exceptions=True,
            )
            assert wire.last == b""
            assert [type(answer) for answer in answers] == [type(None), type(None), Conflict]
        for table in ("table-1", "table-2"):
            assert [entry.seq for entry in (await there(other, table)).entries] == [0, 1, 2]
        await listener.until("table-2", 4)


@pytest.mark.parametrize("arrives", [True, False])
@awaited
async def test_a_new_head_whose_answer_was_lost_is_written_once(
    postgres_url: str, cluster: Cluster, arrives: bool
) -> None:
    async with wired(postgres_url, cluster) as (store, wire):
        for serial in range(3):
            wire.last = b"COMMIT"
            wire.arrives = arrives
            entry = Entry(0, serial, "choice", (serial,))
            commit = Commit("t", serial, 1.0, head=head("t", serial + 1, body=f"{serial}"), entries=(entry,))
            await asyncio.gather(
                store.commit(commit),
                store.add_person(Person(f"p{serial}", "Ann", b"%d" % serial, 1.0)),
                store.write_note("t", "p", f"note {serial}", 1.0),
            )
            assert wire.last == b""
            stored = await there(store, "t")
            assert stored.head == commit.head
            assert [one.seq for one in stored.entries] == list(range(serial + 1))
            assert await store.person_by_key(b"%d" % serial) is not None
            assert await store.note("t", "p") == f"note {serial}"


@awaited
async def test_if_others_wrote_on_it_meanwhile_one_must_read_again(
    postgres_url: str, cluster: Cluster
) -> None:
    async with opened(postgres_url) as other, wired(postgres_url, cluster) as (store, wire):
        await store.commit(begin("roses"))

        async def meanwhile() -> None:
            await other.commit(play("roses", 2, 1))

        wire.last = b"roses"
        wire.meanwhile = meanwhile
        with pytest.raises(Conflict):
            await store.commit(play("roses", 1, 0))
        stored = await store.read_since("roses", 1)
        assert stored is not None
        assert [entry.seq for entry in stored.entries] == [0, 1]
        await store.commit(play("roses", 3, 2))


@awaited
async def test_if_nobody_can_be_asked_it_says_that_it_does_not_know(
    postgres_url: str, cluster: Cluster
) -> None:
    async with wired(postgres_url, cluster) as (store, wire):
        await store.commit(begin("roses"))
        wire.last = b"roses"
        wire.refuses = True
        with pytest.raises(StoreUnavailable, match="whether this was written"):
            await store.commit(play("roses", 1, 0))
        wire.refuses = False
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await store.commit(play("roses", 1, 0))
                except StoreUnavailable:
                    await asyncio.sleep(0.05)
                    continue
                except Conflict:
                    break
                pytest.fail("it was written, and then written again")
        assert [entry.seq for entry in (await there(store, "roses")).entries] == [0]


# --- other troubles of the database


@awaited
async def test_while_another_program_holds_the_tables_it_says_so(postgres_url: str) -> None:
    store = PostgresStore(postgres_url, patience=0.05)
    await store.open()
    await store.commit(begin("t"))
    holder = await connect(postgres_url, 5)
    async with holder.transaction():
        await holder.execute("SELECT * FROM tables FOR UPDATE")
        with pytest.raises(StoreUnavailable, match="another program has it locked"):
            await store.commit(play("t", 1, 0))
        assert (await there(store, "t")).head.serial == 1
    await store.commit(play("t", 1, 0))
    await goodbye(holder)
    await store.close()


@pytest.mark.parametrize(
    ("state", "sort", "words"),
    [
        ("53100", StoreUnavailable, "the disk is full"),
        ("53200", StoreUnavailable, "out of memory"),
        ("25006", StoreUnavailable, "read only"),
        ("58030", StoreUnavailable, "cannot write"),
        ("23514", StoreError, "some check"),
    ],
)
@awaited
async def test_troubles_have_names(
    postgres_url: str, cluster: Cluster, state: str, sort: type[Exception], words: str
) -> None:
    async with opened(postgres_url) as store:
        await store.commit(begin("t"))
        # The database refuses to write, with the code it has for that.
        cluster.ask(
            name_of(postgres_url),
            "SET search_path = banneret; CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS"
            f" $$ BEGIN RAISE EXCEPTION '{words}' USING ERRCODE = '{state}'; END $$;"
            " CREATE TRIGGER refusal BEFORE INSERT ON record EXECUTE FUNCTION refuse()",
        )
        with pytest.raises(sort, match=words) as refusal:
            await store.commit(play("t", 1, 0))
        assert type(refusal.value) is sort
        assert (await there(store, "t")).head.serial == 1
        cluster.ask(name_of(postgres_url), "DROP TRIGGER refusal ON banneret.record")
        await store.commit(play("t", 1, 0))


@awaited
async def test_quarrels_over_locks_are_tried_again(postgres_url: str, cluster: Cluster) -> None:
    async with opened(postgres_url) as store:
        await store.commit(begin("t"))
        cluster.ask(
            name_of(postgres_url),
            "SET search_path = banneret; CREATE SEQUENCE tries;"
            # What a sequence has given is not taken back with the transaction.
            " CREATE FUNCTION quarrel() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
            " IF nextval('tries') < 3 THEN RAISE EXCEPTION 'deadlock' USING ERRCODE = '40P01'; END IF;"
            " RETURN NEW; END $$;"
            " CREATE TRIGGER quarrels BEFORE INSERT ON record FOR EACH ROW EXECUTE FUNCTION quarrel()",
        )
        await store.commit(play("t", 1, 0))
        assert cluster.ask(name_of(postgres_url), "SELECT last_value FROM banneret.tries") == "3"
        assert len((await there(store, "t")).entries) == 1


@awaited
async def test_safe_on_disk_means_on_disk(postgres_url: str, cluster: Cluster) -> None:
    cluster.ask(name_of(postgres_url), f"ALTER DATABASE {name_of(postgres_url)} SET synchronous_commit = off")
    connection = await connect(postgres_url, 5)
    assert await connection.fetchval("SHOW synchronous_commit") == "on"
    await goodbye(connection)
    cluster.ask(name_of(postgres_url), f"ALTER DATABASE {name_of(postgres_url)} RESET synchronous_commit")


def test_without_asyncpg_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("postgres", "postgres_link", "postgres_batch", "postgres_ear"):
        monkeypatch.delitem(sys.modules, f"banneret.server.store.{name}", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError, match=r"banneret\[postgres\]"):
        make_store("postgresql://127.0.0.1/banneret")
    make_store("tables.db")
