"""The law cards. Each function reads like its card: how many times the law serves a seat as things stand now.

What it gives each time, and what that costs, is printed on the card (``LAW_GAIN``, ``LAW_COST``). Nothing
here changes anything: ``pays`` is for players who want to know what a law is worth, and for bots.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from banneret.games.lancaster.board import (
    B03,
    B04,
    B05,
    B06,
    B07,
    B08,
    B11,
    B12,
    B13,
    B15,
    B16,
    B17,
    CASTLE,
    COUNTIES,
    EXTENSION,
    KNIGHTS,
    LAW_COST,
    LAW_GAIN,
    LAW_IDS,
    LAW_PER,
    N01,
    N06,
    N07,
    N08,
    N12,
    N15,
    N16,
    N17,
    STRENGTHS,
    TRADE_GOLD,
    TRADE_SQUIRES,
    UPGRADE,
)
from banneret.games.lancaster.pieces import can_build, times, upgradable
from banneret.games.lancaster.state import Realm


def most(s: Realm, held: list[int], seat: int) -> int:
    """LA-APPLY-e, LA-APPLY-f: 1 for whoever has most, all who tie included; nobody if the most is nothing."""
    if not held[seat]:
        return 0
    for other in range(s.seats):
        if held[other] > held[seat] and not s.out[other]:
            return 0
    return 1


def groups(law: int, counted: int) -> int:
    """LA-APPLY-g: complete groups alone count."""
    return counted // LAW_PER[law]


# --- the base set


def b01(s: Realm, seat: int) -> int:
    """B01 (LA-LAWBASE-a): most gold: an upgrade of a deployed knight."""
    return most(s, s.gold, seat)


def b02(s: Realm, seat: int) -> int:
    """B02 (LA-LAWBASE-b, LA-LAWBASE-s): most squires in stock: a new knight."""
    return most(s, s.squires, seat)


def b03(s: Realm, seat: int) -> int:
    """B03 (LA-LAWBASE-c): for 2 counties held: 3 points."""
    return groups(B03, s.counties(seat))


def b04(s: Realm, seat: int) -> int:
    """B04 (LA-LAWBASE-d): 1 gold buys a voting marker, as often as wanted."""
    return times(s, seat, LAW_COST[B04])


def b05(s: Realm, seat: int) -> int:
    """B05 (LA-LAWBASE-e): 1 gold and 1 squire buy 3 points, as often as wanted."""
    return times(s, seat, LAW_COST[B05])


def b06(s: Realm, seat: int) -> int:
    """B06 (LA-LAWBASE-f): for 2 conflicts joined: an extension tile."""
    return groups(B06, s.conflicts(seat))


def b07(s: Realm, seat: int) -> int:
    """B07 (LA-LAWBASE-g): for every deployed knight of strength 2: a squire."""
    return groups(B07, s.deployed(seat, 2))


def b08(s: Realm, seat: int) -> int:
    """B08 (LA-LAWBASE-h): for 2 conflicts joined: a squire, a voting marker and a gold."""
    return groups(B08, s.conflicts(seat))


def b09(s: Realm, seat: int) -> int:
    """B09 (LA-LAWBASE-i): no knight of strength 2 deployed: an upgrade."""
    return 0 if s.deployed(seat, 2) else 1


def b10(s: Realm, seat: int) -> int:
    """B10 (LA-LAWBASE-j): the 3 deployed and the 4 in the reserve: they may change places."""
    return 1 if s.deployed(seat, 3) and s.reserve[seat * STRENGTHS + 3] else 0


def b11(s: Realm, seat: int) -> int:
    """B11 (LA-LAWBASE-k): for 3 extension tiles built: 5 points."""
    return groups(B11, s.tiles(seat))


def b12(s: Realm, seat: int) -> int:
    """B12 (LA-LAWBASE-l): for every conflict joined: 3 points."""
    return groups(B12, s.conflicts(seat))


def b13(s: Realm, seat: int) -> int:
    """B13 (LA-LAWBASE-m): for 3 counties held: 8 points."""
    return groups(B13, s.counties(seat))


def b14(s: Realm, seat: int) -> int:
    """B14 (LA-LAWBASE-n): all three knights of strength 1 deployed: 5 points."""
    return 1 if s.deployed(seat, 1) == KNIGHTS[0] else 0


def b15(s: Realm, seat: int) -> int:
    """B15 (LA-LAWBASE-o, LA-APPLY-l): for 3 nobles at the table, the lord not counted: a new knight."""
    return groups(B15, s.nobles[seat])


def b16(s: Realm, seat: int) -> int:
    """B16 (LA-LAWBASE-p): 1 gold buys a point, as often as wanted."""
    return times(s, seat, LAW_COST[B16])


def b17(s: Realm, seat: int) -> int:
    """B17 (LA-LAWBASE-q): 1 squire buys a point, as often as wanted."""
    return times(s, seat, LAW_COST[B17])


def b18(s: Realm, seat: int) -> int:
    """B18 (LA-LAWBASE-r, LA-LAWBASE-s): for a set of deployed knights of strengths 1 to 4: 6 points."""
    return min([s.deployed(seat, strength) for strength in range(1, STRENGTHS + 1)])


# --- the new set


def n01(s: Realm, seat: int) -> int:
    """N01 (LA-LAWNEW-a): for every conflict joined: a voting marker."""
    return groups(N01, s.conflicts(seat))


def n02(s: Realm, seat: int) -> int:
    """N02 (LA-LAWNEW-b): most squires in stock: a gold and a voting marker."""
    return most(s, s.squires, seat)


def n03(s: Realm, seat: int) -> int:
    """N03 (LA-LAWNEW-c): most gold: a squire and a voting marker."""
    return most(s, s.gold, seat)


def n04(s: Realm, seat: int) -> int:
    """N04 (LA-LAWNEW-d): no noble at the table: a gold, a squire and a voting marker."""
    return 0 if s.nobles[seat] else 1


def n05(s: Realm, seat: int) -> int:
    """N05 (LA-LAWNEW-e): for every conflict joined, a squire may be sent to one of them."""
    return min(s.conflicts(seat), s.squires[seat])


def n06(s: Realm, seat: int) -> int:
    """N06 (LA-LAWNEW-f): for every deployed knight of strength 1: a squire."""
    return groups(N06, s.deployed(seat, 1))


def n07(s: Realm, seat: int) -> int:
    """N07 (LA-LAWNEW-g, LA-TILE-d): 4 gold buy an extension tile, as long as one is left."""
    return min(times(s, seat, LAW_COST[N07]), CASTLE - s.tiles(seat))


def n08(s: Realm, seat: int) -> int:
    """N08 (LA-LAWNEW-h): for every knight in the own castle: 3 points."""
    return groups(N08, s.castle_knights(seat))


def n09(s: Realm, seat: int) -> int:
    """N09 (LA-LAWNEW-i, LA-LAWNEW-t): most markers left over after the third vote: an upgrade."""
    return most(s, s.counted, seat)


def n10(s: Realm, seat: int) -> int:
    """N10 (LA-LAWNEW-j): both knights of strength 2 deployed: 3 points."""
    return 1 if s.deployed(seat, 2) == KNIGHTS[1] else 0


def n11(s: Realm, seat: int) -> int:
    """N11 (LA-LAWNEW-k): every county held costs 1 gold, or its knight goes home."""
    return s.counties(seat)


def n12(s: Realm, seat: int) -> int:
    """N12 (LA-LAWNEW-l): for 2 counties held: 5 points."""
    return groups(N12, s.counties(seat))


def n13(s: Realm, seat: int) -> int:
    """N13 (LA-LAWNEW-m): every tile built costs 1 squire, or it pays nothing in this round."""
    return s.tiles(seat)


def n14(s: Realm, seat: int) -> int:
    """N14 (LA-LAWNEW-n): 2 gold for a squire or 2 squires for a gold, as often as wanted."""
    return s.gold[seat] // TRADE_GOLD + s.squires[seat] // TRADE_SQUIRES


def n15(s: Realm, seat: int) -> int:
    """N15 (LA-LAWNEW-o): for 2 squires beside own knights, in all counties together: 3 points."""
    beside = 0
    for county in range(COUNTIES):
        if s.county_who[county] == seat:
            beside += s.county_squires[county]
    return groups(N15, beside)


def n16(s: Realm, seat: int) -> int:
    """N16 (LA-LAWNEW-p): for every county held that has no nobles left: points."""
    empty = 0
    for county in range(COUNTIES):
        if s.county_who[county] == seat and not s.pile[county]:
            empty += 1
    return groups(N16, empty)


def n17(s: Realm, seat: int) -> int:
    """N17 (LA-LAWNEW-q): 1 gold, 1 squire and 1 leftover marker buy 3 points, as often as wanted."""
    return times(s, seat, LAW_COST[N17])


def n18(s: Realm, seat: int) -> int:
    """N18 (LA-LAWNEW-r): most knights in conflicts: 5 points."""
    own = s.conflict_knights(seat)
    if not own:
        return 0
    for other in range(s.seats):
        if s.conflict_knights(other) > own:
            return 0
    return 1


#: The cards in the order of their numbers.
CARDS: Final[list[Callable[[Realm, int], int]]] = [
    b01,
    b02,
    b03,
    b04,
    b05,
    b06,
    b07,
    b08,
    b09,
    b10,
    b11,
    b12,
    b13,
    b14,
    b15,
    b16,
    b17,
    b18,
    n01,
    n02,
    n03,
    n04,
    n05,
    n06,
    n07,
    n08,
    n09,
    n10,
    n11,
    n12,
    n13,
    n14,
    n15,
    n16,
    n17,
    n18,
]


def served(s: Realm, law: int, seat: int) -> int:
    """How many times a law serves a seat as things stand now."""
    return 0 if s.out[seat] else CARDS[law](s, seat)


def pays(s: Realm, law: int, seat: int) -> list[tuple[int, int]]:
    """What a law would give a seat if it were applied now, kinds and amounts; purchases at their utmost.

    Only what can be used is counted: no upgrade without a fitting knight, no tile when all are built.
    """
    often = served(s, law, seat)
    found: list[tuple[int, int]] = []
    if often:
        for kind, number in LAW_GAIN[law]:
            usable = number * often
            if kind == UPGRADE and not upgradable(s, seat, LAW_IDS[law] == "b01"):
                usable = 0
            elif kind == EXTENSION:
                usable = min(usable, CASTLE - s.tiles(seat)) if can_build(s, seat) else 0
            if usable:
                found.append((kind, usable))
    return found


def costs(s: Realm, law: int, seat: int) -> list[tuple[int, int]]:
    """What ``pays`` would cost, or what a tax asks."""
    often = served(s, law, seat)
    return [(kind, number * often) for kind, number in LAW_COST[law]] if often else []
