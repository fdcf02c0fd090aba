"""7.2: missiles: catapults, bombards, archers with crossbowmen; shots aimed at a noble."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england.board import BALDWIN, BOMBARD, ROYAL_SOLDIER, SOLDIER, UNITS
from banneret.games.fief_england.options import (
    BURST_BOMBARD,
    BURST_BOMBARD_OUT_OF_GAME,
    MISSILE_POOL,
    MISSILE_SIMULTANEOUS,
)
from banneret.games.fief_england.state import ANSWER, CALLER, FIELD, HITS_A, Fief
from banneret.games.fief_england.steps import fate, losses, numbers, sides
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.steps.windows import window
from banneret.games.fief_england.words.cards import TOPIC_IDS
from banneret.games.fief_england.words.war import (
    AT_LEADER,
    AT_NOBLE,
    AT_TROOPS,
    L_AIMS,
    L_AIMS_LEADER,
    L_BURST,
    L_FALLEN,
)

BEFORE_ROLL: Final = TOPIC_IDS.index("battle-roll")
#: All kinds of missiles, as bits.
ALL_KINDS: Final = 7


def volley(s: Fief, number: int) -> tuple[int, int]:
    """The sides (bits) and the kinds of missiles (bits) of one volley; no sides: all have been fired."""
    if s.opt[MISSILE_SIMULTANEOUS]:
        # FE-7.2-a to FE-7.2-c: both sides, one kind after the other.
        return (3, 1 << number) if number < 3 else (0, 0)
    # FE-IT10.4.1-a: the side whose turn it is fires everything first.
    first = sides.DEF if sides.has_horde(s, sides.ATT) else sides.ATT
    if s.opt[MISSILE_POOL]:
        # FE-IT10.4.1-b
        return (1 << (first ^ number), ALL_KINDS) if number < 2 else (0, 0)
    return (1 << (first ^ number // 3), 1 << number % 3) if number < 6 else (0, 0)


def thrown(s: Fief, number: int) -> int:
    """How many dice a volley still has."""
    who, kinds = volley(s, number)
    total = 0
    for side in (sides.ATT, sides.DEF):
        if who >> side & 1:
            for kind in range(3):
                if kinds >> kind & 1:
                    total += sides.fire_dice(s, side, kind)
    return total


class Missiles(Step[Fief]):
    """FE-7.2-a: one volley after the other: aims are told, dice rolled, losses taken.

    ``stage``: 0 aiming, 1 rolling, 2 the dice one after the other, 3 losses, 4 bursts and aimed shots.
    """

    name = "missiles"
    rule = "FE-7.2-a"
    holds = ("volley:n", "stage:n", "cursor:n")

    def run(self, s: Fief, f: list[int]) -> int:
        who, kinds = volley(s, f[1])
        stage = f[2]
        if stage <= 1:
            sides.reveal(s)
        if not who or (
            stage == 0 and (sides.beaten(s, sides.ATT) or sides.beaten(s, sides.DEF) or repelled(s))
        ):
            s.pop()
            return GO
        if stage == 0:
            if not thrown(s, f[1]):
                f[1] += 1
                return GO
            f[2] = 1
            f[3] = 0
            s.fight[sides.VOLLEYED] = 1
            for side in (sides.ATT, sides.DEF):
                s.fight[HITS_A + side] = 0
                s.fight[sides.BURST_A + side] = 0
                s.fight[sides.AIM_A + side] = 0
                s.fight[sides.SHOT_A + side] = 0
            window(
                s,
                BEFORE_ROLL,
                s.fight[CALLER] if s.fight[CALLER] >= 0 else s.active(),
                _concerned(s),
                s.fight[FIELD],
            )
        elif stage == 1:
            f[2] = 2
            if kinds >> sides.ARCHERS & 1:
                for side in (sides.DEF, sides.ATT):
                    if who >> side & 1 and sides.fire_dice(s, side, sides.ARCHERS) and targets(s, side ^ 1):
                        s.push([numbers.AIM, sides.head(s, side), side])
        elif stage == 2:
            self._roll(s, f, who, kinds)
        elif stage == 3:
            f[2] = 4
            for side in (sides.DEF, sides.ATT):
                losses.take(s, side, s.fight[HITS_A + (side ^ 1)])
        elif stage == 4:
            f[2] = 5
            for side in (sides.ATT, sides.DEF):
                burst(s, side)
                baldwin(s, side)
        else:
            f[1] += 1
            f[2] = 0
            for side in (sides.ATT, sides.DEF):
                shot(s, side)
        return GO

    def _roll(self, s: Fief, f: list[int], who: int, kinds: int) -> None:
        """The dice of one kind and one side; what is added to them (FE-7.2-i, FE-7.2-n)."""
        while f[3] < 6:
            kind, side = divmod(f[3], 2)
            f[3] += 1
            if not (who >> side & 1 and kinds >> kind & 1):
                continue
            dice = sides.fire_dice(s, side, kind)
            if not dice:
                continue
            weapon = kind
            if kind == sides.ARCHERS and s.fight[sides.AIM_A + side]:
                weapon = sides.AIMED
            else:
                s.fight[HITS_A + side] += sides.fire_bonus(s, side, kind)
            s.push([numbers.ROLL, side, weapon, dice])
            return
        f[2] = 3


def _concerned(s: Fief) -> int:
    return sides.concerned(s, s.fight[FIELD])


def repelled(s: Fief) -> bool:
    """FE-6.4-g, FE-6.8-a: invaders who attack and no longer outnumber whom they attack stop fighting."""
    if not sides.has_horde(s, sides.ATT):
        return False
    place = s.fight[FIELD]
    return not sides.outnumbers(s, place, s.fight[sides.TARGET]) or not sides.dice(s, sides.ATT)


def burst(s: Fief, side: int) -> None:
    """FE-7.2-j, FE-7.2-k, FE-IT10.1-c: every blank costs a bombard and a soldier."""
    for _ in range(s.fight[sides.BURST_A + side]):
        for g in sides.members(s, side):
            if not sides.count(s, g, BOMBARD):
                continue
            s.tell(L_BURST, ALL, g)
            s.fight[sides.LOST_NOW] = 1
            _gone(s, g, BOMBARD)
            owners = [g] + [h for h in sides.members(s, side) if h != g]
            for h in owners:
                if sides.count(s, h, SOLDIER):
                    losses.lose(s, h, SOLDIER, 1)
                    _out_of_game(s, h, SOLDIER)
                    break
                if sides.count(s, h, ROYAL_SOLDIER):
                    losses.lose(s, h, ROYAL_SOLDIER, 1)
                    break
            break


def _gone(s: Fief, g: int, unit: int) -> None:
    s.fall(g, s.fight[FIELD], unit, 1)
    if s.fight[sides.LIMITED] >> g & 1:
        s.squad[g * UNITS + unit] -= 1
    _out_of_game(s, g, unit)


def _out_of_game(s: Fief, g: int, unit: int) -> None:
    """FE-IT10.1-c: burst pieces do not return to the reserve."""
    if s.opt[BURST_BOMBARD] == BURST_BOMBARD_OUT_OF_GAME:
        s.stock[g * UNITS + unit] -= 1
        s.lost[g * UNITS + unit] += 1


# --- aimed shots (FE-7.2-r)


def targets(s: Fief, side: int) -> bool:
    """Whether a side has a noble or leader to aim at."""
    return sides.leads(s, side)


def baldwin(s: Fief, side: int) -> None:
    """FE-2.12-sv11: the bodyguard may take the arrow."""
    aim = s.fight[sides.AIM_A + side]
    if not s.fight[sides.SHOT_A + side] or not 0 < aim < sides.AT_ARMY:
        return
    g = s.family[aim - 1]
    if s.served_by(g, BALDWIN) == aim - 1:
        s.now[ANSWER] = 0
        s.fight[sides.SHOT_A + side] = 2
        s.push([numbers.SERVANT_HELP, g, BALDWIN])


def shot(s: Fief, side: int) -> None:
    """FFF kills who was aimed at, if he is still there and nobody caught the arrow."""
    struck = s.fight[sides.SHOT_A + side]
    aim = s.fight[sides.AIM_A + side]
    s.fight[sides.SHOT_A + side] = 0
    s.fight[sides.AIM_A + side] = 0
    if not struck or (struck == 2 and s.now[ANSWER]):
        return
    if aim >= sides.AT_ARMY:
        army = aim - sides.AT_ARMY
        if s.leader[army] == s.fight[FIELD]:
            losses.leader_dies(s, army)
        return
    n = aim - 1
    g = s.family[n]
    if g >= 0 and sides.noble_bits(s, g) >> n & 1:
        s.fight[sides.LOST_NOW] = 1
        s.tell(L_FALLEN, ALL, n)
        s.fight[sides.KILLED] |= 1 << n
        fate.kill(s, n, fate.BY_ARROW)


class Aim(Asking):
    """FE-7.2-r: before rolling, archers may aim at an enemy noble or leader instead of the troops."""

    name = "aim"
    rule = "FE-7.2-r"
    holds = ("who:family", "side:n")

    def go_on(self, s: Fief, f: list[int]) -> int:
        return ASK

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(AT_TROOPS)]
        other = f[2] ^ 1
        if sides.has_horde(s, other):
            found += [choice(AT_LEADER, army) for army in sides.leaders_in(s)]
        else:
            found += [choice(AT_NOBLE, n) for n in sides.nobles_of_side(s, other)]
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if c in self.options(s, f, g) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if verb_of(c) == AT_NOBLE:
            s.fight[sides.AIM_A + f[2]] = noun_of(c) + 1
            s.tell(L_AIMS, ALL, g, noun_of(c))
        elif verb_of(c) == AT_LEADER:
            s.fight[sides.AIM_A + f[2]] = sides.AT_ARMY + noun_of(c)
            s.tell(L_AIMS_LEADER, ALL, g, noun_of(c))
        s.pop()


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.MISSILES: Missiles(), numbers.AIM: Aim()}
