"""The same games on a Ray cluster that is there already."""

from __future__ import annotations

import contextlib
import importlib
import socket
from collections.abc import Iterator, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from banneret.arena.contest import Contest
from banneret.arena.play import Hall, Row
from banneret.core.errors import BanneretError

#: Seconds that a cluster has to answer before any game is started.
PATIENCE: Final = 10.0
_BATCH_SECONDS: Final = 2.0
_LARGEST_BATCH: Final = 200


class NoCluster(BanneretError):
    """There is no Ray cluster there, or no Ray here."""


def check(address: str) -> Any:
    """Makes sure that there is a cluster at an address, and returns the module ``ray``.

    Raises:
        NoCluster: with the reason, before anything is started.
    """
    try:
        ray = importlib.import_module("ray")
    except ImportError as error:
        raise NoCluster("--ray needs ray: install banneret[ray]") from error
    if address != "auto":
        parts = urlsplit(address if "//" in address else f"//{address}")
        try:
            port = parts.port
        except ValueError:
            port = None
        if not parts.hostname or not port:
            raise NoCluster(f"a Ray cluster is at HOST:PORT or ray://HOST:PORT, not {address!r}")
        try:
            with socket.create_connection((parts.hostname, port), PATIENCE):
                pass
        except OSError as error:
            raise NoCluster(f"there is no Ray cluster at {address}: {error}") from error
    return ray


def play_on_cluster(contest: Contest, numbers: Sequence[int], address: str) -> Iterator[Row]:
    """Plays games on all nodes of a cluster, on which Banneret is installed."""
    ray = check(address)
    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:
            raise NoCluster(f"the Ray cluster at {address} does not take us in: {error}") from error
    try:
        yield from _play(ray, contest, numbers)
    finally:
        with contextlib.suppress(Exception):
            ray.shutdown()


def _play(ray: Any, contest: Contest, numbers: Sequence[int]) -> Iterator[Row]:
    remote = ray.remote(num_cpus=1, max_retries=3)(play_batch)
    width = max(1, int(ray.cluster_resources().get("CPU", 1)))
    left = list(numbers)
    left.reverse()
    batch = 1
    waiting: list[Any] = []
    while left or waiting:
        while left and len(waiting) < 2 * width:
            mine = [left.pop() for _ in range(min(batch, len(left)))]
            waiting.append(remote.remote(contest, mine))
        done, waiting = ray.wait(waiting, num_returns=1)
        for reference in done:
            rows: list[Row] = ray.get(reference)
            yield from rows
            seconds = sum([row["seconds"] for row in rows]) / len(rows)
            batch = max(1, min(_LARGEST_BATCH, int(_BATCH_SECONDS / max(seconds, 1e-6))))


def play_batch(contest: Contest, numbers: list[int]) -> list[Row]:
    """What a worker of the cluster does."""
    from banneret.arena.crews import load

    load(contest)
    with Hall(contest) as hall:
        return [hall.play(number) for number in numbers]
