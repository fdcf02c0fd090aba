"""Chance left to the caller, as search wants it: nature is a seat, and its choices are the outcomes."""

from __future__ import annotations

import random

import pytest

from banneret.core.errors import GameIsOver, IllegalChoice, WrongSeat
from banneret.core.game import NATURE, Game
from banneret.core.laws import check_decision
from tests.laws.driver import Sitting, some_sittings, step

SITTINGS = some_sittings()
#: Games in which each face of a die leads elsewhere.
DICE_ALL_DIFFER = frozenset({"richard3"})
every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


def open_game(sitting: Sitting, seed: int) -> Game:
    return sitting.start(seed).copy(chance=False)


def questions(sitting: Sitting, seed: int, most: int) -> list[Game]:
    """Positions of one game in which chance is asked."""
    game = open_game(sitting, seed)
    rng = random.Random(seed)
    found: list[Game] = []
    while not game.over and len(found) < most:
        if game.chance is None:
            step(game, "attacking", rng)
        else:
            found.append(game.copy())
            game.apply(NATURE, rng.choice(game.choices(NATURE)))
    return found


@every_sitting
def test_nature_is_asked_alone(sitting: Sitting) -> None:
    for game in questions(sitting, 1, 200):
        asked = game.chance
        assert asked is not None
        _, n = asked
        assert game.must_act == (NATURE,)
        assert game.may_act == ()
        assert game.choices(NATURE) == tuple(range(n))
        for seat in range(sitting.seats):
            assert game.choices(seat) == ()
            assert not game.can_undo(seat)
        assert game.prompt()["key"] == "chance"
        assert check_decision(game, random.Random(1), thorough=True) == []


@every_sitting
def test_every_outcome_leads_elsewhere(sitting: Sitting) -> None:
    """All faces of a die, and all cards that differ, give different positions.

    Of things drawn from a bag all that are left may be alike, but not always.
    """
    differ = 0
    for game in questions(sitting, 2, 60):
        asked = game.chance
        assert asked is not None
        kind, n = asked
        after = set()
        for k in range(n):
            copy = game.copy()
            copy.apply(NATURE, k)
            assert copy.outcomes()[-1] == (kind, n, k)
            after.add((copy.state.fingerprint(), copy.chance, tuple(copy.lines())))
        if sitting.name in DICE_ALL_DIFFER and n == 6:
            assert len(after) == n
        differ += len(after) > 1
        assert game.chance == (kind, n)
    assert differ


@every_sitting
def test_only_outcomes_are_accepted(sitting: Sitting) -> None:
    game = questions(sitting, 3, 1)[0]
    n = len(game.choices(NATURE))
    for wrong in (-1, n, 2**70, True, 0.0, None, "0"):
        with pytest.raises(IllegalChoice):
            game.apply(NATURE, wrong)
    for seat in range(sitting.seats):
        with pytest.raises(WrongSeat):
            game.apply(seat, 0)
        refusal = game.why_not(seat, next(iter(game.rules.verbs)) << 12)
        assert refusal is not None
        assert refusal.rule.startswith("house-")


@every_sitting
def test_the_same_outcomes_lead_to_the_same_game(sitting: Sitting) -> None:
    """A game played with its own dice, and one that is told each of them."""
    game = sitting.start(4)
    told = open_game(sitting, 4)
    rng = random.Random(4)
    while not game.over and game.decisions < 300:
        while told.chance is not None:
            outcomes = game.outcomes()
            told.apply(NATURE, outcomes[len(told.outcomes())][2])
        assert told.same(game)
        seat = rng.choice(game.must_act)
        choice = rng.choice(game.choices(seat))
        game.apply(seat, choice)
        told.apply(seat, choice)
    while told.chance is not None:
        told.apply(NATURE, game.outcomes()[len(told.outcomes())][2])
    assert told.same(game)
    assert told.outcomes() == game.outcomes()
    assert told.lines() == game.lines()


@every_sitting
def test_chance_can_be_given_back(sitting: Sitting) -> None:
    """An open question is answered when the game gets a source of its own again."""
    game = questions(sitting, 5, 1)[0]
    one, two = game.copy(), game.copy()
    for copy in (one, two):
        copy.reseed("a seed")
        assert copy.chance is None
    assert one.same(two)
    assert one.outcomes() == two.outcomes()
    one.resign(0)
    if one.over:
        with pytest.raises(GameIsOver):
            one.resign(1)


@every_sitting
def test_an_open_question_survives_files(sitting: Sitting) -> None:
    """Law 2 holds there too."""
    from banneret import load, restore

    for game in questions(sitting, 6, 12):
        loaded = load(game.save())
        assert loaded.same(game)
        assert loaded.chance == game.chance
        restored = restore(game.snapshot())
        assert restored.same(game)
        assert restored.chance == game.chance
