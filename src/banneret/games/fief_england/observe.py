"""What a seat knows, as numbers for programs that learn: its own things first, the others clockwise.

There is room for four families and four seats; those that do not play are all zeros. Families are told as how
far clockwise they are from one's own first, from 1 on (of two players one's own are 1 and 2); 0 is nobody.
Nobles, cities, cards and other things have the numbers of the game's own lists, from 1 on where 0 is nothing.
"""

from __future__ import annotations

from typing import Final

from banneret.games.fief_england.board import (
    ARMIES,
    CARDS,
    CHARACTERS,
    CITIES,
    COUNTERS,
    DIOCESES,
    DISASTER_KINDS,
    FAMILIES,
    INSIDE,
    NOBLES,
    PLACES,
    REGIONS,
    RELICS,
    SERVANTS,
    TRACK,
    UNITS,
)
from banneret.games.fief_england.options import DISASTER_FACEDOWN, OPTION_CELLS
from banneret.games.fief_england.state import (
    ACTIVE,
    ATTACKERS,
    CALLER,
    DEFENDERS,
    FIELD,
    FIGHT_KIND,
    FIGHT_ROUND,
    FIRST,
    GARTERS_GIVEN,
    GRANTS,
    HAILS,
    HALF,
    HERALD,
    INVADERS_BIT,
    KING,
    LETTER,
    LOST,
    PHASE,
    PLACING,
    PRINCE,
    QUEEN,
    QUIET,
    REBELLION,
    RESIGNED,
    ROUND,
    SKULL_USED,
    SUMMONED,
    SWORD_BY,
    SWORD_CITY_NOW,
    SWORD_DRAWN,
    TOP,
    TOPICS,
    TOWERS,
    VP_RELIC,
    WALLED,
    Fief,
)
from banneret.games.fief_england.steps import deals, numbers
from banneret.games.fief_england.steps.victory import points
from banneret.games.fief_england.steps.votes import votes

_SEATS: Final = 4
_MUCH: Final = 4095
_BITS: Final = 1 << CITIES
_OWN: Final = 2 * PLACES * UNITS

