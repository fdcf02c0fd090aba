"""7.9: sieges: how they begin, what they cost, how they end, and the sally of the besieged.

How a besieger ends his siege at will is in steps/wardens.py.
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import (
    CATAPULT,
    CITIES,
    INSIDE,
    NOBLES,
    PLACES,
    POINTS,
    PRICE_OF,
    ROYAL_KNIGHT,
    ROYAL_SOLDIER,
    SERVANT_NUMBERS,
    TROOPS,
    UNITS,
    WALLS,
    WALTER,
    melee_dice,
)
from banneret.games.fief_england.nobles import fort, points_of
from banneret.games.fief_england.options import (
    SALLY_CONDITION,
    SALLY_CONDITION_ANY,
    SELF_DESTROY_ENGINES,
    SELF_DESTROY_ENGINES_ALL,
)
from banneret.games.fief_england.state import IN_FIGHT, Fief
from banneret.games.fief_england.steps import numbers, sides
from banneret.games.fief_england.steps.asking import Asking, OwnTurn
from banneret.games.fief_england.words.war import (
    KEEP_BACK,
    KEEP_NOBLE,
    L_SIEGE,
    L_SIEGE_PAID,
    PAY_SIEGE,
    SALLY_OUT,
    SIEGE_FROM,
)

#: At most so many catapults are paid for a siege (FE-7.9-c).
MOST_CATAPULTS: Final = 2


def walled_against(s: Fief, g: int, place: int) -> int:
    """The building that protects who holds a city against a family outside it, or 0 (FE-5.1-j, FE-5.0-l)."""
    if not fort(s, place):
        return 0
    if g >= 0 and s.stand[g * PLACES + place] & INSIDE:
        return 0
    return s.building[place]


def family_points(s: Fief, g: int, place: int) -> int:
    """FE-7.3-b: the points of a family's army in a city, outside any battle."""
    total = 0
    row = (g * PLACES + place) * UNITS
    for unit in range(TROOPS):
        total += POINTS[unit] * s.troop[row + unit]
    for n in s.free_at(g, place):
        total += points_of(s, n)
        total += POINTS[ROYAL_KNIGHT] * s.guard[2 * n]
        total += POINTS[ROYAL_SOLDIER] * s.guard[2 * n + 1]
    return total


def can_assault(s: Fief, g: int, place: int) -> bool:
    """Whether a family outside has strength for one melee die against a city's walls."""
    return melee_dice(family_points(s, g, place)) > WALLS[walled_against(s, g, place)]


def siege_rule(s: Fief, g: int, place: int) -> str:
    """The rule that keeps a family from declaring a siege (FE-7.9-a, FE-7.9-b, FE-IT10.9-f)."""
    if not walled_against(s, g, place) or s.besieger[place] >= 0:
        return "FE-7.9-a"
    if not s.free[g * PLACES + place]:
        return "FE-7.9-h"
    if s.stock[g * UNITS + CATAPULT]:
        return ""
    if s.opt[SELF_DESTROY_ENGINES] != SELF_DESTROY_ENGINES_ALL:
        return "FE-IT10.9-f"
    return "" if catapults(s, g) else "FE-7.9-b"


def catapults(s: Fief, g: int) -> list[int]:
    """The cities where a family has a catapult that it may destroy."""
    return [c for c in range(CITIES) if s.units(g, c, CATAPULT)]


def begin(s: Fief, g: int, place: int) -> None:
    """FE-7.9-a, FE-7.9-b: a catapult under construction is placed; asks which one is destroyed for it."""
    s.besieger[place] = g
    s.tell(L_SIEGE, ALL, g, place)
    if s.stock[g * UNITS + CATAPULT]:
        s.stock[g * UNITS + CATAPULT] -= 1
        s.scaffold[place] = 1
    else:
        s.push([numbers.SIEGE_FROM, g, place])


class SiegeFrom(Asking):
    """FE-7.9-b: a catapult on the map is destroyed to have one for the siege."""

    name = "siege-from"
    rule = "FE-7.9-b"
    holds = ("who:family", "place:place")

    def ready(self, s: Fief, f: list[int]) -> int:
        g, place = f[1], f[2]
        if s.stock[g * UNITS + CATAPULT]:
            s.stock[g * UNITS + CATAPULT] -= 1
            s.scaffold[place] = 1
            s.pop()
            return GO
        if not catapults(s, g) or s.besieger[place] != g:
            s.pop()
            return GO
        return ASK

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(SIEGE_FROM, c) for c in catapults(s, g)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if verb_of(c) == SIEGE_FROM and noun_of(c) in catapults(s, g) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.fall(g, noun_of(c), CATAPULT, 1)

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "siege-from", (f[1], f[2])


# --- the cost (FE-7.9-c, FE-7.9-d)


def due(s: Fief, g: int) -> list[int]:
    """The cities whose siege a family must pay for now."""
    return [c for c in range(CITIES) if s.besieger[c] == g and s.scaffold[c]]


def engineer(s: Fief, g: int, place: int) -> bool:
    """FE-2.12-sv19: whether Walter builds one catapult of a siege at his price."""
    n = s.served_by(g, WALTER)
    return n >= 0 and s.at[n] == place


