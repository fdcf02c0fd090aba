"""A bot that is a program of its own: it listens on an address, and answers questions with choices.

    python examples/answering_bot.py --port 9000
    banneret arena richard3 --bots http://127.0.0.1:9000/,greedy --games 10 --swap

It needs nothing but Python's standard library and could be written in any language: each question is one POST
with all that the seat sees, the answer is `{"choice": n}`. What it lacks is wits: `answer` is the place for
yours. (For a bot that comes to a table on a server by itself, see http_bot.py.)
"""
# ruff: noqa: T201 - a program for the terminal

from __future__ import annotations

import argparse
import json
import random
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


def answer(question: dict[str, Any]) -> int:
    """One of the choices. `question["view"]` is all that the seat can see, `question["log"]` all it was told.

    This one takes anything at all, but the same thing for the same question.
    """
    rng = random.Random(json.dumps([question["seed"], question["view"]], sort_keys=True))
    return int(rng.choice(question["choices"])["choice"])


class Handler(BaseHTTPRequestHandler):
    """One question, one answer."""

    def do_POST(self) -> None:
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        body = json.dumps({"choice": answer(question)}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Says nothing about every question."""


def serve(host: str, port: int) -> ThreadingHTTPServer:
    """The program, ready to be asked."""
    return ThreadingHTTPServer((host, port), Handler)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (default: this machine only)")
    parser.add_argument("--port", type=int, default=9000)
    args = parser.parse_args()
    server = serve(args.host, args.port)
    print(f"answering at http://{args.host}:{server.server_port}/", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
