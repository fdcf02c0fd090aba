"""The position of a war: where every block stands, what the turn has used up, who knows what."""

from __future__ import annotations

from typing import Final

from banneret.core.state import Fields, Row, State
from banneret.games.richard3.board import (
    AREAS,
    BIT,
    BLOCK_OF,
    BLOCKS,
    BORDER_COUNT,
    CARDS,
    COLOUR,
    LIMIT,
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
#: How often a house has used a border up to its printed limit since then.
FULL: Final = 21
#: Areas activated for land moves in this Action Phase, as bits.
ACTIVE: Final = 22
NOW_CELLS: Final = 23

#: Cells of a house in ``cnt`` and ``here``: its areas and its pool.
COUNTED: Final = 34
#: Value of ``moved``: moved, or recruited and so unable to move this turn.
MOVED: Final = 1
RECRUITED: Final = 2

#: Places of ``credit``: pairs of ports whose second block still sails for nothing (R3-5.3.1-b).
CREDITS: Final = 8

#: A cell of ``cross`` holds what Lancaster has used of a border, plus so many times what York has.
YORKS_CROSSINGS: Final = 16
#: A row ``cross`` on which nobody has crossed any border.
NOTHING_CROSSED: Final = [0] * BORDER_COUNT
#: Rows in which no block or credit is marked.
NO_BLOCKS: Final = [0] * BLOCKS
NO_CREDITS: Final = [0] * CREDITS


#: The rows of a war, in the order in which ``War`` names them.
ROWS: Final = (
    Row("now", NOW_CELLS),
    # Where each block is.
    Row("loc", BLOCKS, "block", "place"),
    Row("steps", BLOCKS, "block"),
    Row("moved", BLOCKS, "block"),
    # How a block entered the battle it stands in: exit of the area + 1, 0 if it was there before.
    Row("entry", BLOCKS, "block"),
    Row("reserve", BLOCKS, "block"),
    # Had its Battle Turn this round; in supply: loses a step; going home: where to (political.plan).
    Row("done", BLOCKS, "block"),
    # Changed sides in this battle.
    Row("turned", BLOCKS, "block"),
    # How many blocks of a house there are per area and upright in its pool ...
    Row("cnt", 2 * COUNTED, derived=True),
    # ... which ones, as bits of their house ...
    Row("here", 2 * COUNTED, derived=True),
    # ... and the areas (and the pool) where a house has any, as bits.
    Row("held", 2, derived=True),
    # How often each house crossed a border (YORKS_CROSSINGS).
    Row("cross", BORDER_COUNT),
    # The attacking house + 1 of a Contested area, 0 elsewhere.
    Row("att", AREAS, "area"),
    # The Main Attack of a Contested area: exit + 1.
    Row("main", AREAS, "area"),
    # Exits over which each house entered a Contested area, as bits.
    Row("via", 2 * AREAS),
    Row("credit", CREDITS),
    Row("hand", 2 * CARDS),
    Row("played", 2 * CARDS),
    Row("deck", CARDS, "card"),
    # The card each house has put down this turn, + 1.
    Row("chosen", 2),
    # What the other house knows: may[house * 39 + place] are the blocks that may be there, as bits ...
    Row("may", 2 * PLACES),
    # ... the strength it was last seen with ...
    Row("known", BLOCKS, "block"),
    # ... steps it may have lost unseen since, and how many each house lost so in all.
    Row("maybe", BLOCKS, "block"),
    Row("pending", 2),
)


class War(State):
    """Rows of a Richard III position."""

    __slots__ = (
        "att",
        "chosen",
        "cnt",
        "credit",
        "cross",
        "deck",
        "done",
        "entry",
        "hand",
        "held",
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
        # In one go, because search copies positions all the time; a test holds the names against ROWS.
        (
            self.now,
            self.loc,
            self.steps,
            self.moved,
            self.entry,
            self.reserve,
            self.done,
            self.turned,
            self.cnt,
            self.here,
            self.held,
            self.cross,
            self.att,
            self.main,
            self.via,
            self.credit,
            self.hand,
            self.played,
            self.deck,
            self.chosen,
            self.may,
            self.known,
            self.maybe,
            self.pending,
        ) = f.all_rows(ROWS)

    def active(self, area: int) -> bool:
        """Whether an area has been activated for land moves in this Action Phase (R3-5.2-a)."""
        return self.now[ACTIVE] >> area & 1 > 0

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

    def crossed(self, side: int, border: int) -> int:
        """How many blocks of a house have crossed a border since crossings were last forgotten."""
        cell = self.cross[border]
        return cell // YORKS_CROSSINGS if side else cell % YORKS_CROSSINGS

    def cross_border(self, side: int, border: int, times: int = 1) -> None:
        """Blocks of a house cross a border."""
        cell = self.cross[border] + (times * YORKS_CROSSINGS if side else times)
        self.cross[border] = cell
        self.now[CROSSED] = 1
        if (cell // YORKS_CROSSINGS if side else cell % YORKS_CROSSINGS) >= LIMIT[border]:
            self.now[FULL] += 1

    def forget_crossings(self) -> None:
        """Border limits are counted anew (R3-5.2.1-g)."""
        if self.now[CROSSED]:
            self.now[CROSSED] = 0
            self.now[FULL] = 0
            self.cross[:] = NOTHING_CROSSED

    def put(self, b: int, place: int) -> None:
        """Moves a block and keeps the counts (R3-2.1-f)."""
        side = COLOUR[b]
        if side > 1:
            side = 1 - self.now[KING_SIDE]
        here = self.here
        row = side * COUNTED
        old = self.loc[b]
        self.loc[b] = place
        if old <= POOL:
            self.cnt[row + old] -= 1
            left = here[row + old] ^ BIT[b]
            here[row + old] = left
            if not left:
                self.held[side] ^= 1 << old
        if place <= POOL:
            self.cnt[row + place] += 1
            there = here[row + place]
            here[row + place] = there | BIT[b]
            if not there:
                self.held[side] ^= 1 << place

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

    def gather(self) -> None:
        """Makes what is kept beside ``loc`` anew."""
        self.cnt[:], self.here[:], self.held[:] = self.recount()

    def recount(self) -> tuple[list[int], list[int], list[int]]:
        """The rows ``cnt``, ``here`` and ``held``, made anew from the blocks."""
        counts = [0] * (2 * COUNTED)
        masks = [0] * (2 * COUNTED)
        areas = [0, 0]
        for b in range(BLOCKS):
            place = self.loc[b]
            if 0 <= place <= POOL:
                side = self.owner(b)
                counts[side * COUNTED + place] += 1
                masks[side * COUNTED + place] |= BIT[b]
                areas[side] |= 1 << place
        return counts, masks, areas

    def rebel_side(self) -> int:
        """The house that has the Rebel."""
        return self.owner(THE_REBEL)
