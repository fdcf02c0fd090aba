"""10 and 11 as choices: opportunity cards, mercenaries, burghers and any-time servants (FE-2.6-c, FE-10.0-a).

They are offered in a family's own turn and in windows; what needs more answers is pushed as a step.
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import (
    AMBUSH,
    ARMIES,
    ASSASSINATION,
    BURGHER,
    CARDS,
    CITIES,
    HAWISE,
    JUSTICE,
    MATA,
    MERCENARY,
    NOBLES,
    PLACES,
    REGIONS,
    ROYAL_STRONGHOLD,
    STRONGHOLD,
    WALLED_CITY,
    WEATHER,
)
from banneret.games.fief_england.nobles import is_royal
from banneret.games.fief_england.options import (
    AMBUSH_IMMUNITY,
    AMBUSH_IMMUNITY_ANY_FORTIFICATION,
    AMBUSH_LEADER_RANGE,
    AMBUSH_LEADER_RANGE_SAME_CITY,
    ASSASSIN_OPTIONAL,
    SERVANT_EXHAUST,
)
from banneret.games.fief_england.state import (
    ATTACKERS,
    CARD_PHASE,
    FIELD,
    FREE,
    HELD_BY_BANDITS,
    INVADERS_BIT,
    LETTER,
    MOVEMENT,
    PERMIT,
    PHASE,
    STEP_B,
    WALLED,
    Fief,
)
from banneret.games.fief_england.steps import (
    newcomers,
    numbers,
    passages,
    plague,
    rebellion,
    sides,
    weather,
)
from banneret.games.fief_england.words.cards import (
    AMBUSH_LEADER,
    AMBUSH_NOBLE,
    ASSASSINATE,
    ASSASSINATE_LEADER,
    EXECUTE,
    FOURTH,
    FREE_CAPTIVE,
    HIRE,
    L_HIRED,
    L_PASSAGE_MOVE,
    L_PASSAGE_STORM,
    L_PLAYED,
    MATA_SWAPS,
    PASSAGE_MOVE,
    PASSAGE_STORM,
    POISON,
    REVOLT,
    THROW_FOURTH,
    WEATHER_ON,
)

VERBS: Final[frozenset[int]] = frozenset(
    (
        WEATHER_ON,
        REVOLT,
        PASSAGE_MOVE,
        PASSAGE_STORM,
        FREE_CAPTIVE,
        ASSASSINATE,
        ASSASSINATE_LEADER,
        EXECUTE,
        AMBUSH_NOBLE,
        AMBUSH_LEADER,
        HIRE,
        FOURTH,
        THROW_FOURTH,
        POISON,
        MATA_SWAPS,
    )
)


def add(s: Fief, g: int, found: list[int]) -> None:
    """Everything of this kind that a family may do now."""
    base = s.seat(g) * CARDS
    hand = s.hand
    if hand[base + WEATHER]:
        for region in range(REGIONS):
            if not weather.bonus_rule(s, g, WEATHER, region):
                found.append(choice(WEATHER_ON, region))
    if passages.rebels(s, g):
        for c in range(CITIES):
            if not rebellion.target_rule(s, g, c):
                found.append(choice(REVOLT, c))
    if passages.has(s, g):
        if not permit_rule(s, g):
            found.append(choice(PASSAGE_MOVE))
        if not storm_rule(s, g):
            found.append(choice(PASSAGE_STORM))
        if max(s.by) != FREE:
            for n in range(NOBLES):
                if s.by[n] != FREE and not free_rule(s, n):
                    found.append(choice(FREE_CAPTIVE, n))
    if hand[base + ASSASSINATION]:
        for n in range(NOBLES):
            if s.family[n] >= 0 and not assassin_rule(s, g, n):
                found.append(choice(ASSASSINATE, n))
        for army in range(ARMIES):
            if s.leader[army] >= 0:
                found.append(choice(ASSASSINATE_LEADER, army))
    if hand[base + JUSTICE]:
        for n in s.heresy:
            if n >= 0 and not justice_rule(s, n) and choice(EXECUTE, n) not in found:
                found.append(choice(EXECUTE, n))
    if hand[base + AMBUSH]:
        for n in range(NOBLES):
            if s.family[n] >= 0 and not ambush_rule(s, g, n):
                found.append(choice(AMBUSH_NOBLE, n))
        for army in range(ARMIES):
            if not ambush_leader_rule(s, g, army):
                found.append(choice(AMBUSH_LEADER, army))
    if s.fourth[g] >= 0:
        found.append(choice(THROW_FOURTH))
        if s.fourth[g] < BURGHER:
            if not newcomers.hire_rule(s, g):
                for c in range(CITIES):
                    found.append(choice(HIRE, c))
    for card in range(MERCENARY, BURGHER + 2):
        if hand[base + card] and not newcomers.fourth_rule(s, g, card) and choice(FOURTH, card) not in found:
            found.append(choice(FOURTH, card))
    if s.served_by(g, HAWISE) >= 0:
        for n in range(NOBLES):
            if not poison_rule(s, g, n):
                found.append(choice(POISON, n))
    if s.now[PHASE] == CARD_PHASE and not mata_rule(s, g, -1):
        for seat in range(s.seats):
            if not mata_rule(s, g, seat):
                found.append(choice(MATA_SWAPS, seat))


def refuse(s: Fief, g: int, c: int) -> str:
    """The rule that forbids one of them."""
    verb = verb_of(c)
    noun = noun_of(c)
    seat = s.seat(g)
    if verb == WEATHER_ON:
        return weather.bonus_rule(s, g, WEATHER, noun)
    if verb == REVOLT:
        return rebellion.target_rule(s, g, noun) if passages.rebels(s, g) else "FE-10.1-a"
    if verb == PASSAGE_MOVE:
        return permit_rule(s, g) if passages.has(s, g) else "FE-10.2-a"
    if verb == PASSAGE_STORM:
        return storm_rule(s, g) if passages.has(s, g) else "FE-10.2-a"
    if verb == FREE_CAPTIVE:
        return free_rule(s, noun) if passages.has(s, g) else "FE-10.2-a"
    if verb == ASSASSINATE:
        return assassin_rule(s, g, noun) if purse.has(s, seat, ASSASSINATION) else "FE-10.3-a"
    if verb == ASSASSINATE_LEADER:
        return "" if purse.has(s, seat, ASSASSINATION) and s.leader[noun] >= 0 else "FE-10.3-a"
    if verb == EXECUTE:
        return justice_rule(s, noun) if purse.has(s, seat, JUSTICE) else "FE-10.4-a"
    if verb == AMBUSH_NOBLE:
        return ambush_rule(s, g, noun) if purse.has(s, seat, AMBUSH) else "FE-10.5-a"
    if verb == AMBUSH_LEADER:
        return ambush_leader_rule(s, g, noun) if purse.has(s, seat, AMBUSH) else "FE-10.5-a"
    if verb == HIRE:
        return newcomers.hire_rule(s, g)
    if verb == FOURTH:
        return newcomers.fourth_rule(s, g, noun)
    if verb == THROW_FOURTH:
        return "" if s.fourth[g] >= 0 else "FE-11.0-a"
    if verb == POISON:
        return poison_rule(s, g, noun)
    return mata_rule(s, g, noun)


def do(s: Fief, g: int, c: int) -> None:
    """Carries one out; what has consequences is done by a step of its own (plots, uprising)."""
    verb = verb_of(c)
    noun = noun_of(c)
    s.seal()
    if verb == WEATHER_ON:
        weather.play_bonus(s, g, WEATHER, noun)
    elif verb == REVOLT:
        passages.spend_rebellion(s, g)
        rebellion.start(s, g, noun)
    elif verb == PASSAGE_MOVE:
        passages.spend(s, g)
        s.now[PERMIT] = 1
        s.tell(L_PASSAGE_MOVE, ALL, g)
    elif verb == PASSAGE_STORM:
        passages.spend(s, g)
        s.fight[WALLED] = 0
        s.fight[sides.OPENED] = 1
        s.tell(L_PASSAGE_STORM, ALL, g, s.fight[FIELD])
    elif verb == HIRE:
        newcomers.hire(s, g, noun)
        s.tell(L_HIRED, ALL, g, noun)
    elif verb == FOURTH:
        newcomers.to_fourth(s, g, noun)
    elif verb == THROW_FOURTH:
        newcomers.clear(s, g)
    elif verb == MATA_SWAPS:
        s.push([numbers.MATA, g, noun, -1])
    elif verb == FREE_CAPTIVE:
        passages.spend(s, g)
        s.push([numbers.PLOT, verb, g, noun])
    else:
        card = {EXECUTE: JUSTICE, AMBUSH_NOBLE: AMBUSH, AMBUSH_LEADER: AMBUSH}.get(verb, ASSASSINATION)
        if verb == POISON:
            s.used[HAWISE] = 1
        else:
            purse.discard(s, s.seat(g), card)
            s.tell(L_PLAYED, ALL, g, card)
        s.push([numbers.PLOT, verb, g, noun])


def permit_rule(s: Fief, g: int) -> str:
    """FE-10.2-b to FE-10.2-d: a Passage for the next move, in the family's own turn of phase 5."""
    return "" if s.now[PHASE] == MOVEMENT and s.active() == g and not s.now[PERMIT] else "FE-10.2-e"


