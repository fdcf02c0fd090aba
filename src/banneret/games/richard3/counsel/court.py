"""Cards, supply and the Political Turn: 1.1, 5.1, 7.0 and 8.0."""

from __future__ import annotations

from typing import Final

from banneret.games.richard3.board import (
    AP_OF,
    CARDS,
    IS_EVENT,
    MUSTER,
    PLAGUE,
    POOL,
    TREASON,
)
from banneret.games.richard3.counsel.hand import change, gathering, quiet_survey
from banneret.games.richard3.counsel.plans import Council, purse
from banneret.games.richard3.counsel.survey import Survey
from banneret.games.richard3.counsel.worth import Prices, margin
from banneret.games.richard3.state import AP, CARD, War
from banneret.games.richard3.steps import numbers as step
from banneret.games.richard3.steps.actions import Actions
from banneret.games.richard3.steps.cards import hand_total
from banneret.games.richard3.steps.events import ChooseMuster, ChoosePlague
from banneret.games.richard3.words import DONE, HOMES_PER, INFECT, REDEAL

_ACTIONS: Final = Actions()
_MUSTER: Final = ChooseMuster()
_PLAGUE: Final = ChoosePlague()
#: What an AP brings in an ordinary turn; a card that brings less for its AP now may be worth more later.
_AP_WORTH: Final = 8.0
#: The same for what an event adds to its AP.
_EVENT_WORTH: Final = 6.0
#: A hand of average cards; what an event adds to its AP in counting.
_FAIR_HAND: Final = 17
_EVENT_AP: Final = 2
#: What a Treason roll (5.1.T) is worth in a battle one is going to fight anyway, for each battle.
_TREASON: Final = 7.0


def mulligan_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """R3-5.1-g: a poor hand is dealt again where that may be, unless its events make up for it."""
    total = hand_total(s, seat)
    for card in range(CARDS):
        if IS_EVENT[card]:
            total += _EVENT_AP * s.hand[seat * CARDS + card]
    return [1.0 if (c == REDEAL << 12) == (total < _FAIR_HAND) else 0.0 for c in listed]


def card_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """R3-1.1-a: the card that brings most now, against what it would bring in an ordinary turn.

    All cards of a hand are played in the end (R3-1.1-h), so the question is only which one fits this turn.
    """
    most = 0
    for c in listed:
        if not IS_EVENT[c & 4095] and AP_OF[c & 4095] > most:
            most = AP_OF[c & 4095]
    plain = _purse(s, seat, 0, most) if most else [0.0]
    scores: list[float] = []
    for c in listed:
        card = c & 4095
        ap = AP_OF[card]
        if not IS_EVENT[card]:
            scores.append(plain[ap] - _AP_WORTH * ap)
            continue
        if card == MUSTER:
            brings = _best_muster(s, seat)
        elif card == PLAGUE:
            brings = _best_plague(s, seat)
        else:
            brings = _purse(s, seat, card, ap)[ap]
            if card == TREASON:
                brings += _TREASON
        scores.append(brings - _AP_WORTH * ap - _EVENT_WORTH)
    return scores


def _asked(s: War, seat: int, card: int, ap: int) -> War:
    """The position as if the house were in its Action Phase under a card."""
    copy = War(s.fork_fields())
    copy.now[CARD] = card
    copy.now[AP] = ap
    copy.stack = [[step.ACTIONS, seat]]
    return copy


def _purse(s: War, seat: int, card: int, ap: int) -> list[float]:
    copy = _asked(s, seat, card, ap)
    return purse(copy, seat, _ACTIONS.choices(copy, copy.stack[-1], seat), ap)


def _best_muster(s: War, seat: int) -> float:
    copy = _asked(s, seat, MUSTER, 0)
    plans = Council(copy, seat, [], True)
    best = 0.0
    for c in _MUSTER.choices(copy, copy.stack[-1], seat):
        if c != DONE << 12:
            worth = gathering(plans, c & 4095)
            if worth > best:
                best = worth
    return best


def _best_plague(s: War, seat: int) -> float:
    listed = _PLAGUE.choices(s, [step.CHOOSE_PLAGUE, seat], seat)
    best = 0.0
    for score in plague_scores(s, seat, listed):
        if score > best:
            best = score
    return best


def plague_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """R3-5.1.L-a: every block of an enemy city loses a step, and the weakest fall."""
    survey = Survey(s, seat, False, False)
    scores: list[float] = []
    for c in listed:
        if c >> 12 != INFECT:
            scores.append(0.0)
            continue
        stand = survey.stands[c & 4095]
        mean = stand.steps / stand.blocks if stand.blocks > 0.0 else 3.0
        # Of blocks that are weak on average some have their last step.
        falling = 0.3 if mean < 2.0 else 0.05
        scores.append(stand.body / mean + falling * stand.worth)
    return scores


# --- supply, minors, exile


def loss_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """R3-7.1-b: who goes hungry: nobody who would die of it, then whoever is worth least a step."""
    prices = Prices(s, margin(s, seat))
    area = s.stack[-1][2]
    scores: list[float] = []
    for c in listed:
        b = c & 4095
        if s.steps[b] == 1:
            scores.append(-100.0 - prices.worth(s, b, 1.0, area))
        else:
            # The strong can bear it; what a weak block loses is a larger part of it.
            scores.append(-prices.body(b, 1.0) - prices.life(b, seat) / s.steps[b] * 0.1)
    return scores


def surplus_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """R3-7.2-c: who waits in the pool: heirs last, then the best."""
    prices = Prices(s, margin(s, seat))
    return [-prices.worth(s, c & 4095, float(s.steps[c & 4095]), POOL) for c in listed]


def home_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """R3-8.3, R3-8.4: of several homes the one where the next campaign finds the block best placed."""
    survey = quiet_survey(s, seat)
    scores: list[float] = []
    for c in listed:
        if c == DONE << 12:
            scores.append(0.0)
            continue
        b = (c & 4095) // HOMES_PER
        to = (c & 4095) % HOMES_PER
        scores.append(change(survey, b, s.loc[b], to) if to != s.loc[b] else 0.0)
    return scores


def execution_scores(listed: list[int]) -> list[float]:
    """R3-9.1-e: a defected heir is a vote for us, and his death would bring the enemy a minor (R3-9.1-f)."""
    return [1.0 if c == DONE << 12 else 0.0 for c in listed]
