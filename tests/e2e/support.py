"""What the tests in a browser share: sitting down with known dice, playing in words, looking for faults."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, Route, expect
from tests.e2e.conftest import PICTURES, ROOT

import banneret
from banneret import Game
from banneret.core.choice import choice

LANCASTER = 0
YORK = 1
SEATS = {"lancaster": LANCASTER, "york": YORK}

#: A Game Turn of the scenario "Richard III" with a battle, found by search; the dice are the seed's.
SEED = "e2e-28"
SCENARIO = "Richard III"
HANDS = ("lancaster keep", "york keep")
CARDS = ("lancaster play action-3", "york play action-3")
MARCH = ("lancaster lift buckingham-l", "lancaster step hereford", "lancaster step gloucester")
ATTACK = ("lancaster lift scots-mercenary-l", "lancaster step northumbria")
ACTIONS = (*MARCH, *ATTACK, "lancaster done", "york done")
BATTLE = ("lancaster battle northumbria",)
FIGHT = (
    "york fire northumberland-y",
    "lancaster fire scots-mercenary-l",
    "york hold northumberland-y",
    "lancaster fire scots-mercenary-l",
    "york fire northumberland-y",
    "york done",
)

#: The games that have a board of their own in the browser.
BOARDS = [
    game["name"]
    for game in banneret.games()
    if (ROOT / "web" / "src" / "games" / game["name"].replace("-", "_") / "index.ts").is_file()
]

Json = dict[str, Any]


def opening(*done: Sequence[str]) -> Game:
    """The game of the script, as the engine alone plays it."""
    game = banneret.new("richard3", 2, seed=SEED, options={"scenario": SCENARIO})
    for words in [word for part in done for word in part]:
        seat, packed = choice_of(game, words)
        game.apply(seat, packed)
    return game


def seen(game: Game, seat: int | None) -> Json:
    """What a seat sees, as the engine alone tells it."""
    view: Json = game.view(seat)
    return view


def choice_of(game: Game, words: str) -> tuple[int, int]:
    """``"york play action-3"`` as a seat and a choice."""
    seat, verb, *thing = words.split(" ")
    for number, kind in game.rules.verbs.items():
        if kind.name == verb:
            noun = game.rules.kinds[kind.noun].index(thing[0]) if kind.noun else 0
            return SEATS[seat], choice(number, noun)
    raise AssertionError(f"there is no verb {verb!r}")


# --- sitting down


def with_known_dice(page: Page, **more: Any) -> None:
    """Tables that this page makes get the seed of the script, and the seats that are wanted."""

    def seeded(route: Route) -> None:
        if route.request.method != "POST":
            route.fallback()
            return
        body = json.loads(route.request.post_data or "{}")
        body |= {"seed": SEED, "options": {"scenario": SCENARIO}, **more}
        route.continue_(post_data=json.dumps(body))

    page.route("**/api/tables", seeded)


def say_name(page: Page, name: str) -> None:
    page.get_by_role("textbox").first.fill(name)


def table_id(page: Page) -> str:
    page.wait_for_url("**/table/*")
    return page.url.split("/table/")[1].split("#")[0]


def at_table(page: Page) -> None:
    """Waits until the table stands, board and all."""
    expect(page.locator(".page .stage svg").first).to_be_visible()
    expect(page.locator("#prompt:visible")).not_to_be_empty()


def hot_seat(page: Page, name: str = "Anna") -> str:
    """A game of two at one screen, up to the first curtain."""
    with_known_dice(page, places=["me", "me"])
    say_name(page, name)
    page.get_by_role("button", name="With a friend at this screen").click()
    return table_id(page)


def lift_curtain(page: Page, seat: str) -> None:
    page.get_by_role("button", name=f"I am {seat.capitalize()}").click()
    at_table(page)


def hand_over(page: Page, seat: str) -> None:
    """From one player to the other at the same screen, who then lifts the curtain."""
    page.get_by_role("button", name=f"It is {seat.capitalize()}’s turn: hand over").click()
    expect(page.get_by_role("heading", name=f"{seat.capitalize()} to the table")).to_be_visible()


def table_of(page: Page, game: str, seats: int = 0, seed: str = "e2e") -> str:
    """A table of any game against bots that play anything, made as a program makes it."""
    count = seats or next(one["seats"][0] for one in banneret.games() if one["name"] == game)
    made: Json = page.evaluate(
        """async ([game, places, seed]) => {
          const ask = async (path, body, key) => (await fetch('/api' + path, {
            method: 'POST', body: JSON.stringify(body),
            headers: {'content-type': 'application/json', ...(key ? {authorization: 'Bearer ' + key} : {})},
          })).json();
          const person = await ask('/people', {name: 'Anna'});
          localStorage.setItem('banneret.person', JSON.stringify({name: 'Anna', key: person.key}));
          return ask('/tables', {game, places, seed, options: {}}, person.key);
        }""",
        [game, ["me", *["bot:random"] * (count - 1)], seed],
    )
    assert "table" in made, made
    return str(made["table"]["id"])


def file_table(page: Page, text: str, kind: str = "analysis", game: str = "richard3") -> Json:
    """A table from a file, as a program makes it; its keys are put where the client keeps its own."""
    made: Json = page.evaluate(
        """async ([file, as, game]) => {
          const ask = async (path, body, key) => (await fetch('/api' + path, {
            method: 'POST', body: JSON.stringify(body),
            headers: {'content-type': 'application/json', ...(key ? {authorization: 'Bearer ' + key} : {})},
          })).json();
          const person = await ask('/people', {name: 'Anna'});
          return {...await ask('/files', {file, as, game}, person.key), person};
        }""",
        [text, kind, game],
    )
    assert "table" in made, made
    return made


def open_own(page: Page, made: Json) -> None:
    """Opens a table made with `file_table` as whoever made it."""
    person = {"name": "Anna", "key": made["person"]["key"]}
    page.evaluate("person => localStorage.setItem('banneret.person', JSON.stringify(person))", person)
    page.goto(f"/table/{made['table']['id']}")
    page.locator(".page, .curtain").first.wait_for()


# --- playing


def choose(page: Page, game: Game, words: str, confirm: bool = False) -> None:
    """Makes a choice by its button in the list, on the page and in the engine's own game."""
    seat, packed = choice_of(game, words)
    button = page.locator(f'[data-choice="{packed}"]:visible').first
    expect(button).to_be_visible()
    button.click()
    if confirm:
        page.get_by_role("dialog").get_by_role("button", name="Yes, do it").click()
    game.apply(seat, packed)
    expect(button).not_to_be_visible()


