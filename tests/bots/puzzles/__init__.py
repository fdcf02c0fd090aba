"""Games of a few questions, each with one right answer that takes looking ahead in the right way.

``take``: one to three coins from a heap; who takes the last one has won.
``gamble``: seat 0 wins with one face of a die, or with three.
``pennies``: all choose a side at once; seat 1 wins if both are the same.
``guess``: a coin lies hidden, seat 1 has looked at it; seat 0 guesses, or settles for two chances in three.
``share``: seat 0 wins alone on one face of six, or shares the win with all others for sure.
``window``: seat 1 has won if it passes whenever it is asked; anything else, and seat 0 has.
"""

from __future__ import annotations

import random
from typing import Final

from banneret.core.chance import ask_chance
from banneret.core.choice import NOUN_MASK
from banneret.core.game import ALL
from banneret.core.rules import LineKind, Option, Rules, Verb
from banneret.core.state import Fields, State
from banneret.core.step import ASK, GO, Step

TAKE: Final = 1
SIDE: Final = 2
PASS: Final = 3

GAMES: Final = ("take", "gamble", "pennies", "guess", "share", "window")
#: Stages of a puzzle, beside 0 (seat 0 decides, or all do) .
_ROLL: Final = 1
_HIDE: Final = 2
_OTHER: Final = 3


class Puzzle(State):
    """The heap, the sides chosen (-1: none yet), the hidden coin, who has won, as bits."""

    __slots__ = ("coin", "heap", "side", "won")

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.heap: list[int] = f.row("heap", 1, start=10)
        self.side: list[int] = f.row("side", f.seats, start=-1)
        self.coin: list[int] = f.row("coin", 1, start=-1)
        self.won: list[int] = f.row("won", 1)

    def win(self, seats: int) -> None:
        self.won[0] = seats
        self.end()


class Turn(Step[Puzzle]):
    """The one step of all puzzles: whose turn it is, and the stage."""

    name = "turn"
    rule = "PZ-1"
    holds = ("who:seat", "stage:n")

    def run(self, s: Puzzle, f: list[int]) -> int:
        kind = s.options["puzzle"]
        if kind == "guess" and s.coin[0] < 0:
            f[2] = _HIDE
            return ask_chance(2, 2)
        if f[2] == _ROLL:
            return ask_chance(1, 6)
        if kind == "window" and s.heap[0] == 1:
            s.win(2)
            return GO
        if kind == "pennies" and min(s.side) >= 0:
            s.win(2 if s.side[0] == s.side[1] else 1)
            return GO
        return ASK

    def outcome(self, s: Puzzle, f: list[int], k: int) -> None:
        kind = s.options["puzzle"]
        if f[2] == _HIDE:
            s.coin[0] = k
            s.tell(1, 2, k)
            f[2] = 0
            return
        everybody = (1 << s.seats) - 1
        if kind == "gamble":
            s.win(1 if k < (1, 3)[s.side[0]] else 2)
        elif kind == "share":
            s.win(1 if k == 0 else everybody & ~1)
        else:
            s.win(1 if k < 4 else 2)

    def seats(self, s: Puzzle, f: list[int]) -> int:
        if s.options["puzzle"] == "pennies":
            return sum([1 << seat for seat in range(2) if s.side[seat] < 0])
        return 1 << f[1]

    def choices(self, s: Puzzle, f: list[int], seat: int) -> list[int]:
        kind = s.options["puzzle"]
        if kind == "take":
            return [TAKE << 12 | n for n in range(1, min(3, s.heap[0]) + 1)]
        found = [SIDE << 12, SIDE << 12 | 1]
        if kind == "guess" or kind == "window":
            found.append(PASS << 12)
        return found

    def forbid(self, s: Puzzle, f: list[int], seat: int, c: int) -> str:
        return "" if c in self.choices(s, f, seat) else "PZ-1"

    def apply(self, s: Puzzle, f: list[int], seat: int, c: int) -> None:
        kind = s.options["puzzle"]
        number = c & NOUN_MASK
        if kind == "take":
            s.heap[0] -= number
            s.tell(0, ALL, seat, number)
            if not s.heap[0]:
                s.win(1 << seat)
            f[1] = 1 - seat
        elif kind == "pennies":
            s.side[seat] = number
            s.tell(2, 1 << seat, number)
        elif kind == "gamble":
            s.side[0] = number
            f[2] = _ROLL
        elif kind == "share":
            if number:
                s.win((1 << s.seats) - 1)
            else:
                f[2] = _ROLL
        elif kind == "guess":
            if c >> 12 == PASS:
                f[2] = _ROLL
            else:
                s.win(1 if number == s.coin[0] else 2)
        elif f[1] == 1 and c >> 12 != PASS:
            s.win(1)
        else:
            s.heap[0] -= 1
            f[1] = 1


class Puzzles(Rules[Puzzle]):
    """The rules of the puzzles."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "puzzles"
        self.package = __name__
        self.seat_names = {2: ("one", "two"), 3: ("one", "two", "three"), 5: ("a", "b", "c", "d", "e")}
        self.numbers = {"n": 16}
        self.verbs = {TAKE: Verb("take", "n"), SIDE: Verb("side", "n"), PASS: Verb("pass")}
        self.lines = [
            LineKind("took", ("who:seat", "n:n"), "PZ-1"),
            LineKind("coin", ("n:n",), "PZ-1"),
            LineKind("side", ("n:n",), "PZ-1"),
        ]
        self.prompts = {"turn": ()}
        self.steps = [Turn()]
        self.options = (Option("puzzle", GAMES, "take"), Option("heap", tuple(range(1, 16)), 10))

    def state(self, f: Fields) -> Puzzle:
        return Puzzle(f)

    def begin(self, s: Puzzle) -> None:
        s.heap[0] = int(str(s.options["heap"]))
        s.push([0, 0, 0])

    def scores(self, s: Puzzle) -> list[int]:
        return [s.won[0] >> seat & 1 for seat in range(s.seats)]

    def winners(self, s: Puzzle) -> list[int]:
        return [seat for seat in range(s.seats) if s.won[0] >> seat & 1]

    def view(self, s: Puzzle, seat: int) -> dict[str, object]:
        return {"heap": s.heap[0], "coin": s.coin[0] if seat == 1 else -1}

    def sample(self, s: Puzzle, seat: int, rng: random.Random) -> Puzzle:
        copy = Puzzle(s.fork_fields())
        if s.coin[0] >= 0 and seat != 1:
            copy.coin[0] = rng.randrange(2)
        for other in range(s.seats):
            if other != seat and s.side[other] >= 0 and s.options["puzzle"] == "pennies":
                copy.side[other] = rng.randrange(2)
        return copy

    def resign(self, s: Puzzle, seat: int) -> None:
        s.win(((1 << s.seats) - 1) & ~(1 << seat))
