"""Asking the bots: what they think of a moment as a seat knew it, and no help in a game under way."""

from __future__ import annotations

import json
import random
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.support import PATIENCE, Guest, Json, Served, person, play_on, saved_game, served, settings

import banneret
from banneret.core.game import Game
from banneret.server import advice as advising
from banneret.server.bots import BotFailed, BotPool
from banneret.server.curves import coarse_first, stops_of
from banneret.server.seatbots import SeatBots

FINISHED = "kingmaker-throne-york"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots can be asked."""
    url = f"sqlite:///{tmp_path_factory.mktemp('advice') / 'tables.db'}"
    with served(settings(url, bots=1)) as running:
        yield running


@pytest.fixture
def bring(house: Served) -> Iterator[Callable[[str], Guest]]:
    """Brings somebody new to that server."""
    known: list[Guest] = []

    def come(name: str) -> Guest:
        known.append(person(house.url, name) if name else Guest(house.url))
        return known[-1]

    yield come
    for guest in known:
        guest.close()


@pytest.fixture
def cleo(bring: Callable[[str], Guest]) -> Guest:
    return bring("Cleo")


def advice(guest: Guest, table: str, **query: object) -> list[Json]:
    """All that is said, to the end."""
    asked = {name: str(value) for name, value in query.items()}
    told: list[Json] = []
    with guest.http.stream("GET", f"/api/tables/{table}/advice", params=asked) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"].startswith("text/event-stream")
        event = ""
        for line in answer.iter_lines():
            if line.startswith("event:"):
                event = line[6:].strip()
            elif line.startswith("data:"):
                assert event == "advice", line
                told.append(json.loads(line[5:]))
    return told


def no_advice(guest: Guest, table: str, name: str, **query: object) -> None:
    """Neither of the two requests is answered."""
    guest.refused(name, "GET", f"/api/tables/{table}/advice", **query)
    guest.refused(name, "GET", f"/api/tables/{table}/curve")


def curve(guest: Guest, table: str, **query: object) -> Json:
    """The curve, as soon as it is done."""
    until = time.monotonic() + 6 * PATIENCE
    while True:
        found: Json = guest.get(f"/api/tables/{table}/curve", **query)
        if found["done"]:
            return found
        assert time.monotonic() < until, found
        time.sleep(0.05)


def brought(guest: Guest, text: str, kind: str = "analysis", **more: object) -> str:
    table: str = guest.post("/api/files", {"file": text, "as": kind, **more})["table"]["id"]
    return table


def finished() -> Game:
    return banneret.load(saved_game(FINISHED))


def decision(game: Game, after: int) -> int:
    """The first moment from there on at which somebody has several choices."""
    for stop in range(after, len(game.record())):
        then = game.replayed(stop)
        if len(then.choices(then.must_act[0])) > 2:
            return stop
    raise AssertionError("nobody decides anything")


# --- what is told


def test_what_a_search_would_choose(cleo: Guest) -> None:
    table = brought(cleo, saved_game(FINISHED))
    game = finished()
    stop = decision(game, 60)
    then = game.replayed(stop)
    seat = then.must_act[0]
    told = advice(cleo, table, stop=stop, level="knight", lang="es")
    last = told[-1]
    assert [each["done"] for each in told] == [False] * (len(told) - 1) + [True]
    assert [each["rounds"] for each in told] == sorted(each["rounds"] for each in told)
    assert (last["seat"], last["stop"], last["level"], last["asked"]) == (seat, stop, "knight", True)
    assert last["rounds"] == 16 == sum(each["visits"] for each in last["choices"])
    assert sum(last["chances"]) == pytest.approx(1.0, abs=0.01)
    legal = then.choices(seat)
    assert last["listed"] == len(legal)
    assert {each["choice"] for each in last["choices"]} <= set(legal)
    for each in last["choices"]:
        assert each["text"] == then.describe(each["choice"], "es")
        assert (each["chance"] is None) == (each["visits"] == 0)
        assert each["chance"] is None or 0.0 <= each["chance"] <= 1.0
    visits = [each["visits"] for each in last["choices"]]
    assert visits == sorted(visits, reverse=True)
    assert last["played"] == game.record()[stop][1]
    # The same question, the same answer.
    assert advice(cleo, table, stop=stop, level="knight", lang="es")[-1]["choices"] == last["choices"]


def test_who_has_nothing_to_decide_has_an_outlook(cleo: Guest) -> None:
    table = brought(cleo, saved_game(FINISHED))
    game = finished()
    stop = decision(game, 60)
    other = 1 - game.replayed(stop).must_act[0]
    (told,) = advice(cleo, table, stop=stop, seat=other)
    assert (told["seat"], told["asked"], told["choices"], told["played"]) == (other, False, [], None)
    assert sum(told["chances"]) == pytest.approx(1.0, abs=0.01)


def test_at_the_end_there_are_the_winners(cleo: Guest) -> None:
    (told,) = advice(cleo, brought(cleo, saved_game(FINISHED)))
    winners = finished().winners
    assert told["chances"] == [float(seat in winners) for seat in range(2)]
    assert (told["done"], told["choices"]) == (True, [])


def test_a_branch_is_asked_about_by_its_line(cleo: Guest) -> None:
    table = brought(cleo, saved_game(FINISHED))
    game = finished()
    stop = decision(game, 40)
    then = game.replayed(stop)
    seat, played = game.record()[stop]
    cleo.post(f"/api/tables/{table}/lines", {"line": 0, "stop": stop})
    other = next(choice for choice in then.choices(seat) if choice != played)
    cleo.play(table, seat, other)
    assert advice(cleo, table, stop=stop, seat=seat, level="knight")[-1]["played"] == other
    assert advice(cleo, table, stop=stop, seat=seat, level="knight", line=0)[-1]["played"] == played
    cleo.refused("no-such-moment", "GET", f"/api/tables/{table}/advice", stop=stop + 2)
    cleo.refused("no-such-line", "GET", f"/api/tables/{table}/advice", line=7)
    cleo.refused("no-such-seat", "GET", f"/api/tables/{table}/advice", stop=stop, seat=3)
    cleo.refused("bad-request", "GET", f"/api/tables/{table}/advice", stop=stop, level="page")


def test_whoever_thinks_gets_only_what_the_seat_knew(tmp_path: Path) -> None:
    """The process is sent a position that the seat could not tell from the real one, and never that one."""
    sent: list[tuple[int, str]] = []

    class Spied(BotPool):
        async def study(
            self, seed: str, seat: int, snapshot: str, nodes: int, seconds: float
        ) -> AsyncGenerator[dict[str, Any], None]:
            sent.append((seat, snapshot))
            async for thought in super().study(seed, seat, snapshot, nodes, seconds):
                yield thought

    game = finished()
    stop = decision(game, 30)
    then = game.replayed(stop)
    with served(
        settings(f"sqlite:///{tmp_path / 'tables.db'}", bots=1), bots=SeatBots(1, 0, Spied(1))
    ) as running:
        guest = person(running.url, "Dora")
        table = brought(guest, saved_game(FINISHED))
        for seat in (0, 1):
            advice(guest, table, stop=stop, seat=seat, level="knight")
        guest.close()
    assert [seat for seat, _ in sent] == [0, 1]
    for seat, snapshot in sent:
        told = banneret.restore(json.loads(snapshot))
        assert told.view(seat)["board"] == then.view(seat)["board"]
        assert told.log(seat) == then.log(seat)
        assert told.view(1 - seat)["board"] != then.view(1 - seat)["board"], "the other's secrets are made up"


# --- one at a time, and only while somebody listens


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A council that does not come to an end by itself while a test lasts."""
    monkeypatch.setitem(advising.NODES, "council", 10_000_000)
    monkeypatch.setattr(advising, "SECONDS", 3600.0)


