"""6 The end of the game: the last adjustments, the winner, ties."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.games.mil1049.lineage import score
from banneret.games.mil1049.printed import (
    CLOTH,
    FINAL_GOLD,
    FINAL_GOLD_PP,
    FINAL_GOODS,
    FINAL_INFLUENCE,
    FINAL_MOST_WOMEN,
    FINAL_PRIVILEGES,
    FINAL_WOMAN,
    GOLD,
    INFLUENCE,
    METAL,
)
from banneret.games.mil1049.purse import laid_open, show_line
from banneret.games.mil1049.state import Realm
from banneret.games.mil1049.words import L_FINAL, L_HOLDS, L_WON


def finish(s: Realm) -> None:
    """MIL-END-a: screens are lifted, scores adjusted, and the game is over."""
    s.active[0] = -1
    for seat in range(s.seats):
        laid_open(s, seat)
        show_line(s, L_HOLDS, seat, s.purse(seat))
    for seat, points in enumerate(adjustments(s)):
        for line, count in enumerate(points):
            if count:
                s.tell(L_FINAL, ALL, seat, line, count)
        score(s, seat, sum(points))
    for seat in winners(s):
        s.tell(L_WON, ALL, seat, s.score[seat])
    s.end()


def adjustments(s: Realm) -> list[list[int]]:
    """What the final scoring brings each family, line by line (``FINAL_IDS``)."""
    seats = range(s.seats)
    found = [[0, 0, 0, 0, 0] for _ in seats]
    goods = [s.has(seat, CLOTH) + s.has(seat, METAL) for seat in seats]
    influence = [s.has(seat, INFLUENCE) for seat in seats]
    _majority(found, 0, goods, FINAL_GOODS)
    _majority(found, 1, influence, FINAL_INFLUENCE)
    _majority(found, 2, s.privileges, FINAL_PRIVILEGES)
    most = max(s.women)
    for seat in seats:
        # MIL-END-f, MIL-END-g, MIL-END-h
        found[seat][3] = s.has(seat, GOLD) // FINAL_GOLD * FINAL_GOLD_PP
        found[seat][4] = s.women[seat] * (FINAL_MOST_WOMEN if s.women[seat] == most else FINAL_WOMAN)
    return found


def _majority(found: list[list[int]], line: int, counts: list[int], points: int) -> None:
    """MIL-END-b to MIL-END-e: in full to all who have most, but nothing for most of nothing."""
    best = max(counts)
    if best > 0:
        for seat, count in enumerate(counts):
            if count == best:
                found[seat][line] = points


def standing(s: Realm, seat: int) -> tuple[int, int, int, int]:
    """PP, castles, lands, vassals: what places are decided by, in this order (MIL-END-j, MIL-END-k)."""
    knights = s.knights(seat)
    castles = sum([s.castle[k] for k in knights])
    lands = sum([s.lands(k) for k in knights])
    return s.score[seat], castles, lands, len(s.vassals(seat))


def winners(s: Realm) -> list[int]:
    """MIL-END-j to MIL-END-l: the best of those at the table; who ties in everything shares the victory."""
    present = s.present()
    best = max([standing(s, seat) for seat in present])
    return [seat for seat in present if standing(s, seat) == best]
