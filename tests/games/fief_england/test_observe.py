"""What a seat of Fief England knows as numbers: complete, from its own side, and no more than it knows."""

from __future__ import annotations

import random

import pytest

from banneret.core.game import Game
from banneret.games.fief_england.board import CARD_IDS, CITY_IDS, NOBLE_IDS, PLACES, UNIT_IDS, UNITS
from banneret.games.fief_england.evaluate import prefer
from banneret.games.fief_england.observe import TOLD, observe
from banneret.games.fief_england.state import Fief
from tests.games.fief_england.support import act, family, new, play, position
from tests.games.fief_england.war import army


def told(game: Game, seat: int) -> dict[str, list[int]]:
    """The numbers of each block."""
    assert isinstance(game.state, Fief)
    numbers = observe(game.state, seat)
    found: dict[str, list[int]] = {}
    for name, size, low, high, _ in TOLD:
        found[name], numbers = numbers[:size], numbers[size:]
        assert len(found[name]) == size, name
        assert all(low <= number <= high for number in found[name]), name
    assert numbers == []
    return found


@pytest.mark.parametrize(
    ("seats", "edition"), [(2, "es-2024"), (3, "it-2024"), (4, "es-2024"), (4, "it-2024")]
)
def test_every_number_is_in_its_bounds_and_known(seats: int, edition: str) -> None:
    rng = random.Random(f"{seats}/{edition}")
    game = new(seats, edition, seed=seats)
    for _ in range(450):
        if game.over:
            break
        seat = rng.choice(game.must_act)
        if rng.random() < 0.15:
            for viewer in range(seats):
                assert told(game.sample(viewer, rng), viewer) == told(game, viewer)
        listed = game.choices(seat)
        choice = rng.choice(listed)
        if rng.random() < 0.7:
            assert isinstance(game.state, Fief)
            scores = prefer(game.state, seat, listed)
            choice = listed[scores.index(max(scores))]
        game.apply(seat, choice)
    for seat in range(1, seats):
        if not game.over:
            game.resign(seat)
            assert told(game, 0)["present"].count(1) == (4 if seats == 2 else seats) - seat * (4 // seats)
    assert told(game, 0)["step"][0] == 0


def test_own_things_come_first_and_the_others_clockwise() -> None:
    game = play(
        position(
            army("blue", "york", "henri", soldier=2, knight=1),
            army("red", "cardiff", "hugh", soldier=3),
            family("green", "london", "lucia"),
            hold={"york": "blue", "cardiff": "red", "london": "green"},
            lord={"north": "henri"},
            money={"red": 4, "blue": 7, "green": 1, "yellow": 2},
            hand={"blue+tax": 1, "red+ambush": 1},
            stack=[["rounds", {"stage": 7}], ["play", {"who": "red"}]],
        )
    )
    seen = told(game, 1)
    assert seen["points"] == [1, 0, 0, 0]
    assert seen["step"][1] == 4, "Red is the last of four"
    assert seen["noble-family"][NOBLE_IDS.index("henri")] == 1
    assert seen["noble-family"][NOBLE_IDS.index("lucia")] == 2
    assert seen["noble-family"][NOBLE_IDS.index("hugh")] == 4
    assert seen["control"][CITY_IDS.index("york")] == 1
    assert seen["money-least"][0] == seen["money-most"][0] == 7
    assert seen["own-hand"][CARD_IDS.index("tax")] == 1
    assert seen["own-hand"][CARD_IDS.index("ambush")] == 0
    assert seen["cards"] == [0, 0, 0, 0, 1, 0, 0, 1]
    assert seen["known-cards"] == [0] * len(seen["known-cards"])
    cell = CITY_IDS.index("york") * UNITS
    assert seen["own-units"][cell + UNIT_IDS.index("soldier")] == 2
    assert seen["counters"][CITY_IDS.index("york")] == 3
    assert seen["counters"][3 * PLACES + CITY_IDS.index("cardiff")] == 3, "Red's are counted,"
    first = 3 * PLACES * UNITS
    assert seen["known"][first : first + PLACES * UNITS] == [0] * (PLACES * UNITS), "but not known"


def test_with_two_players_both_own_families_come_first() -> None:
    game = play(
        position(
            army("green", "york", "henri", soldier=2),
            army("yellow", "cardiff", "hugh", knight=3),
            seats=2,
            stack=[["rounds", {"stage": 7}], ["play", {"who": "red"}]],
        )
    )
    seen = told(game, 1)
    assert seen["noble-family"][NOBLE_IDS.index("henri")] == 1
    assert seen["noble-family"][NOBLE_IDS.index("hugh")] == 2
    second = PLACES * UNITS + CITY_IDS.index("cardiff") * UNITS
    assert seen["own-units"][second + UNIT_IDS.index("knight")] == 3
    assert sum(told(game, 0)["own-units"]) == 0


def election() -> Game:
    """An election in which Red has laid both markers."""
    return play(
        position(
            army("red", "bristol", "henri", soldier=1),
            army("blue", "york", "hugh", soldier=1),
            phase=1,
            lord={"south-west": "henri", "north": "hugh"},
            stood={"henri": "red", "hugh": "blue"},
            stack=[["rounds", {"stage": 2}], ["vote", {"who": "blue"}], ["vote", {"who": "red"}]],
        )
    )


def test_of_markers_on_candidates_others_see_only_where_they_lie() -> None:
    one = election()
    act(one, "for henri", "decoy hugh")
    two = election()
    act(two, "for hugh", "decoy henri")
    assert told(one, 1)["laid"] == told(two, 1)["laid"]
    assert observe_all(one, 1) == observe_all(two, 1)
    assert told(one, 0)["own-votes"] != told(two, 0)["own-votes"]


def observe_all(game: Game, seat: int) -> list[int]:
    """All numbers of a seat."""
    assert isinstance(game.state, Fief)
    return observe(game.state, seat)
