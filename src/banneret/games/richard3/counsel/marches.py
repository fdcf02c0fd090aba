"""Where blocks can get in this Action Phase, and how many of them over which border (5.2, 5.3)."""

from __future__ import annotations

from banneret.games.richard3 import ground
from banneret.games.richard3.board import (
    AREAS,
    BORDER,
    EXIT,
    LIMIT,
    NEXT,
    RED,
    SURPRISE,
)
from banneret.games.richard3.state import CARD, COUNTED, War


class Route:
    """A way over land.

    Attributes:
        to: where it ends.
        first: its first step.
        entry: over which exit of the last area it comes in, + 1 (as ``entry`` of a block in battle).
        room: how many blocks its borders still let through.
    """

    __slots__ = ("entry", "first", "room", "to")

    def __init__(self, to: int, first: int, entry: int, room: int) -> None:
        self.to = to
        self.first = first
        self.entry = entry
        self.room = room


def room(s: War, side: int, a: int, to: int) -> int:
    """How many more blocks of a house may cross a border (R3-5.2.1, R3-5.1.S-a)."""
    border = BORDER[a * AREAS + to]
    more = 1 if s.now[CARD] == SURPRISE else 0
    return LIMIT[border] + more - s.crossed(side, border)


def routes(s: War, side: int, area: int, came: int, left: int) -> list[Route]:
    """The ways of a block that stands in an area, came from another (-1: from none) and has steps left.

    For an area that can be reached in several ways over the same last border only the shortest is listed.
    """
    found: list[Route] = []
    seen: list[bool] = [False] * (AREAS * 16)
    _spread(s, side, area, came, left, -1, 99, found, seen)
    return found


def _spread(
    s: War,
    side: int,
    area: int,
    came: int,
    left: int,
    first: int,
    most: int,
    found: list[Route],
    seen: list[bool],
) -> None:
    further: list[int] = []
    enemies = (1 - side) * COUNTED
    for to in NEXT[area]:
        if ground.forbid_step(s, side, area, to, came):
            continue
        entry = EXIT[to * AREAS + area] + 1
        space = room(s, side, area, to)
        if space > most:
            space = most
        if not seen[to * 16 + entry]:
            seen[to * 16 + entry] = True
            found.append(Route(to, to if first < 0 else first, entry, space))
        # R3-5.2-e, R3-5.2.1-d: enemies and red borders end the move.
        if left > 1 and not s.cnt[enemies + to] and not RED[BORDER[area * AREAS + to]]:
            further.append(to)
    for to in further:
        space = room(s, side, area, to)
        if space > most:
            space = most
        _spread(s, side, to, area, left - 1, to if first < 0 else first, space, found, seen)
