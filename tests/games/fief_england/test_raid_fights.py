"""5.2 and 5.3 as far as they are fights: melee only, the defender's hit for every die."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fief_england.support import BLANK, FF, F, act, family, legal, said
from tests.games.fief_england.war import BOTH, army, controls, count, counts, holder, step, war, where


def raid(edition: str, blue: dict[str, int], dice: Any = (), knights: int = 2, **rows: Any) -> Any:
    """Lucia of Red rides with knights from Winchester to Canterbury, held by Blue, and raids it."""
    game = war(
        army("red", "winchester", "lucia", knight=knights),
        army("blue", "canterbury", *rows.pop("nobles", ()), **blue),
        hold={"canterbury": "blue"},
        phase=5,
        edition=edition,
        dice=dice,
        **rows,
    )
    act(game, "lead lucia", f"take knight+{knights}", "road canterbury", "raid blue")
    return game


@pytest.mark.rule("FE-EX-IT-8.3", "FE-5.3-a", "FE-7.3-b", "FE-IT8.3-b")
def test_it_giovannas_raid() -> None:
    game = raid("it-2024", {"soldier": 1}, [FF, FF])
    assert [line["who"] for line in said(game, "battle-die")] == ["red", "blue"], "six points, one die each"
    assert {"who": "red", "number": 3} in said(game, "hits"), "FF and 1F for his die"
    assert counts(game, "blue", "canterbury") == {}
    assert counts(game, "red", "canterbury") == {"knight": 1}
    assert step(game) == "march"
    act(game, "leave knight+1", "road london")
    assert where(game, "lucia") == "london"
    assert controls(game, "canterbury") == "red"


@pytest.mark.rule("FE-5.2-b", "FE-5.3-a")
@pytest.mark.parametrize("edition", BOTH)
def test_a_raid_is_melee_alone_and_the_defender_adds_a_hit_for_every_die(edition: str) -> None:
    game = raid(edition, {"soldier": 6, "archer": 1, "bombard": 1}, [F, BLANK, BLANK], knights=4)
    assert {line["weapon"] for line in said(game, "battle-die")} == {"melee"}
    # Seven points: two dice, both blank, and 2F.
    assert {"who": "red", "number": 2} not in said(game, "loss")
    assert [line["number"] for line in said(game, "hits") if line["who"] == "red"] == [2]
    assert count(game, "red", "canterbury", "knight") == 4, "two hits remove no knight"


@pytest.mark.rule("FE-5.2-m")
@pytest.mark.parametrize("edition", BOTH)
def test_defenders_without_troops_are_beaten_without_dice(edition: str) -> None:
    game = raid(edition, {}, nobles=("henri",))
    assert not said(game, "battle-die")
    assert holder(game, "henri") == "lucia"


@pytest.mark.rule("FE-5.2-g")
@pytest.mark.parametrize("edition", BOTH)
def test_the_raider_breaks_off_when_he_likes_and_stays_outside(edition: str) -> None:
    game = raid(edition, {"soldier": 6}, [BLANK, BLANK, BLANK], knights=3)
    assert "break-off" in legal(game)
    act(game, "break-off")
    assert where(game, "lucia") == "canterbury"
    assert controls(game, "canterbury") == "blue"
    assert step(game) != "march", "without further move"


@pytest.mark.rule("FE-5.2-b", "FE-7.2-m")
def test_what_does_not_raid_is_not_touched() -> None:
    game = war(
        army("red", "winchester", "lucia", knight=2, soldier=3),
        army("blue", "canterbury", "henri", soldier=9),
        family("red", "york", "arthur"),
        hold={"canterbury": "blue"},
        phase=5,
        edition="it-2024",
        dice=[BLANK, FF, FF, FF],
    )
    act(game, "lead lucia", "take knight+2", "take soldier+3", "road canterbury", "raid blue")
    assert holder(game, "lucia") in ("henri", "dead"), "six hits and two: both knights and Lucia"
    assert counts(game, "red", "canterbury") == {"soldier": 3}, "the soldiers took no part"
