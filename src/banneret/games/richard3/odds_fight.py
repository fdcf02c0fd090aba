"""A battle boiled down to strengths, and its outcomes under a fixed way of fighting (``odds`` says which).

Every block has a slot: Lancaster's first, within a house the least valuable first. A position of the
fight is one int with three bits a slot: the strength, 0 for eliminated, ``GONE`` for retreated.
"""

from __future__ import annotations

import random
from typing import Final

from banneret.games.richard3.board import (
    AREAS,
    ASIDE,
    BLOCKS,
    BOMBARD,
    BONUS,
    BORDER,
    BY_SEA,
    COLOUR,
    CROWN,
    DEAD,
    FIREPOWER,
    HEIR,
    HEIRS,
    KIND,
    LETTER,
    LETTER_A,
    LETTERS,
    LIMIT,
    LOYALTY,
    NEVILLES,
    NEXT,
    NOBLE,
    OTHER,
    OVER_SEA,
    OWN_SHIELD,
    RANK,
    ROYAL_SHIELD,
    STEPS,
)
from banneret.games.richard3.state import ATTACKER, FIELD, KING, KING_SIDE, ROUND, War
from banneret.games.richard3.steps.battle import ROUNDS
from banneret.games.richard3.steps.retreat import forbid_withdraw

#: What stands in the slot of a block that has left the battle alive.
GONE: Final = 7


def _binomial(dice: int, power: int) -> list[float]:
    """The chances of 0, 1, ... hits with so many dice that each hit on ``power`` or less."""
    row = [1.0]
    hit = min(power, 6) / 6
    for _ in range(dice):
        row = [
            (row[k] * (1 - hit) if k < len(row) else 0.0) + (row[k - 1] * hit if k else 0.0)
            for k in range(len(row) + 1)
        ]
    return row


#: CHANCES[dice][power][hits].
CHANCES: Final[list[list[list[float]]]] = [
    [_binomial(dice, power) for power in range(7)] for dice in range(5)
]


def _worth() -> list[int]:
    """The place of each block among all in order of value: heirs last, then by firepower."""
    keys = [
        (
            6 - RANK[b] if KIND[b] == HEIR else 0,
            FIREPOWER[b],
            -LETTER[b],
            1 if KIND[b] == NOBLE and (LOYALTY[b] == 0 or b in NEVILLES) else 0,
            STEPS[b],
            -b,
            b,
        )
        for b in range(BLOCKS)
    ]
    keys.sort()
    result = [0] * BLOCKS
    for place, key in enumerate(keys):
        result[key[6]] = place
    return result


WORTH: Final[list[int]] = _worth()


