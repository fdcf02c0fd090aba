"""What titles, nobles, cities, units, cards and shillings are worth, told in tenths of a victory point.

Nothing here looks at what a seat does not know: only at what lies open, and at a family's own things.
"""

from __future__ import annotations

from typing import Final

from banneret.games.fief_england.board import (
    ABBEY,
    ARCH,
    CITIES,
    CITIES_OF,
    COST,
    NOBLES,
    REGION,
    REGIONS,
    SERVANT_IDS,
    STRONGHOLD,
    UNITS,
    VP_ALLIANCE,
    VP_SOLO,
    WALLED_CITY,
    WOMAN,
)
from banneret.games.fief_england.nobles import see_of
from banneret.games.fief_england.options import (
    LAST_ROUND,
    TITLE_LAST_NOBLE,
    TITLE_LAST_NOBLE_SPOUSE_ELSE_FAMILY_KEEPS,
)
from banneret.games.fief_england.state import (
    FREE,
    INCOME,
    KING,
    PHASE,
    PRINCE,
    PURCHASES,
    QUEEN,
    RESIGNED,
    ROUND,
    VP_RELIC,
    Fief,
)

#: What a victory point is worth; everything else is measured by it.
VP: Final = 10.0
#: A share in the gains and losses of an ally.
ALLIED: Final = 0.6
#: Shillings by how many phases of purchases are left: none, this one, more. (A list, for the compiler.)
_SHILLING: Final[list[float]] = [0.03, 0.3, 0.45]
#: How much a rival's gain hurts, by the VP that he lacks for victory: none, one, two, more.
_RIVAL: Final[list[float]] = [1.0, 0.75, 0.45, 0.3]
#: What a servant is worth beyond the usual.
_SERVANT: Final[dict[str, float]] = {
    "rainulf": 2.0,
    "baldwin": 1.8,
    "ralf": 1.6,
    "piers": 1.4,
    "osbern": 1.2,
    "wymarc": 1.4,
    "edric": 1.2,
    "hawise": 1.6,
    "mata": 1.2,
}
SERVANT_WORTH: Final[list[float]] = [_SERVANT.get(name, 0.8) for name in SERVANT_IDS]


def rounds_left(s: Fief) -> int:
    """Rounds after this one."""
    return max(0, s.opt[LAST_ROUND] - s.now[ROUND])


def incomes_left(s: Fief) -> int:
    """How often money will still be collected."""
    return rounds_left(s) + (1 if s.now[PHASE] < INCOME else 0)


def markets_left(s: Fief) -> int:
    """How often something can still be bought, the present phase included."""
    return rounds_left(s) + (1 if s.now[PHASE] <= PURCHASES else 0)


def shilling(s: Fief) -> float:
    """What one shilling is worth."""
    return _SHILLING[min(2, markets_left(s))]


def points(s: Fief, g: int) -> int:
    """FE-8.1-b: the VP of a family."""
    vp = 1 if s.now[VP_RELIC] == g else 0
    for n in s.lord:
        if n >= 0 and s.family[n] == g:
            vp += 1
    if g in s.claim and s.opt[TITLE_LAST_NOBLE] == TITLE_LAST_NOBLE_SPOUSE_ELSE_FAMILY_KEEPS:
        vp += s.claim.count(g) if g not in s.family else 0
    return vp


def gone(s: Fief, g: int) -> bool:
    """Whether a family's player has given up: it does nothing more and cannot win."""
    return s.now[RESIGNED] >> s.seat(g) & 1 > 0


def lacking(s: Fief, g: int) -> int:
    """The VP that a family, with its ally, lacks for victory; 0 if it has enough."""
    if s.now[RESIGNED] and gone(s, g) and (s.ally[g] < 0 or gone(s, s.ally[g])):
        return VP_ALLIANCE
    if s.ally[g] >= 0 and s.seats != 3:
        return max(0, VP_ALLIANCE - points(s, g) - points(s, s.ally[g]))
    if s.seats == 2:
        return max(0, VP_ALLIANCE - points(s, g) - points(s, g ^ 1))
    return max(0, VP_SOLO - points(s, g))


