"""Two players, each with an ally."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lancaster.support import (
    act,
    asked,
    because,
    board,
    can,
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
    vote,
    why,
)

BLUE_ALLY = "blue-ally"


def two(knights: Any = None, **position: Any) -> Any:
    return realm(knights, seats=2, **position)


# --- setup


@pytest.mark.rule("LA-TWOSET-a")
def test_the_rules_for_four_but_two_nobles_each() -> None:
    game = new(2)
    assert set(board(game)["favours"].values()) == {"up"}
    assert {county["nobles"] for county in board(game)["counties"].values()} == {2}
    assert {"c02", "c10"}.isdisjoint(board(game)["cards_unseen"])


@pytest.mark.rule("LA-TWOSET-b")
def test_there_are_no_screens() -> None:
    game = two(gold={"blue": 4}, squires={"blue": 1}, laws=["b01", "b02", "n02"])
    assert player(game, "blue")["gold"] == [4, 4]
    assert player(game, "blue")["squires"] == [1, 1]
    assert not any(law["screened"] for law in board(game)["laws"])


@pytest.mark.rule("LA-TWOSET-c")
def test_each_picks_a_colour_that_is_free() -> None:
    game = new(2, draws=[1])
    assert asked(game) == "red ally-colour"
    assert legal(game, "ally") == ["black", "green", "yellow"]
    assert why(game, "ally blue") == "LA-TWOSET-c"
    act(game, "ally green")
    assert why(game, "ally green") == "LA-TWOSET-c"
    act(game, "ally black")
    assert player(game, "red")["ally"]["colour"] == "green"
    assert player(game, "blue")["ally"]["colour"] == "black"
    assert (court(game, BLUE_ALLY), reserve(game, BLUE_ALLY)) == ([2], [1, 1, 1, 2, 3, 4])


@pytest.mark.rule("LA-TWOSET-d")
def test_the_allys_castle_has_two_spaces() -> None:
    game = two({BLUE_ALLY: {"court": 2}})
    assert sorted(player(game, "blue")["ally"]["castle"]) == ["new-knight", "upgrade"]
    castle = [words for words in legal(game, "place") if "castle" in words]
    assert castle == ["ally-2+castle-new-knight", "ally-2+castle-upgrade"]
    assert why(game, "place ally-2+castle-gold") == "LA-TWOSET-d"


# --- placing


@pytest.mark.rule("LA-TWOPLAY-a")
def test_a_turn_is_one_own_knight_or_one_of_the_ally() -> None:
    game = two({"blue": {"court": 1}, BLUE_ALLY: {"court": 2}, "red": {"court": 1}})
    assert {words.partition("+")[0] for words in legal(game, "place")} == {"1", "ally-2"}
    act(game, "place ally-2+castle-upgrade")
    assert asked(game) == "red turn"
    act(game, "place 1+castle-gold")
    assert asked(game) == "blue turn"
    act(game, "place 1+castle-gold")
    assert board(game)["phase"] == "parliament"
    three = realm({"blue": {"court": 1}})
    assert why(three, "place ally-1+castle-upgrade") == "LA-TWOPLAY-a"


@pytest.mark.rule("LA-TWOPLAY-b")
def test_an_ally_goes_to_its_castle_any_county_and_any_conflict() -> None:
    game = two({BLUE_ALLY: {"court": 3}}, cards={"lower-left": "c04"})
    spaces = {words.partition("+")[2] for words in legal(game, "place")}
    assert {"castle-new-knight", "castle-upgrade", "gloucester", "upper-left", "lower-left"} <= spaces
    assert "somerset" not in spaces, "the minimum holds for it too"
    act(game, "place ally-3+gloucester")
    assert holder(game, "gloucester") == (BLUE_ALLY, 3, 0)


@pytest.mark.rule("LA-TWOPLAY-c")
def test_an_ally_never_gets_squires_or_goods() -> None:
    game = two({BLUE_ALLY: {"court": 2}, "red": {"stafford": 2}}, squires={"blue": 5})
    assert why(game, "place ally-2+stafford") == "LA-OUST-a"
    assert "needs a total of 3; with all squires in stock this knight reaches 2" in because(
        game, "place ally-2+stafford"
    )
    act(game, "place ally-2+surrey")
    assert goods(game, "blue")[1] == 5
    assert holder(game, "surrey") == (BLUE_ALLY, 2, 0)


@pytest.mark.rule("LA-TWOPLAY-d")
def test_own_and_ally_do_not_oust_each_other_but_others_do() -> None:
    game = two(
        {
            "blue": {"court": 4, "stafford": 1},
            BLUE_ALLY: {"court": 3, "dorset": 1},
            "red": {"surrey": 2, "court": 3},
            "red-ally": {"bedford": 2},
        }
    )
    assert why(game, "place 4+dorset") == "LA-TWOPLAY-d"
    assert why(game, "place ally-3+stafford") == "LA-TWOPLAY-d"
    assert "You or your ally hold Stafford already" in because(game, "place ally-3+stafford")
    act(game, "place ally-3+bedford")
    assert court(game, "red-ally") == [2]
    act(game, "place 3+dorset")
    assert court(game, BLUE_ALLY) == [1]
    upgrade = two({"blue": {"stafford": 1}, BLUE_ALLY: {"court": 2}}, step="counties")
    act(upgrade, "take-reward")
    assert why(upgrade, "upgrade ally-2+court") == "LA-TWOPLAY-h"


@pytest.mark.rule("LA-TWOPLAY-e")
def test_nobody_enters_the_castle_of_the_other() -> None:
    game = two({"blue": {"court": 1, "castle-upgrade": 2}, BLUE_ALLY: {"court": 2}})
    act(game, "place ally-2+castle-upgrade")
    assert space(game, "blue", "upgrade") == (None, 2)
    assert space(game, "blue", "upgrade", ally=True) == (None, 2)
    assert why(game, "place 1+castle-upgrade") == "LA-CASTLE-b"


@pytest.mark.rule("LA-TWOPLAY-f")
def test_own_and_ally_stand_on_separate_spaces() -> None:
    game = two({"blue": {"court": 1, "upper-left": 1}, BLUE_ALLY: {"court": 2}, "red": {"upper-left": 1}})
    act(game, "place ally-2+upper-left", "decline")
    assert places(game, "upper-left") == [("blue", [1]), ("red", [1]), (BLUE_ALLY, [2])]


@pytest.mark.rule("LA-TWOPLAY-g")
@pytest.mark.parametrize("tile", ["gold", "squires", "mixed"])
def test_goods_are_lost_on_an_ally_but_the_tile_turns(tile: str) -> None:
    game = two({BLUE_ALLY: {"court": 2}, "red": {"court": 1}})
    act(game, "place ally-2+upper-left", f"favour {tile}")
    assert goods(game, "blue")[:2] == (0, 0)
    assert board(game)["favours"][tile] == "down"
    assert asked(game) == "red turn"


@pytest.mark.rule("LA-TWOPLAY-h")
def test_an_allys_upgrade_is_the_allys() -> None:
    game = two({"blue": {"court": 1}, BLUE_ALLY: {"court": [1, 2]}})
    act(game, "place ally-2+upper-left", "favour upgrade-1")
    assert legal(game, "upgrade") == ["ally-1+court", "ally-2+upper-left"]
    assert why(game, "upgrade 1+court") == "LA-TWOPLAY-h"
    act(game, "upgrade ally-2+upper-left")
    assert places(game, "upper-left")[0] == (BLUE_ALLY, [3])
    none = two(
        {BLUE_ALLY: {"court": 1, "stafford": 2, "dorset": 2, "castle-upgrade": 3, "castle-new-knight": 4}}
    )
    act(none, "place ally-1+upper-left", "favour upgrade-1")
    assert said(none, "lapsed") == [{"house": BLUE_ALLY, "good": "upgrade"}]


@pytest.mark.rule("LA-TWOPLAY-i")
def test_an_allys_noble_leaves_the_game() -> None:
    game = two({BLUE_ALLY: {"court": 2}}, seated={"blue": ["york"]}, piles={"stafford": 0})
    act(game, "place ally-2+upper-left", "favour noble")
    assert "york" in legal(game, "take"), "whatever its player has"
    assert why(game, "take stafford") == "LA-FAVOUR-e"
    act(game, "take york")
    assert (nobles(game, "york"), player(game, "blue")["nobles"]) == (0, ["york"])


@pytest.mark.rule("LA-TWOPLAY-j")
def test_nothing_comes_to_a_player_through_the_ally() -> None:
    game = two(
        {BLUE_ALLY: {"somerset": 4, "york": 3, "surrey": 2, "lower-left": [1, 2]}},
        step="counties",
        cards={"lower-left": "c03"},
    )
    act(game, "take-reward", "take-reward", "take-reward", "name blue")
    assert points(game, "blue") == 0
    assert gained(game, "blue") == {}
    assert goods(game, "blue") == (0, 0, 1), "the lord's marker is the player's own"


# --- laws


@pytest.mark.rule("LA-TWOLAW-a")
def test_an_ally_has_no_vote_and_gets_nothing_from_laws() -> None:
    game = two(
        {BLUE_ALLY: {"stafford": 1, "court": 2}}, step="vote", laws=["b02", "b15", "n06"], squires={"red": 1}
    )
    assert game.must_act == (0, 1)
    for _ in range(3):
        vote(game, "no", "no")
    assert court(game, BLUE_ALLY) == [2]
    assert gained(game, "blue") == {}


@pytest.mark.rule("LA-TWOLAW-b")
def test_an_allys_knights_count_for_no_law() -> None:
    game = two(
        {
            "blue": {"stafford": 1, "upper-left": 1},
            BLUE_ALLY: {"dorset": 1, "upper-left": 2, "castle-upgrade": 2},
        },
        step="laws",
        laws=["b03", "b07", "n08"],
    )
    assert points(game, "blue") == 0
    assert gained(game, "blue") == {}
    most = two(
        {
            "blue": {"upper-left": 1, "stafford": 1},
            BLUE_ALLY: {"upper-left": [1, 1]},
            "red": {"upper-right": 1},
        },
        step="laws",
        laws=["n18", "b15", "b11"],
    )
    assert (points(most, "blue"), points(most, "red")) == (5, 5)


@pytest.mark.rule("LA-TWOLAW-c")
def test_taxes_pass_allies_by_and_squires_are_not_sent_to_them() -> None:
    tax = two({BLUE_ALLY: {"stafford": 1}, "red": {"dorset": 1}}, step="laws", laws=["n11", "b15", "b11"])
    assert holder(tax, "stafford") == (BLUE_ALLY, 1, 0)
    assert holder(tax, "dorset") is None
    send = two(
        {"blue": {"upper-left": 1}, BLUE_ALLY: {"upper-right": 1}},
        step="laws",
        laws=["n05", "b15", "b11"],
        squires={"blue": 3},
    )
    assert legal(send, "send") == ["upper-left"]
    assert why(send, "send upper-right") == "LA-LAWNEW-e"


# --- scoring


@pytest.mark.rule("LA-TWOSCORE-a")
def test_what_an_ally_can_use_in_a_county() -> None:
    game = two(
        {
            BLUE_ALLY: {"stafford": 1, "york": 4, "suffolk": 2, "dorset": 3},
            "red-ally": {"northumberland": 2, "somerset": 4},
        },
        step="counties",
    )
    act(game, "take-reward")
    assert tiles(game, "red") == [], "no tile"
    act(game, "take-reward", "upgrade ally-1+stafford", "take-noble")
    assert (nobles(game, "york"), player(game, "blue")["nobles"]) == (1, [])
    act(game, "take-reward")
    assert court(game, BLUE_ALLY) == [1, 2, 2, 4]
    act(game, "take-reward")
    assert points(game, "red") == 0
    act(game, "take-reward", "cross upper-left")
    assert said(game, "crossed") == [{"house": BLUE_ALLY, "strength": 3, "conflict": "upper-left"}]


@pytest.mark.rule("LA-TWOSCORE-b")
def test_an_ally_takes_noble_or_reward_or_neither() -> None:
    game = two({BLUE_ALLY: {"stafford": 1}}, step="counties", gold={"blue": 9})
    assert legal(game) == ["pass", "take-noble", "take-reward"]
    assert why(game, "noble-first") == "LA-TWOSCORE-b"
    act(game, "pass")
    assert nobles(game, "stafford") == 2
    assert court(game, BLUE_ALLY) == [1]


@pytest.mark.rule("LA-TWOSCORE-c")
def test_an_ally_in_surrey_lets_its_player_name_the_start() -> None:
    game = two({BLUE_ALLY: {"surrey": 2}}, step="counties", start="red")
    act(game, "pass")
    assert asked(game) == "blue name-start"
    act(game, "name blue")
    assert board(game)["start"] == "blue"


@pytest.mark.rule("LA-TWOSCORE-d")
def test_the_allys_castle_costs_nothing() -> None:
    game = two({BLUE_ALLY: {"castle-new-knight": 2, "castle-upgrade": 1}}, step="castles")
    act(game, "score ally-new-knight")
    assert court(game, BLUE_ALLY) == [1, 2]
    act(game, "score ally-upgrade", "upgrade ally-2+court")
    assert court(game, BLUE_ALLY) == [1, 1, 3]
    assert goods(game, "blue")[1] == 0


@pytest.mark.rule("LA-TWOSCORE-e")
def test_both_castles_are_scored_together_in_any_order() -> None:
    game = two(
        {"blue": {"castle-gold": 1}, BLUE_ALLY: {"castle-new-knight": 2}, "red": {"castle-gold": 1}},
        step="castles",
    )
    assert legal(game) == ["score ally-new-knight", "score gold"]
    act(game, "score ally-new-knight")
    assert asked(game) == "blue castle"
    act(game, "score gold")
    assert asked(game) == "red castle"


@pytest.mark.rule("LA-TWOSCORE-f")
def test_allies_are_ranked_by_themselves_and_their_points_are_lost() -> None:
    game = two(
        {"blue": {"upper-left": 2}, BLUE_ALLY: {"upper-left": 4}, "red": {"upper-left": 1}},
        step="conflicts",
        cards={"upper-left": "c07a"},
    )
    assert said(game, "england")[0]["total"] == 7
    assert (points(game, "blue"), points(game, "red")) == (3, 1)


@pytest.mark.rule("LA-TWOSCORE-g")
def test_an_imprisoned_ally_goes_to_its_reserve() -> None:
    game = two(
        {BLUE_ALLY: {"lower-left": 2}}, step="conflicts", cards={"lower-left": "c09"}, gold={"blue": 9}
    )
    assert said(game, "prisoner") == [{"house": BLUE_ALLY, "strength": 2}]
    assert reserve(game, BLUE_ALLY) == [1, 1, 1, 2, 2, 3, 4]
    assert goods(game, "blue")[0] == 9


# --- the end


@pytest.mark.rule("LA-TWOEND-a")
def test_allies_do_not_count_in_the_end() -> None:
    game = two({"blue": {"court": 1}, BLUE_ALLY: {"court": [4, 3]}, "red": {"court": 2}}, step="end", round=5)
    assert [line["who"] for line in said(game, "majority") if line["majority"] == "forces"] == ["red"]


@pytest.mark.rule("LA-TWOEND-b")
def test_only_the_first_of_a_majority_is_paid() -> None:
    game = two({"blue": {"court": 4}, "red": {"court": 2}}, step="end", round=5, tiles={"red": ["gold"]})
    assert (points(game, "blue"), points(game, "red")) == (8, 8)


@pytest.mark.rule("LA-TWOEND-c")
def test_two_who_tie_get_4_each() -> None:
    game = two({"blue": {"court": 2}, "red": {"court": 2}}, step="end", round=5, tiles={"red": ["gold"]})
    assert (points(game, "blue"), points(game, "red")) == (4, 12)


def test_a_game_of_two_is_played_to_the_end() -> None:
    game = new(2, 11)
    while not game.over:
        seat = game.must_act[0]
        listed = game.choices(seat)
        game.apply(seat, listed[(game.decisions * 7) % len(listed)])
    assert game.winners
    assert can(new(2, draws=[0]), "ally green")
    assert card(two(), "upper-left")
