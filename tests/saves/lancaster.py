"""The recorded games of Lancaster: which there should be, and what each of them has to show."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from banneret.core.game import RESIGN, Game
from banneret.games.lancaster.board import LAW_IDS

FOLDER: Final = Path(__file__).parent / "lancaster"

#: What a law does, as the log tells it: the kind of the line and what it has to say.
EFFECTS: Final[Mapping[str, tuple[str, Mapping[str, object]]]] = {
    "b01": ("upgraded", {}),
    "b02": ("recruited", {}),
    "b03": ("gained", {"amount": 3, "good": "points"}),
    "b04": ("gained", {"good": "marker"}),
    "b05": ("gained", {"amount": 3, "good": "points"}),
    "b06": ("built", {}),
    "b07": ("gained", {"good": "squire"}),
    "b08": ("gained", {"amount": 1, "good": "marker"}),
    "b09": ("upgraded", {}),
    "b10": ("swapped", {}),
    "b11": ("gained", {"amount": 5, "good": "points"}),
    "b12": ("gained", {"amount": 6, "good": "points"}),
    "b13": ("gained", {"amount": 8, "good": "points"}),
    "b14": ("gained", {"amount": 5, "good": "points"}),
    "b15": ("recruited", {}),
    "b16": ("gained", {"good": "points"}),
    "b17": ("gained", {"good": "points"}),
    "b18": ("gained", {"amount": 6, "good": "points"}),
    "n01": ("gained", {"good": "marker"}),
    "n02": ("gained", {"amount": 1, "good": "gold"}),
    "n03": ("gained", {"amount": 1, "good": "squire"}),
    "n04": ("gained", {"amount": 1, "good": "gold"}),
    "n05": ("sent", {}),
    "n06": ("gained", {"good": "squire"}),
    "n07": ("built", {}),
    "n08": ("gained", {"amount": 3, "good": "points"}),
    "n09": ("upgraded", {}),
    "n10": ("gained", {"amount": 3, "good": "points"}),
    "n11": ("withdrawn", {}),
    "n12": ("gained", {"amount": 5, "good": "points"}),
    "n13": ("turned", {}),
    "n14": ("paid", {"amount": 2}),
    "n15": ("gained", {"amount": 3, "good": "points"}),
    "n16": ("gained", {"amount": 3, "good": "points"}),
    "n17": ("gained", {"amount": 3, "good": "points"}),
    "n18": ("gained", {"amount": 5, "good": "points"}),
}


class Applied(NamedTuple):
    """A game in which a law is applied and does what it says, up to then."""

    law: str

    @property
    def file(self) -> Path:
        return FOLDER / f"law-{self.law}.json"

    @property
    def seats(self) -> int:
        return 2 + LAW_IDS.index(self.law) % 4

    @property
    def options(self) -> dict[str, object]:
        return {"laws": "base" if self.law.startswith("b") else "new"}


class Ended(NamedTuple):
    """A game that is over in a certain way."""

    ending: str
    seats: int
    laws: str

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.ending}-{self.seats}-{self.laws}.json"

    @property
    def options(self) -> dict[str, object]:
        groups = {"group-1": "new", "group-3": "new"} if self.laws == "chosen" else {}
        return {"laws": self.laws, **groups}


#: A game for each law card.
ALL_APPLIED: Final = [Applied(law) for law in LAW_IDS]
#: A game for each number of seats and each way to agree on laws; a shared win; players who give up.
ALL_ENDED: Final = [
    *[Ended("won", seats, "base") for seats in (2, 3, 4, 5)],
    Ended("won", 2, "new"),
    Ended("won", 3, "drawn"),
    Ended("won", 4, "chosen"),
    Ended("won", 5, "new"),
    Ended("shared", 2, "base"),
    Ended("shared", 4, "new"),
    Ended("resigned", 2, "base"),
    Ended("resigned", 4, "drawn"),
    Ended("deserted", 4, "base"),
]


def ending_of(game: Game) -> str:
    """How a game ended: won by one, shared, played out without a deserter, or given up by all others."""
    if not game.over:
        return ""
    scored = any(line["key"] == "majority" for line in game.log())
    left = sum(choice == RESIGN for _, choice in game.record())
    if not scored:
        return "resigned"
    if left:
        return "deserted"
    return "won" if len(game.winners) == 1 else "shared"


def effects(game: Game, law: str) -> list[dict[str, Any]]:
    """The lines that a law has to show, between the one that applies it and the next one or the scoring."""
    key, told = EFFECTS[law]
    found: list[dict[str, Any]] = []
    applying = False
    for line in game.log():
        args: Any = line["args"]
        if line["key"] == "applied":
            applying = args["law"] == law
        elif line["key"] in ("county", "scored", "table", "round", "england", "france"):
            applying = False
        elif applying and line["key"] == key and all(args[name] == value for name, value in told.items()):
            found.append(dict(args))
    return found


def shows(game: Game, wanted: Applied) -> bool:
    """Whether the law does what it says in a recorded game."""
    return bool(effects(game, wanted.law))
