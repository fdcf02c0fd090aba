"""5.1: the deck, what an event's AP are good for, and the mulligan."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from banneret import Game
from banneret.core.errors import BadChance, BadPosition
from banneret.games.richard3.board import CARD_IDS, IS_EVENT
from tests.games.richard3.support import act, ap, board, legal, place, said, step, war, why

DECK = {
    "action-2": 6,
    "action-3": 7,
    "action-4": 6,
    "force-march": 1,
    "muster": 1,
    "piracy": 1,
    "plague": 1,
    "surprise": 1,
    "treason": 1,
}
EVENTS = ["force-march", "muster", "piracy", "plague", "surprise", "treason"]
#: 13 AP, 14 AP and 20 AP.
POOR = ["action-2"] * 4 + ["action-3", "plague", "piracy"]
FAIR = ["action-2"] * 4 + ["action-4", "plague", "piracy"]
RICH = ["action-3"] * 6 + ["action-2"]


def deal(*hands: Sequence[str], held: Sequence[str] = ()) -> list[int]:
    """The outcomes that deal these hands one after another from the deck without the cards that are held."""
    left = dict(DECK)
    for card in held:
        left[card] -= 1
    outcomes = []
    for hand in hands:
        for card in hand:
            assert left[card] > 0
            outcomes.append(sum(left[name] for name in CARD_IDS[: CARD_IDS.index(card)]))
            left[card] -= 1
    return outcomes


def hand(game: Game, house: str) -> list[str]:
    """The cards a house holds."""
    return sorted(card for card, n in board(game, house)["hand"].items() for _ in range(n))


def dealt(lancaster: Sequence[str], york: Sequence[str], again: Sequence[int] = (), **position: Any) -> Game:
    """A campaign that has just begun, with these hands; ``again`` are the outcomes of what follows."""
    return war({}, step="campaign", draws=[*deal(lancaster, york), *again], **position)


# --- the deck


@pytest.mark.rule("R3-5.1-a")
@pytest.mark.parametrize(("card", "count"), list(DECK.items()))
def test_the_deck(card: str, count: int) -> None:
    game = war({}, hands={"york": [card] * count}, step="cards")
    assert hand(game, "york") == [card] * count
    with pytest.raises(BadPosition, match=card):
        war({}, hands={"york": [card] * count, "lancaster": [card]}, step="cards")
    assert sum(DECK.values()) == 25
    assert set(DECK) == set(CARD_IDS)


@pytest.mark.rule("R3-5.1-b")
@pytest.mark.parametrize(
    ("card", "value"),
    [("muster", 0), ("plague", 0), ("force-march", 1), ("surprise", 1), ("treason", 1), ("piracy", 2)],
)
def test_the_ap_of_an_event(card: str, value: int) -> None:
    assert ap(war({}, step="actions", card=card, who="york")) == value
    assert IS_EVENT[CARD_IDS.index(card)]
    # In a hand it counts the same.
    others = ["action-2"] * 3
    game = dealt([*others, "action-3", "action-3", "action-3", card], ["action-4"] * 6 + ["action-2"])
    act(game, "keep")
    assert game.prompt(0)["args"] == {"who": "lancaster", "total": 15 + value}


# --- what the AP of an event pay for


@pytest.mark.rule("R3-5.1-c")
def test_an_event_is_carried_out_and_its_ap_pay_for_nothing_else() -> None:
    blocks = {
        "kent": ["norfolk-y"],
        "sussex": ["suffolk-y"],
        "wilts": ["wiltshire-l"],
        "pool": ["hastings-y"],
    }

    def with_card(card: str) -> Game:
        return war(blocks, step="actions", card=card, who="york")

    # Piracy: only at sea.
    assert why(with_card("piracy"), "lift norfolk-y") == "R3-5.1.P-a"
    # Force March: only by land.
    assert why(with_card("force-march"), "sail norfolk-y") == "R3-5.1.F-b"
    # Muster: an area has to be named first, and the way there is by land.
    assert why(with_card("muster"), "sail norfolk-y") == "R3-5.1.M-b"
    assert why(with_card("muster"), "lift norfolk-y") == "R3-5.1.M-a"
    # Plague: nothing but the plague.
    assert why(with_card("plague"), "lift norfolk-y") == "R3-5.1-c"
    assert why(with_card("plague"), "sail norfolk-y") == "R3-5.1-c"
    # Surprise and Treason: one group, with one AP.
    for card in ("surprise", "treason"):
        game = act(with_card(card), "lift norfolk-y", "step middlesex", "stop")
        assert ap(game) == 0
        assert why(game, "lift suffolk-y") == "R3-1.2-b"
        assert why(game, "sail suffolk-y") == "R3-1.2-b"


@pytest.mark.rule("R3-5.1-d")
@pytest.mark.parametrize("card", EVENTS)
def test_nobody_is_recruited_under_an_event(card: str) -> None:
    blocks = {"essex": ["suffolk-y"], "pool": ["hastings-y"]}
    game = war(blocks, step="actions", card=card, who="york")
    assert legal(game, "recruit") == []
    assert why(game, "recruit hastings-y") == "R3-5.1-d"
    if card == "muster":
        act(game, "gather leicester")
        assert why(game, "recruit hastings-y") == "R3-5.1-d"
    assert "hastings-y" in legal(war(blocks, step="actions", card="action-2", who="york"), "recruit")


@pytest.mark.rule("R3-5.1-e")
@pytest.mark.parametrize("card", EVENTS)
def test_an_event_may_be_declined(card: str) -> None:
    game = war(
        {"essex": ["suffolk-y"], "wilts": ["wiltshire-l:1"]},
        step="actions",
        card=card,
        who="york",
        first="york",
    )
    assert "done" in legal(game)
    act(game, "done")
    assert game.must_act == (0,)
    assert (place(game, "suffolk-y"), place(game, "wiltshire-l")) == ("essex", "wilts")


@pytest.mark.rule("R3-5.1-e")
@pytest.mark.parametrize("card", EVENTS)
def test_an_event_without_any_use_can_only_be_passed(card: str) -> None:
    # York has nobody who could do what the card allows: no block on the map, or a levy that cannot sail.
    blocks = (
        {"pool": ["york-y"], "derby": ["london-levy-y"]}
        if card == "piracy"
        else {"pool": ["york-y", "march-y"]}
    )
    game = war(blocks, step="actions", card=card, who="york")
    if card == "muster":
        act(game, "gather leicester")
    assert legal(game) == ["done"]


# --- the mulligan


@pytest.mark.rule("R3-5.1-f")
def test_thirteen_ap_are_a_mulligan_and_fourteen_are_not() -> None:
    game = dealt(RICH, POOR)
    assert game.prompt(1)["args"] == {"who": "york", "total": 13}
    assert legal(game) == ["keep", "redeal"]
    game = dealt(RICH, FAIR)
    assert game.prompt(1)["args"] == {"who": "york", "total": 14}
    assert legal(game) == ["keep"]
    assert why(game, "redeal") == "R3-5.1-f"


@pytest.mark.rule("R3-5.1-g")
def test_a_mulligan_need_not_be_shown() -> None:
    game = act(dealt(RICH, POOR), "keep", "keep")
    assert step(game) == "cards"
    assert hand(game, "york") == sorted(POOR)
    for seat in ("lancaster", None):
        assert said(game, "mulligan", seat) == []
        assert said(game, "shown", seat) == []
        view = json.dumps(game.view(0 if seat else None))
        assert "plague" not in view


@pytest.mark.rule("R3-5.1-g")
def test_to_ask_for_new_cards_is_to_show_the_hand() -> None:
    game = act(dealt(RICH, POOR), "redeal")
    for seat in ("lancaster", None):
        assert said(game, "mulligan", seat) == [{"who": "york", "total": 13}]
        shown = {line["card"]: line["number"] for line in said(game, "shown", seat)}
        assert shown == {"action-2": 4, "action-3": 1, "plague": 1, "piracy": 1}


@pytest.mark.rule("R3-5.1-h")
def test_one_redeal_in_a_campaign() -> None:
    # Lancaster asks after York has kept his hand; York's new hand is a mulligan again.
    poor = ["action-2"] * 5 + ["muster", "plague"]
    game = dealt(POOR, ["action-2", *["action-3"] * 6], deal(RICH, poor))
    act(game, "keep", "redeal", "redeal")
    assert hand(game, "york") == sorted(poor)
    assert step(game) == "cards"
    # York asks: his new hand is a mulligan again.
    game = act(dealt(RICH, POOR, deal(poor, held=RICH)), "redeal", "keep")
    assert hand(game, "york") == sorted(poor)
    assert step(game) == "cards"
    assert why(game, "redeal", seat="york") == "R3-5.1-h"
    assert why(game, "redeal", seat="lancaster") == "R3-5.1-h"
    # The next campaign has its own.
    game = dealt(RICH, POOR, campaign=2, mulligan_used=1)
    assert legal(game) == ["keep", "redeal"]


@pytest.mark.rule("R3-5.1-i")
@pytest.mark.parametrize("answer", ["keep", "redeal"])
def test_the_opponent_keeps_his_hand_or_takes_a_new_one(answer: str) -> None:
    new = ["action-4"] * 6 + ["treason"]
    both = [["action-2"] * 6 + ["muster"], new]
    again = deal(new, held=RICH) if answer == "keep" else deal(*both)
    game = act(dealt(RICH, POOR, again), "redeal")
    assert game.must_act == (0,)
    assert legal(game) == ["keep", "redeal"]
    act(game, answer)
    assert hand(game, "york") == sorted(new)
    assert hand(game, "lancaster") == sorted(RICH if answer == "keep" else both[0])
    assert step(game) == "cards"


@pytest.mark.rule("R3-5.1-i")
@pytest.mark.parametrize(("answer", "cards"), [("keep", 18), ("redeal", 25)])
def test_all_cards_that_are_not_kept_are_dealt_from(answer: str, cards: int) -> None:
    # The first card is one of so many: the script names the last of them, and one more is refused.
    act(dealt(RICH, POOR, [cards - 1]), "redeal", answer)
    with pytest.raises(BadChance):
        act(dealt(RICH, POOR, [cards]), "redeal", answer)


@pytest.mark.rule("R3-5.1-j")
def test_the_pretender_side_is_asked_first() -> None:
    game = dealt(POOR, ["action-2", "action-2", *["action-4"] * 5])
    assert (step(game), game.must_act) == ("mulligan", (1,))
    act(game, "keep")
    assert (step(game), game.must_act) == ("mulligan", (0,))
    assert legal(game) == ["keep", "redeal"]
    act(game, "keep")
    assert (step(game), game.must_act) == ("cards", (0, 1))
    # After the first card it is too late.
    assert why(game, "redeal", seat="lancaster") == "R3-5.1-j"
    game = dealt(RICH, POOR, king="york-y", pretender="henry-vi-l")
    assert game.must_act == (0,)


@pytest.mark.rule("R3-5.1-j")
def test_after_a_redeal_the_other_player_is_not_asked() -> None:
    lancaster = ["action-2", "action-2", *["action-3"] * 2, "muster", "surprise", "treason"]
    game = dealt(lancaster, POOR, deal(["action-4"] * 6 + ["action-3"], held=lancaster))
    act(game, "redeal", "keep")
    # Lancaster's 12 AP would have been a mulligan too; he could have taken a new hand just now.
    assert step(game) == "cards"
    assert why(game, "redeal", seat="lancaster") == "R3-5.1-h"


@pytest.mark.rule("R3-5.1-k")
def test_the_automatic_mulligan_deals_again_unseen() -> None:
    options = {"automatic-mulligan": True}
    first = deal(RICH, POOR)
    second = deal(["action-2"] * 5 + ["action-3", "muster"], RICH)
    third = deal(FAIR, ["action-3"] * 7)
    game = war({}, step="campaign", options=options, draws=[*first, *second, *third])
    assert step(game) == "cards"
    assert hand(game, "lancaster") == sorted(FAIR)
    assert hand(game, "york") == ["action-3"] * 7
    for seat in ("lancaster", "york", None):
        assert said(game, "mulligan", seat) == []
        assert said(game, "shown", seat) == []
    # Off unless it is agreed: the very same deal is then York's to decide.
    assert war({}, step="campaign", draws=first).options["automatic-mulligan"] is False
    assert step(war({}, step="campaign", draws=first)) == "mulligan"


# --- examples


@pytest.mark.rule("R3-EX-5.1-1")
def test_muster_goes_before_an_action_card_of_four() -> None:
    game = war({}, hands={"york": ["action-4"], "lancaster": ["muster"]}, step="cards")
    act(game, "play action-4", seat="york")
    act(game, "play muster", seat="lancaster")
    assert said(game, "first") == [{"who": "lancaster"}]
    assert (step(game), game.must_act) == ("choose-muster", (0,))


@pytest.mark.rule("R3-EX-5.1-2")
def test_york_shows_thirteen_ap_and_lancaster_keeps_his_hand() -> None:
    new = ["action-4"] * 5 + ["surprise", "treason"]
    game = dealt(RICH, POOR, deal(new, held=RICH))
    act(game, "redeal")
    assert sum(line["number"] for line in said(game, "shown", "lancaster")) == 7
    act(game, "keep")
    assert hand(game, "york") == sorted(new)
    assert hand(game, "lancaster") == sorted(RICH)
    # From 18 cards: the last of them is the highest outcome there is.
    with pytest.raises(BadChance):
        act(dealt(RICH, POOR, [18]), "redeal", "keep")
    assert why(dealt(RICH, FAIR), "redeal") == "R3-5.1-f"


@pytest.mark.rule("R3-EX-5.1-3")
def test_twelve_ap_after_a_redeal_are_what_they_are() -> None:
    new = ["action-2"] * 4 + ["action-3", "treason", "muster"]
    game = dealt(RICH, POOR, deal(new, held=RICH))
    act(game, "redeal", "keep")
    assert hand(game, "york") == sorted(new)
    assert step(game) == "cards"
    assert why(game, "redeal", seat="york") == "R3-5.1-h"


@pytest.mark.rule("R3-EX-5.1-4")
def test_surprise_does_not_recruit() -> None:
    game = war({"pool": ["hastings-y"], "essex": ["essex-y"]}, step="actions", card="surprise", who="york")
    assert why(game, "recruit hastings-y") == "R3-5.1-d"
    assert legal(game) == ["done", "lift essex-y", "sail essex-y", "sail york-y"]
