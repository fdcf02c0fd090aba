"""Records games of Richard III: one for each way a game ends, one for each event card and house.

    .venv/bin/python -m tests.saves.record_richard3      (in the project's folder)

The games are played by policies that understand nothing, seed after seed, until one is found that
shows what is wanted. A game that is already there stays, unless the rules no longer replay it.
"""

from __future__ import annotations

import random
import sys
from typing import Final

import banneret
from banneret.core.choice import NOUN_BITS
from banneret.core.errors import BanneretError
from banneret.core.game import Game
from banneret.games.richard3.words import LIFT, PLAY, STEP
from tests.laws.driver import pick_choice, pick_seat
from tests.saves.richard3 import (
    ALL_ENDED,
    ALL_PLAYED,
    FOLDER,
    HOUSES,
    SCENARIOS,
    Ended,
    Played,
    Watcher,
    at_cards,
    ending_of,
    shows,
)

#: A game of so many decisions without the event is given up.
LONGEST: Final = 250
#: How many seeds are tried for one game before it is given up.
SEEDS: Final = 4_000


def end(wanted: Ended, seed: int) -> Game | None:
    """One game, played aggressively where heirs shall fall; None if it ends in another way."""
    game = banneret.new("richard3", seed=seed, options={"scenario": SCENARIOS[wanted.scenario]})
    rng = random.Random(seed)
    policy = "attacking" if wanted.ending == "heirs" or seed % 2 else "random"
    leave = rng.randrange(20, 300) if wanted.ending == "resigned" else -1
    while not game.over:
        if game.decisions == leave:
            game.resign(1 - HOUSES.index(wanted.winner))
            break
        seat = pick_seat(game, rng)
        game.apply(seat, pick_choice(game, seat, policy, rng))
    return game if ending_of(game) == (wanted.ending, wanted.winner) else None


def play(wanted: Played, seed: int) -> Game | None:
    """A war until the end of the Game Turn in which the house has played the card to some purpose."""
    game = banneret.new("richard3", seed=seed)
    rng = random.Random(seed)
    watcher = Watcher(wanted)
    aim = -1
    while not game.over and game.decisions < LONGEST:
        seat = pick_seat(game, rng)
        choice = pick_choice(game, seat, "acting", rng)
        if seat == watcher.side and not watcher.seen:
            listed = game.choices(seat)
            if PLAY << NOUN_BITS | watcher.number in listed and rng.random() < 0.5:
                choice = PLAY << NOUN_BITS | watcher.number
            elif watcher.acts(game):
                # Everybody from the same place to the same place, where that can be.
                lifts = [c for c in listed if c >> NOUN_BITS == LIFT]
                if aim in listed:
                    choice = aim
                elif lifts and wanted.card == "surprise":
                    choice = rng.choice(lifts)
                aim = choice if choice >> NOUN_BITS == STEP else aim
            else:
                aim = -1
        game.apply(seat, choice)
        watcher.look(game)
        if watcher.seen and at_cards(game):
            return game
    return None


def sound(wanted: Ended | Played) -> bool:
    """Whether there is such a game already, and it still is what it should be."""
    try:
        game = banneret.load(wanted.file)
    except (BanneretError, OSError):
        return False
    if isinstance(wanted, Played):
        return shows(game, wanted)
    return ending_of(game) == (wanted.ending, wanted.winner)


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    missing: list[str] = []
    games: list[Ended | Played] = [*ALL_ENDED, *ALL_PLAYED]
    for wanted in games:
        if sound(wanted):
            continue
        for seed in range(1, SEEDS):
            game = play(wanted, seed) if isinstance(wanted, Played) else end(wanted, seed)
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
