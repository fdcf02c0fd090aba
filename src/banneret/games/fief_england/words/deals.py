"""Words of bargains and pigeons. Verbs from 320 on."""

from __future__ import annotations

from typing import Final

from banneret.core.rules import LineKind, Verb
from banneret.games.fief_england.board import CITY_IDS, NOBLE_IDS, RELIC_IDS, SERVANT_IDS

BARGAIN: Final = 320
ALLY_GIFT: Final = 321
CANCEL: Final = 322
GIVE_MONEY: Final = 323
WANT_MONEY: Final = 324
GIVE_WARE: Final = 325
WANT_WARE: Final = 326
OFFER: Final = 327
PIGEON: Final = 328
MEET: Final = 329
LOAD_CARD: Final = 330
LOAD_MONEY: Final = 331
SEND: Final = 332
FALCON: Final = 333

VERBS: Final[dict[int, Verb]] = {
    BARGAIN: Verb("bargain", "family"),
    ALLY_GIFT: Verb("ally-gift", "gift"),
    CANCEL: Verb("cancel"),
    GIVE_MONEY: Verb("give-money", "deal-sum"),
    WANT_MONEY: Verb("want-money", "deal-sum"),
    GIVE_WARE: Verb("give-ware", "ware"),
    WANT_WARE: Verb("want-ware", "ware"),
    OFFER: Verb("offer"),
    PIGEON: Verb("pigeon", "family"),
    MEET: Verb("meet", "family"),
    LOAD_CARD: Verb("load-card", "card"),
    LOAD_MONEY: Verb("load-money", "deal-sum"),
    SEND: Verb("send-pigeon"),
    FALCON: Verb("falcon"),
}

L_ALLY_GIFT: Final = 117
L_ALLY_GIFT_OWN: Final = 118
L_BARGAIN: Final = 119
L_NO_BARGAIN: Final = 120
L_PAID_OWN: Final = 121
L_PIGEON: Final = 122
L_PIGEON_DIE: Final = 123
L_LOST: Final = 124
L_ARRIVED: Final = 125
L_GOT_CARD: Final = 126
L_GOT_MONEY: Final = 127

LINES: Final[dict[int, LineKind]] = {
    L_ALLY_GIFT: LineKind("ally-gift", ("who:family", "to:family"), "FE-9.0-h"),
    L_ALLY_GIFT_OWN: LineKind("ally-gift-own", ("who:family", "to:family", "sum:n"), "FE-9.0-h"),
    L_BARGAIN: LineKind("bargain", ("who:family", "to:family"), "FE-9.1-l"),
    L_NO_BARGAIN: LineKind("no-bargain", ("who:family", "to:family"), "FE-9.1-l"),
    L_PAID_OWN: LineKind("paid-own", ("who:family", "to:family", "sum:n"), "FE-2.15-b"),
    L_PIGEON: LineKind("pigeon", ("who:family", "to:family"), "FE-2.15-a"),
    L_PIGEON_DIE: LineKind("pigeon-die", ("who:family", "number:n"), "FE-2.15-e"),
    L_LOST: LineKind("pigeon-lost", ("who:family",), "FE-2.15-f"),
    L_ARRIVED: LineKind("pigeon-arrived", ("who:family", "to:family"), "FE-2.15-e"),
    L_GOT_CARD: LineKind("got-card", ("who:family", "to:family", "card:card"), "FE-2.15-c"),
    L_GOT_MONEY: LineKind("got-money", ("who:family", "to:family", "sum:n"), "FE-2.15-c"),
}

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "parley": ("who:family", "other:family"),
    "offer": (
        "who:family",
        "from:family",
        "give:n",
        "one:ware",
        "two:ware",
        "want:n",
        "three:ware",
        "four:ware",
    ),
    "offer-closed": ("who:family", "from:family"),
    "pigeon": ("who:family", "to:family"),
    "too-many": ("who:family",),
}
DETAILS: Final[dict[str, tuple[str, ...]]] = {}
#: One more than the most that an ally is given at once, and than what is given or wanted in a bargain.
MOST_GIFT: Final = 21
MOST_SUM: Final = 21
#: What may change hands: servants, relics, cities, captives (freed, or in it-2024 handed over).
WARE_IDS: Final = tuple(
    [f"servant-{name}" for name in SERVANT_IDS]
    + [f"relic-{name}" for name in RELIC_IDS]
    + [f"city-{name}" for name in CITY_IDS]
    + [f"captive-{name}" for name in NOBLE_IDS]
)
#: Kinds of things that only this chapter names.
THINGS: Final[dict[str, tuple[str, ...]]] = {"ware": WARE_IDS}
NUMBERS: Final[dict[str, int]] = {"gift": MOST_GIFT, "deal-sum": MOST_SUM}
