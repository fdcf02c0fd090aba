"""Movement: which cities a family wants, who goes there with whom, what is left behind (phase 5).

A plan is worked out anew at every decision of a group, from nothing but the position; so it has to come out
the same while the group gets ready, and every move that it makes uses something up.
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import NOUN_MASK
from banneret.games.fief_england.board import (
    ABBEY,
    ARCHER,
    CATHEDRAL,
    CITIES,
    CITIES_OF,
    DISASTER_KINDS,
    DISTANCE,
    EXIT,
    KNIGHT,
    NOBLES,
    PLACES,
    PORT,
    PORT_OF,
    REGION,
    REGIONS,
    SEA_NEXT,
    SHERWOOD,
    SHERWOOD_CITIES,
    SHERWOOD_CITY,
    SOLDIER,
    STRONGHOLD,
    TROOPS,
    UNITS,
    WALLED_CITY,
    WALLS,
    WOMAN,
)
from banneret.games.fief_england.counsel.force import (
    Host,
    Survey,
    army,
    chance,
    duel,
    gather,
    horde,
)
from banneret.games.fief_england.counsel.worth import (
    VP,
    city_worth,
    friend,
    noble_worth,
    rounds_left,
    stake,
)
from banneret.games.fief_england.nobles import fort, is_abbess, is_prelate, see_of
from banneret.games.fief_england.state import (
    ACTIVE_CARD,
    CARRIED,
    KING,
    MOVEMENT,
    PHASE,
    SWORD_CITY_NOW,
    SWORD_DRAWN,
    VP_RELIC,
    Fief,
)
from banneret.games.fief_england.steps import moves, numbers, sherwood
from banneret.games.fief_england.words.land import (
    DONE,
    ENTER,
    FOREST,
    HALT,
    LEAD,
    LEAVE,
    MOST_UNITS,
    PUT,
    RAID,
    ROAD,
    SAIL,
    TAKE,
)

#: A move has to be better than staying by so much.
_WORTHWHILE: Final = 0.25
#: What each move costs, so that the shorter way is taken.
_STEP: Final = 0.12
#: What the bandits' die costs.
_BANDITS: Final = 1.6
#: Ways of a plan's first move (see moves: roads are cities, 32 more by sea, 64 by the forest).
NO_WAY: Final = -1


# --- what cities are worth


def claim_values(s: Fief, g: int, map_: Survey) -> list[float]:
    """What each open title is worth to a family that works for it, by region."""
    found = [0.0] * REGIONS
    # FE-4.3: after the last purchases no title can be bought any more.
    later = rounds_left(s) + (1 if s.now[PHASE] < MOVEMENT else 0)
    if later <= 0:
        return found
    leaders: list[int] = []
    for n in range(NOBLES):
        if s.family[n] == g and 0 <= s.at[n] < CITIES and s.by[n] < 0:
            leaders.append(s.at[n])
    for region in range(REGIONS):
        if s.lord[region] >= 0 or s.claim[region] >= 0:
            continue
        cost = 0.0
        for c in CITIES_OF[region]:
            if s.control[c] == g or s.detached(c):
                continue
            holder = s.hold[c]
            if s.horde[c]:
                cost += 4.0
            elif holder >= 0 and friend(s, g, holder):
                cost += 6.0
            elif map_.foes[c] > 0.0:
                cost += 1.6 + 0.3 * map_.foes[c] + 1.5 * WALLS[s.building[c]]
            else:
                cost += 1.0
            best = 9
            for at in leaders:
                if DISTANCE[at * CITIES + c] < best:
                    best = DISTANCE[at * CITIES + c]
            cost += 0.25 * best
        found[region] = VP / (1.0 + 0.4 * cost)
    return found


def prize(s: Fief, g: int, c: int, claims: list[float]) -> float:
    """What it is worth to a family to take a city that it does not control, whoever is there beaten."""
    region = REGION[c]
    lord = s.lord_of(region)
    holder = s.control[c]
    if holder == g:
        return 0.0
    total = city_worth(s, c)
    if holder >= 0:
        if friend(s, g, holder):
            return 0.0
        total += -stake(s, g, holder) * total
    if lord >= 0 and lord != g and s.building[c] == WALLED_CITY and not friend(s, g, lord):
        # FE-4.7-a: the title goes with it.
        total += VP * (1.0 - stake(s, g, lord))
    elif lord < 0 and s.building[c] == WALLED_CITY and s.claim[region] in (-1, g):
        # FE-4.3-h
        total += VP
    elif claims[region] > 0.0 and not s.detached(c):
        missing = 0
        for other in CITIES_OF[region]:
            if s.control[other] != g and not s.detached(other):
                missing += 1
        total += claims[region] / max(1, missing)
    if not s.now[SWORD_DRAWN] and s.now[SWORD_CITY_NOW] == c:
        total += 0.4
    return total


def holding(s: Fief, g: int, c: int, claims: list[float]) -> float:
    """What is lost if a family's city falls."""
    if s.control[c] != g:
        return 0.0
    region = REGION[c]
    total = city_worth(s, c)
    if s.building[c] == WALLED_CITY and s.lord_of(region) == g:
        total += 1.4 * VP
    elif claims[region] > 0.0:
        total += claims[region] / len(CITIES_OF[region])
    elif s.building[c] == STRONGHOLD:
        total += 0.8
    return total


