"""5 Winter, and 6 the end of the game."""

from __future__ import annotations

import pytest

from banneret import Game
from tests.games.mil1049.support import (
    FACES,
    FAMILIES,
    LIMITED,
    act,
    board,
    family,
    him,
    knight,
    pp,
    said,
    spaces,
    step,
    table,
    turn_of,
)


@pytest.mark.rule("MIL-WINT-a", "MIL-WINT-b", "MIL-WINT-j")
@pytest.mark.parametrize("face", FACES)
def test_an_hourglass_is_a_famine(face: str) -> None:
    game = table({"red-a": "men=1", "blue-a": "men=1"}, step="crusades", dice=[face])
    starved = [a["knight"] for a in said(game, "starved")]
    # One die for all.
    assert starved == (["red-a", "blue-a"] if "hourglass" in face else [])
    assert len(said(game, "famine") + said(game, "mild")) == 1


@pytest.mark.rule("MIL-WINT-c")
@pytest.mark.parametrize(
    ("holds", "dies"),
    [("men=9", True), ("castle", False), ("land=wool", False), ("men=1 at=crusades", False)],
)
def test_who_starves(holds: str, dies: bool) -> None:
    game = table({"red-a": "castle", "red-b": holds}, step="crusades", dice=["hourglass"])
    assert bool(said(game, "starved")) is dies


@pytest.mark.rule("MIL-WINT-d", "MIL-EX-25")
def test_example_an_heir_does_not_die_in_the_same_famine() -> None:
    knights = {"red-a": "castle", "red-c": "heir at=crusades", "red-d": "heir men=3 at=war-1"}
    game = table(knights, step="crusades", dice=["hourglass"])
    assert said(game, "starved") == [{"knight": "red-d"}]
    assert (him(game, "red-c")["heir"], him(game, "red-d")["heir"]) == (True, False)
    assert him(game, "red-d")["soldiers"] == 3
    assert pp(game)["red"] == 0


@pytest.mark.rule("MIL-WINT-e", "MIL-EX-20")
def test_example_the_kings_reward() -> None:
    knights = {
        "yellow-a": "castle",
        "yellow-b": "men=1",
        "red-a": "castle",
        "red-b": "land=wool",
        "blue-a": "men=1 castle",
    }
    game = table(knights, seats=4, step="crusades", dice=["woman"])
    assert [a["who"] for a in said(game, "rewarded")] == ["blue", "green", "yellow"]
    # Red has a knight with neither soldier nor castle before him.
    assert [family(game, name)["privileges"] for name in ("red", "yellow")] == [0, 1]


@pytest.mark.rule("MIL-WINT-f")
def test_what_counts_for_the_reward() -> None:
    game = table({"red-a": "castle", "red-b": "land=wool"}, step="crusades", dice=["woman"], kings="red-b")
    assert family(game, "red")["privileges"] == 1
    # A knight who has just starved does not count against it.
    game = table({"red-a": "castle", "red-b": ""}, step="crusades", dice=["hourglass"])
    assert knight(game, "red-b") is None
    assert family(game, "red")["privileges"] == 1


@pytest.mark.rule("MIL-WINT-g", "MIL-WINT-h", "MIL-WINT-i")
def test_everything_goes_back() -> None:
    tokens = {"court-1": "black", "court-2": "empty", "war-1": "black", "market-3": "empty"}
    game = table(
        {"red-a": "castle at=court-2", "blue-a": "castle at=monastery"},
        step="crusades",
        dice=["woman"],
        tokens=tokens,
        kings="red-a",
        archbishop="blue-a",
        start="green",
    )
    seen = board(game)
    assert (seen["kings"], seen["archbishop"], seen["turn"], seen["phase"]) == (None, None, 2, "actions")
    assert him(game, "red-a")["place"] is None
    assert him(game, "blue-a")["place"] is None
    for sphere in LIMITED:
        assert spaces(game, sphere) == ["white"] * 3
        assert [space["knight"] for space in seen["spheres"][sphere]["spaces"]] == [None] * 3
    assert turn_of(game) == "green"


# --- the end


def last_winter(*purses: str, dice: str = "woman", **more: object) -> Game:
    """The fifth winter comes, and the end; these are the purses of all families."""
    names = FAMILIES[: len(purses)]
    knights = more.pop("knights", None) or {f"{name}-a": "land=wool" for name in names}
    told = {name: words for name, words in zip(names, purses, strict=True) if words}
    return table(knights, seats=len(purses), step="crusades", turn=5, cubes=told, dice=[dice], **more)  # type: ignore[arg-type]


def total(game: Game, name: str) -> int:
    return sum(a["points"] for a in said(game, "final") if a["who"] == name)


def line(game: Game, name: str) -> dict[str, list[str]]:
    """Who scored on a line of the final scoring."""
    found: dict[str, list[str]] = {}
    for args in said(game, "final"):
        found.setdefault(str(args["line"]), []).append(f"{args['who']} {args['points']}")
    return {name: found.get(name, [])}


@pytest.mark.rule("MIL-WINT-k", "MIL-END-a")
def test_the_fifth_winter_is_played_and_all_is_revealed() -> None:
    game = last_winter(
        "2 food",
        "1 gold",
        "",
        dice="hourglass",
        knights={"red-a": "land=wool men=1", "red-b": "men=1", "blue-a": "castle", "green-a": "castle"},
    )
    # Famine and reward as in any winter.
    assert said(game, "starved") == [{"knight": "red-b"}]
    assert [a["who"] for a in said(game, "rewarded")] == ["red", "blue", "green"]
    assert game.over
    assert {(a["who"], a["count"], a["resource"]) for a in said(game, "holds")} == {
        ("red", 2, "food"),
        ("blue", 1, "gold"),
    }
    assert family(game, "red")["cubes"]["food"] == [2, 2]


