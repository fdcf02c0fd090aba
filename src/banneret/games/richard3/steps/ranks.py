"""6.3: who stands in the field, and what happens when a side has nobody left there."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.games.richard3 import knowledge
from banneret.games.richard3.state import ATTACKER, FIELD, ROUND, War
from banneret.games.richard3.words import L_CONTROL, L_DEPLOY


def deploy(s: War, b: int) -> None:
    """A Reserve enters the field and is seen (R3-6.1-d)."""
    s.reserve[b] = 0
    s.tell(L_DEPLOY, ALL, b, s.steps[b])
    s.seal()


def side_in_field(s: War, side: int) -> bool:
    """Whether a house has a block in the field."""
    reserve = s.reserve
    for b in s.at(side, s.now[FIELD]):
        if not reserve[b]:
            return True
    return False


def close_ranks(s: War) -> None:
    """After a loss: a side with nobody left in the field brings its Reserves in (R3-6.3-i to R3-6.3-o)."""
    area = s.now[FIELD]
    if not s.contested(area):
        return
    for side in (0, 1):
        if side_in_field(s, side):
            continue
        for b in s.at(side, area):
            deploy(s, b)
            # R3-6.3-j: too late to act in this round, but not to be hit.
            s.done[b] = 1
        knowledge.revealed(s, area)
        if s.now[ROUND] <= 1 and side != s.now[ATTACKER]:
            # R3-6.3-k, R3-6.3-l: control changes at once.
            s.now[ATTACKER] = side
            s.tell(L_CONTROL, ALL, side)
