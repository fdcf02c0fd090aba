"""Hears what other server processes commit (LISTEN), and notices when it may have missed something."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from banneret.server.store.postgres_link import LOST, SCHEMA, Connection, Link, named, place

_log = logging.getLogger(__name__)

#: So often a quiet connection is asked whether it is still there, in seconds.
_PULSE: Final = 30.0
#: The least time between two attempts to listen again.
_PAUSE: Final = 0.1

Heard = Callable[[str, int], Awaitable[None]]


class Ear:
    """Keeps a connection that listens, and calls back in order, one call at a time.

    Of several commits to one table that wait to be told, only the last is told. After the connection was
    lost for a while the call is ``heard("", 0)``: anything may have changed.
    """

    def __init__(self, url: str, patience: float, me: str) -> None:
        self._me = me
        self._place = place(url)
        self._link = Link(url, patience)
        self._heard: list[Heard] = []
        self.untold: dict[str, int] = {}
        self._told = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def listen(self, heard: Heard) -> None:
        """Calls it from now on."""
        self._heard.append(heard)

    async def open(self) -> None:
        """Returns once it hears."""
        connection, gone = await self._attach()
        self._tasks = [
            asyncio.create_task(self._stay_attached(connection, gone)),
            asyncio.create_task(self._tell()),
        ]

    async def close(self) -> None:
        """Hears and tells nothing more."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._link.close()

    async def _attach(self) -> tuple[Connection, asyncio.Event]:
        connection = await self._link.get()
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        await connection.add_listener(SCHEMA, self._notice)
        return connection, gone

    async def _stay_attached(self, connection: Connection, gone: asyncio.Event) -> None:
        while True:
            await _end_of(connection, gone)
            self._link.drop()
            _log.warning("%s: lost the connection that hears of other servers' commits", self._place)
            connection, gone = await self._attach_again()
            self.untold.clear()
            self._remember("", 0)
            _log.warning("%s: hears of other servers' commits again", self._place)

    async def _attach_again(self) -> tuple[Connection, asyncio.Event]:
        while True:
            try:
                return await self._attach()
            except Exception as error:  # noqa: BLE001 - whatever it is: without ears we would play on old positions
                self._link.drop()
                _log.info("%s", named(error, self._place))
            await asyncio.sleep(max(_PAUSE, self._link.pause()))

    def _notice(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        sender, _, rest = str(payload).partition(" ")
        serial, _, table = rest.partition(" ")
        if sender != self._me:
            self._remember(table, int(serial))

    def _remember(self, table: str, serial: int) -> None:
        self.untold[table] = max(serial, self.untold.get(table, 0))
        self._told.set()

    async def _tell(self) -> None:
        while True:
            await self._told.wait()
            self._told.clear()
            while self.untold:
                table = next(iter(self.untold))
                serial = self.untold.pop(table)
                for heard in self._heard:
                    try:
                        await heard(table, serial)
                    except Exception:  # noqa: BLE001 - it is logged, and the next one may do better
                        _log.exception("hearing of commit %d to table %r went wrong", serial, table)


async def _end_of(connection: Connection, gone: asyncio.Event) -> None:
    """Returns when the connection is gone."""
    while not gone.is_set():
        try:
            await asyncio.wait_for(gone.wait(), _PULSE)
        except TimeoutError:
            # A connection can be dead without a word, and then would never bring news.
            try:
                await connection.execute("SELECT 1")
            except LOST:
                return
