"""What is played: which bots, at how many seats, in which order of seats, with which chance."""

from __future__ import annotations

import hashlib
import importlib
import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from banneret import bots
from banneret.core import registry
from banneret.core.errors import BanneretError

#: What may be agreed on for a bot that gives no choice which can be played.
LOSE: Final = "lose"
REPLACE: Final = "replace"
PENALTIES: Final = (LOSE, REPLACE)
#: A game of more decisions than this is broken off, and nobody has won it.
LONGEST: Final = 50_000


class BadContest(BanneretError):
    """Such a contest cannot be played; the message says why."""


class Contest(NamedTuple):
    """A contest as plain data: whoever holds it, in whichever process, plays the same games.

    Attributes:
        game: the game's id.
        seats: how many seats.
        options: what is agreed on.
        lineups: who plays together, each a bot for every seat; all play equally many games.
        games: how many games each lineup plays.
        swap: whether seats are turned: each deal is played once with every turn of the lineup.
        seed: of everything.
        patience: seconds that a bot of others may think about one choice.
        penalty: ``lose``: who fails has lost the game; ``replace``: a choice at random is made for it.
        files: whether the results hold the games themselves.
        modules: imported wherever bots are made; they may make further ones known.
    """

    game: str
    seats: int
    options: dict[str, Any]
    lineups: tuple[tuple[str, ...], ...]
    games: int
    swap: bool = True
    seed: str = "1"
    patience: float = 10.0
    penalty: str = LOSE
    files: bool = False
    modules: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """How many games there are in all."""
        return self.games * len(self.lineups)

    def key(self) -> str:
        """What results have to agree in to belong together; how many games are played is not part of it."""
        told = self._replace(games=0, modules=())._asdict()
        text = json.dumps(told, sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode("utf-8"), digest_size=12).hexdigest()

    def bots(self) -> list[str]:
        """Everybody who takes part."""
        found: list[str] = []
        for lineup in self.lineups:
            found += [name for name in lineup if name not in found]
        return found

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in the ``number``-th game: lineups take turns, so that none lags behind."""
        lineup = self.lineups[number % len(self.lineups)]
        turn = number // len(self.lineups) % turns(lineup) if self.swap else 0
        return lineup[-turn:] + lineup[:-turn] if turn else lineup

    def deal(self, number: int) -> str:
        """The seed of the ``number``-th game: the turns of a lineup, and all lineups, meet the same."""
        place = number // len(self.lineups)
        if self.swap:
            place //= turns(self.lineups[number % len(self.lineups)])
        return f"{self.seed}/{place}"


def turns(lineup: Sequence[str]) -> int:
    """After how many turns of the seats a lineup sits as it did at first."""
    for turn in range(1, len(lineup)):
        if list(lineup[turn:]) + list(lineup[:turn]) == list(lineup):
            return turn
    return len(lineup)


def contest(
    game: str,
    names: Sequence[str],
    games: int,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    ladder: bool = False,
    **more: Any,
) -> Contest:
    """A contest, checked: every bot can be had and can play the game.

    Args:
        game: the game's id.
        names: who plays. As many as there are seats, or fewer: the last one fills the others. In a ladder
            any number from two on: every pair of them meets, and shares the seats by turns.
        games: how many games, in a ladder for each pair; rounded up so that all seatings are played equally
            often.
        seats: how many seats; None for as many as are named, or the fewest the game can be played with.
        options: what is agreed on; what is left out has its default.
        ladder: whether everybody meets everybody.
        more: other fields of ``Contest``.
    """
    for module in more.get("modules", ()):
        importlib.import_module(module)
    rules = registry.find(game)
    if not names:
        raise BadContest("a contest needs bots")
    if seats is None:
        able = sorted(rules.seat_names)
        seats = len(names) if not ladder and len(names) in able else able[0]
    agreed = rules.agree(seats, options or {})
    if ladder:
        if len(set(names)) != len(names) or len(names) < 2:
            raise BadContest("in a ladder two or more different bots meet")
        lineups = tuple(
            tuple([one, two][place % 2] for place in range(seats))
            for place_one, one in enumerate(names)
            for two in names[place_one + 1 :]
        )
    else:
        if len(names) > seats:
            raise BadContest(f"{game} is played by {seats} seats here, but {len(names)} bots are named")
        lineups = ((*names, *[names[-1]] * (seats - len(names))),)
    made = Contest(rules.name, seats, agreed, lineups, games, **more)
    if made.penalty not in PENALTIES:
        raise BadContest(f"a penalty is one of {', '.join(PENALTIES)}, not {made.penalty!r}")
    if made.swap:
        most = max([turns(lineup) for lineup in lineups])
        if seats % 2 and ladder:
            # A B A and its turns give A more seats; the other half of the games is B A B.
            made = made._replace(lineups=tuple([each for one in lineups for each in (one, _other(one))]))
            games = -(-games // 2)
        made = made._replace(games=-(-games // most) * most)
    for name in made.bots():
        bots.find(name)
        if not bots.plays(name, rules.name):
            raise BadContest(f"bot {name!r} cannot play {rules.name}")
    return made


def _other(lineup: tuple[str, ...]) -> tuple[str, ...]:
    """A lineup of two bots with their roles exchanged."""
    one, two = lineup[0], lineup[1]
    return tuple([two if name == one else one for name in lineup])
