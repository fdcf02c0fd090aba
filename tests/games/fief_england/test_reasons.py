"""Why not: refusals say what would be needed, in three languages, and betray nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

import banneret
from banneret.core.game import Game
from banneret.core.text import LANGUAGES, texts
from tests.games.fief_england.support import act, code, play, position, units
from tests.games.fief_england.test_cards import HOMES, disasters, n
from tests.games.fief_england.test_court import LORDS
from tests.games.fief_england.test_deals import market


def more(game: Game, word: str, seat: int | None = None) -> tuple[str, tuple[object, ...]]:
    """What a refusal says beside its rule, in names."""
    asking = game.must_act[0] if seat is None else seat
    refusal = game.why_not(asking, code(game, word))
    assert refusal is not None, word
    kinds = game.rules.details[refusal.detail] if refusal.detail else ()
    named = game.rules.named(kinds, refusal.args, game.seats)
    return refusal.detail, tuple(named.values())


def wooing(**rows: Any) -> Game:
    """Red may propose a marriage in round 3."""
    more_ = {"family": {"anabel": "blue", "philippa": "red"}, "at": {"anabel": "york", "philippa": "bristol"}}
    told = {"phase": 1, "round": 3, "stack": [["rounds", {"stage": 2}], ["propose", {"who": "red"}]], **rows}
    return play(position(HOMES, more_, **told))


@pytest.mark.rule("FE-9.0-b", "FE-9.0-c", "FE-2.14-c")
def test_why_two_do_not_marry() -> None:
    assert more(wooing(), "wed henri+hugh") == ("man-and-woman", ())
    assert more(wooing(), "wed hugh+philippa") == ("is-of", ("hugh", "blue"))
    assert more(wooing(), "wed henri+lucia") == ("not-in-play", ("lucia",))
    assert more(wooing(see={"exeter": "henri"}), "wed henri+anabel") == ("is-clergy", ("henri",))
    told: dict[str, Any] = {"spouse": {"anabel": "thomas", "thomas": "anabel"}}
    assert more(wooing(**told), "wed henri+anabel") == ("is-married", ("anabel", "thomas"))
    assert more(wooing(round=1), "wed henri+anabel") == ("from-round", (2,))


@pytest.mark.rule("FE-9.1-b", "FE-9.1-c", "FE-9.1-d")
def test_why_somebody_does_not_stand() -> None:
    game = play(
        position(
            HOMES,
            LORDS,
            {"at": {"hugh": "bristol"}},
            phase=1,
            stack=[["rounds", {"stage": 3}], ["nominate", {"who": "red"}]],
            by={"hugh": n("henri")},
        )
    )
    assert more(game, "nominate hugh")[0] in ("is-captive", "no-fief")
    assert more(game, "nominate arthur") == ("not-in-play", ("arthur",))


@pytest.mark.rule("FE-9.2-e")
def test_what_is_left_of_a_royal_tax() -> None:
    stack = [["rounds", {"stage": 3}], ["royal-tax", {"who": "red"}]]
    game = act(play(position(HOMES, phase=1, now={6: n("henri")}, stack=stack)), "share blue+9")
    assert more(game, "share green+5") == ("left-to-share", (3,))


@pytest.mark.rule("FE-5.0-b", "FE-2.5-l", "FE-5.0-p", "FE-5.4-d")
def test_why_nobody_moves() -> None:
    def march(**rows: Any) -> Game:
        troops = units("red", "bristol", soldier=1)
        return play(position(HOMES, troops, **{"phase": 5, "hold": {"bristol": "red"}, **rows}))

    assert more(march(), "lead hugh") == ("is-of", ("hugh", "blue"))
    assert more(march(), "join henri") == ("", ())
    game = act(march(), "lead henri")
    assert more(game, "road york") == ("no-road", ("bristol", "york"))
    assert more(game, "bargain blue") == ("half-done", ())
    assert more(game, "raid blue") == ("", ())
    stormy = act(march(disaster=disasters(storms="south-west")), "lead henri")
    assert more(stormy, "road exeter") == ("lies-there", ("storms", "south-west"))


@pytest.mark.rule("FE-2.6-a", "FE-2.8-b", "FE-2.8-e", "FE-2.2-a", "FE-11.1-a")
def test_why_a_card_is_not_played() -> None:
    def cards(**rows: Any) -> Game:
        stack = [["rounds", {"stage": 7}], ["play", {"who": "red"}]]
        return play(position(HOMES, LORDS, **{"phase": 2, "stack": stack, **rows}))

    assert more(cards(), "play arthur") == ("no-card", ("arthur",))
    assert more(cards(), "assassinate hugh") == ("no-card", ("assassination",))
    assert more(cards(hand={"red+tax": 1}), "tithe york") == ("see-vacant", ("york",))
    assert more(cards(hand={"red+good-weather": 1}, disaster=disasters(famine="wales")), "weather wales") == (
        "lies-there",
        ("famine", "wales"),
    )
    assert more(cards(), "hire york") == ("no-mercenaries", ())
    poor = cards(fourth={"red": "mercenary-french"}, money=[1, 0, 0, 0])
    assert more(poor, "hire york") == ("costs", (2, 1))


@pytest.mark.rule("FE-2.15-b", "FE-2.15-d", "FE-7.6-k", "FE-5.1-h", "FE-2.12-h")
def test_why_a_bargain_is_not_struck() -> None:
    game = act(market(), "bargain blue")
    assert more(game, "offer") == ("table-empty", ())
    assert more(game, "give-ware captive-hugh") == ("holds-not", ("hugh",))
    assert more(game, "give-ware city-york") == ("must-hold", ("york",))
    assert more(game, "give-ware servant-mata") == ("serves-elsewhere", ("mata",))
    assert more(game, "give-ware bow-york") == ("no-bows", ("york",))
    assert more(game, "want-ware leave-bristol") == ("not-asked", ("blue", "bristol"))
    assert more(game, "give-money 10") == ("has-money", (9,))
    act(game, "want-ware card-justice", "want-ware card-ambush")
    assert more(game, "offer") == ("one-card", ())
    far = act(market(), "bargain green", "give-money 1")
    assert more(far, "offer") == ("too-far", ("green",))
    bare = act(market(together=True, pigeon=[0, 0, 3, 3]), "bargain blue", "give-money 1")
    assert more(bare, "offer") == ("no-pigeon", ())
    asked = act(market(together=True), "bargain blue", "want-ware card-tax", "offer")
    assert more(asked, "yes") == ("no-card", ("tax",))
    assert more(market(), "lift-siege york") == ("no-siege", ())
    assert more(market(), "set-free hugh") == ("holds-not", ("hugh",))
    assert more(market(), "ally-gift 3") == ("no-ally", ())


@pytest.mark.rule("FE-2.15-a")
def test_why_nobody_hears() -> None:
    game = act(market(), "bargain blue", "give-money 1")
    game.apply(2, code(game, "hail green"))
    assert more(game, "hail green", 2) == ("hails-spent", (4,))


@pytest.mark.rule("FE-7.0-e", "FE-7.9-a", "FE-4.3-a")
def test_why_there_is_no_battle_nor_siege_nor_title() -> None:
    told = position(
        HOMES, units("red", "york", soldier=2), {"at": {"henri": "york"}}, phase=7, hold={"york": "blue"}
    )
    game = play(told)
    assert more(game, "besiege york") == ("no-walls", ("york",))
    assert more(game, "attack lincoln+blue") == ("nobody-there", ("lincoln",))
    assert more(game, "sally york+blue") == ("not-besieged", ("york",))
    alone = play(position(HOMES, units("red", "york", soldier=2), phase=7, hold={"york": "blue"}))
    assert more(alone, "attack york+blue") == ("needs-noble", ("york",))
    assert more(market(), "title wales") == ("must-control", ("red", "cardiff"))


def test_every_refusal_can_be_read_and_betrays_nothing() -> None:
    """Random forbidden choices in random games: the words exist, and a sample is refused in the same way."""
    for seed in range(6):
        rng = random.Random(seed)
        seats = 2 + seed % 3
        game = banneret.new(
            "fief-england", seats=seats, seed=seed, options={"edition": ("es-2024", "it-2024")[seed % 2]}
        )
        say = texts(game.rules)
        verbs = list(game.rules.verbs)
        seen = 0
        while not game.over and seen < 260:
            seat = rng.choice(game.must_act)
            if rng.random() < 0.3:
                twin = game.sample(seat, random.Random(seed))
                for _ in range(4):
                    verb = rng.choice(verbs)
                    kind = game.rules.verbs[verb].noun
                    c = verb << 12 | rng.randrange(game.rules.noun_count(kind, seats))
                    refusal = game.why_not(seat, c)
                    assert twin.why_not(seat, c) == refusal
                    if refusal is None or not refusal.detail:
                        continue
                    seen += 1
                    for language in LANGUAGES:
                        assert say.refusal(refusal, language, seats)
            game.apply(seat, rng.choice(game.choices(seat)))
        assert seen
