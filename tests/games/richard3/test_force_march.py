"""5.1, Force March: one group, up to three areas."""

from __future__ import annotations

import pytest

from tests.games.richard3.support import act, ap, board, legal, place, step, war, why


@pytest.mark.rule("R3-5.1.F-a")
def test_each_block_marches_one_two_or_three_areas() -> None:
    game = war(
        {"kent": ["norfolk-y", "suffolk-y", "essex-y"], "derby": ["hastings-y"]},
        step="actions",
        card="force-march",
        who="york",
    )
    act(game, "lift norfolk-y", "step sussex", "stop")
    act(game, "lift suffolk-y", "step middlesex", "step leicester", "stop")
    act(game, "lift essex-y", "step middlesex", "step oxford", "step gloucester")
    # After three areas the move is over by itself.
    assert step(game) == "actions"
    assert [place(game, name) for name in ("norfolk-y", "suffolk-y", "essex-y")] == [
        "sussex",
        "leicester",
        "gloucester",
    ]
    # One group, one AP.
    assert ap(game) == 0
    assert why(game, "lift hastings-y") == "R3-1.2-b"
    # An ordinary move ends after two.
    game = war({"kent": ["essex-y"]}, step="actions", card="action-2", who="york")
    act(game, "lift essex-y", "step middlesex", "step oxford")
    assert step(game) == "actions"


@pytest.mark.rule("R3-5.1.F-a")
def test_a_force_march_may_attack_and_stops_in_the_battle() -> None:
    game = war(
        {"kent": ["essex-y", "norfolk-y"], "middlesex": ["oxford-l"]},
        step="actions",
        card="force-march",
        who="york",
    )
    act(game, "lift essex-y", "step middlesex")
    assert step(game) == "actions"
    assert board(game)["areas"]["middlesex"]["attacker"] == "york"


@pytest.mark.rule("R3-5.1.F-b")
def test_no_ship_and_no_wider_border() -> None:
    game = war({"kent": ["norfolk-y"]}, step="actions", card="force-march", who="york")
    assert legal(game, "sail") == []
    assert why(game, "sail norfolk-y") == "R3-5.1.F-b"
    five = ["norfolk-y", "suffolk-y", "essex-y", "hastings-y", "herbert-y"]
    for start, end, limit, rule in (
        ("kent", "sussex", 4, "R3-5.2.1-a"),
        ("kent", "middlesex", 3, "R3-5.2.1-b"),
        ("north-yorks", "cumbria", 2, "R3-5.2.1-c"),
    ):
        game = war({start: five}, step="actions", card="force-march", who="york")
        for name in five[:limit]:
            act(game, f"lift {name}", f"step {end}")
            if step(game) == "move":
                act(game, "stop")
        act(game, f"lift {five[limit]}")
        assert why(game, f"step {end}") == rule


@pytest.mark.rule("R3-5.1.F-b")
def test_a_red_border_stops_a_force_march() -> None:
    game = war({"chester": ["norfolk-y"]}, step="actions", card="force-march", who="york")
    act(game, "lift norfolk-y", "step lancaster", "step cumbria")
    assert (step(game), place(game, "norfolk-y")) == ("actions", "cumbria")
    assert why(game, "lift norfolk-y") == "R3-5.2-f"


@pytest.mark.rule("R3-EX-5.1.F-1")
def test_from_essex_to_chester_but_not_through_cumbria() -> None:
    game = war(
        {"essex": ["norfolk-y"], "chester": ["oxford-l"]}, step="actions", card="force-march", who="york"
    )
    act(game, "lift norfolk-y", "step leicester", "step warwick", "step chester")
    assert board(game)["areas"]["chester"]["n"] == [1, 1]
    assert board(game)["areas"]["chester"]["attacker"] == "york"
    game = war({"northumbria": ["norfolk-y"]}, step="actions", card="force-march", who="york")
    act(game, "lift norfolk-y", "step cumbria")
    assert (step(game), place(game, "norfolk-y")) == ("actions", "cumbria")
    assert legal(game) == ["done"]
