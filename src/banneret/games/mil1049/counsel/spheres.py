"""The spheres: what a knight does where he stands, and where lands, castles and tokens go."""

from __future__ import annotations

from typing import Final

from banneret.games.mil1049.counsel.worth import bundle_worth, land_worth, privilege_worth, woman_worth
from banneret.games.mil1049.printed import (
    CASTLE_BID,
    GOLD,
    IN_WAR,
    INFLUENCE,
    LANDS_MOST,
    PILES,
    PLACES,
    PP_CASTLE,
    PP_KING,
    PP_LAND,
    PP_LEADER,
    PP_RESISTED,
    PP_VASSAL,
    ROWS,
    SOLDIER,
    TILE_IDS,
)
from banneret.games.mil1049.purse import half
from banneret.games.mil1049.state import Realm
from banneret.games.mil1049.steps import numbers as step
from banneret.games.mil1049.steps.court import cannot_submit
from banneret.games.mil1049.steps.war import (
    cannot_claim,
    cannot_raid,
    fighting_cubes,
    pile_defence,
    protection,
)
from banneret.games.mil1049.words import (
    ABBESS,
    ACCEPT,
    AUCTION,
    BUILD,
    CLAIM,
    DISCARD,
    FIEF,
    HOLD,
    IDLE,
    KING,
    OUTBID,
    PRIVILEGE,
    RAID,
    SETTLE,
    TRADE,
    VASSALAGE,
)

_TILES: Final = len(TILE_IDS)
#: What a cube that fights is worth, roughly.
_FIGHTER: Final = 0.45


def rival(s: Realm, other: int) -> float:
    """How much of what another family loses is one's own gain."""
    if s.seats == 2:
        return 0.9
    return 0.5 if s.score[other] == max(s.score) else 1.0 / s.seats


# --- court


def best_vassal(s: Realm, k: int) -> float:
    """What the best vassal is worth that a knight could try for."""
    best = 0.0
    for target in range(s.seats * ROWS):
        if not cannot_submit(s, k, target):
            worth = vassal_worth(s, k, target)
            if worth > best:
                best = worth
    return best


def vassal_worth(s: Realm, k: int, target: int) -> float:
    """Part of the points: it takes more than was offered, which is not known yet."""
    seat = k // ROWS
    points = PP_VASSAL + PP_LAND * s.lands(target)
    means = s.has(seat, INFLUENCE) + 1.5 * s.has(seat, GOLD)
    chance = 0.25 + 0.12 * means
    if s.lord[k] < 0 and s.lands(k) and s.lands(target) < LANDS_MOST and points > 4:
        chance += 0.2
    return points * min(chance, 0.85) - 0.8


def court_scores(s: Realm, k: int, choices: list[int]) -> list[float]:
    scores: list[float] = []
    for c in choices:
        if c >> 12 == VASSALAGE:
            scores.append(vassal_worth(s, k, c & 4095))
        else:
            scores.append(0.0 if c >> 12 == IDLE else 1.5)
    return scores


def answer_scores(s: Realm, f: list[int], seat: int, choices: list[int]) -> list[float]:
    target = f[2]
    owner = target // ROWS
    lands = s.lands(target)
    points = PP_VASSAL + PP_LAND * lands + 0.5
    cubes = sum(s.standing)
    scores: list[float] = []
    for c in choices:
        verb = c >> 12
        if verb == ACCEPT:
            share = half(s.standing) / cubes if cubes else 0.0
            gain = share * bundle_worth(s, seat, s.standing)
            scores.append(gain - rival(s, owner) * (PP_RESISTED - gain))
        elif verb == OUTBID:
            price = s.standing[:]
            price[INFLUENCE if s.has(seat, INFLUENCE) > s.standing[INFLUENCE] else GOLD] += 1
            cost = bundle_worth(s, seat, price)
            scores.append(points - cost - rival(s, owner) * 0.5 * cost)
        elif verb == FIEF:
            lost = land_worth(s, c & 4095) + 0.6
            scores.append(points - lost - rival(s, owner) * (PP_LAND + lost))
        else:
            scores.append(0.0)
    return scores


# --- market


def market_scores(s: Realm, seat: int, choices: list[int]) -> list[float]:
    scores: list[float] = []
    for c in choices:
        if c >> 12 == AUCTION:
            scores.append(PP_CASTLE - bundle_worth(s, seat, CASTLE_BID) - 0.6)
        else:
            scores.append(0.5 if c >> 12 == TRADE else 0.0)
    return scores


def building_scores(s: Realm, seat: int, choices: list[int]) -> list[float]:
    """One's own, the hungry first."""
    scores: list[float] = []
    for c in choices:
        k = c & 4095
        if c >> 12 != BUILD or k // ROWS != seat:
            scores.append(-1.0)
        else:
            scores.append(2.0 if not s.landed(k) else 0.5 * s.lands(k))
    return scores


# --- war


def best_claim(s: Realm, k: int) -> float:
    """What the better of the two free lands is worth to a knight, cubes counted."""
    best = 0.0
    for pile in range(PILES):
        if not cannot_claim(s, k, pile):
            worth = claim_worth(s, k, pile)
            if worth > best:
                best = worth
    return best


