"""3.11 to 3.13: strength, combat rating and loyalty."""

from __future__ import annotations

from typing import Any

import pytest

from banneret import Game
from banneret.core.errors import BadPosition
from tests.games.richard3.duels import duel, fires, wait_for
from tests.games.richard3.printed import BLOCKS
from tests.games.richard3.support import act, board, legal, place, said, step, steps, war, why

HEIRS = {
    "henry-vi-l",
    "prince-edward-l",
    "exeter-l",
    "somerset-l",
    "richmond-l",
    "york-y",
    "march-y",
    "rutland-y",
    "clarence-y",
    "gloucester-y",
}
ROSES = [
    "oxford-l",
    "pembroke-l",
    "devon-l",
    "beaumont-l",
    "clifford-l",
    "wiltshire-l",
    "essex-y",
    "hastings-y",
    "herbert-y",
    "worcester-y",
    "suffolk-y",
    "norfolk-y",
    "arundel-y",
]
#: Loyalty, red version and white version.
LOYALTY = {
    "westmoreland": (2, 2),
    "northumberland": (2, 1),
    "shrewsbury": (2, 1),
    "stanley": (1, 1),
    "warwick": (3, 3),
    "kent": (2, 2),
    "salisbury": (2, 2),
    "buckingham": (1, 1),
    "rivers": (1, 2),
    "canterbury-church": (1, 2),
    "york-church": (2, 1),
    "exeter": (2, 1),
    "clarence": (1, 1),
}
RATED = {f"{name}-{'ly'[side]}": loyalty[side] for name, loyalty in LOYALTY.items() for side in (0, 1)}
SERVANTS = [
    name for name in BLOCKS if any(word in name for word in ("mercenary", "levy", "bombard", "rebel"))
]


def tempt(target: str, dice: list[int] | None = None, **elsewhere: list[str]) -> Game:
    """The enemy's King or Pretender makes a Treachery Roll on a block, which does not stand alone."""
    if target.endswith("-l"):
        field = (
            [target, "wiltshire-l", "york-y"] if target != "wiltshire-l" else [target, "devon-l", "york-y"]
        )
        roller, attacker = "york-y", "york"
    else:
        field = (
            [target, "essex-y", "henry-vi-l"] if target != "essex-y" else [target, "suffolk-y", "henry-vi-l"]
        )
        roller, attacker = "henry-vi-l", "lancaster"
    # A second target keeps the roll possible where this one is none.
    field.append("buckingham-l" if target.endswith("-l") else "buckingham-y")
    game = duel("powys", list(dict.fromkeys(field)), attacker=attacker, dice=dice or [], elsewhere=elsewhere)
    wait_for(game, f"treachery {roller}")
    return act(game, f"treachery {roller}")


# --- 3.11 strength


@pytest.mark.rule("R3-3.11-a")
@pytest.mark.parametrize("block", BLOCKS)
def test_strength_is_between_one_and_the_printed_maximum(block: str) -> None:
    most = BLOCKS[block][0]
    assert most in (2, 3, 4)
    for strength in range(1, most + 1):
        assert steps(war({"derby": [f"{block}:{strength}"]}), block) == strength
    assert steps(war({"derby": [block]}), block) == most
    for strength in (0, most + 1):
        with pytest.raises(BadPosition):
            war({"derby": [f"{block}:{strength}"]})


@pytest.mark.rule("R3-3.11-b")
@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_a_block_rolls_a_die_for_each_step(strength: int) -> None:
    game = duel("powys", [f"norfolk-y:{strength}", "devon-l"], attacker="lancaster")
    fires(game, "norfolk-y")
    assert [n for _, n, _ in game.outcomes()] == [6] * strength


@pytest.mark.rule("R3-3.11-c")
def test_every_hit_costs_a_step_and_the_last_one_the_block() -> None:
    game = duel(
        "powys",
        ["norfolk-y", "stanley-l"],
        attacker="lancaster",
        dice=[6] * 4 + [1, 2, 6, 6, 6, 6, 6, 6, 1, 1],
    )
    fires(game, "norfolk-y")
    fires(game, "stanley-l")
    assert steps(game, "norfolk-y") == 2
    fires(game, "norfolk-y")
    assert len(game.outcomes()) == 4 + 4 + 2, "two dice are left"
    act(game, "fire stanley-l")
    assert place(game, "norfolk-y") == "dead"
    assert said(game, "hits")[-1] == {"block": "norfolk-y", "hits": 2}
    assert said(game, "eliminated") == [{"block": "norfolk-y"}]


