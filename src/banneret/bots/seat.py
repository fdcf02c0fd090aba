"""The chair a bot sits in: all that its seat may see and ask, and nothing else of the game."""

from __future__ import annotations

import random

from banneret.core.game import Game
from banneret.core.rules import Refusal


class SeatView:
    """One seat's door into a game under way; it follows the game as it goes on.

    A bot that keeps to this door knows no more than a person in its seat. Python cannot lock a door
    inside one process: bots of strangers belong into a process of their own, with views sent to them.

    Attributes:
        seat: the number of the seat.
        name: what the seat is called.
        game: the id of the game.
    """

    __slots__ = ("__game", "game", "name", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        game.version(seat)  # refuses a seat that is not there
        self.__game = game
        self.seat = seat
        self.name: str = game.rules.seat_names[game.seats][seat]
        self.game: str = game.rules.name

    def view(self) -> dict[str, object]:
        """What the seat sees, ready for JSON."""
        return self.__game.view(self.seat)

    def choices(self) -> tuple[int, ...]:
        """The legal choices, sorted; empty while others decide."""
        return self.__game.choices(self.seat)

    def describe(self, choice: object, language: str = "en") -> str:
        """A choice in words."""
        return self.__game.describe(choice, language)

    def why_not(self, choice: object) -> Refusal | None:
        """The rule that forbids a choice, or None if it is legal."""
        return self.__game.why_not(self.seat, choice)

    def log(self, since: int = 0) -> list[dict[str, object]]:
        """The log lines that the seat may read, from the ``since``-th of them on."""
        return self.__game.log(self.seat, since)

    def version(self) -> int:
        """Changes whenever the seat is asked something new."""
        return self.__game.version(self.seat)

    def sample(self, rng: random.Random) -> Game:
        """A full position that the seat could not tell from the real one, as a game of its own."""
        return self.__game.sample(self.seat, rng)
