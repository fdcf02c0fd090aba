"""5.4: recruiting."""

from __future__ import annotations

from typing import Any

import pytest

import banneret
from banneret import Game
from tests.games.richard3.hands import hold_round, march, recruit, sail
from tests.games.richard3.support import (
    LANCASTER,
    YORK,
    act,
    ap,
    board,
    legal,
    place,
    said,
    step,
    steps,
    war,
    why,
)

CROWNS = [
    "caernarvon",
    "chester",
    "cornwall",
    "cumbria",
    "derby",
    "gloucester",
    "middlesex",
    "pembroke",
    "south-yorks",
    "sussex",
    "warwick",
]
CITIES = ["east-anglia", "middlesex", "northumbria", "somerset", "south-yorks", "warwick", "wilts"]


def muster(house: str, blocks: dict[str, list[str]], points: int = 3, **position: Any) -> Game:
    """The Action Phase of a house with some Action Points."""
    return war(blocks, step="actions", who=house, card="action-4", ap=points, **position)


def places(game: Game, block: str) -> list[str]:
    """Where a block may be recruited."""
    act(game, f"recruit {block}")
    return legal(game, "place")


# --- what it costs and gives


@pytest.mark.rule("R3-5.4-a")
def test_each_ap_recruits_one_block_of_choice() -> None:
    pool = ["norfolk-y", "suffolk-y", "arundel-y", "essex-y", "hastings-y"]
    game = muster("york", {"pool": [*pool, "oxford-l"]}, 4)
    assert legal(game, "recruit") == sorted(pool)
    for left, (block, area) in enumerate(
        [
            ("essex-y", "essex"),
            ("norfolk-y", "glamorgan"),
            ("suffolk-y", "oxford"),
            ("hastings-y", "leicester"),
        ]
    ):
        recruit(game, block, area)
        assert ap(game) == 3 - left
        assert place(game, block) == area
    assert why(game, "recruit arundel-y") == "R3-1.2-b"


@pytest.mark.rule("R3-5.4-a")
def test_only_out_of_the_own_pool() -> None:
    game = muster("york", {"pool": ["norfolk-y", "oxford-l"], "derby": ["hastings-y"]})
    assert why(game, "recruit oxford-l") == "R3-5.4-a", "the enemy's pool"
    assert why(game, "recruit hastings-y") == "R3-5.4-a", "on the map"
    assert why(game, "recruit essex-y") == "R3-5.4-a", "out of the game"
    assert why(game, "recruit norfolk-y") == ""


@pytest.mark.rule("R3-5.4-a")
def test_events_recruit_nobody() -> None:
    game = war({"pool": ["norfolk-y"]}, step="actions", who="york", card="piracy")
    assert legal(game, "recruit") == []
    assert why(game, "recruit norfolk-y") == "R3-5.1-d"


@pytest.mark.rule("R3-5.4-b")
def test_a_recruit_is_at_full_strength_and_hidden() -> None:
    game = muster("york", {"pool": ["norfolk-y:2", "suffolk-y"]})
    recruit(game, "norfolk-y", "east-anglia")
    assert steps(game, "norfolk-y") == 4
    assert said(game, "recruit", YORK) == [{"block": "norfolk-y", "to": "east-anglia"}]
    for reader in (LANCASTER, None):
        assert said(game, "recruit", reader) == []
        assert said(game, "recruit-hidden", reader) == [{"who": "york", "to": "east-anglia"}]
        seen = board(game, reader)
        assert seen["areas"]["east-anglia"] == {"n": [0, 1]}
        assert "norfolk-y" not in seen["blocks"]
    assert game.rules.check(game.state) == []


# --- where


