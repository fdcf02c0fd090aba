"""What people try who mean no good: they get a problem document, and nothing has changed."""

from __future__ import annotations

import http.client
import json
import random
import socket
import string
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Duel
from tests.server.support import Ear, Guest, Json, Served, person, play_on, served, settings

from banneret.server import limits
from banneret.server.config import LONGEST_COMMAND

Listen = Callable[..., Ear]
SCRIPT = "<script>alert(1)</script>"


def everything(duel: Duel) -> list[Json]:
    """All that anybody sees, without when it was sent."""
    seen: list[Json] = []
    for seat in (0, 1):
        update = duel.guests[seat].get(f"/api/tables/{duel.table}/view", seat=seat)
        del update["sent"]
        seen.append(update)
    return seen


@contextmanager
def raw(server: Served) -> Iterator[http.client.HTTPConnection]:
    """A connection that sends what it is told, without tidying it up."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    connection = http.client.HTTPConnection(host, int(port), timeout=20)
    try:
        yield connection
    finally:
        connection.close()


def asked(server: Served, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, bytes]:
    with raw(server) as connection:
        connection.putrequest(method, path, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        if body and "Transfer_Encoding" not in headers:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders()
        connection.send(body)
        answer = connection.getresponse()
        return answer.status, answer.read()


# --- forged, stale, illegal


def test_no_choice_but_those_on_the_list(duel: Duel) -> None:
    """Every number that is not on the list is refused with a rule; nothing changes, not even the version."""
    rng = random.Random(1)
    refused = 0
    for _ in range(12):
        seat = duel.guests[0].info(duel.table)["must_act"][0]
        view = duel.guests[seat].view(duel.table, seat)
        before = everything(duel)
        for choice in [rng.randrange(1 << 24) for _ in range(6)] + [
            verb << 12 | rng.randrange(70) for verb in range(1, 40)
        ]:
            if choice in view["choices"]:
                continue
            problem = duel.guests[seat].refused(
                "illegal-choice",
                "POST",
                f"/api/tables/{duel.table}/choices",
                {"seat": seat, "choice": choice},
            )
            assert problem["rule"]
            assert problem["version"] == view["version"]
            refused += 1
        assert everything(duel) == before
        play_on(duel.table, duel.guests, rng, 4)
    assert refused > 300


@pytest.mark.parametrize(
    "body",
    [
        None,
        [],
        "x",
        {},
        {"seat": 0},
        {"choice": 4096},
        {"seat": "0", "choice": 4096},
        {"seat": 0, "choice": "4096"},
        {"seat": 0, "choice": 4096.5},
        {"seat": 0, "choice": True},
        {"seat": 0, "choice": None},
        {"seat": -1, "choice": 4096},
        {"seat": 20, "choice": 4096},
        {"seat": 0, "choice": -1},
        {"seat": 0, "choice": 1 << 24},
        {"seat": 0, "choice": 2**80},
        {"seat": 0, "choice": 4096, "version": -1},
        {"seat": 0, "choice": 4096, "version": "x"},
        {"seat": 0, "choice": 4096, "as": 1},
        {"seat": [0], "choice": {"verb": 1}},
    ],
)
def test_a_choice_that_is_none(duel: Duel, body: object) -> None:
    before = everything(duel)
    answer = duel.guests[0].http.post(
        f"/api/tables/{duel.table}/choices",
        content=json.dumps(body),
        headers={"content-type": "application/json"},
    )
    assert answer.status_code == 400
    assert answer.json()["type"] == "/problems/bad-request"
    assert everything(duel) == before


def test_a_person_is_no_seat_and_a_seat_no_person(server: Served, duel: Duel) -> None:
    """The letter at the front of a key says what it is; another one opens nothing."""
    for key in (duel.seat_keys[0], duel.guests[0].key):
        forged = Guest(server.url, ("s" if key[0] == "p" else "p") + key[1:])
        forged.refused("unknown-key", "GET", f"/api/tables/{duel.table}/view", seat=0)
        forged.close()


def test_a_key_in_the_address_or_a_cookie_is_no_key(server: Served, duel: Duel) -> None:
    key = duel.guests[0].key
    stranger = Guest(server.url)
    stranger.http.cookies.set("key", key)
    path = f"/api/tables/{duel.table}/view"
    stranger.refused("key-needed", "GET", path, seat=0, key=key, authorization=f"Bearer {key}")
    for scheme in (f"Basic {key}", key, f"Bearer{key}", "Bearer", ""):
        stranger.http.headers["authorization"] = scheme
        stranger.refused("unknown-key", "GET", path, seat=0)
    stranger.close()


def test_two_at_once_on_the_same_question(server: Served, duel: Duel) -> None:
    """Of many who send the same choice at the same time, one plays it; nothing is played twice."""
    seat = duel.guests[0].info(duel.table)["must_act"][0]
    view = duel.guests[seat].view(duel.table, seat)
    body = {"seat": seat, "choice": view["choices"][0], "version": view["version"]}
    statuses: list[int] = []

    def send() -> None:
        guest = Guest(server.url, duel.guests[seat].key)
        statuses.append(guest.ask("POST", f"/api/tables/{duel.table}/choices", body).status_code)
        guest.close()

    threads = [threading.Thread(target=send) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert sorted(statuses) == [200] + [409] * 7
    assert duel.guests[seat].get(f"/api/tables/{duel.table}/past", seat=seat)["stops"] == 2


# --- bodies


def test_a_body_larger_than_anything_needed(server: Served, duel: Duel) -> None:
    before = everything(duel)
    guest = duel.guests[0]
    huge = {"seat": 0, "text": "x" * (LONGEST_COMMAND + 1)}
    guest.refused("too-large", "POST", f"/api/tables/{duel.table}/chat", huge)
    guest.refused("too-large", "POST", "/api/files", {"file": "x" * 2_200_000})
    # Also if its length is not told beforehand.
    chunk = b"ffff\r\n" + b" " * 0xFFFF + b"\r\n"
    status, text = asked(
        server, "POST", f"/api/tables/{duel.table}/chat", chunk * 3 + b"0\r\n\r\n",
        Transfer_Encoding="chunked", Content_Type="application/json", Authorization=f"Bearer {guest.key}",
    )  # fmt: skip
    assert (status, json.loads(text)["type"]) == (413, "/problems/too-large")
    assert everything(duel) == before


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe{}",
        b'{"seat":0,"seat":1,"text":',
        b"[" * 60_000,
        b'{"a":' * 10_000,
        b'"\xed\xa0\x80"',
        b"9" * 60_000,
    ],
)
def test_a_body_that_is_no_json(duel: Duel, content: bytes) -> None:
    answer = duel.guests[0].http.post(
        f"/api/tables/{duel.table}/chat", content=content, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["type"] == "/problems/bad-request"


# --- scripts


def test_a_script_is_a_text_like_any_other(server: Served, listen: Listen) -> None:
    """It is kept and told as it was written, as JSON that no browser takes for a page."""
    eve = person(server.url, SCRIPT)
    table = eve.table("me", "me", title=f"{SCRIPT}'\"", seed="s")["table"]["id"]
    ear = listen(eve, table, 0)
    eve.post(f"/api/tables/{table}/chat", {"seat": 0, "text": f"{SCRIPT}<img src=x onerror=alert(2)>"})
    ear.wait_chat(1)
    assert ear.chat[0]["name"] == SCRIPT
    assert ear.chat[0]["text"].startswith(SCRIPT)
    answer = eve.ask("GET", f"/api/tables/{table}")
    assert answer.json()["title"] == f"{SCRIPT}'\""
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    eve.close()


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "x" * 41, "\u202eeve", "a\u0000", "\ud800", 7, None])
def test_a_name_that_is_none(stranger: Guest, name: object) -> None:
    content = json.dumps({"name": name})
    answer = stranger.http.post("/api/people", content=content, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["type"] == "/problems/bad-request"


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/abc",
        "/api/about",
        "/api/nothing",
        "/nothing",
        "/api/tables/x",
        "/api/me",
        "/%3Cscript%3E",
    ],
)
def test_every_answer_has_the_headers_that_keep_a_page_safe(stranger: Guest, path: str) -> None:
    headers = stranger.ask("GET", path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe-eval" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers
    assert "set-cookie" not in headers
    assert not any(name.startswith("access-control-") for name in headers)


# --- other sites


def test_a_foreign_page_can_do_nothing(server: Served, duel: Duel) -> None:
    before = everything(duel)
    key = duel.guests[0].key
    body = json.dumps({"seat": 0, "text": "from elsewhere"}).encode()
    path = f"/api/tables/{duel.table}/chat"
    for site in ("cross-site", "same-site"):
        status, text = asked(
            server, "POST", path, body,
            Sec_Fetch_Site=site, Content_Type="application/json", Authorization=f"Bearer {key}",
        )  # fmt: skip
        assert (status, json.loads(text)["type"]) == (403, "/problems/foreign-page")
    # What a form of another site could send is no JSON.
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        status, text = asked(server, "POST", path, body, Content_Type=kind, Authorization=f"Bearer {key}")
        assert (status, json.loads(text)["type"]) == (415, "/problems/not-json")
    status, _ = asked(
        server, "OPTIONS", path, Origin="https://evil.example", Access_Control_Request_Method="POST"
    )
    assert status in (204, 405)
    assert everything(duel) == before


@pytest.mark.parametrize(
    "prefix", ["//api", "/%61pi", "/API", "/./api", "/api/../api", "/x/../api", "/api//"]
)
def test_no_way_around_the_door(server: Served, prefix: str) -> None:
    """However an address is written, a foreign page does not get past the door with it."""
    body = b'{"name": "Eve"}'
    for path in (f"{prefix}/people", f"{prefix}people"):
        status, _ = asked(
            server, "POST", path, body, Content_Type="application/json", Sec_Fetch_Site="cross-site"
        )
        assert status in (403, 404, 405), (path, status)


# --- paths


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../config.py",
        "/assets/..%5c..%5cconfig.py",
        "/%2fetc%2fpasswd",
        "//etc/passwd",
        "/index.html/",
        "/index.html%00.js",
        "/assets/%00",
        "/\\windows\\win.ini",
        "/.git/config",
        "/__init__.py",
        "/app.py",
        "/%ff%fe",
        "/" + "a" * 5000,
        "/api/tables/../about/../../etc/passwd",
        "/api/games/../../data.toml/data",
        "/api/games/richard3/text/..%2f..%2fen",
        "/api/games/richard3/rules/../../../../../etc/passwd",
        "/api/text/..%2f..%2fconfig",
        "/api/tables/%00%00%00%00",
    ],
)
def test_no_path_leads_out_of_the_house(server: Served, path: str) -> None:
    status, text = asked(server, "GET", path)
    if path == "/index.html/" and status == 200:
        assert text.lower().startswith(b"<!doctype html"), "the client's own page, and nothing else"
        return
    assert status in (400, 404), (path, status)
    assert b"root:" not in text
    assert b"import " not in text
    assert json.loads(text)["type"] in (
        "/problems/no-such-page",
        "/problems/bad-request",
        "/problems/no-such-game",
        "/problems/no-such-language",
    )


def test_only_built_files_are_served(tmp_path: Path) -> None:
    """Files are found by name among those read at the beginning, so nothing put there later, and no link."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>")
    (client / "assets" / "app-1.js").write_text("let x;")
    with served(settings(f"sqlite:///{tmp_path / 't.db'}", client=client)) as server:
        (client / "late.txt").write_text("late")
        guest = Guest(server.url)
        script = guest.ask("GET", "/assets/app-1.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path in ("/", "/table/abcabcabcabc", "/table/a/b"):
            page = guest.ask("GET", path)
            assert page.text == "<!doctype html>"
            assert page.headers["cache-control"] == "no-cache"
        for path in ("/late.txt", "/assets", "/assets/", "/assets/app-1.js/x", "/ASSETS/app-1.js"):
            guest.refused("no-such-page", "GET", path)
        guest.refused("wrong-method", "POST", "/assets/app-1.js", {})
        guest.close()


# --- junk


@pytest.mark.parametrize(
    "headers",
    [
        {"Accept-Language": "x" * 5000},
        {"Accept-Language": ";;;,,,q=q;=q"},
        {"Accept-Language": "en;q=nan, es;q=1e999"},
        {"Accept-Language": "\xff\xfe"},
        {"Authorization": "Bearer " + "\xe9" * 50},
        {"Authorization": "Bearer " + "p" * 8000},
        {"Last-Event-ID": "\xff" * 40},
        {"If-None-Match": '"' * 4000},
        {"X-Forwarded-For": "'; DROP TABLE people; --"},
        {"Host": "evil.example"},
        {"Content-Length": "0", "Content-Type": "\xff"},
        {"Range": "bytes=0-1"},
        {"Cookie": "a=" + "b" * 4000},
    ],
)
def test_headers_full_of_junk(server: Served, headers: dict[str, str]) -> None:
    for path in ("/api/about", "/api/tables", "/api/nothing", "/"):
        with raw(server) as connection:
            connection.putrequest("GET", path, skip_host="Host" in headers)
            for name, value in headers.items():
                connection.putheader(name, value.encode("latin-1"))
            connection.endheaders()
            answer = connection.getresponse()
            assert answer.status in (200, 400, 401, 404), (path, answer.status)
            assert "evil.example" not in answer.read().decode()


def test_what_is_no_http_at_all(server: Served) -> None:
    rng = random.Random(1)
    junk = [
        b"\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 5000 + b"\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        *[bytes(rng.randrange(256) for _ in range(200)) for _ in range(10)],
    ]
    host, _, port = server.url.removeprefix("http://").partition(":")
    for data in junk:
        with socket.create_connection((host, int(port)), timeout=5) as line:
            line.sendall(data)
            line.shutdown(socket.SHUT_WR)
            while True:
                try:
                    if not line.recv(65536):
                        break
                except ConnectionResetError:
                    break
    guest = Guest(server.url)
    assert guest.get("/api/about")
    guest.close()


# --- too much


@pytest.fixture
def strict(database: str) -> Iterator[Served]:
    """A server that counts."""
    with served(settings(database, limits=True)) as running:
        yield running


def until_refused(ask: Callable[[], Any], most: int) -> tuple[int, Any]:
    for number in range(most):
        answer = ask()
        if answer.status_code == 429:
            return number, answer
    raise AssertionError(f"{most} times, and never refused")


def test_a_flood_is_stopped_and_told_when_to_come_back(strict: Served) -> None:
    ada = person(strict.url, "Ada")
    table = ada.table("me", "me")["table"]["id"]
    chat = f"/api/tables/{table}/chat"
    said, answer = until_refused(lambda: ada.ask("POST", chat, {"seat": 0, "text": "hey"}), 40)
    assert limits.RATES["chat"].burst <= said < limits.RATES["chat"].burst + 8
    assert answer.json()["type"] == "/problems/too-many-requests"
    assert int(answer.headers["retry-after"]) >= 1
    # Others are not hurt by it, nor is what the same person does otherwise.
    bea = person(strict.url, "Bea")
    assert bea.info(table)["id"] == table
    play_on(table, [ada, ada], random.Random(1), 3)
    until_refused(lambda: ada.ask("POST", "/api/tables", {"game": "richard3", "places": ["me", "open"]}), 60)
    until_refused(lambda: ada.ask("GET", "/api/about"), 800)
    assert bea.get("/api/about")
    ada.close()
    bea.close()


def test_names_and_passwords_cannot_be_tried_by_the_thousand(strict: Served) -> None:
    ada, eve = person(strict.url, "Ada"), person(strict.url, "Eve")
    table = ada.table("me", "open", access="password", password="white")["table"]["id"]
    tries, _ = until_refused(
        lambda: eve.ask("POST", f"/api/tables/{table}/seats/1", {"password": "wrong"}), 30
    )
    assert tries <= limits.RATES["passwords"].burst + 2
    names, _ = until_refused(lambda: eve.ask("POST", "/api/people", {"name": "Eve"}), 60)
    assert names <= limits.RATES["people"].burst
    ada.close()
    eve.close()


def test_so_many_streams_and_no_more(strict: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "STREAMS_OF_A_KEY", 4)
    ada = person(strict.url, "Ada")
    table = ada.table("me", "me")["table"]["id"]
    ears = [Ear(ada, table, 0).begun() for _ in range(3)]
    with ada.http.stream("GET", "/api/me/stream") as mine:
        assert mine.status_code == 200
        guest = Guest(strict.url, ada.key)
        guest.refused("too-many-streams", "GET", f"/api/tables/{table}/stream", seat=0)
        guest.refused("too-many-streams", "GET", "/api/me/stream")
        guest.close()
    for ear in ears:
        ear.close()
    # Whoever closes some may open others.
    until = time.monotonic() + 20
    while strict.hall.limits._streams and time.monotonic() < until:
        time.sleep(0.01)
    assert not strict.hall.limits._streams
    Ear(ada, table, 0).begun().close()
    ada.close()


def test_a_crowd_of_addresses_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST", 100)
    counted = limits.Limits(True)
    rng = random.Random(1)
    for _ in range(2000):
        counted.take("people", "".join(rng.choices(string.ascii_letters, k=12)))
    assert len(counted._buckets) <= 100
