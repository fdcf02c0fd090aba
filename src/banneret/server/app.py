"""The application: all routes, and what holds for each of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, License, SecurityScheme, Tag
from litestar.types import ControllerRouterHandler

import banneret
from banneret.core.errors import BanneretError
from banneret.server import (
    about,
    advice,
    analysis,
    client,
    files,
    odds,
    past,
    people,
    play,
    problems,
    rematch,
    tables,
    takeback,
    talk,
)
from banneret.server.client import Client
from banneret.server.config import LONGEST_COMMAND, Settings
from banneret.server.curves import Curves
from banneret.server.hall import Hall
from banneret.server.problems import Problem
from banneret.server.reading import StrictRequest
from banneret.server.seatbots import SeatBots
from banneret.server.store import make_store
from banneret.server.store.base import Store

ROUTES: Final[list[ControllerRouterHandler]] = [
    about.get_about,
    about.get_data,
    about.get_document,
    about.get_game,
    about.get_rules,
    about.get_text,
    about.get_words,
    people.add_person,
    tables.add_table,
    tables.get_me,
    tables.get_table,
    tables.leave_seat,
    tables.list_tables,
    tables.seat_bot,
    tables.stream_me,
    tables.take_seat,
    play.choose,
    play.get_choices,
    play.get_view,
    play.get_why,
    play.resign,
    play.stream_view,
    play.undo,
    takeback.answer_take_back,
    takeback.ask_take_back,
    rematch.rematch,
    talk.chat,
    talk.get_notes,
    talk.put_notes,
    odds.get_odds,
    past.get_moment,
    past.get_past,
    files.add_file,
    files.get_file,
    analysis.add_line,
    analysis.analyse,
    analysis.get_lines,
    analysis.turn_to_line,
    advice.get_advice,
    advice.get_curve,
    client.get_file,
    client.get_index,
]

_TAGS: Final = {
    "about": "What games there are: the same for everybody, and kept by browsers.",
    "people": "Who you are, and your games.",
    "tables": "Making, finding, joining and leaving tables.",
    "playing": "Seeing and choosing.",
    "talking": "Chat, and notes for oneself.",
    "past": "What was, game files, and what might have been.",
}
_DESCRIPTION: Final = """\
The table of Banneret. There are no accounts: say a name (`POST /api/people`) and send the key you get as
`Authorization: Bearer <key>`. Every refusal is a problem document (RFC 9457); nothing has changed then.

To play from outside: take a seat, open `GET /api/tables/{table}/stream`, and whenever `view.choices` is not
empty send one of them with `view.version` to `POST /api/tables/{table}/choices`. The same list in words is
`GET /api/tables/{table}/choices`.
"""


def make_hall(settings: Settings, store: Store | None = None) -> Hall:
    """The hall of a server; tests give it a store of their own."""
    return Hall(settings, store or make_store(settings.database), SeatBots(settings.bots, settings.bot_pace))


def make_app(hall: Hall) -> Litestar:
    """The application around a hall, without the guard at its door."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    app = Litestar(
        ROUTES,
        lifespan=[lifespan],
        exception_handlers={
            Problem: problems.answer,
            BanneretError: problems.answer,
            HTTPException: problems.answer,
            Exception: problems.answer,
        },
        logging_config=None,
        request_class=StrictRequest,
        request_max_body_size=LONGEST_COMMAND,
        openapi_config=OpenAPIConfig(
            title="Banneret",
            version=banneret.__version__,
            description=_DESCRIPTION,
            license=License(name="Apache-2.0", identifier="Apache-2.0"),
            components=Components(
                security_schemes={
                    "key": SecurityScheme(
                        type="http", scheme="bearer", description="the key of a person or of a seat"
                    )
                }
            ),
            tags=[Tag(name, description) for name, description in _TAGS.items()],
            use_handler_docstrings=True,
            # The document is served by a route of ours; this one is not told about.
            path="/api/openapi",
        ),
    )
    app.state.hall = hall
    app.state.curves = Curves(hall)
    app.state.client = Client(hall.settings.client)
    return app
