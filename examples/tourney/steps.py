"""A tourney from its first day to its last; each step cites the rule that it carries out."""

from __future__ import annotations

from typing import Final

from banneret.core.chance import ask_chance
from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step

from . import words as w
from .state import AMOUNTS, CARD_IDS, COINS, DICE, FAVOUR, OFFERS, PRIZE_IDS, WEAPON_IDS, Tourney

#: Numbers of the steps.
DAYS: Final = 0
DEAL: Final = 1
VOTING: Final = 2
PARLEY: Final = 3
AUCTION: Final = 4
WINDOW: Final = 5
LISTS: Final = 6

#: Kinds of questions of chance.
BY_PURSE: Final = 1
BY_CARD: Final = 2
BY_LOT: Final = 3
BY_DIE: Final = 4

SERIALS: Final = OFFERS + 1
FAVOUR_POINTS: Final = 3


def bits(seats: list[int]) -> int:
    """Seats as a mask."""
    return sum([1 << seat for seat in seats])


def draw(counts: list[int], k: int) -> int:
    """Takes the k-th of all things that are left, and says of which kind it was."""
    kind = 0
    while k >= counts[kind]:
        k -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


class Days(Step[Tourney]):
    """TY-2-a: vote, parley, auction, cards and the lists, day after day."""

    name = "days"
    rule = "TY-2-a"
    holds = ("stage:n",)

    def run(self, s: Tourney, f: list[int]) -> int:
        stage = f[1]
        f[1] = (stage + 1) % 6
        if stage == 0 and s.day[0] == s.days():
            finish(s)
        elif stage == 0:
            s.tell(w.L_DAY, ALL, s.day[0] + 1, s.marshal[0])
            s.push([VOTING, 0])
        elif stage == 1:
            s.push([PARLEY])
        elif stage == 2:
            s.push([AUCTION])
        elif stage == 3:
            s.push([WINDOW, s.marshal[0], 0])
        elif stage == 4:
            s.push([LISTS, s.marshal[0], 0, 0, 0])
        else:
            # TY-1-c: a card for the marshal, whose office then passes to the left.
            s.push([DEAL, s.marshal[0], 1])
            s.day[0] += 1
            s.marshal[0] = s.after(s.marshal[0])
            s.weapon[0] = -1
            s.prize[0] = -1
            s.dice[0] = 0
            for seat in range(s.seats):
                s.total[seat] = 0
                s.quiet[seat] = 0
        return GO


def finish(s: Tourney) -> None:
    """TY-6-a: the herald names those that have won; what is still in closed hands is never shown."""
    for seat in range(s.seats):
        s.sealed[seat] = -1
        s.drop_offers(seat)
    for seat in s.leaders():
        s.tell(w.L_WON, ALL, seat, s.scores()[seat])
    s.end()


class Deal(Step[Tourney]):
    """TY-1-b, TY-1-c: a purse for a knight that has none, then cards, each drawn from all that are left."""

    name = "deal"
    rule = "TY-1-c"
    holds = ("who:seat", "cards:n")

    def run(self, s: Tourney, f: list[int]) -> int:
        if not s.dowry[f[1]]:
            return ask_chance(BY_PURSE, sum(s.bag))
        if f[2] and sum(s.deck):
            return ask_chance(BY_CARD, sum(s.deck))
        s.pop()
        return GO

    def outcome(self, s: Tourney, f: list[int], k: int) -> None:
        who = f[1]
        if not s.dowry[who]:
            s.dowry[who] = COINS[draw(s.bag, k)]
            s.tell(w.L_PURSE, 1 << who, s.dowry[who])
            return
        f[2] -= 1
        card = draw(s.deck, k)
        s.hand[who * len(CARD_IDS) + card] += 1
        s.tell(w.L_CARD, 1 << who, card)
        s.tell(w.L_DREW, ALL & ~(1 << who), who)


