"""2.0 and 2.1: the map, its borders, and whose an area is at every instant."""

from __future__ import annotations

import re
from typing import Any

import pytest

from banneret.core.text import rule_table, texts
from banneret.games.richard3.board import AREA_IDS, data
from tests.games.richard3.duels import FIELDS, duel, neighbours, powers
from tests.games.richard3.hands import march, recruit
from tests.games.richard3.printed import AREAS, BORDERS
from tests.games.richard3.support import act, board, legal, place, said, step, war, why

KINGMAKER: dict[str, Any] = {
    "options": {"scenario": "Kingmaker"},
    "king": "march-y",
    "pretender": "prince-edward-l",
    "turn": 1,
}


# --- 2.0


@pytest.mark.rule("R3-2.0-a")
def test_who_sits_where_changes_nothing() -> None:
    game = war({"derby": ["march-y"], "lincoln": ["beaumont-l"], "cumbria": ["essex-y"]})
    assert [option.name for option in game.rules.options] == ["scenario", "automatic-mulligan"]
    north = board(game, "lancaster")["areas"]
    south = board(game, "york")["areas"]
    assert list(north.items()) == list(south.items()) == list(board(game)["areas"].items())
    assert north["derby"] == {"n": [0, 1]}


@pytest.mark.rule("R3-2.0-b")
def test_battle_sites_castles_and_towns_are_only_drawn() -> None:
    # An area is what these say about it.
    known = {"id", "seas", "port", "crown", "city", "levy", "cathedral", "shields", "wales", "exile"}
    assert {key for area in data()["area"] for key in area} <= known
    # Nobody fights better for a town or a battle site, red or white, and none feeds a block more.
    for area in FIELDS:
        if "devon" not in AREAS[area].shields:
            game = duel(area, ["devon-l", "york-y"], attacker="york")
            assert powers(game, ["devon-l"]) == {"devon-l": 2}, area
        if not AREAS[area].city:
            crowd = ["devon-l", "beaumont-l", "oxford-l", "pembroke-l", "clifford-l"]
            assert said(war({area: crowd}, step="supply"), "starves-hidden") == []
            assert step(war({area: crowd}, step="supply")) == "losses", area


# --- 2.1 borders


@pytest.mark.rule("R3-2.1-a")
@pytest.mark.parametrize("area", AREAS)
def test_land_moves_cross_the_printed_borders_only(area: str) -> None:
    if area in ("calais", "ireland"):
        game = war({area: ["march-y"]}, step="actions", who="york", card="action-2")
        assert why(game, "lift march-y") == "R3-2.7-d"
        return
    game = war({area: ["devon-l"]}, step="actions", who="lancaster", card="action-2")
    near = neighbours(area)
    if not near:
        assert why(game, "lift devon-l") in ("R3-2.7-d", "R3-2.8.2-b")
        return
    act(game, "lift devon-l")
    assert legal(game, "step") == near
    for far in AREAS:
        if far not in near:
            assert why(game, f"step {far}") != "", far
    assert why(game, f"step {area}") == "R3-2.1-a"


@pytest.mark.rule("R3-2.1-a")
@pytest.mark.parametrize("colour", BORDERS)
def test_every_border_has_its_colour(colour: str) -> None:
    limit, rule = {
        "yellow": (4, "R3-5.2.1-a"),
        "blue": (3, "R3-5.2.1-b"),
        "red": (2, "R3-5.2.1-c"),
    }[colour]
    assert len(BORDERS[colour]) == {"yellow": 24, "blue": 26, "red": 12}[colour]
    for one, two in BORDERS[colour]:
        for crossed in (limit - 1, limit):
            game = war(
                {one: ["devon-l"]},
                step="actions",
                who="lancaster",
                card="action-2",
                crossed=[["lancaster", one, two, crossed]],
            )
            act(game, "lift devon-l")
            assert why(game, f"step {two}") == ("" if crossed < limit else rule), (one, two)
            if crossed < limit:
                act(game, f"step {two}")
                assert step(game) == ("actions" if colour == "red" else "move"), (one, two)


@pytest.mark.rule("R3-2.1-h")
@pytest.mark.parametrize(
    ("one", "two"), [("glamorgan", "somerset"), ("east-yorks", "lincoln"), ("kent", "essex")]
)
def test_estuaries_are_crossed_by_sea_only(one: str, two: str) -> None:
    for here, there in ((one, two), (two, one)):
        game = war({here: ["devon-l"]}, step="actions", who="lancaster", card="action-2")
        act(game, "lift devon-l")
        assert why(game, f"step {there}") == "R3-2.1-h"
        game.undo(0)
        act(game, "sail devon-l", f"land {there}")
        assert place(game, "devon-l") == there


# --- 2.1 status: a Bombard needs a Friendly area, the Rebel a Vacant one, Plague an Enemy one.

