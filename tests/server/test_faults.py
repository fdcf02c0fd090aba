"""When the table cannot write: the player is told so, nothing has changed, nothing acknowledged is lost."""

from __future__ import annotations

import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from tests.core.parlour import Parlour
from tests.core.parlour import rules as p
from tests.server.postgres import Cluster, name_of
from tests.server.support import Ear, FaultyStore, Guest, Json, Served, person, play_on, served, settings

from banneret.core import registry
from banneret.core.step import GO
from banneret.server.store import make_store
from banneret.server.store.base import Commit, StoreUnavailable
from banneret.server.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[2]


class Pair:
    """Two people at a table of a server."""

    def __init__(self, url: str) -> None:
        self.guests = [person(url, "Ada"), person(url, "Bea")]
        self.table: str = self.guests[0].table("me", "open", seed="pair")["table"]["id"]
        self.guests[1].post(f"/api/tables/{self.table}/seats/1")

    def seen(self) -> list[Json]:
        return [self.guests[seat].view(self.table, seat) for seat in (0, 1)]

    def now(self) -> tuple[int, Json]:
        """Who is asked, and what that seat sees."""
        seat = self.guests[0].info(self.table)["must_act"][0]
        return seat, self.guests[seat].view(self.table, seat)

    def stops(self, seat: int) -> int:
        stops: int = self.guests[seat].get(f"/api/tables/{self.table}/past", seat=seat)["stops"]
        return stops

    def refused(self) -> Json:
        """Sends a legal choice that cannot be stored."""
        seat, view = self.now()
        body = {"seat": seat, "choice": view["choices"][0], "version": view["version"]}
        return self.guests[seat].refused(
            "store-unavailable", "POST", f"/api/tables/{self.table}/choices", body
        )

    def close(self) -> None:
        for guest in self.guests:
            guest.close()


@pytest.fixture
def faulty(database: str) -> Iterator[tuple[Served, FaultyStore]]:
    """A server whose store fails when it is told to."""
    store = FaultyStore(make_store(database))
    with served(settings(database), store) as server:
        yield server, store


@pytest.fixture
def pair(faulty: tuple[Served, FaultyStore]) -> Iterator[Pair]:
    made = Pair(faulty[0].url)
    yield made
    made.close()


def broken(_: object = None) -> None:
    raise StoreUnavailable("the disk is full")


def well(_: object = None) -> None:
    """All is well."""


def test_a_store_that_fails_changes_nothing(faulty: tuple[Served, FaultyStore], pair: Pair) -> None:
    _, store = faulty
    ears = [Ear(pair.guests[seat], pair.table, seat).begun() for seat in (0, 1)]
    play_on(pair.table, pair.guests, random.Random(1), 10)
    before = pair.seen()
    told = [ear.begun().updates[:] for ear in ears]
    written = len(store.commits)
    store.before = broken
    problem = pair.refused()
    assert problem["status"] == 503
    assert "nothing has changed" in problem["detail"]
    assert "disk" not in problem["detail"]
    seat, _ = pair.now()
    table = f"/api/tables/{pair.table}"
    for path, body in (
        ("chat", {"seat": 0, "text": "hello?"}),
        ("resign", {"seat": 0}),
        ("takeback", {"seat": 0}),
        ("rematch", {"seat": 0}),
    ):
        name = "not-over" if path == "rematch" else "store-unavailable"
        pair.guests[0].refused(name, "POST", f"{table}/{path}", body)
    pair.guests[0].refused("store-unavailable", "DELETE", f"{table}/seats/0")
    assert pair.guests[seat].ask("POST", f"{table}/choices", {"seat": seat, "choice": 1}).status_code == 409
    assert pair.seen() == before
    assert [ear.updates for ear in ears] == told
    assert len(store.commits) == written
    # It comes back, and the game goes on as if nothing had been.
    store.before = well
    play_on(pair.table, pair.guests, random.Random(2), 10)
    for each, ear in enumerate(ears):
        ear.wait_for(pair.guests[each].view(pair.table, each))
        ear.close()


def test_the_answer_says_when_to_try_again(faulty: tuple[Served, FaultyStore], pair: Pair) -> None:
    _, store = faulty
    store.before = broken
    seat, view = pair.now()
    answer = pair.guests[seat].ask(
        "POST", f"/api/tables/{pair.table}/choices", {"seat": seat, "choice": view["choices"][0]}
    )
    assert int(answer.headers["retry-after"]) > 0


