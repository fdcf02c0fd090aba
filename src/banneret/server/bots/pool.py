"""Worker processes that think for bots, so that the event loop never does.

Bots that play come first. Studies, which people ask for who look back at a game, are thought about in slices
of a fraction of a second whenever no bot waits for its turn, and outlooks when nobody studies.

Plain processes with a pipe, not ``multiprocessing``: nothing is forked from the event loop, the program's
own main module is not imported again, and no object of one process is unpickled in another.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import sys
from collections import deque
from collections.abc import AsyncGenerator, Sequence
from typing import Any, Final

from banneret.bots import BotFailed, host

#: Seconds that a worker has to come up, and that a killed one has to be gone.
PATIENCE: Final = 60.0
#: Seconds that a bot that searches thinks about a choice at most: people wait for it.
THINK: Final = 2.5
#: Seconds that a slice of a study may take before its process is given up; it takes a fraction of one.
_SLICE: Final = 20.0
#: Studies that are under way at once, for each worker; it keeps a few more (``studies.KEPT``).
_STUDIES: Final = 4
#: How often a study is begun anew whose process was lost.
_BEGUN: Final = 3
#: Who comes first: bots that play, then studies, then outlooks.
_PLAYING, _STUDYING, _LOOKING = range(3)
#: Seconds that one has to be gone by itself once it has hung up.
_FAREWELL: Final = 2.0


class _Job:
    """What a worker is asked, and where its answer goes.

    Attributes:
        key: where in the answer it stands, and of what kind it is.
        worker: who has to do it, or who has done it; None for anybody.
    """

    __slots__ = ("answer", "key", "kind", "line", "seconds", "worker")

    def __init__(
        self, request: dict[str, object], key: str, kind: type, seconds: float, worker: _Worker | None = None
    ) -> None:
        self.line = json.dumps(request).encode() + b"\n"
        self.key = key
        self.kind = kind
        self.seconds = seconds
        self.worker = worker
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class _Worker:
    """One process, started when it is needed and killed when it cannot be trusted any more."""

    def __init__(self, modules: Sequence[str]) -> None:
        self._boot = host.boot(modules)
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Makes sure that the process is there and ready."""
        if self._process is not None:
            if self._process.returncode is None:
                return
            await self.kill()
        pipe = asyncio.subprocess.PIPE
        try:
            self._process = await asyncio.create_subprocess_exec(
                # -P: nothing is imported from the folder where the server happens to run.
                sys.executable, "-P", "-c", host.BOOT, self._boot,
                stdin=pipe, stdout=pipe, start_new_session=True,
            )  # fmt: skip
            said = await self._ask(b"", PATIENCE)
        except OSError as error:
            raise BotFailed("crashed", f"no worker can be started: {error}") from error
        if said != {"ready": True}:
            await self.kill()
            raise BotFailed("crashed", f"a worker began with {said!r:.100}")

    async def do(self, job: _Job) -> Any:
        """Has one job done.

        Raises:
            BotFailed: it was not; the process is gone if that is the surest way to go on.
        """
        said = await self._ask(job.line, job.seconds)
        failed = said.get("failed")
        if failed is not None:
            raise BotFailed(str(failed), str(said.get("detail", "")))
        found = said.get(job.key)
        if type(found) is not job.kind:
            await self.kill()
            raise BotFailed("crashed", f"a worker answered {said!r:.100}")
        return found

    async def _ask(self, line: bytes, seconds: float) -> dict[str, object]:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise BotFailed("crashed", "the worker is gone")
        heard = b""
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(line)
                await process.stdin.drain()
                heard = await process.stdout.readline()
                said = json.loads(heard)
        except TimeoutError:
            await self.kill()
            raise BotFailed("too-slow", f"no choice within {seconds:g} s") from None
        except (OSError, ValueError) as error:
            await self.kill(ended=not heard)
            detail = f"{error}" if heard else f"the process ended ({process.returncode})"
            raise BotFailed("crashed", detail) from error
        except asyncio.CancelledError:
            await self.kill()
            raise
        if not isinstance(said, dict):
            await self.kill()
            raise BotFailed("crashed", f"a worker said {said!r:.100}")
        return said

    async def kill(self, ended: bool = False) -> None:
        """Ends the process, whatever it is doing, and waits until it is gone.

        Args:
            ended: it has closed its line, so it is about to be gone by itself.
        """
        process = self._process
        self._process = None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        if ended:
            # A signal to a process that has just ended would take its exit code away from asyncio.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_FAREWELL):
                    await process.wait()
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await process.wait()


