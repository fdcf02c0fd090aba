"""The pool of bot processes: right answers from good bots, reasons for bad ones, and nobody left behind."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

import banneret
from banneret import bots
from banneret.bots import SeatView
from banneret.core.game import Game
from banneret.server.bots import BotFailed, BotPool

HOSTILE = ["tests.server.bots.hostile"]
#: Long enough for any bot of these tests on any machine, short enough not to wait for ever.
AMPLE = 60.0


def run(test: Callable[[BotPool], Awaitable[None]], workers: int = 1) -> list[int]:
    """Runs a test with a pool; returns all processes that the pool ever had."""
    seen: set[int] = set()

    async def main() -> None:
        pool = BotPool(workers, HOSTILE)
        await pool.start()
        seen.update(pool.pids)
        try:
            async with asyncio.timeout(5 * AMPLE):
                await test(pool)
        finally:
            seen.update(pool.pids)
            await pool.close()
        assert pool.pids == []

    asyncio.run(main())
    for pid in seen:
        assert gone(pid), f"process {pid} was left behind"
    return sorted(seen)


def gone(pid: int) -> bool:
    """Whether a process has ended; one that only waits to be buried has."""
    try:
        os.kill(pid, 0)
        status = Path(f"/proc/{pid}/stat")
        return status.exists() and status.read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"
    except ProcessLookupError:
        return True


def position(decisions: int = 5) -> tuple[Game, int, str]:
    """A game some choices in, the seat that decides, and what its bot is sent."""
    game = banneret.new("richard3", seed=3)
    rng = random.Random(1)
    while game.decisions < decisions or len(game.choices(game.must_act[0])) < 3:
        seat = game.must_act[0]
        game.apply(seat, rng.choice(game.choices(seat)))
    seat = game.must_act[0]
    return game, seat, told(game, seat)


def told(game: Game, seat: int) -> str:
    return json.dumps(game.sample(seat, random.Random(2)).snapshot(log=True))


async def reason(pool: BotPool, bot: str, seed: str = "1", seconds: float = AMPLE) -> str:
    """Why a bot fails on the position."""
    _, seat, snapshot = position()
    with pytest.raises(BotFailed) as caught:
        await pool.choose(bot, seed, seat, snapshot, seconds)
    assert str(caught.value).startswith(caught.value.reason)
    return caught.value.reason


async def works(pool: BotPool) -> None:
    """The pool still does what it is there for."""
    game, seat, snapshot = position()
    assert await pool.choose("random", "1", seat, snapshot, AMPLE) in game.choices(seat)


def test_it_chooses_as_the_bot_itself_would() -> None:
    async def test(pool: BotPool) -> None:
        game, _, _ = position()
        for decision in range(25):
            seat = game.must_act[0]
            snapshot = told(game, seat)
            for name in ("random", "greedy"):
                chosen = await pool.choose(name, f"x{decision}", seat, snapshot, AMPLE)
                there = banneret.restore(json.loads(snapshot))
                assert chosen == bots.find(name)(f"x{decision}").choose(SeatView(there, seat))
            assert chosen in game.choices(seat)
            game.apply(seat, chosen)

    run(test, workers=2)


def test_the_same_seed_makes_the_same_choice_in_every_process() -> None:
    async def test(pool: BotPool) -> None:
        _, seat, snapshot = position()
        asked = [pool.choose("random", "7", seat, snapshot, AMPLE) for _ in range(8)]
        assert len(set(await asyncio.gather(*asked))) == 1
        others = [pool.choose("random", str(seed), seat, snapshot, AMPLE) for seed in range(40)]
        assert len(set(await asyncio.gather(*others))) > 1

    run(test, workers=2)


@pytest.mark.parametrize("bot", ["breaks", "unborn", "leaves"])
def test_an_exception_is_a_crash_and_costs_no_process(bot: str) -> None:
    async def test(pool: BotPool) -> None:
        before = pool.pids
        assert await reason(pool, bot) == "crashed"
        await works(pool)
        assert pool.pids == before

    run(test)


def test_a_process_that_dies_is_replaced() -> None:
    async def test(pool: BotPool) -> None:
        had = pool.pids
        for _ in range(2):
            assert await reason(pool, "dies") == "crashed"
            await works(pool)
            assert len(pool.pids) == 1
            assert gone(had[-1])
            had += pool.pids
        assert len(set(had)) == 3

    run(test)


def test_a_bot_that_hangs_is_killed_and_replaced() -> None:
    async def test(pool: BotPool) -> None:
        before = pool.pids
        assert await reason(pool, "hangs", seconds=0.2) == "too-slow"
        assert gone(before[0])
        await works(pool)
        assert pool.pids != before

    run(test)


def test_a_process_killed_from_outside_is_replaced() -> None:
    async def test(pool: BotPool) -> None:
        before = pool.pids[0]
        os.kill(before, 9)
        assert await reason(pool, "random") == "crashed"
        await works(pool)
        assert pool.pids != [before]

    run(test)


def test_an_answer_that_is_no_legal_choice_is_refused() -> None:
    async def test(pool: BotPool) -> None:
        for answer in ("none", "illegal", "bool", "text", "float", "list"):
            assert await reason(pool, "cheats", answer) == "illegal", answer
        await works(pool)

    run(test)


def test_what_a_bot_prints_is_no_answer(capfd: pytest.CaptureFixture[str]) -> None:
    async def test(pool: BotPool) -> None:
        game, seat, snapshot = position()
        for _ in range(3):
            assert await pool.choose("shouts", "1", seat, snapshot, AMPLE) == game.choices(seat)[-1]

    run(test)
    assert capfd.readouterr().err.count('{"choice": 2}') == 3


def test_there_is_no_such_bot() -> None:
    async def test(pool: BotPool) -> None:
        assert await reason(pool, "clever") == "unknown-bot"
        await works(pool)

    run(test)


def test_a_snapshot_that_cannot_be_restored() -> None:
    async def test(pool: BotPool) -> None:
        for snapshot in ("", "{}", "[]", "nonsense", "null", '{"banneret": 1}'):
            with pytest.raises(BotFailed) as caught:
                await pool.choose("random", "1", 0, snapshot, AMPLE)
            assert caught.value.reason == "bad-position", snapshot
        await works(pool)

    run(test)


def test_a_seat_that_has_nothing_to_decide() -> None:
    async def test(pool: BotPool) -> None:
        game, seat, snapshot = position()
        assert game.must_act == (seat,)
        for other in (1 - seat, 5):
            with pytest.raises(BotFailed) as caught:
                await pool.choose("random", "1", other, snapshot, AMPLE)
            assert caught.value.reason == "bad-position"

    run(test)


def test_one_that_hangs_does_not_hold_up_the_others() -> None:
    async def test(pool: BotPool) -> None:
        _, seat, snapshot = position()
        stuck = asyncio.create_task(pool.choose("hangs", "1", seat, snapshot, 3 * AMPLE))
        await asyncio.sleep(0)
        for _ in range(5):
            await works(pool)
        assert not stuck.done()
        stuck.cancel()
        with pytest.raises(asyncio.CancelledError):
            await stuck

    run(test, workers=2)


def test_jobs_are_done_in_the_order_in_which_they_came() -> None:
    async def test(pool: BotPool) -> None:
        _, seat, snapshot = position()
        done: list[int] = []

        async def ask(number: int) -> None:
            await pool.choose("random", str(number), seat, snapshot, AMPLE)
            done.append(number)

        await asyncio.gather(*[ask(number) for number in range(12)])
        assert done == list(range(12))

    run(test)


def test_waiting_for_a_worker_is_not_thinking() -> None:
    """Who comes after one that hangs waits longer than it may think, and is answered all the same."""

    async def test(pool: BotPool) -> None:
        _, seat, snapshot = position()
        slow = asyncio.create_task(pool.choose("hangs", "1", seat, snapshot, 2.1))
        await asyncio.sleep(0)
        await pool.choose("random", "1", seat, snapshot, 2.0)
        with pytest.raises(BotFailed, match="too-slow"):
            await slow

    run(test)


def test_who_no_longer_waits_costs_no_process() -> None:
    async def test(pool: BotPool) -> None:
        before = pool.pids
        _, seat, snapshot = position()
        jobs = [asyncio.create_task(pool.choose("thinks", "0.2", seat, snapshot, AMPLE)) for _ in range(3)]
        await asyncio.sleep(0.05)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await works(pool)
        assert pool.pids == before

    run(test)


def test_close_ends_what_is_under_way_and_what_waits() -> None:
    async def test(pool: BotPool) -> None:
        _, seat, snapshot = position()
        jobs = [asyncio.create_task(pool.choose("hangs", "1", seat, snapshot, AMPLE)) for _ in range(3)]
        await asyncio.sleep(0.1)
        await pool.close()
        for job in jobs:
            with pytest.raises(BotFailed) as caught:
                await job
            assert caught.value.reason == "closed"
        with pytest.raises(BotFailed, match="closed"):
            await pool.choose("random", "1", seat, snapshot)
        await pool.close()

    run(test)


def test_a_pool_that_was_not_started_answers_nobody() -> None:
    async def main() -> None:
        with pytest.raises(BotFailed, match="closed"):
            await BotPool(1).choose("random", "1", 0, "{}")

    asyncio.run(main())


def test_a_pool_is_started_once() -> None:
    async def test(pool: BotPool) -> None:
        with pytest.raises(RuntimeError):
            await pool.start()

    run(test)


@pytest.mark.parametrize("workers", [0, -1])
def test_a_pool_has_workers(workers: int) -> None:
    with pytest.raises(ValueError, match="a pool needs a worker"):
        BotPool(workers)


def test_a_module_that_cannot_be_imported_is_told_at_once(capfd: pytest.CaptureFixture[str]) -> None:
    async def main() -> None:
        pool = BotPool(1, ["tests.server.bots.missing"])
        with pytest.raises(BotFailed) as caught:
            await pool.start()
        assert caught.value.reason == "crashed"
        assert pool.pids == []

    asyncio.run(main())
    assert "tests.server.bots.missing" in capfd.readouterr().err


@pytest.mark.parametrize("bot", ["random", "hangs"])
def test_workers_do_not_outlive_their_server(bot: str, tmp_path: Path) -> None:
    """A server that is killed outright takes its workers with it, thinking or not."""
    _, seat, snapshot = position()
    (tmp_path / "position").write_text(snapshot, encoding="utf-8")
    program = f"""
