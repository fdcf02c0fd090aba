"""What a seat knows, as numbers for programs that learn: its own things first, the others clockwise.

There is room for five seats; those that do not play are all zeros. Houses are told as how far clockwise
their seat is from one's own, from 1 on; 6 is one's own ally, 7 the other's.
"""

from __future__ import annotations

from typing import Final

from banneret.games.lancaster.board import (
    ALLY,
    CARDS,
    CASTLE,
    COLOURS,
    CONFLICTS,
    COUNTIES,
    FAVOURS,
    IN_FORCE,
    LAWS,
    PLACES,
    STRENGTHS,
)
from banneret.games.lancaster.state import Realm
from banneret.games.lancaster.steps import numbers

_SEATS: Final = len(COLOURS)
_OWN_ALLY: Final = _SEATS + 1
_MUCH: Final = 4095

#: The blocks of numbers, in order: name, size, least, greatest, meaning.
TOLD: Final = (
    ("clock", 4, 0, 8, "round, phase, start player as seat, start player named for the next round (0: none)"),
    ("step", 2, 0, 63, "the number of the step that asks, + 1; the proposal that is voted on, + 1"),
    ("own-vote", 2, 0, 255, "our vote under way: 0 none, 1 no, 2 yes; with how many markers"),
    ("points", _SEATS, 0, _MUCH, "scores"),
    ("gold", _SEATS, 0, _MUCH, "gold in stock"),
    ("squires", _SEATS, 0, _MUCH, "squires in stock"),
    ("markers", _SEATS, 0, _MUCH, "voting markers"),
    ("leftover", _SEATS, 0, _MUCH, "voting markers kept apart until the laws are applied"),
    ("voted", _SEATS, 0, 1, "whose vote lies face down"),
    ("present", _SEATS, 0, 1, "who plays and has not given up"),
    ("tiles", _SEATS * CASTLE, 0, 2, "extension tiles by space: 1 built, 2 turned face down"),
    ("castle", _SEATS * CASTLE, 0, STRENGTHS, "knights on castle spaces, by strength"),
    ("scored", _SEATS * CASTLE, 0, 1, "castle spaces scored in this round"),
    ("court", _SEATS * STRENGTHS, 0, 7, "knights at court, counted by strength"),
    ("reserve", _SEATS * STRENGTHS, 0, 7, "knights in reserve, counted by strength"),
    ("nobles", _SEATS * COUNTIES, 0, 1, "nobles at the round tables, by letter"),
    ("ally-court", 2 * STRENGTHS, 0, 7, "our ally's knights at court, then the other's"),
    ("ally-reserve", 2 * STRENGTHS, 0, 7, "the same in reserve"),
    ("ally-castle", 2 * CASTLE, 0, STRENGTHS, "the same on castle spaces"),
    ("county-holder", COUNTIES, 0, _OWN_ALLY + 1, "who holds each county"),
    ("county-knight", COUNTIES, 0, STRENGTHS, "the strength of the knight there"),
    ("county-squires", COUNTIES, 0, _MUCH, "the squires beside it"),
    ("piles", COUNTIES, 0, 4, "nobles left on each county"),
    ("conflict-card", CONFLICTS, 0, CARDS, "the conflict cards in the lower and the upper row, + 1"),
    ("conflict-who", CONFLICTS * PLACES, 0, _OWN_ALLY + 1, "who stands on their spaces"),
    ("conflict-knights", CONFLICTS * PLACES * STRENGTHS, 0, 7, "with which knights, counted by strength"),
    ("conflict-squires", CONFLICTS * PLACES, 0, _MUCH, "with how many squires sent there"),
    ("cards-left", CARDS, 0, 1, "the conflict cards still to come"),
    ("favours", FAVOURS, 0, 2, "the favour tiles: 0 face up, 1 face down, 2 not in play"),
    ("laws", IN_FORCE, 0, LAWS, "the laws in force, + 1"),
    ("proposals", IN_FORCE, 0, LAWS, "the proposals, + 1; 0 once voted on"),
    ("laws-left", LAWS, 0, 1, "the laws still to come"),
)


def _much(number: int) -> int:
    return number if number < _MUCH else _MUCH


def observe(s: Realm, seat: int) -> list[int]:
    """All numbers, from the point of view of a seat; they hold nothing that its view does not."""
    n = s.seats
    turned = [(seat + k) % n for k in range(n)]
    missing = _SEATS - n
    top = s.stack[-1] if s.stack else [-1, -1]
    found = [s.round[0], s.phase[0], _house(s, seat, s.start[0]), _house(s, seat, s.next_start[0])]
    found += [top[0] + 1, top[1] + 1 if top[0] == numbers.VOTE else 0]
    found += [s.vote[seat] + 1, s.vote_markers[seat]]
    for row in (s.points, s.gold, s.squires, s.markers, s.leftover):
        found += [_much(row[other]) for other in turned] + [0] * missing
    found += [1 if s.vote[other] >= 0 else 0 for other in turned] + [0] * missing
    found += [1 - s.out[other] for other in turned] + [0] * missing
    for row in (s.tile, s.castle):
        for other in turned:
            found += row[other * CASTLE : (other + 1) * CASTLE]
        found += [0] * (missing * CASTLE)
    for other in turned:
        found += [s.scored[other] >> space & 1 for space in range(CASTLE)]
    found += [0] * (missing * CASTLE)
    for row in (s.court, s.reserve):
        for other in turned:
            found += row[other * STRENGTHS : (other + 1) * STRENGTHS]
        found += [0] * (missing * STRENGTHS)
    for other in turned:
        found += [s.letters[other] >> county & 1 for county in range(COUNTIES)]
    found += [0] * (missing * COUNTIES)
    allies = [ALLY + other for other in turned] if n == 2 else [ALLY, ALLY + 1]
    for house in allies:
        found += s.court[house * STRENGTHS : (house + 1) * STRENGTHS]
    for house in allies:
        found += s.reserve[house * STRENGTHS : (house + 1) * STRENGTHS]
    for house in allies:
        found += s.castle[house * CASTLE : (house + 1) * CASTLE]
    found += [_house(s, seat, who) for who in s.county_who]
    found += s.county_knight
    found += [_much(number) for number in s.county_squires]
    found += s.pile
    found += [card + 1 for card in s.card]
    found += [_house(s, seat, who) for who in s.place_who]
    found += s.stack_of
    found += [_much(number) for number in s.sent]
    found += s.card_left
    found += s.favour
    found += [law + 1 for law in s.law]
    found += [law + 1 for law in s.proposal]
    found += s.law_left
    return found


def _house(s: Realm, seat: int, house: int) -> int:
    """A house as a seat sees it; 0 for nobody."""
    if house < 0:
        return 0
    if house >= ALLY:
        return _OWN_ALLY if house - ALLY == seat else _OWN_ALLY + 1
    return (house - seat) % s.seats + 1
