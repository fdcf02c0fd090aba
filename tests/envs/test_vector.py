"""Many games at once are the same games, however many processes play them; one that is gone is named."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
from typing import Any

import numpy as np
import pytest

from banneret import bots
from banneret.core import game as core_game
from banneret.core import registry
from banneret.core.errors import IllegalChoice
from banneret.envs import vector
from banneret.envs.observation import shares
from banneret.envs.vector import Games, LostWorker

KINGMAKER = {"scenario": "Kingmaker"}


def some(masks: Any, rng: random.Random) -> Any:
    """A legal action in each game."""
    return np.array([rng.choice(row.nonzero()[0].tolist()) for row in masks])


def course(table: Games, steps: int, seed: int = 1) -> list[tuple[Any, ...]]:
    """All that is told on the way, and what was done."""
    rng = random.Random(seed)
    found = []
    with table:
        table.reset(seed=seed)
        for _ in range(steps):
            actions = some(table.masks, rng)
            told = (table.observations, table.masks, table.to_play, table.rewards, table.over, table.endings)
            found.append((actions, *[each.copy() for each in told]))
            table.step(actions)
    return found


def same(one: list[tuple[Any, ...]], other: list[tuple[Any, ...]]) -> bool:
    return all(
        np.array_equal(a, b) for x, y in zip(one, other, strict=True) for a, b in zip(x, y, strict=True)
    )


def test_the_number_of_processes_changes_nothing() -> None:
    def played(processes: int, seed: int = 1) -> list[tuple[Any, ...]]:
        return course(vector.games("richard3", 5, options=KINGMAKER, processes=processes), 250, seed)

    alone = played(1)
    assert sum(int(step[5].sum()) for step in alone) > 0  # next games are part of it
    assert same(alone, played(2))
    assert same(alone, played(9))  # no more than there are games
    assert not same(alone, played(1, seed=2))
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(("name", "seats"), [("richard3", 2), ("lancaster", 3)])
def test_they_are_the_games_of_the_engine(name: str, seats: int) -> None:
    """Step by step beside the engine itself, to the end and into the next game."""
    rng = random.Random(3)
    rules = registry.find(name)
    options = KINGMAKER if name == "richard3" else {}
    with vector.games(name, 2, seats, options, processes=1) as table:
        table.reset(seed=7)
        played = [0, 0]
        agreed = rules.agree(seats, options)
        beside = [core_game.new(rules, seats, f"7/{place}/0", agreed, None) for place in range(2)]
        while max(played) < 2:
            for place, game in enumerate(beside):
                seat = game.must_act[0]
                assert table.to_play[place] == seat
                assert table.masks[place].nonzero()[0].tolist() == table.numbering.actions(game.choices(seat))
                if game.decisions % 10 == 0:
                    assert table.observations[place].tolist() == table.observer.numbers(game, seat)
            actions = some(table.masks, rng)
            table.step(actions)
            for place, game in enumerate(beside):
                seat = game.must_act[0]
                game.apply(seat, table.numbering.choice(int(actions[place])))
                assert table.over[place] == game.over
                if game.over:
                    assert table.rewards[place].tolist() == pytest.approx(shares(game))
                    assert table.endings[place].tolist() == table.observer.numbers(game, seat)
                    played[place] += 1
                    deal = f"7/{place}/{played[place]}"
                    beside[place] = core_game.new(rules, seats, deal, agreed, None)
                else:
                    assert not table.rewards[place].any()


def test_a_game_that_does_not_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vector, "LONGEST", 20)
    rng = random.Random(3)
    with vector.games("richard3", 2, processes=1) as table:
        table.reset(seed=7)
        for step in range(1, 41):
            table.step(some(table.masks, rng))
            assert table.cut.all() == table.cut.any() == (step % 20 == 0)
            assert not table.over.any()
            assert not table.rewards.any()


def test_an_illegal_action_leaves_all_games_as_they_are() -> None:
    rng = random.Random(5)
    with vector.games("richard3", 4, processes=2) as table:
        table.reset(seed=5)
        table.step(some(table.masks, rng))
        before = [each.copy() for each in (table.observations, table.masks, table.to_play)]
        good = some(table.masks, rng)
        for wrong in (int(table.masks[2].argmin()), -1, table.numbering.size):
            actions = good.copy()
            actions[2] = wrong
            with pytest.raises(IllegalChoice, match=f"action {wrong} is not legal in game 2, where seat"):
                table.step(actions)
        for shape in (good[:3], good.astype(float), [[0]]):
            with pytest.raises(ValueError, match="4 whole numbers are needed"):
                table.step(shape)
        after = (table.observations, table.masks, table.to_play)
        assert all(np.array_equal(a, b) for a, b in zip(before, after, strict=True))
        table.step(good)


def test_a_process_that_is_killed_is_named() -> None:
    table = vector.games("richard3", 5, processes=2)
    table.reset(seed=5)
    process = table._workers[1][0]
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    with pytest.raises(LostWorker, match=r"games 2 to 4 is gone \(exit code -9\)"):
        table.step(some(table.masks, random.Random(1)))
    assert multiprocessing.active_children() == []
    with pytest.raises(RuntimeError, match="closed"):
        table.reset()
    table.close()


def test_what_fails_in_a_process_is_told() -> None:
    """The process lives in a world of its own; its traceback comes over."""
    table = vector.games(
        "richard3", 2, processes=2, opponents="grumbler", modules=["tests.envs.grumblers"], seat=0
    )
    try:
        with pytest.raises(LostWorker, match=r"(?s)games . to . failed.*I have had enough"):
            course(table, 50)
        assert multiprocessing.active_children() == []
    finally:
        bots._ADDED.pop("grumbler")


def test_bots_sit_in_the_other_seats() -> None:
    rng = random.Random(2)
    with vector.games("richard3", 3, options=KINGMAKER, processes=1, opponents="random", seat=1) as table:
        table.reset(seed=2)
        ended = 0
        while ended < 3:
            assert (table.to_play == 1).all()
            table.step(some(table.masks, rng))
            ended += int(table.over.sum())
            assert (np.abs(table.rewards).sum(axis=1) == 2 * table.over).all()
    with vector.games("lancaster", 40, 3, processes=1, opponents=["random", "greedy"]) as table:
        table.reset(seed=2)
        assert set(table.to_play.tolist()) == {0, 1, 2}  # by lot
        learners = table.to_play.copy()
        for _ in range(3):
            table.step(some(table.masks, rng))
            assert (table.to_play == learners).all()


def test_it_must_be_begun_and_is_over_when_closed() -> None:
    table = vector.games("richard3", 1, processes=1)
    with pytest.raises(RuntimeError, match="reset"):
        table.step([0])
    table.reset()
    table.close()
    table.close()
    with pytest.raises(RuntimeError, match="closed"):
        table.step([0])


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"count": 0}, "there must be a game"),
        ({"processes": 0}, "there must be a process"),
        ({"seat": 2, "opponents": "random"}, "no seat 2"),
        ({"seat": 1}, "needs opponents"),
        ({"opponents": ["random", "random"]}, "1 opponents are needed, not 2"),
    ],
)
def test_what_cannot_be_is_refused(more: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        vector.games("richard3", **{"count": 1, **more})


def test_gymnasium_has_it_as_one_of_its_own() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from banneret.envs import gym

    rng = random.Random(4)
    envs = gym.vector("richard3", 4, options=KINGMAKER, opponents="random", processes=2)
    assert isinstance(envs, gymnasium.vector.VectorEnv)
    # A wrapper of Gymnasium's own keeps the score.
    counted = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    observations, infos = counted.reset(seed=4)
    assert envs.observation_space.contains(observations)
    ended = 0
    while ended < 4:
        seats = infos["seat"]
        actions = some(infos["action_mask"], rng)
        assert envs.action_space.contains(actions)
        observations, rewards, over, cut, infos = counted.step(actions)
        assert not cut.any()
        for place in over.nonzero()[0]:
            ended += 1
            assert rewards[place] == envs.table.rewards[place][seats[place]]
            assert rewards[place] in (-1.0, 1.0)
            assert infos["episode"]["r"][place] == rewards[place]
            assert infos["_final_obs"][place]
            assert not infos["final_obs"]["action_mask"][place].any()
        assert not rewards[~over].any()
    with pytest.raises(ValueError, match="one seed"):
        envs.reset(seed=[1, 2, 3, 4])
    counted.close()
    assert multiprocessing.active_children() == []
