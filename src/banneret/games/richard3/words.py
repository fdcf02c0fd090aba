"""The game's verbs, log lines and prompts, with numbers that are never given to another."""

from __future__ import annotations

from typing import Final

from banneret.core.rules import LineKind, Verb
from banneret.games.richard3.board import AREA_IDS, AREAS, BLOCK_IDS, CARD_IDS, NEXT, PLACE_IDS

DONE: Final = 1
KEEP: Final = 2
REDEAL: Final = 3
PLAY: Final = 4
RETRACT: Final = 5
LIFT: Final = 6
STEP: Final = 7
STOP: Final = 8
SAIL: Final = 9
LAND: Final = 10
RECRUIT: Final = 11
PLACE: Final = 12
MAIN: Final = 13
GATHER: Final = 14
INFECT: Final = 15
BATTLE: Final = 16
FIRE: Final = 17
CHARGE: Final = 18
TREACHERY: Final = 19
RETREAT: Final = 20
HOLD: Final = 21
FALL: Final = 22
TARGET: Final = 23
TAKE: Final = 24
WITHDRAW: Final = 25
REGROUP: Final = 26
EXECUTE: Final = 27
ENTER: Final = 28
STARVE: Final = 29
HOME: Final = 30
DISMISS: Final = 31

VERBS: Final[dict[int, Verb]] = {
    DONE: Verb("done"),
    KEEP: Verb("keep"),
    REDEAL: Verb("redeal"),
    PLAY: Verb("play", "card"),
    RETRACT: Verb("retract"),
    LIFT: Verb("lift", "block"),
    STEP: Verb("step", "area"),
    STOP: Verb("stop"),
    SAIL: Verb("sail", "block"),
    LAND: Verb("land", "area"),
    RECRUIT: Verb("recruit", "block"),
    PLACE: Verb("place", "area"),
    MAIN: Verb("main", "area+area"),
    GATHER: Verb("gather", "area"),
    INFECT: Verb("infect", "area"),
    BATTLE: Verb("battle", "area"),
    FIRE: Verb("fire", "block"),
    CHARGE: Verb("charge", "block"),
    TREACHERY: Verb("treachery", "block"),
    RETREAT: Verb("retreat", "block"),
    HOLD: Verb("hold", "block"),
    FALL: Verb("fall", "block"),
    TARGET: Verb("target", "block"),
    TAKE: Verb("take", "block"),
    WITHDRAW: Verb("withdraw", "area"),
    REGROUP: Verb("regroup", "block"),
    EXECUTE: Verb("execute", "block"),
    ENTER: Verb("enter", "area"),
    STARVE: Verb("starve", "block"),
    HOME: Verb("home", "block+place"),
    DISMISS: Verb("dismiss", "block"),
}

#: Places of an ``area+area`` noun: area * WAYS + exit. Exits that an area does not have name nothing.
WAYS: Final = 8
#: Places of a ``block+place`` noun: block * HOMES_PER + place (areas and the pool).
HOMES_PER: Final = 34


def _way(noun: int) -> str:
    area, out = divmod(noun, WAYS)
    return f"{AREA_IDS[area]}+{AREA_IDS[NEXT[area][out]]}" if out < len(NEXT[area]) else ""


THINGS: Final[dict[str, tuple[str, ...]]] = {
    "area": AREA_IDS,
    "place": PLACE_IDS,
    "block": BLOCK_IDS,
    "card": CARD_IDS,
    "role": ("king", "pretender", "warwick", "treason"),
    "ending": ("heirs", "throne", "resigned"),
    "area+area": tuple([_way(noun) for noun in range(AREAS * WAYS)]),
    "block+place": tuple([f"{b}+{place}" for b in BLOCK_IDS for place in PLACE_IDS[:HOMES_PER]]),
}

# --- log lines