class Sealed(Step[Tourney]):
    """TY-2-b: all decide in secret, and may take it back as long as somebody has not decided."""

    verb = 0

    def nouns(self, s: Tourney, seat: int) -> range:
        """What a seat can put into its fist."""
        raise NotImplementedError

    def all_in(self, s: Tourney) -> bool:
        return all([s.sealed[seat] >= 0 for seat in s.present()])

    def seats(self, s: Tourney, f: list[int]) -> int:
        return bits([seat for seat in s.present() if s.sealed[seat] < 0])

    def free(self, s: Tourney, f: list[int]) -> int:
        return bits([seat for seat in s.present() if s.sealed[seat] >= 0])

    def choices(self, s: Tourney, f: list[int], seat: int) -> list[int]:
        if s.sealed[seat] >= 0:
            return [choice(w.TAKE_BACK)]
        return [choice(self.verb, noun) for noun in self.nouns(s, seat)]

    def forbid(self, s: Tourney, f: list[int], seat: int, c: int) -> str:
        decided = s.sealed[seat] >= 0
        if verb_of(c) == w.TAKE_BACK:
            return "" if decided else "TY-2-b"
        if verb_of(c) != self.verb or decided:
            return "TY-2-b"
        return "" if noun_of(c) in self.nouns(s, seat) else self.rule

    def apply(self, s: Tourney, f: list[int], seat: int, c: int) -> None:
        # Taken back with a choice of its own, never by undo: that would be a second way to the same place.
        s.seal()
        s.sealed[seat] = -1 if verb_of(c) == w.TAKE_BACK else noun_of(c)

    def opened(self, s: Tourney) -> list[tuple[int, int]]:
        """Opens all fists: each seat and what it had decided."""
        found = [(seat, s.sealed[seat]) for seat in s.present()]
        for seat, _ in found:
            s.sealed[seat] = -1
        return found


