"""Phase 1: knights go from the court to counties, castles and conflicts."""

from __future__ import annotations

from banneret.core.choice import NOUN_MASK, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.lancaster import words as w
from banneret.games.lancaster.board import (
    ALLY,
    AT_CASTLE,
    AT_CONFLICT,
    CASTLE,
    CONFLICTS,
    COUNTIES,
    MINIMUM,
    PLACES,
    SPACES,
    SQUIRE,
    STRENGTHS,
)
from banneret.games.lancaster.pieces import from_court, join_conflict, to_court, vacate_county
from banneret.games.lancaster.state import FACE_UP, IN_SUPPLY, Realm
from banneret.games.lancaster.steps import numbers

#: No knight is that strong.
NEVER = 99
_PLACE = w.PLACE << 12
_SQUIRES = w.SQUIRES << 12


def squires_for(s: Realm, house: int) -> int:
    """The squires that can go with a knight: those in stock; an ally never gets any (LA-TWOPLAY-c)."""
    return s.squires[house] if house < ALLY else 0


def needed(s: Realm, house: int, county: int, squires: int) -> int:
    """The strength that a knight of a house needs for a county, if so many squires can come with it.

    LA-COUNTY-b and LA-OUST-b: its own strength must reach the minimum. LA-OUST-a: with the squires it must
    beat the holder. LA-OUST-c, LA-TWOPLAY-d: one's own and one's ally's knights are not ousted.
    """
    holder = s.county_who[county]
    if holder < 0:
        return MINIMUM[county]
    if s.owner(holder) == s.owner(house):
        return NEVER
    beat = s.county_knight[county] + s.county_squires[county] + 1 - squires
    return beat if beat > MINIMUM[county] else MINIMUM[county]


def open_conflict(s: Realm, house: int, conflict: int) -> bool:
    """LA-CONFLICT-c: a house may join a conflict where it stands already or a space is free."""
    if s.card[conflict] < 0:
        return False
    base = conflict * PLACES
    for place in range(base, base + PLACES):
        if s.place_who[place] == house or s.place_who[place] < 0:
            return True
    return False


def castle_open(s: Realm, house: int, space: int) -> bool:
    """LA-CASTLE-a to LA-CASTLE-c: a free space of the own castle, without a tile on it."""
    if s.castle[house * CASTLE + space]:
        return False
    if house >= ALLY:
        return space in s.spaces_of(house)
    return s.tile[house * CASTLE + space] == IN_SUPPLY


def can_place(s: Realm, house: int) -> bool:
    """LA-TURN-g: whether any knight at a court has a legal location."""
    if not s.at_court[house]:
        return False
    for conflict in range(CONFLICTS - 1, -1, -1):
        if open_conflict(s, house, conflict):
            return True
    for space in range(CASTLE):
        if castle_open(s, house, space):
            return True
    base = house * STRENGTHS
    strongest = STRENGTHS
    while not s.court[base + strongest - 1]:
        strongest -= 1
    squires = squires_for(s, house)
    for county in range(COUNTIES):
        if needed(s, house, county, squires) <= strongest:
            return True
    return False


def house_of(seat: int, knight: int) -> int:
    """Whose a knight of a choice is: the seat's own or its ally's (LA-TWOPLAY-a)."""
    return seat if knight < STRENGTHS else ALLY + seat


def list_placings(s: Realm, house: int, found: list[int]) -> None:
    """Adds every legal placing of a house."""
    base = house * STRENGTHS
    first = 0 if house < ALLY else STRENGTHS
    anywhere: list[int] = []
    for space in range(CASTLE):
        if castle_open(s, house, space):
            anywhere.append(AT_CASTLE + space)
    for conflict in range(CONFLICTS):
        if open_conflict(s, house, conflict):
            anywhere.append(AT_CONFLICT + conflict)
    squires = squires_for(s, house)
    need: list[int] = []
    for county in range(COUNTIES):
        need.append(needed(s, house, county, squires))
    for rank in range(STRENGTHS):
        if s.court[base + rank]:
            code = _PLACE + (first + rank) * SPACES
            for county in range(COUNTIES):
                if need[county] <= rank + 1:
                    found.append(code + county)
            for space in anywhere:
                found.append(code + space)


