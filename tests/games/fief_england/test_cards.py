"""2 and 10, 11: drawing, Disasters, playing cards, servants, plots, rebellions, mercenaries, pigeons."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.core.game import Game
from banneret.games.fief_england import state as st
from banneret.games.fief_england.board import CARD_IDS, CITY_IDS, NOBLE_IDS
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


def n(name: str) -> int:
    """The number of a noble."""
    return NOBLE_IDS.index(name)


def at(name: str) -> int:
    """The number of a city."""
    return CITY_IDS.index(name)


def card(name: str) -> int:
    """The number of a card."""
    return CARD_IDS.index(name)


def state(game: Game) -> Any:
    """The position itself."""
    return game.state


def on(step: str, after: int = 6, **held: Any) -> dict[str, Any]:
    """A stack with one step over the rounds."""
    return {"stack": [["rounds", {"stage": after}], [step, held]]}


HOMES = {
    "family": {"henri": "red", "hugh": "blue", "thomas": "green", "edmund": "yellow"},
    "at": {"henri": "bristol", "hugh": "york", "thomas": "cardiff", "edmund": "norwich"},
}


def disasters(**where: str) -> list[int]:
    """Active Disasters by kind: disasters(storms="wales")."""
    row = [0] * 24
    regions = ("south-west", "wales", "marches", "north", "midlands", "south-east")
    for kind, region in where.items():
        row[4 * regions.index(region) + ("plague", "storms", "famine", "invasion").index(kind)] = 1
    return row


# --- discarding and drawing, 2.0 to 2.3


@pytest.mark.rule("FE-1.0-d")
@pytest.mark.rule("FE-2.0-b")
@pytest.mark.rule("FE-EX-ES-1.0")
def test_all_discard_then_all_draw() -> None:
    game = play(
        position(HOMES, phase=2, hand={f"{g}+tax": 1 for g in ("red", "blue", "green", "yellow")}), [0] * 40
    )
    for seat in range(4):
        assert game.must_act == (seat,)
        assert "discard tax" in legal(game)
        act(game, "done")
    for seat in range(4):
        assert game.must_act == (seat,)
        assert "draw-event" in legal(game)
        act(game, "done")
    assert "discard tax" not in legal(game)


@pytest.mark.rule("FE-2.0-f")
@pytest.mark.rule("FE-2.0-g")
@pytest.mark.rule("FE-2.0-a")
@pytest.mark.rule("FE-EX-ES-2.0")
def test_one_fortune_card_and_then_a_character() -> None:
    game = play(position(HOMES, phase=2, **on("draw", 5, who="red")), [0, 0, 0, 0, 0])
    act(game, "draw-event")
    assert "draw-character" in legal(game)
    game = play(position(HOMES, phase=2, **on("draw", 5, who="red")), [0, 0, 0, 0, 0])
    act(game, "draw-character")
    assert refused(game, "draw-character") == "FE-2.0-f"
    full = position(HOMES, phase=2, hand={"red+tax": 2}, **on("draw", 5, who="red"))
    game = act(play(full, [0] * 9), "draw-event")
    assert game.must_act != (0,) or "draw-event" not in legal(game)


@pytest.mark.rule("FE-2.3-a")
@pytest.mark.rule("FE-2.3-b")
@pytest.mark.rule("FE-2.3-d")
@pytest.mark.rule("FE-2.0-d")
@pytest.mark.rule("FE-EX-ES-2.3a")
def test_cristina_draws_through_two_disasters() -> None:
    told = position(HOMES, phase=2, hand={"red+good-weather": 1, "red+tax": 1}, **on("discard", 5, who="red"))
    # The backs of the event deck show Disaster, Disaster, Fortune; then nothing else is drawn.
    game = play(told, [22, 0, 0, 21, 0, 0, 0, *[0] * 9])
    act(game, "discard good-weather", "done")
    assert state(game).spent[card("good-weather")] == 1
    act(game, "draw-character", "draw-event", "draw-event", "draw-event")
    assert [c >= 0 for c in state(game).track] == [True, True, False]
    assert sum(state(game).hand[:43]) == 3
    # Her draws are used up: the next player is asked.
    assert game.must_act == (1,)


@pytest.mark.rule("FE-2.0-c")
@pytest.mark.rule("FE-2.3-c")
@pytest.mark.rule("FE-EX-ES-2.3b")
def test_hugo_fills_the_track() -> None:
    told = position(
        HOMES,
        phase=2,
        hand={"red+richard": 1, "red+arthur": 1, "red+tax": 1},
        track=["plague", "storms"],
        **on("discard", 5, who="red"),
    )
    # Disaster, Disaster, Fortune, Disaster, Fortune.
    game = play(told, [21, 0, 20, 0, 0, 0, 18, 0, 0, 0, *[0] * 9])
    act(game, "discard richard", "discard arthur", "done")
    assert state(game).spent[n("richard")] == state(game).spent[n("arthur")] == 1
    act(game, "draw-event", "draw-event", "draw-event", "draw-event", "draw-event")
    assert all(c >= 0 for c in state(game).track)
    assert len(said(game, "too-many")) == 2
    assert sum(state(game).hand[:43]) == 3


@pytest.mark.rule("FE-2.3-a")
@pytest.mark.rule("FE-2.3-c")
@pytest.mark.rule("FE-IT5.2.4-a")
@pytest.mark.rule("FE-EX-IT-5.2a")
@pytest.mark.rule("FE-EX-IT-5.2b")
def test_disasters_wait_on_the_track() -> None:
    def drawn(edition: str, track: list[str], dice: list[int]) -> Game:
        told = position(HOMES, phase=2, edition=edition, track=track, **on("draw", 5, who="red"))
        game = play(told, dice)
        act(game, "draw-event", "draw-event", "draw-event")
        return game

    # The backs show Disaster, Disaster, Fortune.
    game = drawn("it-2024", [], [24, 0, 23, 0, 0, 0, 0, 0])
    assert [line["card"] for line in said(game, "tracked-open")] == ["plague", "plague"]
    assert state(game).track[:2] == [card("plague"), card("plague")]
    full = drawn("it-2024", ["storms", "famine"], [22, 0, 21, 0, 0, 0, 0, 0])
    assert [line["card"] for line in said(full, "too-many")] == ["plague"]
    hidden = drawn("es-2024", [], [24, 0, 23, 0, 0, 0, 0, 0])
    assert said(hidden, "tracked-open") == []
    assert hidden.view(0)["board"]["track"] == [None, None]  # type: ignore[index]


@pytest.mark.rule("FE-2.1-a")
@pytest.mark.rule("FE-FAQ2-a")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    told = position(HOMES, phase=2, **on("draw", 5, who="red"))
    told["deck"] = {}
    told["spent"] = {"richard": 1}
    told["away"] = {}
    deck = dict.fromkeys(CARD_IDS, 0)
    told["deck"] = deck
    left = {name: 1 for name in CARD_IDS[:31] if name not in ("henri", "hugh", "thomas", "edmund", "richard")}
    events = dict.fromkeys(CARD_IDS[31:], 0)
    for name, count in zip(CARD_IDS[31:], (2, 2, 5, 2, 2, 1, 1, 1, 2, 2, 2, 3), strict=True):
        events[name] = count
    told["away"] = {**left, **events}
    game = act(play(told, [0]), "draw-character")
    assert state(game).hand[n("richard")] == 1


@pytest.mark.rule("FE-13.7-d")
@pytest.mark.rule("FE-IT27-b")
@pytest.mark.rule("FE-EX-IT-27")
def test_what_two_players_draw() -> None:
    two = {"family": {"henri": "red", "hugh": "green"}, "at": {"henri": "bristol", "hugh": "york"}}
    told = position(two, seats=2, phase=2, edition="it-2024", **on("draw", 5, who="red"))
    game = act(play(told, [0] * 30), "draw-character", "draw-character")
    assert refused(game, "draw-character") == "FE-13.7-d"
    assert refused(game, "done") == "FE-IT27-b"
    act(game, "draw-event", "draw-event")
    assert refused(game, "done") == ""
    assert refused(game, "draw-event") == ""
    told = position(two, seats=2, phase=2, **on("draw", 5, who="red"))
    game = act(play(told, [0] * 30), "draw-character", "draw-character")
    assert refused(game, "done") == ""


@pytest.mark.rule("FE-2.12-sv16")
def test_sybil_changes_the_last_card() -> None:
    told = position(HOMES, phase=2, servant={"sybil": 1}, **on("draw", 5, who="red"))
    game = act(play(told, [0] * 9), "draw-character")
    first = state(game).hand[:31].index(1)
    act(game, "sybil")
    assert state(game).spent[first] == 1
    assert sum(state(game).hand[:31]) == 1


# --- Disasters, as in 2.4, 2.5


@pytest.mark.rule("FE-2.4-a")
@pytest.mark.rule("FE-2.4-b")
@pytest.mark.rule("FE-2.4-c")
@pytest.mark.rule("FE-2.4-d")
@pytest.mark.rule("FE-2.4-e")
@pytest.mark.rule("FE-EX-ES-2.4a")
@pytest.mark.rule("FE-EX-ES-2.4b")
@pytest.mark.rule("FE-EX-ES-2.4c")
def test_disasters_fall_from_left_to_right() -> None:
    told = position(HOMES, phase=2, track=["famine", "storms", "storms"], **on("disasters", 7, stage=1))
    game = play(told, [d6(3), d6(6), d6(6)])
    assert [(line["card"], line["region"]) for line in said(game, "disaster")] == [
        ("famine", "marches"),
        ("storms", "south-east"),
    ]
    assert said(game, "disaster-twice") == [{"card": "storms", "region": "south-east"}]
    told = position(
        HOMES,
        phase=2,
        track=["plague"],
        disaster=disasters(storms="south-east"),
        **on("disasters", 7, stage=1),
    )
    assert state(play(told, [d6(6)])).disaster[20:22] == [1, 1]


@pytest.mark.rule("FE-2.4-f")
@pytest.mark.rule("FE-2.4-g")
@pytest.mark.rule("FE-2.4-h")
@pytest.mark.rule("FE-EX-X-4")
def test_disasters_of_round_one_sleep() -> None:
    told = position(HOMES, round=1, phase=2, track=["plague"], **on("disasters", 7, stage=1))
    assert state(play(told, [d6(2)])).disaster[4] == st.DORMANT
    row = [0] * 24
    row[4] = st.DORMANT
    told = position(HOMES, round=1, phase=8, disaster=row)
    told["stack"] = [["rounds", {"stage": 16}]]
    game = play(told, [0] * 9)
    assert state(game).disaster[4] == st.DORMANT
    awake = position(HOMES, round=2, phase=2, disaster=row, **on("disasters", 7, stage=0))
    game = play(awake, [d6(6), d6(6)])
    assert [line["noble"] for line in said(game, "plague-die")] == ["thomas"]
    assert state(game).disaster[4] == 1


@pytest.mark.rule("FE-IT5.3-a")
def test_it_2024_wakes_them_before_phase_one() -> None:
    row = [0] * 24
    row[4] = st.DORMANT
    told = position(HOMES, round=2, phase=1, edition="it-2024", disaster=row)
    told["stack"] = [["rounds", {"stage": 0}]]
    assert state(play(told, [d6(6)])).disaster[4] == 1


@pytest.mark.rule("FE-2.5-a")
@pytest.mark.rule("FE-2.5-b")
@pytest.mark.rule("FE-2.5-c")
@pytest.mark.rule("FE-2.5-j")
@pytest.mark.rule("FE-EX-ES-2.5")
@pytest.mark.rule("FE-EX-IT-15.1.1")
@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_the_plague_takes_half_of_the_troops(edition: str) -> None:
    told = position(
        HOMES,
        units("red", "bristol", soldier=3, knight=2, bombard=1),
        units("red", "exeter", soldier=1),
        phase=2,
        edition=edition,
        track=["plague"],
        **on("disasters", 7, stage=1),
    )
    game = act(play(told, [d6(1), d6(3)]), "bury soldier", "bury soldier")
    assert state(game).units(0, at("bristol"), 0) == 1
    assert state(game).units(0, at("bristol"), 5) == 1
    assert state(game).units(0, at("exeter"), 0) == 1
    assert state(game).family[n("henri")] == -1
    game = act(play(told, [d6(1), d6(4)]), "bury soldier", "bury knight")
    assert state(game).family[n("henri")] == 0


@pytest.mark.rule("FE-2.5-k")
@pytest.mark.parametrize(("face", "alive"), [(3, False), (4, True)])
def test_the_plague_tests_invaders_and_their_leader(face: int, alive: bool) -> None:
    """The South West: Raven and its leader are struck, and strays of Wolf, but not Wolf's leader at York."""
    told = position(
        HOMES,
        {"at": {"henri": "london"}},
        phase=2,
        track=["plague"],
        leader={"raven": at("exeter"), "wolf": at("york")},
        foot={"raven+exeter": 5, "wolf+plymouth": 3, "wolf+york": 2},
        **on("disasters", 7, stage=1),
    )
    s = state(play(told, [d6(1), d6(face)]))
    assert (s.foot[at("exeter")], s.foot[18 + at("plymouth")], s.foot[18 + at("york")]) == (3, 2, 2)
    assert s.leader[1] == at("york")
    assert (s.leader[0] == at("exeter")) == alive


