"""Bargains: what two families may give each other, how it is carried, by which rule (FE-2.15-b, FE-9.0-h).

What the rules let change hands is carried out by the engine; promises are only words (FE-9.1-l). Money passes
freely between allies, and as the price of a servant, of a relic or of the freedom of a captive; cards, and
money for anything else, go by pigeon: see ``carriage``.
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import (
    CARDS,
    CITIES,
    COUNT_OF,
    DISASTER,
    FAMILIES,
    FLEMISH,
    FRENCH,
    INSIDE,
    NOBLES,
    OUTSIDE,
    PLACES,
    RELICS,
    RIVALS,
    SERVANTS,
    UNITS,
)
from banneret.games.fief_england.options import (
    CAPTIVE_TRANSFER,
    CEDE_CONTROL,
    CEDE_CONTROL_REPLACE_PIECES,
    PIGEON_CONTENT,
    PIGEON_CONTENT_CARD_OR_MONEY_OR_MEETING,
    SERVANT_TRADE_PHASE,
)
from banneret.games.fief_england.state import CARRIED, FREE, PHASE, TRADED, Fief
from banneret.games.fief_england.steps import birds, ceding, numbers, relics
from banneret.games.fief_england.words.court import L_SERVANT_GOES
from banneret.games.fief_england.words.deals import (
    ALLY_GIFT,
    BARGAIN,
    GIVE_WARE,
    L_ALLY_GIFT,
    L_ALLY_GIFT_OWN,
    L_GOT_CARD,
    L_LENT,
    L_MAY_PASS,
    L_PAID_OWN,
    L_PROMISED,
    MOST_GIFT,
    PROMISE_IDS,
    WANT_WARE,
)
from banneret.games.fief_england.words.land import CEDE

# --- cells of the row ``deal``: two families, whether the offer has been made, money and wares of both sides
FROM: Final = 0
TO: Final = 1
MADE: Final = 2
#: How often it has been added to.
TALK: Final = 3
GIVE_SUM: Final = 4
WANT_SUM: Final = 5
GIVE: Final = 6
#: What can be laid on the table in one bargain: sums of money and wares, of both sides together.
SLOTS: Final = 10
WANT: Final = GIVE + SLOTS
#: The most money that is asked for.
MOST_WANTED: Final = 60

# --- wares
SERVANT: Final = 0
RELIC: Final = SERVANTS
CITY: Final = RELIC + RELICS
CAPTIVE: Final = CITY + CITIES
BOW: Final = CAPTIVE + NOBLES
LEAVE: Final = BOW + CITIES
PROMISE: Final = LEAVE + CITIES
CARD: Final = PROMISE + len(PROMISE_IDS)
WARES: Final = CARD + DISASTER

#: Bargains, counter-offers and parcels that a family may try in one phase: a ruling of this house, so that
#: play goes on.
MOST_OFFERS: Final = 4

# --- how money and cards of a bargain are carried
NO_CARRIAGE: Final = 0
#: FE-2.15-c, FE-2.15-h: both have a noble in one city: a pigeon is spent, nothing can be lost.
MEETING: Final = 1
#: FE-2.15-d to FE-2.15-g: each side's gift flies under its own pigeon.
FLIGHTS: Final = 2
#: FE-IT5.5-a: one pigeon flies, and if it arrives the two meet.
SUMMONS: Final = 3

VERBS: Final[frozenset[int]] = frozenset((BARGAIN, ALLY_GIFT))


# --- single wares


def ware_rule(s: Fief, giver: int, taker: int, ware: int, own: bool) -> str:
    """The rule that keeps a ware from changing hands between two families now.

    ``own``: the giver's secrets may be looked at, because it is the giver who wants to know.
    """
    if PROMISE <= ware < CARD:
        return ""
    if LEAVE <= ware < CARD:
        return leave_rule(s, giver, taker, ware - LEAVE)
    if ware < RELIC:
        n = s.servant[ware]
        told = "FE-2.12-h" if s.opt[SERVANT_TRADE_PHASE] == 2 else "FE-IT16-c"
        if n < 0 or s.family[n] != giver or s.now[PHASE] != s.opt[SERVANT_TRADE_PHASE]:
            return told
        return told if s.now[TRADED] >> ware & 1 else ""
    if ware < CITY:
        m = receiver(s, giver, taker, ware - RELIC)
        return relics.give_rule(s, giver, ware - RELIC, m) if m >= 0 else "FE-12.0-d"
    if ware < CAPTIVE:
        return ceding.refuse(s, giver, choice(CEDE, taker * CITIES + ware - CITY))
    if ware < BOW:
        n = ware - CAPTIVE
        holder = s.by[n]
        if not 0 <= holder < NOBLES or s.family[holder] != giver:
            return "FE-7.6-k"
        if s.family[n] == taker:
            return ""
        return "" if s.opt[CAPTIVE_TRANSFER] and s.free_at(taker, s.at[n]) else "FE-7.6-n"
    if ware < LEAVE:
        return "" if bows(s, giver, ware - BOW, own) else "FE-11.1-b"
    if not letters_can_go(s, giver, taker):
        return far_rule(s)
    return "" if not own or s.hand[s.seat(giver) * CARDS + ware - CARD] else letter_rule(s)


def leave_rule(s: Fief, giver: int, taker: int, c: int) -> str:
    """FE-5.0-f, FE-5.0-j, FE-5.0-n, FE-5.0-p: who may be asked for leave in a city can give it beforehand."""
    if s.leave[giver * FAMILIES + taker] >> c & 1:
        return "FE-5.0-e"
    if s.present[c] >> giver & 1 or s.control[c] == giver or s.besieger[c] == giver:
        return ""
    return "FE-5.0-f"


def bows(s: Fief, g: int, c: int, own: bool) -> int:
    """The crossbowmen of a family in a city, or those that everybody knows of (FE-11.1-b)."""
    row = (g * PLACES + c) * UNITS
    if own:
        return s.troop[row + FRENCH] + s.troop[row + FLEMISH]
    return s.known[row + FRENCH] + s.known[row + FLEMISH]


def room(s: Fief, giver: int, taker: int, ware: int, cell: int, own: bool) -> str:
    """The rule that keeps one more of a ware out of a side of the bargain that begins at a cell."""
    if s.deal[cell + SLOTS - 1]:
        return "FE-9.1-l"
    there = s.deal[cell : cell + SLOTS].count(ware + 1)
    if there:
        if BOW <= ware < LEAVE:
            return "" if there < bows(s, giver, ware - BOW, own) else "FE-11.1-b"
        if ware >= CARD:
            most = s.hand[s.seat(giver) * CARDS + ware - CARD] if own else COUNT_OF[ware - CARD]
            return "" if there < most else letter_rule(s)
        return "FE-9.1-l"
    if ware < RELIC and servants_in(s, cell) >= len(s.nobles_of(taker)):
        return "FE-2.12-i"
    return ""


def servants_in(s: Fief, cell: int) -> int:
    """How many servants a side gives."""
    count = 0
    for ware in s.deal[cell : cell + SLOTS]:
        if not ware:
            # A side fills from its first cell.
            break
        if ware <= SERVANTS:
            count += 1
    return count


#: Every promise and every kind of card, as choices for the table of a bargain, by whose side.
_PROMISES: Final[list[list[int]]] = [
    [choice(verb, ware) for ware in range(PROMISE, CARD)] for verb in (GIVE_WARE, WANT_WARE)
]
_CARDS: Final[list[int]] = [choice(WANT_WARE, CARD + card) for card in range(DISASTER) if COUNT_OF[card]]


def add_wares(s: Fief, giver: int, taker: int, cell: int, own: bool, letters: bool, found: list[int]) -> None:
    """Adds all that may still be put into a side of the bargain, as choices of who talks.

    ``own``: it is the giver who talks; ``letters``: whether cards could be carried (``letters_can_go``).
    """
    told = s.deal[cell : cell + SLOTS]
    if told[SLOTS - 1]:
        return
    promised = False
    carded = False
    given = s.leave[giver * FAMILIES + taker]
    for ware in told:
        if not ware:
            break
        if ware > CARD:
            carded = True
        elif ware > PROMISE:
            promised = True
        elif ware > LEAVE:
            given |= 1 << (ware - 1 - LEAVE)
    verb = choice(GIVE_WARE if own else WANT_WARE)
    family = s.family
    if s.now[PHASE] == s.opt[SERVANT_TRADE_PHASE] and servants_in(s, cell) < len(s.nobles_of(taker)):
        traded = s.now[TRADED]
        for servant in range(SERVANTS):
            n = s.servant[servant]
            if n >= 0 and family[n] == giver and not traded >> servant & 1 and servant + 1 not in told:
                found.append(verb | servant)
    if max(s.relic) >= CARRIED:
        for relic in range(RELICS):
            ware = RELIC + relic
            if s.relic[relic] >= CARRIED and ware + 1 not in told:
                if not ware_rule(s, giver, taker, ware, own):
                    found.append(verb | ware)
    if max(s.by) != FREE:
        for n in range(NOBLES):
            ware = CAPTIVE + n
            if s.by[n] >= 0 and ware + 1 not in told and not ware_rule(s, giver, taker, ware, own):
                found.append(verb | ware)
    units = s.troop if own else s.known
    replaced = s.opt[CEDE_CONTROL] == CEDE_CONTROL_REPLACE_PIECES
    hold = s.hold
    bit = 1 << giver
    c = -1
    for here, ruler, siege in zip(s.present, s.control, s.besieger, strict=False):
        c += 1
        if here & bit:
            # Only who is there holds a city that can be ceded, or has crossbowmen in it.
            if hold[c] == giver and (replaced or here >> taker & 1) and CITY + c + 1 not in told:
                if not ware_rule(s, giver, taker, CITY + c, own):
                    found.append(verb | CITY + c)
            row = (giver * PLACES + c) * UNITS
            able = units[row + FRENCH] + units[row + FLEMISH]
            if able and able > told.count(BOW + c + 1):
                found.append(verb | BOW + c)
        elif ruler != giver and siege != giver:
            continue
        if not given >> c & 1:
            found.append(verb | LEAVE + c)
    if not promised:
        found.extend(_PROMISES[0 if own else 1])
    else:
        for ware in range(PROMISE, CARD):
            if ware + 1 not in told:
                found.append(verb | ware)
    if not letters:
        return
    if own:
        base = s.seat(giver) * CARDS
        for card, able in enumerate(s.hand[base : base + DISASTER]):
            if able and able > told.count(CARD + card + 1):
                found.append(verb | CARD + card)
    elif not carded:
        found.extend(_CARDS)
    else:
        for card in range(DISASTER):
            if COUNT_OF[card] > told.count(CARD + card + 1):
                found.append(verb | CARD + card)


def goods(s: Fief, giver: int, taker: int) -> list[int]:
    """Servants, relics, cities and captives that one family could hand to another now: no secrets."""
    found: list[int] = []
    first = CITY if max(s.relic) < CARRIED else RELIC
    if s.now[PHASE] == s.opt[SERVANT_TRADE_PHASE] and any([s.serves[n] < 0 for n in s.nobles_of(taker)]):
        first = SERVANT
    for ware in range(first, BOW):
        if not ware_rule(s, giver, taker, ware, False):
            found.append(ware)
    return found


def receiver(s: Fief, giver: int, taker: int, relic: int) -> int:
    """A free noble of a family in the city where a relic is carried, or -1 (FE-12.0-d)."""
    n = relics.holder(s, relic)
    if n < 0 or s.at[n] < 0 or s.family[n] != giver:
        return -1
    there = s.free_at(taker, s.at[n])
    return there[0] if there else -1


# --- the bargain as a whole


def letter_rule(s: Fief) -> str:
    """The rule of what goes under a pigeon in this edition."""
    return "FE-IT5.5-a" if s.opt[PIGEON_CONTENT] == PIGEON_CONTENT_CARD_OR_MONEY_OR_MEETING else "FE-2.15-b"


def is_sale(s: Fief) -> bool:
    """Whether money may pass at once, as the price of something that itself passes at once.

    FE-2.15-b: a servant, a relic, the freedom of a captive.
    """
    for cell, two in ((GIVE, s.deal[TO]), (WANT, s.deal[FROM])):
        for ware in s.deal[cell : cell + SLOTS]:
            if not ware:
                break
            if ware <= CITY or (CAPTIVE < ware <= BOW and s.family[ware - 1 - CAPTIVE] == two):
                return True
    return False


def letters(s: Fief, side: int) -> bool:
    """Whether a side (0 gives, 1 is asked) has anything that only a pigeon carries."""
    if s.deal[GIVE_SUM + side] and sent_money(s, side):
        return True
    cell = WANT if side else GIVE
    return max(s.deal[cell : cell + SLOTS]) > CARD


def sent_money(s: Fief, side: int) -> int:
    """The money of a side that only a pigeon carries."""
    if s.ally[s.deal[FROM]] == s.deal[TO] or is_sale(s):
        return 0
    return s.deal[GIVE_SUM + side]


def letters_can_go(s: Fief, g: int, h: int) -> bool:
    """Whether, as everybody sees, cards and money could be carried between two families at all."""
    return (s.pigeon[g] > 0 or s.pigeon[h] > 0) and birds.reach(s, g, h) > 0


def carriage(s: Fief) -> int:
    """How the bargain on the table is carried, or the rule by which it cannot be, as a negative number."""
    g, h = s.deal[FROM], s.deal[TO]
    if not letters(s, 0) and not letters(s, 1):
        return NO_CARRIAGE
    if s.opt[PIGEON_CONTENT] == PIGEON_CONTENT_CARD_OR_MONEY_OR_MEETING:
        if not s.pigeon[g]:
            return NO_PIGEON
        return SUMMONS if birds.reach(s, g, h) else TOO_FAR
    near = birds.reach(s, g, h)
    if near == birds.NEAR:
        return MEETING if s.pigeon[g] or s.pigeon[h] else NO_PIGEON
    if not near:
        return TOO_FAR
    for side, who, cell in ((0, g, GIVE), (1, h, WANT)):
        if letters(s, side) and not s.pigeon[who]:
            return NO_PIGEON
        if sum([1 for ware in s.deal[cell : cell + SLOTS] if ware > CARD]) > 1:
            return TOO_MUCH
    return FLIGHTS


#: Why a bargain cannot be carried.
NO_PIGEON: Final = -1
TOO_FAR: Final = -2
TOO_MUCH: Final = -3


def carriage_rule(s: Fief) -> str:
    """The rule that keeps the letters of the bargain from being carried; empty if they can be."""
    how = carriage(s)
    if how >= 0:
        return ""
    if how == NO_PIGEON:
        return "FE-2.15-b"
    return "FE-2.15-d" if how == TOO_MUCH else far_rule(s)


def far_rule(s: Fief) -> str:
    """The rule of who can be reached by pigeon."""
    return "FE-IT5.5-b" if s.opt[PIGEON_CONTENT] == PIGEON_CONTENT_CARD_OR_MONEY_OR_MEETING else "FE-2.15-d"


def masters(s: Fief, g: int, cell: int) -> list[int]:
    """FE-2.12-i: to whom servants can come: nobles whose own goes (from ``cell``), then those without."""
    going = [s.servant[ware - 1] for ware in s.deal[cell : cell + SLOTS] if 0 < ware <= SERVANTS]
    return going + [n for n in s.nobles_of(g) if s.serves[n] < 0]


def broken(s: Fief, viewer: int) -> str:
    """The rule that keeps the bargain from being carried out, as far as a seat can know, or nothing."""
    giver, taker = s.deal[FROM], s.deal[TO]
    for side, one, two, cell in ((0, giver, taker, GIVE), (1, taker, giver, WANT)):
        own = s.seat(one) == viewer
        if own and s.money[viewer] < s.deal[GIVE_SUM + side]:
            return letter_rule(s)
        told = s.deal[cell : cell + SLOTS]
        for ware in told:
            if not ware:
                break
            if BOW < ware <= LEAVE and side == 0 and not own:
                # Who offers crossbowmen has them; where they are among the others need nobody know.
                continue
            rule = ware_rule(s, one, two, ware - 1, own)
            if rule:
                return rule
            if own and ware > CARD and told.count(ware) > s.hand[viewer * CARDS + ware - 1 - CARD]:
                return letter_rule(s)
            if own and BOW < ware <= LEAVE and told.count(ware) > bows(s, one, ware - 1 - BOW, True):
                return "FE-11.1-b"
        servants = servants_in(s, cell)
        if servants and servants > len(masters(s, two, GIVE if side else WANT)):
            return "FE-2.12-i"
    return carriage_rule(s)


# --- carrying it out


def settle_at_once(s: Fief) -> None:
    """Everything that needs no pigeon changes hands; what needs more answers is pushed."""
    giver, taker = s.deal[FROM], s.deal[TO]
    told = s.deal[:]
    for side, one, two in ((0, giver, taker), (1, taker, giver)):
        sum_ = s.deal[GIVE_SUM + side]
        if sum_ and not sent_money(s, side):
            purse.pass_secretly(s, s.seat(one), s.seat(two), sum_)
            s.tell(L_PAID_OWN, 1 << s.seat(one) | 1 << s.seat(two), one, two, sum_)
    _swap_servants(s, told)
    for one, two, cell in ((giver, taker, GIVE), (taker, giver, WANT)):
        for ware in told[cell : cell + SLOTS]:
            if ware and SERVANTS < ware <= CARD and not ware_rule(s, one, two, ware - 1, True):
                hand(s, one, two, ware - 1)


def _swap_servants(s: Fief, told: list[int]) -> None:
    """FE-2.12-h, FE-2.12-i: servants go over, first to nobles whose own has left."""
    pairs: list[tuple[int, int]] = []
    for cell, back, two in ((GIVE, WANT, s.deal[TO]), (WANT, GIVE, s.deal[FROM])):
        free = masters(s, two, back)
        coming = [ware - 1 for ware in told[cell : cell + SLOTS] if 0 < ware <= SERVANTS]
        pairs += list(zip(coming, free, strict=False))
    for servant, n in pairs:
        s.now[TRADED] |= 1 << servant
        s.serve(servant, n)
        s.tell(L_SERVANT_GOES, ALL, servant, n)


def hand(s: Fief, giver: int, taker: int, ware: int) -> None:
    """A ware that is neither servant nor card changes hands."""
    both = 1 << s.seat(giver) | 1 << s.seat(taker)
    if ware < CITY:
        relics.hand_over(s, ware - RELIC, receiver(s, giver, taker, ware - RELIC))
    elif ware < CAPTIVE:
        ceding.carry_out(s, giver, taker, ware - CITY)
    elif ware < BOW:
        s.push([numbers.HANDING_DEAL, ware - CAPTIVE, taker])
    elif ware < LEAVE:
        lend(s, giver, taker, ware - BOW)
    elif ware < PROMISE:
        s.leave[giver * FAMILIES + taker] |= 1 << (ware - LEAVE)
        s.tell(L_MAY_PASS, both, giver, taker, ware - LEAVE)
    else:
        # FE-9.1-l: nothing but words.
        s.vow[giver * FAMILIES + taker] |= 1 << (ware - PROMISE)
        s.tell(L_PROMISED, both, giver, taker, ware - PROMISE)


def lend(s: Fief, giver: int, taker: int, c: int) -> None:
    """FE-11.1-b, FE-11.1-g: a crossbowman is the borrower's until the end of the round."""
    row = (giver * PLACES + c) * UNITS
    unit = FRENCH if s.troop[row + FRENCH] else FLEMISH
    # Who lends where he holds the city lets them in.
    stand = s.stand[giver * PLACES + c]
    s.take(giver, c, unit, 1)
    inside = stand & INSIDE and not s.present[c] >> taker & 1
    s.add(taker, c, unit, 1, INSIDE if inside else OUTSIDE)
    s.known[(taker * PLACES + c) * UNITS + unit] += 1
    s.tell(L_LENT, ALL, giver, taker, c)


def swap_letters(s: Fief) -> None:
    """FE-2.15-c: at a meeting cards and money change hands, unseen by others."""
    giver, taker = s.deal[FROM], s.deal[TO]
    for side, one, two, cell in ((0, giver, taker, GIVE), (1, taker, giver, WANT)):
        a, b = s.seat(one), s.seat(two)
        both = 1 << a | 1 << b
        sum_ = sent_money(s, side)
        if sum_:
            purse.pass_secretly(s, a, b, sum_)
            s.tell(L_PAID_OWN, both, one, two, sum_)
        for ware in s.deal[cell : cell + SLOTS]:
            if ware > CARD:
                purse.slip(s, a, b, ware - 1 - CARD)
                s.tell(L_GOT_CARD, both, one, two, ware - 1 - CARD)


def load(s: Fief, side: int) -> None:
    """A side's letters are laid under its pigeon."""
    cell = WANT if side else GIVE
    s.parcel[:] = [0] * len(s.parcel)
    s.parcel[CARDS] = sent_money(s, side)
    for ware in s.deal[cell : cell + SLOTS]:
        if ware > CARD:
            s.parcel[ware - 1 - CARD] += 1


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
