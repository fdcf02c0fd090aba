"""Cubes counted out or put into a hand: dowries, ransoms, bids, cubes that fight, gold for the cathedral."""

from __future__ import annotations

from banneret.games.mil1049.counsel.spheres import claim_worth, rival
from banneret.games.mil1049.counsel.worth import bundle_worth, cube_worth, turns_left, woman_worth
from banneret.games.mil1049.printed import (
    DEALS,
    GOLD,
    INFLUENCE,
    PP_CASTLE,
    PP_WEDDING,
    RESOURCES,
    ROWS,
    SOLDIER,
    TURNS,
)
from banneret.games.mil1049.state import Realm
from banneret.games.mil1049.steps.curia import worth as donation_worth
from banneret.games.mil1049.steps.war import fighting_cubes, pile_defence
from banneret.games.mil1049.words import (
    ADD,
    ASK,
    CLEAR,
    CLOSE,
    DEAL,
    DONE,
    GIVE,
    KEEP,
    NUNS,
    PASS,
    PAY,
    REFUSE,
    TAKE_BACK,
)


def _hand_scores(s: Realm, seat: int, choices: list[int], target: int) -> list[float]:
    """Fills a hand with so many cubes, the cheapest first, and closes it."""
    first = seat * RESOURCES
    inside = sum(s.fist[first : first + RESOURCES])
    left = turns_left(s)
    scores: list[float] = []
    for c in choices:
        verb = c >> 12
        if verb == ADD:
            resource = c & 4095
            held = s.has(seat, resource) - s.fist[first + resource] - 1
            cheap = 2.0 - cube_worth(resource, held, left)
            scores.append(cheap if inside < target else -1.0)
        elif verb == CLOSE:
            scores.append(0.0 if inside <= target else -0.5)
        elif verb == CLEAR:
            scores.append(5.0 if inside > target else -2.0)
        else:
            scores.append(-3.0 if verb == TAKE_BACK else 0.0)
    return scores


