"""``banneret odds``: what may become of a battle, as far as a seat can know."""

from __future__ import annotations

import argparse
import importlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from banneret.cli.common import BadUsage, find_seat, open_game, seed, shown

if TYPE_CHECKING:
    from banneret.core.rules import Rules

EXAMPLES: Final = """\
examples:
  banneret odds game.json
  banneret odds game.json --seat york --area lincoln
  banneret odds game.json --json

Odds are what the seat could work out: they use no secret of the other seats.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game file, at a battle")
    parser.add_argument(
        "--seat", metavar="SEAT", help="who asks: a name or a number from 0 (default: who decides now)"
    )
    parser.add_argument("--area", metavar="AREA", help="which battle, if there are several")
    parser.add_argument(
        "--seed", type=seed, metavar="S", default="0", help="for odds that are simulated (default: 0)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    game = open_game(args.file)
    rules = game.rules
    module = _module(rules)
    if args.seat is not None:
        seat = find_seat(rules, game.seats, args.seat)
    elif game.must_act and game.must_act[0] >= 0:
        seat = game.must_act[0]
    else:
        raise BadUsage(f"{args.file}: nobody decides in this game any more; say who asks with --seat")
    area = None if args.area is None else _area(rules, args.area)
    found: Mapping[str, Any] = module.odds(game, seat, area=area, seed=args.seed)
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        print("\n".join(_lines(found)))
    return 0


def _module(rules: Rules[Any]) -> Any:
    name = f"{rules.package}.odds"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise BadUsage(f"{rules.name} has no odds to work out") from error


def _area(rules: Rules[Any], text: str) -> str:
    """The id of an area from its id or its name in any language."""
    from banneret.core.text import LANGUAGES, texts

    wanted = text.strip().casefold()
    for name in rules.kinds.get("area", rules.kinds.get("city", ())):
        words = [str(texts(rules).thing("area", name, language)) for language in LANGUAGES]
        if wanted in {name.casefold(), *(word.casefold() for word in words)}:
            return name
    raise BadUsage(f"{rules.name} has no area {shown(text)}")


def _lines(found: Mapping[str, Any], indent: str = "") -> list[str]:
    """A mapping as indented lines."""
    lines: list[str] = []
    for key, value in found.items():
        if isinstance(value, Mapping):
            lines.append(f"{indent}{key}:")
            lines.extend(_lines(value, indent + "  "))
        elif isinstance(value, float):
            lines.append(f"{indent}{key}: {value:.4f}")
        else:
            lines.append(f"{indent}{key}: {value}")
    return lines
