"""Connections to PostgreSQL: how they are made, and what it means when one breaks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

from banneret.server.store.base import StoreError, StoreUnavailable

try:
    import asyncpg  # type: ignore[import-untyped]
except ImportError as error:
    raise StoreError(
        "PostgreSQL needs the package asyncpg, which is not installed: pip install 'banneret[postgres]'"
    ) from error

#: All our tables are in a schema of this name, and messages between servers go by it too.
SCHEMA: Final = "banneret"
#: How long to wait for an answer, and for a connection, in seconds.
_ANSWER: Final = 15.0
_CONNECT: Final = 5.0
#: Back-off between attempts to connect.
_SHORTEST: Final = 0.1
_LONGEST: Final = 5.0

#: Errors of a connection that is gone, or was never there; but see ``lost``.
LOST: Final[tuple[type[Exception], ...]] = (
    OSError,  # time-outs are among them
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)
#: All that can go wrong with a database, and is not our own fault.
TROUBLES: Final[tuple[type[Exception], ...]] = (*LOST, asyncpg.PostgresError)
#: Errors of the server that may pass.
_PASSING: Final[tuple[type[Exception], ...]] = (
    asyncpg.InsufficientResourcesError,  # disk full, too many connections, out of memory
    asyncpg.LockNotAvailableError,
    asyncpg.ReadOnlySQLTransactionError,  # a standby, or the old one after a fail-over
    asyncpg.PostgresIOError,
)
#: The server took the other side in a quarrel over locks; doing it again helps.
AGAIN: Final[tuple[type[Exception], ...]] = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


class Connection(Protocol):
    """What we use of a connection of asyncpg, which comes without types."""

    async def execute(self, query: str, *args: object) -> str: ...
    async def executemany(self, command: str, args: Sequence[Sequence[object]]) -> None: ...
    async def fetch(self, query: str, *args: object) -> list[Record]: ...
    async def fetchrow(self, query: str, *args: object) -> Record | None: ...
    async def fetchval(self, query: str, *args: object) -> Any: ...
    def transaction(
        self, *, isolation: str | None = ..., readonly: bool = ...
    ) -> AbstractAsyncContextManager[object]: ...
    async def add_listener(
        self, channel: str, callback: Callable[[object, int, str, object], None]
    ) -> None: ...
    def add_termination_listener(self, callback: Callable[[object], None]) -> None: ...
    def is_closed(self) -> bool: ...
    def terminate(self) -> None: ...
    async def close(self) -> None: ...


class Record(Protocol):
    """A row: its values by name, by place or one after the other."""

    def __getitem__(self, key: str | int) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...
    def __len__(self) -> int: ...


class Pool(Protocol):
    """What we use of a pool of connections."""

    def acquire(self, *, timeout: float | None = ...) -> AbstractAsyncContextManager[Connection]: ...
    async def close(self) -> None: ...
    def terminate(self) -> None: ...


def place(url: str) -> str:
    """The address for messages: without user and password."""
    parts = urlsplit(url)
    return f"postgresql://{parts.hostname or ''}{parts.path}"


def lost(error: Exception) -> bool:
    """Whether the connection is gone (and not: asyncpg cannot make sense of an argument)."""
    return isinstance(error, LOST) and not isinstance(error, ValueError)


def named(error: Exception, where: str) -> StoreError:
    """An error as callers of the store know it."""
    if isinstance(error, StoreError):
        return error
    text = str(error) or type(error).__name__
    if isinstance(error, asyncpg.DiskFullError):
        return StoreUnavailable(f"{where}: the disk is full ({text})")
    if isinstance(error, asyncpg.LockNotAvailableError):
        return StoreUnavailable(f"{where}: another program has it locked ({text})")
    if lost(error):
        return StoreUnavailable(f"{where}: no connection to the database ({text})")
    if isinstance(error, _PASSING + AGAIN):
        return StoreUnavailable(f"{where}: {text}")
    return StoreError(f"{where}: {text}")


async def connect(url: str, patience: float, answer: float | None = _ANSWER) -> Connection:
    """A new connection with our settings.

    Args:
        url: the address.
        patience: how many seconds to wait for whoever has locked what we need.
        answer: how many seconds to wait for an answer.
    """
    connection: Connection = await asyncpg.connect(
        url,
        timeout=_CONNECT,
        command_timeout=answer,
        server_settings={
            "search_path": SCHEMA,
            "application_name": "banneret",
            "lock_timeout": f"{int(patience * 1000)}ms",
        },
    )
    # What is acknowledged survives a loss of power, whatever the server is used to.
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') IN ('off', 'local')"
    )
    return connection


async def goodbye(connection: Connection) -> None:
    """Closes a connection, politely if that can be."""
    try:
        async with asyncio.timeout(_CONNECT):
            await connection.close()
    except LOST:
        connection.terminate()


async def connect_some(url: str, patience: float, most: int) -> Pool:
    """A pool of up to so many connections."""
    pool: Pool = await asyncpg.create_pool(
        min_size=1, max_size=most, connect=lambda *_args, **_settings: connect(url, patience)
    )
    return pool


async def drain(pool: Pool) -> None:
    """Closes a pool when its connections are no longer in use, or at last without waiting for them."""
    try:
        async with asyncio.timeout(_CONNECT):
            await pool.close()
    except LOST:
        pool.terminate()


class Link:
    """One connection that is made again when it breaks, but not too often while the server is away."""

    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._patience = patience
        self._connection: Connection | None = None
        self._delay = 0.0
        self._not_before = 0.0
        self._trouble = ""

    async def get(self) -> Connection:
        """The connection.

        Raises:
            StoreUnavailable: there is none, and it is too early to try again, or that failed too.
        """
        if self._connection is not None and not self._connection.is_closed():
            return self._connection
        if time.monotonic() < self._not_before:
            raise StoreUnavailable(self._trouble)
        try:
            self._connection = await connect(self._url, self._patience)
        except Exception as error:
            self._connection = None
            self._delay = min(max(self._delay * 2, _SHORTEST), _LONGEST)
            self._not_before = time.monotonic() + self._delay
            trouble = named(error, place(self._url))
            self._trouble = str(trouble)
            raise trouble from error
        self._delay = 0.0
        return self._connection

    def pause(self) -> float:
        """How long it is no use to ask again."""
        return max(0.0, self._not_before - time.monotonic())

    def drop(self) -> None:
        """Gives the connection up; nobody knows any more what state it is in."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Says goodbye."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await goodbye(connection)
