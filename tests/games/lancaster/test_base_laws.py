"""The eighteen laws of the base set, each by itself."""

from __future__ import annotations

import pytest

from tests.games.lancaster.support import (
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
    places,
    player,
    points,
    reserve,
    said,
    space,
    tiles,
    why,
)


@pytest.mark.rule("LA-LAWBASE-a")
def test_b01_most_gold_upgrades_a_deployed_knight() -> None:
    game = applied(
        "b01", {"blue": {"stafford": 1, "court": 2}, "red": {"dorset": 1}}, gold={"blue": 3, "red": 2}
    )
    assert asked(game) == "blue upgrade"
    assert legal(game) == ["decline", "upgrade 1+stafford"]
    assert why(game, "upgrade 2+court") == "LA-LAWBASE-a"
    act(game, "upgrade 1+stafford")
    assert holder(game, "stafford") == ("blue", 2, 0)
    assert asked(game) == "green county", "red had less gold"


@pytest.mark.rule("LA-LAWBASE-a")
def test_b01_is_optional_and_serves_all_who_tie() -> None:
    game = applied(
        "b01",
        {"blue": {"stafford": 1}, "red": {"dorset": 1}},
        gold={"blue": 2, "red": 2, "green": 1},
        start="red",
    )
    assert asked(game) == "red upgrade"
    act(game, "decline")
    assert asked(game) == "blue upgrade"


@pytest.mark.rule("LA-LAWBASE-b")
def test_b02_most_squires_recruit_a_knight() -> None:
    game = applied("b02", {}, squires={"blue": 2, "red": 1})
    assert court(game, "blue") == [1]
    assert court(game, "red") == []
    none_left = applied("b02", {"blue": {"stafford": 1, "dorset": 1, "castle-gold": 1}}, squires={"blue": 1})
    assert said(none_left, "lapsed") == [{"house": "blue", "good": "new_knight"}]
    assert court(none_left, "blue") == []


@pytest.mark.rule("LA-LAWBASE-c")
@pytest.mark.parametrize(("held", "paid"), [(1, 0), (2, 3), (3, 3), (4, 6)])
def test_b03_pays_3_for_every_two_counties(held: int, paid: int) -> None:
    counties = dict([("stafford", 1), ("dorset", 1), ("surrey", 2), ("bedford", 2)][:held])
    assert points(applied("b03", {"blue": counties}), "blue") == paid


@pytest.mark.rule("LA-LAWBASE-d")
def test_b04_sells_markers_for_gold() -> None:
    game = applied("b04", {}, gold={"blue": 3, "red": 1}, start="red")
    assert asked(game) == "red purchase"
    assert legal(game) == ["buy 1", "done"]
    act(game, "done")
    assert legal(game) == ["buy 1", "buy 2", "buy 3", "done"]
    assert why(game, "buy 4") == "LA-LAWBASE-d"
    assert "This costs 4 × gold; you have 3" in because(game, "buy 4")
    act(game, "buy 2")
    assert goods(game, "blue") == (1, 0, 2)


@pytest.mark.rule("LA-LAWBASE-e")
def test_b05_sells_3_points_for_a_gold_and_a_squire() -> None:
    game = applied("b05", {}, gold={"blue": 3, "red": 2}, squires={"blue": 2})
    assert legal(game) == ["buy 1", "buy 2", "done"]
    act(game, "buy 2")
    assert (points(game, "blue"), goods(game, "blue")) == (6, (1, 0, 0))
    assert asked(game) == "green county", "red has no squire"


@pytest.mark.rule("LA-LAWBASE-f")
def test_b06_gives_a_tile_for_two_conflicts() -> None:
    game = applied(
        "b06",
        {
            "blue": {"upper-left": 1, "upper-right": 1, "lower-left": 1, "lower-right": 2},
            "red": {"upper-left": [1, 2]},
        },
        cards={"lower-left": "c04", "lower-right": "c05a"},
    )
    assert asked(game) == "blue extension"
    act(game, "build gold", "build markers")
    assert tiles(game, "blue") == ["gold", "markers"]
    assert asked(game) == "green county", "one conflict is no pair"


