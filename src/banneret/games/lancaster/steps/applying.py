"""Phase 2: the three laws in force are applied from left to right."""

from __future__ import annotations

from banneret.core.choice import NOUN_MASK, choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.lancaster import words as w
from banneret.games.lancaster.board import (
    AT_CASTLE,
    AT_CONFLICT,
    B01,
    B10,
    CASTLE,
    CONFLICTS,
    COUNTIES,
    EXTENSION,
    GOLD,
    IN_FORCE,
    LAW_ASKS,
    LAW_COST,
    LAW_FORM,
    LAW_GAIN,
    LAWS,
    MOST,
    N05,
    N11,
    N13,
    N14,
    PLACES,
    SQUIRE,
    STRENGTHS,
    TRADE_GOLD,
    TRADE_SQUIRES,
    UPGRADE,
    amount,
)
from banneret.games.lancaster.laws import served
from banneret.games.lancaster.pieces import (
    affords,
    gain,
    pay,
    pay_all,
    stock,
    swap_at,
    to_court,
    vacate_county,
)
from banneret.games.lancaster.state import BUILT, TURNED, Realm
from banneret.games.lancaster.steps import numbers
from banneret.games.lancaster.steps.rewards import ANY, DEPLOYED, reward


class Apply(Step[Realm]):
    """LA-APPLY-a to LA-APPLY-d: one law after the other, each completely; choices in turn order.

    ``entitled`` are the seats that a law for whoever has most serves: settled once, when its turn comes
    (LA-APPLY-m).
    """

    name = "apply"
    rule = "LA-APPLY-a"
    holds = ("law:n", "turn:n", "entitled:n")

    def run(self, s: Realm, f: list[int]) -> int:
        if f[1] == IN_FORCE:
            s.pop()
            return GO
        law = s.law[f[1]]
        if f[2] == 0:
            s.tell(w.L_APPLIED, ALL, law)
            f[3] = self._entitled(s, law) if LAW_FORM[law] == "most" else (1 << s.seats) - 1
            if not LAW_ASKS[law]:
                self._give(s, law)
                self._next(s, f)
                return GO
        if f[2] == s.seats:
            self._next(s, f)
            return GO
        seat = (s.start[0] + f[2]) % s.seats
        f[2] += 1
        if f[3] >> seat & 1 and not s.out[seat]:
            ask(s, law, seat)
        return GO

    def _next(self, s: Realm, f: list[int]) -> None:
        f[1] += 1
        f[2] = 0
        f[3] = -1

    def _entitled(self, s: Realm, law: int) -> int:
        """LA-INFO-c: the log names who has most, and no amounts."""
        mask = 0
        for seat in s.turn_order():
            if served(s, law, seat):
                mask |= 1 << seat
                s.tell(w.L_MOST, ALL, seat)
        return mask

    def _give(self, s: Realm, law: int) -> None:
        """LA-APPLY-k: what needs no choice is given at once. All are counted before the first is served."""
        order = s.turn_order()
        often = [served(s, law, seat) for seat in order]
        for place in range(len(order)):
            if often[place]:
                reward(s, order[place], [(kind, n * often[place]) for kind, n in LAW_GAIN[law]], -1)


def ask(s: Realm, law: int, seat: int) -> None:
    """What a seat decides under a law; nothing is asked where nothing can be done."""
    form = LAW_FORM[law]
    often = served(s, law, seat)
    if form == "most":
        # Settled already who has most (LA-APPLY-m).
        often = 1
    if not often:
        return
    if form == "buy":
        s.push([numbers.PURCHASE, seat, law])
    elif law == N05:
        s.push([numbers.SEND, seat, often])
    elif law == N11:
        if s.gold[seat] >= amount(LAW_COST[N11], GOLD):
            s.push([numbers.COUNTY_TAX, seat, 0])
        else:
            withdraw(s, seat, 0)
    elif law == N13:
        if s.squires[seat] >= amount(LAW_COST[N13], SQUIRE):
            s.push([numbers.TILE_TAX, seat, 0])
        else:
            turn_tiles(s, seat, 0)
    elif law == N14:
        s.push([numbers.TRADE, seat])
    elif law == B10:
        s.push([numbers.SWAP, seat])
    else:
        for kind, number in LAW_GAIN[law]:
            for _ in range(number * often):
                if kind == UPGRADE:
                    s.push([numbers.UPGRADE, seat, DEPLOYED if law == B01 else ANY])
                elif kind == EXTENSION:
                    s.push([numbers.EXTENSION, seat, 0])


