"""A server for every test that asks for one, and people at its door."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.postgres import cluster
from tests.server.support import Ear, Guest, Served, person, served, settings

__all__ = ["cluster"]


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The address of an empty database in a file."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without bots, which many tests use one after the other, each at tables of its own."""
    with served(settings(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}")) as running:
        yield running


@pytest.fixture
def guests(server: Served) -> Iterator[Callable[[str], Guest]]:
    """Brings somebody new to the server."""
    known: list[Guest] = []

    def bring(name: str) -> Guest:
        known.append(person(server.url, name))
        return known[-1]

    yield bring
    for guest in known:
        guest.close()


@pytest.fixture
def ada(guests: Callable[[str], Guest]) -> Guest:
    return guests("Ada")


@pytest.fixture
def bea(guests: Callable[[str], Guest]) -> Guest:
    return guests("Bea")


@pytest.fixture
def stranger(server: Served) -> Iterator[Guest]:
    """Somebody without a key."""
    guest = Guest(server.url)
    yield guest
    guest.close()


@pytest.fixture
def listen() -> Iterator[Callable[..., Ear]]:
    """Opens streams, and closes them in the end."""
    ears: list[Ear] = []

    def open_ear(guest: Guest, table: str, seat: int | None, cursor: str = "") -> Ear:
        ears.append(Ear(guest, table, seat, cursor))
        return ears[-1]

    yield open_ear
    for ear in ears:
        ear.close()


class Duel:
    """Ada sits in seat 0 and Bea in seat 1 of a table, and nothing has been chosen yet."""

    def __init__(self, server: Served, ada: Guest, bea: Guest, **more: object) -> None:
        self.server = server
        made = ada.table("me", "open", seed="duel", **more)
        self.table: str = made["table"]["id"]
        self.seat_keys: dict[int, str] = {0: made["keys"]["0"]}
        taken = bea.post(f"/api/tables/{self.table}/seats/1")
        self.seat_keys[1] = taken["key"]
        self.guests = [ada, bea]


@pytest.fixture
def duel(server: Served, ada: Guest, bea: Guest) -> Duel:
    return Duel(server, ada, bea)
