"""Asking the bots: after a game and on an analysis board, and never in a game under way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import Opener
from tests.e2e.support import (
    asks,
    at_table,
    faults,
    file_table,
    fits,
    hot_seat,
    lift_curtain,
    open_own,
    picture,
    saved,
)

import banneret
from banneret import Game

FINISHED = "kingmaker-throne-york"
#: The curve of a long game is worked out by one process, beside whatever else the computer does.
LONG = 120_000


def finished() -> Game:
    return banneret.load(saved(FINISHED))


def decision(game: Game, after: int) -> int:
    """The first moment from there on at which somebody has some choices."""
    for stop in range(after, len(game.record())):
        then = game.replayed(stop)
        if 3 <= len(then.choices(then.must_act[0])) <= 12:
            return stop
    raise AssertionError("nobody decides anything")


def slide(page: Page, stop: int) -> None:
    slider = page.locator(".scrubber input[type=range]")
    slider.focus()
    page.wait_for_function(
        "stop => Number(document.querySelector('.scrubber input[type=range]').max) >= stop", arg=stop
    )
    slider.fill(str(stop))
    expect(slider).to_have_value(str(stop))


def open_advice(page: Page) -> Locator:
    page.get_by_role("tab", name="Advice").click()
    panel = page.get_by_role("tabpanel", name="Advice")
    expect(panel.get_by_role("heading", name="Ask the bots")).to_be_visible()
    return panel


def ask(panel: Locator, level: str = "Knight") -> Locator:
    """Asks, and waits for the end; the choices."""
    panel.get_by_label("Thinking like a").select_option(label=level)
    panel.get_by_role("button", name="Ask").click()
    expect(panel.get_by_text("Thought through")).to_be_visible(timeout=LONG)
    return panel.get_by_role("list", name="The best choices").get_by_role("button")


def test_a_finished_game_shows_its_chances_and_advice(visitor: Opener) -> None:
    page = visitor()
    game = finished()
    open_own(page, file_table(page, saved(FINISHED), "hot-seat"))
    at_table(page)
    stop = decision(game, 60)
    slide(page, stop)
    then = game.replayed(stop)
    seat, played = game.record()[stop]
    panel = open_advice(page)
    choices = ask(panel)
    name = game.rules.seat_names[2][seat].capitalize()
    expect(panel.get_by_role("heading", name=f"Moment {stop + 1}: {name} decides")).to_be_visible()
    expect(choices).to_have_count(len(then.choices(seat)))
    for choice in then.choices(seat):
        expect(panel.locator(f'[data-advice="{choice}"]')).to_contain_text(then.describe(choice))
    expect(panel.locator(f'[data-advice="{played}"]')).to_contain_text("was played")
    chances = panel.get_by_role("list", name=re.compile("Chances to win, as")).get_by_role("listitem")
    expect(chances).to_have_count(2)
    picture(page, "advice-desk")

    # The graph: worked out while one looks, then complete; as a picture and as a table.
    graph = panel.get_by_role("slider", name="Chances through the game")
    expect(graph).to_be_visible(timeout=LONG)
    expect(panel.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    graph.scroll_into_view_if_needed()
    picture(page, "chances-desk")
    panel.get_by_text("The same as a table").click()
    rows = panel.get_by_role("row")
    expect(rows).to_have_count(61)
    last = rows.last
    expect(last).to_contain_text("100")
    assert faults(page) == []

    # By keys, by the table and by a click one goes to the moment.
    at = page.locator(".scrubber input[type=range]")
    graph.focus()
    page.keyboard.press("Home")
    expect(at).to_have_value("0")
    page.keyboard.press("ArrowRight")
    second = round(len(game.record()) / 59)
    expect(at).to_have_value(str(second))
    expect(graph).to_have_attribute(
        "aria-valuetext", re.compile(rf"^Moment {second + 1}: Lancaster \d+.*York \d+")
    )
    rows.nth(30).get_by_role("button").click()
    expect(at).to_have_value(str(round(29 * len(game.record()) / 59)))
    graph.scroll_into_view_if_needed()
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] * 0.1, "y": box["height"] / 2})
    expect(at).not_to_have_value(str(round(29 * len(game.record()) / 59)))

    # Back to where it was asked; what was not played is tried on a board of one's own.
    panel.get_by_role("button", name="Go there").click()
    expect(at).to_have_value(str(stop))
    other = next(choice for choice in then.choices(seat) if choice != played)
    panel.locator(f'[data-advice="{other}"]').click()
    here = page.url
    page.wait_for_url(lambda url: url != here)
    at_table(page)
    after = then.copy()
    after.apply(seat, other)
    asks(page, after, after.must_act[0])


def test_a_choice_is_played_on_an_analysis_board(visitor: Opener) -> None:
    page = visitor()
    game = finished()
    stop = decision(game, 60)
    then = game.replayed(stop)
    seat = then.must_act[0]
    made = file_table(page, then.save())
    open_own(page, made)
    at_table(page)
    panel = open_advice(page)
    choices = ask(panel)
    best = int(choices.first.get_attribute("data-advice") or 0)
    choices.first.click()
    after = then.copy()
    after.apply(seat, best)
    asks(page, after, after.must_act[0])
    # From a moment of the past it is a new line; the old one stays as it was.
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".scrubber .at")).to_have_text(re.compile(f"^{stop + 1} of "))
    choices = ask(panel)
    other = next(choice for choice in then.choices(seat) if choice != best)
    panel.locator(f'[data-advice="{other}"]').click()
    after = then.copy()
    after.apply(seat, other)
    asks(page, after, after.must_act[0])
    page.get_by_role("tab", name="More").click()
    expect(page.get_by_role("list", name="Lines of play").get_by_role("button")).to_have_count(2)
    # A board has a graph when one wishes for it.
    panel = open_advice(page)
    panel.get_by_role("button", name="Draw the graph").click()
    expect(panel.get_by_role("slider", name="Chances through the game")).to_be_visible(timeout=LONG)
    expect(panel.get_by_role("button", name="Draw it anew")).to_be_visible(timeout=LONG)


def test_a_battle_on_an_analysis_board_has_its_odds(visitor: Opener) -> None:
    page = visitor()
    game = finished()
    stop = next(
        at
        for at, (_, packed) in enumerate(game.record())
        if game.word(packed).startswith("fire") and len(game.replayed(at).must_act) == 1
    )
    open_own(page, file_table(page, game.replayed(stop).save()))
    at_table(page)
    expect(page.locator(".window .odds").first).to_be_visible()
    picture(page, "analysis-odds-desk")

    # And so has the same moment of the finished game, through the eyes of each seat.
    open_own(page, file_table(page, saved(FINISHED), "hot-seat"))
    at_table(page)
    slide(page, stop)
    for eyes in ("0", "1"):
        page.get_by_label("Whose eyes").first.select_option(eyes)
        expect(page.locator(".window .odds").first).to_be_visible()
    picture(page, "past-odds-desk")


def test_nobody_is_helped_in_a_game_under_way(visitor: Opener) -> None:
    page = visitor(may_be_refused=True)
    hot_seat(page)
    lift_curtain(page, "lancaster")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(page.get_by_role("tab", name="Advice")).to_have_count(0)
    # Nor on a board that was branched from it, which says why.
    page.get_by_role("tab", name="More").click()
    here = page.url
    page.get_by_role("button", name="What if, from here").click()
    page.wait_for_url(lambda url: url != here)
    at_table(page)
    panel = open_advice(page)
    panel.get_by_role("button", name="Ask").click()
    expect(panel.get_by_role("alert")).to_contain_text("branched from a game that is still being played")
    # Whoever asks the server itself is told the same.
    table = here.split("/table/")[1].split("#")[0]
    told: list[str] = page.evaluate(
        """async (table) => {
          const key = JSON.parse(localStorage.getItem('banneret.person')).key;
          const headers = {authorization: 'Bearer ' + key};
          const ask = (what) => fetch(`/api/tables/${table}/${what}`, {headers});
          return Promise.all(['advice', 'curve'].map(async (what) => (await (await ask(what)).json()).type));
        }""",
        table,
    )
    assert told == ["/problems/advice-running"] * 2


@pytest.mark.parametrize("game", ["lancaster", "mil1049"])
def test_any_game_with_a_judgement(visitor: Opener, game: str) -> None:
    """Several seats: each has a line of its own pattern, with marks and words."""
    page = visitor()
    played = banneret.new(game, 4, seed="advice")
    while len(played.record()) < 40:
        seat = played.must_act[0]
        played.apply(seat, played.choices(seat)[len(played.record()) % len(played.choices(seat))])
    open_own(page, file_table(page, played.save(), game=game))
    at_table(page)
    panel = open_advice(page)
    if len(played.choices(played.must_act[0])) > 1:
        expect(ask(panel).first).to_be_visible()
    panel.get_by_role("button", name="Draw the graph").click()
    expect(panel.get_by_role("button", name="Draw it anew")).to_be_visible(timeout=LONG)
    graph = panel.get_by_role("slider", name="Chances through the game")
    patterns = graph.locator("path.line").evaluate_all(
        "lines => lines.map((line) => line.getAttribute('stroke-dasharray'))"
    )
    assert len(set(patterns)) == 4
    graph.scroll_into_view_if_needed()
    picture(page, f"chances-{game}-desk")


@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("es", "dark"), ("it", "light")])
def test_on_a_phone(visitor: Opener, language: str, scheme: str) -> None:
    page = visitor(
        viewport={"width": 390, "height": 844}, locale=language, color_scheme=scheme, has_touch=True
    )
    tab = {"en": "Advice", "es": "Consejo", "it": "Consigli"}[language]
    button = {"en": "Ask", "es": "Consultar", "it": "Consulta"}[language]
    game = finished()
    then = game.replayed(decision(game, 60))
    open_own(page, file_table(page, then.save()))
    at_table(page)
    page.get_by_role("tab", name=tab).click()
    panel = page.get_by_role("tabpanel", name=tab)
    panel.get_by_role("combobox").nth(1).select_option("knight")
    panel.get_by_role("button", name=button, exact=True).click()
    expect(panel.locator("[data-advice]").first).to_be_visible()
    fits(page)
    assert faults(page) == []
    picture(page, f"advice-phone-{language}")
    draw = {"en": "Draw the graph", "es": "Dibujar el gráfico", "it": "Disegna il grafico"}[language]
    panel.get_by_role("button", name=draw).click()
    panel.get_by_role("slider").scroll_into_view_if_needed(timeout=LONG)
    panel.locator(".legend").scroll_into_view_if_needed(timeout=LONG)
    fits(page)
    picture(page, f"chances-phone-{language}")
