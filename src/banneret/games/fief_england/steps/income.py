"""3: income: cities, mills, abbeys, taxes; then mills burned by their owners."""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import (
    ABBEY,
    CITIES,
    CITIES_OF,
    DIOCESE,
    DIOCESES,
    DISASTER_KINDS,
    FAMINE,
    HARVEST,
    INSIDE,
    NEXT,
    ODO,
    PLACES,
    PLAGUE,
    PRICE_OF,
    RAINULF,
    REGION,
    REGIONS,
    RELICS,
    SERVANT_NUMBERS,
    WEATHER,
    WYMARC,
)
from banneret.games.fief_england.nobles import is_abbess, is_clergy, is_royal, is_titled
from banneret.games.fief_england.options import (
    ABBEY_NO_ABBESS,
    ABBEY_NO_ABBESS_BASE_TO_CONTROLLER,
    ABBEY_VISITORS,
    ABBEY_VISITORS_ABBESS_AND_LORD,
    FAMINE_ABBEY,
    TALLAGE_DISPLACES,
    TAX_INHERIT,
    TAX_INHERIT_CURRENT_HOLDER,
)
from banneret.games.fief_england.state import (
    ACTIVE_CARD,
    CARRIED,
    KING,
    LOST,
    QUEEN,
    SWORD_BY,
    SWORD_CITY_NOW,
    SWORD_DRAWN,
    Fief,
)
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.land import DONE, L_INCOME, L_SCORCHED, L_TALLAGE, L_TITHE, SCORCH


def famine(s: Fief, region: int) -> bool:
    """Whether an active Famine lies on a region."""
    return s.disaster[region * DISASTER_KINDS + FAMINE - PLAGUE] == ACTIVE_CARD


def bonus(s: Fief, region: int) -> int:
    """FE-3.0-d: what Harvest and Good Weather add to each mill or abbey of a region."""
    return (s.bonus[region * 2] + s.bonus[region * 2 + 1]) * PRICE_OF["income-bonus-card"]


def yields(s: Fief, c: int) -> int:
    """What the mill of a city brings: its 2 shillings and the bonus.

    Nothing in Famine or siege (FE-3.0-f).
    """
    if not s.mill[c] or s.besieger[c] >= 0 or famine(s, REGION[c]):
        return 0
    return PRICE_OF["income-mill"] + bonus(s, REGION[c])


def tallage_payee(s: Fief, region: int) -> int:
    """FE-3.2-a, FE-3.2-b, FE-IT15.2.2-b: who collects a tallage that was levied, or -1."""
    if s.crown_tax[region]:
        holder = s.family[s.now[KING]] if s.now[KING] >= 0 else -1
    else:
        holder = s.lord_of(region)
        if holder < 0:
            # FE-IT7.9-c: a family that keeps the title without a noble keeps the tax.
            holder = s.claim[region] if s.claim[region] == s.tallage[region] else -1
    if s.opt[TAX_INHERIT] == TAX_INHERIT_CURRENT_HOLDER or holder == s.tallage[region]:
        return holder
    return -1


def tithe_payee(s: Fief, diocese: int) -> int:
    """FE-3.2-a, FE-IT15.2.2-b: who collects a tithe that was levied, or -1: then the mills pay as usual."""
    if s.tithe[diocese] < 0 or s.see[diocese] < 0:
        return -1
    if s.opt[TAX_INHERIT] == TAX_INHERIT_CURRENT_HOLDER:
        return s.tithe[diocese] if s.see[diocese] == s.tither[diocese] else -1
    return s.tithe[diocese] if s.family[s.see[diocese]] == s.tithe[diocese] else -1


def abbey_at(s: Fief, c: int) -> int:
    """The abbey that stands in a city, or -1."""
    return s.abbey.index(c) if s.building[c] >= ABBEY else -1


