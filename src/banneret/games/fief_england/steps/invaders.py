"""6: the invaders: reinforcements, landings, moves by compass, fights, and what makes them leave."""

from __future__ import annotations

from typing import Final

from banneret.core.chance import ask_chance
from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import (
    ABBEY,
    ANSELM,
    ARMIES,
    BOMBARD,
    CATAPULT,
    CATHEDRAL,
    CITIES,
    DISASTER_KINDS,
    EXIT,
    FACES,
    INFANTRY,
    INVASION,
    NO_BUILDING,
    NOBLES,
    PLACES,
    PLAGUE,
    PORT,
    PORT_OF,
    PRICE_OF,
    REGION,
    REGIONS,
    REINFORCEMENT,
    RELICS,
    ROYAL_STRONGHOLD,
    STRONGHOLD,
    WALLED_CITY,
    WALLS,
    melee_dice,
)
from banneret.games.fief_england.nobles import is_clergy
from banneret.games.fief_england.options import (
    CHURCH_SUCCESS,
    CHURCH_SUCCESS_1_3,
    INVADER_BACKTRACK,
    INVADER_EXIT,
    INVADER_EXIT_FROM_INLAND_ONLY,
)
from banneret.games.fief_england.state import (
    ACTIVE,
    ACTIVE_CARD,
    ANSWER,
    CONVERTED,
    FIELD,
    FREE,
    GUIDED,
    HELD_BY_ARMY,
    IN_SUPPLY,
    LOST,
    OPEN_GATE,
    STIR,
    UNREVEALED,
    Fief,
)
from banneret.games.fief_england.steps import (
    battles,
    captives,
    fate,
    garter,
    losses,
    numbers,
    ransoms,
    retreats,
    sides,
    sieges,
    stopping,
)
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.steps.rounds import stormy
from banneret.games.fief_england.steps.windows import window
from banneret.games.fief_england.words.cards import TOPIC_IDS
from banneret.games.fief_england.words.war import (
    DANEGELD,
    H_BROKEN,
    L_ARMY_DIE,
    L_ARMY_LEAVES,
    L_ARMY_MOVES,
    L_ARMY_SICK,
    L_ARMY_STAYS,
    L_COMPASS,
    L_DANEGELD,
    L_INVASION_DIE,
    L_LANDS,
    L_PREACHED,
    L_RAVAGED,
    L_REINFORCED,
    L_RELIC_LOST,
    L_WALLS_LOST,
    LEAVE_ALONE,
    PREACH,
)

LANDING_TOPIC: Final = TOPIC_IDS.index("landing")
#: FE-6.3-a
MOVES: Final = 2
#: A leader dies of the Plague on this D6 or less (FE-6.2-e).
SICK_TO_DEATH: Final = 3
#: A Church attempt succeeds on 1-3 or on 4-6 (FE-6.10-b, FE-IT9.8-a).
HALF_OF_D6: Final = 3


def free_foot(s: Fief, army: int) -> int:
    """The infantry counters of an army that are not in use (FE-6.1-a, FE-6.4-k)."""
    return INFANTRY - sum(s.foot[army * CITIES : (army + 1) * CITIES]) - s.gone[army]


def plagued(s: Fief, region: int) -> bool:
    """Whether an active Plague lies on a region."""
    return s.disaster[region * DISASTER_KINDS] == ACTIVE_CARD