@pytest.mark.rule("FE-2.5-d")
@pytest.mark.rule("FE-IT15.1.1-a")
def test_the_plague_and_nobles_in_an_abbey() -> None:
    def dies(edition: str, face: int) -> bool:
        told = position(
            HOMES,
            phase=2,
            edition=edition,
            track=["plague"],
            abbey={"autumn": "bristol"},
            building={"bristol": 4},
            **on("disasters", 7, stage=1),
        )
        return bool(state(play(told, [d6(1), d6(face)])).family[n("henri")] < 0)

    assert not dies("es-2024", 1)
    assert dies("it-2024", 2)
    assert not dies("it-2024", 3)


@pytest.mark.rule("FE-2.12-sv03")
def test_gytha_has_the_die_rolled_again() -> None:
    told = position(HOMES, phase=2, track=["plague"], servant={"gytha": 1}, **on("disasters", 7, stage=1))
    game = act(play(told, [d6(1), d6(1), d6(5)]), "yes")
    assert state(game).family[n("henri")] == 0


@pytest.mark.rule("FE-2.5-e")
@pytest.mark.rule("FE-2.5-f")
@pytest.mark.rule("FE-2.5-g")
def test_who_enters_the_plague_is_tested_once() -> None:
    told = position(
        family("red", "coventry", "henri"),
        units("red", "coventry", soldier=4),
        phase=5,
        disaster=disasters(plague="south-east"),
    )
    game = act(
        play(told, [d6(5)]), "lead henri", "take soldier+4", "road oxford", "bury soldier", "bury soldier"
    )
    assert state(game).units(0, at("oxford"), 0) == 2
    act(game, "road london")
    assert len(said(game, "plague-die")) == 1


