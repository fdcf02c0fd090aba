"""Lancaster and The New Laws, as the house knows them."""

from __future__ import annotations

import random
from collections.abc import Mapping

from banneret.core.errors import BadOption
from banneret.core.rules import Option, Rules
from banneret.core.state import Fields
from banneret.games.lancaster import position, view
from banneret.games.lancaster.board import COLOURS, FIGURES, GROUPS, SET_IDS
from banneret.games.lancaster.check import check_position
from banneret.games.lancaster.resigning import resign
from banneret.games.lancaster.state import Realm
from banneret.games.lancaster.steps import numbers
from banneret.games.lancaster.steps.course import leaders
from banneret.games.lancaster.steps.preparing import lay_out
from banneret.games.lancaster.steps.table import all_steps
from banneret.games.lancaster.words import AMOUNTS, DETAILS, LINES, PROMPTS, THINGS, VERBS


class Lancaster(Rules[Realm]):
    """The rules of Lancaster (LA-COMP-a: two to five players) with The New Laws."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "lancaster"
        self.version = "1"
        self.maturity = "beta"
        self.edition = "Spanish rulebook, with The New Laws"
        self.figures = FIGURES.mark
        self.package = "banneret.games.lancaster"
        self.seat_names = {seats: COLOURS[:seats] for seats in range(2, len(COLOURS) + 1)}
        self.kinds = THINGS
        self.numbers = AMOUNTS
        self.verbs = VERBS
        self.lines = LINES
        self.prompts = PROMPTS
        self.details = DETAILS
        self.steps = all_steps()
        # LA-NEWMIX-a to LA-NEWMIX-d, LA-NEWMIX-g: agreed on before the game, group by group if chosen.
        self.options = (
            Option("laws", (*SET_IDS, "chosen", "drawn"), SET_IDS[0]),
            *[Option(f"group-{group}", SET_IDS, SET_IDS[0], "sets") for group in range(GROUPS)],
        )

    def check_options(self, seats: int, options: Mapping[str, object]) -> None:
        if options["laws"] != "chosen":
            for group in range(GROUPS):
                if options[f"group-{group}"] != SET_IDS[0]:
                    raise BadOption(
                        f"'group-{group}' says which set supplies a group of laws, which is agreed on"
                        " only if 'laws' is 'chosen' (LA-NEWMIX-c)"
                    )

    def state(self, f: Fields) -> Realm:
        return Realm(f)

    def begin(self, s: Realm) -> None:
        lay_out(s)
        s.push([numbers.SETUP, 0])

    def scores(self, s: Realm) -> list[int]:
        """LA-FRAME-c, LA-FRAME-d: power points so far; the final scoring adds its own at the end."""
        return s.points[:]

    def winners(self, s: Realm) -> list[int]:
        return [] if s.stack else leaders(s)

    def view(self, s: Realm, seat: int) -> dict[str, object]:
        return view.board_view(s, seat)

    def sample(self, s: Realm, seat: int, rng: random.Random) -> Realm:
        return view.sample(s, Realm(s.fork_fields()), seat, rng)

    def derive(self, s: Realm) -> None:
        s.gather()

    def check(self, s: Realm) -> list[str]:
        return [*check_position(s), *position.fits(s)]

    def resign(self, s: Realm, seat: int) -> None:
        resign(s, seat)

    def set_position(self, s: Realm, described: Mapping[str, object]) -> None:
        """A description in short, in rows, or in both; with a stack in rows nothing is filled in."""
        if "stack" in described:
            self.fill(s, described)
            self.require(s)
            return
        short, rows = position.split(described)
        position.prepare(s)
        self.fill(s, rows)
        position.read_short(s, short)
        position.push_step(s, short.get("step", "placing"), short.get("who"))
        self.require(s)
