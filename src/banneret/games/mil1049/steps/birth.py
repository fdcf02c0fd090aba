"""1.C Offspring: the die, its symbols, bastards; heirs and sons."""

from __future__ import annotations

from banneret.core.chance import ask_chance
from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.mil1049.lineage import new_knight
from banneret.games.mil1049.printed import BASTARD, FACES, GOLD, HOURGLASS, MAN, ROWS
from banneret.games.mil1049.state import WHITES, Realm
from banneret.games.mil1049.steps import numbers
from banneret.games.mil1049.steps.actions import NOTHING, pay_either
from banneret.games.mil1049.words import (
    BASTARD_GOLD,
    BASTARD_PRIVILEGE,
    BY_GOLD,
    BY_PRIVILEGE,
    L_BASTARD,
    L_GIRL,
    L_HEIR,
    L_NOTHING_BORN,
    L_ROLLED,
    L_SON,
    L_WEDDING,
    ROLL,
    STOP,
    TAKE,
)


def carried_out(s: Realm, symbol: int) -> bool:
    """Whether a symbol can be carried out now: an hourglass needs a visible white token (MIL-BIRTH-q)."""
    return symbol != HOURGLASS or s.tally[WHITES] > 0


def have_son(s: Realm, k: int) -> None:
    """MIL-BIRTH-d to MIL-BIRTH-f, MIL-BIRTH-m: an heir, with a wedding for the landed; or a knight."""
    if s.heir[k]:
        born = s.row_free(k // ROWS)
        new_knight(s, born)
        s.tell(L_SON, ALL, k, born)
        return
    s.heir[k] = 1
    s.tell(L_HEIR, ALL, k)
    if s.landed(k):
        # MIL-WED-a, MIL-WED-b
        s.tell(L_WEDDING, ALL, k)
        s.actor[0] = k
        s.push([numbers.WEDDING, k])


class Birth(Step[Realm]):
    """MIL-BIRTH-a to MIL-BIRTH-t: roll and choose, again and again, or recognise a bastard before a roll."""

    name = "birth"
    rule = "MIL-BIRTH-a"
    #: ``rolls``: 1 after a roll, 2 while the die is in the air; ``face``: what lies there, or -1.
    holds = ("knight:knight", "rolls:n", "face:face")

    def run(self, s: Realm, f: list[int]) -> int:
        if s.out[f[1] // ROWS]:
            s.pop()
            return GO
        if f[2] == 2:
            return ask_chance(numbers.BY_DIE, len(FACES))
        return ASK

    def outcome(self, s: Realm, f: list[int], k: int) -> None:
        f[2] = 1
        s.tell(L_ROLLED, ALL, f[1], k)
        if any([carried_out(s, symbol) for symbol in FACES[k]]):
            f[3] = k
        else:
            # MIL-BIRTH-q
            s.tell(L_NOTHING_BORN, ALL, f[1])
            s.pop()

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1] // ROWS

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        if f[3] >= 0:
            return [choice(TAKE, symbol) for symbol in FACES[f[3]] if carried_out(s, symbol)]
        found = [choice(ROLL)]
        for c in (choice(BASTARD_GOLD), choice(BASTARD_PRIVILEGE), choice(STOP)):
            if not self.forbid(s, f, seat, c):
                found.append(c)
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if f[3] >= 0:
            if verb != TAKE:
                return "MIL-BIRTH-k"
            if noun_of(c) not in FACES[f[3]]:
                return "MIL-BIRTH-a"
            return "" if carried_out(s, noun_of(c)) else "MIL-BIRTH-q"
        if verb == ROLL:
            return ""
        if verb == BASTARD_GOLD:
            return "" if s.has(seat, GOLD) >= BASTARD else "MIL-BIRTH-l"
        if verb == BASTARD_PRIVILEGE:
            return "" if s.privileges[seat] else "MIL-BIRTH-l"
        if verb == STOP:
            return "" if f[2] else "MIL-BIRTH-t"
        return self.rule

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if f[3] < 0 and verb_of(c) in (BASTARD_GOLD, BASTARD_PRIVILEGE):
            return "toll", ()
        return NOTHING

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        verb = verb_of(c)
        k = f[1]
        if verb == ROLL:
            f[2] = 2
        elif verb == STOP:
            s.pop()
        elif verb != TAKE:
            # MIL-BIRTH-l, MIL-BIRTH-n: no time token.
            pay_either(s, seat, verb == BASTARD_GOLD, BASTARD)
            s.tell(L_BASTARD, ALL, k, BY_GOLD if verb == BASTARD_GOLD else BY_PRIVILEGE)
            s.pop()
            have_son(s, k)
        elif noun_of(c) == HOURGLASS:
            f[3] = -1
            s.push([numbers.AGEING, k])
        elif noun_of(c) == MAN:
            # MIL-BIRTH-j
            s.pop()
            have_son(s, k)
        else:
            f[3] = -1
            s.women[seat] += 1
            s.tell(L_GIRL, ALL, k)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        if f[3] >= 0:
            return "born", (f[1], f[3])
        return ("again", (f[1],)) if f[2] else ("birth", (f[1],))
