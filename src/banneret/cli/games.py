"""``banneret games``: what there is."""

from __future__ import annotations

import argparse
import json
from typing import Final

EXAMPLES: Final = """\
examples:
  banneret games           what can be played, and what can be agreed on
  banneret games --json    the same for programs
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON array")


def run(args: argparse.Namespace) -> int:
    import banneret
    from banneret.core import registry

    found = banneret.games()
    if args.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
        return 0
    for game in found:
        title = banneret.texts(registry.find(game["name"])).message("game-name")
        seats = " or ".join(str(count) for count in game["seats"])
        print(f"{game['name']}: {title}")
        print(f"  seats: {seats}; rules: {game['edition']} (version {game['rules']}, {game['maturity']})")
        if game["figures"]:
            print(f"  figures: your own, {game['figures']}")
        if game["presets"]:
            print(f"  --option preset=...: {', '.join(game['presets'])}")
        for name, option in game["options"].items():
            values = ", ".join(_value(value) for value in option["values"])
            print(f"  --option {name}=...: {values} (default: {_value(option['default'])})")
    return 0


def _value(value: object) -> str:
    """A value as ``--option`` takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
