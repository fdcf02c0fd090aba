"""The past of a game, as somebody saw it: only moments at which these eyes saw something change."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any, Final, NamedTuple

from litestar import Request, get
from litestar.params import PathParameter, QueryParameter

from banneret.core.choice import LAST_CHOICE
from banneret.core.game import RESIGN, Game
from banneret.server.doc import MAYBE_KEY, answers
from banneret.server.live import Live
from banneret.server.people import Asker
from banneret.server.play import sit
from banneret.server.problems import Problem
from banneret.server.record import chance_key
from banneret.server.store.base import Head
from banneret.server.tables import TableId
from banneret.server.viewers import WATCHING
from banneret.server.wire import Mark, Moment, Past

#: The eyes that see everything.
ALL: Final = -2
_SEAT_BITS: Final = 24
#: Every so many choices the game is kept as it was then.
_STEP: Final = 32
#: What is only there to choose with.
_PRESENT: Final = ("version", "choices", "undo")

Eyes = Annotated[
    str | None,
    QueryParameter(
        name="seat",
        pattern=r"^(all|1?[0-9])$",
        required=False,
        description="one of your seats; after the end any seat, or `all`; nothing for a spectator",
    ),
]
Line = Annotated[
    int | None,
    QueryParameter(
        ge=0, le=10**6, required=False, description="a line of an analysis board; the present one"
    ),
]
Stop = Annotated[int, PathParameter(ge=0, le=10**6, description="a moment, from 0")]


def sees_all(asker: Asker, head: Head) -> bool:
    """Whether there is no secret for somebody: the game is over, or all seats are theirs."""
    return head.status == "over" or len(asker.seats(head)) == len(head.seats)


class Walk:
    """The way a line of play came: kept every few choices, and what each pair of eyes saw of it."""

    def __init__(self, game: Game, key: str) -> None:
        self._key = key
        self._codes, self._outcomes = game.codes()
        self._kept = [game.retraced()]
        self._seen: dict[tuple[int, bool], _Seen] = {}

    def goes_on(self, game: Game, key: str) -> bool:
        """Whether a game is this one, or goes on from it; then this is its way from now on."""
        codes, outcomes = game.codes()
        if (
            key != self._key
            or codes[: len(self._codes)] != self._codes
            or outcomes[: len(self._outcomes)] != self._outcomes
        ):
            return False
        self._codes = codes
        self._outcomes = outcomes
        return True

    @property
    def length(self) -> int:
        """How many choices it has."""
        return len(self._codes)

    def at(self, choices: int) -> Game:
        """The game after so many choices; a copy of one's own."""
        near = min(choices // _STEP, len(self._kept) - 1)
        game = self._kept[near].copy()
        for place in range(near * _STEP, choices):
            _again(game, self._codes[place])
            if (place + 1) % _STEP == 0 and (place + 1) // _STEP == len(self._kept):
                self._kept.append(game.copy())
        return game

    def marks(self, eyes: int, every: bool) -> list[Mark]:
        """The moments of a pair of eyes; with ``every``, one for each choice."""
        return self._look(eyes, every).marks

    def moment(self, eyes: int, every: bool, stop: int) -> Moment:
        """One of these moments."""
        places = self._look(eyes, every).places
        if stop >= len(places):
            raise Problem("no-such-moment")
        return moment(self.at(places[stop]), eyes)

    def _look(self, eyes: int, every: bool) -> _Seen:
        """Passes the positions that a pair of eyes has not seen yet."""
        seat = None if eyes < 0 else eyes
        seen = self._seen.get((eyes, every))
        if seen is None:
            lines = _lines(self._kept[0], eyes)
            seen = self._seen[eyes, every] = _Seen([Mark(0, lines, None)], [0], lines)
        if seen.passed == len(self._codes):
            return seen
        game = self.at(seen.passed)
        view = past_view(game, seat)
        for place in range(seen.passed, len(self._codes)):
            code = self._codes[place]
            written = game.written
            _again(game, code)
            mover: int | None = code >> _SEAT_BITS
            seen.lines += game.written - written if eyes == ALL else len(game.news(seat, written))
            if not every:
                after = past_view(game, seat)
                if after == view and seen.lines == seen.marks[-1].log:
                    continue
                mover = _mover(view, after, code >> _SEAT_BITS, eyes)
                view = after
            seen.marks.append(Mark(len(seen.marks), seen.lines, mover))
            seen.places.append(place + 1)
        seen.passed = len(self._codes)
        return seen


class _Seen:
    """What a pair of eyes saw: its moments, how many choices lie behind each, and how far it has looked."""

    def __init__(self, marks: list[Mark], places: list[int], lines: int) -> None:
        self.marks = marks
        self.places = places
        self.lines = lines
        self.passed = 0


def _again(game: Game, code: int) -> None:
    seat, choice = code >> _SEAT_BITS, code & LAST_CHOICE
    if choice == RESIGN:
        game.resign(seat)
    else:
        game.apply(seat, choice)


def _lines(game: Game, eyes: int) -> int:
    return game.written if eyes == ALL else len(game.log(None if eyes < 0 else eyes))


def _mover(before: Mapping[str, Any], after: Mapping[str, Any], seat: int, eyes: int) -> int | None:
    """Who moved, as far as it is plain from what these eyes see."""
    if seat == eyes:
        return seat
    asked = [*before["must_act"], *before["may_act"]]
    if len(asked) == 1:
        return int(asked[0])
    done = [other for other in before["must_act"] if other not in after["must_act"] and other != eyes]
    return int(done[0]) if len(done) == 1 else None


def past_view(game: Game, seat: int | None) -> dict[str, Any]:
    """What a seat saw, without anything to choose."""
    view = game.view(seat)
    for key in _PRESENT:
        view.pop(key, None)
    return view


def moment(game: Game, eyes: int) -> Moment:
    """A moment as a pair of eyes saw it."""
    if eyes != ALL:
        seat = None if eyes < 0 else eyes
        return Moment(past_view(game, seat), game.log(seat))
    views = [past_view(game, seat) for seat in range(game.seats)]
    view = past_view(game, None)
    for other in views:
        view["board"] = _joined(view["board"], other["board"])
    return Moment(view, _whole_log(game), views)


def _whole_log(game: Game) -> list[dict[str, Any]]:
    """All that was written, whoever might read it then."""
    rules = game.rules
    result: list[dict[str, Any]] = []
    for line in game.lines():
        kind = rules.lines[line[0]]
        args = rules.named(kind.args, line[2:], game.seats)
        result.append({"key": kind.name, "args": args, "rule": kind.rule})
    return result


def _joined(one: Any, two: Any) -> Any:
    """What two know together: all entries of both, and where they differ, the one who can name it."""
    if isinstance(one, dict) and isinstance(two, dict):
        result = dict(one)
        for key, value in two.items():
            result[key] = _joined(result[key], value) if key in result else value
        return result
    if isinstance(one, (list, tuple)) and isinstance(two, (list, tuple)) and len(one) == len(two):
        return [_joined(a, b) for a, b in zip(one, two, strict=True)]
    # True stands for something that is there and not known, None for nothing known at all.
    return two if one is None or one is True else one


class _Looking(NamedTuple):
    """Somebody looks into the past: which table, with which eyes, and whether they may see everything."""

    live: Live
    eyes: int
    every: bool


async def looking_back(request: Request[Any, Any, Any], table: str, seat: str | None) -> _Looking:
    """Who looks into the past of a table; nobody gets further who may not look with these eyes."""
    asker, live, _ = await sit(request, table, None)
    head = live.head
    every = sees_all(asker, head)
    if seat is None:
        return _Looking(live, WATCHING, every)
    known = asker.person is not None or bool(asker.seat_key)
    if seat == "all":
        if not every:
            raise Problem("still-secret" if known else "key-needed")
        return _Looking(live, ALL, True)
    number = int(seat)
    if number >= len(head.seats):
        raise Problem("no-such-seat")
    if not every and number not in asker.seats(head):
        raise Problem("not-your-seat" if known else "key-needed")
    return _Looking(live, number, every)


async def walk_of(live: Live, line: int | None) -> Walk:
    """The way that a line of play came. Only for whoever holds ``walking``."""
    async with live.lock:
        number = live.body.line if line is None else line
        game = await live.line(number)
        key = chance_key(live.body, number)
        walk = live.walks.get(number)
        if walk is None or not walk.goes_on(game, key):
            walk = live.walks[number] = Walk(game, key)
    return walk


@get(
    "/api/tables/{table:str}/past",
    responses=answers(401, 403, 404),
    security=MAYBE_KEY,
    summary="The moments of the past",
    tags=["past"],
)
async def get_past(
    request: Request[Any, Any, Any], table: TableId, eyes: Eyes = None, line: Line = None
) -> Past:
    """The moments at which this viewer saw something change."""
    looking = await looking_back(request, table, eyes)
    async with looking.live.walking:
        walk = await walk_of(looking.live, line)
        marks = await asyncio.to_thread(walk.marks, looking.eyes, looking.every)
        return Past(len(marks), marks[:])


@get(
    "/api/tables/{table:str}/past/{stop:int}",
    responses=answers(401, 403, 404),
    security=MAYBE_KEY,
    summary="One moment",
    tags=["past"],
)
async def get_moment(
    request: Request[Any, Any, Any], table: TableId, stop: Stop, eyes: Eyes = None, line: Line = None
) -> Moment:
    """What was to be seen then. There is nothing to choose in the past."""
    looking = await looking_back(request, table, eyes)
    async with looking.live.walking:
        walk = await walk_of(looking.live, line)
        return await asyncio.to_thread(walk.moment, looking.eyes, looking.every, stop)
