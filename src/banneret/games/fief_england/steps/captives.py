"""7.6: captives: who takes them, who holds them, how they come free and where they go.

What a captor may do with them at any time is in steps/wardens.py.
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england.board import (
    ABBEY,
    ARMIES,
    CITIES,
    FAMILIES,
    INFANTRY,
    INSIDE,
    NOBLES,
    PLACES,
    PORT,
    RELICS,
    SOLDIER,
    UNITS,
)
from banneret.games.fief_england.nobles import fort, is_abbess
from banneret.games.fief_england.options import (
    CAPTIVE_RELEASE,
    CAPTIVE_RELEASE_CAPTOR_TROOPS_BEATEN,
    CAPTIVE_USES_SOLDIER,
    FREED_NOBLE_PLACEMENT,
    FREED_NOBLE_PLACEMENT_FORTIFICATION_OR_NOBLE,
    HERESY_TRIGGERS,
    HERESY_TRIGGERS_ALSO_ABBESS,
    PASSAGE_FREED_PLACEMENT,
    PASSAGE_FREED_PLACEMENT_CONTROLLED_ELSE_INDEPENDENT_OR_ALLY,
    SERVANT_ON_CAPTURE,
    SERVANT_ON_CAPTURE_DISCARDED,
    UNIT_MOVES,
    UNIT_MOVES_TWO_STEPS_ANY_LEADER,
)
from banneret.games.fief_england.state import (
    ANSWER,
    CARRIED,
    FREE,
    HALF,
    HELD_BY_ARMY,
    HELD_BY_BANDITS,
    LOST,
    OUT_OF_GAME,
    Fief,
)
from banneret.games.fief_england.steps import heresy, numbers, relics, sovereign
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.steps.matters import FREED_MATTER, ask
from banneret.games.fief_england.steps.pleas import plead
from banneret.games.fief_england.steps.windows import window
from banneret.games.fief_england.words.cards import TOPIC_IDS
from banneret.games.fief_england.words.war import (
    CAPTIVE_PLEA,
    GO_HOME,
    HOLD_CAPTIVE,
    L_CAPTURED,
    L_CAPTURED_BY,
    L_ESCAPED_HOME,
    L_FREED,
    L_HANDED,
    L_RELIC_LOST,
)

#: Marks, beside the cities that refused, a noble who was freed by Secret Passage.
BY_PASSAGE: Final = 1 << CITIES
CAPTURE_TOPIC: Final = TOPIC_IDS.index("capture")


def by_army(holder: int) -> bool:
    """Whether a holder is an army of invaders."""
    return HELD_BY_ARMY <= holder < HELD_BY_BANDITS


def capture(s: Fief, n: int, holder: int, beaten: bool = False) -> None:
    """A free noble (or one who changes hands) is from now on held by a noble, an army or the bandits.

    Handles guards, servant, markers, relics and captives of his own. ``holder``: see ``by`` in state.py;
    ``beaten``: his troops were beaten in a battle, which frees whom he held (FE-7.6-l).
    """
    if s.by[n] != FREE:
        s.hold_noble(n, holder)
        tally(s)
        _mark(s, holder)
        return
    place = s.at[n]
    # FE-13.1-d
    sovereign.disarm(s, n)
    _dismount(s, n, place)
    orphans(s, n, beaten)
    s.hold_noble(n, holder)
    _mark(s, holder)
    if s.serves[n] >= 0 and s.opt[SERVANT_ON_CAPTURE] == SERVANT_ON_CAPTURE_DISCARDED:
        # FE-IT16-b
        s.serve(s.serves[n], OUT_OF_GAME)
    if by_army(holder):
        s.tell(L_CAPTURED_BY, ALL, n, holder - HELD_BY_ARMY)
        for relic in range(RELICS):
            if s.relic[relic] == CARRIED + n:
                # FE-12.0-c
                s.relic[relic] = LOST
                s.tell(L_RELIC_LOST, ALL, relic)
    elif holder < NOBLES:
        s.tell(L_CAPTURED, ALL, n, holder)
        if s.opt[HERESY_TRIGGERS] == HERESY_TRIGGERS_ALSO_ABBESS and is_abbess(s, n):
            # FE-IT14.2-d
            heresy.brand(s, holder)
    if holder != HELD_BY_BANDITS:
        window(s, CAPTURE_TOPIC, s.family[n], 1 << s.family[n], n)
    relics.orphan(s, n, place)


def _dismount(s: Fief, n: int, place: int) -> None:
    """Units that a captured noble was leading stay where they are; those that have moved do so no more."""
    for unit in range(UNITS):
        moved = s.train[n * UNITS + unit] // HALF
        s.train[n * UNITS + unit] = 0
        if moved and place >= 0:
            whole = s.opt[UNIT_MOVES] != UNIT_MOVES_TWO_STEPS_ANY_LEADER
            s.tired[(s.family[n] * PLACES + place) * UNITS + unit] += moved if whole else moved * HALF


def _mark(s: Fief, holder: int) -> None:
    """FE-7.6-o, FE-IT10.10-c: a soldier of the captor, or an infantry counter, marks a captive's card."""
    if not s.opt[CAPTIVE_USES_SOLDIER]:
        return
    if by_army(holder):
        army = holder - HELD_BY_ARMY
        if sum(s.foot[army * CITIES : (army + 1) * CITIES]) + s.gone[army] < INFANTRY:
            s.gone[army] += 1
    elif holder < NOBLES:
        g = s.family[holder]
        if s.stock[g * UNITS + SOLDIER]:
            s.stock[g * UNITS + SOLDIER] -= 1
            s.markers[g] += 1


