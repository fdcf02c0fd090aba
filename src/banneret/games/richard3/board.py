"""What is printed: areas, borders, seas, blocks and cards as tables of ints, read once from ``data.toml``."""

from __future__ import annotations

from typing import Any, Final

from banneret.core.figures import Figures, figures_of

LANCASTER: Final = 0
YORK: Final = 1

#: Kinds of blocks.
HEIR: Final = 0
NOBLE: Final = 1
CHURCH: Final = 2
LEVY: Final = 3
BOMBARD: Final = 4
MERCENARY: Final = 5
REBEL: Final = 6
KINDS: Final = ("heir", "noble", "church", "levy", "bombard", "mercenary", "rebel")

#: Initiative letters.
LETTERS: Final = "ABCD"
LETTER_A: Final = 0
LETTER_D: Final = 3


#: The printed figures, or the user's own.
FIGURES: Final[Figures] = figures_of("richard3", "banneret.games.richard3")
_data: Final[dict[str, Any]] = FIGURES.data
_areas: Final[list[dict[str, Any]]] = _data["area"]
_blocks: Final[list[dict[str, Any]]] = _data["block"]
_cards: Final[list[dict[str, Any]]] = _data["card"]
_SIDES: Final = {"lancaster": LANCASTER, "york": YORK, "rebel": 2}
_SEAS: Final = ("north-sea", "english-channel", "irish-sea")

# --- areas

AREA_IDS: Final[tuple[str, ...]] = tuple([str(a["id"]) for a in _areas])
AREAS: Final = 33
_area: Final[dict[str, int]] = {name: number for number, name in enumerate(AREA_IDS)}

#: Places a block can be besides the areas: upright in its pool, face down until the campaign reset, a minor,
#: set aside because its other version is in play, dead for good, a prisoner.
POOL: Final = 33
DOWN: Final = 34
MINOR: Final = 35
ASIDE: Final = 36
DEAD: Final = 37
PRISON: Final = 38
PLACES: Final = 39
PLACE_IDS: Final[tuple[str, ...]] = (*AREA_IDS, "pool", "down", "minor", "aside", "dead", "prison")

#: The seas of an area, as bits (R3-2.8.1-a).
SEAS: Final[list[int]] = [sum([1 << _SEAS.index(sea) for sea in a.get("seas", [])]) for a in _areas]
PORT: Final[list[bool]] = [bool(a.get("port")) for a in _areas]
CROWN: Final[list[bool]] = [bool(a.get("crown")) for a in _areas]
CITY: Final[list[bool]] = ["city" in a for a in _areas]
WALES: Final[list[bool]] = [bool(a.get("wales")) for a in _areas]
#: The house whose exile an area is, or -1.
EXILE: Final[list[int]] = [_SIDES[a["exile"]] if "exile" in a else -1 for a in _areas]
#: Blocks an area feeds (R3-7.1-a, R3-7.2-a).
SUPPLY: Final[list[int]] = [
    int(_data["supply"][str(a["id"])] if "exile" in a else _data["supply"]["city" if "city" in a else "area"])
    for a in _areas
]
#: What every area but exiles feeds at least.
PLENTY: Final[int] = min([SUPPLY[a] for a in range(AREAS) if EXILE[a] < 0])
MIDDLESEX: Final[int] = _area["middlesex"]
CALAIS: Final[int] = _area["calais"]
ISLE_OF_MAN: Final[int] = _area["isle-of-man"]
CROWNS: Final[list[int]] = [a for a in range(AREAS) if CROWN[a]]
EXILES: Final[list[list[int]]] = [[a for a in range(AREAS) if EXILE[a] == side] for side in (LANCASTER, YORK)]
#: The same as bits, with cities, and all that is no exile.
CROWN_BITS: Final[int] = sum([1 << a for a in CROWNS])
EXILE_BITS: Final[list[int]] = [sum([1 << a for a in EXILES[side]]) for side in (LANCASTER, YORK)]
CITY_BITS: Final[int] = sum([1 << a for a in range(AREAS) if CITY[a]])
HOMELAND: Final[int] = sum([1 << a for a in range(AREAS) if EXILE[a] < 0])

