"""10.2 out of a raid: whoever flees leaves his march behind him; a battle that is over is not fled from."""

from __future__ import annotations

import pytest

from tests.games.fief_england.support import BLANK, FFF, act, legal
from tests.games.fief_england.war import army, counts, state, war, where


@pytest.mark.rule("FE-IT15.2.5-a", "FE-5.0-c")
def test_the_leader_of_a_raid_who_flees_with_one_knight_leads_the_others_no_further() -> None:
    game = war(
        army("red", "winchester", "lucia", knight=3),
        army("blue", "canterbury", "henri", soldier=9),
        hold={"canterbury": "blue"},
        phase=5,
        edition="it-2024",
        dice=[BLANK, BLANK],
        hand={"red+secret-passage": 1},
    )
    act(game, "lead lucia", "take knight+3", "road canterbury", "pass", "raid blue")
    act(game, "retreat winchester", "flee lucia+knight")
    assert where(game, "lucia") == "winchester"
    assert counts(game, "red", "winchester") == {"knight": 1}
    s = state(game)
    assert sum(s.train) == 0, "who stayed behind is in nobody's train"
    while game.must_act and not game.over and s.now[1] == 5:
        assert all(count >= 0 for count in s.troop)
        game.apply(game.must_act[0], game.choices(game.must_act[0])[0])


@pytest.mark.rule("FE-IT15.2.5-a")
def test_nobody_flees_from_the_pillage_of_a_city_that_is_won() -> None:
    game = war(
        army("red", "winchester", "lucia", knight=3),
        army("blue", "canterbury", soldier=1),
        hold={"canterbury": "blue"},
        mill={"canterbury": 1},
        phase=5,
        edition="it-2024",
        dice=[FFF, BLANK],
        hand={"red+secret-passage": 1},
    )
    act(game, "lead lucia", "take knight+3", "road canterbury", "pass", "raid blue")
    while "pillage-mill canterbury" not in legal(game):
        act(game, "pass")
    assert not [word for word in legal(game) if word.startswith("retreat")]
