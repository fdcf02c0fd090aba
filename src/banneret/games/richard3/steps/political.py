"""8.0: levies disband, usurpation, everybody goes home, and the campaign reset; 9.0-b at its end."""

from __future__ import annotations

from typing import Final

from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.richard3 import fortunes, knowledge
from banneret.games.richard3.board import (
    AREA_OF,
    AREAS,
    BIT,
    BLOCKS,
    BOMBARD,
    CALAIS,
    CHURCH,
    CLARENCE_OF_LANCASTER,
    COLOUR,
    COUSINS,
    CROWN,
    CROWN_BITS,
    DEAD,
    DISBANDING,
    DOWN,
    EXETER_OF_YORK,
    EXILE,
    EXILES,
    HEIR,
    HEIRS,
    HENRY,
    ISLE_OF_MAN,
    KENT,
    KIND,
    LANCASTER,
    LEVY,
    MERCENARY,
    MIDDLESEX,
    NATIVES,
    NEVILLES,
    NOBLE,
    OWN_SHIELD,
    POOL,
    PRISON,
    REBEL,
    RETAINERS,
    ROYAL_SHIELDS,
    SALISBURY,
    STEPS,
    SUPPLY,
    THE_REBEL,
    TRAVELLERS,
    WARWICK,
    WELSH,
    YORK,
)
from banneret.games.richard3.board import (
    HOMES as HOMES_OF,
)
from banneret.games.richard3.firepower import shield_of, shields
from banneret.games.richard3.fortunes import BY_THRONE
from banneret.games.richard3.state import CAMPAIGN, KING, KING_SIDE, LAST_CAMPAIGN, PRETENDER, War
from banneret.games.richard3.steps import numbers as step
from banneret.games.richard3.steps.actions import others
from banneret.games.richard3.steps.supply import feeds_itself, surplus
from banneret.games.richard3.words import (
    DISMISS,
    DONE,
    HOME,
    HOMES_PER,
    L_COUNT,
    L_DISBANDS,
    L_DISBANDS_HIDDEN,
    L_DISMISSED,
    L_DISMISSED_HIDDEN,
    L_HOME,
    L_HOME_HIDDEN,
    L_KEPT,
    L_PRETENDER,
    L_USURPED,
)

_LEVIES: Final = 0
_USURPATION: Final = 1
_PRETENDER_HOME: Final = 2
_KING_HOME: Final = 3
_STAND_UP: Final = 4
_SURPLUS: Final = 5
_END: Final = 9

#: Value of ``done`` while a house goes home: a block's goal is settled, DECIDED + place. It has not left yet.
DECIDED: Final = 2


class PoliticalTurn(Step[War]):
    """R3-8.0-a: exactly this order."""

    name = "political-turn"
    rule = "R3-8.0-a"
    holds = ("stage:n",)

    def run(self, s: War, f: list[int]) -> int:
        stage = f[1]
        f[1] += 1
        if stage <= _SURPLUS or stage >= _END:
            # Who disbands, counts or goes home is seen, so no earlier choice is taken back.
            s.seal()
        if stage == _LEVIES:
            disband(s)
        elif stage == _USURPATION:
            usurp(s)
            if s.now[CAMPAIGN] == s.now[LAST_CAMPAIGN]:
                # R3-9.0-b, R3-9.0-c: the war ends here, and nobody goes home.
                fortunes.win(s, s.now[KING_SIDE], BY_THRONE)
        elif stage == _PRETENDER_HOME:
            self._send_home(s, s.pretender_side())
        elif stage == _KING_HOME:
            self._send_home(s, s.now[KING_SIDE])
        elif stage == _STAND_UP:
            stand_up(s)
        elif stage < _END:
            side = s.pretender_side() if stage < _SURPLUS + 2 else s.now[KING_SIDE]
            area = EXILES[side][(stage - _SURPLUS) % 2]
            left = surplus(s, side, area)
            if left > 0:
                s.push([step.SURPLUS, side, area, left])
        else:
            refresh(s)
            s.pop()
        return GO

    def _send_home(self, s: War, side: int) -> None:
        if plan(s, side):
            s.push([step.HOMES, side])