@pytest.mark.rule("R3-5.4-c")
@pytest.mark.parametrize(
    ("house", "noble", "shields"),
    [
        ("lancaster", "northumberland-l", ["cumbria", "east-yorks", "northumbria"]),
        ("lancaster", "stanley-l", ["isle-of-man", "lancaster"]),
        ("lancaster", "clifford-l", ["cumbria", "north-yorks"]),
        ("lancaster", "buckingham-l", ["glamorgan", "kent", "warwick"]),
        ("york", "norfolk-y", ["caernarvon", "east-anglia", "glamorgan"]),
        ("york", "suffolk-y", ["east-anglia", "oxford"]),
        ("york", "hastings-y", ["leicester"]),
        ("york", "salisbury-y", ["east-yorks", "north-yorks"]),
    ],
)
def test_nobles_appear_at_their_shields(house: str, noble: str, shields: list[str]) -> None:
    game = muster(house, {"pool": [noble]})
    assert places(game, noble) == shields
    assert why(game, "place derby") == "R3-5.4-c"


@pytest.mark.rule("R3-5.4-c")
def test_a_shield_area_must_be_friendly_or_vacant() -> None:
    game = muster(
        "york",
        {
            "pool": ["norfolk-y", "suffolk-y"],
            "east-anglia": ["beaumont-l"],
            "glamorgan": ["hastings-y"],
            "essex": ["essex-y"],
        },
    )
    assert places(game, "norfolk-y") == ["caernarvon", "glamorgan"]
    assert why(game, "place east-anglia") == "R3-5.4-c", "Enemy"
    act(game, "place caernarvon")
    march(game, "essex-y", "east-anglia")
    assert places(game, "suffolk-y") == ["oxford"]
    assert why(game, "place east-anglia") == "R3-5.4-c", "Contested"


@pytest.mark.rule("R3-5.4-c")
def test_a_noble_without_a_free_shield_stays_in_the_pool() -> None:
    game = muster("york", {"pool": ["hastings-y", "norfolk-y"], "leicester": ["beaumont-l"]})
    assert legal(game, "recruit") == ["norfolk-y"]
    assert why(game, "recruit hastings-y") == "R3-5.4-c"


@pytest.mark.rule("R3-5.4-d")
@pytest.mark.parametrize(
    ("house", "church", "see"),
    [
        ("lancaster", "canterbury-church-l", "kent"),
        ("york", "canterbury-church-y", "kent"),
        ("lancaster", "york-church-l", "south-yorks"),
        ("york", "york-church-y", "south-yorks"),
    ],
)
def test_churches_appear_at_their_cathedral(house: str, church: str, see: str) -> None:
    friend, foe = ("oxford-l", "norfolk-y") if house == "lancaster" else ("norfolk-y", "oxford-l")
    vacant = muster(house, {"pool": [church]})
    assert places(vacant, church) == [see]
    assert why(vacant, "place derby") == "R3-5.4-d"
    assert places(muster(house, {"pool": [church], see: [friend]}), church) == [see]
    held = muster(house, {"pool": [church], see: [foe]})
    assert why(held, f"recruit {church}") == "R3-5.4-d"


@pytest.mark.rule("R3-5.4-e")
@pytest.mark.parametrize(
    ("house", "levy", "city"),
    [
        ("lancaster", "bristol-levy-l", "somerset"),
        ("lancaster", "coventry-levy-l", "warwick"),
        ("lancaster", "newcastle-levy-l", "northumbria"),
        ("lancaster", "york-levy-l", "south-yorks"),
        ("york", "london-levy-y", "middlesex"),
        ("york", "norwich-levy-y", "east-anglia"),
        ("york", "salisbury-levy-y", "wilts"),
    ],
)
def test_levies_appear_in_their_city(house: str, levy: str, city: str) -> None:
    friend, foe = ("oxford-l", "norfolk-y") if house == "lancaster" else ("norfolk-y", "oxford-l")
    vacant = muster(house, {"pool": [levy]})
    assert places(vacant, levy) == [city]
    assert why(vacant, "place derby") == "R3-5.4-e"
    assert places(muster(house, {"pool": [levy], city: [friend]}), levy) == [city]
    held = muster(house, {"pool": [levy], city: [foe]})
    assert why(held, f"recruit {levy}") == "R3-5.4-e"


