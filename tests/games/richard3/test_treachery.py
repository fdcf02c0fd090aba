"""6.9 and 6.91: Treachery Rolls."""

from __future__ import annotations

import random
from typing import Any

import pytest

from banneret import Game

from .support import act, battle, board, legal, place, said, step, steps, war, why


def faces(*dice: int) -> int:
    """Dice as a log line holds them."""
    packed = 0
    for face in dice:
        packed = packed * 7 + face
    return packed


def leicester(defenders: list[str], attackers: list[str], round_: int = 1, **more: Any) -> Game:
    """York attacks Leicester from Derby."""
    return war(
        {"leicester": [*defenders, *attackers], **more.pop("elsewhere", {})},
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        battle={"area": "leicester", "round": round_},
        **more,
    )


def pass_round(game: Game) -> Game:
    """Everybody holds until the round is over."""
    number = board(game)["battle"]["round"]
    while step(game) == "battle-round" and board(game)["battle"]["round"] == number:
        act(game, f"hold {legal(game, 'hold')[0]}")
    return game


@pytest.mark.rule("R3-6.9-a")
def test_king_pretender_and_warwick_may_roll_once_in_a_battle() -> None:
    game = leicester(
        ["henry-vi-l", "exeter-l"], ["york-y", "warwick-y", "stanley-y", "hastings-y"], dice=[1] * 9
    )
    assert why(game, "treachery exeter-l") == "R3-6.9-a", "an heir who is neither"
    act(game, "hold exeter-l", "treachery henry-vi-l", "target stanley-y")
    assert legal(game, "treachery") == ["warwick-y", "york-y"]
    assert why(game, "treachery hastings-y") == "R3-6.9-a"
    act(game, "treachery york-y", "target exeter-l", "treachery warwick-y", "target exeter-l")
    assert board(game)["battle"]["rolled"] == ["king", "pretender", "warwick"]
    pass_round(game)
    act(game, "hold exeter-l")
    assert why(game, "treachery henry-vi-l") == "R3-6.9-i"
    act(game, "hold henry-vi-l")
    assert why(game, "treachery york-y") == "R3-6.9-i"
    assert why(game, "treachery warwick-y") == "R3-6.9-i"


@pytest.mark.rule("R3-6.9-a", "R3-6.9-i")
def test_the_rolls_are_counted_for_each_battle() -> None:
    game = war(
        {"leicester": ["stanley-l:1", "warwick-y"], "derby": ["rivers-l", "york-y"]},
        step="battle",
        attacks={
            "leicester": {"attacker": "york", "main": "warwick"},
            "derby": {"attacker": "york", "main": "warwick"},
        },
        battle={"area": "derby", "round": 1},
        dice=[2, 1],
    )
    act(game, "hold rivers-l", "treachery york-y", "target rivers-l", "done")
    battle(game, "leicester")
    assert board(game)["battle"]["rolled"] == []
    act(game, "hold stanley-l", "treachery warwick-y", "target stanley-l")
    assert board(game)["battle"]["rolled"] == ["warwick"]


@pytest.mark.rule("R3-6.9-b")
def test_a_treachery_roll_takes_the_battle_turn() -> None:
    game = leicester(["buckingham-l"], ["york-y"], round_=2, dice=[1])
    assert why(game, "treachery york-y") == "R3-6.2-a", "not in another's turn"
    act(game, "hold buckingham-l")
    assert legal(game) == sorted(
        ["charge york-y", "fire york-y", "hold york-y", "retreat york-y", "treachery york-y"]
    )
    act(game, "treachery york-y", "target buckingham-l")
    # The round is over: he neither fires nor retreats after it.
    assert board(game)["battle"]["round"] == 3
    assert said(game, "fire") == []
    assert place(game, "york-y") == "leicester"


@pytest.mark.rule("R3-6.9-c")
def test_the_target_is_an_enemy_in_the_field() -> None:
    game = leicester(
        ["buckingham-l", "stanley-l"],
        ["york-y", "rivers-y"],
        elsewhere={"kent": ["shrewsbury-l"]},
        entered={"stanley-l": "oxford"},
    )
    act(game, "hold buckingham-l", "treachery york-y")
    assert legal(game) == ["target buckingham-l"]
    assert why(game, "target stanley-l") == "R3-6.9-c", "in Reserve"
    assert why(game, "target shrewsbury-l") == "R3-6.9-c", "elsewhere"
    assert why(game, "target rivers-y") == "R3-6.9-c", "his own"


