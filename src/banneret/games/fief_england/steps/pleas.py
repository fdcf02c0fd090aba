"""What one family asks of another in war: to fight beside it, a truce, a smaller ransom."""

from __future__ import annotations

from banneret.core.choice import choice, verb_of
from banneret.core.game import ALL
from banneret.core.step import Step
from banneret.games.fief_england.state import ANSWER, Fief
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.war import (
    AGREE,
    DECLINE,
    L_AGREED,
    L_DECLINED,
    L_PLEADS,
    PLEA_RULES,
)


def plead(s: Fief, asked: int, asking: int, plea: int, number: int = 0) -> None:
    """Pushes the question; the step below finds the answer in ``s.now[ANSWER]`` (1 or 0).

    Between two families of one player nobody is asked: he has decided already.
    """
    s.now[ANSWER] = 0
    s.tell(L_PLEADS, ALL, asking, asked, plea)
    if s.seat(asked) == s.seat(asking):
        s.now[ANSWER] = 1
    else:
        s.push([numbers.PLEA, asked, asking, plea, number])


class Plea(Asking):
    """Agrees or declines."""

    name = "plea"
    rule = "FE-7.0-f"
    holds = ("who:family", "asking:family", "plea:plea", "number:n")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(AGREE), choice(DECLINE)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if c in (choice(AGREE), choice(DECLINE)) else PLEA_RULES[f[3]]

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.now[ANSWER] = 1 if verb_of(c) == AGREE else 0
        s.tell(L_AGREED if s.now[ANSWER] else L_DECLINED, ALL, g, f[2], f[3])
        s.pop()

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "plea", (f[1], f[2], f[3], f[4])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.PLEA: Plea()}