@pytest.mark.rule("R3-5.4-f")
def test_a_bombard_needs_a_friendly_city() -> None:
    game = muster(
        "york",
        {
            "pool": ["bombard-y"],
            "wilts": ["hastings-y"],
            "derby": ["norfolk-y"],
            "somerset": ["beaumont-l"],
        },
    )
    assert places(game, "bombard-y") == ["wilts"]
    assert why(game, "place middlesex") == "R3-5.4-f", "Vacant"
    assert why(game, "place somerset") == "R3-5.4-f", "Enemy"
    assert why(game, "place derby") == "R3-5.4-f", "no city"
    act(game, "place wilts")
    assert place(game, "bombard-y") == "wilts"
    vacant = muster("york", {"pool": ["bombard-y"], "derby": ["norfolk-y"]})
    assert why(vacant, "recruit bombard-y") == "R3-5.4-f"


GARRISONS = {
    "lancaster": [
        "beaumont-l",
        "clifford-l",
        "devon-l",
        "oxford-l",
        "pembroke-l",
        "wiltshire-l",
        "stanley-l",
    ],
    "york": ["arundel-y", "essex-y", "hastings-y", "herbert-y", "norfolk-y", "suffolk-y", "worcester-y"],
}


@pytest.mark.rule("R3-5.4-g")
@pytest.mark.parametrize(("house", "bombard"), [("lancaster", "bombard-l"), ("york", "bombard-y")])
def test_any_city_serves_a_bombard(house: str, bombard: str) -> None:
    held = {city: [block] for city, block in zip(CITIES, GARRISONS[house], strict=True)}
    assert places(muster(house, {"pool": [bombard], **held}), bombard) == CITIES


@pytest.mark.rule("R3-5.4-h")
@pytest.mark.parametrize("house", ["lancaster", "york"])
def test_the_rebel_rises_in_any_vacant_area_of_the_realm(house: str) -> None:
    rose, king = ("norfolk-y", "henry-vi-l") if house == "york" else ("oxford-l", "march-y")
    rival = "york-y" if house == "york" else "henry-vi-l"
    game = muster(
        house,
        {
            "pool": ["rebel"],
            "oxford": [rose],
            "warwick": ["beaumont-l"],
            "france": ["henry-vi-l"],
            "calais": ["march-y"],
            "ireland": ["york-y"],
        },
        king=king,
        pretender=rival,
    )
    everywhere = [area for area in game.rules.kinds["area"] if area not in {"oxford", "warwick"}]
    realm = sorted(set(everywhere) - {"calais", "france", "ireland", "scotland"})
    assert len(realm) == 27
    assert places(game, "rebel") == realm
    for area in ("oxford", "warwick", "calais", "france", "ireland", "scotland"):
        assert why(game, f"place {area}") == "R3-5.4-h", area


@pytest.mark.rule("R3-5.4-h")
def test_the_king_side_has_no_rebel() -> None:
    game = muster("lancaster", {"pool": ["rebel", "oxford-l"]})
    assert legal(game, "recruit") == ["oxford-l"]
    assert why(game, "recruit rebel") == "R3-3.26-a"


@pytest.mark.rule("R3-5.4-i")
def test_five_mercenaries_move_out_of_exile_and_are_not_recruited() -> None:
    game = muster("lancaster", {"france": ["french-mercenary-l"], "scotland": ["scots-mercenary-l"]}, 2)
    for block in ("french-mercenary-l", "scots-mercenary-l"):
        assert why(game, f"recruit {block}") == "R3-5.4-i"
    sail(game, "french-mercenary-l", "sussex")
    march(game, "scots-mercenary-l", "cumbria")
    assert ap(game) == 0
    assert (place(game, "french-mercenary-l"), place(game, "scots-mercenary-l")) == ("sussex", "cumbria")
    game = muster(
        "york",
        {"ireland": ["irish-mercenary-y"], "calais": ["burgundian-mercenary-y", "calais-mercenary-y"]},
    )
    for block in ("irish-mercenary-y", "burgundian-mercenary-y", "calais-mercenary-y"):
        assert why(game, f"recruit {block}") == "R3-5.4-i"
        assert why(game, f"sail {block}") == ""


