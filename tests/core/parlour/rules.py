"""The rules of Parlour."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import ClassVar, Final

from banneret.core.chance import ask_chance
from banneret.core.choice import NOUN_MASK
from banneret.core.errors import BadOption
from banneret.core.game import ALL
from banneret.core.rules import LineKind, Option, Rules, Verb
from banneret.core.state import Fields, State
from banneret.core.step import ASK, GO, Step

DONE: Final = 1
PLAY: Final = 2
RETRACT: Final = 3
LIFT: Final = 4
PUT: Final = 5
SHOW: Final = 6
THROW: Final = 7
OFFER: Final = 8

VERBS: Final = {
    DONE: Verb("done"),
    PLAY: Verb("play", "card"),
    RETRACT: Verb("retract"),
    LIFT: Verb("lift", "pawn"),
    PUT: Verb("put", "room"),
    SHOW: Verb("show"),
    THROW: Verb("throw"),
    OFFER: Verb("offer", "price", aside=True),
}

L_ROUND: Final = 0
L_DEALT: Final = 1
L_PLAYED: Final = 2
L_SCORED: Final = 3
L_CARRIED: Final = 4
L_SHOWN: Final = 5
L_THREW: Final = 6
L_OFFERED: Final = 7
L_OVER: Final = 8
L_LEFT: Final = 9

LINES: Final = [
    LineKind("round", ("number:n",), "PA-1-a"),
    LineKind("dealt", ("card:card",), "PA-1-b"),
    LineKind("played", ("who:seat", "card:card"), "PA-2-a"),
    LineKind("scored", ("who:seat",), "PA-2-b"),
    LineKind("carried", ("pawn:pawn", "to:room"), "PA-3-a"),
    LineKind("shown", ("who:seat", "card:card"), "PA-3-b"),
    LineKind("threw", ("who:seat", "die:dice"), "PA-3-c"),
    LineKind("offered", ("who:seat", "price:price"), "PA-3-d"),
    LineKind("over", ("who:seat",), "PA-4-a"),
    LineKind("left", ("who:seat",), "PA-4-b"),
]

CARDS: Final = 12
PAWNS: Final = 2
ROOMS: Final = 3
#: A room that holds no pawn more.
ATTIC: Final = 2

# Steps.
PARTY: Final = 0
DEAL: Final = 1
BID: Final = 2
TURN: Final = 3
CARRY: Final = 4
DIE: Final = 5

# Kinds of questions of chance.
CARD: Final = 1
FACE: Final = 2

# Cells of ``now``.
ROUND: Final = 0
WINNER: Final = 1


class Table(State):
    """Cards, pawns and points."""

    __slots__ = ("gone", "holder", "now", "offer", "pawn", "pick", "points", "shown")

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.now: list[int] = f.row("now", 2)
        #: Who holds each card: a seat, -1 the deck, -2 it has been played.
        self.holder: list[int] = f.row("holder", CARDS, "card", "seat", -1)
        #: Cards that everybody has seen.
        self.shown: list[int] = f.row("shown", CARDS, "card")
        #: The card each seat has put down, + 1.
        self.pick: list[int] = f.row("pick", f.seats, "seat")
        self.pawn: list[int] = f.row("pawn", PAWNS, "pawn", "room")
        self.points: list[int] = f.row("points", f.seats, "seat")
        #: The last price each seat has offered, + 1.
        self.offer: list[int] = f.row("offer", f.seats, "seat", "price")
        #: Seats that have given up.
        self.gone: list[int] = f.row("gone", f.seats, "seat")

    def hand(self, seat: int) -> list[int]:
        return [card for card in range(CARDS) if self.holder[card] == seat]

    def guests(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.gone[seat]]


class Party(Step[Table]):
    """Round after round."""

    name = "party"
    rule = "PA-1-a"

    def run(self, s: Table, f: list[int]) -> int:
        if s.now[ROUND] == s.options["rounds"]:
            best = max(s.points[seat] for seat in s.guests())
            finish(s, next(seat for seat in s.guests() if s.points[seat] == best))
            return GO
        s.now[ROUND] += 1
        s.tell(L_ROUND, ALL, s.now[ROUND])
        for seat in reversed(s.guests()):
            s.push([TURN, seat, 2, 1])
        s.push([BID])
        s.push([DEAL, 0])
        return GO


def finish(s: Table, winner: int) -> None:
    s.now[WINNER] = winner + 1
    s.tell(L_OVER, ALL, winner)
    s.end()


class Deal(Step[Table]):
    """Everybody holds two cards again."""

    name = "deal"
    rule = "PA-1-b"
    holds: ClassVar[tuple[str, ...]] = ("to:seat",)

    def run(self, s: Table, f: list[int]) -> int:
        while f[1] < s.seats and (s.gone[f[1]] or len(s.hand(f[1])) == 2):
            f[1] += 1
        if f[1] == s.seats:
            s.pop()
            return GO
        return ask_chance(CARD, s.holder.count(-1))

    def outcome(self, s: Table, f: list[int], k: int) -> None:
        card = [card for card in range(CARDS) if s.holder[card] == -1][k]
        s.holder[card] = f[1]
        s.tell(L_DEALT, 1 << f[1], card)


class Bid(Step[Table]):
    """All at once, in secret."""

    name = "bid"
    rule = "PA-2-a"

    def run(self, s: Table, f: list[int]) -> int:
        if any(not s.pick[seat] for seat in s.guests()):
            return ASK
        s.pop()
        best = max(s.guests(), key=lambda seat: s.pick[seat])
        for seat in s.guests():
            card = s.pick[seat] - 1
            s.tell(L_PLAYED, ALL, seat, card)
            s.holder[card] = -2
            s.shown[card] = 1
            s.pick[seat] = 0
        s.points[best] += 1
        s.tell(L_SCORED, ALL, best)
        s.seal()
        return GO

    def seats(self, s: Table, f: list[int]) -> int:
        return sum(1 << seat for seat in s.guests() if not s.pick[seat])

    def free(self, s: Table, f: list[int]) -> int:
        return sum(1 << seat for seat in s.guests() if s.pick[seat])

    def choices(self, s: Table, f: list[int], seat: int) -> list[int]:
        if s.pick[seat]:
            return [RETRACT << 12]
        return [PLAY << 12 | card for card in reversed(s.hand(seat))]

    def forbid(self, s: Table, f: list[int], seat: int, c: int) -> str:
        if c >> 12 == RETRACT:
            return "" if s.pick[seat] else "PA-2-c"
        if c >> 12 == PLAY and not s.pick[seat]:
            return "" if s.holder[c & NOUN_MASK] == seat else "PA-2-a"
        return self.rule

    def apply(self, s: Table, f: list[int], seat: int, c: int) -> None:
        s.seal()
        s.pick[seat] = 0 if c >> 12 == RETRACT else (c & NOUN_MASK) + 1

    def prompt(self, s: Table, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        if seat >= 0 and s.pick[seat]:
            return "bid-down", (s.pick[seat] - 1,)
        return "bid", (s.now[ROUND],)


def others(s: Table, seat: int) -> int:
    """Everybody but the guest whose turn it is may make offers, at any moment of the turn."""
    return sum(1 << guest for guest in s.guests() if guest != seat)


def forbid_offer(s: Table, seat: int, c: int) -> str:
    if c >> 12 != OFFER:
        return "PA-3-d"
    return "PA-3-e" if s.offer[seat] == (c & NOUN_MASK) + 1 else ""


def offers(s: Table, seat: int) -> list[int]:
    every = [OFFER << 12 | price for price in range(len(PRICES))]
    return [c for c in every if not forbid_offer(s, seat, c)]


def make_offer(s: Table, seat: int, c: int) -> None:
    s.offer[seat] = (c & NOUN_MASK) + 1
    s.tell(L_OFFERED, ALL, seat, c & NOUN_MASK)


class Turn(Step[Table]):
    """One guest's turn; the others may make offers."""

    name = "turn"
    rule = "PA-3-a"
    holds: ClassVar[tuple[str, ...]] = ("who:seat", "left:n", "throws:n")

    def run(self, s: Table, f: list[int]) -> int:
        if s.gone[f[1]]:
            s.pop()
            return GO
        return ASK

    def seats(self, s: Table, f: list[int]) -> int:
        return 1 << f[1]

    def free(self, s: Table, f: list[int]) -> int:
        return others(s, f[1])

    def choices(self, s: Table, f: list[int], seat: int) -> list[int]:
        if seat != f[1]:
            return offers(s, seat)
        candidates = [DONE << 12, SHOW << 12, THROW << 12]
        candidates += [LIFT << 12 | pawn for pawn in range(PAWNS)]
        return [c for c in candidates if not self.forbid(s, f, seat, c)]

    def forbid(self, s: Table, f: list[int], seat: int, c: int) -> str:
        verb = c >> 12
        if seat != f[1]:
            return forbid_offer(s, seat, c)
        if verb == LIFT:
            return "" if f[2] else "PA-3-f"
        if verb == SHOW:
            return "PA-3-b" if all(s.shown[card] for card in s.hand(seat)) else ""
        if verb == THROW:
            return "" if f[3] else "PA-3-c"
        return "" if verb == DONE else self.rule

    def detail(self, s: Table, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if c >> 12 == LIFT:
            return "no-moves-left", (c & NOUN_MASK,)
        return "", ()

    def apply(self, s: Table, f: list[int], seat: int, c: int) -> None:
        verb = c >> 12
        if verb == OFFER:
            make_offer(s, seat, c)
        elif verb == LIFT:
            f[2] -= 1
            s.push([CARRY, seat, c & NOUN_MASK])
        elif verb == SHOW:
            for card in s.hand(seat):
                s.shown[card] = 1
                s.tell(L_SHOWN, ALL, seat, card)
            s.seal()
        elif verb == THROW:
            f[3] -= 1
            s.push([DIE, seat, 0])
        else:
            s.pop()

    def prompt(self, s: Table, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "turn", (f[1], f[2])


class Carry(Step[Table]):
    """A pawn is in the hand; it goes to another room."""

    name = "carry"
    rule = "PA-3-a"
    holds: ClassVar[tuple[str, ...]] = ("who:seat", "pawn:pawn")

    def seats(self, s: Table, f: list[int]) -> int:
        return 1 << f[1]

    def free(self, s: Table, f: list[int]) -> int:
        return others(s, f[1])

    def choices(self, s: Table, f: list[int], seat: int) -> list[int]:
        if seat != f[1]:
            return offers(s, seat)
        return [PUT << 12 | room for room in range(ROOMS) if not self.forbid(s, f, seat, PUT << 12 | room)]

    def forbid(self, s: Table, f: list[int], seat: int, c: int) -> str:
        if seat != f[1]:
            return forbid_offer(s, seat, c)
        if c >> 12 != PUT:
            return self.rule
        room = c & NOUN_MASK
        if room == s.pawn[f[2]]:
            return "PA-3-a"
        return "PA-3-g" if room == ATTIC and ATTIC in s.pawn else ""

    def apply(self, s: Table, f: list[int], seat: int, c: int) -> None:
        if seat != f[1]:
            make_offer(s, seat, c)
            return
        s.pop()
        s.pawn[f[2]] = c & NOUN_MASK
        s.tell(L_CARRIED, ALL, f[2], c & NOUN_MASK)

    def prompt(self, s: Table, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "carry", (f[1], f[2])


class Die(Step[Table]):
    """A six is worth a point."""

    name = "die"
    rule = "PA-3-c"
    holds: ClassVar[tuple[str, ...]] = ("who:seat", "face:n")

    def run(self, s: Table, f: list[int]) -> int:
        if not f[2]:
            return ask_chance(FACE, 6)
        s.pop()
        s.tell(L_THREW, ALL, f[1], f[2])
        if f[2] == 6:
            s.points[f[1]] += 1
        return GO

    def outcome(self, s: Table, f: list[int], k: int) -> None:
        f[2] = k + 1


PRICES: Final = ("penny", "shilling", "pound")


class Parlour(Rules[Table]):
    """The rules."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "parlour"
        self.version = "3"
        self.edition = "the family's"
        self.package = "tests.core.parlour"
        self.seat_names = {2: ("ann", "ben"), 3: ("ann", "ben", "cleo")}
        self.kinds = {
            "card": tuple(f"card-{number}" for number in range(1, CARDS + 1)),
            "pawn": ("cat", "dog"),
            "room": ("hall", "yard", "attic"),
            "price": PRICES,
        }
        self.verbs = dict(VERBS)
        self.lines = list(LINES)
        self.prompts = {
            "bid": ("round:n",),
            "bid-down": ("card:card",),
            "turn": ("who:seat", "left:n"),
            "carry": ("who:seat", "pawn:pawn"),
        }
        self.details = {"no-moves-left": ("pawn:pawn",)}
        self.steps = [Party(), Deal(), Bid(), Turn(), Carry(), Die()]
        self.options = (Option("rounds", (1, 2, 3), 2), Option("open", (False, True), False))

    def state(self, f: Fields) -> Table:
        return Table(f)

    def begin(self, s: Table) -> None:
        s.push([PARTY])

    def scores(self, s: Table) -> list[int]:
        return list(s.points)

    def winners(self, s: Table) -> list[int]:
        return [s.now[WINNER] - 1] if s.now[WINNER] else []

    def view(self, s: Table, seat: int) -> dict[str, object]:
        return {
            "round": s.now[ROUND],
            "hand": [f"card-{card + 1}" for card in s.hand(seat)] if seat >= 0 else [],
            "holding": [len(s.hand(guest)) for guest in range(s.seats)],
            "shown": [f"card-{card + 1}" for card in range(CARDS) if s.shown[card]],
            "down": [bool(pick) for pick in s.pick],
            "pawns": list(s.pawn),
            "points": list(s.points),
            "offers": list(s.offer),
        }

    def sample(self, s: Table, seat: int, rng: random.Random) -> Table:
        copy = Table(s.fork_fields())
        unseen = [card for card in range(CARDS) if s.holder[card] not in (seat, -2) and not s.shown[card]]
        rng.shuffle(unseen)
        for card in unseen:
            copy.holder[card] = -1
        for guest in range(s.seats):
            if guest != seat:
                hidden = [card for card in s.hand(guest) if not s.shown[card]]
                for card in unseen[: len(hidden)]:
                    copy.holder[card] = guest
                del unseen[: len(hidden)]
                if s.pick[guest]:
                    copy.pick[guest] = rng.choice(copy.hand(guest)) + 1
        return copy

    def check(self, s: Table) -> list[str]:
        faults = [
            f"card {card + 1} is nowhere" for card in range(CARDS) if not -2 <= s.holder[card] < s.seats
        ]
        for seat in range(s.seats):
            if s.pick[seat] and s.holder[s.pick[seat] - 1] != seat:
                faults.append(f"seat {seat} has put down a card of somebody else")
        if s.pawn.count(ATTIC) > 1:
            faults.append("two pawns are in the attic")
        return faults

    def resign(self, s: Table, seat: int) -> None:
        s.tell(L_LEFT, ALL, seat)
        s.gone[seat] = 1
        s.pick[seat] = 0
        if len(s.guests()) == 1:
            finish(s, s.guests()[0])
        elif s.stack and s.stack[-1][0] in (CARRY, DIE) and s.stack[-1][1] == seat:
            s.pop()

    def check_options(self, seats: int, options: Mapping[str, object]) -> None:
        if seats == 3 and options["rounds"] == 3:
            raise BadOption("three guests play at most two rounds: there are not cards enough")
