"""``banneret describe``: the position of a saved game in names."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from banneret.cli.common import open_game

EXAMPLES: Final = """\
examples:
  banneret describe game.json > position.json
  banneret play richard3 --position position.json    play on from there

The position holds every secret of the game.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game file")


def run(args: argparse.Namespace) -> int:
    game = open_game(args.file)
    print(json.dumps(game.describe_position(), indent=2, ensure_ascii=False))
    return 0
