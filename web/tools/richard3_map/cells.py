"""Which ground is nearest to which town, and the borders that follow between the areas (a power diagram)."""

from collections import defaultdict
from dataclasses import dataclass

from web.tools.richard3_map.curve import Line, Point

Corner = tuple[
    int, int, int
]  # the three towns that meet there, in order; towns below 0 are the edge of the world
EDGE = 4000.0


@dataclass(frozen=True)
class Town:
    name: str
    area: str
    at: Point
    weight: float = 0.0

    def away(self, point: Point) -> float:
        """How far a point is from this town: the least one owns the point."""
        (x, y), (tx, ty) = point, self.at
        return (x - tx) ** 2 + (y - ty) ** 2 - self.weight * abs(self.weight)


def owner(towns: list[Town], point: Point) -> str:
    return min(towns, key=lambda town: town.away(point)).area


# The edge of the world: four half-planes, far out at sea.
WORLD = ((-1, (1.0, 0.0)), (-2, (0.0, 1.0)), (-3, (-1.0, 0.0)), (-4, (0.0, -1.0)))


def plane(towns: list[Town], i: int, j: int) -> tuple[float, float, float]:
    """a, b, c: ground of town i as against town j is where a x + b y <= c."""
    if j < 0:
        a, b = dict(WORLD)[j]
        return a, b, EDGE
    one, two = towns[i], towns[j]
    a, b = 2 * (two.at[0] - one.at[0]), 2 * (two.at[1] - one.at[1])
    return a, b, two.away((0.0, 0.0)) - one.away((0.0, 0.0))


def cell(towns: list[Town], i: int) -> list[Corner]:
    """The corners of the ground of one town, in turn, by what meets there."""
    # Each corner goes with the neighbour along the side that starts there.
    shape: list[tuple[Point, int]] = [
        ((EDGE, -EDGE), -1),
        ((EDGE, EDGE), -2),
        ((-EDGE, EDGE), -3),
        ((-EDGE, -EDGE), -4),
    ]
    for j in range(len(towns)):
        if j == i:
            continue
        a, b, c = plane(towns, i, j)
        over = [a * x + b * y - c for (x, y), _ in shape]
        if max(over) <= 0:
            continue
        cut: list[tuple[Point, int]] = []
        for k, (here, side) in enumerate(shape):
            after = (k + 1) % len(shape)
            there = shape[after][0]
            if over[k] <= 0:
                cut.append((here, side))
            if (over[k] <= 0) != (over[after] <= 0):
                part = over[k] / (over[k] - over[after])
                point = (here[0] + part * (there[0] - here[0]), here[1] + part * (there[1] - here[1]))
                cut.append((point, j if over[k] <= 0 else side))
        shape = cut
    corners: list[Corner] = []
    for k, (_, side) in enumerate(shape):
        first, second, third = sorted((i, shape[k - 1][1], side))
        corners.append((first, second, third))
    return corners


def meet(towns: list[Town], corner: Corner) -> Point:
    """Where three grounds meet; reckoned from the three alone, so that all who ask get the same point."""
    i = max(corner)
    j, k = (town for town in corner if town != i)
    a, b, c = plane(towns, i, j)
    d, e, f = plane(towns, i, k)
    det = a * e - b * d
    return (c * e - b * f) / det, (a * f - c * d) / det


@dataclass(frozen=True)
class Border:
    """A border between two areas from one corner to another, as straight pieces."""

    areas: tuple[str, str]
    ends: tuple[Corner, Corner]
    line: Line


def borders(towns: list[Town]) -> list[Border]:
    """The borders between areas, each in one piece from corner to corner."""
    edges: set[tuple[Corner, Corner]] = set()
    pair: dict[tuple[Corner, Corner], tuple[str, str]] = {}
    for i, town in enumerate(towns):
        corners = cell(towns, i)
        for k, corner in enumerate(corners):
            after = corners[(k + 1) % len(corners)]
            j = max((set(corner) & set(after)) - {i}, default=-1)
            if j > i and towns[j].area != town.area:
                edge = (corner, after) if corner < after else (after, corner)
                edges.add(edge)
                one, two = sorted((town.area, towns[j].area))
                pair[edge] = (one, two)
    ways: dict[Corner, list[tuple[Corner, Corner]]] = defaultdict(list)
    for edge in sorted(edges):
        for corner in edge:
            ways[corner].append(edge)
    found: list[Border] = []
    for start in sorted(ways):
        if len(ways[start]) == 2:
            continue  # not an end: the border runs on
        for edge in ways[start]:
            if edge not in edges:
                continue
            here, chain = start, [start]
            areas = pair[edge]
            while True:
                edges.discard(edge)
                here = edge[1] if edge[0] == here else edge[0]
                chain.append(here)
                if len(ways[here]) != 2:
                    break
                first, second = ways[here]
                edge = second if edge == first else first
            found.append(Border(areas, (start, here), [meet(towns, corner) for corner in chain]))
    if edges:
        raise ValueError(f"an area lies inside another: {sorted({pair[edge] for edge in edges})}")
    return found
