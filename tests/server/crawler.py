"""Crawls games of any kind through the real server, and looks for what is not for its reader.

Two ways of looking. *Twins*: two tables whose positions differ only in what a seat (or a spectator) cannot
know must give it byte-equal answers to everything it can ask. *Known secrets*: keys, the key of chance and
notes are known to the test, so it looks for them in all that was ever sent to anybody else.
"""

from __future__ import annotations

import base64
import contextlib
import random
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
from tests.server.support import Ear, Guest, Served, person

from banneret.core import game as core_game
from banneret.core import registry
from banneret.core.choice import LAST_CHOICE, NOUN_BITS
from banneret.core.game import Game
from banneret.core.laws import first_difference
from banneret.server import keys
from banneret.server.live import Live
from banneret.server.record import Body, Branch, origin_of
from banneret.server.store.base import Seat
from banneret.server.tables import make_table

#: A seat that need not act does so once in so many decisions.
_MAY_ONCE_IN = 10
#: What differs between any two tables: ids, times, the marks of cursors, and who is still seen to be there.
_OWN = re.compile(
    rb'"id":"[a-z0-9]{12}"|"(?:created|updated|sent|at)":[0-9.e+]+|"cursor":"[^"]*"|id: \S+'
    rb'|filename=\S+|"present":(?:true|false)'
)


class Sitting(NamedTuple):
    """A game with its seats, as it can be started with the usual options."""

    name: str
    seats: int

    def start(self, seed: str) -> Game:
        return core_game.new(registry.find(self.name), self.seats, seed, None, None)

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}"


def sittings() -> list[Sitting]:
    """Every game there is, with every number of seats."""
    return [
        Sitting(name, seats) for name in registry.names() for seats in sorted(registry.find(name).seat_names)
    ]


def pick(game: Game, rng: random.Random) -> tuple[int, int]:
    """A seat that must act, or now and then one that may, and one of its choices."""
    free = [seat for seat in game.may_act if game.choices(seat)]
    seat = rng.choice(free) if free and rng.randrange(_MAY_ONCE_IN) == 0 else rng.choice(game.must_act)
    return seat, rng.choice(game.choices(seat))


# --- twins


class Twin:
    """A table with a position of our own making, seen by one viewer."""

    def __init__(self, server: Served, game: Game, viewer: int) -> None:
        self._key = keys.new_key(keys.SEAT)
        hashes = [keys.key_hash(keys.new_key(keys.SEAT)) for _ in range(game.seats)]
        if viewer >= 0:
            hashes[viewer] = keys.key_hash(self._key)
        seats = [Seat("person", f"p-{seat}", f"Guest {seat}", "", hashes[seat]) for seat in range(game.seats)]
        body = Body(options=game.options, key="twin", origin=origin_of(game), lines=[Branch("")])

        async def make() -> Live:
            return await make_table(server.hall, "p-0", game, body, seats)

        self.live: Live = server.do(make)
        self.guest = Guest(server.url, self._key if viewer >= 0 else "")
        self._seat: dict[str, object] = {"seat": viewer} if viewer >= 0 else {}
        self._place = f"/api/tables/{self.live.id}"

    def ask(self, method: str, path: str, body: object = None, **query: object) -> bytes:
        """One answer, status, headers and body, without what is different between any two tables."""
        answer = self.guest.ask(method, self._place + path, body, **query)
        head = sorted(f"{name}: {value}" for name, value in answer.headers.items() if name != "date")
        text = f"{answer.status_code}\n{head}\n".encode() + answer.content
        # A time may be written with one digit less, and then the answer is one byte shorter.
        text = re.sub(rb"'content-length: \d+'", b"", text)
        return _OWN.sub(b"*", text).replace(self.live.id.encode(), b"*")

    def hear(self) -> bytes:
        """What a stream begins with."""
        with self.guest.http.stream("GET", f"{self._place}/stream", params=_texts(self._seat)) as answer:
            text = b""
            for chunk in answer.iter_bytes():
                text += chunk
                if b"\n\n" in text:
                    break
        # What follows tells who came, and that may arrive together with the first or not.
        text = text[: text.index(b"\n\n")]
        return _OWN.sub(b"*", text).replace(self.live.id.encode(), b"*")

    def everything(
        self, guesses: list[int], others: list[int], odds: list[str]
    ) -> Iterator[tuple[str, bytes]]:
        """Every answer that there is for this viewer; what is refused, too."""
        seat = self._seat
        yield "table", self.ask("GET", "")
        yield "view", self.ask("GET", "/view", **seat)
        yield "stream", self.hear()
        yield "past", self.ask("GET", "/past", **seat)
        yield "moment", self.ask("GET", "/past/0", **seat)
        yield "all eyes", self.ask("GET", "/past", seat="all")
        yield "file", self.ask("GET", "/file")
        yield "analysis", self.ask("POST", "/analysis", {})
        for area in odds:
            yield f"odds {area}", self.ask("GET", "/odds", area=area, **seat)
        for other in others:
            yield f"view of {other}", self.ask("GET", "/view", seat=other)
            yield f"past of {other}", self.ask("GET", "/past", seat=other)
        if not seat:
            return
        yield "choices", self.ask("GET", "/choices", **seat)
        yield "notes", self.ask("GET", "/notes", **seat)
        for guess in guesses:
            yield f"why {guess}", self.ask("GET", "/why", choice=guess, **seat)
            yield f"stale {guess}", self.ask("POST", "/choices", {**seat, "choice": guess, "version": 1})
        for path in ("/undo", "/rematch"):
            yield path, self.ask("POST", path, {**seat})
        yield "answer", self.ask("POST", "/takeback/answer", {**seat, "accept": True})

    def play(self, choice: int) -> tuple[bytes, bool]:
        """Plays one of the viewer's choices; the answer, and whether it can be undone."""
        answer = self.ask("POST", "/choices", {**self._seat, "choice": choice})
        view = self.guest.get(f"{self._place}/view", **self._seat)["view"]
        return answer, bool(view["undo"])

    def close(self) -> None:
        self.guest.close()


