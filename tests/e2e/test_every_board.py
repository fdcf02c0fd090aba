"""Every game with a board: it stands, it fits, it can be played, and nobody is shut out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Opener
from tests.e2e.support import BOARDS, at_table, faults, fits, picture, table_of

SCREENS: dict[str, dict[str, object]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "color_scheme": "dark",
    },
}
#: So many choices are made before a second look.
CHOICES = 8


#: Makes the first choice in the list, again as long as nothing has come of it: somebody else may have been
#: faster, and then the table says so and lets one look first.
MOVE = """(before) => {
  const turn = document.querySelector('section.turn');
  if (turn.querySelector('.over') || turn.innerText !== before) return true;
  const yes = document.querySelector('dialog[open] .btn.primary');
  const first = [...turn.querySelectorAll('[data-choice]')].find((one) => one.checkVisibility());
  (yes ?? first)?.click();
  return false;
}"""
READY = """() => document.querySelector('section.turn .over') ||
  [...document.querySelectorAll('section.turn [data-choice]')].some((one) => one.checkVisibility())"""


def play_on(page: Page) -> bool:
    """One choice more; False when the game is over."""
    page.wait_for_function(READY)
    if page.locator("section.turn .over").count():
        return False
    before = page.evaluate("document.querySelector('section.turn').innerText")
    page.wait_for_function(MOVE, arg=before, polling=400)
    return True


#: What would be read if a message were missing.
KEYS = re.compile(r"\b(?:ui|choice|log|prompt|option|law|house)-[a-z]+(?:-[a-z0-9]+)*\b")


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", BOARDS)
def test_board(visitor: Opener, game: str, screen: str) -> None:
    page = visitor(**SCREENS[screen], may_be_refused=True)
    table = table_of(page, game)
    page.goto(f"/table/{table}")
    at_table(page)
    found: list[str] = []
    for when in ("begin", "later"):
        expect(page.locator("[data-choice]:visible").first).to_be_visible()
        fits(page)
        picture(page, f"{game}-{when}-{screen}")
        found += faults(page)
        # No key of a message anywhere: everything has words.
        said = page.locator("body").inner_text()
        assert not KEYS.search(said), said
        for _ in range(CHOICES):
            if not play_on(page):
                break
    assert found == []
