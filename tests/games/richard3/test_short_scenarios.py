"""The short scenarios Kingmaker (1470) and Richard III (1483), and their prisoner."""

from __future__ import annotations

from typing import Any

import pytest

import banneret
from banneret import Game
from tests.games.richard3.support import act, ap, board, legal, place, said, step, steps, war, why

KINGMAKER: dict[str, str] = {
    "march-y": "middlesex",
    "gloucester-y": "south-yorks",
    "essex-y": "essex",
    "hastings-y": "leicester",
    "suffolk-y": "east-anglia",
    "norfolk-y": "east-anglia",
    "buckingham-y": "warwick",
    "rivers-y": "leicester",
    "northumberland-y": "pool",
    "stanley-y": "lancaster",
    "arundel-y": "sussex",
    "westmoreland-y": "pool",
    "irish-mercenary-y": "ireland",
    "burgundian-mercenary-y": "calais",
    "calais-mercenary-y": "calais",
    "canterbury-church-y": "pool",
    "london-levy-y": "pool",
    "norwich-levy-y": "pool",
    "salisbury-levy-y": "pool",
    "bombard-y": "pool",
    "prince-edward-l": "france",
    "exeter-l": "france",
    "shrewsbury-l": "pool",
    "warwick-l": "france",
    "oxford-l": "france",
    "pembroke-l": "pool",
    "clarence-l": "france",
    "scots-mercenary-l": "scotland",
    "welsh-mercenary-l": "pool",
    "french-mercenary-l": "france",
    "york-church-l": "pool",
    "bombard-l": "pool",
    "coventry-levy-l": "pool",
    "bristol-levy-l": "pool",
    "newcastle-levy-l": "pool",
    "york-levy-l": "pool",
    "rebel": "pool",
}
RICHARD: dict[str, str] = {
    "gloucester-y": "middlesex",
    "essex-y": "essex",
    "suffolk-y": "east-anglia",
    "norfolk-y": "east-anglia",
    "northumberland-y": "northumbria",
    "stanley-y": "lancaster",
    "arundel-y": "sussex",
    "westmoreland-y": "pool",
    "irish-mercenary-y": "ireland",
    "burgundian-mercenary-y": "calais",
    "calais-mercenary-y": "calais",
    "canterbury-church-y": "pool",
    "york-church-y": "pool",
    "london-levy-y": "pool",
    "norwich-levy-y": "pool",
    "salisbury-levy-y": "pool",
    "bombard-y": "pool",
    "richmond-l": "france",
    "shrewsbury-l": "pool",
    "oxford-l": "france",
    "pembroke-l": "france",
    "buckingham-l": "glamorgan",
    "rivers-l": "leicester",
    "scots-mercenary-l": "scotland",
    "welsh-mercenary-l": "pool",
    "french-mercenary-l": "france",
    "bombard-l": "pool",
    "coventry-levy-l": "pool",
    "bristol-levy-l": "pool",
    "newcastle-levy-l": "pool",
    "york-levy-l": "pool",
    "rebel": "pool",
}


def begun(scenario: str) -> Game:
    return banneret.new("richard3", seed=1470, options={"scenario": scenario})


def where(game: Game) -> dict[str, str]:
    """All blocks on the map and in the pools, as their owners see them."""
    return {
        name: at[0] for house in ("lancaster", "york") for name, at in board(game, house)["blocks"].items()
    }


def captive(blocks: dict[str, list[str]], **position: Any) -> Game:
    """A moment of Kingmaker with Henry VI in prison."""
    return war(
        {"prison": ["henry-vi-l"], **blocks},
        options={"scenario": "Kingmaker"},
        **{"king": "march-y", "pretender": "prince-edward-l", **position},
    )


def pass_turn(game: Game, until: str) -> Game:
    """Everybody waits, and leaves battles that he has to leave, until a step is reached."""
    while step(game) != until:
        choices = legal(game)
        for verb in ("hold", "done", "retreat", "fall", "withdraw"):
            wait = [c for c in choices if c.partition(" ")[0] == verb]
            if wait:
                act(game, wait[0])
                break
        else:
            raise AssertionError(choices)
    return game


# --- S.1, S.2 Kingmaker set up