def test_written_but_not_answered_is_found_again(faulty: tuple[Served, FaultyStore], pair: Pair) -> None:
    """The connection broke between the commit and its answer: what was written is told after all, once."""
    _, store = faulty
    play_on(pair.table, pair.guests, random.Random(1), 6)
    seat, view = pair.now()
    ear = Ear(pair.guests[1 - seat], pair.table, 1 - seat).begun()
    before = pair.stops(seat)
    said = len(ear.updates)

    def lost(commit: Commit) -> None:
        store.after = well
        raise StoreUnavailable("nobody knows whether this was written")

    store.after = lost
    pair.refused()
    until = time.monotonic() + 20
    while pair.stops(seat) == before:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert pair.stops(seat) == before + 1
    assert pair.guests[seat].view(pair.table, seat)["version"] != view["version"]
    # Whoever sends it again is told that it is too late, and nothing happens twice.
    body = {"seat": seat, "choice": view["choices"][0], "version": view["version"]}
    assert pair.guests[seat].ask("POST", f"/api/tables/{pair.table}/choices", body).status_code == 409
    assert pair.stops(seat) == before + 1
    ear.wait_for(pair.guests[1 - seat].view(pair.table, 1 - seat))
    assert len(ear.updates) <= said + 1
    ear.close()


def test_a_table_that_cannot_be_read(faulty: tuple[Served, FaultyStore], pair: Pair) -> None:
    server, store = faulty
    server.hall.tables.clear()
    store.reading = broken
    for path in ("", "/view", "/stream", "/past"):
        pair.guests[0].refused("store-unavailable", "GET", f"/api/tables/{pair.table}{path}")
    pair.guests[0].refused("store-unavailable", "GET", "/api/me")
    store.reading = lambda: None
    assert pair.guests[0].info(pair.table)["status"] == "playing"


# --- faults of a game


class _Circles(p.Turn):
    """Goes round in circles once somebody shows a hand, and breaks once somebody throws."""

    def apply(self, s: p.Table, f: list[int], seat: int, c: int) -> None:
        super().apply(s, f, seat, c)
        if c >> 12 == p.SHOW:
            f[2] = -7
        if c >> 12 == p.THROW:
            raise ZeroDivisionError("of all things")

    def run(self, s: p.Table, f: list[int]) -> int:
        return GO if f[2] == -7 else super().run(s, f)


def test_a_game_that_breaks_or_never_ends_hurts_nobody_else(server: Served) -> None:
    """The player hears that it is a fault of ours, nothing has changed, and all other tables go on."""
    rules = Parlour()
    rules.steps[p.TURN] = _Circles()
    registry.add(rules)
    ada = person(server.url, "Ada")
    try:
        new = {"game": "parlour", "places": ["me", "me"], "seed": "circles"}
        table = ada.post("/api/tables", new)["table"]["id"]
        for _ in range(2):
            seat = ada.info(table)["must_act"][0]
            ada.play(table, seat, ada.view(table, seat)["choices"][0])
        seat = ada.info(table)["must_act"][0]
        before = ada.view(table, seat)
        for verb in (p.SHOW, p.THROW):
            forged = {"seat": seat, "choice": verb << 12}
            assert verb << 12 in before["choices"]
            problem = ada.refused("fault", "POST", f"/api/tables/{table}/choices", forged)
            assert "Nothing has changed" in problem["detail"]
            assert "ZeroDivision" not in str(problem)
            assert ada.view(table, seat) == before
        # What does not break can still be chosen.
        ada.play(table, seat, next(c for c in before["choices"] if c >> 12 not in (p.SHOW, p.THROW)))
        other = ada.table("me", "me")["table"]["id"]
        play_on(other, [ada, ada], random.Random(1), 3)
    finally:
        ada.close()
        registry._found.pop("parlour", None)


# --- real troubles


def test_another_program_holds_the_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with served(settings(str(path)), SqliteStore(path, patience=0.2)) as server:
        pair = Pair(server.url)
        play_on(pair.table, pair.guests, random.Random(1), 5)
        before = pair.seen()
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        pair.refused()
        assert pair.seen() == before
        other.execute("ROLLBACK")
        other.close()
        play_on(pair.table, pair.guests, random.Random(2), 5)
        assert pair.stops(0) > 1
        pair.close()


