"""1.1 and 5.1: the deal, the mulligan, and two cards chosen in secret and shown together."""

from __future__ import annotations

from typing import Final

from banneret.core.chance import ask_chance
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.richard3.board import AP_OF, CARDS, IS_EVENT
from banneret.games.richard3.state import FIRST, KING_SIDE, MULLIGAN_USED, TURN, War
from banneret.games.richard3.steps import numbers as step
from banneret.games.richard3.steps.campaign import HAND
from banneret.games.richard3.words import (
    DONE,
    KEEP,
    L_CARDS,
    L_DEALT,
    L_FIRST,
    L_MULLIGAN,
    L_REDEALT,
    L_SHOWN,
    PLAY,
    REDEAL,
    RETRACT,
)

#: A hand of so many AP or fewer is a mulligan (R3-5.1-f).
MULLIGAN_AP: Final = 13
#: The kind of question of chance that draws a card from the deck.
DRAW: Final = 1


def hand_total(s: War, side: int) -> int:
    """The AP of a hand, events at their own value (R3-5.1-f)."""
    return sum([s.hand[side * CARDS + card] * AP_OF[card] for card in range(CARDS)])


def hand_size(s: War, side: int) -> int:
    """How many cards a house holds."""
    return sum([s.hand[side * CARDS + card] for card in range(CARDS)])


class Deal(Step[War]):
    """R3-0-e: hidden cards, drawn one by one from all that are left."""

    name = "deal"
    rule = "R3-0-e"
    holds = ("lancaster:n", "york:n")

    def run(self, s: War, f: list[int]) -> int:
        if f[1] + f[2] == 0:
            s.pop()
            return GO
        return ask_chance(DRAW, sum(s.deck))

    def outcome(self, s: War, f: list[int], k: int) -> None:
        side = 0 if f[1] else 1
        f[1 + side] -= 1
        card = 0
        while k >= s.deck[card]:
            k -= s.deck[card]
            card += 1
        s.deck[card] -= 1
        s.hand[side * CARDS + card] += 1
        s.tell(L_DEALT, 1 << side, card)


class Mulligan(Step[War]):
    """R3-5.1-g to R3-5.1-k: the Pretender side is asked first; both are asked, whatever they hold.

    Everybody is asked so that being asked tells nothing about a hand.
    """

    name = "mulligan"
    rule = "R3-5.1-j"
    holds = ("asked:n",)

    def run(self, s: War, f: list[int]) -> int:
        if s.options["automatic-mulligan"]:
            # R3-5.1-k: dealt again unseen until both hands are good enough.
            if hand_total(s, 0) > MULLIGAN_AP and hand_total(s, 1) > MULLIGAN_AP:
                s.pop()
            else:
                for side in (0, 1):
                    return_hand(s, side)
                s.push([step.DEAL, HAND, HAND])
            return GO
        if f[1] == 2 or s.now[MULLIGAN_USED]:
            s.pop()
            return GO
        return ASK

    def _asked(self, s: War, f: list[int]) -> int:
        return s.pretender_side() if f[1] == 0 else s.now[KING_SIDE]

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << self._asked(s, f)

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        if hand_total(s, seat) <= MULLIGAN_AP:
            return [KEEP << 12, REDEAL << 12]
        return [KEEP << 12]

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        if c == KEEP << 12:
            return ""
        if c == REDEAL << 12:
            return "" if hand_total(s, seat) <= MULLIGAN_AP else "R3-5.1-f"
        return self.rule

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        f[1] += 1
        if c == REDEAL << 12:
            s.tell(L_MULLIGAN, ALL, seat, hand_total(s, seat))
            for card in range(CARDS):
                if s.hand[seat * CARDS + card]:
                    s.tell(L_SHOWN, ALL, seat, card, s.hand[seat * CARDS + card])
            s.seal()
            s.now[MULLIGAN_USED] = 1
            s.push([step.ANSWER_REDEAL, seat])

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        asked = self._asked(s, f)
        if seat == asked:
            return "mulligan-own", (asked, hand_total(s, asked))
        return "mulligan", (asked,)


def return_hand(s: War, side: int) -> None:
    """A hand goes back to the deck."""
    for card in range(CARDS):
        s.deck[card] += s.hand[side * CARDS + card]
        s.hand[side * CARDS + card] = 0


