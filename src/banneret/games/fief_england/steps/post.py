"""2.15 as steps: a pigeon is loaded and flies; meetings; hands that have become too full."""

from __future__ import annotations

from typing import Final

from banneret.core.chance import ask_chance
from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import CARDS, GILBERT, hand_limit
from banneret.games.fief_england.options import (
    PIGEON_CONTENT,
    PIGEON_CONTENT_CARD_OR_MONEY_OR_MEETING,
    PIGEON_FAIL,
    PIGEON_LOSS,
    PIGEON_LOSS_CARD_RETURNS_MONEY_TO_BANK,
)
from banneret.games.fief_england.state import RESULT, Fief
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.cards import DISCARD, L_DISCARDED
from banneret.games.fief_england.words.deals import (
    FALCON,
    L_ARRIVED,
    L_GOT_CARD,
    L_GOT_MONEY,
    L_LOST,
    L_PIGEON_DIE,
    LOAD_CARD,
    LOAD_MONEY,
    MOST_SUM,
    SEND,
)

#: A pigeon whose load was agreed on in a bargain (local ``meeting``).
AGREED: Final = 3


class Pigeon(Asking):
    """FE-2.15-c to FE-2.15-h, FE-IT5.5-a to FE-IT5.5-d: what lies under a pigeon, and whether it arrives.

    ``meeting``: 1 both may give what they like, 2 it is the other's turn to give, 3 what was agreed on in a
    bargain. ``stage``: 0 loading, 1 the die, 2 sure to arrive.
    """

    name = "pigeon"
    rule = "FE-2.15-e"
    holds = ("who:family", "to:family", "meeting:n", "stage:n")

    def near(self, s: Fief, f: list[int]) -> bool:
        """FE-2.15-h: within one city the marker is spent, but no die is rolled (not in it-2024)."""
        if s.opt[PIGEON_CONTENT] == PIGEON_CONTENT_CARD_OR_MONEY_OR_MEETING:
            return f[3] == 2
        return 0 < f[3] < AGREED

    def ready(self, s: Fief, f: list[int]) -> int:
        if f[4] == 1:
            return ask_chance(numbers.BY_D6, 6)
        if f[4] == 2:
            deliver(s, f)
            return GO
        return ASK

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        s.tell(L_PIGEON_DIE, ALL, f[1], k + 1)
        if k + 1 != s.opt[PIGEON_FAIL]:
            f[4] = 2
            return
        s.pop()
        s.now[RESULT] = 0
        lose(s, f[1])

    def rule_of(self, s: Fief, f: list[int], g: int, c: int) -> str:
        """The rule that forbids a choice; empty if it is legal."""
        verb = verb_of(c)
        noun = noun_of(c)
        cards = sum(s.parcel[:CARDS])
        either = s.opt[PIGEON_CONTENT] == PIGEON_CONTENT_CARD_OR_MONEY_OR_MEETING and not f[3]
        told = (
            "FE-IT5.5-a" if s.opt[PIGEON_CONTENT] == PIGEON_CONTENT_CARD_OR_MONEY_OR_MEETING else "FE-2.15-c"
        )
        if verb == SEND:
            return ""
        if f[3] == AGREED and verb != FALCON:
            # What it carries was agreed on.
            return told
        if verb == LOAD_CARD:
            if not f[3] and (cards or (either and s.parcel[CARDS])):
                return told
            return "" if s.hand[s.seat(g) * CARDS + noun] > s.parcel[noun] else told
        if verb == LOAD_MONEY:
            if s.parcel[CARDS] or (either and cards):
                return told
            return "" if 0 < noun <= s.money[s.seat(g)] else told
        if verb == FALCON:
            return "" if not self.near(s, f) and s.served_by(g, GILBERT) >= 0 else "FE-2.12-sv15"
        return self.rule

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(SEND)]
        base = s.seat(g) * CARDS
        for card in range(CARDS):
            if s.hand[base + card] and not self.rule_of(s, f, g, choice(LOAD_CARD, card)):
                found.append(choice(LOAD_CARD, card))
        for sum_ in range(1, min(s.money[s.seat(g)], MOST_SUM - 1) + 1):
            if not self.rule_of(s, f, g, choice(LOAD_MONEY, sum_)):
                found.append(choice(LOAD_MONEY, sum_))
        if not self.rule_of(s, f, g, choice(FALCON)):
            found.append(choice(FALCON))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return self.rule_of(s, f, g, c)

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        verb = verb_of(c)
        if verb == LOAD_CARD:
            s.parcel[noun_of(c)] += 1
        elif verb == LOAD_MONEY:
            s.parcel[CARDS] = noun_of(c)
        elif verb == FALCON:
            s.used[GILBERT] = 1
            f[4] = 2
        else:
            f[4] = 2 if self.near(s, f) else 1

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


def lose(s: Fief, g: int) -> None:
    """FE-2.15-g, FE-IT5.5-d: a pigeon that does not arrive."""
    seat = s.seat(g)
    s.tell(L_LOST, ALL, g)
    if s.opt[PIGEON_LOSS] == PIGEON_LOSS_CARD_RETURNS_MONEY_TO_BANK:
        if s.parcel[CARDS]:
            purse.lose_secretly(s, seat, s.parcel[CARDS])
    else:
        for card in range(CARDS):
            if s.parcel[card]:
                purse.discard(s, seat, card)
                s.tell(L_DISCARDED, ALL, g, card)
    s.parcel[:] = [0] * len(s.parcel)


def deliver(s: Fief, f: list[int]) -> None:
    """The gift arrives; at a meeting the other may give something too (FE-2.15-i)."""
    s.pop()
    s.seal()
    s.now[RESULT] = 1
    giver, taker = s.seat(f[1]), s.seat(f[2])
    both = 1 << giver | 1 << taker
    s.tell(L_ARRIVED, ALL, f[1], f[2])
    for card in range(CARDS):
        for _ in range(s.parcel[card]):
            purse.slip(s, giver, taker, card)
            s.tell(L_GOT_CARD, both, f[1], f[2], card)
    if s.parcel[CARDS]:
        purse.pass_secretly(s, giver, taker, s.parcel[CARDS])
        s.tell(L_GOT_MONEY, both, f[1], f[2], s.parcel[CARDS])
    s.parcel[:] = [0] * len(s.parcel)
    if f[3] == 1:
        s.push([numbers.PIGEON, f[2], f[1], 2, 0])
    s.push([numbers.TOO_MANY_CARDS, f[2]])


class TooMany(Asking):
    """FE-2.15-i: a hand that has become too full is discarded down at once."""

    name = "too-many"
    rule = "FE-2.15-i"
    holds = ("who:family",)

    def ready(self, s: Fief, f: list[int]) -> int:
        if purse.cards(s, s.seat(f[1])) > hand_limit(s.seats):
            return ASK
        s.pop()
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        base = s.seat(g) * CARDS
        return [choice(DISCARD, card) for card in range(CARDS) if s.hand[base + card]]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if verb_of(c) == DISCARD and purse.has(s, s.seat(g), noun_of(c)) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.seal()
        purse.discard(s, s.seat(g), noun_of(c))
        s.tell(L_DISCARDED, ALL, g, noun_of(c))


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.PIGEON: Pigeon(), numbers.TOO_MANY_CARDS: TooMany()}