#: Four cities: York's own, Lancaster's, nobody's, and one that both stand in.
FOUR: dict[str, Any] = {
    "blocks": {
        "wilts": ["essex-y"],
        "warwick": ["beaumont-l"],
        "south-yorks": [],
        "middlesex": ["march-y", "henry-vi-l"],
        "pool": ["bombard-y", "bombard-l", "rebel"],
    },
    "attacks": {"middlesex": {"attacker": "lancaster", "main": "kent"}},
    "first": "lancaster",
}


@pytest.mark.rule("R3-2.1-b")
def test_friendly_is_where_one_stands_alone() -> None:
    game = war(**FOUR, step="actions", who="york", card="action-4")
    act(game, "recruit bombard-y")
    assert legal(game, "place") == ["wilts"]
    for area in ("warwick", "south-yorks", "middlesex"):
        assert why(game, f"place {area}") == "R3-5.4-f", area
    game = war(**FOUR, step="actions", who="lancaster", card="action-4")
    act(game, "recruit bombard-l")
    assert legal(game, "place") == ["warwick"]


@pytest.mark.rule("R3-2.1-b")
def test_london_counts_for_who_stands_there_alone() -> None:
    """Each house has two nobles and heirs; London is one more for the house to which it is Friendly."""
    both = FOUR["blocks"]
    assert war(**FOUR, step="actions", who="york", card="action-4").scores == (2, 2)
    york = {**both, "middlesex": ["march-y"], "kent": ["henry-vi-l"]}
    assert war(york, step="actions", who="york", card="action-4").scores == (2, 3)
    lancaster = {**both, "middlesex": ["henry-vi-l"], "kent": ["march-y"]}
    assert war(lancaster, step="actions", who="york", card="action-4").scores == (3, 2)
    nobody = {**both, "middlesex": [], "kent": ["march-y"], "sussex": ["henry-vi-l"]}
    assert war(nobody, step="actions", who="york", card="action-4").scores == (2, 2)


@pytest.mark.rule("R3-2.1-c")
def test_enemy_is_where_only_the_other_stands() -> None:
    game = war(**FOUR, step="actions", who="york", card="plague")
    assert legal(game, "infect") == ["warwick"]
    game = war(**FOUR, step="actions", who="lancaster", card="plague")
    assert legal(game, "infect") == ["wilts"]
    for area in ("warwick", "south-yorks", "middlesex"):
        assert why(game, f"infect {area}") == "R3-5.1.L-b", area


@pytest.mark.rule("R3-2.1-d")
def test_vacant_is_where_nobody_stands() -> None:
    game = war(**FOUR, step="actions", who="york", card="action-4")
    act(game, "recruit rebel")
    open_to_him = set(FIELDS) - {"wilts", "warwick", "middlesex"}
    assert set(legal(game, "place")) == open_to_him
    assert why(game, "place wilts") == "R3-5.4-h"
    assert why(game, "place warwick") == "R3-5.4-h"


@pytest.mark.rule("R3-2.1-e")
def test_contested_is_neither_friendly_nor_enemy_nor_vacant() -> None:
    game = war(**FOUR, step="actions", who="york", card="action-4")
    act(game, "recruit bombard-y")
    assert why(game, "place middlesex") == "R3-5.4-f"
    game.undo(1)
    act(game, "recruit rebel")
    assert why(game, "place middlesex") == "R3-5.4-h"
    game = war(**FOUR, step="actions", who="york", card="plague")
    assert why(game, "infect middlesex") == "R3-5.1.L-b"
    game = war(**FOUR, step="actions", who="york", card="muster")
    assert why(game, "gather middlesex") == "R3-5.1.M-a"
    # Nor may one sail or retreat there, and it is fought for.
    game = war(
        {"middlesex": ["march-y", "henry-vi-l"], "calais": ["essex-y"]},
        attacks=FOUR["attacks"],
        first="lancaster",
        step="actions",
        who="york",
        card="action-2",
    )
    act(game, "sail essex-y")
    assert why(game, "land middlesex") == "R3-5.3-e"
    act(game, "land kent", "done")
    assert legal(game) == ["battle middlesex"]
    # A house that fights for London does not hold it: it frees no prisoner yet.
    blocks = {"prison": ["henry-vi-l"], "kent": ["prince-edward-l"], "middlesex": ["march-y"]}
    game = war(blocks, **KINGMAKER, step="actions", who="lancaster", card="action-2")
    march(game, "prince-edward-l", "middlesex")
    assert place(game, "henry-vi-l") == "prison"
    assert board(game)["areas"]["middlesex"]["n"] == [1, 1]
    # Once the battle is over it is the victor's.
    game = duel("middlesex", ["march-y", "henry-vi-l"], attacker="lancaster", number=4, way="kent")
    assert board(game)["areas"]["middlesex"]["n"] == [1, 1]
    act(game, "hold march-y", "retreat henry-vi-l", "withdraw kent", "done")
    assert board(game)["areas"]["middlesex"] == {"n": [0, 1]}


