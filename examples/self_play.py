"""A small network learns Lancaster by playing against itself on one core, in about thirty lines.

    pip install banneret[envs,train]
    python examples/self_play.py 600 policy.pt    # seconds to learn; the network is saved

benchmarks/self_play.py measures how much better it gets; docs/research.md shows it.
"""
# ruff: noqa: T201 - a program for the terminal

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from typing import Any

import torch

from banneret.envs import vector


def network(table: vector.Games) -> Any:
    """What a seat knows goes in; a number for each action comes out, and what the seat may hope for."""
    size, actions = table.observer.size, table.numbering.size
    return torch.nn.Sequential(torch.nn.Linear(size, 256), torch.nn.ReLU(), torch.nn.Linear(256, actions + 1))


def weigh(net: Any, told: Any, masks: Any) -> tuple[Any, Any]:
    """The logarithms of the probabilities of all legal actions, and the hope between -1 and 1."""
    found = net(told.float().sign() * told.float().abs().log1p())
    return found[:, :-1].masked_fill(masks == 0, -1e9).log_softmax(1), found[:, -1].tanh()


def choose(net: Any, table: vector.Games) -> tuple[Any, Any, Any]:
    """An action drawn for each game, with what it was drawn from."""
    told, masks = torch.from_numpy(table.observations.copy()), torch.from_numpy(table.masks.copy())
    with torch.no_grad():
        return told, masks, torch.multinomial(weigh(net, told, masks)[0].exp(), 1)[:, 0]


def learn(table: vector.Games, net: Any, seed: int = 1, batch: int = 4096) -> Iterator[int]:
    """Plays on and on; after each lesson it tells how many decisions were made so far."""
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
    under_way: list[list[tuple[Any, ...]]] = [[] for _ in range(table.count)]
    lesson: list[tuple[Any, ...]] = []
    decisions = 0
    table.reset(seed)
    while True:
        told, masks, actions = choose(net, table)
        seats = table.to_play.tolist()
        table.step(actions.numpy())
        decisions += table.count
        for game, told_here in enumerate(told):
            under_way[game].append((told_here, masks[game], actions[game], seats[game]))
        for game in table.over.nonzero()[0].tolist():  # every decision was as good as its seat fared
            lesson += [(*made[:3], table.rewards[game, made[3]]) for made in under_way[game]]
            under_way[game] = []
        if len(lesson) >= batch:
            told, masks, actions = (torch.stack(each) for each in list(zip(*lesson, strict=True))[:3])
            fared = torch.tensor([made[3] for made in lesson])
            logs, hopes = weigh(net, told, masks)
            better = fared - hopes
            wish = logs.gather(1, actions[:, None])[:, 0] * better.detach()
            freedom = -(logs.exp() * logs).sum(1)
            optimizer.zero_grad()
            (better.square() / 2 - wish - 0.01 * freedom).mean().backward()
            optimizer.step()
            lesson = []
            yield decisions


if __name__ == "__main__":
    torch.manual_seed(1)
    table = vector.games("lancaster", 128, processes=1)
    net = network(table)
    began = time.monotonic()
    for decisions in learn(table, net):
        print(f"{time.monotonic() - began:.0f} s, {decisions} decisions", flush=True)
        if time.monotonic() - began > float(sys.argv[1]):
            break
    torch.save(net.state_dict(), sys.argv[2])
