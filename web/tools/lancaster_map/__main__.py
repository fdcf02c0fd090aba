"""Makes the map of Lancaster (`python -m web.tools.lancaster_map`) with the tools of Richard III."""

import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from web.tools.richard3_map import coast
from web.tools.richard3_map.book import Book, text
from web.tools.richard3_map.chart import Chart, draw
from web.tools.richard3_map.curve import length
from web.tools.richard3_map.lands import pair
from web.tools.richard3_map.place import clearance, grid

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[2]
TARGET: Final = ROOT / "web/src/games/lancaster/map.json"


def roomiest(chart: Chart, county: str) -> tuple[float, float]:
    """The point of a county that is farthest from its rim."""
    rings = chart.pieces(county)[0].rings
    points = [point for point in grid(rings[0]) if chart.pieces(county)[0].contains(point)]
    return max(points, key=lambda point: clearance(point, rings))


def made() -> dict[str, Any]:
    """The map as it goes into map.json."""
    spec = {"strait": [], "estuary": [], **tomllib.loads((HERE / "areas.toml").read_text("utf-8"))}
    chart = draw(spec, coast.read())
    book = Book(chart.arcs)
    counties = sorted({town.area for land in chart.lands for town in land.towns if town.area[0] != "-"})
    fixed = spec["at"]
    return {
        "size": [round(side) for side in chart.size],
        "arcs": book.written(),
        "counties": [
            {
                "id": county,
                "rings": book.rings(chart.pieces(county)),
                "at": pair(fixed[county]) if county in fixed else roomiest(chart, county),
            }
            for county in counties
        ],
        "borders": [
            {"a": a, "b": b, "arcs": book.lines(arcs)}
            for i, a in enumerate(counties)
            for b in counties[i + 1 :]
            if (arcs := chart.between(a, b)) and sum(length(arc.line) for arc in arcs)
        ],
        "land": book.rings(chart.pieces("")),
        "coast": book.lines([arc for arc in chart.arcs if arc.kind == "coast"]),
    }


def main() -> None:
    written = text(made())
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(written)
    sys.stdout.write(f"{TARGET.relative_to(ROOT)}: {len(written) / 1000:.0f} kB\n")


if __name__ == "__main__":
    main()
