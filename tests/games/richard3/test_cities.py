"""2.4 to 2.6: cities, cathedrals and Wales."""

from __future__ import annotations

import pytest

from banneret import Game
from tests.games.richard3.duels import FIELDS, duel, fires, powers
from tests.games.richard3.hands import march, recruit
from tests.games.richard3.printed import BLOCKS
from tests.games.richard3.support import act, board, legal, said, step, war, why

CITIES = {
    "bristol": "somerset",
    "coventry": "warwick",
    "london": "middlesex",
    "newcastle": "northumbria",
    "norwich": "east-anglia",
    "salisbury": "wilts",
    "york": "south-yorks",
}
LEVIES = {
    "bristol-levy-l": ("lancaster", "bristol", 2),
    "coventry-levy-l": ("lancaster", "coventry", 2),
    "newcastle-levy-l": ("lancaster", "newcastle", 3),
    "york-levy-l": ("lancaster", "york", 3),
    "london-levy-y": ("york", "london", 3),
    "norwich-levy-y": ("york", "norwich", 2),
    "salisbury-levy-y": ("york", "salisbury", 2),
}
CHURCHES = {
    "canterbury-church-l": ("kent", 1),
    "canterbury-church-y": ("kent", 1),
    "york-church-l": ("south-yorks", 2),
    "york-church-y": ("south-yorks", 2),
}
WALES = ["caernarvon", "glamorgan", "pembroke", "powys"]


def pool_of(block: str) -> Game:
    """Its house may recruit a block."""
    return war(
        {"pool": [block]},
        step="actions",
        who="lancaster" if block.endswith("-l") else "york",
        card="action-2",
    )


def against(block: str, area: str, defends: bool = True) -> Game:
    """A block and one enemy heir in an area."""
    foe, house, enemy = (
        ("york-y", "lancaster", "york") if block.endswith("-l") else ("henry-vi-l", "york", "lancaster")
    )
    return duel(area, [block, foe], attacker=enemy if defends else house)


@pytest.mark.rule("R3-2.4-a")
def test_seven_areas_hold_a_city() -> None:
    # Plague strikes cities only; York stands in every area.
    white = [name for name in BLOCKS if name.endswith("-y")]
    game = war(
        {area: [name] for area, name in zip([*FIELDS, "calais"], white, strict=False)},
        step="actions",
        who="lancaster",
        card="plague",
    )
    assert len(board(game)["areas"]) >= len(FIELDS)
    assert legal(game, "infect") == sorted(CITIES.values())
    assert why(game, "infect kent") == "R3-5.1.L-a"


@pytest.mark.rule("R3-2.4-b")
@pytest.mark.parametrize("levy", LEVIES)
def test_each_city_has_one_levy(levy: str) -> None:
    house, city, _ = LEVIES[levy]
    game = pool_of(levy)
    assert game.must_act == (("lancaster", "york").index(house),)
    act(game, f"recruit {levy}")
    assert legal(game, "place") == [CITIES[city]]
    assert sorted(name for name in BLOCKS if "-levy-" in name) == sorted(LEVIES)


@pytest.mark.rule("R3-2.4-c")
@pytest.mark.parametrize("levy", LEVIES)
def test_a_levy_fights_better_in_defence_of_its_own_city(levy: str) -> None:
    _, city, printed = LEVIES[levy]
    for area in FIELDS:
        assert powers(against(levy, area), [levy]) == {levy: printed + (area == CITIES[city])}, area
    assert fires(against(levy, CITIES[city]), levy) == printed + 1
    assert fires(against(levy, CITIES[city], defends=False), levy) == printed


@pytest.mark.rule("R3-2.4-c", "R3-EX-2.4-1")
def test_the_newcastle_levy_is_at_home_in_newcastle_only() -> None:
    game = duel("northumbria", ["newcastle-levy-l", "york-y"], dice=[4, 5, 6, 6])
    assert fires(game, "newcastle-levy-l") == 4
    assert said(game, "hits") == [{"block": "york-y", "hits": 1}]
    game = duel("south-yorks", ["newcastle-levy-l", "york-y"], dice=[4, 5, 6, 6])
    assert fires(game, "newcastle-levy-l") == 3
    assert said(game, "hits") == []


@pytest.mark.rule("R3-2.5-a")
@pytest.mark.parametrize("church", CHURCHES)
def test_two_cathedrals(church: str) -> None:
    game = pool_of(church)
    act(game, f"recruit {church}")
    assert legal(game, "place") == [CHURCHES[church][0]]


@pytest.mark.rule("R3-2.5-b")
@pytest.mark.parametrize("church", CHURCHES)
def test_a_church_fights_better_in_defence_of_its_cathedral(church: str) -> None:
    cathedral, printed = CHURCHES[church]
    for area in FIELDS:
        assert powers(against(church, area), [church]) == {church: printed + (area == cathedral)}, area
    assert fires(against(church, cathedral), church) == printed + 1
    assert fires(against(church, cathedral, defends=False), church) == printed


@pytest.mark.rule("R3-2.6-a")
def test_wales_has_four_areas() -> None:
    game = pool_of("welsh-mercenary-l")
    act(game, "recruit welsh-mercenary-l")
    assert legal(game, "place") == WALES
    assert why(game, "place hereford") == "R3-5.4-j"


@pytest.mark.rule("R3-2.6-b")
@pytest.mark.parametrize("area", WALES)
def test_both_houses_may_use_wales(area: str) -> None:
    beside = {"caernarvon": "chester", "glamorgan": "hereford", "pembroke": "glamorgan", "powys": "chester"}
    for who, block in (("lancaster", "devon-l"), ("york", "essex-y")):
        game = war({beside[area]: [block]}, step="actions", who=who, card="action-2")
        march(game, block, area)
        assert board(game)["areas"][area] == {"n": [1, 0] if who == "lancaster" else [0, 1]}
    # No exile: the Rebel rises there, four blocks are fed, and nobles count for the throne.
    game = war({"pool": ["rebel"]}, step="actions", who="york", card="action-2")
    act(game, "recruit rebel")
    assert why(game, f"place {area}") == ""
    four = ["essex-y", "herbert-y", "suffolk-y", "norfolk-y"]
    assert step(war({area: four}, step="supply")) == "cards"
    assert step(war({area: [*four, "hastings-y"]}, step="supply")) == "losses"
    game = war({area: ["essex-y"], "lincoln": ["beaumont-l"]}, step="political-turn", campaign=3)
    assert said(game, "count") == [{"king": 1, "pretender": 1}]


@pytest.mark.rule("R3-2.6-b")
def test_both_houses_recruit_and_fight_in_wales() -> None:
    game = war({"pool": ["herbert-y"]}, step="actions", who="york", card="action-2")
    recruit(game, "herbert-y", "glamorgan")
    game = war(
        {"glamorgan": ["herbert-y"], "hereford": ["devon-l"]},
        step="actions",
        who="lancaster",
        card="action-2",
    )
    march(game, "devon-l", "glamorgan")
    assert board(game)["areas"]["glamorgan"]["attacker"] == "lancaster"


@pytest.mark.rule("R3-2.6-c", "R3-EX-2.6-1")
def test_the_welsh_fight_better_in_defence_of_wales() -> None:
    welsh = "welsh-mercenary-l"
    for area in FIELDS:
        assert powers(against(welsh, area), [welsh]) == {welsh: 2 + (area in WALES)}, area
    assert fires(against(welsh, "powys"), welsh) == 3
    assert fires(against(welsh, "powys", defends=False), welsh) == 2
    assert fires(against(welsh, "hereford"), welsh) == 2
