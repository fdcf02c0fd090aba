"""3.2: heirs, nobles, churches, levies, mercenaries and the Rebel."""

from __future__ import annotations

from typing import Any

import pytest

import banneret
from banneret import Game
from banneret.core.errors import BadPosition
from banneret.games.richard3.board import BLOCK_IDS, HEIRS, KIND, KINDS, LOYALTY, RANK
from tests.games.richard3.support import act, board, legal, place, said, step, steps, war, why

LANCASTER_HEIRS = ["henry-vi-l", "prince-edward-l", "exeter-l", "somerset-l", "richmond-l"]
YORK_HEIRS = ["york-y", "march-y", "rutland-y", "clarence-y", "gloucester-y"]
ROSES = {
    "lancaster": ["oxford-l", "pembroke-l", "devon-l", "beaumont-l", "clifford-l", "wiltshire-l"],
    "york": ["essex-y", "hastings-y", "herbert-y", "worcester-y", "suffolk-y", "norfolk-y", "arundel-y"],
}
TWO_SIDED = [
    "buckingham",
    "northumberland",
    "shrewsbury",
    "westmoreland",
    "rivers",
    "stanley",
    "warwick",
    "kent",
    "salisbury",
]


def of_kind(kind: str, end: str) -> set[str]:
    """The blocks of a kind and colour."""
    return {name for b, name in enumerate(BLOCK_IDS) if KINDS[KIND[b]] == kind and name.endswith(end)}


def powers(game: Game) -> dict[str, int]:
    """With which firepower each block fired last."""
    return {line["block"]: line["power"] for line in said(game, "fire")}


def fight(blocks: dict[str, list[str]], attacker: str, way: str, area: str, **position: Any) -> Game:
    """Round 1 of a battle that is about to be fought."""
    return war(
        blocks,
        step="battle",
        attacks={area: {"attacker": attacker, "main": way}},
        battle={"area": area, "round": 1},
        **position,
    )


# --- 3.21 heirs


@pytest.mark.rule("R3-3.21-a")
@pytest.mark.parametrize(("house", "heirs"), [("lancaster", LANCASTER_HEIRS), ("york", YORK_HEIRS)])
def test_each_house_has_five_heirs_in_this_order(house: str, heirs: list[str]) -> None:
    side = ["lancaster", "york"].index(house)
    assert [BLOCK_IDS[h] for h in HEIRS[side]] == heirs
    assert [RANK[BLOCK_IDS.index(name)] for name in heirs] == [1, 2, 3, 4, 5]
    assert of_kind("heir", f"-{house[0]}") == set(heirs)
    # Succession follows the rank: with the first heirs dead, the next one is crowned.
    other = {"lancaster": "york-y", "york": "henry-vi-l"}[house]
    for first in range(1, 5):
        game = war({"derby": heirs[first:]}, king=None, king_side=house, pretender=other, step="supply")
        assert [line["block"] for line in said(game, "crowned")] == [heirs[first]]


@pytest.mark.rule("R3-3.21-b")
def test_the_senior_heir_of_each_house_is_king_or_pretender() -> None:
    seen = board(banneret.new("richard3", seed=1), "york")
    assert (seen["king_side"], seen["king"], seen["pretender"]) == ("lancaster", "henry-vi-l", "york-y")
    # The roles change hands, and the senior heirs with them.
    game = war({"derby": ["march-y", "norfolk-y"], "calais": ["york-y"]}, step="political-turn")
    seen = board(game, "york")
    assert (seen["king_side"], seen["king"], seen["pretender"]) == ("york", "york-y", "henry-vi-l")


@pytest.mark.rule("R3-3.21-c")
def test_the_heirs_of_the_king_side_are_royal_heirs() -> None:
    """A royal heir has the Crown areas: in defence, and as a place to enter."""
    defence: dict[str, list[str]] = {"derby": ["somerset-l", "norfolk-y"], "leicester": []}
    game = fight(defence, "york", "leicester", "derby")
    act(game, "fire somerset-l")
    assert powers(game) == {"somerset-l": 3}
    game = fight(defence, "york", "leicester", "derby", king="york-y", pretender="henry-vi-l")
    act(game, "fire somerset-l")
    assert powers(game) == {"somerset-l": 2}

    waiting = {"pool": ["march-y", "exeter-l"], "derby": ["norfolk-y"]}
    game = war(waiting, step="actions", card="action-2", who="lancaster")
    act(game, "recruit exeter-l")
    assert "gloucester" in legal(game, "place")
    assert why(game, "place france") == "R3-5.4-p"
    assert why(game, "place derby") == "R3-5.4-p"
    game = war(waiting, step="actions", card="action-2", who="york")
    act(game, "recruit march-y")
    assert legal(game, "place") == ["calais", "ireland"]
    assert why(game, "place gloucester") == "R3-5.4-p"


