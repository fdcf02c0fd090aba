"""Bargains as steps: a family puts a bundle together, the other takes it, leaves it or offers another."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import GO, Step
from banneret.games.fief_england.board import CARDS, GILBERT
from banneret.games.fief_england.state import RESULT, STIR, Fief
from banneret.games.fief_england.steps import captives, deals, numbers
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.steps.deals import (
    CARD,
    FROM,
    GIVE,
    GIVE_SUM,
    MADE,
    MEETING,
    MOST_OFFERS,
    MOST_WANTED,
    NO_CARRIAGE,
    SLOTS,
    SUMMONS,
    TALK,
    TO,
    WANT,
    WANT_SUM,
)
from banneret.games.fief_england.words.deals import (
    CANCEL,
    CLEAR,
    COUNTER,
    GIVE_MONEY,
    GIVE_WARE,
    L_BARGAIN,
    L_COUNTERS,
    L_NO_BARGAIN,
    L_PIGEON,
    L_PUTS,
    L_PUTS_SUM,
    L_WANTS,
    L_WANTS_SUM,
    L_WITHDRAWN,
    MOST_SUM,
    OFFER,
    WANT_MONEY,
    WANT_WARE,
    WITHDRAW,
)
from banneret.games.fief_england.words.land import NO, YES

_CANCEL: Final = choice(CANCEL)
_CLEAR: Final = choice(CLEAR)
_OFFER: Final = choice(OFFER)
#: The sums that can be laid on the table or asked for at once, as choices.
_GIVEN_SUMS: Final[list[int]] = [choice(GIVE_MONEY, sum_) for sum_ in range(1, MOST_SUM)]
_WANTED_SUMS: Final[list[int]] = [choice(WANT_MONEY, sum_) for sum_ in range(1, MOST_SUM)]


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
        if verb == CLEAR:
            return "" if any(s.deal[GIVE_SUM:]) and s.deal[TALK] < SLOTS else "FE-9.1-l"
        if verb != OFFER and s.deal[TALK] >= SLOTS:
            return "FE-9.1-l"
        if verb == GIVE_MONEY:
            able = noun > 0 and s.deal[GIVE_SUM] + noun <= s.money[s.seat(g)]
            return "" if able else deals.letter_rule(s)
        if verb == WANT_MONEY:
            able = noun > 0 and s.deal[WANT_SUM] + noun <= MOST_WANTED
            return "" if able else deals.letter_rule(s)
        if verb == GIVE_WARE:
            return deals.ware_rule(s, g, h, noun, True) or deals.room(s, g, h, noun, GIVE, True)
        if verb == WANT_WARE:
            return deals.ware_rule(s, h, g, noun, False) or deals.room(s, h, g, noun, WANT, False)
        if verb == OFFER:
            return deals.broken(s, s.seat(g)) if any(s.deal[GIVE_SUM:]) else "FE-9.1-l"
        return self.rule

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        h = f[2]
        found = [_CANCEL]
        if any(s.deal[GIVE_SUM:]):
            if s.deal[TALK] < SLOTS:
                found.append(_CLEAR)
            if not deals.broken(s, s.seat(g)):
                found.append(_OFFER)
        if s.deal[TALK] >= SLOTS:
            return found
        found.extend(_GIVEN_SUMS[: max(s.money[s.seat(g)] - s.deal[GIVE_SUM], 0)])
        found.extend(_WANTED_SUMS[: max(MOST_WANTED - s.deal[WANT_SUM], 0)])
        letters = deals.letters_can_go(s, g, h)
        deals.add_wares(s, g, h, GIVE, True, letters, found)
        deals.add_wares(s, h, g, WANT, False, letters, found)
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return self.rule_of(s, f, c)

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        verb = verb_of(c)
        noun = noun_of(c)
        if verb != CANCEL and verb != OFFER:
            s.deal[TALK] += 1
        if verb == CANCEL:
            s.pop()
        elif verb == CLEAR:
            s.deal[GIVE_SUM:] = [0] * (len(s.deal) - GIVE_SUM)
        elif verb == GIVE_MONEY:
            s.deal[GIVE_SUM] += noun
        elif verb == WANT_MONEY:
            s.deal[WANT_SUM] += noun
        elif verb == GIVE_WARE or verb == WANT_WARE:
            cell = GIVE if verb == GIVE_WARE else WANT
            while s.deal[cell]:
                cell += 1
            s.deal[cell] = noun + 1
        else:
            s.pop()
            s.seal()
            s.deal[MADE] = 1
            _read_out(s)
            _learn(s)
            s.push([numbers.OFFER, f[2], g])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


def _read_out(s: Fief) -> None:
    """The offer in the log of the two whom it concerns."""
    g, h = s.deal[FROM], s.deal[TO]
    both = 1 << s.seat(g) | 1 << s.seat(h)
    for sum_, cell, line, line_sum in (
        (s.deal[GIVE_SUM], GIVE, L_PUTS, L_PUTS_SUM),
        (s.deal[WANT_SUM], WANT, L_WANTS, L_WANTS_SUM),
    ):
        if sum_:
            s.tell(line_sum, both, g, h, sum_)
        for ware in s.deal[cell : cell + SLOTS]:
            if ware:
                s.tell(line, both, g, h, ware - 1)


def _learn(s: Fief) -> None:
    """Who offers money or cards has them: the other knows so from now on."""
    giver, taker = s.seat(s.deal[FROM]), s.seat(s.deal[TO])
    cell = taker * s.seats + giver
    s.low[cell] = max(s.low[cell], s.deal[GIVE_SUM])
    told = s.deal[GIVE:WANT]
    for ware in told:
        if ware > CARD:
            known = cell * CARDS + ware - 1 - CARD
            s.knows[known] = max(s.knows[known], told.count(ware))


class Offer(Asking):
    """The other family takes the bundle, leaves it, or makes another of it; who has offered may withdraw."""

    name = "offer"
    rule = "FE-9.1-l"
    holds = ("who:family", "from:family")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(NO)] if deals.broken(s, s.seat(g)) else [choice(YES), choice(NO)]
        if s.offers[g] < MOST_OFFERS:
            found.append(choice(COUNTER))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(NO):
            return ""
        if c == choice(COUNTER):
            return "" if s.offers[g] < MOST_OFFERS else self.rule
        return deals.broken(s, s.seat(g)) if c == choice(YES) else self.rule

    def choices(self, s: Fief, f: list[int], seat: int) -> list[int]:
        found = super().choices(s, f, seat)
        if seat == s.seat(f[2]):
            found.append(choice(WITHDRAW))
        return found

    def forbid(self, s: Fief, f: list[int], seat: int, c: int) -> str:
        if c == choice(WITHDRAW) and seat == s.seat(f[2]):
            return ""
        return super().forbid(s, f, seat, c)

    def apply(self, s: Fief, f: list[int], seat: int, c: int) -> None:
        if c == choice(WITHDRAW):
            s.pop()
            s.seal()
            s.tell(L_WITHDRAWN, ALL, f[2], f[1])
        else:
            super().apply(s, f, seat, c)

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        s.seal()
        giver = f[2]
        if c == choice(NO):
            s.tell(L_NO_BARGAIN, ALL, giver, g)
        elif c == choice(COUNTER):
            s.tell(L_COUNTERS, ALL, g, giver)
            s.offers[g] += 1
            d = s.deal[:]
            s.deal[FROM], s.deal[TO] = g, giver
            s.deal[MADE] = s.deal[TALK] = 0
            # What it has not got it cannot offer.
            s.deal[GIVE_SUM] = min(d[WANT_SUM], s.money[s.seat(g)])
            s.deal[WANT_SUM] = d[GIVE_SUM]
            s.deal[GIVE:WANT] = _held(s, g, d[WANT:])
            s.deal[WANT:] = d[GIVE:WANT]
            s.push([numbers.PARLEY, g, giver])
        else:
            s.tell(L_BARGAIN, ALL, giver, g)
            s.push([numbers.CARRIAGE, deals.carriage(s), 0])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        if s.seat(f[1]) != seat and s.seat(f[2]) != seat:
            return "offer-closed", (f[1], f[2])
        return "offer", (f[1], f[2])


def _held(s: Fief, g: int, told: list[int]) -> list[int]:
    """Of the wares that were asked of a family those that it can give."""
    found: list[int] = []
    for ware in told:
        if ware > CARD and s.hand[s.seat(g) * CARDS + ware - 1 - CARD] <= found.count(ware):
            continue
        if ware:
            found.append(ware)
    return found + [0] * (SLOTS - len(found))


class Carriage(Step[Fief]):
    """A bargain is carried out: at once what the rules let pass at once, the rest as pigeons carry it.

    ``how``: see ``deals.carriage``; ``stage``: how far it has come. The other family sends its pigeon only
    when that of the one that offered has arrived.
    """

    name = "carriage"
    rule = "FE-2.15-b"
    holds = ("how:n", "stage:n")

    def run(self, s: Fief, f: list[int]) -> int:
        if s.now[STIR]:
            s.push([numbers.MIND])
            return GO
        how, stage = f[1], f[2]
        f[2] += 1
        giver, taker = s.deal[FROM], s.deal[TO]
        if how == NO_CARRIAGE or how == MEETING:
            s.pop()
            if how == MEETING:
                self._bird(s, giver if s.pigeon[giver] else taker, taker if s.pigeon[giver] else giver)
            self._all(s)
        elif how == SUMMONS:
            if stage == 0:
                self._bird(s, giver, taker)
                s.parcel[:] = [0] * len(s.parcel)
                self._fly(s, giver, taker)
            else:
                s.pop()
                if s.now[RESULT]:
                    self._all(s)
        elif stage == 0:
            deals.settle_at_once(s)
        elif stage > 2 or (stage == 2 and deals.letters(s, 0) and not s.now[RESULT]):
            s.pop()
        elif deals.letters(s, stage - 1):
            one, two = (giver, taker) if stage == 1 else (taker, giver)
            self._bird(s, one, two)
            deals.load(s, stage - 1)
            self._fly(s, one, two)
        return GO

    def _all(self, s: Fief) -> None:
        """Everything changes hands, and hands that have become too full are discarded down (FE-2.15-i)."""
        for g in (s.deal[FROM], s.deal[TO]):
            s.push([numbers.TOO_MANY_CARDS, g])
        deals.swap_letters(s)
        deals.settle_at_once(s)

    def _bird(self, s: Fief, g: int, h: int) -> None:
        s.pigeon[g] -= 1
        s.tell(L_PIGEON, ALL, g, h)

    def _fly(self, s: Fief, g: int, h: int) -> None:
        """The pigeon flies; a falconer may see it safe (FE-2.12-sv15)."""
        s.push([numbers.PIGEON, g, h, 3, 0 if s.served_by(g, GILBERT) >= 0 else 1])


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
    return {
        numbers.PARLEY: Parley(),
        numbers.OFFER: Offer(),
        numbers.CARRIAGE: Carriage(),
        numbers.HANDING_DEAL: HandingDeal(),
    }