@pytest.mark.rule("R3-S.2-a", "R3-S.2-c")
def test_kingmaker_begins() -> None:
    game = begun("Kingmaker")
    assert where(game) == KINGMAKER
    seen = board(game, "york")
    assert (seen["campaign"], seen["last_campaign"], seen["turn"]) == (2, 2, 0)
    assert (seen["king_side"], seen["king"], seen["pretender"]) == ("york", "march-y", "prince-edward-l")
    assert seen["minors"] == ["richmond-l"]
    assert seen["prison"] == ["henry-vi-l"]
    for name, area in KINGMAKER.items():
        assert steps(game, name) == steps(begun("Wars of the Roses"), name)
        assert place(game, name) == area
    assert set(seen["aside"]) == {
        "westmoreland-l",
        "northumberland-l",
        "stanley-l",
        "buckingham-l",
        "rivers-l",
        "canterbury-church-l",
        "clarence-y",
        "exeter-y",
        "shrewsbury-y",
        "warwick-y",
        "york-church-y",
    }


@pytest.mark.rule("R3-S.2-a", "R3-S.2-b")
def test_kingmaker_is_seven_turns_long() -> None:
    game = captive(
        {"middlesex": ["march-y"], "derby": ["prince-edward-l"]}, turn=7, campaign=2, step="supply"
    )
    assert game.over
    assert said(game, "over") == [{"who": "york", "ending": "throne"}]


@pytest.mark.rule("R3-S.1-a")
def test_who_is_not_listed_is_dead() -> None:
    assert set(board(begun("Kingmaker"))["dead"]) == {
        "somerset-l",
        "kent-l",
        "salisbury-l",
        "devon-l",
        "beaumont-l",
        "clifford-l",
        "wiltshire-l",
        "york-y",
        "rutland-y",
        "herbert-y",
        "worcester-y",
        "kent-y",
        "salisbury-y",
    }
    assert set(board(begun("Richard III"))["dead"]) == {
        "henry-vi-l",
        "prince-edward-l",
        "exeter-l",
        "exeter-y",
        "somerset-l",
        "clarence-l",
        "clarence-y",
        "warwick-l",
        "warwick-y",
        "kent-l",
        "kent-y",
        "salisbury-l",
        "salisbury-y",
        "devon-l",
        "beaumont-l",
        "clifford-l",
        "wiltshire-l",
        "york-y",
        "march-y",
        "rutland-y",
        "hastings-y",
        "herbert-y",
        "worcester-y",
    }


@pytest.mark.rule("R3-S.1-a")
def test_the_dead_of_a_scenario_leave_shields_and_succession() -> None:
    # Somerset is dead in Kingmaker, so Dorset's shield is any Lancaster heir's.
    game = captive(
        {"dorset": ["prince-edward-l", "norfolk-y"], "dead": ["somerset-l"]},
        step="battle",
        attacks={"dorset": {"attacker": "york", "main": "wilts"}},
        battle={"area": "dorset", "round": 1},
        done=["norfolk-y"],
    )
    act(game, "fire prince-edward-l")
    assert said(game, "fire")[0]["power"] == 2
    # York and Rutland are dead, so after March the crown is Gloucester's.
    game = captive(
        {"derby": ["gloucester-y"], "dead": ["march-y", "york-y"]}, king=None, king_side="york", step="supply"
    )
    assert said(game, "crowned") == [{"block": "gloucester-y", "place": "derby"}]


# --- S.2 victory


@pytest.mark.rule("R3-S.2-b")
def test_kingmaker_ends_at_once_without_heirs() -> None:
    game = captive(
        {"derby": ["gloucester-y:1", "oxford-l"], "essex": ["prince-edward-l"]},
        king="gloucester-y",
        step="battle",
        attacks={"derby": {"attacker": "lancaster", "main": "leicester"}},
        battle={"area": "derby", "round": 1},
        dice=[1, 1, 1],
    )
    act(game, "fire oxford-l")
    assert game.over
    assert said(game, "over") == [{"who": "lancaster", "ending": "heirs"}]


@pytest.mark.rule("R3-S.2-b")
@pytest.mark.parametrize(
    ("nobles", "winner"), [(["oxford-l", "pembroke-l"], "lancaster"), (["oxford-l"], "york")]
)
def test_kingmaker_goes_to_the_king_after_the_last_usurpation_check(nobles: list[str], winner: str) -> None:
    game = captive(
        {"derby": nobles, "middlesex": ["march-y"], "france": ["prince-edward-l"]}, step="political-turn"
    )
    # Henry VI counts for Lancaster, London for York.
    assert said(game, "count") == [{"king": 2, "pretender": len(nobles) + 1}]
    assert said(game, "over") == [{"who": winner, "ending": "throne"}]
    assert game.winners == ((0,) if winner == "lancaster" else (1,))


