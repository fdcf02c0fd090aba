"""6.3: borders of an attack, Main Attack, Reserves and control."""

from __future__ import annotations

from typing import Any

import pytest

from banneret import Game
from tests.games.richard3.hands import attacker, field, hold_round, march, turn
from tests.games.richard3.support import (
    LANCASTER,
    YORK,
    act,
    ap,
    battle,
    board,
    legal,
    place,
    said,
    step,
    steps,
    war,
    why,
)


def york(blocks: dict[str, list[str]], points: int = 4, **position: Any) -> Game:
    """The Action Phase of York, who is Player 1."""
    return war(blocks, step="actions", first="york", who="york", card="action-4", ap=points, **position)


def field_of(area: str, blocks: list[str], main: str, by: str = "york", **position: Any) -> Game:
    """The beginning of a battle; attackers not said to have entered another way came with the Main Attack."""
    game = war(
        {area: blocks, **position.pop("more", {})},
        step="battles",
        first=position.pop("first", by),
        attacks={area: {"attacker": by, "main": main}},
        **position,
    )
    return battle(game, area)


def entries(game: Game, area: str) -> Any:
    """By which borders how many blocks came, as everybody sees it."""
    return board(game)["areas"][area]["by"]


# --- the borders of an attack

LEICESTER = {
    "derby": ["march-y"],
    "lincoln": ["norfolk-y"],
    "rutland": ["herbert-y"],
    "warwick": ["hastings-y", "essex-y"],
    "leicester": ["beaumont-l"],
}


@pytest.mark.rule("R3-6.3-a")
def test_three_borders_and_no_fourth() -> None:
    game = york(LEICESTER)
    for block in ("march-y", "norfolk-y", "herbert-y"):
        march(game, block, "leicester")
    assert entries(game, "leicester") == {"derby": [0, 1], "lincoln": [0, 1], "rutland": [0, 1]}
    act(game, "lift hastings-y")
    assert why(game, "step leicester") == "R3-6.3-a"


@pytest.mark.rule("R3-6.3-a")
def test_each_border_of_an_attack_has_its_own_limit() -> None:
    game = york(
        {
            "oxford": ["march-y", "norfolk-y", "herbert-y", "hastings-y"],
            "middlesex": ["essex-y", "suffolk-y"],
            "sussex": ["beaumont-l"],
        }
    )
    for block in ("march-y", "norfolk-y", "herbert-y"):
        march(game, block, "sussex")
    act(game, "lift hastings-y")
    assert why(game, "step sussex") == "R3-5.2.1-b"
    act(game, "step middlesex", "step sussex")
    march(game, "essex-y", "sussex")
    assert entries(game, "sussex") == {"middlesex": [0, 2], "oxford": [0, 3]}


@pytest.mark.rule("R3-6.3-a", "R3-6.3-q")
def test_the_fourth_border_is_not_even_a_reason_to_march() -> None:
    """A block whose only ways lead over a fourth border is not offered the step, and others are."""
    game = york(LEICESTER)
    for block in ("march-y", "norfolk-y", "herbert-y"):
        march(game, block, "leicester")
    act(game, "lift hastings-y")
    assert "leicester" not in legal(game, "step")
    act(game, "step derby")
    assert "leicester" in legal(game, "step"), "Derby is one of the three"


@pytest.mark.rule("R3-6.3-b")
def test_attackers_over_one_border_may_come_from_several_areas() -> None:
    game = york(
        {
            "derby": ["march-y"],
            "chester": ["norfolk-y"],
            "lancaster": ["herbert-y"],
            "leicester": ["oxford-l"],
        }
    )
    march(game, "march-y", "leicester")
    march(game, "norfolk-y", "derby", "leicester")
    assert entries(game, "leicester") == {"derby": [0, 2]}
    act(game, "lift herbert-y", "step derby")
    assert step(game) == "actions", "a red border stops Herbert"


# --- the Main Attack


