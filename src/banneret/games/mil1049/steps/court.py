"""4.II Court: influence, or a vassalage attempt with its offer and the three answers to it."""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.mil1049.holdings import find, give_to, take_from
from banneret.games.mil1049.lineage import score
from banneret.games.mil1049.printed import (
    COURT_CUBES,
    GOLD,
    LANDS_MOST,
    PP_LAND,
    PP_RESISTED,
    PP_VASSAL,
    ROWS,
)
from banneret.games.mil1049.purse import gain_all, show_line
from banneret.games.mil1049.state import NO_CUBES, Realm
from banneret.games.mil1049.steps import numbers
from banneret.games.mil1049.steps.actions import NOTHING
from banneret.games.mil1049.steps.counting import GOLD_AND_INFLUENCE, Counting
from banneret.games.mil1049.steps.wedding import divide
from banneret.games.mil1049.words import (
    ACCEPT,
    FIEF,
    IDLE,
    L_FIEF,
    L_IDLE,
    L_NO_RANSOM,
    L_OFFERED,
    L_OUTBID,
    L_RANSOM,
    L_RESISTED,
    L_VASSAL,
    L_VASSALAGE,
    LEAVE,
    OUTBID,
    VASSALAGE,
)
from banneret.games.mil1049.words import INFLUENCE as TAKE_INFLUENCE


def cannot_submit(s: Realm, k: int, target: int) -> str:
    """The rule that forbids a knight a vassalage attempt on another one (MIL-VASSAL-a to MIL-VASSAL-e)."""
    if target >= s.seats * ROWS or not s.alive[target] or target // ROWS == k // ROWS:
        return "MIL-VASSAL-a"
    if s.lord[k] == target // ROWS:
        return "MIL-VASSAL-b"
    if s.lord[target] >= 0:
        return "MIL-VASSAL-d"
    if s.archbishop[0] == target:
        return "MIL-VASSAL-e"
    return "" if s.soldiers(k) > s.elements(target) else "MIL-VASSAL-c"


