"""How the record stands in a database: a few bytes an entry, and much less once a game is over.

An entry is a header (the serial it was committed with, how many codes and whether it is an undo, how many
outcomes) and then its codes and outcomes as numbers of five bytes, which hold whatever the core records.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from banneret.server.store.base import Entry, StoreError

_HEADER: Final = struct.Struct("<IHH")
_MOST_CODES: Final = (1 << 15) - 1
_MOST_OUTCOMES: Final = (1 << 16) - 1
_WIDTH: Final = 5
_KINDS: Final = ("choice", "undo")


class Row(NamedTuple):
    """Some entries that follow each other in a line.

    Attributes:
        seq: that of the first.
        serial: the highest of the commits they came with.
        packed: whether ``data`` is compressed.
    """

    line: int
    seq: int
    serial: int
    packed: int
    data: bytes


def pack(entries: Sequence[Entry], serial: int) -> list[Row]:
    """The rows for what one commit adds: one for all entries that follow each other."""
    if len(entries) == 1:
        entry = entries[0]
        return [Row(entry.line, entry.seq, serial, 0, _bytes(entry, serial))]
    rows: list[Row] = []
    following = (-1, -1)
    for entry in entries:
        data = _bytes(entry, serial)
        if following == (entry.line, entry.seq):
            last = rows[-1]
            rows[-1] = last._replace(data=last.data + data)
        else:
            rows.append(Row(entry.line, entry.seq, serial, 0, data))
        following = (entry.line, entry.seq + 1)
    return rows


def _bytes(entry: Entry, serial: int) -> bytes:
    codes = entry.codes
    outcomes = entry.outcomes
    if len(codes) > _MOST_CODES or len(outcomes) > _MOST_OUTCOMES:
        raise StoreError(f"an entry with {len(codes)} codes and {len(outcomes)} outcomes is too long to keep")
    try:
        data = _HEADER.pack(serial, len(codes) << 1 | _KINDS.index(entry.kind), len(outcomes))
        for code in codes:
            data += code.to_bytes(_WIDTH, "little")
        for code in outcomes:
            data += code.to_bytes(_WIDTH, "little")
    except (OverflowError, ValueError, struct.error) as error:
        raise StoreError(f"an entry holds what no game records: {error}") from error
    return data


def unpack(rows: Iterable[Row], since: int = 0) -> list[Entry]:
    """The entries in rows sorted by line and place, those of commits after ``since`` only."""
    entries: list[Entry] = []
    known: tuple[int, int] | None = None
    for line, seq, _serial, packed, data in rows:
        # A reader who has the entries before gets the later ones only, so a line may begin anywhere.
        if known is not None and known[0] == line and known[1] != seq:
            raise StoreError(f"the record of line {line} is damaged: entry {seq} comes after {known[1] - 1}")
        if packed:
            data = zlib.decompress(data)
        seq = _unpack_row(line, seq, data, since, entries)
        known = (line, seq)
    return entries


def _unpack_row(line: int, seq: int, data: bytes, since: int, entries: list[Entry]) -> int:
    number = int.from_bytes
    place = 0
    while place < len(data):
        serial, mixed, drawn = _HEADER.unpack_from(data, place)
        place += _HEADER.size
        middle = place + (mixed >> 1) * _WIDTH
        end = middle + drawn * _WIDTH
        if serial > since:
            codes = tuple([number(data[i : i + _WIDTH], "little") for i in range(place, middle, _WIDTH)])
            outcomes = tuple([number(data[i : i + _WIDTH], "little") for i in range(middle, end, _WIDTH)])
            entries.append(Entry(line, seq, "undo" if mixed & 1 else "choice", codes, outcomes))
        place = end
        seq += 1
    return seq


def repack(rows: Sequence[Row]) -> list[Row]:
    """The same record in one compressed row a line."""
    parts: dict[int, list[Row]] = {}
    for row in rows:
        parts.setdefault(row.line, []).append(row)
    result: list[Row] = []
    for line, some in parts.items():
        data = b"".join([zlib.decompress(row.data) if row.packed else row.data for row in some])
        result.append(Row(line, some[0].seq, max([row.serial for row in some]), 1, zlib.compress(data)))
    return result


def squeeze(text: str) -> bytes:
    """A long text for the database."""
    return zlib.compress(text.encode("utf-8"), 6)


def stretch(data: bytes) -> str:
    """The text again."""
    return zlib.decompress(data).decode("utf-8")
