"""What a position of the heaps is worth."""

from __future__ import annotations

from tests.bots.judged import Heaps


def evaluate(s: Heaps, seat: int) -> float:
    """The coins that a seat is ahead."""
    return s.coins[seat] - s.coins[1 - seat]
