"""7.0, 7.1, 7.8: the battles of phase 7, of raids and with invaders: who fights whom, and how it ends."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england.board import (
    ARCHER,
    ARMIES,
    BOMBARD,
    CATAPULT,
    CITIES,
    FAMILIES,
    FLEMISH,
    FRENCH,
    INSIDE,
    KNIGHT,
    NOBLES,
    PLACES,
    REGION,
    SHOOTERS,
    SOLDIER,
    TROOPS,
    UNITS,
    WALLS,
    melee_dice,
)
from banneret.games.fief_england.nobles import fort, is_abbess
from banneret.games.fief_england.options import (
    ABBESS_COMMAND,
    BATTLE_STOP,
    BATTLE_STOP_END_OF_ROUND,
    COALITION_LEADER_DEATH,
    COALITION_LEADER_DEATH_STOPS,
    HERESY_TRIGGERS,
    HERESY_TRIGGERS_ALSO_ABBESS,
    LONE_NOBLE_IN_FORT,
    LONE_NOBLE_IN_FORT_SAFE,
    MILL_AFTER_3,
    PILLAGE_RIGHT,
    PILLAGE_RIGHT_BATTLE_WINNER,
    REVEAL,
    REVEAL_BEFORE_DECISION,
    SIEGE_DOUBLE_FIRE,
)
from banneret.games.fief_england.state import (
    ANSWER,
    ATTACKERS,
    CALLER,
    DEFENDERS,
    FIELD,
    FIGHT_CELLS,
    FIGHT_KIND,
    FIGHT_ROUND,
    IN_FIGHT,
    INVADERS_BIT,
    OPEN_GATE,
    QUIET,
    WALLED,
    WINNER,
    Fief,
)
from banneret.games.fief_england.steps import (
    fate,
    garter,
    heresy,
    numbers,
    passages,
    pillage,
    sides,
    sieges,
    spoils,
    stopping,
)
from banneret.games.fief_england.steps.asking import Asking, OwnTurn
from banneret.games.fief_england.steps.missiles import repelled
from banneret.games.fief_england.steps.pleas import plead
from banneret.games.fief_england.steps.rounds import stormy
from banneret.games.fief_england.steps.sides import (
    ATT,
    DEF,
    HORDE,
    INVADER_FIGHT,
    PITCHED,
    RAID_FIGHT,
    SALLY_FIGHT,
    VOLLEY_FIGHT,
)
from banneret.games.fief_england.steps.windows import window
from banneret.games.fief_england.words.cards import TOPIC_IDS
from banneret.games.fief_england.words.land import DONE
from banneret.games.fief_england.words.war import (
    ATTACK,
    ATTACK_HORDE,
    BESIEGE,
    BLAME,
    FIRE_AGAIN,
    H_LEADER,
    H_NOBLES,
    H_OUTNUMBERED,
    H_STALEMATE,
    HOLD_FIRE,
    JOIN_ATTACK,
    JOIN_ATTACK_PLEA,
    JOIN_DEFENCE,
    JOIN_DEFENCE_PLEA,
    L_BATTLE,
    L_HALTED,
    L_JOINS,
    L_MILL_LOST,
    L_ROUND,
    L_SEIZED,
    L_SHOWS,
    L_WON,
    SALLY,
    SEIZE,
    SEIZE_BY_PASSAGE,
    STAND_ASIDE,
    VOLLEY,
)

#: Cell WINNER after a battle.
NOBODY_WON: Final = 0
ATTACKERS_WON: Final = 1
DEFENDERS_WON: Final = 2

DECLARED: Final = TOPIC_IDS.index("battle")
ROUND_OVER: Final = TOPIC_IDS.index("battle-round")
#: FE-7.8-f: so many phases without any loss end a battle.
QUIET_PHASES: Final = 3
#: FE-IT10.7-a
LONG_BATTLE: Final = 3
#: Bits of each of a turn's locals.
BITS: Final = 24


# --- opening a battle


def begin(s: Fief, kind: int, caller: int, attackers: int, defenders: int, place: int, target: int) -> None:
    """Pushes a battle; sides are bits of families and INVADERS_BIT."""
    s.fight[:] = [0] * FIGHT_CELLS
    s.squad[:] = [0] * len(s.squad)
    s.fight[FIELD] = place
    s.fight[FIGHT_KIND] = kind
    s.fight[CALLER] = caller
    s.fight[ATTACKERS] = attackers
    s.fight[DEFENDERS] = defenders
    s.fight[sides.TARGET] = target
    s.fight[sides.HELD_BEFORE] = s.hold[place] + 1
    # As far as can be seen before others have joined a side; a Passage may be played against them at once.
    s.fight[WALLED] = walls(s, place)
    s.push([numbers.BATTLE, 0, 0])


def raid(s: Fief, g: int, place: int, nobles: int, knights: int, foes: int) -> None:
    """Pushes the fight of a raid (5.2): nobles (bits) and knights of a family against families (bits).

    The squad stays counted in its place; what is left of it afterwards is in ``s.squad`` (knights) and in the
    nobles that are still free there. The step below finds the result in ``s.fight[WINNER]``.
    """
    target = HORDE if foes & INVADERS_BIT else next(t for t in range(FAMILIES) if foes >> t & 1)
    if target != HORDE and not s.men[target * PLACES + place]:
        # FE-5.2-m: defenders without troops are beaten without dice.
        s.fight[:] = [0] * FIGHT_CELLS
        s.fight[FIELD] = -1
        s.squad[g * UNITS + KNIGHT] = knights
        if not safe(s, target, place):
            s.fight[WINNER] = ATTACKERS_WON
            seize(s, g, place, target, nobles)
        return
    begin(s, RAID_FIGHT, g, 1 << g, foes, place, target)
    s.fight[sides.LIMITED] = 1 << g
    s.fight[IN_FIGHT] = nobles
    s.squad[g * UNITS + KNIGHT] = knights


def invasion(s: Fief, g: int, place: int) -> None:
    """Pushes the fight of the invaders in a city against a family (FE-6.4-a)."""
    begin(s, INVADER_FIGHT, -1, INVADERS_BIT, 1 << g, place, g)


def walls(s: Fief, place: int) -> int:
    """FE-7.4-a, FE-5.0-l, FE-5.1-j: the building that protects the defenders of the battle, or 0."""
    kind = s.fight[FIGHT_KIND]
    if kind not in (PITCHED, INVADER_FIGHT) or not fort(s, place):
        return 0
    if kind == INVADER_FIGHT and s.now[OPEN_GATE] == place + 1:
        # FE-6.4-f
        return 0
    for g in sides.members(s, ATT):
        if s.stand[g * PLACES + place] & INSIDE:
            return 0
    if sides.has_horde(s, DEF):
        # FE-6.6-b: a garrison defends behind the wall.
        for army in range(ARMIES):
            if s.fixed[army] and s.leader[army] == place:
                return s.building[place]
        return 0
    holder = s.hold[place]
    return s.building[place] if holder >= 0 and s.fight[DEFENDERS] >> holder & 1 else 0


def show(s: Fief, g: int) -> None:
    """FE-7.0-d: a family's units in the battle are seen by everybody."""
    place = s.fight[FIELD]
    row = (g * PLACES + place) * UNITS
    for unit in range(UNITS):
        count = sides.count(s, g, unit)
        if count:
            if s.known[row + unit] < count:
                s.known[row + unit] = count
                s.seal()
            s.tell(L_SHOWS, ALL, g, unit, count, place)
    if not s.fight[sides.LIMITED] >> g & 1:
        s.show(g, place)


