"""Finer points of cards, church, towers, titles, relics, plots and rebellions."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.core.game import Game
from banneret.games.fief_england import state as st
from banneret.games.fief_england.board import CITY_IDS, NOBLE_IDS
from tests.games.fief_england.support import (
    BLANK,
    FFF,
    F,
    act,
    d6,
    family,
    legal,
    play,
    position,
    refused,
    said,
    units,
)
from tests.games.fief_england.test_cards import HOMES, disasters, on, revolt, turn


def n(name: str) -> int:
    """The number of a noble."""
    return NOBLE_IDS.index(name)


def at(name: str) -> int:
    """The number of a city."""
    return CITY_IDS.index(name)


def state(game: Game) -> Any:
    """The position itself."""
    return game.state


# --- drawing and Disasters


@pytest.mark.rule("FE-2.1-b", "FE-2.3-e")
def test_nothing_is_drawn_from_nothing() -> None:
    told = position(HOMES, phase=2, **on("draw", who="red"))
    told["deck"] = {"tax": 5, "plague": 2}
    told["away"] = {
        name: 1 for name in (*NOBLE_IDS, "abbess-autumn") if name not in ("henri", "hugh", "thomas", "edmund")
    }
    from banneret.games.fief_england.board import CARD_IDS, COUNT_OF

    for c, name in enumerate(CARD_IDS):
        if name not in ("henri", "hugh", "thomas", "edmund"):
            told["away"][name] = COUNT_OF[c] - told["deck"].get(name, 0)
    told["deck"] = {name: told["deck"].get(name, 0) for name in CARD_IDS}
    game = play(told, [0] * 9)
    assert refused(game, "draw-character") == "FE-2.1-b"
    act(game, "draw-event", "draw-event")
    # Both draws are used: a Disaster is not drawn for its own sake, and red is no longer asked.
    assert not legal(game) or "draw-event" not in [w for w in legal(game) if game.must_act == (0,)]


@pytest.mark.rule("FE-2.4-i", "FE-2.4-j")
def test_dormant_disasters_count_only_for_the_limit() -> None:
    row = [0] * 24
    row[4 * 5 + 2] = st.DORMANT
    told = position(HOMES, phase=2, track=["famine"], disaster=row, **on("disasters", stage=1))
    assert said(play(told, [d6(6)] + [0] * 9), "disaster-twice") == [
        {"card": "famine", "region": "south-east"}
    ]
    assert refused(revolt(disaster=row), "revolt london") == "FE-10.1-a"
    harvest = turn(disaster=row, hand={"red+abundant-harvest": 1})
    act(harvest, "harvest south-east")
    assert state(harvest).disaster[22] == st.DORMANT


@pytest.mark.rule("FE-2.5-i", "FE-2.5-z")
def test_who_is_placed_is_not_tested_and_storms_do_not_matter() -> None:
    told = position(
        HOMES, phase=4, money=[9, 0, 0, 0], disaster=disasters(plague="south-west", storms="south-west")
    )
    game = act(play(told), "buy soldier", "buy soldier", "done", "put soldier+bristol", "put soldier+bristol")
    assert state(game).units(0, at("bristol"), 0) == 2
    assert not said(game, "plague-die")


@pytest.mark.rule("FE-2.5-x")
def test_sailing_past_a_plagued_region_is_not_entering_it() -> None:
    told = position(family("red", "whitby", "henri"), phase=5, disaster=disasters(plague="midlands"))
    game = play(told, [d6(6)])
    act(game, "lead henri", "sail kings-lynn")
    assert len(said(game, "plague-die")) == 1, "who lands is tested"
    told = position(family("red", "berwick", "henri"), phase=5, disaster=disasters(plague="midlands"))
    game = act(play(told), "lead henri", "sail whitby")
    assert not said(game, "plague-die")


@pytest.mark.rule("FE-2.5-w")
def test_an_invasion_waits_for_phase_six() -> None:
    told = position(HOMES, phase=2, track=["invasion"], **on("disasters", stage=1))
    game = play(told, [d6(4)] + [0] * 9)
    assert state(game).disaster[4 * 3 + 3] == 1
    assert state(game).leader == [st.IN_SUPPLY] * 4


@pytest.mark.rule("FE-2.5-y")
def test_weather_already_there_does_not_cancel_storms_that_come() -> None:
    told = position(HOMES, phase=2, track=["storms"], bonus=[0, 1] + [0] * 10, **on("disasters", stage=1))
    game = play(told, [d6(1)] + [0] * 9)
    assert state(game).disaster[1] == 1
    assert state(game).bonus[1] == 1


@pytest.mark.rule("FE-2.6-b")
def test_cards_without_lightning_wait_for_the_play_step() -> None:
    told = position(HOMES, phase=4, hand={"red+tax": 1, "red+richard": 1}, lord={"wales": "henri"})
    game = play(told)
    for word in ("tallage wales", "play richard"):
        assert refused(game, word)


@pytest.mark.rule("FE-2.6-f")
def test_nothing_comes_between_a_die_and_its_effect() -> None:
    told = position(
        HOMES,
        phase=2,
        track=["plague"],
        hand={"red+secret-passage": 1, "blue+assassination": 1},
        order=[0, 2] * 48,
        **on("disasters", stage=1),
    )
    game = play(told, [d6(1), d6(1)] + [0] * 9)
    assert state(game).family[n("henri")] == -1, "the die is rolled and he dies before anybody is asked"


@pytest.mark.rule("FE-2.8-m", "FE-2.8-o")
def test_what_a_tithe_does_not_take() -> None:
    told = position(
        HOMES,
        {"family": {"lucia": "blue"}, "at": {"lucia": "york"}},
        phase=3,
        see={"york": "henri"},
        tithe={"york": "red"},
        tither={"york": "henri"},
        abbess={"autumn": "lucia"},
        abbey={"autumn": "york"},
        building={"york": 4},
        mill={"york": 1, "durham": 1},
        disaster=disasters(famine="marches"),
        tallage={"wales": "green"},
        tallager={"wales": "thomas"},
        lord={"wales": "thomas"},
        besieger={"cardiff": "blue"},
        troop={"blue+cardiff+soldier": 1},
        hold={"cardiff": "green"},
    )
    game = play(told)
    assert said(game, "tithe") == [{"who": "red", "diocese": "york", "sum": 0}]
    # Tallage counts the besieged city too.
    assert said(game, "tallage") == [{"who": "green", "region": "wales", "sum": 4}]


# --- servants


@pytest.mark.rule("FE-2.12-b", "FE-2.12-c")
def test_a_servant_works_in_his_phase_only() -> None:
    told = position(HOMES, phase=5, servant={"mata": n("henri")}, hand={"red+tax": 1, "blue+tax": 1})
    assert refused(play(told), "mata blue") == "FE-2.12-sv01"


@pytest.mark.rule("FE-IT16-a")
def test_it_2024_knows_no_general_exhaustion_only_what_a_servant_says() -> None:
    def rule(edition: str) -> str:
        hands = {"red+tax": 2, "blue+tax": 2}
        game = turn(edition=edition, servant={"mata": n("henri")}, hand=hands, dice=(0, 0))
        act(game, "mata blue", "swap-card tax")
        return refused(game, "mata blue")

    assert rule("es-2024") == "FE-2.12-d"
    assert rule("it-2024") == "FE-2.12-sv01"


@pytest.mark.rule("FE-2.12-e", "FE-2.12-f")
def test_servants_that_leave_the_game() -> None:
    game = turn(hand={"red+assassination": 1}, servant={"osbern": n("hugh")})
    act(game, "assassinate hugh")
    assert state(game).servant[3] == st.OUT_OF_GAME


@pytest.mark.rule("FE-2.12-j")
def test_a_new_noble_without_a_servant_left() -> None:
    told = position(
        HOMES, phase=2, hand={"red+richard": 1}, servant=[st.OUT_OF_GAME] * 23, **on("play", who="red")
    )
    game = act(play(told), "play richard", "lodge bristol")
    assert state(game).serves[n("richard")] == -1


# --- church


@pytest.mark.rule("FE-2.13-u", "FE-2.13-t")
def test_an_abbey_may_be_founded_later() -> None:
    told = position(
        HOMES, {"family": {"lucia": "red"}, "at": {"lucia": "bristol"}}, phase=4, abbess={"autumn": "lucia"}
    )
    game = act(play(told), "found autumn", "site bristol")
    assert state(game).building[at("bristol")] == 4


@pytest.mark.rule("FE-2.13-k")
def test_an_abbess_appeases_where_she_is() -> None:
    game = revolt(
        {"family": {"lucia": "blue"}, "at": {"lucia": "york"}},
        units("blue", "york", soldier=9),
        disaster=disasters(famine="north"),
        abbess={"autumn": "lucia"},
        dice=(d6(1),),
    )
    act(game, "revolt york", "appease-talk lucia")
    assert said(game, "rebels-calm") == [{"city": "york"}]


@pytest.mark.rule("FE-2.13-o", "FE-4.6-a")
def test_one_noble_with_many_titles() -> None:
    from banneret.games.fief_england.nobles import titles

    told = position(
        HOMES,
        {"family": {"lucia": "red"}, "at": {"lucia": "bristol"}},
        phase=2,
        abbess={"autumn": "lucia"},
        lord={"wales": "lucia", "marches": "lucia"},
        hand={"red+abbess-hills": 1},
        **on("play", who="red"),
    )
    game = act(play(told), "play abbess-hills", "site bristol")
    assert titles(state(game), n("lucia")) == 4


@pytest.mark.rule("FE-4.8-h")
def test_an_abbey_outlives_its_abbess() -> None:
    game = turn(
        {"family": {"lucia": "blue"}, "at": {"lucia": "york"}},
        hand={"red+assassination": 1},
        abbess={"autumn": "lucia"},
        abbey={"autumn": "durham"},
        building={"durham": 4},
    )
    act(game, "assassinate lucia")
    assert state(game).building[at("durham")] == 4
    assert state(game).abbess == [-1, -1, -1]


@pytest.mark.rule("FE-IT12.2-b")
def test_church_cards_come_back_with_the_deck() -> None:
    game = turn(edition="it-2024", hand={"red+assassination": 1}, see={"exeter": "hugh"})
    act(game, "assassinate hugh")
    assert state(game).spent[23] == 1
    from banneret.games.fief_england.steps.draws import rebuild

    copy = state(game.copy())
    copy.deck[:31] = [0] * 31
    rebuild(copy, 0, 31)
    assert copy.deck[23] == 1


@pytest.mark.rule("FE-9.0-i", "FE-9.0-j", "FE-IT13.1.2-a")
def test_titles_for_the_allys_nobles() -> None:
    wed = {
        "family": {"anabel": "blue"},
        "at": {"anabel": "york"},
        "spouse": {"henri": "anabel", "anabel": "henri"},
    }

    def game(edition: str) -> Game:
        told = position(
            HOMES,
            wed,
            family("red", "berwick", "richard"),
            units("red", "durham", soldier=1),
            phase=4,
            edition=edition,
            money=[9, 0, 0, 0],
            building={"durham": 1},
        )
        return act(play(told), "title marches")

    assert "invest hugh" in legal(game("es-2024"))
    assert "invest hugh" not in legal(game("it-2024"))
    told = position(HOMES, wed, phase=2, hand={"red+bishop-exeter": 1}, **on("play", who="red"))
    game_ = act(play(told), "play bishop-exeter")
    assert state(game_).see[0] == n("hugh"), "Henri is married; Hugh of the ally's family is not"


@pytest.mark.rule("FE-IT13.2-a")
def test_three_lords_a_cleric_and_a_candidate() -> None:
    def held(lord: dict[str, str]) -> bool:
        told = position(HOMES, phase=1, round=3, edition="it-2024", lord=lord, see={"canterbury": "edmund"})
        told["stack"] = [["rounds", {"stage": 2}]]
        return any(word.startswith("nominate") for word in legal(play(told, [0] * 40)))

    assert held({"south-west": "henri", "wales": "thomas", "marches": "hugh"})
    assert not held({"south-west": "henri", "wales": "henri", "marches": "hugh"})


# --- income


@pytest.mark.rule("FE-IT6.1-a")
def test_bishops_pay_in_an_abbey_of_it_2024() -> None:
    def earned(edition: str) -> int:
        told = position(
            {"family": {"lucia": "red", "henri": "red"}, "at": {"lucia": "york", "henri": "york"}},
            phase=3,
            edition=edition,
            abbess={"autumn": "lucia"},
            abbey={"autumn": "york"},
            building={"york": 4},
            see={"exeter": "henri"},
        )
        return int(str(said(play(told), "income")[0]["sum"]))

    assert earned("it-2024") == earned("es-2024") + 2


@pytest.mark.rule("FE-3.1-h")
def test_a_mill_between_two_abbeys() -> None:
    told = position(
        {"family": {"lucia": "red", "anabel": "blue"}, "at": {"lucia": "london", "anabel": "winchester"}},
        phase=3,
        abbess={"autumn": "lucia", "hills": "anabel"},
        abbey={"autumn": "london", "hills": "winchester"},
        building={"london": 4, "winchester": 4},
        mill={"canterbury": 1},
    )
    # A city 1, the abbey 2, its abbess 2, the mill of Canterbury 1 for each of them.
    assert [line["sum"] for line in said(play(told), "income")][:2] == [6, 6]


@pytest.mark.rule("FE-IT15.2.2-b")
def test_a_tax_is_void_when_the_title_has_left_the_family() -> None:
    def collected(edition: str) -> list[dict[str, object]]:
        told = position(
            HOMES,
            phase=3,
            edition=edition,
            lord={"wales": "hugh"},
            tallage={"wales": "red"},
            tallager={"wales": "henri"},
        )
        return said(play(told), "tallage")

    assert collected("es-2024") == [{"who": "blue", "region": "wales", "sum": 4}]
    assert collected("it-2024") == []


# --- titles and towers


@pytest.mark.rule("FE-4.3-h")
def test_a_walled_city_of_an_open_title_gives_it_for_nothing() -> None:
    told = position(
        HOMES,
        units("red", "exeter", soldier=1),
        phase=5,
        building={"coventry": 2},
        hold={},
    )
    told["at"] = {**told["at"], "henri": "oxford"}
    game = act(play(told), "lead henri", "road coventry")
    assert state(game).lord[4] == n("henri")


@pytest.mark.rule("FE-IT7.4-a")
def test_the_tower_of_it_2024_asks_who_controls_the_city() -> None:
    told = position(
        HOMES,
        phase=4,
        edition="it-2024",
        money=[9, 0, 0, 0],
        now={st.KING: n("henri")},
        lord={"north": "thomas"},
    )
    game = act(play(told), "tower york")
    assert game.must_act == (1,)
    free = act(play(told), "tower oxford")
    assert state(free).building[at("oxford")] == 3


@pytest.mark.rule("FE-4.9-h", "FE-IT7.4-d")
def test_how_often_the_tower_is_built() -> None:
    def rule(edition: str) -> str:
        told = position(
            HOMES, phase=4, edition=edition, money=[9, 0, 0, 0], now={st.KING: n("henri"), st.TOWERS: 1}
        )
        return refused(play(told), "tower oxford")

    assert rule("es-2024") == ""
    assert rule("it-2024") == "FE-IT7.4-d"


@pytest.mark.rule("FE-4.9-i", "FE-4.9-c")
def test_others_step_out_where_the_tower_is_built() -> None:
    told = position(HOMES, phase=4, money=[9, 0, 0, 0], now={st.KING: n("henri")})
    game = act(play(told), "tower york")
    s = state(game)
    assert s.control[at("york")] == 0
    assert not s.stand[19 + at("york")] & 1
    from banneret.games.fief_england.steps.newcomers import lodgings

    assert at("york") not in lodgings(s, 1, 0)
    assert at("york") in lodgings(s, 0, 0)


@pytest.mark.rule("FE-4.9-e")
def test_the_tower_goes_to_the_new_sovereign() -> None:
    told = position(
        HOMES,
        units("red", "oxford", soldier=2),
        phase=2,
        building={"oxford": 3},
        hand={"blue+assassination": 1},
        now={st.KING: n("henri"), st.PRINCE: n("thomas")},
        **on("play", who="blue"),
    )
    game = act(play(told), "assassinate henri")
    s = state(game)
    assert s.now[st.KING] == n("thomas")
    assert s.units(2, at("oxford"), 0) == 2
    assert s.control[at("oxford")] == 2


@pytest.mark.rule("FE-4.9-g")
def test_the_tower_in_other_hands_is_an_ordinary_stronghold() -> None:
    told = position(
        HOMES,
        {"at": {"hugh": "coventry"}},
        phase=5,
        building={"oxford": 3},
        now={st.KING: n("henri"), st.FIRST: 1},
        hold={"oxford": "red"},
        control=None,
    )
    told.pop("control")
    game = act(play(told), "lead hugh", "road oxford")
    assert state(game).building[at("oxford")] == 1


# --- plots and rebellions


@pytest.mark.rule("FE-10.0-a")
def test_plots_are_discarded() -> None:
    game = act(turn(hand={"red+assassination": 1}), "assassinate hugh")
    assert state(game).spent[36] == 1


@pytest.mark.rule("FE-10.3-d", "FE-IT15.2.6-b")
def test_captives_of_the_assassinated() -> None:
    def after(edition: str) -> int:
        game = turn(
            {"family": {"richard": "green", "arthur": "blue"}, "at": {"richard": "york", "arthur": "york"}},
            edition=edition,
            hand={"red+assassination": 1},
            by={"richard": n("hugh")},
        )
        return int(state(act(game, "assassinate hugh")).by[n("richard")])

    assert after("es-2024") == st.FREE
    assert after("it-2024") == n("arthur")


@pytest.mark.rule("FE-10.5-c", "FE-IT15.2.8-b", "FE-6.11-a")
def test_where_a_leader_is_ambushed() -> None:
    def rule(edition: str) -> str:
        return refused(
            turn(edition=edition, hand={"red+ambush": 1}, leader={"raven": at("london")}),
            "ambush-leader raven",
        )

    assert rule("es-2024") == "FE-10.5-c"
    assert rule("it-2024") == ""
    near = turn(hand={"red+ambush": 1}, leader={"raven": at("bristol")}, hold={"bristol": "red"})
    act(near, "ambush-leader raven")
    assert state(near).leader[0] == st.CONVERTED


@pytest.mark.rule("FE-10.1-j", "FE-6.13-a")
def test_whom_rebels_turn_on_first() -> None:
    game = revolt(
        units("blue", "london", soldier=1),
        units("green", "london", soldier=3),
        disaster=disasters(famine="south-east"),
        leader={"raven": at("london")},
        foot={"raven+london": 1},
        hold={"london": "blue"},
        dice=(FFF,),
    )
    act(game, "revolt london")
    assert legal(game) == ["rebel-against blue", "rebel-against green", "rebel-against invaders"]
    act(game, "rebel-against invaders")
    # Four hits: an infantry counter takes two, the others go on.
    assert state(game).foot[at("london")] == 0
    act(game, "rebel-against blue")


@pytest.mark.rule("FE-IT15.2.4-c")
def test_it_2024_wipes_one_family_out() -> None:
    def dead(edition: str) -> bool:
        game = revolt(
            {"at": {"hugh": "london"}},
            units("blue", "london", soldier=1),
            units("green", "london", soldier=5),
            edition=edition,
            disaster=disasters(famine="south-east"),
            hold={"london": "blue"},
            dice=(BLANK,),
        )
        act(game, "revolt london", "rebel-against blue", "bury soldier")
        return bool(state(game).family[n("hugh")] < 0)

    assert not dead("es-2024")
    assert dead("it-2024")


@pytest.mark.rule("FE-10.1-l", "FE-10.1-m")
def test_a_city_without_troops_burns_at_once() -> None:
    game = revolt(
        {"at": {"hugh": "london"}}, disaster=disasters(famine="south-east"), mill={"london": 1}, dice=(BLANK,)
    )
    act(game, "revolt london")
    assert state(game).family[n("hugh")] == -1
    assert state(game).mill[at("london")] == 0
    abbey = revolt(
        {"at": {"hugh": "london"}},
        disaster=disasters(famine="south-east"),
        abbey={"autumn": "london"},
        building={"london": 4},
        dice=(F,),
    )
    act(abbey, "revolt london")
    assert state(abbey).family[n("hugh")] == 1
    assert state(abbey).building[at("london")] == 0


@pytest.mark.rule("FE-IT15.2.5-c")
def test_where_one_freed_by_a_passage_goes() -> None:
    def places(edition: str) -> list[str]:
        game = turn(
            {"family": {"richard": "red"}, "at": {"richard": "york", "henri": "sherwood"}},
            edition=edition,
            hand={"red+secret-passage": 1},
            by={"richard": n("hugh"), "henri": 24},
        )
        act(game, "free-captive richard")
        return legal(game)

    free = [word.split()[1] for word in places("it-2024")]
    assert "london" in free
    assert "york" not in free


# --- mercenaries and burghers


@pytest.mark.rule("FE-11.1-c", "FE-11.1-g")
def test_crossbowmen_in_a_besieged_and_in_a_foreign_city() -> None:
    game = turn(
        units("red", "bristol", soldier=1),
        units("blue", "bristol", soldier=1),
        fourth={"red": "mercenary-french"},
        money=[9, 0, 0, 0],
        hold={"bristol": "red"},
        building={"bristol": 1},
        besieger={"bristol": "blue"},
    )
    act(game, "hire bristol")
    assert state(game).units(0, at("bristol"), 3) == 1
    guest = turn(
        {"at": {"henri": "york"}},
        fourth={"red": "mercenary-french"},
        money=[9, 0, 0, 0],
        hold={"york": "blue"},
    )
    act(guest, "hire york")
    assert not state(guest).stand[at("york")] & 1


@pytest.mark.rule("FE-11.3-c")
def test_the_same_burgher_acts_twice() -> None:
    game = revolt(
        units("blue", "york", soldier=9),
        disaster=disasters(famine="north"),
        fourth={"red": "burgher-3"},
        lord={"wales": "henri"},
        hand={},
        dice=(BLANK, BLANK),
    )
    act(game, "revolt york", "rebel-too")
    assert state(game).treasure[0] == 2


# --- pigeons


@pytest.mark.rule("FE-2.15-h", "FE-2.15-i")
def test_a_meeting_in_one_city() -> None:
    told = position(
        HOMES,
        {"at": {"hugh": "bristol"}},
        phase=4,
        money=[5, 5, 0, 0],
        hold={"bristol": "red"},
        hand={"red+tax": 2, "blue+tax": 2, "blue+justice": 1},
    )
    game = act(play(told), "meet blue", "load-card tax", "load-card tax", "send-pigeon")
    # No die is rolled; Blue has five cards now, and discards down to three at once.
    assert game.must_act == (1,)
    act(game, "discard tax", "discard tax")
    act(game, "load-card justice", "send-pigeon")
    assert state(game).hand[37] == 1


# --- relics, guards, Excalibur, the Garter


@pytest.mark.rule("FE-12.0-j", "FE-12.0-b")
def test_who_is_appointed_in_the_cathedral_city_finds_the_relic() -> None:
    def found(**rows: Any) -> bool:
        told = position(
            HOMES,
            {"at": {"henri": "exeter"}},
            phase=2,
            hand={"red+bishop-exeter": 1},
            **on("play", who="red"),
            **rows,
        )
        return bool(said(act(play(told, [0]), "play bishop-exeter"), "relic"))

    assert found()
    outside: dict[str, Any] = {
        "building": {"exeter": 1},
        "hold": {"exeter": "blue"},
        "troop": {"blue+exeter+soldier": 1},
    }
    assert not found(**outside)


@pytest.mark.rule("FE-12.0-k", "FE-12.0-l", "FE-13.2-d")
def test_what_a_dead_noble_carried() -> None:
    game = turn(
        {"family": {"richard": "green"}, "at": {"richard": "york"}},
        hand={"red+assassination": 1},
        relic={"tibia": st.CARRIED + n("hugh"), "grail": st.CARRIED + n("hugh")},
        now={st.SWORD_BY: n("hugh"), st.SWORD_DRAWN: 1, st.KING: n("edmund")},
    )
    act(game, "assassinate hugh")
    assert state(game).relic[0] == st.CARRIED + n("richard")
    assert state(game).now[st.SWORD_BY] == n("richard")
    from banneret.games.fief_england.steps import relics

    held = turn(
        {"at": {"hugh": "cardiff"}},
        relic={"tibia": st.CARRIED + n("hugh")},
        by={"hugh": n("thomas")},
        disaster=disasters(famine="north"),
    )
    assert relics.power(state(held), 3) == -1


@pytest.mark.rule("FE-12.0-k", "FE-13.2-d", "FE-12.0-e")
def test_a_family_says_who_takes_up_what_a_dead_noble_carried() -> None:
    game = turn(
        {"family": {"richard": "green", "anabel": "green"}, "at": {"richard": "york", "anabel": "york"}},
        hand={"red+assassination": 1},
        relic={"tibia": st.CARRIED + n("hugh"), "grail": st.CARRIED + n("hugh")},
        now={st.SWORD_BY: n("hugh"), st.SWORD_DRAWN: 1, st.KING: n("edmund")},
    )
    act(game, "assassinate hugh")
    assert game.must_act == (2,)
    assert legal(game) == ["take-up richard", "take-up anabel"]
    assert refused(game, "take-up henri") == "FE-12.0-k"
    act(game, "take-up anabel")
    s = state(game)
    assert (s.relic[0], s.relic[3]) == (st.CARRIED + n("anabel"), st.CARRIED + n("anabel"))
    assert s.now[st.SWORD_BY] == n("anabel")


@pytest.mark.rule("FE-12.0-k")
def test_the_winners_of_a_battle_take_up_what_the_fallen_carried_before_third_parties() -> None:
    told = position(
        {"family": {"henri": "red", "thomas": "green", "hugh": "blue", "edmund": "yellow"}},
        {"at": {"henri": "oxford", "thomas": "oxford", "hugh": "oxford", "edmund": "norwich"}},
        units("red", "oxford", soldier=6),
        units("blue", "oxford", soldier=1),
        phase=7,
        # Green comes before Red in turn order, but has not fought.
        now={st.FIRST: 2, st.ACTIVE: 0},
        stack=[["rounds", {"stage": 13}], ["battle-turn", {"who": "red"}]],
        relic={"tibia": st.CARRIED + n("hugh")},
        hold={"oxford": "blue"},
    )
    game = play(told, [3, 3, 0, 0, 0, 0])
    act(game, "attack oxford+blue")
    while state(game).fight[st.FIELD] >= 0 and not said(game, "battle-won"):
        act(game, legal(game)[0])
    assert state(game).relic[3] == st.CARRIED + n("henri")


@pytest.mark.rule("FE-13.2-e", "FE-IT19-a")
def test_excalibur_and_the_crown_in_other_hands() -> None:
    def king(edition: str, crowned: str) -> int:
        game = turn(
            {"family": {"richard": "green"}, "at": {"richard": "york"}},
            edition=edition,
            hand={"red+assassination": 1},
            now={st.SWORD_BY: n("hugh"), st.SWORD_DRAWN: 1, st.KING: n(crowned)},
        )
        return int(state(act(game, "assassinate hugh")).now[st.KING])

    assert king("es-2024", "hugh") == n("richard")
    assert king("it-2024", "hugh") == -1
    assert king("es-2024", "edmund") == n("edmund")


@pytest.mark.rule("FE-13.1-b")
def test_guards_go_where_their_lord_goes() -> None:
    told = position(HOMES, phase=5, now={st.KING: n("henri")}, guard=[0, 0, 2, 0] + [0] * 36)
    game = act(play(told), "lead henri", "road exeter")
    assert state(game).men[at("exeter")] == 2
    assert state(game).men[at("bristol")] == 0


@pytest.mark.rule("FE-IT18-a", "FE-13.1-h")
def test_when_beaten_guards_come_back() -> None:
    def soldiers(edition: str) -> int:
        told = position(
            HOMES,
            {"family": {"anabel": "blue"}, "at": {"anabel": "york"}},
            phase=1,
            round=3,
            edition=edition,
            now={st.KING: n("henri"), st.BEATEN_SOLDIERS: 2},
        )
        return int(state(act(play(told), "wed henri+anabel", "yes")).guard[2 * n("anabel") + 1])

    assert soldiers("es-2024") == 0
    assert soldiers("it-2024") == 2


@pytest.mark.rule("FE-13.3-d")
def test_who_wears_the_garter_spares_the_sovereign() -> None:
    told = position(
        HOMES,
        {"at": {"henri": "york"}},
        units("red", "york", knight=1),
        phase=5,
        now={st.KING: n("hugh")},
        garter={"henri": 1},
        hold={"york": "blue"},
    )
    game = act(play(told), "lead henri", "take knight+1")
    assert refused(game, "raid blue") == "FE-13.3-d"


@pytest.mark.rule("FE-13.4-l", "FE-13.4-m")
def test_who_is_held_in_sherwood_is_nowhere_else() -> None:
    told = position(
        {"family": {"henri": "red", "hugh": "blue"}, "at": {"henri": "sherwood", "hugh": "york"}},
        phase=2,
        track=["plague"],
        by={"henri": 24},
        **on("disasters", stage=1),
    )
    game = play(told, [d6(4), d6(6)] + [0] * 9)
    assert [line["noble"] for line in said(game, "plague-die")] == ["hugh"]
    from banneret.games.fief_england.steps import sherwood

    told = position(
        {"family": {"henri": "red", "hugh": "blue"}, "at": {"henri": "sherwood", "hugh": "york"}},
        by={"henri": 24},
        phase=4,
    )
    # The forest's own free cities are all one move away.
    assert [CITY_IDS[c] for c in sherwood.goals(state(play(told, [0] * 9)), n("henri"))] == [
        "lincoln",
        "nottingham",
        "kings-lynn",
    ]
