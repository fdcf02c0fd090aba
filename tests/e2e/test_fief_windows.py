"""Every window of Fief England's court, at a desk. On a phone: test_fief_windows_phone.py.

Each file of tests has a server of its own, which would take all these people at once for a crowd.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.fief_scenes import SCENES
from tests.e2e.support import faults, fits, picture
from tests.e2e.tables import Sit, sit

__all__ = ["sit"]

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "locale": "es-ES",
    "color_scheme": "dark",
}
#: The heading of each window, in English and in Spanish.
HEADINGS = {
    "wedding-three": ("A marriage", "Un matrimonio"),
    "wedding": ("A marriage", "Un matrimonio"),
    "nominate": ("Election to the throne", "Elección al trono"),
    "vote": ("Election to the throne", "Elección al trono"),
    "parliament": ("Parliament", "El Parlamento"),
    "tax-vote": ("Parliament", "El Parlamento"),
    "buy": ("Purchases", "Compras"),
    "bargain": ("Bargain with family Blue", "Trato con la familia Azul"),
    "pigeon": ("Pigeon for family Blue", "Paloma para la familia Azul"),
    "battles": ("Battles", "Batallas"),
    "ransom": ("Captives and ransoms", "Cautivos y rescates"),
    "draw": ("Draw cards", "Robar cartas"),
    "royal-tax": ("The Royal Tax", "El Impuesto Real"),
    "answer": ("Bargain with family Blue", "Trato con la familia Azul"),
    "any-time": ("Play something?", "¿Juegas algo?"),
    "losses": ("Battle of York", "Batalla de York"),
}
#: What would be read if a message were missing.
KEYS = re.compile(r"\b(?:ui|choice|log|prompt|option|house)-[a-z]+(?:-[a-z0-9]+)*\b")


def look(sit: Sit, scene: str, screen: str) -> None:
    """One window: it is there, complete, in the reader's words, and without faults of access."""
    game = SCENES[scene]()
    how = PHONE if screen == "phone" else {}
    sitters = ("Anna", *["bot:random"] * (game.seats - 1))
    table = sit("fief-england", game.describe_position(), sitters, **how)
    anna = table.pages[0]
    expect(window(anna, HEADINGS[scene][screen == "phone"])).to_be_visible()
    if screen == "phone":
        fits(anna)
    assert not KEYS.search(anna.locator("body").inner_text())
    picture(anna, f"fief-{scene}-{screen}")
    assert faults(anna) == []


def window(page: Page, name: str) -> Locator:
    return page.locator(".window-inside").get_by_role("region", name=re.compile(rf"^{re.escape(name)}"))


@pytest.mark.parametrize("scene", SCENES)
def test_a_window_of_the_court(sit: Sit, scene: str) -> None:
    look(sit, scene, "desk")
