"""What hands do with pieces: knights come and go, goods change hands, nobles sit down, tiles are built.

Whoever moves a piece does it through these functions; they keep the derived counts true.
"""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.games.lancaster import words as w
from banneret.games.lancaster.board import (
    ALLY,
    AT_CASTLE,
    AT_CONFLICT,
    CASTLE,
    CONFLICTS,
    COUNTIES,
    COURT,
    GOLD,
    LEFTOVER,
    NEW_KNIGHT,
    NOBLE,
    PLACES,
    POINTS,
    SQUIRE,
    STRENGTHS,
    TABLE_SEATS,
    Goods,
)
from banneret.games.lancaster.state import BUILT, IN_SUPPLY, Realm

# --- knights


def to_court(s: Realm, house: int, strength: int) -> None:
    """A knight comes to its house's court."""
    s.court[house * STRENGTHS + strength - 1] += 1
    s.at_court[house] += 1


def from_court(s: Realm, house: int, strength: int) -> None:
    """A knight leaves the court to be placed."""
    s.court[house * STRENGTHS + strength - 1] -= 1
    s.at_court[house] -= 1


def vacate_county(s: Realm, county: int) -> int:
    """Takes the knight out of a county; its squires go to the supply. Returns its strength."""
    strength = s.county_knight[county]
    s.county_who[county] = -1
    s.county_knight[county] = 0
    s.county_squires[county] = 0
    return strength


def join_conflict(s: Realm, house: int, strength: int, conflict: int) -> None:
    """LA-CONFLICT-b, LA-CONFLICT-d: onto the own stack, or to the topmost free space."""
    place = s.place_of(conflict, house)
    if place < 0:
        place = s.free_place(conflict)
        s.place_who[place] = house
    s.stack_of[place * STRENGTHS + strength - 1] += 1


def clear_place(s: Realm, place: int) -> None:
    """Nobody stands on a space of a conflict any longer; squires sent there go to the supply."""
    s.place_who[place] = -1
    s.sent[place] = 0
    base = place * STRENGTHS
    for rank in range(base, base + STRENGTHS):
        s.stack_of[rank] = 0


def recruit(s: Realm, house: int) -> bool:
    """LA-REWARD-a: a strength-1 knight from the reserve to the court; lost if there is none."""
    if not s.reserve[house * STRENGTHS]:
        s.tell(w.L_LAPSED, ALL, house, NEW_KNIGHT)
        return False
    s.reserve[house * STRENGTHS] -= 1
    to_court(s, house, 1)
    s.tell(w.L_RECRUITED, ALL, house)
    return True


def knights_at(s: Realm, house: int, post: int, strength: int) -> int:
    """How many knights of a strength a house has at a post."""
    if post < AT_CASTLE:
        return 1 if s.county_who[post] == house and s.county_knight[post] == strength else 0
    if post < AT_CONFLICT:
        return 1 if s.castle[house * CASTLE + post - AT_CASTLE] == strength else 0
    if post < COURT:
        place = s.place_of(post - AT_CONFLICT, house)
        return s.stack_of[place * STRENGTHS + strength - 1] if place >= 0 else 0
    return s.court[house * STRENGTHS + strength - 1]


