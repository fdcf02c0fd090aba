"""What a seat knows, as numbers for programs that learn: its own things first, the others clockwise.

There is room for five seats; those that do not play are all zeros. Seats are told as how far clockwise they
are from one's own, from 1 on; knights as four times that, less four, plus their row, from 1 on; 0 is nobody.
"""

from __future__ import annotations

from typing import Final

from banneret.games.mil1049.printed import (
    LANDS_MOST,
    MARKER,
    MOST_SEATS,
    PILES,
    PLACES,
    RESOURCES,
    ROWS,
    SPACES,
    TILE_IDS,
)
from banneret.games.mil1049.state import Realm
from banneret.games.mil1049.steps import numbers

_SEATS: Final = MOST_SEATS
_KNIGHTS: Final = MOST_SEATS * ROWS
_CUBES: Final = MOST_SEATS * RESOURCES
_TILES: Final = len(TILE_IDS)
_MUCH: Final = 4095
#: Steps in which hands are closed in secret: what is counted out there is nobody's to see.
_SECRET: Final = (numbers.WEDDING, numbers.RAID, numbers.CATHEDRAL, numbers.MONASTERY)

#: The blocks of numbers, in order: name, size, least, greatest, meaning.
TOLD: Final = (
    ("clock", 3, 0, 63, "turn, phase, sphere being decided or played + 1 (0: none)"),
    ("step", 1, 0, 63, "the number of the step that asks, + 1; 0 when the game is over"),
    ("who", 3, 0, _SEATS, "who holds the Start Player marker, whose turn it is, who has bid most so far"),
    ("knights-named", 4, 0, _KNIGHTS, "the knight who acts, his target, King's Soldiers, Archbishop"),
    ("lands-named", 2, 0, _TILES, "the land that is attacked, the land that waits for its place; 0: none"),
    ("pile-named", 1, 0, PILES, "the pile that is claimed, + 1"),
    ("advanced", 1, 0, 1, "whether the advanced game is played"),
    ("score", _SEATS, -_MUCH, _MUCH, "PP"),
    ("women", _SEATS, 0, _MUCH, "single women"),
    ("privileges", _SEATS, 0, _MUCH, "privileges"),
    ("present", _SEATS, 0, 1, "who plays and has not given up"),
    ("closed", _SEATS, 0, 1, "who has closed a hand"),
    ("donated", _SEATS, 0, _MUCH, "gold given for the cathedral, + 1; 0 while nothing is revealed"),
    ("alive", _KNIGHTS, 0, 1, "knights in play"),
    ("heir", _KNIGHTS, 0, 1, "those that have an heir"),
    ("age", _KNIGHTS, 0, 63, "their time tokens"),
    ("soldiers", _KNIGHTS, 0, 63, "their soldiers, the King's among them"),
    ("castle", _KNIGHTS, 0, 1, "their castles"),
    ("lord", _KNIGHTS, 0, _SEATS, "the family that is their Lord"),
    ("place", _KNIGHTS, 0, PLACES, "where they stand, + 1"),
    ("lands", _KNIGHTS * LANDS_MOST, 0, _TILES, "their lands by side, as tiles"),
    ("cubes-least", _CUBES, 0, _MUCH, "cubes by resource: the fewest that a family can have"),
    ("cubes-most", _CUBES, 0, _MUCH, "and the most; one's own are exact"),
    (
        "tokens",
        SPACES,
        0,
        MARKER + _SEATS,
        "what lies on the spaces: 1 white, 2 black, 3 and up a marker",
    ),
    ("stands", SPACES, 0, _KNIGHTS, "who stands on them"),
    ("pile-depth", PILES, 0, 63, "free lands left in the piles"),
    ("pile-top", PILES, 0, _TILES, "the lands on top"),
    ("lands-left", 3, 0, 63, "free lands not seen yet, by category"),
    ("opening", RESOURCES, 0, _MUCH, "the opening bid of the auction"),
    ("standing", RESOURCES, 0, _MUCH, "the best bid, the offer, or the cubes named in the open"),
    ("helping", RESOURCES, 0, _MUCH, "a Lord's help"),
    ("pool", RESOURCES, 0, _MUCH, "cubes of which some may be kept"),
    ("own-hand", RESOURCES, 0, _MUCH, "what we have put into our hand"),
    ("own-pick", 1, 0, _MUCH, "the number that we have chosen in secret, + 1"),
    ("own-counting", RESOURCES, 0, _MUCH, "cubes that we are counting out"),
    ("own-trade", 2 * RESOURCES, 0, _MUCH, "cubes that we have given in a trade so far, and got"),
)


