"""The position: families and their knights, the board, the cubes behind the screens, and who knows what."""

from __future__ import annotations

from typing import Final

from banneret.core.state import Fields, Row, State
from banneret.games.mil1049.printed import (
    AT_CRUSADES,
    AT_MONASTERY,
    BLACK,
    CASTLE,
    KINDS,
    LAND_COUNT,
    LANDS_MOST,
    RESOURCES,
    ROWS,
    SOLDIER,
    SPACES,
    SPACES_EACH,
    TILE_DEFENCE,
    USABLE,
    USED,
    WHITE,
    kind_of,
)

#: Numbers of the phases of a turn (MIL-GEN-a).
ACTIONS: Final = 0
TRIBUTES: Final = 1
POLITICS: Final = 2
SPHERES: Final = 3
WINTER: Final = 4
PHASE_IDS: Final = ("actions", "tributes", "politics", "spheres", "winter")

#: Cells of ``tally``: visible white tokens, closed spaces, knights that have not been placed.
WHITES: Final = 0
CLOSED: Final = 1
UNPLACED: Final = 2

NO_CUBES: Final = [0] * RESOURCES


def _rows(seats: int) -> tuple[Row, ...]:
    knights = seats * ROWS
    return (
        # What lies open: the turn ...
        Row("turn", 1),
        Row("phase", 1, numbers="phase"),
        Row("sphere", 1, numbers="sphere", start=-1),
        # ... who holds the Start Player marker, whose turn it is ...
        Row("start", 1, numbers="seat"),
        Row("active", 1, numbers="seat", start=-1),
        # ... the knight who acts, the knight and the land it is about, the pile, and who has bid most so far;
        Row("actor", 1, numbers="knight", start=-1),
        Row("target", 1, numbers="knight", start=-1),
        # (the land that is attacked, and one that is on its way from one place to another)
        Row("aim", 1, numbers="tile"),
        Row("prize", 1, numbers="tile"),
        Row("pile", 1, numbers="pile", start=-1),
        Row("bidder", 1, numbers="seat", start=-1),
        # in front of whom the King's Soldiers and the Archbishop stand;
        Row("kings", 1, numbers="knight", start=-1),
        Row("archbishop", 1, numbers="knight", start=-1),
        # the knights, four rows to a family;
        Row("alive", knights, "knight"),
        Row("heir", knights, "knight"),
        Row("age", knights, "knight"),
        Row("men", knights, "knight"),
        Row("castle", knights, "knight"),
        Row("lord", knights, "knight", "seat", -1),
        Row("place", knights, "knight", "place", -1),
        Row("land", knights * LANDS_MOST, "knight+slot", "tile"),
        # the families;
        Row("women", seats, "seat"),
        Row("privileges", seats, "seat"),
        Row("score", seats, "seat"),
        Row("out", seats, "seat"),
        # the board: tokens on the spaces, free lands (how many, the top one, unseen ones by
        # category), lands out of the game.
        Row("token", SPACES, "space", "token"),
        Row("depth", 2, "pile"),
        Row("top", 2, "pile", "tile"),
        Row("left", 3, "category"),
        Row("gone", KINDS, "kind"),
        # Cubes that lie in the open: an opening bid, the best offer so far, a Lord's help, cubes to choose
        # from, and what was given for the cathedral (-1: nothing revealed).
        Row("opening", RESOURCES, "resource"),
        Row("standing", RESOURCES, "resource"),
        Row("helping", RESOURCES, "resource"),
        Row("pool", RESOURCES, "resource"),
        Row("donated", seats, "seat", start=-1),
        # Who has closed his hand; what is in it is hidden: cubes, or a number.
        Row("closed", seats, "seat"),
        Row("cubes", seats * RESOURCES, "seat+resource"),
        Row("fist", seats * RESOURCES, "seat+resource"),
        Row("pick", seats, "seat"),
        # Cubes that one seat is counting out, and a trade that is not finished.
        Row("bid", RESOURCES, "resource"),
        Row("give", RESOURCES, "resource"),
        Row("got", RESOURCES, "resource"),
        # What everybody can know of the cubes behind a screen (knowledge.py).
        Row("least", seats * RESOURCES, "seat+resource"),
        Row("most", seats * RESOURCES, "seat+resource"),
        Row("worth_least", seats, "seat"),
        Row("worth_most", seats, "seat"),
        # Worked out from the others: cubes in the game, who stands on a space, lands not seen yet, counts.
        Row("issued", RESOURCES, "resource", derived=True),
        Row("stands", SPACES, "space", "knight", -1, derived=True),
        Row("unseen", KINDS, "kind", derived=True),
        Row("tally", 3, derived=True),
        Row("placed", seats, "seat", derived=True),
    )


