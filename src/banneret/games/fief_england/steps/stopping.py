"""7.8: the points at which a battle may stop: surrender, truce, breaking off, a siege, a change of sides."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england.board import BOMBARD, CATAPULT, TROOPS, UNITS
from banneret.games.fief_england.options import (
    SALLY_CONDITION,
    SALLY_CONDITION_ANY,
    SELF_DESTROY_ENGINES,
    SELF_DESTROY_ENGINES_NONE,
)
from banneret.games.fief_england.state import (
    ANSWER,
    ATTACKERS,
    CALLER,
    FIELD,
    FIGHT_KIND,
    FREE,
    KING,
    QUIET,
    WALLED,
    Fief,
)
from banneret.games.fief_england.steps import losses, numbers, sides, sieges, spoils
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.steps.pleas import plead
from banneret.games.fief_england.words.war import (
    BREAK_OFF,
    CHANGE_SIDES,
    CHANGE_SIDES_PLEA,
    DESTROY_ENGINE,
    FIGHT_ON,
    H_BROKEN,
    H_SIEGE,
    H_TRUCE,
    L_ENGINES_LOST,
    L_SURRENDERS,
    L_TURNCOAT,
    SIEGE,
    SURRENDER,
    TRUCE,
    TRUCE_CITY,
    TRUCE_CITY_PLEA,
    TRUCE_PLEA,
)

#: What a stopping point allows: changing sides, and at a real one everything that stops a battle; at the end
#: of a round also destroying one's own engines.
TURNING: Final = 0
STOP: Final = 1
ROUND_END: Final = 2

#: What a family waits for (local ``pending``).
NOTHING: Final = 0
FOR_TRUCE: Final = 1
FOR_CITY: Final = 2
FOR_SIDES: Final = 3


def sworn(s: Fief, g: int, foe: int, place: int) -> bool:
    """FE-13.3-d: a bearer of the Garter does not attack the sovereign, nor join who does."""
    king = s.now[KING]
    if king < 0 or s.family[king] != foe or s.at[king] != place or s.by[king] != FREE:
        return False
    return any([s.garter[n] for n in s.free_at(g, place)])


def halt(s: Fief, how: int) -> None:
    """The battle is over without a winner."""
    s.fight[sides.HALTED] = how + 1


def surrender(s: Fief, g: int) -> None:
    """FE-7.8-b: a family's troops leave the map; its nobles are captured when its side is beaten."""
    s.tell(L_SURRENDERS, ALL, g, s.fight[FIELD])
    place = s.fight[FIELD]
    s.fight[QUIET] = 0
    for unit in range(TROOPS):
        count = sides.count(s, g, unit)
        if count:
            s.fall(g, place, unit, count)
            if s.fight[sides.LIMITED] >> g & 1:
                s.squad[g * UNITS + unit] = 0
    losses.thin(s, g, 0)
    for n in sides.nobles(s, g):
        s.set_guard(n, 0, 0)
    side = sides.side_of(s, g)
    if sides.beaten(s, side):
        return
    # His partners fight on without him.
    chief = sides.head(s, side ^ 1)
    if s.hold[place] == g and chief < sides.HORDE:
        s.give_hold(place, chief)
    left = sides.nobles(s, g)
    s.fight[ATTACKERS + side] &= ~(1 << g)
    if chief < sides.HORDE:
        spoils.engines(s, chief, g, place)
    spoils.seize_nobles(s, left, side ^ 1)


