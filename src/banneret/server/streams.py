"""Server-sent events: one stream per connection, with signs of life, and no memory without bounds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from litestar import Response
from litestar.response.base import ASGIResponse

if TYPE_CHECKING:
    from litestar import Litestar, Request
    from litestar.background_tasks import BackgroundTask, BackgroundTasks
    from litestar.datastructures.cookie import Cookie
    from litestar.types import Receive, Scope, Send, TypeEncodersMap

#: Bytes that wait for a slow reader before it is told everything anew instead.
MOST_WAITING: Final = 256 * 1024
#: A comment: it keeps the line open, and tells the browser that it still is.
_ALIVE: Final = b":\n\n"
_HEADERS: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}


def event(name: str, data: bytes, cursor: str = "") -> bytes:
    """One event; the data is JSON, which has no line breaks."""
    if cursor:
        return b"event: %b\nid: %b\ndata: %b\n\n" % (name.encode(), cursor.encode(), data)
    return b"event: %b\ndata: %b\n\n" % (name.encode(), data)


class Stream:
    """What waits to be sent over one connection.

    Args:
        heartbeat: seconds of silence after which a sign of life is sent.
        everything: makes one event that holds all there is, for a reader who was too slow.
        left: called once, when the connection is gone.
    """

    __slots__ = ("_bytes", "_closed", "_everything", "_heartbeat", "_left", "_queue", "_waiter")

    def __init__(
        self, heartbeat: float, everything: Callable[[], bytes], left: Callable[[Stream], None]
    ) -> None:
        self._heartbeat = heartbeat
        self._everything = everything
        self._left = left
        self._queue: list[bytes] = []
        self._bytes = 0
        self._closed = False
        self._waiter: asyncio.Future[None] | None = None

    def push(self, data: bytes) -> None:
        """Sends an event as soon as the connection takes it."""
        if self._closed:
            return
        self._bytes += len(data)
        if self._bytes > MOST_WAITING and self._queue:
            self._queue = [self._everything()]
            self._bytes = len(self._queue[0])
        else:
            self._queue.append(data)
        self._wake()

    def take(self) -> bytes:
        """What waits to be sent; it waits no more."""
        data = self._queue[0] if len(self._queue) == 1 else b"".join(self._queue)
        self._queue = []
        self._bytes = 0
        return data

    def close(self) -> None:
        """Ends the stream after what waits already."""
        if not self._closed:
            self._closed = True
            self._wake()
            self._left(self)

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def run(self, send: Send, receive: Receive) -> None:
        """Sends until one side has had enough."""
        listener = asyncio.ensure_future(self._listen(receive))
        loop = asyncio.get_running_loop()
        try:
            while True:
                if self._queue:
                    await send({"type": "http.response.body", "body": self.take(), "more_body": True})
                    continue
                if self._closed:
                    break
                self._waiter = waiter = loop.create_future()
                timer = loop.call_later(self._heartbeat, self._beat)
                try:
                    await waiter
                finally:
                    timer.cancel()
                    self._waiter = None
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            listener.cancel()

    def _beat(self) -> None:
        self._queue.append(_ALIVE)
        self._wake()

    async def _listen(self, receive: Receive) -> None:
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                self.close()
                return


class _Events(ASGIResponse):
    """Sends a stream's events over ASGI."""

    __slots__ = ("left", "stream")
    _should_set_content_length = False

    def __init__(self, stream: Stream, left: Callable[[], None], **rest: Any) -> None:
        super().__init__(body=b"", **rest)
        self.stream = stream
        self.left = left

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.stream.close()
            self.left()

    async def send_body(self, send: Send, receive: Receive) -> None:
        await self.stream.run(send, receive)


class EventStream(Response[bytes]):
    """The response that is a stream of events; ``left`` is called when it has ended."""

    def __init__(self, stream: Stream, left: Callable[[], None]) -> None:
        super().__init__(content=b"", media_type="text/event-stream", headers=_HEADERS)
        self.stream = stream
        self.left = left

    def to_asgi_response(
        self,
        app: Litestar | None,
        request: Request[Any, Any, Any],
        *,
        background: BackgroundTask | BackgroundTasks | None = None,
        cookies: Iterable[Cookie] | None = None,
        encoded_headers: Iterable[tuple[bytes, bytes]] | None = None,
        headers: dict[str, str] | None = None,
        is_head_response: bool = False,
        media_type: Any = None,
        status_code: int | None = None,
        type_encoders: TypeEncodersMap | None = None,
    ) -> ASGIResponse:
        return _Events(
            self.stream,
            self.left,
            cookies=cookies or (),
            headers={**(headers or {}), **self.headers},
            is_head_response=is_head_response,
            media_type="text/event-stream",
            status_code=self.status_code or status_code or 200,
        )
