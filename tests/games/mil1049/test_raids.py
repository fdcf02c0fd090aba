"""4.IV War on a player, and prestige for lands."""

from __future__ import annotations

from typing import Any

import pytest

from banneret import Game
from tests.games.mil1049.support import (
    act,
    board,
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


def raid(
    attacker: str = "men=4",
    target: str = "men=1 land=wool",
    land: str = "wool-lit",
    others: dict[str, str] | None = None,
    **more: Any,
) -> Game:
    """Red's knight has attacked a land of Green's."""
    knights = {"red-a": f"{attacker} at=war-1", "green-a": target, "blue-a": "castle"} | (others or {})
    # Somebody else leads, unless it is told who.
    more.setdefault("score", {"blue": 90})
    game = table(knights, step="war", **more)
    return act(game, f"raid green-a+{land}")


@pytest.mark.rule("MIL-RAID-a")
def test_a_land_of_another_players_knight() -> None:
    knights = {
        "red-a": "men=4 at=war-1 land=wool",
        "red-b": "land=mine",
        "green-a": "land=wool-dark land=mine",
        "blue-a": "castle",
    }
    game = table(knights, step="war")
    assert legal(game, "raid") == ["green-a+mine-lit", "green-a+wool-dark"]
    for words in (
        "raid red-b+mine-lit",
        "raid blue-a+wool-lit",
        "raid green-a+wool-lit",
        "raid green-b+wool-lit",
    ):
        assert why(game, words) == "MIL-RAID-a"
    act(game, "raid green-a+mine-lit")
    seen = board(game)
    assert (seen["actor"], seen["target"], seen["aim"]) == ("red-a", "green-a", "mine-lit")


@pytest.mark.rule("MIL-RAID-b", "MIL-RAID-c", "MIL-RAID-d", "MIL-EX-58")
def test_example_who_may_attack_whom() -> None:
    knights = {
        "blue-a": "men=9 land=wool lord=red",
        "blue-b": "men=9 land=wool",
        "green-a": "men=9 land=wool lord=red",
        "red-a": "men=9 land=wool",
    }

    def targets(who: str) -> list[str]:
        game = table({**knights, who: knights[who] + " at=war-1"}, step="war")
        return [words.partition("+")[0] for words in legal(game, "raid")]

    assert targets("red-a") == ["blue-b"]
    assert targets("blue-a") == []
    assert targets("blue-b") == ["green-a", "red-a"]
    game = table({**knights, "red-a": "men=9 at=war-1"}, step="war")
    assert why(game, "raid blue-a+wool-lit") == "MIL-RAID-c"
    game = table({**knights, "blue-a": knights["blue-a"] + " at=war-1"}, step="war")
    assert why(game, "raid red-a+wool-lit") == "MIL-RAID-b"
    assert why(game, "raid green-a+wool-lit") == "MIL-RAID-b"


@pytest.mark.rule("MIL-RAID-e")
def test_the_archbishop_keeps_war_away() -> None:
    game = table({"red-a": "men=4 at=war-1", "green-a": "land=wool"}, step="war", archbishop="green-a")
    assert why(game, "raid green-a+wool-lit") == "MIL-RAID-e"


@pytest.mark.rule("MIL-RAID-f", "MIL-EX-18")
@pytest.mark.parametrize("influence", [0, 1])
def test_example_a_single_woman_costs_influence(influence: int) -> None:
    game = table(
        {"red-a": "men=4 at=war-1", "yellow-a": "land=wool"},
        seats=4,
        step="war",
        women={"yellow": 1},
        cubes={"red": f"{influence} influence"},
    )
    if influence:
        act(game, "raid yellow-a+wool-lit")
        assert cubes(game, "red") == {}
    else:
        assert why(game, "raid yellow-a+wool-lit") == "MIL-RAID-f"
        assert missing(game, "raid yellow-a+wool-lit") == ("women", (3, 1, 0))


@pytest.mark.rule("MIL-RAID-g")
def test_the_price_is_for_the_targets_own_family_and_for_nothing_else() -> None:
    others = {"blue-a": "castle", "yellow-a": "castle"}
    game = raid(
        target="men=1 land=wool lord=blue",
        others=others,
        seats=4,
        women={"green": 2, "blue": 5},
        cubes={"red": "3 influence"},
    )
    assert cubes(game, "red") == {"influence": 1}
    hands(game, red="", green="", blue="")
    # Two influence paid are no strength, and they are gone even though he won.
    assert said(game, "strength") == [{"attack": 12, "defence": 3}]
    act(game, "settle red-a")
    assert cubes(game, "red") == {"influence": 1}
    # A Lord cannot pay for it.
    game = table(
        {"red-a": "men=4 at=war-1 lord=blue", "green-a": "land=wool"},
        step="war",
        women={"green": 1},
        cubes={"blue": "5 influence"},
    )
    assert why(game, "raid green-a+wool-lit") == "MIL-RAID-f"


@pytest.mark.rule("MIL-RAID-h", "MIL-RAID-i")
def test_both_players_and_both_lords() -> None:
    others = {"blue-a": "castle", "yellow-a": "castle", "cyan-a": "castle"}
    game = raid("men=4 lord=blue", "men=1 land=wool lord=yellow", others=others, seats=5)
    # Nobody asks whether the Lords may join.
    assert game.must_act == (0, 1, 2, 3)
    assert raid().must_act == (0, 2)


@pytest.mark.rule("MIL-RAID-j")
def test_no_lord_joins_between_two_players() -> None:
    knights = {
        "red-a": "men=4 at=war-1 lord=blue",
        "red-b": "men=4 at=war-2",
        "blue-a": "land=wool lord=red",
        "blue-b": "land=mine",
    }
    game = table(knights, seats=2, step="war")
    assert legal(game) == ["idle"]
    act(game, "idle", "raid blue-b+mine-lit")
    assert game.must_act == (0, 1)


@pytest.mark.rule("MIL-RAID-k", "MIL-RAID-l")
def test_secret_cubes_shown_together() -> None:
    game = raid(cubes={"red": "2 food", "green": "2 influence"})
    act(game, "add food", "close", seat="red")
    assert "hand" not in str(board(game)["families"])
    assert said(game, "commits", "green") == []
    act(game, "close", seat="green")
    assert said(game, "commits") == [{"who": "red", "count": 1, "resource": "food"}]
    assert said(game, "empty-hand") == [{"who": "green"}]


@pytest.mark.rule("MIL-RAID-m", "MIL-RAID-n", "MIL-RAID-o", "MIL-RAID-q", "MIL-EX-19")
def test_example_sixteen_against_fourteen() -> None:
    game = raid(
        "men=4",
        "men=2 castle land=wool-dark",
        "wool-dark",
        cubes={"red": "3 food, 1 influence", "green": "1 food, 1 influence"},
    )
    hands(game, red="3 food, 1 influence", green="1 food, 1 influence")
    assert said(game, "strength") == [{"attack": 16, "defence": 14}]
    assert legal(game) == ["discard", "settle red-a"]
    act(game, "settle red-a")
    assert lands(game, "red-a") == ["wool-dark"]
    assert lands(game, "green-a") == []
    assert cubes(game, "red") == cubes(game, "green") == {}


@pytest.mark.rule("MIL-RAID-n", "MIL-EX-56")
@pytest.mark.parametrize(("purse", "wins"), [("1 food", False), ("2 food", True)])
def test_example_all_lands_defend(purse: str, wins: bool) -> None:
    game = raid("men=2", "men=1 land=quarry land=mine", "mine-lit", cubes={"red": purse})
    hands(game, red=purse, green="")
    assert said(game, "strength")[0]["defence"] == 7
    assert bool(said(game, "victory")) is wins


@pytest.mark.rule("MIL-RAID-p", "MIL-RAID-q")
def test_equal_strength_is_no_victory_and_the_cubes_are_gone() -> None:
    game = raid("men=1", "land=wool men=1", cubes={"red": "1 food", "green": "1 food"})
    hands(game, red="1 food", green="1 food")
    assert said(game, "repelled") == [{"knight": "red-a", "target": "green-a"}]
    assert lands(game, "green-a") == ["wool-lit"]
    assert cubes(game, "red") == cubes(game, "green") == {}
    assert pp(game) == {"red": 0, "blue": 90, "green": 0}


@pytest.mark.rule("MIL-RAID-r", "MIL-EX-54")
def test_example_the_defender_beats_the_leader() -> None:
    game = raid(
        "men=3",
        "men=2 land=wool",
        cubes={"red": "1 food", "green": "4 food"},
        score={"red": 20, "blue": 5, "green": 10},
    )
    hands(game, red="1 food", green="4 food")
    assert said(game, "strength") == [{"attack": 10, "defence": 10}]
    assert lands(game, "green-a") == ["wool-lit"]
    assert pp(game) == {"red": 20, "blue": 5, "green": 12}


@pytest.mark.rule("MIL-RAID-s", "MIL-EX-55")
def test_example_both_share_the_lead() -> None:
    game = raid(score={"red": 20, "green": 20, "blue": 3})
    act(hands(game, red="", green=""), "settle red-a")
    assert pp(game) == {"red": 26, "blue": 3, "green": 16}


@pytest.mark.rule("MIL-RAID-s")
def test_lords_neither_earn_nor_count() -> None:
    # Blue leads and is the Lord of the defender: no bonus for beating his vassal.
    game = raid(target="men=1 land=wool lord=blue", score={"blue": 50})
    act(hands(game, red="", green="", blue=""), "settle red-a")
    assert pp(game) == {"red": 4, "blue": 46, "green": -4}


@pytest.mark.rule("MIL-RAID-t", "MIL-EX-52")
def test_example_the_lord_who_helped_places_the_land() -> None:
    game = raid(
        "men=3 lord=blue",
        "men=3 land=wool",
        cubes={"red": "1 food", "blue": "2 food", "green": "2 food"},
        others={"red-b": "men=1", "blue-a": "castle"},
    )
    hands(game, red="1 food", blue="2 food", green="2 food")
    assert said(game, "strength") == [{"attack": 12, "defence": 11}]
    assert (step(game), turn_of(game)) == ("settling", "blue")
    # Among the knights of Red's family, and he cannot remove it.
    assert legal(game) == ["settle red-a", "settle red-b"]
    assert why(game, "discard") == "MIL-RAID-u"
    act(game, "settle red-a")
    assert pp(game) == {"red": 4, "blue": 94, "green": -4}


@pytest.mark.rule("MIL-RAID-u", "MIL-EX-53")
def test_example_a_lord_who_reveals_nothing_has_not_helped() -> None:
    game = raid("men=3 lord=blue", "men=3 land=wool", cubes={"red": "3 food", "green": "2 food"})
    hands(game, red="3 food", blue="", green="2 food")
    assert said(game, "strength") == [{"attack": 12, "defence": 11}]
    assert (step(game), turn_of(game)) == ("settling", "red")
    assert "discard" in legal(game)


@pytest.mark.rule("MIL-RAID-u")
def test_a_lord_without_any_place_to_choose() -> None:
    game = raid("men=9 land=mine land=mine lord=blue", cubes={"blue": "1 food"})
    hands(game, red="", blue="1 food", green="")
    assert said(game, "no-room") == [{"tile": "wool-lit"}]
    assert step(game) == "cathedral"


@pytest.mark.rule("MIL-RAID-v", "MIL-LANDPP-d", "MIL-EX-59")
def test_example_no_free_place_at_all() -> None:
    others = {"blue-a": "castle land=mine land=mine lord=red"}
    game = raid("men=4 land=cereals land=cereals", others=others)
    hands(game, red="", green="")
    assert said(game, "no-room") == [{"tile": "wool-lit"}]
    assert pp(game) == {"red": 0, "blue": 90, "green": -4}
    assert lands(game, "green-a") == []


@pytest.mark.rule("MIL-LANDPP-d")
def test_a_land_that_is_discarded_brings_nobody_anything() -> None:
    game = raid(target="men=1 land=wool lord=blue")
    act(hands(game, red="", green="", blue=""), "discard")
    assert pp(game) == {"red": 0, "blue": 86, "green": -4}


@pytest.mark.rule("MIL-RAID-w", "MIL-EX-76")
def test_example_the_same_land_twice() -> None:
    knights = {
        "red-a": "men=4 at=war-1",
        "blue-a": "men=9 at=war-2",
        "green-a": "men=1 land=wool-dark",
        "yellow-a": "castle",
    }
    game = table(
        knights, seats=4, step="war", women={"red": 1}, cubes={"blue": "1 influence"}, score={"yellow": 90}
    )
    act(game, "raid green-a+wool-dark")
    act(hands(game, red="", green=""), "settle red-a")
    assert pp(game) == {"red": 4, "blue": 0, "green": -4, "yellow": 90}
    act(game, "raid red-a+wool-dark")
    assert cubes(game, "blue") == {}
    act(hands(game, red="", blue=""), "settle blue-a")
    assert pp(game) == {"red": 0, "blue": 4, "green": -4, "yellow": 90}
    assert lands(game, "blue-a") == ["wool-dark"]


@pytest.mark.rule("MIL-LANDPP-a", "MIL-LANDPP-b", "MIL-LANDPP-c", "MIL-EX-57")
def test_example_four_families_score() -> None:
    knights = {
        "red-a": "men=4 at=war-1",
        "blue-a": "men=1 land=wool lord=green",
        "green-a": "castle",
        "yellow-a": "men=1 lord=red",
        "cyan-a": "castle",
    }
    game = table(knights, seats=5, step="war", score={"cyan": 90})
    act(game, "raid blue-a+wool-lit")
    act(hands(game, red="", blue="", green=""), "settle yellow-a")
    assert pp(game) == {"red": 4, "blue": -4, "green": -4, "yellow": 4, "cyan": 90}


@pytest.mark.rule("MIL-LANDPP-c")
def test_one_family_may_lose_and_gain() -> None:
    # Red takes Blue's land and gives it to another knight of Blue, who is Red's vassal.
    game = table(
        {
            "red-a": "men=4 at=war-1",
            "blue-a": "men=1 land=wool",
            "blue-b": "men=1 lord=red",
            "green-a": "castle",
        },
        step="war",
        score={"green": 90},
    )
    act(game, "raid blue-a+wool-lit")
    act(hands(game, red="", blue=""), "settle blue-b")
    assert pp(game) == {"red": 4, "blue": 0, "green": 90}
    assert him(game, "blue-b")["lands"] == ["wool-lit"]
    assert family(game, "blue")["score"] == 0
