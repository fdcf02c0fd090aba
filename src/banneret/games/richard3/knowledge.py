"""What each house may conclude about the other's hidden blocks, and positions that fit it.

For every place the state keeps the blocks that may be there as far as the other house can tell from
what happened in the open (``may``), and for every block the strength it was last seen with (``known``), and
the steps it may have lost unseen since (``maybe``, ``pending``). Only public events change these rows.
"""

from __future__ import annotations

import random

from banneret.core.errors import CannotSample
from banneret.games.richard3 import ground
from banneret.games.richard3.board import (
    BIT,
    BLOCKS,
    CARDS,
    COLOUR,
    EXILE,
    HOMES,
    KIND,
    LANDLOCKED,
    MERCENARY,
    PLACES,
    POOL,
    SAILORS,
    STEPS,
    THE_REBEL,
)
from banneret.games.richard3.state import ATTACKER, FIELD, War
from banneret.games.richard3.steps.numbers import (
    ANSWER_REDEAL,
    LOSSES,
    MOVE,
    PLACING,
    REGROUP_TO,
    SAILING,
    SURPLUS,
)
from banneret.games.richard3.steps.numbers import (
    CARDS as CARDS_STEP,
)


def places_of(s: War, b: int) -> int:
    """The places where a block may be for all that the other house knows, as bits."""
    row = s.owner(b) * PLACES
    bit = BIT[b]
    found = 0
    for place in range(PLACES):
        if s.may[row + place] & bit:
            found |= 1 << place
    return found


def think(s: War, b: int, places: int) -> None:
    """Sets the places where a block may be."""
    row = s.owner(b) * PLACES
    bit = BIT[b]
    if b == THE_REBEL:
        # It changes masters with the throne, and may still stand in the other house's row.
        other = PLACES - row
        for place in range(other, other + PLACES):
            s.may[place] &= ~bit
    for place in range(PLACES):
        if places >> place & 1:
            s.may[row + place] |= bit
        elif s.may[row + place] & bit:
            s.may[row + place] &= ~bit


def all_located(s: War) -> None:
    """Everybody knows where every block is."""
    for place in range(2 * PLACES):
        s.may[place] = 0
    for b in range(BLOCKS):
        s.may[s.owner(b) * PLACES + s.loc[b]] |= BIT[b]


def located(s: War, b: int) -> None:
    """Everybody knows where the block is."""
    if b == THE_REBEL:
        think(s, b, 1 << s.loc[b])
        return
    may = s.may
    bit = BIT[b]
    row = COLOUR[b] * PLACES
    for place in range(row, row + PLACES):
        if may[place] & bit:
            may[place] ^= bit
    may[row + s.loc[b]] |= bit


def gathered(s: War, side: int, blocks: int) -> None:
    """Everybody knows where these blocks of a house (as bits) are."""
    row = side * PLACES
    for place in range(row, row + PLACES):
        if s.may[place] & blocks:
            s.may[place] &= ~blocks
    for b in s.blocks(side):
        if BIT[b] & blocks:
            s.may[row + s.loc[b]] |= BIT[b]


def seen(s: War, b: int) -> None:
    """The block was shown: its place is known, and its strength."""
    located(s, b)
    forget_losses(s, b)


def forget_losses(s: War, b: int) -> None:
    """The block's losses are no longer secret."""
    hidden = s.known[b] - s.steps[b]
    if hidden > 0:
        s.pending[s.owner(b)] -= hidden
    s.maybe[b] = 0
    s.known[b] = s.steps[b]


def absent(s: War, side: int, place: int) -> None:
    """No block of a house is in a place any more."""
    s.may[side * PLACES + place] = 0


