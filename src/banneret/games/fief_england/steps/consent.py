"""Asking another family for its consent: passage, entering, an abbey, a Royal Stronghold."""

from __future__ import annotations

from banneret.core.choice import choice, verb_of
from banneret.core.game import ALL
from banneret.core.step import Step
from banneret.games.fief_england.state import ANSWER, Fief
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.steps.matters import ask
from banneret.games.fief_england.words.land import L_AGREED, L_REFUSED, MATTER_RULES, NO, YES


class Consent(Asking):
    """Says yes or no."""

    name = "consent"
    rule = "FE-5.0-e"
    holds = ("who:family", "asking:family", "matter:matter", "place:place", "goal:place")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(YES), choice(NO)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if c in (choice(YES), choice(NO)) else MATTER_RULES[f[3]]

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        # What the other family does with the answer may show what it had hidden.
        s.seal()
        s.now[ANSWER] = 1 if verb_of(c) == YES else 0
        s.tell(L_AGREED if s.now[ANSWER] else L_REFUSED, ALL, g, f[2], f[3], f[4])
        s.pop()

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "consent", (f[1], f[2], f[3], f[4])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.CONSENT: Consent()}


__all__ = ["Consent", "ask", "steps"]
