"""Records games of Lancaster: one for each law, one for each way a game ends.

    .venv/bin/python -m tests.saves.record_lancaster      (in the project's folder)

The games are played by policies that understand nothing, seed after seed, until one is found that
shows what is wanted. A game that is already there stays, unless the rules no longer replay it.
"""

from __future__ import annotations

import random
import sys
from typing import Final

import banneret
from banneret.core.errors import BanneretError
from banneret.core.game import Game
from tests.laws.driver import pick_choice, pick_seat
from tests.saves.lancaster import ALL_APPLIED, ALL_ENDED, FOLDER, Applied, Ended, ending_of, shows

#: How many seeds are tried for one game before it is given up.
SEEDS: Final = 3_000


def step(game: Game, rng: random.Random) -> None:
    """One decision."""
    seat = pick_seat(game, rng)
    game.apply(seat, pick_choice(game, seat, "acting", rng))


def end(wanted: Ended, seed: int) -> Game | None:
    """One game to its end; None if it ends in another way."""
    game = banneret.new("lancaster", wanted.seats, seed, wanted.options)
    rng = random.Random(seed)
    leaving = {"resigned": wanted.seats - 1, "deserted": 1}.get(wanted.ending, 0)
    leave = rng.randrange(10, 80)
    while not game.over:
        if leaving and game.decisions >= leave:
            leaving -= 1
            leave += 15
            game.resign(leaving)
            continue
        step(game, rng)
    return game if ending_of(game) == wanted.ending else None


def apply_law(wanted: Applied, seed: int) -> Game | None:
    """A game until the law has done something."""
    game = banneret.new("lancaster", wanted.seats, seed, wanted.options)
    rng = random.Random(seed)
    while not game.over:
        step(game, rng)
        if game.prompt()["key"] != "turn" and shows(game, wanted):
            return game
    return None


def sound(wanted: Ended | Applied) -> bool:
    """Whether there is such a game already, and it still is what it should be."""
    try:
        game = banneret.load(wanted.file)
    except (BanneretError, OSError):
        return False
    return shows(game, wanted) if isinstance(wanted, Applied) else ending_of(game) == wanted.ending


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    missing: list[str] = []
    games: list[Ended | Applied] = [*ALL_ENDED, *ALL_APPLIED]
    for wanted in games:
        if sound(wanted):
            continue
        for seed in range(1, SEEDS):
            game = apply_law(wanted, seed) if isinstance(wanted, Applied) else end(wanted, seed)
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