@pytest.mark.rule("R3-6.3-c", "R3-6.3-d")
def test_the_attacker_names_his_main_attack() -> None:
    game = york({"derby": ["march-y"], "lincoln": ["norfolk-y", "herbert-y"], "leicester": ["beaumont-l"]})
    march(game, "march-y", "leicester")
    for block in ("norfolk-y", "herbert-y"):
        march(game, block, "leicester")
    assert legal(game, "main") == ["leicester+lincoln"]
    assert why(game, "main leicester+rutland") == "R3-6.3-p", "nobody came that way"
    assert why(game, "main oxford+wilts") == "R3-6.3-c", "no attack of York's"
    act(game, "main leicester+lincoln", "done")
    act(game, "done", seat="lancaster")
    battle(game, "leicester")
    assert field(game) == {"beaumont-l", "norfolk-y", "herbert-y"}
    assert board(game)["battle"]["reserves"] == [0, 1]


@pytest.mark.rule("R3-6.3-d")
def test_without_a_choice_the_others_are_in_reserve() -> None:
    game = york({"derby": ["march-y"], "lincoln": ["norfolk-y", "herbert-y"], "leicester": ["beaumont-l"]})
    march(game, "march-y", "leicester")
    for block in ("norfolk-y", "herbert-y"):
        march(game, block, "leicester")
    act(game, "done")
    act(game, "done", seat="lancaster")
    battle(game, "leicester")
    assert field(game) == {"beaumont-l", "march-y"}
    assert board(game)["battle"]["reserves"] == [0, 2]


@pytest.mark.rule("R3-6.3-p")
def test_the_main_attack_is_public_and_fixed_with_the_action_phase() -> None:
    game = york(
        {
            "derby": ["march-y"],
            "lincoln": ["norfolk-y"],
            "rutland": ["herbert-y"],
            "leicester": ["beaumont-l"],
        }
    )
    march(game, "norfolk-y", "leicester")
    march(game, "herbert-y", "leicester")
    march(game, "march-y", "leicester")
    for seat in ("lancaster", "york", None):
        assert board(game, seat)["areas"]["leicester"]["main"] == "lincoln", "the first border crossed"
    assert why(game, "main leicester+lincoln") == "R3-6.3-p", "it is that already"
    act(game, "main leicester+derby")
    act(game, "main leicester+rutland")
    for seat in ("lancaster", "york", None):
        assert board(game, seat)["areas"]["leicester"]["main"] == "rutland"
        assert said(game, "main", seat)[-1] == {"who": "york", "area": "leicester", "from": "rutland"}
    act(game, "done")
    assert why(game, "main leicester+derby", "lancaster") == "R3-6.3-c", "it is not his"
    act(game, "done", seat="lancaster")
    assert legal(game, "main", "york") == []
    battle(game, "leicester")
    assert field(game) == {"beaumont-l", "herbert-y"}


# --- Reserves in Round 1 and after


@pytest.mark.rule("R3-6.3-e")
def test_a_reserve_does_nothing_in_round_1_and_is_not_hit() -> None:
    game = field_of(
        "kent",
        ["clifford-l", "herbert-y:1", "norfolk-y"],
        "sussex",
        entered={"norfolk-y": "middlesex"},
        dice=[1, 1, 1],
    )
    act(game, "hold clifford-l")
    assert legal(game) == ["fire herbert-y", "hold herbert-y"]
    for verb in ("fire", "hold", "retreat"):
        assert why(game, f"{verb} norfolk-y") == "R3-6.3-e"
    game = field_of(
        "kent",
        ["clifford-l", "hastings-y", "norfolk-y"],
        "sussex",
        entered={"norfolk-y": "middlesex"},
        dice=[1, 6, 6],
    )
    act(game, "fire clifford-l")
    assert (steps(game, "hastings-y"), steps(game, "norfolk-y")) == (2, 4), "although Norfolk is stronger"


@pytest.mark.rule("R3-6.3-e")
def test_a_reserve_cannot_be_charged() -> None:
    game = field_of(
        "kent", ["henry-vi-l", "hastings-y", "norfolk-y"], "sussex", entered={"norfolk-y": "middlesex"}
    )
    act(game, "charge henry-vi-l")
    assert legal(game, "target") == ["hastings-y"]


