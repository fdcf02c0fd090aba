"""6.81 and 6.82: dead Kings, dead heirs, and the minors who come after them."""

from __future__ import annotations

import pytest

from banneret import Game

from .support import act, battle, board, legal, place, said, step, steps, war, why

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
HOLDERS = (
    "essex-y",
    "hastings-y",
    "herbert-y",
    "worcester-y",
    "suffolk-y",
    "norfolk-y",
    "arundel-y",
    "stanley-y",
    "rivers-y",
    "buckingham-y",
    "shrewsbury-y",
)


def king_falls(**more: list[str]) -> Game:
    """Henry VI, the King, falls in turn 2 while Exeter and Somerset are on the map."""
    game = war(
        {
            "leicester": ["henry-vi-l:1", "norfolk-y"],
            "cornwall": ["exeter-l"],
            "dorset": ["somerset-l"],
            "minor": ["prince-edward-l", "richmond-l"],
            **more,
        },
        step="battle",
        turn=2,
        attacks={"leicester": {"attacker": "york", "main": "rutland"}},
        battle={"area": "leicester", "round": 1},
        dice=[1, 6, 6, 6],
    )
    return act(game, "hold henry-vi-l", "fire norfolk-y")


@pytest.mark.rule("R3-6.81-a", "R3-6.81-c", "R3-6.81-d", "R3-6.82-b", "R3-6.82-c", "R3-EX-6.81-1")
def test_a_minor_succeeds_and_enters_on_a_crown() -> None:
    game = king_falls(derby=["essex-y"])
    assert board(game)["king"] is None, "not before the Supply Phase"
    assert said(game, "crowned") == []
    act(game, "done")
    assert board(game)["king"] == "prince-edward-l"
    assert step(game) == "minor-enters"
    assert legal(game, "enter") == [area for area in CROWNS if area != "derby"]
    assert why(game, "enter derby") == "R3-6.82-c", "Enemy"
    assert why(game, "enter france") == "R3-6.82-c"
    assert why(game, "enter dorset") == "R3-6.82-c"
    act(game, "enter cornwall")
    for seat in ("lancaster", "york", None):
        assert said(game, "crowned", seat) == [{"block": "prince-edward-l", "place": "minor"}]
        assert said(game, "enters", seat) == [{"block": "prince-edward-l", "to": "cornwall"}]
    assert (place(game, "prince-edward-l"), steps(game, "prince-edward-l")) == ("cornwall", 3)
    assert (place(game, "exeter-l"), place(game, "somerset-l")) == ("cornwall", "dorset")
    assert place(game, "richmond-l") == "minor"
    assert step(game) == "cards", "one death, one minor"


@pytest.mark.rule("R3-6.82-a")
def test_a_dead_heir_is_an_open_record() -> None:
    game = king_falls()
    assert place(game, "henry-vi-l") == "dead"
    for seat in ("lancaster", "york", None):
        assert "henry-vi-l" in board(game, seat)["dead"]
        assert said(game, "eliminated", seat) == [{"block": "henry-vi-l"}]


@pytest.mark.rule("R3-6.81-a", "R3-6.81-b", "R3-6.81-c", "R3-6.81-e", "R3-EX-6.81-2")
def test_a_new_king_is_crowned_in_exile_at_the_strength_he_has() -> None:
    game = war(
        {
            "leicester": ["york-y:1", "oxford-l"],
            "sussex": ["arundel-y", "devon-l:1", "rivers-l"],
            "calais": ["march-y:2"],
        },
        king="york-y",
        pretender="henry-vi-l",
        step="battles",
        turn=4,
        attacks={
            "leicester": {"attacker": "lancaster", "main": "derby"},
            "sussex": {"attacker": "lancaster", "main": "kent"},
        },
        dice=[1, 6, 6],
    )
    battle(game, "leicester")
    act(game, "fire oxford-l", "done")
    assert board(game)["king"] is None
    battle(game, "sussex")
    assert why(game, "treachery arundel-y") == "R3-6.9-a"
    assert legal(game) == ["fire arundel-y", "hold arundel-y"]
    for _ in range(3):
        act(game, "hold arundel-y", "hold devon-l", "hold rivers-l")
    assert said(game, "crowned") == []
    act(
        game,
        "hold arundel-y",
        "retreat devon-l",
        "withdraw kent",
        "retreat rivers-l",
        "withdraw kent",
        "done",
    )
    assert board(game)["king"] == "march-y"
    assert board(game)["king_side"] == "york"
    assert (place(game, "march-y"), steps(game, "march-y")) == ("calais", 2)
    for seat in ("lancaster", "york", None):
        # His name and place, not his strength.
        assert said(game, "crowned", seat) == [{"block": "march-y", "place": "calais"}]


@pytest.mark.rule("R3-6.81-e")
def test_while_the_throne_is_empty_nobody_has_the_kings_roll_and_it_is_announced_once() -> None:
    game = war(
        {"leicester": ["march-y", "norfolk-y", "buckingham-l"], "minor": ["rutland-y"]},
        king=None,
        king_side="york",
        pretender="henry-vi-l",
        step="battles",
        attacks={"leicester": {"attacker": "lancaster", "main": "derby"}},
    )
    battle(game, "leicester")
    assert why(game, "treachery march-y") == "R3-6.9-a", "next in line, but not crowned"
    act(game, "hold march-y", "hold norfolk-y", "hold buckingham-l")
    act(game, "hold march-y", "hold norfolk-y", "retreat buckingham-l", "withdraw derby", "done")
    assert said(game, "crowned") == [{"block": "march-y", "place": "leicester"}]
    crowned = war({"leicester": ["march-y"]}, king="march-y", pretender="henry-vi-l", step="supply")
    assert said(crowned, "crowned") == []


