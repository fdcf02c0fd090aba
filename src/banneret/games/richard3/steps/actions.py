"""1.2 and 5.0: the Action Phase of one player, block by block: moves, sea moves, recruits, Main Attacks."""

from __future__ import annotations

from typing import Final

from banneret.core.game import ALL, WATCHERS
from banneret.core.step import Step
from banneret.games.richard3 import fortunes, ground, knowledge
from banneret.games.richard3.board import (
    AREA_OF,
    AREAS,
    ASIDE,
    BORDER,
    DOWN,
    EXITS,
    HARBOURS,
    HOME_BITS,
    IS_EVENT,
    KIND,
    LANDLOCKED,
    MERCENARY,
    MINOR,
    NEXT,
    ON_MAP,
    OPEN_NEXT,
    OPEN_SEA,
    OVER_SEA,
    PIRACY,
    POOL,
    PRISON,
    REBEL,
    RED,
    SEAS,
    STEPS,
    WELSH,
)
from banneret.games.richard3.ground import BY_LAND_TOO, REACH, TO_SEA_TOO
from banneret.games.richard3.state import ACTIVE, AP, CARD, COUNTED, FRONTS, FULL, MOVED, RECRUITED, War
from banneret.games.richard3.steps import numbers as step
from banneret.games.richard3.words import (
    DONE,
    L_MAIN,
    L_MOVE,
    L_MOVE_HIDDEN,
    L_PASSED,
    L_RECRUIT,
    L_RECRUIT_HIDDEN,
    L_SAIL,
    L_SAIL_HIDDEN,
    LAND,
    LIFT,
    MAIN,
    PLACE,
    RECRUIT,
    SAIL,
    STEP,
    STOP,
    WAYS,
)


def others(seat: int) -> int:
    """Everybody but one seat, spectators included, as a mask for the log."""
    return (1 << (1 - seat)) | WATCHERS


#: How a block may leave its area, as bits.
BY_LAND: Final = 1
BY_SHIP: Final = 2
UNKNOWN_WAYS: Final = [-1] * AREAS