#: The blocks of numbers, in order: name, size, least, greatest, meaning.
TOLD: Final = (
    ("options", OPTION_CELLS, 0, 63, "what the table has agreed on: the values of all options, by key"),
    ("clock", 3, 0, 15, "round, phase, letter of the step inside the phase"),
    (
        "step",
        2,
        0,
        255,
        "the number of the step that asks, + 1 (0: over), and the family that it asks",
    ),
    ("turn", 2, 0, FAMILIES, "who has the first-player marker, whose turn it is"),
    ("crown", 3, 0, NOBLES, "King or Sovereign Queen, Queen by marriage, Prince of Wales"),
    ("sword", 3, 0, NOBLES, "Excalibur: the city where it is, who carries it, whether it has been drawn"),
    (
        "court",
        7,
        0,
        63,
        "Rebellion, Parliament summoned, skull used; Garters, grants, towers; relic VP",
    ),
    ("present", FAMILIES, 0, 1, "the families that play and have not given up"),
    ("ally", FAMILIES, 0, FAMILIES, "their allies"),
    ("points", FAMILIES, 0, 15, "their VP"),
    ("votes", FAMILIES, 0, 63, "their votes"),
    ("fourth", FAMILIES, 0, CARDS, "the cards in their fourth space"),
    ("treasures", FAMILIES, 0, 15, "treasure markers used in this round"),
    ("pigeons", FAMILIES, 0, 15, "pigeons left"),
    ("hailing", FAMILIES, 0, 1, "who has asked to be heard"),
    ("reserve", FAMILIES * UNITS, 0, 63, "units in reserve"),
    ("noble-family", NOBLES, 0, FAMILIES, "the family of each noble in play"),
    ("noble-place", NOBLES, 0, PLACES, "where he is"),
    ("noble-held", NOBLES, 0, 31, "who holds him: a noble, an army from 21 on, the bandits 25; 0 when free"),
    ("noble-spouse", NOBLES, 0, NOBLES, "whom he has married"),
    ("noble-guard", 2 * NOBLES, 0, 3, "his royal knights and soldiers"),
    ("noble-moves", NOBLES, 0, 15, "moves that he has made in this phase"),
    ("noble-garter", NOBLES, 0, 1, "whether he has the Garter"),
    ("heresy", 2, 0, NOBLES, "who has the markers of heresy"),
    ("servants", SERVANTS, 0, NOBLES + 1, "whom each servant serves; 0 in the deck, 21 out of the game"),
    ("servants-used", SERVANTS, 0, 15, "whether he has been used"),
    ("lords", REGIONS, 0, NOBLES, "who holds each fief"),
    ("claims", REGIONS, 0, FAMILIES, "who has a claim on an open title"),
    ("sees", DIOCESES, 0, NOBLES, "the prelates"),
    ("abbesses", 3, 0, NOBLES, "the abbesses"),
    ("abbeys", 3, 0, PLACES, "where their abbeys stand"),
    ("control", CITIES, 0, FAMILIES, "who controls each city"),
    ("hold", CITIES, 0, FAMILIES, "who holds it with pieces"),
    ("building", CITIES, 0, 7, "what stands there"),
    ("mill", CITIES, 0, 1, "whether a mill stands there"),
    ("siege", CITIES, 0, FAMILIES, "who besieges it"),
    ("scaffold", CITIES, 0, 7, "catapults under construction before it"),
    ("counters", FAMILIES * PLACES, 0, 63, "units of each family in each place, face down or not"),
    ("known", FAMILIES * PLACES * UNITS, 0, 63, "those of which everybody knows the kind"),
    ("inside", FAMILIES * PLACES, 0, 1, "whether a family stands inside the city"),
    ("own-units", _OWN, 0, 63, "the units of our own families (one or two) by place and kind"),
    ("own-train", NOBLES * UNITS, 0, 63, "units that go along with our nobles"),
    ("own-pool", UNITS, 0, 63, "units that we have bought and not placed"),
    ("to-place", 1, 0, 63, "units that whoever is on turn has still to place"),
    ("money-least", _SEATS, 0, _MUCH, "the least money that each seat has, as far as we know"),
    ("money-most", _SEATS, 0, _MUCH, "and the most; our own is exact"),
    ("cards", 2 * _SEATS, 0, 63, "characters, then fortunes, in each hand"),
    ("own-hand", CARDS, 0, 15, "our hand"),
    ("known-cards", 3 * CARDS, 0, 15, "cards that we know to be in the other hands"),
    (
        "decks",
        5,
        0,
        255,
        "characters, events in the decks, the discards; on top: 1 Fortune, 2 Disaster",
    ),
    ("bows", 2, 0, 15, "crossbowmen that can be hired, French and Flemish"),
    ("track", TRACK, 0, CARDS + 1, "Disasters drawn: the card; 44 face down"),
    ("disasters", REGIONS * DISASTER_KINDS, 0, 2, "Disasters by region and kind: 1 active, 2 dormant"),
    ("bonus", 2 * REGIONS, 0, 7, "Harvests and Good Weathers on each region"),
    ("tallage", REGIONS, 0, FAMILIES, "who levies tallage"),
    ("tithe", DIOCESES, 0, FAMILIES, "who levies a tithe"),
    ("relics", RELICS, 0, LOST + 1, "0 not found, a city, 21 and up a noble, 51 lost"),
    ("shrines", DIOCESES, 0, 1, "whether a relic still lies in the cathedral"),
    ("leaders", ARMIES, 0, CITIES + 2, "invaders: 0 gone for good, 1 in supply, else the city + 2"),
    ("foot", ARMIES * CITIES, 0, 15, "their infantry"),
    ("garrisons", ARMIES, 0, 1, "whether an army stays for good"),
    ("battle", 6, 0, 63, "the battle: city, kind, round, walls, quiet phases, who declared it (5: invaders)"),
    ("attackers", FAMILIES + 1, 0, 1, "families on the attackers' side, and the invaders"),
    ("defenders", FAMILIES + 1, 0, 1, "the same for the defenders"),
    ("candidates", NOBLES, 0, FAMILIES, "an election: who has named each candidate"),
    ("laid", 2 * FAMILIES, 0, NOBLES, "on whom each family has laid markers, in the order of the nobles"),
    ("own-votes", 4, 0, NOBLES, "our own markers, for and decoy, by family; in Parliament 1 for, 2 against"),
    ("parliament", FAMILIES, 0, 1, "who has laid a marker for the Royal Tax"),
    ("burghers", FAMILIES, 0, 15, "votes of burghers that have been called"),
    ("herald", 1, 0, FAMILIES, "whose votes the herald raises"),
    ("own-shares", _SEATS, 0, _MUCH, "what we have set aside of a Royal Tax, by seat"),
    ("deal", 4, 0, _MUCH, "a bargain of ours: who offers, who is asked, money given, money wanted"),
    ("deal-wares", 2 * deals.SLOTS, 0, _MUCH, "the wares given and wanted in it"),
    ("own-parcel", CARDS + 1, 0, _MUCH, "what we have laid under a pigeon: cards, money"),
    (
        "leave",
        2 * FAMILIES * FAMILIES,
        0,
        _BITS,
        "leave to pass (cities as bits), promises: ours and to us",
    ),
    ("orders", TOPICS, 0, 3, "our standing orders about being asked"),
)


