"""A player gives up: the others play on, and nobody waits for the family that stays behind."""

from __future__ import annotations

import random

import pytest

import banneret
from banneret.core.game import Game
from banneret.core.laws import check_decision
from tests.games.fief_england.support import FF, act, play, position, said, units
from tests.games.fief_england.test_court import HOMES
from tests.games.fief_england.war import army, state, step, war


def play_on(game: Game, rng: random.Random, decisions: int) -> Game:
    """Random choices of those who must decide."""
    for _ in range(decisions):
        if game.over:
            break
        seat = rng.choice(game.must_act)
        game.apply(seat, rng.choice(game.choices(seat)))
    return game


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("when", [5, 150, 700])
def test_the_others_play_on_without_whoever_gave_up(seats: int, when: int) -> None:
    rng = random.Random(seats * when)
    game = banneret.new("fief-england", seats=seats, seed=seats * when)
    play_on(game, rng, when)
    game.resign(1)
    assert not game.over
    assert said(game, "gave-up") == [{"who": "blue"}]
    for _ in range(4000):
        if game.over:
            break
        assert 1 not in (*game.must_act, *game.may_act)
        play_on(game, rng, 1)
        if rng.random() < 0.002:
            assert check_decision(game, rng) == []
    assert game.over
    assert 1 not in game.winners
    assert game.winners


def test_the_last_one_left_has_won() -> None:
    game = banneret.new("fief-england", seats=4, seed=3)
    for seat in (2, 0):
        game.resign(seat)
        assert not game.over
    game.resign(1)
    assert game.over
    assert game.winners == (3,)
    two = banneret.new("fief-england", seats=2, seed=3)
    two.resign(0)
    assert two.winners == (1,)


def test_who_gives_up_in_a_battle_fights_it_out() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=6),
        army("blue", "oxford", "henri", soldier=2),
        army("green", "york", "hugh", soldier=1),
        hold={"oxford": "blue"},
        dice=[FF, FF],
    )
    act(game, "attack oxford+blue")
    game.resign(0)
    # The dice fall, Blue has lost everybody, and it is Blue's turn.
    assert step(game) != "stopping"
    assert game.must_act != (0,)
    assert said(game, "battle-won") == [{"who": "red", "place": "oxford"}]


def test_an_ally_may_still_win_with_what_both_have() -> None:
    married = {
        "family": {"anabel": "blue"},
        "at": {"anabel": "york"},
        "spouse": {"henri": "anabel", "anabel": "henri"},
    }
    told = position(
        HOMES,
        married,
        units("red", "bristol", soldier=1),
        round=6,
        phase=8,
        lord={"wales": "henri", "south-west": "henri", "north": "hugh", "marches": "hugh"},
        stack=[["rounds", {"stage": 15}]],
    )
    game = play(told)
    assert game.winners == (0, 1)
    game = play({**told, "now": [*told["now"][:23], 1, *told["now"][24:]]})
    assert state(game).stack == []
    assert game.winners == (1,)
