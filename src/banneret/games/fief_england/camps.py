"""The two sides of the battle under way as the arithmetic of ``fray`` takes them."""

from __future__ import annotations

from typing import Final

from banneret.games.fief_england.board import (
    ARCHER,
    ARMIES,
    BOMBARD,
    CATAPULT,
    CITIES,
    FLEMISH,
    FRENCH,
    KNIGHT,
    ROYAL_KNIGHT,
    ROYAL_SOLDIER,
    SOLDIER,
)
from banneret.games.fief_england.fray import (
    ARCHERS,
    BOMBARDS,
    BOWS,
    GUARD_KNIGHTS,
    GUARD_SOLDIERS,
    KNIGHTS,
    NOBLES,
    SOLDIERS,
    Camp,
    Force,
    Fray,
)
from banneret.games.fief_england.nobles import points_of
from banneret.games.fief_england.options import ENGINE_CREW, ENGINE_CREW_SOLDIER, LEADER_SUICIDE
from banneret.games.fief_england.state import FIELD, FIGHT_KIND, SWORD_BY, WALLED, Fief
from banneret.games.fief_england.steps import missiles, sides

#: How the two sides are called.
SIDES: Final = ("attackers", "defenders")


def force(s: Fief, side: int) -> Force:
    """The force of a side."""
    if sides.has_horde(s, side):
        found = [0] * (2 * ARMIES)
        for army in range(ARMIES):
            found[2 * army] = s.foot[army * CITIES + s.fight[FIELD]]
            found[2 * army + 1] = 1 if s.leader[army] == s.fight[FIELD] else 0
        return tuple(found)
    row = [0] * (NOBLES + 1)
    for g in sides.members(s, side):
        row[SOLDIERS] += sides.count(s, g, SOLDIER)
        row[ARCHERS] += sides.count(s, g, ARCHER)
        row[BOWS] += sides.count(s, g, FRENCH) + sides.count(s, g, FLEMISH)
        row[KNIGHTS] += sides.count(s, g, KNIGHT)
        row[GUARD_SOLDIERS] += sides.count(s, g, ROYAL_SOLDIER)
        row[GUARD_KNIGHTS] += sides.count(s, g, ROYAL_KNIGHT)
        row[BOMBARDS] += sides.count(s, g, BOMBARD)
        row[NOBLES] += len(sides.nobles(s, g))
    return tuple(row)


def camp_of(s: Fief, side: int, start: Force) -> Camp:
    """All else that a side brings."""
    camp = Camp()
    camp.start = start
    camp.horde = sides.has_horde(s, side)
    camp.proud = s.opt[LEADER_SUICIDE] > 0
    camp.walls = s.fight[WALLED] if side == 0 else 0
    camp.mute = s.fight[FIGHT_KIND] == sides.VOLLEY_FIGHT and side == 1
    camp.alert = s.fight[FIGHT_KIND] == sides.RAID_FIGHT and side == 1
    camp.any_crew = s.opt[ENGINE_CREW] != ENGINE_CREW_SOLDIER
    camp.shielded = sides.grail(s, side)
    camp.extra = s.fight[sides.SQUIRE_A + side]
    if camp.horde:
        return camp
    for n in sides.nobles_of_side(s, side):
        camp.noble_points += points_of(s, n)
        if s.now[SWORD_BY] == n:
            camp.extra += 1
    for g in sides.members(s, side):
        camp.catapults += sides.count(s, g, CATAPULT)
    return camp


def fray_of(s: Fief, forces: tuple[Force, Force]) -> Fray:
    """The battle under way in a position."""
    fray = Fray()
    fray.camps = [camp_of(s, side, forces[side]) for side in (0, 1)]
    fray.clash = s.fight[FIGHT_KIND] != sides.VOLLEY_FIGHT
    fray.invaded = sides.has_horde(s, 0)
    if s.fight[FIGHT_KIND] not in (sides.RAID_FIGHT, sides.SALLY_FIGHT):
        number = 0
        while missiles.volley(s, number)[0]:
            fray.volleys.append(missiles.volley(s, number))
            number += 1
    if not fray.clash and not s.fight[sides.FIRED_TWICE]:
        # FE-IT10.9-e
        fray.volleys += fray.volleys
    return fray


def next_roll(s: Fief) -> dict[str, object]:
    """For the view of a battle under way that everybody sees: the chances of the hits of its next melee."""
    found: dict[str, object] = {}
    for side in (0, 1):
        here = force(s, side)
        found[SIDES[side]] = camp_of(s, side, here).melee(here)
    return found
