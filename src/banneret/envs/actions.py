"""Actions of fixed number: every choice there could ever be in a game, numbered without gaps."""

from __future__ import annotations

from typing import Any

from banneret.core.choice import NOUN_BITS, NOUN_MASK
from banneret.core.errors import IllegalChoice
from banneret.core.rules import Rules


class Numbering:
    """The actions of a game at a number of seats.

    Verbs in the order of their numbers, and for each verb its nouns in the order of the game's lists. Verb
    numbers are never reused, so actions change theirs only when a game learns a new verb or a new thing.

    Args:
        rules: the game.
        seats: how many seats.

    Attributes:
        size: how many actions there are.
    """

    def __init__(self, rules: Rules[Any], seats: int) -> None:
        self._rules = rules
        self._seats = seats
        self._first: dict[int, int] = {}
        self._verbs: list[tuple[int, int]] = []
        size = 0
        for number in sorted(rules.verbs):
            self._first[number] = size
            self._verbs.append((size, number))
            size += rules.noun_count(rules.verbs[number].noun, seats)
        self.size = size

    def action(self, choice: int) -> int:
        """The number of a choice."""
        return self._first[choice >> NOUN_BITS] + (choice & NOUN_MASK)

    def actions(self, choices: tuple[int, ...]) -> list[int]:
        """The numbers of choices; sorted as these are."""
        first = self._first
        return [first[choice >> NOUN_BITS] + (choice & NOUN_MASK) for choice in choices]

    def choice(self, action: int) -> int:
        """The choice of a number."""
        if not 0 <= action < self.size:
            raise IllegalChoice(f"actions are 0 to {self.size - 1}, not {action}", "house-no-such-choice")
        low, high = 0, len(self._verbs)
        while high - low > 1:
            middle = (low + high) // 2
            if self._verbs[middle][0] <= action:
                low = middle
            else:
                high = middle
        first, verb = self._verbs[low]
        return verb << NOUN_BITS | (action - first)

    def words(self) -> list[str]:
        """What each action is, as ``verb noun``: the documentation of the numbers."""
        found = []
        for number in sorted(self._rules.verbs):
            verb = self._rules.verbs[number]
            for noun in range(self._rules.noun_count(verb.noun, self._seats)):
                thing = self._rules.thing(verb.noun, noun, self._seats) if verb.noun else ""
                found.append(f"{verb.name} {thing}".rstrip())
        return found
