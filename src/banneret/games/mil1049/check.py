"""What is true of every position: nothing lost or doubled, true counts, knowledge that allows it."""

from __future__ import annotations

from banneret.games.mil1049 import knowledge
from banneret.games.mil1049.printed import (
    AT_CRUSADES,
    CATEGORY,
    DEADLY_AGE,
    EMPTY,
    LAND_COUNT,
    LANDS_MOST,
    MARKER,
    PILES,
    ROWS,
    SPACES,
    TILE_IDS,
    USED,
    kind_of,
)
from banneret.games.mil1049.state import Realm
from banneret.games.mil1049.steps import numbers


def check_position(s: Realm) -> list[str]:
    """All faults of a position; empty when there are none."""
    faults: list[str] = []
    if s.recount() != (s.issued, s.stands, s.unseen, s.tally, s.placed):
        faults.append("the counts disagree with the position: something was lost or made")
    for k in range(s.seats * ROWS):
        _check_knight(s, k, faults)
    _check_lands(s, faults)
    _check_board(s, faults)
    if min(s.cubes) < 0 or min(s.women) < 0 or min(s.privileges) < 0 or min(s.unseen) < 0:
        faults.append("somebody has fewer than nothing")
    for place in range(len(s.fist)):
        if not 0 <= s.fist[place] <= s.cubes[place]:
            faults.append("there are cubes in a hand that its owner does not have")
    faults.extend(knowledge.check(s))
    return faults


def _check_knight(s: Realm, k: int, faults: list[str]) -> None:
    first = k * LANDS_MOST
    lands = s.land[first : first + LANDS_MOST]
    if not s.alive[k]:
        if (
            any(lands)
            or s.men[k]
            or s.castle[k]
            or s.place[k] >= 0
            or s.lord[k] >= 0
            or s.age[k]
            or s.heir[k]
        ):
            faults.append(f"knight {k} is not in play, but has something")
        return
    if not 0 <= s.age[k] < DEADLY_AGE or s.men[k] < 0 or s.castle[k] not in (0, 1) or s.heir[k] not in (0, 1):
        faults.append(f"knight {k} cannot be as he is")
    if not lands[0] and any(lands):
        faults.append(f"knight {k} has a gap between his lands")
    if s.lord[k] == k // ROWS or s.lord[k] >= s.seats:
        faults.append(f"knight {k} cannot have that Lord")
    if not -1 <= s.place[k] <= AT_CRUSADES or (0 <= s.place[k] < SPACES and s.stands[s.place[k]] != k):
        faults.append(f"knight {k} does not stand where he should")


def _check_lands(s: Realm, faults: list[str]) -> None:
    held = [0] * len(LAND_COUNT)
    for number in (*s.land, *s.top, s.prize[0]):
        if not 0 <= number < len(TILE_IDS):
            faults.append("there is no such land")
            return
        if number:
            held[kind_of(number)] += 1
    for kind, count in enumerate(LAND_COUNT):
        if held[kind] + s.gone[kind] + s.unseen[kind] != count:
            faults.append(f"lands of kind {kind} are missing or too many")
    revealing = [f[1] for f in s.stack if f[0] == numbers.REVEAL]
    covered = 0
    for pile in range(PILES):
        shown = s.top[pile] > 0
        if shown == (s.depth[pile] == 0) and pile not in revealing:
            faults.append(f"pile {pile} has no top, or a top and no lands")
        covered += s.depth[pile] - (1 if shown else 0)
    if covered != sum(s.left) or min(s.left) < 0 or min(s.depth) < 0:
        faults.append("the piles do not hold the lands that should be in them")
    for category, count in enumerate(s.left):
        if sum([s.unseen[kind] for kind in range(len(CATEGORY)) if CATEGORY[kind] == category]) < count:
            faults.append(f"there are not so many lands of category {category} left")


def _check_board(s: Realm, faults: list[str]) -> None:
    for space in range(SPACES):
        token = s.token[space]
        if not EMPTY <= token < MARKER + s.seats or (token >= MARKER and s.seats != 2):
            faults.append(f"nothing of the kind can lie on space {space}")
        if space % 5 >= USED[s.seats] and (token or s.stands[space] >= 0):
            faults.append(f"space {space} is not in use")
    for k in (s.kings[0], s.archbishop[0]):
        if k >= 0 and (k >= s.seats * ROWS or not s.alive[k]):
            faults.append("somebody protects a knight who is not in play")