@pytest.mark.rule("R3-6.3-f")
def test_reserves_deploy_with_round_2() -> None:
    game = field_of(
        "kent",
        ["beaumont-l", "clifford-l", "hastings-y", "norfolk-y"],
        "sussex",
        entered={"norfolk-y": "middlesex", "clifford-l": "middlesex"},
    )
    hold_round(game)
    assert turn(game) == 2
    assert field(game) == {"beaumont-l", "clifford-l", "hastings-y", "norfolk-y"}
    assert legal(game) == ["fire clifford-l", "hold clifford-l", "retreat clifford-l"]
    act(game, "hold clifford-l", "hold beaumont-l")
    assert legal(game, "fire") == ["hastings-y", "norfolk-y"]


# --- reinforcing


@pytest.mark.rule("R3-6.3-g")
def test_who_moves_into_an_attacked_area_is_a_reserve_of_the_defence() -> None:
    game = york({"wilts": ["norfolk-y"], "sussex": ["beaumont-l"], "kent": ["clifford-l"]})
    march(game, "norfolk-y", "sussex")
    act(game, "done")
    march(game, "clifford-l", "sussex")
    assert board(game)["areas"]["sussex"]["attacker"] == "york"
    act(game, "done")
    battle(game, "sussex")
    assert attacker(game) == "york"
    assert field(game) == {"beaumont-l", "norfolk-y"}
    assert board(game)["battle"]["reserves"] == [1, 0]
    hold_round(game)
    assert legal(game, "hold") == ["clifford-l"], "in Round 2 a defender like any other"


@pytest.mark.rule("R3-6.3-h")
def test_at_most_two_borders_to_reinforce() -> None:
    game = york(
        {
            "middlesex": ["norfolk-y"],
            "oxford": ["beaumont-l"],
            "warwick": ["clifford-l", "pembroke-l"],
            "wilts": ["devon-l"],
        },
        cards={"lancaster": "action-4"},
    )
    march(game, "norfolk-y", "oxford")
    act(game, "done")
    march(game, "clifford-l", "oxford")
    march(game, "devon-l", "oxford")
    assert entries(game, "oxford") == {"middlesex": [0, 1], "warwick": [1, 0], "wilts": [1, 0]}
    act(game, "lift pembroke-l")
    assert why(game, "step gloucester") == ""
    act(game, "step gloucester")
    assert why(game, "step oxford") == "R3-6.3-h"
    assert "oxford" not in legal(game, "step")


@pytest.mark.rule("R3-6.3-r")
def test_reinforcements_may_use_the_enemys_border() -> None:
    game = york({"middlesex": ["norfolk-y"], "oxford": ["beaumont-l"], "leicester": ["clifford-l"]})
    march(game, "norfolk-y", "oxford")
    act(game, "done")
    march(game, "clifford-l", "middlesex", "oxford")
    assert entries(game, "oxford") == {"middlesex": [1, 1]}
    assert why(game, "lift beaumont-l") == "R3-5.2.2-b", "Clifford does not free him"


# --- a line that falls


@pytest.mark.rule("R3-6.3-i", "R3-6.3-j")
def test_reserves_deploy_at_once_when_the_line_falls_and_are_hit_but_do_not_act() -> None:
    game = field_of(
        "kent",
        ["clifford-l", "beaumont-l", "norfolk-y:1", "herbert-y", "hastings-y"],
        "sussex",
        entered={"herbert-y": "middlesex", "hastings-y": "middlesex"},
        # Herbert and Hastings came too late: only Clifford and Beaumont fire in Round 1.
        dice=[1, 6, 6, 1, 6, 6],
    )
    act(game, "fire clifford-l")
    assert place(game, "norfolk-y") == "dead"
    assert turn(game) == 1
    assert field(game) == {"clifford-l", "beaumont-l", "herbert-y", "hastings-y"}
    assert board(game)["battle"]["reserves"] == [0, 0]
    assert game.must_act == (LANCASTER,), "Herbert (A) does not act in this round"
    act(game, "fire beaumont-l")
    assert game.must_act == (YORK,)
    act(game, "take hastings-y")
    assert steps(game, "hastings-y") == 2
    assert turn(game) == 2, "nor does Hastings"
    assert game.must_act == (LANCASTER,)
    act(game, "hold clifford-l")
    assert legal(game, "fire") == ["herbert-y"]


