"""What a family may do in its own turn besides what the turn is for: play a card, use a servant, bargain."""

from __future__ import annotations

from typing import Final

from banneret.games.fief_england.state import Fief

#: The verbs that belong here.
VERBS: Final[frozenset[int]] = frozenset()


def add(s: Fief, g: int, found: list[int]) -> None:
    """Adds the legal choices to a list."""


def forbid(s: Fief, g: int, c: int) -> str:
    """The rule that forbids one of them."""
    return "FE-2.6-c"


def apply(s: Fief, g: int, c: int) -> None:
    """Carries one out."""
