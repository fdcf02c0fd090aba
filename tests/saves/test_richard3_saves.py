"""The recorded games of Richard III still are what they were recorded for."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import banneret
from banneret.core import registry
from banneret.core.game import RESIGN, Game
from banneret.core.laws import check_decision, check_end
from tests.saves.richard3 import (
    ALL_ENDED,
    ALL_PLAYED,
    ENDINGS,
    EVENTS,
    FOLDER,
    HOUSES,
    SCENARIOS,
    Ended,
    Played,
    ending_of,
    shows,
)

ALL = sorted(FOLDER.glob("*.json"))
#: One decision in so many is checked.
CHECKED = 12


def test_there_is_a_game_for_everything_and_nothing_else() -> None:
    """Law 11: every way the game can end, in every scenario, won by either house; every event card."""
    wanted = {game.file.name for game in ALL_ENDED} | {game.file.name for game in ALL_PLAYED}
    assert {path.name for path in ALL} == wanted
    assert len(wanted) == 3 * 3 * 2 + 6 * 2


def test_everything_is_what_the_game_says_it_is() -> None:
    """The lists above are those of the game."""
    rules: Any = registry.find("richard3")
    assert set(rules.kinds["ending"]) == set(ENDINGS)
    assert set(rules.option("scenario").values) == set(SCENARIOS.values())
    assert rules.seat_names == {2: HOUSES}
    assert {card for card in rules.kinds["card"] if not card.startswith("action-")} == set(EVENTS)


@pytest.mark.parametrize("wanted", ALL_ENDED, ids=lambda wanted: wanted.file.stem)
def test_it_ends_as_it_ended(wanted: Ended) -> None:
    game = banneret.load(wanted.file)
    assert game.options["scenario"] == SCENARIOS[wanted.scenario]
    assert game.over
    assert ending_of(game) == (wanted.ending, wanted.winner)
    assert game.winners == (HOUSES.index(wanted.winner),)
    assert check_end(game) == []


@pytest.mark.parametrize("wanted", ALL_PLAYED, ids=lambda wanted: wanted.file.stem)
def test_the_event_happens(wanted: Played) -> None:
    game = banneret.load(wanted.file)
    assert shows(game, wanted)


def test_a_game_without_the_event_does_not_show_it() -> None:
    """What looks for events in the games above finds none where there is none."""
    for card in EVENTS:
        for house in HOUSES:
            games = [banneret.load(wanted.file) for wanted in ALL_PLAYED if wanted != Played(card, house)]
            assert any(not shows(game, Played(card, house)) for game in games), f"{card} of {house}"


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_it_replays_bit_for_bit(path: Any) -> None:
    text = path.read_text(encoding="utf-8")
    game = banneret.load(text)
    assert game.save() == text
    # From its seed as well as from its outcomes.
    again = banneret.new("richard3", game.seats, json.loads(text)["key"], game.options)
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


def test_one_choice_more_or_less_is_found_out() -> None:
    """A replay that would swallow anything would prove nothing."""
    body = json.loads((FOLDER / "richard-heirs-york.json").read_text(encoding="utf-8"))
    for change in (body["choices"][:-1], [*body["choices"], body["choices"][-1]], body["choices"][1:]):
        changed = {**body, "choices": change}
        with pytest.raises(banneret.BanneretError):
            banneret.load(signed(changed))


def signed(body: dict[str, Any]) -> str:
    """A file with a check sum that agrees."""
    from banneret.core.gamefile import _check

    return json.dumps({**body, "check": _check(body)})