def disband(s: War) -> None:
    """R3-8.1-a to R3-8.1-c: levies, Bombards, Welsh to the pools, mercenaries home, the Rebel off the map."""
    gone: list[tuple[int, int, int, int]] = []
    for b in DISBANDING:
        place = s.loc[b]
        if place >= AREAS:
            continue
        side = s.owner(b)
        kind = KIND[b]
        if kind == LEVY or kind == BOMBARD or b == WELSH:
            goal = POOL
        elif kind == MERCENARY:
            goal = HOMES_OF[b][0]
        elif kind == REBEL:
            # Its secret losses go with it (R3-8.1-c); whose it will be is settled in 8.5.
            goal = DOWN
            knowledge.forget_losses(s, b)
        else:
            continue
        s.put(b, goal)
        if goal != place:
            gone.append((side, place, goal, b))
    # In the order of places: the order of the blocks would tell which of them stood where (R3-3.0-f).
    gone.sort()
    for side, place, goal, b in gone:
        s.tell(L_DISBANDS, 1 << side, b, goal)
        s.tell(L_DISBANDS_HIDDEN, others(side), side, place, goal)
    # Everybody knows which blocks these are and where they all are now.
    for side in (0, 1):
        knowledge.gathered(s, side, RETAINERS[side])
    knowledge.located(s, THE_REBEL)
    for side in (0, 1):
        for area in range(AREAS):
            if not s.held[side] >> area & 1:
                knowledge.absent(s, side, area)


def support(s: War, side: int) -> int:
    """Nobles, heirs and churches of a house that count for usurpation, and London (R3-8.2-b to R3-8.2-d)."""
    total = 0
    for b in s.blocks(side):
        place = s.loc[b]
        if KIND[b] <= CHURCH and place < AREAS and EXILE[place] < 0 and place != ISLE_OF_MAN:
            total += 1
    if s.friendly(side, MIDDLESEX):
        total += 1
    if side == LANCASTER and s.loc[HENRY] == PRISON:
        # R3-S.2-e
        total += 1
    return total


def usurp(s: War) -> None:
    """R3-8.2-a, R3-8.2-e to R3-8.2-h: the throne goes to the house with more support."""
    king_side = s.now[KING_SIDE]
    rival = 1 - king_side
    kings = support(s, king_side)
    rivals = support(s, rival)
    s.tell(L_COUNT, ALL, kings, rivals)
    if rivals <= kings:
        s.tell(L_KEPT, ALL, king_side)
        return
    old = s.now[KING]
    if s.loc[THE_REBEL] == POOL:
        # Until 8.5-b gives the Rebel to the new Pretender side it is in nobody's pool.
        s.put(THE_REBEL, DOWN)
        knowledge.seen(s, THE_REBEL)
    s.now[KING_SIDE] = rival
    knowledge.located(s, THE_REBEL)
    s.now[KING] = fortunes.next_in_line(s, rival)
    if s.now[KING] < 0:
        # Only the prisoner Henry VI is left of the heirs: he is the senior one (R3-8.2-e, R3-S.2-j).
        s.now[KING] = HENRY
    s.now[PRETENDER] = old if old >= 0 else fortunes.next_in_line(s, king_side)
    s.tell(L_USURPED, ALL, s.now[KING])
    if s.now[PRETENDER] >= 0:
        s.tell(L_PRETENDER, ALL, s.now[PRETENDER])


# --- going home (8.3, 8.4)


def homes(s: War, side: int, b: int) -> list[int]:
    """The places a block may go home to now; the pool only when there is no other (R3-8.3-f)."""
    found = home_areas(s, side, b)
    return found or [POOL]


