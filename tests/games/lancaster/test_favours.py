"""The king's favour."""

from __future__ import annotations

import pytest

from banneret.games.lancaster.board import FAVOUR_GAIN, FAVOUR_IDS, GOOD_IDS
from tests.games.lancaster.support import (
    act,
    asked,
    because,
    board,
    gained,
    goods,
    legal,
    places,
    player,
    realm,
    reserve,
    said,
    why,
)

ALL = ["noble", "upgrade-1", "upgrade-2", "gold", "squires", "mixed"]


@pytest.mark.rule("LA-FAVOUR-a")
def test_every_knight_that_enters_a_conflict_earns_a_favour() -> None:
    game = realm({"blue": {"court": [1, 1, 2]}}, seats=4, cards={"lower-left": "c04"})
    act(game, "place 1+upper-left")
    assert asked(game) == "blue favour"
    assert legal(game, "favour") == sorted(ALL)
    act(game, "favour gold", "place 1+upper-left")
    assert asked(game) == "blue favour", "for a knight added to a stack"
    act(game, "favour squires", "place 2+lower-left")
    assert asked(game) == "blue favour", "and in the lower row"
    act(game, "favour mixed")
    assert gained(game, "blue") == {"gold": 3, "squire": 3}


@pytest.mark.rule("LA-FAVOUR-b")
def test_a_favour_is_settled_before_the_next_turn() -> None:
    game = realm({"blue": {"court": [1, 1]}, "red": {"court": 1}}, seats=4)
    act(game, "place 1+upper-left")
    assert why(game, "place 1+upper-left") == "LA-FAVOUR-b"
    act(game, "favour gold")
    assert goods(game, "blue")[0] == 2
    assert asked(game) == "red turn"


@pytest.mark.rule("LA-FAVOUR-c")
def test_a_used_tile_lies_face_down_for_the_round() -> None:
    game = realm({"blue": {"court": 1}, "red": {"court": 1}}, seats=4)
    act(game, "place 1+upper-left", "favour gold", "place 1+upper-left")
    assert board(game)["favours"]["gold"] == "down"
    assert why(game, "favour gold") == "LA-FAVOUR-c"
    assert "taken in this round" in because(game, "favour gold")


@pytest.mark.rule("LA-FAVOUR-d")
def test_no_tile_no_favour() -> None:
    game = realm({"blue": {"court": 1}, "red": {"court": 1}}, seats=4, down=ALL)
    act(game, "place 1+upper-left")
    assert asked(game) == "red turn"
    one_left = realm({"blue": {"court": [1, 1]}}, seats=4, down=ALL[1:])
    act(one_left, "place 1+upper-left", "favour noble", "take york", "place 1+upper-left")
    assert board(one_left)["phase"] == "parliament"


@pytest.mark.rule("LA-FAVOUR-e")
def test_the_noble_is_of_any_county_that_has_one_that_is_missing() -> None:
    game = realm({"blue": {"court": 1}}, seats=4, piles={"york": 0}, seated={"blue": ["surrey"]})
    act(game, "place 1+upper-left", "favour noble")
    able = legal(game, "take")
    assert len(able) == 7
    assert why(game, "take york") == "LA-FAVOUR-e"
    assert "No noble is left in York" in because(game, "take york")
    assert why(game, "take surrey") == "LA-NOBLE-b"
    assert "sits at your table already" in because(game, "take surrey")
    act(game, "take dorset")
    assert player(game, "blue")["nobles"] == ["surrey", "dorset"]


@pytest.mark.rule("LA-FAVOUR-f")
def test_the_six_tiles() -> None:
    told = {
        name: {GOOD_IDS[kind]: number for kind, number in gain}
        for name, gain in zip(FAVOUR_IDS, FAVOUR_GAIN, strict=True)
    }
    assert told == {
        "noble": {"noble": 1},
        "upgrade-1": {"upgrade": 1},
        "upgrade-2": {"upgrade": 1},
        "gold": {"gold": 2},
        "squires": {"squire": 2},
        "mixed": {"gold": 1, "squire": 1},
    }


@pytest.mark.rule("LA-FAVOUR-g")
def test_a_favour_may_be_declined_and_is_left_for_others() -> None:
    game = realm({"blue": {"court": [1, 1]}, "red": {"court": 1}}, seats=4, down=ALL[1:])
    act(game, "place 1+upper-left", "decline")
    assert board(game)["favours"]["noble"] == "up"
    assert asked(game) == "red turn", "and cannot be claimed afterwards"
    act(game, "place 1+upper-left", "favour noble", "take york")
    assert player(game, "red")["nobles"] == ["york"]
    assert player(game, "blue")["nobles"] == []


@pytest.mark.rule("LA-FAVOUR-h")
def test_a_tile_of_no_use_may_be_chosen() -> None:
    game = realm({"blue": {"court": 1, "stafford": 2, "dorset": 3, "york": 4, "bedford": 2}}, seats=4)
    assert reserve(game, "blue") == [1, 1]
    act(game, "place 1+upper-left", "favour upgrade-1")
    assert said(game, "lapsed") == [{"house": "blue", "good": "upgrade"}]
    assert board(game)["favours"]["upgrade-1"] == "down"
    assert places(game, "upper-left")[0] == ("blue", [1])
