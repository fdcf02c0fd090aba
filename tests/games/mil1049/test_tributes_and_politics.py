"""2 Tributes and 3 Politics."""

from __future__ import annotations

import pytest

from tests.games.mil1049.support import (
    act,
    board,
    cubes,
    him,
    lands,
    legal,
    pp,
    said,
    step,
    table,
    turn_of,
    why,
)


@pytest.mark.rule("MIL-TRIB-a", "MIL-TRIB-c")
def test_every_land_pays_what_it_shows_and_is_flipped() -> None:
    knights = {
        "red-a": "castle land=wool-dark land=mine-dark",
        "red-b": "men=1 land=cereals",
        "blue-a": "land=fishing-dark",
    }
    game = table(knights, step="tributes")
    assert cubes(game, "red") == {"gold": 2, "metal": 1}
    assert cubes(game, "blue") == {"gold": 1, "food": 1}
    assert lands(game, "red-a") == ["wool-lit", "mine-lit"]
    assert lands(game, "red-b") == ["cereals-dark"]
    assert lands(game, "blue-a") == ["fishing-lit"]


@pytest.mark.rule("MIL-TRIB-b", "MIL-TRIB-d")
@pytest.mark.parametrize("side", ["lit", "dark"])
def test_a_lord_takes_food_for_each_land_of_his_vassals(side: str) -> None:
    game = table(
        {
            "red-a": "castle",
            "blue-a": f"castle lord=red land=wool-{side} land=wool-{side}",
            "green-a": f"lord=red land=wool-{side}",
        },
        step="tributes",
        piles=[("cereals", 1)],
    )
    assert cubes(game, "red") == {"food": 3}
    # The vassals' families take theirs in full.
    assert cubes(game, "blue") == ({"gold": 2} if side == "dark" else {})
    # Free lands are not flipped.
    assert board(game)["piles"][0]["top"] == "cereals-lit"


@pytest.mark.rule("MIL-EX-9")
def test_example_tributes_of_a_vassal() -> None:
    game = table({"blue-a": "castle lord=green land=cereals-dark"}, step="tributes")
    assert cubes(game, "blue") == {"gold": 1}
    assert cubes(game, "green") == {"food": 1}
    assert lands(game, "blue-a") == ["cereals-lit"]


@pytest.mark.rule("MIL-EX-79")
def test_example_tributes_of_fishing_and_mine() -> None:
    game = table({"red-a": "castle land=fishing-dark land=mine-dark"}, step="tributes")
    assert cubes(game, "red") == {"gold": 2, "food": 1, "metal": 1}
    assert lands(game, "red-a") == ["fishing-lit", "mine-lit"]


# --- politics


@pytest.mark.rule("MIL-POL-a", "MIL-POL-c", "MIL-EX-10")
def test_example_a_majority_at_court() -> None:
    game = table(
        {
            "red-a": "castle at=court-1",
            "red-b": "men=1 at=court-3",
            "blue-a": "castle at=court-2",
            "green-a": "castle at=court-4",
        },
        seats=4,
        step="politics",
        start="yellow",
    )
    assert said(game, "majority") == [{"who": "red", "sphere": "court"}]
    assert board(game)["start"] == "red"
    assert cubes(game, "red") == {"influence": 1}
    assert pp(game) == {"red": 2, "blue": 0, "green": 0, "yellow": 0}


@pytest.mark.rule("MIL-POL-a")
def test_the_spheres_are_looked_at_in_order() -> None:
    knights = {
        "red-a": "castle at=curia-1",
        "red-b": "men=1 at=market-1",
        "blue-a": "castle at=war-1",
        "green-a": "castle at=court-1",
    }
    game = table(knights, step="politics")
    act(game, "grant red-a")
    assert [a["sphere"] for a in said(game, "majority")] == ["court", "market", "war", "curia"]
    assert turn_of(game) == "red"


@pytest.mark.rule("MIL-POL-b", "MIL-EX-39")
def test_example_a_tie_goes_to_the_left() -> None:
    game = table(
        {
            "red-a": "castle at=war-1",
            "red-b": "men=1 at=war-4",
            "blue-a": "castle at=war-2",
            "blue-b": "men=1 at=war-3",
        },
        seats=4,
        step="politics",
    )
    assert said(game, "majority") == [{"who": "red", "sphere": "war"}]
    assert pp(game)["red"] == 1
    assert turn_of(game) == "red"
    act(game, "grant red-b")
    assert board(game)["kings"] == "red-b"


