"""Chromium, the built client and a server for the browser tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.required import missing
from tests.web.live import CHROMIUM, QUIET, ROOT, House, house

CLIENT = Path(os.environ.get("HOUSE_CLIENT", ROOT / "src/doubloon/web"))


@pytest.fixture(scope="module")  # while Playwright runs, asyncio.run cannot: other tests need it
def browser() -> Iterator[Browser]:
    """A real Chromium, without a window."""
    if CHROMIUM is None:
        missing("NO CHROMIUM: install it (Debian: chromium) to test the client in a browser")
    if not (CLIENT / "index.html").is_file():
        missing("NO CLIENT: it is not built, run `make web`")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with quick bots, the same shuffles in every run."""
    with house(tmp_path_factory.mktemp("house"), HOUSE_SEED="doubloon") as running:
        yield running
