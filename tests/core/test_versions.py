"""Versions: each seat's own count of what it was asked, so that stale choices are refused."""

from __future__ import annotations

import pytest
from tests.core.helpers import DONE, RETRACT, at_turn, lift, offer, party, put
from tests.core.parlour import Parlour

from banneret.core.errors import StaleChoice, WrongSeat
from banneret.core.game import Game


def versions(game: Game) -> list[int]:
    return [game.version(seat) for seat in range(game.seats)]


def test_ones_own_choice_makes_a_new_version(parlour: Parlour) -> None:
    game = party(parlour, 3)
    before = versions(game)
    game.apply(1, game.choices(1)[0])
    after = versions(game)
    assert after[1] > before[1]


def test_another_seats_hidden_commitment_changes_nothing(parlour: Parlour) -> None:
    """Otherwise one could count how often the others change their minds, or be interrupted by it."""
    game = party(parlour, 3)
    before = game.view(0)
    for _ in range(3):
        game.apply(1, game.choices(1)[1])
        game.apply(1, RETRACT)
    assert game.view(0) == before
    game.apply(1, game.choices(1)[0])
    game.apply(0, game.choices(0)[0], at=before["version"])


def test_being_asked_anew_is_a_new_version(parlour: Parlour) -> None:
    game = party(parlour)
    before = versions(game)
    game.apply(0, game.choices(0)[0])
    assert game.version(1) == before[1]
    game.apply(1, game.choices(1)[0])
    assert game.version(0) > before[0]
    seat_0 = game.version(0)
    game.apply(0, DONE)
    assert game.version(1) > before[1]
    assert game.version(0) > seat_0


def test_an_offer_does_not_interrupt(parlour: Parlour) -> None:
    game = at_turn(parlour, 3)
    before = versions(game)
    game.apply(2, offer(1))
    assert versions(game)[:2] == before[:2]
    assert game.version(2) > before[2]


def test_a_stale_choice_is_refused(parlour: Parlour) -> None:
    game = at_turn(parlour)
    seen = game.version(0)
    game.apply(0, lift(0), at=seen)
    before = game.save()
    wrong: list[object] = [seen, -1, game.version(0) + 1, True, 1.0, "0", []]
    for at in wrong:
        with pytest.raises(StaleChoice) as refusal:
            game.apply(0, put(1), at=at)
        assert refusal.value.rule == "house-stale"
    assert game.save() == before
    game.apply(0, put(1), at=game.version(0))


def test_an_undo_makes_a_new_version_for_all_who_are_asked(parlour: Parlour) -> None:
    """What was seen before it may never be mistaken for what is seen after it (here all may do something)."""
    game = at_turn(parlour, 3)
    seen = {tuple(versions(game))}
    for _ in range(4):
        game.apply(0, lift(0))
        assert tuple(versions(game)) not in seen
        seen.add(tuple(versions(game)))
        before = versions(game)
        game.undo(0)
        assert versions(game) == [number + 1 for number in before]


def test_a_resignation_makes_a_new_version_for_all(parlour: Parlour) -> None:
    game = at_turn(parlour, 3)
    before = versions(game)
    game.resign(2)
    assert versions(game) == [number + 1 for number in before]


@pytest.mark.parametrize("seat", [-1, 2, None, True, 0.0, "0"])
def test_versions_are_of_seats(parlour: Parlour, seat: object) -> None:
    with pytest.raises(WrongSeat):
        party(parlour).version(seat)
