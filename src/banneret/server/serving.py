"""Running the application: a socket, a loop, and an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
import threading
from collections.abc import Callable, Iterator

import uvicorn

from banneret.core.errors import BanneretError
from banneret.server.app import make_app, make_hall
from banneret.server.bots import BotFailed
from banneret.server.config import Settings
from banneret.server.guard import Guard
from banneret.server.hall import Hall

#: Seconds that requests under way have at the end.
_PATIENCE = 5
_BACKLOG = 2048


class CannotServe(BanneretError):
    """The server cannot begin; the message says why."""


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 finds a free one."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        sock = socket.socket(family, kind, protocol)
    except (OSError, OverflowError, UnicodeError) as error:
        raise CannotServe(f"{host!r} is no address of this computer: {error}") from error
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
        sock.listen(_BACKLOG)
    except OSError as error:
        sock.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(
                f"port {port} is taken, perhaps by another Banneret; choose one with --port,"
                " or let --port 0 find a free one"
            ) from error
        if error.errno == errno.EACCES:
            raise CannotServe(f"port {port} may only be used by an administrator; choose another") from error
        raise CannotServe(f"cannot listen on {host}, port {port}: {error.strerror}") from error
    return sock


def address_of(sock: socket.socket) -> str:
    """The address to open in a browser."""
    host, port = sock.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    """A server that lets its streams go before it waits for the requests under way."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self._hall = hall

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hall.close_streams()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but the signal is not raised again: what comes after the serving is done, too."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        kept = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in kept.items():
                signal.signal(number, handler)


def make_server(hall: Hall) -> Server:
    """A server for a hall; whoever runs it opens the hall before, and closes it after."""
    config = uvicorn.Config(
        Guard(make_app(hall), hall.limits),
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=60,
        timeout_graceful_shutdown=_PATIENCE,
        ws="none",
    )
    return Server(config, hall)


def calm_the_collector() -> None:
    """Looks for cycles seldom: games are lists of ints, and what a choice makes is mostly gone at once."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def serve(settings: Settings, sock: socket.socket, ready: Callable[[str], None]) -> None:
    """Serves until it is told to end.

    Args:
        settings: how.
        sock: where.
        ready: called with the address once everything is there.

    Raises:
        BanneretError: it cannot begin.
    """
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    hall = make_hall(settings)
    server = make_server(hall)
    calm_the_collector()

    async def run() -> None:
        try:
            await hall.open()
        except BotFailed as error:
            await hall.close()
            raise CannotServe(f"the bots cannot be started: {error.detail}") from error
        except BaseException:
            await hall.close()
            raise
        try:
            ready(address_of(sock))
            await server.serve([sock])
        finally:
            await hall.close()

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(run())
