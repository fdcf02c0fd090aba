"""The step in which a family is heard outside its own turn (see hearing)."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, verb_of
from banneret.core.step import Step
from banneret.games.fief_england.state import Fief
from banneret.games.fief_england.steps import (
    ceding,
    deals,
    extras,
    lightning,
    numbers,
    pigeons,
    relics,
    sherwood,
    trades,
    wardens,
)
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.court import DRAW_SWORD
from banneret.games.fief_england.words.land import DONE

#: What may be done in somebody else's turn; the sword and titles wait for one's own.
VERBS: Final[frozenset[int]] = (
    ceding.VERBS
    | sherwood.VERBS
    | (relics.VERBS - {DRAW_SWORD})
    | trades.VERBS
    | wardens.VERBS
    | lightning.VERBS
    | deals.VERBS
    | pigeons.VERBS
)


class Hearing(Asking):
    """FE-2.15-a: a family does what may be done at any time, until it has done."""

    name = "hearing"
    rule = "FE-2.15-a"
    holds = ("who:family",)

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(DONE)]
        lightning.add(s, g, found)
        sherwood.add(s, g, found)
        relics.add(s, g, found, True)
        ceding.add(s, g, found)
        deals.add(s, g, found)
        pigeons.add(s, g, found)
        trades.add(s, g, found)
        wardens.add(s, g, found)
        return [c for c in found if verb_of(c) != DRAW_SWORD]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(DONE):
            return ""
        return extras.forbid(s, g, c, True) if verb_of(c) in VERBS else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if c == choice(DONE):
            s.pop()
        else:
            extras.apply(s, g, c)


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.HEARING: Hearing()}
