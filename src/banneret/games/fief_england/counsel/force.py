"""How strong armies are as a seat sees them, and who is likely to win a fight."""

from __future__ import annotations

from typing import Final

from banneret.games.fief_england.board import (
    ARCHER,
    ARMIES,
    BOMBARD,
    CATAPULT,
    CITIES,
    DISASTER_KINDS,
    FLEMISH,
    FRENCH,
    HITS,
    INFANTRY_HITS,
    INFANTRY_POINTS,
    INSIDE,
    INVASION,
    LEADER_HITS,
    LEADER_POINTS,
    NEXT,
    PLACES,
    PLAGUE,
    POINTS,
    PORT,
    PORT_OF,
    REGION,
    REGIONS,
    SEA_NEXT,
    SHERWOOD_CITIES,
    SHERWOOD_CITY,
    SHOOTERS,
    TROOPS,
    UNITS,
    WALLS,
    melee_dice,
)
from banneret.games.fief_england.counsel.worth import friend
from banneret.games.fief_england.nobles import fort, points_of
from banneret.games.fief_england.state import ACTIVE_CARD, FIELD, PHASE, SWORD_BY, Fief
from banneret.games.fief_england.state import INVASION as INVASION_PHASE
from banneret.games.fief_england.steps import sides

#: What a unit is that lies face down, on average: strength and hits, and how many of them shoot.
_HIDDEN: Final = 1.7
_ARCHERS: Final = 0.17
#: Hits of a battle die on average (FE-7.1-b).
_DIE: Final = 1.5
#: Strength of an army that may land.
_LANDING: Final = 9.0
#: Rounds of a fight that are looked at.
_ROUNDS: Final = 6


def _within_reach() -> list[bool]:
    """Whether an army can come from a city to another in a round: by road, forest or sea (5.0, 5.4)."""
    found = [False] * (CITIES * CITIES)
    for start in range(CITIES):
        ends = [start, *NEXT[start]]
        if SHERWOOD_CITY[start]:
            ends += SHERWOOD_CITIES
        if PORT[start]:
            for zone in SEA_NEXT[REGION[start]]:
                # FE-5.4-d, FE-5.4-g: another sea border, or on by road.
                port = PORT_OF[zone]
                ends.append(port)
                for further in SEA_NEXT[zone]:
                    found[start * CITIES + PORT_OF[further]] = True
        for mid in ends:
            found[start * CITIES + mid] = True
            for goal in NEXT[mid]:
                found[start * CITIES + goal] = True
    return found


#: Which cities an army can come to within a round: WITHIN[from * 18 + to].
WITHIN: Final[list[bool]] = _within_reach()


class Host:
    """An army: strength, hits it can take, shooters, engines, extra hits of each melee roll."""

    def __init__(self) -> None:
        self.points = 0.0
        self.hits = 0.0
        self.shooters = 0.0
        self.catapults = 0
        self.bombards = 0
        self.extra = 0.0

    def units(self, unit: int, count: int) -> None:
        """Adds troops or engines of a kind."""
        if unit < TROOPS:
            self.points += POINTS[unit] * count
            self.hits += HITS[unit] * count
            if unit == ARCHER or unit == FRENCH or unit == FLEMISH:
                self.shooters += count
        elif unit == BOMBARD:
            self.bombards += count
        elif unit == CATAPULT:
            self.catapults += count

    def hidden(self, count: int) -> None:
        """Adds units that lie face down."""
        self.points += _HIDDEN * count
        self.hits += _HIDDEN * count
        self.shooters += _ARCHERS * count

    def noble(self, s: Fief, n: int) -> None:
        """Adds a noble and his guards."""
        self.points += points_of(s, n) + 3 * s.guard[2 * n] + s.guard[2 * n + 1]
        self.hits += 3 * s.guard[2 * n] + s.guard[2 * n + 1]
        self.extra += s.guard[2 * n] + s.guard[2 * n + 1]
        if s.now[SWORD_BY] == n:
            self.extra += 1.0


def gather(s: Fief, seat: int, g: int, place: int, host: Host) -> None:
    """Adds what a family has in a place, as far as a seat knows."""
    row = (g * PLACES + place) * UNITS
    if s.seat(g) == seat:
        for unit in range(UNITS):
            if s.troop[row + unit]:
                host.units(unit, s.troop[row + unit])
    else:
        hidden = s.tokens(g, place)
        if hidden:
            for unit in range(UNITS):
                if s.known[row + unit]:
                    host.units(unit, s.known[row + unit])
                    hidden -= s.known[row + unit]
            host.hidden(max(0, hidden))
    if s.free[g * PLACES + place]:
        for n in s.free_at(g, place):
            host.noble(s, n)


def army(s: Fief, seat: int, g: int, place: int) -> Host:
    """What a family has in a place, as far as a seat knows."""
    host = Host()
    gather(s, seat, g, place, host)
    return host


def horde(s: Fief, place: int) -> Host:
    """The invaders in a city."""
    host = Host()
    for number in range(ARMIES):
        foot = s.foot[number * CITIES + place]
        host.points += INFANTRY_POINTS * foot
        host.hits += INFANTRY_HITS * foot
        if s.leader[number] == place:
            host.points += LEADER_POINTS
            host.hits += LEADER_HITS
    return host