#: The area of a bit: AREA_OF[bit % 37] (see BLOCK_OF); ON_MAP are the bits of all areas.
AREA_OF: Final[list[int]] = [-1] * 37
for _number in range(AREAS):
    AREA_OF[(1 << _number) % 37] = _number
ON_MAP: Final = (1 << AREAS) - 1

# --- borders

BORDERS: Final[list[tuple[int, int]]] = []
#: How many blocks of a player may cross a border (R3-5.2.1).
LIMIT: Final[list[int]] = []
RED: Final[list[bool]] = []
BORDER_COLOURS: Final = ("yellow", "blue", "red")
#: The colour of a border, as a place among those.
BORDER_COLOUR: Final[list[int]] = []
for _colour in BORDER_COLOURS:
    for _one, _two in _data["borders"][_colour]:
        BORDERS.append((_area[_one], _area[_two]))
        LIMIT.append(int(_data["limits"][_colour]))
        RED.append(_colour == "red")
        BORDER_COLOUR.append(BORDER_COLOURS.index(_colour))
BORDER_COUNT: Final[int] = len(BORDERS)

#: The neighbours of each area, and the borders to them in the same order. An exit is a place in this list.
NEXT: Final[list[list[int]]] = [
    sorted([b if a == here else a for a, b in BORDERS if here in (a, b)]) for here in range(AREAS)
]
#: BORDER[a * 33 + b] is the border between a and b, or -1.
BORDER: Final[list[int]] = [-1] * (AREAS * AREAS)
#: EXIT[a * 33 + b] is the exit of a that leads to b, or -1.
EXIT: Final[list[int]] = [-1] * (AREAS * AREAS)
for _number, (_a, _b) in enumerate(BORDERS):
    BORDER[_a * AREAS + _b] = _number
    BORDER[_b * AREAS + _a] = _number
for _a in range(AREAS):
    for _exit, _b in enumerate(NEXT[_a]):
        EXIT[_a * AREAS + _b] = _exit
#: How a pirate entered, among the exits of an area.
BY_SEA: Final = 15

#: The areas that share a sea with an area, whoever may land there.
OVER_SEA: Final[list[list[int]]] = [
    [b for b in range(AREAS) if b != a and SEAS[a] & SEAS[b]] for a in range(AREAS)
]
#: CLOSED[house * 33 + area]: the exile of the other house (R3-2.7-b).
CLOSED: Final[list[bool]] = [EXILE[a] == 1 - side for side in (LANCASTER, YORK) for a in range(AREAS)]
#: NEXT and OVER_SEA without the other house's exile: OPEN_NEXT[house * 33 + area].
OPEN_NEXT: Final[list[list[int]]] = [
    [b for b in NEXT[a] if not CLOSED[side * AREAS + b]] for side in (LANCASTER, YORK) for a in range(AREAS)
]
OPEN_SEA: Final[list[list[int]]] = [
    [b for b in OVER_SEA[a] if not CLOSED[side * AREAS + b]]
    for side in (LANCASTER, YORK)
    for a in range(AREAS)
]

#: The same as bits: EXITS[house * 33 + area] and HARBOURS[house * 33 + area].
EXITS: Final[list[int]] = [sum([1 << to for to in listed]) for listed in OPEN_NEXT]
HARBOURS: Final[list[int]] = [sum([1 << to for to in listed]) for listed in OPEN_SEA]

# --- blocks

