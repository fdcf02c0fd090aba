"""What cubes, lands and sons are worth, in PP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from banneret.games.mil1049.printed import GOLD, HARVEST, RESOURCES, TURNS
from banneret.games.mil1049.state import WINTER, Realm

#: The first cube of each resource; further ones are worth less and less. (A list: compiled tuples got lost.)
_FIRST: Final[list[float]] = [0.42, 0.62, 0.68, 0.8, 1.25]
#: A cube after which nothing can be done any more, but for the final scoring.
_LAST: Final[list[float]] = [0.0, 0.12, 0.12, 0.3, 0.5]
_DECLINE: Final = 0.93


def turns_left(s: Realm) -> int:
    """Turns still to be played, the present one among them until Winter comes."""
    return TURNS - s.turn[0] + (0 if s.phase[0] == WINTER else 1)


def cube_worth(resource: int, held: int, left: int) -> float:
    """What one cube more is worth to who has so many."""
    last = _LAST[resource]
    if left <= 0:
        return last
    worth = _FIRST[resource] * float(_DECLINE**held)
    if left == 1:
        worth = 0.6 * worth + 0.4 * last
    return worth if worth > last else last


def purse_worth(purse: Sequence[int], left: int) -> float:
    """What all cubes of a family are worth."""
    total = 0.0
    for resource in range(RESOURCES):
        for held in range(purse[resource]):
            total += cube_worth(resource, held, left)
    return total


def bundle_worth(s: Realm, seat: int, bundle: Sequence[int]) -> float:
    """What these cubes are worth to a family that has them, or gets them."""
    left = turns_left(s)
    total = 0.0
    for resource in range(RESOURCES):
        held = s.has(seat, resource)
        for number in range(bundle[resource]):
            total += cube_worth(resource, max(held - number - 1, 0), left)
    return total


def woman_worth(s: Realm, seat: int) -> float:
    """What it is worth to be rid of a single woman: the final scoring, and most of them are the worst."""
    return 2.6 if s.women[seat] == max(s.women) else 2.0


def land_worth(s: Realm, tile: int) -> float:
    """What a land brings besides its PP in the turns to come."""
    return 0.25 * sum(HARVEST[tile]) + 0.7 * (turns_left(s) - 1)


def gold_worth(s: Realm, seat: int) -> float:
    """What the last gold of a family is worth to it."""
    return cube_worth(GOLD, max(s.has(seat, GOLD) - 1, 0), turns_left(s))


def privilege_worth(s: Realm, seat: int) -> float:
    """What a family's last privilege is worth to it."""
    return 0.9 if s.privileges[seat] < 4 else 0.4
