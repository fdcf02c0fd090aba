"""7.0, 7.3: who fights on which side of the battle under way, with how much; everything here only looks.

The invaders are member 4 of a side. A family that has kept pieces out of the fight (a raid, a sally) is
``LIMITED``: its units that take part are in the row ``squad``, its nobles in the cell IN_FIGHT.
"""

from __future__ import annotations

from typing import Final

from banneret.games.fief_england.board import (
    ARCHER,
    ARMIES,
    CATAPULT,
    CITIES,
    FLEMISH,
    FRENCH,
    GRAIL,
    INFANTRY_POINTS,
    KNIGHT,
    LEADER_POINTS,
    NOBLES,
    PLACES,
    POINTS,
    ROYAL_KNIGHT,
    ROYAL_SOLDIER,
    SHOOTERS,
    SOLDIER,
    TROOPS,
    UNITS,
    WALLS,
    melee_dice,
)
from banneret.games.fief_england.nobles import points_of
from banneret.games.fief_england.options import (
    ALLY_LOSSES,
    ALLY_LOSSES_ACTIVE_PLAYER,
    ENGINE_CREW,
    ENGINE_CREW_SOLDIER,
)
from banneret.games.fief_england.state import (
    ATTACKERS,
    CALLER,
    CARRIED,
    DEFENDERS,
    FIELD,
    FIGHT_KIND,
    IN_FIGHT,
    INVADERS_BIT,
    SWORD_BY,
    WALLED,
    Fief,
)

#: Kinds of battles (cell FIGHT_KIND).
PITCHED: Final = 0
RAID_FIGHT: Final = 1
SALLY_FIGHT: Final = 2
INVADER_FIGHT: Final = 3
#: Missiles alone, from behind walls or at them (FE-IT10.9-e).
VOLLEY_FIGHT: Final = 4

#: The attackers' and the defenders' side.
ATT: Final = 0
DEF: Final = 1
#: The invaders as a member of a side.
HORDE: Final = 4

#: More cells of the row ``fight``. Families with pieces that take no part, as bits.
LIMITED: Final = 16
#: Bombards of each side that burst in the present roll.
BURST_A: Final = 17
BURST_D: Final = 18
#: What each side's archers aim at: nobody (0), a noble + 1, or a leader + AT_ARMY.
AIM_A: Final = 19
AIM_D: Final = 20
AT_ARMY: Final = 32
#: Whether the aimed shot hit.
SHOT_A: Final = 21
SHOT_D: Final = 22
#: 1F of the squire Torold, by side (FE-2.12-sv10).
SQUIRE_A: Final = 23
SQUIRE_D: Final = 24
#: Whether somebody was lost in the present phase (FE-7.8-f).
LOST_NOW: Final = 25
#: How the battle stopped, as 1 + one of words.war.HALT_IDS; 0 while it goes on.
HALTED: Final = 26
#: The family that was attacked, or HORDE.
TARGET: Final = 27
#: Nobles who die when the phase is over, as bits.
DOOMED: Final = 28
#: Missiles have been fired a second time (FE-IT10.9-e).
FIRED_TWICE: Final = 29
#: Melee was fought in the present round.
MELEE_FOUGHT: Final = 30
#: Who held the city when the battle began, + 1.
HELD_BEFORE: Final = 31
#: Nobles who were killed in this battle, as bits: who is revived takes no further part in it (FE-12.3-b).
KILLED: Final = 32
#: Missiles were rolled in the present round.
VOLLEYED: Final = 33
#: A Passage has opened the walls for the whole battle (FE-7.4-b).
OPENED: Final = 34

#: Kinds of missiles in the order in which they are fired (FE-7.2-a); also the first weapons of words.war.
CATAPULTS: Final = 0
BOMBARDS: Final = 1
ARCHERS: Final = 2
AIMED: Final = 3
MELEE: Final = 4

#: Troops in the order of the row, then the royal guards.
HUMANS: Final = (SOLDIER, ARCHER, KNIGHT, FRENCH, FLEMISH, ROYAL_KNIGHT, ROYAL_SOLDIER)


def members(s: Fief, side: int) -> list[int]:
    """The families on a side."""
    bits = s.fight[ATTACKERS + side]
    return [g for g in range(s.families) if bits >> g & 1]


def side_of(s: Fief, g: int) -> int:
    """The side on which a family fights, or -1."""
    if s.fight[ATTACKERS] >> g & 1:
        return ATT
    return DEF if s.fight[DEFENDERS] >> g & 1 else -1


def count(s: Fief, g: int, unit: int) -> int:
    """Units of one kind with which a family takes part; royal guards are those of its nobles in the fight."""
    if unit >= ROYAL_KNIGHT:
        total = 0
        for n in nobles(s, g):
            total += s.guard[2 * n + unit - ROYAL_KNIGHT]
        return total
    here = s.troop[(g * PLACES + s.fight[FIELD]) * UNITS + unit]
    if s.fight[LIMITED] >> g & 1:
        return min(here, s.squad[g * UNITS + unit])
    return here


