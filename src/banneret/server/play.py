"""Playing: what a seat sees, what it may choose, and choosing."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from litestar import Request, get, post
from litestar.params import HeaderParameter, JSONBody, QueryParameter

from banneret.core.choice import LAST_CHOICE, NOUN_BITS, NOUN_MASK
from banneret.core.rules import Rules
from banneret.core.text import texts
from banneret.server import words
from banneret.server.doc import KEY, MAYBE_KEY, answers
from banneret.server.hall import hall_of
from banneret.server.live import Live
from banneret.server.people import Asker, asker_of
from banneret.server.problems import Problem, refusal_info
from banneret.server.streams import EventStream
from banneret.server.tables import TableId
from banneret.server.viewers import WATCHING
from banneret.server.wire import BySeat, ChoiceInfo, Choose, Played, Undo, Update, Why

SeatQuery = Annotated[
    int | None,
    QueryParameter(ge=0, le=19, description="one of your seats; nothing for a spectator", required=False),
]
Language = Annotated[
    str | None,
    QueryParameter(
        name="lang", pattern="^(en|es|it)$", description="instead of Accept-Language", required=False
    ),
]


class Sitting(NamedTuple):
    """Somebody at a table: who, which table, and from which seat (or WATCHING)."""

    asker: Asker
    live: Live
    seat: int


async def sit(request: Request[Any, Any, Any], table: str, seat: int | None) -> Sitting:
    """Who asks, at a table, from a seat; nobody gets further who may not look from there."""
    asker = await asker_of(request)
    live = await hall_of(request).table(table)
    head = live.head
    private = bool(live.body.password)
    if asker.seat_key and not asker.seats(head):
        raise Problem("unknown-key")
    if seat is None:
        if not asker.may_look(head, WATCHING, private):
            raise Problem("private-table")
        return Sitting(asker, live, WATCHING)
    if seat >= len(head.seats):
        raise Problem("no-such-seat")
    if not asker.may_look(head, seat, private):
        raise Problem("not-your-seat" if asker.person or asker.seat_key else "key-needed")
    return Sitting(asker, live, seat)


def language(request: Request[Any, Any, Any], lang: str | None) -> str:
    """The language asked for."""
    return lang or words.wanted(request.headers.get("accept-language", ""))


@get(
    "/api/tables/{table:str}/view",
    responses=answers(401, 403, 404),
    security=MAYBE_KEY,
    summary="What a seat sees",
    tags=["playing"],
)
async def get_view(request: Request[Any, Any, Any], table: TableId, seat: SeatQuery = None) -> Update:
    """An update that holds everything; a stream can go on from its cursor."""
    asker, live, number = await sit(request, table, seat)
    return await live.everything(asker, number)


@get(
    "/api/tables/{table:str}/stream",
    responses=answers(401, 403, 404),
    security=MAYBE_KEY,
    summary="What a seat sees, live",
    tags=["playing"],
    media_type="text/event-stream",
)
async def stream_view(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: SeatQuery = None,
    cursor: Annotated[str | None, QueryParameter(max_length=60, required=False)] = None,
    last_event_id: Annotated[
        str | None, HeaderParameter(name="Last-Event-ID", max_length=60, required=False)
    ] = None,
) -> EventStream:
    """Server-sent events `update`, each an Update. Goes on after `cursor`, or after `Last-Event-ID`."""
    asker, live, number = await sit(request, table, seat)
    left = hall_of(request).limits.enter(request)
    try:
        return EventStream(await live.join(asker, number, cursor or last_event_id or ""), left)
    except BaseException:
        left()
        raise


@get(
    "/api/tables/{table:str}/choices",
    responses=answers(401, 403, 404),
    security=KEY,
    summary="What a seat may choose",
    tags=["playing"],
)
async def get_choices(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=19)],
    lang: Language = None,
) -> list[ChoiceInfo]:
    """The legal choices with names and words, for programs."""
    _, live, number = await sit(request, table, seat)
    tongue = language(request, lang)
    async with live.lock:
        game = live.game
        listed: tuple[int, ...] = live.look(number)["choices"]
    return [choice_info(live.rules, packed, game.seats, tongue) for packed in listed]


def choice_info(rules: Rules[Any], packed: int, seats: int, tongue: str) -> ChoiceInfo:
    """A choice with its names and in words."""
    verb = rules.verbs[packed >> NOUN_BITS]
    noun = rules.thing(verb.noun, packed & NOUN_MASK, seats) if verb.noun else ""
    text = texts(rules).choice(packed, seats, tongue)
    return ChoiceInfo(packed, verb.name, noun if isinstance(noun, int) else str(noun), text)


@post(
    "/api/tables/{table:str}/choices",
    responses=answers(401, 403, 404, 409),
    security=KEY,
    status_code=200,
    summary="Play",
    tags=["playing"],
)
async def choose(request: Request[Any, Any, Any], table: TableId, data: JSONBody[Choose]) -> Played:
    """Plays a choice. With `version`, only if the seat still sees what it saw when it decided."""
    _, live, seat = await sit(request, table, data.seat)
    return await live.choose(seat, data.choice, data.version)


@get(
    "/api/tables/{table:str}/why",
    responses=answers(401, 403, 404),
    security=KEY,
    summary="Why not?",
    tags=["playing"],
)
async def get_why(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=19)],
    choice: Annotated[int, QueryParameter(ge=0, le=LAST_CHOICE)],
    lang: Language = None,
) -> Why:
    """The rule that forbids a choice now, with its words."""
    _, live, number = await sit(request, table, seat)
    async with live.lock:
        refusal = live.game.why_not(number, choice)
    if refusal is None:
        return Why(True, "", "", {}, "")
    seats = live.game.seats
    info = refusal_info(live.rules, refusal, seats)
    text = texts(live.rules).refusal(refusal, language(request, lang), seats)
    return Why(False, info.rule, info.detail, info.args, text)


@post(
    "/api/tables/{table:str}/undo",
    responses=answers(401, 403, 404, 409),
    security=KEY,
    status_code=204,
    summary="Undo",
    tags=["playing"],
)
async def undo(request: Request[Any, Any, Any], table: TableId, data: JSONBody[Undo]) -> None:
    """Takes back one choice, or all (`whole`) that may be taken back without asking anybody."""
    _, live, seat = await sit(request, table, data.seat)
    await live.undo(seat, data.whole)


@post(
    "/api/tables/{table:str}/resign",
    responses=answers(401, 403, 404, 409),
    security=KEY,
    status_code=204,
    summary="Give up",
    tags=["playing"],
)
async def resign(request: Request[Any, Any, Any], table: TableId, data: JSONBody[BySeat]) -> None:
    """A seat gives up; what that means is up to the game."""
    _, live, seat = await sit(request, table, data.seat)
    await live.resign(seat)
