"""Bots in seats: they come through the same door as people, and see only what their seat may see."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import json
import logging
import math
import random
from typing import TYPE_CHECKING, Final, Protocol

from banneret.core.errors import ChoiceRefused
from banneret.server.bots import BotFailed, BotPool
from banneret.server.live import Live, note
from banneret.server.problems import Problem
from banneret.server.store.base import StoreError

if TYPE_CHECKING:
    from banneret.server.hall import Hall

log = logging.getLogger("banneret.server")

#: Seconds until a bot tries again when the store did not take its choice, and the longest of these.
_PATIENCE: Final = 1.0
_LONGEST: Final = 30.0


class Pool(Protocol):
    """Whoever thinks for the bots."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def choose(self, bot: str, seed: str, seat: int, snapshot: str) -> int: ...


class SeatBots:
    """Sees to it that bots move when it is their turn.

    Args:
        workers: how many processes think for them.
        pace: seconds between the beats at which each moves, so that people can follow, and so that the time
            it takes tells nobody whether it had anything to think about. Thinking happens meanwhile.
        pool: other processes than so many plain ones.
    """

    def __init__(self, workers: int, pace: float, pool: Pool | None = None) -> None:
        self._pool: Pool | None = pool or (BotPool(workers) if workers else None)
        self._pace = pace
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._hall: Hall | None = None

    @property
    def there(self) -> bool:
        """Whether this server has bots at all."""
        return self._pool is not None

    @property
    def pool(self) -> BotPool:
        """The processes that think for the bots, and for those who study games.

        Raises:
            Problem: there are none.
        """
        if not isinstance(self._pool, BotPool):
            raise Problem("no-bots")
        return self._pool

    async def open(self, hall: Hall) -> None:
        self._hall = hall
        if self._pool is not None:
            await self._pool.start()

    async def close(self) -> None:
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        if self._pool is not None:
            await self._pool.close()

    def busy(self, live: Live) -> bool:
        """Whether a bot is about to move at a table."""
        return any(table == live.id for table, _ in self._thinking)

    def look_at(self, live: Live) -> None:
        """Wakes the bots that have to move at a table."""
        hall = self._hall
        if self._pool is None or hall is None or hall.closing or live.head.status != "playing":
            return
        seats = live.head.seats
        if not live.watched and all(seat.kind != "person" for seat in seats):
            return
        for seat in live.game.must_act:
            if seats[seat].kind == "bot" and (live.id, seat) not in self._thinking:
                task = asyncio.get_running_loop().create_task(self._move(live, seat))
                self._thinking[live.id, seat] = task
                task.add_done_callback(functools.partial(self._done, seat, live))

    def _done(self, seat: int, live: Live, task: asyncio.Task[None]) -> None:
        del self._thinking[live.id, seat]
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            log.error("the bot in seat %s of table %s failed", seat, live.id, exc_info=error)
            return
        self.look_at(live)

    async def _move(self, live: Live, seat: int) -> None:
        """One choice of one bot."""
        begun = asyncio.get_running_loop().time()
        wait = _PATIENCE
        while True:
            try:
                await self._choose(live, seat, begun)
            except StoreError as error:
                log.warning("the bot at table %s waits for the store: %s", live.id, error)
            except (Problem, ChoiceRefused):
                return  # the game went on without it; whoever is asked now is looked at next
            else:
                return
            await asyncio.sleep(wait)
            wait = min(_LONGEST, wait * 2)

    async def _beat(self, begun: float) -> None:
        """Waits for the next beat: a lone pass must not come sooner than a choice among many."""
        if self._pace:
            now = asyncio.get_running_loop().time()
            beats = max(1, math.ceil((now - begun) / self._pace))
            await asyncio.sleep(begun + beats * self._pace - now)

    async def _choose(self, live: Live, seat: int, begun: float) -> None:
        pool = self._pool
        async with live.lock:
            bot = live.head.seats[seat].bot
            version = live.version(seat)
            if not version or not bot or pool is None:
                return
            game = live.game
            legal = game.choices(seat)
            seed = self._seed(live, seat)
            snapshot = "" if len(legal) == 1 else self._sample(live, seat, seed)
        failure = ""
        if len(legal) == 1:
            choice = legal[0]
        else:
            try:
                choice = await pool.choose(bot, seed, seat, snapshot)
            except BotFailed as failed:
                if failed.reason == "closed":
                    return
                log.warning("bot %s at table %s: %s", bot, live.id, failed)
                choice = random.Random(seed).choice(legal)
                failure = failed.reason
        await self._beat(begun)
        await live.choose(seat, choice, version)
        if failure and (seat, bot, failure) not in live.complaints:
            # Once is enough: a bot that is broken fails at every choice.
            live.complaints.add((seat, bot, failure))
            name = live.rules.seat_names[live.game.seats][seat]
            await live.say(seat, "", note("bot-failed", bot=bot, seat=name, reason=failure))

    @staticmethod
    def _seed(live: Live, seat: int) -> str:
        """The bot's own chance for this decision; it tells nothing about the key it is made from."""
        text = f"{live.body.key}/{live.game.decisions}/{seat}"
        return hashlib.blake2b(text.encode("utf-8"), digest_size=16).hexdigest()

    @staticmethod
    def _sample(live: Live, seat: int, seed: str) -> str:
        """A position that the seat could not tell from the real one: all that the bot's process gets."""
        sample = live.game.sample(seat, random.Random(f"{seed}/sample"))
        return json.dumps(sample.snapshot(log=True))
