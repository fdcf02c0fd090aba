"""9.2, 9.3: Parliament votes a Royal Tax, the sovereign shares it, and the people grumble.

(step C of phase 1).
"""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import BURGHER, BURGHER_VOTES, PIERS, PRICE_OF, TREASURES
from banneret.games.fief_england.nobles import is_besieged
from banneret.games.fief_england.options import (
    BURGHER_VOTE_COST,
    PARLIAMENT_MAJORITY,
    PARLIAMENT_MAJORITY_ALL_POSSIBLE_VOTES,
    PARLIAMENT_ORDER,
    PARLIAMENT_ORDER_SIMULTANEOUS,
)
from banneret.games.fief_england.state import FIRST, FREE, HERALD, KING, REBELLION, RESIGNED, SUMMONED, Fief
from banneret.games.fief_england.steps import asides, numbers
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.steps.votes import herald, votes
from banneret.games.fief_england.steps.windows import window
from banneret.games.fief_england.words.cards import TOPIC_IDS
from banneret.games.fief_england.words.court import (
    BURGHERS_VOTE,
    CONTRA,
    HERALD_CALLS,
    L_BURGHERS,
    L_HERALD,
    L_MARKER_DOWN,
    L_SHARED,
    L_SHARED_OWN,
    L_SUMMONED,
    L_TAX_FAILED,
    L_TAX_PASSED,
    L_VOTED,
    MOST_SHARE,
    PRO,
    SHARE,
)
from banneret.games.fief_england.words.land import DONE, NO, YES

_PARLIAMENT = TOPIC_IDS.index("parliament")
ROYAL_TAX = PRICE_OF["royal-tax"]


def burgher(s: Fief, g: int) -> int:
    """The votes that a family's burgher could give, or 0 (FE-11.2-c, FE-11.3-b)."""
    card = s.fourth[g]
    if card < BURGHER or s.burgher_votes[g]:
        return 0
    if s.opt[BURGHER_VOTE_COST] and s.treasure[g] + s.opt[BURGHER_VOTE_COST] > TREASURES:
        return 0
    return BURGHER_VOTES[card - BURGHER]


def strength(s: Fief, g: int) -> int:
    """FE-9.2-c: the votes that a family's marker stands for."""
    return votes(s, g) + s.burgher_votes[g]


class Parliament(Step[Fief]):
    """FE-9.2-a: the sovereign may summon Parliament; then burghers, markers, the count, the shares."""

    name = "parliament"
    rule = "FE-9.2-a"
    holds = ("stage:n", "b:n", "c:n")

    def run(self, s: Fief, f: list[int]) -> int:
        stage = f[1]
        king = s.now[KING]
        f[1] += 1
        if stage == 0:
            if king < 0 or s.by[king] != FREE or s.at[king] < 0 or is_besieged(s, king) or s.now[SUMMONED]:
                s.pop()
            else:
                s.push([numbers.SUMMON, s.family[king]])
        elif stage == 1:
            if not s.now[SUMMONED] or king < 0:
                s.pop()
                return GO
            s.for_vote[:] = [0] * len(s.for_vote)
            s.burgher_votes[:] = [0] * len(s.burgher_votes)
            s.now[HERALD] = -1
            s.push([numbers.TURNS, numbers.CANVASS, 0, s.now[FIRST]])
            window(s, _PARLIAMENT, s.now[FIRST], 1 << s.family[king])
        elif stage == 2:
            s.push([numbers.PARLIAMENT_VOTE, s.now[FIRST]])
        else:
            s.pop()
            tally(s)
        return GO


class Summon(Asking):
    """FE-9.2-a: once a round, if the sovereign likes."""

    name = "summon"
    rule = "FE-9.2-a"
    holds = ("who:family",)

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(YES), choice(NO)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if c in (choice(YES), choice(NO)) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        if c == choice(YES):
            s.now[SUMMONED] = 1
            s.tell(L_SUMMONED, ALL, g)


class Canvass(Asking):
    """FE-11.2-c, FE-2.12-sv21: burghers and the herald are announced before markers are laid."""

    name = "canvass"
    rule = "FE-11.2-c"
    holds = ("who:family", "a:n", "b:n", "c:n")

    def ready(self, s: Fief, f: list[int]) -> int:
        if burgher(s, f[1]) or herald(s, f[1]):
            return ASK
        s.pop()
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(DONE)]
        if burgher(s, g):
            found.append(choice(BURGHERS_VOTE))
        if herald(s, g):
            found.append(choice(HERALD_CALLS))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(DONE):
            return ""
        if c == choice(BURGHERS_VOTE):
            return "" if burgher(s, g) else self.rule
        return "" if c == choice(HERALD_CALLS) and herald(s, g) else "FE-2.12-sv21"

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if c == choice(DONE):
            s.pop()
        elif c == choice(BURGHERS_VOTE):
            s.burgher_votes[g] = burgher(s, g)
            s.treasure[g] += s.opt[BURGHER_VOTE_COST]
            s.tell(L_BURGHERS, ALL, g, s.burgher_votes[g])
        else:
            s.used[PIERS] = 1
            s.now[HERALD] = g
            s.tell(L_HERALD, ALL, g)