def revealed(s: War, area: int) -> None:
    """The blocks in the field of a battle were shown (R3-6.1-b); unseen ones can only be in Reserve."""
    for side in (0, 1):
        shown = 0
        hidden = False
        for b in s.at(side, area):
            if s.reserve[b]:
                hidden = True
            else:
                shown |= BIT[b]
                forget_losses(s, b)
        may = s.may
        row = side * PLACES
        for place in range(row, row + PLACES):
            if may[place] & shown:
                may[place] &= ~shown
        if hidden:
            may[row + area] |= shown
        else:
            may[row + area] = shown


def moved(s: War, side: int, start: int, end: int, by_sea: bool = False) -> None:
    """One unseen block of a house went from one place to another."""
    if start == end:
        return
    here = side * PLACES + start
    there = side * PLACES + end
    may = s.may
    rebel = BIT[THE_REBEL]
    if may[here] & rebel and s.loc[THE_REBEL] == end:
        # It was the Rebel, who is black: everybody saw that no other block went (R3-3.0-c).
        may[here] &= ~rebel
        may[there] |= rebel
    else:
        movers = may[here] & ~rebel
        may[there] |= movers & SAILORS[side] if by_sea else movers
    if s.count(side, start) == 0:
        may[here] = 0


def recruited(s: War, side: int, area: int, able: int) -> None:
    """One unseen block out of those able to appear in an area (as bits) left the pool for it."""
    pool = side * PLACES + POOL
    s.may[side * PLACES + area] |= s.may[pool] & able
    if s.count(side, POOL) == 0:
        s.may[pool] = 0


def went_home(s: War, side: int, starts: list[int], ends: list[int], able: list[int]) -> None:
    """Unseen blocks of a house went home together, each one of those able to go to its end (as bits)."""
    row = side * PLACES
    before = s.may[row : row + PLACES]
    stayed = [s.count(side, place) for place in range(POOL + 1)]
    for end in ends:
        stayed[end] -= 1
    for start in starts:
        if stayed[start] == 0:
            s.may[row + start] = 0
    for way in range(len(starts)):
        s.may[row + ends[way]] |= before[starts[way]] & able[way]


def lost_unseen(s: War, side: int, area: int, steps: int) -> None:
    """Blocks of an area lost a step each, and survived, without being shown (R3-3.0-e)."""
    if steps <= 0:
        return
    s.pending[side] += steps
    there = s.may[side * PLACES + area]
    for b in s.blocks(side):
        if there & BIT[b]:
            s.maybe[b] += 1


def fresh_strengths(s: War) -> None:
    """All blocks are at full strength again (R3-8.5-c)."""
    for b in range(BLOCKS):
        s.known[b] = STEPS[b]
        s.maybe[b] = 0
    s.pending[0] = 0
    s.pending[1] = 0


# --- positions that a seat could not tell from the real one


def sample(s: War, copy: War, seat: int, rng: random.Random) -> War:
    """Fills ``copy`` with a position that fits what a seat (-1: a spectator) knows."""
    lifted = _lifted(s)
    for side in (0, 1):
        if side == seat:
            continue
        _deal_places(s, copy, side, lifted, rng)
        _deal_losses(s, copy, side, rng)
    _deal_cards(s, copy, seat, rng)
    return copy


def domains(s: War) -> list[int]:
    """The places where each block may be, as bits."""
    result = [0] * BLOCKS
    for side in (0, 1):
        row = side * PLACES
        blocks = s.blocks(side)
        for place in range(PLACES):
            there = s.may[row + place]
            if there:
                for b in blocks:
                    if there & BIT[b]:
                        result[b] |= 1 << place
    return result


def _lifted(s: War) -> int:
    """The block that a hand holds in the middle of a hidden move, or -1."""
    f = s.stack[-1] if s.stack else [-1]
    if f[0] in (MOVE, SAILING, PLACING, REGROUP_TO):
        return f[1]
    return -1


def _known_place(s: War, lifted: int) -> int:
    """Where the rows of knowledge still have a lifted block: they follow a land move when it is done."""
    f = s.stack[-1]
    return f[2] if f[0] == MOVE else s.loc[lifted]