def storm_rule(s: Fief, g: int) -> str:
    """FE-10.2-g, FE-10.2-i, FE-6.4-f: a Passage for those who storm a fortification."""
    if s.fight[FIELD] < 0 or not s.fight[WALLED]:
        return "FE-10.2-g"
    side = s.fight[ATTACKERS]
    return "" if side >> g & 1 or side & INVADERS_BIT else "FE-10.2-g"


def free_rule(s: Fief, n: int) -> str:
    """FE-10.2-j, FE-7.6-j: whom a Passage may free: a captive, but not of the bandits."""
    return "" if s.by[n] != FREE and s.by[n] != HELD_BY_BANDITS else "FE-10.2-j"


def assassin_rule(s: Fief, g: int, n: int) -> str:
    """FE-10.3-a, FE-10.3-b, FE-IT15.2.6-a: who may be murdered.

    A noble of one's own has to give the order.
    """
    if s.family[n] < 0 or s.at[n] < 0:
        return "FE-10.3-a"
    if not [m for m in s.nobles_of(g) if m != n]:
        return "" if s.opt[ASSASSIN_OPTIONAL] else "FE-10.3-b"
    return ""


def justice_rule(s: Fief, n: int) -> str:
    """FE-10.4-a, FE-2.13-h: who may be brought to Justice."""
    if n not in s.heresy or s.family[n] < 0:
        return "FE-10.4-a"
    if is_royal(s, n):
        return "FE-10.4-a"
    return "FE-2.13-h" if plague.cloistered(s, n) else ""


