"""Game files: what is written can be read, and nothing else can, with a message that says why."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.core.helpers import DONE, at_turn, party, play_out, signed
from tests.core.parlour import Parlour

import banneret
from banneret.core.chance import ScriptedSource, SeededSource
from banneret.core.errors import (
    BadFile,
    BadOption,
    BadSeats,
    BanneretError,
    DamagedFile,
    ForeignFile,
    ReplayFault,
    UnknownGame,
)
from banneret.core.game import NATURE, RESIGN, Game
from banneret.core.gamefile import FORMAT, LONGEST

FIELDS = ("banneret", "kind", "game", "rules", "seats", "options", "key", "choices", "outcomes", "check")


@pytest.fixture
def text(parlour: Parlour) -> str:
    """A whole party."""
    return play_out(party(parlour, 3, 5)).save()


def changed(text: str, **fields: object) -> str:
    """The file with other fields, and a check sum that agrees with them."""
    return json.dumps(signed({**json.loads(text), **fields}))


# --- what is written is read


def test_a_game_is_read_as_it_was_written(parlour: Parlour) -> None:
    game = party(parlour, 3, 5, rounds=1)
    while True:
        loaded = banneret.load(game.save())
        assert loaded.same(game)
        assert loaded.save() == game.save()
        assert loaded.record() == game.record()
        assert loaded.outcomes() == game.outcomes()
        assert loaded.lines() == game.lines()
        assert loaded.decisions == game.decisions
        if game.over:
            break
        seat = game.must_act[0]
        choice = game.choices(seat)[0]
        game.apply(seat, choice)
        loaded.apply(seat, choice)
        assert loaded.same(game), "the loaded game goes on with other dice"


def test_a_file_may_be_text_bytes_or_a_path(text: str, tmp_path: Path) -> None:
    path = tmp_path / "party.json"
    path.write_text(text, encoding="utf-8")
    for given_ in (text, text.encode(), path):
        assert banneret.load(given_).save() == text


def test_a_file_is_for_people_and_diffs_too(text: str) -> None:
    """One line a field, and plain JSON all the same."""
    lines = text.splitlines()
    assert lines[0] == "{"
    assert lines[-1] == "}"
    assert len(lines) == len(FIELDS) + 2
    assert tuple(json.loads(text)) == FIELDS


def test_the_same_seed_and_choices_give_the_same_file(parlour: Parlour) -> None:
    one, two = (play_out(party(parlour, 2, "a text"), 4).save() for _ in range(2))
    assert one == two
    assert play_out(party(parlour, 2, "another"), 4).save() != one


def test_a_reformatted_file_is_the_same_file(text: str) -> None:
    """The check sum is over what is said, not over blanks and the order of fields."""
    body = json.loads(text)
    shuffled = json.dumps(dict(sorted(body.items(), reverse=True)), indent=7)
    assert banneret.load(shuffled).save() == text


def test_outcomes_are_replayed_though_the_generator_changes(parlour: Parlour) -> None:
    """A file replays from what fell, whatever its key would give now."""
    game = play_out(party(parlour, 2, 5))
    other = changed(game.save(), key="another key altogether")
    assert banneret.load(other).same(game)


def test_a_file_without_a_key_leaves_chance_open(parlour: Parlour) -> None:
    game = at_turn(parlour, 2, 5)
    loaded = banneret.load(changed(game.save(), key=""))
    assert loaded.same(game)
    for seat in (0, 1):
        loaded.apply(seat, DONE)
    assert loaded.must_act == (NATURE,)
    again = banneret.load(loaded.save())
    assert again.same(loaded)
    assert again.chance == loaded.chance
    again.apply(NATURE, 0)


def test_a_resignation_is_replayed(parlour: Parlour) -> None:
    game = at_turn(parlour, 3, 5)
    game.resign(1)
    game.apply(0, DONE)
    game.resign(0)
    assert game.over
    loaded = banneret.load(game.save())
    assert loaded.same(game)
    assert [choice for _, choice in loaded.record()].count(RESIGN) == 2


def test_a_game_from_a_snapshot_is_saved_with_it(parlour: Parlour) -> None:
    """The file starts where the snapshot was; what was before is not known to it."""
    first = at_turn(parlour, 2, 5)
    game = banneret.restore(first.snapshot())
    play_out(game, 3)
    text = game.save()
    assert json.loads(text)["started"] == len(first.outcomes())
    loaded = banneret.load(text)
    assert loaded.same(game)
    assert loaded.save() == text
    assert loaded.outcomes() == game.outcomes()


def test_a_scripted_game_is_replayed_without_its_script(parlour: Parlour) -> None:
    script = ScriptedSource([0] * 4, SeededSource("then"))
    game = play_out(banneret.new("parlour", 2, source=script))
    assert [k for _, _, k in game.outcomes()][:4] == [0] * 4
    assert banneret.load(game.save()).same(game)


# --- what is damaged is found out


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10**6), data=st.data())
def test_no_changed_character_goes_unnoticed(parlour: Parlour, seed: int, data: st.DataObject) -> None:
    text = party(parlour, 2, seed).save()
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from('0123456789abcxyz{}[],:" \n\\\x00é'))
    other = text[:place] + letter + text[place + 1 :]
    try:
        loaded = banneret.load(other)
    except BadFile:
        return
    # Blanks may stand for blanks.
    assert loaded.save() == text


def test_a_file_that_breaks_off_is_found_out(text: str) -> None:
    """At every 50th character, and the last ones."""
    for end in {*range(0, len(text) - 2, 50), *range(len(text) - 12, len(text) - 2)}:
        with pytest.raises(DamagedFile):
            banneret.load(text[:end])
        with pytest.raises(DamagedFile):
            banneret.load(text[:end].encode())


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_found_out(text: str, field: str) -> None:
    body = json.loads(text)
    del body[field]
    with pytest.raises(BadFile):
        banneret.load(json.dumps(body))
    if field not in ("check", "kind"):
        with pytest.raises(BadFile, match=field):
            banneret.load(json.dumps(signed(body)))


@pytest.mark.parametrize(
    "value", [None, True, 1.5, "text", [], ["x"], {}, {"a": 1}, -1, 10**40, [None], [1.0]]
)
@pytest.mark.parametrize("field", FIELDS)
def test_a_field_of_the_wrong_type_is_found_out(text: str, field: str, value: object) -> None:
    body = json.loads(text)
    if field == "options" and value == {}:
        value = {"rounds": None}
    if field in ("key", "rules") and isinstance(value, str):
        value = 7
    if field in ("choices", "outcomes") and value == []:
        value = [[]]
    body[field] = value
    with pytest.raises(BanneretError):
        banneret.load(json.dumps(body))
    with pytest.raises(BanneretError):
        banneret.load(json.dumps(signed(body) if field != "check" else body))


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity"])
def test_what_is_no_number_is_found_out(text: str, word: str) -> None:
    for field in ("seats", "banneret"):
        with pytest.raises(DamagedFile, match=f"{word} is not a number"):
            banneret.load(text.replace(f'"{field}": ', f'"{field}": {word}, "was": ', 1))
    with pytest.raises(DamagedFile):
        banneret.load(word)


@pytest.mark.parametrize("number", ["1e999", "-1e999", "9" * 5_000, "1" + "0" * 100])
def test_huge_numbers_are_found_out(text: str, number: str) -> None:
    with pytest.raises(BadFile):
        banneret.load(text.replace('"seats": 3', f'"seats": {number}'))
    with pytest.raises(BadFile):
        banneret.load(text.replace('"choices": [', f'"choices": [{number},'))


@pytest.mark.parametrize("code", [1 << 44, 20 << 24, (1 << 24) - 1 + (21 << 24), -1])
def test_choices_that_cannot_be_packed_are_found_out(text: str, code: int) -> None:
    with pytest.raises(DamagedFile, match=r"choices\[0\]"):
        banneret.load(changed(text, choices=[code]))


@pytest.mark.parametrize(
    "bomb",
    [
        "[" * 200_000,
        "[" * 200_000 + "]" * 200_000,
        '{"a":' * 100_000,
        '{"a":' * 100_000 + "1" + "}" * 100_000,
    ],
    ids=["open lists", "lists", "open objects", "objects"],
)
def test_nested_bombs_are_found_out(bomb: str) -> None:
    with pytest.raises(DamagedFile):
        banneret.load(bomb)


def test_a_bomb_inside_a_file_is_found_out(text: str) -> None:
    for depth in (200, 400, 900, 50_000):
        nested = "[" * depth + "]" * depth
        with pytest.raises(BadFile):
            banneret.load(text.replace('"options": {', f'"options": {{"deep": {nested},', 1))


def test_a_file_that_is_too_long_is_not_read() -> None:
    with pytest.raises(DamagedFile, match="no game is longer"):
        banneret.load(" " * (LONGEST + 1))


@pytest.mark.parametrize(
    "junk",
    [
        b"",
        b"\x00" * 100,
        b"\x7fELF\x02\x01\x01",
        b"PK\x03\x04",
        b"\x1f\x8b\x08",
        bytes(range(256)),
        b"\xff\xfe{\x00}\x00",
    ],
    ids=["nothing", "zeros", "elf", "zip", "gzip", "all bytes", "utf-16"],
)
def test_binary_junk_is_found_out(junk: bytes) -> None:
    with pytest.raises(DamagedFile):
        banneret.load(junk)


def test_what_is_not_utf_8_is_found_out(text: str) -> None:
    with pytest.raises(DamagedFile, match="UTF-8"):
        banneret.load(text.replace("parlour", "parlöur").encode("latin-1"))


@pytest.mark.parametrize("foreign", ["[]", "7", '"banneret"', "null", "true", "{}", '{"game": "richard3"}'])
def test_foreign_json_is_found_out(foreign: str) -> None:
    with pytest.raises(BadFile):
        banneret.load(foreign)


@pytest.mark.parametrize("thing", [None, 7, 1.5, [], {}, object(), bytearray(b"{}")])
def test_what_is_no_text_is_refused(thing: Any) -> None:
    with pytest.raises(DamagedFile, match="a game file is a text"):
        banneret.load(thing)


def test_a_newer_format_is_told_from_a_damaged_file(text: str) -> None:
    with pytest.raises(ForeignFile, match=f"format {FORMAT + 1} by a newer Banneret"):
        banneret.load(changed(text, banneret=FORMAT + 1))
    with pytest.raises(DamagedFile):
        banneret.load(changed(text, banneret=0))


def test_a_snapshot_is_no_game_file(parlour: Parlour, text: str) -> None:
    with pytest.raises(ForeignFile, match="snapshot"):
        banneret.load(json.dumps(party(parlour).snapshot()))
    with pytest.raises(ForeignFile, match="game"):
        banneret.restore(json.loads(text))


# --- what does not fit the rules is found out, with its place


def test_an_edited_choice_is_found_with_its_place(text: str) -> None:
    """The check sum was made to agree; the rules still find it."""
    choices = json.loads(text)["choices"]
    for place in range(0, len(choices), 3):
        for code in (choices[place] ^ 4095, 4094 << 12, 19 << 24 | choices[place] & 0xFFFFFF, 5 << 12):
            edited = [*choices[:place], code, *choices[place + 1 :]]
            with pytest.raises(ReplayFault, match=f"^choice {place + 1} of {len(choices)}: "):
                banneret.load(changed(text, choices=edited))


def test_a_choice_too_many_or_too_few_is_found(text: str) -> None:
    body = json.loads(text)
    with pytest.raises(ReplayFault, match="the game is over"):
        banneret.load(changed(text, choices=body["choices"] + [DONE]))
    with pytest.raises(ReplayFault):
        banneret.load(changed(text, choices=body["choices"] + [2 << 24 | RESIGN]))
    with pytest.raises(ReplayFault, match="outcomes, but its choices ask for"):
        banneret.load(changed(text, choices=[]))


def test_edited_outcomes_are_found(text: str) -> None:
    """Another question, an outcome that cannot be, one too many, one too few."""
    outcomes = json.loads(text)["outcomes"]
    for edited in (
        [outcomes[0] ^ 1 << 12, *outcomes[1:]],
        [outcomes[0] ^ 1 << 24, *outcomes[1:]],
        [outcomes[0] | 4095, *outcomes[1:]],
        outcomes[1:],
        outcomes[:-1],
        [*outcomes, outcomes[-1]],
    ):
        with pytest.raises(ReplayFault):
            banneret.load(changed(text, outcomes=edited))


def test_headers_must_fit_the_game(parlour: Parlour, text: str) -> None:
    with pytest.raises(UnknownGame):
        banneret.load(changed(text, game="chess"))
    with pytest.raises(BadOption, match="no option 'wine'"):
        banneret.load(changed(text, options={"wine": True}))
    with pytest.raises(BadOption, match="cannot be 9"):
        banneret.load(changed(text, options={"rounds": 9}))
    with pytest.raises(BadOption, match="at most two rounds"):
        banneret.load(changed(text, options={"rounds": 3}))
    with pytest.raises(BadSeats, match="2, 3 seats, not 4"):
        banneret.load(changed(text, seats=4))


def test_a_start_must_be_a_position(parlour: Parlour, text: str) -> None:
    start = party(parlour, 3, 5).snapshot()["start"]
    assert isinstance(start, dict)
    wrong: list[object] = [
        7,
        [],
        "x",
        {},
        {"rows": {}},
        {"rows": [], "stack": []},
        {**start, "rows": {**start["rows"], "holder": [0] * 99}},
        {**start, "rows": {**start["rows"], "holder": "x"}},
        {**start, "rows": {**start["rows"], "holder": [None]}},
        {**start, "rows": {**start["rows"], "holder": [10**40]}},
        {**start, "rows": {**start["rows"], "cellar": [1]}},
        {**start, "rows": {**start["rows"], "pick": [99, 0, 0]}},
        {**start, "rows": {**start["rows"], "holder": [77]}},
    ]
    for value in wrong:
        with pytest.raises(DamagedFile):
            banneret.load(changed(text, start=value))
    for started in (-1, 1.5, "x", True, None, 1 << 60):
        with pytest.raises(DamagedFile):
            banneret.load(changed(text, start=start, started=started))


#: Numbers that a file could hold in the place of others.
NUMBERS = st.one_of(st.integers(-3, 40), st.sampled_from([-(2**43), 2**43, 4095, 4096, -(2**62)]))


def numbers_in(value: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """Where all the numbers of a JSON value stand."""
    if isinstance(value, dict):
        return [found for key, inner in value.items() for found in numbers_in(inner, (*path, key))]
    if isinstance(value, list):
        return [found for key, inner in enumerate(value) for found in numbers_in(inner, (*path, key))]
    return [path] if type(value) is int else []


def with_number(value: Any, path: tuple[Any, ...], number: int) -> Any:
    """A copy of a JSON value with another number at a place."""
    if not path:
        return number
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = with_number(value[path[0]], path[1:], number)
    return copy


def tampered(open_it: Callable[[Any], Game], body: dict[str, Any], data: st.DataObject) -> None:
    """Changes numbers anywhere and signs it again: opened, or refused as Banneret refuses, never a crash."""
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(numbers_in(body)))
        body = with_number(body, path, data.draw(NUMBERS))
    try:
        game = open_it(signed(body))
        for seat in (None, *range(game.seats)):
            json.dumps(game.view(seat))
            json.dumps(game.log(seat))
    except BanneretError:
        pass


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 50), data=st.data())
def test_tampered_parties_are_refused_or_played(parlour: Parlour, seed: int, data: st.DataObject) -> None:
    game = play_out(party(parlour, 2, seed), seed)
    tampered(lambda body: banneret.load(json.dumps(body)), json.loads(game.save()), data)
    middle = game.replayed(len(game.record()) // 2)
    tampered(banneret.restore, json.loads(json.dumps(middle.snapshot(log=True))), data)


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 50), data=st.data())
def test_tampered_wars_are_refused_or_played(seed: int, data: st.DataObject) -> None:
    game = play_out(banneret.new("richard3", seed=seed, options={"scenario": "Richard III"}), seed)
    tampered(lambda body: banneret.load(json.dumps(body)), json.loads(game.save()), data)
    middle = game.replayed(data.draw(st.integers(0, len(game.record()))))
    tampered(banneret.restore, json.loads(json.dumps(middle.snapshot(log=True))), data)
