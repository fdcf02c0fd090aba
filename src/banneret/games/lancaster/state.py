"""The position of a game of Lancaster: who stands where, what everybody has, what is decided in secret."""

from __future__ import annotations

from typing import Final

from banneret.core.state import Fields, State
from banneret.games.lancaster.board import (
    ALLY,
    ALLY_SPACES,
    CARDS,
    CASTLE,
    CONFLICTS,
    COUNTIES,
    FAVOURS,
    GROUPS,
    HOUSES,
    IN_FORCE,
    KNIGHTS,
    LAWS,
    PLACES,
    STRENGTHS,
    TABLE_SEATS,
)

#: A favour tile.
FACE_UP: Final = 0
FACE_DOWN: Final = 1
NOT_IN_PLAY: Final = 2
#: An extension tile.
IN_SUPPLY: Final = 0
BUILT: Final = 1
TURNED: Final = 2
#: Phases of a round (LA-FRAME-b).
PREPARING: Final = 0
PLACING: Final = 1
PARLIAMENT: Final = 2
SCORING: Final = 3
ENDED: Final = 4
#: The strengths of all seven knights together.
TOTAL_FORCES: Final = sum([(rank + 1) * count for rank, count in enumerate(KNIGHTS)])
PHASE_IDS: Final = ("preparing", "placing", "parliament", "scoring", "ended")


