"""7 Two players."""

from __future__ import annotations

import pytest

import banneret
from tests.games.mil1049.support import (
    LIMITED,
    act,
    board,
    cubes,
    family,
    him,
    legal,
    missing,
    pp,
    said,
    spaces,
    step,
    table,
    turn_of,
    why,
)


@pytest.mark.rule("MIL-TWO-a")
def test_three_spaces_as_with_three_players() -> None:
    game = banneret.new("mil1049", 2, 1)
    for sphere in LIMITED:
        assert spaces(game, sphere) == ["white"] * 3


@pytest.mark.rule("MIL-TWO-b")
def test_a_third_way_to_pass() -> None:
    game = table(seats=2, tokens={"court-1": "empty", "court-2": "black", "court-3": "marker-blue"})
    marks = legal(game, "mark")
    assert {"court-1", "market-1", "war-3"} <= set(marks)
    assert not {"court-2", "court-3"} & set(marks)
    assert why(game, "mark court-2") == "MIL-TWO-b"
    act(game, "mark court-1")
    assert spaces(game, "court")[0] == "marker-red"
    # Not with more players.
    assert why(table(seats=3), "mark court-1") == "MIL-TWO-b"


@pytest.mark.rule("MIL-TWO-c", "MIL-TWO-g")
def test_a_marker_works_like_a_black_token() -> None:
    tokens = {"court-1": "marker-red", "court-2": "marker-blue"}
    game = table({"red-a": "castle", "red-b": "men=1"}, seats=2, tokens=tokens, cubes={"red": "1 gold"})
    # Even its owner pays to stand on it.
    act(game, "place a+court-1")
    assert step(game) == "toll"
    act(game, "pay-gold")
    assert spaces(game, "court")[0] == "marker-red"
    act(game, "turn market-1")
    assert why(game, "place b+court-2") == "MIL-PLACE-d"
    assert missing(game, "place b+court-2") == ("toll", ())


@pytest.mark.rule("MIL-EX-78")
def test_example_a_marker_ends_the_phase() -> None:
    tokens = {f"{sphere}-{n}": "black" for sphere in LIMITED for n in (1, 2, 3)}
    tokens |= {"war-3": "empty", "war-2": "marker-blue"}
    game = table({"red-a": "castle", "blue-a": "castle"}, seats=2, tokens=tokens)
    act(game, "mark war-3")
    assert said(game, "acted") == [{"reason": "all-closed"}]
    assert him(game, "blue-a")["place"] is None


@pytest.mark.rule("MIL-TWO-d", "MIL-EX-63")
def test_example_markers_count_beside_a_knight_only() -> None:
    game = table(
        {"red-a": "castle at=market-1"},
        seats=2,
        step="politics",
        tokens={"market-2": "marker-blue", "market-3": "marker-blue", "market-1": "marker-red"},
    )
    assert said(game, "majority") == [{"who": "red", "sphere": "market"}]
    assert cubes(game, "red") == {"gold": 1}
    assert pp(game) == {"red": 1, "blue": 0}


@pytest.mark.rule("MIL-TWO-d")
def test_a_marker_makes_a_majority() -> None:
    game = table(
        {"red-a": "castle at=market-1", "blue-a": "castle at=market-2"},
        seats=2,
        step="politics",
        tokens={"market-3": "marker-blue"},
    )
    assert said(game, "majority") == [{"who": "blue", "sphere": "market"}]


@pytest.mark.rule("MIL-TWO-e", "MIL-EX-64")
def test_example_only_knights_are_further_left() -> None:
    game = table(
        {"blue-a": "castle at=court-1", "red-a": "castle at=court-2"},
        seats=2,
        step="politics",
        tokens={"court-1": "marker-red", "court-3": "marker-blue"},
    )
    assert said(game, "majority")[0] == {"who": "blue", "sphere": "court"}


@pytest.mark.rule("MIL-TWO-f")
def test_markers_are_no_privileges_and_go_home_in_winter() -> None:
    game = table(seats=2, privileges={"red": 1})
    act(game, "mark court-1")
    assert family(game, "red")["privileges"] == 1
    # The white token under it is out of play.
    assert turn_of(game) == "blue"
    assert why(game, "turn court-1") == "MIL-ACT-j"
    game = table(seats=2, step="crusades", tokens={"court-1": "marker-red"})
    assert spaces(game, "court") == ["white"] * 3
    assert board(game)["turn"] == 2