def _texts(query: dict[str, object]) -> dict[str, str]:
    return {name: str(value) for name, value in query.items()}


def compare_twins(server: Served, game: Game, viewer: int, rng: random.Random, odds: list[str]) -> int:
    """Whether a viewer is told the same at two tables that it cannot tell apart; how many answers it was."""
    eyes = None if viewer < 0 else viewer
    samples = [game.sample(eyes, random.Random(rng.getrandbits(32))) for _ in range(2)]
    for sample in samples:
        sample.reseed("twin")
    guesses: list[int] = []
    if viewer >= 0:
        verbs = list(game.rules.verbs)
        guesses = [rng.choice(verbs) << NOUN_BITS | rng.randrange(12) for _ in range(4)]
        guesses += [*rng.sample(game.choices(viewer), min(2, len(game.choices(viewer)))), 0, LAST_CHOICE]
    others = [seat for seat in range(game.seats) if seat != viewer][:1]
    twins = [Twin(server, sample, viewer) for sample in samples]
    compared = 0
    try:
        for (name, one), (_, two) in zip(
            *[twin.everything(guesses, others, odds) for twin in twins], strict=True
        ):
            _same(one, two, f"{name}, as seat {viewer} is told it, depends on what it cannot know")
            compared += 1
        if viewer >= 0 and game.choices(viewer):
            choice = rng.choice(game.choices(viewer))
            (one, undo), (two, also) = [twin.play(choice) for twin in twins]
            assert undo == also, f"whether {game.word(choice)!r} can be undone tells seat {viewer} a secret"
            if undo:
                # Nothing was revealed, so all is as much alike as before.
                assert one == two
                again = zip(*[twin.everything(guesses, others, []) for twin in twins], strict=True)
                for (name, one), (_, two) in again:
                    _same(one, two, f"after {game.word(choice)!r} {name} tells seat {viewer} a secret")
                    compared += 1
    finally:
        for twin in twins:
            twin.close()
    return compared


def _same(one: bytes, two: bytes, why: str) -> None:
    assert one == two, f"{why}: {first_difference(one.decode(), two.decode())}"


# --- known secrets


class Reader(Guest):
    """Somebody who remembers all that was ever sent to them."""

    def __init__(self, url: str, key: str) -> None:
        super().__init__(url, key)
        self.read: list[str] = []
        self.http.event_hooks = {"response": [self._remember]}

    def _remember(self, answer: httpx.Response) -> None:
        if "event-stream" not in answer.headers.get("content-type", ""):
            answer.read()
            self.read.append(f"{answer.status_code} {answer.headers}\n{answer.text}")


