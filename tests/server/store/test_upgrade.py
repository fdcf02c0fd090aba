"""The upgrade check, in the store and on the command line."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.core.helpers import party
from tests.core.parlour import Parlour
from tests.server.store import scribe
from tests.server.store.samples import awaited, begin, opened, there
from tests.server.store.scribe import Scribe
from tests.server.store.test_replay import kept_party

import banneret
from banneret.cli import main
from banneret.core import registry
from banneret.server.store.base import Commit, Entry, Store
from banneret.server.store.upgrade import Verdict, check


async def verdicts(store: Store) -> dict[str, Verdict]:
    """What the check says, by table."""
    return {verdict.table: verdict async for verdict in check(store)}


async def fill(store: Store, parlour: Parlour) -> None:
    """Tables of many kinds."""
    kept = kept_party(parlour)
    await store.commit(kept.commit("bare"))
    await store.commit(kept.commit("over", over=True))
    kept.keep()
    await store.commit(kept.commit("kept"))
    early = Scribe(party(parlour, 2, 1), "1")
    early.keep()
    await store.commit(early.commit("early"))
    roses = Scribe(banneret.new("richard3", seed="roses"), "roses")
    roses.play_on(30)
    roses.keep()
    await store.commit(roses.commit("roses"))
    doctored = roses.commit("doctored")
    assert doctored.head is not None
    await store.commit(doctored._replace(head=doctored.head._replace(rules="0.0")))


@awaited
async def test_all_running_games_are_replayed(url: str, parlour: Parlour) -> None:
    rules = banneret.new("richard3").rules.version
    async with opened(url) as store:
        await fill(store, parlour)
        found = await verdicts(store)
        assert found == {
            "bare": Verdict("bare", 0, "parlour", "3", "3", "same"),
            "kept": Verdict("kept", 0, "parlour", "3", "3", "same"),
            "early": Verdict("early", 0, "parlour", "3", "3", "same"),
            "roses": Verdict("roses", 0, "richard3", rules, rules, "same"),
            "doctored": Verdict("doctored", 0, "richard3", "0.0", rules, "same"),
        }
        registry.add(scribe.NoDogs())
        found = await verdicts(store)
        assert found["early"] == Verdict("early", 0, "parlour", "3", "4", "same")
        differs = found["kept"]
        assert (differs.result, differs.choice, differs.lost) == ("differs", 5, 0)
        assert "PA-3-f" in differs.reason
        lost = found["bare"]
        assert (lost.result, lost.choice) == ("lost", 5)
        assert "there is none" in lost.reason
        # The check writes nothing.
        assert (await there(store, "kept")).head.serial == 1


@awaited
async def test_a_doctored_position_shows_that_the_rules_lead_elsewhere(url: str) -> None:
    """As if Richard III had been played under rules with another starting position."""
    rules = banneret.new("richard3").rules
    async with opened(url) as store:
        roses = Scribe(banneret.new("richard3", seed="roses"), "roses")
        roses.play_on(40)
        other = Scribe(banneret.new("richard3", seed="roses"), "roses")
        other.play_on(36)
        other.rules = "0.9"
        other.keep()
        assert other.snapshot is not None
        commit = roses.commit("t")
        assert commit.head is not None
        wrong = other.snapshot._replace(seq=len(roses.entries), rules="0.9")
        await store.commit(commit._replace(head=commit.head._replace(rules="0.9"), snapshots=(wrong,)))
        verdict = (await verdicts(store))["t"]
        assert (verdict.was, verdict.now, verdict.result) == ("0.9", rules.version, "differs")
        assert verdict.choice == len(roses.game.record())
        assert "another position than under rules 0.9; they differ in " in verdict.reason


@awaited
@pytest.mark.parametrize(("then", "now"), [("", "0123abcd"), ("0123abcd", ""), ("0123abcd", "99999999")])
async def test_games_of_other_figures_are_lost_and_not_replayed_wrongly(
    url: str, parlour: Parlour, then: str, now: str
) -> None:
    async with opened(url) as store:
        parlour.figures = then
        for name, snapshot in (("kept", True), ("bare", False)):
            scribe_of = kept_party(parlour)
            scribe_of.rules = parlour.stamp()
            if snapshot:
                scribe_of.keep()
            await store.commit(scribe_of.commit(name))
        assert {verdict.result for verdict in (await verdicts(store)).values()} == {"same"}
        parlour.figures = now
        for verdict in (await verdicts(store)).values():
            assert (verdict.was, verdict.now, verdict.result) == (
                "3+" + then if then else "3",
                parlour.stamp(),
                "lost",
            )
            assert "figures" in verdict.reason
        parlour.figures = then
        assert {verdict.result for verdict in (await verdicts(store)).values()} == {"same"}


@awaited
async def test_every_line_of_an_analysis_board_is_checked(url: str, parlour: Parlour) -> None:
    async with opened(url) as store:
        kept = kept_party(parlour)
        other = Scribe(party(parlour, 2, 5, rounds=3), "5", line=1)
        commit = kept.commit("t")
        assert commit.head is not None
        head = other.head._replace(id="t")
        await store.commit(commit._replace(head=head, entries=(*kept.entries, *other.entries)))
        registry.add(scribe.NoDogs())
        found = [verdict async for verdict in check(store)]
        assert [(verdict.line, verdict.result) for verdict in found] == [(1, "same"), (0, "lost")]


@awaited
async def test_games_that_nobody_knows_and_damaged_heads_are_lost(url: str, parlour: Parlour) -> None:
    async with opened(url) as store:
        await store.commit(begin("nonsense", body="{"))
        await store.commit(begin("empty", body="{}"))
        await store.commit(begin("unknown", game="hazard"))
        damaged = kept_party(parlour).commit("damaged")
        await store.commit(damaged)
        await store.commit(Commit("damaged", 1, 1.0, entries=(Entry(0, 9, "undo", (99, 99)),)))
        found = await verdicts(store)
        assert {verdict.result for verdict in found.values()} == {"lost"}
        assert "damaged" in found["nonsense"].reason
        assert "options" in found["empty"].reason
        assert "hazard" in found["unknown"].reason
        assert "takes back what there is not" in found["damaged"].reason


# --- the command


def told(url: str, *more: str) -> list[str]:
    return ["upgrade-check", "--database", url, *more]


def test_the_command_says_what_it_found(
    url: str, parlour: Parlour, capsys: pytest.CaptureFixture[str]
) -> None:
    @awaited
    async def fill_it() -> None:
        async with opened(url) as store:
            await fill(store, parlour)

    fill_it()
    assert main(told(url)) == 0
    assert capsys.readouterr().out == (
        "5 running: 5 replay the same, 0 differ and go on from their last stored position,"
        " 0 cannot be opened.\n"
    )
    registry.add(scribe.NoDogs())
    assert main(told(url)) == 1
    lines = sorted(capsys.readouterr().out.splitlines())
    assert lines[0].startswith("5 running: 3 replay the same, 1 differ")
    assert lines[1].startswith("table bare (parlour, begun under rules 3) cannot be opened at choice 5: ")
    assert lines[2].startswith(
        "table kept (parlour, begun under rules 3) differs at choice 5: seat 0 may not"
    )
    assert len(lines) == 3
    assert main(told(url, "--json")) == 1
    document = json.loads(capsys.readouterr().out)
    assert document["counts"] == {"same": 3, "differs": 1, "lost": 1}
    kept = next(one for one in document["lines"] if one["table"] == "kept")
    assert (kept["was"], kept["now"], kept["result"], kept["choice"]) == ("3", "4", "differs", 5)


def test_the_command_only_looks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = tmp_path / "nowhere.db"
    assert main(told(str(nowhere))) == 2
    assert "there is no such database" in capsys.readouterr().err
    assert not nowhere.exists()
    with closing(sqlite3.connect(nowhere)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    assert main(told(str(nowhere))) == 2
    assert "another program" in capsys.readouterr().err
    assert main(told("mysql://x/y")) == 2
    assert main(["upgrade-check"]) == 2
