"""Words of the land: rounds, setting up, income, purchases, movement. Verbs 1 to 79, lines 0 to 79."""

from __future__ import annotations

from typing import Final

from banneret.core.rules import LineKind, Verb

DONE: Final = 1
YES: Final = 2
NO: Final = 3
ORDER: Final = 4
SERVE: Final = 5
START: Final = 6
REGION_IS: Final = 7
SCORCH: Final = 8
BUY: Final = 9
PUT: Final = 10
BUILD: Final = 11
MILL: Final = 12
TITLE: Final = 13
RALF: Final = 14
INGRID: Final = 15
LEAD: Final = 16
JOIN: Final = 17
TAKE: Final = 18
LEAVE: Final = 19
ROAD: Final = 20
SAIL: Final = 21
FOREST: Final = 22
TRAVEL: Final = 23
RAID: Final = 24
HALT: Final = 25
CEDE: Final = 26
PAY: Final = 27
STAY: Final = 28
PASS_ASK: Final = 29
BACK: Final = 30
ENTER_ASK: Final = 31
FORT: Final = 32
HOLDER: Final = 33
SITE: Final = 34
DISMISS: Final = 35

VERBS: Final[dict[int, Verb]] = {
    DONE: Verb("done"),
    ORDER: Verb("order", "topic+demand", aside=True),
    SERVE: Verb("serve", "noble+servant"),
    START: Verb("start", "city"),
    YES: Verb("yes"),
    NO: Verb("no"),
}

L_ROUND: Final = 0
L_PHASE: Final = 1
L_FIRST: Final = 2
L_SERVES: Final = 3
L_STARTS: Final = 4
L_FOUNDER: Final = 5
L_D6: Final = 6
L_OVER: Final = 7
L_ASKS: Final = 8
L_AGREED: Final = 9
L_REFUSED: Final = 10

LINES: Final[dict[int, LineKind]] = {
    L_ROUND: LineKind("round", ("number:n",), "FE-1.0-b"),
    L_PHASE: LineKind("phase", ("number:n",), "FE-1.0-c"),
    L_FIRST: LineKind("first", ("who:family",), "FE-8.0-e"),
    L_SERVES: LineKind("serves", ("servant:servant", "noble:noble"), "FE-2.12-a"),
    L_STARTS: LineKind("starts", ("who:family", "city:city"), "FE-PREP14-c"),
    L_FOUNDER: LineKind("founder", ("who:family", "noble:noble"), "FE-PREP7-b"),
    L_D6: LineKind("d6", ("number:n",), "FE-PREP12-a"),
    L_OVER: LineKind("over", ("ending:ending",), "FE-8.4-b"),
    L_ASKS: LineKind("asks", ("who:family", "asked:family", "matter:matter", "place:place"), "FE-5.0-e"),
    L_AGREED: LineKind("agreed", ("who:family", "asking:family", "matter:matter", "place:place"), "FE-5.0-e"),
    L_REFUSED: LineKind(
        "refused", ("who:family", "asking:family", "matter:matter", "place:place"), "FE-5.0-h"
    ),
}

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "start-city": ("who:family",),
    "setup-servants": ("who:family",),
    "consent": ("who:family", "asking:family", "matter:matter", "place:place"),
}
DETAILS: Final[dict[str, tuple[str, ...]]] = {}
#: What one family asks of another, and the rule by which it may.
MATTER_IDS: Final = (
    "passage",
    "entry",
    "road",
    "port",
    "abbey",
    "tower",
    "noble",
    "freed",
    "relic",
    "siege",
)
MATTER_RULES: Final = (
    "FE-5.0-e",
    "FE-5.0-j",
    "FE-5.0-n",
    "FE-5.4-h",
    "FE-IT7.2-a",
    "FE-4.9-b",
    "FE-IT14.1-a",
    "FE-IT7.1-a",
    "FE-12.0-b",
    "FE-5.0-p",
)
