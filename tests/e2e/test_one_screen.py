"""Two at one screen, and those who only watch: what is covered is not there at all."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.e2e.conftest import Opener
from tests.e2e.support import (
    CARDS,
    HANDS,
    LANCASTER,
    YORK,
    choose,
    hand_over,
    hot_seat,
    lift_curtain,
    opening,
    picture,
    seen,
    shows,
)

from banneret import Game


def hand_of(game: Game, seat: int) -> set[str]:
    return {card for card, count in seen(game, seat)["board"]["hand"].items() if count}


def test_the_curtain_between_two_players(visitor: Opener) -> None:
    page = visitor()
    hot_seat(page)
    game = opening()
    curtain = page.get_by_role("heading", name="Lancaster to the table")
    expect(curtain).to_be_visible()
    picture(page, "curtain-desk")
    for nothing in ("[data-choice]", ".stage", "#panel-log", "[data-area]"):
        assert page.locator(nothing).count() == 0, f"{nothing} behind the curtain"
    lift_curtain(page, "lancaster")
    shows(page, game, LANCASTER)
    choose(page, game, HANDS[0])
    hand_over(page, "york")
    assert page.locator("[data-choice], .stage").count() == 0
    # The keys that stand for choices and panels do nothing through the curtain.
    page.keyboard.press("1")
    page.keyboard.press("l")
    expect(page.get_by_role("heading", name="York to the table")).to_be_visible()
    lift_curtain(page, "york")
    shows(page, game, YORK)
    # Both may choose a card now; the one who sits there goes first.
    choose(page, game, HANDS[1])
    choose(page, game, CARDS[1])
    hand_over(page, "lancaster")
    lift_curtain(page, "lancaster")
    shows(page, game, LANCASTER)
    # York's card lies there, but which one it is Lancaster cannot see.
    expect(page.get_by_label("one card lies face down")).to_be_visible()
    choose(page, game, CARDS[0])
    shows(page, game, LANCASTER)
    expect(page.locator("#panel-log")).to_contain_text("The cards were turned up")


def test_who_watches_sees_what_everybody_sees(visitor: Opener) -> None:
    page = visitor()
    table = hot_seat(page)
    game = opening()
    watcher = visitor(f"/table/{table}")
    lift_curtain(page, "lancaster")
    choose(page, game, HANDS[0])
    hand_over(page, "york")
    lift_curtain(page, "york")
    choose(page, game, HANDS[1])
    choose(page, game, CARDS[1])
    hand_over(page, "lancaster")
    lift_curtain(page, "lancaster")
    choose(page, game, CARDS[0])
    shows(watcher, game, None)
    expect(watcher.locator(".turn .state")).to_contain_text("You are watching")
    assert watcher.locator("[data-choice]").count() == 0
    assert watcher.get_by_role("button", name="Undo", exact=True).count() == 0
    # No hand, and nothing but backs on the map.
    expect(watcher.get_by_label("Before you on the table")).not_to_contain_text(
        re.compile("Action|Plague|Muster")
    )
    expect(watcher.locator("[data-area=middlesex]")).to_have_attribute("aria-label", re.compile("block"))
    assert hand_of(game, LANCASTER)
    said = watcher.evaluate(
        """async () => (await fetch(location.pathname.replace('/table/', '/api/tables/') + '/view')).text()"""
    )
    assert "choices" not in said
    watcher.get_by_role("tab", name="Chat").click()
    watcher.get_by_label("Your name").fill("Cleo")
    watcher.get_by_label("Say something to the table").fill("Well played!")
    watcher.get_by_role("button", name="Say", exact=True).click()
    page.get_by_role("tab", name=re.compile("^Chat")).click()
    expect(page.locator("#panel-chat")).to_contain_text("Cleo (watching)")
    expect(page.locator("#panel-chat")).to_contain_text("Well played!")
