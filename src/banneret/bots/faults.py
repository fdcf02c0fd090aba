"""What can be wrong with a bot."""

from __future__ import annotations

from banneret.core.errors import BanneretError


class UnknownBot(BanneretError):
    """There is no bot of that name."""


class BadBot(UnknownBot):
    """A bot was named that cannot be had: its file, its options or its package are at fault."""


class BotFailed(BanneretError):
    """A bot gave no choice that can be played.

    Attributes:
        reason: ``crashed`` (an exception, or its process is gone), ``too-slow``, ``illegal``,
            ``unknown-bot``, ``bad-position`` (the snapshot cannot be restored, or the seat has nothing to
            decide in it) or ``closed`` (whoever asks for it is).
        detail: more about it, for logs; never shown to players.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail
