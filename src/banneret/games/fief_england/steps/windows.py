"""2.6: windows in which seats are asked, one at a time, whether they play an any-time card."""

from __future__ import annotations

from banneret.games.fief_england import purse
from banneret.games.fief_england.board import CHASUBLE, HAWISE, NOBLES, TIBIA
from banneret.games.fief_england.state import CARRIED, Fief
from banneret.games.fief_england.steps import numbers


def window(s: Fief, topic: int, start: int, concerned: int, a: int = -1, b: int = -1) -> None:
    """Opens a window: seats are asked in turn order from the family ``start`` on.

    Args:
        topic: what it is about (words.cards.TOPIC_IDS).
        start: the family whose action may be interrupted.
        concerned: families whose nobles are concerned, as bits; the others are asked only if they always
        want to be.
        a: what the topic is about (a place, a noble), for the prompt.
        b: more of it.
    """
    # Who is asked hangs on standing orders, which may be changed at any time, so nothing is taken back across
    # a window: not even across one in which nobody was asked, or that would tell.
    s.seal()
    s.push([numbers.WINDOW, topic, start, concerned, 0, a, b])


def able(s: Fief, g: int) -> bool:
    """Whether a family could have something to play, as far as everybody sees (FE-2.6-e)."""
    if purse.cards(s, s.seat(g)) or s.fourth[g] >= 0 or s.served_by(g, HAWISE) >= 0:
        return True
    for relic in (CHASUBLE, TIBIA):
        place = s.relic[relic]
        if CARRIED <= place < CARRIED + NOBLES and s.family[place - CARRIED] == g:
            return True
    return False
