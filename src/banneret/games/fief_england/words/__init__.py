"""The verbs, log lines, prompts and details of all chapters together."""

from __future__ import annotations

from typing import Final

from banneret.core.rules import LineKind, Verb
from banneret.games.fief_england.board import (
    ABBEY_IDS,
    ARMY_IDS,
    BUILDING_IDS,
    CARD_IDS,
    CITY_IDS,
    CLASS_IDS,
    COMPASS_IDS,
    DIOCESE_IDS,
    DISASTER_IDS,
    FAMILY_IDS,
    NOBLE_IDS,
    PLACE_IDS,
    REGION_IDS,
    RELIC_IDS,
    SERVANT_IDS,
    UNIT_IDS,
    UNITS,
)
from banneret.games.fief_england.words import cards, court, deals, land, refusals, war

#: How a game can end.
ENDINGS: Final = ("solo", "alliance", "totals", "resigned")
SOLO: Final = 0
ALLIANCE: Final = 1
TOTALS: Final = 2
RESIGNED: Final = 3

VERBS: Final[dict[int, Verb]] = {**land.VERBS, **war.VERBS, **court.VERBS, **cards.VERBS, **deals.VERBS}
_lines: Final[dict[int, LineKind]] = {**land.LINES, **war.LINES, **court.LINES, **cards.LINES, **deals.LINES}
LINES: Final[list[LineKind]] = [_lines[n] for n in range(len(_lines))]
PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    **land.PROMPTS,
    **war.PROMPTS,
    **court.PROMPTS,
    **cards.PROMPTS,
    **deals.PROMPTS,
}
DETAILS: Final[dict[str, tuple[str, ...]]] = {
    **land.DETAILS,
    **war.DETAILS,
    **court.DETAILS,
    **cards.DETAILS,
    **deals.DETAILS,
    **refusals.DETAILS,
}

THINGS: Final[dict[str, tuple[str, ...]]] = {
    "family": FAMILY_IDS,
    "region": REGION_IDS,
    "diocese": DIOCESE_IDS,
    "city": CITY_IDS,
    "place": PLACE_IDS,
    "way": COMPASS_IDS,
    "building": BUILDING_IDS,
    "unit": UNIT_IDS,
    # Those of the rows of units, which have no royal guards.
    "counter": UNIT_IDS[:UNITS],
    "noble": NOBLE_IDS,
    "card": CARD_IDS,
    "disaster": DISASTER_IDS,
    "servant": SERVANT_IDS,
    "relic": RELIC_IDS,
    "army": ARMY_IDS,
    "abbey": ABBEY_IDS,
    "class": CLASS_IDS,
    "ending": ENDINGS,
    "matter": land.MATTER_IDS,
    **land.THINGS,
    **war.THINGS,
    **court.THINGS,
    **cards.THINGS,
    **deals.THINGS,
}
#: Plain numbers that nouns use, and how many there are of each.
NUMBERS: Final[dict[str, int]] = {
    "n": 200,
    **land.NUMBERS,
    **war.NUMBERS,
    **court.NUMBERS,
    **cards.NUMBERS,
    **deals.NUMBERS,
}
