"""7.7: ransoms: what they cost, who must pay, who may haggle; also those of invaders and bandits."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england import nobles, purse
from banneret.games.fief_england.board import EMMA, NOBLES, PRICE_OF, SERVANT_NUMBERS, WULFRIC
from banneret.games.fief_england.options import (
    INVADER_RANSOM_TIME,
    INVADER_RANSOM_TIME_PHASE4_OR_PHASE6,
    RANSOM_MANDATORY,
    RANSOM_NEGOTIATION,
    RANSOM_STEP,
    RANSOM_STEP_ALL_BEFORE_PURCHASES,
)
from banneret.games.fief_england.state import ANSWER, FIRST, FREE, HELD_BY_BANDITS, Fief
from banneret.games.fief_england.steps import captives, numbers, sherwood
from banneret.games.fief_england.steps.asking import Asking, OwnTurn
from banneret.games.fief_england.steps.pleas import plead
from banneret.games.fief_england.words.war import (
    HAGGLE,
    L_OFFERED,
    L_RANSOMED,
    NO_RANSOM,
    OFFER_SUM,
    RANSOM,
    RANSOM_PLEA,
)

#: One more than the greatest sum that can be named in an offer.
MOST: Final = 16
#: Bit of the local ``tried``: only captives of invaders (FE-IT9.7-a).
ARMIES_ONLY: Final = 1 << NOBLES


def price(s: Fief, n: int) -> int:
    """FE-7.7-a, FE-7.7-b, FE-6.7-b: the full ransom of a captive; bandits have a price of their own."""
    holder = s.by[n]
    if holder == HELD_BY_BANDITS:
        return sherwood.price(s, n)
    cost = PRICE_OF["ransom-base"] + PRICE_OF["ransom-per-title"] * nobles.titles(s, n)
    if 0 <= holder < NOBLES and s.serves[holder] == WULFRIC:
        # FE-2.12-sv13
        cost += SERVANT_NUMBERS[WULFRIC]["shillings"]
    if s.served_by(s.family[n], EMMA) >= 0:
        # FE-2.12-sv14
        numbers_of = SERVANT_NUMBERS[EMMA]
        cost = max(numbers_of["minimum"], cost + numbers_of["shillings"])
    return cost


def captured(s: Fief, g: int, armies_only: bool) -> list[int]:
    """The captives of a family whose ransom is due."""
    return [
        n
        for n in range(NOBLES)
        if s.family[n] == g and s.by[n] != FREE and (not armies_only or captives.by_army(s.by[n]))
    ]


def most(prices: list[int], money: int) -> int:
    """How many of some ransoms the money can pay at most."""
    count = 0
    for cost in sorted(prices):
        if cost > money:
            break
        money -= cost
        count += 1
    return count


class Ransoms(Step[Fief]):
    """FE-7.7-c: in es-2024 all ransoms are settled in turn order of the payers, before anybody buys.

    In it-2024 each family does so at the start of its own turn (FE-IT7-a).
    """

    name = "ransoms"
    rule = "FE-7.7-c"
    holds = ("done:n", "b:n", "c:n")

    def run(self, s: Fief, f: list[int]) -> int:
        captives.tally(s)
        if f[1] == s.families or s.opt[RANSOM_STEP] != RANSOM_STEP_ALL_BEFORE_PURCHASES:
            s.pop()
            return GO
        g = s.in_turn(s.now[FIRST])[f[1]]
        f[1] += 1
        s.push([numbers.RANSOM, g, 0, 0, 0])
        return GO


class Ransom(OwnTurn):
    """FE-7.7-d to FE-7.7-h, FE-IT7.1-b: a family pays for its captives.

    ``tried``: captives about whom it has haggled, as bits (and ARMIES_ONLY); ``offer``: the captive + 1 about
    whom an answer is awaited; ``sum``: what was offered.
    """

    name = "ransom"
    rule = "FE-7.7-c"
    holds = ("who:family", "tried:n", "offer:n", "sum:n")

    def calm(self) -> bool:
        return False

    def ready(self, s: Fief, f: list[int]) -> int:
        if f[3]:
            n, f[3] = f[3] - 1, 0
            if s.now[ANSWER] and s.family[n] == f[1] and s.by[n] != FREE:
                self._settle(s, n, f[4])
            return GO
        if not captured(s, f[1], f[2] & ARMIES_ONLY > 0):
            s.pop()
            return GO
        return ASK

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = []
        for n in captured(s, g, f[2] & ARMIES_ONLY > 0):
            for verb in (RANSOM, HAGGLE):
                if not self.refuse(s, f, g, choice(verb, n)):
                    found.append(choice(verb, n))
        if not self.refuse(s, f, g, choice(NO_RANSOM)):
            found.append(choice(NO_RANSOM))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        verb = verb_of(c)
        n = noun_of(c)
        money = s.money[s.seat(g)]
        held = captured(s, g, f[2] & ARMIES_ONLY > 0)
        prices = [price(s, m) for m in held]
        if verb == NO_RANSOM:
            if s.opt[RANSOM_MANDATORY] and most(prices, money) and not f[2] & ARMIES_ONLY:
                return "FE-7.7-d"
            return ""
        if verb not in (RANSOM, HAGGLE) or n not in held:
            return self.rule
        if verb == RANSOM:
            cost = price(s, n)
            if cost > money:
                return "FE-7.7-g"
            if s.opt[RANSOM_MANDATORY]:
                # FE-7.7-h: as many as possible.
                prices.remove(cost)
                if 1 + most(prices, money - cost) < most([*prices, cost], money):
                    return "FE-7.7-h"
            return ""
        if not s.opt[RANSOM_NEGOTIATION]:
            return "FE-IT7.1-c"
        if s.by[n] >= NOBLES or f[2] >> n & 1 or not money:
            return "FE-7.7-f"
        return ""

    def more(self, s: Fief, f: list[int], g: int, c: int) -> tuple[str, tuple[int, ...]]:
        n = noun_of(c)
        if verb_of(c) == RANSOM and n in captured(s, f[1], f[2] & ARMIES_ONLY > 0):
            return "full-ransom", (price(s, n),)
        return "", ()

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        verb = verb_of(c)
        if verb == NO_RANSOM:
            s.pop()
        elif verb == RANSOM:
            self._settle(s, noun_of(c), price(s, noun_of(c)))
        else:
            f[2] |= 1 << noun_of(c)
            s.push([numbers.HAGGLE, g, noun_of(c)])

    def _settle(self, s: Fief, n: int, amount: int) -> None:
        """FE-7.7-e: the money changes hands, the captive comes free."""
        g = s.family[n]
        payer = s.seat(g)
        holder = s.by[n]
        s.tell(L_RANSOMED, ALL, g, n, amount)
        if 0 <= holder < NOBLES:
            purse.pass_openly(s, payer, s.seat(s.family[holder]), amount)
        else:
            purse.pay(s, payer, amount)
        if holder == HELD_BY_BANDITS:
            sherwood.freed(s, n)
        else:
            captives.release(s, n)


class Haggle(Asking):
    """FE-7.7-f: the payer names a sum below the full price, which the captor accepts or not."""

    name = "haggle"
    rule = "FE-7.7-f"
    holds = ("who:family", "noble:noble")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        most_told = min(price(s, f[2]) - 1, s.money[s.seat(g)], MOST - 1)
        return [choice(OFFER_SUM, amount) for amount in range(1, most_told + 1)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if c in self.options(s, f, g) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        n = f[2]
        amount = noun_of(c)
        s.pop()
        below = s.stack[-1]
        below[3] = n + 1
        below[4] = amount
        s.tell(L_OFFERED, ALL, g, n, amount)
        plead(s, s.family[s.by[n]], g, RANSOM_PLEA, amount)

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "haggle", (f[1], f[2])


def from_invaders(s: Fief) -> None:
    """FE-6.7-d, FE-IT9.7-a: in it-2024 captives of invaders may also be ransomed in phase 6."""
    if s.opt[INVADER_RANSOM_TIME] != INVADER_RANSOM_TIME_PHASE4_OR_PHASE6:
        return
    for g in reversed(s.turn_order()):
        if captured(s, g, True):
            s.push([numbers.RANSOM, g, ARMIES_ONLY, 0, 0])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.RANSOMS: Ransoms(), numbers.RANSOM: Ransom(), numbers.HAGGLE: Haggle()}
