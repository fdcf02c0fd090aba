"""2.11, 11.0: where a new noble may stand; the fourth space of the family board."""

from __future__ import annotations

from typing import Final

from banneret.core.game import ALL
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import (
    ABBEY,
    BOARD_SPACES,
    BURGHER,
    CITIES,
    CROSSBOWMEN,
    FRENCH,
    MERCENARY,
    PLACES,
    PRICE_OF,
    ROYAL_STRONGHOLD,
    UNITS,
    WALLED_CITY,
)
from banneret.games.fief_england.nobles import fort
from banneret.games.fief_england.options import (
    BURGHER_ANYTIME,
    NOBLE_PLACEMENT,
    NOBLE_PLACEMENT_FREE_CHOICE,
)
from banneret.games.fief_england.state import CARD_PHASE, LETTER, PHASE, STEP_D, Fief
from banneret.games.fief_england.steps import titles
from banneret.games.fief_england.words.cards import L_FOURTH

HIRE: Final = PRICE_OF["crossbowman-hire"]


def noble_rule(s: Fief, g: int) -> str:
    """FE-2.2-a, FE-2.11-a: the rule that keeps a family from getting another noble."""
    return "FE-2.2-a" if len(s.nobles_of(g)) >= BOARD_SPACES else ""


def lodging_rule(s: Fief) -> str:
    """The rule that says where new nobles may stand."""
    return "FE-2.11-b" if s.opt[NOBLE_PLACEMENT] == NOBLE_PLACEMENT_FREE_CHOICE else "FE-IT14.1-a"


def closed(s: Fief, g: int, c: int) -> bool:
    """Whether a city takes no new noble of a family.

    Invaders, or another family's Royal Stronghold (FE-4.9-c).
    """
    if s.building[c] == ROYAL_STRONGHOLD and s.control[c] != g:
        return True
    return s.horde[c] > 0 and s.hold[c] != g


def lodgings(s: Fief, g: int, refused: int) -> list[int]:
    """FE-2.11-b, FE-IT14.1-a: where a new noble may be placed; ``refused`` cities are out."""
    open_ = [c for c in range(CITIES) if not closed(s, g, c) and not refused >> c & 1]
    if s.opt[NOBLE_PLACEMENT] == NOBLE_PLACEMENT_FREE_CHOICE:
        return [
            c
            for c in open_
            if s.control[c] == g
            or s.control[c] < 0
            or s.free[g * PLACES + c]
            or (s.ally[g] >= 0 and s.control[c] == s.ally[g])
        ]
    for able in (
        [c for c in open_ if s.control[c] == g and s.building[c] == WALLED_CITY],
        [c for c in open_ if s.control[c] == g and (fort(s, c) or s.building[c] >= ABBEY)],
        [c for c in open_ if s.free[g * PLACES + c]],
        [c for c in open_ if s.control[c] == g],
        [c for c in open_ if s.control[c] != g],
    ):
        if able:
            return able
    return []


def needs_consent(s: Fief, g: int, c: int) -> bool:
    """Whether the holder of a city has to agree to a new noble there (it-2024 only)."""
    if s.opt[NOBLE_PLACEMENT] == NOBLE_PLACEMENT_FREE_CHOICE:
        return False
    return s.control[c] >= 0 and s.control[c] != g and not s.free[g * PLACES + c]


# --- the fourth space


def fourth_rule(s: Fief, g: int, card: int) -> str:
    """FE-11.0-a, FE-11.2-a, FE-11.2-b: the rule that keeps a mercenary or burgher card in the hand."""
    if card < MERCENARY or card >= BURGHER + 2 or not purse.has(s, s.seat(g), card):
        return "FE-11.0-a"
    if card < BURGHER:
        return ""
    if not titles.burgher_fits(s, g):
        return "FE-11.2-b"
    if not s.opt[BURGHER_ANYTIME] and (s.now[PHASE] != CARD_PHASE or s.now[LETTER] != STEP_D):
        return "FE-IT14.4-a"
    return ""


def to_fourth(s: Fief, g: int, card: int) -> None:
    """A card comes into the fourth space; what lay there is discarded."""
    s.seal()
    purse.drop(s, s.seat(g), card)
    clear(s, g)
    s.fourth[g] = card
    s.tell(L_FOURTH, ALL, g, card)


def clear(s: Fief, g: int) -> None:
    """FE-11.0-a: the card of the fourth space is discarded.

    Its crossbowmen return to the supply, from the map too.
    """
    card = s.fourth[g]
    if card < 0:
        return
    s.fourth[g] = -1
    s.spent[card] += 1
    if card < BURGHER:
        unit = FRENCH + card - MERCENARY
        for other in range(s.families):
            for place in range(PLACES):
                here = s.troop[(other * PLACES + place) * UNITS + unit]
                if here:
                    s.take(other, place, unit, here)
        s.bows[card - MERCENARY] = CROSSBOWMEN
        s.beaten[card - MERCENARY] = 0


def hire_rule(s: Fief, g: int) -> str:
    """FE-11.1-a, FE-11.1-c: the rule that keeps a family from hiring a crossbowman."""
    card = s.fourth[g]
    if not MERCENARY <= card < BURGHER or not s.bows[card - MERCENARY]:
        return "FE-11.1-a"
    return "" if s.money[s.seat(g)] >= HIRE else "FE-11.1-a"


def hire(s: Fief, g: int, c: int) -> None:
    """FE-11.1-b, FE-11.1-g: a crossbowman stands in a city; in another's outside."""
    card = s.fourth[g]
    purse.pay(s, s.seat(g), HIRE)
    unit = FRENCH + card - MERCENARY
    s.recruit(g, c, unit, 1)
    s.known[(g * PLACES + c) * UNITS + unit] += 1
