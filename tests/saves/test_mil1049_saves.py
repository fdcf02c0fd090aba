"""The recorded games of MIL (1049) still are what they were recorded for."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import banneret
from banneret.core import registry
from banneret.core.game import RESIGN, Game
from banneret.core.laws import check_decision, check_end
from tests.saves.mil1049 import ALL_ENDED, ALL_SHOWN, FOLDER, Ended, Shown, ending_of

ALL = sorted(FOLDER.glob("*.json"))
#: One decision in so many is checked.
CHECKED = 12


def test_there_is_a_game_for_everything_and_nothing_else() -> None:
    """Law 11: every way the game can end, every option, every number of seats, everything that can happen."""
    wanted = {game.file.name for game in ALL_SHOWN} | {game.file.name for game in ALL_ENDED}
    assert {path.name for path in ALL} == wanted
    assert len(wanted) == len(ALL_SHOWN) + len(ALL_ENDED)


def test_every_option_and_every_number_of_seats_is_played_to_the_end() -> None:
    rules = registry.find("mil1049")
    assert {wanted.seats for wanted in ALL_ENDED} == set(rules.seat_names)
    for option in rules.options:
        values = {wanted.options.get(option.name, option.default) for wanted in ALL_ENDED}
        assert values == set(option.values)
    assert {wanted.ending for wanted in ALL_ENDED} == {"won", "shared", "resigned", "gave-up"}


@pytest.mark.parametrize("wanted", ALL_ENDED, ids=lambda wanted: wanted.name)
def test_it_ends_as_it_ended(wanted: Ended) -> None:
    game = banneret.load(wanted.file)
    assert (game.seats, game.options) == (wanted.seats, game.rules.agree(wanted.seats, wanted.options))
    assert ending_of(game) == wanted.ending
    assert game.winners == tuple(
        sorted([game.rules.seat_names[game.seats].index(a["who"]) for a in _won(game)])
    )
    assert check_end(game) == []


def _won(game: Game) -> list[dict[str, Any]]:
    return [dict(line["args"]) for line in game.log() if line["key"] == "won"]  # type: ignore[call-overload]


@pytest.mark.parametrize("wanted", ALL_SHOWN, ids=lambda wanted: wanted.name)
def test_it_happens(wanted: Shown) -> None:
    game = banneret.load(wanted.file)
    assert wanted.shown(game.log())
    # And not before the last decision of the record.
    assert not wanted.shown(game.replayed(len(game.record()) - 1).log())


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_it_replays_bit_for_bit(path: Any) -> None:
    text = path.read_text(encoding="utf-8")
    game = banneret.load(text)
    assert game.save() == text
    # From its seed as well as from its outcomes.
    again = banneret.new("mil1049", game.seats, json.loads(text)["key"], game.options)
    for seat, choice in game.record():
        go_on(again, seat, choice)
    assert again.save() == text
    assert again.lines() == game.lines()
    assert len(text) < 40_000


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_the_laws_hold_on_its_way(path: Any) -> None:
    game = banneret.load(path)
    again = game.retraced()
    rng = random.Random(path.stem)
    for seat, choice in game.record():
        if rng.randrange(CHECKED) == 0:
            assert check_decision(again, rng) == []
        go_on(again, seat, choice)
    assert again.same(game)
    assert again.lines() == game.lines()


def go_on(game: Game, seat: int, choice: int) -> None:
    """What a record says was done."""
    if choice == RESIGN:
        game.resign(seat)
    else:
        game.apply(seat, choice)
