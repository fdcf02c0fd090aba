"""What a seat knows, as numbers.

A game that offers a module ``<its package>.observe`` says itself what they mean:

* ``TOLD``: named blocks, each ``(name, size, low, high, meaning)``, in order;
* ``observe(state, seat) -> list[int]``: the numbers of all blocks; own things first, so that they mean the
  same to every seat, and nothing in them that the seat does not know.

Any other game is told by its view: each value in it, with the path to it, falls into one of a fixed number of
cells (feature hashing). That holds all that the seat sees, but a cell may stand for several things.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import zlib
from array import array
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, cast

from banneret.core.game import Game
from banneret.core.rules import Rules

#: Cells of a view that is told by hashing.
CELLS: Final = 2048
#: Values in them are cut off there.
LARGEST: Final = 10_000


#: How the standard library calls these types.
_CODES: Final = {"uint8": "B", "int16": "h", "int32": "i"}


class Block(NamedTuple):
    """Some numbers of an observation.

    Attributes:
        name: what the block is called.
        size: how many numbers.
        low: the least of them.
        high: the greatest of them.
        meaning: what they say.
    """

    name: str
    size: int
    low: int
    high: int
    meaning: str


class Observer:
    """Tells what seats of a game know.

    Args:
        rules: the game.

    Attributes:
        blocks: what the numbers mean, in order.
        size: how many numbers there are.
        kind: the smallest type of number that holds them all: ``uint8``, ``int16`` or ``int32``.
    """

    def __init__(self, rules: Rules[Any]) -> None:
        name = f"{rules.package}.observe"
        self._observe: Callable[[Any, int], list[int]] | None = None
        if importlib.util.find_spec(name) is not None:
            module = importlib.import_module(name)
            self.blocks = [Block(*block) for block in module.TOLD]
            self._observe = cast("Callable[[Any, int], list[int]]", module.observe)
        else:
            meaning = "the values of the seat's view, hashed by their paths"
            self.blocks = [Block("view", CELLS, -LARGEST, LARGEST, meaning)]
        self.size = sum([block.size for block in self.blocks])
        low = min([block.low for block in self.blocks])
        high = max([block.high for block in self.blocks])
        self.kind = _kind(low, high)
        self._width = array(_CODES[self.kind]).itemsize

    def packed(self, game: Game, seat: int) -> bytearray | array[int]:
        """What a seat knows, as a buffer of numbers of this kind."""
        numbers = self.numbers(game, seat)
        # Bytes are made several times as fast as any other array, and few numbers are ever larger than that.
        try:
            small = bytearray(numbers)
        except ValueError:
            return array(_CODES[self.kind], numbers)
        width = self._width
        if width == 1:
            return small
        wide = bytearray(width * len(small))
        wide[0 if sys.byteorder == "little" else width - 1 :: width] = small
        return wide

    def numbers(self, game: Game, seat: int) -> list[int]:
        """What a seat knows."""
        if self._observe is not None:
            return self._observe(game.state, seat)
        cells = [0] * CELLS
        names = game.rules.seat_names[game.seats]
        turned = {name: f"seat+{(place - seat) % game.seats}" for place, name in enumerate(names)}
        view = game.view(seat)
        for told in (view["board"], view["prompt"]):
            for path, value in _leaves(told, "", turned):
                cell = zlib.crc32(path.encode()) % CELLS
                cells[cell] = max(-LARGEST, min(LARGEST, cells[cell] + value))
        return cells


def _kind(low: int, high: int) -> str:
    if low >= 0 and high < 1 << 8:
        return "uint8"
    return "int16" if low >= -(1 << 15) and high < 1 << 15 else "int32"


def _leaves(told: object, path: str, turned: dict[str, str]) -> Iterator[tuple[str, int]]:
    """The values of a view with the paths to them; seats are told as how far they are from one's own."""
    if isinstance(told, dict):
        for key, value in told.items():
            yield from _leaves(value, f"{path}/{turned.get(str(key), key)}", turned)
    elif isinstance(told, list | tuple):
        for place, value in enumerate(told):
            yield from _leaves(value, f"{path}/{place}", turned)
    elif type(told) is int:
        yield path, told
    elif isinstance(told, str):
        yield f"{path}={turned.get(told, told)}", 1
    elif told is True:
        yield f"{path}=yes", 1


def shares(game: Game) -> list[float]:
    """What each seat gets for a finished game: 1 for a win, -1 for a loss, less than 1 for a shared win."""
    winners = game.winners
    part = 2.0 / len(winners) - 1.0 if winners else -1.0
    return [part if seat in winners else -1.0 for seat in range(game.seats)]
