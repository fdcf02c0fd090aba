"""1 Actions: harvest, recruit, have offspring, place a knight, pass; one at a time, round the table."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.mil1049.holdings import find
from banneret.games.mil1049.lineage import grow_older
from banneret.games.mil1049.printed import (
    AT_CRUSADES,
    AT_MONASTERY,
    BLACK,
    CROWDED,
    EMPTY,
    GOLD,
    LANDS_MOST,
    MARKER,
    PLACES,
    PRINTED,
    RESOURCES,
    ROWS,
    SPACES,
    SURCHARGE,
    TILE_IDS,
    TOLL,
    USED,
    flipped,
)
from banneret.games.mil1049.printed import (
    HARVEST as YIELD,
)
from banneret.games.mil1049.printed import (
    RECRUIT as RECRUIT_COST,
)
from banneret.games.mil1049.purse import can_pay, gain_all, show, spend, spend_all
from banneret.games.mil1049.state import UNPLACED, WHITES, Realm
from banneret.games.mil1049.steps import numbers
from banneret.games.mil1049.words import (
    BY_GOLD,
    BY_PRIVILEGE,
    HARVEST,
    L_ACTED,
    L_AGED,
    L_HARVEST,
    L_LAID,
    L_MARKED,
    L_PLACED,
    L_RECRUIT,
    L_TOLL,
    L_TURNED,
    LAY,
    MARK,
    OFFSPRING,
    PAY_GOLD,
    PAY_PRIVILEGE,
    PLACE,
    RECRUIT,
    TOKEN,
    TURN,
)

#: Nothing is known to be missing.
NOTHING: Final[tuple[str, tuple[int, ...]]] = ("", ())

_TILES: Final = len(TILE_IDS)
#: What recruiting costs a knight with few soldiers, and with many (MIL-RECR-a, MIL-RECR-b).
_COSTS: Final = (
    RECRUIT_COST,
    tuple([RECRUIT_COST[resource] + SURCHARGE[resource] for resource in range(RESOURCES)]),
)
#: Tiles that yield something on the side they show.
_YIELDING: Final = tuple([sum(bundle) > 0 for bundle in YIELD])
_TOLL_BUNDLE: Final = tuple([TOLL if resource == GOLD else 0 for resource in range(RESOURCES)])
_HARVESTS: Final = HARVEST << 12
_PLACES: Final = PLACE << 12
_TURNS: Final = TURN << 12
_LAYS: Final = LAY << 12
_MARKS: Final = MARK << 12
_TOKENS: Final = TOKEN << 12


def recruit_cost(s: Realm, k: int) -> tuple[int, ...]:
    """The King's Soldiers count among the five (MIL-POL-g)."""
    return _COSTS[1] if s.soldiers(k) >= CROWDED else _COSTS[0]


