"""4.IV War, and war on free land."""

from __future__ import annotations

from typing import Any

import pytest

from banneret import Game
from tests.games.mil1049.support import (
    act,
    board,
    cubes,
    hands,
    him,
    lands,
    legal,
    missing,
    pp,
    said,
    step,
    table,
    turn_of,
    why,
)


def front(
    knight: str = "men=2 castle at=war-1",
    purse: str = "",
    top: str = "cereals",
    purses: dict[str, str] | None = None,
    others: dict[str, str] | None = None,
    **more: Any,
) -> Game:
    """Red's knight is at War; a land lies on the pile with defence 6."""
    told = ({"red": purse} if purse else {}) | (purses or {})
    knights = {"red-a": knight} | (others or {})
    return table(knights, step="war", cubes=told, piles=[(top, 1)], **more)


@pytest.mark.rule("MIL-WAR-a")
def test_a_free_land_or_one_of_another_player() -> None:
    game = front("men=3 at=war-1", others={"blue-a": "land=wool"})
    assert legal(game) == ["claim first", "idle", "raid blue-a+wool-lit"]
    act(game, "claim first", "done", "settle red-a")
    assert step(game) == "cathedral"
    assert why(front(), "trade") == "MIL-WAR-a"


@pytest.mark.rule("MIL-WAR-b", "MIL-WAR-e")
@pytest.mark.parametrize(("men", "wins"), [(2, False), (3, True)])
def test_three_for_each_soldier_of_the_knight_himself_and_more_than_the_defence(men: int, wins: bool) -> None:
    others = {"red-b": "men=9", "blue-a": "men=9 lord=red"}
    game = front(f"men={men} castle at=war-1", others=others)
    assert why(game, "claim first") == ("" if wins else "MIL-FREE-b")
    if not wins:
        # Six against six is not more; a castle adds nothing to an attack.
        assert missing(game, "claim first") == ("strength", (6, 6))


@pytest.mark.rule("MIL-WAR-c")
def test_a_castle_is_six_in_defence_and_nothing_in_attack() -> None:
    assert him(front("men=2 castle"), "red-a")["defence"] == 12
    assert him(front("men=2"), "red-a")["defence"] == 6
    game = front("men=2 castle at=war-1", others={"blue-a": "men=2 castle land=wool"})
    act(game, "raid blue-a+wool-lit")
    hands(game, red="", blue="")
    assert said(game, "strength") == [{"attack": 6, "defence": 12}]


@pytest.mark.rule("MIL-WAR-d")
def test_only_food_and_influence_fight() -> None:
    game = front(purse="1 food, 1 cloth, 1 metal, 1 influence, 1 gold", women={"red": 5})
    act(game, "claim first")
    assert legal(game, "add") == ["food", "influence"]
    for what in ("cloth", "metal", "gold"):
        assert why(game, f"add {what}") == "MIL-WAR-d"
    assert why(game, "done") == "MIL-WAR-e"
    assert missing(game, "done") == ("strength", (6, 6))
    act(game, "add influence")
    assert why(game, "done") == ""
    game = front(others={"blue-a": "land=wool"}, purse="1 food, 1 gold")
    act(game, "raid blue-a+wool-lit")
    assert why(game, "add gold", "red") == "MIL-WAR-d"


# --- free lands


@pytest.mark.rule("MIL-FREE-a")
def test_the_top_of_either_pile() -> None:
    game = table({"red-a": "men=5 at=war-1"}, step="war", piles=[("cereals", 1), ("mine", 1)])
    assert legal(game, "claim") == ["first", "second"]
    game = table({"red-a": "men=5 at=war-1"}, step="war", piles=[("cereals", 1)])
    assert why(game, "claim second") == "MIL-FREE-a"


@pytest.mark.rule("MIL-FREE-b", "MIL-FREE-c")
@pytest.mark.parametrize(
    ("pile", "land", "defence"), [(0, "wool", 6), (0, "mine", 8), (1, "cereals", 8), (1, "quarry", 10)]
)
def test_the_space_and_the_land_defend(pile: int, land: str, defence: int) -> None:
    piles = [("cereals", 1), ("cereals", 1)]
    piles[pile] = (land, 1)
    game = table({"red-a": "at=war-1"}, step="war", piles=piles, cubes={"red": f"{defence + 1} food"})
    assert board(game)["piles"][pile]["defence"] == defence
    assert board(game)["piles"][pile]["beats"] == defence + 1
    name = ("first", "second")[pile]
    act(game, f"claim {name}")
    for _ in range(defence):
        act(game, "add food")
    assert why(game, "done") == "MIL-WAR-e"
    act(game, "add food", "done")
    assert said(game, "conquered")[0]["defence"] == defence


@pytest.mark.rule("MIL-FREE-d", "MIL-EX-17")
def test_example_three_cubes_for_a_quarry() -> None:
    game = front(purse="2 food, 2 influence", top="quarry")
    act(game, "claim first", "add food", "add food")
    assert why(game, "done") == "MIL-WAR-e"
    act(game, "add influence", "done")
    assert cubes(game, "red") == {"influence": 1}
    assert said(game, "conquered") == [{"knight": "red-a", "tile": "quarry-lit", "attack": 9, "defence": 8}]