class Fight:
    """What a battle needs to be fought on from a state whose battle has begun.

    Takes the state over: it must be a copy.

    Args:
        s: the state.
        left: blocks that have just retreated and still count as survivors.
    """

    def __init__(self, s: War, left: list[int]) -> None:
        area = s.now[FIELD]
        self.round: int = max(s.now[ROUND], 1)
        self.attacker: int = s.now[ATTACKER]
        self.blocks: list[int] = []
        self.side: list[int] = []
        #: Slots of a house: from first[house] up to first[house + 1].
        self.first: list[int] = [0]
        for side in (0, 1):
            found = [(WORTH[b], b) for b in s.at(side, area)]
            found.extend([(WORTH[b], b) for b in left if s.owner(b) == side])
            found.sort()
            for _, b in found:
                self.blocks.append(b)
                self.side.append(side)
            self.first.append(len(self.blocks))
        #: The bits of each house's slots.
        low = (1 << 3 * self.first[1]) - 1
        self.mask: list[int] = [low, (1 << 3 * len(self.blocks)) - 1 - low]
        self.start = 0
        self._held: list[bool] = []
        self._acted: list[bool] = []
        self._sails: list[bool] = []
        slot_of: dict[int, int] = {}
        for i, b in enumerate(self.blocks):
            slot_of[b] = i
            self.start |= (s.steps[b] if s.loc[b] == area else GONE) << 3 * i
            self._held.append(bool(s.reserve[b]))
            self._acted.append(bool(s.done[b]))
            self._sails.append(s.entry[b] == BY_SEA + 1)
        #: Whether somebody is held in Reserve, in the round that is being played.
        self.holding = True in self._held
        self._set_powers(s, area, slot_of)
        self._set_heirs(s, slot_of)
        self._set_retreats(s, area)
        self._orders: dict[int, list[int]] = {}

    def _set_powers(self, s: War, area: int, slot_of: dict[int, int]) -> None:
        """Firepower with and without the bonuses that never change, and what heirs may add (``power``)."""
        self._fire: list[int] = [FIREPOWER[b] for b in self.blocks]
        self._stand: list[int] = [FIREPOWER[b] + (1 if BONUS[b * AREAS + area] else 0) for b in self.blocks]
        owner = OWN_SHIELD[area]
        self._own_shield: list[bool] = [b == owner for b in self.blocks]
        self._royal_shield: list[bool] = [
            KIND[b] == HEIR and ROYAL_SHIELD[COLOUR[b] * AREAS + area] for b in self.blocks
        ]
        # R3-2.2-j: the shield of a dead heir is open to the others; he may die in this very battle.
        self._shield_house: int = COLOUR[owner] if owner >= 0 else -1
        self._shield_free: bool = owner >= 0 and s.loc[owner] == DEAD
        self._shield_slot: int = -1
        if owner >= 0:
            self._shield_slot = slot_of.get(owner, -1)
            if self._shield_slot < 0 and OTHER[owner] >= 0:
                self._shield_slot = slot_of.get(OTHER[owner], -1)
        self._crowned: int = s.now[KING_SIDE] if CROWN[area] else -1
        self._king: int = slot_of.get(s.now[KING], -1)

    def _set_heirs(self, s: War, slot_of: dict[int, int]) -> None:
        """Heirs by seniority, and how many of each house are alive elsewhere (R3-9.0-d)."""
        self.heirs: list[list[int]] = [[], []]
        self._elsewhere: list[int] = [0, 0]
        for side in (0, 1):
            for h in HEIRS[side]:
                if h in slot_of:
                    self.heirs[side].append(slot_of[h])
                elif s.loc[h] != ASIDE and s.loc[h] != DEAD:
                    self._elsewhere[side] += 1

    def _set_retreats(self, s: War, area: int) -> None:
        """How many blocks of a house can leave by land in Round 4, and whether pirates can by sea."""
        if self.round < ROUNDS:
            # R3-6.6-e: counted anew in each round.
            s.forget_crossings()
        self._room: list[int] = [0, 0]
        self._port: list[bool] = [False, False]
        self._left: list[int] = [0, 0]
        for side in (0, 1):
            walker = -1
            sailor = -1
            for i in range(self.first[side], self.first[side + 1]):
                if self._sails[i]:
                    sailor = self.blocks[i]
                else:
                    walker = self.blocks[i]
                    if self.start >> 3 * i & 7 == GONE:
                        self._left[side] += 1
            if walker >= 0:
                for to in NEXT[area]:
                    if not forbid_withdraw(s, side, walker, to, True):
                        border = BORDER[area * AREAS + to]
                        self._room[side] += LIMIT[border] - s.crossed(side, border)
            if sailor >= 0:
                for to in OVER_SEA[area]:
                    if not forbid_withdraw(s, side, sailor, to, True):
                        self._port[side] = True

    # --- the order of Battle Turns

    def order(self, turn: int, attacker: int) -> list[int]:
        """The slots in the order of their Battle Turns in a round (R3-6.2-a, R3-6.2-d, R3-6.2-e).

        In the round that is being played already only those whose turn is still to come. A change of
        control does not alter it: the side that changed has nobody left who could act in that round.
        """
        now = turn == self.round
        # The rounds to come are 2 to 4, which are alike.
        key = (0 if now else 2) + attacker
        known = self._orders.get(key)
        if known is not None:
            return known
        found: list[int] = []
        for letter in range(len(LETTERS)):
            for side in (1 - attacker, attacker):
                for i in range(self.first[side + 1] - 1, self.first[side] - 1, -1):
                    b = self.blocks[i]
                    if (LETTER_A if turn == 1 and KIND[b] == BOMBARD else LETTER[b]) != letter:
                        continue
                    if not now or not (self._acted[i] or self._held[i]):
                        found.append(i)
        self._orders[key] = found
        return found

    # --- questions about a position

    def _line_broken(self, state: int, side: int) -> bool:
        """Whether a house has only Reserves left, which have come in (R3-6.3-i); only while some are held."""
        for i in range(self.first[side], self.first[side + 1]):
            if not self._held[i] and 0 < (state >> 3 * i & 7) < GONE:
                return False
        return True

    def in_field(self, state: int, i: int) -> bool:
        """Whether the block of a slot is there to fight; Reserves that come in early do not in that round."""
        return 0 < (state >> 3 * i & 7) < GONE and not (self.holding and self._held[i])

    def standing(self, state: int, side: int) -> bool:
        """Whether a house has blocks in the area."""
        for i in range(self.first[side], self.first[side + 1]):
            if 0 < (state >> 3 * i & 7) < GONE:
                return True
        return False

    def extinct(self, state: int, side: int) -> bool:
        """Whether a house has lost its last heir (R3-9.0-a)."""
        if self._elsewhere[side]:
            return False
        for i in self.heirs[side]:
            if state >> 3 * i & 7:
                return False
        return True

    def out(self, state: int, side: int) -> bool:
        """Whether the fight is over because of a house: it has nobody there, or no heirs at all."""
        return not self.standing(state, side) or self.extinct(state, side)

    def control(self, state: int, turn: int, attacker: int) -> int:
        """Who attacks: in Round 1 the Defender becomes the Attacker when his line falls (R3-6.3-k)."""
        if turn == 1 and self.holding and self._line_broken(state, 1 - attacker):
            return 1 - attacker
        return attacker

    def winner(self, state: int) -> int:
        """The house that wins a fight that is over."""
        for side in (0, 1):
            if self.extinct(state, side):
                return 1 - side
        return 0 if self.standing(state, 0) else 1

    def senior(self, state: int, side: int) -> int:
        """The slot of a house's senior heir in the field, or -1 (R3-6.5-e)."""
        for i in self.heirs[side]:
            if self.in_field(state, i):
                return i
        return -1

    def power(self, state: int, i: int, attacker: int) -> int:
        """The highest roll with which a block hits (2.2 to 2.6; see ``firepower.power``)."""
        side = self.side[i]
        if side == attacker:
            return self._fire[i]
        if KIND[self.blocks[i]] != HEIR:
            return self._stand[i]
        result = self._fire[i]
        senior = self.senior(state, side)
        if self._own_shield[i] or (i == senior and self._shield_open(state, i)):
            result += 1
        if side == self._crowned:
            holder = self._king if self._king >= 0 and self.in_field(state, self._king) else senior
            if holder == i:
                result += 1
        return result

    def _shield_open(self, state: int, i: int) -> bool:
        """Whether the area shows a shield that a senior heir may call his own (R3-2.2-g to R3-2.2-k)."""
        if self._royal_shield[i]:
            return True
        if self.side[i] != self._shield_house:
            return False
        return self._shield_free or (self._shield_slot >= 0 and state >> 3 * self._shield_slot & 7 == 0)

    # --- what happens to a position

    def hit(self, state: int, side: int, hits: int) -> int:
        """Hits strike the strongest in the field, then the next (R3-6.4-b to R3-6.4-e, R3-6.3-m)."""
        held = self.holding and self._line_broken(state, side)
        while hits > 0:
            best = 0
            slot = -1
            for i in range(self.first[side], self.first[side + 1]):
                strength = state >> 3 * i & 7
                if best < strength < GONE and (not self.holding or self._held[i] == held):
                    best = strength
                    slot = i
            if slot < 0:
                return state
            if hits < best:
                return state - (hits << 3 * slot)
            state -= best << 3 * slot
            hits -= best
            if KIND[self.blocks[slot]] == HEIR and self.extinct(state, side):
                return state
        return state

    def strike(self, state: int, slot: int, hits: int) -> int:
        """Hits strike one block only, as those of a Charge (R3-6.5-c)."""
        return state - (min(hits, state >> 3 * slot & 7) << 3 * slot)

    def leave(self, state: int, i: int) -> int:
        """A block retreats if it can and falls if it cannot (R3-6.2-h, R3-6.6-f)."""
        side = self.side[i]
        if self._sails[i]:
            able = self._port[side]
        else:
            used = -self._left[side]
            for other in range(self.first[side], self.first[side + 1]):
                if not self._sails[other] and state >> 3 * other & 7 == GONE:
                    used += 1
            able = used < self._room[side]
        if able:
            return state | GONE << 3 * i
        return state & ~(GONE << 3 * i)


