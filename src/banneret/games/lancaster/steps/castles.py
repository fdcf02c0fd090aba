"""Phase 3: the castles, one player at a time: knights, extension tiles, the round table."""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.lancaster import words as w
from banneret.games.lancaster.board import (
    ALLY,
    ALLY_SPACES,
    AT_CASTLE,
    CASTLE,
    CASTLE_COST,
    CASTLE_GAIN,
    NEW_KNIGHT,
    STRENGTHS,
    TABLE_LORD,
    TABLE_NOBLE,
    TABLE_ROUNDS,
    UPGRADE,
)
from banneret.games.lancaster.pieces import affords, pay_all, stock, to_court, upgradable
from banneret.games.lancaster.state import BUILT, TURNED, Realm
from banneret.games.lancaster.steps import numbers
from banneret.games.lancaster.steps.rewards import PAID, reward


class Castles(Step[Realm]):
    """LA-KEEP-a: in turn order, by the start player of this round."""

    name = "castles"
    rule = "LA-KEEP-a"
    holds = ("turn:n",)

    def run(self, s: Realm, f: list[int]) -> int:
        if f[1] == s.seats:
            s.pop()
            return GO
        seat = (s.start[0] + f[1]) % s.seats
        f[1] += 1
        if not s.out[seat]:
            s.push([numbers.CASTLE, seat])
        return GO


def item_of(house: int, space: int) -> int:
    """The item of a choice for a space of a house's castle."""
    return space if house < ALLY else CASTLE + ALLY_SPACES.index(space)


def waiting(s: Realm, house: int, space: int) -> bool:
    """Whether a knight or a tile that is face up stands there and was not scored yet (LA-KEEP-b)."""
    if s.scored[house] >> space & 1:
        return False
    if s.castle[house * CASTLE + space]:
        return True
    return house < ALLY and s.tile[house * CASTLE + space] == BUILT


def price(house: int, space: int) -> list[tuple[int, int]]:
    """LA-KEEP-d, LA-KEEP-e; for an ally nothing (LA-TWOSCORE-d)."""
    return CASTLE_COST[space] if house < ALLY else []


def paid(space: int) -> bool:
    """Whether a space is one of the two whose reward has a price (LA-KEEP-g)."""
    return bool(CASTLE_COST[space])


def usable(s: Realm, house: int, space: int) -> bool:
    """LA-KEEP-g: nothing is paid if the reward would lapse."""
    if not waiting(s, house, space):
        return False
    if house < ALLY and not affords(s, house, CASTLE_COST[space]):
        return False
    for kind, _ in CASTLE_GAIN[space]:
        if kind == NEW_KNIGHT and not s.reserve[house * STRENGTHS]:
            return False
        if kind == UPGRADE and not upgradable(s, house, False):
            return False
    return True


class Castle(Step[Realm]):
    """LA-KEEP-b to LA-KEEP-j: every knight and tile in any order, then the table."""

    name = "castle"
    rule = "LA-KEEP-b"
    holds = ("who:seat",)

    def run(self, s: Realm, f: list[int]) -> int:
        seat = f[1]
        for house in self._houses(s, seat):
            self._send_home(s, house, s.scored[house])
        for house in self._houses(s, seat):
            for space in range(CASTLE):
                if usable(s, house, space):
                    return ASK
        s.pop()
        self._finish(s, seat)
        return GO

    def _houses(self, s: Realm, seat: int) -> list[int]:
        """LA-TWOSCORE-e: the ally's castle is scored together with the player's."""
        return [seat, ALLY + seat] if s.seats == 2 else [seat]

    def _send_home(self, s: Realm, house: int, spaces: int) -> None:
        """LA-KEEP-c: a knight that was scored returns to court."""
        for space in range(CASTLE):
            strength = s.castle[house * CASTLE + space]
            if strength and spaces >> space & 1:
                s.castle[house * CASTLE + space] = 0
                to_court(s, house, strength)
                s.tell(w.L_BACK, ALL, house, strength, AT_CASTLE + space)

    def _finish(self, s: Realm, seat: int) -> None:
        for house in self._houses(s, seat):
            self._send_home(s, house, (1 << CASTLE) - 1)
            s.scored[house] = 0
        for space in range(CASTLE):
            # LA-LAWNEW-m: tiles that were not paid for are turned up again.
            if s.tile[seat * CASTLE + space] == TURNED:
                s.tile[seat * CASTLE + space] = BUILT
                s.tell(w.L_TURNED_UP, ALL, seat, space)
        # LA-KEEP-i, LA-KEEP-j: the round table, but not in the last round.
        if s.round[0] in TABLE_ROUNDS:
            markers = TABLE_NOBLE * s.nobles[seat] + TABLE_LORD
            s.markers[seat] += markers
            s.tell(w.L_TABLE, ALL, seat, markers)

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def _free_items(self, s: Realm, seat: int) -> int:
        """How many items that cost nothing were not scored yet."""
        found = 0
        for space in range(CASTLE):
            if not paid(space) and waiting(s, seat, space):
                found += 1
        return found

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found: list[int] = []
        for house in self._houses(s, seat):
            for space in range(CASTLE):
                if usable(s, house, space):
                    found.append(w.SCORE << 12 | item_of(house, space))
        unscored = self._free_items(s, seat)
        if not unscored:
            found.append(choice(w.DONE))
        elif unscored > 1:
            found.append(choice(w.GATHER))
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if verb == w.DONE:
            return "LA-KEEP-b" if self._free_items(s, seat) else ""
        if verb == w.GATHER:
            return "" if self._free_items(s, seat) > 1 else "LA-KEEP-b"
        if verb != w.SCORE:
            return "LA-KEEP-b"
        house, space = self._item(seat, noun_of(c))
        if house >= ALLY and s.seats != 2:
            return "LA-TWOSET-d"
        if not waiting(s, house, space):
            return "LA-KEEP-b"
        if house < ALLY and not affords(s, house, CASTLE_COST[space]):
            return "LA-KEEP-d" if CASTLE_GAIN[space][0][0] == NEW_KNIGHT else "LA-KEEP-e"
        return "" if usable(s, house, space) else "LA-KEEP-g"

    def _item(self, seat: int, item: int) -> tuple[int, int]:
        if item < CASTLE:
            return seat, item
        return ALLY + seat, ALLY_SPACES[item - CASTLE]

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        verb = verb_of(c)
        if verb == w.DONE:
            return "unscored", (self._free_items(s, seat),)
        if verb == w.SCORE:
            house, space = self._item(seat, noun_of(c))
            if house < ALLY and waiting(s, house, space):
                for kind, number in CASTLE_COST[space]:
                    if stock(s, seat, kind) < number:
                        return "price", (number, stock(s, seat, kind), kind)
        return "", ()

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        verb = verb_of(c)
        if verb == w.DONE:
            s.pop()
            self._finish(s, seat)
        elif verb == w.GATHER:
            for space in range(CASTLE):
                if not paid(space) and waiting(s, seat, space):
                    self._score(s, seat, space)
        else:
            house, space = self._item(seat, noun_of(c))
            self._score(s, house, space)

    def _score(self, s: Realm, house: int, space: int) -> None:
        s.scored[house] |= 1 << space
        s.tell(w.L_SCORED, ALL, house, space)
        pay_all(s, s.owner(house), price(house, space))
        if CASTLE_GAIN[space][0][0] == UPGRADE:
            s.push([numbers.UPGRADE, house, PAID])
        else:
            reward(s, house, CASTLE_GAIN[space], -1)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "castle", (f[1],)
