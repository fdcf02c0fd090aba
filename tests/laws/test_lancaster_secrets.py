"""What is secret in Lancaster: a vote, until all have voted. Any other would look the same to the others."""

from __future__ import annotations

import itertools
import random

import pytest

from banneret.core.game import Game
from banneret.core.laws import seen_by
from banneret.games.lancaster.state import Realm
from tests.games.lancaster.support import act, new, realm
from tests.laws.driver import step


def with_votes(game: Game, votes: dict[int, tuple[int, int]]) -> Game:
    """The same position with other votes of some seats."""
    copy = game.copy()
    state = copy.state
    assert isinstance(state, Realm)
    for seat, (side, markers) in votes.items():
        state.vote[seat] = side
        state.vote_markers[seat] = markers
    return copy


def possible(game: Game, seat: int) -> list[tuple[int, int]]:
    """Every vote that a seat could have laid."""
    state = game.state
    assert isinstance(state, Realm)
    return list(itertools.product((0, 1), range(state.markers[seat] + 1)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_other_vote_looks_the_same_to_everybody_else(seats: int) -> None:
    markers = {
        name: number for number, name in enumerate(("blue", "red", "green", "yellow", "black")[:seats])
    }
    game = realm(seats=seats, step="vote", markers=markers)
    for voted in range(seats - 1):
        act(game, f"yes {voted}", seat=voted)
        looked = 0
        for vote in possible(game, voted):
            other = with_votes(game, {voted: vote})
            for viewer in range(-1, seats):
                if viewer != voted:
                    assert seen_by(other, viewer) == seen_by(game, viewer)
                    looked += 1
        assert looked >= 2 * seats


@pytest.mark.parametrize("seed", range(3))
def test_no_look_at_the_table_tells_how_somebody_voted(seed: int) -> None:
    """A crawl through whole games: wherever somebody has voted, all other votes are as likely to the rest."""
    game = new(4, seed, laws="drawn")
    rng = random.Random(seed)
    crawled = 0
    while not game.over:
        state = game.state
        assert isinstance(state, Realm)
        decided = [seat for seat in range(4) if state.vote[seat] >= 0]
        for seat in decided:
            other = with_votes(game, {seat: rng.choice(possible(game, seat))})
            for viewer in range(-1, 4):
                if viewer != seat:
                    assert seen_by(other, viewer) == seen_by(game, viewer)
                    crawled += 1
        step(game, "random", rng)
    assert crawled > 50


def test_samples_reach_every_vote() -> None:
    game = realm(step="vote", markers={"blue": 2})
    act(game, "no 1", seat="blue")
    rng = random.Random(1)
    found = set()
    for _ in range(80):
        state = game.sample(1, rng).state
        assert isinstance(state, Realm)
        found.add((state.vote[0], state.vote_markers[0]))
    assert found == set(possible(game, 0))
    own = game.sample(0, rng).state
    assert isinstance(own, Realm)
    assert (own.vote[0], own.vote_markers[0]) == (0, 1), "one knows one's own"
