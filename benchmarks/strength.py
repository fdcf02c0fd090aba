"""How strong the bots are: plays the pairings that docs/strength.md tells of, and writes that page.

    python benchmarks/strength.py                     play what is missing, then write docs/strength.md
    python benchmarks/strength.py --games 400         more of everything
    python benchmarks/strength.py --told              play nothing, write what was played so far
    python benchmarks/strength.py --ray HOST:PORT     the same on a cluster

Every game is kept in build/strength as it ends, so it may be stopped and goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Final

import banneret
from banneret import arena
from banneret.arena import tables
from banneret.arena.contest import Contest
from banneret.arena.play import Row
from banneret.arena.results import read
from banneret.bots.search import LEVELS

#: Game, bots (one a seat), what is expected of the first of them as a share of the games. Of four seats a
#: quarter is fair, and two and a half times that are wanted.
PAIRINGS: Final[list[tuple[str, list[str], float]]] = [
    ("richard3", ["lord", "greedy"], 0.70),
    ("richard3", ["lord", "random"], 0.97),
    ("richard3", ["lord", "knight"], 0.65),
    ("richard3", ["knight", "squire"], 0.65),
    ("richard3", ["squire", "page"], 0.65),
    ("lancaster", ["lord", "greedy"], 0.70),
    ("lancaster", ["lord", "random"], 0.97),
    ("lancaster", ["lord", "greedy", "greedy", "greedy"], 0.625),
    ("mil1049", ["lord", "greedy", "greedy", "greedy"], 0.625),
    ("fief-england", ["lord", "greedy", "greedy", "greedy"], 0.625),
]

HEAD: Final = """\
# How strong the bots are

Written by `python benchmarks/strength.py`, which plays these games again, or more of them. Shares of
wins come with 95 % intervals (Wilson): where an interval is wide, more games are needed before anybody
says more. Seats are turned: each deal is played once from every side.

What the levels are: `page` plays anything {page:.0%} of the time and `squire` {squire:.0%} of the time,
else both do what looks best at once (as `greedy` always does); `knight` looks ahead in {knight} rounds
for each decision, `lord` in {lord}. No level depends on the clock. The time of a choice below was
measured on a machine shared with many others, {build}.
"""


def contest_for(game: str, bots: list[str], games: int) -> Contest:
    return arena.contest(game, bots, games)


def file_for(folder: Path, game: str, bots: list[str]) -> Path:
    return folder / f"{game}-{'-'.join(bots)}.jsonl"


def told(contest: Contest, rows: list[Row], wanted: float) -> list[str]:
    """One pairing of the page."""
    summary = arena.summary(contest, rows)
    bots = ",".join(contest.bots())
    command = f"banneret arena {contest.game} --bots {bots} --games {len(rows)} --swap --markdown"
    first = next(one for one in summary["standings"] if one["bot"] == contest.bots()[0])
    verdict = (
        f"Wanted: at least {tables.percent(wanted)}. Found: {tables.percent(first['share'])}"
        f" of {first['games']} games ({tables.interval(first['low'], first['high'])}); "
    )
    if first["low"] >= wanted:
        verdict += "that is settled."
    elif first["high"] < wanted:
        verdict += "that is not reached."
    elif first["share"] >= wanted:
        verdict += "reached in this sample, but more games are needed to settle it."
    else:
        verdict += "not reached in this sample, but more games are needed to settle it."
    return ["", *tables.markdown(summary, command), "", verdict]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=60, help="games of each pairing (default: 60)")
    parser.add_argument("--results", type=Path, default=Path("build/strength"), help="where games are kept")
    parser.add_argument("--write", type=Path, default=Path("docs/strength.md"), help="the page")
    parser.add_argument("--processes", type=int, help="default: one a core")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this cluster")
    parser.add_argument("--told", action="store_true", help="play nothing more")
    args = parser.parse_args()

    lines: list[str] = []
    for game, bots, wanted in PAIRINGS:
        contest = contest_for(game, bots, args.games)
        file = file_for(args.results, game, bots)
        if args.told:
            rows = sorted(read(file).rows.values(), key=lambda row: int(row["n"])) if file.exists() else []
            # Whole deals only, each from all sides.
            done = Counter(row["n"] // contest.seats for row in rows)
            rows = [row for row in rows if done[row["n"] // contest.seats] == contest.seats]
        else:
            print(f"{game}: {' against '.join(bots)}", file=sys.stderr)
            rows = arena.run(contest, file, args.processes, args.ray, progress=True)
        if rows:
            lines += told(contest, rows, wanted)
    settings = {name: maker.settings for name, maker in LEVELS.items()}
    head = HEAD.format(
        page=settings["page"].whim,
        squire=settings["squire"].whim,
        knight=settings["knight"].nodes,
        lord=settings["lord"].nodes,
        build="compiled" if banneret.build_info()["build"] == "compiled" else "in plain Python",
    )
    args.write.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