@pytest.mark.rule("R3-6.9-d", "R3-6.9-e", "R3-EX-6.9-1")
@pytest.mark.parametrize(
    ("dice", "wins"),
    [((2, 6), True), ((2, 5), False), ((5, 2), False), ((1, 3), False), ((4, 4), True)],
)
def test_every_die_must_be_even(dice: tuple[int, ...], wins: bool) -> None:
    game = war(
        {"leicester": ["northumberland-l:3", "richmond-l", "march-y"]},
        king="march-y",
        pretender="richmond-l",
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        battle={"area": "leicester", "round": 1},
        dice=dice,
    )
    act(game, "treachery march-y", "target northumberland-l")
    assert said(game, "treachery") == [{"role": "king", "target": "northumberland-l", "dice": faces(*dice)}]
    assert place(game, "northumberland-y") == ("leicester" if wins else "aside")
    assert place(game, "northumberland-l") == ("aside" if wins else "leicester")
    assert said(game, "defects") == ([{"block": "northumberland-l", "to": "york"}] if wins else [])


@pytest.mark.rule("R3-6.9-d")
@pytest.mark.parametrize(
    ("target", "loyalty"),
    [
        ("buckingham-l", 1),
        ("rivers-l", 1),
        ("exeter-l", 2),
        ("shrewsbury-l", 2),
        ("westmoreland-l", 2),
        ("warwick-l", 3),
        ("canterbury-church-l", 1),
        ("york-church-l", 2),
    ],
)
def test_as_many_dice_as_loyalty(target: str, loyalty: int) -> None:
    game = leicester([target, "oxford-l"], ["york-y"], round_=2, done=[target, "oxford-l"], dice=[2] * 6)
    act(game, "treachery york-y", f"target {target}")
    assert said(game, "treachery")[0]["dice"] == faces(*[2] * loyalty)


@pytest.mark.rule("R3-6.9-e", "R3-6.9-j", "R3-EX-6.9-4")
def test_a_defector_waits_in_reserve_and_fights_from_the_next_round() -> None:
    game = war(
        {"derby": ["buckingham-l:3", "beaumont-l", "march-y"], "dead": ["york-y"]},
        pretender="march-y",
        step="battle",
        attacks={"derby": {"attacker": "york", "main": "warwick"}},
        battle={"area": "derby", "round": 2},
        dice=[2, 1, 6, 6, 6],
    )
    act(game, "treachery march-y", "target buckingham-l")
    assert (place(game, "buckingham-y"), steps(game, "buckingham-y")) == ("derby", 3)
    assert place(game, "buckingham-l") == "aside"
    now = board(game)["battle"]
    assert now["reserves"] == [0, 1]
    assert "buckingham-y" not in now["field"]
    # Beaumont's hit goes to March, since Buckingham cannot be hit; and Buckingham has lost his turn.
    act(game, "fire beaumont-l")
    assert said(game, "hits") == [{"block": "march-y", "hits": 1}]
    assert board(game)["battle"]["round"] == 3
    assert steps(game, "buckingham-y") == 3
    act(game, "hold march-y", "hold beaumont-l")
    assert legal(game, "fire") == ["buckingham-y"], "an attacker now, after the defending B"
    act(game, "hold buckingham-y")
    assert board(game)["battle"]["round"] == 4
    act(game, "retreat march-y", "withdraw warwick", "hold beaumont-l")
    assert legal(game) == ["retreat buckingham-y"]


@pytest.mark.rule("R3-6.9-j")
def test_the_defector_has_the_loyalty_of_his_new_version() -> None:
    # Rivers/L has loyalty 1, Rivers/Y 2; he is won in one battle and lost in another.
    game = war(
        {"leicester": ["rivers-y", "norfolk-y", "henry-vi-l"]},
        step="battle",
        first="lancaster",
        attacks={"leicester": {"attacker": "lancaster", "main": "derby"}},
        battle={"area": "leicester", "round": 1},
        dice=[2, 2],
    )
    act(game, "hold rivers-y", "hold norfolk-y", "treachery henry-vi-l", "target rivers-y")
    assert said(game, "treachery")[0]["dice"] == faces(2, 2)
    assert place(game, "rivers-l") == "leicester"


