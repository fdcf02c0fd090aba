"""How much room a finished game takes."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.postgres import Cluster, name_of
from tests.server.store.samples import awaited, opened, there
from tests.server.store.scribe import Scribe

import banneret
from banneret.server.store.base import Commit, Snapshot, Store

#: A random game of Richard III with about 600 choices.
_SEED = 26
_GAMES = 16
_EVERY = 32
_MOST = 25_000


def commits() -> tuple[Scribe, list[Commit]]:
    """A whole game as a server stores it: choice by choice, and the position now and then and at the end."""
    kept = Scribe(banneret.new("richard3", seed=_SEED), str(_SEED))
    done = [kept.commit("t", over=False)]
    rng = random.Random(_SEED)
    while not kept.game.over:
        seat = kept.game.must_act[0]
        kept.play(seat, rng.choice(kept.game.choices(seat)))
        positions: tuple[Snapshot, ...] = ()
        over = not kept.game.must_act
        if len(kept.entries) % _EVERY == 0 or over:
            kept.keep()
            positions = tuple(kept.stored.snapshots)
        after = len(done)
        head = kept.head._replace(serial=after + 1, status="over") if over else None
        done.append(Commit("t", after, 1.0 + after, head, (kept.entries[-1],), positions))
    return kept, done


async def fill(store: Store) -> None:
    """Several such games, played at the same time."""
    kept, done = commits()
    assert len(kept.game.record()) == 595
    for start in range(0, len(done), 25):
        jobs = []
        for number in range(_GAMES):
            for commit in done[start : start + 25]:
                head = None if commit.head is None else commit.head._replace(id=f"t{number}")
                jobs.append(store.commit(commit._replace(table=f"t{number}", head=head)))
        await asyncio.gather(*jobs)
    stored = await there(store, "t3")
    assert stored.entries == kept.entries
    assert stored.snapshots == kept.stored.snapshots
    assert stored.head.status == "over"


@awaited
async def test_a_finished_game_is_small_in_sqlite(path: Path) -> None:
    async with opened(str(path)) as store:
        await fill(store)
    with closing(sqlite3.connect(path)) as connection:
        pages, free, size = [
            connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("page_count", "freelist_count", "page_size")
        ]
    assert (pages - free) * size / _GAMES < _MOST


@awaited
async def test_a_finished_game_is_small_in_postgres(postgres_url: str, cluster: Cluster) -> None:
    async with opened(postgres_url) as store:
        empty = _size(cluster, postgres_url)
        await fill(store)
        assert (_size(cluster, postgres_url) - empty) / _GAMES < _MOST


def _size(cluster: Cluster, url: str) -> int:
    """All tables with their indices, without what later games would write over."""
    cluster.ask(name_of(url), "VACUUM FULL")
    return int(
        cluster.ask(
            name_of(url),
            "SELECT sum(pg_total_relation_size(c.oid)) FROM pg_class c"
            " JOIN pg_namespace n ON n.oid = c.relnamespace WHERE nspname = 'banneret' AND relkind = 'r'",
        )
    )
