"""13.4 and 5.1 as steps: crossing Sherwood, coming home from it, and cities given away."""

from __future__ import annotations

from banneret.core.chance import ask_chance
from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import (
    CUTHBERT,
    FRENCH,
    KNIGHT,
    NOBLES,
    ON_PATH,
    SHERWOOD,
    TROOPS,
    UNITS,
)
from banneret.games.fief_england.state import ANSWER, FREE, HALF, HELD_BY_BANDITS, Fief
from banneret.games.fief_england.steps import ceding, moves, numbers, sherwood
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.steps.matters import CEDE_MATTER, ask
from banneret.games.fief_england.words.land import (
    HOME,
    L_CAUGHT,
    L_CROSSES,
    L_FOREST_DIE,
    L_FOREST_PAID,
    PAY,
    STAY,
)

#: The bandits stop a group on this or less (FE-13.4-b).
STOPPED: int = 2


class Crossing(Asking):
    """FE-13.4-b to FE-13.4-g: a die for the group; stopped, each of its nobles pays or stays.

    ``left``: nobles who have still to answer, as bits; -1 before the die.
    """

    name = "crossing"
    rule = "FE-13.4-b"
    holds = ("who:family", "leader:noble", "mates:n", "goal:place", "left:n")

    def ready(self, s: Fief, f: list[int]) -> int:
        if f[5] < 0:
            if s.serves[f[2]] == CUTHBERT:
                # FE-2.12-sv23
                f[5] = 0
            else:
                return ask_chance(numbers.BY_D6, 6)
        while f[5]:
            n = (f[5] & -f[5]).bit_length() - 1
            price = sherwood.price(s, n)
            if price == 0:
                f[5] &= f[5] - 1
            elif s.money[s.seat(f[1])] < price:
                # Whoever cannot pay stays, and sees it; the purse itself is not shown.
                return ASK
            else:
                return ASK
        self._cross(s, f)
        return GO

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        s.tell(L_FOREST_DIE, ALL, f[1], k + 1)
        f[5] = (f[3] | 1 << f[2]) if k + 1 <= STOPPED else 0

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        n = (f[5] & -f[5]).bit_length() - 1
        if s.money[s.seat(g)] >= sherwood.price(s, n):
            return [choice(PAY, n), choice(STAY, n)]
        return [choice(STAY, n)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        n = (f[5] & -f[5]).bit_length() - 1
        if c == choice(STAY, n):
            return ""
        if c == choice(PAY, n):
            return "" if s.money[s.seat(g)] >= sherwood.price(s, n) else "FE-13.4-c"
        return "FE-13.4-d"

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        n = noun_of(c)
        f[5] &= ~(1 << n)
        if verb_of(c) == PAY:
            purse.pay(s, s.seat(g), sherwood.price(s, n))
            s.tell(L_FOREST_PAID, ALL, n, sherwood.price(s, n))
            return
        s.tell(L_CAUGHT, ALL, n)
        hold(s, f, n)

    def _cross(self, s: Fief, f: list[int]) -> None:
        """Those who were not held come out on the other side, with the troops (FE-13.4-e)."""
        s.pop()
        frame = s.stack[-1]
        left = [
            n
            for n in range(NOBLES)
            if (f[3] | 1 << f[2]) >> n & 1 and s.by[n] == FREE and s.at[n] != SHERWOOD
        ]
        if not left:
            return
        if frame[moves.LEADER] not in left:
            heir(s, frame, left[0])
        s.tell(L_CROSSES, ALL, f[1], f[4])
        moves.arrive(s, frame, f[4], ON_PATH)

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        n = (f[5] & -f[5]).bit_length() - 1
        return "crossing", (f[1], n, sherwood.price(s, n))


def heir(s: Fief, frame: list[int], n: int) -> None:
    """Another noble of the group leads the train on."""
    old = frame[moves.LEADER]
    frame[moves.LEADER] = n
    frame[moves.MATES] &= ~(1 << n)
    for unit in range(UNITS):
        s.train[n * UNITS + unit] += s.train[old * UNITS + unit]
        s.train[old * UNITS + unit] = 0


def hold(s: Fief, f: list[int], n: int) -> None:
    """FE-13.4-e to FE-13.4-g: a noble is held.

    With the last of the group his troops are lost, knights apart.
    """
    g = f[1]
    place = s.at[n]
    leader = s.stack[-2][moves.LEADER]
    mask = f[3] | 1 << f[2]
    others = [m for m in range(NOBLES) if mask >> m & 1 and m != n and s.by[m] == FREE and s.at[m] == place]
    s.moves[n] = moves.MOVES
    s.set_guard(n, 0, 0)
    if not others:
        knights = [0] * UNITS
        for unit in range(moves.MARCHING):
            cell = s.train[leader * UNITS + unit]
            count = cell % HALF + cell // HALF
            s.train[leader * UNITS + unit] = 0
            if unit == KNIGHT:
                knights[KNIGHT] = count
            elif count and FRENCH <= unit < TROOPS:
                s.take(g, place, unit, count)
                s.bows[unit - FRENCH] += count
            elif count:
                s.fall(g, place, unit, count)
        s.put_noble(n, SHERWOOD)
        s.shift(g, place, SHERWOOD, knights, 0)
        s.show(g, SHERWOOD)
    else:
        if leader == n:
            heir(s, s.stack[-2], others[0])
        s.put_noble(n, SHERWOOD)
    s.hold_noble(n, HELD_BY_BANDITS)


class ForestHome(Asking):
    """FE-13.4-i, FE-13.4-l: a noble freed from Sherwood goes to the nearest friendly city."""

    name = "forest-home"
    rule = "FE-13.4-i"
    holds = ("who:family", "noble:noble")

    def ready(self, s: Fief, f: list[int]) -> int:
        goals = sherwood.goals(s, f[2])
        if len(goals) > 1:
            return ASK
        s.pop()
        if goals:
            sherwood.home(s, f[2], goals[0])
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(HOME, c) for c in sherwood.goals(s, f[2])]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if verb_of(c) != HOME:
            return self.rule
        return "" if noun_of(c) in sherwood.goals(s, f[2]) else "FE-13.4-l"

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        sherwood.home(s, f[2], noun_of(c))

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "forest-home", (f[1], f[2])


class Cede(Step[Fief]):
    """FE-5.1-h: the other family is asked; then the city goes over."""

    name = "cede"
    rule = "FE-5.1-h"
    holds = ("to:family", "from:family", "place:place", "asked:n")

    def run(self, s: Fief, f: list[int]) -> int:
        if not f[4]:
            f[4] = 1
            ask(s, f[1], f[2], CEDE_MATTER, f[3])
            return GO
        s.pop()
        if s.now[ANSWER]:
            ceding.carry_out(s, f[2], f[1], f[3])
        return GO


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {
        numbers.SHERWOOD_CROSSING: Crossing(),
        numbers.SHERWOOD_FREED: ForestHome(),
        numbers.CEDE: Cede(),
    }
