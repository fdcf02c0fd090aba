"""Positions written by hand. To come."""

from __future__ import annotations

from collections.abc import Mapping

from banneret.games.richard3.state import War


def describe(s: War) -> dict[str, object]:
    return {}


def read(s: War, described: Mapping[str, object]) -> None:
    return
