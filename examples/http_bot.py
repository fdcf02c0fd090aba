"""A bot that plays whole games over HTTP, from outside, with nothing but Python's standard library.

Start a server (`banneret serve`), then let the bot play against one of the server's own:

    python examples/http_bot.py --against greedy

It says a name, makes a table, and plays until the game is over. It can also sit down at an open table of
somebody else (`--join TABLE`), make one that waits for anybody (`--against open`), or, with the key that it
was given before (`--key`), go on with all its games.

How it goes about it is all there is to writing a bot, in any language (see docs/protocol.md):

1. `POST /api/people` gives a key; it goes with every request.
2. `POST /api/tables` makes a table, or `POST /api/tables/<id>/seats/any` takes a seat at one.
3. `GET /api/tables/<id>/stream?seat=` is a stream of events. Each carries what changed for this seat.
4. When the seat must act, `GET .../choices?seat=` lists its choices, with names and in words.
5. `POST .../choices` plays one. What comes of it arrives in the stream.

What it lacks is wits: `Player.choose` is the place for yours.
"""
# ruff: noqa: T201 - a program for the terminal

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from typing import Any

#: Seconds without a sign of life after which a line is taken to be dead; the server gives one every 15.
SILENCE = 60.0
#: Seconds to wait before a broken stream is opened anew.
PATIENCE = 1.0


