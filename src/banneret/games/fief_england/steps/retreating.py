"""10.2 in a battle: who slips away by the Secret Passage, each with one unit (FE-10.2-h, FE-IT15.2.5-a)."""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england.board import (
    AT_QUAY,
    CATAPULT,
    CITIES,
    NOBLES,
    ON_ROAD,
    PLACES,
    TROOPS,
    UNITS,
    WAY,
)
from banneret.games.fief_england.options import PASSAGE_RETREAT, PASSAGE_RETREAT_DEFENDER_ONLY
from banneret.games.fief_england.state import FIELD, HALF, Fief
from banneret.games.fief_england.steps import numbers, plague, relics, retreats, sides
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.land import DONE
from banneret.games.fief_england.words.war import FLEE, FLEE_ALONE, L_RETREATS

#: Kinds of units in nouns ``noble+unit``.
KINDS = 9


class Retreat(Asking):
    """FE-10.2-h, FE-IT15.2.5-a: nobles leave one by one, with a unit each; the rest fights on.

    ``gone``: how many have left.
    """

    name = "retreat"
    rule = "FE-10.2-h"
    holds = ("who:family", "goal:place", "gone:n")

    def go_on(self, s: Fief, f: list[int]) -> int:
        if s.fight[FIELD] < 0 or not retreats.company(s, f[1]):
            s.pop()
            return GO
        return ASK

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(DONE)] if f[3] else []
        for n in retreats.company(s, g):
            found.append(choice(FLEE_ALONE, n))
            for unit in range(CATAPULT):
                if not self._unit_rule(s, n, unit):
                    found.append(choice(FLEE, n * KINDS + unit))
        return found

    def _unit_rule(self, s: Fief, n: int, unit: int) -> str:
        """In es-2024 one troop; in it-2024 one unit, which may be a bombard."""
        only_troops = s.opt[PASSAGE_RETREAT] == PASSAGE_RETREAT_DEFENDER_ONLY
        rule = "FE-10.2-h" if only_troops else "FE-IT15.2.5-a"
        if unit >= CATAPULT or (unit >= TROOPS and only_troops):
            return rule
        return "" if sides.count(s, s.family[n], unit) else rule

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        verb = verb_of(c)
        if verb == DONE:
            return "" if f[3] else "FE-10.2-a"
        if verb == FLEE_ALONE:
            return "" if noun_of(c) in retreats.company(s, g) else self.rule
        if verb != FLEE:
            return self.rule
        n, unit = divmod(noun_of(c), KINDS)
        if n >= NOBLES or n not in retreats.company(s, g):
            return self.rule
        return self._unit_rule(s, n, unit)

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        verb = verb_of(c)
        if verb == DONE:
            s.pop()
            return
        f[3] += 1
        n, unit = divmod(noun_of(c), KINDS) if verb == FLEE else (noun_of(c), -1)
        flee(s, n, unit, f[2])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "retreat", (f[1], f[2])


def flee(s: Fief, n: int, unit: int, goal: int) -> None:
    """A noble with his captives and one unit (or none, below 0) goes to a city one move away."""
    place = s.fight[FIELD]
    g = s.family[n]
    way = WAY[goal * CITIES + place]
    stand = ON_ROAD << way if way >= 0 else AT_QUAY
    counts = [0] * UNITS
    if unit >= 0:
        counts[unit] = 1
        if s.fight[sides.LIMITED] >> g & 1:
            s.squad[g * UNITS + unit] -= 1
    s.tell(L_RETREATS, ALL, n, goal)
    for kind in range(CATAPULT):
        # Whoever marched with him stays behind, and goes no further.
        s.tired[(g * PLACES + place) * UNITS + kind] += s.train[n * UNITS + kind] // HALF
        s.train[n * UNITS + kind] = 0
    s.put_noble(n, goal, stand)
    s.shift(g, place, goal, counts, stand)
    relics.enter(s, n)
    plague.enter(s, g, goal, place, 1 << n, counts)


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.RETREAT: Retreat()}
