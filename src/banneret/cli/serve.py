"""``banneret serve``: the table, in the browser."""

from __future__ import annotations

import argparse
import math
import os
import sys
from pathlib import Path
from typing import Final

from banneret.cli.common import LARGEST, BadUsage, shown, whole

EXAMPLES: Final = """\
examples:
  banneret serve --open                    play in the browser, alone or with a friend at the same screen
  banneret serve --host 0.0.0.0            play with everybody in your network
  banneret serve --port 0                  on any free port
  banneret serve --database games.db       keep the tables in this file
  banneret serve --database postgresql://banneret@db.example/banneret
                                           keep them in PostgreSQL; several servers may share one database

The tables are kept; stop the server with Ctrl-C and start it again whenever you like.
"""

DEFAULT_PORT: Final = 8049
#: What the table needs beside the engine.
_EXTRA: Final = ("litestar", "msgspec", "uvicorn")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", metavar="H", default="127.0.0.1", help="where to listen (default: this computer alone)"
    )
    parser.add_argument(
        "--port",
        metavar="N",
        type=whole(0, 65535),
        default=DEFAULT_PORT,
        help=f"the port; 0 finds a free one (default: {DEFAULT_PORT})",
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="a file or the address of a PostgreSQL (default: a file of your own)",
    )
    parser.add_argument(
        "--bots",
        metavar="N",
        type=whole(0, 64),
        default=1,
        help="how many processes think for bots; 0 for no bots (default: 1)",
    )
    parser.add_argument(
        "--bot-pace",
        metavar="S",
        type=_seconds,
        default=0.5,
        help="seconds that a bot waits before it moves, so that people can follow (default: 0.5)",
    )
    parser.add_argument("--open", action="store_true", help="open the table in your browser")


def run(args: argparse.Namespace) -> int:
    try:
        from banneret.server.config import Settings
        from banneret.server.serving import bind, serve
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in _EXTRA:
            raise
        raise BadUsage(
            f"the table needs packages that are not installed ({error.name});"
            " install them with: pip install 'banneret[table]'"
        ) from error
    database = args.database or default_database()
    sock = bind(args.host, args.port)

    def ready(address: str) -> None:
        print(f"Banneret is at {address} (Ctrl-C ends it)", flush=True)
        if args.open:
            _open(address)

    with sock:
        serve(Settings(database, args.bots, args.bot_pace), sock, ready)
    return 0


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 <= number <= LARGEST:
        raise argparse.ArgumentTypeError(f"{shown(text)} is not a number of seconds")
    return number


def default_database() -> str:
    """A file in the user's data folder, which is made if it is not there."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path.home() / ".local" / "share"
    told = os.environ.get("XDG_DATA_HOME", "")
    if Path(told).is_absolute():
        base = Path(told)
    folder = base / "banneret"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return str(folder / "tables.db")


def _open(address: str) -> None:
    """Opens the browser, in a thread: some browsers take their time, and the server has none."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
