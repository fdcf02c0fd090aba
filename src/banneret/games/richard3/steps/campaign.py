"""1.0 and 4.0: the war is a row of campaigns, a campaign a row of Game Turns."""

from __future__ import annotations

from banneret.core.game import ALL
from banneret.core.step import GO, Step
from banneret.games.richard3.board import (
    AP_OF,
    CARDS,
    COUNT_OF,
    MUSTER,
    PLAGUE,
    TREASON,
)
from banneret.games.richard3.state import (
    ACTIVE,
    AP,
    CAMPAIGN,
    CARD,
    FIRST,
    MULLIGAN_USED,
    NO_CREDITS,
    TREASON_SEAT,
    TURN,
    War,
)
from banneret.games.richard3.steps import numbers as step
from banneret.games.richard3.words import L_CAMPAIGN, L_TURN

#: Game Turns of a campaign and cards of a hand (R3-1.0-a, R3-0-e).
TURNS = 7
HAND = 7


class TheWar(Step[War]):
    """R3-1.0-a: campaign after campaign."""

    name = "war"
    rule = "R3-1.0-a"

    def run(self, s: War, f: list[int]) -> int:
        s.push([step.CAMPAIGN, 0])
        return GO


class Campaign(Step[War]):
    """R3-1.0-a, R3-1.0-b: cards are dealt, seven Game Turns are played, then the Political Turn."""

    name = "campaign"
    rule = "R3-1.0-a"
    holds = ("stage:n",)

    def run(self, s: War, f: list[int]) -> int:
        stage = f[1]
        f[1] += 1
        if stage == 0:
            s.now[TURN] = 0
            s.now[MULLIGAN_USED] = 0
            s.tell(L_CAMPAIGN, ALL, s.now[CAMPAIGN])
            gather_cards(s)
            s.push([step.MULLIGAN, 0])
            s.push([step.DEAL, HAND, HAND])
        elif stage <= TURNS:
            s.now[TURN] = stage
            s.tell(L_TURN, ALL, stage)
            s.push([step.GAME_TURN, 0])
        elif stage == TURNS + 1:
            s.push([step.POLITICAL_TURN, 0])
        else:
            # The Political Turn ends the game after the last campaign (R3-9.0-b), so another follows.
            s.now[CAMPAIGN] += 1
            s.pop()
        return GO


def gather_cards(s: War) -> None:
    """R3-8.5-d: all 25 cards are one deck again."""
    for card in range(CARDS):
        s.deck[card] = COUNT_OF[card]
        for side in (0, 1):
            s.hand[side * CARDS + card] = 0
            s.played[side * CARDS + card] = 0


class GameTurn(Step[War]):
    """R3-1.0-c: Card, Action, Battle and Supply Phase, in this order; Player 1 acts first (R3-1.2-a)."""

    name = "game-turn"
    rule = "R3-1.0-c"
    holds = ("stage:n",)

    def run(self, s: War, f: list[int]) -> int:
        stage = f[1]
        f[1] += 1
        if stage == 0:
            begin_turn(s)
            s.push([step.CARDS])
        elif stage == 1:
            begin_actions(s, s.now[FIRST])
        elif stage == 2:
            begin_actions(s, 1 - s.now[FIRST])
        elif stage == 3:
            s.now[CARD] = 0
            s.now[AP] = 0
            # R3-1.2-i: who has ended his Action Phase takes nothing of it back.
            s.seal()
            s.push([step.BATTLES])
        elif stage == 4:
            s.push([step.SUPPLY, 0])
        else:
            s.pop()
        return GO


def begin_turn(s: War) -> None:
    """No card is down and no border crossed; that no block has moved is left so by the Supply Phase."""
    s.forget_crossings()
    s.chosen[0] = 0
    s.chosen[1] = 0
    s.now[TREASON_SEAT] = -1


def begin_actions(s: War, side: int) -> None:
    """R3-1.2-b: the card gives the Action Points; R3-1.1-i: none are left from before."""
    card = s.chosen[side] - 1
    s.now[CARD] = card
    s.now[AP] = AP_OF[card]
    s.now[ACTIVE] = 0
    s.credit[:] = NO_CREDITS
    if card == TREASON:
        s.now[TREASON_SEAT] = side
    if card == MUSTER:
        s.push([step.CHOOSE_MUSTER, side])
    elif card == PLAGUE:
        s.push([step.CHOOSE_PLAGUE, side])
    else:
        s.push([step.ACTIONS, side])
