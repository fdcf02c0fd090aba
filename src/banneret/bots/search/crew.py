"""Several processes think about one decision side by side; what each choice brought them is added up."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import sys
import threading
from typing import IO, Final

from banneret.bots.search.settings import Settings
from banneret.bots.seat import SeatView

#: Starts a helper on the module path of the process that starts it, as ``multiprocessing`` does.
_BOOT: Final = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]);"
    " from banneret.bots.search.crew import help_out; help_out()"
)


class Crew:
    """So many helpers, started with the first question and there until the crew is dismissed.

    Args:
        helpers: how many.
    """

    def __init__(self, helpers: int) -> None:
        self._helpers = helpers
        self._processes: list[subprocess.Popen[bytes]] = []

    def ask(self, seat: SeatView, settings: Settings, seeds: list[str], sample: dict[str, object]) -> None:
        """Puts a question to every helper; ``answers`` waits for what they found.

        Args:
            seat: who decides.
            settings: what each may spend.
            seeds: the chance of each.
            sample: the snapshot of a position that the seat could not tell from the real one.
        """
        if not self._processes:
            self._processes = [self._start() for _ in range(self._helpers)]
        for process, seed in zip(self._processes, seeds, strict=True):
            question = {"seat": seat.seat, "settings": settings, "seed": seed, "snapshot": sample}
            assert process.stdin is not None
            process.stdin.write(json.dumps(question).encode() + b"\n")
            process.stdin.flush()

    def answers(self) -> list[dict[int, tuple[int, float]]]:
        """For each helper: how often it tried each choice, and the sum of what that brought."""
        found = []
        for process in self._processes:
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line:
                self.dismiss()
                raise ChildProcessError("a process that helped to search has ended")
            found.append({choice: (visits, total) for choice, visits, total in json.loads(line)})
        return found

    @staticmethod
    def _start() -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-P", "-c", _BOOT, json.dumps(sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def dismiss(self) -> None:
        """Ends all helpers."""
        for process in self._processes:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()
        self._processes = []

    def __del__(self) -> None:
        self.dismiss()


def help_out() -> None:
    """What a helper does: one question after the other, until nobody is there to ask any more."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    lines = os.fdopen(os.dup(0), "rb")
    os.dup2(2, 1)
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    # Reads in a thread, so that a helper whose bot has died ends even in the middle of a thought.
    threading.Thread(target=_listen, args=(lines, questions), daemon=True).start()
    while True:
        out.write(json.dumps(_answer(json.loads(questions.get()))) + "\n")
        out.flush()


def _listen(lines: IO[bytes], questions: queue.SimpleQueue[bytes]) -> None:
    for line in lines:
        questions.put(line)
    os._exit(0)


def _answer(question: dict[str, object]) -> list[tuple[int, int, float]]:
    import random

    import banneret
    from banneret.bots.judge import Judge
    from banneret.bots.search.think import Search

    settings = Settings(*question["settings"])  # type: ignore[misc]
    game = banneret.restore(question["snapshot"])  # type: ignore[arg-type]
    seat = SeatView(game, int(str(question["seat"])))
    search = Search(seat, Judge(seat.game), settings, random.Random(str(question["seed"])))
    search.run(settings.nodes, settings.seconds)
    root = search.root
    return [(choice, root.visits[i], root.total[i]) for i, choice in enumerate(root.choices)]
