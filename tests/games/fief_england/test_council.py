"""What a seat sees of elections, Parliament and bargains: its own papers, and where others lie."""

from __future__ import annotations

from typing import Any

from banneret.core.game import Game
from banneret.games.fief_england import state as st
from tests.games.fief_england.support import act, code, play, position
from tests.games.fief_england.test_court import HOMES, LORDS, LOTS, WOMEN, election, n, parliament


def board(game: Game, seat: int | None) -> dict[str, Any]:
    """The board as a seat sees it."""
    shown = game.view(seat)["board"]
    assert isinstance(shown, dict)
    return shown


def test_everybody_sees_where_markers_lie_and_nobody_which() -> None:
    game = act(election(), "nominate henri", "nominate hugh", "nobody", "nobody")
    act(game, "for hugh", "decoy henri")
    assert board(game, 1)["election"] == {
        "candidates": {"henri": "red", "hugh": "blue"},
        "laid": {"red": ["henri", "hugh"], "blue": [], "green": [], "yellow": []},
        "herald": None,
    }
    assert board(game, 0)["own"]["ballots"] == {"red": {"for": "hugh", "decoy": "henri"}}
    assert board(game, 1)["own"]["ballots"] == {"blue": {"for": None, "decoy": None}}
    other = act(election(), "nominate henri", "nominate hugh", "nobody", "nobody", "for henri", "decoy hugh")
    for seat in (1, 2, 3, None):
        assert board(game, seat) == board(other, seat)
    act(game, "nobody", "nobody", "nobody")
    assert board(game, 0)["election"] is None


def test_votes_of_families_are_seen() -> None:
    families = board(election(), None)["families"]
    assert {who: family["votes"] for who, family in families.items()} == {
        "red": 1,
        "blue": 1,
        "green": 1,
        "yellow": 2,
    }


def test_votes_in_parliament_are_secret_until_all_have_voted() -> None:
    game = act(parliament(), "yes")
    other = act(parliament(), "yes")
    game.apply(1, code(game, "pro"))
    other.apply(1, code(other, "contra"))
    assert board(game, 0)["parliament"]["laid"] == ["blue"]
    assert board(game, 1)["own"]["votes"] == {"blue": "pro"}
    assert board(game, 0) == board(other, 0)
    for seat in (0, 2, 3):
        game.apply(seat, code(game, "pro"))
    act(game, "share yellow+5")
    assert board(game, 0)["own"]["shares"] == {"3": 5}
    assert "shares" not in board(game, 3)["own"]
    assert board(game, 0)["parliament"]["laid"] == []


def test_a_bargain_is_between_two() -> None:
    told = position(
        HOMES,
        {"at": {"hugh": "bristol"}},
        phase=4,
        money=[0, 9, 0, 0],
        relic={"grail": st.CARRIED + n("henri")},
        hold={"bristol": "red"},
    )
    game = act(play(told, LOTS), "bargain blue", "give-ware relic-grail", "want-money 4")
    bundles = {
        "from": "red",
        "to": "blue",
        "give": {"money": 0, "wares": ["relic-grail"]},
        "want": {"money": 4, "wares": []},
    }
    assert board(game, 0)["own"]["deal"] == bundles
    assert "deal" not in board(game, 1)["own"]
    act(game, "offer")
    assert board(game, 1)["own"]["deal"] == bundles
    assert "deal" not in board(game, 2)["own"]
    act(game, "yes")
    assert "deal" not in board(game, 0)["own"]


def test_what_lies_under_a_pigeon_only_its_sender_sees() -> None:
    told = position(HOMES, phase=4, money=[5, 5, 5, 5], building={"bristol": 1, "york": 1})
    game = act(play(told, LOTS), "pigeon blue", "load-money 2")
    assert board(game, 0)["own"]["parcel"] == {"cards": {}, "money": 2}
    assert "parcel" not in board(game, 1)["own"]


def test_prices_and_ransoms_are_told_with_servants_counted_in() -> None:
    told = position(HOMES, phase=4, money=[9, 9, 9, 9], round=3)
    plain = board(play(told, LOTS), 0)["prices"]
    assert plain["stronghold"] == 5
    assert plain["mill"] == 3
    told = position(
        HOMES,
        WOMEN,
        LORDS,
        {"at": {"henri": "york"}},
        phase=4,
        money=[9, 9, 9, 9],
        by={"henri": n("hugh")},
        servant={"wulfric": n("hugh")},
    )
    nobles = board(play(told, LOTS), 2)["nobles"]
    # Two shillings, two for his title, and what Wulfric adds.
    assert nobles["henri"]["captive"] == "hugh"
    assert nobles["henri"]["ransom"] > 4
    assert "ransom" not in nobles["hugh"]
