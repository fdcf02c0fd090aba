"""4.8: what becomes of a dead noble's titles, servant, captives, relics, marriage and crown."""

from __future__ import annotations

from typing import Final

from banneret.games.fief_england.state import FREE, OUT_OF_GAME, Fief

#: Why a noble died (kind ``cause``).
BY_PLAGUE: Final = 0
IN_BATTLE: Final = 1
BY_ASSASSIN: Final = 2
BY_JUSTICE: Final = 3
BY_REBELS: Final = 4
BY_INVADERS: Final = 5
BY_POISON: Final = 6
BY_ARROW: Final = 7


def kill(s: Fief, n: int, cause: int) -> None:
    """A noble dies now; what has to be decided (heirs, relics, who takes over captives) is pushed as steps."""
    if s.serves[n] >= 0:
        s.serve(s.serves[n], OUT_OF_GAME)
    for m in s.captives_of(n):
        s.hold_noble(m, FREE)
    s.put_noble(n, -1)
    s.by[n] = FREE
    s.family[n] = -1
    s.away[n] += 1
