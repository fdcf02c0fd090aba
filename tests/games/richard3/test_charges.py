"""6.5: the senior heir rides at one enemy block."""

from __future__ import annotations

import pytest

from banneret import Game

from .support import act, board, legal, place, said, step, steps, war, why


def faces(*dice: int) -> int:
    """Dice as a log line holds them."""
    packed = 0
    for face in dice:
        packed = packed * 7 + face
    return packed


def leicester(
    defenders: list[str], attackers: list[str], round_: int = 1, dice: list[int] | None = None
) -> Game:
    """York attacks Leicester from Derby: no shields, no crown for Lancaster."""
    return war(
        {"leicester": [*defenders, *attackers], "rutland": ["essex-y"], "oxford": ["beaumont-l"]},
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        battle={"area": "leicester", "round": round_},
        dice=dice or [],
    )


@pytest.mark.rule("R3-6.5-a")
def test_only_the_senior_heir_may_charge_and_need_not() -> None:
    game = leicester(["wiltshire-l"], ["york-y", "rutland-y", "suffolk-y"])
    act(game, "hold wiltshire-l")
    assert legal(game, "charge") == ["york-y"]
    assert why(game, "charge rutland-y") == "R3-6.5-a"
    assert why(game, "charge suffolk-y") == "R3-6.5-a"
    assert why(game, "fire york-y") == ""
    act(game, "charge york-y", "target wiltshire-l")
    assert said(game, "fire") == []
    assert why(game, "fire york-y") == "R3-6.2-k"


@pytest.mark.rule("R3-6.5-b", "R3-6.5-c", "R3-EX-6.5-1")
def test_a_charge_strikes_the_named_block_and_its_surplus_is_lost() -> None:
    game = leicester(["oxford-l:2", "stanley-l:4"], ["york-y:4"], dice=[1, 2, 3, 4])
    act(game, "hold oxford-l", "hold stanley-l", "charge york-y")
    assert legal(game, "target") == ["oxford-l", "stanley-l"]
    act(game, "target oxford-l")
    assert said(game, "charge") == [
        {"block": "york-y", "power": 3, "dice": faces(1, 2, 3, 4), "target": "oxford-l"}
    ]
    assert place(game, "oxford-l") == "dead"
    assert steps(game, "stanley-l") == 4
    assert said(game, "bonus-fire") == []


def cumbria(dice: list[int]) -> Game:
    return war(
        {"cumbria": ["northumberland-l:4", "gloucester-y:2", "norfolk-y:3"]},
        step="battle",
        attacks={"cumbria": {"attacker": "york", "main": "north-yorks"}},
        battle={"area": "cumbria", "round": 2},
        done=["northumberland-l"],
        dice=dice,
    )


@pytest.mark.rule("R3-6.5-d", "R3-6.5-f", "R3-6.5-g", "R3-EX-6.5-2")
def test_the_survivor_of_a_charge_answers_at_once_with_his_bonus() -> None:
    game = cumbria([3, 4, 4, 5, 6])
    act(game, "charge gloucester-y", "target northumberland-l")
    assert steps(game, "northumberland-l") == 3
    # Three dice, and his shield in Cumbria makes a 4 a hit.
    answer = {"block": "northumberland-l", "power": 4, "dice": faces(4, 5, 6), "target": "gloucester-y"}
    assert said(game, "bonus-fire") == [answer]
    assert steps(game, "gloucester-y") == 1
    # His own Battle Turn is untouched: he acts first in the next round.
    act(game, "hold norfolk-y")
    assert board(game)["battle"]["round"] == 3
    assert legal(game, "fire") == ["northumberland-l"]


@pytest.mark.rule("R3-6.5-g", "R3-6.5-d", "R3-EX-6.5-2")
def test_the_answer_hits_the_charging_heir_alone() -> None:
    game = cumbria([3, 4, 1, 1, 1])
    act(game, "charge gloucester-y", "target northumberland-l")
    assert place(game, "gloucester-y") == "dead"
    assert steps(game, "norfolk-y") == 3, "the third hit is lost"
    assert said(game, "hits")[-1] == {"block": "gloucester-y", "hits": 2}


@pytest.mark.rule("R3-6.5-d", "R3-6.5-g")
def test_the_answer_does_not_use_up_a_battle_turn_still_to_come() -> None:
    game = leicester(["exeter-l", "wiltshire-l:3"], ["norfolk-y"], dice=[5, 5, 5, 6, 6, 6, 6])
    act(game, "charge exeter-l", "target norfolk-y")
    # No hit at all: the target survives and answers with all its four dice.
    assert said(game, "bonus-fire")[0]["dice"] == faces(6, 6, 6, 6)
    assert said(game, "hits") == []
    act(game, "hold wiltshire-l")
    assert why(game, "fire norfolk-y") == ""


