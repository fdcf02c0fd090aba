"""The game's verbs, log lines, prompts and refusals, with numbers that are never given to another."""

from __future__ import annotations

from typing import Final

from banneret.core.rules import LineKind, Verb
from banneret.games.lancaster.board import (
    CARD_IDS,
    CASTLE_IDS,
    COLOURS,
    CONFLICT_IDS,
    COUNTY_IDS,
    FAVOUR_IDS,
    GOOD_IDS,
    HOUSE_IDS,
    ITEM_IDS,
    KNIGHT_IDS,
    LAW_IDS,
    MOST,
    POST_IDS,
    SET_IDS,
    SPACE_IDS,
)

BUILD: Final = 1
ALLY_COLOUR: Final = 2
PLACE: Final = 3
SQUIRES: Final = 4
FAVOUR: Final = 5
DECLINE: Final = 6
TAKE: Final = 7
UPGRADE: Final = 8
YES: Final = 9
NO: Final = 10
RETRACT: Final = 11
BUY: Final = 12
DONE: Final = 13
SWAP: Final = 14
TRADE_GOLD: Final = 15
TRADE_SQUIRES: Final = 16
SEND: Final = 17
PAY: Final = 18
KEEP: Final = 19
TAKE_NOBLE: Final = 20
TAKE_REWARD: Final = 21
NOBLE_FIRST: Final = 22
REWARD_FIRST: Final = 23
PASS: Final = 24
CROSS: Final = 25
NAME: Final = 26
SCORE: Final = 27
GATHER: Final = 28
FREE: Final = 29

VERBS: Final[dict[int, Verb]] = {
    BUILD: Verb("build", "castle"),
    ALLY_COLOUR: Verb("ally", "colour"),
    PLACE: Verb("place", "knight+space"),
    SQUIRES: Verb("squires", "squires"),
    FAVOUR: Verb("favour", "favour"),
    DECLINE: Verb("decline"),
    TAKE: Verb("take", "county"),
    UPGRADE: Verb("upgrade", "knight+post"),
    YES: Verb("yes", "markers"),
    NO: Verb("no", "markers"),
    RETRACT: Verb("retract"),
    BUY: Verb("buy", "times"),
    DONE: Verb("done"),
    SWAP: Verb("swap"),
    TRADE_GOLD: Verb("trade-gold"),
    TRADE_SQUIRES: Verb("trade-squires"),
    SEND: Verb("send", "conflict"),
    PAY: Verb("pay", "county"),
    KEEP: Verb("keep", "castle"),
    TAKE_NOBLE: Verb("take-noble"),
    TAKE_REWARD: Verb("take-reward"),
    NOBLE_FIRST: Verb("noble-first"),
    REWARD_FIRST: Verb("reward-first"),
    PASS: Verb("pass"),
    CROSS: Verb("cross", "conflict"),
    NAME: Verb("name", "seat"),
    SCORE: Verb("score", "item"),
    GATHER: Verb("gather"),
    FREE: Verb("free", "strength"),
}

#: Kinds of things and their ids.
THINGS: Final[dict[str, tuple[str, ...]]] = {
    "colour": COLOURS,
    "house": HOUSE_IDS,
    "strength": ("1", "2", "3", "4"),
    "knight": KNIGHT_IDS,
    "county": COUNTY_IDS,
    "castle": CASTLE_IDS,
    "item": ITEM_IDS,
    "conflict": CONFLICT_IDS,
    "space": SPACE_IDS,
    "post": POST_IDS,
    "card": CARD_IDS,
    "favour": FAVOUR_IDS,
    "law": LAW_IDS,
    "set": SET_IDS,
    "good": GOOD_IDS,
    "vote": ("no", "yes"),
    "majority": ("forces", "castle"),
}
#: Kinds of plain numbers.
AMOUNTS: Final[dict[str, int]] = {"squires": MOST, "markers": MOST, "times": MOST}

