"""5.0, 5.1, 5.4, 5.5, 13.4: movement, control, permission, the sea, Sherwood."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.fief_england import state as st
from banneret.games.fief_england.board import CITY_IDS
from tests.games.fief_england.support import act, d6, family, legal, play, position, refused, said, units


def at(name: str) -> int:
    """The number of a city."""
    return CITY_IDS.index(name)


AFAR = {
    "family": {"thomas": "green", "edmund": "yellow"},
    "at": {"thomas": "cardiff", "edmund": "berwick"},
}


@pytest.mark.rule("FE-5.0-b")
@pytest.mark.rule("FE-5.0-c")
@pytest.mark.rule("FE-5.0-d")
@pytest.mark.rule("FE-EX-ES-5-A")
@pytest.mark.rule("FE-EX-ES-5.1")
@pytest.mark.rule("FE-EX-IT-8.1")
@pytest.mark.rule("FE-5.1-b")
@pytest.mark.rule("FE-5.1-c")
@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_william_marches_from_oxford(edition: str) -> None:
    told = position(
        family("red", "oxford", "william"), units("red", "oxford", archer=3), AFAR, phase=5, edition=edition
    )
    game = act(
        play(told), "lead william", "take archer+3", "road london", "leave archer+1", "road canterbury"
    )
    state = game.state
    if "halt" in legal(game):
        act(game, "halt")
    assert [state.control[at(c)] for c in ("oxford", "london", "canterbury")] == [-1, 0, 0]  # type: ignore[attr-defined]
    assert state.units(0, at("canterbury"), 1) == 2  # type: ignore[attr-defined]
    assert refused(game, "lead william") == "FE-5.0-b"


@pytest.mark.rule("FE-5.0-d")
@pytest.mark.rule("FE-IT8.1-a")
def test_troops_under_a_second_leader() -> None:
    def after(edition: str) -> str:
        told = position(
            family("red", "oxford", "william"),
            family("red", "london", "henri"),
            units("red", "oxford", knight=1),
            AFAR,
            phase=5,
            edition=edition,
        )
        game = act(
            play(told), "lead william", "take knight+1", "road london", "leave knight+1", "halt", "lead henri"
        )
        return refused(game, "take knight+1")

    assert after("es-2024") == "FE-5.0-d"
    assert after("it-2024") == ""


@pytest.mark.rule("FE-5.0-c")
def test_only_their_owner_sees_which_units_go_along() -> None:
    told = position(
        family("red", "oxford", "william"), units("red", "oxford", archer=3, knight=1), AFAR, phase=5
    )
    game = act(play(told), "lead william", "take archer+2")

    def trains(seat: int) -> object:
        shown: Any = game.view(seat)["board"]
        return shown["own"]["trains"]

    assert trains(0) == {"william": {"archer": 2}}
    assert [trains(seat) for seat in (1, 2, 3)] == [{}, {}, {}]
    act(game, "road london", "leave archer+1")
    assert trains(0) == {"william": {"archer": 1}}


@pytest.mark.rule("FE-5.0-c")
def test_catapults_never_move() -> None:
    told = position(
        family("red", "oxford", "william"), units("red", "oxford", catapult=1, bombard=1), AFAR, phase=5
    )
    game = act(play(told), "lead william")
    assert "take bombard+1" in legal(game)
    assert refused(game, "take catapult+1") == "FE-5.0-c"


def lucia(edition: str) -> dict[str, object]:
    """Lucia and two knights before Canterbury, which Blue holds."""
    return position(
        family("red", "winchester", "lucia"),
        units("red", "winchester", knight=2),
        units("blue", "canterbury", soldier=1),
        family("blue", "york", "hugh"),
        AFAR,
        phase=5,
        edition=edition,
    )


@pytest.mark.rule("FE-5.0-e")
@pytest.mark.rule("FE-5.0-f")
@pytest.mark.rule("FE-5.0-g")
@pytest.mark.rule("FE-5.0-h")
@pytest.mark.rule("FE-5.0-i")
@pytest.mark.rule("FE-EX-ES-5-B")
@pytest.mark.rule("FE-EX-IT-8.2")
@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_passage_is_asked_refused_and_granted(edition: str) -> None:
    game = act(play(lucia(edition)), "lead lucia", "take knight+2", "road canterbury")
    assert game.state.control[at("canterbury")] == 1  # type: ignore[attr-defined]
    act(game, "road london")
    assert game.must_act == (1,)
    act(game, "no")
    assert refused(game, "road london") == "FE-5.0-h"
    assert refused(game, "road winchester") == ""
    game = act(play(lucia(edition)), "lead lucia", "take knight+2", "road canterbury", "road london", "yes")
    assert game.state.at[10] == at("london")  # type: ignore[attr-defined]


@pytest.mark.rule("FE-5.0-q")
def test_who_rested_together_need_not_ask() -> None:
    told = position(
        family("red", "canterbury", "lucia"),
        units("blue", "canterbury", soldier=1),
        AFAR,
        phase=5,
        hold={"canterbury": "blue"},
        rest={"canterbury": 3},
    )
    game = act(play(told), "lead lucia", "road london")
    assert game.state.at[10] == at("london")  # type: ignore[attr-defined]


@pytest.mark.rule("FE-5.0-f")
@pytest.mark.rule("FE-IT8.2-a")
@pytest.mark.rule("FE-EX-ES-F11")
def test_whose_permission_is_needed() -> None:
    def asked(edition: str) -> list[str]:
        told = lucia(edition)
        told["stand"] = {"green+canterbury": 2}
        told["at"] = {**told["at"], "thomas": "canterbury"}  # type: ignore[dict-item]
        told["hold"] = {"canterbury": "blue"}
        game = act(play(told), "lead lucia", "take knight+2", "road canterbury")
        act(game, "road london", "yes")
        return [str(line["asked"]) for line in said(game, "asks")]

    assert asked("es-2024") == ["blue"]
    assert asked("it-2024") == ["blue", "green"]


@pytest.mark.rule("FE-5.0-j")
def test_entering_a_fortification_needs_its_owner() -> None:
    told = lucia("es-2024")
    told["building"] = {"canterbury": 1}
    game = act(play(told), "lead lucia", "take knight+2", "road canterbury", "enter", "no")
    stand = game.state.stand[0 * 19 + at("canterbury")]  # type: ignore[attr-defined]
    assert not stand & 1
    game = act(play(told), "lead lucia", "take knight+2", "road canterbury", "enter", "yes")
    assert game.state.stand[at("canterbury")] & 1  # type: ignore[attr-defined]


@pytest.mark.rule("FE-5.0-k")
def test_a_city_without_troops_refuses_nobody() -> None:
    told = position(
        family("red", "winchester", "lucia"),
        family("blue", "london", "hugh"),
        units("blue", "canterbury", catapult=1),
        AFAR,
        phase=5,
        lord={"south-east": "hugh"},
        building={"canterbury": 1},
    )
    game = act(play(told), "lead lucia", "road canterbury")
    assert game.state.control[at("canterbury")] == 0  # type: ignore[attr-defined]


@pytest.mark.rule("FE-5.0-n")
@pytest.mark.rule("FE-5.0-o")
def test_an_enemy_on_a_road_blocks_only_that_road() -> None:
    told = position(
        family("red", "canterbury", "lucia"),
        family("blue", "canterbury", "hugh"),
        units("blue", "canterbury", soldier=2),
        AFAR,
        phase=5,
        hold={"canterbury": "red"},
        stand={"blue+canterbury": 2},
    )
    game = act(play(told), "lead lucia", "road london")
    assert game.must_act == (1,)
    game = act(play(told), "lead lucia", "road winchester")
    assert game.state.at[10] == at("winchester")  # type: ignore[attr-defined]


@pytest.mark.rule("FE-5.0-p")
def test_who_is_besieged_leaves_only_with_leave() -> None:
    told = position(
        family("red", "canterbury", "lucia"),
        family("blue", "canterbury", "hugh"),
        units("blue", "canterbury", soldier=2),
        AFAR,
        phase=5,
        hold={"canterbury": "red"},
        building={"canterbury": 1},
        besieger={"canterbury": "blue"},
    )
    game = act(play(told), "lead lucia", "road london")
    assert said(game, "asks")[0]["matter"] == "siege"
    act(game, "no")
    assert game.state.at[10] == at("canterbury")  # type: ignore[attr-defined]


@pytest.mark.rule("FE-5.1-a")
@pytest.mark.rule("FE-5.1-f")
@pytest.mark.rule("FE-5.1-g")
def test_when_the_holder_leaves_the_next_to_have_come_holds() -> None:
    told = position(
        family("red", "canterbury", "lucia"),
        family("blue", "canterbury", "hugh"),
        {"family": {"thomas": "green", "edmund": "yellow"}, "at": {"thomas": "canterbury", "edmund": "york"}},
        phase=5,
        hold={"canterbury": "red"},
        came={"red+canterbury": 1, "green+canterbury": 2, "blue+canterbury": 3},
        now={st.CLOCK: 5},
    )
    game = act(play(told), "lead lucia", "road london")
    assert game.state.control[at("canterbury")] == 2  # type: ignore[attr-defined]


@pytest.mark.rule("FE-5.1-d")
def test_a_fief_city_occupied_by_another_is_his() -> None:
    told = position(
        family("red", "london", "henri"),
        family("blue", "oxford", "hugh"),
        AFAR,
        phase=5,
        lord={"south-east": "henri"},
    )
    control = play(told).state.control  # type: ignore[attr-defined]
    assert [control[at(c)] for c in ("london", "oxford", "winchester")] == [0, 1, 0]


@pytest.mark.rule("FE-5.1-h")
@pytest.mark.rule("FE-5.1-i")
@pytest.mark.rule("FE-IT8.4-a")
def test_a_city_is_given_away() -> None:
    told = position(
        family("red", "london", "henri"),
        units("red", "london", soldier=2),
        family("blue", "london", "hugh"),
        AFAR,
        phase=5,
        hold={"london": "red"},
    )
    game = act(play(told), "cede blue+london", "yes")
    assert game.state.control[at("london")] == 1  # type: ignore[attr-defined]
    assert game.state.units(0, at("london"), 0) == 2  # type: ignore[attr-defined]
    told["options"] = {"edition": "it-2024"}
    game = act(play(told), "cede blue+london", "yes")
    assert game.state.units(1, at("london"), 0) == 2  # type: ignore[attr-defined]
    assert game.state.stock[0] == 12  # type: ignore[attr-defined]


# --- the sea


@pytest.mark.rule("FE-5.4-c")
@pytest.mark.rule("FE-5.4-d")
@pytest.mark.rule("FE-5.4-f")
@pytest.mark.rule("FE-5.4-g")
@pytest.mark.rule("FE-EX-ES-5-C")
@pytest.mark.rule("FE-EX-ES-5-D")
@pytest.mark.rule("FE-EX-IT-8.5-1")
@pytest.mark.rule("FE-EX-IT-8.5-2")
@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_sailing_one_or_two_seas(edition: str) -> None:
    told = position(
        family("red", "whitby", "henri"), units("red", "whitby", soldier=2), AFAR, phase=5, edition=edition
    )
    game = act(play(told), "lead henri", "take soldier+2", "sail kings-lynn", "road coventry")
    assert game.state.at[1] == at("coventry")  # type: ignore[attr-defined]
    game = act(play(told), "lead henri", "take soldier+2", "sail kings-lynn", "sail london")
    assert game.state.units(0, at("london"), 0) == 2  # type: ignore[attr-defined]


@pytest.mark.rule("FE-5.4-e")
@pytest.mark.rule("FE-EX-ES-5-E")
@pytest.mark.rule("FE-EX-IT-8.5-3")
@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_north_of_scotland(edition: str) -> None:
    told = position(
        {"family": {"henri": "red", "hugh": "blue"}, "at": {"henri": "berwick", "hugh": "york"}},
        phase=5,
        edition=edition,
    )
    game = act(play(told), "lead henri", "sail cardiff", "road harlech")
    assert game.state.at[1] == at("harlech")  # type: ignore[attr-defined]
    assert refused(act(play(told), "lead henri"), "sail london") == "FE-5.4-e"


@pytest.mark.rule("FE-5.4-c")
@pytest.mark.rule("FE-EX-ES-5-F")
def test_who_has_marched_to_the_port_does_not_sail() -> None:
    told = position({"family": {"henri": "red"}, "at": {"henri": "durham"}}, phase=5)
    game = act(play(told), "lead henri", "road berwick")
    assert refused(game, "sail cardiff") == "FE-5.4-c"


@pytest.mark.rule("FE-2.12-sv09")
def test_aldith_takes_her_master_across() -> None:
    told = position({"family": {"henri": "red"}, "at": {"henri": "durham"}}, phase=5, servant={"aldith": 1})
    game = act(play(told), "lead henri", "road berwick", "sail cardiff")
    assert game.state.used[8] == 1  # type: ignore[attr-defined]


@pytest.mark.rule("FE-2.12-sv08")
def test_hereward_has_a_third_move_alone() -> None:
    told = position({"family": {"henri": "red"}, "at": {"henri": "durham"}}, phase=5, servant={"hereward": 1})
    game = act(play(told), "lead henri", "road york", "road whitby", "road lincoln")
    assert game.state.at[1] == at("lincoln")  # type: ignore[attr-defined]


@pytest.mark.rule("FE-5.5-a")
@pytest.mark.rule("FE-2.5-l")
@pytest.mark.rule("FE-EX-IT-15.1.2")
def test_storms_shut_cardiff_in() -> None:
    told = position(
        {"family": {"henri": "red"}, "at": {"henri": "cardiff"}},
        phase=5,
        edition="it-2024",
        disaster=[0, 1, 0, 0] + [0] * 4 + [0, 1, 0, 0] + [0] * 12,
    )
    game = act(play(told), "lead henri")
    assert refused(game, "sail plymouth") == "FE-5.5-a"
    assert refused(game, "sail berwick") == "FE-5.5-a"
    assert refused(game, "road bristol") == "FE-2.5-l"
    assert refused(game, "road harlech") == ""


@pytest.mark.rule("FE-5.4-h")
def test_an_army_at_the_quay_keeps_others_in() -> None:
    told = position(
        family("red", "berwick", "henri"),
        family("blue", "berwick", "hugh"),
        phase=5,
        hold={"berwick": "red"},
        stand={"blue+berwick": 64},
    )
    game = act(play(told), "lead henri", "sail cardiff")
    assert said(game, "asks")[0]["matter"] == "port"


# --- Sherwood


@pytest.mark.rule("FE-13.4-a")
@pytest.mark.rule("FE-13.4-b")
@pytest.mark.rule("FE-13.4-e")
@pytest.mark.rule("FE-13.4-f")
@pytest.mark.rule("FE-13.4-g")
@pytest.mark.rule("FE-EX-ES-13-A")
@pytest.mark.rule("FE-EX-IT-20")
@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_crossing_sherwood(edition: str) -> None:
    told = position(
        family("red", "york", "henri"),
        units("red", "york", soldier=2, knight=1, bombard=1),
        AFAR,
        phase=5,
        edition=edition,
        money=[5, 5, 5, 5],
    )
    game = act(play(told, [d6(3)]), "lead henri", "take soldier+2", "forest kings-lynn")
    assert game.state.at[1] == at("kings-lynn")  # type: ignore[attr-defined]
    game = act(
        play(told, [d6(2)]),
        "lead henri",
        "take soldier+2",
        "take knight+1",
        "take bombard+1",
        "forest lincoln",
        "stay henri",
    )
    state = game.state
    assert state.by[1] == st.HELD_BY_BANDITS  # type: ignore[attr-defined]
    assert state.units(0, 18, 2) == 1  # type: ignore[attr-defined]
    assert state.stock[0] == 12  # type: ignore[attr-defined]
    assert state.stock[5] == 3  # type: ignore[attr-defined]


@pytest.mark.rule("FE-13.4-c")
@pytest.mark.rule("FE-13.4-d")
@pytest.mark.rule("FE-13.4-k")
def test_what_the_bandits_ask() -> None:
    told = position(
        {
            "family": dict.fromkeys(("henri", "hugh", "lucia"), "red"),
            "at": dict.fromkeys(("henri", "hugh", "lucia"), "york"),
        },
        AFAR,
        phase=5,
        money=[20, 0, 0, 0],
        lord={"wales": "henri"},
        see={"york": "hugh"},
    )
    game = act(
        play(told, [d6(1)]),
        "lead henri",
        "join hugh",
        "join lucia",
        "forest lincoln",
        "pay henri",
        "pay hugh",
        "pay lucia",
    )
    assert [line["sum"] for line in said(game, "forest-paid")] == [4, 5, 2]
    assert game.state.money[0] == 20 - 11  # type: ignore[attr-defined]


@pytest.mark.rule("FE-2.12-sv23")
def test_cuthbert_knows_the_forest() -> None:
    told = position(family("red", "york", "henri"), AFAR, phase=5, servant={"cuthbert": 1})
    game = act(play(told), "lead henri", "forest lincoln")
    assert game.state.at[1] == at("lincoln")  # type: ignore[attr-defined]


@pytest.mark.rule("FE-13.4-j")
@pytest.mark.rule("FE-13.4-i")
@pytest.mark.rule("FE-IT20-a")
def test_a_kings_pigeon_frees_whom_the_bandits_hold() -> None:
    def freed(edition: str) -> int:
        told = position(
            family("red", "lincoln", "henri"),
            {"family": {"hugh": "blue"}, "at": {"hugh": "sherwood"}},
            AFAR,
            phase=5,
            edition=edition,
            by={"hugh": 24},
            now={st.KING: 1},
            hold={"kings-lynn": "blue"},
        )
        told["troop"] = {"blue+kings-lynn+soldier": 1}
        told["hold"] = {"york": "green", "nottingham": "green"}
        told["troop"].update({"green+york+soldier": 1, "green+nottingham+soldier": 1})
        game = act(play(told), "pigeon-to-forest")
        assert game.state.pigeon[0] == 2  # type: ignore[attr-defined]
        return int(game.state.at[3])  # type: ignore[attr-defined]

    assert freed("es-2024") == at("kings-lynn")
    assert freed("it-2024") == 18


# --- royal travel


@pytest.mark.rule("FE-4.9-f")
@pytest.mark.rule("FE-4.9-j")
@pytest.mark.rule("FE-IT7.4-c")
def test_royal_travel_to_the_royal_stronghold() -> None:
    told = position(
        family("red", "york", "henri"),
        units("red", "london", soldier=1),
        units("red", "york", soldier=1),
        AFAR,
        phase=5,
        now={st.KING: 1},
        building={"london": 3},
    )
    game = act(play(told), "lead henri")
    assert refused(game, "travel london") == ""
    act(game, "take soldier+1")
    assert refused(game, "travel london") == "FE-4.9-f"
    game = act(play(told), "lead henri", "travel london")
    assert game.state.moves[1] == 2  # type: ignore[attr-defined]
    told["options"] = {"edition": "it-2024"}
    game = act(play(told), "lead henri", "travel london")
    assert game.state.moves[1] == 1  # type: ignore[attr-defined]


@pytest.mark.rule("FE-2.13-g")
@pytest.mark.rule("FE-IT7.6-a")
def test_royal_travel_to_the_royal_abbey() -> None:
    def who(edition: str) -> str:
        told = position(
            {
                "family": {"henri": "red", "lucia": "red", "hugh": "red"},
                "at": {"henri": "york", "lucia": "york", "hugh": "york"},
            },
            AFAR,
            phase=5,
            edition=edition,
            now={st.KING: 1},
            abbess={"autumn": "lucia"},
            abbey={"autumn": "london"},
            building={"london": 5},
        )
        return refused(act(play(told), "lead hugh"), "travel london")

    assert who("es-2024") == ""
    assert who("it-2024") == "FE-IT7.6-a"


@pytest.mark.rule("FE-2.13-p")
@pytest.mark.rule("FE-IT14.2-c")
def test_abbesses_and_troops() -> None:
    def rule(edition: str) -> str:
        told = position(
            family("red", "york", "lucia"),
            units("red", "york", soldier=1),
            AFAR,
            phase=5,
            edition=edition,
            abbess={"autumn": "lucia"},
        )
        return refused(act(play(told), "lead lucia"), "take soldier+1")

    assert rule("es-2024") == ""
    assert rule("it-2024") == "FE-IT14.2-c"
