"""Results on disk: nothing that was played is lost, nothing that is damaged is believed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.arena.support import heaps

from banneret import arena
from banneret.arena import DamagedResults, OtherContest
from banneret.arena.results import contest_of, mend, read


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines(keepends=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A contest of six games, four of them played."""
    path = tmp_path / "deep" / "results.jsonl"
    arena.run(heaps("greedy,random", 4), path, processes=1)
    return path


def test_a_contest_goes_on_where_it_was_left(file: Path) -> None:
    before = lines(file)
    rows = arena.run(heaps("greedy,random", 6), file, processes=1)
    assert lines(file)[: len(before)] == before
    assert len(lines(file)) == 7
    fresh = arena.run(heaps("greedy,random", 6), processes=1)
    assert [(row["n"], row["winners"], row["scores"]) for row in rows] == [
        (row["n"], row["winners"], row["scores"]) for row in fresh
    ]


def test_a_finished_contest_plays_nothing(file: Path) -> None:
    before = file.read_bytes()
    assert len(arena.run(heaps("greedy,random", 4), file, processes=1)) == 4
    assert file.read_bytes() == before


def test_a_line_that_was_not_finished_is_played_again(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    assert len(arena.run(heaps("greedy,random", 4), file, processes=1)) == 4
    assert [json.loads(line.rpartition(" ")[0])["n"] for line in lines(file)[1:]] == [0, 1, 2, 3]


def test_a_file_torn_in_its_first_line_is_begun_anew(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:30])
    assert len(arena.run(heaps("greedy,random", 4), file, processes=1)) == 4
    assert len(lines(file)) == 5


@pytest.mark.parametrize(
    "damage",
    [
        lambda line: line.replace('"winners":[', '"winners":[1,'),
        lambda line: line[:40] + "\n",
        lambda line: "nonsense\n",
        lambda line: "\n",
        lambda line: "{}" + line,
    ],
)
def test_a_damaged_file_is_refused_and_left_as_it_is(file: Path, damage: object) -> None:
    assert callable(damage)
    told = lines(file)
    told[2] = damage(told[2])
    file.write_text("".join(told), encoding="utf-8")
    before = file.read_bytes()
    with pytest.raises(DamagedResults, match=r"damaged in line 3; its 3 good games are still there: --mend"):
        arena.run(heaps("greedy,random", 4), file, processes=1)
    assert file.read_bytes() == before


def test_mending_keeps_the_good_games_and_the_bad_file(file: Path) -> None:
    told = lines(file)
    told[2] = "nonsense\n"
    file.write_text("".join(told), encoding="utf-8")
    before = file.read_bytes()
    assert mend(file) == 3
    assert file.with_name("results.jsonl.damaged").read_bytes() == before
    assert lines(file) == told[:2] + told[3:]
    assert len(arena.run(heaps("greedy,random", 4), file, processes=1)) == 4


def test_a_file_without_its_first_line_cannot_be_mended(file: Path) -> None:
    file.write_text("".join(["nonsense\n", *lines(file)[1:]]), encoding="utf-8")
    with pytest.raises(DamagedResults, match="nothing can be mended"):
        mend(file)


@pytest.mark.parametrize("more", [{"seed": "2"}, {"swap": False}, {"penalty": "replace"}, {"patience": 3.0}])
def test_the_games_of_another_contest_are_not_mixed_in(file: Path, more: dict[str, object]) -> None:
    before = file.read_bytes()
    with pytest.raises(OtherContest, match="heaps, greedy against random, seed 1"):
        arena.run(heaps("greedy,random", 4, **more), file, processes=1)
    assert file.read_bytes() == before


def test_a_file_says_what_was_played(file: Path) -> None:
    assert contest_of(file) == heaps("greedy,random", 4)
    assert sorted(read(file).rows) == [0, 1, 2, 3]


def test_a_killed_contest_leaves_its_games_and_no_processes(tmp_path: Path) -> None:
    """Killed outright in the middle, with two processes that play; the same command finishes it."""
    path = tmp_path / "results.jsonl"
    command = [
        sys.executable, "-m", "banneret", "arena", "richard3", "--bots", "greedy,random", "--games", "400",
        "--swap", "--processes", "2", "--results", str(path), "--seed", "k", "--json",
    ]  # fmt: skip
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    until = time.monotonic() + 120.0
    while time.monotonic() < until and (not path.exists() or len(lines(path)) < 4):
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    for _ in range(3000):
        if not others(process.pid):
            break
        time.sleep(0.02)
    assert others(process.pid) == []
    kept = len(read(path).rows)
    assert 3 <= kept < 400
    command[command.index("400")] = str(kept + kept % 2 + 2)
    finished = subprocess.run(command, check=True, capture_output=True, timeout=120)
    assert json.loads(finished.stdout)["games"] == kept + kept % 2 + 2


def others(session: int) -> list[int]:
    """The processes of a session that still run."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                told = (entry / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            except OSError:
                continue
            if int(told[3]) == session and told[0] != "Z":
                found.append(int(entry.name))
    return found
