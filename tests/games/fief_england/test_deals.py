"""Bargains of any bundle, how they are carried, and being heard outside one's own turn (2.15, 9.0, 9.1)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from banneret.core.game import Game
from banneret.core.laws import check_decision
from banneret.games.fief_england import state as st
from banneret.games.fief_england.steps.deals import MOST_OFFERS, SLOTS
from tests.games.fief_england.support import act, code, d6, legal, play, position, refused, said, units
from tests.games.fief_england.test_cards import HOMES, at, card, n, state


def lawful(game: Game) -> Game:
    """The game, after the laws of the engine (secrets above all) have been checked here."""
    assert check_decision(game, random.Random(1), thorough=True) == []
    return game


def market(edition: str = "es-2024", *dice: int, together: bool = False, **rows: Any) -> Game:
    """Red's turn to buy; Red and Blue in Strongholds at Bristol and York, or both at Bristol."""
    homes: list[dict[str, Any]] = [HOMES]
    if together:
        homes.append({"at": {"hugh": "bristol"}})
    told = {
        "phase": 4,
        "edition": edition,
        "money": [9, 9, 5, 5],
        "hand": {"red+tax": 1, "blue+justice": 1, "blue+ambush": 1},
        "building": {"bristol": 1, "york": 1},
        "hold": {"bristol": "red"},
        **rows,
    }
    return play(position(*homes, **told), dice)


def by(game: Game, seat: int, word: str) -> Game:
    """A choice of one seat."""
    game.apply(seat, code(game, word))
    return game


def why(game: Game, seat: int, word: str) -> str:
    """The rule that forbids a seat a choice."""
    refusal = game.why_not(seat, code(game, word))
    return "" if refusal is None else refusal.rule


def own(game: Game, seat: int) -> dict[str, Any]:
    """What only a seat sees."""
    shown: Any = game.view(seat)["board"]
    found: dict[str, Any] = shown["own"]
    return found


# --- how a bundle is carried


@pytest.mark.rule("FE-2.15-b", "FE-2.15-c", "FE-2.15-h", "FE-9.1-l")
def test_a_vote_is_bought_at_a_meeting() -> None:
    """In one city cards and money change hands for a pigeon and without a die; the promise is only a word."""
    game = lawful(act(market(together=True), "bargain blue"))
    act(game, "give-money 4", "give-ware card-tax", "want-ware promise-vote", "want-ware card-justice")
    lawful(act(game, "offer"))
    assert own(game, 1)["deal"]["give"] == {"money": 4, "wares": ["card-tax"]}
    assert own(game, 1)["deal"]["want"] == {"money": 0, "wares": ["promise-vote", "card-justice"]}
    assert "deal" not in own(game, 2)
    act(game, "yes")
    s = state(game)
    assert (s.money[0], s.money[1], s.pigeon[0], s.pigeon[1]) == (5, 13, 2, 3)
    assert (s.hand[43 + card("tax")], s.hand[card("justice")]) == (1, 1)
    word = [{"from": "blue", "to": "red", "promise": "vote"}]
    assert own(game, 0)["promises"] == word
    assert own(game, 1)["promises"] == word
    assert "promises" not in own(game, 2)
    assert len(said(game, "promised", 0)) == 1
    assert said(game, "promised", 2) == []
    # What third parties can make out: that a bargain was struck, and that money may have passed.
    assert len(said(game, "bargain", 2)) == 1
    seats: Any = game.view(2)["board"]
    assert seats["seats"][0]["money"][0] == 0
    lawful(game)


@pytest.mark.rule("FE-2.15-b")
def test_money_alone_needs_a_pigeon_or_a_reason() -> None:
    game = act(
        market(together=True, pigeon=[0, 0, 3, 3]), "bargain blue", "give-money 4", "want-ware promise-peace"
    )
    assert refused(game, "offer") == "FE-2.15-b"
    married = {"spouse": {"henri": "anabel", "anabel": "henri"}}
    ally = {"family": {"anabel": "blue"}, "at": {"anabel": "york"}}
    told = position(HOMES, ally, married, phase=4, money=[9, 9, 5, 5])
    game = act(play(told), "bargain blue", "give-money 4", "want-ware promise-peace", "offer", "yes")
    assert state(game).money[:2] == [5, 13]
    assert state(game).pigeon[0] == 3


