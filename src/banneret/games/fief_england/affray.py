"""The battle under way as everybody sees it, for the view."""

from __future__ import annotations

from typing import Final

from banneret.games.fief_england.board import (
    BOMBARD,
    BUILDING_IDS,
    CATAPULT,
    CITY_IDS,
    FAMILY_IDS,
    NOBLE_IDS,
    UNIT_IDS,
)
from banneret.games.fief_england.camps import next_roll
from banneret.games.fief_england.state import ATTACKERS, FIELD, FIGHT_KIND, FIGHT_ROUND, QUIET, WALLED, Fief
from banneret.games.fief_england.steps import sides
from banneret.games.fief_england.words.war import FORCE_IDS

#: How kinds of battles are called, by their numbers in steps/sides.py.
KIND_IDS: Final = ("battle", "raid", "sally", "invaders", "volley")


def battle_view(s: Fief) -> dict[str, object] | None:
    """Who fights whom and, once troops have been revealed, with what (FE-7.0-d); None between battles."""
    place = s.fight[FIELD]
    if place < 0 or not s.fight[ATTACKERS]:
        return None
    seen = s.fight[FIGHT_ROUND] > 0 and sides.shown(s, sides.ATT) and sides.shown(s, sides.DEF)
    return {
        "place": CITY_IDS[place],
        "kind": KIND_IDS[s.fight[FIGHT_KIND]],
        "round": s.fight[FIGHT_ROUND],
        "walls": BUILDING_IDS[s.fight[WALLED]] if s.fight[WALLED] else None,
        "quiet": s.fight[QUIET],
        "attackers": _side(s, sides.ATT),
        "defenders": _side(s, sides.DEF),
        "next": next_roll(s) if seen else None,
    }


def _side(s: Fief, side: int) -> dict[str, object]:
    found = sides.members(s, side)
    told: dict[str, object] = {"members": [FAMILY_IDS[g] for g in found]}
    if sides.has_horde(s, side):
        told["members"] = [FORCE_IDS[sides.HORDE]]
    if not s.fight[FIGHT_ROUND] or not sides.shown(s, side):
        # Nothing has been revealed yet, or somebody has just come.
        return told
    dice = sides.dice(s, side)
    told["head"] = FORCE_IDS[sides.head(s, side)]
    told["points"] = sides.points(s, side)
    told["dice"] = dice
    told["bonus"] = sides.bonus(s, side, dice)
    told["missiles"] = [sides.fire_dice(s, side, kind) for kind in range(3)]
    told["units"] = {
        FAMILY_IDS[g]: {
            UNIT_IDS[unit]: sides.count(s, g, unit)
            for unit in (*sides.HUMANS, BOMBARD, CATAPULT)
            if sides.count(s, g, unit)
        }
        for g in found
    }
    told["nobles"] = [NOBLE_IDS[n] for n in sides.nobles_of_side(s, side)]
    return told
