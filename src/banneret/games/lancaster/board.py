"""What is printed: counties, castles, favour tiles, conflict cards and laws, as numbers and ids.

The figures stand in ``data.toml``, with where each of them is from.
"""

from __future__ import annotations

from typing import Any, Final

from banneret.core.figures import Figures, figures_of

#: The printed figures, or the user's own.
FIGURES: Final[Figures] = figures_of("lancaster", "banneret.games.lancaster")
_data: Final[dict[str, Any]] = FIGURES.data

#: The colours, in the order of the seats; with two players the other three are there to be chosen for allies.
COLOURS: Final = ("blue", "red", "green", "yellow", "black")
#: Who has knights: the five colours, and the allies of the first two seats (LA-TWOSET-c).
HOUSE_IDS: Final = (*COLOURS, "blue-ally", "red-ally")
HOUSES: Final = len(HOUSE_IDS)
#: The house of seat 0's ally; that of seat 1 is the next.
ALLY: Final = len(COLOURS)

# --- what is gained and paid

POINTS: Final = 0
GOLD: Final = 1
SQUIRE: Final = 2
MARKER: Final = 3
LEFTOVER: Final = 4
NEW_KNIGHT: Final = 5
UPGRADE: Final = 6
SWAP: Final = 7
NOBLE: Final = 8
EXTENSION: Final = 9
CROSSING: Final = 10
GOOD_IDS: Final = (
    "points",
    "gold",
    "squire",
    "marker",
    "leftover",
    "new_knight",
    "upgrade",
    "swap",
    "noble",
    "extension",
    "crossing",
)

#: So many of something: its kind and the amount.
Goods = list[tuple[int, int]]


def goods(told: dict[str, int]) -> Goods:
    """Goods as ``data.toml`` tells them; a user's own figures say 0 of what is not printed."""
    return [(GOOD_IDS.index(name), int(amount)) for name, amount in told.items() if amount]


def amount(listed: Goods, kind: int) -> int:
    """How many of a kind are among goods."""
    for found, number in listed:
        if found == kind:
            return number
    return 0


# --- the frame

ROUNDS: Final = int(_data["game"]["rounds"])
START_GOLD: Final = int(_data["start"]["gold"])
START_SQUIRES: Final = int(_data["start"]["squires"])
START_MARKERS: Final = int(_data["start"]["markers"])
START_COURT: Final[list[int]] = [int(k) for k in _data["start"]["court"]]
ALLY_COURT: Final[list[int]] = [int(k) for k in _data["start"]["ally_court"]]
#: Knights of a colour, by strength less one.
KNIGHTS: Final[list[int]] = [int(k) for k in _data["knights"]["count"]]
STRENGTHS: Final = 4
#: Own knights by strength, then those of the ally.
KNIGHT_IDS: Final = ("1", "2", "3", "4", "ally-1", "ally-2", "ally-3", "ally-4")

# --- counties

COUNTY_IDS: Final = tuple([str(county["id"]) for county in _data["county"]])
COUNTIES: Final = len(COUNTY_IDS)
LETTERS: Final = "".join([str(county["letter"]) for county in _data["county"]])
MINIMUM: Final[list[int]] = [int(county["min"]) for county in _data["county"]]
COUNTY_REWARD: Final[list[Goods]] = [goods(county["reward"]) for county in _data["county"]]
SURREY: Final = COUNTY_IDS.index("surrey")
BOTH_COST: Final = int(_data["county_both"]["gold"])
NOBLES_PER_COUNTY: Final[list[int]] = [
    int(_data["nobles"]["per_county"].get(str(seats), 0)) for seats in range(len(COLOURS) + 1)
]

# --- castles

CASTLE_IDS: Final = tuple([str(space["id"]) for space in _data["castle"]])
CASTLE: Final = len(CASTLE_IDS)
CASTLE_COST: Final[list[Goods]] = [goods(space["cost"]) for space in _data["castle"]]
CASTLE_GAIN: Final[list[Goods]] = [goods(space["gain"]) for space in _data["castle"]]
#: The two spaces of an ally's castle (LA-TWOSET-d).
ALLY_SPACES: Final[list[int]] = [CASTLE_IDS.index("new-knight"), CASTLE_IDS.index("upgrade")]
#: Items of castle scoring: the spaces of the own castle, then those of the ally's.
ITEM_IDS: Final = (*CASTLE_IDS, *[f"ally-{CASTLE_IDS[space]}" for space in ALLY_SPACES])
TABLE_SEATS: Final = int(_data["table"]["seats"])
TABLE_NOBLE: Final = int(_data["table"]["noble"])
TABLE_LORD: Final = int(_data["table"]["lord"])
TABLE_ROUNDS: Final[list[int]] = [int(number) for number in _data["table"]["rounds"]]

# --- the king's favour

