"""Phase 1: turns, counties, ousting, castles and conflicts."""

from __future__ import annotations

import pytest

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
    places,
    points,
    realm,
    reserve,
    row,
    said,
    space,
    why,
)

# --- turns


@pytest.mark.rule("LA-TURN-a")
def test_one_knight_a_turn_clockwise_from_the_start_player() -> None:
    game = realm({name: {"court": [1, 2]} for name in ("blue", "red", "green")}, start="red")
    assert asked(game) == "red turn"
    act(game, "place 1+castle-gold")
    assert (court(game, "red"), asked(game)) == ([2], "green turn")
    act(game, "place 1+castle-gold")
    assert asked(game) == "blue turn"
    act(game, "place 1+castle-gold")
    assert asked(game) == "red turn"


@pytest.mark.rule("LA-TURN-b")
def test_a_knight_goes_to_a_county_the_own_castle_or_a_conflict() -> None:
    game = realm({"blue": {"court": 2}})
    spaces = {words.partition("+")[2] for words in legal(game, "place")}
    counties = {"northumberland", "stafford", "bedford", "suffolk", "dorset", "surrey"}
    castle = {f"castle-{name}" for name in ("new-knight", "upgrade", "squires", "gold", "markers", "mixed")}
    assert spaces == counties | castle | {"upper-left", "upper-right"}


@pytest.mark.rule("LA-TURN-c")
def test_nobody_may_pass() -> None:
    game = realm({"blue": {"court": 1}, "red": {"court": 1}})
    for words in ("pass", "done", "decline"):
        assert why(game, words) == "LA-TURN-c"
    act(game, "place 1+castle-gold", "place 1+castle-gold")
    assert board(game)["phase"] == "parliament", "the phase ends when no court holds a knight"


@pytest.mark.rule("LA-TURN-d")
def test_an_empty_court_is_skipped_until_a_knight_comes_back() -> None:
    game = realm({"blue": {"court": [1, 2]}, "red": {"stafford": 1}, "green": {"court": 1}})
    act(game, "place 1+castle-gold")
    assert asked(game) == "green turn"
    act(game, "place 1+castle-gold", "place 2+stafford")
    assert asked(game) == "red turn", "ousted, and so asked again"


@pytest.mark.rule("LA-TURN-e")
def test_the_last_one_places_one_after_another() -> None:
    game = realm({"red": {"court": [1, 1, 2]}})
    for words in ("place 1+castle-gold", "place 1+dorset", "place 2+surrey"):
        assert asked(game) == "red turn"
        act(game, words)
    assert board(game)["phase"] == "parliament"


@pytest.mark.rule("LA-TURN-f")
def test_only_conflicts_bring_something_at_once() -> None:
    game = realm({"blue": {"court": [1, 1, 1]}})
    act(game, "place 1+castle-squires", "place 1+stafford")
    assert gained(game, "blue") == {}
    act(game, "place 1+upper-left", "favour squires")
    assert gained(game, "blue") == {"squire": 2}


@pytest.mark.rule("LA-TURN-g")
def test_who_cannot_place_is_skipped_and_asked_again() -> None:
    game = realm(
        {
            "blue": {"court": 1},
            "red": {"court": [2, 2], "upper-left": 1, "upper-right": 1, "stafford": 3},
            "green": {"upper-left": 1, "upper-right": 1, "dorset": 2},
            "yellow": {"upper-left": 1, "upper-right": 1},
        },
        seats=4,
        tiles={"blue": ["new-knight", "upgrade", "squires", "gold", "markers", "mixed"]},
        beside={"dorset": 1},
    )
    assert asked(game) == "red turn", "blue can go nowhere"
    # Red frees nothing, so blue is skipped again and keeps the knight at court.
    act(game, "place 2+castle-gold", "place 2+castle-mixed")
    assert board(game)["phase"] == "parliament"
    assert court(game, "blue") == [1]


@pytest.mark.rule("LA-TURN-h")
def test_a_deployed_knight_is_never_moved_by_its_owner() -> None:
    game = realm({"blue": {"court": 1, "dorset": 1, "castle-gold": 2}})
    verbs = {words.partition(" ")[0] for words in legal(game)}
    assert verbs == {"place"}
    assert all(words.startswith("1+") for words in legal(game, "place"))


@pytest.mark.rule("LA-TURN-i")
def test_who_has_no_knight_to_place_still_votes_and_scores() -> None:
    game = realm(
        {"blue": {"lower-left": [1, 2]}, "red": {"court": 1}, "green": {"court": 1}},
        cards={"lower-left": "c09"},
        tiles={"blue": ["gold"]},
        markers={"blue": 2},
        gold={"blue": 3},
        laws=["b15", "b11", "n16"],
    )
    assert asked(game) == "red turn"
    act(game, "place 1+castle-gold", "place 1+castle-gold")
    for _ in range(3):
        assert asked(game) == "blue,red,green vote"
        act(game, "no 0", seat="blue")
        act(game, "no 0", seat="red")
        act(game, "no 0", seat="green")
    assert asked(game) == "blue castle"
    act(game, "score gold")
    act(game, "score gold", "score gold")
    assert goods(game, "blue")[0] == 5
    assert goods(game, "blue")[2] == 1, "the lord of the table"
    assert asked(game) == "blue ransom"


