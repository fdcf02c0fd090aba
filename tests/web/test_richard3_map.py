"""The map that is drawn is the map that is played: shapes, borders, seas and ports are those of the data.

Everything is measured on `map.json`, as it is given to browsers, with geometry of this file's own.
"""

import gzip
import json
import math
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from web.tools.richard3_map import __main__ as maker
from web.tools.richard3_map.book import text
from web.tools.richard3_map.chart import draw
from web.tools.richard3_map.coast import read

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web/src/games/richard3"
MAP = json.loads((CLIENT / "map.json").read_text())
DATA = tomllib.loads((ROOT / "src/banneret/games/richard3/data.toml").read_text())
SPEC = tomllib.loads((ROOT / "web/tools/richard3_map/areas.toml").read_text())

AREAS = {area["id"]: area for area in DATA["area"]}
BORDERS = {frozenset(pair): kind for kind, pairs in DATA["borders"].items() for pair in pairs}
DRAWN = {area["id"]: area for area in MAP["areas"]}
WIDE, HIGH = MAP["size"]

SEEN = 25.0  # a border or coast shorter than this is easily missed
ROOM = 26.0  # what a few blocks need
NARROW = {"isle-of-man": 14.0}  # an island is as large as it is
ABROAD = {"isle-of-man"}  # names that stand in the sea beside their area

Point = tuple[int, int]  # tenths of a unit, so that shared points are equal
Ring = list[Point]
Side = tuple[Point, Point]


def walk(steps: list[int]) -> Ring:
    x = y = 0
    line: Ring = []
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + dx, y + dy
        line.append((x, y))
    return line


ARCS = [walk(steps) for steps in MAP["arcs"]]


def arc(number: int) -> Ring:
    return ARCS[number] if number >= 0 else ARCS[~number][::-1]


def ring(numbers: list[int]) -> Ring:
    """A ring's points. Each arc must begin where the one before ends, the first where the last does."""
    arcs = [arc(number) for number in numbers]
    for before, here in zip(arcs[-1:] + arcs[:-1], arcs, strict=True):
        assert before[-1] == here[0]
    return [point for line in arcs for point in line[:-1]]


SHAPES: Mapping[str, list[Ring]] = {
    **{
        row["id"]: [ring(numbers) for numbers in row["rings"]]
        for row in MAP["areas"] + MAP["seas"] + MAP["estuaries"]
    },
    "land": [ring(numbers) for numbers in MAP["land"]],
}
SEAS = [row["id"] for row in MAP["seas"]]
RIVER_MOUTHS = [row["id"] for row in MAP["estuaries"]]


def sides(line: Ring) -> Iterator[Side]:
    yield from pairwise([*line, line[0]])


@cache
def rim(shape: str) -> frozenset[Side]:
    """The sides of a shape, whichever way they are walked."""
    return frozenset((min(a, b), max(a, b)) for line in SHAPES[shape] for a, b in sides(line))


def shared(one: str, two: str) -> frozenset[Side]:
    return rim(one) & rim(two)


def long(found: frozenset[Side]) -> float:
    return sum(math.dist(a, b) for a, b in found) / 10


def size(line: Ring) -> float:
    """Square units; holes are walked the other way round and count below 0."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in sides(line)) / 200


def inside(at: tuple[float, float], shape: str) -> bool:
    x, y = at[0] * 10, at[1] * 10
    odd = False
    for a, b in rim(shape):
        if (a[1] > y) != (b[1] > y) and x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]):
            odd = not odd
    return odd


def away(at: tuple[float, float], shape: str) -> float:
    """How far a point is from the rim of a shape."""
    x, y = at[0] * 10, at[1] * 10
    best = math.inf
    for (ax, ay), (bx, by) in rim(shape):
        dx, dy = bx - ax, by - ay
        part = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        best = min(best, math.hypot(x - ax - part * dx, y - ay - part * dy))
    return best / 10


def beside(at: tuple[float, float], area: dict[str, Any]) -> float:
    """How far a point is from the ground of an area's name."""
    dx = abs(at[0] - area["label"][0]) - area["box"][0] / 2
    dy = abs(at[1] - area["label"][1]) - area["box"][1] / 2
    return math.hypot(max(dx, 0), max(dy, 0))


def corners(area: dict[str, Any]) -> list[tuple[float, float]]:
    (x, y), (w, h) = area["label"], area["box"]
    return [(x + dx * w / 2, y + dy * h / 2) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]


# --- what is drawn ------------------------------------------------------------------------------------------