class Invaders(Step[Fief]):
    """FE-1.0-g: reinforcements, landings region by region, then the armies one by one (FE-6.3-a).

    ``acted``: armies that have had their turn, as bits; ``region``: whose landing is next.
    """

    name = "invaders"
    rule = "FE-6.3-a"
    holds = ("stage:n", "acted:n", "region:n")

    def run(self, s: Fief, f: list[int]) -> int:
        if s.now[STIR]:
            s.push([numbers.MIND])
            return GO
        if f[1] == 0:
            f[1] = 1
            f[2] = 0
            f[3] = 0
            reinforce(s)
            ransoms.from_invaders(s)
        elif f[1] == 1:
            if f[3] == REGIONS:
                f[1] = 2
                return GO
            region = f[3]
            f[3] += 1
            if s.disaster[region * DISASTER_KINDS + INVASION - PLAGUE] == ACTIVE_CARD:
                s.push([numbers.LANDING, region, -1])
        elif f[1] == 2:
            army = self._next(s, f[2])
            if army < 0:
                f[1] = 3
                ransoms.from_invaders(s)
                return GO
            f[2] |= 1 << army
            s.push([numbers.ARMY_TURN, army, 0, 0, 0])
        else:
            s.pop()
        return GO

    def _next(self, s: Fief, acted: int) -> int:
        """FE-6.3-a: the army in the region of the lowest number; several in one city one after the other."""
        best = -1
        for army in range(ARMIES):
            place = s.leader[army]
            if place < 0 or acted >> army & 1 or s.fixed[army]:
                continue
            if best < 0 or (REGION[place], place) < (REGION[s.leader[best]], s.leader[best]):
                best = army
        return best


def reinforce(s: Fief) -> None:
    """FE-6.1-a: every leader in England is joined by three infantry of his own army."""
    for army in range(ARMIES):
        s.steps[army] = MOVES
        s.entered[army] = -1
        place = s.leader[army]
        if place < 0:
            continue
        count = min(REINFORCEMENT, free_foot(s, army))
        if count:
            s.march_in(army, place, count)
            s.tell(L_REINFORCED, ALL, army, count)


class Landing(Step[Fief]):
    """FE-6.2-a to FE-6.2-e: a battle die for an active Invasion; every F lands one army at the region's port.

    ``left``: armies still to land, -1 before the roll, -2 before the window.
    """

    name = "landing"
    rule = "FE-6.2-a"
    holds = ("region:region", "left:n")

    def run(self, s: Fief, f: list[int]) -> int:
        region = f[1]
        if f[2] == -1:
            if stormy(s, region):
                # FE-6.2-d
                s.pop()
                return GO
            f[2] = -2
            port = PORT_OF[region]
            window(s, LANDING_TOPIC, s.now[ACTIVE], sides.concerned(s, port), port)
            return GO
        if f[2] == -2:
            if stormy(s, region) or s.disaster[region * DISASTER_KINDS + INVASION - PLAGUE] != ACTIVE_CARD:
                s.pop()
                return GO
            return ask_chance(numbers.BY_BATTLE_DIE, len(FACES))
        if f[2] and IN_SUPPLY in s.leader:
            f[2] -= 1
            land(s, s.leader.index(IN_SUPPLY), PORT_OF[region])
            return GO
        # FE-6.2-b, FE-6.2-c
        s.disaster[region * DISASTER_KINDS + INVASION - PLAGUE] = 0
        s.spent[INVASION] += 1
        s.pop()
        return GO

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        f[2] = FACES[k]
        s.tell(L_INVASION_DIE, ALL, f[1], FACES[k])


def land(s: Fief, army: int, port: int) -> None:
    """A leader with all free infantry of his army comes ashore; the Plague awaits him (FE-6.2-e)."""
    foot = free_foot(s, army)
    s.lead_to(army, port)
    s.march_in(army, port, foot)
    s.steps[army] = MOVES
    s.entered[army] = -1
    s.fixed[army] = 0
    s.tell(L_LANDS, ALL, army, port, foot)
    if plagued(s, REGION[port]):
        s.push([numbers.ARMY_PLAGUE, army, 0, port])


