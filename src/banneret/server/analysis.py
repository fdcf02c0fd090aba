"""Analysis boards: what if? A finished game, or one's own, on a board with as many lines as one likes."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from banneret.server.doc import KEY, answers
from banneret.server.fairness import sources_of
from banneret.server.files import own_table
from banneret.server.hall import hall_of
from banneret.server.live import Live
from banneret.server.past import sees_all
from banneret.server.people import person_of
from banneret.server.play import sit
from banneret.server.problems import Problem
from banneret.server.tables import TableId
from banneret.server.wire import Analyse, Branch, LineInfo, Lines, LineStart, Made


@post(
    "/api/tables/{table:str}/analysis",
    responses=answers(401, 403, 404),
    security=KEY,
    summary="Take a game to a board of my own",
    tags=["past"],
)
async def analyse(request: Request[Any, Any, Any], table: TableId, data: JSONBody[Analyse]) -> Made:
    """An analysis board, or a hot-seat game, that goes on from a moment of this game."""
    hall = hall_of(request)
    person = await person_of(request)
    asker, live, _ = await sit(request, table, None)
    if not sees_all(asker, live.head):
        raise Problem("still-secret")
    hall.limits.take("tables", person.id)
    async with live.lock:
        game = await live.line(live.body.line if data.line is None else data.line)
        choices, _ = game.codes()
        stop = len(choices) if data.stop is None else data.stop
        if stop > len(choices):
            raise Problem("no-such-moment")
        game = game.replayed(stop)
        sources = sources_of(live.head, live.body)
    return await own_table(hall, person, game, data.as_, data.title or live.body.title, sources)


async def _board(request: Request[Any, Any, Any], table: str) -> Live:
    """An analysis board of one's own."""
    asker, live, _ = await sit(request, table, None)
    if live.head.kind != "analysis":
        raise Problem("not-analysis")
    if not asker.seats(live.head):
        raise Problem("not-your-seat" if asker.person or asker.seat_key else "key-needed")
    return live


def _lines(live: Live) -> Lines:
    lengths = live.lengths
    return Lines(
        live.body.line,
        [
            LineInfo(
                number,
                branch.name,
                None if branch.line < 0 else LineStart(branch.line, branch.stop),
                lengths[number] + 1,
            )
            for number, branch in enumerate(live.body.lines)
        ],
    )


@get(
    "/api/tables/{table:str}/lines",
    responses=answers(401, 403, 404, 409),
    security=KEY,
    summary="The lines of play",
    tags=["past"],
)
async def get_lines(request: Request[Any, Any, Any], table: TableId) -> Lines:
    """The lines of an analysis board; `stops` counts its moments, the first one included."""
    return _lines(await _board(request, table))


@post(
    "/api/tables/{table:str}/lines",
    responses=answers(401, 403, 404, 409),
    security=KEY,
    status_code=200,
    summary="Another line of play",
    tags=["past"],
)
async def add_line(request: Request[Any, Any, Any], table: TableId, data: JSONBody[Branch]) -> Lines:
    """Leaves a line at one of its moments, and goes on from there with chances of its own."""
    live = await _board(request, table)
    await live.branch(data.line, data.stop, " ".join(data.name.split()))
    return _lines(live)


@post(
    "/api/tables/{table:str}/lines/{line:int}",
    responses=answers(401, 403, 404, 409),
    security=KEY,
    status_code=200,
    summary="Turn to a line of play",
    tags=["past"],
)
async def turn_to_line(
    request: Request[Any, Any, Any],
    table: TableId,
    line: Annotated[int, PathParameter(ge=0, le=10**6, description="the number of a line")],
) -> Lines:
    """Makes it the present one."""
    live = await _board(request, table)
    await live.switch(line)
    return _lines(live)
