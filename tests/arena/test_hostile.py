"""Bots that crash, stall, cheat, mutate and flood lose, are named, and hurt nobody."""

from __future__ import annotations

import json
import os
import random
import sys
import time
from pathlib import Path

import pytest
from tests.arena.support import VISITORS, heaps, played

import banneret
from banneret import arena, bots
from banneret.arena.play import Hall
from banneret.bots import BadBot, SeatView
from banneret.bots.faults import BotFailed
from banneret.bots.workshop import Workshop
from banneret.core.game import Game

#: Bot, seconds it may think, and what is wrong with it.
HOSTILE = [
    ("Crashes", 60.0, "crashed"),
    ("Unborn", 60.0, "crashed"),
    ("Dies", 60.0, "crashed"),
    ("Stalls", 0.3, "too-slow"),
    ("Cheats", 60.0, "illegal"),
    ("Nothing", 60.0, "illegal"),
    ("Floods", 60.0, "crashed"),
]


@pytest.mark.parametrize(("bot", "patience", "reason"), HOSTILE)
def test_a_bot_that_fails_is_named_and_has_lost(bot: str, patience: float, reason: str) -> None:
    rows = played(f":{bot},random", games=2, patience=patience)
    assert len(rows) == 2
    for row in rows:
        seat = row["bots"].index(f"{VISITORS}:{bot}")
        assert row["winners"] == [1 - seat]
        [fault] = row["faults"]
        assert (fault["seat"], fault["bot"], fault["reason"]) == (seat, f"{VISITORS}:{bot}", reason)
        assert fault["detail"]


def test_one_that_mutates_changes_only_its_own_copy() -> None:
    """Its answers are good ones, and the games are the same as those of a bot that touches nothing."""
    files = [
        [row["file"] for row in played(f":{bot},greedy", games=2, files=True)] for bot in ("Mutates", "Last")
    ]
    assert files[0] == files[1]


def test_forged_answers_are_worth_no_more_than_honest_ones() -> None:
    """What it writes itself is taken for its own answer, and is not legal."""
    for row in played(":Forges,random", games=2):
        assert [fault["reason"] for fault in row["faults"]] == ["illegal"]


def test_noise_is_no_fault() -> None:
    for row in played(":Shouts,random", games=2):
        assert row["faults"] == []


def test_a_replaced_choice_lets_the_game_go_on() -> None:
    rows = played(":Cheats,random", games=2, penalty=arena.REPLACE)
    for row in rows:
        assert row["decisions"] == 10
        assert len(row["faults"]) == 5
        assert row["scores"][0] + row["scores"][1] >= 45


def test_others_are_not_held_up() -> None:
    """In one contest with a bot that stalls, all other games are played and counted."""
    contest = arena.contest(
        "heaps",
        ["random", "greedy", f"{VISITORS}:Stalls"],
        2,
        ladder=True,
        patience=0.2,
        modules=("tests.arena.heaps",),
    )
    told = arena.summary(contest, arena.run(contest, processes=1))
    standing = {each["bot"].rpartition(":")[2]: each for each in told["standings"]}
    assert standing["Stalls"]["wins"] == 0
    assert standing["Stalls"]["faults"] == {"too-slow": 4}
    assert standing["greedy"]["games"] == standing["random"]["games"] == 4
    assert standing["greedy"]["faults"] == {}


def test_a_bot_of_others_lives_through_its_game() -> None:
    """Made once for each game, and in the other seat again."""
    name = f"{VISITORS}:Remembers"
    contest = arena.contest("richard3", [name, "random"], 2)
    for row in arena.run(contest, processes=1):
        assert row["faults"] == []


def test_a_bot_of_others_finds_nothing_that_its_seat_must_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It searches all objects of its process: what it finds are positions that its seat could not tell from
    the real one, and dice that are not those to come."""
    found = tmp_path / "found"
    monkeypatch.setenv("BANNERET_TEST_SPY", str(found))
    contest = arena.contest("richard3", [f"{VISITORS}:Spies", "random"], 1, swap=False, seed="spy")
    with Hall(contest) as hall:
        real = Spied(contest.deal(0))
        chair = hall._chair(real.game, real.seat, contest.seating(0)[0], "x")
        chair.choose()
    lines = found.read_text(encoding="utf-8").splitlines()
    assert lines
    for line in lines:
        seat, text = json.loads(line)
        there = banneret.load(text)
        assert seat == real.seat
        assert there.view(real.seat)["board"] == real.game.view(real.seat)["board"]
        assert not there.state.same(real.game.state)
        assert there.save() != real.game.save()
        assert json.loads(text)["key"] != json.loads(real.game.save())["key"]


class Spied:
    """A game some choices in, in which seat 0 has to choose."""

    def __init__(self, seed: str) -> None:
        self.game: Game = banneret.new("richard3", seed=seed)
        self.seat = 0
        rng = random.Random(1)
        while self.game.decisions < 30 or self.seat not in self.game.must_act:
            seat = self.game.must_act[0]
            self.game.apply(seat, rng.choice(self.game.choices(seat)))


# --- its process


def test_its_process_is_gone_with_the_contest() -> None:
    with Hall(heaps(":Last,random")) as hall:
        hall.play(0)
        [workshop] = hall._workshops.values()
        pid = workshop.pid
        assert pid is not None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def ask(bot: str, workshop: Workshop, seconds: float) -> int:
    """What a bot chooses in a process."""
    game = banneret.new("richard3", seed=1)
    seat = game.must_act[0]
    question: dict[str, object] = {
        "bot": f"{VISITORS}:{bot}",
        "seed": "1",
        "seat": seat,
        "snapshot": json.dumps(game.sample(seat, random.Random(1)).snapshot()),
    }
    return workshop.ask(question, seconds)


def test_a_process_that_stalls_is_gone_at_once() -> None:
    workshop = Workshop()
    began = time.monotonic()
    with pytest.raises(BotFailed, match="too-slow"):
        ask("Stalls", workshop, 0.2)
    assert time.monotonic() - began >= 0.2
    assert workshop.pid is None


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of a process so")
def test_one_that_wants_all_the_memory_fails_alone() -> None:
    workshop = Workshop(memory=1 << 30)
    with pytest.raises(BotFailed, match="MemoryError"):
        ask("Gorges", workshop, 60.0)
    assert ask("Last", workshop, 60.0) >= 0
    workshop.close()


# --- bots that cannot be had


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere.py:Bot", "there is no file 'nowhere.py'"),
        (f"{VISITORS}:Nobody", "there is no 'Nobody'"),
        (f"{VISITORS}:motto", "makes no bots"),
        (f"{VISITORS}", "name the bot"),
        (f"{VISITORS}:Last:nodes=3", "takes no options"),
    ],
)
def test_a_bot_in_a_file_that_cannot_be_had(name: str, reason: str) -> None:
    with pytest.raises(BadBot, match=reason):
        bots.find(name)


def test_a_file_that_breaks_is_told(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("1 / 0\n", encoding="utf-8")
    with pytest.raises(BadBot, match="ZeroDivisionError"):
        bots.find(f"{file}:Bot")


def test_a_bot_in_a_file_plays() -> None:
    game = banneret.new("richard3", seed=1)
    seat = game.must_act[0]
    chosen = bots.find(f"{VISITORS}:Last")(1).choose(SeatView(game, seat))
    assert chosen == game.choices(seat)[-1]
    assert not bots.of_the_house(f"{VISITORS}:Last")
    assert bots.of_the_house("search:nodes=3")
