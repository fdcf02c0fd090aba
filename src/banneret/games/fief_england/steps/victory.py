"""8.1 to 8.4: victory points, who has won, how ties are broken; 13.7 and 13.8 for two and three players."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.core.step import GO, Step
from banneret.games.fief_england.board import (
    CLASS,
    FIRST_VICTORY,
    NOBLES,
    REGIONS,
    VP_ALLIANCE,
    VP_SOLO,
)
from banneret.games.fief_england.nobles import titles
from banneret.games.fief_england.options import (
    GARTER_ELIGIBILITY,
    GARTER_ELIGIBILITY_FIEF_LORD,
    LAST_ROUND,
    ROUND7_ALLIANCES,
    TITLE_LAST_NOBLE,
    TITLE_LAST_NOBLE_SPOUSE_ELSE_FAMILY_KEEPS,
    TWO_PLAYER_END,
    TWO_PLAYER_END_COUPLE_OR_BETTER_FAMILY,
)
from banneret.games.fief_england.state import ENDING, HAILS, KING, ROUND, VP_RELIC, WINNERS, Fief
from banneret.games.fief_england.state import RESIGNED as GONE
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.words import ALLIANCE, RESIGNED, SOLO, TOTALS
from banneret.games.fief_england.words.court import L_TOTAL
from banneret.games.fief_england.words.land import L_GAVE_UP, L_OVER


def points(s: Fief, g: int) -> int:
    """FE-8.1-b: a family's fief titles and the VP relic marker."""
    vp = 1 if s.now[VP_RELIC] == g else 0
    for n in range(NOBLES):
        if s.family[n] == g:
            vp += s.fiefs[n]
    if s.opt[TITLE_LAST_NOBLE] == TITLE_LAST_NOBLE_SPOUSE_ELSE_FAMILY_KEEPS:
        # FE-IT7.9-c: a title kept without a noble is still the family's.
        if not any([s.family[n] == g for n in range(NOBLES)]):
            vp += s.claim.count(g)
    return vp


def scores(s: Fief) -> list[int]:
    """VP of each seat over its families."""
    found = [0] * s.seats
    for g in range(s.families):
        found[s.seat(g)] += points(s, g)
    return found


def ranks(s: Fief, families: list[int]) -> list[int]:
    """FE-8.4-d, FE-8.4-g: the titles of some families as numbers, the highest first.

    Compared place by place.
    """
    found: list[int] = []
    for g in families:
        for n in s.nobles_of(g):
            if s.garter[n]:
                # In es-2024 only who has another title besides.
                if s.opt[GARTER_ELIGIBILITY] != GARTER_ELIGIBILITY_FIEF_LORD or titles(s, n):
                    found.append(5)
            if s.now[KING] == n:
                found.append(4)
            found += [3 - CLASS[r] for r in range(REGIONS) if s.lord[r] == n]
    found.sort(reverse=True)
    return found


#: A player or couple that may win: its families, its VP, whether it is a couple.
Rival = tuple[list[int], int, bool]


def singles(s: Fief) -> list[Rival]:
    """Every family alone."""
    return [([g], points(s, g), False) for g in range(s.families)]


def couples(s: Fief) -> list[Rival]:
    """Every two families that are married."""
    return [
        ([g, s.ally[g]], points(s, g) + points(s, s.ally[g]), True)
        for g in range(s.families)
        if s.ally[g] > g
    ]


def best(s: Fief, rivals: list[Rival]) -> int:
    """The seats of those with most VP.

    Then titles, then a single player before a couple (FE-8.4-d to FE-8.4-g).
    """
    top: list[Rival] = []
    mark: tuple[int, list[int], bool] = (-1, [], False)
    for rival in rivals:
        told = (rival[1], ranks(s, rival[0]), not rival[2])
        if not top or told > mark:
            top = [rival]
            mark = told
        elif told == mark:
            top.append(rival)
    mask = 0
    for families, _, _ in top:
        for g in families:
            mask |= 1 << s.seat(g)
    # Who has given up does not win; a spouse's family may, with what both have.
    return mask & ~s.now[GONE]