class Crowded:
    """A table of people and a spectator, all of whom look; and what each of them alone may know.

    Attributes:
        readers: one for each seat, and the spectator (-1).
        ears: the same.
    """

    def __init__(self, server: Served, sitting: Sitting, seed: str) -> None:
        self.server = server
        self.sitting = sitting
        self.seed = seed
        self._stack = contextlib.ExitStack()
        seats = sitting.seats
        known = [person(server.url, f"Guest {number}") for number in range(seats + 1)]
        self.readers = {
            (seat if seat < seats else -1): Reader(server.url, guest.key) for seat, guest in enumerate(known)
        }
        for guest in known:
            guest.close()
        host = self.readers[0]
        places = ["me"] + ["open"] * (seats - 1)
        made = host.post("/api/tables", {"game": sitting.name, "places": places, "seed": seed})
        self.table: str = made["table"]["id"]
        self.seat_keys = {0: made["keys"]["0"]}
        for seat in range(1, seats):
            taken = self.readers[seat].post(f"/api/tables/{self.table}/seats/{seat}")
            self.seat_keys[seat] = taken["key"]
        for seat in range(seats):
            self.readers[seat].put(f"/api/tables/{self.table}/notes", {"text": self.note(seat)}, seat=seat)
        self.ears = {
            seat: Ear(reader, self.table, None if seat < 0 else seat) for seat, reader in self.readers.items()
        }
        self.live: Live = server.hall.tables[self.table]

    def note(self, seat: int) -> str:
        return f"note-of-{self.seed}-{seat}"

    def own(self, seat: int) -> list[str]:
        """What nobody but this seat (-1: the spectator) may ever be sent."""
        reader = self.readers[seat]
        secrets = [reader.key, *_hashed(reader.key)]
        if seat >= 0:
            secrets += [self.seat_keys[seat], *_hashed(self.seat_keys[seat]), self.note(seat)]
        return secrets

    def play(self, rng: random.Random, choices: int) -> None:
        """Random play, not through the door, for it is quicker; everything that is told goes through it."""

        async def run() -> None:
            for _ in range(choices):
                game = self.live.game
                if game.over:
                    return
                await self.live.choose(*pick(game, rng), None)

        self.server.do(run)

    def look(self) -> None:
        """Everybody looks at everything, and has heard exactly what the engine would let them see."""
        game = self.live.game
        table = f"/api/tables/{self.table}"
        for seat, reader in self.readers.items():
            eyes = None if seat < 0 else seat
            now = reader.get(f"{table}/view", seat=eyes)
            reader.get(table)
            reader.get(f"{table}/past", seat=eyes)
            reader.get(f"{table}/past/0", seat=eyes)
            reader.get("/api/me")
            for other in self.readers:
                if other not in (-1, seat):
                    reader.refused("not-your-seat", "GET", f"{table}/view", seat=other)
            if seat >= 0:
                reader.get(f"{table}/choices", seat=seat)
                reader.ask("POST", f"{table}/choices", {"seat": seat, "choice": 1})
            told = now["view"]
            assert now["log"]["lines"] == _plain(game.log(eyes))
            view = _plain(game.view(eyes))
            assert {**told, "version": 0} == {**view, "version": 0}
            ear = self.ears[seat]
            ear.wait_for(told)
            assert ear.log == now["log"]["lines"]

    def leaks(self) -> list[str]:
        """Secrets of others, or of the house, in anything that was ever sent to anybody."""
        found: list[str] = []
        key = self.live.key
        for seat, reader in self.readers.items():
            secrets = {secret for other in self.readers if other != seat for secret in self.own(other)}
            secrets |= set(_hashed(reader.key))
            if not self.live.game.over:
                secrets |= {key, *_hashed(key)}
            text = "\n".join([*reader.read, *self.ears[seat].raw])
            found += [f"seat {seat} was sent {secret}" for secret in sorted(secrets) if secret in text]
        return found

    def close(self) -> None:
        for ear in self.ears.values():
            ear.close()
        for reader in self.readers.values():
            reader.close()


def _hashed(key: str) -> list[str]:
    """How the hash of a key might look in an answer."""
    digest = keys.key_hash(key)
    return [digest.hex(), base64.b64encode(digest).decode(), base64.urlsafe_b64encode(digest).decode()]


def _plain(value: Any) -> Any:
    """As it comes out of JSON."""
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(inner) for inner in value]
    return value
