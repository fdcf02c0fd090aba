"""1.C Offspring: the die, heirs, sons, daughters, bastards."""

from __future__ import annotations

from collections import Counter

import pytest

from banneret.core import registry
from tests.games.mil1049.support import (
    FACES,
    act,
    board,
    cubes,
    family,
    him,
    knight,
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
from tests.games.mil1049.test_actions import closed


@pytest.mark.rule("MIL-BIRTH-a", "MIL-BIRTH-s")
@pytest.mark.parametrize("face", FACES)
def test_one_of_the_symbols_of_the_face(face: str) -> None:
    game = table({"red-a": "castle heir"}, dice=[face])
    act(game, "offspring a", "roll")
    assert legal(game, "take") == sorted(face.split("-"))
    assert said(game, "rolled") == [{"knight": "red-a", "face": face}]
    for symbol in {"hourglass", "woman", "man"} - set(face.split("-")):
        assert why(game, f"take {symbol}") == "MIL-BIRTH-a"


@pytest.mark.rule("MIL-BIRTH-s")
def test_the_die_has_each_symbol_three_times() -> None:
    assert registry.find("mil1049").kinds["face"] == FACES
    assert Counter([symbol for face in FACES for symbol in face.split("-")]) == {
        "hourglass": 3,
        "woman": 3,
        "man": 3,
    }


@pytest.mark.rule("MIL-BIRTH-b")
def test_an_hourglass_costs_a_time_token() -> None:
    game = table({"red-a": "castle"}, dice=["hourglass"])
    act(game, "offspring a", "roll", "take hourglass", "token war-2")
    assert him(game, "red-a")["age"] == 1
    assert spaces(game, "war") == ["white", "empty", "white"]
    assert legal(game) == ["roll", "stop"]


@pytest.mark.rule("MIL-BIRTH-c", "MIL-BIRTH-i", "MIL-EX-3")
def test_example_a_woman_and_another_roll() -> None:
    game = table({"red-a": "castle"}, women=3, dice=["woman", "woman"])
    act(game, "offspring a", "roll", "take woman")
    assert family(game, "red")["women"] == 4
    assert him(game, "red-a")["age"] == 0
    assert legal(game) == ["roll", "stop"]
    act(game, "roll", "take woman", "stop")
    assert family(game, "red")["women"] == 5
    assert turn_of(game) == "blue"


@pytest.mark.rule("MIL-BIRTH-d", "MIL-BIRTH-e", "MIL-BIRTH-j")
@pytest.mark.parametrize(("holds", "wedding"), [("castle", True), ("land=wool", True), ("men=4", False)])
def test_a_son_is_the_heir_and_is_married_if_there_is_something_to_inherit(holds: str, wedding: bool) -> None:
    game = table({"red-a": holds}, dice=["man"])
    act(game, "offspring a", "roll", "take man")
    assert him(game, "red-a")["heir"]
    assert step(game) == ("wedding" if wedding else "actions")
    if not wedding:
        # The action is over.
        assert turn_of(game) == "blue"


@pytest.mark.rule("MIL-EX-4")
def test_example_an_heir() -> None:
    game = table({"red-a": "men=1 land=wool"}, dice=["man"])
    act(game, "offspring a", "roll", "take man")
    assert him(game, "red-a")["heir"]
    assert said(game, "wedding") == [{"knight": "red-a"}]
    game = table({"red-a": "men=1"}, dice=["man"])
    act(game, "offspring a", "roll", "take man")
    assert him(game, "red-a")["heir"]
    assert said(game, "wedding") == []


@pytest.mark.rule("MIL-BIRTH-f", "MIL-BIRTH-h")
def test_a_second_son_is_a_knight_in_the_lowest_free_row() -> None:
    game = table({"red-a": "castle heir land=wool", "red-c": "men=1"}, dice=["man"])
    act(game, "offspring a", "roll", "take man")
    born = him(game, "red-b")
    assert (born["heir"], born["age"], born["soldiers"], born["castle"]) == (False, 0, 0, False)
    assert (born["lands"], born["lord"], born["place"]) == ([], None, None)
    assert him(game, "red-a")["heir"]
    assert said(game, "wedding") == []
    assert turn_of(game) == "blue"


@pytest.mark.rule("MIL-BIRTH-g", "MIL-EX-5")
def test_example_knight_c_enters_and_can_act() -> None:
    game = table({"red-a": "castle", "red-b": "men=1 heir land=cereals"}, dice=["man"])
    act(game, "offspring b", "roll", "take man")
    assert not him(game, "red-c")["heir"]
    assert step(game) == "actions"
    act(game, "turn court-1", "turn court-2")
    assert why(game, "offspring c") == ""
    act(game, "place c+crusades")
    assert him(game, "red-c")["place"] == "crusades"


@pytest.mark.rule("MIL-BIRTH-k")
def test_a_roll_has_to_be_carried_out() -> None:
    game = table({"red-a": "castle"}, dice=["hourglass"], privileges={"red": 1})
    act(game, "offspring a", "roll")
    assert legal(game) == ["take hourglass"]
    for words in ("roll", "stop", "bastard-privilege"):
        assert why(game, words) == "MIL-BIRTH-k"


@pytest.mark.rule("MIL-BIRTH-l", "MIL-BIRTH-m", "MIL-BIRTH-n")
@pytest.mark.parametrize("price", ["gold", "privilege"])
def test_a_bastard_before_any_roll(price: str) -> None:
    game = table(
        {"red-a": "castle"},
        cubes={"red": "1 gold"} if price == "gold" else {},
        privileges={"red": int(price == "privilege")},
    )
    act(game, "offspring a")
    other = "privilege" if price == "gold" else "gold"
    assert why(game, f"bastard-{other}") == "MIL-BIRTH-l"
    assert missing(game, f"bastard-{other}") == ("toll", ())
    act(game, f"bastard-{price}")
    seen = him(game, "red-a")
    assert (seen["heir"], seen["age"]) == (True, 0)
    assert (cubes(game, "red"), family(game, "red")["privileges"]) == ({}, 0)
    assert step(game) == "wedding"
    # A landless knight who has an heir gets a knight by him, as by any other son.
    game = table({"red-a": "men=1 heir"}, privileges={"red": 1})
    act(game, "offspring a", "bastard-privilege")
    assert knight(game, "red-b") is not None
    assert turn_of(game) == "blue"


@pytest.mark.rule("MIL-EX-30")
def test_example_a_bastard_before_a_later_roll() -> None:
    game = table({"red-a": "castle"}, dice=["woman"], cubes={"red": "1 gold"})
    act(game, "offspring a", "roll", "take woman", "bastard-gold")
    assert him(game, "red-a")["heir"]
    assert him(game, "red-a")["age"] == 0
    assert step(game) == "wedding"


@pytest.mark.rule("MIL-BIRTH-o", "MIL-BIRTH-p", "MIL-EX-29")
def test_example_four_knights_are_all() -> None:
    game = table({"red-a": "castle heir", "red-b": "men=1", "red-c": "men=1", "red-d": "men=1"}, dice=["man"])
    assert legal(game, "offspring") == ["b", "c", "d"]
    assert why(game, "offspring a") == "MIL-BIRTH-p"
    act(game, "offspring d", "roll", "take man")
    assert him(game, "red-d")["heir"]
    assert len([k for k in family(game, "red")["knights"].values() if k]) == 4


@pytest.mark.rule("MIL-BIRTH-q", "MIL-EX-28")
@pytest.mark.parametrize("face", ["hourglass-man", "hourglass"])
def test_example_no_token_is_left_for_an_hourglass(face: str) -> None:
    tokens = closed(court_1="white", war_1="empty")
    game = table({"red-a": "men=1"}, tokens=tokens, dice=["hourglass", face])
    act(game, "offspring a", "roll", "take hourglass", "token court-1")
    # The action was begun lawfully and may go on.
    assert why(game, "roll") == ""
    act(game, "roll")
    if face == "hourglass":
        assert said(game, "nothing-born") == [{"knight": "red-a"}]
        assert turn_of(game) == "blue"
        assert not him(game, "red-a")["heir"]
    else:
        assert legal(game) == ["take man"]
        assert why(game, "take hourglass") == "MIL-BIRTH-q"


@pytest.mark.rule("MIL-BIRTH-q")
def test_a_bastard_after_the_last_white_token() -> None:
    game = table(
        {"red-a": "men=1"},
        tokens=closed(court_1="white", war_1="empty"),
        dice=["hourglass"],
        cubes={"red": "1 gold"},
    )
    act(game, "offspring a", "roll", "take hourglass", "token court-1", "bastard-gold")
    assert him(game, "red-a")["heir"]


@pytest.mark.rule("MIL-BIRTH-r", "MIL-EX-27")
def test_example_the_parent_dies_of_the_hourglass() -> None:
    game = table({"red-a": "castle heir age=3"}, dice=["hourglass"])
    act(game, "offspring a", "roll", "take hourglass", "token court-1")
    seen = him(game, "red-a")
    assert (seen["heir"], seen["age"]) == (False, 0)
    assert (step(game), turn_of(game)) == ("actions", "blue")
    assert pp(game)["red"] == 0


@pytest.mark.rule("MIL-BIRTH-t", "MIL-EX-75")
def test_example_stopping() -> None:
    game = table({"red-a": "castle"}, dice=["hourglass"])
    act(game, "offspring a")
    assert why(game, "stop") == "MIL-BIRTH-t"
    act(game, "roll", "take hourglass", "token court-1", "stop")
    assert turn_of(game) == "blue"
    assert him(game, "red-a")["age"] == 1
    assert board(game)["phase"] == "actions"
