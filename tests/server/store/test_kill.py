"""A server killed in the middle of play: what was acknowledged is there."""

from __future__ import annotations

import asyncio
import sys

import pytest
from tests.server.store.samples import ROOT, awaited, opened, there

#: Plays at several tables at once, and says what was acknowledged.
_SERVER = """
import asyncio, itertools, sys
from tests.server.store.samples import begin, opened, play, say

async def sit(store, table):
    await store.commit(begin(table))
    print(table, 1, flush=True)
    for serial in itertools.count(1):
        if serial % 10:
            await store.commit(play(table, serial, serial - 1 - serial // 10))
        else:
            await store.commit(say(table, serial, serial // 10 - 1, "hello"))
        print(table, serial + 1, flush=True)

async def main():
    async with opened(sys.argv[1]) as store:
        await asyncio.gather(*[sit(store, f"t{number}") for number in range(8)])

asyncio.run(main())
"""


@pytest.mark.parametrize("moment", [8, 61, 433])
@awaited
async def test_a_killed_server_has_lost_nothing_it_acknowledged(url: str, moment: int) -> None:
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-c", _SERVER, url, stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert server.stdout is not None
    said: list[bytes] = []
    try:
        for _ in range(moment):
            said.append(await asyncio.wait_for(server.stdout.readline(), 60))
    finally:
        server.kill()
    # What stands in the pipe was acknowledged as well; half a line was not.
    said += [line for line in (await server.stdout.read()).splitlines(keepends=True) if line.endswith(b"\n")]
    assert await server.wait() == -9
    assert len(said) >= moment
    acknowledged: dict[str, int] = {}
    for line in said:
        name, number = line.decode().split()
        acknowledged[name] = int(number)
    async with opened(url) as store:
        for table, serial in acknowledged.items():
            stored = await there(store, table)
            # At most one more: the one that was being acknowledged.
            assert serial <= stored.head.serial <= serial + 1
            done = stored.head.serial - 1
            assert [one.seq for one in stored.said] == list(range(done // 10))
            assert [entry.seq for entry in stored.entries] == list(range(done - done // 10))
