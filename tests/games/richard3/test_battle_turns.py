"""6.1 and 6.2: the sequence of battles, of rounds and of Battle Turns."""

from __future__ import annotations

from typing import Any

import pytest

from banneret import Game
from tests.games.richard3.hands import attacker, field, hold_round, turn
from tests.games.richard3.support import (
    LANCASTER,
    YORK,
    act,
    board,
    legal,
    place,
    said,
    step,
    steps,
    war,
    why,
)


def kent(
    red: list[str], white: list[str], number: int = 1, by: str = "york", more: Any = None, **position: Any
) -> Game:
    """A battle in Kent, which a house has entered from Sussex and nobody from Middlesex."""
    return war(
        {"kent": [*red, *white], **(more or {})},
        step="battle",
        first=by,
        attacks={"kent": {"attacker": by, "main": "sussex"}},
        battle={"area": "kent", "round": number},
        **position,
    )


def order_of_acting(game: Game) -> list[str]:
    """Lets everybody pass and tells who did, in this order."""
    before = len(said(game, "hold"))
    hold_round(game)
    return [line["block"] for line in said(game, "hold")[before:]]


# --- 6.1


def two_battles(first: str) -> Game:
    return war(
        {
            "kent": ["beaumont-l:1", "norfolk-y"],
            "derby": ["clifford-l:1", "herbert-y"],
            "oxford": ["oxford-l"],
        },
        dice=[1] * 12,
        step="battles",
        first=first,
        hands={"york": ["action-2"], "lancaster": ["action-2"]},
        attacks={
            "kent": {"attacker": "york", "main": "sussex"},
            "derby": {"attacker": "lancaster", "main": "leicester"},
        },
    )


@pytest.mark.rule("R3-6.1-a")
@pytest.mark.parametrize("first", ["york", "lancaster"])
@pytest.mark.parametrize("order", [("kent", "derby"), ("derby", "kent")])
def test_player_1_chooses_each_battle(first: str, order: tuple[str, str]) -> None:
    game = two_battles(first)
    seat = YORK if first == "york" else LANCASTER
    for chosen, left in zip(order, (["derby", "kent"], [order[1]]), strict=True):
        assert game.must_act == (seat,), "Player 1, whoever attacks"
        assert legal(game, "battle") == left
        assert why(game, "battle oxford") == "R3-1.3-a"
        act(game, f"battle {chosen}")
        while step(game) != "regroup":
            act(game, f"fire {legal(game, 'fire')[0]}")
        act(game, "done")
    assert step(game) == "cards", "no Contested area is left"
    assert [line["area"] for line in said(game, "battle")] == list(order)


@pytest.mark.rule("R3-6.1-b")
def test_the_blocks_of_the_battle_are_revealed() -> None:
    game = two_battles("york")
    for seat in ("lancaster", "york", None):
        assert "battle" not in board(game, seat)
        assert said(game, "field", seat) == []
    assert "herbert-y" not in board(game, "lancaster")["blocks"]
    act(game, "battle derby")
    for seat in ("lancaster", "york", None):
        assert board(game, seat)["battle"]["field"] == {
            "clifford-l": ["lancaster", 1, 0],
            "herbert-y": ["york", 3, 0],
        }
        assert said(game, "field", seat) == [
            {"block": "clifford-l", "steps": 1},
            {"block": "herbert-y", "steps": 3},
        ]
        assert board(game, seat)["battle"]["power"] == {"clifford-l": 2, "herbert-y": 2}


@pytest.mark.rule("R3-6.1-c")
def test_survivors_are_hidden_again() -> None:
    game = two_battles("york")
    act(game, "battle kent", "hold beaumont-l", "fire norfolk-y")
    assert step(game) == "regroup"
    for seat in ("lancaster", None):
        assert "battle" not in board(game, seat)
        assert "norfolk-y" not in board(game, seat)["blocks"]
        assert board(game, seat)["areas"]["kent"]["n"] == [0, 1]
    act(game, "regroup norfolk-y", "withdraw sussex")
    assert said(game, "regroup", None) == []
    assert said(game, "regroup-hidden", None) == [{"who": "york", "from": "kent", "to": "sussex"}]


