"""Draws map.json as one plain SVG, to look at: `python -m web.tools.richard3_map.preview map.svg`."""

import json
import sys
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from web.tools.richard3_map.curve import Point

MAP: Final = Path(__file__).parents[3] / "web/src/games/richard3/map.json"

TINTS: Final = ("#ecdcb4", "#e3d9ae", "#eed6b9", "#dfdcbc", "#ead9c4", "#e6d2b6", "#dcdab2")
COLOURS: Final = {"yellow": "#d9a521", "blue": "#2f62a8", "red": "#b3262b"}
SEA: Final = "#bfd4d6"
DEEP: Final = "#5b7f88"
INK: Final = "#4a3f2f"
RISES: Final = ((8, 3), (10, 7), (12, 11))  # half the width of a hill, and its height


def points(steps: Sequence[int]) -> list[Point]:
    x = y = 0
    walked: list[Point] = []
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + dx, y + dy
        walked.append((x / 10, y / 10))
    return walked


def curve(line: Sequence[Point]) -> str:
    """As in map.ts: the points are handles, the curve runs through the middles between them."""
    path = ""
    for i in range(1, len(line) - 1):
        (x, y), (u, v) = line[i], line[i + 1]
        end = (u, v) if i == len(line) - 2 else ((x + u) / 2, (y + v) / 2)
        path += f"Q{x} {y} {end[0]:.2f} {end[1]:.2f}"
    return path or f"L{line[-1][0]} {line[-1][1]}"


def start(line: Sequence[Point]) -> str:
    return f"M{line[0][0]} {line[0][1]}"


def tag(name: str, /, **values: object) -> str:
    """An element; `stroke_width` and its like are written with hyphens, `said` is what stands in it."""
    text = str(values.pop("said", ""))
    given = "".join(f' {key.replace("_", "-")}="{escape(str(value))}"' for key, value in values.items())
    return f"<{name}{given}>{escape(text)}</{name}>"


def line(path: str, colour: str, width: float, **more: object) -> str:
    values = {"d": path, "fill": "none", "stroke": colour, "stroke_width": width, "stroke_linejoin": "round"}
    return tag("path", **(values | more))


class Sketch:
    """The map as elements of an SVG, from the ground up."""

    def __init__(self, whole: dict[str, Any]) -> None:
        self.whole = whole
        self.arcs = [points(steps) for steps in whole["arcs"]]

    def arc(self, number: int) -> list[Point]:
        return self.arcs[number] if number >= 0 else self.arcs[~number][::-1]

    def rings(self, rings: Sequence[Sequence[int]]) -> str:
        return "".join(
            start(self.arc(ring[0])) + "".join(curve(self.arc(number)) for number in ring) + "Z"
            for ring in rings
        )

    def lines(self, numbers: Sequence[int]) -> str:
        return "".join(start(self.arc(number)) + curve(self.arc(number)) for number in numbers)

    def tints(self) -> dict[str, str]:
        """A tint for every area that none of its neighbours has."""
        given: dict[str, int] = {}
        for area in self.whole["areas"]:
            near = {
                other
                for border in self.whole["borders"]
                if area["id"] in (border["a"], border["b"])
                for other in (border["a"], border["b"])
            }
            free = [n for n in range(len(TINTS)) if n not in {given[other] for other in near & given.keys()}]
            given[area["id"]] = min(free, key=list(given.values()).count)
        return {area: TINTS[n] for area, n in given.items()}

    def ground(self) -> Iterator[str]:
        wide, high = self.whole["size"]
        yield tag("rect", width=wide, height=high, fill=SEA)
        coast = self.lines(self.whole["coast"])
        for width, opacity in ((18, 0.18), (11, 0.22), (5, 0.3)):
            yield line(coast, "#7fa6ac", width, opacity=opacity)
        yield tag("path", d=self.rings(self.whole["land"]), fill="#e4dfd2", fill_rule="evenodd")
        tints = self.tints()
        for area in self.whole["areas"]:
            yield tag("path", d=self.rings(area["rings"]), fill=tints[area["id"]], fill_rule="evenodd")
        for steps in self.whole["rivers"]:
            river = points(steps)
            yield line(start(river) + curve(river), "#8fb3b8", 1.4)
        for x, y, height in self.whole["hills"]:
            w, h = RISES[height - 1]
            left = f"M{x - w} {y + 4}Q{x - w / 2} {y - h / 2} {x} {y - h}"
            slope = f"{left}Q{x + w / 2} {y - h / 3} {x + w} {y + 4}"
            yield tag("path", d=slope, fill="#e9dab4", stroke="#a08c68", stroke_width=0.9)
        for x, y in self.whole["woods"]:
            for tx, ty in ((x - 5, y + 1), (x + 4, y + 2), (x, y - 3)):
                yield tag("circle", cx=tx, cy=ty, r=3.4, fill="#b9bf8c", stroke="#8b9464", stroke_width=0.8)

    def rims(self) -> Iterator[str]:
        drawn = [(self.lines(border["arcs"]), COLOURS[border["kind"]]) for border in self.whole["borders"]]
        for path, _ in drawn:
            yield line(path, "#f7efd8", 6)
        for path, colour in drawn:
            yield line(path, colour, 3.4, stroke_linecap="round")
        yield line(self.lines(self.whole["edges"]), INK, 1, stroke_dasharray="2 3")
        yield line(self.lines(self.whole["coast"]), INK, 1.3)
        yield line(self.lines(self.whole["straits"]), DEEP, 1.4, stroke_dasharray="7 6")
        for row in self.whole["estuaries"]:
            yield line(self.lines(row["mouth"]), DEEP, 1.2, stroke_dasharray="3 3")

    def marks(self) -> Iterator[str]:
        for area in self.whole["areas"]:
            (x, y), (w, h), (px, py) = area["label"], area["box"], area["at"]
            yield tag("circle", cx=px, cy=py, r=area["room"], opacity=0.05)
            yield tag("rect", x=x - w / 2, y=y - h / 2, width=w, height=h, fill="#fff", opacity=0.25)
            yield self.word(area["id"], x, y - h / 2 + 12, INK, font_size=13)
        for sea in self.whole["seas"]:
            yield self.word(
                sea["id"], sea["label"][0], sea["label"][1], DEEP, font_size=22, font_style="italic"
            )
        for port in self.whole["ports"]:
            yield tag("circle", cx=port["at"][0], cy=port["at"][1], r=4, fill="#23506b")
        for city in self.whole["cities"]:
            yield tag("circle", cx=city["at"][0], cy=city["at"][1], r=3, fill=INK)

    def word(self, name: str, x: float, y: float, colour: str, **more: object) -> str:
        said = name.replace("-", " ").title()
        return tag(
            "text", said=said, x=x, y=y, fill=colour, text_anchor="middle", font_family="serif", **more
        )

    def svg(self) -> str:
        wide, high = self.whole["size"]
        body = "\n".join((*self.ground(), *self.rims(), *self.marks()))
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">'
        return f"{head}\n{body}\n</svg>\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(Sketch(json.loads(MAP.read_text())).svg())