def errand(s: Fief, n: int, c: int) -> float:
    """What a noble by himself has to do in a city: the sword, a relic."""
    total = 0.0
    if not WOMAN[n] and s.now[SWORD_CITY_NOW] == c and not s.now[SWORD_DRAWN] and not is_prelate(s, n):
        total += 1.2 if s.now[KING] < 0 else 0.6
    d = CATHEDRAL[c]
    if d >= 0 and s.shrine[d] and (see_of(s, n) == d or is_abbess(s, n)):
        total += 1.5
    king = s.now[KING]
    if king >= 0 and king != n and s.at[king] == c and s.family[king] == s.family[n] and s.now[VP_RELIC] < 0:
        # FE-12.0-h: a relic given to the sovereign brings the marker.
        for relic in s.relic:
            if relic == CARRIED + n:
                total += 6.0
    if s.building[c] >= ABBEY and (s.fiefs[n] or is_abbess(s, n)):
        total += 0.5
    return total


def plagued(s: Fief, c: int) -> bool:
    """Whether an active Plague lies on a city's region."""
    return s.disaster[REGION[c] * DISASTER_KINDS] == ACTIVE_CARD


# --- who stays and who goes


def garrison(s: Fief, g: int, c: int, map_: Survey) -> int:
    """How many units a family leaves in a city, if it has them."""
    if c >= CITIES or s.control[c] != g:
        return 0
    threat = map_.threat[c] if map_.threat[c] > map_.foes[c] else map_.foes[c]
    region = REGION[c]
    if s.building[c] == WALLED_CITY and s.lord_of(region) == g:
        return 2 + (1 if threat > 6 else 0) + (1 if threat > 9 else 0) + (2 if threat > 13 else 0)
    if s.lord_of(region) == g:
        # FE-5.1-c: an empty city of one's own fief stays one's own until somebody comes.
        return 1 if map_.foes[c] > 0 or (s.building[c] != 0 and threat > 0) else 0
    if fort(s, c):
        return 1 + (1 if threat > 4 else 0)
    return 1


def _ready(s: Fief, g: int, n: int, unit: int) -> int:
    """The units of a kind that a noble could have with him: those in his train, those that nobody leads."""
    return moves.in_train(s, n, unit) + moves.fresh(s, g, s.at[n], unit)


def levy(s: Fief, f: list[int], g: int, n: int, map_: Survey) -> list[int]:
    """The units that a noble takes along: what can be spared, shared with others who have still to go."""
    place = s.at[n]
    wanted = [0] * UNITS
    if place >= CITIES:
        return wanted
    moved = f[moves.FLAGS] & moves.MOVED
    if moved or f[moves.FLAGS] & moves.LEFT or moves.take_rule(s, f):
        for unit in range(moves.MARCHING):
            wanted[unit] = moves.in_train(s, n, unit)
        return wanted
    total = 0
    for unit in range(TROOPS):
        total += _ready(s, g, n, unit)
    staying = s.tokens(g, place) - total
    spare = total - max(0, garrison(s, g, place, map_) - staying)
    if spare <= 0:
        return wanted
    others = 0
    for m in s.free_at(g, place):
        if m != n and not s.moves[m]:
            others += 1
    if others and map_.foes[place] == 0:
        spare = (spare + others) // (others + 1)
    # Knights go, archers and soldiers hold walls; but two or three soldiers are good for leaving behind.
    first = min(2, _ready(s, g, n, SOLDIER), spare)
    wanted[SOLDIER] = first
    spare -= first
    for unit in (KNIGHT, 3, 4, ARCHER, SOLDIER):
        more = min(spare, _ready(s, g, n, unit) - wanted[unit])
        if more > 0:
            wanted[unit] += more
            spare -= more
    return wanted


