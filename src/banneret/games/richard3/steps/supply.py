"""7.0, with what 6.81, 6.82 and 9.1 place at its beginning: crowning, executions, minors, supply, exile."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.richard3 import fortunes, knowledge
from banneret.games.richard3.board import (
    AREAS,
    CLARENCE_OF_LANCASTER,
    CROWNS,
    EXETER_OF_YORK,
    EXILE,
    EXILES,
    HOMES,
    KIND,
    LANCASTER,
    MERCENARY,
    PLENTY,
    POOL,
    STEPS,
    SUPPLY,
)
from banneret.games.richard3.state import COUNTED, KING, KING_SIDE, NO_BLOCKS, OWED, War
from banneret.games.richard3.steps import numbers as step
from banneret.games.richard3.steps.actions import others
from banneret.games.richard3.words import (
    DONE,
    ENTER,
    EXECUTE,
    L_CROWNED,
    L_DELAYED,
    L_ENTERS,
    L_EXECUTED,
    L_STARVES,
    L_STARVES_HIDDEN,
    STARVE,
)

#: Stages of the phase (R3-7.0-a). A stage with two halves takes the Pretender side first.
_CROWN = 0
_EXECUTE = 1
_MINORS = 3
_SUPPLY = 5
_END = 5 + 2 * AREAS


class Supply(Step[War]):
    """R3-7.0-a: crowning, executions, minors, losses."""

    name = "supply"
    rule = "R3-7.0-a"
    holds = ("stage:n",)

    def run(self, s: War, f: list[int]) -> int:
        # Stage after stage, until one has something to ask.
        depth = len(s.stack)
        while len(s.stack) == depth:
            stage = f[1]
            if stage == _END:
                if 1 in s.done:
                    take_losses(s)
                s.done[:] = NO_BLOCKS
                s.moved[:] = NO_BLOCKS
                s.pop()
            elif stage >= _SUPPLY:
                f[1] = self._next_hungry(s, stage)
            else:
                self._begin(s, f, stage)
        return GO

    def _begin(self, s: War, f: list[int], stage: int) -> None:
        """What comes before the losses."""
        if stage == _CROWN:
            f[1] += 1
            # The phase asks as the blocks stand; nothing before it is taken back.
            s.seal()
            s.done[:] = NO_BLOCKS
            crown(s)
        elif stage < _MINORS:
            f[1] += 1
            side = s.pretender_side() if stage == _EXECUTE else s.now[KING_SIDE]
            captive = CLARENCE_OF_LANCASTER if side == LANCASTER else EXETER_OF_YORK
            if s.loc[captive] <= POOL:
                s.push([step.EXECUTION, captive])
        else:
            side = s.pretender_side() if stage == _MINORS else s.now[KING_SIDE]
            if not call_minor(s, side):
                f[1] += 1

    def _next_hungry(self, s: War, stage: int) -> int:
        """Asks about the next area that holds more than it feeds; the stage to go on with."""
        cnt = s.cnt
        first = stage - _SUPPLY
        for half in (0, 1):
            side = s.pretender_side() if half == 0 else s.now[KING_SIDE]
            row = side * COUNTED
            if not self._crowded(s, side):
                continue
            for area in range(AREAS):
                place = half * AREAS + area
                if cnt[row + area] > SUPPLY[area] and place >= first:
                    left = surplus(s, side, area)
                    if left > 0:
                        s.push([step.LOSSES, side, area, left, left])
                        return _SUPPLY + place + 1
        return _END

    def _crowded(self, s: War, side: int) -> bool:
        """Whether some area may hold more blocks of a house than it feeds."""
        cnt = s.cnt
        row = side * COUNTED
        if max(cnt[row : row + AREAS]) > PLENTY:
            return True
        for area in EXILES[side]:
            if cnt[row + area] > SUPPLY[area]:
                return True
        return False


def crown(s: War) -> None:
    """R3-6.81-a to R3-6.81-d: the senior royal heir succeeds a dead King, wherever he is."""
    if s.now[KING] >= 0:
        return
    heir = fortunes.next_in_line(s, s.now[KING_SIDE])
    s.now[KING] = heir
    s.tell(L_CROWNED, ALL, heir, s.loc[heir])
    # R3-6.81-c: his place is announced.
    knowledge.located(s, heir)
    s.seal()


def call_minor(s: War, side: int) -> bool:
    """Asks where the next minor enters; whether there was one to ask about (R3-6.82-b to R3-6.82-f)."""
    if s.now[OWED + side] == 0:
        return False
    minor = fortunes.senior_minor(s, side)
    if minor < 0:
        s.now[OWED + side] = 0
        return False
    if not entrances(s, side):
        s.tell(L_DELAYED, ALL, minor)
        return False
    s.push([step.MINOR_ENTERS, minor])
    return True


def entrances(s: War, side: int) -> list[int]:
    """Where a minor may enter (R3-6.82-c, R3-6.82-d)."""
    if side == s.now[KING_SIDE]:
        return [a for a in CROWNS if not s.count(1 - side, a)]
    return EXILES[side]


def surplus(s: War, side: int, area: int) -> int:
    """Blocks above what an area feeds (R3-7.1-a, R3-7.1-d, R3-7.2-a, R3-7.2-d)."""
    over = s.count(side, area) - SUPPLY[area]
    if over > 0 and EXILE[area] == side:
        for b in s.at(side, area):
            if feeds_itself(b, area):
                over -= 1
    return over


def feeds_itself(b: int, area: int) -> bool:
    """Mercenaries at home are neither counted nor reduced (R3-7.2-d)."""
    return KIND[b] == MERCENARY and EXILE[area] >= 0 and area in HOMES[b]


def take_losses(s: War) -> None:
    """R3-7.0-b: what both houses have chosen comes true at once, the Pretender side's first."""
    for side in (s.pretender_side(), s.now[KING_SIDE]):
        for area in range(AREAS):
            hungry = [b for b in s.at(side, area) if s.done[b]]
            if not hungry:
                continue
            s.tell(L_STARVES_HIDDEN, others(side), side, area, len(hungry))
            weak = [b for b in hungry if s.steps[b] == 1]
            knowledge.lost_unseen(s, side, area, len(hungry) - len(weak))
            for b in hungry:
                if s.steps[b] > 1:
                    s.steps[b] -= 1
            for b in weak:
                fortunes.eliminate(s, b)
                if s.ending:
                    return