@pytest.mark.rule("R3-3.11-c")
def test_strength_one_is_the_last_step() -> None:
    # By hunger as by hits: 1 is not reduced but eliminated.
    crowd = ["devon-l:1", "beaumont-l:2", "oxford-l", "clifford-l", "pembroke-l", "wiltshire-l"]
    game = war({"derby": crowd}, step="supply")
    act(game, "starve beaumont-l", "starve devon-l")
    assert (place(game, "beaumont-l"), steps(game, "beaumont-l")) == ("derby", 1)
    assert place(game, "devon-l") == "dead"


@pytest.mark.rule("R3-3.11-b", "R3-3.11-c", "R3-EX-3.11-1")
def test_four_dice_at_full_strength_one_at_the_end() -> None:
    game = duel("powys", ["stanley-l", "essex-y:1"], attacker="lancaster", dice=[6, 1, 6, 6, 6])
    fires(game, "essex-y")
    assert len(game.outcomes()) == 1
    act(game, "fire stanley-l")
    assert len(game.outcomes()) == 1 + 4
    assert said(game, "hits") == [{"block": "essex-y", "hits": 1}]
    assert place(game, "essex-y") == "dead"


# --- 3.12 combat rating


@pytest.mark.rule("R3-3.12-a")
def test_a_blocks_act_before_b_blocks_before_c_blocks_before_d() -> None:
    game = duel(
        "powys",
        ["bombard-l", "newcastle-levy-l", "devon-l", "oxford-l", "york-y"],
        attacker="lancaster",
        number=2,
    )
    order = []
    assert why(game, "fire devon-l") == "R3-3.12-a"
    assert why(game, "fire newcastle-levy-l") == "R3-3.12-a"
    for _ in range(5):
        able = {words.split()[1] for words in legal(game)}
        assert len(able) == 1
        order.append(able.pop())
        act(game, f"hold {order[-1]}")
    assert order == ["oxford-l", "york-y", "devon-l", "newcastle-levy-l", "bombard-l"]
    assert said(game, "round")[-1] == {"number": 3}


@pytest.mark.rule("R3-3.12-a")
@pytest.mark.parametrize("block", BLOCKS)
def test_every_block_acts_with_its_letter(block: str) -> None:
    letter = BLOCKS[block][1][0]
    # One more block of each letter on the same side; a block's turn comes together with its letter's.
    red = {"A": "clifford-l", "B": "devon-l", "C": "newcastle-levy-l", "D": "bombard-l"}
    white = {"A": "herbert-y", "B": "essex-y", "C": "norwich-levy-y", "D": "bombard-y"}
    own = red if block.endswith("-l") else white
    foe = "york-y" if block.endswith("-l") else "henry-vi-l"
    side = "lancaster" if block.endswith("-l") else "york"
    game = duel("powys", list(dict.fromkeys([block, *own.values(), foe])), attacker=side, number=2)
    wait_for(game, f"fire {block}")
    assert f"fire {own[letter]}" in legal(game)
    assert not [rival for other, rival in own.items() if other != letter and f"fire {rival}" in legal(game)]


@pytest.mark.rule("R3-3.12-b")
@pytest.mark.parametrize("block", BLOCKS)
def test_the_number_is_the_highest_roll_that_hits(block: str) -> None:
    strength = int(BLOCKS[block][1][1:])
    foe = "york-y" if block.endswith("-l") else "henry-vi-l"
    side = "lancaster" if block.endswith("-l") else "york"
    for face, hits in ((strength, 1), (strength + 1, 0), (1, 1), (6, 0)):
        game = duel("powys", [f"{block}:1", foe], attacker=side, dice=[face], number=2)
        fires(game, block)
        assert len(said(game, "hits")) == hits, face
        assert said(game, "fire")[0]["power"] == strength


# --- 3.13 loyalty


@pytest.mark.rule("R3-3.13-a")
@pytest.mark.parametrize("block", BLOCKS)
def test_a_crown_marks_an_heir(block: str) -> None:
    enemy, foe = ("york", "york-y") if block.endswith("-l") else ("lancaster", "henry-vi-l")
    game = duel("powys", [block, foe], attacker=enemy)
    wait_for(game, f"hold {block}")
    # Only heirs charge.
    assert why(game, f"charge {block}") == ("" if block in HEIRS else "R3-6.5-a")


@pytest.mark.rule("R3-3.13-a")
@pytest.mark.parametrize("rose", ROSES)
def test_a_rose_never_defects(rose: str) -> None:
    game = tempt(rose)
    assert why(game, f"target {rose}") == "R3-3.13-a"
    assert rose not in legal(game, "target")


