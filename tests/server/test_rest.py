"""Tables that nobody looks at are put away, and come back as they were."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.support import Ear, Guest, Served, person, play_on, served, settings


def wait(ready: Callable[[], bool]) -> None:
    until = time.monotonic() + 20
    while not ready():
        assert time.monotonic() < until
        time.sleep(0.02)


def is_put_away(server: Served, table: str, evicted: bool) -> bool:
    """Whether a table takes no memory at all any more, or only what its game needs."""
    live = server.hall.tables.get(table)
    if evicted or live is None:
        return evicted and live is None
    return not live._viewers and not live._looks and not live.game._log.fresh


@pytest.mark.parametrize("evicted", [False, True], ids=["dozing", "gone"])
def test_a_table_comes_back_as_it_was(tmp_path: Path, evicted: bool) -> None:
    """Put away again and again in the middle of play, with undo, past and log as if nothing had been."""
    quick = settings(str(tmp_path / "t.db"), doze=0.1, idle=0.2 if evicted else 600.0, quiet=0.05, grace=0.01)
    with served(quick) as server:
        ada = person(server.url, "Ada")
        table = ada.table("me", "me", seed="rest")["table"]["id"]
        ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "Good night"})
        rng = random.Random(1)
        undone = 0
        for _ in range(4):
            play_on(table, [ada, ada], rng, 6)
            before = [ada.get(f"/api/tables/{table}/view", seat=seat) for seat in (0, 1)]
            wait(lambda: is_put_away(server, table, evicted))
            after = [ada.get(f"/api/tables/{table}/view", seat=seat) for seat in (0, 1)]
            for one, two in zip(before, after, strict=True):
                assert (one["view"], one["log"], one["chat"]) == (two["view"], two["log"], two["chat"])
            seat = after[0]["view"]["must_act"][0]
            if after[seat]["view"]["undo"]:
                undone += 1
                ada.post(f"/api/tables/{table}/undo", {"seat": seat})
        stops = ada.get(f"/api/tables/{table}/past", seat="all")["stops"]
        assert stops == 25 - undone
        ada.close()


def test_who_looks_keeps_the_table_awake_and_misses_nothing(tmp_path: Path) -> None:
    quick = settings(str(tmp_path / "t.db"), doze=0.1, idle=0.2, quiet=0.05)
    with served(quick) as server:
        ada = person(server.url, "Ada")
        table = ada.table("me", "me", seed="awake")["table"]["id"]
        ear = Ear(ada, table, 0).begun()
        live = server.hall.tables[table]
        for _ in range(3):
            play_on(table, [ada, ada], random.Random(2), 3)
            wait(lambda: not live.game._log.fresh)
            assert server.hall.tables[table] is live
            ear.wait_for(ada.view(table, 0))
        assert [("view" in update) for update in ear.updates].count(True) == 1
        ear.close()
        ada.close()


def test_who_comes_back_too_late_is_told_everything(tmp_path: Path) -> None:
    quick = settings(str(tmp_path / "t.db"), doze=0.1, idle=600.0, quiet=0.05, grace=0.01)
    with served(quick) as server:
        ada = person(server.url, "Ada")
        table = ada.table("me", "me", seed="late")["table"]["id"]
        ear = Ear(ada, table, 0).begun()
        ear.close()
        wait(lambda: is_put_away(server, table, False))
        guest = Guest(server.url, ada.key)
        play_on(table, [guest, guest], random.Random(3), 5)
        again = Ear(ada, table, 0, ear.cursor).begun()
        assert again.view == guest.view(table, 0)
        again.close()
        for one in (ada, guest):
            one.close()
