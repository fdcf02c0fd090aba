"""Law 11: every rule and every example of a game is named by a test, and every id that is named exists."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest
from examples.tourney.game import RULES as TOURNEY

from banneret.cli.rules import coverage
from banneret.cli.scan import count_marks
from banneret.core import registry
from banneret.core.figures import figures_of
from banneret.core.text import example_table, rule_table

TESTS = Path(__file__).resolve().parents[1]
GAMES = registry.names()

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_every_rule_and_every_example_has_a_test(name: str) -> None:
    report = coverage(registry.find(name), TESTS)
    assert report["rules"]
    assert report["examples"]
    assert report["untested"] == []
    assert report["untested_examples"] == []
    assert report["unknown"] == []


def test_so_has_the_example_game() -> None:
    report = coverage(TOURNEY, TESTS)
    assert report["rules"]
    assert report["untested"] == []
    assert report["unknown"] == []


def test_no_mark_names_a_rule_of_nobody() -> None:
    """A slip of the pen in a mark would be a rule that only seems to be tested."""
    packages = [registry.find(name).package for name in GAMES] + [TOURNEY.package, "tests.core.parlour"]
    known = {name for package in packages for name in (*rule_table(package), *example_table(package))}
    assert set(count_marks(TESTS)) - known == set()


@every_game
def test_the_code_cites_rules_that_exist(name: str) -> None:
    """In comments and docstrings as well as in what is refused; a section may be cited as a whole."""
    rules = registry.find(name)
    spec = importlib.util.find_spec(rules.package)
    assert spec is not None
    assert spec.submodule_search_locations is not None
    known = {*rule_table(rules.package), *example_table(rules.package)}
    prefix = next(iter(known)).partition("-")[0]
    known.update(f"{prefix}-{rule['section']}" for rule in rule_table(rules.package).values())
    strange: list[str] = []
    for path in sorted(Path(spec.submodule_search_locations[0]).rglob("*")):
        if path.suffix not in {".py", ".toml", ".ftl"}:
            continue
        for found in re.findall(rf"\b{prefix}-[\w.]+(?:-[\w.]+)*\b", path.read_text("utf-8")):
            if found not in known:
                strange.append(f"{path.name}: {found}")
    assert strange == []


@every_game
def test_an_example_is_tested_by_a_test_of_its_own(name: str) -> None:
    """No test is marked with half a dozen examples that it cannot all play."""
    examples = example_table(registry.find(name).package)
    for path in sorted(TESTS.rglob("test_*.py")):
        for mark in re.findall(r"mark\.rule\(([^)]*)\)", path.read_text("utf-8")):
            named = [found for found in re.findall(r'"([^"]+)"', mark) if found in examples]
            assert len(named) <= 2, f"{path.name}: {named}"


@pytest.mark.parametrize("name", registry.names())
def test_every_figure_says_where_it_is_from(name: str) -> None:
    """In the words that the page of figures knows; a figure must not fall through."""
    data = figures_of(name, registry.find(name).package).data
    assert data["from"]
    assert set(data["from"].values()) <= {"rulebook", "board", "source", "reconstructed"}