# --- taking what is not defended (FE-7.2-f)


def safe(s: Fief, t: int, place: int) -> bool:
    """FE-IT8.4-b: in it-2024 nobles inside a fortification or abbey are safe without troops."""
    if s.opt[LONE_NOBLE_IN_FORT] != LONE_NOBLE_IN_FORT_SAFE or not s.free[t * PLACES + place]:
        return False
    return s.building[place] > 0 and s.stand[t * PLACES + place] & INSIDE > 0


def seize(s: Fief, g: int, place: int, t: int, nobles: int) -> None:
    """FE-7.2-f: without dice a family's army takes another's nobles and engines."""
    s.tell(L_SEIZED, ALL, g, t, place)
    if s.hold[place] == t:
        s.give_hold(place, g)
    spoils.engines(s, g, t, place)
    for n in s.free_at(t, place):
        s.push([numbers.CAPTIVE, g, n, nobles, 1])


# --- the turn (FE-7.0-a)


def commands(s: Fief, g: int, place: int) -> str:
    """The rule that keeps a family from fighting of its own will in a city (FE-7.0-e, FE-7.0-j, FE-2.5-m)."""
    leaders = s.free_at(g, place)
    if not leaders:
        return "FE-7.0-e"
    if not s.men[g * PLACES + place]:
        return "FE-7.0-j"
    if stormy(s, REGION[place]):
        return "FE-2.5-m"
    if not s.opt[ABBESS_COMMAND] and all([is_abbess(s, n) and not s.fiefs[n] for n in leaders]):
        return "FE-IT14.2-c"
    return ""


