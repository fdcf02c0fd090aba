"""Fief England at the table: whole stretches of play by people."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping, Sequence

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.fief_scenes import bride_and_groom, court_of_three
from tests.e2e.support import faults, picture
from tests.e2e.tables import Json, Seated, Sit, sit
from tests.e2e.test_fief_windows import window

__all__ = ["sit"]

RED, BLUE, GREEN, YELLOW = range(4)
PEOPLE = ("Anna", "Berta", "Carla", "Dora")
#: What everybody does who wants nothing, the dearest first.
CALM = ("done", "pass", "nobody", "no", "stand-aside", "fight-on", "agree", "halt")
#: What a seat wants when it is asked something, each once.
Wishes = Mapping[tuple[str, int], Sequence[str]]


def word(choice: Json) -> str:
    """A choice as the engine calls it: ``raid green``."""
    return f"{choice['verb']} {choice['noun']}".strip() if choice.get("noun") else str(choice["verb"])


def go(table: Seated, wishes: Wishes, ready: Callable[[Json], bool], most: int = 120) -> Json:
    """Everybody plays on as they wish, as programs do, until a view is as wanted."""
    made: set[tuple[str, str]] = set()
    for _ in range(most):
        view = table.view(RED)
        if ready(view):
            return view
        seat = view["must_act"][0]
        key = table.view(seat)["prompt"]["key"]
        listed = {word(choice): choice for choice in table.choices(seat)}
        wanted = [one for one in wishes.get((key, seat), ()) if one in listed and (key, one) not in made]
        best = next((one for one in (*wanted, *CALM) if one in listed), next(iter(listed)))
        made.add((key, best))
        table.choose(seat, listed[best])
    raise AssertionError(f"still not there: {table.view(RED)['prompt']}")


def asked(key: str, seat: int) -> Callable[[Json], bool]:
    return lambda view: view["prompt"]["key"] == key and view["must_act"] == [seat]


def told(table: Seated, seat: int, key: str) -> list[Json]:
    return [line["args"] for line in table.log(seat) if line["key"] == key]


def press(table: Seated, seat: int, where: Locator, name: str) -> None:
    """Presses a button of a window, and waits until the choice is made."""
    version = table.view(seat)["version"]
    where.get_by_role("button", name=name, exact=True).click()
    table.made(seat, version)


def test_three_people_through_a_round(sit: Sit) -> None:
    """Marriage refused, election, a bargain, a title, a raid, an interrupt, invaders, a siege."""
    table = sit("fief-england", court_of_three().snapshot(), PEOPLE[:3], may_be_refused=True)
    anna, berta, carla = (table.pages[seat] for seat in (RED, BLUE, GREEN))

    # With three nobody marries, and whoever tries is told the rule.
    wedding = window(anna, "A marriage")
    expect(wedding).to_contain_text("There are no marriages in a game of three.")
    wedding.get_by_role("button", name="Henri and Anabel").press("Enter")
    expect(anna.locator("aside").get_by_text("FE-9.0-n").first).to_be_visible()

    # Henri is elected; where Red's vote lies is seen, not that it is one.
    go(table, {("nominate", RED): ["nominate henri"]}, asked("vote", RED))
    press(table, RED, window(anna, "Election"), "Vote for Henri")
    expect(window(anna, "Election")).to_contain_text("You have laid: vote on Henri")
    expect(window(berta, "Election").get_by_role("row", name=re.compile("^ *Red"))).to_contain_text("Henri")
    assert "You have laid" not in berta.content()
    go(table, {("vote", GREEN): ["for henri"]}, asked("buy", RED))
    assert told(table, BLUE, "elected") == [{"noble": "henri"}]

    # The Grail for four shillings: Blue sees both bundles, Green sees that two are talking.
    anna.get_by_text("Bargains, pigeons, gifts").click()
    press(table, RED, anna.locator(".talks"), "bargain with the family Blue")
    deal = window(anna, "Bargain with family Blue")
    press(table, RED, deal.get_by_role("group", name="You give"), "Holy Grail")
    stepper = deal.get_by_role("group", name="You get").get_by_role("spinbutton")
    for _ in range(3):
        stepper.press("ArrowUp")
    press(table, RED, deal.get_by_role("group", name="You get"), "ask for 4")
    picture(anna, "fief-deal-desk")
    press(table, RED, deal, "Make the offer")
    answer = window(berta, "Bargain with family Red")
    expect(answer.get_by_role("group", name="You give")).to_contain_text("4 shillings")
    expect(answer.get_by_role("group", name="You get")).to_contain_text("Holy Grail")
    expect(carla.get_by_text("Two families bargain.")).to_be_visible()
    assert "Holy Grail" not in window(carla, "Bargain").inner_text()
    picture(berta, "fief-deal-answer-desk")
    assert faults(berta) == []
    press(table, BLUE, answer, "Accept")
    assert table.view(GREEN)["board"]["relics"]["grail"] == "hugh"
    assert table.view(RED)["board"]["own"]["money"] > 14

    # A title is bought; the map and everybody's points show it.
    press(table, RED, window(anna, "Purchases"), "South West for 6")
    table.choose(RED, next(one for one in table.choices(RED) if word(one) == "invest lucia"))
    assert {"noble": "lucia", "region": "south-west"} in told(table, GREEN, "title")
    assert table.view(GREEN)["board"]["families"]["red"]["points"] == 2

    # Henri rides against Cardiff, and Green interrupts with a dagger for somebody else.
    go(
        table,
        {("move", RED): ["lead henri"], ("march", RED): ["take knight+2", "road cardiff"]},
        asked("window", GREEN),
    )
    dagger = window(carla, "Play something? – an army arrives")
    expect(dagger).to_be_visible()
    expect(berta.locator("#prompt:visible")).not_to_contain_text("Assassination")
    picture(carla, "fief-any-time-desk")
    assert faults(carla) == []
    press(table, GREEN, dagger, "assassinate Hugh")
    go(table, {}, asked("march", RED))
    assert told(table, RED, "dies") == [{"noble": "hugh", "cause": "assassin"}]
    press(table, RED, anna.locator("aside"), "raid Green")
    assert told(table, BLUE, "raid") == [{"who": "red", "place": "cardiff"}]

    # Invaders land in Wales; then Lucia fights before Oxford and besieges it.
    go(table, {("horde-parley", RED): ["leave-alone"]}, asked("battle-turn", RED))
    thrown = told(table, BLUE, "invasion-die")
    landed = told(table, BLUE, "army-lands")
    assert len(thrown) == 1, thrown
    # The dice are the server's own: as many armies land as the face of this one shows, often none.
    assert len(landed) == str(thrown[0]["face"]).count("f")
    battles = window(anna, "Battles")
    expect(battles.get_by_role("group", name="Odds")).to_contain_text("%")
    press(table, RED, battles, "attack family Blue in Oxford")
    go(table, {}, lambda view: asked("losses", RED)(view) or asked("stopping", RED)(view))
    fight = window(anna, "Battle of Oxford")
    expect(fight.get_by_role("group", name="Odds")).to_contain_text("%")
    expect(fight).to_contain_text("Melee: strength")
    picture(anna, "fief-battle-desk")
    assert faults(anna) == []
    go(table, {}, asked("stopping", RED))
    press(table, RED, fight, "break off and besiege")
    assert told(table, GREEN, "siege") == [{"who": "red", "place": "oxford"}]
    expect(window(anna, "Battles")).to_contain_text("Oxford: besieged by Red, held by Blue")

    # The chronicle of all this, for those who come later.
    carla.locator("#tab-more").click()
    carla.get_by_role("button", name="The chronicle").click()
    story = carla.get_by_role("dialog")
    for line in table.log(GREEN):
        if line["key"] in ("elected", "raid", "siege"):
            expect(story).to_contain_text(
                {"elected": "Henri", "raid": "Cardiff", "siege": "Oxford"}[line["key"]]
            )
    picture(carla, "fief-chronicle-desk")


@pytest.mark.parametrize("edition", ["es-2024", "it-2024"])
def test_a_marriage_wins_together(sit: Sit, edition: str) -> None:
    """Round 5 of four: Henri marries Anabel, and at its end both families have won."""
    table = sit(
        "fief-england",
        bride_and_groom(edition).snapshot(),
        ("Anna", "Berta", "bot:random", "bot:random"),
        **({} if edition == "es-2024" else {"viewport": {"width": 390, "height": 844}, "has_touch": True}),
    )
    anna, berta = table.pages[RED], table.pages[BLUE]
    wedding = window(anna, "A marriage")
    expect(wedding).to_contain_text("Victory points together: 2 + 2 = 4; an alliance wins with 4.")
    press(table, RED, wedding, "Henri and Anabel")
    proposal = window(berta, "A proposal of marriage")
    expect(proposal).to_contain_text("= 4")
    picture(berta, f"fief-betrothal-{edition}")
    press(table, BLUE, proposal, "Agree to the marriage")
    until = time.monotonic() + 120
    while not (view := table.view(RED))["over"]:
        assert time.monotonic() < until, view["prompt"]
        mine = [seat for seat in view["must_act"] if seat in table.keys]
        if not mine:
            time.sleep(0.05)
            continue
        listed = {word(choice): choice for choice in table.choices(mine[0])}
        best = next((one for one in CALM if one in listed), next(iter(listed)))
        table.choose(mine[0], listed[best])
    assert view["winners"] == [RED, BLUE]
    expect(anna.locator(".turn .state.over")).to_contain_text("Red, Blue")
    picture(anna, f"fief-over-{edition}")
    assert faults(anna) == []
