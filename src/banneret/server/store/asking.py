"""The questions that are the same in both databases."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from banneret.server.store.base import Head, Seat

#: The columns of ``head`` below, in its order.
HEAD = (
    "t.number, t.id, t.serial, h.game, h.kind, h.access, h.status, h.host, h.rules,"
    " h.created, t.updated, h.body FROM tables t JOIN heads h ON h.number = t.number"
)


def heads_question(
    sign: str,
    person: str | None,
    seat_key: bytes | None,
    access: str | None,
    status: Sequence[str],
    game: str | None,
    limit: int,
) -> tuple[str, list[object]]:
    """A question for heads and its arguments; ``sign`` marks an argument (``?1`` or ``$1``)."""
    given: list[object] = []

    def mark(value: object) -> str:
        given.append(value)
        return f"{sign}{len(given)}"

    where: list[str] = []
    # The indices leave out empty names and keys, and are only used by questions that say so too.
    if person is not None:
        where.append(f"t.number IN (SELECT number FROM seats WHERE person = {mark(person)} AND person <> '')")
    if seat_key is not None:
        where.append(
            f"t.number IN (SELECT number FROM seats WHERE key_hash = {mark(seat_key)}"
            f" AND length(key_hash) > 0)"
        )
    if access is not None:
        where.append(f"h.access = {mark(access)}")
    if status:
        where.append(f"h.status IN ({', '.join([mark(each) for each in status])})")
    if game is not None:
        where.append(f"h.game = {mark(game)}")
    condition = f" WHERE {' AND '.join(where)}" if where else ""
    return f"SELECT {HEAD}{condition} ORDER BY t.updated DESC, t.number DESC LIMIT {mark(limit)}", given


def head(row: Iterable[Any], seats: Iterable[Seat]) -> Head:
    """A head from a row of the columns above."""
    _, table, serial, game, kind, access, status, host, rules, created, updated, body = row
    return Head(table, serial, game, kind, access, status, host, rules, created, updated, tuple(seats), body)
