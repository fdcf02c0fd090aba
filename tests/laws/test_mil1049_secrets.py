"""What is secret in MIL (1049): closed hands, numbers named in secret, cubes being counted, trades."""

from __future__ import annotations

import random

import pytest

import banneret
from banneret.core.game import Game
from banneret.core.laws import seen_by
from banneret.games.mil1049.printed import RESOURCES
from banneret.games.mil1049.state import Realm
from tests.games.mil1049.support import act, table


def state_of(game: Game) -> Realm:
    assert isinstance(game.state, Realm)
    return game.state


def looks_the_same(game: Game, other: Game, but: int) -> None:
    """To everybody else, spectators too, two positions are one."""
    for viewer in range(-1, game.seats):
        if viewer != but:
            assert seen_by(other, viewer) == seen_by(game, viewer)
    assert seen_by(other, but) != seen_by(game, but)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_other_dowry_looks_the_same(seat: int) -> None:
    purses = dict.fromkeys(("red", "blue", "green"), "2 food, 1 gold")
    game = table({"red-a": "castle"}, cubes=purses, dice=["man"])
    act(game, "offspring a", "roll", "take man")
    act(game, "add food", seat=seat)
    for closed in (False, True):
        if closed:
            act(game, "close", seat=seat)
        for resource, count in ((0, 0), (0, 2), (4, 1)):
            other = game.copy()
            fist = state_of(other).fist
            fist[seat * RESOURCES : (seat + 1) * RESOURCES] = [0] * RESOURCES
            fist[seat * RESOURCES + resource] = count
            looks_the_same(game, other, seat)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_other_offer_of_gold_looks_the_same(seat: int) -> None:
    game = table(step="cathedral", cubes=dict.fromkeys(("red", "blue", "green"), "5 gold"))
    act(game, "give 3", seat=seat)
    for gold in (0, 1, 5):
        other = game.copy()
        state_of(other).pick[seat] = gold
        looks_the_same(game, other, seat)


def test_every_other_commitment_in_war_looks_the_same() -> None:
    game = table(
        {"red-a": "men=4 at=war-1", "blue-a": "land=wool"},
        step="war",
        cubes={"red": "3 food", "blue": "3 food"},
    )
    act(game, "raid blue-a+wool-lit")
    act(game, "add food", "close", seat="red")
    for count in (0, 2, 3):
        other = game.copy()
        state_of(other).fist[0] = count
        looks_the_same(game, other, 0)


def test_cubes_being_counted_and_a_trade_look_the_same() -> None:
    game = table({"red-a": "men=9 at=court-1", "blue-a": "men=1"}, step="court", cubes={"blue": "3 gold"})
    act(game, "vassalage blue-a", "add gold")
    other = game.copy()
    state_of(other).bid[4] = 3
    looks_the_same(game, other, 1)
    game = table({"red-a": "castle at=market-1"}, step="market", cubes={"red": "4 food"})
    act(game, "trade")
    other = act(game.copy(), "deal 2-food-for-1-cloth")
    looks_the_same(game, other, 0)
    # And when it is done, nobody else can tell which of two trades it was.
    one = act(game.copy(), "deal 2-food-for-1-cloth", "done")
    two = act(game.copy(), "deal 2-food-for-1-metal", "done")
    looks_the_same(one, two, 0)


@pytest.mark.parametrize("seed", range(2))
def test_no_view_holds_what_is_in_another_hand(seed: int) -> None:
    """A crawl through whole games: the hand of a seat is in no view but its own."""
    game = banneret.new("mil1049", 4, seed)
    rng = random.Random(seed)
    crawled = 0
    while game.must_act:
        state = state_of(game)
        for seat in range(4):
            hand = state.fist[seat * RESOURCES : (seat + 1) * RESOURCES]
            if sum(hand) or state.pick[seat]:
                other = game.copy()
                state_of(other).fist[seat * RESOURCES : (seat + 1) * RESOURCES] = [0] * RESOURCES
                state_of(other).pick[seat] = 0
                for viewer in range(-1, 4):
                    if viewer != seat:
                        assert seen_by(other, viewer) == seen_by(game, viewer)
                        crawled += 1
        seat = rng.choice(game.must_act)
        game.apply(seat, rng.choice(game.choices(seat)))
    assert crawled > 20
