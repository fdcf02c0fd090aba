"""Phase 3: the counties, in the order of their letters."""

from __future__ import annotations

from typing import Final

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.lancaster import words as w
from banneret.games.lancaster.board import (
    ALLY,
    BOTH_COST,
    CONFLICTS,
    COUNTIES,
    COUNTY_REWARD,
    CROSSING,
    GOLD,
    SURREY,
)
from banneret.games.lancaster.pieces import (
    can_seat,
    join_conflict,
    lapses,
    pay,
    take_noble,
    to_court,
    vacate_county,
)
from banneret.games.lancaster.state import Realm
from banneret.games.lancaster.steps import numbers
from banneret.games.lancaster.steps.placing import open_conflict
from banneret.games.lancaster.steps.rewards import reward

#: What is next for a county: its holder's choice, the start marker, the knight's way home.
CHOOSE: Final = 0
START: Final = 1
HOME: Final = 2


class Counties(Step[Realm]):
    """LA-CSCORE-b, LA-CSCORE-e: A to I, each finished before the next; empty ones are passed over."""

    name = "counties"
    rule = "LA-CSCORE-b"
    holds = ("county:n", "stage:n")

    def run(self, s: Realm, f: list[int]) -> int:
        county = f[1]
        if county == COUNTIES:
            s.pop()
            return GO
        holder = s.county_who[county]
        if f[2] == CHOOSE:
            if holder < 0:
                # LA-SURREY-b: without a knight in Surrey the start player stays the same.
                f[1] += 1
                return GO
            f[2] = START if county == SURREY else HOME
            s.tell(w.L_COUNTY, ALL, holder, county)
            s.push([numbers.COUNTY, holder, county])
        elif f[2] == START:
            # LA-SURREY-a, LA-SURREY-c: whatever was chosen there.
            f[2] = HOME
            if holder >= 0:
                s.push([numbers.NAME_START, s.owner(holder)])
        else:
            # LA-CSCORE-d: the knight goes home, its squires to the supply.
            if holder >= 0:
                strength = vacate_county(s, county)
                to_court(s, holder, strength)
                s.tell(w.L_BACK, ALL, holder, strength, county)
            f[1] += 1
            f[2] = CHOOSE
        return GO


class County(Step[Realm]):
    """LA-CSCORE-c: the noble, the reward, or both for 3 gold. An ally cannot have both (LA-TWOSCORE-b)."""

    name = "county"
    rule = "LA-CSCORE-c"
    holds = ("house:house", "county:county")

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << s.owner(f[1])

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found = [choice(w.TAKE_NOBLE), choice(w.TAKE_REWARD)]
        if f[1] >= ALLY:
            found.append(choice(w.PASS))
        elif s.gold[seat] >= BOTH_COST and can_seat(s, seat, f[2]):
            found.append(choice(w.NOBLE_FIRST))
            found.append(choice(w.REWARD_FIRST))
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        verb = verb_of(c)
        if verb in (w.TAKE_NOBLE, w.TAKE_REWARD):
            return ""
        if verb == w.PASS:
            return "" if f[1] >= ALLY else "LA-CSCORE-g"
        if verb not in (w.NOBLE_FIRST, w.REWARD_FIRST):
            return "LA-CSCORE-c"
        if f[1] >= ALLY:
            return "LA-TWOSCORE-b"
        if not can_seat(s, seat, f[2]):
            return "LA-CSCORE-f"
        return "" if s.gold[seat] >= BOTH_COST else "LA-CSCORE-e"

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        rule = self.forbid(s, f, seat, c)
        if rule == "LA-CSCORE-f":
            return ("have-noble" if s.pile[f[2]] else "empty-pile"), (f[2],)
        return ("price", (BOTH_COST, s.gold[seat], GOLD)) if rule == "LA-CSCORE-e" else ("", ())

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        verb = verb_of(c)
        house = f[1]
        county = f[2]
        s.pop()
        if verb == w.PASS:
            s.tell(w.L_DECLINED, ALL, house)
            return
        if verb in (w.NOBLE_FIRST, w.REWARD_FIRST):
            pay(s, seat, GOLD, BOTH_COST)
        if verb in (w.TAKE_NOBLE, w.NOBLE_FIRST):
            take_noble(s, house, county)
        if verb == w.REWARD_FIRST:
            s.push([numbers.NOBLE, house, county])
        if verb != w.TAKE_NOBLE:
            reward(s, house, COUNTY_REWARD[county], county)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "county", (f[1], f[2])


class Noble(Step[Realm]):
    """LA-CSCORE-f: the noble after the reward, where the holder wanted it so."""

    name = "noble"
    rule = "LA-CSCORE-f"
    holds = ("house:house", "county:county")

    def run(self, s: Realm, f: list[int]) -> int:
        s.pop()
        take_noble(s, f[1], f[2])
        return GO


class Crossing(Step[Realm]):
    """LA-CROSS-a to LA-CROSS-d: from the county to a conflict instead of to court, without a favour."""

    name = "crossing"
    rule = "LA-CROSS-a"
    holds = ("house:house", "county:county")

    def run(self, s: Realm, f: list[int]) -> int:
        for conflict in range(CONFLICTS):
            if open_conflict(s, f[1], conflict):
                return ASK
        # LA-CROSS-d: no space, no crossing.
        s.pop()
        lapses(s, f[1], CROSSING)
        return GO

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << s.owner(f[1])

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found = [choice(w.DECLINE)]
        for conflict in range(CONFLICTS):
            if open_conflict(s, f[1], conflict):
                found.append(w.CROSS << 12 | conflict)
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) == w.DECLINE:
            return ""
        if verb_of(c) != w.CROSS:
            return "LA-CROSS-a"
        return "" if open_conflict(s, f[1], noun_of(c)) else "LA-CROSS-c"

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) != w.CROSS:
            return "", ()
        return ("no-conflict" if s.card[noun_of(c)] < 0 else "full"), (noun_of(c),)

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        s.pop()
        if verb_of(c) == w.DECLINE:
            s.tell(w.L_DECLINED, ALL, f[1])
            return
        strength = vacate_county(s, f[2])
        join_conflict(s, f[1], strength, noun_of(c))
        s.tell(w.L_CROSSED, ALL, f[1], strength, noun_of(c))

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "crossing", (f[1],)


class NameStart(Step[Realm]):
    """LA-SURREY-a: who opens the next round; counts from its beginning on (LA-SURREY-d)."""

    name = "name-start"
    rule = "LA-SURREY-a"
    holds = ("who:seat",)

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << f[1]

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        return [w.NAME << 12 | other for other in s.present()]

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        return "" if verb_of(c) == w.NAME and not s.out[noun_of(c)] else "LA-SURREY-a"

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        s.pop()
        s.next_start[0] = noun_of(c)
        s.tell(w.L_START, ALL, noun_of(c))

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "name-start", (f[1],)
