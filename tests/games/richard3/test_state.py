"""What a position keeps beside the places of its blocks."""

from __future__ import annotations

import random

import banneret
from banneret.core.state import Fields
from banneret.games.richard3.board import AREA_IDS, AREAS, BIT, BLOCKS, BORDER, LIMIT, POOL
from banneret.games.richard3.state import COUNTED, FULL, ROWS, War


def war_of(game: banneret.Game) -> War:
    state = game.state
    assert isinstance(state, War)
    return state


def test_rows_have_the_names_of_their_attributes() -> None:
    s = War(Fields(2, {}))
    assert [spec.name for spec in s.specs] == [row.name for row in ROWS]
    for spec, row in zip(s.specs, s.rows, strict=True):
        assert getattr(s, spec.name) is row, spec.name
        assert row == [spec.start] * spec.size


def test_counts_follow_the_blocks() -> None:
    """Counted by hand, all through some wars."""
    for seed in range(6):
        game = banneret.new("richard3", seed=seed)
        rng = random.Random(seed)
        while game.must_act:
            s = war_of(game)
            if game.decisions % 7 == 0:
                for side in (0, 1):
                    for area in range(POOL + 1):
                        there = [b for b in range(BLOCKS) if s.loc[b] == area and s.owner(b) == side]
                        assert s.cnt[side * COUNTED + area] == len(there)
                        assert s.here[side * COUNTED + area] == sum(BIT[b] for b in there)
                        assert s.held[side] >> area & 1 == (len(there) > 0)
                        assert sorted(s.at(side, area)) == there
            seat = rng.choice(game.must_act)
            game.apply(seat, rng.choice(game.choices(seat)))


def test_crossings_are_counted_for_each_house() -> None:
    s = War(Fields(2, {}))
    area = {name: number for number, name in enumerate(AREA_IDS)}
    yellow = BORDER[area["kent"] * AREAS + area["sussex"]]
    red = BORDER[area["cumbria"] * AREAS + area["lancaster"]]
    assert (LIMIT[yellow], LIMIT[red]) == (4, 2)
    for times in range(1, 4):
        s.cross_border(0, yellow)
        assert (s.crossed(0, yellow), s.crossed(1, yellow), s.now[FULL]) == (times, 0, 0)
    s.cross_border(1, yellow, 2)
    assert (s.crossed(0, yellow), s.crossed(1, yellow), s.now[FULL]) == (3, 2, 0)
    s.cross_border(0, yellow)
    assert (s.crossed(0, yellow), s.now[FULL]) == (4, 1)
    s.cross_border(1, red, 2)
    assert (s.crossed(0, red), s.crossed(1, red), s.now[FULL]) == (0, 2, 2)
    s.forget_crossings()
    assert (s.crossed(0, yellow), s.crossed(1, red), s.now[FULL]) == (0, 0, 0)