class ArmyPlague(Step[Fief]):
    """FE-6.2-e, FE-2.5-k: half of an army's infantry in a city, rounded down, dies, and its leader on 1-3."""

    name = "army-plague"
    rule = "FE-6.2-e"
    holds = ("army:army", "stage:n", "place:place")

    def run(self, s: Fief, f: list[int]) -> int:
        army = f[1]
        if f[2] == 0:
            f[2] = 1
            dead = s.foot[army * CITIES + f[3]] // 2
            if dead:
                s.march_in(army, f[3], -dead)
            s.tell(L_ARMY_SICK, ALL, army, dead)
        if s.leader[army] != f[3]:
            s.pop()
            return GO
        return ask_chance(numbers.BY_D6, 6)

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        s.pop()
        s.tell(L_ARMY_DIE, ALL, f[1], k + 1)
        if k + 1 <= SICK_TO_DEATH:
            losses.leader_dies(s, f[1])


# --- an army's turn (FE-6.3-h)

#: Stages of an army's turn.
ARRIVED: Final = 0
FIGHTING: Final = 1
SETTLING: Final = 2
LEAVING: Final = 3
MOVING: Final = 4


class ArmyTurn(Step[Fief]):
    """FE-6.3-a to FE-6.3-h: an army fights where it stands, then moves and fights, move by move.

    ``tokens``: compass tokens that have been drawn, as bits; ``met``: families that it has fought or let be.
    """

    name = "army-turn"
    rule = "FE-6.3-h"
    holds = ("army:army", "stage:n", "tokens:n", "met:n")

    def run(self, s: Fief, f: list[int]) -> int:
        if s.now[STIR]:
            s.push([numbers.MIND])
            return GO
        army = f[1]
        place = s.leader[army]
        if place < 0 or s.fixed[army]:
            s.fight[FIELD] = -1
            s.pop()
            return GO
        stage = f[2]
        if stage == ARRIVED:
            f[2] = FIGHTING
            f[4] = 0
            s.fight[FIELD] = -1
            s.push([numbers.HORDE_PARLEY, 0, place, 0])
            # Under Storms who always wants to be asked may lead them on (FE-10.2-i).
            if s.present[place] or (s.steps[army] and retreats.weather_bound(s, place)):
                window(s, LANDING_TOPIC, s.now[ACTIVE], sides.concerned(s, place), place)
        elif stage == FIGHTING:
            self._fight(s, f, place)
        elif stage == SETTLING:
            f[2] = LEAVING
            if not s.present[place]:
                s.push([numbers.RAVAGE, place, army, 0])
        elif stage == LEAVING:
            f[2] = MOVING
            f[3] = 0
            if exits(s, army, place):
                leave(s, army)
        else:
            return self._move(s, f, place)
        return GO

    def _fight(self, s: Fief, f: list[int], place: int) -> None:
        """FE-6.4-a, FE-6.4-e, FE-6.4-i, FE-6.4-n: every family there that they outnumber, in player order."""
        if not stormy(s, REGION[place]):
            for g in s.turn_order():
                if f[4] >> g & 1 or not s.present[place] >> g & 1:
                    continue
                f[4] |= 1 << g
                if not s.men[g * PLACES + place]:
                    for n in s.free_at(g, place):
                        captives.capture(s, n, HELD_BY_ARMY + f[1])
                    return
                if attacks(s, place, g):
                    battles.invasion(s, g, place)
                    return
        f[2] = SETTLING

    def _move(self, s: Fief, f: list[int], place: int) -> int:
        army = f[1]
        roads = open_roads(s, army, place) if s.steps[army] else []
        if not roads:
            s.tell(L_ARMY_STAYS, ALL, army, place)
            s.fight[FIELD] = -1
            s.pop()
            return GO
        if len(roads) == 1:
            self._go(s, f, roads[0])
            return GO
        return ask_chance(numbers.BY_COMPASS, 4 - f[3].bit_count())

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        """FE-6.3-c: tokens are drawn without replacement until one fits."""
        ways = [way for way in range(4) if not f[3] >> way & 1]
        way = ways[k]
        s.tell(L_COMPASS, ALL, f[1], way)
        if way in open_roads(s, f[1], s.leader[f[1]]):
            self._go(s, f, way)
        else:
            f[3] |= 1 << way

    def _go(self, s: Fief, f: list[int], way: int) -> None:
        move(s, f[1], EXIT[s.leader[f[1]] * 4 + way])
        f[2] = ARRIVED
        f[3] = 0


