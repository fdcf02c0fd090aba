"""What a search remembers: how the choices of a seat have fared in every situation that it knows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

#: A choice that nobody has tried yet is taken to be so much worse than what its seat has got here so far.
_UNTRIED: Final = 0.05
#: How much weight the judgement of the game leaves to each of its choices, however little it likes it.
_DOUBT: Final = 0.1
#: How steep the prior is: choices that are one such part of the spread of all scores worse count 1/e.
_STEEPNESS: Final = 0.35


class Node:
    """One situation as one seat sees it, and what came of its choices there.

    Choices that are legal in some positions that look like this and not in others are all listed; who asks
    for one says which are legal now.

    Attributes:
        seat: who decides.
        choices: all that were met so far.
        prior: how likely a good player takes each, as far as the game's judgement goes.
        visits: how often each was tried.
        total: the sum of what each brought, as shares of a win.
    """

    __slots__ = ("choices", "place", "prior", "seat", "sum", "times", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.choices: list[int] = []
        self.place: dict[int, int] = {}
        self.prior: list[float] = []
        self.visits: list[int] = []
        self.total: list[float] = []
        self.times = 0
        self.sum = 0.0

    def knows(self, listed: Sequence[int]) -> bool:
        """Whether all these choices were met before."""
        place = self.place
        for choice in listed:
            if choice not in place:
                return False
        return True

    def learn(self, listed: Sequence[int], prior: Sequence[float]) -> None:
        """Takes choices up that were not met before."""
        for choice, chance in zip(listed, prior, strict=True):
            if choice not in self.place:
                self.place[choice] = len(self.choices)
                self.choices.append(choice)
                self.prior.append(chance)
                self.visits.append(0)
                self.total.append(0.0)

    def select(self, listed: Sequence[int], curiosity: float, width: float) -> int:
        """The choice to try next (PUCT): what has fared well, what is likely good, what was tried little.

        Args:
            listed: what is legal now.
            curiosity: how much the untried draws.
            width: progressive widening: after n visits only so many times the root of n choices compete.
        """
        place = self.place
        prior = self.prior
        visits = self.visits
        places = [place[choice] for choice in listed]
        times = self.times
        most = 1 + int(width * math.sqrt(times))
        if most < len(places):
            places.sort(key=lambda i: (-prior[i], self.choices[i]))
            # What was tried while it was among the likely ones stays in the race.
            places = [i for rank, i in enumerate(places) if rank < most or visits[i]]
        mean = self.sum / times if times else 0.5
        untried = mean - _UNTRIED
        draw = curiosity * math.sqrt(times + 1.0)
        best = -math.inf
        chosen = places[0]
        for i in places:
            tried = visits[i]
            value = self.total[i] / tried if tried else untried
            value += draw * prior[i] / (1.0 + tried)
            if value > best:
                best = value
                chosen = i
        return self.choices[chosen]

    def as_ever(self, listed: Sequence[int], luck: float) -> int:
        """A choice as often as it was taken so far, and at first as often as is likely good.

        Args:
            listed: what is legal now.
            luck: from 0 to 1, decides.
        """
        weights = [self.visits[self.place[choice]] + self.prior[self.place[choice]] for choice in listed]
        left = luck * sum(weights)
        for choice, weight in zip(listed, weights, strict=True):
            left -= weight
            if left < 0.0:
                return choice
        return listed[-1]

    def lead(self, listed: Sequence[int]) -> int:
        """How many visits the most visited choice is ahead of all others."""
        first = 0
        second = 0
        for choice in listed:
            visits = self.visits[self.place[choice]]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second

    def reward(self, choice: int, value: float) -> None:
        """What trying a choice has brought."""
        i = self.place[choice]
        self.visits[i] += 1
        self.total[i] += value
        self.times += 1
        self.sum += value


def prior(scores: Sequence[float], count: int) -> list[float]:
    """How likely a good player takes each of its choices, from the scores of the game's judgement.

    Scores are comparable within one question only, so what counts is how far each is below the best, against
    the spread of them all.
    """
    if not scores:
        return [1.0 / count] * count
    best = max(scores)
    mean = sum(scores) / count
    spread = sum([abs(score - mean) for score in scores]) / count
    if spread <= 0.0 or not math.isfinite(spread):
        return [1.0 / count] * count
    step = _STEEPNESS * spread
    weights = [math.exp(max(-50.0, (score - best) / step)) for score in scores]
    whole = sum(weights)
    return [(1.0 - _DOUBT) * weight / whole + _DOUBT / count for weight in weights]
