"""The sheet cut up: every arc of coast and border once, and every area and sea as a face between arcs."""

import math
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from web.tools.richard3_map.cells import Border, borders, owner
from web.tools.richard3_map.curve import Line, Point, even, length, sides, wobble
from web.tools.richard3_map.lands import Land, lay, pair
from web.tools.richard3_map.plane import Arc, Face, Stroke, cut, faces
from web.tools.richard3_map.project import Sheet

STEP = 6.0  # between the points of a border while it is softened
NEAR = 2.0  # points nearer than this to the one before are left out


@dataclass(frozen=True)
class Chart:
    """What the sheet is cut into. A label is an area, a sea, an estuary, or "" for land not in play."""

    size: Point
    sheet: Sheet
    arcs: list[Arc]
    faces: list[tuple[str, Face]]
    lands: list[Land]
    sides: dict[Arc, tuple[str, ...]] = field(default_factory=dict)

    def between(self, one: str, two: str) -> list[Arc]:
        """The arcs with one of the two on either side."""
        return [arc for arc, labels in self.sides.items() if sorted(labels) == sorted((one, two))]

    def pieces(self, label: str) -> list[Face]:
        """What bears a label: an area with its islands, largest first."""
        return sorted((face for name, face in self.faces if name == label), key=lambda face: -face.size)


def soften(found: list[Border], times: int) -> list[Line]:
    """The borders of a land relaxed together, like a net of threads: where they meet they give way too."""
    lines = [even(border.line, STEP) for border in found]
    meetings: dict[Any, list[tuple[int, int]]] = defaultdict(list)
    for n, border in enumerate(found):
        meetings[border.ends[0]].append((n, 0))
        meetings[border.ends[1]].append((n, -1))
    for _ in range(times):
        relaxed = [
            [
                line[0],
                *(
                    toward(here, [before, after])
                    for before, here, after in zip(line, line[1:], line[2:], strict=False)
                ),
                line[-1],
            ]
            for line in lines
        ]
        for ends in meetings.values():
            if len(ends) == 1:
                continue  # the far end, out at sea
            n, end = ends[0]
            corner = toward(lines[n][end], [lines[n][1 if end == 0 else -2] for n, end in ends])
            for n, end in ends:
                relaxed[n][end] = corner
        lines = relaxed
    return lines


def toward(here: Point, others: list[Point]) -> Point:
    """Half-way to the middle of some other points."""
    count = len(others)
    return (
        here[0] / 2 + sum(x for x, _ in others) / count / 2,
        here[1] / 2 + sum(y for _, y in others) / count / 2,
    )


def inland(land: Land, line: Line) -> Line:
    """A border that runs into the sea, up to its first point at sea: after that it may touch a cape."""
    first, last = land.contains(line[0]), land.contains(line[-1])
    if first == last:
        return line
    if last:
        line = line[::-1]
    return line[: next(i for i, point in enumerate(line) if not land.contains(point)) + 1]


def strokes(spec: dict[str, Any], lands: list[Land], size: Point) -> Iterator[Stroke]:
    """Every line of the sheet, before they cut each other."""
    wide, high = size
    for corner, after in sides([(0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)]):
        yield Stroke("frame", "", [corner, after])
    water = {tuple(names) for names in spec["border"]["water"]}
    for land in lands:
        yield Stroke("coast", land.name, land.ring, land.name)
        if len(land.towns) == 1:
            continue
        found = borders(land.towns)
        for border, line in zip(found, soften(found, spec["border"]["soften"]), strict=True):
            if border.areas not in water:
                name = "|".join(border.areas)
                drawn = wobble(line, name, spec["border"]["wobble"])
                yield Stroke("border", name, inland(land, drawn), land.name)
    for row in spec["strait"]:
        yield Stroke("strait", row["name"], even([pair(point) for point in row["line"]], 20.0))