@pytest.mark.rule("R3-3.13-b")
def test_only_blocks_with_a_loyalty_rating_can_be_won() -> None:
    red = [name for name in BLOCKS if name.endswith("-l")]
    game = duel("powys", [*red, "york-y"])
    wait_for(game, "treachery york-y")
    act(game, "treachery york-y")
    # Not Clarence, who is a noble here.
    assert legal(game, "target") == sorted(name for name in RATED if name.endswith("-l"))
    assert why(game, "target somerset-l") == "R3-3.13-b"
    white = [name for name in BLOCKS if name.endswith("-y") or name == "rebel"]
    game = duel("powys", [*white, "henry-vi-l"], attacker="lancaster")
    wait_for(game, "treachery henry-vi-l")
    act(game, "treachery henry-vi-l")
    assert legal(game, "target") == sorted(name for name in RATED if name.endswith("-y"))
    assert why(game, "target march-y") == "R3-3.13-b"


@pytest.mark.rule("R3-3.13-b")
def test_a_block_defects_only_by_a_successful_roll() -> None:
    game = act(tempt("stanley-l", [3]), "target stanley-l")
    assert place(game, "stanley-l") == "powys"
    assert said(game, "defects") == []
    game = act(tempt("stanley-l", [4]), "target stanley-l")
    assert (place(game, "stanley-l"), place(game, "stanley-y")) == ("aside", "powys")
    # Not by dying: he lies in the pool of the house that had him.
    game = duel("powys", ["stanley-l:1", "devon-l:1", "york-y"], dice=[1])
    act(game, "hold stanley-l", "hold devon-l", "fire york-y", "take stanley-l")
    assert (place(game, "stanley-l"), place(game, "stanley-y")) == ("down", "aside")


@pytest.mark.rule("R3-3.13-c")
@pytest.mark.parametrize("block", RATED)
def test_the_version_in_play_says_how_many_dice_are_rolled(block: str) -> None:
    assert BLOCKS[block][2] == RATED[block]
    game = tempt(block)
    before = len(game.outcomes())
    act(game, f"target {block}")
    assert len(game.outcomes()) - before == RATED[block]
    assert {name for name, row in BLOCKS.items() if row[2]} == set(RATED)


@pytest.mark.rule("R3-3.13-c", "R3-EX-3.13-1")
def test_rivers_is_harder_to_win_back() -> None:
    king: dict[str, Any] = {"king": "york-y", "pretender": "henry-vi-l"}
    game = duel("powys", ["rivers-l", "devon-l", "york-y"], dice=[2], **king)
    act(game, "hold rivers-l", "hold devon-l", "treachery york-y", "target rivers-l")
    assert len(game.outcomes()) == 1
    assert place(game, "rivers-y") == "powys"
    game = duel("powys", ["rivers-y", "essex-y", "henry-vi-l"], attacker="lancaster", dice=[2, 3])
    act(game, "hold rivers-y", "hold essex-y", "treachery henry-vi-l", "target rivers-y")
    assert len(game.outcomes()) == 2
    assert place(game, "rivers-y") == "powys"


@pytest.mark.rule("R3-3.13-d")
def test_the_three_nevilles() -> None:
    # Warwick wins his kin with one die, his enemies with as many as anybody.
    for target, dice in (("salisbury-l", 1), ("kent-l", 1), ("rivers-l", 1), ("shrewsbury-l", 2)):
        game = duel("powys", [target, "devon-l", "warwick-y"])
        wait_for(game, "treachery warwick-y")
        act(game, "treachery warwick-y", f"target {target}")
        assert len(game.outcomes()) == dice, target
    # The Pretender needs two.
    for target, dice in (("salisbury-l", 2), ("kent-l", 2), ("warwick-l", 3)):
        game = act(tempt(target), f"target {target}")
        assert len(game.outcomes()) == dice, target
    # All three die for good.
    for name in ("warwick-l", "salisbury-l", "kent-l"):
        game = duel("powys", [f"{name}:1", "devon-l:1", "york-y"], dice=[1])
        wait_for(game, "fire york-y")
        act(game, "fire york-y", f"take {name}")
        assert place(game, name) == "dead"
        assert name in board(game)["dead"]


@pytest.mark.rule("R3-3.13-e")
@pytest.mark.parametrize("block", SERVANTS)
def test_hired_and_levied_men_follow_their_banner(block: str) -> None:
    assert len(SERVANTS) == 16
    game = tempt(block)
    assert why(game, f"target {block}") == "R3-3.13-e"
    assert block not in legal(game, "target")


@pytest.mark.rule("R3-3.13-e")
@pytest.mark.parametrize(
    "church", ["york-church-l", "york-church-y", "canterbury-church-l", "canterbury-church-y"]
)
def test_churches_can_be_won(church: str) -> None:
    game = tempt(church, [2, 2])
    assert church in legal(game, "target")
    act(game, f"target {church}")
    other = church[:-1] + {"l": "y", "y": "l"}[church[-1]]
    assert (place(game, church), place(game, other)) == ("aside", "powys")
    assert step(game) == "battle-round"
