"""Being heard outside one's own turn: what may be done at any time needs a moment at which it is done.

Bargains, pigeons, money for the ally, cities given away, sieges raised, captives freed and relics handed
on are possible at any time (FE-2.15-a, FE-9.0-h, FE-5.1-h, FE-7.9-g, FE-7.6-k, FE-12.0-d). A family that
wants to do so in somebody else's turn says so, in the open, and is heard as soon as nothing is half done;
nobody else is ever asked.
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.games.fief_england.state import HAILS, Fief
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.words.deals import HAIL, L_HAILS

#: How often a family is heard in one phase: a ruling of this house, so that nobody can hold up the others.
MOST_HAILS: Final = 4


def hear(s: Fief) -> None:
    """Pushes the hearing of the next family, in turn order from whose turn it is."""
    for g in s.in_turn(s.active()):
        if s.now[HAILS] >> g & 1:
            s.now[HAILS] &= ~(1 << g)
            s.seal()
            s.push([numbers.HEARING, g])
            return
    s.now[HAILS] = 0


def rule(s: Fief, seat: int, c: int) -> str:
    """The rule that keeps a seat from asking to be heard."""
    g = noun_of(c)
    if g >= s.families or s.seat(g) != seat:
        return "FE-2.15-a"
    return "FE-2.15-a" if s.now[HAILS] >> g & 1 or s.hailed[g] >= MOST_HAILS else ""


def add(s: Fief, seat: int, found: list[int]) -> None:
    """The families of a seat that may ask to be heard."""
    for g in range(s.families):
        if not rule(s, seat, choice(HAIL, g)):
            found.append(choice(HAIL, g))


def hail(s: Fief, c: int) -> None:
    """A family asks to be heard; everybody notices, and nothing is taken back across it."""
    g = noun_of(c)
    s.now[HAILS] |= 1 << g
    s.hailed[g] += 1
    s.seal()
    s.tell(L_HAILS, ALL, g)


def is_hail(c: int) -> bool:
    """Whether a choice asks to be heard."""
    return verb_of(c) == HAIL
