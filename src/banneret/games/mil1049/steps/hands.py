"""Closed hands: what several players decide at once, each unseen by the others, until all are done.

Cubes are put in one by one. Whoever has closed his hand may open it again until the last one has closed his.
"""

from __future__ import annotations

from typing import ClassVar

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.step import ASK, Step
from banneret.games.mil1049.printed import RESOURCES
from banneret.games.mil1049.state import Realm
from banneret.games.mil1049.words import ADD, CLEAR, CLOSE, TAKE_BACK


class Hands(Step[Realm]):
    """Cubes of some resources, chosen in secret by some families (MIL-WED-c, MIL-RAID-k)."""

    #: The resources that may be put in, as bits.
    able: ClassVar[int] = (1 << RESOURCES) - 1

    def involved(self, s: Realm, f: list[int]) -> int:
        """The families that take part, as bits."""
        return (1 << s.seats) - 1

    def waiting(self, s: Realm, f: list[int]) -> int:
        """Those of them that have not closed their hands; who has given up offers nothing."""
        mask = self.involved(s, f)
        for seat in range(s.seats):
            if s.closed[seat] or s.out[seat]:
                mask &= ~(1 << seat)
        return mask

    def run(self, s: Realm, f: list[int]) -> int:
        if self.waiting(s, f):
            return ASK
        return self.opened(s, f)

    def opened(self, s: Realm, f: list[int]) -> int:
        """All hands are open: what comes of it."""
        raise NotImplementedError

    def seats(self, s: Realm, f: list[int]) -> int:
        return self.waiting(s, f)

    def free(self, s: Realm, f: list[int]) -> int:
        mask = 0
        for seat in range(s.seats):
            if s.closed[seat] and not s.out[seat]:
                mask |= 1 << seat
        return mask

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        if s.closed[seat]:
            return [choice(TAKE_BACK)]
        first = seat * RESOURCES
        found: list[int] = []
        lying = 0
        for resource in range(RESOURCES):
            inside = s.fist[first + resource]
            lying += inside
            if self.able >> resource & 1 and inside < s.cubes[first + resource]:
                found.append(choice(ADD, resource))
        found.append(choice(CLOSE))
        if lying:
            found.append(choice(CLEAR))
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if s.closed[seat]:
            return "" if verb == TAKE_BACK else self.rule
        if verb == CLOSE:
            return ""
        first = seat * RESOURCES
        if verb == CLEAR:
            return "" if sum(s.fist[first : first + RESOURCES]) else self.rule
        if verb != ADD:
            return self.rule
        resource = noun_of(c)
        if not self.able >> resource & 1:
            return self.barred(resource)
        return "" if s.fist[first + resource] < s.cubes[first + resource] else "MIL-GEN-i"

    def barred(self, resource: int) -> str:
        """The rule that keeps a resource out of the hand."""
        return "MIL-WAR-d"

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) == ADD and not s.closed[seat] and self.able >> noun_of(c) & 1:
            return "has-only", (s.has(seat, noun_of(c)), noun_of(c))
        return "", ()

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        verb = verb_of(c)
        first = seat * RESOURCES
        if verb == ADD:
            s.fist[first + noun_of(c)] += 1
            return
        if verb == CLEAR:
            self.empty(s, seat)
            return
        # Taken back with a choice of its own, never by undo: that would be a second way to the same place.
        s.seal()
        s.closed[seat] = 1 if verb == CLOSE else 0

    def empty(self, s: Realm, seat: int) -> None:
        """A hand without anything in it."""
        for place in range(seat * RESOURCES, (seat + 1) * RESOURCES):
            s.fist[place] = 0

    def in_hand(self, s: Realm, seat: int) -> list[int]:
        """The cubes in a hand."""
        return s.fist[seat * RESOURCES : (seat + 1) * RESOURCES]

    def put_away(self, s: Realm) -> None:
        """All hands are empty and open again."""
        for place in range(len(s.fist)):
            s.fist[place] = 0
        for seat in range(s.seats):
            s.closed[seat] = 0
            s.pick[seat] = 0


def shown_hand(s: Realm, seat: int) -> bool:
    """Whether a seat waits with a closed hand."""
    return seat >= 0 and s.closed[seat] > 0
