"""4.0 to 4.4 and 4.9: what a family buys in its turn of phase 4: units, buildings, mills, titles."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import (
    ABBEY,
    ARCHER,
    BOMBARD,
    CARDS,
    CATAPULT,
    CITIES,
    COST,
    EDRIC,
    FORTS,
    INGRID,
    KNIGHT,
    MILLS,
    NEW_UNITS,
    NO_BUILDING,
    OSBERN,
    OUTSIDE,
    PLACES,
    PRICE_OF,
    RALF,
    REGION,
    REGIONS,
    ROYAL_STRONGHOLD,
    SERVANT_NUMBERS,
    SOLDIER,
    STRONGHOLD,
    TITLE_PRICE,
    UNITS,
    WALLED_CITY,
    WALTER,
)
from banneret.games.fief_england.nobles import fort
from banneret.games.fief_england.options import (
    BESIEGER_UNIT_PLACEMENT,
    CATAPULT_SITE,
    CATAPULT_SITE_FORTIFICATION_ONLY,
    RANSOM_STEP,
    RANSOM_STEP_OWN_TURN_BEFORE_OWN_PURCHASES,
    ROYAL_TOWER_PER_ROUND,
    ROYAL_TOWER_SITE,
    ROYAL_TOWER_SITE_FIEF_NEEDS_LORD,
    UNIT_PLACEMENT,
    UNIT_PLACEMENT_ANY_CONTROLLED,
)
from banneret.games.fief_england.state import ANSWER, FREE, KING, PLACING, TOWERS, Fief
from banneret.games.fief_england.steps import numbers, titles
from banneret.games.fief_england.steps.asking import OwnTurn
from banneret.games.fief_england.steps.matters import TOWER_MATTER, ask
from banneret.games.fief_england.words.land import (
    BUILD,
    BUY,
    DONE,
    INGRID_SELLS,
    L_BOUGHT,
    L_BUILT,
    L_MILL,
    L_PLACED,
    L_PLACED_OWN,
    L_SOLD,
    MILL,
    PUT,
    RALF_ENLISTS,
    TITLE,
    TOWER,
    WALTER_BUILDS,
)

#: The units that can be bought (FE-4.0-c).
FOR_SALE: Final = (SOLDIER, ARCHER, KNIGHT, BOMBARD, CATAPULT)


def site(s: Fief, g: int, c: int) -> str:
    """The rule that keeps a family from placing new units in a city, the limit apart (FE-4.0-d.

    FE-IT7.7-a).
    """
    if s.besieger[c] == g and s.opt[BESIEGER_UNIT_PLACEMENT]:
        return ""
    if s.besieger[c] >= 0:
        return "FE-4.0-i" if s.besieger[c] == g else "FE-4.0-h"
    if s.building[c] == ROYAL_STRONGHOLD and s.control[c] != g:
        return "FE-4.9-c"
    if s.opt[UNIT_PLACEMENT] == UNIT_PLACEMENT_ANY_CONTROLLED:
        return "" if s.control[c] == g else "FE-4.0-d"
    if s.free[g * PLACES + c]:
        return ""
    if s.control[c] == g and (fort(s, c) or s.building[c] >= ABBEY):
        return ""
    return "FE-IT7.7-a"


def catapult_site(s: Fief, c: int) -> bool:
    """FE-4.0-g, FE-IT10.1-a: where a catapult may be built outside sieges."""
    return s.opt[CATAPULT_SITE] != CATAPULT_SITE_FORTIFICATION_ONLY or fort(s, c) or s.besieger[c] >= 0


def room(s: Fief, g: int, c: int) -> int:
    """FE-4.0-e: how many new units a city still takes from a family."""
    return NEW_UNITS - s.placed[g * CITIES + c]


def rooms(s: Fief, g: int) -> tuple[int, int]:
    """Room for new units in all cities, and in those where a catapult may be built."""
    total = 0
    heavy = 0
    control = s.control
    present = s.present
    for c in range(CITIES):
        # Where a family has neither control nor pieces it places nothing.
        if (control[c] == g or present[c] >> g & 1) and not site(s, g, c):
            total += room(s, g, c)
            if catapult_site(s, c):
                heavy += room(s, g, c)
    return total, heavy


def on_the_map(s: Fief, g: int) -> bool:
    """Whether a family has any troop or free noble in a city."""
    for c in range(CITIES):
        if s.present[c] >> g & 1:
            return True
    return False


def holds_fort(s: Fief, g: int) -> bool:
    """Whether a family controls a Stronghold or Walled City."""
    for c in range(CITIES):
        if s.control[c] == g and s.building[c] in (STRONGHOLD, WALLED_CITY):
            return True
    return False


def unit_price(s: Fief, g: int, unit: int) -> int:
    """FE-4.0-c; Edric's archers cost less (FE-2.12-sv07)."""
    if unit == ARCHER and edric(s, g):
        return SERVANT_NUMBERS[EDRIC]["price"]
    return COST[unit]


