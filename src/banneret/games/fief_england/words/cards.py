"""Words of cards: drawing, Disasters, playing, windows, rebellions, servants. Verbs from 240 on."""

from __future__ import annotations

from typing import Final

from banneret.core.rules import LineKind, Verb

DISCARD: Final = 240
DRAW_CHARACTER: Final = 241
DRAW_EVENT: Final = 242
SYBIL_SEES: Final = 243
PLAY: Final = 244
ADOPT: Final = 245
HARVEST_ON: Final = 246
TALLAGE: Final = 247
TITHE: Final = 248
FOURTH: Final = 249
LODGE: Final = 250
KEEP_SERVANT: Final = 251
PASS: Final = 252
WEATHER_ON: Final = 253
REVOLT: Final = 254
PASSAGE_MOVE: Final = 255
PASSAGE_STORM: Final = 256
FREE_CAPTIVE: Final = 257
ASSASSINATE: Final = 258
ASSASSINATE_LEADER: Final = 259
EXECUTE: Final = 260
AMBUSH_NOBLE: Final = 261
AMBUSH_LEADER: Final = 262
HIRE: Final = 263
THROW_FOURTH: Final = 264
POISON: Final = 265
MATA_SWAPS: Final = 266
SWAP_CARD: Final = 267
BLAME: Final = 268
BURY: Final = 269
APPEASE_PAY: Final = 270
APPEASE_TALK: Final = 271
REBEL_AGAINST: Final = 272
REBEL_TOO: Final = 273
OPEN_GATE: Final = 274

VERBS: Final[dict[int, Verb]] = {
    DISCARD: Verb("discard", "card"),
    DRAW_CHARACTER: Verb("draw-character"),
    DRAW_EVENT: Verb("draw-event"),
    SYBIL_SEES: Verb("sybil"),
    PLAY: Verb("play", "card"),
    ADOPT: Verb("adopt", "card"),
    HARVEST_ON: Verb("harvest", "region"),
    TALLAGE: Verb("tallage", "region"),
    TITHE: Verb("tithe", "diocese"),
    FOURTH: Verb("fourth", "card"),
    LODGE: Verb("lodge", "city"),
    KEEP_SERVANT: Verb("keep-servant", "servant"),
    PASS: Verb("pass"),
    WEATHER_ON: Verb("weather", "region"),
    REVOLT: Verb("revolt", "city"),
    PASSAGE_MOVE: Verb("passage-move"),
    PASSAGE_STORM: Verb("passage-storm"),
    FREE_CAPTIVE: Verb("free-captive", "noble"),
    ASSASSINATE: Verb("assassinate", "noble"),
    ASSASSINATE_LEADER: Verb("assassinate-leader", "army"),
    EXECUTE: Verb("execute", "noble"),
    AMBUSH_NOBLE: Verb("ambush", "noble"),
    AMBUSH_LEADER: Verb("ambush-leader", "army"),
    HIRE: Verb("hire", "city"),
    THROW_FOURTH: Verb("throw-fourth"),
    POISON: Verb("poison", "noble"),
    MATA_SWAPS: Verb("mata", "seat"),
    SWAP_CARD: Verb("swap-card", "card"),
    BLAME: Verb("blame-noble", "noble"),
    BURY: Verb("bury", "unit"),
    APPEASE_PAY: Verb("appease-pay", "noble"),
    APPEASE_TALK: Verb("appease-talk", "noble"),
    REBEL_AGAINST: Verb("rebel-against", "foe"),
    REBEL_TOO: Verb("rebel-too"),
    OPEN_GATE: Verb("open-gate"),
}

L_DISCARDED: Final = 80
L_DREW: Final = 81
L_DREW_OWN: Final = 82
L_SYBIL: Final = 83
L_TRACKED: Final = 84
L_TRACKED_OPEN: Final = 85
L_TOO_MANY: Final = 86
L_DISASTER: Final = 87
L_DISASTER_TWICE: Final = 88
L_WAKES: Final = 89
L_PLAYED: Final = 90
L_BURGHER_HELPS: Final = 91
L_BONUS: Final = 92
L_CANCELLED: Final = 93
L_TALLAGE_LEVIED: Final = 94
L_TITHE_LEVIED: Final = 95
L_NOBLE: Final = 96
L_SERVANT: Final = 97
L_PRINCE: Final = 98
L_FOURTH: Final = 99
L_PASSAGE_MOVE: Final = 100
L_PASSAGE_STORM: Final = 101
L_HIRED: Final = 102
L_REBELS: Final = 103
L_REBELS_MORE: Final = 104
L_REBELS_CALM: Final = 105
L_REBEL_DICE: Final = 106
L_BURNS: Final = 107
L_APPEASED: Final = 108
L_APPEASE_DIE: Final = 109
L_BURIED: Final = 110
L_PLAGUE_DIE: Final = 111
L_REROLL: Final = 112
L_BALDWIN: Final = 113
L_POISON: Final = 114
L_MATA: Final = 115
L_MATA_OWN: Final = 116

