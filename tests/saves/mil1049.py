"""The recorded games of MIL (1049): which there should be, and what each of them has to show."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from banneret.core.game import Game

FOLDER: Final = Path(__file__).parent / "mil1049"

Line = Mapping[str, Any]


def told(lines: Sequence[Line], key: str) -> list[dict[str, Any]]:
    """The arguments of all lines of a kind."""
    return [dict(line["args"]) for line in lines if line["key"] == key]


def _has(key: str) -> Callable[[Sequence[Line]], bool]:
    return lambda lines: bool(told(lines, key))


def _castle(by_opener: bool) -> Callable[[Sequence[Line]], bool]:
    """A castle auction that the family won that opened it, or another one."""

    def shown(lines: Sequence[Line]) -> bool:
        opener = ""
        for line in lines:
            if line["key"] == "auction":
                opener = str(line["args"]["knight"]).partition("-")[0]
            if line["key"] == "castle-won" and (line["args"]["who"] == opener) is by_opener:
                return True
        return False

    return shown


def _helped(lines: Sequence[Line]) -> bool:
    """A free land was conquered with the cubes of a Lord."""
    for number, line in enumerate(lines):
        if line["key"] == "helps":
            after = [later["key"] for later in lines[number:]]
            if "conquered" in after and "declines" not in after[: after.index("conquered")]:
                return True
    return False


def _lord_places(lines: Sequence[Line]) -> bool:
    """A Lord put the land that he had helped to conquer where he liked."""
    attacker = ""
    for line in lines:
        if line["key"] == "victory":
            attacker = str(line["args"]["knight"]).partition("-")[0]
        if line["key"] == "settled" and attacker:
            if line["args"]["who"] != attacker:
                return True
            attacker = ""
    return False


def _further_nuns(lines: Sequence[Line]) -> bool:
    """Women went to the Monastery for privileges: more lines than knights, before the Court."""
    for number, line in enumerate(lines):
        if line["key"] == "sphere" and line["args"]["sphere"] == "monastery":
            knights = sum(args["place"] == "monastery" for args in told(lines[:number], "placed"))
            nuns = []
            for later in lines[number + 1 :]:
                if later["key"] == "sphere":
                    break
                nuns.append(later["key"] in ("nuns", "no-nun"))
            earlier = sum(line["key"] in ("nuns", "no-nun") for line in lines[:number])
            if sum(nuns) > knights - earlier > 0:
                return True
    return False


def _all_give_alike(lines: Sequence[Line]) -> bool:
    """Everybody offered the same gold for the cathedral, and more than none."""
    gold = [args["gold"] for args in told(lines, "donated")]
    seats = len({args["who"] for args in told(lines, "donated")})
    rounds = [gold[start : start + seats] for start in range(0, len(gold), seats)] if seats else []
    return any(len(set(offers)) == 1 and offers[0] > 0 for offers in rounds)


class Shown(NamedTuple):
    """A game in which something happens, up to the decision after it."""

    name: str
    seats: int
    options: dict[str, object]
    shown: Callable[[Sequence[Line]], bool]

    @property
    def file(self) -> Path:
        return FOLDER / f"shows-{self.name}.json"


class Ended(NamedTuple):
    """A game that is over in a certain way."""

    name: str
    seats: int
    options: dict[str, object]
    ending: str

    @property
    def file(self) -> Path:
        return FOLDER / f"ends-{self.name}.json"


ALL_SHOWN: Final = [
    Shown("wedding-for-love", 3, {}, _has("love")),
    Shown("wedding-by-dowry", 3, {}, _has("dowry")),
    Shown("wedding-with-a-cousin", 2, {}, _has("cousin")),
    Shown("bastard", 3, {}, _has("bastard")),
    Shown("son", 4, {}, _has("son")),
    Shown("nothing-born", 2, {}, _has("nothing-born")),
    Shown("heir-succeeds", 3, {}, _has("succeeded")),
    Shown("relative-follows", 3, {}, _has("relative")),
    Shown("line-ends", 4, {}, _has("ended")),
    Shown("famine", 3, {}, _has("famine")),
    Shown("mild-winter", 3, {}, _has("mild")),
    Shown("further-nuns", 3, {}, _further_nuns),
    Shown("vassal-outbid", 3, {}, _has("outbid")),
    Shown("vassal-by-fief", 3, {}, _has("fief")),
    Shown("vassalage-resisted", 3, {}, _has("resisted")),
    Shown("trade", 3, {}, _has("traded")),
    Shown("castle-for-its-opener", 3, {}, _castle(True)),
    Shown("castle-for-another", 3, {}, _castle(False)),
    Shown("free-land", 2, {}, _has("conquered")),
    Shown("free-land-with-help", 3, {}, _helped),
    Shown("raid-won", 3, {}, _has("victory")),
    Shown("raid-repelled", 3, {}, _has("repelled")),
    Shown("raid-placed-by-a-lord", 3, {}, _lord_places),
    Shown("leader-beaten", 4, {}, _has("leader")),
    Shown("land-for-the-king", 3, {"advanced": True}, _has("king")),
    Shown("cathedral-all-alike", 2, {}, _all_give_alike),
    Shown("cathedral-withdrawn", 3, {}, _has("withdrew")),
    Shown("abbess", 3, {}, _has("abbess")),
    Shown("marker", 2, {}, _has("marked")),
]

ALL_ENDED: Final = [
    Ended("two", 2, {}, "won"),
    Ended("three", 3, {}, "won"),
    Ended("four", 4, {}, "won"),
    Ended("five", 5, {}, "won"),
    Ended("with-fishing", 3, {"start-with-fishing": True}, "won"),
    Ended("aggressive", 4, {"aggressive-lands": True}, "won"),
    Ended("advanced", 3, {"advanced": True}, "won"),
    Ended("advanced-five", 5, {"advanced": True, "start-with-fishing": True}, "won"),
    Ended("soft", 2, {"soft-economy": True}, "won"),
    Ended("shared", 5, {}, "shared"),
    Ended("resigned-two", 2, {}, "resigned"),
    Ended("resigned-one-of-four", 4, {}, "gave-up"),
]


def ending_of(game: Game) -> str:
    """How a game ended; an empty text if it is not over."""
    if not game.over:
        return ""
    gave_up = len(told(game.log(), "gave-up"))
    if gave_up:
        return "resigned" if gave_up == game.seats - 1 else "gave-up"
    return "shared" if len(game.winners) > 1 else "won"
