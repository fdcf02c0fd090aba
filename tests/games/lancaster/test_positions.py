"""Positions written by hand: what they may leave out, what they may not say, and that they come back."""

from __future__ import annotations

import random
from typing import Any

import pytest

import banneret
from banneret.core.errors import BadOption, BadPosition
from banneret.games.lancaster.state import Realm
from tests.games.lancaster.support import act, asked, board, court, holder, new, places, realm

#: Descriptions that cannot be, and what the refusal has to speak of.
NONSENSE: list[tuple[dict[str, Any], str]] = [
    ({"knights": {"purple": {"court": 1}}}, "purple"),
    ({"knights": {"yellow": {"court": 1}}}, "yellow does not play"),
    ({"knights": {"blue-ally": {"court": 1}}}, "does not play"),
    ({"knights": {"blue": {"moon": 1}}}, "moon"),
    ({"knights": {"blue": {"court": 5}}}, "strength 5"),
    ({"knights": {"blue": {"court": [4, 4]}}}, "knights"),
    ({"knights": {"blue": "court"}}, "mapping"),
    ({"knights": [1]}, "mapping"),
    ({"knights": {"blue": {"stafford": 1}}, "tiles": {"green": "gold"}}, "list"),
    ({"knights": {"blue": {"castle-gold": 1}}, "tiles": {"blue": ["gold"]}}, "stands on a tile"),
    ({"tiles": {"blue": ["moat"]}}, "moat"),
    ({"beside": {"stafford": 2}}, "squires stand alone"),
    ({"cards": {"upper-left": "c99"}}, "c99"),
    ({"cards": {"upper-left": "c04", "upper-right": "c04"}}, "c04"),
    ({"knights": {"blue": {"lower-left": 1}}}, "without a card"),
    ({"order": {"upper-left": ["blue"]}}, "without a knight"),
    ({"seated": {"blue": ["york", "york"]}}, "two nobles"),
    ({"seated": {"blue": ["york"], "red": ["york"], "green": ["york"]}}, "nobles"),
    ({"piles": {"york": 9}}, "nobles left"),
    ({"piles": {"york": "all"}}, "nobles left"),
    ({"laws": ["b01", "b01", "b02"]}, "b01"),
    ({"laws": ["z01"]}, "z01"),
    ({"down": ["crown"]}, "crown"),
    ({"step": "dancing"}, "dancing"),
    ({"who": "nobody"}, "nobody"),
    ({"gold": {"blue": -1}}, "gold"),
    ({"markers": {"blue": 0}, "vote": {"blue": 1}, "vote_markers": {"blue": 2}, "step": "vote"}, "markers"),
    ({"vote": {"blue": 1}}, "while no vote is held"),
    ({"favour": {"noble": 7}}, "favour tile"),
    ({"start": 7}, "start player"),
    ({"tile": {"blue+gold": 9}}, "tile"),
    ({"sent": [1, *[0] * 11]}, "for nobody"),
    ({"county_who": {"york": "blue"}}, "york"),
    ({"castle": {"red-ally+gold": 1}}, "knight"),
    ({"throne": 1}, "throne"),
]


@pytest.mark.parametrize(("position", "about"), NONSENSE, ids=[about for _, about in NONSENSE])
def test_what_cannot_be_is_refused_with_what_is_wrong(position: dict[str, Any], about: str) -> None:
    with pytest.raises(BadPosition, match=about):
        banneret.setup("lancaster", {"seats": 3, **position})


def test_too_many_stand_at_a_conflict() -> None:
    stands = {name: {"upper-left": 1} for name in ("blue", "red", "green", "yellow")}
    with pytest.raises(BadPosition, match="only 3 spaces"):
        banneret.setup("lancaster", {"seats": 4, "knights": stands})


def test_somebody_is_asked_who_does_not_play() -> None:
    told = new(3, 1).describe_position()
    for step in (["turn", {"who": 4}], ["upgrade", {"house": 5, "how": 0}]):
        with pytest.raises(BadPosition):
            banneret.setup("lancaster", {**told, "stack": [["round", {"stage": 1}], step]})


def test_what_is_not_said_is_as_at_the_beginning() -> None:
    game = banneret.setup("lancaster", {"seats": 4, "knights": {"red": {"court": [1]}}, "start": "red"})
    assert asked(game) == "red turn"
    now = board(game)
    assert now["players"]["blue"]["gold"] == [2, 2]
    assert {county["nobles"] for county in now["counties"].values()} == {3}
    assert len(now["laws_left"]) == 12
    assert now["cards_left"] == 8
    later = banneret.setup("lancaster", {"seats": 4, "knights": {"red": {"court": [1]}}, "round": 5})
    assert (board(later)["cards_left"], board(later)["laws_left"]) == (0, [])


def test_first_tiles_can_be_set_up() -> None:
    game = realm(step="first-tiles", start="green")
    assert asked(game) == "green first-tile"
    act(game, "build gold", "build gold", "build gold")
    assert board(game)["phase"] == "parliament", "nobody has a knight at court"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_position_described_comes_back(seats: int) -> None:
    game = new(seats, 3, laws="drawn")
    rng = random.Random(seats)
    while not game.over:
        seat = rng.choice(game.must_act)
        game.apply(seat, rng.choice(game.choices(seat)))
        if rng.randrange(12) == 0 and not game.over:
            again = banneret.setup("lancaster", game.describe_position())
            assert again.same(game)
            assert board(again) == board(game)


def test_short_and_long_descriptions_go_together() -> None:
    game = realm(
        {"blue": {"stafford": 1, "upper-left": [1, 2], "court": 3}, "red": {"upper-left": 4}},
        order={"upper-left": ["red", "blue"]},
        round=2,
        beside={"stafford": 2},
    )
    assert holder(game, "stafford") == ("blue", 1, 2)
    assert places(game, "upper-left") == [("red", [4]), ("blue", [1, 2]), None]
    assert court(game, "blue") == [3]
    state = game.state
    assert isinstance(state, Realm)
    assert state.round == [2]


def test_options_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(BadOption, match="only if 'laws' is 'chosen'"):
        banneret.new("lancaster", 3, 1, {"laws": "new", "group-2": "new"})
    assert banneret.new("lancaster", 3, 1, {"laws": "chosen", "group-2": "new"}).options["group-2"] == "new"


def test_counts_that_do_not_agree_are_found() -> None:
    for row in ("at_court", "nobles", "letters"):
        game = realm({"blue": {"court": 1}}, seated={"blue": ["york"]})
        getattr(game.state, row)[0] += 1
        assert game.rules.check(game.state)
