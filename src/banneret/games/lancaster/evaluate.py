"""How a position of Lancaster is judged: ``evaluate`` a whole one, ``prefer`` among choices.

Everything is told in power points. Bots of every kind build on these two (``banneret.bots.judge``). What
is hidden is a vote under way; neither looks at those of other seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from banneret.core.choice import NOUN_MASK
from banneret.games.lancaster import words as w
from banneret.games.lancaster.board import (
    ALLY,
    AT_CASTLE,
    AT_CONFLICT,
    BOTH_COST,
    CASTLE,
    CASTLE_COST,
    CASTLE_GAIN,
    CONFLICTS,
    COUNTIES,
    COUNTY_REWARD,
    CROSSING,
    EXTENSION,
    FAVOUR_GAIN,
    FAVOURS,
    FRANCE,
    GOLD,
    IN_FORCE,
    KNIGHTS,
    LAW_COST,
    LAW_FORM,
    LAW_GAIN,
    LEFTOVER,
    MARKER,
    N05,
    N11,
    N13,
    N14,
    N17,
    NEW_KNIGHT,
    NOBLE,
    NOBLE_POINTS,
    POINTS,
    ROUNDS,
    SPACES,
    SQUIRE,
    STRENGTHS,
    SURREY,
    SWAP,
    UPGRADE,
    UPPER,
    Goods,
)
from banneret.games.lancaster.laws import served
from banneret.games.lancaster.pieces import can_build, can_seat, from_court, join_conflict, upgradable
from banneret.games.lancaster.state import BUILT, ENDED, FACE_UP, PARLIAMENT, PLACING, SCORING, Realm
from banneret.games.lancaster.steps import numbers
from banneret.games.lancaster.steps.castles import paid
from banneret.games.lancaster.steps.conflicts import ranking, total_at, values
from banneret.games.lancaster.steps.course import shares
from banneret.games.lancaster.steps.placing import enter_county, house_of, squires_for

#: A game that is won.
VICTORY: Final = 1000.0
#: How likely the laws in force stay so through the votes, from the oldest on, and that a proposal passes.
_STAYS: Final[list[float]] = [0.3, 0.6, 0.8]
_PASSES: Final = 0.5
#: What a placed knight does in a round, beside its strength.
_ACTION: Final = 1.6
#: So many points ahead are a chance to win of e to 1 against another.
SCALE: Final = 12.0
#: What a noble of an ally is worth to its player: the others miss it.
_DENIED: Final = 0.4
#: What the right to name the start player is worth.
_OPENING: Final = 0.5


def evaluate(s: Realm, seat: int) -> float:
    """What a full position is worth to a seat: how far it is ahead of the others, of the best above all."""
    return everybody(s)[seat]


def everybody(s: Realm) -> list[float]:
    """What a full position is worth to each seat."""
    worths = [worth(s, other) for other in range(s.seats)]
    return [_ahead(s, seat, worths) for seat in range(s.seats)]


def _ahead(s: Realm, seat: int, worths: Sequence[float]) -> float:
    rivals = [worths[other] for other in range(s.seats) if other != seat and not s.out[other]]
    if not rivals:
        return VICTORY
    best = max(rivals)
    if s.phase[0] == ENDED:
        ahead = float(s.points[seat]) - best
        return VICTORY + ahead if ahead >= 0 and not s.out[seat] else ahead - VICTORY
    return worths[seat] - (0.5 * best + 0.5 * sum(rivals) / len(rivals))


def quiet(s: Realm) -> bool:
    """Whether nothing is half done: a knight is to be placed, or a vote begins."""
    top = s.stack[-1][0]
    return top == numbers.TURNS or top == numbers.VOTE


def left(s: Realm) -> int:
    """How many rounds are still to come after this one."""
    return ROUNDS - s.round[0]


# --- prices


def price(s: Realm, seat: int, kind: int) -> float:
    """What one of something is worth to a seat now."""
    rounds = left(s)
    last = not rounds and s.phase[0] >= SCORING
    if kind == POINTS:
        return 1.0
    if kind == GOLD:
        return 0.15 if last else 0.45 + 0.1 * rounds
    if kind == SQUIRE:
        return 0.15 if last else 0.4 + 0.14 * rounds
    if kind == MARKER:
        return 0.0 if not rounds and s.phase[0] >= PARLIAMENT else 0.45
    if kind == LEFTOVER:
        return 0.0
    if kind == NEW_KNIGHT:
        return 0.5 + (_ACTION + 0.5) * rounds if s.reserve[seat * STRENGTHS] else 0.0
    if kind == UPGRADE or kind == SWAP:
        return 0.7 + 0.6 * rounds
    if kind == EXTENSION:
        return 1.2 + 1.7 * (rounds + (1 if s.phase[0] < SCORING else 0))
    if kind == NOBLE:
        return noble_price(s, seat)
    return 0.0


def nobles_worth(s: Realm, number: int) -> float:
    """What so many nobles at a table are worth, with those that may still come."""
    rounds = left(s)
    ahead = min(len(NOBLE_POINTS) - 1, number + (rounds + 1) // 2)
    future = NOBLE_POINTS[ahead] * number / ahead if ahead else 0.0
    return 0.5 * NOBLE_POINTS[number] + 0.5 * future + 0.3 * number * rounds


def noble_price(s: Realm, seat: int) -> float:
    """What one noble more is worth."""
    have = s.nobles[seat]
    return nobles_worth(s, have + 1) - nobles_worth(s, have) if have + 1 < len(NOBLE_POINTS) else 0.0


def value(s: Realm, house: int, earned: Goods) -> float:
    """What goods and rewards are worth to a house; an ally can use few of them."""
    total = 0.0
    seat = s.owner(house)
    for kind, number in earned:
        if kind == UPGRADE:
            if upgradable(s, house, False):
                total += price(s, house, kind) * (1.0 if house < ALLY else 0.6)
        elif kind == NEW_KNIGHT:
            total += price(s, house, kind) * number * (1.0 if house < ALLY else 0.6)
        elif kind == CROSSING:
            total += 1.0
        elif house >= ALLY:
            total += _DENIED if kind == NOBLE else 0.0
        elif kind == EXTENSION and not can_build(s, seat):
            total += 0.0
        else:
            total += price(s, seat, kind) * number
    return total


# --- what a seat has


def worth(s: Realm, seat: int) -> float:
    """What everything that a seat has and may expect is worth."""
    if s.out[seat]:
        return -VICTORY
    total = float(s.points[seat])
    if s.phase[0] == ENDED:
        return total
    rounds = left(s)
    total += s.gold[seat] * price(s, seat, GOLD)
    total += s.squires[seat] * price(s, seat, SQUIRE)
    total += s.markers[seat] * price(s, seat, MARKER)
    total += nobles_worth(s, s.nobles[seat])
    total += s.tiles(seat) * 1.7 * rounds
    total += _knights(s, seat, 1.0) * rounds
    total += _majorities(s, seat) * (1.0 - 0.15 * rounds)
    total += _deployed(s, seat)
    if s.seats == 2:
        total += 0.6 * _knights(s, ALLY + seat, 0.7) * rounds + _deployed(s, ALLY + seat)
    if s.phase[0] <= PARLIAMENT:
        total += _laws(s, seat)
    if s.next_start[0] == seat:
        total += _OPENING
    return total


def _knights(s: Realm, house: int, action: float) -> float:
    """What the knights outside the reserve do in a round."""
    base = house * STRENGTHS
    number = 0
    strength = 0
    for rank in range(STRENGTHS):
        out = KNIGHTS[rank] - s.reserve[base + rank]
        number += out
        strength += (rank + 1) * out
    return action * _ACTION * number + 0.6 * strength


def _majorities(s: Realm, seat: int) -> float:
    """LA-FINAL-a to LA-FINAL-e, as they stand, and a little for being close behind."""
    present = s.present()
    two = s.seats == 2
    place = present.index(seat)
    forces = [(s.forces(other), s.squires[other]) for other in present]
    castle = [(s.tiles(other), s.gold[other]) for other in present]
    total = float(shares(forces, two)[place] + shares(castle, two)[place])
    total += 0.2 * (forces[place][0] - max([held for held, _ in forces]))
    total += 0.8 * (castle[place][0] - max([held for held, _ in castle]))
    return total


def _deployed(s: Realm, house: int) -> float:
    """What the knights on the board will bring in this round."""
    total = 0.0
    seat = s.owner(house)
    placing = s.phase[0] == PLACING
    for county in range(COUNTIES):
        if s.county_who[county] == house:
            worth_it = _county(s, house, county)
            total += worth_it * (1.0 - _risk(s, house, county)) if placing else worth_it
            total += s.county_squires[county] * 0.05
    for space in range(CASTLE):
        if s.castle[house * CASTLE + space] and not s.scored[house] >> space & 1:
            total += _space(s, house, space)
        elif house < ALLY and s.phase[0] <= SCORING and s.tile[house * CASTLE + space] == BUILT:
            if not s.scored[house] >> space & 1 and not _castle_done(s, seat):
                total += _space(s, house, space)
    for conflict in range(CONFLICTS):
        place = s.place_of(conflict, house)
        if place >= 0 and s.card[conflict] >= 0:
            total += _conflict(s, house, conflict, place)
    if placing:
        total += 1.2 * s.at_court[house]
    return total


def _castle_done(s: Realm, seat: int) -> bool:
    """Whether the castle of a seat was scored in this round."""
    if s.phase[0] != SCORING:
        return False
    for frame in s.stack:
        if frame[0] == numbers.CONFLICTS or frame[0] == numbers.RANSOM:
            return True
        if frame[0] == numbers.CASTLES:
            return (seat - s.start[0]) % s.seats < frame[1] - 1
        if frame[0] == numbers.COUNTIES:
            return False
    return True


def _county(s: Realm, house: int, county: int) -> float:
    """The best of noble, reward, or both."""
    seat = s.owner(house)
    reward = value(s, house, COUNTY_REWARD[county])
    if house >= ALLY:
        noble = _DENIED if s.pile[county] else 0.0
    else:
        noble = noble_price(s, seat) if can_seat(s, seat, county) else 0.0
    best = max(noble, reward)
    if house < ALLY and noble > 0.0 and s.gold[seat] >= BOTH_COST:
        best = max(best, noble + reward - BOTH_COST * price(s, seat, GOLD))
    return best + (_OPENING if county == SURREY else 0.0)


def _risk(s: Realm, house: int, county: int) -> float:
    """How likely a knight in a county is ousted before the phase ends."""
    held = s.total(county)
    risk = 0.0
    owner = s.owner(house)
    for other in s.houses():
        if s.owner(other) == owner or not s.at_court[other]:
            continue
        strongest = STRENGTHS
        while strongest and not s.court[other * STRENGTHS + strongest - 1]:
            strongest -= 1
        spare = strongest + squires_for(s, other) - held
        if spare > 0:
            risk += 0.12 + 0.05 * min(spare, 4)
    return min(risk, 0.7)


def _space(s: Realm, house: int, space: int) -> float:
    """What a castle space or tile will pay."""
    if not paid(space):
        return value(s, house, CASTLE_GAIN[space])
    gain = value(s, house, CASTLE_GAIN[space])
    if house < ALLY:
        for kind, number in CASTLE_COST[space]:
            if s.squires[house] + 2 < number:
                return 0.2
            gain -= number * price(s, house, kind)
    return max(gain, 0.0) + 0.1


def _conflict(s: Realm, house: int, conflict: int, place: int) -> float:
    """The points that a stack can expect, less what becomes of its knights if France wins."""
    rank = ranking(s, conflict).index(place)
    base = place * STRENGTHS
    stack = s.stack_of
    number = stack[base] + stack[base + 1] + stack[base + 2] + stack[base + 3]
    strength = s.strength_at(place)
    chance = victory(s, house, conflict)
    own = 1.0 if house < ALLY else 0.0
    expected = own * (
        chance * values(s, conflict, True)[rank] + (1.0 - chance) * values(s, conflict, False)[rank]
    )
    rounds = left(s)
    loss = (_ACTION * number + 0.6 * strength) * rounds + 0.5 * own * strength
    gold = s.gold[s.owner(house)] if house < ALLY else 0
    if gold:
        # LA-RANSOM-a: so much of it can be bought free.
        freed = min(1.0, gold / strength) if strength else 1.0
        loss = min(loss, loss * (1.0 - freed) + strength * freed * price(s, house, GOLD))
    if conflict >= UPPER:
        # Bound for another round, and taken in the end the likelier the more is lacking.
        short = min(8, max(0, FRANCE[s.card[conflict]] - total_at(s, conflict)))
        loss = 1.8 * number + (0.3 + 0.06 * short) * loss if rounds else 0.0
    return expected - (1.0 - chance) * loss


def victory(s: Realm, house: int, conflict: int) -> float:
    """How likely England wins a conflict, with what may still come to it."""
    short = FRANCE[s.card[conflict]] - total_at(s, conflict)
    if short <= 0:
        return 1.0
    if s.phase[0] != PLACING:
        return 0.0
    owner = s.owner(house)
    coming = 0.0
    for other in s.houses():
        base = other * STRENGTHS
        court = s.court[base] + 2 * s.court[base + 1] + 3 * s.court[base + 2] + 4 * s.court[base + 3]
        coming += (0.5 if s.owner(other) == owner else 0.15) * court
    return min(0.95, max(0.02, 0.4 + 0.2 * (coming - short)))


# --- laws


def law_worth(s: Realm, law: int, seat: int) -> float:
    """What a law brings a seat if it is applied as things stand."""
    often = served(s, law, seat)
    form = LAW_FORM[law]
    if not often:
        if form == "buy" and law == N17 and s.markers[seat] and s.gold[seat] and s.squires[seat]:
            return 1.0
        return 0.0
    if form == "tax":
        if law == N11:
            unpaid = often - s.gold[seat]
            return -0.5 * often - (1.5 * unpaid if unpaid > 0 else 0.0)
        if law == N13:
            return -0.6 * min(often, 3)
    if law == N05:
        return 0.6 * often
    if law == N14:
        return 0.1
    gain = value(s, seat, LAW_GAIN[law])
    for kind, number in LAW_COST[law]:
        gain -= number * price(s, seat, kind)
    return gain * often if gain > 0.0 else 0.0


def _laws(s: Realm, seat: int) -> float:
    """What the laws of this round can be expected to bring."""
    top = s.stack[-1] if s.stack else [-1]
    total = 0.0
    applying = -1
    for frame in s.stack:
        if frame[0] == numbers.APPLY:
            applying = frame[1]
    if applying >= 0:
        for place in range(applying + 1, IN_FORCE):
            total += law_worth(s, s.law[place], seat)
        return total
    if s.phase[0] == PARLIAMENT and top[0] != numbers.VOTE:
        return 0.0
    for place in range(IN_FORCE):
        if s.law[place] >= 0:
            total += _STAYS[place] * law_worth(s, s.law[place], seat)
        if s.proposal[place] >= 0:
            total += _PASSES * law_worth(s, s.proposal[place], seat)
    return total


# --- choices


def prefer(s: Realm, seat: int, choices: Sequence[int]) -> list[float]:
    """A score for each of a seat's choices, where trying them one by one would be blind; else none."""
    top = s.stack[-1]
    if top[0] == numbers.TURNS:
        return [_placing(s, seat, c) for c in choices]
    if top[0] == numbers.FAVOUR:
        return [_favour(s, top[1], c) for c in choices]
    if top[0] == numbers.VOTE:
        return _votes(s, seat, top[1], choices)
    if top[0] == numbers.COUNTY:
        return [_at_county(s, seat, top[1], top[2], c) for c in choices]
    if top[0] == numbers.CASTLE:
        return [_at_castle(s, seat, c) for c in choices]
    if top[0] == numbers.PURCHASE:
        return [_buying(s, seat, top[2], c) for c in choices]
    if top[0] == numbers.UPGRADE:
        return [_upgrade(s, c) for c in choices]
    if top[0] == numbers.TRADE:
        return [1.0 if c >> 12 == w.DONE else 0.0 for c in choices]
    return []


