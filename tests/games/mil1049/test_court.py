"""4.I Monastery and 4.II Court: nuns, influence, vassalage, vassals and Lords."""

from __future__ import annotations

from typing import Any

import pytest

from banneret import Game
from tests.games.mil1049.support import (
    act,
    board,
    count_out,
    cubes,
    family,
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


@pytest.mark.rule("MIL-SPH-a")
def test_knights_act_from_left_to_right() -> None:
    knights = {"red-a": "castle at=court-3", "blue-a": "castle at=court-1", "red-b": "men=1 at=court-2"}
    game = table(knights, step="court")
    order = []
    while step(game) == "court":
        order.append(board(game)["actor"])
        act(game, "influence")
    assert order == ["blue-a", "red-b", "red-a"]


@pytest.mark.rule("MIL-SPH-b")
def test_monastery_and_crusades_happen_at_once() -> None:
    knights = {f"{name}-a": "castle at=monastery" for name in ("red", "blue", "green")}
    game = table(knights, step="monastery", women=3, privileges=dict.fromkeys(("red", "blue", "green"), 2))
    # One woman has gone from each before anybody is asked, and all are asked together.
    assert [family(game, name)["women"] for name in ("red", "blue", "green")] == [2, 2, 2]
    assert game.must_act == (0, 1, 2)
    act(game, "nuns 1", seat="green")
    assert family(game, "green")["women"] == 2
    act(game, "nuns 0", seat="red")
    act(game, "take-back", "nuns 1", seat="red")
    act(game, "nuns 0", seat="blue")
    assert [family(game, name)["women"] for name in ("red", "blue", "green")] == [1, 2, 1]


@pytest.mark.rule("MIL-SPH-c")
@pytest.mark.parametrize("sphere", ["court", "market", "war", "curia"])
def test_acting_is_optional_in_four_spheres(sphere: str) -> None:
    game = table({"red-a": f"castle at={sphere}-1"}, step=sphere)
    assert why(game, "idle") == ""
    act(game, "idle")
    assert said(game, "idle") == [{"knight": "red-a"}]


@pytest.mark.rule("MIL-SPH-c")
def test_what_is_legal_is_judged_when_the_turn_comes() -> None:
    """The first knight's vassal is nobody else's to take."""
    knights = {"red-a": "men=9 at=court-1", "blue-a": "men=9 castle at=court-2", "green-a": "men=1"}
    game = table(knights, step="court", cubes={"red": "1 gold"})
    act(game, "vassalage green-a", "done", "outbid", "add gold", "done")
    assert turn_of(game) == "blue"
    assert why(game, "vassalage green-a") == "MIL-VASSAL-d"


# --- monastery


@pytest.mark.rule("MIL-MON-a")
def test_each_knight_takes_a_woman_along() -> None:
    game = table(
        {"red-a": "castle at=monastery", "red-b": "men=1 at=monastery"}, step="monastery", women={"red": 3}
    )
    assert family(game, "red")["women"] == 1


@pytest.mark.rule("MIL-MON-b", "MIL-EX-11")
@pytest.mark.parametrize(("more", "women", "left"), [(2, 0, 0), (0, 2, 4)])
def test_example_further_women_for_two_privileges_each(more: int, women: int, left: int) -> None:
    game = table({"red-a": "castle at=monastery"}, step="monastery", women={"red": 3}, privileges={"red": 4})
    assert legal(game) == ["nuns 0", "nuns 1", "nuns 2"]
    assert why(game, "nuns 3") == "MIL-MON-b"
    assert missing(game, "nuns 3") == ("nuns", (4, 2))
    act(game, f"nuns {more}")
    assert (family(game, "red")["women"], family(game, "red")["privileges"]) == (women, left)


@pytest.mark.rule("MIL-MON-c")
def test_without_women_nothing_happens() -> None:
    game = table({"red-a": "castle at=monastery"}, step="monastery", privileges={"red": 4})
    assert said(game, "no-nun") == [{"knight": "red-a"}]
    assert (family(game, "red")["women"], family(game, "red")["privileges"]) == (0, 4)


# --- court


@pytest.mark.rule("MIL-COURT-a")
def test_influence_or_one_attempt() -> None:
    knights = {"red-a": "men=9 castle at=court-1", "blue-a": "men=1"}
    game = act(table(knights, step="court"), "influence")
    assert cubes(game, "red") == {"influence": 2}
    assert step(game) == "cathedral"
    game = table(knights, step="court")
    assert legal(game) == ["idle", "influence", "vassalage blue-a", "vassalage green-a"]
    act(game, "vassalage blue-a", "done", "accept")
    assert step(game) == "cathedral"
    assert why(table(knights, step="court"), "trade") == "MIL-COURT-a"


def attempt(
    active: str = "men=9 castle at=court-1",
    target: str = "men=1",
    offer: str = "",
    purse: str = "",
    **more: Any,
) -> Game:
    """Red's knight wants Blue's as a vassal; Blue has offered what is told."""
    told = {name: words for name, words in (("red", purse), ("blue", offer)) if words}
    knights = {"red-a": active, "blue-a": target} | more.pop("others", {})
    game = table(knights, step="court", cubes=told, **more)
    act(game, "vassalage blue-a")
    assert (step(game), turn_of(game)) == ("ransom", "blue")
    return count_out(game, offer)


@pytest.mark.rule("MIL-VASSAL-a", "MIL-VASSAL-b", "MIL-VASSAL-c", "MIL-VASSAL-d", "MIL-VASSAL-e")
def test_who_cannot_be_made_a_vassal() -> None:
    knights = {
        "red-a": "men=4 castle at=court-1 lord=cyan",
        "red-b": "",
        "blue-a": "men=1 lord=green",
        "green-a": "men=1",
        "yellow-a": "men=2 castle land=wool",
        "yellow-b": "men=1 castle land=wool",
        "cyan-a": "men=1",
    }
    game = table(knights, seats=5, step="court", archbishop="green-a")
    assert legal(game, "vassalage") == ["yellow-b"]
    refusals = {"red-b": "a", "green-b": "a", "cyan-a": "b", "yellow-a": "c", "blue-a": "d", "green-a": "e"}
    for target, letter in refusals.items():
        assert why(game, f"vassalage {target}") == f"MIL-VASSAL-{letter}"
    assert missing(game, "vassalage yellow-a") == ("soldiers", (4, 4))


@pytest.mark.rule("MIL-VASSAL-f")
@pytest.mark.parametrize("place", ["", "at=monastery", "at=crusades", "at=war-2"])
def test_the_target_may_be_anywhere(place: str) -> None:
    game = attempt("men=9 at=court-1 lord=green", f"men=1 {place}", purse="1 influence")
    act(game, "outbid", "add influence", "done")
    # The Lord is the active player, though his knight is a vassal of another.
    assert him(game, "blue-a")["lord"] == "red"


@pytest.mark.rule("MIL-VASSAL-g")
def test_the_offer_is_gold_and_influence_and_open() -> None:
    game = table(
        {"red-a": "men=9 at=court-1", "blue-a": "men=1"},
        step="court",
        cubes={"blue": "2 food, 2 gold, 1 influence"},
    )
    act(game, "vassalage blue-a")
    assert legal(game) == ["add gold", "add influence", "done"]
    assert why(game, "add food") == "MIL-VASSAL-g"
    act(game, "add influence")
    assert why(game, "add influence") == "MIL-GEN-i"
    act(game, "add gold", "done")
    assert board(game)["offer"]["bundle"] == {"influence": 1, "gold": 1}
    assert {(a["count"], a["resource"]) for a in said(game, "ransom")} == {(1, "influence"), (1, "gold")}


@pytest.mark.rule("MIL-VASSAL-h")
def test_there_is_always_an_answer_and_no_way_back() -> None:
    game = attempt()
    assert said(game, "no-ransom") == [{"who": "blue"}]
    assert legal(game) == ["accept"]
    assert why(game, "idle") == "MIL-VASSAL-h"


@pytest.mark.rule("MIL-VASSAL-i")
def test_accepting_the_offer() -> None:
    game = attempt(offer="2 influence, 1 gold")
    act(game, "accept")
    assert pp(game)["blue"] == 2
    assert him(game, "blue-a")["lord"] is None
    act(game, "keep gold")
    assert cubes(game, "red") == {"influence": 1, "gold": 1}
    assert cubes(game, "blue") == {}


@pytest.mark.rule("MIL-VASSAL-j", "MIL-VASSAL-n", "MIL-EX-13")
@pytest.mark.parametrize(("payment", "kept"), [("4 influence, 1 gold", 3), ("2 influence, 2 gold", 2)])
def test_example_the_two_smallest_payments(payment: str, kept: int) -> None:
    game = attempt(offer="3 influence, 1 gold", purse="9 influence, 9 gold")
    outbid = board(game)["offer"]["outbid"]
    assert outbid["smallest"] == [[1, 4], [2, 2]]
    act(game, "outbid")
    count_out(game, payment)
    assert him(game, "blue-a")["lord"] == "red"
    while step(game) == "keeping":
        act(game, "keep gold" if "keep gold" in legal(game) else "keep influence")
    # He keeps half of the payment and takes his own four cubes back.
    assert sum(cubes(game, "blue").values()) == 4 + kept
    paid = sum(int(part.split()[0]) for part in payment.split(","))
    assert sum(cubes(game, "red").values()) == 18 - paid


@pytest.mark.rule("MIL-VASSAL-k")
@pytest.mark.parametrize(
    "short", ["3 influence, 1 gold", "4 influence", "2 influence, 1 gold", "1 influence, 2 gold"]
)
def test_a_payment_that_is_not_better(short: str) -> None:
    game = attempt(offer="3 influence, 1 gold", purse="9 influence, 9 gold")
    act(game, "outbid")
    for words in [w for part in short.split(", ") for w in [part.split()[1]] * int(part.split()[0])]:
        act(game, f"add {words}")
    assert why(game, "done") == "MIL-VASSAL-k"
    assert missing(game, "done") == ("outbid", (4, 1))


@pytest.mark.rule("MIL-EX-41")
def test_example_more_cubes_but_less_gold() -> None:
    game = attempt(offer="3 influence, 1 gold", purse="5 influence")
    assert why(game, "outbid") == "MIL-VASSAL-k"


@pytest.mark.rule("MIL-EX-72")
def test_example_five_answers_to_two_gold() -> None:
    for payment, valid in (
        ("2 gold, 1 influence", True),
        ("3 gold", True),
        ("3 influence", False),
        ("1 gold, 2 influence", False),
        ("2 gold", False),
    ):
        game = attempt(offer="2 gold", purse="9 influence, 9 gold")
        act(game, "outbid")
        for part in payment.split(", "):
            for _ in range(int(part.split()[0])):
                act(game, f"add {part.split()[1]}")
        assert (why(game, "done") == "") is valid
        if valid:
            act(game, "done")
            while step(game) == "keeping":
                act(game, "keep gold")
            assert sum(cubes(game, "blue").values()) == 2 + 2


@pytest.mark.rule("MIL-EX-40")
def test_example_nothing_is_offered() -> None:
    game = attempt(target="men=1 land=wool", purse="1 influence")
    act(game, "outbid", "add influence", "done")
    assert cubes(game, "blue") == {"influence": 1}
    assert pp(game) == {"red": 6, "blue": 0, "green": 0}
    game = act(attempt(target="men=1 land=wool", purse="1 influence"), "accept")
    assert cubes(game, "red") == {"influence": 1}
    assert pp(game) == {"red": 0, "blue": 2, "green": 0}


@pytest.mark.rule("MIL-VASSAL-k")
def test_one_may_think_again_before_paying() -> None:
    game = attempt(purse="1 influence")
    act(game, "outbid", "leave", "accept")
    assert him(game, "blue-a")["lord"] is None


@pytest.mark.rule("MIL-VASSAL-l", "MIL-VASSAL-m")
def test_who_can_give_a_fief() -> None:
    game = attempt("men=9 at=court-1 land=wool-dark", others={"red-b": "land=mine"})
    assert legal(game, "fief") == ["wool-dark"]
    # Only from his own row, even his last land.
    assert why(game, "fief mine-lit") == "MIL-VASSAL-m"
    act(game, "fief wool-dark")
    assert lands(game, "red-a") == []
    assert lands(game, "blue-a") == ["wool-dark"]
    for active, target in (
        ("men=9 at=court-1", "men=1"),
        ("men=9 at=court-1 land=wool lord=green", "men=1"),
        ("men=9 at=court-1 land=wool", "men=1 land=mine land=mine"),
    ):
        game = attempt(active, target)
        assert legal(game, "fief") == []
        assert why(game, "fief wool-lit") == "MIL-VASSAL-l"


@pytest.mark.rule("MIL-EX-14")
def test_example_no_fief_for_who_has_two_lands() -> None:
    game = attempt("men=9 at=court-1 land=wool", "men=1 land=cereals land=cereals", purse="1 gold")
    assert legal(game) == ["accept", "outbid"]


@pytest.mark.rule("MIL-VASSAL-o", "MIL-EX-12")
def test_example_ten_points_for_a_vassal_with_two_lands() -> None:
    game = attempt("men=5 at=court-1", "men=1 castle land=wool land=mine", purse="1 gold")
    act(game, "outbid", "add gold", "done")
    assert pp(game)["red"] == 10
    assert him(game, "blue-a")["lord"] == "red"
    assert family(game, "red")["vassals"] == ["blue-a"]


@pytest.mark.rule("MIL-VASSAL-p", "MIL-EX-42")
def test_example_a_fief() -> None:
    game = attempt("men=9 at=court-1 land=wool-dark land=cereals", "men=1 land=mine", offer="1 gold")
    act(game, "fief wool-dark")
    assert lands(game, "blue-a") == ["mine-lit", "wool-dark"]
    assert lands(game, "red-a") == ["cereals-lit"]
    assert pp(game) == {"red": 6, "blue": 4, "green": 0}
    assert cubes(game, "blue") == {"gold": 1}


@pytest.mark.rule("MIL-EX-43")
def test_example_a_vassal_of_a_third_player() -> None:
    game = attempt("men=9 at=court-1 lord=green land=wool", "men=1 land=mine", purse="1 gold")
    assert legal(game) == ["accept", "outbid"]
    act(game, "outbid", "add gold", "done")
    assert him(game, "blue-a")["lord"] == "red"


@pytest.mark.rule("MIL-VASSAL-q")
def test_another_knight_may_try_again() -> None:
    game = attempt(others={"red-b": "men=9 at=court-2"})
    act(game, "accept")
    assert why(game, "vassalage blue-a") == ""


# --- vassals and Lords


@pytest.mark.rule("MIL-BOND-a", "MIL-BOND-f")
def test_many_vassals_and_one_lord_each() -> None:
    knights = {
        "red-a": "men=9 at=court-1",
        "red-b": "lord=blue",
        "blue-a": "lord=red",
        "blue-b": "lord=red",
        "green-a": "men=1",
    }
    game = table(knights, step="court", cubes={"red": "1 gold"})
    # Red and Blue are Lords of one another's knights.
    assert family(game, "blue")["vassals"] == ["red-b"]
    assert why(game, "vassalage blue-a") == "MIL-VASSAL-d"
    act(game, "vassalage green-a", "done", "outbid", "add gold", "done")
    assert family(game, "red")["vassals"] == ["blue-a", "blue-b", "green-a"]


@pytest.mark.rule("MIL-BOND-d")
def test_a_lord_helps_his_vassal_and_never_the_other_way_round() -> None:
    knights = {
        "red-a": "men=3 at=war-1 lord=green",
        "blue-a": "men=1 land=wool lord=yellow",
        "green-a": "lord=cyan",
        "yellow-a": "lord=cyan",
    }
    game = table(
        knights, seats=5, step="war", cubes={"green": "1 food", "yellow": "1 food", "cyan": "1 food"}
    )
    act(game, "raid blue-a+wool-lit")
    # Attack and defence are helped by their Lords; Cyan, whose vassals those are, has no part in it.
    assert game.must_act == (0, 1, 2, 3)
    hands(game, red="", blue="", green="1 food", yellow="1 food")
    assert said(game, "strength") == [{"attack": 10, "defence": 4}]


@pytest.mark.rule("MIL-BOND-e")
def test_a_vassal_stays_his_familys() -> None:
    game = table({"red-a": "castle", "blue-a": "castle lord=red land=wool"}, who="blue")
    assert legal(game, "harvest") == ["a+wool-lit"]
    act(game, "harvest a+wool-lit", "token war-1")
    assert cubes(game, "blue") == {"cloth": 2}
    assert cubes(game, "red") == {}


@pytest.mark.rule("MIL-BOND-b")
def test_a_bond_lasts_through_death_and_conquest() -> None:
    game = table({"red-a": "castle age=3 lord=blue", "green-a": "castle"}, dice=["hourglass"])
    act(game, "offspring a", "roll", "take hourglass", "token court-1")
    assert him(game, "red-a")["lord"] == "blue"
    game = table({"red-a": "land=wool lord=blue", "green-a": "men=9 castle at=war-1"}, step="war")
    act(game, "raid red-a+wool-lit")
    hands(game, red="", blue="", green="")
    act(game, "settle green-a")
    # He has nothing left, but he lives.
    assert him(game, "red-a")["lord"] == "blue"
