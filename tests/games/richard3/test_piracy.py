"""5.1, Piracy: attacks over the sea, and the way back."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.richard3.board import CARD_IDS
from tests.games.richard3.support import act, ap, board, legal, place, said, step, war, why


@pytest.mark.rule("R3-5.1.P-a")
def test_both_ap_are_for_the_sea() -> None:
    game = war({"kent": ["norfolk-y"], "dorset": ["suffolk-y"]}, step="actions", card="piracy", who="york")
    assert ap(game) == 2
    assert legal(game, "lift") == []
    assert why(game, "lift norfolk-y") == "R3-5.1.P-a"
    act(game, "sail norfolk-y", "land lincoln")
    assert why(game, "lift suffolk-y") == "R3-5.1.P-a"
    act(game, "sail suffolk-y", "land kent")
    assert ap(game) == 0
    assert legal(game) == ["done"]


@pytest.mark.rule("R3-5.1.P-b")
def test_pirates_attack() -> None:
    blocks = {"calais": ["march-y", "warwick-y"], "kent": ["oxford-l"], "france": ["french-mercenary-l"]}
    game = war(blocks, step="actions", card="piracy", who="york")
    act(game, "sail march-y", "land kent")
    assert board(game)["areas"]["kent"]["attacker"] == "york"
    # Now it is Contested, and another pirate may follow.
    act(game, "sail warwick-y", "land kent")
    assert board(game)["areas"]["kent"]["n"] == [1, 2]
    game = war(blocks, step="actions", card="piracy", who="york")
    act(game, "sail march-y")
    assert why(game, "land france") == "R3-2.7-b"
    # Without the card no ship lands among enemies.
    game = war(blocks, step="actions", card="action-2", who="york")
    act(game, "sail march-y")
    assert why(game, "land kent") == "R3-5.3-e"


@pytest.mark.rule("R3-5.1.P-b", "R3-1.3-a")
def test_a_single_pirate_has_to_fight() -> None:
    blocks = {"calais": ["march-y"], "kent": ["oxford-l", "devon-l"]}
    game = war(blocks, step="actions", card="piracy", who="york", first="york")
    act(game, "sail march-y", "land kent", "done", "done")
    assert legal(game) == ["battle kent"]
    act(game, "battle kent")
    assert set(board(game)["battle"]["field"]) == {"march-y", "oxford-l", "devon-l"}
    assert board(game)["battle"]["attacker"] == "york"


@pytest.mark.rule("R3-5.1.P-c")
def test_an_attack_costs_one_ap_for_each_block() -> None:
    game = war(
        {"calais": ["march-y", "warwick-y", "kent-y"], "kent": ["oxford-l"]},
        step="actions",
        card="piracy",
        who="york",
    )
    act(game, "sail march-y", "land kent")
    assert ap(game) == 1
    act(game, "sail warwick-y", "land kent")
    assert ap(game) == 0
    assert legal(game) == ["done"]
    assert why(game, "sail kent-y") == "R3-1.2-b"


@pytest.mark.rule("R3-5.1.P-c", "R3-5.1.P-d")
def test_a_free_second_place_on_a_ship_is_not_for_pirates() -> None:
    game = war(
        {"calais": ["march-y", "warwick-y", "kent-y"], "kent": ["oxford-l"], "cornwall": ["devon-l"]},
        step="actions",
        card="piracy",
        who="york",
    )
    act(game, "sail march-y", "land sussex", "sail warwick-y", "land kent")
    # The second place of the first ship is left, and leads to Sussex only.
    assert ap(game) == 0
    act(game, "sail kent-y")
    assert legal(game) == ["land sussex"]
    assert why(game, "land kent") == "R3-5.1.P-c"


@pytest.mark.rule("R3-5.1.P-d")
def test_two_for_one_where_nobody_is_attacked() -> None:
    game = war(
        {"calais": ["march-y", "warwick-y", "kent-y", "salisbury-y"], "east-anglia": ["norfolk-y"]},
        step="actions",
        card="piracy",
        who="york",
    )
    act(game, "sail march-y", "land sussex", "sail warwick-y", "land sussex")
    assert ap(game) == 1
    act(game, "sail kent-y", "land east-anglia", "sail salisbury-y", "land east-anglia")
    assert ap(game) == 0
    assert board(game)["areas"]["east-anglia"]["n"] == [0, 3]


def pirates_at(area: str, pirates: list[str], defenders: list[str], **position: Any) -> dict[str, Any]:
    """A battle against pirates of York in Round 2."""
    return {
        "blocks": {area: [*pirates, *defenders], **position.pop("others", {})},
        "first": "york",
        "step": "battle",
        "attacks": {area: {"attacker": "york", "main": "sea"}},
        "battle": {"area": area, "round": 2},
        "done": [name.partition(":")[0] for name in defenders],
        **position,
    }


@pytest.mark.rule("R3-5.1.P-e")
def test_pirates_retreat_and_regroup_by_sea_only() -> None:
    others = {"kent": ["pembroke-l"], "cornwall": ["devon-l", "wiltshire-l"], "derby": ["norfolk-y"]}
    game = war(**pirates_at("sussex", ["suffolk-y"], ["beaumont-l"], others=others))
    act(game, "retreat suffolk-y")
    assert legal(game, "withdraw") == ["calais", "dorset"]
    # Neighbours by land, occupied coasts, other seas.
    for closed in ("middlesex", "oxford", "wilts", "kent", "cornwall", "east-anglia"):
        assert why(game, f"withdraw {closed}") == "R3-5.1.P-e"
    game = war(**pirates_at("sussex", ["suffolk-y"], ["beaumont-l:1"], others=others), dice=[1, 1, 1])
    act(game, "fire suffolk-y", "regroup suffolk-y")
    assert legal(game, "withdraw") == ["calais", "dorset"]
    for closed in ("middlesex", "oxford", "wilts", "kent", "cornwall", "east-anglia"):
        assert why(game, f"withdraw {closed}") == "R3-5.1.P-e"


@pytest.mark.rule("R3-5.1.P-e", "R3-5.1.P-f")
def test_with_all_coasts_in_enemy_hands_a_pirate_goes_back_to_exile() -> None:
    coasts = [
        "cumbria",
        "lancaster",
        "caernarvon",
        "chester",
        "pembroke",
        "glamorgan",
        "somerset",
        "cornwall",
    ]
    red = ["oxford-l", "clifford-l", "devon-l", "wiltshire-l", "pembroke-l", "bristol-levy-l"]
    red += ["coventry-levy-l", "york-levy-l"]
    others = {coast: [name] for coast, name in zip(coasts, red, strict=True)}
    position = pirates_at("isle-of-man", ["suffolk-y"], ["beaumont-l"], others=others)
    position["battle"] = {"area": "isle-of-man", "round": 4}
    game = war(**position)
    assert legal(game) == ["retreat suffolk-y"]
    act(game, "retreat suffolk-y")
    assert legal(game) == ["withdraw ireland"]


@pytest.mark.rule("R3-5.1.P-f")
def test_the_seas_of_the_battle_count_and_not_the_way_there() -> None:
    game = war(**pirates_at("kent", ["suffolk-y"], ["beaumont-l"]))
    act(game, "retreat suffolk-y")
    assert legal(game, "withdraw") == [
        "calais",
        "cornwall",
        "dorset",
        "east-anglia",
        "east-yorks",
        "essex",
        "lincoln",
        "middlesex",
        "northumbria",
        "rutland",
        "sussex",
    ]
    # France (Channel) and Scotland (North Sea) are Lancaster's exile.
    assert why(game, "withdraw france") == "R3-2.7-c"
    assert why(game, "withdraw scotland") == "R3-2.7-c"
    assert why(game, "withdraw chester") == "R3-5.1.P-e"


@pytest.mark.rule("R3-5.1.P-g")
def test_no_ap_and_no_limit_on_the_way_back() -> None:
    five = ["suffolk-y", "essex-y", "hastings-y", "worcester-y", "arundel-y"]
    game = war(**pirates_at("sussex", five, ["beaumont-l"]))
    for name in five:
        act(game, f"retreat {name}", "withdraw dorset")
    assert board(game)["areas"]["dorset"]["n"] == [0, 5]
    game = war(**pirates_at("sussex", five, ["beaumont-l:1"]), dice=[1, 1, 1])
    act(game, "fire suffolk-y")
    for name in five:
        act(game, f"regroup {name}", "withdraw dorset")
    assert board(game)["areas"]["dorset"]["n"] == [0, 5]


@pytest.mark.rule("R3-5.1.P-h")
def test_pirates_from_two_seas_are_one_main_attack() -> None:
    game = war(
        {
            "calais": ["march-y"],
            "ireland": ["york-y"],
            "cornwall": ["devon-l", "exeter-l", "wiltshire-l"],
            "somerset": ["oxford-l"],
        },
        step="actions",
        card="piracy",
        who="york",
        first="york",
        cards={"york": "piracy", "lancaster": "action-2"},
    )
    act(game, "sail march-y", "land cornwall", "sail york-y", "land cornwall")
    assert board(game)["areas"]["cornwall"]["main"] == "sea"
    assert board(game)["areas"]["cornwall"]["by"] == {"sea": [0, 2]}
    assert why(game, "main cornwall+somerset") == "R3-6.3-p"
    act(game, "done")
    # Two pirates pin two of three; no border was used, so none is closed to the third.
    act(game, "lift devon-l")
    assert legal(game, "step") == ["dorset", "somerset"]
    act(game, "step somerset", "stop")
    assert why(game, "lift exeter-l") == "R3-5.2.2-b"
    act(game, "done", "battle cornwall")
    # Nobody is in Reserve.
    assert board(game)["battle"]["reserves"] == [0, 0]
    assert set(board(game)["battle"]["field"]) == {"march-y", "york-y", "exeter-l", "wiltshire-l"}


@pytest.mark.rule("R3-5.1.P-h")
def test_the_defender_retreats_over_every_border() -> None:
    position = pirates_at("kent", ["suffolk-y"], ["beaumont-l"])
    position["done"] = ["suffolk-y"]
    game = war(**position)
    act(game, "retreat beaumont-l")
    assert legal(game, "withdraw") == ["middlesex", "sussex"]


@pytest.mark.rule("R3-5.1.P-i")
def test_others_of_the_same_house_go_by_land() -> None:
    # Stanley changes sides in the battle that the pirates began.
    game = war(
        {"kent": ["march-y", "york-y", "stanley-l", "beaumont-l"], "essex": ["oxford-l"]},
        step="battle",
        first="york",
        attacks={"kent": {"attacker": "york", "main": "sea"}},
        battle={"area": "kent", "round": 1},
        done=["march-y", "beaumont-l", "stanley-l"],
        dice=[2],
    )
    act(game, "treachery york-y", "target stanley-l")
    assert (step(game), board(game)["battle"]["round"]) == ("battle-round", 2)
    act(game, "hold march-y", "hold beaumont-l", "retreat stanley-y")
    assert legal(game, "withdraw") == ["middlesex", "sussex"]
    assert why(game, "withdraw calais") in ("R3-5.3-j", "R3-6.6-b")
    act(game, "withdraw sussex", "retreat york-y")
    assert "calais" in legal(game, "withdraw")
    assert why(game, "withdraw middlesex") == ""
    # Middlesex is on the North Sea too; Sussex would be by the Channel.
    assert "wilts" not in legal(game, "withdraw")
    # A battle of the same house elsewhere knows no pirates.
    game = war(
        {"derby": ["suffolk-y", "beaumont-l"], "kent": ["york-y", "devon-l"]},
        step="battle",
        first="york",
        attacks={
            "kent": {"attacker": "york", "main": "sea"},
            "derby": {"attacker": "lancaster", "main": "leicester"},
        },
        battle={"area": "derby", "round": 2},
        done=["beaumont-l"],
    )
    act(game, "retreat suffolk-y")
    assert legal(game, "withdraw") == ["chester", "lancaster", "lincoln", "south-yorks", "warwick"]


@pytest.mark.rule("R3-5.1.P-j")
@pytest.mark.parametrize("card", [card for card in CARD_IDS if card != "piracy"])
@pytest.mark.parametrize("house", ["lancaster", "york"])
def test_the_pirate_is_always_player_1(house: str, card: str) -> None:
    other = "york" if house == "lancaster" else "lancaster"
    for king in ("henry-vi-l", "york-y"):
        game = war(
            {},
            hands={house: ["piracy"], other: [card]},
            step="cards",
            king=king,
            pretender="york-y" if king == "henry-vi-l" else "henry-vi-l",
        )
        act(game, "play piracy", seat=house)
        act(game, f"play {card}", seat=other)
        assert said(game, "first") == [{"who": house}]


@pytest.mark.rule("R3-EX-5.1.P-1")
def test_march_and_warwick_to_kent_or_to_sussex() -> None:
    blocks = {"calais": ["march-y", "warwick-y"], "kent": ["oxford-l"]}
    game = war(blocks, step="actions", card="piracy", who="york")
    act(game, "sail march-y", "land kent", "sail warwick-y", "land kent")
    assert ap(game) == 0
    assert board(game)["areas"]["kent"]["attacker"] == "york"
    game = war(blocks, step="actions", card="piracy", who="york")
    act(game, "sail march-y", "land sussex", "sail warwick-y", "land sussex")
    assert ap(game) == 1
    assert "attacker" not in board(game)["areas"]["sussex"]


@pytest.mark.rule("R3-EX-5.1.P-2")
def test_pirates_of_sussex_go_to_calais_dorset_or_cornwall() -> None:
    position = pirates_at("sussex", ["suffolk-y"], ["beaumont-l"], others={"kent": ["oxford-l"]})
    position["battle"] = {"area": "sussex", "round": 4}
    position["king"] = "exeter-l"
    position["blocks"]["derby"] = ["exeter-l"]
    game = war(**position)
    assert "france" not in board(game)["areas"]
    assert legal(game) == ["retreat suffolk-y"]
    act(game, "retreat suffolk-y")
    assert legal(game) == ["withdraw calais", "withdraw cornwall", "withdraw dorset"]
    assert why(game, "withdraw middlesex") == "R3-5.1.P-e"
    assert why(game, "withdraw kent") == "R3-5.1.P-e"
    assert why(game, "withdraw france") == "R3-2.7-c"


@pytest.mark.rule("R3-EX-5.1.P-3")
def test_kent_between_two_pirates_and_sussex() -> None:
    blocks = {
        "france": ["exeter-l", "somerset-l"],
        "kent": ["norfolk-y", "suffolk-y", "essex-y"],
        "sussex": ["hastings-y"],
        "derby": ["henry-vi-l"],
    }
    position: dict[str, Any] = {
        "step": "actions",
        "card": "piracy",
        "who": "lancaster",
        "first": "lancaster",
        "cards": {"lancaster": "piracy", "york": "treason"},
    }
    landing = ["sail exeter-l", "land kent", "sail somerset-l", "land kent", "done"]
    game = act(war(blocks, **position), *landing)
    act(game, "lift hastings-y", "step kent", "done", "battle kent")
    assert board(game)["battle"]["reserves"] == [0, 1]
    assert "hastings-y" not in board(game)["battle"]["field"]

    for step_to in ("sussex", "middlesex"):
        game = act(war(blocks, **position), *landing, "lift norfolk-y")
        assert legal(game, "step") == ["middlesex", "sussex"]
        act(game, f"step {step_to}")
        if step(game) == "move":
            act(game, "stop")
        assert why(game, "lift suffolk-y") == "R3-5.2.2-b"
    game = act(war(blocks, **position), *landing, "sail norfolk-y", "land east-anglia")
    assert place(game, "norfolk-y") == "east-anglia"
    # Even on the free second place of the ship nobody else may go.
    assert why(game, "sail suffolk-y") == "R3-5.2.2-g"


@pytest.mark.rule("R3-EX-5.1.P-4")
def test_warwick_and_york_meet_in_cornwall() -> None:
    game = war(
        {
            "calais": ["warwick-y", "calais-mercenary-y"],
            "ireland": ["york-y", "irish-mercenary-y"],
            "cornwall": ["beaumont-l"],
            "derby": ["henry-vi-l"],
        },
        step="actions",
        card="piracy",
        who="york",
        first="york",
    )
    act(
        game,
        "sail warwick-y",
        "land cornwall",
        "sail york-y",
        "land cornwall",
        "done",
        "done",
        "battle cornwall",
    )
    assert board(game)["battle"]["reserves"] == [0, 0]
    act(game, "hold beaumont-l", "hold warwick-y", "hold york-y", "hold beaumont-l")
    for pirate in ("warwick-y", "york-y"):
        act(game, f"retreat {pirate}")
        assert {"ireland", "calais", "somerset", "dorset"} <= set(legal(game, "withdraw"))
        assert why(game, "withdraw east-anglia") == "R3-5.1.P-e"
        assert why(game, "withdraw france") == "R3-2.7-c"
        act(game, "withdraw somerset")
    assert board(game)["areas"]["somerset"]["n"] == [0, 2]