def test_every_area_is_drawn_once_and_nothing_else() -> None:
    assert [area["id"] for area in MAP["areas"]] == [area["id"] for area in DATA["area"]]
    assert sorted(SEAS) == sorted({sea for area in DATA["area"] for sea in area.get("seas", ())})


def test_shapes_lie_side_by_side_without_gap_or_overlap() -> None:
    """Every side is walked once each way, but for the sheet's edge; together the shapes fill the sheet."""
    walked = Counter(side for rings in SHAPES.values() for line in rings for side in sides(line))
    assert set(walked.values()) == {1}
    alone = [(a, b) for a, b in walked if (b, a) not in walked]
    assert all(
        (a[0] == b[0] and a[0] in (0, WIDE * 10)) or (a[1] == b[1] and a[1] in (0, HIGH * 10))
        for a, b in alone
    )
    assert sum(size(line) for rings in SHAPES.values() for line in rings) == pytest.approx(WIDE * HIGH)


def test_no_two_lines_cross() -> None:
    tiles: dict[tuple[int, int], set[Side]] = defaultdict(set)
    for shape in SHAPES:
        for a, b in rim(shape):
            for x in range(min(a[0], b[0]) // 200, max(a[0], b[0]) // 200 + 1):
                for y in range(min(a[1], b[1]) // 200, max(a[1], b[1]) // 200 + 1):
                    tiles[x, y].add((a, b))

    def left(a: Point, b: Point, c: Point) -> int:
        turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        return (turn > 0) - (turn < 0)

    for tile in tiles.values():
        for (a, b), (c, d) in combinations(tile, 2):
            if {a, b} & {c, d}:
                continue
            assert not (left(a, b, c) != left(a, b, d) and left(c, d, a) != left(c, d, b)), (a, b, c, d)


def test_a_point_lies_in_one_shape() -> None:
    for x in range(7, WIDE, 40):
        for y in range(7, HIGH, 40):
            at = (x + 0.25, y + 0.25)  # between the tenths, so never on a line
            assert len([shape for shape in SHAPES if inside(at, shape)]) == 1


# --- what the game says -------------------------------------------------------------------------------------


@pytest.mark.parametrize("pair", list(combinations(AREAS, 2)), ids="|".join)
def test_areas_share_a_border_exactly_if_the_game_joins_them(pair: tuple[str, str]) -> None:
    one, two = pair
    if frozenset(pair) in BORDERS:
        assert long(shared(one, two)) >= SEEN
    else:
        assert not shared(one, two)


def test_borders_have_the_colours_of_the_game() -> None:
    drawn = {frozenset((border["a"], border["b"])): border["kind"] for border in MAP["borders"]}
    assert len(drawn) == len(MAP["borders"])
    assert drawn == BORDERS


@pytest.mark.parametrize("border", MAP["borders"], ids=lambda border: f"{border['a']}|{border['b']}")
def test_a_border_is_the_line_that_two_areas_share(border: dict[str, Any]) -> None:
    line = {(min(a, b), max(a, b)) for number in border["arcs"] for a, b in pairwise(arc(number))}
    assert line == shared(border["a"], border["b"])


def test_areas_that_are_not_joined_do_not_seem_to_be() -> None:
    """Areas that are not neighbours lie well apart, unless the game has a river between them."""
    rivers = {frozenset(pair) for pair in SPEC["border"]["water"]}
    points = {area: {point for side in rim(area) for point in side} for area in AREAS}
    for pair in combinations(AREAS, 2):
        if frozenset(pair) in BORDERS or frozenset(pair) in rivers:
            continue
        one, two = (points[area] for area in pair)
        assert min(math.dist(a, b) for a in one for b in two) / 10 >= 15, pair


def test_rivers_without_a_border_are_listed_by_hand_and_are_water() -> None:
    for one, two in SPEC["border"]["water"]:
        assert frozenset((one, two)) not in BORDERS
        assert not shared(one, two)


@pytest.mark.parametrize("area", AREAS)
def test_an_area_has_a_coast_on_exactly_its_seas(area: str) -> None:
    coasts = {sea: long(shared(area, sea)) for sea in SEAS if shared(area, sea)}
    assert set(coasts) == set(AREAS[area].get("seas", ()))
    assert all(length >= SEEN for length in coasts.values())


def test_a_river_mouth_is_no_sea() -> None:
    """South Yorks on the Humber, Hereford and Gloucester on the Severn see water and have no coast."""
    banks = {mouth: {area for area in AREAS if shared(area, mouth)} for mouth in RIVER_MOUTHS}
    assert banks == {"humber": {"south-yorks"}, "severn": {"hereford", "gloucester"}}
    assert not any(AREAS[area].get("seas") for areas in banks.values() for area in areas)
    for row in MAP["estuaries"]:
        mouth = {(min(a, b), max(a, b)) for number in row["mouth"] for a, b in pairwise(arc(number))}
        assert any(mouth == shared(row["id"], sea) for sea in SEAS)


def test_seas_meet_where_a_dashed_line_is_drawn() -> None:
    line = {(min(a, b), max(a, b)) for number in MAP["straits"] for a, b in pairwise(arc(number))}
    meetings = {pair: shared(*pair) for pair in combinations(sorted(SEAS), 2)}
    assert frozenset().union(*meetings.values()) == line
    assert {pair for pair, found in meetings.items() if found} == {
        ("english-channel", "irish-sea"),
        ("english-channel", "north-sea"),
    }


def test_the_coast_is_where_land_meets_water() -> None:
    coast = {(min(a, b), max(a, b)) for number in MAP["coast"] for a, b in pairwise(arc(number))}
    land, water = [*AREAS, "land"], [*SEAS, *RIVER_MOUTHS]
    assert coast == frozenset().union(*(shared(one, two) for one in land for two in water))


def test_land_that_is_not_in_play_is_set_off() -> None:
    edges = {(min(a, b), max(a, b)) for number in MAP["edges"] for a, b in pairwise(arc(number))}
    assert edges == frozenset().union(*(shared(area, "land") for area in AREAS))
    assert {area for area in AREAS if shared(area, "land")} == {"france", "calais"}


# --- where things go ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("area", MAP["areas"], ids=lambda area: area["id"])
def test_pieces_have_room(area: dict[str, Any]) -> None:
    at, room = area["at"], area["room"]
    assert inside(at, area["id"])
    assert room <= away(at, area["id"]) + 0.01
    assert room <= min(at[0], at[1], WIDE - at[0], HIGH - at[1])
    assert room <= beside(at, area) + 0.5  # the box is rounded
    assert room >= NARROW.get(area["id"], ROOM)
    assert area.get("small", False) == (area["id"] in NARROW)


@pytest.mark.parametrize("area", MAP["areas"], ids=lambda area: area["id"])
def test_names_stand_in_their_area_and_on_the_sheet(area: dict[str, Any]) -> None:
    for corner in corners(area):
        if area["id"] in ABROAD:
            assert any(inside(corner, sea) for sea in AREAS[area["id"]]["seas"])
        else:
            assert inside(corner, area["id"])
        assert 0 < corner[0] < WIDE
        assert 0 < corner[1] < HIGH
    assert (area["id"] in SPEC["name"]["at"]) == (area["id"] in ABROAD)


def test_names_have_ground_for_their_letters_and_marks() -> None:
    for area in MAP["areas"]:
        data = AREAS[area["id"]]
        marks = sum(
            (data.get("crown", False), "city" in data, "cathedral" in data, len(data.get("shields", ())))
        )
        assert area["box"][0] >= 16 * marks
        assert area["box"][0] >= 6 * len(area["id"])
        assert area["box"][1] >= (30 if marks else 15)


def test_sea_names_stand_in_their_sea() -> None:
    for sea in MAP["seas"]:
        assert inside(sea["label"], sea["id"])
        assert away(sea["label"], sea["id"]) >= 30


def test_every_area_has_a_port_on_each_of_its_seas() -> None:
    found = [(port["area"], port["sea"]) for port in MAP["ports"]]
    assert sorted(found) == sorted((area["id"], sea) for area in DATA["area"] for sea in area.get("seas", ()))
    for port in MAP["ports"]:
        assert inside(port["at"], port["sea"])
        nearest = min(AREAS, key=lambda area: away(port["at"], area))
        assert nearest == port["area"]
        assert 3 <= away(port["at"], port["area"]) <= 8


def test_cities_stand_in_their_areas() -> None:
    found = {(city["id"], city["area"]) for city in MAP["cities"]}
    assert found == {(area["city"], area["id"]) for area in DATA["area"] if "city" in area}
    for city in MAP["cities"]:
        assert inside(city["at"], city["area"])
        assert away(city["at"], city["area"]) >= 3
        assert beside(city["at"], DRAWN[city["area"]]) >= 4


def test_ornaments_hide_nothing() -> None:
    names = [(area["label"], area["box"]) for area in MAP["areas"]]
    for x, y, *_ in MAP["hills"] + MAP["woods"]:
        assert any(inside((x, y), shape) for shape in [*AREAS, "land"])
        assert not any(abs(x - bx) < w / 2 and abs(y - by) < h / 2 for (bx, by), (w, h) in names)
        assert min(math.dist((x, y), area["at"]) for area in MAP["areas"]) >= 20
    for steps in MAP["rivers"]:
        course = [(x / 10, y / 10) for x, y in walk(steps)]
        assert not any(inside(point, sea) for point in course[:-1] for sea in SEAS)


# --- what a historian and a sailor expect -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("north", "south"),
    [
        ("scotland", "northumbria"),
        ("northumbria", "north-yorks"),
        ("north-yorks", "south-yorks"),
        ("cumbria", "lancaster"),
        ("lancaster", "chester"),
        ("caernarvon", "pembroke"),
        ("powys", "glamorgan"),
        ("derby", "leicester"),
        ("east-anglia", "essex"),
        ("essex", "kent"),
        ("glamorgan", "somerset"),
        ("wilts", "dorset"),
        ("dorset", "france"),
        ("kent", "calais"),
    ],
)
def test_north_is_up(north: str, south: str) -> None:
    assert DRAWN[north]["at"][1] < DRAWN[south]["at"][1]


@pytest.mark.parametrize(
    ("west", "east"),
    [
        ("ireland", "isle-of-man"),
        ("isle-of-man", "cumbria"),
        ("lancaster", "south-yorks"),
        ("north-yorks", "east-yorks"),
        ("chester", "derby"),
        ("derby", "lincoln"),
        ("powys", "hereford"),
        ("hereford", "warwick"),
        ("warwick", "leicester"),
        ("rutland", "east-anglia"),
        ("cornwall", "somerset"),
        ("gloucester", "oxford"),
        ("oxford", "middlesex"),
        ("sussex", "kent"),
        ("france", "calais"),
    ],
)
def test_west_is_left(west: str, east: str) -> None:
    assert DRAWN[west]["at"][0] < DRAWN[east]["at"][0]


def test_the_islands_are_there() -> None:
    """Anglesey, Wight, and what is left of Scotland's isles, each with its own shore."""
    lone = {area: len(SHAPES[area]) - 1 for area in AREAS}
    assert lone["caernarvon"] == lone["sussex"] == 1
    assert lone["scotland"] >= 3


# --- how it is made -----------------------------------------------------------------------------------------


def test_the_map_is_small_enough_to_load() -> None:
    whole = (CLIENT / "map.json").read_bytes() + (CLIENT / "map.ts").read_bytes()
    assert len(whole) <= 60_000
    assert len(gzip.compress(whole, 9)) <= 25_000


def test_the_map_is_what_its_sources_make() -> None:
    """The same shapes from the same sources; a last digit may differ where sines are reckoned differently."""
    made = json.loads(text(maker.made()))
    assert made.keys() == MAP.keys()
    for mine, theirs in zip(made.pop("arcs"), MAP["arcs"], strict=True):
        assert near(walk(mine), walk(theirs))
    for mine, theirs in zip(made.pop("rivers"), MAP["rivers"], strict=True):
        assert near(walk(mine), walk(theirs))
    assert alike(made, {key: value for key, value in MAP.items() if key not in ("arcs", "rivers")})


def near(mine: Ring, theirs: Ring) -> bool:
    return len(mine) == len(theirs) and all(math.dist(a, b) <= 2 for a, b in zip(mine, theirs, strict=True))


def alike(mine: Any, theirs: Any) -> bool:
    if isinstance(mine, dict):
        return mine.keys() == theirs.keys() and all(alike(mine[key], theirs[key]) for key in mine)
    if isinstance(mine, list):
        return len(mine) == len(theirs) and all(map(alike, mine, theirs))
    if isinstance(mine, float):
        return math.isclose(mine, theirs, abs_tol=0.2)
    return bool(mine == theirs)


def test_a_map_that_the_game_does_not_know_is_refused() -> None:
    """Ask for a border that the ground does not have, and for one less: the maker names both."""
    chart = draw(SPEC, read())
    wrong = json.loads(json.dumps(DATA))
    wrong["borders"]["red"].append(["kent", "scotland"])
    wrong["borders"]["yellow"].remove(["kent", "sussex"])
    with pytest.raises(ValueError, match=r"kent\|scotland is not drawn; kent\|sussex is not wanted"):
        maker.check(chart, wrong)
    maker.check(chart, DATA)