def edric(s: Fief, g: int) -> bool:
    """Whether the next archer is one of the two of Edric's."""
    n = s.servant[EDRIC]
    return (
        n >= 0
        and s.family[n] == g
        and s.by[n] == FREE
        and s.used[EDRIC] < SERVANT_NUMBERS[EDRIC]["max_units"]
    )


def forts_left(s: Fief) -> bool:
    """FE-4.0-b: whether a Stronghold tile is left; Walled Cities are their reverse."""
    return s.building.count(STRONGHOLD) + s.building.count(WALLED_CITY) < FORTS


def fort_price(s: Fief, g: int) -> int:
    """FE-4.2-c; Osbern builds one for less (FE-2.12-sv04)."""
    return SERVANT_NUMBERS[OSBERN]["price"] if s.served_by(g, OSBERN) >= 0 else PRICE_OF["stronghold"]


def crowned(s: Fief, g: int) -> bool:
    """Whether a family has the King or Sovereign Queen."""
    return s.now[KING] >= 0 and s.family[s.now[KING]] == g


def buy_rule(s: Fief, g: int, unit: int) -> str:
    """The rule that keeps a family from buying one more unit."""
    if unit not in FOR_SALE:
        return "FE-4.0-c"
    if not s.stock[g * UNITS + unit]:
        return "FE-4.0-b"
    if s.money[s.seat(g)] < unit_price(s, g, unit):
        return "FE-4.0-a"
    if not on_the_map(s, g) and not holds_fort(s, g):
        return "FE-13.5-b"
    total, heavy = rooms(s, g)
    waiting = sum(s.pool)
    if waiting >= total:
        return "FE-4.0-e" if total else site_rule(s)
    if unit == CATAPULT and s.pool[CATAPULT] >= heavy:
        return "FE-IT10.1-a"
    return ""


def site_rule(s: Fief) -> str:
    """The rule that says where new units may appear."""
    return "FE-4.0-d" if s.opt[UNIT_PLACEMENT] == UNIT_PLACEMENT_ANY_CONTROLLED else "FE-IT7.7-a"


def build_rule(s: Fief, g: int, c: int) -> str:
    """The rule that keeps a family from buying a Stronghold in a city."""
    if s.control[c] != g:
        return "FE-4.2-b"
    if s.building[c] != NO_BUILDING:
        return "FE-4.2-a"
    if not forts_left(s):
        return "FE-4.0-b"
    return "" if s.money[s.seat(g)] >= fort_price(s, g) else "FE-4.2-c"


def mill_rule(s: Fief, g: int, c: int) -> str:
    """The rule that keeps a family from buying a mill in a city."""
    if s.control[c] != g:
        return "FE-4.2-b"
    if s.mill[c]:
        return "FE-4.2-a"
    if sum(s.mill) >= MILLS:
        return "FE-4.0-b"
    return "" if s.money[s.seat(g)] >= PRICE_OF["mill"] else "FE-4.2-d"


