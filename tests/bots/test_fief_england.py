"""How the bots play Fief England: never stuck, quickly enough to be waited for, and better than chance."""

from __future__ import annotations

import random

import pytest

import banneret
from banneret import bots
from banneret.bots import SeatView
from banneret.bots.judge import Judge
from banneret.games.fief_england.evaluate import VICTORY, evaluate, quiet
from banneret.games.fief_england.state import Fief

#: More decisions than any game has.
_ENDLESS = 12_000


def table(seats: int, edition: str, names: dict[int, str], seed: str, most: int = _ENDLESS) -> banneret.Game:
    """A game in which some seats are bots and the others choose at random."""
    game = banneret.new("fief-england", seats, seed, {"edition": edition})
    rng = random.Random(seed)
    players = {seat: bots.find(name)(f"{seed}/{seat}") for seat, name in names.items()}
    chairs = {seat: SeatView(game, seat) for seat in names}
    for _ in range(most):
        if not game.must_act:
            break
        seat = game.must_act[0]
        if seat in players:
            game.apply(seat, players[seat].choose(chairs[seat]))
        else:
            game.apply(seat, rng.choice(game.choices(seat)))
    return game


def wins(seats: int, edition: str, games: int) -> float:
    """The share of games in which one greedy player is among the winners, from every seat in turn."""
    won = 0
    for number in range(games):
        me = number % seats
        game = table(seats, edition, {me: "greedy"}, f"wins/{seats}/{edition}/{number}")
        assert game.over
        won += me in game.winners
    return won / games


@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_it_beats_chance_at_a_table_of_four(edition: str) -> None:
    """Chance alone is among the winners of every second game at most."""
    assert wins(4, edition, 4) >= 0.75


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance_in_nine_games_of_ten(seats: int, edition: str) -> None:
    assert wins(seats, edition, 60) >= 0.9


@pytest.mark.parametrize(("seats", "edition"), [(2, "it-2024"), (3, "es-2024"), (4, "it-2024")])
def test_three_of_them_come_to_an_end_with_somebody_who_does_anything(seats: int, edition: str) -> None:
    game = table(seats, edition, dict.fromkeys(range(1, seats), "greedy"), f"end/{seats}/{edition}")
    assert game.over
    assert isinstance(game.state, Fief)
    for seat in range(seats):
        won = evaluate(game.state, seat) > 0
        assert won == (seat in game.winners)
        assert abs(evaluate(game.state, seat)) >= VICTORY / seats


def test_all_levels_play_it() -> None:
    for name in ("page", "squire", "knight"):
        game = table(4, "es-2024", {0: name}, f"level/{name}", 120)
        assert game.decisions >= 120


def test_a_game_is_quiet_where_nothing_is_half_done() -> None:
    judge = Judge("fief-england")
    assert judge.quiet is not None
    assert judge.scale > 0
    game = banneret.new("fief-england", 4, 3, {"edition": "es-2024"})
    seen = {True: 0, False: 0}
    rng = random.Random(3)
    for _ in range(300):
        assert isinstance(game.state, Fief)
        seen[quiet(game.state)] += 1
        if not game.must_act:
            break
        seat = game.must_act[0]
        game.apply(seat, rng.choice(game.choices(seat)))
    assert seen[True]
    assert seen[False]
