"""States: rows that are declared once."""

from __future__ import annotations

from banneret.core.state import Fields, Row, State


class Board(State):
    """Two rows."""

    __slots__ = ("field", "purse")

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.field: list[int] = f.row("field", 3, "place", "piece", start=-1)
        self.purse: list[int] = f.row("purse", f.seats)


def test_rows_are_declared_once() -> None:
    board = Board(Fields(2, {"a": 1}))
    assert board.specs == [Row("field", 3, "place", "piece", -1), Row("purse", 2, "", "", 0)]
    assert board.rows == [[-1, -1, -1], [0, 0]]
    assert board.field is board.rows[0]
    assert (board.seats, board.options) == (2, {"a": 1})


def test_copies_have_rows_of_their_own() -> None:
    board = Board(Fields(2, {}))
    board.push([1, 2])
    copy = Board(board.fork_fields())
    assert copy.same(board)
    assert copy.fingerprint() == board.fingerprint()
    assert copy.specs is board.specs
    copy.field[0] = 5
    copy.stack[0][1] = 7
    copy.push([3])
    assert board.field == [-1, -1, -1]
    assert board.stack == [[1, 2]]
    assert copy.field is copy.rows[0]
    assert not copy.same(board)
    assert copy.fingerprint() != board.fingerprint()


def test_what_makes_positions_different() -> None:
    board = Board(Fields(2, {"a": 1}))
    assert not board.same(Board(Fields(3, {"a": 1})))
    assert not board.same(Board(Fields(2, {"a": 2})))
    copy = Board(board.fork_fields())
    copy.purse[1] = 1
    assert not board.same(copy)
    copy = Board(board.fork_fields())
    copy.push([0])
    assert not board.same(copy)


class Rack(State):
    """The same rows and one more, all at once."""

    __slots__ = ("field", "purse", "spare")
    ROWS = (Row("field", 3, "place", "piece", -1), Row("purse", 2), Row("spare", 1, derived=True))

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.field, self.purse, self.spare = f.all_rows(self.ROWS)


def test_all_rows_at_once() -> None:
    rack = Rack(Fields(2, {}))
    assert rack.specs == list(Rack.ROWS)
    assert rack.rows == [[-1, -1, -1], [0, 0], [0]]
    rack.purse[1] = 4
    copy = Rack(rack.fork_fields())
    assert copy.same(rack)
    assert copy.specs is rack.specs
    copy.field[0] = 5
    assert rack.field == [-1, -1, -1]
    assert [copy.field, copy.purse, copy.spare] == copy.rows == [[5, -1, -1], [0, 4], [0]]


def test_steps_say_what_happened() -> None:
    board = Board(Fields(2, {}))
    board.tell(1, 3, 7)
    lines: list[tuple[int, int, int, int, int, int]] = []
    board.journal = lines
    board.tell(2, 3, 7, 8)
    assert lines == [(2, 3, 7, 8, 0, 0)]
    assert not board.barrier
    board.seal()
    assert board.barrier
    board.push([4])
    board.end()
    assert board.ending
    board.pop()
    assert board.stack == []