def claim_worth(s: Realm, k: int, pile: int) -> float:
    seat = k // ROWS
    missing = max(pile_defence(s, pile) + 1 - s.soldiers(k) * SOLDIER, 0)
    if missing > fighting_cubes(s, seat):
        return -0.5
    if not any([s.has_room(other) for other in range(seat * ROWS, (seat + 1) * ROWS)]):
        return -1.0
    return PP_LAND + land_worth(s, s.top[pile]) - _FIGHTER * missing


def best_raid(s: Realm, k: int) -> float:
    """What the best land of another player is worth that a knight could attack."""
    best = 0.0
    for target in range(s.seats * ROWS):
        if target // ROWS == k // ROWS or not s.alive[target]:
            continue
        for slot in range(target * LANDS_MOST, (target + 1) * LANDS_MOST):
            tile = s.land[slot]
            if tile and not cannot_raid(s, k, target, tile):
                worth = raid_worth(s, k, target, tile)
                if worth > best:
                    best = worth
    return best


def raid_worth(s: Realm, k: int, target: int, tile: int) -> float:
    """By the margin before cubes, and the cubes that others may have."""
    seat = k // ROWS
    owner = target // ROWS
    price = protection(s, owner)
    cubes = fighting_cubes(s, seat) - price
    first = owner * 5
    against = (s.least[first] + s.least[first + INFLUENCE] + s.most[first] + s.most[first + INFLUENCE]) // 2
    margin = s.soldiers(k) * SOLDIER - s.defence(target) + min(cubes, 5) - 0.5 * min(against, 8)
    chance = min(max(0.5 + 0.12 * margin, 0.0), 0.95)
    room = any([s.has_room(other) for other in range(seat * ROWS, (seat + 1) * ROWS)])
    gain = (PP_LAND + land_worth(s, tile)) if room else 0.0
    gain += rival(s, owner) * (PP_LAND + land_worth(s, tile))
    if s.leads(owner):
        gain += PP_LEADER
    fought = min(
        max(s.defence(target) + 1 + min(against, 6) // 2 - s.soldiers(k) * SOLDIER, 0), max(cubes, 0)
    )
    return chance * gain - 0.7 * price - _FIGHTER * fought


def war_scores(s: Realm, k: int, choices: list[int]) -> list[float]:
    scores: list[float] = []
    for c in choices:
        verb = c >> 12
        if verb == CLAIM:
            scores.append(claim_worth(s, k, c & 4095))
        elif verb == RAID:
            scores.append(raid_worth(s, k, (c & 4095) // _TILES, (c & 4095) % _TILES))
        else:
            scores.append(0.0)
    return scores


# --- tokens, lands, the Curia


def grant_scores(s: Realm, f: list[int], seat: int, choices: list[int]) -> list[float]:
    """The King's Soldiers where they fight or submit, the Archbishop where there is most to lose."""
    scores: list[float] = []
    for c in choices:
        k = c & 4095
        if k // ROWS != seat:
            scores.append(0.3 if s.lord[k] == seat else -1.0)
        elif f[2] == IN_WAR:
            fights = 0 <= s.place[k] < PLACES - 2
            scores.append(1.0 + 0.3 * s.men[k] + (2.0 if fights else 0.0) + (0.5 if not s.landed(k) else 0.0))
        else:
            scores.append(1.0 + s.lands(k) - 0.1 * s.defence(k) + (1.0 if s.lord[k] < 0 else 0.0))
    return scores


def settle_worth(s: Realm, seat: int, k: int) -> float:
    """What it is worth to put a land with a knight."""
    owner = k // ROWS
    worth = 0.0
    if not s.crusader(k):
        if owner == seat:
            worth += PP_LAND
        else:
            worth -= rival(s, owner) * PP_LAND
        if s.lord[k] == seat:
            worth += PP_LAND
        elif s.lord[k] >= 0:
            worth -= rival(s, s.lord[k]) * PP_LAND
    if owner == seat:
        worth += 1.0 + (1.0 if not s.landed(k) else 0.0) + 0.05 * s.defence(k)
    return worth


def placing_scores(s: Realm, f: list[int], seat: int, choices: list[int]) -> list[float]:
    """Everything else: where a land goes, whether the King gets it, help that is offered, the Curia."""
    scores: list[float] = []
    for c in choices:
        verb = c >> 12
        if verb == SETTLE:
            scores.append(settle_worth(s, seat, c & 4095))
        elif verb == DISCARD:
            scores.append(0.0)
        elif verb == KING:
            scores.append(float(PP_KING))
        elif verb == HOLD:
            rooms = [settle_worth(s, seat, k) for k in s.knights(seat) if s.has_room(k)]
            scores.append(max(rooms, default=0.0))
        elif verb == ABBESS:
            scores.append(woman_worth(s, seat) + 0.6)
        elif verb == PRIVILEGE:
            scores.append(privilege_worth(s, seat))
        elif verb == ACCEPT and f[0] == step.AGREEMENT:
            scores.append(1.0)
        else:
            scores.append(0.0)
    return scores
