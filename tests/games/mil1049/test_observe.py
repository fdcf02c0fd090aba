"""What a seat of MIL (1049) knows as numbers: complete, from its own side, and no more than it knows."""

from __future__ import annotations

import random

import pytest

import banneret
from banneret.core.game import Game
from banneret.games.mil1049.observe import TOLD, observe
from banneret.games.mil1049.printed import KNIGHT_IDS, PLACE_IDS, ROWS
from banneret.games.mil1049.state import Realm
from tests.games.mil1049.support import table


def told(game: Game, seat: int) -> dict[str, list[int]]:
    """The numbers of each block."""
    assert isinstance(game.state, Realm)
    numbers = observe(game.state, seat)
    found: dict[str, list[int]] = {}
    for name, size, low, high, _ in TOLD:
        found[name], numbers = numbers[:size], numbers[size:]
        assert len(found[name]) == size, name
        assert all(low <= number <= high for number in found[name]), name
    assert numbers == []
    return found


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_number_is_in_its_bounds_and_known(seats: int) -> None:
    game = banneret.new("mil1049", seats, seed=seats)
    rng = random.Random(seats)
    while not game.over:
        seat = rng.choice(game.must_act)
        if rng.random() < 0.4:
            for viewer in range(seats):
                assert told(game.sample(viewer, rng), viewer) == told(game, viewer)
        game.apply(seat, rng.choice(game.choices(seat)))
    assert told(game, 0)["step"] == [0]


def test_own_things_come_first_and_the_others_clockwise() -> None:
    game = table(
        {"red-a": "men=1 castle", "blue-a": "men=2 age=3 heir at=court-1", "green-b": "men=4"},
        cubes={"red": "2 food", "blue": "1 gold", "green": "3 metal"},
        women={"blue": 4},
        who="green",
    )
    seen = told(game, 1)
    assert seen["women"][0] == 4
    assert seen["soldiers"][0] == 2, "our own first knight"
    assert seen["soldiers"][ROWS + 1] == 4, "Green is next"
    assert seen["castle"][2 * ROWS] == 1, "then Red"
    assert seen["place"][0] == PLACE_IDS.index("court-1") + 1
    assert seen["stands"][PLACE_IDS.index("court-1")] == 1
    assert seen["who"][1] == 2, "it is the next seat's turn"
    assert seen["cubes-least"][:5] == seen["cubes-most"][:5] == [0, 0, 0, 0, 1]
    assert told(game, 2)["stands"][PLACE_IDS.index("court-1")] == 2 * ROWS + 1
    assert seen["alive"][3 * ROWS :] == [0] * (len(seen["alive"]) - 3 * ROWS)


def test_what_is_in_a_hand_is_ones_own() -> None:
    game = banneret.new("mil1049", 3, seed=4)
    rng = random.Random(4)
    seen = 0
    while not game.over and seen < 3:
        seat = rng.choice(game.must_act)
        game.apply(seat, rng.choice(game.choices(seat)))
        assert isinstance(game.state, Realm)
        for holder in range(3):
            if sum(game.state.fist[holder * 5 : holder * 5 + 5]):
                seen += 1
                assert sum(told(game, holder)["own-hand"]) > 0
                other = (holder + 1) % 3
                assert told(game, other)["own-hand"] == game.state.fist[other * 5 : other * 5 + 5]
    assert seen, "somebody has put something into a hand"


def test_knights_have_room_for_all() -> None:
    sizes = {name: size for name, size, *_ in TOLD}
    assert sizes["alive"] == len(KNIGHT_IDS)
