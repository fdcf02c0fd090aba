"""6.4: what a die hits, and whom."""

from __future__ import annotations

from typing import Any

import pytest

import banneret
from banneret import Game
from tests.games.richard3.support import LANCASTER, YORK, act, legal, place, said, step, steps, war, why


def kent(blocks: list[str], by: str = "york", **position: Any) -> Game:
    """Round 1 in Kent, entered from Sussex."""
    return war(
        {"kent": blocks, "france": ["henry-vi-l"]},
        step="battle",
        first=by,
        attacks={"kent": {"attacker": by, "main": "sussex"}},
        battle={"area": "kent", "round": 1},
        **position,
    )


@pytest.mark.rule("R3-6.4-a")
@pytest.mark.parametrize(
    ("firer", "power"), [("exeter-l", 1), ("clifford-l", 2), ("newcastle-levy-l", 3), ("northumberland-l", 3)]
)
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_die_hits_up_to_the_firepower(firer: str, power: int, face: int) -> None:
    game = kent([firer, "norfolk-y"], dice=[face, 6, 6, 6])
    if game.must_act == (YORK,):
        act(game, "hold norfolk-y")
    act(game, f"fire {firer}")
    assert steps(game, "norfolk-y") == (3 if face <= power else 4)


@pytest.mark.rule("R3-6.4-a")
def test_every_die_is_looked_at() -> None:
    game = kent(["beaumont-l", "norfolk-y"], dice=[2, 1, 3])
    act(game, "fire beaumont-l")
    assert steps(game, "norfolk-y") == 2
    assert said(game, "hits") == [{"block": "norfolk-y", "hits": 2}]


@pytest.mark.rule("R3-6.4-b")
def test_all_hits_strike_the_strongest_by_current_strength_at_once() -> None:
    game = kent(["clifford-l", "pembroke-l", "norfolk-y:2", "hastings-y"], dice=[1, 1, 6])
    act(game, "fire clifford-l")
    assert (steps(game, "hastings-y"), steps(game, "norfolk-y")) == (1, 2), (
        "3 is more than 2, whatever is printed"
    )
    assert step(game) == "battle-round", "before anybody else acts"


@pytest.mark.rule("R3-6.4-b")
def test_the_hits_of_the_next_fire_find_another_strongest() -> None:
    game = kent(["clifford-l", "beaumont-l", "norfolk-y", "hastings-y"], dice=[1, 1, 6, 1, 6, 6])
    act(game, "fire clifford-l", "fire beaumont-l")
    assert (steps(game, "norfolk-y"), steps(game, "hastings-y")) == (2, 2)


@pytest.mark.rule("R3-6.4-c")
def test_hits_pass_on_only_when_the_block_is_gone() -> None:
    game = kent(["clifford-l", "norfolk-y", "hastings-y:2", "herbert-y:1"], dice=[1, 1, 1])
    act(game, "fire clifford-l")
    assert (steps(game, "norfolk-y"), steps(game, "hastings-y")) == (1, 2), (
        "not to those who are stronger now"
    )
    game = kent(["clifford-l", "norfolk-y:2", "hastings-y:1", "rivers-y:1"], dice=[1, 1, 1])
    act(game, "fire clifford-l", "take rivers-y")
    assert place(game, "norfolk-y") == "dead"
    assert place(game, "rivers-y") == "down"
    assert steps(game, "hastings-y") == 1


@pytest.mark.rule("R3-6.4-c")
def test_a_fire_can_fell_a_whole_army() -> None:
    game = kent(["clifford-l", "norfolk-y:2", "hastings-y:1"], dice=[1, 1, 1])
    act(game, "fire clifford-l")
    assert (place(game, "norfolk-y"), place(game, "hastings-y")) == ("dead", "dead")
    assert said(game, "won") == [{"who": "lancaster", "area": "kent"}]


@pytest.mark.rule("R3-6.4-d")
@pytest.mark.parametrize("chosen", ["hastings-y", "herbert-y"])
def test_the_owner_chooses_among_the_strongest(chosen: str) -> None:
    game = kent(["clifford-l", "hastings-y", "herbert-y", "norfolk-y:2"], dice=[1, 1, 6])
    act(game, "fire clifford-l")
    assert game.must_act == (YORK,), "the owner, not the one who fires"
    assert legal(game) == ["take hastings-y", "take herbert-y"]
    assert why(game, "take norfolk-y") == "R3-6.4-b"
    assert why(game, "take clifford-l") == "R3-6.4-b"
    act(game, f"take {chosen}")
    assert {b: steps(game, b) for b in ("hastings-y", "herbert-y")} == {
        "hastings-y": 3,
        "herbert-y": 3,
        chosen: 1,
    }
    assert steps(game, "norfolk-y") == 2


