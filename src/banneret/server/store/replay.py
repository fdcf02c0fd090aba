"""From what a store holds to a game: by the whole record, or on from the last position that was kept.

The record replays under the rules it was played by. When those change under a running game, the record may
not fit any more, or it may fit and lead somewhere else. Then the position that was kept last, and the entries
after it, are the game that people were playing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from banneret.core import game as core_game
from banneret.core import gamefile, registry
from banneret.core.chance import RecordedSource
from banneret.core.choice import LAST_CHOICE
from banneret.core.errors import BanneretError, DamagedFile
from banneret.core.game import RESIGN, Game
from banneret.core.gamefile import Read
from banneret.core.rules import Rules
from banneret.core.state import Fields
from banneret.server.store.base import Entry, Head, Snapshot, Stored

_SEAT_BITS: Final = 24


class Fault(NamedTuple):
    """Where a record and the rules part.

    Attributes:
        choice: at which choice, counted from 1; 0 if there is no saying.
        reason: what is wrong there.
    """

    choice: int
    reason: str

    def __str__(self) -> str:
        return f"choice {self.choice}: {self.reason}" if self.choice else self.reason


class Unplayable(BanneretError):
    """Neither the record of a line nor a position kept of it can be opened with these rules.

    Attributes:
        fault: what is wrong with the record.
    """

    def __init__(self, fault: Fault, position: str) -> None:
        super().__init__(f"{fault}; and from the position kept last: {position}")
        self.fault = fault


class Opened(NamedTuple):
    """A line of play as a game.

    Attributes:
        game: the game.
        entries: how many entries of the line it holds.
        fault: None if it holds the whole record; else why it goes on from a position that was kept.
            Such a game has no past before that position. Whoever plays on leaves the head's ``rules`` as
            they are: they are those of the record.
        choices: how many choices of the record stand before the game's own.
        outcomes: and how many outcomes. What an undo entry says is to stay counts these in.
        lost: how many entries at the end of the line no longer fit.
        broken: whether what ``mend`` says must be committed before anything else is played.
    """

    game: Game
    entries: int
    fault: Fault | None = None
    choices: int = 0
    outcomes: int = 0
    lost: int = 0
    broken: bool = False


class Record(NamedTuple):
    """What is left of entries when everything taken back is gone."""

    choices: list[int]
    outcomes: list[int]

    def add(self, entry: Entry) -> None:
        """Goes on by one entry."""
        codes = entry.codes
        if entry.kind == "undo":
            if len(codes) < 2 or codes[0] > len(self.choices) or codes[1] > len(self.outcomes):
                raise DamagedFile(f"entry {entry.seq} of line {entry.line} takes back what there is not")
            del self.choices[codes[0] :]
            del self.outcomes[codes[1] :]
            codes = codes[2:]
        self.choices.extend(codes)
        self.outcomes.extend(entry.outcomes)


def record_of(entries: Iterable[Entry]) -> Record:
    """The record that these entries of one line make."""
    record = Record([], [])
    for entry in entries:
        record.add(entry)
    return record


class Line(NamedTuple):
    """All that makes a game of a line.

    Attributes:
        number: which line it is.
        rules: the rules there are now.
        head: of the table.
        entries: of this line, from its first.
        snapshot: the newest of this line.
        options: what the players agreed on.
        key: the key of chance.
        start: a position to start from instead of the usual one, as game files hold it.
        started: how many outcomes were drawn before that position.
    """

    number: int
    rules: Rules[Any]
    head: Head
    entries: Sequence[Entry]
    snapshot: Snapshot | None
    options: dict[str, object]
    key: str
    start: Mapping[str, object] | None = None
    started: int = 0

    def read(self, record: Record) -> Read:
        """A record of this line as a game file would hold it."""
        return Read(
            game=self.head.game,
            rules=self.rules.version,
            figures=self.head.rules.partition("+")[2],
            seats=len(self.head.seats),
            options=self.options,
            start=self.start,
            started=self.started,
            key=self.key,
            choices=record.choices,
            outcomes=record.outcomes,
            lines=[],
        )


def line_of(
    stored: Stored,
    line: int,
    *,
    options: dict[str, object],
    key: str,
    start: Mapping[str, object] | None = None,
    started: int = 0,
) -> Line:
    """One line of a table that was read from a store.

    Raises:
        UnknownGame: there are no rules for it here.
    """
    return Line(
        line,
        registry.find(stored.head.game),
        stored.head,
        [entry for entry in stored.entries if entry.line == line],
        next((kept for kept in stored.snapshots if kept.line == line), None),
        options,
        key,
        start,
        started,
    )


def open_line(line: Line) -> Opened:
    """The game of a line.

    Raises:
        Unplayable: it cannot be opened at all.
    """
    try:
        game = core_game.from_file(line.rules, line.read(record_of(line.entries)))
        fault = None
    except Exception as error:  # noqa: BLE001 - a record can lead changed rules anywhere
        game = None
        fault = _first_fault(line) or Fault(0, _words(error))
    if game is not None:
        fault = _difference(line)
        if fault is None:
            return Opened(game, len(line.entries))
    assert fault is not None
    try:
        return _go_on(line, fault)
    except Exception as error:
        raise Unplayable(fault, _words(error)) from error


def _words(error: BaseException) -> str:
    return str(error) if isinstance(error, BanneretError) else f"{type(error).__name__}: {error}"


def _first_fault(line: Line) -> Fault | None:
    """The choice at which a record that does not replay breaks, found by playing it choice by choice."""
    place = 0
    try:
        record = record_of(line.entries)
        source = RecordedSource(record.outcomes, line.started)
        options = line.rules.agree(len(line.head.seats), line.options)
        if line.start is None:
            state = line.rules.state(Fields(len(line.head.seats), options))
            line.rules.begin(state)
        else:
            state = gamefile.state_of(line.rules, len(line.head.seats), options, line.start)
        game = Game(line.rules, state, source, standard=line.start is None, started=line.started)
        for code in record.choices:
            place += 1
            if code & LAST_CHOICE == RESIGN:
                game.resign(code >> _SEAT_BITS)
            else:
                game.apply(code >> _SEAT_BITS, code & LAST_CHOICE)
    except Exception as error:  # noqa: BLE001 - the very error we are after
        return Fault(place, _words(error))
    return None


def _difference(line: Line) -> Fault | None:
    """Whether a record that replays under new rules leads past another position than under the old ones."""
    kept = line.snapshot
    if kept is None or line.head.rules == kept.rules == line.rules.stamp():
        return None
    record = record_of(line.entries[: kept.seq])
    try:
        then = _restored(line, kept, Record([], []))
        again = core_game.from_file(line.rules, line.read(record))
    except Exception:  # noqa: BLE001
        # With nothing to compare the record itself is the best there is.
        return None
    if again.same(then):
        return None
    return Fault(
        len(record.choices),
        f"here at the latest it leads to another position than under rules {kept.rules};"
        f" they differ in {', '.join(_differing(line.rules, again, then))}",
    )


def _differing(rules: Rules[Any], one: Game, two: Game) -> list[str]:
    """The names of what two positions differ in."""
    a = gamefile.frozen(rules, one.state)
    b = gamefile.frozen(rules, two.state)
    rows: Any = (a["rows"], b["rows"])
    names = [name for name in rows[0] if rows[0][name] != rows[1][name]]
    if a["stack"] != b["stack"]:
        names.append("what is asked")
    return names or ["who is asked"]


def _go_on(line: Line, fault: Fault) -> Opened:
    """The game from the position that was kept last, with as many of the entries after it as fit."""
    kept = line.snapshot
    if kept is None:
        raise DamagedFile("there is none")
    before = record_of(line.entries[: kept.seq])
    after = line.entries[kept.seq :]
    for count in range(len(after), -1, -1):
        try:
            game = _restored(line, kept, _since(before, after[:count]))
        except Exception:
            if not count:
                raise
            continue
        break
    lost = len(after) - count
    broken = lost > 0 or kept.rules != line.rules.stamp()
    return Opened(game, kept.seq + count, fault, len(before.choices), len(before.outcomes), lost, broken)


def _since(before: Record, entries: Sequence[Entry]) -> Record:
    """What entries add to a record, if they leave it as it is."""
    record = Record(before.choices[:], before.outcomes[:])
    for entry in entries:
        record.add(entry)
        if entry.kind == "undo" and (
            entry.codes[0] < len(before.choices) or entry.codes[1] < len(before.outcomes)
        ):
            raise DamagedFile(f"entry {entry.seq} of line {entry.line} goes back behind the position")
    return Record(record.choices[len(before.choices) :], record.outcomes[len(before.outcomes) :])


def _restored(line: Line, kept: Snapshot, since: Record) -> Game:
    body = gamefile.read_text(kept.text)
    read = gamefile.read(body, "snapshot")
    if read.game != line.head.game:
        raise DamagedFile(f"the position kept is one of {read.game}")
    read = read._replace(
        choices=since.choices, outcomes=since.outcomes, lines=gamefile.read_lines(line.rules, body)
    )
    if since.choices:
        return core_game.from_file(line.rules, read)
    return core_game.from_snapshot(line.rules, read)


def mend(line: Line, opened: Opened) -> tuple[tuple[Entry, ...], Snapshot]:
    """What to commit for a broken game before anything else is played.

    The snapshot is of the game as it is now, and has all entries behind it. If some no longer fit, an entry
    that takes them back comes first.
    """
    seq = len(line.entries)
    entries: tuple[Entry, ...] = ()
    if opened.lost:
        choices, outcomes = opened.game.codes()
        codes = (opened.choices + len(choices), opened.outcomes + len(outcomes))
        entries = (Entry(line.number, seq, "undo", codes),)
        seq += 1
    text = json.dumps(opened.game.snapshot(log=True), separators=(",", ":"))
    return entries, Snapshot(line.number, seq, line.rules.stamp(), text)
