"""A user's own figures: laid over the printed ones, checked, and marked in what is played with them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from examples.tourney.game import TourneyRules
from examples.tourney.state import Tourney
from tests.core.helpers import party, play_out, signed
from tests.core.parlour import Parlour

import banneret
from banneret.core import registry
from banneret.core.errors import BadFigures, DamagedFile, OtherFigures, UnknownGame
from banneret.core.figures import figures_of, laid_over, own_file, use

PRINTED: dict[str, Any] = {
    "from": {"town.wall": "board"},
    "limits": {"red": 2, "blue": 3},
    "names": ["one", "two"],
    "roads": {"dry": [["ayr", "bath"]]},
    "town": [
        {"id": "ayr", "wall": 2, "port": True, "gain": {"coins": 1}},
        {"id": "bath", "wall": 3, "seas": ["north"], "gain": {"squires": 2}},
    ],
    "depth": [{"many": 1, "less": -2}],
    "county": {"york": {"min": 1}, "kent": {"min": 2, "low": True}},
}


def over(own: dict[str, Any]) -> Any:
    return laid_over(PRINTED, own, "my.toml")


# --- laying over


def test_nothing_changed_is_printed() -> None:
    for own in ({}, {"limits": {"red": 2}}, {"town": [{"id": "bath", "wall": 3}]}):
        found = over(own)
        assert found == (PRINTED, "", (), "")


def test_only_what_is_named_changes() -> None:
    found = over(
        {
            "limits": {"red": 1},
            "names": ["two"],
            "town": [{"id": "bath", "wall": 4, "port": True, "gain": {"coins": 3, "squires": 0}}],
            "roads": {"dry": [["bath", "ayr"], ["ayr", "bath"]]},
            "county": {"york": {"low": False}},
            "depth": [{"many": 2, "less": -1}],
        }
    )
    assert found.data["limits"] == {"red": 1, "blue": 3}
    assert found.data["names"] == ["two"]
    assert found.data["town"][0] == PRINTED["town"][0]
    assert found.data["town"][1] == {
        "id": "bath",
        "wall": 4,
        "seas": ["north"],
        "port": True,
        "gain": {"coins": 3, "squires": 0},
    }
    assert found.data["roads"] == {"dry": [["bath", "ayr"], ["ayr", "bath"]]}
    assert found.data["county"] == {"york": {"min": 1, "low": False}, "kent": {"min": 2, "low": True}}
    assert found.data["depth"] == [{"many": 2, "less": -1}]
    assert found.data["from"] == PRINTED["from"]
    assert found.replaced == (
        "county.york.low",
        "depth",
        "limits.red",
        "names",
        "roads.dry",
        "town.bath.gain.coins",
        "town.bath.gain.squires",
        "town.bath.port",
        "town.bath.wall",
    )
    assert found.file == "my.toml"
    assert PRINTED["limits"]["red"] == 2


def test_the_mark_tells_figures_apart_and_not_how_they_were_written() -> None:
    one = over({"limits": {"red": 1, "blue": 4}, "town": [{"id": "ayr", "wall": 5}]})
    same = over(
        {"town": [{"wall": 5, "id": "ayr"}], "limits": {"blue": 4, "red": 1}, "names": ["one", "two"]}
    )
    other = over({"limits": {"red": 1, "blue": 4}, "town": [{"id": "ayr", "wall": 6}]})
    assert one.mark == same.mark != other.mark
    assert len(one.mark) == 8


@pytest.mark.parametrize(
    ("own", "words"),
    [
        ({"limit": {}}, ("this game", "'limit'", "county, depth, limits")),
        ({"limits": {"green": 1}}, ("limits", "'green'", "blue, red")),
        ({"limits": 1}, ("limits cannot be 1", "a table")),
        ({"limits": {"red": "1"}}, ("limits.red", "'1'", "a whole number")),
        ({"limits": {"red": True}}, ("limits.red", "True", "a whole number")),
        ({"limits": {"red": float("nan")}}, ("limits.red", "nan", "a whole number")),
        ({"limits": {"red": -1}}, ("limits.red", "-1", "from 0 to 9999")),
        ({"limits": {"red": 10**30}}, ("limits.red", str(10**30))),
        ({"names": "one"}, ("names", "'one'", "a list")),
        ({"names": [1]}, ("names", "1", "a text")),
        ({"names": {"one": 1}}, ("names has no figure 'one'",)),
        ({"roads": {"dry": ["ayr"]}}, ("roads.dry", "'ayr'", "a list")),
        ({"town": {"ayr": {"wall": 1}}}, ("town",)),
        ({"town": [{"wall": 1}]}, ("entry 1 of town", "no id")),
        ({"town": [7]}, ("entry 1 of town", "no id")),
        ({"town": [{"id": "deal", "wall": 1}]}, ("no town 'deal'", "ayr, bath")),
        ({"town": [{"id": "ayr"}, {"id": "ayr"}]}, ("town 'ayr'", "twice")),
        ({"town": [{"id": "ayr", "moat": 1}]}, ("town.ayr", "'moat'", "gain, port, seas, wall")),
        ({"town": [{"id": "ayr", "gain": {"silver": 1}}]}, ("town.ayr.gain", "'silver'", "coins, squires")),
        ({"town": [{"id": "ayr", "port": 1}]}, ("town.ayr.port", "true or false")),
        ({"from": {"town.wall": "rulebook"}}, ("'from'",)),
        ({"depth": [{"deep": 1}]}, ("depth", "'deep'")),
        ({"depth": [{"many": "x"}]}, ("depth.many", "'x'")),
        ({"depth": [3]}, ("depth cannot be 3", "a table")),
    ],
    ids=str,
)
def test_what_does_not_fit_is_told(own: dict[str, Any], words: tuple[str, ...]) -> None:
    with pytest.raises(BadFigures) as told:
        over(own)
    assert str(told.value).startswith("my.toml: ")
    for word in words:
        assert word in str(told.value)


# --- files and snapshots


@pytest.fixture
def marked(parlour: Parlour) -> Parlour:
    parlour.figures = "0123abcd"
    return parlour


def test_the_mark_is_in_what_is_kept_only_if_there_is_one(parlour: Parlour) -> None:
    game = play_out(party(parlour, 3, 5))
    assert "figures" not in json.loads(game.save())
    assert "figures" not in game.snapshot()
    assert parlour.stamp() == "3"
    parlour.figures = "0123abcd"
    assert json.loads(game.save())["figures"] == "0123abcd"
    assert game.snapshot()["figures"] == "0123abcd"
    assert parlour.stamp() == "3+0123abcd"
    assert banneret.load(game.save()).same(game)
    assert banneret.restore(game.snapshot()).same(game)
    assert next(g for g in banneret.games() if g["name"] == "parlour")["figures"] == "0123abcd"
    assert next(g for g in banneret.games() if g["name"] == "richard3")["figures"] == ""


@pytest.mark.parametrize(
    ("then", "now", "words"),
    [
        ("", "0123abcd", ("with the printed figures", "its own figures 0123abcd", "without")),
        ("0123abcd", "", ("(0123abcd)", "has the printed figures", "start Banneret with that file")),
        ("0123abcd", "99999999", ("(0123abcd)", "its own figures 99999999")),
    ],
)
def test_a_game_of_other_figures_is_refused(
    parlour: Parlour, then: str, now: str, words: tuple[str, ...]
) -> None:
    parlour.figures = then
    game = play_out(party(parlour, 2, 5))
    file, snapshot = game.save(), game.snapshot()
    parlour.figures = now
    with pytest.raises(OtherFigures) as of_file:
        banneret.load(file)
    with pytest.raises(OtherFigures) as of_snapshot:
        banneret.restore(snapshot)
    for word in words:
        assert word in str(of_file.value)
        assert word in str(of_snapshot.value)


def test_a_mark_is_a_text(marked: Parlour) -> None:
    body = json.loads(play_out(party(marked, 2, 5)).save())
    with pytest.raises(DamagedFile, match="'figures' should be str"):
        banneret.load(json.dumps(signed({**body, "figures": 7})))
    del body["figures"]
    with pytest.raises(OtherFigures):
        banneret.load(json.dumps(signed(body)))


# --- from the outside, where a game has not been used yet


def run(*args: str, figures: object = None) -> subprocess.CompletedProcess[str]:
    env = dict(os.environ)
    env.pop("BANNERET_FIGURES", None)
    if figures is not None:
        env["BANNERET_FIGURES"] = str(figures)
    return subprocess.run(
        [sys.executable, "-P", *args], capture_output=True, text=True, env=env, timeout=120, check=False
    )


def command(*args: str, figures: object = None) -> subprocess.CompletedProcess[str]:
    return run("-m", "banneret", *args, figures=figures)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(
        'figures-of = "richard3"\n[limits]\nred = 1\n[[card]]\nid = "muster"\ncount = 2\n', encoding="utf-8"
    )
    return path


def test_richard_iii_is_played_with_them(mine: Path, tmp_path: Path) -> None:
    usual = tmp_path / "usual.json"
    usual.write_text(banneret.new("richard3", seed=1).save(), encoding="utf-8")
    told = command("games", "--json", figures=mine)
    (game,) = [one for one in json.loads(told.stdout) if one["name"] == "richard3"]
    mark = game["figures"]
    assert len(mark) == 8
    assert json.loads(command("games", "--json", "--figures", str(mine)).stdout) == json.loads(told.stdout)
    assert mark in command("games", "--figures", str(mine)).stdout
    program = (
        "import banneret, sys; from banneret.games.richard3 import board;"
        "assert 1 in board.LIMIT and 2 not in board.LIMIT; assert board.COUNT_OF[board.MUSTER] == 2;"
        "assert board.FIGURES.replaced == ('card.muster.count', 'limits.red');"
        "print(banneret.new('richard3', seed=1).save())"
    )
    made = run("-c", program, figures=mine)
    assert made.returncode == 0, made.stderr
    assert json.loads(made.stdout)["figures"] == mark
    with pytest.raises(OtherFigures, match=mark):
        banneret.load(made.stdout)
    own = tmp_path / "own.json"
    own.write_text(made.stdout, encoding="utf-8")
    assert command("replay", str(own), "--check", "--figures", str(mine)).returncode == 0
    refused = command("replay", str(usual), "--figures", str(mine))
    assert refused.returncode == 2
    assert "with the printed figures" in refused.stderr
    assert command("sim", "richard3", "--games", "3", "--check", "--figures", str(mine)).returncode == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "cannot be read"),
        ("\udcff", "cannot be read"),
        ("figures-of = ", "no TOML"),
        (b"figures-of = '\xff'", "no TOML"),
        ("[limits]\nred = 1", "does not say of which game"),
        ("figures-of = 3", "does not say of which game"),
        ('figures-of = "chess"', "there is no game 'chess'"),
        ('figures-of = "richard3"\n[limits]\nred = nan', "limits.red cannot be nan"),
        # Each value is all right, but the map they make is none.
        (
            'figures-of = "richard3"\n[borders]\nred = [["kent", "mars"]]',
            "cannot be played with these figures",
        ),
        ('figures-of = "richard3"\n' + "#" * 1_000_001, "longer than"),
    ],
    ids=lambda value: None if value is None else ascii(value)[:30],
)
def test_bad_files_are_told_at_once(text: str | bytes | None, words: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    if isinstance(text, bytes):
        path.write_bytes(text)
    elif text == "\udcff":
        path.mkdir()
    elif text is not None:
        path.write_text(text, encoding="utf-8")
    told = command("games", "--figures", str(path))
    assert (told.returncode, told.stdout) == (2, "")
    assert words in told.stderr
    assert "Traceback" not in told.stderr


def test_two_files_of_a_game_are_one_too_many(mine: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text('figures-of = "richard3"\n', encoding="utf-8")
    told = command("games", "--figures", str(mine), "--figures", str(other))
    assert told.returncode == 2
    assert "another file for the figures of richard3" in told.stderr
    told = command("games", figures=os.pathsep.join([str(mine), str(other)]))
    assert told.returncode == 2
    assert "figures of richard3 too" in told.stderr


def test_figures_come_before_the_game(mine: Path) -> None:
    banneret.new("richard3")
    before = os.environ.get("BANNERET_FIGURES")
    with pytest.raises(BadFigures, match="richard3 is in use already"):
        use([mine])
    assert os.environ.get("BANNERET_FIGURES") == before


def test_the_environment_names_the_files(mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "other.toml"
    other.write_text('figures-of = "tourney"\n', encoding="utf-8")
    monkeypatch.setenv("BANNERET_FIGURES", os.pathsep.join([str(mine), "", str(other)]))
    assert (own_file("richard3"), own_file("tourney"), own_file("chess")) == (str(mine), str(other), "")
    monkeypatch.setenv("BANNERET_FIGURES", os.pathsep.join([str(mine), str(mine)]))
    with pytest.raises(BadFigures, match="holds figures of richard3 too"):
        own_file("richard3")
    for text, words in (("[", "no TOML"), ("x = 1", "of which game"), ("#" * 1_000_001, "longer than")):
        other.write_text(text, encoding="utf-8")
        monkeypatch.setenv("BANNERET_FIGURES", str(other))
        with pytest.raises(BadFigures, match=words):
            own_file("tourney")
    with pytest.raises(BadFigures, match="cannot be read"):
        use([tmp_path / "nowhere.toml"])


class Collapsing(TourneyRules):
    """A game whose figures lead nowhere."""

    def begin(self, s: Tourney) -> None:
        raise KeyError("mars")


def test_a_game_with_figures_of_ones_own_is_tried_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert registry._fitting("tourney", Collapsing, "here").name == "tourney"
    path = tmp_path / "mine.toml"
    path.write_text('figures-of = "tourney"\n', encoding="utf-8")
    monkeypatch.setenv("BANNERET_FIGURES", str(path))
    assert registry._fitting("tourney", TourneyRules, "here").name == "tourney"
    with pytest.raises(BadFigures, match=r"tourney cannot be played with these figures: KeyError: 'mars'"):
        registry._fitting("tourney", Collapsing, "here")

    def deaf() -> TourneyRules:
        rules = TourneyRules()
        rules.figures = "0123abcd"
        return rules

    with pytest.raises(BadFigures, match="tourney takes no figures of one's own"):
        registry._fitting("tourney", deaf, "here")
    monkeypatch.delenv("BANNERET_FIGURES")
    with pytest.raises(UnknownGame, match="here is not the rules of that game"):
        registry._fitting("tourney", object, "here")


@pytest.mark.parametrize("name", [name for name in registry.names() if name in registry._own()])
def test_every_game_of_the_house_takes_them(name: str, tmp_path: Path) -> None:
    """A game that read its data by itself would not notice the user's file."""
    package = registry.find(name).package
    replaced = changed_somewhere(figures_of(name, package).data)
    path = tmp_path / "mine.toml"
    path.write_text(f'figures-of = "{name}"\n{replaced}', encoding="utf-8")
    program = (
        "import sys; from banneret.core import figures; import importlib;"
        f"module = importlib.import_module({package!r});"
        f"found = figures._found[{package!r}];"
        "assert found.mark and module.RULES.figures == found.mark"
    )
    told = run("-c", program, figures=path)
    assert told.returncode == 0, told.stderr


def changed_somewhere(data: dict[str, Any]) -> str:
    """A figure that is one more than printed, in TOML."""
    for table, values in data.items():
        if table != "from" and isinstance(values, dict):
            for key, value in values.items():
                if type(value) is int:
                    return f"[{table}]\n{key} = {value + 1}\n"
    raise AssertionError("no figure to change")
