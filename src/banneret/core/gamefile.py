"""Game files and snapshots: what they look like, and how damaged ones are found out."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from banneret.core.choice import LAST_CHOICE
from banneret.core.errors import BadPosition, BadSeats, DamagedFile, ForeignFile, OtherFigures
from banneret.core.rules import Rules
from banneret.core.state import Fields, Line, State

#: The version of the file format. A newer one is refused, older ones are read.
FORMAT: Final = 1
#: The longest file that is read at all.
LONGEST: Final = 8_000_000
_LARGEST: Final = 1 << 44
#: Numbers in frames are ids, amounts and dice packed together.
_LARGEST_LOCAL: Final = 1 << 24
#: Errors that numbers raise where they mean nothing.
NONSENSE: Final = (ArithmeticError, LookupError, MemoryError, RecursionError, TypeError, ValueError)


class Read(NamedTuple):
    """The checked parts of a file or snapshot."""

    game: str
    rules: str
    seats: int
    options: dict[str, object]
    start: Mapping[str, object] | None
    started: int
    key: str
    choices: list[int]
    outcomes: list[int]
    lines: list[Line]
    figures: str = ""


def _check(body: Mapping[str, object]) -> str:
    """A check sum over everything but the check sum itself; finds accidents and edits."""
    plain = {key: value for key, value in body.items() if key != "check"}
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode("utf-8"), digest_size=10).hexdigest()


def write(
    rules: Rules[Any],
    origin: State,
    standard: bool,
    started: int,
    choices: list[int],
    outcomes: list[int],
    key: str,
) -> str:
    """A game file as text: one line a header field, so that people and diffs can read it."""
    body: dict[str, object] = {
        "banneret": FORMAT,
        "kind": "game",
        "game": rules.name,
        "rules": rules.version,
        "seats": origin.seats,
        "options": origin.options,
    }
    if rules.figures:
        body["figures"] = rules.figures
    if not standard:
        body["start"] = frozen(rules, origin)
        body["started"] = started
    body["key"] = key
    body["choices"] = choices
    body["outcomes"] = outcomes
    body["check"] = _check(body)
    lines = [
        f"{json.dumps(name)}: {json.dumps(value, separators=(',', ':'))}" for name, value in body.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def frozen(rules: Rules[Any], s: State) -> dict[str, object]:
    """A position with names for fields, steps and locals."""
    rows = {spec.name: list(row) for spec, row in zip(s.specs, s.rows, strict=True) if not spec.derived}
    stack: list[object] = []
    for frame in s.stack:
        step = rules.steps[frame[0]]
        held = {spec.partition(":")[0]: frame[i + 1] for i, spec in enumerate(step.holds)}
        stack.append([step.name, held])
    return {"rows": rows, "stack": stack}


def snapshot(rules: Rules[Any], s: State, drawn: int, key: str, lines: list[Line]) -> dict[str, object]:
    """A position with its header, ready for JSON."""
    body: dict[str, object] = {
        "banneret": FORMAT,
        "kind": "snapshot",
        "game": rules.name,
        "rules": rules.version,
        "seats": s.seats,
        "options": dict(s.options),
        "start": frozen(rules, s),
        "started": drawn,
        "key": key,
        "log": [[rules.lines[line[0]].name, *line[1:]] for line in lines],
    }
    if rules.figures:
        body["figures"] = rules.figures
    body["check"] = _check(body)
    return body


def _field(body: Mapping[str, object], name: str, kind: type) -> Any:
    value = body.get(name)
    if type(value) is not kind:
        raise DamagedFile(f"field {name!r} should be {kind.__name__}, but is {type(value).__name__}")
    return value


def _ints(body: Mapping[str, object], name: str) -> list[int]:
    values = _field(body, name, list)
    for place, value in enumerate(values):
        if type(value) is not int or not 0 <= value < _LARGEST:
            raise DamagedFile(f"{name}[{place}] should be a whole number in range, but is {value!r}")
    return list(values)


def _no_constant(word: str) -> object:
    raise DamagedFile(f"{word} is not a number that a game file can hold")


def read_text(text: object) -> dict[str, object]:
    """The JSON object in a file's text."""
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            raise DamagedFile(f"not a text in UTF-8: {error}") from error
    if not isinstance(text, str):
        raise DamagedFile(f"a game file is a text, not {type(text).__name__}")
    if len(text) > LONGEST:
        raise DamagedFile(f"the file has {len(text)} characters; no game is longer than {LONGEST}")
    try:
        body = json.loads(text, parse_constant=_no_constant)
    except ValueError as error:
        raise DamagedFile(f"not complete JSON: {error}") from error
    except RecursionError as error:
        raise DamagedFile("nested too deeply to be a game file") from error
    if not isinstance(body, dict):
        raise DamagedFile("a game file is a JSON object")
    return body


