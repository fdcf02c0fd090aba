"""Keeps the record of a game as a server does, and changes of Parlour's rules under running games."""

from __future__ import annotations

import json
import random

from tests.core.parlour import Parlour
from tests.core.parlour import rules as p

from banneret.core.chance import ask_chance
from banneret.core.game import Game
from banneret.server.record import Body, Branch, Origin, write_body
from banneret.server.store.base import Commit, Entry, Head, Seat, Snapshot, Stored


class Scribe:
    """A game, and everything that a store would hold of it."""

    def __init__(self, game: Game, key: str, line: int = 0, origin: Origin | None = None) -> None:
        self.game = game
        self.line = line
        # What was drawn before anybody chose.
        choices, outcomes = game.codes()
        self.entries = [Entry(line, 0, "choice", tuple(choices), tuple(outcomes))]
        self.snapshot: Snapshot | None = None
        self.body = Body(
            options=game.options,
            key=key,
            origin=origin,
            lines=[Branch("") for _ in range(line + 1)],
            line=line,
        )
        self.rules = game.rules.version
        self._rng = random.Random(key)

    def play(self, seat: int, choice: int) -> None:
        before = self.game.codes()
        self.game.apply(seat, choice)
        self._note(before)

    def resign(self, seat: int) -> None:
        before = self.game.codes()
        self.game.resign(seat)
        self._note(before)

    def _note(self, before: tuple[list[int], list[int]]) -> None:
        choices, outcomes = self.game.codes(len(before[0]), len(before[1]))
        self.entries.append(Entry(self.line, len(self.entries), "choice", tuple(choices), tuple(outcomes)))

    def undo(self, seat: int) -> None:
        before = self.game.codes()[0]
        self.game.undo(seat)
        choices, outcomes = self.game.codes()
        stay = next(
            (n for n, (a, b) in enumerate(zip(before, choices, strict=False)) if a != b), len(choices)
        )
        codes = (stay, len(outcomes), *choices[stay:])
        self.entries.append(Entry(self.line, len(self.entries), "undo", codes))

    def keep(self) -> None:
        """Takes a snapshot."""
        text = json.dumps(self.game.snapshot(log=True))
        self.snapshot = Snapshot(self.line, len(self.entries), self.game.rules.version, text)

    def play_on(self, decisions: int) -> None:
        """Random play, now and then by those who need not, now and then taken back."""
        rng = self._rng
        for _ in range(decisions):
            if self.game.over:
                return
            free = self.game.may_act
            seat = rng.choice(free) if free and rng.random() < 0.2 else rng.choice(self.game.must_act)
            if self.game.can_undo(seat) and rng.random() < 0.2:
                self.undo(seat)
            else:
                self.play(seat, rng.choice(self.game.choices(seat)))

    @property
    def head(self) -> Head:
        return Head(
            id="t",
            serial=1,
            game=self.game.rules.name,
            kind="game",
            access="open",
            status="playing",
            host="",
            rules=self.rules,
            created=1.0,
            updated=1.0,
            seats=(Seat(),) * self.game.seats,
            body=write_body(self.body),
        )

    @property
    def stored(self) -> Stored:
        """The table as a store gives it back."""
        return Stored(self.head, self.entries, [] if self.snapshot is None else [self.snapshot], [])

    def commit(self, table: str, *, over: bool = False) -> Commit:
        """The whole table at once."""
        head = self.head._replace(id=table, status="over" if over else "playing")
        return Commit(table, 0, 1.0, head, tuple(self.entries), tuple(self.stored.snapshots))


# --- rules that have changed under running games


class Unchanged(Parlour):
    """A new version that changes nothing for these games."""

    def __init__(self) -> None:
        super().__init__()
        self.version = "4"


class NoDogs(Unchanged):
    """The dog may not be lifted any more."""

    def __init__(self) -> None:
        super().__init__()
        self.steps[p.TURN] = _NoDogs()


class _NoDogs(p.Turn):
    def forbid(self, s: p.Table, f: list[int], seat: int, c: int) -> str:
        return "PA-3-f" if c == p.LIFT << 12 | 1 else super().forbid(s, f, seat, c)


class Generous(Unchanged):
    """Whatever the die shows is worth a point."""

    def __init__(self) -> None:
        super().__init__()
        self.steps[p.DIE] = _Generous()


class _Generous(p.Die):
    def run(self, s: p.Table, f: list[int]) -> int:
        if 0 < f[2] < 6:
            s.points[f[1]] += 1
        return super().run(s, f)


class BigDie(Unchanged):
    """The die has eight sides."""

    def __init__(self) -> None:
        super().__init__()
        self.steps[p.DIE] = _BigDie()


class _BigDie(p.Die):
    def run(self, s: p.Table, f: list[int]) -> int:
        return super().run(s, f) if f[2] else ask_chance(p.FACE, 8)


class Faulty(Unchanged):
    """Showing one's cards breaks."""

    def __init__(self) -> None:
        super().__init__()
        self.steps[p.TURN] = _Faulty()


class _Faulty(p.Turn):
    def apply(self, s: p.Table, f: list[int], seat: int, c: int) -> None:
        if c >> 12 == p.SHOW:
            raise AttributeError("no such thing as a card")
        super().apply(s, f, seat, c)


class Unreadable(NoDogs):
    """And the steps have other names, so that no position is understood."""

    def __init__(self) -> None:
        super().__init__()
        for step in self.steps:
            if type(step) is p.Party:
                self.steps[p.PARTY] = _Soiree()


class _Soiree(p.Party):
    name = "soiree"
