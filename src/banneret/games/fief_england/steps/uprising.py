"""10.1 as steps: a rebellion breaks out, grows, is appeased, strikes and burns (FE-10.1-p)."""

from __future__ import annotations

from typing import Final

from banneret.core.chance import ask_chance
from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import (
    ANSELM,
    BURGHER,
    FACES,
    FAMILIES,
    HITS,
    MERCENARY,
    PLACES,
    PRICE_OF,
)
from banneret.games.fief_england.options import (
    APPEASE_DIE,
    APPEASE_DIE_1_4,
    APPEASE_PAY_PRESENCE,
    REBELLION_WIPE,
    REBELLION_WIPE_ALL_TROOPS_OF_CITY,
)
from banneret.games.fief_england.state import NEVER, REBELLION, TOPICS, Fief
from banneret.games.fief_england.steps import fate, losses, newcomers, numbers, passages, rebellion
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.steps.sickness import remove
from banneret.games.fief_england.words.cards import (
    APPEASE_PAY,
    APPEASE_TALK,
    BURY,
    HIRE,
    L_APPEASE_DIE,
    L_APPEASED,
    L_BURIED,
    L_HIRED,
    L_REBEL_DICE,
    L_REBELS_CALM,
    L_REBELS_MORE,
    L_REROLL,
    OPEN_GATE,
    PASS,
    REBEL_AGAINST,
    REBEL_TOO,
    TOPIC_IDS,
)
from banneret.games.fief_england.words.land import NO, YES

_REBELLION: Final = TOPIC_IDS.index("rebellion")

# --- cells of an UPRISING frame
CITY: Final = 2
STAGE: Final = 3
STRENGTH: Final = 4
OPENED: Final = 5
HITS_LEFT: Final = 6
DICE: Final = 7
WHO: Final = 8


class Uprising(Step[Fief]):
    """FE-10.1-c to FE-10.1-p. ``stage``: 0 others add, 1 the sum, 2 appeasing, 3 dice, 4 hits, 5 the end.

    ``strength``: rebellions; ``opened``: a Passage lets them past the fortification; ``hit``: forces that
    have
    taken hits, as bits.
    """

    name = "uprising"
    rule = "FE-10.1-p"
    holds = ("who:family", "place:place", "stage:n", "count:n", "opened:n", "hits:n", "dice:n", "hit:n")

    def run(self, s: Fief, f: list[int]) -> int:
        stage = f[STAGE]
        c = f[CITY]
        if stage == 0:
            f[STAGE] = 1
            s.push([numbers.JOIN_REBELS, f[1], 0])
        elif stage == 1:
            f[STAGE] = 2
            if s.now[REBELLION]:
                # FE-9.3-b
                f[STRENGTH] += 1
            if not f[OPENED]:
                f[STRENGTH] -= rebellion.cancelled(s, c)
            if f[STRENGTH] <= 0:
                s.tell(L_REBELS_CALM, ALL, c)
                s.pop()
                return GO
            s.push([numbers.APPEASE, 0, c, 0, 0])
        elif stage == 2:
            if f[STRENGTH] <= 0:
                s.tell(L_REBELS_CALM, ALL, c)
                s.pop()
                return GO
            f[STAGE] = 3
            f[HITS_LEFT] = f[STRENGTH]
            f[DICE] = f[STRENGTH]
        elif stage == 3:
            if f[DICE]:
                return ask_chance(numbers.BY_BATTLE_DIE, 6)
            s.tell(L_REBEL_DICE, ALL, c, f[STRENGTH], f[HITS_LEFT])
            f[STAGE] = 4
        elif stage == 4:
            self._hits(s, f)
        else:
            self._end(s, f)
        return GO

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        f[DICE] -= 1
        f[HITS_LEFT] += FACES[k]

    def _hits(self, s: Fief, f: list[int]) -> None:
        """FE-10.1-i, FE-10.1-j: hits go on to the next force as long as there is one with troops."""
        left = [g for g in rebellion.families_in(s, f[CITY]) if not f[WHO] >> g & 1]
        if not left or not f[HITS_LEFT]:
            f[STAGE] = 5
        elif len(left) > 1:
            s.push([numbers.REBEL_TARGET, f[1]])
        else:
            strike(s, f, left[0])

    def _end(self, s: Fief, f: list[int]) -> None:
        """FE-10.1-k to FE-10.1-m, FE-IT15.2.4-c.

        Nobles die and buildings fall where all troops are beaten.
        """
        c = f[CITY]
        s.pop()
        if s.opt[REBELLION_WIPE] == REBELLION_WIPE_ALL_TROOPS_OF_CITY:
            wiped = [-1] if not any_troops(s, c) else []
        else:
            wiped = [g for g in range(FAMILIES) if f[WHO] >> g & 1 and not s.men[g * PLACES + c]]
            if not rebellion.families_in(s, c):
                wiped = [-1]
        if not wiped:
            return
        dead: list[int] = []
        for g in wiped:
            dead += [n for n in rebellion.doomed(s, c, g) if n not in dead]
        rebellion.burn(s, c)
        for n in dead:
            fate.kill(s, n, fate.BY_REBELS)


