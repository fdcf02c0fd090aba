"""Auctions and weddings: which offer is best, who pays, who marries."""

from __future__ import annotations

import pytest

from banneret import Game
from tests.games.mil1049.support import (
    RESOURCES,
    act,
    board,
    bundle,
    cubes,
    family,
    hands,
    him,
    legal,
    pp,
    said,
    step,
    table,
    turn_of,
    why,
)

MANY = "5 food, 5 cloth, 5 metal, 5 influence, 5 gold"


def wedding(knights: str = "castle", women: int = 1, **purses: str) -> Game:
    """Red's heir has just been born; everybody has plenty, or what is told."""
    told = {"red": MANY, "blue": MANY, "green": MANY} | purses
    told = {name: words for name, words in told.items() if words}
    game = table({"red-a": knights}, cubes=told, dice=["man"], women=women)
    return act(game, "offspring a", "roll", "take man")


def best(one: str, two: str) -> str:
    """Which of two offers, Blue's or Green's, wins a wedding."""
    game = hands(wedding(), red="", blue=one, green=two)
    won = said(game, "dowry")
    return str(won[0]["who"]) if won else "tie"


@pytest.mark.rule("MIL-BID-a", "MIL-EX-7")
def test_example_more_cubes_are_better() -> None:
    assert best("3 food", "2 gold") == "blue"
    assert best("2 gold", "3 food") == "green"


@pytest.mark.rule("MIL-BID-b")
@pytest.mark.parametrize(
    ("dear", "cheap"), [("gold", "influence"), ("influence", "metal"), ("metal", "cloth"), ("cloth", "food")]
)
def test_of_as_many_cubes_the_dearer_ones_are_better(dear: str, cheap: str) -> None:
    assert best(f"1 {dear}, 1 food", f"1 {cheap}, 1 food") == "blue"
    assert best(f"2 {cheap}", f"1 {dear}, 1 food") == "green"


@pytest.mark.rule("MIL-BID-c")
def test_resource_by_resource_until_they_differ() -> None:
    assert best("1 gold, 2 metal, 1 food", "1 gold, 2 metal, 1 cloth") == "green"
    assert best("1 gold, 2 metal, 1 food", "1 gold, 2 metal, 1 food") == "tie"


@pytest.mark.rule("MIL-EX-8")
def test_example_influence_decides() -> None:
    assert best("1 gold, 1 influence, 1 food", "1 gold, 2 metal") == "blue"


@pytest.mark.rule("MIL-BID-d")
def test_vassalage_and_cathedral_compare_otherwise() -> None:
    """Five influence would be the better dowry, but do not outbid three influence and a gold."""
    assert best("5 influence", "3 influence, 1 gold") == "blue"
    game = table(
        {"red-a": "men=9 castle at=court-1", "blue-a": "men=1"},
        step="court",
        cubes={"red": "5 influence", "blue": "3 influence, 1 gold"},
    )
    act(game, "vassalage blue-a", "add influence", "add influence", "add influence", "add gold", "done")
    assert why(game, "outbid") == "MIL-VASSAL-k"
    # For the cathedral only gold can be named.
    game = table({}, step="cathedral", cubes={"red": MANY})
    assert {words.partition(" ")[0] for words in legal(game, seat="red")} == {"give"}


@pytest.mark.rule("MIL-WED-a", "MIL-WED-b")
def test_who_marries_unnamed_and_who_with_a_feast() -> None:
    # The knights of the set-up are married: nobody asks for dowries at the start.
    assert step(table()) == "actions"
    for holds, feast in (("men=3", 0), ("castle", 1), ("land=mine", 1)):
        assert len(said(wedding(holds), "wedding")) == feast
    # A son who is no heir marries without any effect.
    game = table({"red-a": "castle heir"}, dice=["man"])
    assert said(act(game, "offspring a", "roll", "take man"), "wedding") == []


@pytest.mark.rule("MIL-WED-c")
def test_all_offer_in_secret_and_show_together() -> None:
    game = wedding()
    assert game.must_act == (0, 1, 2)
    for name in ("red", "blue", "green"):
        assert legal(game, "add", name) == sorted(RESOURCES)
    act(game, "add gold", "add food", "close", seat="blue")
    for viewer in ("red", "green", None):
        assert family(game, "blue")["closed"]
        assert "gold" not in str(board(game, viewer).get("own", {}).get("hand"))
        assert said(game, "offered", viewer) == []
    assert board(game, "blue")["own"]["hand"] == {"food": 1, "gold": 1}
    # Whoever has closed his hand may open it again until the last one has closed his.
    assert legal(game, seat="blue") == ["take-back"]
    act(game, "take-back", "clear", "add cloth", "close", seat="blue")
    hands(game, red="", green="")
    assert said(game, "offered") == [{"who": "blue", "count": 1, "resource": "cloth"}]
    assert [a["who"] for a in said(game, "empty-hand")] == ["red", "green"]


