"""Makes the map of Fief England (`python -m web.tools.fief_map`) with the tools of Richard III."""

import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from web.tools.richard3_map import coast
from web.tools.richard3_map.book import Book, steps, text
from web.tools.richard3_map.chart import draw
from web.tools.richard3_map.curve import even, length
from web.tools.richard3_map.lands import pair
from web.tools.richard3_map.ornament import Box, rivers, scattered

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[2]
GAME: Final = ROOT / "src/banneret/games/fief_england"
TARGET: Final = ROOT / "web/src/games/fief_england/map.json"

CITY: Final = (62.0, 46.0)  # half of the ground that hills and woods leave to a city, its name and its pieces
BANNER: Final = (80.0, 40.0)
FOREST: Final = (70.0, 55.0)


def made() -> dict[str, Any]:
    """The map as it goes into map.json."""
    spec = {"estuary": [], **tomllib.loads((HERE / "areas.toml").read_text("utf-8"))}
    data = tomllib.loads((GAME / "data.toml").read_text("utf-8"))
    chart = draw(spec, coast.read())
    book = Book(chart.arcs)
    regions = [row["id"] for row in data["region"]]
    banners = {region: pair(spec["banner"][region]) for region in regions}
    cities = {row["id"]: pair(spec["city"][row["id"]]) for row in data["city"]}
    for row in data["city"]:
        if not any(face.contains(cities[row["id"]]) for face in chart.pieces(row["region"])):
            raise ValueError(f"{row['id']} is not drawn in {row['region']}")
    taken: list[Box] = [(at, CITY) for at in cities.values()]
    taken += [(at, BANNER) for at in banners.values()]
    taken += [(pair(spec["sherwood"]["at"]), FOREST)]
    taken += [
        (point, (2.0, 2.0)) for arc in chart.arcs if arc.kind == "border" for point in even(arc.line, 4.0)
    ]
    return {
        "size": [round(side) for side in chart.size],
        "arcs": book.written(),
        "regions": [
            {"id": region, "rings": book.rings(chart.pieces(region)), "at": banners[region]}
            for region in regions
        ],
        "borders": [
            {"a": a, "b": b, "arcs": book.lines(arcs)}
            for i, a in enumerate(regions)
            for b in regions[i + 1 :]
            if (arcs := [arc for arc in chart.between(a, b) if arc.kind == "border"])
            and sum(length(arc.line) for arc in arcs)
        ],
        "seas": [
            {"id": region, "rings": book.rings(chart.pieces(f"sea of {region}")), "at": pair(row["label"])}
            for region in data["sea"]["ring"]
            for row in spec["sea"]
            if row["id"] == f"sea of {region}"
        ],
        "land": book.rings(chart.pieces("")),
        "coast": book.lines([arc for arc in chart.arcs if arc.kind == "coast"]),
        "edges": book.lines(
            [arc for arc, labels in chart.sides.items() if arc.kind == "border" and "" in labels]
        ),
        "straits": book.lines([arc for arc in chart.arcs if arc.kind == "strait"]),
        "cities": [{"id": city, "at": at} for city, at in cities.items()],
        "sherwood": pair(spec["sherwood"]["at"]),
        # Every other point is enough for lines so thin, and the map is loaded before anything can be played.
        "rivers": [steps([*line[:-1:2], line[-1]]) for line in rivers(spec, chart.lands, chart.sheet)],
        "hills": [
            [*at, height] for at, height in scattered(spec["hills"], spec, chart.lands, chart.sheet, taken)
        ],
        "woods": [[*at] for at, _ in scattered(spec["woods"], spec, chart.lands, chart.sheet, taken)],
    }


def main() -> None:
    written = text(made())
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(written)
    sys.stdout.write(f"{TARGET.relative_to(ROOT)}: {len(written) / 1000:.0f} kB\n")


if __name__ == "__main__":
    main()
