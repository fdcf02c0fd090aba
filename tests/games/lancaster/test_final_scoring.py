"""The final scoring: forces, castles, nobles, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.lancaster.steps.course import shares
from tests.games.lancaster.support import SEATS, points, realm, said


def ended(knights: Any = None, **position: Any) -> Any:
    return realm(knights, step="end", round=5, **position)


def scores(game: Any) -> list[int]:
    return [points(game, seat) for seat in SEATS[: game.seats]]


def won_for(game: Any, what: str) -> dict[str, int]:
    return {line["who"]: line["points"] for line in said(game, "majority") if line["majority"] == what}


@pytest.mark.rule("LA-FINAL-a")
def test_the_strongest_forces_get_8_and_the_second_4() -> None:
    game = ended({"blue": {"court": [1, 2]}, "red": {"court": [4]}, "green": {"court": [1]}})
    assert won_for(game, "forces") == {"red": 8, "blue": 4}


@pytest.mark.rule("LA-FINAL-b")
def test_the_reserve_does_not_count_but_the_lower_row_does() -> None:
    game = ended(
        {"blue": {"court": [1], "lower-left": [2]}, "red": {"court": [2]}}, cards={"lower-left": "c09"}
    )
    assert won_for(game, "forces") == {"blue": 8, "red": 4}


@pytest.mark.rule("LA-FINAL-c")
def test_equal_forces_are_ordered_by_squires() -> None:
    court = {name: {"court": [2]} for name in ("blue", "red", "green")}
    game = ended(court, squires={"red": 2, "green": 1})
    assert won_for(game, "forces") == {"red": 8, "green": 4}


@pytest.mark.rule("LA-FINAL-d")
def test_most_tiles_get_8_and_second_most_4() -> None:
    game = ended(tiles={"blue": ["gold"], "red": ["gold", "mixed"]}, turned={"blue": ["mixed", "markers"]})
    assert won_for(game, "castle") == {"blue": 8, "red": 4}


@pytest.mark.rule("LA-FINAL-e")
def test_equal_tiles_are_ordered_by_gold() -> None:
    game = ended(tiles={name: ["gold"] for name in ("blue", "red", "green")}, gold={"blue": 1, "green": 2})
    assert won_for(game, "castle") == {"green": 8, "blue": 4}


@pytest.mark.rule("LA-FINAL-f")
@pytest.mark.parametrize(("tied", "each"), [(2, 6), (3, 4), (4, 3)])
def test_those_tied_for_first_share_12_and_there_is_no_second(tied: int, each: int) -> None:
    assert shares([(9, 0)] * tied + [(5, 0)], False) == [each] * tied + [0]


@pytest.mark.rule("LA-FINAL-g")
def test_those_tied_for_second_share_4() -> None:
    assert shares([(9, 0), (5, 1), (5, 1), (2, 0)], False) == [8, 2, 2, 0]


@pytest.mark.rule("LA-FINAL-h")
def test_shares_are_rounded_down() -> None:
    assert shares([(9, 0)] * 5, False) == [2] * 5
    assert shares([(9, 0), (5, 0), (5, 0), (5, 0)], False) == [8, 1, 1, 1]


@pytest.mark.rule("LA-FINAL-i")
def test_castles_are_shared_in_the_same_way() -> None:
    game = ended(tiles={"blue": ["gold"], "red": ["mixed"]})
    assert won_for(game, "castle") == {"blue": 6, "red": 6}


@pytest.mark.rule("LA-FINAL-j")
@pytest.mark.parametrize(
    ("number", "worth"),
    [(0, 0), (1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 21), (8, 28), (9, 36)],
)
def test_nobles_at_the_table_give_points(number: int, worth: int) -> None:
    letters = [
        "northumberland",
        "stafford",
        "york",
        "gloucester",
        "bedford",
        "suffolk",
        "somerset",
        "dorset",
        "surrey",
    ]
    game = ended(seated={"blue": letters[:number]}, seats=4)
    told = [line["points"] for line in said(game, "nobles")]
    assert told == ([worth] if worth else [])
    without = ended(seats=4)
    assert points(game, "blue") - points(without, "blue") == worth


@pytest.mark.rule("LA-FINAL-k")
def test_most_points_win_and_all_who_tie() -> None:
    game = ended(points={"blue": 10, "red": 12, "green": 3})
    assert game.over
    assert game.winners == (1,)
    tied = ended(points={"blue": 12, "red": 12, "green": 3})
    assert tied.winners == (0, 1)
    assert [line["who"] for line in said(tied, "won")] == ["blue", "red"]
    assert scores(tied)[0] == scores(tied)[1]
