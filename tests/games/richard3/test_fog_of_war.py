"""3.0: what stands upright is hidden, what was shown is known, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from banneret import Game
from tests.games.richard3.hands import march, recruit, sail
from tests.games.richard3.support import act, battle, board, legal, place, said, step, war

#: The same York blocks, standing differently and weaker.
ONE = {"derby": ["march-y", "essex-y"], "calais": ["warwick-y", "york-y"], "pool": ["suffolk-y", "bombard-y"]}
OTHER = {
    "derby": ["york-y:1", "bombard-y:2"],
    "calais": ["suffolk-y", "essex-y:1"],
    "pool": ["march-y", "warwick-y"],
}
#: What lies in the open.
OPEN = ("dead", "down", "aside", "minors", "king", "pretender")
LANCASTER = {"lincoln": ["beaumont-l:2"], "wilts": ["devon-l"]}


def seen(game: Game, seat: int | None) -> list[object]:
    """All that reaches a seat or a spectator."""
    return [game.view(seat), game.log(seat), game.prompt(seat)]


def whole(game: Game, seat: int | None) -> str:
    """The board of a seat as text, without the blocks that lie in the open."""
    view = board(game, seat)
    return str({key: view[key] for key in view if key not in OPEN})


@pytest.mark.rule("R3-3.0-a", "R3-3.0-b")
@pytest.mark.parametrize("start", ["cards", "actions", "supply"])
def test_identity_and_strength_are_hidden_outside_battle(start: str) -> None:
    position: dict[str, Any] = {"step": start, "hands": {"lancaster": ["action-2"], "york": ["action-2"]}}
    if start == "actions":
        position.update(who="lancaster", first="lancaster", card="action-4")
    views = []
    for york in (ONE, OTHER):
        game = war({**LANCASTER, **york}, **position)
        views.append([seen(game, 0), seen(game, None)])
        assert "-y" not in whole(game, 0)
        assert "-y" not in whole(game, None)
        assert board(game, "york")["blocks"] != {}
    assert views[0] == views[1]


@pytest.mark.rule("R3-3.0-a", "R3-3.0-b")
def test_moves_and_recruits_show_numbers_only() -> None:
    views = []
    for york, mover, recruited in ((ONE, "essex-y", "suffolk-y"), (OTHER, "york-y", "warwick-y")):
        area = {"suffolk-y": "oxford", "warwick-y": "warwick"}[recruited]
        game = war({**LANCASTER, **york}, step="actions", who="york", first="york", card="action-3")
        recruit(game, recruited, area)
        march(game, mover, "leicester")
        sail(game, {"suffolk-y": "warwick-y", "warwick-y": "suffolk-y"}[recruited], "kent")
        if area == "oxford":
            for seat in (0, None):
                assert said(game, "recruit-hidden", seat) == [{"who": "york", "to": "oxford"}]
        act(game, f"lift {'march-y' if york is ONE else 'bombard-y'}")
        views.append([board(game, seat)["areas"]["derby"] for seat in (0, None)])
        for seat in (0, None):
            assert said(game, "move-hidden", seat) == [
                {"who": "york", "from": "derby", "through": "", "to": "leicester"}
            ]
            assert said(game, "move", seat) == []
            assert said(game, "recruit", seat) == []
            assert said(game, "sail", seat) == []
            assert said(game, "sail-hidden", seat) == [{"who": "york", "from": "calais", "to": "kent"}]
            assert "-y" not in whole(game, seat)
            assert game.prompt(seat)["args"] == {"who": "york", "from": "derby"}
        assert said(game, "move", 1)[0]["block"] == mover
    assert views[0] == views[1] == [{"n": [0, 1]}, {"n": [0, 1]}]


@pytest.mark.rule("R3-3.0-a")
@pytest.mark.parametrize(
    ("words", "key", "shown"),
    [
        (["lift norfolk-y"], "move", {"from": "kent"}),
        (["sail norfolk-y"], "sail", {"from": "kent"}),
        (["recruit hastings-y"], "place", {}),
    ],
)
def test_only_the_owner_is_told_which_block_he_holds(
    words: list[str], key: str, shown: dict[str, str]
) -> None:
    blocks = {**LANCASTER, "kent": ["norfolk-y"], "pool": ["hastings-y"]}
    game = act(war(blocks, step="actions", who="york", card="action-3"), *words)
    block = words[0].partition(" ")[2]
    assert game.prompt(1)["key"] == f"{key}-own"
    assert game.prompt(1)["args"] == {"who": "york", "block": block, **shown}
    for seat in (0, None):
        assert game.prompt(seat)["key"] == key
        assert game.prompt(seat)["args"] == {"who": "york", **shown}


@pytest.mark.rule("R3-3.0-b")
def test_the_opponent_counts_blocks_and_colours() -> None:
    game = war({**LANCASTER, **ONE, "derby": ["march-y", "essex-y", "norfolk-y"]})
    for seat in (0, None):
        assert board(game, seat)["areas"] == {
            "derby": {"n": [0, 3]},
            "calais": {"n": [0, 2]},
            "lincoln": {"n": [1, 0]},
            "wilts": {"n": [1, 0]},
            "france": {"n": [1, 0]},
        }
        assert board(game, seat)["pool"] == [0, 2]
    assert board(game, 0)["blocks"] == {
        "beaumont-l": ["lincoln", 2, 0],
        "devon-l": ["wilts", 2, 0],
        "henry-vi-l": ["france", 4, 0],
    }
    assert board(game)["blocks"] == {}


@pytest.mark.rule("R3-3.0-b")
def test_how_a_battle_was_entered_does_not_tell_by_whom() -> None:
    views = []
    for one, two in (("march-y", "essex-y"), ("essex-y", "march-y")):
        game = war(
            {"derby": ["devon-l"], "chester": [one], "leicester": [two]},
            step="actions",
            who="york",
            card="action-3",
        )
        march(game, one, "derby")
        march(game, two, "derby")
        views.append([str(board(game, 0)), str(game.log(0)), str(board(game))])
    assert views[0] == views[1]


@pytest.mark.rule("R3-3.0-c")
def test_the_rebel_is_recognised_but_not_his_strength() -> None:
    views = []
    for strength in (4, 1):
        game = war({"derby": [f"rebel:{strength}", "march-y"], "lincoln": ["beaumont-l"]})
        for seat in (0, 1, None):
            assert board(game, seat)["areas"]["derby"] == {"n": [0, 2], "rebel": True}
            assert "rebel" not in board(game, seat)["areas"]["lincoln"]
        assert board(game, 1)["blocks"]["rebel"] == ["derby", strength, 0]
        views.append([seen(game, 0), seen(game, None)])
    assert views[0] == views[1]


@pytest.mark.rule("R3-3.0-c")
@pytest.mark.parametrize("mover", ["rebel", "march-y"])
def test_nobody_takes_another_block_for_the_rebel(mover: str) -> None:
    game = war(
        {"derby": ["rebel:2", "march-y", "norfolk-y"], "chester": ["essex-y"], "lincoln": ["beaumont-l"]},
        step="actions",
        who="york",
        first="york",
        card="action-3",
    )

    def look() -> None:
        """Whatever Lancaster imagines looks like what it sees, the black block included."""
        for chance in range(20):
            imagined = game.sample(0, random.Random(chance))
            assert board(imagined, 0) == board(game, 0)
            assert not imagined.rules.check(imagined.state)

    look()
    act(game, f"lift {mover}")
    look()
    act(game, "step chester")
    look()
    act(game, "step powys")
    look()
    march(game, "norfolk-y", "warwick")
    look()
    assert board(game, 0)["areas"]["powys" if mover == "rebel" else "derby"] == {"n": [0, 1], "rebel": True}


@pytest.mark.rule("R3-3.0-c")
def test_when_the_rebel_moves_nobody_else_has() -> None:
    game = war(
        {"derby": ["rebel", "march-y"], "chester": ["essex-y"], "lincoln": ["beaumont-l"]},
        step="actions",
        who="york",
        card="action-3",
        knowledge={
            "march-y": {"places": ["derby"], "steps": 3, "maybe": 0},
            "essex-y": {"places": ["chester", "pool"], "steps": 3, "maybe": 0},
        },
    )
    march(game, "rebel", "chester")
    for chance in range(20):
        imagined = game.sample(0, random.Random(chance))
        assert place(imagined, "march-y") == "derby", "it was the black block that went"


@pytest.mark.rule("R3-3.0-d")
def test_blocks_are_hidden_again_after_a_battle() -> None:
    game = war(
        {"derby": ["march-y:2", "norfolk-y", "devon-l:1"], "calais": ["essex-y"]},
        step="battles",
        attacks={"derby": {"attacker": "york", "main": "warwick"}},
        dice=[1, 6],
    )
    assert "-y" not in whole(game, 0)
    battle(game, "derby")
    assert board(game, 0)["battle"]["field"] == {
        "devon-l": ["lancaster", 1, 0],
        "march-y": ["york", 2, 0],
        "norfolk-y": ["york", 4, 0],
    }
    act(game, "fire march-y")
    # York regroups, already unseen.
    assert step(game) == "regroup"
    for seat in (0, None):
        assert "battle" not in board(game, seat)
        assert "-y" not in whole(game, seat)
    act(game, "regroup norfolk-y", "withdraw leicester", "done")
    for seat in (0, None):
        assert "-y" not in whole(game, seat)
        assert said(game, "regroup-hidden", seat) == [{"who": "york", "from": "derby", "to": "leicester"}]
        assert said(game, "regroup", seat) == []
        # What was shown stays in the log, and only there.
        assert said(game, "field", seat)[1] == {"block": "march-y", "steps": 2}


def blow(blocks: dict[str, list[str]], dice: list[int], *words: str) -> Game:
    """York attacks Lancaster's heirs and nobles."""
    game = war(
        blocks,
        step="battle",
        attacks={"lincoln": {"attacker": "york", "main": "leicester"}},
        battle={"area": "lincoln", "round": 1},
        dice=[*dice, *[6] * 30],
    )
    return act(game, *words)


