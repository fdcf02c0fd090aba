"""6.9, 6.91 and the Treason card: buying an enemy block in the middle of a battle."""

from __future__ import annotations

from typing import Final

from banneret.core.chance import ask_chance
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.richard3 import fortunes
from banneret.games.richard3.board import KENT, KIND, LOYALTY, NORTHERNERS, SALISBURY
from banneret.games.richard3.firepower import in_field
from banneret.games.richard3.state import FIELD, KING, PRETENDER, ROLLED, TREASON_SEAT, War
from banneret.games.richard3.steps import numbers as step
from banneret.games.richard3.steps.ranks import close_ranks
from banneret.games.richard3.words import DONE, L_TREACHERY, TARGET

#: Who rolls (kinds ``role``).
ROLE_KING: Final = 0
ROLE_PRETENDER: Final = 1
ROLE_WARWICK: Final = 2
ROLE_TREASON: Final = 3
#: Why a block without a loyalty rating never defects, by its kind: heirs, roses, those who are nobody's.
NO_LOYALTY: Final = [
    "R3-3.13-b",
    "R3-3.13-a",
    "R3-3.13-b",
    "R3-3.13-e",
    "R3-3.13-e",
    "R3-3.13-e",
    "R3-3.13-e",
]
#: The kind of question of chance that rolls a die.
DIE: Final = 2


def forbid_target(s: War, seat: int, role: int, b: int) -> str:
    """Why a block cannot be bought (R3-6.9-c, R3-6.9-g, R3-9.1-b, R3-6.91-b, R3-3.13-a)."""
    if s.owner(b) == seat or not in_field(s, b):
        return "R3-6.9-c"
    if LOYALTY[b] == 0:
        return NO_LOYALTY[KIND[b]]
    if s.turned[b]:
        return "R3-6.9-g"
    if b == s.now[KING] or b == s.now[PRETENDER]:
        return "R3-9.1-b"
    if role == ROLE_WARWICK and b in NORTHERNERS:
        return "R3-6.91-b"
    return ""


def can_roll(s: War, seat: int, role: int) -> bool:
    """Whether anybody can be bought (R3-6.9-m)."""
    for b in s.at(1 - seat, s.now[FIELD]):
        if not forbid_target(s, seat, role, b):
            return True
    return False


def dice_against(b: int, role: int) -> int:
    """The dice to roll: the loyalty, with one exception for Warwick's kin (R3-6.9-d, R3-6.91-a)."""
    if role == ROLE_WARWICK and (b in KENT or b in SALISBURY):
        return 1
    return LOYALTY[b]


class TreasonRoll(Step[War]):
    """R3-5.1.T-a to R3-5.1.T-e: once in the turn, before a battle begins."""

    name = "treason-roll"
    rule = "R3-5.1.T-a"

    def run(self, s: War, f: list[int]) -> int:
        if s.now[TREASON_SEAT] < 0 or not can_roll(s, s.now[TREASON_SEAT], ROLE_TREASON):
            s.pop()
            return GO
        return ASK

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << s.now[TREASON_SEAT]

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        found = [DONE << 12]
        for b in s.at(1 - seat, s.now[FIELD]):
            if not forbid_target(s, seat, ROLE_TREASON, b):
                found.append(TARGET << 12 | b)
        return found

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c == DONE << 12:
            return ""
        if c >> 12 == TARGET:
            return forbid_target(s, seat, ROLE_TREASON, c & 4095)
        return self.rule

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        s.pop()
        if c >> 12 == TARGET:
            b = c & 4095
            s.now[TREASON_SEAT] = -1
            s.push([step.ROLLING, b, ROLE_TREASON, dice_against(b, ROLE_TREASON), 0])

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "treason", (s.now[TREASON_SEAT], s.now[FIELD])


class Treachery(Step[War]):
    """R3-6.9-b, R3-6.9-c: King, Pretender or Warwick names his target instead of fighting."""

    name = "treachery"
    rule = "R3-6.9-c"
    holds = ("block:block", "role:n")

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << s.owner(f[1])

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        return [TARGET << 12 | b for b in s.at(1 - seat, s.now[FIELD]) if not forbid_target(s, seat, f[2], b)]

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c >> 12 == TARGET:
            return forbid_target(s, seat, f[2], c & 4095)
        return self.rule

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        b = c & 4095
        role = f[2]
        s.pop()
        s.now[ROLLED] |= 1 << role
        s.push([step.ROLLING, b, role, dice_against(b, role), 0])

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "treachery", (s.owner(f[1]), f[2])


class Rolling(Step[War]):
    """R3-6.9-d, R3-6.9-e: every die must be even; then the block changes sides."""

    name = "rolling"
    rule = "R3-6.9-d"
    holds = ("target:block", "role:n", "dice:n", "rolled:n")

    def run(self, s: War, f: list[int]) -> int:
        if f[3] > 0:
            return ask_chance(DIE, 6)
        s.pop()
        b = f[1]
        s.tell(L_TREACHERY, ALL, f[2], b, f[4])
        rolled = f[4]
        while rolled:
            if rolled % 7 & 1:
                return GO
            rolled //= 7
        fortunes.defect(s, b)
        close_ranks(s)
        return GO

    def outcome(self, s: War, f: list[int], k: int) -> None:
        f[3] -= 1
        f[4] = f[4] * 7 + k + 1
