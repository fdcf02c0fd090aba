"""The war as one house sees it: where it stands, where the enemy may strike, and what is to be won."""

from __future__ import annotations

from typing import Final

from banneret.games.richard3.board import (
    AREAS,
    BIT,
    BLOCKS,
    BORDER,
    CLOSED,
    EXILE,
    EXILES,
    FIREPOWER,
    HEIR,
    HOMES,
    KIND,
    LEVY,
    LIMIT,
    MIDDLESEX,
    NEXT,
    OPEN_NEXT,
    OPEN_SEA,
    PLACES,
    POOL,
    RED,
    SUPPLY,
)
from banneret.games.richard3.counsel.forces import Course, Force, clash, cost, defending_power
from banneret.games.richard3.counsel.worth import COUNTS, VOTES, Prices, margin
from banneret.games.richard3.state import COUNTED, KING, PRETENDER, War
from banneret.games.richard3.steps.supply import feeds_itself

#: How likely an enemy attack that pays is made: in this turn, if he is still to act, or in the next.
_SOON: Final = 0.6
_LATER: Final = 0.4
#: The part of the enemy two marches away, or in a battle elsewhere, that is counted on to come.
_FAR: Final = 0.5
_BUSY: Final = 0.3
#: How much of a prize draws the blocks that could help to win it, step by step.
_DRAW: Final = 0.22
#: What is left of the draw one area further away.
_FADE: Final = 0.7
#: The part of a recruit's worth that is lost while the enemy holds his only home.
_DENIED: Final = 0.3
#: A block that starves loses a step (R3-7.1-b).
_HUNGER: Final = 6.0
#: An attacker's own losses weigh a little more, for he could have stayed at home.
_CAUTION: Final = 1.1
#: Below such a chance an attack is an adventure, and what it may bring is discounted.
_FAIR: Final = 0.5
_FOOLHARDY: Final = 6.0