def ambush_rule(s: Fief, g: int, n: int) -> str:
    """FE-10.5-a, FE-10.5-b, FE-IT15.2.8-a: who may be ambushed."""
    c = s.at[n]
    if s.family[n] < 0 or s.family[n] == g or s.by[n] != FREE or not 0 <= c < CITIES:
        return "FE-10.5-a"
    if not s.free[g * PLACES + c]:
        return "FE-10.5-a"
    inside = s.stand[s.family[n] * PLACES + c] & 1
    if inside and s.building[c] in (STRONGHOLD, WALLED_CITY, ROYAL_STRONGHOLD):
        if s.opt[AMBUSH_IMMUNITY] == AMBUSH_IMMUNITY_ANY_FORTIFICATION:
            return "FE-10.5-b"
        if s.control[c] == s.family[n]:
            return "FE-IT15.2.8-a"
    return ""


def ambush_leader_rule(s: Fief, g: int, army: int) -> str:
    """FE-10.5-c, FE-IT15.2.8-b: which leader may be ambushed."""
    c = s.leader[army]
    if c < 0:
        return "FE-10.5-c"
    if s.opt[AMBUSH_LEADER_RANGE] == AMBUSH_LEADER_RANGE_SAME_CITY and not s.free[g * PLACES + c]:
        return "FE-10.5-c"
    return ""


def poison_rule(s: Fief, g: int, n: int) -> str:
    """FE-2.12-sv20: whom Hawise may poison: a captive of the family's nobles."""
    if s.served_by(g, HAWISE) < 0 or not 0 <= s.by[n] < NOBLES or s.family[s.by[n]] != g:
        return "FE-2.12-sv20"
    return ""


def mata_rule(s: Fief, g: int, seat: int) -> str:
    """FE-2.12-sv01: whose hand Mata may reach into (-1: whether she may at all)."""
    rule = "FE-2.12-sv01"
    n = s.servant[MATA]
    if n < 0 or s.family[n] != g or s.by[n] != FREE or s.now[PHASE] != CARD_PHASE or s.now[LETTER] == STEP_B:
        return rule
    if s.used[MATA]:
        return "FE-2.12-d" if s.opt[SERVANT_EXHAUST] else rule
    if not purse.cards(s, s.seat(g)):
        return rule
    if seat < 0:
        return ""
    return rule if seat == s.seat(g) or not purse.cards(s, seat) else ""
