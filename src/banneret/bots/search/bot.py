"""The bot that looks ahead."""

from __future__ import annotations

import random

from banneret.bots.circles import Circles
from banneret.bots.greedy import GreedyBot
from banneret.bots.judge import Judge
from banneret.bots.search.crew import Crew
from banneret.bots.search.settings import Settings
from banneret.bots.search.think import Search
from banneret.bots.seat import SeatView


class SearchBot:
    """Chooses what its search has tried most (``banneret.bots.search.think``).

    Args:
        seed: the same seed makes the same choices in the same game, if time is no limit.
        settings: how it searches.
    """

    def __init__(self, seed: object = None, settings: Settings | None = None) -> None:
        self._rng = random.Random(None if seed is None else str(seed))
        self._settings = Settings() if settings is None else settings
        #: Plays for it where it does not look ahead.
        self._greedy = GreedyBot(self._rng.getrandbits(64))
        self._judges: dict[str, Judge] = {}
        self._crew: Crew | None = None
        self._circles = Circles()
        #: The last search, the choice that came of it, and where the game was then.
        self._before: Search | None = None
        self._chosen = 0
        self._chair: SeatView | None = None
        self._version = 0
        self._read = 0

    def choose(self, seat: SeatView) -> int:
        return self._circles.made(self._choose(seat, self._circles.ways_on(seat, seat.choices())))

    def _choose(self, seat: SeatView, listed: tuple[int, ...]) -> int:
        settings = self._settings
        if len(listed) == 1:
            return listed[0]
        if settings.whim and self._rng.random() < settings.whim:
            return listed[int(self._rng.random() * len(listed))]
        judge = self._judges.get(seat.game)
        if judge is None:
            judge = self._judges[seat.game] = Judge(seat.game)
        if settings.nodes == 1:
            return self._greedy.choose(seat)
        if settings.processes > 1:
            return self._with_others(seat, judge, listed)
        before = self._before if self._goes_on(seat) else None
        search = Search(seat, judge, settings, self._rng, before, self._chosen)
        search.run(settings.nodes, settings.seconds)
        self._before = search
        self._chosen = search.best(listed)
        return self._chosen

    def _goes_on(self, seat: SeatView) -> bool:
        """Whether nothing has happened since this bot's last choice, as far as its seat knows."""
        version = seat.version()
        same = seat is self._chair and version == self._version + 1
        news = seat.log(self._read)
        self._chair = seat
        self._version = version
        self._read += len(news)
        return same and not news

    def _with_others(self, seat: SeatView, judge: Judge, listed: tuple[int, ...]) -> int:
        """Several processes, each with its part of the rounds; what their choices brought is added up."""
        settings = self._settings
        helpers = settings.processes - 1
        share = settings._replace(nodes=-(-settings.nodes // settings.processes), processes=1)
        if self._crew is None:
            self._crew = Crew(helpers)
        seeds = [str(self._rng.getrandbits(64)) for _ in range(helpers)]
        sample = seat.sample(self._rng).snapshot()
        self._crew.ask(seat, share, seeds, sample)
        search = Search(seat, judge, share, self._rng)
        search.run(share.nodes, share.seconds)
        root = search.root
        visits = dict(zip(root.choices, root.visits, strict=True))
        total = dict(zip(root.choices, root.total, strict=True))
        for answer in self._crew.answers():
            for choice, (tried, brought) in answer.items():
                visits[choice] += tried
                total[choice] += brought
        return max(listed, key=lambda choice: (visits[choice], total[choice], -choice))
