"""Pages that go on without a network: waiting for what they keep, and leaving the network."""

import re

from playwright.sync_api import Page

from tests.web.engines import REQUESTS
from tests.web.live import Visitor
from tests.web.static import SOON

# All of the client is kept: a page that comes now is complete without a network.
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
}"""
LOST = re.compile("net::ERR_|Failed to load resource|Failed to fetch")


def kept(page: Page) -> None:
    """Wait until the service worker has everything."""
    page.evaluate(KEPT)


def pardon(someone: Visitor) -> None:
    """What a browser says of requests that found no network is no mistake."""
    someone.wrong = [each for each in someone.wrong if not LOST.search(each)]


def download(someone: Visitor, seed: int = 7) -> None:
    """The first visit: whatever is needed is fetched. Ids of requests follow from a seed."""
    someone.context.add_init_script(REQUESTS.format(seed=seed))
    page = someone.page
    someone.open("/")
    page.locator("section.paper .do .sec").first.click()
    page.locator("section.paper .do .out").first.wait_for(timeout=SOON)
    page.locator("section.paper progress").wait_for(state="detached", timeout=SOON)
    kept(page)


def leave_the_network(someone: Visitor) -> None:
    """Whatever is needed is downloaded; then there is no network any more."""
    download(someone)
    someone.context.set_offline(True)
    someone.page.reload()