def unmark(s: Fief, n: int) -> None:
    """FE-IT10.10-c: the soldier that marks a captive returns to its reserve; called when he dies as well."""
    holder = s.by[n]
    if by_army(holder):
        army = holder - HELD_BY_ARMY
        if s.gone[army] >= s.by.count(holder):
            s.gone[army] = max(0, s.gone[army] - 1)
    elif 0 <= holder < NOBLES:
        g = s.family[holder]
        held = sum([1 for m in range(NOBLES) if 0 <= s.by[m] < NOBLES and s.family[s.by[m]] == g])
        if s.markers[g] and s.markers[g] >= held:
            s.markers[g] -= 1
            s.stock[g * UNITS + SOLDIER] += 1


def tally(s: Fief) -> None:
    """Counters that mark captives go back when there are fewer captives than counters."""
    if not s.opt[CAPTIVE_USES_SOLDIER]:
        return
    held = [0] * FAMILIES
    armed = [0] * ARMIES
    for n in range(NOBLES):
        holder = s.by[n]
        if by_army(holder):
            armed[holder - HELD_BY_ARMY] += 1
        elif 0 <= holder < NOBLES and s.family[holder] >= 0:
            held[s.family[holder]] += 1
    for g in range(s.families):
        if s.markers[g] > held[g]:
            s.stock[g * UNITS + SOLDIER] += s.markers[g] - held[g]
            s.markers[g] = held[g]
    for army in range(ARMIES):
        s.gone[army] = min(s.gone[army], armed[army])


def orphans(s: Fief, n: int, beaten: bool) -> None:
    """What becomes of the captives of a noble who cannot hold them (FE-7.6-l, FE-7.6-p, FE-IT10.10-a).

    ``beaten``: his troops were beaten in a battle, or he was assassinated: then they go free in any case.
    """
    held = s.captives_of(n)
    if not held:
        return
    heir = -1
    if s.opt[CAPTIVE_RELEASE] == CAPTIVE_RELEASE_CAPTOR_TROOPS_BEATEN and not beaten and s.at[n] >= 0:
        for m in s.free_at(s.family[n], s.at[n]):
            if m != n:
                heir = m
    for m in held:
        if heir >= 0:
            capture(s, m, heir)
            s.tell(L_HANDED, ALL, m, heir)
        else:
            release(s, m)


def release(s: Fief, n: int) -> None:
    """A captive comes free; pushes the step that asks where he goes (FE-7.6-m, FE-IT7.1-a).

    Until it has been answered he stands nowhere.
    """
    place = s.at[n]
    let_go(s, n)
    s.push([numbers.FREED, s.family[n], n, max(place, 0), 0, -1])


def escape(s: Fief, n: int) -> None:
    """A captive is freed by Secret Passage.

    Where he goes is a matter of its own (FE-10.2-k, FE-IT15.2.5-c).
    """
    place = s.at[n]
    let_go(s, n)
    s.push([numbers.FREED, s.family[n], n, max(place, 0), BY_PASSAGE, -1])


