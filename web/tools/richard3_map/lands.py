"""The hand-made part of the map (`areas.toml`) laid on the sheet: coast lines and towns."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from web.tools.richard3_map.cells import Town
from web.tools.richard3_map.curve import Line, Point, area, inside, thin
from web.tools.richard3_map.project import Move, Sheet


@dataclass(frozen=True)
class Land:
    """A piece of land with one shore; `ring` is closed, its last point is its first."""

    name: str
    ring: Line
    towns: list[Town]

    def contains(self, point: Point) -> bool:
        return inside(point, [self.ring])


def pair(row: Any) -> Point:
    """Two numbers of a TOML file."""
    x, y = row
    return float(x), float(y)


def splice(ring: Line, shore: Line) -> Line:
    """A ring with a stretch of it drawn anew; the shorter way round is the one that is replaced."""
    i, j = (
        min(range(len(ring)), key=lambda k: (ring[k][0] - x) ** 2 + (ring[k][1] - y) ** 2)
        for x, y in (shore[0], shore[-1])
    )
    if (j - i) % len(ring) > (i - j) % len(ring):
        i, j, shore = j, i, shore[::-1]
    return ring[:i] + shore + ring[j + 1 :] if i <= j else shore + ring[j + 1 : i]


def way(row: dict[str, Any], sheet: Sheet) -> Callable[[Point], Point]:
    """How a land comes from degrees to the sheet: where it lies, or moved nearer."""
    if "move" not in row:
        return sheet
    move = Move(
        sheet(pair(row["move"]["town"])), pair(row["move"]["to"]), row["move"]["scale"], row["move"]["turn"]
    )
    return lambda point: move(sheet(point))


def lay(row: dict[str, Any], sheet: Sheet, coast: list[Line], least: float) -> Land:
    """One land of areas.toml."""
    at = pair(row["at"])
    put = way(row, sheet)
    ring = next((ring for ring in coast if inside(at, [ring])), None)
    if ring is None:
        raise ValueError(f"{row['name']}: no coast line goes round {at}")
    for shore in row.get("splices", ()):
        ring = splice(ring, [pair(point) for point in shore])
    line = [put(point) for point in ring]
    line = thin([*line, line[0]], row.get("least", least))
    if area(line[:-1]) < 0:
        line.reverse()
    towns = [
        Town(name, home, put((lon, lat)), *weight)
        for home, names in row.get("towns", {}).items()
        for name, (lon, lat, *weight) in names.items()
    ]
    return Land(row["name"], line, towns or [Town(row["name"], row["area"], put(at))])
