"""``banneret upgrade-check``: would the running games of a server go on under these rules?"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from typing import TYPE_CHECKING, Final

from banneret.cli.common import BadUsage

if TYPE_CHECKING:
    from banneret.server.store.upgrade import Verdict

EXAMPLES: Final = """\
examples:
  banneret upgrade-check --database games.db
  banneret upgrade-check --database postgresql://banneret@db.example/banneret --json

Run it with the new Banneret before you change a server over to it; the server may keep running, and
nothing is written. A game that differs goes on from the position that was stored last.
exit codes: 0 all games go on, 1 some cannot be opened, 2 the database cannot be read
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", metavar="URL", required=True, help="a file or the address of a PostgreSQL"
    )
    parser.add_argument("--json", action="store_true", help="print the verdicts as one JSON document")


def run(args: argparse.Namespace) -> int:
    verdicts = asyncio.run(_check(args.database))
    counts = dict.fromkeys(("same", "differs", "lost"), 0)
    for verdict in verdicts:
        counts[verdict.result] += 1
    if args.json:
        json.dump(
            {"counts": counts, "lines": [verdict._asdict() for verdict in verdicts]}, sys.stdout, indent=1
        )
        print()
    else:
        for verdict in verdicts:
            if verdict.result != "same":
                print(_line(verdict))
        print(
            f"{len(verdicts)} running: {counts['same']} replay the same, {counts['differs']} differ and go on"
            f" from their last stored position, {counts['lost']} cannot be opened."
        )
    return 1 if counts["lost"] else 0


def _line(verdict: Verdict) -> str:
    place = f"table {verdict.table}" + (f", line {verdict.line}" if verdict.line else "")
    what = f"{verdict.game}, begun under rules {verdict.was}"
    where = f" at choice {verdict.choice}" if verdict.choice else ""
    if verdict.result == "lost":
        return f"{place} ({what}) cannot be opened{where}: {verdict.reason}"
    last = f"; the last {verdict.lost} things done would be lost" if verdict.lost else ""
    return f"{place} ({what}) differs{where}: {verdict.reason}{last}"


async def _check(database: str) -> list[Verdict]:
    try:
        from banneret.server.store import make_store
        from banneret.server.store.upgrade import check
    except ModuleNotFoundError as error:
        if error.name != "msgspec":
            raise
        raise BadUsage(
            "the table needs packages that are not installed (msgspec);"
            " install them with: pip install 'banneret[table]'"
        ) from error
    store = make_store(database, read_only=True)
    await store.open()
    try:
        return [verdict async for verdict in check(store)]
    finally:
        await store.close()
