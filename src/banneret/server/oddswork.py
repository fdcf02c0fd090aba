"""Having chances worked out by a process of its own, so that the table never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections import OrderedDict
from typing import Any, Final

#: Seconds that an answer may take.
_PATIENCE: Final = 20.0
#: Answers kept: the same question is asked again whenever a window is opened.
_KEPT: Final = 256
_BOOT: Final = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]);"
    " from banneret.server.oddsprocess import main; main()"
)


class OddsWorker:
    """One process that answers one question after the other; started when it is needed first."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._known: OrderedDict[str, dict[str, Any]] = OrderedDict()

    async def ask(self, job: dict[str, Any]) -> dict[str, Any]:
        """An answer: the odds, or why there are none."""
        line = json.dumps(job)
        known = self._known.get(line)
        if known is not None:
            return known
        async with self._turn:
            try:
                async with asyncio.timeout(_PATIENCE):
                    answer = await self._ask(line)
            except BaseException:
                await self._end()
                raise
        self._known[line] = answer
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return answer

    async def _ask(self, line: str) -> dict[str, Any]:
        process = self._process
        if process is None or process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            process = self._process = await asyncio.create_subprocess_exec(
                # -P: nothing is imported from the folder where the server happens to run.
                sys.executable, "-P", "-c", _BOOT, json.dumps(sys.path),
                stdin=pipe, stdout=pipe, start_new_session=True,
            )  # fmt: skip
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("the process that works out chances has no line")
        process.stdin.write(line.encode() + b"\n")
        await process.stdin.drain()
        answer: dict[str, Any] = json.loads(await process.stdout.readline())
        return answer

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()

    async def close(self) -> None:
        """Ends the process."""
        await self._end()
