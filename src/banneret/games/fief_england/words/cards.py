"""Words of cards: drawing, Disasters, playing, windows, rebellions, servants, deals. From 240 on."""

from __future__ import annotations

from typing import Final

from banneret.core.rules import LineKind, Verb

#: What standing orders are about: whose window it is (see steps/windows.py), and what may be ordered.
TOPIC_IDS: Final = (
    "hear-ye",
    "cards",
    "income",
    "purchases",
    "movement",
    "invaders",
    "battles",
    "end",
    "arrival",
    "battle",
    "battle-roll",
    "battle-round",
    "rebellion",
    "capture",
    "landing",
    "marriage",
    "election",
    "parliament",
)
DEMAND_IDS: Final = ("concerned", "never", "always")

VERBS: Final[dict[int, Verb]] = {}

LINES: Final[dict[int, LineKind]] = {}

PROMPTS: Final[dict[str, tuple[str, ...]]] = {}
DETAILS: Final[dict[str, tuple[str, ...]]] = {}
#: Kinds of things that only this chapter names.
THINGS: Final[dict[str, tuple[str, ...]]] = {"topic": TOPIC_IDS, "demand": DEMAND_IDS}
NUMBERS: Final[dict[str, int]] = {}
