"""2.0 to 2.3: discarding and drawing (steps A and B of phase 2)."""

from __future__ import annotations

from banneret.core.chance import ask_chance
from banneret.core.choice import choice, noun_of, verb_of
from banneret.core.game import ALL
from banneret.core.step import ASK, GO, Step
from banneret.games.fief_england import purse
from banneret.games.fief_england.board import CARDS, CHARACTERS, DISASTER, SYBIL, TRACK, hand_limit
from banneret.games.fief_england.options import (
    DISASTER_FACEDOWN,
    MERGED_STEPS,
    TWO_PLAYER_DRAW,
    TWO_PLAYER_DRAW_4_CARDS_MAX_2_CHARACTERS,
)
from banneret.games.fief_england.state import FIRST, LETTER, STEP_B, TOP, Fief
from banneret.games.fief_england.steps import numbers
from banneret.games.fief_england.steps.asking import Asking, OwnTurn
from banneret.games.fief_england.steps.setting_up import draw
from banneret.games.fief_england.words.cards import (
    DISCARD,
    DRAW_CHARACTER,
    DRAW_EVENT,
    L_DISCARDED,
    L_DREW,
    L_DREW_OWN,
    L_SYBIL,
    L_TOO_MANY,
    L_TRACKED,
    L_TRACKED_OPEN,
    SYBIL_SEES,
)
from banneret.games.fief_england.words.land import DONE

FORTUNE_TOP = 1
DISASTER_TOP = 2


def second(s: Fief, g: int) -> bool:
    """FE-13.7-a: with two players the hand is common, so a player discards and draws only once."""
    return s.seats == 2 and s.turn_order().index(g) % 2 == 1


class Discards(Step[Fief]):
    """FE-1.0-d: all discard before anybody draws; or each does both in his turn (FE-IT5.2-a)."""

    name = "discards"
    rule = "FE-2.0-b"
    holds = ("a:n", "b:n", "c:n")

    def run(self, s: Fief, f: list[int]) -> int:
        s.pop()
        s.push([numbers.TURNS, numbers.DISCARD, 0, s.now[FIRST]])
        return GO


class Draws(Step[Fief]):
    """FE-2.0-f: after all have discarded, all draw."""

    name = "draws"
    rule = "FE-2.0-f"
    holds = ("a:n", "b:n", "c:n")

    def run(self, s: Fief, f: list[int]) -> int:
        s.pop()
        if not s.opt[MERGED_STEPS]:
            s.push([numbers.TURNS, numbers.DRAW_CARD, 0, s.now[FIRST]])
        return GO


class Discard(OwnTurn):
    """FE-2.0-b to FE-2.0-e: any number of cards, shown; opportunity cards may be played instead."""

    name = "discard"
    rule = "FE-2.0-b"
    holds = ("who:family", "a:n", "b:n", "c:n")

    def ready(self, s: Fief, f: list[int]) -> int:
        if not second(s, f[1]) and purse.cards(s, s.seat(f[1])):
            return ASK
        self._done(s, f)
        return GO

    def _done(self, s: Fief, f: list[int]) -> None:
        s.pop()
        if s.opt[MERGED_STEPS]:
            s.push([numbers.DRAW_CARD, f[1], 0, 0, 0])

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        base = s.seat(g) * CARDS
        found = [choice(DONE)]
        for card in range(CARDS):
            if s.hand[base + card]:
                found.append(choice(DISCARD, card))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(DONE):
            return ""
        return "" if verb_of(c) == DISCARD and purse.has(s, s.seat(g), noun_of(c)) else self.rule

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if c == choice(DONE):
            self._done(s, f)
            return
        s.seal()
        purse.discard(s, s.seat(g), noun_of(c))
        s.tell(L_DISCARDED, ALL, g, noun_of(c))


def rebuild(s: Fief, start: int, end: int) -> None:
    """FE-2.1-a: the discards of a deck with no face-down card left make a new one."""
    if sum(s.deck[start:end]) == 0:
        for card in range(start, end):
            s.deck[card] += s.spent[card]
            s.spent[card] = 0