@pytest.mark.rule("FE-12.0-a")
@pytest.mark.rule("FE-2.5-e")
def test_who_dies_of_the_plague_on_the_way_in_finds_no_relic() -> None:
    def entering(*dice: int) -> Game:
        told = position(
            family("red", "nottingham", "henri"),
            phase=5,
            see={"york": "henri"},
            disaster=disasters(plague="north"),
        )
        return act(play(told, dice), "lead henri", "road york")

    game = entering(d6(1))
    assert said(game, "dies")
    assert not said(game, "relic")
    assert state(game).relic == [-1] * 4
    assert state(game).shrine[1] == 1
    assert said(entering(d6(6), 2), "relic")


@pytest.mark.rule("FE-2.5-h")
@pytest.mark.rule("FE-IT15.1.1-b")
def test_a_second_plagued_region() -> None:
    def dice(edition: str) -> int:
        told = position(
            family("red", "bristol", "henri"),
            phase=5,
            edition=edition,
            disaster=[0, 0, 0, 0] + [1, 0, 0, 0] + [0] * 12 + [1, 0, 0, 0],
        )
        game = play(told, [d6(5), d6(5), d6(5)])
        act(game, "lead henri", "road oxford", "road bristol")
        if "lead henri" not in legal(game):
            return len(said(game, "plague-die"))
        return len(said(game, "plague-die"))

    assert dice("es-2024") == 1
    assert dice("it-2024") == 1


# --- bonus cards and taxes, 2.5 to 2.9


@pytest.mark.rule("FE-2.5-s")
@pytest.mark.rule("FE-EX-ES-2.7a")
@pytest.mark.rule("FE-2.7-a")
def test_harvest_ends_a_famine() -> None:
    told = position(
        HOMES,
        phase=2,
        hand={"red+abundant-harvest": 1},
        disaster=disasters(famine="marches"),
        **on("play", who="red"),
    )
    game = act(play(told), "harvest marches")
    assert state(game).disaster == [0] * 24
    assert state(game).bonus == [0] * 12
    assert state(game).spent[card("famine")] == 1


@pytest.mark.rule("FE-2.5-n")
@pytest.mark.rule("FE-2.6-c")
@pytest.mark.rule("FE-2.7-c")
@pytest.mark.rule("FE-EX-ES-2.7b")
def test_good_weather_ends_storms_in_the_middle_of_a_move() -> None:
    told = position(
        family("red", "coventry", "henri"),
        phase=5,
        hand={"red+good-weather": 1},
        disaster=disasters(storms="south-east"),
    )
    game = act(play(told), "lead henri")
    assert refused(game, "road oxford") == "FE-2.5-l"
    act(game, "weather south-east", "road oxford")
    assert state(game).at[n("henri")] == at("oxford")


@pytest.mark.rule("FE-2.5-o")
@pytest.mark.rule("FE-2.5-t")
@pytest.mark.rule("FE-2.5-v")
@pytest.mark.rule("FE-IT15.2.1-a")
@pytest.mark.rule("FE-EX-X-1")
@pytest.mark.rule("FE-EX-X-2")
def test_bonus_cards_on_disasters() -> None:
    def game(edition: str, **where: str) -> Game:
        told = position(
            HOMES,
            phase=2,
            edition=edition,
            hand={"red+abundant-harvest": 1, "red+good-weather": 1},
            disaster=disasters(**where),
            **on("play", who="red"),
        )
        return play(told)

    assert refused(game("es-2024", storms="wales"), "harvest wales") == "FE-2.5-o"
    assert refused(game("es-2024", famine="wales"), "weather wales") == "FE-2.5-t"
    both = game("es-2024", storms="wales", famine="wales")
    assert refused(both, "harvest wales") == "FE-2.5-v"
    assert refused(both, "weather wales") == "FE-2.5-v"
    free = act(game("it-2024", storms="wales", famine="wales"), "harvest wales", "weather wales")
    assert state(free).disaster == [0] * 24


