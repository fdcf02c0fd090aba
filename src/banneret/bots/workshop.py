"""A bot in a process of its own: whatever it does, it hurts nobody, and can be stopped."""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Final

from banneret.bots import host
from banneret.bots.faults import BotFailed

#: Seconds that a process has to come up.
PATIENCE: Final = 60.0
#: Bytes that a bot may take, where the system can limit it.
MEMORY: Final = 8 << 30
#: More than any answer needs; who writes more floods.
_LARGEST: Final = 1 << 20


class Workshop:
    """One process for one bot, started when it is needed and killed when it cannot be trusted any more.

    Args:
        modules: imported as it starts; they may make further bots known.
        memory: bytes that it may take.
        loud: whether what its bots print is shown, on standard error.
    """

    def __init__(self, modules: Sequence[str] = (), memory: int = MEMORY, loud: bool = False) -> None:
        self._boot = host.boot(modules, memory)
        self._loud = loud
        self._process: subprocess.Popen[bytes] | None = None
        self._heard = b""

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def ask(self, question: dict[str, object], seconds: float) -> int:
        """The choice of a bot (``host``); its legality is not to be believed.

        Raises:
            BotFailed: it gave none.
        """
        self._start()
        said = self._exchange(json.dumps(question).encode() + b"\n", seconds)
        failed = said.get("failed")
        if failed is not None:
            raise BotFailed(str(failed)[:40], str(said.get("detail", ""))[:500])
        chosen = said.get("choice")
        if type(chosen) is not int:
            self.close()
            raise BotFailed("crashed", f"its process answered {said!r:.100}")
        return chosen

    def _start(self) -> None:
        if self._process is not None and self._process.poll() is None:
            return
        self.close()
        try:
            self._process = subprocess.Popen(
                # -P: nothing is imported from the folder where we happen to run.
                [sys.executable, "-P", "-c", host.BOOT, self._boot],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if self._loud else subprocess.DEVNULL,
                start_new_session=True,
            )
        except OSError as error:
            raise BotFailed("crashed", f"no process can be started: {error}") from error
        if self._exchange(b"", PATIENCE) != {"ready": True}:
            self.close()
            raise BotFailed("crashed", "its process did not come up")

    def _exchange(self, line: bytes, seconds: float) -> dict[str, object]:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        try:
            process.stdin.write(line)
            process.stdin.flush()
            heard = self._line(process, time.monotonic() + seconds)
            said = json.loads(heard)
        except TimeoutError:
            self.close()
            raise BotFailed("too-slow", f"no choice within {seconds:g} s") from None
        except (OSError, EOFError, ValueError, RecursionError) as error:
            self.close()
            raise BotFailed("crashed", f"its process is gone or talks nonsense: {error}"[:500]) from error
        if not isinstance(said, dict):
            self.close()
            raise BotFailed("crashed", f"its process said {said!r:.100}")
        return said

    def _line(self, process: subprocess.Popen[bytes], until: float) -> bytes:
        """The next line of the process."""
        assert process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._heard:
                left = until - time.monotonic()
                if left <= 0.0 or not selector.select(left):
                    raise TimeoutError
                part = os.read(process.stdout.fileno(), 65_536)
                if not part:
                    raise EOFError("it ended")
                self._heard += part
                if len(self._heard) > _LARGEST:
                    raise ValueError("it does not stop talking")
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def close(self) -> None:
        """Ends the process and what it has started, whatever they are doing, and waits until it is gone."""
        process = self._process
        self._process = None
        self._heard = b""
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