class Purchase(Step[Realm]):
    """Laws under which something is bought as often as wanted; it comes from the supply and is final."""

    name = "purchase"
    rule = "LA-APPLY-d"
    holds = ("who:seat", "law:law")

    def run(self, s: Realm, f: list[int]) -> int:
        if served(s, f[2], f[1]):
            return ASK
        s.pop()
        return GO

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def _most(self, s: Realm, f: list[int]) -> int:
        """Tiles are bought one by one, as each is built at once (LA-LAWNEW-g)."""
        often = served(s, f[2], f[1])
        if amount(LAW_GAIN[f[2]], EXTENSION):
            return min(often, 1)
        return min(often, MOST - 1)

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found = [w.BUY << 12 | k for k in range(1, self._most(s, f) + 1)]
        found.append(choice(w.DONE))
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) == w.DONE:
            return ""
        if verb_of(c) != w.BUY:
            return "LA-APPLY-a"
        return "" if 1 <= noun_of(c) <= self._most(s, f) else LAW_RULES[f[2]]

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) != w.BUY:
            return "", ()
        for kind, number in LAW_COST[f[2]]:
            if stock(s, seat, kind) < number * noun_of(c):
                return "price", (number * noun_of(c), stock(s, seat, kind), kind)
        return "", ()

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        if verb_of(c) == w.DONE:
            s.pop()
            return
        often = c & NOUN_MASK
        law = f[2]
        tile = amount(LAW_GAIN[law], EXTENSION)
        if not tile:
            s.pop()
        for kind, number in LAW_COST[law]:
            pay(s, seat, kind, number * often)
        if tile:
            s.push([numbers.EXTENSION, seat, 1])
            return
        for kind, number in LAW_GAIN[law]:
            gain(s, seat, kind, number * often)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "purchase", (f[1], f[2])


class Swap(Step[Realm]):
    """LA-LAWBASE-j: the deployed 3 goes to the reserve, and the 4 onto its spot."""

    name = "swap"
    rule = "LA-LAWBASE-j"
    holds = ("who:seat",)

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        return [choice(w.SWAP), choice(w.DECLINE)]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        return "" if verb_of(c) in (w.SWAP, w.DECLINE) else "LA-LAWBASE-j"

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        s.pop()
        if verb_of(c) == w.DECLINE:
            s.tell(w.L_DECLINED, ALL, seat)
            return
        post = post_of(s, seat, 3)
        swap_at(s, seat, post, 3, 4)
        s.tell(w.L_SWAPPED, ALL, seat, post)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "swap", (f[1],)


def post_of(s: Realm, seat: int, strength: int) -> int:
    """Where a deployed knight of a strength stands; there is one."""
    for county in range(COUNTIES):
        if s.county_who[county] == seat and s.county_knight[county] == strength:
            return county
    for space in range(CASTLE):
        if s.castle[seat * CASTLE + space] == strength:
            return AT_CASTLE + space
    for place in range(CONFLICTS * PLACES):
        if s.place_who[place] == seat and s.stack_of[place * STRENGTHS + strength - 1]:
            return AT_CONFLICT + place // PLACES
    return -1


class Trade(Step[Realm]):
    """LA-LAWNEW-n: gold for squires and squires for gold, two for one, as often as wanted."""

    name = "trade"
    rule = "LA-LAWNEW-n"
    holds = ("who:seat",)

    def run(self, s: Realm, f: list[int]) -> int:
        if served(s, N14, f[1]):
            return ASK
        s.pop()
        return GO

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        able = [choice(w.DONE), choice(w.TRADE_GOLD), choice(w.TRADE_SQUIRES)]
        return [c for c in able if not self.forbid(s, f, seat, c)]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if verb == w.TRADE_GOLD:
            return "" if s.gold[seat] >= TRADE_GOLD else "LA-LAWNEW-n"
        if verb == w.TRADE_SQUIRES:
            return "" if s.squires[seat] >= TRADE_SQUIRES else "LA-LAWNEW-n"
        return "" if verb == w.DONE else "LA-APPLY-a"

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) == w.TRADE_GOLD:
            return "price", (TRADE_GOLD, s.gold[seat], GOLD)
        if verb_of(c) == w.TRADE_SQUIRES:
            return "price", (TRADE_SQUIRES, s.squires[seat], SQUIRE)
        return "", ()

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        if verb_of(c) == w.TRADE_GOLD:
            pay(s, seat, GOLD, TRADE_GOLD)
            gain(s, seat, SQUIRE, 1)
        elif verb_of(c) == w.TRADE_SQUIRES:
            pay(s, seat, SQUIRE, TRADE_SQUIRES)
            gain(s, seat, GOLD, 1)
        else:
            s.pop()

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "trade", (f[1],)


