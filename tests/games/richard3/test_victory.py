"""9.0 and 9.1: how the war ends, and the two heirs who can be bought."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from banneret import Game

from .hands import set_out
from .support import act, battle, board, legal, place, said, step, steps, war, why


def plague(*victims: str, **more: Sequence[str]) -> Game:
    """Plague is about to strike these blocks in Coventry."""
    house = "lancaster" if victims[0].partition(":")[0].endswith("-l") else "york"
    return war(
        {"warwick": victims, **more},
        step="actions",
        who="york" if house == "lancaster" else "lancaster",
        card="plague",
        cards={house: "action-2"},
    )


@pytest.mark.rule("R3-9.0-a", "R3-9.0-d", "R3-EX-9.0-1")
def test_two_minors_still_to_come_are_two_heirs() -> None:
    game = plague("york-y:1", dead=["march-y", "rutland-y"], minor=["clarence-y", "gloucester-y"])
    act(game, "infect warwick")
    assert not game.over
    assert board(game)["pretender"] == "clarence-y"


@pytest.mark.rule("R3-9.0-a", "R3-EX-9.0-1")
def test_the_fifth_heir_ends_the_war_in_the_middle_of_a_battle_phase() -> None:
    attack = {"attacker": "york", "main": "rutland"}
    game = war(
        {
            "leicester": ["oxford-l", "clarence-y:1", "norfolk-y:1"],
            "derby": ["devon-l", "essex-y"],
            "lincoln": ["beaumont-l", "suffolk-y"],
            "dead": ["york-y", "march-y", "rutland-y", "gloucester-y"],
        },
        pretender="clarence-y",
        step="battles",
        attacks={
            "leicester": attack,
            "lincoln": attack,
            "derby": {"attacker": "york", "main": "leicester"},
        },
        dice=[1, 6, 6],
    )
    battle(game, "leicester")
    act(game, "hold oxford-l", "hold clarence-y", "hold norfolk-y", "fire oxford-l", "take clarence-y")
    assert game.over
    assert game.view()["winners"] == [0]
    for seat in ("lancaster", "york", None):
        assert said(game, "over", seat) == [{"who": "lancaster", "ending": "heirs"}]
    assert (place(game, "essex-y"), place(game, "devon-l")) == ("derby", "derby"), "the rest is not played"


@pytest.mark.rule("R3-9.0-a")
def test_the_last_heir_ends_the_war_in_any_phase() -> None:
    game = plague("henry-vi-l:1", "devon-l")
    act(game, "infect warwick")
    assert (game.over, game.view()["winners"]) == (True, [1]), "Action Phase"
    names = ["york-y:1", "essex-y", "norfolk-y", "suffolk-y", "hastings-y"]
    game = war({"derby": names}, step="supply")
    act(game, "starve york-y")
    assert (game.over, game.view()["winners"]) == (True, [0]), "Supply Phase"
    game = war(
        {
            "powys": ["pembroke-l", "york-y"],
            "hereford": ["devon-l"],
            "chester": ["exeter-l"],
            "caernarvon": ["beaumont-l"],
            "pembroke": ["wiltshire-l"],
            "glamorgan": ["clifford-l"],
        },
        step="battle",
        attacks={"powys": {"attacker": "york", "main": "hereford"}},
        battle={"area": "powys", "round": 4},
    )
    act(game, "hold pembroke-l", "fall york-y")
    assert (game.over, game.view()["winners"]) == (True, [0]), "a forced retreat"


def end_of_war(campaign: int, red: Sequence[str], white: Sequence[str]) -> Game:
    """The last Political Turn, with some Lancaster nobles in Kent and York nobles in Wilts."""
    blocks = {
        "kent": red,
        "wilts": white,
        "leicester": ["bombard-y"],
        "down": ["rivers-l"],
        "pool": ["stanley-y:1"],
    }
    return war(blocks, step="political-turn", campaign=campaign, turn=7)


RED = (
    "devon-l",
    "oxford-l",
    "pembroke-l",
    "beaumont-l",
    "clifford-l",
    "wiltshire-l",
    "exeter-l",
    "somerset-l",
)
WHITE = (
    "essex-y",
    "hastings-y",
    "herbert-y",
    "worcester-y",
    "suffolk-y",
    "norfolk-y",
    "arundel-y",
    "march-y",
)


@pytest.mark.rule("R3-9.0-b", "R3-9.0-c", "R3-8.2-a", "R3-EX-9.0-2")
def test_the_war_ends_with_the_usurpation_of_the_third_campaign() -> None:
    game = end_of_war(3, (*RED, "henry-vi-l", "kent-l"), (*WHITE, "york-y", "shrewsbury-y", "buckingham-y"))
    assert said(game, "count") == [{"king": 10, "pretender": 11}]
    assert game.over
    assert game.view()["winners"] == [1]
    assert said(game, "over") == [{"who": "york", "ending": "throne"}]
    assert board(game)["king"] == "york-y"
    # 8.1 has been played, 8.3 to 8.5 have not.
    assert place(game, "bombard-y") == "pool"
    for block in WHITE:
        assert place(game, block) == "wilts"
    assert (place(game, "henry-vi-l"), place(game, "rivers-l"), steps(game, "stanley-y")) == (
        "kent",
        "down",
        1,
    )


@pytest.mark.rule("R3-9.0-b")
def test_the_king_wins_a_tie_and_earlier_campaigns_do_not_end_the_war() -> None:
    game = end_of_war(3, RED[:5], WHITE[:5])
    assert (game.over, game.view()["winners"]) == (True, [0])
    for campaign in (1, 2):
        assert not end_of_war(campaign, RED[:5], WHITE[:5]).over


@pytest.mark.rule("R3-9.0-d", "R3-9.1-d", "R3-EX-9.0-3")
def test_a_defected_heir_does_not_save_his_old_house() -> None:
    dead = ["york-y", "march-y", "rutland-y"]
    game = war(
        {"leicester": ["oxford-l", "gloucester-y:1", "norfolk-y:1"], "kent": ["clarence-l"], "dead": dead},
        pretender="gloucester-y",
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "rutland"}},
        battle={"area": "leicester", "round": 2},
        dice=[1, 6, 6],
    )
    act(game, "fire oxford-l", "take gloucester-y")
    assert (game.over, game.view()["winners"]) == (True, [0])
    assert place(game, "clarence-l") == "kent"


@pytest.mark.rule("R3-9.0-d", "R3-9.1-k")
def test_the_defection_of_the_last_heir_ends_the_war() -> None:
    # The King is dead and not yet succeeded, so Clarence can be bought, though he is the last.
    game = war(
        {
            "leicester": ["henry-vi-l", "clarence-y", "norfolk-y"],
            "dead": ["york-y", "march-y", "rutland-y", "gloucester-y"],
        },
        king=None,
        king_side="york",
        pretender="henry-vi-l",
        step="battle",
        attacks={"leicester": {"attacker": "lancaster", "main": "derby"}},
        battle={"area": "leicester", "round": 2},
        done=["clarence-y", "norfolk-y"],
        dice=[2],
    )
    act(game, "treachery henry-vi-l")
    assert why(game, "target clarence-y") == ""
    act(game, "target clarence-y")
    assert (game.over, game.view()["winners"]) == (True, [0])


@pytest.mark.rule("R3-9.1-k")
def test_the_next_in_line_can_be_bought_before_he_is_crowned() -> None:
    for king, rule in ((None, ""), ("clarence-y", "R3-9.1-b")):
        game = war(
            {
                "leicester": ["henry-vi-l", "clarence-y", "rivers-y"],
                "calais": ["gloucester-y"],
                "dead": ["york-y", "march-y", "rutland-y"],
            },
            king=king,
            king_side="york",
            pretender="henry-vi-l",
            step="battle",
            attacks={"leicester": {"attacker": "lancaster", "main": "derby"}},
            battle={"area": "leicester", "round": 2},
            done=["clarence-y", "rivers-y"],
            dice=[2],
        )
        act(game, "treachery henry-vi-l")
        assert why(game, "target clarence-y") == rule
    game = war(
        {
            "leicester": ["henry-vi-l", "clarence-y", "rivers-y"],
            "calais": ["gloucester-y"],
            "dead": ["york-y"],
        },
        king=None,
        king_side="york",
        pretender="henry-vi-l",
        step="battle",
        attacks={"leicester": {"attacker": "lancaster", "main": "derby"}},
        battle={"area": "leicester", "round": 3},
        done=["clarence-y", "rivers-y"],
        dice=[2],
    )
    act(
        game,
        "treachery henry-vi-l",
        "target clarence-y",
        "hold rivers-y",
        "retreat clarence-l",
        "withdraw oxford",
    )
    act(game, "retreat henry-vi-l", "withdraw derby", "done")
    assert board(game)["king"] == "gloucester-y", "the next after him is crowned"


def exeter(**more: object) -> Game:
    """York attacks Exeter and a friend in Leicester."""
    return war(
        {
            "leicester": ["exeter-l:2", "oxford-l", "york-y"],
            "minor": ["prince-edward-l", "richmond-l"],
        },
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        battle={"area": "leicester", "round": 2},
        done=["exeter-l", "oxford-l"],
        hands={"lancaster": ["action-2"], "york": ["action-2"]},
        **{"dice": [2, 4], **more},  # type: ignore[arg-type]
    )


@pytest.mark.rule("R3-9.1-a", "R3-9.1-b", "R3-9.1-f", "R3-9.1-h", "R3-9.1-i", "R3-9.1-e", "R3-EX-9.1-1")
def test_exeter_defects_and_is_executed() -> None:
    game = exeter()
    act(game, "treachery york-y", "target exeter-l")
    assert (place(game, "exeter-y"), steps(game, "exeter-y")) == ("leicester", 2)
    act(game, "hold oxford-l", "hold exeter-y", "hold york-y")
    act(
        game,
        "hold oxford-l",
        "retreat exeter-y",
        "withdraw derby",
        "retreat york-y",
        "withdraw derby",
        "done",
    )
    # In this Supply Phase York lets him live: no minor enters.
    assert legal(game) == ["done", "execute exeter-y"]
    assert game.must_act == (1,)
    act(game, "done")
    assert step(game) == "cards"
    assert (place(game, "prince-edward-l"), place(game, "richmond-l")) == ("minor", "minor")
    act(game, "play action-2", seat="lancaster")
    act(game, "play action-2", seat="york")
    act(game, "done", "done", "execute exeter-y")
    assert (place(game, "exeter-y"), place(game, "exeter-l")) == ("dead", "dead")
    assert "exeter-y" in board(game, "york")["dead"]
    # He counts as a dead heir of Lancaster: its senior minor enters in the same phase.
    assert (step(game), game.must_act) == ("minor-enters", (0,))
    act(game, "enter warwick")
    assert place(game, "prince-edward-l") == "warwick"
    assert place(game, "richmond-l") == "minor"


@pytest.mark.rule("R3-9.1-b", "R3-EX-9.1-1")
@pytest.mark.parametrize("role", ["king", "pretender"])
def test_neither_king_nor_pretender_can_defect(role: str) -> None:
    dead = ["henry-vi-l", "prince-edward-l"]
    blocks = {"leicester": ["exeter-l", "rivers-l", "york-y"], "dead": dead}
    roles = {"king": "exeter-l", "pretender": "york-y"}
    if role == "pretender":
        roles = {"king": "york-y", "pretender": "exeter-l"}
    game = war(
        blocks,
        **roles,  # type: ignore[arg-type]
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        battle={"area": "leicester", "round": 2},
        done=["exeter-l", "rivers-l"],
    )
    act(game, "treachery york-y")
    assert why(game, "target exeter-l") == "R3-9.1-b"
    assert legal(game) == ["target rivers-l"]


@pytest.mark.rule("R3-9.1-a")
def test_exeter_and_clarence_are_the_only_heirs_who_can_be_bought() -> None:
    game = war(
        {
            "leicester": ["york-y", "march-y", "rutland-y", "clarence-y", "gloucester-y", "henry-vi-l"],
        },
        step="battle",
        first="lancaster",
        attacks={"leicester": {"attacker": "lancaster", "main": "derby"}},
        battle={"area": "leicester", "round": 2},
        done=["york-y", "march-y", "rutland-y", "clarence-y", "gloucester-y"],
    )
    act(game, "treachery henry-vi-l")
    assert legal(game) == ["target clarence-y"]
    game = war(
        {"leicester": ["prince-edward-l", "exeter-l", "somerset-l", "richmond-l", "york-y"]},
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        battle={"area": "leicester", "round": 2},
        done=["prince-edward-l", "exeter-l", "somerset-l", "richmond-l"],
    )
    act(game, "treachery york-y")
    assert legal(game) == ["target exeter-l"]


@pytest.mark.rule("R3-9.1-c")
def test_a_defected_heir_is_a_noble_of_his_new_house() -> None:
    # He counts for usurpation ...
    game = war({"leicester": ["exeter-y"], "wilts": ["devon-l"]}, step="political-turn", turn=7)
    assert said(game, "count") == [{"king": 1, "pretender": 1}]
    # ... but neither charges, nor succeeds, nor saves the house.
    game = war(
        {"leicester": ["exeter-y", "oxford-l:1"]},
        step="battle",
        attacks={"leicester": {"attacker": "lancaster", "main": "derby"}},
        battle={"area": "leicester", "round": 2},
    )
    assert why(game, "charge exeter-y") == "R3-6.5-a"
    game = plague("york-y:1", leicester=["exeter-y"])
    act(game, "infect warwick")
    assert (game.over, game.view()["winners"]) == (True, [0])
    # He goes home as a noble, not to exile like the Pretender's heirs.
    game = war({"leicester": ["exeter-y"], "wilts": ["devon-l", "oxford-l"]}, step="political-turn", turn=7)
    assert place(set_out(game), "exeter-y") == "cornwall"


@pytest.mark.rule("R3-9.1-d", "R3-8.2-b", "R3-EX-9.1-2")
def test_a_defector_who_comes_back_is_an_heir_again() -> None:
    dead = ["henry-vi-l", "prince-edward-l"]
    game = war(
        {
            "leicester": ["exeter-y", "warwick-l", "norfolk-y"],
            "kent": ["somerset-l"],
            "calais": ["york-y"],
            "dead": dead,
        },
        king="york-y",
        pretender="somerset-l",
        step="battle",
        attacks={"leicester": {"attacker": "york", "main": "derby"}},
        battle={"area": "leicester", "round": 2},
        dice=[2],
    )
    act(game, "hold exeter-y", "treachery warwick-l", "target exeter-y", "hold norfolk-y")
    assert place(game, "exeter-l") == "leicester"
    assert board(game)["pretender"] == "somerset-l", "though Exeter outranks him"
    assert why(game, "charge exeter-l") == "", "an heir, and the senior one here"


@pytest.mark.rule("R3-9.1-d", "R3-EX-9.1-2")
def test_exeter_counts_for_the_house_that_has_him_and_may_succeed_when_he_is_back() -> None:
    dead = ["henry-vi-l", "prince-edward-l"]
    for version, lancasters, yorks in (("exeter-y", 1, 1), ("exeter-l", 2, 0)):
        game = war(
            {"kent": ["somerset-l"], "leicester": [version], "calais": ["york-y"], "dead": dead},
            king="york-y",
            pretender="somerset-l",
            step="political-turn",
            turn=7,
        )
        assert said(game, "count") == [{"king": yorks, "pretender": lancasters}]
        if version == "exeter-l":
            assert board(game)["king"] == "exeter-l", "Lancaster gains the throne"
    # Somerset dies: Exeter is Pretender if he has come back, otherwise he is passed over.
    for version, heir in (("exeter-y", "richmond-l"), ("exeter-l", "exeter-l")):
        game = war(
            {
                "warwick": ["somerset-l:1"],
                "leicester": [version],
                "calais": ["york-y"],
                "kent": ["richmond-l"],
            },
            king="york-y",
            pretender="somerset-l",
            step="actions",
            who="york",
            card="plague",
            cards={"lancaster": "action-2"},
        )
        act(game, "infect warwick")
        assert board(game)["pretender"] == heir


@pytest.mark.rule("R3-9.1-e", "R3-9.1-i")
def test_an_execution_is_open_to_the_holder_in_every_supply_phase_wherever_he_is() -> None:
    for where in ("cornwall", "calais", "pool", "ireland"):
        game = war({where: ["exeter-y"], "minor": ["richmond-l"]}, step="supply")
        assert game.must_act == (1,), where
        act(game, "execute exeter-y")
        for seat in ("lancaster", "york", None):
            assert said(game, "executed", seat) == [{"block": "exeter-y"}]
        assert place(game, "exeter-l") == "dead"
        assert step(game) == "minor-enters"
    game = war({"scotland": ["clarence-l"]}, step="supply")
    assert game.must_act == (0,)
    act(game, "execute clarence-l")
    assert (place(game, "clarence-l"), place(game, "clarence-y")) == ("dead", "dead")
    loyal = war({"leicester": ["exeter-l"], "kent": ["clarence-y"]}, step="supply")
    assert step(loyal) == "cards", "his own house executes nobody"


@pytest.mark.rule("R3-9.1-h", "R3-9.1-f")
def test_a_defected_heir_who_falls_is_a_dead_heir_of_his_old_house() -> None:
    # By plague ...
    game = plague("clarence-l:1", minor=["gloucester-y", "prince-edward-l"])
    act(game, "infect warwick")
    assert (place(game, "clarence-l"), place(game, "clarence-y")) == ("dead", "dead")
    act(game, "done")
    assert (step(game), game.must_act) == ("minor-enters", (1,))
    act(game, "enter calais")
    assert place(game, "gloucester-y") == "calais"
    assert place(game, "prince-edward-l") == "minor"
    # ... by supply ...
    names = ["exeter-y:1", "essex-y", "norfolk-y", "suffolk-y", "hastings-y"]
    hunger = war({"derby": names}, step="supply")
    act(hunger, "done", "starve exeter-y")
    assert (place(hunger, "exeter-y"), place(hunger, "exeter-l")) == ("dead", "dead")
    # ... and in battle.
    fight = war(
        {"leicester": ["exeter-y:1", "norfolk-y:1", "oxford-l"], "minor": ["richmond-l"]},
        step="battle",
        attacks={"leicester": {"attacker": "lancaster", "main": "derby"}},
        battle={"area": "leicester", "round": 2},
        dice=[1, 6, 6],
    )
    act(fight, "hold exeter-y", "fire oxford-l", "take exeter-y")
    assert (place(fight, "exeter-y"), place(fight, "exeter-l")) == ("dead", "dead")


@pytest.mark.rule("R3-9.1-g", "R3-9.1-j", "R3-9.1-c", "R3-EX-8.3-6")
def test_clarence_of_lancaster_goes_home_to_a_vacant_york_shield() -> None:
    def home(**more: Sequence[str]) -> Game:
        blocks = {"kent": ["clarence-l"], "south-yorks": ["shrewsbury-l"], "hereford": ["herbert-y"], **more}
        more_york = {"wilts": ["essex-y", "norfolk-y", "suffolk-y"]}
        return war(
            {**more_york, **blocks}, king="york-y", pretender="henry-vi-l", step="political-turn", turn=7
        )

    game = home()
    assert game.must_act == (0,)
    assert legal(game) == ["home clarence-l+rutland"]
    for area in ("south-yorks", "hereford"):
        assert why(game, f"home clarence-l+{area}") == "R3-9.1-j"
    assert why(game, "home clarence-l+kent") == "R3-9.1-g"
    assert why(game, "home clarence-l+france") == "R3-9.1-g"
    act(game, "home clarence-l+rutland", "done")
    assert place(game, "clarence-l") == "rutland"
    full = home(rutland=["worcester-y"])
    assert legal(full) == ["home clarence-l+pool"]
    act(full, "home clarence-l+pool", "done")
    assert place(full, "clarence-l") == "pool"
    assert "clarence-l" in board(full, "lancaster")["blocks"], "of the house that holds him"
    friend = home(rutland=["clifford-l"])
    assert why(friend, "home clarence-l+rutland") == "R3-9.1-j", "a friend stands there"
    act(friend, "home clifford-l+cumbria")
    assert legal(friend) == ["home clarence-l+rutland"]
    alone = home(kent=["devon-l"], rutland=["clarence-l"])
    assert legal(alone) == ["home clarence-l+rutland"], "he may stay where he stands alone"


@pytest.mark.rule("R3-9.1-j", "R3-9.1-g")
def test_the_owner_decides_whether_clarence_or_another_goes_first() -> None:
    """Shrewsbury's only home is South Yorks, which Clarence may take before him."""
    blocks = {
        "kent": ["clarence-l"],
        "leicester": ["shrewsbury-l"],
        "hereford": ["herbert-y"],
        "rutland": ["worcester-y"],
        "wilts": ["essex-y", "norfolk-y", "suffolk-y"],
    }
    game = war(blocks, king="york-y", pretender="henry-vi-l", step="political-turn", turn=7)
    first = act(game.copy(), "home clarence-l+south-yorks", "home shrewsbury-l+south-yorks", "done")
    assert place(first, "clarence-l") == "south-yorks"
    act(game, "home shrewsbury-l+south-yorks", "home clarence-l+pool", "done")
    assert place(game, "clarence-l") == "pool"


@pytest.mark.rule("R3-9.1-g")
def test_exeter_of_york_goes_home_to_cornwall_or_to_yorks_pool() -> None:
    game = war({"leicester": ["exeter-y"], "wilts": ["devon-l", "oxford-l"]}, step="political-turn", turn=7)
    assert place(set_out(game), "exeter-y") == "cornwall"
    game = war(
        {"leicester": ["exeter-y"], "cornwall": ["devon-l", "oxford-l"]}, step="political-turn", turn=7
    )
    assert place(set_out(game), "exeter-y") == "pool"
    assert "exeter-y" in board(game, "york")["blocks"]