@pytest.mark.rule("FE-2.7-b")
@pytest.mark.rule("FE-2.9-a")
@pytest.mark.rule("FE-2.9-b")
@pytest.mark.rule("FE-IT15.2-a")
@pytest.mark.rule("FE-EX-ES-2.9a")
@pytest.mark.rule("FE-EX-ES-2.9b")
def test_how_many_bonus_cards_a_region_takes() -> None:
    def game(edition: str) -> Game:
        told = position(
            HOMES,
            phase=2,
            edition=edition,
            hand={"red+abundant-harvest": 1, "red+good-weather": 2},
            **on("play", who="red"),
        )
        return act(play(told), "harvest marches", "weather marches")

    assert state(game("es-2024")).bonus[4:6] == [1, 1]
    assert refused(game("es-2024"), "weather marches") == "FE-2.9-b"
    assert refused(game("it-2024"), "weather marches") == ""
    told = position(
        HOMES,
        phase=2,
        hand={"red+good-weather": 2},
        disaster=disasters(storms="south-west"),
        **on("play", who="red"),
    )
    twice = act(play(told), "weather south-west", "weather south-west")
    assert state(twice).bonus[1] == 1


@pytest.mark.rule("FE-2.7-d")
def test_good_weather_after_income_only_ends_storms() -> None:
    told = position(HOMES, phase=4, hand={"red+good-weather": 1})
    assert refused(play(told), "weather wales") == "FE-2.7-d"


@pytest.mark.rule("FE-2.8-a")
@pytest.mark.rule("FE-2.8-b")
@pytest.mark.rule("FE-2.8-c")
@pytest.mark.rule("FE-2.8-d")
@pytest.mark.rule("FE-2.8-e")
@pytest.mark.rule("FE-2.8-f")
@pytest.mark.rule("FE-2.8-g")
@pytest.mark.rule("FE-2.8-n")
@pytest.mark.rule("FE-11.3-a")
def test_who_may_levy_a_tax() -> None:
    def game(**rows: Any) -> Game:
        return play(position(HOMES, phase=2, hand={"red+tax": 4}, **on("play", who="red"), **rows))

    assert refused(game(), "tallage wales") == "FE-2.8-c"
    assert refused(game(now={st.KING: n("henri")}), "tallage wales") == ""
    assert refused(game(lord={"wales": "hugh"}, now={st.KING: n("henri")}), "tallage wales") == "FE-2.8-b"
    lord = act(game(lord={"wales": "henri", "north": "henri", "midlands": "henri"}), "tallage wales")
    assert refused(lord, "tallage wales") == "FE-2.8-n"
    act(lord, "tallage north")
    assert refused(lord, "tallage midlands") == "FE-11.3-a"
    assert refused(game(), "tithe york") == "FE-2.8-e"
    bishop = act(game(see={"york": "henri"}), "tithe york")
    assert state(bishop).tithe[1] == 0
    assert state(bishop).treasure[0] == 1


# --- nobles and servants, as in 2.11, 2.12


@pytest.mark.rule("FE-2.11-a")
@pytest.mark.rule("FE-2.11-b")
@pytest.mark.rule("FE-2.11-c")
@pytest.mark.rule("FE-2.12-a")
@pytest.mark.rule("FE-2.2-a")
@pytest.mark.rule("FE-IT14.1-a")
def test_a_new_noble_comes_with_a_servant() -> None:
    def game(edition: str, **rows: Any) -> Game:
        told = position(
            HOMES, phase=2, edition=edition, hand={"red+richard": 1}, **on("play", who="red"), **rows
        )
        return play(told, [0])

    new = act(game("es-2024"), "play richard")
    assert "lodge bristol" in legal(new)
    assert "lodge london" in legal(new)
    assert "lodge york" not in legal(new)
    act(new, "lodge london")
    assert state(new).at[n("richard")] == at("london")
    assert said(new, "servant") == [{"servant": "mata", "noble": "richard"}]
    # it-2024: the castle comes first.
    castle = game("it-2024", building={"bristol": 2})
    assert legal(act(castle, "play richard")) == ["lodge bristol"]
    crowd = {"family": {"lucia": "red", "anabel": "red"}, "at": {"lucia": "bristol", "anabel": "bristol"}}
    told = position(HOMES, crowd, phase=2, hand={"red+richard": 1}, **on("play", who="red"))
    assert refused(play(told), "play richard") == "FE-2.2-a"


@pytest.mark.rule("FE-2.11-d")
@pytest.mark.rule("FE-IT5.4-a")
def test_a_noble_for_the_ally() -> None:
    def rule(edition: str) -> str:
        told = position(
            HOMES,
            {"family": {"anabel": "blue"}, "at": {"anabel": "york"}},
            phase=2,
            edition=edition,
            spouse={"henri": "anabel", "anabel": "henri"},
            hand={"red+richard": 1},
            **on("play", who="red"),
        )
        return refused(play(told), "adopt richard")

    assert rule("es-2024") == "FE-2.11-d"
    assert rule("it-2024") == ""


@pytest.mark.rule("FE-2.12-sv18")
def test_maud_chooses_one_of_two() -> None:
    told = position(
        HOMES, phase=2, hand={"red+richard": 1}, servant={"maud": n("henri")}, **on("play", who="red")
    )
    game = act(play(told, [0, 0]), "play richard", "lodge bristol", "keep-servant rainulf")
    assert state(game).servant[1] == n("richard")
    assert state(game).servant[0] == st.IN_DECK