BLOCK_IDS: Final[tuple[str, ...]] = tuple([str(b["id"]) for b in _blocks])
BLOCKS: Final = 63
_block: Final[dict[str, int]] = {name: number for number, name in enumerate(BLOCK_IDS)}
THE_REBEL: Final[int] = _block["rebel"]
#: The house of a block's colour; 2 for the Rebel.
COLOUR: Final[list[int]] = [_SIDES[str(b["side"])] for b in _blocks]
KIND: Final[list[int]] = [KINDS.index(str(b["kind"])) for b in _blocks]
STEPS: Final[list[int]] = [int(b["steps"]) for b in _blocks]
LETTER: Final[list[int]] = [LETTERS.index(str(b["rating"])[0]) for b in _blocks]
FIREPOWER: Final[list[int]] = [int(str(b["rating"])[1:]) for b in _blocks]
LOYALTY: Final[list[int]] = [int(b["loyalty"]) for b in _blocks]
#: 1 (senior) to 5 for heirs, else 0.
RANK: Final[list[int]] = [int(b.get("heir", 0)) for b in _blocks]
_person: Final[list[str]] = [str(b["person"]) for b in _blocks]
#: The other-coloured version of a block, or -1.
OTHER: Final[list[int]] = [
    next(
        (
            o
            for o in range(BLOCKS)
            if o != b
            and _person[o] == _person[b]
            and KIND[b] in (HEIR, NOBLE, CHURCH)
            and COLOUR[o] != COLOUR[b]
        ),
        -1,
    )
    for b in range(BLOCKS)
]
#: Heirs and nobles that leave the game for good when they are eliminated: heirs, roses, Nevilles.
NEVILLES: Final[list[int]] = [
    _block[f"{name}-{side}"] for side in "ly" for name in ("warwick", "salisbury", "kent")
]
WARWICK: Final[list[int]] = [_block["warwick-l"], _block["warwick-y"]]
SALISBURY: Final[list[int]] = [_block["salisbury-l"], _block["salisbury-y"]]
KENT: Final[list[int]] = [_block["kent-l"], _block["kent-y"]]
HENRY: Final[int] = _block["henry-vi-l"]
#: The heirs that can defect, in their own house's version and in the other's (R3-9.1-a).
EXETER: Final[int] = _block["exeter-l"]
CLARENCE: Final[int] = _block["clarence-y"]
EXETER_OF_YORK: Final[int] = _block["exeter-y"]
CLARENCE_OF_LANCASTER: Final[int] = _block["clarence-l"]
#: Nobles whom Warwick cannot win over (R3-6.91-b).
NORTHERNERS: Final[list[int]] = [_block[f"{n}-{s}"] for s in "ly" for n in ("northumberland", "westmoreland")]
WELSH: Final[int] = _block["welsh-mercenary-l"]
#: Blocks that can never sail (R3-5.3-k).
LANDLOCKED: Final[list[bool]] = [
    KIND[b] in (LEVY, REBEL) or b in (WELSH, _block["scots-mercenary-l"]) for b in range(BLOCKS)
]
#: Each block's bit among the blocks of its house; the Rebel's is the same for both.
BIT: Final[list[int]] = [
    1 << (31 if b == THE_REBEL else b if COLOUR[b] == LANCASTER else b - BLOCK_IDS.index("york-y"))
    for b in range(BLOCKS)
]
#: The block of a bit: BLOCK_OF[house * 37 + bit % 37]; powers of two below 2**36 all differ modulo 37.
BLOCK_OF: Final[list[int]] = [-1] * (2 * 37)
for _number in range(BLOCKS):
    for _side in (LANCASTER, YORK):
        if COLOUR[_number] in (_side, 2):
            BLOCK_OF[_side * 37 + BIT[_number] % 37] = _number
