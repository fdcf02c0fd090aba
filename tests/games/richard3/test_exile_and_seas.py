"""2.7 and 2.8: exile areas, seas, islands and ports."""

from __future__ import annotations

from typing import Any

import pytest

from banneret import Game
from tests.games.richard3.duels import EXILES, duel
from tests.games.richard3.hands import march, recruit, sail, set_out
from tests.games.richard3.printed import AREAS
from tests.games.richard3.support import act, ap, board, legal, place, said, step, war, why

SEAS = {
    "north-sea": [
        "scotland",
        "northumbria",
        "east-yorks",
        "lincoln",
        "rutland",
        "east-anglia",
        "essex",
        "middlesex",
        "kent",
        "calais",
    ],
    "english-channel": ["kent", "sussex", "dorset", "cornwall", "france", "calais"],
    "irish-sea": [
        "cornwall",
        "somerset",
        "glamorgan",
        "pembroke",
        "caernarvon",
        "chester",
        "lancaster",
        "isle-of-man",
        "cumbria",
        "scotland",
        "ireland",
        "france",
    ],
}
PORTS = [
    "ireland",
    "scotland",
    "northumbria",
    "east-yorks",
    "chester",
    "east-anglia",
    "glamorgan",
    "middlesex",
    "somerset",
    "sussex",
    "kent",
    "cornwall",
    "france",
    "calais",
]
COASTS = sorted({area for sea in SEAS.values() for area in sea})
#: A block of each house that can sail.
SAILORS = {"lancaster": "devon-l", "york": "essex-y"}


def at_sea(area: str, house: str) -> Game:
    """A block in an area that may sail."""
    return war({area: [SAILORS[house]]}, step="actions", who=house, card="action-2")


def shores(area: str, house: str) -> list[str]:
    """Where a ship of a house can go from an area."""
    return sorted(
        {
            other
            for sea in SEAS.values()
            if area in sea
            for other in sea
            if other != area and EXILES.get(other, house) == house
        }
    )


# --- 2.7 exile


@pytest.mark.rule("R3-2.7-a")
@pytest.mark.parametrize(
    ("house", "exiles", "minor", "roles"),
    [
        ("york", ["calais", "ireland"], "gloucester-y", {"king": "henry-vi-l", "pretender": "york-y"}),
        ("lancaster", ["france", "scotland"], "richmond-l", {"king": "york-y", "pretender": "henry-vi-l"}),
    ],
)
def test_each_house_has_two_exile_areas(
    house: str, exiles: list[str], minor: str, roles: dict[str, Any]
) -> None:
    game = war({"minor": [minor]}, step="supply", owed={house: 1}, **roles)
    assert legal(game, "enter") == exiles
    # What stands there counts for nobody, what stands elsewhere does.
    block = SAILORS[house]
    for area in AREAS:
        if EXILES.get(area, house) != house or area in ("isle-of-man", "middlesex"):
            continue
        game = war({area: [block]}, step="political-turn", campaign=3, **roles)
        count = said(game, "count")[0]
        assert sum(count.values()) == (0 if area in exiles else 1), area


@pytest.mark.rule("R3-2.7-b")
def test_the_enemys_exile_is_never_entered_or_attacked() -> None:
    for held in ([], ["scots-mercenary-l"]):
        game = war({"cumbria": ["march-y"], "scotland": held}, step="actions", who="york", card="action-2")
        act(game, "lift march-y")
        assert why(game, "step scotland") == "R3-2.7-b"
    for card in ("action-2", "piracy"):
        for held in ([], ["french-mercenary-l"]):
            blocks = {"calais": ["march-y"], "ireland": ["york-y"], "france": ["henry-vi-l", *held]}
            game = war(blocks, step="actions", who="york", card=card)
            act(game, "sail march-y")
            assert why(game, "land france") == "R3-2.7-b"
            game.undo(1)
            act(game, "sail york-y")
            assert why(game, "land scotland") == "R3-2.7-b"
        game = war(
            {"kent": ["devon-l"], "cornwall": ["exeter-l"], "ireland": ["york-y"]},
            step="actions",
            who="lancaster",
            card=card,
        )
        act(game, "sail devon-l")
        assert why(game, "land calais") == "R3-2.7-b"
        game.undo(0)
        act(game, "sail exeter-l")
        assert why(game, "land ireland") == "R3-2.7-b"


