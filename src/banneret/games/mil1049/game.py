"""MIL (1049), as the house knows it."""

from __future__ import annotations

import random
from collections.abc import Mapping

from banneret.core.errors import BadOption
from banneret.core.game import ALL
from banneret.core.rules import Option, Rules
from banneret.core.state import Fields
from banneret.games.mil1049 import knowledge, scoring, setting
from banneret.games.mil1049.check import check_position
from banneret.games.mil1049.printed import FIGURES, RESOURCES, ROWS, SEATS
from banneret.games.mil1049.purse import laid_open
from banneret.games.mil1049.state import Realm
from banneret.games.mil1049.steps import numbers
from banneret.games.mil1049.steps.table import all_steps
from banneret.games.mil1049.view import board_view
from banneret.games.mil1049.words import DETAILS, L_GAVE_UP, L_WON, LINES, NUMBERS, PROMPTS, THINGS, VERBS


class Mil1049(Rules[Realm]):
    """The rules of MIL (1049) (MIL-GEN-r: two to five players)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "mil1049"
        self.version = "1"
        self.maturity = "beta"
        self.edition = "Spanish rulebook of 2011"
        self.package = "banneret.games.mil1049"
        self.seat_names = {seats: SEATS[:seats] for seats in range(2, len(SEATS) + 1)}
        self.kinds = THINGS
        self.numbers = NUMBERS
        self.verbs = VERBS
        self.lines = LINES
        self.prompts = PROMPTS
        self.details = DETAILS
        self.steps = all_steps()
        self.figures = FIGURES.mark
        self.options = (
            Option("start-with-fishing", (False, True), False),
            Option("aggressive-lands", (False, True), False),
            Option("advanced", (False, True), False),
            Option("soft-economy", (False, True), False),
        )

    def check_options(self, seats: int, options: Mapping[str, object]) -> None:
        if seats == 2 and options["advanced"]:
            raise BadOption("the advanced game is for 3 to 5 players: 'advanced' must be False (MIL-ADV-a)")

    def state(self, f: Fields) -> Realm:
        return Realm(f)

    def begin(self, s: Realm) -> None:
        setting.begin(s)

    def scores(self, s: Realm) -> list[int]:
        """The score track; who has won is in ``winners`` (MIL-END-j)."""
        return s.score[:]

    def winners(self, s: Realm) -> list[int]:
        return [] if s.stack else scoring.winners(s)

    def view(self, s: Realm, seat: int) -> dict[str, object]:
        return board_view(s, seat)

    def sample(self, s: Realm, seat: int, rng: random.Random) -> Realm:
        return knowledge.sample(s, Realm(s.fork_fields()), seat, rng)

    def derive(self, s: Realm) -> None:
        s.gather()

    def check(self, s: Realm) -> list[str]:
        return check_position(s)

    def resign(self, s: Realm, seat: int) -> None:
        """A family that gives up keeps its lands, but acts no more and cannot win; the last one left wins.

        Its knights go home, its hand is opened empty, and nobody has to wait for it.
        """
        s.tell(L_GAVE_UP, ALL, seat)
        s.out[seat] = 1
        first = seat * ROWS
        for k in range(first, first + ROWS):
            s.place[k] = -1
        for place in range(seat * RESOURCES, (seat + 1) * RESOURCES):
            s.fist[place] = 0
        s.closed[seat] = 0
        s.pick[seat] = 0
        s.gather()
        present = s.present()
        if len(present) == 1:
            for other in range(s.seats):
                laid_open(s, other)
            s.tell(L_WON, ALL, present[0], s.score[present[0]])
            s.end()

    def set_position(self, s: Realm, position: Mapping[str, object]) -> None:
        """Without a stack, a turn begins; without knowledge, everybody has seen all cubes."""
        s.turn[0] = 1
        s.push([numbers.YEAR, 0])
        self.fill(s, position)
        if not any([name in position for name in ("least", "most", "worth_least", "worth_most")]):
            for seat in range(s.seats):
                laid_open(s, seat)
        self.require(s)