import asyncio, os, sys
sys.path[:] = {sys.path!r}
from banneret.server.bots import BotPool
async def main():
    pool = BotPool(1, {HOSTILE!r})
    await pool.start()
    snapshot = open({str(tmp_path / "position")!r}).read()
    job = asyncio.create_task(pool.choose({bot!r}, "1", {seat}, snapshot, 600))
    await asyncio.sleep(0.2)
    print(pool.pids[0], flush=True)
    os.kill(os.getpid(), 9)
asyncio.run(main())
"""

    async def main() -> int:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", program, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        said = await asyncio.wait_for(process.stdout.read(), AMPLE)
        await process.wait()
        return int(said)

    worker = asyncio.run(main())

    for _ in range(3000):
        if gone(worker):
            return
        time.sleep(0.02)
    pytest.fail(f"worker {worker} goes on without its server")


def test_it_works_on_the_loop_of_the_server() -> None:
    uvloop = pytest.importorskip("uvloop")

    async def main() -> list[int]:
        pool = BotPool(2, HOSTILE)
        await pool.start()
        before = pool.pids
        assert await reason(pool, "hangs", seconds=0.2) == "too-slow"
        assert await reason(pool, "dies") == "crashed"
        await works(pool)
        await works(pool)
        after = pool.pids
        await pool.close()
        return before + after

    for pid in uvloop.run(main()):
        assert gone(pid)


# --- studies


def test_bots_that_play_come_before_studies() -> None:
    """Three people study for ever; a bot waits for no more than the slices that are under way."""
    _, seat, snapshot = position(40)

    async def test(pool: BotPool) -> None:
        heard = [0, 0, 0]
        begun = asyncio.Event()

        async def study(number: int) -> None:
            async with aclosing(pool.study(str(number), seat, snapshot, 10_000_000, 3600.0)) as thoughts:
                async for _ in thoughts:
                    heard[number] += 1
                    if min(heard) > 1:
                        begun.set()

        students = [asyncio.create_task(study(number)) for number in range(3)]
        await begun.wait()
        for _ in range(5):
            before = sum(heard)
            await pool.choose("greedy", "1", seat, snapshot, AMPLE)
            assert sum(heard) - before <= 1
        for student in students:
            student.cancel()
        await asyncio.gather(*students, return_exceptions=True)
        # Nobody thinks about what nobody waits for.
        assert (await pool.outlook("1", seat, snapshot, 4))[seat] >= 0.0
        assert not any(pool._jobs)

    run(test)


def test_studies_take_turns_and_come_to_their_end() -> None:
    _, seat, snapshot = position(40)

    async def test(pool: BotPool) -> None:
        async def study(seed: str) -> list[dict[str, Any]]:
            return [thought async for thought in pool.study(seed, seat, snapshot, 40, 3600.0)]

        told = await asyncio.gather(*[study(str(number)) for number in range(12)])
        for thoughts in told:
            assert [each["rounds"] for each in thoughts] == sorted(each["rounds"] for each in thoughts)
            assert thoughts[-1]["done"]
            assert thoughts[-1]["rounds"] == 40
            assert sum(visits for _, visits, _ in thoughts[-1]["choices"]) == 40
        assert (await study("3"))[-1]["choices"] == told[3][-1]["choices"]

    run(test)


def test_a_study_ends_after_its_seconds() -> None:
    _, seat, snapshot = position(40)

    async def test(pool: BotPool) -> None:
        thoughts = [each async for each in pool.study("1", seat, snapshot, 10_000_000, 0.4)]
        assert thoughts[-1]["done"]
        assert 0 < thoughts[-1]["rounds"] < 10_000_000

    run(test)


def test_a_bot_that_breaks_the_process_does_not_end_a_study() -> None:
    _, seat, snapshot = position(40)

    async def test(pool: BotPool) -> None:
        thoughts = pool.study("1", seat, snapshot, 10_000_000, 3600.0)
        rounds = [(await anext(thoughts))["rounds"] for _ in range(3)]
        assert await reason(pool, "dies") == "crashed"
        rounds += [(await anext(thoughts))["rounds"] for _ in range(3)]
        await thoughts.aclose()
        # It was begun anew in the process that came after.
        assert rounds[2] > 0
        assert rounds[3] == 0
        assert rounds[5] > 0

    run(test)


def test_a_study_of_what_is_no_position() -> None:
    async def test(pool: BotPool) -> None:
        with pytest.raises(BotFailed) as caught:
            async for _ in pool.study("1", 0, "{}", 10, 1.0):
                pass
        assert caught.value.reason == "crashed"
        with pytest.raises(BotFailed):
            await pool.outlook("1", 0, "{}", 4)
        await works(pool)

    run(test)
