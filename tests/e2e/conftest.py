"""A real server in a process of its own, and a real browser, for everything in this folder."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
#: Screenshots of what the tests saw, kept to be looked at.
PICTURES = ROOT / "web" / "test-results"
CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), ""
)
#: Milliseconds that a page may take for anything; nothing does.
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.e2e)


class Server:
    """`banneret serve`, which can be killed and started again on the same address and database."""

    def __init__(self, folder: Path, path: tuple[Path, ...] = ()) -> None:
        self.folder = folder
        self.path = path
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        log = self.folder / "server.log"
        with log.open("a", encoding="utf-8") as out:
            began = out.tell()
            self.process = subprocess.Popen(
                [
                    str(Path(sys.executable).with_name("banneret")),
                    "serve",
                    *("--host", "127.0.0.1", "--port", str(self.port)),
                    *("--database", str(self.folder / "tables.db"), "--bots", "1", "--bot-pace", "0"),
                ],
                stdout=out,
                stderr=subprocess.STDOUT,
                text=True,
                env={
                    **os.environ,
                    "PYTHONUNBUFFERED": "1",
                    "PYTHONPATH": os.pathsep.join(map(str, self.path)),
                    "XDG_DATA_HOME": str(self.folder),
                },
            )
        until = time.monotonic() + 60
        while time.monotonic() < until:
            said = log.read_text(encoding="utf-8")[began:]
            found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
            if found:
                self.port = int(found[1])
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{log.read_text(encoding='utf-8')}")

    def kill(self) -> None:
        """The power goes out."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed."""
    served = Server(tmp_path)
    yield served
    served.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of all tests of a file that do it no harm; all files at one would be refused as a crowd.

    It knows a game from outside the package, too: the tourney.
    """
    folder = tmp_path_factory.mktemp("house")
    plugged = folder / "plugged" / "elsewhere-1.0.dist-info"
    plugged.mkdir(parents=True)
    (plugged / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n")
    (plugged / "entry_points.txt").write_text("[banneret.games]\ntourney = examples.tourney.game:RULES\n")
    served = Server(folder, path=(plugged.parent, ROOT))
    yield served
    served.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        if os.environ.get("CI"):
            pytest.fail("there is no Chromium")
        pytest.skip("there is no Chromium (Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield started
        started.close()


Opener = Callable[..., Page]


@pytest.fixture
def visitor(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens a page for somebody new: another browser context, with its own memory.

    What the page complains of in its console fails the test, but for lost connections and refusals where the
    test says that they are what it is about.
    """
    own = "server" in request.fixturenames
    served: Server = request.getfixturevalue("server" if own else "house")
    contexts: list[tuple[BrowserContext, Page]] = []
    complaints: list[str] = []
    PICTURES.mkdir(parents=True, exist_ok=True)

    def open_page(path: str = "/", **how: object) -> Page:
        settings: dict[str, object] = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            **how,
        }
        offline = bool(settings.pop("may_lose_connection", False))
        refusal = bool(settings.pop("may_be_refused", False))
        context = browser.new_context(base_url=served.url, **settings)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        page = context.new_page()

        def heard(message: ConsoleMessage) -> None:
            if message.type != "error":
                return
            if offline and "ERR_" in message.text:
                return
            if refusal and re.search("responded with a status of 4", message.text):
                return
            url = str(message.location.get("url", ""))
            if "status of 404" in message.text and "/odds?" in url:
                return  # the battle was over before the question arrived
            complaints.append(f"{message.text} {url}")

        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        contexts.append((context, page))
        return page

    yield open_page
    name = re.sub(r"\W+", "-", request.node.name).strip("-")
    for number, (context, page) in enumerate(contexts):
        if not page.is_closed():
            page.screenshot(path=PICTURES / f"{name}-{number}.png")
        context.close()
    assert complaints == []