# --- S.2 the prisoner


@pytest.mark.rule("R3-S.2-c", "R3-S.2-h")
def test_the_prisoner_is_open_to_all_and_stays_when_york_leaves() -> None:
    game = captive(
        {"middlesex": ["march-y"], "derby": ["prince-edward-l"]}, step="actions", card="action-2", who="york"
    )
    for seat in ("lancaster", "york", None):
        assert board(game, seat)["prison"] == ["henry-vi-l"]
    act(game, "lift march-y", "step oxford", "stop")
    assert place(game, "henry-vi-l") == "prison"
    assert said(game, "rescued") == []
    assert "middlesex" not in board(game)["areas"]


@pytest.mark.rule("R3-S.2-d")
def test_the_prisoner_neither_moves_nor_fights() -> None:
    game = captive(
        {"derby": ["prince-edward-l", "oxford-l"]}, step="actions", card="action-2", who="lancaster"
    )
    assert sorted(legal(game, "lift")) == ["oxford-l", "prince-edward-l"]
    assert why(game, "lift henry-vi-l") == "R3-S.2-d"
    assert why(game, "sail henry-vi-l") == "R3-S.2-d"
    game = captive({"derby": ["prince-edward-l", "oxford-l"]}, step="actions", card="muster", who="lancaster")
    act(game, "gather leicester")
    assert why(game, "lift henry-vi-l") == "R3-S.2-d"
    assert "henry-vi-l" not in legal(game, "lift")

    game = captive(
        {"middlesex": ["march-y", "oxford-l:1"], "france": ["prince-edward-l"]},
        step="battles",
        attacks={"middlesex": {"attacker": "lancaster", "main": "kent"}},
        dice=[1],
    )
    act(game, "battle middlesex")
    assert set(board(game)["battle"]["field"]) == {"march-y", "oxford-l"}
    # March, an A block, is first; Henry VI is no target, and nobody to fire.
    act(game, "charge march-y")
    assert legal(game) == ["target oxford-l"]
    assert why(game, "target henry-vi-l") == "R3-6.5-h"


@pytest.mark.rule("R3-S.2-e")
def test_the_prisoner_counts_for_lancaster() -> None:
    game = captive({"derby": ["gloucester-y"], "essex": ["oxford-l"]}, step="political-turn")
    assert said(game, "count") == [{"king": 1, "pretender": 2}]
    game = war(
        {"derby": ["gloucester-y"], "essex": ["oxford-l"]},
        king="march-y",
        pretender="prince-edward-l",
        options={"scenario": "Kingmaker"},
        step="political-turn",
    )
    assert said(game, "count") == [{"king": 1, "pretender": 1}]


@pytest.mark.rule("R3-S.2-f", "R3-S.2-g", "R3-S.2-h")
def test_occupying_london_sets_him_free() -> None:
    game = captive({"leicester": ["oxford-l"]}, step="actions", card="action-2", who="lancaster")
    act(game, "lift oxford-l", "step middlesex", "stop")
    assert place(game, "henry-vi-l") == "middlesex"
    assert steps(game, "henry-vi-l") == 4
    assert said(game, "rescued") == [{"block": "henry-vi-l"}]
    assert said(game, "pretender") == [{"block": "henry-vi-l"}]
    assert board(game, "york")["pretender"] == "henry-vi-l"
    # He may move at once, with the AP that is left.
    act(game, "lift henry-vi-l", "step kent", "stop")
    assert (place(game, "henry-vi-l"), ap(game)) == ("kent", 0)


@pytest.mark.rule("R3-S.2-g", "R3-S.2-h")
def test_once_free_he_fights_like_any_heir_and_is_no_prisoner_again() -> None:
    game = war(
        {"middlesex": ["henry-vi-l", "norfolk-y"], "france": ["prince-edward-l"]},
        options={"scenario": "Kingmaker"},
        king="march-y",
        pretender="henry-vi-l",
        step="battles",
        attacks={"middlesex": {"attacker": "york", "main": "kent"}},
    )
    act(game, "battle middlesex")
    assert "henry-vi-l" in board(game)["battle"]["field"]
    assert {"fire henry-vi-l", "charge henry-vi-l", "hold henry-vi-l"} <= set(legal(game))
    act(game, "hold henry-vi-l", "hold norfolk-y", "retreat henry-vi-l", "withdraw leicester", "done")
    assert place(game, "henry-vi-l") == "leicester"
    assert board(game)["prison"] == []


