"""Both stores, each with a database of its own for every test."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.postgres import Cluster, cluster

__all__ = ["cluster"]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    shared: Cluster = request.getfixturevalue("cluster")
    return shared.database()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a SQLite database may be."""
    return tmp_path / "tables.db"
