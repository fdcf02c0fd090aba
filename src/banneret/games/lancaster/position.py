"""Positions written by hand: knights by place, goods by seat, and what is being done.

All rows of a position may be given by their own names, as ``describe_position`` does. Shorter are::

    knights   {house: {post: strength or list of strengths}}; who is not named is in the reserve
    beside    {county: squires}
    cards     {conflict: card};  order: {conflict: [houses from top to bottom]}
    tiles     {seat: [castle spaces]};  turned: the same, face down
    seated    {seat: [counties]}: nobles at the tables;  piles: {county: nobles left}
    down      [favours that lie face down]
    laws, proposals    three laws each
    step      placing, vote, laws, counties, castles, conflicts, end, or first-tiles
    who       whose turn it is (placing)

Without a step the knights are being placed, and the start player is to move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from banneret.core.errors import BadPosition
from banneret.games.lancaster.board import (
    AT_CASTLE,
    AT_CONFLICT,
    CARD_IDS,
    CARDS,
    CASTLE,
    CASTLE_IDS,
    CONFLICT_IDS,
    COUNTIES,
    COUNTY_IDS,
    COURT,
    FAVOUR_IDS,
    HOUSE_IDS,
    IN_FORCE,
    KNIGHTS,
    LAW_GROUP,
    LAW_IDS,
    LAW_SET,
    LAWS,
    NOBLES_PER_COUNTY,
    PLACES,
    POST_IDS,
    ROUNDS,
    STRENGTHS,
    TABLE_SEATS,
    UPPER,
)
from banneret.games.lancaster.state import (
    BUILT,
    FACE_DOWN,
    PARLIAMENT,
    PLACING,
    PREPARING,
    SCORING,
    TURNED,
    Realm,
)
from banneret.games.lancaster.steps import numbers
from banneret.games.lancaster.steps.preparing import lay_out

#: Steps that a position can be at: the stage of the round that follows, its phase, and the step itself.
_STEPS: Mapping[str, tuple[int, int]] = {
    "placing": (1, PLACING),
    "vote": (2, PARLIAMENT),
    "laws": (3, PARLIAMENT),
    "counties": (4, SCORING),
    "castles": (5, SCORING),
    "conflicts": (6, SCORING),
    "end": (6, SCORING),
}
_SHORT = (
    "knights",
    "beside",
    "cards",
    "order",
    "tiles",
    "turned",
    "seated",
    "piles",
    "down",
    "laws",
    "proposals",
    "step",
    "who",
)


def index(ids: tuple[str, ...], told: object, what: str) -> int:
    """The number of a thing by its id."""
    if not isinstance(told, str) or told not in ids:
        raise BadPosition(f"{what} of lancaster cannot be {told!r}")
    return ids.index(told)


def mapping(told: object, what: str) -> Mapping[str, Any]:
    """A mapping, or a refusal."""
    if not isinstance(told, Mapping):
        raise BadPosition(f"{what} of lancaster is a mapping of names, not {told!r}")
    return told


def listed(told: object, what: str) -> list[Any]:
    """A list, or a refusal."""
    if not isinstance(told, (list, tuple)):
        raise BadPosition(f"{what} of lancaster is a list, not {told!r}")
    return list(told)


def split(position: Mapping[str, object]) -> tuple[dict[str, object], dict[str, object]]:
    """The short parts of a description, and the rows."""
    short = {key: told for key, told in position.items() if key in _SHORT}
    rows = {key: told for key, told in position.items() if key not in _SHORT}
    return short, rows


def prepare(s: Realm) -> None:
    """What a position holds that nobody tells: all as laid out at the beginning, knights in reserve."""
    lay_out(s)
    for house in s.houses():
        for rank in range(STRENGTHS):
            s.reserve[house * STRENGTHS + rank] = KNIGHTS[rank]
            s.court[house * STRENGTHS + rank] = 0
    for group, chosen in enumerate(s.group_set):
        if chosen < 0:
            s.group_set[group] = 0


def read_short(s: Realm, short: Mapping[str, object]) -> None:
    """Fills a prepared state from the short parts."""
    _lay_cards(s, mapping(short.get("cards", {}), "'cards'"))
    order = mapping(short.get("order", {}), "'order'")
    for name, houses in order.items():
        conflict = index(CONFLICT_IDS, name, "a conflict")
        for place, house in enumerate(listed(houses, "'order'")):
            s.place_who[conflict * PLACES + place] = index(HOUSE_IDS, house, "a house")
    for name, posts in mapping(short.get("knights", {}), "'knights'").items():
        house = index(HOUSE_IDS, name, "a house")
        if house not in s.houses():
            raise BadPosition(f"{name} does not play")
        for post, strengths in mapping(posts, "the knights of a house").items():
            told = strengths if isinstance(strengths, (list, tuple)) else [strengths]
            for strength in told:
                if type(strength) is not int or not 1 <= strength <= STRENGTHS:
                    raise BadPosition(f"there is no knight of strength {strength!r}")
                _put(s, house, index(POST_IDS, post, "a post"), strength)
    for name, squires in mapping(short.get("beside", {}), "'beside'").items():
        s.county_squires[index(COUNTY_IDS, name, "a county")] = int(squires)
    for key, state in (("tiles", BUILT), ("turned", TURNED)):
        for name, spaces in mapping(short.get(key, {}), repr(key)).items():
            seat = index(HOUSE_IDS[: s.seats], name, "a seat")
            for space in listed(spaces, repr(key)):
                s.tile[seat * CASTLE + index(CASTLE_IDS, space, "a tile")] = state
    for name, counties in mapping(short.get("seated", {}), "'seated'").items():
        seat = index(HOUSE_IDS[: s.seats], name, "a seat")
        for place, county in enumerate(listed(counties, "'seated'")):
            s.table[seat * TABLE_SEATS + place] = index(COUNTY_IDS, county, "a county")
    for name in listed(short.get("down", []), "'down'"):
        s.favour[index(FAVOUR_IDS, name, "a favour")] = FACE_DOWN
    _lay_nobles(s, mapping(short.get("piles", {}), "'piles'"))
    _lay_laws(s, listed(short.get("laws", []), "'laws'"), listed(short.get("proposals", []), "'proposals'"))


def _put(s: Realm, house: int, post: int, strength: int) -> None:
    s.reserve[house * STRENGTHS + strength - 1] -= 1
    if post == COURT:
        s.court[house * STRENGTHS + strength - 1] += 1
    elif post < AT_CASTLE:
        s.county_who[post] = house
        s.county_knight[post] = strength
    elif post < AT_CONFLICT:
        s.castle[house * CASTLE + post - AT_CASTLE] = strength
    else:
        conflict = post - AT_CONFLICT
        place = s.place_of(conflict, house)
        if place < 0:
            place = s.free_place(conflict)
            if place < 0:
                raise BadPosition(f"{CONFLICT_IDS[conflict]} has only {PLACES} spaces")
            s.place_who[place] = house
        s.stack_of[place * STRENGTHS + strength - 1] += 1


def _lay_cards(s: Realm, cards: Mapping[str, object]) -> None:
    """Cards that nobody names are there too: two in the upper row, and as many left as the rounds need."""
    for name, card in cards.items():
        number = index(CARD_IDS, card, "a card")
        s.card[index(CONFLICT_IDS, name, "a conflict")] = number
        s.card_left[number] = 0
        s.card_gone[number] = 0
    for conflict in (UPPER, UPPER + 1):
        if s.card[conflict] < 0:
            number = s.card_left.index(1)
            s.card[conflict] = number
            s.card_left[number] = 0
    needed = UPPER * (ROUNDS - s.round[0])
    for number in range(CARDS - 1, -1, -1):
        if s.card_left[number]:
            if needed:
                needed -= 1
            else:
                s.card_left[number] = 0
                s.card_gone[number] = 1


def _lay_nobles(s: Realm, piles: Mapping[str, object]) -> None:
    """What is neither at a table nor on a pile has left the game."""
    for county in range(COUNTIES):
        s.pile[county] = NOBLES_PER_COUNTY[s.seats] - s.table.count(county)
    for name, left in piles.items():
        county = index(COUNTY_IDS, name, "a county")
        if type(left) is not int or not 0 <= left <= s.pile[county]:
            raise BadPosition(f"there are not {left!r} nobles left in {name}")
        s.noble_gone[county] = s.pile[county] - left
        s.pile[county] = left


def _lay_laws(s: Realm, laws: list[Any], proposals: list[Any]) -> None:
    """Laws that nobody names are the first of their groups; the pile is what the rounds to come need."""
    for place, name in enumerate(laws):
        s.law[place] = index(LAW_IDS, name, "a law")
    for place, name in enumerate(proposals):
        s.proposal[place] = index(LAW_IDS, name, "a law")
    chosen = [law for law in range(LAWS) if s.group_set[LAW_GROUP[law]] == LAW_SET[law]]
    chosen.sort(key=lambda law: LAW_GROUP[law])
    free = [law for law in chosen if law not in s.law and law not in s.proposal]
    for place in range(IN_FORCE):
        if s.law[place] < 0:
            s.law[place] = free.pop(0)
    for place in range(IN_FORCE):
        if s.proposal[place] < 0 and not proposals:
            s.proposal[place] = free.pop(0)
    needed = IN_FORCE * (ROUNDS - s.round[0])
    left = free[len(free) - needed :] if needed else []
    for law in range(LAWS):
        s.law_left[law] = 1 if law in left else 0
        s.law_gone[law] = 1 if law in free and law not in left else 0


def push_step(s: Realm, name: object, who: object) -> None:
    """What is being done in a position."""
    if name == "first-tiles":
        s.phase[0] = PREPARING
        s.push([numbers.ROUND, 0])
        s.push([numbers.FIRST_TILES, 0])
        return
    if name not in _STEPS:
        raise BadPosition(f"a position of lancaster cannot be at {name!r}; it can be at: {', '.join(_STEPS)}")
    stage, phase = _STEPS[str(name)]
    s.phase[0] = phase
    if stage > _STEPS["vote"][0]:
        # The proposals were voted on.
        for place in range(IN_FORCE):
            if s.proposal[place] >= 0:
                s.law_gone[s.proposal[place]] = 1
            s.proposal[place] = -1
    s.push([numbers.ROUND, stage])
    if name == "placing":
        s.push([numbers.TURNS, s.start[0] if who is None else index(HOUSE_IDS[: s.seats], who, "'who'")])
    elif name == "vote":
        s.push([numbers.VOTE, 0])
    elif name == "laws":
        s.push([numbers.APPLY, 0, 0, -1])
    elif name == "counties":
        s.push([numbers.COUNTIES, 0, 0])
    elif name == "castles":
        s.push([numbers.CASTLES, 0])
    elif name == "conflicts":
        s.push([numbers.CONFLICTS, 0])


def fits(s: Realm) -> list[str]:
    """What is wrong with the steps of a position."""
    faults: list[str] = []
    for frame in s.stack:
        house = frame[1] if len(frame) > 1 else 0
        if frame[0] in _OF_HOUSES and house not in s.houses():
            faults.append("somebody is asked who does not play")
        elif frame[0] in _OF_SEATS and not 0 <= house < s.seats:
            faults.append("somebody is asked who does not play")
    return faults


_OF_HOUSES = (
    numbers.FAVOUR,
    numbers.FAVOUR_NOBLE,
    numbers.UPGRADE,
    numbers.COUNTY,
    numbers.NOBLE,
    numbers.CROSSING,
)
_OF_SEATS = (
    numbers.TURNS,
    numbers.SQUIRES,
    numbers.EXTENSION,
    numbers.PURCHASE,
    numbers.SWAP,
    numbers.TRADE,
    numbers.SEND,
    numbers.COUNTY_TAX,
    numbers.TILE_TAX,
    numbers.NAME_START,
    numbers.CASTLE,
)
