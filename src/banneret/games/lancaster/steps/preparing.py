"""Setup: lots, cards and the choices that are made before the first round."""

from __future__ import annotations

from typing import Final

from banneret.core.chance import ask_chance
from banneret.core.choice import NOUN_MASK, choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.lancaster import words as w
from banneret.games.lancaster.board import (
    ALLY,
    ALLY_COURT,
    CARDS,
    CASTLE,
    COLOURS,
    COUNTIES,
    FAVOUR_PLAYERS,
    FAVOURS,
    FRANCE,
    GROUPS,
    IN_FORCE,
    KNIGHTS,
    LAW_GROUP,
    LAW_SET,
    LAWS,
    NOBLES_PER_COUNTY,
    REMOVED,
    SET_IDS,
    START_COURT,
    START_GOLD,
    START_MARKERS,
    START_SQUIRES,
    STRENGTHS,
    UPPER,
)
from banneret.games.lancaster.pieces import build
from banneret.games.lancaster.state import FACE_UP, IN_SUPPLY, NOT_IN_PLAY, Realm
from banneret.games.lancaster.steps import numbers

#: Kinds of questions of chance.
BY_LOT: Final = 1
BY_BAG: Final = 2
BY_LAW: Final = 3
BY_CARD: Final = 4

#: What is dealt.
CONFLICTS: Final = 0
FIRST_LAWS: Final = 1
PROPOSALS: Final = 2


def lay_out(s: Realm) -> None:
    """LA-SETUP-a to LA-SETUP-g, LA-SETWAR-a to LA-SETWAR-c: everything that needs no choice and no chance."""
    s.pile[:] = [NOBLES_PER_COUNTY[s.seats]] * COUNTIES
    for house in s.houses():
        court = START_COURT if house < ALLY else ALLY_COURT
        for rank in range(STRENGTHS):
            waiting = court.count(rank + 1)
            s.reserve[house * STRENGTHS + rank] = KNIGHTS[rank] - waiting
            s.court[house * STRENGTHS + rank] = waiting
    for seat in range(s.seats):
        s.gold[seat] = START_GOLD
        s.squires[seat] = START_SQUIRES
        s.markers[seat] = START_MARKERS
    for tile in range(FAVOURS):
        s.favour[tile] = FACE_UP if s.seats in FAVOUR_PLAYERS[tile] else NOT_IN_PLAY
    for card in range(CARDS):
        # LA-SETWAR-c
        s.card_gone[card] = 1 if FRANCE[card] in REMOVED[s.seats] else 0
        s.card_left[card] = 1 - s.card_gone[card]
    for group in range(GROUPS):
        s.group_set[group] = agreed_set(s, group)
    s.round[0] = 1
    s.gather()


def agreed_set(s: Realm, group: int) -> int:
    """LA-NEWMIX-a to LA-NEWMIX-d: which set supplies a group; -1 if it is drawn."""
    mode = s.options["laws"]
    if mode == "drawn":
        return -1
    if mode == "chosen":
        return SET_IDS.index(str(s.options[f"group-{group}"]))
    return SET_IDS.index(str(mode))


def make_piles(s: Realm) -> None:
    """LA-NEWMIX-e: the groups of the sets that were settled on; all others stay out of the game."""
    for law in range(LAWS):
        s.law_left[law] = 1 if s.group_set[LAW_GROUP[law]] == LAW_SET[law] else 0


class Setup(Step[Realm]):
    """The lot, the law sets, the cards, and then the players' own choices."""

    name = "setup"
    rule = "LA-SETUP-d"
    holds = ("stage:n",)

    def run(self, s: Realm, f: list[int]) -> int:
        stage = f[1]
        if stage == 0:
            # LA-SETUP-d: the first start player is drawn by lot.
            return ask_chance(BY_LOT, s.seats)
        if stage == 1:
            # LA-NEWMIX-d: for each group one of two cards is drawn blind.
            if -1 in s.group_set:
                return ask_chance(BY_BAG, len(SET_IDS))
            if s.options["laws"] in ("chosen", "drawn"):
                for group in range(GROUPS):
                    s.tell(w.L_SET, ALL, group, s.group_set[group])
            make_piles(s)
            s.push([numbers.DEAL, FIRST_LAWS, IN_FORCE])
        elif stage == 2:
            s.push([numbers.DEAL, CONFLICTS, UPPER])
        elif stage == 3:
            s.push([numbers.DEAL, PROPOSALS, IN_FORCE])
        elif stage == 4:
            if s.seats == 2:
                s.push([numbers.ALLIES, 0])
        elif stage == 5:
            s.push([numbers.FIRST_TILES, 0])
        else:
            s.pop()
            s.push([numbers.ROUND, 0])
        f[1] = stage + 1
        return GO

    def outcome(self, s: Realm, f: list[int], k: int) -> None:
        if f[1] == 0:
            s.start[0] = k
            s.tell(w.L_LOT, ALL, k)
            f[1] = 1
        else:
            s.group_set[s.group_set.index(-1)] = k