def reveal(s: Fief) -> None:
    """FE-7.0-d: whoever has come to the battle since it began is turned up too."""
    place = s.fight[FIELD]
    for g in range(s.families):
        if (s.fight[ATTACKERS] | s.fight[DEFENDERS]) >> g & 1 and not s.fight[LIMITED] >> g & 1:
            row = (g * PLACES + place) * UNITS
            if s.known[row : row + UNITS] != s.troop[row : row + UNITS]:
                s.show(g, place)
                s.seal()


def shown(s: Fief, side: int) -> bool:
    """Whether everybody sees all units of a side."""
    place = s.fight[FIELD]
    for g in members(s, side):
        row = (g * PLACES + place) * UNITS
        if not s.fight[LIMITED] >> g & 1 and s.tokens(g, place) != sum(s.known[row : row + UNITS]):
            return False
    return True


def noble_bits(s: Fief, g: int) -> int:
    """The free nobles of a family who take part, as bits."""
    bits = s.free[g * PLACES + s.fight[FIELD]] & ~(s.fight[DOOMED] | s.fight[KILLED])
    return bits & s.fight[IN_FIGHT] if s.fight[LIMITED] >> g & 1 else bits


def nobles(s: Fief, g: int) -> list[int]:
    """The free nobles of a family who take part."""
    bits = noble_bits(s, g)
    return [n for n in range(NOBLES) if bits >> n & 1] if bits else []


def nobles_of_side(s: Fief, side: int) -> list[int]:
    """All nobles of a side."""
    found: list[int] = []
    for g in members(s, side):
        found += nobles(s, g)
    return found


def men_of(s: Fief, g: int) -> int:
    """The troops of a family in the fight, royal guards too (FE-13.1-f)."""
    if not (s.fight[LIMITED] >> g & 1 or s.fight[DOOMED] or s.fight[KILLED]):
        return s.men[g * PLACES + s.fight[FIELD]]
    total = 0
    for unit in HUMANS:
        total += count(s, g, unit)
    return total


def horde_in(s: Fief) -> int:
    """Leaders and infantry of all armies in the city (FE-6.4-h)."""
    return s.horde[s.fight[FIELD]]


def leaders_in(s: Fief) -> list[int]:
    """The armies whose leader is in the fight."""
    return [army for army in range(ARMIES) if s.leader[army] == s.fight[FIELD]]


def has_horde(s: Fief, side: int) -> bool:
    """Whether the invaders are a side."""
    return s.fight[ATTACKERS + side] & INVADERS_BIT > 0


def men(s: Fief, side: int) -> int:
    """The troops of a side; of the invaders leader and infantry."""
    if has_horde(s, side):
        return horde_in(s)
    total = 0
    for g in members(s, side):
        total += men_of(s, g)
    return total


def leads(s: Fief, side: int) -> bool:
    """Whether a side has a noble or leader."""
    if has_horde(s, side):
        return s.fight[FIELD] in s.leader
    for g in members(s, side):
        if noble_bits(s, g):
            return True
    return False


def strength(s: Fief, g: int) -> int:
    """FE-7.3-b: the points of a family in the fight."""
    total = 0
    for unit in HUMANS:
        total += POINTS[unit] * count(s, g, unit)
    for n in nobles(s, g):
        total += points_of(s, n)
    return total


def horde_points(s: Fief, place: int) -> int:
    """FE-7.3-b: the points of the invaders in a city."""
    total = 0
    for army in range(ARMIES):
        total += INFANTRY_POINTS * s.foot[army * CITIES + place]
        if s.leader[army] == place:
            total += LEADER_POINTS
    return total


def points(s: Fief, side: int) -> int:
    """FE-7.3-c, FE-7.0-f: the points of a side, allies added."""
    if has_horde(s, side):
        return horde_points(s, s.fight[FIELD])
    total = 0
    for g in members(s, side):
        total += strength(s, g)
    return total


def dice(s: Fief, side: int) -> int:
    """FE-7.3-c, FE-7.4-a: the dice that a side rolls in a melee."""
    thrown = melee_dice(points(s, side))
    if side == ATT and s.fight[WALLED]:
        return max(0, thrown - WALLS[s.fight[WALLED]])
    return thrown


def bonus(s: Fief, side: int, thrown: int) -> int:
    """Hits that are added to a melee roll of at least one die (FE-7.3-d, FE-7.3-e, FE-13.1-c, FE-5.3-a)."""
    if not thrown:
        return 0
    total = s.fight[SQUIRE_A + side]
    if s.fight[FIGHT_KIND] == RAID_FIGHT and side == DEF:
        total += thrown
    for n in nobles_of_side(s, side):
        total += s.guard[2 * n] + s.guard[2 * n + 1]
        if s.now[SWORD_BY] == n:
            total += 1
    return total