def _much(number: int) -> int:
    return number if number < _MUCH else _MUCH


def observe(s: Realm, seat: int) -> list[int]:
    """All numbers, from the point of view of a seat; they hold nothing that its view does not."""
    n = s.seats
    turned = [(seat + k) % n for k in range(n)]
    missing = _SEATS - n
    top = s.stack[-1] if s.stack else [-1, -1]
    found = [s.turn[0], s.phase[0], s.sphere[0] + 1, top[0] + 1]
    found += [_seat(s, seat, who) for who in (s.start[0], s.active[0], s.bidder[0])]
    found += [_knight(s, seat, k) for k in (s.actor[0], s.target[0], s.kings[0], s.archbishop[0])]
    found += [s.aim[0], s.prize[0], s.pile[0] + 1, 1 if s.advanced() else 0]
    found += [max(-_MUCH, _much(s.score[other])) for other in turned] + [0] * missing
    for row in (s.women, s.privileges):
        found += [_much(row[other]) for other in turned] + [0] * missing
    found += [1 - s.out[other] for other in turned] + [0] * missing
    found += [s.closed[other] for other in turned] + [0] * missing
    found += [_much(s.donated[other] + 1) for other in turned] + [0] * missing
    knights = [other * ROWS + row for other in turned for row in range(ROWS)]
    lacking = missing * ROWS
    found += [s.alive[k] for k in knights] + [0] * lacking
    for row in (s.heir, s.age):
        found += [row[k] if s.alive[k] else 0 for k in knights] + [0] * lacking
    found += [s.soldiers(k) if s.alive[k] else 0 for k in knights] + [0] * lacking
    found += [s.castle[k] if s.alive[k] else 0 for k in knights] + [0] * lacking
    found += [_seat(s, seat, s.lord[k]) if s.alive[k] else 0 for k in knights] + [0] * lacking
    found += [s.place[k] + 1 if s.alive[k] else 0 for k in knights] + [0] * lacking
    for k in knights:
        found += s.land[k * LANDS_MOST : (k + 1) * LANDS_MOST] if s.alive[k] else [0] * LANDS_MOST
    found += [0] * (lacking * LANDS_MOST)
    for row in (s.least, s.most):
        for other in turned:
            told = s.cubes if other == seat else row
            found += [_much(count) for count in told[other * RESOURCES : (other + 1) * RESOURCES]]
        found += [0] * (missing * RESOURCES)
    found += [_token(s, seat, token) for token in s.token]
    found += [_knight(s, seat, k) for k in s.stands]
    found += s.depth
    found += s.top
    found += s.left
    for row in (s.opening, s.standing, s.helping, s.pool):
        found += [_much(count) for count in row]
    found += [_much(count) for count in s.fist[seat * RESOURCES : (seat + 1) * RESOURCES]]
    chosen = top[0] in (numbers.CATHEDRAL, numbers.MONASTERY) and s.closed[seat]
    found.append(_much(s.pick[seat] + 1) if chosen else 0)
    mine = len(top) > 1 and top[1] == seat
    counting = mine and top[0] not in _SECRET
    found += [_much(count) for count in s.bid] if counting else [0] * RESOURCES
    trading = mine and top[0] == numbers.TRADING
    found += [_much(count) for count in (*s.give, *s.got)] if trading else [0] * (2 * RESOURCES)
    return found


def _seat(s: Realm, seat: int, who: int) -> int:
    """A family as a seat sees it; 0 for nobody."""
    return (who - seat) % s.seats + 1 if who >= 0 else 0


def _knight(s: Realm, seat: int, k: int) -> int:
    """A knight as a seat sees him; 0 for nobody."""
    return (k // ROWS - seat) % s.seats * ROWS + k % ROWS + 1 if k >= 0 else 0


def _token(s: Realm, seat: int, token: int) -> int:
    """What lies on a space; markers are told by whose they are, clockwise."""
    return MARKER + (token - MARKER - seat) % s.seats if token >= MARKER else token
