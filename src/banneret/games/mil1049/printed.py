"""What is printed, as tables of ints read once from ``data.toml``: lands, spheres, die, prices, prestige."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

from banneret.core.figures import Figures, figures_of

#: The printed figures, or the user's own.
FIGURES: Final[Figures] = figures_of("mil1049", "banneret.games.mil1049")
DATA: Final[dict[str, Any]] = FIGURES.data

SEATS: Final = ("red", "blue", "green", "yellow", "cyan")
MOST_SEATS: Final = 5

# --- resources

FOOD: Final = 0
CLOTH: Final = 1
METAL: Final = 2
INFLUENCE: Final = 3
GOLD: Final = 4
RESOURCES: Final = 5
RESOURCE_IDS: Final = ("food", "cloth", "metal", "influence", "gold")

_resources: Final[dict[str, dict[str, Any]]] = {str(entry["id"]): entry for entry in DATA["resource"]}


def _ranked() -> tuple[int, ...]:
    order = sorted([(int(_resources[name]["rank"]), number) for number, name in enumerate(RESOURCE_IDS)])
    return tuple([number for _, number in order])


#: Resources from the most to the least valuable (MIL-BID-b).
RANKED: Final = _ranked()
#: Our measure of what a trade can have brought (``knowledge``).
PRICE: Final = tuple([int(_resources[name]["price"]) for name in RESOURCE_IDS])


def _bundle(told: dict[str, int]) -> tuple[int, ...]:
    return tuple([int(told.get(name, 0)) for name in RESOURCE_IDS])


# --- the frame

TURNS: Final = int(DATA["frame"]["turns"])
ROWS: Final = 4
ROW_IDS: Final = ("a", "b", "c", "d")
LANDS_MOST: Final = 2
DEADLY_AGE: Final = int(DATA["frame"]["age"])
KNIGHT_IDS: Final = tuple([f"{seat}-{row}" for seat in SEATS for row in ROW_IDS])

# --- lands

_lands: Final[list[dict[str, Any]]] = DATA["land"]
KINDS: Final = len(_lands)
KIND_IDS: Final = tuple([str(land["id"]) for land in _lands])
LAND_COUNT: Final = tuple([int(land["count"]) for land in _lands])
DEFENCE: Final = tuple([int(land["defence"]) for land in _lands])
CATEGORY_IDS: Final = ("food", "cloth", "metal")
CATEGORY: Final = tuple([CATEGORY_IDS.index(str(land["category"])) for land in _lands])

#: A tile is 0 (none) or 1 + twice its kind + its side (0 lit, 1 dark).
LIT: Final = 0
DARK: Final = 1
TILE_IDS: Final = ("none", *[f"{kind}-{side}" for kind in KIND_IDS for side in ("lit", "dark")])


def _sides(what: str) -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = [_bundle({})]
    for land in _lands:
        found.append(_bundle(land[f"lit_{what}"]))
        found.append(_bundle(land[f"dark_{what}"]))
    return tuple(found)


#: What each tile yields to who harvests it, and pays as tribute.
HARVEST: Final = _sides("harvest")
TRIBUTE: Final = _sides("tribute")
TILE_DEFENCE: Final = (0, *[defence for defence in DEFENCE for _ in (LIT, DARK)])
SOFT_TRIBUTE: Final = _bundle(DATA["soft"]["lit_tribute"])
LORDS_FOOD: Final = int(DATA["lord"]["food"])


def tile(kind: int, side: int) -> int:
    """The number of a tile."""
    return 1 + kind * 2 + side


def kind_of(number: int) -> int:
    """The kind of land on a tile."""
    return (number - 1) // 2


def is_dark(number: int) -> bool:
    """Whether a tile shows its dark side."""
    return (number - 1) % 2 == DARK


def flipped(number: int) -> int:
    """The other side of a tile (MIL-LAND-h)."""
    return ((number - 1) ^ 1) + 1


# --- set-up

_start: Final[dict[str, Any]] = DATA["start"]
START_SOLDIERS: Final = tuple([int(count) for count in _start["soldiers"]])
START_CASTLES: Final = tuple([int(count) for count in _start["castles"]])
START_HEIRS: Final = tuple([int(count) for count in _start["heirs"]])
START_LANDS: Final = tuple([KIND_IDS.index(str(name)) for name in _start["lands"]])
START_FISHING: Final = tuple([KIND_IDS.index(str(name)) for name in _start["fishing"]])
START_CUBES: Final = _bundle(_start["resources"])
START_WOMEN: Final = int(_start["women"])
START_PRIVILEGES: Final = int(_start["privileges"])

PILES: Final = 2
PILE_DEFENCE: Final = (int(DATA["pile"]["defence"][0]), int(DATA["pile"]["second"][0]))
PILE_IDS: Final = ("first", "second")
FREE_PER_SEAT: Final = int(DATA["free"]["count"])
AGGRESSIVE: Final = {int(seats): int(count) for seats, count in DATA["free"]["aggressive"].items()}

# --- spheres and their spaces

SPHERE_IDS: Final = tuple([str(sphere["id"]) for sphere in DATA["sphere"]])
MONASTERY: Final = SPHERE_IDS.index("monastery")
COURT: Final = SPHERE_IDS.index("court")
MARKET: Final = SPHERE_IDS.index("market")
WAR: Final = SPHERE_IDS.index("war")
CURIA: Final = SPHERE_IDS.index("curia")
CRUSADES: Final = SPHERE_IDS.index("crusades")
#: The four spheres with spaces, in the order of play; a space is number of the sphere times 5 plus its place.
LIMITED: Final = (COURT, MARKET, WAR, CURIA)
LIMITED_IDS: Final = tuple([SPHERE_IDS[sphere] for sphere in LIMITED])
IN_COURT: Final = 0
IN_MARKET: Final = 1
IN_WAR: Final = 2
IN_CURIA: Final = 3
SPACES_EACH: Final = 5
SPACES: Final = 20
#: Where a knight stands: a space, one of these two, or -1 at home.
AT_MONASTERY: Final = 20
AT_CRUSADES: Final = 21
PLACES: Final = 22
PLACE_IDS: Final = (
    *[f"{sphere}-{place}" for sphere in LIMITED_IDS for place in range(1, SPACES_EACH + 1)],
    "monastery",
    "crusades",
)
USED: Final = {int(seats): int(count) for seats, count in DATA["spaces"].items()}


def _printed() -> tuple[int, ...]:
    return tuple(
        [
            number * SPACES_EACH + int(place) - 1
            for number, sphere in enumerate(LIMITED_IDS)
            for place in DATA["printed"]["black"].get(sphere, [])
        ]
    )


#: Spaces with a printed black token on the advanced board (MIL-ADV-e).
PRINTED: Final = _printed()


def _usable(seats: int) -> tuple[int, ...]:
    return tuple([sphere * SPACES_EACH + place for sphere in range(4) for place in range(USED[seats])])


#: The spaces in use, by number of players (MIL-SETUP-m).
USABLE: Final = {seats: _usable(seats) for seats in USED}

#: What lies on a space: nothing, a token, or the marker of a family (MARKER + seat).
EMPTY: Final = 0
WHITE: Final = 1
BLACK: Final = 2
MARKER: Final = 3
TOKEN_IDS: Final = ("empty", "white", "black", *[f"marker-{seat}" for seat in SEATS])

# --- the die

HOURGLASS: Final = 0
WOMAN: Final = 1
MAN: Final = 2
SYMBOL_IDS: Final = ("hourglass", "woman", "man")
FACES: Final = tuple(
    [tuple(sorted({SYMBOL_IDS.index(str(name)) for name in face})) for face in DATA["die"]["face"]]
)
FACE_IDS: Final = tuple(["-".join([SYMBOL_IDS[symbol] for symbol in face]) for face in FACES])
FAMINE: Final = SYMBOL_IDS.index(str(DATA["die"]["famine"]))

# --- the market


def _deals() -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Every deal that the table allows: cubes given, cubes received."""
    found: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    for line in DATA["trade"]["line"]:
        if not line["count"]:
            continue
        for given in combinations_with_replacement(line["give"], int(line["count"])):
            for got in combinations_with_replacement(line["get"], int(line["back"])):
                deal = (
                    tuple([given.count(name) for name in RESOURCE_IDS]),
                    tuple([got.count(name) for name in RESOURCE_IDS]),
                )
                if deal not in found:
                    found.append(deal)
    return tuple(found)


