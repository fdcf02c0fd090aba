"""5.1, Plague: a city in enemy hands."""

from __future__ import annotations

import pytest

from tests.games.richard3.support import act, board, legal, place, said, step, steps, war, why


@pytest.mark.rule("R3-5.1.L-a")
def test_every_block_in_an_enemy_city_loses_a_step() -> None:
    game = war(
        {"wilts": ["norfolk-y", "suffolk-y:2", "salisbury-levy-y:1"], "middlesex": ["essex-y"]},
        step="actions",
        card="plague",
        who="lancaster",
        first="lancaster",
    )
    assert legal(game) == ["done", "infect middlesex", "infect wilts"]
    act(game, "infect wilts")
    assert (steps(game, "norfolk-y"), steps(game, "suffolk-y")) == (3, 1)
    assert place(game, "salisbury-levy-y") == "down"
    # One city only; then the other house acts.
    assert steps(game, "essex-y") == 3
    assert game.must_act == (1,)
    assert said(game, "plague") == [{"who": "lancaster", "area": "wilts"}]
    # The blocks were not turned over; only the dead one was seen.
    assert said(game, "eliminated", "lancaster") == [{"block": "salisbury-levy-y"}]


@pytest.mark.rule("R3-5.1.L-a")
@pytest.mark.parametrize(
    "city", ["somerset", "warwick", "middlesex", "northumbria", "east-anglia", "wilts", "south-yorks"]
)
def test_the_seven_cities(city: str) -> None:
    game = war({city: ["essex-y"], "oxford": ["norfolk-y"]}, step="actions", card="plague", who="lancaster")
    assert legal(game, "infect") == [city]
    assert why(game, "infect oxford") == "R3-5.1.L-a"


@pytest.mark.rule("R3-5.1.L-b")
def test_contested_vacant_and_own_cities_are_spared() -> None:
    game = war(
        {"wilts": ["norfolk-y", "oxford-l"], "warwick": ["devon-l"], "middlesex": ["essex-y"]},
        step="actions",
        card="plague",
        who="lancaster",
        first="york",
        attacks={"wilts": {"attacker": "york", "main": "somerset"}},
    )
    assert legal(game, "infect") == ["middlesex"]
    assert why(game, "infect wilts") == "R3-5.1.L-b"
    assert why(game, "infect warwick") == "R3-5.1.L-b"
    assert why(game, "infect south-yorks") == "R3-5.1.L-b"


@pytest.mark.rule("R3-5.1.L-b")
def test_a_plague_can_kill_a_pretender_and_win_the_war() -> None:
    game = war(
        {"wilts": ["york-y:1", "norfolk-y:1"], "derby": ["march-y"]},
        step="actions",
        card="plague",
        who="lancaster",
        first="york",
    )
    act(game, "infect wilts")
    assert place(game, "york-y") == "dead"
    assert board(game)["pretender"] == "march-y"
    # Norfolk bears a rose.
    assert place(game, "norfolk-y") == "dead"
    assert board(game)["areas"].get("wilts") is None
    game = war({"wilts": ["york-y:1"]}, step="actions", card="plague", who="lancaster", first="york")
    act(game, "infect wilts")
    assert game.over
    assert game.winners == (0,)


@pytest.mark.rule("R3-EX-5.1.L-1")
def test_hastings_dies_in_wilts() -> None:
    game = war(
        {"wilts": ["hastings-y:1", "salisbury-levy-y:4"], "oxford": ["norfolk-y"]},
        step="actions",
        card="plague",
        who="lancaster",
    )
    assert legal(game) == ["done", "infect wilts"]
    assert why(game, "infect south-yorks") == "R3-5.1.L-b"
    assert why(game, "infect oxford") == "R3-5.1.L-a"
    act(game, "infect wilts")
    assert place(game, "hastings-y") == "dead"
    assert (place(game, "salisbury-levy-y"), steps(game, "salisbury-levy-y")) == ("wilts", 3)
    assert step(game) != "choose-plague"