def home_areas(s: War, side: int, b: int) -> list[int]:
    """The areas a block may go home to now."""
    enemies = s.held[1 - side]
    if KIND[b] == HEIR:
        if side != s.now[KING_SIDE]:
            # R3-8.3-a, R3-8.3-h
            return EXILES[side]
        # R3-8.4-a, R3-8.4-d
        left = (CROWN_BITS | shields(s, b)) & ~enemies
        areas = []
        while left:
            bit = left & -left
            left ^= bit
            areas.append(AREA_OF[bit % 37])
        return areas
    if b == CLARENCE_OF_LANCASTER:
        # R3-9.1-g, R3-9.1-j: an area without any other block.
        return [a for a in HOMES_OF[b] if left_alone(s, b, a)]
    found = [a for a in HOMES_OF[b] if not enemies >> a & 1]
    if KIND[b] == NOBLE and b != EXETER_OF_YORK:
        _add_neville_homes(s, side, b, found)
    return found


def _add_neville_homes(s: War, side: int, b: int, found: list[int]) -> None:
    """R3-8.3-d, R3-8.3-e, R3-8.3-i: what the Nevilles may use besides their own shields."""
    if b != WARWICK[side] and b != SALISBURY[side] and b != KENT[side]:
        return
    own_open = len(found) > 0
    for cousin in (WARWICK[side], SALISBURY[side], KENT[side]):
        if cousin == b or s.loc[cousin] != DEAD:
            continue
        for a in HOMES_OF[cousin]:
            if a != CALAIS and a not in found and not s.count(1 - side, a):
                found.append(a)
    if side == YORK and b != WARWICK[YORK] and (not own_open or s.loc[WARWICK[YORK]] == DEAD):
        if calais_has_room(s):
            found.append(CALAIS)
    found.sort()


def may_be_home(b: int, place: int) -> bool:
    """Whether a block could go home to a place in any game, whoever is dead and whoever reigns."""
    if place == POOL:
        return True
    side = COLOUR[b]
    if KIND[b] == HEIR:
        shields_of_heirs = ROYAL_SHIELDS[side] >> place & 1 or (
            OWN_SHIELD[place] >= 0 and COLOUR[OWN_SHIELD[place]] == side
        )
        return bool(CROWN[place] or shields_of_heirs or place in EXILES[side])
    if place in HOMES_OF[b]:
        return True
    if side > YORK:
        return False
    nevilles = (WARWICK[side], SALISBURY[side], KENT[side])
    return b in nevilles and (place == CALAIS or any([place in HOMES_OF[cousin] for cousin in nevilles]))


def bound_for(s: War, b: int) -> int:
    """Where a block of the house that goes home will be, as far as that is decided."""
    return s.done[b] - DECIDED if s.done[b] >= DECIDED else s.loc[b]


def left_alone(s: War, b: int, area: int) -> bool:
    """Whether no other block of either house stands in an area, or will (R3-9.1-j)."""
    side = COLOUR[b]
    if s.count(1 - side, area):
        return False
    for other in s.blocks(side):
        if other != b and bound_for(s, other) == area:
            return False
    return True


def calais_has_room(s: War) -> bool:
    """Whether Calais feeds one more block besides its mercenaries (R3-8.3-d, R3-7.2-d)."""
    eating = 0
    for b in s.blocks(YORK):
        if bound_for(s, b) == CALAIS and not feeds_itself(b, CALAIS):
            eating += 1
    return eating < SUPPLY[CALAIS]


def goes_home(s: War, side: int, b: int) -> bool:
    """Whether 8.3 and 8.4 concern a block: heirs, nobles and churches on the map outside exile (R3-8.4-c)."""
    place = s.loc[b]
    return KIND[b] <= CHURCH and place < AREAS and EXILE[place] < 0 and COLOUR[b] == side


