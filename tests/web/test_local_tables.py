"""Games that a page plays by itself: from a plain static file server, with no Doubloon server."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FilePayload, Page, Route

from doubloon.kernel import registry
from doubloon.kernel.files.record import read_record, verify
from tests.web.conftest import CLIENT
from tests.web.live import PHONE, play_now, visitor
from tests.web.static import SOON, TITLES, begin, engine_built, static_site
from tests.web.test_offline import LOST, kept

pytestmark = pytest.mark.slow
# Every move by clicks, and plain Python in the page: one game here, the others in `make test-long`.
GAMES = [
    "under_sail",
    pytest.param("tobago", marks=pytest.mark.long),
    pytest.param("loot_island", marks=pytest.mark.long),
]
# Lets the worker with the tables believe that the device is full, when it is told so.
FULL = """
let full = false;
new BroadcastChannel('full').onmessage = ({ data }) => (full = data);
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...row) {
  if (full) throw new DOMException('full', 'QuotaExceededError');
  return add.apply(this, row);
};
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The client in a folder of files."""
    engine_built()
    with static_site(CLIENT, tmp_path_factory.mktemp("site") / "doubloon") as url:
        yield url


def test_the_engine_is_small_and_waits_until_it_is_wanted(browser: Browser, site: str) -> None:
    said = json.loads((CLIENT / "engine/engine.json").read_text(encoding="utf-8"))
    assert said["download"] < 6_500_000
    with visitor(browser, site) as someone:
        asked: list[str] = []
        someone.page.on("request", lambda request: asked.append(request.url))
        someone.open("/")
        play_now(someone.page).wait_for()
        someone.page.wait_for_load_state("networkidle")
        files = [each["path"] for each in said["files"]]
        assert [url for url in asked if url.endswith(tuple(files))] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_and_its_record(browser: Browser, site: str, game: str) -> None:
    with visitor(browser, site) as someone:
        person = begin(someone, game, 3)
        person.play()
        kept = person.kept()
        assert kept["status"] == "finished"
        assert kept["entries"] == kept["number"]
        page = someone.page
        page.get_by_role("dialog").wait_for()
        with page.expect_download() as download:
            page.locator('a[download][href$="/record"]').first.click()
        record = read_record(download.value.path().read_text(encoding="utf-8"))
        assert verify(registry.find(game), record) == []
        assert len(record.moves) > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_network(browser: Browser, site: str, game: str) -> None:
    """Only the first visit had one. The game comes back from its record after it was deleted."""
    with visitor(browser, site, service_workers="allow") as someone:
        page = someone.page
        someone.open("/")
        page.get_by_role("button", name="Download").click()
        page.get_by_text("Ready: games begin on this device").wait_for(timeout=SOON)
        kept(page)
        someone.context.set_offline(True)
        page.reload()
        person = begin(someone, game, 5)
        person.play()
        assert person.kept()["status"] == "finished"
        someone.open("/")
        page.reload()
        with page.expect_download() as download:
            page.get_by_role("button", name="Save record").click()
        record = download.value.path().read_text(encoding="utf-8")
        page.get_by_role("button", name="Delete").click()
        page.get_by_role("dialog").get_by_role("button", name="Delete").click()
        page.get_by_role("button", name="Save record").wait_for(state="detached")
        open_file(page, "{half")
        page.get_by_text("This file cannot be opened as the record of a game").wait_for(
            timeout=SOON
        )
        open_file(page, record)
        page.wait_for_url("**/replay/local*", timeout=SOON)
        page.get_by_role("heading", name=TITLES[game]).first.wait_for(timeout=SOON)
        someone.wrong = [each for each in someone.wrong if not LOST.search(each)]


def open_file(page: Page, text: str) -> None:
    """Choose a file on the start page."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a record").click()
    content: FilePayload = {
        "name": "record.json",
        "mimeType": "application/json",
        "buffer": text.encode(),
    }
    chooser.value.set_files(content)


def test_a_reload_in_the_middle_of_a_thought(browser: Browser, site: str) -> None:
    """And on a phone; the game goes on where it was, and is found again on the start page."""
    with visitor(browser, site, **PHONE) as someone:
        person = begin(someone, "under_sail")
        person.play(lambda: person.moves >= 2)
        before = person.kept()["entries"]
        someone.page.reload()
        someone.page.locator("#decision").wait_for(timeout=SOON)
        assert person.kept()["entries"] >= before
        person.play(lambda: person.moves >= 4)
        assert person.kept()["entries"] > before
        someone.open("/")
        mine = someone.page.locator(f'a[href*="{person.table}"]').first
        mine.click()
        someone.page.locator("#decision").wait_for(timeout=SOON)


def test_a_damaged_entry_is_said_and_the_game_goes_on(browser: Browser, site: str) -> None:
    with visitor(browser, site) as someone:
        person = begin(someone, "under_sail")
        person.play(lambda: person.moves >= 2)
        lost = person.damage()
        someone.page.reload()
        said = someone.page.get_by_text(re.compile("could not be read. The game goes on"))
        said.first.wait_for(timeout=SOON)
        someone.page.locator("#decision").wait_for(timeout=SOON)
        person.play(lambda: person.moves >= 4)
        assert person.kept()["entries"] > lost


def test_a_full_device_is_said_and_nothing_is_lost(browser: Browser, site: str) -> None:
    def fill(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=FULL + answer.text())

    with visitor(browser, site) as someone:
        someone.context.route(re.compile(r"/assets/worker-.*\.js$"), fill)
        person = begin(someone, "under_sail")
        person.play(lambda: person.moves >= 1 and person.kept()["asked"] == [0])
        before = person.kept()["entries"]
        someone.page.evaluate("new BroadcastChannel('full').postMessage(true)")
        moves = person.moves
        person.play(lambda: person.moves > moves)
        said = someone.page.get_by_text(re.compile("no room left on this device"))
        said.first.wait_for(state="attached")
        assert person.kept()["entries"] == before
        someone.page.evaluate("new BroadcastChannel('full').postMessage(false)")
        person.play(lambda: person.moves > moves + 1)
        assert person.kept()["entries"] > before


def test_a_lesson(browser: Browser, site: str) -> None:
    with visitor(browser, site) as someone:
        someone.open("/")
        someone.page.get_by_role("link", name=re.compile("Learn", re.IGNORECASE)).first.click()
        someone.page.locator("#main button.pri").first.click()
        someone.page.wait_for_url("**/t/local*", timeout=SOON)
        someone.page.locator(".coach").first.wait_for(timeout=SOON)
