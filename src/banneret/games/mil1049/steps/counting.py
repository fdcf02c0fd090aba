"""Counting cubes out one by one, before everybody's eyes once it is done: offers, bids, cubes for an attack.

The cubes counted so far lie in the row ``bid``; nobody else sees them until they are laid down.
"""

from __future__ import annotations

from typing import ClassVar, Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.step import ASK, GO, Step
from banneret.games.mil1049.printed import GOLD, INFLUENCE, RESOURCES
from banneret.games.mil1049.purse import can_pay
from banneret.games.mil1049.state import NO_CUBES, Realm
from banneret.games.mil1049.words import ADD, DONE

GOLD_AND_INFLUENCE: Final = 1 << GOLD | 1 << INFLUENCE


class Counting(Step[Realm]):
    """One seat (local 1 of the frame) counts cubes out on top of a base, until it is enough and done."""

    #: The resources that may be used, as bits, and the rule that bars the others.
    able: ClassVar[int] = 0
    barred: ClassVar[str] = ""

    def run(self, s: Realm, f: list[int]) -> int:
        if s.out[f[1]]:
            s.bid[:] = NO_CUBES
            self.give_up(s, f)
            return GO
        s.active[0] = f[1]
        return ASK

    def give_up(self, s: Realm, f: list[int]) -> None:
        """What happens if the seat has left the table."""
        raise NotImplementedError

    def base(self, s: Realm) -> list[int]:
        """The cubes that have to be in it in any case."""
        return NO_CUBES

    def counted(self, s: Realm) -> list[int]:
        """All cubes as they would be laid down now."""
        base = self.base(s)
        return [base[resource] + s.bid[resource] for resource in range(RESOURCES)]

    def enough(self, s: Realm, f: list[int], bundle: list[int]) -> bool:
        """Whether it may be done with these cubes."""
        return True

    def short(self) -> str:
        """The rule that says when it is enough."""
        return self.rule

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def room(self, s: Realm, seat: int) -> bool:
        """Whether the seat owns the base at all."""
        return can_pay(s, seat, self.base(s))

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found: list[int] = []
        if self.room(s, seat):
            base = self.base(s)
            first = seat * RESOURCES
            for resource in range(RESOURCES):
                if self.able >> resource & 1 and base[resource] + s.bid[resource] < s.cubes[first + resource]:
                    found.append(choice(ADD, resource))
            if self.enough(s, f, self.counted(s)):
                found.append(choice(DONE))
        self.more(s, f, seat, found)
        return found

    def more(self, s: Realm, f: list[int], seat: int, found: list[int]) -> None:
        """Adds other choices."""

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if verb != ADD and verb != DONE:
            return self.rule
        if not self.room(s, seat):
            return self.short()
        if verb == DONE:
            return "" if self.enough(s, f, self.counted(s)) else self.short()
        resource = noun_of(c)
        if not self.able >> resource & 1:
            return self.barred
        held = s.has(seat, resource)
        return "" if self.base(s)[resource] + s.bid[resource] < held else "MIL-GEN-i"

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) == ADD and self.able >> noun_of(c) & 1:
            return "has-only", (s.has(seat, noun_of(c)), noun_of(c))
        return "", ()

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        if verb_of(c) == ADD:
            s.bid[noun_of(c)] += 1
            return
        bundle = self.counted(s)
        s.bid[:] = NO_CUBES
        s.seal()
        self.laid_down(s, f, seat, bundle)

    def laid_down(self, s: Realm, f: list[int], seat: int, bundle: list[int]) -> None:
        """The cubes lie on the table."""
        raise NotImplementedError
