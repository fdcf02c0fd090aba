"""Groups of blocks in battle by expected hits instead of dice: rough, but quick enough for many a plan."""

from __future__ import annotations

import math
from typing import Final

from banneret.games.richard3.board import (
    AREAS,
    BOMBARD,
    BONUS,
    COLOUR,
    CROWN,
    FIREPOWER,
    HEIR,
    KIND,
    LETTER,
    OWN_SHIELD,
    ROYAL_SHIELD,
)
from banneret.games.richard3.state import KING_SIDE, War

#: Rounds in which attackers fight; in the fourth they must leave (R3-6.2-h, R3-6.2-j).
ROUNDS: Final = 3
#: How far the hits of a real battle scatter around what is expected.
_SCATTER: Final = 0.85
#: The part of a group that falls when it takes 0, 1, 2, ... tenths of its strength in hits. They strike the
#: strongest first (R3-6.4-b), so all get weak before many fall. This and the scatter were fitted to ``odds``.
_FALLEN: Final[list[float]] = [
    *(0.0, 0.01, 0.04, 0.1, 0.17, 0.25, 0.35, 0.47, 0.58, 0.69),
    *(0.77, 0.81, 0.85, 0.9, 0.935, 0.95, 0.96, 0.97, 0.98, 0.99, 1.0),
]


class Force:
    """Blocks of one house, added up.

    Attributes:
        blocks: how many.
        steps: their strengths.
        fire_a: the hits that those with initiative A are expected to score in a round, and so on.
        worth: what is lost if all of them fall (see ``worth``).
        body: the part of it that lies in their strength, and is lost step by step.
    """

    __slots__ = ("blocks", "body", "fire_a", "fire_b", "fire_c", "fire_d", "steps", "worth")

    def __init__(self) -> None:
        self.blocks = 0.0
        self.steps = 0.0
        self.fire_a = 0.0
        self.fire_b = 0.0
        self.fire_c = 0.0
        self.fire_d = 0.0
        self.worth = 0.0
        self.body = 0.0

    def add(self, other: Force, part: float) -> None:
        """Adds a part of another force (a negative one takes it away)."""
        self.blocks += other.blocks * part
        self.steps += other.steps * part
        self.fire_a += other.fire_a * part
        self.fire_b += other.fire_b * part
        self.fire_c += other.fire_c * part
        self.fire_d += other.fire_d * part
        self.worth += other.worth * part
        self.body += other.body * part

    def copy(self) -> Force:
        """An independent force of the same size."""
        other = Force()
        other.add(self, 1.0)
        return other

    def enlist(self, b: int, steps: float, power: int, worth: float, body: float, part: float) -> None:
        """Adds a block of so many steps, or a part of it."""
        self.blocks += part
        self.steps += steps * part
        self.worth += worth * part
        self.body += body * part
        fire = steps * power / 6.0 * part
        letter = LETTER[b]
        if KIND[b] == BOMBARD:
            # R3-6.2-e: A in the first of three rounds, D afterwards.
            self.fire_a += fire / 3.0
            self.fire_d += fire / 1.5
        elif letter == 0:
            self.fire_a += fire
        elif letter == 1:
            self.fire_b += fire
        elif letter == 2:
            self.fire_c += fire
        else:
            self.fire_d += fire


class Course:
    """What is to be expected of a battle.

    Attributes:
        win: the chance that the attackers clear the area within their three rounds.
        dealt: the hits on the defenders as a part of their strength; above 1 there are some to spare.
        taken: the same for the attackers.
    """

    __slots__ = ("dealt", "taken", "win")

    def __init__(self, win: float, dealt: float, taken: float) -> None:
        self.win = win
        self.dealt = dealt
        self.taken = taken


def clash(attack: Force, late: float, defence: Force) -> Course:
    """A battle of three rounds in the order of initiative, defenders first (R3-6.2-a).

    Args:
        attack: the attackers.
        late: the part of them that is in Reserve in the first round (R3-6.3-e).
        defence: the defenders.
    """
    if defence.steps <= 0.0:
        return Course(1.0, 2.0, 0.0)
    if attack.steps <= 0.0:
        return Course(0.0, 0.0, 2.0)
    dealt = 0.0
    taken = 0.0
    there = 1.0 - late
    ours = 1.0
    theirs = 1.0
    for turn in range(ROUNDS):
        acting = there if turn == 0 else 1.0
        for letter in range(4):
            if letter == 0:
                fire = attack.fire_a
                answer = defence.fire_a
            elif letter == 1:
                fire = attack.fire_b
                answer = defence.fire_b
            elif letter == 2:
                fire = attack.fire_c
                answer = defence.fire_c
            else:
                fire = attack.fire_d
                answer = defence.fire_d
            if answer > 0.0 and theirs > 0.0:
                taken += answer * theirs
                ours = 1.0 - taken / attack.steps
            if fire > 0.0 and ours > 0.0:
                dealt += fire * ours * acting
                theirs = 1.0 - dealt / defence.steps
    spare = (dealt - defence.steps) / (_SCATTER * math.sqrt(dealt + 1.0))
    win = 1.0 / (1.0 + math.exp(-1.7 * spare)) if spare > -12.0 else 0.0
    return Course(win, dealt / defence.steps, taken / attack.steps)


def fallen(taken: float) -> float:
    """The part of a group that falls when it takes such a part of its strength in hits."""
    tenths = taken * 10.0
    place = int(tenths)
    if place >= 20:
        return 1.0
    part = tenths - place
    return _FALLEN[place] * (1.0 - part) + _FALLEN[place + 1] * part


def cost(force: Force, taken: float) -> float:
    """What a group loses in worth when it takes such a part of its strength in hits."""
    gone = fallen(taken)
    hurt = 1.0 if taken > 1.0 else taken
    # Steps come back with the next campaign (R3-8.5-c), so a block that is only hurt is half lost.
    return gone * force.worth + (hurt - gone if hurt > gone else 0.0) * 0.5 * force.body


def defending_power(s: War, b: int, area: int) -> int:
    """The highest roll with which a block is likely to hit when it defends an area (2.2 to 2.6).

    Of several heirs only one uses a shared shield or a crown; here each is given the benefit of the doubt.
    """
    result = FIREPOWER[b]
    if KIND[b] != HEIR:
        return result + 1 if BONUS[b * AREAS + area] else result
    if OWN_SHIELD[area] == b or ROYAL_SHIELD[COLOUR[b] * AREAS + area]:
        result += 1
    if CROWN[area] and COLOUR[b] == s.now[KING_SIDE]:
        result += 1
    return result
