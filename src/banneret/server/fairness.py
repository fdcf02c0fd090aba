"""Advice is for looking back, and no help in a game under way: what is refused, and how copies are known.

What can be known is refused: the game itself, boards and games branched from it by whatever way, and boards
that hold the same game or the same position as one that somebody who asks is playing. Who types a position
anew under another name cannot be known.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from banneret.core.game import Game
from banneret.server.config import MOST_TABLES
from banneret.server.past import sees_all
from banneret.server.people import Asker
from banneret.server.problems import Problem
from banneret.server.record import Body
from banneret.server.store.base import Head

if TYPE_CHECKING:
    from banneret.server.hall import Hall
    from banneret.server.live import Live

#: Two games that share so many bits of chance at their beginning are one: that is no accident.
_BITS: Final = 24.0
#: The same of choices, where there was little chance.
_CHOICES: Final = 24


def sources_of(head: Head, body: Body) -> list[str]:
    """The games that a copy of this one comes from."""
    own = [head.id] if head.kind == "game" else []
    return list(dict.fromkeys([*body.sources, *own]))


async def check(hall: Hall, asker: Asker, live: Live, line: Game, then: Game) -> None:
    """Refuses advice that would help somebody in a game under way.

    Args:
        asker: who asks.
        live: the table they look at.
        line: the game there, all of it.
        then: the moment of it that advice is asked for.
    """
    for source in live.body.sources:
        if await _under_way(hall, source):
            raise Problem("advice-branched")
    for person in _people(asker, live.head):
        heads = await hall.store.heads(
            person=person, status=("playing",), game=live.head.game, limit=MOST_TABLES
        )
        for head in heads:
            if head.kind != "game" or head.id == live.id:
                continue
            other = await hall.table(head.id)
            seats = [number for number, seat in enumerate(head.seats) if seat.person == person]
            async with other.lock:
                if (
                    _same_start(live.body, other.body)
                    or same_game(other.game, line)
                    or same_position(other.game, then, seats)
                    or (live.body.origin is not None and same_position(other.game, line.replayed(0), seats))
                ):
                    raise Problem("advice-alike")


def check_table(asker: Asker, head: Head) -> None:
    """Refuses advice at a table where there is none to be had: in a game under way, or on another's board."""
    if head.kind == "game" and head.status != "over":
        raise Problem("advice-running")
    if asker.person is None and not asker.seat_key:
        raise Problem("key-needed")
    if not sees_all(asker, head):
        raise Problem("still-secret")


async def _under_way(hall: Hall, table: str) -> bool:
    try:
        return (await hall.table(table)).head.status != "over"
    except Problem:  # it is there no more
        return False


def _people(asker: Asker, head: Head) -> list[str]:
    """The people for whom the advice is: who asks, and whose board it is."""
    seats = range(len(head.seats)) if head.kind == "analysis" else asker.seats(head)
    found = {head.seats[seat].person for seat in seats}
    if asker.person is not None:
        found.add(asker.person.id)
    return sorted(found - {""})


def _same_start(one: Body, other: Body) -> bool:
    """Whether both began at the same position that was brought in."""
    return one.origin is not None and other.origin is not None and one.origin.start == other.origin.start


def same_game(one: Game, other: Game) -> bool:
    """Whether two games have so much in common at their beginning that one is a copy of the other."""
    bits = 0.0
    for mine, yours in zip(one.outcomes(), other.outcomes(), strict=False):
        if mine != yours:
            break
        bits += math.log2(mine[1])
        if bits >= _BITS:
            return True
    ours, theirs = one.record()[:_CHOICES], other.record()[:_CHOICES]
    return len(ours) == _CHOICES and ours == theirs


def same_position(one: Game, other: Game, seats: list[int]) -> bool:
    """Whether seats see the same in both."""
    if one.seats != other.seats or one.must_act != other.must_act:
        return False
    return bool(seats) and all([one.view(seat)["board"] == other.view(seat)["board"] for seat in seats])