def order_matters(b: int) -> bool:
    """Blocks whose homes depend on which of their own side went home before them."""
    return b == CLARENCE_OF_LANCASTER or b == SALISBURY[YORK] or b == KENT[YORK]


def touches_others(s: War, side: int, b: int, place: int) -> bool:
    """Whether its way to its only home opens or closes a home of one of those (R3-8.3-d, R3-9.1-j)."""
    if side == YORK:
        return place == CALAIS
    if not goes_home(s, side, CLARENCE_OF_LANCASTER):
        return False
    yorkist = HOMES_OF[CLARENCE_OF_LANCASTER]
    return place != s.loc[b] and (place in yorkist or s.loc[b] in yorkist)


def plan(s: War, side: int) -> bool:
    """Settles where blocks with a single home go; whether anybody goes home at all, as everybody can count.

    Afterwards ``done`` is 0 for the blocks that their owner is asked about, 1 for those that do not go home.
    """
    going = False
    for b in s.blocks(side):
        s.done[b] = 1
        if goes_home(s, side, b):
            s.done[b] = 0
            going = True
    for b in s.blocks(side):
        if not s.done[b]:
            places = homes(s, side, b)
            if len(places) == 1 and not order_matters(b) and not touches_others(s, side, b, places[0]):
                s.done[b] = DECIDED + places[0]
    return going


def undecided(s: War, side: int) -> bool:
    """Whether the owner has a block left to decide about."""
    for b in s.blocks(side):
        if not s.done[b]:
            return True
    return False


def set_out(s: War, side: int) -> None:
    """All go home together; the others see how many went from where to where, not which (R3-3.0-f)."""
    ways: list[tuple[int, int, int]] = []
    for b in s.blocks(side):
        start = s.loc[b]
        goal = bound_for(s, b)
        s.done[b] = 1
        if goal != start:
            ways.append((start, goal, b))
    # In the order of places: the order of the blocks, or of the choices, would tell who is who.
    ways.sort()
    for start, goal, b in ways:
        s.put(b, goal)
        s.tell(L_HOME, 1 << side, b, start, goal)
        s.tell(L_HOME_HIDDEN, others(side), side, start, goal)
    starts = [way[0] for way in ways]
    goals = [way[1] for way in ways]
    knowledge.went_home(s, side, starts, goals, [may_belong(s, side, goal) for goal in goals])


def may_belong(s: War, side: int, place: int) -> int:
    """The blocks that may have gone home to a place for somebody who sees only numbers, as bits."""
    if place == POOL:
        return TRAVELLERS[side]
    found = NATIVES[side * AREAS + place]
    if place == CALAIS or found & COUSINS[side] or NATIVES[(1 - side) * AREAS + place] & COUSINS[1 - side]:
        # R3-8.3-d, R3-8.3-e: any Neville's home may be any other's.
        found |= COUSINS[side]
    for heir in HEIRS[side]:
        if side != s.now[KING_SIDE]:
            if place in EXILES[side]:
                found |= BIT[heir]
        elif CROWN[place] or shield_of(s, heir, place):
            found |= BIT[heir]
    return found


