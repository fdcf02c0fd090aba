"""7.10 and the markers of heresy (2.13): pillage."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.fief_england.board import CITY_IDS
from banneret.games.fief_england.state import CARRIED
from banneret.games.fief_england.steps import heresy
from tests.games.fief_england.support import BLANK, F, act, legal, refused, said, units
from tests.games.fief_england.war import BOTH, army, count, counts, money, noble, state, step, stock, war

OXFORD = CITY_IDS.index("oxford")


def after_battles(*more: Any, **rows: Any) -> Any:
    """All have ended their turns of phase 7; Red has Arthur in Oxford and is first to pillage."""
    game = war(army("red", "oxford", "arthur", soldier=1), *more, **rows)
    while step(game) == "battle-turn":
        act(game, "done")
    return game


@pytest.mark.rule("FE-7.10-a")
def test_es_after_all_battles_everybody_may_pillage_what_he_controls_in_player_order() -> None:
    game = after_battles(
        army("blue", "york", "henri", soldier=1),
        units("red", "york", soldier=1),
        hold={"york": "blue"},
        mill={"oxford": 1, "york": 1},
        now={3: 1},
    )
    assert (step(game), game.must_act) == ("pillage", (1,))
    assert refused(game, "pillage-mill oxford") == "FE-7.10-a"
    act(game, "pillage-mill york", "done")
    assert step(game) == "pillage"
    assert game.must_act == (0,), "then the next"
    act(game, "pillage-mill oxford")
    assert (money(game, 0), money(game, 1)) == (2, 2)
    assert not any(state(game).mill)


@pytest.mark.rule("FE-IT10.8-a")
def test_it_only_the_winner_of_a_battle_pillages_that_city() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=6),
        army("blue", "oxford", "henri", soldier=1),
        army("red", "york", "hugh", soldier=1),
        hold={"oxford": "blue"},
        mill={"oxford": 1, "york": 1},
        edition="it-2024",
        dice=[F, BLANK],
    )
    act(game, "attack oxford+blue")
    assert step(game) == "pillage"
    assert refused(game, "pillage-mill york") == "FE-IT10.8-a"
    act(game, "pillage-mill oxford")
    assert money(game, 0) == 2
    act(game, "done", "done", "done", "done")
    assert step(game) != "pillage"
    assert state(game).mill[CITY_IDS.index("york")] == 1


@pytest.mark.rule("FE-7.10-b", "FE-2.13-q", "FE-2.13-r")
@pytest.mark.parametrize("edition", BOTH)
def test_an_abbey_pays_ten_gives_its_relics_and_brands_the_noble(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=6),
        army("blue", "oxford", "lucia", soldier=1),
        hold={"oxford": "blue"},
        building={"oxford": 4},
        abbey={"autumn": "oxford"},
        abbess={"autumn": "estrid"},
        family={"estrid": "green"},
        at={"estrid": "york"},
        relic={"grail": OXFORD},
        shrine={"exeter": 0},
        edition=edition,
        dice=[F, BLANK],
    )
    act(game, "attack oxford+blue")
    while step(game) == "battle-turn":
        act(game, "done")
    assert (step(game), game.must_act) == ("pillage", (0,))
    act(game, "pillage-abbey oxford+arthur")
    s = state(game)
    assert money(game, 0) == 10
    assert (s.building[OXFORD], s.abbey[0], s.relic[0]) == (0, -1, CARRIED + noble("arthur"))
    assert s.heresy[0] == noble("arthur")
    assert s.abbess[0] == noble("estrid"), "she keeps her title and may rebuild it"


@pytest.mark.rule("FE-7.10-b")
def test_an_abbey_is_pillaged_only_by_a_noble_who_is_there() -> None:
    game = after_battles(
        units("red", "york", soldier=1),
        building={"york": 4},
        abbey={"autumn": "york"},
        mill={"york": 1},
    )
    assert "pillage-abbey york+arthur" not in legal(game)
    assert refused(game, "pillage-abbey york+arthur") == "FE-7.10-b"


@pytest.mark.rule("FE-7.10-c")
def test_enemy_engines_there_are_exchanged_or_destroyed() -> None:
    game = after_battles(
        units("blue", "oxford", bombard=2), units("red", "york", bombard=2), hold={"oxford": "red"}
    )
    assert "swap-engines oxford+blue" in legal(game)
    act(game, "swap-engines oxford+blue", "take-engine")
    assert count(game, "red", "oxford", "bombard") == 1, "one counter was left"
    assert counts(game, "blue", "oxford") == {}
    assert stock(game, "blue", "bombard") == 3


@pytest.mark.rule("FE-7.10-c")
def test_engines_that_are_guarded_are_nobodys_spoil() -> None:
    game = after_battles(
        units("blue", "oxford", bombard=2, soldier=1), hold={"oxford": "red"}, mill={"oxford": 1}
    )
    assert refused(game, "swap-engines oxford+blue") == "FE-7.10-c"


@pytest.mark.rule("FE-7.10-d")
def test_es_own_engines_may_be_destroyed_when_pillaging() -> None:
    game = after_battles(units("red", "oxford", catapult=1, bombard=1))
    act(game, "wreck-engines oxford+catapult")
    assert stock(game, "red", "catapult") == 2
    assert "wreck-engines oxford+bombard" in legal(game)


@pytest.mark.rule("FE-IT10.1-d", "FE-7.10-d")
def test_it_own_engines_are_never_destroyed() -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=6, bombard=1),
        army("blue", "oxford", "henri", soldier=1),
        hold={"oxford": "blue"},
        mill={"oxford": 1},
        edition="it-2024",
        dice=[F],
    )
    act(game, "attack oxford+blue")
    assert step(game) == "pillage"
    assert refused(game, "wreck-engines oxford+bombard") == "FE-IT10.1-d"


@pytest.mark.rule("FE-2.13-s")
def test_a_third_marker_comes_from_who_has_had_his_longest() -> None:
    s = state(war(army("red", "oxford", "arthur", "hugh", "lucia", soldier=1)))
    for name in ("arthur", "hugh", "arthur", "lucia"):
        heresy.brand(s, noble(name))
    assert s.heresy == [noble("hugh"), noble("lucia")]
    assert len(said(war(), "heretic")) == 0