@pytest.mark.rule("R3-S.2-h")
def test_passing_through_does_not_free_him() -> None:
    game = captive({"kent": ["oxford-l"]}, step="actions", card="action-2", who="lancaster")
    act(game, "lift oxford-l", "step middlesex")
    assert place(game, "henry-vi-l") == "prison"
    act(game, "step leicester")
    assert place(game, "henry-vi-l") == "prison"
    assert said(game, "rescued") == []


@pytest.mark.rule("R3-S.2-h")
def test_in_a_battle_for_london_he_stays_a_prisoner_until_it_is_won() -> None:
    game = captive(
        {"leicester": ["oxford-l"], "middlesex": ["essex-y:1"]},
        step="actions",
        card="action-2",
        who="lancaster",
        first="lancaster",
        dice=[1, 1, 1],
    )
    act(game, "lift oxford-l", "step middlesex")
    assert place(game, "henry-vi-l") == "prison"
    act(game, "done", "done", "battle middlesex")
    assert place(game, "henry-vi-l") == "prison"
    act(game, "fire oxford-l")
    assert place(game, "henry-vi-l") == "middlesex"
    assert board(game)["pretender"] == "henry-vi-l"
    assert step(game) == "regroup"


@pytest.mark.rule("R3-S.2-h")
def test_a_lost_battle_for_london_frees_nobody() -> None:
    game = captive(
        {"middlesex": ["essex-y", "oxford-l"]},
        step="battle",
        attacks={"middlesex": {"attacker": "lancaster", "main": "leicester"}},
        battle={"area": "middlesex", "round": 4},
        done=["essex-y"],
    )
    act(game, "retreat oxford-l", "withdraw leicester", "done")
    assert place(game, "henry-vi-l") == "prison"


@pytest.mark.rule("R3-S.2-h", "R3-S.2-j")
def test_the_rebel_frees_him_too() -> None:
    """Middlesex with nobody but the prisoner is Vacant, so the Rebel may be recruited there."""
    game = captive({"pool": ["rebel"]}, step="actions", card="action-2", who="lancaster")
    act(game, "recruit rebel", "place middlesex")
    assert place(game, "henry-vi-l") == "middlesex"
    assert "henry-vi-l" in legal(game, "lift")


@pytest.mark.rule("R3-S.2-h")
@pytest.mark.parametrize("verb", ["retreat", "regroup"])
def test_a_retreat_or_regroup_to_london_frees_him(verb: str) -> None:
    game = captive(
        {"kent": ["oxford-l", "devon-l", "essex-y:1"]},
        step="battle",
        attacks={"kent": {"attacker": "york", "main": "sussex"}},
        battle={"area": "kent", "round": 2},
        dice=[1, 1, 1],
    )
    if verb == "regroup":
        act(game, "fire oxford-l")
    act(game, f"{verb} oxford-l", "withdraw middlesex")
    # At once, while the others are still fighting or regrouping.
    assert step(game) == ("regroup" if verb == "regroup" else "battle-round")
    assert place(game, "henry-vi-l") == "middlesex"
    assert board(game)["pretender"] == "henry-vi-l"


@pytest.mark.rule("R3-S.2-i")
def test_until_then_prince_edward_is_pretender() -> None:
    fight: dict[str, Any] = {
        "step": "battle",
        "attacks": {"derby": {"attacker": "york", "main": "leicester"}},
        "battle": {"area": "derby", "round": 1},
    }
    game = captive({"derby": ["prince-edward-l:1", "clarence-l", "march-y"], "essex": ["exeter-l"]}, **fight)
    # The protection of the Pretender and his roll are Prince Edward's.
    assert board(game)["pretender"] == "prince-edward-l"
    act(game, "hold march-y")
    assert "treachery prince-edward-l" not in legal(game)
    assert why(game, "treachery prince-edward-l") == "R3-6.9-m"

    game = captive(
        {"derby": ["prince-edward-l:1", "march-y"], "essex": ["exeter-l"]}, **fight, dice=[1, 6, 6], done=[]
    )
    act(game, "fire march-y")
    assert place(game, "prince-edward-l") == "dead"
    # Not Henry VI, though he outranks everybody.
    assert board(game)["pretender"] == "exeter-l"