def wedding_scores(s: Realm, f: list[int], seat: int, choices: list[int]) -> list[float]:
    """What a bride is worth: her leaving, and the honour of it; the host gains only the first."""
    host = f[1] // ROWS
    purse = s.purse(seat)
    total = sum(purse)
    worth = (woman_worth(s, seat) if s.women[seat] else 0.0) * (0.6 if turns_left(s) > 2 else 1.0)
    if seat == host:
        target = 1 if worth > 1.2 and total > 4 else 0
    elif s.women[seat]:
        worth += PP_WEDDING
        average = bundle_worth(s, seat, purse) / total if total else 1.0
        target = min(int(0.55 * worth / max(average, 0.2)), total // 2)
    else:
        target = 0
    return _hand_scores(s, seat, choices, target)


def raid_scores(s: Realm, f: list[int], seat: int, choices: list[int]) -> list[float]:
    """As many cubes as the fight may be decided by."""
    k = f[1]
    target = f[2]
    gap = s.defence(target) - s.soldiers(k) * SOLDIER
    cubes = fighting_cubes(s, seat)
    attacker = k // ROWS
    defender = target // ROWS
    if seat == attacker:
        against = _likely(s, defender)
        wanted = gap + 1 + against if gap + 1 + against > 0 else 0
        aim = wanted if wanted <= cubes else cubes if gap + 1 <= cubes else 0
    elif seat == defender:
        against = _likely(s, attacker)
        wanted = against - gap
        aim = max(wanted, 0) if wanted <= cubes else 0
    else:
        aim = 0
    return _hand_scores(s, seat, choices, min(aim, 9))


def _likely(s: Realm, seat: int) -> int:
    """How many fighting cubes another family may well commit."""
    food = seat * RESOURCES
    influence = food + INFLUENCE
    middle = (s.least[food] + s.most[food] + s.least[influence] + s.most[influence]) // 2
    return min((middle + 1) // 2, 4)


def keeping_scores(s: Realm, seat: int, choices: list[int]) -> list[float]:
    left = turns_left(s)
    return [cube_worth(c & 4095, s.has(seat, c & 4095), left) if c >> 12 == KEEP else 0.0 for c in choices]


def nun_scores(choices: list[int]) -> list[float]:
    """A woman less is worth two privileges."""
    return [float(c & 4095) if c >> 12 == NUNS else -1.0 for c in choices]


def _counting_scores(choices: list[int], more: bool, order: tuple[int, ...]) -> list[float]:
    """Adds cubes in this order of preference while more are wanted, else is done, else lets it be."""
    scores: list[float] = []
    for c in choices:
        verb = c >> 12
        if verb == ADD:
            scores.append(1.0 + 0.1 * (RESOURCES - order.index(c & 4095)) if more else -1.0)
        elif verb == DONE:
            scores.append(2.0 if not more else 0.5)
        else:
            scores.append(0.0)
    return scores


_CHEAP = (0, 1, 2, 3, 4)
_GOLD_LAST = (3, 4, 0, 1, 2)
_GOLD_FIRST = (4, 3, 0, 1, 2)
_FOOD_FIRST = (0, 3, 1, 2, 4)


def ransom_scores(s: Realm, f: list[int], seat: int, choices: list[int]) -> list[float]:
    """A little, so that it costs the other more to go on."""
    lands = s.lands(f[3])
    cubes = s.has(seat, INFLUENCE) + s.has(seat, GOLD)
    target = min(1 + lands, cubes // 2)
    return _counting_scores(choices, sum(s.bid) < target, _GOLD_LAST)


def outbidding_scores(s: Realm, choices: list[int]) -> list[float]:
    able = any([c >> 12 == DONE for c in choices])
    order = _GOLD_FIRST if s.bid[GOLD] < s.standing[GOLD] else _GOLD_LAST
    return _counting_scores(choices, not able, order)


def trading_scores(s: Realm, seat: int, choices: list[int]) -> list[float]:
    """Deals that leave one richer, by one's own measure."""
    left = turns_left(s)
    purse = s.purse(seat)
    for resource in range(RESOURCES):
        purse[resource] += s.got[resource] - s.give[resource]
    scores: list[float] = []
    for c in choices:
        if c >> 12 != DEAL:
            scores.append(0.05)
            continue
        given, got = DEALS[c & 4095]
        change = 0.0
        for resource in range(RESOURCES):
            for number in range(given[resource]):
                change -= cube_worth(resource, max(purse[resource] - number - 1, 0), left)
            for number in range(got[resource]):
                change += cube_worth(resource, purse[resource] + number, left)
        scores.append(change)
    return scores


def bidding_scores(s: Realm, seat: int, choices: list[int]) -> list[float]:
    """As little as it takes, as long as a castle is worth it."""
    able = any([c >> 12 == DONE for c in choices])
    price = [s.opening[resource] + s.bid[resource] for resource in range(RESOURCES)]
    dear = bundle_worth(s, seat, price) + 0.4 > PP_CASTLE
    scores = _counting_scores(choices, not able, _CHEAP)
    if dear:
        for place, c in enumerate(choices):
            if c >> 12 == PASS:
                scores[place] = 9.0
    return scores


def claim_scores(s: Realm, f: list[int], seat: int, choices: list[int]) -> list[float]:
    able = any([c >> 12 == DONE for c in choices])
    worth = claim_worth(s, f[2], f[3])
    missing = pile_defence(s, f[3]) + 1 - s.soldiers(f[2]) * SOLDIER
    scores = _counting_scores(choices, not able, _FOOD_FIRST)
    short = missing > fighting_cubes(s, seat)
    for place, c in enumerate(choices):
        if c >> 12 == ASK:
            scores[place] = 3.0 if short else -1.0
        elif c >> 12 == ADD and (short or worth <= 0) and f[4]:
            scores[place] = -1.0
    return scores


def help_scores(s: Realm, f: list[int], choices: list[int]) -> list[float]:
    """A Lord gains by a vassal's land, if it comes to the vassal: a cube or two for that."""
    missing = pile_defence(s, f[3]) + 1 - s.soldiers(f[2]) * SOLDIER - sum(s.standing)
    helps = missing <= 3 and s.has_room(f[2]) and rival(s, f[2] // ROWS) < 0.6
    scores: list[float] = []
    for c in choices:
        verb = c >> 12
        if verb == ADD:
            wanted = helps and sum(s.bid) < missing
            scores.append(1.0 + (0.1 if c & 4095 != INFLUENCE else 0.0) if wanted else -1.0)
        elif verb == DONE:
            scores.append(0.5 if helps and sum(s.bid) >= missing else -1.0)
        else:
            scores.append(0.0 if verb == REFUSE else -2.0)
    return scores


def cathedral_scores(s: Realm, seat: int, choices: list[int]) -> list[float]:
    """Six points are worth some gold; more of it towards the end, when there is little else to do with it."""
    gold = s.has(seat, GOLD)
    last = s.turn[0] >= TURNS
    others = max([s.most[other * RESOURCES + GOLD] for other in range(s.seats) if other != seat])
    aim = min(gold, others + 1, 7 if last else 4)
    if aim < 2 and gold >= 1:
        aim = 1
    scores: list[float] = []
    for c in choices:
        scores.append(-abs((c & 4095) - aim) if c >> 12 == GIVE else -99.0)
    return scores


def donation_scores(s: Realm, seat: int, choices: list[int]) -> list[float]:
    gold = s.donated[seat]
    cost = 0.0
    for number in range(gold):
        cost += cube_worth(GOLD, max(s.has(seat, GOLD) - number - 1, 0), turns_left(s))
    gain = donation_worth(s, seat) - cost
    return [gain if c >> 12 == PAY else 0.0 for c in choices]
