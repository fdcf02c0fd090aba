"""What a block is worth to its house. The measure: a steady noble at full strength has a body of about 7."""

from __future__ import annotations

from typing import Final

from banneret.games.richard3.board import (
    AREAS,
    BLOCKS,
    CHURCH,
    EXILE,
    FIREPOWER,
    HEIR,
    ISLE_OF_MAN,
    KIND,
    LETTER,
    LOYALTY,
    NEVILLES,
    NOBLE,
    POOL,
)
from banneret.games.richard3.fortunes import living_heirs
from banneret.games.richard3.state import CAMPAIGN, KING, LAST_CAMPAIGN, PRETENDER, TURN, War
from banneret.games.richard3.steps.campaign import TURNS

#: The life of an heir by how many of his house are left: the last one is the war itself (R3-9.0-a).
_HEIR: Final = (0.0, 600.0, 90.0, 50.0, 34.0, 26.0)
#: What it is to be King or Pretender: Treachery Rolls (R3-6.9-a), and a succession avoided (R3-3.21-d).
_CROWNED: Final = 6.0
#: What a noble who never comes back is worth to later campaigns (R3-6.83-a, R3-6.83-c).
_FOR_GOOD: Final = 8.0
#: One vote in the count for the throne (R3-8.2-a), in the last campaign and before.
_LAST_VOTE: Final = 13.0
_VOTE: Final = 8.0
#: A step of each block: firepower, and a little for striking early (R3-3.12-a).
STEP_WORTH: Final[list[float]] = [0.9 * FIREPOWER[b] + 0.25 * (2 - LETTER[b]) for b in range(BLOCKS)]
#: Heirs, nobles and churches: who counts when the throne is claimed (R3-8.2-b).
VOTES: Final[list[bool]] = [KIND[b] <= CHURCH for b in range(BLOCKS)]
#: Who is gone for good when he falls.
MORTAL: Final[list[bool]] = [
    KIND[b] == HEIR or (KIND[b] == NOBLE and (LOYALTY[b] == 0 or b in NEVILLES)) for b in range(BLOCKS)
]
#: Areas where a vote counts: not in exile nor on the Isle of Man (R3-8.2-d).
COUNTS: Final[list[bool]] = [EXILE[a] < 0 and a != ISLE_OF_MAN for a in range(AREAS)]


class Prices:
    """What things are worth at this moment of the war."""

    def __init__(self, s: War) -> None:
        last = s.now[CAMPAIGN] >= s.now[LAST_CAMPAIGN]
        #: Turns of this campaign still to come after this one.
        self.turns_left: int = TURNS - s.now[TURN]
        #: One more vote. It can still be lost again, the more easily the earlier it is.
        self.vote: float = (_LAST_VOTE if last else _VOTE) * (1.0 - 0.05 * self.turns_left)
        self.for_good: float = 0.0 if last else _FOR_GOOD
        self._heir: list[float] = [_HEIR[min(len(living_heirs(s, side)), 5)] for side in (0, 1)]
        self._king: int = s.now[KING]
        self._pretender: int = s.now[PRETENDER]

    def body(self, b: int, steps: float) -> float:
        """What lies in the strength of a block."""
        return steps * STEP_WORTH[b]

    def life(self, b: int, side: int) -> float:
        """What is lost with a block of a house beside its strength, wherever it is."""
        result = 0.0
        if KIND[b] == HEIR:
            result = self._heir[side]
            if b == self._king or b == self._pretender:
                result += _CROWNED
        elif MORTAL[b]:
            result = self.for_good
        return result

    def worth(self, s: War, b: int, steps: float, area: int) -> float:
        """All that is lost if a block falls in a place."""
        result = self.body(b, steps) + self.life(b, s.owner(b))
        if VOTES[b] and area < POOL and COUNTS[area]:
            result += self.vote
        return result