class Actions(Step[War]):
    """R3-1.2-a to R3-1.2-h: moves and recruits in any order until the player has had enough."""

    name = "actions"
    rule = "R3-1.2-c"
    holds = ("who:seat",)

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        found = [DONE << 12]
        if s.now[AP]:
            self._add_paid(s, seat, found)
        else:
            self._add_free(s, seat, found)
        if s.now[FRONTS]:
            self._add_mains(s, seat, found)
        return found

    def _add_paid(self, s: War, seat: int, found: list[int]) -> None:
        """What there is to do for one who has AP."""
        now = s.now
        card = now[CARD]
        walks = BY_LAND_TOO[card]
        sails = TO_SEA_TOO[card]
        recruits = not IS_EVENT[card]
        # The common case is quickly seen: a place without enemies is open, and no border is used up.
        plain = not now[FULL]
        free = ~s.held[1 - seat]
        row = seat * AREAS
        att = s.att
        loc = s.loc
        moved = s.moved
        # What is found out about an area holds for all its blocks.
        ways = UNKNOWN_WAYS[:]
        lift = LIFT << 12
        sail = SAIL << 12
        sailors: list[int] = []
        levies: list[int] = []
        for b in s.blocks(seat):
            a = loc[b]
            if a < POOL:
                if moved[b]:
                    continue
                way = ways[a]
                if way < 0:
                    way = 0
                    easy = plain and not att[a]
                    if walks and ((easy and EXITS[row + a] & free) or ground.can_step_from(s, seat, a)):
                        way = BY_LAND
                    if sails and SEAS[a]:
                        if (easy and HARBOURS[row + a] & free) or ground.can_sail_from(s, seat, a):
                            way |= BY_SHIP
                    ways[a] = way
                if way:
                    if way & BY_LAND:
                        found.append(lift | b)
                    if way & BY_SHIP and not LANDLOCKED[b]:
                        sailors.append(sail | b)
            elif a == POOL and recruits:
                if HOME_BITS[b] & free or ground.can_be_recruited(s, b, seat):
                    levies.append(RECRUIT << 12 | b)
        found += sailors
        found += levies

    def _add_free(self, s: War, seat: int, found: list[int]) -> None:
        """What is left without AP: moves out of activated areas (R3-5.2-a), seconds on ships (R3-5.3.1-b)."""
        moved = s.moved
        if BY_LAND_TOO[s.now[CARD]]:
            areas = s.now[ACTIVE] & s.held[seat]
            while areas:
                bit = areas & -areas
                areas ^= bit
                a = AREA_OF[bit % 37]
                if ground.can_step_from(s, seat, a):
                    for b in s.at(seat, a):
                        if not moved[b]:
                            found.append(LIFT << 12 | b)
        ports = 0
        for code in s.credit:
            if code:
                ports |= 1 << (code - 1) // AREAS
        while ports:
            bit = ports & -ports
            ports ^= bit
            a = AREA_OF[bit % 37]
            if ground.can_sail_from(s, seat, a):
                for b in s.at(seat, a):
                    if not moved[b] and not LANDLOCKED[b]:
                        found.append(SAIL << 12 | b)

    def _add_mains(self, s: War, seat: int, found: list[int]) -> None:
        fronts = s.held[0] & s.held[1] & ON_MAP
        while fronts:
            bit = fronts & -fronts
            fronts ^= bit
            a = AREA_OF[bit % 37]
            if s.att[a] == seat + 1:
                unnamed = s.via[seat * AREAS + a] & ~(1 << s.main[a] - 1)
                if unnamed:
                    for way in range(len(NEXT[a])):
                        if unnamed >> way & 1:
                            found.append(MAIN << 12 | a * WAYS + way)

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        verb = c >> 12
        noun = c & 4095
        if verb == DONE:
            return ""
        if verb == LIFT or verb == SAIL:
            return self._forbid_moving(s, seat, verb, noun)
        if verb == RECRUIT:
            return self._forbid_recruit(s, seat, noun)
        if verb == MAIN:
            return self._forbid_main(s, seat, noun // WAYS, noun % WAYS)
        return self.rule

    def _forbid_moving(self, s: War, seat: int, verb: int, b: int) -> str:
        if s.loc[b] == PRISON:
            return "R3-S.2-d"
        if KIND[b] == MERCENARY and s.loc[b] == DOWN:
            return "R3-6.85-c"
        if s.owner(b) != seat or s.loc[b] >= POOL:
            return "R3-5.2-a"
        a = s.loc[b]
        if s.moved[b] == RECRUITED:
            return "R3-1.2-e"
        if s.moved[b]:
            return "R3-5.2-f"
        card = s.now[CARD]
        if verb == LIFT:
            if not BY_LAND_TOO[card]:
                return "R3-5.1.P-a"
            if s.now[AP] == 0 and not s.active(a):
                return "R3-1.2-b"
            if ground.pinned(s, seat, a):
                return "R3-5.2.2-b"
            return "" if ground.can_step_from(s, seat, a) else ground.why_rooted(s, seat, a)
        if not TO_SEA_TOO[card]:
            return "R3-5.1.F-b"
        if not SEAS[a]:
            return ground.forbid_coast(a)
        if LANDLOCKED[b]:
            return "R3-5.3-k"
        if ground.pinned(s, seat, a):
            return "R3-5.2.2-g"
        if ground.can_sail_from(s, seat, a):
            return ""
        if s.now[AP]:
            return "R3-5.3-e"
        # The AP that activated the area moves nobody by sea.
        return "R3-5.3-b" if s.active(a) else "R3-1.2-b"

    def _forbid_recruit(self, s: War, seat: int, b: int) -> str:
        if s.owner(b) != seat:
            return "R3-3.26-a" if KIND[b] == REBEL else "R3-5.4-a"
        place = s.loc[b]
        if KIND[b] == MERCENARY and b != WELSH:
            return "R3-5.4-i"
        if place == MINOR:
            return "R3-4.5-a"
        if place == ASIDE:
            return "R3-4.6-b"
        if place != POOL:
            return "R3-5.4-m" if place == DOWN else "R3-5.4-a"
        if IS_EVENT[s.now[CARD]]:
            return "R3-5.1-d"
        if s.now[AP] == 0:
            return "R3-1.2-b"
        if ground.can_be_recruited(s, b, seat):
            return ""
        places = ground.places_for(s, b, seat)
        return ground.forbid_recruit_at(s, b, seat, places[0]) if places else "R3-5.4-i"

    def _forbid_main(self, s: War, seat: int, area: int, way: int) -> str:
        """R3-6.3-c, R3-6.3-p: any border used, named before the phase ends; pirates are all in it already."""
        if s.att[area] != seat + 1 or way >= len(NEXT[area]):
            return "R3-6.3-c"
        if s.main[area] == way + 1 or not s.via[seat * AREAS + area] >> way & 1:
            return "R3-6.3-p"
        return ""

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        verb = c >> 12
        noun = c & 4095
        if verb == LIFT:
            s.push([step.MOVE, noun, s.loc[noun], -1, REACH[s.now[CARD]]])
        elif verb == SAIL:
            s.push([step.SAILING, noun])
        elif verb == RECRUIT:
            s.push([step.PLACING, noun])
        elif verb == MAIN:
            area = noun // WAYS
            way = noun % WAYS
            s.main[area] = way + 1
            s.tell(L_MAIN, ALL, seat, area, NEXT[area][way])
        else:
            # R3-1.2-h, R3-1.1-i: what is not spent is lost.
            s.tell(L_PASSED, ALL, seat)
            s.now[AP] = 0
            s.pop()

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "actions", (f[1], s.now[AP], s.now[CARD])


class Move(Step[War]):
    """R3-5.2-b to R3-5.2-h: one block over land, border by border; in a Muster to the named area."""

    name = "move"
    rule = "R3-5.2-b"
    holds = ("block:block", "from:area", "came:n", "left:n")

    def _goal(self, s: War) -> int:
        """The area of the Muster that this move is part of, or -1."""
        below = s.stack[-2]
        return below[2] if below[0] == step.MUSTERING else -1

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << s.owner(f[1])

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        a = s.loc[f[1]]
        came = f[3]
        goal = self._goal(s)
        found = []
        if goal < 0 and not s.now[FULL] and (came >= 0 or not s.att[a]):
            # The common case: no border is used up, and nobody pins the block.
            enemies = (1 - seat) * COUNTED
            for to in OPEN_NEXT[seat * AREAS + a]:
                if to != came and (not s.cnt[enemies + to] or not ground.forbid_entry(s, seat, a, to)):
                    found.append(STEP << 12 | to)
        else:
            for to in NEXT[a]:
                if not self._forbid_step(s, f, seat, a, to, goal):
                    found.append(STEP << 12 | to)
        if came >= 0 and goal < 0:
            found.append(STOP << 12)
        return found

    def _forbid_step(self, s: War, f: list[int], seat: int, a: int, to: int, goal: int) -> str:
        if goal >= 0:
            return ground.forbid_muster_step(s, seat, a, to, f[3], f[4], goal)
        return ground.forbid_step(s, seat, a, to, f[3])

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        verb = c >> 12
        if verb == STEP:
            return self._forbid_step(s, f, seat, s.loc[f[1]], c & 4095, self._goal(s))
        if verb == STOP:
            if self._goal(s) >= 0:
                return "R3-5.1.M-b"
            return "" if f[3] >= 0 else "R3-5.2-b"
        return self.rule

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        b = f[1]
        start = f[2]
        a = s.loc[b]
        if c >> 12 == STOP:
            self._finish(s, b, seat, start, f[3], a)
            return
        to = c & 4095
        goal = self._goal(s)
        if f[3] < 0:
            s.moved[b] = MOVED
            if goal < 0 and not s.active(start):
                # R3-5.2-a: one AP for any or all blocks of the area, until the phase ends (R3-5.2-g).
                s.now[ACTIVE] |= 1 << start
                s.now[AP] -= 1
        fighting = ground.enter(s, b, seat, a, to)
        f[3] = a
        f[4] -= 1
        # R3-5.2-e, R3-5.2.1-d: a battle or a red border ends the move.
        stops = fighting or RED[BORDER[a * AREAS + to]] or f[4] == 0 or to == goal
        if stops or (goal < 0 and not ground.can_go_on(s, seat, to, a)):
            self._finish(s, b, seat, start, a, to)

    def _finish(self, s: War, b: int, seat: int, start: int, through: int, end: int) -> None:
        s.pop()
        by_way_of = through if through != start else -1
        s.tell(L_MOVE, 1 << seat, b, start, by_way_of, end)
        s.tell(L_MOVE_HIDDEN, others(seat), seat, start, by_way_of, end)
        knowledge.moved(s, seat, start, end)
        fortunes.rescue(s)

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        owner = s.owner(f[1])
        a = s.loc[f[1]]
        if seat == owner:
            return "move-own", (owner, f[1], a)
        return "move", (owner, a)


class Sailing(Step[War]):
    """R3-5.3-a, R3-5.3.1-a: one block over one sea; with Piracy also into battle (R3-5.1.P-b)."""

    name = "sailing"
    rule = "R3-5.3-a"
    holds = ("block:block",)

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << s.owner(f[1])

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        a = s.loc[f[1]]
        if s.now[AP] and s.now[CARD] != PIRACY:
            # The common case: whoever pays lands where no enemy is.
            enemies = (1 - seat) * COUNTED
            cnt = s.cnt
            return [LAND << 12 | to for to in OPEN_SEA[seat * AREAS + a] if not cnt[enemies + to]]
        return [LAND << 12 | to for to in OVER_SEA[a] if not ground.forbid_landing(s, seat, a, to)]

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c >> 12 == LAND:
            return ground.forbid_landing(s, seat, s.loc[f[1]], c & 4095)
        return self.rule

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        b = f[1]
        a = s.loc[b]
        to = c & 4095
        s.pop()
        ground.land(s, b, seat, a, to)
        s.moved[b] = MOVED
        s.tell(L_SAIL, 1 << seat, b, a, to)
        s.tell(L_SAIL_HIDDEN, others(seat), seat, a, to)
        knowledge.moved(s, seat, a, to, True)
        fortunes.rescue(s)

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        owner = s.owner(f[1])
        a = s.loc[f[1]]
        if seat == owner:
            return "sail-own", (owner, f[1], a)
        return "sail", (owner, a)


class Placing(Step[War]):
    """R3-5.4-b to R3-5.4-p: a recruit appears at full strength where he belongs, and cannot move yet."""

    name = "placing"
    rule = "R3-5.4-a"
    holds = ("block:block",)

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << s.owner(f[1])

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        b = f[1]
        return [
            PLACE << 12 | a
            for a in ground.places_for(s, b, seat)
            if not ground.forbid_recruit_at(s, b, seat, a)
        ]

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c >> 12 == PLACE:
            return ground.forbid_recruit_at(s, f[1], seat, c & 4095)
        return self.rule

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        b = f[1]
        area = c & 4095
        s.pop()
        able = ground.recruits_at(s, seat, area)
        s.now[AP] -= 1
        s.put(b, area)
        # Full strength (R3-5.4-b), also for a block that a position written by hand left weak in its pool.
        s.pending[seat] -= s.known[b] - s.steps[b]
        s.known[b] = STEPS[b]
        s.steps[b] = STEPS[b]
        s.moved[b] = RECRUITED
        s.tell(L_RECRUIT, 1 << seat, b, area)
        s.tell(L_RECRUIT_HIDDEN, others(seat), seat, area)
        if KIND[b] == REBEL:
            # R3-3.0-c: the Rebel is black and recognised by everybody.
            knowledge.seen(s, b)
        else:
            knowledge.recruited(s, seat, area, able)
        fortunes.rescue(s)

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        owner = s.owner(f[1])
        if seat == owner:
            return "place-own", (owner, f[1])
        return "place", (owner,)