@pytest.mark.rule("MIL-FREE-e", "MIL-FREE-k")
def test_a_lord_helps_if_both_agree() -> None:
    game = front("men=2 at=war-1 lord=blue", top="quarry", purse="1 food", purses={"blue": "9 food"})
    act(game, "claim first", "add food", "ask")
    assert (step(game), turn_of(game)) == ("help", "blue")
    assert board(game)["offer"]["bundle"] == {"food": 1}
    assert legal(game) == ["add food", "refuse"]
    # To name nothing is to refuse.
    assert why(game, "done") == "MIL-FREE-k"
    act(game, "add food", "add food", "done")
    assert (turn_of(game), legal(game)) == ("red", ["accept", "decline"])
    act(game, "decline")
    assert cubes(game, "blue") == {"food": 9}
    # He has asked; now it is his own cubes or nothing.
    assert why(game, "ask") == "MIL-FREE-k"
    assert legal(game) == ["add food", "leave"]
    # A knight without a Lord asks nobody.
    game = front(purse="9 food")
    act(game, "claim first")
    assert why(game, "ask") == "MIL-FREE-e"


@pytest.mark.rule("MIL-FREE-f")
def test_any_own_knight_or_vassal_with_room_or_nobody() -> None:
    others = {"red-b": "land=wool land=wool", "blue-a": "lord=red", "green-a": "men=1"}
    game = front("men=3 at=war-1", others=others)
    act(game, "claim first", "done")
    assert legal(game) == ["discard", "settle blue-a", "settle red-a"]
    assert why(game, "settle green-a") == "MIL-RAID-o"
    act(game, "settle blue-a")
    assert lands(game, "blue-a") == ["cereals-lit"]
    assert pp(game) == {"red": 4, "blue": 4, "green": 0}
    game = act(front("men=3 at=war-1"), "claim first", "done", "discard")
    assert set(pp(game).values()) == {0}
    assert lands(game, "red-a") == []


@pytest.mark.rule("MIL-FREE-g")
def test_a_failing_attack_costs_nothing() -> None:
    game = front("men=3 at=war-1", purse="2 food", others={"blue-a": "land=wool"})
    act(game, "claim first", "add food", "leave")
    assert cubes(game, "red") == {"food": 2}
    assert why(game, "claim first") == "MIL-FREE-g"
    assert legal(game) == ["idle", "raid blue-a+wool-lit"]


@pytest.mark.rule("MIL-FREE-h")
def test_it_stays_lit_and_the_next_is_revealed_at_once() -> None:
    game = table(
        {"red-a": "men=9 at=war-1", "blue-a": "men=9 at=war-2"},
        step="war",
        piles=[("cereals", 2)],
        left={"cloth": 1},
        draws=[0, 0],
    )
    act(game, "claim first", "done")
    assert board(game)["piles"][0]["top"] == "wool-lit"
    assert said(game, "revealed") == [{"pile": "first", "tile": "wool-lit"}]
    act(game, "settle red-a")
    assert lands(game, "red-a") == ["cereals-lit"]
    act(game, "claim first", "done", "settle blue-a")
    # Nothing comes in its place.
    assert board(game)["piles"][0]["lands"] == 0
    assert lands(game, "blue-a") == ["wool-lit"]


@pytest.mark.rule("MIL-FREE-i", "MIL-EX-60")
def test_example_red_places_the_land_though_his_lord_helped() -> None:
    others = {"red-b": "men=1", "blue-a": "castle"}
    game = front(
        "men=2 at=war-1 lord=blue",
        top="quarry",
        purse="1 food",
        purses={"blue": "2 influence"},
        others=others,
    )
    act(game, "claim first", "add food", "ask", "add influence", "add influence", "done", "accept")
    assert said(game, "conquered")[0]["attack"] == 9
    assert (step(game), turn_of(game)) == ("settling", "red")
    act(game, "settle red-b")
    assert pp(game) == {"red": 4, "blue": 0, "green": 0}
    assert cubes(game, "blue") == {}


@pytest.mark.rule("MIL-FREE-j")
def test_no_women_and_no_leader_in_the_way() -> None:
    game = front("men=3 at=war-1", women=5, score={"blue": 9})
    act(game, "claim first", "done", "settle red-a")
    assert pp(game) == {"red": 4, "blue": 9, "green": 0}


@pytest.mark.rule("MIL-EX-74")
def test_example_a_lord_agrees_or_refuses() -> None:
    def ask() -> Game:
        game = front(
            "men=2 at=war-1 lord=blue",
            top="mine",
            purse="1 food",
            purses={"blue": "2 food"},
            others={"green-a": "land=wool"},
        )
        return act(game, "claim first", "add food", "ask")

    game = act(ask(), "add food", "add food", "done", "accept", "settle red-a")
    assert lands(game, "red-a") == ["mine-lit"]
    assert cubes(game, "red") == cubes(game, "blue") == {}
    game = act(ask(), "refuse")
    assert why(game, "done") == "MIL-WAR-e"
    act(game, "leave")
    assert legal(game) == ["idle", "raid green-a+wool-lit"]
    assert cubes(game, "red") == {"food": 1}
    assert cubes(game, "blue") == {"food": 2}


@pytest.mark.rule("MIL-FREE-k")
def test_help_that_is_not_enough_stays_where_it_is() -> None:
    game = front("men=2 at=war-1 lord=blue", top="mine", purse="1 food", purses={"blue": "2 food"})
    act(game, "claim first", "add food", "ask", "add food", "done", "accept")
    assert step(game) == "claim"
    assert cubes(game, "blue") == {"food": 2}
    count = len(said(game, "conquered"))
    act(game, "leave", "idle")
    assert count == 0
