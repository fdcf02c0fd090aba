"""Where a block may go: land borders (5.2.1), pinning (5.2.2), seas (5.3), recruiting places (5.4)."""

from __future__ import annotations

from typing import Final

from banneret.games.richard3.board import (
    AREA_IDS,
    AREAS,
    BIT,
    BOMBARD,
    BOMBARDS,
    BORDER,
    BORDER_COLOUR,
    BY_SEA,
    CITY,
    CITY_BITS,
    CLOSED,
    CROWN,
    CROWN_BITS,
    CROWNS,
    EXILE,
    EXILE_BITS,
    EXILES,
    EXIT,
    EXITS,
    FORCE_MARCH,
    HARBOURS,
    HEIR,
    HEIR_BITS,
    HOME_BITS,
    HOMELAND,
    HOMES,
    KIND,
    LIMIT,
    LOCALS,
    MUSTER,
    NEXT,
    OPEN_SEA,
    PIRACY,
    PLACES,
    PLAGUE,
    POOL,
    PORT,
    REBEL,
    RED,
    SEAS,
    SURPRISE,
    THE_REBEL,
)
from banneret.games.richard3.state import AP, CARD, COUNTED, FRONTS, FULL, KING_SIDE, War

#: Cards under which blocks move by land, and by sea.
BY_LAND_TOO: Final[list[bool]] = [card not in (PIRACY, PLAGUE) for card in range(9)]
TO_SEA_TOO: Final[list[bool]] = [card not in (FORCE_MARCH, MUSTER, PLAGUE) for card in range(9)]
#: Areas a land move may take: two, three in a Force March (R3-5.2-b, R3-5.1.F-a).
REACH: Final[list[int]] = [3 if card == FORCE_MARCH else 2 for card in range(9)]
#: Areas on an estuary that no ship reaches (R3-5.3-i).
_UP_RIVER: Final[list[bool]] = [name in ("hereford", "gloucester", "south-yorks") for name in AREA_IDS]
#: Neighbours with an estuary between them (R3-2.1-h).
_ESTUARIES: Final = [
    (AREA_IDS.index(a), AREA_IDS.index(b))
    for a, b in (("glamorgan", "somerset"), ("east-yorks", "lincoln"), ("kent", "essex"))
]
#: The rule of a border's limit, by its colour.
_LIMIT_RULE: Final = ("R3-5.2.1-a", "R3-5.2.1-b", "R3-5.2.1-c")


def full(s: War, side: int, border: int) -> bool:
    """Whether a house has used a border up (R3-5.2.1-a to c; Surprise: R3-5.1.S-a)."""
    if not s.now[FULL]:
        return False
    limit = LIMIT[border]
    if s.now[CARD] == SURPRISE:
        limit += 1
    return s.crossed(side, border) >= limit


def no_border(a: int, to: int) -> str:
    """The rule that says best why no land border joins two areas."""
    for area in (a, to):
        if not NEXT[area]:
            return "R3-2.7-d" if EXILE[area] >= 0 else "R3-2.8.2-b"
    return "R3-2.1-h" if (a, to) in _ESTUARIES or (to, a) in _ESTUARIES else "R3-2.1-a"


def forbid_step(s: War, side: int, a: int, to: int, came: int) -> str:
    """Why a block of a house may not step from an area to another by land; empty if it may.

    ``came`` is the area it has just left in this move, or -1 if it starts in ``a``.
    """
    if CLOSED[side * AREAS + to]:
        return "R3-2.7-b"
    border = BORDER[a * AREAS + to]
    if border < 0:
        return no_border(a, to)
    if to == came:
        return "R3-5.2-h"
    if full(s, side, border):
        return _LIMIT_RULE[BORDER_COLOUR[border]]
    if came < 0 and s.att[a] == 2 - side and s.via[(1 - side) * AREAS + a] >> EXIT[a * AREAS + to] & 1:
        return "R3-5.2.2-d" if s.main[a] == EXIT[a * AREAS + to] + 1 else "R3-5.2.2-e"
    if s.cnt[(1 - side) * COUNTED + to]:
        return forbid_entry(s, side, a, to)
    return ""


def forbid_entry(s: War, side: int, a: int, to: int) -> str:
    """The most borders over which a battle may be entered: three to attack, two to reinforce."""
    used = s.via[side * AREAS + to]
    if used >> EXIT[to * AREAS + a] & 1:
        return ""
    ways = 0
    while used:
        ways += used & 1
        used >>= 1
    if s.att[to] == 2 - side:
        return "R3-6.3-h" if ways >= 2 else ""
    return "R3-6.3-a" if ways >= 3 else ""


