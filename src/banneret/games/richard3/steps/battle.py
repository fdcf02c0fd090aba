"""6.1 to 6.3: which battle is next, its rounds, the order of Battle Turns, Reserves and control."""

from __future__ import annotations

from typing import Final

from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.richard3 import fortunes, knowledge
from banneret.games.richard3.board import (
    AREA_OF,
    AREAS,
    BOMBARD,
    BY_SEA,
    HEIR,
    KIND,
    NOBLE,
    ON_MAP,
    WARWICK,
)
from banneret.games.richard3.firepower import letter, letters, power, senior_heir
from banneret.games.richard3.state import (
    ATTACKER,
    FIELD,
    FIRST,
    FRONTS,
    KING,
    MOVED,
    PRETENDER,
    ROLLED,
    ROUND,
    TREASON_SEAT,
    War,
)
from banneret.games.richard3.steps import numbers as step
from banneret.games.richard3.steps.fire import ORDINARY
from banneret.games.richard3.steps.ranks import close_ranks, deploy
from banneret.games.richard3.steps.retreat import can_retreat
from banneret.games.richard3.steps.treachery import (
    ROLE_KING,
    ROLE_PRETENDER,
    ROLE_WARWICK,
    can_roll,
)
from banneret.games.richard3.words import (
    BATTLE,
    CHARGE,
    FALL,
    FIRE,
    HOLD,
    L_BATTLE,
    L_FIELD,
    L_HOLD,
    L_ROUND,
    L_WON,
    RETREAT,
    TREACHERY,
)

#: A battle lasts so many rounds (R3-6.2-g).
ROUNDS: Final = 4


class Battles(Step[War]):
    """R3-1.3-a, R3-1.3-b: Player 1 chooses the next battle until no Contested area is left."""

    name = "battles"
    rule = "R3-6.1-a"

    def run(self, s: War, f: list[int]) -> int:
        if s.now[FRONTS]:
            return ASK
        s.now[TREASON_SEAT] = -1
        s.pop()
        return GO

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << s.now[FIRST]

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        fronts = s.held[0] & s.held[1] & ON_MAP
        found = []
        while fronts:
            bit = fronts & -fronts
            fronts ^= bit
            found.append(BATTLE << 12 | AREA_OF[bit % 37])
        return found

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c >> 12 == BATTLE:
            return "" if s.att[c & 4095] else "R3-1.3-a"
        return self.rule

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        s.push([step.BATTLE, c & 4095, 0])

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "choose-battle", (s.now[FIRST],)


class Battle(Step[War]):
    """R3-6.1-b to R3-6.1-e: blocks are revealed, rounds fought, the victor regroups, all is hidden again."""

    name = "battle"
    rule = "R3-6.1-b"
    holds = ("area:area", "stage:n")

    def run(self, s: War, f: list[int]) -> int:
        area = f[1]
        if f[2] == 0:
            f[2] = 1
            begin_battle(s, area)
            if s.now[TREASON_SEAT] >= 0:
                s.push([step.TREASON_ROLL])
            return GO
        if f[2] == 2:
            end_battle(s, area)
            s.pop()
            return GO
        if s.contested(area) and s.now[ROUND] < ROUNDS:
            begin_round(s)
            s.push([step.BATTLE_ROUND, -1])
            return GO
        # One side is gone, or the attackers have all left in Round 4 (R3-6.2-h).
        victor = 0 if s.count(0, area) else 1
        s.tell(L_WON, ALL, victor, area)
        f[2] = 2
        s.now[ATTACKER] = -1
        hide_victors(s, victor, area)
        fortunes.rescue(s)
        s.forget_crossings()
        s.push([step.REGROUP, victor])
        return GO


def begin_battle(s: War, area: int) -> None:
    """R3-6.1-b, R3-6.3-c, R3-6.3-d, R3-6.3-g: who attacks, who waits in Reserve, who is seen."""
    attacker = s.att[area] - 1
    s.now[FIELD] = area
    s.now[ATTACKER] = attacker
    s.now[ROUND] = 0
    s.now[ROLLED] = 0
    s.tell(L_BATTLE, ALL, area, attacker)
    s.seal()
    main = s.main[area]
    for side in (0, 1):
        for b in s.at(side, area):
            s.done[b] = 0
            s.turned[b] = 0
            if side == attacker:
                s.reserve[b] = 1 if s.entry[b] != main else 0
            else:
                s.reserve[b] = 1 if s.entry[b] else 0
            if not s.reserve[b]:
                s.tell(L_FIELD, ALL, b, s.steps[b])
    knowledge.revealed(s, area)


def begin_round(s: War) -> None:
    """R3-6.2-a, R3-6.3-f: everybody has a Battle Turn again, and Reserves deploy from Round 2 on."""
    area = s.now[FIELD]
    s.now[ROUND] += 1
    s.tell(L_ROUND, ALL, s.now[ROUND])
    # R3-6.6-e: borders are counted anew in each round.
    s.forget_crossings()
    if s.now[ROUND] == 1:
        # Reserves that had to deploy before Round 1 do not act in it (R3-6.3-j, R3-6.3-o).
        return
    arrived = False
    for side in (0, 1):
        for b in s.at(side, area):
            s.done[b] = 0
            if s.reserve[b]:
                deploy(s, b)
                arrived = True
    if arrived:
        knowledge.revealed(s, area)


def hide_victors(s: War, victor: int, area: int) -> None:
    """R3-6.1-c: nothing tells one victor from another any more, but that pirates go by sea (R3-5.1.P-e)."""
    for b in s.at(victor, area):
        pirate = s.entry[b] == BY_SEA + 1
        s.leave_battle(b)
        s.entry[b] = BY_SEA + 1 if pirate else 0
        s.done[b] = 0
        s.moved[b] = MOVED


