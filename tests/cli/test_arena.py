"""``banneret arena``: what people type, what they read, and how it ends."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from banneret.cli import FAULTS, OK, USAGE, main

SHORT = ["--option", "scenario=Kingmaker", "--processes", "1"]


def run(*words: str) -> int:
    return main(["arena", "richard3", *words, *SHORT])


def test_figures_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--bots", "greedy,random", "--games", "2", "--swap", "--ratings", "--json") == OK
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2
    assert [each["bot"] for each in told["standings"]] == ["greedy", "random"]
    assert {each["bot"] for each in told["ratings"]} == {"greedy", "random"}
    assert told["options"]["scenario"] == "Kingmaker"


def test_tables_for_the_docs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--bots", "greedy,random", "--games", "2", "--swap", "--markdown") == OK
    out = capsys.readouterr().out
    assert out.startswith("### richard3, 2 seats (scenario Kingmaker")
    assert "`banneret arena richard3 --bots greedy,random --games 2 --option scenario=Kingmaker --swap" in out
    assert "| bot | games | wins | share | 95 % interval |" in out


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--bots", "random,greedy,squire", "--games", "2", "--ladder", "--swap") == OK
    out = capsys.readouterr().out
    assert [line.split()[0] for line in out.splitlines() if line][1:5] == [
        "bot",
        "random",
        "greedy",
        "squire",
    ]
    assert out.count("\ngreedy") + out.count("\nrandom") == 5


def test_a_bot_that_fails_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(
        "class MyBot:\n    def __init__(self, seed): pass\n    def choose(self, seat): return 'anything'\n",
        encoding="utf-8",
    )
    assert run("--bots", f"{file}:MyBot,random", "--games", "2", "--swap") == FAULTS
    out = capsys.readouterr().out
    assert "illegal 2" in out
    assert f"{file}:MyBot" in out


def test_results_go_on_and_damage_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    words = ["--bots", "random", "--results", str(path)]
    assert run(*words, "--games", "3") == OK
    assert run(*words, "--games", "5") == OK
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 6
    path.write_text("".join([*lines[:2], "nonsense\n", *lines[3:]]), encoding="utf-8")
    capsys.readouterr()
    assert run(*words, "--games", "5") == USAGE
    assert "damaged in line 3; its 4 good games are still there" in capsys.readouterr().err
    assert run(*words, "--games", "5", "--mend", "--json") == OK
    told = capsys.readouterr()
    assert "4 games of" in told.err
    assert json.loads(told.out)["games"] == 5


def test_data_sets(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    results, decisions = tmp_path / "results.parquet", tmp_path / "decisions.parquet"
    words = ["--bots", "random", "--games", "1", "--parquet", str(results), "--decisions-to", str(decisions)]
    assert run(*words) == OK
    assert results.read_bytes()[:4] == decisions.read_bytes()[:4] == b"PAR1"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--bots", "clever"], "there is no bot 'clever'"),
        (["--bots", "random,random,random"], "2 seats here, but 3 bots"),
        (["--bots", "search:nodes=none"], "nodes is a number"),
        (["--bots", "nowhere.py:Bot"], "there is no file"),
        (["--ray", "nowhere"], "HOST:PORT"),
        (["--players", "3"], "is played by 2 seats"),
    ],
)
def test_what_makes_no_sense(words: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == USAGE
    assert reason in capsys.readouterr().err


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    """A contest stopped from the keyboard ends quietly, and its games are there."""
    path = tmp_path / "results.jsonl"
    command = [
        sys.executable, "-m", "banneret", "arena", "richard3", "--bots", "random", "--games", "100000",
        "--processes", "1", "--results", str(path),
    ]  # fmt: skip
    # Whoever runs the tests in the background has these interrupts ignored, and children inherit that.
    process = subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
    )
    while not path.exists() or path.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
    process.send_signal(2)
    try:
        _, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert b"Traceback" not in err
