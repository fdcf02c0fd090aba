"""10.3 as a step: where leaderless troops go, group by group."""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england.state import Fief
from banneret.games.fief_england.steps import numbers, scatter
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.court import L_GROUP, SEND, TOWARDS


class Orphans(Asking):
    """FE-10.3-c: the owner chooses among places as near, and which troops make up each group.

    ``served``: cities that have had their group in this round of groups, as bits.
    """

    name = "orphans"
    rule = "FE-10.3-c"
    holds = ("who:family", "place:place", "served:n", "goal:place", "sent:n")

    def go_on(self, s: Fief, f: list[int]) -> int:
        g, place = f[1], f[2]
        found = scatter.kinds(s, g, place)
        if not found:
            return self._close(s, f)
        if f[4] < 0:
            goals = scatter.goals(s, g, place, f[3])
            if not goals and f[3]:
                f[3] = 0
                return GO
            if not goals:
                scatter.lose(s, g, place)
                return GO
            if len(goals) > 1:
                return ASK
            f[4] = goals[0]
            f[5] = 0
        if f[5] == scatter.GROUP:
            s.tell(L_GROUP, ALL, g, place, f[4], f[5])
            f[3] |= 1 << f[4]
            f[4] = -1
            return GO
        return ASK

    def _close(self, s: Fief, f: list[int]) -> int:
        if f[4] >= 0 and f[5]:
            s.tell(L_GROUP, ALL, f[1], f[2], f[4], f[5])
        s.pop()
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        if f[4] < 0:
            return [choice(TOWARDS, c) for c in scatter.goals(s, g, f[2], f[3])]
        return [choice(SEND, unit) for unit in scatter.kinds(s, g, f[2])]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if f[4] < 0:
            return (
                "" if verb_of(c) == TOWARDS and noun_of(c) in scatter.goals(s, g, f[2], f[3]) else self.rule
            )
        return "" if verb_of(c) == SEND and noun_of(c) in scatter.kinds(s, g, f[2]) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if f[4] < 0:
            f[4] = noun_of(c)
            f[5] = 0
            return
        scatter.send(s, g, f[2], f[4], noun_of(c))
        f[5] += 1

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.ORPHANS: Orphans()}