L_CAMPAIGN: Final = 0
L_TURN: Final = 1
L_DEALT: Final = 2
L_MULLIGAN: Final = 3
L_SHOWN: Final = 4
L_REDEALT: Final = 5
L_CHOSEN: Final = 6
L_CARDS: Final = 7
L_FIRST: Final = 8
L_MOVE: Final = 9
L_MOVE_HIDDEN: Final = 10
L_SAIL: Final = 11
L_SAIL_HIDDEN: Final = 12
L_RECRUIT: Final = 13
L_RECRUIT_HIDDEN: Final = 14
L_MAIN: Final = 15
L_PASSED: Final = 16
L_GATHER: Final = 17
L_PLAGUE: Final = 18
L_BATTLE: Final = 19
L_FIELD: Final = 20
L_ROUND: Final = 21
L_FIRE: Final = 22
L_CHARGE: Final = 23
L_BONUS_FIRE: Final = 24
L_HITS: Final = 25
L_TREACHERY: Final = 26
L_DEFECTS: Final = 27
L_RETREAT: Final = 28
L_HOLD: Final = 29
L_DEPLOY: Final = 30
L_CONTROL: Final = 31
L_ELIMINATED: Final = 32
L_WON: Final = 33
L_REGROUP: Final = 34
L_REGROUP_HIDDEN: Final = 35
L_CROWNED: Final = 36
L_PRETENDER: Final = 37
L_EXECUTED: Final = 38
L_ENTERS: Final = 39
L_DELAYED: Final = 40
L_STARVES: Final = 41
L_STARVES_HIDDEN: Final = 42
L_DISBANDS: Final = 43
L_COUNT: Final = 44
L_USURPED: Final = 45
L_KEPT: Final = 46
L_HOME: Final = 47
L_HOME_HIDDEN: Final = 48
L_DISMISSED: Final = 49
L_DISMISSED_HIDDEN: Final = 50
L_RESCUED: Final = 51
L_OVER: Final = 52
L_PRISONER_DIES: Final = 53
L_DISBANDS_HIDDEN: Final = 54

