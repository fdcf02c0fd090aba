"""What is printed: cities, roads, cards, nobles, servants, prices, as tables of ints from ``data.toml``."""

from __future__ import annotations

from typing import Any, Final

from banneret.core.figures import Figures, figures_of

FIGURES: Final[Figures] = figures_of("fief-england", "banneret.games.fief_england")
_data: Final[dict[str, Any]] = FIGURES.data
_regions: Final[list[dict[str, Any]]] = _data["region"]
_cities: Final[list[dict[str, Any]]] = _data["city"]
_dioceses: Final[list[dict[str, Any]]] = _data["diocese"]
_nobles: Final[list[dict[str, Any]]] = _data["noble"]
_characters: Final[list[dict[str, Any]]] = _data["character"]
_events: Final[list[dict[str, Any]]] = _data["event"]
_servants: Final[list[dict[str, Any]]] = _data["servant"]
_units: Final[dict[str, dict[str, Any]]] = {str(u["id"]): u for u in _data["unit"]}
PRICE_OF: Final[dict[str, int]] = {name: n for name, n in _data["price"].items() if name != "from"}

#: What the bandits of Sherwood ask (FE-13.4-c).
SHERWOOD_PRICE: Final[dict[str, int]] = {
    name: int(n) for name, n in _data["sherwood"].items() if name.startswith("ransom")
}

# --- families and seats. A family is what the rulebook calls a player; two players have two each

FAMILY_IDS: Final = ("red", "blue", "green", "yellow")
FAMILIES: Final = 4
SEAT_NAMES: Final[dict[int, tuple[str, ...]]] = {
    2: ("red-blue", "green-yellow"),
    3: FAMILY_IDS[:3],
    4: FAMILY_IDS,
}
#: How many families play, by number of seats.
FAMILY_COUNT: Final = [0, 0, 4, 3, 4]
#: The seat of a family: SEAT_OF[seats * 4 + family].
SEAT_OF: Final = [-1] * 8 + [0, 0, 1, 1] + [0, 1, 2, -1] + [0, 1, 2, 3]
#: The families of other players: RIVALS[seats * 4 + family].
RIVALS: Final[list[tuple[int, ...]]] = [
    tuple([h for h in range(FAMILY_COUNT[n]) if SEAT_OF[n * 4 + h] != SEAT_OF[n * 4 + g]])
    if n >= 2 and g < FAMILY_COUNT[n]
    else ()
    for n in range(5)
    for g in range(FAMILIES)
]

# --- regions, dioceses and cities, which the preparation lays out

REGION_IDS: Final[tuple[str, ...]] = tuple([str(r["id"]) for r in _regions])
REGIONS: Final = 6
_region: Final[dict[str, int]] = {name: number for number, name in enumerate(REGION_IDS)}
#: Classes of fiefs, the greatest first (FE-4.3-d).
CLASS_IDS: Final = ("duchy", "county", "barony")
CLASS: Final[list[int]] = [CLASS_IDS.index(str(r["class"])) for r in _regions]
TITLE_PRICE: Final[list[int]] = [int(r["price"]) for r in _regions]

DIOCESE_IDS: Final[tuple[str, ...]] = tuple([str(d["id"]) for d in _dioceses])
DIOCESES: Final = 4
SEE_VOTES: Final[list[int]] = [int(d["votes"]) for d in _dioceses]
#: Whether a see is an archbishopric (FE-PREP1-g).
ARCH: Final[list[bool]] = [d["rank"] == "archbishopric" for d in _dioceses]
DIOCESE_OF_REGION: Final[list[int]] = [
    next(n for n, d in enumerate(_dioceses) if name in d["regions"]) for name in REGION_IDS
]

CITY_IDS: Final[tuple[str, ...]] = tuple([str(c["id"]) for c in _cities])
CITIES: Final = 18
_city: Final[dict[str, int]] = {name: number for number, name in enumerate(CITY_IDS)}
REGION: Final[list[int]] = [_region[str(c["region"])] for c in _cities]
DIOCESE: Final[list[int]] = [DIOCESE_OF_REGION[r] for r in REGION]
PORT: Final[list[bool]] = [bool(c.get("port")) for c in _cities]
#: The diocese whose cathedral stands in a city, or -1.
CATHEDRAL: Final[list[int]] = [DIOCESE[c] if _cities[c].get("cathedral") else -1 for c in range(CITIES)]
SHERWOOD_CITY: Final[list[bool]] = [bool(c.get("sherwood")) for c in _cities]
CITIES_OF: Final[list[list[int]]] = [[c for c in range(CITIES) if REGION[c] == r] for r in range(REGIONS)]
PORT_OF: Final[list[int]] = [_city[str(r["port"])] for r in _regions]
SWORD_CITY: Final[list[int]] = [
    next(c for c in CITIES_OF[r] if _cities[c].get("excalibur")) for r in range(REGIONS)
]
CATHEDRAL_CITY: Final[list[int]] = [CATHEDRAL.index(d) for d in range(DIOCESES)]