@pytest.mark.rule("R3-3.21-d")
def test_a_dead_pretender_is_succeeded_at_once_a_dead_king_is_not() -> None:
    game = fight(
        {"derby": ["york-y:2", "norfolk-y:1", "oxford-l"], "calais": ["rutland-y", "march-y"]},
        "lancaster",
        "leicester",
        "derby",
        dice=[1, 1, 6],
    )
    act(game, "fire oxford-l")
    assert place(game, "york-y") == "dead"
    assert step(game) == "battle-round"
    assert board(game)["pretender"] == "march-y"
    assert said(game, "pretender") == [{"block": "march-y"}]

    game = fight(
        {"derby": ["henry-vi-l:2", "beaumont-l:1", "herbert-y"], "france": ["somerset-l", "exeter-l"]},
        "york",
        "leicester",
        "derby",
        dice=[1, 1, 6],
    )
    act(game, "fire herbert-y")
    assert place(game, "henry-vi-l") == "dead"
    assert board(game)["king"] is None
    assert board(game)["king_side"] == "lancaster"
    act(game, "hold beaumont-l", "hold herbert-y", "hold beaumont-l", "hold herbert-y", "hold beaumont-l")
    act(game, "retreat herbert-y", "withdraw leicester")
    assert (step(game), board(game)["king"]) == ("regroup", None)
    act(game, "done")
    assert said(game, "crowned") == [{"block": "exeter-l", "place": "france"}]
    assert board(game, "york")["king"] == "exeter-l"


@pytest.mark.rule("R3-3.21-e")
def test_a_more_senior_heir_who_enters_displaces_nobody() -> None:
    game = war(
        {"minor": ["prince-edward-l"], "cornwall": ["exeter-l"]},
        king="exeter-l",
        owed={"lancaster": 1},
        step="supply",
    )
    act(game, "enter chester")
    assert place(game, "prince-edward-l") == "chester"
    assert board(game, "york")["king"] == "exeter-l"


@pytest.mark.rule("R3-3.21-e")
def test_a_more_senior_heir_who_defects_back_waits_for_the_throne() -> None:
    game = fight(
        {"derby": ["somerset-l", "exeter-y"], "gloucester": ["oxford-l"]},
        "lancaster",
        "leicester",
        "derby",
        dice=[2],
        king="york-y",
        pretender="somerset-l",
        done=["exeter-y"],
    )
    act(game, "treachery somerset-l", "target exeter-y")
    assert place(game, "exeter-l") == "derby"
    assert board(game, "york")["pretender"] == "somerset-l"
    # Only when the house gains the throne does the rank count again.
    game = war(
        {"derby": ["somerset-l", "exeter-l"], "calais": ["march-y"]},
        king="york-y",
        pretender="somerset-l",
        step="political-turn",
    )
    assert said(game, "usurped") == [{"block": "exeter-l"}]
    assert board(game, "york")["king"] == "exeter-l"


@pytest.mark.rule("R3-3.21-e")
def test_a_deposed_king_stays_pretender_whatever_his_rank() -> None:
    game = war(
        {"derby": ["henry-vi-l", "oxford-l"], "calais": ["gloucester-y", "rutland-y"]},
        king="gloucester-y",
        pretender="henry-vi-l",
        step="political-turn",
    )
    seen = board(game, "york")
    assert (seen["king"], seen["pretender"]) == ("henry-vi-l", "gloucester-y")


@pytest.mark.rule("R3-3.21-e")
def test_shields_and_charges_go_by_the_printed_rank() -> None:
    game = fight(
        {"lincoln": ["exeter-l", "prince-edward-l", "norfolk-y"]},
        "york",
        "leicester",
        "lincoln",
        king="exeter-l",
    )
    assert why(game, "charge exeter-l") == "R3-6.5-a"
    act(game, "fire exeter-l")
    assert "charge prince-edward-l" in legal(game)
    act(game, "fire prince-edward-l")
    assert powers(game) == {"exeter-l": 1, "prince-edward-l": 2}


