"""3: income, taxes, abbeys, invaders, scorched earth."""

from __future__ import annotations

import pytest

from banneret.core.game import Game
from banneret.games.fief_england import state as st
from tests.games.fief_england.support import act, family, legal, play, position, refused, said, units


def income(game: Game) -> dict[str, int]:
    """What every family collected."""
    return {str(line["who"]): int(str(line["sum"])) for line in said(game, "income")}


EVERYBODY = {
    "family": {"henri": "red", "hugh": "blue", "thomas": "green", "edmund": "yellow"},
    "at": {"henri": "london", "hugh": "york", "thomas": "cardiff", "edmund": "berwick"},
}


@pytest.mark.rule("FE-3.0-a")
@pytest.mark.rule("FE-3.0-b")
@pytest.mark.rule("FE-3.0-c")
def test_cities_and_mills_pay() -> None:
    game = play(position(EVERYBODY, phase=3, mill={"london": 1, "york": 1, "norwich": 1}))
    # One for the city, two for its mill; a mill of a city that nobody controls pays nobody.
    assert income(game) == {"red": 3, "blue": 3, "green": 1, "yellow": 1}
    assert game.state.money == [3, 3, 1, 1]  # type: ignore[attr-defined]


@pytest.mark.rule("FE-3.0-f")
def test_a_besieged_city_yields_nothing() -> None:
    told = position(
        EVERYBODY,
        units("red", "london", soldier=2),
        family("blue", "london", "richard"),
        units("blue", "london", soldier=2),
        phase=3,
        mill={"london": 1},
        building={"london": 1},
        hold={"london": "red"},
        besieger={"london": "blue"},
    )
    assert income(play(told))["red"] == 0


@pytest.mark.rule("FE-3.3-a")
@pytest.mark.rule("FE-3.3-b")
@pytest.mark.rule("FE-EX-ES-3.3")
@pytest.mark.rule("FE-EX-IT-6.3")
@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_invaders_halve_income_upwards(edition: str) -> None:
    told = position(
        EVERYBODY,
        units("red", "oxford", soldier=1),
        units("red", "winchester", soldier=1),
        units("red", "canterbury", soldier=1),
        units("blue", "whitby", soldier=1),
        units("blue", "lincoln", soldier=1),
        phase=3,
        edition=edition,
        mill={"london": 1, "oxford": 1, "york": 1, "whitby": 1},
        leader={"raven": 6},
    )
    # Red would have 4 + 4 = 8, Blue 3 + 4 = 7.
    assert income(play(told)) == {"red": 4, "blue": 4, "green": 1, "yellow": 1}


@pytest.mark.rule("FE-2.8-i")
@pytest.mark.rule("FE-2.8-j")
@pytest.mark.rule("FE-2.8-k")
@pytest.mark.rule("FE-IT6.2-a")
@pytest.mark.rule("FE-EX-X-7")
@pytest.mark.rule("FE-EX-X-8")
@pytest.mark.parametrize(("edition", "other"), [("es-2024", 2), ("it-2024", 3)])
def test_tallage_pays_two_a_city(edition: str, other: int) -> None:
    told = position(
        EVERYBODY,
        units("red", "oxford", soldier=1),
        units("red", "winchester", soldier=1),
        units("blue", "canterbury", soldier=1),
        {"at": {"hugh": "canterbury"}},
        phase=3,
        edition=edition,
        lord={"south-east": "henri"},
        mill={"canterbury": 1},
        tallage={"south-east": "red"},
        tallager={"south-east": "henri"},
    )
    assert income(play(told)) == {"red": 8 + 3, "blue": other, "green": 1, "yellow": 1}