# --- counties


@pytest.mark.rule("LA-COUNTY-a")
def test_a_county_holds_one_knight_and_is_entered_free_or_by_ousting() -> None:
    game = realm({"blue": {"court": [2, 3]}, "red": {"stafford": 1}})
    assert {"2+dorset", "2+stafford"} <= set(legal(game, "place"))
    act(game, "place 2+stafford")
    assert holder(game, "stafford") == ("blue", 2, 0)
    assert court(game, "red") == [1]


@pytest.mark.rule("LA-COUNTY-b")
@pytest.mark.parametrize(
    ("county", "minimum"),
    [
        ("northumberland", 2),
        ("stafford", 1),
        ("york", 3),
        ("gloucester", 3),
        ("bedford", 2),
        ("suffolk", 2),
        ("somerset", 4),
        ("dorset", 1),
        ("surrey", 2),
    ],
)
def test_the_knight_itself_reaches_the_minimum(county: str, minimum: int) -> None:
    game = realm({"blue": {"court": [1, 2, 3, 4]}})
    for strength in (1, 2, 3, 4):
        assert why(game, f"place {strength}+{county}") == ("" if strength >= minimum else "LA-COUNTY-b")


@pytest.mark.rule("LA-COUNTY-c")
def test_squires_do_not_help_to_reach_the_minimum() -> None:
    game = realm({"blue": {"court": 2}}, squires={"blue": 9})
    assert why(game, "place 2+gloucester") == "LA-COUNTY-b"
    told = because(game, "place 2+gloucester")
    assert "needs strength 3, your knight has 2; squires do not count here" in told
    assert "[LA-COUNTY-b]" in told


@pytest.mark.rule("LA-COUNTY-d")
def test_any_number_of_squires_in_stock_may_come_along() -> None:
    game = realm({"blue": {"court": 2}}, squires={"blue": 3})
    act(game, "place 2+stafford")
    assert legal(game) == ["squires 0", "squires 1", "squires 2", "squires 3"]
    assert why(game, "squires 4") == "LA-COUNTY-d"
    assert "In stock: 3" in because(game, "squires 4")
    act(game, "squires 3")
    assert holder(game, "stafford") == ("blue", 2, 3)
    assert goods(game, "blue")[1] == 0


@pytest.mark.rule("LA-COUNTY-d")
def test_without_squires_nothing_is_asked() -> None:
    game = realm({"blue": {"court": 2}, "red": {"court": 1}})
    act(game, "place 2+stafford")
    assert asked(game) == "red turn"


@pytest.mark.rule("LA-COUNTY-e")
def test_squires_add_to_the_holding_total() -> None:
    game = realm({"blue": {"stafford": 1}, "red": {"court": [3, 4]}}, beside={"stafford": 2}, who="red")
    assert board(game)["counties"]["stafford"]["knight"]["total"] == 3
    assert why(game, "place 3+stafford") == "LA-OUST-a"
    assert why(game, "place 4+stafford") == ""


@pytest.mark.rule("LA-COUNTY-f")
def test_nothing_is_added_to_a_county_later() -> None:
    game = realm({"blue": {"court": [2, 3]}}, squires={"blue": 5})
    act(game, "place 2+stafford", "squires 1")
    assert why(game, "place 3+stafford") == "LA-OUST-c"
    assert not legal(game, "squires")
    assert why(game, "squires 1") == "LA-TURN-c"


@pytest.mark.rule("LA-COUNTY-g")
def test_no_squires_go_to_castles_and_conflicts() -> None:
    game = realm({"blue": {"court": [1, 2]}}, squires={"blue": 5}, down=_all_favours())
    act(game, "place 1+castle-gold")
    assert asked(game) == "blue turn", "no squires are asked for"
    act(game, "place 2+upper-left")
    assert goods(game, "blue")[1] == 5
    assert row(game, "sent") == [0] * 12


def _all_favours() -> list[str]:
    return ["noble", "gold", "squires", "mixed"]


@pytest.mark.rule("LA-COUNTY-h")
def test_an_upgraded_knight_keeps_place_and_squires() -> None:
    game = realm({"blue": {"court": 1, "stafford": 2}}, seats=4, beside={"stafford": 2})
    act(game, "place 1+upper-left", "favour upgrade-1", "upgrade 2+stafford")
    assert holder(game, "stafford") == ("blue", 3, 2)
    assert board(game)["counties"]["stafford"]["knight"]["total"] == 5