@pytest.mark.rule("R3-6.4-d")
def test_the_attacked_house_chooses_when_the_attacker_fires() -> None:
    game = kent(["beaumont-l", "pembroke-l", "herbert-y"], dice=[1, 6, 6])
    act(game, "fire herbert-y")
    assert game.must_act == (LANCASTER,)
    act(game, "take pembroke-l")
    assert (steps(game, "beaumont-l"), steps(game, "pembroke-l")) == (3, 2)


@pytest.mark.rule("R3-6.4-e")
def test_the_block_chosen_takes_all_it_can() -> None:
    game = kent(["northumberland-l", "hastings-y", "essex-y"], dice=[1, 1, 6, 6])
    act(game, "fire northumberland-l", "take hastings-y")
    assert (steps(game, "hastings-y"), steps(game, "essex-y")) == (1, 3)
    assert step(game) == "battle-round", "there is nothing left to choose"


@pytest.mark.rule("R3-6.4-e")
def test_reserves_are_no_candidates() -> None:
    game = war(
        {"kent": ["clifford-l", "hastings-y:2", "essex-y:2", "suffolk-y", "norfolk-y"]},
        step="battles",
        first="york",
        attacks={"kent": {"attacker": "york", "main": "sussex"}},
        entered={"suffolk-y": "middlesex", "norfolk-y": "middlesex"},
        dice=[1, 6, 6],
    )
    act(game, "battle kent", "fire clifford-l")
    assert legal(game, "take") == ["essex-y", "hastings-y"]
    assert why(game, "take norfolk-y") == "R3-6.4-e"
    act(game, "take essex-y")
    assert [steps(game, b) for b in ("essex-y", "hastings-y", "suffolk-y", "norfolk-y")] == [1, 2, 3, 4]


# --- examples


@pytest.mark.rule("R3-EX-6.4-1", "R3-6.4-a")
def test_stanley_rolls_one_two_three() -> None:
    game = kent(["stanley-l:3", "norfolk-y"], "lancaster", dice=[1, 2, 3])
    act(game, "hold norfolk-y", "fire stanley-l")
    assert said(game, "fire")[0]["power"] == 2
    assert steps(game, "norfolk-y") == 2
    assert len(game.outcomes()) == 3, "three dice"


@pytest.mark.rule("R3-EX-6.4-2", "R3-6.4-b", "R3-6.4-c")
def test_four_hits_and_five() -> None:
    enemies = ["norfolk-y", "hastings-y", "essex-y:1"]
    game = kent(["northumberland-l", *enemies], dice=[1, 1, 1, 1])
    act(game, "fire northumberland-l")
    assert place(game, "norfolk-y") == "dead"
    assert (steps(game, "hastings-y"), steps(game, "essex-y")) == (3, 1)
    # No block of the game rolls more than four dice, so five hits are written into the position.
    described = kent(["northumberland-l", *enemies]).describe_position()
    stack = described["stack"]
    assert isinstance(stack, list)
    stack.append(["hits", {"who": "york", "hits": 5, "taker": None}])
    game = banneret.setup("richard3", described)
    assert place(game, "norfolk-y") == "dead"
    assert (steps(game, "hastings-y"), steps(game, "essex-y")) == (2, 1)


@pytest.mark.rule("R3-EX-6.4-3", "R3-6.4-d", "R3-6.4-e")
def test_three_hits_here_and_one_there() -> None:
    game = kent(["northumberland-l", "hastings-y", "herbert-y", "norfolk-y:2"], dice=[1, 1, 1, 1])
    act(game, "hold herbert-y", "fire northumberland-l")
    assert legal(game, "take") == ["hastings-y", "herbert-y"]
    act(game, "take hastings-y")
    assert place(game, "hastings-y") == "dead"
    assert (steps(game, "herbert-y"), steps(game, "norfolk-y")) == (2, 2), "Herbert takes the fourth unasked"
    assert step(game) == "battle-round"
