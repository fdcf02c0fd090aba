"""The course of the game: five rounds of three phases, the end of a round, and the final scoring."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.core.step import GO, Step
from banneret.games.lancaster import words as w
from banneret.games.lancaster.board import (
    FAVOURS,
    FIRST,
    IN_FORCE,
    NOBLE_POINTS,
    ROUNDS,
    SECOND,
    TWO_FIRST,
    UPPER,
)
from banneret.games.lancaster.state import ENDED, FACE_DOWN, FACE_UP, PARLIAMENT, PLACING, SCORING, Realm
from banneret.games.lancaster.steps import numbers
from banneret.games.lancaster.steps.parliament import clear_votes, return_leftovers, settle_leftovers
from banneret.games.lancaster.steps.preparing import CONFLICTS, PROPOSALS


class Round(Step[Realm]):
    """LA-FRAME-a, LA-FRAME-b: placing, parliament, scoring; then the next round is prepared."""

    name = "round"
    rule = "LA-FRAME-b"
    holds = ("stage:n",)

    def run(self, s: Realm, f: list[int]) -> int:
        stage = f[1]
        f[1] = stage + 1
        if stage == 0:
            s.phase[0] = PLACING
            s.tell(w.L_ROUND, ALL, s.round[0], s.start[0])
            s.push([numbers.TURNS, s.start[0]])
        elif stage == 1:
            s.phase[0] = PARLIAMENT
            s.push([numbers.VOTE, 0])
        elif stage == 2:
            # LA-RESULT-e, LA-RESULT-f: between the third vote and the laws.
            settle_leftovers(s)
            s.push([numbers.APPLY, 0, 0, -1])
        elif stage == 3:
            return_leftovers(s)
            # LA-CSCORE-a: counties, castles, conflicts.
            s.phase[0] = SCORING
            s.push([numbers.COUNTIES, 0, 0])
        elif stage == 4:
            s.push([numbers.CASTLES, 0])
        elif stage == 5:
            s.push([numbers.CONFLICTS, 0])
        elif s.round[0] == ROUNDS:
            # LA-CLEANUP-e: no new round is prepared.
            s.pop()
            final_scoring(s)
        elif stage == 6:
            # LA-CLEANUP-a: two new conflicts in the upper row.
            s.push([numbers.DEAL, CONFLICTS, UPPER])
        elif stage == 7:
            # LA-CLEANUP-b: the favour tiles face up; LA-CLEANUP-c: three new proposals.
            for tile in range(FAVOURS):
                if s.favour[tile] == FACE_DOWN:
                    s.favour[tile] = FACE_UP
            s.push([numbers.DEAL, PROPOSALS, IN_FORCE])
        else:
            if s.next_start[0] >= 0 and not s.out[s.next_start[0]]:
                # LA-SURREY-d: from the beginning of the next round.
                s.start[0] = s.next_start[0]
            s.next_start[0] = -1
            clear_votes(s)
            s.round[0] += 1
            f[1] = 0
        return GO


# --- final scoring


def final_scoring(s: Realm) -> None:
    """LA-FINAL-a to LA-FINAL-k."""
    present = s.present()
    forces = [s.forces(seat) for seat in present]
    squires = [s.squires[seat] for seat in present]
    _majority(s, 0, present, list(zip(forces, squires, strict=True)))
    tiles = [s.tiles(seat) for seat in present]
    gold = [s.gold[seat] for seat in present]
    _majority(s, 1, present, list(zip(tiles, gold, strict=True)))
    for seat in present:
        points = NOBLE_POINTS[s.nobles[seat]]
        if points:
            s.points[seat] += points
            s.tell(w.L_NOBLES, ALL, seat, s.nobles[seat], points)
    s.phase[0] = ENDED
    for seat in leaders(s):
        s.tell(w.L_WON, ALL, seat, s.points[seat])
    s.end()


def shares(ranked: list[tuple[int, int]], two: bool) -> list[int]:
    """LA-FINAL-c to LA-FINAL-i, LA-TWOEND-b, LA-TWOEND-c: the points for amounts with their tie-breaks."""
    order = sorted(ranked, reverse=True)
    best = order[0]
    tied = order.count(best)
    paid = [0] * len(ranked)
    if two:
        pot = TWO_FIRST // tied
    elif tied > 1:
        pot = (FIRST + SECOND) // tied
    else:
        pot = FIRST
    rest = order[tied:]
    second = SECOND // rest.count(rest[0]) if rest and tied == 1 and not two else 0
    for place, held in enumerate(ranked):
        if held == best:
            paid[place] = pot
        elif rest and held == rest[0]:
            paid[place] = second
    return paid


def _majority(s: Realm, which: int, present: list[int], ranked: list[tuple[int, int]]) -> None:
    for seat, points in zip(present, shares(ranked, s.seats == 2), strict=True):
        if points:
            s.points[seat] += points
            s.tell(w.L_MAJORITY, ALL, which, seat, points)


def leaders(s: Realm) -> list[int]:
    """LA-FINAL-k: those with most power points; all who tie win."""
    present = s.present()
    best = max([s.points[seat] for seat in present])
    return [seat for seat in present if s.points[seat] == best]
