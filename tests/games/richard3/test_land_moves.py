"""5.2 and 5.2.1: land moves and border limits."""

from __future__ import annotations

from typing import Any

import pytest

from banneret import Game
from tests.games.richard3.hands import hold_round, march, recruit, turn
from tests.games.richard3.support import YORK, act, ap, battle, board, legal, place, said, step, war, why


def york(blocks: dict[str, list[str]], points: int = 3, **position: Any) -> Game:
    """York's Action Phase with some Action Points."""
    return war(blocks, step="actions", who="york", card="action-3", ap=points, **position)


# --- 5.2


@pytest.mark.rule("R3-5.2-a")
def test_one_ap_activates_all_blocks_of_one_area_and_no_other() -> None:
    game = york({"oxford": ["march-y", "norfolk-y", "herbert-y"], "derby": ["hastings-y"]}, 1)
    march(game, "march-y", "middlesex")
    assert ap(game) == 0
    assert board(game)["active"] == ["oxford"]
    assert legal(game, "lift") == ["herbert-y", "norfolk-y"]
    assert why(game, "lift hastings-y") == "R3-1.2-b"
    march(game, "norfolk-y", "middlesex")
    march(game, "herbert-y", "wilts")
    assert [place(game, b) for b in ("march-y", "norfolk-y", "herbert-y")] == [
        "middlesex",
        "middlesex",
        "wilts",
    ]
    assert legal(game) == ["done"]


@pytest.mark.rule("R3-5.2-a")
def test_only_own_blocks_on_the_map_are_activated() -> None:
    game = york({"oxford": ["march-y"], "derby": ["beaumont-l"], "pool": ["norfolk-y"]})
    assert why(game, "lift beaumont-l") == "R3-5.2-a"
    assert why(game, "lift norfolk-y") == "R3-5.2-a"
    assert why(game, "lift march-y") == ""
    act(game, "lift march-y")
    assert ap(game) == 3, "taking a block up costs nothing; its first border does"
    act(game, "step wilts")
    assert ap(game) == 2


@pytest.mark.rule("R3-5.2-b")
def test_a_block_moves_one_or_two_areas() -> None:
    game = york({"oxford": ["march-y", "norfolk-y"]})
    act(game, "lift march-y")
    assert why(game, "stop") == "R3-5.2-b", "not without moving at all"
    assert why(game, "step kent") == "R3-2.1-a", "not adjacent"
    act(game, "step middlesex")
    assert step(game) == "move"
    assert why(game, "stop") == ""
    act(game, "stop")
    assert place(game, "march-y") == "middlesex"
    act(game, "lift norfolk-y", "step middlesex", "step kent")
    assert step(game) == "actions", "after two areas the move is over"
    assert place(game, "norfolk-y") == "kent"
    assert said(game, "move", YORK)[-1] == {
        "block": "norfolk-y",
        "from": "oxford",
        "through": "middlesex",
        "to": "kent",
    }


@pytest.mark.rule("R3-5.2-c")
def test_blocks_of_one_activation_go_different_ways() -> None:
    game = york({"oxford": ["march-y", "norfolk-y", "herbert-y"]}, 1)
    march(game, "march-y", "middlesex", "kent")
    march(game, "norfolk-y", "gloucester")
    march(game, "herbert-y", "gloucester")
    assert [place(game, b) for b in ("march-y", "norfolk-y", "herbert-y")] == [
        "kent",
        "gloucester",
        "gloucester",
    ]
    assert ap(game) == 0


@pytest.mark.rule("R3-5.2-d")
def test_a_block_passes_friendly_areas_freely() -> None:
    crowd = ["norfolk-y", "hastings-y", "essex-y", "suffolk-y"]
    game = york({"oxford": ["march-y"], "middlesex": crowd}, 1)
    act(game, "lift march-y", "step middlesex")
    assert legal(game, "step") == ["essex", "kent", "leicester", "sussex"]
    act(game, "step kent")
    assert place(game, "march-y") == "kent"


