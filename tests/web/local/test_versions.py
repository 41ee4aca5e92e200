"""A new build meets games of the one before: each is finished by the version that began it."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import CLIENT
from tests.web.engines import OTHER_HASHES, change_engine
from tests.web.live import visitor
from tests.web.local.test_offline import SHELLS, UPDATED, another_version
from tests.web.offline import kept, pardon
from tests.web.static import SOON, LocalPerson, begin, engine_built, static_site

pytestmark = pytest.mark.slow
ENGINES = """async () => (await (await caches.open('doubloon-engine')).keys())
  .map(({ url }) => url.split('/engine/')[1]).filter((path) => /^(kept|doubloon-)/.test(path))"""
TIDY = f"""async () => {{
  while ((await ({SHELLS})()).length > 1) await new Promise((done) => setTimeout(done, 50));
}}"""
WHOLE = """async () => {
  while (!localStorage.getItem('doubloon.engine')) await new Promise((d) => setTimeout(d, 50));
  const list = await (await fetch('./engine/engine.json')).json();
  const cache = await caches.open('doubloon-engine');
  for (const { path } of list.files)
    while (!(await cache.match('./' + path))) await new Promise((d) => setTimeout(d, 50));
}"""


CLEARED = "async () => Promise.all((await caches.keys()).map((each) => caches.delete(each)))"


class Sites:
    """One address at which builds come one after the other."""

    def __init__(self, url: str, folder: Path, older: Path, newer: Path) -> None:
        self.url = url
        self.folder = folder
        self.older = older
        self.newer = newer

    def upgrade(self) -> None:
        """The new build; nothing of the old one is left."""
        self.folder.rename(self.older)
        self.newer.rename(self.folder)
        for path in self.folder.rglob("*"):
            os.utime(path)  # a host asks the time of a file whether it has changed


@pytest.fixture
def sites(tmp_path: Path) -> Iterator[Sites]:
    """A site, and another build of it with another engine."""
    engine_built()
    client = tmp_path / "client"
    shutil.copytree(CLIENT, client)
    another_version(client)
    change_engine(client, OTHER_HASHES, "2.0.0-22222222")
    newer = tmp_path / "newer"
    with static_site(client, newer), static_site(CLIENT, tmp_path / "site") as url:
        yield Sites(url, tmp_path / "site", tmp_path / "older", newer)


def engine_of(person: LocalPerson) -> str:
    """The engine that wrote last to a table."""
    return str(person.kept()["engine"])


def build_of(page: Page) -> str:
    """Which of the two shows this page?"""
    return page.locator("html").get_attribute("data-version") or "1"


def test_a_game_is_finished_by_the_version_that_began_it(browser: Browser, sites: Sites) -> None:
    with visitor(browser, sites.url, service_workers="allow") as someone:
        page = someone.page
        someone.open("/")
        kept(page)
        person = begin(someone, "under_sail", 3)
        person.play(lambda: person.moves >= 2)
        page.evaluate(WHOLE)  # a game that has begun keeps its engine
        first = engine_of(person)
        sites.upgrade()
        someone.open("/")
        assert build_of(page) == "2"
        page.evaluate(UPDATED)  # the old service worker is still the one that answers
        page.locator(f'a[href*="{person.table}"]').first.click()
        page.wait_for_url(re.compile(r"\?build="), timeout=SOON)
        page.locator("#decision").wait_for(timeout=SOON)
        assert build_of(page) == "1"
        moves = person.moves
        person.play(lambda: person.moves > moves)
        assert engine_of(person) == first
        page.get_by_role("link", name="Doubloon").first.click()
        page.locator("html[data-version='2']").wait_for(state="attached")
        page.get_by_role("button", name="Reload").click()  # and now it is the new one
        page.wait_for_event("load")
        kept(page)
        assert len(page.evaluate(SHELLS)) == 2
        someone.context.set_offline(True)
        page.locator(f'a[href*="{person.table}"]').first.click()
        page.locator("#decision").wait_for(timeout=SOON)
        assert build_of(page) == "1"
        person.play()
        assert person.kept()["status"] == "finished"
        assert engine_of(person) == first
        someone.open("/")
        assert build_of(page) == "2"
        page.evaluate(TIDY)
        someone.context.set_offline(False)
        newer = begin(someone, "under_sail", 4)
        assert engine_of(newer) == "2.0.0-22222222"
        page.evaluate(WHOLE)
        listed = page.evaluate(ENGINES)
        assert {each for each in listed if "2.0.0" in each or "22222222" in each} == set(listed)
        pardon(someone)


def test_without_the_old_build_the_new_engine_says_what_it_cannot(
    browser: Browser, sites: Sites
) -> None:
    """A browser may clear its caches: then every position is checked, and nothing is changed."""
    with visitor(browser, sites.url, service_workers="allow") as someone:
        page = someone.page
        someone.open("/")
        kept(page)
        person = begin(someone, "under_sail", 3)
        person.make_a_move()
        page.evaluate(WHOLE)
        before = person.kept()["entries"]
        sites.upgrade()
        page.evaluate(CLEARED)
        page.reload()
        said = page.get_by_text("This version of Doubloon cannot go on with this game")
        expect(said).to_be_visible(timeout=SOON)
        assert person.kept()["entries"] == before
        pardon(someone)