@pytest.mark.rule("R3-6.1-d")
def test_reserves_stay_hidden_until_they_deploy() -> None:
    game = war(
        {"kent": ["beaumont-l", "clifford-l", "norfolk-y", "herbert-y"]},
        step="battles",
        first="york",
        attacks={"kent": {"attacker": "york", "main": "sussex"}},
        entered={"clifford-l": "sussex", "herbert-y": "middlesex"},
    )
    act(game, "battle kent")
    for seat, hidden in (("lancaster", "herbert-y"), ("york", "clifford-l"), (None, "herbert-y")):
        seen = board(game, seat)
        assert set(seen["battle"]["field"]) == {"beaumont-l", "norfolk-y"}, "both sides at once"
        assert seen["battle"]["reserves"] == [1, 1]
        assert hidden not in seen["blocks"]
        assert said(game, "deploy", seat) == []
    hold_round(game)
    for seat in ("lancaster", "york", None):
        assert set(board(game, seat)["battle"]["field"]) == {
            "beaumont-l",
            "clifford-l",
            "norfolk-y",
            "herbert-y",
        }
        assert board(game, seat)["battle"]["reserves"] == [0, 0]
        assert {line["block"] for line in said(game, "deploy", seat)} == {"clifford-l", "herbert-y"}


@pytest.mark.rule("R3-6.1-e")
def test_a_battle_ends_at_once_when_one_side_is_gone() -> None:
    game = two_battles("york")
    act(game, "battle derby", "fire herbert-y")
    assert turn_is_over(game)
    assert said(game, "won") == [{"who": "york", "area": "derby"}]
    assert game.must_act == (YORK,)
    assert legal(game, "battle") == [], "the regroup comes first"
    assert legal(game) == ["done", "regroup herbert-y"]
    act(game, "done")
    assert legal(game, "battle") == ["kent"]


def turn_is_over(game: Game) -> bool:
    """Whether nobody has a Battle Turn any more."""
    return step(game) == "regroup" and said(game, "hold") == []


@pytest.mark.rule("R3-6.1-e")
def test_a_side_with_reserves_is_still_in_the_battle() -> None:
    game = war(
        {"kent": ["beaumont-l:1", "clifford-l", "norfolk-y"]},
        dice=[1, 1, 1, 1],
        step="battles",
        first="york",
        attacks={"kent": {"attacker": "york", "main": "sussex"}},
        entered={"clifford-l": "middlesex"},
    )
    act(game, "battle kent", "hold beaumont-l", "fire norfolk-y")
    assert step(game) == "battle-round"
    assert field(game) == {"clifford-l", "norfolk-y"}
    assert said(game, "won") == []


# --- 6.2


@pytest.mark.rule("R3-6.2-a")
def test_each_block_has_one_battle_turn_in_every_round() -> None:
    blocks = ["beaumont-l", "clifford-l", "herbert-y", "norfolk-y"]
    game = kent(blocks[:2], blocks[2:])
    for number in (1, 2, 3):
        assert turn(game) == number
        assert sorted(order_of_acting(game)) == blocks


@pytest.mark.rule("R3-6.2-b")
def test_a_block_fires_retreats_or_passes() -> None:
    game = kent(["beaumont-l"], ["norfolk-y"], 2, dice=[6] * 3)
    assert legal(game) == ["fire beaumont-l", "hold beaumont-l", "retreat beaumont-l"]
    act(game, "fire beaumont-l")
    assert legal(game) == ["fire norfolk-y", "hold norfolk-y", "retreat norfolk-y"]
    act(game, "hold norfolk-y")
    assert turn(game) == 3
    act(game, "retreat beaumont-l", "withdraw middlesex")
    assert place(game, "beaumont-l") == "middlesex"


@pytest.mark.rule("R3-6.2-c")
def test_no_retreat_in_round_1() -> None:
    game = kent(["beaumont-l"], ["norfolk-y"])
    for block in ("beaumont-l", "norfolk-y"):
        assert legal(game) == [f"fire {block}", f"hold {block}"]
        assert why(game, f"retreat {block}") == "R3-6.2-c"
        act(game, f"hold {block}")
    assert turn(game) == 2
    assert why(game, "retreat beaumont-l") == ""


RED = ["york-levy-l", "beaumont-l", "clifford-l", "bombard-l"]
WHITE = ["norwich-levy-y", "norfolk-y", "herbert-y", "bombard-y"]


@pytest.mark.rule("R3-6.2-d")
@pytest.mark.parametrize(("by", "first", "second"), [("york", RED, WHITE), ("lancaster", WHITE, RED)])
def test_the_defenders_of_a_letter_act_before_the_attackers(
    by: str, first: list[str], second: list[str]
) -> None:
    game = kent(RED, WHITE, 2, by)
    expected = []
    for letter in (2, 1, 0, 3):
        expected += [first[letter], second[letter]]
    assert order_of_acting(game) == expected, "A, B, C and D, each first the defender's"