def enter(s: War, b: int, side: int, a: int, to: int) -> bool:
    """Moves a block over a border; whether it entered a battle and so has to stop (R3-5.2-e)."""
    s.cross_border(side, BORDER[a * AREAS + to])
    fighting = s.cnt[(1 - side) * COUNTED + to] > 0
    s.put(b, to)
    if fighting:
        out = EXIT[to * AREAS + a]
        s.entry[b] = out + 1
        s.via[side * AREAS + to] |= 1 << out
        if s.att[to] == 0:
            s.att[to] = side + 1
            s.main[to] = out + 1
            s.now[FRONTS] += 1
    return fighting


def pins(s: War, side: int, area: int) -> int:
    """How many blocks of a house the enemy's Main Attack pins in an area (R3-5.2.2-b)."""
    if s.att[area] != 2 - side:
        return 0
    main = s.main[area]
    entry = s.entry
    return len([b for b in s.at(1 - side, area) if entry[b] == main])


def pinned(s: War, side: int, area: int) -> bool:
    """Whether no further block of the defender may leave (R3-5.2.2-b, R3-5.2.2-f)."""
    if s.att[area] != 2 - side:
        return False
    entry = s.entry
    there = len([b for b in s.at(side, area) if entry[b] == 0])
    return there <= pins(s, side, area)


def can_step_from(s: War, side: int, area: int) -> bool:
    """Whether a block that starts in an area can step anywhere."""
    if s.att[area]:
        if pinned(s, side, area):
            return False
    elif not s.now[FULL] and EXITS[side * AREAS + area] & ~s.held[1 - side]:
        # The common case: some neighbour is not the enemy's, and no border is used up.
        return True
    for to in NEXT[area]:
        if not forbid_step(s, side, area, to, -1):
            return True
    return False


def why_rooted(s: War, side: int, area: int) -> str:
    """Why no block of a house can step out of an area that does not pin it: what closes its first border."""
    for to in NEXT[area]:
        if not CLOSED[side * AREAS + to]:
            return forbid_step(s, side, area, to, -1)
    return "R3-2.7-d" if EXILE[area] >= 0 else "R3-2.8.2-b"


def can_go_on(s: War, side: int, area: int, came: int) -> bool:
    """Whether a block in the middle of its move can step on."""
    if not s.now[FULL] and EXITS[side * AREAS + area] & ~s.held[1 - side] & ~(1 << came):
        return True
    for to in NEXT[area]:
        if not forbid_step(s, side, area, to, came):
            return True
    return False


# --- Muster


def forbid_muster_step(s: War, side: int, a: int, to: int, came: int, left: int, goal: int) -> str:
    """Why a mustering block may not take a step: it must reach the named area in time and unopposed."""
    reason = forbid_step(s, side, a, to, came)
    if reason:
        return reason
    if s.cnt[(1 - side) * COUNTED + to]:
        return "R3-5.1.M-c"
    if to == goal:
        return ""
    if left < 2 or RED[BORDER[a * AREAS + to]]:
        return "R3-5.1.M-b"
    return "R3-5.1.M-b" if forbid_step(s, side, to, goal, a) else ""


def can_muster_from(s: War, side: int, area: int, goal: int) -> bool:
    """Whether a block of an area can reach the Muster."""
    if area == goal or pinned(s, side, area):
        return False
    for to in NEXT[area]:
        if not forbid_muster_step(s, side, area, to, -1, 2, goal):
            return True
    return False


def forbid_muster_from(s: War, side: int, area: int, goal: int) -> str:
    """Why no block of an area can reach the Muster; empty if one can."""
    if can_muster_from(s, side, area, goal):
        return ""
    if area != goal and pinned(s, side, area):
        return "R3-5.2.2-b"
    for to in NEXT[area]:
        border = BORDER[to * AREAS + goal]
        if border >= 0 and s.cnt[(1 - side) * COUNTED + to] and not RED[BORDER[area * AREAS + to]]:
            # A way exists, but it leads through the enemy.
            return "R3-5.1.M-c"
    return "R3-5.1.M-b"


# --- by sea


def credit_to(s: War, a: int, to: int) -> int:
    """The place of an open two-for-one between two major ports, or -1 (R3-5.3.1-b)."""
    code = a * AREAS + to + 1
    return s.credit.index(code) if code in s.credit else -1


def forbid_coast(a: int) -> str:
    """Why no sea move begins or ends in an area; empty if one may (R3-5.3-c, R3-5.3-i)."""
    if SEAS[a]:
        return ""
    return "R3-5.3-i" if _UP_RIVER[a] else "R3-5.3-c"


def forbid_landing(s: War, side: int, a: int, to: int) -> str:
    """Why a block may not sail from an area to another now."""
    if not SEAS[to]:
        return forbid_coast(to)
    if to == a or not SEAS[a] & SEAS[to]:
        return "R3-5.3-a"
    if CLOSED[side * AREAS + to]:
        return "R3-2.7-b"
    if s.cnt[(1 - side) * COUNTED + to]:
        if s.now[CARD] != PIRACY:
            return "R3-5.3-e"
        return "" if s.now[AP] else "R3-5.1.P-c"
    # Without AP only the second block of a pair sails, and to the port of the first (R3-5.3.1-b).
    return "" if s.now[AP] or credit_to(s, a, to) >= 0 else "R3-5.3.1-a"