def wanted(arc: Arc, lands: list[Land], size: Point) -> bool:
    """Whether a piece of a line is drawn: coast inside the frame, borders on their land, sea lines at sea."""
    if arc.kind == "frame":
        return True
    half = len(arc.line) // 2
    (ax, ay), (bx, by) = arc.line[half - 1], arc.line[half]
    x, y = (ax + bx) / 2, (ay + by) / 2
    if not (0 < x < size[0] and 0 < y < size[1]):
        return False
    if arc.kind == "coast":
        return length(arc.line) > 2 * NEAR  # less is a bay that grazes the frame
    ashore = any(land.contains((x, y)) for land in lands if arc.land in ("", land.name))
    return ashore == (arc.kind == "border")


def tidy(arc: Arc) -> Arc:
    """An arc in tenths of a unit, without points that crowd each other."""
    kept = [arc.line[0]]
    for point in arc.line[1:-1]:
        if math.dist(point, kept[-1]) >= NEAR and math.dist(point, arc.line[-1]) >= NEAR:
            kept.append(point)
    kept.append(arc.line[-1])
    return Arc(arc.kind, arc.name, arc.land, tuple((round(x, 1), round(y, 1)) for x, y in kept))


def connected(arcs: list[Arc]) -> list[Arc]:
    """Without arcs that end in nothing: what is left of a sea line inside the land it starts from."""
    while True:
        count: dict[Point, int] = defaultdict(int)
        for arc in arcs:
            count[arc.line[0]] += 1
            count[arc.line[-1]] += 1
        joined = [arc for arc in arcs if count[arc.line[0]] > 1 and count[arc.line[-1]] > 1]
        if len(joined) == len(arcs):
            return arcs
        arcs = joined


def mouths(spec: dict[str, Any], arcs: list[Arc]) -> Iterator[Arc]:
    """A straight line across every river mouth, between the ends of two borders."""
    shore = {point for arc in arcs if arc.kind == "coast" for point in (arc.line[0], arc.line[-1])}
    for row in spec["estuary"]:
        ends = []
        for names in (row["from"], row["to"]):
            (end,) = (
                point
                for arc in arcs
                if arc.name == "|".join(sorted(names))
                for point in (arc.line[0], arc.line[-1])
                if point in shore
            )
            ends.append(end)
        yield Arc("mouth", row["id"], "", tuple(ends))


def label(face: Face, spec: dict[str, Any], lands: list[Land]) -> str:
    """What a face is: the area of the town nearest to its middle, or the water with a known point in it."""
    deep = face.deep()
    for land in lands:
        if land.contains(deep):
            name = owner(land.towns, deep)
            return "" if name.startswith("-") else name
    for row in spec["sea"]:
        if any(face.contains(pair(point)) for point in row["at"]):
            return str(row["id"])
    rivers = {side.arc.name for side in face.loops[0] if side.arc.kind == "mouth"}
    if len(rivers) != 1:
        raise ValueError(f"no name for the water at {deep}")
    return rivers.pop()


def draw(spec: dict[str, Any], coast: list[Line]) -> Chart:
    """The whole sheet from areas.toml and the coast lines."""
    size = pair(spec["sheet"]["size"])
    sheet = Sheet.of(spec["sheet"])
    lands = [lay(row, sheet, coast, spec["coast"]["least"]) for row in spec["land"]]
    arcs = [arc for arc in cut(list(strokes(spec, lands, size))) if wanted(arc, lands, size)]
    arcs = connected(arcs)
    arcs = [tidy(arc) for arc in [*arcs, *mouths(spec, arcs)]]
    named = [(label(face, spec, lands), face) for face in faces(arcs)]
    chart = Chart(size, sheet, arcs, named, lands)
    seen: dict[Arc, tuple[str, ...]] = defaultdict(tuple)
    for name, face in named:
        for loop in face.loops:
            for side in loop:
                seen[side.arc] += (name,)
    chart.sides.update(seen)
    return chart
