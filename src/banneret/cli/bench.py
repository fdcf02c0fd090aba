"""``banneret bench``: how fast the engine and its doors are, in the figures that people compare."""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from banneret.cli import rivals
from banneret.cli.common import duration, rules_of, seats_for, whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from banneret.core.game import Game
    from banneret.core.rules import Rules

EXAMPLES: Final = """\
examples:
  banneret bench                       all games
  banneret bench richard3 --seconds 10
  banneret bench fief-england --players 4
  banneret bench --only doors          beside the games of PettingZoo and OpenSpiel
  banneret bench --json > speed.json

Times are processor time where the system tells it finely, and the best of several rounds, so that what else
the machine does matters little. `loop_ms` is a plain Python loop of 300,000 multiplications, by which
machines can be compared.
  decisions_per_second   random play: list the choices, apply one (checked), write the log
  copy_us                one copy of a game under way
  view_us, view_bytes    what a seat sees: time (median), and size as JSON (the largest)
  open_file_ms           opening a finished game of about 600 choices from its text

The doors for research (docs/research.md) are compared with games that others offer behind the same doors, as
far as those are installed: PettingZoo's connect four (it needs pygame), OpenSpiel's backgammon (C++) and
tic-tac-toe (Python). All are played at random in the same way, by turns in one run.
"""

_ROUNDS: Final = 5
#: The size of the game whose file is opened, in decisions.
_ABOUT: Final = (560, 640)
_SEEDS: Final = 200
#: What the loop that machines are compared by multiplies.
_LOOP: Final = 300_000
#: The coarsest clock that copies can be measured with, in seconds.
_FINE: Final = 1e-5


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", metavar="GAME", nargs="*", help="which games (default: all)")
    parser.add_argument(
        "--seconds",
        type=duration,
        default=5.0,
        metavar="S",
        help="how long random play lasts for each game (default: 5)",
    )
    parser.add_argument(
        "--players",
        type=whole(1, 20),
        metavar="K",
        help="how many seats play (default: the fewest there can be)",
    )
    parser.add_argument(
        "--only", choices=("engine", "doors"), help="measure only the engine, or only the doors for research"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    import banneret
    from banneret.core import registry

    rules = [rules_of(name) for name in args.games or registry.names()]
    told: dict[str, Any] = {"machine": machine(), "build": banneret.build_info()}
    if args.only != "doors":
        told["games"] = {each.name: measure(each, args.seconds, args.players) for each in rules}
    if args.only != "engine":
        told["doors"] = rivals.compare(
            {each.name: seats_for(each, args.players) for each in rules}, args.seconds, _clock()
        )
    if args.json:
        print(json.dumps(told))
        return 0
    for what in ("machine", "build"):
        print(", ".join(f"{key} {value}" for key, value in told[what].items()))
    for name, figures in told.get("games", {}).items():
        print(f"{name}:")
        for key, value in figures.items():
            print(f"  {key:<22}{value:>14,}")
    if "doors" in told:
        print("\n".join(rivals.lines(told["doors"])))
    return 0


def machine() -> dict[str, object]:
    """What the figures were measured on."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        for line in cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return {
        "cpu": model,
        "loop_ms": round(_loop(), 1),
        "cores": os.cpu_count(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
    }


def _clock() -> Callable[[], float]:
    """The time that this process was given, if the system counts it finely; else the time of day."""
    fine = time.get_clock_info("process_time").resolution <= _FINE
    return time.process_time if fine else time.perf_counter


def _loop() -> float:
    """Milliseconds for a loop that has nothing to do with us."""
    clock = _clock()
    best = float("inf")
    for _ in range(2 * _ROUNDS):
        began = clock()
        x = 0
        for _ in range(_LOOP):
            x = x * 16598013 + 12820163 & 0xFFFFFF
        best = min(best, clock() - began)
    return best * 1e3


def measure(rules: Rules[Any], seconds: float, players: int | None = None) -> dict[str, float]:
    """All figures of one game."""
    from banneret.core import game as core_game

    seats = seats_for(rules, players)

    def new(seed: int) -> Game:
        return core_game.new(rules, seats, seed, None, None)

    speed, games_speed = _play_speed(new, seconds)
    game, positions = _sized_game(new)
    view_us, view_bytes = _views(positions)
    text = game.save()
    return {
        "decisions_per_second": round(speed),
        "games_per_second": round(games_speed, 2),
        "copy_us": round(_copies(positions), 2),
        "view_us": round(view_us, 1),
        "view_bytes": view_bytes,
        "open_file_ms": round(_open(text), 3),
        "open_file_choices": game.decisions,
        "file_bytes": len(text.encode("utf-8")),
    }


def _play_speed(new: Callable[[int], Game], seconds: float) -> tuple[float, float]:
    """Decisions and games a second in the best round."""
    from banneret.core.playout import playout

    clock = _clock()
    best = (0.0, 0.0)
    seed = 0
    for _ in range(_ROUNDS):
        decisions = 0
        games = 0
        began = clock()
        until = began + seconds / _ROUNDS
        while True:
            game = new(seed)
            seed += 1
            decisions += playout(game, seed)
            games += 1
            now = clock()
            if now >= until:
                break
        best = max(best, (decisions / (now - began), games / (now - began)))
    return best


def _sized_game(new: Callable[[int], Game]) -> tuple[Game, list[Game]]:
    """A finished random game of about 600 decisions, and copies of all its positions."""
    middle = sum(_ABOUT) / 2
    chosen = 0
    nearest = float("inf")
    for seed in range(_SEEDS):
        decisions = _played(new(seed), seed, None).decisions
        if abs(decisions - middle) < nearest:
            chosen = seed
            nearest = abs(decisions - middle)
        if _ABOUT[0] <= decisions <= _ABOUT[1]:
            break
    positions: list[Game] = []
    return _played(new(chosen), chosen, positions), positions


def _played(game: Game, seed: int, positions: list[Game] | None) -> Game:
    rng = random.Random(seed)
    while game.must_act:
        if positions is not None:
            positions.append(game.copy())
        seat = game.must_act[0]
        listed = game.choices(seat)
        game.apply(seat, listed[int(rng.random() * len(listed))])
    return game


def _copies(positions: list[Game]) -> float:
    """Microseconds for a copy: the mean over the positions of a game."""
    clock = _clock()
    best = float("inf")
    for _ in range(4 * _ROUNDS):
        began = clock()
        for game in positions:
            game.copy()
        best = min(best, clock() - began)
    return best / len(positions) * 1e6


def _views(positions: list[Game]) -> tuple[float, int]:
    """Microseconds for a view (median over positions and seats), and the largest in bytes."""
    clock = time.perf_counter
    times: list[float] = []
    largest = 0
    for game in positions:
        for seat in range(game.seats):
            best = float("inf")
            for _ in range(_ROUNDS):
                began = clock()
                view = game.view(seat)
                best = min(best, clock() - began)
            times.append(best)
            largest = max(
                largest, len(json.dumps(view, separators=(",", ":"), ensure_ascii=False).encode("utf-8"))
            )
    return statistics.median(times) * 1e6, largest


def _open(text: str) -> float:
    """Milliseconds for opening a game file: the median of several."""
    import banneret

    clock = _clock()
    times: list[float] = []
    for _ in range(4 * _ROUNDS):
        began = clock()
        banneret.load(text)
        times.append(clock() - began)
    return statistics.median(times) * 1e3