#: Sherwood as a place beside the cities: who is held there, or stands there, is in no city (FE-13.4-m).
SHERWOOD: Final = 18
PLACES: Final = 19
PLACE_IDS: Final[tuple[str, ...]] = (*CITY_IDS, "sherwood")

# --- roads (FE-PREP1-e) and the sea (FE-5.4-e)

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
COMPASS_IDS: Final = ("n", "e", "s", "w")
#: The city at the end of the road that leaves a city in a direction: EXIT[city * 4 + direction], or -1.
EXIT: Final[list[int]] = [-1] * (CITIES * 4)
for _road in _data["road"]:
    EXIT[_city[str(_road["a"])] * 4 + COMPASS_IDS.index(str(_road["exit_a"]))] = _city[str(_road["b"])]
    EXIT[_city[str(_road["b"])] * 4 + COMPASS_IDS.index(str(_road["exit_b"]))] = _city[str(_road["a"])]
#: The neighbours of a city by road.
NEXT: Final[list[list[int]]] = [[b for b in EXIT[c * 4 : c * 4 + 4] if b >= 0] for c in range(CITIES)]
#: The direction in which the road from a city to another leaves it: WAY[a * 18 + b], or -1.
WAY: Final[list[int]] = [-1] * (CITIES * CITIES)
for _c in range(CITIES):
    for _way in range(4):
        if EXIT[_c * 4 + _way] >= 0:
            WAY[_c * CITIES + EXIT[_c * 4 + _way]] = _way
SHERWOOD_CITIES: Final[list[int]] = [c for c in range(CITIES) if SHERWOOD_CITY[c]]


def _distances() -> list[int]:
    """Moves by road between any two cities, Sherwood not used."""
    found = [99] * (CITIES * CITIES)
    for start in range(CITIES):
        found[start * CITIES + start] = 0
        edge = [start]
        while edge:
            here = edge.pop(0)
            for there in NEXT[here]:
                if found[start * CITIES + there] == 99:
                    found[start * CITIES + there] = found[start * CITIES + here] + 1
                    edge.append(there)
    return found


#: Road moves between two cities: DISTANCE[a * 18 + b].
DISTANCE: Final[list[int]] = _distances()
#: The two zones that touch a zone; a zone has the number of its region.
SEA_NEXT: Final[list[list[int]]] = [[(r - 1) % REGIONS, (r + 1) % REGIONS] for r in range(REGIONS)]

#: How a family stands in a city (row ``stand``): inside, or in the periphery on roads (from NORTH to
#: WEST), at
#: the mouth of a Sherwood path, at the quay, or just outside; bits. Never inside and outside at once.
INSIDE: Final = 1
ON_ROAD: Final = 2
ON_PATH: Final = 32
AT_QUAY: Final = 64
OUTSIDE: Final = 128

# --- buildings, of which a city holds one at most

NO_BUILDING: Final = 0
STRONGHOLD: Final = 1
WALLED_CITY: Final = 2
ROYAL_STRONGHOLD: Final = 3
ABBEY: Final = 4
ROYAL_ABBEY: Final = 5
BUILDING_IDS: Final = ("none", "stronghold", "walled-city", "royal-stronghold", "abbey", "royal-abbey")
#: Dice that a building takes from melee attackers; rebellions that it cancels (FE-7.4-a, FE-10.1-e).
WALLS: Final[list[int]] = [
    0,
    int(_data["melee"]["penalty-stronghold"]),
    int(_data["melee"]["penalty-walled-city"]),
    int(_data["melee"]["penalty-royal-stronghold"]),
    0,
    0,
]
CANCELS: Final[list[int]] = [
    0,
    int(_data["rebellion"]["cancel-stronghold"]),
    int(_data["rebellion"]["cancel-walled-city"]),
    int(_data["rebellion"]["cancel-royal-stronghold"]),
    0,
    0,
]
#: Archers and crossbowmen that it takes to shoot at who is inside (FE-7.2-o).
SHOOTERS: Final[list[int]] = [
    1,
    int(_data["missile"]["archer-min-stronghold"]),
    int(_data["missile"]["archer-min-walled-city"]),
    int(_data["missile"]["archer-min-stronghold"]),
    1,
    1,
]

