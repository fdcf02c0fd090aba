"""13.4: the bandits of Sherwood: their price, whom they hold, how he comes free."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, verb_of
from banneret.core.game import ALL
from banneret.games.fief_england.board import (
    CITIES,
    DISTANCE,
    KNIGHT,
    NOBLES,
    PLACES,
    SHERWOOD,
    SHERWOOD_CITIES,
    SHERWOOD_PRICE,
    WOMAN,
)
from banneret.games.fief_england.nobles import is_clergy
from banneret.games.fief_england.options import SHERWOOD_RELEASE, SHERWOOD_RELEASE_STANDS_IN_FOREST
from banneret.games.fief_england.state import FREE, HELD_BY_BANDITS, KING, QUEEN, Fief
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.words.land import L_FOREST_FREE, PIGEON_TO_FOREST

VERBS: Final[frozenset[int]] = frozenset((PIGEON_TO_FOREST,))

#: Untitled, Lord, clergy without and with a fief, King or Queen (FE-13.4-c).
FOREST_PRICES: Final = (
    SHERWOOD_PRICE["ransom-untitled"],
    SHERWOOD_PRICE["ransom-lord"],
    SHERWOOD_PRICE["ransom-clergy"],
    SHERWOOD_PRICE["ransom-clergy-with-fief"],
    SHERWOOD_PRICE["ransom-king-or-queen"],
)


def price(s: Fief, n: int) -> int:
    """FE-13.4-c, FE-13.4-k: what the bandits ask for a noble."""
    if n == s.now[KING] or (n == s.now[QUEEN] and WOMAN[n]):
        return FOREST_PRICES[4]
    if is_clergy(s, n):
        return FOREST_PRICES[3] if s.fiefs[n] else FOREST_PRICES[2]
    return FOREST_PRICES[1] if s.fiefs[n] else FOREST_PRICES[0]


def held(s: Fief) -> list[int]:
    """The nobles whom the bandits hold."""
    return [n for n in range(NOBLES) if s.by[n] == HELD_BY_BANDITS]


def freed(s: Fief, n: int) -> None:
    """A noble leaves the bandits (FE-13.4-i, FE-IT20-a); pushes the step that asks where he goes."""
    s.hold_noble(n, FREE)
    s.tell(L_FOREST_FREE, ALL, n)
    if s.opt[SHERWOOD_RELEASE] == SHERWOOD_RELEASE_STANDS_IN_FOREST:
        return
    s.push([numbers.SHERWOOD_FREED, s.family[n], n])


def goals(s: Fief, n: int) -> list[int]:
    """FE-13.4-i, FE-13.4-l: the nearest friendly cities; the forest's own are one move away."""
    g = s.family[n]
    best = 99
    found: list[int] = []
    for c in range(CITIES):
        control = s.control[c]
        if control == g or (control < 0 and not s.horde[c]) or s.free[g * PLACES + c]:
            far = 1 + min([DISTANCE[door * CITIES + c] for door in SHERWOOD_CITIES])
            if far < best:
                best = far
                found = []
            if far == best:
                found.append(c)
    return found


def home(s: Fief, n: int, goal: int) -> None:
    """A freed noble arrives, his knights with him; one without any friendly city stays in the forest."""
    g = s.family[n]
    knights = s.units(g, SHERWOOD, KNIGHT)
    s.put_noble(n, goal)
    if knights:
        counts = [0, 0, knights, 0, 0, 0, 0]
        s.shift(g, SHERWOOD, goal, counts, 0)


# --- a pigeon from the throne (FE-13.4-j)


def add(s: Fief, g: int, found: list[int]) -> None:
    """A free King or Queen with a pigeon left may free whom the bandits hold."""
    if not refuse(s, g, choice(PIGEON_TO_FOREST)):
        found.append(choice(PIGEON_TO_FOREST))


def refuse(s: Fief, g: int, c: int) -> str:
    """Only a King or Queen who is free, with a pigeon, when somebody is held."""
    if verb_of(c) != PIGEON_TO_FOREST or not s.pigeon[g]:
        return "FE-13.4-j"
    for n in (s.now[KING], s.now[QUEEN]):
        if n >= 0 and s.family[n] == g and s.by[n] == FREE and HELD_BY_BANDITS in s.by:
            return ""
    return "FE-13.4-j"


def do(s: Fief, g: int) -> None:
    """The pigeon is spent, and everybody goes free at once."""
    s.pigeon[g] -= 1
    for n in held(s):
        freed(s, n)
