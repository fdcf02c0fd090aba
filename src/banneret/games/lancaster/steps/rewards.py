"""Rewards: goods and knights at once, and those that need a decision: an upgrade, an extension tile."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import NOUN_MASK, choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.lancaster import words as w
from banneret.games.lancaster.board import (
    ALLY,
    CASTLE,
    COURT,
    CROSSING,
    EXTENSION,
    MARKER,
    NEW_KNIGHT,
    NOBLE,
    POSTS,
    STRENGTHS,
    UPGRADE,
    Goods,
)
from banneret.games.lancaster.pieces import (
    build,
    can_build,
    gain,
    knights_at,
    lapses,
    recruit,
    swap_at,
    upgradable,
)
from banneret.games.lancaster.state import IN_SUPPLY, Realm
from banneret.games.lancaster.steps import numbers

#: How an upgrade is made: of any knight outside the reserve, of a deployed one, or paid for already.
ANY: Final = 0
DEPLOYED: Final = 1
PAID: Final = 2


def reward(s: Realm, house: int, earned: Goods, county: int) -> None:
    """Everything that a tile, a county or a law gives; what needs a decision is asked next.

    LA-TWOPLAY-g, LA-TWOPLAY-j, LA-TWOSCORE-a: through an ally nobody gets goods, points or tiles.

    Args:
        s: the position.
        house: who earns it.
        earned: what it is.
        county: where the crossing starts; -1 if there is none.
    """
    for place in range(len(earned)):
        kind, number = earned[place]
        if kind <= MARKER:
            if house < ALLY:
                gain(s, house, kind, number)
            else:
                lapses(s, house, kind)
        elif kind == NEW_KNIGHT:
            for _ in range(number):
                recruit(s, house)
    for place in range(len(earned) - 1, -1, -1):
        kind, number = earned[place]
        for _ in range(number):
            if kind == UPGRADE:
                s.push([numbers.UPGRADE, house, ANY])
            elif kind == NOBLE:
                s.push([numbers.FAVOUR_NOBLE, house])
            elif kind == CROSSING:
                s.push([numbers.CROSSING, house, county])
            elif kind == EXTENSION:
                if house < ALLY:
                    s.push([numbers.EXTENSION, house, 0])
                else:
                    lapses(s, house, kind)


class Upgrade(Step[Realm]):
    """LA-REWARD-b: one own knight is swapped for one exactly 1 stronger from the reserve."""

    name = "upgrade"
    rule = "LA-REWARD-b"
    holds = ("house:house", "how:n")

    def run(self, s: Realm, f: list[int]) -> int:
        if upgradable(s, f[1], f[2] == DEPLOYED):
            return ASK
        # LA-REWARD-c: without a fitting knight the upgrade is lost.
        s.pop()
        lapses(s, f[1], UPGRADE)
        return GO

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << s.owner(f[1])

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        first = 0 if f[1] < ALLY else STRENGTHS
        found = [
            w.UPGRADE << 12 | (first + strength - 1) * POSTS + post
            for strength, post in upgradable(s, f[1], f[2] == DEPLOYED)
        ]
        if f[2] != PAID:
            found.append(choice(w.DECLINE))
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if verb == w.DECLINE:
            return "" if f[2] != PAID else "LA-KEEP-e"
        if verb != w.UPGRADE:
            return "LA-REWARD-b"
        knight, post = divmod(c & NOUN_MASK, POSTS)
        strength = knight % STRENGTHS + 1
        if (knight >= STRENGTHS) != (f[1] >= ALLY):
            return "LA-TWOPLAY-h"
        if not knights_at(s, f[1], post, strength):
            return "LA-REWARD-d"
        if post == COURT and f[2] == DEPLOYED:
            return "LA-LAWBASE-a"
        if strength == STRENGTHS or not s.reserve[f[1] * STRENGTHS + strength]:
            return "LA-REWARD-c"
        return ""

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        rule = self.forbid(s, f, seat, c)
        strength = (c & NOUN_MASK) // POSTS % STRENGTHS + 1
        if verb_of(c) == w.UPGRADE and rule == "LA-REWARD-c":
            return "no-partner", (strength, strength + 1)
        if verb_of(c) == w.UPGRADE and rule == "LA-REWARD-d":
            return "not-there", (strength,)
        return "", ()

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        s.pop()
        if verb_of(c) == w.DECLINE:
            s.tell(w.L_DECLINED, ALL, f[1])
            return
        knight, post = divmod(c & NOUN_MASK, POSTS)
        strength = knight % STRENGTHS + 1
        swap_at(s, f[1], post, strength, strength + 1)
        s.tell(w.L_UPGRADED, ALL, f[1], strength, post)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "upgrade", (f[1],)


class Extension(Step[Realm]):
    """LA-TILE-a: a tile of the own choice onto the space with its symbol."""

    name = "extension"
    rule = "LA-TILE-a"
    holds = ("who:seat", "paid:n")

    def run(self, s: Realm, f: list[int]) -> int:
        if can_build(s, f[1]):
            return ASK
        # LA-TILE-d: who has built all six gains nothing.
        s.pop()
        lapses(s, f[1], EXTENSION)
        return GO

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found = [w.BUILD << 12 | t for t in range(CASTLE) if s.tile[seat * CASTLE + t] == IN_SUPPLY]
        if not f[2]:
            found.append(choice(w.DECLINE))
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) == w.DECLINE:
            return "LA-LAWNEW-g" if f[2] else ""
        if verb_of(c) != w.BUILD or s.tile[seat * CASTLE + noun_of(c)] != IN_SUPPLY:
            return "LA-TILE-a"
        return ""

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        return ("built", (noun_of(c),)) if verb_of(c) == w.BUILD else ("", ())

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        s.pop()
        if verb_of(c) == w.DECLINE:
            s.tell(w.L_DECLINED, ALL, seat)
        else:
            build(s, seat, noun_of(c))

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "extension", (f[1],)