def observe(s: Fief, seat: int) -> list[int]:
    """All numbers, from the point of view of a seat; they hold nothing that its view does not."""
    turned = _turned(s, seat)
    code = [0] * (FAMILIES + 1)
    for k, g in enumerate(turned):
        code[g] = k + 1
    found: list[int] = list(s.opt)
    found += _course(s, code)
    found += _families(s, turned, code)
    found += _nobles(s, code)
    found += _map(s, turned, code)
    found += _own(s, seat, turned)
    found += _cards(s, seat)
    found += _regions(s, code)
    found += _battle(s, turned, code)
    found += _ballots(s, seat, turned, code)
    found += _papers(s, seat, turned, code)
    return found


def _turned(s: Fief, seat: int) -> list[int]:
    """The families clockwise from a seat's first."""
    first = 2 * seat if s.seats == 2 else seat
    return [(first + k) % s.families for k in range(s.families)]


def _much(number: int) -> int:
    return max(0, min(number, _MUCH))


def _code(code: list[int], g: int) -> int:
    return code[g] if g >= 0 else 0


def _by_family(row: list[int], turned: list[int], size: int = 1) -> list[int]:
    """A row that has so many cells a family, turned."""
    found: list[int] = []
    for g in turned:
        found += row[g * size : (g + 1) * size]
    return found + [0] * ((FAMILIES - len(turned)) * size)


def _course(s: Fief, code: list[int]) -> list[int]:
    now = s.now
    top = s.stack[-1] if s.stack else [-1]
    asked = top[1] if len(top) > 1 and 0 <= top[1] < s.families else -1
    return [
        now[ROUND],
        now[PHASE],
        now[LETTER],
        top[0] + 1,
        _code(code, asked),
        _code(code, now[FIRST]),
        _code(code, now[ACTIVE]),
        now[KING] + 1,
        now[QUEEN] + 1,
        now[PRINCE] + 1,
        now[SWORD_CITY_NOW] + 1,
        now[SWORD_BY] + 1,
        now[SWORD_DRAWN],
        now[REBELLION],
        now[SUMMONED],
        now[SKULL_USED],
        now[GARTERS_GIVEN],
        now[GRANTS],
        now[TOWERS],
        _code(code, now[VP_RELIC]),
    ]


