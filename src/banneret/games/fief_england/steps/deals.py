"""Bargains: what two families may give each other at once, and by which rule (FE-2.15-b, FE-9.0-h).

What the rules let change hands is carried out at once; promises are only words. Cards, and money between
those who
are no allies, go by pigeon (see pigeons).
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import CITIES, NOBLES, RELICS, RIVALS, SERVANTS
from banneret.games.fief_england.options import CAPTIVE_TRANSFER, SERVANT_TRADE_PHASE
from banneret.games.fief_england.state import CARRIED, PHASE, Fief
from banneret.games.fief_england.steps import ceding, numbers, relics, trades
from banneret.games.fief_england.words.deals import (
    ALLY_GIFT,
    BARGAIN,
    L_ALLY_GIFT,
    L_ALLY_GIFT_OWN,
    MOST_GIFT,
)
from banneret.games.fief_england.words.land import CEDE

# --- cells of the row ``deal``: two families, what is given and wanted, in shillings and two wares each
FROM: Final = 0
TO: Final = 1
GIVE_SUM: Final = 2
WANT_SUM: Final = 3
GIVE: Final = 4
WANT: Final = 6

# --- wares
SERVANT: Final = 0
RELIC: Final = SERVANTS
CITY: Final = SERVANTS + RELICS
CAPTIVE: Final = SERVANTS + RELICS + CITIES
WARES: Final = SERVANTS + RELICS + CITIES + NOBLES
#: Bargains and parcels that a family may try in one phase.
MOST_OFFERS: Final = 2

VERBS: Final[frozenset[int]] = frozenset((BARGAIN, ALLY_GIFT))


def ware_rule(s: Fief, giver: int, taker: int, ware: int) -> str:
    """The rule that keeps a ware from changing hands between two families now."""
    if ware < RELIC:
        n = s.servant[ware]
        if n < 0 or s.family[n] != giver:
            return "FE-2.12-h"
        m = free_master(s, taker)
        return trades.rule(s, giver, ware, m) if m >= 0 else "FE-2.12-i"
    if ware < CITY:
        m = receiver(s, giver, taker, ware - RELIC)
        return relics.give_rule(s, giver, ware - RELIC, m) if m >= 0 else "FE-12.0-d"
    if ware < CAPTIVE:
        return ceding.refuse(s, giver, choice(CEDE, taker * CITIES + ware - CITY))
    n = ware - CAPTIVE
    holder = s.by[n]
    if not 0 <= holder < NOBLES or s.family[holder] != giver:
        return "FE-7.6-k"
    if s.family[n] == taker:
        return ""
    return "" if s.opt[CAPTIVE_TRANSFER] and s.free_at(taker, s.at[n]) else "FE-7.6-n"


def wares(s: Fief, giver: int, taker: int) -> list[int]:
    """All that one family could hand to another now."""
    found: list[int] = []
    if s.now[PHASE] == s.opt[SERVANT_TRADE_PHASE]:
        for n in range(NOBLES):
            if s.family[n] == giver and s.serves[n] >= 0 and not ware_rule(s, giver, taker, s.serves[n]):
                found.append(s.serves[n])
    for relic in range(RELICS):
        if s.relic[relic] >= CARRIED and not ware_rule(s, giver, taker, RELIC + relic):
            found.append(RELIC + relic)
    for c in range(CITIES):
        if s.hold[c] == giver and not ware_rule(s, giver, taker, CITY + c):
            found.append(CITY + c)
    for n in range(NOBLES):
        if s.by[n] >= 0 and not ware_rule(s, giver, taker, CAPTIVE + n):
            found.append(CAPTIVE + n)
    return found


def free_master(s: Fief, g: int) -> int:
    """A noble of a family without a servant, or -1."""
    for n in s.nobles_of(g):
        if s.serves[n] < 0:
            return n
    return -1


def receiver(s: Fief, giver: int, taker: int, relic: int) -> int:
    """A free noble of a family in the city where a relic is carried, or -1 (FE-12.0-d)."""
    n = relics.holder(s, relic)
    if n < 0 or s.at[n] < 0 or s.family[n] != giver:
        return -1
    there = s.free_at(taker, s.at[n])
    return there[0] if there else -1


def hand(s: Fief, giver: int, taker: int, ware: int) -> None:
    """A ware changes hands."""
    if ware < RELIC:
        trades.move(s, ware, free_master(s, taker))
    elif ware < CITY:
        relics.hand_over(s, ware - RELIC, receiver(s, giver, taker, ware - RELIC))
    elif ware < CAPTIVE:
        ceding.carry_out(s, giver, taker, ware - CITY)
    else:
        n = ware - CAPTIVE
        s.push([numbers.HANDING_DEAL, n, taker])


def money_rule(s: Fief) -> str:
    """FE-2.15-b, FE-9.0-h: money passes between allies, or as the price of a servant or a relic."""
    if s.ally[s.deal[FROM]] == s.deal[TO]:
        return ""
    for cell in (GIVE, GIVE + 1, WANT, WANT + 1):
        if 0 < s.deal[cell] <= CITY:
            return ""
    return "FE-2.15-b"


def broken(s: Fief) -> str:
    """The rule that keeps the bargain on the table from being carried out; empty if it can be."""
    giver, taker = s.deal[FROM], s.deal[TO]
    if s.deal[GIVE_SUM] or s.deal[WANT_SUM]:
        rule = money_rule(s)
        if rule:
            return rule
        if s.money[s.seat(giver)] < s.deal[GIVE_SUM] or s.money[s.seat(taker)] < s.deal[WANT_SUM]:
            return "FE-2.15-b"
    for i in (0, 1):
        if s.deal[GIVE + i]:
            rule = ware_rule(s, giver, taker, s.deal[GIVE + i] - 1)
            if rule:
                return rule
        if s.deal[WANT + i]:
            rule = ware_rule(s, taker, giver, s.deal[WANT + i] - 1)
            if rule:
                return rule
    return ""


# --- in the family's own turn


def add(s: Fief, g: int, found: list[int]) -> None:
    """A bargain with another family, a gift to the ally."""
    if s.offers[g] >= MOST_OFFERS:
        return
    for h in RIVALS[s.seats * 4 + g]:
        found.append(choice(BARGAIN, h))
    if s.ally[g] >= 0 and s.seat(s.ally[g]) != s.seat(g):
        for sum_ in range(1, min(s.money[s.seat(g)], MOST_GIFT - 1) + 1):
            found.append(choice(ALLY_GIFT, sum_))


def refuse(s: Fief, g: int, c: int) -> str:
    """The rule that forbids one of them."""
    if s.offers[g] >= MOST_OFFERS:
        return "FE-9.1-l"
    if verb_of(c) == BARGAIN:
        h = noun_of(c)
        return "" if h < s.families and s.seat(h) != s.seat(g) else "FE-2.15-b"
    if s.ally[g] < 0 or s.seat(s.ally[g]) == s.seat(g):
        return "FE-9.0-h"
    return "" if 0 < noun_of(c) <= s.money[s.seat(g)] else "FE-9.0-h"


def do(s: Fief, g: int, c: int) -> None:
    """Begins a bargain, or gives."""
    s.offers[g] += 1
    if verb_of(c) == BARGAIN:
        s.deal[:] = [0] * len(s.deal)
        s.deal[FROM] = g
        s.deal[TO] = noun_of(c)
        s.push([numbers.PARLEY, g, noun_of(c)])
        return
    ally = s.ally[g]
    giver, taker = s.seat(g), s.seat(ally)
    s.seal()
    purse.pass_secretly(s, giver, taker, noun_of(c))
    s.tell(L_ALLY_GIFT, ALL & ~(1 << giver) & ~(1 << taker), g, ally)
    s.tell(L_ALLY_GIFT_OWN, 1 << giver | 1 << taker, g, ally, noun_of(c))
