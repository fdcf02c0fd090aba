"""What to do in an Action Phase: plans of several blocks, weighed against each other by what an AP buys.

A house does one thing after the other, a block at a time (R3-1.2-g), so a plan is made anew before each of
them. It is made of what the house knows alone, and every step taken makes the rest of the plan cheaper: an
attack that was begun is gone on with, unless something better has come up.
"""

from __future__ import annotations

from typing import Final

from banneret.games.richard3 import ground
from banneret.games.richard3.board import (
    AREAS,
    BY_SEA,
    HEIR,
    KIND,
    OVER_SEA,
    PIRACY,
    POOL,
    PORT,
    SEAS,
    STEPS,
)
from banneret.games.richard3.counsel.forces import Force
from banneret.games.richard3.counsel.marches import Route, routes
from banneret.games.richard3.counsel.survey import Survey
from banneret.games.richard3.counsel.worth import STEP_WORTH
from banneret.games.richard3.ground import REACH
from banneret.games.richard3.state import AP, CARD, FIRST, War
from banneret.games.richard3.words import DONE, LIFT, MAIN, RECRUIT, SAIL, WAYS

#: What has to be gained for it to be worth moving at all.
IDLE: Final = 0.5
#: A block in the hand against one in the pool: what of its body can still be of use in this campaign.
_FRESH: Final = 0.5
#: Plans that cost nothing are not infinitely good.
_EFFORT: Final = 0.25
#: Who may go with an attack: everybody but the heirs, or everybody.
_WITHOUT_HEIRS: Final = 0
_WITH_HEIRS: Final = 1
_HEIRS_ALONE: Final = 2


class Plan:
    """Something to do.

    Attributes:
        gain: what it is worth.
        price: the AP it takes.
        verb: how it begins: LIFT, SAIL or RECRUIT
        block: the block it begins with.
        to: where that goes.
        wants: all the blocks it moves.
    """

    __slots__ = ("block", "gain", "price", "to", "verb", "wants")

    def __init__(self, gain: float, price: int, verb: int, block: int, to: int, wants: list[int]) -> None:
        self.gain = gain
        self.price = price
        self.verb = verb
        self.block = block
        self.to = to
        self.wants = wants

    def rate(self) -> float:
        """What it brings for each AP."""
        return (self.gain - IDLE) / (self.price + _EFFORT)


class Party:
    """The blocks of one area that could go somewhere, and how."""

    __slots__ = ("area", "blocks", "by_sea", "price", "room", "ways")

    def __init__(self, area: int, blocks: list[int], price: int, by_sea: bool) -> None:
        self.area = area
        self.blocks = blocks
        self.price = price
        self.by_sea = by_sea
        self.ways: list[Route] = []
        self.room = 0


