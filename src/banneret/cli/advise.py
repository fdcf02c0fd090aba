"""``banneret advise``: what a bot that searches thinks of a position, or of a whole game."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from banneret.cli.common import BadUsage, add_language, find_seat, open_game, seed, whole

if TYPE_CHECKING:
    from banneret.core.game import Game

EXAMPLES: Final = """\
examples:
  banneret advise game.json
  banneret advise game.json --at 120 --nodes 2000
  banneret advise game.json --curve --seat york

A search knows what the seat knows and nothing else. CHANCE is the share of the win that it expects; choices
that it tried often are those it believes in. --curve tells how the chances of all seats went through the
game, as they look to one of them (or to whoever decided).
"""

_NODES: Final = 400
_ROUNDS: Final = 16
_WIDTH: Final = 40


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game file")
    parser.add_argument("--seat", metavar="SEAT", help="who looks: a name or a number from 0")
    parser.add_argument("--at", type=whole(0), metavar="N", help="after so many decisions (default: all)")
    parser.add_argument(
        "--nodes", type=whole(), default=_NODES, metavar="N", help=f"how long to search (default: {_NODES})"
    )
    parser.add_argument("--curve", action="store_true", help="the chances to win through the whole game")
    parser.add_argument(
        "--every", type=whole(), default=10, metavar="N", help="a point of the curve every so many decisions"
    )
    parser.add_argument("--seed", type=seed, default="0", metavar="S", help="the same seed, the same advice")
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    game = open_game(args.file)
    if args.at is not None:
        game = game.replayed(args.at)
    seat = None if args.seat is None else find_seat(game.rules, game.seats, args.seat)
    found = _curve(game, seat, args) if args.curve else _advice(game, seat, args)
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        print("\n".join(_curve_lines(found) if args.curve else _advice_lines(found)))
    return 0


def _advice(game: Game, seat: int | None, args: argparse.Namespace) -> dict[str, Any]:
    from banneret.bots import SeatView
    from banneret.bots.search import Settings
    from banneret.bots.search.advice import advise, outlook

    deciding = [each for each in game.must_act if each >= 0 and (seat is None or each == seat)]
    if not deciding:
        raise BadUsage(f"{args.file}: nobody of whom you ask decides here; see --at and --seat")
    seat = deciding[0]
    chair = SeatView(game, seat)
    names = game.rules.seat_names[game.seats]
    return {
        "game": game.rules.name,
        "decision": game.decisions,
        "seat": names[seat],
        "chances": dict(zip(names, _rounded(outlook(chair, _ROUNDS, args.seed)), strict=True)),
        "choices": [
            {
                "choice": opinion.choice,
                "word": game.word(opinion.choice),
                "text": game.describe(opinion.choice, args.lang),
                "visits": opinion.visits,
                "chance": None if opinion.visits == 0 else round(opinion.chance, 4),
            }
            for opinion in advise(chair, Settings(nodes=args.nodes), args.seed)
        ],
    }


def _curve(game: Game, seat: int | None, args: argparse.Namespace) -> dict[str, Any]:
    from banneret.bots import SeatView
    from banneret.bots.search.advice import outlook

    names = game.rules.seat_names[game.seats]
    points: list[dict[str, Any]] = []
    past = game.retraced()
    for number, (who, choice) in enumerate(game.record()):
        if number % args.every == 0:
            looking = who if seat is None else seat
            told = _rounded(outlook(SeatView(past, looking), _ROUNDS, f"{args.seed}/{number}"))
            points.append(
                {
                    "decision": number,
                    "seat": names[looking],
                    "chances": dict(zip(names, told, strict=True)),
                }
            )
        if not past.over and past.choices(who):
            past.apply(who, choice)
        else:  # somebody gave up
            break
    return {"game": game.rules.name, "winners": [names[each] for each in game.winners], "points": points}


def _rounded(chances: list[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def _advice_lines(found: dict[str, Any]) -> list[str]:
    chances = ", ".join(f"{name} {100 * chance:.0f} %" for name, chance in found["chances"].items())
    lines = [f"decision {found['decision']}, {found['seat']} decides; chances: {chances}", ""]
    lines.append("CHANCE  TRIED  CHOICE")
    for each in found["choices"]:
        chance = "     –" if each["chance"] is None else f"{100 * each['chance']:4.0f} %"
        lines.append(f"{chance}  {each['visits']:5}  {each['text']}")
    return lines


def _curve_lines(found: dict[str, Any]) -> list[str]:
    lines = []
    for point in found["points"]:
        bars = []
        for name, chance in point["chances"].items():
            bars.append(f"{name} {100 * chance:3.0f} %")
        first = next(iter(point["chances"].values()))
        full = round(_WIDTH * first)
        lines.append(f"{point['decision']:5}  {'#' * full}{'.' * (_WIDTH - full)}  {', '.join(bars)}")
    lines.append("won: " + ", ".join(found["winners"]) if found["winners"] else "not over")
    return lines