def _deal_id(deal: tuple[tuple[int, ...], tuple[int, ...]]) -> str:
    return "-for-".join(
        [
            "-".join([f"{count}-{RESOURCE_IDS[r]}" for r, count in enumerate(bundle) if count])
            for bundle in deal
        ]
    )


DEALS: Final = _deals()
DEAL_IDS: Final = tuple([_deal_id(deal) for deal in DEALS])
DEAL_SIZE: Final = tuple([sum(deal[0]) for deal in DEALS])
TRADE_MOST: Final = int(DATA["trade"]["most"])

# --- prices

_cost: Final[dict[str, Any]] = DATA["cost"]
RECRUIT: Final = _bundle(_cost["recruit"])
SURCHARGE: Final = _bundle(_cost["surcharge"])
CROWDED: Final = int(_cost["crowded"])
TOLL: Final = int(_cost["token"]["gold"])
BASTARD: Final = int(_cost["bastard"]["gold"])
NUN_PRIVILEGES: Final = int(_cost["nun_privileges"])
CASTLE_BID: Final = _bundle(_cost["castle"])
PER_WOMAN: Final = int(_cost["influence_per_woman"])

COURT_CUBES: Final = _bundle(DATA["gain"]["court"])
COURT_MAJORITY: Final = _bundle(DATA["gain"]["court_majority"])
MARKET_MAJORITY: Final = _bundle(DATA["gain"]["market_majority"])
ABBESS: Final = _bundle(DATA["gain"]["abbess"])
CRUSADE: Final = _bundle(DATA["gain"]["crusade"])