LINES: Final[list[LineKind]] = [
    LineKind("campaign", ("number:n",), "R3-1.0-a"),
    LineKind("turn", ("number:n",), "R3-1.0-c"),
    LineKind("dealt", ("card:card",), "R3-0-e"),
    LineKind("mulligan", ("who:seat", "total:n"), "R3-5.1-g"),
    LineKind("shown", ("who:seat", "card:card", "number:n"), "R3-5.1-g"),
    LineKind("redealt", ("who:seat",), "R3-5.1-i"),
    LineKind("chosen", ("who:seat",), "R3-1.1-j"),
    LineKind("cards", ("lancaster:card", "york:card"), "R3-1.1-b"),
    LineKind("first", ("who:seat",), "R3-1.1-c"),
    LineKind("move", ("block:block", "from:area", "through:area", "to:area"), "R3-5.2-b"),
    LineKind("move-hidden", ("who:seat", "from:area", "through:area", "to:area"), "R3-5.2-b"),
    LineKind("sail", ("block:block", "from:area", "to:area"), "R3-5.3-a"),
    LineKind("sail-hidden", ("who:seat", "from:area", "to:area"), "R3-5.3-a"),
    LineKind("recruit", ("block:block", "to:area"), "R3-5.4-a"),
    LineKind("recruit-hidden", ("who:seat", "to:area"), "R3-5.4-b"),
    LineKind("main", ("who:seat", "area:area", "from:area"), "R3-6.3-c"),
    LineKind("passed", ("who:seat",), "R3-1.2-h"),
    LineKind("gather", ("who:seat", "area:area"), "R3-5.1.M-a"),
    LineKind("plague", ("who:seat", "area:area"), "R3-5.1.L-a"),
    LineKind("battle", ("area:area", "attacker:seat"), "R3-6.1-a"),
    LineKind("field", ("block:block", "steps:n"), "R3-6.1-b"),
    LineKind("round", ("number:n",), "R3-6.2-a"),
    LineKind("fire", ("block:block", "power:n", "dice:dice"), "R3-6.4-a"),
    LineKind("charge", ("block:block", "power:n", "dice:dice", "target:block"), "R3-6.5-a"),
    LineKind("bonus-fire", ("block:block", "power:n", "dice:dice", "target:block"), "R3-6.5-d"),
    LineKind("hits", ("block:block", "hits:n"), "R3-6.4-b"),
    LineKind("treachery", ("role:role", "target:block", "dice:dice"), "R3-6.9-d"),
    LineKind("defects", ("block:block", "to:seat"), "R3-6.9-e"),
    LineKind("retreat", ("block:block", "to:area"), "R3-6.6-b"),
    LineKind("hold", ("block:block",), "R3-6.2-b"),
    LineKind("deploy", ("block:block", "steps:n"), "R3-6.3-f"),
    LineKind("control", ("attacker:seat",), "R3-6.3-k"),
    LineKind("eliminated", ("block:block",), "R3-3.11-c"),
    LineKind("won", ("who:seat", "area:area"), "R3-6.1-e"),
    LineKind("regroup", ("block:block", "from:area", "to:area"), "R3-6.7-a"),
    LineKind("regroup-hidden", ("who:seat", "from:area", "to:area"), "R3-6.7-a"),
    LineKind("crowned", ("block:block", "place:place"), "R3-6.81-c"),
    LineKind("pretender", ("block:block",), "R3-3.21-d"),
    LineKind("executed", ("block:block",), "R3-9.1-e"),
    LineKind("enters", ("block:block", "to:area"), "R3-6.82-b"),
    LineKind("delayed", ("block:block",), "R3-6.82-f"),
    LineKind("starves", ("block:block", "area:area"), "R3-7.1-b"),
    LineKind("starves-hidden", ("who:seat", "area:area", "number:n"), "R3-3.0-e"),
    LineKind("disbands", ("block:block", "place:place"), "R3-8.1-a"),
    LineKind("count", ("king:n", "pretender:n"), "R3-8.2-g"),
    LineKind("usurped", ("block:block",), "R3-8.2-e"),
    LineKind("kept", ("who:seat",), "R3-8.2-a"),
    LineKind("home", ("block:block", "from:place", "to:place"), "R3-8.3-f"),
    LineKind("home-hidden", ("who:seat", "from:place", "to:place"), "R3-3.0-f"),
    LineKind("dismissed", ("block:block", "area:area"), "R3-7.2-c"),
    LineKind("dismissed-hidden", ("who:seat", "area:area"), "R3-7.2-c"),
    LineKind("rescued", ("block:block",), "R3-S.2-f"),
    LineKind("over", ("who:seat", "ending:ending"), "R3-9.0-a"),
    LineKind("prisoner-dies", ("block:block",), "R3-S.2-k"),
    LineKind("disbands-hidden", ("who:seat", "from:area", "place:place"), "R3-8.1-a"),
]

#: Arguments of the prompts.
PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "mulligan": ("who:seat",),
    "mulligan-own": ("who:seat", "total:n"),
    "answer-redeal": ("who:seat",),
    "cards": ("turn:n",),
    "cards-chosen": ("turn:n",),
    "actions": ("who:seat", "ap:n", "card:card"),
    "move": ("who:seat", "from:area"),
    "move-own": ("who:seat", "block:block", "from:area"),
    "sail": ("who:seat", "from:area"),
    "sail-own": ("who:seat", "block:block", "from:area"),
    "place": ("who:seat",),
    "place-own": ("who:seat", "block:block"),
    "muster": ("who:seat", "area:area"),
    "choose-muster": ("who:seat",),
    "choose-plague": ("who:seat",),
    "choose-battle": ("who:seat",),
    "treason": ("who:seat", "area:area"),
    "battle-turn": ("who:seat", "area:area", "round:n"),
    "charge": ("who:seat", "block:block"),
    "treachery": ("who:seat", "role:role"),
    "hits": ("who:seat", "number:n"),
    "retreat": ("who:seat", "block:block"),
    "regroup": ("who:seat", "area:area"),
    "regroup-to": ("who:seat", "area:area"),
    "regroup-to-own": ("who:seat", "area:area", "block:block"),
    "execution": ("who:seat", "block:block"),
    "minor": ("who:seat", "block:block"),
    "losses": ("who:seat", "area:area", "number:n"),
    "homes": ("who:seat",),
    "homes-own": ("who:seat",),
    "surplus": ("who:seat", "area:area", "number:n"),
}
