"""Phase 3: the conflicts, prisoners and ransom; the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.lancaster.board import CARD_IDS, CARD_POINTS, FRANCE
from tests.games.lancaster.support import (
    act,
    asked,
    because,
    board,
    card,
    court,
    goods,
    legal,
    places,
    player,
    points,
    realm,
    reserve,
    said,
    why,
)


def scoring(knights: Any = None, **position: Any) -> Any:
    return realm(knights, step="conflicts", **position)


def earned(game: Any) -> dict[str, int]:
    return {seat: points(game, seat) for seat in ("blue", "red", "green")}


@pytest.mark.rule("LA-BATTLE-a")
def test_the_lower_row_is_scored_first() -> None:
    game = scoring(
        {"blue": {"upper-left": 4, "lower-left": 3}}, cards={"upper-left": "c04", "lower-left": "c03"}
    )
    assert [line["card"] for line in said(game, "england")] == ["c03", "c04"]


@pytest.mark.rule("LA-BATTLE-b")
def test_within_a_row_from_left_to_right_each_completely() -> None:
    game = scoring(
        {"blue": {"lower-left": 1, "lower-right": 2}},
        cards={"lower-left": "c07a", "lower-right": "c08"},
        gold={"blue": 9},
    )
    assert asked(game) == "blue ransom"
    assert [line["card"] for line in said(game, "france")] == ["c07a"]
    act(game, "done")
    assert [line["card"] for line in said(game, "france")][:2] == ["c07a", "c08"]
    assert said(game, "gone") == [{"card": "c07a"}]


@pytest.mark.rule("LA-BATTLE-c")
@pytest.mark.parametrize(("red", "england"), [(1, False), (2, True), (3, True)])
def test_england_wins_with_at_least_the_strength_of_france(red: int, england: bool) -> None:
    game = scoring({"blue": {"upper-left": 3}, "red": {"upper-left": red}}, cards={"upper-left": "c05a"})
    assert bool(said(game, "england")) is england
    assert (card(game, "lower-left") == "c05a") is not england


@pytest.mark.rule("LA-BATTLE-d")
def test_the_greater_sum_ranks_first() -> None:
    game = scoring(
        {"blue": {"upper-left": [1, 2]}, "red": {"upper-left": 4}, "green": {"upper-left": 2}},
        cards={"upper-left": "c07a"},
    )
    assert earned(game) == {"red": 5, "blue": 3, "green": 1}
    assert [(line["house"], line["sum"]) for line in said(game, "rank")] == [
        ("red", 4),
        ("blue", 3),
        ("green", 2),
    ]


@pytest.mark.rule("LA-BATTLE-e")
def test_of_equals_the_lower_space_ranks_first() -> None:
    game = scoring(
        {"blue": {"upper-left": 2}, "red": {"upper-left": 2}, "green": {"upper-left": 2}},
        cards={"upper-left": "c06a"},
    )
    assert earned(game) == {"green": 4, "red": 3, "blue": 1}


@pytest.mark.rule("LA-BATTLE-f")
def test_england_pays_the_three_values_by_rank() -> None:
    game = scoring(
        {"blue": {"upper-left": 4}, "red": {"upper-left": 3}, "green": {"upper-left": 1}},
        cards={"upper-left": "c08"},
    )
    assert earned(game) == {"blue": 6, "red": 3, "green": 1}


@pytest.mark.rule("LA-BATTLE-g")
def test_values_of_ranks_that_nobody_holds_are_lost() -> None:
    game = scoring({"blue": {"upper-left": 4}, "red": {"upper-left": 1}}, cards={"upper-left": "c05a"})
    assert earned(game) == {"blue": 4, "red": 2, "green": 0}


@pytest.mark.rule("LA-BATTLE-h")
@pytest.mark.parametrize("conflict", ["upper-left", "lower-left"])
def test_after_a_victory_the_knights_go_home_and_the_card_leaves(conflict: str) -> None:
    game = scoring({"blue": {conflict: [1, 4]}}, cards={conflict: "c05a"})
    assert court(game, "blue") == [1, 4]
    assert points(game, "blue") == 4
    assert {"card": "c05a"} in said(game, "gone")
    assert card(game, "lower-left") != "c05a"


@pytest.mark.rule("LA-BATTLE-i")
@pytest.mark.parametrize("conflict", ["upper-left", "lower-left"])
def test_france_takes_the_first_value(conflict: str) -> None:
    game = scoring(
        {"blue": {conflict: 3}, "red": {conflict: 2}, "green": {conflict: 1}}, cards={conflict: "c09"}
    )
    assert earned(game) == {"blue": 3, "red": 2, "green": 0}


@pytest.mark.rule("LA-BATTLE-j")
def test_a_lost_conflict_moves_down_with_its_knights() -> None:
    game = scoring(
        {"blue": {"upper-right": [1, 2]}, "red": {"upper-right": 1}, "green": {"upper-right": 2}},
        cards={"upper-right": "c09"},
    )
    assert card(game, "lower-right") == "c09"
    assert places(game, "lower-right") == [("blue", [1, 2]), ("red", [1]), ("green", [2])]
    assert court(game, "blue") == []


@pytest.mark.rule("LA-BATTLE-k")
def test_it_goes_to_the_lower_space_of_its_column() -> None:
    game = scoring(
        {"blue": {"upper-left": 1}, "red": {"upper-right": 1, "lower-left": 1}},
        cards={"upper-left": "c08", "upper-right": "c07a", "lower-left": "c07b", "lower-right": "c06a"},
    )
    assert (card(game, "lower-left"), card(game, "lower-right")) == ("c08", "c07a")
    assert {line["card"] for line in said(game, "gone")} == {"c07b", "c06a"}


@pytest.mark.rule("LA-BATTLE-l")
def test_its_knights_are_bound_for_the_next_round() -> None:
    game = scoring(
        {"blue": {"upper-left": 1, "court": [2]}, "red": {"court": 1}}, cards={"upper-left": "c09"}
    )
    assert board(game)["round"] == 2
    assert places(game, "lower-left")[0] == ("blue", [1])
    assert court(game, "blue") == [2]
    assert all(words.startswith("2+") for words in legal(game, "place"))
    act(game, "place 2+lower-left", "decline")
    assert places(game, "lower-left")[0] == ("blue", [1, 2]), "the stack can be added to"


@pytest.mark.rule("LA-BATTLE-m")
def test_lost_again_all_are_prisoners() -> None:
    game = scoring({"blue": {"lower-left": [1, 2]}, "red": {"lower-left": 1}}, cards={"lower-left": "c09"})
    assert earned(game) == {"blue": 3, "red": 2, "green": 0}
    assert reserve(game, "blue") == [1, 1, 1, 2, 2, 3, 4]
    assert [line["house"] for line in said(game, "prisoner")] == ["blue", "blue", "red"]
    assert {"card": "c09"} in said(game, "gone")
    assert board(game)["conflicts"]["lower-left"]["card"] != "c09"


@pytest.mark.rule("LA-BATTLE-n")
def test_a_conflict_without_knights_is_lost() -> None:
    game = scoring(cards={"upper-left": "c02", "lower-right": "c03"})
    assert card(game, "lower-left") == "c02"
    assert {"card": "c03"} in said(game, "gone")
    assert earned(game) == {"blue": 0, "red": 0, "green": 0}


@pytest.mark.rule("LA-BATTLE-o")
def test_what_the_cards_say() -> None:
    assert CARD_POINTS[CARD_IDS.index("c05a")] == [4, 2, 1]
    for strength in (2, 3, 9, 10):
        assert FRANCE.count(strength) == 1
    for strength, values in zip(FRANCE, CARD_POINTS, strict=True):
        assert sum(values) == strength + 2


# --- ransom


def prisoners(**position: Any) -> Any:
    return scoring(
        {"blue": {"lower-left": [1, 2]}, "red": {"lower-left": 3}}, cards={"lower-left": "c09"}, **position
    )


@pytest.mark.rule("LA-RANSOM-a")
def test_each_prisoner_costs_its_strength() -> None:
    game = prisoners(gold={"blue": 5})
    assert legal(game) == ["done", "free 1", "free 2"]
    act(game, "free 2")
    assert (court(game, "blue"), goods(game, "blue")[0]) == ([2], 3)
    act(game, "free 1")
    assert court(game, "blue") == [1, 2]
    poor = prisoners(gold={"blue": 1})
    assert why(poor, "free 2") == "LA-RANSOM-a"
    assert "This costs 2 × gold; you have 1" in because(poor, "free 2")


@pytest.mark.rule("LA-RANSOM-b")
def test_ransom_goes_in_turn_order_conflict_by_conflict() -> None:
    game = prisoners(gold={"blue": 9, "red": 9}, start="red")
    assert asked(game) == "red ransom"
    act(game, "done")
    assert asked(game) == "blue ransom"
    act(game, "free 1")
    assert asked(game) == "blue ransom", "all own prisoners before the next player"


@pytest.mark.rule("LA-RANSOM-c")
def test_the_freed_go_to_court_and_the_others_to_the_reserve() -> None:
    game = prisoners(gold={"blue": 2})
    act(game, "free 2")
    assert court(game, "blue") == [2]
    assert reserve(game, "blue") == [1, 1, 1, 2, 3, 4]
    assert said(game, "prisoner") == [
        {"house": "blue", "strength": 1},
        {"house": "red", "strength": 3},
    ]


@pytest.mark.rule("LA-RANSOM-d")
def test_only_own_knights_are_freed_and_in_the_last_round_too() -> None:
    game = prisoners(gold={"blue": 9}, round=5)
    assert asked(game) == "blue ransom"
    assert why(game, "free 3") == "LA-RANSOM-d"
    assert "no knight of strength 3 there" in because(game, "free 3")
    act(game, "free 1", "done")
    assert game.over
    assert player(game, "blue")["forces"] == 1


# --- the end of a round


@pytest.mark.rule("LA-CLEANUP-a")
def test_two_new_conflicts_are_turned_up_after_rounds_1_to_4() -> None:
    for number in (1, 4):
        game = scoring(
            {"blue": {"court": 1}}, round=number, cards={"upper-left": "c04", "upper-right": "c05a"}
        )
        assert board(game)["round"] == number + 1
        assert card(game, "upper-left")
        assert card(game, "upper-right")
        assert (card(game, "lower-left"), card(game, "lower-right")) == ("c04", "c05a")


@pytest.mark.rule("LA-CLEANUP-b")
def test_favours_are_turned_up_again() -> None:
    game = scoring({"blue": {"court": 1}}, seats=4, down=["gold", "noble"])
    assert set(board(game)["favours"].values()) == {"up"}
    three = scoring({"blue": {"court": 1}}, down=["gold"])
    assert board(three)["favours"]["upgrade-1"] == "out"


@pytest.mark.rule("LA-CLEANUP-c")
def test_three_more_laws_are_proposed_and_those_in_force_stay() -> None:
    game = scoring({"blue": {"court": 1}}, laws=["b01", "b02", "b03"])
    now = board(game)
    assert [law["id"] for law in now["laws"]] == ["b01", "b02", "b03"]
    assert all(law is not None for law in now["proposals"])
    assert len(said(game, "proposed")) == 3
    assert now["votes"] == [None, None, None]


@pytest.mark.rule("LA-CLEANUP-d")
def test_everything_else_carries_over() -> None:
    game = scoring(
        {"blue": {"court": [1], "upper-left": [4]}},
        cards={"upper-left": "c09"},
        gold={"blue": 2},
        squires={"blue": 3},
        markers={"blue": 1},
        seated={"blue": ["york"]},
        tiles={"blue": ["gold"]},
        points={"blue": 11},
    )
    blue = player(game, "blue")
    assert goods(game, "blue") == (2, 3, 1)
    assert (blue["nobles"], blue["castle"]["gold"]["tile"], blue["points"]) == (["york"], "built", 11 + 3)
    assert court(game, "blue") == [1]
    assert places(game, "lower-left")[0] == ("blue", [4])


@pytest.mark.rule("LA-CLEANUP-e")
def test_after_the_last_round_nothing_is_prepared() -> None:
    game = scoring({"blue": {"court": 1, "upper-left": 1}}, round=5, cards={"upper-left": "c09"})
    assert game.over
    assert board(game)["cards_left"] == 0
    assert said(game, "proposed") == said(game, "conflict") == []
    assert places(game, "lower-left")[0] == ("blue", [1])
