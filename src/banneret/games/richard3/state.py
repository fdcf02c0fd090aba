"""The position of a war: where every block stands, what the turn has used up, who knows what."""

from __future__ import annotations

from typing import Final

from banneret.core.state import Fields, State
from banneret.games.richard3.board import (
    AREAS,
    BIT,
    BLOCK_OF,
    BLOCKS,
    BORDER_COUNT,
    CARDS,
    COLOUR,
    OWNED,
    PLACES,
    POOL,
    PRISON,
    THE_REBEL,
)

# --- cells of the row ``now``
CAMPAIGN: Final = 0
LAST_CAMPAIGN: Final = 1
TURN: Final = 2
#: The house that holds the throne (R3-0-b, R3-0-h).
KING_SIDE: Final = 3
#: The King, or -1 while the throne is empty (R3-6.81-e).
KING: Final = 4
PRETENDER: Final = 5
#: Player 1 of this Game Turn.
FIRST: Final = 6
#: Action Points left to the house that acts.
AP: Final = 7
#: The card under which the acting house moves.
CARD: Final = 8
#: The house that may still make the Treason roll, or -1.
TREASON_SEAT: Final = 9
MULLIGAN_USED: Final = 10
#: Area, round and attacking house of the battle being fought; area -1 if none.
FIELD: Final = 11
ROUND: Final = 12
ATTACKER: Final = 13
#: Treachery Rolls used in this battle: bits by role.
ROLLED: Final = 14
WINNER: Final = 15
ENDING: Final = 16
#: Entries of minors still owed to Lancaster and to York (R3-6.82-e).
OWED: Final = 17
#: How many areas are Contested, and whether any border was crossed since the crossings were last forgotten.
FRONTS: Final = 19
CROSSED: Final = 20
NOW_CELLS: Final = 21

#: Cells of ``cnt``: blocks of a house per area and upright in its pool.
COUNTED: Final = 34
#: Value of ``moved``: moved, or recruited and so unable to move this turn.
MOVED: Final = 1
RECRUITED: Final = 2

#: Places of ``credit``: pairs of ports whose second block still sails for nothing (R3-5.3.1-b).
CREDITS: Final = 8

#: A row ``cross`` on which nobody has crossed any border.
NOTHING_CROSSED: Final = [0] * (2 * BORDER_COUNT)
#: Rows in which no block, area or credit is marked.
NO_BLOCKS: Final = [0] * BLOCKS
NO_AREAS: Final = [0] * AREAS
NO_CREDITS: Final = [0] * CREDITS