# --- units. Royal guards belong to a noble and have a row of their own.

SOLDIER: Final = 0
ARCHER: Final = 1
KNIGHT: Final = 2
FRENCH: Final = 3
FLEMISH: Final = 4
BOMBARD: Final = 5
CATAPULT: Final = 6
UNITS: Final = 7
#: Below this number a unit is a troop; an engine from there on.
TROOPS: Final = 5
ROYAL_KNIGHT: Final = 7
ROYAL_SOLDIER: Final = 8
UNIT_IDS: Final = (
    "soldier",
    "archer",
    "knight",
    "french-crossbowman",
    "flemish-crossbowman",
    "bombard",
    "catapult",
    "royal-knight",
    "royal-soldier",
)
#: The mercenaries' name in data.toml is that of one unit.
_UNIT_KEYS: Final = (
    "soldier",
    "archer",
    "knight",
    "crossbowman",
    "crossbowman",
    "bombard",
    "catapult",
    "royal-knight",
    "royal-soldier",
)
COST: Final[list[int]] = [int(_units[key]["cost"]) for key in _UNIT_KEYS]
POINTS: Final[list[int]] = [int(_units[key]["points"]) for key in _UNIT_KEYS]
HITS: Final[list[int]] = [int(_units[key]["hits"]) for key in _UNIT_KEYS]
INFANTRY_POINTS: Final = int(_units["invader-infantry"]["points"])
INFANTRY_HITS: Final = int(_units["invader-infantry"]["hits"])
LEADER_POINTS: Final = int(_units["invader-leader"]["points"])
LEADER_HITS: Final = int(_units["invader-leader"]["hits"])
#: Counters of a family by unit; crossbowmen belong to their cards (FE-PREP6-a).
COUNTERS: Final[list[int]] = [
    int(_data["family"]["soldier"]),
    int(_data["family"]["archer"]),
    int(_data["family"]["knight"]),
    0,
    0,
    int(_data["family"]["bombard"]),
    int(_data["family"]["catapult"]),
]
CROSSBOWMEN: Final = int(_data["supply"]["crossbowman-french"])
PIGEONS: Final = int(_data["family"]["pigeon"])
TREASURES: Final = int(_data["family"]["treasure"])
FORTS: Final = int(_data["supply"]["stronghold-walled-city"])
ABBEYS: Final = int(_data["supply"]["abbey-royal-abbey"])
MILLS: Final = int(_data["supply"]["mill"])
GARTERS: Final = int(_data["supply"]["garter"])
GUARDS: Final = int(_data["supply"]["royal-knight"])
#: Units bought and placed at the start (FE-PREP14-c).
START_UNITS: Final[list[int]] = [
    int(_data["start"]["soldier"]),
    int(_data["start"]["archer"]),
    int(_data["start"]["knight"]),
    0,
    0,
    0,
    0,
]

# --- invaders, four armies of a leader and infantry

ARMIES: Final = int(_data["invaders"]["armies"])
INFANTRY: Final = int(_data["invaders"]["infantry-per-army"])
REINFORCEMENT: Final = int(_data["invaders"]["reinforcement"])
ARMY_IDS: Final = ("raven", "wolf", "serpent", "bear")

# --- nobles

NOBLE_IDS: Final[tuple[str, ...]] = tuple([str(n["id"]) for n in _nobles])
NOBLES: Final = 20
MEN: Final = 10
WOMAN: Final[list[bool]] = [n["sex"] == "woman" for n in _nobles]
#: The lowest D6 that draws the sword; 7 for who may not try (FE-13.2-a).
DRAWS_SWORD: Final[list[int]] = [int(n.get("excalibur", 7)) for n in _nobles]
ARTHUR: Final = NOBLE_IDS.index("arthur")
REMOVED: Final = int(_data["start"]["nobles-removed-each-sex"])

# --- cards: nobles 0 to 19, other characters, events. A number is a kind; there may be several of it.

