"""The eighteen New Laws, each by itself."""

from __future__ import annotations

import pytest

from banneret.games.lancaster.board import LAW_GAIN, LAW_IDS, POINTS
from tests.games.lancaster.support import (
    STOP,
    act,
    applied,
    asked,
    because,
    board,
    court,
    gained,
    goods,
    holder,
    legal,
    player,
    points,
    realm,
    row,
    said,
    space,
    tiles,
    vote,
    why,
)


@pytest.mark.rule("LA-LAWNEW-a")
def test_n01_gives_a_marker_for_each_conflict() -> None:
    game = applied("n01", {"blue": {"upper-left": [1, 1], "upper-right": 1}, "red": {"upper-left": 1}})
    assert [goods(game, seat)[2] for seat in ("blue", "red", "green")] == [2, 1, 0]


@pytest.mark.rule("LA-LAWNEW-b")
def test_n02_pays_most_squires_behind_the_screen() -> None:
    game = applied(
        "n02", {"blue": {"stafford": 1}}, squires={"blue": 1, "red": 2, "green": 2}, beside={"stafford": 4}
    )
    assert gained(game, "blue") == {}
    assert gained(game, "red") == gained(game, "green") == {"gold": 1, "marker": 1}


@pytest.mark.rule("LA-LAWNEW-c")
def test_n03_pays_most_gold() -> None:
    game = applied("n03", {}, gold={"blue": 2, "red": 1})
    assert gained(game, "blue") == {"squire": 1, "marker": 1}
    assert gained(game, "red") == {}


@pytest.mark.rule("LA-LAWNEW-d")
def test_n04_pays_who_has_no_noble() -> None:
    game = applied("n04", {}, seated={"blue": ["york"]})
    assert gained(game, "blue") == {}
    assert gained(game, "red") == {"gold": 1, "squire": 1, "marker": 1}


@pytest.mark.rule("LA-LAWNEW-e")
def test_n05_sends_squires_to_conflicts_with_an_own_knight() -> None:
    game = applied(
        "n05",
        {"blue": {"upper-left": 1, "upper-right": 1}, "red": {"lower-left": 2}},
        cards={"lower-left": "c09"},
        squires={"blue": 5, "red": 2},
        start="red",
    )
    assert asked(game) == "red send"
    act(game, "done")
    assert asked(game) == "blue send"
    assert legal(game) == ["done", "send upper-left", "send upper-right"]
    assert why(game, "send lower-left") == "LA-LAWNEW-e"
    act(game, "send upper-left", "send upper-left")
    assert asked(game) == "green county", "one for each conflict with an own knight"
    assert goods(game, "blue")[1] == 3
    assert board(game)["conflicts"]["upper-left"]["total"] == 3
    assert board(game)["conflicts"]["upper-left"]["places"][0]["squires"] == 2


@pytest.mark.rule("LA-LAWNEW-e")
def test_n05_squires_are_lost_after_the_conflict_even_if_france_wins() -> None:
    game = realm(
        {"blue": {"upper-left": 1}, "red": {"court": 1}},
        laws=["n05", "b15", "b11"],
        cards={"upper-left": "c09"},
        squires={"blue": 1},
        step="laws",
    )
    act(game, "send upper-left")
    assert board(game)["round"] == 2
    assert row(game, "sent") == [0] * 12
    assert goods(game, "blue")[1] == 0
    assert board(game)["conflicts"]["lower-left"]["total"] == 1


@pytest.mark.rule("LA-LAWNEW-f")
def test_n06_gives_a_squire_for_each_deployed_1() -> None:
    game = applied("n06", {"blue": {"stafford": 1, "castle-gold": 1, "court": 1, "surrey": 2}})
    assert gained(game, "blue") == {"squire": 2}


@pytest.mark.rule("LA-LAWNEW-g")
def test_n07_sells_tiles_for_4_gold() -> None:
    game = applied("n07", {}, gold={"blue": 9, "red": 3})
    assert asked(game) == "blue purchase"
    assert why(game, "buy 3") == "LA-LAWNEW-g"
    assert "This costs 12 × gold; you have 9" in because(game, "buy 3")
    act(game, "buy 1")
    assert asked(game) == "blue extension"
    assert why(game, "decline") == "LA-LAWNEW-g", "it is paid for"
    act(game, "build gold", "buy 1", "build mixed")
    assert tiles(game, "blue") == ["gold", "mixed"]
    assert goods(game, "blue")[0] == 1
    assert asked(game) == "green county", "red has too little gold"


@pytest.mark.rule("LA-LAWNEW-h")
def test_n08_pays_3_for_each_knight_in_the_castle() -> None:
    game = applied(
        "n08", {"blue": {"castle-gold": 1, "castle-mixed": 4}}, tiles={"blue": ["markers"], "red": ["gold"]}
    )
    assert (points(game, "blue"), points(game, "red")) == (6, 0)


