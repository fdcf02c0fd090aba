"""12 and 13.2: relics and Excalibur: found, carried, handed over, lost, and what they can do."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.games.fief_england.board import (
    ABBEY,
    CATHEDRAL,
    CHASUBLE,
    CITIES,
    DIOCESE,
    DIOCESE_OF_REGION,
    DISASTER_KINDS,
    DRAWS_SWORD,
    FAMINE,
    INSIDE,
    MEN,
    NOBLES,
    PLACES,
    PLAGUE,
    REGIONS,
    RELICS,
    SEA_NEXT,
    STORMS,
    TIBIA,
    WOMAN,
)
from banneret.games.fief_england.nobles import is_prelate, see_of
from banneret.games.fief_england.options import TIBIA_SCOPE, TIBIA_SCOPE_DIOCESE
from banneret.games.fief_england.state import (
    ACTIVE_CARD,
    BATTLES,
    CARRIED,
    FIELD,
    FREE,
    GIVEN_RELICS,
    KING,
    MOVEMENT,
    PHASE,
    SWORD_BY,
    SWORD_CITY_NOW,
    SWORD_DRAWN,
    VP_RELIC,
    Fief,
)
from banneret.games.fief_england.steps import numbers, sides, sovereign
from banneret.games.fief_england.words.court import (
    DRAW_SWORD,
    DROP_RELIC,
    END_FAMINE,
    GIVE_RELIC,
    L_BLOWN,
    L_FAMINE_OVER,
    L_MARKER,
    L_RELIC_LEFT,
    L_RELIC_TAKEN,
    MOVE_STORMS,
)

#: The verbs of this chapter that are possible at any time (FE-12.2-a, FE-12.4-a), and the others.
ANY_TIME: Final[frozenset[int]] = frozenset((MOVE_STORMS, END_FAMINE))
VERBS: Final[frozenset[int]] = frozenset((MOVE_STORMS, END_FAMINE, GIVE_RELIC, DROP_RELIC, DRAW_SWORD))
#: What is lost in Sherwood is found at the edge of the forest.
YORK: Final = CATHEDRAL.index(1)


def holder(s: Fief, relic: int) -> int:
    """Who carries a relic, or -1."""
    place = s.relic[relic]
    return place - CARRIED if CARRIED <= place < CARRIED + NOBLES else -1


def power(s: Fief, relic: int) -> int:
    """FE-12.0-l: the free noble who has a relic's power, or -1."""
    n = holder(s, relic)
    return n if n >= 0 and s.by[n] == FREE else -1


def enter(s: Fief, n: int) -> None:
    """A noble has come to a city (or was appointed there): he reveals or picks up what he may (FE-12.0-a)."""
    c = s.at[n]
    if c < 0 or c >= CITIES or s.by[n] != FREE:
        return
    walled = s.building[c] != 0
    inside = s.stand[s.family[n] * PLACES + c] & INSIDE > 0
    d = CATHEDRAL[c]
    # FE-12.0-b, FE-12.0-j: in a fortified cathedral city only who is let in.
    if d >= 0 and s.shrine[d] and (see_of(s, n) == d or n in s.abbess) and (inside or not walled):
        s.push([numbers.RELIC, n, d])
    for relic in range(RELICS):
        # FE-12.0-f, FE-12.0-l
        if s.relic[relic] == c and (inside or s.building[c] < ABBEY):
            carry(s, relic, n)
    if s.now[SWORD_DRAWN] and s.now[SWORD_BY] < 0 and s.now[SWORD_CITY_NOW] == c:
        sovereign.take_sword(s, n, -1)


def carry(s: Fief, relic: int, n: int) -> None:
    """A relic comes to a noble.

    To a sovereign for the first time it brings the giver the marker elsewhere.
    """
    s.relic[relic] = CARRIED + n
    s.tell(L_RELIC_TAKEN, ALL, n, relic)


#: Excalibur among the pieces that a noble leaves behind, as the bit beside those of the relics.
SWORD: Final = 1 << RELICS