def foe_rule(s: Fief, g: int, place: int, t: int) -> str:
    """The rule by which a family is no enemy to attack in a city."""
    if place >= CITIES or t >= s.families or t == g or not s.present[place] >> g & 1:
        return "FE-7.0-b"
    if s.seat(t) == s.seat(g):
        return "FE-7.0-b"
    if stopping.sworn(s, g, t, place):
        return "FE-13.3-d"
    return ""


def attack_rule(s: Fief, g: int, place: int, t: int) -> str:
    """The rule that keeps a family from attacking another in a city (FE-7.0-b, FE-7.0-e, FE-7.9-i)."""
    rule = foe_rule(s, g, place, t) or commands(s, g, place)
    if rule:
        return rule
    if not sides.could_fight(s, t, place):
        return "FE-7.0-b"
    if s.besieged(g, place) and not s.stand[t * PLACES + place] & INSIDE:
        return "FE-7.9-i"
    return ""


def seize_rule(s: Fief, g: int, place: int, t: int) -> str:
    """The rule that keeps a family from taking another's nobles and engines without dice (FE-7.2-f)."""
    rule = foe_rule(s, g, place, t) or commands(s, g, place)
    if rule:
        return rule
    if sides.could_fight(s, t, place):
        return "FE-7.2-f"
    return "" if s.free[t * PLACES + place] or s.tokens(t, place) else "FE-7.2-f"


def firepower(s: Fief, g: int, place: int, needed: int) -> bool:
    """Whether a family could fire missiles in a city, outside any battle."""
    row = (g * PLACES + place) * UNITS
    if s.troop[row + ARCHER] + s.troop[row + FRENCH] + s.troop[row + FLEMISH] >= needed:
        return True
    crew = s.troop[row + SOLDIER] + sum([s.guard[2 * n + 1] for n in s.free_at(g, place)])
    if crew and s.troop[row + BOMBARD]:
        return True
    return s.troop[row + CATAPULT] > 0 and (crew or s.men[g * PLACES + place]) > 0


def volley_rule(s: Fief, g: int, place: int, t: int) -> str:
    """FE-IT10.9-e: who is behind walls fires twice at an enemy who can neither shoot nor assault."""
    if not s.opt[SIEGE_DOUBLE_FIRE]:
        return "FE-7.9-k"
    rule = foe_rule(s, g, place, t) or commands(s, g, place)
    if rule:
        return rule
    if s.hold[place] != g or not fort(s, place) or s.stand[t * PLACES + place] & INSIDE:
        return "FE-IT10.9-e"
    if not s.men[t * PLACES + place] or not firepower(s, g, place, 1):
        return "FE-IT10.9-e"
    if firepower(s, t, place, SHOOTERS[s.building[place]]) or sieges.can_assault(s, t, place):
        return "FE-IT10.9-e"
    return ""


def _cell(g: int, place: int, t: int) -> int:
    """The bit of a battle against one of the three other families, or HORDE, in a city."""
    foe = FAMILIES - 1 if t == HORDE else (t - g) % FAMILIES - 1
    return place * FAMILIES + foe


