"""Richard III: The Wars of the Roses, as the house knows it."""

from __future__ import annotations

import random
from collections.abc import Mapping

from banneret.core.rules import Option, Rules
from banneret.core.state import Fields
from banneret.games.richard3 import fortunes, knowledge, position, scenario
from banneret.games.richard3.board import FIGURES, SCENARIO_NAMES
from banneret.games.richard3.check import check_position
from banneret.games.richard3.state import WINNER, War
from banneret.games.richard3.steps import numbers
from banneret.games.richard3.steps.political import may_be_home, plan, support
from banneret.games.richard3.steps.table import all_steps
from banneret.games.richard3.view import SEATS, board_view
from banneret.games.richard3.words import HOME, HOMES_PER, LINES, PROMPTS, THINGS, VERBS


class Richard3(Rules[War]):
    """The rules of Richard III (R3-0-a: two players, Lancaster and York)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "richard3"
        self.version = "1"
        self.maturity = "beta"
        self.edition = "Spanish rulebook, with the English 1.02 for the short scenarios"
        self.figures = FIGURES.mark
        self.package = "banneret.games.richard3"
        self.seat_names = {2: SEATS}
        self.kinds = THINGS
        self.verbs = VERBS
        self.lines = LINES
        self.prompts = PROMPTS
        self.steps = all_steps()
        self.options = (
            Option("scenario", tuple(SCENARIO_NAMES), next(iter(SCENARIO_NAMES))),
            Option("automatic-mulligan", (False, True), False),
        )

    def state(self, f: Fields) -> War:
        return War(f)

    def begin(self, s: War) -> None:
        scenario.begin(s)

    def scores(self, s: War) -> list[int]:
        """The support of each house for the throne as it is now (R3-8.2-b); who has won is in ``winners``."""
        return [support(s, 0), support(s, 1)]

    def winners(self, s: War) -> list[int]:
        return [s.now[WINNER]] if s.now[WINNER] >= 0 else []

    def view(self, s: War, seat: int) -> dict[str, object]:
        return board_view(s, seat)

    def sample(self, s: War, seat: int, rng: random.Random) -> War:
        copy = knowledge.sample(s, War(s.fork_fields()), seat, rng)
        top = s.stack[-1] if s.stack else [-1]
        if top[0] == numbers.HOMES and top[1] != seat:
            # What its owner has decided so far is seen by nobody else (R3-3.0-f).
            plan(copy, top[1])
        return copy

    def derive(self, s: War) -> None:
        s.gather()

    def check(self, s: War) -> list[str]:
        return check_position(s)

    def resign(self, s: War, seat: int) -> None:
        """R3-0-l: the other player wins at once."""
        fortunes.win(s, 1 - seat, fortunes.BY_RESIGNING)

    def conceivable(self, verb: int, noun: int, seats: int) -> bool:
        """Most blocks have a home in very few of all places."""
        return verb != HOME or may_be_home(noun // HOMES_PER, noun % HOMES_PER)

    def position(self, s: War) -> dict[str, object]:
        return position.describe(s)

    def set_position(self, s: War, described: Mapping[str, object]) -> None:
        position.read(s, described)