def grail(s: Fief, side: int) -> bool:
    """FE-12.1-a: whether the Grail shields the enemies of a side, who did not start the battle."""
    holder = s.relic[GRAIL] - CARRIED
    if side == DEF or not 0 <= holder < NOBLES:
        return False
    return side_of(s, s.family[holder]) == DEF and noble_bits(s, s.family[holder]) >> holder & 1 > 0


# --- missiles


def shooters(s: Fief, side: int) -> int:
    """Archers and crossbowmen of a side (FE-7.2-s)."""
    total = 0
    for g in members(s, side):
        total += count(s, g, ARCHER) + count(s, g, FRENCH) + count(s, g, FLEMISH)
    return total


def engines(s: Fief, side: int, unit: int) -> int:
    """Catapults or bombards that a side can fire: those with a crew (FE-7.2-d, FE-IT10.1-b, FE-7.2-e)."""
    total = 0
    crew = 0
    for g in members(s, side):
        total += count(s, g, unit)
        crew += count(s, g, SOLDIER) + count(s, g, ROYAL_SOLDIER)
    if not total or crew:
        return total
    if unit == CATAPULT and s.opt[ENGINE_CREW] != ENGINE_CREW_SOLDIER and (men(s, side) or leads(s, side)):
        return total
    return 0


def fire_dice(s: Fief, side: int, kind: int) -> int:
    """The dice that a side rolls with one kind of missiles (FE-7.2-i, FE-7.2-j, FE-7.2-n, FE-7.2-o)."""
    if has_horde(s, side) or (s.fight[FIGHT_KIND] == VOLLEY_FIGHT and side == DEF):
        # FE-6.4-m: invaders have no missiles.
        return 0
    if kind == CATAPULTS:
        return 2 if engines(s, side, CATAPULT) else 0
    if kind == BOMBARDS:
        return engines(s, side, CATAPULT - 1)
    needed = SHOOTERS[s.fight[WALLED]] if side == ATT and s.fight[WALLED] else 1
    return 1 if shooters(s, side) >= needed else 0


def fire_bonus(s: Fief, side: int, kind: int) -> int:
    """Hits that are added to a roll of missiles: a second catapult, a third shooter (FE-7.2-i, FE-7.2-n)."""
    if kind == CATAPULTS:
        return engines(s, side, CATAPULT) - 1
    if kind == ARCHERS:
        return 1 if shooters(s, side) > 2 else 0
    return 0


def can_fire(s: Fief, side: int) -> bool:
    """Whether a side has missiles to fire at all."""
    return any([fire_dice(s, side, kind) for kind in (CATAPULTS, BOMBARDS, ARCHERS)])


# --- who decides for a side


def head(s: Fief, side: int) -> int:
    """Who assigns losses and captives for a side (FE-7.0-g, FE-7.0-k, FE-IT10.2-a, FE-IT10.2-c)."""
    if has_horde(s, side):
        return HORDE
    own = members(s, side)
    if len(own) == 1:
        return own[0]
    caller = s.fight[CALLER]
    controller = s.control[s.fight[FIELD]]
    if s.opt[ALLY_LOSSES] == ALLY_LOSSES_ACTIVE_PLAYER:
        if caller in own:
            return caller
        if controller in own:
            return controller
    best = -1
    chosen = own[0]
    for g in s.turn_order():
        if g in own:
            power = strength(s, g)
            if power > best or (power == best and _before(g, chosen, caller, controller)):
                best = power
                chosen = g
    return chosen


def _before(g: int, chosen: int, caller: int, controller: int) -> bool:
    """FE-7.0-k: among equals the caller decides, then the controller, then the first in turn."""
    if chosen == caller:
        return False
    return g == caller or (g == controller and chosen != controller)


def member_bits(s: Fief) -> int:
    """The families on both sides, as bits."""
    return (s.fight[ATTACKERS] | s.fight[DEFENDERS]) & (INVADERS_BIT - 1)


def concerned(s: Fief, place: int) -> int:
    """The families with free or captive nobles in a place, as bits (for windows)."""
    bits = 0
    for n in range(NOBLES):
        if s.at[n] == place and s.family[n] >= 0:
            bits |= 1 << s.family[n]
    return bits


def beaten(s: Fief, side: int) -> bool:
    """A side without troops is beaten (FE-7.5-e, FE-7.8-a)."""
    return men(s, side) == 0


def could_fight(s: Fief, g: int, place: int) -> bool:
    """Whether, as far as everybody sees, a family may have troops in a place."""
    row = (g * PLACES + place) * UNITS
    if sum(s.known[row : row + TROOPS]) or s.tokens(g, place) > sum(s.known[row : row + UNITS]):
        return True
    return any([s.guard[2 * n] + s.guard[2 * n + 1] > 0 for n in s.free_at(g, place)])


def outnumbers(s: Fief, place: int, g: int) -> bool:
    """FE-6.4-b, FE-6.4-c: leader and infantry in a city against the troops of one family."""
    return s.horde[place] > s.men[g * PLACES + place]
