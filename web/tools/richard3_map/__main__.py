"""Makes the map of Richard III: `python -m web.tools.richard3_map` (see README.md)."""

import re
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from web.tools.richard3_map import coast
from web.tools.richard3_map.book import Book, steps, text
from web.tools.richard3_map.chart import Chart, draw
from web.tools.richard3_map.curve import Line, Point, even, length
from web.tools.richard3_map.lands import pair, way
from web.tools.richard3_map.ornament import Box, rivers, scattered
from web.tools.richard3_map.place import Spot, ashore, settle

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[2]
GAME: Final = ROOT / "src/banneret/games/richard3"
TARGET: Final = ROOT / "web/src/games/richard3/map.json"

OFF = 7.0  # how far out a port lies
SMALL = 24.0  # an area with less room than this is small
PIECES = 20.0  # half of the ground that ornaments leave to pieces
LEAST = 25.0  # a border shorter than this would not be seen


def letters() -> dict[str, int]:
    """How long the longest name of each area is, in any language."""
    longest: dict[str, int] = {}
    for file in sorted((GAME / "text").glob("*.ftl")):
        for area, name in re.findall(r"^area-([a-z-]+) = (.*)$", file.read_text(), re.MULTILINE):
            longest[area] = max(longest.get(area, 0), len(name))
    return longest


def spot(chart: Chart, spec: dict[str, Any], area: dict[str, Any], count: int) -> tuple[Spot, Point]:
    """Where the pieces and the name of an area go, and how wide and high the name is with its marks."""
    marks = sum((area.get("crown", False), "city" in area, "cathedral" in area, len(area.get("shields", ()))))
    wide = max(count * spec["name"]["letter"], marks * spec["name"]["mark"])
    high = spec["name"]["line"] * (2 if marks else 1)
    towns = [onto(chart, spec, area["id"], spec["city"][area["city"]])] if "city" in area else []
    fixed = spec["name"]["at"].get(area["id"])
    try:
        found = settle(
            chart.pieces(area["id"])[0].rings, chart.size, (wide / 2, high / 2), towns, fixed and pair(fixed)
        )
    except ValueError as error:
        raise ValueError(f"{area['id']}: {error}") from error
    return found, (wide, high)


def onto(chart: Chart, spec: dict[str, Any], area: str, town: Sequence[float]) -> Point:
    """A town on the sheet; those of moved lands have moved."""
    home = next(row for row in spec["land"] if area in row.get("towns", {}) or row.get("area") == area)
    x, y = way(home, chart.sheet)(pair(town))
    return round(x, 1), round(y, 1)


def ports(chart: Chart, spec: dict[str, Any], data: dict[str, Any]) -> list[dict[str, Any]]:
    """A port of every area on every sea it touches."""
    found: list[dict[str, Any]] = []
    for area in data["area"]:
        for sea in area.get("seas", ()):
            ((_, town),) = spec["port"][sea][area["id"]].items()
            shore: list[Line] = [list(arc.line) for arc in chart.between(area["id"], sea)]
            open_sea = [ring for face in chart.pieces(sea) for ring in face.rings]
            at = ashore(onto(chart, spec, area["id"], town), shore, open_sea, OFF)
            found.append({"area": area["id"], "sea": sea, "at": at})
    return found


def check(chart: Chart, data: dict[str, Any]) -> None:
    """Stops if the ground is not as the game has it; the tests look closer, at what was written."""
    have = {
        frozenset(labels) for arc, labels in chart.sides.items() if arc.kind == "border" and "" not in labels
    }
    want = {frozenset(names) for pairs in data["borders"].values() for names in pairs}
    wrong = [
        f"{'|'.join(sorted(names))} is {'not drawn' if names in want else 'not wanted'}"
        for names in have ^ want
    ]
    for names in have & want:
        one, two = sorted(names)
        long = sum(length(arc.line) for arc in chart.between(one, two))
        if long < LEAST:
            wrong.append(f"{one}|{two} is only {long:.0f} long")
    if wrong:
        raise ValueError("; ".join(sorted(wrong)))


def made() -> dict[str, Any]:
    """The map as it goes into map.json."""
    spec = tomllib.loads((HERE / "areas.toml").read_text())
    data = tomllib.loads((GAME / "data.toml").read_text())
    chart = draw(spec, coast.read())
    check(chart, data)
    book = Book(chart.arcs)
    count = letters()
    areas: list[dict[str, Any]] = []
    taken: list[Box] = []
    for area in data["area"]:
        where, box = spot(chart, spec, area, count[area["id"]])
        taken += [(where.label, (box[0] / 2, box[1] / 2)), (where.at, (PIECES, PIECES))]
        areas.append(
            {
                "id": area["id"],
                "rings": book.rings(chart.pieces(area["id"])),
                "at": where.at,
                "room": where.room,
                "label": where.label,
                "box": [round(side) for side in box],
                **({"small": True} if where.room < SMALL else {}),
            }
        )
    cities = [
        {
            "id": area["city"],
            "area": area["id"],
            "at": onto(chart, spec, area["id"], spec["city"][area["city"]]),
        }
        for area in data["area"]
        if "city" in area
    ]
    taken += [(pair(city["at"]), (5.0, 5.0)) for city in cities]
    taken += [
        (point, (2.0, 2.0)) for arc in chart.arcs if arc.kind == "border" for point in even(arc.line, 4.0)
    ]
    return {
        "size": [round(side) for side in chart.size],
        "arcs": book.written(),
        "areas": areas,
        "borders": [
            {"a": a, "b": b, "kind": kind, "arcs": book.lines(chart.between(a, b))}
            for kind, pairs in data["borders"].items()
            for a, b in sorted(sorted(names) for names in pairs)
        ],
        "seas": [
            {"id": row["id"], "rings": book.rings(chart.pieces(row["id"])), "label": row["label"]}
            for row in spec["sea"]
        ],
        "estuaries": [
            {
                "id": row["id"],
                "rings": book.rings(chart.pieces(row["id"])),
                "mouth": book.lines(
                    [arc for arc in chart.arcs if (arc.kind, arc.name) == ("mouth", row["id"])]
                ),
            }
            for row in spec["estuary"]
        ],
        "land": book.rings(chart.pieces("")),
        "coast": book.lines([arc for arc in chart.arcs if arc.kind == "coast"]),
        "edges": book.lines(
            [arc for arc, labels in chart.sides.items() if arc.kind == "border" and "" in labels]
        ),
        "straits": book.lines([arc for arc in chart.arcs if arc.kind == "strait"]),
        "ports": ports(chart, spec, data),
        "cities": cities,
        "rivers": [steps(line) for line in rivers(spec, chart.lands, chart.sheet)],
        "hills": [
            [*at, height] for at, height in scattered(spec["hills"], spec, chart.lands, chart.sheet, taken)
        ],
        "woods": [[*at] for at, _ in scattered(spec["woods"], spec, chart.lands, chart.sheet, taken)],
    }


def main() -> None:
    written = text(made())
    TARGET.write_text(written)
    sys.stdout.write(f"{TARGET.relative_to(ROOT)}: {len(written) / 1000:.0f} kB\n")


if __name__ == "__main__":
    main()
