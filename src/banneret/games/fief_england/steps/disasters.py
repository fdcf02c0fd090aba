"""2.4: Disasters: where they fall, and when they strike (step C of phase 2)."""

from __future__ import annotations

from banneret.core.chance import ask_chance
from banneret.core.game import ALL
from banneret.core.step import GO, Step
from banneret.games.fief_england.board import DISASTER_KINDS, PLAGUE, REGIONS, TRACK
from banneret.games.fief_england.options import ROUND1_WAKEUP, ROUND1_WAKEUP_PHASE2_STEP_C_OF_ROUND2
from banneret.games.fief_england.state import ACTIVE_CARD, DORMANT, ROUND, Fief
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.words.cards import L_DISASTER, L_DISASTER_TWICE, L_WAKES


class Disasters(Step[Fief]):
    """FE-2.4-a to FE-2.4-j: the track from left to right, a D6 each. ``stage``: 0 the dormant wake first."""

    name = "disasters"
    rule = "FE-2.4-a"
    holds = ("stage:n", "b:n", "c:n")

    def run(self, s: Fief, f: list[int]) -> int:
        if f[1] == 0:
            f[1] = 1
            if s.now[ROUND] == 2 and s.opt[ROUND1_WAKEUP] == ROUND1_WAKEUP_PHASE2_STEP_C_OF_ROUND2:
                s.push([numbers.STRIKE, 0, 0, 0])
            return GO
        if s.track[0] < 0:
            s.pop()
            return GO
        return ask_chance(numbers.BY_D6, 6)

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        card = s.track[0]
        for place in range(TRACK - 1):
            s.track[place] = s.track[place + 1]
        s.track[TRACK - 1] = -1
        cell = k * DISASTER_KINDS + card - PLAGUE
        if s.disaster[cell]:
            # FE-2.4-e, FE-2.4-i
            s.spent[card] += 1
            s.tell(L_DISASTER_TWICE, ALL, card, k)
            return
        s.tell(L_DISASTER, ALL, card, k)
        if s.now[ROUND] == 1:
            s.disaster[cell] = DORMANT
            return
        s.disaster[cell] = ACTIVE_CARD
        if card == PLAGUE:
            s.push([numbers.PLAGUE_CITY, k, 0])


class Strike(Step[Fief]):
    """FE-2.4-g, FE-IT5.3-a: dormant Disasters become active; a Plague among them strikes."""

    name = "strike"
    rule = "FE-2.4-g"
    holds = ("a:n", "b:n", "c:n")

    def run(self, s: Fief, f: list[int]) -> int:
        s.pop()
        for region in reversed(range(REGIONS)):
            for kind in range(DISASTER_KINDS):
                cell = region * DISASTER_KINDS + kind
                if s.disaster[cell] == DORMANT:
                    s.disaster[cell] = ACTIVE_CARD
                    s.tell(L_WAKES, ALL, PLAGUE + kind, region)
                    if kind == 0:
                        s.push([numbers.PLAGUE_CITY, region, 0])
        return GO


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.DISASTERS: Disasters(), numbers.STRIKE: Strike()}