@pytest.mark.rule("FE-GLOS-f")
@pytest.mark.rule("FE-IT14.1-b")
def test_how_a_prince_of_wales_arises() -> None:
    def game(edition: str, king: str | None = None) -> Game:
        now = {st.QUEEN: n("lucia")}
        if king:
            now[st.KING] = n(king)
        told = position(
            HOMES,
            {"family": {"lucia": "red"}, "at": {"lucia": "bristol"}},
            phase=2,
            edition=edition,
            now=now,
            hand={"red+richard": 1},
            **on("play", who="red"),
        )
        return act(play(told, [0]), "play richard", "lodge bristol")

    assert state(game("es-2024")).now[st.PRINCE] == n("richard")
    assert state(game("it-2024")).now[st.PRINCE] == -1
    asked = act(game("it-2024", "henri"), "yes")
    assert state(asked).now[st.PRINCE] == n("richard")


@pytest.mark.rule("FE-2.12-sv01")
@pytest.mark.rule("FE-2.12-d")
@pytest.mark.rule("FE-EX-ES-2.12")
def test_mata_swaps_a_card_once_a_round() -> None:
    told = position(
        HOMES,
        phase=2,
        hand={"red+tax": 1, "blue+justice": 1},
        servant={"mata": n("henri")},
        **on("play", who="red"),
    )
    game = act(play(told, [0]), "mata blue", "swap-card tax")
    assert state(game).hand[card("justice")] == 1
    assert state(game).hand[43 + card("tax")] == 1
    assert refused(game, "mata blue") == "FE-2.12-d"
    # Neither card is shown to the others.
    assert game.view(2)["board"]["seats"][0]["known"] == {}  # type: ignore[index]
    assert game.view(1)["board"]["seats"][0]["known"] == {"justice": 1}  # type: ignore[index]


@pytest.mark.rule("FE-2.12-h")
@pytest.mark.rule("FE-2.12-i")
@pytest.mark.rule("FE-IT16-c")
def test_servants_change_masters() -> None:
    def game(edition: str, phase: int) -> Game:
        told = position(
            HOMES,
            {"family": {"richard": "red"}, "at": {"richard": "bristol"}},
            phase=phase,
            round=3,
            edition=edition,
            servant={"osbern": n("henri"), "ralf": n("hugh")},
            **({} if phase == 1 else on("play", who="red")),
        )
        return play(told)

    moved = act(game("es-2024", 2), "send-servant osbern+richard")
    assert state(moved).servant[3] == n("richard")
    assert refused(game("es-2024", 2), "send-servant osbern+hugh") == "FE-2.12-i"
    assert refused(game("it-2024", 2), "send-servant osbern+richard") == "FE-IT16-c"
    assert refused(game("it-2024", 1), "send-servant osbern+richard") == ""


# --- plots, 10.2 to 10.5


def turn(*parts: Any, edition: str = "es-2024", dice: tuple[int, ...] = (), **rows: Any) -> Game:
    """Red's turn of the play step."""
    rows["now"] = {st.LETTER: st.STEP_D, **rows.get("now", {})}
    return play(position(HOMES, *parts, phase=2, edition=edition, **on("play", who="red"), **rows), dice)


@pytest.mark.rule("FE-10.3-a")
@pytest.mark.rule("FE-10.3-b")
@pytest.mark.rule("FE-IT15.2.6-a")
@pytest.mark.rule("FE-2.13-r")
def test_an_assassination_is_blamed_on_somebody() -> None:
    game = act(turn(hand={"red+assassination": 1}), "assassinate hugh")
    assert state(game).family[n("hugh")] == -1
    assert state(game).heresy[0] == n("henri")
    alone = position(
        {"family": {"hugh": "blue", "thomas": "green"}, "at": {"hugh": "york", "thomas": "cardiff"}},
        phase=2,
        hand={"red+assassination": 1},
        **on("play", who="red"),
    )
    assert refused(play(alone), "assassinate hugh") == "FE-10.3-b"
    alone["options"] = {"edition": "it-2024"}
    assert refused(play(alone), "assassinate hugh") == ""


@pytest.mark.rule("FE-10.3-c")
@pytest.mark.rule("FE-EX-X-13")
def test_ten_troops_without_a_noble() -> None:
    game = turn(
        family("blue", "durham", "richard"),
        family("blue", "berwick", "arthur"),
        units("blue", "york", soldier=10, bombard=1),
        {"at": {"hugh": "york"}},
        hand={"red+assassination": 1},
    )
    act(game, "assassinate hugh")
    act(game, *["send soldier"] * 10)
    assert [state(game).units(1, at(c), 0) for c in ("durham", "berwick", "york")] == [6, 4, 0]
    assert state(game).units(1, at("york"), 5) == 1


@pytest.mark.rule("FE-2.12-sv11")
def test_baldwin_dies_for_his_master() -> None:
    game = act(turn(hand={"red+assassination": 1}, servant={"baldwin": n("hugh")}), "assassinate hugh", "yes")
    assert state(game).family[n("hugh")] == 1
    assert state(game).servant[10] == st.OUT_OF_GAME
    assert state(game).heresy[0] == n("henri")


@pytest.mark.rule("FE-10.4-a")
@pytest.mark.rule("FE-10.4-b")
@pytest.mark.rule("FE-2.13-h")
def test_justice_for_heretics() -> None:
    game = turn(hand={"red+justice": 1}, heresy=["hugh", "thomas"], now={st.KING: n("thomas")})
    assert refused(game, "execute edmund") == "FE-10.4-a"
    assert refused(game, "execute thomas") == "FE-10.4-a"
    act(game, "execute hugh")
    assert state(game).family[n("hugh")] == -1
    cloister = turn(
        hand={"red+justice": 1}, heresy=["hugh", "thomas"], abbey={"autumn": "york"}, building={"york": 4}
    )
    assert refused(cloister, "execute hugh") == "FE-2.13-h"


