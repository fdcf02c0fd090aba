"""Between a table's record and its game: what a head's body holds, and how a game is made of entries."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from banneret.core import game as core_game
from banneret.core import registry
from banneret.core.game import Game
from banneret.core.gamefile import Read
from banneret.server.store.base import Entry, Head


class Origin(Struct, omit_defaults=True):
    """A position that a game starts from instead of its usual beginning, as game files hold it."""

    start: dict[str, Any]
    started: int = 0


class Consent(Struct):
    """A take-back that waits for the others: who asks, who has agreed, how many choices would stay."""

    seat: int
    agreed: list[int]
    stay: int


class Branch(Struct):
    """One line of play: its name, and after how many choices of which line it begins."""

    name: str
    line: int = -1
    stop: int = 0


class Body(Struct, omit_defaults=True):
    """What a table knows beside the columns of its head.

    Attributes:
        key: the key of the game's chance; the secret of the whole game until it is over.
        changed: when something last changed that everybody may see.
        lines: the lines of play of an analysis board; the first one has no beginning in another.
        line: the present one.
    """

    options: dict[str, Any]
    key: str
    title: str = ""
    changed: float = 0.0
    seeded: bool = False
    password: str = ""
    must_act: list[int] = []
    winners: list[int] = []
    takeback: Consent | None = None
    rematch: str = ""
    origin: Origin | None = None
    lines: list[Branch] = []
    line: int = 0


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Body)


def read_body(head: Head) -> Body:
    return _decoder.decode(head.body)


def write_body(body: Body) -> str:
    return _encoder.encode(body).decode("utf-8")


class Record(Struct):
    """The record of one line as it stands: what was undone is gone."""

    choices: list[int]
    outcomes: list[int]
    #: How many entries it was made of.
    entries: int = 0

    def add(self, entry: Entry) -> None:
        """Goes on by one entry."""
        self.entries += 1
        if entry.kind == "choice":
            self.choices.extend(entry.codes)
            self.outcomes.extend(entry.outcomes)
            return
        choices, outcomes, *after = entry.codes
        self.choices[choices:] = after
        self.outcomes[outcomes:] = entry.outcomes


def undone(
    old: tuple[list[int], list[int]], new: tuple[list[int], list[int]]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The codes and outcomes of an undo entry that leads from one record to another."""
    choices = _common(old[0], new[0])
    outcomes = _common(old[1], new[1])
    return (choices, outcomes, *new[0][choices:]), tuple(new[1][outcomes:])


def _common(one: Sequence[int], two: Sequence[int]) -> int:
    """How many items at the beginning are the same."""
    place = 0
    for a, b in zip(one, two, strict=False):
        if a != b:
            break
        place += 1
    return place


def records_of(entries: Iterable[Entry], lines: Sequence[Branch]) -> dict[int, Record]:
    """The records of all lines of a table."""
    found: dict[int, Record] = {}
    for entry in entries:
        record = found.get(entry.line)
        if record is None:
            record = found[entry.line] = Record([], [])
        record.add(entry)
    for line in range(max(1, len(lines))):
        found.setdefault(line, Record([], []))
    return found


def make_game(head: Head, body: Body, choices: list[int], outcomes: list[int]) -> Game:
    """The game of a record; every choice is checked against its rule on the way."""
    rules = registry.find(head.game)
    origin = body.origin
    return core_game.from_file(
        rules,
        Read(
            game=head.game,
            rules=rules.version,
            seats=len(head.seats),
            options=body.options,
            start=None if origin is None else origin.start,
            started=0 if origin is None else origin.started,
            key=body.key,
            choices=choices,
            outcomes=outcomes,
            lines=[],
        ),
    )


def origin_of(game: Game) -> Origin | None:
    """Where a game started, if not at its usual beginning."""
    body = json.loads(game.replayed(0).save())
    start = body.get("start")
    return None if start is None else Origin(start, body["started"])
