"""Records games of Fief England: one for each way a game ends, and whole games of every number of seats.

    .venv/bin/python -m tests.saves.record_fief_england      (in the project's folder)

The games are played by policies that understand nothing. A game that is already there stays, unless the
rules no longer replay it.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import banneret
from banneret.core.errors import BanneretError
from banneret.core.game import Game
from tests.games.fief_england.support import position
from tests.laws.driver import pick_choice
from tests.saves.fief_england import ALL_ENDED, ALL_WHOLE, FOLDER, Ended, Whole, cards_of, ending_of

#: How many seeds are tried for a whole game, of which the one with most new cards is kept.
SEEDS = 4


def play_on(game: Game, seed: int, policy: str) -> Game:
    """Plays a game to its end."""
    rng = random.Random(seed)
    while not game.over:
        seat = rng.choice(game.must_act)
        game.apply(seat, pick_choice(game, seat, policy, rng))
    return game


def last_round(wanted: Ended) -> dict[str, Any]:
    """The battles of round 5 (or 7), with titles that decide the game."""
    lords = {"solo": ("henri", "henri", "henri"), "alliance": ("henri", "henri", "anabel"), "totals": ()}
    titles = dict(zip(("wales", "marches", "north"), lords.get(wanted.ending, ()), strict=False))
    wed: dict[str, Any] = {}
    if wanted.ending == "alliance":
        wed = {"spouse": {"henri": "anabel", "anabel": "henri"}}
        titles["midlands"] = "anabel"
    people = {"henri": "red", "anabel": "blue", "thomas": "green", "edmund": "yellow"}
    homes = {"henri": "bristol", "anabel": "york", "thomas": "cardiff", "edmund": "norwich"}
    return position(
        {"family": people, "at": homes},
        phase=7,
        round=7 if wanted.ending == "totals" else 5,
        edition=wanted.edition,
        lord=titles,
        **wed,
    )


def ended(wanted: Ended) -> Game:
    """One game that ends as wanted."""
    if wanted.ending == "resigned":
        game = banneret.new("fief-england", seats=4, seed=5, options={"edition": wanted.edition})
        rng = random.Random(5)
        while game.decisions < 90:
            seat = game.must_act[0]
            game.apply(seat, pick_choice(game, seat, "random", rng))
        while not game.over:
            game.resign(game.must_act[0])
        return game
    game = banneret.setup(
        "fief-england", {k: v for k, v in last_round(wanted).items() if k != "game"}, seed=3
    )
    return play_on(game, 1, "passing")


def whole(wanted: Whole, shown: set[str]) -> Game:
    """The whole game that adds most to the cards shown so far."""
    best: Game | None = None
    for seed in range(100 * wanted.number, 100 * wanted.number + SEEDS):
        start = banneret.new("fief-england", wanted.seats, seed=seed, options={"edition": wanted.edition})
        game = play_on(start, seed, "random")
        if best is None or len(cards_of(game) - shown) > len(cards_of(best) - shown):
            best = game
    assert best is not None
    return best


def kept(path: Any) -> Game | None:
    """The game that is there already, if it still replays."""
    try:
        return banneret.load(path.read_text(encoding="utf-8"))
    except (OSError, BanneretError):
        return None


def main() -> int:
    """Records what is missing."""
    FOLDER.mkdir(exist_ok=True)
    shown: set[str] = set()
    for want in ALL_ENDED:
        game = kept(want.file)
        if game is None or ending_of(game) != want.ending:
            game = ended(want)
        assert ending_of(game) == want.ending, (want, ending_of(game))
        want.file.write_text(game.save(), encoding="utf-8")
    for one in ALL_WHOLE:
        game = kept(one.file) or whole(one, shown)
        shown |= cards_of(game)
        one.file.write_text(game.save(), encoding="utf-8")
    print(f"{len(ALL_ENDED) + len(ALL_WHOLE)} games, {len(shown)} cards shown")
    return 0


if __name__ == "__main__":
    sys.exit(main())