def any_troops(s: Fief, c: int) -> bool:
    """Whether any troops are left in a city, invaders included."""
    return s.horde[c] > 0 or any([s.men[g * PLACES + c] > 0 for g in range(s.families)])


def strike(s: Fief, f: list[int], g: int) -> None:
    """The next force is hit."""
    f[WHO] |= 1 << g
    if g == FAMILIES:
        f[HITS_LEFT] = losses.horde_hits(s, f[CITY], f[HITS_LEFT])
    else:
        s.push([numbers.REBEL_LOSSES, g, f[CITY], f[HITS_LEFT]])


class RebelTarget(Asking):
    """FE-10.1-j: whoever started the rebellion says whom it hits next."""

    name = "rebel-target"
    rule = "FE-10.1-j"
    holds = ("who:family",)

    def left(self, s: Fief) -> list[int]:
        """The forces that have not been hit."""
        f = s.stack[-2]
        return [g for g in rebellion.families_in(s, f[CITY]) if not f[WHO] >> g & 1]

    def ready(self, s: Fief, f: list[int]) -> int:
        if self.left(s):
            return ASK
        s.pop()
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(REBEL_AGAINST, other) for other in self.left(s)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if verb_of(c) == REBEL_AGAINST and noun_of(c) in self.left(s) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.pop()
        strike(s, s.stack[-1], noun_of(c))


class JoinRebels(Asking):
    """FE-10.1-c, FE-10.1-p, FE-10.2-l: who may add a rebellion.

    Open a gate or hire crossbowmen is asked in turn.

    Who is asked depends on what everybody sees: cards in the hand, a burgher, a mercenary.
    """

    name = "join-rebels"
    rule = "FE-10.1-c"
    holds = ("who:family", "passed:n")

    def ready(self, s: Fief, f: list[int]) -> int:
        up = s.stack[-2]
        order = s.in_turn(up[1])
        while f[2] < s.families:
            g = order[f[2]]
            f[1] = g
            if passages.able(s, g) or MERCENARY <= s.fourth[g] < BURGHER:
                if s.order[s.seat(g) * TOPICS + _REBELLION] != NEVER:
                    return ASK
            f[2] += 1
        s.pop()
        return GO

    def rule_of(self, s: Fief, g: int, c: int) -> str:
        """The rule that forbids a choice; empty if it is legal."""
        up = s.stack[-2]
        if c == choice(PASS):
            return ""
        if c == choice(REBEL_TOO):
            return rebellion.target_rule(s, g, up[CITY]) if passages.rebels(s, g) else "FE-10.1-c"
        if c == choice(OPEN_GATE):
            able = passages.has(s, g) and rebellion.cancelled(s, up[CITY]) and not up[OPENED]
            return "" if able else "FE-10.2-l"
        if c == choice(HIRE, up[CITY]):
            return newcomers.hire_rule(s, g)
        return self.rule

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        up = s.stack[-2]
        able = (choice(PASS), choice(REBEL_TOO), choice(OPEN_GATE), choice(HIRE, up[CITY]))
        return [c for c in able if not self.rule_of(s, g, c)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return self.rule_of(s, g, c)

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        up = s.stack[-2]
        if c == choice(PASS):
            f[2] += 1
        elif c == choice(REBEL_TOO):
            passages.spend_rebellion(s, g)
            up[STRENGTH] += 1
            s.tell(L_REBELS_MORE, ALL, g, up[CITY])
            f[2] = 0
        elif c == choice(OPEN_GATE):
            passages.spend(s, g)
            up[OPENED] = 1
            f[2] = 0
        else:
            newcomers.hire(s, g, up[CITY])
            s.tell(L_HIRED, ALL, g, up[CITY])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1],)