def tower_rule(s: Fief, g: int, c: int) -> str:
    """The rule that keeps a family from building the Royal Stronghold in a city (FE-4.9-a, FE-4.9-b)."""
    if (
        not crowned(s, g)
        or ROYAL_STRONGHOLD in s.building
        or s.money[s.seat(g)] < PRICE_OF["royal-stronghold"]
    ):
        return "FE-4.9-a"
    if s.building[c] != NO_BUILDING or s.horde[c]:
        return "FE-4.9-a"
    if s.opt[ROYAL_TOWER_PER_ROUND] and s.now[TOWERS] >= s.opt[ROYAL_TOWER_PER_ROUND]:
        return "FE-IT7.4-d"
    if s.opt[ROYAL_TOWER_SITE] == ROYAL_TOWER_SITE_FIEF_NEEDS_LORD:
        if s.lord[REGION[c]] < 0 and s.claim[REGION[c]] >= 0 and s.control[c] < 0:
            return "FE-4.9-b"
    return ""


def tower_consent(s: Fief, c: int) -> int:
    """The family that has to agree to a Royal Stronghold in a city, or -1 (FE-4.9-b, FE-IT7.4-a)."""
    lord = s.lord_of(REGION[c])
    if lord < 0:
        return -1
    return lord if s.opt[ROYAL_TOWER_SITE] == ROYAL_TOWER_SITE_FIEF_NEEDS_LORD else s.control[c]


def ralf_rule(s: Fief, g: int) -> str:
    """FE-2.12-sv06: the rule that keeps Ralf from enlisting a soldier where his master is."""
    n = s.served_by(g, RALF)
    if n < 0 or s.at[n] >= CITIES or not s.stock[g * UNITS + SOLDIER]:
        return "FE-2.12-sv06"
    return site(s, g, s.at[n]) or ("" if room(s, g, s.at[n]) else "FE-4.0-e")


def walter_rule(s: Fief, g: int) -> str:
    """FE-2.12-sv19: the rule that keeps Walter from building a cheap catapult where his master is."""
    n = s.served_by(g, WALTER)
    if n < 0 or s.at[n] >= CITIES or not s.stock[g * UNITS + CATAPULT]:
        return "FE-2.12-sv19"
    if s.money[s.seat(g)] < SERVANT_NUMBERS[WALTER]["price"] or not catapult_site(s, s.at[n]):
        return "FE-2.12-sv19"
    return site(s, g, s.at[n]) or ("" if room(s, g, s.at[n]) else "FE-4.0-e")


