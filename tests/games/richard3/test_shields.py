"""2.2: who fights better at home, and which shields an heir may call his own."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.games.richard3.board import BLOCK_IDS
from tests.games.richard3.duels import FIELDS, duel, fires, powers
from tests.games.richard3.hands import march
from tests.games.richard3.printed import AREAS, BLOCKS
from tests.games.richard3.support import act, battle, legal, place, said, step, war

LANCASTER_HEIRS = ["henry-vi-l", "prince-edward-l", "exeter-l", "somerset-l", "richmond-l"]
YORK_HEIRS = ["york-y", "march-y", "rutland-y", "clarence-y", "gloucester-y"]
#: York on the throne, so that no crown helps Lancaster.
YORK_IS_KING: dict[str, Any] = {"king": "york-y", "pretender": "henry-vi-l"}
#: All Lancaster heirs alive, out of the way.
ALIVE = {"france": LANCASTER_HEIRS}


def printed(block: str) -> int:
    """The firepower on a block."""
    return int(BLOCKS[block][1][1:])


def without(*blocks: str) -> dict[str, list[str]]:
    """The Lancaster heirs in France but for some of them."""
    return {"france": [heir for heir in LANCASTER_HEIRS if heir not in blocks]}


@pytest.mark.rule("R3-2.2-a", "R3-2.2-b", "R3-EX-2.2-1")
def test_a_noble_hits_better_when_he_defends_his_shield() -> None:
    game = duel("lancaster", ["stanley-l", "york-y"], attacker="york", dice=[1, 2, 3, 4])
    assert fires(game, "stanley-l") == 3
    assert said(game, "hits")[0] == {"block": "york-y", "hits": 3}
    game = duel("lancaster", ["stanley-l", "york-y"], attacker="lancaster", dice=[1, 2, 3, 4])
    assert fires(game, "stanley-l") == 2
    assert said(game, "hits")[0] == {"block": "york-y", "hits": 2}
    # Heirs too.
    game = duel("hereford", ["york-y", "devon-l"], attacker="lancaster")
    assert fires(game, "york-y") == 4
    game = duel("hereford", ["york-y", "devon-l"], attacker="york")
    assert fires(game, "york-y") == 3


@pytest.mark.rule("R3-2.2-c", "R3-EX-2.2-3")
def test_who_came_this_turn_defends_his_shield_all_the_same() -> None:
    game = war(
        {"chester": ["warwick-y"], "leicester": ["devon-l"]},
        hands={"york": ["action-4"], "lancaster": ["action-2"]},
    )
    act(game, "play action-2", seat="lancaster")
    act(game, "play action-4", seat="york")
    march(game, "warwick-y", "warwick")
    act(game, "done")
    march(game, "devon-l", "warwick")
    act(game, "done")
    battle(game, "warwick")
    assert said(game, "battle") == [{"area": "warwick", "attacker": "lancaster"}]
    assert fires(game, "warwick-y") == 4


@pytest.mark.rule("R3-2.2-d", "R3-EX-2.2-7")
def test_a_defector_uses_his_shield_if_his_new_side_defends() -> None:
    game = duel(
        "south-yorks", ["shrewsbury-l", "devon-l", "york-y"], attacker="lancaster", dice=[6, 6, 6, 2, 4]
    )
    assert fires(game, "shrewsbury-l") == 1
    act(game, "treachery york-y", "target shrewsbury-l")
    assert place(game, "shrewsbury-y") == "south-yorks"
    act(game, "hold devon-l")
    assert fires(game, "shrewsbury-y") == 2
    assert said(game, "round")[-1] == {"number": 2}
    # Won by the attacker, he has nothing of it.
    game = duel("south-yorks", ["shrewsbury-l", "devon-l", "york-y"], attacker="york", dice=[2, 4])
    act(game, "hold shrewsbury-l", "hold devon-l", "treachery york-y", "target shrewsbury-l")
    assert fires(game, "shrewsbury-y") == 1


#: The persons whose shields are printed, in the versions that there are.
NOBLES = [
    name
    for name in BLOCKS
    if any(name.rpartition("-")[0] in area.shields.split() for area in AREAS.values())
    and name not in (*LANCASTER_HEIRS, *YORK_HEIRS)
]


@pytest.mark.rule("R3-2.2-e")
@pytest.mark.parametrize("area", FIELDS)
def test_every_printed_shield_serves_its_noble_and_nobody_else(area: str) -> None:
    assert len(NOBLES) == 32
    for end, king, enemy in (("-l", "york-y", "lancaster"), ("-y", "henry-vi-l", "york")):
        own = [name for name in NOBLES if name.endswith(end)]
        foe = "york-y" if end == "-l" else "henry-vi-l"
        attacker = "york" if enemy == "lancaster" else "lancaster"
        position: dict[str, Any] = {"king": king, "pretender": "henry-vi-l" if end == "-l" else "york-y"}
        game = duel(area, [*own, foe], attacker=attacker, **position)
        for name, strength in powers(game, own).items():
            has = name.rpartition("-")[0] in AREAS[area].shields.split()
            assert strength - printed(name) == has, (name, area)
        # As attackers they have nothing.
        game = duel(area, [*own, foe], attacker=enemy, **position)
        for name, strength in powers(game, own).items():
            assert strength == printed(name), (name, area)


@pytest.mark.rule("R3-2.2-f")
def test_a_shared_shield_serves_the_senior_heir_present_when_he_fires() -> None:
    game = duel("hereford", ["york-y:1", "march-y", "york-levy-l"], attacker="lancaster")
    assert fires(game, "march-y") == 3
    assert fires(game, "york-y") == 4
    game = duel(
        "hereford", ["york-y:1", "march-y:1", "york-levy-l"], attacker="lancaster", dice=[6, 1, 6, 6, 6]
    )
    assert fires(game, "march-y") == 3
    act(game, "hold york-y", "fire york-levy-l", "take york-y")
    # York is gone, and March is the senior.
    assert fires(game, "march-y") == 4


@pytest.mark.rule("R3-2.2-g")
@pytest.mark.parametrize("heir", YORK_HEIRS)
def test_every_york_heir_has_three_shields(heir: str) -> None:
    for area in FIELDS:
        game = duel(area, [heir, "devon-l"], attacker="lancaster", elsewhere={"calais": ["suffolk-y"]})
        bonus = powers(game, [heir])[heir] - printed(heir)
        assert bonus == (area in ("south-yorks", "hereford", "rutland")), area


@pytest.mark.rule("R3-2.2-h", "R3-2.2-i")
@pytest.mark.parametrize("heir", LANCASTER_HEIRS)
def test_lancaster_heirs_share_two_shields_and_three_have_one_of_their_own(heir: str) -> None:
    own = {"exeter-l": "cornwall", "somerset-l": "dorset", "richmond-l": "pembroke"}
    for area in FIELDS:
        game = duel(area, [heir, "york-y"], elsewhere=without(heir), **YORK_IS_KING)
        bonus = powers(game, [heir])[heir] - printed(heir)
        assert bonus == (area in ("lancaster", "lincoln", own.get(heir))), area
    game = duel(own.get(heir, "lincoln"), [heir, "york-y"], elsewhere=without(heir), **YORK_IS_KING)
    assert fires(game, heir) == printed(heir) + 1


@pytest.mark.rule("R3-2.2-i", "R3-2.2-j", "R3-EX-2.2-2")
@pytest.mark.parametrize(
    ("owner", "area"), [("exeter-l", "cornwall"), ("somerset-l", "dorset"), ("richmond-l", "pembroke")]
)
def test_a_dead_heirs_shield_is_open_to_all(owner: str, area: str) -> None:
    for heir in LANCASTER_HEIRS:
        if heir == owner:
            continue
        game = duel(area, [heir, "york-y"], elsewhere=without(heir), **YORK_IS_KING)
        assert fires(game, heir) == printed(heir), "its owner lives"
        living = without(heir, owner)
        game = duel(area, [heir, "york-y"], elsewhere={**living, "dead": [owner]}, **YORK_IS_KING)
        assert fires(game, heir) == printed(heir) + 1
    # The senior only, as with any shared shield.
    heirs = [heir for heir in LANCASTER_HEIRS if heir != owner]
    game = duel(area, [*heirs, "york-y"], elsewhere={"dead": [owner]}, **YORK_IS_KING)
    assert [powers(game, heirs)[heir] - printed(heir) for heir in heirs] == [1, 0, 0, 0]


@pytest.mark.rule("R3-2.2-k", "R3-EX-2.2-6")
def test_minors_the_pool_and_the_other_side_are_not_dead() -> None:
    for state, strength in (("minor", 3), ("pool", 3), ("dead", 4)):
        game = duel("pembroke", ["henry-vi-l", "york-y"], elsewhere={state: ["richmond-l"]})
        assert fires(game, "henry-vi-l") == strength, state
    # Exeter serves York: Cornwall is still his.
    defected = {"calais": ["exeter-y"]}
    game = duel("cornwall", ["richmond-l", "york-y"], elsewhere=defected, **YORK_IS_KING)
    assert fires(game, "richmond-l") == 2
    game = duel("cornwall", ["richmond-l", "york-y"], elsewhere={"dead": ["exeter-l"]}, **YORK_IS_KING)
    assert fires(game, "richmond-l") == 3
    # Heirs whom a scenario leaves out are dead: Somerset in Kingmaker.
    game = duel(
        "dorset",
        ["richmond-l", "march-y"],
        elsewhere={"france": ["prince-edward-l"], "prison": ["henry-vi-l"]},
        options={"scenario": "Kingmaker"},
        king="march-y",
        pretender="prince-edward-l",
    )
    assert fires(game, "richmond-l") == 3


@pytest.mark.rule("R3-2.2-l", "R3-2.2-j", "R3-2.2-f", "R3-EX-2.2-5")
def test_the_owner_has_his_shield_whoever_else_is_there() -> None:
    game = duel(
        "dorset", ["henry-vi-l", "somerset-l", "york-y"], elsewhere=without("henry-vi-l", "somerset-l")
    )
    assert fires(game, "somerset-l") == 3
    assert fires(game, "henry-vi-l") == 2
    game = duel(
        "dorset",
        ["henry-vi-l", "exeter-l", "york-y"],
        elsewhere={"dead": ["somerset-l"], "france": ["richmond-l"]},
    )
    assert fires(game, "exeter-l") == 1
    assert fires(game, "henry-vi-l") == 3


@pytest.mark.rule("R3-2.2-m")
def test_an_heir_in_reserve_is_not_present() -> None:
    game = duel(
        "lincoln",
        ["somerset-l", "prince-edward-l", "york-y"],
        elsewhere=without("somerset-l", "prince-edward-l"),
        entered={"prince-edward-l": "leicester"},
        **YORK_IS_KING,
    )
    assert powers(game, ["somerset-l"]) == {"somerset-l": 3}
    assert fires(game, "somerset-l") == 3
    act(game, "hold york-y")
    assert said(game, "deploy") == [{"block": "prince-edward-l", "steps": 3}]
    # In the field he is the senior.
    assert fires(game, "somerset-l") == 2
    assert fires(game, "prince-edward-l") == 2


@pytest.mark.rule("R3-2.2-n")
def test_an_heir_who_has_had_his_turn_is_still_present() -> None:
    game = duel("rutland", ["march-y", "rutland-y", "devon-l"], attacker="lancaster")
    assert fires(game, "march-y") == 4
    assert fires(game, "rutland-y") == 1
    game = duel("rutland", ["rutland-y", "devon-l"], attacker="lancaster")
    assert fires(game, "rutland-y") == 2


@pytest.mark.rule("R3-2.2-o")
def test_a_defected_heir_has_the_shields_of_a_noble() -> None:
    for area in FIELDS:
        game = duel(area, ["exeter-y", "devon-l"], attacker="lancaster")
        assert powers(game, ["exeter-y"])["exeter-y"] == 1 + (area == "cornwall"), area
        game = duel(area, ["clarence-l", "york-y"], **YORK_IS_KING)
        bonus = area in ("south-yorks", "hereford", "rutland")
        assert powers(game, ["clarence-l"])["clarence-l"] == 2 + bonus, area
    # No heir of either house takes it from him.
    game = duel("hereford", ["clarence-l", "henry-vi-l", "york-y"])
    assert fires(game, "clarence-l") == 3
    # There he is recruited as well.
    game = war({"pool": ["exeter-y"]}, step="actions", who="york", card="action-2")
    act(game, "recruit exeter-y")
    assert legal(game, "place") == ["cornwall"]
    game = war({"pool": ["clarence-l"]}, step="actions", who="lancaster", card="action-2")
    act(game, "recruit clarence-l")
    assert legal(game, "place") == ["hereford", "rutland", "south-yorks"]


@pytest.mark.rule("R3-2.2-p")
@pytest.mark.parametrize("area", FIELDS)
def test_guns_rebels_and_mercenaries_have_no_home_to_defend(area: str) -> None:
    hired = ["bombard-y", "rebel", "irish-mercenary-y", "burgundian-mercenary-y", "calais-mercenary-y"]
    game = duel(area, [*hired, "henry-vi-l"], attacker="lancaster")
    assert powers(game, hired) == dict(zip(hired, [3, 2, 2, 3, 4], strict=True))
    hired = ["bombard-l", "scots-mercenary-l", "french-mercenary-l"]
    game = duel(area, [*hired, "york-y"])
    assert powers(game, hired) == dict(zip(hired, [3, 3, 3], strict=True))


@pytest.mark.rule("R3-0-i", "R3-2.2-i", "R3-EX-2.2-4")
def test_the_heir_somerset_is_not_at_home_in_somerset() -> None:
    game = duel("somerset", ["somerset-l", "york-y"], elsewhere=without("somerset-l"))
    assert fires(game, "somerset-l") == 2
    assert step(game) == "battle-round"
    assert set(NOBLES) <= set(BLOCK_IDS)