@pytest.mark.rule("R3-6.9-j")
def test_a_reserve_defector_is_brought_in_early_and_can_be_hit() -> None:
    game = war(
        {
            "leicester": ["beaumont-l", "clifford-l:2", "stanley-l:3", "york-y:2", "warwick-y"],
            "minor": ["march-y"],
        },
        step="battle",
        attacks={"leicester": {"attacker": "lancaster", "main": "derby"}},
        battle={"area": "leicester", "round": 2},
        dice=[2, 1, 1, 6, 6, 6],
    )
    act(
        game,
        "hold clifford-l",
        "treachery york-y",
        "target stanley-l",
        "retreat warwick-y",
        "withdraw oxford",
    )
    assert board(game)["battle"]["reserves"] == [0, 1]
    act(game, "fire beaumont-l")
    # York falls; Stanley has to come forward, too late to act in this round.
    assert place(game, "york-y") == "dead"
    assert said(game, "deploy") == [{"block": "stanley-y", "steps": 3}]
    assert board(game)["battle"]["round"] == 3


@pytest.mark.rule("R3-6.9-f", "R3-EX-6.9-2")
def test_three_rolls_against_one_block() -> None:
    game = war(
        {"leicester": ["buckingham-l", "york-y", "warwick-y"]},
        step="battle",
        treason="york",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        battle={"area": "leicester", "round": 0},
        dice=[1, 3, 5],
    )
    assert step(game) == "treason-roll"
    act(game, "target buckingham-l", "hold buckingham-l")
    assert why(game, "treachery york-y") == ""
    act(game, "treachery york-y", "target buckingham-l")
    assert why(game, "treachery warwick-y") == ""
    act(game, "treachery warwick-y", "target buckingham-l")
    assert [(line["role"], line["target"]) for line in said(game, "treachery")] == [
        ("treason", "buckingham-l"),
        ("pretender", "buckingham-l"),
        ("warwick", "buckingham-l"),
    ]


def turncoats() -> Game:
    """Treason has won Warwick/Y for Lancaster; York's Pretender has won Stanley/L in Round 2."""
    game = war(
        {"leicester": ["henry-vi-l", "stanley-l", "warwick-y", "york-y", "rivers-y"]},
        step="battle",
        treason="lancaster",
        first="lancaster",
        attacks={"leicester": {"attacker": "lancaster", "main": "derby"}},
        battle={"area": "leicester", "round": 0},
        dice=[2, 4, 6, 2, 1, 1, 1, 1],
    )
    act(game, "target warwick-y")
    assert place(game, "warwick-l") == "leicester"
    pass_round(game)
    act(game, "treachery york-y")
    assert why(game, "target warwick-l") == "R3-6.9-g"
    act(game, "target stanley-l")
    assert place(game, "stanley-y") == "leicester"
    return pass_round(game)


@pytest.mark.rule("R3-6.9-g", "R3-6.9-i", "R3-EX-6.9-6")
def test_a_defector_cannot_be_won_back_in_the_same_battle() -> None:
    game = turncoats()
    act(game, "hold york-y", "hold rivers-y", "hold stanley-y", "treachery henry-vi-l")
    assert why(game, "target stanley-y") == "R3-6.9-g"
    assert legal(game) == ["target rivers-y"]
    act(game, "target rivers-y", "treachery warwick-l")
    assert legal(game) == ["target rivers-y"]
    act(game, "target rivers-y")
    assert board(game)["battle"]["rolled"] == ["king", "pretender", "warwick"]
    assert board(game)["battle"]["round"] == 4


@pytest.mark.rule("R3-6.9-g")
def test_a_defector_may_be_won_back_in_a_later_battle() -> None:
    game = war(
        {"leicester": ["stanley-l", "york-y"], "rutland": ["henry-vi-l"]},
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        battle={"area": "leicester", "round": 1},
        hands={"lancaster": ["action-3"], "york": ["action-2"]},
        dice=[2, 2],
    )
    act(game, "hold stanley-l", "treachery york-y", "target stanley-l", "done")
    act(game, "play action-3", seat="lancaster")
    act(game, "play action-2", seat="york")
    act(game, "lift henry-vi-l", "step leicester", "done", "done")
    battle(game, "leicester")
    act(game, "hold stanley-y", "hold york-y", "treachery henry-vi-l", "target stanley-y")
    assert place(game, "stanley-l") == "leicester"