def read(body: object, kind: str) -> Read:
    """Checks the parts of a file or snapshot, all but the play itself."""
    if not isinstance(body, Mapping):
        raise DamagedFile(f"a {kind} is a mapping, not {type(body).__name__}")
    mark = body.get("banneret")
    if mark is None:
        raise ForeignFile("this is not a file of Banneret: the field 'banneret' is missing")
    if type(mark) is not int or mark < 1:
        raise DamagedFile(f"field 'banneret' should be the format number, but is {mark!r}")
    if mark > FORMAT:
        raise ForeignFile(f"written in format {mark} by a newer Banneret; this one reads up to {FORMAT}")
    if body.get("kind") != kind:
        raise ForeignFile(f"this is a {body.get('kind')!r}, not a {kind!r}")
    game = _field(body, "game", str)
    check = _field(body, "check", str)
    try:
        agrees = check == _check(body)
    except (TypeError, ValueError, RecursionError) as error:
        raise DamagedFile(f"the {kind} holds something that is not JSON: {error}") from error
    if not agrees:
        raise DamagedFile("the check sum does not agree: the file was damaged or edited")
    start = body.get("start")
    if start is not None and not isinstance(start, Mapping):
        raise DamagedFile("field 'start' should be a position")
    started = body.get("started", 0)
    if type(started) is not int or not 0 <= started < _LARGEST:
        raise DamagedFile(f"field 'started' should be a whole number, but is {started!r}")
    figures = body.get("figures", "")
    if type(figures) is not str:
        raise DamagedFile(f"field 'figures' should be str, but is {type(figures).__name__}")
    choices: list[int] = []
    outcomes: list[int] = []
    lines: list[Line] = []
    if kind == "game":
        choices = _ints(body, "choices")
        outcomes = _ints(body, "outcomes")
        for place, code in enumerate(choices):
            if code >> 24 >= 20 or code & 0xFFFFFF > LAST_CHOICE:
                raise DamagedFile(f"choices[{place}] is not a choice: {code}")
    return Read(
        game,
        _field(body, "rules", str),
        _field(body, "seats", int),
        dict(_field(body, "options", dict)),
        start,
        started,
        _field(body, "key", str),
        choices,
        outcomes,
        lines,
        figures,
    )


def require_figures(rules: Rules[Any], figures: str) -> None:
    """Raises OtherFigures unless the game has the figures here that something was played with."""
    if figures == rules.figures:
        return
    here = f"its own figures {rules.figures}" if rules.figures else "the printed figures"
    then = f"figures of somebody's own ({figures})" if figures else "the printed figures"
    what = "start Banneret with that file" if figures else "start Banneret without a file of figures"
    raise OtherFigures(f"played with {then}, but {rules.name} has {here} here; {what} to open it (--figures)")