class AnswerRedeal(Step[War]):
    """R3-5.1-i: the opponent keeps his hand or takes a new one as well."""

    name = "answer-redeal"
    rule = "R3-5.1-i"
    holds = ("asker:seat",)

    def seats(self, s: War, f: list[int]) -> int:
        return 1 << (1 - f[1])

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        return [KEEP << 12, REDEAL << 12]

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        return "" if c in (KEEP << 12, REDEAL << 12) else self.rule

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        asker = f[1]
        s.pop()
        return_hand(s, asker)
        s.tell(L_REDEALT, ALL, asker)
        cards = [0, 0]
        cards[asker] = HAND
        if c == REDEAL << 12:
            return_hand(s, seat)
            s.tell(L_REDEALT, ALL, seat)
            cards[seat] = HAND
        s.push([step.DEAL, cards[0], cards[1]])

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        return "answer-redeal", (1 - f[1],)


class Cards(Step[War]):
    """R3-1.1-a, R3-1.1-b: one card each, face down, shown together.

    A choice may be taken back until the other player has chosen (R3-1.1-j).
    """

    name = "cards"
    rule = "R3-1.1-a"

    def run(self, s: War, f: list[int]) -> int:
        if s.chosen[0] and s.chosen[1]:
            s.pop()
            reveal(s)
            return GO
        return ASK

    def seats(self, s: War, f: list[int]) -> int:
        return (0 if s.chosen[0] else 1) | (0 if s.chosen[1] else 2)

    def free(self, s: War, f: list[int]) -> int:
        return (1 if s.chosen[0] else 0) | (2 if s.chosen[1] else 0)

    def choices(self, s: War, f: list[int], seat: int) -> list[int]:
        if s.chosen[seat]:
            return [RETRACT << 12]
        hand = s.hand
        return [PLAY << 12 | card for card in range(CARDS) if hand[seat * CARDS + card]]

    def forbid(self, s: War, f: list[int], seat: int, c: int) -> str:
        verb = c >> 12
        if verb == RETRACT:
            return "" if s.chosen[seat] else "R3-1.1-j"
        if verb == PLAY:
            if s.chosen[seat]:
                return "R3-1.1-a"
            return "" if s.hand[seat * CARDS + (c & 4095)] else "R3-1.1-a"
        if verb == DONE:
            return "R3-1.1-h"
        if verb == REDEAL or verb == KEEP:
            # Mulligans are settled before the first card, and there is one redeal in a campaign.
            return "R3-5.1-h" if s.now[MULLIGAN_USED] else "R3-5.1-j"
        return self.rule

    def apply(self, s: War, f: list[int], seat: int, c: int) -> None:
        # Taken back with RETRACT only: an undo would be one more way to the same place.
        s.seal()
        if c >> 12 == RETRACT:
            s.chosen[seat] = 0
            return
        s.chosen[seat] = (c & 4095) + 1

    def prompt(self, s: War, f: list[int], seat: int) -> tuple[str, tuple[int, ...]]:
        if seat >= 0 and s.chosen[seat]:
            return "cards-chosen", (s.now[TURN],)
        return "cards", (s.now[TURN],)


def reveal(s: War) -> None:
    """R3-1.1-c to R3-1.1-g: the cards are turned up and say who is Player 1."""
    one = s.chosen[0] - 1
    two = s.chosen[1] - 1
    for side, card in ((0, one), (1, two)):
        s.hand[side * CARDS + card] -= 1
        s.played[side * CARDS + card] += 1
    s.tell(L_CARDS, ALL, one, two)
    s.now[FIRST] = first_player(one, two, s.pretender_side())
    s.tell(L_FIRST, ALL, s.now[FIRST])
    s.seal()


def first_player(one: int, two: int, pretender: int) -> int:
    """Player 1, from Lancaster's and York's cards (R3-1.1-c to R3-1.1-g)."""
    if IS_EVENT[one] != IS_EVENT[two]:
        return 0 if IS_EVENT[one] else 1
    if AP_OF[one] == AP_OF[two]:
        return pretender
    return 0 if AP_OF[one] > AP_OF[two] else 1
