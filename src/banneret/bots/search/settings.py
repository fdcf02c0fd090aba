"""How long, how deep and how wide a search thinks."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, NamedTuple


class Settings(NamedTuple):
    """What a search may spend, and how it spends it.

    Attributes:
        nodes: rounds for one decision, each of which adds a situation to a tree; 0 for no limit, 1 for none:
            then the bot plays greedily.
        seconds: time for one decision; 0 for no limit. With it, choices depend on the machine.
        depth: how many decisions at least everybody makes by their judgement before a position is evaluated;
            then until it is quiet (``banneret.bots.judge``).
        width: progressive widening: after n rounds so many times the root of n choices compete.
        curiosity: how much the untried draws a search, as a part of how far apart all ends that it saw are.
        whim: how often a bot does anything at all instead of thinking; for weaker ones.
        processes: how many processes search side by side.
    """

    nodes: int = 200
    seconds: float = 0.0
    depth: int = 0
    width: float = 2.0
    curiosity: float = 0.7
    whim: float = 0.0
    processes: int = 1


_LEAST: Final[dict[str, float]] = {"width": 0.1, "processes": 1}
_MOST: Final[dict[str, float]] = {
    "nodes": 10_000_000,
    "seconds": 3600.0,
    "depth": 10_000,
    "width": 1000.0,
    "curiosity": 100.0,
    "whim": 1.0,
    "processes": 256,
}


def configured(settings: Settings, options: Mapping[str, str]) -> Settings:
    """Settings with options as people write them.

    Raises:
        ValueError: with the reason.
    """
    changed: dict[str, int | float] = {}
    for key, text in options.items():
        if key not in Settings._fields:
            raise ValueError(f"a search has no option {key!r}; it has: {', '.join(Settings._fields)}")
        whole = type(getattr(settings, key)) is int
        try:
            value = int(text) if whole else float(text)
        except ValueError:
            raise ValueError(f"{key} is a number, not {text!r}") from None
        if not math.isfinite(value) or not _LEAST.get(key, 0) <= value <= _MOST[key]:
            raise ValueError(f"{key} is from {_LEAST.get(key, 0):g} to {_MOST[key]:g}, not {text}")
        changed[key] = value
    if "seconds" in changed and "nodes" not in changed:
        changed["nodes"] = 0
    made = settings._replace(**changed)  # type: ignore[arg-type]
    if not made.nodes and not made.seconds:
        raise ValueError("a search needs an end: give it nodes or seconds")
    return made
