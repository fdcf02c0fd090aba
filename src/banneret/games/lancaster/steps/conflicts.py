"""Phase 3: the conflicts in France, the lower row first; prisoners and ransom."""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.lancaster import words as w
from banneret.games.lancaster.board import (
    ALLY,
    CARD_POINTS,
    CONFLICTS,
    FRANCE,
    GOLD,
    PLACES,
    STRENGTHS,
    UPPER,
)
from banneret.games.lancaster.pieces import clear_place, pay, to_court
from banneret.games.lancaster.state import Realm
from banneret.games.lancaster.steps import numbers


class Conflicts(Step[Realm]):
    """LA-BATTLE-a, LA-BATTLE-b: lower row before upper row, from left to right, each one completely."""

    name = "conflicts"
    rule = "LA-BATTLE-a"
    holds = ("conflict:n",)

    def run(self, s: Realm, f: list[int]) -> int:
        conflict = f[1]
        if conflict == CONFLICTS:
            s.pop()
            return GO
        f[1] += 1
        if s.card[conflict] >= 0:
            resolve(s, conflict)
        return GO


def total_at(s: Realm, conflict: int) -> int:
    """LA-BATTLE-c: the strengths of all knights there, and the squires sent to them."""
    base = conflict * PLACES
    return s.strength_at(base) + s.strength_at(base + 1) + s.strength_at(base + 2)


def ranking(s: Realm, conflict: int) -> list[int]:
    """LA-BATTLE-d, LA-BATTLE-e: the spaces in the order of their ranks; of equals the lower space first."""
    base = conflict * PLACES
    taken = [place for place in range(base + PLACES - 1, base - 1, -1) if s.place_who[place] >= 0]
    taken.sort(key=lambda place: -s.strength_at(place))
    return taken


def values(s: Realm, conflict: int, england: bool) -> list[int]:
    """LA-BATTLE-f, LA-BATTLE-i: the points for ranks 1, 2 and 3; the first value is lost if France wins."""
    printed = CARD_POINTS[s.card[conflict]]
    return printed if england else [printed[1], printed[2], 0]


def resolve(s: Realm, conflict: int) -> None:
    """Scores a conflict and says what becomes of its card and its knights."""
    card = s.card[conflict]
    total = total_at(s, conflict)
    base = conflict * PLACES
    ranks = ranking(s, conflict)
    # LA-BATTLE-n: nobody there is a French win, whatever is printed.
    england = total >= FRANCE[card] and bool(ranks)
    s.tell(w.L_ENGLAND if england else w.L_FRANCE, ALL, card, total, FRANCE[card])
    points = values(s, conflict, england)
    for rank in range(len(ranks)):
        house = s.place_who[ranks[rank]]
        # LA-TWOSCORE-f: the points of an ally's rank are lost.
        earned = points[rank] if house < ALLY else 0
        if earned:
            s.points[house] += earned
        s.tell(w.L_RANK, ALL, house, rank + 1, s.strength_at(ranks[rank]), earned)
    for place in range(base, base + PLACES):
        # LA-LAWNEW-e: squires sent there go to the supply, whoever wins.
        s.sent[place] = 0
    if england:
        # LA-BATTLE-h
        for place in range(base, base + PLACES):
            house = s.place_who[place]
            if house >= 0:
                for rank in range(STRENGTHS):
                    for _ in range(s.stack_of[place * STRENGTHS + rank]):
                        to_court(s, house, rank + 1)
                clear_place(s, place)
        remove_card(s, conflict)
    elif conflict >= UPPER:
        move_down(s, conflict)
    elif ranks:
        # LA-BATTLE-m: all knights there are prisoners now.
        s.push([numbers.RANSOM, conflict, 0])
    else:
        remove_card(s, conflict)


def remove_card(s: Realm, conflict: int) -> None:
    """The card leaves the game."""
    s.tell(w.L_GONE, ALL, s.card[conflict])
    s.card_gone[s.card[conflict]] = 1
    s.card[conflict] = -1


def move_down(s: Realm, conflict: int) -> None:
    """LA-BATTLE-j, LA-BATTLE-k: card and knights to the lower space of the column, in the same order."""
    below = conflict - UPPER
    s.card[below] = s.card[conflict]
    s.card[conflict] = -1
    for place in range(PLACES):
        here = conflict * PLACES + place
        there = below * PLACES + place
        s.place_who[there] = s.place_who[here]
        for rank in range(STRENGTHS):
            s.stack_of[there * STRENGTHS + rank] = s.stack_of[here * STRENGTHS + rank]
        clear_place(s, here)
    s.tell(w.L_DOWN, ALL, s.card[below], below)


class Ransom(Step[Realm]):
    """LA-RANSOM-a to LA-RANSOM-d: in turn order each frees own prisoners; the others go to the reserve."""

    name = "ransom"
    rule = "LA-RANSOM-a"
    holds = ("conflict:conflict", "turn:n")

    def run(self, s: Realm, f: list[int]) -> int:
        while f[2] < s.seats:
            seat = self._who(s, f)
            if not s.out[seat]:
                for strength in range(1, STRENGTHS + 1):
                    if self._held(s, f, seat, strength) and s.gold[seat] >= strength:
                        return ASK
            f[2] += 1
        s.pop()
        self._imprison(s, f[1])
        return GO

    def _who(self, s: Realm, f: list[int]) -> int:
        return (s.start[0] + f[2]) % s.seats

    def _held(self, s: Realm, f: list[int], seat: int, strength: int) -> int:
        """How many prisoners of a strength a seat has there."""
        place = s.place_of(f[1], seat)
        return s.stack_of[place * STRENGTHS + strength - 1] if place >= 0 else 0

    def _imprison(self, s: Realm, conflict: int) -> None:
        """LA-RANSOM-c, LA-TWOSCORE-g: who was not freed, allies among them, goes to the reserve."""
        for place in range(conflict * PLACES, conflict * PLACES + PLACES):
            house = s.place_who[place]
            if house < 0:
                continue
            for rank in range(STRENGTHS):
                for _ in range(s.stack_of[place * STRENGTHS + rank]):
                    s.reserve[house * STRENGTHS + rank] += 1
                    s.tell(w.L_PRISONER, ALL, house, rank + 1)
            clear_place(s, place)
        remove_card(s, conflict)

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << self._who(s, f)

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found = [choice(w.DONE)]
        for strength in range(1, STRENGTHS + 1):
            if self._held(s, f, seat, strength) and s.gold[seat] >= strength:
                found.append(w.FREE << 12 | strength - 1)
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) == w.DONE:
            return ""
        if verb_of(c) != w.FREE:
            return "LA-RANSOM-a"
        strength = noun_of(c) + 1
        if not self._held(s, f, seat, strength):
            return "LA-RANSOM-d"
        return "" if s.gold[seat] >= strength else "LA-RANSOM-a"

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) != w.FREE:
            return "", ()
        strength = noun_of(c) + 1
        if not self._held(s, f, seat, strength):
            return "not-there", (strength,)
        return "price", (strength, s.gold[seat], GOLD)

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        if verb_of(c) == w.DONE:
            f[2] += 1
            return
        strength = noun_of(c) + 1
        pay(s, seat, GOLD, strength)
        place = s.place_of(f[1], seat)
        s.stack_of[place * STRENGTHS + strength - 1] -= 1
        if not s.strength_at(place):
            clear_place(s, place)
        to_court(s, seat, strength)
        s.tell(w.L_FREED, ALL, seat, strength)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "ransom", (self._who(s, f), s.card[f[1]])
