"""The tools that make the map, each on ground small enough to reckon by hand."""

import math
import random
from itertools import pairwise

import pytest
from web.tools.richard3_map import cells, coast, curve, place, plane
from web.tools.richard3_map.curve import Point
from web.tools.richard3_map.lands import splice
from web.tools.richard3_map.plane import Arc, Stroke
from web.tools.richard3_map.project import Stretch, Swell

SQUARE = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]


def test_coast_lines_come_out_of_topojson() -> None:
    """Arcs are steps on a grid; a ring names the arcs it walks, `~n` for arc n walked back."""
    topology = {
        "transform": {"scale": [0.5, 0.25], "translate": [-3, 50]},
        "arcs": [[[0, 0], [2, 0], [0, 4]], [[0, 0], [2, 4]]],
        "objects": {"land": {"geometries": [{"arcs": [[[0, -2]]]}]}},
    }
    assert coast.rings(topology) == [[(-3, 50), (-2, 50), (-2, 51)]]


def test_coast_lines_are_cut_at_the_window() -> None:
    west, south, east, north = coast.WINDOW
    around = [(west - 9, south - 9), (east + 9, south - 9), (east + 9, north + 9), (west - 9, north + 9)]
    assert abs(curve.area(coast.clip(around))) == pytest.approx((east - west) * (north - south))
    assert coast.clip([(x + 50, y) for x, y in around]) == []
    corner = [(west - 1, south - 1), (west + 1, south - 1), (west - 1, south + 1)]
    assert curve.area(coast.clip(corner)) == 0


def test_a_stretch_of_coast_is_drawn_anew_the_shorter_way() -> None:
    ring = [(float(x), 0.0) for x in range(9)] + [(float(x), 5.0) for x in range(8, -1, -1)]
    bay = [(3.0, 0.0), (4.0, 2.0), (5.0, 0.0)]
    drawn = splice(ring, bay)
    assert drawn == [*ring[:3], *bay, *ring[6:]]
    assert splice(ring, bay[::-1]) == drawn
    seam = splice(ring[4:] + ring[:4], bay)  # the stretch runs over the end of the list
    assert sorted(seam) == sorted(drawn)
    assert curve.area(seam) == curve.area(drawn)


def test_thinning_keeps_what_can_be_seen() -> None:
    line = [(0.0, 0.0), (10.0, 0.1), (20.0, 0.0), (30.0, 9.0), (40.0, 0.0)]
    assert curve.thin(line, 5) == [(0.0, 0.0), (20.0, 0.0), (30.0, 9.0), (40.0, 0.0)]


def test_a_wobble_is_small_and_always_the_same() -> None:
    line = curve.even([(0.0, 0.0), (200.0, 0.0)], 6)
    moved = curve.wobble(line, "kent|sussex", 2)
    assert moved == curve.wobble(line, "kent|sussex", 2) != curve.wobble(line, "kent|middlesex", 2)
    assert (moved[0], moved[-1]) == (line[0], line[-1])
    assert 0.5 < max(abs(y) for _, y in moved) < 4


def test_a_smooth_line_runs_through_its_points() -> None:
    line = [(0.0, 0.0), (30.0, 10.0), (50.0, -10.0)]
    drawn = curve.through(line, 5)
    assert all(min(math.dist(point, other) for other in drawn) < 1e-9 for point in line)
    assert max(math.dist(a, b) for a, b in pairwise(drawn)) < 8


def test_a_stretched_sheet_never_folds() -> None:
    heights = Stretch.through([(-56.0, 0.0), (-54.0, 300.0), (-53.0, 700.0), (-50.0, 800.0)])
    ys = [heights(-57 + step / 50) for step in range(400)]
    assert all(a < b for a, b in pairwise(ys))
    assert heights(-54.0) == pytest.approx(300)


def test_a_swell_grows_its_middle_and_leaves_the_rest() -> None:
    swell = Swell((50.0, 50.0), 20, 0.3)
    assert swell((50.0, 71.0)) == (50.0, 71.0)
    assert swell((51.0, 50.0))[0] == pytest.approx(51.3, abs=0.01)


def towns(seed: int) -> list[cells.Town]:
    dice = random.Random(seed)
    homes = ["east" if n % 2 else "west" for n in range(12)]
    return [
        cells.Town(str(n), home, (dice.uniform(0, 40) + 60 * (home == "east"), dice.uniform(0, 300)), n % 3)
        for n, home in enumerate(homes)
    ]


