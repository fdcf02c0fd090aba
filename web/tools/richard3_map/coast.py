"""Cuts the coast lines around England out of Natural Earth and writes them to `coast.json`.

Run by hand, when the window or the source changes: `npm ci`, then `python -m web.tools.richard3_map.coast`
(see README.md). The map itself is made from `coast.json`, which is kept with the project.
"""

import json
from pathlib import Path
from typing import Any, Final

from web.tools.richard3_map.curve import Line, area

HERE: Final = Path(__file__).parent
SOURCE: Final = HERE / "node_modules/world-atlas/land-10m.json"
TARGET: Final = HERE / "coast.json"

WINDOW: Final = (-9.0, 47.3, 5.0, 57.2)  # west, south, east, north
LEAST: Final = 0.0004  # square degrees: a rock of two kilometres
GRAIN: Final = 1000  # thousandths of a degree, about a hundred metres


def arcs(topology: dict[str, Any]) -> list[Line]:
    """The arcs of a TopoJSON file in degrees: they are kept as steps on a grid."""
    (kx, ky), (x0, y0) = topology["transform"]["scale"], topology["transform"]["translate"]
    lines: list[Line] = []
    for arc in topology["arcs"]:
        x = y = 0
        line: Line = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x * kx + x0, y * ky + y0))
        lines.append(line)
    return lines


def rings(topology: dict[str, Any]) -> list[Line]:
    """The outer ring of every piece of land."""
    lines = arcs(topology)
    found: list[Line] = []
    for geometry in topology["objects"]["land"]["geometries"]:
        for polygon in geometry["arcs"]:
            ring: Line = []
            for index in polygon[0]:
                line = lines[index] if index >= 0 else lines[~index][::-1]
                ring += line[:-1]  # the last point of an arc is the first of the next
            found.append(ring)
    return found


def clip(ring: Line) -> Line:
    """The part of a ring inside the window, one side of the window after another (Sutherland and Hodgman)."""
    west, south, east, north = WINDOW
    for axis, limit, sign in ((0, west, 1), (1, south, 1), (0, east, -1), (1, north, -1)):
        kept: Line = []
        for before, here in zip(ring[-1:] + ring[:-1], ring, strict=True):
            was, now = sign * (before[axis] - limit), sign * (here[axis] - limit)
            if (was < 0) != (now < 0):
                part = was / (was - now)
                kept.append(
                    (before[0] + part * (here[0] - before[0]), before[1] + part * (here[1] - before[1]))
                )
            if now >= 0:
                kept.append(here)
        ring = kept
    return ring


def grains(ring: Line) -> list[list[int]]:
    """A ring as whole numbers, without repeated points."""
    kept: list[list[int]] = []
    for x, y in ring:
        point = [round(x * GRAIN), round(y * GRAIN)]
        if not kept or point != kept[-1]:
            kept.append(point)
    return kept if kept[0] != kept[-1] else kept[:-1]


def read() -> list[Line]:
    """The rings in `coast.json`, in degrees, largest first."""
    return [[(x / GRAIN, y / GRAIN) for x, y in ring] for ring in json.loads(TARGET.read_text())]


def main() -> None:
    found: list[Line] = []
    for ring in rings(json.loads(SOURCE.read_text())):
        cut = clip(ring)
        if len(cut) > 3 and abs(area(cut)) >= LEAST:
            found.append(cut)
    found.sort(key=lambda ring: -abs(area(ring)))
    rows = [json.dumps(grains(ring), separators=(",", ":")) for ring in found]
    TARGET.write_text("[" + ",\n".join(rows) + "]\n")


if __name__ == "__main__":
    main()
