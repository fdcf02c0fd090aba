"""4.3 to 4.8 as steps: who gets a title, which Stronghold becomes the Walled City.

What changed control brings.
"""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import ABBESS, NOBLES, REGIONS, WOMAN
from banneret.games.fief_england.state import GRANTS, KING, QUEEN, SKULL_USED, STIR, Fief
from banneret.games.fief_england.steps import fate, numbers, relics, sovereign, titles
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.court import (
    ABBACY,
    FORTIFY,
    INVEST,
    L_ABBACY,
    L_GRANT,
    L_GRANT_REFUSED,
    L_LOST,
    L_REVIVED,
)
from banneret.games.fief_england.words.land import NO, YES


class Mind(Step[Fief]):
    """FE-4.7-a, FE-4.7-b, FE-4.3-h, FE-4.8-e: titles go with their Walled Cities.

    The Royal Stronghold may fall.
    """

    name = "mind"
    rule = "FE-4.7-a"

    def run(self, s: Fief, f: list[int]) -> int:
        s.now[STIR] = 0
        s.pop()
        for region in range(REGIONS):
            c = titles.walled(s, region)
            holder = s.hold[c] if c >= 0 else -1
            lord = s.lord_of(region)
            if lord >= 0:
                if holder >= 0 and holder != lord:
                    s.tell(L_LOST, ALL, s.lord[region], region)
                    s.set_lord(region, -1)
                    claim(s, holder, region)
            elif holder >= 0:
                claim(s, holder, region)
            elif s.claim[region] >= 0 and not keeps(s, region, c):
                s.claim[region] = -1
        sovereign.tower_lost(s)
        titles.drop_burghers(s)
        return GO


def keeps(s: Fief, region: int, c: int) -> bool:
    """Whether a family without nobles still has the Walled City of the title that it claims (FE-IT7.9-c)."""
    return c >= 0 and s.hold[c] < 0 and not s.horde[c] and s.claim[region] >= 0


def claim(s: Fief, g: int, region: int) -> None:
    """A family that holds the Walled City gets the title for one of its nobles, or waits for one."""
    found = titles.heirs(s, g)
    if not found:
        s.claim[region] = g
    elif len(found) == 1:
        titles.give(s, region, found[0])
    else:
        s.claim[region] = g
        s.push([numbers.INHERIT, g, region])


class Invest(Asking):
    """FE-4.3-a, FE-9.0-j: which noble gets the title that a family has acquired."""

    name = "title-holder"
    rule = "FE-4.3-a"
    holds = ("who:family", "region:region")

    def able(self, s: Fief, g: int) -> list[int]:
        """The nobles who can be chosen."""
        return titles.candidates(s, g)

    def go_on(self, s: Fief, f: list[int]) -> int:
        found = self.able(s, f[1])
        if len(found) > 1:
            return ASK
        s.pop()
        if found:
            titles.give(s, f[2], found[0])
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(INVEST, n) for n in self.able(s, g)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if verb_of(c) == INVEST and noun_of(c) in self.able(s, g) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        titles.give(s, f[2], noun_of(c))

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


class Inherit(Invest):
    """FE-4.8-b, FE-4.7-a: which noble of the family takes a title over; nothing else comes in between."""

    name = "inherit"
    rule = "FE-4.8-b"

    def able(self, s: Fief, g: int) -> list[int]:
        return titles.heirs(s, g)


class TitleFort(Asking):
    """FE-4.4-a: which Stronghold of the fief is turned to its Walled City side."""

    name = "title-fort"
    rule = "FE-4.4-a"
    holds = ("who:family", "region:region")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(FORTIFY, c) for c in titles.forts_of(s, f[2])]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if verb_of(c) == FORTIFY and noun_of(c) in titles.forts_of(s, f[2]) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        titles.fortify(s, noun_of(c))

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


