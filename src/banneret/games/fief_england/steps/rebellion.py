"""10.1: where a rebellion may break out, how strong it is, what it destroys."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.games.fief_england.board import (
    ABBEY,
    CANCELS,
    DIOCESE,
    FAMILIES,
    FAMINE,
    HITS,
    NO_BUILDING,
    NOBLES,
    REGION,
    ROYAL_KNIGHT,
    ROYAL_SOLDIER,
    ROYAL_STRONGHOLD,
    STRONGHOLD,
    TROOPS,
)
from banneret.games.fief_england.nobles import is_clergy
from banneret.games.fief_england.state import FREE, REBELLION, Fief
from banneret.games.fief_england.steps import numbers, plague, weather
from banneret.games.fief_england.words.cards import L_BURNS, L_REBELS


def target_rule(s: Fief, g: int, c: int) -> str:
    """FE-10.1-a, FE-10.1-b, FE-10.1-o: the rule that keeps a family from rebelling in a city."""
    region = REGION[c]
    if (s.tallage[region] == g and not s.detached(c)) or s.tithe[DIOCESE[c]] == g:
        return "FE-10.1-b"
    if s.now[REBELLION] or weather.lies(s, region, FAMINE) or s.tithe[DIOCESE[c]] >= 0:
        return ""
    return "" if s.tallage[region] >= 0 and not s.detached(c) else "FE-10.1-a"


def start(s: Fief, g: int, c: int) -> None:
    """FE-10.1-p: the rebellion breaks out; others may add to it before anything else happens."""
    s.tell(L_REBELS, ALL, g, c)
    s.push([numbers.UPRISING, g, c, 0, 1, 0, 0, 0, 0])


def cancelled(s: Fief, c: int) -> int:
    """FE-10.1-e: the rebellions that a fortification cancels."""
    return CANCELS[s.building[c]]


def clerics(s: Fief, c: int, paying: bool, anywhere: bool) -> list[int]:
    """FE-10.1-f, FE-10.1-g, FE-IT15.2.4-a, FE-6.10-e.

    The free clerics who may appease, by paying or by word.
    """
    found = []
    for n in range(NOBLES):
        if s.family[n] < 0 or s.by[n] != FREE or not is_clergy(s, n):
            continue
        if paying and anywhere:
            if s.see[DIOCESE[c]] == n and s.at[n] >= 0:
                found.append(n)
        elif s.at[n] == c:
            found.append(n)
    return found


def families_in(s: Fief, c: int) -> list[int]:
    """The forces that a rebellion may meet: families with pieces, and (FAMILIES) the invaders."""
    found = [g for g in range(s.families) if s.present[c] >> g & 1]
    if s.horde[c]:
        found.append(FAMILIES)
    return found


def counts(s: Fief, g: int, c: int) -> list[int]:
    """Troops of a family in a city by kind, guards last."""
    told = [s.units(g, c, unit) for unit in range(TROOPS)]
    knights = 0
    soldiers = 0
    for n in s.free_at(g, c):
        knights += s.guard[2 * n]
        soldiers += s.guard[2 * n + 1]
    return [*told, 0, 0, knights, soldiers]


def most(told: list[int], hits: int) -> int:
    """FE-7.5-b: as many hits as can be used on some troops."""
    best = 0
    ones = told[0] + told[1] + told[8]
    twos = told[3] + told[4]
    threes = told[2] + told[7]
    for three in range(min(threes, hits // 3) + 1):
        left = hits - 3 * three
        two = min(twos, left // 2)
        for pairs in (two, two - 1):
            if pairs < 0:
                continue
            used = 3 * three + 2 * pairs + min(ones, left - 2 * pairs)
            best = max(best, used)
    return best


def able(s: Fief, g: int, c: int, hits: int) -> list[int]:
    """The kinds of troops that may take hits next so that as many as possible are used."""
    told = counts(s, g, c)
    goal = most(told, hits)
    found = []
    for unit in (*range(TROOPS), ROYAL_KNIGHT, ROYAL_SOLDIER):
        if told[unit] and HITS[unit] <= hits:
            told[unit] -= 1
            if HITS[unit] + most(told, hits - HITS[unit]) == goal:
                found.append(unit)
            told[unit] += 1
    return found


def burn(s: Fief, c: int) -> None:
    """FE-10.1-k, FE-10.1-l: mill, abbey and Stronghold are destroyed; a Walled City stands."""
    s.tell(L_BURNS, ALL, c)
    s.mill[c] = 0
    if s.building[c] >= ABBEY:
        s.abbey[s.abbey.index(c)] = -1
        s.build(c, NO_BUILDING)
    elif s.building[c] in (STRONGHOLD, ROYAL_STRONGHOLD):
        s.build(c, NO_BUILDING)


def doomed(s: Fief, c: int, g: int) -> list[int]:
    """The nobles who die with a city's troops (of one family, or -1: of all), those in an abbey apart."""
    found = []
    for n in range(NOBLES):
        if s.family[n] < 0 or s.at[n] != c or plague.cloistered(s, n):
            continue
        owner = s.family[n] if s.by[n] == FREE else (s.family[s.by[n]] if 0 <= s.by[n] < NOBLES else -1)
        if g < 0 or owner == g:
            found.append(n)
    return found
