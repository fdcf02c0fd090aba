"""The recorded games of Fief England still are what they were recorded for."""

from __future__ import annotations

from typing import Any

import pytest

import banneret
from banneret.core import registry
from banneret.core.errors import BanneretError
from banneret.core.laws import check_end
from tests.saves.fief_england import ALL_ENDED, ALL_WHOLE, ENDINGS, FOLDER, Ended, Whole, cards_of, ending_of

ALL = sorted(FOLDER.glob("*.json"))


def test_there_is_a_game_for_everything_and_nothing_else() -> None:
    """Law 11: every way a game can end, in either edition; whole games of every number of seats."""
    assert set(ALL) == {*[game.file for game in ALL_ENDED], *[game.file for game in ALL_WHOLE]}
    rules: Any = registry.find("fief-england")
    assert rules.kinds["ending"] == ENDINGS


@pytest.mark.parametrize("wanted", ALL_ENDED, ids=lambda wanted: wanted.file.stem)
def test_it_ends_as_it_ended(wanted: Ended) -> None:
    game = banneret.load(wanted.file)
    assert game.options["edition"] == wanted.edition
    assert game.over
    assert ending_of(game) == wanted.ending
    assert check_end(game) == []


@pytest.mark.parametrize("wanted", ALL_WHOLE, ids=lambda wanted: wanted.file.stem)
def test_a_whole_game_ends(wanted: Whole) -> None:
    game = banneret.load(wanted.file)
    assert game.seats == wanted.seats
    assert game.winners


def test_every_card_is_used_in_one_of_them() -> None:
    rules: Any = registry.find("fief-england")
    shown: set[str] = set()
    for wanted in ALL_WHOLE:
        shown |= cards_of(banneret.load(wanted.file))
    assert set(rules.kinds["card"]) <= shown


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_it_replays_bit_for_bit(path: Any) -> None:
    text = path.read_text(encoding="utf-8")
    assert banneret.load(text).save() == text


def test_a_game_of_one_edition_never_goes_on_under_the_other() -> None:
    text = Whole("es-2024", 4, 1).file.read_text(encoding="utf-8")
    with pytest.raises(BanneretError):
        banneret.load(text.replace("es-2024", "it-2024", 1))
