"""Every command but ``play``: what it prints, how it ends, and what it says when it is called wrongly."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.core.parlour import Parlour

import banneret
from banneret.cli import COMMANDS, main, replay, rivals, runs
from banneret.cli.common import read_options
from banneret.cli.scan import count_marks
from banneret.core import laws, registry
from banneret.core.game import Game
from banneret.core.rules import Preset
from banneret.core.text import LANGUAGES, example_table, rule_table

PACKAGE = "banneret.games.richard3"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command; gives exit code, output and errors."""

    def call(*arguments: str) -> tuple[int, str, str]:
        code = main(list(arguments))
        printed = capsys.readouterr()
        assert "Traceback" not in printed.err
        return code, printed.out, printed.err

    return call


def a_game(seed: int = 1, decisions: int = 10**6, **options: object) -> Game:
    game = banneret.new("richard3", seed=seed, options=options)
    rng = random.Random(seed)
    while game.must_act and game.decisions < decisions:
        seat = game.must_act[0]
        game.apply(seat, rng.choice(game.choices(seat)))
    return game


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(a_game().save(), encoding="utf-8")
    return path


# --- the command itself


def test_help(run: Any) -> None:
    code, out, _err = run("--help")
    assert code == 0
    assert all(name in out for name in COMMANDS)
    for name in COMMANDS:
        code, out, _err = run(name, "--help")
        assert code == 0
        assert "examples:" in out
        assert f"banneret {name}" in out


def test_no_command_or_a_wrong_one(run: Any) -> None:
    code, out, err = run()
    assert (code, out) == (2, "")
    assert "usage: banneret" in err
    code, out, err = run("checkmate")
    assert (code, out) == (2, "")
    assert "checkmate" in err


def test_version(run: Any) -> None:
    code, out, _err = run("--version")
    assert code == 0
    assert banneret.__version__ in out


