"""2.13: the two markers of heresy (FE-2.13-r, FE-2.13-s)."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.games.fief_england.state import Fief
from banneret.games.fief_england.words.war import L_HERETIC


def brand(s: Fief, n: int) -> None:
    """A noble takes a heresy marker; if both are out, who has had his longest hands it over."""
    if n in s.heresy:
        return
    if s.heresy[0] >= 0 and s.heresy[1] >= 0:
        s.heresy[0] = s.heresy[1]
        s.heresy[1] = n
    else:
        if s.heresy[0] < 0:
            s.heresy[0] = s.heresy[1]
            s.heresy[1] = -1
        s.heresy[0 if s.heresy[0] < 0 else 1] = n
    s.tell(L_HERETIC, ALL, n)
