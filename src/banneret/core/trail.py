"""A list that only grows and can be forked for nothing: the choices, outcomes and log of a game."""

from __future__ import annotations

import marshal
import zlib
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Trail(Generic[T]):
    """An append-only list; a fork shares all that is behind it and grows on its own.

    Copying a game must not copy its history: a fork remembers the trail it left and how far
    it had come, so older parts are stored once however many games share them.
    """

    __slots__ = ("_behind", "_from", "_packed", "fresh")

    def __init__(self, behind: Trail[T] | None = None, start: int = 0, packed: bytes = b"") -> None:
        self._behind = behind
        self._from = start
        #: The items before this trail, if there is no other trail behind it to hold them.
        self._packed = packed
        self.fresh: list[T] = []

    def fork(self) -> Trail[T]:
        """A trail that goes on from here, independent of this one."""
        if not self.fresh:
            return Trail(self._behind, self._from, self._packed)
        return Trail(self, self._from + len(self.fresh))

    def packed(self) -> Trail[T]:
        """A trail that goes on from here, with all that is behind it in a tenth of the room."""
        if not self.fresh and self._behind is None:
            return self
        items = self.items()
        return Trail(None, len(items), zlib.compress(marshal.dumps(items), 1))

    def _unpacked(self) -> list[T]:
        found: Any = marshal.loads(zlib.decompress(self._packed)) if self._packed else []
        items: list[T] = found
        return items

    def __len__(self) -> int:
        return self._from + len(self.fresh)

    def items(self) -> list[T]:
        """All items, oldest first."""
        return self.since(0)

    def since(self, start: int) -> list[T]:
        """The items from the ``start``-th on, without a look at those before."""
        parts: list[list[T]] = []
        trail: Trail[T] | None = self
        upto = len(self)
        while trail is not None and upto > start:
            first = trail._from if trail._from > start else start
            if upto > first:
                parts.append(trail.fresh[first - trail._from : upto - trail._from])
                upto = first
            if trail._packed and upto > start:
                parts.append(trail._unpacked()[start:upto])
                upto = start
            trail = trail._behind
        if len(parts) == 1:
            return parts[0]
        result: list[T] = []
        parts.reverse()
        for part in parts:
            result.extend(part)
        return result
