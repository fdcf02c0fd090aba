"""Tables of any game, laid out from a position: people in browsers and bots in seats, told what to prefer."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import PATIENCE, Opener, Server
from tests.e2e.support import at_table

Json = dict[str, Any]
#: What a seat would choose among its choices, each with verb, noun and text.
Taste = Callable[[Json, Sequence[Json]], Json]
#: Who sits in a seat: the name of a person, or ``bot:<name>``.
Sitter = str


class Seated:
    """A table with a page for every person, and what everybody knows of it through the public interface."""

    def __init__(
        self,
        url: str,
        visitor: Opener,
        game: str,
        position: Mapping[str, object],
        sitters: Sequence[Sitter],
        **page: Any,
    ) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE / 1000, trust_env=False)
        host = self._person(sitters[0])
        made = self._ask(
            "POST",
            "/api/files",
            host,
            {"file": json.dumps(position), "game": game, "as": "hot-seat"},
        )
        self.id: str = made["table"]["id"]
        self.keys: dict[int, str] = {0: made["keys"]["0"]}
        self.pages: dict[int, Page] = {}
        for seat, sitter in list(enumerate(sitters))[1:]:
            self._ask("DELETE", f"/api/tables/{self.id}/seats/{seat}", host)
            if sitter.startswith("bot:"):
                self._ask("PUT", f"/api/tables/{self.id}/seats/{seat}/bot", host, {"bot": sitter[4:]})
            else:
                taken = self._ask("POST", f"/api/tables/{self.id}/seats/{seat}", self._person(sitter), {})
                self.keys[seat] = taken["key"]
        for seat, key in self.keys.items():
            self.pages[seat] = visitor(f"/table/{self.id}#{key}", **page)
            at_table(self.pages[seat])

    def close(self) -> None:
        self.http.close()

    def _ask(self, method: str, path: str, key: str = "", body: Json | None = None, **query: object) -> Any:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        answer = self.http.request(
            method, path, json=body, headers=headers, params={k: str(v) for k, v in query.items()}
        )
        assert answer.is_success, f"{method} {path}: {answer.text}"
        return answer.json() if answer.content else None

    def _person(self, name: str) -> str:
        return str(self._ask("POST", "/api/people", body={"name": name})["key"])

    def update(self, seat: int) -> Json:
        """All that a seat can ask for at once: its view and its log."""
        told: Json = self._ask("GET", f"/api/tables/{self.id}/view", self.keys[seat], seat=seat)
        return told

    def view(self, seat: int) -> Json:
        view: Json = self.update(seat)["view"]
        return view

    def log(self, seat: int) -> list[Json]:
        lines: list[Json] = self.update(seat)["log"]["lines"]
        return lines

    def choices(self, seat: int) -> list[Json]:
        listed: list[Json] = self._ask("GET", f"/api/tables/{self.id}/choices", self.keys[seat], seat=seat)
        return listed

    def choose(self, seat: int, choice: Json) -> None:
        """Makes a choice as a program makes it."""
        version = self.view(seat)["version"]
        body = {"seat": seat, "choice": choice["choice"], "version": version}
        self._ask("POST", f"/api/tables/{self.id}/choices", self.keys[seat], body)

    def click(self, seat: int, choice: Json) -> None:
        """Makes a choice by its button in the list of the page, and waits until it is made."""
        version = self.view(seat)["version"]
        button = self.pages[seat].locator(f'[data-choice="{choice["choice"]}"]:visible').first
        expect(button).to_be_visible()
        button.click()
        self.made(seat, version)

    def made(self, seat: int, version: int) -> None:
        """Waits until a seat's choice on that version is made."""
        until = time.monotonic() + PATIENCE / 1000
        while self.view(seat)["version"] == version:
            assert time.monotonic() < until, "the choice was not made"
            time.sleep(0.02)

    def play(self, taste: Taste, ready: Callable[[Json], bool], most: int = 120) -> None:
        """People play by taste, bots by themselves, until a view is as wanted."""
        until = time.monotonic() + PATIENCE / 1000
        played = 0
        while not ready(view := self.view(0)):
            acting = [seat for seat in view["must_act"] if seat in self.keys]
            if not acting:
                assert time.monotonic() < until, f"a bot does not answer {view['prompt']}"
                time.sleep(0.05)
                continue
            seat = acting[0]
            self.click(seat, taste(self.view(seat), self.choices(seat)))
            played += 1
            assert played < most, f"still not there after {most} choices: {view['prompt']}"
            until = time.monotonic() + PATIENCE / 1000


Sit = Callable[..., Seated]


@pytest.fixture
def sit(house: Server, visitor: Opener) -> Iterator[Sit]:
    """Lays tables out at the server of the file."""
    tables: list[Seated] = []

    def lay(game: str, position: Mapping[str, object], sitters: Sequence[Sitter], **page: Any) -> Seated:
        tables.append(Seated(house.url, visitor, game, position, sitters, **page))
        return tables[-1]

    yield lay
    for table in tables:
        table.close()
