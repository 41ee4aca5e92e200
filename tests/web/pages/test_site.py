"""``doubloon site`` on a plain static host, below a path: no server, and then no network."""

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from doubloon.commands import site
from tests.web.conftest import CLIENT
from tests.web.live import play_now, visitor
from tests.web.offline import kept, pardon
from tests.web.static import engine_built

pytestmark = pytest.mark.slow


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Python's own server of files; it knows nothing of pages."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[http.server.ThreadingHTTPServer]:
    """A static host that has the site below a path."""
    engine_built()
    site.write(CLIENT, tmp_path / "games/doubloon", "")
    handler = functools.partial(Quiet, directory=str(tmp_path))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_folder_on_a_static_host(browser: Browser, host: http.server.ThreadingHTTPServer) -> None:
    url = f"http://127.0.0.1:{host.server_port}/games/doubloon"
    with visitor(browser, url, service_workers="allow") as someone:
        page = someone.page
        asked: list[str] = []
        someone.context.on("request", lambda request: asked.append(request.url))
        someone.open("/")
        page.get_by_role("button", name="Download").click()
        page.get_by_text("Ready: games begin on this device").wait_for()
        kept(page)
        someone.fine()
        someone.context.set_offline(True)
        someone.open("/#/rules/tobago")
        page.reload()
        page.get_by_role("heading", name="Tobago").first.wait_for()
        someone.open("/")
        page.reload()
        play_now(page, "Under Sail").click()
        page.locator("#decision").wait_for()
        assert f"{url}/#/t/local" in page.url
        page.reload()
        page.locator("#decision").wait_for()
        someone.open("/")
        page.get_by_text("on this device").first.wait_for()
        assert [each for each in asked if not each.startswith((url, "blob:", "data:"))] == []
        pardon(someone)
