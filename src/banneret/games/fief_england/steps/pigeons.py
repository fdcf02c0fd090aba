"""2.15: pigeons: to whom they may fly, what they carry."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of
from banneret.core.game import ALL
from banneret.games.fief_england.board import ABBEY, CITIES, INSIDE, NOBLES, PLACES, RIVALS
from banneret.games.fief_england.nobles import fort
from banneret.games.fief_england.options import (
    PIGEON_CONTENT,
    PIGEON_CONTENT_CARD_OR_MONEY_OR_MEETING,
    PIGEON_REACH,
    PIGEON_REACH_FORTIFIED_TO_FORTIFIED,
)
from banneret.games.fief_england.state import FREE, Fief
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.steps.deals import MOST_OFFERS
from banneret.games.fief_england.words.deals import L_PIGEON, MEET, PIGEON

VERBS: Final[frozenset[int]] = frozenset((PIGEON, MEET))


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


def rule(s: Fief, g: int, h: int, meeting: bool) -> str:
    """FE-2.15-a, FE-2.15-c, FE-IT5.5-a: the rule that keeps a pigeon from flying."""
    if h >= s.families or s.seat(h) == s.seat(g) or not s.pigeon[g]:
        return "FE-2.15-a"
    if s.offers[g] >= MOST_OFFERS:
        return "FE-2.15-a"
    if s.opt[PIGEON_CONTENT] == PIGEON_CONTENT_CARD_OR_MONEY_OR_MEETING:
        return "" if apart(s, g, h) or together(s, g, h) else "FE-IT5.5-b"
    if meeting:
        return "" if together(s, g, h) else "FE-2.15-c"
    return "" if apart(s, g, h) else "FE-2.15-d"


def add(s: Fief, g: int, found: list[int]) -> None:
    """To whom a pigeon may be sent, with a gift or to a meeting."""
    if not s.pigeon[g] or s.offers[g] >= MOST_OFFERS:
        return
    for h in RIVALS[s.seats * 4 + g]:
        if not rule(s, g, h, False):
            found.append(choice(PIGEON, h))
        if not rule(s, g, h, True):
            found.append(choice(MEET, h))


def refuse(s: Fief, g: int, c: int) -> str:
    """The rule that forbids it."""
    return rule(s, g, noun_of(c), c >> 12 == MEET)


def do(s: Fief, g: int, c: int) -> None:
    """The pigeon is loaded."""
    s.offers[g] += 1
    s.pigeon[g] -= 1
    s.parcel[:] = [0] * len(s.parcel)
    s.tell(L_PIGEON, ALL, g, noun_of(c))
    s.push([numbers.PIGEON, g, noun_of(c), 1 if c >> 12 == MEET else 0, 0])
