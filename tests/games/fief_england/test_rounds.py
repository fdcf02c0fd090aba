"""1.0, 8.0, 13.5, 13.7: the order of play, the end of a round, two players."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.core.game import Game
from banneret.games.fief_england import state as st
from banneret.games.fief_england.board import CITY_IDS
from tests.games.fief_england.support import act, family, legal, play, position, refused, said, units

HOMES = {
    "family": {"henri": "red", "hugh": "blue", "thomas": "green", "edmund": "yellow"},
    "at": {"henri": "bristol", "hugh": "york", "thomas": "cardiff", "edmund": "norwich"},
}


def state(game: Game) -> Any:
    """The position itself."""
    return game.state


def finished(*parts: Any, edition: str = "es-2024", **rows: Any) -> Game:
    """A game at the very end of a round; the next one has begun."""
    told = position(HOMES, *parts, phase=8, edition=edition, **rows)
    told["stack"] = [["rounds", {"stage": 16}]]
    return play(told, [0] * 40)


def walk(game: Game, phase: int) -> list[int]:
    """Plays on, doing as little as possible, and tells who was asked in a phase."""
    asked: list[int] = []
    while game.must_act and state(game).now[st.PHASE] <= phase:
        seat = game.must_act[0]
        if state(game).now[st.PHASE] == phase:
            asked.append(seat)
        words = [game.word(c) for c in game.choices(seat)]
        for able in ("done", "pass", "nobody", "no"):
            if able in words:
                game.apply(seat, game.choices(seat)[words.index(able)])
                break
        else:
            game.apply(seat, game.choices(seat)[0])
    return asked


@pytest.mark.rule("FE-1.0-e")
@pytest.mark.rule("FE-EX-X-5")
def test_round_one_begins_with_phase_two() -> None:
    told = position(HOMES, round=1, phase=1)
    told["stack"] = [["rounds", {"stage": 0}]]
    game = play(told, [0] * 40)
    assert [line["number"] for line in said(game, "phase")] == [2]


@pytest.mark.rule("FE-1.0-c")
@pytest.mark.rule("FE-5.0-a")
@pytest.mark.rule("FE-2.6-a")
def test_phases_are_played_in_turn_order() -> None:
    game = play(position(HOMES, phase=4, now={st.FIRST: 2}), [0] * 60)
    assert walk(game, 4) == [2, 3, 0, 1]
    assert walk(game, 5) == [2, 3, 0, 1]


@pytest.mark.rule("FE-1.0-f")
def test_phase_one_marriages_election_parliament() -> None:
    told = position(
        HOMES,
        phase=1,
        round=3,
        lord={"south-west": "henri", "wales": "thomas", "marches": "hugh"},
        see={"canterbury": "edmund"},
    )
    game = play(told, [0] * 60)
    seen: list[str] = []
    while state(game).now[st.PHASE] == 1:
        key = str(game.prompt(game.must_act[0])["key"])
        if key not in seen:
            seen.append(key)
        act(
            game,
            "done"
            if "done" in legal(game)
            else "nominate henri"
            if "nominate henri" in legal(game)
            else "for henri"
            if "for henri" in legal(game)
            else "nobody"
            if "nobody" in legal(game)
            else "no",
        )
    assert seen == ["propose", "nominate", "vote", "summon"]


@pytest.mark.rule("FE-2.0-e")
@pytest.mark.rule("FE-EX-ES-F16")
def test_opportunity_cards_while_discarding_but_not_while_drawing() -> None:
    told = position(HOMES, phase=2, hand={"red+good-weather": 1}, disaster=[0, 1] + [0] * 22)
    told["stack"] = [["rounds", {"stage": 5}], ["discard", {"who": "red"}]]
    assert refused(play(told, [0] * 9), "weather south-west") == ""
    told["stack"] = [["rounds", {"stage": 6}], ["draw", {"who": "red"}]]
    assert refused(play(told, [0] * 9), "weather south-west") == "FE-2.6-c"


@pytest.mark.rule("FE-2.0-h")
@pytest.mark.rule("FE-IT5.2-a")
def test_discarding_and_drawing_may_be_merged() -> None:
    def after(options: dict[str, object]) -> tuple[int, ...]:
        told = position(
            HOMES, phase=2, edition="it-2024", options=options, hand={"red+tax": 1, "blue+tax": 1}
        )
        told["stack"] = [["rounds", {"stage": 4}]]
        return act(play(told, [0] * 9), "done").must_act

    assert after({}) == (1,)
    assert after({"merged-steps": True}) == (0,)


@pytest.mark.rule("FE-8.0-a")
@pytest.mark.rule("FE-8.0-b")
@pytest.mark.rule("FE-8.0-c")
@pytest.mark.rule("FE-8.0-d")
@pytest.mark.rule("FE-8.0-e")
def test_the_end_of_a_round() -> None:
    game = finished(
        units("red", "bristol", french_crossbowman=2),
        now={st.REBELLION: 1, st.ROUND: 2},
        disaster=[1, 0, 1, 0] + [0] * 20,
        tallage={"wales": "red"},
        tallager={"wales": "henri"},
        treasure=[1, 0, 0, 0],
        servant={"ralf": 1},
        used={"ralf": 1},
        fourth={"red": "mercenary-french"},
    )
    s = state(game)
    assert s.disaster == [0] * 24
    assert s.tallage == [-1] * 6
    assert s.treasure == [0] * 4
    assert s.used[5] == 0
    assert s.now[st.REBELLION] == 0
    assert s.units(0, CITY_IDS.index("bristol"), 3) == 0
    assert s.bows[0] == 3
    assert s.now[st.ROUND] == 3
    assert s.now[st.FIRST] == 1


@pytest.mark.rule("FE-13.7-b")
@pytest.mark.rule("FE-EX-ES-13-B")
def test_both_families_of_a_player_act_one_after_the_other() -> None:
    told = position(HOMES, seats=2, phase=5)
    game = play(told, [0] * 60)
    order = []
    while state(game).now[st.PHASE] == 5:
        order.append(str(game.prompt(game.must_act[0])["args"]["who"]))  # type: ignore[index]
        act(game, "done")
    assert order == ["red", "blue", "green", "yellow"]


@pytest.mark.rule("FE-13.7-c")
@pytest.mark.rule("FE-IT27-a")
def test_the_first_player_of_two() -> None:
    def firsts(edition: str) -> list[int]:
        found = [0]
        for _ in range(4):
            told = position(HOMES, seats=2, phase=8, edition=edition, now={st.FIRST: found[-1]})
            told["stack"] = [["rounds", {"stage": 16}]]
            found.append(state(play(told, [0] * 40)).now[st.FIRST])
        return found

    # es-2024: the opponent each round; it-2024: from family to family, so each player leads twice running.
    assert firsts("es-2024") == [0, 2, 0, 2, 0]
    assert firsts("it-2024") == [0, 1, 2, 3, 0]


@pytest.mark.rule("FE-13.5-a")
def test_who_has_lost_everything_plays_on() -> None:
    told = position({"family": {"hugh": "blue"}, "at": {"hugh": "york"}}, phase=2, hand={"red+henri": 1})
    told["stack"] = [["rounds", {"stage": 7}], ["play", {"who": "red"}]]
    game = act(play(told, [0] * 9), "play henri", "lodge london")
    assert state(game).control[CITY_IDS.index("london")] == 0


@pytest.mark.rule("FE-8.1-c")
@pytest.mark.rule("FE-8.4-e")
def test_two_solo_winners_at_once() -> None:
    told = position(
        HOMES,
        phase=8,
        round=5,
        lord={
            "wales": "henri",
            "marches": "henri",
            "north": "henri",
            "south-west": "hugh",
            "midlands": "hugh",
            "south-east": "hugh",
        },
    )
    told["stack"] = [["rounds", {"stage": 15}]]
    assert play(told).winners == (1,)
    told["now"][st.VP_RELIC] = 0
    assert play(told).winners == (0,)


@pytest.mark.rule("FE-5.0-m")
@pytest.mark.rule("FE-5.1-e")
@pytest.mark.rule("FE-5.1-j")
def test_enemies_in_one_city_do_not_fight_by_themselves() -> None:
    told = position(
        family("red", "london", "henri"),
        family("blue", "oxford", "hugh"),
        units("blue", "oxford", soldier=3),
        phase=5,
        building={"london": 1},
        now={st.FIRST: 1},
    )
    game = act(play(told), "lead hugh", "take soldier+3", "road london", "halt")
    s = state(game)
    assert s.family[1] == 0
    assert s.control[CITY_IDS.index("london")] == 0
    # Only who controls the city is behind its walls.
    assert s.stand[CITY_IDS.index("london")] & 1
    assert not s.stand[19 + CITY_IDS.index("london")] & 1
