"""5.0, 5.1, 5.4, 5.5: movement: a family moves its groups of nobles and troops by road, sea and forest path.

A group is a leader, the nobles who go with him, and the units in his train (row ``train``). One group
moves to
the end of what it wants before the next is led; a noble with moves left may be led again.
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england.board import (
    ABBEY,
    ALDITH,
    AT_QUAY,
    CATAPULT,
    CITIES,
    EXIT,
    FAMILIES,
    HEREWARD,
    INSIDE,
    KNIGHT,
    NOBLES,
    ON_PATH,
    ON_ROAD,
    PLACES,
    PORT,
    PORT_OF,
    REGION,
    ROYAL_ABBEY,
    ROYAL_STRONGHOLD,
    SEA_NEXT,
    SHERWOOD,
    SHERWOOD_CITIES,
    SHERWOOD_CITY,
    UNITS,
    WAY,
)
from banneret.games.fief_england.nobles import fort, is_abbess, is_royal
from banneret.games.fief_england.options import (
    ABBESS_COMMAND,
    PERMISSION,
    PERMISSION_EVERYONE_MET,
    RAID_AFTER_WIN,
    RAID_AFTER_WIN_MUST_GO_ON_LEAVE_KNIGHT,
    RAID_FROM_PORT,
    RAID_LAST_MOVE,
    RAID_VS_FORT,
    RAID_VS_FORT_PASSES_UNLESS_DEFENDER_COMES_OUT,
    ROYAL_ABBEY_MOVE,
    ROYAL_ABBEY_MOVE_ROYAL_FAMILY_GUARDS_NOBLES,
    ROYAL_TOWER_MOVE,
    SIEGE_RELIEF,
    SIEGE_RELIEF_BESIEGED_AND_ALLIES,
    UNIT_MOVES,
    UNIT_MOVES_TWO_STEPS_ANY_LEADER,
)
from banneret.games.fief_england.state import ANSWER, FREE, HALF, KING, PERMIT, QUEEN, WINNER, Fief
from banneret.games.fief_england.steps import battles, numbers, plague, relics
from banneret.games.fief_england.steps.asking import OwnTurn
from banneret.games.fief_england.steps.matters import (
    COME_OUT_MATTER,
    ENTRY_MATTER,
    PASSAGE_MATTER,
    PORT_MATTER,
    ROAD_MATTER,
    SIEGE_MATTER,
    ask,
)
from banneret.games.fief_england.steps.rounds import stormy
from banneret.games.fief_england.steps.windows import window
from banneret.games.fief_england.words.cards import TOPIC_IDS
from banneret.games.fief_england.words.land import (
    DONE,
    ENTER,
    FOREST,
    HALT,
    JOIN,
    L_ARRIVES,
    L_COMES_OUT,
    L_ENTERS,
    L_RAID,
    L_SAILS,
    L_STAYS_IN,
    L_TRAVELS,
    LEAD,
    LEAVE,
    MOST_UNITS,
    RAID,
    ROAD,
    SAIL,
    TAKE,
    TRAVEL,
)

#: Moves of a noble in a phase (FE-5.0-b).
MOVES: Final = 2
#: The foe of a raid that is no family.
INVADERS: Final = FAMILIES
#: Units that go along (FE-5.0-c).
MARCHING: Final = CATAPULT

# --- cells of a MARCH frame
LEADER: Final = 2
MATES: Final = 3
ORIGIN: Final = 4
FLAGS: Final = 5
#: Ways that were refused at this stop: bits 0-3 roads, 4 forest, 5 sea.
REFUSED: Final = 6
#: Where a move leads that somebody has yet to agree to: a city by road, 32 + by sea, 64 + by the
#: forest; or -1.
GOAL: Final = 7
#: Families still to be asked, and the one that is being asked (+ 1).
TO_ASK: Final = 8
ASKED_NOW: Final = 9
#: What the question is about (see matters).
MATTER: Final = 10
BY_SEA: Final = 32
BY_FOREST: Final = 64
TO_ENTER: Final = 128
TO_RAID: Final = 160

# --- flags of a group at its present stop
#: It has left units behind here, and takes no more.
LEFT: Final = 1
#: It has won a raid and must go on (FE-5.2-d).
MUST_GO: Final = 2
#: It may go on without permission (won a raid, was let through a fortification).
FREE_PASS: Final = 4
#: It has asked to be let in here.
ASKED_IN: Final = 8
#: It has fought a raid here.
RAIDED: Final = 16
#: It moved at least once.
MOVED: Final = 32
#: The raid broke out of its own besieged city.
BROKE_OUT: Final = 64
#: It came with units.
WITH_UNITS: Final = 128

_ARRIVAL: Final = TOPIC_IDS.index("arrival")


def group(f: list[int]) -> int:
    """The nobles of a group, as bits."""
    return f[MATES] | 1 << f[LEADER]


def members(f: list[int]) -> list[int]:
    """The nobles of a group."""
    mask = group(f)
    return [n for n in range(NOBLES) if mask >> n & 1]


def fresh(s: Fief, g: int, place: int, unit: int) -> int:
    """Units in a place that nobody has taken along yet and that can still move."""
    cell = (g * PLACES + place) * UNITS + unit
    left = s.troop[cell] - s.tired[cell] % HALF - s.tired[cell] // HALF
    bits = s.free[g * PLACES + place]
    n = 0
    while bits:
        if bits & 1:
            left -= s.train[n * UNITS + unit] % HALF + s.train[n * UNITS + unit] // HALF
        bits >>= 1
        n += 1
    return left


def halves(s: Fief, g: int, place: int, unit: int) -> int:
    """FE-IT8.1-a: units in a place that have one of their two steps left."""
    if s.opt[UNIT_MOVES] != UNIT_MOVES_TWO_STEPS_ANY_LEADER:
        return 0
    return s.tired[(g * PLACES + place) * UNITS + unit] // HALF


def in_train(s: Fief, n: int, unit: int) -> int:
    """Units of one kind in a noble's train."""
    return s.train[n * UNITS + unit] % HALF + s.train[n * UNITS + unit] // HALF