def test_the_disk_is_full(tmp_path: Path) -> None:
    """A database that may not grow any more answers as a full disk does."""
    path = tmp_path / "tables.db"
    with served(settings(str(path))) as server:
        pair = Pair(server.url)
        play_on(pair.table, pair.guests, random.Random(1), 5)
        before = pair.seen()
        store = server.hall.store
        assert isinstance(store, SqliteStore)
        thread = store._thread
        assert thread is not None

        def bound(pages: int) -> None:
            connection = store.writer.connection
            assert connection is not None
            used = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count = {used + pages}")

        server.do(lambda: thread.run(lambda: bound(0)))
        note = {"text": "x" * 20_000}
        refused = 0
        for number in range(20):
            note["text"] = f"{number}" * 10_000
            answer = pair.guests[0].ask("PUT", f"/api/tables/{pair.table}/notes", note, seat=0)
            refused += answer.status_code == 503
        assert refused
        # In the end not even a choice finds room; after that there is room again.
        rng = random.Random(3)
        while True:
            seat, view = pair.now()
            choice = {"seat": seat, "choice": rng.choice(view["choices"])}
            answer = pair.guests[seat].ask("POST", f"/api/tables/{pair.table}/choices", choice)
            if answer.status_code == 503:
                break
            before = pair.seen()
        assert answer.json()["type"] == "/problems/store-unavailable"
        assert pair.seen() == before
        server.do(lambda: thread.run(lambda: bound(1_000_000)))
        play_on(pair.table, pair.guests, random.Random(2), 5)
        pair.close()


def test_the_database_goes_away_and_comes_back(cluster: Cluster) -> None:
    url = cluster.database()
    with served(settings(url)) as server:
        pair = Pair(server.url)
        play_on(pair.table, pair.guests, random.Random(1), 5)
        # A connection that is cut is made again, and nobody notices.
        assert cluster.disconnect(name_of(url)) > 0
        play_on(pair.table, pair.guests, random.Random(2), 5)
        before = pair.seen()
        cluster.stop("immediate")
        try:
            pair.refused()
            assert pair.seen() == before
        finally:
            cluster.start()
        until = time.monotonic() + 20
        while True:
            try:
                play_on(pair.table, pair.guests, random.Random(3), 1)
                break
            except AssertionError:
                assert time.monotonic() < until
                time.sleep(0.2)
        assert pair.stops(0) > 1
        pair.close()


# --- killed


class Process:
    """A server as people run it, in a process of its own that can be killed."""

    def __init__(self, url: str, *other: str) -> None:
        arguments = other or ("-m", "banneret", "serve", "--port", "0", "--bots", "0", "--database", url)
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [sys.executable, *arguments], stdin=pipe, stdout=pipe, stderr=pipe, text=True, cwd=ROOT
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if "http://" not in said:
            assert self.process.stderr is not None
            raise AssertionError(said + self.process.stderr.read())
        self.url = said.split()[3].rstrip("/")

    def say(self, word: str) -> None:
        """Tells it something, and waits until it has heard."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline()

    def kill(self) -> None:
        self.process.kill()
        assert self.process.wait(20) == -signal.SIGKILL
        self.close()

    def stop(self, number: signal.Signals) -> float:
        """Ends it in good order; how long that took."""
        begun = time.monotonic()
        self.process.send_signal(number)
        assert self.process.wait(20) in (0, 130)
        self.close()
        return time.monotonic() - begun

    def close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()


@pytest.fixture
def process() -> Iterator[Callable[..., Process]]:
    """Starts servers, and sees to it that none is left over."""
    started: list[Process] = []

    def start(url: str, *other: str) -> Process:
        started.append(Process(url, *other))
        return started[-1]

    yield start
    for one in started:
        one.process.kill()
        one.process.wait(20)
        one.close()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


def test_a_killed_server_has_lost_no_acknowledged_choice(url: str, process: Callable[..., Process]) -> None:
    """Killed in the middle of play, at tables where somebody always has a choice under way."""
    server = process(url)
    pairs = [Pair(server.url) for _ in range(3)]
    acknowledged = [0] * len(pairs)
    going = [True] * len(pairs)

    def play(number: int) -> None:
        pair = pairs[number]
        rng = random.Random(number)
        try:
            while acknowledged[number] < 5_000:
                play_on(pair.table, pair.guests, rng, 1)
                acknowledged[number] += 1
        except Exception:  # noqa: BLE001 - the server is gone
            going[number] = False

    threads = [threading.Thread(target=play, args=(number,), daemon=True) for number in range(len(pairs))]
    for thread in threads:
        thread.start()
    until = time.monotonic() + 20
    while min(acknowledged) < 15:
        assert time.monotonic() < until
        time.sleep(0.005)
    server.kill()
    for thread in threads:
        thread.join(30)
        assert not thread.is_alive()
    assert not any(going)
    again = process(url)
    for number, pair in enumerate(pairs):
        there = [Guest(again.url, guest.key) for guest in pair.guests]
        there[0].post(f"/api/tables/{pair.table}/resign", {"seat": 0})
        stops = there[0].get(f"/api/tables/{pair.table}/past", seat="all")["stops"]
        # The beginning, the choices, the resignation; at most one more was stored and not acknowledged.
        assert acknowledged[number] + 2 <= stops <= acknowledged[number] + 3
        for guest in [*there, *pair.guests]:
            guest.close()
    again.stop(signal.SIGTERM)


#: A server that is killed, as soon as it is told so, after a commit and before anybody hears of it.
_CRASHES = """
import os, signal, sys
from tests.server.support import FaultyStore, Served, settings
from banneret.server.store import make_store

