# ruff: noqa: INP001 (a tool beside the tests of the browser board; no package)
"""Records real positions of Richard III for the tests of its browser board.

    .venv/bin/python web/src/games/richard3/tests/record.py

Plays a few games at random from fixed seeds and keeps, for every prompt, the position with the fullest table,
as it is seen by the seat that is asked, by the other seat and by a spectator: one line of JSON for each in
``views.jsonl``. Run it again when the view changes.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import banneret
from banneret.core.game import Game

FILE = Path(__file__).resolve().parent / "views.jsonl"
SEEDS = range(24)
#: A hand that wants something to happen: it goes on rather than stops.
WEIGHTS = {"done": 0.15, "step": 3.0, "stop": 0.3, "retreat": 0.3, "hold": 0.3}


def crowd(game: Game) -> int:
    """How much there is to be seen."""
    board = game.view(None)["board"]
    assert isinstance(board, dict)
    counts = [sum(area["n"]) for area in board["areas"].values()]
    fought = sum(1 for area in board["areas"].values() if "attacker" in area)
    return 10 * len(board.get("battle", {}).get("field", {})) + 5 * fought + max(counts, default=0)


def seen(game: Game, seat: int | None) -> dict[str, object]:
    choices = []
    for choice in game.choices(seat) if seat is not None else ():
        verb, _, noun = game.word(choice).partition(" ")
        choices.append([choice, verb, game.rules.verbs[choice >> 12].noun, noun])
    return {"view": game.view(seat), "choices": choices, "log": game.log(seat)[-24:], "scores": game.scores}


def viewers(game: Game) -> dict[str, object]:
    asked = game.must_act[0] if game.must_act else 0
    return {"asked": seen(game, asked), "other": seen(game, 1 - asked), "watcher": seen(game, None)}


def main() -> None:
    best: dict[str, tuple[int, dict[str, object]]] = {}
    for seed in SEEDS:
        scenario = ("Wars of the Roses", "Kingmaker", "Richard III")[seed % 3]
        game = banneret.new("richard3", seats=2, seed=seed, options={"scenario": scenario})
        hand = random.Random(seed)
        while not game.over:
            key = str(game.prompt(game.must_act[0])["key"])
            full = crowd(game)
            if key not in best or best[key][0] < full:
                best[key] = (full, viewers(game))
            seat = game.must_act[0]
            choices = game.choices(seat)
            weights = [WEIGHTS.get(game.word(choice).split()[0], 1.0) for choice in choices]
            game.apply(seat, hand.choices(choices, weights)[0])
        best.setdefault("over", (0, viewers(game)))
    lines = [json.dumps({"prompt": key, **views}, separators=(",", ":")) for key, (_, views) in best.items()]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