def read_lines(rules: Rules[Any], body: Mapping[str, object]) -> list[Line]:
    """The log of a snapshot; kinds of lines that the rules no longer know are left out."""
    numbers = {kind.name: number for number, kind in enumerate(rules.lines)}
    lines: list[Line] = []
    for place, item in enumerate(_field(body, "log", list)):
        if type(item) is not list or len(item) != 6 or any(type(n) is not int for n in item[1:]):
            raise DamagedFile(f"log[{place}] is not a log line")
        number = numbers.get(str(item[0]))
        if number is not None:
            lines.append((number, item[1], item[2], item[3], item[4], item[5]))
    return lines


def _fits(rules: Rules[Any], kind: str, number: object, seats: int, largest: int) -> bool:
    """Whether a number can be. Ids may count from 1, and small negative numbers mean nobody and nowhere."""
    if type(number) is not int or not -largest < number < largest:
        return False
    if kind == "seat" or kind in rules.kinds:
        return -16 <= number <= rules.noun_count(kind, seats)
    return True


def state_of(rules: Rules[Any], seats: int, options: dict[str, object], start: Mapping[str, object]) -> State:
    """The position of a snapshot. Rows, steps and locals are found by name, so that rules can grow."""
    s: State = rules.state(Fields(seats, options))
    rows = start.get("rows")
    if not isinstance(rows, Mapping):
        raise DamagedFile("the position has no rows")
    for spec, row in zip(s.specs, s.rows, strict=True):
        values = rows.get(spec.name)
        if values is None or spec.derived:
            continue
        if type(values) is not list or len(values) > spec.size:
            raise DamagedFile(f"row {spec.name!r} should have {spec.size} numbers")
        for place, value in enumerate(values):
            if not _fits(rules, spec.numbers, value, seats, _LARGEST):
                raise DamagedFile(f"{spec.name}[{place}] should be a whole number in range, but is {value!r}")
            row[place] = value
    unknown = sorted(set(map(str, rows)) - {spec.name for spec in s.specs})
    if unknown:
        raise DamagedFile(f"rows that {rules.name} {rules.version} does not know: {', '.join(unknown)}")
    frames = start.get("stack")
    if type(frames) is not list:
        raise DamagedFile("the position has no stack of steps")
    numbers = {step.name: number for number, step in enumerate(rules.steps)}
    for place, item in enumerate(frames):
        if (
            type(item) is not list
            or len(item) != 2
            or not isinstance(item[1], Mapping)
            or str(item[0]) not in numbers
        ):
            raise DamagedFile(f"stack[{place}] is not a step of {rules.name} {rules.version}: {item!r}")
        number = numbers[str(item[0])]
        frame = [number]
        for spec_ in rules.steps[number].holds:
            name, _, kind = spec_.partition(":")
            value = item[1].get(name, 0)
            if not _fits(rules, kind, value, seats, _LARGEST_LOCAL):
                raise DamagedFile(f"stack[{place}] has {spec_} = {value!r}")
            frame.append(value)
        s.stack.append(frame)
    try:
        rules.derive(s)
        faults = rules.check(s)
    except NONSENSE as error:
        raise DamagedFile(f"the position holds numbers that mean nothing: {error}") from error
    if faults:
        raise DamagedFile(f"the position cannot be: {faults[0]}")
    return s


def position_parts(
    rules: Rules[Any], position: object
) -> tuple[object, dict[str, object], Mapping[str, object]]:
    """Seats, options and the rest of a position written by hand."""
    if not isinstance(position, Mapping):
        raise BadPosition(f"a position is a mapping of names, not {type(position).__name__}")
    rest = {str(key): value for key, value in position.items()}
    options = rest.pop("options", {})
    if not isinstance(options, Mapping):
        raise BadPosition("'options' of a position is a mapping of names")
    seats = rest.pop("seats", min(rules.seat_names))
    if type(seats) is not int:
        raise BadSeats(f"'seats' of a position is a number, not {seats!r}")
    return seats, {str(key): value for key, value in options.items()}, rest