@pytest.mark.rule("LA-LAWNEW-i")
def test_n09_upgrades_for_most_leftover_markers() -> None:
    game = realm(
        {**STOP, "blue": {"stafford": 1, "court": 1}, "red": {"dorset": 1}},
        step="vote",
        laws=["b15", "b11", "n09"],
        markers={"blue": 3, "red": 2, "green": 4},
    )
    vote(game, "no 1", "no", "no 3")
    vote(game, "no", "no", "no")
    vote(game, "no", "no", "no")
    assert asked(game) == "blue upgrade", "2 and 2 are left over against 1"
    assert "upgrade 1+court" in legal(game)
    act(game, "upgrade 1+stafford")
    assert asked(game) == "red upgrade"
    act(game, "decline")
    assert [player(game, seat)["leftover"] for seat in ("blue", "red", "green")] == [0, 0, 0]
    assert goods(game, "blue")[2] == 0


@pytest.mark.rule("LA-LAWNEW-j")
def test_n10_pays_3_for_both_2s() -> None:
    game = applied("n10", {"blue": {"stafford": 2, "castle-gold": 2}, "red": {"dorset": 2, "court": 2}})
    assert (points(game, "blue"), points(game, "red")) == (3, 0)


@pytest.mark.rule("LA-LAWNEW-k")
def test_n11_taxes_counties_one_by_one() -> None:
    game = applied(
        "n11",
        {"green": {}, "blue": {"stafford": 1, "dorset": 1, "surrey": 2}, "red": {"york": 3}},
        gold={"blue": 2, "red": 1},
    )
    assert asked(game) == "blue county-tax"
    assert legal(game) == ["done", "pay dorset", "pay stafford", "pay surrey"]
    assert why(game, "pay york") == "LA-LAWNEW-k"
    act(game, "pay surrey", "done")
    assert (court(game, "blue"), goods(game, "blue")[0]) == ([1, 1], 1)
    assert holder(game, "surrey") == ("blue", 2, 0)
    act(game, "pay york")
    assert holder(game, "york") == ("red", 3, 0)


@pytest.mark.rule("LA-LAWNEW-k")
def test_n11_withdraws_who_cannot_pay() -> None:
    game = applied("n11", {"green": {"somerset": 4}, "blue": {"stafford": 1}}, gold={"green": 1})
    assert holder(game, "stafford") is None
    assert court(game, "blue") == [1]
    assert asked(game) == "green county-tax"


@pytest.mark.rule("LA-LAWNEW-l")
@pytest.mark.parametrize(("held", "paid"), [(1, 0), (3, 5), (4, 10)])
def test_n12_pays_5_for_two_counties(held: int, paid: int) -> None:
    counties = dict([("stafford", 1), ("dorset", 1), ("surrey", 2), ("bedford", 2)][:held])
    assert points(applied("n12", {"blue": counties}), "blue") == paid


@pytest.mark.rule("LA-LAWNEW-m")
def test_n13_turns_tiles_that_are_not_paid_for() -> None:
    game = realm(
        {"green": {"castle-gold": 1}},
        laws=["n13", "b15", "b11"],
        step="laws",
        tiles={"blue": ["gold", "markers", "mixed"], "red": ["gold"]},
        squires={"blue": 2},
    )
    assert asked(game) == "blue tile-tax"
    assert why(game, "keep squires") == "LA-LAWNEW-m"
    act(game, "keep gold", "done")
    assert space(game, "blue", "gold")[0] == "built"
    assert space(game, "blue", "markers")[0] == space(game, "blue", "mixed")[0] == "turned"
    assert space(game, "red", "gold")[0] == "turned", "red cannot pay"
    assert asked(game) == "blue castle"
    assert legal(game, "score") == ["gold"]
    act(game, "score gold")
    assert tiles(game, "blue") == ["gold", "markers", "mixed"]
    assert space(game, "blue", "markers")[0] == "built", "up again after the scoring"
    assert goods(game, "red")[0] == 0


@pytest.mark.rule("LA-LAWNEW-n")
def test_n14_trades_two_for_one() -> None:
    game = applied("n14", {}, gold={"blue": 4}, squires={"red": 1})
    assert legal(game) == ["done", "trade-gold"]
    assert why(game, "trade-squires") == "LA-LAWNEW-n"
    assert "This costs 2 × squires; you have 0" in because(game, "trade-squires")
    act(game, "trade-gold", "trade-gold")
    assert goods(game, "blue") == (0, 2, 0)
    act(game, "trade-squires")
    assert goods(game, "blue") == (1, 0, 0)
    assert asked(game) == "green county", "one squire is too little"


@pytest.mark.rule("LA-LAWNEW-o")
def test_n15_pays_3_for_two_squires_beside_knights() -> None:
    game = applied(
        "n15",
        {"blue": {"stafford": 1, "dorset": 1}, "red": {"york": 3}},
        beside={"stafford": 3, "dorset": 2, "york": 1},
        squires={"red": 9},
    )
    assert (points(game, "blue"), points(game, "red")) == (6, 0)


@pytest.mark.rule("LA-LAWNEW-p")
def test_n16_pays_for_counties_without_nobles() -> None:
    game = applied(
        "n16",
        {"blue": {"stafford": 1, "dorset": 1, "surrey": 2}},
        laws=["n16", "b15", "b11"],
        piles={"stafford": 0, "dorset": 0, "york": 0},
    )
    each = dict(LAW_GAIN[LAW_IDS.index("n16")])[POINTS]
    assert each == 3
    assert points(game, "blue") == 2 * each


