"""What a newcomer's browser really loads: the shell, and of the games nothing but the one that is played."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from tests.e2e.conftest import Opener
from tests.e2e.support import at_table, hot_seat

#: Bytes on the wire, headers and all, for the shell and one game with its words and data.
MOST = 200_000


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
    assert meter.all <= MOST // 2, meter.bytes


def test_shell_and_one_game_are_small(visitor: Opener) -> None:
    page = visitor("/about:blank", may_be_refused=True)
    meter = Meter(page)
    page.goto("/")
    table = hot_seat(page)
    page.get_by_role("button", name="I am Lancaster").click()
    at_table(page)
    page.wait_for_load_state("domcontentloaded")
    assert any("richard3" in url for url in meter.bytes), "the board was measured, too"
    assert not any("tourney" in url for url in meter.bytes), "no other game was loaded"
    assert 50_000 < meter.all <= MOST, (meter.all, meter.bytes)

    # Whoever was sent a link gets there by the same few files.
    friend = visitor("/about:blank", may_be_refused=True)
    meter = Meter(friend)
    friend.goto(f"/table/{table}")
    at_table(friend)
    assert 50_000 < meter.all <= MOST, (meter.all, meter.bytes)