def _host(s: Fief, n: int, wanted: list[int]) -> Host:
    host = Host()
    for unit in range(TROOPS):
        if wanted[unit]:
            host.units(unit, wanted[unit])
    host.noble(s, n)
    return host


def _danger(s: Fief, g: int, n: int, c: int, strength: float, map_: Survey) -> float:
    """What a noble risks in a city with so much strength, walls of his own counted."""
    cover = strength + map_.own[c]
    if s.control[c] == g and fort(s, c):
        cover = 1.6 * cover + 5.0
    threat = map_.threat[c]
    if threat <= cover:
        return 0.0
    risk = (threat - cover) / threat
    # Foes near at hand do not all come here; but whoever has no troops at all is taken without a blow.
    alone = strength <= 1.0 and map_.own[c] <= 1.0
    return (0.5 if alone else 0.35) * risk * (noble_worth(s, n) + 0.35 * strength)


def at_goal(s: Fief, g: int, n: int, c: int, host: Host, map_: Survey, claims: list[float]) -> float:
    """What it is worth to be in a city with an army at the end of the phase."""
    seat = s.seat(g)
    total = errand(s, n, c)
    if s.horde[c]:
        enemy = horde(s, c)
        margin = duel(host, enemy)
        total += (prize(s, g, c, claims) + 1.5) * chance(margin) - 3.0 * (1.0 - chance(margin))
        return total - (2.0 if host.hits <= 0.0 else 0.0)
    if s.control[c] == g and s.present[c] >> g & 1:
        held = holding(s, g, c, claims)
        threat = map_.threat[c] + map_.foes[c]
        if threat > 0.0:
            # How much safer the army makes it.
            cover = map_.own[c] * (1.6 if fort(s, c) else 1.0) + (5.0 if fort(s, c) else 0.0)
            short = max(0.0, threat - cover)
            total += 0.5 * held * min(short, host.points) / threat
        if map_.foes[c] > 0.0:
            total += 0.6
        return total - _danger(s, g, n, c, host.points, map_)
    value = prize(s, g, c, claims)
    holder = s.control[c]
    if map_.foes[c] <= 0.0:
        taken = s.present[c] != 0 and s.hold[c] >= 0 and s.hold[c] != g
        if taken and friend(s, g, s.hold[c]):
            return total - _danger(s, g, n, c, host.points, map_)
        value -= _danger(s, g, n, c, host.points, map_)
        if host.hits <= 0.0 and map_.threat[c] > 0.0:
            value -= 0.4
        return total + value
    if host.hits <= 0.0:
        return total - 2.0
    enemy = Host()
    for h in range(s.families):
        if s.present[c] >> h & 1 and not friend(s, g, h):
            gather(s, seat, h, c, enemy)
    mine = Host()
    gather(s, seat, g, c, mine)
    mine.points += host.points
    mine.hits += host.hits
    mine.shooters += host.shooters
    mine.extra += host.extra
    walls = s.building[c] if holder >= 0 and fort(s, c) and not friend(s, g, holder) else 0
    margin = duel(mine, enemy, walls)
    odds = chance(margin)
    if enemy.hits <= 0.0:
        odds = 0.95
    for m in range(NOBLES):
        if s.at[m] == c and s.family[m] >= 0 and s.by[m] < 0 and not friend(s, g, s.family[m]):
            value += 0.4 * noble_worth(s, m)
    gain = value * odds - (1.0 - odds) * (0.5 * noble_worth(s, n) + 0.35 * host.points)
    if odds < 0.5:
        gain -= 1.0
        if walls and value > 4.0:
            gain = max(gain, siege_worth(s, g, value, mine, enemy))
    return total + gain - 0.5 * _danger(s, g, n, c, host.points, map_)


