"""Where pieces and names go inside an area, and where its ports lie on the shore."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from web.tools.richard3_map.curve import Line, Point, area, distance, even, inside, nearest, sides

FINE = 4.5  # between the points that are tried
SPARE = 2.0  # around a name
DOT = 6.0  # around a city
TRIED = 600  # points at most, so that large areas are tried at a coarser grid


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


def settle(
    rings: Sequence[Line], size: Point, half: Point, cities: Sequence[Point], fixed: Point | None = None
) -> Spot:
    """The best places in a shape: most room for the pieces, beside a name.

    `half` is half of the name's width and height, `fixed` its place if put by hand. Names go
    above the pieces unless there is much more room elsewhere, and never on a city.
    """
    wide, high = size
    dots = [dot for ring in rings for dot in even([*ring, ring[0]], FINE)]
    free = [
        (point, min(apart(point, dots), point[0], wide - point[0], point[1], high - point[1]))
        for point in grid(rings[0])
        if inside(point, rings)
    ]
    boxes = [
        point
        for point, room in free
        if room > half[1]
        and fits(point, half, rings, dots, size)
        and all(beyond(city, point, half) > DOT for city in cities)
    ]
    if fixed:
        boxes = [fixed]
    if not boxes:
        raise ValueError(f"no room for a name {2 * half[0]:.0f} wide")
    best: tuple[float, Point, Point] | None = None
    for box in boxes:
        for point, room in free:
            if best and room <= best[0] - 8:
                continue
            score = (
                min(room, beyond(point, box, half))
                + (4.0 if box[1] < point[1] else 0.0)
                - 0.02 * math.dist(box, point)
            )
            if not best or score > best[0]:
                best = (score, point, box)
    if best is None:
        raise ValueError("no room for pieces")
    _, at, label = best
    room = min(clearance(at, rings), at[0], wide - at[0], at[1], high - at[1], beyond(at, label, half))
    return Spot(at, math.floor(room * 10) / 10, label)


def apart(point: Point, dots: Sequence[Point]) -> float:
    """How far a point is from the nearest of many; quicker than `clearance`, and near enough to choose by."""
    x, y = point
    return math.sqrt(min((x - px) * (x - px) + (y - py) * (y - py) for px, py in dots))


def fits(box: Point, half: Point, rings: Sequence[Line], dots: Sequence[Point], size: Point) -> bool:
    """Whether a name's box lies in a shape and on the sheet, with a little to spare."""
    (x, y), (w, h) = box, (half[0] + SPARE, half[1] + SPARE)
    if not (w <= x <= size[0] - w and h <= y <= size[1] - h):
        return False
    if any(abs(px - x) < w and abs(py - y) < h for px, py in dots):
        return False  # quick, and nearly always enough
    return not any(touches(a, b, box, (w, h)) for ring in rings for a, b in sides(ring))


def touches(a: Point, b: Point, box: Point, half: Point) -> bool:
    """Whether a straight piece has a part in a box: the part of it between two sides, then the other two."""
    low, high = 0.0, 1.0
    for start, end, middle, wide in zip(a, b, box, half, strict=True):
        if start == end:
            if abs(start - middle) > wide:
                return False
            continue
        parts = sorted((middle + side - start) / (end - start) for side in (-wide, wide))
        low, high = max(low, parts[0]), min(high, parts[1])
        if low > high:
            return False
    return True


def ashore(town: Point, shore: Sequence[Sequence[Point]], sea: Sequence[Line], off: float) -> Point:
    """The place of a port: where a shore is nearest to the town, and a little way out into the open."""
    x, y = min(
        (nearest(town, a, b) for line in shore for a, b in pairwise(line)), key=lambda at: math.dist(town, at)
    )
    around = [
        (round(x + off * math.cos(turn), 1), round(y + off * math.sin(turn), 1))
        for turn in (math.pi * part / 12 for part in range(24))
    ]
    return max((at for at in around if inside(at, sea)), key=lambda at: clearance(at, sea))
