"""Asking the bots, when a game is over or on a board of one's own: what would they choose?"""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from litestar import Request, get
from litestar.params import QueryParameter

from banneret.bots.judge import has_judge
from banneret.bots.search.levels import LEVELS
from banneret.core.choice import LAST_CHOICE
from banneret.core.game import RESIGN, Game
from banneret.server import fairness
from banneret.server.bots import BotFailed, BotPool
from banneret.server.curves import Curves, sample, shares_of
from banneret.server.doc import KEY, answers
from banneret.server.hall import Hall, hall_of
from banneret.server.live import Live
from banneret.server.past import Line, walk_of
from banneret.server.people import Asker
from banneret.server.play import Language, choice_info, language, sit
from banneret.server.problems import Problem
from banneret.server.streams import EventStream, Stream, event
from banneret.server.tables import TableId
from banneret.server.wire import Advice, Curve, Level, Opinion

#: Rounds that a search plays for each level: those of the bots of that name, and many more.
NODES: Final[dict[Level, int]] = {
    "knight": LEVELS["knight"].settings.nodes,
    "lord": LEVELS["lord"].settings.nodes,
    "council": 800,
}
#: Seconds that it thinks at most; what it waits for bots that play is not counted.
SECONDS: Final = 20.0

_SEAT_BITS: Final = 24
_encode: Final = msgspec.json.Encoder().encode


class Question(NamedTuple):
    """A moment that somebody asks about.

    Attributes:
        who: who asks, for who may ask one thing at a time.
        live: the table.
        number: the number of the line of play.
        line: that line, to its end.
        then: the moment.
        stop: its number.
    """

    who: str | bytes
    live: Live
    number: int
    line: Game
    then: Game
    stop: int


async def _question(
    request: Request[Any, Any, Any], table: str, line: int | None, stop: int | None
) -> Question:
    """What is asked, if it may be asked."""
    hall = hall_of(request)
    asker, live, _ = await sit(request, table, None)
    fairness.check_table(asker, live.head)
    if not has_judge(live.head.game):
        raise Problem("no-advice")
    async with live.walking:
        number = live.body.line if line is None else line
        walk = await walk_of(live, line)
        whole = await asyncio.to_thread(walk.at, walk.length)
        if stop is not None and stop > walk.length:
            raise Problem("no-such-moment")
        at = walk.length if stop is None else stop
        then = await asyncio.to_thread(walk.at, at)
    await fairness.check(hall, asker, live, whole, then)
    return Question(_who(asker), live, number, whole, then, at)


def _who(asker: Asker) -> str | bytes:
    return asker.seat_key if asker.person is None else asker.person.id


@get(
    "/api/tables/{table:str}/advice",
    responses=answers(401, 403, 404),
    security=KEY,
    summary="Ask the bots",
    tags=["past"],
    media_type="text/event-stream",
)
async def get_advice(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: Annotated[
        int | None,
        QueryParameter(
            ge=0, le=19, required=False, description="who looks; whoever has to decide, if left out"
        ),
    ] = None,
    stop: Annotated[
        int | None,
        QueryParameter(ge=0, le=10**6, required=False, description="a moment, from 0; the last one"),
    ] = None,
    line: Line = None,
    level: Annotated[
        Level | None, QueryParameter(required=False, description="how long to think; `lord` if left out")
    ] = None,
    lang: Language = None,
) -> EventStream:
    """Server-sent events `advice`, each an Advice that knows more than the one before; the last is `done`.

    After the end of a game, or on an analysis board of one's own. One question at a time: it is dropped when
    the same person asks another one, or hangs up.
    """
    hall = hall_of(request)
    question = await _question(request, table, line, stop)
    then = question.then
    if seat is None:
        seat = then.must_act[0] if then.must_act else 0
    if seat >= then.seats:
        raise Problem("no-such-seat")
    pool = hall.bots.pool
    hall.limits.take("advice", str(question.who))
    advisor = _Advisor(question, seat, level or "lord", language(request, lang))
    left = hall.limits.enter(request)
    try:
        return EventStream(_advise(hall, pool, advisor), left)
    except BaseException:
        left()
        raise


class _Advisor:
    """Puts what a search thinks into words."""

    def __init__(self, question: Question, seat: int, level: Level, tongue: str) -> None:
        self.question = question
        self.seat = seat
        self.level: Level = level
        self.tongue = tongue

    def over(self) -> Advice:
        """The end of a game: there is nothing left to think about."""
        chances = shares_of(self.question.then)
        return Advice(self.seat, self.question.stop, self.level, False, chances, 0, True, 0, [], None)

    def said(self, thought: dict[str, Any]) -> Advice:
        """A thought of ``banneret.bots.search.studies``."""
        question = self.question
        rules = question.live.rules
        choices = []
        for packed, visits, chance in thought["choices"]:
            info = choice_info(rules, packed, question.then.seats, self.tongue)
            choices.append(
                Opinion(packed, info.verb, info.noun, info.text, visits, round(chance, 4) if visits else None)
            )
        return Advice(
            seat=self.seat,
            stop=question.stop,
            level=self.level,
            asked=self.seat in question.then.must_act,
            chances=[round(chance, 4) for chance in thought["chances"]],
            rounds=thought["rounds"],
            done=thought["done"],
            listed=thought["listed"],
            choices=choices if self.seat in question.then.must_act else [],
            played=self._played(),
        )

    def _played(self) -> int | None:
        """What the seat chose at that moment, if it did."""
        if self.seat not in self.question.then.must_act:
            return None
        codes, _ = self.question.line.codes(self.question.stop)
        for code in codes:
            if code >> _SEAT_BITS == self.seat:
                choice = code & LAST_CHOICE
                return None if choice == RESIGN else choice
        return None


def _advise(hall: Hall, pool: BotPool, advisor: _Advisor) -> Stream:
    """Begins to think for somebody; what was asked before is dropped."""
    who = advisor.question.who
    last = b""

    def left(stream: Stream) -> None:
        if hall.advised.get(who) is stream:
            del hall.advised[who]
        task.cancel()

    async def think() -> None:
        nonlocal last
        try:
            if advisor.question.then.over:
                last = event("advice", _encode(advisor.over()))
                stream.push(last)
                return
            seat = advisor.seat
            question = advisor.question
            seed = f"{question.live.id}/{question.number}/{question.stop}/{seat}"
            told = await asyncio.to_thread(sample, question.then, seat, seed)
            nodes = NODES[advisor.level] if seat in question.then.must_act else 1
            async with aclosing(pool.study(seed, seat, told, nodes, SECONDS)) as thoughts:
                async for thought in thoughts:
                    last = event("advice", _encode(advisor.said(thought)))
                    stream.push(last)
        except BotFailed as failed:
            if failed.reason != "closed":
                problem = Problem("advice-failed", reason=failed.reason).document(advisor.tongue)
                stream.push(event("problem", _encode(problem)))
        finally:
            stream.close()

    stream = Stream(hall.settings.heartbeat, lambda: last, left)
    before = hall.advised.get(who)
    if before is not None:
        before.close()
    hall.advised[who] = stream
    task = hall.begin(think())
    return stream


@get(
    "/api/tables/{table:str}/curve",
    responses=answers(401, 403, 404),
    security=KEY,
    summary="The chances to win through the game",
    tags=["past"],
)
async def get_curve(request: Request[Any, Any, Any], table: TableId, line: Line = None) -> Curve:
    """As far as it is known. The rest is worked out meanwhile, once for all; ask again until it is `done`."""
    question = await _question(request, table, line, None)
    curves: Curves = request.app.state.curves
    return await curves.curve(question.live, question.number, question.line)
