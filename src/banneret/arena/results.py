"""Results on disk: one line a game, only ever added to, so that a contest goes on where it was killed.

The first line says what is played, every other one is a game. Each line ends with a checksum of what is
before it. A last line that was not written to its end is what a killed contest leaves behind, and is played
again; any other damage is refused, and nothing of the file is touched until somebody asks to mend it.
"""

from __future__ import annotations

import json
import os
import zlib
from pathlib import Path
from typing import IO, Any, Final

from banneret.arena.contest import Contest
from banneret.arena.play import Row
from banneret.core.errors import BanneretError

_VERSION: Final = 1
_DIGITS: Final = 8


class DamagedResults(BanneretError):
    """Lines of a results file are not what was written there."""


class OtherContest(BanneretError):
    """A results file is about another contest."""


def _sealed(told: dict[str, Any]) -> str:
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    return f"{text} {zlib.crc32(text.encode('utf-8')):0{_DIGITS}x}\n"


def _opened(line: str) -> dict[str, Any] | None:
    """What a line says; None if it is not as it was written."""
    text, _, seal = line.rstrip("\n").rpartition(" ")
    try:
        if len(seal) != _DIGITS or int(seal, 16) != zlib.crc32(text.encode("utf-8")):
            return None
        told = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return told if isinstance(told, dict) else None


class Read:
    """What is in a results file.

    Attributes:
        header: what its first line says; None if that is damaged or there is none.
        rows: the good games, by their number.
        bad: the numbers of the damaged lines, from 1.
        torn: how many bytes at the end belong to a line that was not finished.
    """

    def __init__(self, data: bytes) -> None:
        self.rows: dict[int, Row] = {}
        self.bad: list[int] = []
        self.header: dict[str, Any] | None = None
        whole, newline, rest = data.rpartition(b"\n")
        self.torn = len(rest)
        lines = (whole + newline).split(b"\n")[:-1]
        for place, raw in enumerate(lines, start=1):
            told = _opened(raw.decode("utf-8", errors="replace"))
            if told is None or ("banneret" in told) != (place == 1):
                self.bad.append(place)
            elif place == 1:
                self.header = told
            else:
                self.rows.setdefault(told["n"], told)


def read(path: Path) -> Read:
    """The games of a results file.

    Raises:
        DamagedResults: some lines are damaged; the file is left as it is.
    """
    found = Read(path.read_bytes())
    if found.bad:
        lines = ", ".join(str(number) for number in found.bad[:10]) + ("…" if len(found.bad) > 10 else "")
        raise DamagedResults(
            f"{path} is damaged in line {lines}; its {len(found.rows)} good games are still there:"
            " --mend keeps them and plays the others again"
        )
    return found


def mend(path: Path) -> int:
    """Keeps the good lines of a damaged file; the file as it was stays beside it as ``<name>.damaged``.

    Returns:
        How many games were kept.
    """
    data = path.read_bytes()
    found = Read(data)
    if found.header is None:
        raise DamagedResults(f"{path}: the line that says what was played is damaged; nothing can be mended")
    good = [_sealed(found.header), *[_sealed(row) for row in found.rows.values()]]
    beside = path.with_name(path.name + ".damaged")
    beside.write_bytes(data)
    made = path.with_name(path.name + ".mended")
    made.write_text("".join(good), encoding="utf-8")
    made.replace(path)
    return len(found.rows)


class Results:
    """The results file of a contest under way.

    Args:
        path: where it is; made if it is not there.
        contest: what is played. A file about another contest is refused.

    Attributes:
        rows: the games that are played already, by number.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self.rows: dict[int, Row] = {}
        self._file: IO[str]
        if path.exists() and path.stat().st_size:
            found = read(path)
            if found.torn:
                with path.open("r+b") as file:
                    file.truncate(path.stat().st_size - found.torn)
            if found.header is not None:
                if found.header.get("key") != contest.key():
                    raise OtherContest(
                        f"{path} holds the games of another contest: {told(found.header)};"
                        " give another file, or the arguments it was begun with"
                    )
                self.rows = {number: row for number, row in found.rows.items() if number < contest.size}
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
        fresh = not path.exists() or not path.stat().st_size
        self._file = path.open("a", encoding="utf-8", newline="\n")
        if fresh:
            self._write(
                {"banneret": "results", "version": _VERSION, "key": contest.key(), **contest._asdict()}
            )

    def add(self, row: Row) -> None:
        """One more game; it is on disk when this returns."""
        self.rows[row["n"]] = row
        self._write(row)

    def _write(self, what: dict[str, Any]) -> None:
        self._file.write(_sealed(what))
        self._file.flush()

    def close(self) -> None:
        os.fsync(self._file.fileno())
        self._file.close()


def told(header: dict[str, Any]) -> str:
    """What a results file is about, in a few words."""
    lineups = [" against ".join(lineup) for lineup in header.get("lineups", [])]
    return f"{header.get('game')}, {'; '.join(lineups[:3])}, seed {header.get('seed')}"


def contest_of(path: Path) -> Contest:
    """The contest that a results file is about."""
    header = read(path).header
    if header is None:
        raise DamagedResults(f"{path} does not say what was played")
    known = {name: header[name] for name in Contest._fields if name in header}
    known["lineups"] = tuple(tuple(lineup) for lineup in known["lineups"])
    known["modules"] = tuple(known.get("modules", ()))
    return Contest(**known)
