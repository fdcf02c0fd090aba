"""Components, setup, law sets, and what everybody may see."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import banneret
from banneret.core.errors import BadOption, BadSeats
from banneret.games.lancaster import board as printed
from banneret.games.lancaster.state import Realm
from tests.games.lancaster.support import (
    BLACK,
    SEATS,
    act,
    asked,
    board,
    card,
    court,
    goods,
    holder,
    in_force,
    legal,
    new,
    player,
    points,
    realm,
    reserve,
    row,
    said,
    space,
    tiles,
    vote,
    why,
)

COUNTS = (2, 3, 4, 5)

# --- components


@pytest.mark.rule("LA-COMP-a")
def test_two_to_five_play() -> None:
    for seats in COUNTS:
        assert new(seats).seats == seats
    for seats in (0, 1, 6):
        with pytest.raises(BadSeats):
            new(seats)
    assert player(new(2), "blue")["ally"] is not None
    assert player(new(3), "blue")["ally"] is None


@pytest.mark.rule("LA-COMP-b")
def test_there_are_six_favours_one_start_marker_and_one_parliament() -> None:
    now = board(new(4))
    assert len(now["favours"]) == 6
    assert now["start"] in SEATS
    assert len(now["laws"]) == len(now["proposals"]) == 3


@pytest.mark.rule("LA-COMP-c")
def test_there_are_four_nobles_for_each_of_nine_letters() -> None:
    now = board(new(5))
    assert [county["nobles"] for county in now["counties"].values()] == [4] * 9
    assert printed.LETTERS == "ABCDEFGHI"


@pytest.mark.rule("LA-COMP-d")
def test_there_are_twelve_conflict_cards_with_falling_values() -> None:
    assert len(printed.CARD_IDS) == len(printed.FRANCE) == 12
    for values in printed.CARD_POINTS:
        assert values == sorted(values, reverse=True)
        assert len(values) == 3


@pytest.mark.rule("LA-COMP-e")
def test_each_colour_has_seven_knights_and_six_tiles() -> None:
    game = new(5)
    for seat in SEATS:
        assert sorted(court(game, seat) + reserve(game, seat)) == [1, 1, 1, 2, 2, 3, 4]
        assert len(player(game, seat)["castle"]) == 6
        assert points(game, seat) == 0


@pytest.mark.rule("LA-COMP-f")
def test_there_are_eighteen_laws_in_either_set() -> None:
    assert [law for law in printed.LAW_IDS if law.startswith("b")] == [f"b{n:02}" for n in range(1, 19)]
    assert [law for law in printed.LAW_IDS if law.startswith("n")] == [f"n{n:02}" for n in range(1, 19)]
    assert set(printed.LAW_GROUP) == {0, 1, 2, 3, 4}


# --- words


@pytest.mark.rule("LA-TERM-c")
def test_deployed_is_in_a_county_the_castle_or_a_conflict() -> None:
    game = realm(
        {"blue": {"stafford": 1, "castle-gold": 1, "lower-left": 2, "upper-left": 2, "court": [1, 3]}},
        cards={"lower-left": "c04"},
    )
    state = game.state
    assert isinstance(state, Realm)
    assert [state.deployed(0, strength) for strength in (1, 2, 3, 4)] == [2, 2, 0, 0]


@pytest.mark.rule("LA-TERM-d")
def test_the_supply_takes_and_gives() -> None:
    game = realm({"blue": {"stafford": 1}}, step="counties", gold={"blue": 4})
    act(game, "noble-first", "decline")
    assert goods(game, "blue")[0] == 1
    assert said(game, "paid") == [{"who": "blue", "amount": 3, "good": "gold"}]
    assert goods(game, "red")[:2] == (0, 0), "nobody else received it"


@pytest.mark.rule("LA-TERM-e")
def test_squires_beside_knights_are_not_in_stock() -> None:
    game = realm({"blue": {"court": 1}}, squires={"blue": 3})
    act(game, "place 1+stafford", "squires 2")
    assert goods(game, "blue")[1] == 1
    assert holder(game, "stafford") == ("blue", 1, 2)


@pytest.mark.rule("LA-TERM-f")
def test_turn_order_is_the_start_player_and_then_clockwise() -> None:
    game = realm({name: {"court": 1} for name in ("blue", "red", "green")}, start="green")
    asked_in_turn = []
    for _ in range(3):
        asked_in_turn.append(asked(game).split()[0])
        act(game, "place 1+castle-gold")
    assert asked_in_turn == ["green", "blue", "red"]


@pytest.mark.rule("LA-TERM-g")
def test_a_castle_has_six_spaces_and_a_tile_for_each() -> None:
    game = new(3, draws=[0])
    symbols = ["gold", "markers", "mixed", "new-knight", "squires", "upgrade"]
    assert sorted(player(game, "blue")["castle"]) == symbols
    assert legal(game, "build") == symbols


@pytest.mark.rule("LA-TERM-h")
def test_nine_nobles_and_the_lord_sit_at_a_table() -> None:
    counties = list(printed.COUNTY_IDS)
    game = realm(step="castles", seated={"blue": counties}, seats=3)
    assert goods(game, "blue")[2] == 10
    assert said(game, "table")[0] == {"who": "blue", "markers": 10}


# --- the frame


@pytest.mark.rule("LA-FRAME-d")
def test_a_score_has_no_limit() -> None:
    game = realm({"blue": {"somerset": 4}}, step="counties", points={"blue": 500})
    act(game, "take-reward")
    assert points(game, "blue") == 506


@pytest.mark.rule("LA-FRAME-a")
def test_a_game_has_five_rounds_and_a_final_scoring() -> None:
    game = new(2, 5)
    while not game.over:
        seat = game.must_act[0]
        game.apply(seat, game.choices(seat)[0])
    assert [line["number"] for line in said(game, "round")] == [1, 2, 3, 4, 5]
    assert said(game, "majority")
    assert board(game)["phase"] == "ended"


@pytest.mark.rule("LA-FRAME-b")
def test_a_round_is_placing_parliament_scoring() -> None:
    game = new(3, 2)
    phases = [board(game)["phase"]]
    while len(said(game, "round")) < 2:
        seat = game.must_act[0]
        game.apply(seat, game.choices(seat)[-1])
        phases.append(board(game)["phase"])
    changes = [phase for phase, _ in itertools.groupby(phases)]
    assert changes == ["preparing", "placing", "parliament", "scoring", "placing"]


@pytest.mark.rule("LA-FRAME-e")
def test_who_gives_up_leaves_with_knights_and_goods() -> None:
    game = realm(
        {
            "blue": {"court": [1, 2]},
            "red": {"stafford": 1, "upper-left": 2, "castle-gold": 1},
            "green": {"upper-left": 1, "court": [1]},
        },
        beside={"stafford": 2},
        gold={"red": 3},
        seated={"red": ["york"]},
    )
    game.resign(1)
    assert not game.over
    assert holder(game, "stafford") is None
    assert [one["house"] if one else None for one in board(game)["conflicts"]["upper-left"]["places"]] == [
        None,
        "green",
        None,
    ]
    assert goods(game, "red") == (0, 0, 0)
    assert player(game, "red")["out"]
    assert player(game, "red")["nobles"] == ["york"]
    act(game, "place 1+stafford")
    assert asked(game) == "green turn", "red is passed over"
    game.resign(2)
    assert game.over
    assert game.winners == (0,)


@pytest.mark.rule("LA-FRAME-e")
def test_who_gives_up_is_waited_for_no_longer() -> None:
    game = realm(seats=3, step="vote")
    act(game, "yes 0", seat="blue")
    act(game, "no 0", seat="green")
    game.resign(1)
    assert said(game, "passed") == [{"law": "b04", "yes": 1, "no": 1}]
    game = realm({"blue": {"court": 2}, "red": {"court": 2}}, squires={"blue": 2})
    act(game, "place 2+stafford")
    assert asked(game) == "blue squires"
    game.resign(0)
    assert asked(game) == "red turn"


# --- setup


@pytest.mark.rule("LA-SETUP-a")
def test_goods_come_from_the_supply_and_never_run_out() -> None:
    game = realm({"blue": {"surrey": 2}}, step="counties", gold={"blue": 60}, squires={"blue": 60})
    act(game, "take-reward")
    assert goods(game, "blue") == (62, 62, 0)


@pytest.mark.rule("LA-SETUP-b")
def test_nobles_lie_on_the_county_of_their_letter() -> None:
    game = realm({"blue": {"stafford": 1}}, step="counties")
    act(game, "take-noble")
    assert player(game, "blue")["nobles"] == ["stafford"]
    assert board(game)["counties"]["stafford"]["nobles"] == 1
    assert board(game)["counties"]["york"]["nobles"] == 2


@pytest.mark.rule("LA-SETUP-c")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_so_many_nobles_lie_on_a_county(seats: int, each: int) -> None:
    assert {county["nobles"] for county in board(new(seats))["counties"].values()} == {each}


@pytest.mark.rule("LA-SETUP-d")
def test_the_first_start_player_is_drawn_by_lot() -> None:
    starts = {board(new(5, seed))["start"] for seed in range(40)}
    assert starts == set(SEATS)
    game = new(5, draws=[BLACK])
    assert board(game)["start"] == "black"
    assert game.outcomes()[0] == (1, 5, BLACK)


@pytest.mark.rule("LA-SETUP-e")
def test_everybody_begins_at_nothing_with_six_tiles_and_a_vote() -> None:
    game = new(4)
    for seat in SEATS[:4]:
        assert points(game, seat) == 0
        assert tiles(game, seat) == []
    game = realm(seats=4, step="vote")
    for number in range(4):
        assert legal(game, seat=number) == ["no 0", "yes 0"]


@pytest.mark.rule("LA-SETUP-f")
def test_a_1_and_a_2_are_at_court() -> None:
    game = new(5)
    for seat in SEATS:
        assert court(game, seat) == [1, 2]
        assert reserve(game, seat) == [1, 1, 2, 3, 4]


@pytest.mark.rule("LA-SETUP-g")
def test_everybody_receives_2_gold_2_squires_and_a_marker() -> None:
    game = new(5)
    for seat in SEATS:
        assert goods(game, seat) == (2, 2, 1)


@pytest.mark.rule("LA-SETUP-h")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_own_goods_are_shown_to_their_owner_alone(seats: int) -> None:
    game = new(seats)
    assert board(game, "red")["own"] == {"gold": 2, "squires": 2, "vote": None}
    assert "own" not in board(game)
    for law in board(realm(seats=seats, laws=["b01", "b02", "n03"]))["laws"]:
        assert law["screened"], "compares what lies behind screens"


@pytest.mark.rule("LA-SETUP-i")
def test_markers_lie_open() -> None:
    game = realm(markers={"blue": 3, "red": 1})
    for viewer in (None, "green"):
        seen = board(game, viewer)["players"]
        assert (seen["blue"]["markers"], seen["red"]["markers"]) == (3, 1)


@pytest.mark.rule("LA-SETUP-j")
def test_everybody_builds_one_tile_first() -> None:
    game = new(3, draws=[0])
    act(game, "build gold", "build mixed", "build gold")
    assert [tiles(game, seat) for seat in ("blue", "red", "green")] == [["gold"], ["mixed"], ["gold"]]
    assert asked(game) == "blue turn"
    assert why(game, "build squires") == "LA-TURN-c", "the other five are in supply"


@pytest.mark.rule("LA-SETUP-k")
def test_first_tiles_are_chosen_in_turn_order_and_openly() -> None:
    game = new(3, draws=[2])
    assert asked(game) == "green first-tile"
    act(game, "build gold")
    assert tiles(game, "green") == ["gold"], "everybody sees it"
    assert asked(game) == "blue first-tile"
    act(game, "build gold")
    assert asked(game) == "red first-tile"


# --- parliament


@pytest.mark.rule("LA-SETLAW-a")
def test_the_laws_of_group_0_are_in_force_in_any_order() -> None:
    orders = {tuple(in_force(new(3, seed))) for seed in range(60)}
    assert orders == set(itertools.permutations(["b01", "b02", "b03"]))
    assert in_force(new(3, draws=[0, 2, 0, 0])) == ["b03", "b01", "b02"]


def drawn_laws(game: banneret.Game) -> list[str]:
    """All proposals of a whole game in the order in which they were made."""
    while not game.over:
        seat = game.must_act[0]
        game.apply(seat, game.choices(seat)[0])
    return [str(line["law"]) for line in said(game, "proposed")]


@pytest.mark.rule("LA-SETLAW-b")
@pytest.mark.parametrize("seed", range(4))
def test_group_1_is_drawn_first_and_group_4_last(seed: int) -> None:
    drawn = drawn_laws(new(2, seed))
    groups = [printed.LAW_GROUP[printed.LAW_IDS.index(law)] for law in drawn]
    assert groups == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 3


@pytest.mark.rule("LA-SETLAW-b")
def test_a_group_is_shuffled() -> None:
    assert len({str([law["id"] for law in board(new(3, seed))["proposals"]]) for seed in range(30)}) > 10


@pytest.mark.rule("LA-SETLAW-c")
def test_three_laws_are_proposed_from_left_to_right() -> None:
    game = new(3, draws=[0, 0, 0, 0, 0, 0, 3, 0, 1])
    assert [law["id"] for law in board(game)["proposals"]] == ["b07", "b04", "b06"]


@pytest.mark.rule("LA-SETLAW-d")
def test_the_pile_is_used_up_in_five_rounds() -> None:
    assert [printed.LAW_GROUP[:18].count(group) for group in range(5)] == [3, 4, 4, 4, 3]
    assert [printed.LAW_GROUP[18:].count(group) for group in range(5)] == [3, 4, 4, 4, 3]
    game = new(3, 9)
    assert len(board(game)["laws_left"]) == 12
    assert len(drawn_laws(game)) == 15
    assert board(game)["laws_left"] == []


# --- conflicts and favours


@pytest.mark.rule("LA-SETWAR-a")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_six_favours_lie_face_up(seats: int) -> None:
    assert list(board(new(seats))["favours"].values()) == ["up"] * 6


@pytest.mark.rule("LA-SETWAR-b")
def test_with_three_there_are_no_upgrades_among_the_favours() -> None:
    favours = board(new(3))["favours"]
    assert [name for name, lies in favours.items() if lies == "out"] == ["upgrade-1", "upgrade-2"]
    assert sum(lies == "up" for lies in favours.values()) == 4
    game = realm({"blue": {"court": 1}})
    act(game, "place 1+upper-left")
    assert why(game, "favour upgrade-1") == "LA-SETWAR-b"


@pytest.mark.rule("LA-SETWAR-c")
@pytest.mark.parametrize(
    ("seats", "left_out"), [(2, {2, 10}), (3, {9, 10}), (4, {2, 10}), (5, {2, 3})], ids=str
)
def test_two_conflict_cards_are_left_out(seats: int, left_out: set[int]) -> None:
    seen: set[str] = set()
    for seed in range(12):
        now = board(new(seats, seed))
        dealt = {str(conflict["card"]) for conflict in now["conflicts"].values() if conflict}
        assert len(dealt) + len(now["cards_unseen"]) == 10
        seen |= dealt | set(now["cards_unseen"])
    strengths = {printed.FRANCE[printed.CARD_IDS.index(name)] for name in seen}
    assert strengths == set(range(2, 11)) - left_out


@pytest.mark.rule("LA-SETWAR-d")
def test_two_conflicts_lie_in_the_upper_row_and_none_below() -> None:
    game = new(4)
    now = board(game)
    assert now["conflicts"]["lower-left"] is now["conflicts"]["lower-right"] is None
    assert now["conflicts"]["upper-left"]
    assert now["conflicts"]["upper-right"]
    assert now["cards_left"] == 8
    assert len({str(board(new(4, seed))["conflicts"]["upper-left"]["card"]) for seed in range(60)}) == 10


@pytest.mark.rule("LA-SETWAR-e")
def test_the_first_conflict_card_lies_on_the_left() -> None:
    # Lot, three laws, then the two conflicts: the second and the fifth of those that are left.
    game = new(4, draws=[0, 0, 0, 0, 1, 4])
    assert (card(game, "upper-left"), card(game, "upper-right")) == ("c04", "c06b")


# --- law sets


def group_sets(**options: Any) -> list[str]:
    return list(board(new(3, 4, **options))["sets"])


@pytest.mark.rule("LA-NEWMIX-a")
def test_the_base_laws_alone() -> None:
    game = new(3, 4, laws="base")
    assert board(game)["sets"] == ["base"] * 5
    assert all(law.startswith("b") for law in [*in_force(game), *drawn_laws(game)])


@pytest.mark.rule("LA-NEWMIX-b")
def test_the_new_laws_alone() -> None:
    game = new(3, 4, laws="new")
    assert sorted(in_force(game)) == ["n01", "n02", "n03"]
    assert all(law.startswith("n") for law in drawn_laws(game))


@pytest.mark.rule("LA-NEWMIX-c")
def test_each_group_may_be_chosen_by_itself() -> None:
    chosen: dict[str, Any] = {"laws": "chosen", "group_1": "new", "group_4": "new"}
    assert group_sets(**chosen) == ["base", "new", "base", "base", "new"]
    drawn = drawn_laws(new(2, 4, **chosen))
    assert sorted(drawn[:4]) == ["n04", "n05", "n06", "n07"]
    assert sorted(drawn[4:8]) == ["b08", "b09", "b10", "b11"]
    assert sorted(drawn[12:]) == ["n16", "n17", "n18"]
    with pytest.raises(BadOption, match="LA-NEWMIX-c"):
        new(3, laws="base", group_1="new")


@pytest.mark.rule("LA-NEWMIX-d")
def test_each_group_may_be_drawn() -> None:
    found = {tuple(board(new(3, seed, laws="drawn"))["sets"]) for seed in range(400)}
    assert len(found) == 32
    game = new(3, draws=[0, 1, 0, 1, 0, 1], laws="drawn")
    assert board(game)["sets"] == ["new", "base", "new", "base", "new"]
    assert game.outcomes()[1] == (2, 2, 1)


@pytest.mark.rule("LA-NEWMIX-e")
def test_groups_not_chosen_stay_out() -> None:
    game = new(3, draws=[0, 1, 0, 1, 0, 1], laws="drawn")
    now = board(game)
    everywhere = {*in_force(game), *now["laws_left"], *[law["id"] for law in now["proposals"]]}
    for law in everywhere:
        group = printed.LAW_GROUP[printed.LAW_IDS.index(law)]
        assert law.startswith("n" if now["sets"][group] == "new" else "b")
    assert len(everywhere) == 18


@pytest.mark.rule("LA-NEWMIX-f")
@pytest.mark.parametrize("mode", ["base", "new", "drawn"])
def test_any_mixture_gives_three_laws_and_a_pile_of_fifteen(mode: str) -> None:
    for seed in range(5):
        game = new(3, seed, laws=mode)
        assert len(in_force(game)) == 3
        assert len(drawn_laws(game)) == 15


@pytest.mark.rule("LA-NEWMIX-g")
def test_what_was_settled_on_is_told_to_all() -> None:
    game = new(3, draws=[0, 1, 0, 1, 0, 1], laws="drawn")
    assert [line["set"] for line in said(game, "set")] == ["new", "base", "new", "base", "new"]
    chosen = new(3, laws="chosen", group_2="new")
    assert [line["set"] for line in said(chosen, "set")] == ["base", "base", "new", "base", "base"]
    assert banneret.new("lancaster", 3).options["laws"] == "base"


# --- what is open and what is not


@pytest.mark.rule("LA-INFO-a")
def test_more_than_37_can_be_held() -> None:
    game = realm(
        {"blue": {"surrey": 2}, "red": {"york": 3}}, step="counties", gold={"green": 37}, markers={"red": 37}
    )
    act(game, "take-reward")
    assert goods(game, "red")[2] == 39
    act(game, "take-reward")
    assert goods(game, "blue")[0] == 2


@pytest.mark.rule("LA-INFO-b")
def test_what_lies_open_is_shown_to_all_and_stocks_to_their_owner() -> None:
    game = realm(
        {"blue": {"stafford": 1, "court": 2}, "red": {"court": 1}},
        gold={"blue": 4},
        squires={"blue": 3},
        markers={"blue": 2},
        tiles={"blue": ["gold"]},
        seated={"blue": ["york"]},
        points={"blue": 7},
    )
    own = board(game, "blue")
    assert own["own"] == {"gold": 4, "squires": 3, "vote": None}
    other = board(game, "red")
    assert other["own"] == {"gold": 0, "squires": 0, "vote": None}
    seen = other["players"]["blue"]
    assert (seen["nobles"], seen["markers"], seen["points"]) == (["york"], 2, 7)
    assert seen["castle"]["gold"]["tile"] == "built"
    assert holder(game, "stafford") == ("blue", 1, 0)


@pytest.mark.rule("LA-INFO-b")
def test_an_attentive_player_can_count_what_lies_behind_screens() -> None:
    """Every movement is in the open, so what can be known of a stock is counted from the log alone."""
    game = new(4, 21)
    while not game.over:
        seat = game.must_act[0]
        game.apply(seat, game.choices(seat)[len(game.choices(seat)) // 2])
    counted = {seat: [2, 2] for seat in SEATS[:4]}
    kinds = {"gold": 0, "squire": 1}
    for line in game.log():
        args: Any = line["args"]
        if line["key"] in ("gained", "paid") and args["good"] in kinds:
            sign = 1 if line["key"] == "gained" else -1
            counted[args["who"]][kinds[args["good"]]] += sign * args["amount"]
        elif line["key"] == "placed":
            counted[args["house"]][1] -= args["squires"]
        elif line["key"] == "sent":
            counted[args["who"]][1] -= 1
    for name, (gold, squires) in counted.items():
        assert player(game, name)["gold"] == [gold, gold]
        assert player(game, name)["squires"] == [squires, squires]
        assert goods(game, name)[:2] == (gold, squires)


@pytest.mark.rule("LA-INFO-c")
def test_a_law_names_who_has_most_without_amounts() -> None:
    game = realm(
        {"green": {"northumberland": 2}},
        laws=["b02", "b15", "b11"],
        step="laws",
        squires={"blue": 5, "red": 5, "green": 1},
    )
    assert said(game, "most") == [{"who": "blue"}, {"who": "red"}]
    assert not [line for line in game.log() if 5 in dict(line["args"]).values()]  # type: ignore[call-overload]


def test_knights_and_spaces_are_shown() -> None:
    game = realm({"blue": {"castle-mixed": 3}}, tiles={"blue": ["gold"]}, turned={"red": ["markers"]})
    assert space(game, "blue", "mixed") == (None, 3)
    assert space(game, "red", "markers") == ("turned", None)
    assert row(game, "round") == [1]


def test_votes_stay_hidden_until_all_have_voted() -> None:
    game = realm(step="vote", markers={"blue": 2})
    act(game, "yes 2", seat="blue")
    assert player(game, "blue")["voted"]
    assert board(game, "blue")["own"]["vote"] == {"vote": "yes", "markers": 2}
    assert "cast" not in str(board(game, "red")["votes"])
    vote_so_far = board(game, "red")["players"]["blue"]["markers"]
    assert vote_so_far == 2
    act(game, "no 0", seat="red")
    act(game, "no 0", seat="green")
    assert board(game)["votes"][0] == {
        "passed": True,
        "cast": {
            "blue": {"vote": "yes", "markers": 2},
            "red": {"vote": "no", "markers": 0},
            "green": {"vote": "no", "markers": 0},
        },
    }
    vote(game, "no", "no", "no")
    assert board(game)["votes"][1]["passed"] is False