class Stopping(Asking):
    """FE-7.8-b to FE-7.8-g, FE-7.8-k, FE-IT10.7-b: everybody in the battle is asked, the attackers first.

    ``asked``: families that need not be asked any more, as bits; ``what``: see TURNING; ``pending``: see
    NOTHING; ``offered``: families that have offered a truce or changed sides at this point, as bits.
    """

    name = "stopping"
    rule = "FE-7.8-k"
    holds = ("who:family", "asked:n", "what:n", "pending:n", "offered:n")

    def go_on(self, s: Fief, f: list[int]) -> int:
        # Control of the city is settled when the battle is over.
        return self.ready(s, f)

    def ready(self, s: Fief, f: list[int]) -> int:
        sides.reveal(s)
        if f[4] != NOTHING:
            self._answered(s, f)
        if s.fight[sides.HALTED] or sides.beaten(s, sides.ATT) or sides.beaten(s, sides.DEF):
            s.pop()
            return GO
        g = self._next(s, f)
        if g < 0:
            s.pop()
            return GO
        f[1] = g
        if len(self.options(s, f, g)) == 1:
            f[2] |= 1 << g
            return GO
        return ASK

    def _next(self, s: Fief, f: list[int]) -> int:
        for side in (sides.ATT, sides.DEF):
            if sides.has_horde(s, side):
                continue
            chief = sides.head(s, side)
            for g in [chief] + [h for h in sides.members(s, side) if h != chief]:
                if not f[2] >> g & 1 and (sides.men_of(s, g) or sides.noble_bits(s, g)):
                    return g
        return -1

    def _answered(self, s: Fief, f: list[int]) -> None:
        """What another family has said to an offer."""
        pending, f[4] = f[4], NOTHING
        g = f[1]
        if not s.now[ANSWER]:
            return
        if pending == FOR_SIDES:
            side = sides.side_of(s, g)
            s.fight[ATTACKERS + side] &= ~(1 << g)
            s.fight[ATTACKERS + (side ^ 1)] |= 1 << g
            s.tell(L_TURNCOAT, ALL, g)
            return
        halt(s, H_TRUCE)
        if pending == FOR_CITY:
            # FE-7.8-c: the city may go over as part of the truce.
            place = s.fight[FIELD]
            holder = s.hold[place]
            if holder >= 0 and sides.side_of(s, holder) >= 0:
                taker = sides.head(s, sides.side_of(s, holder) ^ 1)
                s.give_hold(place, taker)

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(FIGHT_ON)]
        for verb in (SURRENDER, TRUCE, TRUCE_CITY, BREAK_OFF, SIEGE, CHANGE_SIDES):
            if not self.refuse(s, f, g, choice(verb)):
                found.append(choice(verb))
        for unit in (BOMBARD, CATAPULT):
            if not self.refuse(s, f, g, choice(DESTROY_ENGINE, unit)):
                found.append(choice(DESTROY_ENGINE, unit))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        verb = verb_of(c)
        side = sides.side_of(s, g)
        if verb == FIGHT_ON:
            return ""
        if verb == CHANGE_SIDES:
            # FE-7.0-h: partners may; who declared the battle and who was attacked may not.
            if g in (s.fight[CALLER], s.fight[sides.TARGET]) or f[5] >> g & 1:
                return "FE-7.0-h"
            if sides.has_horde(s, side ^ 1) or self._sworn(s, g, side ^ 1):
                return "FE-7.0-h"
            return "" if len(sides.members(s, side)) > 1 else "FE-7.0-h"
        if f[3] == TURNING:
            return "FE-IT10.7-b"
        if verb == SURRENDER:
            return ""
        if verb in (TRUCE, TRUCE_CITY):
            if sides.has_horde(s, side ^ 1) or sides.head(s, side) != g or f[5] >> g & 1:
                return "FE-7.8-c"
            if verb == TRUCE_CITY:
                holder = s.hold[s.fight[FIELD]]
                if holder < 0 or sides.side_of(s, holder) < 0:
                    return "FE-7.8-c"
            return ""
        if verb == BREAK_OFF:
            return "" if sides.head(s, side) == g and self._alone(s, side) else "FE-7.8-g"
        if verb == SIEGE:
            if side != sides.ATT or s.fight[CALLER] != g or s.fight[FIGHT_KIND] != sides.PITCHED:
                return "FE-7.9-a"
            if not s.fight[WALLED]:
                return "FE-7.9-a"
            return sieges.siege_rule(s, g, s.fight[FIELD])
        if verb == DESTROY_ENGINE:
            if s.opt[SELF_DESTROY_ENGINES] == SELF_DESTROY_ENGINES_NONE:
                return "FE-IT10.1-d"
            if f[3] != ROUND_END or noun_of(c) not in (BOMBARD, CATAPULT) or not sides.men_of(s, g):
                return "FE-7.2-l"
            return "" if s.units(g, s.fight[FIELD], noun_of(c)) else "FE-7.2-l"
        return self.rule

    def _sworn(self, s: Fief, g: int, side: int) -> bool:
        """Whether a family would turn on one of its own player, or on the sovereign (FE-13.3-d)."""
        for h in sides.members(s, side ^ 1):
            if h != g and (s.seat(h) == s.seat(g) or sworn(s, g, h, s.fight[FIELD])):
                return True
        return False

    def _alone(self, s: Fief, side: int) -> bool:
        """Whether a side may stop the battle without the other (FE-7.8-d, FE-7.8-g, FE-5.2-g, FE-7.9-j)."""
        kind = s.fight[FIGHT_KIND]
        if not sides.leads(s, side ^ 1):
            # FE-7.8-d
            return True
        if side == sides.DEF:
            return False
        if kind == sides.RAID_FIGHT or s.fight[WALLED]:
            return True
        if kind == sides.SALLY_FIGHT:
            return s.opt[SALLY_CONDITION] == SALLY_CONDITION_ANY
        if sides.has_horde(s, sides.DEF):
            # FE-6.8-a: whom they do not outnumber they let go.
            return not sides.outnumbers(s, s.fight[FIELD], s.fight[CALLER])
        return False

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        verb = verb_of(c)
        side = sides.side_of(s, g)
        if verb == FIGHT_ON:
            f[2] |= 1 << g
        elif verb == SURRENDER:
            f[2] |= 1 << g
            surrender(s, g)
        elif verb in (TRUCE, TRUCE_CITY):
            f[4] = FOR_TRUCE if verb == TRUCE else FOR_CITY
            f[5] |= 1 << g
            matter = TRUCE_PLEA if verb == TRUCE else TRUCE_CITY_PLEA
            plead(s, sides.head(s, side ^ 1), g, matter)
        elif verb == BREAK_OFF:
            halt(s, H_BROKEN)
        elif verb == SIEGE:
            halt(s, H_SIEGE)
            sieges.begin(s, g, s.fight[FIELD])
        elif verb == CHANGE_SIDES:
            f[4] = FOR_SIDES
            f[5] |= 1 << g
            asked = s.fight[sides.TARGET] if side == sides.ATT else s.fight[CALLER]
            plead(s, asked, g, CHANGE_SIDES_PLEA)
        else:
            unit = noun_of(c)
            s.fall(g, s.fight[FIELD], unit, 1)
            s.tell(L_ENGINES_LOST, ALL, g, unit, s.fight[FIELD])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "stopping", (f[1], s.fight[FIELD])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.STOPPING: Stopping()}