@pytest.mark.rule("R3-S.2-i")
def test_an_acting_pretender_cannot_be_bought() -> None:
    game = captive(
        {"derby": ["exeter-l", "rivers-l", "march-y"], "dead": ["prince-edward-l"]},
        pretender="exeter-l",
        step="battle",
        attacks={"derby": {"attacker": "york", "main": "leicester"}},
        battle={"area": "derby", "round": 1},
        done=["exeter-l"],
    )
    act(game, "treachery march-y")
    assert why(game, "target exeter-l") == "R3-9.1-b"
    assert legal(game) == ["target rivers-l"]


@pytest.mark.rule("R3-S.2-j")
def test_the_prisoner_neither_eats_nor_occupies() -> None:
    # Five York blocks and he: the city feeds five, and nobody loses a step.
    five = ["march-y", "norfolk-y", "suffolk-y", "essex-y", "london-levy-y"]
    game = captive({"middlesex": five, "france": ["prince-edward-l"]}, step="supply")
    assert step(game) == "cards"
    assert {steps(game, name) for name in (*five, "henry-vi-l")} == {3, 4}
    assert steps(game, "henry-vi-l") == 4
    # Vacant for York: no battle, recruits may come.
    game = captive(
        {"leicester": ["norfolk-y"], "pool": ["london-levy-y"]}, step="actions", card="action-2", who="york"
    )
    act(game, "recruit london-levy-y", "place middlesex", "lift norfolk-y", "step middlesex", "stop", "done")
    assert board(game)["areas"]["middlesex"] == {"n": [0, 2]}
    # And for Lancaster, who may sail only to Friendly or Vacant areas.
    game = captive({"kent": ["oxford-l"]}, step="actions", card="action-2", who="lancaster")
    act(game, "sail oxford-l")
    assert "middlesex" in legal(game, "land")


@pytest.mark.rule("R3-S.2-j")
def test_a_hungry_city_takes_no_step_from_the_prisoner() -> None:
    six = ["march-y", "norfolk-y", "suffolk-y", "essex-y", "london-levy-y", "arundel-y"]
    game = captive({"middlesex": six}, step="supply")
    assert legal(game, "starve") == sorted(six)
    assert why(game, "starve henry-vi-l") == "R3-7.1-b"


@pytest.mark.rule("R3-S.2-j")
def test_a_house_whose_last_heir_is_in_prison_still_can_win_the_throne_for_him() -> None:
    game = captive({"derby": ["oxford-l"]}, pretender=None, step="political-turn")
    assert said(game, "usurped") == [{"block": "henry-vi-l"}]
    assert game.winners == (0,)


@pytest.mark.rule("R3-S.2-k")
def test_the_prisoner_dies_when_york_has_won() -> None:
    game = captive({"middlesex": ["march-y"], "derby": ["norfolk-y"]}, step="political-turn")
    assert game.winners == (1,)
    assert place(game, "henry-vi-l") == "dead"
    keys = [line["key"] for line in game.log()]
    assert keys.index("over") < keys.index("prisoner-dies")
    assert said(game, "over") == [{"who": "york", "ending": "throne"}]
    # He lives when Lancaster wins, and when he was rescued.
    game = captive({"derby": ["oxford-l"]}, step="political-turn")
    assert game.winners == (0,)
    assert place(game, "henry-vi-l") == "prison"
    game = war(
        {"derby": ["henry-vi-l"], "middlesex": ["march-y"]},
        options={"scenario": "Kingmaker"},
        king="march-y",
        pretender="henry-vi-l",
        step="political-turn",
    )
    assert game.winners == (1,)
    assert place(game, "henry-vi-l") == "derby"


@pytest.mark.rule("R3-S.2-k")
def test_the_prisoner_dies_too_when_lancaster_gives_up() -> None:
    game = captive({"middlesex": ["march-y"]}, step="cards")
    game.resign(0)
    assert game.winners == (1,)
    assert place(game, "henry-vi-l") == "dead"


# --- S.3 Richard III