class Council:
    """Makes plans for the house that acts.

    Args:
        s: the position, with the card and the AP of the phase.
        seat: the house.
        listed: what it may do now (the choices of the step ``actions``).
        pending: whether the enemy acts after it in this turn.
    """

    def __init__(self, s: War, seat: int, listed: list[int], pending: bool) -> None:
        self.s = s
        self.seat = seat
        self.ap: int = s.now[AP]
        self.survey = Survey(s, seat, pending, not pending)
        self.here: list[list[int]] = [s.at(seat, area) for area in range(AREAS)]
        self._values: list[float] = [0.0] * AREAS
        self._valued: list[bool] = [False] * AREAS
        self.lifts: list[list[int]] = [[] for _ in range(AREAS)]
        self.sails: list[list[int]] = [[] for _ in range(AREAS)]
        self.recruits: list[int] = []
        for c in listed:
            verb = c >> 12
            b = c & 4095
            if verb == LIFT:
                self.lifts[s.loc[b]].append(b)
            elif verb == SAIL:
                self.sails[s.loc[b]].append(b)
            elif verb == RECRUIT:
                self.recruits.append(b)
        for area in range(AREAS):
            self._rank(self.lifts[area])
            self._rank(self.sails[area])
        #: Who could come to each area by land.
        self.parties: list[list[Party]] = [[] for _ in range(AREAS)]
        left = REACH[s.now[CARD]]
        for area in range(AREAS):
            if self.lifts[area]:
                self._muster(area, routes(s, seat, area, -1, left))

    def _rank(self, blocks: list[int]) -> None:
        """The best fighters first, heirs last, the most senior at the very end."""
        s = self.s
        keys: list[tuple[float, int]] = []
        for b in blocks:
            key = s.steps[b] * STEP_WORTH[b]
            if KIND[b] == HEIR:
                key -= 100.0 + self.survey.prices.life(b, self.seat)
            keys.append((-key, b))
        keys.sort()
        for place, pair in enumerate(keys):
            blocks[place] = pair[1]

    def _muster(self, area: int, ways: list[Route]) -> None:
        """Enters the blocks of an area wherever they could go."""
        s = self.s
        blocks = self.lifts[area]
        most = len(blocks)
        if s.att[area] == 2 - self.seat:
            # R3-5.2.2-b: as many must stay as the Main Attack has brought.
            free = -ground.pins(s, self.seat, area)
            for b in self.here[area]:
                if s.entry[b] == 0:
                    free += 1
            if free < most:
                most = free
        by_goal: list[int] = [-1] * AREAS
        for way in ways:
            goals = self.parties[way.to]
            if by_goal[way.to] < 0:
                by_goal[way.to] = len(goals)
                goals.append(Party(area, blocks, 0 if s.active(area) else 1, False))
            party = goals[by_goal[way.to]]
            party.ways.append(way)
            party.room += way.room
            if party.room > most:
                party.room = most

    # --- what places are worth

    def value(self, area: int, blocks: list[int], entries: list[int]) -> float:
        """What it is worth to have these blocks, and no others, in an area when the phase is over."""
        s = self.s
        survey = self.survey
        if not s.count(1 - self.seat, area):
            return survey.stand(area, blocks)
        if s.att[area] == 2 - self.seat:
            return survey.defend(area, survey.force(blocks, area, True))
        force = survey.force(blocks, area, False)
        return survey.attack(area, force, self._late(blocks, entries, force))

    def _late(self, blocks: list[int], entries: list[int], force: Force) -> float:
        """The part of an attack that is not in the Main Attack (R3-6.3-c): its largest column is."""
        column = [0] * (BY_SEA + 2)
        for place, b in enumerate(blocks):
            column[entries[place]] += self.s.steps[b]
        best = 0
        for strength in column:
            if strength > best:
                best = strength
        return 1.0 - best / force.steps if force.steps > 0.0 else 0.0

    def now(self, area: int) -> float:
        """What the own blocks in an area are worth as they stand."""
        if not self._valued[area]:
            self._valued[area] = True
            blocks = self.here[area]
            self._values[area] = self.value(area, blocks, [self.s.entry[b] for b in blocks])
        return self._values[area]

    def without(self, area: int, gone: list[int]) -> float:
        """What changes in an area when blocks leave it."""
        stay = [b for b in self.here[area] if b not in gone]
        return self.value(area, stay, [self.s.entry[b] for b in stay]) - self.now(area)

    def joined(self, area: int, new: list[int], entries: list[int]) -> float:
        """What changes in an area when blocks come to it."""
        blocks = self.here[area] + new
        return self.value(area, blocks, [self.s.entry[b] for b in self.here[area]] + entries) - self.now(area)

    # --- plans

    def plans(self) -> list[Plan]:
        """All that is worth doing, in no order."""
        found: list[Plan] = []
        s = self.s
        for area in range(AREAS):
            parties = self.parties[area]
            if s.count(1 - self.seat, area):
                all_parties = parties + self._pirates(area)
                if all_parties:
                    self._keep(found, self.assault(area, all_parties))
            else:
                for party in parties:
                    for kind in (_WITHOUT_HEIRS, _WITH_HEIRS, _HEIRS_ALONE):
                        self._keep(found, self.march(area, party, kind))
        for area in range(AREAS):
            if self.sails[area]:
                self._voyages(found, area)
        for b in self.recruits:
            for area in ground.places_for(s, b, self.seat):
                if not ground.forbid_recruit_at(s, b, self.seat, area):
                    self._keep(found, Plan(self.recruiting(b, area), 1, RECRUIT, b, area, [b]))
        return found

    def _keep(self, found: list[Plan], plan: Plan | None) -> None:
        if plan is not None and plan.gain > IDLE:
            found.append(plan)

    def pick(self, party: Party, kind: int) -> list[int]:
        """The blocks of a party that go, as many as there is room for."""
        found: list[int] = []
        for b in party.blocks:
            if len(found) >= party.room:
                break
            heir = KIND[b] == HEIR
            if heir if kind == _WITHOUT_HEIRS else not heir if kind == _HEIRS_ALONE else False:
                continue
            found.append(b)
        return found

    def columns(self, area: int, party: Party, count: int) -> list[int]:
        """The entries over which so many blocks of a party come in, the widest way first."""
        if party.by_sea:
            return [BY_SEA + 1] * count
        found: list[int] = []
        main = self.s.main[area] if self.s.att[area] == self.seat + 1 else 0
        ways = party.ways[:]
        while ways and len(found) < count:
            best = 0
            for place in range(1, len(ways)):
                better = ways[place].entry == main or (
                    ways[best].entry != main and ways[place].room > ways[best].room
                )
                if better:
                    best = place
            for _ in range(min(ways[best].room, count - len(found))):
                found.append(ways[best].entry)
            del ways[best]
        while len(found) < count:
            found.append(found[-1] if found else 1)
        return found

    def march(self, area: int, party: Party, kind: int) -> Plan | None:
        """Blocks of one area go to another that no enemy holds."""
        blocks = self.pick(party, kind)
        if not blocks or (kind == _WITH_HEIRS and KIND[blocks[-1]] != HEIR):
            return None
        if party.price > self.ap:
            return None
        gain = self.joined(area, blocks, [0] * len(blocks)) + self.without(party.area, blocks)
        return Plan(gain, party.price, LIFT, blocks[0], area, blocks)

    def assault(self, area: int, parties: list[Party]) -> Plan | None:
        """The best attack on an area, or the best help for a battle there: party by party, while it pays."""
        s = self.s
        blocks = self.here[area][:]
        entries = [s.entry[b] for b in blocks]
        ap = self.ap
        price = 0
        gain = 0.0
        best: Plan | None = None
        first: tuple[int, int] = (-1, -1)
        used = [False] * len(parties)
        value = self.now(area)
        wants: list[int] = []
        while True:
            chosen = -1
            chosen_gain = -1e9
            chosen_rate = -1e9
            chosen_blocks: list[int] = []
            chosen_entries: list[int] = []
            chosen_value = 0.0
            for place, party in enumerate(parties):
                if used[place] or party.price > ap:
                    continue
                for kind in (_WITHOUT_HEIRS, _WITH_HEIRS):
                    going = [b for b in self.pick(party, kind) if b not in wants]
                    if not going or (kind == _WITH_HEIRS and KIND[going[-1]] != HEIR):
                        continue
                    ways = self.columns(area, party, len(going))
                    worth = self.value(area, blocks + going, entries + ways)
                    more = worth - value + self.without(party.area, going)
                    rate = more / (party.price + _EFFORT) if more > 0.0 else more
                    if rate > chosen_rate:
                        chosen = place
                        chosen_rate = rate
                        chosen_gain = more
                        chosen_blocks = going
                        chosen_entries = ways
                        chosen_value = worth
            if chosen < 0:
                return best
            used[chosen] = True
            party = parties[chosen]
            if first[0] < 0:
                first = (SAIL if party.by_sea else LIFT, chosen_blocks[0])
            blocks.extend(chosen_blocks)
            entries.extend(chosen_entries)
            wants.extend(chosen_blocks)
            ap -= party.price
            price += party.price
            value = chosen_value
            gain += chosen_gain
            if best is None or gain > best.gain + IDLE:
                best = Plan(gain, price, first[0], first[1], area, wants[:])

    def _pirates(self, area: int) -> list[Party]:
        """Blocks that could attack by sea, each for an AP of its own (R3-5.1.P-b, R3-5.1.P-c)."""
        found: list[Party] = []
        if self.s.now[CARD] != PIRACY or not SEAS[area]:
            return found
        for coast in OVER_SEA[area]:
            for b in self.sails[coast]:
                if not ground.forbid_landing(self.s, self.seat, coast, area):
                    party = Party(coast, [b], 1, True)
                    party.room = 1
                    found.append(party)
        return found

    def _voyages(self, found: list[Plan], area: int) -> None:
        """Blocks of one coast sail where no enemy is, two for an AP between major ports (R3-5.3.1-a)."""
        s = self.s
        for to in OVER_SEA[area]:
            if s.count(1 - self.seat, to) or ground.forbid_landing(s, self.seat, area, to):
                continue
            free = ground.credit_to(s, area, to) >= 0
            best: Plan | None = None
            second: Plan | None = None
            for b in self.sails[area]:
                plan = Plan(self.voyage(area, to, [b]), 0 if free else 1, SAIL, b, to, [b])
                if best is None or plan.gain > best.gain:
                    second = best
                    best = plan
                elif second is None or plan.gain > second.gain:
                    second = plan
            self._keep(found, best)
            if best is not None and second is not None and not free and PORT[area] and PORT[to]:
                pair = [best.block, second.block]
                self._keep(found, Plan(self.voyage(area, to, pair), 1, SAIL, best.block, to, pair))

    def voyage(self, area: int, to: int, blocks: list[int]) -> float:
        """What a sea move to a coast without enemies is worth."""
        return self.joined(to, blocks, [0] * len(blocks)) + self.without(area, blocks)

    def recruiting(self, b: int, area: int) -> float:
        """What a recruit is worth in an area."""
        prices = self.survey.prices
        soon = 1.0 if prices.turns_left >= 3 else prices.turns_left / 3.0
        return self.joined(area, [b], [0]) + _FRESH * soon * prices.body(b, STEPS[b])

    # --- one block in the hand

    def destination(self, b: int, party: Party, area: int) -> float:
        """What the best plan is worth in which a certain block goes to an area, with others if they help."""
        s = self.s
        if s.count(1 - self.seat, area):
            alone = Party(party.area, [b], party.price, party.by_sea)
            alone.ways = party.ways
            alone.room = 1
            ways = self.columns(area, alone, 1)
            here = self.here[area]
            entries = [s.entry[other] for other in here]
            value = self.value(area, [*here, b], entries + ways)
            gain = value - self.now(area) + self.without(party.area, [b])
            rest = [other for other in party.blocks if other != b]
            parties = [other for other in self.parties[area] if other.area != party.area]
            for pirate in self._pirates(area):
                if pirate.blocks[0] != b:
                    parties.append(pirate)
            if rest:
                more = Party(party.area, rest, 0, party.by_sea)
                more.ways = party.ways
                more.room = party.room - 1
                parties.insert(0, more)
            # The others as if this block had gone there already.
            self.here[area] = [*here, b]
            before = s.entry[b]
            s.entry[b] = ways[0]
            known = self._values[area]
            self._values[area] = value
            self.ap -= party.price
            helped = self.assault(area, parties)
            self.ap += party.price
            self._values[area] = known
            s.entry[b] = before
            self.here[area] = here
            return gain if helped is None or helped.gain < 0.0 else gain + helped.gain
        best = -1e9
        for kind in (_HEIRS_ALONE, _WITHOUT_HEIRS, _WITH_HEIRS):
            blocks = [b]
            for other in self.pick(party, kind):
                if other != b and len(blocks) < party.room:
                    blocks.append(other)
            gain = self.joined(area, blocks, [0] * len(blocks)) + self.without(party.area, blocks)
            if gain > best:
                best = gain
        gain = self.joined(area, [b], [0]) + self.without(party.area, [b])
        return gain if gain > best else best