@pytest.mark.rule("R3-2.1-f")
def test_an_area_changes_hands_at_the_very_moment() -> None:
    blocks = {"wilts": ["march-y"], "pool": ["bombard-y", "salisbury-levy-y", "rebel"]}
    game = war(blocks, step="actions", who="york", card="action-4")
    assert why(game, "recruit bombard-y") == ""
    # Left: vacant at once.
    march(game, "march-y", "sussex")
    assert why(game, "recruit bombard-y") == "R3-5.4-f"
    act(game, "recruit rebel")
    assert why(game, "place wilts") == ""
    assert why(game, "place sussex") == "R3-5.4-h", "entered, so no longer vacant"
    game.undo(1)
    # Entered by a recruit: friendly at once.
    recruit(game, "salisbury-levy-y", "wilts")
    act(game, "recruit bombard-y")
    assert legal(game, "place") == ["wilts"]


@pytest.mark.rule("R3-2.1-f")
@pytest.mark.parametrize(("strength", "still_held"), [(1, False), (2, True)])
def test_an_area_is_left_by_the_dead_at_once(strength: int, still_held: bool) -> None:
    game = war(
        {"wilts": [f"hastings-y:{strength}"], "pool": ["bombard-y"]},
        hands={"lancaster": ["plague"], "york": ["action-2"]},
    )
    act(game, "play plague", seat="lancaster")
    act(game, "play action-2", seat="york")
    act(game, "infect wilts")
    assert ("wilts" in board(game)["areas"]) is still_held
    assert why(game, "recruit bombard-y") == ("" if still_held else "R3-5.4-f")


@pytest.mark.rule("R3-2.1-f")
def test_an_area_is_contested_as_soon_as_the_enemy_enters() -> None:
    game = war(
        {"wilts": ["essex-y"], "oxford": ["devon-l"], "pool": ["bombard-y"]},
        hands={"lancaster": ["action-4"], "york": ["action-2"]},
    )
    act(game, "play action-4", seat="lancaster")
    act(game, "play action-2", seat="york")
    march(game, "devon-l", "wilts")
    act(game, "done")
    assert board(game)["areas"]["wilts"]["n"] == [1, 1]
    assert why(game, "recruit bombard-y") == "R3-5.4-f"


@pytest.mark.rule("R3-2.1-g")
def test_dead_mercenaries_occupy_nothing() -> None:
    game = duel("derby", ["march-y", "french-mercenary-l:1", "henry-vi-l:1"], attacker="york", dice=[1, 6, 6])
    act(game, "fire march-y", "take french-mercenary-l")
    assert place(game, "french-mercenary-l") == "down"
    assert "france" not in board(game)["areas"]
    assert board(game)["down"] == ["french-mercenary-l", "rebel"]
    # Nor do they eat: four others are enough for France.
    game = war(
        {"france": ["henry-vi-l", "exeter-l", "oxford-l", "devon-l"], "down": ["french-mercenary-l"]},
        step="supply",
    )
    assert board(game)["areas"]["france"] == {"n": [4, 0]}
    assert step(game) == "cards"


@pytest.mark.rule("R3-2.1-g")
def test_the_prisoner_occupies_nothing() -> None:
    blocks = {
        "prison": ["henry-vi-l"],
        "france": ["prince-edward-l"],
        "kent": ["march-y"],
        "pool": ["rebel"],
    }
    game = war(blocks, **KINGMAKER, step="actions", who="lancaster", card="action-2")
    assert "middlesex" not in board(game)["areas"]
    act(game, "recruit rebel")
    assert why(game, "place middlesex") == "", "vacant"
    game = war(blocks, **KINGMAKER, step="actions", who="york", card="action-2", first="lancaster")
    march(game, "march-y", "middlesex")
    assert board(game)["areas"]["middlesex"] == {"n": [0, 1]}
    act(game, "done")
    assert said(game, "battle") == []
    assert step(game) == "cards", "no battle"


@pytest.mark.rule("R3-2.8.2-a")
def test_wight_and_anglesey_are_no_areas() -> None:
    assert sorted(AREA_IDS) == sorted(AREAS)
    assert len(AREAS) == 33
    assert not {"wight", "isle-of-wight", "anglesey"} & set(AREA_IDS)


# --- what the rules say of the map


@pytest.mark.rule("R3-2.3-e", "R3-2.8.3-a")
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_rules_name_the_crowns_and_ports_that_are_printed(language: str) -> None:
    game = war({"derby": ["march-y"]})
    words = texts(game.rules)
    for rule, printed in (
        ("R3-2.3-e", {name for name, area in AREAS.items() if area.crown}),
        ("R3-2.8.3-a", {name for name, area in AREAS.items() if area.port}),
    ):
        said_of_it = words.rule(rule, language)
        named = {name for name in AREAS if str(words.thing("area", name, language)) in said_of_it}
        assert named == printed, rule


@pytest.mark.rule("R3-2.1-a")
def test_the_rules_are_written_for_people() -> None:
    game = war({"derby": ["march-y"]})
    for rule in rule_table(game.rules.package).values():
        for language in ("en", "es", "it"):
            assert not re.search(r"\[|=|_", rule[language]), rule["id"]
