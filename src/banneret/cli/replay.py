"""``banneret replay``: a saved game once more, with its result or the place where it breaks."""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import TYPE_CHECKING, Final

from banneret.cli.common import add_language, open_game, read_file
from banneret.core.errors import BadFile, BanneretError, ReplayFault

if TYPE_CHECKING:
    from banneret.core.game import Game

EXAMPLES: Final = """\
examples:
  banneret replay game.json
  banneret replay game.json --check        check the laws of the engine at every decision
  banneret replay game.json --log --lang es

Without --check the log shows every secret of the game, and so it does with it.
exit codes: 0 it replays, 1 it does not fit the rules or breaks a law, 2 damaged or no game file
"""

#: One decision in so many is checked against every choice there could be.
_THOROUGH: Final = 50


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game file")
    parser.add_argument("--check", action="store_true", help="check the laws of the engine at every decision")
    parser.add_argument("--log", action="store_true", help="print the whole log, secrets included")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    try:
        game = open_game(args.file)
    except BadFile as error:
        broken = str(error) if isinstance(error, ReplayFault) else ""
        broken = _break(args.file) or broken
        if not broken:
            raise
        print(broken)
        return 1
    from banneret.core.text import texts

    words = texts(game.rules)
    if args.log:
        for line in everything(game):
            print(words.line(line, args.lang))
    faults: list[str] = _check(game) if args.check else []
    for fault in faults:
        print(f"{args.file}: {fault}")
    names = [str(words.thing("seat", name, args.lang)) for name in game.rules.seat_names[game.seats]]
    title = words.message("game-name", args.lang)
    print(f"{title}: {game.decisions} decisions, {len(game.outcomes())} dice and draws.")
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, game.scores, strict=True))
    if game.over:
        print(
            f"Over. Winners: {', '.join(names[seat] for seat in game.winners) or 'none'}. Scores: {scores}."
        )
    else:
        print(f"Under way: {words.prompt(game.prompt(), args.lang)} Scores: {scores}.")
    if args.check and not faults:
        print("No faults.")
    return 1 if faults else 0


def everything(game: Game) -> list[dict[str, object]]:
    """The log for eyes that may see all: of lines told twice, in full and veiled, each as it was written."""
    rules = game.rules
    result: list[dict[str, object]] = []
    for line in game.lines():
        kind = rules.lines[line[0]]
        result.append(
            {"key": kind.name, "args": rules.named(kind.args, line[2:], game.seats), "rule": kind.rule}
        )
    return result


def _check(final: Game) -> list[str]:
    """Plays the record once more from its start and checks the laws at every decision; the first faults."""
    from banneret.core import laws
    from banneret.core.game import NATURE, RESIGN

    rng = random.Random(1)
    # Without a source of its own the game asks for every outcome, and gets those that were recorded.
    game = final.replayed(0).copy(chance=False)
    outcomes = final.outcomes()
    drawn = len(game.outcomes())
    for number, (seat, choice) in enumerate(final.record(), 1):
        try:
            faults = laws.check_decision(game, rng, number % _THOROUGH == 1)
            if choice == RESIGN:
                game.resign(seat)
            else:
                game.apply(seat, choice)
            while game.chance is not None:
                game.apply(NATURE, outcomes[drawn][2])
                drawn += 1
        except Exception as error:  # noqa: BLE001 - whatever breaks is what we are looking for
            faults = [f"{type(error).__name__}: {error}"]
        if faults:
            return [f"choice {number}: {fault}" for fault in faults]
    if not game.same(final):
        return ["the record, played choice by choice, ends in another position"]
    return laws.check_end(game) if game.over else []


def _break(path: Path) -> str:
    """Where the rules themselves break (not: refuse) in the replay of a sound file, or an empty text."""
    from banneret.core import game as core_game
    from banneret.core import gamefile, registry

    try:
        read = gamefile.read(gamefile.read_text(read_file(path)), "game")
        rules = registry.find(read.game)
    except BanneretError:
        return ""

    def error_after(choices: int) -> BaseException | None:
        try:
            core_game.from_file(rules, read._replace(choices=read.choices[:choices]))
        except Exception as error:  # noqa: BLE001 - the very break we are after
            cause: BaseException = error
            while cause.__cause__ is not None:
                cause = cause.__cause__
            # A refusal is no break; with fewer choices it only says that outcomes are left over.
            return None if isinstance(cause, BanneretError) else cause
        return None

    good = 0
    bad = len(read.choices)
    error = error_after(bad)
    if error is None or error_after(good) is not None:
        return ""
    while bad - good > 1:
        middle = (good + bad) // 2
        found = error_after(middle)
        if found is None:
            good = middle
        else:
            bad = middle
            error = found
    return (
        f"{path}: choice {bad} of {len(read.choices)} breaks the rules with {type(error).__name__}: {error}"
    )
