"""7.1 to 7.8 as arithmetic: every course that a battle can take, followed to its end.

Both sides fight on (``odds.POLICY``), so the course hangs on the dice alone. A force is a tuple of counts: of
a family's side soldiers, archers, crossbowmen, knights, royal soldiers, royal knights, bombards and nobles;
of the invaders infantry and leader of each army.
"""

from __future__ import annotations

import math
from typing import Final

from banneret.games.fief_england.board import (
    ARCHER,
    ARMIES,
    FACES,
    FRENCH,
    HITS,
    INFANTRY_HITS,
    INFANTRY_POINTS,
    KNIGHT,
    LEADER_HITS,
    LEADER_POINTS,
    POINTS,
    ROYAL_KNIGHT,
    ROYAL_SOLDIER,
    SHOOTERS,
    SOLDIER,
    WALLS,
    melee_dice,
)

#: Places in the force of a family's side.
SOLDIERS: Final = 0
ARCHERS: Final = 1
BOWS: Final = 2
KNIGHTS: Final = 3
GUARD_SOLDIERS: Final = 4
GUARD_KNIGHTS: Final = 5
BOMBARDS: Final = 6
NOBLES: Final = 7
#: How many of them are troops.
KINDS: Final = 6
#: The unit of each kind of troops.
UNIT: Final[list[int]] = [SOLDIER, ARCHER, FRENCH, KNIGHT, ROYAL_SOLDIER, ROYAL_KNIGHT]
COSTS: Final[list[int]] = [HITS[unit] for unit in UNIT]
#: What a side gives up last: what strikes hardest, guards above all (FE-13.1-c).
DEAR: Final[list[int]] = [10, 11, 24, 36, 25, 80]

#: Phases without any loss after which a battle ends (FE-7.8-f).
QUIET: Final = 3
#: States less likely than this are not followed; what they weigh together is told as the error.
RARE: Final = 1e-9
#: Steps from one state to another that are followed at most; then only likelier states are.
BUDGET: Final = 300_000
UNLIKELY: Final = 1e-5

Force = tuple[int, ...]


def convolve(one: list[float], two: list[float]) -> list[float]:
    """The chances of sums."""
    found = [0.0] * (len(one) + len(two) - 1)
    for i, p in enumerate(one):
        for k, q in enumerate(two):
            found[i + k] += p * q
    return found


def chances(dice: int, bonus: int, shielded: bool) -> list[float]:
    """The chances of 0, 1, 2 ... hits with so many dice (FE-7.1-b); the Grail blots out FF (FE-12.1-a)."""
    one = [0.0, 0.0, 0.0, 0.0]
    for hits in FACES:
        one[0 if shielded and hits == 2 else hits] += 1.0 / len(FACES)
    found = [1.0]
    for _ in range(dice):
        found = convolve(found, one)
    return [0.0] * bonus + found


