"""What a table knows beside the columns of its head, and how its record becomes a game again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from banneret.core.game import Game
from banneret.server.store.base import Head, Stored
from banneret.server.store.replay import Line, line_of


class Origin(Struct, omit_defaults=True):
    """A position that a game starts from instead of its usual beginning, as game files hold it."""

    start: dict[str, Any]
    started: int = 0


class Consent(Struct):
    """A take-back that waits for the others: who asks, who has agreed, how many choices would stay."""

    seat: int
    agreed: list[int]
    stay: int


class Branch(Struct, omit_defaults=True):
    """One line of play: its name, where it leaves which other line, the key of its chance."""

    name: str
    line: int = -1
    stop: int = 0
    key: str = ""


class Body(Struct, omit_defaults=True):
    """What a table knows beside the columns of its head.

    Attributes:
        key: the key of the game's chance; the secret of the whole game until it is over.
        changed: when something last changed that everybody may see.
        lines: the lines of play of an analysis board; the first one leaves no other.
        line: the present one.
        sources: the games (not the boards) from which this one was branched, straight or by way of others.
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
    sources: list[str] = []


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Body)


def read_body(head: Head) -> Body:
    return _decoder.decode(head.body)


def write_body(body: Body) -> str:
    return _encoder.encode(body).decode("utf-8")


def chance_key(body: Body, line: int) -> str:
    """The key of a line's chance."""
    return (body.lines[line].key if line < len(body.lines) else "") or body.key


def stored_line(stored: Stored, body: Body, line: int) -> Line:
    """One line of play of a stored table."""
    origin = body.origin
    return line_of(
        stored,
        line,
        options=body.options,
        key=chance_key(body, line),
        start=None if origin is None else origin.start,
        started=0 if origin is None else origin.started,
    )


def undone(
    old: tuple[Sequence[int], Sequence[int]], new: tuple[Sequence[int], Sequence[int]]
) -> tuple[int, int]:
    """How many choices and outcomes stay when a game goes another way."""
    return _common(old[0], new[0]), _common(old[1], new[1])


def _common(one: Sequence[int], two: Sequence[int]) -> int:
    """How many items at the beginning are the same."""
    place = 0
    for a, b in zip(one, two, strict=False):
        if a != b:
            break
        place += 1
    return place


def origin_of(game: Game) -> Origin | None:
    """Where a game started, if not at its usual beginning."""
    body = json.loads(game.replayed(0).save())
    start = body.get("start")
    return None if start is None else Origin(start, body["started"])
