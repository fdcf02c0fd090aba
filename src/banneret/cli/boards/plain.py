"""What a board in a terminal is, and how it looks for a game that has no drawing of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from banneret.cli.words import Words

View = Mapping[str, Any]


class Board:
    """Draws the view of a seat as lines; knowing nothing else, it shows nothing that the seat may not see.

    Lines that begin with ``# `` are headings. A game's own board is ``BOARD`` in the module of its name.
    """

    def show(self, view: View, say: Words) -> list[str]:
        """The whole board; here the view as it is, indented."""
        return _lines(view["board"], "")

    def focus(self, view: View, say: Words) -> list[str]:
        """The part that matters now (a battle), or nothing if that is all of it."""
        return []

    def note(self, view: View, kind: str, noun: str, say: Words) -> str:
        """What to know about a thing that may be chosen, or an empty text."""
        return ""


def _lines(value: View, indent: str) -> list[str]:
    """Mappings of plain values on a line of their own; what is nothing is left out."""
    lines: list[str] = []
    plain = [
        f"{key} {_text(inner)}" for key, inner in value.items() if inner and not isinstance(inner, Mapping)
    ]
    if plain:
        lines.append(indent + " · ".join(plain))
    for key, inner in value.items():
        if isinstance(inner, Mapping):
            below = _lines(inner, indent + "  ")
            if len(below) == 1:
                lines.append(f"{indent}{key}: {below[0].strip()}")
            elif below:
                lines.extend([f"{indent}{key}:", *below])
    return lines


def _text(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_text(item) for item in value)
    if isinstance(value, Mapping):
        return " ".join(f"{key} {_text(item)}" for key, item in value.items())
    return "yes" if value is True else str(value)
