"""The map of Fief England: its tool makes what the board draws, and it shows what the game has."""

import json
import tomllib
from pathlib import Path

import pytest
from web.tools.fief_map.__main__ import TARGET, made
from web.tools.richard3_map.book import text

DATA = tomllib.loads(
    (Path(__file__).parents[2] / "src/banneret/games/fief_england/data.toml").read_text("utf-8")
)
DRAWN = json.loads(TARGET.read_text("utf-8"))


def test_the_map_is_what_its_tool_makes() -> None:
    assert TARGET.read_text("utf-8") == text(made())


@pytest.mark.parametrize(
    ("drawn", "known"),
    [
        ("cities", [city["id"] for city in DATA["city"]]),
        ("regions", [region["id"] for region in DATA["region"]]),
        ("seas", DATA["sea"]["ring"]),
    ],
)
def test_it_shows_everything_of_the_game_and_no_more(drawn: str, known: list[str]) -> None:
    assert [row["id"] for row in DRAWN[drawn]] == known


def test_every_region_and_sea_zone_has_ground() -> None:
    for row in DRAWN["regions"] + DRAWN["seas"]:
        assert row["rings"], row["id"]
    touched = {name for border in DRAWN["borders"] for name in (border["a"], border["b"])}
    assert touched == {region["id"] for region in DATA["region"]}


def test_every_region_has_a_shore_on_its_own_sea_zone() -> None:
    arcs = {
        kind: {
            row["id"]: {arc if arc >= 0 else ~arc for ring in row["rings"] for arc in ring}
            for row in DRAWN[kind]
        }
        for kind in ("regions", "seas")
    }
    for region in DATA["region"]:
        assert arcs["regions"][region["id"]] & arcs["seas"][region["id"]], region["id"]
