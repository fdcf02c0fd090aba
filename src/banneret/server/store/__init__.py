"""Where tables are kept: one interface, SQLite out of the box, PostgreSQL by its address."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote, urlsplit

from banneret.server.store.base import Store, StoreError

__all__ = ["make_store"]


def make_store(url: str, *, read_only: bool = False) -> Store:
    """The store at an address; it is not open yet.

    Args:
        url: ``sqlite:///path/to/file.db``, the path of a file, or ``postgresql://user@host/name``.
        read_only: to look into it without touching it, even while a server uses it.

    Raises:
        StoreError: there is no store of that kind.
    """
    scheme, separator, rest = url.partition("://")
    if not separator:
        return _sqlite(url, url, read_only)
    if scheme == "sqlite":
        # Three strokes and a path, as is the custom: sqlite:///games.db and sqlite:////var/lib/games.db.
        if not rest.startswith("/"):
            raise StoreError(f"{url}: a SQLite file is named by sqlite:///path, with three strokes")
        return _sqlite(unquote(rest[1:]), url, read_only)
    if scheme in ("postgresql", "postgres"):
        try:
            parts = urlsplit(url)
            _ = parts.port
        except ValueError as error:
            raise StoreError(f"{scheme}://…: this is no address of a database: {error}") from error
        from banneret.server.store.postgres import PostgresStore

        return PostgresStore(url, read_only=read_only)
    raise StoreError(
        f"there is no store of the kind {scheme!r}; there are: sqlite:///path/to/file.db,"
        " the path of a file, postgresql://user@host/name"
    )


def _sqlite(path: str, url: str, read_only: bool) -> Store:
    from banneret.server.store.sqlite import SqliteStore

    if not path or "\0" in path or Path(path).is_dir():
        raise StoreError(f"{url!r}: this is not the path of a database file")
    return SqliteStore(Path(path), read_only=read_only)
