"""Who asks: somebody with the key of a person or of a seat, or anybody at all."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from litestar import Request, post
from litestar.params import JSONBody

from banneret.server import keys
from banneret.server.doc import answers
from banneret.server.hall import hall_of
from banneret.server.problems import Problem
from banneret.server.store.base import Head, Person
from banneret.server.wire import KnownPerson, NewPerson


class Asker(NamedTuple):
    """Who asks.

    Attributes:
        person: the person whose key was shown.
        seat_key: the hash of the seat's key that was shown; empty if there was none.
    """

    person: Person | None = None
    seat_key: bytes = b""

    def seats(self, head: Head) -> list[int]:
        """The seats of a table that the key opens."""
        if self.person is not None:
            person = self.person.id
            return [number for number, seat in enumerate(head.seats) if seat.person == person]
        key = self.seat_key
        return [number for number, seat in enumerate(head.seats) if key and seat.key_hash == key]

    def is_host(self, head: Head) -> bool:
        return self.person is not None and head.host == self.person.id

    def may_look(self, head: Head, seat: int, private: bool) -> bool:
        """Whether the key opens these eyes at a table: those of a seat, or (-1) of whoever only watches."""
        mine = self.seats(head)
        if seat >= 0:
            return seat in mine
        if self.seat_key and not mine:
            return False
        return not private or bool(mine) or self.is_host(head)


#: Somebody without a key.
ANYBODY = Asker()


async def asker_of(request: Request[Any, Any, Any]) -> Asker:
    """Who asks, by the key in the Authorization header. A seat's key is only looked at by its table."""
    header = request.headers.get("authorization")
    if header is None:
        return ANYBODY
    scheme, _, key = header.partition(" ")
    key = key.strip()
    if scheme.lower() != "bearer" or not key.isascii() or not 20 <= len(key) <= 100:
        raise Problem("unknown-key")
    hashed = keys.key_hash(key)
    if key[0] == keys.SEAT:
        return Asker(seat_key=hashed)
    person = await hall_of(request).person(hashed)
    if person is None:
        raise Problem("unknown-key")
    return Asker(person)


async def person_of(request: Request[Any, Any, Any]) -> Person:
    """The person who asks, where a person is needed."""
    person = (await asker_of(request)).person
    if person is None:
        raise Problem("key-needed")
    return person


@post("/api/people", responses=answers(400, 429), summary="Say a name and get a key", tags=["people"])
async def add_person(request: Request[Any, Any, Any], data: JSONBody[NewPerson]) -> KnownPerson:
    """There are no accounts: the key is all there is. Keep it; it cannot be asked for again."""
    hall = hall_of(request)
    hall.limits.spend("people", request)
    key = keys.new_key(keys.PERSON)
    person = Person(keys.new_id(), " ".join(data.name.split()), keys.key_hash(key), time.time())
    await hall.store.add_person(person)
    return KnownPerson(person.id, person.name, key)
