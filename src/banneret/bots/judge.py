"""What bots ask of a game: the module ``evaluate`` in its folder, and what has to be in it.

A game that wants more than random bots offers a module ``<its package>.evaluate`` with

* ``evaluate(state, seat) -> float``: what a full position is worth to a seat, more is better, the same
  scale all through a game; won and lost games included;
* and, if it likes, ``prefer(state, seat, choices) -> list[float]``: a score for each of the choices, for
  questions where one choice ahead is blind: the first of a chain (lift a block, step, stop), secret cards.
  An empty list says that trying and evaluating them is as good. It must look only at what the seat knows,
  though the state it is given is a full (sampled) one, and must leave the state as it was.

Whoever plays better than greedily builds on the same two. For those who look ahead it may also have

* ``quiet(state) -> bool``: whether nothing is half done (a block in the hand, a battle to be fought), so that
  evaluating the position makes sense; without it a search looks a fixed number of decisions further;
* ``everybody(state) -> list[float]``: ``evaluate`` for all seats at once, where that is less work than to ask
  for one after the other;
* ``SCALE``: how much one has to be ahead in evaluation for a chance to win of e to 1 against another; without
  it a search takes the spread of the positions that it meets.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Protocol, cast

from banneret.core import registry
from banneret.core.errors import BanneretError
from banneret.core.state import State


class NoEvaluation(BanneretError):
    """The game does not say what its positions are worth, so only bots without a judgement can play it."""


class Evaluate(Protocol):
    """The function of that name in a game's module ``evaluate``."""

    def __call__(self, state: State, seat: int, /) -> float: ...


class Prefer(Protocol):
    """The function of that name in a game's module ``evaluate``."""

    def __call__(self, state: State, seat: int, choices: Sequence[int], /) -> list[float]: ...


class Everybody(Protocol):
    """The function of that name in a game's module ``evaluate``."""

    def __call__(self, state: State, /) -> list[float]: ...


class Quiet(Protocol):
    """The function of that name in a game's module ``evaluate``."""

    def __call__(self, state: State, /) -> bool: ...


class Judge:
    """The judgement of one game.

    Args:
        game: the game's id.
    """

    def __init__(self, game: str) -> None:
        module = _module(game)
        if importlib.util.find_spec(module) is None:
            raise NoEvaluation(f"{game} has no module {module}, so no bot can judge its positions")
        found = importlib.import_module(module)
        if not callable(getattr(found, "evaluate", None)):
            raise NoEvaluation(f"{module} has no function evaluate(state, seat)")
        self.evaluate = cast("Evaluate", found.evaluate)
        #: How far ahead in evaluation is worth a chance to win of e to 1; 0 if the game does not say.
        self.scale = float(getattr(found, "SCALE", 0.0))
        self.quiet = cast("Quiet | None", getattr(found, "quiet", None))
        self._prefer = cast("Prefer | None", getattr(found, "prefer", None))
        self._everybody = cast("Everybody | None", getattr(found, "everybody", None))

    def everybody(self, state: State, seats: int) -> list[float]:
        """What a full position is worth to each of so many seats."""
        if self._everybody is not None:
            return self._everybody(state)
        evaluate = self.evaluate
        return [evaluate(state, seat) for seat in range(seats)]

    def prefer(self, state: State, seat: int, choices: Sequence[int]) -> list[float]:
        """Scores of the choices; an empty list if the game has none to give."""
        if self._prefer is None:
            return []
        scores = self._prefer(state, seat, choices)
        if scores and len(scores) != len(choices):
            raise NoEvaluation(f"{len(scores)} scores for {len(choices)} choices")
        return scores


def _module(game: str) -> str:
    return f"{registry.find(game).package}.evaluate"


def has_judge(game: str) -> bool:
    """Whether a game says what its positions are worth."""
    return importlib.util.find_spec(_module(game)) is not None
