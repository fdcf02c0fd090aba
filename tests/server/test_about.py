"""What a page learns of the games before it has loaded anything of them."""

from __future__ import annotations

import msgspec
import pytest

import banneret
from banneret.core import registry
from banneret.server import about
from banneret.server.wire import About

#: Those of this package; other tests add games of their own.
OURS = [
    game["name"] for game in banneret.games() if registry.find(game["name"]).package.startswith("banneret.")
]


def told() -> About:
    return msgspec.json.decode(about._about().body, type=About)


@pytest.mark.parametrize("language", banneret.LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_game_says_what_it_is_and_who_made_it(name: str, language: str) -> None:
    """Messages `game-name`, `game-about` and `game-credits` in the game's own words."""
    (game,) = [game for game in told().games if game.name == name]
    words = game.words[language]
    assert words.name not in ("", name)
    assert words.about
    assert words.credits


def test_options_and_presets_are_told_as_the_package_tells_them() -> None:
    by_name = {game.name: game for game in told().games}
    for game in banneret.games():
        if game["name"] not in OURS:
            continue
        there = by_name[game["name"]]
        assert {one.name: (one.values, one.default, one.group) for one in there.options} == {
            name: (one["values"], one["default"], one["group"]) for name, one in game["options"].items()
        }
        assert {one.name: one.values for one in there.presets} == game["presets"]
