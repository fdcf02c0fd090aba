"""8.3 and 8.4: both houses go home, the Pretender's first."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import banneret
from banneret import Game

from .hands import set_out
from .support import act, board, legal, place, said, step, war, why

#: Crown areas (2.3), and what keeps all of them for one house.
CROWNS = (
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
)
#: Lancaster's nobles, enough to keep York from the throne without standing in anybody's way.
LOYAL = ("devon-l", "oxford-l", "pembroke-l", "beaumont-l", "clifford-l", "wiltshire-l")


def political(
    blocks: Mapping[str, Sequence[str]], king: str = "henry-vi-l", pretender: str = "york-y"
) -> Game:
    """The Political Turn of campaign 1, as far as somebody has to choose."""
    return set_out(war(blocks, king=king, pretender=pretender, step="political-turn", turn=7))


def homes(game: Game, block: str) -> list[str]:
    """The homes a block may choose from now."""
    return [words.partition("+")[2] for words in legal(game, "home") if words.partition("+")[0] == block]


def finish(game: Game) -> None:
    """Everybody goes to the first home he has."""
    while step(game) == "homes":
        act(game, legal(game)[0])


@pytest.mark.rule("R3-8.3-a", "R3-8.3-h")
def test_the_pretenders_heirs_must_go_to_exile() -> None:
    game = political({"leicester": ["york-y"], "hereford": ["march-y"], "wilts": LOYAL})
    assert game.must_act == (1,)
    for heir in ("york-y", "march-y"):
        assert homes(game, heir) == ["calais", "ireland"]
        assert why(game, f"home {heir}+hereford") == "R3-8.3-a", "a York shield, and Friendly"
        assert why(game, f"home {heir}+middlesex") == "R3-8.3-a"
        assert why(game, f"home {heir}+pool") == "R3-8.3-f"
        assert why(game, f"home {heir}+france") == "R3-2.7-c"
    act(game, "home york-y+ireland", "home march-y+calais", "done")
    assert (place(game, "york-y"), place(game, "march-y")) == ("ireland", "calais")


@pytest.mark.rule("R3-8.3-a", "R3-8.3-h", "R3-7.2-c", "R3-7.2-e", "R3-EX-8.3-5")
def test_exile_may_be_overfilled_and_is_settled_at_the_reset() -> None:
    game = political(
        {
            "kent": ["york-y", "march-y", "rutland-y"],
            "ireland": ["norfolk-y", "irish-mercenary-y"],
            "wilts": LOYAL,
        }
    )
    for heir in ("york-y", "march-y", "rutland-y"):
        assert why(game, f"home {heir}+south-yorks") == "R3-8.3-a"
        act(game, f"home {heir}+ireland")
    finish(game)
    assert step(game) == "surplus"
    assert legal(game, "dismiss") == ["march-y", "norfolk-y", "rutland-y", "york-y"]
    act(game, "dismiss york-y", "dismiss norfolk-y")
    assert (place(game, "york-y"), place(game, "norfolk-y")) == ("pool", "pool")
    assert (place(game, "march-y"), place(game, "rutland-y")) == ("ireland", "ireland")
    assert step(game) == "mulligan"


@pytest.mark.rule("R3-8.3-b", "R3-8.3-g", "R3-8.4-b", "R3-EX-8.3-1")
def test_a_shield_taken_by_the_pretenders_noble_is_closed_to_the_kings() -> None:
    game = political({"kent": ["essex-y"], "wilts": ["oxford-l"]})
    assert place(game, "essex-y") == "essex"
    assert place(game, "oxford-l") == "pool"


@pytest.mark.rule("R3-8.3-b", "R3-8.3-g", "R3-EX-8.3-2")
def test_a_shield_that_the_enemy_leaves_later_does_not_help() -> None:
    game = political({"kent": ["suffolk-y"], "east-anglia": ["henry-vi-l"], "oxford": ["devon-l"]})
    assert place(game, "suffolk-y") == "pool"
    act(game, "home henry-vi-l+chester", "done")
    assert place(game, "devon-l") == "cornwall"
    assert place(game, "suffolk-y") == "pool"


@pytest.mark.rule("R3-8.3-b", "R3-8.3-f")
def test_pretender_nobles_and_churches_go_to_their_own_shields_and_cathedrals() -> None:
    game = political(
        {
            "kent": ["arundel-y"],
            "derby": ["canterbury-church-y"],
            "chester": ["york-church-y"],
            "wilts": [*LOYAL[:4], "henry-vi-l"],
            "leicester": ["norfolk-y"],
            "south-yorks": ["clifford-l", "wiltshire-l"],
        }
    )
    assert homes(game, "norfolk-y") == ["caernarvon", "east-anglia", "glamorgan"]
    assert why(game, "home norfolk-y+leicester") == "R3-8.3-b"
    assert why(game, "home norfolk-y+calais") == "R3-8.3-b"
    assert why(game, "home norfolk-y+pool") == "R3-8.3-f"
    act(game, "home norfolk-y+glamorgan", "done")
    assert place(game, "norfolk-y") == "glamorgan", "from Leicester, at whatever distance"
    assert place(game, "arundel-y") == "sussex"
    assert place(game, "canterbury-church-y") == "kent", "Canterbury is in Kent"
    assert place(game, "york-church-y") == "pool", "York is enemy-occupied"


@pytest.mark.rule("R3-8.3-f")
def test_who_stands_on_an_own_shield_may_stay_or_choose_another() -> None:
    game = political({"glamorgan": ["norfolk-y"], "wilts": LOYAL})
    assert homes(game, "norfolk-y") == ["caernarvon", "east-anglia", "glamorgan"]
    stay = act(game.copy(), "home norfolk-y+glamorgan", "done")
    assert place(stay, "norfolk-y") == "glamorgan"
    assert said(stay, "home-hidden", "lancaster") == []
    act(game, "home norfolk-y+east-anglia", "done")
    assert place(game, "norfolk-y") == "east-anglia"
    assert {"who": "york", "from": "glamorgan", "to": "east-anglia"} in said(game, "home-hidden", "lancaster")


@pytest.mark.rule("R3-8.3-c", "R3-8.3-i")
def test_calais_is_home_to_warwick_of_york_only() -> None:
    game = political({"kent": ["warwick-y"], "pool": ["salisbury-y", "kent-y"], "wilts": LOYAL})
    assert homes(game, "warwick-y") == ["calais", "glamorgan", "warwick"]
    game = political({"kent": ["warwick-l", "salisbury-l", "kent-l"], "derby": ["york-y"]})
    act(game, "home york-y+calais", "done")
    assert homes(game, "warwick-l") == ["glamorgan", "warwick"]
    assert why(game, "home warwick-l+calais") == "R3-8.3-c"
    assert why(game, "home salisbury-l+calais") == "R3-8.3-i"


def nevilles(**more: list[str]) -> Game:
    """Salisbury and Kent of York, whose shields Lancaster holds; three York blocks feed in Calais."""
    return political(
        {
            "derby": ["salisbury-y", "kent-y"],
            "ireland": ["york-y"],
            "calais": ["march-y", "norfolk-y", "essex-y", "calais-mercenary-y", "burgundian-mercenary-y"],
            "north-yorks": ["devon-l"],
            "east-yorks": ["oxford-l"],
            "pool": ["warwick-y"],
            **more,
        }
    )


@pytest.mark.rule("R3-8.3-d", "R3-8.3-f", "R3-8.3-i", "R3-8.3-c", "R3-EX-8.3-3")
def test_calais_takes_salisbury_or_kent_as_long_as_it_can_feed_them() -> None:
    for first, second in (("salisbury-y", "kent-y"), ("kent-y", "salisbury-y")):
        game = nevilles()
        assert homes(game, first) == ["calais"], "and not the pool"
        assert homes(game, second) == ["calais"]
        act(game, f"home {first}+calais")
        assert homes(game, second) == ["pool"]
        assert why(game, f"home {second}+calais") == "R3-8.3-d"
        act(game, f"home {second}+pool", "done")
        assert (place(game, first), place(game, second)) == ("calais", "pool")
    game = nevilles(**{"east-yorks": [], "wilts": ["clifford-l"]})
    assert homes(game, "salisbury-y") == ["east-yorks"]
    assert homes(game, "kent-y") == ["east-yorks"]
    assert why(game, "home salisbury-y+calais") == "R3-8.3-i"
    assert why(game, "home kent-y+calais") == "R3-8.3-d"


@pytest.mark.rule("R3-8.3-d")
@pytest.mark.parametrize(("eaters", "opened"), [(0, True), (1, True), (2, True), (3, True), (4, False)])
def test_home_mercenaries_do_not_fill_calais(eaters: int, opened: bool) -> None:
    there = ["march-y", "norfolk-y", "essex-y", "suffolk-y"][:eaters]
    game = nevilles(calais=[*there, "calais-mercenary-y", "burgundian-mercenary-y"])
    assert homes(game, "kent-y") == (["calais"] if opened else ["pool"])


@pytest.mark.rule("R3-8.3-d", "R3-8.3-f")
def test_the_owner_decides_who_comes_to_calais_first() -> None:
    """Warwick of York has no other home left either, but he may come when Kent has taken the last place."""
    game = nevilles(
        derby=["salisbury-y", "kent-y", "warwick-y"],
        pool=[],
        warwick=["pembroke-l"],
        glamorgan=["beaumont-l"],
        sussex=["clifford-l"],
    )
    assert homes(game, "warwick-y") == ["calais"]
    act(game, "home kent-y+calais", "home warwick-y+calais")
    assert homes(game, "salisbury-y") == ["pool"]
    act(game, "home salisbury-y+pool", "done")
    assert [place(game, name) for name in ("kent-y", "warwick-y", "salisbury-y")] == [
        "calais",
        "calais",
        "pool",
    ]


@pytest.mark.rule("R3-8.3-e", "R3-8.3-c", "R3-8.3-f", "R3-EX-8.3-4")
def test_the_shield_of_a_dead_neville_is_open_to_the_others() -> None:
    game = political(
        {
            "leicester": ["warwick-l", "salisbury-l"],
            "warwick": ["shrewsbury-y"],
            "glamorgan": ["norfolk-y"],
            "north-yorks": ["essex-y"],
        },
        king="york-y",
        pretender="henry-vi-l",
    )
    # Lancaster is the Pretender side and moves first; Kent is dead and East Yorks Vacant.
    assert place(game, "salisbury-l") == "east-yorks"
    assert place(game, "warwick-l") == "east-yorks"


@pytest.mark.rule("R3-8.3-e")
def test_the_shield_of_a_living_neville_is_closed() -> None:
    alive = political({"derby": ["warwick-y", "kent-y"], "wilts": LOYAL, "pool": ["salisbury-y"]})
    assert homes(alive, "warwick-y") == ["calais", "glamorgan", "warwick"]
    assert why(alive, "home warwick-y+north-yorks") == "R3-8.3-e"
    assert why(alive, "home kent-y+warwick") == "R3-8.3-e"
    # A living Neville of the other house keeps his shields, too.
    defected = political(
        {"derby": ["warwick-y"], "kent": ["salisbury-l"], "pool": ["kent-y"], "wilts": LOYAL}
    )
    assert homes(defected, "warwick-y") == ["calais", "glamorgan", "warwick"]
    dead = political(
        {"derby": ["warwick-y", "kent-y"], "wilts": [*LOYAL[:4], "henry-vi-l"], "north-yorks": LOYAL[4:]}
    )
    assert homes(dead, "warwick-y") == ["calais", "east-yorks", "glamorgan", "warwick"], "North Yorks is held"
    assert homes(dead, "kent-y") == ["east-yorks"]


@pytest.mark.rule("R3-8.3-i", "R3-8.3-e")
def test_calais_is_a_dead_warwicks_shield_for_york_but_never_for_lancaster() -> None:
    game = political(
        {"derby": ["salisbury-y"], "pool": ["kent-y"], "calais": ["march-y"], "wilts": [*LOYAL, "henry-vi-l"]}
    )
    assert homes(game, "salisbury-y") == ["calais", "east-yorks", "glamorgan", "north-yorks", "warwick"]
    full = political(
        {
            "derby": ["salisbury-y"],
            "pool": ["kent-y"],
            "calais": ["march-y", "norfolk-y", "essex-y", "suffolk-y"],
            "wilts": [*LOYAL, "henry-vi-l"],
        }
    )
    assert homes(full, "salisbury-y") == ["east-yorks", "glamorgan", "north-yorks", "warwick"]
    assert why(full, "home salisbury-y+calais") == "R3-8.3-d", "still under the exile limit"
    red = political({"derby": ["salisbury-l"], "pool": ["kent-l"], "wilts": LOYAL})
    assert homes(red, "salisbury-l") == ["east-yorks", "glamorgan", "north-yorks", "warwick"]
    assert why(red, "home salisbury-l+calais") == "R3-8.3-i"


@pytest.mark.rule("R3-8.3-i")
def test_one_open_shield_of_salisbury_closes_calais() -> None:
    game = political({"derby": ["salisbury-y"], "pool": ["warwick-y"], "north-yorks": LOYAL})
    assert homes(game, "salisbury-y") == ["east-yorks"]
    assert why(game, "home salisbury-y+calais") == "R3-8.3-i"


@pytest.mark.rule("R3-8.4-a", "R3-8.4-d")
def test_royal_heirs_go_to_an_own_shield_or_any_crown() -> None:
    game = political({"kent": ["henry-vi-l", "somerset-l", "exeter-l"], "wilts": LOYAL, "derby": ["york-y"]})
    act(game, "home york-y+ireland", "done")
    assert homes(game, "somerset-l") == sorted([*CROWNS, "dorset", "lancaster", "lincoln"])
    assert homes(game, "henry-vi-l") == sorted([*CROWNS, "lancaster", "lincoln"])
    assert why(game, "home henry-vi-l+dorset") == "R3-8.4-a", "Somerset lives"
    assert why(game, "home henry-vi-l+kent") == "R3-8.4-a"
    assert why(game, "home henry-vi-l+scotland") == "R3-8.4-a", "no exile for the King"
    assert why(game, "home henry-vi-l+pool") == "R3-8.3-f"
    act(game, "home somerset-l+dorset", "home henry-vi-l+middlesex", "home exeter-l+cornwall")
    finish(game)
    assert (place(game, "somerset-l"), place(game, "henry-vi-l")) == ("dorset", "middlesex")


@pytest.mark.rule("R3-8.4-d")
def test_a_royal_heir_goes_to_friendly_or_vacant_areas_and_else_to_the_pool() -> None:
    dead_somerset = political(
        {"kent": ["henry-vi-l"], "dead": ["somerset-l"], "sussex": ["arundel-y"], "wilts": LOYAL}
    )
    assert "dorset" in homes(dead_somerset, "henry-vi-l"), "a dead heir's shield (2.2)"
    assert "sussex" not in homes(dead_somerset, "henry-vi-l")
    assert why(dead_somerset, "home henry-vi-l+sussex") == "R3-8.4-d", "Arundel is at home there"
    # York's heir is the King; Lancaster's blocks at home stand on every crown and every York shield.
    white = political(
        {
            "kent": ["march-y", "stanley-y", "essex-y"],
            "south-yorks": ["shrewsbury-l"],
            "rutland": ["worcester-y"],
        },
        king="march-y",
        pretender="henry-vi-l",
    )
    assert "south-yorks" not in homes(white, "march-y")
    assert why(white, "home march-y+south-yorks") == "R3-8.4-d"
    assert "rutland" in homes(white, "march-y")


@pytest.mark.rule("R3-8.4-d")
def test_without_a_place_the_king_goes_to_the_pool() -> None:
    """Written by hand: in play the Pretender's blocks have left Chester before the King goes home."""
    white = (
        "essex",
        "hastings",
        "herbert",
        "worcester",
        "suffolk",
        "norfolk",
        "arundel",
        "stanley",
        "rivers",
    )
    more = ("buckingham", "shrewsbury", "northumberland", "westmoreland")
    areas = (*CROWNS, "lancaster", "lincoln")
    blocks = {area: [f"{name}-y"] for area, name in zip(areas, (*white, *more), strict=True)}
    stack = [["war", {}], ["campaign", {"stage": 9}], ["political-turn", {"stage": 3}]]
    heirs = {"minor": ["exeter-l", "somerset-l", "richmond-l"]}
    game = set_out(war({**blocks, **heirs, "leicester": ["henry-vi-l"]}, stack=stack, turn=7))
    assert place(game, "henry-vi-l") == "pool"
    blocks["lincoln"] = []
    game = set_out(war({**blocks, **heirs, "leicester": ["henry-vi-l"]}, stack=stack, turn=7))
    assert place(game, "henry-vi-l") == "lincoln", "a shield of Lancaster is open"