def train_size(s: Fief, n: int) -> int:
    """All units in a noble's train."""
    total = 0
    for unit in range(MARCHING):
        total += in_train(s, n, unit)
    return total


def can_lead(s: Fief, n: int) -> bool:
    """FE-5.0-a: whether a noble may still be led: free, on the map, with a move left."""
    return s.at[n] >= 0 and s.by[n] == FREE and s.moves[n] < limit(s, n)


def limit(s: Fief, n: int) -> int:
    """FE-5.0-b: a noble's moves; Hereward's master has a third if he took nobody along (FE-2.12-sv08)."""
    if s.moves[n] == MOVES and s.serves[n] == HEREWARD and not s.used[HEREWARD] and not s.way[n] & 2:
        return MOVES + 1 if not s.guard[2 * n] + s.guard[2 * n + 1] and not s.captives_of(n) else MOVES
    return MOVES


def may_command(s: Fief, f: list[int]) -> bool:
    """FE-2.13-p, FE-IT14.2-c: in it-2024 an abbess without fief moves no troops."""
    if s.opt[ABBESS_COMMAND]:
        return True
    return not all([is_abbess(s, n) and not s.fiefs[n] for n in members(f)])


class Move(OwnTurn):
    """FE-5.0-a: a family's turn of phase 5: it leads one group after the other."""

    name = "move"
    rule = "FE-5.0-a"
    holds = ("who:family", "a:n", "b:n", "c:n")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(DONE)]
        for n in range(NOBLES):
            if s.family[n] == g and can_lead(s, n):
                found.append(choice(LEAD, n))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(DONE):
            return ""
        if verb_of(c) != LEAD:
            return self.rule
        n = noun_of(c)
        if s.family[n] != g or not (s.at[n] >= 0 and s.by[n] == FREE):
            return self.rule
        return "" if can_lead(s, n) else "FE-5.0-b"

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if c == choice(DONE):
            s.now[PERMIT] = 0
            s.pop()
        else:
            n = noun_of(c)
            s.push([numbers.MARCH, g, n, 0, -1, 0, 0, -1, 0, 0, 0])