@pytest.mark.rule("LA-LAWBASE-g")
def test_b07_gives_a_squire_for_each_deployed_2() -> None:
    game = applied("b07", {"blue": {"stafford": 2, "castle-gold": 2}, "red": {"court": [2, 2], "dorset": 1}})
    assert gained(game, "blue") == {"squire": 2}
    assert gained(game, "red") == {}
    assert gained(game, "green") == {"squire": 1}


@pytest.mark.rule("LA-LAWBASE-h")
def test_b08_gives_one_of_each_for_two_conflicts() -> None:
    game = applied(
        "b08",
        {"blue": {"upper-left": 1, "upper-right": 1, "lower-left": 1}, "red": {"upper-left": [1, 1]}},
        cards={"lower-left": "c04"},
    )
    assert gained(game, "blue") == {"squire": 1, "marker": 1, "gold": 1}
    assert gained(game, "red") == {}


@pytest.mark.rule("LA-LAWBASE-i")
def test_b09_upgrades_where_no_2_is_deployed() -> None:
    game = applied("b09", {"blue": {"court": [1, 2]}, "red": {"stafford": 2, "dorset": 1}})
    assert asked(game) == "blue upgrade"
    assert legal(game) == ["decline", "upgrade 1+court", "upgrade 2+court"], "any knight outside the reserve"
    act(game, "upgrade 1+court")
    assert court(game, "blue") == [2, 2]
    assert asked(game) == "green county", "red has a 2 deployed"


@pytest.mark.rule("LA-LAWBASE-j")
def test_b10_puts_the_4_in_place_of_the_3() -> None:
    game = applied("b10", {"blue": {"york": 3}, "red": {"court": 3}})
    assert asked(game) == "blue swap"
    act(game, "swap")
    assert holder(game, "york") == ("blue", 4, 0)
    assert reserve(game, "blue") == [1, 1, 1, 2, 2, 3]
    assert asked(game) == "green county", "the 3 of red is at court"


@pytest.mark.rule("LA-LAWBASE-j")
@pytest.mark.parametrize("post", ["castle-gold", "upper-left"])
def test_b10_works_wherever_the_3_stands(post: str) -> None:
    game = applied("b10", {"blue": {post: 3}})
    act(game, "swap")
    if post == "castle-gold":
        assert space(game, "blue", "gold") == (None, 4)
    else:
        assert places(game, "upper-left")[0] == ("blue", [4])
    deployed_both = applied("b10", {"blue": {post: 3, "somerset": 4}})
    assert asked(deployed_both) == "green county"


@pytest.mark.rule("LA-LAWBASE-k")
@pytest.mark.parametrize(("built", "paid"), [(2, 0), (3, 5), (5, 5), (6, 10)])
def test_b11_pays_5_for_three_tiles(built: int, paid: int) -> None:
    names = ["gold", "markers", "mixed", "squires", "upgrade", "new-knight"][:built]
    assert points(applied("b11", {}, laws=["b11", "b15", "n16"], tiles={"blue": names}), "blue") == paid


@pytest.mark.rule("LA-LAWBASE-l")
def test_b12_pays_3_for_each_conflict() -> None:
    game = applied("b12", {"blue": {"upper-left": 1, "upper-right": [1, 2]}, "red": {"upper-left": 1}})
    assert (points(game, "blue"), points(game, "red"), points(game, "green")) == (6, 3, 0)


@pytest.mark.rule("LA-LAWBASE-m")
@pytest.mark.parametrize(("held", "paid"), [(2, 0), (3, 8), (5, 8), (6, 16)])
def test_b13_pays_8_for_three_counties(held: int, paid: int) -> None:
    counties = dict(
        [("stafford", 1), ("dorset", 1), ("surrey", 2), ("bedford", 2), ("york", 3), ("somerset", 4)][:held]
    )
    assert points(applied("b13", {"blue": counties}), "blue") == paid


