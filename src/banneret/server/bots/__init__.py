"""Bots at the table think in processes of their own, so that a slow or broken one hurts nobody else."""

from __future__ import annotations

from banneret.server.bots.pool import BotFailed, BotPool

__all__ = ["BotFailed", "BotPool"]