@pytest.mark.rule("R3-3.0-e")
def test_deaths_defections_and_new_heirs_are_public_by_name() -> None:
    field = {"lincoln": ["york-y", "exeter-l", "buckingham-l:1"], "minor": ["richmond-l"]}
    game = blow(field, [2, 2], "hold exeter-l", "hold buckingham-l", "treachery york-y", "target exeter-l")
    for seat in (0, 1, None):
        assert said(game, "defects", seat) == [{"block": "exeter-l", "to": "york"}]
    field = {"lincoln": ["york-y", "exeter-l:1", "devon-l:1"], "minor": ["richmond-l"]}
    game = blow(field, [1, 6, 6, 6], "hold exeter-l", "hold devon-l", "fire york-y", "take exeter-l")
    for seat in (0, 1, None):
        assert said(game, "eliminated", seat) == [{"block": "exeter-l"}]
        assert "exeter-l" in board(game, seat)["dead"]
    game = war({"minor": ["richmond-l"]}, step="supply", owed={"lancaster": 1}, dice=[1])
    act(game, "enter derby")
    for seat in (0, 1, None):
        assert said(game, "enters", seat) == [{"block": "richmond-l", "to": "derby"}]
    # Nobles who lie face down, too.
    field = {"lincoln": ["march-y", "buckingham-l:1", "devon-l:1"]}
    game = blow(field, [1, 6, 6], "fire march-y", "take buckingham-l")
    for seat in (0, 1, None):
        assert said(game, "eliminated", seat) == [{"block": "buckingham-l"}]
        assert "buckingham-l" in board(game, seat)["down"]