class Grant(Asking):
    """FE-4.5-a, FE-4.5-c: a family takes a title at the sovereign's price, or leaves it."""

    name = "grant"
    rule = "FE-4.5-c"
    holds = ("who:family", "king:family", "region:region", "price:n")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        if s.money[s.seat(g)] >= f[4]:
            return [choice(YES), choice(NO)]
        return [choice(NO)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(NO):
            return ""
        return "" if c == choice(YES) and s.money[s.seat(g)] >= f[4] else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        if c == choice(NO):
            s.tell(L_GRANT_REFUSED, ALL, g, f[3])
            return
        s.now[GRANTS] += 1
        purse.pass_openly(s, s.seat(g), s.seat(f[2]), f[4])
        s.tell(L_GRANT, ALL, f[2], g, f[3], f[4])
        titles.acquire(s, g, f[3])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2], f[3], f[4])


class Abbacy(Asking):
    """FE-2.13-n, FE-IT12.3-a, FE-IT14.2-e: the sovereign (es-2024: the Queen too) gives an abbacy on.

    ``must``: 1 after a death in it-2024, when it cannot be left; 2 after a resignation there, when a card
    that is
    not given on is discarded; 0 in es-2024, when it stays with the open titles. It lies in ``away`` until
    then.
    """

    name = "abbacy"
    rule = "FE-2.13-n"
    holds = ("who:family", "abbey:abbey", "must:n")

    def able(self, s: Fief) -> list[int]:
        """The unmarried women whom an abbacy can be given to."""
        return [n for n in range(NOBLES) if may_be_abbess(s, n)]

    def go_on(self, s: Fief, f: list[int]) -> int:
        giver = s.now[KING]
        if giver < 0 and not f[3]:
            giver = s.now[QUEEN]
        if giver >= 0 and self.able(s):
            f[1] = s.family[giver]
            return ASK
        s.pop()
        self._leave(s, f)
        return GO

    def _leave(self, s: Fief, f: list[int]) -> None:
        """FE-IT14.2-e, FE-IT12.3-a, FE-2.13-v: nobody gets it."""
        if f[3]:
            s.away[ABBESS + f[2]] -= 1
            s.spent[ABBESS + f[2]] += 1

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(ABBACY, n) for n in self.able(s)]
        return found if f[3] == 1 else [choice(NO), *found]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(NO):
            return "FE-IT14.2-e" if f[3] == 1 else ""
        return "" if verb_of(c) == ABBACY and may_be_abbess(s, noun_of(c)) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        if c == choice(NO):
            self._leave(s, f)
            return
        s.away[ABBESS + f[2]] -= 1
        s.abbess[f[2]] = noun_of(c)
        s.tell(L_ABBACY, ALL, noun_of(c), f[2])
        relics.enter(s, noun_of(c))

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


def may_be_abbess(s: Fief, n: int) -> bool:
    """FE-2.13-n: an unmarried woman in play (FE-IT12-a excepts abbesses from its ban on two titles)."""
    return WOMAN[n] and s.family[n] >= 0 and s.spouse[n] < 0


class Death(Asking):
    """FE-12.3-a, FE-12.3-b: the skull revives who has just died, or the death takes its course."""

    name = "death"
    rule = "FE-12.3-a"
    holds = ("who:family", "noble:noble", "cause:cause", "place:place")

    def go_on(self, s: Fief, f: list[int]) -> int:
        if s.family[f[2]] < 0:
            s.pop()
            return GO
        if fate.skull_holder(s, f[2]) < 0:
            s.pop()
            fate.die(s, f[2], f[3])
            return GO
        return ASK

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(YES), choice(NO)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if c in (choice(YES), choice(NO)) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        if c == choice(NO):
            fate.die(s, f[2], f[3])
            return
        s.now[SKULL_USED] = 1
        if s.by[f[2]] >= 0:
            s.hold_noble(f[2], -1)
        s.tell(L_REVIVED, ALL, f[2])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2], f[3])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {
        numbers.MIND: Mind(),
        numbers.TITLE_HOLDER: Invest(),
        numbers.INHERIT: Inherit(),
        numbers.TITLE_FORT: TitleFort(),
        numbers.GRANT: Grant(),
        numbers.ABBACY: Abbacy(),
        numbers.DEATH: Death(),
    }
