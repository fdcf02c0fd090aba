"""4.III Market: trade by the table, and auctions of castles."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.mil1049.holdings import places_for_castle
from banneret.games.mil1049.lineage import score
from banneret.games.mil1049.printed import (
    CASTLE_BID,
    DEAL_SIZE,
    DEALS,
    INFLUENCE,
    PP_CASTLE,
    RESOURCES,
    ROWS,
    TRADE_MOST,
)
from banneret.games.mil1049.purse import better, can_pay, show, show_line, spend_all, traded
from banneret.games.mil1049.state import NO_CUBES, Realm
from banneret.games.mil1049.steps import numbers
from banneret.games.mil1049.steps.actions import NOTHING, lacking
from banneret.games.mil1049.steps.counting import Counting
from banneret.games.mil1049.words import (
    AUCTION,
    BUILD,
    DEAL,
    DONE,
    IDLE,
    L_AUCTION,
    L_BIDS,
    L_BUILT,
    L_CASTLE_WON,
    L_DEALT,
    L_IDLE,
    L_PASSES,
    L_TRADED,
    PASS,
    TRADE,
)

#: All resources but influence (MIL-CASTLE-a).
_BIDDABLE: Final = ((1 << RESOURCES) - 1) & ~(1 << INFLUENCE)


class Market(Step[Realm]):
    """MIL-MARKET-a: trade, open a castle auction, or do nothing (MIL-SPH-c)."""

    name = "market"
    rule = "MIL-MARKET-a"
    holds = ("knight:knight",)

    def run(self, s: Realm, f: list[int]) -> int:
        if s.out[f[1] // ROWS]:
            s.pop()
            return GO
        return ASK

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1] // ROWS

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        return [c for c in (choice(IDLE), choice(TRADE), choice(AUCTION)) if not self.forbid(s, f, seat, c)]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if verb == AUCTION:
            if not places_for_castle(s, seat):
                return "MIL-CASTLE-l"
            return "" if can_pay(s, seat, CASTLE_BID) else "MIL-CASTLE-b"
        return "" if verb == IDLE or verb == TRADE else self.rule

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        return lacking(s, seat, CASTLE_BID) if verb_of(c) == AUCTION else NOTHING

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        k = f[1]
        s.pop()
        if verb_of(c) == TRADE:
            s.push([numbers.TRADING, seat])
        elif verb_of(c) == IDLE:
            s.tell(L_IDLE, ALL, k)
        else:
            s.tell(L_AUCTION, ALL, k)
            s.opening[:] = CASTLE_BID
            show(s, seat, CASTLE_BID)
            s.push([numbers.OPENING, seat])

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "market", (f[1],)


class Trading(Step[Realm]):
    """MIL-MARKET-b to MIL-MARKET-j: deals by the table, four cubes given at most; new cubes stay.

    Nobody else sees which cubes go and come, only how many were given in all, when it is done.
    """

    name = "trading"
    rule = "MIL-MARKET-b"
    holds = ("who:seat",)

    def run(self, s: Realm, f: list[int]) -> int:
        if s.out[f[1]]:
            s.give[:] = NO_CUBES
            s.got[:] = NO_CUBES
            s.pop()
            return GO
        s.active[0] = f[1]
        return ASK

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found = [choice(DONE)]
        for deal in range(len(DEALS)):
            if not self.forbid(s, f, seat, choice(DEAL, deal)):
                found.append(choice(DEAL, deal))
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) == DONE:
            return ""
        if verb_of(c) != DEAL:
            return self.rule
        deal = noun_of(c)
        if sum(s.give) + DEAL_SIZE[deal] > TRADE_MOST:
            return self.rule
        given = DEALS[deal][0]
        first = seat * RESOURCES
        for resource in range(RESOURCES):
            # MIL-MARKET-c: only what he had before can be given.
            if given[resource] and s.give[resource] + given[resource] > s.cubes[first + resource]:
                return "MIL-MARKET-c" if s.got[resource] else "MIL-GEN-i"
        return ""

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) != DEAL:
            return NOTHING
        if sum(s.give) + DEAL_SIZE[noun_of(c)] > TRADE_MOST:
            return "given", (sum(s.give),)
        return lacking(s, seat, [a + b for a, b in zip(s.give, DEALS[noun_of(c)][0], strict=True)])

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        if verb_of(c) == DEAL:
            given, got = DEALS[noun_of(c)]
            for resource in range(RESOURCES):
                s.give[resource] += given[resource]
                s.got[resource] += got[resource]
            s.tell(L_DEALT, 1 << seat, noun_of(c))
            return
        s.seal()
        first = seat * RESOURCES
        count = sum(s.give)
        for resource in range(RESOURCES):
            change = s.got[resource] - s.give[resource]
            s.cubes[first + resource] += change
            s.issued[resource] += change
        s.give[:] = NO_CUBES
        s.got[:] = NO_CUBES
        traded(s, seat, count)
        s.tell(L_TRADED, ALL, seat, count)
        s.pop()

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "trading", (f[1],)


class Opening(Counting):
    """MIL-CASTLE-a, MIL-CASTLE-b: the opening bid, on top of the least that is allowed."""

    name = "opening"
    rule = "MIL-CASTLE-b"
    holds = ("who:seat",)
    able = _BIDDABLE
    barred = "MIL-CASTLE-a"

    def give_up(self, s: Realm, f: list[int]) -> None:
        s.clear_hands()
        s.pop()

    def base(self, s: Realm) -> list[int]:
        return list(CASTLE_BID)

    def laid_down(self, s: Realm, f: list[int], seat: int, bundle: list[int]) -> None:
        show_line(s, L_BIDS, seat, bundle)
        s.opening[:] = bundle
        s.standing[:] = bundle
        s.bidder[0] = seat
        s.pop()
        s.push([numbers.BIDDING, s.after(seat), seat])

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "opening", (f[1],)


class Bidding(Counting):
    """MIL-CASTLE-c to MIL-CASTLE-m: each other family speaks once, then the opener may improve once."""

    name = "bidding"
    rule = "MIL-CASTLE-c"
    holds = ("who:seat", "opener:seat")
    able = _BIDDABLE
    barred = "MIL-CASTLE-a"

    def run(self, s: Realm, f: list[int]) -> int:
        if f[1] != f[2] and not places_for_castle(s, f[1]):
            # MIL-CASTLE-k: everybody sees that he has nowhere to put it.
            return self._next(s, f)
        if f[1] == f[2] and s.bidder[0] == f[2]:
            # MIL-CASTLE-g
            self._sold(s, f)
            return GO
        return super().run(s, f)

    def give_up(self, s: Realm, f: list[int]) -> None:
        if f[1] == f[2]:
            self._sold(s, f)
        else:
            self._next(s, f)

    def _next(self, s: Realm, f: list[int]) -> int:
        s.bid[:] = NO_CUBES
        f[1] = (f[1] + 1) % s.seats
        return GO

    def base(self, s: Realm) -> list[int]:
        return s.opening

    def enough(self, s: Realm, f: list[int], bundle: list[int]) -> bool:
        return better(bundle, s.standing) > 0

    def short(self) -> str:
        return "MIL-CASTLE-d"

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        most = s.purse(seat)
        most[INFLUENCE] = 0
        if not self.enough(s, f, most):
            # MIL-CASTLE-d: whatever he adds, it would not be better.
            return [choice(PASS)]
        return super().choices(s, f, seat)

    def more(self, s: Realm, f: list[int], seat: int, found: list[int]) -> None:
        found.append(choice(PASS))

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) == PASS:
            return ""
        most = s.purse(seat)
        most[INFLUENCE] = 0
        said = super().forbid(s, f, seat, c)
        return said if said or self.enough(s, f, most) else "MIL-CASTLE-d"

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        said = super().detail(s, f, seat, c)
        if said[0] and verb_of(c) != DONE and self.room(s, seat):
            return said
        lacks = lacking(s, seat, s.opening)
        return lacks if lacks[0] else ("overbid", (sum(s.standing),))

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        if verb_of(c) == PASS:
            s.tell(L_PASSES, ALL, seat)
            self.give_up(s, f)
            return
        super().apply(s, f, seat, c)

    def laid_down(self, s: Realm, f: list[int], seat: int, bundle: list[int]) -> None:
        show_line(s, L_BIDS, seat, bundle)
        s.standing[:] = bundle
        s.bidder[0] = seat
        if f[1] == f[2]:
            self._sold(s, f)
        else:
            self._next(s, f)

    def _sold(self, s: Realm, f: list[int]) -> None:
        """MIL-CASTLE-h: the best bidder pays and builds; whoever opened in vain may trade (MIL-CASTLE-m)."""
        winner = s.bidder[0]
        price = s.standing[:]
        s.pop()
        s.clear_hands()
        s.bidder[0] = -1
        s.tell(L_CASTLE_WON, ALL, winner)
        spend_all(s, winner, price)
        score(s, winner, PP_CASTLE)
        if winner != f[2] and not s.out[f[2]]:
            s.push([numbers.TRADING, f[2]])
        s.push([numbers.BUILDING, winner])

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "improving" if f[1] == f[2] else "bidding", (f[1], s.bidder[0])


class Building(Step[Realm]):
    """MIL-CASTLE-i, MIL-CASTLE-j: where the castle is built."""

    name = "building"
    rule = "MIL-CASTLE-i"
    holds = ("who:seat",)

    def run(self, s: Realm, f: list[int]) -> int:
        if s.out[f[1]]:
            s.pop()
            return GO
        s.active[0] = f[1]
        return ASK

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        return [choice(BUILD, k) for k in places_for_castle(s, seat)]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) == BUILD and noun_of(c) < s.seats * ROWS and noun_of(c) in places_for_castle(s, seat):
            return ""
        return self.rule

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        k = noun_of(c)
        s.castle[k] = 1
        s.tell(L_BUILT, ALL, seat, k)
        s.pop()

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "building", (f[1],)
