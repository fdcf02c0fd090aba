"""The browser client: files that were built beforehand, read once, sent with the strictest of policies."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from banneret.server.about import Page, page, serve_page
from banneret.server.problems import Problem

#: Files with a hash in their name never change.
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"
_ASSETS: Final = "assets/"
_INDEX: Final = "index.html"
#: Kinds of files that not every system's table knows, or knows alike.
_KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

_MISSING: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Banneret</title>
<h1>Banneret</h1>
<p>This server is running, but it was installed without the browser client, because Node.js was not there
when it was built. Install Node.js 20 or newer, and install Banneret again; or, in a checkout, run
<code>make run</code>.</p>
<p>Programs can play already: <a href="/api/openapi.json">the API</a>.</p>
</html>
"""


class Client:
    """The files of the built client."""

    def __init__(self, folder: Path) -> None:
        self._pages: dict[str, Page] = {}
        if folder.joinpath(_INDEX).is_file():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._pages[name] = page(path.read_bytes(), _kind(path))
        self._missing = page(_MISSING, "text/html")

    @property
    def there(self) -> bool:
        return bool(self._pages)

    def index(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The page in which the client runs."""
        return serve_page(request, self._pages.get(_INDEX, self._missing), _ASK)

    def file(self, request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        """One of the client's files. They are found by name among those read, so no path leads elsewhere."""
        found = self._pages.get(name)
        if found is None:
            raise Problem("no-such-page")
        return serve_page(request, found, _FOR_EVER if name.startswith(_ASSETS) else _ASK)


def _kind(path: Path) -> str:
    return _KINDS.get(path.suffix.lower()) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


def _client(request: Request[Any, Any, Any]) -> Client:
    client: Client = request.app.state.client
    return client


@get(["/", "/table/{rest:path}"], include_in_schema=False, sync_to_thread=False)
def get_index(request: Request[Any, Any, Any]) -> Response[bytes]:
    return _client(request).index(request)


@get("/{name:path}", include_in_schema=False, sync_to_thread=False)
def get_file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    return _client(request).file(request, name.lstrip("/"))
