"""Builds the browser client into the Python package, if it is not there or its sources have changed.

    python web/build.py            says why not, and goes on, where Node is missing
    python web/build.py --must     the same, but a client that cannot be built is an error

setup.py calls ``build`` when a wheel is made, the Makefile calls the command.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
CLIENT = WEB.parent / "src" / "banneret" / "server" / "client"
STAMP = CLIENT / "made-from.txt"
#: Vite wants no less.
LEAST_NODE = 20
#: Folders of web/ that say nothing about what the client will be.
ASIDE = {"node_modules", "dist", "tests", "tools", "harness"}


class NoClientError(Exception):
    """Why there is no browser client."""


def fingerprint() -> str:
    """A hash over everything the client is made from."""
    found = hashlib.blake2b(digest_size=16)
    for path in sorted(WEB.rglob("*")):
        parts = path.relative_to(WEB).parts
        if parts[0] in ASIDE or not path.is_file() or path.suffix == ".py" or "__pycache__" in parts:
            continue
        found.update("/".join(parts).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_fresh() -> bool:
    """Whether the client that is there was made from the sources that are there."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8").strip() == fingerprint()


def require_node() -> None:
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise NoClientError("Node.js is missing")
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout.strip()
    major = said.lstrip("v").partition(".")[0]
    if not major.isdecimal() or int(major) < LEAST_NODE:
        raise NoClientError(f"Node.js {LEAST_NODE} or newer is needed, this is {said or 'unknown'}")


def npm(*words: str) -> None:
    """Runs npm in web/; its noise is shown only if it fails."""
    command = ["npm", *words]
    done = subprocess.run(
        command,
        cwd=WEB,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        env={**os.environ, "NO_UPDATE_NOTIFIER": "1"},
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise NoClientError(f"`{' '.join(command)}` failed")


def install() -> None:
    """Installs what web/package-lock.json names, if that has not been done."""
    lock = (WEB / "package-lock.json").read_bytes()
    mark = WEB / "node_modules" / ".installed-from"
    wanted = hashlib.blake2b(lock, digest_size=16).hexdigest()
    if mark.is_file() and mark.read_text(encoding="utf-8") == wanted:
        return
    npm("ci", "--no-fund", "--no-audit")
    mark.write_text(wanted, encoding="utf-8")


def build() -> str:
    """Makes the client fresh; returns what was done.

    Raises:
        NoClientError: with the reason, if there can be none.
    """
    if is_fresh():
        return "the browser client is up to date"
    require_node()
    install()
    npm("run", "build")
    STAMP.write_text(fingerprint() + "\n", encoding="utf-8")
    return "built the browser client"


def main() -> int:
    must = "--must" in sys.argv[1:]
    try:
        if "--install" in sys.argv[1:]:
            require_node()
            install()
        else:
            print(f"banneret: {build()}")
    except NoClientError as error:
        print(f"banneret: no browser client, because {error}", file=sys.stderr)
        return 1 if must else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
