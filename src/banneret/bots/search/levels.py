"""The strength levels, and searches made to order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from banneret.bots.judge import has_judge
from banneret.bots.search import settings as ways
from banneret.bots.search.bot import SearchBot
from banneret.bots.search.settings import Settings


class SearchMaker:
    """Makes bots that search, all with the same settings.

    Args:
        settings: how they search.
    """

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = Settings() if settings is None else settings

    def __call__(self, seed: object = None) -> SearchBot:
        return SearchBot(seed, self.settings)

    @staticmethod
    def plays(game: str) -> bool:
        """Whether the bots can play a game: whether that has a judgement."""
        return has_judge(game)

    def configured(self, options: Mapping[str, str]) -> SearchMaker:
        """The same with other options: ``nodes``, ``seconds``, ``depth``, ... (``Settings``)."""
        return SearchMaker(ways.configured(self.settings, options))

    def within(self, seconds: float) -> SearchMaker:
        """The same, but never longer than so many seconds for a choice: for people who wait."""
        limit = self.settings.seconds
        return SearchMaker(self.settings._replace(seconds=min(limit, seconds) if limit else seconds))


#: From the weakest to the strongest. None depends on the clock, so that games can be played again.
LEVELS: Final[dict[str, SearchMaker]] = {
    "page": SearchMaker(Settings(nodes=1, whim=0.35)),
    "squire": SearchMaker(Settings(nodes=1, whim=0.12)),
    "knight": SearchMaker(Settings(nodes=16)),
    "lord": SearchMaker(Settings(nodes=600)),
}
