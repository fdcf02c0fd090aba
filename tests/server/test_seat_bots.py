"""Bots in seats: the same door as for people, no harm when they break, nothing told by their haste."""

from __future__ import annotations

import asyncio
import importlib
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.core.parlour import Parlour
from tests.server.support import PATIENCE, Ear, Guest, Json, Served, person, served, settings
from tests.server.test_tables import set_clock_back

from banneret import bots
from banneret.core import registry
from banneret.core.game import Game
from banneret.server.bots import BotFailed, BotPool
from banneret.server.config import DESERTION
from banneret.server.live import Live
from banneret.server.seatbots import SeatBots

Listen = Callable[..., Ear]


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with bots that do not wait."""
    url = f"sqlite:///{tmp_path_factory.mktemp('lively') / 'tables.db'}"
    with served(settings(url, bots=1)) as server:
        yield server


@pytest.fixture
def cleo(lively: Served) -> Iterator[Guest]:
    guest = person(lively.url, "Cleo")
    yield guest
    guest.close()


def take_turns(guest: Guest, table: str, seat: int, rng: random.Random, choices: int) -> bool:
    """Plays so many choices, each as soon as the seat is asked; whether the game is over."""
    until = time.monotonic() + 4 * PATIENCE
    while choices:
        view = guest.view(table, seat)
        if view["over"]:
            return True
        if seat in view["must_act"]:
            guest.play(table, seat, rng.choice(view["choices"]), view["version"])
            choices -= 1
        else:
            assert time.monotonic() < until, "the bots do not move"
            time.sleep(0.005)
    return False


def notes(ear: Ear) -> list[Json]:
    return [line["note"] for line in ear.chat if "note" in line]


# --- play


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_game_against_a_bot(lively: Served, cleo: Guest, bot: str) -> None:
    made = cleo.table("me", f"bot:{bot}", seed=f"against {bot}")
    table = made["table"]["id"]
    there = made["table"]["seats"][1]
    assert (there["kind"], there["bot"], there["player"], there["present"]) == ("bot", bot, None, False)
    assert made["table"]["status"] == "playing"
    ear = Ear(cleo, table, 0).begun()
    take_turns(cleo, table, 0, random.Random(1), 40)
    assert not notes(ear)
    theirs = [code >> 24 for code in lively.hall.tables[table].game.codes()[0]]
    assert theirs.count(1) > 3
    cleo.post(f"/api/tables/{table}/resign", {"seat": 0})
    ear.close()


def test_bots_alone_play_while_somebody_watches(lively: Served, cleo: Guest) -> None:
    table = cleo.table("bot:random", "bot:random")["table"]["id"]
    live = lively.hall.tables[table]
    assert live.game.decisions == 0
    ear = Ear(cleo, table, None).begun()
    ear.wait(lambda: len(ear.updates) > 10)
    ear.close()
    until = time.monotonic() + 20
    while live.streams or lively.hall.bots.busy(live):
        assert time.monotonic() < until
        time.sleep(0.01)
    rested = live.game.decisions
    time.sleep(0.2)
    assert live.game.decisions == rested


def test_the_host_puts_a_bot_on_a_seat_that_is_open_or_deserted(lively: Served, cleo: Guest) -> None:
    made = cleo.table("me", "open", seed="deserted")
    table = made["table"]["id"]
    dan = person(lively.url, "Dan")
    seat = f"/api/tables/{table}/seats/1/bot"
    dan.refused("not-host", "PUT", seat, {"bot": "random"})
    cleo.refused("no-such-bot", "PUT", seat, {"bot": "clever"})
    cleo.refused("no-such-seat", "PUT", f"/api/tables/{table}/seats/4/bot", {"bot": "random"})
    dan.post(f"/api/tables/{table}/seats/1")
    cleo.refused("not-deserted", "PUT", seat, {"bot": "random"})
    ear = Ear(cleo, table, 0).begun()
    rng = random.Random(1)
    while cleo.info(table)["must_act"] == [0]:
        view = cleo.view(table, 0)
        cleo.play(table, 0, rng.choice(view["choices"]))
    theirs = Ear(dan, table, 1).begun()
    set_clock_back(lively, table, DESERTION + 60)
    # Somebody who looks has not gone.
    cleo.refused("not-deserted", "PUT", seat, {"bot": "random"})
    theirs.close()
    until = time.monotonic() + 20
    while cleo.info(table)["seats"][1]["present"]:
        assert time.monotonic() < until
        time.sleep(0.01)
    assert cleo.info(table)["seats"][1]["deserted"]
    told = cleo.put(seat, {"bot": "random"})
    assert (told["seats"][1]["kind"], told["seats"][1]["bot"]) == ("bot", "random")
    ear.wait(lambda: ear.view["choices"] or ear.view["over"])
    dan.refused("not-your-seat", "GET", f"/api/tables/{table}/view", seat=1)
    cleo.refused("not-deserted", "PUT", seat, {"bot": "greedy"})
    ear.close()
    dan.close()


def test_a_bot_goes_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    with served(settings(url, bots=1, bot_pace=600.0)) as slow:
        cleo = person(slow.url, "Cleo")
        table = cleo.table("me", "bot:random", seed="sleepy")["table"]["id"]
        rng = random.Random(1)
        while cleo.info(table)["must_act"] != [1]:
            cleo.play(table, 0, rng.choice(cleo.view(table, 0)["choices"]))
    with served(settings(url, bots=1)) as again:
        there = Guest(again.url, cleo.key)
        until = time.monotonic() + 20
        while 0 not in there.info(table)["must_act"]:
            assert time.monotonic() < until
            time.sleep(0.02)
        there.close()
    cleo.close()


# --- bots that mean no good


class Hasty(BotPool):
    """A pool in which half a second is enough for anybody."""

    async def choose(self, bot: str, seed: str, seat: int, snapshot: str, seconds: float = 0.5) -> int:
        return await super().choose(bot, seed, seat, snapshot, 0.5)


@pytest.fixture(scope="module")
def unruly(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose worker knows hostile bots."""
    known = dict(bots._ADDED)
    importlib.reload(importlib.import_module("tests.server.bots.hostile"))
    url = str(tmp_path_factory.mktemp("unruly") / "tables.db")
    made = SeatBots(1, 0, Hasty(1, ["tests.server.bots.hostile"]))
    with served(settings(url), bots=made) as server:
        yield server
    bots._ADDED.clear()
    bots._ADDED.update(known)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("breaks", "crashed"),
        ("unborn", "crashed"),
        ("dies", "crashed"),
        ("hangs", "too-slow"),
        ("forges", "illegal"),
    ],
)
def test_a_bot_that_breaks_hangs_or_cheats_hurts_nobody(unruly: Served, bot: str, reason: str) -> None:
    """A choice at random is made in its place, everybody is told why, and other tables hardly wait."""
    assert bot in bots.names()
    cleo = person(unruly.url, "Cleo")
    table = cleo.table(f"bot:{bot}", f"bot:{bot}")["table"]["id"]
    other = cleo.table("me", "bot:random")["table"]["id"]
    ear = Ear(cleo, table, None)
    ear.wait(lambda: len(notes(ear)) >= 2)
    assert {note["args"]["seat"] for note in notes(ear)} == {"lancaster", "york"}
    for note in notes(ear):
        assert note["key"] == "bot-failed"
        assert note["args"]["bot"] == bot
        assert note["args"]["reason"] == reason
    theirs = Ear(cleo, other, 0).begun()
    take_turns(cleo, other, 0, random.Random(1), 6)
    assert not notes(theirs)
    # All that time it failed, and that was told once for each of its seats.
    assert len(notes(ear)) == 2
    theirs.close()
    ear.close()
    cleo.close()


