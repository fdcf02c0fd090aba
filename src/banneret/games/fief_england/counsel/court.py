"""The court: marriages, the throne, Parliament, who holds titles, who is revived (phase 1 and whenever)."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import NOUN_MASK
from banneret.games.fief_england.board import (
    FIRST_VICTORY,
    NOBLES,
    PRICE_OF,
    VP_ALLIANCE,
    VP_SOLO,
    WOMAN,
)
from banneret.games.fief_england.counsel.force import Survey
from banneret.games.fief_england.counsel.worth import (
    friend,
    gone,
    lacking,
    noble_worth,
    points,
    prospects,
    rounds_left,
    shilling,
    stake,
)
from banneret.games.fief_england.nobles import is_clergy
from banneret.games.fief_england.options import (
    APPEASE_DIE,
    APPEASE_DIE_1_4,
    ELECTION_MIN,
    ELECTION_MIN_3_WITH_CLERIC,
)
from banneret.games.fief_england.state import FREE, KING, ROUND, Fief
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.steps.parliament import burgher
from banneret.games.fief_england.steps.votes import votes
from banneret.games.fief_england.words.court import (
    ABBACY,
    AGAINST,
    BURGHERS_VOTE,
    FOR,
    HERALD_CALLS,
    NOMINATE,
    PRO,
    SHARE,
    WED,
)
from banneret.games.fief_england.words.land import NO, YES

#: What peace with a neighbour is worth, in VP, and what it costs to be bound.
_PEACE: Final = 0.45
_BOUND: Final = 1.0


# --- marriages


def match(s: Fief, g: int, h: int) -> float:
    """What a marriage with another family is worth to one, in VP: a couple needs one more than one alone."""
    if s.seats == 2:
        return 3.0
    if gone(s, h):
        return -1.0
    if s.seats == 3:
        # FE-IT25-b: it counts for nothing; it only binds a noble.
        return -1.0
    mine = points(s, g)
    total = mine + points(s, h)
    soon = s.now[ROUND] >= FIRST_VICTORY - 1
    if mine >= VP_SOLO and s.now[ROUND] >= FIRST_VICTORY - 2:
        # FE-8.2-b: whoever is about to win alone does not marry.
        return -5.0
    if total >= VP_ALLIANCE and soon:
        return 4.0
    gain = prospects(s, h) - _BOUND + _PEACE
    if soon:
        gain += 0.5 * (VP_SOLO - mine) - 0.5 * (VP_ALLIANCE - total)
    for other in range(s.families):
        if other not in (g, h) and not friend(s, g, other) and lacking(s, other) == 0:
            # Somebody else would win: together there is a chance.
            gain += 0.6
    return gain


def bride(s: Fief, n: int) -> float:
    """How willingly a family gives a noble away in marriage: clerics to be and leaders rather not."""
    score = 1.0 - 0.05 * noble_worth(s, n)
    if WOMAN[n]:
        score += 0.1
    if s.by[n] != FREE:
        score -= 0.3
    king = s.now[KING]
    if king == n:
        # FE-9.0-f: his wife is Queen, and has guards.
        score += 0.4
    return score


def wedding_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-9.0-o: the best match, if there is a good one."""
    for i, c in enumerate(choices):
        if c >> 12 == WED:
            a, b = divmod(c & NOUN_MASK, NOBLES)
            h = s.family[b]
            gain = match(s, g, h)
            back = match(s, h, g)
            if gain <= 0.0 or back < -0.15:
                scores[i] = -1.0
            else:
                scores[i] = gain + 0.2 * bride(s, a) + 0.1 * bride(s, b)


def betrothal_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """FE-9.0-a: whoever asks is family ``f[2]``'s; the noble asked for is ``f[3]``."""
    gain = match(s, f[1], s.family[f[2]])
    _yes_no(choices, scores, gain)


def _yes_no(choices: list[int], scores: list[float], gain: float) -> None:
    for i, c in enumerate(choices):
        if c >> 12 == YES:
            scores[i] = gain
        elif c >> 12 == NO:
            scores[i] = 0.0


# --- the throne


def throne_worth(s: Fief, g: int, n: int) -> float:
    """What it is worth to a family that a noble is crowned."""
    h = s.family[n]
    return stake(s, g, h) * (5.0 + (0.5 if s.spouse[n] >= 0 else 0.0)) + 0.02 * noble_worth(s, n) * (
        1.0 if s.seat(h) == s.seat(g) else 0.0
    )


def nominate_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-9.1-c: one's own, or the ally's; another only against somebody worse."""
    standing = False
    for n in range(NOBLES):
        if s.stood[n] >= 0 and s.seat(s.family[n]) == s.seat(g):
            standing = True
    for i, c in enumerate(choices):
        if c >> 12 != NOMINATE:
            scores[i] = 0.0
            continue
        n = c & NOUN_MASK
        worth = throne_worth(s, g, n)
        if standing and s.seat(s.family[n]) == s.seat(g):
            # Two of one's own would share the votes.
            worth = -0.5
        scores[i] = worth


def vote_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-9.1-d: for one's own, then for the ally, or for the least evil if that stops a worse one."""
    best = -99.0
    for n in range(NOBLES):
        if s.stood[n] >= 0:
            best = max(best, throne_worth(s, g, n))
    worst = 99.0
    for n in range(NOBLES):
        if s.stood[n] >= 0:
            worst = min(worst, throne_worth(s, g, n))
    need = 3 if s.opt[ELECTION_MIN] == ELECTION_MIN_3_WITH_CLERIC else 1
    for i, c in enumerate(choices):
        verb = c >> 12
        if verb == FOR:
            worth = throne_worth(s, g, c & NOUN_MASK)
            if worth == best and (worth > 0.0 or best - worst > 1.0):
                scores[i] = 3.0 + 0.1 * best
            else:
                scores[i] = -2.0
        elif verb == AGAINST:
            # A marker without any effect; it must not lie where it would be taken for a vote.
            scores[i] = -0.5
        elif verb == HERALD_CALLS:
            scores[i] = 4.0 if best > 0.0 and votes(s, g) + 1 >= need else -1.0
        else:
            scores[i] = 0.0