@pytest.mark.rule("R3-2.7-b", "R3-2.7-c")
def test_no_other_way_leads_into_the_enemys_exile() -> None:
    # Muster.
    game = war({"cumbria": ["march-y"]}, step="actions", who="york", card="muster")
    assert why(game, "gather scotland") == "R3-2.7-c"
    assert why(game, "gather calais") == ""
    # Retreat and regroup, by land ...
    game = duel("cumbria", ["march-y", "devon-l"], attacker="york", way="lancaster", number=2)
    act(game, "retreat march-y")
    assert why(game, "withdraw scotland") == "R3-2.7-c"
    game = duel("cumbria", ["march-y", "devon-l:1"], attacker="york", way="lancaster", number=2, dice=[1])
    act(game, "fire march-y", "regroup march-y")
    assert why(game, "withdraw scotland") == "R3-2.7-c"
    # ... and by sea.
    game = duel("sussex", ["march-y", "devon-l"], attacker="york", way="sea", number=2)
    act(game, "retreat march-y")
    assert why(game, "withdraw france") == "R3-2.7-c"
    assert why(game, "withdraw calais") == ""
    game = duel("sussex", ["march-y", "devon-l:1"], attacker="york", way="sea", number=2, dice=[1])
    act(game, "fire march-y", "regroup march-y")
    assert why(game, "withdraw france") == "R3-2.7-c"
    # Recruiting: the shield in Calais is there for Warwick/Y alone.
    game = war(
        {"pool": ["warwick-l"], "ireland": ["york-y"]}, step="actions", who="lancaster", card="action-2"
    )
    act(game, "recruit warwick-l")
    assert legal(game, "place") == ["glamorgan", "warwick"]
    assert why(game, "place calais") == "R3-2.7-b"
    # Going home.
    cousins = {"calais": ["kent-y", "salisbury-y"]}
    game = war({"kent": ["warwick-l"], **cousins}, step="political-turn")
    assert legal(game, "home") == ["warwick-l+glamorgan", "warwick-l+warwick"]
    assert why(game, "home warwick-l+calais") == "R3-8.3-c"
    game = war({"kent": ["march-y"], "lincoln": ["beaumont-l"]}, step="political-turn")
    assert legal(game, "home") == ["march-y+calais", "march-y+ireland"]
    assert why(game, "home march-y+france") == "R3-2.7-c"


@pytest.mark.rule("R3-2.7-d")
@pytest.mark.parametrize(
    ("exile", "house"),
    [("france", "lancaster"), ("calais", "york"), ("ireland", "york"), ("scotland", "lancaster")],
)
def test_exile_but_scotland_is_left_and_entered_by_sea_only(exile: str, house: str) -> None:
    block = SAILORS[house]
    game = at_sea(exile, house)
    assert why(game, f"sail {block}") == ""
    assert why(game, f"lift {block}") == ("" if exile == "scotland" else "R3-2.7-d")
    for area in AREAS:
        if area in EXILES or area == "isle-of-man":
            continue
        game = war({area: [block]}, step="actions", who=house, card="action-2")
        act(game, f"lift {block}")
        if exile != "scotland":
            assert why(game, f"step {exile}") == "R3-2.7-d", area
        else:
            assert (why(game, f"step {exile}") == "") is (area in ("cumbria", "northumbria")), area


@pytest.mark.rule("R3-2.7.1-a")
def test_ireland_is_the_home_of_the_irish_on_the_irish_sea() -> None:
    game = war(
        {"derby": ["irish-mercenary-y"], "lincoln": ["beaumont-l"]}, step="political-turn", draws=[0] * 14
    )
    assert place(game, "irish-mercenary-y") == "ireland"
    game = at_sea("ireland", "york")
    act(game, "sail essex-y")
    assert legal(game, "land") == shores("ireland", "york")
    assert why(game, "land sussex") == "R3-5.3-a"
    assert why(game, "land east-anglia") == "R3-5.3-a"


