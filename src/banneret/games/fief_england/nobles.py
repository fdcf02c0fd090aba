"""Who a noble is: titles, offices, blood, marriage. Everything here only looks."""

from __future__ import annotations

from banneret.games.fief_england.board import (
    ARCH,
    CLASS,
    DIOCESES,
    NOBLES,
    PLACES,
    REGIONS,
    ROYAL_ABBEY,
    ROYAL_STRONGHOLD,
    STRONGHOLD,
    WALLED_CITY,
    WOMAN,
)
from banneret.games.fief_england.state import FREE, KING, PRINCE, QUEEN, Fief


def is_lord(s: Fief, n: int) -> bool:
    """FE-GLOS-a: a noble with a fief title."""
    return s.fiefs[n] > 0


def see_of(s: Fief, n: int) -> int:
    """The diocese of a bishop or archbishop, or -1."""
    for d in range(DIOCESES):
        if s.see[d] == n:
            return d
    return -1


def is_prelate(s: Fief, n: int) -> bool:
    """Bishop or archbishop."""
    return n in s.see


def is_abbess(s: Fief, n: int) -> bool:
    """Holds at least one abbacy."""
    return n in s.abbess


def is_clergy(s: Fief, n: int) -> bool:
    """Bishop, archbishop or abbess."""
    return n in s.see or n in s.abbess


def is_archbishop(s: Fief, n: int) -> bool:
    """Holds one of the two archbishoprics (FE-PREP1-g)."""
    d = see_of(s, n)
    return d >= 0 and ARCH[d]


def is_royal(s: Fief, n: int) -> bool:
    """FE-GLOS-b: King, Sovereign Queen, Queen by marriage or Prince of Wales; never the prince consort."""
    return n in (s.now[KING], s.now[QUEEN], s.now[PRINCE])


def is_titled(s: Fief, n: int) -> bool:
    """Holds any title: fief, church or royal (FE-GLOS-a)."""
    return s.fiefs[n] > 0 or is_clergy(s, n) or is_royal(s, n)


def titles(s: Fief, n: int) -> int:
    """FE-7.7-b: how many titles a noble has; the Garter is none."""
    count = s.fiefs[n] + s.see.count(n) + s.abbess.count(n)
    for cell in (KING, QUEEN, PRINCE):
        if s.now[cell] == n:
            count += 1
    return count


def fiefs_of(s: Fief, n: int) -> list[int]:
    """The regions whose title a noble holds."""
    return [r for r in range(REGIONS) if s.lord[r] == n]


def best_class(s: Fief, n: int) -> int:
    """The greatest class among a noble's fiefs (0: duchy); 3 without any."""
    best = 3
    for r in range(REGIONS):
        if s.lord[r] == n and CLASS[r] < best:
            best = CLASS[r]
    return best


def is_single(s: Fief, n: int) -> bool:
    """Not married."""
    return s.spouse[n] < 0


def is_free(s: Fief, n: int) -> bool:
    """In play, on the map and nobody's captive."""
    return s.family[n] >= 0 and s.at[n] >= 0 and s.by[n] == FREE


def is_besieged(s: Fief, n: int) -> bool:
    """Shut in in a besieged fortification."""
    return s.at[n] >= 0 and s.besieged(s.family[n], s.at[n])


def fort(s: Fief, place: int) -> bool:
    """Whether a Stronghold, Walled City or Royal Stronghold stands in a city."""
    return s.building[place] in (STRONGHOLD, WALLED_CITY, ROYAL_STRONGHOLD)


def cloister(s: Fief, place: int) -> bool:
    """Whether an abbey stands in a city."""
    return s.building[place] == ROYAL_ABBEY or s.building[place] == ROYAL_ABBEY - 1


def inside(s: Fief, n: int) -> bool:
    """Whether a free noble is inside his city, not in the periphery."""
    return s.stand[s.family[n] * PLACES + s.at[n]] & 1 > 0


def points_of(s: Fief, n: int) -> int:
    """FE-7.3-b: a noble's strength in a melee, without guards."""
    return 1 if not WOMAN[n] or s.fiefs[n] else 0


def free_nobles(s: Fief, g: int) -> list[int]:
    """The free nobles of a family on the map."""
    return [n for n in range(NOBLES) if s.family[n] == g and s.at[n] >= 0 and s.by[n] == FREE]


def family_has_title(s: Fief, g: int) -> bool:
    """Whether a noble of a family is titled."""
    return any([s.family[n] == g and is_titled(s, n) for n in range(NOBLES)])


def family_has_fief(s: Fief, g: int) -> bool:
    """Whether a noble of a family holds a fief."""
    return any([s.family[n] == g and s.fiefs[n] > 0 for n in range(NOBLES)])
