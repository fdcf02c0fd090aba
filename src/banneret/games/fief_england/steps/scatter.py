"""10.3: troops left without a noble move out in groups of up to four (FE-10.3-c)."""

from __future__ import annotations

from banneret.games.fief_england.board import (
    CITIES,
    DISTANCE,
    FRENCH,
    PLACES,
    SHERWOOD,
    STRONGHOLD,
    TROOPS,
    UNITS,
    WALLED_CITY,
)
from banneret.games.fief_england.state import Fief
from banneret.games.fief_england.steps import numbers

#: Troops of a group.
GROUP = 4


def scatter(s: Fief, g: int, place: int) -> None:
    """If a family's troops in a place have no free noble of it there any more.

    Pushes the step that spreads them.
    """
    if place < 0 or place >= SHERWOOD or s.free[g * PLACES + place] or not s.men[g * PLACES + place]:
        return
    s.push([numbers.ORPHANS, g, place, 0, -1, 0])


def rank(s: Fief, g: int, c: int) -> int:
    """What a city is to troops that look for a place.

    Own noble, Walled City, Stronghold, controlled, or nothing.
    """
    if s.free[g * PLACES + c]:
        return 0
    if s.control[c] != g:
        return 4
    if s.building[c] == WALLED_CITY:
        return 1
    return 2 if s.building[c] == STRONGHOLD else 3


def goals(s: Fief, g: int, place: int, served: int) -> list[int]:
    """The next cities to go to: the nearest of the best rank that has not had its group in this round."""
    best = (4, 0)
    found: list[int] = []
    for c in range(CITIES):
        if c == place or served >> c & 1:
            continue
        told = (rank(s, g, c), DISTANCE[place * CITIES + c])
        if told[0] == 4 or (found and told > best):
            continue
        if not found or told < best:
            best = told
            found = []
        found.append(c)
    return found


def kinds(s: Fief, g: int, place: int) -> list[int]:
    """The kinds of troops that are left there."""
    return [unit for unit in range(TROOPS) if s.units(g, place, unit)]


def lose(s: Fief, g: int, place: int) -> None:
    """A family without any such place loses them to the reserve; crossbowmen go back to their card."""
    for unit in range(TROOPS):
        count = s.units(g, place, unit)
        if count and unit >= FRENCH:
            s.take(g, place, unit, count)
            s.bows[unit - FRENCH] += count
        elif count:
            s.fall(g, place, unit, count)


def send(s: Fief, g: int, place: int, goal: int, unit: int) -> None:
    """One troop goes."""
    counts = [0] * UNITS
    counts[unit] = 1
    s.shift(g, place, goal, counts, 0)
