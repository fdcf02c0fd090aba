"""Tourney, as the house knows it: what is registered as a game."""

from __future__ import annotations

import random
from collections.abc import Mapping

from banneret.core.errors import BadOption
from banneret.core.game import ALL
from banneret.core.rules import Option, Preset, Rules
from banneret.core.state import Fields

from . import words as w
from .state import (
    AMOUNTS,
    CARD_COUNT,
    CARD_IDS,
    COINS,
    FIGURES,
    PRIZE_IDS,
    PURSE_COUNT,
    SEATS,
    WEAPON_IDS,
    Tourney,
)
from .steps import AUCTION, DAYS, DEAL, LISTS, SERIALS, WINDOW, all_steps, finish
from .view import board_view, sample


class TourneyRules(Rules[Tourney]):
    """The rules of Tourney (TY-1-a)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "tourney"
        self.version = "1"
        self.maturity = "production"
        self.edition = "first edition"
        self.figures = FIGURES.mark
        self.package = __package__ or ""
        self.seat_names = {seats: SEATS[:seats] for seats in range(2, 6)}
        self.kinds = {"weapon": WEAPON_IDS, "prize": PRIZE_IDS, "card": CARD_IDS}
        self.numbers = {"coin": AMOUNTS, "serial": SERIALS}
        self.verbs = w.VERBS
        self.lines = w.LINES
        self.prompts = w.PROMPTS
        self.details = w.DETAILS
        self.steps = all_steps()
        self.options = (
            Option("days", (2, 3, 4), 3),
            Option("alliances", (False, True), False, group="courtesy"),
        )
        self.presets = (Preset("season", {}), Preset("great-season", {"days": 4, "alliances": True}))

    def check_options(self, seats: int, options: Mapping[str, object]) -> None:
        if seats == 2 and options["alliances"]:
            raise BadOption("with two seats there are no allies: 'alliances' must be False (TY-1-a)")

    def state(self, f: Fields) -> Tourney:
        return Tourney(f)

    def begin(self, s: Tourney) -> None:
        """TY-1-b, TY-1-c: the first knight is marshal; a purse and two cards for everybody."""
        s.bag[:] = PURSE_COUNT
        s.deck[:] = CARD_COUNT
        s.push([DAYS, 0])
        for seat in reversed(range(s.seats)):
            s.push([DEAL, seat, 2])

    def scores(self, s: Tourney) -> list[int]:
        return s.scores()

    def winners(self, s: Tourney) -> list[int]:
        return [] if s.stack else s.leaders()

    def view(self, s: Tourney, seat: int) -> dict[str, object]:
        return board_view(s, seat)

    def sample(self, s: Tourney, seat: int, rng: random.Random) -> Tourney:
        return sample(s, Tourney(s.fork_fields()), seat, rng)

    def resign(self, s: Tourney, seat: int) -> None:
        """TY-6-b: he rides home and leaves no trace in what is under way; the last one present has won."""
        s.tell(w.L_HOME, ALL, seat)
        s.out[seat] = 1
        s.sealed[seat] = -1
        s.total[seat] = 0
        if s.ally[seat] >= 0:
            s.ally[s.ally[seat]] = -1
            s.ally[seat] = -1
        for card in range(len(CARD_IDS)):
            s.spent[card] += s.hand[seat * len(CARD_IDS) + card]
            s.hand[seat * len(CARD_IDS) + card] = 0
        s.drop_offers(seat)
        if s.marshal[0] == seat:
            s.marshal[0] = s.after(seat)
        if len(s.present()) == 1:
            finish(s)

    def check(self, s: Tourney) -> list[str]:
        """Purses, cards and coins are all there; nothing is that somebody has seen not to be."""
        faults: list[str] = []
        for kind, coins in enumerate(COINS):
            if s.bag[kind] < 0 or s.bag[kind] + s.dowry.count(coins) != PURSE_COUNT[kind]:
                faults.append(f"purses of {coins} coins are missing or too many")
        if not {0, *COINS}.issuperset(s.dowry):
            faults.append(f"there are no such purses: {s.dowry}")
        for card, name in enumerate(CARD_IDS):
            found = s.deck[card] + s.spent[card] + sum(s.hand[card :: len(CARD_IDS)])
            if found != CARD_COUNT[card] or min(s.deck + s.spent + s.hand) < 0:
                faults.append(f"there are {found} cards {name}")
        if not 0 <= s.day[0] <= s.days() or s.holder.count(-1) < s.days() - s.day[0]:
            faults.append("the days and the prizes do not go together")
        if s.chest[0] + sum(s.flow) != 0:
            faults.append("coins were lost or made")
        for seat in range(s.seats):
            held = max(s.sealed[seat] if s.stack and s.stack[-1][0] == AUCTION else 0, *s.offers_of(seat), 0)
            if s.coins(seat) < held:
                faults.append(f"seat {seat} has {s.coins(seat)} coins, but offers {held}")
            if s.dowry[seat] and s.dowry[seat] < max(s.need[seat :: s.seats]):
                faults.append(f"seat {seat} cannot have held what was seen")
            if s.ally[seat] >= 0 and s.ally[s.ally[seat]] != seat:
                faults.append(f"seat {seat} is the ally of one that is not his")
        if s.stack and s.stack[-1][0] in (AUCTION, WINDOW, LISTS) and (s.prize[0] < 0 or s.weapon[0] < 0):
            faults.append("there is nothing to fight for")
        if s.out[s.marshal[0]] or any([f[0] in (DEAL, WINDOW, LISTS) and f[1] >= s.seats for f in s.stack]):
            faults.append("somebody is called that is not there")
        return faults

    def set_position(self, s: Tourney, position: Mapping[str, object]) -> None:
        """Piles, chest and what follows from coins paid are worked out; without a stack, a day begins."""
        s.push([DAYS, 0])
        self.fill(s, position)
        s.bag[:] = [count - s.dowry.count(COINS[kind]) for kind, count in enumerate(PURSE_COUNT)]
        for card, count in enumerate(CARD_COUNT):
            s.deck[card] = count - s.spent[card] - sum(s.hand[card :: len(CARD_IDS)])
        s.chest[0] = -sum(s.flow)
        for seat in range(s.seats):
            s.showed(seat, 0, s.everybody())
        self.require(s)


RULES = TourneyRules()
