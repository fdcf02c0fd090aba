"""The map of Lancaster: its tool makes what the board draws, and it shows the counties of the game."""

import json
import tomllib
from pathlib import Path

from web.tools.lancaster_map.__main__ import TARGET, made
from web.tools.richard3_map.book import text

DATA = Path(__file__).parents[2] / "src/banneret/games/lancaster/data.toml"


def test_the_map_is_what_its_tool_makes() -> None:
    assert TARGET.read_text("utf-8") == text(made())


def test_it_shows_every_county_of_the_game_and_no_other() -> None:
    counties = {county["id"] for county in tomllib.loads(DATA.read_text("utf-8"))["county"]}
    drawn = json.loads(TARGET.read_text("utf-8"))
    assert {county["id"] for county in drawn["counties"]} == counties
    touched = {name for border in drawn["borders"] for name in (border["a"], border["b"])}
    assert touched == counties
