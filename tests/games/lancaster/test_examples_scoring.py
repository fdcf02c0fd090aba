"""The worked examples about scoring, ransom and the end (LA-EX-7 to LA-EX-13, LA-EX-44 to LA-EX-82)."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.lancaster.steps.course import shares
from tests.games.lancaster.support import (
    act,
    asked,
    board,
    card,
    court,
    gained,
    goods,
    holder,
    legal,
    new,
    nobles,
    places,
    player,
    points,
    realm,
    reserve,
    said,
    space,
    tiles,
    why,
)

FIVE = {"upper-left": "c05a"}


@pytest.mark.rule("LA-EX-7")
def test_both_in_stafford() -> None:
    game = realm({"yellow": {"stafford": 1}}, seats=4, step="counties", gold={"yellow": 3})
    act(game, "noble-first", "upgrade 1+stafford")
    assert goods(game, "yellow")[0] == 0
    assert player(game, "yellow")["nobles"] == ["stafford"]
    assert court(game, "yellow") == [2]


@pytest.mark.rule("LA-EX-8")
def test_the_reward_of_surrey() -> None:
    game = realm({"red": {"surrey": 2}, "green": {"castle-gold": 1}}, step="counties")
    act(game, "take-reward", "name red")
    assert goods(game, "red")[:2] == (2, 2)
    act(game, "score gold")
    assert (board(game)["round"], board(game)["start"]) == (2, "red")


@pytest.mark.rule("LA-EX-9")
def test_a_knight_pays_for_a_tile() -> None:
    game = realm(
        {"blue": {"castle-squires": 2}}, step="castles", tiles={"blue": ["new-knight"]}, squires={"blue": 1}
    )
    act(game, "score squires", "score new-knight")
    assert court(game, "blue") == [1, 2]
    assert goods(game, "blue")[1] == 0
    assert space(game, "blue", "new-knight") == ("built", None)


@pytest.mark.rule("LA-EX-10")
def test_four_nobles_and_the_lord() -> None:
    game = realm(step="castles", seated={"blue": ["york", "surrey", "dorset", "stafford"]})
    assert goods(game, "blue")[2] == 5


@pytest.mark.rule("LA-EX-11")
def test_five_against_five() -> None:
    game = realm(
        {"blue": {"upper-left": 2}, "green": {"upper-left": 1}, "red": {"upper-left": 2}},
        step="conflicts",
        cards=FIVE,
    )
    assert (points(game, "red"), points(game, "blue"), points(game, "green")) == (4, 2, 1)
    assert [court(game, seat) for seat in ("blue", "red", "green")] == [[2], [2], [1]]
    assert {"card": "c05a"} in said(game, "gone")


@pytest.mark.rule("LA-EX-12")
def test_three_against_five() -> None:
    game = realm({"blue": {"upper-left": 2}, "green": {"upper-left": 1}}, step="conflicts", cards=FIVE)
    assert (points(game, "blue"), points(game, "green")) == (2, 1)
    assert card(game, "lower-left") == "c05a"
    assert places(game, "lower-left") == [("blue", [2]), ("green", [1]), None]


@pytest.mark.rule("LA-EX-13")
def test_a_yellow_ally() -> None:
    game = new(2, draws=[0])
    act(game, "ally yellow")
    ally = player(game, "blue")["ally"]
    assert ally["colour"] == "yellow"
    assert (ally["court"], ally["reserve"]) == ([2], [1, 1, 1, 2, 3, 4])
    assert list(ally["castle"]) == ["new-knight", "upgrade"]


@pytest.mark.rule("LA-EX-44")
def test_the_squires_tile_over_a_knight() -> None:
    game = realm(
        {"blue": {"northumberland": 2, "castle-squires": 1}, "red": {"castle-gold": 1}}, step="counties"
    )
    act(game, "take-reward", "build squires")
    assert court(game, "blue") == [1, 2]
    act(game, "score squires")
    assert gained(game, "blue") == {"squire": 2}
    act(game, "score gold")
    assert board(game)["round"] == 2
    assert why(game, "place 1+castle-squires") == "LA-CASTLE-c"


@pytest.mark.rule("LA-EX-45")
def test_york_without_a_knight_left() -> None:
    game = realm({"blue": {"york": 3, "court": [1, 1, 1]}}, step="counties")
    act(game, "take-reward")
    assert court(game, "blue") == [1, 1, 1, 3]
    assert gained(game, "blue") == {"marker": 2}


@pytest.mark.rule("LA-EX-46")
@pytest.mark.parametrize("position", [{"seated": {"blue": ["suffolk"]}}, {"piles": {"suffolk": 0}}])
def test_suffolk_without_a_noble_to_take(position: dict[str, Any]) -> None:
    game = realm({"blue": {"suffolk": 2}}, step="counties", gold={"blue": 5}, **position)
    assert legal(game) == ["take-noble", "take-reward"]
    before = player(game, "blue")["nobles"]
    act(game, "take-noble")
    assert player(game, "blue")["nobles"] == before
    other = realm({"blue": {"suffolk": 2}}, step="counties", gold={"blue": 5}, **position)
    act(other, "take-reward")
    assert court(other, "blue") == [1, 2]


@pytest.mark.rule("LA-EX-47")
def test_gold_of_surrey_comes_too_late() -> None:
    game = realm({"blue": {"bedford": 2, "surrey": 2}}, step="counties", gold={"blue": 2})
    assert why(game, "noble-first") == "LA-CSCORE-e"
    act(game, "take-noble")
    assert why(game, "noble-first") == "LA-CSCORE-e"


@pytest.mark.rule("LA-EX-48")
def test_an_upgrade_turns_a_conflict() -> None:
    game = realm(
        {"blue": {"stafford": 1, "upper-left": 2}, "red": {"upper-left": 2}}, step="counties", cards=FIVE
    )
    act(game, "take-reward", "upgrade 2+upper-left")
    assert said(game, "england")[0] == {"card": "c05a", "total": 5, "france": 5}
    assert points(game, "blue") == 4


@pytest.mark.rule("LA-EX-49")
def test_crossing_to_the_own_stack() -> None:
    game = realm(
        {"blue": {"dorset": 2, "lower-left": 1}},
        step="counties",
        cards={"lower-left": "c03"},
        beside={"dorset": 1},
    )
    act(game, "take-reward", "cross lower-left")
    assert said(game, "england")[0] == {"card": "c03", "total": 3, "france": 3}
    assert goods(game, "blue")[1] == 0
    assert "down" not in board(game)["favours"].values()


@pytest.mark.rule("LA-EX-50")
def test_no_space_for_a_crossing() -> None:
    full = {name: {"upper-left": 1, "upper-right": 1} for name in ("red", "green", "yellow")}
    game = realm({**full, "blue": {"dorset": 2}}, seats=4, step="counties")
    act(game, "take-reward")
    assert court(game, "blue") == [2]
    assert said(game, "crossed") == []


@pytest.mark.rule("LA-EX-51")
def test_the_noble_and_the_start() -> None:
    game = realm(
        {
            "green": {"surrey": 2, "castle-gold": 1, "lower-left": 1},
            "blue": {"castle-gold": 1, "lower-left": 2},
        },
        step="counties",
        start="blue",
        cards={"lower-left": "c09"},
        gold={"green": 9},
    )
    act(game, "take-noble", "name green")
    assert asked(game) == "blue castle"
    act(game, "score gold", "score gold")
    assert asked(game) == "blue ransom"
    act(game, "done", "done")
    assert asked(game) == "green turn"


@pytest.mark.rule("LA-EX-52")
def test_surrey_left_by_law() -> None:
    game = realm({"green": {"surrey": 2}}, step="laws", laws=["n11", "b15", "b11"], start="red")
    assert holder(game, "surrey") is None
    assert (board(game)["round"], board(game)["start"]) == (2, "red")


@pytest.mark.rule("LA-EX-53")
def test_an_upgrade_tile_without_and_with_a_partner() -> None:
    without = realm(
        {"blue": {"court": [1, 2, 2, 3, 4]}, "red": {"castle-gold": 1}},
        step="castles",
        tiles={"blue": ["upgrade"]},
        squires={"blue": 5},
    )
    assert asked(without) == "red castle"
    assert goods(without, "blue")[1] == 5
    game = realm(
        {"blue": {"court": [1]}, "red": {"castle-gold": 1}},
        step="castles",
        tiles={"blue": ["upgrade"]},
        squires={"blue": 5},
    )
    act(game, "score upgrade", "upgrade 1+court")
    assert asked(game) == "red castle"
    assert goods(game, "blue")[1] == 3


@pytest.mark.rule("LA-EX-54")
@pytest.mark.parametrize(("knights", "earned"), [([1, 4], 4), ([1, 2], 2)])
def test_alone_in_a_conflict(knights: list[int], earned: int) -> None:
    game = realm({"blue": {"upper-left": knights}}, step="conflicts", cards=FIVE)
    assert game.scores == (earned, 0, 0)


@pytest.mark.rule("LA-EX-55")
def test_one_of_two_prisoners_is_freed() -> None:
    game = realm(
        {"blue": {"lower-left": [1, 2]}}, step="conflicts", cards={"lower-left": "c09"}, gold={"blue": 2}
    )
    act(game, "free 2")
    assert goods(game, "blue")[0] == 0
    assert court(game, "blue") == [2]
    assert 1 in reserve(game, "blue")
    assert {"card": "c09"} in said(game, "gone")


@pytest.mark.rule("LA-EX-56")
def test_a_conflict_nobody_wants() -> None:
    first = realm({"red": {"court": 1}}, step="conflicts", cards={"upper-left": "c02"})
    assert card(first, "lower-left") == "c02"
    assert "1+lower-left" in legal(first, "place")
    second = realm({"red": {"court": 1}}, step="conflicts", round=2, cards={"lower-left": "c02"})
    assert {"card": "c02"} in said(second, "gone")
    assert second.scores == (0, 0, 0)


@pytest.mark.rule("LA-EX-57")
def test_a_knight_bound_below() -> None:
    game = realm(
        {"blue": {"lower-left": 3, "court": 1}, "red": {"castle-gold": 1}},
        round=2,
        cards={"lower-left": "c03", "upper-left": "c04"},
        laws=["b12", "b15", "b11"],
    )
    assert why(game, "place 3+stafford") == "LA-TERM-b"
    act(game, "place 1+upper-left", "decline")
    for _ in range(3):
        for seat in range(3):
            game.apply(seat, game.choices(seat)[-1])
    assert points(game, "blue") == 6, "deployed in two conflicts"
    act(game, "score gold")
    told = [line["args"] for line in game.log() if line["key"] in ("england", "france")]
    assert [dict(args)["card"] for args in told][:2] == ["c03", "c04"]  # type: ignore[call-overload]


@pytest.mark.rule("LA-EX-58")
def test_the_last_round() -> None:
    game = realm(
        {"blue": {"upper-left": 2, "lower-left": 1}, "red": {"court": 1}},
        step="castles",
        round=5,
        cards={"upper-left": "c09", "lower-left": "c08"},
        seated={"blue": ["york", "surrey"]},
        gold={"blue": 1},
    )
    assert said(game, "table") == []
    act(game, "free 1")
    assert game.over
    assert court(game, "blue") == [1]
    assert player(game, "blue")["forces"] == 3
    assert goods(game, "blue")[0] == 0
    assert said(game, "conflict") == []


@pytest.mark.rule("LA-EX-59")
def test_two_leaders_with_equal_squires() -> None:
    assert shares([(9, 2), (9, 2), (7, 5), (5, 0)], False) == [6, 6, 0, 0]


@pytest.mark.rule("LA-EX-60")
def test_squires_decide_between_leaders() -> None:
    assert shares([(9, 3), (9, 1), (7, 9)], False) == [8, 4, 0]


@pytest.mark.rule("LA-EX-61")
def test_three_share_the_second_place() -> None:
    assert shares([(4, 0), (3, 1), (3, 1), (3, 1)], False) == [8, 1, 1, 1]


@pytest.mark.rule("LA-EX-62")
def test_five_share_the_first_place() -> None:
    assert shares([(2, 2)] * 5, False) == [2] * 5


@pytest.mark.rule("LA-EX-63")
def test_nobles_make_it_a_tie() -> None:
    letters = ["northumberland", "stafford", "york", "gloucester", "bedford"]
    # Green takes both majorities, so that nothing of them is left to give but to green.
    game = realm(
        {"green": {"court": 4}, "blue": {"court": 1}, "red": {"court": 1}, "yellow": {"court": 3}},
        seats=4,
        step="end",
        round=5,
        points={"blue": 40, "red": 49},
        seated={"blue": letters, "red": ["surrey", "dorset"]},
        tiles={"green": ["gold", "mixed"], "yellow": ["gold"]},
    )
    assert game.scores[:2] == (50, 50)
    assert game.winners == (0, 1)


@pytest.mark.rule("LA-EX-64")
def test_the_end_for_two() -> None:
    game = realm(
        {"blue": {"court": 2}, "red": {"court": 2}},
        seats=2,
        step="end",
        round=5,
        tiles={"blue": ["gold", "mixed", "markers"], "red": ["gold", "mixed"]},
    )
    assert game.scores == (4 + 8, 4)


@pytest.mark.rule("LA-EX-66")
def test_an_ally_in_three_counties() -> None:
    game = realm(
        {"blue-ally": {"york": 3, "somerset": 4, "surrey": 2}, "red": {"castle-gold": 1}},
        seats=2,
        step="counties",
        gold={"blue": 9},
    )
    assert why(game, "noble-first") == "LA-TWOSCORE-b"
    act(game, "take-reward")
    assert court(game, "blue-ally") == [1, 3]
    assert gained(game, "blue") == {}
    act(game, "take-noble")
    assert nobles(game, "somerset") == 1
    act(game, "take-noble")
    assert nobles(game, "surrey") == 1
    assert asked(game) == "blue name-start"
    act(game, "name red")
    assert points(game, "blue") == 0
    assert goods(game, "blue")[:2] == (9, 0)


@pytest.mark.rule("LA-EX-67")
def test_the_ally_ranks_first() -> None:
    game = realm(
        {"blue-ally": {"upper-left": 3}, "blue": {"upper-left": 1}, "red": {"upper-left": 1}},
        seats=2,
        step="conflicts",
        cards=FIVE,
    )
    assert said(game, "rank") == [
        {"house": "blue-ally", "rank": 1, "sum": 3, "points": 0},
        {"house": "red", "rank": 2, "sum": 1, "points": 2},
        {"house": "blue", "rank": 3, "sum": 1, "points": 1},
    ]


@pytest.mark.rule("LA-EX-75")
def test_only_the_own_prisoner_is_freed() -> None:
    game = realm(
        {"blue": {"lower-left": 2}, "blue-ally": {"lower-left": 3}},
        seats=2,
        step="conflicts",
        cards={"lower-left": "c09"},
        gold={"blue": 6},
    )
    assert why(game, "free 3") == "LA-RANSOM-d"
    act(game, "free 2")
    assert (goods(game, "blue")[0], court(game, "blue")) == (4, [2])
    assert reserve(game, "blue-ally") == [1, 1, 1, 2, 2, 3, 4]


@pytest.mark.rule("LA-EX-81")
@pytest.mark.parametrize("freed", ["free 2", "done"])
def test_gold_for_one_of_two(freed: str) -> None:
    game = realm(
        {"blue": {"lower-left": 2, "lower-right": 3}},
        step="conflicts",
        cards={"lower-left": "c08", "lower-right": "c09", "upper-left": "c02"},
        gold={"blue": 3},
    )
    act(game, freed)
    if freed == "free 2":
        assert goods(game, "blue")[0] == 1
        assert court(game, "blue") == [2]
        assert 3 in reserve(game, "blue")
    else:
        act(game, "free 3")
        assert court(game, "blue") == [3]


@pytest.mark.rule("LA-EX-82")
def test_a_start_player_named_between() -> None:
    game = realm(
        {name: {"castle-gold": 1} for name in ("blue", "green")} | {"red": {"surrey": 2, "castle-gold": 1}},
        step="counties",
        start="blue",
    )
    act(game, "take-noble", "name green")
    castles = []
    for _ in range(3):
        castles.append(asked(game).split()[0])
        act(game, "score gold")
    assert castles == ["blue", "red", "green"]
    turns = []
    for _ in range(3):
        turns.append(asked(game).split()[0])
        act(game, f"place {court(game, turns[-1])[0]}+castle-gold")
    assert turns == ["green", "blue", "red"]


def test_no_tile_comes_from_nowhere() -> None:
    assert tiles(realm(), "blue") == []
