"""A player who gives up (LA-FRAME-e): the knights leave, and the others play on."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.games.lancaster import words as w
from banneret.games.lancaster.board import CASTLE, CONFLICTS, COUNTIES, PLACES, STRENGTHS
from banneret.games.lancaster.pieces import clear_place, to_court, vacate_county
from banneret.games.lancaster.state import ENDED, Realm
from banneret.games.lancaster.steps import numbers

#: Steps that are one player's alone: they end when that player leaves.
_OF_HOUSES = (
    numbers.SQUIRES,
    numbers.FAVOUR,
    numbers.FAVOUR_NOBLE,
    numbers.UPGRADE,
    numbers.EXTENSION,
    numbers.PURCHASE,
    numbers.SWAP,
    numbers.TRADE,
    numbers.SEND,
    numbers.COUNTY_TAX,
    numbers.TILE_TAX,
    numbers.COUNTY,
    numbers.NOBLE,
    numbers.CROSSING,
    numbers.NAME_START,
    numbers.CASTLE,
)


def resign(s: Realm, seat: int) -> None:
    """LA-FRAME-e: out of the game with all knights and goods; the last one present has won."""
    if s.out[seat]:
        return
    s.tell(w.L_HOME, ALL, seat)
    s.out[seat] = 1
    s.vote[seat] = -1
    s.vote_markers[seat] = 0
    while s.stack and s.stack[-1][0] in _OF_HOUSES and s.owner(s.stack[-1][1]) == seat:
        s.stack.pop()
    for house in s.houses():
        if s.owner(house) == seat:
            _leave(s, house)
    s.gold[seat] = 0
    s.squires[seat] = 0
    s.markers[seat] = 0
    s.leftover[seat] = 0
    s.counted[seat] = 0
    present = s.present()
    if len(present) == 1:
        s.phase[0] = ENDED
        # A vote that not all have laid is never shown.
        for other in present:
            s.vote[other] = -1
            s.vote_markers[other] = 0
        s.tell(w.L_WON, ALL, present[0], s.points[present[0]])
        s.end()


def _leave(s: Realm, house: int) -> None:
    """All knights of a house go to its reserve."""
    s.scored[house] = 0
    for county in range(COUNTIES):
        if s.county_who[county] == house:
            to_court(s, house, vacate_county(s, county))
    for space in range(CASTLE):
        strength = s.castle[house * CASTLE + space]
        if strength:
            s.castle[house * CASTLE + space] = 0
            to_court(s, house, strength)
    for place in range(CONFLICTS * PLACES):
        if s.place_who[place] == house:
            for rank in range(STRENGTHS):
                for _ in range(s.stack_of[place * STRENGTHS + rank]):
                    to_court(s, house, rank + 1)
            clear_place(s, place)
    for rank in range(STRENGTHS):
        at = house * STRENGTHS + rank
        s.reserve[at] += s.court[at]
        s.court[at] = 0
    s.at_court[house] = 0
