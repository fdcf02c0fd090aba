"""What a seat sees of the board, and positions that it could not tell from the real one.

The shape of ``board_view``; names are ids of the kinds in ``words.THINGS``, ``null`` is nobody or nothing::

    round, rounds          this round and how many there are
    phase                  preparing, placing, parliament, scoring, ended
    start, next_start      seats: who opened this round, and whom Surrey has named for the next (or null)
    turn                   whose turn it is in phase 1, else null
    counties   {county: {nobles, min, reward {good: n}, knight: null | {house, strength, squires, total}}}
    conflicts  {conflict: null | {card, france, points [3], total, england (would it win now?),
                 places: [3 x null | {house, knights [strengths], squires, sum, rank,
                                      if_england, if_france (the points of that rank)}]}}
    cards_left             how many conflict cards are still to come;  cards_unseen: which they can be
    favours    {favour: "up" | "down" | "out"}
    sets       [5 x "base" | "new" | null]         the law set that supplies each group
    laws       [3 x law]    in force, oldest first
    proposals  [3 x law | null]                    null once voted on
    voting                 which proposal is being voted on (0, 1, 2), or null
    votes      [3 x null | {passed, cast {seat: {vote "yes" | "no", markers}}}]    of this round, once shown
    laws_left  [law ids]   which laws can still be drawn;  laws_gone [law ids]
    players    {seat: {points, markers, leftover, gold [least, most], squires [least, most],
                 court [strengths], reserve [strengths], castle {castle: space}, nobles [counties],
                 table_pays, forces, tiles, counties, conflicts, voted, out,
                 ally: null | {colour, court, reserve, castle {castle: space}}}}
    majorities {forces {seat: points}, castle {seat: points}}     if the game ended now
    noble_points {seat: points}                                   the same
    own        for a seat, not for a spectator: {gold, squires, vote: null | {vote, markers}}

    law    = {id, group, form, asks, per, gain {good: n}, cost {good: n}, screened, seats}
             seats {seat: null | {times, pays {good: n}, costs {good: n}}}: what it would do for each if it
             were applied now, purchases at their utmost; null where it hangs on votes still to come (N09,
             N17). ``screened`` says that the law compares what lies behind screens (LA-INFO-c).
    space  = {tile: null | "built" | "turned", knight: null | strength, scored}

Stocks behind screens (LA-INFO-b): every coin and every squire in this game comes and goes in the open, so
what a table can know of a stock, ``[least, most]``, is what an attentive player has counted; the two are
equal. The exact figures of one's own stock are in ``own``. A board should keep the counted ones behind the
screens until somebody asks for them. With two players there are no screens (LA-TWOSET-b). What really is
hidden is a vote until all are shown (LA-VOTE-c).
"""

from __future__ import annotations

import random

from banneret.games.lancaster.board import (
    ALLY,
    CARD_IDS,
    CARD_POINTS,
    CARDS,
    CASTLE,
    CASTLE_IDS,
    COLOURS,
    CONFLICT_IDS,
    CONFLICTS,
    COUNTIES,
    COUNTY_IDS,
    COUNTY_REWARD,
    FAVOUR_IDS,
    FRANCE,
    GOOD_IDS,
    HOUSE_IDS,
    IN_FORCE,
    LAW_ASKS,
    LAW_COST,
    LAW_FORM,
    LAW_GAIN,
    LAW_GROUP,
    LAW_IDS,
    LAW_PER,
    LAWS,
    MINIMUM,
    MOST,
    N09,
    N17,
    NOBLE_POINTS,
    PLACES,
    ROUNDS,
    SET_IDS,
    STRENGTHS,
    TABLE_LORD,
    TABLE_NOBLE,
    TABLE_ROUNDS,
    TABLE_SEATS,
    Goods,
    law,
)
from banneret.games.lancaster.laws import costs, pays, served
from banneret.games.lancaster.state import BUILT, IN_SUPPLY, PHASE_IDS, Realm
from banneret.games.lancaster.steps import numbers
from banneret.games.lancaster.steps.conflicts import ranking, total_at, values
from banneret.games.lancaster.steps.course import shares

#: Laws that compare stocks behind screens.
_SCREENED = (law("b01"), law("b02"), law("n02"), law("n03"))
_TILE = ("up", "down", "out")


