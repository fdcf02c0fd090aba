"""2.3: crowns, which serve one royal heir in defence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.richard3.duels import FIELDS, duel, fires, powers
from tests.games.richard3.support import act, board, place, said

CROWNS = [
    "cumbria",
    "south-yorks",
    "caernarvon",
    "chester",
    "derby",
    "pembroke",
    "warwick",
    "gloucester",
    "middlesex",
    "sussex",
    "cornwall",
]
YORK_IS_KING: dict[str, Any] = {"king": "york-y", "pretender": "henry-vi-l"}
EXETER_LIVES = {"france": ["exeter-l", "somerset-l", "richmond-l"]}


@pytest.mark.rule("R3-2.3-a")
def test_the_crown_serves_the_king_if_he_is_there() -> None:
    game = duel("derby", ["henry-vi-l", "exeter-l", "york-y"])
    assert fires(game, "exeter-l") == 1
    assert fires(game, "henry-vi-l") == 3
    # Even a King who is not the most senior heir present.
    game = duel("derby", ["exeter-l", "somerset-l", "york-y"], king="somerset-l")
    assert powers(game, ["exeter-l", "somerset-l"]) == {"exeter-l": 1, "somerset-l": 3}
    # Without him one royal heir has it.
    game = duel("derby", ["exeter-l", "york-y"])
    assert fires(game, "exeter-l") == 2
    # Only in defence, and only heirs.
    game = duel("derby", ["henry-vi-l", "york-y"], attacker="lancaster")
    assert fires(game, "henry-vi-l") == 2
    game = duel("derby", ["devon-l", "york-y"])
    assert fires(game, "devon-l") == 2


@pytest.mark.rule("R3-2.3-b")
def test_without_the_king_the_crown_serves_the_senior_royal_heir() -> None:
    heirs = ["exeter-l", "somerset-l", "richmond-l"]
    game = duel("derby", [*heirs, "york-y"])
    assert powers(game, heirs) == {"exeter-l": 2, "somerset-l": 2, "richmond-l": 2}
    game = duel("derby", ["exeter-l:1", "somerset-l:1", "herbert-y"], dice=[6, 6, 1, 6, 6])
    assert fires(game, "exeter-l") == 2
    assert fires(game, "somerset-l") == 2
    act(game, "fire herbert-y", "take exeter-l")
    # At the instant of firing Somerset is the senior present.
    assert fires(game, "somerset-l") == 3


@pytest.mark.rule("R3-2.3-c", "R3-2.2-g", "R3-EX-2.3-4")
def test_heirs_of_the_pretender_have_no_crown() -> None:
    game = duel("south-yorks", ["york-y", "devon-l"], attacker="lancaster")
    assert fires(game, "york-y") == 4, "his shield only"
    game = duel("derby", ["march-y", "devon-l"], attacker="lancaster")
    assert fires(game, "march-y") == 3
    game = duel("derby", ["henry-vi-l", "york-y"], attacker="york", **YORK_IS_KING)
    assert fires(game, "henry-vi-l") == 2


@pytest.mark.rule("R3-2.3-a", "R3-2.3-d", "R3-2.2-l", "R3-EX-2.3-1")
def test_a_shield_and_a_crown_add_up() -> None:
    game = duel("cornwall", ["exeter-l", "york-y"], dice=[1, 3, 4])
    assert fires(game, "exeter-l") == 3
    assert said(game, "hits") == [{"block": "york-y", "hits": 2}]
    game = duel("south-yorks", ["york-y", "devon-l"], attacker="lancaster", **YORK_IS_KING)
    assert fires(game, "york-y") == 5


@pytest.mark.rule("R3-2.3-b", "R3-2.2-l", "R3-EX-2.3-2")
def test_a_more_senior_heir_takes_the_crown_and_leaves_the_shield() -> None:
    game = duel("cornwall", ["exeter-l", "henry-vi-l", "york-y"])
    assert fires(game, "exeter-l") == 2
    assert fires(game, "henry-vi-l") == 3


@pytest.mark.rule("R3-2.3-e")
@pytest.mark.parametrize("area", FIELDS)
def test_eleven_areas_have_a_crown(area: str) -> None:
    assert len(CROWNS) == 11
    game = duel(area, ["henry-vi-l", "york-y"], elsewhere=EXETER_LIVES)
    shield = area in ("lancaster", "lincoln")
    assert fires(game, "henry-vi-l") == 2 + shield + (area in CROWNS)
    game = duel(area, ["march-y", "devon-l"], attacker="lancaster", **YORK_IS_KING)
    shield = area in ("south-yorks", "hereford", "rutland")
    assert fires(game, "march-y") == 3 + shield + (area in CROWNS)


@pytest.mark.rule("R3-2.3-f", "R3-2.3-b", "R3-2.3-d", "R3-2.2-f", "R3-2.2-n", "R3-EX-2.3-3")
def test_when_the_king_has_fallen_his_heir_uses_crown_and_shield() -> None:
    game = duel(
        "south-yorks",
        ["york-y", "march-y", "newcastle-levy-l"],
        attacker="lancaster",
        dice=[6] * 7 + [1] * 4,
        **YORK_IS_KING,
    )
    assert fires(game, "march-y") == 3, "York is there, though he has not fired yet"
    assert fires(game, "york-y") == 5
    act(game, "fire newcastle-levy-l")
    assert place(game, "york-y") == "dead"
    assert board(game)["king"] is None
    assert fires(game, "march-y") == 5
    assert said(game, "round")[-1] == {"number": 2}
    assert said(game, "crowned") == []


@pytest.mark.rule("R3-2.3-b", "R3-2.2-m", "R3-EX-2.3-5")
def test_a_king_in_reserve_takes_no_crown_yet() -> None:
    game = duel(
        "cornwall",
        ["exeter-l", "henry-vi-l", "york-y"],
        way="dorset",
        entered={"henry-vi-l": "somerset"},
        first="york",
    )
    assert fires(game, "exeter-l") == 3
    act(game, "hold york-y")
    assert fires(game, "exeter-l") == 2
    assert fires(game, "henry-vi-l") == 3