def _placing(s: Realm, seat: int, c: int) -> float:
    """The position after the knight is placed, with as few squires as it takes."""
    knight, space = divmod(c & NOUN_MASK, SPACES)
    house = house_of(seat, knight)
    strength = knight % STRENGTHS + 1
    after = Realm(s.fork_fields())
    bonus = 0.0
    if space < AT_CASTLE:
        beat = s.total(space) + 1 - strength if s.county_who[space] >= 0 else 0
        enter_county(after, house, strength, space, max(0, beat))
    else:
        from_court(after, house, strength)
        if space < AT_CONFLICT:
            after.castle[house * CASTLE + space - AT_CASTLE] = strength
        else:
            join_conflict(after, house, strength, space - AT_CONFLICT)
            bonus = max(
                [0.0, *[value(s, house, FAVOUR_GAIN[t]) for t in range(FAVOURS) if s.favour[t] == FACE_UP]]
            )
    return evaluate(after, seat) + bonus


def _favour(s: Realm, house: int, c: int) -> float:
    return 0.0 if c >> 12 == w.DECLINE else 0.1 + value(s, house, FAVOUR_GAIN[c & NOUN_MASK])


def vote_worth(s: Realm, seat: int, number: int) -> float:
    """How much better a seat fares against the others if a proposal passes."""
    new = s.proposal[number]
    old = s.law[0]
    gains = [law_worth(s, new, other) - 0.8 * law_worth(s, old, other) for other in range(s.seats)]
    rivals = [gains[other] for other in range(s.seats) if other != seat and not s.out[other]]
    return gains[seat] - (0.5 * max(rivals) + 0.5 * sum(rivals) / len(rivals))


