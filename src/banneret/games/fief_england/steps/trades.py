"""2.12: servants given or swapped between nobles (FE-2.12-h, FE-IT16-c, FE-2.12-i)."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of
from banneret.core.game import ALL
from banneret.games.fief_england.board import NOBLES, SERVANTS
from banneret.games.fief_england.options import SERVANT_TRADE_PHASE
from banneret.games.fief_england.state import PHASE, TRADED, Fief
from banneret.games.fief_england.words.court import L_SERVANT_GOES, SEND_SERVANT

VERBS: Final[frozenset[int]] = frozenset((SEND_SERVANT,))


def add(s: Fief, g: int, found: list[int]) -> None:
    """Servants that may go to another noble."""
    if s.now[PHASE] != s.opt[SERVANT_TRADE_PHASE]:
        return
    family = s.family
    serves = s.serves
    traded = s.now[TRADED]
    for n in range(NOBLES):
        servant = serves[n]
        if family[n] == g and servant >= 0 and not traded >> servant & 1:
            for m in range(NOBLES):
                # Who has one already takes no second; at home they may be swapped.
                if family[m] >= 0 and m != n:
                    other = serves[m]
                    if other < 0 or (family[m] == g and not traded >> other & 1):
                        found.append(choice(SEND_SERVANT, servant * NOBLES + m))


def rule(s: Fief, g: int, servant: int, m: int) -> str:
    """The rule that keeps a servant from going to a noble: he has one, and it is not an exchange at home."""
    told = "FE-2.12-h" if s.opt[SERVANT_TRADE_PHASE] == 2 else "FE-IT16-c"
    n = s.servant[servant]
    if s.now[PHASE] != s.opt[SERVANT_TRADE_PHASE] or n < 0 or s.family[n] != g or m == n:
        return told
    if s.family[m] < 0 or s.now[TRADED] >> servant & 1:
        return told
    if s.serves[m] >= 0:
        if s.family[m] != g:
            return "FE-2.12-i"
        return told if s.now[TRADED] >> s.serves[m] & 1 else ""
    return ""


def refuse(s: Fief, g: int, c: int) -> str:
    """The rule that forbids it."""
    servant, m = divmod(noun_of(c), NOBLES)
    return rule(s, g, servant, m) if servant < SERVANTS else "FE-2.12-h"


def do(s: Fief, c: int) -> None:
    """He goes; at home the other's servant comes in exchange."""
    servant, m = divmod(noun_of(c), NOBLES)
    move(s, servant, m)


def move(s: Fief, servant: int, m: int) -> None:
    """A servant goes to another noble."""
    n = s.servant[servant]
    other = s.serves[m]
    s.now[TRADED] |= 1 << servant
    s.serve(servant, m)
    s.tell(L_SERVANT_GOES, ALL, servant, m)
    if other >= 0:
        s.now[TRADED] |= 1 << other
        s.serve(other, n)
        s.tell(L_SERVANT_GOES, ALL, other, n)
