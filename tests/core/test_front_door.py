"""The package as people first meet it, and games that come from elsewhere."""

from __future__ import annotations

import importlib
import random
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from tests.core.parlour import Parlour
from tests.core.parlour import rules as parlour_rules

import banneret
from banneret.core import registry
from banneret.core.errors import BadOption, IllegalChoice, UnknownGame
from banneret.core.rules import Preset, Rules
from banneret.core.state import Fields, State


def test_everything_it_promises_is_there() -> None:
    for name in banneret.__all__:
        assert hasattr(banneret, name), name
    assert banneret.LANGUAGES == ("en", "es", "it")
    assert banneret.NATURE == -1


def test_games() -> None:
    by_name = {game["name"]: game for game in banneret.games()}
    richard3 = by_name["richard3"]
    assert richard3["seats"] == [2]
    scenario = richard3["options"]["scenario"]
    assert scenario["default"] in scenario["values"]
    assert len(scenario["values"]) == 3
    assert richard3["maturity"] in ("alpha", "beta", "production")
    assert richard3["rules"]
    assert richard3["edition"]


def test_presets_are_options_that_can_be_agreed_on() -> None:
    for game in banneret.games():
        for name, values in game["presets"].items():
            agreed = registry.find(game["name"]).agree(game["seats"][-1], values)
            assert {key: agreed[key] for key in values} == values, name
        if game["presets"]:
            first = next(iter(game["presets"].values()))
            assert first == {key: game["options"][key]["default"] for key in first}, (
                "the first one is the default"
            )


def test_a_preset_is_told_by_its_name(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parlour, "presets", (Preset("short", {"rounds": 1}),))
    told = next(game for game in banneret.games() if game["name"] == "parlour")
    assert told["presets"] == {"short": {"rounds": 1}}


def test_games_is_a_function_whatever_was_imported() -> None:
    """The package banneret.games must not take its name away."""
    code = (
        "import banneret; banneret.games(); banneret.new('richard3'); import banneret.games.richard3;"
        "from banneret.games import richard3; print(len(banneret.games()))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) >= 1


def test_build_info() -> None:
    info = banneret.build_info()
    assert info["version"] == banneret.__version__
    assert info["build"] in ("compiled", "pure")
    assert info["reason"]


def test_build_info_of_an_installed_package(monkeypatch: pytest.MonkeyPatch) -> None:
    module = type(sys)("banneret._built")
    module.__dict__["REASON"] = "because"
    monkeypatch.setitem(sys.modules, "banneret._built", module)
    assert banneret.build_info()["reason"] == "because"


def test_build_info_of_a_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "banneret._built", None)
    assert banneret.build_info()["reason"] == "run from a checkout"


# --- games from elsewhere


def test_a_game_added_by_hand_is_like_any_other(parlour: Parlour) -> None:
    assert "parlour" in registry.names()
    assert registry.find("parlour") is parlour
    told = next(game for game in banneret.games() if game["name"] == "parlour")
    assert told["seats"] == [2, 3]
    assert told["options"]["rounds"] == {"values": [1, 2, 3], "default": 2, "group": ""}
    game = banneret.new("parlour", 3, seed=1)
    assert banneret.load(game.save()).same(game)


def test_games_are_found_by_name() -> None:
    assert registry.find("richard3").name == "richard3"
    assert registry.find("richard3") is registry.find("richard3")
    wrong: list[Any] = ["", "parlour", "..core", "richard3.game", None, 7, ["richard3"]]
    for name in wrong:
        with pytest.raises(UnknownGame, match="there are: "):
            registry.find(name)


class _Found:
    """Stands for what is installed beside us."""

    def __init__(self, *points: EntryPoint) -> None:
        self.points = points

    def __call__(self, group: str) -> tuple[EntryPoint, ...]:
        assert group == registry.GROUP
        return self.points


ELSEWHERE = Parlour()
ELSEWHERE.name = "elsewhere"
NO_RULES = object()


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, f"tests.core.plugged:{value}", registry.GROUP)


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three entry points, as other packages could have them: a game, another's game, and something else."""
    module = type(sys)("tests.core.plugged")
    module.__dict__.update(ELSEWHERE=ELSEWHERE, NO_RULES=NO_RULES)
    monkeypatch.setitem(sys.modules, "tests.core.plugged", module)
    found = _Found(point("elsewhere", "ELSEWHERE"), point("nowhere", "NO_RULES"), point("other", "ELSEWHERE"))
    monkeypatch.setattr(registry, "entry_points", found)
    monkeypatch.delitem(registry._found, "elsewhere", raising=False)