def test_python_dash_m_and_a_reader_that_stops() -> None:
    """The real program: its exit code, and no complaint when its output is cut off."""
    command = [sys.executable, "-m", "banneret"]
    done = subprocess.run(
        [*command, "rules", "richard3", "R3-99"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith("banneret: richard3 has no rule 'R3-99'")
    with subprocess.Popen(
        [*command, "bench", "--help"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as cut:
        assert cut.stdout is not None
        assert cut.stderr is not None
        cut.stdout.close()
        assert cut.wait() == 0
        assert cut.stderr.read() == ""


def test_ctrl_c(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_tally: object, _until: object = None) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(runs, "play_one", interrupted)
    assert run("sim", "richard3")[0] == 130


# --- games


def test_games(run: Any) -> None:
    code, out, _err = run("games")
    assert code == 0
    assert "richard3: Richard III: The Wars of the Roses" in out
    assert "--option scenario=...: Wars of the Roses, Kingmaker, Richard III" in out
    code, out, _err = run("games", "--json")
    assert code == 0
    assert json.loads(out) == json.loads(json.dumps(banneret.games()))


# --- actions


def test_actions(run: Any, tmp_path: Path) -> None:
    code, out, _err = run("actions", "richard3")
    assert code == 0
    assert out.startswith("richard3: 1672 actions, 1672 of them registered\n     0  done\n     1  keep\n")
    assert "  clock (3, 0 to 16): campaign, last campaign, turn" in out
    code, out, _err = run("actions", "lancaster", "--players", "5", "--json")
    assert code == 0
    told = json.loads(out)
    assert (told["seats"], told["registered"]) == (5, len(told["actions"]))
    assert sum(block["size"] for block in told["observation"]) > 100
    path = tmp_path / "actions.toml"
    assert run("actions", "richard3", "--record", str(path))[1] == f"{path}: 1672 actions, 1672 of them new\n"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("[[actions]]")], encoding="utf-8")
    assert run("actions", "richard3", "--record", str(path))[1] == f"{path}: 1672 actions, 63 of them new\n"
    assert run("actions", "chess")[0] == 2


# --- sim


def test_sim(run: Any) -> None:
    code, out, _err = run("sim", "richard3", "--games", "5", "--json")
    assert code == 0
    found = json.loads(out)
    assert len(out.splitlines()) == 1
    assert found["game"] == "richard3"
    assert found["games"] == found["finished"] == 5
    assert found["faults"] == 0
    assert sum(found["wins"].values()) == 5
    assert set(found["wins"]) == {"lancaster", "york"}
    assert found["decisions"] > 500
    assert found["seconds"] > 0
    assert found["decisions_per_second"] > 0
    code, out, _err = run("sim", "richard3", "--games", "5")
    assert code == 0
    assert "5 of 5 games finished" in out
    assert f"decisions: {found['decisions']} in" in out
    assert "faults: 0" in out


def test_the_same_seed_plays_the_same_games(run: Any) -> None:
    def played(seed: str) -> object:
        found = json.loads(run("sim", "richard3", "--games", "3", "--seed", seed, "--json")[1])
        return found["decisions"], found["wins"]

    assert played("a") == played("a")
    assert played("a") != played("b")


def test_sim_until_so_many_decisions(run: Any) -> None:
    found = json.loads(run("sim", "richard3", "--decisions", "700", "--json")[1])
    assert found["decisions"] >= 700
    assert found["finished"] == found["games"] <= 5


def test_sim_with_options_and_bots(run: Any) -> None:
    code, out, _err = run(
        *("sim", "richard3", "--games", "2", "--players", "2", "--bots", "random,random", "--json"),
        *("--option", "scenario=KINGMAKER", "--option", "automatic-mulligan=on"),
    )
    assert code == 0
    assert json.loads(out)["finished"] == 2


def test_sim_checks_the_laws(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked = {"decisions": 0, "thorough": 0, "ends": 0}

    def check_decision(_game: Game, _rng: random.Random, thorough: bool = False) -> list[str]:
        asked["decisions"] += 1
        asked["thorough"] += thorough
        return []

    def check_end(game: Game) -> list[str]:
        assert game.over
        asked["ends"] += 1
        return []

    monkeypatch.setattr(laws, "check_decision", check_decision)
    monkeypatch.setattr(laws, "check_end", check_end)
    found = json.loads(
        run("sim", "richard3", "--games", "3", "--check", "--json", "--fault-dir", str(tmp_path))[1]
    )
    assert found["faults"] == 0
    assert asked["decisions"] == found["decisions"]
    assert 0 < asked["thorough"] < found["decisions"] / 10
    assert asked["ends"] == 3
    assert list(tmp_path.iterdir()) == []


def test_a_long_run_checks_all_laws_now_and_then_and_always_counts(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What is lost for one decision only is found there and then."""
    asked = []

    def check_decision(game: Game, _rng: random.Random, _thorough: bool = False) -> list[str]:
        asked.append(game.decisions)
        return []

    def check_count(game: Game) -> list[str]:
        return ["7: a block is lost"] if len(asked) > 3 and game.decisions % 40 == 7 else []

    monkeypatch.setattr(laws, "check_decision", check_decision)
    monkeypatch.setattr(laws, "check_count", check_count)
    command = ("sim", "richard3", "--games", "2", "--check", "--every", "10", "--fault-dir", str(tmp_path))
    found = json.loads(run(*command, "--json")[1])
    assert [fault["what"] for fault in found["fault_list"]] == [["7: a block is lost"]] * 2
    assert 3 < len(asked) < found["decisions"] / 3


@pytest.mark.parametrize("broken", [False, True])
def test_a_fault_is_told_and_its_game_is_kept(
    broken: bool, run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whether a law is broken or the engine breaks."""

    def check_decision(game: Game, _rng: random.Random, _thorough: bool = False) -> list[str]:
        if game.decisions == 40:
            if broken:
                raise ZeroDivisionError("nobody divides by nought")
            return ["7: a block is lost"]
        return []

    monkeypatch.setattr(laws, "check_decision", check_decision)
    folder = tmp_path / "new" / "faults"
    command = ("sim", "richard3", "--games", "2", "--check", "--fault-dir", str(folder))
    code, out, _err = run(*command, "--json")
    assert code == 1
    found = json.loads(out)
    assert found["faults"] == 2
    assert found["finished"] == 0
    assert found["fault_list"][0]["decision"] == 40
    what = "ZeroDivisionError: nobody divides by nought" if broken else "7: a block is lost"
    assert found["fault_list"][0]["what"] == [what]
    assert banneret.load(Path(found["fault_list"][0]["file"])).decisions == 40
    assert len(list(folder.iterdir())) == 2
    code, out, _err = run(*command)
    assert code == 1
    assert what in out
    assert str(folder) in out


def test_a_fault_is_told_even_if_its_game_cannot_be_written(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(laws, "check_end", lambda _game: ["9: scores"])
    file = tmp_path / "file"
    file.touch()
    code, out, err = run("sim", "richard3", "--games", "1", "--check", "--fault-dir", str(file), "--json")
    assert code == 1
    assert json.loads(out)["faults"] == 1
    assert "cannot write" in err


def test_a_game_without_end_is_a_fault(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(runs, "LONGEST", 20)
    code, out, _err = run("sim", "richard3", "--games", "1", "--fault-dir", str(tmp_path))
    assert code == 1
    assert "no end after 20 decisions" in out


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        ([], "required: GAME"),
        (["chess"], "there is no game 'chess'"),
        (["richard3", "--games", "0"], "not a whole number from 1"),
        (["richard3", "--check", "--every", "0"], "not a whole number from 1"),
        (["richard3", "--games", "-3"], "not a whole number from 1"),
        (["richard3", "--games", "nan"], "not a whole number from 1"),
        (["richard3", "--games", "1e9"], "not a whole number from 1"),
        (["richard3", "--decisions", "9" * 5000], "not a whole number from 1"),
        (["richard3", "--players", "3"], "is played by 2 seats"),
        (["richard3", "--players", "99999999"], "not a whole number"),
        (["richard3", "--bots", "clever"], "there is no bot 'clever'"),
        (["richard3", "--bots", "random,random,random"], "--bots names 3"),
        (["richard3", "--option", "scenario=1066"], "cannot be '1066'"),
        (["richard3", "--option", "="], "has no option ''"),
        (["richard3", "--seed", ""], "cannot be empty"),
    ],
)
def test_bad_usage_of_sim(arguments: list[str], cause: str, run: Any) -> None:
    code, out, err = run("sim", *arguments)
    assert (code, out) == (2, "")
    assert cause in err


# --- fuzz


def test_fuzz_ends_in_time(run: Any, tmp_path: Path) -> None:
    code, out, _err = run("fuzz", "richard3", "--seconds", "1", "--json", "--fault-dir", str(tmp_path))
    found = json.loads(out)
    assert code == (1 if found["faults"] else 0)
    assert found["checked"] is True
    assert found["seconds"] < 10
    assert found["finished"] + found["faults"] <= found["games"]


def test_fuzz_draws_options_and_resigns(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: set[object] = set()
    resigned = 0

    def check_end(game: Game) -> list[str]:
        nonlocal resigned
        seen.add(game.options["scenario"])
        seen.add(game.options["automatic-mulligan"])
        resigned += game.log()[-1]["args"] == {"who": "york", "ending": "resigned"}
        return []

    monkeypatch.setattr(laws, "check_decision", lambda *_args: [])
    monkeypatch.setattr(laws, "check_end", check_end)
    monkeypatch.setattr(runs, "RESIGN", 0.01)
    command = ("fuzz", "richard3", "--seed", "3", "--fault-dir", str(tmp_path), "--minutes", "0.02")
    code, out, _err = run(*command)
    assert code == 0, out
    assert seen == {"Wars of the Roses", "Kingmaker", "Richard III", False, True}
    assert resigned
    seen.clear()
    assert run(*command, "--option", "scenario=Kingmaker")[0] == 0
    assert seen == {"Kingmaker", False, True}


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (["--minutes", "0"], "not a number above 0"),
        (["--minutes", "-1"], "not a number above 0"),
        (["--minutes", "nan"], "not a number above 0"),
        (["--seconds", "inf"], "not a number above 0"),
        (["--seconds", "1e300"], "not a number above 0"),
        (["--seconds", "soon"], "not a number above 0"),
        (["--seconds", "1", "--minutes", "1"], "not allowed with"),
    ],
)
def test_bad_usage_of_fuzz(arguments: list[str], cause: str, run: Any) -> None:
    code, out, err = run("fuzz", "richard3", *arguments)
    assert (code, out) == (2, "")
    assert cause in err


class Editions(Parlour):
    """A game of two published editions."""

    def __init__(self) -> None:
        super().__init__()
        self.presets = (Preset("first", {}), Preset("second", {"rounds": 1, "open": True}))


def test_a_preset_stands_for_its_options(run: Any) -> None:
    registry.add(Editions())
    try:
        assert "  --option preset=...: first, second\n" in run("games")[1]

        def options(*pairs: str) -> dict[str, object]:
            return read_options(registry.find("parlour"), pairs)

        assert options("preset=Second") == {"rounds": 1, "open": True}
        assert options("open=no", "preset=second") == {"rounds": 1, "open": False}
        assert options("preset=first", "rounds=3") == {"rounds": 3}
        code, out, _err = run("sim", "parlour", "--games", "3", "--option", "preset=second", "--json")
        assert (code, json.loads(out)["finished"]) == (0, 3)
        for wrong, words in (
            (["preset=third"], "no preset 'third'; it has: first, second"),
            (["preset=first", "preset=second"], "a preset is given twice"),
        ):
            given = [part for pair in wrong for part in ("--option", pair)]
            code, _out, err = run("sim", "parlour", *given)
            assert code == 2
            assert words in err
    finally:
        del registry._found["parlour"]
    assert "no option 'preset'" in run("sim", "richard3", "--option", "preset=first")[2]


# --- bench


def test_bench(run: Any) -> None:
    code, out, _err = run("bench", "richard3", "--seconds", "0.05", "--only", "engine", "--json")
    assert code == 0
    found = json.loads(out)
    assert set(found) == {"machine", "build", "games"}
    assert found["machine"]["cores"] >= 1
    assert found["build"]["build"] in {"pure", "compiled"}
    figures = found["games"]["richard3"]
    for name in (
        "decisions_per_second",
        "games_per_second",
        "copy_us",
        "view_us",
        "view_bytes",
        "open_file_ms",
        "file_bytes",
    ):
        assert figures[name] > 0
    assert 560 <= figures["open_file_choices"] <= 640
    code, out, _err = run("bench", "--seconds", "0.05", "--only", "engine")
    assert code == 0
    assert "decisions_per_second" in out
    assert "steps a second" not in out


def test_bench_of_the_doors() -> None:
    """Whichever of the others' packages are there: the ratios are those of the figures."""
    command = [sys.executable, "-m", "banneret", "bench", "richard3", "--seconds", "0.05", "--only", "doors"]
    told = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True)
    found = json.loads(told.stdout.splitlines()[-1])
    assert "games" not in found
    shown = "\n".join(rivals.lines(found["doors"]))
    for door in ("pettingzoo", "openspiel"):
        told = found["doors"][door]
        if "missing" in told:
            continue
        ours = told["ours"]["richard3"]
        assert ours["steps_per_second"] > 0
        for other, ratio in ours["times"].items():
            assert ratio == pytest.approx(ours["steps_per_second"] / told["theirs"][other], abs=0.01)
            assert f"{ratio:g} times {other}" in shown
    assert found["doors"]["vector"]["richard3"]["steps_per_second"] > 0
    assert "vector (64 games in one process), steps a second:" in shown


def test_bench_without_what_others_have_made(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pettingzoo", "pyspiel", "numpy", "banneret.envs.vector"):
        monkeypatch.setitem(sys.modules, name, None)
    found = rivals.compare({"richard3": 2}, 0.05, time.process_time)
    assert all("missing" in found[door] for door in ("pettingzoo", "openspiel"))
    assert "vector" not in found
    assert "\n".join(rivals.lines(found)).count("not measured: ") == 2


def test_bad_usage_of_bench(run: Any) -> None:
    assert run("bench", "chess")[0] == 2
    assert run("bench", "--seconds", "nan")[0] == 2
    assert run("bench", "lancaster", "--players", "9", "--seconds", "0.05")[0] == 2
    assert run("bench", "lancaster", "--players", "some")[0] == 2


def test_bench_takes_as_many_players_as_asked(run: Any) -> None:
    """Bids come from every seat, so a game of five opens from a longer file than one of two."""
    sizes = []
    for players in ("2", "5"):
        code, out, _err = run("bench", "lancaster", "--players", players, "--seconds", "0.01", "--json")
        assert code == 0
        sizes.append(json.loads(out)["games"]["lancaster"]["view_bytes"])
    assert sizes[0] < sizes[1]


# --- replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay(language: str, saved: Path, run: Any) -> None:
    game = banneret.load(saved)
    code, out, _err = run("replay", str(saved), "--lang", language, "--log")
    assert code == 0
    lines = out.splitlines()
    assert len(lines) == len(game.lines()) + 2
    assert str(game.decisions) in lines[-2]
    assert "-hidden" not in out
    assert "{" not in out


def test_replay_of_a_game_under_way(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(a_game(decisions=30).save(), encoding="utf-8")
    code, out, _err = run("replay", str(path))
    assert code == 0
    assert "Under way: " in out


@pytest.mark.parametrize("resigned", [False, True])
def test_replay_checks_every_decision(
    resigned: bool, run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = a_game(decisions=60 if resigned else 10**6)
    if resigned:
        game.resign(0)
    path = tmp_path / "game.json"
    path.write_text(game.save(), encoding="utf-8")
    at: list[int] = []

    def check_decision(game: Game, *_args: object) -> list[str]:
        at.append(game.decisions)
        return []

    monkeypatch.setattr(laws, "check_decision", check_decision)
    monkeypatch.setattr(laws, "check_end", lambda game: [] if game.over else ["8: not over"])
    code, out, _err = run("replay", str(path), "--check")
    assert code == 0, out
    assert "No faults." in out
    assert at == list(range(game.decisions))
    monkeypatch.setattr(
        laws, "check_decision", lambda game, *_args: ["7: lost"] if game.decisions == 20 else []
    )
    code, out, _err = run("replay", str(path), "--check")
    assert code == 1
    assert f"{path}: choice 21: 7: lost" in out


def test_replay_with_the_real_laws(run: Any, tmp_path: Path) -> None:
    """They hold on the copy that is fed its outcomes, too."""
    path = tmp_path / "game.json"
    path.write_text(a_game(decisions=40).save(), encoding="utf-8")
    _code, out, _err = run("replay", str(path), "--check")
    assert "choice" not in out


def tampered(game: Game, changes: dict[str, object]) -> str:
    """A file of the game with something changed and a check sum that agrees."""
    from banneret.core import gamefile

    body = json.loads(game.save())
    body.update(changes)
    body["check"] = gamefile._check(body)
    return json.dumps(body)


def test_replay_tells_where_it_breaks(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = a_game(decisions=100)
    choices = json.loads(game.save())["choices"]
    path.write_text(
        tampered(game, {"choices": [*choices[:50], choices[49], *choices[51:]]}), encoding="utf-8"
    )
    code, out, _err = run("replay", str(path))
    assert code == 1
    assert "choice 51 of 100" in out or "choice 52 of 100" in out
    outcomes = json.loads(game.save())["outcomes"]
    path.write_text(tampered(game, {"outcomes": outcomes[:-1]}), encoding="utf-8")
    assert run("replay", str(path))[0] == 1
    # A bug of the rules that raises something of its own.
    path.write_text(game.save(), encoding="utf-8")
    apply = Game.apply

    def buggy(self: Game, seat: object, choice: object, at: object = None) -> None:
        if self.decisions == 70:
            raise IndexError("list index out of range")
        apply(self, seat, choice, at)

    def buggy_replay(self: Game, seat: object, choice: object, nouns: object) -> None:
        buggy(self, seat, choice)

    if banneret.build_info()["build"] == "pure":
        monkeypatch.setattr(Game, "apply", buggy)
        monkeypatch.setattr(Game, "_apply_recorded", buggy_replay)
        code, out, _err = run("replay", str(path))
        assert code == 1
        assert f"{path}: choice 71 of 100 breaks the rules with IndexError: list index out of range" in out


def test_replay_of_what_is_no_game(run: Any, saved: Path, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    whole = saved.read_bytes()
    for content in (b"", b"null", b'"x"', whole[: len(whole) // 2], whole.replace(b"0", b"1"), b"\x00" * 100):
        path.write_bytes(content)
        for command in ("replay", "describe", "odds"):
            code, out, err = run(command, str(path))
            assert (code, out) == (2, "")
            assert str(path) in err
    for command in ("replay", "describe", "odds"):
        assert run(command, "/no/such/file")[0] == 2
        assert run(command, str(tmp_path))[0] == 2
        assert run(command)[0] == 2


def test_a_position_of_nonsense_in_a_file(run: Any, tmp_path: Path) -> None:
    """Whatever numbers stand in a file whose check sum agrees: a reason, no traceback."""
    path = tmp_path / "game.json"
    game = a_game(decisions=60)
    nonsense: tuple[dict[str, object], ...] = (
        {"seats": 9},
        {"seats": -1},
        {"game": "chess"},
        {"options": {"scenario": "nonsense"}},
        {"choices": [10**12]},
        {"choices": [0]},
        {"choices": [(1 << 24) | 0xFFFFFF]},
        {"outcomes": [0]},
        {"start": {}},
        {"start": {"rows": {}, "stack": []}},
        {"start": {"rows": {"loc": [99] * 63}, "stack": [["battle", {"area": 500}]]}},
        {"key": ""},
    )
    for changes in nonsense:
        path.write_text(tampered(game, changes), encoding="utf-8")
        code, _out, err = run("replay", str(path))
        assert code in {0, 1, 2}, changes
        assert changes == {"key": ""} or code, changes
        assert code != 2 or err


def test_everything_in_the_log_is_told_once(saved: Path) -> None:
    game = banneret.load(saved)
    assert len(replay.everything(game)) == len(game.lines())


# --- describe


def test_describe(run: Any, saved: Path) -> None:
    code, out, _err = run("describe", str(saved))
    assert code == 0
    assert json.loads(out) == json.loads(json.dumps(banneret.load(saved).describe_position()))


# --- rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_rule(language: str, run: Any) -> None:
    code, out, _err = run("rules", "richard3", "r3-6.4-B", "--lang", language)
    assert code == 0
    assert " ".join(out.split()) == f"R3-6.4-b {rule_table(PACKAGE)['R3-6.4-b'][language]}"
    code, out, _err = run("rules", "richard3", "R3-EX-S.2-4", "--lang", language, "--json")
    assert code == 0
    assert json.loads(out)["given"] == example_table(PACKAGE)["R3-EX-S.2-4"][f"given_{language}"]


def test_no_such_rule(run: Any) -> None:
    code, _out, err = run("rules", "richard3", "R3-99")
    assert code == 2
    assert "no rule 'R3-99'" in err
    assert run("rules", "chess")[0] == 2
    assert run("rules")[0] == 2
    assert run("rules", "richard3", "R3-6.4-b", "--lang", "la")[0] == 2


TESTS = """
import pytest
from pytest import mark

pytestmark: object = [pytest.mark.rule("R3-0-a"), pytest.mark.slow]
BOTH = ("R3-0-b", "R3-0-c")
rule = pytest.mark.rule
CASES = [pytest.param(1, marks=pytest.mark.rule("R3-0-d")), pytest.param(2, marks=[mark.rule("R3-0-d")])]


@pytest.mark.rule("R3-0-e", "R3-0-e")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("R3-0-f"))])
def test_one(x): ...


@rule(*BOTH)
async def test_two(): ...


@mark.rule("R3-EX-S.2-4")
class TestMany:
    pytestmark = mark.rule("R3-nonsense")

    def test_a(self): ...

    @mark.rule("R3-0-b")
    def test_b(self): ...

    def helper(self): ...


@other.rule("R3-0-g")
def helper(): "@pytest.mark.rule('R3-0-g')"
"""


def test_which_rules_have_tests(run: Any, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "er"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text(TESTS, encoding="utf-8")
    marks = count_marks(tmp_path)
    assert marks == {
        "R3-0-a": 4,
        "R3-0-b": 2,
        "R3-0-c": 1,
        "R3-0-d": 2,
        "R3-0-e": 1,
        "R3-0-f": 1,
        "R3-EX-S.2-4": 2,
        "R3-nonsense": 2,
    }
    code, out, _err = run("rules", "richard3", "--json", "--tests", str(tmp_path))
    assert code == 0
    found = json.loads(out)
    assert found["game"] == "richard3"
    assert [rule["id"] for rule in found["rules"]] == list(rule_table(PACKAGE))
    assert {rule["id"]: rule["tests"] for rule in found["rules"]}["R3-0-a"] == 4
    assert "R3-0-a" not in found["untested"]
    assert "R3-0-g" in found["untested"]
    assert [rule["id"] for rule in found["examples"]] == list(example_table(PACKAGE))
    assert len(found["untested_examples"]) == len(found["examples"]) - 1
    assert found["unknown"] == ["R3-nonsense"]
    code, out, _err = run("rules", "richard3", "--tests", str(tmp_path))
    assert code == 0
    assert "tests name rules that are not there: R3-nonsense" in out


def test_tests_that_cannot_be_read(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("rules", "richard3", "--tests", str(tmp_path / "nowhere"))[0] == 2
    (tmp_path / "test_it.py").write_text("def (", encoding="utf-8")
    code, _out, err = run("rules", "richard3", "--tests", str(tmp_path))
    assert code == 2
    assert "test_it.py" in err
    monkeypatch.setattr("banneret.cli.scan.tests_folder", lambda: None)
    code, _out, err = run("rules", "richard3")
    assert code == 2
    assert "--tests DIR" in err


# --- odds


def at_battle() -> Game:
    """A random game in the middle of a battle."""
    for seed in range(50):
        game = banneret.new("richard3", seed=seed)
        rng = random.Random(seed)
        while game.must_act:
            if game.prompt()["key"] == "battle-turn":
                return game
            seat = game.must_act[0]
            game.apply(seat, rng.choice(game.choices(seat)))
    raise AssertionError("there is never a battle")


def test_odds(run: Any, tmp_path: Path) -> None:
    pytest.importorskip(f"{PACKAGE}.odds")
    game = at_battle()
    path = tmp_path / "game.json"
    path.write_text(game.save(), encoding="utf-8")
    code, out, _err = run("odds", str(path), "--json")
    assert code == 0
    found = json.loads(out)
    assert found["area"] == game.prompt()["args"]["area"]  # type: ignore[index]
    for seat in ("york", "0"):
        code, out, _err = run("odds", str(path), "--seat", seat, "--area", found["area"].upper())
        assert code == 0
        assert f"area: {found['area']}" in out
        assert re.search(r"^  york: [01]\.\d{4}$", out, re.MULTILINE)
    assert run("odds", str(path), "--seat", "tudor")[0] == 2
    assert run("odds", str(path), "--area", "narnia")[0] == 2
    assert run("odds", str(path), "--area", "calais")[0] == 2


def test_odds_without_a_battle(run: Any, saved: Path, tmp_path: Path) -> None:
    pytest.importorskip(f"{PACKAGE}.odds")
    code, out, err = run("odds", str(saved))
    assert (code, out) == (2, "")
    assert "--seat" in err
    path = tmp_path / "new.json"
    path.write_text(a_game(decisions=0).save(), encoding="utf-8")
    code, out, err = run("odds", str(path))
    assert (code, out) == (2, "")
    assert err.startswith("banneret: ")


def test_a_game_without_odds(run: Any, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from banneret.core import registry

    monkeypatch.setattr(registry.find("richard3"), "package", "banneret.games")
    monkeypatch.setattr("banneret.cli.odds.open_game", lambda _path: a_game(decisions=0))
    code, _out, err = run("odds", str(saved))
    assert code == 2
    assert "richard3 has no odds to work out" in err
