"""Lands change hands, and prestige with them (MIL-LANDPP-a to MIL-LANDPP-d)."""

from __future__ import annotations

from banneret.games.mil1049.lineage import score
from banneret.games.mil1049.printed import LANDS_MOST, PP_LAND, ROWS, kind_of
from banneret.games.mil1049.state import Realm


def find(s: Realm, k: int, tile: int) -> int:
    """The slot in which a knight has such a tile, or -1."""
    first = k * LANDS_MOST
    for slot in range(first, first + LANDS_MOST):
        if s.land[slot] == tile:
            return slot
    return -1


def take_from(s: Realm, k: int, tile: int) -> None:
    """A tile leaves a knight's row; what is left moves up."""
    slot = find(s, k, tile)
    last = (k + 1) * LANDS_MOST - 1
    while slot < last:
        s.land[slot] = s.land[slot + 1]
        slot += 1
    s.land[last] = 0


def give_to(s: Realm, k: int, tile: int) -> None:
    """A tile comes into a knight's row, with the side that it shows."""
    slot = k * LANDS_MOST
    while s.land[slot]:
        slot += 1
    s.land[slot] = tile


def lost(s: Realm, k: int) -> None:
    """A knight has lost a land: his family loses, and his Lord (MIL-LANDPP-b, MIL-ADV-f)."""
    if s.crusader(k):
        return
    score(s, k // ROWS, -PP_LAND)
    if s.lord[k] >= 0:
        score(s, s.lord[k], -PP_LAND)


def gained(s: Realm, k: int, from_crusader: int = -1) -> None:
    """A knight has received a land: his family gains, and his Lord (MIL-LANDPP-a).

    Args:
        s: the position.
        k: who has received it.
        from_crusader: the family of the crusader who lost it, if one did (MIL-ADV-g).
    """
    if s.crusader(k):
        return
    score(s, k // ROWS, PP_LAND)
    if s.lord[k] >= 0 and s.lord[k] != from_crusader:
        score(s, s.lord[k], PP_LAND)


def out_of_game(s: Realm, tile: int) -> None:
    """A land leaves the game."""
    s.gone[kind_of(tile)] += 1


def places_for(s: Realm, seat: int) -> list[int]:
    """Knights of a family, and its vassals, with room for a land (MIL-FREE-f, MIL-RAID-o)."""
    return [k for k in range(s.seats * ROWS) if (k // ROWS == seat or s.lord[k] == seat) and s.has_room(k)]


def places_for_castle(s: Realm, seat: int) -> list[int]:
    """Knights of a family, and its vassals, without a castle (MIL-CASTLE-i)."""
    return [
        k
        for k in range(s.seats * ROWS)
        if (k // ROWS == seat or s.lord[k] == seat) and s.alive[k] and not s.castle[k]
    ]
