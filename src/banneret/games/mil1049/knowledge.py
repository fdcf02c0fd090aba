"""What a seat cannot know, filled in so that it fits what it does know.

Hidden are the cubes behind the other screens (as far as trades hide them, see ``purse``), what is in closed
or half-filled hands, cubes that somebody is still counting out, and a trade that is not finished.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from banneret.core.errors import CannotSample
from banneret.games.mil1049.printed import (
    CLOTH,
    FOOD,
    GOLD,
    INFLUENCE,
    METAL,
    NUN_PRIVILEGES,
    PRICE,
    RESOURCES,
)
from banneret.games.mil1049.state import NO_CUBES, Realm
from banneret.games.mil1049.steps import numbers
from banneret.games.mil1049.words import NUMBERS

#: How often a purse is guessed at before those that fit are counted.
_GUESSES = 24

_HANDS = (numbers.WEDDING, numbers.RAID, numbers.CATHEDRAL, numbers.MONASTERY)
_COUNTING = (
    numbers.RANSOM,
    numbers.OUTBIDDING,
    numbers.OPENING,
    numbers.BIDDING,
    numbers.CLAIM,
    numbers.HELP,
)


def sample(s: Realm, copy: Realm, seat: int, rng: random.Random) -> Realm:
    """Fills ``copy`` with a position that fits what a seat (-1: a spectator) knows."""
    for other in range(s.seats):
        if other != seat:
            purse = some_purse(s, other, rng)
            copy.cubes[other * RESOURCES : (other + 1) * RESOURCES] = purse
    top = s.stack[-1] if s.stack else [-1]
    if top[0] in _HANDS:
        for other in range(s.seats):
            if other != seat:
                _fill_hand(copy, other, top[0], rng)
    elif top[0] in _COUNTING and top[1] != seat:
        copy.bid[:] = NO_CUBES
    elif top[0] == numbers.TRADING and top[1] != seat:
        copy.give[:] = NO_CUBES
        copy.got[:] = NO_CUBES
    for resource in range(RESOURCES):
        copy.issued[resource] = sum(copy.cubes[resource::RESOURCES])
    return copy


def exact(s: Realm, seat: int) -> bool:
    """Whether everybody knows what a family has."""
    first = seat * RESOURCES
    return s.least[first : first + RESOURCES] == s.most[first : first + RESOURCES]


def some_purse(s: Realm, seat: int, rng: random.Random) -> list[int]:
    """Cubes that a family may have for all that everybody knows."""
    first = seat * RESOURCES
    least = s.least[first : first + RESOURCES]
    most = s.most[first : first + RESOURCES]
    if least == most:
        return least
    for _ in range(_GUESSES):
        purse = _guess(s, seat, least, most, rng)
        if fits(s, seat, purse):
            return purse
    return any_purse(s, seat, rng)


def _guess(s: Realm, seat: int, least: list[int], most: list[int], rng: random.Random) -> list[int]:
    """Resource by resource, the dearest first, each within what the others leave of the worth."""
    purse = least[:]
    low = s.worth_least[seat]
    high = s.worth_most[seat]
    for resource in range(RESOURCES):
        low -= PRICE[resource] * least[resource]
        high -= PRICE[resource] * least[resource]
    rest = 0
    for resource in range(RESOURCES):
        rest += PRICE[resource] * (most[resource] - least[resource])
    for resource in (GOLD, METAL, CLOTH, FOOD, INFLUENCE):
        price = PRICE[resource]
        room = most[resource] - least[resource]
        if not price or not room:
            purse[resource] += rng.randint(0, room) if room else 0
            continue
        rest -= price * room
        start = max(0, -((rest - low) // price)) if low > rest else 0
        end = min(room, high // price)
        extra = rng.randint(start, end) if start < end else min(start, room)
        purse[resource] += extra
        low -= price * extra
        high -= price * extra
    return purse


def fits(s: Realm, seat: int, purse: Sequence[int]) -> bool:
    """Whether a family may have these cubes for all that everybody knows."""
    first = seat * RESOURCES
    worth = 0
    for resource in range(RESOURCES):
        if not s.least[first + resource] <= purse[resource] <= s.most[first + resource]:
            return False
        worth += PRICE[resource] * purse[resource]
    return s.worth_least[seat] <= worth <= s.worth_most[seat]


def any_purse(s: Realm, seat: int, rng: random.Random) -> list[int]:
    """One of all the cubes that a family may have, each as likely as any other.

    They are counted, not listed: late in a game there may be millions.
    """
    first = seat * RESOURCES
    high = s.worth_most[seat]
    # ways[r][w]: in how many ways the resources from r on can be worth w together.
    ways = [[1] + [0] * high]
    for resource in range(RESOURCES - 1, -1, -1):
        after = ways[0]
        here = [0] * (high + 1)
        for count in range(s.least[first + resource], s.most[first + resource] + 1):
            worth = PRICE[resource] * count
            for w in range(worth, high + 1):
                here[w] += after[w - worth]
        ways.insert(0, here)
    whole = ways[0]
    luck = sum(whole[max(0, s.worth_least[seat]) :])
    if not luck:
        raise CannotSample(f"no cubes of seat {seat} fit what is known of them")
    luck = rng.randrange(luck)
    left = max(0, s.worth_least[seat])
    while luck >= whole[left]:
        luck -= whole[left]
        left += 1
    purse: list[int] = []
    for resource in range(RESOURCES):
        count = s.least[first + resource]
        after = ways[resource + 1]
        while True:
            rest = left - PRICE[resource] * count
            if luck < after[rest]:
                break
            luck -= after[rest]
            count += 1
        left = rest
        purse.append(count)
    return purse


def _fill_hand(copy: Realm, seat: int, step: int, rng: random.Random) -> None:
    """Something that may be in a closed hand; of an open one nobody knows what has been put in so far."""
    first = seat * RESOURCES
    for place in range(first, first + RESOURCES):
        copy.fist[place] = 0
    copy.pick[seat] = 0
    if not copy.closed[seat]:
        return
    if step == numbers.CATHEDRAL:
        copy.pick[seat] = rng.randint(0, min(copy.has(seat, GOLD), NUMBERS["gold"] - 1))
    elif step == numbers.MONASTERY:
        copy.pick[seat] = rng.randint(0, min(copy.women[seat], copy.privileges[seat] // NUN_PRIVILEGES))
    else:
        for resource in range(RESOURCES):
            if step == numbers.WEDDING or resource == FOOD or resource == INFLUENCE:
                copy.fist[first + resource] = rng.randint(0, copy.has(seat, resource))


def check(s: Realm) -> list[str]:
    """Whether what is known allows what is."""
    return [
        f"seat {seat} has {s.purse(seat)}, which everybody thinks impossible"
        for seat in range(s.seats)
        if not fits(s, seat, s.purse(seat))
    ]
