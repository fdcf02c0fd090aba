"""A real server in a thread, people who talk to it over HTTP, and ears on its streams."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import random
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from banneret.server.app import make_hall
from banneret.server.config import Settings
from banneret.server.hall import Hall
from banneret.server.seatbots import SeatBots
from banneret.server.serving import address_of, bind, make_server
from banneret.server.store.base import Commit, Head, Person, Store, Stored

#: Seconds that a test waits for something before it fails; nothing takes that long.
PATIENCE = 20.0

Json = dict[str, Any]


def settings(database: str, **more: Any) -> Settings:
    """Settings for tests: no bots, no pauses, no limits."""
    plain = Settings(database, bots=0, bot_pace=0, grace=0.05, quiet=0.2, limits=False)
    return plain._replace(**more)


class Served:
    """A server in a thread of its own, with a loop of its own."""

    def __init__(self, settings: Settings, store: Store | None = None, bots: SeatBots | None = None) -> None:
        self.hall: Hall = make_hall(settings, store)
        if bots is not None:
            self.hall.bots = bots
        self._socket = bind("127.0.0.1", 0)
        self.url = address_of(self._socket).rstrip("/")
        self._server = make_server(self.hall)
        self._ready = threading.Event()
        self._fault: BaseException | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        if not self._ready.wait(PATIENCE):
            raise AssertionError("the server did not begin")
        if self._fault is not None:
            self._thread.join()
            raise self._fault

    def _run(self) -> None:
        async def main() -> None:
            self._loop = asyncio.get_running_loop()
            try:
                await self.hall.open()
                try:
                    asyncio.get_running_loop().call_soon(self._ready.set)
                    await self._server.serve([self._socket])
                finally:
                    await self.hall.close()
            except BaseException as error:  # noqa: BLE001 - told to whoever started us
                self._fault = error
                self._ready.set()

        with asyncio.Runner(loop_factory=self._server.config.get_loop_factory()) as runner:
            runner.run(main())

    def do(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Does something in the server's own loop."""
        assert self._loop is not None

        async def run() -> Any:
            return await work()

        return asyncio.run_coroutine_threadsafe(run(), self._loop).result(PATIENCE)

    def stop(self) -> None:
        """Ends in good order."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not end"
        self._socket.close()
        if self._fault is not None:
            raise self._fault


@contextmanager
def served(settings: Settings, store: Store | None = None, bots: SeatBots | None = None) -> Iterator[Served]:
    """A server for a while."""
    server = Served(settings, store, bots)
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """Somebody who talks to a server, with or without a key."""

    def __init__(self, url: str, key: str = "") -> None:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        self.url = url
        self.key = key
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, trust_env=False)

    def close(self) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
        asked = {name: str(value) for name, value in query.items() if value is not None}
        if body is None:
            return self.http.request(method, path, params=asked)
        return self.http.request(method, path, params=asked, json=body)

    def get(self, path: str, **query: object) -> Any:
        return _good(self.ask("GET", path, **query))

    def post(self, path: str, body: object = None, **query: object) -> Any:
        return _good(self.ask("POST", path, {} if body is None else body, **query))

    def put(self, path: str, body: object, **query: object) -> Any:
        return _good(self.ask("PUT", path, body, **query))

    def refused(self, name: str, method: str, path: str, body: object = None, **query: object) -> Json:
        """Asks for something that is refused, and checks the problem document."""
        answer = self.ask(method, path, body, **query)
        assert answer.headers["content-type"] == "application/problem+json", answer.text
        problem: Json = answer.json()
        assert problem["type"] == f"/problems/{name}", answer.text
        assert problem["status"] == answer.status_code
        assert problem["title"]
        assert problem["detail"]
        return problem

    # --- what most tests do

    def table(self, *places: str, **more: object) -> Json:
        """Makes a table of Richard III; the whole answer."""
        made: Json = self.post("/api/tables", {"game": "richard3", "places": list(places), **more})
        return made

    def info(self, table: str) -> Json:
        info: Json = self.get(f"/api/tables/{table}")
        return info

    def view(self, table: str, seat: int | None) -> Json:
        """The present view of a seat."""
        view: Json = self.get(f"/api/tables/{table}/view", seat=seat)["view"]
        return view

    def play(self, table: str, seat: int, choice: int, version: int | None = None) -> Json:
        body: Json = {"seat": seat, "choice": choice}
        if version is not None:
            body["version"] = version
        played: Json = self.post(f"/api/tables/{table}/choices", body)
        return played


def _good(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.text}"
    return answer.json() if answer.content else None


def person(url: str, name: str) -> Guest:
    """Somebody new."""
    stranger = Guest(url)
    key = stranger.post("/api/people", {"name": name})["key"]
    stranger.close()
    return Guest(url, key)


def play_on(
    table: str, guests: Sequence[Guest], rng: random.Random, choices: int, until: str = ""
) -> list[tuple[int, int]]:
    """Random play of so many choices, by whoever holds each seat; stops at the end of the game.

    Args:
        until: stops as soon as this key of a prompt is asked.
    """
    made: list[tuple[int, int]] = []
    for _ in range(choices):
        watching = guests[0].view(table, 0)
        if watching["over"] or (until and watching["prompt"]["key"] == until):
            break
        seat = watching["must_act"][0]
        view = watching if seat == 0 else guests[seat].view(table, seat)
        choice = rng.choice(view["choices"])
        guests[seat].play(table, seat, choice, view["version"])
        made.append((seat, choice))
    return made


# --- streams


def patched(view: Json, patch: list[list[Any]]) -> Json:
    """A view with the changes of an update in it."""
    result = copy.deepcopy(view)
    for step in patch:
        *way, last = step[0]
        node = result
        for key in way:
            node = node[key]
        if len(step) == 1:
            del node[last]
        else:
            node[last] = step[1]
    return result


class Ear:
    """Listens to a stream of a table as a browser does, and puts together what it hears."""

    def __init__(self, guest: Guest, table: str, seat: int | None, cursor: str = "") -> None:
        self.view: Json = {}
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.table: Json = {}
        self.cursor = cursor
        self.updates: list[Json] = []
        self.raw: list[str] = []
        self.ended = False
        self._news = threading.Condition()
        query = {} if seat is None else {"seat": str(seat)}
        if cursor:
            query["cursor"] = cursor
        self._http = httpx.Client(
            base_url=guest.url, headers=guest.http.headers, timeout=None, trust_env=False
        )
        self._stream = self._http.stream("GET", f"/api/tables/{table}/stream", params=query)
        self._answer = self._stream.__enter__()
        assert self._answer.status_code == 200, self._answer.read()
        self._socket: socket.socket = self._answer.extensions["network_stream"].get_extra_info("socket")
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def go_on_from(self, other: Ear) -> Ear:
        """Takes over what somebody heard before the connection broke."""
        with self._news:
            updates, self.updates = self.updates, []
            self.view, self.log, self.chat = other.view, other.log, other.chat
            for update in updates:
                self._take(update)
        return self

    def _listen(self) -> None:
        name = data = ""
        try:
            for line in self._answer.iter_lines():
                with self._news:
                    self.raw.append(line)
                    self._news.notify_all()
                if line.startswith("event:"):
                    name = line[6:].strip()
                elif line.startswith("data:"):
                    data = line[5:]
                elif not line and data:
                    assert name == "update"
                    with self._news:
                        self._take(json.loads(data))
                        self._news.notify_all()
                    data = ""
        except (httpx.HTTPError, httpx.StreamError):
            pass
        with self._news:
            self.ended = True
            self._news.notify_all()

    def _take(self, update: Json) -> None:
        self.updates.append(update)
        self.cursor = update["cursor"]
        if "view" in update:
            self.view = update["view"]
        if "patch" in update and self.view:
            self.view = patched(self.view, update["patch"])
        if "log" in update:
            self.log = self.log[: update["log"]["from"]] + update["log"]["lines"]
        if "chat" in update:
            self.chat = self.chat[: update["chat"]["from"]] + update["chat"]["lines"]
        self.table = update.get("table", self.table)

    def wait(self, ready: Callable[[], object]) -> None:
        """Waits until something was heard."""
        until = time.monotonic() + PATIENCE
        with self._news:
            while not ready():
                left = until - time.monotonic()
                assert left > 0, f"not heard: {self.updates[-1:]}"
                self._news.wait(left)

    def begun(self) -> Ear:
        """Waits until the first view is there."""
        self.wait(lambda: self.view)
        return self

    def wait_end(self) -> None:
        """Waits until the server has ended the stream."""
        self.wait(lambda: self.ended)

    def wait_chat(self, lines: int) -> None:
        """Waits until so much was said."""
        self.wait(lambda: len(self.chat) >= lines)

    def wait_for(self, view: Json) -> None:
        """Waits until the view put together is this one."""
        self.wait(lambda: self.view == view)

    def close(self) -> None:
        # Closing alone would wait for whatever the server says next: the thread is reading.
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._stream.__exit__(None, None, None)
        self._http.close()


# --- a store that can be told to fail


class FaultyStore:
    """A store that does as another one does, until it is told to fail.

    Attributes:
        before: called with each commit before it is written; what it raises is the failure.
        after: the same after it was written, as if the answer got lost on its way.
        reading: called before anything is read.
        commits: all that were written.
        deaf: whether it hears nothing of what other servers write.
        heard: what it calls when it hears something.
    """

    heard: Callable[[str, int], Awaitable[None]]

    def __init__(self, store: Store) -> None:
        self._store = store
        self.before: Callable[[Commit], None] = _nothing
        self.after: Callable[[Commit], None] = _nothing
        self.reading: Callable[[], None] = lambda: None
        self.commits: list[Commit] = []
        self.deaf = False

    async def open(self) -> None:
        await self._store.open()

    async def close(self) -> None:
        await self._store.close()

    async def add_person(self, person: Person) -> None:
        await self._store.add_person(person)

    async def person_by_key(self, key_hash: bytes) -> Person | None:
        return await self._store.person_by_key(key_hash)

    async def commit(self, commit: Commit) -> None:
        self.before(commit)
        await self._store.commit(commit)
        self.commits.append(commit)
        self.after(commit)

    async def read(self, table: str) -> Stored | None:
        self.reading()
        return await self._store.read(table)

    async def read_since(self, table: str, serial: int) -> Stored | None:
        self.reading()
        return await self._store.read_since(table, serial)

    async def heads(
        self,
        *,
        person: str | None = None,
        seat_key: bytes | None = None,
        access: str | None = None,
        status: Sequence[str] = (),
        game: str | None = None,
        limit: int = 200,
    ) -> list[Head]:
        self.reading()
        return await self._store.heads(
            person=person, seat_key=seat_key, access=access, status=status, game=game, limit=limit
        )

    async def note(self, table: str, owner: str) -> str:
        return await self._store.note(table, owner)

    async def write_note(self, table: str, owner: str, text: str, at: float) -> None:
        await self._store.write_note(table, owner, text, at)

    def listen(self, heard: Callable[[str, int], Awaitable[None]]) -> None:
        async def hear(table: str, serial: int) -> None:
            if not self.deaf:
                await heard(table, serial)

        self.heard = heard
        self._store.listen(hear)


def _nothing(commit: Commit) -> None:
    """All is well."""


def saved_game(name: str) -> str:
    """The text of a recorded game."""
    return (Path(__file__).parents[1] / "saves" / "richard3" / f"{name}.json").read_text("utf-8")
