"""What is written to a store, checked and packed before it waits for its turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from banneret.server.store.base import Commit, Head, Person, Said, StoreError
from banneret.server.store.packing import Row, pack, squeeze


class Position(NamedTuple):
    """A snapshot as it is kept."""

    line: int
    seq: int
    rules: str
    data: bytes


class Writing(NamedTuple):
    """A commit, ready for the database."""

    table: str
    after: int
    at: float
    head: Head | None
    rows: list[Row]
    positions: list[Position]
    said: tuple[Said, ...]


class Note(NamedTuple):
    """The private note of somebody about a table."""

    table: str
    owner: str
    text: str
    at: float


Job = Writing | Person | Note


def writing(commit: Commit) -> Writing:
    """Checks a commit and packs it.

    Raises:
        StoreError: it holds something that no store keeps, or contradicts itself.
    """
    keepable((commit.table,))
    head = commit.head
    if head is not None:
        if head.id != commit.table or head.serial != commit.after + 1:
            raise StoreError(
                f"a commit to {commit.table!r} after {commit.after} brings the head"
                f" of {head.id!r} with serial {head.serial}"
            )
        keepable((head.game, head.kind, head.access, head.status, head.host, head.rules, head.body))
        for seat in head.seats:
            keepable((seat.kind, seat.person, seat.name, seat.bot))
    for kept in commit.snapshots:
        keepable((kept.rules, kept.text))
    for said in commit.said:
        keepable((said.name, said.text))
    return Writing(
        commit.table,
        commit.after,
        commit.at,
        head,
        pack(commit.entries, commit.after + 1) if commit.entries else [],
        [Position(item.line, item.seq, item.rules, squeeze(item.text)) for item in commit.snapshots],
        commit.said,
    )


def keepable(texts: Iterable[str]) -> None:
    """Refuses texts that one of the databases could not give back as they are."""
    for text in texts:
        if not possible(text):
            raise StoreError("a text with the sign NUL or half a sign in it cannot be kept")


def possible(text: str) -> bool:
    """Whether a text can be in a store at all."""
    if "\0" in text:
        return False
    if not text.isascii():
        try:
            text.encode("utf-8")
        except UnicodeEncodeError:
            return False
    return True
