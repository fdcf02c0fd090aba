"""Phase 3: the counties, Surrey, and rewards."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.lancaster.board import COUNTY_IDS, COUNTY_REWARD, GOOD_IDS, MINIMUM
from tests.games.lancaster.support import (
    act,
    asked,
    because,
    board,
    can,
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


def scoring(knights: Any, **position: Any) -> Any:
    return realm(knights, step="counties", **position)


@pytest.mark.rule("LA-CSCORE-a")
def test_counties_then_castles_then_conflicts() -> None:
    game = scoring({"blue": {"stafford": 1, "castle-gold": 2, "upper-left": 3}}, cards={"upper-left": "c03"})
    assert asked(game) == "blue county"
    act(game, "take-noble")
    assert asked(game) == "blue castle"
    assert points(game, "blue") == 0
    act(game, "score gold")
    assert points(game, "blue") == 3


@pytest.mark.rule("LA-CSCORE-b")
def test_counties_are_scored_by_letter_and_empty_ones_passed_over() -> None:
    game = scoring({"blue": {"surrey": 2, "stafford": 1}, "red": {"york": 3}, "green": {"dorset": 1}})
    act(game, "take-noble", "take-noble", "take-noble", "take-noble")
    assert [line["county"] for line in said(game, "county")] == ["stafford", "york", "dorset", "surrey"]


@pytest.mark.rule("LA-CSCORE-c")
def test_noble_reward_or_both_for_3_gold() -> None:
    start = {"blue": {"suffolk": 2}}
    noble = act(scoring(start, gold={"blue": 3}), "take-noble")
    assert (player(noble, "blue")["nobles"], court(noble, "blue"), goods(noble, "blue")[0]) == (
        ["suffolk"],
        [2],
        3,
    )
    rewarded = act(scoring(start, gold={"blue": 3}), "take-reward")
    assert (player(rewarded, "blue")["nobles"], court(rewarded, "blue")) == ([], [1, 2])
    both = act(scoring(start, gold={"blue": 3}), "noble-first")
    assert (player(both, "blue")["nobles"], court(both, "blue"), goods(both, "blue")[0]) == (
        ["suffolk"],
        [1, 2],
        0,
    )
    assert why(scoring(start, gold={"blue": 3}), "pass") == "LA-CSCORE-g"


@pytest.mark.rule("LA-CSCORE-d")
def test_the_knight_goes_home_and_its_squires_are_lost() -> None:
    game = scoring({"blue": {"stafford": 1, "york": 3}}, beside={"stafford": 2})
    act(game, "take-noble")
    assert holder(game, "stafford") is None
    assert court(game, "blue") == [1]
    assert goods(game, "blue")[1] == 0
    assert holder(game, "york") == ("blue", 3, 0), "the next letter was not yet scored"


@pytest.mark.rule("LA-CSCORE-e")
def test_gold_counts_when_it_is_there() -> None:
    game = scoring({"blue": {"bedford": 2, "surrey": 2}}, gold={"blue": 2})
    assert why(game, "noble-first") == "LA-CSCORE-e"
    assert "This costs 3 × gold; you have 2" in because(game, "noble-first")
    act(game, "take-noble")
    assert why(game, "reward-first") == "LA-CSCORE-e", "the gold of Surrey comes with its reward only"


@pytest.mark.rule("LA-CSCORE-f")
def test_both_only_where_the_noble_can_be_taken() -> None:
    had = scoring({"blue": {"suffolk": 2}}, gold={"blue": 5}, seated={"blue": ["suffolk"]})
    assert why(had, "noble-first") == "LA-CSCORE-f"
    assert "sits at your table already" in because(had, "noble-first")
    empty = scoring({"blue": {"suffolk": 2}}, gold={"blue": 5}, piles={"suffolk": 0})
    assert why(empty, "reward-first") == "LA-CSCORE-f"
    lapsing = scoring({"blue": {"suffolk": 2, "court": [1, 1, 1]}}, gold={"blue": 5})
    act(lapsing, "noble-first")
    assert said(lapsing, "lapsed") == [{"house": "blue", "good": "new_knight"}], "the reward may lapse"


@pytest.mark.rule("LA-CSCORE-f")
def test_the_holder_picks_the_order_of_both() -> None:
    first = scoring({"blue": {"stafford": 1}}, gold={"blue": 3})
    act(first, "noble-first")
    assert player(first, "blue")["nobles"] == ["stafford"]
    assert asked(first) == "blue upgrade"
    last = scoring({"blue": {"stafford": 1}}, gold={"blue": 3})
    act(last, "reward-first")
    assert player(last, "blue")["nobles"] == []
    act(last, "upgrade 1+stafford")
    assert player(last, "blue")["nobles"] == ["stafford"]
    assert court(last, "blue") == [2]


@pytest.mark.rule("LA-CSCORE-g")
def test_what_yields_nothing_may_be_chosen_and_rewards_declined() -> None:
    nothing = scoring({"blue": {"stafford": 1}}, piles={"stafford": 0})
    act(nothing, "take-noble")
    assert player(nothing, "blue")["nobles"] == []
    game = scoring({"blue": {"gloucester": 3}})
    act(game, "take-reward")
    assert asked(game) == "blue upgrade"
    act(game, "decline")
    assert court(game, "blue") == [3]
    assert gained(game, "blue") == {"marker": 2}, "the other part came all the same"


# --- the counties


@pytest.mark.rule("LA-SHIRE-a")
def test_northumberland_builds_a_tile() -> None:
    game = scoring({"blue": {"northumberland": 2}})
    assert MINIMUM[0] == 2
    act(game, "take-reward", "build markers")
    assert tiles(game, "blue") == ["markers"]


@pytest.mark.rule("LA-SHIRE-b")
def test_stafford_upgrades() -> None:
    game = scoring({"blue": {"stafford": 1}})
    assert MINIMUM[1] == 1
    act(game, "take-reward", "upgrade 1+stafford")
    assert court(game, "blue") == [2]


@pytest.mark.rule("LA-SHIRE-c")
def test_york_recruits_and_gives_2_markers() -> None:
    assert MINIMUM[2] == 3
    game = act(scoring({"blue": {"york": 3}}), "take-reward")
    assert court(game, "blue") == [1, 3]
    assert gained(game, "blue") == {"marker": 2}
    nobody_left = act(scoring({"blue": {"york": 3, "court": [1, 1, 1]}}), "take-reward")
    assert gained(nobody_left, "blue") == {"marker": 2}


@pytest.mark.rule("LA-SHIRE-d")
def test_gloucester_upgrades_and_gives_2_markers() -> None:
    assert MINIMUM[3] == 3
    game = act(scoring({"blue": {"gloucester": 3}}), "take-reward", "upgrade 3+gloucester")
    assert court(game, "blue") == [4]
    assert gained(game, "blue") == {"marker": 2}
    impossible = act(scoring({"blue": {"gloucester": 4}}), "take-reward")
    assert gained(impossible, "blue") == {"marker": 2}


@pytest.mark.rule("LA-SHIRE-e")
def test_bedford_builds_a_tile() -> None:
    assert MINIMUM[4] == 2
    assert tiles(act(scoring({"blue": {"bedford": 2}}), "take-reward", "build gold"), "blue") == ["gold"]


@pytest.mark.rule("LA-SHIRE-f")
def test_suffolk_recruits() -> None:
    assert MINIMUM[5] == 2
    assert court(act(scoring({"blue": {"suffolk": 2}}), "take-reward"), "blue") == [1, 2]


@pytest.mark.rule("LA-SHIRE-g")
def test_somerset_gives_points() -> None:
    assert MINIMUM[6] == 4
    assert points(act(scoring({"blue": {"somerset": 4}}), "take-reward"), "blue") == 6


@pytest.mark.rule("LA-SHIRE-h")
def test_dorset_leads_to_france() -> None:
    assert MINIMUM[7] == 1
    game = scoring({"blue": {"dorset": 1}, "red": {"castle-gold": 1}})
    act(game, "take-reward")
    assert asked(game) == "blue crossing"


@pytest.mark.rule("LA-SHIRE-i")
def test_surrey_gives_goods_and_the_start() -> None:
    assert MINIMUM[8] == 2
    game = scoring({"blue": {"surrey": 2}})
    act(game, "take-reward")
    assert goods(game, "blue")[:2] == (2, 2)
    assert asked(game) == "blue name-start"
    assert {COUNTY_IDS[8]: COUNTY_REWARD[8]} == {
        "surrey": [(GOOD_IDS.index("squire"), 2), (GOOD_IDS.index("gold"), 2)]
    }


# --- Surrey and the start marker


@pytest.mark.rule("LA-SURREY-a")
@pytest.mark.parametrize("named", ["blue", "red", "green"])
def test_the_holder_of_surrey_names_anybody(named: str) -> None:
    game = scoring({"blue": {"surrey": 2}, "red": {"castle-gold": 1}}, start="red")
    act(game, "take-reward")
    assert legal(game) == ["name blue", "name green", "name red"]
    act(game, f"name {named}", "score gold")
    assert board(game)["round"] == 2
    assert board(game)["start"] == named


@pytest.mark.rule("LA-SURREY-b")
def test_without_a_knight_in_surrey_the_start_stays() -> None:
    game = scoring({"blue": {"stafford": 1}}, start="red")
    act(game, "take-noble")
    assert (board(game)["round"], board(game)["start"]) == (2, "red")


@pytest.mark.rule("LA-SURREY-c")
def test_the_noble_of_surrey_brings_the_right_too() -> None:
    game = scoring({"blue": {"surrey": 2}})
    act(game, "take-noble")
    assert asked(game) == "blue name-start"


@pytest.mark.rule("LA-SURREY-d")
def test_the_new_start_player_begins_with_the_next_round() -> None:
    game = scoring({"blue": {"surrey": 2, "castle-gold": 1}, "green": {"castle-gold": 1}}, start="blue")
    act(game, "take-noble", "name green")
    assert (board(game)["start"], board(game)["next_start"]) == ("blue", "green")
    assert asked(game) == "blue castle", "castles still begin with the old one"
    act(game, "score gold", "score gold")
    assert board(game)["start"] == "green"


# --- rewards


@pytest.mark.rule("LA-REWARD-a")
def test_a_new_knight_comes_from_the_reserve_to_court() -> None:
    game = scoring({"blue": {"suffolk": 2}})
    act(game, "take-reward")
    assert (court(game, "blue"), reserve(game, "blue")) == ([1, 2], [1, 1, 2, 3, 4])
    none_left = act(scoring({"blue": {"suffolk": 2, "court": [1, 1, 1]}}), "take-reward")
    assert court(none_left, "blue") == [1, 1, 1, 2]


@pytest.mark.rule("LA-REWARD-b")
def test_an_upgrade_swaps_for_a_knight_exactly_1_stronger() -> None:
    game = scoring({"blue": {"stafford": 1, "castle-gold": 3}})
    act(game, "take-reward", "upgrade 3+castle-gold")
    assert space(game, "blue", "gold") == (None, 4)
    assert reserve(game, "blue") == [1, 1, 2, 2, 3]


@pytest.mark.rule("LA-REWARD-c")
def test_no_partner_no_upgrade() -> None:
    game = scoring({"blue": {"stafford": 1, "court": [2, 2, 4]}})
    act(game, "take-reward")
    assert why(game, "upgrade 1+stafford") == "LA-REWARD-c"
    assert "needs one of strength 2 in the reserve" in because(game, "upgrade 1+stafford")
    assert can(game, "upgrade 2+court")
    assert why(game, "upgrade 4+court") == "LA-REWARD-c"
    lost = scoring({"blue": {"stafford": 1, "court": [2, 2, 3, 4]}})
    act(lost, "take-reward")
    assert said(lost, "lapsed") == [{"house": "blue", "good": "upgrade"}]


@pytest.mark.rule("LA-REWARD-d")
def test_any_knight_outside_the_reserve_may_be_upgraded() -> None:
    game = scoring({"blue": {"stafford": 1, "castle-gold": 1, "upper-left": [1, 2], "court": 3}}, seats=4)
    act(game, "take-reward")
    assert legal(game, "upgrade") == ["1+castle-gold", "1+stafford", "1+upper-left", "3+court"]
    assert why(game, "upgrade 4+court") == "LA-REWARD-d"


@pytest.mark.rule("LA-REWARD-e")
def test_goods_go_into_the_stock_and_markers_onto_the_castle() -> None:
    game = realm({"blue": {"castle-mixed": 1, "castle-markers": 1}}, step="castles")
    act(game, "gather")
    assert goods(game, "blue") == (1, 1, 3), "and one for the lord"
    assert player(game, "blue")["markers"] == 3


@pytest.mark.rule("LA-REWARD-f")
def test_a_court_holds_all_seven() -> None:
    game = scoring({"blue": {"suffolk": 2, "court": [1, 1, 2, 3, 4]}})
    act(game, "take-reward")
    assert court(game, "blue") == [1, 1, 1, 2, 2, 3, 4]


# --- nobles


@pytest.mark.rule("LA-NOBLE-a")
def test_a_noble_takes_the_first_free_seat_for_good() -> None:
    game = scoring({"blue": {"stafford": 1}}, seated={"blue": ["york"]})
    act(game, "take-noble")
    assert player(game, "blue")["nobles"] == ["york", "stafford"]
    assert nobles(game, "stafford") == 1


@pytest.mark.rule("LA-NOBLE-b")
def test_never_two_nobles_of_a_letter() -> None:
    game = scoring({"blue": {"stafford": 1}}, seated={"blue": ["stafford"]})
    act(game, "take-noble")
    assert player(game, "blue")["nobles"] == ["stafford"]
    assert nobles(game, "stafford") == 1


@pytest.mark.rule("LA-NOBLE-c")
def test_only_the_holder_takes_the_noble_of_that_county() -> None:
    game = scoring({"blue": {"stafford": 1}, "red": {"york": 3}})
    assert asked(game) == "blue county"
    act(game, "take-noble")
    assert player(game, "blue")["nobles"] == ["stafford"]
    empty = scoring({"blue": {"stafford": 1}}, piles={"stafford": 0})
    act(empty, "take-noble")
    assert player(empty, "blue")["nobles"] == []


# --- extension tiles


@pytest.mark.rule("LA-TILE-a")
def test_any_tile_in_supply_is_built_on_its_space() -> None:
    game = scoring({"blue": {"bedford": 2}}, tiles={"blue": ["gold"]})
    act(game, "take-reward")
    assert legal(game, "build") == ["markers", "mixed", "new-knight", "squires", "upgrade"]
    assert why(game, "build gold") == "LA-TILE-a"
    assert "Built already" in because(game, "build gold")
    act(game, "build squires")
    assert space(game, "blue", "squires") == ("built", None)


@pytest.mark.rule("LA-TILE-b")
def test_a_knight_on_the_space_goes_to_court_unscored() -> None:
    game = scoring({"blue": {"bedford": 2, "castle-gold": 1}})
    act(game, "take-reward", "build gold")
    assert court(game, "blue") == [1, 2]
    assert goods(game, "blue")[0] == 0
    assert legal(game, "score") == ["gold"], "the tile pays, the knight does not"


@pytest.mark.rule("LA-TILE-c")
def test_a_tile_pays_in_every_castle_scoring_from_now_on() -> None:
    game = scoring({"blue": {"bedford": 2}, "red": {"court": 1}})
    act(game, "take-reward", "build gold", "score gold")
    assert goods(game, "blue")[0] == 2
    assert board(game)["round"] == 2
    while asked(game) != "blue castle":
        seat = game.must_act[0]
        game.apply(seat, game.choices(seat)[-1])
    act(game, "score gold")
    assert gained(game, "blue")["gold"] >= 4


@pytest.mark.rule("LA-TILE-d")
def test_who_has_built_all_six_gains_nothing() -> None:
    six = ["new-knight", "upgrade", "squires", "gold", "markers", "mixed"]
    game = scoring({"blue": {"bedford": 2}}, tiles={"blue": six})
    act(game, "take-reward")
    assert said(game, "lapsed") == [{"house": "blue", "good": "extension"}]


# --- the crossing


@pytest.mark.rule("LA-CROSS-a")
def test_the_knight_of_dorset_may_go_to_france() -> None:
    game = scoring({"blue": {"dorset": 2}, "red": {"castle-gold": 1}}, beside={"dorset": 2})
    act(game, "take-reward", "cross upper-right")
    assert places(game, "upper-right")[0] == ("blue", [2])
    assert holder(game, "dorset") is None
    assert (court(game, "blue"), goods(game, "blue")[1]) == ([], 0)
    stays = scoring({"blue": {"dorset": 2}, "red": {"castle-gold": 1}})
    act(stays, "take-reward", "decline")
    assert court(stays, "blue") == [2]


@pytest.mark.rule("LA-CROSS-b")
def test_a_crossing_earns_no_favour() -> None:
    game = scoring({"blue": {"dorset": 2}, "red": {"castle-gold": 1}})
    act(game, "take-reward", "cross upper-left")
    assert asked(game) == "red castle"
    assert set(board(game)["favours"].values()) == {"up", "out"}


@pytest.mark.rule("LA-CROSS-c")
def test_a_crossing_keeps_the_rules_of_spaces_and_counts_at_once() -> None:
    full = {name: {"upper-left": 1} for name in ("red", "green", "yellow")}
    game = scoring(
        {**full, "blue": {"dorset": 2, "lower-left": 1}},
        seats=4,
        cards={"lower-left": "c03", "upper-left": "c09"},
    )
    act(game, "take-reward")
    assert legal(game, "cross") == ["lower-left", "upper-right"]
    assert why(game, "cross upper-left") == "LA-CROSS-c"
    assert why(game, "cross lower-right") == "LA-CROSS-c"
    act(game, "cross lower-left")
    assert said(game, "england")[0] == {"card": "c03", "total": 3, "france": 3}
    assert points(game, "blue") == 3


@pytest.mark.rule("LA-CROSS-d")
def test_without_a_space_the_crossing_lapses() -> None:
    both = {name: {"upper-left": 1, "upper-right": 1} for name in ("red", "green", "yellow")}
    game = scoring({**both, "blue": {"dorset": 2, "stafford": 1}}, seats=4)
    act(game, "take-noble", "take-reward")
    assert said(game, "lapsed") == [{"house": "blue", "good": "crossing"}]
    assert court(game, "blue") == [1, 2]


def test_a_game_knows_its_nobles() -> None:
    assert nobles(new(4), "york") == 3