# --- ousting


@pytest.mark.rule("LA-OUST-a")
@pytest.mark.parametrize(
    ("strength", "squires", "wins"), [(2, 0, False), (2, 1, False), (2, 2, True), (4, 0, True)]
)
def test_only_a_greater_total_ousts(strength: int, squires: int, wins: bool) -> None:
    game = realm(
        {"blue": {"court": strength}, "red": {"stafford": 2}},
        beside={"stafford": 1},
        squires={"blue": squires},
    )
    rule = why(game, f"place {strength}+stafford")
    assert rule == ("" if wins else "LA-OUST-a")
    if not wins:
        assert (
            f"needs a total of 4; with all squires in stock this knight reaches {strength + squires}"
            in because(game, f"place {strength}+stafford")
        )


@pytest.mark.rule("LA-OUST-a")
def test_so_many_squires_are_needed_as_beat_the_holder() -> None:
    game = realm({"blue": {"court": 2}, "red": {"stafford": 3}}, squires={"blue": 4})
    act(game, "place 2+stafford")
    assert legal(game, "squires") == ["2", "3", "4"]
    assert why(game, "squires 1") == "LA-OUST-a"
    assert "At least 2 squires" in because(game, "squires 1")


@pytest.mark.rule("LA-OUST-b")
def test_the_ousting_knight_reaches_the_minimum_alone() -> None:
    game = realm({"blue": {"court": 2}, "red": {"gloucester": 3}}, squires={"blue": 9})
    assert why(game, "place 2+gloucester") == "LA-OUST-b"


@pytest.mark.rule("LA-OUST-c")
def test_nobody_ousts_an_own_knight() -> None:
    game = realm({"blue": {"court": 4, "stafford": 1}})
    assert why(game, "place 4+stafford") == "LA-OUST-c"
    assert not can(game, "place 4+stafford")


@pytest.mark.rule("LA-OUST-d")
def test_the_ousted_knight_is_placed_again() -> None:
    game = realm({"blue": {"court": 3}, "red": {"stafford": 2}})
    act(game, "place 3+stafford")
    assert court(game, "red") == [2]
    assert asked(game) == "red turn"
    act(game, "place 2+surrey")
    assert holder(game, "surrey") == ("red", 2, 0)


@pytest.mark.rule("LA-OUST-e")
def test_the_losers_squires_are_lost_and_the_winners_stay() -> None:
    game = realm(
        {"blue": {"court": 3}, "red": {"stafford": 2}},
        beside={"stafford": 1},
        squires={"blue": 2, "red": 1},
    )
    act(game, "place 3+stafford", "squires 2")
    assert holder(game, "stafford") == ("blue", 3, 2)
    assert goods(game, "red")[1] == 1, "its squires did not come back"
    assert said(game, "ousted") == [{"house": "red", "strength": 2, "county": "stafford", "squires": 1}]


@pytest.mark.rule("LA-OUST-f")
def test_a_county_changes_hands_again_and_again() -> None:
    game = realm({"blue": {"court": [1, 3]}, "red": {"court": [2, 4]}})
    act(game, "place 1+stafford", "place 2+stafford", "place 3+stafford", "place 4+stafford")
    assert holder(game, "stafford") == ("red", 4, 0)
    assert asked(game) == "blue turn"
    assert court(game, "blue") == [1, 3], "the same knights were ousted"
    assert court(game, "red") == [2]


# --- castles


@pytest.mark.rule("LA-CASTLE-a")
def test_any_knight_enters_a_free_space_of_the_own_castle() -> None:
    game = realm({"blue": {"court": [1, 4]}, "red": {"castle-gold": 1}})
    for strength in (1, 4):
        for name in ("new-knight", "upgrade", "squires", "gold", "markers", "mixed"):
            assert can(game, f"place {strength}+castle-{name}")
    act(game, "place 4+castle-gold")
    assert space(game, "blue", "gold") == (None, 4)
    assert space(game, "red", "gold") == (None, 1), "another castle is out of reach"


@pytest.mark.rule("LA-CASTLE-b")
def test_a_castle_space_holds_one_knight() -> None:
    game = realm({"blue": {"court": 1, "castle-gold": 2}})
    assert why(game, "place 1+castle-gold") == "LA-CASTLE-b"
    assert "A knight stands on the gold space already" in because(game, "place 1+castle-gold")


@pytest.mark.rule("LA-CASTLE-c")
def test_a_tile_closes_its_space_for_good() -> None:
    game = realm({"blue": {"court": 1}}, tiles={"blue": ["gold"]}, turned={"blue": ["mixed"]})
    assert why(game, "place 1+castle-gold") == "LA-CASTLE-c"
    assert why(game, "place 1+castle-mixed") == "LA-CASTLE-c", "also while it lies face down"


