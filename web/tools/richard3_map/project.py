"""From longitude and latitude to the sheet: a conic projection, gently stretched, and lands moved nearer."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from web.tools.richard3_map.curve import Point


@dataclass(frozen=True)
class Swell:
    """Ground that is drawn larger (or smaller) than its surroundings: the crowded midlands, say."""

    centre: Point
    reach: float
    more: float

    def __call__(self, point: Point) -> Point:
        dx, dy = point[0] - self.centre[0], point[1] - self.centre[1]
        near = 1 - (dx * dx + dy * dy) / (self.reach * self.reach)
        if near <= 0:
            return point
        grow = self.more * near * near  # dies out smoothly at the rim
        return point[0] + dx * grow, point[1] + dy * grow


@dataclass(frozen=True)
class Stretch:
    """The height of a latitude on the sheet: a smooth curve that only rises (Fritsch and Carlson)."""

    knots: Sequence[Point]
    slopes: Sequence[float]

    @classmethod
    def through(cls, knots: Sequence[Point]) -> "Stretch":
        rises = [(d - b) / (c - a) for (a, b), (c, d) in pairwise(knots)]
        slopes = [rises[0]]
        for left, right in pairwise(rises):
            slopes.append(0.0 if left * right <= 0 else 2 * left * right / (left + right))
        return cls(knots, [*slopes, rises[-1]])

    def __call__(self, x: float) -> float:
        (first, low), (last, high) = self.knots[0], self.knots[-1]
        if x <= first:
            return low + (x - first) * self.slopes[0]
        if x >= last:
            return high + (x - last) * self.slopes[-1]
        i = max(i for i, (knot, _) in enumerate(self.knots) if knot <= x)
        i = min(i, len(self.knots) - 2)
        (a, va), (b, vb) = self.knots[i], self.knots[i + 1]
        wide = b - a
        t = (x - a) / wide
        return (
            va * (1 + 2 * t) * (1 - t) ** 2
            + wide * self.slopes[i] * t * (1 - t) ** 2
            + vb * t * t * (3 - 2 * t)
            + wide * self.slopes[i + 1] * t * t * (t - 1)
        )


@dataclass(frozen=True)
class Sheet:
    """Degrees to units of the sheet."""

    middle: float
    cone: float
    far: float
    scale: float
    left: float
    heights: Stretch
    swells: Sequence[Swell]

    @classmethod
    def of(cls, data: dict[str, Any]) -> "Sheet":
        """From the table `sheet` of areas.toml."""
        south, north = (math.radians(lat) for lat in data["parallels"])
        cone = (math.cos(south) - math.cos(north)) / (north - south)
        plain = cls(
            data["middle"],
            cone,
            math.cos(south) / cone + south,
            data["scale"],
            data["left"],
            Stretch.through([(-lat, float(y)) for lat, y in data["heights"]]),
            (),
        )
        swells = [Swell(plain((lon, lat)), reach, more) for lon, lat, reach, more in data.get("swells", ())]
        return cls(plain.middle, plain.cone, plain.far, plain.scale, plain.left, plain.heights, swells)

    def __call__(self, point: Point) -> Point:
        lon, lat = math.radians(point[0] - self.middle), math.radians(point[1])
        turn = self.cone * lon
        away = self.far - lat
        x = self.left + self.scale * math.degrees(away * math.sin(turn))
        # The conic brings the point level with this latitude of the middle line; that is what is stretched.
        north = math.degrees(self.far - away * math.cos(turn))
        here = (x, self.heights(-north))
        for swell in self.swells:
            here = swell(here)
        return here


@dataclass(frozen=True)
class Move:
    """A land drawn nearer than it is: turned and scaled about a town, which is put where we want it."""

    town: Point
    to: Point
    scale: float
    turn: float

    def __call__(self, point: Point) -> Point:
        dx, dy = point[0] - self.town[0], point[1] - self.town[1]
        cos, sin = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        return (
            self.to[0] + self.scale * (dx * cos - dy * sin),
            self.to[1] + self.scale * (dx * sin + dy * cos),
        )