def crash(commit):
    if commit.entries:
        os.kill(os.getpid(), signal.SIGKILL)

store = FaultyStore(make_store(sys.argv[1]))
server = Served(settings(sys.argv[1]), store)
print("Banneret is at", server.url, flush=True)
sys.stdin.readline()
store.after = crash
print("ready", flush=True)
sys.stdin.readline()
"""


def test_killed_between_storing_and_telling(url: str, process: Callable[..., Process]) -> None:
    """What was stored and told to nobody is there for everybody who comes back."""
    server = process(url, "-c", _CRASHES, url)
    pair = Pair(server.url)
    play_on(pair.table, pair.guests, random.Random(1), 8)
    seat, view = pair.now()
    ear = Ear(pair.guests[1 - seat], pair.table, 1 - seat).begun()
    heard = ear.view
    server.say("now")
    body = {"seat": seat, "choice": view["choices"][0]}
    with pytest.raises(httpx.HTTPError):
        pair.guests[seat].ask("POST", f"/api/tables/{pair.table}/choices", body)
    assert server.process.wait(20) == -signal.SIGKILL
    ear.wait_end()
    assert ear.view == heard
    ear.close()
    again = process(url)
    there = [Guest(again.url, guest.key) for guest in pair.guests]
    there[0].post(f"/api/tables/{pair.table}/resign", {"seat": 0})
    # The beginning, eight choices, the one that nobody heard of, and the resignation.
    assert there[seat].get(f"/api/tables/{pair.table}/past", seat="all")["stops"] == 11
    for guest in [*there, *pair.guests]:
        guest.close()
    again.stop(signal.SIGTERM)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_with_open_streams_ends_at_once(
    tmp_path: Path, process: Callable[..., Process], number: signal.Signals
) -> None:
    """Nobody waits for browsers that keep their connections open; and those hear that it ended."""
    server = process(str(tmp_path / "tables.db"))
    pair = Pair(server.url)
    ears = [Ear(pair.guests[seat], pair.table, seat).begun() for seat in (0, 1)]
    play_on(pair.table, pair.guests, random.Random(1), 5)
    before = pair.seen()
    assert server.stop(number) < 4  # the patience for requests under way is five
    for ear in ears:
        ear.wait_end()
        ear.close()
    pair.close()
    again = process(str(tmp_path / "tables.db"))
    there = [Guest(again.url, guest.key) for guest in pair.guests]
    after = [there[seat].view(pair.table, seat) for seat in (0, 1)]
    assert after == before
    # A cursor of before means nothing now, so all is told anew.
    ear = Ear(there[0], pair.table, 0, ears[0].cursor).begun()
    assert ear.view == before[0]
    ear.close()
    for guest in there:
        guest.close()
    again.stop(number)