L_LOT: Final = 0
L_SET: Final = 1
L_IN_FORCE: Final = 2
L_CONFLICT: Final = 3
L_PROPOSED: Final = 4
L_COLOUR: Final = 5
L_ROUND: Final = 6
L_BUILT: Final = 7
L_BACK: Final = 8
L_PLACED: Final = 9
L_OUSTED: Final = 10
L_FAVOUR: Final = 11
L_DECLINED: Final = 12
L_NOBLE: Final = 13
L_NOBLE_GONE: Final = 14
L_UPGRADED: Final = 15
L_LAPSED: Final = 16
L_GAINED: Final = 17
L_RECRUITED: Final = 18
L_VOTED: Final = 19
L_PASSED: Final = 20
L_FAILED: Final = 21
L_REPEALED: Final = 22
L_RETURNED: Final = 23
L_KEPT_APART: Final = 24
L_APPLIED: Final = 25
L_PAID: Final = 26
L_SWAPPED: Final = 27
L_SENT: Final = 28
L_WITHDRAWN: Final = 29
L_TURNED: Final = 30
L_TURNED_UP: Final = 31
L_COUNTY: Final = 32
L_CROSSED: Final = 33
L_START: Final = 34
L_SCORED: Final = 35
L_TABLE: Final = 36
L_ENGLAND: Final = 37
L_FRANCE: Final = 38
L_DOWN: Final = 39
L_GONE: Final = 40
L_RANK: Final = 41
L_FREED: Final = 42
L_PRISONER: Final = 43
L_MAJORITY: Final = 44
L_NOBLES: Final = 45
L_WON: Final = 46
L_HOME: Final = 47
L_MOST: Final = 48

LINES: Final[list[LineKind]] = [
    LineKind("lot", ("who:seat",), "LA-SETUP-d"),
    LineKind("set", ("group:n", "set:set"), "LA-NEWMIX-g"),
    LineKind("in-force", ("law:law",), "LA-SETLAW-a"),
    LineKind("conflict", ("card:card", "conflict:conflict"), "LA-SETWAR-d"),
    LineKind("proposed", ("law:law",), "LA-SETLAW-c"),
    LineKind("colour", ("who:seat", "colour:colour"), "LA-TWOSET-c"),
    LineKind("round", ("number:n", "start:seat"), "LA-FRAME-b"),
    LineKind("built", ("who:seat", "castle:castle"), "LA-TILE-a"),
    LineKind("back", ("house:house", "strength:n", "space:space"), "LA-TERM-b"),
    LineKind("placed", ("house:house", "strength:n", "space:space", "squires:n"), "LA-TURN-a"),
    LineKind("ousted", ("house:house", "strength:n", "county:county", "squires:n"), "LA-OUST-d"),
    LineKind("favour", ("house:house", "favour:favour"), "LA-FAVOUR-a"),
    LineKind("declined", ("house:house",), "LA-CSCORE-g"),
    LineKind("noble", ("who:seat", "county:county"), "LA-NOBLE-a"),
    LineKind("noble-gone", ("house:house", "county:county"), "LA-TWOPLAY-i"),
    LineKind("upgraded", ("house:house", "strength:n", "post:post"), "LA-REWARD-b"),
    LineKind("lapsed", ("house:house", "good:good"), "LA-CSCORE-g"),
    LineKind("gained", ("who:seat", "amount:n", "good:good"), "LA-REWARD-e"),
    LineKind("recruited", ("house:house",), "LA-REWARD-a"),
    LineKind("voted", ("who:seat", "vote:vote", "markers:n"), "LA-VOTE-d"),
    LineKind("passed", ("law:law", "yes:n", "no:n"), "LA-RESULT-a"),
    LineKind("failed", ("law:law", "yes:n", "no:n"), "LA-RESULT-d"),
    LineKind("repealed", ("law:law",), "LA-RESULT-b"),
    LineKind("returned", ("who:seat", "markers:n"), "LA-RESULT-e"),
    LineKind("kept-apart", ("who:seat", "markers:n"), "LA-RESULT-f"),
    LineKind("applied", ("law:law",), "LA-APPLY-a"),
    LineKind("paid", ("who:seat", "amount:n", "good:good"), "LA-TERM-d"),
    LineKind("swapped", ("who:seat", "post:post"), "LA-LAWBASE-j"),
    LineKind("sent", ("who:seat", "conflict:conflict"), "LA-LAWNEW-e"),
    LineKind("withdrawn", ("who:seat", "county:county", "squires:n"), "LA-LAWNEW-k"),
    LineKind("turned", ("who:seat", "castle:castle"), "LA-LAWNEW-m"),
    LineKind("turned-up", ("who:seat", "castle:castle"), "LA-LAWNEW-m"),
    LineKind("county", ("house:house", "county:county"), "LA-CSCORE-b"),
    LineKind("crossed", ("house:house", "strength:n", "conflict:conflict"), "LA-CROSS-a"),
    LineKind("start", ("who:seat",), "LA-SURREY-a"),
    LineKind("scored", ("house:house", "castle:castle"), "LA-KEEP-b"),
    LineKind("table", ("who:seat", "markers:n"), "LA-KEEP-i"),
    LineKind("england", ("card:card", "total:n", "france:n"), "LA-BATTLE-c"),
    LineKind("france", ("card:card", "total:n", "france:n"), "LA-BATTLE-c"),
    LineKind("down", ("card:card", "conflict:conflict"), "LA-BATTLE-j"),
    LineKind("gone", ("card:card",), "LA-BATTLE-h"),
    LineKind("rank", ("house:house", "rank:n", "sum:n", "points:n"), "LA-BATTLE-d"),
    LineKind("freed", ("who:seat", "strength:n"), "LA-RANSOM-a"),
    LineKind("prisoner", ("house:house", "strength:n"), "LA-RANSOM-c"),
    LineKind("majority", ("majority:majority", "who:seat", "points:n"), "LA-FINAL-a"),
    LineKind("nobles", ("who:seat", "nobles:n", "points:n"), "LA-FINAL-j"),
    LineKind("won", ("who:seat", "points:n"), "LA-FINAL-k"),
    LineKind("home", ("who:seat",), "LA-FRAME-e"),
    LineKind("most", ("who:seat",), "LA-APPLY-e"),
]

