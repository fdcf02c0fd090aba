"""6.4 and 6.5: fire, hits and Charges."""

from __future__ import annotations

from typing import Final

from banneret.core.chance import ask_chance
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.richard3 import fortunes
from banneret.games.richard3.firepower import in_field, power
from banneret.games.richard3.state import FIELD, War
from banneret.games.richard3.steps import numbers as step
from banneret.games.richard3.steps.ranks import close_ranks
from banneret.games.richard3.steps.treachery import DIE
from banneret.games.richard3.words import L_BONUS_FIRE, L_CHARGE, L_FIRE, L_HITS, TAKE, TARGET

#: What a fire is: ordinary, a Charge, or the answer of a block that survived one.
ORDINARY: Final = 0
CHARGED: Final = 1
BONUS: Final = 2
_LINE: Final = (L_FIRE, L_CHARGE, L_BONUS_FIRE)


class Firing(Step[War]):
    """R3-3.11-b, R3-6.4-a: as many dice as the block is strong; low enough ones hit."""

    name = "firing"
    rule = "R3-6.4-a"
    holds = ("block:block", "target:block", "dice:n", "rolled:n", "hits:n", "mode:n", "power:n")

    def run(self, s: War, f: list[int]) -> int:
        if f[3] > 0:
            return ask_chance(DIE, 6)
        s.pop()
        b = f[1]
        target = f[2]
        mode = f[6]
        s.tell(_LINE[mode], ALL, b, f[7], f[4], target if target >= 0 else 0)
        if target < 0:
            if f[5]:
                s.push([step.HITS, 1 - s.owner(b), f[5], -1])
            return GO
        # R3-6.5-c, R3-6.5-g: hits beyond the named block are lost.
        strike(s, target, f[5])
        if mode == CHARGED and in_field(s, target) and not s.ending:
            # R3-6.5-d: the survivor answers at once with what is left of him.
            s.push([step.FIRING, target, b, s.steps[target], 0, 0, BONUS, power(s, target)])
        return GO

    def outcome(self, s: War, f: list[int], k: int) -> None:
        f[3] -= 1
        f[4] = f[4] * 7 + k + 1
        if k < f[7]:
            f[5] += 1


def strike(s: War, b: int, hits: int) -> int:
    """A block takes hits, one step each; returns those that are left when it is gone (R3-3.11-c)."""
    if hits <= 0:
        return 0
    taken = min(hits, s.steps[b])
    s.tell(L_HITS, ALL, b, taken)
    if taken == s.steps[b]:
        fortunes.eliminate(s, b)
        close_ranks(s)
    else:
        s.steps[b] -= taken
        s.known[b] = s.steps[b]
    return hits - taken


class Hits(Step[War]):
    """R3-6.4-b to R3-6.4-e: all hits strike the strongest enemy block, the next only when it is gone."""

    name = "hits"
    rule = "R3-6.4-b"
    holds = ("who:seat", "hits:n", "taker:block")

    def run(self, s: War, f: list[int]) -> int:
        side = f[1]
        if f[2] == 0 or not s.contested(s.now[FIELD]):
            s.pop()
            return GO
        strongest = self._strongest(s, side)
        if len(strongest) > 1:
            return ASK
        self._take(s, f, strongest[0])
        return GO

    def _strongest(self, s: War, side: int) -> list[int]:
        """The blocks in the field that could have to take the hits (R3-6.4-d)."""
        best = 0
        found: list[int] = []
        for b in s.at(side, s.now[FIELD]):
            if s.reserve[b]:
                continue
            if s.steps[b] > best:
                best = s.steps[b]
                found = [b]
            elif s.steps[b] == best:
                found.append(b)
        return found

    def _take(self, s: War, f: list[int], b: int) -> None:
        side = f[1]
        alone = self._alone(s, side, b)
        f[2] = strike(s, b, f[2])
        if f[2] and alone:
            # R3-6.3-m: what is left does not strike Reserves that deploy because of it.
            f[2] = 0

    def _alone(self, s: War, side: int, b: int) -> bool:
        for other in s.at(side, s.now[FIELD]):
            if other != b and not s.reserve[other]:
                return False
        return True

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        return [TAKE << 12 | b for b in self._strongest(s, seat)]

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c >> 12 != TAKE:
            return self.rule
        b = c & 4095
        if s.owner(b) != seat or s.loc[b] != s.now[FIELD]:
            return "R3-6.4-b"
        if s.reserve[b]:
            return "R3-6.4-e"
        return "" if b in self._strongest(s, seat) else "R3-6.4-b"

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        self._take(s, f, c & 4095)

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "hits", (f[1], f[2])


class Charging(Step[War]):
    """R3-6.5-a, R3-6.5-b: the senior heir rides at one enemy block, whatever its strength."""

    name = "charging"
    rule = "R3-6.5-b"
    holds = ("block:block",)

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << s.owner(f[1])

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        return [TARGET << 12 | b for b in s.at(1 - seat, s.now[FIELD]) if not s.reserve[b]]

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c >> 12 != TARGET:
            return self.rule
        b = c & 4095
        return "" if s.owner(b) != seat and in_field(s, b) else "R3-6.5-h"

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        b = f[1]
        s.pop()
        s.push([step.FIRING, b, c & 4095, s.steps[b], 0, 0, CHARGED, power(s, b)])

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "charge", (s.owner(f[1]), f[1])
