"""Two people, two browsers, one table: from the first click to the end of a Game Turn."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import Opener, Server
from tests.e2e.support import (
    ACTIONS,
    ATTACK,
    BATTLE,
    CARDS,
    FIGHT,
    HANDS,
    LANCASTER,
    MARCH,
    YORK,
    Json,
    at_table,
    board,
    choice_of,
    choose,
    opening,
    picture,
    say_name,
    seen,
    shows,
    table_id,
    with_known_dice,
)


def sit_down(visitor: Opener, **how: object) -> tuple[Page, Page]:
    """Anna opens a table and sends the link; Berta opens it and sits down."""
    anna = visitor(**how)
    with_known_dice(anna, places=["me", "open"])
    say_name(anna, "Anna")
    anna.get_by_role("button", name="With a friend anywhere").click()
    link = anna.get_by_label("Link to this table").input_value()
    assert link.endswith(table_id(anna))
    berta = visitor(link, **how)
    say_name(berta, "Berta")
    berta.get_by_role("button", name="Sit down and play").click()
    at_table(anna)
    at_table(berta)
    return anna, berta


def faces_of(packed: object) -> list[int]:
    """Dice packed in base 7, the last one lowest."""
    faces: list[int] = []
    rest = int(str(packed))
    while rest:
        rest, face = divmod(rest, 7)
        faces.insert(0, face)
    return faces


def faces_in(line: Locator) -> list[int]:
    """The dice drawn in a line of the log, by their pips."""
    pips = "one => [...one.querySelectorAll('svg[role=img]')].map((d) => d.querySelectorAll('circle').length)"
    return [int(face) for face in line.evaluate(pips)]


def test_a_game_turn_with_a_battle(visitor: Opener) -> None:
    anna, berta = sit_down(visitor)
    game = opening()
    pages = (anna, berta)
    expect(anna.locator("[data-seat=york]")).to_contain_text("Berta")
    expect(berta.locator("[data-seat=lancaster]")).to_contain_text("Anna")

    def play(*words: str) -> None:
        for each in words:
            seat, _ = choice_of(game, each)
            choose(pages[seat], game, each, confirm=each.endswith("done") and "actions" in asked(seat))

    def asked(seat: int) -> str:
        prompt = seen(game, seat)["prompt"]["key"]
        left = seen(game, seat)["board"].get("ap", 0)
        return str(prompt) if left else ""

    for page, seat in zip(pages, (LANCASTER, YORK), strict=True):
        shows(page, game, seat)
    play(*HANDS, *CARDS)
    # A card lies face down until both have chosen, then the log tells both.
    expect(berta.locator("#panel-log")).to_contain_text("The cards were turned up")
    expect(anna).to_have_title(re.compile("^● Your turn"))
    expect(berta).not_to_have_title(re.compile("Your turn"))
    expect(berta.locator(".turn .state")).to_contain_text("Waiting for Lancaster.")

    # What was marched can be taken back, one choice or all of it.
    undo = anna.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_disabled()
    play(*MARCH[:2])
    expect(undo).to_be_enabled()
    undo.click()
    before = opening(HANDS, CARDS, MARCH[:1])
    shows(anna, before, LANCASTER)
    anna.get_by_role("button", name="Undo all").click()
    game = opening(HANDS, CARDS)
    shows(anna, game, LANCASTER)
    expect(undo).to_be_disabled()

    play(*MARCH, *ATTACK)
    # How it would end is told before it begins, on the map.
    board(anna).locator("[data-area=northumbria]").hover(force=True)
    expect(board(anna).locator(".tip")).to_contain_text(re.compile(r"\d%.*\d%"))
    # The attack stands on the map of both; what the other sees of it is its back.
    expect(board(berta).locator("[data-area=northumbria]")).to_have_attribute(
        "aria-label", re.compile("attacked by Lancaster")
    )
    expect(board(berta).locator("[data-area=northumbria]")).not_to_have_attribute(
        "aria-label", re.compile("Scot")
    )
    play(ACTIONS[-2], ACTIONS[-1])

    # There is one battle only: the table goes there without asking, and says so.
    expect(anna.locator("#panel-log")).to_contain_text("Made for you")
    for words in BATTLE:
        game.apply(*choice_of(game, words))
    window = berta.get_by_role("region", name="Battle in Northumbria")
    expect(window).to_be_visible()
    expect(window.locator("text=%").first).to_be_visible()
    picture(berta, "battle-desk")
    shows(berta, game, YORK)

    play(FIGHT[0])
    # A die has fallen: no way back, and no door left open for whoever asks the server directly.
    fired: Json = [line for line in game.log(YORK) if line["key"] == "fire"][-1]
    dice = fired["args"]["dice"]
    for page in (anna, berta):
        line = page.locator("#panel-log .line").filter(has=page.locator("svg[role=img]")).last
        assert faces_in(line) == faces_of(dice), "the dice as they fell"
    expect(berta.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    expect(anna.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    key = json.loads(berta.evaluate("localStorage.getItem('banneret.person')"))["key"]
    refused = berta.request.post(
        f"/api/tables/{table_id(berta)}/undo",
        headers={"authorization": f"Bearer {key}"},
        data={"seat": YORK, "whole": False},
    )
    assert (refused.status, refused.json()["type"]) == (409, "/problems/undo-refused")
    shows(anna, game, LANCASTER)

    play(FIGHT[1])
    expect(berta.locator("#panel-log")).to_contain_text("since your last move")
    play(*FIGHT[2:])
    for page, seat in zip(pages, (LANCASTER, YORK), strict=True):
        expect(page.locator("#panel-log")).to_contain_text("Game Turn 2 began.")
        shows(page, game, seat)
    picture(anna, "turn-two-desk")


def test_a_server_that_dies_loses_nothing(visitor: Opener, server: Server) -> None:
    anna, berta = sit_down(visitor, may_lose_connection=True)
    game = opening()
    for words in (*HANDS, *CARDS, *MARCH):
        seat, _ = choice_of(game, words)
        choose((anna, berta)[seat], game, words)
    server.kill()
    for page in (anna, berta):
        expect(page.get_by_text("The line to the table is broken")).to_be_visible()
    # Nothing is lost to look at meanwhile, and a choice made now is not forgotten silently.
    expect(board(anna).locator("[data-area=gloucester]")).to_be_visible()
    server.start()
    for page, seat in ((anna, LANCASTER), (berta, YORK)):
        # By itself, without a click and without loading the page again.
        expect(page.get_by_text("The line to the table is broken")).not_to_be_visible(timeout=30_000)
        shows(page, game, seat)
    for words in ATTACK:
        choose(anna, game, words)
    shows(berta, game, YORK)


@pytest.mark.parametrize("name", ["<img src=x onerror=alert(1)>", "<script>document.title='owned'</script>"])
def test_script_in_a_name_is_only_a_name(visitor: Opener, name: str) -> None:
    anna = visitor()
    with_known_dice(anna, places=["me", "open"], title=name)
    say_name(anna, name)
    anna.get_by_role("button", name="With a friend anywhere").click()
    expect(anna.get_by_role("heading", level=1)).to_have_text(name)
    berta = visitor(f"/table/{table_id(anna)}")
    expect(berta.get_by_role("heading", level=1)).to_have_text(name)
    expect(berta.locator(".seats")).to_contain_text(name)
    berta.get_by_role("button", name="Sit down and play").click()
    at_table(berta)
    berta.get_by_role("tab", name="Chat").click()
    berta.get_by_label("Say something to the table").fill(name)
    berta.keyboard.press("Enter")
    expect(anna.get_by_role("tab", name=re.compile("^Chat"))).to_contain_text("1")
    anna.get_by_role("tab", name=re.compile("^Chat")).click()
    expect(anna.locator("#panel-chat")).to_contain_text(name)
    for page in (anna, berta):
        assert page.locator("#app img[src=x], #app script").count() == 0
        assert "owned" not in page.title().split(name)[0]