@pytest.mark.rule("LA-LAWBASE-n")
def test_b14_pays_5_for_all_three_1s() -> None:
    all_three = {"stafford": 1, "castle-gold": 1, "upper-left": 1}
    game = applied("b14", {"blue": all_three, "red": {"dorset": 1, "castle-gold": 1, "court": 1}})
    assert (points(game, "blue"), points(game, "red")) == (5, 0)


@pytest.mark.rule("LA-LAWBASE-o")
@pytest.mark.parametrize(("seated", "recruited"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_b15_recruits_for_three_nobles(seated: int, recruited: int) -> None:
    names = ["northumberland", "stafford", "york", "gloucester", "bedford", "suffolk"][:seated]
    game = applied("b15", {}, seated={"blue": names})
    assert court(game, "blue") == [1] * recruited


@pytest.mark.rule("LA-LAWBASE-p")
def test_b16_sells_points_for_gold() -> None:
    game = applied("b16", {}, gold={"blue": 2})
    act(game, "buy 2")
    assert (points(game, "blue"), goods(game, "blue")[0]) == (2, 0)


@pytest.mark.rule("LA-LAWBASE-q")
def test_b17_sells_points_for_squires_in_stock() -> None:
    game = applied("b17", {"blue": {"stafford": 1}}, squires={"blue": 2}, beside={"stafford": 3})
    assert legal(game) == ["buy 1", "buy 2", "done"]
    act(game, "buy 1")
    assert (points(game, "blue"), goods(game, "blue")[1]) == (1, 1)
    assert holder(game, "stafford") == ("blue", 1, 3)


@pytest.mark.rule("LA-LAWBASE-r")
def test_b18_pays_6_for_one_of_each_strength_once() -> None:
    everything = {"stafford": 1, "dorset": 1, "surrey": 2, "bedford": 2, "york": 3, "somerset": 4}
    game = applied("b18", {"blue": everything, "red": {"castle-gold": 1, "castle-mixed": 2, "upper-left": 3}})
    assert (points(game, "blue"), points(game, "red")) == (6, 0)


@pytest.mark.rule("LA-LAWBASE-s")
def test_stock_and_deployment_as_these_laws_read_them() -> None:
    game = applied("b02", {"blue": {"stafford": 1}}, squires={"blue": 1, "red": 2}, beside={"stafford": 5})
    assert court(game, "red") == [1]
    assert court(game, "blue") == []
    four_at_court = applied("b18", {"blue": {"stafford": 1, "surrey": 2, "york": 3, "court": 4}})
    assert points(four_at_court, "blue") == 0


# --- what a law would pay


@pytest.mark.rule("LA-APPLY-b")
def test_the_board_says_what_each_law_would_pay_everybody() -> None:
    game = applied(
        "b05",
        {"blue": {"stafford": 1, "dorset": 1, "upper-left": 1, "upper-right": 2}},
        laws=["b05", "b12", "b03"],
        gold={"blue": 2},
        squires={"blue": 1},
    )
    laws = {law["id"]: law["seats"] for law in board(game)["laws"]}
    assert laws["b12"]["blue"] == {"times": 2, "pays": {"points": 6}, "costs": {}}
    assert laws["b03"]["blue"]["pays"] == {"points": 3}
    assert laws["b03"]["red"] == {"times": 0, "pays": {}, "costs": {}}
    assert laws["b05"]["blue"] == {"times": 1, "pays": {"points": 3}, "costs": {"gold": 1, "squire": 1}}
    before = points(game, "blue")
    act(game, "buy 1")
    assert points(game, "blue") - before == 3 + 6 + 3, "and that is what they paid"
    assert player(game, "blue")["conflicts"] == 2
