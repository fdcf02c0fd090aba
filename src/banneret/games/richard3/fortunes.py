"""Deaths, successions and changes of side: 6.8 and 9.0 to 9.1."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.games.richard3 import knowledge
from banneret.games.richard3.board import (
    ASIDE,
    CLARENCE_OF_LANCASTER,
    COLOUR,
    DEAD,
    DOWN,
    EXETER_OF_YORK,
    HEIR,
    HEIRS,
    HENRY,
    KIND,
    LANCASTER,
    LOYALTY,
    MIDDLESEX,
    MINOR,
    NEVILLES,
    NOBLE,
    OTHER,
    PRISON,
    STEPS,
    YORK,
)
from banneret.games.richard3.state import (
    ENDING,
    KING,
    KING_SIDE,
    OWED,
    PRETENDER,
    WINNER,
    War,
)
from banneret.games.richard3.words import (
    L_DEFECTS,
    L_ELIMINATED,
    L_OVER,
    L_PRETENDER,
    L_PRISONER_DIES,
    L_RESCUED,
)

#: How a war ends (kinds ``ending``).
BY_HEIRS = 0
BY_THRONE = 1
BY_RESIGNING = 2


def living_heirs(s: War, side: int) -> list[int]:
    """The heirs a house still has on its side, minors included, senior first (R3-9.0-d)."""
    return [h for h in HEIRS[side] if s.loc[h] != ASIDE and s.loc[h] != DEAD]


def next_in_line(s: War, side: int) -> int:
    """The most senior living heir of a house who is free (R3-3.21-f, R3-S.2-i), or -1."""
    for h in HEIRS[side]:
        place = s.loc[h]
        if place != ASIDE and place != DEAD and place != PRISON:
            return h
    return -1


def win(s: War, side: int, how: int) -> None:
    """The war is over; the first to win has won."""
    if s.now[WINNER] < 0:
        s.now[WINNER] = side
        s.now[ENDING] = how
        s.tell(L_OVER, ALL, side, how)
        if side == YORK and s.loc[HENRY] == PRISON:
            # R3-S.2-k: after the result, and without changing it.
            s.put(HENRY, DEAD)
            knowledge.seen(s, HENRY)
            s.tell(L_PRISONER_DIES, ALL, HENRY)
    s.end()


def check_extinct(s: War, side: int) -> None:
    """A house without living heirs of its own loses at once (R3-9.0-a, R3-9.0-d)."""
    if not living_heirs(s, side):
        win(s, 1 - side, BY_HEIRS)


def eliminate(s: War, b: int) -> None:
    """Removes a block as 6.8 says for its kind (R3-6.8-a)."""
    s.tell(L_ELIMINATED, ALL, b)
    # An eliminated block is seen as it leaves the map, so nothing before it can be taken back (R3-3.0-e).
    s.seal()
    s.leave_battle(b)
    s.moved[b] = 0
    knowledge.forget_losses(s, b)
    s.steps[b] = STEPS[b]
    if KIND[b] == HEIR or b == EXETER_OF_YORK or b == CLARENCE_OF_LANCASTER:
        _bury_heir(s, b)
        return
    # R3-6.83-a, R3-6.83-c: roses and Nevilles leave for good.
    if KIND[b] == NOBLE and (LOYALTY[b] == 0 or b in NEVILLES):
        s.put(b, DEAD)
        if OTHER[b] >= 0:
            s.put(OTHER[b], DEAD)
            knowledge.seen(s, OTHER[b])
    else:
        # R3-6.83-b, R3-6.84-a, R3-6.85-a, R3-6.86-a; his owner is whoever had him when he fell (R3-6.83-d).
        s.put(b, DOWN)
    knowledge.seen(s, b)


def _bury_heir(s: War, b: int) -> None:
    """R3-6.82-a, R3-9.1-h: an heir dies for good, whichever house he served."""
    heir = b if KIND[b] == HEIR else OTHER[b]
    house = COLOUR[heir]
    s.put(b, DEAD)
    knowledge.seen(s, b)
    if OTHER[b] >= 0:
        s.put(OTHER[b], DEAD)
        knowledge.seen(s, OTHER[b])
    s.now[OWED + house] += 1
    if s.now[KING] == heir:
        s.now[KING] = -1
    if s.now[PRETENDER] == heir:
        # R3-3.21-d: the Pretender is succeeded at once, the King only in the Supply Phase.
        s.now[PRETENDER] = next_in_line(s, house)
        if s.now[PRETENDER] >= 0:
            s.tell(L_PRETENDER, ALL, s.now[PRETENDER])
    check_extinct(s, house)


def defect(s: War, b: int) -> int:
    """A block changes sides in battle (R3-6.9-e, R3-6.9-j); returns its other-coloured version."""
    other = OTHER[b]
    area = s.loc[b]
    house = COLOUR[b]
    strength = s.steps[b]
    s.put(b, ASIDE)
    s.leave_battle(b)
    s.moved[b] = 0
    s.steps[b] = STEPS[b]
    s.known[b] = STEPS[b]
    s.put(other, area)
    s.steps[other] = strength
    s.known[other] = strength
    s.moved[other] = 1
    s.entry[other] = 0
    s.reserve[other] = 1
    s.done[other] = 1
    s.turned[other] = 1
    knowledge.seen(s, b)
    knowledge.seen(s, other)
    s.tell(L_DEFECTS, ALL, b, 1 - house)
    if KIND[b] == HEIR:
        check_extinct(s, house)
    return other


def rescue(s: War) -> None:
    """Henry VI is free as soon as Middlesex is Lancaster's (R3-S.2-f to R3-S.2-h)."""
    if s.loc[HENRY] != PRISON or not s.friendly(LANCASTER, MIDDLESEX):
        return
    s.put(HENRY, MIDDLESEX)
    s.steps[HENRY] = STEPS[HENRY]
    s.moved[HENRY] = 0
    knowledge.seen(s, HENRY)
    if s.now[KING_SIDE] != LANCASTER:
        s.now[PRETENDER] = HENRY
        s.tell(L_PRETENDER, ALL, HENRY)
    s.tell(L_RESCUED, ALL, HENRY)


def senior_minor(s: War, side: int) -> int:
    """The most senior minor of a house, or -1 (R3-6.82-b)."""
    for h in HEIRS[side]:
        if s.loc[h] == MINOR:
            return h
    return -1
