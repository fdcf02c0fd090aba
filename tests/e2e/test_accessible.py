"""axe-core finds no serious fault on any page, by day and by night, at the desk and on the phone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Opener
from tests.e2e.support import (
    ACTIONS,
    BATTLE,
    CARDS,
    FIGHT,
    HANDS,
    at_table,
    faults,
    file_table,
    fits,
    open_own,
    opening,
    picture,
    saved,
)

import banneret

DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_no_serious_fault(visitor: Opener, screen: str, colours: str) -> None:
    page = visitor(**(PHONE if screen == "phone" else DESK), color_scheme=colours)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        fits(page)
        picture(page, f"{name}-{screen}-{colours}")
        if wrong := faults(page):
            found[name] = wrong

    expect(page.get_by_role("heading", name="Richard III")).to_be_visible()
    look("home")
    page.get_by_role("region", name="Richard III").get_by_role("button", name="Choose options").click()
    expect(page.get_by_role("dialog").get_by_label("Scenario")).to_be_visible()
    look("new-table")
    page.keyboard.press("Escape")

    page.goto("/#rules/richard3")
    expect(page.locator("[data-rule]").first).to_be_visible()
    expect(page.get_by_role("heading", name="Reconstructed")).to_be_visible()
    look("rules")
    page.goto("/#about")
    expect(page.get_by_role("heading", name="About Banneret")).to_be_visible()
    look("about")

    # One's own turn, with land, pieces and cards to choose from.
    game = opening(HANDS, CARDS)
    page.goto("/")
    open_own(page, file_table(page, json.dumps(game.snapshot()), "analysis"))
    at_table(page)
    expect(page.locator("[data-choice]:visible").first).to_be_visible()
    look("table")
    for tab in ("log", "chat", "rules", "more"):
        page.locator(f"#tab-{tab}").click()
        expect(page.locator(f"#panel-{tab}")).to_be_visible()
        look(f"table-{tab}")

    game = opening(HANDS, CARDS, ACTIONS, BATTLE, FIGHT[:2])
    open_own(page, file_table(page, json.dumps(game.snapshot()), "analysis"))
    at_table(page)
    expect(page.get_by_role("region", name="Battle in Northumbria")).to_be_visible()
    expect(page.get_by_text("%").first).to_be_visible()
    look("battle")

    text = saved("kingmaker-throne-york")
    open_own(page, file_table(page, text, "hot-seat"))
    at_table(page)
    expect(page.get_by_text("York has won.").first).to_be_visible()
    look("end")
    page.goto(f"{page.url}#at={len(banneret.load(text).record()) // 2}&seat=all")
    if screen == "phone":
        page.locator("#tab-log").click()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    look("replay")
    assert found == {}