def pending(s: War, seat: int) -> bool:
    """Whether the other house acts after this one in the present turn (R3-1.2-a)."""
    return s.now[FIRST] == seat


def main_attacks(council: Council, listed: list[int], scores: list[float]) -> None:
    """R3-6.3-p: the Main Attack is named over the border that the strongest column used."""
    s = council.s
    for place, c in enumerate(listed):
        if c >> 12 != MAIN:
            continue
        area = (c & 4095) // WAYS
        way = (c & 4095) % WAYS
        column = 0
        present = 0
        for b in council.here[area]:
            if s.entry[b] == way + 1:
                column += s.steps[b]
            elif s.entry[b] == s.main[area]:
                present += s.steps[b]
        # Only when nothing else is left to do, and only for a stronger one, or it would go back and forth.
        scores[place] = 0.1 if column > present else -1.0


def action_scores(s: War, seat: int, listed: list[int]) -> list[float]:
    """Scores of what may be done in the Action Phase."""
    council = Council(s, seat, listed, pending(s, seat))
    best = [-1.0] * 256
    for plan in council.plans():
        rate = plan.rate()
        place = plan.block + 64 * (0 if plan.verb == LIFT else 1 if plan.verb == SAIL else 2)
        if rate > best[place]:
            best[place] = rate
    scores: list[float] = []
    for c in listed:
        verb = c >> 12
        if verb == DONE:
            scores.append(0.0)
        elif verb == MAIN:
            scores.append(-1.0)
        else:
            scores.append(best[(c & 4095) + 64 * (0 if verb == LIFT else 1 if verb == SAIL else 2)])
    main_attacks(council, listed, scores)
    return scores


def purse(s: War, seat: int, listed: list[int], most: int) -> list[float]:
    """What 0, 1, ... AP would bring a house now: the best plans that do not get into each other's way."""
    council = Council(s, seat, listed, True)
    plans = council.plans()
    rates: list[tuple[float, int]] = []
    for place, plan in enumerate(plans):
        rates.append((-plan.rate(), place))
    rates.sort()
    worth = [0.0] * (most + 1)
    taken: list[int] = []
    goals: list[int] = []
    spent = 0
    total = 0.0
    for _, place in rates:
        plan = plans[place]
        if spent + plan.price > most or (plan.to < POOL and plan.to in goals):
            continue
        free = True
        for b in plan.wants:
            if b in taken:
                free = False
        if not free:
            continue
        taken.extend(plan.wants)
        if plan.verb != RECRUIT:
            goals.append(plan.to)
        # Plans of several AP are counted where they are paid in full.
        spent += plan.price
        total += plan.gain
        for ap in range(spent, most + 1):
            worth[ap] = total
    return worth
