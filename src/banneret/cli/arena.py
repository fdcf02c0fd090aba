"""``banneret arena``: bots against bots, many games, with figures one can rely on."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import time
from pathlib import Path
from typing import Any, Final

from banneret.cli.common import add_options, duration, read_options, rules_of, seed, whole

EXAMPLES: Final = """\
examples:
  banneret arena richard3 --bots lord,greedy --games 100 --swap
  banneret arena richard3 --bots my_bot.py:MyBot,knight --games 50 --swap --results mine.jsonl
  banneret arena richard3 --bots page,squire,knight,lord --ladder --games 60 --swap --markdown
  banneret arena richard3 --bots search:nodes=2000,search:seconds=1 --games 20 --swap --json
  banneret arena richard3 --bots random --games 1000 --files --decisions-to games.parquet
  banneret arena richard3 --bots lord,greedy --games 1000 --swap --ray 10.0.0.1:6379

Bots: a name, a name with options (search:nodes=500:depth=8), a file (my_bot.py:MyBot), or an address
(http://127.0.0.1:9000/). Bots that are not of this package play in processes of their own; one that crashes,
stalls or cheats is named and scored as --penalty says.

With --results the contest goes on where it was left, killed or not: give the same command again.

exit codes: 0 all is well, 1 bots have failed, 2 bad usage or input
"""

_GAMES: Final = 100


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game, as `banneret games` lists it")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="A,B",
        help="who plays: a bot for each seat; the last one fills what is left (default: random)",
    )
    parser.add_argument(
        "--games", type=whole(), default=_GAMES, metavar="N", help=f"how many games (default: {_GAMES})"
    )
    parser.add_argument("--players", type=whole(1, 20), metavar="K", help="how many seats play")
    parser.add_argument(
        "--swap", action="store_true", help="turn the seats: every deal is played with each seating"
    )
    parser.add_argument(
        "--ladder", action="store_true", help="every pair of the bots meets, in so many games each"
    )
    add_options(parser)
    parser.add_argument(
        "--seed", type=seed, default="1", metavar="S", help="the same seed plays the same games (default: 1)"
    )
    parser.add_argument(
        "--patience",
        type=duration,
        default=10.0,
        metavar="S",
        help="seconds that a bot of others may think about a choice (default: 10)",
    )
    parser.add_argument(
        "--penalty",
        choices=("lose", "replace"),
        default="lose",
        help="what becomes of a bot that fails: it has lost, or a random choice is made (default: lose)",
    )
    parser.add_argument(
        "--processes", type=whole(1, 1024), metavar="P", help="processes that play (default: one a core)"
    )
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster (HOST:PORT or auto)")
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="write every game there at once, and go on from there"
    )
    parser.add_argument(
        "--mend",
        action="store_true",
        help="drop the damaged lines of the results, and play those games again",
    )
    parser.add_argument("--files", action="store_true", help="keep the games themselves in the results")
    parser.add_argument("--parquet", type=Path, metavar="FILE", help="write a row for each seat of each game")
    parser.add_argument(
        "--decisions-to",
        type=Path,
        metavar="FILE",
        help="write a row for each decision (Parquet)",
    )
    parser.add_argument(
        "--views", action="store_true", help="with --decisions-to: what the seat saw too, as JSON"
    )
    parser.add_argument("--ratings", action="store_true", help="rate the bots (needs openskill)")
    parser.add_argument(
        "--import",
        dest="modules",
        action="append",
        default=[],
        metavar="MODULE",
        help="import this first: it makes further bots or games known; may be given several times",
    )
    parser.add_argument("--loud", action="store_true", help="show what bots of others print")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--markdown", action="store_true", help="print tables in Markdown")


def run(args: argparse.Namespace) -> int:
    from banneret import arena
    from banneret.arena import tables
    from banneret.arena.crews import load

    rules = rules_of(args.game)
    names = [name.strip() for name in args.bots.split(",")]
    if args.decisions_to is not None and not args.files:
        args.files = True
    played = arena.contest(
        rules.name,
        names,
        args.games,
        args.players,
        read_options(rules, args.option),
        args.ladder,
        swap=args.swap,
        seed=args.seed,
        patience=args.patience,
        penalty=args.penalty,
        files=args.files,
        modules=tuple(args.modules),
    )
    load(played)
    if args.mend and args.results is not None and args.results.exists():
        from banneret.arena.results import mend

        print(f"banneret: {mend(args.results)} games of {args.results} are good", file=sys.stderr)
    began = time.monotonic()
    rows = arena.run(
        played,
        args.results,
        args.processes,
        args.ray,
        progress=sys.stderr.isatty(),
        loud=args.loud,
    )
    told = arena.summary(played, rows, time.monotonic() - began)
    if args.ratings:
        from banneret.arena.ratings import ratings

        told["ratings"] = [rating._asdict() for rating in ratings(played, rows)]
    _write_parquet(args, played, rows)
    if args.json:
        print(json.dumps(told, ensure_ascii=False))
    elif args.markdown:
        print("\n".join(tables.markdown(told, command(args))))
    else:
        print("\n".join(tables.text(told)))
    return 1 if told["faults"] else 0


def _write_parquet(args: argparse.Namespace, played: Any, rows: list[Any]) -> None:
    from banneret.arena import dataset

    if args.parquet is not None:
        dataset.write_results(args.parquet, played, rows)
    if args.decisions_to is not None:
        dataset.write_decisions(args.decisions_to, played, rows, args.views)


def command(args: argparse.Namespace) -> str:
    """The command that plays these games again."""
    words = ["banneret", "arena", args.game, "--bots", args.bots, "--games", str(args.games)]
    if args.players is not None:
        words += ["--players", str(args.players)]
    for pair in args.option:
        words += ["--option", pair]
    for name in ("ladder", "swap", "ratings"):
        if getattr(args, name):
            words.append(f"--{name}")
    if args.seed != "1":
        words += ["--seed", args.seed]
    return shlex.join([*words, "--markdown"])
