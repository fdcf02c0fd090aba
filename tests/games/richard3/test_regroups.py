"""6.7: the victor moves on."""

from __future__ import annotations

import random

import pytest

from banneret import Game

from .support import act, board, legal, place, said, step, war, why


def wilts() -> Game:
    """York, from Sussex, is about to lose Wilts; Lancaster has two Reserves; Oxford is Contested."""
    return war(
        {
            "wilts": ["oxford-l", "clifford-l", "exeter-l", "wiltshire-l", "devon-l", "essex-y:1"],
            "oxford": ["beaumont-l", "suffolk-y"],
            "dorset": ["hastings-y"],
        },
        step="battle",
        attacks={
            "wilts": {"attacker": "york", "main": "sussex"},
            "oxford": {"attacker": "york", "main": "leicester"},
        },
        entered={"wiltshire-l": "gloucester", "devon-l": "gloucester"},
        battle={"area": "wilts", "round": 1},
        dice=[1, 1, 1],
    )


@pytest.mark.rule("R3-6.7-a", "R3-6.7-b", "R3-6.7-c", "R3-6.7-d", "R3-EX-6.7-1")
def test_the_defender_regroups_with_his_reserves_over_the_border_the_enemy_came_by() -> None:
    game = wilts()
    act(game, "fire oxford-l")
    assert step(game) == "regroup"
    assert game.must_act == (0,)
    assert legal(game, "regroup") == ["clifford-l", "devon-l", "exeter-l", "oxford-l", "wiltshire-l"]
    act(game, "regroup devon-l")
    assert legal(game, "withdraw") == ["gloucester", "somerset", "sussex"]
    assert why(game, "withdraw oxford") == "R3-6.7-b", "Contested"
    assert why(game, "withdraw dorset") == "R3-6.7-b", "Enemy"
    assert why(game, "withdraw kent") == "R3-6.7-b", "not adjacent"
    act(game, "withdraw sussex")
    for block in ("oxford-l", "clifford-l", "exeter-l"):
        act(game, f"regroup {block}", "withdraw sussex")
    act(game, "regroup wiltshire-l")
    assert why(game, "withdraw sussex") == "R3-6.7-c", "yellow: four"
    act(game, "withdraw gloucester")
    assert place(game, "wiltshire-l") == "gloucester"
    assert len(said(game, "regroup", seat="lancaster")) == 5


@pytest.mark.rule("R3-6.7-a", "R3-6.7-d")
def test_the_attacker_regroups_too_and_any_block_may_stay() -> None:
    game = war(
        {"sussex": ["devon-l:1", "norfolk-y", "hastings-y"]},
        step="battle",
        attacks={"sussex": {"attacker": "york", "main": "kent"}},
        battle={"area": "sussex", "round": 1},
        dice=[1, 6, 6, 6],
    )
    act(game, "hold devon-l", "fire norfolk-y")
    assert legal(game) == ["done", "regroup hastings-y", "regroup norfolk-y"]
    assert why(game, "regroup devon-l") == "R3-6.7-a"
    act(game, "regroup norfolk-y", "withdraw middlesex")
    assert why(game, "regroup norfolk-y") == "R3-6.7-a", "once is enough"
    act(game, "done")
    assert (place(game, "norfolk-y"), place(game, "hastings-y")) == ("middlesex", "sussex")
    # The others see a block go, not which one.
    hidden = [{"who": "york", "from": "sussex", "to": "middlesex"}]
    assert said(game, "regroup-hidden", seat="lancaster") == hidden
    assert said(game, "regroup", seat="lancaster") == []


@pytest.mark.rule("R3-6.7-d")
def test_blocks_that_retreated_do_not_regroup() -> None:
    game = war(
        {"sussex": ["oxford-l", "wiltshire-l", "essex-y:1"]},
        step="battle",
        attacks={"sussex": {"attacker": "york", "main": "kent"}},
        battle={"area": "sussex", "round": 2},
        dice=[1, 6, 6],
    )
    act(game, "retreat oxford-l", "withdraw dorset", "fire wiltshire-l")
    assert legal(game) == ["done", "regroup wiltshire-l"]
    assert why(game, "regroup oxford-l") == "R3-6.7-a"


@pytest.mark.rule("R3-6.7-c")
def test_the_regroup_counts_its_borders_from_zero() -> None:
    game = war(
        {"derby": ["devon-l:1", "essex-y", "suffolk-y", "norfolk-y", "hastings-y"]},
        step="battle",
        attacks={"derby": {"attacker": "york", "main": "lancaster"}},
        battle={"area": "derby", "round": 2},
        dice=[1, 6, 6, 6],
    )
    act(game, "hold devon-l", "retreat suffolk-y", "withdraw lancaster", "fire norfolk-y")
    act(game, "regroup norfolk-y", "withdraw lancaster", "regroup essex-y", "withdraw lancaster")
    act(game, "regroup hastings-y")
    assert why(game, "withdraw lancaster") == "R3-6.7-c", "red: two, the retreat before does not count"


@pytest.mark.rule("R3-6.1-c", "R3-3.0-d")
@pytest.mark.parametrize(
    ("attacker", "goers"),
    [
        # York: who came with the Main Attack, who came from the Reserve, and Stanley, won in the battle.
        ("york", ("york-y", "herbert-y", "stanley-y")),
        # Lancaster: who was there before, and who came to the rescue.
        ("lancaster", ("york-y", "herbert-y")),
    ],
)
def test_nobody_can_tell_which_of_the_victors_moves_on(attacker: str, goers: tuple[str, ...]) -> None:
    watched = []
    for goer in goers:
        game = war(
            {"derby": ["york-y", "herbert-y", "stanley-l", "devon-l:1"], "calais": ["march-y"]},
            step="battle",
            attacks={"derby": {"attacker": attacker, "main": "leicester"}},
            entered={"herbert-y": "chester"},
            battle={"area": "derby", "round": 1},
            done=["stanley-l", "devon-l"],
            dice=[2, 1, 1, 1] if attacker == "york" else [2, 6, 6, 6, 1],
        )
        act(game, "treachery york-y", "target stanley-l")
        act(game, "fire herbert-y" if attacker == "york" else "hold herbert-y")
        while step(game) == "battle-round":
            able = legal(game, "fire")
            act(game, f"fire {able[0]}" if "york-y" in able else f"hold {legal(game, 'hold')[0]}")
        assert step(game) == "regroup"
        story = []
        act(game, f"regroup {goer}", "withdraw warwick")
        for seat in (0, None):
            imagined = game.sample(seat, random.Random(7)).describe_position()
            story.append([game.view(seat), game.log(seat), imagined])
            assert "by" not in board(game, seat)["areas"]["derby"]
        watched.append(story)
    assert all(story == watched[0] for story in watched)
