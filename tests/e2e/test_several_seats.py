"""A game for several that has no board: three at once in secret, told by nothing but the list of choices."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Opener
from tests.e2e.support import fits, picture, say_name, table_id


def press(page: Page, words: str) -> None:
    """A choice by its words in the list."""
    page.locator(".turn [data-choice]").filter(has_text=words).first.click()


def test_three_decide_at_once_and_a_bot_is_one_of_them(visitor: Opener) -> None:
    anna = visitor()
    say_name(anna, "Anna")
    card = anna.get_by_role("region", name="Tourney")
    card.get_by_role("radio", name="4").check(force=True)
    expect(card.get_by_role("button", name="Play now against 3 bots")).to_be_visible()
    card.get_by_role("button", name="Choose options, seats and bots").click()
    dialog = anna.get_by_role("dialog")
    expect(dialog.get_by_label("Players")).to_have_value("4")
    dialog.get_by_label("Players").select_option("3")
    dialog.get_by_label("Days").select_option("2")
    places = dialog.get_by_role("group", name="Seats", exact=True).get_by_role("combobox")
    expect(places).to_have_count(3)
    places.nth(1).select_option("open")
    picture(anna, "new-table-desk")
    dialog.get_by_role("button", name="Open the table").click()
    berta = visitor(f"/table/{table_id(anna)}")
    berta.get_by_role("button", name="Sit down and play").click()

    # All are asked at once. Who has chosen waits for the others, and is free to think again.
    for page in (anna, berta):
        expect(page.locator("#prompt:visible")).to_have_text("Day 1: which weapon?")
    press(anna, "vote for the sword")
    expect(anna.locator(".turn .state")).to_contain_text("the blue knight")
    expect(anna.locator(".turn .state")).to_contain_text("You may choose something as well")
    expect(anna).not_to_have_title(re.compile("Your turn"))
    expect(berta).to_have_title(re.compile("Your turn"))
    expect(berta.locator("[data-seat=gules] .ui-tag")).to_have_count(0)
    press(anna, "take your decision back")
    expect(anna).to_have_title(re.compile("Your turn"))
    press(anna, "vote for the mace")
    press(berta, "vote for the lance")
    expect(anna.locator("#panel-log")).to_contain_text("A vote for the lance from the blue knight.")
    # Five colours with five shapes: no seat is told by its colour alone.
    shapes = anna.locator(".seats svg path").evaluate_all("all => all.map((one) => one.getAttribute('d'))")
    assert len({shape for shape in shapes if shape}) >= 3
    fits(anna)


def test_five_seats_on_a_phone(visitor: Opener) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    card = page.get_by_role("region", name="Tourney")
    card.get_by_role("radio", name="5").check(force=True)
    fits(page)
    card.get_by_role("button", name="Play now against 4 bots").tap()
    expect(page.locator("#prompt:visible")).to_be_visible()
    expect(page.locator(".seats > li")).to_have_count(5)
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]
    picture(page, "five-seats-phone")
    # One's own seat is in sight, however many there are.
    expect(page.locator(".seats > li.me")).to_be_in_viewport(ratio=0.6)


def test_many_options_in_groups_and_presets(visitor: Opener) -> None:
    """A published edition in one click, each setting of it open, contradictions told where they stand."""
    page = visitor(may_be_refused=True)
    card = page.get_by_role("region", name="Tourney")
    card.get_by_role("radio", name="2").check(force=True)
    card.get_by_role("button", name="Choose options, seats and bots").click()
    dialog = page.get_by_role("dialog")
    edition = dialog.get_by_label("Edition")
    expect(edition.locator("option")).to_have_text(["A season", "A great season, with allies"])
    expect(dialog.get_by_label("Alliances")).not_to_be_visible()
    edition.select_option("great-season")
    expect(dialog.get_by_label("Days")).to_have_value("4")
    dialog.get_by_text("Courtesy").click()
    expect(dialog.get_by_label("Alliances")).to_be_checked()
    dialog.get_by_label("Days").select_option("2")
    expect(dialog).to_contain_text("one setting changed")
    picture(page, "options-desk")

    # Two knights cannot be allies: the table says so here, and the dialog is still there to mend it.
    dialog.get_by_role("button", name="Open the table").click()
    expect(dialog.get_by_role("alert")).to_contain_text("alliances")
    dialog.get_by_label("Players").select_option("3")
    dialog.get_by_role("button", name="Open the table").click()
    table_id(page)
    expect(page.locator("#prompt:visible")).to_have_text("Day 1: which weapon?")
    page.get_by_role("tab", name="More").click()
    more = page.locator("#panel-more")
    expect(more).to_contain_text("A great season, with allies (one setting changed)")
    more.get_by_text("Courtesy").click()
    expect(more).to_contain_text("Alliances")
    page.goto("/")
    expect(page.get_by_role("link").filter(has_text="Tourney")).to_contain_text("A great season, with allies")