class DrawCard(Asking):
    """FE-2.0-f, FE-2.0-g, FE-2.3-a to FE-2.3-e: a player's draws. Nothing else can be played meanwhile.

    ``wish``: 0 none, 1 a character is being drawn, 2 an event, 3 and 4 the same once more for Sybil.
    """

    name = "draw"
    rule = "FE-2.0-f"
    holds = ("who:family", "characters:n", "fortunes:n", "wish:n")

    def ready(self, s: Fief, f: list[int]) -> int:
        if second(s, f[1]):
            s.pop()
            return GO
        s.now[LETTER] = STEP_B
        wish = f[4]
        if wish in (1, 3):
            rebuild(s, 0, CHARACTERS)
            total = sum(s.deck[:CHARACTERS])
            if total:
                return ask_chance(numbers.BY_CHARACTER, total)
            f[4] = 0
        if wish in (2, 4) or not s.now[TOP]:
            rebuild(s, CHARACTERS, CARDS)
            total = sum(s.deck[CHARACTERS:])
            if total and not s.now[TOP]:
                return ask_chance(numbers.BY_BACK, total)
            if wish in (2, 4) and total:
                if s.now[TOP] == FORTUNE_TOP:
                    return ask_chance(numbers.BY_EVENT, sum(s.deck[CHARACTERS:DISASTER]))
                return ask_chance(numbers.BY_EVENT, sum(s.deck[DISASTER:]))
            f[4] = 0
        if self.may_character(s, f) or self.may_event(s, f) or (f[2] + f[3] and self.seer(s, f)):
            return ASK
        self._close(s, f)
        return GO

    def _close(self, s: Fief, f: list[int]) -> None:
        s.fresh[s.seat(f[1])] = 0
        s.pop()

    def outcome(self, s: Fief, f: list[int], k: int) -> None:
        seat = s.seat(f[1])
        wish = f[4]
        if wish in (1, 3):
            self._take(s, f, seat, draw(s.deck, 0, k))
            return
        if not s.now[TOP]:
            fortunes = sum(s.deck[CHARACTERS:DISASTER])
            s.now[TOP] = FORTUNE_TOP if k < fortunes else DISASTER_TOP
            return
        if s.now[TOP] == FORTUNE_TOP:
            s.now[TOP] = 0
            self._take(s, f, seat, draw(s.deck, CHARACTERS, k))
            return
        s.now[TOP] = 0
        card = draw(s.deck, DISASTER, k)
        if wish == 2:
            f[4] = 0
        track(s, f[1], card)

    def _take(self, s: Fief, f: list[int], seat: int, card: int) -> None:
        purse.receive(s, seat, card)
        if f[4] < 3:
            f[2 if card < CHARACTERS else 3] += 1
        f[4] = 0
        s.fresh[seat] = card + 1
        s.tell(L_DREW_OWN, 1 << seat, f[1], card)
        s.tell(L_DREW, ALL & ~(1 << seat), f[1], 0 if card < CHARACTERS else 1)

    # --- limits

    def limit(self, s: Fief) -> tuple[int, int]:
        """How many cards may be drawn in all, and how many of them characters (FE-13.7-d, FE-IT27-b)."""
        if s.seats != 2:
            return 2, 1
        if s.opt[TWO_PLAYER_DRAW] == TWO_PLAYER_DRAW_4_CARDS_MAX_2_CHARACTERS:
            return 4, 2
        return hand_limit(2), 2

    def may_character(self, s: Fief, f: list[int]) -> bool:
        """Whether another character may be drawn."""
        return not self.character_rule(s, f)

    def may_event(self, s: Fief, f: list[int]) -> bool:
        """Whether another event may be drawn."""
        return not self.event_rule(s, f)

    def character_rule(self, s: Fief, f: list[int]) -> str:
        """The rule that forbids another character."""
        total, characters = self.limit(s)
        if purse.cards(s, s.seat(f[1])) >= hand_limit(s.seats):
            return "FE-2.0-a"
        if f[2] >= characters or f[2] + f[3] >= total:
            return "FE-2.0-f" if s.seats != 2 else "FE-13.7-d"
        if not sum(s.deck[:CHARACTERS]) + sum(s.spent[:CHARACTERS]):
            return "FE-2.1-b"
        return ""

    def event_rule(self, s: Fief, f: list[int]) -> str:
        """FE-2.3-e: the rule that forbids another event; a Disaster is never drawn for its own sake."""
        total, _ = self.limit(s)
        if purse.cards(s, s.seat(f[1])) >= hand_limit(s.seats):
            return "FE-2.0-a"
        if f[2] + f[3] >= total:
            return "FE-2.3-e"
        if not sum(s.deck[CHARACTERS:]) + sum(s.spent[CHARACTERS:]):
            return "FE-2.1-b"
        return ""

    def sybil(self, s: Fief, f: list[int]) -> bool:
        """FE-2.12-sv16: whether Sybil may change the card that was drawn last."""
        card = s.fresh[s.seat(f[1])] - 1
        if card < 0 or not self.seer(s, f):
            return False
        start, end = (0, CHARACTERS) if card < CHARACTERS else (CHARACTERS, DISASTER)
        return sum(s.deck[start:end]) > 0

    def seer(self, s: Fief, f: list[int]) -> bool:
        """Whether Sybil serves the player and has not been used."""
        if s.served_by(f[1], SYBIL) >= 0:
            return True
        return s.seats == 2 and s.served_by(f[1] ^ 1, SYBIL) >= 0

    def owes(self, s: Fief, f: list[int]) -> bool:
        """FE-IT27-b: with two players of it-2024 events must match characters."""
        if s.seats != 2 or s.opt[TWO_PLAYER_DRAW] == TWO_PLAYER_DRAW_4_CARDS_MAX_2_CHARACTERS:
            return False
        return f[3] < f[2] and self.may_event(s, f)

    def options(self, s: Fief, f: list[int], g: int) -> list[int]:
        found = [] if self.owes(s, f) else [choice(DONE)]
        if self.may_character(s, f):
            found.append(choice(DRAW_CHARACTER))
        if self.may_event(s, f):
            found.append(choice(DRAW_EVENT))
        if self.sybil(s, f):
            found.append(choice(SYBIL_SEES))
        return found

    def refuse(self, s: Fief, f: list[int], g: int, c: int) -> str:
        if c == choice(DONE):
            return "FE-IT27-b" if self.owes(s, f) else ""
        if c == choice(DRAW_CHARACTER):
            return self.character_rule(s, f)
        if c == choice(DRAW_EVENT):
            return self.event_rule(s, f)
        if c == choice(SYBIL_SEES):
            return "" if self.sybil(s, f) else "FE-2.12-sv16"
        return "FE-2.6-c"

    def act(self, s: Fief, f: list[int], g: int, c: int) -> None:
        if c == choice(DONE):
            self._close(s, f)
        elif c == choice(DRAW_CHARACTER):
            f[4] = 1
        elif c == choice(DRAW_EVENT):
            f[4] = 2
        else:
            seat = s.seat(g)
            card = s.fresh[seat] - 1
            s.used[SYBIL] = 1
            s.fresh[seat] = 0
            purse.discard(s, seat, card)
            s.tell(L_SYBIL, ALL, g, card)
            f[4] = 3 if card < CHARACTERS else 4


def track(s: Fief, g: int, card: int) -> None:
    """FE-2.3-a to FE-2.3-c: a Disaster goes on the leftmost free space of the track, or is discarded."""
    for place in range(TRACK):
        if s.track[place] < 0:
            s.track[place] = card
            if s.opt[DISASTER_FACEDOWN]:
                s.tell(L_TRACKED, ALL, g)
            else:
                s.tell(L_TRACKED_OPEN, ALL, g, card)
            return
    s.spent[card] += 1
    s.tell(L_TOO_MANY, ALL, g, card)


def steps() -> dict[int, Step[Fief]]:
    """The steps of this chapter."""
    return {
        numbers.DISCARDS: Discards(),
        numbers.DISCARD: Discard(),
        numbers.DRAWS: Draws(),
        numbers.DRAW_CARD: DrawCard(),
    }