def attacks(s: Fief, place: int, g: int) -> bool:
    """FE-6.4-a, FE-6.4-c, FE-6.4-e: whether the invaders in a city attack a family there."""
    if not sides.outnumbers(s, place, g):
        return False
    if s.hold[place] != g or s.now[OPEN_GATE] == place + 1:
        return True
    wall = sieges.walled_against(s, -1, place)
    return melee_dice(sides.horde_points(s, place)) > WALLS[wall]


def open_roads(s: Fief, army: int, place: int) -> list[int]:
    """The directions in which an army may move (FE-6.3-d, FE-IT9.3-a, FE-6.3-e, FE-6.3-f)."""
    # FE-10.2-i: a Passage leads through Storms.
    guided = s.now[GUIDED] == army + 1
    if stormy(s, REGION[place]) and not guided:
        return []
    found = []
    for way in range(4):
        goal = EXIT[place * 4 + way]
        if goal < 0 or (stormy(s, REGION[goal]) and not guided):
            continue
        if goal == s.entered[army] and not s.opt[INVADER_BACKTRACK]:
            continue
        found.append(way)
    return found


def move(s: Fief, army: int, goal: int) -> None:
    """FE-6.3-a, FE-6.4-k, FE-6.7-a: the leader, his infantry, those without a leader, and the captives."""
    place = s.leader[army]
    s.steps[army] -= 1
    s.entered[army] = place
    s.now[OPEN_GATE] = 0
    s.now[GUIDED] = 0
    others = [a for a in range(ARMIES) if a != army and s.leader[a] == place]
    strays: list[int] = []
    for a in range(ARMIES):
        foot = s.foot[a * CITIES + place]
        if foot and (a == army or (s.leader[a] != place and not any([s.fixed[b] for b in others]))):
            s.march_in(a, goal, foot)
            s.march_in(a, place, -foot)
            if a != army:
                strays.append(a)
    s.lead_to(army, goal)
    for n in captives.held_by_army(s, army):
        s.at[n] = goal
    s.tell(L_ARMY_MOVES, ALL, army, goal)
    if plagued(s, REGION[goal]):
        for a in (*strays, army):
            s.push([numbers.ARMY_PLAGUE, a, 0, goal])


def exits(s: Fief, army: int, place: int) -> bool:
    """FE-6.9-a, FE-IT9.3-b: whether an army alone in a port leaves England now."""
    if not PORT[place] or s.entered[army] < 0 or s.fixed[army] or s.leader[army] != place or s.present[place]:
        return False
    if s.opt[INVADER_EXIT] == INVADER_EXIT_FROM_INLAND_ONLY:
        return not PORT[s.entered[army]]
    return True


def leave(s: Fief, army: int, for_good: bool = False) -> None:
    """An army leaves the map for the supply or, converted, for the box (FE-6.9-e, FE-6.10-c)."""
    place = s.leader[army]
    s.tell(L_ARMY_LEAVES, ALL, army)
    captives.army_leaves(s, army, place)
    foot = s.foot[army * CITIES + place]
    if foot:
        s.march_in(army, place, -foot)
    s.fixed[army] = 0
    s.lead_to(army, CONVERTED if for_good else IN_SUPPLY)
    if s.fight[FIELD] == place and not s.horde[place] and not s.fight[sides.HALTED]:
        stopping.halt(s, H_BROKEN)


def lose_leader(s: Fief, army: int, for_good: bool) -> None:
    """FE-6.11-a, FE-6.12-a, FE-6.12-b: a leader ambushed (for good) or assassinated; his infantry stay."""
    losses.leader_dies(s, army)
    if for_good:
        s.leader[army] = CONVERTED


# --- what they destroy (FE-6.5-a, FE-6.6-a)