class Voting(Sealed):
    """TY-2-b, TY-2-c: the weapon with most votes is fought with; the lot decides between equals."""

    name = "voting"
    rule = "TY-2-c"
    holds = ("tied:n",)
    verb = w.VOTE

    def nouns(self, s: Tourney, seat: int) -> range:
        return range(len(WEAPON_IDS))

    def run(self, s: Tourney, f: list[int]) -> int:
        if not f[1]:
            if not self.all_in(s):
                return ASK
            votes = [0] * len(WEAPON_IDS)
            for seat, weapon in self.opened(s):
                votes[weapon] += 1
                s.tell(w.L_VOTED, ALL, seat, weapon)
            f[1] = bits([weapon for weapon, number in enumerate(votes) if number == max(votes)])
        if f[1].bit_count() > 1:
            return ask_chance(BY_LOT, f[1].bit_count())
        s.weapon[0] = f[1].bit_length() - 1
        s.dice[0] = DICE[s.weapon[0]]
        s.tell(w.L_WEAPON, ALL, s.weapon[0])
        s.pop()
        return GO

    def outcome(self, s: Tourney, f: list[int], k: int) -> None:
        f[1] = 1 << [weapon for weapon in range(len(WEAPON_IDS)) if f[1] >> weapon & 1][k]

    def prompt(self, s: Tourney, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return ("sealed", ()) if seat >= 0 and s.sealed[seat] >= 0 else ("vote", (s.day[0] + 1,))


class Parley(Step[Tourney]):
    """TY-3-a to TY-3-c: the marshal names the prize and opens the lists; till then allies are sought."""

    name = "parley"
    rule = "TY-3-a"

    def seats(self, s: Tourney, f: list[int]) -> int:
        return 1 << s.marshal[0]

    def free(self, s: Tourney, f: list[int]) -> int:
        # Decided by what everybody sees. Only those with an offer? Then being free would betray the offer.
        if not s.options["alliances"] or len(s.single()) < 2:
            return 0
        return bits([seat for seat in s.single() if seat != s.marshal[0]])

    def choices(self, s: Tourney, f: list[int], seat: int) -> list[int]:
        able = [choice(w.OPEN), choice(w.WITHDRAW)]
        able += [choice(w.AWARD, prize) for prize in range(len(PRIZE_IDS))]
        for other in range(s.seats):
            able += [choice(w.OFFER, other * AMOUNTS + coins) for coins in range(s.coins(seat) + 1)]
            able.append(choice(w.ACCEPT, other * SERIALS + s.number[other * s.seats + seat]))
        return [c for c in able if not self.forbid(s, f, seat, c)]

    def forbid(self, s: Tourney, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if verb == w.AWARD or verb == w.OPEN:
            if seat != s.marshal[0] or (s.prize[0] < 0) == (verb == w.OPEN):
                return "TY-3-a"
            return "TY-3-a" if verb == w.AWARD and s.holder[noun_of(c)] >= 0 else ""
        standing = max(s.offers_of(seat)) >= 0
        if verb == w.WITHDRAW:
            return "" if standing else "TY-3-b"
        if verb == w.OFFER:
            other, coins = divmod(noun_of(c), AMOUNTS)
            if not s.options["alliances"]:
                return "TY-1-a"
            if standing or other == seat or seat not in s.single() or other not in s.single():
                return "TY-3-b"
            return "TY-3-b" if s.number[seat * s.seats + other] == OFFERS or coins > s.coins(seat) else ""
        if verb == w.ACCEPT:
            # The serial is part of the choice: another offer from the same knight is another choice.
            other, serial = divmod(noun_of(c), SERIALS)
            place = other * s.seats + seat
            return "" if s.offer[place] >= 0 and s.number[place] == serial else "TY-3-c"
        return self.rule

    def apply(self, s: Tourney, f: list[int], seat: int, c: int) -> None:
        verb = verb_of(c)
        n = s.seats
        if verb == w.AWARD:
            s.prize[0] = noun_of(c)
            s.tell(w.L_AWARD, ALL, seat, s.prize[0])
        elif verb == w.OPEN:
            for other in range(n):
                s.drop_offers(other)
            s.pop()
        elif verb == w.OFFER:
            other, coins = divmod(noun_of(c), AMOUNTS)
            s.offer[seat * n + other] = coins
            s.number[seat * n + other] += 1
            s.showed(seat, coins, [other])
            s.tell(w.L_OFFER, bits([seat, other]), seat, other, coins)
        elif verb == w.WITHDRAW:
            other = next(place for place, coins in enumerate(s.offers_of(seat)) if coins >= 0)
            s.offer[seat * n + other] = -1
            s.tell(w.L_WITHDRAWN, bits([seat, other]), seat, other)
        else:
            self._ally(s, noun_of(c) // SERIALS, seat)

    def _ally(self, s: Tourney, giver: int, taker: int) -> None:
        """TY-3-c: coins change hands in the open, and both have an ally for good."""
        coins = s.offer[giver * s.seats + taker]
        s.seal()
        s.showed(giver, coins, s.everybody())
        s.flow[giver] -= coins
        s.flow[taker] += coins
        s.ally[giver] = taker
        s.ally[taker] = giver
        s.drop_offers(giver)
        s.drop_offers(taker)
        s.tell(w.L_ALLIES, ALL, giver, taker, coins)

    def prompt(self, s: Tourney, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "parley", (s.marshal[0],)


class Auction(Sealed):
    """TY-4-a, TY-4-b: closed fists with coins in them; all that was bid goes into the chest."""

    name = "auction"
    rule = "TY-4-a"
    verb = w.BID

    def nouns(self, s: Tourney, seat: int) -> range:
        return range(s.coins(seat) + 1)

    def detail(self, s: Tourney, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        return ("too-dear", (s.coins(seat),)) if verb_of(c) == w.BID and s.sealed[seat] < 0 else ("", ())

    def run(self, s: Tourney, f: list[int]) -> int:
        if not self.all_in(s):
            return ASK
        for seat, coins in self.opened(s):
            s.showed(seat, coins, s.everybody())
            s.flow[seat] -= coins
            s.chest[0] += coins
            s.total[seat] = coins
            s.tell(w.L_BID, ALL, seat, coins)
        s.pop()
        return GO

    def prompt(self, s: Tourney, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return ("sealed", ()) if seat >= 0 and s.sealed[seat] >= 0 else ("auction", (s.prize[0],))


class Window(Step[Tourney]):
    """TY-5-a: one knight at a time is asked for a card, until all have let it pass; a card opens it again."""

    name = "window"
    rule = "TY-5-a"
    holds = ("who:seat", "passed:n")

    def run(self, s: Tourney, f: list[int]) -> int:
        while f[2] < s.seats:
            # How many cards somebody holds is open; which ones is not, and has no part in who is asked.
            if not s.out[f[1]] and not s.quiet[f[1]] and s.cards(f[1]):
                return ASK
            self._next(s, f)
        s.pop()
        return GO

    def _next(self, s: Tourney, f: list[int]) -> None:
        f[1] = (f[1] + 1) % s.seats
        f[2] += 1

    def seats(self, s: Tourney, f: list[int]) -> int:
        return 1 << f[1]

    def free(self, s: Tourney, f: list[int]) -> int:
        return bits([seat for seat in s.present() if seat != f[1]])

    def choices(self, s: Tourney, f: list[int], seat: int) -> list[int]:
        able = [choice(w.PASS), choice(w.REST), choice(w.WAKE)]
        able += [choice(w.PLAY, card) for card in range(len(CARD_IDS))]
        return [c for c in able if not self.forbid(s, f, seat, c)]

    def forbid(self, s: Tourney, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if verb == w.REST or verb == w.WAKE:
            return "TY-5-a" if seat == f[1] or s.quiet[seat] != (verb == w.WAKE) else ""
        if seat != f[1] or verb not in (w.PASS, w.PLAY):
            return "TY-5-a"
        if verb == w.PASS:
            return ""
        card = noun_of(c)
        if not s.hand[seat * len(CARD_IDS) + card]:
            return "TY-5-a"
        # A favour is worn by one who rides; rain leaves one die at least.
        return "" if (s.total[seat] if card == FAVOUR else s.dice[0] > 1) else "TY-5-b"

    def apply(self, s: Tourney, f: list[int], seat: int, c: int) -> None:
        verb = verb_of(c)
        if verb == w.REST or verb == w.WAKE:
            s.quiet[seat] = 1 if verb == w.REST else 0
            return
        self._next(s, f)
        if verb == w.PLAY:
            card = noun_of(c)
            f[2] = 0
            s.seal()
            s.hand[seat * len(CARD_IDS) + card] -= 1
            s.spent[card] += 1
            if card == FAVOUR:
                s.total[seat] += FAVOUR_POINTS
            else:
                s.dice[0] -= 1
            s.tell(w.L_PLAYED, ALL, seat, card)

    def prompt(self, s: Tourney, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "window", (f[1],)


class Lists(Step[Tourney]):
    """TY-5-c: those that bid roll, from the marshal on; the highest total takes the prize."""

    name = "lists"
    rule = "TY-5-c"
    holds = ("who:seat", "done:n", "thrown:n", "dice:n")

    def run(self, s: Tourney, f: list[int]) -> int:
        if f[2] == s.seats:
            best = max(s.total)
            if best:
                order = [(s.marshal[0] + place) % s.seats for place in range(s.seats)]
                winner = next(seat for seat in order if s.total[seat] == best)
                s.holder[s.prize[0]] = winner
                s.tell(w.L_PRIZE, ALL, winner, s.prize[0])
            else:
                s.tell(w.L_NO_PRIZE, ALL, s.prize[0])
            s.pop()
            return GO
        if s.total[f[1]] and f[3] < s.dice[0]:
            return ask_chance(BY_DIE, 6)
        if s.total[f[1]]:
            s.tell(w.L_ROLL, ALL, f[1], f[4], s.total[f[1]])
        f[1:] = [(f[1] + 1) % s.seats, f[2] + 1, 0, 0]
        return GO

    def outcome(self, s: Tourney, f: list[int], k: int) -> None:
        f[3] += 1
        f[4] = f[4] * 7 + k + 1
        s.total[f[1]] += k + 1


def all_steps() -> list[Step[Tourney]]:
    """The steps at their numbers."""
    return [Days(), Deal(), Voting(), Parley(), Auction(), Window(), Lists()]
