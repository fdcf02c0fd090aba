"""10.2 in a fight: a Secret Passage out of a battle, or into a fortification for the invaders.

A provider of ``extras``: it only looks and pushes steps (see steps/retreating.py).
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.games.fief_england.board import ARMIES, CITIES, NEXT, PORT, PORT_OF, REGION, SEA_NEXT
from banneret.games.fief_england.nobles import fort
from banneret.games.fief_england.options import PASSAGE_RETREAT, PASSAGE_RETREAT_DEFENDER_ONLY
from banneret.games.fief_england.state import ATTACKERS, FIELD, GUIDED, INVASION, OPEN_GATE, PHASE, Fief
from banneret.games.fief_england.steps import numbers, passages, sides
from banneret.games.fief_england.steps.rounds import stormy
from banneret.games.fief_england.words.war import ADMIT, GUIDE, L_ADMITS, L_GUIDES, RETREAT

VERBS: Final[frozenset[int]] = frozenset((RETREAT, ADMIT, GUIDE))


def goals(place: int) -> list[int]:
    """The cities one move away, from a port also by sea (FE-10.2-f)."""
    found = list(NEXT[place])
    if PORT[place]:
        found += [PORT_OF[region] for region in SEA_NEXT[REGION[place]] if PORT_OF[region] not in found]
    return found


def company(s: Fief, g: int) -> list[int]:
    """FE-10.2-h, FE-IT15.2.5-a: a family's own and its ally's nobles on its side of the battle."""
    side = sides.side_of(s, g)
    found = sides.nobles(s, g)
    ally = s.ally[g]
    if ally >= 0 and sides.side_of(s, ally) == side:
        found = found + sides.nobles(s, ally)
    return found


def retreat_rule(s: Fief, g: int) -> str:
    """The rule that keeps a family from retreating by a Passage now."""
    rule = "FE-10.2-h" if s.opt[PASSAGE_RETREAT] == PASSAGE_RETREAT_DEFENDER_ONLY else "FE-IT15.2.5-a"
    if not 0 <= s.fight[FIELD] < CITIES:
        return rule
    side = sides.side_of(s, g)
    if side < 0 or (side == sides.ATT and s.opt[PASSAGE_RETREAT] == PASSAGE_RETREAT_DEFENDER_ONLY):
        return rule
    if s.fight[sides.HALTED] or sides.beaten(s, side ^ 1):
        # The battle is over: what is left of it is the pillage.
        return rule
    return "" if company(s, g) else rule


def admit_rule(s: Fief, c: int) -> str:
    """FE-6.4-f, FE-10.2-i: where a Passage would help invaders who stand before a fortification."""
    if c >= CITIES or s.now[PHASE] != INVASION or c not in s.leader or not fort(s, c):
        return "FE-6.4-f"
    return "FE-6.4-f" if s.now[OPEN_GATE] == c + 1 or s.hold[c] < 0 else ""


def guide_rule(s: Fief, army: int) -> str:
    """FE-10.2-i: whom a Passage would lead through Storms: invaders whom Storms keep from a road."""
    place = s.leader[army]
    if s.now[PHASE] != INVASION or place < 0 or s.fixed[army] or s.now[GUIDED] == army + 1:
        return "FE-10.2-i"
    return "" if weather_bound(s, place) else "FE-6.3-f"


def weather_bound(s: Fief, place: int) -> bool:
    """Whether Storms close a road out of a city."""
    if stormy(s, REGION[place]):
        return True
    return any([stormy(s, REGION[goal]) for goal in NEXT[place]])


def add(s: Fief, g: int, found: list[int]) -> None:
    """What a Passage may do now, if the family has one."""
    fighting = s.fight[FIELD] >= 0 and s.fight[ATTACKERS] > 0
    if not (fighting or s.now[PHASE] == INVASION) or not passages.has(s, g):
        return
    if fighting and not retreat_rule(s, g):
        found += [choice(RETREAT, c) for c in goals(s.fight[FIELD])]
    if s.now[PHASE] == INVASION:
        found += [choice(ADMIT, c) for c in range(CITIES) if not admit_rule(s, c)]
        found += [choice(GUIDE, army) for army in range(ARMIES) if not guide_rule(s, army)]


def refuse(s: Fief, g: int, c: int) -> str:
    """The rule that forbids it."""
    if not passages.has(s, g):
        return "FE-10.2-a"
    if verb_of(c) == ADMIT:
        return admit_rule(s, noun_of(c))
    if verb_of(c) == GUIDE:
        return guide_rule(s, noun_of(c))
    rule = retreat_rule(s, g)
    if rule:
        return rule
    return "" if noun_of(c) in goals(s.fight[FIELD]) else "FE-10.2-e"


def do(s: Fief, g: int, c: int) -> None:
    """The Passage is spent."""
    s.seal()
    passages.spend(s, g)
    if verb_of(c) == GUIDE:
        s.now[GUIDED] = noun_of(c) + 1
        s.tell(L_GUIDES, ALL, g, noun_of(c))
    elif verb_of(c) == ADMIT:
        s.now[OPEN_GATE] = noun_of(c) + 1
        s.tell(L_ADMITS, ALL, g, noun_of(c))
    else:
        s.push([numbers.RETREAT, g, noun_of(c), 0])