@pytest.mark.usefixtures("patient")
def test_a_new_question_ends_the_old_one(cleo: Guest, house: Served) -> None:
    table = brought(cleo, saved_game(FINISHED))
    stop = decision(finished(), 60)
    query = {"stop": str(stop), "level": "council"}
    with cleo.http.stream("GET", f"/api/tables/{table}/advice", params=query) as first:
        lines = first.iter_lines()
        assert next(lines) == "event: advice"
        assert advice(cleo, table, stop=stop, level="knight")[-1]["done"]
        told = [json.loads(line[5:]) for line in lines if line.startswith("data:")]
    assert not any(each["done"] for each in told)
    wait_for(lambda: not house.hall.advised)


@pytest.mark.usefixtures("patient")
def test_who_hangs_up_is_forgotten(cleo: Guest, house: Served) -> None:
    table = brought(cleo, saved_game(FINISHED))
    query = {"stop": str(decision(finished(), 60)), "level": "council"}
    with cleo.http.stream("GET", f"/api/tables/{table}/advice", params=query) as answer:
        assert next(answer.iter_lines()) == "event: advice"
        assert len(house.hall.advised) == 1
    wait_for(lambda: not house.hall.advised)


def wait_for(ready: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_nobody_asks_too_often(tmp_path: Path) -> None:
    with served(settings(f"sqlite:///{tmp_path / 'tables.db'}", bots=1, limits=True)) as running:
        guest = person(running.url, "Eager")
        table = brought(guest, saved_game(FINISHED))
        for _ in range(30):
            assert advice(guest, table)[-1]["done"]
        guest.refused("too-many-requests", "GET", f"/api/tables/{table}/advice")
        guest.close()


def test_a_server_without_bots_says_so(ada: Guest) -> None:
    table = brought(ada, saved_game(FINISHED))
    no_advice(ada, table, "no-bots")


# --- the curve


def test_the_curve_of_a_game_is_made_once_and_kept(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with served(settings(url, bots=1)) as running:
        guest = person(running.url, "Dora")
        table = guest.table("me", "me", seed="curve")["table"]["id"]
        made = play_on(table, [guest, guest], random.Random(1), 8)
        guest.post(f"/api/tables/{table}/resign", {"seat": 0})
        first = guest.get(f"/api/tables/{table}/curve")
        assert (first["line"], first["stops"], first["of"]) == (0, len(made) + 2, len(made) + 2)
        assert len(first["points"]) <= first["of"]
        told = curve(guest, table)
        stranger = person(running.url, "Stranger")
        assert curve(stranger, table) == told
        stranger.close()
        guest.close()
    assert [point["stop"] for point in told["points"]] == list(range(len(made) + 2))
    assert told["points"][-1]["chances"] == [0.0, 1.0]
    for point in told["points"]:
        assert len(point["chances"]) == 2
        assert all(0.0 <= chance <= 1.0 for chance in point["chances"])
    # A server that cannot work anything out still has it.
    with served(settings(url)) as again:
        late = Guest(again.url, guest.key)
        assert late.get(f"/api/tables/{table}/curve") == told
        late.close()


def test_the_curve_of_a_board_follows_its_lines(cleo: Guest) -> None:
    game = finished()
    table = brought(cleo, game.replayed(6).save())
    assert curve(cleo, table)["stops"] == 7
    play_on(table, [cleo, cleo], random.Random(2), 1)
    longer = curve(cleo, table)
    assert (longer["stops"], longer["points"][-1]["stop"]) == (8, 7)
    cleo.post(f"/api/tables/{table}/lines", {"line": 0, "stop": 2})
    assert (curve(cleo, table)["line"], curve(cleo, table)["stops"]) == (1, 3)
    assert curve(cleo, table, line=0) == longer


def test_points_of_a_curve() -> None:
    assert stops_of(0) == [0]
    assert stops_of(5) == [0, 1, 2, 3, 4, 5]
    many = stops_of(700)
    assert (len(many), many[0], many[-1]) == (60, 0, 700)
    assert many == sorted(set(many))
    for stops in ([0], [0, 1], many):
        order = coarse_first(stops)
        assert sorted(order) == stops
        assert order[0] == stops[0]
        assert stops[-1] in order[:2]


# --- no help in a game under way


class Running:
    """Ada plays with Bea, and at one screen with herself."""

    def __init__(self, bring: Callable[[str], Guest]) -> None:
        self.ada, self.bea, self.eve = bring("Ada"), bring("Bea"), bring("Eve")
        self.duel: str = self.ada.table("me", "open")["table"]["id"]
        self.bea.post(f"/api/tables/{self.duel}/seats/1")
        play_on(self.duel, [self.ada, self.bea], random.Random(3), 12)
        self.own: str = self.ada.table("me", "me")["table"]["id"]
        play_on(self.own, [self.ada, self.ada], random.Random(4), 12)

    def branch(self, table: str, kind: str = "analysis") -> str:
        made: str = self.ada.post(f"/api/tables/{table}/analysis", {"as": kind})["table"]["id"]
        return made

    def end(self, table: str) -> None:
        self.ada.post(f"/api/tables/{table}/resign", {"seat": 0})


@pytest.fixture
def running(bring: Callable[[str], Guest]) -> Running:
    return Running(bring)


def test_nobody_is_advised_in_a_game_under_way(running: Running) -> None:
    for guest in (running.ada, running.bea, running.eve):
        no_advice(guest, running.duel, "advice-running")
    no_advice(running.ada, running.own, "advice-running")
    problem = running.ada.http.get(
        f"/api/tables/{running.duel}/advice", headers={"Accept-Language": "it"}
    ).json()
    assert "in corso" in problem["detail"]
    running.end(running.duel)
    for guest in (running.ada, running.bea, running.eve):
        assert advice(guest, running.duel)[-1]["done"]


def test_nobody_is_advised_before_a_game_has_begun(running: Running) -> None:
    table = running.ada.table("me", "open")["table"]["id"]
    no_advice(running.ada, table, "advice-running")


def test_a_branch_of_a_game_under_way_is_as_silent_as_the_game(running: Running) -> None:
    board = running.branch(running.own)
    again = running.branch(board)
    played = running.branch(again, "hot-seat")
    from_there = running.branch(played)
    over = running.branch(board, "hot-seat")
    running.end(over)
    for table in (board, again, from_there):
        no_advice(running.ada, table, "advice-branched")
        play_on(table, [running.ada, running.ada], random.Random(5), 3)
        no_advice(running.ada, table, "advice-branched")
    # A copy that is over tells nothing either, to nobody.
    for guest in (running.ada, running.eve):
        no_advice(guest, over, "advice-branched")
    # A line of its own is the same board.
    running.ada.post(f"/api/tables/{board}/lines", {"line": 0, "stop": 3})
    no_advice(running.ada, board, "advice-branched")
    running.end(played)
    running.end(running.own)
    for table in (board, again, from_there, over):
        assert advice(running.ada, table, level="knight")[-1]["done"]


def test_the_key_of_a_seat_opens_no_side_door(running: Running, bring: Callable[[str], Guest]) -> None:
    text = unmarked(running.ada.ask("GET", f"/api/tables/{running.own}/file").text)
    made = running.ada.post("/api/files", {"file": text})
    masked = Guest(running.ada.url, made["keys"]["0"])
    running.ada.refused("advice-alike", "GET", f"/api/tables/{made['table']['id']}/advice")
    answer = masked.ask("GET", f"/api/tables/{made['table']['id']}/advice")
    assert answer.status_code == 403
    masked.close()


def unmarked(text: str) -> str:
    """A file that does not say where it is from: read, and written with another key."""
    game = banneret.load(text)
    game.reseed("my own")
    return game.save()


@pytest.mark.parametrize("kind", ["file", "snapshot", "names", "played on", "earlier"])
def test_a_copy_that_was_taken_home_and_brought_back(running: Running, kind: str) -> None:
    text = unmarked(running.ada.ask("GET", f"/api/tables/{running.own}/file").text)
    game = banneret.load(text)
    more: Json = {}
    if kind == "snapshot":
        text = json.dumps(game.snapshot())
    elif kind == "names":
        text = json.dumps(game.describe_position())
        more = {"game": "richard3"}
    elif kind == "earlier":
        text = game.replayed(7).save()
    board = brought(running.ada, text, **more)
    if kind == "played on":
        play_on(board, [running.ada, running.ada], random.Random(6), 5)
    no_advice(running.ada, board, "advice-alike")
    # As a game of its own that is given up at once, it tells no more.
    if kind == "file":
        fork = brought(running.ada, text, "hot-seat")
        running.end(fork)
        no_advice(running.ada, fork, "advice-alike")
    running.end(running.own)
    assert advice(running.ada, board, level="knight")[-1]["done"]


def test_a_file_says_where_it_is_from_whoever_brings_it(running: Running) -> None:
    """Not even under another name, nor after one has left one's seats for a while."""
    text = running.ada.ask("GET", f"/api/tables/{running.own}/file").text
    board = brought(running.eve, text)
    no_advice(running.eve, board, "advice-branched")
    fork = brought(running.eve, text, "hot-seat")
    running.eve.post(f"/api/tables/{fork}/resign", {"seat": 0})
    no_advice(running.eve, fork, "advice-branched")
    # Saved again by whoever plays it on at home, too.
    again = brought(running.ada, banneret.load(text).replayed(9).save())
    for seat in (0, 1):
        running.ada.ask("DELETE", f"/api/tables/{running.own}/seats/{seat}")
    no_advice(running.ada, again, "advice-branched")
    running.ada.post(f"/api/tables/{running.own}/seats/0", {})
    running.end(running.own)
    for guest, table in ((running.eve, board), (running.eve, fork), (running.ada, again)):
        assert advice(guest, table, level="knight")[-1]["done"]
    # After the end the file says nothing of the kind.
    assert "." not in json.loads(running.ada.ask("GET", f"/api/tables/{running.own}/file").text)["key"]


def test_the_same_seed_is_the_same_game(running: Running) -> None:
    tables = [running.ada.table("me", "me", seed="twins")["table"]["id"] for _ in range(2)]
    running.end(tables[1])
    no_advice(running.ada, tables[1], "advice-alike")
    # Somebody who does not play it may ask about the one that is over.
    assert advice(running.eve, tables[1])[-1]["done"]
    running.end(tables[0])
    assert advice(running.ada, tables[1])[-1]["done"]


def test_the_same_position_brought_in_twice(running: Running) -> None:
    position = json.dumps(banneret.new("richard3", 2, seed="p").describe_position())
    game = brought(running.ada, position, "hot-seat", game="richard3")
    play_on(game, [running.ada, running.ada], random.Random(7), 4)
    board = brought(running.ada, position, game="richard3")
    no_advice(running.ada, board, "advice-alike")
    running.end(game)
    assert advice(running.ada, board, level="knight")[-1]["done"]


def test_other_games_do_not_silence_anybody(running: Running) -> None:
    """Ada plays two games, and may well study a third."""
    assert advice(running.ada, brought(running.ada, saved_game(FINISHED)))[-1]["done"]


def test_another_ones_board_and_who_has_no_name(running: Running, bring: Callable[[str], Guest]) -> None:
    board = brought(running.eve, saved_game(FINISHED))
    assert running.eve.info(board)["status"] == "over"
    open_board = brought(running.eve, finished().replayed(30).save())
    no_advice(running.bea, open_board, "still-secret")
    no_advice(bring(""), board, "key-needed")
    no_advice(bring(""), open_board, "key-needed")


def test_nothing_is_taken_back_after_the_end(running: Running) -> None:
    """Who was told after the end what would have been better does not go back and do it."""
    game = finished()
    table = brought(running.ada, game.replayed(len(game.record()) - 1).save(), "hot-seat")
    seat, choice = game.record()[-1]
    running.ada.play(table, seat, choice)
    if running.ada.info(table)["status"] != "over":
        running.end(table)
    for who in (0, 1):
        running.ada.refused("game-over", "POST", f"/api/tables/{table}/undo", {"seat": who})
        running.ada.refused("game-over", "POST", f"/api/tables/{table}/takeback", {"seat": who})
    assert running.ada.info(table)["status"] == "over"


# --- when something breaks


class Clumsy(BotPool):
    """A pool whose judgement breaks down: at some moments, or always."""

    always = False

    async def outlook(self, seed: str, seat: int, snapshot: str, rounds: int) -> list[float]:
        if self.always or seed.split("/")[2] == "3":
            raise BotFailed("crashed", "out of breath")
        return await super().outlook(seed, seat, snapshot, rounds)


def test_a_moment_that_cannot_be_judged_is_left_out(tmp_path: Path) -> None:
    pool = Clumsy(1)
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with served(settings(url, bots=1), bots=SeatBots(1, 0, pool)) as running:
        guest = person(running.url, "Dora")
        text = finished().replayed(30).save()
        told = curve(guest, brought(guest, text))
        assert [point["stop"] for point in told["points"]] == [stop for stop in range(31) if stop != 3]
        assert told["of"] == 30
        # Where nothing can be judged, that is said, and not tried for ever.
        pool.always = True
        table = brought(guest, text)
        guest.get(f"/api/tables/{table}/curve")
        wait_for(lambda: guest.ask("GET", f"/api/tables/{table}/curve").status_code == 503)
        pool.always = False
        assert [point["stop"] for point in curve(guest, table)["points"]] == [
            point["stop"] for point in told["points"]
        ]
        guest.close()


def test_a_study_that_breaks_says_so(tmp_path: Path) -> None:
    class Broken(BotPool):
        async def study(
            self, seed: str, seat: int, snapshot: str, nodes: int, seconds: float
        ) -> AsyncGenerator[dict[str, Any], None]:
            async for thought in super().study(seed, seat, "{}", nodes, seconds):
                yield thought

    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with served(settings(url, bots=1), bots=SeatBots(1, 0, Broken(1))) as running:
        guest = person(running.url, "Dora")
        table = brought(guest, finished().replayed(30).save())
        answer = guest.ask("GET", f"/api/tables/{table}/advice", lang="it")
        assert answer.text.startswith("event: problem\n")
        problem = json.loads(answer.text.partition("data:")[2])
        assert (problem["type"], problem["status"]) == ("/problems/advice-failed", 503)
        assert "guastato" in problem["detail"]
        guest.close()