#: The blocks of a house's colour, and heirs by rank.
OF_COLOUR: Final[list[list[int]]] = [
    [b for b in range(BLOCKS) if COLOUR[b] == side] for side in (LANCASTER, YORK)
]
HEIRS: Final[list[list[int]]] = [
    sorted([b for b in OF_COLOUR[side] if KIND[b] == HEIR], key=lambda b: RANK[b])
    for side in (LANCASTER, YORK)
]
#: Each house's blocks with and without the Rebel: OWNED[house * 2 + has_rebel].
OWNED: Final[list[list[int]]] = [
    OF_COLOUR[LANCASTER],
    [*OF_COLOUR[LANCASTER], THE_REBEL],
    OF_COLOUR[YORK],
    [*OF_COLOUR[YORK], THE_REBEL],
]


def _home_areas(b: int) -> list[int]:
    """Where a block that is no heir belongs: shields, cathedral, city, Wales, or its exile."""
    kind = KIND[b]
    person = _person[b]
    if b == CLARENCE_OF_LANCASTER:
        return [a for a in range(AREAS) if "york" in _areas[a].get("shields", [])]
    if kind == NOBLE:
        return [
            a for a in range(AREAS) if person in _areas[a].get("shields", []) and EXILE[a] != 1 - COLOUR[b]
        ]
    if kind == CHURCH:
        return [a for a in range(AREAS) if _areas[a].get("cathedral") == _blocks[b]["home"]]
    if kind == LEVY:
        return [a for a in range(AREAS) if _areas[a].get("city") == _blocks[b]["home"]]
    if kind == BOMBARD:
        return [a for a in range(AREAS) if CITY[a]]
    if b == WELSH:
        return [a for a in range(AREAS) if WALES[a]]
    if kind == MERCENARY:
        return [_area[str(_blocks[b]["home"])]]
    return []


#: Homes of nobles (shields), churches, levies, Bombards (all cities), Welsh, mercenaries; empty for heirs.
HOMES: Final[list[list[int]]] = [_home_areas(b) for b in range(BLOCKS)]
#: Blocks recruited in any of their homes that no enemy holds, and nowhere else (no mercenaries: R3-5.4-i).
FOLLOWS_HOME: Final[list[bool]] = [KIND[b] in (NOBLE, CHURCH, LEVY) or b == WELSH for b in range(BLOCKS)]
#: The homes of those blocks as bits; none for others.
HOME_BITS: Final[list[int]] = [
    sum([1 << a for a in HOMES[b]]) if FOLLOWS_HOME[b] else 0 for b in range(BLOCKS)
]
#: LOCALS[house * 33 + area]: those of them at home in an area, as bits of their house.
LOCALS: Final[list[int]] = [
    sum([BIT[b] for b in OF_COLOUR[side] if HOME_BITS[b] >> a & 1])
    for side in (LANCASTER, YORK)
    for a in range(AREAS)
]
#: The Bombards, and all heirs of a house, as bits.
BOMBARDS: Final[list[int]] = [
    sum([BIT[b] for b in OF_COLOUR[side] if KIND[b] == BOMBARD]) for side in (LANCASTER, YORK)
]
HEIR_BITS: Final[list[int]] = [sum([BIT[b] for b in HEIRS[side]]) for side in (LANCASTER, YORK)]
#: The blocks of a house that can sail, as bits.
SAILORS: Final[list[int]] = [
    sum([BIT[b] for b in OF_COLOUR[side] if not LANDLOCKED[b]]) for side in (LANCASTER, YORK)
]
#: NATIVES[house * 33 + area]: nobles and churches at home in an area, as bits.
NATIVES: Final[list[int]] = [
    sum([BIT[b] for b in OF_COLOUR[side] if KIND[b] in (NOBLE, CHURCH) and a in HOMES[b]])
    for side in (LANCASTER, YORK)
    for a in range(AREAS)
]
#: Levies, Bombards and mercenaries of a house, as bits.
RETAINERS: Final[list[int]] = [
    sum([BIT[b] for b in OF_COLOUR[side] if KIND[b] in (LEVY, BOMBARD, MERCENARY)])
    for side in (LANCASTER, YORK)
]
#: The same in a list, with the Rebel.
DISBANDING: Final[list[int]] = [b for b in range(BLOCKS) if KIND[b] > CHURCH]
#: Heirs, nobles and churches of a house, and its Nevilles, as bits.
TRAVELLERS: Final[list[int]] = [
    sum([BIT[b] for b in OF_COLOUR[side] if KIND[b] <= CHURCH]) for side in (LANCASTER, YORK)
]
COUSINS: Final[list[int]] = [
    sum([BIT[b] for b in NEVILLES if COLOUR[b] == side]) for side in (LANCASTER, YORK)
]
#: BONUS[block * 33 + area]: +1 when defending there, for all but heirs (R3-2.2-a, 2.4-c, 2.5-b, 2.6-c).
BONUS: Final[list[bool]] = [
    (KIND[b] in (NOBLE, CHURCH, LEVY) and a in HOMES[b]) or (b == WELSH and WALES[a])
    for b in range(BLOCKS)
    for a in range(AREAS)
]
#: ROYAL_SHIELD[house * 33 + area]: shields open to every heir of a house (R3-2.2-g, R3-2.2-h).
ROYAL_SHIELD: Final[list[bool]] = [
    name in _areas[a].get("shields", []) for name in ("lancaster", "york") for a in range(AREAS)
]
#: The heir whose own shield an area shows (Exeter, Somerset, Richmond; R3-2.2-i), or -1.
OWN_SHIELD: Final[list[int]] = [
    next((h for h in HEIRS[LANCASTER] if _person[h] in _areas[a].get("shields", [])), -1)
    for a in range(AREAS)
]
#: The areas with one heir's own shield, and those with a royal shield of a house as bits.
OWN_SHIELDS: Final[list[int]] = [a for a in range(AREAS) if OWN_SHIELD[a] >= 0]
ROYAL_SHIELDS: Final[list[int]] = [
    sum([1 << a for a in range(AREAS) if ROYAL_SHIELD[side * AREAS + a]]) for side in (LANCASTER, YORK)
]

