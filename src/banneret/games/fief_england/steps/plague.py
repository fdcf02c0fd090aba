"""2.5: the Plague strikes, and meets who enters a plagued region."""

from __future__ import annotations

from banneret.games.fief_england.state import Fief


def enter(s: Fief, g: int, place: int, origin: int, nobles: int, counts: list[int]) -> None:
    """Nobles (bits; with their captives) and units have come to a place from another (FE-2.5-e to FE-2.5-h).

    Pushes losses and dice if the region has an active Plague; marks who has been tested in ``s.plagued``.
    """