class Court(Step[Realm]):
    """MIL-COURT-a: 2 influence, one vassalage attempt, or nothing (MIL-SPH-c)."""

    name = "court"
    rule = "MIL-COURT-a"
    holds = ("knight:knight",)

    def run(self, s: Realm, f: list[int]) -> int:
        if s.out[f[1] // ROWS]:
            s.pop()
            return GO
        return ASK

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1] // ROWS

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found = [choice(TAKE_INFLUENCE), choice(IDLE)]
        for target in range(s.seats * ROWS):
            if not cannot_submit(s, f[1], target):
                found.append(choice(VASSALAGE, target))
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if verb == TAKE_INFLUENCE or verb == IDLE:
            return ""
        return cannot_submit(s, f[1], noun_of(c)) if verb == VASSALAGE else self.rule

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) == VASSALAGE and cannot_submit(s, f[1], noun_of(c)) == "MIL-VASSAL-c":
            return "soldiers", (s.soldiers(f[1]), s.elements(noun_of(c)))
        return NOTHING

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        k = f[1]
        s.pop()
        if verb_of(c) == TAKE_INFLUENCE:
            gain_all(s, seat, COURT_CUBES)
        elif verb_of(c) == IDLE:
            s.tell(L_IDLE, ALL, k)
        else:
            s.target[0] = noun_of(c)
            s.tell(L_VASSALAGE, ALL, k, noun_of(c))
            s.push([numbers.RANSOM, noun_of(c) // ROWS, k, noun_of(c)])

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "court", (f[1],)


class Ransom(Counting):
    """MIL-VASSAL-g, MIL-VASSAL-h: the target's family openly offers gold and influence, or nothing."""

    name = "ransom"
    rule = "MIL-VASSAL-g"
    holds = ("who:seat", "knight:knight", "target:knight")
    able = GOLD_AND_INFLUENCE
    barred = "MIL-VASSAL-g"

    def give_up(self, s: Realm, f: list[int]) -> None:
        self.laid_down(s, f, f[1], NO_CUBES)

    def laid_down(self, s: Realm, f: list[int], seat: int, bundle: list[int]) -> None:
        s.standing[:] = bundle
        show_line(s, L_RANSOM, seat, bundle)
        if not sum(bundle):
            s.tell(L_NO_RANSOM, ALL, seat)
        s.pop()
        s.push([numbers.ANSWER, f[2], f[3]])

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "ransom", (f[2], f[3])


def outbids(bundle: list[int], offer: list[int]) -> bool:
    """MIL-VASSAL-k: no fewer cubes, no less gold, and more of one of the two."""
    cubes = sum(bundle) - sum(offer)
    gold = bundle[GOLD] - offer[GOLD]
    return cubes >= 0 and gold >= 0 and cubes + gold > 0


def no_fief(s: Realm, k: int, target: int, tile: int) -> str:
    """The rule that forbids to give a land as fief (MIL-VASSAL-l, MIL-VASSAL-m)."""
    if s.lord[k] >= 0 or s.lands(target) >= LANDS_MOST or not s.lands(k):
        return "MIL-VASSAL-l"
    return "" if tile and find(s, k, tile) >= 0 else "MIL-VASSAL-m"


def submit(s: Realm, k: int, target: int, lands: int) -> None:
    """MIL-VASSAL-o: the attempt has succeeded; the offer goes back behind the screen (MIL-VASSAL-n)."""
    lord = k // ROWS
    s.lord[target] = lord
    s.tell(L_VASSAL, ALL, target, lord)
    score(s, lord, PP_VASSAL + PP_LAND * lands)


class Answer(Step[Realm]):
    """MIL-VASSAL-h to MIL-VASSAL-p: accept the offer, outbid it, or give a land as fief."""

    name = "answer"
    rule = "MIL-VASSAL-h"
    holds = ("knight:knight", "target:knight")

    def run(self, s: Realm, f: list[int]) -> int:
        if s.out[f[1] // ROWS] or not s.alive[f[2]]:
            _over(s)
            return GO
        s.active[0] = f[1] // ROWS
        return ASK

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1] // ROWS

    def can_outbid(self, s: Realm, seat: int) -> bool:
        """Whether all of a family's gold and influence would outbid the offer."""
        all_of_it = s.purse(seat)
        for resource in range(len(all_of_it)):
            if not GOLD_AND_INFLUENCE >> resource & 1:
                all_of_it[resource] = 0
        return outbids(all_of_it, s.standing)

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found = [choice(ACCEPT)]
        if self.can_outbid(s, seat):
            found.append(choice(OUTBID))
        for slot in range(f[1] * LANDS_MOST, (f[1] + 1) * LANDS_MOST):
            tile = s.land[slot]
            if not no_fief(s, f[1], f[2], tile) and choice(FIEF, tile) not in found:
                found.append(choice(FIEF, tile))
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if verb == ACCEPT:
            return ""
        if verb == OUTBID:
            return "" if self.can_outbid(s, seat) else "MIL-VASSAL-k"
        return no_fief(s, f[1], f[2], noun_of(c)) if verb == FIEF else self.rule

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) == OUTBID:
            return "outbid", (sum(s.standing), s.standing[GOLD])
        return NOTHING

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        k = f[1]
        target = f[2]
        owner = target // ROWS
        if verb_of(c) == OUTBID:
            s.push([numbers.OUTBIDDING, seat, k, target])
            return
        if verb_of(c) == ACCEPT:
            # MIL-VASSAL-i
            offer = s.standing[:]
            _over(s)
            s.tell(L_RESISTED, ALL, target, owner)
            score(s, owner, PP_RESISTED)
            divide(s, owner, seat, offer)
            return
        tile = noun_of(c)
        lands = s.lands(target)
        _over(s)
        s.tell(L_FIEF, ALL, k, target, tile)
        take_from(s, k, tile)
        give_to(s, target, tile)
        submit(s, k, target, lands)
        if not s.crusader(target):
            # MIL-VASSAL-p, MIL-ADV-k
            score(s, owner, PP_LAND)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "answer", (f[1], f[2])


def _over(s: Realm) -> None:
    s.standing[:] = NO_CUBES
    s.target[0] = -1
    s.pop()


class Outbidding(Counting):
    """MIL-VASSAL-j, MIL-VASSAL-k: the active family pays more than was offered."""

    name = "outbidding"
    rule = "MIL-VASSAL-k"
    holds = ("who:seat", "knight:knight", "target:knight")
    able = GOLD_AND_INFLUENCE
    barred = "MIL-VASSAL-k"

    def give_up(self, s: Realm, f: list[int]) -> None:
        s.pop()

    def enough(self, s: Realm, f: list[int], bundle: list[int]) -> bool:
        return outbids(bundle, s.standing)

    def more(self, s: Realm, f: list[int], seat: int, found: list[int]) -> None:
        found.append(choice(LEAVE))

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        return "" if verb_of(c) == LEAVE else super().forbid(s, f, seat, c)

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        if verb_of(c) == LEAVE:
            # One of the other answers after all.
            s.bid[:] = NO_CUBES
            s.pop()
            return
        super().apply(s, f, seat, c)

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        said = super().detail(s, f, seat, c)
        return said if said[0] else ("outbid", (sum(s.standing), s.standing[GOLD]))

    def laid_down(self, s: Realm, f: list[int], seat: int, bundle: list[int]) -> None:
        target = f[3]
        s.tell(L_OUTBID, ALL, seat)
        show_line(s, L_OFFERED, seat, bundle)
        s.pop()
        _over(s)
        submit(s, f[2], target, s.lands(target))
        divide(s, seat, target // ROWS, bundle)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "outbidding", (f[2], f[3])