def _families(s: Fief, turned: list[int], code: list[int]) -> list[int]:
    missing = [0] * (FAMILIES - len(turned))
    found = [1 - (s.now[RESIGNED] >> s.seat(g) & 1) for g in turned] + missing
    found += [_code(code, s.ally[g]) for g in turned] + missing
    found += [points(s, g) for g in turned] + missing
    found += [votes(s, g) for g in turned] + missing
    found += [s.fourth[g] + 1 for g in turned] + missing
    found += _by_family(s.treasure, turned)
    found += _by_family(s.pigeon, turned)
    found += [s.now[HAILS] >> g & 1 for g in turned] + missing
    found += _by_family(s.stock, turned, len(COUNTERS))
    return found


def _nobles(s: Fief, code: list[int]) -> list[int]:
    family = s.family
    here = [family[n] >= 0 for n in range(NOBLES)]
    found = [_code(code, g) for g in family]
    found += [s.at[n] + 1 if here[n] else 0 for n in range(NOBLES)]
    found += [s.by[n] + 1 if here[n] else 0 for n in range(NOBLES)]
    found += [s.spouse[n] + 1 if here[n] else 0 for n in range(NOBLES)]
    found += s.guard
    found += [s.moves[n] if here[n] else 0 for n in range(NOBLES)]
    found += [1 if s.garter[n] else 0 for n in range(NOBLES)]
    found += [n + 1 for n in s.heresy]
    found += [NOBLES + 1 if n < -1 else n + 1 for n in s.servant]
    found += s.used
    found += [n + 1 for n in s.lord]
    found += [_code(code, g) for g in s.claim]
    found += [n + 1 for n in s.see]
    found += [n + 1 for n in s.abbess]
    found += [place + 1 for place in s.abbey]
    return found


def _map(s: Fief, turned: list[int], code: list[int]) -> list[int]:
    found = [_code(code, g) for g in s.control]
    found += [_code(code, g) for g in s.hold]
    found += s.building
    found += [1 if mill else 0 for mill in s.mill]
    found += [_code(code, g) for g in s.besieger]
    found += s.scaffold
    missing = FAMILIES - len(turned)
    for g in turned:
        found += [s.tokens(g, place) for place in range(PLACES)]
    found += [0] * (missing * PLACES)
    found += _by_family(s.known, turned, PLACES * UNITS)
    for g in turned:
        found += [1 if s.stand[g * PLACES + place] & INSIDE else 0 for place in range(PLACES)]
    found += [0] * (missing * PLACES)
    return found


