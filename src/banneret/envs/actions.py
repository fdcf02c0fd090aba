"""Actions of fixed number: every choice there could ever be in a game, numbered without gaps.

The numbers of a game are registered in ``actions.toml`` in its own folder, which is only ever added to: a
policy learned today finds its actions under the same numbers in every later version, with any options and any
number of seats. ``banneret actions GAME`` lists them, and with ``--record`` registers what a game has learned
since.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from banneret.core.choice import NOUN_BITS
from banneret.core.errors import BanneretError, IllegalChoice
from banneret.core.rules import Rules

#: Where a game keeps the numbers of its actions.
FILE: Final = "actions.toml"

_HEAD: Final = """\
# The numbers of this game's actions, for programs that learn to play it: the first thing of the first verb
# is 0, and so on, line by line. Only ever added to, at the end, by `banneret actions GAME --record FILE`:
# what has a number keeps it, even if it can no longer be chosen. `3..7` is 3 4 5 6 7; `-` is a verb without
# a thing.
"""


class Numbering:
    """The actions of a game at a number of seats.

    First those that are registered, in that order, whatever the number of seats: what belongs to a seat
    that is not there is never legal. Then what is not registered, such as things of figures of one's own:
    verbs in the order of their numbers, and for each its things in the order of the game's lists.

    Args:
        rules: the game.
        seats: how many seats.

    Attributes:
        size: how many actions there are.
        registered: how many of them keep their number in every version.
    """

    def __init__(self, rules: Rules[Any], seats: int) -> None:
        self._rules = rules
        self._seats = seats
        known = registered(rules.package)
        self.registered = len(known)
        places = {word: action for action, word in enumerate(known)}
        for word in _conceivable(rules, max(rules.seat_names)):
            places.setdefault(word, len(places))
        self.size = len(places)
        self._words = list(places)
        self._choices = [-1] * self.size
        self._actions: dict[int, int] = {}
        for choice, word in _named(rules, seats):
            action = places.get(word, -1)
            if action >= 0:
                self._choices[action] = choice
                self._actions[choice] = action
        numbers = list(self._actions.values())
        #: Whether actions are in the order of their choices, so that sorted choices make sorted actions.
        self._in_order = numbers == sorted(numbers)

    def action(self, choice: int) -> int:
        """The number of a choice."""
        return self._actions[choice]

    def actions(self, choices: Iterable[int]) -> list[int]:
        """The numbers of sorted choices, sorted."""
        found = list(map(self._actions.__getitem__, choices))
        if not self._in_order:
            found.sort()
        return found

    def mask(self, choices: Iterable[int]) -> bytearray:
        """A byte for each action: 1 for those of these choices."""
        found = bytearray(self.size)
        actions = self._actions
        for choice in choices:
            found[actions[choice]] = 1
        return found

    def choice(self, action: int) -> int:
        """The choice of a number."""
        if not 0 <= action < self.size:
            raise IllegalChoice(f"actions are 0 to {self.size - 1}, not {action}", "house-no-such-choice")
        choice = self._choices[action]
        if choice < 0:
            word = self._words[action]
            raise IllegalChoice(f"action {action} is {word!r}, which nobody has here", "house-no-such-choice")
        return choice

    def words(self) -> list[str]:
        """What each action is, as ``verb thing``: the documentation of the numbers."""
        return self._words[:]


def _named(rules: Rules[Any], seats: int) -> Iterator[tuple[int, str]]:
    """Every choice that could be legal, and how it is registered; sorted."""
    for number in sorted(rules.verbs):
        verb = rules.verbs[number]
        for noun in range(rules.noun_count(verb.noun, seats)):
            if rules.conceivable(number, noun, seats):
                thing = _thing(rules, verb.noun, noun, seats) if verb.noun else "-"
                if thing:
                    yield number << NOUN_BITS | noun, f"{verb.name} {thing}".removesuffix(" -")


def _conceivable(rules: Rules[Any], seats: int) -> Iterator[str]:
    for _, word in _named(rules, seats):
        yield word


def _thing(rules: Rules[Any], kind: str, noun: int, seats: int) -> str:
    """A thing as it is registered: seats by their number, for they are called otherwise where fewer play."""
    if kind == "seat":
        return f"seat-{noun}"
    one, _, two = kind.partition("+")
    if kind in rules.kinds or not two:
        return str(rules.thing(kind, noun, seats))
    place, rest = divmod(noun, rules.noun_count(two, seats))
    first, second = _thing(rules, one, place, seats), _thing(rules, two, rest, seats)
    return f"{first}+{second}" if first and second else ""


# --- the registry


@lru_cache(maxsize=64)
def registered(package: str) -> tuple[str, ...]:
    """The actions that a game has registered, in the order of their numbers; none if it has not."""
    file = files(package) / FILE
    if not file.is_file():
        return ()
    return read(file.read_text(encoding="utf-8"))


def read(text: str) -> tuple[str, ...]:
    """The actions in a registry.

    Raises:
        BanneretError: it is none.
    """
    try:
        words = [
            f"{run['verb']} {thing}".removesuffix(" -")
            for run in tomllib.loads(text)["actions"]
            for told in run["things"].split()
            for thing in _spread(told)
        ]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BanneretError(f"these are no numbers of actions: {error}") from error
    if len(set(words)) < len(words):
        raise BanneretError("an action has two numbers")
    return tuple(words)


def _spread(told: str) -> Iterable[str]:
    """``3..5`` is ``3``, ``4`` and ``5``."""
    low, dots, high = told.partition("..")
    return map(str, range(int(low), int(high) + 1)) if dots else (told,)


def extended(text: str, rules: Rules[Any]) -> str:
    """A registry (or nothing yet) with everything that has no number so far added at its end."""
    known = set(read(text)) if text else set()
    fresh: list[tuple[str, list[str]]] = []
    for word in _conceivable(rules, max(rules.seat_names)):
        if word in known:
            continue
        verb, _, thing = word.partition(" ")
        if not fresh or fresh[-1][0] != verb:
            fresh.append((verb, []))
        fresh[-1][1].append(thing or "-")
    parts = [text or _HEAD]
    for verb, things in fresh:
        parts.append(f'\n[[actions]]\nverb = "{verb}"\nthings = """\n{_wrapped(_gathered(things))}"""\n')
    return "".join(parts)


def _gathered(things: list[str]) -> list[str]:
    """The other way round: numbers that follow each other as a range."""
    found: list[str] = []
    start = 0
    while start < len(things):
        end = start
        while (
            end + 1 < len(things) and things[end].isdigit() and things[end + 1] == str(int(things[end]) + 1)
        ):
            end += 1
        found.append(things[start] if end == start else f"{things[start]}..{things[end]}")
        start = end + 1
    return found


def _wrapped(told: list[str], width: int = 110) -> str:
    lines: list[str] = []
    line = ""
    for each in told:
        if line and len(line) + len(each) >= width:
            lines.append(line)
            line = ""
        line = f"{line} {each}".lstrip()
    return "\n".join([*lines, line, ""])
