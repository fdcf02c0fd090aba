"""6.6 and 6.7: leaving a battle, and the victor's regroup; pirates do both by sea only (5.1 Piracy)."""

from __future__ import annotations

from banneret.core.game import ALL, WATCHERS
from banneret.core.step import Step
from banneret.games.richard3 import fortunes, knowledge
from banneret.games.richard3.board import (
    AREAS,
    BORDER,
    BY_SEA,
    CLOSED,
    EXIT,
    LIMIT,
    NEXT,
    OVER_SEA,
    SEAS,
)
from banneret.games.richard3.state import COUNTED, FIELD, FIRST, FULL, War
from banneret.games.richard3.steps import numbers as step
from banneret.games.richard3.steps.ranks import close_ranks
from banneret.games.richard3.words import (
    DONE,
    L_REGROUP,
    L_REGROUP_HIDDEN,
    L_RETREAT,
    REGROUP,
    WITHDRAW,
)


def forbid_withdraw(s: War, side: int, b: int, to: int, retreating: bool) -> str:
    """Why a block may not leave the battle for an area; regroups know no closed borders (R3-6.7-d)."""
    area = s.now[FIELD]
    if CLOSED[side * AREAS + to]:
        return "R3-2.7-c"
    free = s.cnt[(1 - side) * COUNTED + to] == 0
    if s.entry[b] == BY_SEA + 1:
        # R3-5.1.P-e to R3-5.1.P-g: inside the seas that the area of the battle touches, without limit.
        if to == area or not SEAS[area] & SEAS[to]:
            return "R3-5.1.P-e"
        return "" if free else "R3-5.1.P-e"
    border = BORDER[area * AREAS + to]
    if border < 0:
        return "R3-6.6-b" if retreating else "R3-6.7-b"
    if not free:
        if not retreating:
            return "R3-6.7-b"
        return "R3-6.6-g" if s.contested(to) else "R3-6.6-b"
    if s.now[FULL] and s.crossed(side, border) >= LIMIT[border]:
        return "R3-6.6-e" if retreating else "R3-6.7-c"
    if retreating:
        way = EXIT[area * AREAS + to]
        if s.via[(1 - side) * AREAS + area] >> way & 1:
            # R3-6.6-d: a border both used is open to Player 2.
            if not s.via[side * AREAS + area] >> way & 1:
                return "R3-6.6-c"
            if side == s.now[FIRST]:
                return "R3-6.6-d"
    return ""


def ways_out(s: War, b: int) -> list[int]:
    """The areas that a block could reach at all when it leaves its battle."""
    area = s.now[FIELD]
    return OVER_SEA[area] if s.entry[b] == BY_SEA + 1 else NEXT[area]


def can_retreat(s: War, side: int, b: int) -> bool:
    """Whether some area is open to a block that retreats (R3-6.6-b)."""
    for to in ways_out(s, b):
        if not forbid_withdraw(s, side, b, to, True):
            return True
    return False


def withdraw(s: War, side: int, b: int, to: int) -> None:
    """Moves a block out of its battle."""
    area = s.now[FIELD]
    if s.entry[b] != BY_SEA + 1:
        s.cross_border(side, BORDER[area * AREAS + to])
    s.put(b, to)
    s.leave_battle(b)
    s.done[b] = 0


class Retreating(Step[War]):
    """R3-6.6-a, R3-6.6-b: one block leaves; it is not hidden while it goes."""

    name = "retreating"
    rule = "R3-6.6-b"
    holds = ("block:block",)

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << s.owner(f[1])

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        b = f[1]
        return [WITHDRAW << 12 | to for to in ways_out(s, b) if not forbid_withdraw(s, seat, b, to, True)]

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c >> 12 == WITHDRAW:
            return forbid_withdraw(s, seat, f[1], c & 4095, True)
        return self.rule

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        b = f[1]
        to = c & 4095
        s.pop()
        s.tell(L_RETREAT, ALL, b, to)
        withdraw(s, seat, b, to)
        knowledge.seen(s, b)
        close_ranks(s)
        fortunes.rescue(s)

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "retreat", (s.owner(f[1]), f[1])


class Regroup(Step[War]):
    """R3-6.7-a to R3-6.7-d: the victor moves his blocks on, one by one, as many as he likes."""

    name = "regroup"
    rule = "R3-6.7-a"
    holds = ("who:seat",)

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        found = [DONE << 12]
        for b in s.at(seat, s.now[FIELD]):
            if self._can_go(s, seat, b):
                found.append(REGROUP << 12 | b)
        return found

    def _can_go(self, s: War, seat: int, b: int) -> bool:
        for to in ways_out(s, b):
            if not forbid_withdraw(s, seat, b, to, False):
                return True
        return False

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c == DONE << 12:
            return ""
        if c >> 12 != REGROUP:
            return self.rule
        b = c & 4095
        if s.owner(b) != seat or s.loc[b] != s.now[FIELD]:
            return "R3-6.7-a"
        return "" if self._can_go(s, seat, b) else "R3-6.7-b"

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        if c >> 12 == REGROUP:
            s.push([step.REGROUP_TO, c & 4095])
        else:
            s.pop()

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "regroup", (f[1], s.now[FIELD])


class RegroupTo(Step[War]):
    """R3-6.7-b, R3-6.7-c: where a regrouping block goes."""

    name = "regroup-to"
    rule = "R3-6.7-b"
    holds = ("block:block",)

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << s.owner(f[1])

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        b = f[1]
        return [WITHDRAW << 12 | to for to in ways_out(s, b) if not forbid_withdraw(s, seat, b, to, False)]

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c >> 12 == WITHDRAW:
            return forbid_withdraw(s, seat, f[1], c & 4095, False)
        return self.rule

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        b = f[1]
        to = c & 4095
        area = s.now[FIELD]
        s.pop()
        withdraw(s, seat, b, to)
        s.tell(L_REGROUP, 1 << seat, b, area, to)
        s.tell(L_REGROUP_HIDDEN, (1 << (1 - seat)) | WATCHERS, seat, area, to)
        knowledge.moved(s, seat, area, to)
        fortunes.rescue(s)

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        owner = s.owner(f[1])
        if seat == owner:
            return "regroup-to-own", (owner, s.now[FIELD], f[1])
        return "regroup-to", (owner, s.now[FIELD])
