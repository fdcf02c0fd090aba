"""Ratings of bots from their games: the Plackett-Luce model of openskill, for any number of seats."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from typing import Any, NamedTuple

from banneret.arena.contest import Contest
from banneret.arena.play import Row
from banneret.arena.stats import shares
from banneret.core.errors import BanneretError


class NeedsOpenskill(BanneretError):
    """The package that makes ratings is not installed."""


class Rating(NamedTuple):
    """How strong a bot is, and how sure that is (one standard deviation)."""

    bot: str
    mu: float
    sigma: float


def ratings(contest: Contest, rows: Iterable[Row]) -> list[Rating]:
    """The ratings of everybody, the strongest first. The order of the games is that of their numbers.

    Winners are equal first, all others equal second; a bot with several seats of a game learns from all.
    """
    try:
        models = importlib.import_module("openskill.models")
    except ImportError as error:
        raise NeedsOpenskill("ratings need openskill: install banneret[arena]") from error
    model: Any = models.PlackettLuce()
    known: dict[str, Any] = {name: model.rating(name=name) for name in contest.bots()}
    for row in sorted(rows, key=lambda row: int(row["n"])):
        won = shares(row)
        names = row["bots"]
        if len(set(names)) < 2 or not any(won):
            continue
        ranks = [1.0 if share > 0.0 else 2.0 for share in won]
        rated = model.rate([[known[name]] for name in names], ranks=ranks)
        for name in set(names):
            mine = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
            known[name].mu = sum([rating.mu for rating in mine]) / len(mine)
            known[name].sigma = sum([rating.sigma for rating in mine]) / len(mine)
    found = [Rating(name, round(rating.mu, 3), round(rating.sigma, 3)) for name, rating in known.items()]
    return sorted(found, key=lambda rating: -rating.mu)
