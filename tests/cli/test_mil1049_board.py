"""The board of MIL (1049) in a terminal: everything that matters, in all languages, and no secret."""

from __future__ import annotations

import random

import pytest
from tests.games.mil1049.support import act, count_out, table

import banneret
from banneret.cli import boards
from banneret.cli.words import Words
from banneret.core.text import LANGUAGES

BOARD = boards.find("mil1049")


def shown(game: banneret.Game, seat: int | None, language: str = "en") -> str:
    return "\n".join(BOARD.show(game.view(seat), Words(game.rules, language)))


def test_who_stands_where_and_who_is_in_danger() -> None:
    game = table(
        {
            "red-a": "men=2 castle heir land=wool at=court-1",
            "blue-b": "men=1 age=3 lord=red",
            "green-a": "castle",
        },
        tokens={"court-2": "black", "court-3": "empty"},
        cubes={"red": "3 food, 1 gold"},
        piles=[("mine", 1)],
        who="blue",
    )
    text = shown(game, 0)
    assert "Court: ○ Red A | ● | ·" in text
    assert "A: 2 soldiers, castle, heir, wool (lit), Court 1" in text
    assert "B: 1 soldier, would starve, 3 time tokens, dies at the next, vassal of Red" in text
    assert "Free land: mine (lit), defence 8, the last of its pile" in text
    assert "Your cubes: 3 food, 1 gold" in text
    assert "Your cubes" not in shown(game, None)


def test_what_lies_on_the_table() -> None:
    game = table({"red-a": "men=9 at=court-1", "blue-a": "men=1"}, step="court", cubes={"blue": "1 gold"})
    act(game, "vassalage blue-a")
    count_out(game, "1 gold")
    assert BOARD.focus(game.view(0), Words(game.rules, "en")) == ["On offer: 1 gold"]
    game = table(
        {"red-a": "men=1 at=market-1", "blue-a": "men=1"},
        step="market",
        cubes={"red": "1 food, 1 cloth, 1 metal"},
    )
    act(game, "auction", "done")
    assert BOARD.focus(game.view(1), Words(game.rules, "en")) == ["Best bid, Red: 1 food, 1 cloth, 1 metal"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_read(language: str) -> None:
    game = banneret.new("mil1049", 2, 3)
    rng = random.Random(3)
    while game.must_act:
        if game.decisions % 7 == 0:
            for seat in (None, 0, 1):
                text = shown(game, seat, language)
                assert "mil-" not in text
                assert "{" not in text
        seat = rng.choice(game.must_act)
        game.apply(seat, rng.choice(game.choices(seat)))
