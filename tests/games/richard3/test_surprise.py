"""5.1, Surprise: one group over wider borders, or one sea move."""

from __future__ import annotations

import pytest

from banneret import Game
from tests.games.richard3.support import act, ap, board, legal, place, step, war, why

SIX = ["norfolk-y", "suffolk-y", "essex-y", "hastings-y", "herbert-y", "arundel-y"]


def march(game: Game, names: list[str], *way: str) -> Game:
    """Moves blocks the same way, one after another; the last area ends the move."""
    for name in names:
        act(game, f"lift {name}", *[f"step {area}" for area in way])
        if step(game) == "move":
            act(game, "stop")
    return game


@pytest.mark.rule("R3-5.1.S-a")
@pytest.mark.parametrize(
    ("start", "end", "limit", "rule"),
    [
        ("middlesex", "oxford", 5, "R3-5.2.1-a"),
        ("east-anglia", "rutland", 4, "R3-5.2.1-b"),
        ("north-yorks", "cumbria", 3, "R3-5.2.1-c"),
    ],
)
def test_one_more_block_crosses_each_border(start: str, end: str, limit: int, rule: str) -> None:
    for card, able in (("surprise", limit), ("action-2", limit - 1)):
        game = war({start: SIX}, step="actions", card=card, who="york")
        march(game, SIX[:able], end)
        assert board(game)["areas"][end]["n"] == [0, able]
        act(game, f"lift {SIX[able]}")
        assert why(game, f"step {end}") == rule


@pytest.mark.rule("R3-5.1.S-a")
def test_surprise_moves_one_group() -> None:
    game = war({"kent": ["norfolk-y"], "sussex": ["essex-y"]}, step="actions", card="surprise", who="york")
    march(game, ["norfolk-y"], "middlesex")
    assert ap(game) == 0
    assert legal(game) == ["done"]
    assert why(game, "lift essex-y") == "R3-1.2-b"


@pytest.mark.rule("R3-5.1.S-b")
def test_surprise_may_be_one_sea_move_instead() -> None:
    blocks = {"kent": ["norfolk-y", "suffolk-y"], "oxford": ["essex-y"]}
    # One block to a minor port.
    game = war(blocks, step="actions", card="surprise", who="york")
    act(game, "sail norfolk-y", "land dorset")
    assert legal(game) == ["done"]
    assert why(game, "lift essex-y") == "R3-1.2-b"
    assert why(game, "sail suffolk-y") == "R3-1.2-b"
    # Two from major port to major port.
    game = war(blocks, step="actions", card="surprise", who="york")
    act(game, "sail norfolk-y", "land sussex", "sail suffolk-y")
    assert legal(game) == ["land sussex"]
    act(game, "land sussex")
    assert legal(game) == ["done"]
    # It is a normal sea move: it does not attack.
    game = war({**blocks, "sussex": ["oxford-l"]}, step="actions", card="surprise", who="york")
    act(game, "sail norfolk-y")
    assert why(game, "land sussex") == "R3-5.3-e"


@pytest.mark.rule("R3-5.1.S-c")
def test_the_wider_borders_are_the_players_own() -> None:
    red = ["oxford-l", "pembroke-l", "beaumont-l", "clifford-l", "devon-l"]
    game = war(
        {"middlesex": ["norfolk-y"], "leicester": red},
        step="actions",
        card="surprise",
        who="york",
        first="york",
        cards={"york": "surprise", "lancaster": "action-2"},
    )
    act(game, "done")
    march(game, red[:4], "oxford")
    act(game, f"lift {red[4]}")
    assert why(game, "step oxford") == "R3-5.2.1-a"


@pytest.mark.rule("R3-5.1.S-c")
def test_a_regroup_after_surprise_has_the_normal_limits() -> None:
    game = war(
        {"cumbria": [*SIX[:3], "clifford-l:1"], "north-yorks": ["arundel-y"]},
        step="actions",
        card="surprise",
        who="york",
        first="york",
        attacks={"cumbria": {"attacker": "york", "main": "north-yorks"}},
        active=["north-yorks"],
        dice=[6, 1, 1, 1],
    )
    act(game, "done", "done", "battle cumbria", "fire clifford-l", "fire norfolk-y")
    assert step(game) == "regroup"
    act(game, "regroup norfolk-y", "withdraw north-yorks", "regroup suffolk-y", "withdraw north-yorks")
    act(game, "regroup essex-y")
    assert why(game, "withdraw north-yorks") == "R3-6.7-c"


@pytest.mark.rule("R3-5.1.S-c")
def test_red_borders_still_stop_and_three_borders_are_the_most() -> None:
    game = war({"north-yorks": ["norfolk-y"]}, step="actions", card="surprise", who="york")
    act(game, "lift norfolk-y", "step cumbria")
    assert (step(game), place(game, "norfolk-y")) == ("actions", "cumbria")

    game = war(
        {"leicester": ["oxford-l", "norfolk-y", "suffolk-y", "essex-y"], "warwick": ["hastings-y"]},
        step="actions",
        card="surprise",
        who="york",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        entered={"norfolk-y": "derby", "suffolk-y": "lincoln", "essex-y": "rutland"},
    )
    act(game, "lift hastings-y")
    assert why(game, "step leicester") == "R3-6.3-a"
    assert why(game, "step derby") == ""


@pytest.mark.rule("R3-EX-5.1.S-1")
def test_three_cross_into_cumbria_and_two_come_back() -> None:
    game = war(
        {"north-yorks": SIX, "cumbria": ["beaumont-l"]},
        step="actions",
        card="surprise",
        who="york",
        first="york",
    )
    for name in SIX[:3]:
        act(game, f"lift {name}", "step cumbria")
        assert step(game) == "actions"
    act(game, f"lift {SIX[3]}")
    assert why(game, "step cumbria") == "R3-5.2.1-c"
    act(game, "step east-yorks", "stop", "done", "done", "battle cumbria")
    act(game, "hold beaumont-l", *[f"hold {name}" for name in SIX[:3]], "hold beaumont-l")
    act(game, "retreat norfolk-y", "withdraw north-yorks", "retreat suffolk-y", "withdraw north-yorks")
    act(game, "retreat essex-y")
    assert why(game, "withdraw north-yorks") == "R3-6.6-e"