class Realm(State):
    """Rows of a game. Knights are counted by strength, from 1 on; -1 stands for nothing or nobody.

    Houses are those who have knights: a house with the number of a seat is that seat's own, the two
    beyond are the allies of a game of two (LA-TWOSET-c).
    """

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        n = f.seats
        # The course of the game.
        self.round = f.row("round", 1)
        self.phase = f.row("phase", 1)
        self.start = f.row("start", 1, numbers="seat")
        self.next_start = f.row("next_start", 1, numbers="seat", start=-1)
        self.out = f.row("out", n, "seat")
        # What each seat has.
        self.points = f.row("points", n, "seat")
        self.gold = f.row("gold", n, "seat")
        self.squires = f.row("squires", n, "seat")
        self.markers = f.row("markers", n, "seat")
        #: Markers left over after the third vote, kept apart (LA-RESULT-f), and how many they were then.
        self.leftover = f.row("leftover", n, "seat")
        self.counted = f.row("counted", n, "seat")
        self.colour = f.row("colour", n, "seat", "colour", -1)
        #: Extension tiles: in supply, built, turned face down.
        self.tile = f.row("tile", n * CASTLE, "seat+castle")
        #: The letters of the nobles at the round table, seat by seat.
        self.table = f.row("table", n * TABLE_SEATS, numbers="county", start=-1)
        # Knights: off the board by strength, on the board by place.
        self.court = f.row("court", HOUSES * STRENGTHS, "house+strength")
        self.reserve = f.row("reserve", HOUSES * STRENGTHS, "house+strength")
        self.county_who = f.row("county_who", COUNTIES, "county", "house", -1)
        self.county_knight = f.row("county_knight", COUNTIES, "county")
        self.county_squires = f.row("county_squires", COUNTIES, "county")
        self.castle = f.row("castle", HOUSES * CASTLE, "house+castle")
        #: Items of the castles that were scored in this round, as bits.
        self.scored = f.row("scored", HOUSES, "house")
        # Conflicts: the card, who stands on the three spaces, the stacks there, squires sent by law N05.
        self.card = f.row("card", CONFLICTS, "conflict", "card", -1)
        self.place_who = f.row("place_who", CONFLICTS * PLACES, numbers="house", start=-1)
        self.stack_of = f.row("stack_of", CONFLICTS * PLACES * STRENGTHS)
        self.sent = f.row("sent", CONFLICTS * PLACES)
        self.card_left = f.row("card_left", CARDS, "card")
        self.card_gone = f.row("card_gone", CARDS, "card")
        # What lies on the board.
        self.pile = f.row("pile", COUNTIES, "county")
        #: Nobles that allies have sent out of the game.
        self.noble_gone = f.row("noble_gone", COUNTIES, "county")
        self.favour = f.row("favour", FAVOURS, "favour")
        # Parliament.
        self.group_set = f.row("group_set", GROUPS, numbers="set", start=-1)
        self.law_left = f.row("law_left", LAWS, "law")
        self.law_gone = f.row("law_gone", LAWS, "law")
        self.law = f.row("law", IN_FORCE, numbers="law", start=-1)
        self.proposal = f.row("proposal", IN_FORCE, numbers="law", start=-1)
        #: The votes of this round as they were shown: yes (1) or no (0), with so many markers; the results.
        self.cast = f.row("cast", IN_FORCE * n, start=-1)
        self.cast_markers = f.row("cast_markers", IN_FORCE * n)
        self.passed = f.row("passed", IN_FORCE, start=-1)
        #: The vote under way, in secret.
        self.vote = f.row("vote", n, "seat", start=-1)
        self.vote_markers = f.row("vote_markers", n, "seat")
        # Worked out from the others.
        self.at_court = f.row("at_court", HOUSES, "house", derived=True)
        self.letters = f.row("letters", n, "seat", derived=True)
        self.nobles = f.row("nobles", n, "seat", derived=True)

    # --- houses

    def owner(self, house: int) -> int:
        """The seat that decides for a house."""
        return house if house < ALLY else house - ALLY

    def houses(self) -> list[int]:
        """All houses in play."""
        listed = list(range(self.seats))
        if self.seats == 2:
            listed.append(ALLY)
            listed.append(ALLY + 1)
        return listed

    def spaces_of(self, house: int) -> list[int]:
        """The spaces that a house's castle has (LA-TERM-g; an ally's: LA-TWOSET-d)."""
        return ALLY_SPACES if house >= ALLY else list(range(CASTLE))

    def present(self) -> list[int]:
        """The seats that have not given up."""
        return [seat for seat in range(self.seats) if not self.out[seat]]

    def turn_order(self) -> list[int]:
        """LA-TERM-f: the start player of this round, then the others clockwise."""
        n = self.seats
        first = self.start[0]
        return [(first + k) % n for k in range(n) if not self.out[(first + k) % n]]

    # --- places

    def total(self, county: int) -> int:
        """LA-COUNTY-e: what holds a county against ousting."""
        return self.county_knight[county] + self.county_squires[county]

    def place_of(self, conflict: int, house: int) -> int:
        """The space of a house beside a conflict card; -1 if it is not there."""
        base = conflict * PLACES
        for place in range(base, base + PLACES):
            if self.place_who[place] == house:
                return place
        return -1

    def free_place(self, conflict: int) -> int:
        """The topmost free space beside a conflict card; -1 if there is none (LA-CONFLICT-b)."""
        base = conflict * PLACES
        for place in range(base, base + PLACES):
            if self.place_who[place] < 0:
                return place
        return -1

    def strength_at(self, place: int) -> int:
        """LA-BATTLE-d: the sum of a stack, and the squires sent to it (LA-LAWNEW-s)."""
        stack = self.stack_of
        base = place * STRENGTHS
        return (
            stack[base] + 2 * stack[base + 1] + 3 * stack[base + 2] + 4 * stack[base + 3] + self.sent[place]
        )

    # --- what laws and the final scoring count

    def counties(self, seat: int) -> int:
        """How many counties a seat holds with own knights."""
        return self.county_who.count(seat)

    def conflicts(self, seat: int) -> int:
        """LA-APPLY-h: in how many conflicts a seat has at least one own knight."""
        return self.place_who.count(seat)

    def conflict_knights(self, seat: int) -> int:
        """How many own knights a seat has in conflicts of both rows."""
        found = 0
        for place in range(CONFLICTS * PLACES):
            if self.place_who[place] == seat:
                base = place * STRENGTHS
                found += sum(self.stack_of[base : base + STRENGTHS])
        return found

    def deployed(self, seat: int, strength: int) -> int:
        """LA-TERM-c: how many own knights of a strength stand in counties, the own castle and conflicts."""
        base = seat * CASTLE
        found = self.castle[base : base + CASTLE].count(strength)
        for county in range(COUNTIES):
            if self.county_who[county] == seat and self.county_knight[county] == strength:
                found += 1
        for place in range(CONFLICTS * PLACES):
            if self.place_who[place] == seat:
                found += self.stack_of[place * STRENGTHS + strength - 1]
        return found

    def castle_knights(self, house: int) -> int:
        """How many knights stand on the spaces of a castle."""
        base = house * CASTLE
        return CASTLE - self.castle[base : base + CASTLE].count(0)

    def tiles(self, seat: int) -> int:
        """How many extension tiles a seat has built; those turned face down count (LA-LAWNEW-v)."""
        base = seat * CASTLE
        return CASTLE - self.tile[base : base + CASTLE].count(IN_SUPPLY)

    def forces(self, seat: int) -> int:
        """LA-FINAL-a, LA-FINAL-b: the strength of all own knights that are not in the reserve."""
        base = seat * STRENGTHS
        reserve = self.reserve
        return TOTAL_FORCES - (
            reserve[base] + 2 * reserve[base + 1] + 3 * reserve[base + 2] + 4 * reserve[base + 3]
        )

    def in_force(self, law: int) -> bool:
        """Whether a law is in force."""
        return law in self.law

    # --- what is derived

    def gather(self) -> None:
        """Works the derived rows out."""
        for house in range(HOUSES):
            base = house * STRENGTHS
            self.at_court[house] = sum(self.court[base : base + STRENGTHS])
        for seat in range(self.seats):
            seated = [c for c in self.table[seat * TABLE_SEATS : (seat + 1) * TABLE_SEATS] if c >= 0]
            self.nobles[seat] = len(seated)
            self.letters[seat] = 0
            for county in seated:
                self.letters[seat] |= 1 << county
