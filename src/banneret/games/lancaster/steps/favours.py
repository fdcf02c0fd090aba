"""The king's favour: what a knight earns at once by entering a conflict."""

from __future__ import annotations

from banneret.core.choice import NOUN_MASK, choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.lancaster import words as w
from banneret.games.lancaster.board import COUNTIES, FAVOUR_GAIN, FAVOURS, NOBLE
from banneret.games.lancaster.pieces import any_noble, can_take, lapses, take_noble
from banneret.games.lancaster.state import FACE_DOWN, FACE_UP, NOT_IN_PLAY, Realm
from banneret.games.lancaster.steps.rewards import reward


class Favour(Step[Realm]):
    """LA-FAVOUR-a, LA-FAVOUR-g: one tile that is face up, or none."""

    name = "favour"
    rule = "LA-FAVOUR-a"
    holds = ("house:house",)

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << s.owner(f[1])

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found = [w.FAVOUR << 12 | tile for tile in range(FAVOURS) if s.favour[tile] == FACE_UP]
        found.append(choice(w.DECLINE))
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) == w.DECLINE:
            return ""
        if verb_of(c) != w.FAVOUR:
            # LA-FAVOUR-b: resolved at once, before the next turn.
            return "LA-FAVOUR-b"
        state = s.favour[noun_of(c)]
        if state == NOT_IN_PLAY:
            return "LA-SETWAR-b"
        return "LA-FAVOUR-c" if state == FACE_DOWN else ""

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        return ("face-down", (noun_of(c),)) if self.forbid(s, f, seat, c) == "LA-FAVOUR-c" else ("", ())

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        s.pop()
        if verb_of(c) == w.DECLINE:
            s.tell(w.L_DECLINED, ALL, f[1])
            return
        tile = c & NOUN_MASK
        # LA-FAVOUR-c: turned face down, also when the reward cannot be used (LA-FAVOUR-h).
        s.favour[tile] = FACE_DOWN
        s.tell(w.L_FAVOUR, ALL, f[1], tile)
        reward(s, f[1], FAVOUR_GAIN[tile], -1)

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "favour", (f[1],)


class FavourNoble(Step[Realm]):
    """LA-FAVOUR-e: a noble of any county; an ally's leaves the game (LA-TWOPLAY-i)."""

    name = "favour-noble"
    rule = "LA-FAVOUR-e"
    holds = ("house:house",)

    def run(self, s: Realm, f: list[int]) -> int:
        if any_noble(s, f[1]):
            return ASK
        s.pop()
        lapses(s, f[1], NOBLE)
        return GO

    def seats(self, s: Realm, f: list[int]) -> int:
        return 1 << s.owner(f[1])

    def choices(self, s: Realm, f: list[int], seat: int) -> list[int]:
        found = [choice(w.DECLINE)]
        for county in range(COUNTIES):
            if can_take(s, f[1], county):
                found.append(w.TAKE << 12 | county)
        return found

    def forbid(self, s: Realm, f: list[int], seat: int, c: int) -> str:
        if verb_of(c) == w.DECLINE:
            return ""
        if verb_of(c) != w.TAKE:
            return "LA-FAVOUR-b"
        if not s.pile[noun_of(c)]:
            return "LA-FAVOUR-e"
        return "" if can_take(s, f[1], noun_of(c)) else "LA-NOBLE-b"

    def detail(self, s: Realm, f: list[int], seat: int, c: int) -> tuple[str, tuple[int, ...]]:
        if verb_of(c) != w.TAKE:
            return "", ()
        return ("have-noble" if s.pile[noun_of(c)] else "empty-pile"), (noun_of(c),)

    def apply(self, s: Realm, f: list[int], seat: int, c: int) -> None:
        s.pop()
        if verb_of(c) == w.DECLINE:
            s.tell(w.L_DECLINED, ALL, f[1])
        else:
            take_noble(s, f[1], noun_of(c))

    def prompt(self, s: Realm, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "favour-noble", (f[1],)
