"""Bargains as steps: a family puts a bundle together, the other takes it or leaves it."""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import GO, Step
from banneret.games.fief_england import purse
from banneret.games.fief_england.state import Fief
from banneret.games.fief_england.steps import captives, deals, numbers
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.deals import (
    CANCEL,
    GIVE_MONEY,
    GIVE_WARE,
    L_BARGAIN,
    L_NO_BARGAIN,
    L_PAID_OWN,
    MOST_SUM,
    OFFER,
    WANT_MONEY,
    WANT_WARE,
)
from banneret.games.fief_england.words.land import NO, YES


class Parley(Asking):
    """A family says what it gives and what it wants, then offers it, or thinks better of it."""

    name = "parley"
    rule = "FE-9.1-l"
    holds = ("who:family", "other:family")

    def rule_of(self, s: Fief, f: list[int], c: int) -> str:
        """The rule that forbids a choice; empty if it is legal."""
        g, h = f[1], f[2]
        verb = verb_of(c)
        noun = noun_of(c)
        if verb == CANCEL:
            return ""
        if verb == GIVE_MONEY or verb == WANT_MONEY:
            # Money comes last: as the price of what lies on the table already, or between allies.
            if deals.money_rule(s) or s.deal[deals.GIVE_SUM] or s.deal[deals.WANT_SUM] or not noun:
                return "FE-2.15-b"
            return "" if verb == WANT_MONEY or noun <= s.money[s.seat(g)] else "FE-2.15-b"
        if verb == GIVE_WARE or verb == WANT_WARE:
            cell = deals.GIVE if verb == GIVE_WARE else deals.WANT
            if s.deal[cell + 1] or s.deal[cell] == noun + 1:
                return "FE-9.1-l"
            if verb == GIVE_WARE:
                return deals.ware_rule(s, g, h, noun)
            return deals.ware_rule(s, h, g, noun)
        if verb == OFFER:
            if not any(s.deal[deals.GIVE_SUM :]):
                return "FE-9.1-l"
            if s.deal[deals.GIVE_SUM] or s.deal[deals.WANT_SUM]:
                return deals.money_rule(s)
            return ""
        return self.rule

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        h = f[2]
        found = [choice(CANCEL)]
        if not self.rule_of(s, f, choice(OFFER)):
            found.append(choice(OFFER))
        if not (s.deal[deals.GIVE_SUM] or s.deal[deals.WANT_SUM] or deals.money_rule(s)):
            for sum_ in range(1, min(s.money[s.seat(g)], MOST_SUM - 1) + 1):
                found.append(choice(GIVE_MONEY, sum_))
            for sum_ in range(1, MOST_SUM):
                found.append(choice(WANT_MONEY, sum_))
        if not s.deal[deals.GIVE + 1]:
            for ware in deals.wares(s, g, h):
                if s.deal[deals.GIVE] != ware + 1:
                    found.append(choice(GIVE_WARE, ware))
        if not s.deal[deals.WANT + 1]:
            for ware in deals.wares(s, h, g):
                if s.deal[deals.WANT] != ware + 1:
                    found.append(choice(WANT_WARE, ware))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return self.rule_of(s, f, c)

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        verb = verb_of(c)
        noun = noun_of(c)
        if verb == CANCEL:
            s.pop()
        elif verb == GIVE_MONEY:
            s.deal[deals.GIVE_SUM] = noun
        elif verb == WANT_MONEY:
            s.deal[deals.WANT_SUM] = noun
        elif verb == GIVE_WARE or verb == WANT_WARE:
            cell = deals.GIVE if verb == GIVE_WARE else deals.WANT
            s.deal[cell + (1 if s.deal[cell] else 0)] = noun + 1
        else:
            s.pop()
            s.seal()
            s.push([numbers.OFFER, f[2], g])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


class Offer(Asking):
    """The other family takes the bundle or leaves it; what can be exchanged is exchanged at once."""

    name = "offer"
    rule = "FE-9.1-l"
    holds = ("who:family", "from:family")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(NO)] if deals.broken(s) else [choice(YES), choice(NO)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(NO):
            return ""
        return deals.broken(s) if c == choice(YES) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        giver = f[2]
        s.seal()
        if c == choice(NO):
            s.tell(L_NO_BARGAIN, ALL, giver, g)
            return
        s.tell(L_BARGAIN, ALL, giver, g)
        for one, two, sum_ in ((giver, g, s.deal[deals.GIVE_SUM]), (g, giver, s.deal[deals.WANT_SUM])):
            if sum_:
                purse.pass_secretly(s, s.seat(one), s.seat(two), sum_)
                s.tell(L_PAID_OWN, 1 << s.seat(one) | 1 << s.seat(two), one, two, sum_)
        told = s.deal[:]
        for i in (0, 1):
            for cell, one, two in ((deals.GIVE, giver, g), (deals.WANT, g, giver)):
                ware = told[cell + i] - 1
                if ware >= 0 and not deals.ware_rule(s, one, two, ware):
                    deals.hand(s, one, two, ware)

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        if s.seat(f[1]) != seat and s.seat(f[2]) != seat:
            return "offer-closed", (f[1], f[2])
        d = s.deal
        return "offer", (
            f[1],
            f[2],
            d[deals.GIVE_SUM],
            d[deals.GIVE] - 1,
            d[deals.GIVE + 1] - 1,
            d[deals.WANT_SUM],
            d[deals.WANT] - 1,
            d[deals.WANT + 1] - 1,
        )


class HandingDeal(Step[Fief]):
    """FE-7.6-k, FE-IT10.10-b: a captive is freed for his own family, or handed over to another."""

    name = "handing-deal"
    rule = "FE-7.6-k"
    holds = ("noble:noble", "to:family")

    def run(self, s: Fief, f: list[int]) -> int:
        s.pop()
        n = f[1]
        if s.by[n] < 0:
            return GO
        if s.family[n] == f[2]:
            captives.release(s, n)
        else:
            there = s.free_at(f[2], s.at[n])
            if there:
                captives.capture(s, n, there[0])
        return GO


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.PARLEY: Parley(), numbers.OFFER: Offer(), numbers.HANDING_DEAL: HandingDeal()}
