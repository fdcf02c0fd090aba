"""Words of the land: rounds, setting up, income, purchases, movement. Verbs from 1 on."""

from __future__ import annotations

from typing import Final

from banneret.core.rules import LineKind, Verb

DONE: Final = 1
YES: Final = 2
NO: Final = 3
ORDER: Final = 4
SERVE: Final = 5
START: Final = 6
SCORCH: Final = 7
BUY: Final = 8
PUT: Final = 9
BUILD: Final = 10
MILL: Final = 11
TITLE: Final = 12
TOWER: Final = 13
RALF_ENLISTS: Final = 14
WALTER_BUILDS: Final = 15
INGRID_SELLS: Final = 16
LEAD: Final = 17
JOIN: Final = 18
TAKE: Final = 19
LEAVE: Final = 20
ROAD: Final = 21
SAIL: Final = 22
FOREST: Final = 23
TRAVEL: Final = 24
RAID: Final = 25
HALT: Final = 26
ENTER: Final = 27
CEDE: Final = 28
PAY: Final = 29
STAY: Final = 30
HOME: Final = 31
PIGEON_TO_FOREST: Final = 32

VERBS: Final[dict[int, Verb]] = {
    DONE: Verb("done"),
    YES: Verb("yes"),
    NO: Verb("no"),
    ORDER: Verb("order", "topic+demand", aside=True),
    SERVE: Verb("serve", "noble+servant"),
    START: Verb("start", "city"),
    SCORCH: Verb("scorch", "city"),
    BUY: Verb("buy", "unit"),
    PUT: Verb("put", "unit+city"),
    BUILD: Verb("build", "city"),
    MILL: Verb("mill", "city"),
    TITLE: Verb("title", "region"),
    TOWER: Verb("tower", "city"),
    RALF_ENLISTS: Verb("enlist"),
    WALTER_BUILDS: Verb("engineer"),
    INGRID_SELLS: Verb("sell", "card"),
    LEAD: Verb("lead", "noble"),
    JOIN: Verb("join", "noble"),
    TAKE: Verb("take", "unit+some"),
    LEAVE: Verb("leave", "unit+some"),
    ROAD: Verb("road", "city"),
    SAIL: Verb("sail", "city"),
    FOREST: Verb("forest", "city"),
    TRAVEL: Verb("travel", "city"),
    RAID: Verb("raid", "foe"),
    HALT: Verb("halt"),
    ENTER: Verb("enter"),
    CEDE: Verb("cede", "family+city"),
    PAY: Verb("pay", "noble"),
    STAY: Verb("stay", "noble"),
    HOME: Verb("home", "city"),
    PIGEON_TO_FOREST: Verb("pigeon-to-forest"),
}
#: One more than the most units of a kind that are taken along or left at once.
MOST_UNITS: Final = 16

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
L_CEDED: Final = 11
L_FOREST_FREE: Final = 12
L_INCOME: Final = 13
L_TALLAGE: Final = 14
L_TITHE: Final = 15
L_SCORCHED: Final = 16
L_BOUGHT: Final = 17
L_BUILT: Final = 18
L_MILL: Final = 19
L_PLACED: Final = 20
L_PLACED_OWN: Final = 21
L_SOLD: Final = 22
L_ARRIVES: Final = 23
L_SAILS: Final = 24
L_TRAVELS: Final = 25
L_ENTERS: Final = 26
L_RAID: Final = 27
L_COMES_OUT: Final = 28
L_STAYS_IN: Final = 29
L_FOREST_DIE: Final = 30
L_FOREST_PAID: Final = 31
L_CAUGHT: Final = 32
L_CROSSES: Final = 33
L_GAVE_UP: Final = 194

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
    L_CEDED: LineKind("ceded", ("who:family", "to:family", "place:place"), "FE-5.1-h"),
    L_FOREST_FREE: LineKind("forest-free", ("noble:noble",), "FE-13.4-i"),
    L_INCOME: LineKind("income", ("who:family", "sum:n"), "FE-3.0-a"),
    L_TALLAGE: LineKind("tallage", ("who:family", "region:region", "sum:n"), "FE-2.8-i"),
    L_TITHE: LineKind("tithe", ("who:family", "diocese:diocese", "sum:n"), "FE-2.8-l"),
    L_SCORCHED: LineKind("scorched", ("who:family", "city:city"), "FE-3.4-a"),
    L_BOUGHT: LineKind("bought", ("who:family", "unit:unit"), "FE-4.1-a"),
    L_BUILT: LineKind("built", ("who:family", "city:city", "building:building"), "FE-4.2-c"),
    L_MILL: LineKind("mill", ("who:family", "city:city"), "FE-4.2-d"),
    L_PLACED: LineKind("placed", ("who:family", "city:city"), "FE-4.1-b"),
    L_PLACED_OWN: LineKind("placed-own", ("who:family", "unit:unit", "city:city"), "FE-4.1-b"),
    L_SOLD: LineKind("sold", ("who:family", "card:card"), "FE-2.12-sv22"),
    L_ARRIVES: LineKind("arrives", ("who:family", "from:place", "to:place", "units:n"), "FE-5.0-b"),
    L_SAILS: LineKind("sails", ("who:family", "from:place", "to:place", "units:n"), "FE-5.4-d"),
    L_TRAVELS: LineKind("travels", ("who:family", "noble:noble", "to:place"), "FE-4.9-f"),
    L_ENTERS: LineKind("enters", ("who:family", "place:place"), "FE-5.0-j"),
    L_RAID: LineKind("raid", ("who:family", "place:place"), "FE-5.2-a"),
    L_COMES_OUT: LineKind("comes-out", ("who:family", "place:place"), "FE-5.2-c"),
    L_STAYS_IN: LineKind("stays-in", ("who:family", "place:place"), "FE-5.2-c"),
    L_FOREST_DIE: LineKind("forest-die", ("who:family", "number:n"), "FE-13.4-b"),
    L_FOREST_PAID: LineKind("forest-paid", ("noble:noble", "sum:n"), "FE-13.4-c"),
    L_CAUGHT: LineKind("caught", ("noble:noble",), "FE-13.4-e"),
    L_GAVE_UP: LineKind("gave-up", ("who:family",), "FE-8.4-b"),
    L_CROSSES: LineKind("crosses", ("who:family", "to:place"), "FE-13.4-a"),
}

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "start-city": ("who:family",),
    "setup-servants": ("who:family",),
    "scorch": ("who:family",),
    "buy": ("who:family",),
    "place": ("who:family",),
    "move": ("who:family",),
    "consent": ("who:family", "asking:family", "matter:matter", "place:place"),
    "march": ("who:family", "noble:noble", "place:place"),
    "crossing": ("who:family", "noble:noble", "sum:n"),
    "forest-home": ("who:family", "noble:noble"),
}
DETAILS: Final[dict[str, tuple[str, ...]]] = {"costs": ("sum:n", "money:n")}
#: Whom a raid is against.
FOE_IDS: Final = ("red", "blue", "green", "yellow", "invaders")
THINGS: Final[dict[str, tuple[str, ...]]] = {"foe": FOE_IDS}
NUMBERS: Final[dict[str, int]] = {"some": MOST_UNITS}
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
    "cede",
    "come-out",
    "release",
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
    "FE-5.1-h",
    "FE-5.2-c",
    "FE-2.13-l",
)
