"""What a family may do in its own turn besides what the turn is for: play a card, use a servant, bargain.

Each provider below is a module with ``VERBS`` (a frozenset of its verbs), ``add``, ``refuse`` and ``do``.
What
interrupts is possible at every decision of the turn, the rest only when nothing is half done (``calm``).
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import verb_of
from banneret.games.fief_england.state import Fief
from banneret.games.fief_england.steps import (
    ceding,
    church,
    deals,
    garter,
    lightning,
    pigeons,
    relics,
    retreats,
    sherwood,
    titles,
    trades,
    wardens,
)

#: All verbs that belong here.
VERBS: Final[frozenset[int]] = (
    ceding.VERBS
    | sherwood.VERBS
    | titles.VERBS
    | church.VERBS
    | relics.VERBS
    | garter.VERBS
    | trades.VERBS
    | wardens.VERBS
    | lightning.VERBS
    | deals.VERBS
    | pigeons.VERBS
    | retreats.VERBS
)
#: Those that may interrupt what is half done.
INTERRUPTS: Final[frozenset[int]] = sherwood.VERBS | relics.ANY_TIME | lightning.VERBS | retreats.VERBS


def add(s: Fief, g: int, found: list[int], calm: bool) -> None:
    """Adds the legal choices to a list."""
    lightning.add(s, g, found)
    retreats.add(s, g, found)
    sherwood.add(s, g, found)
    relics.add(s, g, found, calm)
    if calm:
        ceding.add(s, g, found)
        deals.add(s, g, found)
        pigeons.add(s, g, found)
        titles.add(s, g, found)
        church.add(s, g, found)
        garter.add(s, g, found)
        trades.add(s, g, found)
        wardens.add(s, g, found)


def forbid(s: Fief, g: int, c: int, calm: bool) -> str:
    """The rule that forbids one of them."""
    verb = verb_of(c)
    if not calm and verb not in INTERRUPTS:
        return "FE-2.6-d"
    if verb in lightning.VERBS:
        return lightning.refuse(s, g, c)
    if verb in retreats.VERBS:
        return retreats.refuse(s, g, c)
    if verb in relics.VERBS:
        return relics.refuse(s, g, c)
    if verb in titles.VERBS:
        return titles.refuse(s, g, c)
    if verb in church.VERBS:
        return church.refuse(s, g, c)
    if verb in garter.VERBS:
        return garter.refuse(s, g, c)
    if verb in trades.VERBS:
        return trades.refuse(s, g, c)
    if verb in sherwood.VERBS:
        return sherwood.refuse(s, g, c)
    if verb in wardens.VERBS:
        return wardens.refuse(s, g, c)
    if verb in deals.VERBS:
        return deals.refuse(s, g, c)
    if verb in pigeons.VERBS:
        return pigeons.refuse(s, g, c)
    return ceding.refuse(s, g, c)


def apply(s: Fief, g: int, c: int) -> None:
    """Carries one out."""
    verb = verb_of(c)
    if verb in lightning.VERBS:
        lightning.do(s, g, c)
    elif verb in retreats.VERBS:
        retreats.do(s, g, c)
    elif verb in relics.VERBS:
        relics.do(s, g, c)
    elif verb in titles.VERBS:
        titles.do(s, g, c)
    elif verb in church.VERBS:
        church.do(s, g, c)
    elif verb in garter.VERBS:
        garter.do(s, c)
    elif verb in trades.VERBS:
        trades.do(s, c)
    elif verb in sherwood.VERBS:
        sherwood.do(s, g)
    elif verb in wardens.VERBS:
        wardens.do(s, g, c)
    elif verb in deals.VERBS:
        deals.do(s, g, c)
    elif verb in pigeons.VERBS:
        pigeons.do(s, g, c)
    else:
        ceding.do(s, g, c)
