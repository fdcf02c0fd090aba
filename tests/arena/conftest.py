"""The game of heaps is there for every test of the arena, whatever other tests have done with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.bots.judged import HeapRules

from banneret.core import registry


@pytest.fixture(autouse=True)
def heaps_are_there() -> Iterator[None]:
    before = registry._found.get("heaps")
    registry.add(HeapRules())
    yield
    if before is None:
        registry._found.pop("heaps", None)