@pytest.mark.rule("R3-8.4-b")
def test_the_kings_nobles_and_churches_go_home_like_the_pretenders() -> None:
    game = political(
        {
            "leicester": ["devon-l", "buckingham-l", "canterbury-church-l"],
            "wilts": ["henry-vi-l", *LOYAL[1:]],
            "south-yorks": ["shrewsbury-y"],
            "derby": ["york-church-l"],
        }
    )
    assert homes(game, "buckingham-l") == ["glamorgan", "kent", "warwick"]
    assert why(game, "home buckingham-l+leicester") == "R3-8.4-b"
    assert why(game, "home buckingham-l+pool") == "R3-8.3-f"
    finish(game)
    assert place(game, "devon-l") == "cornwall"
    assert place(game, "canterbury-church-l") == "kent"
    assert place(game, "york-church-l") == "pool", "Shrewsbury of York is at home in South Yorks"


@pytest.mark.rule("R3-8.4-c")
def test_who_is_in_exile_stays_there() -> None:
    game = political(
        {
            "calais": ["york-y", "warwick-y", "canterbury-church-y"],
            "ireland": ["essex-y"],
            "france": ["henry-vi-l", "exeter-l"],
            "scotland": ["oxford-l"],
            "kent": ["norfolk-y"],
            "wilts": ["rivers-l"],
            "derby": ["buckingham-l"],
        }
    )
    assert {words.partition("+")[0] for words in legal(game, "home")} == {"norfolk-y"}
    for words in ("york-y+ireland", "warwick-y+warwick", "essex-y+essex", "canterbury-church-y+kent"):
        assert why(game, f"home {words}") == "R3-8.4-c"
    act(game, "home norfolk-y+glamorgan", "done")
    assert {words.partition("+")[0] for words in legal(game, "home")} == {"buckingham-l"}
    for words in ("henry-vi-l+middlesex", "exeter-l+cornwall", "oxford-l+essex"):
        assert why(game, f"home {words}") == "R3-8.4-c", "the King and royal heirs included"
    act(game, "home buckingham-l+kent", "done")
    for block, area in (
        ("york-y", "calais"),
        ("essex-y", "ireland"),
        ("henry-vi-l", "france"),
        ("oxford-l", "scotland"),
    ):
        assert place(game, block) == area


