"""How the chances to win went through a game: worked out once, in the background, and kept with the table."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import random
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec

from banneret.core.game import Game
from banneret.server.bots import BotFailed
from banneret.server.past import walk_of
from banneret.server.problems import Problem
from banneret.server.store.base import StoreError
from banneret.server.wire import Curve, CurvePoint

if TYPE_CHECKING:
    from banneret.server.hall import Hall
    from banneret.server.live import Live

log = logging.getLogger("banneret.server")

#: The most points of a curve.
POINTS: Final = 60
#: Positions that every seat is asked about, for each point.
_ROUNDS: Final = 12
#: Seconds after which a curve is left as it is, whatever is missing: bots that play come first.
_LONGEST: Final = 600.0
#: Points that may be missing because the judgement of a game breaks down there.
_MISSED: Final = 20
#: Curves that wait to be worked out.
_WAITING: Final = 20
#: Curves that are kept in memory.
_KEPT: Final = 64
#: Another way of working them out has another number: those of before are worked out anew.
_WAY: Final = 1


#: Asks a process for the chances of all seats: seed, seat, snapshot, rounds.
_Outlook = Callable[[str, int, str, int], Awaitable[list[float]]]


class Kept(msgspec.Struct):
    """A curve as it is stored.

    Attributes:
        mark: tells the game that it is of.
        points: moments, each with the chances of the seats.
    """

    mark: str
    points: list[tuple[int, list[float]]]


class _Work:
    """A curve that is being worked out, or was."""

    def __init__(self, mark: str, choices: int) -> None:
        self.mark = mark
        self.choices = choices
        self.stops = stops_of(choices)
        self.points: dict[int, list[float]] = {}
        self.done = False
        #: Why it came to nothing; whoever asks next is told, and after that it is begun anew.
        self.failed = ""
        self.missed = 0

    def told(self, line: int) -> Curve:
        points = [CurvePoint(stop, chances) for stop, chances in sorted(self.points.items())]
        of = len(points) if self.done else len(self.stops)
        return Curve(line, self.choices + 1, points, of, self.done)


class Curves:
    """The curves of all tables; one is worked out after the other."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._known: OrderedDict[tuple[str, int], _Work] = OrderedDict()
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def curve(self, live: Live, line: int, game: Game) -> Curve:
        """The curve of a line of play, as far as it is known; the rest is begun.

        Args:
            live: the table.
            line: the number of the line.
            game: that line.
        """
        mark = mark_of(game)
        known = self._known.get((live.id, line))
        if known is None or known.mark != mark:
            text = await self._hall.store.note(live.id, _owner(line))
            known = self._known.get((live.id, line))
        if known is None or known.mark != mark:
            known = _Work(mark, len(game.record()))
            if not self._restored(known, text):
                pool = self._hall.bots.pool
                if self._waiting >= _WAITING:
                    raise Problem("too-many-requests", headers={"retry-after": "30"}, seconds=30)
                self._waiting += 1
                self._hall.spawn(self._work(known, live.id, line, pool.outlook))
            self._known[live.id, line] = known
            while len(self._known) > _KEPT:
                self._known.popitem(last=False)
        if known.failed:
            del self._known[live.id, line]
            raise Problem("advice-failed", reason=known.failed)
        self._known.move_to_end((live.id, line))
        return known.told(line)

    @staticmethod
    def _restored(work: _Work, text: str) -> bool:
        """Whether the curve is the one that was kept."""
        if not text:
            return False
        try:
            kept = msgspec.json.decode(text, type=Kept)
        except msgspec.MsgspecError:
            return False
        if kept.mark != work.mark:
            return False
        work.points = dict(kept.points)
        work.done = True
        return True

    async def _work(self, work: _Work, table: str, line: int, outlook: _Outlook) -> None:
        try:
            async with self._turn:
                until = time.monotonic() + _LONGEST
                for stop in coarse_first(work.stops):
                    if time.monotonic() > until:
                        break
                    live = await self._hall.table(table)
                    if not await self._judge(work, live, line, stop, outlook):
                        work.failed = "changed"
                        return
            work.done = True
            points = sorted(work.points.items())
            text = json.dumps({"mark": work.mark, "points": points}, separators=(",", ":"))
            await self._hall.store.write_note(table, _owner(line), text, time.time())
        except BotFailed as failed:
            work.failed = failed.reason
            if failed.reason != "closed":
                log.warning("the curve of table %s: %s", table, failed)
        except StoreError as error:
            log.warning("the curve of table %s is not kept: %s", table, error)
            work.failed = "" if work.done else "crashed"
        except BaseException:
            work.failed = "crashed"
            raise
        finally:
            self._waiting -= 1

    async def _judge(self, work: _Work, live: Live, line: int, stop: int, outlook: _Outlook) -> bool:
        """Adds a point, unless the game has gone on meanwhile: then it is another curve that is wanted.

        A point that cannot be judged is left out, as long as there are others.
        """
        try:
            chances = await self._point(live, line, stop, work.choices, outlook)
            if chances is None:
                return False
            work.points[stop] = chances
        except BotFailed as failed:
            work.missed += 1
            if failed.reason == "closed" or work.missed > _MISSED:
                raise
            log.warning("moment %s of table %s: %s", stop, live.id, failed)
        return True

    async def _point(
        self, live: Live, line: int, stop: int, choices: int, outlook: _Outlook
    ) -> list[float] | None:
        """What each seat could think of its own chance at a moment; None if the game is no longer so long."""
        async with live.walking:
            walk = await walk_of(live, line)
            if walk.length != choices:
                return None
            then = await asyncio.to_thread(walk.at, stop)
            if then.over:
                return shares_of(then)
            seeds = [f"{live.id}/{line}/{stop}/{seat}" for seat in range(then.seats)]
            told = await asyncio.to_thread(samples, then, seeds)
        chances = []
        for seat, snapshot in enumerate(told):
            found = await outlook(seeds[seat], seat, snapshot, _ROUNDS)
            chances.append(round(found[seat], 4))
        return chances


