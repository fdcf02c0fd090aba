"""How a position of Richard III is judged: ``evaluate`` a whole one, ``prefer`` among choices.

Bots of every kind build on these two (``banneret.bots.judge``). ``evaluate`` looks at all there is, so it
is for positions in which nothing is unknown any more: samples. ``prefer`` keeps to what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from banneret.games.richard3.board import (
    AREAS,
    BLOCKS,
    DOWN,
    FIREPOWER,
    MINOR,
    POOL,
    PRISON,
)
from banneret.games.richard3.counsel import court, fight, hand, plans
from banneret.games.richard3.counsel.forces import Force, clash, cost, defending_power
from banneret.games.richard3.counsel.worth import HOUSE, Prices
from banneret.games.richard3.fortunes import living_heirs
from banneret.games.richard3.state import CAMPAIGN, KING_SIDE, LAST_CAMPAIGN, WINNER, War
from banneret.games.richard3.steps import numbers as step
from banneret.games.richard3.steps.political import support

#: A war that is won.
VICTORY: Final = 10_000.0
#: What the parts of a block count for in its pool, while it lies face down or is a minor, and as a prisoner.
_IN_POOL: Final = 0.5
_DOWN: Final = 0.25
_MINOR: Final = 0.3
#: What holding the throne is worth: ties keep it (R3-8.2-a).
_THRONE: Final = 6.0

#: So much more than the other house has is a chance to win of e to 1; fitted to 150 games of greedy bots.
SCALE: Final = 80.0


def evaluate(s: War, seat: int) -> float:
    """What a full position is worth to a seat; the other seat's is its negative."""
    if s.now[WINNER] >= 0:
        return VICTORY if s.now[WINNER] == seat else -VICTORY
    ahead = support(s, seat) - support(s, 1 - seat)
    prices = Prices(s, ahead + (0.5 if s.now[KING_SIDE] == seat else -0.5))
    last = s.now[CAMPAIGN] >= s.now[LAST_CAMPAIGN]
    total = 0.0
    for b in range(BLOCKS):
        place = s.loc[b]
        side = s.owner(b)
        if place < POOL:
            value = prices.body(b, s.steps[b]) + prices.rank(b)
        elif place == POOL:
            value = _IN_POOL * prices.body(b, s.steps[b]) + prices.rank(b)
        elif place == DOWN and not last:
            value = _DOWN * prices.body(b, s.steps[b])
        elif place == MINOR or place == PRISON:
            value = _MINOR * prices.body(b, s.steps[b])
        else:
            continue
        total += value if side == seat else -value
    total += HOUSE[len(living_heirs(s, seat))] - HOUSE[len(living_heirs(s, 1 - seat))]
    total += prices.vote * ahead
    total += _THRONE if s.now[KING_SIDE] == seat else -_THRONE
    for area in range(AREAS):
        if s.att[area] and s.contested(area):
            worth = _battle(s, prices, area)
            total += worth if s.att[area] == seat + 1 else -worth
    return total


def quiet(s: War) -> bool:
    """Whether nothing is half done: no block in the hand, no battle to be fought, nobody still to act."""
    top = s.stack[-1][0]
    return top == step.CARDS or top == step.LOSSES or top == step.HOMES or top == step.SURPLUS


def _battle(s: War, prices: Prices, area: int) -> float:
    """What a battle still to be fought is worth to its attacker."""
    attacker = s.att[area] - 1
    attack = Force()
    defence = Force()
    late = 0.0
    for b in s.at(attacker, area):
        steps = float(s.steps[b])
        attack.enlist(b, steps, FIREPOWER[b], prices.worth(s, b, steps, area), prices.body(b, steps), 1.0)
        if s.entry[b] != s.main[area]:
            late += steps
    for b in s.at(1 - attacker, area):
        steps = float(s.steps[b])
        power = defending_power(s, b, area)
        defence.enlist(b, steps, power, prices.worth(s, b, steps, area), prices.body(b, steps), 1.0)
    course = clash(attack, late / attack.steps, defence)
    return cost(defence, course.dealt) - cost(attack, course.taken)


def prefer(s: War, seat: int, choices: Sequence[int]) -> list[float]:
    """A score for each of a seat's choices, more is better; an empty list where nothing is known better
    than to try them and ``evaluate``.

    Scores are comparable within one question only. Everything hidden from the seat is reckoned from what
    it has learned, so all samples of one position get the same scores.
    """
    listed = list(choices)
    top = s.stack[-1][0]
    if top == step.ACTIONS:
        return plans.action_scores(s, seat, listed)
    if top == step.MOVE:
        return hand.march_scores(s, seat, listed)
    if top == step.SAILING:
        return hand.sailing_scores(s, seat, listed)
    if top == step.PLACING:
        return hand.placing_scores(s, seat, listed)
    if top == step.BATTLE_ROUND:
        return fight.turn_scores(s, seat, listed)
    if top == step.HITS:
        return fight.hit_scores(s, seat, listed)
    if top == step.RETREATING or top == step.REGROUP_TO:
        return hand.leaving_scores(s, seat, listed)
    if top == step.REGROUP:
        return hand.regroup_scores(s, seat, listed)
    if top == step.BATTLES:
        return fight.battle_scores(s, seat, listed)
    if top == step.CHARGING:
        return fight.charge_scores(s, seat, listed)
    if top == step.TREACHERY:
        return fight.treachery_scores(s, seat, listed)
    if top == step.TREASON_ROLL:
        return fight.treason_scores(s, seat, listed)
    if top == step.CARDS:
        return court.card_scores(s, seat, listed)
    if top == step.MULLIGAN or top == step.ANSWER_REDEAL:
        return court.mulligan_scores(s, seat, listed)
    if top == step.CHOOSE_MUSTER:
        return hand.gathering_scores(s, seat, listed)
    if top == step.MUSTERING:
        return hand.mustering_scores(s, seat, listed)
    if top == step.CHOOSE_PLAGUE:
        return court.plague_scores(s, seat, listed)
    if top == step.LOSSES:
        return court.loss_scores(s, seat, listed)
    if top == step.SURPLUS:
        return court.surplus_scores(s, seat, listed)
    if top == step.HOMES:
        return court.home_scores(s, seat, listed)
    if top == step.MINOR_ENTERS:
        return hand.entering_scores(s, seat, listed)
    if top == step.EXECUTION:
        return court.execution_scores(listed)
    return []