@pytest.mark.rule("R3-5.2-e")
def test_a_block_stops_in_an_enemy_area_and_fights_there() -> None:
    game = york({"oxford": ["march-y"], "middlesex": ["beaumont-l"]})
    act(game, "lift march-y", "step middlesex")
    assert step(game) == "actions", "its move is over after one area"
    assert place(game, "march-y") == "middlesex"
    assert why(game, "lift march-y") == "R3-5.2-f"
    act(game, "done", seat="york")
    act(game, "done", seat="lancaster")
    assert step(game) == "battles"
    act(game, "battle middlesex")
    assert set(board(game)["battle"]["field"]) == {"march-y", "beaumont-l"}


@pytest.mark.rule("R3-5.2-e")
def test_a_block_stops_in_a_contested_area_and_fights_there() -> None:
    game = york({"oxford": ["march-y"], "kent": ["norfolk-y"], "middlesex": ["beaumont-l"]})
    march(game, "norfolk-y", "middlesex")
    act(game, "lift march-y", "step middlesex")
    assert step(game) == "actions"
    assert board(game)["areas"]["middlesex"]["by"] == {"kent": [0, 1], "oxford": [0, 1]}


@pytest.mark.rule("R3-5.2-f")
def test_a_block_moves_once_in_a_turn() -> None:
    game = york({"oxford": ["march-y", "norfolk-y"]}, 4)
    march(game, "march-y", "middlesex")
    assert why(game, "lift march-y") == "R3-5.2-f", "although it moved one area only and AP are left"
    assert why(game, "sail march-y") == "R3-5.2-f"
    assert why(game, "lift norfolk-y") == ""


@pytest.mark.rule("R3-5.2-f")
def test_a_retreat_is_no_move_and_the_next_turn_is_free() -> None:
    game = war(
        {"middlesex": ["march-y", "beaumont-l"]},
        step="battle",
        first="york",
        attacks={"middlesex": {"attacker": "york", "main": "oxford"}},
        battle={"area": "middlesex", "round": 2},
        hands={"york": ["action-3"], "lancaster": ["action-2"]},
    )
    assert board(game, "york")["blocks"]["march-y"][2] == 1, "it has moved into this battle"
    act(game, "retreat march-y", "withdraw leicester")
    assert place(game, "march-y") == "leicester"
    act(game, "done", seat="lancaster")
    act(game, "play action-3", seat="york")
    act(game, "play action-2", seat="lancaster")
    march(game, "march-y", "derby", "chester")
    assert place(game, "march-y") == "chester"


@pytest.mark.rule("R3-5.2-g")
def test_an_area_paid_for_stays_activated() -> None:
    game = york(
        {"oxford": ["march-y", "norfolk-y", "herbert-y"], "derby": ["hastings-y"], "pool": ["suffolk-y"]}, 3
    )
    march(game, "march-y", "middlesex")
    march(game, "hastings-y", "warwick", "oxford")
    recruit(game, "suffolk-y", "oxford")
    assert ap(game) == 0
    assert legal(game, "lift") == ["herbert-y", "norfolk-y"], "without another AP"
    assert why(game, "lift hastings-y") == "R3-5.2-f", "it arrived there this turn"
    assert why(game, "lift suffolk-y") == "R3-1.2-e", "it was recruited there this turn"
    march(game, "norfolk-y", "wilts")
    assert place(game, "norfolk-y") == "wilts"


@pytest.mark.rule("R3-5.2-g")
def test_the_activation_ends_with_the_action_phase() -> None:
    game = war(
        {"oxford": ["march-y", "norfolk-y"], "derby": ["beaumont-l"]},
        step="actions",
        first="york",
        who="york",
        card="action-2",
        ap=1,
        hands={"york": ["action-2", "action-3"], "lancaster": ["action-2", "action-3"]},
    )
    march(game, "march-y", "wilts")
    act(game, "done", seat="york")
    assert board(game)["active"] == []
    act(game, "done", seat="lancaster")
    act(game, "play action-3", seat="york")
    act(game, "play action-2", seat="lancaster")
    assert ap(game) == 3
    march(game, "norfolk-y", "wilts")
    assert ap(game) == 2, "Oxford has to be paid for again"


