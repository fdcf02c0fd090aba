"""The words of the command line itself, in the language of who plays."""

from __future__ import annotations

from typing import Any

from banneret.core.rules import Rules
from banneret.core.text import bundle, check_language, texts


class Words:
    """Messages of ``cli/text`` and names of a game's things, in one language."""

    def __init__(self, rules: Rules[Any], language: str) -> None:
        self.language = check_language(language)
        self.game = texts(rules)
        self._rules = rules
        self._messages = bundle("banneret.cli", language)

    def __call__(self, key: str, **args: object) -> str:
        value = self._messages.get_message(key).value
        if value is None:
            raise KeyError(key)
        text, _errors = self._messages.format_pattern(value, args)
        return str(text)

    def thing(self, kind: str, name: object) -> str:
        """The name of a thing of the game."""
        return str(self.game.thing(kind, name, self.language))

    def seat(self, number: int, seats: int) -> str:
        """What a seat is called."""
        return self.thing("seat", self._rules.seat_names[seats][number])

    def aliases(self, command: str) -> list[str]:
        """What can be typed for a command in this language; the first is the usual one."""
        return self(f"command-{command}").split()
