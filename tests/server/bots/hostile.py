"""Bots that break, hang, cheat and leave. Worker processes import this module and so know them."""

from __future__ import annotations

import contextlib
import os
import sys
import time

from banneret import bots
from banneret.bots import SeatView


class Breaks:
    """Raises an exception."""

    def __init__(self, seed: object) -> None:
        self.seed = seed

    def choose(self, seat: SeatView) -> int:
        raise RuntimeError("the horse bolted")


class Unborn(Breaks):
    """Cannot even be made."""

    def __init__(self, seed: object) -> None:
        raise ValueError("no such bot today")


class Hangs(Breaks):
    """Never answers, whoever asks it to stop."""

    def choose(self, seat: SeatView) -> int:
        while True:
            with contextlib.suppress(BaseException):
                time.sleep(0.05)


class Dies(Breaks):
    """Takes its whole process with it."""

    def choose(self, seat: SeatView) -> int:
        os._exit(3)


class Leaves(Breaks):
    """Ends the program, it thinks."""

    def choose(self, seat: SeatView) -> int:
        sys.exit(0)


class Cheats(Breaks):
    """Answers with something that is not a choice: what its seed says."""

    def choose(self, seat: SeatView) -> int:
        legal = seat.choices()
        answers: dict[str, object] = {
            "none": None,
            "illegal": max(legal) + 1,
            "bool": True,
            "text": str(legal[0]),
            "float": float(legal[0]),
            "list": [legal[0]],
        }
        return answers[str(self.seed)]  # type: ignore[return-value]


class Forges(Breaks):
    """Answers with a choice that is not on the list."""

    def choose(self, seat: SeatView) -> int:
        return max(seat.choices()) + 1


class Shouts(Breaks):
    """Prints what looks like answers, and reads what is not for it."""

    def choose(self, seat: SeatView) -> int:
        sys.stdout.write('{"choice": 1}\n')
        sys.stdout.flush()
        os.write(1, b'{"choice": 2}\n')
        assert sys.stdin.read() == ""
        assert os.read(0, 100) == b""
        return seat.choices()[-1]


class Thinks(Breaks):
    """Takes its time: as many seconds as its seed says."""

    def choose(self, seat: SeatView) -> int:
        time.sleep(float(str(self.seed)))
        return seat.choices()[0]


for maker in (Breaks, Unborn, Hangs, Dies, Leaves, Cheats, Forges, Shouts, Thinks):
    bots.add(maker.__name__.lower(), maker)