@pytest.mark.rule("R3-2.7.2-a")
def test_scotland_is_the_home_of_the_scots() -> None:
    game = war(
        {"derby": ["scots-mercenary-l"], "lincoln": ["beaumont-l"]}, step="political-turn", draws=[0] * 14
    )
    assert place(game, "scots-mercenary-l") == "scotland"
    # At home they eat nothing of what the country has: two others are fed besides them.
    hosts = ["exeter-l", "devon-l"]
    assert step(war({"scotland": ["scots-mercenary-l", *hosts]}, step="supply")) == "cards"
    assert step(war({"scotland": ["clifford-l", *hosts]}, step="supply")) == "losses"


@pytest.mark.rule("R3-2.7.2-b")
def test_lancaster_uses_the_borders_of_scotland() -> None:
    for border in ("cumbria", "northumbria"):
        game = war({border: ["devon-l"]}, step="actions", who="lancaster", card="action-2")
        march(game, "devon-l", "scotland")
        assert place(game, "devon-l") == "scotland"
        game = war({"scotland": ["devon-l"]}, step="actions", who="lancaster", card="action-2")
        march(game, "devon-l", border)
        assert place(game, "devon-l") == border
        # By retreat and regroup as well.
        game = duel(border, ["devon-l", "march-y"], attacker="york", way="north-yorks", number=2)
        act(game, "hold march-y", "retreat devon-l", "withdraw scotland")
        assert place(game, "devon-l") == "scotland"
        game = duel(
            border, ["oxford-l", "march-y:1"], attacker="york", way="north-yorks", number=2, dice=[1, 1, 1]
        )
        act(game, "fire oxford-l", "regroup oxford-l", "withdraw scotland")
        assert place(game, "oxford-l") == "scotland"


# --- 2.8 seas


@pytest.mark.rule("R3-2.8.1-a")
@pytest.mark.parametrize("area", AREAS)
def test_ships_stay_on_their_seas(area: str) -> None:
    for house, block in SAILORS.items():
        if EXILES.get(area, house) != house:
            continue
        game = at_sea(area, house)
        if area not in COASTS:
            assert why(game, f"sail {block}") in ("R3-5.3-c", "R3-5.3-i")
            continue
        act(game, f"sail {block}")
        assert legal(game, "land") == shores(area, house)
        for other in AREAS:
            assert (why(game, f"land {other}") == "") is (other in shores(area, house)), other


@pytest.mark.rule("R3-2.8.1-b")
def test_three_areas_of_england_and_scotland_lie_on_two_seas() -> None:
    for area, one, two in (
        ("kent", "lincoln", "dorset"),
        ("cornwall", "dorset", "lancaster"),
        ("scotland", "lincoln", "lancaster"),
    ):
        for shore in (one, two):
            game = sail(at_sea(area, "lancaster"), "devon-l", shore)
            assert place(game, "devon-l") == shore
    # No other area of England or Wales lies on two.
    for area in COASTS:
        if area not in ("kent", "cornwall", "scotland", "france", "calais"):
            house = EXILES.get(area, "lancaster")
            game = at_sea(area, house)
            act(game, f"sail {SAILORS[house]}")
            reached = {area, *legal(game, "land")}
            assert any(reached <= set(sea) for sea in SEAS.values()), area


@pytest.mark.rule("R3-2.8.2-b")
def test_the_isle_of_man_has_a_shield_of_stanley_and_no_bridge() -> None:
    game = war({"pool": ["stanley-l"]}, step="actions", who="lancaster", card="action-2")
    act(game, "recruit stanley-l")
    assert legal(game, "place") == ["isle-of-man", "lancaster"]
    game = at_sea("isle-of-man", "york")
    assert why(game, "lift essex-y") == "R3-2.8.2-b"
    sail(game, "essex-y", "chester")
    game = war({"lancaster": ["essex-y"]}, step="actions", who="york", card="action-2")
    act(game, "lift essex-y")
    assert why(game, "step isle-of-man") == "R3-2.8.2-b"
    game.undo(1)
    sail(game, "essex-y", "isle-of-man")
    assert place(game, "essex-y") == "isle-of-man"


