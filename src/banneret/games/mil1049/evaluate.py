"""How a position of MIL (1049) is judged: ``evaluate`` a whole one, ``prefer`` among choices.

Bots of every kind build on these two (``banneret.bots.judge``). Everything is reckoned in PP: what there is,
what the final scoring will make of it, and what soldiers, lands, heirs and cubes may still bring in the turns
that are left. ``prefer`` looks at nothing but what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from banneret.games.mil1049 import scoring
from banneret.games.mil1049.counsel import actions, offers, spheres
from banneret.games.mil1049.counsel.worth import purse_worth, turns_left
from banneret.games.mil1049.printed import DEADLY_AGE, RESOURCES, ROWS
from banneret.games.mil1049.state import Realm
from banneret.games.mil1049.steps import numbers as step

#: A game that is won, beside the PP by which it is.
VICTORY: Final = 200.0
#: So many PP ahead make it e to 1 that one wins (``banneret.bots.judge``).
SCALE: Final = 8.0


def evaluate(s: Realm, seat: int) -> float:
    """What a full position is worth to a seat: its own prospects against those of the others."""
    return everybody(s)[seat]


def everybody(s: Realm) -> list[float]:
    """What a full position is worth to each seat."""
    worth = [_prospects(s, other) for other in range(s.seats)]
    winners = [] if s.stack else scoring.winners(s)
    ahead: list[float] = []
    for seat in range(s.seats):
        others = worth[:seat] + worth[seat + 1 :]
        own = worth[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)
        if not s.stack:
            own += VICTORY / len(winners) if seat in winners else -VICTORY
        ahead.append(own)
    return ahead


def _prospects(s: Realm, seat: int) -> float:
    """The PP a family has and may hope for."""
    total = float(s.score[seat])
    if not s.stack or s.out[seat]:
        return total
    left = turns_left(s)
    total += purse_worth(s.cubes[seat * RESOURCES : (seat + 1) * RESOURCES], left)
    total += 0.8 * s.privileges[seat] if s.privileges[seat] < 4 else 2.0 + 0.3 * s.privileges[seat]
    total -= (2.6 if s.women[seat] == max(s.women) else 1.9) * s.women[seat] * (0.75 if left > 1 else 1.0)
    for k in range(seat * ROWS, (seat + 1) * ROWS):
        if not s.alive[k]:
            continue
        lands = s.lands(k)
        total += left * (0.9 + 0.7 * lands) + 0.45 * s.soldiers(k) * min(left, 3)
        total += 0.4 * s.castle[k]
        if s.heir[k]:
            total += 0.4 + 0.45 * s.age[k] if left > 1 else 0.2
        elif s.age[k] == DEADLY_AGE - 1 and left > 1:
            total -= 1.2
        if not s.landed(k):
            total -= 1.0 if s.heir[k] else 1.8
        if s.lord[k] >= 0:
            total -= 0.5
    for k in s.vassals(seat):
        total += 0.3 * s.lands(k) * left + 0.6
    return total


def quiet(s: Realm) -> bool:
    """Whether nothing is half done: somebody is to act with a knight, or all to give for the cathedral."""
    return not s.stack or s.stack[-1][0] in (
        step.ACTIONS,
        step.COURT,
        step.MARKET,
        step.WAR,
        step.CURIA,
        step.CATHEDRAL,
    )


def prefer(s: Realm, seat: int, choices: Sequence[int]) -> list[float]:
    """A score for each of a seat's choices, more is better; comparable within one question only."""
    listed = list(choices)
    f = s.stack[-1]
    top = f[0]
    if top == step.ACTIONS:
        return actions.action_scores(s, seat, listed)
    if top == step.TOLL:
        return actions.toll_scores(s, seat, listed)
    if top == step.AGEING:
        return actions.token_scores(listed)
    if top == step.BIRTH:
        return actions.birth_scores(s, f, seat, listed)
    if top == step.WEDDING:
        return offers.wedding_scores(s, f, seat, listed)
    if top == step.KEEPING:
        return offers.keeping_scores(s, seat, listed)
    if top == step.GRANT:
        return spheres.grant_scores(s, f, seat, listed)
    if top == step.MONASTERY:
        return offers.nun_scores(listed)
    if top == step.COURT:
        return spheres.court_scores(s, f[1], listed)
    if top == step.RANSOM:
        return offers.ransom_scores(s, f, seat, listed)
    if top == step.ANSWER:
        return spheres.answer_scores(s, f, seat, listed)
    if top == step.OUTBIDDING:
        return offers.outbidding_scores(s, listed)
    if top == step.MARKET:
        return spheres.market_scores(s, seat, listed)
    if top == step.TRADING:
        return offers.trading_scores(s, seat, listed)
    if top == step.OPENING or top == step.BIDDING:
        return offers.bidding_scores(s, seat, listed)
    if top == step.BUILDING:
        return spheres.building_scores(s, seat, listed)
    if top == step.WAR:
        return spheres.war_scores(s, f[1], listed)
    if top == step.CLAIM:
        return offers.claim_scores(s, f, seat, listed)
    if top == step.HELP:
        return offers.help_scores(s, f, listed)
    if top == step.RAID:
        return offers.raid_scores(s, f, seat, listed)
    if top == step.CATHEDRAL:
        return offers.cathedral_scores(s, seat, listed)
    if top == step.DONATION:
        return offers.donation_scores(s, seat, listed)
    return spheres.placing_scores(s, f, seat, listed)
