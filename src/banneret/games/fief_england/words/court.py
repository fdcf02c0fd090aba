"""Words of the court: marriages, throne, Parliament, titles, church, succession, relics. 160 to 239."""

from __future__ import annotations

from typing import Final

from banneret.core.rules import LineKind, Verb

VERBS: Final[dict[int, Verb]] = {}

LINES: Final[dict[int, LineKind]] = {}

PROMPTS: Final[dict[str, tuple[str, ...]]] = {}
DETAILS: Final[dict[str, tuple[str, ...]]] = {}
#: Kinds of things that only this chapter names.
THINGS: Final[dict[str, tuple[str, ...]]] = {}
NUMBERS: Final[dict[str, int]] = {}
