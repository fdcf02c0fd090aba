"""The hall with all its tables: what every request needs to find its own."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec

from banneret.core.errors import BanneretError
from banneret.server import keys
from banneret.server.config import MOST_TABLES, Settings
from banneret.server.limits import Limits
from banneret.server.oddswork import OddsWorker
from banneret.server.problems import Problem
from banneret.server.record import Body, read_body
from banneret.server.store.base import Head, Person, Store, StoreError
from banneret.server.streams import Stream, event

if TYPE_CHECKING:
    from litestar import Request

    from banneret.core.state import State
    from banneret.server.live import Live
    from banneret.server.people import Asker
    from banneret.server.seatbots import SeatBots

log = logging.getLogger("banneret.server")

#: People whose keys need not be looked up again.
_MOST_PEOPLE: Final = 10_000
#: Seconds between looks for tables that nobody needs in memory.
_SWEEP: Final = 5.0

_encode: Final = msgspec.json.Encoder().encode


class Hall:
    """All that a server process holds: the store, the tables in memory, the bots.

    Attributes:
        tables: the tables in memory, by id.
        closing: whether the server is about to end.
    """

    def __init__(self, settings: Settings, store: Store, bots: SeatBots) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.limits = Limits(settings.limits)
        self.odds = OddsWorker()
        #: Who is being advised now, by the person's id or the hash of a seat's key: one thing at a time.
        self.advised: dict[str | bytes, Stream] = {}
        self.tables: dict[str, Live] = {}
        self.closing = False
        #: Beginnings that games share (``Game.rest``).
        self.shelf: dict[str, State] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._people: OrderedDict[bytes, Person] = OrderedDict()
        #: Who follows its games: by the id of a person or the hash of a seat's key, as tables name them.
        self._me: dict[str | bytes, dict[Stream, Asker]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- beginning and end

    async def open(self) -> None:
        await self.store.open()
        self.store.listen(self._heard)
        await self.bots.open(self)
        self.spawn(self._sweep())
        self.spawn(self._resume())

    def close_streams(self) -> None:
        """Ends all streams, so that the server can end; browsers come back by themselves."""
        self.closing = True
        for live in self.tables.values():
            for stream in list(live.streams):
                stream.close()
        for streams in list(self._me.values()):
            for stream in list(streams):
                stream.close()
        for stream in list(self.advised.values()):
            stream.close()

    async def close(self) -> None:
        self.close_streams()
        await self.bots.close()
        await self.odds.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in list(self.tables.values()):
            await live.store_position()
            live.forget()
        self.tables.clear()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Lets something happen beside the requests; what goes wrong in it is logged."""
        self._tasks.add(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """The same for whoever may want to stop it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            error = task.exception()
            if isinstance(error, StoreError):
                log.warning("the store: %s", error)
            elif error is not None:
                log.error("something beside the requests failed", exc_info=error)

    # --- people

    async def person(self, key_hash: bytes) -> Person | None:
        """Who holds a key."""
        known = self._people.get(key_hash)
        if known is not None:
            return known
        person = await self.store.person_by_key(key_hash)
        if person is not None:
            self._people[key_hash] = person
            if len(self._people) > _MOST_PEOPLE:
                self._people.popitem(last=False)
        return person

    async def check_password(self, password: str, kept: str) -> bool:
        """Whether a password fits. It takes long on purpose, so a thread does it."""
        return await asyncio.to_thread(keys.fits_password, password, kept)

    # --- tables

    async def table(self, table: str) -> Live:
        """A table; read from the store if it is not in memory.

        Raises:
            Problem: there is no such table.
        """
        live = self.tables.get(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def _load(self, table: str) -> Live:
        from banneret.server.live import Live

        stored = await self.store.read(table)
        if stored is None:
            raise Problem("no-such-table")
        live = Live(self, stored)
        await live.mend()
        self.tables[table] = live
        self.bots.look_at(live)
        return live

    async def _sweep(self) -> None:
        """Lets tables go that nobody has needed for a while."""
        while True:
            await asyncio.sleep(min(_SWEEP, self.settings.idle, self.settings.doze))
            now = time.monotonic()
            limit = now - self.settings.idle
            for live in list(self.tables.values()):
                if live.used < now - self.settings.doze and not live.streams and not live.lock.locked():
                    await live.doze()
                if live.used < limit and not live.streams and not live.lock.locked():
                    if self.bots.busy(live):
                        continue
                    await live.store_position()
                    if live.used < limit and not live.streams and not live.lock.locked():
                        live.forget()
                        self.tables.pop(live.id, None)

    async def _resume(self) -> None:
        """Bots that were to move when the server ended go on."""
        for head in await self.store.heads(status=("playing",), limit=10_000):
            body = read_body(head)
            if any(head.seats[seat].kind == "bot" for seat in body.must_act):
                try:
                    await self.table(head.id)
                except (BanneretError, Problem) as error:
                    log.warning("table %s cannot go on: %s", head.id, error)

    async def _heard(self, table: str, serial: int) -> None:
        """Another server process wrote to a table."""
        if not table:
            # We heard nothing for a while, so anything may have happened anywhere.
            for each in list(self.tables.values()):
                try:
                    await each.heard_nothing()
                except (BanneretError, Problem) as error:
                    log.warning("table %s may not be up to date: %s", each.id, error)
            return
        live = self.tables.get(table)
        if live is not None:
            await live.heard(serial)
        elif self._me:
            stored = await self.store.read_since(table, serial)
            if stored is not None:
                self.announce(stored.head, read_body(stored.head), lambda _: False)

    # --- my games

    def follow(self, asker: Asker) -> Stream:
        """A stream of all that changes at somebody's tables."""
        who = asker.seat_key if asker.person is None else asker.person.id

        def left(stream: Stream) -> None:
            streams = self._me[who]
            del streams[stream]
            if not streams:
                del self._me[who]

        stream = Stream(self.settings.heartbeat, lambda: b":\n\n", left)
        self._me.setdefault(who, {})[stream] = asker
        return stream

    def announce(
        self, head: Head, body: Body, present: Callable[[int], bool], before: Head | None = None
    ) -> None:
        """Tells those who sit at a table (or did before it changed), and look at their games."""
        if not self._me:
            return
        from banneret.server.tables import table_info

        seats = head.seats if before is None or before.seats == head.seats else head.seats + before.seats
        concerned: set[str | bytes] = {head.host}
        for seat in seats:
            concerned.add(seat.person)
            concerned.add(seat.key_hash)
        for who in concerned & self._me.keys():
            for stream, asker in self._me[who].items():
                stream.push(event("table", _encode(table_info(head, body, asker, present))))

    async def tables_of(self, asker: Asker) -> list[Head]:
        """The tables at which somebody sits."""
        if asker.person is not None:
            return await self.store.heads(person=asker.person.id, limit=MOST_TABLES)
        return await self.store.heads(seat_key=asker.seat_key, limit=MOST_TABLES)


def hall_of(request: Request[Any, Any, Any]) -> Hall:
    """The hall of the server that was asked."""
    hall: Hall = request.app.state.hall
    return hall
