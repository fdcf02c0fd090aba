"""5.3 and 5.3.1: sea moves and ports."""

from __future__ import annotations

from typing import Any

import pytest

from banneret import Game
from tests.games.richard3.hands import march, recruit, sail
from tests.games.richard3.support import YORK, act, ap, legal, place, said, step, war, why

NORTH_SEA = [
    "calais",
    "east-anglia",
    "east-yorks",
    "essex",
    "kent",
    "lincoln",
    "middlesex",
    "northumbria",
    "rutland",
    "scotland",
]
CHANNEL = ["calais", "cornwall", "dorset", "france", "kent", "sussex"]
IRISH_SEA = [
    "caernarvon",
    "chester",
    "cornwall",
    "cumbria",
    "france",
    "glamorgan",
    "ireland",
    "isle-of-man",
    "lancaster",
    "pembroke",
    "scotland",
    "somerset",
]


def fleet(blocks: dict[str, list[str]], points: int = 2, who: str = "york", **position: Any) -> Game:
    """The Action Phase of a house with some Action Points."""
    return war(blocks, step="actions", who=who, card="action-4", ap=points, **position)


def coasts(*seas: list[str], without: str) -> list[str]:
    """All areas on some seas but these."""
    return sorted({area for sea in seas for area in sea} - set(without.split()))


def voyages(game: Game, block: str) -> list[str]:
    """Where a block may land."""
    act(game, f"sail {block}")
    return legal(game, "land")


# --- 5.3


@pytest.mark.rule("R3-5.3-a")
def test_one_ap_moves_one_block_over_one_sea() -> None:
    game = fleet({"dorset": ["march-y", "norfolk-y"]}, 1)
    act(game, "sail march-y")
    assert ap(game) == 1, "taking a block up costs nothing"
    assert why(game, "land east-anglia") == "R3-5.3-a", "another sea"
    assert why(game, "land dorset") == "R3-5.3-a", "another area"
    act(game, "land sussex")
    assert place(game, "march-y") == "sussex"
    assert ap(game) == 0
    assert why(game, "sail norfolk-y") == "R3-1.2-b"
    assert said(game, "sail", YORK) == [{"block": "march-y", "from": "dorset", "to": "sussex"}]


@pytest.mark.rule("R3-5.3-b")
def test_an_activated_area_gives_no_sea_move() -> None:
    game = fleet({"sussex": ["march-y", "norfolk-y"]}, 1)
    march(game, "march-y", "wilts")
    assert why(game, "sail norfolk-y") == "R3-5.3-b"
    assert why(game, "lift norfolk-y") == ""


@pytest.mark.rule("R3-5.3-b")
def test_a_sea_move_activates_no_area() -> None:
    game = fleet({"dorset": ["march-y", "norfolk-y", "hastings-y"]}, 2)
    sail(game, "march-y", "sussex")
    march(game, "norfolk-y", "wilts")
    assert ap(game) == 0, "the march had to be paid for"
    game = fleet({"dorset": ["march-y", "norfolk-y"]}, 1)
    sail(game, "march-y", "sussex")
    assert why(game, "lift norfolk-y") == "R3-1.2-b"


@pytest.mark.rule("R3-5.3-c")
@pytest.mark.parametrize(
    "inland", ["oxford", "wilts", "warwick", "derby", "leicester", "north-yorks", "powys"]
)
def test_no_voyage_begins_or_ends_inland(inland: str) -> None:
    game = fleet({inland: ["march-y"], "sussex": ["norfolk-y"]})
    assert why(game, "sail march-y") == "R3-5.3-c"
    act(game, "sail norfolk-y")
    assert why(game, f"land {inland}") == "R3-5.3-c"


@pytest.mark.rule("R3-5.3-c")
def test_voyages_begin_and_end_in_exile() -> None:
    game = fleet({"calais": ["march-y"], "chester": ["norfolk-y"]})
    sail(game, "march-y", "lincoln")
    sail(game, "norfolk-y", "ireland")
    assert (place(game, "march-y"), place(game, "norfolk-y")) == ("lincoln", "ireland")


@pytest.mark.rule("R3-5.3-d")
def test_sea_and_land_do_not_mix_in_one_turn() -> None:
    game = fleet({"sussex": ["march-y", "norfolk-y"]}, 4)
    sail(game, "march-y", "dorset")
    march(game, "norfolk-y", "dorset")
    assert why(game, "lift march-y") == "R3-5.2-f"
    assert why(game, "sail norfolk-y") == "R3-5.2-f"
    assert ap(game) == 2


