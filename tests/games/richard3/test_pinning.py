"""5.2.2: attackers pin defenders, and the borders they came by are closed to those who leave."""

from __future__ import annotations

import pytest

from banneret import Game
from tests.games.richard3.hands import attacker, march, recruit, sail
from tests.games.richard3.support import LANCASTER, act, ap, board, legal, place, step, war, why

CHESTER = ["beaumont-l", "clifford-l", "oxford-l", "pembroke-l", "devon-l"]


def chester() -> Game:
    """Five blocks of Player 2 in Chester, attacked by three from Derby (Main Attack) and one from Warwick."""
    return war(
        {"chester": [*CHESTER, "march-y", "norfolk-y", "hastings-y", "herbert-y"]},
        step="actions",
        first="york",
        who="lancaster",
        card="action-4",
        attacks={"chester": {"attacker": "york", "main": "derby"}},
        entered={"herbert-y": "warwick"},
    )


@pytest.mark.rule("R3-5.2.2-a")
def test_who_enters_an_enemy_area_attacks() -> None:
    game = war(
        {"oxford": ["norfolk-y"], "middlesex": ["beaumont-l"]}, step="actions", first="york", card="action-2"
    )
    assert "attacker" not in board(game)["areas"]["middlesex"]
    march(game, "norfolk-y", "middlesex")
    assert board(game)["areas"]["middlesex"]["attacker"] == "york"
    act(game, "done", seat="york")
    act(game, "done", seat="lancaster")
    act(game, "battle middlesex")
    assert attacker(game) == "york"
    assert game.must_act == (LANCASTER,), "Beaumont defends and so acts first, B2 like Norfolk"


@pytest.mark.rule("R3-5.2.2-a")
def test_who_enters_a_vacant_or_friendly_area_attacks_nobody() -> None:
    game = war({"oxford": ["march-y"], "wilts": ["norfolk-y"]}, step="actions", first="york", card="action-2")
    march(game, "march-y", "wilts")
    assert "attacker" not in board(game)["areas"]["wilts"]