@pytest.mark.rule("LA-LAWNEW-q")
def test_n17_sells_3_points_for_gold_squire_and_leftover() -> None:
    game = realm(
        STOP,
        step="vote",
        laws=["n01", "b11", "n17"],
        markers={"blue": 2},
        gold={"blue": 5},
        squires={"blue": 5},
    )
    for _ in range(3):
        vote(game, "no", "no", "no")
    assert legal(game) == ["buy 1", "buy 2", "done"]
    assert why(game, "buy 3") == "LA-LAWNEW-q"
    assert "This costs 3 × leftover voting markers; you have 2" in because(game, "buy 3")
    act(game, "buy 1")
    assert (points(game, "blue"), goods(game, "blue")[:2]) == (3, (4, 4))
    assert player(game, "blue")["leftover"] == 0, "the other went to the supply after the laws"


@pytest.mark.rule("LA-LAWNEW-r")
def test_n18_pays_5_for_most_knights_in_conflicts() -> None:
    game = applied(
        "n18",
        {
            "blue": {"upper-left": [1, 1]},
            "red": {"upper-left": 1, "lower-left": 1},
            "green": {"upper-right": 4},
        },
        cards={"lower-left": "c09"},
    )
    paid = {seat: gained(game, seat).get("points", 0) for seat in ("blue", "red", "green")}
    assert paid == {"blue": 5, "red": 5, "green": 0}, "number, not strength"


@pytest.mark.rule("LA-LAWNEW-s")
def test_n05_squires_count_for_rank_but_not_for_arrival() -> None:
    game = applied(
        "n05",
        {"blue": {"upper-left": 1}, "red": {"upper-left": 2}},
        squires={"blue": 1},
        cards={"upper-left": "c04"},
    )
    act(game, "send upper-left")
    now = board(game)["conflicts"]["upper-left"]
    assert now["total"] == 4
    assert now["england"]
    assert [one["rank"] for one in now["places"] if one] == [2, 1], "2 against 2: red arrived later"


@pytest.mark.rule("LA-LAWNEW-t")
def test_n09_compares_what_there_was_after_the_third_vote() -> None:
    game = realm(
        {**STOP, "blue": {"stafford": 1}, "red": {"dorset": 1}},
        step="vote",
        laws=["b15", "n17", "n09"],
        markers={"blue": 2, "red": 1},
        gold={"blue": 2},
        squires={"blue": 2},
    )
    for _ in range(3):
        vote(game, "no", "no", "no")
    act(game, "buy 2")
    assert asked(game) == "blue upgrade", "though both were spent since"
    act(game, "decline")
    assert asked(game) == "green county"


@pytest.mark.rule("LA-LAWNEW-u")
def test_n11_squires_of_the_withdrawn_are_lost_and_nobody_scores() -> None:
    game = applied(
        "n11",
        {"blue": {"stafford": 1}, "green": {"northumberland": 2}},
        beside={"stafford": 2},
        gold={"green": 1},
    )
    assert said(game, "withdrawn") == [{"who": "blue", "county": "stafford", "squires": 2}]
    assert goods(game, "blue")[1] == 0
    act(game, "pay northumberland", "take-noble")
    assert [line["county"] for line in said(game, "county")] == ["northumberland"]


@pytest.mark.rule("LA-LAWNEW-v")
def test_n13_face_down_tiles_are_still_built() -> None:
    game = realm(
        {"green": {"northumberland": 2}},
        laws=["n13", "b11", "b15"],
        step="laws",
        tiles={"blue": ["gold", "markers", "mixed"]},
    )
    assert points(game, "blue") == 5, "three tiles, though all lie face down"
    assert player(game, "blue")["tiles"] == 3
    later = realm(
        {"blue": {"court": 1, "northumberland": 2}}, step="counties", turned={"blue": ["gold"]}, seats=3
    )
    act(later, "take-reward", "build markers")
    assert legal(later, "score") == ["markers"], "built after the tax, so it pays"


@pytest.mark.rule("LA-LAWNEW-w")
@pytest.mark.parametrize(("law", "prompt"), [("n07", "purchase"), ("n14", "trade")])
def test_n07_and_n14_go_in_turn_order(law: str, prompt: str) -> None:
    game = applied(law, {}, gold={"blue": 4, "red": 4}, start="red")
    assert asked(game) == f"red {prompt}"
    act(game, "done")
    assert asked(game) == f"blue {prompt}"


def test_laws_that_hang_on_votes_to_come_say_nothing_yet() -> None:
    game = realm(step="vote", laws=["n09", "n17", "b15"], markers={"blue": 2})
    laws = {law["id"]: law["seats"] for law in board(game)["laws"]}
    assert laws["n09"] == laws["n17"] == {"blue": None, "red": None, "green": None}
    assert laws["b15"]["blue"] == {"times": 0, "pays": {}, "costs": {}}