class ParliamentVote(Step[Fief]):
    """FE-9.2-b, FE-IT13.3.2-a: one marker each, for or against: all at once, or in turn order.

    1 is for, 2 against; who has no vote in it-2024 lays none.
    """

    name = "parliament-vote"
    rule = "FE-9.2-b"
    holds = ("first:family",)

    def undecided(self, s: Fief, f: list[int]) -> list[int]:
        """The families that have still to lay a marker."""
        found = []
        for g in s.in_turn(f[1]):
            if not s.for_vote[g]:
                if s.opt[PARLIAMENT_ORDER] == PARLIAMENT_ORDER_SIMULTANEOUS or strength(s, g):
                    found.append(g)
        return found

    def deciding(self, s: Fief, f: list[int], seat: int) -> int:
        """The family for which a seat decides now, or -1."""
        for g in self.undecided(s, f):
            if s.seat(g) == seat:
                return g
            if s.opt[PARLIAMENT_ORDER] != PARLIAMENT_ORDER_SIMULTANEOUS:
                return -1
        return -1

    def run(self, s: Fief, f: list[int]) -> int:
        if s.now[RESIGNED]:
            for g in self.undecided(s, f):
                if s.now[RESIGNED] >> s.seat(g) & 1:
                    s.for_vote[g] = 2
                    s.tell(L_MARKER_DOWN, ALL, g)
        if self.undecided(s, f):
            return ASK
        s.pop()
        return GO

    def seats(self, s: Fief, f: list[int]) -> int:
        return sum([1 << seat for seat in range(s.seats) if self.deciding(s, f, seat) >= 0])

    def free(self, s: Fief, f: list[int]) -> int:
        return ((1 << s.seats) - 1) & ~self.seats(s, f) & ~s.now[RESIGNED]

    def choices(self, s: Fief, f: list[int], seat: int) -> list[int]:
        if self.deciding(s, f, seat) < 0:
            return asides.choices(s, seat)
        return [choice(PRO), choice(CONTRA)]

    def forbid(self, s: Fief, f: list[int], seat: int, c: int) -> str:
        if self.deciding(s, f, seat) < 0:
            return asides.forbid(s, seat, c)
        return "" if c in (choice(PRO), choice(CONTRA)) else self.rule

    def apply(self, s: Fief, f: list[int], seat: int, c: int) -> None:
        g = self.deciding(s, f, seat)
        if g < 0:
            asides.apply(s, seat, c)
            return
        s.for_vote[g] = 1 if c == choice(PRO) else 2
        s.tell(L_MARKER_DOWN, ALL, g)

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, ()


def tally(s: Fief) -> None:
    """FE-9.2-d, FE-IT13.3.2-b: whether the tax passes."""
    s.seal()
    pro = 0
    total = 0
    for g in range(s.families):
        if s.for_vote[g]:
            s.tell(L_VOTED, ALL, g, 1 if s.for_vote[g] == 1 else 0, strength(s, g))
        if s.for_vote[g] == 1:
            pro += strength(s, g)
        if s.opt[PARLIAMENT_MAJORITY] == PARLIAMENT_MAJORITY_ALL_POSSIBLE_VOTES:
            total += votes(s, g)
            if s.fourth[g] >= BURGHER:
                total += BURGHER_VOTES[s.fourth[g] - BURGHER]
        elif s.for_vote[g]:
            total += strength(s, g)
    s.for_vote[:] = [0] * len(s.for_vote)
    s.now[HERALD] = -1
    king = s.now[KING]
    if pro * 2 <= total or king < 0:
        s.tell(L_TAX_FAILED, ALL, pro, total)
        return
    s.tell(L_TAX_PASSED, ALL, pro, total)
    s.push([numbers.ROYAL_TAX, s.family[king]])


class RoyalTax(Asking):
    """FE-9.2-e, FE-9.3-a: the sovereign shares 12 shillings in secret; nobody sees who got how much.

    What he sets aside for others lies in the row ``share`` until he is done; then the Parliament card shows
    Rebellion.
    """

    name = "royal-tax"
    rule = "FE-9.2-e"
    holds = ("who:family",)

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(DONE)]
        left = ROYAL_TAX - sum(s.share)
        for seat in range(s.seats):
            if seat != s.seat(g) and not s.share[seat]:
                for amount in range(1, left + 1):
                    found.append(choice(SHARE, seat * MOST_SHARE + amount))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(DONE):
            return ""
        seat, amount = divmod(noun_of(c), MOST_SHARE)
        if verb_of(c) != SHARE or seat >= s.seats or seat == s.seat(g) or s.share[seat] or not amount:
            return self.rule
        return "" if amount <= ROYAL_TAX - sum(s.share) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if c != choice(DONE):
            seat, amount = divmod(noun_of(c), MOST_SHARE)
            s.share[seat] = amount
            return
        s.pop()
        own = s.seat(g)
        s.seal()
        s.tell(L_SHARED, ALL, g)
        for seat in range(s.seats):
            if seat != own and s.share[seat]:
                s.tell(L_SHARED_OWN, 1 << seat | 1 << own, g, seat, s.share[seat])
        purse.share_out(s, own, ROYAL_TAX)
        s.now[REBELLION] = 1


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {
        numbers.PARLIAMENT: Parliament(),
        numbers.SUMMON: Summon(),
        numbers.CANVASS: Canvass(),
        numbers.PARLIAMENT_VOTE: ParliamentVote(),
        numbers.ROYAL_TAX: RoyalTax(),
    }
