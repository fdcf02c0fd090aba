"""A person at the keyboard who is no person: reads the screen and types."""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Callable, Iterable

import pytest

from banneret.cli import main


class Screen(io.StringIO):
    """Standard output that remembers how far it was read."""

    def __init__(self, tty: bool = False) -> None:
        super().__init__()
        self.tty = tty
        self.seen = 0

    def isatty(self) -> bool:
        return self.tty

    def news(self) -> str:
        """What was printed since the last look."""
        text = self.getvalue()[self.seen :]
        self.seen += len(text)
        return text


class Typist:
    """Standard input whose lines are made from what is on the screen; None ends the input."""

    def __init__(self, screen: Screen, think: Callable[[str], str | None]) -> None:
        self.screen = screen
        self.think = think
        self.lines = 0

    def isatty(self) -> bool:
        return False

    def fileno(self) -> int:
        raise OSError

    def readline(self, _size: int = -1) -> str:
        self.lines += 1
        typed = self.think(self.screen.news())
        return "" if typed is None else typed + "\n"


def script(lines: Iterable[str]) -> Callable[[str], str | None]:
    """Types these lines, one after the other."""
    left = iter(lines)
    return lambda _news: next(left, None)


def at_random(seed: int) -> Callable[[str], str | None]:
    """Types the number of any choice on the screen, else Enter."""
    rng = random.Random(seed)
    return lambda news: pick(rng, news)


def pick(rng: random.Random, news: str) -> str:
    last = max(
        [int(number) for number in re.findall(r"(?:^|   ) {1,3}(\d+)  ", news, re.MULTILINE)], default=0
    )
    return str(rng.randint(1, last)) if last else ""


def play(
    monkeypatch: pytest.MonkeyPatch, think: Callable[[str], str | None], *arguments: str, tty: bool = False
) -> tuple[int, str]:
    """``banneret play`` with somebody at the keyboard; the exit code and all that was printed."""
    screen = Screen(tty)
    with monkeypatch.context() as patch:
        # As wide as where nothing is known of the terminal, whatever other tests have left behind.
        patch.setenv("COLUMNS", "100")
        patch.setattr(sys, "stdout", screen)
        patch.setattr(sys, "stdin", Typist(screen, think))
        code = main(["play", *arguments])
    return code, screen.getvalue()
