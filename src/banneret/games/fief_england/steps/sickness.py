"""2.5 as steps: a plagued region city by city, troops that die, dice for nobles."""

from __future__ import annotations

from banneret.core.chance import ask_chance
from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england.board import (
    ARMIES,
    CITIES,
    CITIES_OF,
    GYTHA,
    NOBLES,
    PLACES,
    ROYAL_KNIGHT,
    ROYAL_SOLDIER,
    TROOPS,
)
from banneret.games.fief_england.state import BEATEN_SOLDIERS, Fief
from banneret.games.fief_england.steps import fate, numbers, plague
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.cards import BURY, L_BURIED, L_PLAGUE_DIE, L_REROLL
from banneret.games.fief_england.words.land import NO, YES


class PlagueCity(Step[Fief]):
    """FE-2.5-a to FE-2.5-d: in each city every family loses half of its troops; a die for every noble."""

    name = "plague-city"
    rule = "FE-2.5-a"
    holds = ("region:region", "next:n")

    def run(self, s: Fief, f: list[int]) -> int:
        cities = CITIES_OF[f[1]]
        if f[2] == len(cities):
            s.pop()
            return GO
        c = cities[f[2]]
        f[2] += 1
        for n in range(NOBLES):
            if s.family[n] >= 0 and s.at[n] == c:
                s.plagued[n] |= 1 << f[1]
                if plague.threshold(s, n):
                    s.push([numbers.PLAGUE_DIE, s.family[n], n, 0])
        for army in range(ARMIES):
            # FE-2.5-k
            if s.leader[army] == c or s.foot[army * CITIES + c]:
                s.push([numbers.ARMY_PLAGUE, army, 0, c])
        for g in reversed(s.turn_order()):
            men = s.men[g * PLACES + c]
            if men // 2:
                s.push([numbers.PLAGUE_LOSSES, g, c, men // 2])
        return GO


class PlagueLosses(Asking):
    """FE-2.5-a, FE-2.5-j: the owner chooses which of his troops there die; guards count too (FE-13.1-f)."""

    name = "plague-losses"
    rule = "FE-2.5-a"
    holds = ("who:family", "place:place", "left:n")

    def ready(self, s: Fief, f: list[int]) -> int:
        if f[3] and s.men[f[1] * PLACES + f[2]]:
            return ASK
        s.pop()
        return GO

    def kinds(self, s: Fief, g: int, place: int) -> list[int]:
        """The kinds of troops that are there."""
        found = [unit for unit in range(TROOPS) if s.units(g, place, unit)]
        for n in s.free_at(g, place):
            if s.guard[2 * n] and ROYAL_KNIGHT not in found:
                found.append(ROYAL_KNIGHT)
            if s.guard[2 * n + 1] and ROYAL_SOLDIER not in found:
                found.append(ROYAL_SOLDIER)
        return found

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(BURY, unit) for unit in self.kinds(s, g, f[2])]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if verb_of(c) != BURY:
            return self.rule
        return "" if noun_of(c) in self.kinds(s, g, f[2]) else "FE-2.5-b"

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        f[3] -= 1
        remove(s, g, f[2], noun_of(c))
        s.tell(L_BURIED, ALL, g, noun_of(c), f[2])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2], f[3])


def remove(s: Fief, g: int, place: int, unit: int) -> None:
    """One troop is gone: back to the reserve; crossbowmen are beaten, guards go to the supply."""
    if unit < TROOPS:
        s.fall(g, place, unit, 1)
        return
    for n in s.free_at(g, place):
        if s.guard[2 * n + unit - ROYAL_KNIGHT]:
            if unit == ROYAL_KNIGHT:
                s.set_guard(n, s.guard[2 * n] - 1, s.guard[2 * n + 1])
            else:
                s.set_guard(n, s.guard[2 * n], s.guard[2 * n + 1] - 1)
                s.now[BEATEN_SOLDIERS] += 1
            return


class PlagueDie(Asking):
    """FE-2.5-c: a D6 for a noble.

    Gytha may have it rolled again (FE-2.12-sv03). ``face``: what was rolled.
    """

    name = "plague-die"
    rule = "FE-2.5-c"
    holds = ("who:family", "noble:noble", "face:n")

    def go_on(self, s: Fief, f: list[int]) -> int:
        n = f[2]
        if s.family[n] < 0:
            s.pop()
            return GO
        if not f[3]:
            return ask_chance(numbers.BY_D6, 6)
        if f[3] <= plague.threshold(s, n) and s.served_by(f[1], GYTHA) >= 0:
            return ASK
        self._end(s, f)
        return GO

    def _end(self, s: Fief, f: list[int]) -> None:
        s.pop()
        if f[3] <= plague.threshold(s, f[2]):
            fate.kill(s, f[2], fate.BY_PLAGUE)

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        f[3] = k + 1
        s.tell(L_PLAGUE_DIE, ALL, f[2], k + 1)

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(YES), choice(NO)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if c in (choice(YES), choice(NO)) else "FE-2.12-sv03"

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if c == choice(YES):
            s.used[GYTHA] = 1
            s.tell(L_REROLL, ALL, GYTHA, f[2])
            f[3] = 0
        else:
            self._end(s, f)

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2], f[3])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {
        numbers.PLAGUE_CITY: PlagueCity(),
        numbers.PLAGUE_LOSSES: PlagueLosses(),
        numbers.PLAGUE_DIE: PlagueDie(),
    }