@pytest.mark.rule("R3-6.3-i")
def test_reserves_wait_while_one_block_is_left_in_the_field() -> None:
    game = field_of(
        "kent",
        ["clifford-l", "norfolk-y:1", "hastings-y:1", "herbert-y"],
        "sussex",
        entered={"herbert-y": "middlesex"},
        dice=[1, 6, 6],
    )
    act(game, "fire clifford-l", "take norfolk-y")
    assert turn(game) == 1
    assert board(game)["battle"]["reserves"] == [0, 1]
    assert said(game, "deploy") == []


def essex_field(**position: Any) -> Game:
    """Example R3-EX-6.3-5: Lancaster attacks Essex; Hastings defends it, Norfolk comes to his help."""
    return field_of(
        "essex",
        ["oxford-l", "beaumont-l", "hastings-y:1", "norfolk-y"],
        "middlesex",
        "lancaster",
        entered={"norfolk-y": "east-anglia"},
        **position,
    )


@pytest.mark.rule("R3-EX-6.3-5", "R3-6.3-i", "R3-6.3-j", "R3-6.3-k", "R3-6.3-l", "R3-6.3-m")
def test_control_changes_when_the_defenders_fall_in_round_1() -> None:
    game = essex_field(dice=[1, 2, 6, 2, 6, 6, 3, 6, 6])
    assert attacker(game) == "lancaster"
    act(game, "fire oxford-l")
    assert said(game, "fire")[0]["power"] == 2, "an attacker on his own shield"
    assert place(game, "hastings-y") == "dead"
    assert steps(game, "norfolk-y") == 4, "the second hit is lost"
    assert said(game, "control") == [{"attacker": "york"}]
    assert attacker(game) == "york"
    assert turn(game) == 1
    assert legal(game, "fire") == ["beaumont-l"], "Norfolk does not act in Round 1"
    act(game, "fire beaumont-l")
    assert steps(game, "norfolk-y") == 3
    assert turn(game) == 2
    act(game, "fire oxford-l")
    assert said(game, "fire")[-1]["power"] == 3, "a defender on his own shield"
    assert steps(game, "norfolk-y") == 2
    assert legal(game, "fire") == ["beaumont-l"], "the new Defender acts first"
    act(game, "hold beaumont-l", "hold norfolk-y")
    hold_round(game)
    assert turn(game) == 4
    act(game, "hold oxford-l", "hold beaumont-l")
    assert legal(game) == ["retreat norfolk-y"], "York must retreat in Round 4"


@pytest.mark.rule("R3-6.3-l")
def test_a_new_defender_fires_with_his_bonus_in_the_same_round() -> None:
    """Clifford (A) fells the line before Oxford (A), whose shield is in Essex, has fired."""
    game = field_of(
        "essex",
        ["clifford-l", "oxford-l", "hastings-y:1", "norfolk-y"],
        "middlesex",
        "lancaster",
        entered={"norfolk-y": "east-anglia"},
        dice=[1, 6, 6, 3, 3, 3],
    )
    act(game, "fire clifford-l")
    assert attacker(game) == "york"
    assert turn(game) == 1
    act(game, "fire oxford-l")
    assert said(game, "fire")[-1]["power"] == 3
    assert steps(game, "norfolk-y") == 1, "three hits with threes"


@pytest.mark.rule("R3-6.3-m")
def test_surplus_hits_pass_on_in_the_field_but_not_to_reserves() -> None:
    game = field_of(
        "essex",
        ["oxford-l", "hastings-y:1", "rivers-y:1", "norfolk-y"],
        "middlesex",
        "lancaster",
        entered={"norfolk-y": "east-anglia"},
        dice=[1, 1, 1],
    )
    act(game, "fire oxford-l", "take rivers-y")
    assert place(game, "rivers-y") == "down"
    assert place(game, "hastings-y") == "dead", "the second hit passed on to him"
    assert steps(game, "norfolk-y") == 4, "the third is lost"


