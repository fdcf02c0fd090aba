"""7.0: the battles of phase 7 and of raids: who fights whom, rounds, how a battle ends."""

from __future__ import annotations

from typing import Final

from banneret.games.fief_england.board import UNITS
from banneret.games.fief_england.state import FIELD, FIGHT_KIND, WINNER, Fief

#: Kinds of battles (cell FIGHT_KIND).
PITCHED: Final = 0
RAID_FIGHT: Final = 1
SALLY_FIGHT: Final = 2
INVADER_FIGHT: Final = 3

#: Cell WINNER after a battle.
NOBODY_WON: Final = 0
ATTACKERS_WON: Final = 1
DEFENDERS_WON: Final = 2


def raid(s: Fief, g: int, place: int, nobles: int, knights: int, foes: int) -> None:
    """Pushes the fight of a raid (5.2): nobles (bits) and knights of a family against families (bits).

    The squad stays counted in its place; what is left of it afterwards is in ``s.squad`` (knights) and in the
    nobles that are still free there. The step below finds the result in ``s.fight[WINNER]``.
    """
    s.fight[FIELD] = place
    s.fight[FIGHT_KIND] = RAID_FIGHT
    s.fight[WINNER] = NOBODY_WON
    s.squad[g * UNITS + 2] = knights
    s.fight[FIELD] = -1