def board_view(s: Realm, seat: int) -> dict[str, object]:
    """The board for a seat, or for a spectator (-1)."""
    top = s.stack[-1] if s.stack else [-1]
    view: dict[str, object] = {
        "round": s.round[0],
        "rounds": ROUNDS,
        "phase": PHASE_IDS[s.phase[0]],
        "start": COLOURS[s.start[0]],
        "next_start": _colour(s.next_start[0]),
        "turn": _turn(s),
        "counties": {COUNTY_IDS[county]: _county(s, county) for county in range(COUNTIES)},
        "conflicts": {CONFLICT_IDS[conflict]: _conflict(s, conflict) for conflict in range(CONFLICTS)},
        "cards_left": sum(s.card_left),
        "cards_unseen": [CARD_IDS[card] for card in range(CARDS) if s.card_left[card]],
        "favours": {name: _TILE[s.favour[tile]] for tile, name in enumerate(FAVOUR_IDS)},
        "sets": [SET_IDS[chosen] if chosen >= 0 else None for chosen in s.group_set],
        "laws": [_law(s, number) for number in s.law],
        "proposals": [_law(s, number) for number in s.proposal],
        "voting": top[1] if top[0] == numbers.VOTE else None,
        "votes": [_votes(s, number) for number in range(IN_FORCE)],
        "laws_left": [LAW_IDS[number] for number in range(LAWS) if s.law_left[number]],
        "laws_gone": [LAW_IDS[number] for number in range(LAWS) if s.law_gone[number]],
        "players": {COLOURS[other]: _player(s, other) for other in range(s.seats)},
        "majorities": _majorities(s),
        "noble_points": {COLOURS[other]: NOBLE_POINTS[s.nobles[other]] for other in range(s.seats)},
    }
    if seat >= 0:
        view["own"] = {
            "gold": s.gold[seat],
            "squires": s.squires[seat],
            "vote": None
            if s.vote[seat] < 0
            else {"vote": ("no", "yes")[s.vote[seat]], "markers": s.vote_markers[seat]},
        }
    return view


def _colour(seat: int) -> str | None:
    return COLOURS[seat] if seat >= 0 else None


def _turn(s: Realm) -> str | None:
    for frame in s.stack:
        if frame[0] == numbers.TURNS:
            top = s.stack[-1]
            # While squires or a favour are chosen, it is still that player's turn.
            return COLOURS[s.owner(top[1])]
    return None


def _goods(listed: Goods) -> dict[str, int]:
    return {GOOD_IDS[kind]: number for kind, number in listed}


def _county(s: Realm, county: int) -> dict[str, object]:
    knight: dict[str, object] | None = None
    if s.county_who[county] >= 0:
        knight = {
            "house": HOUSE_IDS[s.county_who[county]],
            "strength": s.county_knight[county],
            "squires": s.county_squires[county],
            "total": s.total(county),
        }
    return {
        "nobles": s.pile[county],
        "min": MINIMUM[county],
        "reward": _goods(COUNTY_REWARD[county]),
        "knight": knight,
    }


def _strengths(row: list[int], house: int) -> list[int]:
    """Strengths of knights that are counted by strength."""
    found: list[int] = []
    for rank in range(STRENGTHS):
        found.extend([rank + 1] * row[house * STRENGTHS + rank])
    return found


def _conflict(s: Realm, conflict: int) -> dict[str, object] | None:
    card = s.card[conflict]
    if card < 0:
        return None
    total = total_at(s, conflict)
    ranks = ranking(s, conflict)
    england = values(s, conflict, True)
    france = values(s, conflict, False)
    places: list[object] = []
    for place in range(conflict * PLACES, conflict * PLACES + PLACES):
        house = s.place_who[place]
        if house < 0:
            places.append(None)
            continue
        rank = ranks.index(place)
        places.append(
            {
                "house": HOUSE_IDS[house],
                "knights": _strengths(s.stack_of, place),
                "squires": s.sent[place],
                "sum": s.strength_at(place),
                "rank": rank + 1,
                "if_england": england[rank] if house < ALLY else 0,
                "if_france": france[rank] if house < ALLY else 0,
            }
        )
    return {
        "card": CARD_IDS[card],
        "france": FRANCE[card],
        "points": list(CARD_POINTS[card]),
        "total": total,
        "england": total >= FRANCE[card] and bool(ranks),
        "places": places,
    }