@pytest.mark.rule("FE-2.15-d", "FE-2.15-f", "FE-2.15-g")
def test_from_afar_each_sends_a_pigeon() -> None:
    def strike(*dice: int) -> Game:
        game = act(market("es-2024", *dice), "bargain blue", "give-ware card-tax", "give-money 2")
        act(game, "want-ware card-justice", "offer")
        return lawful(act(game, "yes"))

    s = state(strike(d6(1), d6(5)))
    assert (s.hand[43 + card("tax")], s.hand[card("justice")]) == (1, 1)
    assert (s.money[0], s.money[1], s.pigeon[0], s.pigeon[1]) == (7, 11, 2, 2)
    # Red's is lost: the card comes back, the money goes to the bank, and Blue sends none.
    s = state(strike(d6(6)))
    assert (s.hand[card("tax")], s.hand[43 + card("justice")]) == (1, 1)
    assert (s.money[0], s.money[1], s.pigeon[0], s.pigeon[1]) == (7, 9, 2, 3)
    # Red's arrives, Blue's is lost: such is life.
    s = state(strike(d6(1), d6(6)))
    assert (s.hand[43 + card("tax")], s.hand[43 + card("justice")]) == (1, 1)


@pytest.mark.rule("FE-2.15-d")
def test_one_card_a_pigeon_and_only_between_buildings() -> None:
    game = act(market(), "bargain blue", "want-ware card-justice", "want-ware card-ambush")
    assert refused(game, "offer") == "FE-2.15-d"
    game = act(market(), "bargain green", "give-money 2")
    assert refused(game, "offer") == "FE-2.15-d"
    assert "give-ware card-tax" not in legal(game)


@pytest.mark.rule("FE-IT5.5-a", "FE-IT5.5-d", "FE-IT5.5-b")
def test_a_pigeon_of_it_2024_calls_to_a_meeting() -> None:
    def strike(*dice: int) -> Game:
        game = act(market("it-2024", *dice), "bargain blue", "give-ware card-tax", "give-money 2")
        act(game, "want-ware card-justice", "want-ware card-ambush", "offer")
        return act(game, "yes")

    s = state(strike(d6(2)))
    assert (s.hand[43 + card("tax")], s.hand[card("justice")], s.hand[card("ambush")]) == (1, 1, 1)
    assert (s.money[0], s.money[1], s.pigeon[0], s.pigeon[1]) == (7, 11, 2, 3)
    s = state(strike(d6(1)))
    assert (s.hand[card("tax")], s.hand[43 + card("justice")], s.money[0], s.pigeon[0]) == (1, 1, 9, 2)


@pytest.mark.rule("FE-2.12-sv15")
def test_gilbert_sees_the_pigeon_of_a_bargain_safe() -> None:
    game = act(
        market("es-2024", d6(6), d6(6), servant={"gilbert": n("henri")}),
        "bargain blue",
        "give-money 3",
        "offer",
        "yes",
    )
    assert refused(game, "load-money 1") == "FE-2.15-c"
    act(lawful(game), "falcon")
    assert state(game).money[:2] == [6, 12]


@pytest.mark.rule("FE-2.15-i")
def test_a_hand_that_a_bargain_has_filled_is_discarded_down() -> None:
    hand = {"red+tax": 3, "blue+justice": 1, "blue+ambush": 1}
    game = act(market(together=True, hand=hand), "bargain blue")
    act(game, "give-ware card-tax", "give-ware card-tax", "offer", "yes")
    assert game.must_act == (1,)
    act(game, "discard tax")
    assert sum(state(game).hand[43:86]) == 3
    assert (
        refused(act(market(together=True), "bargain blue", "give-ware card-tax"), "give-ware card-tax")
        == "FE-2.15-b"
    )


def test_nobody_accepts_what_he_cannot_give_and_nobody_else_learns_why() -> None:
    game = act(market(together=True), "bargain blue", "want-ware card-tax", "offer")
    assert refused(game, "yes") == "FE-2.15-b"
    assert legal(game) == ["no", "counter"]
    rich = act(market(together=True), "bargain blue", "want-money 20", "offer")
    assert refused(rich, "yes") == "FE-2.15-b"


# --- what passes at once


@pytest.mark.rule("FE-2.12-h", "FE-2.12-i")
def test_servants_are_swapped_between_families() -> None:
    told = position(
        HOMES,
        {"family": {"arthur": "red"}, "at": {"arthur": "bristol"}},
        phase=2,
        money=[9, 9, 5, 5],
        servant={"mata": n("henri"), "odo": n("hugh"), "maud": n("arthur")},
        stack=[["rounds", {"stage": 7}], ["play", {"who": "red"}]],
    )
    game = play(told)
    act(game, "bargain blue", "give-ware servant-mata")
    # Hugh has a servant, and nobody has two.
    assert refused(game, "offer") == "FE-2.12-i"
    lawful(act(game, "want-ware servant-odo", "want-money 2", "offer"))
    act(game, "yes")
    s = state(game)
    assert (s.serves[n("hugh")], s.serves[n("henri")], s.serves[n("arthur")]) == (0, 16, 17)
    assert s.money[:2] == [11, 7]
    # Once a phase.
    act(game, "bargain blue")
    assert refused(game, "want-ware servant-mata") == "FE-2.12-h"