@pytest.mark.rule("FE-EX-ES-2.8a")
def test_the_example_of_tallage() -> None:
    told = position(
        EVERYBODY,
        units("red", "oxford", soldier=1),
        units("red", "winchester", soldier=1),
        {"at": {"hugh": "canterbury"}},
        phase=3,
        lord={"south-east": "henri"},
        tallage={"south-east": "red"},
        tallager={"south-east": "henri"},
    )
    game = play(told)
    assert said(game, "tallage") == [{"who": "red", "region": "south-east", "sum": 8}]
    assert income(game)["blue"] == 0


@pytest.mark.rule("FE-2.8-l")
@pytest.mark.rule("FE-3.0-d")
@pytest.mark.rule("FE-EX-ES-2.8b")
@pytest.mark.rule("FE-2.10-a")
def test_a_tithe_takes_mills_with_their_bonus() -> None:
    told = position(
        EVERYBODY,
        units("blue", "plymouth", soldier=1),
        units("blue", "exeter", soldier=1),
        units("blue", "bristol", soldier=1),
        phase=3,
        see={"exeter": "henri"},
        tithe={"exeter": "red"},
        tither={"exeter": "henri"},
        bonus=[0, 1] + [0] * 10,
        mill={"plymouth": 1, "exeter": 1, "bristol": 1, "cardiff": 1},
    )
    game = play(told)
    assert said(game, "tithe") == [{"who": "red", "diocese": "exeter", "sum": 3 * 3 + 2}]
    assert income(game) == {"red": 12, "blue": 4, "green": 1, "yellow": 1}
    # Good Weather leaves the map once income has been collected.
    assert game.state.bonus == [0] * 12  # type: ignore[attr-defined]


@pytest.mark.rule("FE-3.2-a")
@pytest.mark.rule("FE-EX-ES-F10")
def test_a_tithe_lapses_with_its_prelate() -> None:
    told = position(
        EVERYBODY, phase=3, tithe={"exeter": "red"}, tither={"exeter": "henri"}, mill={"cardiff": 1}
    )
    assert income(play(told))["green"] == 3


@pytest.mark.rule("FE-3.2-b")
def test_the_crown_collects_what_it_levied() -> None:
    told = position(
        EVERYBODY,
        phase=3,
        now={st.KING: 3},
        family={"hugh": "blue"},
        tallage={"wales": "blue"},
        tallager={"wales": "hugh"},
        crown_tax={"wales": 1},
    )
    assert said(play(told), "tallage") == [{"who": "blue", "region": "wales", "sum": 4}]


@pytest.mark.rule("FE-2.5-q")
@pytest.mark.rule("FE-IT15.1.3-a")
@pytest.mark.rule("FE-2.5-r")
@pytest.mark.parametrize(("edition", "base"), [("es-2024", 2), ("it-2024", 0)])
def test_famine_and_abbeys(edition: str, base: int) -> None:
    told = position(
        EVERYBODY,
        family("red", "york", "lucia"),
        {"at": {"hugh": "durham"}},
        phase=3,
        edition=edition,
        abbess={"autumn": "lucia"},
        abbey={"autumn": "york"},
        building={"york": 4},
        disaster=[0] * 14 + [1] + [0] * 9,
        mill={"york": 1},
    )
    # York 1, London 1, the abbess 2; the mill yields nothing.
    assert income(play(told))["red"] == 2 + base + 2


@pytest.mark.rule("FE-2.13-i")
@pytest.mark.rule("FE-3.1-a")
@pytest.mark.rule("FE-3.1-b")
@pytest.mark.rule("FE-3.1-c")
@pytest.mark.rule("FE-3.1-d")
@pytest.mark.rule("FE-3.1-f")
@pytest.mark.rule("FE-3.1-g")
@pytest.mark.rule("FE-3.1-i")
@pytest.mark.rule("FE-EX-X-9")
@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_an_abbey_and_all_that_it_earns(edition: str) -> None:
    told = position(
        {"family": {"lucia": "red", "arthur": "red"}, "at": {"lucia": "coventry", "arthur": "coventry"}},
        phase=3,
        edition=edition,
        now={st.KING: 0},
        lord={"midlands": "arthur"},
        abbess={"autumn": "lucia"},
        abbey={"autumn": "coventry"},
        building={"coventry": 4},
        mill={"coventry": 1, "nottingham": 1, "oxford": 1},
        relic={"grail": 20},
        bonus=[0] * 9 + [1] + [0, 0],
    )
    game = play(told)
    # Abbey 14, its mill 3; beside that four cities of the fief (Arthur's, three of them empty) and a
    # mill of 3.
    assert income(game)["red"] == 17 + 4 + 3