def _law(s: Realm, number: int) -> dict[str, object] | None:
    if number < 0:
        return None
    settled = any(frame[0] == numbers.APPLY for frame in s.stack)
    seats: dict[str, object] = {}
    for seat in range(s.seats):
        if number in (N09, N17) and not settled:
            seats[COLOURS[seat]] = None
        else:
            seats[COLOURS[seat]] = {
                "times": served(s, number, seat),
                "pays": _goods(pays(s, number, seat)),
                "costs": _goods(costs(s, number, seat)),
            }
    return {
        "id": LAW_IDS[number],
        "group": LAW_GROUP[number],
        "form": LAW_FORM[number],
        "asks": LAW_ASKS[number],
        "per": LAW_PER[number],
        "gain": _goods(LAW_GAIN[number]),
        "cost": _goods(LAW_COST[number]),
        "screened": number in _SCREENED and s.seats > 2,
        "seats": seats,
    }


def _votes(s: Realm, number: int) -> dict[str, object] | None:
    if s.passed[number] < 0:
        return None
    cast: dict[str, object] = {}
    for seat in range(s.seats):
        side = s.cast[number * s.seats + seat]
        if side >= 0:
            cast[COLOURS[seat]] = {
                "vote": ("no", "yes")[side],
                "markers": s.cast_markers[number * s.seats + seat],
            }
    return {"passed": bool(s.passed[number]), "cast": cast}


def _player(s: Realm, seat: int) -> dict[str, object]:
    seated = s.table[seat * TABLE_SEATS : seat * TABLE_SEATS + s.nobles[seat]]
    ally: dict[str, object] | None = None
    if s.seats == 2:
        house = ALLY + seat
        ally = {
            "colour": _colour(s.colour[seat]),
            "court": _strengths(s.court, house),
            "reserve": _strengths(s.reserve, house),
            "castle": {CASTLE_IDS[space]: _space(s, house, space) for space in s.spaces_of(house)},
        }
    pays_table = s.round[0] in TABLE_ROUNDS
    return {
        "points": s.points[seat],
        "markers": s.markers[seat],
        "leftover": s.leftover[seat],
        "gold": [s.gold[seat], s.gold[seat]],
        "squires": [s.squires[seat], s.squires[seat]],
        "court": _strengths(s.court, seat),
        "reserve": _strengths(s.reserve, seat),
        "castle": {CASTLE_IDS[space]: _space(s, seat, space) for space in range(CASTLE)},
        "nobles": [COUNTY_IDS[county] for county in seated],
        "table_pays": TABLE_NOBLE * s.nobles[seat] + TABLE_LORD if pays_table else 0,
        "forces": s.forces(seat),
        "tiles": s.tiles(seat),
        "counties": s.counties(seat),
        "conflicts": s.conflicts(seat),
        "voted": s.vote[seat] >= 0,
        "out": bool(s.out[seat]),
        "ally": ally,
    }


def _space(s: Realm, house: int, space: int) -> dict[str, object]:
    knight = s.castle[house * CASTLE + space]
    tile: str | None = None
    if house < ALLY and s.tile[house * CASTLE + space] != IN_SUPPLY:
        tile = "built" if s.tile[house * CASTLE + space] == BUILT else "turned"
    return {"tile": tile, "knight": knight or None, "scored": bool(s.scored[house] >> space & 1)}


def _majorities(s: Realm) -> dict[str, object]:
    """LA-FINAL-a to LA-FINAL-i, if the game ended now."""
    present = s.present()
    two = s.seats == 2
    forces = shares([(s.forces(seat), s.squires[seat]) for seat in present], two)
    castle = shares([(s.tiles(seat), s.gold[seat]) for seat in present], two)
    return {
        "forces": {COLOURS[seat]: forces[place] for place, seat in enumerate(present)},
        "castle": {COLOURS[seat]: castle[place] for place, seat in enumerate(present)},
    }


def sample(s: Realm, copy: Realm, seat: int, rng: random.Random) -> Realm:
    """Fills the votes that a seat (-1: a spectator) cannot know with any that could have been laid."""
    for other in range(s.seats):
        if other != seat and s.vote[other] >= 0:
            copy.vote[other] = rng.randrange(2)
            copy.vote_markers[other] = rng.randrange(min(s.markers[other], MOST - 1) + 1)
    return copy
