"""Once more: the same people and bots, with the seats turned by one."""

from __future__ import annotations

import contextlib
import hashlib
from typing import Any

import msgspec
from litestar import Request, post
from litestar.params import JSONBody

import banneret
from banneret.server import keys
from banneret.server.doc import KEY, answers
from banneret.server.hall import hall_of
from banneret.server.play import sit
from banneret.server.problems import Problem
from banneret.server.record import Body, Branch
from banneret.server.store.base import Conflict, Head
from banneret.server.tables import TableId, make_table
from banneret.server.wire import BySeat, TableInfo


@post(
    "/api/tables/{table:str}/rematch",
    responses=answers(401, 403, 404, 409),
    security=KEY,
    status_code=200,
    summary="Once more",
    tags=["playing"],
)
async def rematch(request: Request[Any, Any, Any], table: TableId, data: JSONBody[BySeat]) -> TableInfo:
    """A new table with the same seats turned by one; whoever asks later is led to the same one."""
    hall = hall_of(request)
    asker, live, _ = await sit(request, table, data.seat)
    head, body = live.head, live.body
    if head.kind != "game" or head.status != "over":
        raise Problem("not-over")
    if not body.rematch:
        # The id follows from the old table's secret, so that two who ask at once make the same table.
        again = keys.id_from(hashlib.blake2b(f"{body.key}/rematch/{head.id}".encode()).digest())
        key = keys.new_key("g")
        game = banneret.new(head.game, len(head.seats), key, body.options)
        new = Body(
            options=game.options,
            key=key,
            title=body.title,
            password=body.password,
            lines=[Branch("")],
        )
        seats = [*head.seats[-1:], *head.seats[:-1]]
        access = "link" if head.access == "open" else head.access
        with contextlib.suppress(Conflict):
            await make_table(hall, head.host, game, new, seats, access=access, table=again)

        def edit(head: Head, body: Body) -> tuple[Head, Body]:
            return head, msgspec.structs.replace(body, rematch=again)

        await live.change(edit)
    return (await hall.table(live.body.rematch)).info(asker)
