"""What a block is worth in battle now: 2.2 to 2.6 (bonuses), 3.12 and 6.2-e (ratings), 6.5-e (seniority)."""

from __future__ import annotations

from typing import Final

from banneret.games.richard3.board import (
    AREAS,
    BLOCKS,
    BOMBARD,
    BONUS,
    COLOUR,
    CROWN,
    DEAD,
    FIREPOWER,
    HEIR,
    HEIRS,
    KIND,
    LETTER,
    LETTER_A,
    OWN_SHIELD,
    OWN_SHIELDS,
    ROYAL_SHIELD,
    ROYAL_SHIELDS,
)
from banneret.games.richard3.state import ATTACKER, FIELD, KING, KING_SIDE, ROUND, War

#: The letters in Round 1, in which the Bombard is an A.
_FIRST_LETTER: Final = [LETTER_A if KIND[b] == BOMBARD else LETTER[b] for b in range(BLOCKS)]


def letters(s: War) -> list[int]:
    """The initiative of all blocks in this round; the Bombard is A in Round 1 only (R3-6.2-e)."""
    return _FIRST_LETTER if s.now[ROUND] == 1 else LETTER


def letter(s: War, b: int) -> int:
    """The initiative of a block in this round."""
    return letters(s)[b]


def in_field(s: War, b: int) -> bool:
    """Whether a block fights in the present battle and is not in Reserve."""
    return s.loc[b] == s.now[FIELD] and not s.reserve[b]


def senior_heir(s: War, side: int) -> int:
    """The most senior heir of a house in the field, or -1 (R3-6.5-e, R3-2.2-m, R3-2.2-n)."""
    for h in HEIRS[side]:
        if s.loc[h] == s.now[FIELD] and not s.reserve[h]:
            return h
    return -1


def shield_of(s: War, heir: int, area: int) -> bool:
    """Whether an area shows a shield that an heir may call his own (R3-2.2-g to R3-2.2-k)."""
    if ROYAL_SHIELD[COLOUR[heir] * AREAS + area]:
        return True
    owner = OWN_SHIELD[area]
    if owner < 0 or COLOUR[heir] != COLOUR[owner]:
        return False
    return owner == heir or s.loc[owner] == DEAD


def shields(s: War, heir: int) -> int:
    """The areas with such a shield, as bits."""
    side = COLOUR[heir]
    found = ROYAL_SHIELDS[side]
    for area in OWN_SHIELDS:
        if shield_of(s, heir, area):
            found |= 1 << area
    return found


def power(s: War, b: int) -> int:
    """The highest roll with which a block hits now."""
    result = FIREPOWER[b]
    side = s.owner(b)
    if side == s.now[ATTACKER]:
        return result
    area = s.now[FIELD]
    if KIND[b] != HEIR:
        return result + 1 if BONUS[b * AREAS + area] else result
    senior = senior_heir(s, side)
    # R3-2.2-l: his own shield, whoever else is there; R3-2.2-f: shared ones for the senior only.
    if OWN_SHIELD[area] == b or (b == senior and shield_of(s, b, area)):
        result += 1
    if CROWN[area] and side == s.now[KING_SIDE]:
        king = s.now[KING]
        # R3-2.3-a, R3-2.3-b: the King if he is there, otherwise the senior royal heir.
        holder = king if king >= 0 and in_field(s, king) else senior
        if holder == b:
            result += 1
    return result
