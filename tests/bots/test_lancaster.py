"""What the judgement of Lancaster likes, and how strong the greedy bot is that follows it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.lancaster.support import act, asked, new, packed, realm

import banneret
from banneret import Game, bots
from banneret.bots import SeatView
from banneret.games.lancaster.evaluate import evaluate, prefer, quiet, vote_worth
from banneret.games.lancaster.state import Realm


def state_of(game: Game) -> Realm:
    assert isinstance(game.state, Realm)
    return game.state


def favourite(game: Game) -> str:
    """The choice that is preferred, in words."""
    seat = game.must_act[0]
    listed = game.choices(seat)
    scores = prefer(state_of(game), seat, listed)
    assert len(scores) == len(listed)
    return game.word(max(zip(scores, listed, strict=True))[1])


def test_points_goods_and_knights_are_worth_something() -> None:
    bare = evaluate(state_of(realm({"blue": {"court": 1}, "red": {"court": 1}})), 0)
    for better in (
        {"points": {"blue": 5}},
        {"gold": {"blue": 2}},
        {"squires": {"blue": 2}},
        {"markers": {"blue": 2}},
        {"tiles": {"blue": ["gold"]}},
        {"seated": {"blue": ["york", "surrey"]}},
    ):
        position: Any = better
        assert evaluate(state_of(realm({"blue": {"court": 1}, "red": {"court": 1}}, **position)), 0) > bare
    stronger = realm({"blue": {"court": [1, 3]}, "red": {"court": 1}})
    assert evaluate(state_of(stronger), 0) > bare > evaluate(state_of(stronger), 1)


def test_a_victory_is_worth_more_than_anything() -> None:
    game = realm(step="end", round=5, points={"blue": 50, "red": 49})
    assert game.winners == (0,)
    assert evaluate(state_of(game), 0) > 900
    assert evaluate(state_of(game), 1) < -900


def test_judging_changes_nothing_and_knows_no_votes() -> None:
    game = new(3, 4)
    rng = random.Random(4)
    while not game.over:
        seat = rng.choice(game.must_act)
        listed = game.choices(seat)
        before = game.state.fingerprint()
        scores = prefer(state_of(game), seat, listed)
        sample = game.sample(seat, rng)
        assert prefer(state_of(sample), seat, listed) == scores
        assert game.state.fingerprint() == before
        game.apply(seat, rng.choice(listed))


def test_it_votes_for_what_serves_it() -> None:
    counties = {"stafford": 1, "dorset": 1, "surrey": 2, "bedford": 2, "york": 3, "somerset": 4}
    game = realm({"blue": counties}, step="vote", laws=["b15", "b11", "n16"], proposals=["b13", "b04", "b05"])
    assert vote_worth(state_of(game), 0, 0) > 0 > vote_worth(state_of(game), 1, 0)
    assert favourite(game) == "yes 0"
    act(game, "yes 0", seat="blue")
    assert favourite(game) == "no 0"


def test_it_takes_what_a_county_is_worth() -> None:
    assert favourite(realm({"blue": {"somerset": 4}}, step="counties")) == "take-reward"
    empty = realm(
        {"blue": {"dorset": 1}}, step="counties", seated={"blue": ["york", "surrey", "stafford", "bedford"]}
    )
    assert favourite(empty) == "take-noble"


def test_a_game_is_quiet_between_two_knights() -> None:
    game = realm({"blue": {"court": [1, 1]}}, squires={"blue": 2})
    assert quiet(state_of(game))
    act(game, "place 1+stafford")
    assert asked(game) == "blue squires"
    assert not quiet(state_of(game))


def wins(seats: int, laws: str, games: int, bot: str = "greedy") -> float:
    """The share of victories of one bot among random ones, from every seat in turn."""
    won = 0.0
    for number in range(games):
        seed = f"lancaster/{seats}/{laws}/{number}"
        game = banneret.new("lancaster", seats, seed, {"laws": laws})
        me = number % seats
        rng = random.Random(seed)
        clever = bots.find(bot)(seed)
        chair = SeatView(game, me)
        while game.must_act:
            seat = game.must_act[0]
            game.apply(seat, clever.choose(chair) if seat == me else rng.choice(game.choices(seat)))
        won += (me in game.winners) / max(1, len(game.winners))
    return won / games


@pytest.mark.parametrize("laws", ["base", "new"])
def test_it_beats_chance_at_a_table_of_two(laws: str) -> None:
    """Chance alone wins half; eight in ten are asked for."""
    assert wins(2, laws, 12) >= 0.8


def test_it_beats_chance_at_a_table_of_four() -> None:
    """Chance alone wins a quarter."""
    assert wins(4, "drawn", 12) >= 0.7


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(2, 0.97), (3, 0.93), (4, 0.93), (5, 0.9)])
def test_it_beats_chance_in_two_hundred_games(seats: int, least: float) -> None:
    assert wins(seats, "drawn", 200) >= least


@pytest.mark.slow
def test_looking_ahead_beats_chance_at_a_table_of_four() -> None:
    """Chance alone wins a quarter; nineteen games of twenty are asked for."""
    assert wins(4, "base", 40, "knight") >= 0.95


def test_choices_in_words_are_those_of_the_game() -> None:
    game = new(3, draws=[0])
    assert packed(game, "build gold") in game.choices(0)
