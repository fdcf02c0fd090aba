"""The example bot plays whole games over HTTP against a real server, from outside."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from examples import http_bot
from examples.http_bot import Player, Refused, Server, main, patched

#: The shortest scenario.
SHORT = "scenario=Richard III"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of our own on a free port."""
    folder = tmp_path_factory.mktemp("tables")
    command = [sys.executable, "-m", "banneret", "serve", "--port", "0"]
    command += ["--database", str(folder / "tables.db"), "--bot-pace", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        yield next(word for word in said.split() if word.startswith("http://"))
    finally:
        process.terminate()
        process.communicate(timeout=60)


def person(address: str, name: str) -> Server:
    server = Server(address)
    http_bot.introduce(server, name)
    return server


def table(server: Server, *places: str, **more: Any) -> str:
    """Makes a table of the shortest scenario."""
    wanted = {"game": "richard3", "places": places, "options": {"scenario": "Richard III"}, **more}
    return str(server.ask("POST", "/api/tables", wanted)["table"]["id"])


def quiet(text: str) -> None:
    """Says nothing."""


@pytest.mark.parametrize(("seat", "rival"), [("lancaster", "random"), ("york", "greedy")])
def test_it_plays_a_whole_game(
    address: str, seat: str, rival: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--server", address, "--against", rival, "--seat", seat, "--option", SHORT, "--seed", "3"]
    assert main(arguments) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(f"playing seat {('lancaster', 'york').index(seat)} at {address}")
    assert said[-1] in {"won", "lost"}
    assert len(said) > 20, "every choice is told in words"
    told = Server(address).ask("GET", "/api/tables/" + said[0].rpartition("/")[2])
    assert told["status"] == "over"
    assert [told["seats"][number]["kind"] for number in told["winners"]] == [
        "person" if said[-1] == "won" else "bot"
    ]


def test_it_joins_a_table_and_two_of_them_play_each_other(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    host = person(address, "Host")
    made = table(host, "me", "open", access="password", password="rose")
    results: list[list[int]] = []

    def play() -> None:
        results.append(Player(host, made, 0, "host", quiet).play())

    thread = threading.Thread(target=play)
    thread.start()
    assert main(["--server", address, "--join", made, "--password", "rose", "--lang", "es"]) == 0
    thread.join(timeout=120)
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("playing seat 1")
    assert said[-1] == ("won" if results == [[1]] else "lost")
    assert any("Pasar" in line or "Marchar" in line or "Reclutar" in line for line in said), said[:20]


def test_it_goes_on_with_its_games(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    server = person(address, "Two tables")
    tables = {table(server, "me", "bot:random"), table(server, "bot:random", "me")}
    assert main(["--server", address, "--mine", "--key", server.key]) == 0
    said = capsys.readouterr().out.splitlines()
    began = [line for line in said if line.startswith("playing")]
    assert {line.rpartition("/")[2] for line in began} == tables
    assert http_bot.my_games(server) == []


class Stumbles(Server):
    """A line that breaks all the time."""

    breaks = 0

    def events(self, path: str) -> Iterator[dict[str, Any]]:
        for place, event in enumerate(super().events(path)):
            yield event
            if place == 20:
                Stumbles.breaks += 1
                raise ConnectionResetError("a mole bit the cable")


def test_a_broken_line_is_taken_up_where_it_ended(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_bot, "PATIENCE", 0.0)
    host = person(address, "Patient")
    made = table(host, "me", "bot:random", seed="moles")
    player = Player(Stumbles(address, host.key), made, 0, "moles", quiet)
    winners = player.play()
    assert Stumbles.breaks > 2
    there = host.ask("GET", f"/api/tables/{made}/view?seat=0")["view"]
    assert winners == there["winners"]
    assert player.view == there, "the patches, put together, are the view"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--against", "clever"], "no-such-bot"),
        (["--key", "p" * 40], "unknown-key"),
        (["--join", "abcdefghijkl"], "no-such-table"),
    ],
)
def test_it_tells_why_the_server_refuses(
    address: str, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--server", address, *arguments]) == 1
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments", [["--game", "chess"], ["--option", "scenario=Bosworth"], ["--option", "x=1"]]
)
def test_it_tells_what_the_server_does_not_have(address: str, arguments: list[str]) -> None:
    with pytest.raises(SystemExit, match="has no"):
        main(["--server", address, *arguments])


def test_it_tells_when_nobody_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--server", "http://127.0.0.1:9"]) == 1
    assert "no server at http://127.0.0.1:9" in capsys.readouterr().err


def test_a_refusal_without_a_document(address: str) -> None:
    with pytest.raises(Refused) as caught:
        Server(address + "/nowhere").ask("GET", "/api/about")
    assert caught.value.problem["status"] == 404


def test_a_patch_sets_and_removes() -> None:
    view = {"a": {"b": [1, 2], "c": 3}, "d": 4}
    assert patched(view, [[["a", "b"], [9]], [["a", "c"]], [["e"], {"f": 5}]]) == {
        "a": {"b": [9]},
        "d": 4,
        "e": {"f": 5},
    }
    assert patched(view, [[[], {"over": True}]]) == {"over": True}


def test_it_explains_itself() -> None:
    """As people run it: a file of its own, with nothing installed beside it."""
    script = Path(http_bot.__file__)
    done = subprocess.run(
        [sys.executable, "-I", str(script), "--help"], capture_output=True, text=True, check=True
    )
    assert "--against BOT" in done.stdout
    assert "python examples/http_bot.py" in done.stdout


def test_it_needs_nothing_but_the_standard_library() -> None:
    imports = [
        line.split()[1].partition(".")[0]
        for line in Path(http_bot.__file__).read_text(encoding="utf-8").splitlines()
        if line.startswith(("import ", "from "))
    ]
    assert set(imports) <= {*sys.stdlib_module_names, "__future__"}