class Survey:
    """What a house knows of both houses, area by area.

    Args:
        s: the position.
        side: the house that looks.
        pending: whether the enemy acts again before the turn's battles.
        over: whether nobody acts again before the campaign is over.
    """

    def __init__(self, s: War, side: int, pending: bool, over: bool) -> None:
        self.s = s
        self.side = side
        self.foe: int = 1 - side
        self.prices = Prices(s, margin(s, side))
        self.pending = pending
        if pending:
            self.nerve: float = _SOON
        elif over:
            self.nerve = 0.0
        else:
            self.nerve = _LATER
        #: The enemy in each area as he would defend it, and as he would strike from it.
        self.stands: list[Force] = [Force() for _ in range(AREAS)]
        self.strikes: list[Force] = [Force() for _ in range(AREAS)]
        self._scout()
        #: What the enemy could bring to each area.
        self.threat: list[Force] = [Force() for _ in range(AREAS)]
        self._watch()
        #: What it is worth to be in an area at all.
        self.ground: list[float] = [0.0] * AREAS
        self._appraise()
        #: How much each area draws a step of an own block.
        self.draw: list[float] = [0.0] * AREAS
        if self.prices.turns_left > 0:
            self._covet()

    # --- the enemy

    def _scout(self) -> None:
        """Reckons the enemy's hidden blocks from what is known of them (3.0 fog of war)."""
        s = self.s
        foe = self.foe
        row = foe * PLACES
        home = foe * COUNTED
        blocks = s.blocks(foe)
        places = [0] * BLOCKS
        slots = [0] * (POOL + 1)
        for place in range(POOL + 1):
            slots[place] = s.cnt[home + place]
        for place in range(PLACES):
            there = s.may[row + place]
            if there:
                for b in blocks:
                    if there & BIT[b]:
                        places[b] += 1
        for place in range(POOL + 1):
            there = s.may[row + place]
            for b in blocks:
                if places[b] == 1 and there & BIT[b]:
                    slots[place] -= 1
        # Of the places where a block may be it is the likeliest in those with many unknown blocks.
        share = [0.0] * BLOCKS
        for place in range(POOL + 1):
            if slots[place] > 0:
                there = s.may[row + place]
                for b in blocks:
                    if places[b] > 1 and there & BIT[b]:
                        share[b] += slots[place]
        hidden = 0
        for b in blocks:
            hidden += s.maybe[b]
        for area in range(AREAS):
            if s.cnt[home + area]:
                self._count(area, blocks, places, slots[area], share, hidden)

    def _count(
        self, area: int, blocks: list[int], places: list[int], unknown: int, share: list[float], hidden: int
    ) -> None:
        """The enemy in one area: those known to be there, and the likely ones among the others."""
        s = self.s
        there = s.may[self.foe * PLACES + area]
        odds = 0.0
        if unknown > 0:
            for b in blocks:
                if places[b] > 1 and share[b] > 0.0 and there & BIT[b]:
                    odds += unknown / share[b]
        for b in blocks:
            if not there & BIT[b]:
                continue
            if places[b] == 1:
                part = 1.0
            elif odds > 0.0 and share[b] > 0.0:
                part = unknown * (unknown / share[b]) / odds
            else:
                continue
            steps = float(s.known[b])
            if s.maybe[b]:
                lost = s.pending[self.foe] * s.maybe[b] / hidden
                steps = steps - lost if steps - lost > 1.0 else 1.0
            worth = self.prices.worth(s, b, steps, area)
            body = self.prices.body(b, steps)
            self.stands[area].enlist(b, steps, defending_power(s, b, area), worth, body, part)
            self.strikes[area].enlist(b, steps, FIREPOWER[b], worth, body, part)

    def _watch(self) -> None:
        """Where the enemy's blocks could be after one land move (R3-5.2-b), as far as borders let them."""
        s = self.s
        foe = self.foe
        mine = self.side * COUNTED
        for area in range(AREAS):
            count = s.cnt[foe * COUNTED + area]
            if not count:
                continue
            free = _BUSY if s.cnt[mine + area] else 1.0
            strike = self.strikes[area]
            near = OPEN_NEXT[foe * AREAS + area]
            reached = [False] * AREAS
            reached[area] = True
            for to in near:
                reached[to] = True
                limit = LIMIT[BORDER[area * AREAS + to]]
                self.threat[to].add(strike, free if count <= limit else free * limit / count)
            for through in near:
                border = BORDER[area * AREAS + through]
                if RED[border] or s.cnt[mine + through]:
                    continue
                for to in OPEN_NEXT[foe * AREAS + through]:
                    if reached[to]:
                        continue
                    reached[to] = True
                    limit = min(LIMIT[border], LIMIT[BORDER[through * AREAS + to]])
                    part = free if count <= limit else free * limit / count
                    self.threat[to].add(strike, part * _FAR)

    # --- the land

    def _appraise(self) -> None:
        """London (R3-8.2-c), and the homes that recruits of either house need (R3-5.4-c to R3-5.4-e)."""
        s = self.s
        prices = self.prices
        ground = self.ground
        if prices.turns_left > 0:
            for side in (0, 1):
                waiting = s.may[side * PLACES + POOL]
                for b in s.blocks(side):
                    if not waiting & BIT[b] or KIND[b] > LEVY:
                        continue
                    homes = HOMES[b]
                    if KIND[b] == HEIR:
                        homes = EXILES[side]
                    if side == self.side and s.loc[b] != POOL:
                        continue
                    value = prices.body(b, s.known[b]) + (prices.vote if VOTES[b] else 0.0)
                    for area in homes:
                        if EXILE[area] < 0:
                            ground[area] += _DENIED * value / len(homes)
        ground[MIDDLESEX] += 0.2 * prices.vote

    def _covet(self) -> None:
        """Draws blocks towards enemies that could be beaten if more of one's own were at hand."""
        s = self.s
        side = self.side
        have = [0.0] * AREAS
        for area in range(AREAS):
            if s.cnt[side * COUNTED + area]:
                strength = 0.0
                for b in s.at(side, area):
                    strength += s.steps[b] * self.eagerness(b)
                have[area] = strength
        draw = self.draw
        for area in range(AREAS):
            stand = self.stands[area]
            if stand.steps <= 0.0 or EXILE[area] == self.foe:
                continue
            near = NEXT[area]
            around = [0.0] * AREAS
            for to in near:
                around[to] = 1.0
            for through in near:
                if s.cnt[self.foe * COUNTED + through]:
                    continue
                for to in NEXT[through]:
                    if around[to] == 0.0 and to != area and not RED[BORDER[through * AREAS + to]]:
                        around[to] = 0.6
            there = have[area]
            for to in range(AREAS):
                if around[to] > 0.0:
                    there += around[to] * have[to]
            need = 1.7 * stand.steps + 1.0
            prize = stand.worth if stand.worth < 60.0 else 60.0
            slope = _DRAW * prize / need
            if there > need:
                slope *= need / there * need / there
            for to in range(AREAS):
                if around[to] > 0.0:
                    draw[to] += slope * around[to]
        for _ in range(3):
            for area in range(AREAS):
                best = draw[area]
                for to in NEXT[area]:
                    if draw[to] * _FADE > best:
                        best = draw[to] * _FADE
                if EXILE[area] == side:
                    for to in OPEN_SEA[side * AREAS + area]:
                        if not s.cnt[self.foe * COUNTED + to] and draw[to] * _FADE > best:
                            best = draw[to] * _FADE
                draw[area] = best

    def eagerness(self, b: int) -> float:
        """How much a block is drawn to the front: King and Pretender not at all, other heirs a little."""
        if KIND[b] != HEIR:
            return 1.0
        return 0.0 if b == self.s.now[KING] or b == self.s.now[PRETENDER] else 0.3

    # --- own blocks

    def force(self, blocks: list[int], area: int, defending: bool) -> Force:
        """Own blocks added up as they would fight in an area."""
        s = self.s
        prices = self.prices
        result = Force()
        for b in blocks:
            steps = s.steps[b]
            power = defending_power(s, b, area) if defending else FIREPOWER[b]
            result.enlist(b, steps, power, prices.worth(s, b, steps, area), prices.body(b, steps), 1.0)
        return result

    def stand(self, area: int, blocks: list[int]) -> float:
        """What it is worth that these own blocks, and no others, stand in an area without enemies."""
        if not blocks:
            return 0.0
        s = self.s
        prices = self.prices
        force = self.force(blocks, area, True)
        result = self.ground[area]
        votes = 0
        eager = 0.0
        eating = 0
        for b in blocks:
            if VOTES[b]:
                votes += 1
            eager += s.steps[b] * self.eagerness(b)
            if not feeds_itself(b, area):
                eating += 1
        if COUNTS[area]:
            result += votes * prices.vote
            if area == MIDDLESEX and votes:
                result += 0.8 * prices.vote
        result += eager * self.draw[area]
        if eating > SUPPLY[area]:
            result -= _HUNGER * (eating - SUPPLY[area])
        return result - self.risk(area, force)

    def risk(self, area: int, force: Force) -> float:
        """What the enemy's next moves are likely to cost a group that stands in an area."""
        threat = self.threat[area]
        if self.nerve <= 0.0 or threat.steps <= 0.0 or CLOSED[self.foe * AREAS + area]:
            return 0.0
        course = clash(threat, 0.3, force)
        loss = cost(force, course.dealt) - 0.5 * cost(threat, course.taken)
        return self.nerve * loss if loss > 0.0 else 0.0

    # --- battles to come

    def attack(self, area: int, force: Force, late: float) -> float:
        """What a battle in an enemy area is worth to the house that attacks with such a force."""
        if force.steps <= 0.0:
            return 0.0
        stand = self.stands[area]
        defence = stand
        if self.pending and self.threat[area].steps > 0.0:
            # The enemy acts once more before the battle and may bring Reserves (R3-6.3-g).
            defence = stand.copy()
            defence.add(self.threat[area], 0.25)
        course = clash(force, late, defence)
        result = cost(stand, course.dealt) - _CAUTION * cost(force, course.taken)
        result += course.win * self.ground[area]
        if course.win < _FAIR:
            result -= _FOOLHARDY * (1.0 - course.win)
        return result

    def course(self, area: int, force: Force, late: float) -> Course:
        """How an attack on an area would go."""
        return clash(force, late, self.stands[area])

    def defend(self, area: int, force: Force) -> float:
        """What a battle is worth to the house that is attacked in an area."""
        if force.steps <= 0.0:
            return 0.0
        strike = self.strikes[area]
        course = clash(strike, 0.0, force)
        return cost(strike, course.taken) - cost(force, course.dealt) - course.win * self.ground[area]
