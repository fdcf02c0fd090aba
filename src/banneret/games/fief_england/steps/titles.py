"""4.3 to 4.7: fief titles bought, granted, passed on, won and lost with Walled Cities.

Control that changed.
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.games.fief_england.board import (
    BURGHER,
    CITIES_OF,
    CLASS,
    NOBLES,
    REGIONS,
    STRONGHOLD,
    TITLE_PRICE,
    WALLED_CITY,
)
from banneret.games.fief_england.nobles import family_has_fief, family_has_title
from banneret.games.fief_england.options import (
    ALLY_FIEF,
    BURGHER_CONDITION,
    BURGHER_CONDITION_FIEF_TITLE,
    ROYAL_GIFT_LIMIT,
    TITLE_TRANSFER,
    TITLE_TRANSFER_PHASE1_FREE,
)
from banneret.games.fief_england.state import (
    FREE,
    GRANTS,
    HEAR_YE,
    KING,
    PASSED_TITLES,
    PHASE,
    PURCHASES,
    Fief,
)
from banneret.games.fief_england.steps import ceding, numbers
from banneret.games.fief_england.words.court import GRANT, L_TITLE, L_WALL, TRANSFER

#: The highest price that a sovereign can ask for a grant is the normal one.
MOST_PRICE: Final = 9


def barred(s: Fief, g: int, region: int) -> str:
    """The rule that keeps a family from acquiring a title, money apart; empty if it may (FE-4.3-a)."""
    if s.lord[region] >= 0 or s.claim[region] >= 0:
        return "FE-4.3-a"
    if not s.nobles_of(g):
        return "FE-4.3-e"
    fort = False
    for c in CITIES_OF[region]:
        if s.detached(c):
            continue
        if s.control[c] != g:
            return "FE-4.3-a"
        if s.building[c] in (STRONGHOLD, WALLED_CITY):
            fort = True
    return "" if fort else "FE-4.3-a"


def heirs(s: Fief, g: int, without: int = -1) -> list[int]:
    """FE-4.8-b: the nobles of a family who may take a title over: free ones before captives."""
    found = [n for n in s.nobles_of(g) if n != without]
    free = [n for n in found if s.by[n] == FREE]
    return free or found


def candidates(s: Fief, g: int) -> list[int]:
    """Who may get a title that a family acquires: its own nobles, and the ally's (FE-9.0-j)."""
    found = s.nobles_of(g)
    if s.opt[ALLY_FIEF] and s.ally[g] >= 0:
        found = found + s.nobles_of(s.ally[g])
    return found


def give(s: Fief, region: int, n: int) -> None:
    """A title is laid under a noble (FE-4.3-f)."""
    s.set_lord(region, n)
    s.tell(L_TITLE, ALL, n, region)


def acquire(s: Fief, g: int, region: int) -> None:
    """FE-4.3-a, FE-4.4-a: a family has acquired a title.

    Which noble, and which Stronghold becomes the Walled City.
    """
    wall(s, g, region)
    s.push([numbers.TITLE_HOLDER, g, region])


def wall(s: Fief, g: int, region: int) -> None:
    """FE-4.4-a, FE-4.3-h: one Stronghold is turned over, unless a Walled City stands in the fief already."""
    forts = forts_of(s, region)
    if any([s.building[c] == WALLED_CITY for c in CITIES_OF[region]]) or not forts:
        return
    if len(forts) == 1:
        fortify(s, forts[0])
    else:
        s.push([numbers.TITLE_FORT, g, region])


def forts_of(s: Fief, region: int) -> list[int]:
    """The Strongholds of a region."""
    return [c for c in CITIES_OF[region] if s.building[c] == STRONGHOLD]


def fortify(s: Fief, c: int) -> None:
    """A Stronghold becomes the Walled City of its fief."""
    s.build(c, WALLED_CITY)
    s.tell(L_WALL, ALL, c)


def walled(s: Fief, region: int) -> int:
    """The Walled City of a region, or -1."""
    for c in CITIES_OF[region]:
        if s.building[c] == WALLED_CITY:
            return c
    return -1


def holds_wall(s: Fief, g: int, region: int) -> bool:
    """Whether a family controls the Walled City of a region."""
    c = walled(s, region)
    return c >= 0 and (s.hold[c] == g or (s.hold[c] < 0 and s.control[c] == g))


def swap_garrison(s: Fief, old: int, new: int, region: int) -> None:
    """FE-4.8-d: the dead family's units in the Walled City are replaced by the spouse's family's."""
    c = walled(s, region)
    if c >= 0 and s.hold[c] == old:
        ceding.replace(s, old, new, c)
        s.give_hold(c, new if s.present[c] >> new & 1 else -1)