class Execution(Step[War]):
    """R3-9.1-e, R3-9.1-i: the house that holds a defected heir may put him to death."""

    name = "execution"
    rule = "R3-9.1-e"
    holds = ("block:block",)

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << s.owner(f[1])

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        return [DONE << 12, EXECUTE << 12 | f[1]]

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        return "" if c in (DONE << 12, EXECUTE << 12 | f[1]) else self.rule

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        s.pop()
        if c != DONE << 12:
            s.tell(L_EXECUTED, ALL, f[1])
            fortunes.eliminate(s, f[1])

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "execution", (s.owner(f[1]), f[1])


class MinorEnters(Step[War]):
    """R3-6.82-c to R3-6.82-f: a minor comes of age at full strength."""

    name = "minor-enters"
    rule = "R3-6.82-b"
    holds = ("block:block",)

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << s.owner(f[1])

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        return [ENTER << 12 | a for a in entrances(s, seat)]

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c >> 12 != ENTER:
            return self.rule
        if c & 4095 in entrances(s, seat):
            return ""
        return "R3-6.82-c" if seat == s.now[KING_SIDE] else "R3-6.82-d"

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        b = f[1]
        area = c & 4095
        s.pop()
        s.now[OWED + seat] -= 1
        s.steps[b] = STEPS[b]
        s.put(b, area)
        s.tell(L_ENTERS, ALL, b, area)
        s.seal()
        knowledge.seen(s, b)
        fortunes.rescue(s)

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "minor", (s.owner(f[1]), f[1])


class Losses(Step[War]):
    """R3-7.1-b, R3-7.1-d, R3-7.2-b: so many different blocks of one area are to lose a step each.

    They lose it when both houses have chosen (R3-7.0-b).
    """

    name = "losses"
    rule = "R3-7.1-b"
    holds = ("who:seat", "area:area", "left:n", "all:n")

    def run(self, s: War, f: list[int]) -> int:
        if f[3] > 0:
            return ASK
        s.pop()
        return GO

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        return [STARVE << 12 | b for b in s.at(seat, f[2]) if not s.done[b] and not feeds_itself(b, f[2])]

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c >> 12 != STARVE:
            return self.rule
        b = c & 4095
        if s.owner(b) != seat or s.loc[b] != f[2]:
            return self.rule
        if s.done[b]:
            return "R3-7.1-d"
        return "R3-7.2-d" if feeds_itself(b, f[2]) else ""

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        b = c & 4095
        f[3] -= 1
        s.done[b] = 1
        s.tell(L_STARVES, 1 << seat, b, f[2])

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "losses", (f[1], f[2], f[3])
