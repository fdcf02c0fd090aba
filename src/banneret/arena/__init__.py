"""Many games at once: matches, ladders and data sets, on one machine or a Ray cluster."""

from __future__ import annotations

from banneret.arena.contest import LOSE, PENALTIES, REPLACE, BadContest, Contest, contest
from banneret.arena.results import DamagedResults, OtherContest
from banneret.arena.run import run
from banneret.arena.stats import elo, summary, wilson

__all__ = [
    "LOSE",
    "PENALTIES",
    "REPLACE",
    "BadContest",
    "Contest",
    "DamagedResults",
    "OtherContest",
    "contest",
    "elo",
    "run",
    "summary",
    "wilson",
]
