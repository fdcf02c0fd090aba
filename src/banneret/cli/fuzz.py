"""``banneret fuzz``: random games with all laws checked, until the time is up."""

from __future__ import annotations

import argparse
import secrets
import time
from typing import Final

from banneret.cli.common import duration, read_options, rules_of, seats_for, seed
from banneret.cli.sim import common_arguments, makers, tell

EXAMPLES: Final = """\
examples:
  banneret fuzz richard3 --minutes 10
  banneret fuzz richard3 --seconds 30 --fault-dir faults --json
  banneret replay faults/richard3-....json --check    look at what was found

Every law of the engine is checked at every decision. Options that are not given are drawn for each game.
exit codes: 0 no faults, 1 faults found, 2 bad usage
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game, as `banneret games` lists it")
    how_long = parser.add_mutually_exclusive_group()
    how_long.add_argument("--minutes", type=duration, metavar="M", help="how long (default: one minute)")
    how_long.add_argument("--seconds", type=duration, metavar="S", help="how long, in seconds")
    parser.add_argument(
        "--seed", type=seed, metavar="S", help="the same seed plays the same games (default: a fresh one)"
    )
    common_arguments(parser)


def run(args: argparse.Namespace) -> int:
    from banneret.cli.runs import FAULT_DIR, Plan, Tally, play_one

    rules = rules_of(args.game)
    seats = seats_for(rules, args.players)
    options = read_options(rules, args.option)
    rules.agree(seats, options)
    plan = Plan(
        rules,
        seats,
        options,
        makers(rules, seats, args.bots),
        args.seed or secrets.token_hex(4),
        True,
        args.fault_dir or FAULT_DIR,
        wild=True,
    )
    tally = Tally(plan)
    until = time.monotonic() + (args.seconds or 60 * (args.minutes or 1))
    while time.monotonic() < until:
        play_one(tally, until)
    return tell(tally.result() if args.json else tally.lines(), bool(tally.faults))
