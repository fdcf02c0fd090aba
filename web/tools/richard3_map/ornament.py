"""Rivers, hills and woods: they mean nothing in the game, and keep clear of names and pieces."""

import math
from collections.abc import Iterator, Sequence
from typing import Any

from web.tools.richard3_map.curve import Line, Point, through, wobble
from web.tools.richard3_map.lands import Land, pair, way
from web.tools.richard3_map.project import Sheet

Box = tuple[Point, Point]  # a middle, and half of the width and height

STEP = 5.0
SIZES = ((9.0, 5.0), (11.0, 7.0), (13.0, 9.0))  # half of what a hill of each height covers
TREE = (9.0, 7.0)
ASIDE = sorted(
    ((dx * 4.0, dy * 4.0) for dx in range(-4, 5) for dy in range(-4, 5)),
    key=lambda step: (math.hypot(*step), step),
)


def rivers(spec: dict[str, Any], lands: Sequence[Land], sheet: Sheet) -> list[Line]:
    """Every river from its source to where it first meets the sea, the sheet's edge or the edge of a land."""
    wide, high = pair(spec["sheet"]["size"])
    drawn: list[Line] = []
    for name, course in spec["river"].items():
        found = home(spec, lands, sheet, pair(course[0]))
        if found is None:
            raise ValueError(f"{name} rises at sea")
        land, put = found
        line = wobble(through([put(pair(point)) for point in course], STEP), name, 1.5)
        line = [(x, y) for x, y in line if 0 < x < wide and 0 < y < high]
        end = next((i for i, point in enumerate(line) if not land.contains(point)), len(line))
        drawn.append(line[: end + 1])
    return drawn


def home(spec: dict[str, Any], lands: Sequence[Land], sheet: Sheet, point: Point) -> tuple[Land, Any] | None:
    """The land that a point lies in, and how that land comes to the sheet."""
    for row, land in zip(spec["land"], lands, strict=True):
        put = way(row, sheet)
        if land.contains(put(point)):
            return land, put
    return None


def overlap(one: Box, two: Box) -> bool:
    ((ax, ay), (aw, ah)), ((bx, by), (bw, bh)) = one, two
    return abs(ax - bx) < aw + bw and abs(ay - by) < ah + bh


def scattered(
    rows: Sequence[dict[str, Any]],
    spec: dict[str, Any],
    lands: Sequence[Land],
    sheet: Sheet,
    taken: list[Box],
) -> Iterator[tuple[Point, int]]:
    """Hills or woods that hide nothing, nor each other, with their height (0 for woods).

    One that is in the way steps aside; if there is no free ground near by, it is left out.
    """
    for row in rows:
        where, land = next(
            (where, land) for where, land in zip(spec["land"], lands, strict=True) if land.name == row["land"]
        )
        put = way(where, sheet)
        for lon, lat, *height in row["at"]:
            half = SIZES[height[0] - 1] if height else TREE
            x, y = put((lon, lat))
            for dx, dy in ASIDE:
                box = ((round(x + dx, 1), round(y + dy, 1)), half)
                if any(overlap(box, other) for other in taken):
                    continue
                if free(box, land, pair(spec["sheet"]["size"])):
                    taken.append(box)
                    yield box[0], height[0] if height else 0
                    break


def free(box: Box, land: Land, size: Point) -> bool:
    """Whether a box lies on its land and on the sheet."""
    (x, y), (w, h) = box
    corners = [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
    return w < x < size[0] - w and h < y < size[1] - h and all(land.contains(corner) for corner in corners)
