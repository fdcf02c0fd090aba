"""Taking back: within one's own turn, and never across chance, a reveal or another seat's decision."""

from __future__ import annotations

import random

import pytest
from tests.core.helpers import DONE, RETRACT, SHOW, THROW, at_turn, lift, offer, party, put
from tests.core.parlour import Parlour, Table

from banneret.core.errors import UndoRefused
from banneret.core.game import Game


def refused(game: Game, seat: object) -> None:
    """An undo that must not be possible, and changes nothing."""
    before = (game.save(), game.lines(), game.state.fingerprint())
    assert not game.can_undo(seat)
    with pytest.raises(UndoRefused) as refusal:
        game.undo(seat)
    assert refusal.value.rule == "house-undo"
    assert (game.save(), game.lines(), game.state.fingerprint()) == before


def test_one_choice_after_the_other_is_taken_back(parlour: Parlour) -> None:
    game = at_turn(parlour, 3)
    stages = [game.copy()]
    for choice in (lift(0), put(1), lift(1), put(2)):
        game.apply(0, choice)
        stages.append(game.copy())
    while len(stages) > 1:
        stages.pop()
        game.undo(0)
        assert game.same(stages[-1])
        assert game.record() == stages[-1].record()
        assert game.lines() == stages[-1].lines()
        assert game.outcomes() == stages[-1].outcomes()
        assert game.choices(0) == stages[-1].choices(0)
    refused(game, 0)


def test_a_whole_turn_is_taken_back_at_once(parlour: Parlour) -> None:
    game = at_turn(parlour)
    start = game.copy()
    for choice in (lift(0), put(1), lift(1)):
        game.apply(0, choice)
    game.undo(0, whole_turn=True)
    assert game.same(start)
    refused(game, 0)


def test_only_ones_own_choices_are_taken_back(parlour: Parlour) -> None:
    game = at_turn(parlour, 3)
    game.apply(0, lift(0))
    assert game.can_undo(0)
    for seat in (1, 2, -1, 3, None, True, False, 0.0, "0"):
        refused(game, seat)


def test_the_next_seat_is_a_barrier(parlour: Parlour) -> None:
    game = at_turn(parlour)
    game.apply(0, lift(0))
    game.apply(0, put(1))
    game.apply(0, DONE)
    assert game.must_act == (1,)
    refused(game, 0)
    refused(game, 1)


def test_a_die_is_a_barrier(parlour: Parlour) -> None:
    game = at_turn(parlour)
    game.apply(0, lift(0))
    game.apply(0, put(1))
    game.apply(0, THROW)
    refused(game, 0)
    game.apply(0, lift(0))
    assert game.can_undo(0)
    game.undo(0)
    refused(game, 0)


def test_an_open_question_of_chance_is_a_barrier(parlour: Parlour) -> None:
    game = at_turn(parlour).copy(chance=False)
    game.apply(0, lift(0))
    game.apply(0, put(1))
    game.apply(0, THROW)
    refused(game, 0)
    game.apply(-1, 3)
    refused(game, 0)
    game.apply(0, lift(1))
    game.undo(0)
    assert game.must_act == (0,)
    assert game.outcomes()[-1] == (2, 6, 3)


def test_a_reveal_is_a_barrier(parlour: Parlour) -> None:
    game = at_turn(parlour)
    game.apply(0, lift(0))
    game.apply(0, put(1))
    game.apply(0, SHOW)
    refused(game, 0)


def test_a_hidden_commitment_is_taken_back_by_its_own_verb(parlour: Parlour) -> None:
    game = party(parlour, 3)
    game.apply(1, game.choices(1)[0])
    refused(game, 1)
    assert game.choices(1) == (RETRACT,)
    game.apply(1, RETRACT)
    refused(game, 1)
    assert game.must_act == (0, 1, 2)


def test_the_end_is_a_barrier(parlour: Parlour) -> None:
    game = at_turn(parlour, rounds=1)
    game.apply(0, DONE)
    game.apply(1, lift(0))
    game.apply(1, put(1))
    game.apply(1, DONE)
    assert game.over
    refused(game, 0)
    refused(game, 1)


def test_a_resignation_is_a_barrier(parlour: Parlour) -> None:
    game = at_turn(parlour, 3)
    game.apply(0, lift(0))
    game.resign(2)
    refused(game, 0)
    game.apply(0, put(1))
    assert game.can_undo(0)
    game.undo(0)
    assert game.must_act == (0,)
    state = game.state
    assert isinstance(state, Table)
    assert state.gone == [0, 0, 1]


def test_offers_survive_the_undo_of_another(parlour: Parlour) -> None:
    """What is made aside is no part of the turn: it neither stops an undo nor is lost by it."""
    game = at_turn(parlour, 3)
    game.apply(0, lift(0))
    game.apply(1, offer(2))
    assert game.can_undo(0)
    refused(game, 1)
    game.apply(0, put(1))
    game.apply(2, offer(0))
    game.undo(0)
    state = game.state
    assert isinstance(state, Table)
    assert state.offer == [0, 3, 1]
    assert game.prompt(0)["key"] == "carry"
    game.undo(0)
    state = game.state
    assert isinstance(state, Table)
    assert state.offer == [0, 3, 1]
    assert state.pawn == [0, 0]
    refused(game, 0)
    assert [choice for _, choice in game.record()][-2:] == [offer(2), offer(0)]


def test_offers_alone_are_nothing_to_take_back(parlour: Parlour) -> None:
    game = at_turn(parlour, 3)
    game.apply(1, offer(2))
    for seat in (0, 1, 2):
        refused(game, seat)
    game.apply(0, lift(0))
    game.apply(1, offer(1))
    game.undo(0, whole_turn=True)
    state = game.state
    assert isinstance(state, Table)
    assert state.offer == [0, 2, 0]
    refused(game, 0)


def test_what_is_taken_back_can_be_chosen_differently(parlour: Parlour) -> None:
    game = at_turn(parlour)
    other = game.copy()
    game.apply(0, lift(0))
    game.apply(0, put(1))
    game.undo(0)
    game.undo(0)
    for played in (game, other):
        played.apply(0, lift(1))
        played.apply(0, put(2))
        played.apply(0, DONE)
    assert game.same(other)
    assert game.save() == other.save()


def test_a_sample_takes_back_what_was_chosen_in_it(parlour: Parlour) -> None:
    game = at_turn(parlour)
    game.apply(0, lift(0))
    sample = game.sample(0, random.Random(1))
    assert sample.can_undo(0)
    with pytest.raises(UndoRefused, match="not known"):
        sample.undo(0)
    before = sample.copy()
    sample.apply(0, put(1))
    sample.undo(0)
    assert sample.same(before)


def test_copies_take_back_on_their_own(parlour: Parlour) -> None:
    game = at_turn(parlour)
    game.apply(0, lift(0))
    copy = game.copy()
    copy.undo(0)
    assert game.can_undo(0)
    assert game.prompt(0)["key"] == "carry"
    assert copy.prompt(0)["key"] == "turn"
    quiet = game.copy(log=False)
    quiet.undo(0)
    assert quiet.same(copy)
