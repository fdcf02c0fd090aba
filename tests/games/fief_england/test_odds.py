"""The odds of a battle: against the engine itself, against figures worked out by hand, as each seat sees."""

from __future__ import annotations

import random
from typing import Any

import pytest

from banneret.core.chance import SeededSource
from banneret.core.errors import BadOption, BadPosition, WrongSeat
from banneret.core.game import Game, from_position
from banneret.core.registry import find
from banneret.games.fief_england.board import CITY_IDS, FAMILIES, FAMILY_IDS, PLACES, UNIT_IDS, UNITS
from banneret.games.fief_england.odds import odds
from tests.games.fief_england.support import BLANK, FF, act, position
from tests.games.fief_england.war import army, state, step, war


def seen(**armies: dict[str, int]) -> list[int]:
    """The row ``known`` when everybody has seen what stands at Lincoln."""
    row = [0] * (FAMILIES * PLACES * UNITS)
    for who, units in armies.items():
        for unit, count in units.items():
            cell = (FAMILY_IDS.index(who) * PLACES + CITY_IDS.index("lincoln")) * UNITS + UNIT_IDS.index(unit)
            row[cell] = count
    return row


def duel(red: dict[str, int], blue: dict[str, int], **more: Any) -> dict[str, Any]:
    """Red attacks Blue in the open at Lincoln."""
    return position(
        army("red", "lincoln", "henri", **red),
        army("blue", "lincoln", "hugh", **blue),
        phase=7,
        hold={"lincoln": "blue"},
        known=seen(red=red, blue=blue),
        **more,
    )


def game_of(told: dict[str, Any], seed: int = 0) -> Game:
    board = {key: value for key, value in told.items() if key != "game"}
    return from_position(find("fief-england"), board, None, SeededSource(str(seed)))


def fight_on(game: Game) -> int:
    """Fights to the end as the odds assume; which side has won (or -1)."""
    act(game, "attack lincoln+blue")
    while step(game) in ("window", "coalition", "stopping", "losses", "aim"):
        words = [game.word(c) for c in game.choices(game.must_act[0])]
        for calm in ("pass", "stand-aside", "fight-on", "at-troops"):
            if calm in words:
                act(game, calm)
                break
        else:
            # Soldiers before archers before knights.
            order = ("soldier", "archer", "knight")
            cheap = [w for kind in order for w in words if w.endswith(kind)]
            act(game, cheap[0] if cheap else words[0])
    s = state(game)
    return {1: 0, 2: 1}.get(s.fight[13], -1)


@pytest.mark.rule("FE-7.1-b", "FE-7.3-c")
def test_one_soldier_against_one_is_worked_out_by_hand() -> None:
    """One die a side, which hits on five faces of six, and only one melee before three quiet phases."""
    found = odds(game_of(duel({"soldier": 1}, {"soldier": 1})), 0, "lincoln")
    assert found["method"] == "exact"
    one = 5 / 36
    # Missiles that nobody has and a melee without hits are quiet phases; after three the battle ends:
    # missiles, melee, missiles: only one melee is ever fought.
    assert found["win"]["attackers"] == pytest.approx(one)  # type: ignore[index]
    assert found["win"]["defenders"] == pytest.approx(one)  # type: ignore[index]
    assert found["draw"] == pytest.approx(1 - 2 * one)
    assert found["next"]["attackers"] == pytest.approx([1 / 6, 2 / 6, 2 / 6, 1 / 6])  # type: ignore[index]
    assert found["lost"]["defenders"]["soldier"] == pytest.approx(5 / 6)  # type: ignore[index]
    # Two hits or more kill the soldier and his lord.
    assert found["lost"]["defenders"]["noble"] == pytest.approx(3 / 6)  # type: ignore[index]


