"""Makes the map of Richard III: `python -m web.tools.richard3_map` (see README.md)."""

import json
import re
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from web.tools.richard3_map import coast
from web.tools.richard3_map.chart import Chart, draw
from web.tools.richard3_map.curve import Line, Point
from web.tools.richard3_map.lands import pair, way
from web.tools.richard3_map.place import Spot, ashore, settle
from web.tools.richard3_map.plane import Arc, Face
from web.tools.richard3_map.project import Sheet

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[2]
GAME: Final = ROOT / "src/banneret/games/richard3"
TARGET: Final = ROOT / "web/src/games/richard3/map.json"

OFF = 7.0  # how far out a port lies
SMALL = 24.0  # an area with less room than this is small


def names() -> dict[str, int]:
    """How long the longest name of each area is, in any language."""
    longest: dict[str, int] = {}
    for file in sorted((GAME / "text").glob("*.ftl")):
        for area, name in re.findall(r"^area-([a-z-]+) = (.*)$", file.read_text(), re.MULTILINE):
            longest[area] = max(longest.get(area, 0), len(name))
    return longest


def spot(chart: Chart, spec: dict[str, Any], area: dict[str, Any], letters: int) -> tuple[Spot, Point]:
    """Where the pieces and the name of an area go, and how wide and high the name is with its marks."""
    marks = sum((area.get("crown", False), "city" in area, "cathedral" in area, len(area.get("shields", ()))))
    wide = max(letters * spec["name"]["letter"], marks * spec["name"]["mark"])
    high = spec["name"]["line"] * (2 if marks else 1)
    fixed = spec["name"]["at"].get(area["id"])
    main = chart.pieces(area["id"])[0]
    return settle(main.rings, chart.size, (wide / 2, high / 2), fixed and pair(fixed)), (wide, high)


class Book:
    """The arcs of the map, each written once and numbered; shapes name them by number, `~number` if walked back."""

    def __init__(self, arcs: Sequence[Arc]) -> None:
        self.arcs = [arc for arc in arcs]
        self.number = {arc: n for n, arc in enumerate(self.arcs)}

    def written(self) -> list[list[int]]:
        """Tenths of a unit: the first point, then the step to each of the others."""
        rows: list[list[int]] = []
        for arc in self.arcs:
            x = y = 0
            row: list[int] = []
            for px, py in arc.line:
                tx, ty = round(px * 10), round(py * 10)
                row += [tx - x, ty - y]
                x, y = tx, ty
            rows.append(row)
        return rows

    def rings(self, faces: Sequence[Face]) -> list[list[int]]:
        return [
            [~self.number[side.arc] if side.back else self.number[side.arc] for side in loop]
            for face in faces
            for loop in face.loops
        ]

    def lines(self, arcs: Sequence[Arc]) -> list[int]:
        return sorted(self.number[arc] for arc in arcs)


def made() -> dict[str, Any]:
    """The map as it goes into map.json."""
    spec = tomllib.loads((HERE / "areas.toml").read_text())
    data = tomllib.loads((GAME / "data.toml").read_text())
    chart = draw(spec, coast.read())
    book = Book(chart.arcs)
    letters = names()
    areas = []
    for area in data["area"]:
        where, box = spot(chart, spec, area, letters[area["id"]])
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
    borders = [
        {"a": a, "b": b, "kind": kind, "arcs": book.lines(chart.between(a, b))}
        for kind, pairs in data["borders"].items()
        for a, b in sorted(sorted(names) for names in pairs)
    ]
    seas = [
        {"id": row["id"], "rings": book.rings(chart.pieces(row["id"])), "label": spec["sea-name"][row["id"]]}
        for row in spec["sea"]
    ]
    estuaries = [
        {
            "id": row["id"],
            "rings": book.rings(chart.pieces(row["id"])),
            "mouth": book.lines([arc for arc in chart.arcs if arc.kind == "mouth" and arc.name == row["id"]]),
        }
        for row in spec["estuary"]
    ]
    return {
        "size": [round(side) for side in chart.size],
        "arcs": book.written(),
        "areas": areas,
        "borders": borders,
        "seas": seas,
        "estuaries": estuaries,
        "land": book.rings(chart.pieces("")),
        "coast": book.lines([arc for arc in chart.arcs if arc.kind == "coast"]),
        "edges": book.lines(edges(chart)),
        "straits": book.lines([arc for arc in chart.arcs if arc.kind == "strait"]),
        "ports": ports(chart, spec, data),
        "cities": [
            {"id": area["city"], "area": area["id"], "at": onto(spec, area["id"], spec["city"][area["city"]])}
            for area in data["area"]
            if "city" in area
        ],
    }


def edges(chart: Chart) -> list[Arc]:
    """Borders with land that is not in play."""
    return [arc for arc, labels in chart.sides.items() if arc.kind == "border" and "" in labels]


def onto(spec: dict[str, Any], area: str, town: Sequence[float]) -> Point:
    """A town on the sheet; those of moved lands have moved."""
    home = next(row for row in spec["land"] if area in row.get("towns", {}) or row.get("area") == area)
    x, y = way(home, Sheet.of(spec["sheet"]))(pair(town))
    return round(x, 1), round(y, 1)


def ports(chart: Chart, spec: dict[str, Any], data: dict[str, Any]) -> list[dict[str, Any]]:
    """A port of every area on every sea it touches."""
    found = []
    for area in data["area"]:
        for sea in area.get("seas", ()):
            ((_, town),) = spec["port"][sea][area["id"]].items()
            shore: list[Line] = [list(arc.line) for arc in chart.between(area["id"], sea) if arc.kind == "coast"]
            found.append(
                {"area": area["id"], "sea": sea, "at": ashore(onto(spec, area["id"], town), shore, OFF)}
            )
    return found


def text(whole: dict[str, Any]) -> str:
    """JSON with one arc, area or border on a line: small, and changes can be read."""
    parts = []
    for key, value in whole.items():
        rows = value if key != "size" and isinstance(value, list) and value and not isinstance(value[0], int) else None
        if rows is None:
            parts.append(f"{json.dumps(key)}:{json.dumps(value, separators=(',', ':'))}")
        else:
            body = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
            parts.append(f"{json.dumps(key)}:[\n{body}\n]")
    return "{" + ",\n".join(parts) + "}\n"


if __name__ == "__main__":
    written = text(made())
    TARGET.write_text(written)
    sys.stdout.write(f"{TARGET.relative_to(ROOT)}: {len(written) / 1000:.0f} kB\n")