def can_sail_from(s: War, side: int, area: int) -> bool:
    """Whether a block that can sail may put to sea from an area."""
    if not SEAS[area] or (s.att[area] and pinned(s, side, area)):
        return False
    if s.now[AP] == 0:
        # Only the second block of a pair sails for nothing.
        first = area * AREAS + 1
        paired = False
        for code in s.credit:
            if first <= code < first + AREAS:
                paired = True
        if not paired:
            return False
    elif HARBOURS[side * AREAS + area] & ~s.held[1 - side]:
        return True
    for to in OPEN_SEA[side * AREAS + area]:
        if not forbid_landing(s, side, area, to):
            return True
    return False


def land(s: War, b: int, side: int, a: int, to: int) -> None:
    """Moves a block over the sea and pays for it (R3-5.3-a, R3-5.3.1-a, R3-5.1.P-c)."""
    fighting = s.cnt[(1 - side) * COUNTED + to] > 0
    place = -1 if fighting else credit_to(s, a, to)
    if place >= 0:
        s.credit[place] = 0
    else:
        s.now[AP] -= 1
        if not fighting and PORT[a] and PORT[to]:
            s.credit[s.credit.index(0)] = a * AREAS + to + 1
    s.put(b, to)
    if fighting:
        # R3-5.1.P-h: all pirates are one Main Attack.
        s.entry[b] = BY_SEA + 1
        s.via[side * AREAS + to] |= 1 << BY_SEA
        if s.att[to] == 0:
            s.now[FRONTS] += 1
        s.att[to] = side + 1
        s.main[to] = BY_SEA + 1


# --- recruiting


def forbid_recruit_at(s: War, b: int, side: int, area: int) -> str:
    """Why a block of the pool may not be recruited in an area (R3-5.4-c to R3-5.4-p)."""
    kind = KIND[b]
    if kind == REBEL:
        if not s.vacant(area) or EXILE[area] >= 0:
            return "R3-5.4-h"
        return ""
    if CLOSED[side * AREAS + area]:
        return "R3-2.7-b"
    if kind == HEIR:
        if area not in (CROWNS if side == s.now[KING_SIDE] else EXILES[side]):
            return "R3-5.4-p"
    elif area not in HOMES[b]:
        return _RECRUIT_RULE[kind]
    if s.cnt[(1 - side) * COUNTED + area]:
        return _RECRUIT_RULE[kind]
    if kind == BOMBARD and not s.cnt[side * COUNTED + area]:
        return "R3-5.4-f"
    return ""


_RECRUIT_RULE: Final = ["R3-5.4-p", "R3-5.4-c", "R3-5.4-d", "R3-5.4-e", "R3-5.4-f", "R3-5.4-j", "R3-5.4-h"]


def places_for(s: War, b: int, side: int) -> list[int]:
    """The areas that could take a block of the pool, before looking who stands there."""
    kind = KIND[b]
    if kind == REBEL:
        return [a for a in range(AREAS) if EXILE[a] < 0]
    if kind == HEIR:
        return CROWNS if side == s.now[KING_SIDE] else EXILES[side]
    return HOMES[b]


def can_be_recruited(s: War, b: int, side: int) -> bool:
    """Whether some area can take a block of the pool now."""
    free = ~s.held[1 - side]
    if HOME_BITS[b]:
        return HOME_BITS[b] & free != 0
    kind = KIND[b]
    if kind == HEIR:
        return (CROWN_BITS if side == s.now[KING_SIDE] else EXILE_BITS[side]) & free != 0
    if kind == BOMBARD:
        return CITY_BITS & free & s.held[side] != 0
    # R3-5.4-i: other mercenaries are moved, never recruited.
    return kind == REBEL and HOMELAND & free & ~s.held[side] != 0


def recruits_at(s: War, side: int, area: int) -> int:
    """Blocks of a house that may be in the pool for all one knows and could be recruited here, as bits.

    It is asked where a recruit is about to be placed: in an area without enemies, no exile of theirs.
    """
    able = LOCALS[side * AREAS + area]
    if CITY[area] and s.cnt[side * COUNTED + area]:
        able |= BOMBARDS[side]
    if CROWN[area] if side == s.now[KING_SIDE] else EXILE[area] == side:
        able |= HEIR_BITS[side]
    if side != s.now[KING_SIDE] and not forbid_recruit_at(s, THE_REBEL, side, area):
        able |= BIT[THE_REBEL]
    return able & s.may[side * PLACES + POOL]