@pytest.mark.parametrize(
    ("red", "blue", "more"),
    [
        ({"soldier": 4, "knight": 2}, {"soldier": 5, "knight": 1}, {}),
        ({"knight": 3, "archer": 2}, {"soldier": 4, "archer": 3}, {"building": {"lincoln": 1}}),
        ({"soldier": 4, "bombard": 2, "knight": 1}, {"archer": 3, "knight": 2}, {}),
        ({"soldier": 3, "catapult": 2, "bombard": 1}, {"soldier": 3, "archer": 2}, {"edition": "it-2024"}),
    ],
)
def test_the_odds_are_those_of_the_engine(
    red: dict[str, int], blue: dict[str, int], more: dict[str, Any]
) -> None:
    told = duel(red, blue, **more)
    found: Any = odds(game_of(told), 0, "lincoln")
    assert found["method"] == "exact"
    assert found["error"] < 1e-4
    count = 400
    won = [fight_on(game_of(told, seed)) for seed in range(count)]
    for side, name in enumerate(("attackers", "defenders")):
        # Four standard deviations of so many games.
        chance = found["win"][name]
        assert abs(won.count(side) / count - chance) < 4 * (0.25 / count) ** 0.5
    assert sum(found["survivors"]["attackers"].values()) == pytest.approx(1.0, abs=1e-4)


def test_the_odds_of_a_battle_under_way_take_what_has_been_rolled() -> None:
    game = war(
        army("red", "lincoln", "henri", knight=2, archer=1),
        army("blue", "lincoln", "hugh", soldier=3, archer=1, knight=1),
        hold={"lincoln": "blue"},
        dice=(FF, BLANK),
    )
    act(game, "attack lincoln+blue")
    assert step(game) == "aim"
    aiming: Any = odds(game, 2)
    assert (aiming["round"], aiming["attackers"], aiming["defenders"]) == (1, ["red"], ["blue"])
    act(game, "at-troops", "at-troops")
    assert step(game) == "losses"
    struck: Any = odds(game, 2)
    act(game, "lose blue+soldier", "lose blue+soldier")
    assert step(game) == "stopping"
    after: Any = odds(game, 2)
    # Which two are lost was clear beforehand; that they are lost is news.
    assert after["win"] == pytest.approx(struck["win"])
    assert struck["win"]["attackers"] > aiming["win"]["attackers"]
    assert after["next"]["attackers"] == pytest.approx(odds(game, 0)["next"]["attackers"])  # type: ignore[index]
    shown: Any = game.view(None)["board"]
    assert shown["battle"]["next"] == after["next"]


def test_what_lies_face_down_is_dealt() -> None:
    told = position(
        army("red", "lincoln", "henri", knight=3),
        army("blue", "lincoln", "hugh", soldier=2, knight=1),
        army("blue", "york", "arthur", soldier=1, knight=3, archer=2),
        phase=7,
        hold={"lincoln": "blue", "york": "blue"},
    )
    game = game_of(told)
    found: Any = odds(game, 0, "lincoln", samples=40)
    assert found["method"] == "simulated"
    # Blue does not see Red's knights, but knows its own.
    assert odds(game, 1, "lincoln")["method"] == "simulated"
    # Whoever cannot tell positions apart gets the same answer.
    for _ in range(3):
        other = game.sample(0, random.Random(5))
        assert odds(other, 0, "lincoln", samples=40) == found


def test_invaders_stop_when_they_do_not_outnumber() -> None:
    told = position(
        army("blue", "lincoln", "hugh", soldier=3, knight=1),
        phase=7,
        hold={"lincoln": "blue"},
        leader={"raven": CITY_IDS.index("lincoln")},
        foot={"raven+lincoln": 3},
        now={4: 1},
        known=seen(blue={"soldier": 3, "knight": 1}),
    )
    found: Any = odds(game_of(told), 1, "lincoln")
    assert found["defenders"] == ["invaders"]
    assert set(found["lost"]["defenders"]) == {"infantry", "leader"}
    assert found["win"]["attackers"] + found["win"]["defenders"] + found["draw"] == pytest.approx(1.0)


def test_questions_that_cannot_be_answered() -> None:
    game = game_of(duel({"soldier": 1}, {"soldier": 1}))
    with pytest.raises(BadPosition):
        odds(game, 0, "york")
    with pytest.raises(BadPosition):
        odds(game, 0, "camelot")
    with pytest.raises(WrongSeat):
        odds(game, 9)
    with pytest.raises(BadOption):
        odds(game, 0, "lincoln", samples=0)
    with pytest.raises(BadOption):
        odds(game, 0, "lincoln", seed=1.5)
    assert odds(game, 1, "lincoln+red+blue")["attackers"] == ["red"]
