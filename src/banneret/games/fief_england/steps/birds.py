"""2.15: between whom a pigeon can fly."""

from __future__ import annotations

from typing import Final

from banneret.games.fief_england.board import ABBEY, CITIES, INSIDE, NOBLES, PLACES
from banneret.games.fief_england.nobles import fort
from banneret.games.fief_england.options import PIGEON_REACH, PIGEON_REACH_FORTIFIED_TO_FORTIFIED
from banneret.games.fief_england.state import FREE, Fief


def roost(s: Fief, n: int) -> bool:
    """Whether a noble can send or get a pigeon from afar (FE-2.15-d, FE-IT5.5-b)."""
    c = s.at[n]
    if s.by[n] != FREE or not 0 <= c < CITIES:
        return False
    if s.opt[PIGEON_REACH] != PIGEON_REACH_FORTIFIED_TO_FORTIFIED:
        return True
    return (fort(s, c) or s.building[c] >= ABBEY) and s.stand[s.family[n] * PLACES + c] & INSIDE > 0


def together(s: Fief, g: int, h: int) -> bool:
    """Whether two families have free nobles in the same city."""
    free = s.free
    for c in range(CITIES):
        if free[g * PLACES + c] and free[h * PLACES + c]:
            return True
    return False


def apart(s: Fief, g: int, h: int) -> bool:
    """Whether a pigeon can fly between two families' nobles in different cities."""
    family = s.family
    mine = 0
    theirs = 0
    for n in range(NOBLES):
        if family[n] == g:
            if roost(s, n):
                mine |= 1 << s.at[n]
        elif family[n] == h and roost(s, n):
            theirs |= 1 << s.at[n]
    both = mine | theirs
    # Two cities at least, and not all of them one side's.
    return mine > 0 and theirs > 0 and both & (both - 1) > 0


#: How near two families are to each other.
NEAR: Final = 2
AFAR: Final = 1


def reach(s: Fief, g: int, h: int) -> int:
    """NEAR if two families are together, AFAR if not, but a pigeon can fly between them, or 0."""
    everywhere = s.opt[PIGEON_REACH] != PIGEON_REACH_FORTIFIED_TO_FORTIFIED
    mine = 0
    theirs = 0
    c = -1
    ours = s.free[g * PLACES : g * PLACES + CITIES]
    for a, b in zip(ours, s.free[h * PLACES : h * PLACES + CITIES], strict=True):
        c += 1
        if a and b:
            return NEAR
        if (a or b) and (
            everywhere
            or ((fort(s, c) or s.building[c] >= ABBEY) and s.stand[(g if a else h) * PLACES + c] & INSIDE)
        ):
            if a:
                mine += 1
            else:
                theirs += 1
    # No city is both sides', so any two are different.
    return AFAR if mine > 0 and theirs > 0 else 0
