"""War and what lies beside it: rebellions against invaders (6.13), the royal guard on the march (13.1)."""

from __future__ import annotations

import pytest

from banneret.games.fief_england.board import CITY_IDS
from banneret.games.fief_england.state import BEATEN_SOLDIERS, KING
from banneret.games.fief_england.steps import losses, sovereign
from tests.games.fief_england.support import FFF, act, family, legal, said
from tests.games.fief_england.war import BOTH, army, holder, noble, state, step, war, where


@pytest.mark.rule("FE-6.13-a")
@pytest.mark.parametrize("edition", BOTH)
def test_a_rebellion_hits_invaders_like_troops(edition: str) -> None:
    game = war(
        army("red", "london", "arthur", soldier=1),
        family("blue", "oxford", "henri"),
        by={"henri": 21},
        lord={"south-east": "arthur"},
        tallage={"south-east": "red"},
        hand={"green+uprising": 1},
        leader={"wolf": CITY_IDS.index("oxford")},
        foot={"wolf+oxford": 1},
        edition=edition,
        now={3: 2},
        phase=7,
        dice=[FFF, FFF],
    )
    words: list[str] = []
    for _ in range(12):
        words = legal(game)
        if "revolt oxford" in words:
            act(game, "revolt oxford")
            break
        act(game, "pass")
    for _ in range(12):
        if said(game, "foot-loss"):
            break
        act(game, "pass" if "pass" in legal(game) else legal(game)[0])
    # FFF and 1F: two hits for the infantryman, two that cannot kill a leader who takes three.
    assert said(game, "foot-loss") == [{"army": "wolf", "number": 1}]
    assert state(game).leader[1] == CITY_IDS.index("oxford")


@pytest.mark.rule("FE-6.13-a", "FE-6.4-j", "FE-6.7-c")
def test_a_leader_killed_outside_battle_lets_his_captives_go() -> None:
    game = war(
        family("blue", "oxford", "henri"),
        army("blue", "york", soldier=1),
        by={"henri": 21},
        leader={"wolf": CITY_IDS.index("oxford")},
        foot={"wolf+oxford": 1},
    )
    s = state(game)
    assert losses.horde_hits(s, 16, 6) == 1
    assert (s.leader[1], holder(game, "henri")) == (-1, "free")


def guarded(name: str, knights: int, soldiers: int) -> list[int]:
    """The row of royal guards, those of one noble."""
    row = [0] * 40
    row[2 * noble(name)] = knights
    row[2 * noble(name) + 1] = soldiers
    return row


@pytest.mark.rule("FE-13.1-b")
@pytest.mark.parametrize("edition", BOTH)
def test_guards_go_where_their_lord_goes_and_nowhere_else(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", "hugh", soldier=2),
        now={KING: noble("arthur")},
        guard=guarded("arthur", 2, 0),
        phase=5,
        edition=edition,
    )
    oxford, london = CITY_IDS.index("oxford"), CITY_IDS.index("london")
    act(game, "lead hugh")
    assert not [word for word in legal(game) if "royal" in word], "nobody else can take them along"
    act(game, "road london")
    while step(game) != "move":
        act(game, "halt")
    assert (state(game).men[oxford], state(game).men[london]) == (4, 0)
    act(game, "lead arthur", "road london")
    assert (state(game).men[oxford], state(game).men[london]) == (2, 2)
    assert where(game, "arthur") == "london"


@pytest.mark.rule("FE-IT18-a", "FE-13.1-e")
@pytest.mark.parametrize(("edition", "soldiers"), [("es-2024", 0), ("it-2024", 2)])
def test_beaten_royal_soldiers_return_with_a_new_queen_in_it_2024(edition: str, soldiers: int) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=1),
        army("blue", "york", "lucia", soldier=1),
        now={KING: noble("arthur"), BEATEN_SOLDIERS: 2},
        spouse={"arthur": "lucia", "lucia": "arthur"},
        edition=edition,
    )
    sovereign.consort(state(game), wedding=True)
    assert state(game).guard[2 * noble("lucia") + 1] == soldiers


@pytest.mark.rule("FE-13.1-h", "FE-13.1-e")
@pytest.mark.parametrize("edition", BOTH)
def test_a_new_sovereign_has_all_guards_again(edition: str) -> None:
    game = war(
        army("red", "oxford", "arthur", soldier=1),
        army("blue", "york", "lucia", soldier=1),
        now={BEATEN_SOLDIERS: 2},
        spouse={"arthur": "lucia", "lucia": "arthur"},
        edition=edition,
    )
    sovereign.crown(state(game), noble("arthur"))
    s = state(game)
    assert s.guard[2 * noble("arthur")] == 2
    assert s.guard[2 * noble("lucia") + 1] == 2
