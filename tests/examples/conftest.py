from __future__ import annotations

from collections.abc import Iterator

import pytest
from examples.tourney.game import RULES

from banneret.core import registry


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """Tourney is known by its name, and forgotten afterwards."""
    registry.add(RULES)
    yield
    del registry._found[RULES.name]