class Buy(OwnTurn):
    """FE-4.0-a: a family's turn of phase 4: buys as much as it wants and can pay, then places its units.

    ``stage``: 0 debts come first, 1 buying, 2 a consent is awaited for the Royal Stronghold in ``place``.
    """

    name = "buy"
    rule = "FE-4.0-a"
    holds = ("who:family", "stage:n", "place:place", "c:n")

    def ready(self, s: Fief, f: list[int]) -> int:
        g = f[1]
        if f[2] == 0:
            f[2] = 1
            s.pool[:] = [0] * UNITS
            s.push([numbers.SIEGE_PAY, g, 0, 0, 0])
            if s.opt[RANSOM_STEP] == RANSOM_STEP_OWN_TURN_BEFORE_OWN_PURCHASES:
                s.push([numbers.RANSOM, g, 0, 0, 0])
            return GO
        if f[2] == 2:
            f[2] = 1
            if s.now[ANSWER]:
                build_tower(s, g, f[3])
            return GO
        return ASK

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(DONE)]
        seat = s.seat(g)
        money = s.money[seat]
        total, heavy = rooms(s, g)
        if sum(s.pool) < total and (on_the_map(s, g) or holds_fort(s, g)):
            for unit in FOR_SALE:
                if s.stock[g * UNITS + unit] and money >= unit_price(s, g, unit):
                    if unit != CATAPULT or s.pool[CATAPULT] < heavy:
                        found.append(choice(BUY, unit))
        fort_able = money >= fort_price(s, g) and forts_left(s)
        mill_able = money >= PRICE_OF["mill"] and sum(s.mill) < MILLS
        if fort_able or mill_able:
            for c in range(CITIES):
                if s.control[c] == g:
                    if fort_able and s.building[c] == NO_BUILDING:
                        found.append(choice(BUILD, c))
                    if mill_able and not s.mill[c]:
                        found.append(choice(MILL, c))
        for r in range(REGIONS):
            if money >= TITLE_PRICE[r] and s.lord[r] < 0 and not titles.barred(s, g, r):
                found.append(choice(TITLE, r))
        if crowned(s, g) and ROYAL_STRONGHOLD not in s.building:
            for c in range(CITIES):
                if not tower_rule(s, g, c):
                    found.append(choice(TOWER, c))
        if not ralf_rule(s, g):
            found.append(choice(RALF_ENLISTS))
        if not walter_rule(s, g):
            found.append(choice(WALTER_BUILDS))
        if s.served_by(g, INGRID) >= 0:
            for card in range(CARDS):
                if s.hand[seat * CARDS + card]:
                    found.append(choice(INGRID_SELLS, card))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        verb = verb_of(c)
        if verb == DONE:
            return ""
        if verb == BUY:
            return buy_rule(s, g, noun_of(c))
        if verb == BUILD:
            return build_rule(s, g, noun_of(c))
        if verb == MILL:
            return mill_rule(s, g, noun_of(c))
        if verb == TITLE:
            rule = titles.barred(s, g, noun_of(c))
            if rule:
                return rule
            return "" if s.money[s.seat(g)] >= TITLE_PRICE[noun_of(c)] else "FE-4.3-b"
        if verb == TOWER:
            return tower_rule(s, g, noun_of(c))
        if verb == RALF_ENLISTS:
            return ralf_rule(s, g)
        if verb == WALTER_BUILDS:
            return walter_rule(s, g)
        if verb == INGRID_SELLS:
            able = s.served_by(g, INGRID) >= 0 and purse.has(s, s.seat(g), noun_of(c))
            return "" if able else "FE-2.12-sv22"
        return self.rule

    def more(self, s: Fief, f: list[int], g: int, c: int) -> tuple[str, tuple[int, ...]]:
        verb = verb_of(c)
        noun = noun_of(c)
        price = 0
        if verb == BUY and noun in FOR_SALE:
            price = unit_price(s, g, noun)
        elif verb == BUILD:
            price = fort_price(s, g)
        elif verb == MILL:
            price = PRICE_OF["mill"]
        elif verb == TITLE:
            price = TITLE_PRICE[noun]
        elif verb == TOWER:
            price = PRICE_OF["royal-stronghold"]
        money = s.money[s.seat(g)]
        return ("costs", (price, money)) if price > money else ("", ())

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        verb = verb_of(c)
        noun = noun_of(c)
        seat = s.seat(g)
        if verb == DONE:
            s.pop()
            if sum(s.pool):
                s.now[PLACING] = 2 if max(s.pool) == sum(s.pool) else 1
                s.push([numbers.PLACE, g])
        elif verb == BUY:
            purse.pay(s, seat, unit_price(s, g, noun))
            if noun == ARCHER and edric(s, g):
                s.used[EDRIC] += 1
            s.pool[noun] += 1
            s.stock[g * UNITS + noun] -= 1
            s.tell(L_BOUGHT, ALL, g, noun)
        elif verb == BUILD:
            purse.pay(s, seat, fort_price(s, g))
            if s.served_by(g, OSBERN) >= 0:
                s.used[OSBERN] = 1
            s.build(noun, STRONGHOLD)
            s.tell(L_BUILT, ALL, g, noun, STRONGHOLD)
        elif verb == MILL:
            purse.pay(s, seat, PRICE_OF["mill"])
            s.mill[noun] = 1
            s.tell(L_MILL, ALL, g, noun)
        elif verb == TITLE:
            purse.pay(s, seat, TITLE_PRICE[noun])
            titles.acquire(s, g, noun)
        elif verb == TOWER:
            asked = tower_consent(s, noun)
            if asked < 0 or asked == g:
                build_tower(s, g, noun)
            else:
                f[2] = 2
                f[3] = noun
                ask(s, asked, g, TOWER_MATTER, noun)
        elif verb == INGRID_SELLS:
            s.used[INGRID] = 1
            purse.discard(s, seat, noun)
            purse.gain(s, seat, SERVANT_NUMBERS[INGRID]["shillings"])
            s.tell(L_SOLD, ALL, g, noun)
        else:
            servant, unit = (RALF, SOLDIER) if verb == RALF_ENLISTS else (WALTER, CATAPULT)
            place = s.at[s.servant[servant]]
            s.used[servant] = 1
            if unit == CATAPULT:
                purse.pay(s, seat, SERVANT_NUMBERS[WALTER]["price"])
            s.placed[g * CITIES + place] += 1
            s.recruit(g, place, unit, 1)
            if unit == SOLDIER:
                s.known[(g * PLACES + place) * UNITS + unit] += 1
            s.tell(L_PLACED_OWN, ALL, g, unit, place)


