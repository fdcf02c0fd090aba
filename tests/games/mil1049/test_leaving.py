"""A family that gives up: nobody waits for it, whatever is under way, and it cannot win."""

from __future__ import annotations

import random

import pytest

import banneret
from banneret import Game
from banneret.core.laws import check_decision, check_end
from tests.games.mil1049.support import (
    act,
    cubes,
    family,
    hands,
    him,
    lands,
    pp,
    said,
    step,
    table,
    turn_of,
)

#: In turn.
NAMES = ("red", "blue", "green")


def gone(game: Game, name: str) -> Game:
    game.resign(NAMES.index(name))
    return game


@pytest.mark.parametrize("seed", range(4))
def test_anybody_may_leave_at_any_moment(seed: int) -> None:
    """Whole games with players who leave: the laws hold, and nobody who has gone is asked."""
    seats = 2 + seed
    game = banneret.new("mil1049", seats, seed, {"advanced": seats > 2})
    rng = random.Random(seed)
    left: set[int] = set()
    while not game.over:
        if rng.randrange(60) == 0:
            seat = rng.choice([seat for seat in range(seats) if seat not in left])
            game.resign(seat)
            left.add(seat)
            if game.must_act:
                assert check_decision(game, rng, thorough=True) == []
            continue
        assert not left & {*game.must_act, *game.may_act}
        seat = rng.choice(game.must_act)
        verb = rng.choice(sorted({choice >> 12 for choice in game.choices(seat)}))
        game.apply(seat, rng.choice([choice for choice in game.choices(seat) if choice >> 12 == verb]))
    assert check_end(game) == []
    assert not left & set(game.winners)


@pytest.mark.rule("MIL-END-j")
def test_the_one_at_turn_leaves() -> None:
    game = gone(table({"red-a": "castle land=wool", "red-b": "men=1 at=court-1"}), "red")
    assert turn_of(game) == "blue"
    assert family(game, "red")["out"]
    # The knight goes home; what the family holds stays where it is.
    assert him(game, "red-b")["place"] is None
    assert lands(game, "red-a") == ["wool-lit"]
    assert said(game, "gave-up") == [{"who": "red"}]
    order = []
    for space in ("war-1", "war-2", "war-3"):
        order.append(turn_of(game))
        act(game, f"turn {space}")
    assert order == ["blue", "green", "blue"]


def test_the_phase_does_not_wait_for_his_knights() -> None:
    game = table({"red-a": "castle", "blue-a": "castle at=war-1", "green-a": "castle"})
    gone(game, "green")
    act(game, "place a+monastery")
    assert said(game, "acted") == [{"reason": "all-placed"}]


def test_an_open_hand_is_empty() -> None:
    game = table({"red-a": "castle"}, cubes={"blue": "3 gold", "green": "1 food"}, dice=["man"], women=1)
    act(game, "offspring a", "roll", "take man")
    act(game, "add gold", seat="blue")
    gone(game, "blue")
    hands(game, red="", green="1 food")
    assert said(game, "dowry") == [{"who": "green", "knight": "red-a"}]
    assert cubes(game, "blue") == {"gold": 3}


def test_a_target_who_leaves_offers_nothing() -> None:
    game = table({"red-a": "men=9 at=court-1", "blue-a": "men=1"}, step="court", cubes={"red": "1 gold"})
    act(game, "vassalage blue-a")
    gone(game, "blue")
    assert (step(game), turn_of(game)) == ("answer", "red")
    act(game, "outbid", "add gold", "done")
    assert him(game, "blue-a")["lord"] == "red"


def test_an_attacker_who_leaves_has_attacked_nobody() -> None:
    game = table({"red-a": "men=9 at=court-1", "blue-a": "men=1"}, step="court", cubes={"blue": "1 gold"})
    act(game, "vassalage blue-a", "add gold", "done")
    gone(game, "red")
    assert him(game, "blue-a")["lord"] is None
    assert cubes(game, "blue") == {"gold": 1}
    assert pp(game) == {"red": 0, "blue": 0, "green": 0}


def test_a_bidder_who_leaves_has_not_bid() -> None:
    purse = "1 food, 1 cloth, 1 metal"
    knights = {"red-a": "men=1 at=market-1", "blue-a": "men=1", "green-a": "men=1"}
    game = table(knights, step="market", cubes={"red": purse, "blue": f"{purse}, 1 gold", "green": purse})
    act(game, "auction", "done", "add gold")
    gone(game, "blue")
    assert turn_of(game) == "green"
    act(game, "pass")
    assert said(game, "castle-won") == [{"who": "red"}]


def test_a_lord_who_leaves_does_not_help() -> None:
    game = table(
        {"red-a": "men=2 at=war-1 lord=blue"},
        step="war",
        piles=[("cereals", 1)],
        cubes={"red": "1 food", "blue": "5 food"},
    )
    act(game, "claim first", "ask", "add food")
    gone(game, "blue")
    assert (step(game), turn_of(game)) == ("claim", "red")
    act(game, "add food", "done", "settle red-a")
    assert cubes(game, "blue") == {"food": 5}


def test_a_conqueror_who_leaves_takes_nothing_home() -> None:
    game = table({"red-a": "men=9 at=war-1", "blue-a": "land=wool"}, step="war")
    act(game, "raid blue-a+wool-lit")
    hands(game, red="", blue="")
    gone(game, "red")
    assert said(game, "no-room") == [{"tile": "wool-lit"}]
    assert lands(game, "blue-a") == []