@pytest.mark.rule("R3-3.0-e")
def test_hunger_shows_where_and_how_many() -> None:
    crowd = ["march-y", "essex-y", "norfolk-y", "suffolk-y", "herbert-y", "hastings-y"]
    views = []
    for victims in (["march-y", "essex-y"], ["hastings-y", "norfolk-y"]):
        game = war({"derby": crowd, "lincoln": ["beaumont-l"]}, step="supply")
        for victim in victims:
            act(game, f"starve {victim}")
        assert [line["block"] for line in said(game, "starves", 1)] == victims
        for seat in (0, None):
            assert said(game, "starves-hidden", seat) == [{"who": "york", "area": "derby", "number": 2}]
            assert said(game, "starves", seat) == []
        views.append([board(game, 0), game.log(0), board(game), game.log()])
    assert views[0] == views[1]
    # Who starves to death is seen.
    game = war({"derby": ["devon-l:1", "beaumont-l", "oxford-l", "clifford-l", "pembroke-l"]}, step="supply")
    act(game, "starve devon-l")
    assert said(game, "eliminated", 1) == [{"block": "devon-l"}]


@pytest.mark.rule("R3-3.0-e")
def test_plague_shows_where_and_whom_it_kills() -> None:
    views = []
    for sick in (["hastings-y:2", "suffolk-y:3", "essex-y:1"], ["march-y:3", "norfolk-y:2", "essex-y:1"]):
        spare = [
            name for name in ("hastings-y", "suffolk-y", "march-y", "norfolk-y") if name not in str(sick)
        ]
        game = war({"wilts": sick, "pool": spare}, step="actions", who="lancaster", card="plague")
        act(game, "infect wilts")
        for seat in (0, None):
            assert said(game, "plague", seat) == [{"who": "lancaster", "area": "wilts"}]
            assert said(game, "eliminated", seat) == [{"block": "essex-y"}]
            assert board(game, seat)["areas"]["wilts"] == {"n": [0, 2]}
        views.append([board(game, 0), game.log(0), board(game), game.log()])
    assert views[0] == views[1]