@pytest.mark.rule("R3-6.3-n")
def test_an_attacker_whose_line_falls_remains_the_attacker() -> None:
    game = field_of(
        "kent",
        ["clifford-l", "norfolk-y:1", "hastings-y"],
        "sussex",
        entered={"hastings-y": "middlesex"},
        dice=[1, 1, 1],
    )
    act(game, "fire clifford-l")
    assert field(game) == {"clifford-l", "hastings-y"}
    assert attacker(game) == "york"
    assert said(game, "control") == []
    assert turn(game) == 2
    assert steps(game, "hastings-y") == 3


# --- defection of a line


@pytest.mark.rule("R3-6.3-o")
def test_a_line_lost_by_defection_in_round_1_counts_as_eliminated() -> None:
    game = field_of(
        "kent",
        ["stanley-l", "oxford-l", "york-y", "london-levy-y"],
        "sussex",
        entered={"oxford-l": "middlesex"},
        dice=[2, 1, 1, 1, 1],
    )
    act(game, "hold stanley-l", "treachery york-y", "target stanley-l")
    assert place(game, "stanley-y") == "kent"
    assert turn(game) == 1
    assert field(game) == {"oxford-l", "york-y", "london-levy-y"}
    assert attacker(game) == "lancaster", "the Defender has lost his line"
    assert legal(game, "fire") == ["london-levy-y"], "Oxford (A) does not act in Round 1"
    act(game, "fire london-levy-y")
    assert place(game, "oxford-l") == "dead", "but he can be hit"


@pytest.mark.rule("R3-6.3-o")
def test_a_line_lost_by_the_treason_roll_counts_as_eliminated() -> None:
    game = war(
        {"kent": ["stanley-l", "oxford-l", "norfolk-y"]},
        step="battles",
        first="york",
        treason="york",
        attacks={"kent": {"attacker": "york", "main": "sussex"}},
        entered={"oxford-l": "middlesex"},
        dice=[4],
    )
    act(game, "battle kent", "target stanley-l")
    assert turn(game) == 1
    assert attacker(game) == "lancaster"
    assert field(game) == {"oxford-l", "norfolk-y"}
    assert legal(game, "fire") == ["norfolk-y"], "Oxford cannot act in Round 1"


@pytest.mark.rule("R3-6.3-o")
@pytest.mark.parametrize("number", [2, 3])
def test_a_waiting_defector_deploys_when_the_line_is_gone(number: int) -> None:
    game = war(
        {"kent": ["henry-vi-l:1", "stanley-y", "norfolk-y", "london-levy-y"], "france": ["somerset-l"]},
        step="battle",
        first="york",
        attacks={"kent": {"attacker": "york", "main": "sussex"}},
        battle={"area": "kent", "round": number},
        dice=[2, 1, 6, 6, 6],
    )
    act(game, "treachery henry-vi-l", "target stanley-y")
    assert board(game)["battle"]["reserves"] == [1, 0]
    assert steps(game, "stanley-l") == 4
    act(game, "fire norfolk-y")
    assert place(game, "henry-vi-l") == "dead"
    assert field(game) == {"stanley-l", "norfolk-y", "london-levy-y"}
    assert turn(game) == number
    assert attacker(game) == "york", "control changes in Round 1 only"
    assert said(game, "control") == []
    assert legal(game, "hold") == ["london-levy-y"], "Stanley (B) acts from the next round on"
    act(game, "hold london-levy-y")
    assert turn(game) == number + 1
    assert legal(game, "hold") == ["stanley-l"]


@pytest.mark.rule("R3-6.3-o")
def test_a_waiting_defector_deploys_when_the_line_retreats() -> None:
    game = war(
        {"kent": ["henry-vi-l", "hastings-y", "norfolk-y", "rivers-l"]},
        step="battle",
        first="york",
        attacks={"kent": {"attacker": "york", "main": "sussex"}},
        battle={"area": "kent", "round": 2},
        reserve=["rivers-l"],
        turned=["rivers-l"],
    )
    act(game, "retreat henry-vi-l", "withdraw middlesex")
    assert step(game) == "battle-round"
    assert field(game) == {"rivers-l", "hastings-y", "norfolk-y"}
    assert attacker(game) == "york"
    assert game.must_act == (YORK,), "Rivers, B like all here, does not act in this round"
    hold_round(game)
    assert game.must_act == (LANCASTER,)


