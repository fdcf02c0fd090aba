"""10.2 to 10.5 as steps: murder, Justice, ambush, escape; Mata's exchange (FE-2.12-sv01)."""

from __future__ import annotations

from banneret.core.chance import ask_chance
from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import BALDWIN, CARDS, HAWISE, NOBLES
from banneret.games.fief_england.options import PASSAGE_FREE, PASSAGE_FREE_ONE_AND_CELLMATES
from banneret.games.fief_england.state import FREE, OUT_OF_GAME, Fief
from banneret.games.fief_england.steps import captives, fate, heresy, invaders, numbers, scatter
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.cards import (
    AMBUSH_LEADER,
    AMBUSH_NOBLE,
    ASSASSINATE,
    ASSASSINATE_LEADER,
    BLAME,
    EXECUTE,
    FREE_CAPTIVE,
    L_BALDWIN,
    L_MATA,
    L_MATA_OWN,
    L_POISON,
    POISON,
    SWAP_CARD,
)
from banneret.games.fief_england.words.land import NO, YES


class Plot(Step[Fief]):
    """What an any-time card or servant does to a noble or a leader; ``verb``: the choice that was made."""

    name = "plot"
    rule = "FE-10.0-a"
    holds = ("verb:n", "who:family", "noun:n")

    def run(self, s: Fief, f: list[int]) -> int:
        s.pop()
        verb, g, n = f[1], f[2], f[3]
        if verb == ASSASSINATE:
            s.push([numbers.ASSASSIN, g, n, 0])
        elif verb == ASSASSINATE_LEADER:
            invaders.lose_leader(s, n, False)
        elif verb == AMBUSH_LEADER:
            # FE-6.11-a
            invaders.lose_leader(s, n, True)
        elif verb == EXECUTE:
            s.push([numbers.AFTERMATH, fate.BY_JUSTICE, n, s.family[n], s.at[n]])
        elif verb == AMBUSH_NOBLE:
            captors = s.free_at(g, s.at[n])
            s.push([numbers.AFTERMATH, -1, n, s.family[n], s.at[n]])
            captives.capture(s, n, captors[0])
        elif verb == FREE_CAPTIVE:
            holder = s.by[n]
            if s.opt[PASSAGE_FREE] == PASSAGE_FREE_ONE_AND_CELLMATES:
                for m in range(NOBLES):
                    if m != n and s.by[m] == holder and s.at[m] == s.at[n]:
                        captives.escape(s, m)
            captives.escape(s, n)
        elif verb == POISON:
            master = s.servant[HAWISE]
            s.serve(HAWISE, OUT_OF_GAME)
            heresy.brand(s, master)
            s.tell(L_POISON, ALL, g, n)
            fate.kill(s, n, fate.BY_POISON)
        return GO


class Assassin(Asking):
    """FE-10.3-b, FE-IT15.2.6-a: who gave the order.

    He takes a marker of heresy. ``stage``: 1 a bodyguard is asked.
    """

    name = "assassin"
    rule = "FE-10.3-b"
    holds = ("who:family", "noble:noble", "stage:n")

    def able(self, s: Fief, f: list[int]) -> list[int]:
        """The nobles who can be blamed."""
        return [m for m in s.nobles_of(f[1]) if m != f[2]]

    def ready(self, s: Fief, f: list[int]) -> int:
        if s.family[f[2]] < 0:
            s.pop()
            return GO
        found = self.able(s, f)
        if len(found) > 1:
            return ASK
        self._strike(s, f, found[0] if found else -1)
        return GO

    def _strike(self, s: Fief, f: list[int], executor: int) -> None:
        s.pop()
        n = f[2]
        if executor >= 0:
            heresy.brand(s, executor)
        s.push([numbers.AFTERMATH, fate.BY_ASSASSIN, n, s.family[n], s.at[n]])
        if s.serves[n] == BALDWIN and s.by[n] == FREE:
            s.push([numbers.BODYGUARD, s.family[n], n])

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(BLAME, m) for m in self.able(s, f)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if verb_of(c) == BLAME and noun_of(c) in self.able(s, f) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        self._strike(s, f, noun_of(c))

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


class Bodyguard(Asking):
    """FE-2.12-sv11: Baldwin may save his master; the card is spent all the same."""

    name = "bodyguard"
    rule = "FE-2.12-sv11"
    holds = ("who:family", "noble:noble")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(YES), choice(NO)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if c in (choice(YES), choice(NO)) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        if c == choice(YES):
            # What follows the murder is beneath, and does not come.
            s.pop()
            s.serve(BALDWIN, OUT_OF_GAME)
            s.tell(L_BALDWIN, ALL, f[2])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


class Aftermath(Step[Fief]):
    """FE-10.3-c, FE-10.4-b, FE-10.5-d: the noble dies (or is taken already); his troops then move out."""

    name = "aftermath"
    rule = "FE-10.3-c"
    holds = ("cause:n", "noble:noble", "who:family", "place:place")

    def run(self, s: Fief, f: list[int]) -> int:
        if f[1] >= 0:
            cause = f[1]
            f[1] = -1
            if s.family[f[2]] >= 0:
                fate.kill(s, f[2], cause)
            return GO
        s.pop()
        scatter.scatter(s, f[3], f[4])
        return GO


class Mata(Asking):
    """FE-2.12-sv01: a card of one's own choice against one drawn from another hand.

    Nobody else sees either.
    """

    name = "mata"
    rule = "FE-2.12-sv01"
    holds = ("who:family", "hand:seat", "given:n")

    def ready(self, s: Fief, f: list[int]) -> int:
        if f[3] >= 0:
            return ask_chance(numbers.BY_HAND, purse.cards(s, f[2]))
        return ASK

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        s.pop()
        own = s.seat(f[1])
        base = f[2] * CARDS
        card = 0
        while k >= s.hand[base + card]:
            k -= s.hand[base + card]
            card += 1
        purse.slip(s, f[2], own, card)
        purse.slip(s, own, f[2], f[3])
        s.tell(L_MATA, ALL & ~(1 << own) & ~(1 << f[2]), f[1], f[2])
        s.tell(L_MATA_OWN, 1 << own | 1 << f[2], f[1], f[2], f[3], card)

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        base = s.seat(g) * CARDS
        return [choice(SWAP_CARD, card) for card in range(CARDS) if s.hand[base + card]]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if verb_of(c) == SWAP_CARD and purse.has(s, s.seat(g), noun_of(c)) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.used[0] = 1
        f[3] = noun_of(c)


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {
        numbers.PLOT: Plot(),
        numbers.ASSASSIN: Assassin(),
        numbers.BODYGUARD: Bodyguard(),
        numbers.AFTERMATH: Aftermath(),
        numbers.MATA: Mata(),
    }