@pytest.mark.rule("R3-6.5-f")
def test_a_charge_in_defence_has_the_defensive_bonus() -> None:
    game = war(
        {"middlesex": ["henry-vi-l", "march-y:2"]},
        step="battle",
        attacks={"middlesex": {"attacker": "york", "main": "essex"}},
        battle={"area": "middlesex", "round": 1},
        dice=[3, 4, 5, 6, 3],
    )
    act(game, "hold march-y", "charge henry-vi-l", "target march-y")
    # The King defends a crown: B2 becomes 3; the attacker's answer has no bonus.
    assert said(game, "charge")[0]["power"] == 3
    assert said(game, "bonus-fire")[0] == {
        "block": "march-y",
        "power": 3,
        "dice": faces(3),
        "target": "henry-vi-l",
    }
    assert (steps(game, "march-y"), steps(game, "henry-vi-l")) == (1, 3)


@pytest.mark.rule("R3-6.5-f")
def test_neither_charge_nor_answer_has_a_bonus_in_attack() -> None:
    attacks = {"hereford": {"attacker": "york", "main": "gloucester"}}
    ahead = {"area": "hereford", "round": 2}
    blocks = {"hereford": ["oxford-l", "richmond-l:2", "york-y:2"]}
    done = ["oxford-l", "richmond-l"]
    game = war(blocks, step="battle", attacks=attacks, battle=ahead, done=done, dice=[4, 4, 3, 6])
    act(game, "charge york-y", "target richmond-l")
    # Hereford shows York's shield, but he attacks there.
    assert said(game, "charge")[0]["power"] == 3
    assert steps(game, "richmond-l") == 2
    blocks = {"hereford": ["richmond-l:2", "york-y:2"]}
    game = war(blocks, step="battle", attacks=attacks, battle=ahead, dice=[5, 5, 4, 3])
    act(game, "charge richmond-l", "target york-y")
    answer = {"block": "york-y", "power": 3, "dice": faces(4, 3), "target": "richmond-l"}
    assert said(game, "bonus-fire") == [answer]
    assert steps(game, "richmond-l") == 1


@pytest.mark.rule("R3-6.5-e", "R3-EX-6.5-3")
def test_a_junior_heir_charges_when_his_senior_is_gone() -> None:
    game = leicester(["clifford-l"], ["york-y:2", "gloucester-y:1"], dice=[1, 1, 6])
    act(game, "fire clifford-l")
    assert place(game, "york-y") == "dead"
    assert why(game, "charge gloucester-y") == ""


@pytest.mark.rule("R3-6.5-e", "R3-EX-6.5-3")
def test_a_junior_heir_who_acts_before_his_senior_is_gone_cannot_charge() -> None:
    game = leicester(["clifford-l"], ["york-y:2", "gloucester-y:1"], round_=2, dice=[6, 6, 6])
    act(game, "fire clifford-l")
    assert why(game, "charge gloucester-y") == "R3-6.5-a"
    retreated = act(game.copy(), "retreat york-y", "withdraw derby")
    assert why(retreated, "charge gloucester-y") == "", "he retreated before the junior's turn"
    act(game, "hold gloucester-y", "retreat york-y", "withdraw derby")
    assert board(game)["battle"]["round"] == 3, "the round is over, Gloucester has had his turn"
    assert said(game, "charge") == []


@pytest.mark.rule("R3-6.5-e")
def test_each_side_has_its_own_senior_heir_and_reserves_do_not_count() -> None:
    game = war(
        {"leicester": ["richmond-l", "york-y", "gloucester-y"]},
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        entered={"york-y": "rutland"},
        battle={"area": "leicester", "round": 1},
    )
    assert legal(game, "charge") == ["richmond-l"], "rank 5, but the senior of his own side"
    act(game, "hold richmond-l")
    assert legal(game, "charge") == ["gloucester-y"], "York waits in Reserve"


@pytest.mark.rule("R3-6.5-h")
def test_any_block_in_the_field_may_be_named_and_charges_may_be_repeated() -> None:
    game = war(
        {"leicester": ["bristol-levy-l", "welsh-mercenary-l", "wiltshire-l", "york-y:4"]},
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        entered={"wiltshire-l": "oxford"},
        battle={"area": "leicester", "round": 1},
        dice=[6] * 16,
    )
    act(game, "hold welsh-mercenary-l", "charge york-y")
    assert legal(game, "target") == ["bristol-levy-l", "welsh-mercenary-l"]
    assert why(game, "target wiltshire-l") == "R3-6.5-h"
    assert why(game, "target york-y") == "R3-6.5-h"
    act(game, "target bristol-levy-l", "hold bristol-levy-l", "hold welsh-mercenary-l", "hold wiltshire-l")
    assert step(game) == "battle-round"
    assert why(game, "charge york-y") == "", "again in Round 2"
