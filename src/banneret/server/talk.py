"""Talking: chat for the whole table, and notes for oneself."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Request, get, post, put
from litestar.params import JSONBody, QueryParameter

from banneret.server.doc import KEY, answers
from banneret.server.hall import hall_of
from banneret.server.play import sit
from banneret.server.problems import Problem
from banneret.server.tables import TableId
from banneret.server.viewers import WATCHING
from banneret.server.wire import Chat, NoteOut, NoteText

Seat = Annotated[int, QueryParameter(ge=0, le=19, description="one of your seats")]


@post(
    "/api/tables/{table:str}/chat",
    responses=answers(401, 403, 404),
    security=KEY,
    status_code=204,
    summary="Say something",
    tags=["talking"],
)
async def chat(request: Request[Any, Any, Any], table: TableId, data: JSONBody[Chat]) -> None:
    """Says something to all at the table; without a seat as a spectator, which everybody sees."""
    asker, live, seat = await sit(request, table, data.seat)
    hall = hall_of(request)
    if seat == WATCHING:
        if asker.person is None:
            raise Problem("key-needed")
        name = asker.person.name
        who = asker.person.id
    else:
        name = live.head.seats[seat].name
        who = live.head.seats[seat].person
    hall.limits.take("chat", who)
    await live.say(seat, name, data.text.strip())


def _owner(person: str, seat: int) -> str:
    """Whose a note is. Who takes a seat over does not find the notes of who sat there before."""
    return f"{person}/{seat}"


@get(
    "/api/tables/{table:str}/notes",
    responses=answers(401, 403, 404),
    security=KEY,
    summary="My notes",
    tags=["talking"],
)
async def get_notes(request: Request[Any, Any, Any], table: TableId, seat: Seat) -> NoteOut:
    """The private notes of a seat."""
    _, live, number = await sit(request, table, seat)
    owner = _owner(live.head.seats[number].person, number)
    return NoteOut(await hall_of(request).store.note(table, owner))


@put(
    "/api/tables/{table:str}/notes",
    responses=answers(401, 403, 404),
    security=KEY,
    status_code=204,
    summary="Write notes",
    tags=["talking"],
)
async def put_notes(
    request: Request[Any, Any, Any], table: TableId, seat: Seat, data: JSONBody[NoteText]
) -> None:
    """Replaces the private notes of a seat."""
    _, live, number = await sit(request, table, seat)
    owner = _owner(live.head.seats[number].person, number)
    await hall_of(request).store.write_note(table, owner, data.text, time.time())
