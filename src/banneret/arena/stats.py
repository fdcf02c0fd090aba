"""What results say, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from banneret.arena.contest import Contest
from banneret.arena.play import Row

#: Standard deviations of a confidence interval of 95 %.
Z: Final = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true share of wins lies with 95 % confidence (Wilson's score interval)."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z * Z / games
    middle = (share + spread / 2.0) / (1.0 + spread)
    half = Z / (1.0 + spread) * math.sqrt(max(0.0, share * (1.0 - share) / games + spread / (4.0 * games)))
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(share: float) -> float:
    """How many Elo points so large a share of the wins between two is worth; infinite for all or none."""
    if share <= 0.0:
        return -math.inf
    if share >= 1.0:
        return math.inf
    return -400.0 * math.log10(1.0 / share - 1.0)


class Standing:
    """What a bot has made of its games.

    Attributes:
        games: how many it has played; a game in which it holds several seats counts once for each.
        wins: its shares of them: a win shared by two is half a win.
        seats: games and wins by seat.
    """

    def __init__(self, bot: str, seats: int) -> None:
        self.bot = bot
        self.games = 0
        self.wins = 0.0
        self.seats: list[tuple[int, float]] = [(0, 0.0)] * seats
        self.faults: dict[str, int] = {}
        self.asked = 0
        self.thought = 0.0

    def add(self, seat: int, won: float, row: Row) -> None:
        """Enters one seat of one game."""
        self.games += 1
        self.wins += won
        games, wins = self.seats[seat]
        self.seats[seat] = (games + 1, wins + won)
        self.asked += row["asked"][seat]
        self.thought += row["thought"][seat]
        for fault in row["faults"]:
            if fault["seat"] == seat:
                self.faults[fault["reason"]] = self.faults.get(fault["reason"], 0) + 1

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


class Pair(NamedTuple):
    """Two bots against each other.

    Attributes:
        games: games in which both played.
        wins: what the first has won of what the two have won together.
    """

    one: str
    two: str
    games: int
    wins: float


def shares(row: Row) -> list[float]:
    """What each seat has won of a game."""
    winners = row["winners"]
    part = 1.0 / len(winners) if winners else 0.0
    return [part if seat in winners else 0.0 for seat in range(len(row["bots"]))]


def standings(contest: Contest, rows: Iterable[Row]) -> dict[str, Standing]:
    """What everybody has made of the games, in the order in which they were named."""
    found = {name: Standing(name, contest.seats) for name in contest.bots()}
    for row in rows:
        won = shares(row)
        for seat, name in enumerate(row["bots"]):
            found[name].add(seat, won[seat], row)
    return found


def pairs(contest: Contest, rows: Iterable[Row]) -> list[Pair]:
    """Every pair of bots that has met on equal terms; games that neither has won are left out."""
    met: dict[tuple[str, str], tuple[int, float]] = {}
    order = contest.bots()
    for row in rows:
        won = shares(row)
        present = sorted(set(row["bots"]), key=order.index)
        for place, one in enumerate(present):
            for two in present[place + 1 :]:
                if row["bots"].count(one) != row["bots"].count(two) and len(contest.lineups) == 1:
                    continue  # one against many: half of the wins is not what is fair
                first = sum([won[seat] for seat, name in enumerate(row["bots"]) if name == one])
                second = sum([won[seat] for seat, name in enumerate(row["bots"]) if name == two])
                if first + second <= 0.0:
                    continue
                games, wins = met.get((one, two), (0, 0.0))
                met[one, two] = (games + 1, wins + first / (first + second))
    return [Pair(one, two, games, wins) for (one, two), (games, wins) in met.items()]


def summary(contest: Contest, rows: list[Row], seconds: float = 0.0) -> dict[str, Any]:
    """A contest as one JSON object."""
    told: list[dict[str, Any]] = []
    for name, standing in standings(contest, rows).items():
        low, high = wilson(standing.wins, standing.games)
        told.append(
            {
                "bot": name,
                "games": standing.games,
                "wins": round(standing.wins, 4),
                "share": round(standing.share, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "of_fair_share": round(standing.share * contest.seats, 3),
                "by_seat": [{"games": games, "wins": round(wins, 4)} for games, wins in standing.seats],
                "faults": standing.faults,
                "ms_a_choice": round(1000.0 * standing.thought / standing.asked, 3)
                if standing.asked
                else 0.0,
            }
        )
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": contest.options,
        "seed": contest.seed,
        "swap": contest.swap,
        "games": len(rows),
        "decisions": sum([row["decisions"] for row in rows]),
        "faults": sum([len(row["faults"]) for row in rows]),
        "seconds": round(seconds, 3),
        "standings": told,
        "pairs": [
            {
                "one": pair.one,
                "two": pair.two,
                "games": pair.games,
                "wins": round(pair.wins, 4),
                "share": round(pair.wins / pair.games, 4),
                "low": round(wilson(pair.wins, pair.games)[0], 4),
                "high": round(wilson(pair.wins, pair.games)[1], 4),
            }
            for pair in pairs(contest, rows)
        ],
    }
