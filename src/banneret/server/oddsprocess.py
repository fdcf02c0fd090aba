"""The process that works out chances.

It gets positions that are samples of what a seat knows, so it could not tell a secret if it wanted to.
Requests and answers are lines of JSON; it ends with the process that started it.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from typing import Any

import banneret
from banneret.core.errors import BanneretError

#: How much kinder than the table itself it is to other processes.
_NICE = 5


def main() -> None:
    """Works until the line is closed."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    for line in sys.stdin:
        sys.stdout.write(json.dumps(_work(json.loads(line))) + "\n")
        sys.stdout.flush()


def _work(job: dict[str, Any]) -> dict[str, Any]:
    try:
        game = banneret.restore(job["snapshot"])
        module = importlib.import_module(f"{game.rules.package}.odds")
        found = module.odds(game, job["seat"], area=job["area"], seed=job["seed"], samples=job["samples"])
    except BanneretError as error:
        return {"refused": str(error)}
    return {"odds": found}