def side(s: Fief, seat: int, number: int) -> Host:
    """A side of the battle under way, as far as a seat has seen it."""
    place = s.fight[FIELD]
    if sides.has_horde(s, number):
        return horde(s, place)
    host = Host()
    for g in sides.members(s, number):
        row = (g * PLACES + place) * UNITS
        if s.seat(g) != seat and s.tokens(g, place) != sum(s.known[row : row + UNITS]):
            gather(s, seat, g, place, host)
            continue
        for unit in range(UNITS):
            count = sides.count(s, g, unit)
            if count:
                host.units(unit, count)
        for n in sides.nobles(s, g):
            host.noble(s, n)
    return host


def walls_against(s: Fief, g: int, place: int) -> int:
    """The building that protects who holds a city against a family (0: none)."""
    if not fort(s, place) or s.stand[g * PLACES + place] & INSIDE:
        return 0
    return s.building[place]


def _volley(host: Host, share: float, building: int) -> float:
    """The hits of all missiles in a round, with so much of an army left."""
    hits = 0.0
    if host.catapults:
        hits += 2 * _DIE + host.catapults - 1
    hits += 1.2 * host.bombards
    shooters = host.shooters * share
    if shooters >= 0.7 and shooters + 0.3 >= (SHOOTERS[building] if building else 1):
        hits += _DIE + (1.0 if shooters > 2 else 0.0)
    return hits


def duel(att: Host, def_: Host, building: int = 0, raid: bool = False) -> float:
    """How a fight is likely to end: what is left of the attacker less what is left of the defender, -1 to 1.

    Args:
        att: who attacks.
        def_: who defends.
        building: what protects him.
        raid: whether missiles and walls have no part in it, and the defender adds a hit a die (FE-5.3-a).
    """
    if def_.hits <= 0.0:
        return 1.0
    if att.hits <= 0.0:
        return -1.0
    a = att.hits
    d = def_.hits
    for _ in range(_ROUNDS):
        if not raid:
            on_d = _volley(att, a / att.hits, building)
            on_a = _volley(def_, d / def_.hits, 0)
            a -= on_a
            d -= on_d
            if a <= 0.0 or d <= 0.0:
                break
        dice = melee_dice(int(att.points * a / att.hits + 0.5)) - (0 if raid else WALLS[building])
        other = melee_dice(int(def_.points * d / def_.hits + 0.5))
        on_d = dice * _DIE + att.extra if dice > 0 else 0.0
        on_a = other * (_DIE + (1.0 if raid else 0.0)) + def_.extra if other > 0 else 0.0
        if dice <= 0 and (raid or _volley(att, a / att.hits, building) <= 0.0):
            # Nothing can be done against them: an attack is as good as lost.
            return min(0.0, max(0.0, a) / att.hits - max(0.0, d) / def_.hits) - 0.6
        a -= on_a
        d -= on_d
        if a <= 0.0 or d <= 0.0:
            break
    return max(0.0, a) / att.hits - max(0.0, d) / def_.hits


def chance(margin: float) -> float:
    """How likely the attacker wins a fight that is to end so."""
    return 0.5 + 0.5 * margin / (abs(margin) + 0.35)


def power(s: Fief, seat: int, g: int, place: int) -> float:
    """The strength of a family in a place, nobles included."""
    return army(s, seat, g, place).points


class Survey:
    """The map as one family sees it, worked out once for a decision."""

    def __init__(self, s: Fief, g: int) -> None:
        seat = s.seat(g)
        #: Strength of rivals, and of the family itself, in each city.
        self.foes: list[float] = [0.0] * CITIES
        self.own: list[float] = [0.0] * CITIES
        #: The strongest army of a rival or of the invaders that can come within a round.
        self.threat: list[float] = [0.0] * CITIES
        #: Cities with strength of rivals that can move, and that strength.
        at: list[int] = []
        strong: list[float] = []
        for place in range(CITIES):
            here = s.present[place]
            if not here and not s.horde[place]:
                continue
            for h in range(s.families):
                if not here >> h & 1:
                    continue
                told = power(s, seat, h, place)
                if h == g:
                    self.own[place] = told
                elif not friend(s, g, h):
                    self.foes[place] += told
                    if s.free[h * PLACES + place] and told > 1.0:
                        at.append(place)
                        strong.append(told)
            if s.horde[place] and place in s.leader:
                at.append(place)
                strong.append(horde(s, place).points)
        if s.now[PHASE] < INVASION_PHASE:
            for region in range(REGIONS):
                if s.disaster[region * DISASTER_KINDS + INVASION - PLAGUE] == ACTIVE_CARD:
                    # FE-6.2-a: an army is likely to land there.
                    at.append(PORT_OF[region])
                    strong.append(_LANDING)
        for i in range(len(at)):
            start = at[i] * CITIES
            for place in range(CITIES):
                if WITHIN[start + place] and strong[i] > self.threat[place]:
                    self.threat[place] = strong[i]