@pytest.mark.rule("R3-8.3-g", "R3-8.4-b")
def test_the_other_house_sees_blocks_go_not_which() -> None:
    game = political({"kent": ["essex-y"], "wilts": ["oxford-l", "devon-l"]})
    assert said(game, "home", "lancaster") == [
        {"block": "devon-l", "from": "wilts", "to": "cornwall"},
        {"block": "oxford-l", "from": "wilts", "to": "pool"},
    ]
    assert said(game, "home", "york") == [{"block": "essex-y", "from": "kent", "to": "essex"}]
    assert said(game, "home-hidden", "lancaster") == [{"who": "york", "from": "kent", "to": "essex"}]
    assert board(game)["areas"]["cornwall"]["n"] == [1, 0]


def seen(game: Game, seat: int | None) -> list[Any]:
    """All that reaches somebody who does not own the blocks that go home."""
    imagined = game.sample(seat, random.Random(8)).describe_position()
    return [game.view(seat), game.log(seat), None if seat is None else game.version(seat), imagined]


@pytest.mark.rule("R3-3.0-f", "R3-8.3-f")
def test_who_has_a_choice_and_who_none_tells_nobody_who_is_who() -> None:
    """Herbert has one home, Norfolk three; they stand the other way round in a war that looks the same."""
    watched = []
    for one, two in (("herbert-y", "norfolk-y"), ("norfolk-y", "herbert-y")):
        game = war(
            {"kent": [one], "derby": [two], "wilts": LOYAL, "calais": ["york-y"]},
            step="political-turn",
            turn=7,
        )
        story = [seen(game, seat) for seat in (0, None)]
        assert legal(game, "home") == [
            "norfolk-y+caernarvon",
            "norfolk-y+east-anglia",
            "norfolk-y+glamorgan",
        ]
        assert why(game, "done") == "R3-8.3-f", "Norfolk has not decided yet"
        act(game, "home norfolk-y+glamorgan")
        story += [seen(game, seat) for seat in (0, None)]
        assert board(game)["areas"]["kent"] == {"n": [0, 1]}, "nobody has left yet"
        act(game, "done")
        story += [[board(game, seat), game.log(seat)] for seat in (0, None)]
        assert said(game, "home-hidden", "lancaster") == [
            {"who": "york", "from": "derby", "to": "glamorgan"},
            {"who": "york", "from": "kent", "to": "glamorgan"},
        ]
        watched.append(story)
    assert watched[0] == watched[1]