@pytest.mark.rule("R3-5.4-i")
def test_ap_buy_no_mercenary_even_out_of_a_pool() -> None:
    game = muster("lancaster", {"pool": ["french-mercenary-l", "oxford-l"]})
    assert legal(game, "recruit") == ["oxford-l"]
    assert why(game, "recruit french-mercenary-l") == "R3-5.4-i"


@pytest.mark.rule("R3-5.4-j")
def test_the_welsh_rise_in_wales() -> None:
    game = muster(
        "lancaster", {"pool": ["welsh-mercenary-l"], "powys": ["norfolk-y"], "pembroke": ["devon-l"]}
    )
    assert places(game, "welsh-mercenary-l") == ["caernarvon", "glamorgan", "pembroke"]
    assert why(game, "place powys") == "R3-5.4-j", "Enemy"
    assert why(game, "place hereford") == "R3-5.4-j", "not Wales"
    vacant = muster("lancaster", {"pool": ["welsh-mercenary-l"]})
    assert places(vacant, "welsh-mercenary-l") == ["caernarvon", "glamorgan", "pembroke", "powys"]


@pytest.mark.rule("R3-5.4-j")
def test_the_welsh_start_in_the_pool() -> None:
    game = banneret.new("richard3", seed=1)
    assert place(game, "welsh-mercenary-l") == "pool"


@pytest.mark.rule("R3-5.4-k")
def test_steps_never_come_back_during_a_campaign() -> None:
    game = muster(
        "york",
        {"derby": ["hastings-y:1"], "calais": ["norfolk-y:2"], "pool": ["suffolk-y"]},
        4,
        hands={"york": ["action-2"], "lancaster": ["action-2"]},
    )
    assert why(game, "recruit hastings-y") == "R3-5.4-a", "AP build nothing up"
    sail(game, "norfolk-y", "kent")
    march(game, "hastings-y", "leicester")
    recruit(game, "suffolk-y", "oxford")
    act(game, "done", seat="york")
    act(game, "done", seat="lancaster")
    assert step(game) == "cards", "a whole Game Turn has passed"
    assert (steps(game, "hastings-y"), steps(game, "norfolk-y")) == (1, 2)


@pytest.mark.rule("R3-5.4-k")
def test_steps_do_not_come_back_after_a_battle() -> None:
    game = war(
        {"kent": ["norfolk-y:1", "beaumont-l:2"]},
        step="battle",
        first="york",
        attacks={"kent": {"attacker": "york", "main": "sussex"}},
        battle={"area": "kent", "round": 3},
        hands={"york": ["action-2"], "lancaster": ["action-2"]},
    )
    hold_round(game)
    act(game, "hold beaumont-l", "retreat norfolk-y", "withdraw sussex", "done")
    assert step(game) == "cards"
    assert (steps(game, "norfolk-y"), steps(game, "beaumont-l")) == (1, 2)


@pytest.mark.rule("R3-5.4-m")
def test_a_face_down_block_waits_for_the_next_campaign() -> None:
    game = muster("york", {"pool": ["norfolk-y"], "down": ["salisbury-levy-y"]})
    assert why(game, "recruit salisbury-levy-y") == "R3-5.4-m"
    assert legal(game, "recruit") == ["norfolk-y"]