@pytest.mark.rule("R3-3.21-f")
def test_a_minor_may_be_king_but_has_no_powers_yet() -> None:
    game = war(
        {"minor": ["prince-edward-l", "richmond-l"], "derby": ["exeter-l"]},
        king=None,
        king_side="lancaster",
        step="supply",
    )
    assert board(game, "york")["king"] == "prince-edward-l"
    assert said(game, "crowned") == [{"block": "prince-edward-l", "place": "minor"}]
    # While he is no more than a name the crown of Derby serves Exeter, who may charge as the senior heir.
    game = fight(
        {"minor": ["prince-edward-l"], "derby": ["exeter-l", "rivers-y"]},
        "york",
        "leicester",
        "derby",
        king="prince-edward-l",
    )
    assert why(game, "treachery exeter-l") == "R3-6.9-a"
    assert "charge exeter-l" in legal(game)
    act(game, "fire exeter-l")
    assert powers(game) == {"exeter-l": 2}


@pytest.mark.rule("R3-3.21-f")
def test_a_minor_may_be_pretender() -> None:
    game = fight(
        {"derby": ["york-y:2", "norfolk-y:1", "oxford-l"], "minor": ["clarence-y", "gloucester-y"]},
        "lancaster",
        "leicester",
        "derby",
        dice=[1, 1, 6],
    )
    act(game, "fire oxford-l")
    assert board(game)["pretender"] == "clarence-y"
    assert place(game, "clarence-y") == "minor"


# --- 3.22 nobles


@pytest.mark.rule("R3-3.22-a")
@pytest.mark.parametrize("house", ["lancaster", "york"])
def test_roses_are_true_to_their_house(house: str) -> None:
    roses = ROSES[house]
    enemy = "york" if house == "lancaster" else "lancaster"
    king = "york-y" if enemy == "york" else "henry-vi-l"
    unsure = f"rivers-{house[0]}"
    game = fight(
        {"derby": [*roses, unsure, king]},
        enemy,
        "leicester",
        "derby",
        king=king,
        pretender="henry-vi-l" if enemy == "york" else "york-y",
        done=[*roses, unsure],
    )
    act(game, f"treachery {king}")
    assert legal(game) == [f"target {unsure}"]
    for rose in roses:
        assert why(game, f"target {rose}") == "R3-3.13-a"
        # There is only the one version.
        assert [name for name in BLOCK_IDS if name.startswith(rose[:-1])] == [rose]
    loyal = {n for n in of_kind("noble", f"-{house[0]}") if LOYALTY[BLOCK_IDS.index(n)] == 0}
    assert loyal == set(roses)


@pytest.mark.rule("R3-3.22-b")
@pytest.mark.parametrize("name", TWO_SIDED)
def test_one_of_two_versions_is_in_play(name: str) -> None:
    with pytest.raises(BadPosition, match=name):
        war({"derby": [f"{name}-l"], "essex": [f"{name}-y"]})
    for here, there in (("l", "y"), ("y", "l")):
        game = war({"derby": [f"{name}-{here}"]})
        assert board(game, "york")["aside"] == [f"{name}-{there}"]
    nobles = of_kind("noble", "-l") | of_kind("noble", "-y")
    assert nobles - {f"{n}-{s}" for n in TWO_SIDED for s in "ly"} == {
        *ROSES["lancaster"],
        *ROSES["york"],
        "clarence-l",
        "exeter-y",
    }


@pytest.mark.rule("R3-3.22-b")
def test_a_defector_is_exchanged_for_his_other_version() -> None:
    game = fight(
        {"derby": ["stanley-l:3", "york-y"]}, "york", "leicester", "derby", dice=[4], done=["stanley-l"]
    )
    act(game, "treachery york-y", "target stanley-l")
    assert (place(game, "stanley-l"), place(game, "stanley-y")) == ("aside", "derby")
    assert steps(game, "stanley-y") == 3


# --- 3.23 the church


@pytest.mark.rule("R3-3.23-a")
def test_two_churches_in_two_colours() -> None:
    assert of_kind("church", "-l") == {"canterbury-church-l", "york-church-l"}
    assert of_kind("church", "-y") == {"canterbury-church-y", "york-church-y"}
    for name in ("canterbury-church", "york-church"):
        assert board(war({"derby": [f"{name}-l"]}), "york")["aside"] == [f"{name}-y"]
        with pytest.raises(BadPosition, match=name):
            war({"derby": [f"{name}-l"], "essex": [f"{name}-y"]})


