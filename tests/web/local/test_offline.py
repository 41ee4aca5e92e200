"""Without a network: what was opened once works again, and a new version breaks nothing."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from doubloon.commands.site import ENGINE
from tests.required import missing
from tests.web.conftest import CLIENT
from tests.web.live import PHONE, ROOT, House, house, play_now, visitor
from tests.web.offline import kept, pardon

pytestmark = pytest.mark.slow
WORKER: dict[str, Any] = {"service_workers": "allow"}
UPDATED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
}"""
SHELLS = "async () => (await caches.keys()).filter((name) => name.startsWith('doubloon-shell-'))"
ONE_SHELL = f"""async () => {{
  while ((await ({SHELLS})()).length > 1) await new Promise((done) => setTimeout(done, 50));
}}"""


def test_pages_open_again_without_a_network(browser: Browser, server: House) -> None:
    with visitor(browser, server.url, **WORKER) as someone:
        page = someone.page
        someone.open("/rules/tobago")
        page.get_by_role("heading", name="Tobago").first.wait_for()
        someone.open("/")
        kept(page)
        someone.context.set_offline(True)
        someone.open("/score/under_sail")  # never opened before
        page.get_by_role("heading", level=1).wait_for()
        someone.open("/rules/tobago")
        page.get_by_role("heading", name="Tobago").first.wait_for()
        page.locator("figure svg").first.wait_for()
        someone.open("/")
        page.get_by_role("heading", level=1).wait_for()
        someone.context.set_offline(False)
        play_now(page).wait_for()  # it goes on by itself
        pardon(someone)


def test_a_new_version_waits_and_breaks_no_game(browser: Browser, tmp_path: Path) -> None:
    """The old page goes on with its own files, also when the server has them no longer."""
    client = tmp_path / "client"
    shutil.copytree(CLIENT, client)
    with (
        house(tmp_path, HOUSE_CLIENT=str(client), HOUSE_SEED="new version") as server,
        visitor(browser, server.url, **WORKER) as someone,
    ):
        page = someone.page
        someone.open("/")
        kept(page)
        play_now(page).click()
        page.locator("#decision").wait_for()
        another_version(client)
        page.evaluate(UPDATED)
        assert len(page.evaluate(SHELLS)) == 2
        # The settings of a table are a file of their own that was not loaded yet.
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("Escape")
        assert page.get_by_role("button", name="Reload").count() == 0  # nobody is disturbed
        page.get_by_role("link", name="Doubloon").click()
        page.get_by_text("A new version is ready.").wait_for()
        page.get_by_role("button", name="Reload").click()
        page.locator("html[data-version='2']").wait_for(state="attached")
        page.get_by_role("link", name="Doubloon").first.wait_for()
        page.reload()
        page.evaluate(ONE_SHELL)


def another_version(client: Path) -> None:
    """The client as if it had been built again: other names of files, another page."""
    page = client / "index.html"
    for file in list((client / "assets").iterdir()):
        name = file.name.replace(".", "2.", 1)
        file.rename(file.with_name(name))
    renames = {
        each.name.replace("2.", ".", 1): each.name
        for each in (client / "assets").iterdir()
        if each.suffix in (".js", ".css")
    }
    pattern = re.compile("|".join(re.escape(name) for name in renames))
    for file in [page, client / "shell.js", *(client / "assets").glob("*.js")]:
        changed = pattern.sub(lambda found: renames[found[0]], file.read_text("utf-8"))
        file.write_text(changed, "utf-8")
        for packed in (".br", ".gz"):
            file.with_name(file.name + packed).unlink(missing_ok=True)
    text = page.read_text("utf-8")
    page.write_text(text.replace("<html ", '<html data-version="2" '), "utf-8")
    shell = client / "shell.js"
    shell.write_text(re.sub('"version":"', '"version":"2', shell.read_text("utf-8")), "utf-8")


REMEMBERED = """async () => {
  while (!(await (await caches.open('doubloon-tables')).keys()).length)
    await new Promise((done) => setTimeout(done, 50));
}"""


def test_a_table_is_shown_as_it_was_and_goes_on(browser: Browser, server: House) -> None:
    with visitor(browser, server.url, **WORKER) as someone:
        page = someone.page
        someone.open("/")
        kept(page)
        play_now(page).click()
        page.locator(".decide.asked").wait_for()
        asked = page.locator("#decision").inner_text()
        page.evaluate(REMEMBERED)
        someone.context.set_offline(True)
        page.reload()
        page.get_by_text("No connection. This is the table as you last saw it").wait_for()
        expect(page.locator("#decision")).to_have_text(asked, use_inner_text=True)
        someone.context.set_offline(False)
        page.get_by_text("No connection.").wait_for(state="detached")
        expect(page.locator("#decision")).to_have_text(asked, use_inner_text=True)
        pardon(someone)


def test_games_are_listed_and_say_what_they_need(browser: Browser, server: House) -> None:
    """Without the engine nothing on this device can begin; that is said before somebody tries."""
    if '"version": ""' in (CLIENT / ENGINE).read_text("utf-8"):
        missing("NO ENGINE: the client is built without it, run `make web`")
    needed = re.compile(r"^Needs the .?\d.? MB download, once, with a network\.$")
    with visitor(browser, server.url, **WORKER, **PHONE) as someone:
        page = someone.page
        someone.open("/")
        play_now(page).wait_for()
        kept(page)
        someone.context.set_offline(True)
        someone.open("/")
        expect(page.get_by_text(needed)).to_have_count(3)
        expect(play_now(page, "Tobago")).to_be_disabled()
        expect(page.get_by_role("link", name="At one device")).to_have_count(0)
        expect(page.get_by_text("No connection to the server.")).to_be_visible()
        expect(page.get_by_text("The server cannot be reached")).to_have_count(0)
        someone.open("/new/tobago")
        page.get_by_text(needed).wait_for()
        expect(page.locator("form.paper .end .btn")).to_be_disabled()
        someone.open("/learn/tobago")
        page.get_by_text(needed).wait_for()
        begin = page.get_by_role("button", name="Begin").first
        expect(begin).to_be_disabled()
        someone.context.set_offline(False)
        page.get_by_text(needed).wait_for(state="detached")
        expect(begin).to_be_enabled()
        pardon(someone)


def test_a_build_without_an_engine_plays_at_its_server_alone(
    browser: Browser, tmp_path: Path
) -> None:
    """Also for whoever once chose this device; out of the server's reach it says what it needs."""
    client = tmp_path / "client"
    shutil.copytree(CLIENT, client)
    shutil.rmtree(client / "engine")
    shutil.copytree(ROOT / "web/public/engine", client / "engine")  # as in a build without one
    with (
        house(tmp_path, HOUSE_CLIENT=str(client), HOUSE_SEED="no engine") as server,
        visitor(browser, server.url, **WORKER) as someone,
    ):
        page = someone.page
        someone.context.add_init_script("localStorage.setItem('doubloon.place', 'here')")
        someone.open("/")
        kept(page)
        expect(page.get_by_text("Play without a network")).to_have_count(0)
        play_now(page).click()
        page.locator("#decision").wait_for()
        assert "/t/local" not in page.url
        someone.open("/")
        play_now(page).wait_for()
        someone.context.set_offline(True)
        someone.open("/")
        expect(page.get_by_text("Needs the server: this page cannot play by itself")).to_have_count(
            3
        )
        expect(play_now(page)).to_be_disabled()
        expect(page.get_by_text("something to download below")).to_have_count(0)
        someone.context.set_offline(False)
        expect(play_now(page)).to_be_enabled()
        pardon(someone)