@pytest.mark.rule("MIL-WED-d")
def test_empty_hands() -> None:
    game = hands(wedding(), red="", blue="", green="")
    assert len(said(game, "love")) == 1
    game = hands(wedding(), red="", blue="1 food", green="")
    assert said(game, "dowry") == [{"who": "blue", "knight": "red-a"}]


@pytest.mark.rule("MIL-EX-35", "MIL-WED-j")
def test_example_two_offers_tie() -> None:
    game = hands(wedding(), red="", blue="2 cloth", green="2 cloth")
    assert said(game, "love") == [{"knight": "red-a"}]
    for name in ("red", "blue", "green"):
        assert len(bundle(", ".join(f"{count} {what}" for what, count in cubes(game, name).items()))) == 25
        assert family(game, name)["women"] == 1
    assert set(pp(game).values()) == {0}


@pytest.mark.rule("MIL-WED-e", "MIL-WED-f", "MIL-EX-36")
def test_example_blue_wins() -> None:
    game = wedding(women=2, red="1 food", blue="2 food, 2 cloth, 1 gold", green="4 food")
    hands(game, red="1 food", blue="2 food, 2 cloth, 1 gold", green="4 food")
    assert (step(game), turn_of(game)) == ("keeping", "red")
    act(game, "keep gold", "keep cloth", "keep cloth")
    assert cubes(game, "red") == {"food": 1, "cloth": 2, "gold": 1}
    assert cubes(game, "blue") == {}
    assert cubes(game, "green") == {"food": 4}
    assert (family(game, "blue")["women"], pp(game)["blue"]) == (1, 2)
    assert family(game, "red")["women"] == family(game, "green")["women"] == 2
    # Two cubes went to the supply.
    assert sum(sum(cubes(game, name).values()) for name in ("red", "blue", "green")) == 10 - 2


@pytest.mark.rule("MIL-WED-g", "MIL-EX-37")
def test_example_a_winner_without_a_woman() -> None:
    game = wedding(women=0, red="", blue="3 food")
    hands(game, red="", blue="3 food", green="")
    assert cubes(game, "red") == {"food": 2}
    assert cubes(game, "blue") == {}
    assert pp(game)["blue"] == 0


@pytest.mark.rule("MIL-WED-h", "MIL-EX-38")
def test_example_the_active_player_wins() -> None:
    game = wedding(women=3, red="1 gold")
    hands(game, red="1 gold", blue="", green="")
    assert cubes(game, "red") == {}
    assert (family(game, "red")["women"], pp(game)["red"]) == (2, 0)


@pytest.mark.rule("MIL-WED-i")
def test_the_active_player_wins_without_a_woman() -> None:
    game = hands(wedding(women=0, red="2 gold"), red="1 gold", blue="", green="")
    assert cubes(game, "red") == {"gold": 1}
    assert (family(game, "red")["women"], pp(game)["red"]) == (0, 0)


@pytest.mark.rule("MIL-WED-k", "MIL-EX-71")
def test_example_a_tie_for_best_with_the_active_player() -> None:
    game = hands(wedding(), red="1 cloth, 1 food", blue="1 cloth, 1 food", green="1 gold")
    assert said(game, "love") == [{"knight": "red-a"}]
    for name in ("red", "blue", "green"):
        assert sum(cubes(game, name).values()) == 25
        assert family(game, name)["women"] == 1
    assert set(pp(game).values()) == {0}


@pytest.mark.rule("MIL-WED-l")
def test_no_feast_but_at_a_birth() -> None:
    # An heir who succeeds has had his.
    game = table({"red-a": "castle heir age=3 land=wool"})
    act(game, "harvest a+wool-lit", "token court-1")
    assert not him(game, "red-a")["heir"]
    assert said(game, "wedding") == []
    # Nor does a landless knight with an heir who gets a land.
    game = table({"red-a": "men=9 heir at=war-1"}, step="war", piles=[("cereals", 1)])
    act(game, "claim first", "done", "settle red-a")
    assert said(game, "wedding") == []