#: The rows by number of seats, in the order in which ``Realm`` names them.
ROWS_OF: Final = {seats: _rows(seats) for seats in USED}


class Realm(State):
    """Rows of a position of MIL (1049). A knight is four times his family's seat plus his row."""

    __slots__ = (
        "active",
        "actor",
        "age",
        "aim",
        "alive",
        "archbishop",
        "bid",
        "bidder",
        "castle",
        "closed",
        "cubes",
        "depth",
        "donated",
        "fist",
        "give",
        "gone",
        "got",
        "heir",
        "helping",
        "issued",
        "kings",
        "land",
        "least",
        "left",
        "lord",
        "men",
        "most",
        "opening",
        "out",
        "phase",
        "pick",
        "pile",
        "place",
        "placed",
        "pool",
        "privileges",
        "prize",
        "score",
        "sphere",
        "standing",
        "stands",
        "start",
        "tally",
        "target",
        "token",
        "top",
        "turn",
        "unseen",
        "women",
        "worth_least",
        "worth_most",
    )

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        (
            self.turn,
            self.phase,
            self.sphere,
            self.start,
            self.active,
            self.actor,
            self.target,
            self.aim,
            self.prize,
            self.pile,
            self.bidder,
            self.kings,
            self.archbishop,
            self.alive,
            self.heir,
            self.age,
            self.men,
            self.castle,
            self.lord,
            self.place,
            self.land,
            self.women,
            self.privileges,
            self.score,
            self.out,
            self.token,
            self.depth,
            self.top,
            self.left,
            self.gone,
            self.opening,
            self.standing,
            self.helping,
            self.pool,
            self.donated,
            self.closed,
            self.cubes,
            self.fist,
            self.pick,
            self.bid,
            self.give,
            self.got,
            self.least,
            self.most,
            self.worth_least,
            self.worth_most,
            self.issued,
            self.stands,
            self.unseen,
            self.tally,
            self.placed,
        ) = f.all_rows(ROWS_OF[f.seats])

    # --- what was agreed on

    def advanced(self) -> bool:
        """Whether the advanced game is played (MIL-ADV-b)."""
        return self.options["advanced"] is True

    def usable(self) -> tuple[int, ...]:
        """The spaces in use (MIL-SETUP-l)."""
        return USABLE[self.seats]

    # --- families

    def after(self, seat: int) -> int:
        """The next family clockwise that is still at the table."""
        seat = (seat + 1) % self.seats
        while self.out[seat]:
            seat = (seat + 1) % self.seats
        return seat

    def order(self) -> list[int]:
        """The families in turn order from the Start Player marker (MIL-GEN-s)."""
        first = self.start[0]
        return [(first + step) % self.seats for step in range(self.seats)]

    def present(self) -> list[int]:
        """The families that have not given up."""
        return [seat for seat in range(self.seats) if not self.out[seat]]

    def knights(self, seat: int) -> list[int]:
        """A family's knights in play."""
        first = seat * ROWS
        return [k for k in range(first, first + ROWS) if self.alive[k]]

    def vassals(self, seat: int) -> list[int]:
        """Knights of other families who have this family as Lord (MIL-BOND-a)."""
        lord = self.lord
        return [k for k in range(self.seats * ROWS) if lord[k] == seat]

    def row_free(self, seat: int) -> int:
        """A family's first free row, or -1 (MIL-BIRTH-h, MIL-BIRTH-o)."""
        first = seat * ROWS
        for k in range(first, first + ROWS):
            if not self.alive[k]:
                return k
        return -1

    def leads(self, seat: int) -> bool:
        """Whether a family has the most PP, or shares the most (MIL-RAID-r)."""
        return self.score[seat] == max(self.score)

    # --- a knight

    def soldiers(self, k: int) -> int:
        """A knight's soldiers, the King's among them (MIL-POL-g)."""
        return self.men[k] + 1 if self.kings[0] == k else self.men[k]

    def lands(self, k: int) -> int:
        """How many lands a knight holds."""
        first = k * LANDS_MOST
        count = 0
        for slot in range(first, first + LANDS_MOST):
            if self.land[slot]:
                count += 1
        return count

    def landed(self, k: int) -> bool:
        """Whether a knight holds a land or a castle."""
        return self.castle[k] > 0 or self.land[k * LANDS_MOST] > 0

    def elements(self, k: int) -> int:
        """Soldiers, lands and castles of a knight together (MIL-VASSAL-c)."""
        return self.soldiers(k) + self.lands(k) + self.castle[k]

    def has_room(self, k: int) -> bool:
        """Whether a knight can take one more land (MIL-GEN-l)."""
        return self.alive[k] > 0 and self.lands(k) < LANDS_MOST

    def defence(self, k: int) -> int:
        """What defends a knight before any cube: soldiers, castle, all his lands (MIL-RAID-n)."""
        total = self.soldiers(k) * SOLDIER + self.castle[k] * CASTLE
        first = k * LANDS_MOST
        for slot in range(first, first + LANDS_MOST):
            total += TILE_DEFENCE[self.land[slot]]
        return total

    def crusader(self, k: int) -> bool:
        """Whether land brings a knight no PP: in the Crusades of the advanced game (MIL-ADV-f, MIL-ADV-k)."""
        return self.place[k] == AT_CRUSADES and self.advanced()

    # --- the board

    def set_token(self, space: int, token: int) -> None:
        """Lays something on a space, or takes it away; keeps the counts."""
        before = self.token[space]
        self.token[space] = token
        if self.stands[space] >= 0:
            return
        tally = self.tally
        if before == WHITE:
            tally[WHITES] -= 1
        elif before >= BLACK:
            tally[CLOSED] -= 1
        if token == WHITE:
            tally[WHITES] += 1
        elif token >= BLACK:
            tally[CLOSED] += 1

    def visible_white(self, space: int) -> bool:
        """Whether a white token can be taken or turned there (MIL-ACT-j)."""
        return self.token[space] == WHITE and self.stands[space] < 0

    def put(self, k: int, place: int) -> None:
        """A knight is placed on the board; keeps the counts."""
        self.place[k] = place
        self.placed[k // ROWS] += 1
        if not self.out[k // ROWS]:
            self.tally[UNPLACED] -= 1
        if place < AT_MONASTERY:
            self.stands[place] = k
            if self.token[place] == WHITE:
                self.tally[WHITES] -= 1
            if self.token[place] < BLACK:
                self.tally[CLOSED] += 1

    def all_closed(self) -> bool:
        """Whether every usable space holds a knight or a black token (MIL-ACT-e)."""
        return self.tally[CLOSED] >= 4 * USED[self.seats]

    def marked(self, limited: int) -> list[int]:
        """The knights in a limited sphere from left to right."""
        first = limited * SPACES_EACH
        return [k for k in self.stands[first : first + SPACES_EACH] if k >= 0]

    # --- cubes

    def has(self, seat: int, resource: int) -> int:
        """How many cubes of a resource a family has."""
        return self.cubes[seat * RESOURCES + resource]

    def purse(self, seat: int) -> list[int]:
        """All of a family's cubes."""
        return self.cubes[seat * RESOURCES : (seat + 1) * RESOURCES]

    def clear_hands(self) -> None:
        """Nothing is in anybody's hand, nothing lies between the players."""
        self.bid[:] = NO_CUBES
        self.opening[:] = NO_CUBES
        self.standing[:] = NO_CUBES
        self.helping[:] = NO_CUBES

    # --- what is worked out

    def gather(self) -> None:
        """Makes the derived rows anew."""
        self.issued[:], self.stands[:], self.unseen[:], self.tally[:], self.placed[:] = self.recount()

    def recount(self) -> tuple[list[int], list[int], list[int], list[int], list[int]]:
        """The derived rows, made anew from the others."""
        issued = [sum(self.cubes[resource::RESOURCES]) for resource in range(RESOURCES)]
        stands = [-1] * SPACES
        placed = [0] * self.seats
        unplaced = 0
        for k in range(self.seats * ROWS):
            if not self.alive[k]:
                continue
            where = self.place[k]
            if where >= 0:
                placed[k // ROWS] += 1
            elif not self.out[k // ROWS]:
                unplaced += 1
            if 0 <= where < SPACES:
                stands[where] = k
        unseen = [LAND_COUNT[kind] - self.gone[kind] for kind in range(KINDS)]
        for number in (*self.land, *self.top, self.prize[0]):
            if number:
                unseen[kind_of(number)] -= 1
        whites = 0
        closed = 0
        for space in self.usable():
            if stands[space] < 0 and self.token[space] == WHITE:
                whites += 1
            elif stands[space] >= 0 or self.token[space] >= BLACK:
                closed += 1
        return issued, stands, unseen, [whites, closed, unplaced], placed
