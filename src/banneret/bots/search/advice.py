"""What a search thinks of a position: for people who look back at a game, or try things out.

It knows what the seat knows and nothing else, so its advice gives no secret away; but it is help, and not for
the players of a game that is under way.
"""

from __future__ import annotations

import random
from typing import NamedTuple

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


def advise(seat: SeatView, settings: Settings, seed: object = None) -> list[Opinion]:
    """All choices of a seat that has to decide, the ones that were tried most first.

    Args:
        seat: the chair of who decides.
        settings: how to search.
        seed: the same seed gives the same advice, if time is no limit.
    """
    search = Search(seat, Judge(seat.game), settings, random.Random(None if seed is None else str(seed)))
    if len(search.listed) > 1:
        search.run(settings.nodes, settings.seconds, patient=True)
    root = search.root
    found = []
    for i, choice in enumerate(root.choices):
        visits = root.visits[i]
        found.append(Opinion(choice, visits, root.total[i] / visits if visits else -1.0))
    found.sort(key=lambda opinion: (-opinion.visits, -opinion.chance, opinion.choice))
    return found


def outlook(seat: SeatView, rounds: int = 32, seed: object = None) -> list[float]:
    """The chances of all seats to win, as one of them can tell: whoever has to decide or nobody.

    Args:
        seat: the chair of who looks.
        rounds: from so many positions that the seat could not tell from the real one.
        seed: the same seed gives the same chances.
    """
    rng = random.Random(None if seed is None else str(seed))
    return Search(seat, Judge(seat.game), Settings(), rng).outlook(rounds)