def siege_worth(s: Fief, g: int, goal: float, mine: Host, enemy: Host) -> float:
    """What it is worth to lie before a city (7.9): nothing that cannot be paid for, or comes too late."""
    if rounds_left(s) < 2 or s.money[s.seat(g)] < 4 or mine.points < 0.9 * enemy.points:
        return -1.0
    return 0.15 * goal


# --- plans


class Plan:
    """Where a group goes: what it is worth against staying, the first way, the goal, the units it takes."""

    def __init__(self) -> None:
        self.score = 0.0
        self.way = NO_WAY
        self.goal = -1
        self.units: list[int] = []


def fake_frame(g: int, n: int) -> list[int]:
    """The frame of a group that has only its leader yet."""
    return [numbers.MARCH, g, n, 0, -1, 0, 0, -1, 0, 0, 0]


def _ways(s: Fief, f: list[int]) -> list[int]:
    """The ways that a group can take now without anybody's leave, or with an ally's."""
    g = f[1]
    place = s.at[f[moves.LEADER]]
    found: list[int] = []
    if place == SHERWOOD:
        for goal in SHERWOOD_CITIES:
            if not moves.way_rule(s, f, goal + moves.BY_FOREST):
                found.append(goal + moves.BY_FOREST)
        return found
    able: list[int] = []
    for way in range(4):
        goal = EXIT[place * 4 + way]
        if goal >= 0:
            able.append(goal)
    if PORT[place]:
        for zone in SEA_NEXT[REGION[place]]:
            able.append(PORT_OF[zone] + moves.BY_SEA)
    if SHERWOOD_CITY[place] and s.money[s.seat(g)] >= sherwood.price(s, f[moves.LEADER]):
        for goal in SHERWOOD_CITIES:
            if goal != place:
                able.append(goal + moves.BY_FOREST)
    matter = f[moves.MATTER]
    for way in able:
        if moves.way_rule(s, f, way):
            continue
        asked = moves.who_must_agree(s, f, way)
        if asked and not _friends_only(s, g, asked):
            continue
        if asked and not f[moves.FLAGS] & moves.MOVED:
            # To be refused and to ask again would never end.
            continue
        found.append(way)
    f[moves.MATTER] = matter
    return found


def _friends_only(s: Fief, g: int, mask: int) -> bool:
    for h in range(s.families):
        if mask >> h & 1 and not friend(s, g, h):
            return False
    return True


def _passable(s: Fief, g: int, c: int) -> bool:
    """Whether a group can go on through a city without being stopped."""
    holder = s.hold[c]
    if s.horde[c]:
        return False
    return holder < 0 or holder == g or not s.present[c] >> holder & 1 or friend(s, g, holder)


def plan(s: Fief, f: list[int], map_: Survey, claims: list[float]) -> Plan:
    """The best that a group can do from where it is; ``score`` above 0 only if it should move."""
    g = f[1]
    n = f[moves.LEADER]
    place = s.at[n]
    best = Plan()
    if s.moves[n] >= moves.limit(s, n):
        return best
    best.units = levy(s, f, g, n, map_)
    host = _host(s, n, best.units)
    # What is there without him.
    if place < CITIES:
        map_.own[place] -= host.points
        stay = at_goal(s, g, n, place, host, map_, claims)
        map_.own[place] += host.points
    else:
        stay = -1.0
    left = moves.limit(s, n) - s.moves[n]
    # FE-2.5-f: half of the troops, and the noble on 1 to 3.
    plague = 1.0 + 0.5 * noble_worth(s, n) + 0.17 * host.points
    ways = _ways(s, f)
    top = stay + _WORTHWHILE
    for way in ways:
        mid = way % 32
        if f[moves.FLAGS] & moves.MOVED and mid == f[moves.ORIGIN]:
            # There and back again is no plan.
            continue
        cost = _STEP
        if way >= moves.BY_FOREST:
            cost += _BANDITS
        if plagued(s, mid) and not (place < CITIES and plagued(s, place)):
            cost += plague
        score = at_goal(s, g, n, mid, host, map_, claims) - cost
        if score > top:
            top = score
            best.way = way
            best.goal = mid
        if left < 2 or not _passable(s, g, mid):
            continue
        # Something can be taken in passing, if a unit stays there.
        dropped = 0.0
        if s.control[mid] != g and map_.foes[mid] <= 0.0 and not s.present[mid] and sum(best.units) > 1:
            dropped = 0.8 * prize(s, g, mid, claims)
        for goal in _beyond(mid, way, place):
            # FE-2.5-l
            if s.disaster[REGION[goal] * DISASTER_KINDS + 1] == ACTIVE_CARD:
                continue
            further = cost + _STEP + (plague if plagued(s, goal) and not plagued(s, mid) else 0.0)
            score = at_goal(s, g, n, goal, host, map_, claims) + dropped - further
            if score > top:
                top = score
                best.way = way
                best.goal = goal
    best.score = top - stay if best.way != NO_WAY else 0.0
    return best


