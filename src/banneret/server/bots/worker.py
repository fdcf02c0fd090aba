"""A bot's workshop: a process that takes one position after the other and answers with a choice.

Requests and answers are lines of JSON, on what were standard input and output when the process began.
Whatever a bot prints goes to standard error and harms nobody.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import queue
import sys
import threading
from typing import IO, Any

import banneret
from banneret import bots
from banneret.bots import SeatView, UnknownBot
from banneret.core.errors import BanneretError

#: How much kinder than the table itself a worker is to other processes.
NICE = 5


def main(modules: list[str]) -> None:
    """Works until the table closes the line.

    Args:
        modules: imported before the first job; they may make further bots known.
    """
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    lines = os.fdopen(os.dup(0), "rb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(NICE)
    for name in modules:
        importlib.import_module(name)
    # Reads in a thread, so that a worker whose table has died ends even in the middle of a thought.
    threading.Thread(target=_listen, args=(lines, jobs), daemon=True).start()
    _say(out, {"ready": True})
    while True:
        _say(out, _work(json.loads(jobs.get())))


def _listen(lines: IO[bytes], jobs: queue.SimpleQueue[bytes]) -> None:
    for line in lines:
        jobs.put(line)
    os._exit(0)


def _say(out: IO[str], answer: dict[str, Any]) -> None:
    out.write(json.dumps(answer) + "\n")
    out.flush()


def _work(job: dict[str, Any]) -> dict[str, Any]:
    """One job; whatever goes wrong is told as ``failed`` with a ``detail`` in words."""
    try:
        maker = bots.find(job["bot"])
    except UnknownBot as error:
        return {"failed": "unknown-bot", "detail": str(error)}
    seat = job["seat"]
    try:
        game = banneret.restore(json.loads(job["snapshot"]))
        legal = game.choices(seat)
        if not legal:
            raise BanneretError(f"seat {seat} has nothing to decide")
    except (BanneretError, ValueError, TypeError) as error:
        return {"failed": "bad-position", "detail": f"{type(error).__name__}: {error}"}
    try:
        chosen = maker(job["seed"]).choose(SeatView(game, seat))
    except BaseException as error:  # noqa: BLE001 - a bot may even try to leave; a table asks the next one
        return {"failed": "crashed", "detail": f"{type(error).__name__}: {error}"[:500]}
    if type(chosen) is not int or chosen not in legal:
        return {"failed": "illegal", "detail": f"{chosen!r:.100} is none of its {len(legal)} choices"}
    return {"choice": chosen}


if __name__ == "__main__":
    main(sys.argv[1:])
