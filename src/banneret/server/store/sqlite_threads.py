"""The threads around a SQLite file: one that writes, and a few that read."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from banneret.server.store.base import StoreError, StoreUnavailable
from banneret.server.store.jobs import Job
from banneret.server.store.sqlite_batch import Batch, Known
from banneret.server.store.sqlite_file import connect, named

T = TypeVar("T")

_READERS: Final = 2
#: Tables that the writer keeps in mind.
_KNOWN: Final = 20_000


class Thread:
    """One thread that does one thing after the other."""

    def __init__(self) -> None:
        self._queue: queue.SimpleQueue[
            tuple[Callable[[], Any], asyncio.AbstractEventLoop, asyncio.Future[Any]] | None
        ] = queue.SimpleQueue()
        # A daemon: what it has not committed when the process ends was not acknowledged either.
        self._thread = threading.Thread(target=self._work, name="banneret-store", daemon=True)
        self._thread.start()

    def run(self, what: Callable[[], T]) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put((what, loop, future))
        return future

    def stop(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            item = self._queue.get()
            if item is None:
                return
            what, loop, future = item
            result: object = None
            fault: BaseException | None = None
            try:
                result = what()
            except BaseException as error:  # noqa: BLE001 - the thread must live, the caller is told
                fault = error
            # The loop may have been closed in the meantime; then nobody waits any more.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(_answer, future, result, fault)


def _answer(future: asyncio.Future[Any], result: object, fault: BaseException | None) -> None:
    if future.done():
        return
    if fault is None:
        future.set_result(result)
    else:
        future.set_exception(fault)


class Readers:
    """A few threads with a connection each, which see everything that was acknowledged."""

    def __init__(self, path: Path, patience: float) -> None:
        self._path = path
        self._patience = patience
        self._idle: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        self._pool = ThreadPoolExecutor(_READERS, thread_name_prefix="banneret-reader")

    async def run(self, question: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._ask, question)

    def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            try:
                connection = self._idle.get_nowait()
            except queue.Empty:
                connection = connect(self._path, self._patience, read_only=True)
            try:
                # In one transaction, so that all parts of the answer are from the same moment.
                connection.execute("BEGIN")
                answer = question(connection)
                connection.execute("COMMIT")
            except BaseException:
                connection.close()
                raise
        except sqlite3.Error as error:
            raise named(error, self._path) from error
        self._idle.put(connection)
        return answer

    def close(self) -> None:
        self._pool.shutdown()
        with contextlib.suppress(queue.Empty):
            while True:
                self._idle.get_nowait().close()


class Writer:
    """Writes batches. All of it runs in the one writing thread."""

    def __init__(self, path: Path, patience: float) -> None:
        self._path = path
        self._patience = patience
        self.connection: sqlite3.Connection | None = None
        #: Tables that were written to lately. Nobody else writes, so what stands here is true.
        self._known: dict[str, Known] = {}

    def _connected(self) -> sqlite3.Connection:
        if self.connection is None:
            connection = connect(self._path, self._patience)
            connection.execute("PRAGMA journal_mode = WAL")
            # What is acknowledged survives a loss of power.
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA journal_size_limit = 16777216")
            self.connection = connection
        return self.connection

    def close(self) -> None:
        if self.connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self.connection.close()
            self.connection = None

    def write(self, batch: Sequence[Job]) -> list[Exception | None]:
        """Writes all of it in one transaction, but for what is refused; answers for each."""
        try:
            connection = self._connected()
            connection.execute("BEGIN IMMEDIATE")
            writes = Batch(connection, self._known)
            answers = [writes.take(job) for job in batch]
            writes.write()
            connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - whatever breaks: nothing may stay half written
            self._abandon()
            if isinstance(error, sqlite3.Error):
                refusal = named(error, self._path)
                if isinstance(refusal, StoreUnavailable):
                    return [refusal] * len(batch)
            if len(batch) == 1:
                fault = StoreError(f"{self._path}: this cannot be written: {error}")
                fault.__cause__ = error
                return [fault]
            # One of them cannot be written; the others shall not suffer for it.
            return [self.write([job])[0] for job in batch]
        self._known.update(writes.fresh)
        while len(self._known) > _KNOWN:
            del self._known[next(iter(self._known))]
        return answers

    def _abandon(self) -> None:
        """Rolls back; with a connection that cannot even do that, the next batch takes a new one."""
        connection = self.connection
        if connection is None:
            return
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.Error:
            with contextlib.suppress(sqlite3.Error):
                connection.close()
            self.connection = None