@pytest.mark.rule("R3-5.2-h")
def test_a_block_passes_vacant_areas_but_does_not_step_straight_back() -> None:
    game = york({"oxford": ["march-y"], "wilts": ["beaumont-l"]})
    act(game, "lift march-y", "step gloucester")
    assert why(game, "step oxford") == "R3-5.2-h"
    assert legal(game, "step") == ["hereford", "somerset", "warwick", "wilts"]
    act(game, "step somerset")
    assert place(game, "march-y") == "somerset"


@pytest.mark.rule("R3-5.2-h")
def test_a_long_march_may_return_by_another_border() -> None:
    game = war({"oxford": ["march-y"]}, step="actions", who="york", card="force-march")
    act(game, "lift march-y", "step gloucester", "step warwick")
    assert why(game, "step gloucester") == "R3-5.2-h"
    assert why(game, "step oxford") == ""


# --- 5.2.1

SIX = ["march-y", "norfolk-y", "herbert-y", "hastings-y", "essex-y", "suffolk-y"]
YELLOW = [("oxford", "middlesex"), ("kent", "sussex"), ("chester", "powys"), ("glamorgan", "pembroke")]
BLUE = [("oxford", "wilts"), ("chester", "hereford"), ("derby", "lincoln"), ("middlesex", "kent")]
RED = [
    ("cumbria", "northumbria"),
    ("cumbria", "north-yorks"),
    ("cumbria", "lancaster"),
    ("lancaster", "north-yorks"),
    ("lancaster", "south-yorks"),
    ("derby", "lancaster"),
    ("caernarvon", "powys"),
    ("pembroke", "caernarvon"),
    ("pembroke", "powys"),
    ("powys", "hereford"),
]


def crosses(start: str, end: str, most: int, rule: str) -> None:
    """So many of six blocks cross a border, and the next is refused by a rule."""
    game = york({start: SIX}, 1)
    for block in SIX[:most]:
        march(game, block, end)
        assert place(game, block) == end
    act(game, f"lift {SIX[most]}")
    assert why(game, f"step {end}") == rule


@pytest.mark.rule("R3-5.2.1-a")
@pytest.mark.parametrize(("start", "end"), YELLOW)
def test_four_cross_a_yellow_border(start: str, end: str) -> None:
    crosses(start, end, 4, "R3-5.2.1-a")
    crosses(end, start, 4, "R3-5.2.1-a")


@pytest.mark.rule("R3-5.2.1-b")
@pytest.mark.parametrize(("start", "end"), BLUE)
def test_three_cross_a_blue_border(start: str, end: str) -> None:
    crosses(start, end, 3, "R3-5.2.1-b")
    crosses(end, start, 3, "R3-5.2.1-b")


@pytest.mark.rule("R3-5.2.1-c")
@pytest.mark.parametrize(("start", "end"), RED)
def test_two_cross_a_red_border(start: str, end: str) -> None:
    crosses(start, end, 2, "R3-5.2.1-c")
    crosses(end, start, 2, "R3-5.2.1-c")


@pytest.mark.rule("R3-5.2.1-a", "R3-5.2.1-b", "R3-5.2.1-c")
def test_the_limit_holds_for_the_turn_and_not_for_one_activation() -> None:
    """Blocks of different areas and of second steps share one limit."""
    game = york({"oxford": SIX[:2], "leicester": SIX[2:4]}, 3)
    march(game, SIX[0], "wilts")
    march(game, SIX[2], "oxford", "wilts")
    march(game, SIX[3], "oxford", "wilts")
    act(game, f"lift {SIX[1]}")
    assert why(game, "step wilts") == "R3-5.2.1-b"


