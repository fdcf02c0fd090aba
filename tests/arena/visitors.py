"""Bots as strangers write them, good ones and bad ones; the tests name them as ``visitors.py:Name``."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from banneret.bots import SeatView
from banneret.core.game import Game


class Last:
    """Always takes the last of its choices."""

    def __init__(self, seed: object) -> None:
        self.asked = 0

    def choose(self, seat: SeatView) -> int:
        self.asked += 1
        return seat.choices()[-1]


class Remembers(Last):
    """Lives through a whole game: fails if it is made anew for a decision."""

    def choose(self, seat: SeatView) -> int:
        if len(seat.log()) > 200 and self.asked < 5:
            raise AssertionError("somebody has forgotten me")
        return super().choose(seat)


class Crashes(Last):
    """Raises an exception at its fifth decision."""

    def choose(self, seat: SeatView) -> int:
        if self.asked == 4:
            raise RuntimeError("the horse bolted")
        return super().choose(seat)


class Unborn(Last):
    """Cannot even be made."""

    def __init__(self, seed: object) -> None:
        raise ValueError("no such bot today")


class Dies(Last):
    """Takes its whole process with it."""

    def choose(self, seat: SeatView) -> int:
        os._exit(3)


class Stalls(Last):
    """Never answers, whoever asks it to stop."""

    def choose(self, seat: SeatView) -> int:
        while True:
            with contextlib.suppress(BaseException):
                time.sleep(0.05)


class Cheats(Last):
    """Answers with what is not one of its choices."""

    def choose(self, seat: SeatView) -> int:
        return seat.choices()[-1] + 1


class Nothing(Last):
    """Answers nothing."""

    def choose(self, seat: SeatView) -> int:
        return None  # type: ignore[return-value]


class Mutates(Last):
    """Changes all it can lay its hands on, then plays on as if nothing had been."""

    def choose(self, seat: SeatView) -> int:
        listed = seat.choices()
        seat.view().clear()
        for thing in gc.get_objects():
            if isinstance(thing, Game):
                state: Any = thing.state
                for row in state.rows:
                    for place in range(len(row)):
                        row[place] = 0
                state.stack.clear()
        return listed[-1]


class Floods(Last):
    """Talks without end, on every line it can find."""

    def choose(self, seat: SeatView) -> int:
        noise = b"all hail " * 8000
        for handle in range(1, 40):
            with contextlib.suppress(OSError):
                for _ in range(60):
                    os.write(handle, noise)
        return seat.choices()[-1]


class Shouts(Last):
    """Prints, and is a good bot otherwise."""

    def choose(self, seat: SeatView) -> int:
        for _ in range(100):
            print("my kingdom for a horse", flush=True)  # noqa: T201
            sys.stderr.write("a horse, a horse\n")
        return super().choose(seat)


class Gorges(Last):
    """Wants all the memory there is."""

    def choose(self, seat: SeatView) -> int:
        hoard = []
        while True:
            hoard.append(bytearray(1 << 28))


class Forges(Last):
    """Answers before it is asked, with something that was not asked for."""

    def choose(self, seat: SeatView) -> int:
        for handle in range(3, 20):
            with contextlib.suppress(OSError):
                os.write(handle, b'{"choice": 1}\n{"choice": 2}\n')
        return seat.choices()[-1]


class Spies(Last):
    """Looks at everything in its process for what its seat must not know; fails loudly if it finds it.

    What it must not find is told to it in its environment, as the file of the real game never is.
    """

    def choose(self, seat: SeatView) -> int:
        games = [thing for thing in gc.get_objects() if isinstance(thing, Game)]
        with Path(os.environ["BANNERET_TEST_SPY"]).open("a", encoding="utf-8") as file:
            file.writelines(json.dumps([seat.seat, game.save()]) + "\n" for game in games)
        return super().choose(seat)


#: Not a maker of bots.
motto = "loyaulte me lie"
