"""9.0 and 13.1: the crown, the Queen, the Prince, and the royal guards that come and go with them."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.games.fief_england.board import (
    CITIES,
    FORTS,
    GUARDS,
    NO_BUILDING,
    NOBLES,
    OUTSIDE,
    PLACES,
    ROYAL_STRONGHOLD,
    STRONGHOLD,
    WALLED_CITY,
    WOMAN,
)
from banneret.games.fief_england.nobles import is_prelate
from banneret.games.fief_england.options import (
    EXCALIBUR_CROWN,
    EXCALIBUR_CROWN_EVERY_NEW_HOLDER,
    EXCALIBUR_CROWN_FIRST_DRAW_ONLY,
    GUARD_RETURN,
    GUARD_RETURN_NEW_SOVEREIGN,
)
from banneret.games.fief_england.state import (
    BEATEN_SOLDIERS,
    FREE,
    KING,
    PRINCE,
    QUEEN,
    SWORD_BY,
    SWORD_CITY_NOW,
    Fief,
)
from banneret.games.fief_england.steps import ceding
from banneret.games.fief_england.words.court import L_CROWNED, L_DETHRONED, L_QUEEN, L_SWORD


def disarm(s: Fief, n: int) -> None:
    """FE-13.1-d: a lord's guards return to the supply."""
    if s.guard[2 * n] or s.guard[2 * n + 1]:
        s.set_guard(n, 0, 0)


def crown(s: Fief, n: int) -> None:
    """Somebody becomes King or Sovereign Queen, by vote, sword or blood (FE-9.1-j, FE-9.0-g, FE-13.1-h)."""
    old = s.now[KING]
    if old >= 0 and old != n:
        disarm(s, old)
    s.now[KING] = n
    if s.now[PRINCE] == n:
        s.now[PRINCE] = -1
    s.now[BEATEN_SOLDIERS] = 0
    s.tell(L_CROWNED, ALL, n)
    if WOMAN[n]:
        # FE-9.0-l: a widow is Queen until there is a new one of either kind.
        _no_queen(s)
    knights = GUARDS - sum([s.guard[2 * m] for m in range(NOBLES) if m != n])
    if s.by[n] == FREE and s.at[n] >= 0:
        s.set_guard(n, knights, s.guard[2 * n + 1])
    consort(s)
    tower_follows(s)


def _no_queen(s: Fief) -> None:
    """The old Queen loses title and guard."""
    queen = s.now[QUEEN]
    if queen >= 0:
        disarm(s, queen)
        s.now[QUEEN] = -1


def consort(s: Fief, wedding: bool = False) -> None:
    """FE-9.0-f, FE-9.1-k: the sovereign's spouse: a Queen, or a prince consort without title.

    Both are guarded.
    """
    king = s.now[KING]
    if king < 0 or s.spouse[king] < 0:
        return
    spouse = s.spouse[king]
    if not WOMAN[king] and s.now[QUEEN] != spouse:
        _no_queen(s)
        s.now[QUEEN] = spouse
        s.tell(L_QUEEN, ALL, spouse)
    beaten = s.now[BEATEN_SOLDIERS]
    if wedding and s.opt[GUARD_RETURN] != GUARD_RETURN_NEW_SOVEREIGN:
        beaten = s.now[BEATEN_SOLDIERS] = 0
    out = sum([s.guard[2 * m + 1] for m in range(NOBLES) if m != spouse])
    if s.by[spouse] == FREE and s.at[spouse] >= 0:
        s.set_guard(spouse, s.guard[2 * spouse], max(0, GUARDS - out - beaten))


def dethrone(s: Fief) -> None:
    """FE-13.2-e: a sovereign who has lost the sword loses the crown."""
    king = s.now[KING]
    disarm(s, king)
    s.now[KING] = -1
    if s.spouse[king] >= 0 and s.now[QUEEN] == s.spouse[king]:
        _no_queen(s)
    s.tell(L_DETHRONED, ALL, king)


def succeed(s: Fief) -> None:
    """FE-4.8-i, FE-GLOS-g: the sovereign is dead; the Prince of Wales follows, or the throne is vacant."""
    s.now[KING] = -1
    prince = s.now[PRINCE]
    if prince >= 0:
        crown(s, prince)


def tower_follows(s: Fief) -> None:
    """FE-4.9-e, FE-4.9-i: the Royal Stronghold goes over to the new sovereign, troops as far as possible."""
    if ROYAL_STRONGHOLD not in s.building:
        return
    place = s.building.index(ROYAL_STRONGHOLD)
    new = s.family[s.now[KING]]
    old = s.hold[place]
    if old == new:
        return
    if old >= 0:
        ceding.replace(s, old, new, place)
    s.give_hold(place, new)
    for g in range(s.families):
        if g != new and s.present[place] >> g & 1:
            s.stand[g * PLACES + place] = OUTSIDE
    if not s.present[place] >> new & 1:
        s.stand[new * PLACES + place] = 0


def tower_lost(s: Fief) -> None:
    """FE-4.9-g: taken by a family that is not royal it turns to its ordinary side."""
    if ROYAL_STRONGHOLD not in s.building or s.now[KING] < 0:
        return
    place = s.building.index(ROYAL_STRONGHOLD)
    holder = s.hold[place]
    if holder >= 0 and holder != s.family[s.now[KING]] and s.present[place] >> holder & 1:
        s.build(place, STRONGHOLD if spare_fort(s) else NO_BUILDING)


def spare_fort(s: Fief) -> bool:
    """Whether an ordinary Stronghold tile is left."""
    return sum([1 for c in range(CITIES) if s.building[c] in (STRONGHOLD, WALLED_CITY)]) < FORTS


def take_sword(s: Fief, n: int, before: int) -> None:
    """Somebody takes Excalibur over, from another or where it lay (FE-13.2-d, FE-13.2-e, FE-IT19-a)."""
    s.now[SWORD_BY] = n
    s.now[SWORD_CITY_NOW] = -1
    s.tell(L_SWORD, ALL, n)
    if WOMAN[n] or is_prelate(s, n) or s.opt[EXCALIBUR_CROWN] == EXCALIBUR_CROWN_FIRST_DRAW_ONLY:
        return
    king = s.now[KING]
    if s.opt[EXCALIBUR_CROWN] == EXCALIBUR_CROWN_EVERY_NEW_HOLDER:
        if king != n:
            if king >= 0:
                dethrone(s)
            crown(s, n)
        return
    if king < 0:
        crown(s, n)
    elif king == before and king != n:
        dethrone(s)
        crown(s, n)


def new_man(s: Fief, g: int) -> bool:
    """FE-GLOS-f: whether a new man of a family is Prince of Wales.

    It has the Queen, and there is no Prince.
    """
    return s.now[PRINCE] < 0 and queen_of(s, g) >= 0


def queen_of(s: Fief, g: int) -> int:
    """The Queen or Sovereign Queen of a family, or -1."""
    for cell in (QUEEN, KING):
        n = s.now[cell]
        if n >= 0 and WOMAN[n] and s.family[n] == g:
            return n
    return -1


def father_lives(s: Fief) -> bool:
    """FE-IT14.1-b: whether the King, or the Sovereign Queen's husband, lives."""
    king = s.now[KING]
    return king >= 0 and (not WOMAN[king] or s.spouse[king] >= 0)
