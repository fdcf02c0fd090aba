"""Results and decisions as Parquet, for whoever studies or trains on them.

Games are small when they are kept as choices and outcomes; what was seen and could be done at every decision
is worked out again here, by replaying them.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from banneret.arena.contest import Contest
from banneret.arena.play import Row
from banneret.arena.stats import shares
from banneret.core.errors import BanneretError

#: So many decisions are written at once.
_GROUP: Final = 20_000


class NeedsPyarrow(BanneretError):
    """The package that writes Parquet is not installed."""


class NoFiles(BanneretError):
    """Decisions can only be told of games that were kept."""


def _pyarrow() -> tuple[Any, Any]:
    try:
        return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
    except ImportError as error:
        raise NeedsPyarrow("Parquet needs pyarrow: install banneret[arena]") from error


def write_results(path: Path, contest: Contest, rows: Iterable[Row]) -> int:
    """One row for each seat of each game; returns how many."""
    pa, pq = _pyarrow()
    schema = pa.schema(
        [
            ("game", pa.int64()),
            ("deal", pa.string()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("win", pa.float64()),
            ("score", pa.int64()),
            ("decisions", pa.int32()),
            ("asked", pa.int32()),
            ("thought", pa.float64()),
            ("fault", pa.string()),
        ],
        metadata=_about(contest),
    )
    told: list[dict[str, Any]] = []
    for row in sorted(rows, key=lambda row: int(row["n"])):
        won = shares(row)
        for seat, bot in enumerate(row["bots"]):
            faults = [fault["reason"] for fault in row["faults"] if fault["seat"] == seat]
            told.append(
                {
                    "game": row["n"],
                    "deal": contest.deal(row["n"]),
                    "seat": seat,
                    "bot": bot,
                    "win": won[seat],
                    "score": row["scores"][seat],
                    "decisions": row["decisions"],
                    "asked": row["asked"][seat],
                    "thought": row["thought"][seat],
                    "fault": faults[0] if faults else None,
                }
            )
    pq.write_table(pa.Table.from_pylist(told, schema), path)
    return len(told)


def write_decisions(path: Path, contest: Contest, rows: Iterable[Row], views: bool = False) -> int:
    """One row for each decision of each game that was kept (``Contest.files``); returns how many.

    Args:
        path: where to.
        contest: what was played.
        rows: its games.
        views: whether what the seat saw comes along, as JSON: large, and all that it saw.
    """
    pa, pq = _pyarrow()
    fields = [
        ("game", pa.int64()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("step", pa.string()),
        ("legal", pa.list_(pa.int32())),
        ("choice", pa.int32()),
        ("word", pa.string()),
        ("win", pa.float64()),
    ]
    if views:
        fields.append(("view", pa.string()))
    schema = pa.schema(fields, metadata=_about(contest))
    count = 0
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        group: list[dict[str, Any]] = []
        for row in sorted(rows, key=lambda row: int(row["n"])):
            for told in decisions(row, views):
                group.append(told)
                count += 1
                if len(group) == _GROUP:
                    writer.write_table(pa.Table.from_pylist(group, schema))
                    group = []
        if group:
            writer.write_table(pa.Table.from_pylist(group, schema))
    return count


def decisions(row: Row, views: bool = False) -> Iterator[dict[str, Any]]:
    """The decisions of one game, replayed from its file."""
    import banneret

    text = row.get("file")
    if not text:
        raise NoFiles("the results hold no games: play with --files")
    finished = banneret.load(str(text))
    won = shares(row)
    game = finished.retraced()
    for ply, (seat, choice) in enumerate(finished.record()):
        state = game.state
        told: dict[str, Any] = {
            "game": row["n"],
            "ply": ply,
            "seat": seat,
            "bot": row["bots"][seat],
            "step": game.rules.steps[state.stack[-1][0]].name,
            "legal": list(game.choices(seat)),
            "choice": choice,
            "word": game.word(choice),
            "win": won[seat],
        }
        if views:
            told["view"] = json.dumps(game.view(seat), separators=(",", ":"))
        yield told
        game.apply(seat, choice)


def _about(contest: Contest) -> dict[str, str]:
    """What was played, kept inside the file."""
    return {"banneret": json.dumps(contest._asdict())}
