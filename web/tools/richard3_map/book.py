"""How the map is written down: every arc once, in whole tenths of a unit, and shapes as lists of arcs."""

import json
from collections.abc import Sequence
from typing import Any

from web.tools.richard3_map.curve import Point
from web.tools.richard3_map.plane import Arc, Face


def steps(line: Sequence[Point]) -> list[int]:
    """Tenths of a unit: the first point, then the step to each of the others."""
    x = y = 0
    row: list[int] = []
    for px, py in line:
        tx, ty = round(px * 10), round(py * 10)
        row += [tx - x, ty - y]
        x, y = tx, ty
    return row


class Book:
    """The arcs, numbered. Shapes name them by number, and by `~number` if they are walked back."""

    def __init__(self, arcs: Sequence[Arc]) -> None:
        self.arcs = arcs
        self.number = {arc: n for n, arc in enumerate(arcs)}

    def written(self) -> list[list[int]]:
        return [steps(arc.line) for arc in self.arcs]

    def rings(self, faces: Sequence[Face]) -> list[list[int]]:
        """Every ring of some faces; with the even-odd rule they make one shape."""
        return [
            [~self.number[side.arc] if side.back else self.number[side.arc] for side in loop]
            for face in faces
            for loop in face.loops
        ]

    def lines(self, arcs: Sequence[Arc]) -> list[int]:
        return sorted(self.number[arc] for arc in arcs)


def text(whole: dict[str, Any]) -> str:
    """JSON with one arc, area or border on a line: small, and a change in it can be read."""
    parts: list[str] = []
    for key, value in whole.items():
        if isinstance(value, list) and value and not isinstance(value[0], int):
            rows = ",\n".join(compact(row) for row in value)
            parts.append(f"{compact(key)}:[\n{rows}\n]")
        else:
            parts.append(f"{compact(key)}:{compact(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
