"""How strong the greedy bot of MIL (1049) is, and that its judgement is sound: no secret, no side effect."""

from __future__ import annotations

import random

import pytest

import banneret
from banneret import bots
from banneret.bots import SeatView
from banneret.core.game import Game
from banneret.games.mil1049.evaluate import VICTORY, evaluate, prefer, quiet
from banneret.games.mil1049.state import Realm

SITTINGS: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (3, {"advanced": True}),
    (4, {"start-with-fishing": True}),
    (5, {"aggressive-lands": True}),
)


def state_of(game: Game) -> Realm:
    assert isinstance(game.state, Realm)
    return game.state


def play(seats: int, greedy: int, seed: str) -> Game:
    """A whole game of one greedy bot against random ones."""
    game = banneret.new("mil1049", seats, seed)
    seated = [bots.find("greedy" if seat == greedy else "random")(f"{seed}/{seat}") for seat in range(seats)]
    chairs = [SeatView(game, seat) for seat in range(seats)]
    while game.must_act:
        seat = game.must_act[0]
        game.apply(seat, seated[seat].choose(chairs[seat]))
    return game


def wins(seats: int, games: int) -> int:
    """In how many games the greedy bot wins, sitting everywhere in turn."""
    return sum([n % seats in play(seats, n % seats, f"mil {seats} {n}").winners for n in range(games)])


def test_it_beats_chance_at_tables_of_two_and_of_four() -> None:
    """By chance it would win half of the first, a quarter of the second."""
    assert wins(2, 30) >= 28
    assert wins(4, 20) >= 18


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(2, 390), (3, 380), (4, 370), (5, 360)])
def test_it_beats_chance_in_four_hundred_games(seats: int, least: int) -> None:
    assert wins(seats, 400) >= least


@pytest.mark.parametrize(("seats", "options"), SITTINGS)
def test_its_preferences_know_no_secret_and_change_nothing(seats: int, options: dict[str, object]) -> None:
    """Scores are the same in all positions that the seat cannot tell apart, the real one too."""
    asked: set[str] = set()
    for seed in range(4):
        game = banneret.new("mil1049", seats, seed, options)
        rng = random.Random(seed)
        while game.must_act:
            seat = rng.choice(game.must_act)
            legal = game.choices(seat)
            if len(legal) > 1 and (
                rng.randrange(4) == 0 or game.rules.steps[game.state.stack[-1][0]].name not in asked
            ):
                asked.add(game.rules.steps[game.state.stack[-1][0]].name)
                opinions = []
                for position in (game, game.sample(seat, rng), game.sample(seat, rng)):
                    state = state_of(position)
                    before = state.fingerprint()
                    opinions.append(prefer(state, seat, legal))
                    assert state.fingerprint() == before
                assert len(opinions[0]) == len(legal)
                assert opinions[0] == opinions[1] == opinions[2]
            # A kind of choice first, so that rare ones come up.
            verb = rng.choice(sorted({choice >> 12 for choice in legal}))
            game.apply(seat, rng.choice([choice for choice in legal if choice >> 12 == verb]))
    assert {"actions", "birth", "wedding", "raid", "court", "market", "war", "cathedral", "curia"} <= asked


def test_it_judges_the_end_by_who_has_won() -> None:
    game = play(3, 1, "end")
    state = state_of(game)
    values = [evaluate(state, seat) for seat in range(3)]
    for seat in range(3):
        assert (values[seat] > VICTORY / 3) is (seat in game.winners)
        assert (values[seat] < -VICTORY / 3) is (seat not in game.winners)


def test_it_knows_when_nothing_is_half_done() -> None:
    game = banneret.new("mil1049", 2, 1)
    seat = game.must_act[0]
    assert quiet(state_of(game))
    harvest = next(c for c in game.choices(seat) if game.word(c).startswith("harvest"))
    game.apply(seat, harvest)
    # The time token is still to be taken.
    assert not quiet(state_of(game))


def test_more_is_worth_more() -> None:
    """Points, soldiers, heirs and cubes for oneself are good, and bad for the others."""
    game = banneret.new("mil1049", 3, 1)
    base = state_of(game)
    for name, place, more in (
        ("score", 0, 5),
        ("men", 0, 2),
        ("heir", 0, 1),
        ("cubes", 4, 3),
        ("privileges", 0, 1),
    ):
        copy = state_of(game.copy())
        row = next(row for spec, row in zip(copy.specs, copy.rows, strict=True) if spec.name == name)
        row[place] += more
        assert evaluate(copy, 0) > evaluate(base, 0), name
        assert evaluate(copy, 1) < evaluate(base, 1), name
    copy = state_of(game.copy())
    copy.women[0] += 2
    assert evaluate(copy, 0) < evaluate(base, 0)
