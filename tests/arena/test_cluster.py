"""On a Ray cluster the same games are played as here; where there is none, that is told before any game."""

from __future__ import annotations

import importlib.util
import json
import os
import socket
import subprocess
import sys
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.arena.support import heaps

from banneret import arena
from banneret.arena import cluster
from banneret.arena.cluster import NoCluster, play_batch
from banneret.arena.results import Results, contest_of

#: Starts a cluster of two workers on this machine, says where it is, and ends it when nobody listens.
CLUSTER = """
import sys, ray
ray.init(num_cpus=2, include_dashboard=False, object_store_memory=80 << 20, log_to_driver=False)
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
ray.shutdown()
"""
#: Ray lets nobody into a cluster who does not know its token; this one is the tests' own.
ENVIRONMENT = {
    **os.environ,
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": uuid.uuid4().hex,
    "RAY_USAGE_STATS_ENABLED": "0",
}


@pytest.fixture
def address() -> Iterator[str]:
    if importlib.util.find_spec("ray") is None:
        pytest.skip("ray is not installed")
    process = subprocess.Popen(
        [sys.executable, "-c", CLUSTER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=ENVIRONMENT,
    )
    try:
        assert process.stdout is not None
        told = process.stdout.readline().strip()
        assert told, "Ray did not start"
        yield told
    finally:
        process.communicate("", timeout=120)


def test_a_cluster_plays_the_same_games(address: str, tmp_path: Path) -> None:
    """The real command on a real cluster of two workers; game by game what is played here."""
    path = tmp_path / "results.jsonl"
    command = [
        sys.executable, "-m", "banneret", "arena", "richard3", "--bots", "greedy,random", "--games", "6",
        "--swap", "--results", str(path), "--ray", address, "--json",
    ]  # fmt: skip
    there = subprocess.run(command, capture_output=True, timeout=300, env=ENVIRONMENT, check=False)
    assert there.returncode == 0, there.stderr[-2000:]
    assert json.loads(there.stdout)["games"] == 6
    contest = contest_of(path)
    book = Results(path, contest)
    rows = [book.rows[number] for number in range(6)]
    book.close()
    here = arena.run(contest, processes=1)
    for one, other in zip(rows, here, strict=True):
        for key in ("n", "bots", "winners", "scores", "decisions", "faults"):
            assert one[key] == other[key]


def test_no_cluster_is_told_before_any_game(tmp_path: Path) -> None:
    """No file is begun, no game is played."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        free = taken.getsockname()[1]
    path = tmp_path / "results.jsonl"
    with pytest.raises(NoCluster, match=f"no Ray cluster at 127.0.0.1:{free}"):
        arena.run(heaps("random", 4), path, ray=f"127.0.0.1:{free}")
    assert not path.exists()


@pytest.mark.parametrize("address", ["nowhere", "ray://", "127.0.0.1:port", ""])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(NoCluster, match="is at HOST:PORT"):
        arena.run(heaps("random", 4), ray=address)


def test_without_ray_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"install banneret\[ray\]"):
        cluster.check("127.0.0.1:6379")


def test_what_a_worker_does() -> None:
    contest = heaps("greedy,random", 4)
    rows = play_batch(contest, [2, 3])
    assert [row["n"] for row in rows] == [2, 3]
