"""7.8: how a battle ends, and whose the city is then."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.fief_england.board import REGION_IDS
from tests.games.fief_england.support import BLANK, FF, F, act, family, legal, refused, said, units
from tests.games.fief_england.war import (
    BOTH,
    army,
    controls,
    counts,
    held,
    holder,
    noble,
    state,
    step,
    stock,
    war,
)


def duel(dice: Any = (), edition: str = "es-2024", building: int = 0, soldiers: int = 6, **rows: Any) -> Any:
    """Red attacks six soldiers of Blue in Blue's Oxford."""
    game = war(
        army("red", "oxford", "arthur", soldier=soldiers),
        army("blue", "oxford", "henri", soldier=6),
        hold={"oxford": "blue"},
        building={"oxford": building},
        edition=edition,
        dice=dice,
        **rows,
    )
    act(game, "attack oxford+blue")
    return game


def how(game: Any) -> list[object]:
    """How battles were halted."""
    return [line["how"] for line in said(game, "battle-halted")]


@pytest.mark.rule("FE-7.8-a", "FE-7.8-j")
@pytest.mark.parametrize("edition", BOTH)
def test_victory_ends_the_battle_and_gives_the_city_before_third_parties(edition: str) -> None:
    game = war(
        army("green", "oxford", "hugh"),
        army("red", "oxford", "arthur", soldier=6),
        army("blue", "oxford", "henri", soldier=1),
        hold={"oxford": "blue"},
        building={"oxford": 1},
        came=[0] * 16 + [3] + [0] * 18 + [1] + [0] * 18 + [2] + [0] * 21,
        edition=edition,
        dice=[F, BLANK],
    )
    act(game, "attack oxford+blue")
    assert said(game, "battle-won") == [{"who": "red", "place": "oxford"}]
    assert holder(game, "henri") == "arthur"
    assert (held(game, "oxford"), controls(game, "oxford")) == ("red", "red"), "not Green, who came before"
    assert state(game).building[16] == 1, "building included"
    assert step(game) == "battle-turn"


@pytest.mark.rule("FE-7.8-b", "FE-EX-ES-F13")
@pytest.mark.parametrize("edition", BOTH)
def test_surrender_removes_the_troops_and_makes_the_nobles_captives(edition: str) -> None:
    game = duel(edition=edition)
    act(game, "fight-on", "surrender")
    assert counts(game, "blue", "oxford") == {}
    assert stock(game, "blue", "soldier") == 12
    assert holder(game, "henri") == "arthur"
    assert controls(game, "oxford") == "red"


@pytest.mark.rule("FE-7.8-b")
def test_a_partner_who_surrenders_leaves_the_others_fighting() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=6),
        army("blue", "oxford", "henri", soldier=6),
        army("green", "oxford", "hugh", soldier=2),
        hold={"oxford": "blue"},
    )
    act(game, "attack oxford+blue", "join-defence", "agree", "fight-on", "fight-on")
    assert game.must_act == (2,)
    act(game, "surrender")
    assert holder(game, "hugh") == "arthur"
    assert step(game) != "battle-turn", "Blue fights on"
    assert counts(game, "blue", "oxford") == {"soldier": 6}


@pytest.mark.rule("FE-7.8-c")
@pytest.mark.parametrize("edition", BOTH)
def test_a_truce_takes_two_and_leaves_everything_as_it_was(edition: str) -> None:
    game = duel(edition=edition)
    act(game, "truce")
    assert (step(game), game.must_act) == ("plea", (1,))
    act(game, "decline")
    assert refused(game, "truce") == "FE-7.8-c", "once at a stopping point"
    act(game, "fight-on", "truce", "agree")
    assert how(game) == ["truce"]
    assert (held(game, "oxford"), step(game)) == ("blue", "battle-turn")
    assert counts(game, "red", "oxford") == counts(game, "blue", "oxford") == {"soldier": 6}


