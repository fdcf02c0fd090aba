"""``banneret sim``: games among bots, with every law of the engine checked if asked."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from banneret.cli.common import (
    BadUsage,
    add_options,
    read_options,
    rules_of,
    seats_for,
    seed,
    whole,
)

if TYPE_CHECKING:
    from banneret.bots import Maker
    from banneret.core.rules import Rules

EXAMPLES: Final = """\
examples:
  banneret sim richard3 --games 100
  banneret sim richard3 --check --decisions 1000000 --fault-dir faults
  banneret sim lancaster --players 4 --check --every 50 --games 1000
  banneret sim richard3 --games 50 --option scenario=Kingmaker --seed 7 --json
  banneret sim richard3 --games 20 --bots greedy,random

exit codes: 0 no faults, 1 faults found, 2 bad usage
"""

_GAMES: Final = 100


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game, as `banneret games` lists it")
    parser.add_argument("--games", type=whole(), metavar="N", help=f"how many games (default: {_GAMES})")
    parser.add_argument(
        "--decisions",
        type=whole(),
        metavar="D",
        help="play on until so many decisions were made; the last game is finished",
    )
    parser.add_argument(
        "--seed", type=seed, default="1", metavar="S", help="the same seed plays the same games (default: 1)"
    )
    parser.add_argument("--check", action="store_true", help="check the laws of the engine at every decision")
    parser.add_argument(
        "--every",
        type=whole(),
        default=1,
        metavar="N",
        help="with --check: all laws at one decision in N, by chance; at each only that nothing is lost",
    )
    common_arguments(parser)


def common_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``sim`` and ``fuzz`` share."""
    parser.add_argument("--players", type=whole(1, 20), metavar="K", help="how many seats play")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="A,B",
        help="who plays (lord, knight, squire, page, greedy, random): one, or one a seat (default: random)",
    )
    add_options(parser)
    parser.add_argument(
        "--fault-dir", type=Path, metavar="DIR", help="where a game with a fault is written (default: faults)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    from banneret.cli.runs import FAULT_DIR, Plan, Tally, play_one

    rules = rules_of(args.game)
    seats = seats_for(rules, args.players)
    options = rules.agree(seats, read_options(rules, args.option))
    plan = Plan(
        rules,
        seats,
        options,
        makers(rules, seats, args.bots),
        args.seed,
        args.check,
        args.fault_dir or FAULT_DIR,
        every=args.every,
    )
    tally = Tally(plan)
    games = args.games
    if games is None and args.decisions is None:
        games = _GAMES
    while (games is None or tally.games < games) and (
        args.decisions is None or tally.decisions < args.decisions
    ):
        play_one(tally)
    return tell(tally.result() if args.json else tally.lines(), bool(tally.faults))


def makers(rules: Rules[Any], seats: int, text: str) -> list[Maker]:
    """The bots of all seats from their names."""
    from banneret import bots

    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadUsage(f"{rules.name} is played by {seats} seats here, but --bots names {len(names)}")
    return [bots.find(name) for name in names]


def tell(report: dict[str, object] | list[str], faulty: bool) -> int:
    """Prints what came of a run; returns the exit code."""
    if isinstance(report, dict):
        print(json.dumps(report, ensure_ascii=False))
    else:
        print("\n".join(report))
    return 1 if faulty else 0
