"""What a puzzle is worth before it is over: nobody knows. Who wants to win has to look ahead."""

from __future__ import annotations

from tests.bots.puzzles import Puzzle


def evaluate(s: Puzzle, seat: int) -> float:
    """Nothing, or everything once it is decided."""
    if not s.won[0]:
        return 0.0
    return 1000.0 if s.won[0] >> seat & 1 else -1000.0