# --- roles


@pytest.mark.rule("R3-6.3-s", "R3-EX-6.3-4")
def test_roles_are_given_for_each_battle() -> None:
    game = york(
        {
            "leicester": ["norfolk-y"],
            "derby": ["beaumont-l"],
            "south-yorks": ["clifford-l"],
            "lincoln": ["hastings-y"],
        }
    )
    march(game, "norfolk-y", "derby")
    act(game, "done")
    march(game, "clifford-l", "lincoln")
    act(game, "done")
    battle(game, "derby")
    assert attacker(game) == "york"
    assert game.must_act == (LANCASTER,), "Beaumont defends"
    hold_round(game)
    act(game, "retreat beaumont-l", "withdraw warwick", "done")
    battle(game, "lincoln")
    assert attacker(game) == "lancaster"


# --- examples


@pytest.mark.rule("R3-EX-6.3-1", "R3-6.3-c", "R3-6.3-d")
def test_sussex_from_wilts_and_kent() -> None:
    group = ["norfolk-y", "hastings-y", "essex-y", "suffolk-y"]
    game = york({"wilts": ["march-y", "herbert-y"], "kent": group, "sussex": ["beaumont-l"]}, 2)
    for block in ("march-y", "herbert-y", *group):
        march(game, block, "sussex")
    act(game, "main sussex+kent", "done")
    act(game, "done", seat="lancaster")
    battle(game, "sussex")
    assert field(game) == {"beaumont-l", *group}
    assert board(game)["battle"]["reserves"] == [0, 2]
    hold_round(game)
    assert field(game) == {"beaumont-l", "march-y", "herbert-y", *group}


@pytest.mark.rule("R3-EX-6.3-2", "R3-6.3-b", "R3-6.3-c")
def test_three_areas_one_main_attack() -> None:
    game = war(
        {
            "middlesex": ["beaumont-l"],
            "oxford": ["clifford-l"],
            "gloucester": ["devon-l"],
            "sussex": ["norfolk-y", "hastings-y"],
        },
        step="actions",
        who="lancaster",
        card="action-3",
    )
    march(game, "beaumont-l", "oxford", "sussex")
    march(game, "clifford-l", "sussex")
    march(game, "devon-l", "oxford", "sussex")
    assert ap(game) == 0
    act(game, "done")
    act(game, "done", seat="york")
    battle(game, "sussex")
    assert field(game) == {"beaumont-l", "clifford-l", "devon-l", "norfolk-y", "hastings-y"}
    assert board(game)["battle"]["reserves"] == [0, 0]


@pytest.mark.rule("R3-EX-6.3-3", "R3-6.3-d", "R3-6.3-g", "R3-6.3-f")
def test_five_against_two_and_three_in_reserve() -> None:
    main = ["norfolk-y", "hastings-y", "suffolk-y"]
    second = ["march-y", "herbert-y"]
    relief = ["clifford-l", "oxford-l", "pembroke-l"]
    defence = ["beaumont-l", "devon-l"]
    game = york({"rutland": main, "middlesex": second, "essex": defence, "east-anglia": relief}, 2)
    for block in (*main, *second):
        march(game, block, "essex")
    act(game, "done")
    for block in relief:
        march(game, block, "essex")
    act(game, "done")
    battle(game, "essex")
    assert field(game) == {*main, *defence}
    assert board(game)["battle"]["reserves"] == [3, 2]
    hold_round(game)
    assert turn(game) == 2
    assert field(game) == {*main, *second, *relief, *defence}


