"""13.3: the Order of the Garter."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of
from banneret.core.game import ALL
from banneret.games.fief_england.board import GARTERS, NOBLES
from banneret.games.fief_england.options import (
    GARTER_ELIGIBILITY,
    GARTER_ELIGIBILITY_FIEF_LORD,
    GARTER_TIMING,
    GARTER_TIMING_AT_ONCE,
)
from banneret.games.fief_england.state import FREE, GARTERS_GIVEN, KING, Fief
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.words.court import BESTOW, L_GARTER

VERBS: Final[frozenset[int]] = frozenset((BESTOW,))


def worthy(s: Fief, n: int) -> bool:
    """FE-13.3-a, FE-IT21-a: whether a noble could be given the Garter for what he did."""
    if s.family[n] < 0 or s.garter[n]:
        return False
    return s.opt[GARTER_ELIGIBILITY] != GARTER_ELIGIBILITY_FIEF_LORD or s.fiefs[n] > 0


def deed(s: Fief, n: int) -> None:
    """A noble has beaten invaders, or made them leave: now or later the sovereign may reward him."""
    if not worthy(s, n):
        return
    s.deed[n] = 1
    if s.opt[GARTER_TIMING] == GARTER_TIMING_AT_ONCE:
        s.push([numbers.GARTER, 0, n])


def rule(s: Fief, g: int, n: int) -> str:
    """The rule that keeps a sovereign's family from giving the Garter to a noble."""
    king = s.now[KING]
    if king < 0 or s.family[king] != g or s.by[king] != FREE:
        return "FE-13.3-a"
    if s.now[GARTERS_GIVEN] or sum(s.garter) >= GARTERS:
        return "FE-13.3-b"
    if not s.deed[n] or not worthy(s, n):
        return "FE-13.3-a" if s.opt[GARTER_ELIGIBILITY] == GARTER_ELIGIBILITY_FIEF_LORD else "FE-IT21-a"
    return ""


def bestow(s: Fief, n: int) -> None:
    """The Garter is given."""
    s.garter[n] = 1
    s.deed[n] = 0
    s.now[GARTERS_GIVEN] += 1
    s.tell(L_GARTER, ALL, n)


# --- later, in the sovereign's own turn (FE-IT21-b)


def add(s: Fief, g: int, found: list[int]) -> None:
    """Who may be given the Garter for an earlier deed."""
    if s.now[KING] >= 0 and s.opt[GARTER_TIMING] != GARTER_TIMING_AT_ONCE:
        for n in range(NOBLES):
            if s.deed[n] and not rule(s, g, n):
                found.append(choice(BESTOW, n))


def refuse(s: Fief, g: int, c: int) -> str:
    """The rule that forbids it."""
    if s.opt[GARTER_TIMING] == GARTER_TIMING_AT_ONCE:
        return "FE-13.3-c"
    return rule(s, g, noun_of(c))


def do(s: Fief, c: int) -> None:
    """Gives it."""
    bestow(s, noun_of(c))