def _beyond(mid: int, way: int, place: int) -> list[int]:
    """Where a second move can lead."""
    found: list[int] = []
    if moves.BY_SEA <= way < moves.BY_FOREST:
        for zone in SEA_NEXT[REGION[mid]]:
            if PORT_OF[zone] != place:
                found.append(PORT_OF[zone])
    for direction in range(4):
        goal = EXIT[mid * 4 + direction]
        if goal >= 0 and goal != place:
            found.append(goal)
    return found


def move_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """Which noble is led next (FE-5.0-a): whoever has most to gain first."""
    g = f[1]
    map_ = Survey(s, g)
    claims = claim_values(s, g, map_)
    for place, c in enumerate(choices):
        verb = c >> 12
        if verb == LEAD:
            told = plan(s, fake_frame(g, c & NOUN_MASK), map_, claims)
            scores[place] = told.score if told.score > 0.0 and _holds(s, told, c & NOUN_MASK, g) else -1.0
        elif verb == DONE:
            scores[place] = 0.0


def _holds(s: Fief, told: Plan, n: int, g: int) -> bool:
    """Whether a plan is still one once the units are taken: to halt and begin again would never end."""
    before = s.train[n * UNITS : (n + 1) * UNITS]
    for unit in range(moves.MARCHING):
        more = told.units[unit] - moves.in_train(s, n, unit)
        if more > 0:
            s.train[n * UNITS + unit] += more
    f = fake_frame(g, n)
    able = not moves.way_rule(s, f, told.way) and told.way in _ways(s, f)
    s.train[n * UNITS : (n + 1) * UNITS] = before
    return able


def march_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """What a group does next: takes units, goes, leaves some behind, is let in, halts."""
    g = f[1]
    n = f[moves.LEADER]
    place = s.at[n]
    map_ = Survey(s, g)
    claims = claim_values(s, g, map_)
    told = plan(s, f, map_, claims)
    moved = f[moves.FLAGS] & moves.MOVED > 0
    drop = _drop(s, f, told) if moved else -1
    for i, c in enumerate(choices):
        verb = c >> 12
        noun = c & NOUN_MASK
        if verb == HALT:
            scores[i] = 0.0
        elif verb == TAKE:
            unit, count = divmod(noun, MOST_UNITS)
            if told.way != NO_WAY and not moved and count == told.units[unit] - moves.in_train(s, n, unit):
                scores[i] = 5.0
        elif verb == ROAD or verb == SAIL or verb == FOREST:
            way = noun + (moves.BY_SEA if verb == SAIL else moves.BY_FOREST if verb == FOREST else 0)
            if told.way == way:
                scores[i] = 4.0
            elif told.way == NO_WAY:
                # Whoever has to go on without a plan takes any way.
                scores[i] = -0.5 if place < CITIES else 0.1
        elif verb == LEAVE:
            unit, count = divmod(noun, MOST_UNITS)
            if drop == unit and count == 1:
                scores[i] = 4.5
        elif verb == ENTER:
            holder = s.hold[place]
            if holder < 0 or not s.present[place] >> holder & 1:
                scores[i] = 6.0
            elif friend(s, g, holder):
                scores[i] = 0.5
        elif verb == RAID and s.at[n] < CITIES:
            scores[i] = _raid(s, f, g, n, noun, claims)