class BotPool:
    """So many processes for all the bots of a server. Jobs are done in the order in which they came.

    Args:
        workers: how many processes.
        modules: imported by each process as it starts; they may make further bots known (``bots.add``).
    """

    def __init__(self, workers: int, modules: Sequence[str] = ()) -> None:
        if workers < 1:
            raise ValueError(f"a pool needs a worker, not {workers}")
        self._workers = [_Worker(modules) for _ in range(workers)]
        self._jobs: tuple[deque[_Job], ...] = (deque(), deque(), deque())
        self._news = asyncio.Event()
        self._studies = asyncio.Semaphore(_STUDIES * workers)
        self._numbers = itertools.count()
        self._loops: list[asyncio.Task[None]] = []
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The processes there are now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        """Starts all processes.

        Raises:
            BotFailed: one of them does not come up.
        """
        if self._loops or self._closed:
            raise RuntimeError("a pool of bots is started once")
        try:
            await asyncio.gather(*[worker.start() for worker in self._workers])
        except BaseException:
            await self.close()
            raise
        self._loops = [asyncio.create_task(self._serve(worker)) for worker in self._workers]

    async def close(self) -> None:
        """Ends all processes and waits until they are gone; whoever still waits for an answer gets none."""
        self._closed = True
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        self._loops = []
        await asyncio.gather(*[worker.kill() for worker in self._workers])
        for jobs in self._jobs:
            while jobs:
                self._fail(jobs.popleft(), BotFailed("closed"))

    # --- asking

    async def choose(self, bot: str, seed: str, seat: int, snapshot: str, seconds: float = 10.0) -> int:
        """What a bot would do.

        Args:
            bot: its name, as ``banneret.bots`` knows it.
            seed: the bot's own chance: the same seed and snapshot give the same choice. A game gives
                another one for each decision, or a random bot would be none.
            seat: the seat it sits in.
            snapshot: the JSON of ``game.sample(seat, rng).snapshot(log=True)``: a position that the seat
                cannot tell from the real one. The worker sees nothing else.
            seconds: how long it may take, without the time it waits for a worker.

        Raises:
            BotFailed: with the reason; the pool goes on as before.
        """
        request = {"bot": bot, "seed": seed, "seat": seat, "snapshot": snapshot, "think": THINK}
        chosen: int = await self._put(_PLAYING, _Job(request, "choice", int, seconds))
        return chosen

    async def study(
        self, seed: str, seat: int, snapshot: str, nodes: int, seconds: float
    ) -> AsyncGenerator[dict[str, Any], None]:
        """What a search thinks of a position, more and more surely (``banneret.bots.search.studies``).

        Args:
            seed: its own chance.
            seat: who looks.
            snapshot: as for ``choose``.
            nodes: how many rounds it may play.
            seconds: how long it may think; what it waits for others is not counted.

        Raises:
            BotFailed: with the reason.
        """
        name = str(next(self._numbers))
        again: dict[str, object] = {"study": name}
        whole = again | {"seed": seed, "seat": seat, "snapshot": snapshot, "nodes": nodes, "seconds": seconds}
        begun = 0
        worker: _Worker | None = None
        async with self._studies:
            while True:
                begun += worker is None
                job = _Job(whole if worker is None else again, "thought", dict, _SLICE, worker)
                try:
                    thought: dict[str, Any] = await self._put(_STUDYING, job)
                except BotFailed as failed:
                    # A bot may have broken the process that kept the study.
                    if failed.reason != "forgotten" or begun >= _BEGUN:
                        raise
                    worker = None
                    continue
                worker = job.worker
                yield thought
                if thought["done"]:
                    return

    async def outlook(self, seed: str, seat: int, snapshot: str, rounds: int) -> list[float]:
        """The chances of all seats to win, as a seat can know them; the arguments are those of ``study``."""
        request: dict[str, object] = {"outlook": rounds, "seed": seed, "seat": seat, "snapshot": snapshot}
        chances: list[float] = await self._put(_LOOKING, _Job(request, "chances", list, _SLICE))
        return chances

    def _put(self, rank: int, job: _Job) -> asyncio.Future[Any]:
        if self._closed or not self._loops:
            raise BotFailed("closed")
        self._jobs[rank].append(job)
        self._news.set()
        return job.answer

    # --- answering

    def _take(self, worker: _Worker) -> _Job | None:
        """The next job for a worker; what nobody waits for any more is dropped."""
        for jobs in self._jobs:
            for job in list(jobs):
                if job.answer.done():
                    jobs.remove(job)
                elif job.worker is None or job.worker is worker:
                    jobs.remove(job)
                    job.worker = worker
                    return job
        return None

    async def _serve(self, worker: _Worker) -> None:
        """One worker's day: job after job."""
        while True:
            job = self._take(worker)
            if job is None:
                self._news.clear()
                await self._news.wait()
                continue
            try:
                await worker.start()
                found = await worker.do(job)
            except BotFailed as failure:
                self._fail(job, failure)
            except asyncio.CancelledError:
                self._fail(job, BotFailed("closed"))
                raise
            except Exception as error:  # noqa: BLE001 - nobody may wait for ever, whatever broke
                self._fail(job, BotFailed("crashed", repr(error)))
                await worker.kill()
            else:
                if not job.answer.done():
                    job.answer.set_result(found)
            # A worker that was lost is replaced now, so that the next job need not wait for it.
            with contextlib.suppress(BotFailed):
                await worker.start()

    @staticmethod
    def _fail(job: _Job, failure: BotFailed) -> None:
        if not job.answer.done():
            job.answer.set_exception(failure)
