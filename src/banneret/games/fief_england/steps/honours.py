"""12.0, 13.2 and 13.3 as steps.

A relic revealed, Excalibur tried, the Garter offered at the moment of the deed.
"""

from __future__ import annotations

from banneret.core.chance import ask_chance
from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england.board import CATHEDRAL_CITY, DRAWS_SWORD, RELICS
from banneret.games.fief_england.state import FREE, KING, SWORD_DRAWN, UNREVEALED, Fief
from banneret.games.fief_england.steps import garter, numbers, relics, sovereign
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.court import L_RELIC, L_SWORD_STAYS, TAKE_UP
from banneret.games.fief_england.words.land import NO, YES


class Relic(Step[Fief]):
    """FE-12.0-a: the relic of a cathedral is turned up and taken."""

    name = "relic"
    rule = "FE-12.0-a"
    holds = ("noble:noble", "diocese:diocese")

    def run(self, s: Fief, f: list[int]) -> int:
        n = f[1]
        if not s.shrine[f[2]] or s.family[n] < 0 or s.by[n] != FREE or s.at[n] != CATHEDRAL_CITY[f[2]]:
            # The plague on the way in, or a card, was quicker.
            s.pop()
            return GO
        return ask_chance(numbers.BY_RELIC, s.relic.count(UNREVEALED))

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        s.pop()
        relic = [r for r in range(RELICS) if s.relic[r] == UNREVEALED][k]
        s.shrine[f[2]] = 0
        s.tell(L_RELIC, ALL, relic, f[2])
        relics.carry(s, relic, f[1])


class Sword(Step[Fief]):
    """FE-13.2-a to FE-13.2-c: a man pulls at the sword; the first to draw it may be King."""

    name = "sword"
    rule = "FE-13.2-a"
    holds = ("noble:noble",)

    def run(self, s: Fief, f: list[int]) -> int:
        return ask_chance(numbers.BY_D6, 6)

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        s.pop()
        n = f[1]
        if k + 1 < DRAWS_SWORD[n]:
            s.tell(L_SWORD_STAYS, ALL, n, k + 1)
            return
        s.now[SWORD_DRAWN] = 1
        throne = s.now[KING] < 0
        sovereign.take_sword(s, n, -1)
        if throne and s.now[KING] < 0:
            # FE-13.2-c holds in both editions, whatever later holders may become.
            sovereign.crown(s, n)


class Garter(Asking):
    """FE-13.3-c: at the moment of the deed or not at all."""

    name = "garter"
    rule = "FE-13.3-c"
    holds = ("who:family", "noble:noble")

    def go_on(self, s: Fief, f: list[int]) -> int:
        king = s.now[KING]
        if king >= 0 and not garter.rule(s, s.family[king], f[2]):
            f[1] = s.family[king]
            return ASK
        s.deed[f[2]] = 0
        s.pop()
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(YES), choice(NO)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if c in (choice(YES), choice(NO)) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        if c == choice(YES):
            garter.bestow(s, f[2])
        s.deed[f[2]] = 0

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


class Heirloom(Asking):
    """FE-12.0-k, FE-13.2-d: a family says which of its nobles takes up relics or the sword."""

    name = "heirloom"
    rule = "FE-12.0-k"
    holds = ("who:family", "from:noble", "place:place", "pieces:n")

    def heirs(self, s: Fief, f: list[int]) -> list[int]:
        """The free nobles of the family who are there."""
        return [n for n in s.free_at(f[1], f[3]) if n != f[2]]

    def go_on(self, s: Fief, f: list[int]) -> int:
        if len(self.heirs(s, f)) > 1:
            return ASK
        s.pop()
        for n in self.heirs(s, f):
            relics.take_up(s, f[4], f[2], n)
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(TAKE_UP, n) for n in self.heirs(s, f)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if verb_of(c) == TAKE_UP and noun_of(c) in self.heirs(s, f) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        relics.take_up(s, f[4], f[2], noun_of(c))

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2], f[3])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {
        numbers.RELIC: Relic(),
        numbers.SWORD: Sword(),
        numbers.GARTER: Garter(),
        numbers.HEIRLOOM: Heirloom(),
    }
