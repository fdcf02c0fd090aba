"""Tables: made, found, joined and left."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post, put
from litestar.params import JSONBody, PathParameter

import banneret
from banneret import bots
from banneret.core import registry
from banneret.core.errors import BadSeats
from banneret.core.game import Game
from banneret.server import keys
from banneret.server.config import DESERTION, MOST_TABLES
from banneret.server.doc import KEY, MAYBE_KEY, answers
from banneret.server.hall import Hall, hall_of
from banneret.server.live import Live
from banneret.server.people import Asker, asker_of, person_of
from banneret.server.problems import Problem
from banneret.server.record import Body, Branch, read_body, write_body
from banneret.server.store.base import Commit, Entry, Head, Person, Seat, Snapshot
from banneret.server.streams import EventStream
from banneret.server.wire import (
    Made,
    Me,
    NewTable,
    PersonInfo,
    SeatBot,
    SeatInfo,
    TableInfo,
    TakeBack,
    Taken,
    TakeSeat,
)

TableId = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{12}$", description="the id of a table")]
SeatPath = Annotated[int, PathParameter(ge=0, le=19, description="the number of a seat, from 0")]

_encode = msgspec.json.Encoder().encode


# --- told


def table_info(head: Head, body: Body, asker: Asker, present: Callable[[int], bool]) -> TableInfo:
    """A table as it is told to somebody."""
    rules = registry.find(head.game)
    names = rules.seat_names[len(head.seats)]
    mine = asker.seats(head)
    seats: list[SeatInfo] = []
    for number, seat in enumerate(head.seats):
        there = present(number)
        seats.append(
            SeatInfo(
                seat=number,
                name=names[number],
                kind=seat.kind,  # type: ignore[arg-type]
                player=seat.name or None,
                bot=seat.bot or None,
                present=there,
                deserted=seat.kind == "person" and _is_deserted(head, body, number, there),
            )
        )
    asked = body.must_act if head.status == "playing" else []
    consent = body.takeback
    return TableInfo(
        id=head.id,
        game=head.game,
        title=body.title,
        kind=head.kind,  # type: ignore[arg-type]
        access=head.access,  # type: ignore[arg-type]
        status=head.status,  # type: ignore[arg-type]
        options=body.options,
        seats=seats,
        must_act=asked,
        winners=body.winners,
        created=head.created,
        updated=body.changed,
        seeded=body.seeded,
        host=asker.is_host(head),
        mine=mine,
        waiting=head.kind == "game" and any(seat in asked for seat in mine),
        rematch=body.rematch or None,
        takeback=None if consent is None else TakeBack(consent.seat, consent.agreed),
    )


def _is_deserted(head: Head, body: Body, seat: int, there: bool) -> bool:
    asked = head.status == "playing" and seat in body.must_act
    return asked and not there and time.time() - body.changed > DESERTION


def info_of(hall: Hall, head: Head, asker: Asker) -> TableInfo:
    """A table as it is told to somebody, whether it is in memory or not."""
    live = hall.tables.get(head.id)
    if live is not None:
        return live.info(asker)
    return table_info(head, read_body(head), asker, lambda _: False)


# --- made


async def make_table(
    hall: Hall,
    host: str,
    game: Game,
    body: Body,
    seats: Sequence[Seat],
    *,
    kind: str = "game",
    access: str = "link",
    table: str = "",
) -> Live:
    """Stores a new table and opens it. What the game has behind it becomes its first line."""
    now = time.time()
    body.changed = now
    body.must_act = list(game.must_act)
    body.winners = list(game.winners)
    waiting = any(seat.kind == "open" for seat in seats)
    status = "over" if game.over else "waiting" if waiting else "playing"
    table = table or keys.new_id()
    codes, outcomes = game.codes()
    entry = Entry(0, 0, "choice", tuple(codes), tuple(outcomes))
    head = Head(
        id=table,
        serial=1,
        game=game.rules.name,
        kind=kind,
        access=access,
        status=status,
        host=host,
        rules=game.rules.stamp(),
        created=now,
        updated=now,
        seats=tuple(seats),
        body=write_body(body),
    )
    snapshot = Snapshot(0, 1, game.rules.stamp(), _encode(game.snapshot(log=True)).decode("utf-8"))
    await hall.store.commit(Commit(table, 0, now, head, (entry,), (snapshot,)))
    live = await hall.table(table)
    hall.announce(live.head, live.body, live.present)
    return live


def own_seat(person: Person) -> tuple[Seat, str]:
    """A seat for a person, and the key for its link."""
    key = keys.new_key(keys.SEAT)
    return Seat("person", person.id, person.name, "", keys.key_hash(key)), key


def bot_seat(hall: Hall, game: str, bot: str) -> Seat:
    """A seat for a bot."""
    if not hall.bots.there:
        raise Problem("no-bots")
    if bot not in bots.names(game):
        raise Problem("no-such-bot", bot=bot, able=", ".join(bots.names(game)))
    return Seat("bot", bot=bot)


@post(
    "/api/tables",
    responses=answers(401, 404),
    security=KEY,
    summary="Make a table",
    tags=["tables"],
)
async def add_table(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> Made:
    """Each place is `me`, `open` or `bot:<name>`; several `me` make it hot-seat."""
    hall = hall_of(request)
    person = await person_of(request)
    hall.limits.take("tables", person.id)
    rules = registry.find(data.game)
    count = len(data.places) if data.seats is msgspec.UNSET else data.seats
    if count != len(data.places):
        raise BadSeats(f"{count} seats are asked for, but {len(data.places)} places")
    if data.access == "password" and data.password is None:
        raise Problem("bad-request", why="access by password needs a password")
    key = data.seed or keys.new_key("g")
    game = banneret.new(rules.name, count, key, data.options)
    seats: list[Seat] = []
    given: dict[str, str] = {}
    for number, place in enumerate(data.places):
        if place == "me":
            seat, seat_key = own_seat(person)
            given[str(number)] = seat_key
        elif place == "open":
            seat = Seat()
        else:
            seat = bot_seat(hall, rules.name, place.partition(":")[2])
        seats.append(seat)
    body = Body(
        options=game.options,
        key=key,
        title=" ".join(data.title.split()),
        seeded=data.seed is not None,
        password=keys.hash_password(data.password) if data.access == "password" and data.password else "",
        lines=[Branch("")],
    )
    live = await make_table(hall, person.id, game, body, seats, access=data.access)
    return Made(live.info(Asker(person)), given)


# --- found


@get(
    "/api/tables",
    responses=answers(401),
    security=MAYBE_KEY,
    summary="Open tables that wait",
    tags=["tables"],
)
async def list_tables(request: Request[Any, Any, Any]) -> list[TableInfo]:
    """Tables that anybody may join, the newest first."""
    hall = hall_of(request)
    asker = await asker_of(request)
    heads = await hall.store.heads(access="open", status=("waiting",), limit=MOST_TABLES)
    return [info_of(hall, head, asker) for head in heads]


@get(
    "/api/tables/{table:str}",
    responses=answers(401, 404),
    security=MAYBE_KEY,
    summary="A table",
    tags=["tables"],
)
async def get_table(request: Request[Any, Any, Any], table: TableId) -> TableInfo:
    """What everybody may know of a table."""
    asker = await asker_of(request)
    live = await hall_of(request).table(table)
    return live.info(asker)


@get("/api/me", responses=answers(401), security=KEY, summary="My games", tags=["people"])
async def get_me(request: Request[Any, Any, Any]) -> Me:
    """The tables at which I sit: those that wait for me first, then those that changed last."""
    hall = hall_of(request)
    asker = await asker_of(request)
    if asker.person is None and not asker.seat_key:
        raise Problem("key-needed")
    tables = [info_of(hall, head, asker) for head in await hall.tables_of(asker)]
    if asker.person is None and not tables:
        raise Problem("unknown-key")
    tables.sort(key=lambda table: (not table.waiting, -table.updated))
    person = asker.person
    return Me(None if person is None else PersonInfo(person.id, person.name), tables)


@get(
    "/api/me/stream",
    responses=answers(401),
    security=KEY,
    summary="Changes at my tables",
    tags=["people"],
    media_type="text/event-stream",
)
async def stream_me(request: Request[Any, Any, Any]) -> EventStream:
    """Server-sent events `table`, each a TableInfo."""
    hall = hall_of(request)
    asker = await asker_of(request)
    if asker.person is None and not asker.seat_key:
        raise Problem("key-needed")
    if asker.person is None and not await hall.tables_of(asker):
        raise Problem("unknown-key")
    left = hall.limits.enter(request)
    return EventStream(hall.follow(asker), left)


# --- joined and left


@post(
    "/api/tables/{table:str}/seats/{seat:str}",
    responses=answers(401, 403, 404, 409, 429),
    security=KEY,
    status_code=200,
    summary="Take a seat",
    tags=["tables"],
)
async def take_seat(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: Annotated[
        str, PathParameter(pattern=r"^(any|1?[0-9])$", description="its number, or `any` for a free one")
    ],
    data: JSONBody[TakeSeat],
) -> Taken:
    """Takes an open seat. Who sits there already gets a new key for its link, and the old one is void."""
    hall = hall_of(request)
    person = await person_of(request)
    live = await hall.table(table)
    kept = live.body.password
    if kept and not Asker(person).seats(live.head):
        client = request.client
        hall.limits.take("passwords", f"{table}/{client.host if client is not None else ''}")
        if data.password is None or not await hall.check_password(data.password, kept):
            raise Problem("wrong-password")
    taken, key = own_seat(person)
    number = -1

    def edit(head: Head, body: Body) -> tuple[Head, Body]:
        nonlocal number
        number = _wanted(head, seat, person)
        return _seated(head, body, number, taken)

    await live.change(edit)
    return Taken(live.info(Asker(person)), number, key)


def _wanted(head: Head, seat: str, person: Person) -> int:
    if seat == "any":
        for number, there in enumerate(head.seats):
            if there.kind == "open":
                return number
        raise Problem("no-open-seat")
    number = int(seat)
    if number >= len(head.seats):
        raise Problem("no-such-seat")
    there = head.seats[number]
    if there.kind != "open" and there.person != person.id:
        raise Problem("seat-taken")
    return number


def _seated(head: Head, body: Body, number: int, seat: Seat) -> tuple[Head, Body]:
    """Somebody sits down; a game begins when the last seat is taken."""
    seats = list(head.seats)
    seats[number] = seat
    status = head.status
    if status == "waiting" and all(each.kind != "open" for each in seats):
        status = "playing"
    body = msgspec.structs.replace(body, changed=time.time(), takeback=None)
    return head._replace(seats=tuple(seats), status=status), body


@delete(
    "/api/tables/{table:str}/seats/{seat:int}",
    responses=answers(401, 403, 404, 409),
    security=KEY,
    summary="Leave a seat",
    tags=["tables"],
)
async def leave_seat(request: Request[Any, Any, Any], table: TableId, seat: SeatPath) -> None:
    """The seat is open again; a running game waits until somebody else takes it."""
    asker = await asker_of(request)
    live = await hall_of(request).table(table)

    def edit(head: Head, body: Body) -> tuple[Head, Body]:
        if seat >= len(head.seats):
            raise Problem("no-such-seat")
        if seat not in asker.seats(head):
            raise Problem("not-your-seat" if asker.person or asker.seat_key else "key-needed")
        if head.status == "over" or head.kind == "analysis":
            raise Problem("game-over" if head.status == "over" else "not-playing")
        return _seated(head, body, seat, Seat())

    await live.change(edit)


@put(
    "/api/tables/{table:str}/seats/{seat:int}/bot",
    responses=answers(401, 403, 404, 409),
    security=KEY,
    summary="Put a bot on a seat",
    tags=["tables"],
)
async def seat_bot(
    request: Request[Any, Any, Any], table: TableId, seat: SeatPath, data: JSONBody[SeatBot]
) -> TableInfo:
    """The host fills an open seat, or one that was deserted."""
    hall = hall_of(request)
    person = await person_of(request)
    asker = Asker(person)
    live = await hall.table(table)
    bot = bot_seat(hall, live.head.game, data.bot)

    def edit(head: Head, body: Body) -> tuple[Head, Body]:
        if not asker.is_host(head):
            raise Problem("not-host")
        if seat >= len(head.seats):
            raise Problem("no-such-seat")
        if head.status == "over":
            raise Problem("game-over")
        there = head.seats[seat]
        if there.kind == "bot" or (
            there.kind == "person" and not _is_deserted(head, body, seat, live.present(seat))
        ):
            raise Problem("not-deserted")
        return _seated(head, body, seat, bot)

    await live.change(edit)
    return live.info(asker)
