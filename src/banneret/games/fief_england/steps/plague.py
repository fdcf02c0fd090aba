"""2.5: the Plague strikes, and meets who enters a plagued region."""

from __future__ import annotations

from banneret.games.fief_england.board import (
    ABBEY,
    CITIES,
    DISASTER_KINDS,
    INSIDE,
    NEXT,
    NOBLES,
    PLACES,
    REGION,
    SEA_NEXT,
    TROOPS,
)
from banneret.games.fief_england.options import (
    ABBEY_PLAGUE,
    ABBEY_PLAGUE_IMMUNE,
    PLAGUE_REENTRY,
    PLAGUE_REENTRY_ANY_PLAGUED,
)
from banneret.games.fief_england.state import ACTIVE_CARD, FREE, Fief
from banneret.games.fief_england.steps import numbers

#: A noble dies on a D6 of this or less (FE-2.5-c), in an abbey on this (FE-IT15.1.1-a).
DEADLY = 3
DEADLY_IN_ABBEY = 2


def plagued(s: Fief, region: int) -> bool:
    """Whether an active Plague lies on a region."""
    return s.disaster[region * DISASTER_KINDS] == ACTIVE_CARD


def next_to(a: int, b: int) -> bool:
    """Whether two regions touch: by a road, or by the sea."""
    if b in SEA_NEXT[a]:
        return True
    for c in range(CITIES):
        if REGION[c] == a and any([REGION[d] == b for d in NEXT[c]]):
            return True
    return False


def cloistered(s: Fief, n: int) -> bool:
    """Whether a noble is in an abbey (a captive is where his holder is)."""
    c = s.at[n]
    if not 0 <= c < CITIES or s.building[c] < ABBEY:
        return False
    host = n if s.by[n] == FREE else s.by[n]
    return host < NOBLES and s.stand[s.family[host] * PLACES + c] & INSIDE > 0


def threshold(s: Fief, n: int) -> int:
    """The highest D6 on which a noble dies of the Plague; 0 if he is safe (FE-2.5-d)."""
    if not cloistered(s, n):
        return DEADLY
    return 0 if s.opt[ABBEY_PLAGUE] == ABBEY_PLAGUE_IMMUNE else DEADLY_IN_ABBEY


def exempt(s: Fief, n: int, region: int, origin: int) -> bool:
    """FE-2.5-g, FE-2.5-h, FE-IT15.1.1-b: whether a noble has been tested so that he need not be again."""
    tested = s.plagued[n]
    if s.opt[PLAGUE_REENTRY] == PLAGUE_REENTRY_ANY_PLAGUED:
        return tested > 0
    if tested >> region & 1:
        return True
    old = REGION[origin] if 0 <= origin < CITIES else -1
    return tested > 0 and old >= 0 and plagued(s, old) and tested >> old & 1 > 0 and next_to(old, region)


def enter(s: Fief, g: int, place: int, origin: int, nobles: int, counts: list[int]) -> None:
    """Nobles (bits; with their captives) and units have come to a place from another (FE-2.5-e to FE-2.5-h).

    Pushes losses and dice if the region has an active Plague; marks who has been tested in ``s.plagued``.
    """
    if place >= CITIES:
        return
    region = REGION[place]
    if not plagued(s, region) or (0 <= origin < CITIES and REGION[origin] == region):
        return
    company = [n for n in range(NOBLES) if nobles >> n & 1]
    fresh = [n for n in company if not exempt(s, n, region, origin)]
    for n in company:
        for m in (n, *s.captives_of(n)):
            if not exempt(s, m, region, origin) and threshold(s, m):
                s.push([numbers.PLAGUE_DIE, s.family[m], m, 0])
    for n in company:
        for m in (n, *s.captives_of(n)):
            s.plagued[m] |= 1 << region
    moved = sum(counts[:TROOPS]) + sum([s.guard[2 * n] + s.guard[2 * n + 1] for n in fresh])
    if fresh and moved // 2:
        s.push([numbers.PLAGUE_LOSSES, g, place, moved // 2])
