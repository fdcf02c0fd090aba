"""Fief England, as the house knows it."""

from __future__ import annotations

import random
from collections.abc import Mapping

from banneret.core.rules import Rules
from banneret.core.state import Fields
from banneret.games.fief_england import options
from banneret.games.fief_england.board import FIGURES, SEAT_NAMES
from banneret.games.fief_england.check import check_position
from banneret.games.fief_england.knowledge import sample
from banneret.games.fief_england.state import WINNERS, Fief
from banneret.games.fief_england.steps import setting_up, victory
from banneret.games.fief_england.steps.table import all_steps
from banneret.games.fief_england.view import board_view
from banneret.games.fief_england.words import DETAILS, LINES, NUMBERS, PROMPTS, THINGS, VERBS


class FiefEngland(Rules[Fief]):
    """The rules of Fief England, editions es-2024 and it-2024 and any mixture of them."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "fief-england"
        self.version = "1"
        self.maturity = "beta"
        self.edition = "Spanish edition of 2024 (es-2024) and Italian edition of 2024 (it-2024)"
        self.package = "banneret.games.fief_england"
        self.seat_names = SEAT_NAMES
        self.kinds = THINGS
        self.numbers = NUMBERS
        self.verbs = VERBS
        self.lines = LINES
        self.prompts = PROMPTS
        self.details = DETAILS
        self.steps = all_steps()
        self.options = options.OPTIONS
        self.presets = options.PRESETS
        self.figures = FIGURES.mark

    def check_options(self, seats: int, agreed: Mapping[str, object]) -> None:
        options.check(agreed)

    def state(self, f: Fields) -> Fief:
        return Fief(f)

    def begin(self, s: Fief) -> None:
        setting_up.begin(s)

    def scores(self, s: Fief) -> list[int]:
        """The VP of each seat's families (FE-8.1-b)."""
        return victory.scores(s)

    def winners(self, s: Fief) -> list[int]:
        return [seat for seat in range(s.seats) if s.now[WINNERS] >> seat & 1]

    def view(self, s: Fief, seat: int) -> dict[str, object]:
        return board_view(s, seat)

    def sample(self, s: Fief, seat: int, rng: random.Random) -> Fief:
        return sample(s, Fief(s.fork_fields()), seat, rng)

    def derive(self, s: Fief) -> None:
        s.gather()

    def check(self, s: Fief) -> list[str]:
        return check_position(s)

    def resign(self, s: Fief, seat: int) -> None:
        """A family that gives up stays, does nothing more and cannot win; the last seat left wins."""
        victory.resign(s, seat)

    def set_position(self, s: Fief, position: Mapping[str, object]) -> None:
        """Rows in names; what is left out is as at the start, reserves are worked out."""
        setting_up.read(s, position, self)