@pytest.mark.rule("R3-5.2.2-b")
@pytest.mark.parametrize(("defenders", "free"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_each_attacker_pins_one_defender(defenders: int, free: int) -> None:
    game = war(
        {"oxford": CHESTER[:defenders], "middlesex": ["march-y", "norfolk-y"]},
        step="actions",
        first="york",
        who="york",
        card="action-2",
    )
    march(game, "march-y", "oxford")
    march(game, "norfolk-y", "oxford")
    act(game, "done")
    for _ in range(free):
        assert len(legal(game, "lift")) > 0
        march(game, legal(game, "lift")[0], "wilts")
    assert legal(game, "lift") == []
    left = next(b for b in CHESTER[:defenders] if place(game, b) == "oxford")
    assert why(game, f"lift {left}") == "R3-5.2.2-b"


@pytest.mark.rule("R3-5.2.2-b")
def test_reserves_do_not_pin() -> None:
    game = war(
        {
            "chester": [*CHESTER[:3], "march-y", "norfolk-y", "hastings-y"],
        },
        step="actions",
        first="york",
        who="lancaster",
        card="action-2",
        attacks={"chester": {"attacker": "york", "main": "derby"}},
        entered={"norfolk-y": "warwick", "hastings-y": "warwick"},
    )
    march(game, "beaumont-l", "hereford")
    march(game, "clifford-l", "hereford")
    assert why(game, "lift oxford-l") == "R3-5.2.2-b", "one Main Attack block pins one defender"


@pytest.mark.rule("R3-5.2.2-c")
@pytest.mark.parametrize("leavers", [CHESTER[:2], CHESTER[3:], [CHESTER[4], CHESTER[0]]])
def test_the_defender_chooses_who_is_pinned(leavers: list[str]) -> None:
    game = chester()
    assert legal(game, "lift") == sorted(CHESTER)
    for block in leavers:
        march(game, block, "lancaster")
    assert [place(game, block) for block in leavers] == ["lancaster"] * 2
    assert legal(game, "lift") == []


@pytest.mark.rule("R3-5.2.2-d")
def test_unpinned_blocks_may_attack_but_not_over_the_attackers_border() -> None:
    game = war(
        {"chester": [*CHESTER[:2], "march-y"], "hereford": ["norfolk-y"], "powys": []},
        step="actions",
        first="york",
        who="lancaster",
        card="action-2",
        attacks={"chester": {"attacker": "york", "main": "derby"}},
    )
    act(game, "lift beaumont-l")
    assert why(game, "step derby") == "R3-5.2.2-d"
    assert legal(game, "step") == ["caernarvon", "hereford", "lancaster", "powys", "warwick"]
    act(game, "step hereford")
    assert board(game)["areas"]["hereford"]["attacker"] == "lancaster"


@pytest.mark.rule("R3-5.2.2-d")
def test_the_ban_holds_for_the_first_border_only() -> None:
    """The area beyond the closed border may be reached another way."""
    game = war(
        {"chester": [*CHESTER[:2], "march-y"]},
        step="actions",
        first="york",
        who="lancaster",
        card="action-2",
        attacks={"chester": {"attacker": "york", "main": "derby"}},
    )
    march(game, "beaumont-l", "warwick", "derby")
    assert place(game, "beaumont-l") == "derby"


@pytest.mark.rule("R3-5.2.2-d")
def test_others_may_cross_a_border_used_for_an_attack() -> None:
    """Only who leaves the attacked area is barred."""
    game = war(
        {"chester": ["beaumont-l", "march-y"], "derby": ["clifford-l"]},
        step="actions",
        first="york",
        who="lancaster",
        card="action-2",
        attacks={"chester": {"attacker": "york", "main": "derby"}},
    )
    act(game, "lift clifford-l")
    assert why(game, "step chester") == ""


@pytest.mark.rule("R3-5.2.2-e")
def test_borders_of_attacking_reserves_are_closed_too() -> None:
    game = chester()
    act(game, "lift beaumont-l")
    assert why(game, "step warwick") == "R3-5.2.2-e"
    assert why(game, "step hereford") == ""


@pytest.mark.rule("R3-5.2.2-f")
def test_reinforcements_do_not_count_as_defenders_held() -> None:
    game = war(
        {
            "chester": [*CHESTER[:3], "march-y", "norfolk-y"],
            "lancaster": ["pembroke-l", "devon-l"],
        },
        step="actions",
        first="york",
        who="lancaster",
        card="action-4",
        attacks={"chester": {"attacker": "york", "main": "derby"}},
    )
    march(game, "pembroke-l", "chester")
    march(game, "devon-l", "chester")
    assert legal(game, "lift") == sorted(CHESTER[:3])
    march(game, "clifford-l", "powys")
    assert why(game, "lift beaumont-l") == "R3-5.2.2-b", "two of the first three must stay"
    assert legal(game, "lift") == []


@pytest.mark.rule("R3-5.2.2-g")
def test_pinned_blocks_do_not_sail_and_unpinned_ones_may() -> None:
    game = war(
        {"kent": [*CHESTER[:2], "march-y"], "dorset": ["pembroke-l"]},
        step="actions",
        first="york",
        who="lancaster",
        card="action-3",
        attacks={"kent": {"attacker": "york", "main": "sussex"}},
    )
    assert why(game, "sail beaumont-l") == ""
    sail(game, "clifford-l", "dorset")
    assert place(game, "clifford-l") == "dorset"
    assert ap(game) == 2
    assert why(game, "sail beaumont-l") == "R3-5.2.2-g"
    assert why(game, "lift beaumont-l") == "R3-5.2.2-b"


@pytest.mark.rule("R3-5.2.2-f", "R3-5.2.2-b")
def test_nothing_pins_where_nobody_attacks() -> None:
    game = war(
        {"oxford": ["beaumont-l"], "middlesex": ["march-y"], "pool": ["hastings-y"]},
        step="actions",
        first="york",
        who="york",
        card="action-2",
    )
    recruit(game, "hastings-y", "leicester")
    act(game, "done")
    march(game, "beaumont-l", "wilts")
    assert place(game, "beaumont-l") == "wilts"


# --- examples


@pytest.mark.rule("R3-EX-5.2.2-1", "R3-5.2.2-b", "R3-5.2.2-c", "R3-5.2.2-d", "R3-5.2.2-e")
def test_five_in_chester() -> None:
    game = war(
        {"chester": CHESTER, "derby": ["march-y", "norfolk-y", "hastings-y"], "warwick": ["herbert-y"]},
        step="actions",
        first="york",
        who="york",
        card="action-2",
    )
    for block in ("march-y", "norfolk-y", "hastings-y", "herbert-y"):
        march(game, block, "chester")
    act(game, "done")
    act(game, "lift devon-l")
    assert why(game, "step derby") == "R3-5.2.2-d"
    assert why(game, "step warwick") == "R3-5.2.2-e"
    act(game, "step hereford", "stop", "lift oxford-l", "step lancaster", "stop")
    assert step(game) == "actions"
    assert legal(game, "lift") == []
    assert why(game, "lift beaumont-l") == "R3-5.2.2-b"


@pytest.mark.rule("R3-EX-5.2.2-2", "R3-5.2.2-b", "R3-5.2.2-g")
def test_kent_can_be_left_by_sea_only() -> None:
    game = war(
        {"kent": CHESTER[:3], "sussex": ["march-y"], "middlesex": ["norfolk-y"]},
        step="actions",
        first="york",
        who="york",
        card="action-2",
    )
    march(game, "march-y", "kent")
    march(game, "norfolk-y", "kent")
    act(game, "done")
    assert ap(game) >= 2
    before = ap(game)
    assert why(game, "lift beaumont-l") in {"R3-5.2.2-d", "R3-5.2.2-e"}, "both land borders were used"
    sail(game, "beaumont-l", "east-anglia")
    sail(game, "clifford-l", "east-anglia")
    assert before - ap(game) == 1, "two for one between major ports"
    assert why(game, "sail oxford-l") == "R3-5.2.2-g"


@pytest.mark.rule("R3-EX-5.2.2-3", "R3-5.2.2-d", "R3-6.3-g")
def test_from_derby_to_the_relief_of_warwick() -> None:
    game = war(
        {
            "derby": CHESTER[:4],
            "warwick": ["devon-l"],
            "leicester": ["march-y", "norfolk-y", "hastings-y", "herbert-y"],
        },
        step="actions",
        first="york",
        who="york",
        card="action-2",
    )
    for block, end in (
        ("march-y", "derby"),
        ("norfolk-y", "derby"),
        ("hastings-y", "warwick"),
        ("herbert-y", "warwick"),
    ):
        march(game, block, end)
    act(game, "done")
    march(game, "beaumont-l", "warwick")
    march(game, "clifford-l", "warwick")
    assert why(game, "lift oxford-l") == "R3-5.2.2-b"
    act(game, "done")
    act(game, "battle warwick")
    assert board(game)["battle"]["reserves"] == [2, 0]
    assert set(board(game)["battle"]["field"]) == {"devon-l", "hastings-y", "herbert-y"}