@pytest.mark.rule("R3-6.9-h", "R3-6.9-c", "R3-6.9-a", "R3-EX-6.9-3")
def test_a_king_in_reserve_cannot_roll() -> None:
    game = war(
        {"leicester": ["henry-vi-l", "oxford-l", "rivers-y", "stanley-y", "arundel-y"]},
        step="battle",
        first="lancaster",
        attacks={"leicester": {"attacker": "lancaster", "main": "derby"}},
        entered={"henry-vi-l": "rutland", "stanley-y": "oxford"},
        battle={"area": "leicester", "round": 1},
        dice=[1],
    )
    act(game, "hold oxford-l")
    pass_round(game)
    act(game, "hold oxford-l")
    while legal(game, "hold")[0].endswith("-y"):
        act(game, f"hold {legal(game, 'hold')[0]}")
    act(game, "treachery henry-vi-l")
    assert legal(game, "target") == ["rivers-y", "stanley-y"], "the Reserve has come"
    act(game, "target stanley-y")
    act(game, "hold oxford-l")
    while legal(game, "hold")[0].endswith("-y"):
        act(game, f"hold {legal(game, 'hold')[0]}")
    assert board(game)["battle"]["round"] == 3
    assert why(game, "treachery henry-vi-l") == "R3-6.9-i"


@pytest.mark.rule("R3-6.9-h")
def test_a_roll_is_legal_in_round_one_but_not_from_reserve() -> None:
    game = leicester(["henry-vi-l", "wiltshire-l"], ["stanley-y"])
    assert why(game, "treachery henry-vi-l") == "", "Round 1"
    game = leicester(["henry-vi-l", "wiltshire-l"], ["stanley-y"], entered={"henry-vi-l": "oxford"})
    assert why(game, "treachery henry-vi-l") == "R3-6.9-h"


@pytest.mark.rule("R3-6.9-i")
def test_warwick_has_one_roll_even_if_he_changes_sides() -> None:
    game = war(
        {"leicester": ["henry-vi-l", "stanley-l", "warwick-y", "norfolk-y", "rivers-y"]},
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        battle={"area": "leicester", "round": 2},
        done=["henry-vi-l", "stanley-l"],
        dice=[1, 2, 2, 2],
    )
    act(game, "treachery warwick-y", "target stanley-l")
    pass_round(game)
    act(game, "treachery henry-vi-l", "target warwick-y")
    assert place(game, "warwick-l") == "leicester"
    pass_round(game)
    assert board(game)["battle"]["round"] == 4
    assert "warwick" in board(game)["battle"]["rolled"]
    assert why(game, "treachery warwick-l") == "R3-6.9-i"


@pytest.mark.rule("R3-6.9-e", "R3-6.9-g")
def test_everybody_remembers_who_changed_sides() -> None:
    """A waiting Reserve is unknown, the defector beside it is not: nobody takes one for the other."""
    game = leicester(
        ["stanley-l", "bristol-levy-l"],
        ["york-y", "herbert-y"],
        entered={"herbert-y": "rutland"},
        done=["stanley-l"],
        elsewhere={"kent": ["norfolk-y", "suffolk-y"]},
        dice=[2],
    )
    act(game, "treachery york-y", "target stanley-l")
    assert board(game)["battle"]["reserves"] == [0, 2]
    for chance in range(30):
        imagined = game.sample(0, random.Random(chance)).describe_position()
        assert imagined["turned"] == ["stanley-y"]


@pytest.mark.rule("R3-6.9-k")
def test_the_battle_ends_when_the_last_enemy_defects() -> None:
    game = leicester(["buckingham-l"], ["york-y"], dice=[2])
    act(game, "hold buckingham-l", "treachery york-y", "target buckingham-l")
    assert said(game, "won") == [{"who": "york", "area": "leicester"}]
    assert step(game) == "regroup"
    assert legal(game, "regroup") == ["buckingham-y", "york-y"]


