"""Taking back what undo may not: the others are asked, and all people among them must agree."""

from __future__ import annotations

import hashlib
import time
from typing import Any

import msgspec
from litestar import Request, post
from litestar.params import JSONBody

from banneret.core.game import Game
from banneret.server.doc import KEY, answers
from banneret.server.live import Live, note
from banneret.server.play import sit
from banneret.server.problems import Problem
from banneret.server.record import Body, Branch, Consent
from banneret.server.store.base import Head, Said
from banneret.server.tables import TableId
from banneret.server.viewers import WATCHING
from banneret.server.wire import Answer, BySeat

_SEAT_BITS = 24


def _others(head: Head, seat: int) -> list[int]:
    """The seats of people who have to agree: all but those of whoever asks."""
    asker = head.seats[seat].person
    return [
        number for number, there in enumerate(head.seats) if there.kind == "person" and there.person != asker
    ]


def _stay(game: Game, seat: int) -> int:
    """How many choices stay: all before the seat's last one."""
    choices, _ = game.codes()
    for place in range(len(choices) - 1, -1, -1):
        if choices[place] >> _SEAT_BITS == seat:
            return place
    raise Problem("nothing-to-take-back")


@post(
    "/api/tables/{table:str}/takeback",
    responses=answers(401, 403, 404, 409),
    security=KEY,
    status_code=204,
    summary="Ask to take back",
    tags=["playing"],
)
async def ask_take_back(request: Request[Any, Any, Any], table: TableId, data: JSONBody[BySeat]) -> None:
    """Asks to go back to before the seat's last choice. If nobody else has to agree, it is done at once."""
    _, live, seat = await sit(request, table, data.seat)

    def edit(head: Head, body: Body) -> tuple[Head, Body]:
        if head.status != "playing":
            raise Problem("game-over" if head.status == "over" else "not-playing")
        if body.takeback is not None:
            raise Problem("take-back-pending")
        consent = Consent(seat, [], _stay(live.game, seat))
        return head, msgspec.structs.replace(body, takeback=consent)

    if _others(live.head, seat):
        await live.change(edit)
    else:
        await _take_back(live, seat, None)


@post(
    "/api/tables/{table:str}/takeback/answer",
    responses=answers(401, 403, 404, 409),
    security=KEY,
    status_code=204,
    summary="Agree to a take-back, or not",
    tags=["playing"],
)
async def answer_take_back(request: Request[Any, Any, Any], table: TableId, data: JSONBody[Answer]) -> None:
    """Whoever asked may withdraw it in the same way, by not accepting."""
    asker, live, seat = await sit(request, table, data.seat)
    mine = set(asker.seats(live.head))
    agreed = False

    def edit(head: Head, body: Body) -> tuple[Head, Body]:
        nonlocal agreed
        consent = body.takeback
        if consent is None:
            raise Problem("no-take-back")
        if not data.accept:
            return head, msgspec.structs.replace(body, takeback=None)
        others = _others(head, consent.seat)
        fresh = [other for other in others if other in mine and other not in consent.agreed]
        if seat not in others or not fresh:
            raise Problem("no-take-back")
        consent = msgspec.structs.replace(consent, agreed=sorted([*consent.agreed, *fresh]))
        agreed = set(others) <= set(consent.agreed)
        return head, msgspec.structs.replace(body, takeback=consent)

    before = live.body.takeback
    await live.change(edit)
    if agreed and before is not None:
        await _take_back(live, before.seat, live.body.takeback)
    elif before is not None and not data.accept and seat in _others(live.head, before.seat):
        await live.say(WATCHING, "", note("take-back-refused", player=live.head.seats[seat].name))


async def _take_back(live: Live, seat: int, consent: Consent | None) -> None:
    """Goes back. The chance to come is another one, or whoever took back would know it."""
    key = ""

    def without(game: Game) -> Game:
        nonlocal key
        if live.body.takeback != consent:
            raise Problem("no-take-back")
        if live.head.status == "over":
            raise Problem("game-over")
        key = hashlib.blake2b(f"{live.key}/take-back/{live.entries}".encode(), digest_size=16).hexdigest()
        trial = game.replayed(_stay(game, seat) if consent is None else consent.stay)
        trial.reseed(key)
        return trial

    def edit(head: Head, body: Body) -> tuple[Head, Body]:
        lines = list(body.lines)
        if lines:
            lines[body.line] = msgspec.structs.replace(lines[body.line], key=key)
        else:
            lines = [Branch("", key=key)]
        return head, msgspec.structs.replace(body, lines=lines, takeback=None, changed=time.time())

    def said() -> tuple[Said, ...]:
        if consent is None:
            return ()
        words = note("take-back", player=live.head.seats[seat].name)
        return (Said(live.spoken, WATCHING, "", words, time.time()),)

    await live.rework(without, edit, said)
