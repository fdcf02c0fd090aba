"""4.I Monastery: single women take the veil."""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import GO
from banneret.games.mil1049.printed import AT_MONASTERY, MONASTERY, NUN_PRIVILEGES, ROWS
from banneret.games.mil1049.state import Realm
from banneret.games.mil1049.steps.actions import NOTHING
from banneret.games.mil1049.steps.hands import Hands, shown_hand
from banneret.games.mil1049.words import L_NO_NUN, L_NUNS, L_SPHERE, NUNS, TAKE_BACK


class Monastery(Hands):
    """MIL-MON-a to MIL-MON-c: one woman for a knight, more for privileges, all at once (MIL-SPH-b)."""

    name = "monastery"
    rule = "MIL-MON-b"
    #: ``asked``: the families that can pay for more, as bits.
    holds = ("asked:n",)

    def run(self, s: Realm, f: list[int]) -> int:
        if s.sphere[0] != MONASTERY:
            s.sphere[0] = MONASTERY
            s.tell(L_SPHERE, ALL, MONASTERY)
            self._enter(s, f)
        return super().run(s, f)

    def _enter(self, s: Realm, f: list[int]) -> None:
        for k in range(s.seats * ROWS):
            if s.place[k] != AT_MONASTERY or not s.alive[k]:
                continue
            seat = k // ROWS
            if s.women[seat]:
                s.women[seat] -= 1
                s.tell(L_NUNS, ALL, seat, 1)
            else:
                # MIL-MON-c
                s.tell(L_NO_NUN, ALL, k)
        for k in range(s.seats * ROWS):
            if s.place[k] == AT_MONASTERY and s.alive[k] and self.most(s, k // ROWS):
                f[1] |= 1 << k // ROWS

    def most(self, s: Realm, seat: int) -> int:
        """How many further women a family can send."""
        return min(s.women[seat], s.privileges[seat] // NUN_PRIVILEGES)

    def involved(self, s: Realm, f: list[int]) -> int:
        return f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        if s.closed[seat]:
            return [choice(TAKE_BACK)]
        return [choice(NUNS, count) for count in range(self.most(s, seat) + 1)]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if s.closed[seat]:
            return "" if verb_of(c) == TAKE_BACK else self.rule
        return "" if verb_of(c) == NUNS and noun_of(c) <= self.most(s, seat) else self.rule

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) == NUNS and not s.closed[seat]:
            return "nuns", (s.privileges[seat], s.women[seat])
        return NOTHING

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        s.seal()
        s.closed[seat] = 1 if verb_of(c) == NUNS else 0
        s.pick[seat] = noun_of(c) if verb_of(c) == NUNS else 0

    def opened(self, s: Realm, f: list[int]) -> int:
        for seat in range(s.seats):
            count = s.pick[seat] if s.closed[seat] else 0
            if count:
                s.women[seat] -= count
                s.privileges[seat] -= count * NUN_PRIVILEGES
                s.tell(L_NUNS, ALL, seat, count)
        self.put_away(s)
        s.pop()
        return GO

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return ("closed", ()) if shown_hand(s, seat) else ("monastery", ())
