"""7.6, 7.9: what a captor or a besieger may do at any time in his own turn: free captives, end a siege.

A provider of ``extras``: it only looks and pushes steps (see steps/captives.py).
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.games.fief_england.board import CITIES, NOBLES
from banneret.games.fief_england.options import CAPTIVE_TRANSFER
from banneret.games.fief_england.state import FREE, Fief
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.words.war import HAND_OVER, L_SIEGE_OVER, LIFT_SIEGE, SET_FREE

VERBS: Final[frozenset[int]] = frozenset((SET_FREE, HAND_OVER, LIFT_SIEGE))


def add(s: Fief, g: int, found: list[int]) -> None:
    """The captives who may be freed or handed over, and the sieges that may be ended."""
    if max(s.by) == FREE and g not in s.besieger:
        return
    for n in range(NOBLES):
        holder = s.by[n]
        if 0 <= holder < NOBLES and s.family[holder] == g:
            found.append(choice(SET_FREE, n))
            if s.opt[CAPTIVE_TRANSFER]:
                for m in range(NOBLES):
                    if not refuse(s, g, choice(HAND_OVER, n * NOBLES + m)):
                        found.append(choice(HAND_OVER, n * NOBLES + m))
    if g in s.besieger:
        for c in range(CITIES):
            if s.besieger[c] == g:
                found.append(choice(LIFT_SIEGE, c))


def refuse(s: Fief, g: int, c: int) -> str:
    """Only one's own captives and sieges (FE-7.6-k, FE-7.6-n, FE-IT10.10-b, FE-7.9-g)."""
    verb = verb_of(c)
    noun = noun_of(c)
    if verb == LIFT_SIEGE:
        return "" if noun < CITIES and s.besieger[noun] == g else "FE-7.9-g"
    if verb == SET_FREE:
        return "" if noun < NOBLES and _holds(s, g, noun) else "FE-7.6-k"
    if not s.opt[CAPTIVE_TRANSFER]:
        return "FE-7.6-n"
    n, m = divmod(noun, NOBLES)
    if n >= NOBLES or not _holds(s, g, n) or s.family[m] in (-1, g, s.family[n]):
        return "FE-IT10.10-b"
    return "" if s.by[m] == FREE and s.at[m] == s.at[n] else "FE-IT10.10-b"


def _holds(s: Fief, g: int, n: int) -> bool:
    holder = s.by[n]
    return 0 <= holder < NOBLES and s.family[holder] == g


def do(s: Fief, g: int, c: int) -> None:
    """Frees a captive, offers him to another family's noble, or ends a siege."""
    verb = verb_of(c)
    noun = noun_of(c)
    if verb == LIFT_SIEGE:
        s.tell(L_SIEGE_OVER, ALL, noun)
        s.raise_siege(noun)
    elif verb == SET_FREE:
        s.push([numbers.RELEASE, noun])
    else:
        s.push([numbers.HANDING, g, noun // NOBLES, noun % NOBLES, 0])
