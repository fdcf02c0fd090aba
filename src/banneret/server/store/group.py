"""Group commit: what waits while the disk is busy is written together, in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

from banneret.server.store.base import StoreUnavailable

J = TypeVar("J")

#: More than this in one transaction would only make the first of them wait.
_MOST: Final = 256


class Group(Generic[J]):
    """Collects jobs while a batch is being written, and hands them on as the next batch.

    ``write`` answers for each job of a batch with None (it is safely on disk) or the reason why it is not.
    If it raises, that is the answer to all of them.
    """

    def __init__(self, write: Callable[[Sequence[J]], Awaitable[Sequence[Exception | None]]]) -> None:
        self._write = write
        self._waiting: list[tuple[J, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False
        #: How many batches were written, for whoever wants to know how well they group.
        self.batches = 0

    def put(self, job: J) -> asyncio.Future[None]:
        """A future that is done when the job is on disk."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._waiting.append((job, future))
        if self._writing is None:
            # The task begins after everything that is ready now, so all of that goes into its first batch.
            self._writing = loop.create_task(self._write_waiting())
        return future

    async def _write_waiting(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:_MOST]
                del self._waiting[:_MOST]
                self.batches += 1
                try:
                    answers = await self._write([job for job, _ in batch])
                except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
                    answers = [error] * len(batch)
                for (_, future), answer in zip(batch, answers, strict=True):
                    if future.done():  # whoever asked has gone away
                        continue
                    if answer is None:
                        future.set_result(None)
                    else:
                        future.set_exception(answer)
        finally:
            self._writing = None

    async def close(self) -> None:
        """Takes nothing more, and returns when all that waits is written."""
        self._closed = True
        if self._writing is not None:
            await self._writing
