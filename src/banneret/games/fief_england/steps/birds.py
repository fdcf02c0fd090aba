"""2.15: between whom a pigeon can fly."""

from __future__ import annotations

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
    for c in range(CITIES):
        if s.free[g * PLACES + c] and s.free[h * PLACES + c]:
            return True
    return False


def apart(s: Fief, g: int, h: int) -> bool:
    """Whether a pigeon can fly between two families' nobles in different cities."""
    mine = [n for n in range(NOBLES) if s.family[n] == g and roost(s, n)]
    theirs = [n for n in range(NOBLES) if s.family[n] == h and roost(s, n)]
    return any([s.at[n] != s.at[m] for n in mine for m in theirs])
