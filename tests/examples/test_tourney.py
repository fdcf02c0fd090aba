"""The rules of Tourney, one by one."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest
from examples.tourney.game import RULES
from examples.tourney.state import CARD_COUNT, PURSE_COUNT, SEATS
from tests.examples.table import (
    act,
    asked,
    board,
    legal,
    meet,
    new,
    packed,
    said,
    seat_of,
    to_auction,
    to_parley,
    to_window,
    wander,
    why,
)

import banneret
from banneret.core.errors import BadOption, BadPosition, BadSeats, IllegalChoice, StaleChoice, UndoRefused
from banneret.core.text import rule_table, texts

ALLIANCES = {"alliances": True}

# --- 1: before the first day


@pytest.mark.rule("TY-1-a")
def test_two_to_five_knights_meet_for_as_many_days_as_agreed() -> None:
    for seats in (2, 3, 4, 5):
        assert new(seats, 1).seats == seats
    for seats in (1, 6):
        with pytest.raises(BadSeats):
            new(seats, 1)
    with pytest.raises(BadOption):
        new(3, 1, {"days": 5})
    game = new(3, 1, {"days": 2})
    assert {board(position)["day"] for position in wander(game, random.Random(1))} == {1, 2}


@pytest.mark.rule("TY-1-a")
def test_alliances_need_three_knights() -> None:
    with pytest.raises(BadOption, match="TY-1-a"):
        new(2, 1, ALLIANCES)
    assert new(3, 1, ALLIANCES).options["alliances"] is True
    assert why(to_parley(meet()), "gules", "offer azure+0") == "TY-1-a"
    assert to_parley(meet()).may_act == ()


@pytest.mark.rule("TY-1-b")
def test_purses_are_drawn_unseen() -> None:
    game = new(3, 5)
    coins = {name: board(game, name)["own"]["coins"] for name in SEATS[:3]}
    assert said(game, "purse") == []
    for name in SEATS[:3]:
        assert said(game, "purse", name) == [{"coins": coins[name]}]
        assert [board(game, name)["knights"][other]["least"] for other in SEATS[:3]] == [0, 0, 0]


@pytest.mark.rule("TY-1-b")
def test_coins_paid_in_the_open_are_remembered() -> None:
    game = to_window(meet(seats=2), gules=5, azure=2)
    for name in ("", "gules", "azure"):
        knights = board(game, name)["knights"]
        assert (knights["gules"]["flow"], knights["gules"]["least"]) == (-5, 0)
        assert (knights["azure"]["flow"], knights["azure"]["least"]) == (-2, 0)
    assert board(game, "gules")["own"]["coins"] == 3


@pytest.mark.rule("TY-1-c")
def test_two_cards_each_and_one_more_for_the_marshal() -> None:
    game = new(4, 2)
    assert [knight["cards"] for knight in board(game)["knights"].values()] == [2, 2, 2, 2]
    assert len(said(game, "card", "azure")) == 2
    assert len(said(game, "drew", "azure")) == 6
    assert said(game, "card") == []
    day_two = act(to_window(meet(seats=2)))
    assert board(day_two)["day"] == 2
    assert [knight["cards"] for knight in board(day_two)["knights"].values()] == [1, 0]


@pytest.mark.rule("TY-1-c")
def test_no_card_is_drawn_when_none_is_left() -> None:
    game = meet(seats=2, spent=dict(zip(("favour", "rain"), CARD_COUNT, strict=True)))
    assert board(to_window(game))["day"] == 2
    assert board(game)["knights"]["gules"]["cards"] == 0


# --- 2: the day and the vote


@pytest.mark.rule("TY-2-a")
def test_a_day_in_its_order() -> None:
    game = meet(seats=2, hand={"gules+favour": 1})
    assert asked(game) == ("vote", ("gules", "azure"))
    assert asked(to_parley(game)) == ("parley", ("gules",))
    act(game, "gules award rose", "gules open")
    assert asked(game) == ("auction", ("gules", "azure"))
    act(game, "gules bid 1", "azure bid 0")
    assert asked(game) == ("window", ("gules",))
    act(game, "gules pass")
    assert len(said(game, "roll")) == 1
    assert (board(game)["day"], board(game)["marshal"]) == (2, "azure")


@pytest.mark.rule("TY-2-b")
def test_decisions_stay_closed_until_all_are_in() -> None:
    game = act(meet(), "gules vote mace")
    assert [knight["decided"] for knight in board(game)["knights"].values()] == [True, False, False]
    assert board(game, "gules")["own"]["sealed"] == 2
    act(game, "azure vote mace")
    assert said(game, "voted") == []
    act(game, "vert vote lance")
    assert len(said(game, "voted")) == 3


@pytest.mark.rule("TY-2-b")
def test_a_decision_is_taken_back_until_the_last_is_in() -> None:
    game = act(meet(), "gules vote mace")
    assert (game.must_act, game.may_act) == ((1, 2), (0,))
    assert legal(game, "gules") == ["take-back"]
    assert why(game, "gules", "vote lance") == "TY-2-b"
    assert why(game, "azure", "take-back") == "TY-2-b"
    assert not game.can_undo(0)
    act(game, "gules take-back", "gules vote lance", "azure vote lance", "vert vote lance")
    assert board(game)["weapon"] == "lance"
    with pytest.raises(IllegalChoice):
        act(game, "gules take-back")


@pytest.mark.rule("TY-2-c")
def test_most_votes_choose_the_weapon() -> None:
    game = act(meet(), "gules vote sword", "azure vote mace", "vert vote sword")
    assert (board(game)["weapon"], board(game)["dice"]) == ("sword", 2)
    assert game.outcomes() == []


@pytest.mark.rule("TY-2-c")
@pytest.mark.parametrize(("lot", "weapon"), [(0, "sword"), (1, "mace")])
def test_the_lot_decides_between_equals(lot: int, weapon: str) -> None:
    game = act(meet(seats=2, chance=[lot]), "gules vote mace", "azure vote sword")
    assert board(game)["weapon"] == weapon
    assert [outcomes for _, outcomes, _ in game.outcomes()] == [2]


# --- 3: the parley


@pytest.mark.rule("TY-3-a")
def test_the_marshal_names_a_prize_that_nobody_has_won() -> None:
    game = to_parley(meet(holder={"falcon": "vert"}))
    assert legal(game, "gules") == ["award rose", "award sword-of-honour", "award crown"]
    assert why(game, "gules", "award falcon") == "TY-3-a"
    assert why(game, "gules", "open") == "TY-3-a"
    act(game, "gules award crown")
    assert legal(game, "gules") == ["open"]


@pytest.mark.rule("TY-3-a")
def test_naming_a_prize_can_be_undone() -> None:
    game = act(to_parley(meet(options=ALLIANCES)), "gules award crown")
    assert why(game, "azure", "award rose") == "TY-3-a"
    game.undo(0)
    assert said(game, "award") == []
    act(game, "gules award rose")
    assert board(game)["prize"] == "rose"


@pytest.mark.rule("TY-3-b")
def test_an_offer_is_made_aside() -> None:
    game = to_parley(meet(seats=4, options=ALLIANCES))
    before = [game.view(seat) for seat in (None, 0, 2)]
    act(game, "azure offer sable+4")
    assert [game.view(seat) for seat in (None, 0, 2)] == before
    for name in ("azure", "sable"):
        assert said(game, "offer", name) == [{"from": "azure", "to": "sable", "coins": 4}]
    assert said(game, "offer", "gules") == said(game, "offer") == []
    assert board(game, "sable")["knights"]["azure"]["least"] == 4
    assert board(game, "gules")["knights"]["azure"]["least"] == 0


@pytest.mark.rule("TY-3-b")
def test_an_offer_does_not_touch_what_the_marshal_can_undo() -> None:
    game = to_parley(meet(seats=4, options=ALLIANCES))
    act(game, "azure offer vert+1")
    assert not game.can_undo(0)
    act(game, "gules award crown", "azure withdraw", "azure offer vert+2")
    assert game.can_undo(0)
    game.undo(0)
    assert not game.can_undo(0)
    assert board(game)["prize"] is None
    assert board(game, "vert")["own"]["offers"]["azure"] == [2, 2]
    with pytest.raises(UndoRefused):
        game.undo(1)


@pytest.mark.rule("TY-3-b")
def test_one_offer_at_a_time_of_what_one_has() -> None:
    game = to_parley(meet(options=ALLIANCES))
    assert legal(game, "azure", "offer") == [
        f"offer {name}+{n}" for name in ("gules", "vert") for n in range(7)
    ]
    assert why(game, "azure", "offer gules+7") == "TY-3-b"
    assert why(game, "azure", "offer azure+1") == "TY-3-b"
    assert why(game, "azure", "withdraw") == "TY-3-b"
    act(game, "azure offer gules+6")
    assert legal(game, "azure") == ["withdraw"]
    assert legal(game, "gules", "accept") == ["accept azure+1"]
    assert said(act(game, "azure withdraw"), "withdrawn", "gules") == [{"from": "azure", "to": "gules"}]
    assert said(game, "withdrawn", "vert") == []


@pytest.mark.rule("TY-3-b")
def test_nine_offers_to_the_same_knight() -> None:
    game = to_parley(meet(options=ALLIANCES))
    for _ in range(9):
        act(game, "azure offer vert+0", "azure withdraw")
    assert why(game, "azure", "offer vert+0") == "TY-3-b"
    assert why(game, "azure", "offer gules+0") == ""


@pytest.mark.rule("TY-3-c")
def test_accepting_pays_in_the_open_and_voids_other_offers() -> None:
    game = to_parley(meet(seats=5, options=ALLIANCES))
    act(game, "azure offer vert+4", "vert offer sable+1", "sable offer azure+2", "argent offer sable+0")
    act(game, "vert accept azure+1")
    assert said(game, "allies") == [{"from": "azure", "to": "vert", "coins": 4}]
    assert (board(game, "azure")["own"]["coins"], board(game, "vert")["own"]["coins"]) == (2, 14)
    assert board(game)["knights"]["vert"]["ally"] == "azure"
    assert board(game)["knights"]["azure"]["least"] == 0
    assert board(game)["knights"]["vert"]["least"] == 4
    assert legal(game, "sable", "accept") == ["accept argent+1"]
    assert legal(game, "vert") == legal(game, "azure") == []
    assert game.may_act == (3, 4)
    assert why(game, "sable", "offer azure+0") == "TY-3-b"


@pytest.mark.rule("TY-3-c")
def test_another_offer_is_another_choice() -> None:
    game = act(to_parley(meet(options=ALLIANCES)), "azure offer vert+6")
    seen = packed(game, "accept azure+1")
    act(game, "azure withdraw", "azure offer vert+0")
    refusal = game.why_not(seat_of("vert"), seen)
    assert refusal is not None
    assert refusal.rule == "TY-3-c"
    with pytest.raises(IllegalChoice):
        game.apply(seat_of("vert"), seen)
    assert legal(game, "vert", "accept") == ["accept azure+2"]


@pytest.mark.rule("TY-3-c")
def test_an_alliance_cannot_be_taken_back() -> None:
    game = act(to_parley(meet(options=ALLIANCES)), "gules award rose", "gules offer vert+1")
    assert game.can_undo(0)
    act(game, "vert accept gules+1")
    assert [seat for seat in range(3) if game.can_undo(seat)] == []


# --- 4: the auction


@pytest.mark.rule("TY-4-a")
def test_bids_go_from_nothing_to_everything() -> None:
    game = to_auction(meet())
    assert legal(game, "azure") == [f"bid {coins}" for coins in range(7)]
    refusal = game.why_not(seat_of("azure"), packed(game, "bid 7"))
    assert refusal is not None
    assert refusal.rule == "TY-4-a"
    assert texts(RULES).refusal(refusal, "es").startswith("Tienes 6 monedas. ")


@pytest.mark.rule("TY-4-b")
def test_all_bids_go_into_the_chest() -> None:
    game = to_auction(meet(hand={"gules+favour": 1}))
    act(game, "gules bid 8", "azure bid 6")
    assert (board(game)["chest"], said(game, "bid")) == (0, [])
    act(game, "vert bid 0")
    assert board(game)["chest"] == 14
    assert said(game, "bid") == [
        {"who": "gules", "coins": 8},
        {"who": "azure", "coins": 6},
        {"who": "vert", "coins": 0},
    ]


@pytest.mark.rule("TY-4-b")
def test_who_bids_nothing_does_not_ride() -> None:
    game = to_window(meet(chance=[0, 0]), azure=1)
    assert [line["who"] for line in said(game, "roll") if isinstance(line, dict)] == ["azure"]
    assert board(game)["prizes"]["rose"] == "azure"


# --- 5: cards and the lists

CARDS = {"gules+rain": 1, "azure+favour": 1, "vert+favour": 1}


@pytest.mark.rule("TY-5-a")
def test_one_at_a_time_from_the_marshal_on_until_all_pass() -> None:
    game = to_window(meet(hand=CARDS), azure=1, vert=1)
    assert asked(game) == ("window", ("gules",))
    act(game, "gules pass")
    assert asked(game) == ("window", ("azure",))
    act(game, "azure pass", "vert play favour")
    assert asked(game) == ("window", ("gules",))
    act(game, "gules pass")
    assert asked(game) == ("window", ("azure",))
    act(game, "azure pass")
    assert board(game)["day"] == 2


@pytest.mark.rule("TY-5-a")
def test_being_asked_tells_nothing_about_a_hand() -> None:
    rain = to_window(meet(hand={"gules+rain": 1}), gules=1)
    assert legal(rain, "gules") == ["pass"]
    assert asked(rain) == asked(to_window(meet(hand={"gules+favour": 1}), gules=1))


@pytest.mark.rule("TY-5-a")
def test_a_standing_order_for_the_day() -> None:
    game = to_window(meet(hand=CARDS), azure=1, vert=1)
    assert game.may_act == (1, 2)
    assert legal(game, "azure") == ["rest"]
    assert (why(game, "gules", "rest"), why(game, "azure", "pass")) == ("TY-5-a", "TY-5-a")
    act(game, "azure rest", "vert rest", "vert wake", "gules pass")
    assert asked(game) == ("window", ("vert",))
    act(game, "vert pass")
    assert board(game)["day"] == 2
    assert not board(game)["knights"]["azure"]["quiet"]


@pytest.mark.rule("TY-5-b")
def test_a_favour_is_worn_by_a_rider() -> None:
    game = to_window(meet(seats=2, chance=[0, 0], hand={"gules+favour": 1, "azure+favour": 1}), gules=1)
    act(game, "gules play favour")
    assert board(game)["knights"]["gules"]["total"] == 4
    assert why(game, "azure", "play favour") == "TY-5-b"
    assert board(game)["spent"] == {"favour": 1, "rain": 0}


@pytest.mark.rule("TY-5-b")
def test_a_card_that_was_shown_cannot_be_taken_back() -> None:
    game = to_window(meet(seats=2, hand={"gules+favour": 2}), gules=1)
    act(game, "gules play favour")
    assert asked(game) == ("window", ("gules",))
    assert not game.can_undo(0)


@pytest.mark.rule("TY-5-b")
def test_rain_takes_a_die_but_never_the_last() -> None:
    game = meet(seats=2, hand={"gules+rain": 2})
    act(game, "gules vote sword", "azure vote sword", "gules award rose", "gules open")
    act(game, "gules bid 0", "azure bid 1", "gules play rain")
    assert board(game)["dice"] == 1
    assert legal(game, "gules") == ["pass"]
    assert why(game, "gules", "play rain") == "TY-5-b"


@pytest.mark.rule("TY-5-c")
def test_riders_roll_and_the_highest_total_wins() -> None:
    game = meet(seats=2, chance=[5, 0, 1, 2, 0])
    act(game, "gules vote sword", "azure vote sword", "gules award crown", "gules open")
    act(game, "gules bid 1", "azure bid 4")
    assert said(game, "roll") == [
        {"who": "gules", "dice": 6 * 7 + 1, "total": 8},
        {"who": "azure", "dice": 2 * 7 + 3, "total": 9},
    ]
    assert board(game)["prizes"]["crown"] == "azure"
    assert game.scores == (0, 4)


@pytest.mark.rule("TY-5-c")
def test_the_first_from_the_marshal_on_wins_among_equals() -> None:
    game = to_window(meet(seats=3, chance=[3, 3, 3, 0], marshal="azure"), gules=1, azure=1, vert=1)
    assert board(game)["prizes"]["rose"] == "azure"


@pytest.mark.rule("TY-5-c")
def test_nobody_wins_what_nobody_rides_for() -> None:
    game = to_window(meet(seats=2))
    assert said(game, "no-prize") == [{"prize": "rose"}]
    assert board(game)["prizes"]["rose"] is None


# --- 6: the end


LAST_DAY: dict[str, Any] = {"options": {"alliances": True, "days": 2}, "day": 1}


@pytest.mark.rule("TY-6-a")
def test_allies_win_together() -> None:
    allies = {"gules": "vert", "vert": "gules"}
    game = to_parley(meet(**LAST_DAY, ally=allies, holder={"falcon": "gules", "crown": "azure"}, chance=[0]))
    act(game, "gules award sword-of-honour", "gules open", "gules bid 0", "azure bid 0")
    assert (game.over, game.winners) == (False, ())
    act(game, "vert bid 1")
    assert game.over
    assert (game.scores, game.winners) == ((5, 4, 5), (0, 2))
    assert said(game, "won") == [{"who": "gules", "renown": 5}, {"who": "vert", "renown": 5}]


@pytest.mark.rule("TY-6-a")
def test_equals_win_together() -> None:
    game = to_window(
        meet(**LAST_DAY, holder={"falcon": "gules", "crown": "azure", "sword-of-honour": "gules"})
    )
    assert (game.scores, game.winners) == ((5, 4, 0), (0,))
    game = to_window(meet(**LAST_DAY, holder={"falcon": "gules"}))
    assert (game.scores, game.winners) == ((2, 0, 0), (0,))
    assert to_window(meet(**LAST_DAY)).winners == (0, 1, 2)


@pytest.mark.rule("TY-6-b")
def test_who_gives_up_rides_home() -> None:
    game = meet(hand={"gules+favour": 1}, options=ALLIANCES, ally={"gules": "azure", "azure": "gules"})
    act(game, "gules vote lance", "azure vote lance")
    game.resign(0)
    assert asked(game) == ("vote", ("vert",))
    assert board(game)["spent"]["favour"] == 1
    assert board(game)["knights"]["azure"]["ally"] is None
    assert board(game)["marshal"] == "azure"
    act(game, "vert vote lance")
    assert asked(game) == ("parley", ("azure",))
    game.resign(1)
    assert (game.over, game.winners) == (True, (2,))


# --- what the core makes of it


def test_every_rule_is_named_by_a_test() -> None:
    marks = [
        mark for test in vars(sys.modules[__name__]).values() for mark in getattr(test, "pytestmark", [])
    ]
    named = {rule for mark in marks if mark.name == "rule" for rule in mark.args}
    assert named == set(rule_table(RULES.package))


def test_an_old_choice_is_stale() -> None:
    game = meet(seats=2)
    version = game.version(0)
    act(game, "azure vote lance")
    assert game.version(0) == version
    game.apply(0, packed(game, "vote lance"), at=version)
    with pytest.raises(StaleChoice):
        game.apply(0, packed(game, "award rose"), at=version)


def test_having_to_decide_again_is_something_new() -> None:
    game = to_auction(meet())
    act(game, "gules bid 1")
    version = game.version(0)
    act(game, "azure bid 1")
    assert game.version(0) == version
    act(game, "gules take-back")
    assert game.version(0) == version + 1


def test_versions_do_not_tell_of_offers_between_others() -> None:
    game = to_parley(meet(seats=4, options=ALLIANCES))
    before = [game.version(seat) for seat in range(4)]
    act(game, "azure offer vert+1", "azure withdraw")
    assert [game.version(seat) - before[seat] for seat in range(4)] == [0, 2, 0, 0]


@pytest.mark.parametrize(
    "position",
    [
        {"dowry": {"gules": 7}},
        {"dowry": {"nobody": 6}},
        {"flow": {"gules": -7}},
        {"hand": {"gules+favour": 10}},
        {"weather": "fine"},
        {"marshal": "vert"},
        {"ally": {"gules": "azure"}},
        {"stack": [["auction", {}]]},
        {"stack": [["feast", {}]]},
        {"stack": "vote"},
        {"stack": [["window", 3]]},
        {"stack": [["window", {"who": "vert"}]]},
        {"total": 3},
        {"day": "one"},
        {"day": 4},
        {"holder": {"rose": "gules", "falcon": "gules"}},
    ],
)
def test_positions_that_cannot_be(position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        banneret.setup("tourney", {"seats": 2, "dowry": {"gules": 6, "azure": 6}, **position})


def test_purses_and_piles_follow_from_the_rest() -> None:
    game = meet(hand={"gules+favour": 2}, flow={"azure": -3})
    assert game.describe_position()["bag"] == [PURSE_COUNT[0] - 1, PURSE_COUNT[1] - 1, PURSE_COUNT[2] - 1]
    assert board(game)["chest"] == 3
    assert board(game, "vert")["knights"]["azure"]["least"] == 0
