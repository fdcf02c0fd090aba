"""The example that learns by playing against itself does learn."""

from __future__ import annotations

import pytest

from banneret.arena.stats import wilson
from banneret.envs import vector

torch = pytest.importorskip("torch")


@pytest.mark.slow
def test_it_beats_who_chooses_at_random() -> None:
    from examples import self_play

    torch.manual_seed(1)
    with vector.games("lancaster", 128, processes=1) as table:
        net = self_play.network(table)
        lessons = self_play.learn(table, net)
        while next(lessons) < 200_000:
            pass
    games = 200
    with vector.games("lancaster", games, processes=1, opponents="random") as table:
        table.reset(seed=2)
        won = 0.0
        left = set(range(games))
        while left:
            seats = table.to_play.copy()
            table.step(self_play.choose(net, table)[2].numpy())
            for game in set(table.over.nonzero()[0].tolist()) & left:
                won += (float(table.rewards[game, seats[game]]) + 1.0) / 2.0
                left.remove(game)
    assert wilson(won, games)[0] > 0.6
