"""The chances of a battle, as far as a seat can know them."""

from __future__ import annotations

import asyncio
import random
from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.params import QueryParameter

from banneret.core.game import Game
from banneret.server.about import odds_module
from banneret.server.doc import MAYBE_KEY, answers
from banneret.server.hall import hall_of
from banneret.server.live import Live
from banneret.server.past import Line, looking_back, walk_of
from banneret.server.play import SeatQuery, sit
from banneret.server.problems import Problem
from banneret.server.tables import TableId

#: How many courses of a battle are played out: chances are good to three in a hundred, within a second.
_SAMPLES: Final = 1000


@get(
    "/api/tables/{table:str}/odds",
    responses=answers(401, 403, 404),
    security=MAYBE_KEY,
    summary="The chances of a battle",
    tags=["playing"],
)
async def get_odds(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: SeatQuery = None,
    area: Annotated[
        str | None, QueryParameter(max_length=60, required=False, description="the id of an area")
    ] = None,
    stop: Annotated[
        int | None,
        QueryParameter(
            ge=0, le=10**6, required=False, description="a moment of the past, for who may see everything"
        ),
    ] = None,
    line: Line = None,
) -> dict[str, Any]:
    """The chances of a battle under way, or of one still to be fought; games that have odds say so.

    With `stop`, as a seat knew them then: after the end for any seat, or for whoever holds all of them.
    """
    hall = hall_of(request)
    if stop is None:
        _, live, number = await sit(request, table, seat)
        _has_odds(live)
        hall.limits.spend("work", request)
        eyes = None if number < 0 else number
        async with live.lock:
            snapshot = _known(live.game, eyes)
    else:
        looking = await looking_back(request, table, None if seat is None else str(seat))
        if not looking.every:
            raise Problem("still-secret")
        live, eyes = looking.live, seat
        _has_odds(live)
        hall.limits.spend("work", request)
        async with live.walking:
            walk = await walk_of(live, line)
            if stop > walk.length:
                raise Problem("no-such-moment")
            snapshot = _known(await asyncio.to_thread(walk.at, stop), eyes)
    answer = await hall.odds.ask(
        {"snapshot": snapshot, "seat": eyes, "area": area, "seed": 0, "samples": _SAMPLES}
    )
    if "odds" not in answer:
        raise Problem("no-battle", why=answer["refused"])
    found: dict[str, Any] = answer["odds"]
    return found


def _has_odds(live: Live) -> None:
    if odds_module(live.rules) is None:
        raise Problem("no-odds")


def _known(game: Game, eyes: int | None) -> dict[str, object]:
    """What the seat could not tell apart has the same odds, so a sample is as good as the truth."""
    return game.sample(eyes, random.Random(0)).snapshot()
