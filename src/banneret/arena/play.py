"""One game of a contest, from the deal to its row of results; who fails is named and scored as agreed."""

from __future__ import annotations

import json
import random
import time
from typing import Any, Final

from banneret import bots
from banneret.arena.contest import LONGEST, LOSE, Contest
from banneret.bots import Bot, BotFailed, SeatView
from banneret.bots.workshop import Workshop
from banneret.core import game as core_game
from banneret.core import registry
from banneret.core.game import Game

#: Faults beyond which a game in which failing bots are replaced is not asked about further.
_FAULTS: Final = 20

#: One game: see ``Hall.play``.
Row = dict[str, Any]


class Hall:
    """Where games are played. Bots of this package play in this process; all others each have one of their
    own, see nothing but samples of positions, and can be stopped.

    Args:
        contest: what is played.
        loud: whether to show what bots of others print.
    """

    def __init__(self, contest: Contest, loud: bool = False) -> None:
        self._contest = contest
        self._rules = registry.find(contest.game)
        self._loud = loud
        self._workshops: dict[tuple[str, int], Workshop] = {}

    def __enter__(self) -> Hall:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the processes of all bots."""
        for workshop in self._workshops.values():
            workshop.close()
        self._workshops = {}

    def play(self, number: int) -> Row:
        """Plays the ``number``-th game.

        Returns:
            ``n`` the number of the game, ``bots`` by seat, ``winners`` the seats that have won, ``scores``,
            ``decisions``, ``seconds``, ``asked`` and ``thought`` how often each seat was asked and how long
            it thought, ``faults`` what went wrong (seat, bot, decision, reason, detail), and ``file`` if
            wanted.
        """
        contest = self._contest
        deal = contest.deal(number)
        game = core_game.new(self._rules, contest.seats, deal, contest.options, None)
        began = time.perf_counter()
        chairs = [
            self._chair(game, seat, name, f"{contest.seed}/{number}/{seat}")
            for seat, name in enumerate(contest.seating(number))
        ]
        faults: list[dict[str, Any]] = []
        lost = self._run(game, chairs, faults, random.Random(f"{deal}/{number}"))
        row: Row = {
            "n": number,
            "bots": [chair.bot for chair in chairs],
            "winners": list(game.winners),
            "scores": list(game.scores),
            "decisions": game.decisions,
            "seconds": round(time.perf_counter() - began, 4),
            "asked": [chair.asked for chair in chairs],
            "thought": [round(chair.thought, 4) for chair in chairs],
            "faults": faults,
        }
        if lost >= 0:
            row["winners"] = [seat for seat in range(contest.seats) if seat != lost]
        if contest.files:
            row["file"] = game.save()
        return row

    def _chair(self, game: Game, seat: int, name: str, seed: str) -> Chair:
        if bots.of_the_house(name):
            return Chair(game, seat, name, seed)
        workshop = self._workshops.get((name, seat))
        if workshop is None:
            workshop = Workshop(self._contest.modules, loud=self._loud)
            self._workshops[name, seat] = workshop
        return OwnProcess(game, seat, name, seed, workshop, self._contest.patience)

    def _run(self, game: Game, chairs: list[Chair], faults: list[dict[str, Any]], rng: random.Random) -> int:
        """Plays to the end; returns the seat that has lost for a fault, or -1."""
        clock = time.perf_counter
        must = game.must_act
        while must:
            chair = chairs[must[0]]
            before = clock()
            try:
                choice = chair.choose()
            except BotFailed as failure:
                chair.thought += clock() - before
                faults.append(
                    {
                        "seat": chair.seat,
                        "bot": chair.bot,
                        "decision": game.decisions,
                        "reason": failure.reason,
                        "detail": failure.detail[:300],
                    }
                )
                if self._contest.penalty == LOSE or len(faults) > _FAULTS:
                    return chair.seat
                choice = rng.choice(game.choices(chair.seat))
            else:
                chair.thought += clock() - before
            game.apply(chair.seat, choice)
            if game.decisions >= LONGEST:
                return -1
            must = game.must_act
        return -1


class Chair:
    """A seat with a bot of this package in it, which can be trusted with this process.

    Attributes:
        asked: how often it was asked.
        thought: for how many seconds it has thought.
    """

    def __init__(self, game: Game, seat: int, bot: str, seed: str) -> None:
        self.game = game
        self.seat = seat
        self.bot = bot
        self.seed = seed
        self.asked = 0
        self.thought = 0.0
        self._view = SeatView(game, seat)
        self._bot: Bot | None = None

    def choose(self) -> int:
        """A legal choice.

        Raises:
            BotFailed: it has none.
        """
        self.asked += 1
        try:
            if self._bot is None:
                self._bot = bots.find(self.bot)(self.seed)
            choice = self._bot.choose(self._view)
        except Exception as error:
            raise BotFailed("crashed", f"{type(error).__name__}: {error}") from error
        return self._checked(choice)

    def _checked(self, choice: object) -> int:
        if type(choice) is not int or choice not in self.game.choices(self.seat):
            raise BotFailed("illegal", f"{choice!r:.100} is not one of its choices")
        return choice


class OwnProcess(Chair):
    """A seat whose bot lives in another process, and knows of the game what it is sent: samples of it."""

    def __init__(
        self, game: Game, seat: int, bot: str, seed: str, workshop: Workshop, patience: float
    ) -> None:
        super().__init__(game, seat, bot, seed)
        self._workshop = workshop
        self._patience = patience
        self._rng = random.Random(f"{seed}/samples")

    def choose(self) -> int:
        self.asked += 1
        sample = self.game.sample(self.seat, self._rng).snapshot(log=True)
        question: dict[str, object] = {
            "bot": self.bot,
            "seed": self.seed,
            "seat": self.seat,
            "game": self.seed,
            "snapshot": json.dumps(sample),
        }
        return self._checked(self._workshop.ask(question, self._patience))