@pytest.mark.rule("FE-7.8-c")
def test_a_truce_may_hand_the_city_over() -> None:
    game = duel()
    act(game, "truce-with-city", "agree")
    assert controls(game, "oxford") == "red"
    assert counts(game, "blue", "oxford") == {"soldier": 6}, "and Blue stays, outside"
    assert not state(game).stand[19 + 16] & 1


@pytest.mark.rule("FE-7.8-d")
@pytest.mark.parametrize("edition", BOTH)
def test_the_enemy_of_a_leaderless_side_may_end_the_battle(edition: str) -> None:
    game = duel(edition=edition)
    assert refused(game, "break-off") == "FE-7.8-g", "Henri leads them, and there is no wall"
    game = war(
        army("red", "oxford", "arthur", soldier=6),
        units("blue", "oxford", soldier=6),
        hold={"oxford": "blue"},
        edition=edition,
    )
    act(game, "attack oxford+blue", "break-off")
    assert how(game) == ["broken-off"]


@pytest.mark.rule("FE-7.8-e")
@pytest.mark.parametrize("edition", BOTH)
def test_if_only_nobles_are_left_on_both_sides_nothing_changes(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=1),
        army("blue", "oxford", "henri", soldier=1),
        hold={"oxford": "blue"},
        edition=edition,
        dice=[F, F],
    )
    act(game, "attack oxford+blue")
    assert how(game) == ["nobles-only"]
    assert (holder(game, "arthur"), holder(game, "henri")) == ("free", "free")
    assert held(game, "oxford") == "blue"


@pytest.mark.rule("FE-7.8-f")
@pytest.mark.parametrize("edition", BOTH)
def test_three_phases_without_loss_are_a_stalemate(edition: str) -> None:
    game = duel([BLANK] * 20, edition)
    act(game, "fight-on", "fight-on")
    assert how(game) == ["stalemate"], "missiles, melee, missiles"
    assert held(game, "oxford") == "blue"
    assert counts(game, "red", "oxford") == {"soldier": 6}


@pytest.mark.rule("FE-7.8-f")
def test_a_loss_begins_the_count_anew() -> None:
    game = duel([F] + [BLANK] * 20)
    assert step(game) == "stopping"
    act(game, "fight-on", "fight-on")
    # Melee with a loss, then missiles and melee without one: the battle is still on.
    assert step(game) == "stopping"
    act(game, "fight-on", "fight-on")
    assert how(game) == ["stalemate"]


@pytest.mark.rule("FE-7.8-g")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("building", [1, 2, 3])
def test_only_the_attacker_of_a_fortification_may_stop_alone(edition: str, building: int) -> None:
    game = duel([BLANK] * 20, edition, building=building)
    assert "break-off" in legal(game)
    act(game, "fight-on")
    assert refused(game, "break-off") == "FE-7.8-g"
    game = duel([BLANK] * 20, edition, building=building)
    act(game, "break-off")
    assert (how(game), held(game, "oxford")) == (["broken-off"], "blue")


@pytest.mark.rule("FE-7.8-k")
def test_es_stopping_points_follow_missiles_and_melee() -> None:
    game = war(
        army("red", "oxford", "arthur", archer=1, soldier=5),
        army("blue", "oxford", "henri", soldier=9),
        hold={"oxford": "blue"},
        dice=[F, BLANK, F, BLANK],
    )
    act(game, "attack oxford+blue", "at-troops")
    assert step(game) == "stopping"
    assert "truce" in legal(game)
    assert not [line for line in said(game, "battle-die") if line["weapon"] == "melee"]
    act(game, "fight-on", "fight-on")
    assert step(game) == "stopping"
    assert [line for line in said(game, "battle-die") if line["weapon"] == "melee"]


