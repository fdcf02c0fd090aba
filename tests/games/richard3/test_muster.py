"""5.1, Muster: everybody who can comes to one place."""

from __future__ import annotations

import pytest

from tests.games.richard3.support import act, ap, board, legal, place, step, war, why


@pytest.mark.rule("R3-5.1.M-a")
def test_a_friendly_or_vacant_area_is_named() -> None:
    game = war(
        {"leicester": ["norfolk-y"], "oxford": ["oxford-l"]}, step="actions", card="muster", who="york"
    )
    assert why(game, "gather leicester") == ""
    assert why(game, "gather derby") == ""
    assert why(game, "gather oxford") == "R3-5.1.M-a"
    assert why(game, "gather france") == "R3-2.7-c"
    assert why(game, "lift norfolk-y") == "R3-5.1.M-a"


@pytest.mark.rule("R3-5.1.M-a")
def test_any_number_of_blocks_from_any_areas_come_without_ap() -> None:
    game = war(
        {
            "kent": ["norfolk-y"],
            "sussex": ["suffolk-y"],
            "essex": ["essex-y", "london-levy-y"],
            "derby": ["hastings-y"],
            "lincoln": ["herbert-y"],
        },
        step="actions",
        card="muster",
        who="york",
        first="york",
    )
    assert ap(game) == 0
    act(game, "gather leicester")
    act(game, "lift norfolk-y", "step middlesex", "step leicester")
    act(game, "lift suffolk-y", "step oxford", "step leicester")
    act(game, "lift essex-y", "step leicester")
    act(game, "lift hastings-y", "step leicester")
    act(game, "lift herbert-y", "step leicester")
    assert ap(game) == 0
    assert board(game)["active"] == [], "no area is activated"
    # Nobody has to come; he moves no more this turn.
    assert legal(game) == ["done", "lift london-levy-y"]
    assert why(game, "lift hastings-y") == "R3-5.2-f"
    assert board(game)["areas"]["leicester"]["n"] == [0, 5]
    act(game, "done")
    assert game.must_act == (0,)


@pytest.mark.rule("R3-5.1.M-b")
def test_who_cannot_be_there_in_two_areas_does_not_move() -> None:
    game = war(
        {"kent": ["norfolk-y"], "dorset": ["suffolk-y"], "northumbria": ["essex-y"], "calais": ["march-y"]},
        step="actions",
        card="muster",
        who="york",
    )
    act(game, "gather leicester")
    assert legal(game, "lift") == ["norfolk-y"]
    for far in ("suffolk-y", "essex-y", "march-y"):
        assert why(game, f"lift {far}") == "R3-5.1.M-b"
    # No halt on the way, no way that does not end there, no ship.
    act(game, "lift norfolk-y")
    assert legal(game) == ["step middlesex"]
    assert why(game, "step sussex") == "R3-5.1.M-b"
    act(game, "step middlesex")
    assert legal(game) == ["step leicester"]
    assert why(game, "stop") == "R3-5.1.M-b"
    act(game, "step leicester")
    assert why(game, "sail norfolk-y") == "R3-5.1.M-b"


@pytest.mark.rule("R3-5.1.M-b")
def test_red_borders_stop_a_muster_too() -> None:
    game = war(
        {"scotland": ["scots-mercenary-l"], "northumbria": ["oxford-l"], "lancaster": ["devon-l"]},
        step="actions",
        card="muster",
        who="lancaster",
    )
    act(game, "gather north-yorks")
    # Two red borders from Scotland by Cumbria; but by Northumbria the red one comes first too.
    assert legal(game, "lift") == ["devon-l", "oxford-l"]
    assert why(game, "lift scots-mercenary-l") == "R3-5.1.M-b"
    act(game, "lift oxford-l")
    assert why(game, "step cumbria") == "R3-5.1.M-b"
    assert legal(game, "step") == ["east-yorks", "north-yorks"]


@pytest.mark.rule("R3-5.1.M-b")
def test_border_limits_hold_in_a_muster() -> None:
    four = ["norfolk-y", "suffolk-y", "essex-y", "hastings-y"]
    game = war({"hereford": four}, step="actions", card="muster", who="york")
    act(game, "gather chester")
    for name in four[:3]:
        act(game, f"lift {name}", "step chester")
    act(game, f"lift {four[3]}")
    assert why(game, "step chester") == "R3-5.2.1-b"
    assert legal(game) == ["step warwick"]


@pytest.mark.rule("R3-5.1.M-b")
def test_pinned_blocks_do_not_muster() -> None:
    game = war(
        {"derby": ["norfolk-y", "suffolk-y", "oxford-l"]},
        step="actions",
        card="muster",
        who="york",
        first="lancaster",
        attacks={"derby": {"attacker": "lancaster", "main": "leicester"}},
    )
    act(game, "gather warwick")
    act(game, "lift norfolk-y")
    assert why(game, "step leicester") == "R3-5.2.2-d"
    act(game, "step warwick")
    assert why(game, "lift suffolk-y") == "R3-5.2.2-b"
    assert legal(game) == ["done"]


@pytest.mark.rule("R3-5.1.M-c")
def test_a_muster_never_goes_to_battle() -> None:
    game = war(
        {"derby": ["norfolk-y", "oxford-l"], "leicester": ["suffolk-y"], "warwick": ["devon-l"]},
        step="actions",
        card="muster",
        who="york",
        first="lancaster",
        attacks={"derby": {"attacker": "lancaster", "main": "lincoln"}},
    )
    # Neither a Contested nor an Enemy area can be named ...
    assert why(game, "gather derby") == "R3-5.1.M-a"
    assert why(game, "gather warwick") == "R3-5.1.M-a"
    # ... nor passed.
    act(game, "gather chester")
    assert legal(game) == ["done"]
    assert why(game, "lift suffolk-y") == "R3-5.1.M-c"


@pytest.mark.rule("R3-EX-5.1.M-1")
def test_wilts_and_kent_come_to_leicester_dorset_and_cumbria_do_not() -> None:
    game = war(
        {
            "leicester": ["norfolk-y"],
            "wilts": ["suffolk-y"],
            "kent": ["essex-y"],
            "dorset": ["hastings-y"],
            "cumbria": ["herbert-y"],
        },
        step="actions",
        card="muster",
        who="york",
    )
    act(game, "gather leicester")
    assert legal(game) == ["done", "lift essex-y", "lift suffolk-y"]
    act(game, "lift suffolk-y")
    assert legal(game) == ["step oxford"]
    act(game, "step oxford", "step leicester", "lift essex-y")
    assert legal(game) == ["step middlesex"]
    act(game, "step middlesex", "step leicester")
    assert board(game)["areas"]["leicester"]["n"] == [0, 3]
    assert (place(game, "hastings-y"), place(game, "herbert-y")) == ("dorset", "cumbria")
    assert {board(game, "york")["blocks"][name][2] for name in ("hastings-y", "herbert-y")} == {0}


@pytest.mark.rule("R3-EX-5.1.M-2")
def test_no_way_through_the_enemy() -> None:
    game = war({"kent": ["essex-y"], "middlesex": ["oxford-l"]}, step="actions", card="muster", who="york")
    act(game, "gather leicester")
    assert legal(game) == ["done"]
    assert why(game, "lift essex-y") == "R3-5.1.M-c"
    assert step(game) == "mustering"
