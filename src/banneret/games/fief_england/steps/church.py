"""2.13, 2.14: who may take orders, where an abbey may stand."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.games.fief_england.board import (
    ABBESS,
    ABBEY,
    ARCH,
    CITIES,
    DIOCESE,
    MERCENARY,
    NO_BUILDING,
    NOBLES,
    PRELATE,
    ROYAL_ABBEY,
    WOMAN,
)
from banneret.games.fief_england.nobles import is_royal, see_of
from banneret.games.fief_england.options import (
    ABBESS_MARRIED,
    ABBEY_FOREIGN_SITE,
    TITLE_STACKING,
    TITLE_STACKING_ONE_RELIGIOUS_OR_ROYAL,
)
from banneret.games.fief_england.state import (
    FREE,
    HEAR_YE,
    KING,
    LETTER,
    PHASE,
    PRINCE,
    PURCHASES,
    QUEEN,
    Fief,
)
from banneret.games.fief_england.steps import numbers, relics, sovereign
from banneret.games.fief_england.words.court import FOUND, L_ABBEY, L_APPOINTED, L_DIVORCED, LEAVE_ABBEY


def unfit(s: Fief, g: int, card: int, n: int) -> str:
    """The rule that keeps a family from playing a church card on a noble (FE-2.13-a, FE-2.14-a)."""
    family = s.family[n]
    prelate = PRELATE <= card < MERCENARY
    rule = "FE-2.14-a" if prelate else "FE-2.13-a"
    if family < 0 or (family != g and s.ally[g] != family) or WOMAN[n] == prelate:
        return rule
    if not prelate:
        if s.spouse[n] >= 0 and not s.opt[ABBESS_MARRIED]:
            return "FE-2.13-b"
        return ""
    if s.spouse[n] >= 0 or s.by[n] != FREE:
        return rule
    see = see_of(s, n)
    if see >= 0 and (ARCH[see] or not ARCH[card - PRELATE]):
        return "FE-2.14-b"
    if s.opt[TITLE_STACKING] == TITLE_STACKING_ONE_RELIGIOUS_OR_ROYAL and is_royal(s, n):
        # FE-2.14-e: a Prince may become a prelate; he is Prince no longer.
        return "" if n == s.now[PRINCE] else "FE-IT12-a"
    return ""


def fit(s: Fief, g: int, card: int) -> list[int]:
    """The nobles on whom a family may play a church card."""
    return [n for n in range(NOBLES) if not unfit(s, g, card, n)]


def appoint(s: Fief, card: int, n: int) -> None:
    """FE-2.13-c, FE-2.14-b: a noble takes office; the card has left the hand already."""
    s.tell(L_APPOINTED, ALL, n, card)
    if card < PRELATE:
        abbey = card - ABBESS
        if s.spouse[n] >= 0:
            divorce(s, n)
        s.abbess[abbey] = n
        if s.abbey[abbey] < 0:
            s.push([numbers.ABBEY_SITE, s.family[n], abbey, n, -1, 0])
    else:
        old = see_of(s, n)
        if old >= 0:
            s.see[old] = -1
            s.spent[PRELATE + old] += 1
        s.see[card - PRELATE] = n
        if s.now[PRINCE] == n:
            s.now[PRINCE] = -1
    relics.enter(s, n)


def divorce(s: Fief, n: int) -> None:
    """FE-IT14.2-a: a wife who becomes abbess is married no longer."""
    husband = s.spouse[n]
    s.spouse[n] = -1
    s.spouse[husband] = -1
    s.ally[:] = s.allies()
    s.tell(L_DIVORCED, ALL, n, husband)
    if s.now[KING] == n:
        sovereign.disarm(s, husband)
    if s.now[QUEEN] == n and s.now[KING] == husband:
        s.now[QUEEN] = -1
        sovereign.disarm(s, n)


def site_rule(s: Fief, g: int, c: int) -> str:
    """FE-2.13-c, FE-2.13-d, FE-IT7.2-a: the rule that keeps an abbey from a city, consent apart."""
    if s.building[c] != NO_BUILDING or s.horde[c]:
        return "FE-2.13-c"
    if s.control[c] >= 0 and s.control[c] != g and not s.opt[ABBEY_FOREIGN_SITE]:
        return "FE-2.13-d"
    return ""


def sites(s: Fief, g: int) -> list[int]:
    """The cities where a family may found an abbey."""
    return [c for c in range(CITIES) if not site_rule(s, g, c)]


def found_abbey(s: Fief, abbey: int, n: int, c: int, royal: bool) -> None:
    """The abbey is placed; a Queen's is a Royal Abbey (FE-2.13-e, FE-2.13-f)."""
    s.abbey[abbey] = c
    s.build(c, ROYAL_ABBEY if royal else ABBEY)
    s.tell(L_ABBEY, ALL, n, abbey, c)


# --- in the family's own turn: an abbey rebuilt (phase 4), an abbacy resigned (phase 1)

VERBS: Final[frozenset[int]] = frozenset((FOUND, LEAVE_ABBEY))


def add(s: Fief, g: int, found: list[int]) -> None:
    """Abbeys that may be founded anew, abbacies that may be laid down."""
    phase = s.now[PHASE]
    if phase != PURCHASES and phase != HEAR_YE:
        return
    for abbey in range(3):
        n = s.abbess[abbey]
        if n < 0 or s.family[n] != g:
            continue
        if not found_rule(s, g, abbey):
            found.append(choice(FOUND, abbey))
        if not leave_rule(s, g, abbey):
            found.append(choice(LEAVE_ABBEY, abbey))


def found_rule(s: Fief, g: int, abbey: int) -> str:
    """FE-2.13-t, FE-2.13-u: the rule that keeps an abbess from (re)building her abbey."""
    n = s.abbess[abbey]
    if s.now[PHASE] != PURCHASES or n < 0 or s.family[n] != g or s.abbey[abbey] >= 0 or s.by[n] != FREE:
        return "FE-2.13-t"
    return "" if sites(s, g) else "FE-2.13-u"


def leave_rule(s: Fief, g: int, abbey: int) -> str:
    """FE-2.13-l, FE-2.13-m: the rule that keeps an abbess from being released."""
    n = s.abbess[abbey]
    if s.now[PHASE] != HEAR_YE or s.now[LETTER] != 0 or n < 0 or s.family[n] != g:
        return "FE-2.13-l"
    for other in range(3):
        if s.abbess[other] == n and s.abbey[other] >= 0 and s.see[DIOCESE[s.abbey[other]]] < 0:
            return "FE-2.13-m"
    return ""


def refuse(s: Fief, g: int, c: int) -> str:
    """The rule that forbids one of these choices."""
    return (found_rule if verb_of(c) == FOUND else leave_rule)(s, g, noun_of(c))


def do(s: Fief, g: int, c: int) -> None:
    """Carries one out."""
    abbey = noun_of(c)
    n = s.abbess[abbey]
    if verb_of(c) == FOUND:
        s.push([numbers.ABBEY_SITE, g, abbey, n, -1, 0])
        return
    s.push([numbers.RELEASE_ABBESS, g, n, prelates(s, n), 0])


def prelates(s: Fief, n: int) -> int:
    """The dioceses whose prelates have to release an abbess, as bits."""
    found = 0
    for abbey in range(3):
        if s.abbess[abbey] == n and s.abbey[abbey] >= 0:
            found |= 1 << DIOCESE[s.abbey[abbey]]
    return found