@pytest.mark.rule("R3-5.4-n")
def test_shields_in_calais_and_on_the_isle_of_man() -> None:
    game = muster("york", {"pool": ["warwick-y", "stanley-y"]})
    assert places(game, "warwick-y") == ["calais", "glamorgan", "warwick"]
    act(game, "place calais")
    assert places(game, "stanley-y") == ["isle-of-man", "lancaster"]
    act(game, "place isle-of-man")
    assert (place(game, "warwick-y"), place(game, "stanley-y")) == ("calais", "isle-of-man")
    red = muster("lancaster", {"pool": ["warwick-l"]})
    assert places(red, "warwick-l") == ["glamorgan", "warwick"]
    assert why(red, "place calais").startswith("R3-2.7-")


@pytest.mark.rule("R3-5.4-o")
def test_the_nevilles_share_no_shields_in_recruiting() -> None:
    """Even with Warwick dead: his shields and Calais serve Kent and Salisbury only to go home."""
    game = muster("york", {"pool": ["kent-y", "salisbury-y"], "dead": ["warwick-y", "warwick-l"]})
    assert places(game, "kent-y") == ["east-yorks"]
    assert why(game, "place calais") == "R3-5.4-c"
    assert why(game, "place warwick") == "R3-5.4-c"
    act(game, "place east-yorks")
    assert places(game, "salisbury-y") == ["east-yorks", "north-yorks"]


@pytest.mark.rule("R3-5.4-o")
@pytest.mark.parametrize(("area", "power"), [("warwick", 2), ("north-yorks", 2), ("east-yorks", 3)])
def test_the_nevilles_share_no_shields_in_defence(area: str, power: int) -> None:
    came_from = {"warwick": "derby", "north-yorks": "south-yorks", "east-yorks": "south-yorks"}[area]
    game = war(
        {area: ["kent-y", "beaumont-l"], "dead": ["warwick-y", "warwick-l", "salisbury-y", "salisbury-l"]},
        dice=[6, 6, 6],
        step="battle",
        first="lancaster",
        attacks={area: {"attacker": "lancaster", "main": came_from}},
        battle={"area": area, "round": 1},
    )
    act(game, "fire kent-y")
    assert said(game, "fire")[0]["power"] == power


@pytest.mark.rule("R3-5.4-p")
def test_a_royal_heir_returns_in_a_crown_area() -> None:
    game = muster("lancaster", {"pool": ["exeter-l"], "derby": ["norfolk-y"], "sussex": ["beaumont-l"]}, 1)
    assert places(game, "exeter-l") == [area for area in CROWNS if area != "derby"]
    for area in ("derby", "france", "dorset", "lancaster"):
        assert why(game, f"place {area}") == "R3-5.4-p", area
    act(game, "place cornwall")
    assert ap(game) == 0
    assert place(game, "exeter-l") == "cornwall"


@pytest.mark.rule("R3-5.4-p")
def test_a_pretender_heir_returns_in_exile() -> None:
    game = muster("york", {"pool": ["march-y"]})
    assert places(game, "march-y") == ["calais", "ireland"]
    assert why(game, "place hereford") == "R3-5.4-p", "his own shield does not help him"
    red = muster("lancaster", {"pool": ["exeter-l"]}, king="york-y", pretender="henry-vi-l")
    assert places(red, "exeter-l") == ["france", "scotland"]
    assert why(red, "place cornwall") == "R3-5.4-p"


@pytest.mark.rule("R3-5.4-l")
def test_one_area_takes_several_recruits_one_ap_each() -> None:
    game = muster(
        "lancaster",
        {"pool": ["york-levy-l", "york-church-l", "shrewsbury-l", "bombard-l"]},
        4,
    )
    for left, block in enumerate(("york-levy-l", "york-church-l", "shrewsbury-l", "bombard-l")):
        recruit(game, block, "south-yorks")
        assert ap(game) == 3 - left
    assert board(game)["areas"]["south-yorks"] == {"n": [4, 0]}


# --- examples


