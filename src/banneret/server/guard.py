"""The door of the house: what holds for every request and every answer, found or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import msgspec

from banneret.server import words
from banneret.server.problems import Problem

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

    from banneret.server.limits import Limits

#: Scripts, styles, pictures and connections from here and nowhere else; nobody frames the table.
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
    " img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self';"
    " worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # Links to seats carry their key behind the `#`, which browsers never send; this is the second lock.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
_NO_STORE: Final = (b"cache-control", b"no-store")
_READING: Final = frozenset(("GET", "HEAD", "OPTIONS"))
_encode: Final = msgspec.json.Encoder().encode


class Guard:
    """Stands around the application: limits, foreign pages, headers. The server speaks nothing but HTTP."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                if not any([name == b"cache-control" for name, _ in headers]):
                    headers.append(_NO_STORE)
                headers += _HEADERS
                message["headers"] = headers
            await send(message)

        # Whatever the path: there are many ways to write one that leads to the same place.
        headers = dict(scope["headers"])
        try:
            self._check(cast("HTTPScope", scope), headers)
        except Problem as problem:
            await _refuse(problem, headers, answer)
            return
        await self._app(scope, receive, answer)

    def _check(self, scope: HTTPScope, headers: dict[bytes, bytes]) -> None:
        client = scope.get("client")
        self._limits.take("address", client[0] if client else "")
        key = headers.get(b"authorization")
        if key is not None:
            self._limits.take("requests", key[:120].decode("latin-1"))
        if scope["method"] in _READING:
            return
        # There are no cookies, so a foreign page could only do what anybody can. It is not to do even that.
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            raise Problem("foreign-page")
        if headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers:
            kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
            if kind != b"application/json":
                raise Problem("not-json")


async def _refuse(problem: Problem, headers: dict[bytes, bytes], send: Send) -> None:
    language = words.wanted(headers.get(b"accept-language", b"").decode("latin-1"))
    body = _encode(problem.document(language))
    await send(
        {
            "type": "http.response.start",
            "status": problem.status,
            "headers": [
                (b"content-type", b"application/problem+json"),
                (b"content-length", str(len(body)).encode()),
                *[(name.encode(), value.encode()) for name, value in problem.headers.items()],
            ],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
