"""4.3 to 4.7: fief titles bought, granted, passed on, won and lost with Walled Cities; control that changed."""

from __future__ import annotations

from banneret.core.step import GO, Step
from banneret.games.fief_england.board import CITIES_OF
from banneret.games.fief_england.state import STIR, Fief
from banneret.games.fief_england.steps import numbers


def barred(s: Fief, g: int, region: int) -> str:
    """The rule that keeps a family from acquiring a title, money apart; empty if it may (FE-4.3-a)."""
    if s.lord[region] >= 0 or s.claim[region] >= 0:
        return "FE-4.3-a"
    if not s.nobles_of(g):
        return "FE-4.3-e"
    for c in CITIES_OF[region]:
        if s.control[c] != g and not s.detached(c):
            return "FE-4.3-a"
    return ""


def acquire(s: Fief, g: int, region: int) -> None:
    """A family acquires a title: pushes the steps that ask for the noble and for the Walled City (FE-4.4-a)."""


class Mind(Step[Fief]):
    """Control has changed: titles that go with Walled Cities, Royal Strongholds that fall (FE-4.7-a)."""

    name = "mind"
    rule = "FE-4.7-a"

    def run(self, s: Fief, f: list[int]) -> int:
        s.now[STIR] = 0
        s.pop()
        return GO


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.MIND: Mind()}
