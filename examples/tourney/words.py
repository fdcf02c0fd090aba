"""The verbs, log lines and prompts. A number is never given to another verb or line."""

from __future__ import annotations

from typing import Final

from banneret.core.rules import LineKind, Verb

VOTE: Final = 1
TAKE_BACK: Final = 2
AWARD: Final = 3
OPEN: Final = 4
OFFER: Final = 5
WITHDRAW: Final = 6
ACCEPT: Final = 7
BID: Final = 8
PASS: Final = 9
PLAY: Final = 10
REST: Final = 11
WAKE: Final = 12

VERBS: Final[dict[int, Verb]] = {
    VOTE: Verb("vote", "weapon"),
    TAKE_BACK: Verb("take-back"),
    AWARD: Verb("award", "prize"),
    OPEN: Verb("open"),
    OFFER: Verb("offer", "seat+coin", aside=True),
    WITHDRAW: Verb("withdraw", aside=True),
    ACCEPT: Verb("accept", "seat+serial"),
    BID: Verb("bid", "coin"),
    PASS: Verb("pass"),
    PLAY: Verb("play", "card"),
    REST: Verb("rest", aside=True),
    WAKE: Verb("wake", aside=True),
}

L_DAY: Final = 0
L_PURSE: Final = 1
L_DREW: Final = 2
L_CARD: Final = 3
L_VOTED: Final = 4
L_WEAPON: Final = 5
L_AWARD: Final = 6
L_OFFER: Final = 7
L_WITHDRAWN: Final = 8
L_ALLIES: Final = 9
L_BID: Final = 10
L_PLAYED: Final = 11
L_ROLL: Final = 12
L_PRIZE: Final = 13
L_NO_PRIZE: Final = 14
L_HOME: Final = 15
L_WON: Final = 16

LINES: Final[list[LineKind]] = [
    LineKind("day", ("number:n", "marshal:seat"), "TY-2-a"),
    LineKind("purse", ("coins:coin",), "TY-1-b"),
    LineKind("drew", ("who:seat",), "TY-1-c"),
    LineKind("card", ("card:card",), "TY-1-c"),
    LineKind("voted", ("who:seat", "weapon:weapon"), "TY-2-b"),
    LineKind("weapon", ("weapon:weapon",), "TY-2-c"),
    LineKind("award", ("who:seat", "prize:prize"), "TY-3-a"),
    LineKind("offer", ("from:seat", "to:seat", "coins:coin"), "TY-3-b"),
    LineKind("withdrawn", ("from:seat", "to:seat"), "TY-3-b"),
    LineKind("allies", ("from:seat", "to:seat", "coins:coin"), "TY-3-c"),
    LineKind("bid", ("who:seat", "coins:coin"), "TY-4-b"),
    LineKind("played", ("who:seat", "card:card"), "TY-5-b"),
    LineKind("roll", ("who:seat", "dice:dice", "total:n"), "TY-5-c"),
    LineKind("prize", ("who:seat", "prize:prize"), "TY-5-c"),
    LineKind("no-prize", ("prize:prize",), "TY-5-c"),
    LineKind("home", ("who:seat",), "TY-6-b"),
    LineKind("won", ("who:seat", "renown:n"), "TY-6-a"),
]

#: Arguments of prompts, and of what says more about a refusal.
PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "vote": ("day:n",),
    "parley": ("marshal:seat",),
    "auction": ("prize:prize",),
    "sealed": (),
    "window": ("who:seat",),
}
DETAILS: Final[dict[str, tuple[str, ...]]] = {"too-dear": ("coins:coin",)}
