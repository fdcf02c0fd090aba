"""How a table server is set up."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

#: Where the browser client is built to.
CLIENT: Final = Path(__file__).with_name("client")

#: The longest bodies of requests, in bytes: of commands, and of uploaded game files.
LONGEST_COMMAND: Final = 64 * 1024
LONGEST_UPLOAD: Final = 2 * 1024 * 1024

#: Lines of chat that a table keeps at hand, and how many are dropped when there are more.
MOST_CHAT: Final = 1000
CHAT_CUT: Final = 250

#: A seat is deserted when its person has been asked for so many seconds, and is not looking.
DESERTION: Final = 24 * 3600.0

#: After so many choices the position itself is stored, too. It is also stored whenever play rests.
SNAPSHOT_EVERY: Final = 128

#: The most tables in one answer.
MOST_TABLES: Final = 200

#: The most lines of play of an analysis board, and choices in all of them.
MOST_LINES: Final = 200


class Settings(NamedTuple):
    """What ``banneret serve`` and tests choose.

    Attributes:
        database: the address of the store, as ``make_store`` reads it.
        bots: worker processes for bots; 0 for none.
        bot_pace: seconds that a bot waits before it moves, so that people can follow.
        heartbeat: seconds between signs of life on a silent stream.
        doze: seconds after which a table that nobody looks at takes less memory.
        idle: seconds after which it takes none.
        quiet: seconds after the last choice until the position itself is stored.
        grace: seconds that somebody who lost the connection still counts as present.
        limits: whether the number of requests is limited.
        client: the folder of the built browser client.
    """

    database: str
    bots: int = 1
    bot_pace: float = 0.5
    heartbeat: float = 15.0
    doze: float = 15.0
    idle: float = 60.0
    quiet: float = 2.0
    grace: float = 5.0
    limits: bool = True
    client: Path = CLIENT
