"""Words of bargains and pigeons. Verbs from 320 on."""

from __future__ import annotations

from typing import Final

from banneret.core.rules import LineKind, Verb
from banneret.games.fief_england.board import CARD_IDS, CITY_IDS, DISASTER, NOBLE_IDS, RELIC_IDS, SERVANT_IDS

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
COUNTER: Final = 334
CLEAR: Final = 335
WITHDRAW: Final = 336
HAIL: Final = 337

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
    COUNTER: Verb("counter"),
    CLEAR: Verb("clear-table"),
    WITHDRAW: Verb("withdraw-offer"),
    HAIL: Verb("hail", "family", aside=True),
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
L_LENT: Final = 183
L_MAY_PASS: Final = 184
L_PROMISED: Final = 185
L_PUTS: Final = 186
L_PUTS_SUM: Final = 187
L_WANTS: Final = 188
L_WANTS_SUM: Final = 189
L_WITHDRAWN: Final = 190
L_COUNTERS: Final = 191
L_HAILS: Final = 192

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
    L_LENT: LineKind("lent", ("who:family", "to:family", "city:city"), "FE-11.1-b"),
    L_MAY_PASS: LineKind("may-pass", ("who:family", "to:family", "city:city"), "FE-5.0-e"),
    L_PROMISED: LineKind("promised", ("who:family", "to:family", "promise:promise"), "FE-9.1-l"),
    L_PUTS: LineKind("puts", ("who:family", "to:family", "ware:ware"), "FE-9.1-l"),
    L_PUTS_SUM: LineKind("puts-sum", ("who:family", "to:family", "sum:n"), "FE-9.1-l"),
    L_WANTS: LineKind("wants", ("who:family", "to:family", "ware:ware"), "FE-9.1-l"),
    L_WANTS_SUM: LineKind("wants-sum", ("who:family", "to:family", "sum:n"), "FE-9.1-l"),
    L_WITHDRAWN: LineKind("withdrawn", ("who:family", "to:family"), "FE-9.1-l"),
    L_COUNTERS: LineKind("counters", ("who:family", "to:family"), "FE-9.1-l"),
    L_HAILS: LineKind("hails", ("who:family",), "FE-2.15-a"),
}

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "parley": ("who:family", "other:family"),
    "offer": ("who:family", "from:family"),
    "offer-closed": ("who:family", "from:family"),
    "pigeon": ("who:family", "to:family"),
    "too-many": ("who:family",),
    "hearing": ("who:family",),
    "carriage": (),
}
DETAILS: Final[dict[str, tuple[str, ...]]] = {}
#: One more than the most that an ally is given at once, and than what is given or wanted in a bargain.
MOST_GIFT: Final = 21
MOST_SUM: Final = 21
#: What families may give their word to; nothing holds them to it (FE-9.1-l).
PROMISE_IDS: Final = (
    "vote",
    "tax",
    "no-tax",
    "peace",
    "withdraw",
    "help",
    "marriage",
    "no-cards",
    "payment",
)
#: What may change hands: servants, relics, cities, captives (freed, or in it-2024 handed over), crossbowmen
#: that are lent, leave to pass, promises, and cards under a pigeon.
WARE_IDS: Final = tuple(
    [f"servant-{name}" for name in SERVANT_IDS]
    + [f"relic-{name}" for name in RELIC_IDS]
    + [f"city-{name}" for name in CITY_IDS]
    + [f"captive-{name}" for name in NOBLE_IDS]
    + [f"bow-{name}" for name in CITY_IDS]
    + [f"leave-{name}" for name in CITY_IDS]
    + [f"promise-{name}" for name in PROMISE_IDS]
    + [f"card-{name}" for name in CARD_IDS[:DISASTER]]
)
#: Kinds of things that only this chapter names.
THINGS: Final[dict[str, tuple[str, ...]]] = {"ware": WARE_IDS, "promise": PROMISE_IDS}
NUMBERS: Final[dict[str, int]] = {"gift": MOST_GIFT, "deal-sum": MOST_SUM}
