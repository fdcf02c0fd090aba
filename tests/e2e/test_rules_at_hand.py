"""The rules beside the table: why not, which rule, and where a figure is from."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.e2e.conftest import Opener
from tests.e2e.support import (
    CARDS,
    HANDS,
    LANCASTER,
    choose,
    hand_over,
    hot_seat,
    lift_curtain,
    opening,
    picture,
)

import banneret


def test_what_may_not_be_done_says_why_and_by_which_rule(visitor: Opener) -> None:
    page = visitor()
    hot_seat(page)
    game = opening()
    words = banneret.texts(game.rules)
    lift_curtain(page, "lancaster")
    choose(page, game, HANDS[0])
    hand_over(page, "york")
    lift_curtain(page, "york")
    choose(page, game, HANDS[1])
    choose(page, game, CARDS[1])
    hand_over(page, "lancaster")
    lift_curtain(page, "lancaster")
    choose(page, game, CARDS[0])

    # A click on a card that may not be played now is answered, not ignored.
    card = page.get_by_label("Before you on the table").locator("[aria-disabled=true]").first
    card.click(force=True)
    reason = page.locator(".reason")
    expect(reason).to_be_visible()
    link = reason.get_by_role("button", name=re.compile("^Read rule R3-"))
    rule = link.inner_text().strip()
    expect(reason).to_contain_text(words.rule(rule))
    picture(page, "why-not-desk")
    link.click()
    shown = page.locator(f'[data-rule="{rule}"]')
    expect(shown).to_be_in_viewport()
    expect(shown).to_be_focused()
    expect(shown).to_contain_text(words.rule(rule))

    # The prompt and each line of the log lead to their rule as well.
    page.locator(".turn .prompt").get_by_role("button", name=re.compile("^Read rule")).click()
    expect(page.locator(f'[data-rule="{game.view(LANCASTER)["prompt"]["rule"]}"]')).to_be_focused()  # type: ignore[index]
    page.get_by_role("tab", name="Log").click()
    line = page.locator("#panel-log .line").last
    line.click()
    page.locator("#panel-log").get_by_role("button", name=re.compile("^Read rule")).click()
    told = game.log(LANCASTER)[-1]["rule"]
    expect(page.locator(f'[data-rule="{told}"]')).to_be_focused()

    # Searched, in the reader's language.
    page.get_by_label("Search the rules").fill("treachery")
    found = page.locator("#panel-rules [data-rule]")
    expect(found.first).to_contain_text(re.compile("treachery", re.IGNORECASE))
    few = found.count()
    page.get_by_label("Search the rules").fill("")
    expect(found).not_to_have_count(few)
    page.get_by_label("Only our rulings").check()
    expect(page.locator("#panel-rules .ui-tag").first).to_have_text("our ruling")

    # Pointing at a name in the log lights it on the map, and the other way round nothing is lost.
    page.get_by_role("tab", name="Log").click()
    page.locator("#panel-log .line .thing").last.hover()
    expect(page.locator(".thing.lit").first).to_be_visible()


def test_where_figures_are_from(visitor: Opener) -> None:
    page = visitor("/#rules/richard3")
    expect(page.get_by_role("heading", name="Richard III: The Wars of the Roses")).to_be_visible()
    for source in ("From the rulebook", "From the printed game", "Reconstructed"):
        expect(page.get_by_role("heading", name=re.compile(f"^{source}"))).to_be_visible()
    # In the game's words, not in those of a file.
    expect(page.get_by_text("seas of the areas")).to_be_visible()
    names = page.locator("main ul.names li")
    assert [
        name for name in names.all_inner_texts() if re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+)+", name)
    ] == []
    page.get_by_label("Language").select_option("it")
    expect(page.get_by_text("mari delle zone")).to_be_visible()
