"""What a family may do in its own turn besides what the turn is for: play a card, use a servant, bargain.

Each provider below is a module with ``VERBS`` (a frozenset of its verbs), ``add``, ``refuse`` and ``do``. What
interrupts is possible at every decision of the turn, the rest only when nothing is half done (``calm``).
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import verb_of
from banneret.games.fief_england.state import Fief
from banneret.games.fief_england.steps import ceding, sherwood

#: All verbs that belong here.
VERBS: Final[frozenset[int]] = ceding.VERBS | sherwood.VERBS
#: Those that may interrupt what is half done.
INTERRUPTS: Final[frozenset[int]] = sherwood.VERBS


def add(s: Fief, g: int, found: list[int], calm: bool) -> None:
    """Adds the legal choices to a list."""
    sherwood.add(s, g, found)
    if calm:
        ceding.add(s, g, found)


def forbid(s: Fief, g: int, c: int, calm: bool) -> str:
    """The rule that forbids one of them."""
    if not calm and verb_of(c) not in INTERRUPTS:
        return "FE-2.6-d"
    if verb_of(c) in sherwood.VERBS:
        return sherwood.refuse(s, g, c)
    return ceding.refuse(s, g, c)


def apply(s: Fief, g: int, c: int) -> None:
    """Carries one out."""
    if verb_of(c) in sherwood.VERBS:
        sherwood.do(s, g, c)
    else:
        ceding.do(s, g, c)