@pytest.mark.rule("FE-10.5-a")
@pytest.mark.rule("FE-10.5-b")
@pytest.mark.rule("FE-10.5-d")
@pytest.mark.rule("FE-IT15.2.8-a")
@pytest.mark.rule("FE-EX-ES-10.5")
def test_an_ambush() -> None:
    game = turn(
        {
            "family": {"edward": "blue", "richard": "blue"},
            "at": {"edward": "bristol", "hugh": "winchester", "richard": "canterbury"},
        },
        units("blue", "bristol", soldier=5, bombard=1),
        hand={"red+ambush": 1},
        hold={"bristol": "red"},
    )
    act(game, "ambush edward")
    assert state(game).by[n("edward")] == n("henri")
    act(game, *["send soldier"] * 5)
    assert state(game).units(1, at("winchester"), 0) == 4
    assert state(game).units(1, at("canterbury"), 0) == 1
    assert state(game).units(1, at("bristol"), 5) == 1


@pytest.mark.rule("FE-10.2-a")
@pytest.mark.rule("FE-10.2-j")
@pytest.mark.rule("FE-10.2-k")
@pytest.mark.rule("FE-7.6-j")
@pytest.mark.rule("FE-IT15.2.5-b")
def test_a_passage_frees_captives() -> None:
    def held(edition: str) -> Game:
        return turn(
            {"family": {"richard": "red", "arthur": "red"}, "at": {"richard": "york", "arthur": "york"}},
            edition=edition,
            hand={"red+secret-passage": 1},
            by={"richard": n("hugh"), "arthur": n("hugh")},
        )

    game = act(held("es-2024"), "free-captive richard")
    assert state(game).at[n("richard")] == at("bristol")
    # One effect, chosen when it is played; then the card is discarded.
    assert state(game).spent[card("secret-passage")] == 1
    assert state(game).by[n("arthur")] == n("hugh")
    game = act(held("it-2024"), "free-captive richard")
    assert state(game).by[n("arthur")] == st.FREE


@pytest.mark.rule("FE-2.12-sv20")
def test_hawise_poisons_a_captive() -> None:
    game = turn(
        {"family": {"richard": "blue"}, "at": {"richard": "bristol"}},
        by={"richard": n("henri")},
        servant={"hawise": n("henri")},
    )
    act(game, "poison richard")
    assert state(game).family[n("richard")] == -1
    assert state(game).heresy[0] == n("henri")
    assert state(game).servant[19] == st.OUT_OF_GAME


@pytest.mark.rule("FE-10.2-c")
@pytest.mark.rule("FE-10.2-d")
@pytest.mark.rule("FE-10.2-e")
@pytest.mark.rule("FE-2.5-p")
def test_a_passage_for_one_move() -> None:
    told = position(
        family("red", "coventry", "henri"),
        phase=5,
        hand={"red+secret-passage": 1},
        disaster=disasters(storms="midlands"),
    )
    game = act(play(told), "lead henri")
    assert refused(game, "road oxford") == "FE-2.5-l"
    act(game, "passage-move", "road oxford")
    assert state(game).at[n("henri")] == at("oxford")
    assert state(game).moves[n("henri")] == 1
    assert refused(game, "road coventry") == "FE-2.5-l"


# --- rebellions, as in 10.1


def revolt(*parts: Any, dice: tuple[int, ...] = (), edition: str = "es-2024", **rows: Any) -> Game:
    """Red may start a rebellion."""
    rows.setdefault("hand", {"red+uprising": 1})
    return turn(*parts, edition=edition, dice=dice, **rows)


@pytest.mark.rule("FE-10.1-a")
@pytest.mark.rule("FE-10.1-b")
@pytest.mark.rule("FE-10.1-o")
@pytest.mark.rule("FE-2.5-u")
@pytest.mark.rule("FE-2.8-h")
@pytest.mark.rule("FE-9.3-a")
@pytest.mark.rule("FE-9.3-c")
def test_where_a_rebellion_may_break_out() -> None:
    assert refused(revolt(), "revolt york") == "FE-10.1-a"
    assert refused(revolt(disaster=disasters(famine="north")), "revolt york") == ""
    assert refused(revolt(now={st.REBELLION: 1}), "revolt york") == ""
    taxed: dict[str, Any] = {"tallage": {"north": "blue"}, "tallager": {"north": "hugh"}}
    assert refused(revolt(**taxed), "revolt york") == ""
    own: dict[str, Any] = {"tallage": {"north": "red"}, "tallager": {"north": "henri"}}
    assert refused(revolt(**own, disaster=disasters(famine="north")), "revolt york") == "FE-10.1-b"


@pytest.mark.rule("FE-10.1-c")
@pytest.mark.rule("FE-10.1-d")
@pytest.mark.rule("FE-10.1-e")
@pytest.mark.rule("FE-10.1-p")
@pytest.mark.rule("FE-EX-ES-10-A")
@pytest.mark.rule("FE-EX-ES-10-B")
def test_two_uprisings_and_a_stronghold() -> None:
    def strength(building: int) -> Any:
        game = revolt(
            units("blue", "york", soldier=9),
            disaster=disasters(famine="north"),
            hand={"red+uprising": 1, "green+uprising": 1},
            building={"york": building},
            dice=(BLANK, BLANK),
        )
        act(game, "revolt york", "rebel-too")
        told = said(game, "rebel-dice")
        return told[0]["number"] if told else 0

    assert strength(0) == 2
    assert strength(1) == 1


@pytest.mark.rule("FE-9.3-b")
@pytest.mark.rule("FE-EX-ES-9-D")
@pytest.mark.rule("FE-EX-IT-13.3.3")
@pytest.mark.rule("FE-EX-X-6")
def test_a_royal_tax_adds_a_rebellion() -> None:
    game = revolt(units("blue", "london", soldier=9), now={st.REBELLION: 1}, dice=(BLANK, BLANK))
    act(game, "revolt london")
    assert said(game, "rebel-dice") == [{"city": "london", "number": 2, "hits": 2}]
    walled = revolt(
        units("blue", "london", soldier=9),
        now={st.REBELLION: 1},
        building={"london": 2},
        hand={"red+uprising": 2},
        dice=(BLANK,),
    )
    act(walled, "revolt london", "rebel-too")
    while not said(walled, "rebel-dice") and "pass" in legal(walled):
        act(walled, "pass")
    assert said(walled, "rebel-dice") == [{"city": "london", "number": 1, "hits": 1}]