@pytest.mark.rule("R3-5.3-e")
def test_no_voyage_ends_among_enemies() -> None:
    game = fleet(
        {
            "calais": ["march-y"],
            "oxford": ["norfolk-y"],
            "middlesex": ["beaumont-l"],
            "kent": ["clifford-l"],
            "essex": ["hastings-y"],
        },
        4,
    )
    march(game, "norfolk-y", "middlesex")
    act(game, "sail march-y")
    assert why(game, "land kent") == "R3-5.3-e", "Enemy"
    assert why(game, "land middlesex") == "R3-5.3-e", "Contested"
    assert why(game, "land essex") == "", "Friendly"
    assert why(game, "land sussex") == "", "Vacant"


@pytest.mark.rule("R3-5.3-f")
def test_calais_lies_on_two_seas() -> None:
    game = fleet({"calais": ["march-y"]})
    assert voyages(game, "march-y") == coasts(NORTH_SEA, CHANNEL, without="calais france scotland")


@pytest.mark.rule("R3-5.3-f")
def test_france_lies_on_two_seas() -> None:
    game = fleet({"france": ["oxford-l"]}, who="lancaster")
    assert voyages(game, "oxford-l") == coasts(CHANNEL, IRISH_SEA, without="calais france ireland")


TWO_SEAS = [
    ("cornwall", CHANNEL, IRISH_SEA),
    ("kent", NORTH_SEA, CHANNEL),
    ("scotland", NORTH_SEA, IRISH_SEA),
]


@pytest.mark.rule("R3-5.3-g", "R3-EX-5.3-1", "R3-5.3-e")
@pytest.mark.parametrize(("start", "one", "two"), TWO_SEAS)
def test_three_areas_lie_between_two_seas(start: str, one: list[str], two: list[str]) -> None:
    game = fleet({start: ["oxford-l"]}, who="lancaster")
    assert voyages(game, "oxford-l") == coasts(one, two, without=f"{start} calais ireland")
    held = next(area for area in one if area not in {start, "calais", "ireland"})
    game = fleet({start: ["oxford-l"], held: ["norfolk-y"]}, who="lancaster")
    act(game, "sail oxford-l")
    assert why(game, f"land {held}") == "R3-5.3-e", "only Friendly or Vacant areas"


@pytest.mark.rule("R3-5.3-g")
def test_a_york_block_sails_both_ways_from_cornwall_and_kent() -> None:
    game = fleet({"cornwall": ["march-y"], "kent": ["norfolk-y"]})
    assert voyages(game, "march-y") == coasts(CHANNEL, IRISH_SEA, without="cornwall france scotland")
    act(game, "land dorset")
    assert voyages(game, "norfolk-y") == coasts(NORTH_SEA, CHANNEL, without="kent france scotland")


@pytest.mark.rule("R3-5.3-h")
def test_one_voyage_crosses_one_sea() -> None:
    """Kent and Cornwall join no seas within a move, nor may a block sail twice."""
    game = fleet({"dorset": ["march-y"], "kent": ["norfolk-y"]}, 4)
    act(game, "sail march-y")
    assert why(game, "land middlesex") == "R3-5.3-a"
    assert why(game, "land somerset") == "R3-5.3-a"
    act(game, "land kent")
    assert why(game, "sail march-y") == "R3-5.2-f"


@pytest.mark.rule("R3-5.3-i")
@pytest.mark.parametrize("upriver", ["hereford", "gloucester", "south-yorks"])
def test_three_estuaries_take_no_ships(upriver: str) -> None:
    game = fleet({upriver: ["march-y"], "cornwall": ["norfolk-y"]})
    assert why(game, "sail march-y") == "R3-5.3-i"
    act(game, "sail norfolk-y")
    assert why(game, f"land {upriver}") == "R3-5.3-i"


@pytest.mark.rule("R3-5.3-i")
def test_london_is_a_port() -> None:
    game = fleet({"middlesex": ["march-y"], "rutland": ["norfolk-y"]})
    assert voyages(game, "march-y") == coasts(NORTH_SEA, without="middlesex scotland")
    act(game, "land essex")
    sail(game, "norfolk-y", "middlesex")
    assert place(game, "norfolk-y") == "middlesex"


def siege(attacked_by: str) -> Game:
    """Round 2 in Kent: York has come from Sussex or by sea; Beaumont defends."""
    return war(
        {"kent": ["norfolk-y", "beaumont-l"]},
        step="battle",
        first="york",
        attacks={"kent": {"attacker": "york", "main": attacked_by}},
        battle={"area": "kent", "round": 2},
    )


@pytest.mark.rule("R3-5.3-j")
def test_no_retreat_by_sea() -> None:
    game = siege("sussex")
    act(game, "retreat beaumont-l")
    assert legal(game, "withdraw") == ["middlesex"]
    assert why(game, "withdraw east-anglia") == "R3-6.6-b"
    assert why(game, "withdraw france") == "R3-6.6-b"


