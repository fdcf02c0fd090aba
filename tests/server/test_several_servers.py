"""Several servers share the tables of one PostgreSQL, and people at one table may be at different ones."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from tests.server.postgres import Cluster, name_of
from tests.server.support import PATIENCE, Ear, FaultyStore, Guest, Served, person, play_on, served, settings

from banneret.server.store import make_store

Listen = Callable[..., Ear]


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.database()


@pytest.fixture
def servers(address: str) -> Iterator[tuple[Served, Served]]:
    with served(settings(address)) as one, served(settings(address)) as two:
        yield one, two


class Apart:
    """Ada sits at one server and Bea at another, and both at the same table."""

    def __init__(self, servers: tuple[Served, Served]) -> None:
        ada, bea = person(servers[0].url, "Ada"), person(servers[1].url, "Bea")
        self.guests = [ada, bea]
        self.table: str = ada.table("me", "open", seed="apart")["table"]["id"]
        bea.post(f"/api/tables/{self.table}/seats/1")
        #: The same people, each at the other server.
        self.away = [Guest(servers[1].url, ada.key), Guest(servers[0].url, bea.key)]
        # Until the news of it has come across, the one server does not know who has sat down at the other.
        until = time.monotonic() + PATIENCE
        while not self.away[1].ask("GET", f"/api/tables/{self.table}/view", seat=1).is_success:
            assert time.monotonic() < until, "it is never told that Bea has sat down"
            time.sleep(0.01)

    def settled(self, ears: list[Ear]) -> None:
        """Both servers know the same, and everybody has heard everything, wherever they are."""
        until = time.monotonic() + PATIENCE
        while any(
            self.guests[seat].view(self.table, seat) != self.away[seat].view(self.table, seat)
            for seat in (0, 1)
        ):
            assert time.monotonic() < until, "the servers do not come to know the same"
            time.sleep(0.01)
        for seat, ear in enumerate(ears):
            ear.wait_for(self.guests[seat].view(self.table, seat))
            update = self.guests[seat].get(f"/api/tables/{self.table}/view", seat=seat)
            assert ear.log == update["log"]["lines"]

    def close(self) -> None:
        for guest in self.guests + self.away:
            guest.close()


@pytest.fixture
def apart(servers: tuple[Served, Served]) -> Iterator[Apart]:
    made = Apart(servers)
    yield made
    made.close()


def play(apart: Apart, rng: random.Random, choices: int) -> int:
    """Random play, each at the server where they are; how many choices were made."""
    made = 0
    while made < choices:
        seat = apart.guests[0].info(apart.table)["must_act"]
        if not seat:
            break
        guest = apart.guests[seat[0]]
        view = guest.view(apart.table, seat[0])
        if not view["choices"]:
            continue  # the news has not come across yet
        body = {"seat": seat[0], "choice": rng.choice(view["choices"]), "version": view["version"]}
        answer = guest.ask("POST", f"/api/tables/{apart.table}/choices", body)
        assert answer.status_code in (200, 409), answer.text
        made += answer.status_code == 200
    return made


def test_two_play_at_two_servers(apart: Apart, listen: Listen) -> None:
    ears = [listen(apart.guests[seat], apart.table, seat).begun() for seat in (0, 1)]
    rng = random.Random(1)
    assert play(apart, rng, 60) == 60
    apart.guests[0].post(f"/api/tables/{apart.table}/chat", {"seat": 0, "text": "Hello over there"})
    for ear in ears:
        ear.wait_chat(1)
    apart.settled(ears)
    # Each sees at the other server what it saw at its own.
    for seat in (0, 1):
        assert apart.away[seat].view(apart.table, seat)["board"] == ears[seat].view["board"]
    assert not any("view" in update for ear in ears for update in ear.updates[1:])
    apart.guests[1].post(f"/api/tables/{apart.table}/resign", {"seat": 1})
    for ear in ears:
        ear.wait(lambda: all(each.view["over"] for each in ears[:1]))
    assert apart.away[1].info(apart.table)["winners"] == [0]


def test_undo_and_take_back_reach_the_other_server(apart: Apart, listen: Listen) -> None:
    ears = [listen(apart.guests[seat], apart.table, seat).begun() for seat in (0, 1)]
    rng = random.Random(2)
    undone = 0
    while undone < 5:
        seat = apart.guests[0].info(apart.table)["must_act"][0]
        guest = apart.guests[seat]
        before = guest.view(apart.table, seat)
        guest.play(apart.table, seat, rng.choice(before["choices"]))
        if guest.view(apart.table, seat)["undo"]:
            guest.post(f"/api/tables/{apart.table}/undo", {"seat": seat})
            assert guest.view(apart.table, seat) == before
            undone += 1
            guest.play(apart.table, seat, rng.choice(before["choices"]))
        apart.settled(ears)
    mover = 0
    apart.guests[mover].post(f"/api/tables/{apart.table}/takeback", {"seat": mover})
    ears[1].wait(lambda: ears[1].table["takeback"])
    apart.guests[1].post(f"/api/tables/{apart.table}/takeback/answer", {"seat": 1, "accept": True})
    ears[0].wait(lambda: not ears[0].table["takeback"])
    ears[1].wait(lambda: not ears[1].table["takeback"])
    apart.settled(ears)


def test_of_two_who_answer_at_once_one_is_first(apart: Apart) -> None:
    """The same question answered at both servers at once: one choice is played, the other refused."""
    rng = random.Random(3)
    for _ in range(10):
        seat = apart.guests[0].info(apart.table)["must_act"][0]
        view = apart.guests[seat].view(apart.table, seat)
        if not view["choices"]:
            continue
        choice = rng.choice(view["choices"])
        statuses: list[int] = []

        def send(guest: Guest, body: dict[str, int], statuses: list[int]) -> None:
            answer = guest.ask("POST", f"/api/tables/{apart.table}/choices", body)
            statuses.append(answer.status_code)

        body = {"seat": seat, "choice": choice, "version": view["version"]}
        threads = [
            threading.Thread(target=send, args=(guest, body, statuses))
            for guest in (apart.guests[seat], apart.away[seat])
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(20)
        assert sorted(statuses) == [200, 409]


def test_a_seat_given_on_at_one_server_closes_its_streams_at_the_other(apart: Apart, listen: Listen) -> None:
    ear = listen(apart.guests[1], apart.table, 1).begun()
    assert apart.away[1].ask("DELETE", f"/api/tables/{apart.table}/seats/1").status_code == 204
    ear.wait_end()


def test_what_was_missed_while_nobody_could_hear_is_looked_for(address: str, listen: Listen) -> None:
    """A server whose connection was lost for a while looks at its tables when it hears again."""
    store = FaultyStore(make_store(address))
    # No position is stored meanwhile, for that would be heard of.
    quiet = settings(address, quiet=60.0)
    with served(quiet, store) as one, served(quiet) as two:
        apart = Apart((one, two))
        ears = [listen(apart.guests[seat], apart.table, seat).begun() for seat in (0, 1)]
        rng = random.Random(4)
        play(apart, rng, 10)
        apart.settled(ears)
        store.deaf = True
        before = ears[0].view
        play_on(apart.table, [apart.away[0], apart.guests[1]], rng, 10)
        assert apart.guests[0].view(apart.table, 0) == before
        store.deaf = False
        # This is what a store says when it hears again.
        one.do(lambda: store.heard("", 0))
        ears[0].wait_for(apart.away[0].view(apart.table, 0))
        apart.settled(ears)
        apart.close()


def test_cut_connections_are_not_noticed(
    apart: Apart, address: str, cluster: Cluster, listen: Listen
) -> None:
    """All connections to the database are cut, again and again, while both play on at their servers."""
    ears = [listen(apart.guests[seat], apart.table, seat).begun() for seat in (0, 1)]
    rng = random.Random(4)
    for _ in range(3):
        play(apart, rng, 6)
        assert cluster.disconnect(name_of(address)) > 0
        play(apart, rng, 2)
        apart.settled(ears)


def test_my_games_tell_of_what_others_do_at_another_server(apart: Apart) -> None:
    with apart.away[0].http.stream("GET", "/api/me/stream") as answer:
        lines = answer.iter_lines()
        play_on(apart.table, [apart.guests[0], apart.away[1]], random.Random(5), 12)
        assert next(lines) == "event: table"
        assert f'"id":"{apart.table}"' in next(lines)


def test_a_server_goes_and_the_others_go_on(address: str) -> None:
    with served(settings(address)) as one:
        two = Served(settings(address))
        apart = Apart((one, two))
        play(apart, random.Random(6), 12)
        two.stop()
        play_on(apart.table, [apart.guests[0], apart.away[1]], random.Random(7), 12)
        apart.close()
