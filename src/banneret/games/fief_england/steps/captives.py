"""7.6: captives: who takes them, who holds them, how they come free."""

from __future__ import annotations

from banneret.games.fief_england.state import Fief


def capture(s: Fief, n: int, holder: int) -> None:
    """A free noble (or one who changes hands) is from now on held by a noble, an army or the bandits.

    Handles guards, servant, markers, relics and captives of his own. ``holder``: see ``by`` in state.py.
    """
    s.hold_noble(n, holder)


def release(s: Fief, n: int) -> None:
    """A captive comes free; pushes the step that asks where he goes (FE-7.6-m, FE-IT7.1-a)."""
    s.hold_noble(n, -1)


def unmark(s: Fief, n: int) -> None:
    """FE-IT10.10-c: the soldier that marks a captive returns to its reserve; called when he dies as well."""
