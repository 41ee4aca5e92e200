"""Whole games that a page plays by itself, by clicks and by taps, in four languages.

Only the first visit has a network and a host of files: then both are gone, and stay away. The
browser is closed afterwards; the next day the games are still there.
"""

import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from doubloon.kernel.files.record import read_record
from tests.web.conftest import CLIENT
from tests.web.engines import REQUESTS, SEED, change_engine
from tests.web.live import DESKTOP, PHONE, Visitor, visitor
from tests.web.offline import download, pardon
from tests.web.pages.test_languages import SHELL, words
from tests.web.static import (
    SOON,
    TITLES,
    LocalPerson,
    LocalToucher,
    begin,
    engine_built,
    served,
    static_site,
)

pytestmark = pytest.mark.slow
SCREENS: dict[str, tuple[type[LocalPerson], dict[str, Any]]] = {
    "desktop": (LocalPerson, DESKTOP),
    "phone": (LocalToucher, PHONE),
}
YESTERDAY = {"en": "yesterday", "de": "gestern", "fr": "hier", "nl": "gisteren"}
# Every game in every language, and twice on each screen; one of each game in every run.
AT_ONCE = {("loot_island", "de"), ("tobago", "nl"), ("under_sail", "fr")}
GAMES = [
    pytest.param(
        game,
        language,
        list(SCREENS)[(row + column) % 2],
        marks=() if (game, language) in AT_ONCE else pytest.mark.long,
    )
    for row, game in enumerate(TITLES)
    for column, language in enumerate(YESTERDAY)
]
# The hash of the last position, as the page's own engine stored it.
LAST_HASH = """async (table) => {
  const open = indexedDB.open('doubloon');
  const database = await new Promise((done) => (open.onsuccess = () => done(open.result)));
  const store = database.transaction('entries').objectStore('entries');
  const all = store.getAll(IDBKeyRange.bound([table, 0], [table, Infinity]));
  const rows = await new Promise((done) => (all.onsuccess = () => done(all.result)));
  database.close();
  return rows.map(({ text }) => JSON.parse(text).data?.hash).findLast(Boolean);
}"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client in a folder of files, with known shuffles; nobody serves it."""
    engine_built()
    folder = tmp_path_factory.mktemp("site") / "doubloon"
    with static_site(CLIENT, folder):
        change_engine(folder, SEED.format(seed=11))
    return folder


@pytest.mark.parametrize(("game", "language", "where"), GAMES)
def test_a_whole_game_and_the_next_day(
    browser: Browser, folder: Path, tmp_path: Path, game: str, language: str, where: str
) -> None:
    kind, screen = SCREENS[where]
    shell = words(SHELL, language)
    there: dict[str, Any] = {"profile": tmp_path / "profile", "service_workers": "allow", **screen}
    there["locale"] = f"{language}-{language.upper()}"
    with served(folder) as url, visitor(browser, url, **there) as someone:
        download(someone)
        someone.page.get_by_text(shell["offline-kept"]).wait_for()
    with visitor(browser, url, offline=True, **there) as someone:
        someone.context.add_init_script(REQUESTS.format(seed=8))
        person = begin(someone, game, 5, kind)
        assert someone.page.evaluate("document.documentElement.lang") == language
        person.play()
        over = person.kept()
        assert over["status"] == "finished"
        assert over["entries"] == over["number"]
        someone.page.get_by_role("dialog").wait_for()
        check_record(someone.page, person.table, tmp_path / "record.json")
        going = begin(someone, game, 6, kind)
        going.play(lambda: going.moves >= 1)
        played = going.kept()["entries"]
        pardon(someone)
    with visitor(browser, url, offline=True, **there) as someone:
        tomorrow(someone)
        page = someone.page
        someone.open("/")
        mine = page.locator("section", has=page.get_by_role("heading", name=shell["my-games"]))
        card = mine.locator(f'a[href*="{going.table}"]')
        card.get_by_text(YESTERDAY[language]).wait_for()
        mine.get_by_role("button", name=shell["mine-finished"]).click()
        mine.locator(f'a[href*="{person.table}"]').click()
        page.get_by_role("dialog").get_by_text(shell["rematch"]).wait_for(timeout=SOON)
        someone.open("/")
        card.click()
        page.locator("#decision").wait_for(timeout=SOON)
        again = kind(page, 7)
        found = again.kept()["entries"]
        assert found >= played
        again.play(lambda: again.moves >= 1 and again.kept()["entries"] > found)
        pardon(someone)


def check_record(page: Page, table: str, file: Path) -> None:
    """The record of a finished game as a file; CPython gets to the same end."""
    with page.expect_download() as saved:
        page.locator('a[download][href$="/record"]').first.click()
    saved.value.save_as(file)
    record = read_record(file.read_text(encoding="utf-8"))
    assert len(record.moves) > 10
    assert record.final_hash == page.evaluate(LAST_HASH, table)
    command = [sys.executable, "-m", "doubloon.cli", "verify", str(file)]
    verified = subprocess.run(command, capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stdout + verified.stderr


def tomorrow(someone: Visitor) -> None:
    """The page's clock goes on a day and an hour later."""
    someone.context.clock.set_system_time(datetime.now() + timedelta(days=1, hours=1))