@pytest.mark.rule("R3-5.3-j")
def test_no_regroup_by_sea() -> None:
    game = siege("sussex")
    act(game, "retreat beaumont-l", "withdraw middlesex")
    act(game, "regroup norfolk-y")
    assert legal(game, "withdraw") == ["sussex"]
    assert why(game, "withdraw dorset") == "R3-6.7-b"


@pytest.mark.rule("R3-5.3-j")
def test_pirates_retreat_by_sea() -> None:
    game = siege("sea")
    act(game, "hold beaumont-l", "retreat norfolk-y", "withdraw east-anglia")
    assert place(game, "norfolk-y") == "east-anglia"


LANDSMEN = {
    "lancaster": [
        "scots-mercenary-l",
        "welsh-mercenary-l",
        "bristol-levy-l",
        "coventry-levy-l",
        "newcastle-levy-l",
        "york-levy-l",
    ],
    "york": ["london-levy-y", "norwich-levy-y", "salisbury-levy-y", "rebel"],
}


@pytest.mark.rule("R3-5.3-k")
@pytest.mark.parametrize("house", ["lancaster", "york"])
def test_who_never_sails(house: str) -> None:
    sailor = "oxford-l" if house == "lancaster" else "norfolk-y"
    game = fleet({"sussex": [*LANDSMEN[house], sailor]}, who=house)
    for block in LANDSMEN[house]:
        assert why(game, f"sail {block}") == "R3-5.3-k", block
        assert why(game, f"lift {block}") == "", block
    assert legal(game, "sail") == sorted([sailor, "henry-vi-l" if house == "lancaster" else "york-y"])


@pytest.mark.rule("R3-5.3-k")
def test_the_scots_walk_home_but_other_mercenaries_sail() -> None:
    game = fleet({"scotland": ["scots-mercenary-l"], "france": ["french-mercenary-l"]}, who="lancaster")
    assert why(game, "sail scots-mercenary-l") == "R3-5.3-k"
    assert why(game, "sail french-mercenary-l") == ""
    game = fleet(
        {"ireland": ["irish-mercenary-y"], "calais": ["burgundian-mercenary-y", "calais-mercenary-y"]}
    )
    for block in ("irish-mercenary-y", "burgundian-mercenary-y", "calais-mercenary-y"):
        assert why(game, f"sail {block}") == "", block


@pytest.mark.rule("R3-5.3-l")
@pytest.mark.parametrize(("house", "bombard"), [("lancaster", "bombard-l"), ("york", "bombard-y")])
def test_bombards_sail(house: str, bombard: str) -> None:
    game = fleet({"middlesex": [bombard]}, who=house)
    sail(game, bombard, "lincoln")
    assert place(game, bombard) == "lincoln"


# --- 5.3.1


@pytest.mark.rule("R3-5.3.1-a")
def test_two_sail_for_one_between_major_ports() -> None:
    game = fleet({"calais": ["march-y", "norfolk-y", "herbert-y"]}, 1)
    sail(game, "march-y", "kent")
    assert ap(game) == 0
    sail(game, "norfolk-y", "kent")
    assert (ap(game), place(game, "norfolk-y")) == (0, "kent")
    assert why(game, "sail herbert-y") == "R3-1.2-b", "two and no more"


@pytest.mark.rule("R3-5.3.1-a")
@pytest.mark.parametrize(("start", "end"), [("dorset", "sussex"), ("sussex", "dorset"), ("essex", "lincoln")])
def test_a_minor_port_at_either_end_spoils_it(start: str, end: str) -> None:
    game = fleet({start: ["march-y", "norfolk-y"]}, 2)
    sail(game, "march-y", end)
    assert ap(game) == 1
    sail(game, "norfolk-y", end)
    assert ap(game) == 0


@pytest.mark.rule("R3-5.3.1-a")
def test_both_start_together_and_end_together() -> None:
    game = fleet({"calais": ["march-y", "norfolk-y"], "sussex": ["herbert-y"]}, 1)
    sail(game, "march-y", "kent")
    assert why(game, "sail herbert-y") == "R3-1.2-b", "another start"
    act(game, "sail norfolk-y")
    assert why(game, "land sussex") == "R3-5.3.1-a", "another end"
    assert legal(game, "land") == ["kent"]
    act(game, "land kent")
    game = fleet({"calais": ["march-y", "norfolk-y"], "sussex": ["herbert-y"]}, 3)
    sail(game, "march-y", "kent")
    sail(game, "herbert-y", "kent")
    sail(game, "norfolk-y", "sussex")
    assert ap(game) == 0, "three voyages, three AP"