class Deal(Step[Realm]):
    """Cards are drawn one by one when they are turned up; nobody has shuffled ahead."""

    name = "deal"
    rule = "LA-SETLAW-c"
    holds = ("what:n", "left:n")

    def run(self, s: Realm, f: list[int]) -> int:
        if not f[2]:
            s.pop()
            return GO
        if f[1] == CONFLICTS:
            return ask_chance(BY_CARD, sum(s.card_left))
        return ask_chance(BY_LAW, len(next_laws(s)))

    def outcome(self, s: Realm, f: list[int], k: int) -> None:
        f[2] -= 1
        if f[1] == CONFLICTS:
            # LA-SETWAR-d, LA-SETWAR-e: face up into the upper row, the left space first.
            card = [number for number in range(CARDS) if s.card_left[number]][k]
            space = UPPER if s.card[UPPER] < 0 else UPPER + 1
            s.card_left[card] = 0
            s.card[space] = card
            s.tell(w.L_CONFLICT, ALL, card, space)
            return
        law = next_laws(s)[k]
        s.law_left[law] = 0
        if f[1] == FIRST_LAWS:
            # LA-SETLAW-a: the laws of group 0 in the top row from left to right.
            s.law[s.law.index(-1)] = law
            s.tell(w.L_IN_FORCE, ALL, law)
        else:
            # LA-SETLAW-c: the top cards of the pile on the proposal spaces from left to right.
            s.proposal[s.proposal.index(-1)] = law
            s.tell(w.L_PROPOSED, ALL, law)


def next_laws(s: Realm) -> list[int]:
    """LA-SETLAW-b: the top of the pile may be any law left of the lowest group."""
    group = -1
    found: list[int] = []
    for law in range(LAWS):
        if s.law_left[law]:
            if group < 0 or LAW_GROUP[law] < group:
                group = LAW_GROUP[law]
                found = []
            if LAW_GROUP[law] == group:
                found.append(law)
    return found


class Allies(Step[Realm]):
    """LA-TWOSET-c: each player picks an unused colour for an ally."""

    name = "ally-colour"
    rule = "LA-TWOSET-c"
    holds = ("turn:n",)

    def run(self, s: Realm, f: list[int]) -> int:
        if f[1] < s.seats:
            return ASK
        s.pop()
        return GO

    def _who(self, s: Realm, f: list[int]) -> int:
        return (s.start[0] + f[1]) % s.seats

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << self._who(s, f)

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        return [choice(w.ALLY_COLOUR, k) for k in range(s.seats, len(COLOURS)) if k not in s.colour]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) != w.ALLY_COLOUR or noun_of(c) < s.seats or noun_of(c) in s.colour:
            return "LA-TWOSET-c"
        return ""

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        s.colour[seat] = noun_of(c)
        s.tell(w.L_COLOUR, ALL, seat, noun_of(c))
        f[1] += 1

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "ally-colour", (self._who(s, f),)


class FirstTiles(Step[Realm]):
    """LA-SETUP-j, LA-SETUP-k: each player builds one tile, openly and in turn order."""

    name = "first-tile"
    rule = "LA-SETUP-j"
    holds = ("turn:n",)

    def run(self, s: Realm, f: list[int]) -> int:
        while f[1] < s.seats and s.out[self._who(s, f)]:
            f[1] += 1
        if f[1] < s.seats:
            return ASK
        s.pop()
        return GO

    def _who(self, s: Realm, f: list[int]) -> int:
        return (s.start[0] + f[1]) % s.seats

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << self._who(s, f)

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        return [w.BUILD << 12 | t for t in range(CASTLE) if s.tile[seat * CASTLE + t] == IN_SUPPLY]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) != w.BUILD or s.tile[seat * CASTLE + (c & NOUN_MASK)] != IN_SUPPLY:
            return "LA-SETUP-j"
        return ""

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        build(s, seat, noun_of(c))
        f[1] += 1

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "first-tile", (self._who(s, f),)
