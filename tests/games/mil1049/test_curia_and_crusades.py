"""4.V Curia with the cathedral, and 4.VI Crusades."""

from __future__ import annotations

import pytest

from banneret import Game
from tests.games.mil1049.support import (
    FAMILIES,
    act,
    board,
    cubes,
    family,
    legal,
    pp,
    said,
    step,
    table,
    turn_of,
    why,
)


def cathedral(*offers: int, pay: bool = True, **more: object) -> Game:
    """All have offered so much gold; who may choose, pays (or withdraws)."""
    seats = len(offers)
    names = FAMILIES[:seats]
    purses = {name: f"{max(gold, 1)} gold" for name, gold in zip(names, offers, strict=True)}
    game = table(seats=seats, step="cathedral", cubes=purses, **more)  # type: ignore[arg-type]
    for name, gold in zip(names, offers, strict=True):
        act(game, f"give {gold}", seat=name)
    while step(game) == "donation":
        act(game, "pay" if pay else "withdraw")
    return game


def points(*offers: int) -> list[int]:
    return list(pp(cathedral(*offers)).values())


@pytest.mark.rule("MIL-CATH-a")
def test_everybody_takes_part_before_the_knights() -> None:
    game = table({"red-a": "castle at=curia-1"}, step="cathedral", cubes={"blue": "1 gold"})
    assert step(game) == "cathedral"
    assert game.must_act == (0, 1, 2)
    act(game, "give 0", seat="red")
    act(game, "give 1", seat="blue")
    act(game, "give 0", seat="green")
    assert (step(game), turn_of(game)) == ("curia", "red")


@pytest.mark.rule("MIL-CATH-b")
def test_secret_gold() -> None:
    game = table(step="cathedral", cubes={"red": "2 gold, 5 influence"})
    assert legal(game, seat="red") == ["give 0", "give 1", "give 2"]
    assert why(game, "give 3", "red") == "MIL-GEN-i"
    act(game, "give 2", seat="red")
    assert family(game, "red")["donated"] is None
    assert said(game, "donated", "blue") == []
    assert legal(game, seat="red") == ["take-back"]
    act(game, "take-back", "give 1", seat="red")
    act(game, "give 0", seat="blue")
    act(game, "give 0", seat="green")
    assert [(a["who"], a["gold"]) for a in said(game, "donated")] == [("red", 1), ("blue", 0), ("green", 0)]


@pytest.mark.rule("MIL-CATH-c")
@pytest.mark.parametrize(("offers", "scores"), [((3, 1, 0), [6, 4, 0]), ((3, 3, 0), [6, 6, 0])])
def test_the_highest_pay_and_gain_six(offers: tuple[int, ...], scores: list[int]) -> None:
    game = cathedral(*offers)
    assert list(pp(game).values()) == scores
    assert cubes(game, "red") == {}


@pytest.mark.rule("MIL-CATH-d")
def test_the_others_choose() -> None:
    game = cathedral(5, 4, 2, pay=False)
    assert list(pp(game).values()) == [6, 0, 0]
    assert cubes(game, "blue") == {"gold": 4}
    game = table(step="cathedral", cubes={"red": "5 gold", "blue": "4 gold"})
    for name, gold in (("red", 5), ("blue", 4), ("green", 0)):
        act(game, f"give {gold}", seat=name)
    assert (turn_of(game), legal(game)) == ("blue", ["pay", "withdraw"])


@pytest.mark.rule("MIL-CATH-e", "MIL-CATH-f", "MIL-EX-44")
def test_example_five_four_and_two() -> None:
    assert points(5, 4, 2) == [6, 5, 1]


@pytest.mark.rule("MIL-CATH-g", "MIL-EX-46")
def test_example_all_offer_the_same() -> None:
    game = cathedral(3, 3, 3)
    assert list(pp(game).values()) == [6, 6, 6]
    assert cubes(game, "red") == cubes(game, "blue") == cubes(game, "green") == {}
    assert points(0, 0, 0) == [0, 0, 0]


@pytest.mark.rule("MIL-CATH-h", "MIL-CATH-i", "MIL-EX-45")
def test_example_an_offer_of_nothing_is_the_lowest() -> None:
    assert points(5, 4, 2, 0) == [6, 5, 3, 0]


@pytest.mark.rule("MIL-CATH-j", "MIL-EX-47")
def test_example_seven_and_two() -> None:
    game = cathedral(7, 2)
    assert list(pp(game).values()) == [6, 0]
    # There was nothing for the other to choose.
    assert cubes(game, "blue") == {"gold": 2}
    assert said(game, "withdrew") == []


@pytest.mark.rule("MIL-EX-48")
def test_example_two_highest_and_two_lowest() -> None:
    assert points(3, 3, 1, 1) == [6, 6, 2, 2]


@pytest.mark.rule("MIL-EX-77")
def test_example_one_gold_and_none() -> None:
    game = cathedral(1, 0)
    assert list(pp(game).values()) == [6, 0]
    assert cubes(game, "blue") == {"gold": 1}


@pytest.mark.rule("MIL-CATH-k")
def test_who_withdraws_changes_nothing_for_the_others() -> None:
    game = table(
        seats=4,
        step="cathedral",
        cubes={"red": "5 gold", "blue": "4 gold", "green": "2 gold", "yellow": "3 gold"},
        start="green",
    )
    for name, gold in (("red", 5), ("blue", 4), ("green", 2), ("yellow", 3)):
        act(game, f"give {gold}", seat=name)
    order = []
    for answer in ("withdraw", "pay", "pay"):
        order.append(turn_of(game))
        act(game, answer)
    assert order == ["green", "yellow", "blue"]
    # Green stays the lowest, though he has withdrawn: nobody else loses 2.
    assert list(pp(game).values()) == [6, 5, 0, 4]


# --- knights in the Curia


@pytest.mark.rule("MIL-CURIA-a")
def test_a_privilege_or_an_abbess() -> None:
    game = table({"red-a": "castle at=curia-1"}, step="curia", women={"red": 1})
    assert legal(game) == ["abbess", "idle", "privilege"]
    assert why(game, "influence") == "MIL-CURIA-a"
    act(game, "privilege")
    assert said(game, "privilege") == [{"who": "red"}]
    assert family(game, "red")["women"] == 1


@pytest.mark.rule("MIL-CURIA-b", "MIL-EX-21")
def test_example_an_abbess() -> None:
    game = table({"yellow-a": "castle at=curia-1"}, seats=4, step="curia", women={"yellow": 1})
    act(game, "abbess")
    assert family(game, "yellow")["women"] == 0
    assert cubes(game, "yellow") == {"influence": 1}
    game = table({"red-a": "castle at=curia-1"}, step="curia")
    assert why(game, "abbess") == "MIL-CURIA-b"


@pytest.mark.rule("MIL-CRUS-a")
def test_each_crusader_brings_influence() -> None:
    game = table({"red-a": "castle at=crusades", "red-b": "men=1 at=crusades"}, step="crusades")
    assert cubes(game, "red") == {"influence": 2}


@pytest.mark.rule("MIL-CRUS-b")
def test_a_crusader_does_not_starve() -> None:
    game = table(
        {"red-a": "castle", "red-b": "men=1 at=crusades", "red-c": "men=1 at=curia-1"},
        step="crusades",
        dice=["hourglass"],
    )
    assert said(game, "starved") == [{"knight": "red-c"}]
    assert board(game)["turn"] == 2