@pytest.mark.rule("R3-S.3-a")
def test_richard_iii_begins() -> None:
    game = begun("Richard III")
    assert where(game) == RICHARD
    seen = board(game, "lancaster")
    assert (seen["campaign"], seen["last_campaign"], seen["turn"]) == (3, 3, 0)
    assert (seen["king_side"], seen["king"], seen["pretender"]) == ("york", "gloucester-y", "richmond-l")
    assert seen["minors"] == []
    assert seen["prison"] == []
    assert set(seen["aside"]) == {
        "westmoreland-l",
        "northumberland-l",
        "stanley-l",
        "canterbury-church-l",
        "york-church-l",
        "buckingham-y",
        "rivers-y",
        "shrewsbury-y",
    }
    # One campaign of seven turns.
    game = war(
        {"derby": ["gloucester-y"], "essex": ["richmond-l"]},
        options={"scenario": "Richard III"},
        king="gloucester-y",
        pretender="richmond-l",
        turn=7,
        step="supply",
    )
    assert said(game, "over") == [{"who": "york", "ending": "throne"}]


@pytest.mark.rule("R3-S.3-b")
@pytest.mark.parametrize(("victim", "slayer"), [("gloucester-y", "oxford-l"), ("richmond-l", "herbert-y")])
def test_bosworth_ends_with_an_heir(victim: str, slayer: str) -> None:
    heirs = {"gloucester-y", "richmond-l"}
    game = war(
        {"leicester": [f"{victim}:1", slayer], "derby": sorted(heirs - {victim})},
        options={"scenario": "Richard III"},
        king="gloucester-y",
        pretender="richmond-l",
        step="battle",
        attacks={
            "leicester": {"attacker": "york" if slayer.endswith("-y") else "lancaster", "main": "oxford"}
        },
        battle={"area": "leicester", "round": 1},
        dice=[1, 1, 1],
    )
    act(game, f"fire {slayer}")
    winner = 1 if slayer.endswith("-y") else 0
    assert game.over
    assert game.winners == (winner,)
    assert said(game, "over") == [{"who": ["lancaster", "york"][winner], "ending": "heirs"}]


@pytest.mark.rule("R3-S.3-b")
@pytest.mark.parametrize(("nobles", "winner"), [(["oxford-l", "pembroke-l"], 0), (["oxford-l"], 1)])
def test_else_the_king_after_the_check_has_won(nobles: list[str], winner: int) -> None:
    game = war(
        {"derby": [*nobles], "france": ["richmond-l"], "leicester": ["gloucester-y"]},
        options={"scenario": "Richard III"},
        king="gloucester-y",
        pretender="richmond-l",
        step="political-turn",
    )
    assert game.winners == (winner,)
    assert board(game)["king"] == ("richmond-l" if winner == 0 else "gloucester-y")


# --- examples


@pytest.mark.rule("R3-EX-S.2-1")
def test_warwick_rescues_the_king_he_unmade() -> None:
    game = captive(
        {"kent": ["warwick-l"], "leicester": ["march-y"]}, step="actions", card="action-2", who="lancaster"
    )
    act(game, "lift warwick-l", "step middlesex", "stop")
    assert board(game)["areas"]["middlesex"] == {"n": [2, 0]}
    assert board(game)["pretender"] == "henry-vi-l"
    act(game, "lift henry-vi-l", "step oxford", "stop")
    assert ap(game) == 0
    # Against a York block there he is free only after the battle.
    game = captive(
        {"kent": ["warwick-l"], "middlesex": ["rivers-y:1"]},
        step="actions",
        card="action-2",
        who="lancaster",
        first="lancaster",
        dice=[1, 1, 1, 1],
    )
    act(game, "lift warwick-l", "step middlesex")
    assert board(game)["areas"]["middlesex"]["n"] == [1, 1]
    assert place(game, "henry-vi-l") == "prison"
    act(game, "done", "done", "battle middlesex", "hold rivers-y", "fire warwick-l")
    assert place(game, "henry-vi-l") == "middlesex"


