"""Bots at the table think in processes of their own, so that a slow or broken one hurts nobody else."""

from __future__ import annotations

from banneret.bots import BotFailed
from banneret.server.bots.pool import BotPool

__all__ = ["BotFailed", "BotPool"]
