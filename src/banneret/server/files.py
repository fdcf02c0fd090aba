"""Game files: taken home, and brought to the table."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.params import JSONBody

import banneret
from banneret.core import gamefile
from banneret.core.errors import BadPosition, BanneretError, DamagedFile, ReplayFault
from banneret.core.game import Game
from banneret.server import keys
from banneret.server.config import LONGEST_UPLOAD
from banneret.server.doc import KEY, MAYBE_KEY, answers
from banneret.server.hall import Hall, hall_of
from banneret.server.past import Line, sees_all
from banneret.server.people import Asker, person_of
from banneret.server.play import sit
from banneret.server.problems import Problem
from banneret.server.record import Body, Branch, origin_of
from banneret.server.store.base import Person
from banneret.server.tables import TableId, make_table, own_seat
from banneret.server.wire import Made, Upload

#: More choices than the longest game has; a file with more would keep the table busy for too long.
_MOST_CHOICES: Final = 20_000


@get(
    "/api/tables/{table:str}/file",
    responses=answers(401, 403, 404),
    security=MAYBE_KEY,
    summary="The game file",
    tags=["past"],
    media_type="application/json",
)
async def get_file(
    request: Request[Any, Any, Any], table: TableId, line: Line = None
) -> Response[dict[str, Any]]:
    """After the end for everybody, before only for whoever holds all seats.

    Before the end its key is another one than the game's own: nobody gets to know the dice to come. It tells
    where the file is from, so that the bots can keep silent about it until the game is over.
    """
    asker, live, _ = await sit(request, table, None)
    if not sees_all(asker, live.head):
        raise Problem("still-secret" if asker.person or asker.seat_key else "key-needed")
    async with live.lock:
        game = await live.line(live.body.line if line is None else line)
        if not game.over:
            game = game.copy()
            game.reseed(keys.key_of_copy(table))
        text = game.save()
    headers = {"content-disposition": f'attachment; filename="{live.head.game}-{table}.json"'}
    # Already the JSON of such an object.
    return Response(text.encode(), media_type="application/json", headers=headers)  # type: ignore[arg-type]


@post(
    "/api/files",
    responses=answers(401, 404),
    security=KEY,
    request_max_body_size=LONGEST_UPLOAD,
    summary="A table from a file",
    tags=["past"],
)
async def add_file(request: Request[Any, Any, Any], data: JSONBody[Upload]) -> Made:
    """From the text of a game file, of a snapshot, or of a position in names (which needs `game`)."""
    hall = hall_of(request)
    person = await person_of(request)
    hall.limits.take("tables", person.id)
    body = await asyncio.to_thread(gamefile.read_text, data.file)
    game = await asyncio.to_thread(_read, data.file, body, data.game)
    source = keys.source_of_copy(str(body.get("key", "")))
    return await own_table(hall, person, game, data.as_, data.title, [source] if source else [])


def _read(text: str, body: Mapping[str, Any], name: str | None) -> Game:
    """The game in a file; whatever is wrong with it is an error that says so."""
    try:
        if "banneret" not in body:
            return _position(body, name)
        choices = body.get("choices")
        if isinstance(choices, list) and len(choices) > _MOST_CHOICES:
            raise DamagedFile(f"{len(choices)} choices; no game has more than {_MOST_CHOICES}")
        if body.get("kind") == "snapshot":
            return banneret.restore(body)
        return banneret.load(text)
    except BanneretError as error:
        if type(error) is BanneretError:
            raise ReplayFault(str(error)) from error
        raise
    except Exception as error:
        # A file can lead the rules anywhere; what breaks there is no fault of ours.
        raise ReplayFault(f"the replay broke with {type(error).__name__}: {error}") from error


def _position(body: Mapping[str, object], name: str | None) -> Game:
    if name is None:
        raise BadPosition("this is no file of Banneret; if it is a position in names, say of which game")
    return banneret.setup(name, body)


async def own_table(
    hall: Hall, person: Person, game: Game, kind: str, title: str, sources: Sequence[str] = ()
) -> Made:
    """A table at which one person holds all seats; the chance to come is its own.

    Args:
        sources: the games from which this one comes.
    """
    key = keys.new_key("g")
    game = game.copy()
    game.reseed(key)
    body = Body(
        options=game.options,
        key=key,
        title=" ".join(title.split()),
        origin=origin_of(game),
        lines=[Branch("")],
        sources=list(sources),
    )
    seats = [own_seat(person) for _ in range(game.seats)]
    sitting = [seat for seat, _ in seats]
    kind = "analysis" if kind == "analysis" else "game"
    live = await make_table(hall, person.id, game, body, sitting, kind=kind)
    given = {str(number): seat_key for number, (_, seat_key) in enumerate(seats)}
    return Made(live.info(Asker(person)), given)
