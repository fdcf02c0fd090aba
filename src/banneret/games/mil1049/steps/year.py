"""A game from its first turn to its last: phases, Tributes, Politics, and the order of the spheres."""

from __future__ import annotations

from typing import Final

from banneret.core.chance import ask_chance
from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.mil1049 import scoring
from banneret.games.mil1049.lineage import score
from banneret.games.mil1049.printed import (
    AT_CRUSADES,
    CATEGORY,
    COURT_MAJORITY,
    CRUSADE,
    CRUSADES,
    CURIA,
    FOOD,
    IN_COURT,
    IN_CURIA,
    IN_MARKET,
    IN_WAR,
    KINDS,
    LANDS_MOST,
    LIMITED,
    LIT,
    LORDS_FOOD,
    MARKER,
    MARKET_MAJORITY,
    PP_MAJORITY,
    RESOURCES,
    ROWS,
    SOFT_TRIBUTE,
    SPACES_EACH,
    TRIBUTE,
    TURNS,
    flipped,
    is_dark,
    tile,
)
from banneret.games.mil1049.purse import gain, gain_all
from banneret.games.mil1049.state import ACTIONS, POLITICS, SPHERES, TRIBUTES, WINTER, Realm
from banneret.games.mil1049.steps import numbers
from banneret.games.mil1049.words import (
    GRANT,
    L_ARCHBISHOP,
    L_CRUSADE,
    L_KINGS,
    L_MAJORITY,
    L_NO_MAJORITY,
    L_PHASE,
    L_REVEALED,
    L_SPHERE,
    L_TURN,
)

#: Stages of a turn, in their order (MIL-GEN-a, MIL-GEN-b).
_STAGES: Final = 11


class Year(Step[Realm]):
    """MIL-GEN-a, MIL-GEN-b: five phases, the fourth of them sphere by sphere; then the next turn."""

    name = "year"
    rule = "MIL-GEN-a"
    holds = ("stage:n",)

    def run(self, s: Realm, f: list[int]) -> int:
        stage = f[1]
        f[1] = (stage + 1) % _STAGES
        if stage == 0:
            s.tell(L_TURN, ALL, s.turn[0], s.start[0])
            _phase(s, ACTIONS)
            s.push([numbers.ACTIONS, s.start[0] if not s.out[s.start[0]] else s.after(s.start[0]), 0])
        elif stage == 1:
            s.active[0] = -1
            _phase(s, TRIBUTES)
            pay_tributes(s)
        elif stage == 2:
            _phase(s, POLITICS)
            s.push([numbers.POLITICS, 0])
        elif stage == 3:
            _phase(s, SPHERES)
            s.push([numbers.MONASTERY, 0])
        elif stage == 4:
            s.push([numbers.SPHERE, IN_COURT, 0])
        elif stage == 5:
            s.push([numbers.SPHERE, IN_MARKET, 0])
        elif stage == 6:
            s.push([numbers.SPHERE, IN_WAR, 0])
        elif stage == 7:
            s.sphere[0] = CURIA
            s.push([numbers.CATHEDRAL])
        elif stage == 8:
            s.push([numbers.SPHERE, IN_CURIA, 0])
        elif stage == 9:
            go_on_crusade(s)
            _phase(s, WINTER)
            s.push([numbers.WINTER, 0])
        elif s.turn[0] == TURNS:
            # MIL-WINT-k: Winter of the last turn was played in full.
            scoring.finish(s)
        else:
            s.turn[0] += 1
        return GO


def _phase(s: Realm, phase: int) -> None:
    s.phase[0] = phase
    s.sphere[0] = -1
    s.tell(L_PHASE, ALL, phase)


class StartPlayer(Step[Realm]):
    """MIL-SETUP-n: the first Start Player is found by lot."""

    name = "start-player"
    rule = "MIL-SETUP-n"

    def run(self, s: Realm, f: list[int]) -> int:
        return ask_chance(numbers.BY_LOT, s.seats)

    def outcome(self, s: Realm, f: list[int], k: int) -> None:
        s.start[0] = k
        s.pop()


class Reveal(Step[Realm]):
    """MIL-SETUP-i, MIL-FREE-h: the top land of a pile is turned up; no lower one is known to anybody.

    So it is drawn only now: first of which category, among the lands of the piles not seen yet, then of which
    kind, among all lands of the category that have not been seen.
    """

    name = "reveal"
    rule = "MIL-SETUP-i"
    holds = ("pile:pile", "category:n")

    def run(self, s: Realm, f: list[int]) -> int:
        if f[2] < 0:
            return ask_chance(numbers.BY_TILE, sum(s.left))
        return ask_chance(numbers.BY_KIND, sum(_unseen(s, f[2])))

    def outcome(self, s: Realm, f: list[int], k: int) -> None:
        if f[2] < 0:
            category = 0
            while k >= s.left[category]:
                k -= s.left[category]
                category += 1
            s.left[category] -= 1
            f[2] = category
            return
        kind = 0
        counts = _unseen(s, f[2])
        while k >= counts[kind]:
            k -= counts[kind]
            kind += 1
        s.unseen[kind] -= 1
        s.top[f[1]] = tile(kind, LIT)
        s.tell(L_REVEALED, ALL, f[1], s.top[f[1]])
        s.pop()


def _unseen(s: Realm, category: int) -> list[int]:
    return [s.unseen[kind] if CATEGORY[kind] == category else 0 for kind in range(KINDS)]


# --- 2 Tributes