def _votes(s: Realm, seat: int, number: int, choices: Sequence[int]) -> list[float]:
    """The side that helps, with a share of the markers as great as its part in what is still at stake."""
    here = vote_worth(s, seat, number)
    stake = abs(here)
    for later in range(number + 1, IN_FORCE):
        stake += abs(vote_worth(s, seat, later))
    share = abs(here) / stake if stake else 0.0
    use = int(s.markers[seat] * share + 0.5)
    scores: list[float] = []
    for c in choices:
        verb = c >> 12
        if verb == w.RETRACT:
            scores.append(0.0)
            continue
        right = (verb == w.YES) == (here > 0.0)
        scores.append((100.0 if right else 0.0) - abs((c & NOUN_MASK) - (use if right else 0)))
    return scores


def _at_county(s: Realm, seat: int, house: int, county: int, c: int) -> float:
    reward = value(s, house, COUNTY_REWARD[county])
    if house >= ALLY:
        noble = _DENIED if s.pile[county] else 0.0
    else:
        noble = noble_price(s, seat) if can_seat(s, seat, county) else 0.0
    verb = c >> 12
    if verb == w.TAKE_NOBLE:
        return noble
    if verb == w.TAKE_REWARD:
        return reward
    if verb == w.PASS:
        return 0.0
    return noble + reward - BOTH_COST * price(s, seat, GOLD)