@pytest.mark.skipif(
    banneret.build_info()["build"] == "compiled", reason="compiled callers do not see the patch"
)
@pytest.mark.usefixtures("plugged")
def test_games_are_found_by_entry_points() -> None:
    assert {"elsewhere", "nowhere", "richard3"} <= set(registry.names())
    try:
        assert banneret.new("elsewhere").rules is ELSEWHERE
        assert registry.find("elsewhere") is ELSEWHERE
    finally:
        registry._found.pop("elsewhere", None)


@pytest.mark.skipif(
    banneret.build_info()["build"] == "compiled", reason="compiled callers do not see the patch"
)
@pytest.mark.usefixtures("plugged")
def test_entry_points_that_are_no_games() -> None:
    for name in ("nowhere", "other"):
        with pytest.raises(UnknownGame, match=f"entry point '{name}'"):
            registry.find(name)
        assert name not in registry._found


# --- what a game has to say


@pytest.mark.parametrize(
    "options",
    [{"scenario": "Hastings"}, {"scenario": 1}, {"siege": True}, {1: 2}, {None: None}, [], "scenario", 7],
)
def test_options_that_cannot_be_are_refused_by_name(options: Any) -> None:
    with pytest.raises(BadOption):
        banneret.new("richard3", options=options)


@pytest.mark.parametrize("thing", [None, "x", 1.5, float("nan"), -1, 2**70, True, []])
def test_whatever_is_no_choice_has_a_word_and_no_description(thing: Any) -> None:
    game = banneret.new("richard3", seed=1)
    assert game.word(thing) == str(thing)
    refusal = game.why_not(game.must_act[0], thing)
    assert refusal is not None
    assert refusal.rule == "house-no-such-choice"
    with pytest.raises(IllegalChoice):
        game.describe(thing)


def test_rules_leave_the_game_to_the_game() -> None:
    rules: Rules[State] = Rules()
    state = State(Fields(2, {}))
    calls: list[Callable[[], object]] = [
        lambda: rules.state(Fields(2, {})),
        lambda: rules.begin(state),
        lambda: rules.scores(state),
        lambda: rules.winners(state),
        lambda: rules.view(state, 0),
        lambda: rules.sample(state, 0, random.Random(1)),
        lambda: rules.resign(state, 0),
    ]
    for call in calls:
        with pytest.raises(NotImplementedError):
            call()
    assert rules.check(state) == []


def test_things_have_names(parlour: Parlour) -> None:
    assert parlour.noun_count("", 2) == 1
    assert parlour.noun_count("seat", 3) == 3
    assert parlour.noun_count("room", 2) == 3
    assert parlour.thing("room", 2, 2) == "attic"
    assert parlour.thing("seat", 2, 3) == "cleo"
    assert parlour.thing("n", 7, 2) == 7
    for kind, number in (("room", 3), ("room", -1), ("seat", 2), ("seat", -1)):
        assert parlour.thing(kind, number, 2) == ""
    assert parlour.named(("who:seat", "left:n"), (1, 5, 9), 2) == {"who": "ben", "left": 5}


def test_kinds_of_two_things(parlour: Parlour) -> None:
    """A compound noun is each thing of one kind with each of another."""
    assert parlour.noun_count("pawn+room", 2) == parlour_rules.PAWNS * parlour_rules.ROOMS
    assert parlour.thing("pawn+room", 0, 2) == "cat+hall"
    assert parlour.thing("pawn+room", 5, 2) == "dog+attic"
    assert parlour.thing("pawn+room", 6, 2) == ""
    assert parlour.thing("pawn+seat", 3, 2) == "dog+ben"


def test_modules_are_where_they_were() -> None:
    for name in (
        "chance",
        "choice",
        "errors",
        "game",
        "gamefile",
        "laws",
        "registry",
        "rules",
        "state",
        "text",
    ):
        importlib.import_module(f"banneret.core.{name}")
