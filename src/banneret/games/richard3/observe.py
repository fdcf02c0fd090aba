"""What a house knows, as numbers for programs that learn: its own things first, the same for both."""

from __future__ import annotations

from typing import Final

from banneret.games.richard3.board import AREAS, BLOCKS, CARDS, PLACES, POOL
from banneret.games.richard3.state import (
    AP,
    ATTACKER,
    CAMPAIGN,
    CARD,
    COUNTED,
    FIELD,
    FIRST,
    KING,
    KING_SIDE,
    LAST_CAMPAIGN,
    PRETENDER,
    ROUND,
    TREASON_SEAT,
    TURN,
    War,
)
from banneret.games.richard3.steps import numbers
from banneret.games.richard3.view import revealed

#: Steps in which the card and the AP of the house that acts lie open.
_ACTING: Final = (
    numbers.ACTIONS,
    numbers.MOVE,
    numbers.SAILING,
    numbers.PLACING,
    numbers.CHOOSE_MUSTER,
    numbers.MUSTERING,
    numbers.CHOOSE_PLAGUE,
)

#: The blocks of numbers, in order: name, size, least, greatest, meaning.
TOLD: Final = (
    ("clock", 3, 0, 16, "campaign, last campaign, turn"),
    ("houses", 4, 0, BLOCKS, "own king (1/0), own first turn (1/0), King and Pretender as block + 1"),
    ("step", 1, 0, 63, "the number of the step that asks, + 1; 0 when the war is over"),
    ("acting", 2, 0, 64, "AP left and card + 1 of the house that acts; 0 when none does"),
    ("treason", 1, 0, 2, "who may make the Treason roll: 0 nobody, 1 we, 2 they"),
    ("cards-left", 2, 0, 64, "cards in our hand, in theirs"),
    ("chosen", 2, 0, 64, "the card we put down + 1; theirs + 1 if it is shown, 63 if it is hidden"),
    ("hand", CARDS, 0, 16, "our hand, by card"),
    ("played", 2 * CARDS, 0, 16, "what we have played in this campaign, then what they have, by card"),
    ("own-place", BLOCKS, 0, PLACES, "where our blocks are: place + 1; 0 for blocks that are not ours"),
    ("own-steps", BLOCKS, 0, 8, "the steps of our blocks"),
    ("own-moved", BLOCKS, 0, 2, "1 moved, 2 recruited in this turn"),
    ("enemy-place", BLOCKS, 0, PLACES, "enemy blocks that lie or stand in the open: place + 1; 0 otherwise"),
    ("enemy-steps", BLOCKS, 0, 8, "the strength that each enemy block was last seen with"),
    ("own-count", COUNTED, 0, 64, "our blocks by area, and in the pool"),
    ("enemy-count", COUNTED, 0, 64, "their blocks by area, and in the pool"),
    ("enemy-maybe", COUNTED, 0, 64, "how many different enemy blocks may be there, as far as we can tell"),
    ("attacker", AREAS, 0, 2, "who attacks in a contested area: 0 nobody, 1 we, 2 they"),
    ("battle", 3, 0, 64, "the battle being fought: area + 1, round, 1 if we attack"),
)


def observe(s: War, seat: int) -> list[int]:
    """All numbers, from the point of view of a house; they hold nothing that its view does not."""
    now = s.now
    foe = 1 - seat
    top = s.stack[-1][0] if s.stack else -1
    found = [
        now[CAMPAIGN],
        now[LAST_CAMPAIGN],
        now[TURN],
        1 if now[KING_SIDE] == seat else 0,
        1 if now[FIRST] == seat else 0,
        now[KING] + 1,
        now[PRETENDER] + 1,
        top + 1,
    ]
    if top in _ACTING:
        found.append(now[AP])
        found.append(now[CARD] + 1)
    else:
        found.append(0)
        found.append(0)
    treason = now[TREASON_SEAT]
    found.append(0 if treason < 0 else 1 if treason == seat else 2)
    found.append(sum(s.hand[seat * CARDS : seat * CARDS + CARDS]))
    found.append(sum(s.hand[foe * CARDS : foe * CARDS + CARDS]))
    found.append(s.chosen[seat])
    theirs = s.chosen[foe]
    found.append(63 if theirs and top == numbers.CARDS else theirs)
    found += s.hand[seat * CARDS : seat * CARDS + CARDS]
    found += s.played[seat * CARDS : seat * CARDS + CARDS]
    found += s.played[foe * CARDS : foe * CARDS + CARDS]
    place = [0] * BLOCKS
    steps = [0] * BLOCKS
    moved = [0] * BLOCKS
    for b in s.blocks(seat):
        place[b] = s.loc[b] + 1
        if s.loc[b] <= POOL:
            steps[b] = s.steps[b]
            moved[b] = s.moved[b]
    found += place
    found += steps
    found += moved
    open_place = [0] * BLOCKS
    strength = [0] * BLOCKS
    for b in s.blocks(foe):
        if s.loc[b] > POOL or revealed(s, b):
            open_place[b] = s.loc[b] + 1
        strength[b] = s.known[b]
    found += open_place
    found += strength
    found += s.cnt[seat * COUNTED : seat * COUNTED + COUNTED]
    found += s.cnt[foe * COUNTED : foe * COUNTED + COUNTED]
    for area in range(COUNTED):
        found.append(s.may[foe * PLACES + area].bit_count())
    for area in range(AREAS):
        attacker = s.att[area]
        found.append(0 if not attacker else 1 if attacker == seat + 1 else 2)
    if now[FIELD] >= 0 and now[ATTACKER] >= 0:
        found += [now[FIELD] + 1, now[ROUND], 1 if now[ATTACKER] == seat else 0]
    else:
        found += [0, 0, 0]
    return found
