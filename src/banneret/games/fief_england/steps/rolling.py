"""7.1: battle dice, one after the other, and what servants and relics do to them."""

from __future__ import annotations

from banneret.core.chance import ask_chance
from banneret.core.choice import choice, verb_of
from banneret.core.game import ALL
from banneret.core.step import GO, Step
from banneret.games.fief_england.board import FACES, SERVANT_RULE, SINGLE_USE
from banneret.games.fief_england.state import ANSWER, HITS_A, OUT_OF_GAME, Fief
from banneret.games.fief_england.steps import numbers, sides
from banneret.games.fief_england.steps.asking import Asking
from banneret.games.fief_england.words.war import L_DIE, L_HELPED, SPARE_SERVANT, USE_SERVANT


class Roll(Step[Fief]):
    """FE-7.1-b: a side rolls so many dice; the hits are added up in its cell of ``fight``."""

    name = "roll"
    rule = "FE-7.1-b"
    holds = ("side:n", "weapon:weapon", "dice:n")

    def run(self, s: Fief, f: list[int]) -> int:
        if f[3]:
            return ask_chance(numbers.BY_BATTLE_DIE, len(FACES))
        s.pop()
        return GO

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        side = f[1]
        hits = FACES[k]
        f[3] -= 1
        s.tell(L_DIE, ALL, sides.head(s, side), f[2], hits)
        if f[2] == sides.AIMED:
            # FE-7.2-r: only FFF kills, and nothing else does any harm.
            s.fight[sides.SHOT_A + side] = 1 if hits == 3 else 0
            return
        if not hits and f[2] == sides.BOMBARDS:
            # FE-7.2-j
            s.fight[sides.BURST_A + side] += 1
        if hits == 2 and sides.grail(s, side):
            # FE-12.1-a
            hits = 0
        s.fight[HITS_A + side] += hits


class ServantHelp(Asking):
    """FE-2.12-b: a family may use a servant now; the answer is in ``s.now[ANSWER]``."""

    name = "servant-help"
    rule = "FE-2.12-b"
    holds = ("who:family", "servant:servant")

    def go_on(self, s: Fief, f: list[int]) -> int:
        # In the middle of a battle control is not settled yet.
        return self.ready(s, f)

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        return [choice(USE_SERVANT), choice(SPARE_SERVANT)]

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        return "" if c in (choice(USE_SERVANT), choice(SPARE_SERVANT)) else SERVANT_RULE[f[2]]

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        s.now[ANSWER] = 1 if verb_of(c) == USE_SERVANT else 0
        if s.now[ANSWER]:
            v = f[2]
            s.tell(L_HELPED, ALL, v, s.servant[v])
            if SINGLE_USE[v]:
                s.serve(v, OUT_OF_GAME)
            else:
                s.used[v] = 1
        s.pop()

    def prompt(self, s: Fief, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "servant-help", (f[1], f[2])


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {numbers.ROLL: Roll(), numbers.SERVANT_HELP: ServantHelp()}
