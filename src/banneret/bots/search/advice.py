"""What a search thinks of a position: for people who look back at a game, or try things out.

It knows what the seat knows and nothing else, so its advice gives no secret away; but it is help, and not for
the players of a game that is under way.
"""

from __future__ import annotations

import random
import time
from typing import Any, NamedTuple

from banneret.bots.judge import Judge
from banneret.bots.search.settings import Settings
from banneret.bots.search.think import Search
from banneret.bots.seat import SeatView


class Opinion(NamedTuple):
    """What a search thinks of one choice.

    Attributes:
        choice: which.
        visits: how often the search has tried it.
        chance: the share of the win that it expects of it, from 0 to 1; -1 if it was never tried.
    """

    choice: int
    visits: int
    chance: float


class Study:
    """A search that goes on for as long as one likes, and can be asked in between what it thinks.

    Args:
        seat: the chair of who looks: who has to decide, or anybody else, who then only has an outlook.
        settings: how to search; ``nodes`` and ``seconds`` are what it may spend in all.
        seed: the same seed gives the same thoughts, if time is no limit.
    """

    def __init__(self, seat: SeatView, settings: Settings, seed: object = None) -> None:
        rng = random.Random(None if seed is None else str(seed))
        must: Any = seat.view()["must_act"]
        self._search = Search(seat, Judge(seat.game), settings, rng, looking=seat.seat not in must)
        self._settings = settings
        self._spent = 0.0

    def go_on(self, seconds: float) -> None:
        """Thinks for so many seconds more (0: to the end)."""
        if self.done:
            return
        begun = time.monotonic()
        self._search.run(self._settings.nodes, seconds, patient=True)
        self._spent += time.monotonic() - begun

    @property
    def rounds(self) -> int:
        """How many rounds it has played."""
        return self._search.root.times

    @property
    def done(self) -> bool:
        """Whether it has spent what it may, or there is nothing to choose between."""
        nodes, seconds = self._settings.nodes, self._settings.seconds
        return (
            len(self._search.listed) < 2
            or (nodes > 0 and self.rounds >= nodes)
            or (seconds > 0.0 and self._spent >= seconds)
        )

    def opinions(self) -> list[Opinion]:
        """All choices of the seat, the ones that were tried most first."""
        root = self._search.root
        found = []
        for i, choice in enumerate(root.choices):
            visits = root.visits[i]
            found.append(Opinion(choice, visits, root.total[i] / visits if visits else -1.0))
        found.sort(key=lambda opinion: (-opinion.visits, -opinion.chance, opinion.choice))
        return found

    def outlook(self, rounds: int, seconds: float = 0.0) -> list[float]:
        """The chances of all seats to win, from so many positions, or those there is time for."""
        return self._search.outlook(rounds, seconds)


def advise(seat: SeatView, settings: Settings, seed: object = None) -> list[Opinion]:
    """All choices of a seat that has to decide, the ones that were tried most first.

    Args:
        seat: the chair of who decides.
        settings: how to search.
        seed: the same seed gives the same advice, if time is no limit.
    """
    study = Study(seat, settings, seed)
    study.go_on(settings.seconds)
    return study.opinions()


def outlook(seat: SeatView, rounds: int = 32, seed: object = None) -> list[float]:
    """The chances of all seats to win, as one of them can tell: whoever has to decide or nobody.

    Args:
        seat: the chair of who looks.
        rounds: from so many positions that the seat could not tell from the real one.
        seed: the same seed gives the same chances.
    """
    return Study(seat, Settings(), seed).outlook(rounds)
