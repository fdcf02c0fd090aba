"""7.5: hits are used up: troops first, then nobles; the invaders' own way of taking them (FE-6.4-j)."""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england.board import (
    ARMIES,
    CITIES,
    HITS,
    INFANTRY_HITS,
    KNIGHT,
    LEADER_HITS,
    ROYAL_KNIGHT,
    UNITS,
)
from banneret.games.fief_england.options import LEADER_SUICIDE
from banneret.games.fief_england.state import BEATEN_SOLDIERS, FIELD, FIGHT_KIND, HALF, IN_SUPPLY, Fief
from banneret.games.fief_england.steps import captives, numbers, sides
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.war import (
    L_FOOT_LOSS,
    L_HITS,
    L_LEADER_LOST,
    L_LEFT_BEHIND,
    L_LOSS,
    LOSE,
    LOSE_NOBLE,
)

#: Kinds of units in nouns ``family+unit``.
KINDS = 9


def take(s: Fief, side: int, hits: int) -> None:
    """Pushes the step in which a side takes its losses; nothing if there are none to take."""
    if hits:
        chief = sides.head(s, side)
        s.tell(L_HITS, ALL, chief, hits)
        s.push([numbers.LOSSES, chief, side, hits])


def reach(kinds: list[tuple[int, int]], hits: int) -> int:
    """The sums of hits that can be used up, as bits; ``kinds`` are hits to remove and how many there are."""
    bits = 1
    most = (1 << (hits + 1)) - 1
    for cost, count in kinds:
        for _ in range(min(count, hits // cost)):
            bits |= bits << cost & most
    return bits


def ranks(s: Fief, side: int) -> list[tuple[int, int, int]]:
    """The troops of a side: family, kind, how many."""
    found: list[tuple[int, int, int]] = []
    for g in sides.members(s, side):
        for unit in sides.HUMANS:
            count = sides.count(s, g, unit)
            if count:
                found.append((g, unit, count))
    return found


def choosable(s: Fief, side: int, hits: int) -> list[int]:
    """FE-7.5-b: the troops of which one may be lost so that as many hits as possible are used up."""
    here = ranks(s, side)
    kinds = [(HITS[unit], count) for _, unit, count in here]
    best = reach(kinds, hits).bit_length() - 1
    found: list[int] = []
    if not best:
        return found
    for place, (g, unit, count) in enumerate(here):
        cost = HITS[unit]
        if cost > best:
            continue
        kinds[place] = (cost, count - 1)
        if reach(kinds, hits - cost) >> (best - cost) & 1:
            found.append(g * KINDS + unit)
        kinds[place] = (cost, count)
    return found


def lose(s: Fief, g: int, unit: int, count: int) -> None:
    """FE-7.5-g: troops of a family in the fight return to its reserve (guards to the supply)."""
    s.fight[sides.LOST_NOW] = 1
    s.tell(L_LOSS, ALL, g, unit, count)
    if unit >= ROYAL_KNIGHT:
        for n in sides.nobles(s, g):
            taken = min(count, s.guard[2 * n + unit - ROYAL_KNIGHT])
            if taken:
                count -= taken
                if unit == ROYAL_KNIGHT:
                    s.set_guard(n, s.guard[2 * n] - taken, s.guard[2 * n + 1])
                else:
                    s.set_guard(n, s.guard[2 * n], s.guard[2 * n + 1] - taken)
                    s.now[BEATEN_SOLDIERS] += taken
        return
    s.fall(g, s.fight[FIELD], unit, count)
    if s.fight[sides.LIMITED] >> g & 1:
        s.squad[g * UNITS + unit] -= count
        thin(s, g, s.squad[g * UNITS + KNIGHT])


def thin(s: Fief, g: int, left: int) -> None:
    """Knights that a raid has lost go with its nobles no more."""
    if s.fight[FIGHT_KIND] != sides.RAID_FIGHT or not s.fight[sides.LIMITED] >> g & 1:
        return
    for n in sides.nobles(s, g):
        cell = s.train[n * UNITS + KNIGHT]
        while cell % HALF + cell // HALF > left:
            cell -= HALF if cell // HALF else 1
        s.train[n * UNITS + KNIGHT] = cell


class Losses(Asking):
    """FE-7.5-b to FE-7.5-f: who assigns a side's losses chooses them one by one."""

    name = "losses"
    rule = "FE-7.5-b"
    holds = ("who:force", "side:n", "hits:n")

    def go_on(self, s: Fief, f: list[int]) -> int:
        # Control of a city is settled when the fighting is over, not between two losses.
        return self.ready(s, f)

    def ready(self, s: Fief, f: list[int]) -> int:
        side = f[2]
        if sides.has_horde(s, side):
            horde_losses(s, f[3])
            s.pop()
            return GO
        here = ranks(s, side)
        total = sum([HITS[unit] * count for _, unit, count in here])
        if total <= f[3]:
            for g, unit, count in here:
                lose(s, g, unit, count)
            f[3] -= total
            # FE-7.5-d, FE-7.5-e: what is left kills nobles, one each.
            left = sides.nobles_of_side(s, side)
            if f[3] and len(left) > f[3]:
                return ASK
            if f[3]:
                for n in left:
                    doom(s, n)
            s.pop()
            return GO
        found = choosable(s, side, f[3])
        if len(found) > 1:
            return ASK
        if not found:
            s.pop()
            return GO
        g, unit = divmod(found[0], KINDS)
        lose(s, g, unit, 1)
        f[3] -= HITS[unit]
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        if sides.beaten(s, f[2]):
            return [choice(LOSE_NOBLE, n) for n in sides.nobles_of_side(s, f[2])]
        return [choice(LOSE, code) for code in choosable(s, f[2], f[3])]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if sides.beaten(s, f[2]):
            if verb_of(c) != LOSE_NOBLE:
                return "FE-7.5-f"
            return "" if noun_of(c) in sides.nobles_of_side(s, f[2]) else "FE-7.5-f"
        if verb_of(c) == LOSE_NOBLE:
            return "FE-7.5-d"
        if verb_of(c) != LOSE:
            return "FE-7.5-b"
        return "" if noun_of(c) in choosable(s, f[2], f[3]) else "FE-7.5-b"

    def more(self, s: Fief, f: list[int], g: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) == LOSE and not sides.beaten(s, f[2]):
            kinds = [(HITS[unit], count) for _, unit, count in ranks(s, f[2])]
            return "hits-to-use", (reach(kinds, f[3]).bit_length() - 1,)
        return "", ()

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if verb_of(c) == LOSE_NOBLE:
            doom(s, noun_of(c))
            f[3] -= 1
            return
        owner, unit = divmod(noun_of(c), KINDS)
        lose(s, owner, unit, 1)
        f[3] -= HITS[unit]

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "losses", (f[1], f[3])


def doom(s: Fief, n: int) -> None:
    """A noble dies when the phase is over: both sides take their losses at the same time (FE-7.5-a)."""
    s.fight[sides.DOOMED] |= 1 << n
    s.fight[sides.LOST_NOW] = 1


# --- invaders


def horde_losses(s: Fief, hits: int) -> None:
    """The invaders of the battle take their losses; a Jarl left alone kills himself (FE-IT10.6-a)."""
    place = s.fight[FIELD]
    horde_hits(s, place, hits)
    if s.opt[LEADER_SUICIDE]:
        for army in sides.leaders_in(s):
            if not s.foot[army * CITIES + place] and not _followers(s, place):
                leader_dies(s, army)


def horde_hits(s: Fief, place: int, hits: int) -> int:
    """FE-6.4-j, FE-6.13-a: infantry of one army after another, a leader only when his infantry is gone.

    Returns the hits that are left.
    """
    for army in range(ARMIES):
        foot = s.foot[army * CITIES + place]
        dead = min(foot, hits // INFANTRY_HITS)
        if dead:
            hits -= dead * INFANTRY_HITS
            s.march_in(army, place, -dead)
            s.fight[sides.LOST_NOW] = 1
            s.tell(L_FOOT_LOSS, ALL, army, dead)
        if dead == foot and s.leader[army] == place and hits >= LEADER_HITS:
            hits -= LEADER_HITS
            leader_dies(s, army)
    return hits


def _followers(s: Fief, place: int) -> bool:
    """Whether infantry without a leader of its own is left in a city, which follows any leader there."""
    for army in range(ARMIES):
        if s.foot[army * CITIES + place] and s.leader[army] != place:
            return True
    return False


def leader_dies(s: Fief, army: int) -> None:
    """FE-6.12-b: a leader killed returns to the supply; his captives pass on or go free."""
    place = s.leader[army]
    s.fight[sides.LOST_NOW] = 1
    s.tell(L_LEADER_LOST, ALL, army)
    s.lead_to(army, IN_SUPPLY)
    s.fixed[army] = 0
    captives.leaderless(s, army, place)
    if s.foot[army * CITIES + place] and place not in s.leader:
        s.tell(L_LEFT_BEHIND, ALL, army, place)


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.LOSSES: Losses()}