@pytest.mark.rule("R3-EX-5.4-1", "R3-5.4-l", "R3-5.4-c", "R3-5.4-e")
def test_two_recruits_in_northumbria() -> None:
    game = muster(
        "lancaster", {"northumbria": ["oxford-l"], "pool": ["northumberland-l", "newcastle-levy-l"]}, 2
    )
    recruit(game, "northumberland-l", "northumbria")
    recruit(game, "newcastle-levy-l", "northumbria")
    assert ap(game) == 0
    assert board(game)["areas"]["northumbria"] == {"n": [3, 0]}


@pytest.mark.rule("R3-EX-5.4-2", "R3-5.4-l")
def test_three_recruits_in_east_anglia() -> None:
    game = muster("york", {"pool": ["norfolk-y", "suffolk-y", "norwich-levy-y"]}, 3)
    for block in ("norfolk-y", "suffolk-y", "norwich-levy-y"):
        recruit(game, block, "east-anglia")
    assert ap(game) == 0
    assert board(game)["areas"]["east-anglia"] == {"n": [0, 3]}


@pytest.mark.rule("R3-EX-5.4-3", "R3-5.4-e", "R3-5.4-f", "R3-5.4-g")
def test_levy_first_then_the_bombard() -> None:
    game = muster("york", {"pool": ["salisbury-levy-y", "bombard-y"]}, 2)
    assert why(game, "recruit bombard-y") == "R3-5.4-f", "Wilts is Vacant"
    recruit(game, "salisbury-levy-y", "wilts")
    recruit(game, "bombard-y", "wilts")
    assert place(game, "bombard-y") == "wilts"
    for block in ("salisbury-levy-y", "bombard-y"):
        assert why(game, f"lift {block}") == "R3-1.2-e"


@pytest.mark.rule("R3-EX-5.4-4", "R3-5.4-h")
def test_a_rebel_for_lancaster() -> None:
    position: dict[str, Any] = {"king": "march-y", "pretender": "henry-vi-l"}
    blocks = {"pool": ["rebel"], "oxford": ["beaumont-l"], "derby": ["march-y"]}
    game = muster("lancaster", blocks, **position)
    act(game, "recruit rebel")
    assert why(game, "place powys") == ""
    assert why(game, "place oxford") == "R3-5.4-h"
    assert why(game, "place calais") == "R3-5.4-h"
    assert why(muster("york", blocks, **position), "recruit rebel") == "R3-3.26-a"


@pytest.mark.rule("R3-EX-5.4-5", "R3-5.4-m")
def test_buckingham_returns_in_the_next_campaign() -> None:
    down = {"down": ["buckingham-l"], "kent": ["norfolk-y"], "middlesex": ["henry-vi-l"]}
    fifth = muster("lancaster", down, turn=5)
    assert why(fifth, "recruit buckingham-l") == "R3-5.4-m"
    game = war(down, draws=[0] * 14, step="political-turn", turn=7, king="henry-vi-l")
    while step(game) != "cards":
        act(game, legal(game)[0])
    assert place(game, "buckingham-l") == "pool"
    act(game, "play action-2", seat="lancaster")
    act(game, "play action-3", seat="york")
    act(game, "done", seat="york")
    recruit(game, "buckingham-l", "glamorgan")
    assert (place(game, "buckingham-l"), steps(game, "buckingham-l")) == ("glamorgan", 4)


@pytest.mark.rule("R3-EX-5.4-6", "R3-5.4-n")
def test_stanley_on_man_counts_for_nothing() -> None:
    game = muster("lancaster", {"pool": ["stanley-l"], "lancaster": ["norfolk-y"]}, turn=7, first="york")
    assert places(game, "stanley-l") == ["isle-of-man"]
    assert why(game, "place lancaster") == "R3-5.4-c"
    act(game, "place isle-of-man", "done")
    assert said(game, "count") == [{"king": 0, "pretender": 1}]