def end_battle(s: War, area: int) -> None:
    """Nothing is left of the battle but its survivors."""
    for side in (0, 1):
        for b in s.at(side, area):
            s.entry[b] = 0
    s.att[area] = 0
    s.now[FRONTS] -= 1
    s.main[area] = 0
    s.via[area] = 0
    s.via[AREAS + area] = 0
    s.now[FIELD] = -1
    s.now[ROUND] = 0
    s.now[ATTACKER] = -1
    s.now[ROLLED] = 0


class BattleRound(Step[War]):
    """R3-6.2-a to R3-6.2-k: A before B before C before D, and defenders first within a letter."""

    name = "battle-round"
    rule = "R3-6.2-a"
    holds = ("turn:n",)

    def run(self, s: War, f: list[int]) -> int:
        if s.contested(s.now[FIELD]):
            f[1] = self._next(s)
            if f[1] >= 0:
                return ASK
        s.pop()
        return GO

    def _next(self, s: War) -> int:
        """Letter * 2 + (1 for the attacker) of the next Battle Turns, or -1 when the round is over."""
        area = s.now[FIELD]
        attacker = s.now[ATTACKER]
        best = 99
        done = s.done
        reserve = s.reserve
        order = letters(s)
        for side in (0, 1):
            extra = 1 if side == attacker else 0
            for b in s.at(side, area):
                if not done[b] and not reserve[b]:
                    turn = order[b] * 2 + extra
                    if turn < best:
                        best = turn
        return best if best < 99 else -1

    def _side(self, s: War, turn: int) -> int:
        return s.now[ATTACKER] if turn & 1 else 1 - s.now[ATTACKER]

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << self._side(s, f[1])

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        turn = f[1] >> 1
        order = letters(s)
        must_leave = s.now[ROUND] == ROUNDS and seat == s.now[ATTACKER]
        found = []
        for b in s.at(seat, s.now[FIELD]):
            if s.done[b] or s.reserve[b] or order[b] != turn:
                continue
            leaves = s.now[ROUND] > 1 and can_retreat(s, seat, b)
            if leaves:
                found.append(RETREAT << 12 | b)
            if must_leave:
                if not leaves:
                    found.append(FALL << 12 | b)
                continue
            found.append(FIRE << 12 | b)
            found.append(HOLD << 12 | b)
            if KIND[b] == HEIR and senior_heir(s, seat) == b:
                found.append(CHARGE << 12 | b)
            if KIND[b] <= NOBLE and not forbid_treachery(s, seat, b):
                found.append(TREACHERY << 12 | b)
        return found

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        verb = c >> 12
        b = c & 4095
        if verb < FIRE or verb > FALL:
            return self.rule
        if s.owner(b) != seat or s.loc[b] != s.now[FIELD]:
            return "R3-6.2-a"
        if s.reserve[b]:
            if verb == TREACHERY and role_of(s, b) >= 0:
                return "R3-6.9-h"
            return "R3-6.3-e" if s.now[ROUND] == 1 else "R3-6.9-e"
        if s.done[b]:
            return "R3-6.2-k"
        turn = f[1]
        if letter(s, b) != turn >> 1:
            return "R3-6.2-e" if KIND[b] == BOMBARD else "R3-3.12-a"
        return self._forbid_act(s, seat, verb, b)

    def _forbid_act(self, s: War, seat: int, verb: int, b: int) -> str:
        """What a block whose Battle Turn it is may do."""
        must_leave = s.now[ROUND] == ROUNDS and seat == s.now[ATTACKER]
        if verb == RETREAT:
            if s.now[ROUND] == 1:
                return "R3-6.2-c"
            if can_retreat(s, seat, b):
                return ""
            return "R3-6.6-f" if must_leave else "R3-6.6-i"
        if verb == FALL:
            # R3-6.6-f, R3-6.6-i: only who must leave and cannot.
            return "" if must_leave and not can_retreat(s, seat, b) else "R3-6.6-i"
        if must_leave:
            return "R3-6.2-j"
        if verb == CHARGE:
            return "" if senior_heir(s, seat) == b else "R3-6.5-a"
        if verb == TREACHERY:
            return forbid_treachery(s, seat, b)
        return ""

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        verb = c >> 12
        b = c & 4095
        s.done[b] = 1
        if verb == FIRE:
            s.push([step.FIRING, b, -1, s.steps[b], 0, 0, ORDINARY, power(s, b)])
        elif verb == CHARGE:
            s.push([step.CHARGING, b])
        elif verb == TREACHERY:
            s.push([step.TREACHERY, b, role_of(s, b)])
        elif verb == RETREAT:
            s.push([step.RETREATING, b])
        elif verb == FALL:
            fortunes.eliminate(s, b)
            close_ranks(s)
        else:
            s.tell(L_HOLD, ALL, b)

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        side = self._side(s, f[1])
        return "battle-turn", (side, s.now[FIELD], s.now[ROUND])


def role_of(s: War, b: int) -> int:
    """Why a block may make a Treachery Roll, or -1 (R3-6.9-a)."""
    if b == s.now[KING]:
        return ROLE_KING
    if b == s.now[PRETENDER]:
        return ROLE_PRETENDER
    if b == WARWICK[0] or b == WARWICK[1]:
        return ROLE_WARWICK
    return -1


def forbid_treachery(s: War, seat: int, b: int) -> str:
    """R3-6.9-a, R3-6.9-i, R3-6.9-m: one roll for each role in a battle, and somebody to roll against."""
    role = role_of(s, b)
    if role < 0:
        return "R3-6.9-a"
    if s.now[ROLLED] >> role & 1:
        return "R3-6.9-i"
    return "" if can_roll(s, seat, role) else "R3-6.9-m"
