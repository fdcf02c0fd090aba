"""4.V Curia: the donation for the cathedral, in which all take part, and what the knights do there."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.mil1049.lineage import score
from banneret.games.mil1049.printed import ABBESS as ABBESS_CUBES
from banneret.games.mil1049.printed import GOLD, PP_CATHEDRAL, PP_LOWEST, RESOURCES, ROWS
from banneret.games.mil1049.purse import gain, show, spend
from banneret.games.mil1049.state import Realm
from banneret.games.mil1049.steps import numbers
from banneret.games.mil1049.steps.actions import NOTHING
from banneret.games.mil1049.steps.hands import Hands, shown_hand
from banneret.games.mil1049.words import (
    ABBESS,
    GIVE,
    IDLE,
    L_ABBESS,
    L_CATHEDRAL,
    L_DONATED,
    L_IDLE,
    L_PRIVILEGE,
    L_WITHDREW,
    NUMBERS,
    PAY,
    PRIVILEGE,
    TAKE_BACK,
    WITHDRAW,
)

#: No more gold than this can be named.
_MOST: Final = NUMBERS["gold"] - 1


class Cathedral(Hands):
    """MIL-CATH-a, MIL-CATH-b: all offer gold in secret, with or without a knight in the Curia."""

    name = "cathedral"
    rule = "MIL-CATH-b"

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        if s.closed[seat]:
            return [choice(TAKE_BACK)]
        return [choice(GIVE, gold) for gold in range(min(s.has(seat, GOLD), _MOST) + 1)]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if s.closed[seat]:
            return "" if verb_of(c) == TAKE_BACK else self.rule
        if verb_of(c) != GIVE:
            return self.rule
        return "" if noun_of(c) <= s.has(seat, GOLD) else "MIL-GEN-i"

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) == GIVE and not s.closed[seat]:
            return "has-only", (s.has(seat, GOLD), GOLD)
        return NOTHING

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        s.seal()
        s.closed[seat] = 1 if verb_of(c) == GIVE else 0
        s.pick[seat] = noun_of(c) if verb_of(c) == GIVE else 0

    def opened(self, s: Realm, f: list[int]) -> int:
        s.seal()
        for seat in s.present():
            gold = s.pick[seat]
            s.donated[seat] = gold
            s.tell(L_DONATED, ALL, seat, gold)
            show(s, seat, [gold if resource == GOLD else 0 for resource in range(RESOURCES)])
        self.put_away(s)
        s.pop()
        s.push([numbers.DONATION, 0])
        return GO

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return ("closed", ()) if shown_hand(s, seat) else ("cathedral", ())


def worth(s: Realm, seat: int) -> int:
    """The PP that a family's offer for the cathedral brings if it is paid (MIL-CATH-c to MIL-CATH-i)."""
    own = s.donated[seat]
    if own <= 0:
        return 0
    offers = [gold for gold in s.donated if gold >= 0]
    best = max(offers)
    if own == best:
        return PP_CATHEDRAL
    value = PP_CATHEDRAL - (best - own)
    return value + PP_LOWEST if own == min(offers) else value


class Donation(Step[Realm]):
    """MIL-CATH-c to MIL-CATH-k: the best offers are paid; the others choose, one by one in turn order."""

    name = "donation"
    rule = "MIL-CATH-d"
    holds = ("place:n",)

    def run(self, s: Realm, f: list[int]) -> int:
        order = s.order()
        while f[1] < s.seats:
            seat = order[f[1]]
            value = worth(s, seat)
            if value > 0 and not s.out[seat]:
                if s.donated[seat] < max(s.donated):
                    s.active[0] = seat
                    return ASK
                _pay(s, seat, value)
            f[1] += 1
        s.active[0] = -1
        s.pop()
        return GO

    def _who(self, s: Realm, f: list[int]) -> int:
        return s.order()[f[1]]

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << self._who(s, f)

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        return [choice(PAY), choice(WITHDRAW)]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        return "" if verb_of(c) in (PAY, WITHDRAW) else self.rule

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        f[1] += 1
        if verb_of(c) == PAY:
            _pay(s, seat, worth(s, seat))
        else:
            s.tell(L_WITHDREW, ALL, seat)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        who = self._who(s, f)
        return "donation", (who, s.donated[who], worth(s, who))


def _pay(s: Realm, seat: int, value: int) -> None:
    gold = s.donated[seat]
    spend(s, seat, GOLD, gold)
    s.tell(L_CATHEDRAL, ALL, seat, gold, value)
    score(s, seat, value)


class Curia(Step[Realm]):
    """MIL-CURIA-a, MIL-CURIA-b: a privilege, an abbess, or nothing (MIL-SPH-c)."""

    name = "curia"
    rule = "MIL-CURIA-a"
    holds = ("knight:knight",)

    def run(self, s: Realm, f: list[int]) -> int:
        if s.out[f[1] // ROWS]:
            s.pop()
            return GO
        return ASK

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1] // ROWS

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found = [choice(IDLE), choice(PRIVILEGE)]
        if s.women[seat]:
            found.append(choice(ABBESS))
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if verb == ABBESS:
            return "" if s.women[seat] else "MIL-CURIA-b"
        return "" if verb == IDLE or verb == PRIVILEGE else self.rule

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        s.pop()
        verb = verb_of(c)
        if verb == PRIVILEGE:
            s.privileges[seat] += 1
            s.tell(L_PRIVILEGE, ALL, seat)
        elif verb == ABBESS:
            s.women[seat] -= 1
            for resource in range(RESOURCES):
                if ABBESS_CUBES[resource]:
                    gain(s, seat, resource, ABBESS_CUBES[resource])
            s.tell(L_ABBESS, ALL, seat)
        else:
            s.tell(L_IDLE, ALL, f[1])

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "curia", (f[1],)
