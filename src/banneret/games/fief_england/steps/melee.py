"""7.3 and 7.4: both sides roll melee dice at the same time and take their losses."""

from __future__ import annotations

from banneret.core.step import GO, Step
from banneret.games.fief_england.board import SERVANT_NUMBERS, TOROLD
from banneret.games.fief_england.state import ANSWER, CALLER, FIELD, HITS_A, Fief
from banneret.games.fief_england.steps import losses, numbers, sides
from banneret.games.fief_england.steps.missiles import BEFORE_ROLL
from banneret.games.fief_england.steps.windows import window


class Melee(Step[Fief]):
    """FE-7.3-a, FE-7.5-a. ``stage``: 0 who will help, 1 he has answered, 2 to 3 rolling, 4 losses.

    An attacker whom walls leave without a die does not assault, and then nobody rolls (FE-7.9-a).
    """

    name = "melee"
    rule = "FE-7.3-a"
    holds = ("stage:n", "squire:family")

    def run(self, s: Fief, f: list[int]) -> int:
        stage = f[1]
        sides.reveal(s)
        if stage <= 1 and not (sides.dice(s, sides.ATT) and sides.dice(s, sides.DEF)):
            s.pop()
            return GO
        if stage == 0:
            f[1] = 1
            f[2] = -1
            s.fight[sides.SQUIRE_A] = 0
            s.fight[sides.SQUIRE_D] = 0
            caller = s.fight[CALLER] if s.fight[CALLER] >= 0 else s.active()
            # FE-2.12-sv10: announced before the roll.
            n = s.servant[TOROLD]
            if n >= 0:
                g = s.family[n]
                if (
                    s.served_by(g, TOROLD) == n
                    and sides.side_of(s, g) >= 0
                    and sides.noble_bits(s, g) >> n & 1
                ):
                    f[2] = g
                    s.now[ANSWER] = 0
                    s.push([numbers.SERVANT_HELP, g, TOROLD])
            window(s, BEFORE_ROLL, caller, sides.concerned(s, s.fight[FIELD]), s.fight[FIELD])
        elif stage == 1:
            if f[2] >= 0 and s.now[ANSWER]:
                side = sides.side_of(s, f[2])
                if side >= 0:
                    s.fight[sides.SQUIRE_A + side] = SERVANT_NUMBERS[TOROLD]["hits"]
            f[1] = 2
            s.fight[sides.MELEE_FOUGHT] = 1
            for side in (sides.DEF, sides.ATT):
                dice = sides.dice(s, side)
                s.fight[HITS_A + side] = sides.bonus(s, side, dice)
                s.push([numbers.ROLL, side, sides.MELEE, dice])
        elif stage == 2:
            f[1] = 3
            for side in (sides.DEF, sides.ATT):
                losses.take(s, side, s.fight[HITS_A + (side ^ 1)])
        else:
            s.pop()
        return GO


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.MELEE: Melee()}
