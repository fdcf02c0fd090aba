"""5.2: raids in the course of movement: when they may be made, and what the winner must do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fief_england.support import BLANK, FF, act, legal, refused
from tests.games.fief_england.war import BOTH, army, controls, counts, state, step, war, where


def ride(
    edition: str, blue: dict[str, int], *words: str, dice: Any = (), knights: int = 2, **rows: Any
) -> Any:
    """Lucia of Red rides with knights from Winchester to Canterbury, held by Blue."""
    game = war(
        army("red", "winchester", "lucia", knight=knights),
        army("blue", "canterbury", **blue),
        hold={"canterbury": "blue"},
        phase=5,
        edition=edition,
        dice=dice,
        **rows,
    )
    act(game, "lead lucia", f"take knight+{knights}", "road canterbury", *words)
    return game


@pytest.mark.rule("FE-5.2-a", "FE-5.2-d", "FE-5.3-a", "FE-EX-ES-5.3", "FE-EX-ES-F3")
def test_a_raid_forces_its_way_and_leaves_a_knight() -> None:
    game = ride("es-2024", {"soldier": 1}, "road london", "no", "raid blue", dice=[FF, BLANK])
    assert refused(game, "halt") == "FE-5.2-d", "the winner must go on"
    assert refused(game, "road winchester") == "", "even back"
    act(game, "road london")
    assert where(game, "lucia") == "london"
    assert counts(game, "red", "canterbury") == {"knight": 1}
    assert counts(game, "red", "london") == {"knight": 1}
    assert controls(game, "canterbury") == "red"


@pytest.mark.rule("FE-5.2-h")
def test_with_one_knight_left_the_nobles_go_on_alone() -> None:
    game = ride("es-2024", {"soldier": 1}, "raid blue", dice=[FF, BLANK], knights=1)
    act(game, "road london")
    assert where(game, "lucia") == "london"
    assert counts(game, "red", "canterbury") == {"knight": 1}


@pytest.mark.rule("FE-5.2-j")
def test_a_royal_knight_raids_but_is_not_left_behind() -> None:
    game = war(
        army("red", "winchester", "henri"),
        army("blue", "canterbury", soldier=1),
        hold={"canterbury": "blue"},
        phase=5,
        dice=[FF, BLANK],
        now={6: 1},
        guard=[0, 0, 2, 0] + [0] * 36,
    )
    act(game, "lead henri", "road canterbury", "raid blue")
    assert where(game, "henri") == "canterbury", "without a knight to leave, the nobles may not go on"
    assert state(game).guard[2] == 2


@pytest.mark.rule("FE-5.2-e", "FE-IT8.3-c", "FE-EX-ES-F4")
def test_a_raid_with_the_last_move() -> None:
    def rule(edition: str) -> str:
        game = war(
            army("red", "exeter", "lucia", knight=2),
            army("blue", "canterbury", soldier=1),
            hold={"canterbury": "blue"},
            phase=5,
            edition=edition,
        )
        act(game, "lead lucia", "take knight+2", "road winchester", "road canterbury")
        return refused(game, "raid blue") if step(game) == "march" else "FE-5.2-e"

    assert rule("es-2024") == "FE-5.2-e"
    assert rule("it-2024") == ""


@pytest.mark.rule("FE-5.2-c")
def test_a_defender_behind_walls_lets_the_raid_pass_or_comes_out() -> None:
    game = ride("es-2024", {"soldier": 1}, "raid blue", building={"canterbury": 1})
    act(game, "no", "road london")
    assert where(game, "lucia") == "london", "passes without permission"
    game = ride("es-2024", {"soldier": 1}, "raid blue", building={"canterbury": 2}, dice=[FF, BLANK])
    act(game, "yes")
    assert counts(game, "blue", "canterbury") == {}, "out in the open the walls take no die"


@pytest.mark.rule("FE-IT8.3-a")
def test_it_2024_raids_fortifications_without_penalty() -> None:
    game = ride("it-2024", {"soldier": 1}, "raid blue", building={"canterbury": 2}, dice=[FF, BLANK])
    assert counts(game, "blue", "canterbury") == {}


@pytest.mark.rule("FE-5.2-f", "FE-IT8.3-d")
def test_raids_and_ports() -> None:
    def rule(edition: str) -> str:
        game = war(
            army("red", "london", "lucia", knight=2),
            army("blue", "london", soldier=1),
            hold={"london": "red"},
            stand={"blue+london": 64},
            phase=5,
            edition=edition,
            dice=[FF, BLANK],
        )
        act(game, "lead lucia", "take knight+2", "raid blue")
        return refused(game, "sail kings-lynn")

    assert rule("es-2024") == "FE-5.2-f"
    assert rule("it-2024") == ""


@pytest.mark.rule("FE-5.3-b", "FE-5.2-i")
def test_a_raid_out_of_ones_own_city() -> None:
    game = war(
        army("red", "canterbury", "lucia", knight=2),
        army("blue", "canterbury", soldier=1),
        hold={"canterbury": "red"},
        stand={"blue+canterbury": 2},
        phase=5,
        dice=[FF, BLANK],
    )
    act(game, "lead lucia", "take knight+2", "raid blue", "road london")
    assert counts(game, "red", "london") == {"knight": 2}, "nobody has to stay"


@pytest.mark.rule("FE-5.2-k", "FE-5.2-l", "FE-EX-ES-F5")
def test_breaking_out_of_a_siege() -> None:
    game = war(
        army("red", "canterbury", "lucia", knight=2),
        army("blue", "canterbury", "hugh", soldier=1),
        hold={"canterbury": "red"},
        building={"canterbury": 1},
        besieger={"canterbury": "blue"},
        phase=5,
        dice=[FF, BLANK],
    )
    act(game, "lead lucia", "take knight+2", "raid blue")
    while step(game) != "march":
        act(game, legal(game)[0])
    assert refused(game, "halt") == "FE-5.2-k"
    act(game, "road london")
    assert where(game, "lucia") == "london"


@pytest.mark.rule("FE-10.2-b", "FE-10.2-f")
@pytest.mark.parametrize("edition", BOTH)
def test_a_passage_leads_out_of_a_siege_also_by_sea(edition: str) -> None:
    game = war(
        army("red", "london", "lucia", soldier=2),
        army("blue", "london", "hugh", soldier=5),
        hold={"london": "red"},
        building={"london": 1},
        besieger={"london": "blue"},
        phase=5,
        edition=edition,
        hand={"red+secret-passage": 1},
    )
    act(game, "lead lucia", "take soldier+2", "passage-move", "sail kings-lynn")
    assert where(game, "lucia") == "kings-lynn"
    assert counts(game, "red", "kings-lynn") == {"soldier": 2}