@pytest.mark.rule("FE-10.1-i")
@pytest.mark.rule("FE-10.1-k")
@pytest.mark.rule("FE-EX-ES-10-C")
@pytest.mark.rule("FE-10.1-n")
def test_rebels_kill_soldiers_and_their_lady() -> None:
    game = revolt(
        family("blue", "london", "philippa"),
        units("blue", "london", soldier=2),
        disaster=disasters(famine="south-east"),
        mill={"london": 1},
        dice=(F,),
    )
    act(game, "revolt london")
    act(game, "bury soldier", "bury soldier")
    assert state(game).family[n("philippa")] == -1
    assert state(game).mill[at("london")] == 0


@pytest.mark.rule("FE-11.2-d")
@pytest.mark.rule("FE-11.2-e")
@pytest.mark.rule("FE-10.2-l")
@pytest.mark.rule("FE-EX-ES-11-A")
def test_the_great_rebellion_of_norwich() -> None:
    game = revolt(
        {"family": {"estrid": "blue", "edmund": "yellow"}, "at": {"estrid": "norwich", "edmund": "whitby"}},
        units("blue", "norwich", knight=1, archer=1, soldier=2),
        disaster=disasters(famine="midlands"),
        building={"norwich": 1},
        mill={"norwich": 1},
        fourth={"red": "burgher-3"},
        lord={"wales": "henri"},
        hand={"red+uprising": 1, "green+uprising": 1},
        dice=(F, BLANK, FFF),
    )
    act(game, "revolt norwich", "rebel-too", "open-gate")
    while "rebel-too" not in legal(game):
        act(game, "pass")
    act(game, "rebel-too")
    while not said(game, "rebel-dice"):
        act(game, "pass")
    assert said(game, "rebel-dice") == [{"city": "norwich", "number": 3, "hits": 7}]
    assert state(game).treasure[0] == 2
    while legal(game)[0].startswith("bury"):
        act(game, legal(game)[0])
    assert state(game).family[n("estrid")] == -1
    assert state(game).mill[at("norwich")] == 0
    assert state(game).building[at("norwich")] == 0


@pytest.mark.rule("FE-10.1-f")
@pytest.mark.rule("FE-10.1-g")
@pytest.mark.rule("FE-10.1-h")
@pytest.mark.rule("FE-IT15.2.4-a")
@pytest.mark.rule("FE-IT15.2.4-b")
def test_a_cleric_appeases_rebels() -> None:
    def game(edition: str, *dice: int) -> Game:
        return act(
            revolt(
                units("blue", "york", soldier=9),
                edition=edition,
                disaster=disasters(famine="north"),
                see={"york": "hugh"},
                money=[0, 5, 0, 0],
                dice=dice,
            ),
            "revolt york",
        )

    paid = act(game("es-2024"), "appease-pay hugh")
    assert state(paid).money[1] == 2
    assert said(paid, "rebels-calm") == [{"city": "york"}]
    assert said(act(game("es-2024", d6(4)), "appease-talk hugh"), "rebels-calm") == [{"city": "york"}]
    stoned = act(game("es-2024", d6(5), BLANK), "appease-talk hugh")
    assert state(stoned).family[n("hugh")] == -1
    assert said(act(game("it-2024", d6(3)), "appease-talk hugh"), "rebels-calm") == [{"city": "york"}]


@pytest.mark.rule("FE-EX-IT-15.2.4")
def test_a_tower_cancels_one_rebellion() -> None:
    game = revolt(
        units("blue", "york", soldier=9),
        edition="it-2024",
        disaster=disasters(famine="north"),
        building={"york": 1},
    )
    assert said(act(game, "revolt york"), "rebels-calm") == [{"city": "york"}]


# --- mercenaries and burghers, as in 11


@pytest.mark.rule("FE-11.0-a")
@pytest.mark.rule("FE-11.1-a")
@pytest.mark.rule("FE-11.1-b")
def test_crossbowmen_are_hired() -> None:
    game = act(
        turn(hand={"red+mercenary-french": 1}, money=[5, 0, 0, 0]), "fourth mercenary-french", "hire bristol"
    )
    assert state(game).units(0, at("bristol"), 3) == 1
    assert state(game).money[0] == 3
    act(game, "throw-fourth")
    assert state(game).units(0, at("bristol"), 3) == 0
    assert state(game).bows[0] == 3


@pytest.mark.rule("FE-11.1-b", "FE-11.1-g")
def test_crossbowmen_are_hired_into_any_city() -> None:
    game = turn(
        fourth={"red": "mercenary-french"}, money=[6, 0, 0, 0], hold={"york": "blue", "bristol": "red"}
    )
    act(game, "hire york", "hire london", "hire york")
    s = state(game)
    assert (s.units(0, at("york"), 3), s.units(0, at("london"), 3), s.bows[0]) == (2, 1, 0)
    # Outside in Blue's city; in an empty one they take control.
    assert s.hold[at("york")] == 1
    assert s.stand[at("york")] == 128
    assert s.hold[at("london")] == 0
    assert refused(game, "hire york") == "FE-11.1-a"


@pytest.mark.rule("FE-11.1-e")
def test_a_mercenary_card_without_crossbowmen_is_discarded() -> None:
    told = position(
        HOMES,
        units("red", "york", french_crossbowman=1),
        phase=4,
        fourth={"red": "mercenary-french"},
        beaten=[2, 0],
    )
    game = play(told)
    s = state(game)
    s.fall(0, at("york"), 3, 1)
    assert s.fourth[0] == -1
    assert s.spent[card("mercenary-french")] == 1
    assert (s.bows[0], s.beaten[0]) == (3, 0)
    assert said(game, "discarded") == [{"who": "red", "card": "mercenary-french"}]
    assert not game.rules.check(s)


@pytest.mark.rule("FE-11.2-a")
@pytest.mark.rule("FE-11.2-b")
@pytest.mark.rule("FE-IT14.4-a")
@pytest.mark.rule("FE-IT14.4-b")
def test_what_a_burgher_needs() -> None:
    assert refused(turn(hand={"red+burgher-3": 1}), "fourth burgher-3") == "FE-11.2-b"
    assert refused(turn(hand={"red+burgher-3": 1}, lord={"wales": "henri"}), "fourth burgher-3") == ""
    mitre: dict[str, Any] = {"hand": {"red+burgher-3": 1}, "see": {"exeter": "henri"}}
    assert refused(turn(**mitre), "fourth burgher-3") == "FE-11.2-b"
    assert refused(turn(edition="it-2024", **mitre), "fourth burgher-3") == ""

    def later(edition: str) -> str:
        told = position(HOMES, phase=4, edition=edition, hand={"red+burgher-3": 1}, lord={"wales": "henri"})
        return refused(play(told), "fourth burgher-3")

    assert later("es-2024") == ""
    assert later("it-2024") == "FE-IT14.4-a"