class Ravage(Step[Fief]):
    """FE-6.3-g, FE-6.5-a, FE-6.5-c, FE-6.6-a, FE-6.6-b: a city without defenders is destroyed, or taken.

    ``stage``: 0 at first, 1 a relic is turned up, 2 the strongest army is sought.
    """

    name = "ravage"
    rule = "FE-6.5-a"
    holds = ("place:place", "army:army", "stage:n")

    def run(self, s: Fief, f: list[int]) -> int:
        place = f[1]
        if f[3] == 0:
            f[3] = 1
            ravage(s, place)
            return GO
        if f[3] == 1:
            d = CATHEDRAL[place]
            if d >= 0 and s.shrine[d] and UNREVEALED in s.relic:
                return ask_chance(numbers.BY_RELIC, s.relic.count(UNREVEALED))
            f[3] = 2
            return GO
        if s.building[place] == WALLED_CITY and not any(
            [s.fixed[a] and s.leader[a] == place for a in range(ARMIES)]
        ):
            best = strongest(s, place)
            if len(best) > 1:
                return ask_chance(numbers.BY_LOT, len(best))
            if best:
                garrison(s, best[0], place)
        s.pop()
        return GO

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        place = f[1]
        if f[3] == 1:
            relic = [r for r in range(RELICS) if s.relic[r] == UNREVEALED][k]
            s.relic[relic] = LOST
            s.shrine[CATHEDRAL[place]] = 0
            s.tell(L_RELIC_LOST, ALL, relic)
            f[3] = 2
        else:
            garrison(s, strongest(s, place)[k], place)
            s.pop()


def ravage(s: Fief, place: int) -> None:
    """Mill, abbey, Stronghold and relics are gone; engines left there return to their reserves."""
    found = s.mill[place] > 0
    s.mill[place] = 0
    if s.building[place] in (STRONGHOLD, ROYAL_STRONGHOLD):
        found = True
        s.build(place, NO_BUILDING)
    elif s.building[place] >= ABBEY:
        found = True
        s.abbey[s.abbey.index(place)] = -1
        s.build(place, NO_BUILDING)
    for relic in range(RELICS):
        if s.relic[relic] == place:
            s.relic[relic] = LOST
            s.tell(L_RELIC_LOST, ALL, relic)
    for g in range(s.families):
        for unit in (BOMBARD, CATAPULT):
            count = s.units(g, place, unit)
            if count:
                s.fall(g, place, unit, count)
    if found:
        s.tell(L_RAVAGED, ALL, place)


def strongest(s: Fief, place: int) -> list[int]:
    """FE-6.6-b: the armies in a city with most points."""
    best = -1
    found: list[int] = []
    for army in range(ARMIES):
        if s.leader[army] != place:
            continue
        power = s.foot[army * CITIES + place]
        if power > best:
            best = power
            found = []
        if power == best:
            found.append(army)
    return found


def garrison(s: Fief, army: int, place: int) -> None:
    """FE-6.6-a, FE-6.6-b: an army stays in a Walled City for good; the fief's title is lost."""
    s.fixed[army] = 1
    s.steps[army] = 0
    s.tell(L_WALLS_LOST, ALL, army, place)
    s.set_lord(REGION[place], -1)
    s.claim[REGION[place]] = -1
    s.now[STIR] = 1


# --- Danegeld and the Church (6.9, 6.10)


