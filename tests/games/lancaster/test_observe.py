"""What a seat knows as numbers: complete, from its own side, and no more than it knows."""

from __future__ import annotations

import random

import pytest

from banneret.core.game import Game
from banneret.games.lancaster.board import COUNTY_IDS
from banneret.games.lancaster.observe import TOLD, observe
from banneret.games.lancaster.state import Realm
from tests.games.lancaster.support import act, new, realm


def told(game: Game, seat: int) -> dict[str, list[int]]:
    """The numbers of each block."""
    state = game.state
    assert isinstance(state, Realm)
    numbers = observe(state, seat)
    found: dict[str, list[int]] = {}
    for name, size, low, high, _ in TOLD:
        found[name], numbers = numbers[:size], numbers[size:]
        assert len(found[name]) == size
        assert all(low <= number <= high for number in found[name]), name
    assert numbers == []
    return found


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_number_is_in_its_bounds_and_known(seats: int) -> None:
    game = new(seats, 6, laws="drawn")
    rng = random.Random(seats)
    while not game.over:
        seat = rng.choice(game.must_act)
        for viewer in range(seats):
            assert told(game.sample(viewer, rng), viewer) == told(game, viewer)
        game.apply(seat, rng.choice(game.choices(seat)))
    assert told(game, 0)["step"][0] == 0


def test_own_things_come_first_and_the_others_clockwise() -> None:
    game = realm(
        {"blue": {"stafford": 1}, "red": {"york": 3}, "green": {"court": [2, 2]}},
        gold={"blue": 1, "red": 2, "green": 3},
        points={"green": 7},
        start="red",
        who="green",
    )
    seen = told(game, 2)
    assert seen["gold"] == [3, 1, 2, 0, 0]
    assert seen["points"] == [7, 0, 0, 0, 0]
    assert seen["present"] == [1, 1, 1, 0, 0]
    assert seen["court"][:4] == [0, 2, 0, 0]
    assert seen["county-holder"][COUNTY_IDS.index("stafford")] == 2, "the next seat"
    assert seen["county-holder"][COUNTY_IDS.index("york")] == 3
    assert seen["clock"] == [1, 1, 3, 0]


def test_allies_are_told_apart() -> None:
    game = realm({"blue-ally": {"stafford": 1}, "red-ally": {"court": 4}}, seats=2, who="red")
    county = COUNTY_IDS.index("stafford")
    assert (told(game, 0)["county-holder"][county], told(game, 1)["county-holder"][county]) == (6, 7)
    assert told(game, 1)["ally-court"] == [0, 0, 0, 1, 0, 0, 0, 0]
    assert told(game, 0)["ally-court"] == [0, 0, 0, 0, 0, 0, 0, 1]


def test_a_vote_is_ones_own() -> None:
    game = realm(step="vote", markers={"blue": 2})
    act(game, "yes 2", seat="blue")
    assert told(game, 0)["own-vote"] == [2, 2]
    assert told(game, 1)["own-vote"] == [0, 0]
    assert told(game, 1)["voted"] == [0, 0, 1, 0, 0]