class Refused(Exception):
    """The server said no. `problem` is the problem document (RFC 9457) that says why."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem.get("detail") or problem.get("title") or "refused")
        self.problem = problem

    @property
    def kind(self) -> str:
        """What kind of problem it is: `stale-choice`, `no-such-table`, ..."""
        return str(self.problem.get("type", "")).removeprefix("/problems/")


class Server:
    """A Banneret server, and the key that says who we are."""

    def __init__(self, address: str, key: str = "", language: str = "en") -> None:
        self.address = address.rstrip("/")
        self.key = key
        self.language = language

    def _request(self, method: str, path: str, body: object = None) -> urllib.request.Request:
        headers = {"Accept-Language": self.language}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        data = None
        if body is not None:
            data = json.dumps(body).encode("utf-8")
            headers["Content-Type"] = "application/json"
        return urllib.request.Request(self.address + path, data, headers, method=method)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """One request and its answer in JSON."""
        try:
            with urllib.request.urlopen(self._request(method, path, body), timeout=SILENCE) as answer:
                text = answer.read()
        except urllib.error.HTTPError as error:
            raise Refused(problem_of(error)) from error
        return json.loads(text) if text else None

    def events(self, path: str) -> Iterator[dict[str, Any]]:
        """The events of a stream, until the server ends it or the line breaks."""
        request = self._request("GET", path)
        request.add_header("Accept", "text/event-stream")
        try:
            answer = urllib.request.urlopen(request, timeout=SILENCE)
        except urllib.error.HTTPError as error:
            raise Refused(problem_of(error)) from error
        with answer:
            data: list[str] = []
            for raw in answer:
                line = raw.decode("utf-8").rstrip("\r\n")
                if line.startswith("data:"):
                    data.append(line.removeprefix("data:").removeprefix(" "))
                elif not line and data:
                    yield json.loads("\n".join(data))
                    data = []


def problem_of(error: urllib.error.HTTPError) -> dict[str, Any]:
    """The problem document of an answer, or what can be said without one."""
    try:
        found = json.loads(error.read())
    except ValueError:
        found = None
    if not isinstance(found, dict):
        return {"title": f"the server answered {error.code} {error.reason}", "status": error.code}
    return found


def patched(view: Any, patch: list[list[Any]]) -> Any:
    """A view with what changed: `[path, value]` sets, `[path]` removes; an empty path means all of it."""
    for path, *value in patch:
        if not path:
            view = value[0]
            continue
        place = view
        for step in path[:-1]:
            place = place[step]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return view


class Player:
    """Plays one seat of one table.

    Args:
        server: the server, with our key.
        table: the id of the table.
        seat: our seat there.
        seed: makes the same choices in the same positions; None for others every time.
        tell: where to say what is going on.
    """

    def __init__(self, server: Server, table: str, seat: int, seed: str | None, tell: Any = print) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.random = random.Random(None if seed is None else f"{seed}/{seat}")
        self.tell = tell
        self.view: dict[str, Any] | None = None
        #: Where the stream goes on after a break.
        self.cursor = ""
        #: The last question that we have answered.
        self.answered = 0

    def choose(self, view: dict[str, Any], choices: list[dict[str, Any]]) -> int:
        """One of the choices. `view` is all that our seat can see.

        This one recruits whom it can, attacks nobody on purpose, and otherwise does anything at all.
        """
        recruits = [choice for choice in choices if choice["verb"] == "recruit"]
        return int(self.random.choice(recruits or choices)["choice"])

    def play(self) -> list[int]:
        """Plays until the game is over; returns the seats that have won."""
        while True:
            try:
                for update in self.server.events(self._path("stream", cursor=self.cursor)):
                    if self._take(update):
                        assert self.view is not None
                        return list(self.view["winners"])
            except (OSError, ValueError) as error:
                self.tell(f"the line broke ({error}); trying again")
            time.sleep(PATIENCE)

    def _path(self, what: str, **query: str) -> str:
        known = {"seat": str(self.seat), **{name: value for name, value in query.items() if value}}
        return f"/api/tables/{self.table}/{what}?{urllib.parse.urlencode(known)}"

    def _take(self, update: dict[str, Any]) -> bool:
        """Takes an update in, and acts if we must; returns whether the game is over."""
        if "view" in update:
            self.view = update["view"]
        if "patch" in update:
            self.view = patched(self.view, update["patch"])
        self.cursor = update["cursor"]
        if self.view is None or self.view["over"]:
            return self.view is not None
        if self.seat in self.view["must_act"] and self.view["version"] != self.answered:
            self._act(self.view)
        return False

    def _act(self, view: dict[str, Any]) -> None:
        choices = self.server.ask("GET", self._path("choices", lang=self.server.language))
        if not choices:
            return
        chosen = self.choose(view, choices)
        self.tell(next(choice["text"] for choice in choices if choice["choice"] == chosen))
        move = {"seat": self.seat, "choice": chosen, "version": view["version"]}
        try:
            self.server.ask("POST", f"/api/tables/{self.table}/choices", move)
        except Refused as refused:
            # Somebody has taken something back meanwhile: the next update asks us anew.
            if refused.kind != "stale-choice":
                raise
        self.answered = view["version"]


# --- finding something to play


def introduce(server: Server, name: str) -> None:
    """Gets a key, if we have none yet."""
    if not server.key:
        server.key = server.ask("POST", "/api/people", {"name": name})["key"]


def new_table(server: Server, args: argparse.Namespace) -> tuple[str, int]:
    """Makes a table for ourselves and somebody else; returns its id and our seat."""
    about = server.ask("GET", "/api/about")
    game = next((game for game in about["games"] if game["name"] == args.game), None)
    if game is None:
        raise SystemExit(f"the server has no game {args.game!r}")
    names = server.ask("GET", f"/api/games/{args.game}")["seat_names"]["2"]
    seat = names.index(args.seat) if args.seat in names else 0
    other = args.against if args.against == "open" else f"bot:{args.against}"
    places = ["me" if number == seat else other for number in range(2)]
    wanted = {"game": args.game, "places": places, "access": "open", "options": options(game, args.option)}
    if args.seed is not None:
        wanted["seed"] = args.seed
    made = server.ask("POST", "/api/tables", wanted)
    return made["table"]["id"], seat


def options(game: dict[str, Any], pairs: list[str]) -> dict[str, Any]:
    """Options from `name=value`, with the values that the game knows."""
    found = {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        fitting = [
            value
            for option in game["options"]
            for value in option["values"]
            if option["name"] == name and str(value).casefold() == text.casefold()
        ]
        if not fitting:
            raise SystemExit(f"{game['name']} has no option {name!r} with a value {text!r}")
        found[name] = fitting[0]
    return found


def join(server: Server, table: str, password: str | None) -> tuple[str, int]:
    """Takes a free seat at a table."""
    body = {} if password is None else {"password": password}
    return table, int(server.ask("POST", f"/api/tables/{table}/seats/any", body)["seat"])


def my_games(server: Server) -> list[tuple[str, int]]:
    """All seats of ours in games that are not over: those that wait for us come first."""
    tables = server.ask("GET", "/api/me")["tables"]
    return [(table["id"], seat) for table in tables if table["status"] != "over" for seat in table["mine"]]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--server", default="http://127.0.0.1:8049", metavar="URL", help="where it is")
    parser.add_argument("--name", default="Example bot", help="what to be called")
    parser.add_argument("--key", default="", help="a key from before, instead of a new one")
    parser.add_argument("--game", default="richard3", help="what to play (default: richard3)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--seat", default="", help="which seat to take at a new table, such as york")
    parser.add_argument("--seed", help="the same dice, cards and choices every time")
    parser.add_argument("--lang", default="en", choices=("en", "es", "it"), help="language of the words")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--against", default="random", metavar="BOT", help="a bot of the server, or `open`")
    how.add_argument("--join", metavar="TABLE", help="sit down at this table")
    how.add_argument("--mine", action="store_true", help="go on with my games, one after the other (--key)")
    parser.add_argument("--password", help="of the table to join")
    args = parser.parse_args(arguments)

    server = Server(args.server, args.key, args.lang)
    try:
        introduce(server, args.name)
        if args.mine:
            games = my_games(server)
        elif args.join:
            games = [join(server, args.join, args.password)]
        else:
            games = [new_table(server, args)]
        for table, seat in games:
            print(f"playing seat {seat} at {server.address}/table/{table}", flush=True)
            winners = Player(server, table, seat, args.seed).play()
            print("won" if seat in winners else "lost", flush=True)
    except Refused as refused:
        print(f"the server refused: {refused} ({refused.kind})", file=sys.stderr)
        return 1
    except urllib.error.URLError as error:
        print(f"no server at {server.address}: {error.reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