@pytest.mark.rule("MIL-WINT-k")
def test_no_earlier_winter_is_the_last() -> None:
    game = table(step="crusades", turn=4)
    assert not game.over
    assert board(game)["turn"] == 5


@pytest.mark.rule("MIL-END-b")
def test_most_cloth_and_metal_together() -> None:
    assert line(last_winter("3 cloth", "1 cloth, 2 metal", "2 metal"), "goods") == {
        "goods": ["red 3", "blue 3"]
    }


@pytest.mark.rule("MIL-END-c")
def test_most_influence() -> None:
    assert line(last_winter("2 influence", "3 influence", ""), "influence") == {"influence": ["blue 3"]}


@pytest.mark.rule("MIL-END-d")
def test_most_privileges() -> None:
    game = last_winter("", "", "", privileges={"red": 2, "green": 2, "blue": 1})
    assert line(game, "privileges") == {"privileges": ["red 3", "green 3"]}


@pytest.mark.rule("MIL-END-e")
def test_most_of_nothing_is_nothing() -> None:
    game = last_winter("9 food", "", "")
    assert said(game, "final") == []


@pytest.mark.rule("MIL-END-f")
@pytest.mark.parametrize(("gold", "points"), [(1, 0), (2, 1), (5, 2)])
def test_a_point_for_two_gold(gold: int, points: int) -> None:
    assert total(last_winter(f"{gold} gold", "", ""), "red") == points


@pytest.mark.rule("MIL-END-g", "MIL-END-h")
def test_women_who_have_stayed() -> None:
    game = last_winter("", "", "", women={"red": 3, "blue": 1, "green": 3})
    assert [total(game, name) for name in ("red", "blue", "green")] == [-9, -2, -9]


@pytest.mark.rule("MIL-END-i")
def test_there_is_no_seventh_line() -> None:
    """The figure 3 that ends the printed list is no line: castles, lands and vassals score nothing more."""
    knights = {"red-a": "castle land=wool land=wool", "blue-a": "land=wool lord=red", "green-a": "land=wool"}
    game = last_winter("", "", "", knights=knights)
    assert game.rules.kinds["final"] == ("goods", "influence", "privileges", "gold", "women")
    # The castle earned Red a privilege of the King, and so the most privileges; nothing else scored.
    assert {args["line"] for args in said(game, "final")} <= {"privileges"}


@pytest.mark.rule("MIL-EX-68")
def test_example_final_adjustments() -> None:
    game = last_winter(
        "3 cloth, 2 metal, 4 influence, 5 gold",
        "5 metal, 2 influence, 4 gold",
        "1 cloth, 4 influence, 1 gold",
        privileges={"red": 2, "blue": 3},
        women={"red": 1, "blue": 3},
    )
    assert [total(game, name) for name in ("red", "blue", "green")] == [6, -1, 3]
    assert pp(game) == {"red": 6, "blue": -1, "green": 3}


@pytest.mark.rule("MIL-END-j")
@pytest.mark.parametrize(
    ("red", "blue"),
    [
        ({"red-a": "castle"}, {"blue-a": "land=wool land=wool"}),
        ({"red-a": "land=wool land=wool"}, {"blue-a": "land=wool"}),
        ({"red-a": "land=wool"}, {"blue-a": "land=wool"}),
    ],
)
def test_ties_go_by_castles_then_lands_then_vassals(red: dict[str, str], blue: dict[str, str]) -> None:
    # In the third case Red has a vassal.
    lord = "lord=red" if red == {"red-a": "land=wool"} else ""
    game = last_winter(
        "",
        "",
        "",
        knights={**red, **blue, "green-a": f"land=wool {lord}"},
        score={"red": 9, "blue": 9},
        privileges={"red": 5, "blue": 6 if "castle" in red["red-a"] else 5},
    )
    assert pp(game)["red"] == pp(game)["blue"]
    assert game.winners == (0,)


@pytest.mark.rule("MIL-END-j")
def test_most_points_win() -> None:
    game = last_winter(
        "",
        "",
        "",
        knights={"red-a": "castle", "blue-a": "land=wool", "green-a": "land=wool"},
        score={"red": 1, "blue": 9},
    )
    assert game.winners == (1,)
    assert said(game, "won") == [{"who": "blue", "points": 9}]


@pytest.mark.rule("MIL-END-k", "MIL-EX-69")
def test_example_lands_of_vassals_do_not_count() -> None:
    knights = {
        "red-a": "castle land=wool land=wool",
        "red-b": "castle land=mine land=mine",
        "blue-a": "castle land=wool land=wool",
        "blue-b": "castle land=cereals",
        "green-a": "land=fishing land=fishing lord=blue",
    }
    game = last_winter("", "", "", knights=knights, score={"red": 20, "blue": 20})
    assert pp(game)["red"] == pp(game)["blue"]
    assert game.winners == (0,)


@pytest.mark.rule("MIL-END-l")
def test_a_perfect_tie_is_shared() -> None:
    game = last_winter("", "", "", score={"red": 9, "blue": 9})
    assert game.winners == (0, 1)


@pytest.mark.rule("MIL-END-j")
def test_who_gives_up_cannot_win_and_the_last_one_left_has_won() -> None:
    game = table({"red-a": "castle at=court-1"}, score={"red": 50})
    game.resign(0)
    assert (step(game), turn_of(game)) == ("actions", "blue")
    # His knight went home, and nobody waits for him.
    assert him(game, "red-a")["place"] is None
    act(game, "turn war-1", "turn war-2", "turn war-3")
    assert turn_of(game) == "green"
    game.resign(2)
    assert game.over
    assert game.winners == (1,)