def in_play(s: Fief, rivals: list[Rival]) -> list[Rival]:
    """Those of whom somebody has not given up."""
    if not s.now[GONE]:
        return rivals
    return [rival for rival in rivals if any([not s.now[GONE] >> s.seat(g) & 1 for g in rival[0]])]


def finish(s: Fief, winners: int, ending: int) -> None:
    """The game is over."""
    s.now[WINNERS] = winners
    s.now[ENDING] = ending
    for seat, total in enumerate(scores(s)):
        s.tell(L_TOTAL, ALL, seat, total)
    s.tell(L_OVER, ALL, ending)
    s.end()


def automatic(s: Fief) -> tuple[int, int]:
    """Who wins at the end of round 5, 6 or 7 whatever the totals, and how; no seats if nobody does."""
    if s.seats == 2:
        # FE-13.7-f: there is no solo win; a player's married families need 4 VP.
        able = [couple for couple in couples(s) if couple[1] >= VP_ALLIANCE]
        return (best(s, able), ALLIANCE) if able else (0, ALLIANCE)
    # FE-8.2-a, FE-8.2-b; FE-IT25-b: with three players a marriage counts for nothing.
    alone = [
        rival
        for rival in in_play(s, singles(s))
        if rival[1] >= VP_SOLO and (s.seats == 3 or s.ally[rival[0][0]] < 0)
    ]
    if alone:
        return best(s, alone), SOLO
    if s.seats == 4:
        able = [couple for couple in in_play(s, couples(s)) if couple[1] >= VP_ALLIANCE]
        if able:
            return best(s, able), ALLIANCE
    return 0, SOLO


def by_totals(s: Fief, among: int) -> int:
    """FE-8.4-b, FE-8.4-c, FE-IT26-a, FE-13.7-g, FE-IT27-c: who wins after the last round."""
    if s.seats == 2:
        rivals: list[Rival] = []
        for seat in (0, 1):
            if not among >> seat & 1:
                continue
            families = [2 * seat, 2 * seat + 1]
            both = points(s, families[0]) + points(s, families[1])
            if s.opt[TWO_PLAYER_END] != TWO_PLAYER_END_COUPLE_OR_BETTER_FAMILY or s.ally[families[0]] >= 0:
                rivals.append((families, both, False))
            else:
                better = max(families, key=lambda g: (points(s, g), ranks(s, [g])))
                rivals.append(([better], points(s, better), False))
        return best(s, rivals)
    pairs = couples(s) if s.opt[ROUND7_ALLIANCES] else []
    paired = [g for couple in pairs for g in couple[0]]
    rivals = [rival for rival in singles(s) if rival[0][0] not in paired]
    rivals += pairs
    return best(s, [rival for rival in rivals if any([among >> s.seat(g) & 1 for g in rival[0]])])


def resign(s: Fief, seat: int) -> None:
    """A seat gives up: its families do nothing more (see absence), and the last seat left has won."""
    if s.now[GONE] >> seat & 1:
        return
    s.now[GONE] |= 1 << seat
    for g in range(s.families):
        if s.seat(g) == seat:
            s.now[HAILS] &= ~(1 << g)
            s.tell(L_GAVE_UP, ALL, g)
    left = ((1 << s.seats) - 1) & ~s.now[GONE]
    if left & (left - 1) == 0:
        finish(s, left, RESIGNED)


class VictoryCheck(Step[Fief]):
    """FE-8.1-a: at the end of rounds 5, 6 and 7; after the last round the totals decide (FE-8.4-b)."""

    name = "victory-check"
    rule = "FE-8.1-a"

    def run(self, s: Fief, f: list[int]) -> int:
        if s.now[ROUND] >= FIRST_VICTORY:
            winners, ending = automatic(s)
            if winners:
                finish(s, winners, ending)
                return GO
        if s.now[ROUND] >= s.opt[LAST_ROUND]:
            finish(s, by_totals(s, ((1 << s.seats) - 1) & ~s.now[GONE]), TOTALS)
        else:
            s.pop()
        return GO


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.VICTORY_CHECK: VictoryCheck()}