class Camp:
    """What one side brings to a battle besides its force; none of it changes while it fights."""

    def __init__(self) -> None:
        self.horde = False
        #: Points of its nobles, hits of Excalibur and the squire.
        self.noble_points = 0
        self.extra = 0
        self.catapults = 0
        #: Catapults need no soldier (FE-IT10.1-b).
        self.any_crew = False
        #: Dice that walls take from its melee, archers that it takes to shoot over them.
        self.walls = 0
        #: Each of its dice brings a hit more (FE-5.2-f).
        self.alert = False
        #: Fires no missiles.
        self.mute = False
        #: The Grail shields its enemies.
        self.shielded = False
        #: Its force when the reckoning began, to count losses from.
        self.start: Force = ()
        #: The army whose leader is in the fight kills himself without followers (FE-IT10.6-a).
        self.proud = False
        self._lost: dict[tuple[Force, int], Force] = {}

    def men(self, force: Force) -> int:
        """Its troops (FE-7.5-e)."""
        return sum(force) if self.horde else sum(force[:KINDS])

    def points(self, force: Force) -> int:
        """FE-7.3-b."""
        total = 0
        if self.horde:
            for army in range(ARMIES):
                total += INFANTRY_POINTS * force[2 * army] + LEADER_POINTS * force[2 * army + 1]
            return total
        for kind in range(KINDS):
            total += POINTS[UNIT[kind]] * force[kind]
        return total + self.noble_points

    def dice(self, force: Force) -> int:
        """FE-7.3-c, FE-7.4-a."""
        thrown = melee_dice(self.points(force))
        return max(0, thrown - WALLS[self.walls]) if self.walls else thrown

    def melee(self, force: Force) -> list[float]:
        """The chances of hits in a melee (FE-7.3-d, FE-7.3-e, FE-13.1-c)."""
        thrown = self.dice(force)
        bonus = 0
        if thrown:
            bonus = self.extra + (thrown if self.alert else 0)
            if not self.horde:
                bonus += force[GUARD_SOLDIERS] + force[GUARD_KNIGHTS]
        return chances(thrown, bonus, self.shielded)

    def fires(self, force: Force, kind: int) -> int:
        """The dice of one kind of missiles: 0 catapults, 1 bombards, 2 archers (FE-7.2-i to FE-7.2-o)."""
        if self.horde or self.mute:
            return 0
        crew = force[SOLDIERS] + force[GUARD_SOLDIERS] > 0
        if kind == 0:
            return 2 if self.catapults and (crew or self.any_crew) else 0
        if kind == 1:
            return force[BOMBARDS] if crew else 0
        needed = SHOOTERS[self.walls] if self.walls else 1
        return 1 if force[ARCHERS] + force[BOWS] >= needed else 0

    def volley(self, force: Force, kind: int) -> list[float]:
        """The chances of hits with one kind of missiles."""
        dice = self.fires(force, kind)
        if not dice:
            return [1.0]
        bonus = 0
        if kind == 0:
            bonus = self.catapults - 1
        elif kind == 2 and force[ARCHERS] + force[BOWS] > 2:
            bonus = 1
        return chances(dice, bonus, self.shielded)

    def lose(self, force: Force, hits: int) -> Force:
        """The force after so many hits (FE-7.5-b to FE-7.5-f, FE-6.4-j)."""
        if not hits:
            return force
        key = (force, hits)
        known = self._lost.get(key)
        if known is None:
            known = self._routed(force, hits) if self.horde else self._thinned(force, hits)
            self._lost[key] = known
        return known

    def _thinned(self, force: Force, hits: int) -> Force:
        left = list(force)
        total = 0
        for kind in range(KINDS):
            total += COSTS[kind] * force[kind]
        if total <= hits:
            left[:KINDS] = [0] * KINDS
            left[NOBLES] = max(0, force[NOBLES] - (hits - total))
            return tuple(left)
        # As many hits as possible are used up, by whom the side can best spare.
        best: list[int] = [0] * (hits + 1)
        taken: list[list[int]] = [[0] * KINDS]
        for used in range(1, hits + 1):
            best[used] = -1
            taken.append([])
            for kind in range(KINDS):
                cost = COSTS[kind]
                if cost > used or best[used - cost] < 0 or taken[used - cost][kind] >= force[kind]:
                    continue
                price = best[used - cost] + DEAR[kind]
                if best[used] < 0 or price < best[used]:
                    best[used] = price
                    taken[used] = taken[used - cost][:]
                    taken[used][kind] += 1
        used = hits
        while best[used] < 0:
            used -= 1
        for kind in range(KINDS):
            left[kind] -= taken[used][kind]
        return tuple(left)

    def _routed(self, force: Force, hits: int) -> Force:
        left = list(force)
        for army in range(ARMIES):
            dead = min(left[2 * army], hits // INFANTRY_HITS)
            left[2 * army] -= dead
            hits -= dead * INFANTRY_HITS
            if not left[2 * army] and left[2 * army + 1] and hits >= LEADER_HITS:
                hits -= LEADER_HITS
                left[2 * army + 1] = 0
        if self.proud:
            strays = any([left[2 * army] and not left[2 * army + 1] for army in range(ARMIES)])
            for army in range(ARMIES):
                if left[2 * army + 1] and not left[2 * army] and not strays:
                    left[2 * army + 1] = 0
        return tuple(left)

    def bursts(self, force: Force, blanks: int) -> Force:
        """FE-7.2-j, FE-7.2-k: bombards that burst take a soldier each with them."""
        left = list(force)
        for _ in range(min(blanks, left[BOMBARDS])):
            left[BOMBARDS] -= 1
            if left[SOLDIERS]:
                left[SOLDIERS] -= 1
            elif left[GUARD_SOLDIERS]:
                left[GUARD_SOLDIERS] -= 1
        return tuple(left)


class Roll:
    """A roll that is under way: hits so far and dice still to fall, by side (0 attackers, 1 defenders)."""

    def __init__(self) -> None:
        self.hits = [0, 0]
        self.dice = [0, 0]


class Tally:
    """What becomes of a battle: chances, and means of what each side loses."""

    def __init__(self) -> None:
        self.won = [0.0, 0.0]
        self.total = 0.0
        self.fallen: list[list[float]] = [[0.0] * (NOBLES + 1), [0.0] * (NOBLES + 1)]
        self.left: list[dict[int, float]] = [{}, {}]
        #: The most of each kind that there were.
        self.there: list[list[int]] = [[0] * (NOBLES + 1), [0] * (NOBLES + 1)]

    def expect(self, forces: tuple[Force, Force]) -> None:
        """A battle of these forces is going to be added."""
        for side in (0, 1):
            for place, count in enumerate(forces[side]):
                self.there[side][place] = max(self.there[side][place], count)

    def add(self, fray: Fray, one: Force, two: Force, chance: float) -> None:
        """The battle ends with these forces."""
        self.total += chance
        forces = (one, two)
        standing = [fray.camps[side].men(forces[side]) > 0 for side in (0, 1)]
        for side in (0, 1):
            camp = fray.camps[side]
            if standing[side] and not standing[side ^ 1]:
                self.won[side] += chance
            men = camp.men(forces[side])
            self.left[side][men] = self.left[side].get(men, 0.0) + chance
            for place in range(NOBLES + 1):
                self.fallen[side][place] += chance * (camp.start[place] - forces[side][place])


#: A battle at the beginning of a phase: both forces.
State = tuple[Force, Force]


class Fray:
    """A battle of two camps, followed through all its courses."""

    def __init__(self) -> None:
        self.camps = [Camp(), Camp()]
        #: The volleys of a phase of missiles: sides and kinds as bits; none: melee only.
        self.volleys: list[tuple[int, int]] = []
        #: Melee is fought; without it the missiles are all there is (FE-IT10.9-e).
        self.clash = True
        #: The invaders attack: they stop when they do not outnumber their foes any more.
        self.invaded = False
        self.steps = 0
        self.dropped = 0.0

    def over(self, state: State) -> bool:
        """FE-7.8-a, FE-6.8-a."""
        one, two = state
        if not self.camps[0].men(one) or not self.camps[1].men(two):
            return True
        if self.invaded:
            return self.camps[0].men(one) <= self.camps[1].men(two) or not self.camps[0].dice(one)
        return False

    def strike(self, found: dict[State, float], state: State, hits: list[list[float]], chance: float) -> None:
        """Both sides take their losses at once (FE-7.5-a); ``hits``: chances, by the side that hits."""
        one, two = state
        for a, p in enumerate(hits[0]):
            if p == 0.0:
                continue
            hit = self.camps[1].lose(two, a)
            for d, q in enumerate(hits[1]):
                if q == 0.0:
                    continue
                self.steps += 1
                after = (self.camps[0].lose(one, d), hit)
                found[after] = found.get(after, 0.0) + chance * p * q

    def fire(
        self, states: dict[State, float], number: int, cursor: int, begun: Roll | None
    ) -> dict[State, float]:
        """One volley; with ``begun`` one that is being rolled, of which ``cursor`` parts have been."""
        who, kinds = self.volleys[number]
        found: dict[State, float] = {}
        for state, chance in states.items():
            if begun is None and self.over(state):
                found[state] = found.get(state, 0.0) + chance
                continue
            hits: list[list[float]] = [[1.0], [1.0]]
            if begun is not None:
                for side in (0, 1):
                    dice = chances(begun.dice[side], begun.hits[side], self.camps[side].shielded)
                    hits[side] = dice
            bombards = [0, 0]
            for side in (0, 1):
                for kind in range(3):
                    if not (who >> side & 1 and kinds >> kind & 1) or 2 * kind + side < cursor:
                        continue
                    if kind == 1:
                        bombards[side] = self.camps[side].fires(state[side], 1)
                    else:
                        hits[side] = convolve(hits[side], self.camps[side].volley(state[side], kind))
            if bombards[0] or bombards[1]:
                self._bombard(found, state, hits, bombards, chance)
            else:
                self.strike(found, state, hits, chance)
        return found

    def _bombard(
        self,
        found: dict[State, float],
        state: State,
        hits: list[list[float]],
        bombards: list[int],
        chance: float,
    ) -> None:
        """FE-7.2-j: a bombard bursts on a blank, so bursts and hits are reckoned together."""
        ways = [_blanks(bombards[side], self.camps[side].shielded) for side in (0, 1)]
        for a, (p, more_a) in enumerate(ways[0]):
            for d, (q, more_d) in enumerate(ways[1]):
                struck: dict[State, float] = {}
                both = [convolve(hits[0], more_a), convolve(hits[1], more_d)]
                self.strike(struck, state, both, chance * p * q)
                for after, weight in struck.items():
                    end = (self.camps[0].bursts(after[0], a), self.camps[1].bursts(after[1], d))
                    found[end] = found.get(end, 0.0) + weight

    def missiles(self, states: dict[State, float], first: int) -> dict[State, float]:
        """A phase of missiles from one volley on."""
        for number in range(first, len(self.volleys)):
            states = self.fire(states, number, 0, None)
        return states

    def melee(self, states: dict[State, float], begun: Roll | None) -> dict[State, float]:
        """A phase of melee (FE-7.3-a): without a die on one side nobody rolls."""
        found: dict[State, float] = {}
        for state, chance in states.items():
            if begun is not None:
                hits = [
                    chances(begun.dice[side], begun.hits[side], self.camps[side].shielded) for side in (0, 1)
                ]
                self.strike(found, state, hits, chance)
            elif self.over(state) or not (self.camps[0].dice(state[0]) and self.camps[1].dice(state[1])):
                found[state] = found.get(state, 0.0) + chance
            else:
                hits = [self.camps[0].melee(state[0]), self.camps[1].melee(state[1])]
                self.strike(found, state, hits, chance)
        return found

    def _rank(self, state: State) -> int:
        """Falls with every loss."""
        total = 0
        for side in (0, 1):
            force = state[side]
            if self.camps[side].horde:
                for place, count in enumerate(force):
                    total += count * (LEADER_HITS if place & 1 else INFANTRY_HITS)
                continue
            for kind in range(KINDS):
                total += COSTS[kind] * force[kind]
            total += force[BOMBARDS]
        return total

    def follow(self, states: dict[State, float], stage: int, quiet: int, tally: Tally) -> None:
        """Follows the battle to all its ends. ``stage``: 0 missiles come next, 1 melee."""
        # By what is left, then by quiet phases: each state comes up once, when all that leads to it has been
        # reckoned.
        waiting: dict[int, list[list[dict[State, float]]]] = {}
        self._file(waiting, states, stage, quiet, tally)
        while waiting:
            rank = max(waiting)
            group = waiting.pop(rank)
            limit = RARE if self.steps < BUDGET else UNLIKELY
            for still in range(QUIET):
                for phase in (0, 1):
                    here = group[still][phase]
                    if not here:
                        continue
                    group[still][phase] = {}
                    for state, chance in here.items():
                        if chance < limit:
                            self.dropped += chance
                            continue
                        after = (
                            self.melee({state: chance}, None) if phase else self.missiles({state: chance}, 0)
                        )
                        self._sort(waiting, group, state, after, phase, still, tally)

    def _sort(
        self,
        waiting: dict[int, list[list[dict[State, float]]]],
        group: list[list[dict[State, float]]],
        state: State,
        after: dict[State, float],
        phase: int,
        still: int,
        tally: Tally,
    ) -> None:
        """Where a battle goes on after a phase (0 missiles, 1 melee), or that it is over."""
        next_ = 0 if phase and self.volleys else 1
        for end, chance in after.items():
            if not self.clash or self.over(end) or (end == state and still + 1 >= QUIET):
                tally.add(self, end[0], end[1], chance)
                continue
            place = group[still + 1] if end == state else self._place(waiting, self._rank(end))[0]
            place[next_][end] = place[next_].get(end, 0.0) + chance

    def _place(
        self, waiting: dict[int, list[list[dict[State, float]]]], rank: int
    ) -> list[list[dict[State, float]]]:
        found = waiting.get(rank)
        if found is None:
            found = [[{}, {}] for _ in range(QUIET)]
            waiting[rank] = found
        return found

    def _file(
        self,
        waiting: dict[int, list[list[dict[State, float]]]],
        states: dict[State, float],
        stage: int,
        quiet: int,
        tally: Tally,
    ) -> None:
        """Takes the states with which the reckoning begins."""
        for state, chance in states.items():
            if self.over(state) or quiet >= QUIET:
                tally.add(self, state[0], state[1], chance)
                continue
            phase = stage if self.volleys or stage else 1
            place = self._place(waiting, self._rank(state))[quiet][phase]
            place[state] = place.get(state, 0.0) + chance


def _blanks(dice: int, shielded: bool) -> list[tuple[float, list[float]]]:
    """For each number of blanks among some dice: its chance, and the chances of hits of the others."""
    blank = FACES.count(0) / len(FACES)
    one = [0.0, 0.0, 0.0, 0.0]
    for hits in FACES:
        if hits:
            one[0 if shielded and hits == 2 else hits] += 1.0 / (len(FACES) - FACES.count(0))
    found: list[tuple[float, list[float]]] = []
    for blanks in range(dice + 1):
        rolled = [1.0]
        for _ in range(dice - blanks):
            rolled = convolve(rolled, one)
        found.append((math.comb(dice, blanks) * blank**blanks * (1.0 - blank) ** (dice - blanks), rolled))
    return found