class March(OwnTurn):
    """FE-5.0-b to FE-5.0-q: one group: who goes along, which way, where it stops."""

    name = "march"
    rule = "FE-5.0-b"
    holds = (
        "who:family",
        "leader:noble",
        "mates:n",
        "origin:place",
        "flags:n",
        "refused:n",
        "goal:n",
        "ask:n",
        "asked:n",
        "matter:n",
    )

    def calm(self) -> bool:
        return False

    def ready(self, s: Fief, f: list[int]) -> int:
        g = f[1]
        n = f[LEADER]
        for mate in members(f):
            if s.family[mate] != g or s.by[mate] != FREE or s.at[mate] != s.at[n]:
                f[MATES] &= ~(1 << mate)
        if s.family[n] != g or s.by[n] != FREE or s.at[n] < 0:
            # The leader is gone; whoever is left may lead on.
            s.pop()
            return GO
        if f[FLAGS] & RAIDED and f[GOAL] == TO_RAID:
            after_raid(s, f)
            return GO
        if f[GOAL] >= 0:
            return self._asking(s, f)
        if s.moves[n] >= limit(s, n) and not s.horde[s.at[n]] and s.at[n] < CITIES:
            # Whether he brought units everybody has seen; which ones has no part in whether he is asked.
            drops = f[FLAGS] & WITH_UNITS and s.opt[UNIT_MOVES] == UNIT_MOVES_TWO_STEPS_ANY_LEADER
            if not may_enter(s, f) and not drops:
                finish(s, f)
                return GO
        return ASK

    def _asking(self, s: Fief, f: list[int]) -> int:
        """Asks those who have to agree, one after the other; then the move is made (FE-5.0-g)."""
        if f[ASKED_NOW]:
            asked = f[ASKED_NOW] - 1
            f[ASKED_NOW] = 0
            if f[GOAL] == TO_RAID:
                come_out(s, f, asked)
                return GO
            if not s.now[ANSWER]:
                f[REFUSED] |= 1 << way_bit(s, f, f[GOAL])
                f[GOAL] = -1
                return GO
            f[TO_ASK] &= ~(1 << asked)
        if f[TO_ASK]:
            for other in s.in_turn(f[1]):
                if f[TO_ASK] >> other & 1:
                    f[ASKED_NOW] = other + 1
                    goal = f[GOAL] % 32 if f[GOAL] < TO_ENTER else s.at[f[LEADER]]
                    ask(s, other, f[1], f[MATTER], s.at[f[LEADER]], goal)
                    return GO
        goal = f[GOAL]
        f[GOAL] = -1
        if goal == TO_ENTER:
            place = s.at[f[LEADER]]
            s.stand[f[1] * PLACES + place] = INSIDE
            s.tell(L_ENTERS, ALL, f[1], place)
        else:
            go(s, f, goal)
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        n = f[LEADER]
        place = s.at[n]
        found = []
        if not halt_rule(s, f):
            found.append(choice(HALT))
        if s.moves[n] < limit(s, n):
            if not f[FLAGS] & LEFT:
                bits = s.free[g * PLACES + place] & ~group(f)
                for mate in range(NOBLES):
                    if bits >> mate & 1 and not join_rule(s, f, mate):
                        found.append(choice(JOIN, mate))
                if not take_rule(s, f):
                    for unit in range(MARCHING):
                        able = fresh(s, g, place, unit) + halves(s, g, place, unit)
                        for count in range(1, able + 1):
                            found.append(choice(TAKE, unit * MOST_UNITS + count))
            if place == SHERWOOD:
                for goal in SHERWOOD_CITIES:
                    if not way_rule(s, f, goal + BY_FOREST):
                        found.append(choice(FOREST, goal))
            else:
                for way in range(4):
                    goal = EXIT[place * 4 + way]
                    if goal >= 0 and not way_rule(s, f, goal):
                        found.append(choice(ROAD, goal))
                if PORT[place]:
                    for zone in SEA_NEXT[REGION[place]]:
                        if not way_rule(s, f, PORT_OF[zone] + BY_SEA):
                            found.append(choice(SAIL, PORT_OF[zone]))
                if SHERWOOD_CITY[place]:
                    for goal in SHERWOOD_CITIES:
                        if goal != place and not way_rule(s, f, goal + BY_FOREST):
                            found.append(choice(FOREST, goal))
                if ROYAL_ABBEY in s.building or ROYAL_STRONGHOLD in s.building:
                    for goal in range(CITIES):
                        if s.building[goal] in (ROYAL_ABBEY, ROYAL_STRONGHOLD) and not travel_rule(
                            s, f, goal
                        ):
                            found.append(choice(TRAVEL, goal))
        if place < CITIES:
            for foe in range(INVADERS + 1):
                if not raid_rule(s, f, foe):
                    found.append(choice(RAID, foe))
            if may_enter(s, f):
                found.append(choice(ENTER))
        if f[FLAGS] & MOVED:
            for unit in range(MARCHING):
                for count in range(1, s.train[n * UNITS + unit] // HALF + 1):
                    found.append(choice(LEAVE, unit * MOST_UNITS + count))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        verb = verb_of(c)
        noun = noun_of(c)
        n = f[LEADER]
        place = s.at[n]
        if verb == HALT:
            return halt_rule(s, f)
        if verb == LEAVE:
            unit, count = divmod(noun, MOST_UNITS)
            able = f[FLAGS] & MOVED and unit < MARCHING and 0 < count <= s.train[n * UNITS + unit] // HALF
            return "" if able else "FE-5.0-c"
        if verb == ENTER:
            return "" if place < CITIES and may_enter(s, f) else "FE-5.0-j"
        if verb == RAID:
            return raid_rule(s, f, noun) if place < CITIES else "FE-5.2-a"
        if verb == JOIN or verb == TAKE:
            if s.moves[n] >= limit(s, n):
                return "FE-5.0-b"
            if f[FLAGS] & LEFT:
                return "FE-5.0-c"
            if verb == JOIN:
                return join_rule(s, f, noun)
            unit, count = divmod(noun, MOST_UNITS)
            if unit >= MARCHING or not count:
                return "FE-5.0-c"
            rule = take_rule(s, f)
            if rule:
                return rule
            if count <= fresh(s, g, place, unit) + halves(s, g, place, unit):
                return ""
            return "FE-IT8.1-a" if s.opt[UNIT_MOVES] == UNIT_MOVES_TWO_STEPS_ANY_LEADER else "FE-5.0-d"
        if verb == ROAD or verb == SAIL or verb == FOREST or verb == TRAVEL:
            if s.moves[n] >= limit(s, n):
                return "FE-5.0-b"
            if verb == TRAVEL:
                return travel_rule(s, f, noun)
            if verb == ROAD:
                return (
                    way_rule(s, f, noun) if place < CITIES and WAY[place * CITIES + noun] >= 0 else "FE-5.0-b"
                )
            if verb == SAIL:
                if place >= CITIES or not PORT[place] or not PORT[noun]:
                    return "FE-5.4-d"
                return (
                    way_rule(s, f, noun + BY_SEA) if REGION[noun] in SEA_NEXT[REGION[place]] else "FE-5.4-e"
                )
            if not SHERWOOD_CITY[noun] or noun == place or (place < CITIES and not SHERWOOD_CITY[place]):
                return "FE-13.4-a"
            return way_rule(s, f, noun + BY_FOREST)
        return self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        verb = verb_of(c)
        noun = noun_of(c)
        if verb == HALT:
            finish(s, f)
        elif verb == JOIN:
            f[MATES] |= 1 << noun
        elif verb == TAKE:
            take(s, f, noun // MOST_UNITS, noun % MOST_UNITS)
        elif verb == LEAVE:
            f[FLAGS] |= LEFT
            leave(s, f, noun // MOST_UNITS, noun % MOST_UNITS)
        elif verb == TRAVEL:
            travel(s, f, noun)
        elif verb == ENTER:
            enter(s, f)
        elif verb == RAID:
            raid(s, f, noun)
        else:
            goal = noun + (BY_SEA if verb == SAIL else BY_FOREST if verb == FOREST else 0)
            f[GOAL] = goal
            f[TO_ASK] = who_must_agree(s, f, goal)
            f[ASKED_NOW] = 0
            if f[TO_ASK]:
                s.seal()

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "march", (f[1], f[LEADER], s.at[f[LEADER]])


# --- who goes along


def join_rule(s: Fief, f: list[int], mate: int) -> str:
    """The rule that keeps a noble from going along."""
    n = f[LEADER]
    if s.family[mate] != f[1] or s.by[mate] != FREE or s.at[mate] != s.at[n] or group(f) >> mate & 1:
        return "FE-5.0-a"
    return "" if s.moves[mate] < MOVES and s.moves[n] < MOVES else "FE-5.0-b"


def take_rule(s: Fief, f: list[int]) -> str:
    """The rule that keeps a group from taking any units along."""
    if s.moves[f[LEADER]] >= MOVES:
        return "FE-2.12-sv08"
    return "" if may_command(s, f) else "FE-IT14.2-c"


def take(s: Fief, f: list[int], unit: int, count: int) -> None:
    """Units join the train; those with both steps left first."""
    n = f[LEADER]
    place = s.at[n]
    new = min(count, fresh(s, f[1], place, unit))
    s.train[n * UNITS + unit] += new + (count - new) * HALF
    s.tired[(f[1] * PLACES + place) * UNITS + unit] -= (count - new) * HALF


def leave(s: Fief, f: list[int], unit: int, count: int) -> None:
    """FE-5.0-c, FE-5.0-d, FE-IT8.1-a: units that have moved are dropped."""
    n = f[LEADER]
    s.train[n * UNITS + unit] -= count * HALF
    cell = (f[1] * PLACES + s.at[n]) * UNITS + unit
    s.tired[cell] += count * HALF if s.opt[UNIT_MOVES] == UNIT_MOVES_TWO_STEPS_ANY_LEADER else count


def finish(s: Fief, f: list[int]) -> None:
    """The group stops; units that nobody can lead any more are marked."""
    n = f[LEADER]
    place = s.at[n]
    keep = s.opt[UNIT_MOVES] != UNIT_MOVES_TWO_STEPS_ANY_LEADER and s.moves[n] < MOVES
    for unit in range(MARCHING):
        moved = s.train[n * UNITS + unit] // HALF
        if keep:
            s.train[n * UNITS + unit] = moved * HALF
        else:
            s.train[n * UNITS + unit] = 0
            spent = s.opt[UNIT_MOVES] != UNIT_MOVES_TWO_STEPS_ANY_LEADER
            s.tired[(f[1] * PLACES + place) * UNITS + unit] += moved if spent else moved * HALF
    s.pop()


def halt_rule(s: Fief, f: list[int]) -> str:
    """FE-5.2-d: a raid that was won must go on, if it can."""
    if not f[FLAGS] & MUST_GO or s.moves[f[LEADER]] >= limit(s, f[LEADER]):
        return ""
    place = s.at[f[LEADER]]
    for way in range(4):
        goal = EXIT[place * 4 + way]
        if goal >= 0 and not way_rule(s, f, goal):
            return "FE-5.2-k" if f[FLAGS] & BROKE_OUT else "FE-5.2-d"
    return ""


# --- the ways out of a city


def way_bit(s: Fief, f: list[int], goal: int) -> int:
    """The bit of a way in the mask of refused ones."""
    if goal >= TO_ENTER:
        return 6
    if goal >= BY_FOREST:
        return 4
    return 5 if goal >= BY_SEA else WAY[s.at[f[LEADER]] * CITIES + goal]


def way_rule(s: Fief, f: list[int], goal: int) -> str:
    """The rule that forbids a way, what others may still say to it apart."""
    g = f[1]
    n = f[LEADER]
    place = s.at[n]
    target = goal % 32
    permit = s.now[PERMIT] > 0
    for mate in members(f):
        if s.moves[mate] >= limit(s, mate):
            return "FE-5.0-b"
    if s.moves[n] == MOVES and goal >= BY_SEA:
        return "FE-2.12-sv08"
    if not permit and (stormy(s, REGION[target]) or (place < CITIES and stormy(s, REGION[place]))):
        return "FE-5.5-a" if BY_SEA <= goal < BY_FOREST else "FE-2.5-l"
    if place == SHERWOOD:
        return ""
    if f[FLAGS] & MOVED and s.horde[place] and not f[FLAGS] & FREE_PASS:
        # FE-6.3-e: where invaders stand a group stops, or raids.
        return "FE-6.3-e"
    if f[REFUSED] >> way_bit(s, f, goal) & 1:
        return "FE-5.0-h"
    if BY_SEA <= goal < BY_FOREST:
        return sea_rule(s, f)
    if f[FLAGS] & FREE_PASS and f[FLAGS] & RAIDED and goal >= BY_FOREST:
        return "FE-5.2-f"
    if s.besieged(g, place) and not permit and f[FLAGS] & RAIDED and not f[FLAGS] & FREE_PASS:
        return "FE-5.0-p"
    return ""


def sea_rule(s: Fief, f: list[int]) -> str:
    """FE-5.4-c, FE-5.4-d, FE-5.2-f: who may sail; storms and consent apart."""
    g = f[1]
    n = f[LEADER]
    if f[FLAGS] & RAIDED and not s.opt[RAID_FROM_PORT]:
        return "FE-5.2-f"
    afloat = True
    for mate in members(f):
        if s.moves[mate] and not s.way[mate] & 1:
            afloat = False
    if afloat:
        if not s.moves[n]:
            for unit in range(MARCHING):
                if s.train[n * UNITS + unit] // HALF:
                    return "FE-5.4-c"
        return ""
    # FE-2.12-sv09: Aldith takes her master over one border after one move by road.
    ferry = s.served_by(g, ALDITH)
    if ferry >= 0 and group(f) == 1 << ferry and s.moves[n] == 1:
        return ""
    return "FE-5.4-c"


def who_must_agree(s: Fief, f: list[int], goal: int) -> int:
    """FE-5.0-e, FE-5.0-f, FE-IT8.2-a, FE-5.0-n, FE-5.0-p, FE-5.4-h: the families to be asked, as bits."""
    g = f[1]
    place = s.at[f[LEADER]]
    if place == SHERWOOD or s.now[PERMIT] or f[FLAGS] & FREE_PASS:
        return 0
    if f[FLAGS] & MOVED and goal == f[ORIGIN]:
        # FE-5.0-h: back to where he came from.
        return 0
    if s.besieged(g, place):
        f[MATTER] = SIEGE_MATTER
        return 1 << s.besieger[place]
    if s.rest[place] >> g & 1 and not f[FLAGS] & MOVED:
        # FE-5.0-q
        return 0
    if BY_SEA <= goal < BY_FOREST:
        bit = AT_QUAY
        f[MATTER] = PORT_MATTER
    elif goal >= BY_FOREST:
        bit = ON_PATH
        f[MATTER] = ROAD_MATTER
    else:
        bit = ON_ROAD << WAY[place * CITIES + goal]
        f[MATTER] = ROAD_MATTER
        if s.stand[g * PLACES + place] & bit and not f[FLAGS] & MOVED:
            # Back along the road he has been standing on.
            return 0
    found = 0
    holder = s.hold[place]
    passing = holder >= 0 and holder != g and s.present[place] >> holder & 1
    if not passing or s.opt[PERMISSION] == PERMISSION_EVERYONE_MET or bit == AT_QUAY:
        for other in range(s.families):
            if other != g and s.stand[other * PLACES + place] & bit:
                found |= 1 << other
    if passing:
        f[MATTER] = PASSAGE_MATTER
        found |= 1 << holder
    return found


# --- going


def go(s: Fief, f: list[int], goal: int) -> None:
    """A group makes one move (FE-5.0-b, FE-5.4-d, FE-13.4-a)."""
    place = s.at[f[LEADER]]
    s.now[PERMIT] = 0
    if BY_SEA <= goal < BY_FOREST:
        if s.moves[f[LEADER]] and not s.way[f[LEADER]] & 1:
            s.used[ALDITH] = 1
        arrive(s, f, goal % 32, AT_QUAY)
        for n in members(f):
            s.way[n] |= 1
    elif goal >= BY_FOREST:
        if place == SHERWOOD:
            arrive(s, f, goal % 32, ON_PATH)
        else:
            s.push([numbers.SHERWOOD_CROSSING, f[1], f[LEADER], f[MATES], goal % 32, -1])
    else:
        if s.moves[f[LEADER]] == MOVES:
            s.used[HEREWARD] = 1
        arrive(s, f, goal, ON_ROAD << WAY[goal * CITIES + place])
        for n in members(f):
            s.way[n] &= ~1


def arrive(s: Fief, f: list[int], goal: int, stand: int) -> None:
    """The group and its train come to a city; what is found or feared there follows (FE-5.0-i, FE-7.9-f)."""
    g = f[1]
    leader = f[LEADER]
    place = s.at[leader]
    counts = [0] * UNITS
    moved = 0
    for unit in range(MARCHING):
        cell = s.train[leader * UNITS + unit]
        counts[unit] = cell % HALF + cell // HALF
        moved += counts[unit]
        if cell // HALF:
            # Their second step: they can go no further.
            s.tired[(g * PLACES + goal) * UNITS + unit] += cell // HALF
        s.train[leader * UNITS + unit] = cell % HALF * HALF
    if s.besieger[goal] >= 0 and s.control[goal] == g:
        stand = INSIDE
    company = members(f)
    for n in company:
        if moved or s.captives_of(n):
            s.way[n] |= 2
        s.moves[n] += 1
        s.put_noble(n, goal, stand)
    # The noble stands there already, so the troops find out how their family stands.
    s.shift(g, place, goal, counts, stand)
    s.tell(L_SAILS if stand == AT_QUAY else L_ARRIVES, ALL, g, place, goal, moved)
    f[ORIGIN] = place
    f[FLAGS] = MOVED | WITH_UNITS if moved else MOVED
    f[REFUSED] = 0
    others = s.present[goal] & ~(1 << g)
    if others:
        window(s, _ARRIVAL, g, s.present[goal], goal)
    for n in reversed(company):
        relics.enter(s, n)
    plague.enter(s, g, goal, place, group(f), counts)


def may_enter(s: Fief, f: list[int]) -> bool:
    """FE-5.0-j, FE-5.0-k, FE-7.9-f.

    Whether a group outside a city may ask to be let in, or simply walk in.
    """
    g = f[1]
    place = s.at[f[LEADER]]
    if place >= CITIES or s.stand[g * PLACES + place] & INSIDE or f[FLAGS] & ASKED_IN or s.horde[place]:
        return False
    holder = s.hold[place]
    if holder < 0 or not s.present[place] >> holder & 1:
        return True
    if s.besieger[place] >= 0:
        allied = s.ally[g] == s.control[place]
        return allied and s.opt[SIEGE_RELIEF] == SIEGE_RELIEF_BESIEGED_AND_ALLIES
    return fort(s, place) or s.building[place] >= ABBEY


def enter(s: Fief, f: list[int]) -> None:
    """Asks the owner, or takes a city that nobody of its controller's guards (FE-5.0-k)."""
    g = f[1]
    place = s.at[f[LEADER]]
    f[FLAGS] |= ASKED_IN
    holder = s.hold[place]
    if holder < 0 or not s.present[place] >> holder & 1:
        s.give_hold(place, g)
        s.tell(L_ENTERS, ALL, g, place)
        return
    asked = holder
    if s.building[place] >= ABBEY:
        abbess = s.abbess[s.abbey.index(place)]
        if abbess >= 0 and s.by[abbess] == FREE:
            asked = s.family[abbess]
    if asked == g:
        s.stand[g * PLACES + place] = INSIDE
        s.tell(L_ENTERS, ALL, g, place)
        return
    f[GOAL] = TO_ENTER
    f[TO_ASK] = 1 << asked
    f[MATTER] = ENTRY_MATTER
    s.seal()


# --- royal travel


def travel_rule(s: Fief, f: list[int], goal: int) -> str:
    """FE-2.13-g, FE-IT7.6-a, FE-4.9-f, FE-4.9-j, FE-IT7.4-c.

    The rule that keeps a group from royal travel.
    """
    g = f[1]
    n = f[LEADER]
    place = s.at[n]
    if s.building[goal] == ROYAL_ABBEY:
        cost = MOVES
        rule = "FE-2.13-g"
        if s.opt[ROYAL_ABBEY_MOVE] != ROYAL_ABBEY_MOVE_ROYAL_FAMILY_GUARDS_NOBLES:
            rule = "FE-IT7.6-a"
            if f[MATES] or n not in (s.now[KING], s.now[QUEEN]):
                return rule
    elif s.building[goal] == ROYAL_STRONGHOLD:
        cost = s.opt[ROYAL_TOWER_MOVE]
        rule = "FE-4.9-f" if cost == MOVES else "FE-IT7.4-c"
        if cost != MOVES and (s.now[KING] < 0 or s.family[s.now[KING]] != g):
            return rule
    else:
        return "FE-4.9-f"
    if not any([is_royal(s, m) for m in s.nobles_of(g)]):
        return rule
    if goal == place or place >= CITIES or s.moves[n] + cost > MOVES or train_size(s, n):
        return "FE-4.9-j" if place == goal or place >= CITIES or s.moves[n] + cost > MOVES else rule
    for mate in members(f):
        if s.moves[mate] + cost > MOVES or s.captives_of(mate) or train_size(s, mate):
            return "FE-4.9-j"
    if s.besieged(g, place) or stormy(s, REGION[place]) or stormy(s, REGION[goal]):
        return "FE-4.9-j"
    return ""


def travel(s: Fief, f: list[int], goal: int) -> None:
    """Nobles without troops go straight to the royal building, without permission."""
    place = s.at[f[LEADER]]
    cost = MOVES if s.building[goal] == ROYAL_ABBEY else s.opt[ROYAL_TOWER_MOVE]
    company = members(f)
    for n in company:
        s.moves[n] += cost
        s.way[n] &= ~1
        s.put_noble(n, goal, INSIDE)
    f[ORIGIN] = place
    f[FLAGS] = MOVED
    f[REFUSED] = 0
    s.tell(L_TRAVELS, ALL, f[1], f[LEADER], goal)
    for n in reversed(company):
        relics.enter(s, n)
    plague.enter(s, f[1], goal, place, group(f), [0] * UNITS)


# --- raids (5.2, 5.3): before and after the fight


def knights_of(s: Fief, f: list[int]) -> int:
    """The knights with whom a group may raid: its train, or after its last move whoever stands there."""
    n = f[LEADER]
    if s.opt[RAID_LAST_MOVE] and s.moves[n] >= MOVES:
        return s.units(f[1], s.at[n], KNIGHT)
    return in_train(s, n, KNIGHT)


def raid_rule(s: Fief, f: list[int], foe: int) -> str:
    """The rule that keeps a group from raiding a family or the invaders."""
    g = f[1]
    n = f[LEADER]
    place = s.at[n]
    if f[FLAGS] & RAIDED or foe > INVADERS:
        return "FE-5.2-a"
    if foe == INVADERS:
        if not s.horde[place]:
            return "FE-5.2-a"
    elif foe == g or not s.present[place] >> foe & 1:
        return "FE-5.2-a"
    royal = sum([s.guard[2 * m] for m in members(f)])
    if not knights_of(s, f) and not royal:
        return "FE-5.2-m"
    if stormy(s, REGION[place]):
        return "FE-2.5-m"
    if s.moves[n] >= MOVES and not s.opt[RAID_LAST_MOVE]:
        return "FE-5.2-e"
    if not may_command(s, f):
        return "FE-IT14.2-c"
    if foe < INVADERS and s.now[KING] >= 0 and s.family[s.now[KING]] == foe:
        # FE-13.3-d: a bearer of the Garter does not attack the sovereign.
        if s.at[s.now[KING]] == place and any([s.garter[m] for m in members(f)]):
            return "FE-13.3-d"
    return ""


def raid(s: Fief, f: list[int], foe: int) -> None:
    """Who is behind walls is asked whether he comes out (FE-5.2-c); the fight itself is in battles."""
    g = f[1]
    place = s.at[f[LEADER]]
    s.seal()
    s.tell(L_RAID, ALL, g, place)
    walled = foe < INVADERS and s.hold[place] == foe and fort(s, place)
    if walled and s.opt[RAID_VS_FORT] == RAID_VS_FORT_PASSES_UNLESS_DEFENDER_COMES_OUT:
        f[GOAL] = TO_RAID
        f[TO_ASK] = 1 << foe
        f[MATTER] = COME_OUT_MATTER
        return
    fight(s, f, 1 << foe)


def come_out(s: Fief, f: list[int], asked: int) -> None:
    """FE-5.2-c: a defender who stays behind his walls lets the raid pass."""
    f[TO_ASK] = 0
    if s.now[ANSWER]:
        s.tell(L_COMES_OUT, ALL, asked, s.at[f[LEADER]])
        fight(s, f, 1 << asked)
    else:
        s.tell(L_STAYS_IN, ALL, asked, s.at[f[LEADER]])
        f[GOAL] = -1
        f[FLAGS] |= RAIDED | FREE_PASS


def fight(s: Fief, f: list[int], foes: int) -> None:
    """Only nobles and knights take part (FE-5.2-b); everything else in the train stays behind."""
    f[GOAL] = TO_RAID
    f[FLAGS] |= RAIDED
    if s.besieged(f[1], s.at[f[LEADER]]):
        f[FLAGS] |= BROKE_OUT
    n = f[LEADER]
    for unit in range(MARCHING):
        if unit != KNIGHT:
            moved = s.train[n * UNITS + unit] // HALF
            s.tired[(f[1] * PLACES + s.at[n]) * UNITS + unit] += moved
            s.train[n * UNITS + unit] = 0
    battles.raid(s, f[1], s.at[n], group(f), knights_of(s, f), foes)


def after_raid(s: Fief, f: list[int]) -> None:
    """5.2 after the fight: who won goes on; who did not stays where he is, without further move."""
    g = f[1]
    n = f[LEADER]
    place = s.at[n]
    f[GOAL] = -1
    if s.fight[WINNER] != battles.ATTACKERS_WON:
        # FE-5.2-g
        for mate in members(f):
            s.moves[mate] = max(s.moves[mate], MOVES)
        finish(s, f)
        return
    f[FLAGS] |= FREE_PASS
    f[REFUSED] = 0
    if s.opt[RAID_AFTER_WIN] != RAID_AFTER_WIN_MUST_GO_ON_LEAVE_KNIGHT:
        return
    f[FLAGS] |= MUST_GO
    own = f[FLAGS] & BROKE_OUT or not f[FLAGS] & MOVED
    if own:
        # FE-5.2-i: out of his own city nobody has to stay.
        return
    cell = s.train[n * UNITS + KNIGHT]
    if cell % HALF + cell // HALF == 0:
        # FE-5.2-h: no knight to leave behind, so the nobles may not go on.
        for mate in members(f):
            s.moves[mate] = max(s.moves[mate], MOVES)
        f[FLAGS] &= ~MUST_GO
        finish(s, f)
        return
    s.train[n * UNITS + KNIGHT] = cell - HALF if cell // HALF else cell - 1
    s.tired[(g * PLACES + place) * UNITS + KNIGHT] += 1


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.MOVE: Move(), numbers.MARCH: March()}
