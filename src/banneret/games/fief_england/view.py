"""What a seat sees of the game; nothing of it comes from a frame."""

from __future__ import annotations

from banneret.games.fief_england.board import SEAT_NAMES
from banneret.games.fief_england.state import FIRST, PHASE, ROUND, Fief


def board_view(s: Fief, seat: int) -> dict[str, object]:
    """The board for a seat, or for a spectator (-1)."""
    return {
        "round": s.now[ROUND],
        "phase": s.now[PHASE],
        "first": s.now[FIRST],
        "seats": SEAT_NAMES[s.seats],
    }
