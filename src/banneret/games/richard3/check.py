"""What is true of every position: nothing lost or doubled, true counts, knowledge that allows it."""

from __future__ import annotations

from banneret.games.richard3 import knowledge
from banneret.games.richard3.board import (
    AREAS,
    ASIDE,
    BLOCK_IDS,
    BLOCKS,
    BORDER_COUNT,
    CARDS,
    CLOSED,
    COUNT_OF,
    DEAD,
    HEIR,
    KIND,
    LIMIT,
    MINOR,
    OTHER,
    POOL,
    PRISON,
    STEPS,
)
from banneret.games.richard3.state import CROSSED, FIELD, FRONTS, FULL, KING, KING_SIDE, PRETENDER, War


def check_position(s: War) -> list[str]:
    """All faults of a position; empty when there are none."""
    faults: list[str] = []
    if s.recount() != (s.cnt, s.here, s.held):
        faults.append("the counts of blocks disagree with the blocks")
    for b in range(BLOCKS):
        _check_block(s, b, faults)
    _check_cards(s, faults)
    for area in range(AREAS):
        battle = s.contested(area)
        if battle and not s.att[area]:
            faults.append(f"area {area} holds both houses, but nobody attacked it")
        if s.att[area] and not battle and area != s.now[FIELD]:
            faults.append(f"area {area} was attacked, but does not hold both houses")
    if s.now[FRONTS] != len([area for area in range(AREAS) if s.att[area]]):
        faults.append("the number of battles disagrees with the attacks")
    if any(s.cross) and not s.now[CROSSED]:
        faults.append("borders were crossed, but nobody remembers it")
    for border in range(BORDER_COUNT):
        if not s.now[FULL] and max(s.crossed(0, border), s.crossed(1, border)) >= LIMIT[border]:
            faults.append("a border is used up, but nobody remembers it")
    king = s.now[KING]
    if king >= 0 and (s.loc[king] in (DEAD, ASIDE) or s.owner(king) != s.now[KING_SIDE]):
        faults.append("the King is not a living heir of the King side")
    rival = s.now[PRETENDER]
    if rival >= 0 and (s.loc[rival] in (DEAD, ASIDE, PRISON) or s.owner(rival) == s.now[KING_SIDE]):
        if not (s.loc[rival] == DEAD and not s.stack):
            faults.append("the Pretender is not a living heir of the Pretender side")
    faults.extend(knowledge.check(s))
    return faults


def _check_block(s: War, b: int, faults: list[str]) -> None:
    place = s.loc[b]
    name = BLOCK_IDS[b]
    if not 0 <= place <= PRISON:
        faults.append(f"{name} is nowhere")
        return
    if not 1 <= s.steps[b] <= STEPS[b]:
        faults.append(f"{name} has strength {s.steps[b]}")
    if place < AREAS and CLOSED[s.owner(b) * AREAS + place]:
        faults.append(f"{name} stands in the exile of the other house")
    other = OTHER[b]
    if other >= 0:
        if (place == ASIDE) == (s.loc[other] == ASIDE):
            if not (place == DEAD and s.loc[other] == DEAD):
                faults.append(f"{name} and its other version are both in play")
    elif place == ASIDE:
        faults.append(f"{name} is set aside but has no other version")
    if place == MINOR and KIND[b] != HEIR:
        faults.append(f"{name} is a minor but no heir")
    if s.reserve[b] and place != s.now[FIELD]:
        faults.append(f"{name} is in Reserve of no battle")
    if place > POOL and (s.entry[b] or s.moved[b]):
        faults.append(f"{name} is off the map but moved")


def _check_cards(s: War, faults: list[str]) -> None:
    """R3-0-d: 25 cards, each in one place."""
    for card in range(CARDS):
        total = s.deck[card]
        for side in (0, 1):
            total += s.hand[side * CARDS + card] + s.played[side * CARDS + card]
        if total != COUNT_OF[card]:
            faults.append(f"card {card}: {total} instead of {COUNT_OF[card]}")
