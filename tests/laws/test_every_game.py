"""The laws hold in every game of the house, however it is played."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.laws.driver import CEILING, POLICIES, Sitting, all_sittings, play_checked, step

SITTINGS = all_sittings()
#: Decisions checked in `make test`, all sittings and policies together, and in `make nightly`.
DECISIONS = 100_000
NIGHTLY = 1_000_000
#: One decision in so many is checked thoroughly, which takes thirty times as long.
THOROUGH_EVERY = 400

every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)
every_policy = pytest.mark.parametrize("policy", POLICIES)


def play_many(sitting: Sitting, policy: str, decisions: int, first_seed: int) -> None:
    """Game after game, until there have been so many decisions."""
    seed = first_seed
    while decisions > 0:
        decisions -= play_checked(sitting, seed, policy, THOROUGH_EVERY, decisions)
        seed += 1


@every_policy
@every_sitting
def test_laws_hold(sitting: Sitting, policy: str) -> None:
    play_many(sitting, policy, DECISIONS // (len(SITTINGS) * len(POLICIES)) + 1, 1)


@pytest.mark.slow
@every_policy
@every_sitting
def test_laws_hold_all_night(sitting: Sitting, policy: str) -> None:
    play_many(sitting, policy, NIGHTLY // (len(SITTINGS) * len(POLICIES)) + 1, 1_000_000)


@every_sitting
def test_laws_hold_at_the_first_decisions_of_all(sitting: Sitting) -> None:
    """Every law in full, where games begin."""
    play_checked(sitting, 1, "random", thorough_every=1, most=12)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    sitting=st.sampled_from(SITTINGS),
    seed=st.integers(min_value=0),
    policy=st.sampled_from(POLICIES),
    skipped=st.integers(0, 500),
)
def test_laws_hold_wherever_one_looks(sitting: Sitting, seed: int, policy: str, skipped: int) -> None:
    """Any seed, any policy, any place in the game."""
    rng = random.Random(seed)
    decisions = play_checked(sitting, seed, policy, thorough_every=1 + rng.randrange(200), most=skipped)
    assert decisions <= max(skipped, 0)


@every_sitting
def test_samples_differ(sitting: Sitting) -> None:
    """A sample that always came out the same would give hidden things away."""

    game = sitting.start(3)
    rng = random.Random(3)
    looked = [0] * (sitting.seats + 1)
    differed = [0] * (sitting.seats + 1)
    while not game.over:
        if game.decisions % 5 == 0:
            for seat in range(-1, sitting.seats):
                viewer = None if seat < 0 else seat
                looked[seat] += 1
                differed[seat] += not game.sample(viewer, rng).same(game.sample(viewer, rng))
        step(game, "random", rng)
    for seat in range(-1, sitting.seats):
        assert differed[seat] > looked[seat] // 2, f"seat {seat}: {differed[seat]} of {looked[seat]}"


@every_sitting
def test_samples_are_played_on(sitting: Sitting) -> None:
    """Search plays samples to their end."""

    game = sitting.start(4)
    rng = random.Random(4)
    while not game.over:
        if rng.randrange(60) == 0:
            sample = game.sample(rng.randrange(sitting.seats), rng).copy(log=False)
            while not sample.over:
                step(sample, "random", rng)
                assert sample.decisions < CEILING
            assert sample.winners
            assert sample.rules.check(sample.state) == []
        step(game, "random", rng)


@every_sitting
def test_every_game_ends_soon_if_nobody_acts(sitting: Sitting) -> None:
    """Passing is no way to play for ever (law 8)."""
    rng = random.Random(5)
    game = sitting.start(5)
    while not game.over:
        seat = game.must_act[0]
        listed = game.choices(seat)
        passing = [c for c in listed if not game.rules.verbs[c >> 12].noun]
        game.apply(seat, rng.choice(passing or list(listed)))
        assert game.decisions < 5_000
