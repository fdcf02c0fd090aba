"""The bot that looks one choice ahead: it takes what its game's own judgement likes best, there and then."""

from __future__ import annotations

import random
from typing import Final

from banneret.bots.circles import Circles
from banneret.bots.judge import Judge, has_judge
from banneret.bots.seat import SeatView

#: How many positions that the seat cannot tell from the real one it tries a choice in.
SAMPLES: Final = 4


class GreedyBot:
    """Chooses by the judgement of its game (``banneret.bots.judge``), without a thought for the answer.

    Args:
        seed: the same seed makes the same choices; None for others every time (where it is indifferent).
    """

    def __init__(self, seed: object = None) -> None:
        self._rng = random.Random(None if seed is None else str(seed))
        self._judges: dict[str, Judge] = {}
        self._circles = Circles()

    @staticmethod
    def plays(game: str) -> bool:
        """Whether the bot can play a game: whether that has a judgement."""
        return has_judge(game)

    def choose(self, seat: SeatView) -> int:
        listed = self._circles.ways_on(seat, seat.choices())
        if len(listed) == 1:
            return self._circles.made(listed[0])
        judge = self._judges.get(seat.game)
        if judge is None:
            judge = self._judges[seat.game] = Judge(seat.game)
        sample = seat.sample(self._rng)
        scores = judge.prefer(sample.state, seat.seat, listed)
        if not scores:
            scores = self._tried(judge, seat, listed)
        best = max(scores)
        liked = [c for c, score in zip(listed, scores, strict=True) if score == best]
        return self._circles.made(self._rng.choice(liked))

    def _tried(self, judge: Judge, seat: SeatView, listed: tuple[int, ...]) -> list[float]:
        """What the choices lead to, on average over positions and dice; all meet the same of both."""
        scores = [0.0] * len(listed)
        for _ in range(SAMPLES):
            sample = seat.sample(self._rng)
            for place, choice in enumerate(listed):
                after = sample.copy(log=False)
                after.apply(seat.seat, choice)
                scores[place] += judge.evaluate(after.state, seat.seat)
        return scores
