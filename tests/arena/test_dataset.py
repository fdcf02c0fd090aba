"""Data sets: what was played, seat by seat, and every decision with what could be chosen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.arena.support import heaps

import banneret
from banneret import arena
from banneret.arena.dataset import NoFiles, write_decisions, write_results

pq: Any = pytest.importorskip("pyarrow.parquet")


def test_results_seat_by_seat(tmp_path: Path) -> None:
    contest = heaps("greedy,random", 4)
    rows = arena.run(contest, processes=1)
    path = tmp_path / "results.parquet"
    assert write_results(path, contest, rows) == 8
    table = pq.read_table(path)
    told = table.to_pylist()
    assert sum(each["win"] for each in told) == 4.0
    for each in told:
        row = rows[each["game"]]
        assert each["bot"] == row["bots"][each["seat"]]
        assert each["score"] == row["scores"][each["seat"]]
        assert each["fault"] is None
    about = json.loads(table.schema.metadata[b"banneret"])
    assert about["game"] == "heaps"


def test_decisions_are_those_that_were_made(tmp_path: Path) -> None:
    contest = arena.contest("richard3", ["random"], 2, files=True)
    rows = arena.run(contest, processes=1)
    path = tmp_path / "decisions.parquet"
    count = write_decisions(path, contest, rows, views=True)
    assert count == sum(row["decisions"] for row in rows)
    told = pq.read_table(path).to_pylist()
    for row in rows:
        mine = [each for each in told if each["game"] == row["n"]]
        record = banneret.load(row["file"]).record()
        assert [(each["seat"], each["choice"]) for each in mine] == record
        for each in mine:
            assert each["choice"] in each["legal"]
            assert each["win"] == float(each["seat"] in row["winners"])
        view = json.loads(mine[5]["view"])
        assert view["seat"] == mine[5]["seat"]
        assert view["choices"] == mine[5]["legal"]


def test_games_that_were_not_kept_have_no_decisions(tmp_path: Path) -> None:
    contest = heaps("random", 2)
    with pytest.raises(NoFiles, match="--files"):
        write_decisions(tmp_path / "x.parquet", contest, arena.run(contest, processes=1))
