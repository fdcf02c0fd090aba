"""What becomes of a family whose player has given up: it stays, defends itself, and does nothing more.

A rule of this house, as in its other games for more than two: the others play on. The family keeps what it
has and goes on collecting its income; it starts nothing, agrees to nothing, pays what it must, and cannot
win.
"""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice
from banneret.games.fief_england.words.cards import PASS
from banneret.games.fief_england.words.court import CONTRA, NOBODY
from banneret.games.fief_england.words.deals import CANCEL, SEND
from banneret.games.fief_england.words.land import DONE, HALT, NO
from banneret.games.fief_england.words.war import (
    AT_TROOPS,
    DECLINE,
    FIGHT_ON,
    HOLD_FIRE,
    LEAVE_ALONE,
    NO_RANSOM,
    SALLY_OUT,
    SPARE_SERVANT,
    STAND_ASIDE,
)

#: What it says wherever it can; anywhere else the first thing on the list.
CALM: Final[list[int]] = [
    choice(verb)
    for verb in (
        DONE,
        NO,
        PASS,
        DECLINE,
        STAND_ASIDE,
        FIGHT_ON,
        NOBODY,
        NO_RANSOM,
        LEAVE_ALONE,
        CANCEL,
        HALT,
        AT_TROOPS,
        HOLD_FIRE,
        SPARE_SERVANT,
        SALLY_OUT,
        CONTRA,
        SEND,
    )
]


def answer(found: list[int]) -> int:
    """The choice that is made for it."""
    for c in CALM:
        if c in found:
            return c
    return min(found)
