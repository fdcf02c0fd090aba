"""Where dice and draws come from. A step asks; the source answers; the game records the answer."""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from banneret.core.errors import BadChance

KIND_BITS: Final = 12
#: The most outcomes one draw can have.
MOST_OUTCOMES: Final = 4095


def ask_chance(kind: int, n: int) -> int:
    """What a step returns from ``run`` when it wants one of ``n`` equally likely outcomes.

    Args:
        kind: what is drawn (1 and up; each game numbers its own: a die, a card ...).
        n: how many outcomes there are.
    """
    return kind << KIND_BITS | n


def outcome_code(kind: int, n: int, k: int) -> int:
    """An outcome as it is recorded: the question and the answer, so that misfits are found."""
    return (kind << KIND_BITS | n) << KIND_BITS | k


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Answers questions of chance."""

    def draw(self, index: int, kind: int, n: int) -> int:
        """The outcome (0 to n - 1) of the game's ``index``-th question."""
        raise NotImplementedError

    def key(self) -> str:
        """The key to go on drawing after a save, or an empty string."""
        return ""

    def fork(self) -> Source:
        """A source that a copy of the game can use without disturbing this one."""
        return self


class SeededSource(Source):
    """A keyed hash of a counter: unpredictable without the key, and its only state is the counter.

    The bias against any outcome is below 2**-20 for up to 4,095 outcomes.
    """

    def __init__(self, key: str) -> None:
        self._key = key
        self._bytes = hashlib.blake2b(key.encode("utf-8"), digest_size=32).digest()
        self._block = -1
        self._words: tuple[int, ...] = ()

    def draw(self, index: int, kind: int, n: int) -> int:
        block = index >> 4
        if block != self._block:
            data = hashlib.blake2b(block.to_bytes(8, "little"), key=self._bytes, digest_size=64).digest()
            self._words = struct.unpack("<16I", data)
            self._block = block
        # Twenty bits of the word are enough, and keep the product small for the compiled build.
        return ((self._words[index & 15] >> 12) * n) >> 20

    def key(self) -> str:
        return self._key


class ScriptedSource(Source):
    """Outcomes written down beforehand, for tests and puzzles; then, if given, another source.

    Dice are written as outcomes, not as faces: a die that shows 1 is outcome 0.
    """

    def __init__(self, outcomes: Sequence[int], then: Source | None = None) -> None:
        self._left = list(outcomes)
        self._next = 0
        self._then = then

    def draw(self, index: int, kind: int, n: int) -> int:
        if self._next >= len(self._left):
            if self._then is None:
                raise BadChance(f"the script of outcomes is used up at question {index} (one of {n})")
            return self._then.draw(index, kind, n)
        k = self._left[self._next]
        if not 0 <= k < n:
            raise BadChance(f"scripted outcome {k} at place {self._next} is not one of {n}")
        self._next += 1
        return k

    def fork(self) -> Source:
        return ScriptedSource(self._left[self._next :], None if self._then is None else self._then.fork())

    def left(self) -> int:
        """How many scripted outcomes have not been used."""
        return len(self._left) - self._next


class RecordedSource(Source):
    """The outcomes of a game file; each must answer the very question that is asked. Then another source."""

    def __init__(self, codes: Sequence[int], started: int = 0, then: Source | None = None) -> None:
        self._codes = list(codes)
        self._started = started
        self._then = then

    def draw(self, index: int, kind: int, n: int) -> int:
        index -= self._started
        if index >= len(self._codes):
            if self._then is not None:
                return self._then.draw(index + self._started, kind, n)
            raise BadChance(
                f"outcome {index} is asked for (kind {kind}, one of {n}),"
                f" but the file has only {len(self._codes)}"
            )
        code = self._codes[index]
        if code >> KIND_BITS != (kind << KIND_BITS | n):
            raise BadChance(
                f"outcome {index} answers another question: asked kind {kind}, one of {n};"
                f" recorded kind {code >> 24}, one of {code >> 12 & 4095}"
            )
        if code & 4095 >= n:
            raise BadChance(f"outcome {index} is {code & 4095}, which is not one of {n}")
        return code & 4095

    def key(self) -> str:
        return "" if self._then is None else self._then.key()


def seeded(seed: object) -> SeededSource:
    """A source for a seed: the same int or text gives the same game, None a fresh secret one."""
    if seed is None:
        return SeededSource(secrets.token_hex(16))
    if type(seed) is int or (type(seed) is str and seed):
        return SeededSource(str(seed))
    raise BadChance(f"a seed is an int, a text that is not empty, or None, not {seed!r}")
