"""The game that the tests of the core play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.core.parlour import Parlour

from banneret.core import registry


@pytest.fixture
def parlour() -> Iterator[Parlour]:
    """Parlour, known by its name as long as the test runs."""
    rules = Parlour()
    registry.add(rules)
    yield rules
    registry._found.pop("parlour", None)
