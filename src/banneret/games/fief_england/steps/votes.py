"""9.1, 9.2: whose votes count how much."""

from __future__ import annotations

from banneret.games.fief_england.board import NOBLES, PIERS
from banneret.games.fief_england.nobles import is_archbishop, is_besieged, is_prelate
from banneret.games.fief_england.state import FREE, HERALD, Fief


def noble_votes(s: Fief, n: int) -> int:
    """FE-9.1-g: 2 for an archbishop, 1 for who has a fief or a bishopric.

    None for captives and the besieged.
    """
    if s.by[n] != FREE or s.at[n] < 0 or is_besieged(s, n):
        return 0
    if is_prelate(s, n):
        return 2 if is_archbishop(s, n) else 1
    return 1 if s.fiefs[n] else 0


def votes(s: Fief, g: int) -> int:
    """The votes of a family's nobles, and of Piers if he was announced (FE-2.12-sv21)."""
    total = 1 if s.now[HERALD] == g else 0
    for n in range(NOBLES):
        if s.family[n] == g:
            total += noble_votes(s, n)
    return total


def has_prelate_vote(s: Fief, g: int) -> bool:
    """FE-IT13.2.3-a: whether one of a family's votes is a bishop's or archbishop's."""
    return any([s.family[n] == g and is_prelate(s, n) and noble_votes(s, n) > 0 for n in range(NOBLES)])


def herald(s: Fief, g: int) -> bool:
    """FE-2.12-sv21: whether a family may announce Piers: his master is neither captive nor besieged."""
    n = s.served_by(g, PIERS)
    return n >= 0 and s.at[n] >= 0 and not is_besieged(s, n)