def friend(s: Fief, g: int, h: int) -> bool:
    """Whether two families stand together: one player's, or allies."""
    return g == h or s.seat(g) == s.seat(h) or (s.ally[g] == h and s.seats != 3)


def stake(s: Fief, g: int, h: int) -> float:
    """How much of what another family gains is a family's own gain; below 0 for rivals."""
    if h < 0:
        return 0.0
    if s.seat(g) == s.seat(h):
        return 1.0
    if s.seats == 2:
        return -0.9
    if s.ally[g] == h and s.seats != 3:
        return ALLIED
    return -_RIVAL[min(3, lacking(s, h))]


def noble_worth(s: Fief, n: int) -> float:
    """What a noble is worth to his family."""
    g = s.family[n]
    total = 2.4 if WOMAN[n] else 2.8
    if not rounds_left(s):
        total -= 1.0
    if s.fiefs[n]:
        # Without another noble in the family his titles would be lost with him.
        alone = s.family.count(g) == 1
        total += (0.75 * VP if alone else 0.8) * s.fiefs[n]
    see = see_of(s, n)
    if see >= 0:
        total += 2.2 if ARCH[see] else 1.5
    total += 1.5 * s.abbess.count(n)
    if s.now[KING] == n:
        total += 5.0
    elif s.now[QUEEN] == n or s.now[PRINCE] == n:
        total += 2.0
    if s.spouse[n] >= 0:
        total += 2.0
    if s.serves[n] >= 0:
        total += SERVANT_WORTH[s.serves[n]] * 0.5
    return total


def city_worth(s: Fief, c: int) -> float:
    """What the control of a city brings, titles apart."""
    left = incomes_left(s)
    money = shilling(s)
    total = left * money * 0.8
    if s.mill[c] and s.building[c] < ABBEY:
        total += left * money * 1.5
    if s.building[c] in (STRONGHOLD, WALLED_CITY):
        total += 0.8
    return total + 0.3


def units_worth(counts: list[int]) -> float:
    """What units are worth, counted by kind."""
    total = 0.0
    for unit in range(UNITS):
        total += 0.35 * COST[unit] * counts[unit]
    return total


def progress(s: Fief, g: int) -> float:
    """How near a family is to titles that lie open, as a part of the next VP."""
    best = 0.0
    for region in range(REGIONS):
        if s.lord[region] >= 0 or s.claim[region] >= 0:
            continue
        own = 0
        size = 0
        for c in CITIES_OF[region]:
            size += 1
            if s.control[c] == g:
                own += 1
        if own:
            share = own / size
            if share > best:
                best = share
    return best


def prospects(s: Fief, g: int) -> float:
    """The VP that a family has, and what it may hope for soon."""
    total = points(s, g) + 0.5 * progress(s, g)
    men = 0
    for c in range(CITIES):
        men += s.tokens(g, c)
    return total + min(0.3, 0.02 * men)


def assets(s: Fief, g: int) -> float:
    """Everything that a family has, money and titles apart."""
    total = 0.0
    for c in range(CITIES):
        if s.control[c] == g:
            total += city_worth(s, c)
        men = s.men[g * (CITIES + 1) + c]
        if men:
            total += 0.6 * men
            if s.building[c] == WALLED_CITY and s.lord_of(REGION[c]) == g:
                total += 1.0
    for n in range(NOBLES):
        if s.family[n] == g:
            worth = noble_worth(s, n)
            total += worth if s.by[n] == FREE else 0.4 * worth
        elif s.family[n] >= 0 and 0 <= s.by[n] < NOBLES and s.family[s.by[n]] == g:
            total += 0.3 * noble_worth(s, n)
    if markets_left(s):
        total += 4.0 * progress(s, g)
    return total
