"""Knights come and go: age, death, heirs and sons; and the prestige that goes with it (MIL-GEN-f)."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.games.mil1049.printed import DEADLY_AGE, PP_NO_HEIR, ROWS
from banneret.games.mil1049.state import UNPLACED, Realm
from banneret.games.mil1049.words import (
    L_DIED,
    L_ENDED,
    L_FREED,
    L_RELATIVE,
    L_SCORE,
    L_SUCCEEDED,
)


def score(s: Realm, seat: int, points: int) -> None:
    """Prestige is gained or lost at once, without floor or ceiling (MIL-GEN-f, MIL-GEN-g)."""
    if points:
        s.score[seat] += points
        s.tell(L_SCORE, ALL, seat, points, s.score[seat])


def grow_older(s: Realm, k: int) -> bool:
    """A time token for a knight; says whether it was his last (MIL-TIME-a, MIL-DEATH-a, MIL-DEATH-i)."""
    s.age[k] += 1
    if s.age[k] < DEADLY_AGE:
        return False
    s.tell(L_DIED, ALL, k)
    die(s, k)
    return True


def die(s: Realm, k: int) -> None:
    """What becomes of a knight's row when he dies (MIL-DEATH-c to MIL-DEATH-l)."""
    # MIL-DEATH-h: whoever follows is young.
    s.age[k] = 0
    if s.heir[k]:
        # MIL-DEATH-c, MIL-BOND-c: the heir keeps all, the Lord too; no wedding is held (MIL-WED-l).
        s.heir[k] = 0
        s.tell(L_SUCCEEDED, ALL, k)
        return
    score(s, k // ROWS, PP_NO_HEIR)
    if s.soldiers(k) or s.landed(k):
        # MIL-DEATH-e, MIL-DEATH-k: the King's Soldiers are soldiers that he leaves.
        s.tell(L_RELATIVE, ALL, k)
        return
    leave(s, k)


def leave(s: Realm, k: int) -> None:
    """A knight without anything to leave goes from play (MIL-DEATH-f, MIL-DEATH-g)."""
    s.tell(L_ENDED, ALL, k)
    if s.lord[k] >= 0:
        # MIL-BOND-b, MIL-DEATH-l: the only end of a bond; it costs the Lord nothing.
        s.tell(L_FREED, ALL, k, s.lord[k])
        s.lord[k] = -1
    if s.archbishop[0] == k:
        s.archbishop[0] = -1
    where = s.place[k]
    s.alive[k] = 0
    if where < 0:
        if not s.out[k // ROWS]:
            s.tally[UNPLACED] -= 1
        return
    s.place[k] = -1
    s.placed[k // ROWS] -= 1
    s.gather()


def new_knight(s: Realm, k: int) -> None:
    """A son who is no heir gets a row of his own, and nothing in it (MIL-BIRTH-f, MIL-BIRTH-h)."""
    s.alive[k] = 1
    s.heir[k] = 0
    s.age[k] = 0
    if not s.out[k // ROWS]:
        s.tally[UNPLACED] += 1
