"""The sidebar of 5.1: what Muster and Plague add; other events only change what the Action Phase allows."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.core.step import Step
from banneret.games.richard3 import fortunes, ground, knowledge
from banneret.games.richard3.board import AREAS, CITY, CLOSED, POOL, PRISON
from banneret.games.richard3.state import RECRUITED, War
from banneret.games.richard3.steps import numbers as step
from banneret.games.richard3.words import (
    DONE,
    GATHER,
    INFECT,
    L_GATHER,
    L_PASSED,
    L_PLAGUE,
    LIFT,
    RECRUIT,
    SAIL,
)


class ChooseMuster(Step[War]):
    """R3-5.1.M-a: the player names a Friendly or Vacant area, or lets the card go (R3-5.1-e)."""

    name = "choose-muster"
    rule = "R3-5.1.M-a"
    holds = ("who:seat",)

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        found = [DONE << 12]
        found.extend([GATHER << 12 | a for a in range(AREAS) if not self._forbid_area(s, seat, a)])
        return found

    def _forbid_area(self, s: War, seat: int, area: int) -> str:
        if CLOSED[seat * AREAS + area]:
            return "R3-2.7-c"
        return "R3-5.1.M-a" if s.count(1 - seat, area) else ""

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c == DONE << 12:
            return ""
        if c >> 12 == SAIL:
            return "R3-5.1.M-b"
        if c >> 12 == RECRUIT:
            return "R3-5.1-d"
        return self._forbid_area(s, seat, c & 4095) if c >> 12 == GATHER else self.rule

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        s.pop()
        if c >> 12 == GATHER:
            area = c & 4095
            s.tell(L_GATHER, ALL, seat, area)
            s.push([step.MUSTERING, seat, area])
        else:
            s.tell(L_PASSED, ALL, seat)

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "choose-muster", (f[1],)


class Mustering(Step[War]):
    """R3-5.1.M-a to R3-5.1.M-c: any number of blocks that can reach the named area go there."""

    name = "mustering"
    rule = "R3-5.1.M-b"
    holds = ("who:seat", "area:area")

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        found = [DONE << 12]
        known = [0] * AREAS
        for b in s.blocks(seat):
            a = s.loc[b]
            if a < POOL and not s.moved[b]:
                if known[a] == 0:
                    known[a] = 1 if ground.can_muster_from(s, seat, a, f[2]) else 2
                if known[a] == 1:
                    found.append(LIFT << 12 | b)
        return found

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c == DONE << 12:
            return ""
        if c >> 12 != LIFT:
            return "R3-5.1-d" if c >> 12 == RECRUIT else self.rule
        b = c & 4095
        if s.loc[b] == PRISON:
            return "R3-S.2-d"
        if s.owner(b) != seat or s.loc[b] >= POOL:
            return "R3-5.1.M-a"
        if s.moved[b]:
            return "R3-1.2-e" if s.moved[b] == RECRUITED else "R3-5.2-f"
        return ground.forbid_muster_from(s, seat, s.loc[b], f[2])

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        if c >> 12 == LIFT:
            b = c & 4095
            s.push([step.MOVE, b, s.loc[b], -1, 2])
        else:
            s.tell(L_PASSED, ALL, seat)
            s.pop()

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "muster", (f[1], f[2])


class ChoosePlague(Step[War]):
    """R3-5.1.L-a, R3-5.1.L-b: every block in one Enemy city area loses a step."""

    name = "choose-plague"
    rule = "R3-5.1.L-a"
    holds = ("who:seat",)

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        found = [DONE << 12]
        found.extend([INFECT << 12 | a for a in range(AREAS) if not self._forbid_area(s, seat, a)])
        return found

    def _forbid_area(self, s: War, seat: int, area: int) -> str:
        if not CITY[area]:
            return "R3-5.1.L-a"
        return "" if s.enemy(seat, area) else "R3-5.1.L-b"

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c == DONE << 12:
            return ""
        if c >> 12 == RECRUIT:
            return "R3-5.1-d"
        # The card allows nothing but its event (R3-5.1-c).
        return self._forbid_area(s, seat, c & 4095) if c >> 12 == INFECT else "R3-5.1-c"

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        s.pop()
        if c >> 12 != INFECT:
            s.tell(L_PASSED, ALL, seat)
            return
        area = c & 4095
        s.tell(L_PLAGUE, ALL, seat, area)
        s.seal()
        victims = s.at(1 - seat, area)
        survivors = 0
        for b in victims:
            if s.steps[b] > 1:
                survivors += 1
        knowledge.lost_unseen(s, 1 - seat, area, survivors)
        for b in victims:
            if s.steps[b] > 1:
                s.steps[b] -= 1
            else:
                fortunes.eliminate(s, b)
        fortunes.rescue(s)

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "choose-plague", (f[1],)
