"""Looking back: a finished game through any eyes, one moment as a link, what else could have happened."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Opener
from tests.e2e.support import (
    ATTACK,
    CARDS,
    HANDS,
    LANCASTER,
    MARCH,
    YORK,
    asks,
    at_table,
    choose,
    faults,
    file_table,
    hand_over,
    lift_curtain,
    open_own,
    opening,
    picture,
    saved,
    seen,
    shows,
    upload,
)

import banneret
from banneret import Game

FINISHED = "kingmaker-throne-york"


def slide(page: Page, stop: int) -> None:
    """The slider to one moment, as soon as it knows how many there are."""
    slider = page.locator(".scrubber input[type=range]")
    slider.focus()
    page.wait_for_function(
        "stop => Number(document.querySelector('.scrubber input[type=range]').max) >= stop", arg=stop
    )
    slider.fill(str(stop))


def test_a_finished_game_through_any_eyes(visitor: Opener) -> None:
    text = saved(FINISHED)
    game = banneret.load(text)
    page = visitor()
    page.get_by_label("What to do with it").select_option("hot-seat")
    page.locator("input[type=file]").set_input_files([upload("game.json", text)])
    at_table(page)
    expect(page.get_by_text("York has won.")).to_be_visible()
    picture(page, "end-desk")

    # Any moment, with any eyes: the prompt and the length of the log are the engine's own of that moment.
    page.get_by_role("button", name="To the beginning").click()
    eyes = page.get_by_label("Whose eyes")
    for stop in (10, 40):
        slide(page, stop)
        then = game.replayed(stop)
        for value, seat in (("0", LANCASTER), ("1", YORK), ("none", None)):
            eyes.select_option(value)
            expect(page.locator(".scrubber .at")).to_have_text(re.compile(rf"^{stop + 1} of "))
            shows(page, then, seat)
    hand = page.get_by_label("Before you on the table")
    expect(hand).not_to_contain_text("Action")
    eyes.select_option("0")
    cards = [card for card, count in seen(then, LANCASTER)["board"]["hand"].items() if count]
    expect(hand).to_contain_text(banneret.texts(game.rules).message(f"card-{cards[0]}"))
    eyes.select_option("all")
    picture(page, "replay-all-eyes-desk")

    # A link to this moment, opened by somebody who never saw the table.
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    eyes.select_option("1")
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Copy link to this position").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("#at=40&seat=1")
    stranger = visitor(link)
    at_table(stranger)
    expect(stranger.locator(".scrubber .at")).to_have_text(re.compile("^41 of "))
    expect(stranger.get_by_label("Whose eyes")).to_have_value("1")
    shows(stranger, then, YORK)
    stranger.get_by_role("button", name="Back to now").click()
    expect(stranger.get_by_text("York has won.")).to_be_visible()


def liftable(game: Game) -> list[int]:
    return [packed for packed in game.choices(game.must_act[0]) if game.word(packed).startswith("lift")]


def test_what_if_in_branches(visitor: Opener) -> None:
    """From a moment of the past to an analysis board, and there two lines side by side."""
    page = visitor()
    made = file_table(page, saved(FINISHED), "hot-seat")
    open_own(page, made)
    at_table(page)
    # The first moment at which somebody marches.
    game = banneret.load(saved(FINISHED))
    lifts = [at for at, (_, packed) in enumerate(game.record()) if game.word(packed).startswith("lift")]
    stop = next(at for at in lifts if len(liftable(game.replayed(at))) > 1)
    then = game.replayed(stop)
    seat, played = game.record()[stop]
    slide(page, stop)
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="What if, from here").click()
    page.wait_for_url(lambda url: made["table"]["id"] not in url)
    at_table(page)
    page.get_by_role("tab", name="More").click()
    lines = page.get_by_role("list", name="Lines of play").get_by_role("button")
    expect(lines).to_have_count(1)

    def plays(packed: int) -> None:
        page.locator(f'[data-choice="{packed}"]:visible').first.click()
        after = then.copy()
        after.apply(seat, packed)
        asks(page, after, seat)

    plays(played)
    # Back to where it began: another line from there, and the first one stays as it was.
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".scrubber .at")).to_have_text(re.compile(f"^{stop + 1} of "))
    page.get_by_label("A name for the new line").fill("The other block")
    page.get_by_role("button", name="Branch here").click()
    expect(lines).to_have_count(2)
    expect(lines.filter(has_text="The other block")).to_have_attribute("aria-current", "true")
    asks(page, then, seat)
    other = next(packed for packed in liftable(then) if packed != played)
    plays(other)
    picture(page, "analysis-desk")
    lines.first.click()
    expect(lines.first).to_have_attribute("aria-current", "true")
    first = then.copy()
    first.apply(seat, played)
    asks(page, first, seat)


def test_a_file_taken_home_is_the_game(visitor: Opener) -> None:
    page = visitor(may_be_refused=True)
    text = saved(FINISHED)
    open_own(page, file_table(page, text, "hot-seat"))
    at_table(page)
    page.get_by_role("tab", name="More").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the game file").click()
    there = banneret.load(waiting.value.path().read_text(encoding="utf-8"))
    assert there.same(banneret.load(text))
    page.goto("/")
    page.locator("input[type=file]").set_input_files([upload("list.txt", "{ not a game")])
    expect(page.get_by_role("alert")).to_contain_text(re.compile("JSON|file"))


def test_a_chronicle_to_be_read_and_kept(visitor: Opener) -> None:
    """The whole log as a story, in the reader's language, and as a page that needs nothing else."""
    page = visitor(locale="es-ES")
    game = banneret.load(saved(FINISHED))
    open_own(page, file_table(page, saved(FINISHED), "hot-seat"))
    at_table(page)
    page.locator("#tab-more").click()
    page.get_by_role("button", name="La crónica").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Ha ganado York")
    picture(page, "chronicle-desk")
    assert faults(page) == []
    with page.expect_download() as waiting:
        dialog.get_by_role("button", name="Guardar como página").click()
    assert waiting.value.suggested_filename.endswith(".html")
    text = waiting.value.path().read_text(encoding="utf-8")

    # Opened from the disk it says what the log says, line by line, and asks nobody for anything.
    asked: list[str] = []
    kept = page.context.new_page()
    kept.on("request", lambda request: asked.append(request.url))
    kept.set_content(text)
    assert asked == []
    assert kept.locator("html").get_attribute("lang") == "es"
    said = " ".join(kept.locator("body").inner_text().split())
    words = banneret.texts(game.rules)
    at = 0
    for line in game.log(0):
        sentence = words.line(line, "es")
        if not any("\u2680" <= sign <= "\u2685" for sign in sentence):
            told = " ".join(sentence.split())
            assert told.rstrip(".") in said, told
            at += 1
    assert at > 100
    kept.close()


def test_played_on_from_any_position_at_one_screen(visitor: Opener) -> None:
    page = visitor()
    snapshot = json.dumps(opening(HANDS, CARDS, MARCH).snapshot())
    game = banneret.restore(json.loads(snapshot))
    open_own(page, file_table(page, snapshot, "hot-seat"))
    lift_curtain(page, "lancaster")
    asks(page, game, LANCASTER)
    for words in ATTACK:
        choose(page, game, words)
    choose(page, game, "lancaster done", confirm=True)
    hand_over(page, "york")
    lift_curtain(page, "york")
    asks(page, game, YORK)
