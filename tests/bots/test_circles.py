"""Bots do not go round in circles while everybody waits."""

from __future__ import annotations

from typing import Any

from banneret.bots.circles import Circles


class Chair:
    """A seat that is asked again and again, and nothing ever comes of it."""

    def __init__(self, board: object = "the same") -> None:
        self.board = board
        self.asked = 0

    def version(self) -> int:
        return self.asked

    def view(self) -> dict[str, object]:
        return {"prompt": "what now?", "board": self.board, "version": self.asked}


def answers(circles: Circles, chair: Any, times: int) -> list[int]:
    """What somebody answers that always takes the first choice it may."""
    found = []
    for _ in range(times):
        found.append(circles.made(circles.ways_on(chair, (1, 2, 3))[0]))
        chair.asked += 1
    return found


def test_what_leads_nowhere_is_not_done_for_ever() -> None:
    given = answers(Circles(), Chair(), 40)
    assert given[:10] == [1] * 10
    assert {2, 3} <= set(given)


def test_what_leads_on_may_be_done_as_often_as_one_likes() -> None:
    class Road(Chair):
        def view(self) -> dict[str, object]:
            return {"prompt": "on?", "board": self.asked, "version": self.asked}

    assert answers(Circles(), Road(), 100) == [1] * 100


def test_after_others_have_played_everything_may_be_done_again() -> None:
    circles = Circles()
    chair = Chair()
    for _ in range(20):
        assert answers(circles, chair, 10) == [1] * 10
        chair.asked += 1  # somebody else has
