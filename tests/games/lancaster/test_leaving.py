"""Players who give up, at any moment of any game."""

from __future__ import annotations

import random

import pytest

from tests.games.lancaster.support import act, asked, board, new, realm, row, said


@pytest.mark.rule("LA-FRAME-e")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whenever_somebody_leaves_the_others_play_on(seats: int) -> None:
    left_at: set[str] = set()
    for seed in range(25):
        rng = random.Random(f"{seats}/{seed}")
        game = new(seats, seed, laws=rng.choice(["base", "new", "drawn"]))
        while not game.over:
            out = row(game, "out")
            present = [seat for seat in range(seats) if not out[seat]]
            assert set(game.must_act) <= set(present)
            if rng.random() < 0.03:
                left_at.add(str(game.prompt()["key"]))
                game.resign(rng.choice(present))
            else:
                seat = rng.choice(game.must_act)
                game.apply(seat, rng.choice(game.choices(seat)))
            assert game.rules.check(game.state) == []
        assert game.winners
    assert len(left_at) > 6, "in many different steps"


@pytest.mark.rule("LA-FRAME-e")
def test_the_last_one_present_has_won() -> None:
    game = realm(seats=3, points={"blue": 1, "red": 30, "green": 20})
    game.resign(1)
    game.resign(2)
    assert game.winners == (0,)
    assert said(game, "won") == [{"who": "blue", "points": 1}]


@pytest.mark.rule("LA-FRAME-e")
def test_who_left_wins_nothing_in_the_end() -> None:
    game = realm({"blue": {"stafford": 1}, "red": {"court": 4}}, step="counties", round=5, points={"red": 90})
    game.resign(1)
    act(game, "take-noble")
    assert game.over
    assert game.winners == (0,)
    assert {line["who"] for line in said(game, "majority")} == {"blue", "green"}


@pytest.mark.rule("LA-FRAME-e")
def test_surrey_is_left_without_a_name() -> None:
    game = realm({"blue": {"surrey": 2}, "red": {"castle-gold": 1}}, step="counties", start="red")
    assert asked(game) == "blue county"
    game.resign(0)
    assert asked(game) == "red castle"
    assert board(game)["next_start"] is None
