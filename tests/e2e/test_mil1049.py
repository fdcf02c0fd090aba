"""MIL (1049) at the table: three people through a whole turn, from a wedding to winter."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect
from tests.e2e.support import faults, fits, picture
from tests.e2e.tables import Json, Sit, sit
from tests.games.mil1049.support import table as position_of

import banneret

__all__ = ["sit"]

RED = 0
BLUE = 1
GREEN = 2
PEOPLE = ("Anna", "Berta", "Carla")


def turn_one() -> dict[str, object]:
    """Red has still to beget an heir and to place two knights; the others have placed theirs."""
    return position_of(
        {
            "red-a": "men=2 castle land=cereals",
            "red-b": "men=5 heir",
            "blue-a": "men=3 heir land=wool lord=green at=war-1",
            "blue-b": "men=1 heir castle at=crusades",
            "green-a": "men=1 heir castle land=cereals at=market-1",
            "green-b": "men=1 heir land=cereals at=curia-1",
        },
        cubes={
            "red": "6 gold, 5 influence, 2 food, 2 cloth, 2 metal",
            "blue": "6 gold, 3 food, 3 cloth, 3 metal, 4 influence",
            "green": "3 gold, 4 food, 3 cloth, 3 metal, 4 influence",
        },
        women=2,
        who="red",
        piles=(("mine", 2), ("cereals", 1)),
        left={"food": 1},
    ).describe_position()


def wishes(view: Json) -> Sequence[str]:
    """What a seat would like to do, the dearest first: ``verb`` or ``verb noun``."""
    own = view["board"]["own"]
    counted = sum(own["counting"].values())
    seat = view["seat"]
    match view["prompt"]["key"]:
        case "actions":
            return ("offspring a",) if not _has_heir(view) else ("place a+curia-2", "place b+court-1", "turn")
        case "birth":
            return ("bastard-gold",)
        case "wedding":
            # Green alone wants the bride.
            return ("add cloth",) if seat == GREEN and sum(own["hand"].values()) < 2 else ("close",)
        case "court":
            return ("vassalage blue-b",)
        case "ransom":
            return ("add gold",) if counted < 1 else ("done",)
        case "answer":
            return ("outbid",)
        case "outbidding":
            return ("add gold",) if counted < 2 else ("done",)
        case "market":
            return ("auction",)
        case "opening":
            return ("done",)
        case "bidding":
            return ("add gold", "done") if seat == BLUE and counted < 4 else ("done", "pass")
        case "improving":
            return ("pass",)
        case "war":
            return ("claim first",)
        case "claim":
            return ("ask",)
        case "help":
            return ("add influence",) if counted < 3 else ("done",)
        case "cathedral":
            return ("give 2", "give 1", "give 0")
    return ()


def _has_heir(view: Json) -> bool:
    return bool(view["board"]["families"]["red"]["knights"]["a"]["heir"])


def taste(view: Json, listed: Sequence[Json]) -> Json:
    for wish in wishes(view):
        for choice in listed:
            if wish in (choice["verb"], f"{choice['verb']} {choice['noun']}"):
                return choice
    return listed[0]


def told(log: Sequence[Json], key: str, **args: object) -> bool:
    """Whether a log says that."""
    return any(line["key"] == key and args.items() <= line["args"].items() for line in log)


def test_a_whole_turn(sit: Sit) -> None:
    table = sit("mil1049", turn_one(), PEOPLE)
    red, blue, green = (table.pages[seat] for seat in (RED, BLUE, GREEN))
    assert faults(red) == []

    # A wedding: everybody offers in secret, cube by cube, and nobody sees what lies in another's hand.
    table.play(taste, lambda view: view["prompt"]["key"] == "wedding")
    window = green.get_by_role("region", name="What is to be decided", exact=True)
    version = table.view(GREEN)["version"]
    window.get_by_role("button", name="Add cloth; you have 3").click()
    table.made(GREEN, version)
    expect(window).to_contain_text("In your closed hand, seen by nobody")
    picture(green, "mil-wedding-desk")
    assert "hand" not in table.view(RED)["board"]["families"]["green"]
    assert table.view(RED)["board"]["own"]["hand"] == {}
    assert faults(green) == []
    table.play(taste, lambda view: view["prompt"]["key"] == "actions")
    assert told(table.log(RED), "dowry", who="green")

    # A vassalage that is outbid: the window shows the smallest payments that would do.
    table.play(taste, lambda view: view["prompt"]["key"] == "answer")
    window = red.get_by_role("region", name="What is to be decided", exact=True)
    expect(window).to_contain_text("The smallest payments that outbid it")
    picture(red, "mil-vassalage-desk")
    table.play(taste, lambda view: view["board"]["sphere"] == "market")
    assert told(table.log(GREEN), "outbid", who="red")
    assert table.view(GREEN)["board"]["families"]["blue"]["knights"]["b"]["lord"] == "red"
    # Who serves whom is drawn.
    assert green.locator("path.bond:not(.casing)").count() == 2

    # An auction that somebody else wins, and a war with a Lord's help.
    table.play(taste, lambda view: view["prompt"]["key"] == "bidding" and view["must_act"] == [BLUE])
    expect(blue.get_by_role("region", name="What is to be decided", exact=True)).to_contain_text(
        "Opening bid"
    )
    picture(blue, "mil-auction-desk")
    table.play(taste, lambda view: view["board"]["sphere"] == "war")
    assert told(table.log(RED), "castle-won", who="blue")
    table.play(taste, lambda view: view["prompt"]["key"] == "war")
    version = table.view(BLUE)["version"]
    blue.locator(".pile.lit rect[role=button]").first.click()
    table.made(BLUE, version)
    table.play(taste, lambda view: view["prompt"]["key"] == "cathedral")
    log = table.log(RED)
    assert told(log, "helps", who="green", resource="influence")
    assert told(log, "conquered", knight="blue-a")

    # The cathedral, the Curia, and winter.
    table.play(taste, lambda view: view["board"]["turn"] == 2)
    log = table.log(RED)
    assert told(log, "donated", who="green")
    assert told(log, "famine") or told(log, "mild")
    words = banneret.texts(banneret.new("mil1049", 3, seed=1).rules)
    for page in (red, blue, green):
        expect(page.locator("#panel-log")).to_contain_text(words.line(log[-2]))
    picture(red, "mil-turn-two-desk")
    assert faults(blue) == []


def test_on_a_phone_in_italian_by_touch(sit: Sit) -> None:
    table = sit(
        "mil1049",
        turn_one(),
        PEOPLE,
        viewport={"width": 390, "height": 844},
        locale="it-IT",
        color_scheme="dark",
        has_touch=True,
    )
    red = table.pages[RED]
    words = banneret.texts(banneret.new("mil1049", 3, seed=1).rules)
    expect(red.locator("#prompt:visible")).to_have_accessible_name(
        words.prompt(table.view(RED)["prompt"], "it")
    )
    fits(red)
    assert faults(red) == []
    # A knight is picked by touch, then what he does at home.
    red.locator(".card.lit rect.sheet").first.tap()
    expect(red.locator(".card.picked")).to_have_count(1)
    version = table.view(RED)["version"]
    red.locator("g.act").last.tap()
    table.made(RED, version)
    picture(red, "mil-phone-dark-it")
    fits(red)
