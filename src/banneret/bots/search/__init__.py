"""Bots that look ahead."""

from __future__ import annotations

from banneret.bots.search.bot import SearchBot
from banneret.bots.search.levels import LEVELS, SearchMaker
from banneret.bots.search.settings import Settings
from banneret.bots.search.think import Search

__all__ = ["LEVELS", "Search", "SearchBot", "SearchMaker", "Settings"]
