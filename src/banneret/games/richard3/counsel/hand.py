"""A block in the hand: where it marches, sails, appears, gathers, retreats, regroups and goes home."""

from __future__ import annotations

from typing import Final

from banneret.games.richard3.board import AREAS, POOL, PORT, STEPS
from banneret.games.richard3.counsel.marches import routes
from banneret.games.richard3.counsel.plans import IDLE, Council, Party, pending
from banneret.games.richard3.counsel.survey import Survey
from banneret.games.richard3.ground import can_muster_from, credit_to
from banneret.games.richard3.state import FIELD, TURN, War
from banneret.games.richard3.steps import numbers as step
from banneret.games.richard3.steps.actions import Actions
from banneret.games.richard3.steps.campaign import TURNS
from banneret.games.richard3.steps.retreat import forbid_withdraw, ways_out
from banneret.games.richard3.words import DONE, STOP

_ACTIONS: Final = Actions()
#: What it is worth to enter a battle over the border of the Main Attack (R3-6.3-c), or over a wide one.
_MAIN: Final = 0.5
_WIDE: Final = 0.05


def council(s: War, seat: int) -> Council:
    """The plans of the house whose Action Phase it is, while one of its blocks is in the hand."""
    below = s.stack[-2]
    listed = _ACTIONS.choices(s, below, seat) if below[0] == step.ACTIONS else []
    return Council(s, seat, listed, pending(s, seat))


def march_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """Steps of a march: towards the place where the block is worth most."""
    f = s.stack[-1]
    b = f[1]
    start = f[2]
    came = f[3]
    area = s.loc[b]
    below = s.stack[-2]
    if below[0] == step.MUSTERING:
        # R3-5.1.M-b: it goes to the named area, straight if it can.
        return [1.0 if c & 4095 == below[2] else 0.0 for c in listed]
    plans = council(s, seat)
    price = 0 if came >= 0 or s.active(start) else 1
    others = [other for other in plans.lifts[start] if other != b] if came < 0 else []
    best = [-1e9] * AREAS
    worth: list[float] = [-1e9] * AREAS
    for way in routes(s, seat, area, came, f[4]):
        to = way.to
        if worth[to] <= -1e9:
            party = Party(area, [b, *others], price, False)
            for same in routes(s, seat, area, came, f[4]):
                if same.to == to:
                    party.ways.append(same)
                    party.room += same.room
            worth[to] = plans.destination(b, party, to)
        score = worth[to] + _WIDE * way.room
        if s.main[to] == way.entry and s.att[to] == seat + 1:
            score += _MAIN
        if score > best[way.first]:
            best[way.first] = score
    return [IDLE if c >> 12 == STOP else best[c & 4095] for c in listed]


def sailing_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """Where a ship lands."""
    b = s.stack[-1][1]
    area = s.loc[b]
    plans = council(s, seat)
    scores: list[float] = []
    for c in listed:
        to = c & 4095
        party = Party(area, [b], 1, True)
        party.room = 1
        best = plans.destination(b, party, to)
        if PORT[area] and PORT[to] and not s.count(1 - seat, to) and credit_to(s, area, to) < 0:
            # R3-5.3.1-a: another block may follow for nothing.
            for other in plans.sails[area]:
                if other != b:
                    gain = plans.voyage(area, to, [b, other])
                    if gain > best:
                        best = gain
        scores.append(best)
    return scores


def placing_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """Where a recruit appears."""
    b = s.stack[-1][1]
    plans = council(s, seat)
    return [plans.recruiting(b, c & 4095) for c in listed]


# --- Muster


def gathering_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """R3-5.1.M-a: where to gather, by what the best gathering there would be worth."""
    plans = Council(s, seat, [], pending(s, seat))
    return [0.0 if c == DONE << 12 else gathering(plans, c & 4095) - IDLE for c in listed]


def gathering(plans: Council, goal: int) -> float:
    """What a Muster in an area would bring if every block that gains by it came."""
    s = plans.s
    total = 0.0
    new: list[int] = []
    for area in range(AREAS):
        if not plans.here[area] or not can_muster_from(s, plans.seat, area, goal):
            continue
        more = plans.here[area][:3]
        gain = plans.joined(goal, new + more, [0] * (len(new) + len(more))) - total_joined(plans, goal, new)
        gain += plans.without(area, more)
        if gain > 0.0:
            new.extend(more)
            total += gain
    return total


def total_joined(plans: Council, goal: int, new: list[int]) -> float:
    """What those that have been counted on already bring."""
    return plans.joined(goal, new, [0] * len(new)) if new else 0.0


def mustering_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """Who comes to the Muster: those who gain by it, alone or with all the others of their area."""
    goal = s.stack[-1][2]
    plans = Council(s, seat, [], pending(s, seat))
    by_area: list[list[int]] = [[] for _ in range(AREAS)]
    for c in listed:
        if c != DONE << 12:
            by_area[s.loc[c & 4095]].append(c & 4095)
    scores: list[float] = []
    for c in listed:
        if c == DONE << 12:
            scores.append(IDLE)
            continue
        b = c & 4095
        area = s.loc[b]
        alone = plans.joined(goal, [b], [0]) + plans.without(area, [b])
        group = by_area[area]
        together = plans.joined(goal, group, [0] * len(group)) + plans.without(area, group)
        scores.append(alone if alone > together else together)
    return scores


# --- outside the Action Phase


def quiet_survey(s: War, seat: int) -> Survey:
    """The war when nobody acts before the next turn, or not at all any more in this campaign."""
    return Survey(s, seat, False, s.now[TURN] >= TURNS)


def change(survey: Survey, b: int, start: int, to: int) -> float:
    """What it is worth that a block stands in one area (a place beyond: nowhere) instead of another."""
    s = survey.s
    result = 0.0
    if to < POOL:
        there = s.at(survey.side, to)
        result += survey.stand(to, [*there, b]) - survey.stand(to, there)
    if start < POOL:
        here = s.at(survey.side, start)
        result += survey.stand(start, [other for other in here if other != b]) - survey.stand(start, here)
    return result


def leaving_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """Where a block retreats or regroups to."""
    survey = quiet_survey(s, seat)
    b = s.stack[-1][1]
    return [change(survey, b, POOL, c & 4095) for c in listed]


def regroup_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """R3-6.7-a: which of the victors move on; one after the other, as long as one of them gains by it."""
    survey = quiet_survey(s, seat)
    area = s.now[FIELD]
    scores: list[float] = []
    for c in listed:
        if c == DONE << 12:
            scores.append(2.0 * IDLE)
            continue
        b = c & 4095
        best = -1e9
        for to in ways_out(s, b):
            if not forbid_withdraw(s, seat, b, to, False):
                gain = change(survey, b, area, to)
                if gain > best:
                    best = gain
        scores.append(best)
    return scores


def entering_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """R3-6.82-b: where a minor comes of age."""
    survey = quiet_survey(s, seat)
    b = s.stack[-1][1]
    steps = s.steps[b]
    s.steps[b] = STEPS[b]
    scores = [change(survey, b, POOL, c & 4095) for c in listed]
    s.steps[b] = steps
    return scores