def pay_tributes(s: Realm) -> None:
    """MIL-TRIB-a to MIL-TRIB-d: lands pay what they show, vassals' feed their Lord; all are flipped."""
    soft = s.options["soft-economy"] is True
    land = s.land
    for seat in range(s.seats):
        bundle = [0] * RESOURCES
        for k in range(s.seats * ROWS):
            if not s.alive[k]:
                continue
            if k // ROWS == seat:
                for slot in range(k * LANDS_MOST, (k + 1) * LANDS_MOST):
                    number = land[slot]
                    if number:
                        _add(bundle, TRIBUTE[number])
                        if soft and not is_dark(number):
                            # MIL-LAND-i
                            _add(bundle, SOFT_TRIBUTE)
            elif s.lord[k] == seat:
                bundle[FOOD] += LORDS_FOOD * s.lands(k)
        gain_all(s, seat, bundle)
    for slot in range(len(land)):
        if land[slot]:
            land[slot] = flipped(land[slot])


def _add(bundle: list[int], more: tuple[int, ...]) -> None:
    for resource in range(RESOURCES):
        bundle[resource] += more[resource]


# --- 3 Politics


def majority(s: Realm, limited: int) -> int:
    """The family with the most knights in a limited sphere, or -1 (MIL-POL-a, MIL-POL-b, MIL-POL-l)."""
    first = limited * SPACES_EACH
    count = [0] * s.seats
    for k in s.marked(limited):
        count[k // ROWS] += 1
    for space in range(first, first + SPACES_EACH):
        owner = s.token[space] - MARKER
        # MIL-TWO-d: a marker counts beside a knight of its family only.
        if owner >= 0 and any([k // ROWS == owner for k in s.marked(limited)]):
            count[owner] += 1
    best = max(count)
    for k in s.marked(limited):
        # MIL-TWO-e: only knights are looked at from left to right.
        if count[k // ROWS] == best:
            return k // ROWS
    return -1


class Politics(Step[Realm]):
    """MIL-POL-a: the benefit of each limited sphere goes to who has most knights there."""

    name = "politics"
    rule = "MIL-POL-a"
    holds = ("limited:n",)

    def run(self, s: Realm, f: list[int]) -> int:
        limited = f[1]
        if limited == len(LIMITED):
            s.pop()
            return GO
        f[1] += 1
        s.sphere[0] = LIMITED[limited]
        seat = majority(s, limited)
        if seat < 0:
            # MIL-POL-j
            s.tell(L_NO_MAJORITY, ALL, LIMITED[limited])
            return GO
        s.tell(L_MAJORITY, ALL, seat, LIMITED[limited])
        if limited == IN_COURT:
            # MIL-POL-c
            s.start[0] = seat
            gain_all(s, seat, COURT_MAJORITY)
        elif limited == IN_MARKET:
            # MIL-POL-d
            gain_all(s, seat, MARKET_MAJORITY)
        score(s, seat, PP_MAJORITY[limited])
        if limited == IN_WAR or limited == IN_CURIA:
            s.push([numbers.GRANT, seat, limited])
        return GO


class Grant(Step[Realm]):
    """MIL-POL-e, MIL-POL-f, MIL-POL-i: the King's Soldiers or the Archbishop, in front of any knight."""

    name = "grant"
    rule = "MIL-POL-i"
    holds = ("who:seat", "limited:n")

    def run(self, s: Realm, f: list[int]) -> int:
        if s.out[f[1]]:
            s.pop()
            return GO
        s.active[0] = f[1]
        return ASK

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        return [choice(GRANT, k) for k in range(s.seats * ROWS) if s.alive[k]]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) != GRANT:
            return "MIL-POL-e" if f[2] == IN_WAR else "MIL-POL-f"
        k = noun_of(c)
        return "" if k < s.seats * ROWS and s.alive[k] else self.rule

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        k = noun_of(c)
        if f[2] == IN_WAR:
            s.kings[0] = k
            s.tell(L_KINGS, ALL, seat, k)
        else:
            s.archbishop[0] = k
            s.tell(L_ARCHBISHOP, ALL, seat, k)
        s.active[0] = -1
        s.pop()

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "grant-soldiers" if f[2] == IN_WAR else "grant-archbishop", (f[1],)


# --- 4 Spheres of Power


class Sphere(Step[Realm]):
    """MIL-SPH-a: the knights of a limited sphere act from left to right, one after the other."""

    name = "sphere"
    rule = "MIL-SPH-a"
    holds = ("limited:n", "next:n")

    def run(self, s: Realm, f: list[int]) -> int:
        limited = f[1]
        if f[2] == 0:
            s.sphere[0] = LIMITED[limited]
            s.tell(L_SPHERE, ALL, LIMITED[limited])
        while f[2] < SPACES_EACH:
            k = s.stands[limited * SPACES_EACH + f[2]]
            f[2] += 1
            if k >= 0:
                s.actor[0] = k
                s.active[0] = k // ROWS
                s.push([_ACTS[limited], k, 0] if limited == IN_WAR else [_ACTS[limited], k])
                return GO
        s.actor[0] = -1
        s.active[0] = -1
        s.pop()
        return GO


#: The step of a knight in each limited sphere.
_ACTS: Final = (numbers.COURT, numbers.MARKET, numbers.WAR, numbers.CURIA)


def go_on_crusade(s: Realm) -> None:
    """MIL-CRUS-a: each knight in the Crusades brings influence, all at once (MIL-SPH-b)."""
    s.sphere[0] = CRUSADES
    for k in range(s.seats * ROWS):
        if s.alive[k] and s.place[k] == AT_CRUSADES:
            s.tell(L_CRUSADE, ALL, k)
            for resource in range(RESOURCES):
                if CRUSADE[resource]:
                    gain(s, k // ROWS, resource, CRUSADE[resource])