@pytest.mark.rule("R3-3.0-f")
def test_whether_there_is_anything_to_choose_tells_nobody_who_is_who() -> None:
    watched = []
    for one, spare in (("herbert-y", "norfolk-y"), ("norfolk-y", "herbert-y")):
        blocks = {"kent": [one], "derby": ["hastings-y"], "wilts": LOYAL, "pool": [spare]}
        game = war(blocks, step="political-turn", turn=7)
        assert (step(game), game.must_act) == ("homes", (1,)), "asked in any case"
        watched.append([seen(game, seat)[:3] for seat in (0, None)])
    assert watched[0] == watched[1]
    # Only where everybody sees that nobody is there is nobody asked.
    game = war({"calais": ["herbert-y"], "wilts": LOYAL[:1]}, step="political-turn", turn=7)
    assert game.must_act == (0,)


@pytest.mark.rule("R3-8.3-f")
def test_the_owner_sees_his_plan_and_may_change_it_until_all_set_out() -> None:
    game = war({"kent": ["herbert-y"], "derby": ["norfolk-y"], "wilts": LOYAL}, step="political-turn", turn=7)
    assert board(game, "york")["homes"] == {"herbert-y": "glamorgan"}
    act(game, "home norfolk-y+east-anglia")
    assert board(game, "york")["homes"] == {"herbert-y": "glamorgan", "norfolk-y": "east-anglia"}
    assert place(game, "norfolk-y") == "derby"
    again = banneret.setup("richard3", game.describe_position())
    assert board(again, "york") == board(game, "york")
    for seat in ("lancaster", None):
        assert "homes" not in board(game, seat)
    own, other = game.version(1), game.version(0)
    game.undo(1)
    assert game.version(1) > own
    assert game.version(0) == other, "Lancaster cannot count what York takes back"
    act(game, "home norfolk-y+caernarvon", "done")
    assert (place(game, "herbert-y"), place(game, "norfolk-y")) == ("glamorgan", "caernarvon")
    assert not game.can_undo(1), "they have been seen to go"