@pytest.mark.rule("R3-EX-6.3-6", "R3-6.3-n", "R3-6.3-i")
def test_the_reserves_of_an_attacker_without_a_line() -> None:
    game = field_of(
        "warwick",
        ["clifford-l", "beaumont-l", "hastings-y:1", "herbert-y", "norfolk-y"],
        "leicester",
        entered={"herbert-y": "oxford", "norfolk-y": "oxford"},
        dice=[1, 1, 1, 1, 6, 6],
    )
    act(game, "fire clifford-l")
    assert field(game) == {"clifford-l", "beaumont-l", "herbert-y", "norfolk-y"}
    assert legal(game, "fire") == ["beaumont-l"], "neither Herbert nor Norfolk acts in Round 1"
    act(game, "fire beaumont-l")
    assert steps(game, "norfolk-y") == 3, "they can be hit by those who had not fired"
    assert turn(game) == 2
    assert attacker(game) == "york"


@pytest.mark.rule("R3-EX-6.3-7", "R3-6.3-a", "R3-6.3-q")
def test_warwick_comes_by_derby() -> None:
    game = york(LEICESTER)
    for block in ("march-y", "norfolk-y", "herbert-y"):
        march(game, block, "leicester")
    act(game, "lift hastings-y")
    assert why(game, "step leicester") == "R3-6.3-a"
    act(game, "step derby", "step leicester")
    march(game, "essex-y", "derby", "leicester")
    assert entries(game, "leicester")["derby"] == [0, 3]
    late = york({**LEICESTER, "warwick": ["hastings-y"]}, crossed=[["york", "derby", "leicester", 2]])
    for block in ("march-y", "norfolk-y", "herbert-y"):
        march(late, block, "leicester")
    act(late, "lift hastings-y", "step derby")
    assert why(late, "step leicester") == "R3-5.2.1-b", "the border has no room left"


@pytest.mark.rule("R3-EX-6.3-8", "R3-6.3-h", "R3-6.3-q", "R3-6.3-r")
def test_a_third_border_into_oxford_is_refused() -> None:
    game = war(
        {
            "oxford": ["beaumont-l", "norfolk-y", "clifford-l", "devon-l"],
            "gloucester": ["wiltshire-l"],
            "warwick": ["pembroke-l"],
            "leicester": ["rivers-l"],
        },
        step="actions",
        first="york",
        who="lancaster",
        card="action-4",
        attacks={"oxford": {"attacker": "york", "main": "middlesex"}},
        entered={"clifford-l": "warwick", "devon-l": "wilts"},
        crossed=[["lancaster", "warwick", "oxford", 1], ["lancaster", "wilts", "oxford", 1]],
    )
    act(game, "lift wiltshire-l")
    assert why(game, "step oxford") == "R3-6.3-h"
    act(game, "step wilts", "step oxford")
    march(game, "pembroke-l", "oxford")
    act(game, "lift rivers-l")
    assert why(game, "step oxford") == "R3-6.3-h"
    act(game, "step middlesex")
    assert why(game, "step oxford") == "R3-6.3-h", "the enemy's border would be a third as well"
    assert entries(game, "oxford") == {"middlesex": [0, 1], "warwick": [2, 0], "wilts": [2, 0]}


@pytest.mark.rule("R3-EX-6.3-9", "R3-6.3-p")
def test_the_chester_border_becomes_the_main_attack() -> None:
    defence = ["beaumont-l", "clifford-l", "oxford-l", "pembroke-l"]
    blocks = {"leicester": ["herbert-y"], "chester": ["march-y", "norfolk-y", "hastings-y"], "derby": defence}
    free: dict[bool, int] = {}
    for named in (False, True):
        game = york(blocks, 2)
        for block in ("herbert-y", "march-y", "norfolk-y", "hastings-y"):
            march(game, block, "derby")
        if named:
            act(game, "main derby+chester")
        act(game, "done")
        free[named] = 0
        while legal(game, "lift") and free[named] < 4:
            march(game, legal(game, "lift")[0], "warwick")
            free[named] += 1
    assert free == {False: 3, True: 1}, "one pinned before, three after"
    act(game, "done")
    battle(game, "derby")
    assert board(game)["battle"]["reserves"] == [0, 1]
    assert "herbert-y" not in field(game)