@pytest.mark.rule("R3-2.8.2-c")
def test_the_isle_of_man_is_no_exile() -> None:
    # Both may land there, the Rebel may rise there, four are fed.
    for house, block in SAILORS.items():
        sail(at_sea("cumbria", house), block, "isle-of-man")
    game = war({"pool": ["rebel"]}, step="actions", who="york", card="action-2")
    recruit(game, "rebel", "isle-of-man")
    four = ["essex-y", "herbert-y", "suffolk-y", "norfolk-y"]
    assert step(war({"isle-of-man": four}, step="supply")) == "cards"
    assert step(war({"isle-of-man": [*four, "hastings-y"]}, step="supply")) == "losses"


@pytest.mark.rule("R3-2.8.2-c")
def test_stanley_is_at_home_on_the_isle_of_man() -> None:
    game = war({"isle-of-man": ["stanley-l"], "lincoln": ["beaumont-l"]}, step="political-turn")
    assert legal(game, "home") == ["stanley-l+isle-of-man", "stanley-l+lancaster"]
    act(game, "home stanley-l+isle-of-man", "done")
    assert place(game, "stanley-l") == "isle-of-man"
    # Others go home from there.
    game = war(
        {"isle-of-man": ["devon-l", "oxford-l"], "lincoln": ["beaumont-l"]},
        step="political-turn",
        draws=[0] * 14,
    )
    set_out(game)
    assert (place(game, "devon-l"), place(game, "oxford-l")) == ("cornwall", "essex")


@pytest.mark.rule("R3-2.8.2-c")
def test_only_pirates_attack_the_isle_of_man_and_nobody_leaves_it_by_land() -> None:
    blocks = {"isle-of-man": ["stanley-l"], "chester": ["march-y"]}
    game = war(blocks, step="actions", who="york", card="action-2")
    act(game, "sail march-y")
    assert why(game, "land isle-of-man") == "R3-5.3-e"
    game = war(blocks, step="actions", who="york", card="piracy")
    sail(game, "march-y", "isle-of-man")
    assert board(game)["areas"]["isle-of-man"]["attacker"] == "york"
    game = duel("isle-of-man", ["stanley-l", "march-y"], way="sea", number=2)
    act(game, "hold march-y")
    assert legal(game) == ["fire stanley-l", "hold stanley-l"]
    assert why(game, "retreat stanley-l") == "R3-6.6-i"
    # The defender who wins has nowhere to regroup; the pirate may go by sea.
    game = duel("isle-of-man", ["oxford-l", "march-y:1"], way="sea", number=2, dice=[1, 1, 1])
    act(game, "fire oxford-l")
    assert legal(game) == ["done"]
    game = duel("isle-of-man", ["stanley-l", "march-y"], way="sea", number=2)
    act(game, "retreat march-y")
    assert why(game, "withdraw lancaster") == ""
    assert why(game, "withdraw ireland") == ""


@pytest.mark.rule("R3-2.8.3-a")
@pytest.mark.parametrize("area", COASTS)
def test_all_coasts_have_ports_and_some_have_major_ones(area: str) -> None:
    house = EXILES.get(area, "york")
    one, two = {"york": ("essex-y", "suffolk-y"), "lancaster": ("devon-l", "oxford-l")}[house]
    assert (area in PORTS) is AREAS[area].port
    for port in shores(area, house):
        game = war({area: [one, two]}, step="actions", who=house, card="surprise")
        sail(game, one, port)
        assert ap(game) == 0
        # A second block sails for nothing from major port to major port.
        both = area in PORTS and port in PORTS
        assert (why(game, f"sail {two}") == "") is both, port
        if both:
            act(game, f"sail {two}")
            assert legal(game, "land") == [port]
