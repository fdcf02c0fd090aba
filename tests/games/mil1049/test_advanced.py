"""8 Advanced game: printed tokens, the Crusades, the King."""

from __future__ import annotations

from typing import Any

import pytest

import banneret
from banneret import Game
from banneret.core.errors import BadOption
from tests.games.mil1049.support import (
    LIMITED,
    act,
    board,
    hands,
    him,
    lands,
    legal,
    missing,
    pp,
    said,
    spaces,
    step,
    table,
    turn_of,
    why,
)

ADVANCED = {"advanced": True}


@pytest.mark.rule("MIL-ADV-a", "MIL-ADV-b")
def test_for_three_to_five_and_all_rules_together() -> None:
    with pytest.raises(BadOption, match="MIL-ADV-a"):
        banneret.new("mil1049", 2, 1, ADVANCED)
    for seats in (3, 4, 5):
        game = banneret.new("mil1049", seats, 1, ADVANCED)
        assert game.options["advanced"] is True
    assert banneret.new("mil1049", 3, 1).options["advanced"] is False
    # One switch for the three of them.
    names = [option.name for option in game.rules.options]
    assert names == ["start-with-fishing", "aggressive-lands", "advanced", "soft-economy"]


@pytest.mark.rule("MIL-ADV-c", "MIL-ADV-e")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_white_tokens_cover_the_printed_ones(seats: int) -> None:
    game = banneret.new("mil1049", seats, 1, ADVANCED)
    for sphere in LIMITED:
        seen = board(game)["spheres"][sphere]["spaces"]
        assert [space["printed"] for space in seen] == [True] + [False] * (len(seen) - 1)
        assert {space["token"] for space in seen} == {"white"}
    # In Winter they are covered again.
    game = table(step="crusades", options=ADVANCED, tokens={"court-1": "black"})
    assert spaces(game, "court") == ["white"] * 3


@pytest.mark.rule("MIL-ADV-d", "MIL-EX-65")
def test_example_a_printed_token_comes_to_light() -> None:
    game = table({"red-a": "castle", "green-a": "castle land=wool"}, options=ADVANCED, who="green")
    act(game, "harvest a+wool-lit", "token court-1")
    assert spaces(game, "court") == ["black", "white", "white"]
    # Red would have to pay ...
    assert turn_of(game) == "red"
    assert why(game, "place a+court-1") == "MIL-PLACE-d"
    assert missing(game, "place a+court-1") == ("toll", ())
    act(game, "turn war-1")
    # ... and Blue cannot put a token there.
    assert why(game, "lay court-1") == "MIL-PASS-a"
    # Without the advanced board the space would be empty.
    game = table({"green-a": "castle land=wool"}, who="green")
    act(game, "harvest a+wool-lit", "token court-1")
    assert spaces(game, "court") == ["empty", "white", "white"]


def crusade(target: str, others: dict[str, str] | None = None, **more: Any) -> Game:
    """Red attacks a wool land of Blue's knight in the advanced game; nobody of them leads."""
    knights = {"red-a": "men=9 at=war-1", "blue-a": target, "green-a": "castle", "yellow-a": "castle"} | (
        others or {}
    )
    game = table(knights, seats=4, step="war", options=ADVANCED, score={"yellow": 90}, **more)
    act(game, "raid blue-a+wool-lit")
    return game


@pytest.mark.rule("MIL-ADV-f")
def test_a_crusader_and_his_lord_lose_nothing_and_gain_nothing() -> None:
    game = crusade("men=1 land=wool lord=green at=crusades")
    act(hands(game, red="", blue="", green=""), "hold", "settle red-a")
    assert pp(game) == {"red": 4, "blue": 0, "green": 0, "yellow": 90}
    # A crusader who receives a land.
    game = crusade("men=1 land=wool", {"red-b": "men=1 at=crusades lord=green"})
    act(hands(game, red="", blue=""), "hold", "settle red-b")
    assert pp(game) == {"red": 0, "blue": -4, "green": 0, "yellow": 90}
    # In the basic game he would gain, and so would his Lord.
    game = table(
        {"red-a": "men=9 at=war-1 castle", "red-b": "lord=green at=crusades"}, step="war", piles=[("wool", 1)]
    )
    act(game, "claim first", "done", "settle red-b")
    assert pp(game) == {"red": 4, "blue": 0, "green": 4}