class HordeParley(Asking):
    """FE-6.9-b, FE-6.10-a: families with free nobles in the invaders' city are asked, in turn order.

    ``asked``: those that have answered, as bits.
    """

    name = "horde-parley"
    rule = "FE-6.9-b"
    holds = ("who:family", "place:place", "asked:n")

    def go_on(self, s: Fief, f: list[int]) -> int:
        return self.ready(s, f)

    def ready(self, s: Fief, f: list[int]) -> int:
        place = f[2]
        if place in s.leader:
            for g in s.turn_order():
                if not f[3] >> g & 1 and s.free[g * PLACES + place]:
                    f[1] = g
                    return ASK
        s.pop()
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(LEAVE_ALONE)]
        for army in range(ARMIES):
            if s.leader[army] != f[2]:
                continue
            if s.money[s.seat(g)] >= PRICE_OF["danegeld"]:
                found.append(choice(DANEGELD, army))
            for n in s.free_at(g, f[2]):
                if is_clergy(s, n) and not s.preached[n] >> army & 1:
                    found.append(choice(PREACH, n * ARMIES + army))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        verb = verb_of(c)
        if verb == LEAVE_ALONE:
            return ""
        if verb == DANEGELD:
            if s.leader[noun_of(c)] != f[2]:
                return "FE-6.9-d"
            return "" if s.money[s.seat(g)] >= PRICE_OF["danegeld"] else "FE-6.9-b"
        if verb == PREACH:
            n, army = divmod(noun_of(c), ARMIES)
            if s.leader[army] != f[2] or n >= NOBLES or s.family[n] != g or not is_clergy(s, n):
                return "FE-6.10-a"
            if s.by[n] != FREE:
                return "FE-6.10-e"
            if s.at[n] != f[2]:
                return "FE-6.10-a"
            return "FE-6.10-d" if s.preached[n] >> army & 1 else ""
        return self.rule

    def more(self, s: Fief, f: list[int], g: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) == DANEGELD and s.leader[noun_of(c)] == f[2]:
            return "danegeld-price", (PRICE_OF["danegeld"],)
        return "", ()

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        verb = verb_of(c)
        if verb == LEAVE_ALONE:
            f[3] |= 1 << g
        elif verb == DANEGELD:
            army = noun_of(c)
            purse.pay(s, s.seat(g), PRICE_OF["danegeld"])
            s.tell(L_DANEGELD, ALL, g, army)
            for n in s.free_at(g, f[2]):
                if is_clergy(s, n):
                    garter.deed(s, n)
            leave(s, army)
        else:
            n, army = divmod(noun_of(c), ARMIES)
            s.preached[n] |= 1 << army
            s.push([numbers.CHURCH_ROLL, n, army, 0])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "horde-parley", (f[1], f[2])


class ChurchRoll(Step[Fief]):
    """FE-6.10-a to FE-6.10-c, FE-IT9.8-a: a cleric intervenes with a D6; Anselm may have it rolled again.

    ``die``: what the D6 shows, 0 before the roll, below 0 while the chaplain is asked.
    """

    name = "church-roll"
    rule = "FE-6.10-a"
    holds = ("noble:noble", "army:army", "die:n")

    def run(self, s: Fief, f: list[int]) -> int:
        n, army = f[1], f[2]
        if f[3] == 0:
            return ask_chance(numbers.BY_D6, 6)
        if f[3] < 0 and s.now[ANSWER]:
            # FE-2.12-sv12: the second result stands.
            f[3] = 0
            s.now[ANSWER] = 0
            return GO
        die = abs(f[3])
        s.pop()
        low = die <= HALF_OF_D6
        if low == (s.opt[CHURCH_SUCCESS] == CHURCH_SUCCESS_1_3):
            garter.deed(s, n)
            if s.leader[army] >= 0:
                leave(s, army, True)
        else:
            fate.kill(s, n, fate.BY_INVADERS)
        return GO

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        n = f[1]
        f[3] = k + 1
        s.tell(L_PREACHED, ALL, n, f[2], k + 1)
        g = s.family[n]
        if s.served_by(g, ANSELM) == n:
            f[3] = -(k + 1)
            s.now[ANSWER] = 0
            s.push([numbers.SERVANT_HELP, g, ANSELM])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {
        numbers.INVADERS: Invaders(),
        numbers.LANDING: Landing(),
        numbers.ARMY_TURN: ArmyTurn(),
        numbers.ARMY_PLAGUE: ArmyPlague(),
        numbers.RAVAGE: Ravage(),
        numbers.HORDE_PARLEY: HordeParley(),
        numbers.CHURCH_ROLL: ChurchRoll(),
    }
