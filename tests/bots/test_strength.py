"""How strong the greedy bot of Richard III is: whole games against the random one, always the same ones."""

from __future__ import annotations

import pytest

import banneret
from banneret import bots
from banneret.bots import SeatView

SCENARIOS = ("Wars of the Roses", "Kingmaker", "Richard III")


def wins(scenario: str, side: int, games: int) -> int:
    """In how many games the greedy bot wins as a house."""
    won = 0
    for number in range(games):
        seed = f"strength/{scenario}/{side}/{number}"
        game = banneret.new("richard3", seed=seed, options={"scenario": scenario})
        seated = [bots.find("greedy" if seat == side else "random")(seed) for seat in (0, 1)]
        chairs = [SeatView(game, seat) for seat in (0, 1)]
        while game.must_act:
            seat = game.must_act[0]
            game.apply(seat, seated[seat].choose(chairs[seat]))
        won += side in game.winners
    return won


def test_it_beats_chance_from_both_sides() -> None:
    """24 games, four a side in each scenario; chance alone wins 12 of them."""
    results = {(scenario, side): wins(scenario, side, 4) for scenario in SCENARIOS for side in (0, 1)}
    assert sum(results.values()) >= 22, results
    assert min(results.values()) >= 3, results


@pytest.mark.slow
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("scenario", "least"), [("Wars of the Roses", 95), ("Kingmaker", 85), ("Richard III", 85)]
)
def test_it_beats_chance_in_a_hundred_games(scenario: str, least: int, side: int) -> None:
    assert wins(scenario, side, 100) >= least
