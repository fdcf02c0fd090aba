"""Playing in a terminal: whole games, every command, secrets kept, and nothing that is typed breaks it."""

from __future__ import annotations

import json
import random
import re
import sys
from pathlib import Path

import pytest
from tests.cli.keyboard import Screen, Typist, at_random, pick, play, script

import banneret
from banneret.bots import RandomBot
from banneret.cli import boards, main
from banneret.cli.table import COMMANDS, Table
from banneret.cli.words import Words
from banneret.core import registry
from banneret.core.text import LANGUAGES, texts
from banneret.games.richard3.board import AREA_IDS, BLOCK_IDS

GAME = ("richard3", "--seed", "5")
#: Past the pass-the-keyboard screens and the mulligans, to York's first card.
TO_CARDS = ["", "1", "", "1", "1", "", "1"]


def save_of(tmp_path: Path, decisions: int, seed: int = 5) -> Path:
    """A file with a random game after so many decisions."""
    game = banneret.new("richard3", seed=seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        seat = game.must_act[0]
        game.apply(seat, rng.choice(game.choices(seat)))
    path = tmp_path / f"at-{decisions}.json"
    path.write_text(game.save(), encoding="utf-8")
    return path


# --- whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hot_seat_game_to_its_end(language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    seed = LANGUAGES.index(language)
    code, text = play(
        monkeypatch, at_random(seed), "richard3", "--seed", "1", "--lang", language, "--save", str(saved)
    )
    assert code == 0
    game = banneret.load(saved)
    assert game.over
    winner = texts(game.rules).thing("seat", ("lancaster", "york")[game.winners[0]], language)
    assert str(winner) in text.rstrip().splitlines()[-4]
    assert not re.search(r"(?<![\w-])(r3|choice|log|prompt|house|block|area|card|seat)-[a-z0-9]", text)
    assert "{" not in text
    assert "\033" not in text


@pytest.mark.parametrize("seat", ["york", "1", "Lancaster", "0"])
def test_a_game_against_a_bot(seat: str, monkeypatch: pytest.MonkeyPatch) -> None:
    code, text = play(monkeypatch, at_random(3), *GAME, "--bot", f"{seat}=random")
    assert code == 0
    assert "The game is over. The winner:" in text
    assert "Pass the keyboard" not in text
    person = "Lancaster" if seat in {"york", "1"} else "York"
    assert set(re.findall(r"^(Lancaster|York)(?: \(Enter takes 1\))? > $", text, re.MULTILINE)) == {person}


def test_bots_alone_are_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    both = ("--bot", "york=random", "--bot", "lancaster=random")
    code, text = play(monkeypatch, script([]), *GAME, *both)
    assert code == 0
    assert "The game is over. The winner:" in text
    assert "· Campaign 1 began." in text
    assert "The deal brought" not in text  # a spectator sees no hands
    assert play(monkeypatch, script([]), *GAME, *both)[1] == text  # --seed seeds the bots too


def test_an_open_game_passes_no_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    code, text = play(monkeypatch, at_random(4), *GAME, "--open")
    assert code == 0
    assert "Pass the keyboard" not in text
    assert "The game is over. The winner:" in text


@pytest.mark.parametrize("scenario", ["Kingmaker", "richard iii"])
def test_other_scenarios_and_options(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    code, text = play(
        monkeypatch,
        at_random(4),
        *GAME,
        "--option",
        f"scenario={scenario}",
        "--option",
        "automatic-mulligan=yes",
    )
    assert code == 0
    assert "The game is over. The winner:" in text


# --- secrets


def distinct_names() -> dict[str, str]:
    """Blocks by a name that no other thing has."""
    told = texts(banneret.new("richard3").rules)
    taken = {str(told.thing("area", area)) for area in AREA_IDS} | {"Lancaster", "York", "March"}
    names = {block: str(told.thing("block", block)).partition("/")[0] for block in BLOCK_IDS}
    single = [name for name in names.values() if list(names.values()).count(name) == 1]
    return {block: name for block, name in names.items() if name in single and name not in taken}


def test_the_screen_of_a_seat_shows_nothing_that_it_may_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Block by block and card by card, through a whole game at one keyboard."""
    names = distinct_names()
    rng = random.Random(8)
    screen = Screen()
    game = banneret.new("richard3", seed=8)
    table = None
    passes = 0

    def think(news: str) -> str:
        nonlocal passes
        assert table is not None
        lines = news.splitlines()
        if lines and lines[-1].endswith("alone at the screen. "):
            passes += 1
            assert not any(name in news for name in names.values()), news
            assert "hand" not in news
            return ""
        assert table.seat is not None
        seat = table.seat
        known = json.dumps(game.view(seat)) + json.dumps(game.log(seat))
        for block, name in names.items():
            if f'"{block}"' not in known:
                assert not re.search(rf"\b{re.escape(name)}\b", news), (name, news)
        hands = re.findall(r"^Your hand: (.*)$", news.replace("\n  ", " "), re.MULTILINE)
        board = game.view(seat)["board"]
        assert isinstance(board, dict)
        cards = [str(texts(game.rules).thing("card", card)) for card in board["hand"]]
        for hand in hands:
            assert [re.sub(r" ×\d", "", card) for card in hand.split(", ")] == (cards or ["-"])
        return pick(rng, news)

    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(sys, "stdin", Typist(screen, think))
    table = Table(game, {}, "en", None, in_the_open=False)
    table.play()
    assert game.over
    assert passes > 30


def test_a_terminal_is_cleared_before_the_keyboard_is_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    code, text = play(monkeypatch, script([*TO_CARDS, "quit", ""]), *GAME, tty=True)
    assert code == 0
    clear = "\033[2J\033[3J\033[H"
    for part in text.split("Pass the keyboard to ")[2:]:
        assert clear in part
    assert text.count(clear) == 2 * text.count("Pass the keyboard to ") - 1
    assert "\033[1m" in text


@pytest.mark.parametrize(("variable", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_no_colour_where_none_is_wanted(variable: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv(variable, value)
    _code, text = play(monkeypatch, script([*TO_CARDS, "quit", ""]), *GAME, tty=True)
    assert "\033[1m" not in text
    assert "\033[0m" not in text


def test_a_card_can_be_taken_back_before_the_other_is_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat that has decided may still act; it gets the keyboard back and gives it on with Enter."""
    to_pass = ["", "1", "", "1", "1"]
    typed = [
        *to_pass,
        "lancaster",
        "1",
        "2",
        "Lancaster",
        "",
        "",
        "call york",
        "call lancaster",
        "",
        "",
        "call tudor",
        "quit",
        "",
    ]
    code, text = play(monkeypatch, script(typed), *GAME)
    assert code == 0
    assert text.count("Lancaster may act too, if it wants: type its name.") == 4
    assert text.count("Take the card back") == 3
    assert text.count("You need not do anything now") == 3
    assert 'Type "call" and the name of a seat' in text.replace("\n  ", " ")


# --- commands


def test_every_command_answers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    typed = [
        *TO_CARDS,
        "help",
        "?",
        "board",
        "log",
        "log 2",
        "choices",
        "",
        "why",
        "why 1 2",
        "why 999",
        "why lift clifford-l",
        "why main lincoln+derby",
        "why march to kent",
        "why charge somerset",
        "why nothing at all",
        "why move",
        "rule",
        "rule r3-6.4-b",
        "rule R3-EX-S.2-4",
        "rule R3-99",
        "rules",
        "rules treachery",
        "rules xyzzy",
        "save",
        f"save {saved}",
        f"save {tmp_path}/no/such/folder",
        "lang",
        "lang xx",
        "undo",
        "resign",
        "n",
        "7777777777777777777777777777",
        "0",
        "-1",
        "xyzzy",
        "lang es",
        "ayuda",
        "tablero",
        "porque 1",
        "lang it",
        "aiuto",
        "esci",
    ]
    code, text = play(monkeypatch, script(typed), *GAME)
    assert code == 0
    for expected in (
        "take back all you have done",
        "The map: your blocks",
        "earlier lines",
        'Type "why" and a choice',
        "This is legal now",
        "There is no choice 999",
        "Not now: Move Clifford.",
        "[R3-",
        "Not now: Main Attack on Lincoln from Derby.",
        "Not now: Charge with Somerset.",
        "That could be several; which one?",
        '"nothing at all" names nothing',
        'Type "rule" and its id',
        "A firing block's hits all strike one enemy block",
        "R3-EX-S.2-4",
        "There is no rule R3-99",
        'Type "rules" and a word',
        'No rule speaks of "xyzzy"',
        'Type "save" and the name of a file',
        f"Saved in {saved}",
        "Not saved in",
        'Type "lang" and one of: en, es, it',
        "Nothing can be taken back",
        "do you really give up?",
        "There is no choice 7777",
        "There is no choice 0",
        '"-1" is neither a choice nor a command',
        '"xyzzy" is neither a choice nor a command',
        "deshace tu última elección",
        "El mapa: tus bloques",
        "Esto es legal ahora",
        "annulla la tua ultima scelta",
        "A presto.",
    ):
        assert expected in text.replace("\n  ", " "), expected
    assert banneret.load(saved).decisions == 4


def actions(monkeypatch: pytest.MonkeyPatch, *typed: str, tmp_path: Path) -> tuple[str, Path]:
    """A game in which the seat that acts first types something in its Action Phase."""
    start = tmp_path / "start.json"
    game = banneret.new("richard3", seed=5)
    while game.prompt()["key"] != "actions":
        seat = game.must_act[0]
        game.apply(seat, game.choices(seat)[0])
    start.write_text(game.save(), encoding="utf-8")
    end = tmp_path / "end.json"
    code, text = play(monkeypatch, script(["", *typed]), "--load", str(start), "--save", str(end))
    assert code == 0
    return text, end


def test_undo_and_reset(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text, end = actions(monkeypatch, "2", "1", "undo", "undo", "undo", tmp_path=tmp_path)
    assert text.count("Taken back.") == 2
    assert "Nothing can be taken back" in text
    start = banneret.load(tmp_path / "start.json")
    assert banneret.load(end).same(start)
    text, end = actions(monkeypatch, "2", "1", "2", "1", "reset", tmp_path=tmp_path)
    assert text.count("Taken back.") == 1
    assert banneret.load(end).same(start)


def test_choices_in_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = banneret.load(save_of(tmp_path, 0))
    assert game.must_act
    text, end = actions(monkeypatch, "recruit", "DONE", tmp_path=tmp_path)
    assert "That could be several; which one?" in text
    record = banneret.load(end).record()
    assert banneret.load(end).word(record[-1][1]) == "done"


def test_resigning_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    code, text = play(monkeypatch, script([*TO_CARDS, "resign", "yes"]), *GAME)
    assert code == 0
    assert "The game is over. The winner:" in text


def test_enter_takes_the_only_choice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    code, text = play(monkeypatch, script(["", ""]), *GAME, "--save", str(saved))
    assert code == 0
    assert "(Enter takes 1) >" in text
    assert banneret.load(saved).decisions == 1


# --- leaving


def test_the_end_of_the_input_saves_and_leaves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for lines in ([], [""], TO_CARDS):
        saved = tmp_path / f"{len(lines)}.json"
        code, text = play(monkeypatch, script(lines), *GAME, "--save", str(saved))
        assert code == 0
        assert f"Saved in {saved}" in text.replace("\n  ", " ")
        assert not banneret.load(saved).over
        assert play(monkeypatch, script(lines), *GAME)[0] == 0


def test_quit_offers_to_save(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    code, text = play(monkeypatch, script(["", "quit", str(tmp_path / "no" / "where"), str(saved)]), *GAME)
    assert code == 0
    assert "Not saved in" in text
    assert banneret.load(saved).decisions == 0
    code, text = play(monkeypatch, script(["quit", ""]), *GAME)  # at the pass-the-keyboard screen
    assert code == 0
    assert "Goodbye." in text


def test_ctrl_c_leaves_like_quit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    typed = iter(["", "stop", str(saved)])

    def think(_news: str) -> str | None:
        line = next(typed)
        if line == "stop":
            raise KeyboardInterrupt
        return line

    code, _text = play(monkeypatch, think, *GAME)
    assert code == 0
    assert banneret.load(saved).decisions == 0


# --- starting


def test_going_on_with_a_saved_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    start = save_of(tmp_path, 200)
    code, text = play(
        monkeypatch, at_random(1), "richard3", "--load", str(start), "--open", "--save", str(start)
    )
    assert code == 0
    assert "The game is over." in text
    assert banneret.load(start).over
    code, text = play(monkeypatch, script([]), "--load", str(start))
    assert code == 0
    assert "The game is over." in text


def test_a_game_saved_without_its_dice_gets_new_ones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A puzzle with scripted outcomes has no key to draw on with."""
    from banneret.core.chance import ScriptedSource, SeededSource

    game = banneret.new("richard3", source=ScriptedSource([], SeededSource("x")))
    path = tmp_path / "puzzle.json"
    path.write_text(game.save(), encoding="utf-8")
    code, text = play(monkeypatch, at_random(2), "--load", str(path), "--open")
    assert code == 0
    assert "The game is over. The winner:" in text


def test_bots_may_be_seated_anywhere(tmp_path: Path) -> None:
    table = Table(
        banneret.new("richard3", seed=1), {0: RandomBot(1), 1: RandomBot(2)}, "en", None, in_the_open=False
    )
    assert table.people == []


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        ([], "which game?"),
        (["chess"], "there is no game 'chess'"),
        (["richard3", "--lang", "fr"], "invalid choice: 'fr'"),
        (["richard3", "--seats", "3"], "played by 2 seats"),
        (["richard3", "--seats", "-1"], "not a whole number"),
        (["richard3", "--seats", "nan"], "not a whole number"),
        (["richard3", "--seats", "9" * 5000], "not a whole number"),
        (["richard3", "--seed", ""], "a seed cannot be empty"),
        (["richard3", "--option", "scenario"], "NAME=VALUE"),
        (["richard3", "--option", "scenario=Agincourt"], "cannot be 'Agincourt'"),
        (["richard3", "--option", "colour=red"], "no option 'colour'"),
        (["richard3", "--option", "scenario=Kingmaker", "--option", "scenario=Kingmaker"], "given twice"),
        (["richard3", "--bot", "random"], "SEAT=BOT"),
        (["richard3", "--bot", "tudor=random"], "has no seat 'tudor'"),
        (["richard3", "--bot", "2=random"], "has no seat '2'"),
        (["richard3", "--bot=-1=random"], "has no seat '-1'"),
        (["richard3", "--bot", "york=deep-blue"], "there is no bot 'deep-blue'"),
        (["richard3", "--bot", "york=random", "--bot", "1=random"], "two bots"),
        (["richard3", "--load", "/no/such/file"], "No such file"),
        (["richard3", "--load", "."], "Is a directory"),
        (["richard3", "--position", "/no/such/file"], "No such file"),
        (["richard3", "--load", "a", "--position", "b"], "not allowed with"),
        (["richard3", "--load", "a", "--seats", "2"], "--seats cannot be given with --load"),
        (["richard3", "--position", "a", "--option", "a=b"], "--option cannot be given with --position"),
        (["richard3", "--save", "/no/such/folder/file"], "there is no folder"),
        (["richard3", "--save", "."], "is a folder"),
        (["richard3", "richard3"], "unrecognized arguments"),
    ],
)
def test_bad_usage_names_its_cause(
    arguments: list[str], cause: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = play(monkeypatch, script([]), *arguments)
    assert code == 2
    assert text == ""
    error = capsys.readouterr().err
    assert cause in error
    assert "Traceback" not in error


def test_a_game_of_another_kind_is_not_loaded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    edited = save_of(tmp_path, 30).read_bytes().replace(b"Wars of the Roses", b"Kingmaker")
    for content, cause in (
        (b"", "not complete JSON"),
        (b"{}", "not a file of Banneret"),
        (b"\xff\xfe", "UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"banneret": NaN}', "NaN"),
        (b'{"banneret": 99, "kind": "game"}', "newer"),
        (edited, "check sum"),
        (b" " * 9_000_000, "longer than"),
    ):
        path.write_bytes(content)
        code, text = play(monkeypatch, script([]), "richard3", "--load", str(path))
        assert (code, text) == (2, "")
        error = capsys.readouterr().err
        assert cause in error
        assert str(path) in error


def test_a_position_that_is_none_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    for content in (
        b"",
        b"[]",
        b"{",
        b'{"seats": NaN}',
        b'{"seats": 9}',
        b'{"options": 3}',
        b'{"options": {"x": 1}}',
    ):
        path.write_bytes(content)
        code, text = play(monkeypatch, script([]), "richard3", "--position", str(path))
        assert (code, text) == (2, "")
        assert str(path) in capsys.readouterr().err


def test_a_position_is_described_and_played_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["describe", str(save_of(tmp_path, 250))]) == 0
    position = tmp_path / "position.json"
    position.write_text(capsys.readouterr().out, encoding="utf-8")
    saved = tmp_path / "game.json"
    code, _text = play(
        monkeypatch, script([]), "richard3", "--position", str(position), "--seed", "1", "--save", str(saved)
    )
    assert code == 0
    assert banneret.load(saved).describe_position() == json.loads(position.read_text(encoding="utf-8"))


# --- a game without a drawing of its own


def test_a_game_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three knights at one keyboard, who may make offers out of turn; the board is drawn from the view."""
    rules = pytest.importorskip("examples.tourney.game").RULES
    monkeypatch.setitem(registry._found, "tourney", rules)
    rng = random.Random(1)
    calls = 0

    def think(news: str) -> str:
        nonlocal calls
        if "out of turn" in news or rng.random() < 0.1:
            calls += 1
            return rng.choice(["call vert", "vert", "call gules", "board", "undo", "why offer", "log"])
        return pick(rng, news)

    code, text = play(
        monkeypatch, think, "tourney", "--seats", "3", "--seed", "2", "--option", "alliances=yes"
    )
    assert code == 0
    assert "The game is over." in text
    assert calls
    code, text = play(
        monkeypatch, at_random(1), "tourney", "--seats", "4", "--seed", "3", "--open", "--lang", "it"
    )
    assert code == 0
    assert "La partita è finita." in text


def test_a_plain_board_leaves_nothing_out_but_nothing() -> None:
    view = {
        "board": {
            "day": 1,
            "rain": False,
            "crowned": True,
            "prizes": [],
            "deck": ["a", "b"],
            "knights": {"gules": {"coins": 3, "offers": [{"to": "azure"}]}, "azure": {}},
            "lists": {"one": {"x": 1}, "two": {"y": {"z": 2}}},
        }
    }
    say = Words(banneret.new("richard3").rules, "en")
    assert boards.find("no-such-game").show(view, say) == [
        "day 1 · crowned yes · deck a, b",
        "knights: gules: coins 3 · offers to azure",
        "lists:",
        "  one: x 1",
        "  two: y: z 2",
    ]


# --- words


def test_no_choice_is_hidden_behind_a_command() -> None:
    """Whatever a choice is called, its first word is no command in that language."""
    rules = banneret.new("richard3").rules
    for language in LANGUAGES:
        say = Words(rules, language)
        typed = {name for command in COMMANDS for name in [command, *say.aliases(command)]}
        assert len(typed) >= len(COMMANDS)
        for number in rules.verbs:
            text = texts(rules).choice(number << 12, 2, language)
            assert text.split()[0].casefold() not in typed, (language, text)


def test_every_alias_means_one_command() -> None:
    for language in LANGUAGES:
        say = Words(banneret.new("richard3").rules, language)
        names = [name for command in COMMANDS for name in say.aliases(command)]
        assert len(names) == len(set(names))
        for command in COMMANDS:
            assert not set(say.aliases(command)) & (set(COMMANDS) - {command})
            assert say(f"usage-{command}").split()[0] in say.aliases(command)