@pytest.mark.rule("R3-6.2-e")
def test_a_bombard_opens_round_1_and_closes_the_others() -> None:
    game = kent(["bombard-l", "york-levy-l"], ["herbert-y:2", "bombard-y"], dice=[3, 4, 6])
    assert legal(game, "fire") == ["bombard-l"], "the levy is C"
    act(game, "fire bombard-l")
    assert said(game, "fire")[0]["power"] == 3
    assert said(game, "hits") == [{"block": "bombard-y", "hits": 1}]
    assert legal(game, "hold") == ["bombard-y", "herbert-y"], "both A in Round 1"
    act(game, "hold bombard-y")
    assert legal(game, "hold") == ["herbert-y"]
    act(game, "hold herbert-y", "hold york-levy-l")
    assert turn(game) == 2
    assert legal(game, "hold") == ["herbert-y"]
    assert why(game, "fire bombard-y") == "R3-6.2-e"
    act(game, "hold herbert-y", "hold york-levy-l")
    assert legal(game, "hold") == ["bombard-l"]
    assert order_of_acting(game) == ["bombard-l", "bombard-y"]


@pytest.mark.rule("R3-6.2-e")
@pytest.mark.parametrize("number", [1, 2, 4])
def test_a_bombard_fires_with_3_in_every_round(number: int) -> None:
    game = kent(["bombard-l"], ["norfolk-y"], number, dice=[3, 3, 4])
    if number == 4:
        act(game, "retreat norfolk-y", "withdraw sussex")
        assert step(game) == "regroup", "the D block comes last"
        return
    if number == 2:
        act(game, "hold norfolk-y")
    act(game, "fire bombard-l")
    assert said(game, "fire")[0]["power"] == 3
    assert steps(game, "norfolk-y") == 2


@pytest.mark.rule("R3-6.2-f")
def test_a_bombard_from_reserve_is_never_a() -> None:
    """Even when it deploys during Round 1 it does not fire in it."""
    game = war(
        {"kent": ["beaumont-l", "norfolk-y:1", "bombard-y"]},
        dice=[1, 6, 6],
        step="battles",
        first="york",
        attacks={"kent": {"attacker": "york", "main": "sussex"}},
        entered={"bombard-y": "middlesex"},
    )
    act(game, "battle kent", "fire beaumont-l")
    assert turn(game) == 2
    assert field(game) == {"beaumont-l", "bombard-y"}
    assert [line["block"] for line in said(game, "fire")] == ["beaumont-l"]
    assert legal(game, "hold") == ["beaumont-l"], "B before D"


@pytest.mark.rule("R3-6.2-g")
def test_a_battle_lasts_four_rounds() -> None:
    game = kent(["beaumont-l"], ["norfolk-y"])
    for number in (1, 2, 3):
        assert turn(game) == number
        act(game, "hold beaumont-l")
        assert turn(game) == number, "not over before the last block has had its turn"
        act(game, "hold norfolk-y")
    assert turn(game) == 4
    act(game, "hold beaumont-l")
    assert legal(game) == ["retreat norfolk-y"], "there is no fifth round to stay for"
    act(game, "retreat norfolk-y", "withdraw sussex")
    assert step(game) == "regroup"
    assert [line["number"] for line in said(game, "round")] == [2, 3, 4]


@pytest.mark.rule("R3-6.2-h")
@pytest.mark.parametrize("by", ["york", "lancaster"])
def test_attackers_retreat_in_round_4_and_the_defender_wins(by: str) -> None:
    ours, theirs = ("norfolk-y", "beaumont-l") if by == "york" else ("beaumont-l", "norfolk-y")
    game = kent(["beaumont-l"], ["norfolk-y"], 4, by)
    act(game, f"hold {theirs}")
    assert legal(game) == [f"retreat {ours}"]
    act(game, f"retreat {ours}", "withdraw sussex")
    assert said(game, "won") == [{"who": "lancaster" if by == "york" else "york", "area": "kent"}]
    assert place(game, theirs) == "kent"


@pytest.mark.rule("R3-6.2-h")
def test_an_attacker_who_cannot_retreat_in_round_4_falls() -> None:
    game = kent(["beaumont-l"], ["norfolk-y"], 4, more={"sussex": ["clifford-l"], "middlesex": ["oxford-l"]})
    act(game, "hold beaumont-l")
    assert legal(game) == ["fall norfolk-y"]
    act(game, "fall norfolk-y")
    assert place(game, "norfolk-y") == "dead"
    assert said(game, "won") == [{"who": "lancaster", "area": "kent"}]


@pytest.mark.rule("R3-6.2-i")
@pytest.mark.parametrize("order", [["beaumont-l", "pembroke-l"], ["pembroke-l", "beaumont-l"]])
def test_the_owner_orders_blocks_of_one_letter(order: list[str]) -> None:
    game = kent(["beaumont-l", "pembroke-l"], ["norfolk-y:3", "herbert-y:2"], 2, dice=[1, 1, 1, 1, 6, 6])
    act(game, "hold herbert-y")
    assert legal(game, "fire") == ["beaumont-l", "pembroke-l"]
    act(game, f"fire {order[0]}")
    assert place(game, "norfolk-y") == "dead", "the first result counts before the second is chosen"
    assert legal(game, "fire") == [order[1]]
    act(game, f"fire {order[1]}")
    assert steps(game, "herbert-y") == 1
    assert turn(game) == 3


