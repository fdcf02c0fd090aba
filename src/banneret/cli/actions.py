"""``banneret actions``: what the numbers mean that programs which learn give and get."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from banneret.cli.common import rules_of, seats_for

EXAMPLES: Final = """\
examples:
  banneret actions richard3              number and meaning of each action, and the blocks of observations
  banneret actions lancaster --json      the same for programs
  banneret actions mygame --record src/mygame/actions.toml

Numbers are registered in `actions.toml` in a game's folder, so that they are the same in every version, with
any options and at any number of seats. For those who write games, --record adds to that file what has none
yet.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game, as `banneret games` lists it")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (default: the fewest)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--record", type=Path, metavar="FILE", help="register new actions in this file")


def run(args: argparse.Namespace) -> int:
    from banneret.envs.actions import Numbering, extended, read
    from banneret.envs.observation import Observer

    rules = rules_of(args.game)
    seats = seats_for(rules, args.players)
    if args.record is not None:
        before = args.record.read_text(encoding="utf-8") if args.record.is_file() else ""
        after = extended(before, rules)
        args.record.write_text(after, encoding="utf-8")
        count = len(read(after))
        print(f"{args.record}: {count} actions, {count - (len(read(before)) if before else 0)} of them new")
        return 0
    numbering = Numbering(rules, seats)
    blocks = Observer(rules).blocks
    if args.json:
        told = {
            "game": rules.name,
            "seats": seats,
            "registered": numbering.registered,
            "actions": numbering.words(),
            "observation": [block._asdict() for block in blocks],
        }
        print(json.dumps(told, ensure_ascii=False))
        return 0
    print(f"{rules.name}: {numbering.size} actions, {numbering.registered} of them registered")
    for action, word in enumerate(numbering.words()):
        print(f"{action:>6}  {word}")
    first = 0
    print("observation:")
    for block in blocks:
        print(f"{first:>6}  {block.name} ({block.size}, {block.low} to {block.high}): {block.meaning}")
        first += block.size
    return 0
