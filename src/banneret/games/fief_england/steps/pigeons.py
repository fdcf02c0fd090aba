"""2.15: pigeons: to whom they may fly, what they carry."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of
from banneret.core.game import ALL
from banneret.games.fief_england.board import RIVALS
from banneret.games.fief_england.options import (
    PIGEON_CONTENT,
    PIGEON_CONTENT_CARD_OR_MONEY_OR_MEETING,
)
from banneret.games.fief_england.state import Fief
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.steps.birds import apart, together
from banneret.games.fief_england.steps.deals import MOST_OFFERS
from banneret.games.fief_england.words.deals import L_PIGEON, MEET, PIGEON

VERBS: Final[frozenset[int]] = frozenset((PIGEON, MEET))


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
