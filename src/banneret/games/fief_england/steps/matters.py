"""What one family may ask of another; the question itself is a step (consent.py)."""

from __future__ import annotations

from typing import Final

from banneret.core.game import ALL
from banneret.games.fief_england.board import CITIES, FAMILIES
from banneret.games.fief_england.state import ANSWER, Fief
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.words.land import L_AGREED, L_ASKS

#: What is asked for (kind ``matter``).
PASSAGE_MATTER: Final = 0
ENTRY_MATTER: Final = 1
ROAD_MATTER: Final = 2
PORT_MATTER: Final = 3
ABBEY_MATTER: Final = 4
TOWER_MATTER: Final = 5
NOBLE_MATTER: Final = 6
FREED_MATTER: Final = 7
RELIC_MATTER: Final = 8
SIEGE_MATTER: Final = 9
CEDE_MATTER: Final = 10
COME_OUT_MATTER: Final = 11
RELEASE_MATTER: Final = 12
#: What leave to pass has nothing to do with.
NEVER_GRANTED: Final = (CEDE_MATTER, COME_OUT_MATTER, RELEASE_MATTER)


def ask(s: Fief, asked: int, asking: int, matter: int, place: int, goal: int = -1) -> None:
    """Pushes the question; the step below finds the answer in ``s.now[ANSWER]`` (1 or 0).

    Two families of one player need not ask each other, but the player is asked all the same: he may refuse.
    """
    s.now[ANSWER] = 0
    s.tell(L_ASKS, ALL, asking, asked, matter, place)
    if place < CITIES and matter not in NEVER_GRANTED and s.leave[asked * FAMILIES + asking] >> place & 1:
        # Leave was given in a bargain of this round.
        s.now[ANSWER] = 1
        s.tell(L_AGREED, ALL, asked, asking, matter, place)
        return
    s.push([numbers.CONSENT, asked, asking, matter, place, goal])
