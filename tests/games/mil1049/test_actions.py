"""1 Actions: harvest, recruit, place a knight, pass; and when the phase ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mil1049.support import (
    LIMITED,
    act,
    board,
    cubes,
    family,
    him,
    knight,
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

#: Every space in use but those named is closed by a black token.
ALL = [f"{sphere}-{number}" for sphere in LIMITED for number in (1, 2, 3)]


def closed(**but: str) -> dict[str, str]:
    """Black tokens everywhere but on the spaces named (``court_1="white"``)."""
    return dict.fromkeys(ALL, "black") | {name.replace("_", "-"): token for name, token in but.items()}


@pytest.mark.rule("MIL-ACT-a", "MIL-PASS-c")
def test_one_action_at_a_time_round_the_table() -> None:
    game = table({"red-a": "castle land=cereals"}, who="blue")
    order = []
    for _ in range(7):
        order.append(turn_of(game))
        act(game, f"turn {legal(game, 'turn')[0]}")
    assert order == ["blue", "green", "red", "blue", "green", "red", "blue"]
    # Red has passed twice and may still do anything else.
    act(game, f"turn {legal(game, 'turn')[0]}", "harvest a+cereals-lit")


@pytest.mark.rule("MIL-ACT-b", "MIL-ACT-c")
def test_five_actions_and_a_knight_who_does_them() -> None:
    game = table({"red-a": "castle land=cereals", "red-c": "men=1"}, cubes={"red": "1 cloth, 1 metal"})
    assert {words.partition(" ")[0] for words in legal(game)} == {
        "harvest",
        "recruit",
        "offspring",
        "place",
        "turn",
    }
    assert {words.partition("+")[0] for words in legal(game, "place")} == {"a", "c"}
    assert legal(game, "recruit") == ["a", "c"]
    for words in ("harvest b+cereals-lit", "recruit b", "offspring d", "place b+monastery"):
        assert why(game, words) == "MIL-ACT-c"
    assert why(game, "trade") == "MIL-ACT-b"
    # To pass names no knight.
    assert set(legal(game, "turn")) == set(ALL)


@pytest.mark.rule("MIL-ACT-d", "MIL-ACT-f")
def test_the_phase_ends_when_every_knight_is_placed() -> None:
    game = table({"red-a": "castle", "blue-a": "castle at=court-1", "green-a": "castle at=crusades"})
    act(game, "place a+monastery")
    assert said(game, "acted") == [{"reason": "all-placed"}]
    assert board(game)["phase"] != "actions"
    # One knight more at home, and it goes on.
    game = table(
        {"red-a": "castle", "blue-a": "at=court-1 men=1", "green-a": "at=war-1 men=1", "green-b": "men=1"}
    )
    act(game, "place a+monastery")
    assert step(game) == "actions"


@pytest.mark.rule("MIL-ACT-e", "MIL-ACT-g")
def test_the_phase_ends_when_every_space_is_closed() -> None:
    game = table(
        {"red-a": "castle", "blue-a": "castle at=court-1"}, tokens=closed(court_1="white", war_3="white")
    )
    # A knight on a token counts as a knight; one white token is left.
    act(game, "turn war-3")
    assert said(game, "acted") == [{"reason": "all-closed"}]
    assert him(game, "red-a")["place"] is None
    # Monastery and Crusades have no spaces to be filled: all else closed is enough, and they never are.
    game = table({"red-a": "castle", "red-b": "men=1"}, tokens=closed(war_3="empty"))
    act(game, "place a+monastery")
    assert step(game) == "actions"


@pytest.mark.rule("MIL-EX-34", "MIL-ACT-f", "MIL-ACT-m")
def test_example_the_last_white_token_is_turned() -> None:
    game = table(
        {"green-a": "men=1 castle", "blue-a": "men=1 castle at=war-1"},
        tokens=closed(court_3="white", war_1="empty"),
    )
    act(game, "turn court-3")
    assert said(game, "acted") == [{"reason": "all-closed"}]
    assert him(game, "green-a")["place"] is None
    # It counts in no majority and does nothing: only Blue is asked, and the donation follows.
    assert said(game, "majority") == [{"who": "blue", "sphere": "war"}]
    assert (step(game), turn_of(game)) == ("grant", "blue")


@pytest.mark.rule("MIL-ACT-h")
def test_the_first_placed_knight_ends_all_other_work() -> None:
    game = table(
        {"red-a": "castle land=cereals", "red-b": "men=1 land=wool"},
        cubes={"red": "1 cloth, 1 metal"},
    )
    act(game, "place a+crusades")
    act(game, "turn court-1", "turn court-2")
    assert turn_of(game) == "red"
    for words in ("harvest a+cereals-lit", "harvest b+wool-lit", "recruit b", "offspring b"):
        assert why(game, words) == "MIL-ACT-h"
    assert why(game, "place b+monastery") == ""
    assert family(game, "red")["locked"]
    assert not family(game, "blue")["locked"]


@pytest.mark.rule("MIL-EX-32")
def test_example_no_harvest_after_a_placement_in_the_monastery() -> None:
    game = table({"red-a": "castle at=monastery", "red-b": "men=1 land=cereals"})
    assert why(game, "harvest b+cereals-lit") == "MIL-ACT-h"
    assert {words.partition(" ")[0] for words in legal(game)} == {"place", "turn"}


@pytest.mark.rule("MIL-ACT-i", "MIL-ACT-j")
def test_without_visible_white_tokens_there_is_no_work_for_anybody() -> None:
    # The only white token lies under a knight: it is not visible.
    tokens = closed(court_1="white", market_1="empty")
    game = table(
        {"red-a": "castle land=cereals", "blue-a": "at=court-1 men=1"},
        tokens=tokens,
        cubes={"red": "1 cloth, 1 metal"},
    )
    for words in ("harvest a+cereals-lit", "recruit a", "offspring a"):
        assert why(game, words) == "MIL-ACT-i"
    assert why(game, "turn court-1") == "MIL-ACT-j"
    assert legal(game, "lay") == ["market-1"]


@pytest.mark.rule("MIL-EX-31")
def test_example_no_bastard_without_white_tokens() -> None:
    game = table({"red-a": "castle"}, tokens=closed(war_1="empty"), privileges={"red": 1})
    assert why(game, "offspring a") == "MIL-ACT-i"
    assert {words.partition(" ")[0] for words in legal(game)} == {"place", "lay"}


@pytest.mark.rule("MIL-ACT-k", "MIL-ACT-l")
def test_who_has_placed_all_can_only_pass_but_must() -> None:
    game = table({"red-a": "castle at=war-1"})
    assert {words.partition(" ")[0] for words in legal(game)} == {"turn"}
    assert game.why_not(1, game.choices(0)[0]).rule == "house-not-asked"  # type: ignore[union-attr]


@pytest.mark.rule("MIL-EX-33")
def test_example_blue_must_pass() -> None:
    game = table({"blue-a": "castle at=war-1", "red-a": "castle"}, who="blue", tokens={"court-2": "empty"})
    verbs = {words.partition(" ")[0] for words in legal(game)}
    assert verbs == {"turn", "lay"}
    act(game, "lay court-2")
    assert spaces(game, "court") == ["white", "black", "white"]


@pytest.mark.rule("MIL-ACT-n", "MIL-TIME-a")
def test_a_knight_may_work_again_and_again_until_he_dies() -> None:
    game = table({"red-a": "castle heir land=cereals land=wool"}, cubes={"red": "1 cloth, 1 metal"})
    act(game, "harvest a+cereals-lit", "token court-1", "turn war-1", "turn war-2")
    assert him(game, "red-a")["age"] == 1
    act(game, "harvest a+wool-lit", "token court-2", "turn war-3", "turn curia-1")
    assert him(game, "red-a")["age"] == 2
    act(game, "recruit a", "token court-3")
    seen = him(game, "red-a")
    assert (seen["age"], seen["dies_next"]) == (3, True)
    # To pass and to place a knight put no token on anybody.
    act(game, "turn curia-2", "turn curia-3", "place a+crusades")
    assert him(game, "red-a")["age"] == 3
    assert him(game, "blue-a")["age"] == 0


@pytest.mark.rule("MIL-TIME-b")
def test_tokens_stay_from_turn_to_turn() -> None:
    game = table({"red-a": "castle age=2 at=crusades"}, step="crusades", dice=["woman"])
    assert board(game)["turn"] == 2
    assert him(game, "red-a")["age"] == 2


# --- harvest


@pytest.mark.rule("MIL-HARV-a", "MIL-HARV-b", "MIL-EX-1")
def test_example_harvest() -> None:
    game = table({"red-a": "castle land=cereals"})
    act(game, "harvest a+cereals-lit")
    assert (step(game), turn_of(game)) == ("ageing", "red")
    # Any visible white token of any sphere.
    assert set(legal(game, "token")) == set(ALL)
    act(game, "token market-2")
    assert cubes(game, "red") == {"food": 3}
    assert lands(game, "red-a") == ["cereals-dark"]
    assert him(game, "red-a")["age"] == 1
    assert spaces(game, "market") == ["white", "empty", "white"]


@pytest.mark.rule("MIL-HARV-c")
def test_a_side_without_harvest_is_not_harvested() -> None:
    game = table({"red-a": "castle land=cereals-dark land=wool"})
    assert legal(game, "harvest") == ["a+wool-lit"]
    assert why(game, "harvest a+cereals-dark") == "MIL-HARV-c"


@pytest.mark.rule("MIL-HARV-d")
def test_only_the_lands_of_his_own_row() -> None:
    game = table({"red-a": "castle land=cereals", "red-b": "men=1 land=mine", "blue-a": "land=wool lord=red"})
    assert legal(game, "harvest") == ["a+cereals-lit", "b+mine-lit"]
    for words in ("harvest a+mine-lit", "harvest a+wool-lit", "harvest b+cereals-lit"):
        assert why(game, words) == "MIL-HARV-d"


# --- recruit


@pytest.mark.rule("MIL-RECR-a", "MIL-RECR-c")
def test_recruiting() -> None:
    game = table({"red-a": "men=2 castle"}, cubes={"red": "2 cloth, 1 metal"})
    act(game, "recruit a", "token war-1")
    assert cubes(game, "red") == {"cloth": 1}
    seen = him(game, "red-a")
    assert (seen["soldiers"], seen["age"]) == (3, 1)
    assert spaces(game, "war") == ["empty", "white", "white"]
    game = table({"red-a": "men=2 castle"}, cubes={"red": "2 cloth"})
    assert why(game, "recruit a") == "MIL-RECR-a"
    assert missing(game, "recruit a") == ("lacks", (1, 2))


@pytest.mark.rule("MIL-RECR-b")
@pytest.mark.parametrize(("men", "extra"), [(4, 0), (5, 1), (9, 1)])
def test_influence_for_the_sixth_soldier_and_more(men: int, extra: int) -> None:
    game = table({"red-a": f"men={men} castle"}, cubes={"red": "1 cloth, 1 metal"})
    assert why(game, "recruit a") == ("MIL-RECR-b" if extra else "")
    game = table({"red-a": f"men={men} castle"}, cubes={"red": "1 cloth, 1 metal, 1 influence"})
    act(game, "recruit a", "token war-1")
    assert cubes(game, "red") == ({} if extra else {"influence": 1})


@pytest.mark.rule("MIL-EX-2")
def test_example_a_knight_with_five_soldiers_recruits() -> None:
    for men, left in ((5, 0), (4, 1)):
        game = table({"red-a": f"men={men} castle"}, cubes={"red": "1 cloth, 1 metal, 1 influence"})
        act(game, "recruit a", "token curia-1")
        assert him(game, "red-a")["soldiers"] == men + 1
        assert him(game, "red-a")["age"] == 1
        assert cubes(game, "red").get("influence", 0) == left


# --- place a knight


@pytest.mark.rule("MIL-PLACE-b")
def test_monastery_and_crusades_take_everybody_for_nothing() -> None:
    knights = {f"{name}-{row}": "men=1" for name in ("red", "blue") for row in "abcd"}
    knights |= dict.fromkeys(("blue-a", "blue-b", "blue-c", "red-a", "red-b"), "men=1 at=monastery")
    game = table(knights)
    act(game, "place c+monastery")
    assert len(board(game)["spheres"]["monastery"]["knights"]) == 6
    act(game, "turn war-1", "turn war-2")
    assert why(game, "place d+crusades") == ""


@pytest.mark.rule("MIL-PLACE-c", "MIL-PLACE-d")
@pytest.mark.parametrize("token", ["white", "black"])
def test_an_empty_space_is_free_and_one_with_a_token_is_not(token: str) -> None:
    tokens = {"court-1": "empty", "court-2": token}
    game = table({"red-a": "castle"}, tokens=tokens)
    assert why(game, "place a+court-2") == "MIL-PLACE-d"
    assert missing(game, "place a+court-2") == ("toll", ())
    act(game, "place a+court-1")
    assert him(game, "red-a")["place"] == "court-1"
    game = table({"red-a": "castle"}, tokens=tokens, cubes={"red": "1 gold"}, privileges={"red": 1})
    act(game, "place a+court-2")
    assert (step(game), legal(game)) == ("toll", ["pay-gold", "pay-privilege"])
    act(game, "pay-gold")
    assert (cubes(game, "red"), family(game, "red")["privileges"]) == ({}, 1)
    assert him(game, "red-a")["place"] == "court-2"


@pytest.mark.rule("MIL-EX-6")
def test_example_b_pays_and_a_did_not() -> None:
    game = table(
        {"red-a": "castle at=court-2", "red-b": "men=1"}, cubes={"red": "1 gold"}, tokens={"court-2": "empty"}
    )
    act(game, "place b+court-1", "pay-gold")
    assert cubes(game, "red") == {}
    assert [space["knight"] for space in board(game)["spheres"]["court"]["spaces"]] == [
        "red-b",
        "red-a",
        None,
    ]


@pytest.mark.rule("MIL-PLACE-e")
def test_one_knight_to_a_space_in_any_order_until_winter() -> None:
    game = table(
        {"red-a": "castle at=court-2", "red-b": "men=1", "blue-a": "castle"},
        tokens=dict.fromkeys(("court-2", "court-3"), "empty"),
        cubes={"red": "5 gold"},
    )
    assert why(game, "place b+court-2") == "MIL-PLACE-e"
    assert why(game, "place a+court-3") == "MIL-PLACE-e"
    # The first space of the sphere is still free: nobody has to take it.
    act(game, "place b+court-3")
    assert him(game, "red-b")["place"] == "court-3"


@pytest.mark.rule("MIL-PLACE-f")
def test_a_token_stays_under_the_knight_and_is_out_of_sight() -> None:
    game = table({"red-a": "castle", "blue-a": "castle land=cereals"}, cubes={"red": "1 gold"})
    act(game, "place a+court-1", "pay-gold")
    assert spaces(game, "court")[0] == "white"
    act(game, "harvest a+cereals-lit")
    assert "court-1" not in legal(game, "token")
    assert why(game, "token court-1") == "MIL-ACT-j"


# --- pass


@pytest.mark.rule("MIL-PASS-a", "MIL-PASS-b")
def test_passing() -> None:
    game = table({"red-a": "castle"}, tokens={"court-2": "empty", "court-3": "black"})
    assert "court-1" in legal(game, "turn")
    assert legal(game, "lay") == ["court-2"]
    assert why(game, "turn court-2") == "MIL-ACT-j"
    assert why(game, "lay court-1") == "MIL-PASS-a"
    assert why(game, "lay court-3") == "MIL-PASS-a"
    act(game, "turn court-1", "lay court-2")
    assert spaces(game, "court") == ["black", "black", "black"]
    # The nouns of passing are spaces: none of Monastery or Crusades is among them.
    kinds: Any = game.rules.kinds["space"]
    assert not {"monastery", "crusades"} & set(kinds)


@pytest.mark.rule("MIL-GEN-f")
def test_passing_scores_nothing() -> None:
    game = act(table(), "turn court-1")
    assert set(pp(game).values()) == {0}
    assert knight(game, "red-b") is None
