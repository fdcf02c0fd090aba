"""Who sits where, with which chance; and what comes of it in figures."""

from __future__ import annotations

import json
import math
from collections import Counter
from typing import Any

import pytest
from tests.arena.support import heaps, played

from banneret import arena
from banneret.arena import BadContest, Contest, elo, wilson
from banneret.arena.contest import turns
from banneret.arena.play import Row
from banneret.arena.ratings import ratings
from banneret.arena.run import Bar, clock
from banneret.arena.stats import pairs, shares, standings
from banneret.bots import UnknownBot


def row(number: int, bots: list[str], winners: list[int], **more: Any) -> Row:
    """A game as the arena tells it."""
    seats = len(bots)
    told: Row = {
        "n": number,
        "bots": bots,
        "winners": winners,
        "scores": [int(seat in winners) for seat in range(seats)],
        "decisions": 10,
        "seconds": 0.1,
        "asked": [5] * seats,
        "thought": [0.01] * seats,
        "faults": [],
    }
    return {**told, **more}


# --- seats and chance


def test_seats_are_turned_and_meet_the_same_chance() -> None:
    contest = heaps("greedy,random", 6)
    assert [contest.seating(number) for number in range(4)] == [
        ("greedy", "random"),
        ("random", "greedy"),
    ] * 2
    assert [contest.deal(number) for number in range(6)] == ["1/0", "1/0", "1/1", "1/1", "1/2", "1/2"]


def test_without_turns_everybody_keeps_its_seat() -> None:
    contest = heaps("greedy,random", 5, swap=False)
    assert contest.games == 5
    assert {contest.seating(number) for number in range(5)} == {("greedy", "random")}
    assert len({contest.deal(number) for number in range(5)}) == 5


def test_games_are_rounded_up_to_whole_turns() -> None:
    assert heaps("greedy,random", 5).games == 6
    assert heaps("random", 5).games == 5


def four(names: tuple[str, ...]) -> Contest:
    return Contest("any", 4, {}, (names,), 8)


def test_one_against_three_sits_everywhere_equally_often() -> None:
    contest = four(("lord", "greedy", "greedy", "greedy"))
    places = Counter(contest.seating(number).index("lord") for number in range(8))
    assert places == {0: 2, 1: 2, 2: 2, 3: 2}
    assert turns(("a", "b", "a", "b")) == 2
    assert turns(("a", "a", "a")) == 1
    assert turns(("a", "b", "c")) == 3


def test_in_a_ladder_everybody_meets_everybody() -> None:
    contest = heaps("greedy,random,squire", 4, ladder=True)
    assert contest.size == 12
    met = Counter(frozenset(contest.seating(number)) for number in range(contest.size))
    assert set(met.values()) == {4}
    assert len(met) == 3
    for pair in met:
        seatings = Counter(
            contest.seating(number)
            for number in range(contest.size)
            if frozenset(contest.seating(number)) == pair
        )
        assert set(seatings.values()) == {2}


@pytest.mark.parametrize(
    ("names", "more", "reason"),
    [
        ([], {}, "needs bots"),
        (["random"] * 3, {}, "2 seats here, but 3 bots"),
        (["random"], {"ladder": True}, "two or more different bots"),
        (["random", "random"], {"ladder": True}, "two or more different bots"),
        (["random"], {"penalty": "hang"}, "a penalty is one of lose, replace"),
    ],
)
def test_a_contest_that_makes_no_sense(names: list[str], more: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadContest, match=reason):
        arena.contest("richard3", names, 2, **more)


def test_a_bot_that_is_not_there_is_told_before_any_game() -> None:
    with pytest.raises(UnknownBot, match="no bot 'clever'"):
        arena.contest("richard3", ["random", "clever"], 2)


def test_the_same_contest_plays_the_same_games() -> None:
    def once(processes: int) -> list[tuple[list[int], str]]:
        rows = played("greedy,random", 6, processes=processes, files=True)
        assert [row["n"] for row in rows] == list(range(6))
        return [(row["winners"], row["file"]) for row in rows]

    assert once(1) == once(2)


