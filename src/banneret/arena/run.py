"""A contest from its first game, or from where it was left, to its last."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from banneret.arena.cluster import check, play_on_cluster
from banneret.arena.contest import Contest
from banneret.arena.crews import play_here, play_side_by_side
from banneret.arena.play import Row
from banneret.arena.results import Results


def run(
    contest: Contest,
    results: Path | None = None,
    processes: int | None = None,
    ray: str | None = None,
    progress: bool = False,
    loud: bool = False,
) -> list[Row]:
    """Plays all games of a contest that are not played yet.

    Args:
        contest: what to play.
        results: where every finished game is written at once, and where those that were played before are;
            None keeps them in memory only.
        processes: how many processes of this machine play; None for as many as it has cores.
        ray: the address of a Ray cluster to play on instead.
        progress: whether to show on standard error how far it is.
        loud: whether to show what bots of others print.

    Returns:
        All games, by number.
    """
    if ray is not None:
        check(ray)
    book = None if results is None else Results(results, contest)
    rows: dict[int, Row] = {} if book is None else book.rows
    try:
        numbers = [number for number in range(contest.size) if number not in rows]
        bar = Bar(contest.size, len(rows), sys.stderr) if progress and numbers else None
        for row in _played(contest, numbers, processes or os.cpu_count() or 1, ray, loud):
            if book is None:
                rows[row["n"]] = row
            else:
                book.add(row)
            if bar is not None:
                bar.one_more(len(row["faults"]))
        if bar is not None:
            bar.close()
    finally:
        if book is not None:
            book.close()
    return [rows[number] for number in sorted(rows)]


def _played(
    contest: Contest, numbers: list[int], processes: int, ray: str | None, loud: bool
) -> Iterator[Row]:
    if not numbers:
        return iter(())
    if ray is not None:
        return play_on_cluster(contest, numbers, ray)
    if processes == 1 or len(numbers) == 1:
        return play_here(contest, numbers, loud)
    return play_side_by_side(contest, numbers, min(processes, len(numbers)), loud)


class Bar:
    """How far a contest is: games, games a second, the time that is left.

    Args:
        size: how many games there are.
        before: how many were played before this run.
        out: where it is shown.
    """

    _WIDTH = 24

    def __init__(self, size: int, before: int, out: TextIO) -> None:
        self._size = size
        self._before = before
        self._done = before
        self._faults = 0
        self._out = out
        self._began = time.monotonic()
        self._told = 0.0
        self._tell(self._began)

    def one_more(self, faults: int) -> None:
        """Another game is over."""
        self._done += 1
        self._faults += faults
        now = time.monotonic()
        if now - self._told >= (0.1 if self._out.isatty() else 10.0) or self._done == self._size:
            self._tell(now)

    def line(self, now: float) -> str:
        """The bar in one line."""
        full = self._WIDTH * self._done // self._size
        seconds = now - self._began
        played = self._done - self._before
        rate = played / seconds if seconds > 0.0 else 0.0
        left = clock((self._size - self._done) / rate) if rate > 0.0 else "?"
        faults = f", {self._faults} faults" if self._faults else ""
        return (
            f"[{'#' * full}{'.' * (self._WIDTH - full)}] {self._done} of {self._size} games, "
            f"{rate:.3g} a second, {left} left{faults}"
        )

    def _tell(self, now: float) -> None:
        self._told = now
        self._out.write(f"\r\x1b[2K{self.line(now)}" if self._out.isatty() else f"{self.line(now)}\n")
        self._out.flush()

    def close(self) -> None:
        """Leaves the last line standing."""
        if self._out.isatty():
            self._out.write("\n")


def clock(seconds: float) -> str:
    """A time as people read it."""
    whole = round(seconds)
    if whole >= 3600:
        return f"{whole // 3600} h {whole % 3600 // 60:02} min"
    if whole >= 60:
        return f"{whole // 60} min {whole % 60:02} s"
    return f"{whole} s"