@pytest.mark.rule("FE-3.1-e")
def test_captive_visitors_bring_nothing() -> None:
    told = position(
        EVERYBODY,
        family("red", "york", "lucia"),
        family("green", "york", "anabel"),
        {"at": {"hugh": "durham"}},
        phase=3,
        abbess={"autumn": "lucia", "hills": "anabel"},
        abbey={"autumn": "york"},
        building={"york": 4},
        by={"anabel": 10},
    )
    assert income(play(told))["red"] == 2 + 2 + 2


@pytest.mark.rule("FE-2.13-j")
@pytest.mark.rule("FE-IT14.2-b")
def test_an_abbey_without_abbess() -> None:
    rows = {
        "abbey": {"autumn": "york"},
        "building": {"york": 4},
        "see": {"york": "henri"},
    }
    # es-2024: the base to the controller; it-2024: the archbishop of the place.
    assert income(play(position(EVERYBODY, rows, phase=3)))["blue"] == 1 + 2
    told = position(EVERYBODY, rows, phase=3, edition="it-2024")
    assert income(play(told)) == {"red": 3, "blue": 1, "green": 1, "yellow": 1}


@pytest.mark.rule("FE-3.0-e")
@pytest.mark.rule("FE-EX-IT-12.4.2")
def test_the_queen_by_marriage_brings_two() -> None:
    told = position(
        EVERYBODY,
        family("red", "london", "margaret"),
        phase=3,
        edition="it-2024",
        now={st.KING: 3, st.QUEEN: 15},
        spouse={"margaret": "hugh", "hugh": "margaret"},
    )
    assert income(play(told)) == {"red": 3, "blue": 1, "green": 1, "yellow": 1}


@pytest.mark.rule("FE-2.12-sv02")
@pytest.mark.rule("FE-EX-IT-16")
def test_rainulf_and_the_mills() -> None:
    told = position(EVERYBODY, phase=3, mill={"london": 1}, servant={"rainulf": 1})
    assert income(play(told))["red"] == 4


@pytest.mark.rule("FE-2.12-sv05")
def test_wymarc_brews_where_his_master_is() -> None:
    assert income(play(position(EVERYBODY, phase=3, servant={"wymarc": 1})))["red"] == 2
    away = position(
        EVERYBODY, {"at": {"henri": "sherwood"}}, phase=3, servant={"wymarc": 1}, by={"henri": 24}
    )
    assert income(play(away))["red"] == 0


@pytest.mark.rule("FE-2.12-sv17")
def test_odo_adds_to_a_tax_once() -> None:
    told = position(
        EVERYBODY,
        phase=3,
        lord={"south-east": "henri"},
        tallage={"south-east": "red"},
        tallager={"south-east": "henri"},
        servant={"odo": 1},
    )
    assert income(play(told))["red"] == 8 + 4 + 2


@pytest.mark.rule("FE-3.4-a")
def test_scorched_earth() -> None:
    game = play(position(EVERYBODY, phase=3, mill={"london": 1, "york": 1}))
    assert legal(game) == ["done", "scorch london"]
    assert refused(game, "scorch york") == "FE-3.4-a"
    act(game, "scorch london")
    assert game.state.money[0] == 3 + 2  # type: ignore[attr-defined]
    assert game.state.mill[14] == 0  # type: ignore[attr-defined]
