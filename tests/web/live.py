"""A real server for the browser tests, and a browser's page that forgives nothing."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Response, expect

from tests.table.http.live import Server

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NO_WORKER = "Service Worker registration blocked by Playwright"  # so that all requests are seen
PATIENCE = 60_000  # ms for whatever is waited for: the machine may be busy
expect.set_options(timeout=PATIENCE)
MOVED_ON = "409 (Conflict)"  # somebody tapped while the table moved on: it is told, and no mistake
# What a browser keeps of somebody who has chosen a game speed; a theme chosen later stays.
KEPT = """{{
  const kept = JSON.parse(localStorage.getItem('doubloon.preferences') ?? '{{}}');
  const chosen = JSON.stringify({{ gameSpeed: '{speed}', ...kept }});
  localStorage.setItem('doubloon.preferences', chosen);
}}"""
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
}


def play_now(page: Page, game: str = "Loot Island") -> Locator:
    """The one click; names in sentences stand between invisible marks of direction."""
    return page.get_by_role("button", name=re.compile(f"^Play now: .?{game}"))


class House(Server):
    """``tests.web.house`` in a process."""

    def __init__(self, folder: Path, port: int = 0, **variables: str) -> None:
        self.folder = folder
        self.variables = variables
        self.errors = (folder / "errors").open("ab")
        command = [sys.executable, "-m", "tests.web.house", "serve", "--port", str(port)]
        command += ["--rate", "0", "--db", str(folder / "games.sqlite"), "--log", "warning"]
        command += ["--thought", "60"]  # plain Python: a quick opinion is good enough here
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            cwd=ROOT,
            env={**os.environ, **variables},
        )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline().decode()
        assert "http" in self.line, (folder / "errors").read_text()
        self.url = self.line.split()[3].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])
        self.wait()

    def again(self) -> "House":
        """Killed, and begun anew with the same database at the same address."""
        self.end(signal.SIGKILL)
        return House(self.folder, self.port, **self.variables)

    def ask(self, path: str) -> Any:
        """What anybody may ask."""
        answer = httpx.get(self.url + path, timeout=20)
        assert answer.status_code == 200, answer.text
        return answer.json()


@contextmanager
def house(folder: Path, **variables: str) -> Iterator[House]:
    """A server until the block ends."""
    server = House(folder, 0, **variables)
    try:
        yield server
    finally:
        server.end(signal.SIGTERM)


class Visitor:
    """Somebody's browser: its own cookies, and a memory of everything that went wrong in it.

    With a folder as ``profile`` it is a browser of its own, which finds there what it kept before.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        speed: str = "once",
        profile: Path | None = None,
        **screen: Any,
    ) -> None:
        self.url = url
        wishes: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", **DESKTOP}
        wishes |= {"service_workers": "block", "base_url": url, **screen}
        self.context: BrowserContext
        if profile is None:
            self.context = browser.new_context(**wishes)
        else:
            self.context = browser.browser_type.launch_persistent_context(
                profile, executable_path=CHROMIUM, args=list(QUIET), **wishes
            )
        self.context.set_default_timeout(PATIENCE)
        # Whoever watches a game says how fast; the others need not see every move.
        self.context.add_init_script(KEPT.format(speed=speed))
        self.wrong: list[str] = []
        self.page: Page = self.context.new_page()
        self.listen(self.page)

    def listen(self, page: Page) -> None:
        """Remember what this page complains of."""
        page.on("console", lambda said: self.complain(said.type, said.text))
        page.on("pageerror", lambda error: self.wrong.append(f"page: {error}"))
        page.on("response", self.answered)

    def complain(self, kind: str, text: str) -> None:
        """Errors and warnings both: a policy that is violated is one of them."""
        if kind in ("error", "warning") and text != NO_WORKER and MOVED_ON not in text:
            self.wrong.append(f"{kind}: {text}")

    def answered(self, response: Response) -> None:
        """Answers of our server that say no."""
        if response.status >= 400 and response.status != 409:
            self.wrong.append(f"{response.status}: {response.url}")

    def open(self, path: str) -> None:
        """Go to an address, until there is something to read."""
        self.page.goto(self.url + path)
        self.page.locator("#main").first.wait_for()

    def fine(self) -> None:
        """Nothing has gone wrong."""
        assert not self.wrong, "\n".join(self.wrong)

    def close(self) -> None:
        """Gone, with everything that was kept."""
        self.context.close()


@contextmanager
def visitor(browser: Browser, url: str, **screen: Any) -> Iterator[Visitor]:
    """A browser until the block ends; whatever it complained of fails the test."""
    someone = Visitor(browser, url, **screen)
    try:
        yield someone
        someone.fine()
    except Exception as error:
        error.add_note("\n".join(["The browser complains:", *someone.wrong]))
        raise
    finally:
        someone.close()
