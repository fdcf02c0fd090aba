"""How often somebody may ask: generous for people, too little for a flood."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from litestar import Request

from banneret.server.problems import Problem

#: More buckets than this are thinned out.
_MOST: Final = 20_000


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: float
    refill: float


RATES: Final[dict[str, Rate]] = {
    "address": Rate(2000, 500),
    "requests": Rate(400, 100),
    "people": Rate(20, 0.1),
    "tables": Rate(30, 0.2),
    "passwords": Rate(10, 0.1),
    "chat": Rate(15, 1),
    "work": Rate(60, 5),
    "advice": Rate(30, 0.5),
}


#: Streams that may be open at once with one key, and from one address.
STREAMS_OF_A_KEY: Final = 60
STREAMS_OF_AN_ADDRESS: Final = 1000


class Limits:
    """A bucket of tokens for each kind of request and each who asks; and how many streams each has open."""

    def __init__(self, on: bool) -> None:
        self._on = on
        self._buckets: dict[tuple[str, str], list[float]] = {}
        self._streams: Counter[str] = Counter()

    def enter(self, request: Request[Any, Any, Any]) -> Callable[[], None]:
        """Counts a stream in that somebody opens; the result counts it out again.

        Raises:
            Problem: there are too many already.
        """
        client = request.client
        whose = [(f"address {client.host if client is not None else ''}", STREAMS_OF_AN_ADDRESS)]
        key = request.headers.get("authorization")
        if key is not None:
            whose.append((f"key {key[:120]}", STREAMS_OF_A_KEY))
        if self._on and any([self._streams[who] >= most for who, most in whose]):
            raise Problem("too-many-streams")
        for who, _ in whose:
            self._streams[who] += 1

        def leave() -> None:
            for who, _ in whose:
                self._streams[who] -= 1
                if not self._streams[who]:
                    del self._streams[who]

        return leave

    def spend(self, kind: str, request: Request[Any, Any, Any], tokens: float = 1) -> None:
        """Takes a token of whoever asks from an address.

        Raises:
            Problem: there is none left; the answer says when to come back.
        """
        if self._on:
            client = request.client
            self.take(kind, client.host if client is not None else "", tokens)

    def take(self, kind: str, who: str, tokens: float = 1) -> None:
        """Takes a token of somebody."""
        if not self._on:
            return
        rate = RATES[kind]
        now = time.monotonic()
        bucket = self._buckets.get((kind, who))
        if bucket is None:
            if len(self._buckets) >= _MOST:
                self._thin(now)
            bucket = self._buckets[kind, who] = [rate.burst, now]
        left = min(rate.burst, bucket[0] + (now - bucket[1]) * rate.refill)
        bucket[1] = now
        if left < tokens:
            bucket[0] = left
            wait = math.ceil((tokens - left) / rate.refill)
            raise Problem("too-many-requests", headers={"retry-after": str(wait)}, seconds=wait)
        bucket[0] = left - tokens

    def _thin(self, now: float) -> None:
        """Forgets those who have been away long enough to have all their tokens again."""
        self._buckets = {
            key: bucket
            for key, bucket in self._buckets.items()
            if bucket[0] + (now - bucket[1]) * RATES[key[0]].refill < RATES[key[0]].burst
        }
        if len(self._buckets) >= _MOST:
            self._buckets.clear()
