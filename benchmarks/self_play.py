"""How much better the network of examples/self_play.py gets with time, as a table and as a picture.

    pip install banneret[envs,train]
    python benchmarks/self_play.py                                  # the table, as JSON, while it learns
    python benchmarks/self_play.py --svg docs/self-play.svg

It learns on one core; times are processor time spent on learning. From time to time it stops, and the network
as it is plays Lancaster against `random` and against `greedy`, the seat by lot. Learning never sees these.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import torch

sys.path.insert(0, str(Path(__file__).parents[1]))

from examples import self_play

from banneret.arena.stats import wilson
from banneret.envs import vector

GAME = "lancaster"
#: When it is measured, in seconds of learning.
STOPS = (0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 400, 500, 600)


def wins(net: Any, opponent: str, games: int) -> float:
    """Games that the network wins of so many; one in each place, so that short ones count no more."""
    with vector.games(GAME, games, processes=1, opponents=opponent) as table:
        table.reset(seed=20261120)
        won = 0.0
        left = set(range(games))
        while left:
            seats = table.to_play.copy()
            table.step(self_play.choose(net, table)[2].numpy())
            for game in set(table.over.nonzero()[0].tolist()) & left:
                won += (float(table.rewards[game, seats[game]]) + 1.0) / 2.0
                left.remove(game)
        return won


def measure(seconds: float, games: dict[str, int]) -> list[dict[str, Any]]:
    torch.manual_seed(1)
    torch.set_num_threads(1)
    found: list[dict[str, Any]] = []
    stops = [stop for stop in STOPS if stop <= seconds]
    with vector.games(GAME, 128, processes=1) as table:
        net = self_play.network(table)
        lessons = self_play.learn(table, net)
        spent = 0.0
        decisions = 0
        for stop in stops:
            while spent < stop:
                began = time.process_time()
                decisions = next(lessons)
                spent += time.process_time() - began
            row: dict[str, Any] = {"seconds": round(spent, 1), "decisions": decisions}
            for opponent, count in games.items():
                won = wins(net, opponent, count)
                low, high = wilson(won, count)
                row[opponent] = {"games": count, "share": won / count, "low": low, "high": high}
            found.append(row)
            print(json.dumps(row), flush=True)
    return found


# --- the picture

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 380, 60, 24, 24, 52
#: Told apart by their marks and dashes too, never by colour alone; both can be read on white and on black.
LOOKS = {"random": ("#3b7dd8", ""), "greedy": ("#d9822b", "6 4")}


def picture(rows: list[dict[str, Any]]) -> str:
    last: float = max(row["seconds"] for row in rows)
    step = next(step for step in (5, 10, 15, 30, 60, 120) if last / step <= 10 or step == 120)

    def across(seconds: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * seconds / last

    def up(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - share)

    grey = 'text-anchor="middle" fill="#808080"'
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif" font-size="13">',
        "<title>Share of games that the network wins, over the time it has learned</title>",
    ]
    for tenth in range(0, 11, 2):
        y = up(tenth / 10)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#808080" stroke-opacity="0.35"/>')
        parts.append(f'<text x="{LEFT - 28}" y="{y + 4:.1f}" {grey}>{tenth * 10} %</text>')
    for second in range(0, int(last) + 1, step):
        parts.append(f'<text x="{across(second):.1f}" y="{HEIGHT - BOTTOM + 20}" {grey}>{second}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 12}" {grey}>seconds of learning on one core</text>')
    for opponent, (colour, dashes) in LOOKS.items():
        told = [row for row in rows if opponent in row]
        if not told:
            continue
        line = " ".join(f"{across(row['seconds']):.1f},{up(row[opponent]['share']):.1f}" for row in told)
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2" '
            f'stroke-dasharray="{dashes}"/>'
        )
        for row in told:
            x, y = across(row["seconds"]), up(row[opponent]["share"])
            low, high = up(row[opponent]["low"]), up(row[opponent]["high"])
            parts.append(f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{colour}" stroke-width="1.5"/>')
            if opponent == "random":
                parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>')
            else:
                square = f'x="{x - 3.5:.1f}" y="{y - 3.5:.1f}" width="7" height="7"'
                parts.append(f'<rect {square} fill="{colour}"/>')
        end = told[-1]
        y = up(end[opponent]["share"]) + (20 if end[opponent]["share"] > 0.5 else -10)
        parts.append(
            f'<text x="{across(end["seconds"]):.1f}" y="{y:.1f}" text-anchor="end" fill="{colour}">'
            f"against {opponent}</text>"
        )
    return "\n".join([*parts, "</svg>", ""])


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=600.0, help="how long it learns (default: 600)")
    parser.add_argument("--games", type=int, default=400, help="how many against random each time")
    parser.add_argument("--greedy", type=int, default=200, help="how many against greedy each time")
    parser.add_argument("--svg", type=Path, help="where to draw the picture")
    parser.add_argument("--rows", type=Path, help="draw from what was printed before; play nothing")
    args = parser.parse_args()
    if args.rows is not None:
        rows = [json.loads(line) for line in args.rows.read_text(encoding="utf-8").splitlines()]
    else:
        rows = measure(args.seconds, {"random": args.games, "greedy": args.greedy})
    if args.svg is not None:
        args.svg.write_text(picture(rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