@pytest.mark.rule("R3-6.2-j", "R3-EX-6.2-4", "R3-6.2-h")
def test_attackers_can_only_retreat_in_round_4() -> None:
    """The King himself, with a noble of loyalty 1 before him."""
    game = kent(["henry-vi-l"], ["stanley-y"], 4, "lancaster")
    act(game, "hold stanley-y")
    assert legal(game) == ["retreat henry-vi-l"]
    for verb in ("fire", "charge", "hold", "treachery"):
        assert why(game, f"{verb} henry-vi-l") == "R3-6.2-j", verb
    third = kent(["henry-vi-l"], ["stanley-y"], 3, "lancaster")
    act(third, "hold stanley-y")
    assert legal(third) == [
        "charge henry-vi-l",
        "fire henry-vi-l",
        "hold henry-vi-l",
        "retreat henry-vi-l",
        "treachery henry-vi-l",
    ]


@pytest.mark.rule("R3-6.2-k")
def test_who_has_passed_does_not_act_later() -> None:
    game = kent(["beaumont-l", "pembroke-l"], ["norfolk-y"], 2)
    act(game, "hold beaumont-l")
    assert legal(game, "fire") == ["pembroke-l"]
    for verb in ("fire", "retreat", "hold"):
        assert why(game, f"{verb} beaumont-l") == "R3-6.2-k"
    act(game, "hold pembroke-l")
    assert legal(game, "fire") == ["norfolk-y"]


# --- examples


@pytest.mark.rule("R3-EX-6.2-1", "R3-6.2-d")
def test_herbert_rivers_clarence() -> None:
    game = kent(["rivers-l"], ["herbert-y", "clarence-y"])
    assert order_of_acting(game) == ["herbert-y", "rivers-l", "clarence-y"]


@pytest.mark.rule("R3-EX-6.2-2", "R3-6.2-h", "R3-6.2-d")
def test_round_4_letter_by_letter() -> None:
    game = kent(["clifford-l", "beaumont-l"], ["herbert-y", "norfolk-y"], 4, dice=[1, 6, 6])
    assert legal(game, "fire") == ["clifford-l"]
    act(game, "hold clifford-l")
    assert legal(game) == ["retreat herbert-y"]
    act(game, "retreat herbert-y", "withdraw sussex")
    act(game, "fire beaumont-l")
    assert steps(game, "norfolk-y") == 3, "Beaumont can fire at the B block before it is gone"
    assert legal(game) == ["retreat norfolk-y"]


@pytest.mark.rule("R3-EX-6.2-3", "R3-6.2-e", "R3-6.2-f")
def test_a_bombard_in_the_field_and_one_in_reserve() -> None:
    game = war(
        {"kent": ["bombard-l", "newcastle-levy-l", "norfolk-y", "norwich-levy-y", "bombard-y"]},
        dice=[6] * 9,
        step="battles",
        first="york",
        attacks={"kent": {"attacker": "york", "main": "sussex"}},
        entered={"bombard-y": "middlesex"},
    )
    act(game, "battle kent")
    assert legal(game, "fire") == ["bombard-l"], "A in Round 1"
    act(game, "fire bombard-l")
    assert order_of_acting(game) == ["norfolk-y", "newcastle-levy-l", "norwich-levy-y"]
    assert turn(game) == 2
    for block in ("norfolk-y", "newcastle-levy-l", "norwich-levy-y"):
        act(game, f"hold {block}")
    act(game, "fire bombard-l", "fire bombard-y")
    assert [(line["block"], line["power"]) for line in said(game, "fire")] == [
        ("bombard-l", 3),
        ("bombard-l", 3),
        ("bombard-y", 3),
    ]


@pytest.mark.rule("R3-EX-6.2-5", "R3-6.1-e")
def test_the_last_defender_leaves_in_round_4() -> None:
    game = kent(["clifford-l"], ["norfolk-y", "hastings-y"], 4)
    assert attacker(game) == "york"
    act(game, "retreat clifford-l", "withdraw middlesex")
    assert step(game) == "regroup"
    assert said(game, "won") == [{"who": "york", "area": "kent"}]
    assert game.must_act == (YORK,)
    assert legal(game) == ["done", "regroup hastings-y", "regroup norfolk-y"]
    act(game, "done")
    assert place(game, "norfolk-y") == "kent"