def cost(s: Fief, g: int, place: int, count: int) -> int:
    """What so many catapults cost at a siege."""
    total = PRICE_OF["catapult-in-siege"] * count
    if count and engineer(s, g, place):
        total -= PRICE_OF["catapult-in-siege"] - SERVANT_NUMBERS[WALTER]["price"]
    return total


class SiegePay(OwnTurn):
    """FE-7.9-c, FE-7.9-d: before buying, a besieger pays for none, one or two catapults of each new siege."""

    name = "siege-pay"
    rule = "FE-7.9-c"
    holds = ("who:family", "place:place", "b:n", "c:n")

    def calm(self) -> bool:
        return False

    def ready(self, s: Fief, f: list[int]) -> int:
        left = due(s, f[1])
        if not left:
            s.pop()
            return GO
        f[2] = left[0]
        return ASK

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = []
        for n in range(MOST_CATAPULTS + 1):
            if not self.refuse(s, f, g, choice(PAY_SIEGE, n)):
                found.append(choice(PAY_SIEGE, n))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        count = noun_of(c)
        if verb_of(c) != PAY_SIEGE or count > MOST_CATAPULTS:
            return self.rule
        if count > 1 and not s.stock[g * UNITS + CATAPULT]:
            return "FE-4.0-b"
        return "" if s.money[s.seat(g)] >= cost(s, g, f[2], count) else self.rule

    def more(self, s: Fief, f: list[int], g: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) == PAY_SIEGE and noun_of(c) <= MOST_CATAPULTS:
            return "siege-price", (cost(s, f[1], f[2], noun_of(c)),)
        return "", ()

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        place = f[2]
        count = noun_of(c)
        s.tell(L_SIEGE_PAID, ALL, g, place, count)
        if not count:
            s.raise_siege(place)
            return
        purse.pay(s, s.seat(g), cost(s, g, place, count))
        if engineer(s, g, place):
            s.used[WALTER] = 1
        s.scaffold[place] = 0
        s.add(g, place, CATAPULT, 1)
        if count > 1:
            s.recruit(g, place, CATAPULT, 1)
        s.known[(g * PLACES + place) * UNITS + CATAPULT] = s.units(g, place, CATAPULT)

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "siege-pay", (f[1], f[2])


# --- the sally (FE-7.9-i, FE-7.9-j, FE-IT10.9-d)


def sally_rule(s: Fief, g: int, foe: int, place: int) -> str:
    """The rule that keeps the besieged from coming out against a family in the periphery."""
    if not s.besieged(g, place) or foe == g or not s.present[place] >> foe & 1:
        return "FE-7.9-i"
    if s.stand[foe * PLACES + place] & INSIDE or not sides.could_fight(s, foe, place):
        return "FE-7.9-i"
    if s.opt[SALLY_CONDITION] != SALLY_CONDITION_ANY and can_assault(s, s.besieger[place], place):
        return "FE-IT10.9-d"
    return ""


def picks_who_sallies(s: Fief) -> bool:
    """FE-IT10.9-d: in it-2024 a part may stay inside; in es-2024 everybody comes out."""
    return s.opt[SALLY_CONDITION] != SALLY_CONDITION_ANY


class Sally(Asking):
    """FE-IT10.9-d: the besieged choose who stays inside; at least one noble and one troop come out."""

    name = "sally"
    rule = "FE-IT10.9-d"
    holds = ("who:family", "place:place", "foe:force")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(SALLY_OUT)]
        for unit in range(TROOPS):
            if not self.refuse(s, f, g, choice(KEEP_BACK, unit)):
                found.append(choice(KEEP_BACK, unit))
        for n in range(NOBLES):
            if not self.refuse(s, f, g, choice(KEEP_NOBLE, n)):
                found.append(choice(KEEP_NOBLE, n))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        verb = verb_of(c)
        noun = noun_of(c)
        if verb == SALLY_OUT:
            return ""
        if verb == KEEP_BACK and noun < TROOPS and s.squad[g * UNITS + noun]:
            going = sum(s.squad[g * UNITS : g * UNITS + TROOPS])
            return "" if going + self._guards(s, g) > 1 else "FE-7.0-b"
        if verb == KEEP_NOBLE and s.fight[IN_FIGHT] >> noun & 1:
            bits = s.fight[IN_FIGHT] & ~(1 << noun)
            if not bits:
                return "FE-7.0-e"
            going = sum(s.squad[g * UNITS : g * UNITS + TROOPS])
            left = sum([s.guard[2 * m] + s.guard[2 * m + 1] for m in range(NOBLES) if bits >> m & 1])
            return "" if going + left else "FE-7.0-b"
        return self.rule

    def _guards(self, s: Fief, g: int) -> int:
        bits = s.fight[IN_FIGHT]
        return sum([s.guard[2 * m] + s.guard[2 * m + 1] for m in range(NOBLES) if bits >> m & 1])

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        verb = verb_of(c)
        if verb == SALLY_OUT:
            s.pop()
        elif verb == KEEP_BACK:
            s.squad[g * UNITS + noun_of(c)] -= 1
        else:
            s.fight[IN_FIGHT] &= ~(1 << noun_of(c))

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "sally", (f[1], f[2])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.SIEGE_FROM: SiegeFrom(), numbers.SIEGE_PAY: SiegePay(), numbers.SALLY: Sally()}