@pytest.mark.rule("R3-3.0-f", "R3-8.1-a")
def test_levies_leave_in_no_order_that_tells_which_stood_where() -> None:
    watched = []
    for one, two in (("norwich-levy-y", "bombard-y"), ("bombard-y", "norwich-levy-y")):
        game = war({"kent": [one], "derby": [two], "wilts": LOYAL}, step="political-turn", turn=7)
        watched.append([[board(game, seat), game.log(seat)] for seat in (0, None)])
        assert [line["from"] for line in said(game, "disbands-hidden", "lancaster")] == ["derby", "kent"]
    assert watched[0] == watched[1]


@pytest.mark.rule("R3-3.0-f")
def test_what_is_learned_from_the_way_home() -> None:
    """One of the two in Kent went to Glamorgan, the other to Sussex: each where he has a shield."""
    game = war(
        {"kent": ["herbert-y", "arundel-y"], "derby": ["essex-y"], "calais": ["york-y"], "wilts": LOYAL},
        step="political-turn",
        turn=7,
    )
    act(game, "done")
    for chance in range(30):
        imagined = game.sample(0, random.Random(chance))
        assert imagined.rules.check(imagined.state) == []
        assert place(imagined, "arundel-y") != "glamorgan", "no shield of his is there"
        assert place(imagined, "herbert-y") != "sussex"