@pytest.mark.rule("FE-IT10.7-b")
def test_it_the_only_stopping_point_is_the_end_of_a_round() -> None:
    game = war(
        army("red", "oxford", "arthur", archer=1, soldier=5),
        army("blue", "oxford", "henri", soldier=9),
        army("green", "oxford", "hugh", soldier=5),
        hold={"oxford": "blue"},
        edition="it-2024",
        dice=[F] + [BLANK] * 20,
    )
    act(game, "attack oxford+blue", "join-attack", "agree", "at-troops")
    assert (step(game), game.must_act) == ("stopping", (2,)), "a partner may turn at any time"
    assert legal(game) == ["fight-on", "change-sides"]
    assert refused(game, "truce") == "FE-IT10.7-b"
    act(game, "fight-on")
    assert "truce" in legal(game)
    assert [line for line in said(game, "battle-die") if line["weapon"] == "melee"]


@pytest.mark.rule("FE-7.8-h")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("lord", [True, False])
def test_if_both_sides_are_wiped_out_the_city_is_nobodys_but_for_its_fief(edition: str, lord: bool) -> None:
    more: dict[str, Any] = {"lord": {"south-east": "hugh"}} if lord else {}
    game = war(
        army("red", "oxford", "arthur", soldier=1),
        army("blue", "oxford", "henri", soldier=1),
        family("green", "york", "hugh"),
        hold={"oxford": "blue"},
        edition=edition,
        dice=[FF, FF],
        **more,
    )
    act(game, "attack oxford+blue")
    assert (holder(game, "arthur"), holder(game, "henri")) == ("dead", "dead")
    assert controls(game, "oxford") == ("green" if lord else "nobody")


@pytest.mark.rule("FE-7.8-i")
def test_es_a_long_battle_does_not_hurt_the_mill() -> None:
    game = long_battle("es-2024")
    assert state(game).mill[16] == 1


@pytest.mark.rule("FE-IT10.7-a")
def test_it_three_rounds_destroy_the_mill() -> None:
    game = long_battle("it-2024")
    assert len(said(game, "battle-round")) == 3
    assert state(game).mill[16] == 0
    game = duel([F, BLANK, BLANK, BLANK, F], "it-2024", mill={"oxford": 1})
    act(game, "fight-on", "fight-on", "truce", "agree")
    assert len(said(game, "battle-round")) == 2
    assert state(game).mill[16] == 1, "two rounds are not enough"


def long_battle(edition: str) -> Any:
    """Three rounds in which Blue loses a soldier each."""
    game = war(
        army("red", "oxford", "arthur", soldier=6),
        army("blue", "oxford", "henri", soldier=9),
        hold={"oxford": "blue"},
        edition=edition,
        mill={"oxford": 1},
        # Red rolls two dice, Blue two, then as its ranks thin fewer.
        dice=[F, BLANK, BLANK, BLANK] * 3,
    )
    act(game, "attack oxford+blue")
    for _ in range(2):
        act(game, "fight-on", "fight-on")
    act(game, "truce", "agree")
    assert len(said(game, "battle-round")) == 3
    return game


@pytest.mark.rule("FE-EX-ES-F13", "FE-7.0-h")
def test_an_ally_may_take_a_walled_city_and_the_alliance_lasts() -> None:
    game = war(
        army("red", "oxford", "arthur", "lucia", soldier=12),
        army("blue", "oxford", "henri", soldier=1),
        family("blue", "york", "edward"),
        spouse={"lucia": "edward", "edward": "lucia"},
        hold={"oxford": "blue"},
        building={"oxford": 2},
        lord={"south-east": "henri"},
        dice=[F, BLANK],
    )
    act(game, "attack oxford+blue")
    assert controls(game, "oxford") == "red"
    assert state(game).ally[0] == 1
    while step(game) != "battle-turn":
        act(game, legal(game)[0])
    south_east = REGION_IDS.index("south-east")
    assert state(game).lord[south_east] in (noble("arthur"), noble("lucia")), "title and VP change hands"
    assert game.scores[:2] == (1, 0)
