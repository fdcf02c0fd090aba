"""Points, lines and rings: measuring, thinning and softening them."""

import math
import random
from collections.abc import Iterator, Sequence
from itertools import pairwise

Point = tuple[float, float]
Line = list[Point]  # a ring is a line whose last point is joined to its first


def sides(ring: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """The sides of a ring."""
    yield from pairwise(ring)
    yield ring[-1], ring[0]


def area(ring: Sequence[Point]) -> float:
    """The area in a ring; negative if it runs the other way round."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in sides(ring)) / 2


def length(line: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def inside(point: Point, rings: Sequence[Sequence[Point]]) -> bool:
    """Whether a point lies in a shape of one or more rings (crossings of a ray, so that holes count)."""
    x, y = point
    odd = False
    for ring in rings:
        for (ax, ay), (bx, by) in sides(ring):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                odd = not odd
    return odd


def distance(point: Point, a: Point, b: Point) -> float:
    """From a point to a straight piece."""
    return math.dist(point, nearest(point, a, b))


def nearest(point: Point, a: Point, b: Point) -> Point:
    """The point of a straight piece that is nearest."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    part = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square if square else 0.0
    part = min(1.0, max(0.0, part))
    return a[0] + part * dx, a[1] + part * dy


def along(line: Sequence[Point], where: float) -> Point:
    """The point at a distance from the start, measured along the line."""
    for a, b in pairwise(line):
        step = math.dist(a, b)
        if step and where <= step:
            return a[0] + where / step * (b[0] - a[0]), a[1] + where / step * (b[1] - a[1])
        where -= step
    return line[-1]


def even(line: Sequence[Point], step: float) -> Line:
    """The same line with points at equal distances, the ends kept."""
    whole = length(line)
    count = max(2, round(whole / step))
    return [line[0], *(along(line, whole * i / count) for i in range(1, count)), line[-1]]


def thin(line: Sequence[Point], least: float) -> Line:
    """Leaves out points that hardly matter: whose triangle with their neighbours is small (Visvalingam)."""
    kept = list(line)
    sizes = [math.inf, *(triangle(*kept[i - 1 : i + 2]) for i in range(1, len(kept) - 1)), math.inf]
    while len(kept) > 4:
        i = min(range(len(kept)), key=sizes.__getitem__)
        if sizes[i] >= least:
            break
        size = sizes[i]
        del kept[i], sizes[i]
        for j in (i - 1, i):
            if 0 < j < len(kept) - 1:
                sizes[j] = max(size, triangle(*kept[j - 1 : j + 2]))
    return kept


def triangle(a: Point, b: Point, c: Point) -> float:
    return abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2


def wobble(line: Sequence[Point], name: str, height: float) -> Line:
    """Moves the inner points sideways by a few slow waves, always the same ones for the same name."""
    waves = random.Random(name)
    whole = length(line)
    terms = [(wave, waves.uniform(0, 2 * math.pi), waves.uniform(0.6, 1.0)) for wave in (58.0, 31.0, 17.0)]
    moved: Line = [line[0]]
    done = 0.0
    for before, here, after in zip(line, line[1:], line[2:], strict=False):
        done += math.dist(before, here)
        fade = min(1.0, done / 18, (whole - done) / 18)
        push = (
            height
            * fade
            * sum(
                size * wave / 58.0 * math.sin(2 * math.pi * done / wave + phase)
                for wave, phase, size in terms
            )
        )
        dx, dy = after[0] - before[0], after[1] - before[1]
        norm = math.hypot(dx, dy) or 1.0
        moved.append((here[0] - push * dy / norm, here[1] + push * dx / norm))
    return [*moved, line[-1]]


def through(line: Sequence[Point], step: float) -> Line:
    """A smooth line through some points (Catmull and Rom), with points about `step` apart."""
    ends = [line[0], *line, line[-1]]
    drawn: Line = [line[0]]
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        count = max(1, round(math.dist(b, c) / step))
        for i in range(1, count + 1):
            t = i / count
            drawn.append((spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)))
    return drawn


def spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + t / 2 * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
