"""What docs/protocol.md says about requests is what the server has."""

from __future__ import annotations

import re
from pathlib import Path

from tests.server.support import Guest

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


def _plain(path: str) -> str:
    """A path with every variable part alike."""
    return re.sub(r"<[^>]*>|\{[^}]*\}", "*", path.partition("?")[0])


def test_every_request_on_the_page_is_there_and_none_is_missing(stranger: Guest) -> None:
    document = stranger.get("/api/openapi.json")
    there = {
        (method.upper(), _plain(path))
        for path, methods in document["paths"].items()
        for method in methods
        if method != "head"
    }
    told = set()
    for row in PAGE.splitlines():
        if not row.startswith("|"):
            # Some are told of in sentences.
            cells = row
        else:
            cells = row.replace("`, `", "`,`")
        last = "GET"
        for methods, path in re.findall(r"`((?:GET|POST|PUT|DELETE)?)(?:`,`PUT)? ?([/…][^\s`]*)", cells):
            last = methods or last
            whole = path.replace("…", "/api/tables/*")
            told.add((last, _plain(whole)))
            if f"`GET`, `PUT {path}" in row:
                told.add(("GET", _plain(whole)))
                told.add(("PUT", _plain(whole)))
    requests = {(method, path) for method, path in told if path.startswith("/api")}
    assert there - requests == set()
    assert requests - there <= {("GET", "/api"), ("GET", "/api/openapi.json")}