def asks(page: Page, game: Game, seat: int | None, language: str = "en") -> None:
    """The page asks what the engine asks, in words."""
    words = banneret.texts(game.rules).prompt(seen(game, seat)["prompt"], language)
    expect(page.locator("#prompt:visible")).to_have_accessible_name(words)


def shows(page: Page, game: Game, seat: int | None, language: str = "en") -> None:
    """The page asks what the engine asks, and its log is as long as the engine's."""
    asks(page, game, seat, language)
    expect(page.locator("#panel-log .line")).to_have_count(len(game.log(seat)))


def board(page: Page) -> Locator:
    return page.locator(".stage svg").first


# --- looking


def picture(page: Page, name: str) -> None:
    """Keeps what the page looks like, for people to see."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png")


AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page) -> list[str]:
    """What axe-core finds that is serious or worse."""
    if not AXE.is_file():
        if os.environ.get("CI"):
            pytest.fail("axe-core is not installed")
        pytest.skip("axe-core is not installed (python web/build.py --install)")
    # By evaluate, not by a script tag, which the page's own policy forbids, as it should.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
          .filter((one) => ['serious', 'critical'].includes(one.impact))
          .map((one) => one.id + ': ' + one.nodes.slice(0, 3).map((node) => node.target.join(' ') + ' ' +
            ([...node.any, ...node.all, ...node.none][0]?.message ?? '')).join('; '))"""
    )
    return [str(one) for one in found]


def fits(page: Page) -> None:
    """Nothing sticks out at the sides of the screen, and no button is cut off by it."""
    wide = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide[0] <= wide[1], f"the page is {wide[0]} wide on a screen of {wide[1]}"
    cut = page.evaluate(
        """() => [...document.querySelectorAll('button, select, input, a[href]')]
          .filter((one) => !one.closest('svg, .stage, [hidden], .hand, .skip-link') && one.checkVisibility()
            && !one.matches('.skip-link, .hidden-visually, .hidden-visually *'))
          .map((one) => [one.getBoundingClientRect(), one])
          .filter(([box]) => box.width > 1 && (box.left < -1 || box.right > innerWidth + 1))
          .map(([box, one]) => one.outerHTML.slice(0, 120))"""
    )
    assert cut == [], cut


def upload(name: str, text: str) -> FilePayload:
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


def saved(name: str) -> str:
    """A recorded game of tests/saves."""
    return (ROOT / "tests" / "saves" / "richard3" / f"{name}.json").read_text(encoding="utf-8")