@pytest.mark.rule("R3-5.3.1-b")
def test_the_second_of_a_pair_may_sail_later() -> None:
    game = fleet({"calais": ["march-y", "norfolk-y"], "oxford": ["hastings-y"], "pool": ["suffolk-y"]}, 3)
    sail(game, "march-y", "kent")
    march(game, "hastings-y", "wilts")
    recruit(game, "suffolk-y", "east-anglia")
    assert ap(game) == 0
    assert why(game, "sail norfolk-y") == ""
    sail(game, "norfolk-y", "kent")
    assert place(game, "norfolk-y") == "kent"


@pytest.mark.rule("R3-5.3.1-b")
def test_half_a_pair_costs_a_whole_ap() -> None:
    game = fleet({"calais": ["march-y"], "oxford": ["hastings-y"]}, 1)
    sail(game, "march-y", "kent")
    assert ap(game) == 0
    assert legal(game) == ["done"], "half an AP is nothing"


@pytest.mark.rule("R3-5.3.1-b")
def test_the_pair_must_be_completed_in_the_same_action_phase() -> None:
    game = fleet(
        {"calais": ["march-y", "norfolk-y"]},
        1,
        hands={"york": ["action-2", "action-3"], "lancaster": ["action-2", "action-3"]},
    )
    sail(game, "march-y", "kent")
    act(game, "done", seat="york")
    act(game, "done", seat="lancaster")
    act(game, "play action-2", seat="york")
    act(game, "play action-2", seat="lancaster")
    assert step(game) == "actions"
    sail(game, "norfolk-y", "kent")
    assert ap(game) == 1, "a new pair"


# --- examples


@pytest.mark.rule("R3-EX-5.3-2", "R3-5.3-a", "R3-5.3-h")
def test_where_cornwall_may_sail() -> None:
    york = fleet({"cornwall": ["norfolk-y"]})
    act(york, "sail norfolk-y")
    assert why(york, "land east-anglia") == "R3-5.3-a"
    for legal_one in ("calais", "ireland", "kent"):
        assert why(york, f"land {legal_one}") == ""
    red = fleet({"cornwall": ["oxford-l"], "calais": [], "ireland": []}, who="lancaster")
    act(red, "sail oxford-l")
    assert why(red, "land east-anglia") == "R3-5.3-a"
    assert why(red, "land calais").startswith("R3-2.7-")
    assert why(red, "land ireland").startswith("R3-2.7-")
    assert why(red, "land kent") == ""


@pytest.mark.rule("R3-EX-5.3-3", "R3-5.3-b", "R3-5.3-d")
def test_march_and_voyage_out_of_sussex() -> None:
    game = fleet({"sussex": ["march-y", "norfolk-y"]}, 2)
    march(game, "march-y", "wilts")
    assert ap(game) == 1
    sail(game, "norfolk-y", "dorset")
    assert ap(game) == 0
    assert why(game, "lift norfolk-y") == "R3-5.2-f"


@pytest.mark.rule("R3-EX-5.3-4", "R3-5.3-k", "R3-5.3-l", "R3-5.3.1-a")
def test_the_bombard_and_norfolk_sail_to_kent() -> None:
    game = fleet({"middlesex": ["london-levy-y", "bombard-y", "norfolk-y"]}, 1)
    assert why(game, "sail london-levy-y") == "R3-5.3-k"
    sail(game, "bombard-y", "kent")
    sail(game, "norfolk-y", "kent")
    assert (place(game, "bombard-y"), place(game, "norfolk-y")) == ("kent", "kent")
    assert ap(game) == 0


FOUR = ["march-y", "warwick-y", "salisbury-y", "kent-y"]
ENDS = [
    ["kent"] * 4,
    ["east-anglia"] * 4,
    ["sussex"] * 4,
    ["middlesex", "middlesex", "cornwall", "cornwall"],
    ["kent", "kent", "lincoln"],
]


@pytest.mark.rule("R3-EX-5.3.1-1", "R3-5.3.1-a", "R3-5.3-a", "R3-5.3-f")
@pytest.mark.parametrize("ends", ENDS)
def test_two_ap_from_calais(ends: list[str]) -> None:
    game = fleet({"calais": FOUR}, 2)
    for block, end in zip(FOUR, ends, strict=False):
        sail(game, block, end)
    assert [place(game, block) for block in FOUR[: len(ends)]] == ends
    assert ap(game) == 0
    assert legal(game, "sail") == []


@pytest.mark.rule("R3-EX-5.3.1-1", "R3-5.3-a")
def test_two_ap_take_two_blocks_to_a_minor_port() -> None:
    game = fleet({"calais": FOUR}, 2)
    sail(game, FOUR[0], "rutland")
    sail(game, FOUR[1], "rutland")
    assert why(game, f"sail {FOUR[2]}") == "R3-1.2-b"