def build_tower(s: Fief, g: int, c: int) -> None:
    """FE-4.9-a, FE-4.9-c, FE-4.9-i: the sovereign's family holds the city; all others step out."""
    purse.pay(s, s.seat(g), PRICE_OF["royal-stronghold"])
    s.now[TOWERS] += 1
    s.building[c] = ROYAL_STRONGHOLD
    for other in range(s.families):
        if other != g and s.present[c] >> other & 1:
            s.stand[other * PLACES + c] = OUTSIDE
    s.give_hold(c, g)
    if not s.present[c] >> g & 1:
        s.stand[g * PLACES + c] = 0
    s.tell(L_BUILT, ALL, g, c, ROYAL_STRONGHOLD)


def put_rule(s: Fief, g: int, unit: int, c: int) -> str:
    """The rule that keeps a bought unit from being placed in a city."""
    if not s.pool[unit]:
        return "FE-4.1-a"
    rule = site(s, g, c)
    if rule:
        return rule
    if not room(s, g, c):
        return "FE-4.0-e"
    if unit == CATAPULT:
        return "" if catapult_site(s, c) else "FE-IT10.1-a"
    if s.pool[CATAPULT] and catapult_site(s, c) and rooms(s, g)[1] <= s.pool[CATAPULT]:
        return "FE-IT10.1-a"
    return ""


class Place(OwnTurn):
    """FE-4.1-a, FE-4.1-b: bought units are placed face down, one after the other."""

    name = "place"
    rule = "FE-4.1-a"
    holds = ("who:family",)

    def calm(self) -> bool:
        return False

    def ready(self, s: Fief, f: list[int]) -> int:
        if sum(s.pool) and self.options(s, f, f[1]):
            return ASK
        for unit in FOR_SALE:
            # Nowhere left to place them, because a city was given away meanwhile.
            s.stock[f[1] * UNITS + unit] += s.pool[unit]
            s.pool[unit] = 0
        s.now[PLACING] = 0
        s.pop()
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = []
        heavy = rooms(s, g)[1] if s.pool[CATAPULT] else 99
        for c in range(CITIES):
            if site(s, g, c) or not room(s, g, c):
                continue
            able = catapult_site(s, c)
            for unit in FOR_SALE:
                if s.pool[unit] and (able if unit == CATAPULT else not able or heavy > s.pool[CATAPULT]):
                    found.append(choice(PUT, unit * CITIES + c))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if verb_of(c) != PUT:
            return self.rule
        unit, place = divmod(noun_of(c), CITIES)
        return put_rule(s, g, unit, place) if unit in FOR_SALE else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        unit, place = divmod(noun_of(c), CITIES)
        s.pool[unit] -= 1
        s.placed[g * CITIES + place] += 1
        s.add(g, place, unit, 1)
        if s.now[PLACING] == 2 and unit != CATAPULT:
            # Everything bought is of one kind: everybody knows what it is.
            s.known[(g * PLACES + place) * UNITS + unit] += 1
        s.tell(L_PLACED_OWN, 1 << s.seat(g), g, unit, place)
        s.tell(L_PLACED, ALL & ~(1 << s.seat(g)), g, place)


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.BUY: Buy(), numbers.PLACE: Place()}