#: The arguments of each prompt.
PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "first-tile": ("who:seat",),
    "ally-colour": ("who:seat",),
    "turn": ("who:seat",),
    "squires": ("who:seat", "strength:n", "county:county", "least:n"),
    "favour": ("house:house",),
    "favour-noble": ("house:house",),
    "upgrade": ("house:house",),
    "extension": ("who:seat",),
    "vote": ("law:law", "number:n"),
    "voted": ("law:law",),
    "purchase": ("who:seat", "law:law"),
    "swap": ("who:seat",),
    "trade": ("who:seat",),
    "send": ("who:seat", "left:n"),
    "county-tax": ("who:seat",),
    "tile-tax": ("who:seat",),
    "county": ("house:house", "county:county"),
    "crossing": ("house:house",),
    "name-start": ("who:seat",),
    "castle": ("who:seat",),
    "ransom": ("who:seat", "card:card"),
}

#: The arguments of what says more about a refusal.
DETAILS: Final[dict[str, tuple[str, ...]]] = {
    "strength": ("needs:n", "has:n", "space:space"),
    "total": ("needs:n", "reach:n", "space:space"),
    "least-squires": ("least:n",),
    "stock": ("has:n", "good:good"),
    "price": ("needs:n", "has:n", "good:good"),
    "no-knight": ("strength:n",),
    "no-partner": ("strength:n", "next:n"),
    "own-county": ("county:county",),
    "covered": ("space:space",),
    "taken": ("space:space",),
    "full": ("conflict:conflict",),
    "no-conflict": ("conflict:conflict",),
    "face-down": ("favour:favour",),
    "empty-pile": ("county:county",),
    "have-noble": ("county:county",),
    "built": ("castle:castle",),
    "unscored": ("items:n",),
    "not-there": ("strength:n",),
}
