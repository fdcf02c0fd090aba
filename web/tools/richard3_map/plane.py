"""Lines that cut each other, and the faces between them."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from web.tools.richard3_map.curve import Line, Point, area, inside, sides

TILE = 25.0


@dataclass
class Stroke:
    """A line on the sheet before it is cut. A ring's last point is its first."""

    kind: str
    name: str
    line: Line
    land: str = ""  # what belongs to one land never cuts what belongs to another
    cuts: dict[int, list[tuple[float, Point]]] = field(default_factory=lambda: defaultdict(list))


@dataclass(frozen=True, eq=False)
class Arc:
    """A piece of a line between two nodes; drawn once, and used by the shapes on both sides."""

    kind: str
    name: str
    land: str
    line: tuple[Point, ...]


def crossing(a: Point, b: Point, c: Point, d: Point) -> tuple[float, float] | None:
    """Where on a-b and on c-d the two cross, as parts of each."""
    rx, ry = b[0] - a[0], b[1] - a[1]
    sx, sy = d[0] - c[0], d[1] - c[1]
    det = rx * sy - ry * sx
    if det == 0:
        return None
    t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / det
    u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / det
    return (t, u) if 0 <= t < 1 and 0 <= u < 1 else None


def cut(strokes: Sequence[Stroke]) -> list[Arc]:
    """All lines, cut wherever two of them cross."""
    tiles: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    tried: set[tuple[int, int, int, int]] = set()
    for s, stroke in enumerate(strokes):
        for i, (a, b) in enumerate(pairwise(stroke.line)):
            for tile in covered(a, b):
                for other in tiles[tile]:
                    if other[0] == s or (s, i, *other) in tried:
                        continue
                    tried.add((s, i, *other))
                    there = strokes[other[0]]
                    if stroke.land and there.land and stroke.land != there.land:
                        continue
                    c, d = there.line[other[1]], there.line[other[1] + 1]
                    found = crossing(a, b, c, d)
                    if found is None or {a, b} & {c, d}:
                        continue
                    t, u = found
                    point = (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]))
                    stroke.cuts[i].append((t, point))
                    there.cuts[other[1]].append((u, point))
                tiles[tile].append((s, i))
    arcs: list[Arc] = []
    for stroke in strokes:
        arcs += pieces(stroke)
    return arcs


def covered(a: Point, b: Point) -> Iterable[tuple[int, int]]:
    """The tiles that a straight piece may touch."""
    for x in range(int(min(a[0], b[0]) // TILE), int(max(a[0], b[0]) // TILE) + 1):
        for y in range(int(min(a[1], b[1]) // TILE), int(max(a[1], b[1]) // TILE) + 1):
            yield x, y


def pieces(stroke: Stroke) -> list[Arc]:
    """A line in pieces; a ring's first and last piece are one, unless it was cut at its first point."""
    lines: list[Line] = [[]]
    for i, point in enumerate(stroke.line):
        lines[-1].append(point)
        for _, where in sorted(stroke.cuts.get(i, ())):
            lines[-1].append(where)
            lines.append([where])
    if stroke.line[0] == stroke.line[-1] and len(lines) > 1:
        lines[0] = lines.pop()[:-1] + lines[0]
    return [Arc(stroke.kind, stroke.name, stroke.land, tuple(line)) for line in lines]


@dataclass(frozen=True)
class Side:
    """An arc walked forwards or backwards. As y grows downwards, its face lies on the right hand."""

    arc: Arc
    back: bool

    @property
    def line(self) -> tuple[Point, ...]:
        return self.arc.line[::-1] if self.back else self.arc.line

    @property
    def other(self) -> "Side":
        return Side(self.arc, not self.back)


@dataclass(frozen=True, eq=False)
class Face:
    """A piece of the sheet with nothing drawn across it: its outline and what lies in it."""

    loops: list[list[Side]]
    rings: list[Line]

    @property
    def size(self) -> float:
        return sum(area(ring) for ring in self.rings)

    def contains(self, point: Point) -> bool:
        return inside(point, self.rings)

    def deep(self) -> Point:
        """A point well inside: the middle of the longest level stretch through it."""
        ys = sorted(y for _, y in self.rings[0])
        best = (0.0, self.rings[0][0])
        for part in range(1, 12):
            y = ys[0] + (ys[-1] - ys[0]) * part / 12 + 1e-4
            xs = sorted(
                ax + (y - ay) / (by - ay) * (bx - ax)
                for ring in self.rings
                for (ax, ay), (bx, by) in sides(ring)
                if (ay > y) != (by > y)
            )
            for left, right in zip(xs[::2], xs[1::2], strict=True):
                best = max(best, (right - left, ((left + right) / 2, y)))
        return best[1]


def ring(loop: Sequence[Side]) -> Line:
    return [point for side in loop for point in side.line[:-1]]


def faces(arcs: Sequence[Arc]) -> list[Face]:
    """The faces between arcs that meet at their ends only."""
    out: dict[Point, list[Side]] = defaultdict(list)
    for arc in arcs:
        for side in (Side(arc, False), Side(arc, True)):
            out[side.line[0]].append(side)
    for ways in out.values():
        ways.sort(key=bearing)
    after: dict[Side, Side] = {}
    for ways in out.values():
        for k, side in enumerate(ways):
            after[side.other] = ways[k - 1]
    loops: list[list[Side]] = []
    seen: set[Side] = set()
    for side in list(after):
        if side in seen:
            continue
        loop = []
        while side not in seen:
            seen.add(side)
            loop.append(side)
            side = after[side]
        loops.append(loop)
    outer = [Face([loop], [ring(loop)]) for loop in loops if area(ring(loop)) > 0]
    for loop in loops:
        hole = ring(loop)
        if area(hole) > 0:
            continue
        around = [
            face
            for face in outer
            if area(face.rings[0]) > -area(hole) + 1e-6 and inside(hole[0], face.rings[:1])
        ]
        if around:
            home = min(around, key=lambda face: area(face.rings[0]))
            home.loops.append(loop)
            home.rings.append(hole)
    return outer


def bearing(side: Side) -> float:
    (ax, ay), (bx, by) = side.line[:2]
    return math.atan2(by - ay, bx - ax)
