"""``banneret advise``: what a search thinks, as the seat knows it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import banneret
from banneret.cli import OK, USAGE, main
from banneret.core.game import Game


def game(decisions: int = 10_000, seed: int = 3) -> Game:
    """A short war between bots that know nothing."""
    made = banneret.new("richard3", seed=seed, options={"scenario": "Kingmaker"})
    rng = random.Random(seed)
    while made.must_act and made.decisions < decisions:
        seat = made.must_act[0]
        made.apply(seat, rng.choice(made.choices(seat)))
    return made


def advice(capsys: pytest.CaptureFixture[str], path: Path, *words: str) -> dict[str, Any]:
    assert main(["advise", str(path), *words, "--json"]) == OK
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(game().save(), encoding="utf-8")
    return path


def test_every_choice_is_weighed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = advice(capsys, file, "--at", "20", "--nodes", "40")
    there = banneret.load(file).replayed(20)
    seat = there.must_act[0]
    assert sorted(each["choice"] for each in told["choices"]) == list(there.choices(seat))
    assert sum(each["visits"] for each in told["choices"]) == 40
    assert told["seat"] == there.rules.seat_names[2][seat]
    assert sum(told["chances"].values()) == pytest.approx(1.0, abs=0.001)
    for each in told["choices"]:
        assert (each["chance"] is None) == (each["visits"] == 0)
        assert each["text"] == there.describe(each["choice"])


def test_it_depends_on_what_the_seat_knows_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same advice in a position that the seat could not tell from the real one."""
    there = game(20)
    seat = there.must_act[0]
    told = []
    for number, each in enumerate((there, there.sample(seat, random.Random(5)))):
        path = tmp_path / f"{number}.json"
        path.write_text(json.dumps(each.snapshot()), encoding="utf-8")
        restored = banneret.restore(json.loads(path.read_text(encoding="utf-8")))
        path.write_text(restored.save(), encoding="utf-8")
        found = advice(capsys, path, "--nodes", "20")
        told.append((found["choices"], found["chances"]))
    assert told[0] == told[1]


def test_a_curve_ends_with_who_has_won(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = advice(capsys, file, "--curve", "--every", "40", "--seat", "york")
    finished = banneret.load(file)
    assert told["winners"] == [finished.rules.seat_names[2][seat] for seat in finished.winners]
    assert [point["decision"] for point in told["points"]] == list(range(0, finished.decisions, 40))
    for point in told["points"]:
        assert point["seat"] == "york"
        assert sum(point["chances"].values()) == pytest.approx(1.0, abs=0.001)


def test_it_is_told_to_people(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["advise", str(file), "--at", "20", "--nodes", "10", "--lang", "it"]) == OK
    out = capsys.readouterr().out
    assert "CHANCE  TRIED  CHOICE" in out
    assert main(["advise", str(file), "--curve", "--every", "60"]) == OK
    assert "won: " in capsys.readouterr().out


def test_nobody_decides_in_a_finished_game(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["advise", str(file)]) == USAGE
    assert "--at" in capsys.readouterr().err