@pytest.mark.rule("R3-EX-S.2-5")
def test_who_only_rides_through_london_rescues_nobody() -> None:
    game = captive(
        {"kent": ["oxford-l"], "derby": ["exeter-l"], "dead": ["prince-edward-l"]},
        pretender="exeter-l",
        step="actions",
        card="action-2",
        who="lancaster",
    )
    act(game, "lift oxford-l", "step middlesex", "step leicester")
    assert place(game, "henry-vi-l") == "prison"
    assert board(game)["pretender"] == "exeter-l"
    # That Exeter it is, and not Henry VI: when Prince Edward falls.
    game = captive(
        {"derby": ["prince-edward-l:1", "march-y"], "essex": ["exeter-l"], "france": ["richmond-l"]},
        step="battle",
        attacks={"derby": {"attacker": "york", "main": "leicester"}},
        battle={"area": "derby", "round": 1},
        dice=[1, 6, 6],
    )
    act(game, "fire march-y")
    assert said(game, "pretender") == [{"block": "exeter-l"}]


@pytest.mark.rule("R3-EX-S.2-2")
def test_plague_supply_and_support_around_the_prisoner() -> None:
    five = ["march-y:3", "norfolk-y", "suffolk-y", "essex-y", "london-levy-y"]
    game = captive(
        {"middlesex": five, "france": ["prince-edward-l"]},
        step="actions",
        card="plague",
        who="lancaster",
        first="york",
    )
    act(game, "infect middlesex")
    lost = {"march-y": 2, "norfolk-y": 3, "suffolk-y": 2, "essex-y": 2, "london-levy-y": 3, "henry-vi-l": 4}
    assert {name: steps(game, name) for name in lost} == lost
    # No battle, five blocks in a city area: the next turn begins without a loss.
    assert step(game) == "cards"
    assert {name: steps(game, name) for name in lost} == lost
    game = captive({"middlesex": ["march-y"], "derby": ["oxford-l"]}, step="political-turn")
    assert said(game, "count") == [{"king": 2, "pretender": 2}]


@pytest.mark.rule("R3-EX-S.2-3")
def test_the_last_york_heirs_fall_and_clarence_does_not_count() -> None:
    game = captive(
        {"derby": ["march-y:1", "gloucester-y:1", "oxford-l"], "essex": ["clarence-l", "prince-edward-l"]},
        step="battle",
        attacks={"derby": {"attacker": "lancaster", "main": "leicester"}},
        battle={"area": "derby", "round": 1},
        done=["march-y"],
        dice=[1, 1, 6],
    )
    act(game, "fire oxford-l", "take march-y")
    assert (place(game, "march-y"), place(game, "gloucester-y")) == ("dead", "dead")
    assert game.winners == (0,)
    assert said(game, "over") == [{"who": "lancaster", "ending": "heirs"}]
    assert place(game, "clarence-l") == "essex"


@pytest.mark.rule("R3-EX-S.2-3", "R3-S.2-j")
def test_a_prisoner_is_a_living_heir() -> None:
    game = captive(
        {"derby": ["richmond-l:1", "rivers-l", "march-y"]},
        pretender="richmond-l",
        step="battle",
        attacks={"derby": {"attacker": "york", "main": "leicester"}},
        battle={"area": "derby", "round": 1},
        dice=[1, 6, 6],
    )
    act(game, "charge march-y", "target richmond-l")
    assert place(game, "richmond-l") == "dead"
    assert not game.over
    assert game.winners == ()
    assert board(game)["pretender"] is None
    pass_turn(game, "cards")
    assert (place(game, "henry-vi-l"), game.must_act) == ("prison", (0, 1))


@pytest.mark.rule("R3-EX-S.2-4")
def test_the_pretenders_roll_goes_with_the_title() -> None:
    fight: dict[str, Any] = {
        "step": "battle",
        "attacks": {"derby": {"attacker": "lancaster", "main": "leicester"}},
        "battle": {"area": "derby", "round": 1},
        "done": ["rivers-y"],
    }
    game = captive({"derby": ["prince-edward-l", "rivers-y"]}, **fight, dice=[2, 5])
    act(game, "treachery prince-edward-l", "target rivers-y")
    assert said(game, "treachery") == [{"role": "pretender", "target": "rivers-y", "dice": 2 * 7 + 5}]
    assert place(game, "rivers-y") == "derby"
    game = war(
        {"derby": ["prince-edward-l", "henry-vi-l", "rivers-y"]},
        options={"scenario": "Kingmaker"},
        king="march-y",
        pretender="henry-vi-l",
        **fight,
    )
    assert why(game, "treachery prince-edward-l") == "R3-6.9-a"
    assert "treachery henry-vi-l" in legal(game)
