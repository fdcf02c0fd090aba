"""How the table bears a crowd: how soon a choice is seen, how many go through, what an idle game weighs.

    python benchmarks/table_load.py                              a SQLite file in a temporary folder
    python benchmarks/table_load.py --database postgresql://…    another database; its tables stay in it
    python benchmarks/table_load.py --only latency --seconds 10 --json

A real server runs in a process of its own, on one core and on the loopback alone, with limits and all; this
process is the crowd, on another core. The games are real games of Richard III, played at random and worked
out beforehand. Everything is bounded: the whole of it takes a minute or two.

What is measured:

- latency: from just before a choice is sent until the update that tells of it has arrived at the other
  player, with 200 live viewers: 100 tables of two, or one table with 198 spectators. What a browser needs to
  draw it comes on top.
- throughput: as many choices as go through HTTP and into the store, each acknowledged; both players of every
  table listen.
- path: what one choice costs the server without HTTP: the engine's check, the commit, both players' views,
  and what changed in them as it goes down their streams. Processor time of all its threads.
- memory: what the server grows by when it holds games that nobody looks at.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import banneret
from banneret.server import keys
from banneret.server.app import make_hall
from banneret.server.config import Settings
from banneret.server.live import Live
from banneret.server.people import ANYBODY
from banneret.server.record import Body, Branch, write_body
from banneret.server.serving import bind, calm_the_collector, serve
from banneret.server.store.base import Commit, Entry, Head, Seat
from banneret.server.tables import make_table

try:
    import uvloop
except ImportError:  # as on Windows
    run = asyncio.run
else:
    run = uvloop.run

GAME: Final = "richard3"
#: What this project wants to reach.
TARGETS: Final = {"p95_ms": 50.0, "choices_per_second": 3000.0, "path_us": 120.0, "idle_kb": 32.0}
#: Choices a second at all tables together while latency is measured: a hundred tables full of quick players.
PACE: Final = 50
VIEWERS: Final = 200
#: Tables at which is played at once while throughput is measured.
BUSY_TABLES: Final = 64
#: Games held while memory is measured, and choices that lie behind each.
IDLE_GAMES: Final = 500
IDLE_CHOICES: Final = 300
#: Waves in which they come.
WAVES: Final = 5
#: Seconds after which the server puts games away that nobody looks at.
DOZE: Final = 2.0
#: Rounds of the measurement without HTTP. The best of them counts: what others do with the machine only adds.
ROUNDS: Final = 9
#: Seconds of the windows in which throughput is counted.
WINDOW: Final = 0.5
#: Seconds that anything may take before we give up.
PATIENCE: Final = 60.0


class Move(NamedTuple):
    """A choice of a game worked out beforehand.

    Attributes:
        seen: whether the other player sees anything of it.
    """

    seat: int
    choice: int
    seen: bool


class Script(NamedTuple):
    """A whole game at random."""

    seed: str
    moves: list[Move]


def script(seed: str, look: bool) -> Script:
    """Works a game out; with ``look``, what the other player sees of each choice, too."""
    game = banneret.new(GAME, 2, seed)
    rng = random.Random(seed)
    moves: list[Move] = []
    while not game.over:
        seat = game.must_act[0]
        choice = rng.choice(game.choices(seat))
        before = _shown(game, 1 - seat) if look else ""
        game.apply(seat, choice)
        moves.append(Move(seat, choice, look and before != _shown(game, 1 - seat)))
    return Script(seed, moves)


def _shown(game: banneret.Game, seat: int) -> str:
    view = game.view(seat)
    del view["version"]
    return json.dumps([view, len(game.log(seat))])


# --- the server, in a process of its own


def serve_here(database: str, core: int) -> None:
    """What the server's process does: it says its address, and serves until its input is closed."""
    _pin(core)
    sock = bind("127.0.0.1", 0)
    with sock:
        settings = Settings(database, bots=0, doze=DOZE, idle=3600.0)
        serve(settings, sock, lambda address: print(address, flush=True))


def _pin(core: int) -> None:
    """Keeps this process on one core, where that can be done."""
    if core >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


