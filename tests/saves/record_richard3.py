"""Records games of Richard III, one for each way a game ends, until each event was played by each house.

    .venv-compiled/bin/python -P -m tests.saves.record_richard3      (in the project's folder)

The games are played by policies that understand nothing, seed after seed, until one is found that
shows what is wanted. A game that is already there stays, unless the rules no longer replay it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import banneret
from banneret.core.errors import BanneretError
from banneret.core.game import Game
from tests.laws.driver import pick_choice, pick_seat

FOLDER: Final = Path(__file__).parent / "richard3"
SCENARIOS: Final = {
    "wars": "Wars of the Roses",
    "kingmaker": "Kingmaker",
    "richard": "Richard III",
}
HOUSES: Final = ("lancaster", "york")
EVENTS: Final = ("piracy", "force-march", "surprise", "treason", "muster", "plague")
#: How many seeds are tried for one game before it is given up.
SEEDS: Final = 4_000


def wanted() -> Iterator[tuple[str, str, str, str]]:
    """Name of the file, scenario, ending and winner of all games that there should be."""
    for short, scenario in SCENARIOS.items():
        for ending in ("throne", "heirs", "resigned"):
            for winner in HOUSES:
                yield f"{short}-{ending}-{winner}", scenario, ending, winner


def ending_of(game: Game) -> tuple[str, str]:
    """How a game ended, and who won it."""
    for line in reversed(game.log()):
        if line["key"] == "over":
            told = line["args"]
            assert isinstance(told, dict)
            return str(told["ending"]), str(told["who"])
    return "", ""


def play(scenario: str, ending: str, winner: str, seed: int) -> Game:
    """One game, played aggressively where heirs shall fall."""
    game = banneret.new("richard3", seed=seed, options={"scenario": scenario})
    rng = random.Random(seed)
    policy = "attacking" if ending == "heirs" or seed % 2 else "random"
    leave = rng.randrange(20, 300) if ending == "resigned" else -1
    while not game.over:
        if game.decisions == leave:
            game.resign(1 - HOUSES.index(winner))
            break
        seat = pick_seat(game, rng)
        game.apply(seat, pick_choice(game, seat, policy, rng))
    return game


def sound(path: Path) -> bool:
    """Whether a recorded game still is one."""
    try:
        banneret.load(path)
    except (BanneretError, OSError):
        return False
    return True


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    missing: list[str] = []
    for name, scenario, ending, winner in wanted():
        path = FOLDER / f"{name}.json"
        if sound(path):
            continue
        for seed in range(1, SEEDS):
            game = play(scenario, ending, winner, seed)
            if ending_of(game) == (ending, winner):
                path.write_text(game.save(), encoding="utf-8")
                print(name, "seed", seed, "decisions", game.decisions)
                break
        else:
            missing.append(name)
    for name in missing:
        print("not found:", name)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