def _unseen(s: War, side: int) -> list[int]:
    """The blocks of a house that stand somewhere unseen, in the order of their numbers."""
    result = []
    # Once a battle is won its survivors are hidden again (R3-6.1-c).
    area = s.now[FIELD] if s.now[ATTACKER] >= 0 else -1
    for b in s.blocks(side):
        place = s.loc[b]
        if b == THE_REBEL or place > POOL:
            continue
        if place == area and (not s.reserve[b] or s.turned[b]):
            # In the field; or everybody saw him change sides, and where he waits.
            continue
        result.append(b)
    return result


#: A place and what everybody saw of the block that took it: moved, entry, reserve, done, turned.
Spot = tuple[int, int, int, int, int, int]


def _deal_places(s: War, copy: War, side: int, lifted: int, rng: random.Random) -> None:
    """Gives every unseen block of a house one of the spots that unseen blocks take and it may take."""
    blocks = _unseen(s, side)
    if not blocks:
        return
    spots = sorted([(s.loc[b], s.moved[b], s.entry[b], s.reserve[b], s.done[b], s.turned[b]) for b in blocks])
    forced = -1
    if lifted in blocks:
        wanted = (
            s.loc[lifted],
            s.moved[lifted],
            s.entry[lifted],
            s.reserve[lifted],
            s.done[lifted],
            s.turned[lifted],
        )
        forced = spots.index(wanted)
    hungry = _hungry(s, side, spots)
    dom = domains(s)
    order = blocks[:]
    rng.shuffle(order)
    # The Rebel is black and so always recognised (R3-3.0-c): its domain is one place.
    taken: list[int] = []
    holder = -1
    if forced >= 0:
        came_from = _known_place(s, lifted)
        at_sea = s.stack[-1][0] == SAILING
        placing = s.stack[-1][0] == PLACING
        for b in order:
            if placing and not ground.can_be_recruited(s, b, side):
                continue
            if dom[b] >> came_from & 1 and not (at_sea and LANDLOCKED[b]):
                taken = _match(dom, [o for o in order if o != b], spots, hungry, forced, b, rng)
                if taken:
                    holder = b
                    break
    else:
        taken = _match(dom, order, spots, hungry, -1, -1, rng)
    if not taken:
        raise CannotSample(f"the blocks of house {side} do not fit what is known of them")
    for number, b in enumerate(taken):
        place, has_moved, entry, reserve, done, turned = spots[number]
        copy.loc[b] = place
        copy.moved[b] = has_moved
        copy.entry[b] = entry
        copy.reserve[b] = reserve
        copy.done[b] = done
        copy.turned[b] = turned
    copy.gather()
    if holder >= 0:
        copy.stack[-1][1] = holder


def _hungry(s: War, side: int, spots: list[Spot]) -> list[int]:
    """The spots of blocks that are to lose a step or to be dismissed, and as many more as are asked for."""
    f = s.stack[-1] if s.stack else [-1]
    found: list[int] = []
    if f[0] == LOSSES:
        found = [number for number, spot in enumerate(spots) if spot[4]]
    if f[0] in (LOSSES, SURPLUS) and f[1] == side:
        most = len(found) + f[3]
        for number, spot in enumerate(spots):
            if spot[0] == f[2] and not spot[4] and len(found) < most:
                found.append(number)
    return found


def _may_take(dom: list[int], b: int, spots: list[Spot], number: int, hungry: list[int]) -> bool:
    """Whether a block may be the one that took a spot; mercenaries at home feed themselves (R3-7.2-d)."""
    place = spots[number][0]
    if not dom[b] >> place & 1:
        return False
    return number not in hungry or KIND[b] != MERCENARY or EXILE[place] < 0 or place not in HOMES[b]