class Homes(Step[War]):
    """R3-8.3-f, R3-8.3-g, R3-8.4-b: the owner chooses among open homes, in any order; then all set out.

    Nothing is seen of it before, and he is asked to send them off even if there is nothing to choose: who
    has a choice, and who none, would tell who they are.
    """

    name = "homes"
    rule = "R3-8.3-f"
    holds = ("who:seat",)

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        found = []
        for b in s.blocks(seat):
            if not s.done[b]:
                for place in homes(s, seat, b):
                    found.append(HOME << 12 | b * HOMES_PER + place)
        return found or [DONE << 12]

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c == DONE << 12:
            return self.rule if undecided(s, seat) else ""
        if c >> 12 != HOME:
            return self.rule
        b = (c & 4095) // HOMES_PER
        place = (c & 4095) % HOMES_PER
        if s.owner(b) != seat:
            return self.rule
        if s.done[b]:
            # R3-8.4-c: who is in exile stays there; all others have a home by now or need none.
            return "R3-8.4-c" if s.loc[b] < AREAS and EXILE[s.loc[b]] >= 0 else self.rule
        if place in homes(s, seat, b):
            return ""
        return _home_rule(s, seat, b, place)

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        if c >> 12 == HOME:
            s.done[(c & 4095) // HOMES_PER] = DECIDED + (c & 4095) % HOMES_PER
        else:
            s.pop()
            set_out(s, seat)

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "homes-own" if seat == f[1] else "homes", (f[1],)


def _home_rule(s: War, side: int, b: int, place: int) -> str:
    """The rule that keeps a block from a place it cannot call home."""
    if place == POOL:
        return "R3-8.3-f"
    if EXILE[place] == 1 - side and not (b in NEVILLES and place == CALAIS):
        return "R3-2.7-c"
    if KIND[b] == HEIR:
        if side != s.now[KING_SIDE]:
            return "R3-8.3-a"
        return "R3-8.4-d" if CROWN[place] or shield_of(s, b, place) else "R3-8.4-a"
    if b == CLARENCE_OF_LANCASTER and place in HOMES_OF[b]:
        return "R3-9.1-j"
    if b == CLARENCE_OF_LANCASTER or b == EXETER_OF_YORK:
        return "R3-9.1-g"
    if b in NEVILLES and place not in HOMES_OF[b]:
        if place == CALAIS:
            if side == LANCASTER:
                return "R3-8.3-c" if b == WARWICK[side] else "R3-8.3-i"
            return "R3-8.3-i" if b == SALISBURY[YORK] and calais_has_room(s) else "R3-8.3-d"
        for cousin in NEVILLES:
            if COLOUR[cousin] == side and place in HOMES_OF[cousin] and s.loc[cousin] != DEAD:
                return "R3-8.3-e"
    return "R3-8.3-b" if side != s.now[KING_SIDE] else "R3-8.4-b"


# --- campaign reset (8.5)


def stand_up(s: War) -> None:
    """R3-8.5-a, R3-8.5-b, R3-8.5-e: what lies face down may be used again."""
    for b in range(BLOCKS):
        s.done[b] = 0
        if s.loc[b] != DOWN:
            continue
        if KIND[b] == MERCENARY and b != WELSH:
            s.put(b, HOMES_OF[b][0])
        else:
            s.put(b, POOL)
        knowledge.seen(s, b)


def refresh(s: War) -> None:
    """R3-8.5-c: everybody is at full strength."""
    for b in range(BLOCKS):
        s.steps[b] = STEPS[b]
        s.done[b] = 0
    knowledge.fresh_strengths(s)


class Surplus(Step[War]):
    """R3-7.2-c, R3-7.2-e: what an exile area cannot feed goes to the pool at the reset."""

    name = "surplus"
    rule = "R3-7.2-c"
    holds = ("who:seat", "area:area", "left:n")

    def run(self, s: War, f: list[int]) -> int:
        if f[3] > 0:
            return ASK
        s.pop()
        return GO

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        return [DISMISS << 12 | b for b in s.at(seat, f[2]) if not feeds_itself(b, f[2])]

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c >> 12 != DISMISS:
            return self.rule
        b = c & 4095
        if s.owner(b) != seat or s.loc[b] != f[2]:
            return self.rule
        return "R3-7.2-d" if feeds_itself(b, f[2]) else ""

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        b = c & 4095
        f[3] -= 1
        s.put(b, POOL)
        s.tell(L_DISMISSED, 1 << seat, b, f[2])
        s.tell(L_DISMISSED_HIDDEN, others(seat), seat, f[2])
        knowledge.moved(s, seat, f[2], POOL)

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "surplus", (f[1], f[2], f[3])
