"""The recorded games of Fief England: which there should be, and what they have to show together."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from banneret.core.game import Game

FOLDER: Final = Path(__file__).parent / "fief_england"
EDITIONS: Final = ("es-2024", "it-2024")
ENDINGS: Final = ("solo", "alliance", "totals", "resigned")
#: Log lines that name a card which somebody has used, or which has struck, and their argument.
CARD_LINES: Final = {
    "played": "card",
    "appointed": "card",
    "fourth": "card",
    "bonus": "card",
    "cancelled": "card",
    "disaster": "card",
    "noble": "noble",
    "founder": "noble",
}
#: Log lines of a Tax card laid out, which do not name it.
TAX_LINES: Final = ("tallage-levied", "tithe-levied")


class Ended(NamedTuple):
    """A game of an edition that is over in a certain way."""

    edition: str
    ending: str

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.edition}-{self.ending}.json"


class Whole(NamedTuple):
    """A whole game of an edition with so many seats, from its preparation to its end."""

    edition: str
    seats: int
    number: int

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.edition}-{self.seats}-seats-{self.number}.json"


ALL_ENDED: Final = [Ended(edition, ending) for edition in EDITIONS for ending in ENDINGS]
ALL_WHOLE: Final = [Whole(edition, seats, n) for edition in EDITIONS for seats in (2, 3, 4) for n in (1, 2)]


def ending_of(game: Game) -> str:
    """How a game ended; empty if it is not over."""
    for line in reversed(game.log()):
        if line["key"] == "over":
            args = line["args"]
            assert isinstance(args, dict)
            return str(args["ending"])
    return ""


def cards_of(game: Game) -> set[str]:
    """The cards that were used, or struck, in a game."""
    found: set[str] = set()
    for line in game.log():
        key = str(line["key"])
        args = line["args"]
        assert isinstance(args, dict)
        if key in CARD_LINES:
            found.add(str(args[CARD_LINES[key]]))
        elif key in TAX_LINES:
            found.add("tax")
    return found
