"""A PostgreSQL of our own for tests: made in a temporary folder, with a socket in it, and gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import quote

import pytest

_INSTALLED: Final = Path("/usr/lib/postgresql")
#: Who runs it when we are root, which PostgreSQL refuses to be.
_HUMBLE: Final = ("postgres", "nobody")


class Cluster:
    """A private PostgreSQL server. It flushes to disk as a real one does."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self.folder = folder
        self._user = _humble_user()
        self._made = 0
        # The paths of sockets must be short.
        self._data = folder / "data"
        folder.chmod(0o755)
        if self._user is not None:
            shutil.chown(folder, self._user)
        self._run(
            "initdb", "--no-sync", "-A", "trust", "-U", "tester", "-E", "UTF8", "--locale=C", "-D", self._data
        )
        with (self._data / "postgresql.conf").open("a") as settings:
            settings.write(
                f"\nlisten_addresses = ''\nunix_socket_directories = '{folder}'\nfsync = on\n"
                "max_connections = 40\nshared_buffers = 16MB\nlog_min_messages = warning\n"
            )
        self.start()

    def _run(self, program: str, *args: object) -> str:
        """Runs one of PostgreSQL's programs, as somebody who is not root."""
        done = subprocess.run(
            [str(self._programs / program), *map(str, args)],
            user=self._user,
            cwd=self.folder,
            env={
                "PATH": os.environ.get("PATH", ""),
                "PGHOST": str(self.folder),
                "PGUSER": "tester",
                "LC_ALL": "C",
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=60,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}")
        return done.stdout

    def start(self) -> None:
        # The log keeps the server from holding on to our output.
        self._run("pg_ctl", "-D", self._data, "-l", self.folder / "log", "-w", "-t", 40, "start")

    def stop(self, how: str = "fast") -> None:
        """Stops the server whose process id stands in its folder."""
        self._run("pg_ctl", "-D", self._data, "-m", how, "-w", "-t", 40, "stop")

    def database(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        name = f"test{self._made}"
        self.ask("postgres", f"CREATE DATABASE {name}")
        return f"postgresql://tester@/{name}?host={quote(str(self.folder), safe='')}"

    def empty(self, url: str) -> None:
        """Makes a database as if it were new: quicker than a new one."""
        database = name_of(url)
        self.disconnect(database)
        self.ask(database, "DROP SCHEMA IF EXISTS banneret CASCADE")

    def disconnect(self, database: str) -> int:
        """Cuts all connections to a database; how many there were."""
        return int(
            self.ask(
                database,
                "SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()",
            )
        )

    def ask(self, database: str, statement: str) -> str:
        """Says something to a database, as its administrator; the answer without headings."""
        return self._run(
            "psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", database, "-c", statement
        ).strip()


def name_of(url: str) -> str:
    """The name of the database at an address."""
    return url.rpartition("/")[2].partition("?")[0]


def _humble_user() -> str | None:
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in _HUMBLE if name in known)


def _newest_programs() -> Path | None:
    found = sorted(_INSTALLED.glob("*/bin/initdb"), key=lambda path: float(path.parent.parent.name))
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return None if elsewhere is None else Path(elsewhere).resolve().parent


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for the whole test run (for each of its processes its own)."""
    programs = _newest_programs()
    if programs is None:
        if os.environ.get("CI") == "true":
            pytest.fail("there is no PostgreSQL here, and CI must test it")
        pytest.skip("there is no PostgreSQL here (Debian and Ubuntu: apt install postgresql)")
    with tempfile.TemporaryDirectory(prefix="bpg-", ignore_cleanup_errors=True) as folder:
        made = Cluster(programs, Path(folder))
        try:
            yield made
        finally:
            made.stop("immediate")
