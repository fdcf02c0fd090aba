"""The application: all routes, and what holds for each of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ControllerRouterHandler

import banneret
from banneret.core.errors import BanneretError
from banneret.server import about, client, people, play, problems, tables
from banneret.server.client import Client
from banneret.server.config import LONGEST_COMMAND, Settings
from banneret.server.hall import Hall
from banneret.server.problems import Problem
from banneret.server.seatbots import SeatBots
from banneret.server.store import make_store
from banneret.server.store.base import Store

ROUTES: Final[list[ControllerRouterHandler]] = [
    about.get_about,
    about.get_data,
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
    client.get_index,
    client.get_file,
]


def make_hall(settings: Settings, store: Store | None = None) -> Hall:
    """The hall of a server; tests give it a store of their own."""
    return Hall(settings, store or make_store(settings.database), SeatBots(settings.bots, settings.bot_pace))


def make_app(hall: Hall) -> Litestar:
    """The application around a hall."""

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
        request_max_body_size=LONGEST_COMMAND,
        openapi_config=OpenAPIConfig(
            title="Banneret",
            version=banneret.__version__,
            path="/api",
        ),
    )
    app.state.hall = hall
    app.state.client = Client(hall.settings.client)
    return app
