"""The upgrade check: do all running games still replay under the rules there are now?"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final, Literal, NamedTuple

import msgspec

from banneret.core.errors import BanneretError
from banneret.server.record import read_body, stored_line
from banneret.server.store.base import Head, Store, Stored
from banneret.server.store.replay import Unplayable, open_line

#: More tables than any server has.
_ALL: Final = 1 << 31


class Verdict(NamedTuple):
    """What becomes of one line of play.

    Attributes:
        table: the table's id.
        line: the line of play.
        game: the game.
        was: the rules it was begun under.
        now: the rules there are now; empty if there are none.
        result: ``same``: it replays as it was. ``differs``: it does not, and goes on from the position that
            was kept last. ``lost``: it cannot be opened at all.
        choice: the choice at which it differs, counted from 1; 0 if there is none, or no saying.
        reason: why it is not the same.
        lost: how many of the things done last would be lost.
    """

    table: str
    line: int
    game: str
    was: str
    now: str
    result: Literal["same", "differs", "lost"]
    choice: int = 0
    reason: str = ""
    lost: int = 0


async def check(store: Store) -> AsyncIterator[Verdict]:
    """Replays all running games of a store; writes nothing."""
    for head in await store.heads(status=("playing",), limit=_ALL):
        stored = await store.read(head.id)
        if stored is not None:
            for verdict in check_table(stored):
                yield verdict


def check_table(stored: Stored) -> list[Verdict]:
    """The verdicts on all lines of a table, the present one first."""
    head = stored.head
    try:
        present = read_body(head).line
    except (msgspec.MsgspecError, ValueError) as error:
        return [
            Verdict(head.id, 0, head.game, head.rules, "", "lost", reason=f"its head is damaged: {error}")
        ]
    others = sorted({entry.line for entry in stored.entries} - {present})
    return [_check_line(stored, line) for line in (present, *others)]


def _check_line(stored: Stored, number: int) -> Verdict:
    head: Head = stored.head
    now = ""
    choice = 0
    try:
        line = stored_line(stored, read_body(head), number)
        now = line.rules.stamp()
        opened = open_line(line)
    except BanneretError as error:
        if isinstance(error, Unplayable):
            choice = error.fault.choice
        return Verdict(head.id, number, head.game, head.rules, now, "lost", choice, str(error))
    fault = opened.fault
    if fault is None:
        return Verdict(head.id, number, head.game, head.rules, now, "same")
    return Verdict(
        head.id, number, head.game, head.rules, now, "differs", fault.choice, fault.reason, opened.lost
    )
