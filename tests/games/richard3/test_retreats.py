"""6.6: leaving a battle."""

from __future__ import annotations

from typing import Any

import pytest

from banneret import Game

from .support import act, battle, board, legal, place, said, step, war, why


def sussex(round_: int, **more: Any) -> Game:
    """York has attacked Oxford and Beaumont in Sussex from Kent."""
    blocks = {
        "sussex": ["oxford-l", "beaumont-l", "norfolk-y", "hastings-y"],
        "dorset": ["devon-l"],
        "wilts": ["suffolk-y"],
    }
    return war(
        blocks,
        step="battle",
        attacks={"sussex": {"attacker": "york", "main": "kent"}},
        battle={"area": "sussex", "round": round_},
        **more,
    )


@pytest.mark.rule("R3-6.6-a")
def test_any_block_may_retreat_from_round_two_instead_of_firing() -> None:
    first = sussex(1)
    assert why(first, "retreat oxford-l") == "R3-6.2-c"
    act(first, "hold oxford-l", "hold beaumont-l")
    assert why(first, "retreat norfolk-y") == "R3-6.2-c"
    for round_ in (2, 3):
        game = sussex(round_)
        act(game, "retreat oxford-l", "withdraw dorset")
        assert place(game, "oxford-l") == "dorset"
        assert why(game, "fire oxford-l") == "R3-6.2-a"
        act(game, "hold beaumont-l")
        assert legal(game, "retreat") == ["hastings-y", "norfolk-y"]


@pytest.mark.rule("R3-6.6-b")
def test_a_retreat_leads_to_an_adjacent_friendly_or_vacant_area() -> None:
    game = sussex(2)
    act(game, "retreat oxford-l")
    assert step(game) == "retreating"
    # Dorset is Friendly, Middlesex and Oxford are Vacant, Wilts is Enemy, Kent is where York came from.
    assert legal(game, "withdraw") == ["dorset", "middlesex", "oxford"]
    assert why(game, "withdraw wilts") == "R3-6.6-b"
    assert why(game, "withdraw cornwall") == "R3-6.6-b", "not adjacent"
    act(game, "withdraw dorset", "retreat beaumont-l", "withdraw oxford")
    assert (place(game, "oxford-l"), place(game, "beaumont-l")) == ("dorset", "oxford")
    assert said(game, "retreat") == [
        {"block": "oxford-l", "to": "dorset"},
        {"block": "beaumont-l", "to": "oxford"},
    ]


@pytest.mark.rule("R3-6.6-c")
def test_borders_that_the_enemy_came_by_are_closed() -> None:
    game = sussex(2)
    act(game, "retreat oxford-l")
    assert why(game, "withdraw kent") == "R3-6.6-c"
    act(game, "withdraw oxford", "hold beaumont-l", "retreat norfolk-y")
    assert why(game, "withdraw kent") == "", "the attacker's own way in is open to him"


def derby(first: str = "york") -> Game:
    """York, Player 1, attacked Derby from Leicester, and Clifford came the same way after him."""
    return war(
        {"derby": ["beaumont-l", "clifford-l", "norfolk-y", "essex-y"]},
        step="battle",
        first=first,
        attacks={"derby": {"attacker": "york", "main": "leicester"}},
        entered={"clifford-l": "leicester"},
        battle={"area": "derby", "round": 2},
    )


@pytest.mark.rule("R3-6.6-d", "R3-6.6-c", "R3-EX-6.6-1")
def test_a_border_that_both_used_is_open_to_player_two_only() -> None:
    game = derby()
    act(game, "retreat clifford-l", "withdraw leicester")
    assert place(game, "clifford-l") == "leicester"
    game = derby()
    act(game, "hold clifford-l", "retreat beaumont-l")
    assert why(game, "withdraw leicester") == "", "not only to the block that came that way"
    act(game, "withdraw warwick", "retreat norfolk-y")
    assert why(game, "withdraw leicester") == "R3-6.6-d"
    assert why(game, "withdraw chester") == ""


def cumbria(round_: int) -> Game:
    """Three York blocks whose only way out of Cumbria is the red border to Lancaster."""
    return war(
        {
            "cumbria": ["clifford-l", "norfolk-y", "suffolk-y", "hastings-y"],
            "lancaster": ["essex-y"],
            "north-yorks": ["beaumont-l"],
            "northumbria": ["devon-l"],
        },
        step="battle",
        attacks={"cumbria": {"attacker": "york", "main": "lancaster"}},
        entered={"hastings-y": "north-yorks"},
        battle={"area": "cumbria", "round": round_},
    )


