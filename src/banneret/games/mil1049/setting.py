"""0 Set-up: how a game begins."""

from __future__ import annotations

from banneret.games.mil1049.printed import (
    AGGRESSIVE,
    FREE_PER_SEAT,
    LANDS_MOST,
    LIT,
    PILES,
    RESOURCES,
    ROWS,
    START_CASTLES,
    START_CUBES,
    START_FISHING,
    START_HEIRS,
    START_LANDS,
    START_PRIVILEGES,
    START_SOLDIERS,
    START_WOMEN,
    WHITE,
    tile,
)
from banneret.games.mil1049.purse import receive
from banneret.games.mil1049.state import Realm
from banneret.games.mil1049.steps import numbers


def begin(s: Realm) -> None:
    """MIL-SETUP-a to MIL-SETUP-s: families, free lands, white tokens, the first Start Player."""
    s.turn[0] = 1
    lands = START_FISHING if s.options["start-with-fishing"] is True else START_LANDS
    for seat in range(s.seats):
        for row in range(len(START_SOLDIERS)):
            k = seat * ROWS + row
            s.alive[k] = 1
            s.heir[k] = START_HEIRS[row]
            s.men[k] = START_SOLDIERS[row]
            s.castle[k] = START_CASTLES[row]
            s.land[k * LANDS_MOST] = tile(lands[row], LIT)
        for resource in range(RESOURCES):
            receive(s, seat, resource, START_CUBES[resource])
        s.women[seat] = START_WOMEN
        s.privileges[seat] = START_PRIVILEGES
    for space in s.usable():
        s.token[space] = WHITE
    deal_free_lands(s)
    s.gather()
    s.push([numbers.YEAR, 0])
    for pile in reversed(range(PILES)):
        if s.depth[pile]:
            s.push([numbers.REVEAL, pile, -1])
    s.push([numbers.START_PLAYER])


def deal_free_lands(s: Realm) -> None:
    """MIL-SETUP-g, MIL-SETUP-h, MIL-SETUP-q: how many lands of each category, and how many in each pile."""
    for category in range(len(s.left)):
        s.left[category] = FREE_PER_SEAT * s.seats
    if s.options["aggressive-lands"] is True:
        s.left[0] -= AGGRESSIVE[s.seats]
    total = sum(s.left)
    s.depth[0] = (total + 1) // 2
    s.depth[1] = total // 2