class Server:
    """A server in another process, and what it costs."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self._process = process
        self.port = int(address.rstrip("/").rpartition(":")[2])

    def seconds(self) -> float:
        """Processor time of all its threads."""
        with Path(f"/proc/{self._process.pid}/stat").open() as stat:
            fields = stat.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def bytes(self) -> int:
        """Memory of its own that it has in use."""
        with Path(f"/proc/{self._process.pid}/smaps_rollup").open() as rollup:
            for line in rollup:
                if line.startswith("Private_Dirty:"):
                    return int(line.split()[1]) * 1024
        raise AssertionError("no Private_Dirty")


@contextlib.contextmanager
def serving(database: str, core: int) -> Iterator[Server]:
    """A server for a while."""
    process = subprocess.Popen(
        [sys.executable, __file__, "--serve-here", database, "--server-core", str(core)],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        if not address:
            raise SystemExit("the server did not begin")
        yield Server(process, address)
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


# --- the crowd


class Line:
    """A connection kept open, for one request after the other; as bare as can be."""

    def __init__(self, port: int, address: str) -> None:
        self._port = port
        self.address = address
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, key: str = "", body: object = None) -> Any:
        """One request and its answer."""
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        assert self._reader is not None
        self._writer.write(request(method, path, self.address, key, body))
        status, length = read_head(await self._reader.readuntil(b"\r\n\r\n"))
        content = await self._reader.readexactly(length) if length else b""
        if status >= 300:
            raise SystemExit(f"{method} {path}: {status} {content.decode()}")
        return json.loads(content) if content else None

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


def request(method: str, path: str, address: str, key: str = "", body: object = None) -> bytes:
    """A request as it goes over the wire. Each in the crowd comes from an address of its own."""
    head = f"{method} {path} HTTP/1.1\r\nhost: table\r\nx-forwarded-for: {address}\r\n"
    if key:
        head += f"authorization: Bearer {key}\r\n"
    if body is None:
        return f"{head}\r\n".encode()
    content = json.dumps(body)
    return f"{head}content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n{content}".encode()


def read_head(head: bytes) -> tuple[int, int]:
    """Status and length of an answer."""
    lower = head.lower()
    place = lower.find(b"content-length:")
    length = 0 if place < 0 else int(lower[place + 15 : lower.index(b"\r\n", place)])
    return int(head[9:12]), length


class Ear(asyncio.Protocol):
    """A live viewer: counts the updates that come down a stream, and wakes who waits for one."""

    MARK: Final = b"event: update\n"

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._tail = b""
        self._waiting: asyncio.Future[float] | None = None
        self.heard = 0
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        text = self._tail + data
        # A mark may lie on the border of two packets; the part kept is shorter than a mark.
        self._tail = text[-(len(self.MARK) - 1) :]
        found = text.count(self.MARK)
        if found:
            self.heard += found
            if self._waiting is not None and not self._waiting.done():
                self._waiting.set_result(time.perf_counter())

    def next(self) -> asyncio.Future[float]:
        """When the next update arrives."""
        self._waiting = asyncio.get_running_loop().create_future()
        return self._waiting

    async def ready(self) -> None:
        """Waits until the first update is there."""
        until = time.monotonic() + PATIENCE
        while not self.heard:
            if time.monotonic() > until:
                raise SystemExit("a stream stays silent")
            await asyncio.sleep(0.005)


class Table:
    """A table in the crowd: two people, their connections, and the game they are going to play."""

    def __init__(self, port: int, number: int, script: Script) -> None:
        self._port = port
        self._addresses = [f"10.{seat}.{number // 250}.{number % 250 + 1}" for seat in (0, 1)]
        self._lines = [Line(port, address) for address in self._addresses]
        self._versions = [0, 0]
        self._keys: list[str] = []
        self._script = script
        self._next = 0
        self._id = ""
        self.ears: list[Ear] = []

    async def begin(self) -> None:
        """Both say their names and sit down."""
        for line, name in zip(self._lines, ("Ann", "Bob"), strict=True):
            self._keys.append((await line.ask("POST", "/api/people", body={"name": name}))["key"])
        new = {"game": GAME, "places": ["me", "open"], "seed": self._script.seed}
        made = await self._lines[0].ask("POST", "/api/tables", self._keys[0], new)
        self._id = made["table"]["id"]
        await self._lines[1].ask("POST", f"/api/tables/{self._id}/seats/1", self._keys[1], {})

    async def listen(self, spectators: int = 0) -> None:
        """Both open their streams, and so many spectators do."""
        path = f"/api/tables/{self._id}/stream"
        for seat, key in enumerate(self._keys):
            await self._hear(request("GET", f"{path}?seat={seat}", self._addresses[seat], key))
        for number in range(spectators):
            await self._hear(request("GET", path, f"10.9.0.{number + 1}"))
        for ear in self.ears:
            await ear.ready()

    async def _hear(self, request: bytes) -> None:
        loop = asyncio.get_running_loop()
        _, ear = await loop.create_connection(lambda: Ear(request), "127.0.0.1", self._port)
        self.ears.append(ear)

    @property
    def over(self) -> bool:
        return self._next == len(self._script.moves)

    async def choose(self) -> float | None:
        """Plays one choice; seconds until the other player heard of it, None if there is nothing to hear."""
        move = self._script.moves[self._next]
        self._next += 1
        body = {"seat": move.seat, "choice": move.choice}
        if self._versions[move.seat]:
            body["version"] = self._versions[move.seat]
        heard = self.ears[1 - move.seat].next() if move.seen else None
        begun = time.perf_counter()
        played = await self._lines[move.seat].ask(
            "POST", f"/api/tables/{self._id}/choices", self._keys[move.seat], body
        )
        self._versions = [0, 0]
        if played["asked"]:
            self._versions[move.seat] = played["version"]
        if heard is None:
            return None
        return await asyncio.wait_for(heard, PATIENCE) - begun

    def close(self) -> None:
        for line in self._lines:
            line.close()
        for ear in self.ears:
            if ear.transport is not None:
                ear.transport.close()


@contextlib.asynccontextmanager
async def crowd(port: int, tables: int, scripts: list[Script]) -> AsyncIterator[list[Table]]:
    """So many tables that have begun."""
    there = [Table(port, number, scripts[number % len(scripts)]) for number in range(tables)]
    try:
        await asyncio.gather(*[table.begin() for table in there])
        yield there
    finally:
        for table in there:
            table.close()


# --- what is measured


async def latency(server: Server, seconds: float, spectators: int) -> dict[str, Any]:
    """How soon the other player sees a choice, with 200 live viewers."""
    scripts = [script(f"latency {number}", look=True) for number in range(4)]
    count = 1 if spectators else VIEWERS // 2
    waits: list[float] = []
    async with crowd(server.port, count, scripts) as tables:
        for table in tables:
            await table.listen(spectators)
        busy: set[Table] = set()
        tasks: set[asyncio.Task[None]] = set()

        async def play(table: Table) -> None:
            try:
                waited = await table.choose()
                if waited is not None:
                    waits.append(waited)
            finally:
                busy.discard(table)

        rng = random.Random(1)
        begun = time.perf_counter()
        due = begun
        worked = server.seconds()
        while due < begun + seconds:
            free = [table for table in tables if table not in busy and not table.over]
            if free:
                table = rng.choice(free)
                busy.add(table)
                task = asyncio.ensure_future(play(table))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            due += 1 / PACE
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await asyncio.gather(*tasks)
        worked = server.seconds() - worked
        lasted = time.perf_counter() - begun
        viewers = sum([len(table.ears) for table in tables])
    waits.sort()
    return {
        "tables": count,
        "viewers": viewers,
        "choices": len(waits),
        "p50_ms": _ms(waits, 50),
        "p95_ms": _ms(waits, 95),
        "p99_ms": _ms(waits, 99),
        "server_busy_percent": round(worked / lasted * 100),
    }


def _ms(waits: list[float], percent: int) -> float:
    return round(waits[len(waits) * percent // 100] * 1e3, 2)


async def throughput(server: Server, seconds: float) -> dict[str, Any]:
    """As many choices as go through HTTP and into the store; both players of every table listen."""
    scripts = [script(f"throughput {number}", look=False) for number in range(8)]
    async with crowd(server.port, BUSY_TABLES, scripts) as tables:
        for table in tables:
            await table.listen()
        done = 0
        begun = time.perf_counter()
        until = begun + seconds
        worked = server.seconds()

        async def play(table: Table) -> None:
            nonlocal done
            while not table.over and time.perf_counter() < until:
                await table.choose()
                done += 1

        marks = [(begun, 0, worked)]

        async def watch() -> None:
            while True:
                await asyncio.sleep(WINDOW)
                marks.append((time.perf_counter(), done, server.seconds()))

        watching = asyncio.ensure_future(watch())
        await asyncio.gather(*[play(table) for table in tables])
        lasted = time.perf_counter() - begun
        worked = server.seconds() - worked
        watching.cancel()
        told = sum([ear.heard for table in tables for ear in table.ears])
    windows = [round((b[1] - a[1]) / (b[0] - a[0])) for a, b in pairwise(marks)]
    return {
        "tables": BUSY_TABLES,
        "choices": done,
        "updates_told": told,
        "choices_per_second": round(done / lasted),
        "in_the_best_window": max(windows, default=0),
        "server_us_per_choice": round(worked / done * 1e6, 1),
        "server_busy_percent": round(worked / lasted * 100),
    }


async def path(database: str, tables: int, choices: int) -> dict[str, Any]:
    """What a choice costs without HTTP, in this process: the same choices in every round."""
    calm_the_collector()
    hall = make_hall(Settings(database, bots=0, idle=3600.0))
    scripts = [script(f"path {number}", look=False) for number in range(4)]
    seats = [Seat("person", "p-ann", "Ann", "", b"a" * 32), Seat("person", "p-bob", "Bob", "", b"b" * 32)]

    async def sit(number: int) -> tuple[Live, list[Move]]:
        played = scripts[number % len(scripts)]
        game = banneret.new(GAME, 2, played.seed)
        body = Body(options=game.options, key=played.seed, lines=[Branch("")])
        live = await make_table(hall, "p-ann", game, body, seats)
        for seat in (0, 1):
            await live.join(ANYBODY, seat, "")
        return live, played.moves[:choices]

    async def play(live: Live, moves: list[Move]) -> None:
        for move in moves:
            await live.choose(move.seat, move.choice, None)
            for stream in live.streams:
                stream.take()

    rounds: list[tuple[float, float]] = []
    await hall.open()
    try:
        for _ in range(ROUNDS):
            sitting = [await sit(number) for number in range(tables)]
            worked = time.process_time()
            thread = time.thread_time()
            await asyncio.gather(*[play(live, moves) for live, moves in sitting])
            thread = time.thread_time() - thread
            rounds.append((time.process_time() - worked, thread))
    finally:
        await hall.close()
    rounds.sort()
    each = 1e6 / tables / choices
    best, middle = rounds[0], rounds[ROUNDS // 2]
    return {
        "tables": tables,
        "choices": tables * choices * ROUNDS,
        "path_us": round(best[0] * each, 1),
        "of_it_loop_us": round(best[1] * each, 1),
        "of_it_store_us": round((best[0] - best[1]) * each, 1),
        "median_us": round(middle[0] * each, 1),
    }


async def fill(database: str) -> list[tuple[str, list[str]]]:
    """Stores games in the middle of play: the ids of their tables, and the keys of their seats."""
    hall = make_hall(Settings(database, bots=0))
    await hall.open()
    tables: list[tuple[str, list[str]]] = []
    games = [halfway(f"idle {number}") for number in range(20)]
    try:
        for number in range(IDLE_GAMES):
            game = games[number % len(games)]
            codes, outcomes = game.codes()
            table = keys.new_id()
            opening = [keys.new_key(keys.SEAT) for _ in range(2)]
            seats = [Seat("person", "p", "Ann", "", keys.key_hash(key)) for key in opening]
            body = Body(options=game.options, key=f"idle {number}", must_act=list(game.must_act))
            rules = game.rules.version
            head = Head(
                table, 1, GAME, "game", "link", "playing", "", rules, 1.0, 1.0, tuple(seats), write_body(body)
            )
            entry = Entry(0, 0, "choice", tuple(codes), tuple(outcomes))
            await hall.store.commit(Commit(table, 0, 1.0, head, (entry,)))
            tables.append((table, opening))
    finally:
        await hall.close()
    return tables


def halfway(seed: str) -> banneret.Game:
    """A game in which something has happened."""
    game = banneret.new(GAME, 2, seed)
    rng = random.Random(seed)
    while not game.over and game.decisions < IDLE_CHOICES:
        seat = game.must_act[0]
        game.apply(seat, rng.choice(game.choices(seat)))
    return game


async def memory(server: Server, tables: list[tuple[str, list[str]]]) -> dict[str, Any]:
    """What the server grows by for each game that nobody looks at.

    Games come in waves: each wave is opened, looked at by both players, and left alone until the server has
    put it away. What opening takes for a moment is there again for the next wave, so the first one counts for
    that and the others for what stays.
    """
    line = Line(server.port, "10.1.1.1")
    size = len(tables) // WAVES
    after: list[int] = []
    began = server.bytes()
    peak = 0
    for wave in range(WAVES):
        for number, (table, opening) in enumerate(tables[wave * size : (wave + 1) * size]):
            line.address = f"10.{wave}.{number // 250}.{number % 250 + 1}"
            await line.ask("GET", f"/api/tables/{table}")
            for seat, key in enumerate(opening):
                await line.ask("GET", f"/api/tables/{table}/view?seat={seat}", key)
        peak = peak or server.bytes()
        await asyncio.sleep(2 * DOZE + 0.5)
        after.append(server.bytes())
    line.close()
    return {
        "games": size * (WAVES - 1),
        "choices_each": IDLE_CHOICES,
        "idle_kb": round((after[-1] - after[0]) / size / (WAVES - 1) / 1024, 1),
        "while_looked_at_kb": round((peak - began) / size / 1024, 1),
        "server_mb": round(after[-1] / 2**20, 1),
    }


# --- all together


def bench(database: str, only: str, seconds: float, cores: tuple[int, int]) -> dict[str, Any]:
    """Everything, one after the other; each measurement has a server of its own."""
    found: dict[str, Any] = {
        "build": banneret.build_info()["build"],
        "store": database.partition(":")[0] if "://" in database else "sqlite",
        "cores": os.cpu_count(),
        "load_before": round(os.getloadavg()[0], 1),
        "loop_ms": round(loop(), 1),
    }

    def wanted(name: str) -> bool:
        return only in ("", name)

    def with_server(number: int, measure: Callable[[Server], Coroutine[Any, Any, Any]]) -> Any:
        with serving(_another(database, number), cores[0]) as server:
            return run(measure(server))

    if wanted("latency"):
        found["latency"] = [
            with_server(1, lambda server: latency(server, seconds, 0)),
            with_server(2, lambda server: latency(server, seconds, VIEWERS - 2)),
        ]
    if wanted("throughput"):
        found["throughput"] = with_server(3, lambda server: throughput(server, seconds))
    if wanted("path"):
        before = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
        _pin(cores[0])
        found["path"] = [
            run(path(_another(database, 4), 1, 250)),
            run(path(_another(database, 5), 32, 100)),
        ]
        if before:
            os.sched_setaffinity(0, before)
            _pin(cores[1])
    if wanted("memory"):
        place = _another(database, 6)
        tables = run(fill(place))
        with serving(place, cores[0]) as server:
            found["memory"] = run(memory(server, tables))
    return found


def loop() -> float:
    """Milliseconds of a loop that has nothing to do with us: the same as ``banneret bench`` prints."""
    best = float("inf")
    for _ in range(10):
        began = time.process_time()
        x = 0
        for _ in range(300_000):
            x = x * 16598013 + 12820163 & 0xFFFFFF
        best = min(best, time.process_time() - began)
    return best * 1e3


def _another(database: str, number: int) -> str:
    """A file of its own for each measurement; a PostgreSQL is shared by all."""
    return database if "://" in database else f"{database}.{number}"


def report(found: dict[str, Any]) -> str:
    """The findings as tables, with what was wanted."""
    lines = [
        (
            f"Banneret ({found['build']}), {found['store']}; {found['cores']} cores,"
            f" load {found['load_before']}, loop_ms {found['loop_ms']}"
        )
    ]
    for name in ("latency", "throughput", "path", "memory"):
        if name not in found:
            continue
        rows = found[name] if isinstance(found[name], list) else [found[name]]
        lines += ["", name]
        heads = list(rows[0])
        wanted = [f"{head} ({_target(head)})" if head in TARGETS else head for head in heads]
        lines.append("  ".join(wanted))
        for row in rows:
            lines.append(
                "  ".join([str(row[head]).rjust(len(w)) for head, w in zip(heads, wanted, strict=True)])
            )
    return "\n".join(lines)


def _target(name: str) -> str:
    return f"{'>=' if name.endswith('second') else '<='} {TARGETS[name]:g}"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--database", metavar="URL", help="a file or the address of a PostgreSQL")
    parser.add_argument("--only", choices=("latency", "throughput", "path", "memory"), default="")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each measurement over HTTP, up to 60")
    parser.add_argument("--server-core", type=int, default=0, help="the server's core; -1: any")
    parser.add_argument("--crowd-core", type=int, default=1, help="the crowd's core; -1: any")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--serve-here", metavar="URL", help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    cores = (args.server_core, args.crowd_core)
    if (os.cpu_count() or 1) < 2:
        cores = (-1, -1)
    if args.serve_here:
        serve_here(args.serve_here, cores[0])
        return 0
    _pin(cores[1])
    with tempfile.TemporaryDirectory(prefix="banneret-bench-") as folder:
        database = args.database or f"{folder}/tables.db"
        found = bench(database, args.only, min(max(args.seconds, 1.0), 60.0), cores)
    print(json.dumps(found, indent=1) if args.json else report(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