class BattleTurn(OwnTurn):
    """FE-7.0-a, FE-7.0-c: a family declares its battles one by one; none is compulsory (FE-7.0-b).

    ``first``, ``second``, ``third``: who has been fought in which city in this turn, as bits: a battle that
    has ended is not begun again in the same turn.
    """

    name = "battle-turn"
    rule = "FE-7.0-a"
    holds = ("who:family", "first:n", "second:n", "third:n")

    def ready(self, s: Fief, f: list[int]) -> int:
        g = f[1]
        s.fight[FIELD] = -1
        if s.opt[REVEAL] == REVEAL_BEFORE_DECISION:
            _show_contested(s, g)
        return ASK

    def fought(self, f: list[int], place: int, t: int) -> bool:
        """Whether a battle against a family (or HORDE) in a city is over already."""
        bit = _cell(f[1], place, t)
        return f[2 + bit // BITS] >> bit % BITS & 1 > 0

    def _mark(self, f: list[int], place: int, t: int) -> None:
        bit = _cell(f[1], place, t)
        f[2 + bit // BITS] |= 1 << bit % BITS

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(DONE)]
        for place in range(CITIES):
            if not s.free[g * PLACES + place] or not s.men[g * PLACES + place]:
                continue
            for t in range(s.families):
                if t == g or not (s.present[place] >> t & 1 or s.tokens(t, place)):
                    continue
                open_ = sides.could_fight(s, t, place)
                for verb in (ATTACK, SALLY, VOLLEY) if open_ else (SEIZE, SEIZE_BY_PASSAGE):
                    c = choice(verb, place * FAMILIES + t)
                    if not self.refuse(s, f, g, c):
                        found.append(c)
            if s.horde[place] and not self.refuse(s, f, g, choice(ATTACK_HORDE, place)):
                found.append(choice(ATTACK_HORDE, place))
            if s.hold[place] != g and not self.refuse(s, f, g, choice(BESIEGE, place)):
                found.append(choice(BESIEGE, place))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        verb = verb_of(c)
        if verb == DONE:
            return ""
        if verb in (ATTACK_HORDE, BESIEGE):
            place = noun_of(c)
            if place >= CITIES or not s.present[place] >> g & 1:
                return "FE-7.0-b"
            rule = commands(s, g, place)
            if rule:
                return rule
            if verb == ATTACK_HORDE:
                if not s.horde[place] or self.fought(f, place, HORDE):
                    return "FE-7.0-b"
                return "FE-7.9-i" if s.besieged(g, place) else ""
            # FE-7.9-a: without strength for one die he need not fight first.
            rule = sieges.siege_rule(s, g, place)
            if rule:
                return rule
            holder = s.hold[place]
            if holder < 0 or holder == g or foe_rule(s, g, place, holder):
                return "FE-7.9-a"
            if sides.could_fight(s, holder, place):
                return "FE-7.9-a" if sieges.can_assault(s, g, place) else ""
            return "" if safe(s, holder, place) else "FE-7.9-a"
        if verb not in (ATTACK, SEIZE, SEIZE_BY_PASSAGE, SALLY, VOLLEY):
            return self.rule
        place, t = divmod(noun_of(c), FAMILIES)
        if verb == ATTACK:
            return attack_rule(s, g, place, t) or ("FE-7.0-c" if self.fought(f, place, t) else "")
        if verb == SALLY:
            rule = foe_rule(s, g, place, t) or commands(s, g, place) or sieges.sally_rule(s, g, t, place)
            return rule or ("FE-7.0-c" if self.fought(f, place, t) else "")
        if verb == VOLLEY:
            return volley_rule(s, g, place, t) or ("FE-7.0-c" if self.fought(f, place, t) else "")
        rule = seize_rule(s, g, place, t)
        if rule:
            return rule
        guarded = safe(s, t, place) and not s.stand[g * PLACES + place] & INSIDE
        if verb == SEIZE:
            return "FE-IT8.4-b" if guarded else ""
        return "" if guarded and passages.has(s, g) else "FE-IT8.4-b"

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        verb = verb_of(c)
        if verb == DONE:
            s.pop()
            return
        if verb == BESIEGE:
            sieges.begin(s, g, noun_of(c))
            return
        if verb == ATTACK_HORDE:
            place = noun_of(c)
            self._mark(f, place, HORDE)
            begin(s, PITCHED, g, 1 << g, INVADERS_BIT, place, HORDE)
            self._third_parties(s, g, place)
            return
        place, t = divmod(noun_of(c), FAMILIES)
        if verb in (SEIZE, SEIZE_BY_PASSAGE):
            if verb == SEIZE_BY_PASSAGE:
                passages.spend(s, g)
            seize(s, g, place, t, s.free[g * PLACES + place])
            return
        self._mark(f, place, t)
        if not s.men[t * PLACES + place]:
            # FE-7.2-f: nothing but engines lay under the tokens.
            s.show(t, place)
            s.seal()
            if not safe(s, t, place) or s.stand[g * PLACES + place] & INSIDE:
                seize(s, g, place, t, s.free[g * PLACES + place])
            return
        if verb == VOLLEY:
            begin(s, VOLLEY_FIGHT, g, 1 << g, 1 << t, place, t)
            return
        begin(s, PITCHED if verb == ATTACK else SALLY_FIGHT, g, 1 << g, 1 << t, place, t)
        self._third_parties(s, g, place)
        if verb == SALLY:
            self._come_out(s, g, place, t)

    def more(self, s: Fief, f: list[int], g: int, c: int) -> tuple[str, tuple[int, ...]]:
        place = noun_of(c)
        if verb_of(c) != BESIEGE or place >= CITIES:
            return "", ()
        wall = sieges.walled_against(s, g, place)
        if wall and sieges.can_assault(s, g, place):
            points = sieges.family_points(s, g, place)
            return "strong-enough", (points, melee_dice(points) - WALLS[wall])
        return "", ()

    def _third_parties(self, s: Fief, g: int, place: int) -> None:
        """FE-7.0-f: whoever else has troops there may join a side."""
        window(s, DECLARED, g, sides.concerned(s, place), place)
        s.push([numbers.COALITION, g, place, 0, -1])

    def _come_out(self, s: Fief, g: int, place: int, t: int) -> None:
        """FE-7.9-i, FE-IT10.9-d: all of the besieged come out, or in it-2024 those whom they choose."""
        if sieges.picks_who_sallies(s):
            row = (g * PLACES + place) * UNITS
            s.fight[sides.LIMITED] = 1 << g
            s.squad[g * UNITS : g * UNITS + TROOPS] = s.troop[row : row + TROOPS]
            s.fight[IN_FIGHT] = s.free[g * PLACES + place]
            s.push([numbers.SALLY, g, place, t])


def _show_contested(s: Fief, g: int) -> None:
    """FE-IT10-b: troops in contested cities are revealed before a family decides whether to fight."""
    for place in range(CITIES):
        here = s.present[place]
        if not here >> g & 1 or (here == 1 << g and not s.horde[place]):
            continue
        for h in range(s.families):
            if here >> h & 1:
                row = (h * PLACES + place) * UNITS
                if s.known[row : row + UNITS] != s.troop[row : row + UNITS]:
                    s.show(h, place)
                    s.seal()


# --- coalitions


class Coalition(Asking):
    """FE-7.0-f: third parties with troops in the city are asked in turn order whether they join a side.

    ``asked``: families that have answered, as bits; ``wish``: the side that waits for a welcome, or -1.
    """

    name = "coalition"
    rule = "FE-7.0-f"
    holds = ("who:family", "place:place", "asked:n", "wish:n")

    def go_on(self, s: Fief, f: list[int]) -> int:
        return self.ready(s, f)

    def ready(self, s: Fief, f: list[int]) -> int:
        if f[4] >= 0:
            side, f[4] = f[4], -1
            if s.now[ANSWER]:
                s.fight[ATTACKERS + side] |= 1 << f[1]
                s.tell(L_JOINS, ALL, f[1], sides.head(s, side) if side == ATT else s.fight[sides.TARGET])
        for g in s.in_turn(s.fight[CALLER]):
            if not f[3] >> g & 1 and sides.side_of(s, g) < 0 and sides.could_fight(s, g, f[2]):
                # Whether the tokens are troops is his secret: he is asked in any case.
                f[1] = g
                if not self._shut_out(s, f, g):
                    return ASK
            f[3] |= 1 << g
        s.pop()
        return GO

    def _shut_out(self, s: Fief, f: list[int], g: int) -> bool:
        """Whether everybody sees that a family can join neither side."""
        place = f[2]
        attack = s.free[g * PLACES + place] and not self._foe_rule(s, g, place)
        return not attack and self._defence_rule(s, g, place) != ""

    def _foe_rule(self, s: Fief, g: int, place: int) -> str:
        """The rule that keeps a family from joining the attack, its own strength apart."""
        target = s.fight[sides.TARGET]
        if target < HORDE:
            if s.seat(g) == s.seat(target):
                return self.rule
            if stopping.sworn(s, g, target, place):
                return "FE-13.3-d"
        if s.fight[FIGHT_KIND] == SALLY_FIGHT and s.besieger[place] == g:
            return self.rule
        return ""

    def _defence_rule(self, s: Fief, g: int, place: int) -> str:
        """The rule that keeps a family from joining the defence, its own strength apart."""
        caller = s.fight[CALLER]
        if s.fight[sides.TARGET] == HORDE or s.seat(g) == s.seat(caller):
            return self.rule
        return "FE-13.3-d" if stopping.sworn(s, g, caller, place) else ""

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [
            c
            for c in (choice(JOIN_ATTACK), choice(JOIN_DEFENCE), choice(STAND_ASIDE))
            if not self.refuse(s, f, g, c)
        ]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        verb = verb_of(c)
        place = f[2]
        if verb == STAND_ASIDE:
            return ""
        if verb == JOIN_ATTACK:
            # FE-7.0-e: it takes a noble to attack.
            return commands(s, g, place) or self._foe_rule(s, g, place)
        if verb == JOIN_DEFENCE:
            if not s.men[g * PLACES + place]:
                return "FE-7.2-f"
            return self._defence_rule(s, g, place)
        return self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        verb = verb_of(c)
        f[3] |= 1 << g
        if verb == STAND_ASIDE:
            return
        side = ATT if verb == JOIN_ATTACK else DEF
        f[4] = side
        asked = s.fight[CALLER] if side == ATT else s.fight[sides.TARGET]
        plead(s, asked, g, JOIN_ATTACK_PLEA if side == ATT else JOIN_DEFENCE_PLEA)

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "coalition", (f[1], f[2])


# --- the battle itself

#: Cell FIRED_TWICE when a side has just let its second volley be.
HELD_FIRE: Final = 2

#: How far a battle has come.
START: Final = 0
NEXT_ROUND: Final = 1
FIRED: Final = 2
CLASH: Final = 4
CLASHED: Final = 5
AGAIN: Final = 7
OVER: Final = 8
LEFT: Final = 10


class Battle(Step[Fief]):
    """FE-7.1-a: rounds of missiles and melee until the battle ends (7.8)."""

    name = "battle"
    rule = "FE-7.1-a"
    holds = ("stage:n", "b:n")

    def run(self, s: Fief, f: list[int]) -> int:
        stage = f[1]
        if stage == START:
            f[1] = NEXT_ROUND
            self._start(s)
        elif stage == NEXT_ROUND:
            if over(s):
                f[1] = OVER
                return GO
            sides.reveal(s)
            s.fight[FIGHT_ROUND] += 1
            s.fight[sides.LOST_NOW] = 0
            s.fight[sides.MELEE_FOUGHT] = 0
            s.fight[sides.VOLLEYED] = 0
            s.tell(L_ROUND, ALL, s.fight[FIGHT_ROUND])
            if s.fight[FIGHT_KIND] in (RAID_FIGHT, SALLY_FIGHT):
                # FE-5.2-b, FE-7.9-i: melee only.
                f[1] = CLASH
            else:
                f[1] = FIRED
                s.push([numbers.MISSILES, 0, 0, 0])
        elif stage in (FIRED, CLASHED, OVER):
            # Who dies, and who inherits, comes before everything else.
            f[1] = stage + 1
            bury(s)
        elif stage == FIRED + 1:
            f[1] = CLASH
            if s.fight[sides.FIRED_TWICE] == HELD_FIRE:
                s.fight[sides.FIRED_TWICE] = 1
            else:
                self._after_phase(s)
            if over(s):
                f[1] = OVER
            elif s.fight[FIGHT_KIND] == VOLLEY_FIGHT or self._idle(s):
                if self._fire_again(s, f):
                    return GO
                if s.fight[FIGHT_KIND] == VOLLEY_FIGHT:
                    f[1] = OVER
                else:
                    self._stop(s, stopping.STOP)
            else:
                self._stop(s, stopping.STOP)
        elif stage == CLASH:
            if over(s):
                f[1] = OVER
                return GO
            f[1] = CLASHED
            s.push([numbers.MELEE, 0, -1])
        elif stage == CLASHED + 1:
            f[1] = AGAIN
            self._after_phase(s)
            if over(s):
                f[1] = OVER
                return GO
            s.push([numbers.STOPPING, 0, 0, stopping.ROUND_END, 0, 0])
            if sides.has_horde(s, ATT):
                self._parley(s)
            window(s, ROUND_OVER, max(s.fight[CALLER], 0), sides.concerned(s, s.fight[FIELD]), s.fight[FIELD])
        elif stage == AGAIN:
            f[1] = OVER if over(s) else NEXT_ROUND
        elif stage == OVER + 1:
            f[1] = LEFT
            conclude(s)
        else:
            s.fight[FIELD] = -1
            s.pop()
        return GO

    def _start(self, s: Fief) -> None:
        place = s.fight[FIELD]
        s.fight[WALLED] = 0 if s.fight[sides.OPENED] else walls(s, place)
        s.fight[QUIET] = 0
        caller = s.fight[CALLER] if s.fight[CALLER] >= 0 else HORDE
        s.tell(L_BATTLE, ALL, caller, s.fight[sides.TARGET], place)
        for side in (ATT, DEF):
            for g in sides.members(s, side):
                show(s, g)
        target = s.fight[sides.TARGET]
        if caller < HORDE and target < HORDE and s.opt[HERESY_TRIGGERS] == HERESY_TRIGGERS_ALSO_ABBESS:
            if any([is_abbess(s, n) for n in sides.nobles_of_side(s, DEF)]):
                s.push([numbers.HERETIC, caller])
        if s.fight[FIGHT_KIND] in (RAID_FIGHT, INVADER_FIGHT, VOLLEY_FIGHT):
            start = s.active() if caller == HORDE else caller
            window(s, DECLARED, start, sides.concerned(s, place), place)

    def _after_phase(self, s: Fief) -> None:
        """FE-7.8-f: counts phases without any loss; a fallen leader may stop the battle (FE-IT10.2-b)."""
        s.fight[QUIET] = 0 if s.fight[sides.LOST_NOW] else s.fight[QUIET] + 1
        s.fight[sides.LOST_NOW] = 0
        if s.fight[QUIET] >= QUIET_PHASES and not s.fight[sides.HALTED]:
            stopping.halt(s, H_STALEMATE)
        caller = s.fight[CALLER]
        if caller >= 0 and s.opt[COALITION_LEADER_DEATH] == COALITION_LEADER_DEATH_STOPS:
            if (
                len(sides.members(s, ATT)) > 1
                and not sides.noble_bits(s, caller)
                and not s.fight[sides.HALTED]
            ):
                stopping.halt(s, H_LEADER)

    def _stop(self, s: Fief, what: int) -> None:
        """FE-7.8-k, FE-IT10.7-b: in it-2024 partners may only change sides in the middle of a round."""
        if not s.fight[sides.VOLLEYED]:
            # Nothing was rolled since the last stopping point.
            return
        if s.opt[BATTLE_STOP] == BATTLE_STOP_END_OF_ROUND:
            what = stopping.TURNING
        s.push([numbers.STOPPING, 0, 0, what, 0, 0])
        if sides.has_horde(s, ATT):
            self._parley(s)

    def _parley(self, s: Fief) -> None:
        """FE-6.9-b, FE-6.10-d: at any moment of phase 6 invaders may be paid or preached to."""
        s.push([numbers.HORDE_PARLEY, 0, s.fight[FIELD], 0])

    def _idle(self, s: Fief) -> bool:
        """FE-IT10.9-e: one side can neither shoot nor assault, or sits behind its walls."""
        if not s.opt[SIEGE_DOUBLE_FIRE] or not s.fight[WALLED] or sides.has_horde(s, DEF):
            return False
        return not sides.dice(s, ATT) and not sides.can_fire(s, DEF)

    def _fire_again(self, s: Fief, f: list[int]) -> bool:
        if s.fight[sides.FIRED_TWICE] or not sides.can_fire(s, ATT):
            return False
        s.fight[sides.FIRED_TWICE] = 1
        f[1] = FIRED
        s.push([numbers.DUPLICATE_FIRE, sides.head(s, ATT)])
        return True


class DuplicateFire(Asking):
    """FE-IT10.9-e: a second round of missiles in a row, if the side likes."""

    name = "duplicate-fire"
    rule = "FE-IT10.9-e"
    holds = ("who:family",)

    def go_on(self, s: Fief, f: list[int]) -> int:
        return ASK

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(FIRE_AGAIN), choice(HOLD_FIRE)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if c in (choice(FIRE_AGAIN), choice(HOLD_FIRE)) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        if verb_of(c) == FIRE_AGAIN:
            s.push([numbers.MISSILES, 0, 0, 0])
        else:
            s.fight[sides.FIRED_TWICE] = HELD_FIRE


class Heretic(Asking):
    """FE-IT14.2-d: whoever attacks an abbess takes a heresy marker; his family says who leads."""

    name = "heretic"
    rule = "FE-IT14.2-d"
    holds = ("who:family",)

    def go_on(self, s: Fief, f: list[int]) -> int:
        left = sides.nobles(s, f[1])
        if len(left) > 1:
            return ASK
        s.pop()
        if left:
            heresy.brand(s, left[0])
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(BLAME, n) for n in sides.nobles(s, g)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if verb_of(c) == BLAME and noun_of(c) in sides.nobles(s, g) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        heresy.brand(s, noun_of(c))


# --- how it ends


def over(s: Fief) -> bool:
    """Whether the battle has ended (FE-7.8-a, FE-6.8-a)."""
    if s.fight[sides.HALTED] or sides.beaten(s, ATT) or sides.beaten(s, DEF):
        return True
    if repelled(s):
        stopping.halt(s, H_OUTNUMBERED)
        return True
    return False


def settle_control(s: Fief) -> None:
    """FE-7.8-j: who beats the controller of a city controls it, before third parties in its periphery."""
    lost = sides.beaten(s, ATT)
    if lost == sides.beaten(s, DEF):
        return
    winner = DEF if lost else ATT
    place = s.fight[FIELD]
    if sides.has_horde(s, winner):
        return
    chief = sides.head(s, winner)
    if not s.present[place] >> chief & 1:
        return
    holder = s.hold[place]
    if sides.has_horde(s, winner ^ 1):
        if not s.horde[place] and not s.fight[sides.HELD_BEFORE]:
            s.give_hold(place, chief)
        return
    if holder < 0 or not s.fight[ATTACKERS + (winner ^ 1)] >> holder & 1:
        return
    kept = s.free[holder * PLACES + place] & ~sides.noble_bits(s, holder) & ~s.fight[sides.DOOMED]
    troops = sum(s.troop[(holder * PLACES + place) * UNITS : (holder * PLACES + place) * UNITS + TROOPS])
    if not kept and not troops:
        s.give_hold(place, chief)


def bury(s: Fief) -> None:
    """FE-7.5-a: nobles doomed in a phase die when both sides have taken their losses."""
    doomed = s.fight[sides.DOOMED]
    if not doomed:
        return
    settle_control(s)
    s.fight[sides.DOOMED] = 0
    s.fight[sides.KILLED] |= doomed
    for n in range(NOBLES):
        if doomed >> n & 1 and s.family[n] >= 0:
            side = sides.side_of(s, s.family[n])
            horde = side >= 0 and sides.has_horde(s, side ^ 1)
            spoils.slay(s, n, fate.BY_INVADERS if horde else fate.IN_BATTLE)


def conclude(s: Fief) -> None:
    """7.8: the winner takes city, captives and engines; or everybody stays where he is."""
    place = s.fight[FIELD]
    lost = sides.beaten(s, ATT)
    if s.opt[MILL_AFTER_3] and s.fight[FIGHT_ROUND] >= LONG_BATTLE and s.mill[place]:
        # FE-IT10.7-a
        s.mill[place] = 0
        s.tell(L_MILL_LOST, ALL, place)
    if lost == sides.beaten(s, DEF):
        s.fight[WINNER] = NOBODY_WON
        how = s.fight[sides.HALTED] - 1 if s.fight[sides.HALTED] else H_NOBLES
        s.tell(L_HALTED, ALL, how, place)
        return
    winner = DEF if lost else ATT
    loser = winner ^ 1
    s.fight[WINNER] = DEFENDERS_WON if lost else ATTACKERS_WON
    chief = sides.head(s, winner)
    s.tell(L_WON, ALL, chief, place)
    settle_control(s)
    if sides.has_horde(s, loser) and not s.fight[sides.HALTED]:
        # FE-13.3-a: who has beaten an invader army, alone or as head of a coalition.
        for n in sides.nobles(s, chief):
            garter.deed(s, n)
    if chief < HORDE and s.opt[PILLAGE_RIGHT] == PILLAGE_RIGHT_BATTLE_WINNER:
        pillage.after_battle(s, chief, place)
    for g in sides.members(s, loser):
        if not s.fight[sides.LIMITED] >> g & 1 and not s.men[g * PLACES + place]:
            spoils.engines(s, chief, g, place)
    spoils.seize_nobles(s, sides.nobles_of_side(s, loser), winner)


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {
        numbers.BATTLE_TURN: BattleTurn(),
        numbers.COALITION: Coalition(),
        numbers.BATTLE: Battle(),
        numbers.DUPLICATE_FIRE: DuplicateFire(),
        numbers.HERETIC: Heretic(),
    }