CHARACTER_IDS: Final[tuple[str, ...]] = (*NOBLE_IDS, *[str(c["id"]) for c in _characters])
CHARACTERS: Final = 31
CARD_IDS: Final[tuple[str, ...]] = (*CHARACTER_IDS, *[str(e["id"]) for e in _events])
CARDS: Final = 43
_card: Final[dict[str, int]] = {name: number for number, name in enumerate(CARD_IDS)}
#: An abbess's card is ABBESS + her abbey, a prelate's PRELATE + his diocese, the French are MERCENARY.
ABBESS: Final = 20
PRELATE: Final = 23
MERCENARY: Final = 27
BURGHER: Final = 29
BURGHER_VOTES: Final[list[int]] = [int(c["votes"]) for c in _characters if "votes" in c]
HARVEST: Final = _card["abundant-harvest"]
WEATHER: Final = _card["good-weather"]
TAX: Final = _card["tax"]
UPRISING: Final = _card["uprising"]
PASSAGE: Final = _card["secret-passage"]
ASSASSINATION: Final = _card["assassination"]
JUSTICE: Final = _card["justice"]
AMBUSH: Final = _card["ambush"]
PLAGUE: Final = _card["plague"]
STORMS: Final = _card["storms"]
FAMINE: Final = _card["famine"]
INVASION: Final = _card["invasion"]
#: Event cards from this number on are Disasters, below it Fortune cards (FE-PREP4-a).
DISASTER: Final = PLAGUE
DISASTER_KINDS: Final = 4
DISASTER_IDS: Final[tuple[str, ...]] = CARD_IDS[DISASTER:]
COUNT_OF: Final[list[int]] = [1] * CHARACTERS + [int(e["count"]) for e in _events]
#: Cards with the lightning symbol (FE-2.6-c); burghers have it by option, mercenaries always.
LIGHTNING: Final[list[bool]] = [False] * CHARACTERS + [bool(e.get("lightning")) for e in _events]
LIGHTNING[MERCENARY] = True
LIGHTNING[MERCENARY + 1] = True
ABBEY_IDS: Final = ("autumn", "hills", "spring")

# --- servants

SERVANT_IDS: Final[tuple[str, ...]] = tuple([str(v["id"]) for v in _servants])
SERVANTS: Final = 23
MATA: Final = 0
RAINULF: Final = 1
GYTHA: Final = 2
OSBERN: Final = 3
WYMARC: Final = 4
RALF: Final = 5
EDRIC: Final = 6
HEREWARD: Final = 7
ALDITH: Final = 8
TOROLD: Final = 9
BALDWIN: Final = 10
ANSELM: Final = 11
WULFRIC: Final = 12
EMMA: Final = 13
GILBERT: Final = 14
SYBIL: Final = 15
ODO: Final = 16
MAUD: Final = 17
WALTER: Final = 18
HAWISE: Final = 19
PIERS: Final = 20
INGRID: Final = 21
CUTHBERT: Final = 22
SERVANT_RULE: Final[list[str]] = [str(v["rule"]) for v in _servants]
#: Numbers of a servant's text, by name.
SERVANT_NUMBERS: Final[list[dict[str, int]]] = [dict(v["numbers"]) for v in _servants]
SINGLE_USE: Final[list[bool]] = [v["use"] == "single" for v in _servants]

# --- relics, one at each cathedral

GRAIL: Final = 0
CHASUBLE: Final = 1
SKULL: Final = 2
TIBIA: Final = 3
RELIC_IDS: Final[tuple[str, ...]] = tuple([str(r["id"]) for r in _data["relic"]])
RELICS: Final = 4

# --- dice and limits

#: Hits on the faces of a battle die (FE-7.1-b).
FACES: Final[list[int]] = [int(face) for face in _data["battle-die"]["faces"]]
ROUNDS: Final = int(_data["limits"]["rounds"])
FIRST_VICTORY: Final = int(_data["limits"]["victory-from-round"])
VP_SOLO: Final = int(_data["limits"]["vp-solo"])
VP_ALLIANCE: Final = int(_data["limits"]["vp-alliance"])
BOARD_SPACES: Final = int(_data["limits"]["nobles-per-family"])
NEW_UNITS: Final = int(_data["limits"]["new-units-per-city"])
TRACK: Final = int(_data["limits"]["disaster-track"])
START_MONEY: Final = int(_data["start"]["shillings"])


def hand_limit(seats: int) -> int:
    """FE-2.0-a: three cards, five with two players."""
    return int(_data["limits"]["hand-two-players" if seats == 2 else "hand"])


def melee_dice(points: int) -> int:
    """FE-7.3-c: the dice that so many points of strength roll."""
    if points >= 13:
        return 3
    if points >= 7:
        return 2
    return 1 if points >= 1 else 0
