"""7.10: pillage of mills and abbeys, and what is done with engines in a city (FE-7.10-a to FE-7.10-d)."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import (
    ABBEY,
    BOMBARD,
    CATAPULT,
    CITIES,
    FAMILIES,
    NO_BUILDING,
    NOBLES,
    PLACES,
    PRICE_OF,
    RELICS,
    UNITS,
)
from banneret.games.fief_england.options import (
    PILLAGE_RIGHT,
    PILLAGE_RIGHT_CONTROLLERS_IN_ORDER,
    SELF_DESTROY_ENGINES,
    SELF_DESTROY_ENGINES_NONE,
)
from banneret.games.fief_england.state import CARRIED, FIRST, Fief
from banneret.games.fief_england.steps import heresy, numbers, spoils
from banneret.games.fief_england.steps.asking import OwnTurn
from banneret.games.fief_england.words.land import DONE
from banneret.games.fief_england.words.war import (
    L_ENGINES_LOST,
    L_PILLAGED_ABBEY,
    L_PILLAGED_MILL,
    PILLAGE_ABBEY,
    PILLAGE_MILL,
    SWAP_ENGINES,
    WRECK_ENGINES,
)

#: Units in nouns ``city+unit``.
KINDS: Final = 9
#: The local ``place`` when every city that the family controls may be pillaged.
EVERYWHERE: Final = -1


def after_battle(s: Fief, g: int, place: int) -> None:
    """FE-IT10.8-a: the winner of a battle may pillage that city."""
    s.push([numbers.PILLAGE, g, place])


class Pillages(Step[Fief]):
    """FE-7.10-a: in es-2024 everybody may pillage what he controls, in turn order, after all battles."""

    name = "pillages"
    rule = "FE-7.10-a"
    holds = ("done:n", "b:n", "c:n")

    def run(self, s: Fief, f: list[int]) -> int:
        if f[1] == s.families or s.opt[PILLAGE_RIGHT] != PILLAGE_RIGHT_CONTROLLERS_IN_ORDER:
            s.pop()
            return GO
        g = s.in_turn(s.now[FIRST])[f[1]]
        f[1] += 1
        s.push([numbers.PILLAGE, g, EVERYWHERE])
        return GO


class Pillage(OwnTurn):
    """FE-7.10-b to FE-7.10-d: a family pillages city by city, as much as it likes."""

    name = "pillage"
    rule = "FE-7.10-b"
    holds = ("who:family", "place:place")

    def ready(self, s: Fief, f: list[int]) -> int:
        if self._worthwhile(s, f, f[1]):
            return ASK
        s.pop()
        return GO

    def _worthwhile(self, s: Fief, f: list[int], g: int) -> bool:
        """Whether, as far as everybody sees, there may be something to pillage or destroy."""
        for c in range(CITIES) if f[2] == EVERYWHERE else (f[2],):
            if not self._field(s, f, g, c):
                continue
            if s.mill[c] or (s.building[c] >= ABBEY and s.free[g * PLACES + c]):
                return True
            for t in range(s.families):
                if t == g or s.seat(t) == s.seat(g):
                    continue
                if s.tokens(t, c) and not s.present[c] >> t & 1:
                    return True
            if s.opt[SELF_DESTROY_ENGINES] != SELF_DESTROY_ENGINES_NONE:
                # Under tokens that nobody has seen there may be engines of his own.
                row = (g * PLACES + c) * UNITS
                shown = s.known[row : row + UNITS]
                if shown[BOMBARD] or shown[CATAPULT] or s.tokens(g, c) > sum(shown):
                    return True
        return False

    def _field(self, s: Fief, f: list[int], g: int, c: int) -> bool:
        """Whether a family may pillage in a city now."""
        if f[2] != EVERYWHERE:
            return c == f[2] and s.present[c] >> g & 1 > 0
        return s.control[c] == g

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(DONE)]
        for c in range(CITIES) if f[2] == EVERYWHERE else (f[2],):
            if not self._field(s, f, g, c):
                continue
            if s.mill[c]:
                found.append(choice(PILLAGE_MILL, c))
            if s.building[c] >= ABBEY:
                for n in s.free_at(g, c):
                    found.append(choice(PILLAGE_ABBEY, c * NOBLES + n))
            for t in range(s.families):
                if s.units(t, c, BOMBARD) or s.units(t, c, CATAPULT):
                    if not self.refuse(s, f, g, choice(SWAP_ENGINES, c * FAMILIES + t)):
                        found.append(choice(SWAP_ENGINES, c * FAMILIES + t))
            for unit in (BOMBARD, CATAPULT):
                if s.units(g, c, unit) and not self.refuse(s, f, g, choice(WRECK_ENGINES, c * KINDS + unit)):
                    found.append(choice(WRECK_ENGINES, c * KINDS + unit))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        verb = verb_of(c)
        noun = noun_of(c)
        right = "FE-7.10-a" if f[2] == EVERYWHERE else "FE-IT10.8-a"
        if verb == DONE:
            return ""
        if verb == PILLAGE_MILL:
            if noun >= CITIES or not self._field(s, f, g, noun):
                return right
            return "" if s.mill[noun] else "FE-7.10-b"
        if verb == PILLAGE_ABBEY:
            place, n = divmod(noun, NOBLES)
            if place >= CITIES or not self._field(s, f, g, place):
                return right
            if s.building[place] < ABBEY:
                return "FE-7.10-b"
            return "" if s.free[g * PLACES + place] >> n & 1 else "FE-7.10-b"
        if verb == SWAP_ENGINES:
            place, t = divmod(noun, FAMILIES)
            if place >= CITIES or not self._field(s, f, g, place):
                return right
            if t >= s.families or s.seat(t) == s.seat(g) or s.present[place] >> t & 1:
                return "FE-7.10-c"
            here = s.units(t, place, BOMBARD) + s.units(t, place, CATAPULT)
            return "" if here else "FE-7.10-c"
        if verb == WRECK_ENGINES:
            place, unit = divmod(noun, KINDS)
            if place >= CITIES or not self._field(s, f, g, place):
                return right
            if s.opt[SELF_DESTROY_ENGINES] == SELF_DESTROY_ENGINES_NONE:
                return "FE-IT10.1-d"
            return "" if unit in (BOMBARD, CATAPULT) and s.units(g, place, unit) else "FE-7.10-d"
        return self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        verb = verb_of(c)
        noun = noun_of(c)
        if verb == DONE:
            s.pop()
        elif verb == PILLAGE_MILL:
            s.mill[noun] = 0
            purse.gain(s, s.seat(g), PRICE_OF["pillage-mill"])
            s.tell(L_PILLAGED_MILL, ALL, g, noun)
        elif verb == PILLAGE_ABBEY:
            place, n = divmod(noun, NOBLES)
            abbey(s, n, place)
        elif verb == SWAP_ENGINES:
            place, t = divmod(noun, FAMILIES)
            spoils.engines(s, g, t, place)
        else:
            place, unit = divmod(noun, KINDS)
            s.fall(g, place, unit, 1)
            s.tell(L_ENGINES_LOST, ALL, g, unit, place)


def abbey(s: Fief, n: int, place: int) -> None:
    """FE-7.10-b, FE-2.13-q: the abbey leaves the map; money, relics and a heresy marker for who pillages."""
    s.abbey[s.abbey.index(place)] = -1
    s.build(place, NO_BUILDING)
    purse.gain(s, s.seat(s.family[n]), PRICE_OF["pillage-abbey"])
    s.tell(L_PILLAGED_ABBEY, ALL, n, place)
    for relic in range(RELICS):
        if s.relic[relic] == place:
            s.relic[relic] = CARRIED + n
    heresy.brand(s, n)


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.PILLAGES: Pillages(), numbers.PILLAGE: Pillage()}