def abbey_payee(s: Fief, c: int) -> tuple[int, bool]:
    """FE-2.13-i, FE-2.13-j, FE-IT14.2-b: who draws the income of an abbey, and whether all of it."""
    abbess = s.abbess[abbey_at(s, c)]
    if s.opt[ABBEY_NO_ABBESS] == ABBEY_NO_ABBESS_BASE_TO_CONTROLLER:
        return (s.family[abbess], True) if abbess >= 0 else (s.control[c], False)
    if abbess >= 0:
        own = s.family[abbess]
        return (own if s.control[c] in (-1, own) else s.control[c]), True
    prelate = s.see[DIOCESE[c]]
    if prelate >= 0:
        return s.family[prelate], True
    lord = s.lord_of(REGION[c])
    return (lord if lord >= 0 else s.control[c]), True


def abbey_income(s: Fief, c: int, whole: bool = True) -> int:
    """3.1: what an abbey earns, the mill of its city apart."""
    if s.besieger[c] >= 0:
        return 0
    total = 0
    if not (famine(s, REGION[c]) and s.opt[FAMINE_ABBEY]):
        total += PRICE_OF["income-abbey"] + bonus(s, REGION[c])
        if whole:
            total += relics_at(s, c) * PRICE_OF["abbey-relic"]
            for near in (c, *NEXT[c]):
                # FE-3.1-h: a mill that yields nothing gives nothing here either.
                if yields(s, near):
                    total += PRICE_OF["abbey-near-mill"]
            if s.now[SWORD_DRAWN] and sword_place(s) == c:
                total += PRICE_OF["abbey-excalibur"]
    return total + visitors(s, c) if whole else total


def visitors(s: Fief, c: int) -> int:
    """FE-3.1-b to FE-3.1-e: each free noble inside pays by the highest rate that fits."""
    total = 0
    for g in range(s.families):
        if s.free[g * PLACES + c] and s.stand[g * PLACES + c] & INSIDE:
            for n in s.free_at(g, c):
                if is_royal(s, n):
                    total += PRICE_OF["abbey-royal-visitor"]
                elif s.opt[ABBEY_VISITORS] == ABBEY_VISITORS_ABBESS_AND_LORD:
                    if s.fiefs[n] or is_abbess(s, n):
                        total += PRICE_OF["abbey-visitor"]
                elif is_titled(s, n) or is_clergy(s, n):
                    total += PRICE_OF["abbey-visitor"]
    return total


def relics_at(s: Fief, c: int) -> int:
    """Relics in a city, lying there or carried by somebody who is there."""
    found = 0
    for r in range(RELICS):
        place = s.relic[r]
        if place == c or (CARRIED <= place < LOST and s.at[place - CARRIED] == c):
            found += 1
    return found


def sword_place(s: Fief) -> int:
    """The city where Excalibur is, carried or not."""
    return s.at[s.now[SWORD_BY]] if s.now[SWORD_BY] >= 0 else s.now[SWORD_CITY_NOW]