@pytest.mark.rule("R3-5.2.1-d")
def test_a_red_border_ends_the_move() -> None:
    game = york({"derby": ["march-y", "norfolk-y"]})
    act(game, "lift march-y", "step lancaster")
    assert step(game) == "actions", "although Lancaster is Vacant and the block went one area only"
    assert place(game, "march-y") == "lancaster"
    march(game, "norfolk-y", "south-yorks", "lancaster")
    assert place(game, "norfolk-y") == "lancaster", "it may be the second border of a move"


@pytest.mark.rule("R3-5.2.1-e")
def test_each_player_has_the_whole_limit() -> None:
    game = war(
        {"lancaster": ["beaumont-l", "clifford-l"], "chester": ["march-y", "norfolk-y", "herbert-y"]},
        step="actions",
        first="lancaster",
        who="lancaster",
        card="action-2",
        cards={"york": "action-2"},
    )
    march(game, "beaumont-l", "north-yorks")
    march(game, "clifford-l", "north-yorks")
    act(game, "done", seat="lancaster")
    march(game, "march-y", "lancaster", "north-yorks")
    march(game, "norfolk-y", "lancaster", "north-yorks")
    assert place(game, "norfolk-y") == "north-yorks", "two of York after two of Lancaster"
    act(game, "lift herbert-y", "step lancaster")
    assert why(game, "step north-yorks") == "R3-5.2.1-c"


@pytest.mark.rule("R3-5.2.1-f")
def test_both_directions_count_together() -> None:
    game = york({"oxford": SIX[:2], "wilts": SIX[2:4]}, 3)
    march(game, SIX[0], "wilts")
    march(game, SIX[2], "oxford")
    march(game, SIX[1], "wilts")
    act(game, f"lift {SIX[3]}")
    assert why(game, "step oxford") == "R3-5.2.1-b", "the fourth over a blue border"


@pytest.mark.rule("R3-5.2.1-g")
def test_moves_retreats_of_each_round_and_regroups_are_counted_apart() -> None:
    """Two attack over a red border, two retreat over it in each round, two regroup over it."""
    game = war(
        {
            "derby": SIX[:2],
            "chester": SIX[2:5],
            "north-yorks": SIX[5:],
            "leicester": ["rivers-y"],
            "lancaster": ["beaumont-l:1"],
        },
        dice=[1, 1, 1],
        step="actions",
        first="york",
        who="york",
        card="action-4",
    )
    for block in SIX:
        march(game, block, "lancaster")
    act(game, "lift rivers-y", "step derby")
    assert why(game, "step lancaster") == "R3-5.2.1-c"
    act(game, "stop", "done")
    act(game, "done", seat="lancaster")
    battle(game, "lancaster")
    hold_round(game)
    act(game, "retreat march-y", "withdraw derby", "retreat herbert-y", "withdraw derby", "hold beaumont-l")
    act(game, "retreat norfolk-y")
    assert why(game, "withdraw derby") == "R3-6.6-e", "two have gone in this round"
    act(game, "withdraw chester")
    hold_round(game)
    assert turn(game) == 3
    act(
        game, "hold beaumont-l", "retreat hastings-y", "withdraw derby", "retreat suffolk-y", "withdraw derby"
    )
    act(game, "fire essex-y")
    assert step(game) == "regroup"
    act(game, "regroup essex-y", "withdraw derby")
    assert place(game, "essex-y") == "derby"


# --- examples