def may_have_offspring(s: Realm, k: int) -> bool:
    """MIL-BIRTH-p: a man could be carried out, as heir or as a knight in a free row."""
    return s.heir[k] == 0 or s.row_free(k // ROWS) >= 0


def can_pay_toll(s: Realm, seat: int) -> bool:
    """MIL-PLACE-d: a gold or a privilege."""
    return s.has(seat, GOLD) >= TOLL or s.privileges[seat] > 0


def lacking(s: Realm, seat: int, bundle: tuple[int, ...] | list[int]) -> tuple[str, tuple[int, ...]]:
    """The first resource of which a family has too few for a bundle, as the detail of a refusal."""
    for resource in range(RESOURCES):
        missing = bundle[resource] - s.has(seat, resource)
        if missing > 0:
            return "lacks", (missing, resource)
    return NOTHING


class Actions(Step[Realm]):
    """MIL-ACT-a: one action after another, from the Start Player clockwise, until the phase ends."""

    name = "actions"
    rule = "MIL-ACT-a"
    holds = ("who:seat", "acted:n")

    def run(self, s: Realm, f: list[int]) -> int:
        # MIL-ACT-d to MIL-ACT-f: both conditions are looked at after every single action.
        if s.tally[UNPLACED] == 0:
            s.tell(L_ACTED, ALL, 0)
            s.pop()
            return GO
        if s.all_closed():
            s.tell(L_ACTED, ALL, 1)
            s.pop()
            return GO
        if f[2] or s.out[f[1]]:
            f[2] = 0
            f[1] = s.after(f[1])
        s.active[0] = f[1]
        return ASK

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found: list[int] = []
        token = s.token
        stands = s.stands
        toll = can_pay_toll(s, seat)
        places: list[int] = []
        for space in s.usable():
            if stands[space] < 0:
                lying = token[space]
                if lying == EMPTY:
                    places.append(space)
                    found.append(_LAYS | space)
                else:
                    if toll:
                        places.append(space)
                    if lying != 1:
                        continue
                    found.append(_TURNS | space)
                if s.seats == 2:
                    found.append(_MARKS | space)
        places.append(AT_MONASTERY)
        places.append(AT_CRUSADES)
        # MIL-ACT-h, MIL-ACT-i
        able = s.tally[WHITES] > 0 and s.placed[seat] == 0
        first = seat * ROWS
        for row in range(ROWS):
            k = first + row
            if not s.alive[k]:
                continue
            if able:
                for slot in range(k * LANDS_MOST, (k + 1) * LANDS_MOST):
                    tile = s.land[slot]
                    if _YIELDING[tile]:
                        c = _HARVESTS | row * _TILES + tile
                        if c not in found:
                            found.append(c)
                if can_pay(s, seat, recruit_cost(s, k)):
                    found.append(choice(RECRUIT, row))
                if may_have_offspring(s, k):
                    found.append(choice(OFFSPRING, row))
            if s.place[k] < 0:
                start = _PLACES | row * PLACES
                for place in places:
                    found.append(start + place)
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        noun = noun_of(c)
        if verb == PLACE:
            return _forbid_place(s, seat, noun)
        if verb == TURN or verb == LAY or verb == MARK:
            return _forbid_pass(s, verb, noun)
        if verb != HARVEST and verb != RECRUIT and verb != OFFSPRING:
            return "MIL-ACT-b"
        row = noun // _TILES if verb == HARVEST else noun
        k = seat * ROWS + row
        if not s.alive[k]:
            return "MIL-ACT-c"
        if s.placed[seat]:
            return "MIL-ACT-h"
        if not s.tally[WHITES]:
            return "MIL-ACT-i"
        if verb == HARVEST:
            tile = noun % _TILES
            if not tile or find(s, k, tile) < 0:
                return "MIL-HARV-d"
            return "" if _YIELDING[tile] else "MIL-HARV-c"
        if verb == RECRUIT:
            if can_pay(s, seat, recruit_cost(s, k)):
                return ""
            return "MIL-RECR-a" if not can_pay(s, seat, RECRUIT_COST) else "MIL-RECR-b"
        return "" if may_have_offspring(s, k) else "MIL-BIRTH-p"

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        verb = verb_of(c)
        if verb == RECRUIT and s.alive[seat * ROWS + noun_of(c)] and not s.placed[seat]:
            return lacking(s, seat, recruit_cost(s, seat * ROWS + noun_of(c)))
        if verb == PLACE:
            place = noun_of(c) % PLACES
            if place < SPACES and s.token[place] != EMPTY and s.stands[place] < 0:
                return "toll", ()
        return NOTHING

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        verb = verb_of(c)
        noun = noun_of(c)
        f[2] = 1
        if verb == PLACE:
            k = seat * ROWS + noun // PLACES
            place = noun % PLACES
            if place < SPACES and s.token[place] != EMPTY:
                if not s.privileges[seat]:
                    # So everybody knows that he has gold for it.
                    show(s, seat, _TOLL_BUNDLE)
                s.push([numbers.TOLL, k, place])
            else:
                _place(s, k, place)
        elif verb == HARVEST:
            k = seat * ROWS + noun // _TILES
            tile = noun % _TILES
            # MIL-HARV-a: what the land shows, and the other side of it.
            s.tell(L_HARVEST, ALL, k, tile)
            gain_all(s, seat, YIELD[tile])
            s.land[find(s, k, tile)] = flipped(tile)
            s.push([numbers.AGEING, k])
        elif verb == RECRUIT:
            k = seat * ROWS + noun
            spend_all(s, seat, recruit_cost(s, k))
            s.men[k] += 1
            s.tell(L_RECRUIT, ALL, k, s.men[k])
            s.push([numbers.AGEING, k])
        elif verb == OFFSPRING:
            s.push([numbers.BIRTH, seat * ROWS + noun, 0, -1])
        elif verb == TURN:
            s.set_token(noun, BLACK)
            s.tell(L_TURNED, ALL, seat, noun)
        elif verb == LAY:
            s.set_token(noun, BLACK)
            s.tell(L_LAID, ALL, seat, noun)
        else:
            # MIL-TWO-b, MIL-TWO-f: the white token under it is out of play until Winter.
            s.set_token(noun, MARKER + seat)
            s.tell(L_MARKED, ALL, seat, noun)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "actions", (f[1], s.turn[0])


def _forbid_place(s: Realm, seat: int, noun: int) -> str:
    k = seat * ROWS + noun // PLACES
    place = noun % PLACES
    if not s.alive[k]:
        return "MIL-ACT-c"
    if s.place[k] >= 0:
        return "MIL-PLACE-e"
    if place >= AT_MONASTERY:
        return ""
    if place % 5 >= USED[s.seats]:
        return "MIL-SETUP-l"
    if s.stands[place] >= 0:
        return "MIL-PLACE-e"
    return "" if s.token[place] == EMPTY or can_pay_toll(s, seat) else "MIL-PLACE-d"


def _forbid_pass(s: Realm, verb: int, space: int) -> str:
    if verb == MARK and s.seats != 2:
        return "MIL-TWO-b"
    if space % 5 >= USED[s.seats]:
        return "MIL-SETUP-l"
    empty = s.token[space] == EMPTY and s.stands[space] < 0
    if verb == LAY:
        return "" if empty else "MIL-PASS-a"
    if s.visible_white(space) or (verb == MARK and empty):
        return ""
    return "MIL-TWO-b" if verb == MARK else "MIL-ACT-j"


def _place(s: Realm, k: int, place: int) -> None:
    s.put(k, place)
    s.tell(L_PLACED, ALL, k, place)


class Toll(Step[Realm]):
    """MIL-PLACE-d: a space with a token on it costs a gold or a privilege."""

    name = "toll"
    rule = "MIL-PLACE-d"
    holds = ("knight:knight", "place:place")

    def run(self, s: Realm, f: list[int]) -> int:
        if s.out[f[1] // ROWS]:
            s.pop()
            return GO
        return ASK

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1] // ROWS

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        return [c for c in (choice(PAY_GOLD), choice(PAY_PRIVILEGE)) if not self.forbid(s, f, seat, c)]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if verb == PAY_GOLD:
            return "" if s.has(seat, GOLD) >= TOLL else self.rule
        return "" if verb == PAY_PRIVILEGE and s.privileges[seat] else self.rule

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        return ("toll", ()) if verb_of(c) in (PAY_GOLD, PAY_PRIVILEGE) else NOTHING

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        pay_either(s, seat, verb_of(c) == PAY_GOLD, TOLL)
        s.tell(L_TOLL, ALL, seat, BY_GOLD if verb_of(c) == PAY_GOLD else BY_PRIVILEGE)
        # MIL-PLACE-f: the token stays under him.
        s.pop()
        _place(s, f[1], f[2])

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "toll", (f[1], f[2])


def pay_either(s: Realm, seat: int, by_gold: bool, count: int) -> None:
    """Gold to the supply, or a privilege discarded (MIL-GEN-n)."""
    if by_gold:
        spend(s, seat, GOLD, count)
    else:
        s.privileges[seat] -= 1


class Ageing(Step[Realm]):
    """MIL-HARV-b, MIL-RECR-c, MIL-BIRTH-b: a visible white token goes from the board to the knight."""

    name = "ageing"
    rule = "MIL-TIME-a"
    holds = ("knight:knight",)

    def run(self, s: Realm, f: list[int]) -> int:
        if s.out[f[1] // ROWS]:
            s.pop()
            return GO
        return ASK

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1] // ROWS

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        return [_TOKENS | space for space in s.usable() if s.token[space] == 1 and s.stands[space] < 0]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) != TOKEN:
            return self.rule
        return "" if s.visible_white(noun_of(c)) else "MIL-ACT-j"

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        k = f[1]
        space = noun_of(c)
        # MIL-ADV-d: an uncovered printed token works like one that was put there.
        s.set_token(space, BLACK if s.advanced() and space in PRINTED else EMPTY)
        s.tell(L_AGED, ALL, k, space, s.age[k] + 1)
        s.pop()
        if grow_older(s, k):
            below = s.stack[-1]
            if below[0] == numbers.BIRTH:
                # MIL-BIRTH-r: the parent is gone, and the action with him.
                s.pop()

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "ageing", (f[1],)
