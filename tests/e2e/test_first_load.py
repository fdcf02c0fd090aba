"""What a newcomer's browser really loads: the shell, and of the games nothing but the one that is played."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.e2e.conftest import Opener
from tests.e2e.support import BOARDS, at_table, table_of

#: Bytes on the wire, headers and all, for the shell and one game with its words and data.
MOST = 200_000
#: Who comes by way of the house's own page has loaded the emblems of all games and a few answers besides.
MOST_BY_THE_HOUSE = 210_000
#: The same for the home page, where each game has one small picture and a few words, and nothing else.
MOST_AT_HOME = 120_000


class Meter:
    """Counts what comes over the wire, compressed as it comes."""

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, int] = {}
        self._urls: dict[str, str] = {}
        self._session = page.context.new_cdp_session(page)
        self._session.send("Network.enable")
        self._session.send("Network.setCacheDisabled", {"cacheDisabled": False})
        self._session.on("Network.responseReceived", self._answered)
        self._session.on("Network.loadingFinished", self._finished)

    def _answered(self, event: dict[str, Any]) -> None:
        self._urls[event["requestId"]] = event["response"]["url"]

    def _finished(self, event: dict[str, Any]) -> None:
        url = self._urls.get(event["requestId"], "")
        self.bytes[url] = self.bytes.get(url, 0) + int(event["encodedDataLength"])

    @property
    def all(self) -> int:
        return sum(self.bytes.values())


def test_home_page_loads_no_game(visitor: Opener) -> None:
    page = visitor("/about:blank", may_be_refused=True)
    meter = Meter(page)
    page.goto("/")
    page.get_by_role("region", name="Tourney").wait_for()
    page.wait_for_load_state("networkidle")
    loaded = "\n".join(meter.bytes)
    assert "richard3" not in loaded.replace("emblem", ""), loaded
    assert "/api/games/" not in loaded, "not even the words of a game"
    assert meter.all <= MOST_AT_HOME, meter.bytes


@pytest.mark.parametrize("game", BOARDS)
def test_shell_and_one_game_are_small(visitor: Opener, game: str) -> None:
    page = visitor("/about:blank", may_be_refused=True)
    meter = Meter(page)
    page.goto("/")
    table = table_of(page, game)
    page.goto(f"/table/{table}")
    at_table(page)
    folder = game.replace("-", "_")
    assert any(folder in url for url in meter.bytes), "the board was measured, too"
    others = [one for one in BOARDS if one != game]
    loaded = [url for url in meter.bytes if "emblem" not in url]
    assert not [url for url in loaded for one in others if one.replace("-", "_") in url], "no other game"
    assert 50_000 < meter.all <= MOST_BY_THE_HOUSE, (meter.all, meter.bytes)

    # Whoever was sent a link gets there by the same few files.
    friend = visitor("/about:blank", may_be_refused=True)
    meter = Meter(friend)
    friend.goto(f"/table/{table}")
    at_table(friend)
    assert 50_000 < meter.all <= MOST, (meter.all, meter.bytes)
