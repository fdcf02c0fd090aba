"""Random games to their end, with or without the laws checked at every step; for ``sim`` and ``fuzz``."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from banneret.bots import SeatView
from banneret.cli.common import write_file
from banneret.core import game as core_game

if TYPE_CHECKING:
    from banneret.bots import Maker
    from banneret.core.game import Game
    from banneret.core.rules import Rules

#: A game of more decisions than this will not end (law 8); random games take a few hundred.
LONGEST: Final = 50_000
#: Where fault files go if nobody says.
FAULT_DIR: Final = Path("faults")
#: One decision in so many is checked against every choice there could be.
THOROUGH: Final = 50
#: How often, in checked games, a seat that need not act does.
INTERRUPT: Final = 0.1
#: How often, in wild games, a seat gives up at a decision.
RESIGN: Final = 0.0002
_LISTED: Final = 20


class Plan(NamedTuple):
    """What kind of games are played.

    Attributes:
        options: what was agreed on; with ``wild`` the rest is drawn for each game.
        bots: what makes the bot of each seat.
        check: whether the laws are checked.
        every: all laws are checked at one decision in so many, by chance.
        wild: whether options are drawn and seats sometimes give up.
    """

    rules: Rules[Any]
    seats: int
    options: dict[str, object]
    bots: Sequence[Maker]
    seed: str
    check: bool
    fault_dir: Path
    wild: bool = False
    every: int = 1


class Fault(NamedTuple):
    """Something that went wrong in a game.

    Attributes:
        game: which game of the run.
        seed: what it was made from.
        decision: after how many choices.
        what: the fault in words.
        file: the game up to there, or an empty string if it could not be written.
    """

    game: int
    seed: str
    decision: int
    what: list[str]
    file: str


class Tally:
    """What has come of a run so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.faults: list[Fault] = []
        self.wins = dict.fromkeys(plan.rules.seat_names[plan.seats], 0)
        self.longest = 0
        self._began = time.perf_counter()
        self._told = time.monotonic()

    def seconds(self) -> float:
        return time.perf_counter() - self._began

    def result(self) -> dict[str, object]:
        """The run as one JSON object."""
        seconds = self.seconds()
        return {
            "game": self.plan.rules.name,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.decisions / seconds) if seconds > 0 else 0,
            "faults": len(self.faults),
            "wins": self.wins,
            "seed": self.plan.seed,
            "checked": self.plan.check,
            "longest": self.longest,
            "fault_list": [fault._asdict() for fault in self.faults],
        }

    def lines(self) -> list[str]:
        """The run for people."""
        found = self.result()
        lines = [
            f"{found['game']}: {self.finished} of {self.games} games finished (seed {self.plan.seed})",
            f"decisions: {self.decisions} in {found['seconds']} s, {found['decisions_per_second']} a second",
            "wins: " + ", ".join(f"{name} {count}" for name, count in self.wins.items()),
            f"faults: {len(self.faults)}" + ("" if self.plan.check else " (laws not checked: add --check)"),
        ]
        for fault in self.faults[:_LISTED]:
            where = f" -> {fault.file}" if fault.file else ""
            lines.append(f"  game {fault.game}, decision {fault.decision}: {'; '.join(fault.what)}{where}")
        if len(self.faults) > _LISTED:
            lines.append(f"  ... and {len(self.faults) - _LISTED} more")
        return lines

    def report_progress(self) -> None:
        """A sign of life for people who wait."""
        now = time.monotonic()
        if now - self._told > 10 and sys.stderr.isatty():
            self._told = now
            print(
                f"... {self.games} games, {self.decisions} decisions, {len(self.faults)} faults",
                file=sys.stderr,
            )


def play_one(tally: Tally, until: float | None = None) -> None:
    """Plays one more game of a run, breaking it off at ``until`` (as ``time.monotonic`` tells it)."""
    plan = tally.plan
    number = tally.games
    seed = f"{plan.seed}/{number}"
    rng = random.Random(seed)
    game = core_game.new(plan.rules, plan.seats, seed, _options(plan, rng), None)
    tally.games += 1
    what: list[str] = []
    try:
        what = _play(plan, game, seed, rng, until)
        if game.over and not what:
            tally.finished += 1
            for seat in game.winners:
                tally.wins[plan.rules.seat_names[plan.seats][seat]] += 1
            if plan.check:
                from banneret.core import laws

                what = laws.check_end(game)
    except Exception as error:  # noqa: BLE001 - whatever breaks is what we are looking for
        what = [f"{type(error).__name__}: {error}"]
    tally.decisions += game.decisions
    tally.longest = max(tally.longest, game.decisions)
    if what:
        file = _write(plan, game, number)
        tally.faults.append(Fault(number, seed, game.decisions, what, file))
    tally.report_progress()


def _play(plan: Plan, game: Game, seed: str, rng: random.Random, until: float | None) -> list[str]:
    """Plays to the end, to the first fault or until the time is up; returns the faults."""
    chairs = [SeatView(game, seat) for seat in range(plan.seats)]
    bots = [make(f"{seed}/{seat}") for seat, make in enumerate(plan.bots)]
    check = plan.check
    count = 0
    must = game.must_act
    while must:
        if check:
            from banneret.core import laws

            if plan.every > 1 and rng.randrange(plan.every):
                found = laws.check_count(game)
            else:
                found = laws.check_decision(game, rng, rng.randrange(THOROUGH) == 0)
            if found:
                return found
        seat = must[0] if len(must) == 1 else rng.choice(must)
        if check and game.may_act and rng.random() < INTERRUPT:
            seat = rng.choice(game.may_act)
            game.apply(seat, rng.choice(game.choices(seat)))
        elif plan.wild and rng.random() < RESIGN:
            game.resign(seat)
        else:
            game.apply(seat, bots[seat].choose(chairs[seat]))
        must = game.must_act
        count += 1
        if count > LONGEST:
            return [f"no end after {LONGEST} decisions"]
        if until is not None and not count & 15 and time.monotonic() > until:
            break
    return []


def _options(plan: Plan, rng: random.Random) -> dict[str, object]:
    """The options of one game; drawn where nobody asked for any."""
    if not plan.wild:
        return plan.options
    return plan.rules.draw_options(plan.seats, rng, plan.options)


def _write(plan: Plan, game: Game, number: int) -> str:
    """Writes a game with a fault for others to replay."""
    safe = "".join([sign if sign.isalnum() else "-" for sign in plan.seed])[:40]
    path = plan.fault_dir / f"{plan.rules.name}-{safe}-{number}.json"
    try:
        plan.fault_dir.mkdir(parents=True, exist_ok=True)
        write_file(path, game.save())
    except Exception as error:  # noqa: BLE001 - the fault itself must still be told
        print(f"banneret: cannot write {path}: {error}", file=sys.stderr)
        return ""
    return str(path)