def _own(s: Fief, seat: int, turned: list[int]) -> list[int]:
    """Units, trains and what has been bought: of one's own families only."""
    own = [g for g in turned if s.seat(g) == seat]
    found: list[int] = []
    for g in own:
        found += s.troop[g * PLACES * UNITS : (g + 1) * PLACES * UNITS]
    found += [0] * (_OWN - len(found))
    for n in range(NOBLES):
        mine = s.family[n] in own
        for cell in s.train[n * UNITS : (n + 1) * UNITS]:
            found.append(cell % HALF + cell // HALF if mine else 0)
    seen = not s.now[PLACING] or s.seat(s.now[ACTIVE]) == seat
    found += s.pool if seen else [0] * UNITS
    found.append(sum(s.pool))
    return found


def _cards(s: Fief, seat: int) -> list[int]:
    n = s.seats
    turned = [(seat + k) % n for k in range(n)]
    missing = _SEATS - n
    found: list[int] = []
    for row in (s.low, s.high):
        found += [_much(s.money[seat] if k == seat else row[seat * n + k]) for k in turned] + [0] * missing
    for first, last in ((0, CHARACTERS), (CHARACTERS, CARDS)):
        found += [sum(s.hand[k * CARDS + first : k * CARDS + last]) for k in turned] + [0] * missing
    found += s.hand[seat * CARDS : (seat + 1) * CARDS]
    for k in turned[1:]:
        cell = (seat * n + k) * CARDS
        found += s.knows[cell : cell + CARDS]
    found += [0] * (missing * CARDS)
    found += [
        sum(s.deck[:CHARACTERS]),
        sum(s.deck[CHARACTERS:]),
        sum(s.spent[:CHARACTERS]),
        sum(s.spent[CHARACTERS:]),
        s.now[TOP],
    ]
    found += s.bows
    hidden = s.opt[DISASTER_FACEDOWN] > 0
    found += [0 if card < 0 else CARDS + 1 if hidden else card + 1 for card in s.track]
    return found


def _regions(s: Fief, code: list[int]) -> list[int]:
    found = [*s.disaster, *s.bonus]
    found += [_code(code, g) for g in s.tallage]
    found += [_code(code, g) for g in s.tithe]
    found += [min(place, LOST) + 1 for place in s.relic]
    found += [1 if there else 0 for there in s.shrine]
    found += [city + 2 for city in s.leader]
    found += s.foot
    found += [1 if stays else 0 for stays in s.fixed]
    return found


def _battle(s: Fief, turned: list[int], code: list[int]) -> list[int]:
    """Who fights whom; nothing between battles."""
    fight = s.fight
    if fight[FIELD] < 0 or not fight[ATTACKERS]:
        return [0] * (6 + 2 * (FAMILIES + 1))
    caller = fight[CALLER]
    found = [fight[FIELD] + 1, fight[FIGHT_KIND], fight[FIGHT_ROUND], fight[WALLED], fight[QUIET]]
    found.append(_code(code, caller) if caller >= 0 else FAMILIES + 1)
    for side in (ATTACKERS, DEFENDERS):
        found += [fight[side] >> g & 1 for g in turned] + [0] * (FAMILIES - len(turned))
        found.append(1 if fight[side] & INVADERS_BIT else 0)
    return found


def _ballots(s: Fief, seat: int, turned: list[int], code: list[int]) -> list[int]:
    """Candidates and markers: where they lie is seen, which of them is which only by whose they are."""
    missing = FAMILIES - len(turned)
    election = max(s.stood) >= 0
    found = [_code(code, g) for g in s.stood]
    for g in turned:
        found += sorted((s.for_vote[g], s.decoy[g])) if election else [0, 0]
    found += [0] * (2 * missing)
    own = [g for g in turned if s.seat(g) == seat]
    for k in (0, 1):
        found += [s.for_vote[own[k]], s.decoy[own[k]]] if k < len(own) else [0, 0]
    found += [1 if s.for_vote[g] and not election else 0 for g in turned] + [0] * missing
    found += _by_family(s.burgher_votes, turned)
    found.append(_code(code, s.now[HERALD]))
    return found


def _papers(s: Fief, seat: int, turned: list[int], code: list[int]) -> list[int]:
    """What a seat has set aside, offered, loaded, granted and promised."""
    n = s.seats
    king = s.now[KING]
    found: list[int] = []
    if king >= 0 and s.seat(s.family[king]) == seat:
        found += [_much(s.share[(seat + k) % n]) for k in range(n)] + [0] * (_SEATS - n)
    else:
        found += [0] * _SEATS
    top = s.stack[-1] if s.stack else [-1]
    giver = s.deal[deals.FROM]
    taker = s.deal[deals.TO]
    mine = top[0] == numbers.PARLEY and s.seat(giver) == seat
    if mine or (top[0] == numbers.OFFER and seat in (s.seat(giver), s.seat(taker))):
        found += [_code(code, giver), _code(code, taker)]
        found += [_much(s.deal[deals.GIVE_SUM]), _much(s.deal[deals.WANT_SUM])]
        found += s.deal[deals.GIVE : deals.GIVE + 2 * deals.SLOTS]
    else:
        found += [0] * (4 + 2 * deals.SLOTS)
    loading = top[0] == numbers.PIGEON and s.seat(top[1]) == seat
    found += [_much(count) for count in s.parcel] if loading else [0] * (CARDS + 1)
    for row in (s.leave, s.vow):
        for k in range(FAMILIES):
            for m in range(FAMILIES):
                told = 0
                if k < len(turned) and m < len(turned):
                    one, two = turned[k], turned[m]
                    if seat in (s.seat(one), s.seat(two)):
                        told = row[one * FAMILIES + two]
                found.append(told)
    found += s.order[seat * TOPICS : (seat + 1) * TOPICS]
    return found
