"""9.1: the election of a King or Sovereign Queen (step B of phase 1)."""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import GO, Step
from banneret.games.fief_england.board import NOBLES, PIERS
from banneret.games.fief_england.nobles import is_besieged, is_clergy
from banneret.games.fief_england.options import (
    ELECTION_CANDIDATES,
    ELECTION_CANDIDATES_OWN_ONLY,
    ELECTION_MARKERS,
    ELECTION_MIN,
    ELECTION_MIN_3_WITH_CLERIC,
    ELECTION_NEED,
    ELECTION_NEED_3_FIEF_TITLES_1_SEE,
)
from banneret.games.fief_england.state import FIRST, FREE, HERALD, KING, Fief
from banneret.games.fief_england.steps import numbers, sovereign
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.steps.votes import has_prelate_vote, herald, votes
from banneret.games.fief_england.steps.windows import window
from banneret.games.fief_england.words.cards import TOPIC_IDS
from banneret.games.fief_england.words.court import (
    AGAINST,
    FOR,
    HERALD_CALLS,
    L_ELECTED,
    L_HERALD,
    L_LAID,
    L_NOMINATED,
    L_NOT_ELECTED,
    L_POLL,
    NOBODY,
    NOMINATE,
)

_ELECTION = TOPIC_IDS.index("election")


def ineligible(s: Fief, n: int) -> str:
    """FE-9.1-b: the rule that keeps somebody from standing."""
    if s.family[n] < 0 or not s.fiefs[n] or is_clergy(s, n):
        return "FE-9.1-b"
    if s.by[n] != FREE or s.at[n] < 0 or is_besieged(s, n):
        return "FE-9.1-b"
    return ""


def possible(s: Fief) -> bool:
    """FE-9.1-a, FE-IT13.2-a: whether an election is held."""
    if s.now[KING] >= 0 or not any([n >= 0 for n in s.see]):
        return False
    if s.opt[ELECTION_NEED] == ELECTION_NEED_3_FIEF_TITLES_1_SEE:
        return sum([1 for n in s.lord if n >= 0]) >= 3
    lords = len({n for n in s.lord if n >= 0})
    return lords >= 3 and any([not ineligible(s, n) for n in range(NOBLES)])


class Election(Step[Fief]):
    """FE-9.1-m: nominations, votes, the count. ``stage``: 0 nominations, 1 votes, 2 count."""

    name = "election"
    rule = "FE-9.1-m"
    holds = ("stage:n", "next:n", "c:n")

    def run(self, s: Fief, f: list[int]) -> int:
        stage = f[1]
        if stage == 0:
            if not possible(s):
                s.pop()
                return GO
            s.stood[:] = [-1] * NOBLES
            s.for_vote[:] = [0] * len(s.for_vote)
            s.decoy[:] = [0] * len(s.decoy)
            s.now[HERALD] = -1
            f[1] = 1
            s.push([numbers.TURNS, numbers.NOMINATE, 0, s.now[FIRST]])
        elif stage == 1:
            standing = [n for n in range(NOBLES) if s.stood[n] >= 0 and not ineligible(s, n)]
            if not standing:
                s.stood[:] = [-1] * NOBLES
                s.pop()
                return GO
            f[1] = 2
            concerned = 0
            for n in standing:
                concerned |= 1 << s.family[n]
            s.push([numbers.TURNS, numbers.VOTE, 0, s.now[FIRST]])
            window(s, _ELECTION, s.now[FIRST], concerned)
        else:
            count(s)
            s.pop()
        return GO


