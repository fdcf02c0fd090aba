"""Where pieces and names go inside an area, and where its ports lie on the shore."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from web.tools.richard3_map.curve import Line, Point, area, distance, inside, nearest, sides

FINE = 4.0  # between the points that are tried
TRIED = 900  # points at most, so that large areas are tried at a coarser grid


@dataclass(frozen=True)
class Spot:
    """Where the pieces of an area gather, how far it is from there to anything, and where its name goes."""

    at: Point
    room: float
    label: Point


def clearance(point: Point, rings: Sequence[Line]) -> float:
    """How far a point is from the rim of a shape."""
    return min(distance(point, a, b) for ring in rings for a, b in sides(ring))


def grid(ring: Line) -> Iterator[Point]:
    """Points all over a shape."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    step = max(FINE, math.sqrt(abs(area(ring)) / TRIED))
    for i in range(int((max(xs) - min(xs)) / step) + 1):
        for j in range(int((max(ys) - min(ys)) / step) + 1):
            yield round(min(xs) + (i + 0.5) * step, 1), round(min(ys) + (j + 0.5) * step, 1)


def beyond(point: Point, box: Point, half: Point) -> float:
    """How far a point is from a box; below 0 inside it."""
    dx, dy = abs(point[0] - box[0]) - half[0], abs(point[1] - box[1]) - half[1]
    if dx <= 0 and dy <= 0:
        return max(dx, dy)
    return math.hypot(max(dx, 0.0), max(dy, 0.0))


def settle(rings: Sequence[Line], size: Point, half: Point, fixed: Point | None = None) -> Spot:
    """The best places in a shape: most room for the pieces, beside a name.

    `half` is half of the name's width and height, `fixed` its place if put by hand. It goes above the pieces
    unless it is much better elsewhere.
    """
    wide, high = size
    free = [
        (point, min(clearance(point, rings), point[0], wide - point[0], point[1], high - point[1]))
        for point in grid(rings[0])
        if inside(point, rings)
    ]
    boxes = [fixed] if fixed else [point for point, _ in free if fits(point, half, rings, size)]
    if not boxes:
        raise ValueError(f"no room for a name {2 * half[0]:.0f} wide")
    best: tuple[float, Point, Point] | None = None
    for box in boxes:
        for point, room in free:
            if best and room <= best[0] - 8:
                continue
            apart = min(room, beyond(point, box, half))
            score = apart + (4.0 if box[1] < point[1] else 0.0) - 0.02 * math.dist(box, point)
            if not best or score > best[0]:
                best = (score, point, box)
    if best is None:
        raise ValueError("no room for pieces")
    _, at, label = best
    room = min(clearance(at, rings), at[0], wide - at[0], at[1], high - at[1], beyond(at, label, half))
    return Spot(at, math.floor(room * 10) / 10, label)


def fits(box: Point, half: Point, rings: Sequence[Line], size: Point) -> bool:
    """Whether a name's box lies in a shape and on the sheet."""
    (x, y), (w, h) = box, half
    if not (w + 4 <= x <= size[0] - w - 4 and h + 4 <= y <= size[1] - h - 4):
        return False
    corners = [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
    if not all(inside(corner, rings) for corner in corners):
        return False
    return not any(abs(px - x) < w and abs(py - y) < h for ring in rings for px, py in ring)


def ashore(town: Point, shore: Sequence[Sequence[Point]], off: float) -> Point:
    """The place of a port: where a shore is nearest to the town, and a little way out to sea."""
    at, a, b = min(
        ((nearest(town, a, b), a, b) for line in shore for a, b in pairwise(line)),
        key=lambda found: math.dist(town, found[0]),
    )
    dx, dy = b[1] - a[1], a[0] - b[0]
    norm = math.hypot(dx, dy) or 1.0
    return round(at[0] + off * dx / norm, 1), round(at[1] + off * dy / norm, 1)