@pytest.mark.rule("R3-6.9-l", "R3-6.83-d")
def test_nothing_but_a_roll_changes_sides() -> None:
    """Not death, not the fall of a house from the throne, not the way home."""
    game = war(
        {"kent": ["buckingham-l"], "warwick": ["stanley-y", "york-y"], "down": ["shrewsbury-l"]},
        step="political-turn",
    )
    assert board(game)["king_side"] == "york"
    while step(game) == "homes":
        act(game, legal(game)[0])
    for block in ("buckingham-y", "stanley-l", "shrewsbury-y"):
        assert place(game, block) == "aside"


@pytest.mark.rule("R3-6.9-m")
def test_without_a_target_no_roll_is_offered() -> None:
    game = leicester(["clifford-l", "bristol-levy-l", "somerset-l"], ["york-y"], round_=2)
    act(game, "hold clifford-l", "hold somerset-l")
    assert legal(game) == ["charge york-y", "fire york-y", "hold york-y", "retreat york-y"]
    assert why(game, "treachery york-y") == "R3-6.9-m"


@pytest.mark.rule("R3-6.91-a", "R3-6.91-b", "R3-6.91-c", "R3-EX-6.9-5")
def test_warwicks_targets() -> None:
    game = leicester(
        ["salisbury-l", "northumberland-l", "clifford-l", "bristol-levy-l"],
        ["warwick-y"],
        round_=2,
        done=["salisbury-l", "northumberland-l", "clifford-l"],
        dice=[3],
    )
    act(game, "treachery warwick-y")
    assert legal(game) == ["target salisbury-l"]
    assert why(game, "target northumberland-l") == "R3-6.91-b"
    assert why(game, "target clifford-l").startswith("R3-3.13-")
    assert why(game, "target bristol-levy-l").startswith("R3-3.13-")
    act(game, "target salisbury-l")
    assert said(game, "treachery")[0]["dice"] == faces(3), "one die"


@pytest.mark.rule("R3-6.91-a", "R3-6.91-c")
@pytest.mark.parametrize("neville", ["kent", "salisbury"])
@pytest.mark.parametrize(("roller", "dice"), [("warwick-l", 1), ("henry-vi-l", 2)])
def test_kent_and_salisbury_count_less_for_warwick_on_either_side(
    neville: str, roller: str, dice: int
) -> None:
    game = leicester(
        [roller, "wiltshire-l"], [f"{neville}-y", "norfolk-y"], done=[f"{neville}-y"], dice=[1, 1, 1]
    )
    act(game, f"treachery {roller}", f"target {neville}-y")
    assert said(game, "treachery")[0]["dice"] == faces(*[1] * dice)


@pytest.mark.rule("R3-6.91-b", "R3-6.91-c")
@pytest.mark.parametrize("northerner", ["northumberland", "westmoreland"])
def test_warwick_cannot_win_the_northerners_but_others_can(northerner: str) -> None:
    for warwick, enemy, side in (
        ("warwick-l", f"{northerner}-y", "l"),
        ("warwick-y", f"{northerner}-l", "y"),
    ):
        king = "henry-vi-l" if side == "l" else "york-y"
        own, foes = [warwick, king], [enemy, f"rivers-{'y' if side == 'l' else 'l'}"]
        game = war(
            {"leicester": [*own, *foes]},
            step="battle",
            attacks={"leicester": {"attacker": "lancaster" if side == "y" else "york", "main": "derby"}},
            battle={"area": "leicester", "round": 2},
            dice=[1],
        )
        act(game, f"treachery {warwick}")
        assert why(game, f"target {enemy}") == "R3-6.91-b"
        act(game, f"target {foes[1]}", f"treachery {king}")
        assert why(game, f"target {enemy}") == ""


@pytest.mark.rule("R3-6.91-c")
def test_warwick_himself_is_a_target_with_loyalty_three() -> None:
    for warwick, roller, attacker in (
        ("warwick-y", "henry-vi-l", "york"),
        ("warwick-l", "york-y", "lancaster"),
    ):
        game = war(
            {"leicester": [warwick, roller]},
            step="battle",
            attacks={"leicester": {"attacker": attacker, "main": "derby"}},
            battle={"area": "leicester", "round": 2},
            dice=[2, 4, 6],
        )
        act(game, f"treachery {roller}", f"target {warwick}")
        assert said(game, "treachery")[0]["dice"] == faces(2, 4, 6)
        assert place(game, warwick) == "aside"
