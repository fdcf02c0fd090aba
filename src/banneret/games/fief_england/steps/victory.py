"""8.1 to 8.4: victory points, who has won, how ties are broken."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.core.step import GO, Step
from banneret.games.fief_england.board import NOBLES
from banneret.games.fief_england.options import LAST_ROUND
from banneret.games.fief_england.state import ENDING, ROUND, VP_RELIC, WINNERS, Fief
from banneret.games.fief_england.state import RESIGNED as GONE
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.words import RESIGNED, TOTALS
from banneret.games.fief_england.words.land import L_OVER


def points(s: Fief, g: int) -> int:
    """FE-8.1-b: a family's fief titles and the VP relic marker."""
    vp = 1 if s.now[VP_RELIC] == g else 0
    for n in range(NOBLES):
        if s.family[n] == g:
            vp += s.fiefs[n]
    return vp


def scores(s: Fief) -> list[int]:
    """VP of each seat over its families."""
    found = [0] * s.seats
    for g in range(s.families):
        found[s.seat(g)] += points(s, g)
    return found


def finish(s: Fief, winners: int, ending: int) -> None:
    """The game is over."""
    s.now[WINNERS] = winners
    s.now[ENDING] = ending
    s.tell(L_OVER, ALL, ending)
    s.end()


def leaders(s: Fief, among: int) -> int:
    """The seats among some with most VP."""
    told = scores(s)
    best = max([told[seat] for seat in range(s.seats) if among >> seat & 1])
    return sum([1 << seat for seat in range(s.seats) if among >> seat & 1 and told[seat] == best])


def resign(s: Fief, seat: int) -> None:
    """A seat gives up."""
    s.now[GONE] |= 1 << seat
    finish(s, leaders(s, ((1 << s.seats) - 1) & ~s.now[GONE]), RESIGNED)


class VictoryCheck(Step[Fief]):
    """FE-8.1-a: at the end of rounds 5, 6 and 7."""

    name = "victory-check"
    rule = "FE-8.1-a"

    def run(self, s: Fief, f: list[int]) -> int:
        if s.now[ROUND] == s.opt[LAST_ROUND]:
            finish(s, leaders(s, (1 << s.seats) - 1), TOTALS)
        else:
            s.pop()
        return GO


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.VICTORY_CHECK: VictoryCheck()}
