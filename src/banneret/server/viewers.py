"""One pair of eyes on a table, and what it was told: a seat's, or those of everybody who only watches."""

from __future__ import annotations

import secrets
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec

from banneret.server.patches import changes
from banneret.server.streams import event
from banneret.server.wire import ChatTail, LogTail, TableInfo, Update

if TYPE_CHECKING:
    from banneret.core.game import Game
    from banneret.server.streams import Stream

#: The seat of those who only watch.
WATCHING: Final = -1
#: Updates that are kept for somebody who lost the connection.
_KEPT: Final = 32

_encode: Final = msgspec.json.Encoder().encode


def _now() -> float:
    return round(time.time() * 1000)


def event_of(update: Update) -> bytes:
    """An update as it goes down a stream."""
    return event("update", _encode(update), update.cursor)


class Viewer:
    """What one seat (or the public) has been told so far, and those who listen.

    Everything that is sent is made from here, and never straight from the game: what is not yet safely
    stored, or not for these eyes, has no way out.

    Attributes:
        seat: the seat, or WATCHING.
        view: the view that was told last.
        lines: how many lines of the log were told.
        count: how many updates were told.
        streams: the connections.
    """

    __slots__ = ("_epoch", "_kept", "_written", "count", "lines", "seat", "streams", "view")

    def __init__(self, seat: int, view: dict[str, Any], game: Game) -> None:
        self.seat = seat
        self.view = view
        self.lines = len(game.log(self.eyes))
        self.count = 0
        self.streams: set[Stream] = set()
        self._written = game.written
        # A cursor of before the server was started again must not be taken for one of today.
        self._epoch = secrets.token_hex(4)
        self._kept: deque[tuple[int, bytes]] = deque(maxlen=_KEPT)

    @property
    def eyes(self) -> int | None:
        """The seat as the engine names it."""
        return None if self.seat < 0 else self.seat

    def cursor(self, chat: int) -> str:
        """Where somebody stands who knows everything up to now."""
        return f"{self._epoch}.{self.count}.{chat}"

    # --- telling

    def tell(self, view: dict[str, Any], game: Game, chat: int) -> None:
        """Tells what changed, if anything did."""
        written = game.written
        lines = game.news(self.eyes, self._written) if written != self._written else []
        self._written = written
        self._tell(view, self.lines, lines, chat)

    def retell(self, view: dict[str, Any], before: Game, after: Game, chat: int) -> None:
        """The same after the game was replaced by another, whose log may have parted from the old one."""
        old = before.log(self.eyes)[: self.lines]
        new = after.log(self.eyes)
        keep = 0
        while keep < len(old) and keep < len(new) and old[keep] == new[keep]:
            keep += 1
        self._written = after.written
        self._tell(view, keep, new[keep:], chat)

    def _tell(self, view: dict[str, Any], keep: int, lines: list[dict[str, Any]], chat: int) -> None:
        patch = [] if view is self.view else changes(self.view, view)
        self.view = view
        if not patch and not lines and keep == self.lines:
            return
        self.count += 1
        update = Update(cursor=self.cursor(chat), sent=_now())
        if patch:
            update.patch = patch
        if lines or keep != self.lines:
            update.log = LogTail(keep, lines)
            self.lines = keep + len(lines)
        data = event_of(update)
        self._kept.append((self.count, data))
        for stream in self.streams:
            stream.push(data)

    # --- telling somebody who comes

    def everything(self, game: Game, chat: ChatTail, seq: int, table: TableInfo) -> Update:
        """All that these eyes have been told."""
        return Update(
            cursor=self.cursor(seq),
            view=self.view,
            table=table,
            log=LogTail(0, game.log(self.eyes)[: self.lines]),
            chat=chat,
            sent=_now(),
        )

    def missed(self, cursor: str) -> tuple[list[bytes], int] | None:
        """The events since a cursor and its place in the chat; None if they cannot be told any more."""
        epoch, _, rest = cursor.partition(".")
        told, _, chat = rest.partition(".")
        if epoch != self._epoch or not told.isdecimal() or not chat.isdecimal() or len(rest) > 40:
            return None
        missed = self.count - int(told)
        if not 0 <= missed <= len(self._kept):
            return None
        return [data for number, data in self._kept if number > int(told)], int(chat)