class Nominate(Asking):
    """FE-9.1-c, FE-IT13.2.2-a: each player may name a candidate."""

    name = "nominate"
    rule = "FE-9.1-c"
    holds = ("who:family", "a:n", "b:n", "c:n")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(NOBODY)]
        for n in range(NOBLES):
            if s.family[n] >= 0 and not self._rule(s, g, n):
                found.append(choice(NOMINATE, n))
        return found

    def _rule(self, s: Fief, g: int, n: int) -> str:
        if s.opt[ELECTION_CANDIDATES] == ELECTION_CANDIDATES_OWN_ONLY and s.family[n] != g:
            return "FE-IT13.2.2-a"
        return ineligible(s, n) or ("FE-9.1-c" if s.stood[n] >= 0 else "")

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(NOBODY):
            return ""
        return self._rule(s, g, noun_of(c)) if verb_of(c) == NOMINATE else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        if verb_of(c) == NOMINATE:
            s.stood[noun_of(c)] = g
            s.tell(L_NOMINATED, ALL, g, noun_of(c))


class Vote(Asking):
    """FE-9.1-d, FE-9.1-e, FE-IT13.2-b: markers face down on candidates. ``laid``.

    Bit 0 for, bit 1 decoy, or done.
    """

    name = "vote"
    rule = "FE-9.1-d"
    holds = ("who:family", "laid:n", "b:n", "c:n")

    def _marker(self, s: Fief, f: list[int], c: int) -> str:
        one = s.opt[ELECTION_MARKERS] == 1
        rule = "FE-IT13.2-b" if one else "FE-9.1-d"
        n = noun_of(c)
        if s.stood[n] < 0 or ineligible(s, n):
            return rule
        bit = 1 if verb_of(c) == FOR else 2
        return rule if f[2] & bit or (one and f[2]) else ""

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(NOBODY)]
        if not f[2] and herald(s, g):
            found.append(choice(HERALD_CALLS))
        for n in range(NOBLES):
            if s.stood[n] >= 0:
                for verb in (FOR, AGAINST):
                    if not self._marker(s, f, choice(verb, n)):
                        found.append(choice(verb, n))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(NOBODY):
            return ""
        if c == choice(HERALD_CALLS):
            return "" if not f[2] and herald(s, g) else "FE-2.12-sv21"
        return self._marker(s, f, c) if verb_of(c) in (FOR, AGAINST) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        verb = verb_of(c)
        n = noun_of(c)
        if verb == NOBODY:
            s.pop()
            return
        if verb == HERALD_CALLS:
            s.used[PIERS] = 1
            s.now[HERALD] = g
            s.tell(L_HERALD, ALL, g)
            return
        # Everybody sees where a marker lies, nobody which of the two it is.
        s.tell(L_LAID, ALL, g, n)
        if verb == FOR:
            s.for_vote[g] = n + 1
            f[2] |= 1
        else:
            s.decoy[g] = n + 1
            f[2] |= 2
        if f[2] == 3 or s.opt[ELECTION_MARKERS] == 1:
            s.pop()


def count(s: Fief) -> None:
    """FE-9.1-f, FE-9.1-h, FE-9.1-i, FE-IT13.2.3-a: the markers are turned up; most votes win."""
    s.seal()
    polled = [0] * NOBLES
    blessed = [False] * NOBLES
    for g in range(s.families):
        n = s.for_vote[g] - 1
        if n >= 0 and s.stood[n] >= 0:
            polled[n] += votes(s, g)
            blessed[n] = blessed[n] or has_prelate_vote(s, g)
    best = max(polled)
    for n in range(NOBLES):
        if s.stood[n] >= 0:
            s.tell(L_POLL, ALL, n, polled[n])
    leaders = [n for n in range(NOBLES) if polled[n] == best and best > 0 and not ineligible(s, n)]
    s.stood[:] = [-1] * NOBLES
    s.for_vote[:] = [0] * len(s.for_vote)
    s.decoy[:] = [0] * len(s.decoy)
    s.now[HERALD] = -1
    elected = len(leaders) == 1
    if elected and s.opt[ELECTION_MIN] == ELECTION_MIN_3_WITH_CLERIC:
        elected = best >= 3 and blessed[leaders[0]]
    if not elected:
        s.tell(L_NOT_ELECTED, ALL)
        return
    s.tell(L_ELECTED, ALL, leaders[0])
    sovereign.crown(s, leaders[0])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.ELECTION: Election(), numbers.NOMINATE: Nominate(), numbers.VOTE: Vote()}
