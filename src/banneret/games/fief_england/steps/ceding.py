"""5.1: a family gives a city that it holds to another, at any time but in a battle (FE-5.1-h, FE-IT8.4-a)."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of
from banneret.core.game import ALL
from banneret.games.fief_england.board import CATAPULT, CITIES, FRENCH, INSIDE, OUTSIDE, PLACES, TROOPS, UNITS
from banneret.games.fief_england.options import CEDE_CONTROL, CEDE_CONTROL_REPLACE_PIECES
from banneret.games.fief_england.state import Fief
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.words.land import CEDE, L_CEDED

VERBS: Final[frozenset[int]] = frozenset((CEDE,))


def add(s: Fief, g: int, found: list[int]) -> None:
    """Every city that may be given to somebody."""
    hold = s.hold
    if g not in hold:
        return
    replaced = s.opt[CEDE_CONTROL] == CEDE_CONTROL_REPLACE_PIECES
    for place in range(CITIES):
        if hold[place] != g or s.besieger[place] >= 0:
            continue
        present = s.present[place]
        if not present >> g & 1 or (not replaced and present == 1 << g):
            continue
        manned = replaced and s.tokens(g, place) > 0
        for other in range(s.families):
            if other != g:
                if present >> other & 1 or (manned and any(s.stock[other * UNITS : other * UNITS + FRENCH])):
                    found.append(choice(CEDE, other * CITIES + place))


def refuse(s: Fief, g: int, c: int) -> str:
    """Who cedes must hold the city; who gets it must be there, or be able to replace what stands there."""
    other, place = divmod(noun_of(c), CITIES)
    rule = "FE-IT8.4-a" if s.opt[CEDE_CONTROL] == CEDE_CONTROL_REPLACE_PIECES else "FE-5.1-h"
    if other == g or other >= s.families or s.hold[place] != g or not s.present[place] >> g & 1:
        return rule
    if s.besieger[place] >= 0:
        return rule
    if s.present[place] >> other & 1:
        return ""
    if s.opt[CEDE_CONTROL] == CEDE_CONTROL_REPLACE_PIECES:
        # What stands there is face down; that something could replace it is all that is asked beforehand.
        if s.tokens(g, place) and any(s.stock[other * UNITS : other * UNITS + FRENCH]):
            return ""
    return rule


def do(s: Fief, g: int, c: int) -> None:
    """Asks the other family; the city goes over if it agrees."""
    other, place = divmod(noun_of(c), CITIES)
    s.push([numbers.CEDE, other, g, place, 0])


def carry_out(s: Fief, g: int, other: int, place: int) -> None:
    """The old holder's pieces step out, the new one's step in; in it-2024 units are replaced (FE-5.1-i)."""
    s.tell(L_CEDED, ALL, g, other, place)
    if s.opt[CEDE_CONTROL] == CEDE_CONTROL_REPLACE_PIECES:
        replace(s, g, other, place)
    if not s.present[place] >> other & 1:
        return
    s.give_hold(place, other)
    if s.present[place] >> g & 1:
        s.stand[g * PLACES + place] = OUTSIDE


def replace(s: Fief, g: int, other: int, place: int) -> None:
    """A family's units in a place become another's, as far as that one has counters; the rest is lost.

    Afterwards the other family may hold the place; its caller says so (``give_hold``).
    """
    for unit in range(UNITS):
        count = s.units(g, place, unit)
        if not count:
            continue
        if FRENCH <= unit < TROOPS:
            s.take(g, place, unit, count)
            s.add(other, place, unit, count, INSIDE)
            continue
        s.fall(g, place, unit, count)
        able = min(count, s.stock[other * UNITS + unit])
        if able:
            s.recruit(other, place, unit, able, INSIDE if unit < CATAPULT else 0)
