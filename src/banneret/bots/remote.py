"""A bot somewhere else: it is sent what its seat sees, over HTTP, and answers with a choice.

    POST <address>   {"game", "seat", "name", "seed", "view", "log", "choices": [{"choice", "text"}]}
    200              {"choice": <one of them>}

That is all there is to it, in any language (see docs/bots.md and examples/answering_bot.py). Nothing else of
the game is sent: no sample, no dice to come, no other seat's secrets.
"""

from __future__ import annotations

import http.client
import json
import urllib.error
import urllib.request
from typing import Final

from banneret.bots.faults import BotFailed
from banneret.bots.seat import SeatView

#: Seconds of silence after which an answer is not waited for any more; who asks may have less patience.
SILENCE: Final = 600.0
#: More than any answer needs.
_LARGEST: Final = 65_536


class RemoteBot:
    """Asks another program.

    Args:
        address: where that listens, ``http://...``.
        seed: sent along with every question, for programs that want to be repeatable.
    """

    def __init__(self, address: str, seed: object = None) -> None:
        self._address = address
        self._seed = None if seed is None else str(seed)

    def choose(self, seat: SeatView) -> int:
        view = seat.view()
        question = {
            "game": seat.game,
            "seat": seat.seat,
            "name": seat.name,
            "seed": self._seed,
            "view": view,
            "log": seat.log(),
            "choices": [{"choice": choice, "text": seat.describe(choice)} for choice in seat.choices()],
        }
        request = urllib.request.Request(
            self._address,
            json.dumps(question).encode("utf-8"),
            {"Content-Type": "application/json"},
            method="POST",
        )
        try:
            with urllib.request.urlopen(request, timeout=SILENCE) as answer:
                text = answer.read(_LARGEST + 1)
        except urllib.error.HTTPError as error:
            with error:
                raise BotFailed("crashed", f"{self._address} answered {error.code}") from error
        except (OSError, urllib.error.URLError, http.client.HTTPException) as error:
            raise BotFailed("crashed", f"{self._address}: {error}") from error
        if len(text) > _LARGEST:
            raise BotFailed("illegal", f"{self._address} answered with more than {_LARGEST} bytes")
        try:
            said = json.loads(text)
            return said["choice"]  # type: ignore[no-any-return]  # who asks checks it
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise BotFailed("illegal", f"{self._address} answered {text!r:.100}") from error


class RemoteMaker:
    """Makes bots that ask one address.

    Args:
        address: where the other program listens.
    """

    def __init__(self, address: str) -> None:
        self._address = address

    def __call__(self, seed: object) -> RemoteBot:
        return RemoteBot(self._address, seed)
