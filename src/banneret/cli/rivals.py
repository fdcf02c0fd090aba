"""The second half of ``banneret bench``: our doors beside games that others offer behind the same doors."""

from __future__ import annotations

import importlib
import os
import random
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

#: Every game is measured so often, by turns, and the best time counts.
_ROUNDS: Final = 5
#: Games side by side in one process when vectorised stepping is measured.
_SIDE_BY_SIDE: Final = 64

#: Plays about so long, and tells how many steps a second that were.
Meter = Callable[[float], float]


def compare(games: Mapping[str, int], seconds: float, clock: Callable[[], float]) -> dict[str, Any]:
    """Steps a second of our doors and of the games of others, and ratios, as far as these are installed.

    Args:
        games: which games, with how many seats.
        seconds: how long each is played.
        clock: what tells the time.
    """
    found: dict[str, Any] = {}
    for door, meters in (("pettingzoo", _pettingzoo), ("openspiel", _openspiel)):
        try:
            ours, theirs = meters(games, clock)
        except ImportError as error:
            found[door] = {"missing": f"{error}"}
            continue
        found[door] = _ratios(ours, theirs, seconds)
    with suppress(ImportError):
        found["vector"] = _ratios(_vector(games, clock), {}, seconds)["ours"]
    return found


def _ratios(ours: dict[str, Meter], theirs: dict[str, Meter], seconds: float) -> dict[str, Any]:
    """By turns, so that all of them meet the same machine."""
    best = dict.fromkeys([*ours, *theirs], 0.0)
    for _ in range(_ROUNDS):
        for name, meter in [*ours.items(), *theirs.items()]:
            best[name] = max(best[name], meter(seconds / _ROUNDS))
    return {
        "theirs": {name: round(best[name]) for name in theirs},
        "ours": {
            name: {
                "steps_per_second": round(best[name]),
                "times": {other: round(best[name] / best[other], 2) for other in theirs},
            }
            for name in ours
        },
    }


def lines(found: dict[str, Any]) -> list[str]:
    """The comparison for people."""
    told: list[str] = []
    for door in ("pettingzoo", "openspiel"):
        told.append(f"{door}, steps a second:")
        if "missing" in found[door]:
            told.append(f"  not measured: {found[door]['missing']}")
            continue
        for name, speed in found[door]["theirs"].items():
            told.append(f"  {name:<26}{speed:>10,}")
        for name, figures in found[door]["ours"].items():
            times = ", ".join(f"{ratio:g} times {other}" for other, ratio in figures["times"].items())
            told.append(f"  {name:<26}{figures['steps_per_second']:>10,}   {times}")
    if "vector" in found:
        told.append(f"vector ({_SIDE_BY_SIDE} games in one process), steps a second:")
        for name, figures in found["vector"].items():
            told.append(f"  {name:<26}{figures['steps_per_second']:>10,}")
    return told


# --- PettingZoo: everybody observes, and chooses at random by the mask


def _pettingzoo(
    games: Mapping[str, int], clock: Callable[[], float]
) -> tuple[dict[str, Meter], dict[str, Meter]]:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    theirs = importlib.import_module("pettingzoo.classic.connect_four_v3")
    from banneret.envs import pettingzoo

    ours = {name: _tables(pettingzoo.env(name, seats), clock) for name, seats in games.items()}
    return ours, {"connect_four_v3": _tables(theirs.env(), clock)}


def _tables(env: Any, clock: Callable[[], float]) -> Meter:
    def measured(seconds: float) -> float:
        rng = random.Random(1)
        steps = 0
        began = now = clock()
        while now - began < seconds:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                legal = observation["action_mask"].view(bool).nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
            now = clock()
        return steps / (now - began)

    return measured


# --- OpenSpiel: every node, chance nodes too, is one step


def _openspiel(
    games: Mapping[str, int], clock: Callable[[], float]
) -> tuple[dict[str, Meter], dict[str, Meter]]:
    import pyspiel

    importlib.import_module("open_spiel.python.games.tic_tac_toe")
    from banneret.envs import openspiel

    theirs = {name: _states(pyspiel.load_game(name), clock) for name in ("backgammon", "python_tic_tac_toe")}
    ours = {name: _states(openspiel.load(name, seats), clock) for name, seats in games.items()}
    return ours, theirs


def _states(game: Any, clock: Callable[[], float]) -> Meter:
    def measured(seconds: float) -> float:
        rng = random.Random(1)
        steps = 0
        began = now = clock()
        while now - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                steps += 1
            now = clock()
        return steps / (now - began)

    return measured


# --- many games at once


def _vector(games: Mapping[str, int], clock: Callable[[], float]) -> dict[str, Meter]:
    from banneret.envs import vector

    return {
        name: _rows(vector.games(name, _SIDE_BY_SIDE, seats, processes=1), clock)
        for name, seats in games.items()
    }


def _rows(table: Any, clock: Callable[[], float]) -> Meter:
    def measured(seconds: float) -> float:
        rng = random.Random(1)
        table.reset(seed=1)
        steps = 0
        spent = 0.0
        while spent < seconds:
            actions = []
            for row in table.masks.view(bool):  # not counted: a policy does that for all rows at once
                legal = row.nonzero()[0]
                actions.append(int(legal[int(rng.random() * len(legal))]))
            began = clock()
            table.step(actions)
            spent += clock() - began
            steps += len(actions)
        return steps / spent

    return measured
