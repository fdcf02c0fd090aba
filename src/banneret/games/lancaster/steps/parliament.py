"""Phase 2: three proposals are voted on in secret, one after the other."""

from __future__ import annotations

from banneret.core.choice import NOUN_MASK, choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.lancaster import words as w
from banneret.games.lancaster.board import IN_FORCE, MARKER, MOST, N09, N17
from banneret.games.lancaster.state import Realm


class Vote(Step[Realm]):
    """LA-VOTE-a to LA-VOTE-f: everybody lays a tile and markers face down; then all are shown together."""

    name = "vote"
    rule = "LA-VOTE-b"
    holds = ("proposal:n",)

    def run(self, s: Realm, f: list[int]) -> int:
        if f[1] == IN_FORCE:
            s.pop()
            return GO
        for seat in range(s.seats):
            if s.vote[seat] < 0 and not s.out[seat]:
                return ASK
        self._reveal(s, f[1])
        f[1] += 1
        return GO

    def _reveal(self, s: Realm, number: int) -> None:
        """LA-VOTE-d to LA-VOTE-f: all votes are shown and counted, and the markers used are gone."""
        votes = [0, 0]
        s.seal()
        for seat in range(s.seats):
            side = s.vote[seat]
            if s.out[seat]:
                continue
            markers = s.vote_markers[seat]
            votes[side] += 1 + markers
            s.markers[seat] -= markers
            s.cast[number * s.seats + seat] = side
            s.cast_markers[number * s.seats + seat] = markers
            s.tell(w.L_VOTED, ALL, seat, side, markers)
            s.vote[seat] = -1
            s.vote_markers[seat] = 0
        law = s.proposal[number]
        s.proposal[number] = -1
        # LA-RESULT-a: a tie is enough.
        if votes[1] >= votes[0]:
            s.passed[number] = 1
            s.tell(w.L_PASSED, ALL, law, votes[1], votes[0])
            # LA-RESULT-b, LA-RESULT-c: the oldest law leaves, the others move left, the new one is the last.
            s.tell(w.L_REPEALED, ALL, s.law[0])
            s.law_gone[s.law[0]] = 1
            for place in range(IN_FORCE - 1):
                s.law[place] = s.law[place + 1]
            s.law[IN_FORCE - 1] = law
        else:
            # LA-RESULT-d
            s.passed[number] = 0
            s.law_gone[law] = 1
            s.tell(w.L_FAILED, ALL, law, votes[1], votes[0])

    def seats(self, s: Realm, f: list[int]) -> int:
        mask = 0
        for seat in range(s.seats):
            if s.vote[seat] < 0 and not s.out[seat]:
                mask |= 1 << seat
        return mask

    def free(self, s: Realm, f: list[int]) -> int:
        mask = 0
        for seat in range(s.seats):
            if s.vote[seat] >= 0:
                mask |= 1 << seat
        return mask

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        if s.vote[seat] >= 0:
            return [choice(w.RETRACT)]
        able = min(s.markers[seat], MOST - 1) + 1
        found = [w.YES << 12 | k for k in range(able)]
        found.extend([w.NO << 12 | k for k in range(able)])
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if s.vote[seat] >= 0:
            return "" if verb == w.RETRACT else "LA-VOTE-d"
        if verb != w.YES and verb != w.NO:
            return "LA-VOTE-b"
        return "" if noun_of(c) <= s.markers[seat] else "LA-VOTE-c"

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if self.forbid(s, f, seat, c) == "LA-VOTE-c":
            return "stock", (s.markers[seat], MARKER)
        return "", ()

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        # Taken back with a choice of its own, as long as somebody has not decided; never by undo.
        s.seal()
        if verb_of(c) == w.RETRACT:
            s.vote[seat] = -1
            s.vote_markers[seat] = 0
        else:
            s.vote[seat] = 1 if verb_of(c) == w.YES else 0
            s.vote_markers[seat] = c & NOUN_MASK

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        law = s.proposal[f[1]]
        if seat >= 0 and s.vote[seat] >= 0:
            return "voted", (law,)
        return "vote", (law, f[1] + 1)


def settle_leftovers(s: Realm) -> None:
    """LA-RESULT-e: unused markers go to the supply; kept apart first if N09 or N17 asks for them
    (LA-RESULT-f). N09 compares what there is now (LA-LAWNEW-t)."""
    keep = s.in_force(N09) or s.in_force(N17)
    for seat in range(s.seats):
        unused = s.markers[seat]
        s.markers[seat] = 0
        if keep:
            s.leftover[seat] = unused
            s.counted[seat] = unused
        if unused:
            s.tell(w.L_KEPT_APART if keep else w.L_RETURNED, ALL, seat, unused)


def return_leftovers(s: Realm) -> None:
    """LA-RESULT-f: after all three laws the leftovers go to the supply."""
    for seat in range(s.seats):
        if s.leftover[seat]:
            s.tell(w.L_RETURNED, ALL, seat, s.leftover[seat])
        s.leftover[seat] = 0
        s.counted[seat] = 0


def clear_votes(s: Realm) -> None:
    """What was shown in the votes of the last round is put away."""
    for place in range(IN_FORCE):
        s.passed[place] = -1
    for place in range(IN_FORCE * s.seats):
        s.cast[place] = -1
        s.cast_markers[place] = 0
