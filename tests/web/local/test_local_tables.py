"""Games that a page plays by itself: from a plain static file server, with no Doubloon server."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, Route, expect

from doubloon.kernel.files.record import read_record
from tests.web.conftest import CLIENT
from tests.web.engines import REQUESTS, SEED, change_engine
from tests.web.live import PHONE, Visitor, play_now, visitor
from tests.web.local.test_local_pages import open_record, record
from tests.web.static import SOON, LocalPerson, LocalToucher, begin, engine_built, static_site

pytestmark = pytest.mark.slow
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
# Lets the thinker keep its answers to itself, when it is told so; a new one does not.
HELD = """
let held = false;
new BroadcastChannel('held').onmessage = ({ data }) => (held = data);
const post = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (...said) {
  if (!held) post.apply(this, said);
};
"""
# As if another window were looked at.
LOOK = """() => {{
  Object.defineProperty(document, 'hidden', {{ value: {hidden}, configurable: true }});
  document.dispatchEvent(new Event('visibilitychange'));
}}"""


def changed(someone: Visitor, worker: str, code: str) -> None:
    """Let one of the page's workers run some code first."""

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=code + found.text())

    someone.context.route(re.compile(rf"/assets/{worker}-.*\.js$"), answer)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The client in a folder of files, with known shuffles."""
    engine_built()
    folder = tmp_path_factory.mktemp("site") / "doubloon"
    with static_site(CLIENT, folder) as url:
        change_engine(folder, SEED.format(seed=3))
        yield url


@contextmanager
def guest(browser: Browser, site: str, **screen: Any) -> Iterator[Visitor]:
    """A visitor whose ids of requests, and so of tables, are the same in every run."""
    with visitor(browser, site, **screen) as someone:
        someone.context.add_init_script(REQUESTS.format(seed=3))
        yield someone


def test_the_engine_is_small_and_waits_until_it_is_wanted(browser: Browser, site: str) -> None:
    said = json.loads((CLIENT / "engine/engine.json").read_text(encoding="utf-8"))
    assert said["download"] < 6_500_000
    with guest(browser, site) as someone:
        asked: list[str] = []
        someone.page.on("request", lambda request: asked.append(request.url))
        someone.open("/")
        play_now(someone.page).wait_for()
        someone.page.wait_for_load_state("networkidle")
        files = [each["path"] for each in said["files"]]
        assert [url for url in asked if url.endswith(tuple(files))] == []


def test_a_game_comes_back_from_its_record(browser: Browser, site: str) -> None:
    """Saved as a file, deleted, opened again; what is no record is refused in words."""
    with guest(browser, site) as someone:
        page = someone.page
        someone.open("/")
        play_now(page).wait_for()
        open_record(page)
        someone.open("/")
        with page.expect_download() as download:
            page.get_by_role("button", name="Save record").click()
        saved = download.value.path().read_text(encoding="utf-8")
        assert read_record(saved).final_hash == read_record(record()).final_hash
        page.get_by_role("button", name="Delete").click()
        page.get_by_role("dialog").get_by_role("button", name="Delete").click()
        page.get_by_role("button", name="Save record").wait_for(state="detached")
        open_file(page, "{half")
        page.get_by_text("This file cannot be opened as the record of a game").wait_for(
            timeout=SOON
        )
        open_file(page, saved)
        page.wait_for_url("**/replay/local*", timeout=SOON)
        page.get_by_role("heading", name="Under Sail").first.wait_for(timeout=SOON)


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
    with guest(browser, site, **PHONE) as someone:
        changed(someone, "thinker", HELD)
        page = someone.page
        person = begin(someone, "under_sail", 1, LocalToucher)
        person.make_a_move()
        page.evaluate("new BroadcastChannel('held').postMessage(true)")
        before = person.kept()["entries"]
        moves = person.moves
        person.play(lambda: person.moves > moves and person.kept()["entries"] > before)
        thinking = person.kept()
        assert 0 not in thinking["asked"]
        page.wait_for_timeout(1000)
        assert person.kept() == thinking  # a bot is asked, and thinks
        page.reload()
        page.locator("#decision").wait_for(timeout=SOON)
        person.play(lambda: person.kept()["asked"] == [0])
        assert person.kept()["entries"] > thinking["entries"]
        person.play(lambda: person.moves >= moves + 2)
        someone.open("/")
        mine = page.locator(f'a[href*="{person.table}"]').first
        mine.click()
        page.locator("#decision").wait_for(timeout=SOON)


def test_a_bot_that_thinks_for_nobody_is_stopped(browser: Browser, site: str) -> None:
    """Whoever leaves its table is not kept waiting elsewhere; the page itself never waits."""
    with guest(browser, site) as someone:
        changed(someone, "thinker", HELD)
        page = someone.page
        person = begin(someone, "under_sail")
        person.make_a_move()
        page.evaluate("new BroadcastChannel('held').postMessage(true)")
        moves = person.moves
        person.play(lambda: person.moves > moves and 0 not in person.kept()["asked"])
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("link", name="Doubloon").first.click()
        play_now(page, "Tobago").click()
        page.wait_for_url(lambda url: "/t/local" in url and person.table not in url)
        other = LocalPerson(page)
        other.play(lambda: other.moves >= 2)


def test_python_starts_with_a_word_of_how_far_it_is(browser: Browser, site: str) -> None:
    with guest(browser, site) as someone:
        page = someone.page
        someone.open("/")
        play_now(page, "Under Sail").click()
        bar = page.get_by_role("progressbar", name="Getting ready on this device")
        bar.wait_for()
        page.get_by_text("Usually three to ten seconds").wait_for()
        page.locator("#decision").wait_for(timeout=SOON)
        expect(bar).to_have_count(0)
        page.reload()  # and at the table
        bar.wait_for()
        page.get_by_text(re.compile("Last time it took")).wait_for()
        page.locator("#decision").wait_for(timeout=SOON)
        expect(bar).to_have_count(0)


def test_the_thinker_comes_when_it_is_wanted_and_goes_when_nobody_looks(
    browser: Browser, site: str
) -> None:
    """It is a second Python, which a page need not keep in memory all the time."""
    with guest(browser, site) as someone:
        page = someone.page
        someone.context.clock.install()
        someone.open("/")
        play_now(page).wait_for()
        open_record(page)
        assert workers(page) == ["worker"]  # a replay needs none
        person = begin(someone, "under_sail")
        person.make_a_move()
        assert workers(page) == ["thinker", "worker"]
        page.evaluate(LOOK.format(hidden="true"))
        page.clock.fast_forward(61_000)
        expect_workers(page, ["worker"])
        page.evaluate(LOOK.format(hidden="false"))
        expect_workers(page, ["thinker", "worker"])
        moves = person.moves
        person.play(lambda: person.moves > moves + 1)


def workers(page: Page) -> list[str]:
    """What the page runs besides itself."""
    return sorted(each.url.rpartition("/")[2].partition("-")[0] for each in page.workers)


def expect_workers(page: Page, wanted: list[str]) -> None:
    """Wait until the page runs these."""
    for _ in range(600):
        if workers(page) == wanted:
            return
        time.sleep(0.1)
        page.evaluate("0")
    assert workers(page) == wanted


@pytest.mark.parametrize("how", ["altered", "missing", "earlier"])
def test_a_damaged_entry_is_said_and_the_game_goes_on(
    browser: Browser, site: str, how: str
) -> None:
    """A half-written entry, one that is gone, and one that others follow."""
    with guest(browser, site) as someone:
        person = begin(someone, "under_sail")
        person.make_a_move()
        person.make_a_move()
        good = person.damage(how)
        someone.page.reload()
        said = someone.page.get_by_text(re.compile("could not be read. The game goes on"))
        said.first.wait_for(timeout=SOON)
        someone.page.locator("#decision").wait_for(timeout=SOON)
        moves = person.moves
        person.play(lambda: person.moves >= moves + 2)
        assert person.kept()["entries"] > good


def test_a_damaged_beginning_is_said_and_the_rest_is_left_alone(
    browser: Browser, site: str
) -> None:
    with guest(browser, site) as someone:
        person = begin(someone, "under_sail")
        person.make_a_move()
        before = person.kept()["entries"]
        assert person.damage("first") == 0
        someone.page.reload()
        someone.page.get_by_text("The beginning of this game can no longer be read").first.wait_for(
            timeout=SOON
        )
        assert person.kept()["entries"] == before
        someone.wrong.clear()


def test_a_full_device_is_said_and_nothing_is_lost(browser: Browser, site: str) -> None:
    with guest(browser, site) as someone:
        changed(someone, "worker", FULL)
        person = begin(someone, "under_sail")
        person.make_a_move()
        before = person.kept()["entries"]
        someone.page.evaluate("new BroadcastChannel('full').postMessage(true)")
        said = someone.page.get_by_text(re.compile("no room left on this device"))
        person.play(lambda: said.count() > 0)
        assert person.kept()["entries"] == before
        someone.page.evaluate("new BroadcastChannel('full').postMessage(false)")
        person.play(lambda: person.kept()["entries"] > before)