def incomes(s: Fief) -> list[int]:
    """What each family collects in phase 3 (FE-3.3-b: all of it together is halved by invaders)."""
    found = [0] * s.families
    mills = [0] * s.families
    tithes = [0] * DIOCESES
    payees = [tithe_payee(s, d) for d in range(DIOCESES)]
    taxed = [tallage_payee(s, r) if s.tallage[r] >= 0 else -1 for r in range(REGIONS)]
    for c in range(CITIES):
        g = s.control[c]
        region = REGION[c]
        if g >= 0 and s.besieger[c] < 0:
            displaced = s.tallage[region] >= 0 and taxed[region] != g and not s.detached(c)
            if not (displaced and s.opt[TALLAGE_DISPLACES] and taxed[region] >= 0):
                found[g] += PRICE_OF["income-city"]
        mill = yields(s, c)
        if s.building[c] >= ABBEY:
            payee, whole = abbey_payee(s, c)
            if payee >= 0:
                found[payee] += abbey_income(s, c, whole)
            # FE-2.8-m: the mill of an abbey's city is exempt from the tithe.
            taker = payee if whole else g
            if mill and taker >= 0:
                found[taker] += mill
                mills[taker] += 1
        elif mill:
            d = DIOCESE[c]
            if payees[d] >= 0:
                tithes[d] += mill
            elif g >= 0:
                found[g] += mill
                mills[g] += 1
    taxers = 0
    for r in range(REGIONS):
        if taxed[r] >= 0:
            sum_ = PRICE_OF["tallage-per-city"] * sum([1 for c in CITIES_OF[r] if not s.detached(c)])
            found[taxed[r]] += sum_
            taxers |= 1 << taxed[r]
            s.tell(L_TALLAGE, ALL, taxed[r], r, sum_)
    for d in range(DIOCESES):
        if payees[d] >= 0:
            found[payees[d]] += tithes[d]
            s.tell(L_TITHE, ALL, payees[d], d, tithes[d])
            if tithes[d]:
                taxers |= 1 << payees[d]
    queen = s.now[QUEEN]
    if queen >= 0:
        # FE-3.0-e: she brings it to her own family.
        found[s.family[queen]] += PRICE_OF["income-queen"]
    for g in range(s.families):
        if s.served_by(g, RAINULF) >= 0:
            found[g] += mills[g] * SERVANT_NUMBERS[RAINULF]["per_mill"]
        n = s.served_by(g, WYMARC)
        if n >= 0 and s.at[n] < CITIES and s.control[s.at[n]] == g and s.besieger[s.at[n]] < 0:
            found[g] += SERVANT_NUMBERS[WYMARC]["shillings"]
        if taxers >> g & 1 and s.served_by(g, ODO) >= 0:
            s.used[ODO] = 1
            found[g] += SERVANT_NUMBERS[ODO]["shillings"]
    if s.invaders_out():
        found = [(sum_ + 1) // 2 for sum_ in found]
    return found


class Collect(Step[Fief]):
    """FE-3.0-a: everybody collects at once; Harvest and Good Weather leave the map (FE-2.10-a)."""

    name = "collect"
    rule = "FE-3.0-a"
    holds = ("a:n", "b:n")

    def run(self, s: Fief, f: list[int]) -> int:
        s.pop()
        told = incomes(s)
        for g in s.turn_order():
            purse.gain(s, s.seat(g), told[g])
            s.tell(L_INCOME, ALL, g, told[g])
        for r in range(REGIONS):
            s.spent[HARVEST] += s.bonus[2 * r]
            s.spent[WEATHER] += s.bonus[2 * r + 1]
            s.bonus[2 * r] = 0
            s.bonus[2 * r + 1] = 0
        s.push([numbers.TURNS, numbers.SCORCH, 0, s.turn_order()[0]])
        return GO


class Scorch(Asking):
    """FE-3.4-a: a family may burn mills of its own for 2 shillings each."""

    name = "scorch"
    rule = "FE-3.4-a"
    holds = ("who:family", "a:n", "b:n", "c:n")

    def ready(self, s: Fief, f: list[int]) -> int:
        for c in range(CITIES):
            if s.mill[c] and s.control[c] == f[1]:
                return ASK
        s.pop()
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(DONE)]
        for c in range(CITIES):
            if s.mill[c] and s.control[c] == g:
                found.append(choice(SCORCH, c))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(DONE):
            return ""
        if verb_of(c) != SCORCH:
            return self.rule
        return "" if s.mill[noun_of(c)] and s.control[noun_of(c)] == g else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if c == choice(DONE):
            s.pop()
            return
        s.mill[noun_of(c)] = 0
        purse.gain(s, s.seat(g), PRICE_OF["scorched-mill"])
        s.tell(L_SCORCHED, ALL, g, noun_of(c))


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.COLLECT: Collect(), numbers.SCORCH: Scorch()}