class Tally:
    """What became of a fight, added up over its outcomes."""

    def __init__(self) -> None:
        self.total = 0.0
        self.won: list[float] = [0.0, 0.0]
        self.ended = 0.0
        #: left[house][blocks that were not eliminated]
        self.left: list[list[float]] = [[0.0] * (BLOCKS + 1), [0.0] * (BLOCKS + 1)]
        #: The most blocks that each house may have had.
        self.most: list[int] = [0, 0]
        self.lost: list[float] = [0.0, 0.0]
        self.there: list[bool] = [False] * BLOCKS
        self.fallen: list[float] = [0.0] * BLOCKS

    def add(self, fight: Fight, state: int, weight: float) -> None:
        """One outcome."""
        self.total += weight
        self.won[fight.winner(state)] += weight
        if fight.extinct(state, 0) or fight.extinct(state, 1):
            self.ended += weight
        for side in (0, 1):
            survivors = 0
            self.most[side] = max(self.most[side], fight.first[side + 1] - fight.first[side])
            for i in range(fight.first[side], fight.first[side + 1]):
                b = fight.blocks[i]
                self.there[b] = True
                if state >> 3 * i & 7:
                    survivors += 1
                else:
                    self.fallen[b] += weight
                    self.lost[side] += weight
            self.left[side][survivors] += weight