# --- Parliament


def _likely(s: Fief, g: int) -> bool:
    """Whether a Royal Tax would pass with the votes of a family and its friends alone."""
    own = 0
    total = 0
    for h in range(s.families):
        told = votes(s, h) + s.burgher_votes[h] + burgher(s, h)
        total += told
        if friend(s, g, h):
            own += told
    return own * 2 > total


def summon_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-9.2-a: twelve shillings, if the votes suffice; a Parliament that fails costs nothing but time."""
    gain = PRICE_OF["royal-tax"] * shilling(s) - 0.5
    _yes_no(choices, scores, gain if _likely(s, g) else -0.1)


def canvass_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-11.2-c: the burghers vote for one's own King's tax, or against a rival's."""
    king = s.now[KING]
    own = king >= 0 and friend(s, g, s.family[king])
    for i, c in enumerate(choices):
        verb = c >> 12
        if verb == BURGHERS_VOTE or verb == HERALD_CALLS:
            scores[i] = 1.0 if own or _in_the_balance(s, g) else -0.5
        else:
            scores[i] = 0.0


def _in_the_balance(s: Fief, g: int) -> bool:
    """Whether a family's further votes could stop a tax."""
    king = s.now[KING]
    if king < 0:
        return False
    pro = 0
    total = 0
    for h in range(s.families):
        told = votes(s, h) + s.burgher_votes[h]
        total += told
        if friend(s, s.family[king], h):
            pro += told
    return pro * 2 > total and pro * 2 <= total + burgher(s, g)


def tax_vote_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-9.2-b: for the tax of one's own King or of the ally's, against any other."""
    king = s.now[KING]
    pro = king >= 0 and friend(s, g, s.family[king])
    for i, c in enumerate(choices):
        scores[i] = 1.0 if (c >> 12 == PRO) == pro else 0.0


def share_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-9.2-e: an ally whose votes were needed gets a quarter; nobody else gets anything."""
    ally = s.ally[g]
    for i, c in enumerate(choices):
        if c >> 12 != SHARE:
            scores[i] = 0.0
            continue
        seat, amount = divmod(c & NOUN_MASK, 13)
        due = ally >= 0 and s.seats == 4 and s.seat(ally) == seat and votes(s, ally) > 0
        scores[i] = 1.0 if due and amount == 3 else -1.0


# --- titles


def holder_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """Who gets a title (FE-4.3-a, FE-4.8-b): one's own, free, without one yet: each has a vote of his own."""
    for i, c in enumerate(choices):
        n = c & NOUN_MASK
        score = 0.0
        if s.family[n] != g:
            # FE-9.0-j: the title and its VP would be another's.
            score -= 20.0
        if s.by[n] == FREE:
            score += 2.0
        if not s.fiefs[n]:
            score += 1.0
        if not is_clergy(s, n):
            score += 0.4
        if s.now[KING] == n:
            score += 0.3
        scores[i] = score


def fortify_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-4.4-a: the Stronghold that is best held becomes the Walled City."""
    map_ = Survey(s, g)
    for i, c in enumerate(choices):
        city = c & NOUN_MASK
        score = map_.own[city] - 0.7 * map_.threat[city] - map_.foes[city]
        if s.control[city] != g:
            score -= 10.0
        scores[i] = score


def grant_scores(choices: list[int], scores: list[float]) -> None:
    """FE-4.5-c: a title at no more than its usual price is always taken."""
    _yes_no(choices, scores, 8.0)


def abbacy_scores(s: Fief, g: int, choices: list[int], scores: list[float]) -> None:
    """FE-2.13-n: to a woman of one's own, or of the ally's; else to nobody."""
    for i, c in enumerate(choices):
        if c >> 12 == ABBACY:
            n = c & NOUN_MASK
            scores[i] = 2.0 * stake(s, g, s.family[n]) - (0.2 if s.fiefs[n] else 0.0)
        else:
            scores[i] = 0.0


def death_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """FE-12.3-a: the skull is for one's own, and for an ally's who matters."""
    g = f[1]
    n = f[2]
    gain = stake(s, g, s.family[n]) * noble_worth(s, n) - (1.0 if rounds_left(s) else 0.2)
    _yes_no(choices, scores, gain)


def garter_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """FE-13.3: it breaks ties, and binds its bearer to peace with the sovereign."""
    _yes_no(choices, scores, 0.5 if friend(s, f[1], s.family[f[2]]) else 0.05)


def yes_scores(choices: list[int], scores: list[float]) -> None:
    """What is never wrong: a Prince of Wales, a bodyguard who does his duty."""
    _yes_no(choices, scores, 1.0)


def reroll_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """Gytha and Anselm have a die rolled again only if it has fallen badly (FE-2.12-sv03, FE-2.12-sv12)."""
    face = f[3]
    if f[0] == numbers.PLAGUE_DIE or s.opt[APPEASE_DIE] != APPEASE_DIE_1_4:
        bad = face <= (3 if f[0] == numbers.PLAGUE_DIE else 2)
    else:
        bad = face >= 5
    _yes_no(choices, scores, 1.0 if bad else -1.0)