LINES: Final[dict[int, LineKind]] = {
    L_DISCARDED: LineKind("discarded", ("who:family", "card:card"), "FE-2.0-b"),
    L_DREW: LineKind("drew", ("who:family", "back:back"), "FE-2.0-f"),
    L_DREW_OWN: LineKind("drew-own", ("who:family", "card:card"), "FE-2.0-g"),
    L_SYBIL: LineKind("sybil", ("who:family", "card:card"), "FE-2.12-sv16"),
    L_TRACKED: LineKind("tracked", ("who:family",), "FE-2.3-b"),
    L_TRACKED_OPEN: LineKind("tracked-open", ("who:family", "card:card"), "FE-IT5.2.4-a"),
    L_TOO_MANY: LineKind("too-many", ("who:family", "card:card"), "FE-2.3-c"),
    L_DISASTER: LineKind("disaster", ("card:card", "region:region"), "FE-2.4-b"),
    L_DISASTER_TWICE: LineKind("disaster-twice", ("card:card", "region:region"), "FE-2.4-e"),
    L_WAKES: LineKind("wakes", ("card:card", "region:region"), "FE-2.4-g"),
    L_PLAYED: LineKind("played", ("who:family", "card:card"), "FE-2.6-a"),
    L_BURGHER_HELPS: LineKind("burgher-helps", ("who:family",), "FE-11.3-a"),
    L_BONUS: LineKind("bonus", ("who:family", "card:card", "region:region"), "FE-2.7-b"),
    L_CANCELLED: LineKind("cancelled", ("who:family", "card:card", "region:region"), "FE-2.5-n"),
    L_TALLAGE_LEVIED: LineKind("tallage-levied", ("who:family", "region:region"), "FE-2.8-g"),
    L_TITHE_LEVIED: LineKind("tithe-levied", ("who:family", "diocese:diocese"), "FE-2.8-g"),
    L_NOBLE: LineKind("noble", ("who:family", "noble:noble"), "FE-2.11-a"),
    L_SERVANT: LineKind("servant", ("servant:servant", "noble:noble"), "FE-2.12-a"),
    L_PRINCE: LineKind("prince", ("noble:noble",), "FE-GLOS-f"),
    L_FOURTH: LineKind("fourth", ("who:family", "card:card"), "FE-11.0-a"),
    L_PASSAGE_MOVE: LineKind("passage-move", ("who:family",), "FE-10.2-e"),
    L_PASSAGE_STORM: LineKind("passage-storm", ("who:family", "place:place"), "FE-10.2-g"),
    L_HIRED: LineKind("hired", ("who:family", "city:city"), "FE-11.1-b"),
    L_REBELS: LineKind("rebels", ("who:family", "city:city"), "FE-10.1-a"),
    L_REBELS_MORE: LineKind("rebels-more", ("who:family", "city:city"), "FE-10.1-c"),
    L_REBELS_CALM: LineKind("rebels-calm", ("city:city",), "FE-10.1-e"),
    L_REBEL_DICE: LineKind("rebel-dice", ("city:city", "number:n", "hits:n"), "FE-10.1-d"),
    L_BURNS: LineKind("burns", ("city:city",), "FE-10.1-k"),
    L_APPEASED: LineKind("appeased", ("noble:noble", "city:city"), "FE-10.1-f"),
    L_APPEASE_DIE: LineKind("appease-die", ("noble:noble", "number:n"), "FE-10.1-g"),
    L_BURIED: LineKind("buried", ("who:family", "unit:unit", "place:place"), "FE-7.5-g"),
    L_PLAGUE_DIE: LineKind("plague-die", ("noble:noble", "number:n"), "FE-2.5-c"),
    L_REROLL: LineKind("reroll", ("servant:servant", "noble:noble"), "FE-2.12-b"),
    L_BALDWIN: LineKind("baldwin", ("noble:noble",), "FE-2.12-sv11"),
    L_POISON: LineKind("poison", ("who:family", "noble:noble"), "FE-2.12-sv20"),
    L_MATA: LineKind("mata", ("who:family", "other:seat"), "FE-2.12-sv01"),
    L_MATA_OWN: LineKind(
        "mata-own", ("who:family", "other:seat", "given:card", "taken:card"), "FE-2.12-sv01"
    ),
}

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "discard": ("who:family",),
    "draw": ("who:family",),
    "play": ("who:family",),
    "place-noble": ("who:family", "noble:noble"),
    "prince-offer": ("who:family", "noble:noble"),
    "new-servant": ("who:family", "noble:noble"),
    "window": ("who:family", "topic:topic"),
    "assassin": ("who:family", "noble:noble"),
    "bodyguard": ("who:family", "noble:noble"),
    "mata": ("who:family",),
    "plague-losses": ("who:family", "place:place", "number:n"),
    "plague-die": ("who:family", "noble:noble", "number:n"),
    "rebel-target": ("who:family",),
    "join-rebels": ("who:family",),
    "appease": ("who:family", "place:place"),
    "appease-roll": ("who:family", "noble:noble"),
    "rebel-losses": ("who:family", "place:place", "hits:n"),
}
DETAILS: Final[dict[str, tuple[str, ...]]] = {}
#: Backs of cards that are not Disasters.
BACK_IDS: Final = ("character", "fortune")
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
#: Kinds of things that only this chapter names.
THINGS: Final[dict[str, tuple[str, ...]]] = {"topic": TOPIC_IDS, "demand": DEMAND_IDS, "back": BACK_IDS}
NUMBERS: Final[dict[str, int]] = {}
