"""The recorded games of Richard III: which there should be, and what each of them has to show."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from banneret.core.choice import NOUN_BITS
from banneret.core.game import Game
from banneret.games.richard3.board import AREAS, BORDER_COUNT, BY_SEA, CARD_IDS, LIMIT
from banneret.games.richard3.state import War
from banneret.games.richard3.steps import numbers
from banneret.games.richard3.words import INFECT, STEP

FOLDER: Final = Path(__file__).parent / "richard3"
SCENARIOS: Final = {
    "wars": "Wars of the Roses",
    "kingmaker": "Kingmaker",
    "richard": "Richard III",
}
HOUSES: Final = ("lancaster", "york")
ENDINGS: Final = ("throne", "heirs", "resigned")
EVENTS: Final = ("force-march", "muster", "piracy", "plague", "surprise", "treason")


class Ended(NamedTuple):
    """A game that is over in a certain way."""

    scenario: str
    ending: str
    winner: str

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.scenario}-{self.ending}-{self.winner}.json"


class Played(NamedTuple):
    """A game in which a house has played an event card, to the end of that Game Turn."""

    card: str
    house: str

    @property
    def file(self) -> Path:
        return FOLDER / f"event-{self.card}-{self.house}.json"


#: A game for each scenario, each way it can end, each winner.
ALL_ENDED: Final = [
    Ended(scenario, ending, winner) for scenario in SCENARIOS for ending in ENDINGS for winner in HOUSES
]
#: A game for each event card and each house.
ALL_PLAYED: Final = [Played(card, house) for card in EVENTS for house in HOUSES]


def ending_of(game: Game) -> tuple[str, str]:
    """How a game ended, and who won it; empty if it is not over."""
    for line in reversed(game.log()):
        if line["key"] == "over":
            told = line["args"]
            assert isinstance(told, dict)
            return str(told["ending"]), str(told["who"])
    return "", ""


class Watcher:
    """Looks at a game decision by decision, until an event card has done what no other card does."""

    def __init__(self, wanted: Played) -> None:
        self.card = wanted.card
        self.number = CARD_IDS.index(wanted.card)
        self.side = HOUSES.index(wanted.house)
        self.seen = False
        #: Steps of one block in a row, and blocks that have come to the Muster.
        self._steps = 0
        self._came = 0

    def acts(self, game: Game) -> bool:
        """Whether the house is acting under its card."""
        s = game.state
        assert isinstance(s, War)
        return s.chosen[self.side] == self.number + 1 and game.must_act == (self.side,)

    def look(self, game: Game) -> None:
        """To be called after every decision; then ``seen`` says whether it has happened."""
        seat, choice = game.record()[-1]
        verb = choice >> NOUN_BITS
        self._steps = self._steps + 1 if verb == STEP else 0
        s = game.state
        assert isinstance(s, War)
        if seat != self.side or s.chosen[seat] != self.number + 1:
            self._came = 0
        elif self._shown(game, s, verb):
            self.seen = True

    def _shown(self, game: Game, s: War, verb: int) -> bool:
        if self.card == "plague":
            return verb == INFECT
        if self.card == "treason":
            told = [line["args"] for line in game.log()[-3:] if line["key"] == "treachery"]
            return any(isinstance(args, dict) and args["role"] == "treason" for args in told)
        if self.card == "muster":
            # R3-5.1.M-a: two blocks in the named area.
            self._came += verb == STEP and s.stack[-1][0] == numbers.MUSTERING
            return self._came == 2
        if not s.stack or s.stack[-1][0] not in (numbers.ACTIONS, numbers.MOVE):
            return False
        if self.card == "force-march":
            # R3-5.1.F-a
            return self._steps == 3
        if self.card == "surprise":
            # R3-5.1.S-a
            return any(s.crossed(self.side, border) > LIMIT[border] for border in range(BORDER_COUNT))
        # R3-5.1.P-b: ships into battle.
        return any(s.att[a] == self.side + 1 and s.main[a] == BY_SEA + 1 for a in range(AREAS))


def shows(game: Game, wanted: Played) -> bool:
    """Whether a recorded game has the event in it, and ends with the Game Turn."""
    again = game.retraced()
    watcher = Watcher(wanted)
    for seat, choice in game.record():
        again.apply(seat, choice)
        watcher.look(again)
    return watcher.seen and at_cards(again)


def at_cards(game: Game) -> bool:
    """Whether both houses are to choose their cards for a new Game Turn."""
    stack = game.state.stack
    return bool(stack) and stack[-1][0] == numbers.CARDS and not game.may_act