@pytest.mark.rule("R3-EX-6.81-3", "R3-6.9-i")
def test_a_new_pretender_has_no_second_roll_in_the_same_battle() -> None:
    game = war(
        {
            "leicester": ["york-y:3", "march-y:1", "oxford-l:3", "buckingham-l"],
            "sussex": ["stanley-l", "norfolk-y"],
        },
        step="battles",
        attacks={
            "leicester": {"attacker": "york", "main": "derby"},
            "sussex": {"attacker": "york", "main": "kent"},
        },
        dice=[1, 1, 1, 1],
    )
    battle(game, "leicester")
    act(game, "hold oxford-l", "hold march-y", "hold buckingham-l", "treachery york-y", "target buckingham-l")
    assert place(game, "buckingham-l") == "leicester", "the die was odd"
    act(game, "fire oxford-l")
    assert place(game, "york-y") == "dead"
    assert board(game)["pretender"] == "march-y"
    assert why(game, "fire march-y") == ""
    assert why(game, "treachery march-y") == "R3-6.9-i"


@pytest.mark.rule("R3-EX-6.81-3", "R3-6.9-i")
def test_a_new_pretender_has_his_roll_in_the_next_battle() -> None:
    game = war(
        {"sussex": ["stanley-l", "march-y"], "dead": ["york-y"]},
        pretender="march-y",
        step="battle",
        attacks={"sussex": {"attacker": "york", "main": "kent"}},
        battle={"area": "sussex", "round": 1},
    )
    assert why(game, "treachery march-y") == ""


def york_heirs_fall(minors: list[str]) -> Game:
    """Lancaster's Plague kills Rutland and March; York is the Pretender side and acts next."""
    blocks = {"warwick": ["march-y:1", "rutland-y:1"], "minor": minors}
    game = war(blocks, step="actions", who="lancaster", card="plague", cards={"york": "action-2"})
    return act(game, "infect warwick", "done")


@pytest.mark.rule("R3-6.82-b", "R3-6.82-d", "R3-6.82-e", "R3-EX-6.82-1")
def test_two_deaths_bring_two_minors_by_seniority() -> None:
    game = york_heirs_fall(["gloucester-y:1", "clarence-y"])
    assert game.prompt(1)["args"] == {"who": "york", "block": "clarence-y"}
    assert legal(game, "enter") == ["calais", "ireland"]
    assert why(game, "enter middlesex") == "R3-6.82-d"
    assert why(game, "enter france") == "R3-6.82-d", "his own house's exile only"
    act(game, "enter ireland")
    assert (place(game, "clarence-y"), place(game, "gloucester-y")) == ("ireland", "minor")
    act(game, "enter calais")
    assert (place(game, "gloucester-y"), steps(game, "gloucester-y")) == ("calais", 3)
    assert step(game) == "cards"


@pytest.mark.rule("R3-6.82-b", "R3-6.82-e", "R3-EX-6.82-1")
def test_no_minor_left_no_entry() -> None:
    game = york_heirs_fall([])
    assert step(game) == "cards"
    assert said(game, "enters") == []
    # One minor for two deaths: he comes, and nobody after him.
    game = york_heirs_fall(["gloucester-y"])
    act(game, "enter calais")
    assert step(game) == "cards"


@pytest.mark.rule("R3-6.82-b")
def test_the_minor_is_of_the_dead_heirs_house() -> None:
    game = war(
        {"warwick": ["rutland-y:1"], "minor": ["prince-edward-l", "clarence-y"]},
        step="actions",
        who="lancaster",
        card="plague",
        cards={"york": "action-2"},
    )
    act(game, "infect warwick")
    assert step(game) == "actions", "not before the Supply Phase"
    act(game, "done", "enter calais")
    assert (place(game, "clarence-y"), place(game, "prince-edward-l")) == ("calais", "minor")


@pytest.mark.rule("R3-6.82-f", "R3-EX-6.82-2")
def test_a_royal_minor_waits_for_a_crown_and_then_must_enter() -> None:
    held = {area: [block] for area, block in zip(CROWNS, HOLDERS, strict=True)}
    game = war(
        {**held, "minor": ["prince-edward-l"]},
        step="supply",
        turn=6,
        owed={"lancaster": 1},
        hands={"lancaster": ["action-2"], "york": ["action-2"]},
    )
    assert said(game, "delayed") == [{"block": "prince-edward-l"}]
    assert step(game) == "cards"
    act(game, "play action-2", seat="lancaster")
    act(game, "play action-2", seat="york")
    act(game, f"lift {held['derby'][0]}", "step leicester", "stop", "done", "done")
    assert step(game) == "minor-enters"
    assert legal(game) == ["enter derby"], "no other place, and no way to refuse"
    act(game, "enter derby")
    assert place(game, "prince-edward-l") == "derby"


@pytest.mark.rule("R3-6.82-f")
def test_an_entry_still_owed_goes_into_the_next_campaign_and_follows_the_role() -> None:
    held = {area: [block] for area, block in zip(CROWNS, HOLDERS, strict=True)}
    game = war(
        {**held, "minor": ["prince-edward-l"]},
        step="supply",
        turn=7,
        owed={"lancaster": 1},
    )
    # York has all the nobles and takes the throne; then everybody goes home.
    assert board(game)["king_side"] == "york"
    while step(game) == "homes":
        act(game, legal(game)[0])
    assert board(game)["campaign"] == 2
    act(game, *["keep"] * 2)
    for seat in ("lancaster", "york"):
        card = legal(game, "play", seat)[0]
        act(game, f"play {card}", seat=seat)
    while step(game) != "minor-enters":
        act(game, "done")
    assert legal(game) == ["enter france", "enter scotland"], "Lancaster is the Pretender side now"