def drop_burghers(s: Fief) -> None:
    """FE-11.2-b, FE-IT14.4-b: a burgher is kept only while the family has what he needs."""
    for g in range(s.families):
        card = s.fourth[g]
        if card >= BURGHER and not burgher_fits(s, g):
            s.fourth[g] = -1
            s.spent[card] += 1


def burgher_fits(s: Fief, g: int) -> bool:
    """Whether a family may have a burgher."""
    if s.opt[BURGHER_CONDITION] == BURGHER_CONDITION_FIEF_TITLE:
        return family_has_fief(s, g)
    return family_has_title(s, g)


# --- grants (4.5) and transfers (4.6): what a family may do in its own turn besides

VERBS: Final[frozenset[int]] = frozenset((GRANT, TRANSFER))


def add(s: Fief, g: int, found: list[int]) -> None:
    """Titles that the sovereign may grant, and those that a Lord may pass on."""
    phase = s.now[PHASE]
    if phase != PURCHASES and phase != HEAR_YE:
        return
    king = s.now[KING]
    if phase == PURCHASES and king >= 0 and s.family[king] == g:
        for region in range(REGIONS):
            if s.lord[region] < 0:
                for other in range(s.families):
                    if not grant_rule(s, g, region, other):
                        most = 0 if other == g else TITLE_PRICE[region]
                        for price in range(most + 1):
                            found.append(choice(GRANT, (region * 4 + other) * MOST_PRICE + price))
    for region in range(REGIONS):
        lord = s.lord[region]
        if lord >= 0 and s.family[lord] == g:
            for n in candidates(s, g):
                if not transfer_rule(s, g, region, n):
                    found.append(choice(TRANSFER, region * NOBLES + n))


def grant_rule(s: Fief, g: int, region: int, other: int) -> str:
    """FE-4.5-a, FE-4.5-b, FE-7.6-f: the rule that keeps a sovereign from granting a title to a family."""
    king = s.now[KING]
    if s.now[PHASE] != PURCHASES or king < 0 or s.family[king] != g:
        return "FE-4.5-a"
    if s.by[king] != FREE:
        return "FE-7.6-f"
    if s.opt[ROYAL_GIFT_LIMIT] and s.now[GRANTS] >= s.opt[ROYAL_GIFT_LIMIT]:
        return "FE-IT7.9-b"
    if s.now[PASSED_TITLES] >> (8 + region * 4 + other) & 1:
        # Refused once in this phase: he is not asked again.
        return "FE-4.5-c"
    return barred(s, other, region) if other < s.families else "FE-4.5-a"


def transfer_rule(s: Fief, g: int, region: int, n: int) -> str:
    """FE-4.6-b, FE-IT12.1-a, FE-9.0-j: the rule that keeps a Lord from passing a title on."""
    lord = s.lord[region]
    early = s.opt[TITLE_TRANSFER] == TITLE_TRANSFER_PHASE1_FREE
    rule = "FE-IT12.1-a" if early else "FE-4.6-b"
    if s.now[PHASE] != (HEAR_YE if early else PURCHASES) or lord < 0 or s.family[lord] != g or n == lord:
        return rule
    if s.now[PASSED_TITLES] >> region & 1 or (early and s.family[n] != g) or n not in candidates(s, g):
        return rule
    if early:
        return ""
    # He keeps the greatest: another of his fiefs must be as great at least.
    for other in range(REGIONS):
        if other != region and s.lord[other] == lord and CLASS[other] <= CLASS[region]:
            return ""
    return rule


def refuse(s: Fief, g: int, c: int) -> str:
    """The rule that forbids a grant or a transfer."""
    noun = noun_of(c)
    if verb_of(c) == GRANT:
        pair, price = divmod(noun, MOST_PRICE)
        region, other = divmod(pair, 4)
        if region >= REGIONS:
            return "FE-4.5-a"
        rule = grant_rule(s, g, region, other)
        return rule or ("" if price <= (0 if other == g else TITLE_PRICE[region]) else "FE-4.5-c")
    region, n = divmod(noun, NOBLES)
    return transfer_rule(s, g, region, n) if region < REGIONS else "FE-4.6-b"


def do(s: Fief, g: int, c: int) -> None:
    """Carries one out; another family is asked whether it takes a grant at that price (FE-4.5-c)."""
    noun = noun_of(c)
    if verb_of(c) == TRANSFER:
        region, n = divmod(noun, NOBLES)
        s.now[PASSED_TITLES] |= 1 << region
        give(s, region, n)
        drop_burghers(s)
        return
    pair, price = divmod(noun, MOST_PRICE)
    region, other = divmod(pair, 4)
    if other == g:
        s.now[GRANTS] += 1
        acquire(s, g, region)
    else:
        s.now[PASSED_TITLES] |= 1 << (8 + region * 4 + other)
        s.push([numbers.GRANT, other, g, region, price])