class Turns(Step[Realm]):
    """LA-TURN-a to LA-TURN-g: one knight a turn, clockwise, until nobody can place one."""

    name = "turn"
    rule = "LA-TURN-a"
    holds = ("who:seat",)

    def run(self, s: Realm, f: list[int]) -> int:
        seat = f[1]
        for _ in range(s.seats):
            # LA-TURN-d, LA-TURN-g: who cannot place a knight is skipped, and asked again later.
            if s.at_court[seat] and can_place(s, seat):
                break
            if s.seats == 2 and can_place(s, ALLY + seat):
                break
            seat = seat + 1 if seat + 1 < s.seats else 0
        else:
            s.pop()
            return GO
        f[1] = seat
        return ASK

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found: list[int] = []
        if s.at_court[seat]:
            list_placings(s, seat, found)
        if s.seats == 2 and s.at_court[ALLY + seat]:
            list_placings(s, ALLY + seat, found)
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) != w.PLACE:
            # LA-TURN-c: nobody may pass; LA-TURN-h: a deployed knight stays where it is.
            return "LA-TURN-c"
        knight, space = divmod(c & NOUN_MASK, SPACES)
        house = house_of(seat, knight)
        strength = knight % STRENGTHS + 1
        if house >= ALLY and s.seats != 2:
            return "LA-TWOPLAY-a"
        if not s.court[house * STRENGTHS + strength - 1]:
            # LA-TERM-a, LA-TERM-b: only a knight at court can be placed.
            return "LA-TERM-b"
        if space >= AT_CONFLICT:
            conflict = space - AT_CONFLICT
            return "" if open_conflict(s, house, conflict) else "LA-CONFLICT-c"
        if space >= AT_CASTLE:
            return self._forbid_castle(s, house, space - AT_CASTLE)
        return self._forbid_county(s, house, strength, space)

    def _forbid_castle(self, s: Realm, house: int, space: int) -> str:
        if space not in s.spaces_of(house):
            return "LA-TWOSET-d"
        if house < ALLY and s.tile[house * CASTLE + space] != IN_SUPPLY:
            return "LA-CASTLE-c"
        return "LA-CASTLE-b" if s.castle[house * CASTLE + space] else ""

    def _forbid_county(self, s: Realm, house: int, strength: int, county: int) -> str:
        holder = s.county_who[county]
        if holder == house:
            return "LA-OUST-c"
        if holder >= 0 and s.owner(holder) == s.owner(house):
            return "LA-TWOPLAY-d"
        if strength < MINIMUM[county]:
            return "LA-COUNTY-b" if holder < 0 else "LA-OUST-b"
        return "" if strength >= needed(s, house, county, squires_for(s, house)) else "LA-OUST-a"

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) != w.PLACE:
            return "", ()
        knight, space = divmod(c & NOUN_MASK, SPACES)
        house = house_of(seat, knight)
        strength = knight % STRENGTHS + 1
        rule = self.forbid(s, f, seat, c)
        if rule == "LA-TERM-b":
            return "no-knight", (strength,)
        if rule in ("LA-COUNTY-b", "LA-OUST-b"):
            return "strength", (MINIMUM[space], strength, space)
        if rule == "LA-OUST-a":
            return "total", (s.total(space) + 1, strength + squires_for(s, house), space)
        if rule in ("LA-OUST-c", "LA-TWOPLAY-d"):
            return "own-county", (space,)
        if rule == "LA-CASTLE-c":
            return "covered", (space,)
        if rule == "LA-CASTLE-b":
            return "taken", (space,)
        if rule == "LA-CONFLICT-c":
            conflict = space - AT_CONFLICT
            return ("no-conflict" if s.card[conflict] < 0 else "full"), (conflict,)
        return "", ()

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        knight, space = divmod(c & NOUN_MASK, SPACES)
        house = house_of(seat, knight)
        strength = knight % STRENGTHS + 1
        f[1] = seat + 1 if seat + 1 < s.seats else 0
        if space < AT_CASTLE:
            if squires_for(s, house):
                # LA-COUNTY-d: how many squires come along is said in the same turn.
                s.push([numbers.SQUIRES, house, strength, space])
            else:
                enter_county(s, house, strength, space, 0)
            return
        from_court(s, house, strength)
        s.tell(w.L_PLACED, ALL, house, strength, space)
        if space < AT_CONFLICT:
            s.castle[house * CASTLE + space - AT_CASTLE] = strength
            return
        join_conflict(s, house, strength, space - AT_CONFLICT)
        # LA-FAVOUR-a, LA-FAVOUR-d: a favour for every knight that enters, as long as tiles are left.
        if FACE_UP in s.favour:
            s.push([numbers.FAVOUR, house])

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "turn", (f[1],)


def enter_county(s: Realm, house: int, strength: int, county: int, squires: int) -> None:
    """LA-COUNTY-f, LA-OUST-d, LA-OUST-e: the knight and its squires take the space, the holder goes home."""
    holder = s.county_who[county]
    if holder >= 0:
        lost = s.county_squires[county]
        ousted = vacate_county(s, county)
        to_court(s, holder, ousted)
        s.tell(w.L_OUSTED, ALL, holder, ousted, county, lost)
    from_court(s, house, strength)
    if squires:
        s.squires[house] -= squires
    s.county_who[county] = house
    s.county_knight[county] = strength
    s.county_squires[county] = squires
    s.tell(w.L_PLACED, ALL, house, strength, county, squires)


class Squires(Step[Realm]):
    """LA-COUNTY-d: how many squires go with a knight into a county."""

    name = "squires"
    rule = "LA-COUNTY-d"
    holds = ("house:house", "strength:n", "county:county")

    def least(self, s: Realm, f: list[int]) -> int:
        """LA-OUST-a: so many are needed to beat the holder."""
        if s.county_who[f[3]] < 0:
            return 0
        lacking = s.total(f[3]) + 1 - f[2]
        return lacking if lacking > 0 else 0

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        return [_SQUIRES + k for k in range(self.least(s, f), s.squires[seat] + 1)]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) != w.SQUIRES or noun_of(c) > s.squires[seat]:
            return "LA-COUNTY-d"
        return "LA-OUST-a" if noun_of(c) < self.least(s, f) else ""

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) != w.SQUIRES:
            return "", ()
        if noun_of(c) < self.least(s, f):
            return "least-squires", (self.least(s, f),)
        return "stock", (s.squires[seat], SQUIRE)

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        s.pop()
        enter_county(s, f[1], f[2], f[3], noun_of(c))

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "squires", (f[1], f[2], f[3], self.least(s, f))
