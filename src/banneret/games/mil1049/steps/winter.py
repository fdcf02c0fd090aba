"""5 Winter: famine, the King's reward, and everything back to its place."""

from __future__ import annotations

from banneret.core.chance import ask_chance
from banneret.core.game import ALL
from banneret.core.step import GO, Step
from banneret.games.mil1049.lineage import die
from banneret.games.mil1049.printed import AT_CRUSADES, FACES, FAMINE, ROWS, WHITE
from banneret.games.mil1049.state import Realm
from banneret.games.mil1049.steps.numbers import BY_DIE
from banneret.games.mil1049.words import L_FAMINE, L_MILD, L_REWARDED, L_STARVED


def starving(s: Realm, k: int) -> bool:
    """Whether a famine now would kill a knight: no land, no castle, not in the Crusades (MIL-WINT-c)."""
    return s.alive[k] > 0 and not s.landed(k) and s.place[k] != AT_CRUSADES


class Winter(Step[Realm]):
    """MIL-WINT-a to MIL-WINT-i, step by step."""

    name = "winter"
    rule = "MIL-WINT-a"
    holds = ("stage:n",)

    def run(self, s: Realm, f: list[int]) -> int:
        if f[1] == 0:
            # MIL-WINT-j: once for all.
            return ask_chance(BY_DIE, len(FACES))
        reward(s)
        come_home(s)
        s.pop()
        return GO

    def outcome(self, s: Realm, f: list[int], k: int) -> None:
        f[1] = 1
        if FAMINE in FACES[k]:
            s.tell(L_FAMINE, ALL, k)
            famine(s)
        else:
            s.tell(L_MILD, ALL, k)


def famine(s: Realm) -> None:
    """MIL-WINT-c, MIL-WINT-d: all who starve die together; their heirs do not."""
    for k in [k for k in range(s.seats * ROWS) if starving(s, k)]:
        s.tell(L_STARVED, ALL, k)
        die(s, k)


def reward(s: Realm) -> None:
    """MIL-WINT-e, MIL-WINT-f: a privilege where a soldier or castle is before every knight."""
    for seat in s.order():
        knights = s.knights(seat)
        if knights and all([s.soldiers(k) or s.castle[k] for k in knights]):
            s.privileges[seat] += 1
            s.tell(L_REWARDED, ALL, seat)


def come_home(s: Realm) -> None:
    """MIL-WINT-g, MIL-WINT-h, MIL-SETUP-k: knights go home, tokens go from the board, and white ones come."""
    for k in range(s.seats * ROWS):
        s.place[k] = -1
    s.kings[0] = -1
    s.archbishop[0] = -1
    for space in s.usable():
        s.token[space] = WHITE
    for seat in range(s.seats):
        s.donated[seat] = -1
    s.gather()