# --- one course of the fight, at random


def play(fight: Fight, state: int, rng: random.Random) -> int:
    """Fights to the end and returns the last position."""
    holding = fight.holding
    state = _play(fight, state, rng)
    fight.holding = holding
    return state


def _play(fight: Fight, state: int, rng: random.Random) -> int:
    attacker = fight.attacker
    if fight.out(state, 0) or fight.out(state, 1):
        return state
    for turn in range(fight.round, ROUNDS + 1):
        for i in fight.order(turn, attacker):
            strength = state >> 3 * i & 7
            if strength == 0 or strength == GONE:
                continue
            side = fight.side[i]
            if turn == ROUNDS and side == attacker:
                state = fight.leave(state, i)
                if fight.out(state, side):
                    return state
                continue
            chances = CHANCES[strength][fight.power(state, i, fight.control(state, turn, attacker))]
            draw = rng.random()
            hits = 0
            while hits < strength and draw >= chances[hits]:
                draw -= chances[hits]
                hits += 1
            if hits:
                state = fight.hit(state, 1 - side, hits)
                if fight.out(state, 1 - side):
                    return state
        attacker = fight.control(state, turn, attacker)
        fight.holding = False
    return state


# --- all courses of the fight


class Exact:
    """Follows every position that a fight can come to, together with its chance, turn by turn."""

    def __init__(self, fight: Fight, tally: Tally, budget: int) -> None:
        self.fight = fight
        self.tally = tally
        #: How many more transitions may be looked at; below 0 the fight was too large.
        self.budget = budget
        self._struck: dict[int, int] = {}

    def run(self, start: dict[int, float]) -> None:
        """Adds all outcomes to the tally, or runs out of budget and leaves it in pieces."""
        fight = self.fight
        holding = fight.holding
        by_attacker: list[dict[int, float]] = [{}, {}]
        for state, chance in start.items():
            if fight.out(state, 0) or fight.out(state, 1):
                self.tally.add(fight, state, chance)
            else:
                by_attacker[fight.attacker][state] = chance
        for turn in range(fight.round, ROUNDS + 1):
            self._struck.clear()
            after: list[dict[int, float]] = [{}, {}]
            for attacker in (0, 1):
                states = by_attacker[attacker]
                if states:
                    for i in fight.order(turn, attacker):
                        states = self._turn(states, i, turn, attacker)
                        if self.budget < 0:
                            break
                for state, chance in states.items():
                    then = after[fight.control(state, turn, attacker)]
                    then[state] = then.get(state, 0.0) + chance
            by_attacker = after
            fight.holding = False
            if self.budget < 0:
                break
        for states in by_attacker:
            for state, chance in states.items():
                self.tally.add(fight, state, chance)
        fight.holding = holding

    def _turn(self, states: dict[int, float], i: int, turn: int, attacker: int) -> dict[int, float]:
        """The Battle Turn of a slot in all positions."""
        fight = self.fight
        tally = self.tally
        side = fight.side[i]
        enemy = 1 - side
        mask = fight.mask[enemy]
        leaving = turn == ROUNDS and side == attacker
        struck = self._struck
        after: dict[int, float] = {}
        for state, chance in states.items():
            strength = state >> 3 * i & 7
            if strength == 0 or strength == GONE:
                after[state] = after.get(state, 0.0) + chance
                continue
            if leaving:
                self.budget -= 1
                then = fight.leave(state, i)
                if fight.out(then, side):
                    tally.add(fight, then, chance)
                else:
                    after[then] = after.get(then, 0.0) + chance
                continue
            self.budget -= strength + 1
            chances = CHANCES[strength][fight.power(state, i, fight.control(state, turn, attacker))]
            after[state] = after.get(state, 0.0) + chance * chances[0]
            part = state & mask
            for hits in range(1, strength + 1):
                weight = chance * chances[hits]
                # Hits and their consequences depend on the struck house alone.
                key = part << 3 | hits
                known = struck.get(key, -1)
                if known < 0:
                    then = fight.hit(part, enemy, hits)
                    known = then << 1 | (1 if fight.out(then, enemy) else 0)
                    struck[key] = known
                then = state ^ part | known >> 1
                if known & 1:
                    tally.add(fight, then, weight)
                else:
                    after[then] = after.get(then, 0.0) + weight
        if self.budget < 0:
            return {}
        return after