def _drop(s: Fief, f: list[int], told: Plan) -> int:
    """The kind of unit that is left where a group has come, so that the city stays in its hands; or -1."""
    g = f[1]
    n = f[moves.LEADER]
    place = s.at[n]
    if told.way == NO_WAY or f[moves.FLAGS] & moves.LEFT or place >= CITIES or s.hold[place] != g:
        return -1
    if s.tokens(g, place) > moves.train_size(s, n) or s.lord_of(REGION[place]) == g:
        return -1
    if moves.train_size(s, n) < 2:
        return -1
    for unit in (SOLDIER, ARCHER, 3, 4, KNIGHT):
        if moves.in_train(s, n, unit):
            return unit
    return -1


def _raid(s: Fief, f: list[int], g: int, n: int, foe: int, claims: list[float]) -> float:
    """A raid: knights and nobles only, at once, the defender with a hit more for each die (5.2, 5.3)."""
    place = s.at[n]
    seat = s.seat(g)
    mine = Host()
    mine.units(KNIGHT, moves.knights_of(s, f))
    for m in moves.members(f):
        mine.noble(s, m)
    if mine.hits <= 0.0:
        return -1.0
    if foe >= s.families:
        enemy = horde(s, place)
        gain = 1.5
    else:
        if friend(s, g, foe):
            return -5.0
        enemy = army(s, seat, foe, place)
        gain = prize(s, g, place, claims) if s.hold[place] == foe else 0.8
        for m in s.free_at(foe, place):
            gain += 0.4 * noble_worth(s, m)
    odds = chance(duel(mine, enemy, 0, True))
    if enemy.hits <= 0.0:
        odds = 1.0
    if odds < 0.7:
        return -2.0
    return gain * odds - (1.0 - odds) * (0.9 * noble_worth(s, n) + 0.35 * mine.points) - 0.5


# --- where things are placed


def start_scores(s: Fief, choices: list[int], scores: list[float]) -> None:
    """A region of one's own, small rather than large, with other open ones near (FE-PREP14-b)."""
    for i, c in enumerate(choices):
        city = c & NOUN_MASK
        region = REGION[city]
        score = 8.0 / len(CITIES_OF[region])
        for other in CITIES_OF[region]:
            if s.hold[other] >= 0:
                score -= 6.0
        near = 0
        for other in range(CITIES):
            far = DISTANCE[city * CITIES + other]
            if far <= 2 and other != city:
                near += 1
                if s.hold[other] >= 0:
                    score -= 1.2 if far == 1 else 0.6
        score += 0.15 * near + (0.2 if PORT[city] else 0.0)
        scores[i] = score


def lodge_scores(s: Fief, g: int, n: int, choices: list[int], scores: list[float]) -> None:
    """Where a new or freed noble stands: where he is safe, or where he takes an open city at once."""
    map_ = Survey(s, g)
    claims = claim_values(s, g, map_)
    for i, c in enumerate(choices):
        city = c & NOUN_MASK
        if city >= CITIES:
            scores[i] = -1.0
            continue
        score = errand(s, n, city) - _danger(s, g, n, city, 0.0, map_)
        if s.control[city] == g:
            score += 0.6 + (0.6 if fort(s, city) else 0.0) + (0.5 if s.tokens(g, city) else 0.0)
        elif s.present[city] == 0 and not s.horde[city]:
            score += prize(s, g, city, claims)
        if map_.foes[city] > 0.0:
            score -= 2.0
        if plagued(s, city):
            score -= 1.0
        scores[i] = score


def put_scores(s: Fief, f: list[int], choices: list[int], scores: list[float]) -> None:
    """Bought units go where they are needed: walls in danger, then nobles who want to march."""
    g = f[1]
    map_ = Survey(s, g)
    claims = claim_values(s, g, map_)
    known = [False] * CITIES
    worths = [0.0] * CITIES
    for i, c in enumerate(choices):
        if c >> 12 != PUT:
            continue
        unit, city = divmod(c & NOUN_MASK, CITIES)
        if not known[city]:
            known[city] = True
            held = holding(s, g, city, claims)
            threat = map_.threat[city] + map_.foes[city]
            short = max(0.0, threat - map_.own[city] * (1.6 if fort(s, city) else 1.0))
            worths[city] = 0.02 * held * min(short, 12.0)
            if garrison(s, g, city, map_) > s.tokens(g, city):
                worths[city] += 1.0 + 0.1 * held
        score = worths[city]
        if s.free[g * PLACES + city]:
            score += 1.2 if unit != SOLDIER else 0.9
        scores[i] = score
