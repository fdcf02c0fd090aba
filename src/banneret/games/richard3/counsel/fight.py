"""In battle: fire, charge, treachery, retreat, and who takes the hits (6.2 to 6.9)."""

from __future__ import annotations

from typing import Final

from banneret.games.richard3.board import (
    AREAS,
    OTHER,
)
from banneret.games.richard3.counsel.forces import ROUNDS
from banneret.games.richard3.counsel.survey import Survey
from banneret.games.richard3.counsel.worth import VOTES, Prices, margin
from banneret.games.richard3.firepower import in_field, letter, power
from banneret.games.richard3.odds_fight import CHANCES
from banneret.games.richard3.state import ATTACKER, FIELD, ROUND, TURN, War
from banneret.games.richard3.steps.battle import role_of
from banneret.games.richard3.steps.campaign import TURNS
from banneret.games.richard3.steps.treachery import (
    ROLE_TREASON,
    dice_against,
    forbid_target,
)
from banneret.games.richard3.words import CHARGE, DONE, FALL, FIRE, RETREAT, TREACHERY

#: A block that is expected to keep so many steps is safe; with none it is as good as dead.
_SAFE: Final = 1.6
_DOOMED: Final = 0.92
#: What a block is worth that comes over (beside what the enemy loses), for it comes hurt and may go back.
_TURNCOAT: Final = 0.8
#: Nobody leaves a battle for less.
_NERVE: Final = 1.5
#: Fire is the ordinary thing to do.
_FIRE: Final = 1.0
_FLIGHT: Final = 1000.0
#: What a Treason roll should promise while there are other battles to use it in (R3-5.1.T-a).
_LONG_SHOT: Final = 9.0


