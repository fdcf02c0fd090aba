"""A game of one question, with a judgement: who takes most coins from ten heaps wins; heap 0 may be empty."""

from __future__ import annotations

import random

from banneret.core.chance import ask_chance
from banneret.core.game import ALL
from banneret.core.rules import LineKind, Rules, Verb
from banneret.core.state import Fields, State
from banneret.core.step import ASK, GO, Step

HEAPS = 10


class Heaps(State):
    """What each seat holds, and the coins in the heaps."""

    __slots__ = ("coins", "heap")

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.heap: list[int] = f.row("heap", HEAPS, start=1)
        self.coins: list[int] = f.row("coins", 2)


class Take(Step[Heaps]):
    """A seat takes a heap; heap 0 pays what a die says."""

    name = "take"
    rule = "HP-1"
    holds = ("who:seat", "dice:n")

    def run(self, s: Heaps, f: list[int]) -> int:
        if f[2]:
            return ask_chance(1, 6)
        if not any(s.heap):
            s.end()
            return GO
        return ASK

    def outcome(self, s: Heaps, f: list[int], k: int) -> None:
        f[2] = 0
        s.coins[f[1]] += k
        f[1] = 1 - f[1]

    def seats(self, s: Heaps, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Heaps, f: list[int], seat: int) -> list[int]:
        return [1 << 12 | heap for heap in range(HEAPS) if s.heap[heap]]

    def forbid(self, s: Heaps, f: list[int], seat: int, c: int) -> str:
        return "" if s.heap[c & 4095] else "HP-1"

    def apply(self, s: Heaps, f: list[int], seat: int, c: int) -> None:
        heap = c & 4095
        s.heap[heap] = 0
        s.tell(0, ALL, seat, heap)
        if heap == 0:
            f[2] = 1
        else:
            s.coins[seat] += heap
            f[1] = 1 - seat


class HeapRules(Rules[Heaps]):
    """The rules of the heaps."""

    def __init__(self, name: str = "heaps", package: str = __name__) -> None:
        super().__init__()
        self.name = name
        self.package = package
        self.seat_names = {2: ("one", "two")}
        self.kinds = {"heap": tuple(f"h{number}" for number in range(HEAPS))}
        self.verbs = {1: Verb("take", "heap")}
        self.lines = [LineKind("took", ("who:seat", "heap:heap"), "HP-1")]
        self.prompts = {"take": ()}
        self.steps = [Take()]

    def state(self, f: Fields) -> Heaps:
        return Heaps(f)

    def begin(self, s: Heaps) -> None:
        s.push([0, 0, 0])

    def scores(self, s: Heaps) -> list[int]:
        return s.coins[:]

    def winners(self, s: Heaps) -> list[int]:
        return [] if s.stack else [seat for seat in (0, 1) if s.coins[seat] == max(s.coins)]

    def view(self, s: Heaps, seat: int) -> dict[str, object]:
        return {"heap": s.heap[:], "coins": s.coins[:]}

    def sample(self, s: Heaps, seat: int, rng: random.Random) -> Heaps:
        return Heaps(s.fork_fields())
