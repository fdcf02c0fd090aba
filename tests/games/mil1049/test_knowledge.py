"""What can be known of cubes behind a screen: bounds never wrong, and tight where nothing is hidden."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import banneret
from banneret.core.errors import BadPosition, CannotSample
from banneret.games.mil1049 import knowledge
from banneret.games.mil1049.printed import DEALS, RESOURCES, TRADE_MOST
from banneret.games.mil1049.state import Realm
from tests.games.mil1049.support import RESOURCES as NAMES
from tests.games.mil1049.support import act, board, cubes, family, table

#: Log lines that tell of cubes coming or going in other words than "gains" and "pays".
TOLD_OTHERWISE = frozenset(
    (
        "commits",
        "kept",
        "toll",
        "bastard",
        "abbess",
        "crusade",
        "cathedral",
        "traded",
        "dowry",
        "outbid",
        "resisted",
    )
)


def state_of(game: banneret.Game) -> Realm:
    assert isinstance(game.state, Realm)
    return game.state


def trades(purse: tuple[int, ...], given: int) -> set[tuple[int, ...]]:
    """What can be behind a screen after a trade of so many cubes, by brute force."""
    found: set[tuple[int, ...]] = set()
    for count in range(TRADE_MOST + 1):
        for deals in itertools.combinations_with_replacement(range(len(DEALS)), count):
            gone = [sum(DEALS[deal][0][r] for deal in deals) for r in range(RESOURCES)]
            if sum(gone) == given and all(gone[r] <= purse[r] for r in range(RESOURCES)):
                come = [sum(DEALS[deal][1][r] for deal in deals) for r in range(RESOURCES)]
                found.add(tuple(purse[r] - gone[r] + come[r] for r in range(RESOURCES)))
    return found


def fitting(state: Any, seat: int) -> set[tuple[int, ...]]:
    """All cubes that a family may have for all that everybody knows."""
    cells = range(seat * RESOURCES, (seat + 1) * RESOURCES)
    ranges = [range(state.least[cell], state.most[cell] + 1) for cell in cells]
    return {purse for purse in itertools.product(*ranges) if knowledge.fits(state, seat, purse)}


def test_every_purse_that_fits_may_be_thought_of_and_no_other() -> None:
    state: Any = state_of(banneret.new("mil1049", 3, 1))
    state.least[:RESOURCES], state.most[:RESOURCES] = [0, 1, 0, 0, 1], [3, 2, 2, 1, 3]
    state.worth_least[0], state.worth_most[0] = 5, 7
    allowed = fitting(state, 0)
    rng = random.Random(7)
    assert {tuple(knowledge.any_purse(state, 0, rng)) for _ in range(60 * len(allowed))} == allowed


def test_a_purse_of_which_little_is_known_is_thought_of_all_the_same() -> None:
    """There are many millions; listing them would keep a bot busy for good."""
    state: Any = state_of(banneret.new("mil1049", 3, 1))
    state.least[:RESOURCES], state.most[:RESOURCES] = [0] * RESOURCES, [60] * RESOURCES
    state.worth_least[0], state.worth_most[0] = 150, 151
    rng = random.Random(7)
    for _ in range(20):
        assert knowledge.fits(state, 0, knowledge.any_purse(state, 0, rng))


def test_bounds_that_nothing_fits_are_told() -> None:
    state: Any = state_of(banneret.new("mil1049", 3, 1))
    state.least[:RESOURCES] = state.most[:RESOURCES] = [0] * RESOURCES
    state.worth_least[0], state.worth_most[0] = 5, 7
    with pytest.raises(CannotSample, match="seat 0"):
        knowledge.any_purse(state, 0, random.Random(1))


@pytest.mark.rule("MIL-GEN-d")
@pytest.mark.parametrize(
    ("purse", "given"), [("2 food, 2 cloth", 2), ("3 metal, 1 gold", 3), ("2 food, 1 cloth, 2 gold", 4)]
)
def test_every_trade_that_could_have_been_made_fits(purse: str, given: int) -> None:
    game = table({"red-a": "castle at=market-1"}, step="market", cubes={"red": purse})
    before = tuple(cubes(game, "red").get(name, 0) for name in NAMES)
    act(game, "trade")
    rng = random.Random(purse)
    state: Any = game.state
    while sum(state.give) < given:
        able = [
            c for c in game.choices(0) if c >> 12 == 34 and sum(state.give) + sum(DEALS[c & 4095][0]) <= given
        ]
        game.apply(0, rng.choice(able))
    act(game, "done")
    allowed = fitting(state_of(game), 0)
    could_be = trades(before, given)
    assert could_be <= allowed
    # Not anything at all is thought possible.
    assert len(allowed) <= 12 * len(could_be)


def test_what_moves_in_the_open_is_known_exactly() -> None:
    """Until somebody trades, everybody who counts along knows everything."""
    game = banneret.new("mil1049", 3, 5)
    rng = random.Random(5)
    while game.must_act and not [line for line in game.log() if line["key"] == "traded"]:
        for name in ("red", "blue", "green"):
            own = cubes(game, name)
            for resource, (low, high) in family(game, name)["cubes"].items():
                assert low == high == own.get(resource, 0)
        seat = rng.choice(game.must_act)
        game.apply(seat, rng.choice(game.choices(seat)))


@pytest.mark.parametrize("seed", range(4))
def test_the_bounds_hold_the_truth_and_samples_keep_to_them(seed: int) -> None:
    game = banneret.new("mil1049", 2 + seed, seed)
    rng = random.Random(seed)
    differ = 0
    while game.must_act:
        state = state_of(game)
        assert knowledge.check(state) == []
        if game.decisions % 4 == 0:
            viewer = rng.randrange(game.seats)
            sample = state_of(game.sample(viewer, rng))
            for seat in range(game.seats):
                assert knowledge.fits(state, seat, sample.purse(seat))
                differ += sample.purse(seat) != state.purse(seat)
            assert sample.purse(viewer) == state.purse(viewer)
        seat = rng.choice(game.must_act)
        listed = game.choices(seat)
        # To the Market, and to trade, wherever it can be.
        keen = [c for c in listed if game.word(c).startswith(("trade", "deal")) or "+market" in game.word(c)]
        game.apply(seat, rng.choice(keen or listed))
    assert differ > 20


def test_at_the_end_the_screens_are_lifted() -> None:
    game = table({"red-a": "castle at=market-1"}, step="market", cubes={"red": "4 food"}, turn=5)
    act(game, "trade", "deal 2-food-for-1-cloth", "done")
    assert family(game, "red")["cubes"]["cloth"][0] == 0
    for seat in (0, 1, 2):
        act(game, "give 0", seat=seat)
    assert game.over
    assert family(game, "red")["cubes"]["cloth"] == [1, 1]
    assert board(game)["families"]["red"]["cubes"]["food"] == [2, 2]


@pytest.mark.parametrize("seed", range(3))
def test_no_cube_is_made_or_lost(seed: int) -> None:
    """At every step the cubes behind all screens are those that the supply gave out and did not get back."""
    game = banneret.new("mil1049", 4, seed)
    rng = random.Random(seed)
    while game.must_act:
        state = state_of(game)
        for resource in range(RESOURCES):
            assert sum(state.cubes[resource::RESOURCES]) == state.issued[resource]
        out = state.issued[:]
        written = game.written
        seat = rng.choice(game.must_act)
        game.apply(seat, rng.choice(game.choices(seat)))
        told = [line for line in game.news(None, written) if line["key"] in ("gains", "pays")]
        moved = dict.fromkeys(NAMES, 0)
        for line in told:
            args: Any = line["args"]
            moved[args["resource"]] += args["count"] if line["key"] == "gains" else -args["count"]
        told_otherwise = {str(line["key"]) for line in game.news(None, written)}
        if not told_otherwise & TOLD_OTHERWISE:
            # All that was told is all that has changed.
            changes = [after - before for after, before in zip(state_of(game).issued, out, strict=True)]
            assert changes == [moved[name] for name in NAMES]


def test_a_position_in_names_is_the_same_position() -> None:
    for seed in range(3):
        game = banneret.new("mil1049", 2 + seed, seed)
        rng = random.Random(seed)
        while game.must_act:
            if rng.randrange(25) == 0:
                again = banneret.setup("mil1049", game.describe_position())
                assert again.same(game)
                assert board(again) == board(game)
            seat = rng.choice(game.must_act)
            game.apply(seat, rng.choice(game.choices(seat)))


@pytest.mark.parametrize(
    ("row", "value"),
    [
        ("men", {"red-a": -1}),
        ("age", {"red-a": 4}),
        ("castle", {"red-a": 2}),
        ("men", {"red-d": 1}),
        ("lord", {"red-a": "red"}),
        ("land", {"red-a+1": "wool-lit"}),
        ("gone", {"mine": 5}),
        ("depth", {"first": 2}),
        ("left", {"food": 3}),
        ("token", {"court-5": "white"}),
        ("token", {"court-1": "marker-red"}),
        ("kings", "blue-d"),
        ("fist", {"red+gold": 1}),
        ("women", {"red": -1}),
        ("place", {"red-a": "court-1", "blue-a": "court-1"}),
    ],
)
def test_positions_that_cannot_be(row: str, value: object) -> None:
    game = table()
    position = game.describe_position()
    old = position.get(row)
    position[row] = {**old, **value} if isinstance(old, dict) and isinstance(value, dict) else value
    with pytest.raises(BadPosition):
        banneret.setup("mil1049", position)