def swap_at(s: Realm, house: int, post: int, old: int, new: int) -> None:
    """LA-REWARD-b: a knight from the reserve takes the exact place of another, with its squires
    (LA-COUNTY-h)."""
    base = house * STRENGTHS
    s.reserve[base + new - 1] -= 1
    s.reserve[base + old - 1] += 1
    if post < AT_CASTLE:
        s.county_knight[post] = new
    elif post < AT_CONFLICT:
        s.castle[base // STRENGTHS * CASTLE + post - AT_CASTLE] = new
    elif post < COURT:
        stack = s.place_of(post - AT_CONFLICT, house) * STRENGTHS
        s.stack_of[stack + old - 1] -= 1
        s.stack_of[stack + new - 1] += 1
    else:
        s.court[base + old - 1] -= 1
        s.court[base + new - 1] += 1


def upgradable(s: Realm, house: int, deployed: bool) -> list[tuple[int, int]]:
    """LA-REWARD-c, LA-REWARD-d: strength and post of the own knights outside the reserve that have a partner
    exactly 1 stronger in it; only deployed ones for law B01."""
    base = house * STRENGTHS
    reserve = s.reserve
    found: list[tuple[int, int]] = []
    two = reserve[base + 1] > 0
    three = reserve[base + 2] > 0
    four = reserve[base + 3] > 0
    if not (two or three or four):
        return found
    partner = [False, two, three, four, False]
    for county in range(COUNTIES):
        if s.county_who[county] == house and partner[s.county_knight[county]]:
            found.append((s.county_knight[county], county))
    for space in range(CASTLE):
        strength = s.castle[house * CASTLE + space]
        if strength and partner[strength]:
            found.append((strength, AT_CASTLE + space))
    for place in range(CONFLICTS * PLACES):
        if s.place_who[place] == house:
            for rank in range(3):
                if s.stack_of[place * STRENGTHS + rank] and partner[rank + 1]:
                    found.append((rank + 1, AT_CONFLICT + place // PLACES))
    if not deployed:
        for rank in range(3):
            if s.court[base + rank] and partner[rank + 1]:
                found.append((rank + 1, COURT))
    return found


# --- goods


def gain(s: Realm, seat: int, kind: int, number: int) -> None:
    """LA-FRAME-c, LA-REWARD-e: points at once onto the score, the rest from the supply."""
    if kind == POINTS:
        s.points[seat] += number
    elif kind == GOLD:
        s.gold[seat] += number
    elif kind == SQUIRE:
        s.squires[seat] += number
    else:
        s.markers[seat] += number
    s.tell(w.L_GAINED, ALL, seat, number, kind)


def stock(s: Realm, seat: int, kind: int) -> int:
    """How many of something a seat can pay with."""
    if kind == GOLD:
        return s.gold[seat]
    if kind == SQUIRE:
        return s.squires[seat]
    if kind == LEFTOVER:
        return s.leftover[seat]
    return s.markers[seat]


def pay(s: Realm, seat: int, kind: int, number: int) -> None:
    """LA-TERM-d: into the supply."""
    if kind == GOLD:
        s.gold[seat] -= number
    elif kind == SQUIRE:
        s.squires[seat] -= number
    elif kind == LEFTOVER:
        s.leftover[seat] -= number
    else:
        s.markers[seat] -= number
    s.tell(w.L_PAID, ALL, seat, number, kind)


def times(s: Realm, seat: int, cost: Goods) -> int:
    """How often a seat can pay a price."""
    most = -1
    for kind, number in cost:
        able = stock(s, seat, kind) // number
        if most < 0 or able < most:
            most = able
    return most if most >= 0 else 0


def affords(s: Realm, seat: int, cost: Goods) -> bool:
    """Whether a seat can pay a price once."""
    for kind, number in cost:
        if stock(s, seat, kind) < number:
            return False
    return True


def pay_all(s: Realm, seat: int, cost: Goods) -> None:
    """Pays a whole price."""
    for kind, number in cost:
        pay(s, seat, kind, number)


# --- nobles


def can_seat(s: Realm, seat: int, county: int) -> bool:
    """LA-NOBLE-b, LA-NOBLE-c: a noble is left, and its letter not yet at the own table."""
    return s.pile[county] > 0 and not s.letters[seat] >> county & 1


def seat_noble(s: Realm, seat: int, county: int) -> None:
    """LA-NOBLE-a: from the pile to the first free seat of the own table, to the end."""
    s.pile[county] -= 1
    s.table[seat * TABLE_SEATS + s.nobles[seat]] = county
    s.nobles[seat] += 1
    s.letters[seat] |= 1 << county
    s.tell(w.L_NOBLE, ALL, seat, county)


def take_noble(s: Realm, house: int, county: int) -> None:
    """The noble of a county for a house: an ally's leaves the game (LA-TWOSCORE-a); or it lapses."""
    if house < ALLY and can_seat(s, house, county):
        seat_noble(s, house, county)
    elif house >= ALLY and s.pile[county]:
        s.pile[county] -= 1
        s.noble_gone[county] += 1
        s.tell(w.L_NOBLE_GONE, ALL, house, county)
    else:
        s.tell(w.L_LAPSED, ALL, house, NOBLE)


def can_take(s: Realm, house: int, county: int) -> bool:
    """Whether a house can take the noble of a county."""
    return s.pile[county] > 0 if house >= ALLY else can_seat(s, house, county)


def any_noble(s: Realm, house: int) -> bool:
    """Whether a house can take any noble."""
    for county in range(COUNTIES):
        if can_take(s, house, county):
            return True
    return False


# --- extension tiles


def can_build(s: Realm, seat: int) -> bool:
    """LA-TILE-d: a tile is left."""
    base = seat * CASTLE
    return IN_SUPPLY in s.tile[base : base + CASTLE]


def build(s: Realm, seat: int, space: int) -> None:
    """LA-TILE-a, LA-TILE-b: onto the space with its symbol; a knight there goes to court unscored."""
    place = seat * CASTLE + space
    strength = s.castle[place]
    s.tile[place] = BUILT
    s.tell(w.L_BUILT, ALL, seat, space)
    if strength:
        s.castle[place] = 0
        to_court(s, seat, strength)
        s.tell(w.L_BACK, ALL, seat, strength, AT_CASTLE + space)


def lapses(s: Realm, house: int, kind: int) -> None:
    """A reward that cannot be used is lost."""
    s.tell(w.L_LAPSED, ALL, house, kind)
