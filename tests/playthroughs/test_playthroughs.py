"""Games as people would see them are what they were; whoever changes words, rules or views sees it here."""

from __future__ import annotations

import pytest

from tests.playthroughs.written import ALL, FOLDER, Playthrough, text_of


@pytest.mark.parametrize("wanted", ALL, ids=lambda wanted: wanted.name)
def test_the_game_reads_as_before(wanted: Playthrough) -> None:
    now = text_of(wanted).splitlines()
    before = wanted.file.read_text(encoding="utf-8").splitlines()
    for number, (one, two) in enumerate(zip(now, before, strict=False), 1):
        assert one == two, (
            f"{wanted.file.name}:{number} reads otherwise. If it should: python -m tests.playthroughs.write"
        )
    assert len(now) == len(before)


def test_no_playthrough_is_left_behind() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {wanted.file.name for wanted in ALL}


@pytest.mark.parametrize("wanted", ALL, ids=lambda wanted: wanted.name)
def test_it_is_all_words(wanted: Playthrough) -> None:
    """No key of a message, and nothing left to fill in."""
    text = wanted.file.read_text(encoding="utf-8")
    body = [line for line in text.splitlines() if not line.startswith(("board", "#"))]
    for sign in ("{", "}", "log-", "prompt-", "choice-"):
        assert not [line for line in body if sign in line], sign