@pytest.mark.rule("LA-CASTLE-d")
def test_knights_in_castles_and_conflicts_stay() -> None:
    game = realm(
        {"blue": {"court": 4}, "red": {"castle-gold": 1, "upper-left": 1}, "green": {"upper-left": 1}},
        squires={"blue": 9},
        down=_all_favours(),
    )
    act(game, "place 4+upper-left")
    assert places(game, "upper-left") == [("red", [1]), ("green", [1]), ("blue", [4])]
    assert court(game, "red") == []
    assert space(game, "red", "gold") == (None, 1)


# --- conflicts


@pytest.mark.rule("LA-CONFLICT-a")
def test_one_player_may_be_in_all_conflicts() -> None:
    game = realm(
        {"blue": {"court": [1, 1, 1, 2]}},
        cards={"lower-left": "c04", "lower-right": "c05a"},
        down=_all_favours(),
    )
    act(game, "place 1+lower-left", "place 1+lower-right", "place 1+upper-left", "place 2+upper-right")
    for conflict in ("lower-left", "lower-right", "upper-left"):
        assert places(game, conflict)[0] == ("blue", [1])


@pytest.mark.rule("LA-CONFLICT-b")
def test_the_first_knight_takes_the_topmost_free_space() -> None:
    game = realm({"blue": {"court": 1}, "red": {"court": 1}, "green": {"court": [1, 1]}}, down=_all_favours())
    act(game, "place 1+upper-left", "place 1+upper-left", "place 1+upper-left")
    assert places(game, "upper-left") == [("blue", [1]), ("red", [1]), ("green", [1])]


@pytest.mark.rule("LA-CONFLICT-c")
def test_a_full_conflict_is_closed_to_others() -> None:
    stands = {name: {"upper-left": 1, "court": 1} for name in ("red", "green", "yellow")}
    game = realm({"blue": {"court": 1}, **stands}, seats=4)
    assert why(game, "place 1+upper-left") == "LA-CONFLICT-c"
    assert "All three spaces are taken by others" in because(game, "place 1+upper-left")
    assert why(game, "place 1+lower-left") == "LA-CONFLICT-c"
    assert "No card lies there" in because(game, "place 1+lower-left")
    act(game, "place 1+castle-gold", "place 1+upper-left")
    assert places(game, "upper-left")[0] == ("red", [1, 1])
    assert [one and one[0] for one in places(game, "upper-left")] == ["red", "green", "yellow"]


@pytest.mark.rule("LA-CONFLICT-d")
def test_knights_are_stacked_without_limit() -> None:
    game = realm({"blue": {"court": [1, 1, 1, 2, 3]}}, down=_all_favours())
    for strength in (1, 1, 1, 2):
        act(game, f"place {strength}+upper-left")
    assert places(game, "upper-left") == [("blue", [1, 1, 1, 2]), None, None]


@pytest.mark.rule("LA-CONFLICT-e")
def test_a_stack_keeps_its_space() -> None:
    game = realm(
        {"blue": {"court": 1, "upper-left": 1}, "red": {"upper-left": 2, "court": 1}}, down=_all_favours()
    )
    act(game, "place 1+upper-left")
    assert places(game, "upper-left") == [("blue", [1, 1]), ("red", [2]), None]
    now = board(game)["conflicts"]["upper-left"]["places"]
    assert [one["rank"] for one in now if one] == [2, 1], "of equals the lower space is first"


@pytest.mark.rule("LA-CONFLICT-f")
def test_any_knight_may_enter_a_conflict() -> None:
    game = realm({"blue": {"court": [1, 2, 3, 4]}}, cards={"upper-left": "c10"})
    for strength in (1, 2, 3, 4):
        assert can(game, f"place {strength}+upper-left")


# --- words that the rules use


@pytest.mark.rule("LA-TERM-a")
def test_knights_in_the_reserve_are_not_there() -> None:
    game = realm({"blue": {"court": 1}})
    assert reserve(game, "blue") == [1, 1, 2, 2, 3, 4]
    assert why(game, "place 4+stafford") == "LA-TERM-b"
    assert "no knight of strength 4 at court" in because(game, "place 4+stafford")
    assert board(game)["players"]["blue"]["forces"] == 1


@pytest.mark.rule("LA-TERM-b")
def test_only_knights_at_court_are_placed() -> None:
    game = realm({"blue": {"court": [2], "stafford": 1}})
    assert {words.partition("+")[0] for words in legal(game, "place")} == {"2"}
    assert why(game, "place 1+dorset") == "LA-TERM-b"


@pytest.mark.rule("LA-FRAME-c")
def test_points_count_at_once() -> None:
    game = realm({"blue": {"somerset": 4}}, step="counties")
    act(game, "take-reward")
    assert points(game, "blue") == 6