def samples(game: Game, seeds: list[str]) -> list[str]:
    """For each seat a position that it could not tell from this one."""
    return [sample(game, seat, seed) for seat, seed in enumerate(seeds)]


def sample(game: Game, seat: int, seed: str) -> str:
    """A position that a seat could not tell from this one: all that whoever thinks about it gets."""
    return json.dumps(game.sample(seat, random.Random(seed)).snapshot(log=True))


def shares_of(game: Game) -> list[float]:
    """The end of a game: who has won, and with how many others."""
    winners = game.winners
    share = round(1.0 / len(winners), 4) if winners else 0.0
    return [share if seat in winners else 0.0 for seat in range(game.seats)]


def mark_of(game: Game) -> str:
    """Tells one game from another."""
    told = json.dumps([_WAY, POINTS, game.rules.stamp(), *game.codes()])
    return hashlib.blake2b(told.encode(), digest_size=12).hexdigest()


def stops_of(choices: int) -> list[int]:
    """The moments of a curve: spread evenly, the first and the last among them."""
    count = min(POINTS, choices + 1)
    if count < 2:
        return [0]
    return [round(place * choices / (count - 1)) for place in range(count)]


def coarse_first(stops: list[int]) -> list[int]:
    """The ends first, then what lies in the middle of a gap: so there is soon something to be seen."""
    found = [stops[0], stops[-1]]
    gaps = [(0, len(stops) - 1)]
    for low, high in gaps:
        middle = (low + high) // 2
        if middle not in (low, high):
            found.append(stops[middle])
            gaps += [(low, middle), (middle, high)]
    return list(dict.fromkeys(found))


def _owner(line: int) -> str:
    """Under which name the table keeps a curve among the notes: people have other names."""
    return f"/curve/{line}"