class Appease(Asking):
    """FE-10.1-f to FE-10.1-h: clerics pay or talk, rebellion by rebellion; each rolls once for each at most.

    ``asked``: families that have had enough, as bits; ``talks``: rolls made by each cleric's family so far.
    """

    name = "appease"
    rule = "FE-10.1-f"
    holds = ("who:family", "place:place", "done:n", "talks:n")

    def able(self, s: Fief, f: list[int], g: int) -> list[int]:
        """The clerics of a family who could do something, payers first."""
        found = [n for n in self.payers(s, f) if s.family[n] == g]
        return found + [n for n in self.talkers(s, f) if s.family[n] == g and n not in found]

    def payers(self, s: Fief, f: list[int]) -> list[int]:
        """Who may pay."""
        return rebellion.clerics(s, f[2], True, not s.opt[APPEASE_PAY_PRESENCE])

    def talkers(self, s: Fief, f: list[int]) -> list[int]:
        """Who may still talk: a roll for each rebellion at most."""
        talkers = rebellion.clerics(s, f[2], False, False)
        return talkers if f[4] < len(talkers) * s.stack[-2][STRENGTH] + f[4] else []

    def ready(self, s: Fief, f: list[int]) -> int:
        up = s.stack[-2]
        if up[STRENGTH] > 0:
            for g in s.in_turn(up[1]):
                if not f[3] >> g & 1 and self.able(s, f, g):
                    f[1] = g
                    return ASK
        s.pop()
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [choice(PASS)]
        for n in self.payers(s, f):
            if s.family[n] == g and s.money[s.seat(g)] >= PRICE:
                found.append(choice(APPEASE_PAY, n))
        for n in self.talkers(s, f):
            if s.family[n] == g:
                found.append(choice(APPEASE_TALK, n))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(PASS):
            return ""
        n = noun_of(c)
        if verb_of(c) == APPEASE_PAY:
            able = n in self.payers(s, f) and s.family[n] == g and s.money[s.seat(g)] >= PRICE
            return "" if able else ("FE-10.1-f" if s.opt[APPEASE_PAY_PRESENCE] else "FE-IT15.2.4-a")
        able = verb_of(c) == APPEASE_TALK and n in self.talkers(s, f) and s.family[n] == g
        return "" if able else ("FE-10.1-g" if s.opt[APPEASE_DIE] == APPEASE_DIE_1_4 else "FE-IT15.2.4-b")

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if c == choice(PASS):
            f[3] |= 1 << g
            return
        n = noun_of(c)
        if verb_of(c) == APPEASE_PAY:
            purse.pay(s, s.seat(g), PRICE)
            s.stack[-2][STRENGTH] -= 1
            s.tell(L_APPEASED, ALL, n, f[2])
            return
        f[4] += 1
        s.push([numbers.APPEASE_ROLL, g, n, 0])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


class AppeaseRoll(Asking):
    """FE-10.1-g, FE-IT15.2.4-b: a cleric talks; failing, he is stoned. Anselm may have it rolled again."""

    name = "appease-roll"
    rule = "FE-10.1-g"
    holds = ("who:family", "noble:noble", "face:n")

    def good(self, s: Fief, face: int) -> bool:
        """Whether the rebellion ends."""
        return face <= 4 if s.opt[APPEASE_DIE] == APPEASE_DIE_1_4 else face >= 3

    def go_on(self, s: Fief, f: list[int]) -> int:
        if not f[3]:
            return ask_chance(numbers.BY_D6, 6)
        if not self.good(s, f[3]) and s.serves[f[2]] == ANSELM and not s.used[ANSELM]:
            return ASK
        self._end(s, f)
        return GO

    def _end(self, s: Fief, f: list[int]) -> None:
        s.pop()
        if self.good(s, f[3]):
            s.stack[-2][STRENGTH] -= 1
        else:
            fate.kill(s, f[2], fate.BY_REBELS)

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        f[3] = k + 1
        s.tell(L_APPEASE_DIE, ALL, f[2], k + 1)

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(YES), choice(NO)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if c in (choice(YES), choice(NO)) else "FE-2.12-sv12"

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if c == choice(YES):
            s.used[ANSELM] = 1
            s.tell(L_REROLL, ALL, ANSELM, f[2])
            f[3] = 0
        else:
            self._end(s, f)

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2])


class RebelLosses(Asking):
    """FE-10.1-i, FE-7.5-b: troops take the hits; as many as possible are used."""

    name = "rebel-losses"
    rule = "FE-10.1-i"
    holds = ("who:family", "place:place", "hits:n")

    def ready(self, s: Fief, f: list[int]) -> int:
        if f[3] and s.men[f[1] * PLACES + f[2]] and rebellion.able(s, f[1], f[2], f[3]):
            return ASK
        s.pop()
        up = s.stack[-1]
        up[HITS_LEFT] = f[3] if not s.men[f[1] * PLACES + f[2]] else 0
        return GO

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(BURY, unit) for unit in rebellion.able(s, g, f[2], f[3])]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if verb_of(c) != BURY:
            return self.rule
        return "" if noun_of(c) in rebellion.able(s, g, f[2], f[3]) else "FE-7.5-b"

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        unit = noun_of(c)
        f[3] -= HITS[unit]
        remove(s, g, f[2], unit)
        s.tell(L_BURIED, ALL, g, unit, f[2])

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return self.name, (f[1], f[2], f[3])


#: What appeasing one rebellion costs (FE-10.1-f).
PRICE: Final = PRICE_OF["appease-per-rebellion"]


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {
        numbers.UPRISING: Uprising(),
        numbers.REBEL_TARGET: RebelTarget(),
        numbers.JOIN_REBELS: JoinRebels(),
        numbers.APPEASE: Appease(),
        numbers.APPEASE_ROLL: AppeaseRoll(),
        numbers.REBEL_LOSSES: RebelLosses(),
    }