@pytest.mark.rule("R3-6.6-e", "R3-6.6-i", "R3-EX-6.6-2")
def test_border_limits_hold_for_the_retreats_of_each_round() -> None:
    game = cumbria(2)
    act(
        game,
        "hold clifford-l",
        "retreat norfolk-y",
        "withdraw lancaster",
        "retreat suffolk-y",
        "withdraw lancaster",
    )
    assert legal(game) == ["fire hastings-y", "hold hastings-y"], "the retreat is not offered"
    assert why(game, "retreat hastings-y") == "R3-6.6-i"
    assert why(game, "fall hastings-y") == "R3-6.6-i"
    act(game, "hold hastings-y", "hold clifford-l", "retreat hastings-y")
    assert legal(game, "withdraw") == ["lancaster"]
    act(game, "withdraw lancaster")
    assert said(game, "won") == [{"who": "lancaster", "area": "cumbria"}]
    assert place(game, "hastings-y") == "lancaster"


@pytest.mark.rule("R3-6.6-f", "R3-6.6-e", "R3-EX-6.6-2")
def test_in_round_four_the_third_block_over_a_red_border_dies() -> None:
    game = cumbria(4)
    act(
        game,
        "hold clifford-l",
        "retreat norfolk-y",
        "withdraw lancaster",
        "retreat suffolk-y",
        "withdraw lancaster",
    )
    assert legal(game) == ["fall hastings-y"]
    assert why(game, "retreat hastings-y") == "R3-6.6-f"
    act(game, "fall hastings-y")
    assert place(game, "hastings-y") == "dead"
    assert {"block": "hastings-y"} in said(game, "eliminated")


@pytest.mark.rule("R3-6.6-f", "R3-6.6-b", "R3-6.6-i", "R3-EX-6.6-3")
def test_attackers_with_no_way_out_die_in_their_own_turns() -> None:
    game = war(
        {
            "powys": ["pembroke-l", "herbert-y", "suffolk-y"],
            "hereford": ["devon-l"],
            "chester": ["exeter-l"],
            "caernarvon": ["beaumont-l"],
            "pembroke": ["wiltshire-l"],
            "glamorgan": ["clifford-l"],
        },
        step="battle",
        attacks={"powys": {"attacker": "york", "main": "hereford"}},
        battle={"area": "powys", "round": 4},
    )
    assert legal(game) == ["fall herbert-y"], "his A turn comes first"
    act(game, "fall herbert-y")
    assert place(game, "herbert-y") == "dead"
    # A defender never has to leave, and may not die instead.
    assert why(game, "fall pembroke-l") == "R3-6.6-i"
    act(game, "hold pembroke-l")
    assert legal(game) == ["fall suffolk-y"]
    act(game, "fall suffolk-y")
    assert place(game, "suffolk-y") == "dead"
    assert said(game, "won") == [{"who": "lancaster", "area": "powys"}]


@pytest.mark.rule("R3-6.6-b", "R3-6.6-e", "R3-EX-6.6-4")
def test_empty_scotland_is_open_to_lancaster_and_closed_to_york() -> None:
    game = war(
        {"cumbria": ["clifford-l", "oxford-l", "exeter-l", "norfolk-y"]},
        step="battle",
        attacks={"cumbria": {"attacker": "york", "main": "lancaster"}},
        battle={"area": "cumbria", "round": 2},
    )
    act(game, "retreat clifford-l", "withdraw scotland", "retreat oxford-l", "withdraw scotland")
    assert place(game, "oxford-l") == "scotland"
    act(game, "retreat exeter-l")
    assert why(game, "withdraw scotland") == "R3-6.6-e", "red: two in a round"
    act(game, "withdraw northumbria")
    game = war(
        {"cumbria": ["clifford-l", "norfolk-y"]},
        step="battle",
        attacks={"cumbria": {"attacker": "york", "main": "lancaster"}},
        battle={"area": "cumbria", "round": 2},
    )
    act(game, "hold clifford-l", "retreat norfolk-y")
    assert why(game, "withdraw scotland") == "R3-2.7-c"