# --- windows, as in 2.6


@pytest.mark.rule("FE-2.6-d")
@pytest.mark.rule("FE-2.6-e")
def test_a_window_asks_in_turn_order_whoever_wants_to_be_asked() -> None:
    told = position(
        HOMES,
        phase=2,
        hand={"green+ambush": 1, "blue+tax": 1},
        order=[0] * 24 + [0, 2] + [0] * 22 + [0, 2] + [0] * 46,
    )
    told["stack"] = [["rounds", {"stage": 4}]]
    game = play(told, [0] * 30)
    # Who is asked does not depend on what is in a hand, only on whether there is one.
    assert game.must_act == (1,)
    act(game, "pass")
    assert game.must_act == (2,)
    act(game, "pass")
    assert game.prompt(0)["key"] != "window"


@pytest.mark.rule("FE-2.6-e")
def test_nothing_is_taken_back_across_a_window_that_nobody_saw() -> None:
    """Standing orders say who is asked and may be changed at any time: an undo must not end elsewhere."""

    def arrive(where: str) -> Game:
        told = position(
            HOMES,
            {"at": {"hugh": "exeter"}},
            units("red", "bristol", soldier=1),
            units("blue", "exeter", soldier=1),
            phase=5,
            hold={"bristol": "red", "exeter": "blue"},
        )
        return act(play(told), "lead henri", f"road {where}")

    assert arrive("exeter").must_act == (0,)
    assert not arrive("exeter").can_undo(0)
    alone = play(position(HOMES, units("red", "bristol", soldier=1), phase=5, hold={"bristol": "red"}))
    act(alone, "lead henri")
    act(alone, next(word for word in legal(alone) if word.startswith("road") and word != "road cardiff"))
    assert alone.can_undo(0)


# --- pigeons and bargains, as in 2.15


def post(edition: str, *dice: int) -> Game:
    """Red in a Stronghold at Bristol, Blue in one at York, Red's turn to buy."""
    told = position(
        HOMES,
        phase=4,
        edition=edition,
        money=[5, 5, 5, 5],
        hand={"red+tax": 1},
        building={"bristol": 1, "york": 1},
    )
    return play(told, dice)


@pytest.mark.rule("FE-2.15-a")
@pytest.mark.rule("FE-2.15-c")
@pytest.mark.rule("FE-2.15-d")
@pytest.mark.rule("FE-2.15-e")
@pytest.mark.rule("FE-2.15-f")
@pytest.mark.rule("FE-2.15-g")
@pytest.mark.rule("FE-IT5.5-c")
@pytest.mark.rule("FE-IT5.5-d")
def test_a_pigeon_flies_or_is_lost() -> None:
    game = act(post("es-2024", d6(5)), "pigeon blue", "load-card tax", "load-money 2", "send-pigeon")
    assert state(game).hand[43 + card("tax")] == 1
    assert state(game).money[:2] == [3, 7]
    assert state(game).pigeon[0] == 2
    lost = act(post("es-2024", d6(6)), "pigeon blue", "load-card tax", "load-money 2", "send-pigeon")
    assert state(lost).hand[card("tax")] == 1
    assert state(lost).money[:2] == [3, 5]
    lost = act(post("it-2024", d6(1)), "pigeon blue", "load-card tax", "send-pigeon")
    assert state(lost).hand[card("tax")] == 0
    assert state(lost).spent[card("tax")] == 1
    assert refused(post("es-2024"), "pigeon green") == "FE-2.15-d"


@pytest.mark.rule("FE-IT5.5-a")
@pytest.mark.rule("FE-IT5.5-b")
def test_a_pigeon_of_it_2024_carries_one_thing() -> None:
    game = act(post("it-2024"), "pigeon blue", "load-card tax")
    assert refused(game, "load-money 2") == "FE-IT5.5-a"
    assert refused(post("it-2024"), "pigeon green") == ""


@pytest.mark.rule("FE-2.12-sv15")
def test_gilbert_sees_a_pigeon_safe() -> None:
    told = position(
        HOMES,
        phase=4,
        money=[5, 5, 5, 5],
        building={"bristol": 1, "york": 1},
        servant={"gilbert": n("henri")},
    )
    game = act(play(told), "pigeon blue", "load-money 3", "falcon")
    assert state(game).money[:2] == [2, 8]


@pytest.mark.rule("FE-2.15-b")
@pytest.mark.rule("FE-9.0-h")
@pytest.mark.rule("FE-9.1-l")
def test_a_relic_is_sold_to_a_noble_in_the_same_city() -> None:
    told = position(
        HOMES,
        {"at": {"hugh": "bristol"}},
        phase=4,
        money=[0, 9, 0, 0],
        relic={"grail": st.CARRIED + n("henri")},
        hold={"bristol": "red"},
    )
    game = act(play(told), "bargain blue")
    act(game, "give-ware relic-grail", "want-money 4", "offer")
    assert game.must_act == (1,)
    act(game, "yes")
    assert state(game).relic[0] == st.CARRIED + n("hugh")
    assert state(game).money[:2] == [4, 5]
    assert state(game).pigeon[0] == 3
    # Third parties see that a bargain was struck, not for how much.
    assert game.view(2)["board"]["seats"][0]["money"] == [0, 9]  # type: ignore[index]


@pytest.mark.rule("FE-9.0-h")
def test_allies_give_each_other_money() -> None:
    told = position(
        HOMES,
        {"family": {"anabel": "blue"}, "at": {"anabel": "york"}},
        phase=4,
        money=[5, 0, 0, 0],
        spouse={"henri": "anabel", "anabel": "henri"},
    )
    game = act(play(told), "ally-gift 3")
    assert state(game).money[:2] == [2, 3]