def _at_castle(s: Realm, seat: int, c: int) -> float:
    """What is free first, then what is worth its price."""
    verb = c >> 12
    if verb == w.GATHER:
        return 100.0
    if verb == w.DONE:
        return 0.0
    item = c & NOUN_MASK
    if item >= CASTLE:
        return 50.0
    if not paid(item):
        return 80.0
    gain = value(s, seat, CASTLE_GAIN[item])
    for kind, number in CASTLE_COST[item]:
        gain -= number * price(s, seat, kind)
    return gain


def _buying(s: Realm, seat: int, law: int, c: int) -> float:
    if c >> 12 == w.DONE:
        return 0.0
    gain = value(s, seat, LAW_GAIN[law])
    for kind, number in LAW_COST[law]:
        gain -= number * price(s, seat, kind)
    return gain * (c & NOUN_MASK)


def _upgrade(s: Realm, c: int) -> float:
    """The strong ones first; a knight already placed helps at once."""
    if c >> 12 == w.DECLINE:
        return 0.0
    knight, post = divmod(c & NOUN_MASK, SPACES + 1)
    strength = knight % STRENGTHS + 1
    score = 1.0 + 0.3 * strength
    if post < AT_CASTLE and s.phase[0] == PLACING:
        score += 0.2
    elif AT_CONFLICT <= post < SPACES and s.phase[0] <= SCORING:
        conflict = post - AT_CONFLICT
        short = FRANCE[s.card[conflict]] - total_at(s, conflict)
        score += 1.5 if short == 1 else 0.4
    return score