def orphan(s: Fief, n: int, place: int) -> None:
    """A noble who carried relics or the sword has died or was captured in a place (FE-12.0-e, FE-12.0-k).

    His captor comes first, then a family of the side that has won a battle there, then the others in turn
    order from the active one; a family with several free nobles there says which of them. Without anybody the
    piece lies in the city.
    """
    pieces = SWORD if s.now[SWORD_BY] == n else 0
    for relic in range(RELICS):
        if s.relic[relic] == CARRIED + n:
            pieces |= 1 << relic
    if not pieces:
        return
    if 0 <= s.by[n] < NOBLES:
        take_up(s, pieces, n, s.by[n])
        return
    if 0 <= place < CITIES:
        for g in _claimants(s, n, place):
            others = [m for m in s.free_at(g, place) if m != n]
            if len(others) == 1:
                take_up(s, pieces, n, others[0])
                return
            if others:
                lay_down(s, pieces, place)
                s.push([numbers.HEIRLOOM, g, n, place, pieces])
                return
    lay_down(s, pieces, place if 0 <= place < CITIES else YORK)


def _claimants(s: Fief, n: int, place: int) -> list[int]:
    """The families in the order in which they may take up what a noble carried (FE-12.0-k)."""
    order = s.in_turn(s.active())
    own = sides.side_of(s, s.family[n]) if s.fight[FIELD] == place else -1
    if own < 0:
        return order
    if sides.beaten(s, own):
        won = own ^ 1
    elif sides.beaten(s, own ^ 1):
        won = own
    else:
        return order
    first = [g for g in order if sides.side_of(s, g) == won]
    return first + [g for g in order if g not in first]


def lay_down(s: Fief, pieces: int, place: int) -> None:
    """Pieces lie in a city."""
    for relic in range(RELICS):
        if pieces >> relic & 1:
            s.relic[relic] = place
            s.tell(L_RELIC_LEFT, ALL, relic, place)
    if pieces & SWORD:
        s.now[SWORD_BY] = -1
        s.now[SWORD_CITY_NOW] = place


def take_up(s: Fief, pieces: int, before: int, n: int) -> None:
    """A noble takes up pieces that another has carried."""
    for relic in range(RELICS):
        if pieces >> relic & 1:
            carry(s, relic, n)
    if pieces & SWORD:
        s.now[SWORD_BY] = -1
        sovereign.take_sword(s, n, before)


# --- what a family may do with them in its own turn


def add(s: Fief, g: int, found: list[int], calm: bool) -> None:
    """Storms moved, Famine ended; relics handed on; the sword tried."""
    if s.relic[TIBIA] >= CARRIED:
        for a in range(REGIONS):
            if not famine_rule(s, g, a):
                found.append(choice(END_FAMINE, a))
    if s.relic[CHASUBLE] >= CARRIED:
        for a in range(REGIONS):
            if s.disaster[a * DISASTER_KINDS + STORMS - PLAGUE] == ACTIVE_CARD:
                for b in SEA_NEXT[a]:
                    if not storms_rule(s, g, a, b):
                        found.append(choice(MOVE_STORMS, a * REGIONS + b))
    if not calm:
        return
    for relic in range(RELICS):
        if s.relic[relic] < CARRIED:
            continue
        n = holder(s, relic)
        if n >= 0 and s.family[n] == g:
            if not give_rule(s, g, relic, -1):
                found.append(choice(DROP_RELIC, relic))
            for m in range(NOBLES):
                if s.family[m] >= 0 and s.at[m] == s.at[n] and not give_rule(s, g, relic, m):
                    found.append(choice(GIVE_RELIC, relic * NOBLES + m))
    if not s.now[SWORD_DRAWN] and s.now[PHASE] in (MOVEMENT, BATTLES):
        for n in range(MEN):
            if s.family[n] == g and s.at[n] == s.now[SWORD_CITY_NOW] and not sword_rule(s, g, n):
                found.append(choice(DRAW_SWORD, n))


def storms_rule(s: Fief, g: int, a: int, b: int) -> str:
    """FE-12.2-a, FE-12.2-b: the rule that keeps the chasuble from moving Storms."""
    n = power(s, CHASUBLE)
    if n < 0 or s.family[n] != g or b not in SEA_NEXT[a]:
        return "FE-12.2-a"
    kind = STORMS - PLAGUE
    if s.disaster[a * DISASTER_KINDS + kind] != ACTIVE_CARD or s.blown[a]:
        return "FE-12.2-a"
    return "FE-12.2-b" if s.disaster[b * DISASTER_KINDS + kind] else ""


