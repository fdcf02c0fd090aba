"""Many games at once, in several processes of this machine; rows arrive in the order in which games end."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from banneret.arena.contest import Contest
from banneret.arena.play import Hall, Row
from banneret.core.errors import BanneretError

#: A batch of games should take about so many seconds.
_BATCH_SECONDS: Final = 0.5
_LARGEST_BATCH: Final = 200


class LostProcess(BanneretError):
    """A process of the arena is gone; all games that were finished are kept."""


def play_here(contest: Contest, numbers: Sequence[int], loud: bool = False) -> Iterator[Row]:
    """Plays games in this process, one after the other."""
    load(contest)
    with Hall(contest, loud) as hall:
        for number in numbers:
            yield hall.play(number)


def play_side_by_side(
    contest: Contest, numbers: Sequence[int], processes: int, loud: bool = False
) -> Iterator[Row]:
    """Plays games in so many processes."""
    left = list(numbers)
    left.reverse()
    batch = 1
    # Spawned, not forked: nothing of this process is in them but the contest.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, context, initializer=_settle, initargs=(contest, loud))
    try:
        waiting: set[Future[list[Row]]] = set()
        while left or waiting:
            while left and len(waiting) < 2 * processes:
                mine = [left.pop() for _ in range(min(batch, len(left)))]
                waiting.add(pool.submit(_play_batch, mine))
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                rows = future.result()
                yield from rows
                seconds = sum([row["seconds"] for row in rows]) / len(rows)
                batch = max(1, min(_LARGEST_BATCH, int(_BATCH_SECONDS / max(seconds, 1e-6))))
    except BrokenProcessPool as error:
        raise LostProcess("a process of the arena has ended; go on with the same command") from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


_hall: list[Hall] = []


def _settle(contest: Contest, loud: bool) -> None:
    """A process makes itself ready; it ends with the arena, however that ends."""
    threading.Thread(target=_follow, daemon=True).start()
    load(contest)
    _hall.append(Hall(contest, loud))


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_batch(numbers: list[int]) -> list[Row]:
    return [_hall[0].play(number) for number in numbers]


def load(contest: Contest) -> None:
    """Imports what makes further bots and games known."""
    for name in contest.modules:
        importlib.import_module(name)
