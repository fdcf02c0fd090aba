"""Cubes: what is taken from the supply and paid to it, what others can count along, and which bid is better.

Everybody sees cubes come and go, except in a trade: there the others see how many are given, but not which
and for what (MIL-GEN-d, MIL-GEN-e). So of every family everybody can know how many cubes of each resource it
has at least and at most, and what they are worth together: no trade makes anybody richer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from banneret.core.game import ALL
from banneret.games.mil1049.printed import DEALS, PRICE, RANKED, RESOURCES
from banneret.games.mil1049.state import Realm
from banneret.games.mil1049.words import L_GAINS, L_PAYS


def gain(s: Realm, seat: int, resource: int, count: int) -> None:
    """A family takes cubes from the supply, which never runs out (MIL-GEN-h)."""
    s.issued[resource] += count
    receive(s, seat, resource, count)


def spend(s: Realm, seat: int, resource: int, count: int) -> None:
    """A family pays cubes to the supply."""
    s.issued[resource] -= count
    hand_over(s, seat, resource, count)


def receive(s: Realm, seat: int, resource: int, count: int) -> None:
    """Cubes go behind a screen, and everybody sees them go."""
    place = seat * RESOURCES + resource
    s.cubes[place] += count
    s.least[place] += count
    s.most[place] += count
    worth = PRICE[resource] * count
    s.worth_least[seat] += worth
    s.worth_most[seat] += worth


def hand_over(s: Realm, seat: int, resource: int, count: int) -> None:
    """Cubes come from behind a screen, and everybody sees them: there were so many at least."""
    place = seat * RESOURCES + resource
    s.cubes[place] -= count
    s.least[place] = max(s.least[place] - count, 0)
    s.most[place] -= count
    worth = PRICE[resource] * count
    s.worth_least[seat] -= worth
    s.worth_most[seat] -= worth


def gain_all(s: Realm, seat: int, bundle: Sequence[int]) -> None:
    """Takes a bundle from the supply and tells everybody."""
    for resource in range(RESOURCES):
        count = bundle[resource]
        if count:
            gain(s, seat, resource, count)
            s.tell(L_GAINS, ALL, seat, count, resource)


def spend_all(s: Realm, seat: int, bundle: Sequence[int]) -> None:
    """Pays a bundle to the supply and tells everybody."""
    for resource in range(RESOURCES):
        count = bundle[resource]
        if count:
            spend(s, seat, resource, count)
            s.tell(L_PAYS, ALL, seat, count, resource)


def can_pay(s: Realm, seat: int, bundle: Sequence[int]) -> bool:
    """Whether a family owns all these cubes (MIL-GEN-i)."""
    first = seat * RESOURCES
    for resource in range(RESOURCES):
        if s.cubes[first + resource] < bundle[resource]:
            return False
    return True


def show(s: Realm, seat: int, bundle: Sequence[int]) -> None:
    """Everybody has seen that a family has these cubes."""
    first = seat * RESOURCES
    for resource in range(RESOURCES):
        if bundle[resource] > s.least[first + resource]:
            s.least[first + resource] = bundle[resource]


def show_line(s: Realm, line: int, seat: int, bundle: Sequence[int]) -> None:
    """Cubes are laid open, a log line for each resource."""
    show(s, seat, bundle)
    for resource in range(RESOURCES):
        if bundle[resource]:
            s.tell(line, ALL, seat, bundle[resource], resource)


def better(one: Sequence[int], two: Sequence[int]) -> int:
    """1 if one bid is better than the other, -1 if it is worse, 0 if they tie (MIL-BID-a to MIL-BID-c)."""
    ahead = sum(one) - sum(two)
    if ahead:
        return 1 if ahead > 0 else -1
    for resource in RANKED:
        if one[resource] != two[resource]:
            return 1 if one[resource] > two[resource] else -1
    return 0


def half(bundle: Sequence[int]) -> int:
    """Half of so many cubes, rounded up (MIL-GEN-j)."""
    return (sum(bundle) + 1) // 2


# --- trades


def _worth(bundle: Sequence[int]) -> int:
    return sum([PRICE[resource] * bundle[resource] for resource in range(RESOURCES)])


def _rates() -> tuple[list[int], list[int], int, int]:
    """How much one cube given can bring of each resource at most (in hundredths), which can be given, and by
    how much the worth can rise and fall for a cube given (in hundredths, rounded away from 0)."""
    brings = [0] * RESOURCES
    goes = [0] * RESOURCES
    rise = 0
    fall = 0
    for given, got in DEALS:
        size = sum(given)
        for resource in range(RESOURCES):
            brings[resource] = max(brings[resource], -(-100 * got[resource] // size))
            goes[resource] = max(goes[resource], given[resource])
        change = 100 * (_worth(got) - _worth(given))
        rise = max(rise, -(-change // size))
        fall = max(fall, -(change // size))
    return brings, goes, rise, fall


_BRINGS, _GOES, _RISE, _FALL = _rates()
BRINGS: Final = tuple(_BRINGS)
GOES: Final = tuple(_GOES)


def traded(s: Realm, seat: int, given: int) -> None:
    """Others know no more of a trade than how many cubes were given: their bounds grow apart."""
    first = seat * RESOURCES
    for resource in range(RESOURCES):
        place = first + resource
        if BRINGS[resource]:
            s.most[place] += BRINGS[resource] * given // 100
        if GOES[resource]:
            s.least[place] = max(0, s.least[place] - given)
    s.worth_most[seat] += -(-_RISE * given // 100)
    s.worth_least[seat] -= -(-_FALL * given // 100)
    tighten(s, seat)


def tighten(s: Realm, seat: int) -> None:
    """What the cubes are worth together bounds each resource too."""
    first = seat * RESOURCES
    floor = 0
    for resource in range(RESOURCES):
        floor += PRICE[resource] * s.least[first + resource]
    s.worth_least[seat] = max(s.worth_least[seat], floor)
    for resource in range(RESOURCES):
        price = PRICE[resource]
        if price:
            place = first + resource
            room = s.worth_most[seat] - floor + price * s.least[place]
            s.most[place] = min(s.most[place], room // price)


def laid_open(s: Realm, seat: int) -> None:
    """Everybody knows exactly what a family has (MIL-END-a)."""
    purse = s.purse(seat)
    first = seat * RESOURCES
    s.least[first : first + RESOURCES] = purse
    s.most[first : first + RESOURCES] = purse
    s.worth_least[seat] = s.worth_most[seat] = _worth(purse)