@pytest.mark.rule("R3-EX-5.2-1", "R3-5.2-c", "R3-5.2.1-b")
def test_six_blocks_of_east_anglia() -> None:
    for end, path in {
        "essex": ["essex"],
        "rutland": ["rutland"],
        "middlesex": ["essex", "middlesex"],
        "leicester": ["essex", "leicester"],
        "lincoln": ["rutland", "lincoln"],
    }.items():
        game = york({"east-anglia": SIX}, 1)
        march(game, SIX[0], *path)
        assert place(game, SIX[0]) == end
        assert ap(game) == 0
    game = york({"east-anglia": SIX}, 1)
    for block in SIX[:3]:
        march(game, block, "rutland")
    act(game, f"lift {SIX[3]}")
    assert why(game, "step rutland") == "R3-5.2.1-b"
    act(game, "step essex", "step rutland")
    for block in SIX[4:]:
        march(game, block, "essex", "rutland")
    assert [place(game, block) for block in SIX] == ["rutland"] * 6


@pytest.mark.rule("R3-EX-5.2-2", "R3-5.2-b")
def test_estuaries_are_no_borders() -> None:
    game = york({"glamorgan": ["march-y"], "east-yorks": ["norfolk-y"], "kent": ["herbert-y"]})
    act(game, "lift march-y")
    assert why(game, "step somerset") == "R3-2.1-h"
    act(game, "step hereford")
    assert why(game, "step somerset") == "R3-2.1-a"
    act(game, "step gloucester")
    assert step(game) == "actions", "Somerset would be a third area"
    act(game, "lift norfolk-y")
    assert why(game, "step lincoln") == "R3-2.1-h"
    act(game, "step south-yorks", "stop", "lift herbert-y")
    assert why(game, "step essex") == "R3-2.1-h"


@pytest.mark.rule("R3-EX-5.2-3", "R3-5.2-e", "R3-5.2-g", "R3-5.2-f")
def test_the_second_block_of_oxford_moves_without_a_second_ap() -> None:
    game = york(
        {"oxford": ["march-y", "norfolk-y"], "warwick": ["herbert-y"], "gloucester": ["beaumont-l"]}, 1
    )
    act(game, "lift march-y", "step gloucester")
    assert step(game) == "actions", "X must stop in Enemy Gloucester"
    act(game, "lift norfolk-y", "step leicester", "step warwick")
    assert place(game, "norfolk-y") == "warwick"
    assert why(game, "lift march-y") == "R3-5.2-f"
    assert why(game, "lift herbert-y") == "R3-1.2-b", "Warwick was not activated"


@pytest.mark.rule("R3-EX-5.2.1-1", "R3-5.2.1-a")
@pytest.mark.parametrize("way", ["leicester", "sussex"])
def test_the_fifth_block_from_middlesex_goes_round(way: str) -> None:
    game = york({"middlesex": SIX[:5]}, 1)
    for block in SIX[:4]:
        march(game, block, "oxford")
    act(game, f"lift {SIX[4]}")
    assert why(game, "step oxford") == "R3-5.2.1-a"
    act(game, f"step {way}", "step oxford")
    assert [place(game, block) for block in SIX[:5]] == ["oxford"] * 5


@pytest.mark.rule("R3-EX-5.2.1-2", "R3-5.2.1-c", "R3-5.2.1-e", "R3-5.2.1-f")
def test_a_swap_uses_a_red_border_up() -> None:
    game = war(
        {"north-yorks": ["clifford-l", "oxford-l"], "lancaster": ["beaumont-l"]},
        step="actions",
        first="lancaster",
        who="lancaster",
        card="action-3",
    )
    march(game, "clifford-l", "lancaster")
    march(game, "beaumont-l", "north-yorks")
    act(game, "lift oxford-l")
    assert why(game, "step lancaster") == "R3-5.2.1-c"
    later = war(
        {"north-yorks": ["norfolk-y", "herbert-y"]},
        step="actions",
        first="lancaster",
        who="york",
        card="action-2",
        crossed=[["lancaster", "lancaster", "north-yorks", 2]],
    )
    march(later, "norfolk-y", "lancaster")
    march(later, "herbert-y", "lancaster")
    assert place(later, "herbert-y") == "lancaster"
