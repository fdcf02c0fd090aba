"""Death: heirs, distant relatives, the end of a line, and what it costs."""

from __future__ import annotations

import random

import pytest

import banneret
from tests.games.mil1049.support import (
    act,
    board,
    cubes,
    family,
    him,
    knight,
    lands,
    legal,
    pp,
    said,
    step,
    table,
    turn_of,
    why,
)

WORK = {"red": "1 cloth, 1 metal"}


@pytest.mark.rule("MIL-DEATH-a")
@pytest.mark.parametrize(("age", "dies"), [(2, False), (3, True)])
def test_the_fourth_token_kills(age: int, dies: bool) -> None:
    game = table({"red-a": f"castle age={age}"}, cubes=WORK)
    act(game, "recruit a", "token court-1")
    assert bool(said(game, "died")) is dies
    assert him(game, "red-a")["age"] == (0 if dies else 3)


@pytest.mark.rule("MIL-DEATH-b")
def test_famine_kills_the_landless() -> None:
    game = table({"red-a": "men=1", "blue-a": "castle"}, step="crusades", dice=["hourglass"])
    assert said(game, "starved") == [{"knight": "red-a"}]
    game = table({"red-a": "men=1"}, step="crusades", dice=["woman"])
    assert said(game, "starved") == []


@pytest.mark.rule("MIL-DEATH-c", "MIL-BOND-c")
def test_an_heir_takes_over_everything() -> None:
    game = table({"red-a": "men=2 castle heir age=3 land=wool land=mine lord=blue"}, cubes=WORK)
    act(game, "recruit a", "token court-1")
    seen = him(game, "red-a")
    assert (seen["heir"], seen["age"], seen["soldiers"], seen["castle"]) == (False, 0, 3, True)
    assert (seen["lands"], seen["lord"]) == (["wool-lit", "mine-lit"], "blue")
    assert set(pp(game).values()) == {0}


@pytest.mark.rule("MIL-DEATH-h", "MIL-DEATH-i", "MIL-EX-22")
def test_example_a_harvest_is_his_last() -> None:
    game = table({"red-b": "heir age=3 land=cereals lord=green", "blue-a": "castle"})
    act(game, "harvest b+cereals-lit", "token war-1")
    assert cubes(game, "red") == {"food": 3}
    seen = him(game, "red-b")
    assert (seen["lands"], seen["heir"], seen["age"], seen["lord"]) == (["cereals-dark"], False, 0, "green")
    assert set(pp(game).values()) == {0}


@pytest.mark.rule("MIL-DEATH-d", "MIL-DEATH-e", "MIL-EX-23")
def test_example_a_distant_relative() -> None:
    game = table({"red-a": "castle", "red-c": "men=1 age=3"}, cubes=WORK)
    act(game, "recruit c", "token court-1")
    assert pp(game) == {"red": -4, "blue": 0, "green": 0}
    seen = him(game, "red-c")
    assert (seen["soldiers"], seen["heir"], seen["age"]) == (2, False, 0)
    assert said(game, "relative") == [{"knight": "red-c"}]


@pytest.mark.rule("MIL-DEATH-e")
@pytest.mark.parametrize("holds", ["land=wool", "castle", "men=1"])
def test_a_relative_comes_for_land_castle_or_soldier_and_keeps_the_lord(holds: str) -> None:
    game = table({"red-a": f"{holds} lord=green age=3"}, dice=["hourglass"])
    act(game, "offspring a", "roll", "take hourglass", "token court-1")
    assert him(game, "red-a")["lord"] == "green"
    assert pp(game) == {"red": -4, "blue": 0, "green": 0}


@pytest.mark.rule("MIL-DEATH-f", "MIL-DEATH-g", "MIL-DEATH-l", "MIL-BOND-b")
def test_who_leaves_nothing_is_gone_and_free() -> None:
    game = table({"red-a": "castle", "red-b": "age=3 lord=blue"}, dice=["hourglass", "man"])
    assert family(game, "blue")["vassals"] == ["red-b"]
    act(game, "offspring b", "roll", "take hourglass", "token court-1")
    assert knight(game, "red-b") is None
    assert family(game, "blue")["vassals"] == []
    # His family pays for it, the Lord does not.
    assert pp(game) == {"red": -4, "blue": 0, "green": 0}
    assert said(game, "freed") == [{"knight": "red-b", "lord": "blue"}]
    # The piece may serve again.
    act(game, "turn war-1", "turn war-2")
    assert why(game, "recruit b") == "MIL-ACT-c"


@pytest.mark.rule("MIL-EX-24")
def test_example_famine_ends_a_line_and_a_son_fills_the_row() -> None:
    game = table(
        {"blue-a": "castle heir", "blue-b": "lord=red", "blue-c": "men=1 heir", "red-a": "castle"},
        step="crusades",
        dice=["hourglass", "man"],
        start="blue",
    )
    assert knight(game, "blue-b") is None
    assert (pp(game)["blue"], pp(game)["red"]) == (-4, 0)
    assert family(game, "red")["vassals"] == []
    assert turn_of(game) == "blue"
    act(game, "offspring a", "roll", "take man")
    born = him(game, "blue-b")
    assert (born["lord"], born["soldiers"]) == (None, 0)


@pytest.mark.rule("MIL-DEATH-j")
def test_the_successor_acts_in_the_same_phase() -> None:
    game = table({"red-a": "castle heir age=3 land=wool land=cereals"})
    act(game, "harvest a+wool-lit", "token court-1", "turn war-1", "turn war-2")
    assert "a+cereals-lit" in legal(game, "harvest")
    act(game, "place a+monastery")
    assert him(game, "red-a")["place"] == "monastery"


@pytest.mark.rule("MIL-DEATH-k", "MIL-EX-26")
def test_example_the_kings_soldiers_are_something_to_leave() -> None:
    game = table({"red-a": "castle", "red-c": ""}, step="crusades", dice=["hourglass"], kings="red-c")
    assert said(game, "starved") == [{"knight": "red-c"}]
    assert pp(game)["red"] == -4
    assert him(game, "red-c")["soldiers"] == 0
    # He counted as having a soldier for the reward; then the King's Soldiers left.
    assert family(game, "red")["privileges"] == 1
    assert board(game)["kings"] is None


@pytest.mark.rule("MIL-DEATH-m")
def test_no_family_is_ever_without_a_knight() -> None:
    for seed in range(4):
        game = banneret.new("mil1049", 4, seed)
        rng = random.Random(seed)
        while game.must_act:
            seat = rng.choice(game.must_act)
            game.apply(seat, rng.choice(game.choices(seat)))
            if game.decisions % 40 == 0:
                for name in ("red", "blue", "green", "yellow"):
                    assert him(game, f"{name}-a")["castle"]
        assert step(game) == "over"
        assert lands(game, "red-a") is not None