@pytest.mark.parametrize("seed", range(5))
def test_borders_run_half_way_between_towns(seed: int) -> None:
    ground = towns(seed)
    (border,) = cells.borders(ground)
    assert border.areas == ("east", "west")
    for a, b in pairwise(border.line):
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        near = {
            home: min(town.away(middle) for town in ground if town.area == home) for home in ("east", "west")
        }
        assert near["east"] == pytest.approx(near["west"], abs=1e-3)


def test_an_area_inside_another_is_refused() -> None:
    rim = [cells.Town(str(n), "rim", (math.cos(n) * 50, math.sin(n) * 50)) for n in range(6)]
    with pytest.raises(ValueError, match="inside another"):
        cells.borders([cells.Town("hub", "hub", (0.0, 0.0)), *rim])


def test_lines_that_cross_make_faces() -> None:
    frame = [Stroke("frame", "", [a, b]) for a, b in curve.sides(SQUARE)]
    cross = [
        Stroke("line", "", [(-10.0, 40.0), (110.0, 41.0)]),
        Stroke("line", "", [(30.0, -10.0), (31.0, 110.0)]),
    ]
    arcs = [arc for arc in plane.cut([*frame, *cross]) if all(-1 < v < 101 for p in arc.line for v in p)]
    found = plane.faces(arcs)
    assert len(found) == 4
    assert sum(face.size for face in found) == pytest.approx(10_000)
    assert all(face.contains(face.deep()) for face in found)


def test_an_island_is_a_hole_in_the_sea() -> None:
    island = tuple((40 + x / 5, 40 + y / 5) for x, y in [*SQUARE, SQUARE[0]])
    sides = [Arc("frame", "", "", (a, b)) for a, b in curve.sides(SQUARE)]
    sea, land = sorted(plane.faces([*sides, Arc("coast", "", "", island)]), key=lambda face: -face.size)
    assert sea.size == pytest.approx(9600)
    assert land.size == pytest.approx(400)
    assert sea.contains((10.0, 10.0))
    assert not sea.contains((50.0, 50.0))
    assert sea.contains(sea.deep())


def test_lines_of_two_lands_do_not_cut_each_other() -> None:
    lines: list[list[Point]] = [[(0.0, 0.0), (50.0, 50.0)], [(0.0, 50.0), (50.0, 0.0)]]
    one, two = lines
    assert len(plane.cut([Stroke("coast", "", one, "Ireland"), Stroke("border", "", two, "Wales")])) == 2
    assert len(plane.cut([Stroke("coast", "", one, "Wales"), Stroke("border", "", two, "Wales")])) == 4


def test_names_and_pieces_share_an_area() -> None:
    spot = place.settle([SQUARE], (100.0, 100.0), (25.0, 10.0), [(20.0, 20.0)])
    assert spot.room > 30
    assert place.clearance(spot.at, [SQUARE]) >= spot.room
    assert place.beyond(spot.at, spot.label, (25.0, 10.0)) >= spot.room
    assert place.beyond((20.0, 20.0), spot.label, (25.0, 10.0)) > 0
    with pytest.raises(ValueError, match="no room for a name"):
        place.settle([SQUARE], (100.0, 100.0), (60.0, 10.0), [])


def test_a_port_lies_off_its_shore() -> None:
    at = place.ashore(
        (50.0, 80.0), [[(0.0, 100.0), (100.0, 100.0)]], [[(0, 100), (100, 100), (100, 200), (0, 200)]], 7
    )
    assert at == (50.0, 107.0)


@pytest.mark.parametrize(
    ("a", "b", "touching"),
    [
        ((-50.0, 0.0), (50.0, 0.0), True),  # right through
        ((0.0, 0.0), (1.0, 1.0), True),  # inside
        ((-50.0, 20.0), (50.0, 20.0), False),  # past it
        ((-20.0, 0.0), (0.0, 30.0), False),  # past a corner
        ((-15.0, 0.0), (0.0, 12.0), True),  # over a corner
    ],
)
def test_a_line_touches_a_box_or_not(a: Point, b: Point, touching: bool) -> None:
    assert place.touches(a, b, (0.0, 0.0), (10.0, 10.0)) is touching
