"""A position: rows of small ints, and the stack of steps that are under way."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import mypyc_attr

#: One log line: kind, mask of those who may read it (seats as bits, spectators as WATCHERS), arguments.
Line = tuple[int, int, int, int, int, int]


class Row(NamedTuple):
    """One row of a state.

    Attributes:
        name: how snapshots call it.
        size: how many numbers.
        places: what the places stand for (a kind of the game, such as ``block``).
        numbers: what the numbers stand for, where they name things (such as ``area``).
        start: the number at every place in a fresh state.
        derived: worked out from other rows (``Rules.derive``), so never written into a file.
    """

    name: str
    size: int
    places: str = ""
    numbers: str = ""
    start: int = 0
    derived: bool = False


class Fields:
    """Declares the rows of a state, once, and hands copies of them out when a state is copied.

    The first state of a game declares; a copy gets the same rows back with the numbers of the
    original. So one declaration gives copy, equality, hash and JSON.
    """

    __slots__ = ("_given", "options", "rows", "seats", "specs", "stack")

    def __init__(
        self,
        seats: int,
        options: dict[str, object],
        specs: list[Row] | None = None,
        rows: list[list[int]] | None = None,
        stack: list[list[int]] | None = None,
    ) -> None:
        self.seats = seats
        self.options = options
        self.specs: list[Row] = [] if specs is None else specs
        self.rows: list[list[int]] = [] if rows is None else rows
        self.stack: list[list[int]] = [] if stack is None else stack
        #: How many rows have an attribute already.
        self._given = 0

    def row(
        self,
        name: str,
        size: int,
        places: str = "",
        numbers: str = "",
        start: int = 0,
        derived: bool = False,
    ) -> list[int]:
        """One row of ints; what is said of it stands at ``Row``."""
        place = self._given
        self._given = place + 1
        if place == len(self.rows):
            self._declare(Row(name, size, places, numbers, start, derived))
        return self.rows[place]

    def all_rows(self, specs: tuple[Row, ...]) -> list[list[int]]:
        """All rows of a state at once: a copy of a state of many rows is made faster so."""
        if not self.rows:
            for spec in specs:
                self._declare(spec)
        return self.rows

    def _declare(self, spec: Row) -> None:
        self.specs.append(spec)
        self.rows.append([spec.start] * spec.size)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's position. A game adds rows in ``__init__`` and nothing else.

    Attributes:
        stack: frames, each a list of ints: the number of a step and its locals; the last is on top.
        rows: all declared rows in order.
        seats: how many seats play.
        options: the options of this game, never changed.
        journal: where log lines go; None switches the log off.
        barrier: set by ``seal``; the game reads it after every choice.
        ending: set by ``end``; the game clears the stack.
    """

    __slots__ = ("barrier", "ending", "journal", "options", "rows", "seats", "specs", "stack")

    def __init__(self, f: Fields) -> None:
        self.stack: list[list[int]] = f.stack
        self.rows: list[list[int]] = f.rows
        self.specs: list[Row] = f.specs
        self.seats: int = f.seats
        self.options: dict[str, object] = f.options
        self.journal: list[Line] | None = None
        self.barrier = False
        self.ending = False

    def fork_fields(self) -> Fields:
        """The fields from which an independent copy is made."""
        return Fields(
            self.seats,
            self.options,
            self.specs,
            [row[:] for row in self.rows],
            [frame[:] for frame in self.stack],
        )

    def push(self, frame: list[int]) -> None:
        """Puts a step on top of the stack."""
        self.stack.append(frame)

    def pop(self) -> None:
        """The step on top is done."""
        self.stack.pop()

    def tell(self, line: int, who: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Writes one line into the log, for those in ``who``."""
        if self.journal is not None:
            self.journal.append((line, who, a, b, c, d))

    def seal(self) -> None:
        """Something was revealed: nothing before this can be taken back."""
        self.barrier = True

    def end(self) -> None:
        """The game is over at once, whatever is under way."""
        self.ending = True

    def same(self, other: State) -> bool:
        """Whether both are the same position."""
        return (
            self.rows == other.rows
            and self.stack == other.stack
            and self.seats == other.seats
            and self.options == other.options
        )

    def fingerprint(self) -> int:
        """A hash of the whole position."""
        return hash((tuple([tuple(row) for row in self.rows]), tuple([tuple(frame) for frame in self.stack])))