def test_a_bot_sees_only_what_its_seat_may_see(tmp_path: Path) -> None:
    """All that goes to its process is a sample, with another key than the game's, and chances of its own."""
    sent: list[tuple[str, int, str]] = []

    class Listens(BotPool):
        async def choose(self, bot: str, seed: str, seat: int, snapshot: str, seconds: float = 10.0) -> int:
            sent.append((seed, seat, snapshot))
            return await super().choose(bot, seed, seat, snapshot, seconds)

    with served(settings(str(tmp_path / "tables.db")), bots=SeatBots(1, 0, Listens(1))) as server:
        cleo = person(server.url, "Cleo")
        table = cleo.table("me", "bot:random", seed="what does it see")["table"]["id"]
        live = server.hall.tables[table]
        ear = Ear(cleo, table, 0).begun()
        take_turns(cleo, table, 0, random.Random(2), 150)
        ear.close()
        cleo.close()
    assert len(sent) > 3
    assert len({seed for seed, _, _ in sent}) == len(sent)
    for seed, seat, snapshot in sent:
        assert seat == 1
        body = json.loads(snapshot)
        assert live.key not in snapshot
        assert body["key"] not in (live.key, seed)
        # And its log is the one that the seat may read.
        assert all(line[1] >> 1 & 1 for line in body["log"])