@pytest.mark.rule("R3-3.23-b")
def test_a_church_counts_as_a_noble_for_usurpation() -> None:
    peace = {"derby": ["somerset-l"], "essex": ["essex-y"]}
    game = war(peace, step="political-turn")
    assert said(game, "count") == [{"king": 1, "pretender": 1}]
    game = war({**peace, "kent": ["canterbury-church-y"]}, step="political-turn")
    assert said(game, "count") == [{"king": 1, "pretender": 2}]
    assert said(game, "usurped") == [{"block": "york-y"}]


# --- 3.24, 3.25 levies and mercenaries


@pytest.mark.rule("R3-3.24-a")
def test_a_levy_for_each_city_and_a_bombard_wait_in_the_pools() -> None:
    game = banneret.new("richard3", seed=1)
    expected = {
        "lancaster": {"bristol-levy-l", "coventry-levy-l", "newcastle-levy-l", "york-levy-l", "bombard-l"},
        "york": {"london-levy-y", "norwich-levy-y", "salisbury-levy-y", "bombard-y"},
    }
    for house, names in expected.items():
        blocks = board(game, house)["blocks"]
        found = {n for n in blocks if KINDS[KIND[BLOCK_IDS.index(n)]] in ("levy", "bombard")}
        assert found == names
        assert {blocks[name][0] for name in names} == {"pool"}


@pytest.mark.rule("R3-3.25-a")
def test_three_mercenaries_for_each_house() -> None:
    game = banneret.new("richard3", seed=1)
    for house, names in {
        "lancaster": {"french-mercenary-l", "scots-mercenary-l", "welsh-mercenary-l"},
        "york": {"burgundian-mercenary-y", "calais-mercenary-y", "irish-mercenary-y"},
    }.items():
        assert {
            n for n in board(game, house)["blocks"] if KINDS[KIND[BLOCK_IDS.index(n)]] == "mercenary"
        } == names


# --- 3.26 the Rebel


@pytest.mark.rule("R3-3.26-a")
@pytest.mark.parametrize(
    ("house", "king", "rival"), [("york", "henry-vi-l", "york-y"), ("lancaster", "york-y", "henry-vi-l")]
)
def test_the_rebel_serves_the_pretender_side(house: str, king: str, rival: str) -> None:
    enemy = "york" if house == "lancaster" else "lancaster"
    roles: dict[str, Any] = {"king": king, "pretender": rival, "step": "actions", "card": "action-2"}
    game = war({"derby": ["rebel"]}, who=house, **roles)
    assert legal(game, "lift") == ["rebel"]
    assert board(game, house)["blocks"]["rebel"] == ["derby", 4, 0]
    game = war({"derby": ["rebel"]}, who=enemy, **roles)
    assert why(game, "lift rebel") == "R3-5.2-a"
    assert "rebel" not in board(game, enemy)["blocks"]
    game = war({"pool": ["rebel"]}, who=house, **roles)
    assert legal(game, "recruit") == ["rebel"]
    game = war({"pool": ["rebel"]}, who=enemy, **roles)
    assert why(game, "recruit rebel") == "R3-3.26-a"
    # He stands against his master's enemies.
    area = war({"derby": ["rebel"]}, who=house, **roles)
    assert board(area)["areas"]["derby"]["n"] == ([0, 1] if house == "york" else [1, 0])


@pytest.mark.rule("R3-3.26-b")
def test_the_rebel_keeps_his_side_until_he_is_disbanded() -> None:
    blocks = {"powys": ["rebel"], "derby": ["exeter-l", "oxford-l"], "essex": ["essex-y"]}
    # While the throne is empty the Rebel stays York's.
    game = war(blocks, king=None, king_side="lancaster", pretender="york-y", step="supply")
    assert board(game)["areas"]["powys"] == {"n": [0, 1], "rebel": True}
    assert step(game) == "cards"
    # After a usurpation he is the new Pretender side's, but only in the pool: 8.1 removed him before.
    blocks = {
        "powys": ["rebel"],
        "derby": ["march-y", "norfolk-y"],
        "essex": ["essex-y"],
        "calais": ["york-y"],
    }
    game = war(blocks, step="political-turn")
    assert any(line["place"] == "down" and line["who"] == "york" for line in said(game, "disbands-hidden"))
    assert said(game, "usurped") == [{"block": "york-y"}]
    while step(game) == "homes":
        act(game, legal(game)[0])
    assert board(game, "lancaster")["blocks"]["rebel"] == ["pool", 4, 0]
    assert "rebel" not in board(game, "york")["blocks"]
