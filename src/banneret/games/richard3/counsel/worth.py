"""What a block is worth to its house. The measure: a steady noble at full strength has a body of about 7."""

from __future__ import annotations

import math
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
    LANCASTER,
    LETTER,
    LOYALTY,
    MIDDLESEX,
    NEVILLES,
    NOBLE,
    PLACES,
    POOL,
    TRAVELLERS,
)
from banneret.games.richard3.fortunes import living_heirs
from banneret.games.richard3.state import CAMPAIGN, KING, KING_SIDE, LAST_CAMPAIGN, PRETENDER, TURN, War
from banneret.games.richard3.steps.campaign import TURNS
from banneret.games.richard3.steps.political import support

#: The life of an heir by how many of his house are left: the last one is the war itself (R3-9.0-a).
_HEIR: Final[list[float]] = [0.0, 600.0, 90.0, 50.0, 34.0, 26.0]
#: The lives of so many heirs together.
HOUSE: Final[list[float]] = [sum(_HEIR[: count + 1]) for count in range(len(_HEIR))]
#: What it is to be King or Pretender: Treachery Rolls (R3-6.9-a), and a succession avoided (R3-3.21-d).
_CROWNED: Final = 6.0
#: What a noble who never comes back is worth to later campaigns (R3-6.83-a, R3-6.83-c).
_FOR_GOOD: Final = 8.0
#: What the throne is worth when it is counted for (R3-8.2-a), in the last campaign and before ...
_LAST_THRONE: Final = 260.0
_THRONE: Final = 120.0
#: ... what one vote is worth even when the count is as good as decided ...
_ANY_VOTE: Final = 4.0
#: ... and how far the count may still shift in a turn, and in the battles of the present one.
_SHIFT: Final = 0.9
_BATTLES: Final = 0.9
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
    """What things are worth at this moment of the war.

    Args:
        s: the position.
        margin: how many votes more one of the houses has (see ``margin``); which one does not matter.
    """

    def __init__(self, s: War, margin: float) -> None:
        last = s.now[CAMPAIGN] >= s.now[LAST_CAMPAIGN]
        #: Turns of this campaign still to come after this one.
        self.turns_left: int = TURNS - s.now[TURN]
        # A vote counts for what it adds to the chance of the throne: most when the count is close and near.
        spread = _BATTLES + _SHIFT * self.turns_left
        chance = 1.0 / (1.0 + math.exp(abs(margin) / spread))
        throne = _LAST_THRONE if last else _THRONE
        #: One more vote.
        self.vote: float = _ANY_VOTE + throne * chance * (1.0 - chance) / spread
        self.for_good: float = 0.0 if last else _FOR_GOOD
        self._heir: list[float] = [_HEIR[min(len(living_heirs(s, side)), 5)] for side in (0, 1)]
        self._king: int = s.now[KING]
        self._pretender: int = s.now[PRETENDER]

    def body(self, b: int, steps: float) -> float:
        """What lies in the strength of a block."""
        return steps * STEP_WORTH[b]

    def life(self, b: int, side: int) -> float:
        """What is lost with a block of a house beside its strength, wherever it is."""
        return self.rank(b) + (self._heir[side] if KIND[b] == HEIR else 0.0)

    def rank(self, b: int) -> float:
        """The part of it that is not the life of one heir more or less."""
        if KIND[b] == HEIR:
            return _CROWNED if b == self._king or b == self._pretender else 0.0
        return self.for_good if MORTAL[b] else 0.0

    def worth(self, s: War, b: int, steps: float, area: int) -> float:
        """All that is lost if a block falls in a place."""
        result = self.body(b, steps) + self.life(b, s.owner(b))
        if VOTES[b] and area < POOL and COUNTS[area]:
            result += self.vote
        return result


def margin(s: War, seat: int) -> float:
    """How many votes a house has more than the other, as far as it can tell; a tie is the King's (R3-8.2-a).

    Which enemy blocks have a vote is only known in part; of those that may be in an area as many are taken
    to be voters as there are among all of them.
    """
    foe = 1 - seat
    theirs = 0.0
    for area in range(AREAS):
        count = s.count(foe, area)
        if count and COUNTS[area]:
            there = s.may[foe * PLACES + area]
            theirs += count * (there & TRAVELLERS[foe]).bit_count() / there.bit_count()
    if s.friendly(foe, MIDDLESEX):
        theirs += 1.0
    ours = float(support(s, seat))
    if s.prisoner():
        # R3-S.2-e: support counts him for Lancaster already.
        theirs += 1.0 if foe == LANCASTER else 0.0
    return ours - theirs + (0.5 if s.now[KING_SIDE] == seat else -0.5)
