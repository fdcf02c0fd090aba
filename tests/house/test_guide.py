"""docs/adding-a-game.md: the game that it builds is complete, keeps every law, and passes its own tests."""

from __future__ import annotations

import importlib
import os
import random
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from banneret.cli.rules import coverage
from banneret.core import game as core_game
from banneret.core import registry
from banneret.core.game import Game
from banneret.core.laws import check_decision, check_end
from banneret.core.rules import Rules
from banneret.core.text import LANGUAGES, rule_table

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def files() -> dict[str, str]:
    """The files of the guide: a path alone in a line, and the block after it."""
    text = GUIDE.read_text("utf-8")
    return dict(re.findall(r"^`([\w./-]+)`\n\n```\w+\n(.*?)^```$", text, re.DOTALL | re.MULTILINE))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files, written where the guide says."""
    root = tmp_path_factory.mktemp("guide")
    for name, text in files().items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def toll(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rules[Any]]:
    monkeypatch.syspath_prepend(str(folder))
    rules = importlib.import_module("toll").RULES
    registry.add(rules)
    yield rules
    del registry._found["toll"]


def decide(game: Game, rng: random.Random) -> None:
    seat = rng.choice(game.must_act)
    game.apply(seat, rng.choice(game.choices(seat)))


def test_the_files_are_all_there() -> None:
    assert sorted(files()) == [
        "tests/games/toll/test_toll.py",
        "toll/__init__.py",
        "toll/data.toml",
        "toll/game.py",
        "toll/rules.toml",
        *(f"toll/text/{language}.ftl" for language in LANGUAGES),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("days", [2, 3])
def test_every_law_holds(toll: Rules[Any], seats: int, days: int) -> None:
    rng = random.Random(f"{seats} {days}")
    for seed in range(4):
        game = core_game.new(toll, seats, seed, {"days": days}, None)
        while not game.over:
            assert check_decision(game, rng, thorough=True) == []
            decide(game, rng)
        assert check_end(game) == []


def test_samples_differ(toll: Rules[Any]) -> None:
    rng = random.Random(1)
    game = core_game.new(toll, 3, 1, None, None)
    decide(game, rng)
    seat = game.must_act[0]
    assert len({game.sample(seat, rng).state.fingerprint() for _ in range(40)}) == 6


def test_its_tests_pass_and_name_every_rule(toll: Rules[Any], folder: Path) -> None:
    report = coverage(toll, folder / "tests")
    assert report["untested"] == []
    assert report["unknown"] == []
    env = dict(os.environ, PYTHONPATH=str(folder))
    (folder / "conftest.py").write_text(
        "from banneret.core import registry\nfrom toll import RULES\n\nregistry.add(RULES)\n",
        encoding="utf-8",
    )
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = rule(*ids)\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder / "tests")],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "6 passed" in done.stdout


def test_it_has_all_its_words(toll: Rules[Any]) -> None:
    told = {
        language: re.findall(r"^([a-z][\w-]*) =", files()[f"toll/text/{language}.ftl"], re.MULTILINE)
        for language in LANGUAGES
    }
    assert told["en"] == told["es"] == told["it"]
    for rule in rule_table(toll.package).values():
        for language in LANGUAGES:
            assert rule[language]
            assert rule["kind"] != "ruling" or rule[f"why_{language}"]


def test_it_can_be_installed_as_it_says(toll: Rules[Any]) -> None:
    pattern = r"```toml\n *(\[project.entry-points.*?)```"
    block = re.search(pattern, GUIDE.read_text("utf-8"), re.DOTALL)
    assert block
    (value,) = tomllib.loads(block[1])["project"]["entry-points"][registry.GROUP].values()
    module, _, name = value.partition(":")
    assert getattr(importlib.import_module(module), name) is toll


def test_what_the_guide_points_to_is_there() -> None:
    for target in re.findall(r"\]\(((?!http)[^)#]+)", GUIDE.read_text("utf-8")):
        assert (GUIDE.parent / target).exists(), target
    for path in re.findall(r"`((?:src|tests|web|docs|examples)/[\w./-]+)`", GUIDE.read_text("utf-8")):
        assert (GUIDE.parents[1] / path).exists() or "toll" in path, path