def _match(
    dom: list[int],
    order: list[int],
    spots: list[Spot],
    hungry: list[int],
    forced: int,
    holder: int,
    rng: random.Random,
) -> list[int]:
    """The block in each spot, or an empty list: augmenting paths over spots in random order."""
    taken = [-1] * len(spots)
    if forced >= 0:
        taken[forced] = holder
    for b in order:
        seen_spots = [False] * len(spots)
        if forced >= 0:
            seen_spots[forced] = True
        if not _augment(dom, b, spots, hungry, taken, seen_spots, rng):
            return []
    return taken


def _augment(
    dom: list[int],
    b: int,
    spots: list[Spot],
    hungry: list[int],
    taken: list[int],
    tried: list[bool],
    rng: random.Random,
) -> bool:
    count = len(spots)
    # Starting anywhere spreads the blocks evenly over the spots that suit them.
    start = rng.randrange(count)
    for offset in range(count):
        number = (start + offset) % count
        if taken[number] < 0 and not tried[number] and _may_take(dom, b, spots, number, hungry):
            taken[number] = b
            return True
    for number in range(count):
        if not tried[number] and _may_take(dom, b, spots, number, hungry):
            tried[number] = True
            if _augment(dom, taken[number], spots, hungry, taken, tried, rng):
                taken[number] = b
                return True
    return False


def _deal_losses(s: War, copy: War, side: int, rng: random.Random) -> None:
    """Spreads the steps that a house lost unseen over the blocks that may have lost them."""
    able: list[int] = []
    spared: list[int] = []
    for b in s.blocks(side):
        if s.loc[b] <= POOL:
            copy.steps[b] = s.known[b]
        # Blocks in the pool are at full strength, so they come last: if the others cannot have lost so much.
        losers = spared if copy.loc[b] == POOL else able
        for _ in range(min(s.maybe[b], s.known[b] - 1)):
            losers.append(b)
    rng.shuffle(able)
    able.extend(spared)
    for b in able[: s.pending[side]]:
        copy.steps[b] -= 1


def _deal_cards(s: War, copy: War, seat: int, rng: random.Random) -> None:
    """Deals the cards that the seat has not seen."""
    top = s.stack[-1] if s.stack else [-1]
    open_hand = top[1] if top[0] == ANSWER_REDEAL else -1
    hidden = [side for side in (0, 1) if side not in (seat, open_hand)]
    unseen: list[int] = []
    for card in range(CARDS):
        left = s.deck[card]
        for side in hidden:
            left += s.hand[side * CARDS + card]
        unseen.extend([card] * left)
    rng.shuffle(unseen)
    for side in hidden:
        size = sum(s.hand[side * CARDS : side * CARDS + CARDS])
        drawn = unseen[:size]
        del unseen[:size]
        for card in range(CARDS):
            copy.hand[side * CARDS + card] = drawn.count(card)
        if top[0] == CARDS_STEP and s.chosen[side] and drawn:
            copy.chosen[side] = drawn[0] + 1
    for card in range(CARDS):
        copy.deck[card] = unseen.count(card)


def check(s: War) -> list[str]:
    """Whether what is known allows what is."""
    faults: list[str] = []
    lifted = _lifted(s)
    dom = domains(s)
    for b in range(BLOCKS):
        place = s.loc[b] if b != lifted else _known_place(s, b)
        if not dom[b] >> place & 1:
            faults.append(f"block {b} is in place {s.loc[b]}, which the other house thinks impossible")
        hidden = s.known[b] - s.steps[b]
        if s.loc[b] <= POOL and not 0 <= hidden <= s.maybe[b]:
            faults.append(f"block {b} lost {hidden} steps unseen, at most {s.maybe[b]} are thought possible")
    for side in (0, 1):
        total = sum([s.known[b] - s.steps[b] for b in s.blocks(side) if s.loc[b] <= POOL])
        if total != s.pending[side]:
            faults.append(f"house {side} lost {total} steps unseen, {s.pending[side]} are counted")
    return faults
