"""Bots that are other programs, asked over HTTP: what they are sent, and what becomes of bad answers."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from examples.answering_bot import answer, serve

import banneret
from banneret import arena, bots
from banneret.bots import BotFailed, SeatView

#: What a program answers to a question: status and body.
Answer = Callable[[dict[str, Any]], tuple[int, bytes]]


@pytest.fixture
def program() -> Iterator[Callable[[Answer], str]]:
    """Starts programs that answer so; returns their addresses."""
    running: list[ThreadingHTTPServer] = []

    def start(how: Answer) -> str:
        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                status, body = how(question)
                self.send_response(status)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None: ...

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        running.append(server)
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}/"

    yield start
    for server in running:
        server.shutdown()
        server.server_close()


def test_it_is_sent_what_its_seat_sees_and_nothing_else(program: Callable[[Answer], str]) -> None:
    heard: list[dict[str, Any]] = []

    def first(question: dict[str, Any]) -> tuple[int, bytes]:
        heard.append(question)
        return 200, json.dumps({"choice": question["choices"][0]["choice"]}).encode()

    game = banneret.new("richard3", seed=3)
    seat = game.must_act[0]
    chair = SeatView(game, seat)
    chosen = bots.find(program(first))("s").choose(chair)
    assert chosen == game.choices(seat)[0]
    [question] = heard
    assert set(question) == {"game", "seat", "name", "seed", "view", "log", "choices"}
    assert question["view"] == json.loads(json.dumps(game.view(seat)))
    assert question["log"] == json.loads(json.dumps(game.log(seat)))
    assert [each["choice"] for each in question["choices"]] == list(game.choices(seat))
    assert question["choices"][0]["text"] == game.describe(chosen)


@pytest.mark.parametrize(
    ("status", "body", "reason"),
    [
        (500, b"oh", "crashed"),
        (200, b"", "illegal"),
        (200, b"nonsense", "illegal"),
        (200, b"[]", "illegal"),
        (200, b"{}", "illegal"),
        (200, b"7", "illegal"),
        (200, b"[" * 60_000, "illegal"),
        (200, b'{"choice": 1' + b" " * 70_000 + b"}", "illegal"),
    ],
)
def test_bad_answers(program: Callable[[Answer], str], status: int, body: bytes, reason: str) -> None:
    game = banneret.new("richard3", seed=3)
    bot = bots.find(program(lambda _: (status, body)))(1)
    with pytest.raises(BotFailed) as caught:
        bot.choose(SeatView(game, game.must_act[0]))
    assert caught.value.reason == reason


def test_nobody_at_home() -> None:
    game = banneret.new("richard3", seed=3)
    with pytest.raises(BotFailed, match="crashed"):
        bots.find("http://127.0.0.1:9/")(1).choose(SeatView(game, game.must_act[0]))


def test_in_the_arena_it_plays_and_fails_as_others_do(program: Callable[[Answer], str]) -> None:
    fair = program(lambda question: (200, json.dumps({"choice": question["choices"][-1]["choice"]}).encode()))
    false = program(lambda _: (200, b'{"choice": "all"}'))
    options = {"scenario": "Kingmaker"}
    [row] = arena.run(
        arena.contest("richard3", [fair, "random"], 1, options=options, swap=False), processes=1
    )
    assert row["faults"] == []
    [row] = arena.run(
        arena.contest("richard3", [false, "random"], 1, options=options, swap=False), processes=1
    )
    assert [fault["reason"] for fault in row["faults"]] == ["illegal"]
    assert row["winners"] == [1]


def test_the_example_plays_a_whole_game() -> None:
    server = serve("127.0.0.1", 0)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    try:
        address = f"http://127.0.0.1:{server.server_port}/"
        contest = arena.contest(
            "richard3", [address, "random"], 1, options={"scenario": "Kingmaker"}, swap=False
        )
        [row] = arena.run(contest, processes=1)
        assert row["faults"] == []
        assert row["bots"][0] == address
    finally:
        server.shutdown()
        server.server_close()


def test_what_the_example_answers() -> None:
    choices = [{"choice": 5, "text": "Done"}, {"choice": 9, "text": "Recruit Ormonde"}]
    question = {"game": "richard3", "seat": 0, "seed": "1", "view": {}, "log": [], "choices": choices}
    assert answer(question) in {5, 9}
    assert answer(question) == answer(question)
