"""Short contests: games of heaps take ten choices, so that a test plays many of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from banneret import arena
from banneret.arena import Contest
from banneret.arena.play import Row

VISITORS = Path(__file__).with_name("visitors.py")


def heaps(bots: str, games: int = 4, **more: Any) -> Contest:
    """A contest in the game of heaps; names after a colon are bots of ``visitors.py``."""
    names = [f"{VISITORS}{name}" if name.startswith(":") else name for name in bots.split(",")]
    return arena.contest("heaps", names, games, modules=("tests.arena.heaps",), **more)


def played(bots: str, games: int = 4, processes: int = 1, **more: Any) -> list[Row]:
    """The games of such a contest."""
    return arena.run(heaps(bots, games, **more), processes=processes)