@pytest.mark.rule("R3-3.0-f")
def test_the_political_turn_shows_numbers_from_place_to_place() -> None:
    game = war(
        {
            "kent": ["march-y", "essex-y"],
            "derby": ["norwich-levy-y", "irish-mercenary-y"],
            "wilts": ["suffolk-y"],
            "oxford": ["beaumont-l"],
            "east-anglia": ["oxford-l"],
            "lincoln": ["clifford-l"],
            "cumbria": ["devon-l"],
        },
        step="political-turn",
        draws=[0] * 14,
    )
    act(game, "home march-y+ireland")
    while step(game) == "homes":
        act(game, legal(game)[0])
    for seat in (0, None):
        lines = [line for key in ("home-hidden", "disbands-hidden") for line in said(game, key, seat)]
        assert {"who": "york", "from": "kent", "to": "ireland"} in lines
        assert {"who": "york", "from": "kent", "to": "essex"} in lines
        # Suffolk finds the enemy in both his homes.
        assert {"who": "york", "from": "wilts", "to": "pool"} in lines
        assert {"who": "york", "from": "derby", "place": "pool"} in lines
        assert {"who": "york", "from": "derby", "place": "ireland"} in lines
        for key in ("home", "disbands", "dismissed"):
            assert not [line for line in said(game, key, seat) if str(line["block"]).endswith("-y")]
        assert "-y" not in whole(game, seat)
    assert {"block": "suffolk-y", "from": "wilts", "to": "pool"} in said(game, "home", 1)
    # Lancaster's own moves are as hidden from York.
    assert not [line for line in said(game, "home", 1) if str(line["block"]).endswith("-l")]
    assert {"who": "lancaster", "from": "cumbria", "to": "cornwall"} in said(game, "home-hidden", 1)
