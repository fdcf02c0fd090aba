"""4.0 to 4.5, 4.9: buying units, buildings, mills and titles."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.fief_england import state as st
from tests.games.fief_england.support import act, code, family, legal, play, position, refused, said, units

HOMES = {
    "family": {"henri": "red", "hugh": "blue", "thomas": "green", "edmund": "yellow"},
    "at": {"henri": "bristol", "hugh": "york", "thomas": "cardiff", "edmund": "norwich"},
}
RICH = [40, 40, 40, 40]


@pytest.mark.rule("FE-4.0-a")
@pytest.mark.rule("FE-4.0-c")
@pytest.mark.rule("FE-4.0-e")
@pytest.mark.rule("FE-4.1-a")
@pytest.mark.rule("FE-EX-ES-4.0")
def test_at_most_four_new_units_come_to_a_city() -> None:
    told = position(HOMES, units("red", "bristol", soldier=4, knight=3), phase=4, money=RICH)
    game = play(position(told, units("red", "exeter", soldier=1), phase=4, money=RICH))
    act(game, "buy soldier", "buy soldier", "buy soldier", "buy knight", "buy knight", "done")
    assert game.state.money[0] == 40 - 9  # type: ignore[attr-defined]
    act(game, "put soldier+bristol", "put soldier+bristol", "put knight+bristol", "put knight+bristol")
    assert refused(game, "put soldier+bristol") == "FE-4.0-e"
    assert legal(game) == ["put soldier+exeter"]
    act(game, "put soldier+exeter")
    assert game.state.units(0, 2, 0) == 6  # type: ignore[attr-defined]
    assert game.state.units(0, 2, 2) == 5  # type: ignore[attr-defined]


@pytest.mark.rule("FE-4.0-f")
@pytest.mark.rule("FE-EX-X-16")
def test_engines_count_among_the_four() -> None:
    game = play(position(HOMES, phase=4, money=RICH))
    act(game, "buy soldier", "buy soldier", "buy soldier", "buy bombard")
    assert refused(game, "buy archer") == "FE-4.0-e"
    two = play(position(HOMES, units("red", "exeter", soldier=1), phase=4, money=RICH))
    act(two, "buy soldier", "buy soldier", "buy soldier", "buy bombard", "buy archer", "done")


@pytest.mark.rule("FE-4.0-b")
@pytest.mark.rule("FE-EX-ES-F6")
def test_what_is_out_of_stock_cannot_be_bought() -> None:
    told = position(
        HOMES,
        units("red", "bristol", archer=4),
        phase=4,
        money=RICH,
        mill=dict.fromkeys(
            (
                "plymouth",
                "exeter",
                "cardiff",
                "harlech",
                "berwick",
                "durham",
                "york",
                "whitby",
                "lincoln",
                "nottingham",
                "kings-lynn",
                "norwich",
            ),
            1,
        ),
    )
    game = play(told)
    assert refused(game, "buy archer") == "FE-4.0-b"
    assert refused(game, "mill bristol") == "FE-4.0-b"


@pytest.mark.rule("FE-4.0-d")
@pytest.mark.rule("FE-IT7.7-a")
def test_where_new_units_appear() -> None:
    rows = position(HOMES, units("red", "exeter", soldier=1), phase=4, money=RICH)
    game = act(play(rows), "buy soldier", "done")
    assert legal(game) == ["put soldier+exeter", "put soldier+bristol"]
    game = play(position(HOMES, units("red", "exeter", soldier=1), phase=4, money=RICH, edition="it-2024"))
    act(game, "buy soldier", "done")
    # it-2024: only with a free noble, or in a building of the family.
    assert legal(game) == ["put soldier+bristol"]
    assert refused(game, "put soldier+exeter") == "FE-IT7.7-a"


@pytest.mark.rule("FE-4.0-g")
@pytest.mark.rule("FE-IT10.1-a")
def test_where_catapults_are_built() -> None:
    game = play(position(HOMES, phase=4, money=RICH))
    assert refused(game, "buy catapult") == ""
    game = play(position(HOMES, phase=4, money=RICH, edition="it-2024"))
    assert refused(game, "buy catapult") == "FE-IT10.1-a"
    game = play(position(HOMES, phase=4, money=RICH, edition="it-2024", building={"bristol": 1}))
    assert refused(game, "buy catapult") == ""


@pytest.mark.rule("FE-4.0-h")
@pytest.mark.rule("FE-4.0-i")
@pytest.mark.rule("FE-IT10.9-a")
def test_a_besieged_city_takes_no_new_units() -> None:
    def siege(edition: str) -> dict[str, object]:
        return position(
            {"family": {"henri": "red", "hugh": "blue"}, "at": {"henri": "bristol", "hugh": "bristol"}},
            units("red", "bristol", soldier=2),
            units("blue", "bristol", soldier=2, catapult=1),
            phase=4,
            edition=edition,
            money=RICH,
            building={"bristol": 1},
            hold={"bristol": "red"},
            besieger={"bristol": "blue"},
        )

    # The besieged, and in es-2024 the besieger too, cannot buy into that city.
    assert refused(play(siege("es-2024")), "buy soldier") == "FE-4.0-d"
    game = play(siege("it-2024"))
    assert refused(game, "buy soldier") == "FE-IT7.7-a"
    act(game, "done", "buy soldier", "done")
    assert legal(game) == ["put soldier+bristol"]


@pytest.mark.rule("FE-4.1-b")
@pytest.mark.rule("FE-4.1-c")
def test_opponents_see_tokens_not_types() -> None:
    game = play(position(HOMES, units("red", "bristol", soldier=2, knight=1), phase=4, money=RICH))
    there = game.view(1)["board"]["cities"]["bristol"]["families"]["red"]  # type: ignore[index]
    assert there["counters"] == 3
    assert there["known"] == {}
    assert "units" not in there
    own = game.view(0)["board"]["cities"]["bristol"]["families"]["red"]  # type: ignore[index]
    assert own["units"] == {"soldier": 2, "knight": 1}


@pytest.mark.rule("FE-4.2-a")
@pytest.mark.rule("FE-4.2-b")
@pytest.mark.rule("FE-4.2-c")
@pytest.mark.rule("FE-4.2-d")
def test_buildings_and_mills() -> None:
    game = play(position(HOMES, phase=4, money=RICH))
    assert refused(game, "build york") == "FE-4.2-b"
    assert refused(game, "mill york") == "FE-4.2-b"
    act(game, "build bristol", "mill bristol")
    assert game.state.money[0] == 40 - 5 - 3  # type: ignore[attr-defined]
    assert refused(game, "build bristol") == "FE-4.2-a"
    assert refused(game, "mill bristol") == "FE-4.2-a"


@pytest.mark.rule("FE-4.3-a")
@pytest.mark.rule("FE-4.3-b")
@pytest.mark.rule("FE-4.3-f")
@pytest.mark.rule("FE-4.4-a")
@pytest.mark.rule("FE-EX-ES-4.3")
@pytest.mark.rule("FE-EX-IT-7.9")
@pytest.mark.rule("FE-IT7.9-a")
@pytest.mark.rule("FE-4.3-c")
@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_a_title_is_bought(edition: str) -> None:
    rows: list[Any] = [family("red", "berwick", "henri"), units("red", "durham", soldier=1)]
    game = play(position(*rows, phase=4, edition=edition, money=RICH))
    assert refused(game, "title marches") == "FE-4.3-a"
    game = play(position(*rows, phase=4, edition=edition, money=RICH, building={"durham": 1}))
    act(game, "title marches")
    state = game.state
    assert state.money[0] == 36  # type: ignore[attr-defined]
    assert said(game, "title") == [{"noble": "henri", "region": "marches"}]
    assert state.building[6] == 2  # type: ignore[attr-defined]
    assert game.scores[0] == 1
    name = {"es-2024": "baron", "it-2024": "viscount"}[edition]
    from banneret.games.fief_england import options

    assert options.VALUES[options.BARONY_NAME][state.opt[options.BARONY_NAME]] == name  # type: ignore[attr-defined]


@pytest.mark.rule("FE-4.3-g")
def test_control_of_all_cities_is_needed_only_once() -> None:
    told = position(
        family("red", "berwick", "henri"),
        family("blue", "durham", "hugh"),
        phase=4,
        money=RICH,
        lord={"marches": "henri"},
    )
    assert play(told).scores[0] == 1


@pytest.mark.rule("FE-4.3-e")
def test_no_title_without_a_noble() -> None:
    told = position(
        units("red", "berwick", soldier=1),
        units("red", "durham", soldier=1),
        phase=4,
        money=RICH,
        building={"durham": 1},
    )
    assert refused(play(told), "title marches") == "FE-4.3-e"


@pytest.mark.rule("FE-4.4-c")
def test_a_royal_stronghold_is_no_condition_of_a_title() -> None:
    rows: list[Any] = [family("red", "berwick", "henri"), units("red", "durham", soldier=1)]
    told = position(*rows, phase=4, edition="it-2024", money=RICH, building={"durham": 3})
    assert refused(play(told), "title marches") == "FE-4.3-a"


@pytest.mark.rule("FE-4.9-a")
@pytest.mark.rule("FE-4.9-b")
@pytest.mark.rule("FE-4.9-c")
def test_the_royal_stronghold() -> None:
    told = position(
        HOMES, phase=4, money=RICH, now={st.KING: 1}, lord={"north": "hugh"}, building={"york": 2}
    )
    game = play(told)
    act(game, "tower oxford")
    assert game.state.building[16] == 3  # type: ignore[attr-defined]
    assert game.state.control[16] == 0  # type: ignore[attr-defined]
    assert refused(game, "tower winchester") == "FE-4.9-a"
    # In a fief its Lord is asked.
    game = act(play(told), "tower whitby")
    assert game.must_act == (1,)
    act(game, "no")
    assert game.must_act == (0,)
    assert game.state.building[8] == 0  # type: ignore[attr-defined]
    assert refused(play(position(HOMES, phase=4, money=RICH)), "tower oxford") == "FE-4.9-a"


@pytest.mark.rule("FE-4.9-d")
@pytest.mark.rule("FE-IT7.4-b")
def test_the_royal_stronghold_and_its_region() -> None:
    def rows(edition: str) -> dict[str, object]:
        return position(
            family("red", "berwick", "henri"),
            units("red", "berwick", soldier=1),
            family("blue", "durham", "hugh"),
            phase=4,
            edition=edition,
            money=RICH,
            building={"berwick": 1, "durham": 3},
            now={st.KING: 3},
        )

    assert refused(play(rows("es-2024")), "title marches") == ""
    assert refused(play(rows("it-2024")), "title marches") == "FE-4.3-a"


@pytest.mark.rule("FE-13.5-b")
@pytest.mark.rule("FE-EX-ES-F8")
def test_who_has_nothing_on_the_map_needs_a_fort() -> None:
    game = play(position({"family": {"hugh": "blue"}, "at": {"hugh": "york"}}, phase=4, money=RICH))
    assert refused(game, "buy soldier") == "FE-13.5-b"


@pytest.mark.rule("FE-2.12-sv04")
def test_osbern_builds_for_less() -> None:
    game = play(
        position(HOMES, units("red", "exeter", soldier=1), phase=4, money=RICH, servant={"osbern": 1})
    )
    act(game, "build bristol")
    assert game.state.money[0] == 37  # type: ignore[attr-defined]
    act(game, "build exeter")
    assert game.state.money[0] == 32  # type: ignore[attr-defined]


@pytest.mark.rule("FE-2.12-sv06")
def test_ralf_enlists_a_soldier() -> None:
    game = play(position(HOMES, phase=4, money=[0, 0, 0, 0], servant={"ralf": 1}))
    act(game, "enlist")
    assert game.state.units(0, 2, 0) == 1  # type: ignore[attr-defined]
    assert refused(game, "enlist") == "FE-2.12-sv06"


@pytest.mark.rule("FE-2.12-sv07")
def test_edric_makes_two_archers_cheap() -> None:
    game = play(position(HOMES, phase=4, money=RICH, servant={"edric": 1}))
    act(game, "buy archer", "buy archer", "buy archer")
    assert game.state.money[0] == 40 - 1 - 1 - 2  # type: ignore[attr-defined]


@pytest.mark.rule("FE-2.12-sv19")
def test_walter_builds_a_cheap_catapult_at_his_masters() -> None:
    game = play(position(HOMES, phase=4, money=[3, 0, 0, 0], servant={"walter": 1}))
    act(game, "engineer")
    assert game.state.units(0, 2, 6) == 1  # type: ignore[attr-defined]
    assert game.state.money[0] == 0  # type: ignore[attr-defined]


@pytest.mark.rule("FE-2.12-sv22")
def test_ingrid_sells_a_card() -> None:
    game = play(position(HOMES, phase=4, money=[0, 0, 0, 0], servant={"ingrid": 1}, hand={"red+tax": 2}))
    act(game, "sell tax")
    assert game.state.money[0] == 2  # type: ignore[attr-defined]
    assert refused(game, "sell tax") == "FE-2.12-sv22"


@pytest.mark.rule("FE-4.5-a")
@pytest.mark.rule("FE-4.5-c")
@pytest.mark.rule("FE-EX-ES-F12")
def test_the_sovereign_grants_a_title_at_a_price() -> None:
    told = position(
        HOMES,
        family("blue", "durham", "richard"),
        units("blue", "berwick", soldier=1),
        phase=4,
        money=RICH,
        now={st.KING: 1},
        building={"durham": 1},
    )
    game = act(play(told), "grant marches+blue-2")
    assert game.must_act == (1,)
    act(game, "no")
    assert game.scores[1] == 0
    assert refused(game, "grant marches+blue-2") == "FE-4.5-c"
    game = act(play(told), "grant marches+blue-2", "yes")
    assert game.state.money[:2] == [42, 38]  # type: ignore[attr-defined]
    act(game, "invest richard")
    assert game.scores[1] == 1


@pytest.mark.rule("FE-4.5-b")
@pytest.mark.rule("FE-IT7.9-b")
@pytest.mark.rule("FE-7.6-f")
def test_how_often_titles_are_granted() -> None:
    rows: list[Any] = [HOMES, family("red", "durham", "richard"), units("red", "berwick", soldier=1)]
    told = position(
        *rows, phase=4, edition="it-2024", money=RICH, now={st.KING: 1, st.GRANTS: 1}, building={"durham": 1}
    )
    assert refused(play(told), "grant marches+red-0") == "FE-IT7.9-b"
    told = position(*rows, phase=4, money=RICH, now={st.KING: 1, st.GRANTS: 3}, building={"durham": 1})
    assert refused(play(told), "grant marches+red-0") == ""
    captive = position(*rows, phase=4, now={st.KING: 1}, building={"durham": 1}, by={"henri": 3})
    captive["at"]["henri"] = "york"
    captive["stack"] = [["rounds", {"stage": 11}], ["buy", {"who": "red", "stage": 1}]]
    assert refused(play(captive), "grant marches+red-0") == "FE-7.6-f"


@pytest.mark.rule("FE-4.6-b")
@pytest.mark.rule("FE-IT12.1-a")
@pytest.mark.rule("FE-EX-ES-4.6")
def test_a_lord_passes_a_fief_on_but_keeps_the_greatest() -> None:
    told = position(
        HOMES,
        family("red", "bristol", "richard"),
        phase=4,
        money=RICH,
        lord={"midlands": "henri", "marches": "henri"},
        see={"canterbury": "henri"},
    )
    game = play(told)
    assert refused(game, "transfer midlands+richard") == "FE-4.6-b"
    act(game, "transfer marches+richard")
    assert said(game, "title") == [{"noble": "richard", "region": "marches"}]
    late = position(
        HOMES, family("red", "bristol", "richard"), phase=4, edition="it-2024", lord={"midlands": "henri"}
    )
    assert refused(play(late), "transfer midlands+richard") == "FE-IT12.1-a"
    early = position(
        HOMES, family("red", "bristol", "richard"), phase=1, edition="it-2024", lord={"midlands": "henri"}
    )
    assert refused(play(early), "transfer midlands+richard") == ""


@pytest.mark.rule("FE-4.0-a")
def test_a_refusal_says_what_it_costs() -> None:
    game = play(position(HOMES, phase=4, money=[2, 0, 0, 0]))
    refusal = game.why_not(0, code(game, "mill bristol"))
    assert refusal is not None
    assert (refusal.rule, refusal.detail, refusal.args) == ("FE-4.2-d", "costs", (3, 2))
