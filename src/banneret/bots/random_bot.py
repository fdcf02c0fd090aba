"""The bot that knows nothing: any legal choice is as good as any other."""

from __future__ import annotations

import random

from banneret.bots.seat import SeatView


class RandomBot:
    """Chooses evenly among what is legal.

    Args:
        seed: the same seed makes the same choices; None for others every time.
    """

    def __init__(self, seed: object = None) -> None:
        self._random = random.Random(None if seed is None else str(seed)).random

    def choose(self, seat: SeatView) -> int:
        listed = seat.choices()
        return listed[int(self._random() * len(listed))]