def let_go(s: Fief, n: int) -> None:
    """A captive is nobody's captive any more, and stands nowhere yet."""
    s.put_noble(n, -1)
    s.hold_noble(n, FREE)
    tally(s)
    s.tell(L_FREED, ALL, n)


# --- captives of invaders (6.7)


def held_by_army(s: Fief, army: int) -> list[int]:
    """The nobles whom an army holds."""
    return [n for n in range(NOBLES) if s.by[n] == HELD_BY_ARMY + army]


def leaderless(s: Fief, army: int, place: int) -> None:
    """A leader is gone: his captives pass to another leader in the city, or go free."""
    heir = s.leader.index(place) if place in s.leader else -1
    for n in held_by_army(s, army):
        if heir >= 0:
            capture(s, n, HELD_BY_ARMY + heir)
        else:
            release(s, n)


def army_leaves(s: Fief, army: int, place: int) -> None:
    """FE-6.7-c: the captives of an army that leaves England go free; in a port they are left there."""
    for n in held_by_army(s, army):
        if place >= 0 and PORT[place]:
            let_go(s, n)
            s.put_noble(n, place)
            s.tell(L_ESCAPED_HOME, ALL, n, place)
        else:
            release(s, n)


# --- where a freed noble goes


def homes(s: Fief, g: int, refused: int) -> tuple[list[int], bool]:
    """The cities where a freed noble may be put, and whether their owners must agree."""
    if refused & BY_PASSAGE:
        return hideouts(s, g, refused)
    if s.opt[FREED_NOBLE_PLACEMENT] == FREED_NOBLE_PLACEMENT_FORTIFICATION_OR_NOBLE:
        # FE-7.6-m
        found = [c for c in range(CITIES) if s.free[g * PLACES + c] or (s.control[c] == g and fort(s, c))]
        if found:
            return found, False
        # FE-7.6-q, FE-10.2-k
        found = [c for c in range(CITIES) if s.control[c] == g]
        if found:
            return found, False
        ally = s.ally[g]
        found = [
            c
            for c in range(CITIES)
            if (s.control[c] < 0 and not s.horde[c]) or (ally >= 0 and s.control[c] == ally)
        ]
        return found or list(range(CITIES)), False
    # FE-IT7.1-a: the first possible of four kinds of places.
    found = [c for c in range(CITIES) if _own_building(s, g, c)]
    if found:
        return found, False
    found = [c for c in range(CITIES) if s.free[g * PLACES + c]]
    if found:
        return found, False
    found = [c for c in range(CITIES) if s.control[c] == g or (s.control[c] < 0 and not s.horde[c])]
    if found:
        return found, False
    found = [c for c in range(CITIES) if s.control[c] >= 0 and not refused >> c & 1]
    return found, True


def hideouts(s: Fief, g: int, refused: int) -> tuple[list[int], bool]:
    """FE-10.2-k, FE-IT15.2.5-c: a city of his own, else a free one or an ally's (it-2024.

    Anybody's who agrees).
    """
    found = [c for c in range(CITIES) if s.control[c] == g]
    if found:
        return found, False
    free = [c for c in range(CITIES) if s.control[c] < 0 and not s.horde[c]]
    if s.opt[PASSAGE_FREED_PLACEMENT] == PASSAGE_FREED_PLACEMENT_CONTROLLED_ELSE_INDEPENDENT_OR_ALLY:
        ally = s.ally[g]
        found = free + [c for c in range(CITIES) if ally >= 0 and s.control[c] == ally]
        return found or list(range(CITIES)), False
    if free:
        return free, False
    return [c for c in range(CITIES) if s.control[c] >= 0 and not refused >> c & 1], True


def _own_building(s: Fief, g: int, c: int) -> bool:
    """A fortification that a family controls, or the abbey of an abbess of its own."""
    if s.control[c] == g and fort(s, c):
        return True
    if s.building[c] < ABBEY:
        return False
    abbess = s.abbess[s.abbey.index(c)]
    return s.family[abbess] == g if abbess >= 0 else s.control[c] == g


