"""People at a table: chat, notes, presence, taking back by consent, giving up, playing again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Opener
from tests.e2e.support import (
    ACTIONS,
    BATTLE,
    CARDS,
    FIGHT,
    HANDS,
    LANCASTER,
    YORK,
    asks,
    at_table,
    choice_of,
    choose,
    opening,
    picture,
    say_name,
    seen,
    table_id,
    with_known_dice,
)


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=re.compile(f"^{name}")).click()


def pair(visitor: Opener) -> tuple[Page, Page]:
    anna = visitor()
    with_known_dice(anna, places=["me", "open"])
    say_name(anna, "Anna")
    anna.get_by_role("button", name="With a friend anywhere").click()
    berta = visitor(f"/table/{table_id(anna)}")
    say_name(berta, "Berta")
    berta.get_by_role("button", name="Sit down and play").click()
    at_table(anna)
    at_table(berta)
    return anna, berta


def test_talk_notes_and_who_is_here(visitor: Opener) -> None:
    anna, berta = pair(visitor)
    for page in (anna, berta):
        tab(page, "Chat")
    anna.get_by_label("Say something to the table").fill("Good luck, Berta!")
    anna.keyboard.press("Enter")
    expect(berta.locator("#panel-chat")).to_contain_text("Anna (Lancaster)")
    expect(berta.locator("#panel-chat")).to_contain_text("Good luck, Berta!")
    # A note is for oneself: it survives the page, and the other never gets it.
    with anna.expect_response(
        lambda answer: answer.url.endswith("/notes?seat=0") and answer.request.method == "PUT"
    ):
        anna.get_by_role("textbox", name="My notes").fill("Stanley cannot be trusted")
    expect(anna.get_by_text("being kept …")).not_to_be_visible()
    anna.reload()
    at_table(anna)
    tab(anna, "Chat")
    expect(anna.get_by_role("textbox", name="My notes")).to_have_value("Stanley cannot be trusted")
    expect(berta.get_by_role("textbox", name="My notes")).to_have_value("")
    expect(berta.locator("[data-seat=lancaster]")).to_contain_text("here")
    anna.close()
    expect(berta.locator("[data-seat=lancaster]")).to_contain_text("away")


def test_taking_back_needs_the_other(visitor: Opener) -> None:
    """Across a die undo does not go; if Lancaster agrees, taking back does."""
    anna, berta = pair(visitor)
    pages = (anna, berta)
    game = opening()
    for words in (*HANDS, *CARDS, *ACTIONS):
        seat, _ = choice_of(game, words)
        left = seen(game, seat)["board"].get("ap", 0)
        choose(pages[seat], game, words, confirm=words.endswith("done") and left > 0)
    for words in BATTLE:
        game.apply(*choice_of(game, words))
    asks(berta, game, YORK)
    choose(berta, game, FIGHT[0])
    asks(anna, game, LANCASTER)
    tab(berta, "More")
    for answer in ("Refuse", "Agree"):
        berta.get_by_role("button", name="Ask to take back").click()
        expect(berta.get_by_text("You have asked to take your last choice back.")).to_be_visible()
        expect(anna.get_by_text("York asks to take the last choice back.")).to_be_visible()
        asks(anna, game, LANCASTER)
        anna.get_by_role("button", name=answer, exact=True).click()
        expect(anna.get_by_text("York asks to take the last choice back.")).not_to_be_visible()
        expect(berta.get_by_text("You have asked to take your last choice back.")).not_to_be_visible()
        if answer == "Refuse":
            asks(anna, game, LANCASTER)
    before = opening(HANDS, CARDS, ACTIONS, BATTLE)
    asks(berta, before, YORK)
    asks(anna, before, LANCASTER)
    choose(berta, before, FIGHT[2])


def test_giving_up_and_playing_again(visitor: Opener) -> None:
    anna, berta = pair(visitor)
    tab(anna, "More")
    anna.get_by_role("button", name="Resign").click()
    dialog = anna.get_by_role("dialog")
    expect(dialog).to_contain_text("Lancaster gives up and loses the game at once.")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).not_to_be_visible()
    expect(berta.get_by_text("York has won.")).not_to_be_visible()
    anna.get_by_role("button", name="Resign").click()
    dialog.get_by_role("button", name="Resign").click()
    for page in (anna, berta):
        expect(page.get_by_text("York has won.")).to_be_visible()
    picture(berta, "won-by-resignation")
    first = table_id(anna)
    berta.get_by_role("button", name="Play again").click()
    berta.wait_for_url(lambda url: first not in url)
    at_table(berta)
    anna.get_by_role("status").get_by_role("button", name="Go to the new game").click()
    anna.wait_for_url(lambda url: first not in url)
    at_table(anna)
    assert table_id(anna) == table_id(berta)
    # The seats are turned by one.
    expect(anna.locator("[data-seat=york]")).to_contain_text("Anna")
    expect(anna.locator("[data-seat=lancaster]")).to_contain_text("Berta")


def test_called_back_to_the_table(visitor: Opener) -> None:
    """Title, icon and a notification (if that was allowed) say that it is one's turn."""
    anna = visitor(permissions=["notifications"])
    anna.add_init_script(
        """window.said = []; window.Notification = class {
             static permission = 'granted';
             static requestPermission() { return Promise.resolve('granted'); }
             constructor(title, how) { window.said.push(`${title}: ${how.body}`); } close() {} };
           Document.prototype.hasFocus = () => false;
           localStorage.setItem('banneret.settings', JSON.stringify({notify: true, sound: true}));"""
    )
    anna.goto("/")
    with_known_dice(anna, places=["me", "open"])
    say_name(anna, "Anna")
    anna.get_by_role("button", name="With a friend anywhere").click()
    berta = visitor(f"/table/{table_id(anna)}")
    berta.get_by_role("button", name="Sit down and play").click()
    at_table(anna)
    expect(anna.locator("link[rel=icon]")).to_have_attribute("href", re.compile("turn"))
    expect(anna).to_have_title(re.compile("^● Your turn · Richard III"))
    said = anna.evaluate("window.said")
    assert len(said) == 1, said
    assert "Your turn" in said[0]
    game = opening()
    choose(anna, game, HANDS[0])
    expect(anna.locator("link[rel=icon]")).not_to_have_attribute("href", re.compile("turn"))
    expect(anna).to_have_title(re.compile("^Richard III"))
    at_table(berta)
    choose(berta, game, HANDS[1])
    expect(anna).to_have_title(re.compile("^● Your turn"))
    assert len(anna.evaluate("window.said")) == 2