def famine_rule(s: Fief, g: int, a: int) -> str:
    """FE-12.4-a, FE-IT17.5-a: the rule that keeps the tibia from ending a Famine."""
    rule = "FE-12.4-a" if s.opt[TIBIA_SCOPE] == TIBIA_SCOPE_DIOCESE else "FE-IT17.5-a"
    n = power(s, TIBIA)
    if n < 0 or s.family[n] != g or s.disaster[a * DISASTER_KINDS + FAMINE - PLAGUE] != ACTIVE_CARD:
        return rule
    if s.opt[TIBIA_SCOPE] == TIBIA_SCOPE_DIOCESE:
        if s.at[n] >= CITIES or DIOCESE[s.at[n]] != DIOCESE_OF_REGION[a]:
            return rule
    return ""


def give_rule(s: Fief, g: int, relic: int, m: int) -> str:
    """FE-12.0-d, FE-12.0-f, FE-12.0-g.

    The rule that keeps a relic from being handed on, or (-1) left behind.
    """
    n = holder(s, relic)
    if n < 0 or s.family[n] != g or s.by[n] != FREE or s.at[n] >= CITIES:
        return "FE-12.0-d"
    if s.now[GIVEN_RELICS] >> relic & 1:
        return "FE-12.0-d"
    if m < 0:
        return ""
    return "" if m != n and s.family[m] >= 0 and s.by[m] == FREE and s.at[m] == s.at[n] else "FE-12.0-d"


def sword_rule(s: Fief, g: int, n: int) -> str:
    """FE-13.2-a: the rule that keeps a man from trying to draw Excalibur."""
    phase = s.now[PHASE]
    if s.now[SWORD_DRAWN] or phase not in (MOVEMENT, BATTLES) or s.family[n] != g or s.by[n] != FREE:
        return "FE-13.2-a"
    if WOMAN[n] or is_prelate(s, n) or s.at[n] != s.now[SWORD_CITY_NOW] or DRAWS_SWORD[n] > 6:
        return "FE-13.2-a"
    return "FE-13.2-a" if s.tried[n] & (1 if phase == MOVEMENT else 2) else ""


def refuse(s: Fief, g: int, c: int) -> str:
    """The rule that forbids one of these choices."""
    verb = verb_of(c)
    noun = noun_of(c)
    if verb == MOVE_STORMS:
        a, b = divmod(noun, REGIONS)
        return storms_rule(s, g, a, b)
    if verb == END_FAMINE:
        return famine_rule(s, g, noun)
    if verb == DRAW_SWORD:
        return sword_rule(s, g, noun)
    if verb == DROP_RELIC:
        return give_rule(s, g, noun, -1)
    relic, m = divmod(noun, NOBLES)
    return give_rule(s, g, relic, m) if relic < RELICS else "FE-12.0-d"


def do(s: Fief, g: int, c: int) -> None:
    """Carries one out."""
    verb = verb_of(c)
    noun = noun_of(c)
    if verb == MOVE_STORMS:
        a, b = divmod(noun, REGIONS)
        kind = STORMS - PLAGUE
        s.disaster[a * DISASTER_KINDS + kind] = 0
        s.disaster[b * DISASTER_KINDS + kind] = ACTIVE_CARD
        s.blown[b] = 1
        s.tell(L_BLOWN, ALL, g, a, b)
    elif verb == END_FAMINE:
        s.disaster[noun * DISASTER_KINDS + FAMINE - PLAGUE] = 0
        s.spent[FAMINE] += 1
        s.tell(L_FAMINE_OVER, ALL, g, noun)
    elif verb == DRAW_SWORD:
        s.tried[noun] |= 1 if s.now[PHASE] == MOVEMENT else 2
        s.push([numbers.SWORD, noun])
    elif verb == DROP_RELIC:
        s.now[GIVEN_RELICS] |= 1 << noun
        s.relic[noun] = s.at[holder(s, noun)]
        s.tell(L_RELIC_LEFT, ALL, noun, s.relic[noun])
    else:
        relic, m = divmod(noun, NOBLES)
        hand_over(s, relic, m)


def hand_over(s: Fief, relic: int, m: int) -> None:
    """FE-12.0-g to FE-12.0-i: the first to give a relic to the sovereign gets the VP marker."""
    giver = holder(s, relic)
    s.now[GIVEN_RELICS] |= 1 << relic
    carry(s, relic, m)
    if m == s.now[KING] and s.now[VP_RELIC] < 0:
        s.now[VP_RELIC] = s.family[giver]
        s.tell(L_MARKER, ALL, s.family[giver])