# --- what haste tells


class Thinks:
    """A pool whose answers come when they are told to."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.asked = 0

    async def start(self) -> None:
        """Nothing to start."""

    async def close(self) -> None:
        """Nothing to end."""

    async def choose(self, bot: str, seed: str, seat: int, snapshot: str, seconds: float = 10.0) -> int:
        self.asked += 1
        await asyncio.sleep(self.seconds)
        raise BotFailed("too-slow")


def pauses(database: str, thinking: float, pace: float) -> tuple[list[float], list[float]]:
    """How long a bot took over choices that were the only one, and over others."""
    made = SeatBots(1, pace, Thinks(thinking))
    alone: list[float] = []
    others: list[float] = []
    with served(settings(database), bots=made) as server:
        cleo = person(server.url, "Cleo")
        table = cleo.table("bot:random", "bot:random", seed="haste")["table"]["id"]
        live = server.hall.tables[table]
        begun: dict[int, float] = {}
        move, taken = SeatBots._move, Live.choose

        async def start(self: SeatBots, live: Live, seat: int) -> None:
            begun[seat] = time.monotonic()
            await move(self, live, seat)

        async def choose(self: Live, seat: int, choice: int, version: int | None) -> Any:
            single = len(self.game.choices(seat)) == 1
            (alone if single else others).append(time.monotonic() - begun[seat])
            return await taken(self, seat, choice, version)

        SeatBots._move, Live.choose = start, choose  # type: ignore[method-assign]
        try:
            ear = Ear(cleo, table, None).begun()
            ear.wait(lambda: (alone and len(others) > 4) or live.game.over)
            ear.close()
        finally:
            SeatBots._move, Live.choose = move, taken  # type: ignore[method-assign]
        cleo.close()
    return alone, others


def test_a_lone_choice_takes_a_bot_as_long_as_any_other(database: str) -> None:
    """Bots move at beats, whether they had something to think about or not."""
    alone, others = pauses(database, thinking=0.03, pace=0.1)
    assert alone
    # The loop's clock is a little coarse; how long the machine takes beyond a beat is its own affair.
    assert min(alone) > 0.09
    assert min(others) > 0.09


def test_who_thinks_longer_than_a_beat_moves_at_a_later_one(database: str) -> None:
    _, others = pauses(database, thinking=0.13, pace=0.1)
    assert min(others) > 0.19


# --- several at once


def test_bots_at_a_table_for_three_decide_at_once_and_one_after_the_other(tmp_path: Path) -> None:
    registry.add(Parlour())
    made = SeatBots(1, 0, BotPool(1, ["tests.server.bots.games"]))
    server = Served(settings(str(tmp_path / "tables.db")), bots=made)
    cleo = person(server.url, "Cleo")
    try:
        places = ["bot:random", "me", "bot:random"]
        asked = {"game": "parlour", "places": places, "seed": "three"}
        table = cleo.post("/api/tables", asked)["table"]["id"]
        ear = Ear(cleo, table, 1).begun()
        assert take_turns(cleo, table, 1, random.Random(3), 1000)
        game: Game = server.hall.tables[table].game
        assert game.over
        assert {code >> 24 for code in game.codes()[0]} == {0, 1, 2}
        assert not notes(ear)
        ear.close()
    finally:
        cleo.close()
        server.stop()
        registry._found.pop("parlour", None)
