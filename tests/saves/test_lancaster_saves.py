"""The recorded games of Lancaster still are what they were recorded for."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import banneret
from banneret.core.game import RESIGN, Game
from banneret.core.laws import check_decision, check_end
from banneret.games.lancaster.board import LAW_IDS
from tests.saves.lancaster import (
    ALL_APPLIED,
    ALL_ENDED,
    EFFECTS,
    FOLDER,
    Applied,
    Ended,
    effects,
    ending_of,
    shows,
)

ALL = sorted(FOLDER.glob("*.json"))
#: One decision in so many is checked.
CHECKED = 20


def test_there_is_a_game_for_everything_and_nothing_else() -> None:
    """Law 11: every law card, every number of seats, every way a game can end."""
    wanted = {game.file.name for game in ALL_ENDED} | {game.file.name for game in ALL_APPLIED}
    assert {path.name for path in ALL} == wanted
    assert tuple(EFFECTS) == LAW_IDS
    assert {game.ending for game in ALL_ENDED} == {"won", "shared", "resigned", "deserted"}


@pytest.mark.parametrize("wanted", ALL_ENDED, ids=lambda wanted: wanted.file.stem)
def test_it_ends_as_it_ended(wanted: Ended) -> None:
    game = banneret.load(wanted.file)
    assert (game.seats, game.options["laws"]) == (wanted.seats, wanted.laws)
    assert ending_of(game) == wanted.ending
    assert check_end(game) == []
    present = [
        seat for seat in range(game.seats) if not any(s == seat for s, c in game.record() if c == RESIGN)
    ]
    best = max(game.scores[seat] for seat in present)
    assert game.winners == tuple(seat for seat in present if game.scores[seat] == best)


@pytest.mark.parametrize("wanted", ALL_APPLIED, ids=lambda wanted: wanted.file.stem)
def test_the_law_is_applied(wanted: Applied) -> None:
    game = banneret.load(wanted.file)
    assert shows(game, wanted)


def test_a_game_without_a_law_does_not_show_it() -> None:
    """What looks for laws in the games above finds none where there is none."""
    for wanted in ALL_APPLIED:
        others = [banneret.load(other.file) for other in ALL_APPLIED[::5] if other != wanted]
        assert any(not effects(game, wanted.law) for game in others), wanted.law


def test_a_game_of_two_has_allies_that_fight() -> None:
    game = banneret.load(Ended("won", 2, "base").file)
    houses: set[Any] = set()
    for line in game.log():
        args: Any = line["args"]
        houses.add(args.get("house"))
    assert {"blue-ally", "red-ally"} <= houses


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_it_replays_bit_for_bit(path: Any) -> None:
    text = path.read_text(encoding="utf-8")
    game = banneret.load(text)
    assert game.save() == text
    again = banneret.new("lancaster", game.seats, json.loads(text)["key"], game.options)
    for seat, choice in game.record():
        go_on(again, seat, choice)
    assert again.save() == text
    assert again.lines() == game.lines()
    assert len(text) < 20_000


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
