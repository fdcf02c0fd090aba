"""2.6 as a step: a window, in which families are asked one at a time whether they play something.

(FE-2.6-e).
"""

from __future__ import annotations

from banneret.core.choice import choice, verb_of
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england.state import ALWAYS, NEVER, TOPICS, Fief
from banneret.games.fief_england.steps import extras, numbers, windows
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.cards import PASS


class Window(Asking):
    """FE-2.6-c to FE-2.6-e: in turn order, again after each card, until all in a row have passed.

    Who is asked depends on standing orders and on what everybody sees, never on a hand.
    """

    name = "window"
    rule = "FE-2.6-e"
    holds = ("topic:topic", "start:family", "concerned:n", "passed:n", "a:n", "b:n")

    def who(self, s: Fief, f: list[int]) -> int:
        return s.in_turn(f[2])[f[4]]

    def go_on(self, s: Fief, f: list[int]) -> int:
        order = s.in_turn(f[2])
        while f[4] < s.families:
            g = order[f[4]]
            demand = s.order[s.seat(g) * TOPICS + f[1]]
            if demand != NEVER and (demand == ALWAYS or f[3] >> g & 1) and windows.able(s, g):
                return ASK
            f[4] += 1
        s.pop()
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(PASS)]
        extras.add(s, g, found, False)
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(PASS):
            return ""
        if verb_of(c) in extras.INTERRUPTS:
            return extras.forbid(s, g, c, False)
        return self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if c == choice(PASS):
            f[4] += 1
        else:
            f[4] = 0
            extras.apply(s, g, c)

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (self.who(s, f), f[1])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.WINDOW: Window()}