@pytest.mark.rule("FE-7.6-k", "FE-7.6-n", "FE-IT10.10-b")
def test_a_captive_is_freed_for_money_and_a_city() -> None:
    def captive(edition: str) -> Game:
        told = position(
            HOMES,
            {"family": {"arthur": "blue", "anabel": "red"}, "at": {"arthur": "bristol", "anabel": "york"}},
            units("blue", "york", soldier=1),
            units("red", "york", soldier=1),
            phase=5,
            edition=edition,
            money=[9, 9, 5, 5],
            hold={"york": "blue"},
            by={"arthur": n("henri")},
        )
        return play(told)

    game = act(captive("es-2024"), "bargain blue")
    act(game, "give-ware captive-arthur", "want-money 3", "want-ware city-york", "offer", "yes")
    s = state(game)
    assert (s.money[0], s.money[1], s.hold[at("york")]) == (12, 6, 0)
    assert s.by[n("arthur")] == st.FREE
    green = act(captive("es-2024"), "bargain green")
    assert refused(green, "give-ware captive-arthur") == "FE-7.6-n"


@pytest.mark.rule("FE-5.0-e", "FE-5.0-p")
def test_leave_to_pass_is_given_beforehand_and_holds_for_the_round() -> None:
    def march(leave: bool) -> Game:
        told = position(
            HOMES,
            {"at": {"hugh": "exeter"}},
            units("red", "bristol", soldier=1),
            units("blue", "exeter", soldier=1),
            phase=5,
            hold={"bristol": "red", "exeter": "blue"},
            money=[5, 5, 5, 5],
        )
        game = play(told)
        if leave:
            act(game, "bargain blue", "want-ware leave-exeter", "give-ware promise-peace", "offer", "yes")
        act(game, "lead henri", "road exeter")
        while game.prompt(0)["key"] == "window":
            act(game, "pass")
        return act(game, "road plymouth")

    assert march(False).prompt(0)["key"] == "consent"
    game = march(True)
    assert game.prompt(0)["key"] != "consent"
    assert state(game).at[n("henri")] == at("plymouth")
    assert own(game, 1)["leave"] == [{"from": "blue", "to": "red", "city": "exeter"}]
    assert "leave" not in own(game, 2)
    assert said(game, "agreed", 2)
    lawful(game)
    fresh = act(market(), "bargain blue")
    assert refused(fresh, "want-ware leave-bristol") == "FE-5.0-f"


@pytest.mark.rule("FE-11.1-b", "FE-11.1-g")
def test_crossbowmen_are_lent_until_the_end_of_the_round() -> None:
    told = position(
        HOMES,
        {"at": {"hugh": "bristol"}},
        units("red", "bristol", french_crossbowman=2),
        phase=4,
        money=[9, 9, 5, 5],
        hold={"bristol": "red"},
        fourth={"red": "mercenary-french"},
    )
    game = act(play(told), "bargain blue", "give-ware bow-bristol", "give-ware bow-bristol", "want-money 3")
    assert refused(game, "give-ware bow-bristol") == "FE-11.1-b"
    lawful(act(game, "offer"))
    act(game, "yes")
    s = state(game)
    assert (s.units(0, at("bristol"), 3), s.units(1, at("bristol"), 3)) == (0, 2)
    # FE-2.15-b: the price goes by pigeon; they are in one city, so that nothing is lost.
    assert (s.money[:2], s.pigeon[0]) == ([12, 6], 2)
    assert len(said(game, "lent")) == 2
    lawful(game)
    assert refused(act(play(told), "bargain blue"), "want-ware bow-york") == "FE-11.1-b"


# --- made, answered, withdrawn


@pytest.mark.rule("FE-9.1-l")
def test_an_offer_is_countered_withdrawn_or_declined() -> None:
    game = act(market(together=True), "bargain blue", "give-money 4", "want-ware card-justice", "offer")
    act(game, "counter")
    lawful(game)
    assert own(game, 1)["deal"]["give"] == {"money": 0, "wares": ["card-justice"]}
    assert own(game, 1)["deal"]["want"] == {"money": 4, "wares": []}
    assert "deal" not in own(game, 0)
    act(game, "want-money 2", "offer")
    assert game.must_act == (0,)
    assert own(game, 0)["deal"]["give"] == {"money": 0, "wares": ["card-justice"]}
    # Blue may take it back as long as Red has not answered.
    assert "withdraw-offer" in [game.word(c) for c in game.choices(1)]
    assert "withdraw-offer" not in [game.word(c) for c in game.choices(2)]
    assert why(game, 2, "withdraw-offer") != ""
    by(lawful(game), 1, "withdraw-offer")
    assert len(said(game, "withdrawn")) == 1
    assert game.must_act == (0,)
    act(game, "bargain blue", "give-money 1", "clear-table")
    assert refused(game, "offer") == "FE-9.1-l"
    act(game, "give-money 2", "offer", "no")
    assert len(said(game, "no-bargain")) == 1
    assert state(game).money[:2] == [9, 9]