@pytest.mark.rule("R3-6.6-g")
def test_an_attacker_may_retreat_anywhere_but_not_into_a_battle_to_come() -> None:
    game = war(
        {
            "sussex": ["oxford-l", "norfolk-y"],
            "middlesex": ["henry-vi-l", "suffolk-y"],
            "wilts": ["hastings-y"],
        },
        step="battle",
        attacks={
            "sussex": {"attacker": "york", "main": "kent"},
            "middlesex": {"attacker": "york", "main": "essex"},
        },
        battle={"area": "sussex", "round": 2},
    )
    act(game, "hold oxford-l", "retreat norfolk-y")
    assert legal(game, "withdraw") == ["dorset", "kent", "oxford", "wilts"]
    assert why(game, "withdraw middlesex") == "R3-6.6-g"


@pytest.mark.rule("R3-6.6-g")
def test_the_status_of_an_area_counts_at_the_moment_of_the_retreat() -> None:
    game = war(
        {"sussex": ["oxford-l", "norfolk-y", "hastings-y"], "middlesex": ["wiltshire-l:1", "suffolk-y"]},
        step="battles",
        attacks={
            "sussex": {"attacker": "york", "main": "kent"},
            "middlesex": {"attacker": "york", "main": "essex"},
        },
        dice=[1, 1, 1],
    )
    battle(game, "middlesex")
    act(game, "hold wiltshire-l", "fire suffolk-y", "done")
    battle(game, "sussex")
    act(game, "hold oxford-l", "hold norfolk-y", "hold hastings-y", "hold oxford-l", "retreat norfolk-y")
    assert why(game, "withdraw middlesex") == "", "Friendly now that its battle is won"


@pytest.mark.rule("R3-6.6-h")
def test_reserves_close_their_borders_too_but_other_battles_close_none() -> None:
    game = war(
        {"sussex": ["oxford-l", "norfolk-y", "hastings-y", "devon-l"], "wilts": ["wiltshire-l", "suffolk-y"]},
        step="battle",
        attacks={
            "sussex": {"attacker": "york", "main": "kent"},
            # York crossed Oxford-Wilts towards another battle.
            "wilts": {"attacker": "york", "main": "oxford"},
        },
        entered={"hastings-y": "middlesex", "devon-l": "dorset"},
        battle={"area": "sussex", "round": 1},
    )
    act(game, "hold oxford-l", "hold norfolk-y", "retreat oxford-l")
    assert why(game, "withdraw middlesex") == "R3-6.6-c", "an attacker's Reserve came that way"
    assert legal(game, "withdraw") == ["dorset", "oxford"]
    act(game, "withdraw dorset", "hold devon-l", "retreat norfolk-y")
    assert why(game, "withdraw dorset") == "R3-6.6-b", "Oxford stands there now"
    assert why(game, "withdraw oxford") == ""


@pytest.mark.rule("R3-6.6-h")
def test_reinforcements_close_their_border_to_the_attacker() -> None:
    game = war(
        {"sussex": ["oxford-l", "norfolk-y", "devon-l"]},
        step="battle",
        attacks={"sussex": {"attacker": "york", "main": "kent"}},
        entered={"devon-l": "dorset"},
        battle={"area": "sussex", "round": 2},
    )
    act(game, "hold oxford-l", "hold devon-l", "retreat norfolk-y")
    assert why(game, "withdraw dorset") == "R3-6.6-c"


@pytest.mark.rule("R3-6.6-i")
def test_nobody_may_die_instead_of_retreating() -> None:
    game = war(
        {"sussex": ["oxford-l", "norfolk-y"]},
        step="battle",
        attacks={"sussex": {"attacker": "york", "main": "kent"}},
        battle={"area": "sussex", "round": 4},
    )
    act(game, "hold oxford-l")
    assert legal(game) == ["retreat norfolk-y"]
    assert why(game, "fall norfolk-y") == "R3-6.6-i"


@pytest.mark.rule("R3-6.6-j")
def test_a_defector_retreats_by_the_ways_of_his_new_side() -> None:
    game = war(
        {"sussex": ["buckingham-l", "wiltshire-l", "york-y"]},
        step="battle",
        attacks={"sussex": {"attacker": "york", "main": "kent"}},
        entered={"wiltshire-l": "oxford"},
        battle={"area": "sussex", "round": 2},
        dice=[2],
    )
    act(game, "hold buckingham-l", "hold wiltshire-l", "treachery york-y", "target buckingham-l")
    assert place(game, "buckingham-y") == "sussex"
    act(game, "hold wiltshire-l", "retreat buckingham-y")
    assert why(game, "withdraw oxford") == "R3-6.6-c", "his former side came that way"
    assert why(game, "withdraw kent") == "", "the way his new side came"
    assert board(game)["battle"]["round"] == 3
