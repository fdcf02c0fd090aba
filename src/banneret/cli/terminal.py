"""A terminal: lines in, lines out, with colour and a clean screen where there can be any."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Sequence

_BOLD = "1"
_DIM = "2"


class InputEnded(Exception):
    """There is nothing more to read."""


class Terminal:
    """Standard input and output, as they are when it is made."""

    def __init__(self) -> None:
        self._tty = sys.stdout.isatty() and os.environ.get("TERM", "") != "dumb"
        self._colour = self._tty and not os.environ.get("NO_COLOR")
        self._history = None
        if self._tty and sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline

                self._history = readline

    @property
    def width(self) -> int:
        return max(40, min(shutil.get_terminal_size((100, 30)).columns, 120))

    def say(self, text: str = "", indent: str = "") -> None:
        """A paragraph, wrapped to the width; lines of it stay lines."""
        for line in text.split("\n"):
            own = indent + line[: len(line) - len(line.lstrip(" "))]
            wrapped = textwrap.wrap(
                line, self.width, initial_indent=indent, subsequent_indent=own + "  ", break_on_hyphens=False
            )
            print("\n".join(wrapped))

    def title(self, text: str) -> None:
        print(self._styled(text, _BOLD))

    def aside(self, text: str, indent: str = "") -> None:
        """Something that is less important."""
        for line in textwrap.wrap(text, self.width, initial_indent=indent, subsequent_indent=indent + "  "):
            print(self._styled(line, _DIM))

    def columns(self, items: Sequence[str], indent: str = "  ") -> None:
        """Short items side by side, to be read downwards; few items one below the other."""
        widest = max([display_width(item) for item in items], default=0) + 3
        across = max(1, (self.width - len(indent)) // widest) if len(items) > 4 else 1
        rows = -(-len(items) // across)
        for row in range(rows):
            cells = [item + " " * (widest - display_width(item)) for item in items[row::rows]]
            print((indent + "".join(cells)).rstrip())

    def ask(self, prompt: str) -> str:
        """One line from the keyboard, without spaces around it."""
        try:
            line = input(prompt)
        except EOFError:
            print()
            raise InputEnded from None
        if not sys.stdin.isatty():
            print()  # nobody has seen the key that ended the line
        return line.strip()

    def forget(self) -> None:
        """Clears the screen, what can be scrolled back to, and the memory of lines typed."""
        if self._tty:
            print("\033[2J\033[3J\033[H", end="", flush=True)
        if self._history is not None:
            self._history.clear_history()

    def _styled(self, text: str, style: str) -> str:
        return f"\033[{style}m{text}\033[0m" if self._colour else text


def display_width(text: str) -> int:
    """How many columns a text takes."""
    return sum(
        [
            0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
            for sign in text
        ]
    )