FAVOUR_IDS: Final = tuple([str(tile["id"]) for tile in _data["favour"]])
FAVOURS: Final = len(FAVOUR_IDS)
FAVOUR_GAIN: Final[list[Goods]] = [goods(tile["gain"]) for tile in _data["favour"]]
FAVOUR_PLAYERS: Final[list[list[int]]] = [[int(n) for n in tile["players"]] for tile in _data["favour"]]

# --- conflicts

CARD_IDS: Final = tuple([str(card["id"]) for card in _data["conflict"]])
CARDS: Final = len(CARD_IDS)
FRANCE: Final[list[int]] = [int(card["strength"]) for card in _data["conflict"]]
CARD_POINTS: Final[list[list[int]]] = [[int(p) for p in card["points"]] for card in _data["conflict"]]
REMOVED: Final[list[list[int]]] = [
    [int(strength) for strength in _data["removed"].get(str(seats), [])] for seats in range(len(COLOURS) + 1)
]
#: Where conflicts lie, in the order in which they are scored: the lower row first (LA-BATTLE-a, LA-BATTLE-b).
CONFLICT_IDS: Final = ("lower-left", "lower-right", "upper-left", "upper-right")
CONFLICTS: Final = len(CONFLICT_IDS)
UPPER: Final = 2
#: Spaces beside a conflict card (LA-CONFLICT-b).
PLACES: Final = 3

# --- where a knight can stand

#: First number of castle spaces and of conflicts among the spaces.
AT_CASTLE: Final = COUNTIES
AT_CONFLICT: Final = COUNTIES + CASTLE
SPACE_IDS: Final = (*COUNTY_IDS, *[f"castle-{space}" for space in CASTLE_IDS], *CONFLICT_IDS)
SPACES: Final = len(SPACE_IDS)
#: The same, and the court.
POST_IDS: Final = (*SPACE_IDS, "court")
COURT: Final = SPACES
POSTS: Final = len(POST_IDS)

# --- laws

LAW_IDS: Final = tuple([str(law["id"]) for law in _data["law"]])
LAWS: Final = len(LAW_IDS)
LAW_GROUP: Final[list[int]] = [int(law["group"]) for law in _data["law"]]
#: 0 for the base set, 1 for the new one.
LAW_SET: Final[list[int]] = [1 if law["id"].startswith("n") else 0 for law in _data["law"]]
LAW_FORM: Final[list[str]] = [str(law["form"]) for law in _data["law"]]
LAW_PER: Final[list[int]] = [int(law.get("per", 1)) for law in _data["law"]]
LAW_COST: Final[list[Goods]] = [goods(law.get("cost", {})) for law in _data["law"]]
LAW_GAIN: Final[list[Goods]] = [goods(law.get("gain", {})) for law in _data["law"]]
#: Whether there is something to decide (LA-APPLY-k).
LAW_ASKS: Final[list[bool]] = [bool(law["ask"]) for law in _data["law"]]
SET_IDS: Final = ("base", "new")
GROUPS: Final = len(_data["group"]["size"])
IN_FORCE: Final = 3
#: What N14 takes for one of the other.
TRADE_GOLD: Final = int(_data["trade"]["gold"])
TRADE_SQUIRES: Final = int(_data["trade"]["squires"])

# --- the end

FIRST: Final = int(_data["majority"]["first"])
SECOND: Final = int(_data["majority"]["second"])
TWO_FIRST: Final = int(_data["majority"]["two_first"])
NOBLE_POINTS: Final[list[int]] = [int(points) for points in _data["noble_points"]["points"]]

#: More of anything than this can be chosen by nobody: stocks never come near it.
MOST: Final = 256


def law(name: str) -> int:
    """The number of a law."""
    return LAW_IDS.index(name)


B01: Final = law("b01")
B02: Final = law("b02")
B03: Final = law("b03")
B04: Final = law("b04")
B05: Final = law("b05")
B06: Final = law("b06")
B07: Final = law("b07")
B08: Final = law("b08")
B09: Final = law("b09")
B10: Final = law("b10")
B11: Final = law("b11")
B12: Final = law("b12")
B13: Final = law("b13")
B14: Final = law("b14")
B15: Final = law("b15")
B16: Final = law("b16")
B17: Final = law("b17")
B18: Final = law("b18")
N01: Final = law("n01")
N02: Final = law("n02")
N03: Final = law("n03")
N04: Final = law("n04")
N05: Final = law("n05")
N06: Final = law("n06")
N07: Final = law("n07")
N08: Final = law("n08")
N09: Final = law("n09")
N10: Final = law("n10")
N11: Final = law("n11")
N12: Final = law("n12")
N13: Final = law("n13")
N14: Final = law("n14")
N15: Final = law("n15")
N16: Final = law("n16")
N17: Final = law("n17")
N18: Final = law("n18")
