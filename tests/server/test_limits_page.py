"""What docs/protocol.md says about how often one may ask is what the server counts."""

from __future__ import annotations

import re
from pathlib import Path

from banneret.server.config import LONGEST_COMMAND, LONGEST_UPLOAD
from banneret.server.limits import RATES, STREAMS_OF_A_KEY, STREAMS_OF_AN_ADDRESS

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
ROWS = {
    "requests with one key": "requests",
    "requests from one address": "address",
    "names from one address": "people",
    "tables of one person": "tables",
    "passwords tried at one table from one address": "passwords",
    "lines of chat of one person": "chat",
    "odds from one address": "work",
    "advice for one person": "advice",
}
WORDS = {"one in two seconds": 0.5, "one in ten seconds": 0.1, "one in five seconds": 0.2}


def test_the_rates_on_the_page_are_those_of_the_server() -> None:
    told = {}
    for what, burst, refill in re.findall(r"^\| ([^|]+) \| (\d+) \| ([^|]+) \|$", PAGE, re.MULTILINE):
        told[ROWS[what]] = (float(burst), WORDS.get(refill) or float(refill))
    assert told == {name: (rate.burst, rate.refill) for name, rate in RATES.items()}
    assert f"{STREAMS_OF_A_KEY} with one key, {STREAMS_OF_AN_ADDRESS} from one address" in PAGE
    assert f"{LONGEST_COMMAND // 1024} KiB" in PAGE
    assert f"{LONGEST_UPLOAD // 2**20} MiB" in PAGE
