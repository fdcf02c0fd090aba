"""The chances of a battle, as far as a seat can know them."""

from __future__ import annotations

import random
from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.params import QueryParameter

from banneret.server.about import odds_module
from banneret.server.doc import MAYBE_KEY, answers
from banneret.server.hall import hall_of
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
) -> dict[str, Any]:
    """The chances of a battle under way, or of one still to be fought; games that have odds say so."""
    _, live, number = await sit(request, table, seat)
    if odds_module(live.rules) is None:
        raise Problem("no-odds")
    hall = hall_of(request)
    hall.limits.spend("work", request)
    eyes = None if number < 0 else number
    async with live.lock:
        # What the seat could not tell apart has the same odds, so a sample is as good as the truth.
        game = live.game.sample(eyes, random.Random(0))
        snapshot = game.snapshot()
    answer = await hall.odds.ask(
        {"snapshot": snapshot, "seat": eyes, "area": area, "seed": 0, "samples": _SAMPLES}
    )
    if "odds" not in answer:
        raise Problem("no-battle", why=answer["refused"])
    found: dict[str, Any] = answer["odds"]
    return found