class Melee:
    """The blocks of a battle as far as a house sees them, and what is to come of it.

    Args:
        s: a state in the middle of a battle.
        seat: the house that looks. Enemy Reserves are unknown and count as average blocks.
    """

    def __init__(self, s: War, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.area: int = s.now[FIELD]
        self.attacker: int = s.now[ATTACKER]
        self.prices = Prices(s, margin(s, seat))
        self.blocks: list[int] = []
        self.side: list[int] = []
        self.steps: list[float] = []
        self.letters: list[int] = []
        self.powers: list[float] = []
        self.worth: list[float] = []
        self.body: list[float] = []
        self.waits: list[bool] = []
        self.late: list[bool] = []
        for side in (0, 1):
            for b in s.at(side, self.area):
                hidden = bool(s.reserve[b]) and side != seat
                self.blocks.append(-1 if hidden else b)
                self.side.append(side)
                steps = 3.0 if hidden else float(s.steps[b])
                self.steps.append(steps)
                self.letters.append(1 if hidden else letter(s, b))
                self.powers.append(2.0 if hidden else float(power(s, b)))
                self.worth.append(15.0 if hidden else self.prices.worth(s, b, steps, self.area))
                self.body.append(6.0 if hidden else self.prices.body(b, steps))
                self.waits.append(not s.done[b] and not s.reserve[b])
                self.late.append(bool(s.reserve[b]))

    def outlook(self, leave: list[int]) -> float:
        """What the battle is worth to the house from here on if these of its blocks leave it now."""
        count = len(self.blocks)
        left = self.steps[:]
        gone = [False] * count
        for i in range(count):
            if self.blocks[i] in leave:
                left[i] = 0.0
                gone[i] = True
        spare = [0.0, 0.0]
        first = self.s.now[ROUND]
        for turn in range(first, ROUNDS + 1):
            for rank in range(4):
                for side in (1 - self.attacker, self.attacker):
                    hits = 0.0
                    for i in range(count):
                        if self.side[i] != side or self.letters[i] != rank or left[i] <= 0.0:
                            continue
                        if turn > first or self.waits[i]:
                            hits += left[i] * self.powers[i] / 6.0
                    if hits > 0.0:
                        spare[1 - side] += self._spread(left, 1 - side, hits, turn > first)
        return self._tally(left, gone, spare)

    def _spread(self, left: list[float], side: int, hits: float, late: bool) -> float:
        """Hits strike the strongest first (R3-6.4-b); returns those for which nobody was left."""
        count = len(left)
        while hits > 0.0:
            best = -1
            second = 0.0
            for i in range(count):
                if self.side[i] != side or left[i] <= 0.0 or (self.late[i] and not late):
                    continue
                if best < 0 or left[i] > left[best]:
                    if best >= 0:
                        second = left[best]
                    best = i
                elif left[i] > second:
                    second = left[i]
            if best < 0:
                return hits
            step = left[best] - second + 0.5
            if step > hits:
                step = hits
            if step > left[best]:
                step = left[best]
            left[best] -= step
            hits -= step
        return 0.0

    def _tally(self, left: list[float], gone: list[bool], spare: list[float]) -> float:
        result = 0.0
        standing = [False, False]
        for i in range(len(left)):
            side = self.side[i]
            if gone[i]:
                continue
            if left[i] > 0.3:
                standing[side] = True
            loss = self.risk(i, left[i], spare[side])
            result += loss if side != self.seat else -loss
        foe = 1 - self.seat
        if standing[self.seat] and not standing[foe]:
            result += 3.0
        elif standing[foe] and not standing[self.seat]:
            result -= 3.0
        return result

    def risk(self, i: int, left: float, spare: float) -> float:
        """What a block loses that is expected to keep so much of its strength."""
        if left >= _SAFE:
            die = 0.0
        elif left > 0.0:
            part = 1.0 - left / _SAFE
            die = _DOOMED * part * part
        else:
            die = _DOOMED if spare < 1.0 else 1.0
        hurt = 1.0 - left / self.steps[i]
        return die * self.worth[i] + (1.0 - die) * 0.5 * hurt * self.body[i]

    # --- what a block may do instead of firing

    def hit_worth(self) -> float:
        """What an ordinary hit is worth: a step of an average enemy."""
        worth = 0.0
        steps = 0.0
        for i in range(len(self.blocks)):
            if self.side[i] != self.seat:
                worth += self.worth[i]
                steps += self.steps[i]
        return worth / steps if steps > 0.0 else 0.0

    def fire(self, b: int) -> float:
        """What it is worth that a block fires."""
        return self.s.steps[b] * power(self.s, b) / 6.0 * self.hit_worth()

    def bought(self, target: int, dice: int) -> float:
        """What a Treachery Roll at an enemy block is worth (R3-6.9-d, R3-6.9-e)."""
        s = self.s
        steps = float(s.steps[target])
        swing = self.prices.worth(s, target, steps, self.area)
        other = OTHER[target]
        swing += _TURNCOAT * self.prices.body(other, steps)
        if VOTES[other]:
            swing += _TURNCOAT * self.prices.vote
        return swing * 0.5**dice

    def charged(self, b: int, target: int) -> float:
        """What a Charge at an enemy block is worth, its answer included (R3-6.5-b to R3-6.5-g)."""
        s = self.s
        chances = CHANCES[s.steps[b]][min(power(s, b), 6)]
        strength = s.steps[target]
        worth = self.prices.worth(s, target, float(strength), self.area)
        body = self.prices.body(target, float(strength))
        own = self.prices.worth(s, b, float(s.steps[b]), self.area)
        result = 0.0
        for hits, chance in enumerate(chances):
            if hits >= strength:
                result += chance * worth
                continue
            result += chance * 0.6 * body * hits / strength
            answers = CHANCES[strength - hits][min(power(s, target), 6)]
            for back, likely in enumerate(answers):
                if back >= s.steps[b]:
                    result -= chance * likely * own
                else:
                    result -= chance * likely * 0.5 * back * self.prices.body(b, 1.0)
        return result


def turn_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """What to do in a Battle Turn."""
    melee = Melee(s, seat)
    flight: list[int] = []
    for c in listed:
        if c >> 12 == RETREAT:
            flight.append(c & 4095)
    leave = fugitives(melee, flight) if flight else []
    scores: list[float] = []
    for c in listed:
        verb = c >> 12
        b = c & 4095
        worth = melee.prices.worth(s, b, float(s.steps[b]), melee.area)
        if verb == RETREAT:
            scores.append(_FLIGHT + worth if b in leave else -1.0)
        elif verb == FIRE:
            scores.append(_FIRE)
        elif verb == CHARGE:
            best = 0.0
            for target in s.at(1 - seat, melee.area):
                if in_field(s, target):
                    gain = melee.charged(b, target)
                    if gain > best:
                        best = gain
            scores.append(_FIRE + best - melee.fire(b))
        elif verb == TREACHERY:
            role = role_of(s, b)
            best = 0.0
            for target in s.at(1 - seat, melee.area):
                if not forbid_target(s, seat, role, target):
                    gain = melee.bought(target, dice_against(target, role))
                    if gain > best:
                        best = gain
            scores.append(_FIRE + best - melee.fire(b))
        elif verb == FALL:
            # R3-6.6-f: it is lost anyway; the cheapest first, in case something opens for the others.
            scores.append(-worth)
        else:
            scores.append(-2.0)
    return scores


def fugitives(melee: Melee, able: list[int]) -> list[int]:
    """Who should leave a battle now: everybody who can, the heirs, or nobody."""
    s = melee.s
    if s.now[ROUND] > ROUNDS:
        return able
    stay = melee.outlook([])
    best = stay + _NERVE
    result: list[int] = []
    everybody: list[int] = []
    for b in s.at(melee.seat, melee.area):
        if not s.done[b] and not s.reserve[b]:
            everybody.append(b)
    options: list[list[int]] = [everybody]
    for b in able:
        options.append([b])
    for option in options:
        worth = melee.outlook(option)
        if worth > best:
            best = worth
            result = option
    return result


def hit_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """R3-6.4-d: of equally strong blocks the least valuable takes the hits."""
    prices = Prices(s, margin(s, seat))
    hits = s.stack[-1][2]
    area = s.now[FIELD]
    scores: list[float] = []
    for c in listed:
        b = c & 4095
        steps = s.steps[b]
        lost = prices.worth(s, b, float(steps), area)
        scores.append(-lost if hits >= steps else -0.3 * lost - prices.body(b, float(hits)))
    return scores


def charge_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """At whom to charge."""
    melee = Melee(s, seat)
    return [melee.charged(s.stack[-1][1], c & 4095) for c in listed]


def treachery_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """Whom to win over."""
    melee = Melee(s, seat)
    role = s.stack[-1][2]
    return [melee.bought(c & 4095, dice_against(c & 4095, role)) for c in listed]


def treason_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """R3-5.1.T-a: once in a turn; a long shot is kept for a battle still to come, if there is one."""
    melee = Melee(s, seat)
    further = 0
    for area in range(AREAS):
        if s.att[area] and area != melee.area:
            further += 1
    scores: list[float] = []
    for c in listed:
        if c == DONE << 12:
            scores.append(_LONG_SHOT if further else 0.0)
        else:
            scores.append(melee.bought(c & 4095, dice_against(c & 4095, ROLE_TREASON)))
    return scores


def battle_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """R3-6.1-a: which battle is fought first: those that look well, for they open ways to retreat."""
    survey = Survey(s, seat, False, s.now[TURN] >= TURNS)
    scores: list[float] = []
    for c in listed:
        area = c & 4095
        own = s.at(seat, area)
        if s.att[area] == seat + 1:
            scores.append(survey.course(area, survey.force(own, area, False), 0.0).win)
        else:
            scores.append(0.5 + 0.001 * survey.defend(area, survey.force(own, area, True)))
    return scores
