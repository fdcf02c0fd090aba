"""7.2, 7.6, 7.8: what the winners take: nobles, engines, the city."""

from __future__ import annotations

from banneret.core.choice import choice, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england.board import BOMBARD, CATAPULT, PLACES, UNITS
from banneret.games.fief_england.options import SELF_DESTROY_ENGINES, SELF_DESTROY_ENGINES_NONE
from banneret.games.fief_england.state import FIELD, HELD_BY_ARMY, Fief
from banneret.games.fief_england.steps import captives, fate, numbers, sides
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.war import (
    BURN_ENGINE,
    L_ENGINES,
    L_ENGINES_LOST,
    L_FALLEN,
    TAKE_ENGINE,
)


def takers(s: Fief, side: int) -> tuple[int, int]:
    """Who may hold captives of a side: its head and nobles as bits (FE-7.0-g, FE-7.6-a), 0 if nobody can."""
    chief = sides.head(s, side)
    bits = sides.noble_bits(s, chief)
    if bits:
        return chief, bits
    for g in sides.members(s, side):
        bits = sides.noble_bits(s, g)
        if bits:
            return g, bits
    return chief, 0


def seize_nobles(s: Fief, losers: list[int], side: int) -> None:
    """FE-7.5-e, FE-7.6-c, FE-11.1-f: nobles are captured, or killed if nobody can hold them."""
    if sides.has_horde(s, side):
        place = s.fight[FIELD]
        holder = s.leader.index(place) if place in s.leader else -1
        for n in losers:
            if holder >= 0:
                captives.capture(s, n, HELD_BY_ARMY + holder, True)
            else:
                slay(s, n, fate.BY_INVADERS)
        return
    chief, bits = takers(s, side)
    for n in losers:
        if bits:
            s.push([numbers.CAPTIVE, chief, n, bits, 1])
        else:
            slay(s, n, fate.IN_BATTLE)


def slay(s: Fief, n: int, cause: int) -> None:
    """A noble is killed in battle."""
    s.tell(L_FALLEN, ALL, n)
    fate.kill(s, n, cause)


def engines(s: Fief, winner: int, loser: int, place: int) -> None:
    """FE-7.2-m, FE-6.5-c: a family's engines are the winner's (a family, or HORDE)."""
    if s.tokens(loser, place):
        s.show(loser, place)
        s.seal()
    for unit in (BOMBARD, CATAPULT):
        count = s.units(loser, place, unit)
        if not count:
            continue
        if winner == sides.HORDE:
            s.fall(loser, place, unit, count)
            s.tell(L_ENGINES_LOST, ALL, loser, unit, place)
        else:
            s.push([numbers.ENGINES, winner, loser, unit, place])


class Engines(Asking):
    """FE-7.2-m: engines are exchanged for the winner's own counters; in es-2024 he may destroy them."""

    name = "engines"
    rule = "FE-7.2-m"
    holds = ("who:family", "from:family", "unit:unit", "place:place")

    def go_on(self, s: Fief, f: list[int]) -> int:
        return self.ready(s, f)

    def ready(self, s: Fief, f: list[int]) -> int:
        _, g, loser, unit, place = f
        if not s.units(loser, place, unit):
            s.pop()
            return GO
        here = s.present[place] >> g & 1
        if not here or not s.stock[g * UNITS + unit]:
            self._burn(s, f)
            return GO
        if s.opt[SELF_DESTROY_ENGINES] == SELF_DESTROY_ENGINES_NONE:
            self._take(s, f)
            return GO
        return ASK

    def _take(self, s: Fief, f: list[int]) -> None:
        _, g, loser, unit, place = f
        s.fall(loser, place, unit, 1)
        s.recruit(g, place, unit, 1)
        cell = (g * PLACES + place) * UNITS + unit
        s.known[cell] = min(s.known[cell] + 1, s.troop[cell])
        s.tell(L_ENGINES, ALL, g, unit, place)

    def _burn(self, s: Fief, f: list[int]) -> None:
        _, _, loser, unit, place = f
        s.fall(loser, place, unit, 1)
        s.tell(L_ENGINES_LOST, ALL, loser, unit, place)

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(TAKE_ENGINE), choice(BURN_ENGINE)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if c in (choice(TAKE_ENGINE), choice(BURN_ENGINE)) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if verb_of(c) == TAKE_ENGINE:
            self._take(s, f)
        else:
            self._burn(s, f)

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "engines", (f[1], f[3], f[2])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.ENGINES: Engines()}
