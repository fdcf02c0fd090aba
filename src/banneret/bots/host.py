"""A bot's workshop: a process that takes one position after the other and answers with a choice.

Requests and answers are lines of JSON, on what were standard input and output when the process began.
Whatever a bot prints goes to standard error and harms nobody. All that a bot in here can reach of a game is
the position it was sent: a sample, which its seat could not tell from the real one.

A request names the ``bot``, its ``seed``, its ``seat`` and the ``snapshot``. With a ``game`` (any text) the
bot lives through that game, and is asked again; without, it is made anew for each position. ``think`` is how
many seconds a bot that searches should take at most. Studies (``banneret.bots.search.studies``) are asked for
in the same way.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import queue
import sys
import threading
from collections.abc import Sequence
from typing import IO, Any, Final

import banneret
from banneret import bots
from banneret.bots import Bot, SeatView, UnknownBot
from banneret.bots.search.studies import Studies
from banneret.core.errors import BanneretError

#: How much kinder than the table itself a worker is to other processes.
NICE = 5
#: Starts a workshop, as ``python -P -c BOOT`` with ``boot(...)``: on the module path of the process that
#: starts it, as ``multiprocessing`` does.
BOOT: Final = (
    "import json, sys; path, modules, memory = json.loads(sys.argv[1]); sys.path[:] = path;"
    " from banneret.bots.host import main; main(modules, memory)"
)


def boot(modules: Sequence[str] = (), memory: int = 0) -> str:
    """What a workshop is told as it starts; see ``main``."""
    return json.dumps([sys.path, list(modules), memory])


def main(modules: list[str], memory: int = 0) -> None:
    """Works until the table closes the line.

    Args:
        modules: imported before the first job; they may make further bots known.
        memory: how many bytes a bot may take (where the system can limit it); 0 for any number.
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
    if memory:
        _limit(memory)
    for name in modules:
        importlib.import_module(name)
    # Reads in a thread, so that a worker whose table has died ends even in the middle of a thought.
    threading.Thread(target=_listen, args=(lines, jobs), daemon=True).start()
    _say(out, {"ready": True})
    kept: dict[tuple[str, int], tuple[str, Bot]] = {}
    studies = Studies()
    while True:
        job = json.loads(jobs.get())
        _say(out, _think(job, studies) if "study" in job or "outlook" in job else _work(job, kept))


def _limit(memory: int) -> None:
    """A bot that takes more memory than that fails alone."""
    try:
        import resource
    except ImportError:  # no such thing on Windows
        return
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


def _listen(lines: IO[bytes], jobs: queue.SimpleQueue[bytes]) -> None:
    for line in lines:
        jobs.put(line)
    os._exit(0)


def _say(out: IO[str], answer: dict[str, Any]) -> None:
    out.write(json.dumps(answer) + "\n")
    out.flush()


def _seated(job: dict[str, Any], kept: dict[tuple[str, int], tuple[str, Bot]]) -> Bot:
    """The bot that is asked; the one from before if the game goes on."""
    game = job.get("game")
    if game is None:
        return _made(job)
    place = (job["bot"], job["seat"])
    known = kept.get(place)
    if known is None or known[0] != game:
        kept.pop(place, None)
        known = kept[place] = (game, _made(job))
    return known[1]


def _made(job: dict[str, Any]) -> Bot:
    """A bot; one that knows how to hurry (``within``) does so if it is asked to."""
    maker = bots.find(job["bot"])
    hurry = getattr(maker, "within", None)
    think = job.get("think")
    if hurry is not None and think is not None:
        maker = hurry(float(think))
    made: Bot = maker(job["seed"])
    return made


def _think(job: dict[str, Any], studies: Studies) -> dict[str, Any]:
    """A slice of a study; the judgement of a game from elsewhere may break down, as a bot may."""
    try:
        return studies.work(job)
    except Exception as error:  # noqa: BLE001 - the others who ask this process shall not suffer for it
        return {"failed": "crashed", "detail": f"{type(error).__name__}: {error}"[:500]}


def _work(job: dict[str, Any], kept: dict[tuple[str, int], tuple[str, Bot]]) -> dict[str, Any]:
    """One job; whatever goes wrong is told as ``failed`` with a ``detail`` in words."""
    try:
        bots.find(job["bot"])
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
        chosen = _seated(job, kept).choose(SeatView(game, seat))
    except BaseException as error:  # noqa: BLE001 - a bot may even try to leave; a table asks the next one
        return {"failed": "crashed", "detail": f"{type(error).__name__}: {error}"[:500]}
    if type(chosen) is not int or chosen not in legal:
        return {"failed": "illegal", "detail": f"{chosen!r:.100} is none of its {len(legal)} choices"}
    return {"choice": chosen}
