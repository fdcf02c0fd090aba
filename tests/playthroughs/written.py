"""A whole game as text that a person can read: what was asked, what could be done, what came of it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from examples.tourney.game import RULES as TOURNEY

import banneret
from banneret.core import registry
from banneret.core.game import WATCHERS, Game
from tests.laws.driver import pick_choice, pick_seat

FOLDER: Final = Path(__file__).parent
_WIDTH: Final = 108


class Playthrough(NamedTuple):
    """A game to be written down.

    Attributes:
        name: of the file.
        game: what is played.
        options: what was agreed on.
        seats: how many play.
        seed: of the chances and of the policy.
        policy: how all of them play (``tests.laws.driver``).
        board_at: the prompts at which the board is written down.
        language: of all words.
    """

    name: str
    game: str
    options: dict[str, object]
    seats: int
    seed: int
    policy: str
    board_at: tuple[str, ...]
    language: str = "en"

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"


ALL: Final = [
    Playthrough("richard3", "richard3", {"scenario": "Richard III"}, 2, 72, "attacking", ("cards",)),
    Playthrough("lancaster", "lancaster", {"laws": "drawn"}, 3, 5, "acting", ("vote",)),
    Playthrough("lancaster-two", "lancaster", {}, 2, 8, "acting", (), "it"),
    Playthrough("mil1049", "mil1049", {"advanced": True}, 3, 78, "random", ("cathedral",)),
    Playthrough("mil1049-two", "mil1049", {"soft-economy": True}, 2, 6, "random", (), "es"),
    Playthrough("tourney", "tourney", {"days": 2, "alliances": True}, 3, 5, "random", ("vote",), "es"),
]


def text_of(wanted: Playthrough) -> str:
    """Plays the game and writes down everything that everybody may see, and everybody's secrets."""
    registry.add(TOURNEY)
    try:
        return "\n".join([*_header(wanted), *_play(wanted)]) + "\n"
    finally:
        del registry._found[TOURNEY.name]


def _header(wanted: Playthrough) -> Iterator[str]:
    rules = registry.find(wanted.game)
    agreed = ", ".join(f"{key}: {value}" for key, value in rules.agree(wanted.seats, wanted.options).items())
    yield f"# {banneret.texts(rules).message('game-name', wanted.language)}"
    yield f"# rules {rules.version} ({rules.maturity}), {agreed}, seed {wanted.seed}"
    yield "#"
    yield "# Every decision: its number, who decides, what is asked and by which rule; then all that could be"
    yield "# chosen, what was chosen (>), what chance brought (*: kind/outcomes:which), and the log (|) with"
    yield "# those who may read it, if not all may. Written by `python -m tests.playthroughs.write`."


def _play(wanted: Playthrough) -> Iterator[str]:
    game = banneret.new(wanted.game, wanted.seats, wanted.seed, wanted.options)
    rng = random.Random(wanted.seed)
    told = banneret.texts(game.rules)
    names = [str(told.thing("seat", name, wanted.language)) for name in game.rules.seat_names[game.seats]]
    seen = Seen(game, names, wanted.language)
    yield ""
    yield from seen.new()
    board = ""
    while not game.over:
        if game.prompt()["key"] in wanted.board_at and len(game.must_act) == game.seats:
            now = json.dumps(game.view()["board"], ensure_ascii=False)
            if now != board:
                yield from ("", f"board {now}")
                board = now
        seat = pick_seat(game, rng)
        listed = game.choices(seat)
        prompt = game.prompt(seat)
        rule = f" [{prompt['rule']}]" if prompt["rule"] else ""
        yield ""
        asked = told.prompt(prompt, wanted.language)
        yield f"{game.decisions + 1}. {names[seat]}{_others(game, seat, names)}: {asked}{rule}"
        words = [f"{game.describe(c, wanted.language)} ({game.word(c)})" for c in listed]
        yield from _wrapped(words)
        choice = pick_choice(game, seat, wanted.policy, rng)
        game.apply(seat, choice)
        yield f"  > {words[listed.index(choice)]}"
        yield from seen.new()
    yield ""
    yield f"winners {json.dumps([names[seat] for seat in game.winners], ensure_ascii=False)}"
    yield f"scores {json.dumps(game.scores)}"
    yield f"board {json.dumps(game.view()['board'], ensure_ascii=False)}"


def _others(game: Game, seat: int, names: list[str]) -> str:
    """Who else could decide now."""
    also = [names[other] for other in (*game.must_act, *game.may_act) if other != seat]
    return f" (also asked: {', '.join(also)})" if also else ""


def _wrapped(words: list[str]) -> Iterator[str]:
    """Choices, as many on a line as fit."""
    line = ""
    for item in words:
        if line and len(line) + len(item) + 3 > _WIDTH:
            yield f"  {line}"
            line = ""
        line += ("; " if line else "") + item
    yield f"  {line}"


class Seen:
    """What has come of a choice: outcomes and lines of the log that were not there before."""

    def __init__(self, game: Game, names: list[str], language: str) -> None:
        self.game = game
        self.names = names
        self.language = language
        self.outcomes = 0
        self.lines = 0

    def new(self) -> Iterator[str]:
        outcomes = self.game.outcomes()
        if len(outcomes) > self.outcomes:
            told = " ".join(f"{kind}/{n}:{k}" for kind, n, k in outcomes[self.outcomes :])
            yield f"  * {told}"
            self.outcomes = len(outcomes)
        lines = self.game.lines()
        rules: Any = self.game.rules
        for line in lines[self.lines :]:
            kind = rules.lines[line[0]]
            args = rules.named(kind.args, line[2:], self.game.seats)
            said = banneret.texts(rules).line({"key": kind.name, "args": args}, self.language)
            yield f"  | {said}{self._readers(line[1])}"
        self.lines = len(lines)

    def _readers(self, mask: int) -> str:
        """Nothing if everybody may read a line."""
        readers = [name for seat, name in enumerate(self.names) if mask >> seat & 1]
        if mask & WATCHERS:
            readers.append("…")
        return "" if len(readers) > self.game.seats else f" ({', '.join(readers)})"