class Freed(Asking):
    """FE-7.6-m, FE-7.6-q, FE-IT7.1-a: a family places its freed noble.

    ``origin``: where he was held; ``refused``: cities whose owners did not agree; ``goal``: who is asked now.
    """

    name = "freed"
    rule = "FE-7.6-m"
    holds = ("who:family", "noble:noble", "origin:place", "refused:n", "goal:place")

    def ready(self, s: Fief, f: list[int]) -> int:
        n = f[2]
        if s.family[n] < 0 or s.at[n] >= 0:
            s.pop()
            return GO
        if f[5] >= 0:
            goal = f[5]
            f[5] = -1
            if s.now[ANSWER]:
                self._home(s, f, goal)
            else:
                f[4] |= 1 << goal
            return GO
        found, _ = homes(s, f[1], f[4])
        if not found:
            # Nobody takes him in: he stands at the gates of the city where he was held.
            self._home(s, f, min(f[3], CITIES - 1))
            return GO
        if len(found) == 1 and not homes(s, f[1], f[4])[1]:
            self._home(s, f, found[0])
            return GO
        return ASK

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(GO_HOME, c) for c in homes(s, g, f[4])[0]]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        fixed = s.opt[FREED_NOBLE_PLACEMENT] == FREED_NOBLE_PLACEMENT_FORTIFICATION_OR_NOBLE
        rule = "FE-7.6-m" if fixed else "FE-IT7.1-a"
        if verb_of(c) != GO_HOME or noun_of(c) not in homes(s, g, f[4])[0]:
            return rule
        return ""

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        goal = noun_of(c)
        _, consent = homes(s, g, f[4])
        if consent:
            f[5] = goal
            ask(s, s.control[goal], g, FREED_MATTER, goal)
        else:
            self._home(s, f, goal)

    def _home(self, s: Fief, f: list[int], goal: int) -> None:
        g = f[1]
        s.pop()
        s.put_noble(f[2], goal, INSIDE if s.control[goal] == g else 0)
        s.tell(L_ESCAPED_HOME, ALL, f[2], goal)
        relics.enter(s, f[2])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "freed", (f[1], f[2])


# --- who takes a beaten noble (FE-7.6-a)


class Captive(Asking):
    """FE-7.6-a: the winner chooses which of his nobles in the battle takes a captive.

    ``takers``: those nobles as bits.
    """

    name = "captive"
    rule = "FE-7.6-a"
    holds = ("who:family", "noble:noble", "takers:n", "beaten:n")

    def ready(self, s: Fief, f: list[int]) -> int:
        n = f[2]
        if s.family[n] < 0 or s.by[n] != FREE or s.at[n] < 0:
            s.pop()
            return GO
        left = self._takers(s, f)
        if len(left) > 1:
            return ASK
        s.pop()
        if left:
            capture(s, n, left[0], f[4] > 0)
        return GO

    def _takers(self, s: Fief, f: list[int]) -> list[int]:
        place = s.at[f[2]]
        return [
            m
            for m in range(NOBLES)
            if f[3] >> m & 1 and s.family[m] >= 0 and s.at[m] == place and s.by[m] == FREE
        ]

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(HOLD_CAPTIVE, m) for m in self._takers(s, f)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if verb_of(c) != HOLD_CAPTIVE or noun_of(c) not in self._takers(s, f):
            return self.rule
        return ""

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        capture(s, f[2], noun_of(c), f[4] > 0)

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "captive", (f[1], f[2])


# --- what a captor does at any time in his turn (see steps/wardens.py)


class Release(Step[Fief]):
    """FE-7.6-k: a captor lets a captive go."""

    name = "release"
    rule = "FE-7.6-k"
    holds = ("noble:noble",)

    def run(self, s: Fief, f: list[int]) -> int:
        s.pop()
        release(s, f[1])
        return GO


class Handing(Step[Fief]):
    """FE-IT10.10-b: another family is asked, and the captive goes over if it agrees."""

    name = "handing"
    rule = "FE-IT10.10-b"
    holds = ("who:family", "noble:noble", "to:noble", "asked:n")

    def run(self, s: Fief, f: list[int]) -> int:
        if not f[4]:
            f[4] = 1
            plead(s, s.family[f[3]], f[1], CAPTIVE_PLEA, f[2])
            return GO
        s.pop()
        if s.now[ANSWER] and s.by[f[2]] < NOBLES and s.by[f[2]] >= 0:
            capture(s, f[2], f[3])
            s.tell(L_HANDED, ALL, f[2], f[3])
        return GO


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {
        numbers.FREED: Freed(),
        numbers.CAPTIVE: Captive(),
        numbers.HANDING: Handing(),
        numbers.RELEASE: Release(),
    }