@pytest.mark.rule("MIL-ADV-g", "MIL-EX-66")
def test_example_the_land_of_a_crusader_goes_to_a_vassal_of_his_family() -> None:
    game = crusade("men=1 land=wool lord=green at=crusades", {"red-b": "men=1 lord=blue"})
    act(hands(game, red="", blue="", green=""), "hold", "settle red-b")
    assert lands(game, "red-b") == ["wool-lit"]
    assert pp(game) == {"red": 4, "blue": 0, "green": 0, "yellow": 90}
    # Had he been at home, Blue would gain as Lord, and lose.
    game = crusade("men=1 land=wool lord=green", {"red-b": "men=1 lord=blue"})
    act(hands(game, red="", blue="", green=""), "hold", "settle red-b")
    assert pp(game) == {"red": 4, "blue": 0, "green": -4, "yellow": 90}


@pytest.mark.rule("MIL-ADV-h", "MIL-ADV-i", "MIL-EX-67")
def test_example_a_land_for_the_king() -> None:
    game = crusade("men=1 land=wool lord=green at=court-1")
    hands(game, red="", blue="", green="")
    assert (step(game), legal(game)) == ("kings-claim", ["hold", "king"])
    act(game, "king")
    assert pp(game) == {"red": 3, "blue": -4, "green": -4, "yellow": 90}
    state: Any = game.state
    assert state.gone[game.rules.kinds["kind"].index("wool")] == 1
    assert lands(game, "red-a") == []


@pytest.mark.rule("MIL-ADV-i")
def test_the_king_wants_no_free_lands() -> None:
    game = table({"red-a": "men=9 castle at=war-1"}, step="war", options=ADVANCED, piles=[("wool", 1)])
    act(game, "claim first", "done")
    assert step(game) == "settling"
    assert why(game, "king") == "MIL-RAID-o"


@pytest.mark.rule("MIL-ADV-h")
def test_there_is_no_king_in_the_basic_game() -> None:
    game = table({"red-a": "men=9 at=war-1", "blue-a": "land=wool"}, step="war")
    act(game, "raid blue-a+wool-lit")
    hands(game, red="", blue="")
    assert step(game) == "settling"


@pytest.mark.rule("MIL-ADV-j")
def test_the_attacker_decides_about_the_king_before_his_lord_places() -> None:
    knights = {"red-a": "men=9 at=war-1 lord=green", "blue-a": "land=wool", "green-a": "castle"}
    game = table(knights, step="war", options=ADVANCED, cubes={"green": "1 food"})
    act(game, "raid blue-a+wool-lit")
    hands(game, red="", blue="", green="1 food")
    assert (step(game), turn_of(game)) == ("kings-claim", "red")
    act(game, "hold")
    assert (step(game), turn_of(game)) == ("settling", "green")


@pytest.mark.rule("MIL-ADV-k")
def test_what_a_crusade_does_not_suspend() -> None:
    knights = {
        "red-a": "men=9 at=court-1 land=mine",
        "blue-a": "men=1 land=wool at=crusades",
        "green-a": "castle",
    }
    game = table(knights, step="court", options=ADVANCED)
    act(game, "vassalage blue-a", "done", "fief mine-lit")
    # Two and four for the Lord as ever; nothing for the crusader's fief.
    assert pp(game) == {"red": 6, "blue": 0, "green": 0}
    assert him(game, "blue-a")["lord"] == "red"
    # The bonus for beating a leader is paid too.
    game = table({**knights, "red-a": "men=9 at=war-1"}, step="war", options=ADVANCED, score={"blue": 9})
    act(game, "raid blue-a+wool-lit")
    act(hands(game, red="", blue=""), "hold", "settle red-a")
    assert pp(game) == {"red": 6, "blue": 9, "green": 0}
    assert said(game, "leader") == [{"who": "red", "beaten": "blue"}]
