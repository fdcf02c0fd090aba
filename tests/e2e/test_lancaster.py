"""Lancaster at the table: people and a bot in a round with ousting, votes, a lost battle and a ransom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect
from tests.e2e.support import faults, fits, picture
from tests.e2e.tables import Json, Sit, sit

import banneret

__all__ = ["sit"]

BLUE = 0
RED = 1
#: Blue can oust Green from Bedford, and has a knight bound in a war that nobody can win.
ROUND_TWO: dict[str, object] = {
    "seats": 3,
    "round": 2,
    "start": "blue",
    "knights": {
        "blue": {"court": [3], "lower-left": [1]},
        "red": {"court": [2]},
        "green": {"bedford": 2},
    },
    "cards": {"lower-left": "c08", "upper-left": "c02", "upper-right": "c03"},
    "gold": {"blue": 3, "red": 2, "green": 1},
    "squires": {"blue": 1},
    "markers": {"blue": 2, "red": 1, "green": 1},
    "step": "placing",
    "who": "blue",
}
#: Which verbs to prefer, in order; among choices of one verb the first.
WISHES = ("place", "favour", "free", "take-noble", "name", "score", "done", "gather", "yes")


def taste(view: Json, listed: Sequence[Json]) -> Json:
    for verb in WISHES:
        for choice in listed:
            # A castle is dull, and nobody is ousted again.
            if choice["verb"] == verb and (verb != "place" or "castle-" in str(choice["noun"])):
                return choice
    return listed[0]


def line(log: Sequence[Json], key: str, **args: Any) -> Json:
    """The line of a log that says that."""
    found = [one for one in log if one["key"] == key and args.items() <= one["args"].items()]
    assert found, f"nothing says {key} {args}"
    return found[-1]


def test_a_whole_round(sit: Sit) -> None:
    table = sit("lancaster", ROUND_TWO, ("Anna", "Berta", "bot:random"))
    anna, berta = table.pages[BLUE], table.pages[RED]

    # What is not allowed says which rule forbids it and what would be needed.
    anna.locator("path.county[aria-label^=Somerset]").click(force=True)
    expect(anna.locator(".page")).to_contain_text("LA-COUNTY-b")
    expect(anna.locator(".page")).to_contain_text("4")

    # Ousting: one click on the county, then how many squires go along, with what it means.
    version = table.view(BLUE)["version"]
    anna.locator("path.county[aria-label^=Bedford]").click()
    table.made(BLUE, version)
    window = anna.get_by_role("region", name="Squires", exact=True)
    expect(window).to_contain_text("Green goes home")
    picture(anna, "lancaster-squires-desk")
    window.get_by_role("spinbutton").press("ArrowUp")
    version = table.view(BLUE)["version"]
    window.get_by_role("button", name="Take one squire").click()
    table.made(BLUE, version)
    expect(anna.locator("path.county[aria-label^=Bedford]")).to_have_accessible_name(
        "Bedford, strength 2 needed: Blue with strength 3 and 1 squires, 4 in all; 2 nobles"
    )
    expect(berta.locator("path.county[aria-label*='Blue with strength 3']")).to_have_count(1)
    assert line(table.log(RED), "ousted", house="green", county="bedford")

    # Everybody else places, and parliament meets.
    table.play(taste, lambda view: view["board"]["voting"] == 0)
    assert faults(anna) == []
    vote = anna.get_by_role("region", name="The vote", exact=True)
    expect(vote).to_contain_text("Vote 1 of 3")
    vote.get_by_role("spinbutton").press("ArrowUp")
    version = table.view(BLUE)["version"]
    vote.get_by_role("button", name="No +1").click()
    table.made(BLUE, version)
    expect(vote).to_contain_text("You vote no with one marker")
    # Berta sees that Anna has voted, and nothing of how.
    expect(berta.get_by_role("region", name="The vote", exact=True)).to_contain_text("Blue has voted")
    assert "with one marker" not in berta.content()
    assert table.view(RED)["board"]["votes"] == [None, None, None]
    picture(berta, "lancaster-vote-desk")
    table.play(taste, lambda view: view["board"]["votes"][0] is not None)
    cast = table.view(RED)["board"]["votes"][0]["cast"]
    assert cast["blue"] == {"vote": "no", "markers": 1}

    # Two more votes, the laws, the counties, the castles, and the war that is lost.
    table.play(taste, lambda view: view["board"]["round"] == 3)
    log = table.log(BLUE)
    assert len([one for one in log if one["key"] == "voted"]) == 9
    assert line(log, "france", card="c08")
    ransom = line(log, "freed", who="blue", strength=1)
    words = banneret.texts(banneret.new("lancaster", 3, seed=1).rules).line(ransom)
    expect(anna.locator("#panel-log")).to_contain_text(words)
    expect(berta.locator("#panel-log")).to_contain_text(words)
    assert 1 in table.view(RED)["board"]["players"]["blue"]["court"]
    picture(anna, "lancaster-next-round-desk")
    assert faults(berta) == []


def test_on_a_phone_in_spanish(sit: Sit) -> None:
    table = sit(
        "lancaster",
        ROUND_TWO,
        ("Anna", "Berta", "bot:random"),
        viewport={"width": 390, "height": 844},
        locale="es-ES",
        color_scheme="dark",
        has_touch=True,
    )
    anna = table.pages[BLUE]
    words = banneret.texts(banneret.new("lancaster", 3, seed=1).rules)
    expect(anna.locator("#prompt:visible")).to_have_accessible_name(
        words.prompt(table.view(BLUE)["prompt"], "es")
    )
    fits(anna)
    assert faults(anna) == []
    version = table.view(BLUE)["version"]
    anna.locator("path.county[aria-label^=Bedford]").tap()
    table.made(BLUE, version)
    anna.get_by_role("button", name="Ir solo").tap()
    picture(anna, "lancaster-phone-dark-es")
    table.play(taste, lambda view: view["board"]["voting"] == 0)
    expect(anna.get_by_role("region", name="La votación")).to_contain_text("Votación 1 de 3")
    fits(anna)
    picture(anna, "lancaster-vote-phone-dark-es")


def test_by_keyboard_alone(sit: Sit) -> None:
    """A knight is placed with Tab and Enter: what can be chosen on the board is a stop of the Tab key."""
    table = sit("lancaster", ROUND_TWO, ("Anna", "Berta", "bot:random"))
    anna = table.pages[BLUE]
    bedford = anna.locator("path.county[aria-label^=Bedford]")
    for _ in range(80):
        anna.keyboard.press("Tab")
        if bedford.evaluate("one => one === document.activeElement"):
            break
    expect(bedford).to_be_focused()
    version = table.view(BLUE)["version"]
    anna.keyboard.press("Enter")
    table.made(BLUE, version)
    expect(anna.get_by_role("region", name="Squires", exact=True)).to_be_visible()


def test_two_with_allies_to_the_end(sit: Sit) -> None:
    """A game of two, with an ally each: the last round in the browser, to the final scoring."""
    position = {
        "seats": 2,
        "round": 5,
        "start": "red",
        "knights": {
            "blue": {"court": [2, 1]},
            "red": {"court": [2]},
            "blue-ally": {"court": [2]},
            "red-ally": {"court": [1]},
        },
        "colour": {"blue": "green", "red": "yellow"},
        "cards": {"upper-left": "c04", "upper-right": "c05a"},
        "gold": {"blue": 2, "red": 3},
        "step": "placing",
        "who": "red",
    }
    table = sit("lancaster", position, ("Anna", "Berta"))
    anna = table.pages[BLUE]
    expect(anna.get_by_role("group", name="Court of Blue’s ally")).to_be_visible()
    picture(anna, "lancaster-two-desk")
    table.play(taste, lambda view: view["over"])
    over = table.view(BLUE)
    assert over["winners"]
    assert {one["args"]["majority"] for one in table.log(BLUE) if one["key"] == "majority"} == {
        "forces",
        "castle",
    }
    expect(anna.locator(".turn .state.over")).to_be_visible()
    picture(anna, "lancaster-over-desk")
