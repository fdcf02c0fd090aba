"""Both stores, each with a database of its own for every test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.core.parlour import Parlour
from tests.server.postgres import Cluster, cluster

from banneret.core import registry

__all__ = ["cluster"]


@pytest.fixture(scope="session")
def _used_url(cluster: Cluster) -> str:
    """A database that tests use one after the other."""
    return cluster.database()


@pytest.fixture
def postgres_url(cluster: Cluster, _used_url: str) -> str:
    """The address of an empty database in PostgreSQL."""
    cluster.empty(_used_url)
    return _used_url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    address: str = request.getfixturevalue("postgres_url")
    return address


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a SQLite database may be."""
    return tmp_path / "tables.db"


@pytest.fixture
def parlour() -> Iterator[Parlour]:
    """Parlour, known by its name as long as the test runs; tests may change its rules meanwhile."""
    rules = Parlour()
    registry.add(rules)
    yield rules
    registry._found.pop("parlour", None)