# --- cards

CARD_IDS: Final[tuple[str, ...]] = tuple([str(c["id"]) for c in _cards])
CARDS: Final = 9
AP_OF: Final[list[int]] = [int(c["ap"]) for c in _cards]
COUNT_OF: Final[list[int]] = [int(c["count"]) for c in _cards]
IS_EVENT: Final[list[bool]] = [bool(c.get("event")) for c in _cards]
FORCE_MARCH: Final[int] = CARD_IDS.index("force-march")
MUSTER: Final[int] = CARD_IDS.index("muster")
PIRACY: Final[int] = CARD_IDS.index("piracy")
PLAGUE: Final[int] = CARD_IDS.index("plague")
SURPRISE: Final[int] = CARD_IDS.index("surprise")
TREASON: Final[int] = CARD_IDS.index("treason")

# --- scenarios


class Scenario:
    """A set-up (R3-4.0-b)."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.id = str(raw["id"])
        self.first = int(raw["first"])
        self.last = int(raw["last"])
        self.king: int = _block[raw["king"]]
        self.pretender: int = _block[raw["pretender"]]
        self.prisoner: bool = "prisoner" in raw
        self.place: list[int] = [-1] * BLOCKS
        for where, names in raw["deploy"].items():
            for name in names:
                self.place[_block[name]] = PLACE_IDS.index(where)
        if self.prisoner:
            self.place[_block[raw["prisoner"]]] = PRISON


SCENARIOS: Final[dict[str, Scenario]] = {str(raw["id"]): Scenario(raw) for raw in _data["scenario"]}
#: The scenarios by their full names.
SCENARIO_NAMES: Final[dict[str, str]] = {str(raw["name"]): str(raw["id"]) for raw in _data["scenario"]}


def data() -> dict[str, Any]:
    """The data file as it was read."""
    return _data