# --- strength and prestige

SOLDIER: Final = int(DATA["strength"]["soldier"])
CASTLE: Final = int(DATA["strength"]["castle"])
CUBE: Final = int(DATA["strength"]["cube"])

_pp: Final[dict[str, Any]] = DATA["prestige"]
PP_MAJORITY: Final = tuple([int(_pp["majority"][sphere]) for sphere in LIMITED_IDS])
PP_WEDDING: Final = int(_pp["wedding"])
PP_NO_HEIR: Final = int(_pp["no_heir"])
PP_RESISTED: Final = int(_pp["resisted"])
PP_VASSAL: Final = int(_pp["vassal"])
PP_LAND: Final = int(_pp["land"])
PP_CASTLE: Final = int(_pp["castle"])
PP_LEADER: Final = int(_pp["leader"])
PP_KING: Final = int(_pp["king"])
PP_CATHEDRAL: Final = int(DATA["cathedral"]["best"])
PP_LOWEST: Final = int(DATA["cathedral"]["lowest"])
FINAL_GOODS: Final = int(DATA["final"]["majority"]["goods"])
FINAL_INFLUENCE: Final = int(DATA["final"]["majority"]["influence"])
FINAL_PRIVILEGES: Final = int(DATA["final"]["majority"]["privileges"])
FINAL_GOLD: Final = int(DATA["final"]["gold"]["count"])
FINAL_GOLD_PP: Final = int(DATA["final"]["gold"]["pp"])
FINAL_WOMAN: Final = int(DATA["final"]["woman"]["pp"])
FINAL_MOST_WOMEN: Final = int(DATA["final"]["woman"]["most"])
