"""Phase 3: the castles and the round table."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.lancaster.board import CASTLE_COST, CASTLE_GAIN, CASTLE_IDS, GOOD_IDS
from tests.games.lancaster.support import (
    act,
    asked,
    because,
    board,
    court,
    gained,
    goods,
    legal,
    player,
    realm,
    said,
    space,
    why,
)


def scoring(knights: Any = None, **position: Any) -> Any:
    return realm(knights, step="castles", **position)


@pytest.mark.rule("LA-KEEP-a")
def test_castles_are_scored_in_turn_order() -> None:
    game = scoring({name: {"castle-gold": 1} for name in ("blue", "red", "green")}, start="red")
    order = []
    for _ in range(3):
        order.append(asked(game))
        act(game, "score gold")
    assert order == ["red castle", "green castle", "blue castle"]


@pytest.mark.rule("LA-KEEP-b")
def test_every_knight_and_tile_in_any_order_then_the_table() -> None:
    game = scoring({"blue": {"castle-gold": 1}}, tiles={"blue": ["squires"]}, turned={"blue": ["mixed"]})
    assert legal(game) == ["gather", "score gold", "score squires"]
    assert why(game, "done") == "LA-KEEP-b"
    assert "2 items are still to be scored" in because(game, "done")
    assert why(game, "score mixed") == "LA-KEEP-b", "face down"
    assert why(game, "score markers") == "LA-KEEP-b", "nobody stands there"
    act(game, "score squires")
    assert goods(game, "blue") == (0, 2, 0), "the table comes last"
    act(game, "score gold")
    assert goods(game, "blue") == (2, 2, 1)


@pytest.mark.rule("LA-KEEP-b")
def test_all_that_costs_nothing_may_be_scored_together() -> None:
    game = scoring({"blue": {"castle-gold": 1}}, tiles={"blue": ["squires", "mixed"]})
    act(game, "gather")
    assert gained(game, "blue") == {"gold": 3, "squire": 3}


@pytest.mark.rule("LA-KEEP-c")
@pytest.mark.parametrize("strength", [1, 4])
def test_a_knight_is_paid_and_goes_to_court_and_a_tile_stays(strength: int) -> None:
    game = scoring({"blue": {"castle-gold": strength}}, tiles={"red": ["gold"]})
    act(game, "score gold")
    assert (gained(game, "blue"), court(game, "blue")) == ({"gold": 2}, [strength])
    assert space(game, "blue", "gold") == (None, None)
    act(game, "score gold")
    assert gained(game, "red") == {"gold": 2}
    assert space(game, "red", "gold") == ("built", None)


@pytest.mark.rule("LA-KEEP-d")
def test_a_new_knight_costs_3_squires() -> None:
    game = scoring({"blue": {"castle-new-knight": 2}}, squires={"blue": 4})
    act(game, "score new-knight")
    assert (court(game, "blue"), goods(game, "blue")[1]) == ([1, 2], 1)
    poor = scoring({"blue": {"castle-new-knight": 2, "castle-gold": 1}}, squires={"blue": 2})
    assert why(poor, "score new-knight") == "LA-KEEP-d"
    assert "This costs 3 × squires; you have 2" in because(poor, "score new-knight")


@pytest.mark.rule("LA-KEEP-e")
def test_an_upgrade_costs_2_squires() -> None:
    game = scoring({"blue": {"castle-upgrade": 1}}, squires={"blue": 2})
    act(game, "score upgrade")
    assert goods(game, "blue")[1] == 0
    assert why(game, "decline") == "LA-KEEP-e", "it is paid for"
    act(game, "upgrade 1+castle-upgrade")
    assert court(game, "blue") == [2]
    poor = scoring({"blue": {"castle-upgrade": 2, "castle-gold": 1}}, squires={"blue": 1})
    assert why(poor, "score upgrade") == "LA-KEEP-e"


@pytest.mark.rule("LA-KEEP-f")
def test_what_the_spaces_pay() -> None:
    told = {
        name: {GOOD_IDS[kind]: number for kind, number in gain}
        for name, gain in zip(CASTLE_IDS, CASTLE_GAIN, strict=True)
    }
    assert told == {
        "new-knight": {"new_knight": 1},
        "upgrade": {"upgrade": 1},
        "squires": {"squire": 2},
        "gold": {"gold": 2},
        "markers": {"marker": 2},
        "mixed": {"gold": 1, "squire": 1},
    }
    assert [bool(cost) for cost in CASTLE_COST] == [True, True, False, False, False, False]


@pytest.mark.rule("LA-KEEP-g")
def test_the_paid_spaces_are_optional_and_used_once() -> None:
    game = scoring({"blue": {"castle-new-knight": 2}, "red": {"castle-gold": 1}}, squires={"blue": 9})
    assert legal(game) == ["done", "score new-knight"]
    act(game, "score new-knight")
    assert asked(game) == "red castle", "once, though there are squires for more"
    assert goods(game, "blue")[1] == 6
    declined = scoring({"blue": {"castle-new-knight": 2}, "red": {"castle-gold": 1}}, squires={"blue": 9})
    act(declined, "done")
    assert (court(declined, "blue"), goods(declined, "blue")[1]) == ([2], 9)


@pytest.mark.rule("LA-KEEP-g")
def test_nothing_is_paid_for_what_would_lapse() -> None:
    game = scoring({"blue": {"castle-new-knight": 2, "castle-gold": 1, "court": [1, 1]}}, squires={"blue": 9})
    assert why(game, "score new-knight") == "LA-KEEP-g"
    act(game, "score gold")
    assert goods(game, "blue")[1] == 9
    assert court(game, "blue") == [1, 1, 1, 2]


@pytest.mark.rule("LA-KEEP-h")
def test_squires_just_gained_may_pay() -> None:
    game = scoring({"blue": {"castle-squires": 1}}, tiles={"blue": ["upgrade"]})
    assert why(game, "score upgrade") == "LA-KEEP-e"
    act(game, "score squires", "score upgrade", "upgrade 1+court")
    assert goods(game, "blue")[1] == 0
    assert court(game, "blue") == [2]


@pytest.mark.rule("LA-KEEP-i")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_the_table_gives_a_marker_for_each_noble_and_the_lord(number: int) -> None:
    game = scoring(seated={"blue": ["york", "surrey", "dorset"][:number]})
    assert goods(game, "blue")[2] == number + 1
    assert goods(game, "red")[2] == 1


@pytest.mark.rule("LA-KEEP-j")
@pytest.mark.parametrize(("number", "markers"), [(4, 2), (5, 0)])
def test_the_table_gives_nothing_in_the_last_round(number: int, markers: int) -> None:
    game = scoring({"red": {"castle-gold": 1}}, seated={"blue": ["york"]}, round=number)
    assert player(game, "blue")["table_pays"] == markers
    act(game, "score gold")
    assert goods(game, "blue")[2] == markers
    assert len(said(game, "table")) == (3 if markers else 0)
    assert board(game)["round"] == 5
