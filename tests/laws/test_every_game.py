"""The laws hold in every game of the house, however it is played."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from banneret.core import registry
from tests.laws.driver import (
    CEILING,
    POLICIES,
    Sitting,
    all_sittings,
    few_sittings,
    play_checked,
    sittings,
    some_sittings,
    step,
)

SITTINGS = all_sittings()
#: Decisions checked for a game in `make test`, all sittings and policies together, and in `make nightly`.
#: Every further game has fewer, so that nobody waits the longer for each: nights are long.
DECISIONS = {"richard3": 100_000, "fief-england": 3_000}
DECISIONS_OF_OTHERS = 9_000
NIGHTLY = 1_000_000
#: One decision in so many is checked thoroughly, which takes thirty times as long.
THOROUGH_EVERY = 400
#: Games in which most of what is hidden may be many things.
ALWAYS_HIDDEN = frozenset({"richard3"})
#: What is hidden is looked at once in so many decisions, and samples are played on once in so many: where
#: games are short, at each and in 60.
STRIDES = {"richard3": 5, "fief-england": 20}
PLAYED_ON = {"fief-england": 600}
#: How many of the first decisions of each sitting are; a game with very many sittings has fewer.
OPENING = 12
OPENINGS = 200

every_game = pytest.mark.parametrize("name", registry.names())
every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)
some = pytest.mark.parametrize("sitting", some_sittings(), ids=str)
every_policy = pytest.mark.parametrize("policy", POLICIES)


def play_many(games: list[Sitting], policy: str, decisions: int, first_seed: int) -> None:
    """Game after game, each in the next sitting, until there have been so many decisions."""
    seed = first_seed
    while decisions > 0:
        sitting = games[(seed + POLICIES.index(policy)) % len(games)]
        decisions -= play_checked(sitting, seed, policy, THOROUGH_EVERY, decisions)
        seed += 1


@every_policy
@every_game
def test_laws_hold(name: str, policy: str) -> None:
    decisions = DECISIONS.get(name, DECISIONS_OF_OTHERS)
    play_many(few_sittings(name), policy, decisions // len(POLICIES) + 1, 1)


@pytest.mark.slow
@every_policy
@every_game
def test_laws_hold_all_night(name: str, policy: str) -> None:
    play_many(sittings(name), policy, NIGHTLY // len(POLICIES) + 1, 1_000_000)


@every_sitting
def test_laws_hold_at_the_first_decisions_of_all(sitting: Sitting) -> None:
    """Every law in full, where games begin."""
    of_this_game = sum(other.name == sitting.name for other in SITTINGS)
    play_checked(sitting, 1, "random", thorough_every=1, most=max(1, min(OPENING, OPENINGS // of_this_game)))


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
    decisions = play_checked(sitting, seed, policy, thorough_every=60 + rng.randrange(200), most=skipped)
    assert decisions <= max(skipped, 0)


@some
def test_samples_differ(sitting: Sitting) -> None:
    """A sample that always came out the same would give hidden things away."""

    game = sitting.start(3)
    rng = random.Random(3)
    viewers = [None, *range(sitting.seats)]
    hidden = dict.fromkeys(viewers, 0)
    differed = dict.fromkeys(viewers, 0)
    while not game.over:
        if game.decisions % STRIDES.get(sitting.name, 1) == 0:
            boards = [game.view(viewer)["board"] for viewer in viewers]
            for viewer, board in zip(viewers, boards, strict=True):
                # Somebody else is shown what this one is not.
                hidden[viewer] += any(other != board for other in boards)
                differed[viewer] += not game.sample(viewer, rng).same(game.sample(viewer, rng))
        step(game, "random", rng)
    for viewer in viewers:
        least = hidden[viewer] // 2 if sitting.name in ALWAYS_HIDDEN else min(1, hidden[viewer])
        assert differed[viewer] >= least, f"seat {viewer}: {differed[viewer]} of {hidden[viewer]}"


@some
def test_samples_are_played_on(sitting: Sitting) -> None:
    """Search plays samples to their end."""

    game = sitting.start(4)
    rng = random.Random(4)
    while not game.over:
        if rng.randrange(PLAYED_ON.get(sitting.name, 60)) == 0:
            sample = game.sample(rng.randrange(sitting.seats), rng).copy(log=False)
            while not sample.over:
                step(sample, "random", rng)
                assert sample.decisions < CEILING
            assert sample.winners
            assert sample.rules.check(sample.state) == []
        step(game, "random", rng)


@some
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