@pytest.mark.rule("FE-9.1-l")
def test_talk_comes_to_an_end() -> None:
    game = market(together=True)
    for _ in range(MOST_OFFERS):
        act(game, "bargain blue", "cancel")
    assert refused(game, "bargain blue") == "FE-9.1-l"
    game = act(market(together=True), "bargain blue")
    for _ in range(SLOTS):
        act(game, "want-money 1")
    assert refused(game, "want-money 1") == "FE-9.1-l"
    assert legal(game) == ["cancel", "offer"]


def test_an_offer_shows_that_one_has_what_one_offers() -> None:
    game = act(market(together=True), "bargain blue", "give-money 4", "give-ware card-tax", "offer", "no")
    seats: Any = game.view(1)["board"]
    assert seats["seats"][0]["known"] == {"tax": 1}
    assert seats["seats"][0]["money"][0] >= 4
    lawful(game)


# --- being heard


@pytest.mark.rule("FE-2.15-a", "FE-9.1-l")
def test_whoever_asks_is_heard_in_somebody_elses_turn() -> None:
    game = by(market(together=True), 1, "hail blue")
    assert game.must_act == (1,)
    assert game.prompt(1)["key"] == "hearing"
    lawful(game)
    act(game, "bargain red", "want-money 3", "give-ware card-ambush", "offer")
    assert game.must_act == (0,)
    act(game, "yes")
    assert state(game).money[:2] == [6, 12]
    assert game.must_act == (1,)
    act(game, "done")
    assert game.must_act == (0,)
    assert refused(game, "done") == ""


@pytest.mark.rule("FE-2.15-a")
def test_nobody_is_heard_in_the_middle_of_something_nor_without_end() -> None:
    told = position(HOMES, units("red", "bristol", soldier=1), phase=5, hold={"bristol": "red"})
    game = act(play(told), "lead henri")
    by(game, 2, "hail green")
    # The march is under way; Green waits, as everybody sees, and nothing is taken back across it.
    assert game.must_act == (0,)
    shown: Any = game.view(3)["board"]
    assert shown["hailing"] == ["green"]
    assert why(game, 2, "hail green") == "FE-2.15-a"
    assert why(game, 2, "hail blue") == "FE-2.15-a"
    assert not game.can_undo(0)
    lawful(game)
    act(game, "road exeter", "halt")
    assert game.must_act == (2,)
    act(game, "done")
    for _ in range(3):
        by(game, 2, "hail green")
        act(game, "done")
    assert why(game, 2, "hail green") == "FE-2.15-a"


@pytest.mark.rule("FE-7.9-g", "FE-7.6-k", "FE-5.1-h")
def test_a_siege_is_raised_and_a_captive_freed_in_somebody_elses_turn() -> None:
    told = position(
        HOMES,
        {
            "family": {"arthur": "red", "anabel": "green"},
            "at": {"arthur": "york", "anabel": "cardiff"},
            "by": {"arthur": n("hugh")},
        },
        units("blue", "cardiff", soldier=2),
        {"family": {"edward": "blue"}, "at": {"edward": "cardiff"}},
        phase=4,
        building={"cardiff": 1},
        hold={"cardiff": "green", "york": "blue"},
        besieger={"cardiff": "blue"},
        scaffold={"cardiff": 1},
        stand={"green+cardiff": 1, "blue+cardiff": 128},
    )
    game = until_buy(play(told))
    by(game, 1, "hail blue")
    act(game, "lift-siege cardiff", "set-free arthur")
    s = state(game)
    assert s.besieger[at("cardiff")] < 0
    assert s.by[n("arthur")] == st.FREE


def until_buy(game: Game) -> Game:
    """Past ransoms, to Red's purchases."""
    while game.prompt(0)["key"] != "buy":
        act(game, legal(game)[0])
    return game


def bundles(game: Game, rng: random.Random, words: Sequence[str]) -> None:
    """Lays random things on the table."""
    for _ in range(4):
        found = [word for word in legal(game) if word.split(" ")[0] in words]
        if found:
            act(game, rng.choice(found))


def test_random_bargains_keep_every_law() -> None:
    for seed in range(12):
        rng = random.Random(seed)
        game = market(
            ("es-2024", "it-2024")[seed % 2], *[rng.randrange(6) for _ in range(9)], together=seed % 3 == 0
        )
        by(game, 1, "hail blue")
        act(game, "bargain red")
        bundles(game, rng, ("give-ware", "want-ware", "give-money", "want-money"))
        lawful(game)
        if "offer" not in legal(game):
            continue
        lawful(act(game, "offer"))
        act(game, rng.choice(legal(game)))
        lawful(game)