# --- figures


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (97, 100, 0.9155, 0.9897)],
)
def test_wilsons_interval(wins: float, games: int, low: float, high: float) -> None:
    """Against figures from the literature (Newcombe's method 3)."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_elo() -> None:
    assert elo(0.5) == pytest.approx(0.0)
    assert elo(10 / 11) == pytest.approx(400.0)
    assert elo(0.0) == -math.inf
    assert elo(1.0) == math.inf


def test_shared_wins_are_parts_of_one() -> None:
    assert shares(row(0, ["a", "b", "c"], [0, 2])) == [0.5, 0.0, 0.5]
    assert shares(row(0, ["a", "b"], [])) == [0.0, 0.0]
    contest = Contest("any", 3, {}, (("a", "b", "c"),), 2)
    found = standings(contest, [row(0, ["a", "b", "c"], [0, 2]), row(1, ["c", "a", "b"], [1])])
    assert (found["a"].wins, found["b"].wins, found["c"].wins) == (1.5, 0.0, 0.5)
    assert found["a"].seats == [(1, 0.5), (1, 1.0), (0, 0.0)]


def test_a_bot_in_several_seats_counts_for_each() -> None:
    contest = Contest("any", 4, {}, (("a", "b", "b", "b"),), 4)
    rows = [row(n, list(contest.seating(n)), [contest.seating(n).index("a")]) for n in range(4)]
    told = arena.summary(contest, rows)
    one, three = told["standings"]
    assert (one["games"], one["share"], one["of_fair_share"]) == (4, 1.0, 4.0)
    assert (three["games"], three["share"]) == (12, 0.0)
    assert [seat["games"] for seat in one["by_seat"]] == [1, 1, 1, 1]
    assert told["pairs"] == []


def test_pairs_of_a_ladder() -> None:
    contest = Contest("any", 2, {}, (("a", "b"), ("a", "c")), 2)
    rows = [
        row(0, ["a", "b"], [0]),
        row(1, ["a", "c"], [1]),
        row(2, ["b", "a"], [1]),
        row(3, ["c", "a"], [0, 1]),
    ]
    assert [tuple(pair) for pair in pairs(contest, rows)] == [("a", "b", 2, 2.0), ("a", "c", 2, 0.5)]


def test_ratings_follow_the_games() -> None:
    contest = Contest("any", 3, {}, (("a", "b", "c"),), 30)
    rows = [row(n, list(contest.seating(n)), [contest.seating(n).index("b")]) for n in range(30)]
    found = ratings(contest, rows)
    assert found[0].bot == "b"
    assert found[0].mu > found[1].mu + 2 * found[1].sigma
    assert found == ratings(contest, list(reversed(rows)))


def test_a_summary_is_json() -> None:
    contest = heaps("greedy,random", 4)
    told = arena.summary(contest, played("greedy,random", 4), 1.5)
    assert json.loads(json.dumps(told)) == told
    assert told["games"] == 4
    assert sum(each["wins"] for each in told["standings"]) == 4
    assert told["standings"][0]["bot"] == "greedy"
    assert told["standings"][0]["share"] > 0.5


# --- how far it is


class Terminal:
    """Takes what is written."""

    def __init__(self) -> None:
        self.text = ""

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None: ...

    def isatty(self) -> bool:
        return True


def test_the_bar_tells_rate_and_remaining_time() -> None:
    out = Terminal()
    bar = Bar(100, 40, out)  # type: ignore[arg-type]
    for _ in range(20):
        bar.one_more(0)
    assert bar.line(bar._began + 10.0) == (
        "[##############..........] 60 of 100 games, 2 a second, 20 s left"
    )
    bar.one_more(2)
    assert bar.line(bar._began + 10.0).endswith(", 2 faults")
    assert "60 of 100" in out.text or "61 of 100" in out.text or "40 of 100" in out.text


def test_times_as_people_read_them() -> None:
    assert [clock(seconds) for seconds in (3.2, 75, 3725)] == ["3 s", "1 min 15 s", "1 h 02 min"]