class Send(Step[Realm]):
    """LA-LAWNEW-e: squires to conflicts with an own knight, one by one, spread as one likes."""

    name = "send"
    rule = "LA-LAWNEW-e"
    holds = ("who:seat", "left:n")

    def run(self, s: Realm, f: list[int]) -> int:
        if f[2]:
            return ASK
        s.pop()
        return GO

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found = [choice(w.DONE)]
        for conflict in range(CONFLICTS):
            if s.place_of(conflict, seat) >= 0:
                found.append(w.SEND << 12 | conflict)
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) == w.DONE:
            return ""
        if verb_of(c) != w.SEND:
            return "LA-APPLY-a"
        return "" if s.place_of(noun_of(c), seat) >= 0 else "LA-LAWNEW-e"

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        if verb_of(c) == w.DONE:
            s.pop()
            return
        s.squires[seat] -= 1
        s.sent[s.place_of(noun_of(c), seat)] += 1
        s.tell(w.L_SENT, ALL, seat, noun_of(c))
        f[2] -= 1

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "send", (f[1], f[2])


class CountyTax(Step[Realm]):
    """LA-LAWNEW-k: 1 gold for every county held, county by county; who is not paid for goes home."""

    name = "county-tax"
    rule = "LA-LAWNEW-k"
    holds = ("who:seat", "paid:n")

    def run(self, s: Realm, f: list[int]) -> int:
        if affords(s, f[1], LAW_COST[N11]):
            for county in range(COUNTIES):
                if s.county_who[county] == f[1] and not f[2] >> county & 1:
                    return ASK
        s.pop()
        withdraw(s, f[1], f[2])
        return GO

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found = [choice(w.DONE)]
        for county in range(COUNTIES):
            if s.county_who[county] == seat and not f[2] >> county & 1:
                found.append(w.PAY << 12 | county)
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) == w.DONE:
            return ""
        if verb_of(c) != w.PAY:
            return "LA-APPLY-a"
        if s.county_who[noun_of(c)] != seat or f[2] >> noun_of(c) & 1:
            return "LA-LAWNEW-k"
        return ""

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        if verb_of(c) == w.DONE:
            s.pop()
            withdraw(s, seat, f[2])
        else:
            pay_all(s, seat, LAW_COST[N11])
            f[2] |= 1 << noun_of(c)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "county-tax", (f[1],)


def withdraw(s: Realm, seat: int, paid: int) -> None:
    """LA-LAWNEW-k, LA-LAWNEW-u: knights not paid for go home, their squires to the supply."""
    for county in range(COUNTIES):
        if s.county_who[county] == seat and not paid >> county & 1:
            s.tell(w.L_WITHDRAWN, ALL, seat, county, s.county_squires[county])
            to_court(s, seat, vacate_county(s, county))


class TileTax(Step[Realm]):
    """LA-LAWNEW-m: 1 squire for every tile built, tile by tile; what is not paid for pays nothing."""

    name = "tile-tax"
    rule = "LA-LAWNEW-m"
    holds = ("who:seat", "paid:n")

    def run(self, s: Realm, f: list[int]) -> int:
        if affords(s, f[1], LAW_COST[N13]):
            for space in range(CASTLE):
                if s.tile[f[1] * CASTLE + space] == BUILT and not f[2] >> space & 1:
                    return ASK
        s.pop()
        turn_tiles(s, f[1], f[2])
        return GO

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found = [choice(w.DONE)]
        for space in range(CASTLE):
            if s.tile[seat * CASTLE + space] == BUILT and not f[2] >> space & 1:
                found.append(w.KEEP << 12 | space)
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) == w.DONE:
            return ""
        if verb_of(c) != w.KEEP:
            return "LA-APPLY-a"
        if s.tile[seat * CASTLE + noun_of(c)] != BUILT or f[2] >> noun_of(c) & 1:
            return "LA-LAWNEW-m"
        return ""

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        if verb_of(c) == w.DONE:
            s.pop()
            turn_tiles(s, seat, f[2])
        else:
            pay_all(s, seat, LAW_COST[N13])
            f[2] |= 1 << noun_of(c)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "tile-tax", (f[1],)


def turn_tiles(s: Realm, seat: int, paid: int) -> None:
    """LA-LAWNEW-m: tiles that were not paid for lie face down until the castles are scored."""
    for space in range(CASTLE):
        if s.tile[seat * CASTLE + space] == BUILT and not paid >> space & 1:
            s.tile[seat * CASTLE + space] = TURNED
            s.tell(w.L_TURNED, ALL, seat, space)


def _law_rules() -> list[str]:
    """The rule of each law card."""
    letters = "abcdefghijklmnopqr"
    half = LAWS // 2
    return [f"LA-{'LAWBASE' if law < half else 'LAWNEW'}-{letters[law % half]}" for law in range(LAWS)]


LAW_RULES = _law_rules()
