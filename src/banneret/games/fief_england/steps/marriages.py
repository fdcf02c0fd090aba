"""9.0: marriages (step A of phase 1), and what else a family may arrange there."""

from __future__ import annotations

from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import GO, Step
from banneret.games.fief_england.board import NOBLES, WOMAN
from banneret.games.fief_england.nobles import is_clergy
from banneret.games.fief_england.options import MARRIAGE_FROM, THREE_PLAYER_MARRIAGE
from banneret.games.fief_england.state import FIRST, ROUND, Fief
from banneret.games.fief_england.steps import numbers, sovereign
from banneret.games.fief_england.steps.asking import Asking, OwnTurn
from banneret.games.fief_england.steps.windows import window
from banneret.games.fief_england.words.cards import TOPIC_IDS
from banneret.games.fief_england.words.court import L_JILTED, L_MARRIED, L_PROPOSES, WED
from banneret.games.fief_england.words.land import DONE, NO, YES

_MARRIAGE = TOPIC_IDS.index("marriage")


def unable(s: Fief, n: int) -> str:
    """FE-9.0-b, FE-2.14-c, FE-2.13-l: the rule that keeps a noble from marrying anybody."""
    if s.family[n] < 0 or s.spouse[n] >= 0:
        return "FE-9.0-b"
    if is_clergy(s, n):
        return "FE-2.13-l" if WOMAN[n] else "FE-2.14-c"
    return "FE-9.0-c" if s.ally[s.family[n]] >= 0 else ""


def wed_rule(s: Fief, g: int, a: int, b: int) -> str:
    """The rule that keeps a family from proposing that its noble marries another."""
    if s.seats == 3 and not s.opt[THREE_PLAYER_MARRIAGE]:
        return "FE-9.0-n"
    if s.now[ROUND] < s.opt[MARRIAGE_FROM]:
        return "FE-9.0-d" if s.opt[MARRIAGE_FROM] == 2 else "FE-IT13-a"
    if s.family[a] != g or s.family[b] == g:
        return "FE-9.0-b"
    rule = unable(s, a) or unable(s, b)
    if rule:
        return rule
    if WOMAN[a] == WOMAN[b]:
        return "FE-9.0-b"
    if s.seats == 2 and s.seat(s.family[b]) != s.seat(g):
        return "FE-13.7-e"
    return ""


def marry(s: Fief, a: int, b: int) -> None:
    """FE-9.0-e, FE-9.0-f: rings are exchanged; the sovereign's spouse is honoured."""
    s.spouse[a] = b
    s.spouse[b] = a
    s.ally[:] = s.allies()
    s.tell(L_MARRIED, ALL, a, b)
    sovereign.consort(s, wedding=True)
    window(s, _MARRIAGE, s.family[a], 1 << s.family[a] | 1 << s.family[b], a, b)


class Marriages(Step[Fief]):
    """FE-9.0-o: in turn order each player may propose one marriage."""

    name = "marriages"
    rule = "FE-9.0-o"
    holds = ("a:n", "b:n", "c:n")

    def run(self, s: Fief, f: list[int]) -> int:
        s.pop()
        s.push([numbers.TURNS, numbers.PROPOSE, 0, s.now[FIRST]])
        return GO


class Propose(OwnTurn):
    """FE-9.0-a, FE-9.0-o: a family proposes one marriage, naming both nobles, or none."""

    name = "propose"
    rule = "FE-9.0-o"
    holds = ("who:family", "done:n", "b:n", "c:n")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(DONE)]
        if f[2] or s.ally[g] >= 0 or s.now[ROUND] < s.opt[MARRIAGE_FROM]:
            return found
        if s.seats == 3 and not s.opt[THREE_PLAYER_MARRIAGE]:
            return found
        for a in range(NOBLES):
            if s.family[a] == g and not unable(s, a):
                for b in range(NOBLES):
                    if s.family[b] >= 0 and not wed_rule(s, g, a, b):
                        found.append(choice(WED, a * NOBLES + b))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(DONE):
            return ""
        if verb_of(c) != WED:
            return self.rule
        a, b = divmod(noun_of(c), NOBLES)
        return wed_rule(s, g, a, b) or (self.rule if f[2] else "")

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if c == choice(DONE):
            s.pop()
            return
        a, b = divmod(noun_of(c), NOBLES)
        f[2] = 1
        s.tell(L_PROPOSES, ALL, a, b)
        s.push([numbers.BETROTHAL, s.family[b], a, b])


class Betrothal(Asking):
    """FE-9.0-a: the other player agrees or not."""

    name = "betrothal"
    rule = "FE-9.0-a"
    holds = ("who:family", "one:noble", "two:noble")

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(YES), choice(NO)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if c in (choice(YES), choice(NO)) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        if c == choice(YES):
            marry(s, f[2], f[3])
        else:
            s.tell(L_JILTED, ALL, f[2], f[3])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2], f[3])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.MARRIAGES: Marriages(), numbers.PROPOSE: Propose(), numbers.BETROTHAL: Betrothal()}