class War(State):
    """Rows of a Richard III position."""

    __slots__ = (
        "act",
        "att",
        "chosen",
        "cnt",
        "credit",
        "cross",
        "deck",
        "done",
        "entry",
        "hand",
        "here",
        "known",
        "loc",
        "main",
        "may",
        "maybe",
        "moved",
        "now",
        "pending",
        "played",
        "reserve",
        "steps",
        "turned",
        "via",
    )

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.now: list[int] = f.row("now", NOW_CELLS)
        #: Where each block is.
        self.loc: list[int] = f.row("loc", BLOCKS, "block", "place")
        self.steps: list[int] = f.row("steps", BLOCKS, "block")
        self.moved: list[int] = f.row("moved", BLOCKS, "block")
        #: How a block entered the battle it stands in: exit of the area + 1, 0 if it was there before.
        self.entry: list[int] = f.row("entry", BLOCKS, "block")
        self.reserve: list[int] = f.row("reserve", BLOCKS, "block")
        #: Had its Battle Turn this round; in supply: lost its step this phase.
        self.done: list[int] = f.row("done", BLOCKS, "block")
        #: Changed sides in this battle.
        self.turned: list[int] = f.row("turned", BLOCKS, "block")
        self.cnt: list[int] = f.row("cnt", 2 * COUNTED)
        #: Which blocks those are, as bits of their house.
        self.here: list[int] = f.row("here", 2 * COUNTED)
        self.cross: list[int] = f.row("cross", 2 * BORDER_COUNT)
        #: Areas activated for land moves in this Action Phase.
        self.act: list[int] = f.row("act", AREAS, "area")
        #: The attacking house + 1 of a Contested area, 0 elsewhere.
        self.att: list[int] = f.row("att", AREAS, "area")
        #: The Main Attack of a Contested area: exit + 1.
        self.main: list[int] = f.row("main", AREAS, "area")
        #: Exits over which each house entered a Contested area, as bits.
        self.via: list[int] = f.row("via", 2 * AREAS)
        self.credit: list[int] = f.row("credit", CREDITS)
        self.hand: list[int] = f.row("hand", 2 * CARDS)
        self.played: list[int] = f.row("played", 2 * CARDS)
        self.deck: list[int] = f.row("deck", CARDS, "card")
        #: The card each house has put down this turn, + 1.
        self.chosen: list[int] = f.row("chosen", 2)
        #: What the other house knows: MAY[house * 39 + place] are the blocks that may be there, as bits ...
        self.may: list[int] = f.row("may", 2 * PLACES)
        #: ... the strength it was last seen with ...
        self.known: list[int] = f.row("known", BLOCKS, "block")
        #: ... steps it may have lost unseen since, and how many each house lost so in all.
        self.maybe: list[int] = f.row("maybe", BLOCKS, "block")
        self.pending: list[int] = f.row("pending", 2)

    # --- whose is what

    def owner(self, b: int) -> int:
        """The house that controls a block (R3-3.26-a)."""
        side = COLOUR[b]
        return side if side < 2 else 1 - self.now[KING_SIDE]

    def pretender_side(self) -> int:
        """The house without the throne."""
        return 1 - self.now[KING_SIDE]

    def blocks(self, side: int) -> list[int]:
        """The blocks a house controls or could control, the Rebel with the Pretender side."""
        return OWNED[side * 2 + (1 if side != self.now[KING_SIDE] else 0)]

    def at(self, side: int, area: int) -> list[int]:
        """The blocks of a house in an area."""
        left = self.here[side * COUNTED + area]
        found: list[int] = []
        row = side * 37
        while left:
            bit = left & -left
            found.append(BLOCK_OF[row + bit % 37])
            left ^= bit
        return found

    # --- what an area is to a house (R3-2.1)

    def friendly(self, side: int, area: int) -> bool:
        """At least one own block and no enemy (R3-2.1-b)."""
        return self.cnt[side * COUNTED + area] > 0 and self.cnt[(1 - side) * COUNTED + area] == 0

    def enemy(self, side: int, area: int) -> bool:
        """At least one enemy block and none of one's own (R3-2.1-c)."""
        return self.cnt[(1 - side) * COUNTED + area] > 0 and self.cnt[side * COUNTED + area] == 0

    def contested(self, area: int) -> bool:
        """Blocks of both houses (R3-2.1-e)."""
        return self.cnt[area] > 0 and self.cnt[COUNTED + area] > 0

    def vacant(self, area: int) -> bool:
        """No block at all (R3-2.1-d)."""
        return self.cnt[area] == 0 and self.cnt[COUNTED + area] == 0

    # --- moving blocks

    def forget_crossings(self) -> None:
        """Border limits are counted anew (R3-5.2.1-g)."""
        if self.now[CROSSED]:
            self.now[CROSSED] = 0
            self.cross[:] = NOTHING_CROSSED

    def put(self, b: int, place: int) -> None:
        """Moves a block and keeps the counts (R3-2.1-f)."""
        row = self.owner(b) * COUNTED
        old = self.loc[b]
        if old <= POOL:
            self.cnt[row + old] -= 1
            self.here[row + old] ^= BIT[b]
        if place <= POOL:
            self.cnt[row + place] += 1
            self.here[row + place] ^= BIT[b]
        self.loc[b] = place

    def leave_battle(self, b: int) -> None:
        """A block that is no longer in a battle has nothing left of it."""
        self.entry[b] = 0
        self.reserve[b] = 0
        self.turned[b] = 0

    def count(self, side: int, area: int) -> int:
        """Blocks of a house in an area or its pool."""
        return self.cnt[side * COUNTED + area]

    def prisoner(self) -> bool:
        """Whether Henry VI is a prisoner (R3-S.2-c)."""
        return self.loc[0] == PRISON

    def recount(self) -> list[int]:
        """The counts, made anew from the blocks."""
        counts = [0] * (2 * COUNTED)
        for b in range(BLOCKS):
            if self.loc[b] <= POOL:
                counts[self.owner(b) * COUNTED + self.loc[b]] += 1
        return counts

    def gather(self) -> None:
        """Makes what is kept beside ``loc`` anew."""
        self.cnt[:] = self.recount()
        self.here[:] = self.remask()

    def remask(self) -> list[int]:
        """The bits of ``here``, made anew from the blocks."""
        masks = [0] * (2 * COUNTED)
        for b in range(BLOCKS):
            if self.loc[b] <= POOL:
                masks[self.owner(b) * COUNTED + self.loc[b]] |= BIT[b]
        return masks

    def rebel_side(self) -> int:
        """The house that has the Rebel."""
        return self.owner(THE_REBEL)
