"""Records games of MIL (1049): one for each thing that can happen, one for each way to play and to end.

    .venv/bin/python -m tests.saves.record_mil1049      (in the project's folder)

The games are played half by the greedy judgement and half by chance, seed after seed, until one is found
that shows what is wanted. A game that is already there stays, unless the rules no longer replay it.
"""

from __future__ import annotations

import random
import sys
from typing import Final

import banneret
from banneret.core.errors import BanneretError
from banneret.core.game import Game
from banneret.games.mil1049.evaluate import prefer
from banneret.games.mil1049.state import Realm
from tests.saves.mil1049 import ALL_ENDED, ALL_SHOWN, FOLDER, Ended, Shown, ending_of

#: How many seeds are tried for one game before it is given up.
SEEDS: Final = 6_000


def step(game: Game, rng: random.Random, sense: float) -> None:
    """One decision: with so much sense by the judgement, else a verb by chance, and something it can do."""
    seat = rng.choice(game.must_act)
    listed = game.choices(seat)
    state = game.state
    if rng.random() < sense and isinstance(state, Realm):
        scores = prefer(state, seat, listed)
        game.apply(seat, listed[scores.index(max(scores))])
        return
    verb = rng.choice(sorted({choice >> 12 for choice in listed}))
    game.apply(seat, rng.choice([choice for choice in listed if choice >> 12 == verb]))


def show(wanted: Shown, seed: int) -> Game | None:
    """A game up to what it shall show; None if it does not."""
    game = banneret.new("mil1049", wanted.seats, seed, wanted.options)
    rng = random.Random(seed)
    written = 0
    while not game.over:
        step(game, rng, 0.5)
        if game.written != written:
            written = game.written
            if wanted.shown(game.log()):
                return game
    return None


def end(wanted: Ended, seed: int) -> Game | None:
    """A whole game; None if it ends in another way."""
    game = banneret.new("mil1049", wanted.seats, seed, wanted.options)
    rng = random.Random(seed)
    leaving = rng.randrange(20, 120) if wanted.ending in ("resigned", "gave-up") else -1
    while not game.over:
        if game.decisions == leaving:
            game.resign(rng.randrange(game.seats))
        else:
            step(game, rng, 0.7)
    return game if ending_of(game) == wanted.ending else None


def sound(wanted: Shown | Ended) -> bool:
    """Whether there is such a game already, and it still is what it should be."""
    try:
        game = banneret.load(wanted.file)
    except (BanneretError, OSError):
        return False
    return wanted.shown(game.log()) if isinstance(wanted, Shown) else ending_of(game) == wanted.ending


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    missing: list[str] = []
    games: list[Shown | Ended] = [*ALL_SHOWN, *ALL_ENDED]
    for wanted in games:
        if sound(wanted):
            continue
        for seed in range(1, SEEDS):
            game = show(wanted, seed) if isinstance(wanted, Shown) else end(wanted, seed)
            if game is not None:
                wanted.file.write_text(game.save(), encoding="utf-8")
                print(wanted.file.name, "seed", seed, "decisions", game.decisions)
                break
        else:
            missing.append(wanted.file.name)
    for name in missing:
        print("not found:", name)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