@pytest.mark.rule("MIL-POL-d")
def test_a_majority_at_the_market() -> None:
    game = table({"red-a": "castle at=market-2"}, step="politics", start="blue")
    assert cubes(game, "red") == {"gold": 1}
    assert pp(game)["red"] == 1
    assert board(game)["start"] == "blue"


@pytest.mark.rule("MIL-POL-e", "MIL-POL-f", "MIL-POL-i")
@pytest.mark.parametrize(("sphere", "points", "token"), [("war", 1, "kings"), ("curia", 2, "archbishop")])
def test_soldiers_and_archbishop_go_before_any_knight(sphere: str, points: int, token: str) -> None:
    knights = {
        "red-a": f"castle at={sphere}-1",
        "blue-a": "castle lord=green at=court-1",
        "blue-b": "men=1",
        "green-a": "castle",
    }
    game = table(knights, step="politics")
    assert pp(game)["red"] == points
    assert legal(game) == [f"grant {name}" for name in ("blue-a", "blue-b", "green-a", "red-a")]
    assert why(game, "grant green-b") == "MIL-POL-i"
    act(game, "grant blue-a")
    assert board(game)[token] == "blue-a"
    assert him(game, "blue-a")["soldiers"] == (1 if sphere == "war" else 0)


@pytest.mark.rule("MIL-POL-i")
def test_both_may_go_to_the_same_knight() -> None:
    game = table({"red-a": "castle at=war-1", "blue-a": "castle at=curia-1"}, step="politics")
    act(game, "grant green-a", "grant green-a")
    assert board(game)["kings"] == board(game)["archbishop"] == "green-a"


@pytest.mark.rule("MIL-POL-g", "MIL-EX-70")
def test_example_the_kings_soldiers_make_a_vassalage_possible() -> None:
    knights = {
        "red-a": "men=4 castle at=court-1",
        "red-b": "men=1 at=war-1",
        "blue-a": "men=1 castle land=wool land=wool",
    }
    game = table(knights, step="politics")
    act(game, "grant red-a")
    assert him(game, "red-a")["soldiers"] == 5
    assert why(game, "vassalage blue-a") == ""
    game = table(knights, step="politics")
    act(game, "grant blue-a")
    assert why(game, "vassalage blue-a") == "MIL-VASSAL-c"


@pytest.mark.rule("MIL-POL-h", "MIL-POL-k")
def test_the_archbishop_protects_and_hinders_nobody() -> None:
    knights = {
        "red-a": "men=9 castle at=court-1",
        "red-b": "men=9 at=war-1",
        "blue-a": "men=1 land=wool",
        "green-a": "men=1 land=wool",
    }
    game = table(knights, step="court", archbishop="blue-a")
    assert legal(game, "vassalage") == ["green-a"]
    assert why(game, "vassalage blue-a") == "MIL-VASSAL-e"
    act(game, "idle")
    assert legal(game, "raid") == ["green-a+wool-lit"]
    assert why(game, "raid blue-a+wool-lit") == "MIL-RAID-e"
    # His holder may do both.
    assert legal(table(knights, step="court", archbishop="red-a"), "vassalage") == ["blue-a", "green-a"]
    assert legal(table(knights, step="war", archbishop="red-b"), "raid") == [
        "blue-a+wool-lit",
        "green-a+wool-lit",
    ]


@pytest.mark.rule("MIL-POL-j")
def test_nobody_there_and_nobody_wins() -> None:
    game = table(step="politics", start="green")
    assert [a["sphere"] for a in said(game, "no-majority")] == ["court", "market", "war", "curia"]
    seen = board(game)
    assert (seen["start"], seen["kings"], seen["archbishop"]) == ("green", None, None)
    assert set(pp(game).values()) == {0}
    assert step(game) == "cathedral"


@pytest.mark.rule("MIL-POL-l")
def test_a_vassal_counts_for_his_own_family() -> None:
    game = table(
        {"red-a": "castle at=market-3", "blue-a": "lord=red at=market-2", "green-a": "castle at=market-1"},
        step="politics",
    )
    assert said(game, "majority") == [{"who": "green", "sphere": "market"}]
