"""5.1, Treason: one group, and one Treachery Roll before a battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.richard3.support import act, ap, board, legal, place, said, step, steps, war, why

#: York holds the Treason card and attacks the area Lancaster.
ATTACK: dict[str, Any] = {
    "step": "battles",
    "first": "york",
    "treason": "york",
    "attacks": {"lancaster": {"attacker": "york", "main": "chester"}},
}


@pytest.mark.rule("R3-5.1.T-a")
def test_treason_moves_one_group() -> None:
    game = war({"kent": ["norfolk-y"], "derby": ["suffolk-y"]}, step="actions", card="treason", who="york")
    act(game, "lift norfolk-y", "step middlesex", "step leicester")
    assert ap(game) == 0
    assert legal(game) == ["done"]
    assert why(game, "lift suffolk-y") == "R3-1.2-b"
    assert board(game)["treason"] == "york"


@pytest.mark.rule("R3-5.1.T-a", "R3-5.1.T-e")
def test_one_roll_in_one_battle_of_his_choice() -> None:
    position: dict[str, Any] = {
        **ATTACK,
        "attacks": {
            "lancaster": {"attacker": "york", "main": "chester"},
            "essex": {"attacker": "lancaster", "main": "leicester"},
        },
    }
    blocks = {"lancaster": ["stanley-l", "norfolk-y"], "essex": ["essex-y", "rivers-l", "devon-l"]}
    game = act(war(blocks, **position, dice=[3, 1, 1, 1, 1]), "battle lancaster")
    assert (step(game), game.must_act) == ("treason-roll", (1,))
    assert legal(game) == ["done", "target stanley-l"]
    # He lets it pass; in the next battle, which Lancaster started, he is asked again.
    act(
        game,
        "done",
        "hold stanley-l",
        "hold norfolk-y",
        "hold stanley-l",
        "retreat norfolk-y",
        "withdraw chester",
    )
    act(game, "done", "battle essex")
    assert (step(game), game.must_act) == ("treason-roll", (1,))
    assert legal(game) == ["done", "target rivers-l"]
    act(game, "target rivers-l")
    assert said(game, "treachery")[0]["role"] == "treason"
    assert place(game, "rivers-l") == "essex"

    # Used in the first battle, it is gone in the second.
    game = act(war(blocks, **position, dice=[3]), "battle lancaster", "target stanley-l")
    assert said(game, "treachery") == [{"role": "treason", "target": "stanley-l", "dice": 3}]
    act(game, "hold stanley-l", "hold norfolk-y", "hold stanley-l", "retreat norfolk-y", "withdraw chester")
    act(game, "done", "battle essex")
    assert step(game) == "battle-round"
    assert "treason" not in board(game)


@pytest.mark.rule("R3-5.1.T-b")
def test_the_card_needs_neither_king_nor_pretender_nor_warwick() -> None:
    game = act(
        war({"lancaster": ["stanley-l", "norfolk-y", "devon-l"]}, **ATTACK, dice=[4]), "battle lancaster"
    )
    act(game, "target stanley-l")
    assert place(game, "stanley-y") == "lancaster"
    # Without the card nobody of these could have rolled.
    game = war({"lancaster": ["stanley-l", "norfolk-y"]}, **(ATTACK | {"treason": "lancaster"}))
    act(game, "battle lancaster")
    assert step(game) == "battle-round"


@pytest.mark.rule("R3-5.1.T-c")
def test_the_roll_comes_after_the_blocks_are_shown_and_before_round_1() -> None:
    blocks = {
        "lancaster": ["stanley-l", "norfolk-y", "suffolk-y", "clifford-l", "rivers-l"],
        "chester": ["essex-y"],
    }
    game = war(blocks, **ATTACK, entered={"suffolk-y": "south-yorks", "rivers-l": "derby"})
    act(game, "battle lancaster")
    seen = board(game, "york")["battle"]
    assert seen["round"] == 0
    assert set(seen["field"]) == {"stanley-l", "norfolk-y", "clifford-l"}
    assert seen["reserves"] == [1, 1]
    # Rivers, with loyalty 1, is in Reserve; roses are true.
    assert legal(game) == ["done", "target stanley-l"]
    assert why(game, "target rivers-l") == "R3-6.9-c"
    assert why(game, "target clifford-l") in ("R3-3.13-a", "R3-3.13-b")
    assert why(game, "target norfolk-y") == "R3-6.9-c"
    act(game, "done")
    assert board(game)["battle"]["round"] == 1


@pytest.mark.rule("R3-5.1.T-c")
@pytest.mark.parametrize(
    ("target", "dice"),
    [("kent-l", 2), ("salisbury-l", 2), ("warwick-l", 3), ("northumberland-l", 2), ("stanley-l", 1)],
)
def test_as_many_dice_as_the_printed_loyalty(target: str, dice: int) -> None:
    game = war({"lancaster": [target, "norfolk-y", "devon-l"]}, **ATTACK, dice=[2] * dice)
    act(game, "battle lancaster", f"target {target}")
    # In the log, dice are digits to the base of 7.
    assert said(game, "treachery") == [
        {"role": "treason", "target": target, "dice": sum(2 * 7**n for n in range(dice))}
    ]
    assert place(game, target.replace("-l", "-y")) == "lancaster"


@pytest.mark.rule("R3-5.1.T-d")
def test_who_is_won_waits_for_round_2() -> None:
    game = war({"lancaster": ["stanley-l:3", "norfolk-y", "devon-l"]}, **ATTACK, dice=[6])
    act(game, "battle lancaster", "target stanley-l")
    seen = board(game)["battle"]
    assert (seen["round"], seen["reserves"]) == (1, [0, 1])
    assert "stanley-y" not in seen["field"]
    assert why(game, "fire stanley-y", seat="lancaster") == "R3-6.2-a"
    act(game, "hold devon-l", "hold norfolk-y")
    seen = board(game)["battle"]
    assert (seen["round"], seen["reserves"]) == (2, [0, 0])
    assert seen["field"]["stanley-y"] == ["york", 3, 0]


@pytest.mark.rule("R3-5.1.T-d")
def test_unless_his_new_side_has_lost_its_line() -> None:
    game = war({"lancaster": ["stanley-l", "norfolk-y:1", "oxford-l"]}, **ATTACK, dice=[6, 1, 6, 6])
    act(game, "battle lancaster", "target stanley-l", "fire oxford-l")
    assert place(game, "norfolk-y") == "dead"
    assert said(game, "deploy") == [{"block": "stanley-y", "steps": 4}]
    # He came too late to act in Round 1, and Lancaster's Oxford has acted.
    assert board(game)["battle"]["round"] == 2


@pytest.mark.rule("R3-5.1.T-e")
def test_an_unused_roll_lapses_with_the_battle_phase() -> None:
    game = war({"lancaster": ["stanley-l:1", "herbert-y"]}, **ATTACK, dice=[1, 1, 1])
    act(game, "battle lancaster", "done", "fire herbert-y", "done")
    assert step(game) == "cards"
    assert "treason" not in board(game)


@pytest.mark.rule("R3-5.1.T-e")
def test_a_battle_without_anybody_to_buy_leaves_the_roll_for_the_next() -> None:
    position = {
        **ATTACK,
        "attacks": {
            "lancaster": {"attacker": "york", "main": "chester"},
            "essex": {"attacker": "lancaster", "main": "leicester"},
        },
    }
    game = war(
        {"lancaster": ["devon-l:1", "herbert-y"], "essex": ["essex-y", "rivers-l"]}, **position, dice=[1] * 3
    )
    act(game, "battle lancaster")
    assert step(game) == "battle-round"
    act(game, "fire herbert-y", "done", "battle essex")
    assert legal(game) == ["done", "target rivers-l"]


@pytest.mark.rule("R3-5.1.T-f")
def test_the_group_may_go_by_sea() -> None:
    game = war(
        {"calais": ["march-y", "kent-y"], "kent": ["oxford-l"]}, step="actions", card="treason", who="york"
    )
    act(game, "sail march-y")
    assert why(game, "land kent") == "R3-5.3-e"
    act(game, "land sussex", "sail kent-y", "land sussex")
    assert board(game)["areas"]["sussex"]["n"] == [0, 2]
    assert legal(game) == ["done"]
    # One of the two: no land move after it.
    assert ap(game) == 0


@pytest.mark.rule("R3-EX-5.1.T-1")
def test_stanley_opens_the_gates() -> None:
    game = war(
        {"chester": ["norfolk-y"], "lancaster": ["stanley-l:3"]},
        step="actions",
        card="treason",
        who="york",
        first="york",
        dice=[4],
    )
    act(game, "lift norfolk-y", "step lancaster", "done", "done", "battle lancaster", "target stanley-l")
    assert said(game, "round") == []
    assert said(game, "won") == [{"who": "york", "area": "lancaster"}]
    assert (place(game, "stanley-y"), steps(game, "stanley-y")) == ("lancaster", 3)
    assert step(game) == "regroup"
    assert legal(game, "regroup") == ["norfolk-y", "stanley-y"]


@pytest.mark.rule("R3-EX-5.1.T-2")
@pytest.mark.parametrize("target", ["kent-y", "westmoreland-y"])
def test_the_card_is_not_warwick(target: str) -> None:
    game = war(
        {"derby": ["warwick-l", "kent-y", "salisbury-y", "westmoreland-y"]},
        step="battles",
        first="lancaster",
        treason="lancaster",
        attacks={"derby": {"attacker": "lancaster", "main": "leicester"}},
        dice=[2, 5],
    )
    act(game, "battle derby")
    assert legal(game, "target") == ["kent-y", "salisbury-y", "westmoreland-y"]
    act(game, f"target {target}")
    assert said(game, "treachery") == [{"role": "treason", "target": target, "dice": 2 * 7 + 5}]
    assert place(game, target) == "derby"


@pytest.mark.rule("R3-EX-5.1.T-3")
def test_shrewsbury_leaves_the_line_to_oxford() -> None:
    game = war(
        {"essex": ["norfolk-y", "shrewsbury-l", "oxford-l"], "rutland": ["suffolk-y"]},
        step="battles",
        first="york",
        treason="york",
        attacks={"essex": {"attacker": "york", "main": "rutland"}},
        entered={"oxford-l": "leicester"},
        dice=[2, 4],
    )
    act(game, "battle essex", "target shrewsbury-l")
    assert said(game, "control") == [{"attacker": "lancaster"}]
    seen = board(game)["battle"]
    assert (seen["round"], seen["attacker"]) == (1, "lancaster")
    assert set(seen["field"]) == {"norfolk-y", "oxford-l"}
    assert seen["reserves"] == [0, 1]
    # Oxford, an A block, does not act in Round 1: Norfolk does, and the round is over.
    assert legal(game) == ["fire norfolk-y", "hold norfolk-y"]
    act(game, "hold norfolk-y")
    seen = board(game)["battle"]
    assert (seen["round"], seen["reserves"]) == (2, [0, 0])
    assert seen["field"]["shrewsbury-y"][0] == "york"
