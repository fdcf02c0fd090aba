"""Weddings: secret dowries for the heir of a landed knight; and the choice of half of somebody's cubes."""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.mil1049.lineage import score
from banneret.games.mil1049.printed import PP_WEDDING, RESOURCES, ROWS
from banneret.games.mil1049.purse import better, half, hand_over, receive, show_line, spend_all
from banneret.games.mil1049.state import NO_CUBES, Realm
from banneret.games.mil1049.steps import numbers
from banneret.games.mil1049.steps.hands import Hands, shown_hand
from banneret.games.mil1049.words import (
    KEEP,
    L_BRIDE,
    L_COUSIN,
    L_DOWRY,
    L_EMPTY_HAND,
    L_KEPT,
    L_LOVE,
    L_OFFERED,
)


class Wedding(Hands):
    """MIL-WED-b to MIL-WED-k: all offer a dowry in secret; the best one marries the heir."""

    name = "wedding"
    rule = "MIL-WED-c"
    holds = ("knight:knight",)

    def opened(self, s: Realm, f: list[int]) -> int:
        host = f[1] // ROWS
        hands = [self.in_hand(s, seat) for seat in range(s.seats)]
        s.seal()
        self.put_away(s)
        best = [host]
        for seat in range(s.seats):
            show_line(s, L_OFFERED, seat, hands[seat])
            if not sum(hands[seat]) and not s.out[seat]:
                s.tell(L_EMPTY_HAND, ALL, seat)
            if seat != host and not s.out[seat]:
                order = better(hands[seat], hands[best[0]])
                if order > 0:
                    best = [seat]
                elif order == 0:
                    best.append(seat)
        s.actor[0] = -1
        s.pop()
        if len(best) > 1:
            # MIL-WED-j, MIL-WED-k: nobody pays anything.
            s.tell(L_LOVE, ALL, f[1])
        elif best[0] == host:
            # MIL-WED-h, MIL-WED-i
            s.tell(L_COUSIN, ALL, host, f[1])
            spend_all(s, host, hands[host])
            _give_bride(s, host)
        else:
            # MIL-WED-e to MIL-WED-g
            winner = best[0]
            s.tell(L_DOWRY, ALL, winner, f[1])
            if _give_bride(s, winner):
                score(s, winner, PP_WEDDING)
            divide(s, winner, host, hands[winner])
        return GO

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        if shown_hand(s, seat):
            return "closed", ()
        return "wedding", (f[1],)


def _give_bride(s: Realm, seat: int) -> bool:
    """A single woman of the family leaves it, if there is one (MIL-GEN-p)."""
    if not s.women[seat]:
        return False
    s.women[seat] -= 1
    s.tell(L_BRIDE, ALL, seat)
    return True


def divide(s: Realm, giver: int, taker: int, bundle: list[int]) -> None:
    """Cubes that somebody pays: half of them, rounded up, for somebody else, who chooses (MIL-GEN-j)."""
    for resource in range(RESOURCES):
        if bundle[resource]:
            hand_over(s, giver, resource, bundle[resource])
            s.issued[resource] -= bundle[resource]
    s.pool[:] = bundle
    s.push([numbers.KEEPING, taker, half(bundle)])


class Keeping(Step[Realm]):
    """MIL-GEN-j: who receives half of some cubes chooses which; the others go to the supply."""

    name = "keeping"
    rule = "MIL-GEN-j"
    holds = ("who:seat", "left:n")

    def run(self, s: Realm, f: list[int]) -> int:
        kinds = [resource for resource in range(RESOURCES) if s.pool[resource]]
        if f[2] and len(kinds) > 1 and not s.out[f[1]]:
            s.active[0] = f[1]
            return ASK
        # Cubes of one kind only: there is nothing to choose.
        while f[2]:
            resource = RESOURCES - 1
            while not s.pool[resource]:
                resource -= 1
            _keep(s, f, resource)
        s.pool[:] = NO_CUBES
        s.pop()
        return GO

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        return [choice(KEEP, resource) for resource in range(RESOURCES) if s.pool[resource]]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        return "" if verb_of(c) == KEEP and s.pool[noun_of(c)] else self.rule

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        _keep(s, f, noun_of(c))

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "keeping", (f[1], f[2])


def _keep(s: Realm, f: list[int], resource: int) -> None:
    s.pool[resource] -= 1
    f[2] -= 1
    s.issued[resource] += 1
    receive(s, f[1], resource, 1)
    s.tell(L_KEPT, ALL, f[1], 1, resource)
